// C = A·Bᵗ of f32, rounded to tf32 for the product, in tiles of 256 columns.
// Made by write_programs.py from gemm.py with cuda-tile 1.7.0.
// tilerun: --grid 1,2 --arg rand:f32:80x48:1 --arg 80 --arg 48 --arg 48 --arg 1 --arg rand:f32:280x48:2 --arg 280 --arg 48 --arg 48 --arg 1 --arg zeros:f32:80x280 --arg 80 --arg 280 --arg 280 --arg 1
// tilerun[large]: --grid 32,16 --arg rand:f32:4096x4096:1 --arg 4096 --arg 4096 --arg 4096 --arg 1 --arg rand:f32:4096x4096:2 --arg 4096 --arg 4096 --arg 4096 --arg 1 --arg zeros:f32:4096x4096 --arg 4096 --arg 4096 --arg 4096 --arg 1 --flop 2*4096*4096*4096
cuda_tile.module @kernels {
  entry @gemm_tf32_nt_wide(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<ptr<f32>>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<i32>, %arg9: tile<i32>, %arg10: tile<ptr<f32>>, %arg11: tile<i32>, %arg12: tile<i32>, %arg13: tile<i32>, %arg14: tile<i32>) optimization_hints=<sm_90 = {}> {
    %0 = make_token : token
    %assume = assume div_by<16>, %arg0 : tile<ptr<f32>>
    %assume_0 = assume div_by<16>, %arg1 : tile<i32>
    %assume_1 = assume div_by<16>, %arg2 : tile<i32>
    %assume_2 = assume div_by<4>, %arg3 : tile<i32>
    %assume_3 = assume div_by<16>, %arg5 : tile<ptr<f32>>
    %assume_4 = assume div_by<16>, %arg7 : tile<i32>
    %assume_5 = assume div_by<4>, %arg8 : tile<i32>
    %assume_6 = assume div_by<16>, %arg10 : tile<ptr<f32>>
    %assume_7 = assume div_by<16>, %arg11 : tile<i32>
    %assume_8 = assume div_by<4>, %arg13 : tile<i32>
    %cst_1_i32 = constant <i32: 1> : tile<i32>
    %cst_1_i32_9 = constant <i32: 1> : tile<i32>
    %cst_1_i32_10 = constant <i32: 1> : tile<i32>
    %assume_assume = assume bounded<0, ?>, %assume_0 : tile<i32>
    %assume_assume_assume = assume div_by<16>, %assume_assume : tile<i32>
    %assume_assume_11 = assume bounded<0, ?>, %assume_1 : tile<i32>
    %assume_assume_assume_12 = assume div_by<16>, %assume_assume_11 : tile<i32>
    %assume_assume_13 = assume bounded<0, ?>, %assume_2 : tile<i32>
    %assume_assume_assume_14 = assume div_by<4>, %assume_assume_13 : tile<i32>
    %tview = make_tensor_view %assume, shape = [%assume_assume_assume, %assume_assume_assume_12], strides = [%assume_assume_assume_14, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %assume_15 = assume bounded<0, ?>, %arg6 : tile<i32>
    %assume_assume_16 = assume bounded<0, ?>, %assume_4 : tile<i32>
    %assume_assume_assume_17 = assume div_by<16>, %assume_assume_16 : tile<i32>
    %assume_assume_18 = assume bounded<0, ?>, %assume_5 : tile<i32>
    %assume_assume_assume_19 = assume div_by<4>, %assume_assume_18 : tile<i32>
    %tview_20 = make_tensor_view %assume_3, shape = [%assume_15, %assume_assume_assume_17], strides = [%assume_assume_assume_19, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %assume_assume_21 = assume bounded<0, ?>, %assume_7 : tile<i32>
    %assume_assume_assume_22 = assume div_by<16>, %assume_assume_21 : tile<i32>
    %assume_23 = assume bounded<0, ?>, %arg12 : tile<i32>
    %assume_assume_24 = assume bounded<0, ?>, %assume_8 : tile<i32>
    %assume_assume_assume_25 = assume div_by<4>, %assume_assume_24 : tile<i32>
    %tview_26 = make_tensor_view %assume_6, shape = [%assume_assume_assume_22, %assume_23], strides = [%assume_assume_assume_25, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %cst_0_f32 = constant <f32: 0.000000e+00> : tile<128x256xf32>
    %pview = make_partition_view %tview : partition_view<tile=(128x32), tensor_view<?x?xf32, strides=[?,1]>>
    %1:2 = get_index_space_shape %pview : partition_view<tile=(128x32), tensor_view<?x?xf32, strides=[?,1]>> -> tile<i32>
    %cst_0_i32 = constant <i32: 0> : tile<i32>
    %cst_1_i32_27 = constant <i32: 1> : tile<i32>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %blockId_x_28, %blockId_y_29, %blockId_z_30 = get_tile_block_id : tile<i32>
    %for = for %loopIdx in (%cst_0_i32 to %1#1, step %cst_1_i32_27) : tile<i32> iter_values(%iterArg0 = %cst_0_f32) -> (tile<128x256xf32>) {
      %pview_38 = make_partition_view %tview : partition_view<tile=(128x32), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>
      %tile, %result_token = load_view_tko weak %pview_38[%blockId_x, %loopIdx] token = %0 : partition_view<tile=(128x32), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<128x32xf32>, token
      %pview_39 = make_partition_view %tview_20 : partition_view<tile=(32x256), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>, dim_map=[1, 0]>
      %tile_40, %result_token_41 = load_view_tko weak %pview_39[%loopIdx, %blockId_y_29] token = %0 : partition_view<tile=(32x256), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>, dim_map=[1, 0]>, tile<i32> -> tile<32x256xf32>, token
      %3 = ftof %tile : tile<128x32xf32> -> tile<128x32xtf32>
      %4 = ftof %tile_40 : tile<32x256xf32> -> tile<32x256xtf32>
      %5 = mmaf %3, %4, %iterArg0 : tile<128x32xtf32>, tile<32x256xtf32>, tile<128x256xf32>
      continue %5 : tile<128x256xf32>
    }
    %blockId_x_31, %blockId_y_32, %blockId_z_33 = get_tile_block_id : tile<i32>
    %blockId_x_34, %blockId_y_35, %blockId_z_36 = get_tile_block_id : tile<i32>
    %pview_37 = make_partition_view %tview_26 : partition_view<tile=(128x256), tensor_view<?x?xf32, strides=[?,1]>>
    %2 = store_view_tko weak %for, %pview_37[%blockId_x_31, %blockId_y_35] token = %0 : tile<128x256xf32>, partition_view<tile=(128x256), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  }
}
