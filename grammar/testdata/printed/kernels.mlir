cuda_tile.module @kernels {
  entry @vector_add(%arg0: tile<ptr<f32>>, %arg1: tile<ptr<f32>>, %arg2: tile<ptr<f32>>, %arg3: tile<i32>) {
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %cst_1024_i32 = constant <i32: 1024> : tile<i32>
    %0 = muli %blockId_x, %cst_1024_i32 : tile<i32>
    %reshape = reshape %0 : tile<i32> -> tile<1xi32>
    %bcast = broadcast %reshape : tile<1xi32> -> tile<1024xi32>
    %1 = iota : tile<1024xi32>
    %2 = addi %bcast, %1 overflow<no_signed_wrap> : tile<1024xi32>
    %reshape_0 = reshape %arg3 : tile<i32> -> tile<1xi32>
    %bcast_1 = broadcast %reshape_0 : tile<1xi32> -> tile<1024xi32>
    %3 = cmpi less_than %2, %bcast_1, signed : tile<1024xi32> -> tile<1024xi1>
    %reshape_2 = reshape %arg0 : tile<ptr<f32>> -> tile<1xptr<f32>>
    %bcast_3 = broadcast %reshape_2 : tile<1xptr<f32>> -> tile<1024xptr<f32>>
    %4 = offset %bcast_3, %2 : tile<1024xptr<f32>>, tile<1024xi32> -> tile<1024xptr<f32>>
    %reshape_4 = reshape %arg1 : tile<ptr<f32>> -> tile<1xptr<f32>>
    %bcast_5 = broadcast %reshape_4 : tile<1xptr<f32>> -> tile<1024xptr<f32>>
    %5 = offset %bcast_5, %2 : tile<1024xptr<f32>>, tile<1024xi32> -> tile<1024xptr<f32>>
    %reshape_6 = reshape %arg2 : tile<ptr<f32>> -> tile<1xptr<f32>>
    %bcast_7 = broadcast %reshape_6 : tile<1xptr<f32>> -> tile<1024xptr<f32>>
    %6 = offset %bcast_7, %2 : tile<1024xptr<f32>>, tile<1024xi32> -> tile<1024xptr<f32>>
    %cst_0_f32 = constant <f32: 0.000000e+00> : tile<1024xf32>
    %result, %result_token = load_ptr_tko weak %4, %3, %cst_0_f32 : tile<1024xptr<f32>>, tile<1024xi1>, tile<1024xf32> -> tile<1024xf32>, token
    %result_8, %result_token_9 = load_ptr_tko weak %5, %3, %cst_0_f32 : tile<1024xptr<f32>>, tile<1024xi1>, tile<1024xf32> -> tile<1024xf32>, token
    %7 = addf %result, %result_8 : tile<1024xf32>
    %8 = store_ptr_tko weak %6, %7, %3 : tile<1024xptr<f32>>, tile<1024xf32>, tile<1024xi1> -> token
    return
  }
  entry @gemm(%arg0: tile<ptr<f16>>, %arg1: tile<ptr<f16>>, %arg2: tile<ptr<f32>>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<i32>) optimization_hints=<sm_90 = {num_cta_in_cga = 2, occupancy = 1}> {
    %assume = assume div_by<16>, %arg0 : tile<ptr<f16>>
    %assume_0 = assume div_by<16>, %arg1 : tile<ptr<f16>>
    %assume_1 = assume div_by<16>, %arg2 : tile<ptr<f32>>
    %assume_2 = assume bounded<0, ?>, %arg5 : tile<i32>
    %tview = make_tensor_view %assume, shape = [%arg3, %assume_2], strides = [%arg6, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %tview_3 = make_tensor_view %assume_0, shape = [%assume_2, %arg4], strides = [1, %arg7] : tile<i32> -> tensor_view<?x?xf16, strides=[1,?]>
    %tview_4 = make_tensor_view %assume_1, shape = [%arg3, %arg4], strides = [%arg8, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %pview = make_partition_view %tview : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>
    %pview_5 = make_partition_view %tview_3 : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[1,?]>>
    %pview_6 = make_partition_view %tview_4 : partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %0:2 = get_index_space_shape %pview : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>> -> tile<i32>
    %cst_0_i32 = constant <i32: 0> : tile<i32>
    %cst_1_i32 = constant <i32: 1> : tile<i32>
    %cst_0_f32 = constant <f32: 0.000000e+00> : tile<128x128xf32>
    %for = for %loopIdx in (%cst_0_i32 to %0#1, step %cst_1_i32) : tile<i32> iter_values(%iterArg0 = %cst_0_f32) -> (tile<128x128xf32>) {
      %tile, %result_token = load_view_tko weak %pview[%blockId_x, %loopIdx] optimization_hints = <sm_90 = {allow_tma = true, latency = 3}> : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<128x64xf16>, token
      %tile_7, %result_token_8 = load_view_tko weak %pview_5[%loopIdx, %blockId_y] : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[1,?]>>, tile<i32> -> tile<64x128xf16>, token
      %2 = mmaf %tile, %tile_7, %iterArg0 : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      continue %2 : tile<128x128xf32>
    }
    %1 = store_view_tko weak %for, %pview_6[%blockId_x, %blockId_y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  }
  entry @softmax(%arg0: tile<ptr<f32>>, %arg1: tile<ptr<f32>>, %arg2: tile<i32>) {
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %0 = iota : tile<2048xi32>
    %reshape = reshape %arg2 : tile<i32> -> tile<1xi32>
    %bcast = broadcast %reshape : tile<1xi32> -> tile<2048xi32>
    %1 = cmpi less_than %0, %bcast, signed : tile<2048xi32> -> tile<2048xi1>
    %2 = muli %blockId_x, %arg2 : tile<i32>
    %3 = offset %arg0, %2 : tile<ptr<f32>>, tile<i32> -> tile<ptr<f32>>
    %reshape_0 = reshape %3 : tile<ptr<f32>> -> tile<1xptr<f32>>
    %bcast_1 = broadcast %reshape_0 : tile<1xptr<f32>> -> tile<2048xptr<f32>>
    %4 = offset %bcast_1, %0 : tile<2048xptr<f32>>, tile<2048xi32> -> tile<2048xptr<f32>>
    %cst_f32 = constant <f32: 0xFF800000> : tile<2048xf32>
    %result, %result_token = load_ptr_tko weak %4, %1, %cst_f32 : tile<2048xptr<f32>>, tile<2048xi1>, tile<2048xf32> -> tile<2048xf32>, token
    %reduce = reduce %result dim=0 identities=[0xFF800000 : f32] : tile<2048xf32> -> tile<f32>
    (%reduce_lhs: tile<f32>, %reduce_rhs: tile<f32>) {
      %12 = maxf %reduce_lhs, %reduce_rhs propagate_nan : tile<f32>
      yield %12 : tile<f32>
    }
    %reshape_2 = reshape %reduce : tile<f32> -> tile<1xf32>
    %bcast_3 = broadcast %reshape_2 : tile<1xf32> -> tile<2048xf32>
    %5 = subf %result, %bcast_3 : tile<2048xf32>
    %cst_f32_4 = constant <f32: 1.44269502> : tile<2048xf32>
    %6 = mulf %5, %cst_f32_4 flush_to_zero : tile<2048xf32>
    %7 = exp2 %6 flush_to_zero : tile<2048xf32>
    %reduce_5 = reduce %7 dim=0 identities=[0.000000e+00 : f32] : tile<2048xf32> -> tile<f32>
    (%reduce_lhs: tile<f32>, %reduce_rhs: tile<f32>) {
      %12 = addf %reduce_lhs, %reduce_rhs : tile<f32>
      yield %12 : tile<f32>
    }
    %reshape_6 = reshape %reduce_5 : tile<f32> -> tile<1xf32>
    %bcast_7 = broadcast %reshape_6 : tile<1xf32> -> tile<2048xf32>
    %8 = divf %7, %bcast_7 rounding<approx> : tile<2048xf32>
    %9 = offset %arg1, %2 : tile<ptr<f32>>, tile<i32> -> tile<ptr<f32>>
    %reshape_8 = reshape %9 : tile<ptr<f32>> -> tile<1xptr<f32>>
    %bcast_9 = broadcast %reshape_8 : tile<1xptr<f32>> -> tile<2048xptr<f32>>
    %10 = offset %bcast_9, %0 : tile<2048xptr<f32>>, tile<2048xi32> -> tile<2048xptr<f32>>
    %11 = store_ptr_tko weak %10, %8, %1 token=%result_token : tile<2048xptr<f32>>, tile<2048xf32>, tile<2048xi1> -> token
    return
  }
}
