// Causal attention with 128 features and 64 for a position's place, which all heads share.
// Made by write_programs.py from latent.py with cuda-tile 1.7.0.
// tilerun: --grid 2,1 --arg rand:f16:1x1x160x128:1 --arg 1 --arg 1 --arg 160 --arg 128 --arg 20480 --arg 20480 --arg 128 --arg 1 --arg rand:f16:1x1x160x64:2 --arg 1 --arg 1 --arg 160 --arg 64 --arg 10240 --arg 10240 --arg 64 --arg 1 --arg rand:f16:1x1x160x128:3 --arg 1 --arg 1 --arg 160 --arg 128 --arg 20480 --arg 20480 --arg 128 --arg 1 --arg rand:f16:1x1x160x64:4 --arg 1 --arg 1 --arg 160 --arg 64 --arg 10240 --arg 10240 --arg 64 --arg 1 --arg rand:f16:1x1x160x128:5 --arg 1 --arg 1 --arg 160 --arg 128 --arg 20480 --arg 20480 --arg 128 --arg 1 --arg zeros:f16:1x1x160x128 --arg 1 --arg 1 --arg 160 --arg 128 --arg 20480 --arg 20480 --arg 128 --arg 1 --arg 0.07216878364870323
// tilerun[large]: --grid 32,64 --arg rand:f16:4x16x4096x128:1 --arg 4 --arg 16 --arg 4096 --arg 128 --arg 8388608 --arg 524288 --arg 128 --arg 1 --arg rand:f16:4x16x4096x64:2 --arg 4 --arg 16 --arg 4096 --arg 64 --arg 4194304 --arg 262144 --arg 64 --arg 1 --arg rand:f16:4x16x4096x128:3 --arg 4 --arg 16 --arg 4096 --arg 128 --arg 8388608 --arg 524288 --arg 128 --arg 1 --arg rand:f16:4x1x4096x64:4 --arg 4 --arg 1 --arg 4096 --arg 64 --arg 262144 --arg 262144 --arg 64 --arg 1 --arg rand:f16:4x16x4096x128:5 --arg 4 --arg 16 --arg 4096 --arg 128 --arg 8388608 --arg 524288 --arg 128 --arg 1 --arg zeros:f16:4x16x4096x128 --arg 4 --arg 16 --arg 4096 --arg 128 --arg 8388608 --arg 524288 --arg 128 --arg 1 --arg 0.07216878364870323 --flop 320*4*16*4096*4096
cuda_tile.module @kernels {
  entry @latent_prefill(%arg0: tile<ptr<f16>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<i32>, %arg9: tile<ptr<f16>>, %arg10: tile<i32>, %arg11: tile<i32>, %arg12: tile<i32>, %arg13: tile<i32>, %arg14: tile<i32>, %arg15: tile<i32>, %arg16: tile<i32>, %arg17: tile<i32>, %arg18: tile<ptr<f16>>, %arg19: tile<i32>, %arg20: tile<i32>, %arg21: tile<i32>, %arg22: tile<i32>, %arg23: tile<i32>, %arg24: tile<i32>, %arg25: tile<i32>, %arg26: tile<i32>, %arg27: tile<ptr<f16>>, %arg28: tile<i32>, %arg29: tile<i32>, %arg30: tile<i32>, %arg31: tile<i32>, %arg32: tile<i32>, %arg33: tile<i32>, %arg34: tile<i32>, %arg35: tile<i32>, %arg36: tile<ptr<f16>>, %arg37: tile<i32>, %arg38: tile<i32>, %arg39: tile<i32>, %arg40: tile<i32>, %arg41: tile<i32>, %arg42: tile<i32>, %arg43: tile<i32>, %arg44: tile<i32>, %arg45: tile<ptr<f16>>, %arg46: tile<i32>, %arg47: tile<i32>, %arg48: tile<i32>, %arg49: tile<i32>, %arg50: tile<i32>, %arg51: tile<i32>, %arg52: tile<i32>, %arg53: tile<i32>, %arg54: tile<f32>) optimization_hints=<sm_90 = {occupancy = 1}> {
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
    %assume_23 = assume div_by<16>, %arg36 : tile<ptr<f16>>
    %assume_24 = assume div_by<16>, %arg39 : tile<i32>
    %assume_25 = assume div_by<16>, %arg40 : tile<i32>
    %assume_26 = assume div_by<8>, %arg41 : tile<i32>
    %assume_27 = assume div_by<8>, %arg42 : tile<i32>
    %assume_28 = assume div_by<8>, %arg43 : tile<i32>
    %assume_29 = assume div_by<16>, %arg45 : tile<ptr<f16>>
    %assume_30 = assume div_by<16>, %arg48 : tile<i32>
    %assume_31 = assume div_by<16>, %arg49 : tile<i32>
    %assume_32 = assume div_by<8>, %arg50 : tile<i32>
    %assume_33 = assume div_by<8>, %arg51 : tile<i32>
    %assume_34 = assume div_by<8>, %arg52 : tile<i32>
    %cst_1_i32 = constant <i32: 1> : tile<i32>
    %cst_1_i32_35 = constant <i32: 1> : tile<i32>
    %cst_1_i32_36 = constant <i32: 1> : tile<i32>
    %cst_1_i32_37 = constant <i32: 1> : tile<i32>
    %cst_1_i32_38 = constant <i32: 1> : tile<i32>
    %cst_1_i32_39 = constant <i32: 1> : tile<i32>
    %assume_40 = assume bounded<0, ?>, %arg1 : tile<i32>
    %assume_41 = assume bounded<0, ?>, %arg2 : tile<i32>
    %assume_assume = assume bounded<0, ?>, %assume_0 : tile<i32>
    %assume_assume_assume = assume div_by<16>, %assume_assume : tile<i32>
    %assume_assume_42 = assume bounded<0, ?>, %assume_1 : tile<i32>
    %assume_assume_assume_43 = assume div_by<16>, %assume_assume_42 : tile<i32>
    %assume_assume_44 = assume bounded<0, ?>, %assume_2 : tile<i32>
    %assume_assume_assume_45 = assume div_by<8>, %assume_assume_44 : tile<i32>
    %assume_assume_46 = assume bounded<0, ?>, %assume_3 : tile<i32>
    %assume_assume_assume_47 = assume div_by<8>, %assume_assume_46 : tile<i32>
    %assume_assume_48 = assume bounded<0, ?>, %assume_4 : tile<i32>
    %assume_assume_assume_49 = assume div_by<8>, %assume_assume_48 : tile<i32>
    %tview = make_tensor_view %assume, shape = [%assume_40, %assume_41, %assume_assume_assume, %assume_assume_assume_43], strides = [%assume_assume_assume_45, %assume_assume_assume_47, %assume_assume_assume_49, 1] : tile<i32> -> tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>
    %assume_50 = assume bounded<0, ?>, %arg10 : tile<i32>
    %assume_51 = assume bounded<0, ?>, %arg11 : tile<i32>
    %assume_assume_52 = assume bounded<0, ?>, %assume_6 : tile<i32>
    %assume_assume_assume_53 = assume div_by<16>, %assume_assume_52 : tile<i32>
    %assume_assume_54 = assume bounded<0, ?>, %assume_7 : tile<i32>
    %assume_assume_assume_55 = assume div_by<16>, %assume_assume_54 : tile<i32>
    %assume_assume_56 = assume bounded<0, ?>, %assume_8 : tile<i32>
    %assume_assume_assume_57 = assume div_by<8>, %assume_assume_56 : tile<i32>
    %assume_assume_58 = assume bounded<0, ?>, %assume_9 : tile<i32>
    %assume_assume_assume_59 = assume div_by<8>, %assume_assume_58 : tile<i32>
    %assume_assume_60 = assume bounded<0, ?>, %assume_10 : tile<i32>
    %assume_assume_assume_61 = assume div_by<8>, %assume_assume_60 : tile<i32>
    %tview_62 = make_tensor_view %assume_5, shape = [%assume_50, %assume_51, %assume_assume_assume_53, %assume_assume_assume_55], strides = [%assume_assume_assume_57, %assume_assume_assume_59, %assume_assume_assume_61, 1] : tile<i32> -> tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>
    %assume_63 = assume bounded<0, ?>, %arg19 : tile<i32>
    %assume_64 = assume bounded<0, ?>, %arg20 : tile<i32>
    %assume_assume_65 = assume bounded<0, ?>, %assume_12 : tile<i32>
    %assume_assume_assume_66 = assume div_by<16>, %assume_assume_65 : tile<i32>
    %assume_assume_67 = assume bounded<0, ?>, %assume_13 : tile<i32>
    %assume_assume_assume_68 = assume div_by<16>, %assume_assume_67 : tile<i32>
    %assume_assume_69 = assume bounded<0, ?>, %assume_14 : tile<i32>
    %assume_assume_assume_70 = assume div_by<8>, %assume_assume_69 : tile<i32>
    %assume_assume_71 = assume bounded<0, ?>, %assume_15 : tile<i32>
    %assume_assume_assume_72 = assume div_by<8>, %assume_assume_71 : tile<i32>
    %assume_assume_73 = assume bounded<0, ?>, %assume_16 : tile<i32>
    %assume_assume_assume_74 = assume div_by<8>, %assume_assume_73 : tile<i32>
    %tview_75 = make_tensor_view %assume_11, shape = [%assume_63, %assume_64, %assume_assume_assume_66, %assume_assume_assume_68], strides = [%assume_assume_assume_70, %assume_assume_assume_72, %assume_assume_assume_74, 1] : tile<i32> -> tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>
    %assume_76 = assume bounded<0, ?>, %arg28 : tile<i32>
    %assume_77 = assume bounded<0, ?>, %arg29 : tile<i32>
    %assume_assume_78 = assume bounded<0, ?>, %assume_18 : tile<i32>
    %assume_assume_assume_79 = assume div_by<16>, %assume_assume_78 : tile<i32>
    %assume_assume_80 = assume bounded<0, ?>, %assume_19 : tile<i32>
    %assume_assume_assume_81 = assume div_by<16>, %assume_assume_80 : tile<i32>
    %assume_assume_82 = assume bounded<0, ?>, %assume_20 : tile<i32>
    %assume_assume_assume_83 = assume div_by<8>, %assume_assume_82 : tile<i32>
    %assume_assume_84 = assume bounded<0, ?>, %assume_21 : tile<i32>
    %assume_assume_assume_85 = assume div_by<8>, %assume_assume_84 : tile<i32>
    %assume_assume_86 = assume bounded<0, ?>, %assume_22 : tile<i32>
    %assume_assume_assume_87 = assume div_by<8>, %assume_assume_86 : tile<i32>
    %tview_88 = make_tensor_view %assume_17, shape = [%assume_76, %assume_77, %assume_assume_assume_79, %assume_assume_assume_81], strides = [%assume_assume_assume_83, %assume_assume_assume_85, %assume_assume_assume_87, 1] : tile<i32> -> tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>
    %assume_89 = assume bounded<0, ?>, %arg37 : tile<i32>
    %assume_90 = assume bounded<0, ?>, %arg38 : tile<i32>
    %assume_assume_91 = assume bounded<0, ?>, %assume_24 : tile<i32>
    %assume_assume_assume_92 = assume div_by<16>, %assume_assume_91 : tile<i32>
    %assume_assume_93 = assume bounded<0, ?>, %assume_25 : tile<i32>
    %assume_assume_assume_94 = assume div_by<16>, %assume_assume_93 : tile<i32>
    %assume_assume_95 = assume bounded<0, ?>, %assume_26 : tile<i32>
    %assume_assume_assume_96 = assume div_by<8>, %assume_assume_95 : tile<i32>
    %assume_assume_97 = assume bounded<0, ?>, %assume_27 : tile<i32>
    %assume_assume_assume_98 = assume div_by<8>, %assume_assume_97 : tile<i32>
    %assume_assume_99 = assume bounded<0, ?>, %assume_28 : tile<i32>
    %assume_assume_assume_100 = assume div_by<8>, %assume_assume_99 : tile<i32>
    %tview_101 = make_tensor_view %assume_23, shape = [%assume_89, %assume_90, %assume_assume_assume_92, %assume_assume_assume_94], strides = [%assume_assume_assume_96, %assume_assume_assume_98, %assume_assume_assume_100, 1] : tile<i32> -> tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>
    %assume_102 = assume bounded<0, ?>, %arg46 : tile<i32>
    %assume_103 = assume bounded<0, ?>, %arg47 : tile<i32>
    %assume_assume_104 = assume bounded<0, ?>, %assume_30 : tile<i32>
    %assume_assume_assume_105 = assume div_by<16>, %assume_assume_104 : tile<i32>
    %assume_assume_106 = assume bounded<0, ?>, %assume_31 : tile<i32>
    %assume_assume_assume_107 = assume div_by<16>, %assume_assume_106 : tile<i32>
    %assume_assume_108 = assume bounded<0, ?>, %assume_32 : tile<i32>
    %assume_assume_assume_109 = assume div_by<8>, %assume_assume_108 : tile<i32>
    %assume_assume_110 = assume bounded<0, ?>, %assume_33 : tile<i32>
    %assume_assume_assume_111 = assume div_by<8>, %assume_assume_110 : tile<i32>
    %assume_assume_112 = assume bounded<0, ?>, %assume_34 : tile<i32>
    %assume_assume_assume_113 = assume div_by<8>, %assume_assume_112 : tile<i32>
    %tview_114 = make_tensor_view %assume_29, shape = [%assume_102, %assume_103, %assume_assume_assume_105, %assume_assume_assume_107], strides = [%assume_assume_assume_109, %assume_assume_assume_111, %assume_assume_assume_113, 1] : tile<i32> -> tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>
    %cst_128_i32 = constant <i32: 128> : tile<i32>
    %cst_64_i32 = constant <i32: 64> : tile<i32>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %blockId_x_115, %blockId_y_116, %blockId_z_117 = get_tile_block_id : tile<i32>
    %1 = divi %blockId_y_116, %assume_41 signed rounding<negative_inf> : tile<i32>
    %blockId_x_118, %blockId_y_119, %blockId_z_120 = get_tile_block_id : tile<i32>
    %2 = remi %blockId_y_119, %assume_41 signed : tile<i32>
    %cst_0_i32 = constant <i32: 0> : tile<i32>
    %3 = cmpi less_than %2, %cst_0_i32, signed : tile<i32> -> tile<i1>
    %4 = cmpi less_than %assume_41, %cst_0_i32, signed : tile<i32> -> tile<i1>
    %5 = xori %3, %4 : tile<i1>
    %6 = cmpi not_equal %2, %cst_0_i32, signed : tile<i32> -> tile<i1>
    %7 = andi %5, %6 : tile<i1>
    %8 = addi %2, %assume_41 : tile<i32>
    %9 = select %7, %8, %2 : tile<i1>, tile<i32>
    %10 = muli %blockId_x, %cst_128_i32 : tile<i32>
    %11 = iota : tile<128xi32>
    %reshape = reshape %10 : tile<i32> -> tile<1xi32>
    %bcast = broadcast %reshape : tile<1xi32> -> tile<128xi32>
    %12 = addi %bcast, %11 : tile<128xi32>
    %reshape_121 = reshape %12 : tile<128xi32> -> tile<128x1xi32>
    %13 = iota : tile<64xi32>
    %reshape_122 = reshape %13 : tile<64xi32> -> tile<1x64xi32>
    %cst_f32 = constant <f32: 0xFF800000> : tile<128xf32>
    %cst_0_f32 = constant <f32: 0.000000e+00> : tile<128xf32>
    %cst_0_f32_123 = constant <f32: 0.000000e+00> : tile<128x128xf32>
    %cst_0_i32_124 = constant <i32: 0> : tile<i32>
    %pview = make_partition_view %tview : partition_view<tile=(1x1x128x128), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>
    %tile, %result_token = load_view_tko weak %pview[%1, %9, %blockId_x, %cst_0_i32_124] token = %0 : partition_view<tile=(1x1x128x128), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>, tile<i32> -> tile<1x1x128x128xf16>, token
    %reshape_125 = reshape %tile : tile<1x1x128x128xf16> -> tile<128x128xf16>
    %cst_0_i32_126 = constant <i32: 0> : tile<i32>
    %pview_127 = make_partition_view %tview_62 : partition_view<tile=(1x1x128x64), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>
    %tile_128, %result_token_129 = load_view_tko weak %pview_127[%1, %9, %blockId_x, %cst_0_i32_126] token = %0 : partition_view<tile=(1x1x128x64), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>, tile<i32> -> tile<1x1x128x64xf16>, token
    %reshape_130 = reshape %tile_128 : tile<1x1x128x64xf16> -> tile<128x64xf16>
    %14 = muli %blockId_x, %cst_128_i32 : tile<i32>
    %15 = divi %14, %cst_64_i32 signed rounding<negative_inf> : tile<i32>
    %cst_1_i32_131 = constant <i32: 1> : tile<i32>
    %16 = addi %blockId_x, %cst_1_i32_131 : tile<i32>
    %17 = muli %16, %cst_128_i32 : tile<i32>
    %18 = mini %17, %assume_assume_assume_66 signed : tile<i32>
    %19 = divi %18, %cst_64_i32 signed rounding<positive_inf> : tile<i32>
    %cst_0_i32_132 = constant <i32: 0> : tile<i32>
    %cst_1_i32_133 = constant <i32: 1> : tile<i32>
    %cst_0_i32_134 = constant <i32: 0> : tile<i32>
    %cst_0_f32_135 = constant <f32: 0.000000e+00> : tile<128x64xf32>
    %cst_0_i32_136 = constant <i32: 0> : tile<i32>
    %cst_0_i32_137 = constant <i32: 0> : tile<i32>
    %cst_f32_138 = constant <f32: 1.44269502> : tile<f32>
    %20 = mulf %arg54, %cst_f32_138 : tile<f32>
    %reshape_139 = reshape %20 : tile<f32> -> tile<1xf32>
    %bcast_140 = broadcast %reshape_139 : tile<1xf32> -> tile<128xf32>
    %cst_f32_141 = constant <f32: 1.44269502> : tile<f32>
    %21 = mulf %arg54, %cst_f32_141 : tile<f32>
    %reshape_142 = reshape %21 : tile<f32> -> tile<1x1xf32>
    %bcast_143 = broadcast %reshape_142 : tile<1x1xf32> -> tile<128x64xf32>
    %cst_0_i32_144 = constant <i32: 0> : tile<i32>
    %22 = mini %19, %15 signed : tile<i32>
    %23 = maxi %cst_0_i32_132, %15 signed : tile<i32>
    %for:3 = for %loopIdx in (%cst_0_i32_132 to %22, step %cst_1_i32_133) : tile<i32> iter_values(%iterArg0 = %cst_0_f32_123, %iterArg1 = %cst_f32, %iterArg2 = %cst_0_f32) -> (tile<128x128xf32>, tile<128xf32>, tile<128xf32>) {
      %pview_151 = make_partition_view %tview_75 : partition_view<tile=(1x1x128x64), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>, dim_map=[0, 1, 3, 2]>
      %tile_152, %result_token_153 = load_view_tko weak %pview_151[%1, %9, %cst_0_i32_134, %loopIdx] token = %0 : partition_view<tile=(1x1x128x64), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>, dim_map=[0, 1, 3, 2]>, tile<i32> -> tile<1x1x128x64xf16>, token
      %reshape_154 = reshape %tile_152 : tile<1x1x128x64xf16> -> tile<128x64xf16>
      %27 = mmaf %reshape_125, %reshape_154, %cst_0_f32_135 : tile<128x128xf16>, tile<128x64xf16>, tile<128x64xf32>
      %pview_155 = make_partition_view %tview_88 : partition_view<tile=(1x1x64x64), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>, dim_map=[0, 1, 3, 2]>
      %tile_156, %result_token_157 = load_view_tko weak %pview_155[%1, %cst_0_i32_136, %cst_0_i32_137, %loopIdx] token = %0 : partition_view<tile=(1x1x64x64), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>, dim_map=[0, 1, 3, 2]>, tile<i32> -> tile<1x1x64x64xf16>, token
      %reshape_158 = reshape %tile_156 : tile<1x1x64x64xf16> -> tile<64x64xf16>
      %28 = mmaf %reshape_130, %reshape_158, %27 : tile<128x64xf16>, tile<64x64xf16>, tile<128x64xf32>
      %reduce = reduce %28 dim=1 identities=[0xFF800000 : f32] : tile<128x64xf32> -> tile<128xf32>
      (%reduce_lhs: tile<f32>, %reduce_rhs: tile<f32>) {
        %40 = maxf %reduce_lhs, %reduce_rhs : tile<f32>
        yield %40 : tile<f32>
      }
      %29 = mulf %reduce, %bcast_140 : tile<128xf32>
      %30 = maxf %iterArg1, %29 : tile<128xf32>
      %reshape_159 = reshape %30 : tile<128xf32> -> tile<128x1xf32>
      %bcast_160 = broadcast %reshape_159 : tile<128x1xf32> -> tile<128x64xf32>
      %31 = negf %bcast_160 : tile<128x64xf32>
      %32 = fma %28, %bcast_143, %31 : tile<128x64xf32>
      %33 = exp2 %32 flush_to_zero : tile<128x64xf32>
      %34 = subf %iterArg1, %30 : tile<128xf32>
      %35 = exp2 %34 flush_to_zero : tile<128xf32>
      %reduce_161 = reduce %33 dim=1 identities=[0.000000e+00 : f32] : tile<128x64xf32> -> tile<128xf32>
      (%reduce_lhs: tile<f32>, %reduce_rhs: tile<f32>) {
        %40 = addf %reduce_lhs, %reduce_rhs : tile<f32>
        yield %40 : tile<f32>
      }
      %36 = fma %iterArg2, %35, %reduce_161 : tile<128xf32>
      %reshape_162 = reshape %35 : tile<128xf32> -> tile<128x1xf32>
      %bcast_163 = broadcast %reshape_162 : tile<128x1xf32> -> tile<128x128xf32>
      %37 = mulf %iterArg0, %bcast_163 : tile<128x128xf32>
      %pview_164 = make_partition_view %tview_101 : partition_view<tile=(1x1x64x128), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>
      %tile_165, %result_token_166 = load_view_tko weak %pview_164[%1, %9, %loopIdx, %cst_0_i32_144] token = %0 : partition_view<tile=(1x1x64x128), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>, tile<i32> -> tile<1x1x64x128xf16>, token
      %reshape_167 = reshape %tile_165 : tile<1x1x64x128xf16> -> tile<64x128xf16>
      %38 = ftof %33 : tile<128x64xf32> -> tile<128x64xf16>
      %39 = mmaf %38, %reshape_167, %37 : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      continue %39, %30, %36 : tile<128x128xf32>, tile<128xf32>, tile<128xf32>
    }
    %for_145:3 = for %loopIdx in (%23 to %19, step %cst_1_i32_133) : tile<i32> iter_values(%iterArg0 = %for#0, %iterArg1 = %for#1, %iterArg2 = %for#2) -> (tile<128x128xf32>, tile<128xf32>, tile<128xf32>) {
      %pview_151 = make_partition_view %tview_75 : partition_view<tile=(1x1x128x64), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>, dim_map=[0, 1, 3, 2]>
      %tile_152, %result_token_153 = load_view_tko weak %pview_151[%1, %9, %cst_0_i32_134, %loopIdx] token = %0 : partition_view<tile=(1x1x128x64), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>, dim_map=[0, 1, 3, 2]>, tile<i32> -> tile<1x1x128x64xf16>, token
      %reshape_154 = reshape %tile_152 : tile<1x1x128x64xf16> -> tile<128x64xf16>
      %27 = mmaf %reshape_125, %reshape_154, %cst_0_f32_135 : tile<128x128xf16>, tile<128x64xf16>, tile<128x64xf32>
      %pview_155 = make_partition_view %tview_88 : partition_view<tile=(1x1x64x64), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>, dim_map=[0, 1, 3, 2]>
      %tile_156, %result_token_157 = load_view_tko weak %pview_155[%1, %cst_0_i32_136, %cst_0_i32_137, %loopIdx] token = %0 : partition_view<tile=(1x1x64x64), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>, dim_map=[0, 1, 3, 2]>, tile<i32> -> tile<1x1x64x64xf16>, token
      %reshape_158 = reshape %tile_156 : tile<1x1x64x64xf16> -> tile<64x64xf16>
      %28 = mmaf %reshape_130, %reshape_158, %27 : tile<128x64xf16>, tile<64x64xf16>, tile<128x64xf32>
      %29 = muli %loopIdx, %cst_64_i32 : tile<i32>
      %reshape_159 = reshape %29 : tile<i32> -> tile<1x1xi32>
      %bcast_160 = broadcast %reshape_159 : tile<1x1xi32> -> tile<1x64xi32>
      %30 = addi %bcast_160, %reshape_122 : tile<1x64xi32>
      %bcast_161 = broadcast %reshape_121 : tile<128x1xi32> -> tile<128x64xi32>
      %bcast_162 = broadcast %30 : tile<1x64xi32> -> tile<128x64xi32>
      %31 = cmpi greater_than_or_equal %bcast_161, %bcast_162, signed : tile<128x64xi32> -> tile<128x64xi1>
      %cst_f32_163 = constant <f32: -1.000000e+06> : tile<f32>
      %reshape_164 = reshape %cst_f32_163 : tile<f32> -> tile<1x1xf32>
      %bcast_165 = broadcast %reshape_164 : tile<1x1xf32> -> tile<128x64xf32>
      %32 = select %31, %28, %bcast_165 : tile<128x64xi1>, tile<128x64xf32>
      %reduce = reduce %32 dim=1 identities=[0xFF800000 : f32] : tile<128x64xf32> -> tile<128xf32>
      (%reduce_lhs: tile<f32>, %reduce_rhs: tile<f32>) {
        %44 = maxf %reduce_lhs, %reduce_rhs : tile<f32>
        yield %44 : tile<f32>
      }
      %33 = mulf %reduce, %bcast_140 : tile<128xf32>
      %34 = maxf %iterArg1, %33 : tile<128xf32>
      %reshape_166 = reshape %34 : tile<128xf32> -> tile<128x1xf32>
      %bcast_167 = broadcast %reshape_166 : tile<128x1xf32> -> tile<128x64xf32>
      %35 = negf %bcast_167 : tile<128x64xf32>
      %36 = fma %32, %bcast_143, %35 : tile<128x64xf32>
      %37 = exp2 %36 flush_to_zero : tile<128x64xf32>
      %38 = subf %iterArg1, %34 : tile<128xf32>
      %39 = exp2 %38 flush_to_zero : tile<128xf32>
      %reduce_168 = reduce %37 dim=1 identities=[0.000000e+00 : f32] : tile<128x64xf32> -> tile<128xf32>
      (%reduce_lhs: tile<f32>, %reduce_rhs: tile<f32>) {
        %44 = addf %reduce_lhs, %reduce_rhs : tile<f32>
        yield %44 : tile<f32>
      }
      %40 = fma %iterArg2, %39, %reduce_168 : tile<128xf32>
      %reshape_169 = reshape %39 : tile<128xf32> -> tile<128x1xf32>
      %bcast_170 = broadcast %reshape_169 : tile<128x1xf32> -> tile<128x128xf32>
      %41 = mulf %iterArg0, %bcast_170 : tile<128x128xf32>
      %pview_171 = make_partition_view %tview_101 : partition_view<tile=(1x1x64x128), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>
      %tile_172, %result_token_173 = load_view_tko weak %pview_171[%1, %9, %loopIdx, %cst_0_i32_144] token = %0 : partition_view<tile=(1x1x64x128), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>, tile<i32> -> tile<1x1x64x128xf16>, token
      %reshape_174 = reshape %tile_172 : tile<1x1x64x128xf16> -> tile<64x128xf16>
      %42 = ftof %37 : tile<128x64xf32> -> tile<128x64xf16>
      %43 = mmaf %42, %reshape_174, %41 : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      continue %43, %34, %40 : tile<128x128xf32>, tile<128xf32>, tile<128xf32>
    }
    %reshape_146 = reshape %for_145#2 : tile<128xf32> -> tile<128x1xf32>
    %bcast_147 = broadcast %reshape_146 : tile<128x1xf32> -> tile<128x128xf32>
    %24 = divf %for_145#0, %bcast_147 rounding<approx> flush_to_zero : tile<128x128xf32>
    %cst_0_i32_148 = constant <i32: 0> : tile<i32>
    %reshape_149 = reshape %24 : tile<128x128xf32> -> tile<1x1x128x128xf32>
    %25 = ftof %reshape_149 : tile<1x1x128x128xf32> -> tile<1x1x128x128xf16>
    %pview_150 = make_partition_view %tview_114 : partition_view<tile=(1x1x128x128), tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>
    %26 = store_view_tko weak %25, %pview_150[%1, %9, %blockId_x, %cst_0_i32_148] token = %0 : tile<1x1x128x128xf16>, partition_view<tile=(1x1x128x128), tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>, tile<i32> -> token
    return
  }
}
