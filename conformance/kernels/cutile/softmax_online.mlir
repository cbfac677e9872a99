// Softmax of rows that no tile holds: the maximum and the sum are made together, in a first walk.
// Made by write_programs.py from rows.py with cuda-tile 1.7.0.
// tilerun: --grid 4 --arg rand:f16:4x3008:1 --arg 4 --arg 3008 --arg 3008 --arg 1 --arg zeros:f16:4x3008 --arg 4 --arg 3008 --arg 3008 --arg 1
// tilerun[large]: --grid 8192 --arg rand:f16:8192x32768:1 --arg 8192 --arg 32768 --arg 32768 --arg 1 --arg zeros:f16:8192x32768 --arg 8192 --arg 32768 --arg 32768 --arg 1 --bytes 6*8192*32768
cuda_tile.module @kernels {
  entry @softmax_online(%arg0: tile<ptr<f16>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<ptr<f16>>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<i32>, %arg9: tile<i32>) optimization_hints=<sm_90 = {}> {
    %0 = make_token : token
    %assume = assume div_by<16>, %arg0 : tile<ptr<f16>>
    %assume_0 = assume div_by<16>, %arg2 : tile<i32>
    %assume_1 = assume div_by<8>, %arg3 : tile<i32>
    %assume_2 = assume div_by<16>, %arg5 : tile<ptr<f16>>
    %assume_3 = assume div_by<16>, %arg7 : tile<i32>
    %assume_4 = assume div_by<8>, %arg8 : tile<i32>
    %cst_1_i32 = constant <i32: 1> : tile<i32>
    %cst_1_i32_5 = constant <i32: 1> : tile<i32>
    %assume_6 = assume bounded<0, ?>, %arg1 : tile<i32>
    %assume_assume = assume bounded<0, ?>, %assume_0 : tile<i32>
    %assume_assume_assume = assume div_by<16>, %assume_assume : tile<i32>
    %assume_assume_7 = assume bounded<0, ?>, %assume_1 : tile<i32>
    %assume_assume_assume_8 = assume div_by<8>, %assume_assume_7 : tile<i32>
    %tview = make_tensor_view %assume, shape = [%assume_6, %assume_assume_assume], strides = [%assume_assume_assume_8, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %assume_9 = assume bounded<0, ?>, %arg6 : tile<i32>
    %assume_assume_10 = assume bounded<0, ?>, %assume_3 : tile<i32>
    %assume_assume_assume_11 = assume div_by<16>, %assume_assume_10 : tile<i32>
    %assume_assume_12 = assume bounded<0, ?>, %assume_4 : tile<i32>
    %assume_assume_assume_13 = assume div_by<8>, %assume_assume_12 : tile<i32>
    %tview_14 = make_tensor_view %assume_2, shape = [%assume_9, %assume_assume_assume_11], strides = [%assume_assume_assume_13, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %cst_f32 = constant <f32: 0xFF800000> : tile<1x1xf32>
    %cst_0_f32 = constant <f32: 0.000000e+00> : tile<1x1xf32>
    %pview = make_partition_view %tview : partition_view<tile=(1x1024), tensor_view<?x?xf16, strides=[?,1]>>
    %1:2 = get_index_space_shape %pview : partition_view<tile=(1x1024), tensor_view<?x?xf16, strides=[?,1]>> -> tile<i32>
    %cst_0_i32 = constant <i32: 0> : tile<i32>
    %cst_1_i32_15 = constant <i32: 1> : tile<i32>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %for:2 = for %loopIdx in (%cst_0_i32 to %1#1, step %cst_1_i32_15) : tile<i32> iter_values(%iterArg0 = %cst_f32, %iterArg1 = %cst_0_f32) -> (tile<1x1xf32>, tile<1x1xf32>) {
      %pview_26 = make_partition_view %tview : partition_view<tile=(1x1024), padding_value = neg_inf, tensor_view<?x?xf16, strides=[?,1]>>
      %tile, %result_token = load_view_tko weak %pview_26[%blockId_x, %loopIdx] token = %0 : partition_view<tile=(1x1024), padding_value = neg_inf, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<1x1024xf16>, token
      %3 = ftof %tile : tile<1x1024xf16> -> tile<1x1024xf32>
      %reduce = reduce %3 dim=1 identities=[0xFF800000 : f32] : tile<1x1024xf32> -> tile<1xf32>
      (%reduce_lhs: tile<f32>, %reduce_rhs: tile<f32>) {
        %10 = maxf %reduce_lhs, %reduce_rhs : tile<f32>
        yield %10 : tile<f32>
      }
      %reshape = reshape %reduce : tile<1xf32> -> tile<1x1xf32>
      %4 = maxf %iterArg0, %reshape : tile<1x1xf32>
      %5 = subf %iterArg0, %4 : tile<1x1xf32>
      %6 = exp %5 : tile<1x1xf32>
      %bcast_27 = broadcast %4 : tile<1x1xf32> -> tile<1x1024xf32>
      %7 = subf %3, %bcast_27 : tile<1x1024xf32>
      %8 = exp %7 : tile<1x1024xf32>
      %reduce_28 = reduce %8 dim=1 identities=[0.000000e+00 : f32] : tile<1x1024xf32> -> tile<1xf32>
      (%reduce_lhs: tile<f32>, %reduce_rhs: tile<f32>) {
        %10 = addf %reduce_lhs, %reduce_rhs : tile<f32>
        yield %10 : tile<f32>
      }
      %reshape_29 = reshape %reduce_28 : tile<1xf32> -> tile<1x1xf32>
      %9 = fma %iterArg1, %6, %reshape_29 : tile<1x1xf32>
      continue %4, %9 : tile<1x1xf32>, tile<1x1xf32>
    }
    %pview_16 = make_partition_view %tview : partition_view<tile=(1x1024), tensor_view<?x?xf16, strides=[?,1]>>
    %2:2 = get_index_space_shape %pview_16 : partition_view<tile=(1x1024), tensor_view<?x?xf16, strides=[?,1]>> -> tile<i32>
    %cst_0_i32_17 = constant <i32: 0> : tile<i32>
    %cst_1_i32_18 = constant <i32: 1> : tile<i32>
    %blockId_x_19, %blockId_y_20, %blockId_z_21 = get_tile_block_id : tile<i32>
    %blockId_x_22, %blockId_y_23, %blockId_z_24 = get_tile_block_id : tile<i32>
    %bcast = broadcast %for#0 : tile<1x1xf32> -> tile<1x1024xf32>
    %bcast_25 = broadcast %for#1 : tile<1x1xf32> -> tile<1x1024xf32>
    for %loopIdx in (%cst_0_i32_17 to %2#1, step %cst_1_i32_18) : tile<i32> {
      %pview_26 = make_partition_view %tview : partition_view<tile=(1x1024), tensor_view<?x?xf16, strides=[?,1]>>
      %tile, %result_token = load_view_tko weak %pview_26[%blockId_x_19, %loopIdx] token = %0 : partition_view<tile=(1x1024), tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<1x1024xf16>, token
      %3 = ftof %tile : tile<1x1024xf16> -> tile<1x1024xf32>
      %4 = subf %3, %bcast : tile<1x1024xf32>
      %5 = exp %4 : tile<1x1024xf32>
      %6 = divf %5, %bcast_25 : tile<1x1024xf32>
      %7 = ftof %6 : tile<1x1024xf32> -> tile<1x1024xf16>
      %pview_27 = make_partition_view %tview_14 : partition_view<tile=(1x1024), tensor_view<?x?xf16, strides=[?,1]>>
      %8 = store_view_tko weak %7, %pview_27[%blockId_x_22, %loopIdx] token = %0 : tile<1x1024xf16>, partition_view<tile=(1x1024), tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> token
    }
    return
  }
}
