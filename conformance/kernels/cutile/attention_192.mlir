// Causal attention whose scores are of 192 features, in tiles of 128 and 64, and whose values have 128.
// Made by write_programs.py from attention.py with cuda-tile 1.7.0.
// tilerun: --grid 2,2,1 --arg rand:f16:1x2x144x192:1 --arg 1 --arg 2 --arg 144 --arg 192 --arg 55296 --arg 27648 --arg 192 --arg 1 --arg rand:f16:1x2x144x192:2 --arg 1 --arg 2 --arg 144 --arg 192 --arg 55296 --arg 27648 --arg 192 --arg 1 --arg rand:f16:1x2x144x128:3 --arg 1 --arg 2 --arg 144 --arg 128 --arg 36864 --arg 18432 --arg 128 --arg 1 --arg zeros:f16:1x2x144x128 --arg 1 --arg 2 --arg 144 --arg 128 --arg 36864 --arg 18432 --arg 128 --arg 1 --arg 0.07216878364870323
// tilerun[large]: --grid 32,16,4 --arg rand:f16:4x16x4096x192:1 --arg 4 --arg 16 --arg 4096 --arg 192 --arg 12582912 --arg 786432 --arg 192 --arg 1 --arg rand:f16:4x16x4096x192:2 --arg 4 --arg 16 --arg 4096 --arg 192 --arg 12582912 --arg 786432 --arg 192 --arg 1 --arg rand:f16:4x16x4096x128:3 --arg 4 --arg 16 --arg 4096 --arg 128 --arg 8388608 --arg 524288 --arg 128 --arg 1 --arg zeros:f16:4x16x4096x128 --arg 4 --arg 16 --arg 4096 --arg 128 --arg 8388608 --arg 524288 --arg 128 --arg 1 --arg 0.07216878364870323 --flop 320*4*16*4096*4096
cuda_tile.module @kernels {
  entry @attention_192(%arg0: tile<ptr<f16>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<i32>, %arg9: tile<ptr<f16>>, %arg10: tile<i32>, %arg11: tile<i32>, %arg12: tile<i32>, %arg13: tile<i32>, %arg14: tile<i32>, %arg15: tile<i32>, %arg16: tile<i32>, %arg17: tile<i32>, %arg18: tile<ptr<f16>>, %arg19: tile<i32>, %arg20: tile<i32>, %arg21: tile<i32>, %arg22: tile<i32>, %arg23: tile<i32>, %arg24: tile<i32>, %arg25: tile<i32>, %arg26: tile<i32>, %arg27: tile<ptr<f16>>, %arg28: tile<i32>, %arg29: tile<i32>, %arg30: tile<i32>, %arg31: tile<i32>, %arg32: tile<i32>, %arg33: tile<i32>, %arg34: tile<i32>, %arg35: tile<i32>, %arg36: tile<f32>) optimization_hints=<sm_90 = {occupancy = 1}> {
    %0 = make_token : token
    %assume = assume div_by<16>, %arg0 : tile<ptr<f16>>
    %assume_0 = assume div_by<16>, %arg3 : tile<i32>
    %assume_1 = assume div_by<16>, %arg4 : tile<i32>
    %assume_2 = assume div_by<8>, %arg5 : tile<i32>
    %assume_3 = assume div_by<8>, %arg6 : tile<i32>
    %assume_4 = assume div_by<8>, %arg7 : tile<i32>
    %assume_5 = assume div_by<16>, %arg9 : tile<ptr<f16>>
    %assume_6 = assume div_by<16>, %arg12 : tile<i32>
    %assume_7 = assume div_by<16>, %arg13 : tile<i32>
    %assume_8 = assume div_by<8>, %arg14 : tile<i32>
    %assume_9 = assume div_by<8>, %arg15 : tile<i32>
    %assume_10 = assume div_by<8>, %arg16 : tile<i32>
    %assume_11 = assume div_by<16>, %arg18 : tile<ptr<f16>>
    %assume_12 = assume div_by<16>, %arg21 : tile<i32>
    %assume_13 = assume div_by<16>, %arg22 : tile<i32>
    %assume_14 = assume div_by<8>, %arg23 : tile<i32>
    %assume_15 = assume div_by<8>, %arg24 : tile<i32>
    %assume_16 = assume div_by<8>, %arg25 : tile<i32>
    %assume_17 = assume div_by<16>, %arg27 : tile<ptr<f16>>
    %assume_18 = assume div_by<16>, %arg30 : tile<i32>
    %assume_19 = assume div_by<16>, %arg31 : tile<i32>
    %assume_20 = assume div_by<8>, %arg32 : tile<i32>
    %assume_21 = assume div_by<8>, %arg33 : tile<i32>
    %assume_22 = assume div_by<8>, %arg34 : tile<i32>
    %cst_1_i32 = constant <i32: 1> : tile<i32>
    %cst_1_i32_23 = constant <i32: 1> : tile<i32>
    %cst_1_i32_24 = constant <i32: 1> : tile<i32>
    %cst_1_i32_25 = constant <i32: 1> : tile<i32>
    %assume_26 = assume bounded<0, ?>, %arg1 : tile<i32>
    %assume_27 = assume bounded<0, ?>, %arg2 : tile<i32>
    %assume_assume = assume bounded<0, ?>, %assume_0 : tile<i32>
    %assume_assume_assume = assume div_by<16>, %assume_assume : tile<i32>
    %assume_assume_28 = assume bounded<0, ?>, %assume_1 : tile<i32>
    %assume_assume_assume_29 = assume div_by<16>, %assume_assume_28 : tile<i32>
    %assume_assume_30 = assume bounded<0, ?>, %assume_2 : tile<i32>
    %assume_assume_assume_31 = assume div_by<8>, %assume_assume_30 : tile<i32>
    %assume_assume_32 = assume bounded<0, ?>, %assume_3 : tile<i32>
    %assume_assume_assume_33 = assume div_by<8>, %assume_assume_32 : tile<i32>
    %assume_assume_34 = assume bounded<0, ?>, %assume_4 : tile<i32>
    %assume_assume_assume_35 = assume div_by<8>, %assume_assume_34 : tile<i32>
    %tview = make_tensor_view %assume, shape = [%assume_26, %assume_27, %assume_assume_assume, %assume_assume_assume_29], strides = [%assume_assume_assume_31, %assume_assume_assume_33, %assume_assume_assume_35, 1] : tile<i32> -> tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>
    %assume_36 = assume bounded<0, ?>, %arg10 : tile<i32>
    %assume_37 = assume bounded<0, ?>, %arg11 : tile<i32>
    %assume_assume_38 = assume bounded<0, ?>, %assume_6 : tile<i32>
    %assume_assume_assume_39 = assume div_by<16>, %assume_assume_38 : tile<i32>
    %assume_assume_40 = assume bounded<0, ?>, %assume_7 : tile<i32>
    %assume_assume_assume_41 = assume div_by<16>, %assume_assume_40 : tile<i32>
    %assume_assume_42 = assume bounded<0, ?>, %assume_8 : tile<i32>
    %assume_assume_assume_43 = assume div_by<8>, %assume_assume_42 : tile<i32>
    %assume_assume_44 = assume bounded<0, ?>, %assume_9 : tile<i32>
    %assume_assume_assume_45 = assume div_by<8>, %assume_assume_44 : tile<i32>
    %assume_assume_46 = assume bounded<0, ?>, %assume_10 : tile<i32>
    %assume_assume_assume_47 = assume div_by<8>, %assume_assume_46 : tile<i32>
    %tview_48 = make_tensor_view %assume_5, shape = [%assume_36, %assume_37, %assume_assume_assume_39, %assume_assume_assume_41], strides = [%assume_assume_assume_43, %assume_assume_assume_45, %assume_assume_assume_47, 1] : tile<i32> -> tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>
    %assume_49 = assume bounded<0, ?>, %arg19 : tile<i32>
    %assume_50 = assume bounded<0, ?>, %arg20 : tile<i32>
    %assume_assume_51 = assume bounded<0, ?>, %assume_12 : tile<i32>
    %assume_assume_assume_52 = assume div_by<16>, %assume_assume_51 : tile<i32>
    %assume_assume_53 = assume bounded<0, ?>, %assume_13 : tile<i32>
    %assume_assume_assume_54 = assume div_by<16>, %assume_assume_53 : tile<i32>
    %assume_assume_55 = assume bounded<0, ?>, %assume_14 : tile<i32>
    %assume_assume_assume_56 = assume div_by<8>, %assume_assume_55 : tile<i32>
    %assume_assume_57 = assume bounded<0, ?>, %assume_15 : tile<i32>
    %assume_assume_assume_58 = assume div_by<8>, %assume_assume_57 : tile<i32>
    %assume_assume_59 = assume bounded<0, ?>, %assume_16 : tile<i32>
    %assume_assume_assume_60 = assume div_by<8>, %assume_assume_59 : tile<i32>
    %tview_61 = make_tensor_view %assume_11, shape = [%assume_49, %assume_50, %assume_assume_assume_52, %assume_assume_assume_54], strides = [%assume_assume_assume_56, %assume_assume_assume_58, %assume_assume_assume_60, 1] : tile<i32> -> tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>
    %assume_62 = assume bounded<0, ?>, %arg28 : tile<i32>
    %assume_63 = assume bounded<0, ?>, %arg29 : tile<i32>
    %assume_assume_64 = assume bounded<0, ?>, %assume_18 : tile<i32>
    %assume_assume_assume_65 = assume div_by<16>, %assume_assume_64 : tile<i32>
    %assume_assume_66 = assume bounded<0, ?>, %assume_19 : tile<i32>
    %assume_assume_assume_67 = assume div_by<16>, %assume_assume_66 : tile<i32>
    %assume_assume_68 = assume bounded<0, ?>, %assume_20 : tile<i32>
    %assume_assume_assume_69 = assume div_by<8>, %assume_assume_68 : tile<i32>
    %assume_assume_70 = assume bounded<0, ?>, %assume_21 : tile<i32>
    %assume_assume_assume_71 = assume div_by<8>, %assume_assume_70 : tile<i32>
    %assume_assume_72 = assume bounded<0, ?>, %assume_22 : tile<i32>
    %assume_assume_assume_73 = assume div_by<8>, %assume_assume_72 : tile<i32>
    %tview_74 = make_tensor_view %assume_17, shape = [%assume_62, %assume_63, %assume_assume_assume_65, %assume_assume_assume_67], strides = [%assume_assume_assume_69, %assume_assume_assume_71, %assume_assume_assume_73, 1] : tile<i32> -> tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>
    %cst_128_i32 = constant <i32: 128> : tile<i32>
    %cst_128_i32_75 = constant <i32: 128> : tile<i32>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %1 = muli %blockId_x, %cst_128_i32 : tile<i32>
    %blockId_x_76, %blockId_y_77, %blockId_z_78 = get_tile_block_id : tile<i32>
    %blockId_x_79, %blockId_y_80, %blockId_z_81 = get_tile_block_id : tile<i32>
    %blockId_x_82, %blockId_y_83, %blockId_z_84 = get_tile_block_id : tile<i32>
    %cst_0_i32 = constant <i32: 0> : tile<i32>
    %pview = make_partition_view %tview : partition_view<tile=(1x1x128x128), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>
    %tile, %result_token = load_view_tko weak %pview[%blockId_z_78, %blockId_y_80, %blockId_x_82, %cst_0_i32] token = %0 : partition_view<tile=(1x1x128x128), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>, tile<i32> -> tile<1x1x128x128xf16>, token
    %reshape = reshape %tile : tile<1x1x128x128xf16> -> tile<128x128xf16>
    %blockId_x_85, %blockId_y_86, %blockId_z_87 = get_tile_block_id : tile<i32>
    %cst_2_i32 = constant <i32: 2> : tile<i32>
    %pview_88 = make_partition_view %tview : partition_view<tile=(1x1x128x64), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>
    %tile_89, %result_token_90 = load_view_tko weak %pview_88[%blockId_z_78, %blockId_y_80, %blockId_x_85, %cst_2_i32] token = %0 : partition_view<tile=(1x1x128x64), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>, tile<i32> -> tile<1x1x128x64xf16>, token
    %reshape_91 = reshape %tile_89 : tile<1x1x128x64xf16> -> tile<128x64xf16>
    %2 = iota : tile<128xi32>
    %reshape_92 = reshape %2 : tile<128xi32> -> tile<128x1xi32>
    %reshape_93 = reshape %1 : tile<i32> -> tile<1x1xi32>
    %bcast = broadcast %reshape_93 : tile<1x1xi32> -> tile<128x1xi32>
    %3 = addi %bcast, %reshape_92 : tile<128x1xi32>
    %4 = iota : tile<128xi32>
    %reshape_94 = reshape %4 : tile<128xi32> -> tile<1x128xi32>
    %cst_f32 = constant <f32: 0xFF800000> : tile<128x1xf32>
    %cst_0_f32 = constant <f32: 0.000000e+00> : tile<128x1xf32>
    %cst_0_f32_95 = constant <f32: 0.000000e+00> : tile<128x128xf32>
    %5 = addi %1, %cst_128_i32 : tile<i32>
    %6 = mini %5, %assume_assume_assume_39 signed : tile<i32>
    %7 = divi %6, %cst_128_i32_75 signed rounding<positive_inf> : tile<i32>
    %cst_0_i32_96 = constant <i32: 0> : tile<i32>
    %cst_1_i32_97 = constant <i32: 1> : tile<i32>
    %cst_0_i32_98 = constant <i32: 0> : tile<i32>
    %cst_2_i32_99 = constant <i32: 2> : tile<i32>
    %cst_0_f32_100 = constant <f32: 0.000000e+00> : tile<128x128xf32>
    %8 = mini %1, %assume_assume_assume_39 signed : tile<i32>
    %9 = divi %8, %cst_128_i32_75 signed rounding<negative_inf> : tile<i32>
    %cst_f32_101 = constant <f32: 1.44269502> : tile<f32>
    %10 = mulf %arg36, %cst_f32_101 : tile<f32>
    %reshape_102 = reshape %10 : tile<f32> -> tile<1x1xf32>
    %bcast_103 = broadcast %reshape_102 : tile<1x1xf32> -> tile<128x1xf32>
    %cst_f32_104 = constant <f32: 1.44269502> : tile<f32>
    %11 = mulf %arg36, %cst_f32_104 : tile<f32>
    %reshape_105 = reshape %11 : tile<f32> -> tile<1x1xf32>
    %bcast_106 = broadcast %reshape_105 : tile<1x1xf32> -> tile<128x128xf32>
    %cst_0_i32_107 = constant <i32: 0> : tile<i32>
    %12 = mini %7, %9 signed : tile<i32>
    %13 = maxi %cst_0_i32_96, %9 signed : tile<i32>
    %for:3 = for %loopIdx in (%cst_0_i32_96 to %12, step %cst_1_i32_97) : tile<i32> iter_values(%iterArg0 = %cst_0_f32_95, %iterArg1 = %cst_f32, %iterArg2 = %cst_0_f32) -> (tile<128x128xf32>, tile<128x1xf32>, tile<128x1xf32>) {
      %pview_116 = make_partition_view %tview_48 : partition_view<tile=(1x1x128x128), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>, dim_map=[0, 1, 3, 2]>
      %tile_117, %result_token_118 = load_view_tko weak %pview_116[%blockId_z_78, %blockId_y_80, %cst_0_i32_98, %loopIdx] token = %0 : partition_view<tile=(1x1x128x128), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>, dim_map=[0, 1, 3, 2]>, tile<i32> -> tile<1x1x128x128xf16>, token
      %reshape_119 = reshape %tile_117 : tile<1x1x128x128xf16> -> tile<128x128xf16>
      %pview_120 = make_partition_view %tview_48 : partition_view<tile=(1x1x64x128), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>, dim_map=[0, 1, 3, 2]>
      %tile_121, %result_token_122 = load_view_tko weak %pview_120[%blockId_z_78, %blockId_y_80, %cst_2_i32_99, %loopIdx] token = %0 : partition_view<tile=(1x1x64x128), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>, dim_map=[0, 1, 3, 2]>, tile<i32> -> tile<1x1x64x128xf16>, token
      %reshape_123 = reshape %tile_121 : tile<1x1x64x128xf16> -> tile<64x128xf16>
      %17 = mmaf %reshape, %reshape_119, %cst_0_f32_100 : tile<128x128xf16>, tile<128x128xf16>, tile<128x128xf32>
      %18 = mmaf %reshape_91, %reshape_123, %17 : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      %reduce = reduce %18 dim=1 identities=[0xFF800000 : f32] : tile<128x128xf32> -> tile<128xf32>
      (%reduce_lhs: tile<f32>, %reduce_rhs: tile<f32>) {
        %30 = maxf %reduce_lhs, %reduce_rhs : tile<f32>
        yield %30 : tile<f32>
      }
      %reshape_124 = reshape %reduce : tile<128xf32> -> tile<128x1xf32>
      %19 = mulf %reshape_124, %bcast_103 : tile<128x1xf32>
      %20 = maxf %iterArg1, %19 : tile<128x1xf32>
      %bcast_125 = broadcast %20 : tile<128x1xf32> -> tile<128x128xf32>
      %21 = negf %bcast_125 : tile<128x128xf32>
      %22 = fma %18, %bcast_106, %21 : tile<128x128xf32>
      %23 = exp2 %22 flush_to_zero : tile<128x128xf32>
      %24 = subf %iterArg1, %20 : tile<128x1xf32>
      %25 = exp2 %24 flush_to_zero : tile<128x1xf32>
      %reduce_126 = reduce %23 dim=1 identities=[0.000000e+00 : f32] : tile<128x128xf32> -> tile<128xf32>
      (%reduce_lhs: tile<f32>, %reduce_rhs: tile<f32>) {
        %30 = addf %reduce_lhs, %reduce_rhs : tile<f32>
        yield %30 : tile<f32>
      }
      %reshape_127 = reshape %reduce_126 : tile<128xf32> -> tile<128x1xf32>
      %26 = fma %iterArg2, %25, %reshape_127 : tile<128x1xf32>
      %pview_128 = make_partition_view %tview_61 : partition_view<tile=(1x1x128x128), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>
      %tile_129, %result_token_130 = load_view_tko weak %pview_128[%blockId_z_78, %blockId_y_80, %loopIdx, %cst_0_i32_107] token = %0 : partition_view<tile=(1x1x128x128), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>, tile<i32> -> tile<1x1x128x128xf16>, token
      %reshape_131 = reshape %tile_129 : tile<1x1x128x128xf16> -> tile<128x128xf16>
      %27 = ftof %23 : tile<128x128xf32> -> tile<128x128xf16>
      %bcast_132 = broadcast %25 : tile<128x1xf32> -> tile<128x128xf32>
      %28 = mulf %iterArg0, %bcast_132 : tile<128x128xf32>
      %29 = mmaf %27, %reshape_131, %28 : tile<128x128xf16>, tile<128x128xf16>, tile<128x128xf32>
      continue %29, %20, %26 : tile<128x128xf32>, tile<128x1xf32>, tile<128x1xf32>
    }
    %for_108:3 = for %loopIdx in (%13 to %7, step %cst_1_i32_97) : tile<i32> iter_values(%iterArg0 = %for#0, %iterArg1 = %for#1, %iterArg2 = %for#2) -> (tile<128x128xf32>, tile<128x1xf32>, tile<128x1xf32>) {
      %pview_116 = make_partition_view %tview_48 : partition_view<tile=(1x1x128x128), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>, dim_map=[0, 1, 3, 2]>
      %tile_117, %result_token_118 = load_view_tko weak %pview_116[%blockId_z_78, %blockId_y_80, %cst_0_i32_98, %loopIdx] token = %0 : partition_view<tile=(1x1x128x128), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>, dim_map=[0, 1, 3, 2]>, tile<i32> -> tile<1x1x128x128xf16>, token
      %reshape_119 = reshape %tile_117 : tile<1x1x128x128xf16> -> tile<128x128xf16>
      %pview_120 = make_partition_view %tview_48 : partition_view<tile=(1x1x64x128), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>, dim_map=[0, 1, 3, 2]>
      %tile_121, %result_token_122 = load_view_tko weak %pview_120[%blockId_z_78, %blockId_y_80, %cst_2_i32_99, %loopIdx] token = %0 : partition_view<tile=(1x1x64x128), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>, dim_map=[0, 1, 3, 2]>, tile<i32> -> tile<1x1x64x128xf16>, token
      %reshape_123 = reshape %tile_121 : tile<1x1x64x128xf16> -> tile<64x128xf16>
      %17 = mmaf %reshape, %reshape_119, %cst_0_f32_100 : tile<128x128xf16>, tile<128x128xf16>, tile<128x128xf32>
      %18 = mmaf %reshape_91, %reshape_123, %17 : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      %19 = muli %loopIdx, %cst_128_i32_75 : tile<i32>
      %reshape_124 = reshape %19 : tile<i32> -> tile<1x1xi32>
      %bcast_125 = broadcast %reshape_124 : tile<1x1xi32> -> tile<1x128xi32>
      %20 = addi %bcast_125, %reshape_94 : tile<1x128xi32>
      %reshape_126 = reshape %assume_assume_assume_39 : tile<i32> -> tile<1x1xi32>
      %bcast_127 = broadcast %reshape_126 : tile<1x1xi32> -> tile<1x128xi32>
      %21 = cmpi less_than %20, %bcast_127, signed : tile<1x128xi32> -> tile<1x128xi1>
      %22 = muli %loopIdx, %cst_128_i32_75 : tile<i32>
      %reshape_128 = reshape %22 : tile<i32> -> tile<1x1xi32>
      %bcast_129 = broadcast %reshape_128 : tile<1x1xi32> -> tile<1x128xi32>
      %23 = addi %bcast_129, %reshape_94 : tile<1x128xi32>
      %bcast_130 = broadcast %3 : tile<128x1xi32> -> tile<128x128xi32>
      %bcast_131 = broadcast %23 : tile<1x128xi32> -> tile<128x128xi32>
      %24 = cmpi greater_than_or_equal %bcast_130, %bcast_131, signed : tile<128x128xi32> -> tile<128x128xi1>
      %bcast_132 = broadcast %21 : tile<1x128xi1> -> tile<128x128xi1>
      %25 = andi %bcast_132, %24 : tile<128x128xi1>
      %cst_0_f32_133 = constant <f32: 0.000000e+00> : tile<f32>
      %cst_f32_134 = constant <f32: 0xFF800000> : tile<f32>
      %reshape_135 = reshape %cst_0_f32_133 : tile<f32> -> tile<1x1xf32>
      %bcast_136 = broadcast %reshape_135 : tile<1x1xf32> -> tile<128x128xf32>
      %reshape_137 = reshape %cst_f32_134 : tile<f32> -> tile<1x1xf32>
      %bcast_138 = broadcast %reshape_137 : tile<1x1xf32> -> tile<128x128xf32>
      %26 = select %25, %bcast_136, %bcast_138 : tile<128x128xi1>, tile<128x128xf32>
      %27 = addf %18, %26 : tile<128x128xf32>
      %reduce = reduce %27 dim=1 identities=[0xFF800000 : f32] : tile<128x128xf32> -> tile<128xf32>
      (%reduce_lhs: tile<f32>, %reduce_rhs: tile<f32>) {
        %39 = maxf %reduce_lhs, %reduce_rhs : tile<f32>
        yield %39 : tile<f32>
      }
      %reshape_139 = reshape %reduce : tile<128xf32> -> tile<128x1xf32>
      %28 = mulf %reshape_139, %bcast_103 : tile<128x1xf32>
      %29 = maxf %iterArg1, %28 : tile<128x1xf32>
      %bcast_140 = broadcast %29 : tile<128x1xf32> -> tile<128x128xf32>
      %30 = negf %bcast_140 : tile<128x128xf32>
      %31 = fma %27, %bcast_106, %30 : tile<128x128xf32>
      %32 = exp2 %31 flush_to_zero : tile<128x128xf32>
      %33 = subf %iterArg1, %29 : tile<128x1xf32>
      %34 = exp2 %33 flush_to_zero : tile<128x1xf32>
      %reduce_141 = reduce %32 dim=1 identities=[0.000000e+00 : f32] : tile<128x128xf32> -> tile<128xf32>
      (%reduce_lhs: tile<f32>, %reduce_rhs: tile<f32>) {
        %39 = addf %reduce_lhs, %reduce_rhs : tile<f32>
        yield %39 : tile<f32>
      }
      %reshape_142 = reshape %reduce_141 : tile<128xf32> -> tile<128x1xf32>
      %35 = fma %iterArg2, %34, %reshape_142 : tile<128x1xf32>
      %pview_143 = make_partition_view %tview_61 : partition_view<tile=(1x1x128x128), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>
      %tile_144, %result_token_145 = load_view_tko weak %pview_143[%blockId_z_78, %blockId_y_80, %loopIdx, %cst_0_i32_107] token = %0 : partition_view<tile=(1x1x128x128), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>, tile<i32> -> tile<1x1x128x128xf16>, token
      %reshape_146 = reshape %tile_144 : tile<1x1x128x128xf16> -> tile<128x128xf16>
      %36 = ftof %32 : tile<128x128xf32> -> tile<128x128xf16>
      %bcast_147 = broadcast %34 : tile<128x1xf32> -> tile<128x128xf32>
      %37 = mulf %iterArg0, %bcast_147 : tile<128x128xf32>
      %38 = mmaf %36, %reshape_146, %37 : tile<128x128xf16>, tile<128x128xf16>, tile<128x128xf32>
      continue %38, %29, %35 : tile<128x128xf32>, tile<128x1xf32>, tile<128x1xf32>
    }
    %bcast_109 = broadcast %for_108#2 : tile<128x1xf32> -> tile<128x128xf32>
    %14 = divf %for_108#0, %bcast_109 rounding<approx> flush_to_zero : tile<128x128xf32>
    %blockId_x_110, %blockId_y_111, %blockId_z_112 = get_tile_block_id : tile<i32>
    %cst_0_i32_113 = constant <i32: 0> : tile<i32>
    %reshape_114 = reshape %14 : tile<128x128xf32> -> tile<1x1x128x128xf32>
    %15 = ftof %reshape_114 : tile<1x1x128x128xf32> -> tile<1x1x128x128xf16>
    %pview_115 = make_partition_view %tview_74 : partition_view<tile=(1x1x128x128), tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>
    %16 = store_view_tko weak %15, %pview_115[%blockId_z_78, %blockId_y_80, %blockId_x_110, %cst_0_i32_113] token = %0 : tile<1x1x128x128xf16>, partition_view<tile=(1x1x128x128), tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>, tile<i32> -> token
    return
  }
}
