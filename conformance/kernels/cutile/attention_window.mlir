// Attention with 64 features to the last positions: 4 heads share keys and values, scores are capped, and a sink takes a share.
// Made by write_programs.py from attention.py with cuda-tile 1.7.0.
// tilerun: --grid 4,4,1 --arg rand:f16:1x4x240x64:1 --arg 1 --arg 4 --arg 240 --arg 64 --arg 61440 --arg 15360 --arg 64 --arg 1 --arg rand:f16:1x1x240x64:2 --arg 1 --arg 1 --arg 240 --arg 64 --arg 15360 --arg 15360 --arg 64 --arg 1 --arg rand:f16:1x1x240x64:3 --arg 1 --arg 1 --arg 240 --arg 64 --arg 15360 --arg 15360 --arg 64 --arg 1 --arg rand:f32:4:4 --arg 4 --arg 1 --arg zeros:f16:1x4x240x64 --arg 1 --arg 4 --arg 240 --arg 64 --arg 61440 --arg 15360 --arg 64 --arg 1 --arg 0.125
// tilerun[large]: --grid 64,32,4 --arg rand:f16:4x32x4096x64:1 --arg 4 --arg 32 --arg 4096 --arg 64 --arg 8388608 --arg 262144 --arg 64 --arg 1 --arg rand:f16:4x8x4096x64:2 --arg 4 --arg 8 --arg 4096 --arg 64 --arg 2097152 --arg 262144 --arg 64 --arg 1 --arg rand:f16:4x8x4096x64:3 --arg 4 --arg 8 --arg 4096 --arg 64 --arg 2097152 --arg 262144 --arg 64 --arg 1 --arg rand:f32:32:4 --arg 32 --arg 1 --arg zeros:f16:4x32x4096x64 --arg 4 --arg 32 --arg 4096 --arg 64 --arg 8388608 --arg 262144 --arg 64 --arg 1 --arg 0.125 --flop 4*128*4*32*4096*64
cuda_tile.module @kernels {
  entry @attention_window(%arg0: tile<ptr<f16>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<i32>, %arg9: tile<ptr<f16>>, %arg10: tile<i32>, %arg11: tile<i32>, %arg12: tile<i32>, %arg13: tile<i32>, %arg14: tile<i32>, %arg15: tile<i32>, %arg16: tile<i32>, %arg17: tile<i32>, %arg18: tile<ptr<f16>>, %arg19: tile<i32>, %arg20: tile<i32>, %arg21: tile<i32>, %arg22: tile<i32>, %arg23: tile<i32>, %arg24: tile<i32>, %arg25: tile<i32>, %arg26: tile<i32>, %arg27: tile<ptr<f32>>, %arg28: tile<i32>, %arg29: tile<i32>, %arg30: tile<ptr<f16>>, %arg31: tile<i32>, %arg32: tile<i32>, %arg33: tile<i32>, %arg34: tile<i32>, %arg35: tile<i32>, %arg36: tile<i32>, %arg37: tile<i32>, %arg38: tile<i32>, %arg39: tile<f32>) optimization_hints=<sm_90 = {}> {
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
    %assume_17 = assume div_by<16>, %arg27 : tile<ptr<f32>>
    %assume_18 = assume div_by<16>, %arg30 : tile<ptr<f16>>
    %assume_19 = assume div_by<16>, %arg33 : tile<i32>
    %assume_20 = assume div_by<16>, %arg34 : tile<i32>
    %assume_21 = assume div_by<8>, %arg35 : tile<i32>
    %assume_22 = assume div_by<8>, %arg36 : tile<i32>
    %assume_23 = assume div_by<8>, %arg37 : tile<i32>
    %cst_1_i32 = constant <i32: 1> : tile<i32>
    %cst_1_i32_24 = constant <i32: 1> : tile<i32>
    %cst_1_i32_25 = constant <i32: 1> : tile<i32>
    %cst_1_i32_26 = constant <i32: 1> : tile<i32>
    %cst_1_i32_27 = constant <i32: 1> : tile<i32>
    %cst_0_i32 = constant <i32: 0> : tile<64x64xi32>
    %cst_128_i32 = constant <i32: 128> : tile<64x64xi32>
    %assume_28 = assume bounded<0, ?>, %arg1 : tile<i32>
    %assume_29 = assume bounded<0, ?>, %arg2 : tile<i32>
    %assume_assume = assume bounded<0, ?>, %assume_0 : tile<i32>
    %assume_assume_assume = assume div_by<16>, %assume_assume : tile<i32>
    %assume_assume_30 = assume bounded<0, ?>, %assume_1 : tile<i32>
    %assume_assume_assume_31 = assume div_by<16>, %assume_assume_30 : tile<i32>
    %assume_assume_32 = assume bounded<0, ?>, %assume_2 : tile<i32>
    %assume_assume_assume_33 = assume div_by<8>, %assume_assume_32 : tile<i32>
    %assume_assume_34 = assume bounded<0, ?>, %assume_3 : tile<i32>
    %assume_assume_assume_35 = assume div_by<8>, %assume_assume_34 : tile<i32>
    %assume_assume_36 = assume bounded<0, ?>, %assume_4 : tile<i32>
    %assume_assume_assume_37 = assume div_by<8>, %assume_assume_36 : tile<i32>
    %tview = make_tensor_view %assume, shape = [%assume_28, %assume_29, %assume_assume_assume, %assume_assume_assume_31], strides = [%assume_assume_assume_33, %assume_assume_assume_35, %assume_assume_assume_37, 1] : tile<i32> -> tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>
    %assume_38 = assume bounded<0, ?>, %arg10 : tile<i32>
    %assume_39 = assume bounded<0, ?>, %arg11 : tile<i32>
    %assume_assume_40 = assume bounded<0, ?>, %assume_6 : tile<i32>
    %assume_assume_assume_41 = assume div_by<16>, %assume_assume_40 : tile<i32>
    %assume_assume_42 = assume bounded<0, ?>, %assume_7 : tile<i32>
    %assume_assume_assume_43 = assume div_by<16>, %assume_assume_42 : tile<i32>
    %assume_assume_44 = assume bounded<0, ?>, %assume_8 : tile<i32>
    %assume_assume_assume_45 = assume div_by<8>, %assume_assume_44 : tile<i32>
    %assume_assume_46 = assume bounded<0, ?>, %assume_9 : tile<i32>
    %assume_assume_assume_47 = assume div_by<8>, %assume_assume_46 : tile<i32>
    %assume_assume_48 = assume bounded<0, ?>, %assume_10 : tile<i32>
    %assume_assume_assume_49 = assume div_by<8>, %assume_assume_48 : tile<i32>
    %tview_50 = make_tensor_view %assume_5, shape = [%assume_38, %assume_39, %assume_assume_assume_41, %assume_assume_assume_43], strides = [%assume_assume_assume_45, %assume_assume_assume_47, %assume_assume_assume_49, 1] : tile<i32> -> tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>
    %assume_51 = assume bounded<0, ?>, %arg19 : tile<i32>
    %assume_52 = assume bounded<0, ?>, %arg20 : tile<i32>
    %assume_assume_53 = assume bounded<0, ?>, %assume_12 : tile<i32>
    %assume_assume_assume_54 = assume div_by<16>, %assume_assume_53 : tile<i32>
    %assume_assume_55 = assume bounded<0, ?>, %assume_13 : tile<i32>
    %assume_assume_assume_56 = assume div_by<16>, %assume_assume_55 : tile<i32>
    %assume_assume_57 = assume bounded<0, ?>, %assume_14 : tile<i32>
    %assume_assume_assume_58 = assume div_by<8>, %assume_assume_57 : tile<i32>
    %assume_assume_59 = assume bounded<0, ?>, %assume_15 : tile<i32>
    %assume_assume_assume_60 = assume div_by<8>, %assume_assume_59 : tile<i32>
    %assume_assume_61 = assume bounded<0, ?>, %assume_16 : tile<i32>
    %assume_assume_assume_62 = assume div_by<8>, %assume_assume_61 : tile<i32>
    %tview_63 = make_tensor_view %assume_11, shape = [%assume_51, %assume_52, %assume_assume_assume_54, %assume_assume_assume_56], strides = [%assume_assume_assume_58, %assume_assume_assume_60, %assume_assume_assume_62, 1] : tile<i32> -> tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>
    %assume_64 = assume bounded<0, ?>, %arg28 : tile<i32>
    %tview_65 = make_tensor_view %assume_17, shape = [%assume_64], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
    %assume_66 = assume bounded<0, ?>, %arg31 : tile<i32>
    %assume_67 = assume bounded<0, ?>, %arg32 : tile<i32>
    %assume_assume_68 = assume bounded<0, ?>, %assume_19 : tile<i32>
    %assume_assume_assume_69 = assume div_by<16>, %assume_assume_68 : tile<i32>
    %assume_assume_70 = assume bounded<0, ?>, %assume_20 : tile<i32>
    %assume_assume_assume_71 = assume div_by<16>, %assume_assume_70 : tile<i32>
    %assume_assume_72 = assume bounded<0, ?>, %assume_21 : tile<i32>
    %assume_assume_assume_73 = assume div_by<8>, %assume_assume_72 : tile<i32>
    %assume_assume_74 = assume bounded<0, ?>, %assume_22 : tile<i32>
    %assume_assume_assume_75 = assume div_by<8>, %assume_assume_74 : tile<i32>
    %assume_assume_76 = assume bounded<0, ?>, %assume_23 : tile<i32>
    %assume_assume_assume_77 = assume div_by<8>, %assume_assume_76 : tile<i32>
    %tview_78 = make_tensor_view %assume_18, shape = [%assume_66, %assume_67, %assume_assume_assume_69, %assume_assume_assume_71], strides = [%assume_assume_assume_73, %assume_assume_assume_75, %assume_assume_assume_77, 1] : tile<i32> -> tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>
    %cst_4_i32 = constant <i32: 4> : tile<i32>
    %cst_64_i32 = constant <i32: 64> : tile<i32>
    %cst_64_i32_79 = constant <i32: 64> : tile<i32>
    %cst_128_i32_80 = constant <i32: 128> : tile<i32>
    %cst_30_f32 = constant <f32: 3.000000e+01> : tile<f32>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %1 = muli %blockId_x, %cst_64_i32 : tile<i32>
    %blockId_x_81, %blockId_y_82, %blockId_z_83 = get_tile_block_id : tile<i32>
    %blockId_x_84, %blockId_y_85, %blockId_z_86 = get_tile_block_id : tile<i32>
    %2 = divi %blockId_y_85, %cst_4_i32 signed rounding<negative_inf> : tile<i32>
    %blockId_x_87, %blockId_y_88, %blockId_z_89 = get_tile_block_id : tile<i32>
    %cst_0_i32_90 = constant <i32: 0> : tile<i32>
    %pview = make_partition_view %tview : partition_view<tile=(1x1x64x64), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>
    %tile, %result_token = load_view_tko weak %pview[%blockId_z_83, %blockId_y_85, %blockId_x_87, %cst_0_i32_90] token = %0 : partition_view<tile=(1x1x64x64), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>, tile<i32> -> tile<1x1x64x64xf16>, token
    %reshape = reshape %tile : tile<1x1x64x64xf16> -> tile<64x64xf16>
    %3 = iota : tile<64xi32>
    %reshape_91 = reshape %3 : tile<64xi32> -> tile<64x1xi32>
    %reshape_92 = reshape %1 : tile<i32> -> tile<1x1xi32>
    %bcast = broadcast %reshape_92 : tile<1x1xi32> -> tile<64x1xi32>
    %4 = addi %bcast, %reshape_91 : tile<64x1xi32>
    %5 = iota : tile<64xi32>
    %reshape_93 = reshape %5 : tile<64xi32> -> tile<1x64xi32>
    %cst_0_f32 = constant <f32: 0.000000e+00> : tile<64x1xf32>
    %pview_94 = make_partition_view %tview_65 : partition_view<tile=(1), tensor_view<?xf32, strides=[1]>>
    %tile_95, %result_token_96 = load_view_tko weak %pview_94[%blockId_y_85] token = %0 : partition_view<tile=(1), tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<1xf32>, token
    %reshape_97 = reshape %tile_95 : tile<1xf32> -> tile<1x1xf32>
    %cst_f32 = constant <f32: 1.44269502> : tile<f32>
    %reshape_98 = reshape %cst_f32 : tile<f32> -> tile<1x1xf32>
    %6 = mulf %reshape_97, %reshape_98 : tile<1x1xf32>
    %bcast_99 = broadcast %6 : tile<1x1xf32> -> tile<64x1xf32>
    %7 = addf %cst_0_f32, %bcast_99 : tile<64x1xf32>
    %cst_1_f32 = constant <f32: 1.000000e+00> : tile<64x1xf32>
    %cst_0_f32_100 = constant <f32: 0.000000e+00> : tile<64x64xf32>
    %8 = subi %1, %cst_128_i32_80 : tile<i32>
    %cst_1_i32_101 = constant <i32: 1> : tile<i32>
    %9 = addi %8, %cst_1_i32_101 : tile<i32>
    %cst_0_i32_102 = constant <i32: 0> : tile<i32>
    %10 = maxi %9, %cst_0_i32_102 signed : tile<i32>
    %11 = divi %10, %cst_64_i32_79 signed rounding<negative_inf> : tile<i32>
    %12 = addi %1, %cst_64_i32 : tile<i32>
    %13 = mini %12, %assume_assume_assume_41 signed : tile<i32>
    %14 = divi %13, %cst_64_i32_79 signed rounding<positive_inf> : tile<i32>
    %cst_1_i32_103 = constant <i32: 1> : tile<i32>
    %cst_0_i32_104 = constant <i32: 0> : tile<i32>
    %cst_0_f32_105 = constant <f32: 0.000000e+00> : tile<64x64xf32>
    %15 = divf %arg39, %cst_30_f32 : tile<f32>
    %reshape_106 = reshape %15 : tile<f32> -> tile<1x1xf32>
    %bcast_107 = broadcast %reshape_106 : tile<1x1xf32> -> tile<64x64xf32>
    %cst_f32_108 = constant <f32: 43.2808495> : tile<f32>
    %reshape_109 = reshape %cst_f32_108 : tile<f32> -> tile<1x1xf32>
    %bcast_110 = broadcast %reshape_109 : tile<1x1xf32> -> tile<64x64xf32>
    %cst_0_i32_111 = constant <i32: 0> : tile<i32>
    %for:3 = for %loopIdx in (%11 to %14, step %cst_1_i32_103) : tile<i32> iter_values(%iterArg0 = %cst_0_f32_100, %iterArg1 = %7, %iterArg2 = %cst_1_f32) -> (tile<64x64xf32>, tile<64x1xf32>, tile<64x1xf32>) {
      %pview_119 = make_partition_view %tview_50 : partition_view<tile=(1x1x64x64), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>, dim_map=[0, 1, 3, 2]>
      %tile_120, %result_token_121 = load_view_tko weak %pview_119[%blockId_z_83, %2, %cst_0_i32_104, %loopIdx] token = %0 : partition_view<tile=(1x1x64x64), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>, dim_map=[0, 1, 3, 2]>, tile<i32> -> tile<1x1x64x64xf16>, token
      %reshape_122 = reshape %tile_120 : tile<1x1x64x64xf16> -> tile<64x64xf16>
      %19 = mmaf %reshape, %reshape_122, %cst_0_f32_105 : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      %20 = mulf %19, %bcast_107 : tile<64x64xf32>
      %21 = tanh %20 : tile<64x64xf32>
      %22 = mulf %21, %bcast_110 : tile<64x64xf32>
      %23 = muli %loopIdx, %cst_64_i32_79 : tile<i32>
      %24 = addi %23, %cst_64_i32_79 : tile<i32>
      %25 = cmpi greater_than %24, %1, signed : tile<i32> -> tile<i1>
      %26 = if %25 -> (tile<i1>) {
        yield %25 : tile<i1>
      } else {
        %37 = muli %loopIdx, %cst_64_i32_79 : tile<i32>
        %38 = addi %37, %cst_128_i32_80 : tile<i32>
        %39 = addi %1, %cst_64_i32 : tile<i32>
        %40 = cmpi less_than %38, %39, signed : tile<i32> -> tile<i1>
        yield %40 : tile<i1>
      }
      %27 = if %26 -> (tile<64x64xf32>) {
        %37 = muli %loopIdx, %cst_64_i32_79 : tile<i32>
        %reshape_132 = reshape %37 : tile<i32> -> tile<1x1xi32>
        %bcast_133 = broadcast %reshape_132 : tile<1x1xi32> -> tile<1x64xi32>
        %38 = addi %bcast_133, %reshape_93 : tile<1x64xi32>
        %bcast_134 = broadcast %4 : tile<64x1xi32> -> tile<64x64xi32>
        %bcast_135 = broadcast %38 : tile<1x64xi32> -> tile<64x64xi32>
        %39 = subi %bcast_134, %bcast_135 : tile<64x64xi32>
        %40 = cmpi greater_than_or_equal %39, %cst_0_i32, signed : tile<64x64xi32> -> tile<64x64xi1>
        %41 = cmpi less_than %39, %cst_128_i32, signed : tile<64x64xi32> -> tile<64x64xi1>
        %42 = andi %40, %41 : tile<64x64xi1>
        %cst_f32_136 = constant <f32: 0xFF800000> : tile<f32>
        %reshape_137 = reshape %cst_f32_136 : tile<f32> -> tile<1x1xf32>
        %bcast_138 = broadcast %reshape_137 : tile<1x1xf32> -> tile<64x64xf32>
        %43 = select %42, %22, %bcast_138 : tile<64x64xi1>, tile<64x64xf32>
        yield %43 : tile<64x64xf32>
      } else {
        yield %22 : tile<64x64xf32>
      }
      %reduce = reduce %27 dim=1 identities=[0xFF800000 : f32] : tile<64x64xf32> -> tile<64xf32>
      (%reduce_lhs: tile<f32>, %reduce_rhs: tile<f32>) {
        %37 = maxf %reduce_lhs, %reduce_rhs : tile<f32>
        yield %37 : tile<f32>
      }
      %reshape_123 = reshape %reduce : tile<64xf32> -> tile<64x1xf32>
      %28 = maxf %iterArg1, %reshape_123 : tile<64x1xf32>
      %bcast_124 = broadcast %28 : tile<64x1xf32> -> tile<64x64xf32>
      %29 = subf %27, %bcast_124 : tile<64x64xf32>
      %30 = exp2 %29 flush_to_zero : tile<64x64xf32>
      %31 = subf %iterArg1, %28 : tile<64x1xf32>
      %32 = exp2 %31 flush_to_zero : tile<64x1xf32>
      %reduce_125 = reduce %30 dim=1 identities=[0.000000e+00 : f32] : tile<64x64xf32> -> tile<64xf32>
      (%reduce_lhs: tile<f32>, %reduce_rhs: tile<f32>) {
        %37 = addf %reduce_lhs, %reduce_rhs : tile<f32>
        yield %37 : tile<f32>
      }
      %reshape_126 = reshape %reduce_125 : tile<64xf32> -> tile<64x1xf32>
      %33 = fma %iterArg2, %32, %reshape_126 : tile<64x1xf32>
      %pview_127 = make_partition_view %tview_63 : partition_view<tile=(1x1x64x64), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>
      %tile_128, %result_token_129 = load_view_tko weak %pview_127[%blockId_z_83, %2, %loopIdx, %cst_0_i32_111] token = %0 : partition_view<tile=(1x1x64x64), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>, tile<i32> -> tile<1x1x64x64xf16>, token
      %reshape_130 = reshape %tile_128 : tile<1x1x64x64xf16> -> tile<64x64xf16>
      %34 = ftof %30 : tile<64x64xf32> -> tile<64x64xf16>
      %bcast_131 = broadcast %32 : tile<64x1xf32> -> tile<64x64xf32>
      %35 = mulf %iterArg0, %bcast_131 : tile<64x64xf32>
      %36 = mmaf %34, %reshape_130, %35 : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %36, %28, %33 : tile<64x64xf32>, tile<64x1xf32>, tile<64x1xf32>
    }
    %bcast_112 = broadcast %for#2 : tile<64x1xf32> -> tile<64x64xf32>
    %16 = divf %for#0, %bcast_112 rounding<approx> flush_to_zero : tile<64x64xf32>
    %blockId_x_113, %blockId_y_114, %blockId_z_115 = get_tile_block_id : tile<i32>
    %cst_0_i32_116 = constant <i32: 0> : tile<i32>
    %reshape_117 = reshape %16 : tile<64x64xf32> -> tile<1x1x64x64xf32>
    %17 = ftof %reshape_117 : tile<1x1x64x64xf32> -> tile<1x1x64x64xf16>
    %pview_118 = make_partition_view %tview_78 : partition_view<tile=(1x1x64x64), tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>
    %18 = store_view_tko weak %17, %pview_118[%blockId_z_83, %blockId_y_85, %blockId_x_113, %cst_0_i32_116] token = %0 : tile<1x1x64x64xf16>, partition_view<tile=(1x1x64x64), tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>, tile<i32> -> token
    return
  }
}
