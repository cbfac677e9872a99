// Decoding by latent positions: a part of them for 16 heads, each of 512 features and 64 for its place.
// Made by write_programs.py from latent.py with cuda-tile 1.7.0.
// tilerun: --grid 1,1,2 --arg rand:f16:1x16x512:1 --arg 1 --arg 16 --arg 512 --arg 8192 --arg 512 --arg 1 --arg rand:f16:1x16x64:2 --arg 1 --arg 16 --arg 64 --arg 1024 --arg 64 --arg 1 --arg rand:f16:1x1100x512:3 --arg 1 --arg 1100 --arg 512 --arg 563200 --arg 512 --arg 1 --arg rand:f16:1x1100x64:4 --arg 1 --arg 1100 --arg 64 --arg 70400 --arg 64 --arg 1 --arg zeros:f16:1x16x2x512 --arg 1 --arg 16 --arg 2 --arg 512 --arg 16384 --arg 1024 --arg 512 --arg 1 --arg zeros:f32:1x16x2 --arg 1 --arg 16 --arg 2 --arg 32 --arg 2 --arg 1 --arg 0.041666666666666664
// tilerun[large]: --grid 1,32,8 --arg rand:f16:32x16x512:1 --arg 32 --arg 16 --arg 512 --arg 8192 --arg 512 --arg 1 --arg rand:f16:32x16x64:2 --arg 32 --arg 16 --arg 64 --arg 1024 --arg 64 --arg 1 --arg rand:f16:32x8192x512:3 --arg 32 --arg 8192 --arg 512 --arg 4194304 --arg 512 --arg 1 --arg rand:f16:32x8192x64:4 --arg 32 --arg 8192 --arg 64 --arg 524288 --arg 64 --arg 1 --arg zeros:f16:32x16x8x512 --arg 32 --arg 16 --arg 8 --arg 512 --arg 65536 --arg 4096 --arg 512 --arg 1 --arg zeros:f32:32x16x8 --arg 32 --arg 16 --arg 8 --arg 128 --arg 8 --arg 1 --arg 0.041666666666666664 --bytes 1152*32*8192
cuda_tile.module @kernels {
  entry @latent_decode(%arg0: tile<ptr<f16>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<ptr<f16>>, %arg8: tile<i32>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<i32>, %arg12: tile<i32>, %arg13: tile<i32>, %arg14: tile<ptr<f16>>, %arg15: tile<i32>, %arg16: tile<i32>, %arg17: tile<i32>, %arg18: tile<i32>, %arg19: tile<i32>, %arg20: tile<i32>, %arg21: tile<ptr<f16>>, %arg22: tile<i32>, %arg23: tile<i32>, %arg24: tile<i32>, %arg25: tile<i32>, %arg26: tile<i32>, %arg27: tile<i32>, %arg28: tile<ptr<f16>>, %arg29: tile<i32>, %arg30: tile<i32>, %arg31: tile<i32>, %arg32: tile<i32>, %arg33: tile<i32>, %arg34: tile<i32>, %arg35: tile<i32>, %arg36: tile<i32>, %arg37: tile<ptr<f32>>, %arg38: tile<i32>, %arg39: tile<i32>, %arg40: tile<i32>, %arg41: tile<i32>, %arg42: tile<i32>, %arg43: tile<i32>, %arg44: tile<f32>) optimization_hints=<sm_90 = {occupancy = 2}> {
    %0 = make_token : token
    %assume = assume div_by<16>, %arg0 : tile<ptr<f16>>
    %assume_0 = assume div_by<16>, %arg2 : tile<i32>
    %assume_1 = assume div_by<16>, %arg3 : tile<i32>
    %assume_2 = assume div_by<8>, %arg4 : tile<i32>
    %assume_3 = assume div_by<8>, %arg5 : tile<i32>
    %assume_4 = assume div_by<16>, %arg7 : tile<ptr<f16>>
    %assume_5 = assume div_by<16>, %arg9 : tile<i32>
    %assume_6 = assume div_by<16>, %arg10 : tile<i32>
    %assume_7 = assume div_by<8>, %arg11 : tile<i32>
    %assume_8 = assume div_by<8>, %arg12 : tile<i32>
    %assume_9 = assume div_by<16>, %arg14 : tile<ptr<f16>>
    %assume_10 = assume div_by<16>, %arg17 : tile<i32>
    %assume_11 = assume div_by<8>, %arg18 : tile<i32>
    %assume_12 = assume div_by<8>, %arg19 : tile<i32>
    %assume_13 = assume div_by<16>, %arg21 : tile<ptr<f16>>
    %assume_14 = assume div_by<16>, %arg24 : tile<i32>
    %assume_15 = assume div_by<8>, %arg25 : tile<i32>
    %assume_16 = assume div_by<8>, %arg26 : tile<i32>
    %assume_17 = assume div_by<16>, %arg28 : tile<ptr<f16>>
    %assume_18 = assume div_by<16>, %arg30 : tile<i32>
    %assume_19 = assume div_by<16>, %arg32 : tile<i32>
    %assume_20 = assume div_by<8>, %arg33 : tile<i32>
    %assume_21 = assume div_by<8>, %arg34 : tile<i32>
    %assume_22 = assume div_by<8>, %arg35 : tile<i32>
    %assume_23 = assume div_by<16>, %arg37 : tile<ptr<f32>>
    %assume_24 = assume div_by<16>, %arg39 : tile<i32>
    %assume_25 = assume div_by<4>, %arg41 : tile<i32>
    %cst_1_i32 = constant <i32: 1> : tile<i32>
    %cst_1_i32_26 = constant <i32: 1> : tile<i32>
    %cst_1_i32_27 = constant <i32: 1> : tile<i32>
    %cst_1_i32_28 = constant <i32: 1> : tile<i32>
    %cst_1_i32_29 = constant <i32: 1> : tile<i32>
    %cst_1_i64 = constant <i64: 1> : tile<16xi64>
    %assume_30 = assume bounded<0, ?>, %arg1 : tile<i32>
    %assume_assume = assume bounded<0, ?>, %assume_0 : tile<i32>
    %assume_assume_assume = assume div_by<16>, %assume_assume : tile<i32>
    %assume_assume_31 = assume bounded<0, ?>, %assume_1 : tile<i32>
    %assume_assume_assume_32 = assume div_by<16>, %assume_assume_31 : tile<i32>
    %assume_assume_33 = assume bounded<0, ?>, %assume_2 : tile<i32>
    %assume_assume_assume_34 = assume div_by<8>, %assume_assume_33 : tile<i32>
    %assume_assume_35 = assume bounded<0, ?>, %assume_3 : tile<i32>
    %assume_assume_assume_36 = assume div_by<8>, %assume_assume_35 : tile<i32>
    %tview = make_tensor_view %assume, shape = [%assume_30, %assume_assume_assume, %assume_assume_assume_32], strides = [%assume_assume_assume_34, %assume_assume_assume_36, 1] : tile<i32> -> tensor_view<?x?x?xf16, strides=[?,?,1]>
    %assume_37 = assume bounded<0, ?>, %arg8 : tile<i32>
    %assume_assume_38 = assume bounded<0, ?>, %assume_5 : tile<i32>
    %assume_assume_assume_39 = assume div_by<16>, %assume_assume_38 : tile<i32>
    %assume_assume_40 = assume bounded<0, ?>, %assume_6 : tile<i32>
    %assume_assume_assume_41 = assume div_by<16>, %assume_assume_40 : tile<i32>
    %assume_assume_42 = assume bounded<0, ?>, %assume_7 : tile<i32>
    %assume_assume_assume_43 = assume div_by<8>, %assume_assume_42 : tile<i32>
    %assume_assume_44 = assume bounded<0, ?>, %assume_8 : tile<i32>
    %assume_assume_assume_45 = assume div_by<8>, %assume_assume_44 : tile<i32>
    %tview_46 = make_tensor_view %assume_4, shape = [%assume_37, %assume_assume_assume_39, %assume_assume_assume_41], strides = [%assume_assume_assume_43, %assume_assume_assume_45, 1] : tile<i32> -> tensor_view<?x?x?xf16, strides=[?,?,1]>
    %assume_47 = assume bounded<0, ?>, %arg15 : tile<i32>
    %assume_48 = assume bounded<0, ?>, %arg16 : tile<i32>
    %assume_assume_49 = assume bounded<0, ?>, %assume_10 : tile<i32>
    %assume_assume_assume_50 = assume div_by<16>, %assume_assume_49 : tile<i32>
    %assume_assume_51 = assume bounded<0, ?>, %assume_11 : tile<i32>
    %assume_assume_assume_52 = assume div_by<8>, %assume_assume_51 : tile<i32>
    %assume_assume_53 = assume bounded<0, ?>, %assume_12 : tile<i32>
    %assume_assume_assume_54 = assume div_by<8>, %assume_assume_53 : tile<i32>
    %tview_55 = make_tensor_view %assume_9, shape = [%assume_47, %assume_48, %assume_assume_assume_50], strides = [%assume_assume_assume_52, %assume_assume_assume_54, 1] : tile<i32> -> tensor_view<?x?x?xf16, strides=[?,?,1]>
    %assume_56 = assume bounded<0, ?>, %arg22 : tile<i32>
    %assume_57 = assume bounded<0, ?>, %arg23 : tile<i32>
    %assume_assume_58 = assume bounded<0, ?>, %assume_14 : tile<i32>
    %assume_assume_assume_59 = assume div_by<16>, %assume_assume_58 : tile<i32>
    %assume_assume_60 = assume bounded<0, ?>, %assume_15 : tile<i32>
    %assume_assume_assume_61 = assume div_by<8>, %assume_assume_60 : tile<i32>
    %assume_assume_62 = assume bounded<0, ?>, %assume_16 : tile<i32>
    %assume_assume_assume_63 = assume div_by<8>, %assume_assume_62 : tile<i32>
    %tview_64 = make_tensor_view %assume_13, shape = [%assume_56, %assume_57, %assume_assume_assume_59], strides = [%assume_assume_assume_61, %assume_assume_assume_63, 1] : tile<i32> -> tensor_view<?x?x?xf16, strides=[?,?,1]>
    %assume_65 = assume bounded<0, ?>, %arg29 : tile<i32>
    %assume_assume_66 = assume bounded<0, ?>, %assume_18 : tile<i32>
    %assume_assume_assume_67 = assume div_by<16>, %assume_assume_66 : tile<i32>
    %assume_68 = assume bounded<0, ?>, %arg31 : tile<i32>
    %assume_assume_69 = assume bounded<0, ?>, %assume_19 : tile<i32>
    %assume_assume_assume_70 = assume div_by<16>, %assume_assume_69 : tile<i32>
    %assume_assume_71 = assume bounded<0, ?>, %assume_20 : tile<i32>
    %assume_assume_assume_72 = assume div_by<8>, %assume_assume_71 : tile<i32>
    %assume_assume_73 = assume bounded<0, ?>, %assume_21 : tile<i32>
    %assume_assume_assume_74 = assume div_by<8>, %assume_assume_73 : tile<i32>
    %assume_assume_75 = assume bounded<0, ?>, %assume_22 : tile<i32>
    %assume_assume_assume_76 = assume div_by<8>, %assume_assume_75 : tile<i32>
    %tview_77 = make_tensor_view %assume_17, shape = [%assume_65, %assume_assume_assume_67, %assume_68, %assume_assume_assume_70], strides = [%assume_assume_assume_72, %assume_assume_assume_74, %assume_assume_assume_76, 1] : tile<i32> -> tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>
    %assume_78 = assume bounded<0, ?>, %arg38 : tile<i32>
    %assume_assume_79 = assume bounded<0, ?>, %assume_24 : tile<i32>
    %assume_80 = assume bounded<0, ?>, %arg40 : tile<i32>
    %assume_assume_81 = assume bounded<0, ?>, %assume_25 : tile<i32>
    %assume_82 = assume bounded<0, ?>, %arg42 : tile<i32>
    %cst_16_i32 = constant <i32: 16> : tile<i32>
    %cst_64_i32 = constant <i32: 64> : tile<i32>
    %cst_1024_i32 = constant <i32: 1024> : tile<i32>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %blockId_x_83, %blockId_y_84, %blockId_z_85 = get_tile_block_id : tile<i32>
    %blockId_x_86, %blockId_y_87, %blockId_z_88 = get_tile_block_id : tile<i32>
    %cst_f32 = constant <f32: 0xFF800000> : tile<16xf32>
    %cst_0_f32 = constant <f32: 0.000000e+00> : tile<64x16xf32>
    %cst_0_f32_89 = constant <f32: 0.000000e+00> : tile<512x16xf32>
    %cst_0_i32 = constant <i32: 0> : tile<i32>
    %pview = make_partition_view %tview : partition_view<tile=(1x512x16), padding_value = zero, tensor_view<?x?x?xf16, strides=[?,?,1]>, dim_map=[0, 2, 1]>
    %tile, %result_token = load_view_tko weak %pview[%blockId_y_84, %cst_0_i32, %blockId_x] token = %0 optimization_hints = <sm_90 = {latency = 2}> : partition_view<tile=(1x512x16), padding_value = zero, tensor_view<?x?x?xf16, strides=[?,?,1]>, dim_map=[0, 2, 1]>, tile<i32> -> tile<1x512x16xf16>, token
    %reshape = reshape %tile : tile<1x512x16xf16> -> tile<512x16xf16>
    %cst_0_i32_90 = constant <i32: 0> : tile<i32>
    %pview_91 = make_partition_view %tview_46 : partition_view<tile=(1x64x16), padding_value = zero, tensor_view<?x?x?xf16, strides=[?,?,1]>, dim_map=[0, 2, 1]>
    %tile_92, %result_token_93 = load_view_tko weak %pview_91[%blockId_y_84, %cst_0_i32_90, %blockId_x] token = %0 optimization_hints = <sm_90 = {latency = 2}> : partition_view<tile=(1x64x16), padding_value = zero, tensor_view<?x?x?xf16, strides=[?,?,1]>, dim_map=[0, 2, 1]>, tile<i32> -> tile<1x64x16xf16>, token
    %reshape_94 = reshape %tile_92 : tile<1x64x16xf16> -> tile<64x16xf16>
    %1 = muli %blockId_z_88, %cst_1024_i32 : tile<i32>
    %2 = addi %1, %cst_1024_i32 : tile<i32>
    %3 = mini %2, %assume_48 signed : tile<i32>
    %4 = divi %assume_48, %cst_64_i32 signed rounding<negative_inf> : tile<i32>
    %5 = muli %4, %cst_64_i32 : tile<i32>
    %6 = divi %1, %cst_64_i32 signed rounding<negative_inf> : tile<i32>
    %cst_0_i32_95 = constant <i32: 0> : tile<i32>
    %cst_0_f32_96 = constant <f32: 0.000000e+00> : tile<64x16xf32>
    %cst_0_i32_97 = constant <i32: 0> : tile<i32>
    %cst_f32_98 = constant <f32: 1.44269502> : tile<f32>
    %7 = mulf %arg44, %cst_f32_98 : tile<f32>
    %reshape_99 = reshape %7 : tile<f32> -> tile<1xf32>
    %bcast = broadcast %reshape_99 : tile<1xf32> -> tile<16xf32>
    %cst_f32_100 = constant <f32: 1.44269502> : tile<f32>
    %8 = mulf %arg44, %cst_f32_100 : tile<f32>
    %reshape_101 = reshape %8 : tile<f32> -> tile<1x1xf32>
    %bcast_102 = broadcast %reshape_101 : tile<1x1xf32> -> tile<64x16xf32>
    %cst_0_i32_103 = constant <i32: 0> : tile<i32>
    %cst_1_i32_104 = constant <i32: 1> : tile<i32>
    %for:4 = for %loopIdx in (%1 to %3, step %cst_64_i32) : tile<i32> iter_values(%iterArg0 = %cst_0_f32_89, %iterArg1 = %6, %iterArg2 = %cst_f32, %iterArg3 = %cst_0_f32) -> (tile<512x16xf32>, tile<i32>, tile<16xf32>, tile<64x16xf32>) {
      %pview_128 = make_partition_view %tview_55 : partition_view<tile=(1x64x512), padding_value = zero, tensor_view<?x?x?xf16, strides=[?,?,1]>>
      %tile_129, %result_token_130 = load_view_tko weak %pview_128[%blockId_y_84, %iterArg1, %cst_0_i32_95] token = %0 optimization_hints = <sm_90 = {latency = 2}> : partition_view<tile=(1x64x512), padding_value = zero, tensor_view<?x?x?xf16, strides=[?,?,1]>>, tile<i32> -> tile<1x64x512xf16>, token
      %reshape_131 = reshape %tile_129 : tile<1x64x512xf16> -> tile<64x512xf16>
      %38 = mmaf %reshape_131, %reshape, %cst_0_f32_96 : tile<64x512xf16>, tile<512x16xf16>, tile<64x16xf32>
      %pview_132 = make_partition_view %tview_64 : partition_view<tile=(1x64x64), padding_value = zero, tensor_view<?x?x?xf16, strides=[?,?,1]>>
      %tile_133, %result_token_134 = load_view_tko weak %pview_132[%blockId_y_84, %iterArg1, %cst_0_i32_97] token = %0 optimization_hints = <sm_90 = {latency = 2}> : partition_view<tile=(1x64x64), padding_value = zero, tensor_view<?x?x?xf16, strides=[?,?,1]>>, tile<i32> -> tile<1x64x64xf16>, token
      %reshape_135 = reshape %tile_133 : tile<1x64x64xf16> -> tile<64x64xf16>
      %39 = mmaf %reshape_135, %reshape_94, %38 : tile<64x64xf16>, tile<64x16xf16>, tile<64x16xf32>
      %40 = cmpi greater_than_or_equal %loopIdx, %5, signed : tile<i32> -> tile<i1>
      %41 = if %40 -> (tile<64x16xf32>) {
        %55 = iota : tile<64xi32>
        %reshape_147 = reshape %loopIdx : tile<i32> -> tile<1xi32>
        %bcast_148 = broadcast %reshape_147 : tile<1xi32> -> tile<64xi32>
        %56 = addi %bcast_148, %55 : tile<64xi32>
        %reshape_149 = reshape %56 : tile<64xi32> -> tile<64x1xi32>
        %reshape_150 = reshape %assume_48 : tile<i32> -> tile<1x1xi32>
        %bcast_151 = broadcast %reshape_150 : tile<1x1xi32> -> tile<64x1xi32>
        %57 = cmpi less_than %reshape_149, %bcast_151, signed : tile<64x1xi32> -> tile<64x1xi1>
        %cst_f32_152 = constant <f32: -1.000000e+06> : tile<f32>
        %bcast_153 = broadcast %57 : tile<64x1xi1> -> tile<64x16xi1>
        %reshape_154 = reshape %cst_f32_152 : tile<f32> -> tile<1x1xf32>
        %bcast_155 = broadcast %reshape_154 : tile<1x1xf32> -> tile<64x16xf32>
        %58 = select %bcast_153, %39, %bcast_155 : tile<64x16xi1>, tile<64x16xf32>
        yield %58 : tile<64x16xf32>
      } else {
        yield %39 : tile<64x16xf32>
      }
      %reduce_136 = reduce %41 dim=0 identities=[0xFF800000 : f32] : tile<64x16xf32> -> tile<16xf32>
      (%reduce_lhs: tile<f32>, %reduce_rhs: tile<f32>) {
        %55 = maxf %reduce_lhs, %reduce_rhs : tile<f32>
        yield %55 : tile<f32>
      }
      %42 = mulf %reduce_136, %bcast : tile<16xf32>
      %43 = maxf %iterArg2, %42 : tile<16xf32>
      %reshape_137 = reshape %43 : tile<16xf32> -> tile<1x16xf32>
      %bcast_138 = broadcast %reshape_137 : tile<1x16xf32> -> tile<64x16xf32>
      %44 = negf %bcast_138 : tile<64x16xf32>
      %45 = fma %41, %bcast_102, %44 : tile<64x16xf32>
      %46 = exp2 %45 : tile<64x16xf32>
      %47 = subf %iterArg2, %43 : tile<16xf32>
      %48 = exp2 %47 : tile<16xf32>
      %reshape_139 = reshape %48 : tile<16xf32> -> tile<1x16xf32>
      %bcast_140 = broadcast %reshape_139 : tile<1x16xf32> -> tile<64x16xf32>
      %49 = fma %iterArg3, %bcast_140, %46 : tile<64x16xf32>
      %pview_141 = make_partition_view %tview_55 : partition_view<tile=(1x64x512), padding_value = zero, tensor_view<?x?x?xf16, strides=[?,?,1]>>
      %tile_142, %result_token_143 = load_view_tko weak %pview_141[%blockId_y_84, %iterArg1, %cst_0_i32_103] token = %0 optimization_hints = <sm_90 = {latency = 2}> : partition_view<tile=(1x64x512), padding_value = zero, tensor_view<?x?x?xf16, strides=[?,?,1]>>, tile<i32> -> tile<1x64x512xf16>, token
      %reshape_144 = reshape %tile_142 : tile<1x64x512xf16> -> tile<64x512xf16>
      %50 = permute %reshape_144 [1, 0] : tile<64x512xf16> -> tile<512x64xf16>
      %51 = ftof %46 : tile<64x16xf32> -> tile<64x16xf16>
      %reshape_145 = reshape %48 : tile<16xf32> -> tile<1x16xf32>
      %bcast_146 = broadcast %reshape_145 : tile<1x16xf32> -> tile<512x16xf32>
      %52 = mulf %iterArg0, %bcast_146 : tile<512x16xf32>
      %53 = mmaf %50, %51, %52 : tile<512x64xf16>, tile<64x16xf16>, tile<512x16xf32>
      %54 = addi %iterArg1, %cst_1_i32_104 : tile<i32>
      continue %53, %54, %43, %49 : tile<512x16xf32>, tile<i32>, tile<16xf32>, tile<64x16xf32>
    }
    %reduce = reduce %for#3 dim=0 identities=[0.000000e+00 : f32] : tile<64x16xf32> -> tile<16xf32>
    (%reduce_lhs: tile<f32>, %reduce_rhs: tile<f32>) {
      %38 = addf %reduce_lhs, %reduce_rhs : tile<f32>
      yield %38 : tile<f32>
    }
    %reshape_105 = reshape %reduce : tile<16xf32> -> tile<1x16xf32>
    %bcast_106 = broadcast %reshape_105 : tile<1x16xf32> -> tile<512x16xf32>
    %9 = divf %for#0, %bcast_106 rounding<approx> flush_to_zero : tile<512x16xf32>
    %10 = ftof %9 : tile<512x16xf32> -> tile<512x16xf16>
    %11 = permute %10 [1, 0] : tile<512x16xf16> -> tile<16x512xf16>
    %reshape_107 = reshape %11 : tile<16x512xf16> -> tile<1x16x1x512xf16>
    %cst_0_i32_108 = constant <i32: 0> : tile<i32>
    %pview_109 = make_partition_view %tview_77 : partition_view<tile=(1x16x1x512), tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>
    %12 = store_view_tko weak %reshape_107, %pview_109[%blockId_y_84, %blockId_x, %blockId_z_88, %cst_0_i32_108] token = %0 : tile<1x16x1x512xf16>, partition_view<tile=(1x16x1x512), tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>, tile<i32> -> token
    %13 = muli %blockId_x, %cst_16_i32 : tile<i32>
    %14 = iota : tile<16xi32>
    %reshape_110 = reshape %13 : tile<i32> -> tile<1xi32>
    %bcast_111 = broadcast %reshape_110 : tile<1xi32> -> tile<16xi32>
    %15 = addi %bcast_111, %14 : tile<16xi32>
    %16 = log2 %reduce : tile<16xf32>
    %17 = addf %for#2, %16 : tile<16xf32>
    %18 = exti %blockId_y_84 signed : tile<i32> -> tile<i64>
    %reshape_112 = reshape %18 : tile<i64> -> tile<1xi64>
    %bcast_113 = broadcast %reshape_112 : tile<1xi64> -> tile<16xi64>
    %19 = exti %assume_78 signed : tile<i32> -> tile<i64>
    %reshape_114 = reshape %19 : tile<i64> -> tile<1xi64>
    %bcast_115 = broadcast %reshape_114 : tile<1xi64> -> tile<16xi64>
    %20 = cmpi less_than %bcast_113, %bcast_115, unsigned : tile<16xi64> -> tile<16xi1>
    %21 = exti %assume_assume_81 signed : tile<i32> -> tile<i64>
    %reshape_116 = reshape %21 : tile<i64> -> tile<1xi64>
    %bcast_117 = broadcast %reshape_116 : tile<1xi64> -> tile<16xi64>
    %22 = muli %bcast_113, %bcast_117 : tile<16xi64>
    %23 = exti %15 signed : tile<16xi32> -> tile<16xi64>
    %24 = exti %assume_assume_79 signed : tile<i32> -> tile<i64>
    %reshape_118 = reshape %24 : tile<i64> -> tile<1xi64>
    %bcast_119 = broadcast %reshape_118 : tile<1xi64> -> tile<16xi64>
    %25 = cmpi less_than %23, %bcast_119, unsigned : tile<16xi64> -> tile<16xi1>
    %26 = andi %20, %25 : tile<16xi1>
    %27 = exti %assume_82 signed : tile<i32> -> tile<i64>
    %reshape_120 = reshape %27 : tile<i64> -> tile<1xi64>
    %bcast_121 = broadcast %reshape_120 : tile<1xi64> -> tile<16xi64>
    %28 = muli %23, %bcast_121 : tile<16xi64>
    %29 = addi %22, %28 : tile<16xi64>
    %30 = exti %blockId_z_88 signed : tile<i32> -> tile<i64>
    %reshape_122 = reshape %30 : tile<i64> -> tile<1xi64>
    %bcast_123 = broadcast %reshape_122 : tile<1xi64> -> tile<16xi64>
    %31 = exti %assume_80 signed : tile<i32> -> tile<i64>
    %reshape_124 = reshape %31 : tile<i64> -> tile<1xi64>
    %bcast_125 = broadcast %reshape_124 : tile<1xi64> -> tile<16xi64>
    %32 = cmpi less_than %bcast_123, %bcast_125, unsigned : tile<16xi64> -> tile<16xi1>
    %33 = andi %26, %32 : tile<16xi1>
    %34 = muli %bcast_123, %cst_1_i64 : tile<16xi64>
    %35 = addi %29, %34 : tile<16xi64>
    %reshape_126 = reshape %assume_23 : tile<ptr<f32>> -> tile<1xptr<f32>>
    %bcast_127 = broadcast %reshape_126 : tile<1xptr<f32>> -> tile<16xptr<f32>>
    %36 = offset %bcast_127, %35 : tile<16xptr<f32>>, tile<16xi64> -> tile<16xptr<f32>>
    %37 = store_ptr_tko weak %36, %17, %33 token=%0 : tile<16xptr<f32>>, tile<16xf32>, tile<16xi1> -> token
    return
  }
}
