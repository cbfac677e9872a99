// C += A·B: tile blocks share a tile of C, each sums a part of K and adds it atomically.
// Made by write_programs.py from gemm.py with cuda-tile 1.7.0.
// tilerun: --grid 2,2,3 --arg rand:f16:80x400:1 --arg 80 --arg 400 --arg 400 --arg 1 --arg rand:f16:400x144:2 --arg 400 --arg 144 --arg 144 --arg 1 --arg zeros:f32:80x144 --arg 80 --arg 144 --arg 144 --arg 1
// tilerun[large]: --grid 8,4,8 --arg rand:f16:512x16384:1 --arg 512 --arg 16384 --arg 16384 --arg 1 --arg rand:f16:16384x512:2 --arg 16384 --arg 512 --arg 512 --arg 1 --arg zeros:f32:512x512 --arg 512 --arg 512 --arg 512 --arg 1 --flop 2*512*512*16384
cuda_tile.module @kernels {
  entry @gemm_split_k(%arg0: tile<ptr<f16>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<ptr<f16>>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<i32>, %arg9: tile<i32>, %arg10: tile<ptr<f32>>, %arg11: tile<i32>, %arg12: tile<i32>, %arg13: tile<i32>, %arg14: tile<i32>) optimization_hints=<sm_90 = {}> {
    %0 = make_token : token
    %assume = assume div_by<16>, %arg0 : tile<ptr<f16>>
    %assume_0 = assume div_by<16>, %arg1 : tile<i32>
    %assume_1 = assume div_by<16>, %arg2 : tile<i32>
    %assume_2 = assume div_by<8>, %arg3 : tile<i32>
    %assume_3 = assume div_by<16>, %arg5 : tile<ptr<f16>>
    %assume_4 = assume div_by<16>, %arg6 : tile<i32>
    %assume_5 = assume div_by<16>, %arg7 : tile<i32>
    %assume_6 = assume div_by<8>, %arg8 : tile<i32>
    %assume_7 = assume div_by<16>, %arg10 : tile<ptr<f32>>
    %assume_8 = assume div_by<16>, %arg11 : tile<i32>
    %assume_9 = assume div_by<16>, %arg12 : tile<i32>
    %assume_10 = assume div_by<4>, %arg13 : tile<i32>
    %cst_1_i32 = constant <i32: 1> : tile<i32>
    %cst_1_i32_11 = constant <i32: 1> : tile<i32>
    %cst_1_i64 = constant <i64: 1> : tile<64x128xi64>
    %assume_assume = assume bounded<0, ?>, %assume_0 : tile<i32>
    %assume_assume_assume = assume div_by<16>, %assume_assume : tile<i32>
    %assume_assume_12 = assume bounded<0, ?>, %assume_1 : tile<i32>
    %assume_assume_assume_13 = assume div_by<16>, %assume_assume_12 : tile<i32>
    %assume_assume_14 = assume bounded<0, ?>, %assume_2 : tile<i32>
    %assume_assume_assume_15 = assume div_by<8>, %assume_assume_14 : tile<i32>
    %tview = make_tensor_view %assume, shape = [%assume_assume_assume, %assume_assume_assume_13], strides = [%assume_assume_assume_15, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %assume_assume_16 = assume bounded<0, ?>, %assume_4 : tile<i32>
    %assume_assume_assume_17 = assume div_by<16>, %assume_assume_16 : tile<i32>
    %assume_assume_18 = assume bounded<0, ?>, %assume_5 : tile<i32>
    %assume_assume_assume_19 = assume div_by<16>, %assume_assume_18 : tile<i32>
    %assume_assume_20 = assume bounded<0, ?>, %assume_6 : tile<i32>
    %assume_assume_assume_21 = assume div_by<8>, %assume_assume_20 : tile<i32>
    %tview_22 = make_tensor_view %assume_3, shape = [%assume_assume_assume_17, %assume_assume_assume_19], strides = [%assume_assume_assume_21, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %assume_assume_23 = assume bounded<0, ?>, %assume_8 : tile<i32>
    %assume_assume_24 = assume bounded<0, ?>, %assume_9 : tile<i32>
    %assume_assume_25 = assume bounded<0, ?>, %assume_10 : tile<i32>
    %cst_64_i32 = constant <i32: 64> : tile<i32>
    %cst_128_i32 = constant <i32: 128> : tile<i32>
    %cst_0_f32 = constant <f32: 0.000000e+00> : tile<64x128xf32>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %pview = make_partition_view %tview : partition_view<tile=(64x64), tensor_view<?x?xf16, strides=[?,1]>>
    %1:2 = get_index_space_shape %pview : partition_view<tile=(64x64), tensor_view<?x?xf16, strides=[?,1]>> -> tile<i32>
    %gridSize_x, %gridSize_y, %gridSize_z = get_num_tile_blocks : tile<i32>
    %blockId_x_26, %blockId_y_27, %blockId_z_28 = get_tile_block_id : tile<i32>
    %blockId_x_29, %blockId_y_30, %blockId_z_31 = get_tile_block_id : tile<i32>
    %for = for %loopIdx in (%blockId_z to %1#1, step %gridSize_z) : tile<i32> iter_values(%iterArg0 = %cst_0_f32) -> (tile<64x128xf32>) {
      %pview_52 = make_partition_view %tview : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>
      %tile, %result_token_53 = load_view_tko weak %pview_52[%blockId_x_26, %loopIdx] token = %0 : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<64x64xf16>, token
      %pview_54 = make_partition_view %tview_22 : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>
      %tile_55, %result_token_56 = load_view_tko weak %pview_54[%loopIdx, %blockId_y_30] token = %0 : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<64x128xf16>, token
      %20 = mmaf %tile, %tile_55, %iterArg0 : tile<64x64xf16>, tile<64x128xf16>, tile<64x128xf32>
      continue %20 : tile<64x128xf32>
    }
    %blockId_x_32, %blockId_y_33, %blockId_z_34 = get_tile_block_id : tile<i32>
    %2 = muli %blockId_x_32, %cst_64_i32 : tile<i32>
    %3 = iota : tile<64xi32>
    %reshape = reshape %2 : tile<i32> -> tile<1xi32>
    %bcast = broadcast %reshape : tile<1xi32> -> tile<64xi32>
    %4 = addi %bcast, %3 : tile<64xi32>
    %blockId_x_35, %blockId_y_36, %blockId_z_37 = get_tile_block_id : tile<i32>
    %5 = muli %blockId_y_36, %cst_128_i32 : tile<i32>
    %6 = iota : tile<128xi32>
    %reshape_38 = reshape %5 : tile<i32> -> tile<1xi32>
    %bcast_39 = broadcast %reshape_38 : tile<1xi32> -> tile<128xi32>
    %7 = addi %bcast_39, %6 : tile<128xi32>
    %reshape_40 = reshape %4 : tile<64xi32> -> tile<64x1xi32>
    %reshape_41 = reshape %7 : tile<128xi32> -> tile<1x128xi32>
    %8 = exti %reshape_40 signed : tile<64x1xi32> -> tile<64x1xi64>
    %bcast_42 = broadcast %8 : tile<64x1xi64> -> tile<64x128xi64>
    %9 = exti %assume_assume_23 signed : tile<i32> -> tile<i64>
    %reshape_43 = reshape %9 : tile<i64> -> tile<1x1xi64>
    %bcast_44 = broadcast %reshape_43 : tile<1x1xi64> -> tile<64x128xi64>
    %10 = cmpi less_than %bcast_42, %bcast_44, unsigned : tile<64x128xi64> -> tile<64x128xi1>
    %11 = exti %assume_assume_25 signed : tile<i32> -> tile<i64>
    %reshape_45 = reshape %11 : tile<i64> -> tile<1x1xi64>
    %bcast_46 = broadcast %reshape_45 : tile<1x1xi64> -> tile<64x128xi64>
    %12 = muli %bcast_42, %bcast_46 : tile<64x128xi64>
    %13 = exti %reshape_41 signed : tile<1x128xi32> -> tile<1x128xi64>
    %bcast_47 = broadcast %13 : tile<1x128xi64> -> tile<64x128xi64>
    %14 = exti %assume_assume_24 signed : tile<i32> -> tile<i64>
    %reshape_48 = reshape %14 : tile<i64> -> tile<1x1xi64>
    %bcast_49 = broadcast %reshape_48 : tile<1x1xi64> -> tile<64x128xi64>
    %15 = cmpi less_than %bcast_47, %bcast_49, unsigned : tile<64x128xi64> -> tile<64x128xi1>
    %16 = andi %10, %15 : tile<64x128xi1>
    %17 = muli %bcast_47, %cst_1_i64 : tile<64x128xi64>
    %18 = addi %12, %17 : tile<64x128xi64>
    %reshape_50 = reshape %assume_7 : tile<ptr<f32>> -> tile<1x1xptr<f32>>
    %bcast_51 = broadcast %reshape_50 : tile<1x1xptr<f32>> -> tile<64x128xptr<f32>>
    %19 = offset %bcast_51, %18 : tile<64x128xptr<f32>>, tile<64x128xi64> -> tile<64x128xptr<f32>>
    %result, %result_token = atomic_rmw_tko relaxed device %19, addf, %for, %16 token=%0 : tile<64x128xptr<f32>>, tile<64x128xf32>, tile<64x128xi1> -> tile<64x128xf32>, token
    return
  }
}
