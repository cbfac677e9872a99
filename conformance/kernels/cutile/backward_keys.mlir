// The gradients of keys and values in causal attention: a tile block to 64 of them, over all later queries.
// Made by write_programs.py from backward.py with cuda-tile 1.7.0.
// tilerun: --grid 2,2,1 --arg rand:f16:1x2x96x64:1 --arg 1 --arg 2 --arg 96 --arg 64 --arg 12288 --arg 6144 --arg 64 --arg 1 --arg rand:f16:1x2x96x64:2 --arg 1 --arg 2 --arg 96 --arg 64 --arg 12288 --arg 6144 --arg 64 --arg 1 --arg rand:f16:1x2x96x64:3 --arg 1 --arg 2 --arg 96 --arg 64 --arg 12288 --arg 6144 --arg 64 --arg 1 --arg rand:f16:1x2x96x64:4 --arg 1 --arg 2 --arg 96 --arg 64 --arg 12288 --arg 6144 --arg 64 --arg 1 --arg rand:f32:1x2x96:5 --arg 1 --arg 2 --arg 96 --arg 192 --arg 96 --arg 1 --arg rand:f32:1x2x96:6 --arg 1 --arg 2 --arg 96 --arg 192 --arg 96 --arg 1 --arg zeros:f16:1x2x96x64 --arg 1 --arg 2 --arg 96 --arg 64 --arg 12288 --arg 6144 --arg 64 --arg 1 --arg zeros:f16:1x2x96x64 --arg 1 --arg 2 --arg 96 --arg 64 --arg 12288 --arg 6144 --arg 64 --arg 1 --arg 0.125
// tilerun[large]: --grid 64,16,4 --arg rand:f16:4x16x4096x64:1 --arg 4 --arg 16 --arg 4096 --arg 64 --arg 4194304 --arg 262144 --arg 64 --arg 1 --arg rand:f16:4x16x4096x64:2 --arg 4 --arg 16 --arg 4096 --arg 64 --arg 4194304 --arg 262144 --arg 64 --arg 1 --arg rand:f16:4x16x4096x64:3 --arg 4 --arg 16 --arg 4096 --arg 64 --arg 4194304 --arg 262144 --arg 64 --arg 1 --arg rand:f16:4x16x4096x64:4 --arg 4 --arg 16 --arg 4096 --arg 64 --arg 4194304 --arg 262144 --arg 64 --arg 1 --arg rand:f32:4x16x4096:5 --arg 4 --arg 16 --arg 4096 --arg 65536 --arg 4096 --arg 1 --arg rand:f32:4x16x4096:6 --arg 4 --arg 16 --arg 4096 --arg 65536 --arg 4096 --arg 1 --arg zeros:f16:4x16x4096x64 --arg 4 --arg 16 --arg 4096 --arg 64 --arg 4194304 --arg 262144 --arg 64 --arg 1 --arg zeros:f16:4x16x4096x64 --arg 4 --arg 16 --arg 4096 --arg 64 --arg 4194304 --arg 262144 --arg 64 --arg 1 --arg 0.125 --flop 4*4*16*4096*4096*64
cuda_tile.module @kernels {
  entry @backward_keys(%arg0: tile<ptr<f16>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<i32>, %arg9: tile<ptr<f16>>, %arg10: tile<i32>, %arg11: tile<i32>, %arg12: tile<i32>, %arg13: tile<i32>, %arg14: tile<i32>, %arg15: tile<i32>, %arg16: tile<i32>, %arg17: tile<i32>, %arg18: tile<ptr<f16>>, %arg19: tile<i32>, %arg20: tile<i32>, %arg21: tile<i32>, %arg22: tile<i32>, %arg23: tile<i32>, %arg24: tile<i32>, %arg25: tile<i32>, %arg26: tile<i32>, %arg27: tile<ptr<f16>>, %arg28: tile<i32>, %arg29: tile<i32>, %arg30: tile<i32>, %arg31: tile<i32>, %arg32: tile<i32>, %arg33: tile<i32>, %arg34: tile<i32>, %arg35: tile<i32>, %arg36: tile<ptr<f32>>, %arg37: tile<i32>, %arg38: tile<i32>, %arg39: tile<i32>, %arg40: tile<i32>, %arg41: tile<i32>, %arg42: tile<i32>, %arg43: tile<ptr<f32>>, %arg44: tile<i32>, %arg45: tile<i32>, %arg46: tile<i32>, %arg47: tile<i32>, %arg48: tile<i32>, %arg49: tile<i32>, %arg50: tile<ptr<f16>>, %arg51: tile<i32>, %arg52: tile<i32>, %arg53: tile<i32>, %arg54: tile<i32>, %arg55: tile<i32>, %arg56: tile<i32>, %arg57: tile<i32>, %arg58: tile<i32>, %arg59: tile<ptr<f16>>, %arg60: tile<i32>, %arg61: tile<i32>, %arg62: tile<i32>, %arg63: tile<i32>, %arg64: tile<i32>, %arg65: tile<i32>, %arg66: tile<i32>, %arg67: tile<i32>, %arg68: tile<f32>) optimization_hints=<sm_90 = {}> {
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
    %assume_37 = assume div_by<16>, %arg59 : tile<ptr<f16>>
    %assume_38 = assume div_by<16>, %arg62 : tile<i32>
    %assume_39 = assume div_by<16>, %arg63 : tile<i32>
    %assume_40 = assume div_by<8>, %arg64 : tile<i32>
    %assume_41 = assume div_by<8>, %arg65 : tile<i32>
    %assume_42 = assume div_by<8>, %arg66 : tile<i32>
    %cst_1_i32 = constant <i32: 1> : tile<i32>
    %cst_1_i32_43 = constant <i32: 1> : tile<i32>
    %cst_1_i32_44 = constant <i32: 1> : tile<i32>
    %cst_1_i32_45 = constant <i32: 1> : tile<i32>
    %cst_1_i32_46 = constant <i32: 1> : tile<i32>
    %cst_1_i32_47 = constant <i32: 1> : tile<i32>
    %cst_1_i32_48 = constant <i32: 1> : tile<i32>
    %cst_1_i32_49 = constant <i32: 1> : tile<i32>
    %assume_50 = assume bounded<0, ?>, %arg1 : tile<i32>
    %assume_51 = assume bounded<0, ?>, %arg2 : tile<i32>
    %assume_assume = assume bounded<0, ?>, %assume_0 : tile<i32>
    %assume_assume_assume = assume div_by<16>, %assume_assume : tile<i32>
    %assume_assume_52 = assume bounded<0, ?>, %assume_1 : tile<i32>
    %assume_assume_assume_53 = assume div_by<16>, %assume_assume_52 : tile<i32>
    %assume_assume_54 = assume bounded<0, ?>, %assume_2 : tile<i32>
    %assume_assume_assume_55 = assume div_by<8>, %assume_assume_54 : tile<i32>
    %assume_assume_56 = assume bounded<0, ?>, %assume_3 : tile<i32>
    %assume_assume_assume_57 = assume div_by<8>, %assume_assume_56 : tile<i32>
    %assume_assume_58 = assume bounded<0, ?>, %assume_4 : tile<i32>
    %assume_assume_assume_59 = assume div_by<8>, %assume_assume_58 : tile<i32>
    %tview = make_tensor_view %assume, shape = [%assume_50, %assume_51, %assume_assume_assume, %assume_assume_assume_53], strides = [%assume_assume_assume_55, %assume_assume_assume_57, %assume_assume_assume_59, 1] : tile<i32> -> tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>
    %assume_60 = assume bounded<0, ?>, %arg10 : tile<i32>
    %assume_61 = assume bounded<0, ?>, %arg11 : tile<i32>
    %assume_assume_62 = assume bounded<0, ?>, %assume_6 : tile<i32>
    %assume_assume_assume_63 = assume div_by<16>, %assume_assume_62 : tile<i32>
    %assume_assume_64 = assume bounded<0, ?>, %assume_7 : tile<i32>
    %assume_assume_assume_65 = assume div_by<16>, %assume_assume_64 : tile<i32>
    %assume_assume_66 = assume bounded<0, ?>, %assume_8 : tile<i32>
    %assume_assume_assume_67 = assume div_by<8>, %assume_assume_66 : tile<i32>
    %assume_assume_68 = assume bounded<0, ?>, %assume_9 : tile<i32>
    %assume_assume_assume_69 = assume div_by<8>, %assume_assume_68 : tile<i32>
    %assume_assume_70 = assume bounded<0, ?>, %assume_10 : tile<i32>
    %assume_assume_assume_71 = assume div_by<8>, %assume_assume_70 : tile<i32>
    %tview_72 = make_tensor_view %assume_5, shape = [%assume_60, %assume_61, %assume_assume_assume_63, %assume_assume_assume_65], strides = [%assume_assume_assume_67, %assume_assume_assume_69, %assume_assume_assume_71, 1] : tile<i32> -> tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>
    %assume_73 = assume bounded<0, ?>, %arg19 : tile<i32>
    %assume_74 = assume bounded<0, ?>, %arg20 : tile<i32>
    %assume_assume_75 = assume bounded<0, ?>, %assume_12 : tile<i32>
    %assume_assume_assume_76 = assume div_by<16>, %assume_assume_75 : tile<i32>
    %assume_assume_77 = assume bounded<0, ?>, %assume_13 : tile<i32>
    %assume_assume_assume_78 = assume div_by<16>, %assume_assume_77 : tile<i32>
    %assume_assume_79 = assume bounded<0, ?>, %assume_14 : tile<i32>
    %assume_assume_assume_80 = assume div_by<8>, %assume_assume_79 : tile<i32>
    %assume_assume_81 = assume bounded<0, ?>, %assume_15 : tile<i32>
    %assume_assume_assume_82 = assume div_by<8>, %assume_assume_81 : tile<i32>
    %assume_assume_83 = assume bounded<0, ?>, %assume_16 : tile<i32>
    %assume_assume_assume_84 = assume div_by<8>, %assume_assume_83 : tile<i32>
    %tview_85 = make_tensor_view %assume_11, shape = [%assume_73, %assume_74, %assume_assume_assume_76, %assume_assume_assume_78], strides = [%assume_assume_assume_80, %assume_assume_assume_82, %assume_assume_assume_84, 1] : tile<i32> -> tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>
    %assume_86 = assume bounded<0, ?>, %arg28 : tile<i32>
    %assume_87 = assume bounded<0, ?>, %arg29 : tile<i32>
    %assume_assume_88 = assume bounded<0, ?>, %assume_18 : tile<i32>
    %assume_assume_assume_89 = assume div_by<16>, %assume_assume_88 : tile<i32>
    %assume_assume_90 = assume bounded<0, ?>, %assume_19 : tile<i32>
    %assume_assume_assume_91 = assume div_by<16>, %assume_assume_90 : tile<i32>
    %assume_assume_92 = assume bounded<0, ?>, %assume_20 : tile<i32>
    %assume_assume_assume_93 = assume div_by<8>, %assume_assume_92 : tile<i32>
    %assume_assume_94 = assume bounded<0, ?>, %assume_21 : tile<i32>
    %assume_assume_assume_95 = assume div_by<8>, %assume_assume_94 : tile<i32>
    %assume_assume_96 = assume bounded<0, ?>, %assume_22 : tile<i32>
    %assume_assume_assume_97 = assume div_by<8>, %assume_assume_96 : tile<i32>
    %tview_98 = make_tensor_view %assume_17, shape = [%assume_86, %assume_87, %assume_assume_assume_89, %assume_assume_assume_91], strides = [%assume_assume_assume_93, %assume_assume_assume_95, %assume_assume_assume_97, 1] : tile<i32> -> tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>
    %assume_99 = assume bounded<0, ?>, %arg37 : tile<i32>
    %assume_100 = assume bounded<0, ?>, %arg38 : tile<i32>
    %assume_assume_101 = assume bounded<0, ?>, %assume_24 : tile<i32>
    %assume_assume_assume_102 = assume div_by<16>, %assume_assume_101 : tile<i32>
    %assume_assume_103 = assume bounded<0, ?>, %assume_25 : tile<i32>
    %assume_assume_assume_104 = assume div_by<4>, %assume_assume_103 : tile<i32>
    %assume_assume_105 = assume bounded<0, ?>, %assume_26 : tile<i32>
    %assume_assume_assume_106 = assume div_by<4>, %assume_assume_105 : tile<i32>
    %tview_107 = make_tensor_view %assume_23, shape = [%assume_99, %assume_100, %assume_assume_assume_102], strides = [%assume_assume_assume_104, %assume_assume_assume_106, 1] : tile<i32> -> tensor_view<?x?x?xf32, strides=[?,?,1]>
    %assume_108 = assume bounded<0, ?>, %arg44 : tile<i32>
    %assume_109 = assume bounded<0, ?>, %arg45 : tile<i32>
    %assume_assume_110 = assume bounded<0, ?>, %assume_28 : tile<i32>
    %assume_assume_assume_111 = assume div_by<16>, %assume_assume_110 : tile<i32>
    %assume_assume_112 = assume bounded<0, ?>, %assume_29 : tile<i32>
    %assume_assume_assume_113 = assume div_by<4>, %assume_assume_112 : tile<i32>
    %assume_assume_114 = assume bounded<0, ?>, %assume_30 : tile<i32>
    %assume_assume_assume_115 = assume div_by<4>, %assume_assume_114 : tile<i32>
    %tview_116 = make_tensor_view %assume_27, shape = [%assume_108, %assume_109, %assume_assume_assume_111], strides = [%assume_assume_assume_113, %assume_assume_assume_115, 1] : tile<i32> -> tensor_view<?x?x?xf32, strides=[?,?,1]>
    %assume_117 = assume bounded<0, ?>, %arg51 : tile<i32>
    %assume_118 = assume bounded<0, ?>, %arg52 : tile<i32>
    %assume_assume_119 = assume bounded<0, ?>, %assume_32 : tile<i32>
    %assume_assume_assume_120 = assume div_by<16>, %assume_assume_119 : tile<i32>
    %assume_assume_121 = assume bounded<0, ?>, %assume_33 : tile<i32>
    %assume_assume_assume_122 = assume div_by<16>, %assume_assume_121 : tile<i32>
    %assume_assume_123 = assume bounded<0, ?>, %assume_34 : tile<i32>
    %assume_assume_assume_124 = assume div_by<8>, %assume_assume_123 : tile<i32>
    %assume_assume_125 = assume bounded<0, ?>, %assume_35 : tile<i32>
    %assume_assume_assume_126 = assume div_by<8>, %assume_assume_125 : tile<i32>
    %assume_assume_127 = assume bounded<0, ?>, %assume_36 : tile<i32>
    %assume_assume_assume_128 = assume div_by<8>, %assume_assume_127 : tile<i32>
    %tview_129 = make_tensor_view %assume_31, shape = [%assume_117, %assume_118, %assume_assume_assume_120, %assume_assume_assume_122], strides = [%assume_assume_assume_124, %assume_assume_assume_126, %assume_assume_assume_128, 1] : tile<i32> -> tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>
    %assume_130 = assume bounded<0, ?>, %arg60 : tile<i32>
    %assume_131 = assume bounded<0, ?>, %arg61 : tile<i32>
    %assume_assume_132 = assume bounded<0, ?>, %assume_38 : tile<i32>
    %assume_assume_assume_133 = assume div_by<16>, %assume_assume_132 : tile<i32>
    %assume_assume_134 = assume bounded<0, ?>, %assume_39 : tile<i32>
    %assume_assume_assume_135 = assume div_by<16>, %assume_assume_134 : tile<i32>
    %assume_assume_136 = assume bounded<0, ?>, %assume_40 : tile<i32>
    %assume_assume_assume_137 = assume div_by<8>, %assume_assume_136 : tile<i32>
    %assume_assume_138 = assume bounded<0, ?>, %assume_41 : tile<i32>
    %assume_assume_assume_139 = assume div_by<8>, %assume_assume_138 : tile<i32>
    %assume_assume_140 = assume bounded<0, ?>, %assume_42 : tile<i32>
    %assume_assume_assume_141 = assume div_by<8>, %assume_assume_140 : tile<i32>
    %tview_142 = make_tensor_view %assume_37, shape = [%assume_130, %assume_131, %assume_assume_assume_133, %assume_assume_assume_135], strides = [%assume_assume_assume_137, %assume_assume_assume_139, %assume_assume_assume_141, 1] : tile<i32> -> tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>
    %cst_64_i32 = constant <i32: 64> : tile<i32>
    %cst_64_i32_143 = constant <i32: 64> : tile<i32>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %blockId_x_144, %blockId_y_145, %blockId_z_146 = get_tile_block_id : tile<i32>
    %blockId_x_147, %blockId_y_148, %blockId_z_149 = get_tile_block_id : tile<i32>
    %cst_0_i32 = constant <i32: 0> : tile<i32>
    %pview = make_partition_view %tview_72 : partition_view<tile=(1x1x64x64), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>
    %tile, %result_token = load_view_tko weak %pview[%blockId_z_149, %blockId_y_145, %blockId_x, %cst_0_i32] token = %0 : partition_view<tile=(1x1x64x64), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>, tile<i32> -> tile<1x1x64x64xf16>, token
    %reshape = reshape %tile : tile<1x1x64x64xf16> -> tile<64x64xf16>
    %cst_0_i32_150 = constant <i32: 0> : tile<i32>
    %pview_151 = make_partition_view %tview_85 : partition_view<tile=(1x1x64x64), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>
    %tile_152, %result_token_153 = load_view_tko weak %pview_151[%blockId_z_149, %blockId_y_145, %blockId_x, %cst_0_i32_150] token = %0 : partition_view<tile=(1x1x64x64), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>, tile<i32> -> tile<1x1x64x64xf16>, token
    %reshape_154 = reshape %tile_152 : tile<1x1x64x64xf16> -> tile<64x64xf16>
    %1 = muli %blockId_x, %cst_64_i32_143 : tile<i32>
    %2 = iota : tile<64xi32>
    %reshape_155 = reshape %1 : tile<i32> -> tile<1xi32>
    %bcast = broadcast %reshape_155 : tile<1xi32> -> tile<64xi32>
    %3 = addi %bcast, %2 : tile<64xi32>
    %reshape_156 = reshape %3 : tile<64xi32> -> tile<64x1xi32>
    %cst_0_f32 = constant <f32: 0.000000e+00> : tile<64x64xf32>
    %cst_0_f32_157 = constant <f32: 0.000000e+00> : tile<64x64xf32>
    %4 = muli %blockId_x, %cst_64_i32_143 : tile<i32>
    %5 = divi %4, %cst_64_i32 signed rounding<negative_inf> : tile<i32>
    %6 = divi %assume_assume_assume, %cst_64_i32 signed rounding<positive_inf> : tile<i32>
    %cst_1_i32_158 = constant <i32: 1> : tile<i32>
    %cst_0_i32_159 = constant <i32: 0> : tile<i32>
    %cst_0_i32_160 = constant <i32: 0> : tile<i32>
    %cst_0_f32_161 = constant <f32: 0.000000e+00> : tile<64x64xf32>
    %7 = iota : tile<64xi32>
    %bcast_162 = broadcast %reshape_156 : tile<64x1xi32> -> tile<64x64xi32>
    %cst_f32 = constant <f32: 1.44269502> : tile<f32>
    %8 = mulf %arg68, %cst_f32 : tile<f32>
    %reshape_163 = reshape %8 : tile<f32> -> tile<1x1xf32>
    %bcast_164 = broadcast %reshape_163 : tile<1x1xf32> -> tile<64x64xf32>
    %cst_0_f32_165 = constant <f32: 0.000000e+00> : tile<f32>
    %reshape_166 = reshape %cst_0_f32_165 : tile<f32> -> tile<1x1xf32>
    %bcast_167 = broadcast %reshape_166 : tile<1x1xf32> -> tile<64x64xf32>
    %cst_0_f32_168 = constant <f32: 0.000000e+00> : tile<64x64xf32>
    %reshape_169 = reshape %arg68 : tile<f32> -> tile<1x1xf32>
    %bcast_170 = broadcast %reshape_169 : tile<1x1xf32> -> tile<64x64xf32>
    %for:2 = for %loopIdx in (%5 to %6, step %cst_1_i32_158) : tile<i32> iter_values(%iterArg0 = %cst_0_f32, %iterArg1 = %cst_0_f32_157) -> (tile<64x64xf32>, tile<64x64xf32>) {
      %pview_177 = make_partition_view %tview : partition_view<tile=(1x1x64x64), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>
      %tile_178, %result_token_179 = load_view_tko weak %pview_177[%blockId_z_149, %blockId_y_145, %loopIdx, %cst_0_i32_159] token = %0 : partition_view<tile=(1x1x64x64), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>, tile<i32> -> tile<1x1x64x64xf16>, token
      %reshape_180 = reshape %tile_178 : tile<1x1x64x64xf16> -> tile<64x64xf16>
      %pview_181 = make_partition_view %tview_98 : partition_view<tile=(1x1x64x64), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>
      %tile_182, %result_token_183 = load_view_tko weak %pview_181[%blockId_z_149, %blockId_y_145, %loopIdx, %cst_0_i32_160] token = %0 : partition_view<tile=(1x1x64x64), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>, tile<i32> -> tile<1x1x64x64xf16>, token
      %reshape_184 = reshape %tile_182 : tile<1x1x64x64xf16> -> tile<64x64xf16>
      %pview_185 = make_partition_view %tview_107 : partition_view<tile=(1x1x64), padding_value = zero, tensor_view<?x?x?xf32, strides=[?,?,1]>>
      %tile_186, %result_token_187 = load_view_tko weak %pview_185[%blockId_z_149, %blockId_y_145, %loopIdx] token = %0 : partition_view<tile=(1x1x64), padding_value = zero, tensor_view<?x?x?xf32, strides=[?,?,1]>>, tile<i32> -> tile<1x1x64xf32>, token
      %reshape_188 = reshape %tile_186 : tile<1x1x64xf32> -> tile<1x64xf32>
      %pview_189 = make_partition_view %tview_116 : partition_view<tile=(1x1x64), padding_value = zero, tensor_view<?x?x?xf32, strides=[?,?,1]>>
      %tile_190, %result_token_191 = load_view_tko weak %pview_189[%blockId_z_149, %blockId_y_145, %loopIdx] token = %0 : partition_view<tile=(1x1x64), padding_value = zero, tensor_view<?x?x?xf32, strides=[?,?,1]>>, tile<i32> -> tile<1x1x64xf32>, token
      %reshape_192 = reshape %tile_190 : tile<1x1x64xf32> -> tile<1x64xf32>
      %13 = permute %reshape_180 [1, 0] : tile<64x64xf16> -> tile<64x64xf16>
      %14 = mmaf %reshape, %13, %cst_0_f32_161 : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      %15 = muli %loopIdx, %cst_64_i32 : tile<i32>
      %reshape_193 = reshape %15 : tile<i32> -> tile<1xi32>
      %bcast_194 = broadcast %reshape_193 : tile<1xi32> -> tile<64xi32>
      %16 = addi %bcast_194, %7 : tile<64xi32>
      %reshape_195 = reshape %16 : tile<64xi32> -> tile<1x64xi32>
      %bcast_196 = broadcast %reshape_195 : tile<1x64xi32> -> tile<64x64xi32>
      %17 = cmpi greater_than_or_equal %bcast_196, %bcast_162, signed : tile<64x64xi32> -> tile<64x64xi1>
      %bcast_197 = broadcast %reshape_188 : tile<1x64xf32> -> tile<64x64xf32>
      %18 = negf %bcast_197 : tile<64x64xf32>
      %19 = fma %14, %bcast_164, %18 : tile<64x64xf32>
      %20 = exp2 %19 flush_to_zero : tile<64x64xf32>
      %21 = select %17, %20, %bcast_167 : tile<64x64xi1>, tile<64x64xf32>
      %22 = ftof %21 : tile<64x64xf32> -> tile<64x64xf16>
      %23 = mmaf %22, %reshape_184, %iterArg1 : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      %24 = permute %reshape_184 [1, 0] : tile<64x64xf16> -> tile<64x64xf16>
      %25 = mmaf %reshape_154, %24, %cst_0_f32_168 : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      %bcast_198 = broadcast %reshape_192 : tile<1x64xf32> -> tile<64x64xf32>
      %26 = subf %25, %bcast_198 : tile<64x64xf32>
      %27 = mulf %21, %26 : tile<64x64xf32>
      %28 = mulf %27, %bcast_170 : tile<64x64xf32>
      %29 = ftof %28 : tile<64x64xf32> -> tile<64x64xf16>
      %30 = mmaf %29, %reshape_180, %iterArg0 : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %30, %23 : tile<64x64xf32>, tile<64x64xf32>
    }
    %cst_0_i32_171 = constant <i32: 0> : tile<i32>
    %9 = ftof %for#0 : tile<64x64xf32> -> tile<64x64xf16>
    %reshape_172 = reshape %9 : tile<64x64xf16> -> tile<1x1x64x64xf16>
    %pview_173 = make_partition_view %tview_129 : partition_view<tile=(1x1x64x64), tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>
    %10 = store_view_tko weak %reshape_172, %pview_173[%blockId_z_149, %blockId_y_145, %blockId_x, %cst_0_i32_171] token = %0 : tile<1x1x64x64xf16>, partition_view<tile=(1x1x64x64), tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>, tile<i32> -> token
    %cst_0_i32_174 = constant <i32: 0> : tile<i32>
    %11 = ftof %for#1 : tile<64x64xf32> -> tile<64x64xf16>
    %reshape_175 = reshape %11 : tile<64x64xf16> -> tile<1x1x64x64xf16>
    %pview_176 = make_partition_view %tview_142 : partition_view<tile=(1x1x64x64), tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>
    %12 = store_view_tko weak %reshape_175, %pview_176[%blockId_z_149, %blockId_y_145, %blockId_x, %cst_0_i32_174] token = %0 : tile<1x1x64x64xf16>, partition_view<tile=(1x1x64x64), tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>, tile<i32> -> token
    return
  }
}
