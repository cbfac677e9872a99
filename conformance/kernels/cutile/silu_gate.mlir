// silu(x)·y, the gate between two layers.
// Made by write_programs.py from rows.py with cuda-tile 1.7.0.
// tilerun: --grid 6,2 --arg rand:bf16:6x2000:1 --arg 6 --arg 2000 --arg 2000 --arg 1 --arg rand:bf16:6x2000:2 --arg 6 --arg 2000 --arg 2000 --arg 1 --arg zeros:bf16:6x2000 --arg 6 --arg 2000 --arg 2000 --arg 1
// tilerun[large]: --grid 16384,8 --arg rand:bf16:16384x8192:1 --arg 16384 --arg 8192 --arg 8192 --arg 1 --arg rand:bf16:16384x8192:2 --arg 16384 --arg 8192 --arg 8192 --arg 1 --arg zeros:bf16:16384x8192 --arg 16384 --arg 8192 --arg 8192 --arg 1 --bytes 6*16384*8192
cuda_tile.module @kernels {
  entry @silu_gate(%arg0: tile<ptr<bf16>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<ptr<bf16>>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<i32>, %arg9: tile<i32>, %arg10: tile<ptr<bf16>>, %arg11: tile<i32>, %arg12: tile<i32>, %arg13: tile<i32>, %arg14: tile<i32>) optimization_hints=<sm_90 = {}> {
    %0 = make_token : token
    %assume = assume div_by<16>, %arg0 : tile<ptr<bf16>>
    %assume_0 = assume div_by<16>, %arg2 : tile<i32>
    %assume_1 = assume div_by<8>, %arg3 : tile<i32>
    %assume_2 = assume div_by<16>, %arg5 : tile<ptr<bf16>>
    %assume_3 = assume div_by<16>, %arg7 : tile<i32>
    %assume_4 = assume div_by<8>, %arg8 : tile<i32>
    %assume_5 = assume div_by<16>, %arg10 : tile<ptr<bf16>>
    %assume_6 = assume div_by<16>, %arg12 : tile<i32>
    %assume_7 = assume div_by<8>, %arg13 : tile<i32>
    %cst_1_i32 = constant <i32: 1> : tile<i32>
    %cst_1_i32_8 = constant <i32: 1> : tile<i32>
    %cst_1_i32_9 = constant <i32: 1> : tile<i32>
    %assume_10 = assume bounded<0, ?>, %arg1 : tile<i32>
    %assume_assume = assume bounded<0, ?>, %assume_0 : tile<i32>
    %assume_assume_assume = assume div_by<16>, %assume_assume : tile<i32>
    %assume_assume_11 = assume bounded<0, ?>, %assume_1 : tile<i32>
    %assume_assume_assume_12 = assume div_by<8>, %assume_assume_11 : tile<i32>
    %tview = make_tensor_view %assume, shape = [%assume_10, %assume_assume_assume], strides = [%assume_assume_assume_12, 1] : tile<i32> -> tensor_view<?x?xbf16, strides=[?,1]>
    %assume_13 = assume bounded<0, ?>, %arg6 : tile<i32>
    %assume_assume_14 = assume bounded<0, ?>, %assume_3 : tile<i32>
    %assume_assume_assume_15 = assume div_by<16>, %assume_assume_14 : tile<i32>
    %assume_assume_16 = assume bounded<0, ?>, %assume_4 : tile<i32>
    %assume_assume_assume_17 = assume div_by<8>, %assume_assume_16 : tile<i32>
    %tview_18 = make_tensor_view %assume_2, shape = [%assume_13, %assume_assume_assume_15], strides = [%assume_assume_assume_17, 1] : tile<i32> -> tensor_view<?x?xbf16, strides=[?,1]>
    %assume_19 = assume bounded<0, ?>, %arg11 : tile<i32>
    %assume_assume_20 = assume bounded<0, ?>, %assume_6 : tile<i32>
    %assume_assume_assume_21 = assume div_by<16>, %assume_assume_20 : tile<i32>
    %assume_assume_22 = assume bounded<0, ?>, %assume_7 : tile<i32>
    %assume_assume_assume_23 = assume div_by<8>, %assume_assume_22 : tile<i32>
    %tview_24 = make_tensor_view %assume_5, shape = [%assume_19, %assume_assume_assume_21], strides = [%assume_assume_assume_23, 1] : tile<i32> -> tensor_view<?x?xbf16, strides=[?,1]>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %blockId_x_25, %blockId_y_26, %blockId_z_27 = get_tile_block_id : tile<i32>
    %pview = make_partition_view %tview : partition_view<tile=(1x1024), tensor_view<?x?xbf16, strides=[?,1]>>
    %tile, %result_token = load_view_tko weak %pview[%blockId_x, %blockId_y_26] token = %0 : partition_view<tile=(1x1024), tensor_view<?x?xbf16, strides=[?,1]>>, tile<i32> -> tile<1x1024xbf16>, token
    %1 = ftof %tile : tile<1x1024xbf16> -> tile<1x1024xf32>
    %pview_28 = make_partition_view %tview_18 : partition_view<tile=(1x1024), tensor_view<?x?xbf16, strides=[?,1]>>
    %tile_29, %result_token_30 = load_view_tko weak %pview_28[%blockId_x, %blockId_y_26] token = %0 : partition_view<tile=(1x1024), tensor_view<?x?xbf16, strides=[?,1]>>, tile<i32> -> tile<1x1024xbf16>, token
    %2 = ftof %tile_29 : tile<1x1024xbf16> -> tile<1x1024xf32>
    %cst_1_f32 = constant <f32: 1.000000e+00> : tile<f32>
    %3 = negf %1 : tile<1x1024xf32>
    %4 = exp %3 : tile<1x1024xf32>
    %reshape = reshape %cst_1_f32 : tile<f32> -> tile<1x1xf32>
    %bcast = broadcast %reshape : tile<1x1xf32> -> tile<1x1024xf32>
    %5 = addf %bcast, %4 : tile<1x1024xf32>
    %6 = divf %1, %5 rounding<approx> flush_to_zero : tile<1x1024xf32>
    %7 = mulf %6, %2 : tile<1x1024xf32>
    %8 = ftof %7 : tile<1x1024xf32> -> tile<1x1024xbf16>
    %pview_31 = make_partition_view %tview_24 : partition_view<tile=(1x1024), tensor_view<?x?xbf16, strides=[?,1]>>
    %9 = store_view_tko weak %8, %pview_31[%blockId_x, %blockId_y_26] token = %0 : tile<1x1024xbf16>, partition_view<tile=(1x1024), tensor_view<?x?xbf16, strides=[?,1]>>, tile<i32> -> token
    return
  }
}
