// The gradient of queries in causal attention: a tile block to 64 of them, over all keys before them.
// Made by write_programs.py from backward.py with cuda-tile 1.7.0.
// tilerun: --grid 2,2,1 --arg rand:f16:1x2x96x64:1 --arg 1 --arg 2 --arg 96 --arg 64 --arg 12288 --arg 6144 --arg 64 --arg 1 --arg rand:f16:1x2x96x64:2 --arg 1 --arg 2 --arg 96 --arg 64 --arg 12288 --arg 6144 --arg 64 --arg 1 --arg rand:f16:1x2x96x64:3 --arg 1 --arg 2 --arg 96 --arg 64 --arg 12288 --arg 6144 --arg 64 --arg 1 --arg rand:f16:1x2x96x64:4 --arg 1 --arg 2 --arg 96 --arg 64 --arg 12288 --arg 6144 --arg 64 --arg 1 --arg rand:f32:1x2x96:5 --arg 1 --arg 2 --arg 96 --arg 192 --arg 96 --arg 1 --arg rand:f32:1x2x96:6 --arg 1 --arg 2 --arg 96 --arg 192 --arg 96 --arg 1 --arg zeros:f16:1x2x96x64 --arg 1 --arg 2 --arg 96 --arg 64 --arg 12288 --arg 6144 --arg 64 --arg 1 --arg 0.125
// tilerun[large]: --grid 64,16,4 --arg rand:f16:4x16x4096x64:1 --arg 4 --arg 16 --arg 4096 --arg 64 --arg 4194304 --arg 262144 --arg 64 --arg 1 --arg rand:f16:4x16x4096x64:2 --arg 4 --arg 16 --arg 4096 --arg 64 --arg 4194304 --arg 262144 --arg 64 --arg 1 --arg rand:f16:4x16x4096x64:3 --arg 4 --arg 16 --arg 4096 --arg 64 --arg 4194304 --arg 262144 --arg 64 --arg 1 --arg rand:f16:4x16x4096x64:4 --arg 4 --arg 16 --arg 4096 --arg 64 --arg 4194304 --arg 262144 --arg 64 --arg 1 --arg rand:f32:4x16x4096:5 --arg 4 --arg 16 --arg 4096 --arg 65536 --arg 4096 --arg 1 --arg rand:f32:4x16x4096:6 --arg 4 --arg 16 --arg 4096 --arg 65536 --arg 4096 --arg 1 --arg zeros:f16:4x16x4096x64 --arg 4 --arg 16 --arg 4096 --arg 64 --arg 4194304 --arg 262144 --arg 64 --arg 1 --arg 0.125 --flop 3*4*16*4096*4096*64
cuda_tile.module @kernels {
  entry @backward_queries(%arg0: tile<ptr<f16>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<i32>, %arg9: tile<ptr<f16>>, %arg10: tile<i32>, %arg11: tile<i32>, %arg12: tile<i32>, %arg13: tile<i32>, %arg14: tile<i32>, %arg15: tile<i32>, %arg16: tile<i32>, %arg17: tile<i32>, %arg18: tile<ptr<f16>>, %arg19: tile<i32>, %arg20: tile<i32>, %arg21: tile<i32>, %arg22: tile<i32>, %arg23: tile<i32>, %arg24: tile<i32>, %arg25: tile<i32>, %arg26: tile<i32>, %arg27: tile<ptr<f16>>, %arg28: tile<i32>, %arg29: tile<i32>, %arg30: tile<i32>, %arg31: tile<i32>, %arg32: tile<i32>, %arg33: tile<i32>, %arg34: tile<i32>, %arg35: tile<i32>, %arg36: tile<ptr<f32>>, %arg37: tile<i32>, %arg38: tile<i32>, %arg39: tile<i32>, %arg40: tile<i32>, %arg41: tile<i32>, %arg42: tile<i32>, %arg43: tile<ptr<f32>>, %arg44: tile<i32>, %arg45: tile<i32>, %arg46: tile<i32>, %arg47: tile<i32>, %arg48: tile<i32>, %arg49: tile<i32>, %arg50: tile<ptr<f16>>, %arg51: tile<i32>, %arg52: tile<i32>, %arg53: tile<i32>, %arg54: tile<i32>, %arg55: tile<i32>, %arg56: tile<i32>, %arg57: tile<i32>, %arg58: tile<i32>, %arg59: tile<f32>) optimization_hints=<sm_90 = {}> {
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
    %assume_23 = assume div_by<16>, %arg36 : tile<ptr<f32>>
    %assume_24 = assume div_by<16>, %arg39 : tile<i32>
    %assume_25 = assume div_by<4>, %arg40 : tile<i32>
    %assume_26 = assume div_by<4>, %arg41 : tile<i32>
    %assume_27 = assume div_by<16>, %arg43 : tile<ptr<f32>>
    %assume_28 = assume div_by<16>, %arg46 : tile<i32>
    %assume_29 = assume div_by<4>, %arg47 : tile<i32>
    %assume_30 = assume div_by<4>, %arg48 : tile<i32>
    %assume_31 = assume div_by<16>, %arg50 : tile<ptr<f16>>
    %assume_32 = assume div_by<16>, %arg53 : tile<i32>
    %assume_33 = assume div_by<16>, %arg54 : tile<i32>
    %assume_34 = assume div_by<8>, %arg55 : tile<i32>
    %assume_35 = assume div_by<8>, %arg56 : tile<i32>
    %assume_36 = assume div_by<8>, %arg57 : tile<i32>
    %cst_1_i32 = constant <i32: 1> : tile<i32>
    %cst_1_i32_37 = constant <i32: 1> : tile<i32>
    %cst_1_i32_38 = constant <i32: 1> : tile<i32>
    %cst_1_i32_39 = constant <i32: 1> : tile<i32>
    %cst_1_i32_40 = constant <i32: 1> : tile<i32>
    %cst_1_i32_41 = constant <i32: 1> : tile<i32>
    %cst_1_i32_42 = constant <i32: 1> : tile<i32>
    %assume_43 = assume bounded<0, ?>, %arg1 : tile<i32>
    %assume_44 = assume bounded<0, ?>, %arg2 : tile<i32>
    %assume_assume = assume bounded<0, ?>, %assume_0 : tile<i32>
    %assume_assume_assume = assume div_by<16>, %assume_assume : tile<i32>
    %assume_assume_45 = assume bounded<0, ?>, %assume_1 : tile<i32>
    %assume_assume_assume_46 = assume div_by<16>, %assume_assume_45 : tile<i32>
    %assume_assume_47 = assume bounded<0, ?>, %assume_2 : tile<i32>
    %assume_assume_assume_48 = assume div_by<8>, %assume_assume_47 : tile<i32>
    %assume_assume_49 = assume bounded<0, ?>, %assume_3 : tile<i32>
    %assume_assume_assume_50 = assume div_by<8>, %assume_assume_49 : tile<i32>
    %assume_assume_51 = assume bounded<0, ?>, %assume_4 : tile<i32>
    %assume_assume_assume_52 = assume div_by<8>, %assume_assume_51 : tile<i32>
    %tview = make_tensor_view %assume, shape = [%assume_43, %assume_44, %assume_assume_assume, %assume_assume_assume_46], strides = [%assume_assume_assume_48, %assume_assume_assume_50, %assume_assume_assume_52, 1] : tile<i32> -> tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>
    %assume_53 = assume bounded<0, ?>, %arg10 : tile<i32>
    %assume_54 = assume bounded<0, ?>, %arg11 : tile<i32>
    %assume_assume_55 = assume bounded<0, ?>, %assume_6 : tile<i32>
    %assume_assume_assume_56 = assume div_by<16>, %assume_assume_55 : tile<i32>
    %assume_assume_57 = assume bounded<0, ?>, %assume_7 : tile<i32>
    %assume_assume_assume_58 = assume div_by<16>, %assume_assume_57 : tile<i32>
    %assume_assume_59 = assume bounded<0, ?>, %assume_8 : tile<i32>
    %assume_assume_assume_60 = assume div_by<8>, %assume_assume_59 : tile<i32>
    %assume_assume_61 = assume bounded<0, ?>, %assume_9 : tile<i32>
    %assume_assume_assume_62 = assume div_by<8>, %assume_assume_61 : tile<i32>
    %assume_assume_63 = assume bounded<0, ?>, %assume_10 : tile<i32>
    %assume_assume_assume_64 = assume div_by<8>, %assume_assume_63 : tile<i32>
    %tview_65 = make_tensor_view %assume_5, shape = [%assume_53, %assume_54, %assume_assume_assume_56, %assume_assume_assume_58], strides = [%assume_assume_assume_60, %assume_assume_assume_62, %assume_assume_assume_64, 1] : tile<i32> -> tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>
    %assume_66 = assume bounded<0, ?>, %arg19 : tile<i32>
    %assume_67 = assume bounded<0, ?>, %arg20 : tile<i32>
    %assume_assume_68 = assume bounded<0, ?>, %assume_12 : tile<i32>
    %assume_assume_assume_69 = assume div_by<16>, %assume_assume_68 : tile<i32>
    %assume_assume_70 = assume bounded<0, ?>, %assume_13 : tile<i32>
    %assume_assume_assume_71 = assume div_by<16>, %assume_assume_70 : tile<i32>
    %assume_assume_72 = assume bounded<0, ?>, %assume_14 : tile<i32>
    %assume_assume_assume_73 = assume div_by<8>, %assume_assume_72 : tile<i32>
    %assume_assume_74 = assume bounded<0, ?>, %assume_15 : tile<i32>
    %assume_assume_assume_75 = assume div_by<8>, %assume_assume_74 : tile<i32>
    %assume_assume_76 = assume bounded<0, ?>, %assume_16 : tile<i32>
    %assume_assume_assume_77 = assume div_by<8>, %assume_assume_76 : tile<i32>
    %tview_78 = make_tensor_view %assume_11, shape = [%assume_66, %assume_67, %assume_assume_assume_69, %assume_assume_assume_71], strides = [%assume_assume_assume_73, %assume_assume_assume_75, %assume_assume_assume_77, 1] : tile<i32> -> tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>
    %assume_79 = assume bounded<0, ?>, %arg28 : tile<i32>
    %assume_80 = assume bounded<0, ?>, %arg29 : tile<i32>
    %assume_assume_81 = assume bounded<0, ?>, %assume_18 : tile<i32>
    %assume_assume_assume_82 = assume div_by<16>, %assume_assume_81 : tile<i32>
    %assume_assume_83 = assume bounded<0, ?>, %assume_19 : tile<i32>
    %assume_assume_assume_84 = assume div_by<16>, %assume_assume_83 : tile<i32>
    %assume_assume_85 = assume bounded<0, ?>, %assume_20 : tile<i32>
    %assume_assume_assume_86 = assume div_by<8>, %assume_assume_85 : tile<i32>
    %assume_assume_87 = assume bounded<0, ?>, %assume_21 : tile<i32>
    %assume_assume_assume_88 = assume div_by<8>, %assume_assume_87 : tile<i32>
    %assume_assume_89 = assume bounded<0, ?>, %assume_22 : tile<i32>
    %assume_assume_assume_90 = assume div_by<8>, %assume_assume_89 : tile<i32>
    %tview_91 = make_tensor_view %assume_17, shape = [%assume_79, %assume_80, %assume_assume_assume_82, %assume_assume_assume_84], strides = [%assume_assume_assume_86, %assume_assume_assume_88, %assume_assume_assume_90, 1] : tile<i32> -> tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>
    %assume_92 = assume bounded<0, ?>, %arg37 : tile<i32>
    %assume_93 = assume bounded<0, ?>, %arg38 : tile<i32>
    %assume_assume_94 = assume bounded<0, ?>, %assume_24 : tile<i32>
    %assume_assume_assume_95 = assume div_by<16>, %assume_assume_94 : tile<i32>
    %assume_assume_96 = assume bounded<0, ?>, %assume_25 : tile<i32>
    %assume_assume_assume_97 = assume div_by<4>, %assume_assume_96 : tile<i32>
    %assume_assume_98 = assume bounded<0, ?>, %assume_26 : tile<i32>
    %assume_assume_assume_99 = assume div_by<4>, %assume_assume_98 : tile<i32>
    %tview_100 = make_tensor_view %assume_23, shape = [%assume_92, %assume_93, %assume_assume_assume_95], strides = [%assume_assume_assume_97, %assume_assume_assume_99, 1] : tile<i32> -> tensor_view<?x?x?xf32, strides=[?,?,1]>
    %assume_101 = assume bounded<0, ?>, %arg44 : tile<i32>
    %assume_102 = assume bounded<0, ?>, %arg45 : tile<i32>
    %assume_assume_103 = assume bounded<0, ?>, %assume_28 : tile<i32>
    %assume_assume_assume_104 = assume div_by<16>, %assume_assume_103 : tile<i32>
    %assume_assume_105 = assume bounded<0, ?>, %assume_29 : tile<i32>
    %assume_assume_assume_106 = assume div_by<4>, %assume_assume_105 : tile<i32>
    %assume_assume_107 = assume bounded<0, ?>, %assume_30 : tile<i32>
    %assume_assume_assume_108 = assume div_by<4>, %assume_assume_107 : tile<i32>
    %tview_109 = make_tensor_view %assume_27, shape = [%assume_101, %assume_102, %assume_assume_assume_104], strides = [%assume_assume_assume_106, %assume_assume_assume_108, 1] : tile<i32> -> tensor_view<?x?x?xf32, strides=[?,?,1]>
    %assume_110 = assume bounded<0, ?>, %arg51 : tile<i32>
    %assume_111 = assume bounded<0, ?>, %arg52 : tile<i32>
    %assume_assume_112 = assume bounded<0, ?>, %assume_32 : tile<i32>
    %assume_assume_assume_113 = assume div_by<16>, %assume_assume_112 : tile<i32>
    %assume_assume_114 = assume bounded<0, ?>, %assume_33 : tile<i32>
    %assume_assume_assume_115 = assume div_by<16>, %assume_assume_114 : tile<i32>
    %assume_assume_116 = assume bounded<0, ?>, %assume_34 : tile<i32>
    %assume_assume_assume_117 = assume div_by<8>, %assume_assume_116 : tile<i32>
    %assume_assume_118 = assume bounded<0, ?>, %assume_35 : tile<i32>
    %assume_assume_assume_119 = assume div_by<8>, %assume_assume_118 : tile<i32>
    %assume_assume_120 = assume bounded<0, ?>, %assume_36 : tile<i32>
    %assume_assume_assume_121 = assume div_by<8>, %assume_assume_120 : tile<i32>
    %tview_122 = make_tensor_view %assume_31, shape = [%assume_110, %assume_111, %assume_assume_assume_113, %assume_assume_assume_115], strides = [%assume_assume_assume_117, %assume_assume_assume_119, %assume_assume_assume_121, 1] : tile<i32> -> tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>
    %cst_64_i32 = constant <i32: 64> : tile<i32>
    %cst_64_i32_123 = constant <i32: 64> : tile<i32>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %blockId_x_124, %blockId_y_125, %blockId_z_126 = get_tile_block_id : tile<i32>
    %blockId_x_127, %blockId_y_128, %blockId_z_129 = get_tile_block_id : tile<i32>
    %cst_0_i32 = constant <i32: 0> : tile<i32>
    %pview = make_partition_view %tview : partition_view<tile=(1x1x64x64), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>
    %tile, %result_token = load_view_tko weak %pview[%blockId_z_129, %blockId_y_125, %blockId_x, %cst_0_i32] token = %0 : partition_view<tile=(1x1x64x64), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>, tile<i32> -> tile<1x1x64x64xf16>, token
    %reshape = reshape %tile : tile<1x1x64x64xf16> -> tile<64x64xf16>
    %cst_0_i32_130 = constant <i32: 0> : tile<i32>
    %pview_131 = make_partition_view %tview_91 : partition_view<tile=(1x1x64x64), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>
    %tile_132, %result_token_133 = load_view_tko weak %pview_131[%blockId_z_129, %blockId_y_125, %blockId_x, %cst_0_i32_130] token = %0 : partition_view<tile=(1x1x64x64), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>, tile<i32> -> tile<1x1x64x64xf16>, token
    %reshape_134 = reshape %tile_132 : tile<1x1x64x64xf16> -> tile<64x64xf16>
    %pview_135 = make_partition_view %tview_100 : partition_view<tile=(1x1x64), padding_value = zero, tensor_view<?x?x?xf32, strides=[?,?,1]>>
    %tile_136, %result_token_137 = load_view_tko weak %pview_135[%blockId_z_129, %blockId_y_125, %blockId_x] token = %0 : partition_view<tile=(1x1x64), padding_value = zero, tensor_view<?x?x?xf32, strides=[?,?,1]>>, tile<i32> -> tile<1x1x64xf32>, token
    %reshape_138 = reshape %tile_136 : tile<1x1x64xf32> -> tile<64x1xf32>
    %pview_139 = make_partition_view %tview_109 : partition_view<tile=(1x1x64), padding_value = zero, tensor_view<?x?x?xf32, strides=[?,?,1]>>
    %tile_140, %result_token_141 = load_view_tko weak %pview_139[%blockId_z_129, %blockId_y_125, %blockId_x] token = %0 : partition_view<tile=(1x1x64), padding_value = zero, tensor_view<?x?x?xf32, strides=[?,?,1]>>, tile<i32> -> tile<1x1x64xf32>, token
    %reshape_142 = reshape %tile_140 : tile<1x1x64xf32> -> tile<64x1xf32>
    %1 = muli %blockId_x, %cst_64_i32 : tile<i32>
    %2 = iota : tile<64xi32>
    %reshape_143 = reshape %1 : tile<i32> -> tile<1xi32>
    %bcast = broadcast %reshape_143 : tile<1xi32> -> tile<64xi32>
    %3 = addi %bcast, %2 : tile<64xi32>
    %reshape_144 = reshape %3 : tile<64xi32> -> tile<64x1xi32>
    %cst_0_f32 = constant <f32: 0.000000e+00> : tile<64x64xf32>
    %cst_1_i32_145 = constant <i32: 1> : tile<i32>
    %4 = addi %blockId_x, %cst_1_i32_145 : tile<i32>
    %5 = muli %4, %cst_64_i32 : tile<i32>
    %6 = mini %5, %assume_assume_assume_56 signed : tile<i32>
    %7 = divi %6, %cst_64_i32_123 signed rounding<positive_inf> : tile<i32>
    %cst_0_i32_146 = constant <i32: 0> : tile<i32>
    %cst_1_i32_147 = constant <i32: 1> : tile<i32>
    %cst_0_i32_148 = constant <i32: 0> : tile<i32>
    %cst_0_i32_149 = constant <i32: 0> : tile<i32>
    %cst_0_f32_150 = constant <f32: 0.000000e+00> : tile<64x64xf32>
    %8 = iota : tile<64xi32>
    %bcast_151 = broadcast %reshape_144 : tile<64x1xi32> -> tile<64x64xi32>
    %cst_f32 = constant <f32: 1.44269502> : tile<f32>
    %9 = mulf %arg59, %cst_f32 : tile<f32>
    %reshape_152 = reshape %9 : tile<f32> -> tile<1x1xf32>
    %bcast_153 = broadcast %reshape_152 : tile<1x1xf32> -> tile<64x64xf32>
    %bcast_154 = broadcast %reshape_138 : tile<64x1xf32> -> tile<64x64xf32>
    %10 = negf %bcast_154 : tile<64x64xf32>
    %cst_0_f32_155 = constant <f32: 0.000000e+00> : tile<f32>
    %reshape_156 = reshape %cst_0_f32_155 : tile<f32> -> tile<1x1xf32>
    %bcast_157 = broadcast %reshape_156 : tile<1x1xf32> -> tile<64x64xf32>
    %cst_0_f32_158 = constant <f32: 0.000000e+00> : tile<64x64xf32>
    %bcast_159 = broadcast %reshape_142 : tile<64x1xf32> -> tile<64x64xf32>
    %reshape_160 = reshape %arg59 : tile<f32> -> tile<1x1xf32>
    %bcast_161 = broadcast %reshape_160 : tile<1x1xf32> -> tile<64x64xf32>
    %for = for %loopIdx in (%cst_0_i32_146 to %7, step %cst_1_i32_147) : tile<i32> iter_values(%iterArg0 = %cst_0_f32) -> (tile<64x64xf32>) {
      %pview_165 = make_partition_view %tview_65 : partition_view<tile=(1x1x64x64), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>
      %tile_166, %result_token_167 = load_view_tko weak %pview_165[%blockId_z_129, %blockId_y_125, %loopIdx, %cst_0_i32_148] token = %0 : partition_view<tile=(1x1x64x64), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>, tile<i32> -> tile<1x1x64x64xf16>, token
      %reshape_168 = reshape %tile_166 : tile<1x1x64x64xf16> -> tile<64x64xf16>
      %pview_169 = make_partition_view %tview_78 : partition_view<tile=(1x1x64x64), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>
      %tile_170, %result_token_171 = load_view_tko weak %pview_169[%blockId_z_129, %blockId_y_125, %loopIdx, %cst_0_i32_149] token = %0 : partition_view<tile=(1x1x64x64), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>, tile<i32> -> tile<1x1x64x64xf16>, token
      %reshape_172 = reshape %tile_170 : tile<1x1x64x64xf16> -> tile<64x64xf16>
      %13 = permute %reshape_168 [1, 0] : tile<64x64xf16> -> tile<64x64xf16>
      %14 = mmaf %reshape, %13, %cst_0_f32_150 : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      %15 = muli %loopIdx, %cst_64_i32_123 : tile<i32>
      %reshape_173 = reshape %15 : tile<i32> -> tile<1xi32>
      %bcast_174 = broadcast %reshape_173 : tile<1xi32> -> tile<64xi32>
      %16 = addi %bcast_174, %8 : tile<64xi32>
      %reshape_175 = reshape %16 : tile<64xi32> -> tile<1x64xi32>
      %bcast_176 = broadcast %reshape_175 : tile<1x64xi32> -> tile<64x64xi32>
      %17 = cmpi greater_than_or_equal %bcast_151, %bcast_176, signed : tile<64x64xi32> -> tile<64x64xi1>
      %18 = fma %14, %bcast_153, %10 : tile<64x64xf32>
      %19 = exp2 %18 flush_to_zero : tile<64x64xf32>
      %20 = select %17, %19, %bcast_157 : tile<64x64xi1>, tile<64x64xf32>
      %21 = permute %reshape_172 [1, 0] : tile<64x64xf16> -> tile<64x64xf16>
      %22 = mmaf %reshape_134, %21, %cst_0_f32_158 : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      %23 = subf %22, %bcast_159 : tile<64x64xf32>
      %24 = mulf %20, %23 : tile<64x64xf32>
      %25 = mulf %24, %bcast_161 : tile<64x64xf32>
      %26 = ftof %25 : tile<64x64xf32> -> tile<64x64xf16>
      %27 = mmaf %26, %reshape_168, %iterArg0 : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %27 : tile<64x64xf32>
    }
    %cst_0_i32_162 = constant <i32: 0> : tile<i32>
    %11 = ftof %for : tile<64x64xf32> -> tile<64x64xf16>
    %reshape_163 = reshape %11 : tile<64x64xf16> -> tile<1x1x64x64xf16>
    %pview_164 = make_partition_view %tview_122 : partition_view<tile=(1x1x64x64), tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>
    %12 = store_view_tko weak %reshape_163, %pview_164[%blockId_z_129, %blockId_y_125, %blockId_x, %cst_0_i32_162] token = %0 : tile<1x1x64x64xf16>, partition_view<tile=(1x1x64x64), tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>, tile<i32> -> token
    return
  }
}
