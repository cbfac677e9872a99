// Decoding: a part of the positions for the heads that share its keys and values.
// Made by write_programs.py from decode.py with cuda-tile 1.7.0.
// tilerun: --grid 1,1,2 --arg rand:f16:1x1x4x128:1 --arg 1 --arg 1 --arg 4 --arg 128 --arg 512 --arg 512 --arg 128 --arg 1 --arg rand:f16:1x1x2000x128:2 --arg 1 --arg 1 --arg 2000 --arg 128 --arg 256000 --arg 256000 --arg 128 --arg 1 --arg rand:f16:1x1x2000x128:3 --arg 1 --arg 1 --arg 2000 --arg 128 --arg 256000 --arg 256000 --arg 128 --arg 1 --arg zeros:f16:1x1x4x2x128 --arg 1 --arg 1 --arg 4 --arg 2 --arg 128 --arg 1024 --arg 1024 --arg 256 --arg 128 --arg 1 --arg zeros:f32:1x1x4x2 --arg 1 --arg 1 --arg 4 --arg 2 --arg 8 --arg 8 --arg 2 --arg 1 --arg 0.08838834764831843
// tilerun[large]: --grid 16,8,8 --arg rand:f16:16x8x4x128:1 --arg 16 --arg 8 --arg 4 --arg 128 --arg 4096 --arg 512 --arg 128 --arg 1 --arg rand:f16:16x8x8192x128:2 --arg 16 --arg 8 --arg 8192 --arg 128 --arg 8388608 --arg 1048576 --arg 128 --arg 1 --arg rand:f16:16x8x8192x128:3 --arg 16 --arg 8 --arg 8192 --arg 128 --arg 8388608 --arg 1048576 --arg 128 --arg 1 --arg zeros:f16:16x8x4x8x128 --arg 16 --arg 8 --arg 4 --arg 8 --arg 128 --arg 32768 --arg 4096 --arg 1024 --arg 128 --arg 1 --arg zeros:f32:16x8x4x8 --arg 16 --arg 8 --arg 4 --arg 8 --arg 256 --arg 32 --arg 8 --arg 1 --arg 0.08838834764831843 --bytes 4*16*8*8192*128
cuda_tile.module @kernels {
  entry @decode(%arg0: tile<ptr<f16>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<i32>, %arg9: tile<ptr<f16>>, %arg10: tile<i32>, %arg11: tile<i32>, %arg12: tile<i32>, %arg13: tile<i32>, %arg14: tile<i32>, %arg15: tile<i32>, %arg16: tile<i32>, %arg17: tile<i32>, %arg18: tile<ptr<f16>>, %arg19: tile<i32>, %arg20: tile<i32>, %arg21: tile<i32>, %arg22: tile<i32>, %arg23: tile<i32>, %arg24: tile<i32>, %arg25: tile<i32>, %arg26: tile<i32>, %arg27: tile<ptr<f16>>, %arg28: tile<i32>, %arg29: tile<i32>, %arg30: tile<i32>, %arg31: tile<i32>, %arg32: tile<i32>, %arg33: tile<i32>, %arg34: tile<i32>, %arg35: tile<i32>, %arg36: tile<i32>, %arg37: tile<i32>, %arg38: tile<ptr<f32>>, %arg39: tile<i32>, %arg40: tile<i32>, %arg41: tile<i32>, %arg42: tile<i32>, %arg43: tile<i32>, %arg44: tile<i32>, %arg45: tile<i32>, %arg46: tile<i32>, %arg47: tile<f32>) optimization_hints=<sm_90 = {}> {
    %0 = make_token : token
    %assume = assume div_by<16>, %arg0 : tile<ptr<f16>>
    %assume_0 = assume div_by<16>, %arg4 : tile<i32>
    %assume_1 = assume div_by<8>, %arg5 : tile<i32>
    %assume_2 = assume div_by<8>, %arg6 : tile<i32>
    %assume_3 = assume div_by<8>, %arg7 : tile<i32>
    %assume_4 = assume div_by<16>, %arg9 : tile<ptr<f16>>
    %assume_5 = assume div_by<16>, %arg12 : tile<i32>
    %assume_6 = assume div_by<16>, %arg13 : tile<i32>
    %assume_7 = assume div_by<8>, %arg14 : tile<i32>
    %assume_8 = assume div_by<8>, %arg15 : tile<i32>
    %assume_9 = assume div_by<8>, %arg16 : tile<i32>
    %assume_10 = assume div_by<16>, %arg18 : tile<ptr<f16>>
    %assume_11 = assume div_by<16>, %arg21 : tile<i32>
    %assume_12 = assume div_by<16>, %arg22 : tile<i32>
    %assume_13 = assume div_by<8>, %arg23 : tile<i32>
    %assume_14 = assume div_by<8>, %arg24 : tile<i32>
    %assume_15 = assume div_by<8>, %arg25 : tile<i32>
    %assume_16 = assume div_by<16>, %arg27 : tile<ptr<f16>>
    %assume_17 = assume div_by<16>, %arg32 : tile<i32>
    %assume_18 = assume div_by<8>, %arg33 : tile<i32>
    %assume_19 = assume div_by<8>, %arg34 : tile<i32>
    %assume_20 = assume div_by<8>, %arg35 : tile<i32>
    %assume_21 = assume div_by<8>, %arg36 : tile<i32>
    %assume_22 = assume div_by<16>, %arg38 : tile<ptr<f32>>
    %assume_23 = assume div_by<4>, %arg43 : tile<i32>
    %assume_24 = assume div_by<4>, %arg44 : tile<i32>
    %cst_1_i32 = constant <i32: 1> : tile<i32>
    %cst_1_i32_25 = constant <i32: 1> : tile<i32>
    %cst_1_i32_26 = constant <i32: 1> : tile<i32>
    %cst_1_i64 = constant <i64: 1> : tile<8x128xi64>
    %cst_1_i64_27 = constant <i64: 1> : tile<8xi64>
    %assume_28 = assume bounded<0, ?>, %arg1 : tile<i32>
    %assume_29 = assume bounded<0, ?>, %arg2 : tile<i32>
    %assume_30 = assume bounded<0, ?>, %arg3 : tile<i32>
    %assume_assume = assume bounded<0, ?>, %assume_0 : tile<i32>
    %assume_assume_assume = assume div_by<16>, %assume_assume : tile<i32>
    %assume_assume_31 = assume bounded<0, ?>, %assume_1 : tile<i32>
    %assume_assume_assume_32 = assume div_by<8>, %assume_assume_31 : tile<i32>
    %assume_assume_33 = assume bounded<0, ?>, %assume_2 : tile<i32>
    %assume_assume_assume_34 = assume div_by<8>, %assume_assume_33 : tile<i32>
    %assume_assume_35 = assume bounded<0, ?>, %assume_3 : tile<i32>
    %assume_assume_assume_36 = assume div_by<8>, %assume_assume_35 : tile<i32>
    %tview = make_tensor_view %assume, shape = [%assume_28, %assume_29, %assume_30, %assume_assume_assume], strides = [%assume_assume_assume_32, %assume_assume_assume_34, %assume_assume_assume_36, 1] : tile<i32> -> tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>
    %assume_37 = assume bounded<0, ?>, %arg10 : tile<i32>
    %assume_38 = assume bounded<0, ?>, %arg11 : tile<i32>
    %assume_assume_39 = assume bounded<0, ?>, %assume_5 : tile<i32>
    %assume_assume_assume_40 = assume div_by<16>, %assume_assume_39 : tile<i32>
    %assume_assume_41 = assume bounded<0, ?>, %assume_6 : tile<i32>
    %assume_assume_assume_42 = assume div_by<16>, %assume_assume_41 : tile<i32>
    %assume_assume_43 = assume bounded<0, ?>, %assume_7 : tile<i32>
    %assume_assume_assume_44 = assume div_by<8>, %assume_assume_43 : tile<i32>
    %assume_assume_45 = assume bounded<0, ?>, %assume_8 : tile<i32>
    %assume_assume_assume_46 = assume div_by<8>, %assume_assume_45 : tile<i32>
    %assume_assume_47 = assume bounded<0, ?>, %assume_9 : tile<i32>
    %assume_assume_assume_48 = assume div_by<8>, %assume_assume_47 : tile<i32>
    %tview_49 = make_tensor_view %assume_4, shape = [%assume_37, %assume_38, %assume_assume_assume_40, %assume_assume_assume_42], strides = [%assume_assume_assume_44, %assume_assume_assume_46, %assume_assume_assume_48, 1] : tile<i32> -> tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>
    %assume_50 = assume bounded<0, ?>, %arg19 : tile<i32>
    %assume_51 = assume bounded<0, ?>, %arg20 : tile<i32>
    %assume_assume_52 = assume bounded<0, ?>, %assume_11 : tile<i32>
    %assume_assume_assume_53 = assume div_by<16>, %assume_assume_52 : tile<i32>
    %assume_assume_54 = assume bounded<0, ?>, %assume_12 : tile<i32>
    %assume_assume_assume_55 = assume div_by<16>, %assume_assume_54 : tile<i32>
    %assume_assume_56 = assume bounded<0, ?>, %assume_13 : tile<i32>
    %assume_assume_assume_57 = assume div_by<8>, %assume_assume_56 : tile<i32>
    %assume_assume_58 = assume bounded<0, ?>, %assume_14 : tile<i32>
    %assume_assume_assume_59 = assume div_by<8>, %assume_assume_58 : tile<i32>
    %assume_assume_60 = assume bounded<0, ?>, %assume_15 : tile<i32>
    %assume_assume_assume_61 = assume div_by<8>, %assume_assume_60 : tile<i32>
    %tview_62 = make_tensor_view %assume_10, shape = [%assume_50, %assume_51, %assume_assume_assume_53, %assume_assume_assume_55], strides = [%assume_assume_assume_57, %assume_assume_assume_59, %assume_assume_assume_61, 1] : tile<i32> -> tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>
    %assume_63 = assume bounded<0, ?>, %arg28 : tile<i32>
    %assume_64 = assume bounded<0, ?>, %arg29 : tile<i32>
    %assume_65 = assume bounded<0, ?>, %arg30 : tile<i32>
    %assume_66 = assume bounded<0, ?>, %arg31 : tile<i32>
    %assume_assume_67 = assume bounded<0, ?>, %assume_17 : tile<i32>
    %assume_assume_68 = assume bounded<0, ?>, %assume_18 : tile<i32>
    %assume_assume_69 = assume bounded<0, ?>, %assume_19 : tile<i32>
    %assume_assume_70 = assume bounded<0, ?>, %assume_20 : tile<i32>
    %assume_assume_71 = assume bounded<0, ?>, %assume_21 : tile<i32>
    %assume_72 = assume bounded<0, ?>, %arg39 : tile<i32>
    %assume_73 = assume bounded<0, ?>, %arg40 : tile<i32>
    %assume_74 = assume bounded<0, ?>, %arg41 : tile<i32>
    %assume_75 = assume bounded<0, ?>, %arg42 : tile<i32>
    %assume_assume_76 = assume bounded<0, ?>, %assume_23 : tile<i32>
    %assume_assume_77 = assume bounded<0, ?>, %assume_24 : tile<i32>
    %assume_78 = assume bounded<0, ?>, %arg45 : tile<i32>
    %cst_128_i32 = constant <i32: 128> : tile<i32>
    %cst_1024_i32 = constant <i32: 1024> : tile<i32>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %blockId_x_79, %blockId_y_80, %blockId_z_81 = get_tile_block_id : tile<i32>
    %blockId_x_82, %blockId_y_83, %blockId_z_84 = get_tile_block_id : tile<i32>
    %cst_0_i32 = constant <i32: 0> : tile<i32>
    %cst_0_i32_85 = constant <i32: 0> : tile<i32>
    %pview = make_partition_view %tview : partition_view<tile=(1x1x8x128), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>
    %tile, %result_token = load_view_tko weak %pview[%blockId_x, %blockId_y_80, %cst_0_i32, %cst_0_i32_85] token = %0 : partition_view<tile=(1x1x8x128), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>, tile<i32> -> tile<1x1x8x128xf16>, token
    %reshape = reshape %tile : tile<1x1x8x128xf16> -> tile<8x128xf16>
    %1 = permute %reshape [1, 0] : tile<8x128xf16> -> tile<128x8xf16>
    %2 = muli %blockId_z_84, %cst_1024_i32 : tile<i32>
    %cst_f32 = constant <f32: 0xFF800000> : tile<8xf32>
    %cst_0_f32 = constant <f32: 0.000000e+00> : tile<128x8xf32>
    %cst_0_f32_86 = constant <f32: 0.000000e+00> : tile<128x8xf32>
    %3 = cmpi less_than %2, %assume_assume_assume_40, signed : tile<i32> -> tile<i1>
    %4:3 = if %3 -> (tile<128x8xf32>, tile<8xf32>, tile<128x8xf32>) {
      %cst_8_i32 = constant <i32: 8> : tile<i32>
      %cst_0_i32_140 = constant <i32: 0> : tile<i32>
      %cst_1_i32_141 = constant <i32: 1> : tile<i32>
      %73 = divi %2, %cst_128_i32 signed rounding<negative_inf> : tile<i32>
      %cst_0_i32_142 = constant <i32: 0> : tile<i32>
      %cst_0_f32_143 = constant <f32: 0.000000e+00> : tile<128x8xf32>
      %cst_f32_144 = constant <f32: 1.44269502> : tile<f32>
      %74 = mulf %arg47, %cst_f32_144 : tile<f32>
      %reshape_145 = reshape %74 : tile<f32> -> tile<1x1xf32>
      %bcast_146 = broadcast %reshape_145 : tile<1x1xf32> -> tile<128x8xf32>
      %cst_0_i32_147 = constant <i32: 0> : tile<i32>
      %for:3 = for %loopIdx in (%cst_0_i32_140 to %cst_8_i32, step %cst_1_i32_141) : tile<i32> iter_values(%iterArg0 = %cst_0_f32_86, %iterArg1 = %cst_f32, %iterArg2 = %cst_0_f32) -> (tile<128x8xf32>, tile<8xf32>, tile<128x8xf32>) {
        %75 = addi %73, %loopIdx : tile<i32>
        %pview_148 = make_partition_view %tview_49 : partition_view<tile=(1x1x128x128), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>
        %tile_149, %result_token_150 = load_view_tko weak %pview_148[%blockId_x, %blockId_y_80, %75, %cst_0_i32_142] token = %0 : partition_view<tile=(1x1x128x128), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>, tile<i32> -> tile<1x1x128x128xf16>, token
        %reshape_151 = reshape %tile_149 : tile<1x1x128x128xf16> -> tile<128x128xf16>
        %76 = mmaf %reshape_151, %1, %cst_0_f32_143 : tile<128x128xf16>, tile<128x8xf16>, tile<128x8xf32>
        %77 = muli %75, %cst_128_i32 : tile<i32>
        %78 = addi %77, %cst_128_i32 : tile<i32>
        %79 = cmpi greater_than %78, %assume_assume_assume_40, signed : tile<i32> -> tile<i1>
        %80 = if %79 -> (tile<128x8xf32>) {
          %92 = muli %75, %cst_128_i32 : tile<i32>
          %93 = iota : tile<128xi32>
          %reshape_163 = reshape %92 : tile<i32> -> tile<1xi32>
          %bcast_164 = broadcast %reshape_163 : tile<1xi32> -> tile<128xi32>
          %94 = addi %bcast_164, %93 : tile<128xi32>
          %reshape_165 = reshape %94 : tile<128xi32> -> tile<128x1xi32>
          %reshape_166 = reshape %assume_assume_assume_40 : tile<i32> -> tile<1x1xi32>
          %bcast_167 = broadcast %reshape_166 : tile<1x1xi32> -> tile<128x1xi32>
          %95 = cmpi less_than %reshape_165, %bcast_167, signed : tile<128x1xi32> -> tile<128x1xi1>
          %cst_f32_168 = constant <f32: -1.000000e+06> : tile<f32>
          %bcast_169 = broadcast %95 : tile<128x1xi1> -> tile<128x8xi1>
          %reshape_170 = reshape %cst_f32_168 : tile<f32> -> tile<1x1xf32>
          %bcast_171 = broadcast %reshape_170 : tile<1x1xf32> -> tile<128x8xf32>
          %96 = select %bcast_169, %76, %bcast_171 : tile<128x8xi1>, tile<128x8xf32>
          yield %96 : tile<128x8xf32>
        } else {
          yield %76 : tile<128x8xf32>
        }
        %81 = mulf %80, %bcast_146 : tile<128x8xf32>
        %reduce_152 = reduce %81 dim=0 identities=[0xFF800000 : f32] : tile<128x8xf32> -> tile<8xf32>
        (%reduce_lhs: tile<f32>, %reduce_rhs: tile<f32>) {
          %92 = maxf %reduce_lhs, %reduce_rhs : tile<f32>
          yield %92 : tile<f32>
        }
        %82 = maxf %iterArg1, %reduce_152 : tile<8xf32>
        %reshape_153 = reshape %82 : tile<8xf32> -> tile<1x8xf32>
        %bcast_154 = broadcast %reshape_153 : tile<1x8xf32> -> tile<128x8xf32>
        %83 = subf %81, %bcast_154 : tile<128x8xf32>
        %84 = exp2 %83 : tile<128x8xf32>
        %85 = subf %iterArg1, %82 : tile<8xf32>
        %86 = exp2 %85 : tile<8xf32>
        %reshape_155 = reshape %86 : tile<8xf32> -> tile<1x8xf32>
        %bcast_156 = broadcast %reshape_155 : tile<1x8xf32> -> tile<128x8xf32>
        %87 = fma %iterArg2, %bcast_156, %84 : tile<128x8xf32>
        %pview_157 = make_partition_view %tview_62 : partition_view<tile=(1x1x128x128), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>
        %tile_158, %result_token_159 = load_view_tko weak %pview_157[%blockId_x, %blockId_y_80, %75, %cst_0_i32_147] token = %0 : partition_view<tile=(1x1x128x128), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>, tile<i32> -> tile<1x1x128x128xf16>, token
        %reshape_160 = reshape %tile_158 : tile<1x1x128x128xf16> -> tile<128x128xf16>
        %88 = permute %reshape_160 [1, 0] : tile<128x128xf16> -> tile<128x128xf16>
        %89 = ftof %84 : tile<128x8xf32> -> tile<128x8xf16>
        %reshape_161 = reshape %86 : tile<8xf32> -> tile<1x8xf32>
        %bcast_162 = broadcast %reshape_161 : tile<1x8xf32> -> tile<128x8xf32>
        %90 = mulf %iterArg0, %bcast_162 : tile<128x8xf32>
        %91 = mmaf %88, %89, %90 : tile<128x128xf16>, tile<128x8xf16>, tile<128x8xf32>
        continue %91, %82, %87 : tile<128x8xf32>, tile<8xf32>, tile<128x8xf32>
      }
      yield %for#0, %for#1, %for#2 : tile<128x8xf32>, tile<8xf32>, tile<128x8xf32>
    } else {
      yield %cst_0_f32_86, %cst_f32, %cst_0_f32 : tile<128x8xf32>, tile<8xf32>, tile<128x8xf32>
    }
    %reduce = reduce %4#2 dim=0 identities=[0.000000e+00 : f32] : tile<128x8xf32> -> tile<8xf32>
    (%reduce_lhs: tile<f32>, %reduce_rhs: tile<f32>) {
      %73 = addf %reduce_lhs, %reduce_rhs : tile<f32>
      yield %73 : tile<f32>
    }
    %reshape_87 = reshape %reduce : tile<8xf32> -> tile<1x8xf32>
    %bcast = broadcast %reshape_87 : tile<1x8xf32> -> tile<128x8xf32>
    %5 = divf %4#0, %bcast rounding<approx> flush_to_zero : tile<128x8xf32>
    %6 = iota : tile<8xi32>
    %reshape_88 = reshape %6 : tile<8xi32> -> tile<8x1xi32>
    %7 = iota : tile<128xi32>
    %reshape_89 = reshape %7 : tile<128xi32> -> tile<1x128xi32>
    %8 = permute %5 [1, 0] : tile<128x8xf32> -> tile<8x128xf32>
    %9 = ftof %8 : tile<8x128xf32> -> tile<8x128xf16>
    %10 = exti %blockId_x signed : tile<i32> -> tile<i64>
    %reshape_90 = reshape %10 : tile<i64> -> tile<1x1xi64>
    %bcast_91 = broadcast %reshape_90 : tile<1x1xi64> -> tile<8x128xi64>
    %11 = exti %assume_63 signed : tile<i32> -> tile<i64>
    %reshape_92 = reshape %11 : tile<i64> -> tile<1x1xi64>
    %bcast_93 = broadcast %reshape_92 : tile<1x1xi64> -> tile<8x128xi64>
    %12 = cmpi less_than %bcast_91, %bcast_93, unsigned : tile<8x128xi64> -> tile<8x128xi1>
    %13 = exti %assume_assume_68 signed : tile<i32> -> tile<i64>
    %reshape_94 = reshape %13 : tile<i64> -> tile<1x1xi64>
    %bcast_95 = broadcast %reshape_94 : tile<1x1xi64> -> tile<8x128xi64>
    %14 = muli %bcast_91, %bcast_95 : tile<8x128xi64>
    %15 = exti %blockId_y_80 signed : tile<i32> -> tile<i64>
    %reshape_96 = reshape %15 : tile<i64> -> tile<1x1xi64>
    %bcast_97 = broadcast %reshape_96 : tile<1x1xi64> -> tile<8x128xi64>
    %16 = exti %assume_64 signed : tile<i32> -> tile<i64>
    %reshape_98 = reshape %16 : tile<i64> -> tile<1x1xi64>
    %bcast_99 = broadcast %reshape_98 : tile<1x1xi64> -> tile<8x128xi64>
    %17 = cmpi less_than %bcast_97, %bcast_99, unsigned : tile<8x128xi64> -> tile<8x128xi1>
    %18 = andi %12, %17 : tile<8x128xi1>
    %19 = exti %assume_assume_69 signed : tile<i32> -> tile<i64>
    %reshape_100 = reshape %19 : tile<i64> -> tile<1x1xi64>
    %bcast_101 = broadcast %reshape_100 : tile<1x1xi64> -> tile<8x128xi64>
    %20 = muli %bcast_97, %bcast_101 : tile<8x128xi64>
    %21 = addi %14, %20 : tile<8x128xi64>
    %22 = exti %reshape_88 signed : tile<8x1xi32> -> tile<8x1xi64>
    %bcast_102 = broadcast %22 : tile<8x1xi64> -> tile<8x128xi64>
    %23 = exti %assume_65 signed : tile<i32> -> tile<i64>
    %reshape_103 = reshape %23 : tile<i64> -> tile<1x1xi64>
    %bcast_104 = broadcast %reshape_103 : tile<1x1xi64> -> tile<8x128xi64>
    %24 = cmpi less_than %bcast_102, %bcast_104, unsigned : tile<8x128xi64> -> tile<8x128xi1>
    %25 = andi %18, %24 : tile<8x128xi1>
    %26 = exti %assume_assume_70 signed : tile<i32> -> tile<i64>
    %reshape_105 = reshape %26 : tile<i64> -> tile<1x1xi64>
    %bcast_106 = broadcast %reshape_105 : tile<1x1xi64> -> tile<8x128xi64>
    %27 = muli %bcast_102, %bcast_106 : tile<8x128xi64>
    %28 = addi %21, %27 : tile<8x128xi64>
    %29 = exti %blockId_z_84 signed : tile<i32> -> tile<i64>
    %reshape_107 = reshape %29 : tile<i64> -> tile<1x1xi64>
    %bcast_108 = broadcast %reshape_107 : tile<1x1xi64> -> tile<8x128xi64>
    %30 = exti %assume_66 signed : tile<i32> -> tile<i64>
    %reshape_109 = reshape %30 : tile<i64> -> tile<1x1xi64>
    %bcast_110 = broadcast %reshape_109 : tile<1x1xi64> -> tile<8x128xi64>
    %31 = cmpi less_than %bcast_108, %bcast_110, unsigned : tile<8x128xi64> -> tile<8x128xi1>
    %32 = andi %25, %31 : tile<8x128xi1>
    %33 = exti %assume_assume_71 signed : tile<i32> -> tile<i64>
    %reshape_111 = reshape %33 : tile<i64> -> tile<1x1xi64>
    %bcast_112 = broadcast %reshape_111 : tile<1x1xi64> -> tile<8x128xi64>
    %34 = muli %bcast_108, %bcast_112 : tile<8x128xi64>
    %35 = addi %28, %34 : tile<8x128xi64>
    %36 = exti %reshape_89 signed : tile<1x128xi32> -> tile<1x128xi64>
    %bcast_113 = broadcast %36 : tile<1x128xi64> -> tile<8x128xi64>
    %37 = exti %assume_assume_67 signed : tile<i32> -> tile<i64>
    %reshape_114 = reshape %37 : tile<i64> -> tile<1x1xi64>
    %bcast_115 = broadcast %reshape_114 : tile<1x1xi64> -> tile<8x128xi64>
    %38 = cmpi less_than %bcast_113, %bcast_115, unsigned : tile<8x128xi64> -> tile<8x128xi1>
    %39 = andi %32, %38 : tile<8x128xi1>
    %40 = muli %bcast_113, %cst_1_i64 : tile<8x128xi64>
    %41 = addi %35, %40 : tile<8x128xi64>
    %reshape_116 = reshape %assume_16 : tile<ptr<f16>> -> tile<1x1xptr<f16>>
    %bcast_117 = broadcast %reshape_116 : tile<1x1xptr<f16>> -> tile<8x128xptr<f16>>
    %42 = offset %bcast_117, %41 : tile<8x128xptr<f16>>, tile<8x128xi64> -> tile<8x128xptr<f16>>
    %43 = store_ptr_tko weak %42, %9, %39 token=%0 : tile<8x128xptr<f16>>, tile<8x128xf16>, tile<8x128xi1> -> token
    %44 = log2 %reduce : tile<8xf32>
    %45 = addf %4#1, %44 : tile<8xf32>
    %46 = exti %blockId_x signed : tile<i32> -> tile<i64>
    %reshape_118 = reshape %46 : tile<i64> -> tile<1xi64>
    %bcast_119 = broadcast %reshape_118 : tile<1xi64> -> tile<8xi64>
    %47 = exti %assume_72 signed : tile<i32> -> tile<i64>
    %reshape_120 = reshape %47 : tile<i64> -> tile<1xi64>
    %bcast_121 = broadcast %reshape_120 : tile<1xi64> -> tile<8xi64>
    %48 = cmpi less_than %bcast_119, %bcast_121, unsigned : tile<8xi64> -> tile<8xi1>
    %49 = exti %assume_assume_76 signed : tile<i32> -> tile<i64>
    %reshape_122 = reshape %49 : tile<i64> -> tile<1xi64>
    %bcast_123 = broadcast %reshape_122 : tile<1xi64> -> tile<8xi64>
    %50 = muli %bcast_119, %bcast_123 : tile<8xi64>
    %51 = exti %blockId_y_80 signed : tile<i32> -> tile<i64>
    %reshape_124 = reshape %51 : tile<i64> -> tile<1xi64>
    %bcast_125 = broadcast %reshape_124 : tile<1xi64> -> tile<8xi64>
    %52 = exti %assume_73 signed : tile<i32> -> tile<i64>
    %reshape_126 = reshape %52 : tile<i64> -> tile<1xi64>
    %bcast_127 = broadcast %reshape_126 : tile<1xi64> -> tile<8xi64>
    %53 = cmpi less_than %bcast_125, %bcast_127, unsigned : tile<8xi64> -> tile<8xi1>
    %54 = andi %48, %53 : tile<8xi1>
    %55 = exti %assume_assume_77 signed : tile<i32> -> tile<i64>
    %reshape_128 = reshape %55 : tile<i64> -> tile<1xi64>
    %bcast_129 = broadcast %reshape_128 : tile<1xi64> -> tile<8xi64>
    %56 = muli %bcast_125, %bcast_129 : tile<8xi64>
    %57 = addi %50, %56 : tile<8xi64>
    %58 = exti %6 signed : tile<8xi32> -> tile<8xi64>
    %59 = exti %assume_74 signed : tile<i32> -> tile<i64>
    %reshape_130 = reshape %59 : tile<i64> -> tile<1xi64>
    %bcast_131 = broadcast %reshape_130 : tile<1xi64> -> tile<8xi64>
    %60 = cmpi less_than %58, %bcast_131, unsigned : tile<8xi64> -> tile<8xi1>
    %61 = andi %54, %60 : tile<8xi1>
    %62 = exti %assume_78 signed : tile<i32> -> tile<i64>
    %reshape_132 = reshape %62 : tile<i64> -> tile<1xi64>
    %bcast_133 = broadcast %reshape_132 : tile<1xi64> -> tile<8xi64>
    %63 = muli %58, %bcast_133 : tile<8xi64>
    %64 = addi %57, %63 : tile<8xi64>
    %65 = exti %blockId_z_84 signed : tile<i32> -> tile<i64>
    %reshape_134 = reshape %65 : tile<i64> -> tile<1xi64>
    %bcast_135 = broadcast %reshape_134 : tile<1xi64> -> tile<8xi64>
    %66 = exti %assume_75 signed : tile<i32> -> tile<i64>
    %reshape_136 = reshape %66 : tile<i64> -> tile<1xi64>
    %bcast_137 = broadcast %reshape_136 : tile<1xi64> -> tile<8xi64>
    %67 = cmpi less_than %bcast_135, %bcast_137, unsigned : tile<8xi64> -> tile<8xi1>
    %68 = andi %61, %67 : tile<8xi1>
    %69 = muli %bcast_135, %cst_1_i64_27 : tile<8xi64>
    %70 = addi %64, %69 : tile<8xi64>
    %reshape_138 = reshape %assume_22 : tile<ptr<f32>> -> tile<1xptr<f32>>
    %bcast_139 = broadcast %reshape_138 : tile<1xptr<f32>> -> tile<8xptr<f32>>
    %71 = offset %bcast_139, %70 : tile<8xptr<f32>>, tile<8xi64> -> tile<8xptr<f32>>
    %72 = store_ptr_tko weak %71, %45, %68 token=%0 : tile<8xptr<f32>>, tile<8xf32>, tile<8xi1> -> token
    return
  }
}
