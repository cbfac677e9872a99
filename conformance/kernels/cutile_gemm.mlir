// A matrix product as cuTile Python emits it, in tiles of 128x128x64: the loads have
// the token of the one make_token, which is no reason not to copy them ahead. Made by
// conformance/cutile/timed.py.
// tilerun: --grid 2,2 --arg rand:f16:256x192:1 --arg 256 --arg 192 --arg 192 --arg 1 --arg rand:f16:192x256:2 --arg 192 --arg 256 --arg 256 --arg 1 --arg zeros:f32:256x256 --arg 256 --arg 256 --arg 256 --arg 1
// tilerun[large]: --grid 32,32 --arg rand:f16:4096x4096:1 --arg 4096 --arg 4096 --arg 4096 --arg 1 --arg rand:f16:4096x4096:2 --arg 4096 --arg 4096 --arg 4096 --arg 1 --arg zeros:f32:4096x4096 --arg 4096 --arg 4096 --arg 4096 --arg 1 --flop 2*4096*4096*4096
cuda_tile.module @kernels {
  entry @gemm_Kt1_A2f16_1v16l0_2t1_p16_A2f16_1v16l0_2t1_p16_A2f32_1v16l0_2t1_p16_I128_I128_I64(%arg0: tile<ptr<f16>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<ptr<f16>>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<i32>, %arg9: tile<i32>, %arg10: tile<ptr<f32>>, %arg11: tile<i32>, %arg12: tile<i32>, %arg13: tile<i32>, %arg14: tile<i32>) optimization_hints=<sm_100 = {}> {
    %0 = make_token : token
    %assume = assume div_by<16>, %arg0 : tile<ptr<f16>>
    %assume_0 = assume div_by<16>, %arg3 : tile<i32>
    %assume_1 = assume div_by<16>, %arg5 : tile<ptr<f16>>
    %assume_2 = assume div_by<16>, %arg8 : tile<i32>
    %assume_3 = assume div_by<16>, %arg10 : tile<ptr<f32>>
    %assume_4 = assume div_by<16>, %arg13 : tile<i32>
    %cst_1_i32 = constant <i32: 1> : tile<i32>
    %cst_1_i32_5 = constant <i32: 1> : tile<i32>
    %cst_1_i32_6 = constant <i32: 1> : tile<i32>
    %assume_7 = assume bounded<0, ?>, %arg1 : tile<i32>
    %assume_8 = assume bounded<0, ?>, %arg2 : tile<i32>
    %assume_assume = assume bounded<0, ?>, %assume_0 : tile<i32>
    %assume_assume_assume = assume div_by<16>, %assume_assume : tile<i32>
    %tview = make_tensor_view %assume, shape = [%assume_7, %assume_8], strides = [%assume_assume_assume, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %assume_9 = assume bounded<0, ?>, %arg6 : tile<i32>
    %assume_10 = assume bounded<0, ?>, %arg7 : tile<i32>
    %assume_assume_11 = assume bounded<0, ?>, %assume_2 : tile<i32>
    %assume_assume_assume_12 = assume div_by<16>, %assume_assume_11 : tile<i32>
    %tview_13 = make_tensor_view %assume_1, shape = [%assume_9, %assume_10], strides = [%assume_assume_assume_12, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %assume_14 = assume bounded<0, ?>, %arg11 : tile<i32>
    %assume_15 = assume bounded<0, ?>, %arg12 : tile<i32>
    %assume_assume_16 = assume bounded<0, ?>, %assume_4 : tile<i32>
    %assume_assume_assume_17 = assume div_by<16>, %assume_assume_16 : tile<i32>
    %tview_18 = make_tensor_view %assume_3, shape = [%assume_14, %assume_15], strides = [%assume_assume_assume_17, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %cst_0_f32 = constant <f32: 0.000000e+00> : tile<128x128xf32>
    %pview = make_partition_view %tview : partition_view<tile=(128x64), tensor_view<?x?xf16, strides=[?,1]>>
    %1:2 = get_index_space_shape %pview : partition_view<tile=(128x64), tensor_view<?x?xf16, strides=[?,1]>> -> tile<i32>
    %cst_0_i32 = constant <i32: 0> : tile<i32>
    %cst_1_i32_19 = constant <i32: 1> : tile<i32>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %blockId_x_20, %blockId_y_21, %blockId_z_22 = get_tile_block_id : tile<i32>
    %for = for %loopIdx in (%cst_0_i32 to %1#1, step %cst_1_i32_19) : tile<i32> iter_values(%iterArg0 = %cst_0_f32) -> (tile<128x128xf32>) {
      %pview_30 = make_partition_view %tview : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>
      %tile, %result_token = load_view_tko weak %pview_30[%blockId_x, %loopIdx] token = %0 : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<128x64xf16>, token
      %pview_31 = make_partition_view %tview_13 : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>
      %tile_32, %result_token_33 = load_view_tko weak %pview_31[%loopIdx, %blockId_y_21] token = %0 : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<64x128xf16>, token
      %3 = mmaf %tile, %tile_32, %iterArg0 : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      continue %3 : tile<128x128xf32>
    }
    %blockId_x_23, %blockId_y_24, %blockId_z_25 = get_tile_block_id : tile<i32>
    %blockId_x_26, %blockId_y_27, %blockId_z_28 = get_tile_block_id : tile<i32>
    %pview_29 = make_partition_view %tview_18 : partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>
    %2 = store_view_tko weak %for, %pview_29[%blockId_x_23, %blockId_y_27] token = %0 : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  }
}
