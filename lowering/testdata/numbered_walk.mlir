// The same where each tile block walks over every third number.
// tilerun: --grid 3 --arg rand:bf16:400x80:1 --arg 400 --arg 80 --arg 80 --arg 1 --arg rand:bf16:80x272:2 --arg 80 --arg 272 --arg 272 --arg 1 --arg zeros:bf16:400x272 --arg 400 --arg 272 --arg 272 --arg 1
cuda_tile.module @kernels {
  entry @gemm_persistent(%arg0: tile<ptr<bf16>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<ptr<bf16>>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<i32>, %arg9: tile<i32>, %arg10: tile<ptr<bf16>>, %arg11: tile<i32>, %arg12: tile<i32>, %arg13: tile<i32>, %arg14: tile<i32>) optimization_hints=<sm_90 = {}> {
    %0 = make_token : token
    %assume = assume div_by<16>, %arg0 : tile<ptr<bf16>>
    %assume_0 = assume div_by<16>, %arg1 : tile<i32>
    %assume_1 = assume div_by<16>, %arg2 : tile<i32>
    %assume_2 = assume div_by<8>, %arg3 : tile<i32>
    %assume_3 = assume div_by<16>, %arg5 : tile<ptr<bf16>>
    %assume_4 = assume div_by<16>, %arg6 : tile<i32>
    %assume_5 = assume div_by<16>, %arg7 : tile<i32>
    %assume_6 = assume div_by<8>, %arg8 : tile<i32>
    %assume_7 = assume div_by<16>, %arg10 : tile<ptr<bf16>>
    %assume_8 = assume div_by<16>, %arg11 : tile<i32>
    %assume_9 = assume div_by<16>, %arg12 : tile<i32>
    %assume_10 = assume div_by<8>, %arg13 : tile<i32>
    %cst_1_i32 = constant <i32: 1> : tile<i32>
    %cst_1_i32_11 = constant <i32: 1> : tile<i32>
    %cst_1_i32_12 = constant <i32: 1> : tile<i32>
    %assume_assume = assume bounded<0, ?>, %assume_0 : tile<i32>
    %assume_assume_assume = assume div_by<16>, %assume_assume : tile<i32>
    %assume_assume_13 = assume bounded<0, ?>, %assume_1 : tile<i32>
    %assume_assume_assume_14 = assume div_by<16>, %assume_assume_13 : tile<i32>
    %assume_assume_15 = assume bounded<0, ?>, %assume_2 : tile<i32>
    %assume_assume_assume_16 = assume div_by<8>, %assume_assume_15 : tile<i32>
    %tview = make_tensor_view %assume, shape = [%assume_assume_assume, %assume_assume_assume_14], strides = [%assume_assume_assume_16, 1] : tile<i32> -> tensor_view<?x?xbf16, strides=[?,1]>
    %assume_assume_17 = assume bounded<0, ?>, %assume_4 : tile<i32>
    %assume_assume_assume_18 = assume div_by<16>, %assume_assume_17 : tile<i32>
    %assume_assume_19 = assume bounded<0, ?>, %assume_5 : tile<i32>
    %assume_assume_assume_20 = assume div_by<16>, %assume_assume_19 : tile<i32>
    %assume_assume_21 = assume bounded<0, ?>, %assume_6 : tile<i32>
    %assume_assume_assume_22 = assume div_by<8>, %assume_assume_21 : tile<i32>
    %tview_23 = make_tensor_view %assume_3, shape = [%assume_assume_assume_18, %assume_assume_assume_20], strides = [%assume_assume_assume_22, 1] : tile<i32> -> tensor_view<?x?xbf16, strides=[?,1]>
    %assume_assume_24 = assume bounded<0, ?>, %assume_8 : tile<i32>
    %assume_assume_assume_25 = assume div_by<16>, %assume_assume_24 : tile<i32>
    %assume_assume_26 = assume bounded<0, ?>, %assume_9 : tile<i32>
    %assume_assume_assume_27 = assume div_by<16>, %assume_assume_26 : tile<i32>
    %assume_assume_28 = assume bounded<0, ?>, %assume_10 : tile<i32>
    %assume_assume_assume_29 = assume div_by<8>, %assume_assume_28 : tile<i32>
    %tview_30 = make_tensor_view %assume_7, shape = [%assume_assume_assume_25, %assume_assume_assume_27], strides = [%assume_assume_assume_29, 1] : tile<i32> -> tensor_view<?x?xbf16, strides=[?,1]>
    %cst_128_i32 = constant <i32: 128> : tile<i32>
    %cst_128_i32_31 = constant <i32: 128> : tile<i32>
    %1 = divi %assume_assume_assume, %cst_128_i32 signed rounding<positive_inf> : tile<i32>
    %2 = divi %assume_assume_assume_20, %cst_128_i32_31 signed rounding<positive_inf> : tile<i32>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %3 = muli %1, %2 : tile<i32>
    %gridSize_x, %gridSize_y, %gridSize_z = get_num_tile_blocks : tile<i32>
    %cst_8_i32 = constant <i32: 8> : tile<i32>
    %4 = muli %cst_8_i32, %2 : tile<i32>
    %5 = muli %cst_8_i32, %2 : tile<i32>
    %cst_0_i32 = constant <i32: 0> : tile<i32>
    %6 = cmpi less_than %5, %cst_0_i32, signed : tile<i32> -> tile<i1>
    %cst_0_i32_32 = constant <i32: 0> : tile<i32>
    %cst_0_f32 = constant <f32: 0.000000e+00> : tile<128x128xf32>
    %pview = make_partition_view %tview : partition_view<tile=(128x64), tensor_view<?x?xbf16, strides=[?,1]>>
    %7:2 = get_index_space_shape %pview : partition_view<tile=(128x64), tensor_view<?x?xbf16, strides=[?,1]>> -> tile<i32>
    %cst_0_i32_33 = constant <i32: 0> : tile<i32>
    %cst_1_i32_34 = constant <i32: 1> : tile<i32>
    %for = for %loopIdx in (%blockId_x to %3, step %gridSize_x) : tile<i32> iter_values(%iterArg0 = %0) -> (token) {
      %8 = divi %loopIdx, %4 signed rounding<negative_inf> : tile<i32>
      %9 = muli %8, %cst_8_i32 : tile<i32>
      %10 = subi %1, %9 : tile<i32>
      %11 = mini %10, %cst_8_i32 signed : tile<i32>
      %12 = remi %loopIdx, %5 signed : tile<i32>
      %13 = cmpi less_than %12, %cst_0_i32, signed : tile<i32> -> tile<i1>
      %14 = xori %13, %6 : tile<i1>
      %15 = cmpi not_equal %12, %cst_0_i32, signed : tile<i32> -> tile<i1>
      %16 = andi %14, %15 : tile<i1>
      %17 = addi %12, %5 : tile<i32>
      %18 = select %16, %17, %12 : tile<i1>, tile<i32>
      %19 = muli %8, %cst_8_i32 : tile<i32>
      %20 = remi %18, %11 signed : tile<i32>
      %21 = cmpi less_than %20, %cst_0_i32_32, signed : tile<i32> -> tile<i1>
      %22 = cmpi less_than %11, %cst_0_i32_32, signed : tile<i32> -> tile<i1>
      %23 = xori %21, %22 : tile<i1>
      %24 = cmpi not_equal %20, %cst_0_i32_32, signed : tile<i32> -> tile<i1>
      %25 = andi %23, %24 : tile<i1>
      %26 = addi %20, %11 : tile<i32>
      %27 = select %25, %26, %20 : tile<i1>, tile<i32>
      %28 = addi %19, %27 : tile<i32>
      %29 = divi %18, %11 signed rounding<negative_inf> : tile<i32>
      %for_35 = for %loopIdx_37 in (%cst_0_i32_33 to %7#1, step %cst_1_i32_34) : tile<i32> iter_values(%iterArg0_38 = %cst_0_f32) -> (tile<128x128xf32>) {
        %pview_39 = make_partition_view %tview : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xbf16, strides=[?,1]>>
        %tile, %result_token = load_view_tko weak %pview_39[%28, %loopIdx_37] token = %0 : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xbf16, strides=[?,1]>>, tile<i32> -> tile<128x64xbf16>, token
        %pview_40 = make_partition_view %tview_23 : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xbf16, strides=[?,1]>>
        %tile_41, %result_token_42 = load_view_tko weak %pview_40[%loopIdx_37, %29] token = %0 : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xbf16, strides=[?,1]>>, tile<i32> -> tile<64x128xbf16>, token
        %32 = mmaf %tile, %tile_41, %iterArg0_38 : tile<128x64xbf16>, tile<64x128xbf16>, tile<128x128xf32>
        continue %32 : tile<128x128xf32>
      }
      %30 = ftof %for_35 : tile<128x128xf32> -> tile<128x128xbf16>
      %pview_36 = make_partition_view %tview_30 : partition_view<tile=(128x128), tensor_view<?x?xbf16, strides=[?,1]>>
      %31 = store_view_tko weak %30, %pview_36[%28, %29] token = %iterArg0 : tile<128x128xbf16>, partition_view<tile=(128x128), tensor_view<?x?xbf16, strides=[?,1]>>, tile<i32> -> token
      continue %31 : token
    }
    return
  } {gpu.launch = array<i64: 3, 1, 1>, gpu.pairs = 1 : i64, gpu.arguments = array<i64: 1, 400, 2, 80, 3, 80, 4, 1, 6, 80, 7, 272, 8, 272, 9, 1, 11, 400, 12, 272, 13, 272, 14, 1>}
}
