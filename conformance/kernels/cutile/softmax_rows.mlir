// Softmax of rows: a tile block to a row, which one tile holds.
// Made by write_programs.py from rows.py with cuda-tile 1.7.0.
// tilerun: --grid 8 --arg rand:f16:8x1008:1 --arg 8 --arg 1008 --arg 1008 --arg 1 --arg zeros:f16:8x1008 --arg 8 --arg 1008 --arg 1008 --arg 1
// tilerun[large]: --grid 32768 --arg rand:f16:32768x4096:1 --arg 32768 --arg 4096 --arg 4096 --arg 1 --arg zeros:f16:32768x4096 --arg 32768 --arg 4096 --arg 4096 --arg 1 --bytes 4*32768*4096
cuda_tile.module @kernels {
  entry @softmax_rows(%arg0: tile<ptr<f16>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<ptr<f16>>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<i32>, %arg9: tile<i32>) optimization_hints=<sm_90 = {}> {
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
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %cst_0_i32 = constant <i32: 0> : tile<i32>
    %pview = make_partition_view %tview : partition_view<tile=(1x4096), padding_value = neg_inf, tensor_view<?x?xf16, strides=[?,1]>>
    %tile, %result_token = load_view_tko weak %pview[%blockId_x, %cst_0_i32] token = %0 : partition_view<tile=(1x4096), padding_value = neg_inf, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<1x4096xf16>, token
    %1 = ftof %tile : tile<1x4096xf16> -> tile<1x4096xf32>
    %reduce = reduce %1 dim=1 identities=[0xFF800000 : f32] : tile<1x4096xf32> -> tile<1xf32>
    (%reduce_lhs: tile<f32>, %reduce_rhs: tile<f32>) {
      %7 = maxf %reduce_lhs, %reduce_rhs : tile<f32>
      yield %7 : tile<f32>
    }
    %reshape = reshape %reduce : tile<1xf32> -> tile<1x1xf32>
    %bcast = broadcast %reshape : tile<1x1xf32> -> tile<1x4096xf32>
    %2 = subf %1, %bcast : tile<1x4096xf32>
    %3 = exp %2 : tile<1x4096xf32>
    %reduce_15 = reduce %3 dim=1 identities=[0.000000e+00 : f32] : tile<1x4096xf32> -> tile<1xf32>
    (%reduce_lhs: tile<f32>, %reduce_rhs: tile<f32>) {
      %7 = addf %reduce_lhs, %reduce_rhs : tile<f32>
      yield %7 : tile<f32>
    }
    %reshape_16 = reshape %reduce_15 : tile<1xf32> -> tile<1x1xf32>
    %blockId_x_17, %blockId_y_18, %blockId_z_19 = get_tile_block_id : tile<i32>
    %cst_0_i32_20 = constant <i32: 0> : tile<i32>
    %bcast_21 = broadcast %reshape_16 : tile<1x1xf32> -> tile<1x4096xf32>
    %4 = divf %3, %bcast_21 : tile<1x4096xf32>
    %5 = ftof %4 : tile<1x4096xf32> -> tile<1x4096xf16>
    %pview_22 = make_partition_view %tview_14 : partition_view<tile=(1x4096), tensor_view<?x?xf16, strides=[?,1]>>
    %6 = store_view_tko weak %5, %pview_22[%blockId_x_17, %cst_0_i32_20] token = %0 : tile<1x4096xf16>, partition_view<tile=(1x4096), tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> token
    return
  }
}
