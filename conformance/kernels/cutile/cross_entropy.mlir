// Cross entropy of rows of logits and the number of the right one.
// Made by write_programs.py from rows.py with cuda-tile 1.7.0.
// tilerun: --grid 16 --arg rand:f16:16x2000:1 --arg 16 --arg 2000 --arg 2000 --arg 1 --arg randint:0:2000:i32:16:2 --arg 16 --arg 1 --arg zeros:f32:16 --arg 16 --arg 1
// tilerun[large]: --grid 8192 --arg rand:f16:8192x32000:1 --arg 8192 --arg 32000 --arg 32000 --arg 1 --arg randint:0:32000:i32:8192:2 --arg 8192 --arg 1 --arg zeros:f32:8192 --arg 8192 --arg 1 --bytes 2*8192*32000
cuda_tile.module @kernels {
  entry @cross_entropy(%arg0: tile<ptr<f16>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<ptr<i32>>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<ptr<f32>>, %arg9: tile<i32>, %arg10: tile<i32>) optimization_hints=<sm_90 = {}> {
    %0 = make_token : token
    %assume = assume div_by<16>, %arg0 : tile<ptr<f16>>
    %assume_0 = assume div_by<16>, %arg1 : tile<i32>
    %assume_1 = assume div_by<16>, %arg2 : tile<i32>
    %assume_2 = assume div_by<8>, %arg3 : tile<i32>
    %assume_3 = assume div_by<16>, %arg5 : tile<ptr<i32>>
    %assume_4 = assume div_by<16>, %arg6 : tile<i32>
    %assume_5 = assume div_by<16>, %arg8 : tile<ptr<f32>>
    %assume_6 = assume div_by<16>, %arg9 : tile<i32>
    %cst_1_i32 = constant <i32: 1> : tile<i32>
    %cst_1_i32_7 = constant <i32: 1> : tile<i32>
    %cst_1_i64 = constant <i64: 1> : tile<i64>
    %cst_1_i64_8 = constant <i64: 1> : tile<i64>
    %assume_assume = assume bounded<0, ?>, %assume_0 : tile<i32>
    %assume_assume_assume = assume div_by<16>, %assume_assume : tile<i32>
    %assume_assume_9 = assume bounded<0, ?>, %assume_1 : tile<i32>
    %assume_assume_assume_10 = assume div_by<16>, %assume_assume_9 : tile<i32>
    %assume_assume_11 = assume bounded<0, ?>, %assume_2 : tile<i32>
    %assume_assume_assume_12 = assume div_by<8>, %assume_assume_11 : tile<i32>
    %tview = make_tensor_view %assume, shape = [%assume_assume_assume, %assume_assume_assume_10], strides = [%assume_assume_assume_12, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %assume_assume_13 = assume bounded<0, ?>, %assume_4 : tile<i32>
    %assume_assume_14 = assume bounded<0, ?>, %assume_6 : tile<i32>
    %assume_assume_assume_15 = assume div_by<16>, %assume_assume_14 : tile<i32>
    %tview_16 = make_tensor_view %assume_5, shape = [%assume_assume_assume_15], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %cst_f32 = constant <f32: 0xFF800000> : tile<1x1xf32>
    %cst_0_f32 = constant <f32: 0.000000e+00> : tile<1x1xf32>
    %pview = make_partition_view %tview : partition_view<tile=(1x1024), tensor_view<?x?xf16, strides=[?,1]>>
    %1:2 = get_index_space_shape %pview : partition_view<tile=(1x1024), tensor_view<?x?xf16, strides=[?,1]>> -> tile<i32>
    %cst_0_i32 = constant <i32: 0> : tile<i32>
    %cst_1_i32_17 = constant <i32: 1> : tile<i32>
    %for:2 = for %loopIdx in (%cst_0_i32 to %1#1, step %cst_1_i32_17) : tile<i32> iter_values(%iterArg0 = %cst_f32, %iterArg1 = %cst_0_f32) -> (tile<1x1xf32>, tile<1x1xf32>) {
      %pview_25 = make_partition_view %tview : partition_view<tile=(1x1024), padding_value = neg_inf, tensor_view<?x?xf16, strides=[?,1]>>
      %tile, %result_token_26 = load_view_tko weak %pview_25[%blockId_x, %loopIdx] token = %0 : partition_view<tile=(1x1024), padding_value = neg_inf, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<1x1024xf16>, token
      %24 = ftof %tile : tile<1x1024xf16> -> tile<1x1024xf32>
      %reduce = reduce %24 dim=1 identities=[0xFF800000 : f32] : tile<1x1024xf32> -> tile<1xf32>
      (%reduce_lhs: tile<f32>, %reduce_rhs: tile<f32>) {
        %31 = maxf %reduce_lhs, %reduce_rhs : tile<f32>
        yield %31 : tile<f32>
      }
      %reshape_27 = reshape %reduce : tile<1xf32> -> tile<1x1xf32>
      %25 = maxf %iterArg0, %reshape_27 : tile<1x1xf32>
      %26 = subf %iterArg0, %25 : tile<1x1xf32>
      %27 = exp %26 : tile<1x1xf32>
      %bcast = broadcast %25 : tile<1x1xf32> -> tile<1x1024xf32>
      %28 = subf %24, %bcast : tile<1x1024xf32>
      %29 = exp %28 : tile<1x1024xf32>
      %reduce_28 = reduce %29 dim=1 identities=[0.000000e+00 : f32] : tile<1x1024xf32> -> tile<1xf32>
      (%reduce_lhs: tile<f32>, %reduce_rhs: tile<f32>) {
        %31 = addf %reduce_lhs, %reduce_rhs : tile<f32>
        yield %31 : tile<f32>
      }
      %reshape_29 = reshape %reduce_28 : tile<1xf32> -> tile<1x1xf32>
      %30 = fma %iterArg1, %27, %reshape_29 : tile<1x1xf32>
      continue %25, %30 : tile<1x1xf32>, tile<1x1xf32>
    }
    %cst_0_i32_18 = constant <i32: 0> : tile<i32>
    %2 = exti %blockId_x signed : tile<i32> -> tile<i64>
    %3 = exti %assume_assume_13 signed : tile<i32> -> tile<i64>
    %4 = cmpi less_than %2, %3, unsigned : tile<i64> -> tile<i1>
    %5 = muli %2, %cst_1_i64 : tile<i64>
    %6 = offset %assume_3, %5 : tile<ptr<i32>>, tile<i64> -> tile<ptr<i32>>
    %assume_19 = assume div_by<4>, %6 : tile<ptr<i32>>
    %result, %result_token = load_ptr_tko weak %assume_19, %4, %cst_0_i32_18 token=%0 : tile<ptr<i32>>, tile<i1>, tile<i32> -> tile<i32>, token
    %7 = exti %blockId_x signed : tile<i32> -> tile<i64>
    %8 = exti %assume_assume_assume signed : tile<i32> -> tile<i64>
    %9 = cmpi less_than %7, %8, unsigned : tile<i64> -> tile<i1>
    %10 = exti %assume_assume_assume_12 signed : tile<i32> -> tile<i64>
    %11 = muli %7, %10 : tile<i64>
    %12 = exti %result signed : tile<i32> -> tile<i64>
    %13 = exti %assume_assume_assume_10 signed : tile<i32> -> tile<i64>
    %14 = cmpi less_than %12, %13, unsigned : tile<i64> -> tile<i1>
    %15 = andi %9, %14 : tile<i1>
    %16 = muli %12, %cst_1_i64_8 : tile<i64>
    %17 = addi %11, %16 : tile<i64>
    %18 = offset %assume, %17 : tile<ptr<f16>>, tile<i64> -> tile<ptr<f16>>
    %assume_20 = assume div_by<2>, %18 : tile<ptr<f16>>
    %cst_0_f16 = constant <f16: 0.000000e+00> : tile<f16>
    %result_21, %result_token_22 = load_ptr_tko weak %assume_20, %15, %cst_0_f16 token=%0 : tile<ptr<f16>>, tile<i1>, tile<f16> -> tile<f16>, token
    %19 = ftof %result_21 : tile<f16> -> tile<f32>
    %20 = log %for#1 : tile<1x1xf32>
    %21 = addf %20, %for#0 : tile<1x1xf32>
    %reshape = reshape %21 : tile<1x1xf32> -> tile<1xf32>
    %reshape_23 = reshape %19 : tile<f32> -> tile<1xf32>
    %22 = subf %reshape, %reshape_23 : tile<1xf32>
    %pview_24 = make_partition_view %tview_16 : partition_view<tile=(1), tensor_view<?xf32, strides=[1]>>
    %23 = store_view_tko weak %22, %pview_24[%blockId_x] token = %0 : tile<1xf32>, partition_view<tile=(1), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
    return
  }
}
