// Rows of A, gathered by number, times the matrix of the expert that a tile of rows belongs to.
// Made by write_programs.py from experts.py with cuda-tile 1.7.0.
// tilerun: --grid 2,1 --arg rand:bf16:64x80:1 --arg 64 --arg 80 --arg 80 --arg 1 --arg rand:bf16:3x80x80:2 --arg 3 --arg 80 --arg 80 --arg 6400 --arg 80 --arg 1 --arg zeros:bf16:128x80 --arg 128 --arg 80 --arg 80 --arg 1 --arg rand:f32:128:3 --arg 128 --arg 1 --arg arange:i32:128 --arg 128 --arg 1 --arg randint:0:3:i32:2:4 --arg 2 --arg 1
// tilerun[large]: --grid 256,32 --arg rand:bf16:8192x2048:1 --arg 8192 --arg 2048 --arg 2048 --arg 1 --arg rand:bf16:8x4096x2048:2 --arg 8 --arg 4096 --arg 2048 --arg 8388608 --arg 2048 --arg 1 --arg zeros:bf16:16384x4096 --arg 16384 --arg 4096 --arg 4096 --arg 1 --arg rand:f32:16384:3 --arg 16384 --arg 1 --arg arange:i32:16384 --arg 16384 --arg 1 --arg randint:0:8:i32:256:4 --arg 256 --arg 1 --flop 2*2*8192*4096*2048
cuda_tile.module @kernels {
  entry @experts(%arg0: tile<ptr<bf16>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<ptr<bf16>>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<i32>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<i32>, %arg12: tile<ptr<bf16>>, %arg13: tile<i32>, %arg14: tile<i32>, %arg15: tile<i32>, %arg16: tile<i32>, %arg17: tile<ptr<f32>>, %arg18: tile<i32>, %arg19: tile<i32>, %arg20: tile<ptr<i32>>, %arg21: tile<i32>, %arg22: tile<i32>, %arg23: tile<ptr<i32>>, %arg24: tile<i32>, %arg25: tile<i32>) optimization_hints=<sm_90 = {}> {
    %0 = make_token : token
    %assume = assume div_by<16>, %arg0 : tile<ptr<bf16>>
    %assume_0 = assume div_by<16>, %arg1 : tile<i32>
    %assume_1 = assume div_by<16>, %arg2 : tile<i32>
    %assume_2 = assume div_by<8>, %arg3 : tile<i32>
    %assume_3 = assume div_by<16>, %arg5 : tile<ptr<bf16>>
    %assume_4 = assume div_by<16>, %arg7 : tile<i32>
    %assume_5 = assume div_by<16>, %arg8 : tile<i32>
    %assume_6 = assume div_by<8>, %arg9 : tile<i32>
    %assume_7 = assume div_by<8>, %arg10 : tile<i32>
    %assume_8 = assume div_by<16>, %arg12 : tile<ptr<bf16>>
    %assume_9 = assume div_by<16>, %arg13 : tile<i32>
    %assume_10 = assume div_by<16>, %arg14 : tile<i32>
    %assume_11 = assume div_by<8>, %arg15 : tile<i32>
    %assume_12 = assume div_by<16>, %arg17 : tile<ptr<f32>>
    %assume_13 = assume div_by<16>, %arg18 : tile<i32>
    %assume_14 = assume div_by<16>, %arg20 : tile<ptr<i32>>
    %assume_15 = assume div_by<16>, %arg21 : tile<i32>
    %assume_16 = assume div_by<16>, %arg23 : tile<ptr<i32>>
    %cst_1_i32 = constant <i32: 1> : tile<i32>
    %cst_1_i32_17 = constant <i32: 1> : tile<i32>
    %cst_1_i64 = constant <i64: 1> : tile<64xi64>
    %cst_0_i32 = constant <i32: 0> : tile<64xi32>
    %cst_1_i64_18 = constant <i64: 1> : tile<64x64xi64>
    %cst_1_i64_19 = constant <i64: 1> : tile<64xi64>
    %cst_1_i64_20 = constant <i64: 1> : tile<64x128xi64>
    %assume_assume = assume bounded<0, ?>, %assume_0 : tile<i32>
    %assume_assume_21 = assume bounded<0, ?>, %assume_1 : tile<i32>
    %assume_assume_22 = assume bounded<0, ?>, %assume_2 : tile<i32>
    %assume_23 = assume bounded<0, ?>, %arg6 : tile<i32>
    %assume_assume_24 = assume bounded<0, ?>, %assume_4 : tile<i32>
    %assume_assume_assume = assume div_by<16>, %assume_assume_24 : tile<i32>
    %assume_assume_25 = assume bounded<0, ?>, %assume_5 : tile<i32>
    %assume_assume_assume_26 = assume div_by<16>, %assume_assume_25 : tile<i32>
    %assume_assume_27 = assume bounded<0, ?>, %assume_6 : tile<i32>
    %assume_assume_assume_28 = assume div_by<8>, %assume_assume_27 : tile<i32>
    %assume_assume_29 = assume bounded<0, ?>, %assume_7 : tile<i32>
    %assume_assume_assume_30 = assume div_by<8>, %assume_assume_29 : tile<i32>
    %tview = make_tensor_view %assume_3, shape = [%assume_23, %assume_assume_assume, %assume_assume_assume_26], strides = [%assume_assume_assume_28, %assume_assume_assume_30, 1] : tile<i32> -> tensor_view<?x?x?xbf16, strides=[?,?,1]>
    %assume_assume_31 = assume bounded<0, ?>, %assume_9 : tile<i32>
    %assume_assume_32 = assume bounded<0, ?>, %assume_10 : tile<i32>
    %assume_assume_33 = assume bounded<0, ?>, %assume_11 : tile<i32>
    %assume_assume_34 = assume bounded<0, ?>, %assume_13 : tile<i32>
    %assume_assume_35 = assume bounded<0, ?>, %assume_15 : tile<i32>
    %assume_36 = assume bounded<0, ?>, %arg24 : tile<i32>
    %tview_37 = make_tensor_view %assume_16, shape = [%assume_36], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
    %cst_64_i32 = constant <i32: 64> : tile<i32>
    %cst_128_i32 = constant <i32: 128> : tile<i32>
    %cst_64_i32_38 = constant <i32: 64> : tile<i32>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %blockId_x_39, %blockId_y_40, %blockId_z_41 = get_tile_block_id : tile<i32>
    %1 = muli %blockId_x, %cst_64_i32 : tile<i32>
    %2 = iota : tile<64xi32>
    %reshape = reshape %1 : tile<i32> -> tile<1xi32>
    %bcast = broadcast %reshape : tile<1xi32> -> tile<64xi32>
    %3 = addi %bcast, %2 : tile<64xi32>
    %4 = exti %3 signed : tile<64xi32> -> tile<64xi64>
    %5 = exti %assume_assume_35 signed : tile<i32> -> tile<i64>
    %reshape_42 = reshape %5 : tile<i64> -> tile<1xi64>
    %bcast_43 = broadcast %reshape_42 : tile<1xi64> -> tile<64xi64>
    %6 = cmpi less_than %4, %bcast_43, unsigned : tile<64xi64> -> tile<64xi1>
    %7 = muli %4, %cst_1_i64 : tile<64xi64>
    %reshape_44 = reshape %assume_14 : tile<ptr<i32>> -> tile<1xptr<i32>>
    %bcast_45 = broadcast %reshape_44 : tile<1xptr<i32>> -> tile<64xptr<i32>>
    %8 = offset %bcast_45, %7 : tile<64xptr<i32>>, tile<64xi64> -> tile<64xptr<i32>>
    %result, %result_token = load_ptr_tko weak %8, %6, %cst_0_i32 token=%0 : tile<64xptr<i32>>, tile<64xi1>, tile<64xi32> -> tile<64xi32>, token
    %reshape_46 = reshape %assume_assume : tile<i32> -> tile<1xi32>
    %bcast_47 = broadcast %reshape_46 : tile<1xi32> -> tile<64xi32>
    %9 = remi %result, %bcast_47 signed : tile<64xi32>
    %cst_0_i32_48 = constant <i32: 0> : tile<64xi32>
    %10 = cmpi less_than %9, %cst_0_i32_48, signed : tile<64xi32> -> tile<64xi1>
    %11 = cmpi less_than %bcast_47, %cst_0_i32_48, signed : tile<64xi32> -> tile<64xi1>
    %12 = xori %10, %11 : tile<64xi1>
    %13 = cmpi not_equal %9, %cst_0_i32_48, signed : tile<64xi32> -> tile<64xi1>
    %14 = andi %12, %13 : tile<64xi1>
    %15 = addi %9, %bcast_47 : tile<64xi32>
    %16 = select %14, %15, %9 : tile<64xi1>, tile<64xi32>
    %pview = make_partition_view %tview_37 : partition_view<tile=(1), tensor_view<?xi32, strides=[1]>>
    %tile, %result_token_49 = load_view_tko weak %pview[%blockId_x] token = %0 : partition_view<tile=(1), tensor_view<?xi32, strides=[1]>>, tile<i32> -> tile<1xi32>, token
    %reshape_50 = reshape %tile : tile<1xi32> -> tile<i32>
    %cst_0_f32 = constant <f32: 0.000000e+00> : tile<64x128xf32>
    %17 = divi %assume_assume_assume_26, %cst_64_i32_38 signed rounding<positive_inf> : tile<i32>
    %cst_0_i32_51 = constant <i32: 0> : tile<i32>
    %cst_1_i32_52 = constant <i32: 1> : tile<i32>
    %18 = iota : tile<64xi32>
    %reshape_53 = reshape %16 : tile<64xi32> -> tile<64x1xi32>
    %19 = exti %reshape_53 signed : tile<64x1xi32> -> tile<64x1xi64>
    %bcast_54 = broadcast %19 : tile<64x1xi64> -> tile<64x64xi64>
    %20 = exti %assume_assume signed : tile<i32> -> tile<i64>
    %reshape_55 = reshape %20 : tile<i64> -> tile<1x1xi64>
    %bcast_56 = broadcast %reshape_55 : tile<1x1xi64> -> tile<64x64xi64>
    %21 = cmpi less_than %bcast_54, %bcast_56, unsigned : tile<64x64xi64> -> tile<64x64xi1>
    %22 = exti %assume_assume_22 signed : tile<i32> -> tile<i64>
    %reshape_57 = reshape %22 : tile<i64> -> tile<1x1xi64>
    %bcast_58 = broadcast %reshape_57 : tile<1x1xi64> -> tile<64x64xi64>
    %23 = muli %bcast_54, %bcast_58 : tile<64x64xi64>
    %24 = exti %assume_assume_21 signed : tile<i32> -> tile<i64>
    %reshape_59 = reshape %24 : tile<i64> -> tile<1x1xi64>
    %bcast_60 = broadcast %reshape_59 : tile<1x1xi64> -> tile<64x64xi64>
    %reshape_61 = reshape %assume : tile<ptr<bf16>> -> tile<1x1xptr<bf16>>
    %bcast_62 = broadcast %reshape_61 : tile<1x1xptr<bf16>> -> tile<64x64xptr<bf16>>
    %cst_0_bf16 = constant <bf16: 0.000000e+00> : tile<bf16>
    %reshape_63 = reshape %cst_0_bf16 : tile<bf16> -> tile<1x1xbf16>
    %bcast_64 = broadcast %reshape_63 : tile<1x1xbf16> -> tile<64x64xbf16>
    %for = for %loopIdx in (%cst_0_i32_51 to %17, step %cst_1_i32_52) : tile<i32> iter_values(%iterArg0 = %cst_0_f32) -> (tile<64x128xf32>) {
      %48 = muli %loopIdx, %cst_64_i32_38 : tile<i32>
      %reshape_90 = reshape %48 : tile<i32> -> tile<1xi32>
      %bcast_91 = broadcast %reshape_90 : tile<1xi32> -> tile<64xi32>
      %49 = addi %bcast_91, %18 : tile<64xi32>
      %reshape_92 = reshape %49 : tile<64xi32> -> tile<1x64xi32>
      %50 = exti %reshape_92 signed : tile<1x64xi32> -> tile<1x64xi64>
      %bcast_93 = broadcast %50 : tile<1x64xi64> -> tile<64x64xi64>
      %51 = cmpi less_than %bcast_93, %bcast_60, unsigned : tile<64x64xi64> -> tile<64x64xi1>
      %52 = andi %21, %51 : tile<64x64xi1>
      %53 = muli %bcast_93, %cst_1_i64_18 : tile<64x64xi64>
      %54 = addi %23, %53 : tile<64x64xi64>
      %55 = offset %bcast_62, %54 : tile<64x64xptr<bf16>>, tile<64x64xi64> -> tile<64x64xptr<bf16>>
      %result_94, %result_token_95 = load_ptr_tko weak %55, %52, %bcast_64 token=%0 : tile<64x64xptr<bf16>>, tile<64x64xi1>, tile<64x64xbf16> -> tile<64x64xbf16>, token
      %pview_96 = make_partition_view %tview : partition_view<tile=(1x64x128), padding_value = zero, tensor_view<?x?x?xbf16, strides=[?,?,1]>, dim_map=[0, 2, 1]>
      %tile_97, %result_token_98 = load_view_tko weak %pview_96[%reshape_50, %loopIdx, %blockId_y_40] token = %0 : partition_view<tile=(1x64x128), padding_value = zero, tensor_view<?x?x?xbf16, strides=[?,?,1]>, dim_map=[0, 2, 1]>, tile<i32> -> tile<1x64x128xbf16>, token
      %reshape_99 = reshape %tile_97 : tile<1x64x128xbf16> -> tile<64x128xbf16>
      %56 = mmaf %result_94, %reshape_99, %iterArg0 : tile<64x64xbf16>, tile<64x128xbf16>, tile<64x128xf32>
      continue %56 : tile<64x128xf32>
    }
    %25 = exti %result signed : tile<64xi32> -> tile<64xi64>
    %26 = exti %assume_assume_34 signed : tile<i32> -> tile<i64>
    %reshape_65 = reshape %26 : tile<i64> -> tile<1xi64>
    %bcast_66 = broadcast %reshape_65 : tile<1xi64> -> tile<64xi64>
    %27 = cmpi less_than %25, %bcast_66, unsigned : tile<64xi64> -> tile<64xi1>
    %28 = muli %25, %cst_1_i64_19 : tile<64xi64>
    %reshape_67 = reshape %assume_12 : tile<ptr<f32>> -> tile<1xptr<f32>>
    %bcast_68 = broadcast %reshape_67 : tile<1xptr<f32>> -> tile<64xptr<f32>>
    %29 = offset %bcast_68, %28 : tile<64xptr<f32>>, tile<64xi64> -> tile<64xptr<f32>>
    %cst_0_f32_69 = constant <f32: 0.000000e+00> : tile<f32>
    %reshape_70 = reshape %cst_0_f32_69 : tile<f32> -> tile<1xf32>
    %bcast_71 = broadcast %reshape_70 : tile<1xf32> -> tile<64xf32>
    %result_72, %result_token_73 = load_ptr_tko weak %29, %27, %bcast_71 token=%0 : tile<64xptr<f32>>, tile<64xi1>, tile<64xf32> -> tile<64xf32>, token
    %reshape_74 = reshape %result_72 : tile<64xf32> -> tile<64x1xf32>
    %bcast_75 = broadcast %reshape_74 : tile<64x1xf32> -> tile<64x128xf32>
    %30 = mulf %for, %bcast_75 : tile<64x128xf32>
    %31 = muli %blockId_y_40, %cst_128_i32 : tile<i32>
    %32 = iota : tile<128xi32>
    %reshape_76 = reshape %31 : tile<i32> -> tile<1xi32>
    %bcast_77 = broadcast %reshape_76 : tile<1xi32> -> tile<128xi32>
    %33 = addi %bcast_77, %32 : tile<128xi32>
    %reshape_78 = reshape %result : tile<64xi32> -> tile<64x1xi32>
    %reshape_79 = reshape %33 : tile<128xi32> -> tile<1x128xi32>
    %34 = ftof %30 : tile<64x128xf32> -> tile<64x128xbf16>
    %35 = exti %reshape_78 signed : tile<64x1xi32> -> tile<64x1xi64>
    %bcast_80 = broadcast %35 : tile<64x1xi64> -> tile<64x128xi64>
    %36 = exti %assume_assume_31 signed : tile<i32> -> tile<i64>
    %reshape_81 = reshape %36 : tile<i64> -> tile<1x1xi64>
    %bcast_82 = broadcast %reshape_81 : tile<1x1xi64> -> tile<64x128xi64>
    %37 = cmpi less_than %bcast_80, %bcast_82, unsigned : tile<64x128xi64> -> tile<64x128xi1>
    %38 = exti %assume_assume_33 signed : tile<i32> -> tile<i64>
    %reshape_83 = reshape %38 : tile<i64> -> tile<1x1xi64>
    %bcast_84 = broadcast %reshape_83 : tile<1x1xi64> -> tile<64x128xi64>
    %39 = muli %bcast_80, %bcast_84 : tile<64x128xi64>
    %40 = exti %reshape_79 signed : tile<1x128xi32> -> tile<1x128xi64>
    %bcast_85 = broadcast %40 : tile<1x128xi64> -> tile<64x128xi64>
    %41 = exti %assume_assume_32 signed : tile<i32> -> tile<i64>
    %reshape_86 = reshape %41 : tile<i64> -> tile<1x1xi64>
    %bcast_87 = broadcast %reshape_86 : tile<1x1xi64> -> tile<64x128xi64>
    %42 = cmpi less_than %bcast_85, %bcast_87, unsigned : tile<64x128xi64> -> tile<64x128xi1>
    %43 = andi %37, %42 : tile<64x128xi1>
    %44 = muli %bcast_85, %cst_1_i64_20 : tile<64x128xi64>
    %45 = addi %39, %44 : tile<64x128xi64>
    %reshape_88 = reshape %assume_8 : tile<ptr<bf16>> -> tile<1x1xptr<bf16>>
    %bcast_89 = broadcast %reshape_88 : tile<1x1xptr<bf16>> -> tile<64x128xptr<bf16>>
    %46 = offset %bcast_89, %45 : tile<64x128xptr<bf16>>, tile<64x128xi64> -> tile<64x128xptr<bf16>>
    %47 = store_ptr_tko weak %46, %34, %43 token=%0 : tile<64x128xptr<bf16>>, tile<64x128xbf16>, tile<64x128xi1> -> token
    return
  }
}
