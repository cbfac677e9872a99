// C = A·(W·s): weights of i8 with a scale to a column become bf16 on the way.
// Made by write_programs.py from gemm.py with cuda-tile 1.7.0.
// tilerun: --grid 1,2 --arg rand:bf16:80x80:1 --arg 80 --arg 80 --arg 80 --arg 1 --arg randint:-128:128:i8:80x144:2 --arg 80 --arg 144 --arg 144 --arg 1 --arg rand:f32:144:3 --arg 144 --arg 1 --arg zeros:bf16:80x144 --arg 80 --arg 144 --arg 144 --arg 1
// tilerun[large]: --grid 32,32 --arg rand:bf16:4096x4096:1 --arg 4096 --arg 4096 --arg 4096 --arg 1 --arg randint:-128:128:i8:4096x4096:2 --arg 4096 --arg 4096 --arg 4096 --arg 1 --arg rand:f32:4096:3 --arg 4096 --arg 1 --arg zeros:bf16:4096x4096 --arg 4096 --arg 4096 --arg 4096 --arg 1 --flop 2*4096*4096*4096
cuda_tile.module @kernels {
  entry @gemm_dequantized(%arg0: tile<ptr<bf16>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<ptr<i8>>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<i32>, %arg9: tile<i32>, %arg10: tile<ptr<f32>>, %arg11: tile<i32>, %arg12: tile<i32>, %arg13: tile<ptr<bf16>>, %arg14: tile<i32>, %arg15: tile<i32>, %arg16: tile<i32>, %arg17: tile<i32>) optimization_hints=<sm_90 = {}> {
    %0 = make_token : token
    %assume = assume div_by<16>, %arg0 : tile<ptr<bf16>>
    %assume_0 = assume div_by<16>, %arg1 : tile<i32>
    %assume_1 = assume div_by<16>, %arg2 : tile<i32>
    %assume_2 = assume div_by<8>, %arg3 : tile<i32>
    %assume_3 = assume div_by<16>, %arg5 : tile<ptr<i8>>
    %assume_4 = assume div_by<16>, %arg6 : tile<i32>
    %assume_5 = assume div_by<16>, %arg7 : tile<i32>
    %assume_6 = assume div_by<16>, %arg8 : tile<i32>
    %assume_7 = assume div_by<16>, %arg10 : tile<ptr<f32>>
    %assume_8 = assume div_by<16>, %arg11 : tile<i32>
    %assume_9 = assume div_by<16>, %arg13 : tile<ptr<bf16>>
    %assume_10 = assume div_by<16>, %arg14 : tile<i32>
    %assume_11 = assume div_by<16>, %arg15 : tile<i32>
    %assume_12 = assume div_by<8>, %arg16 : tile<i32>
    %cst_1_i32 = constant <i32: 1> : tile<i32>
    %cst_1_i32_13 = constant <i32: 1> : tile<i32>
    %cst_1_i32_14 = constant <i32: 1> : tile<i32>
    %cst_1_i32_15 = constant <i32: 1> : tile<i32>
    %assume_assume = assume bounded<0, ?>, %assume_0 : tile<i32>
    %assume_assume_assume = assume div_by<16>, %assume_assume : tile<i32>
    %assume_assume_16 = assume bounded<0, ?>, %assume_1 : tile<i32>
    %assume_assume_assume_17 = assume div_by<16>, %assume_assume_16 : tile<i32>
    %assume_assume_18 = assume bounded<0, ?>, %assume_2 : tile<i32>
    %assume_assume_assume_19 = assume div_by<8>, %assume_assume_18 : tile<i32>
    %tview = make_tensor_view %assume, shape = [%assume_assume_assume, %assume_assume_assume_17], strides = [%assume_assume_assume_19, 1] : tile<i32> -> tensor_view<?x?xbf16, strides=[?,1]>
    %assume_assume_20 = assume bounded<0, ?>, %assume_4 : tile<i32>
    %assume_assume_assume_21 = assume div_by<16>, %assume_assume_20 : tile<i32>
    %assume_assume_22 = assume bounded<0, ?>, %assume_5 : tile<i32>
    %assume_assume_assume_23 = assume div_by<16>, %assume_assume_22 : tile<i32>
    %assume_assume_24 = assume bounded<0, ?>, %assume_6 : tile<i32>
    %assume_assume_assume_25 = assume div_by<16>, %assume_assume_24 : tile<i32>
    %tview_26 = make_tensor_view %assume_3, shape = [%assume_assume_assume_21, %assume_assume_assume_23], strides = [%assume_assume_assume_25, 1] : tile<i32> -> tensor_view<?x?xi8, strides=[?,1]>
    %assume_assume_27 = assume bounded<0, ?>, %assume_8 : tile<i32>
    %assume_assume_assume_28 = assume div_by<16>, %assume_assume_27 : tile<i32>
    %tview_29 = make_tensor_view %assume_7, shape = [%assume_assume_assume_28], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
    %assume_assume_30 = assume bounded<0, ?>, %assume_10 : tile<i32>
    %assume_assume_assume_31 = assume div_by<16>, %assume_assume_30 : tile<i32>
    %assume_assume_32 = assume bounded<0, ?>, %assume_11 : tile<i32>
    %assume_assume_assume_33 = assume div_by<16>, %assume_assume_32 : tile<i32>
    %assume_assume_34 = assume bounded<0, ?>, %assume_12 : tile<i32>
    %assume_assume_assume_35 = assume div_by<8>, %assume_assume_34 : tile<i32>
    %tview_36 = make_tensor_view %assume_9, shape = [%assume_assume_assume_31, %assume_assume_assume_33], strides = [%assume_assume_assume_35, 1] : tile<i32> -> tensor_view<?x?xbf16, strides=[?,1]>
    %cst_0_f32 = constant <f32: 0.000000e+00> : tile<128x128xf32>
    %pview = make_partition_view %tview : partition_view<tile=(128x64), tensor_view<?x?xbf16, strides=[?,1]>>
    %1:2 = get_index_space_shape %pview : partition_view<tile=(128x64), tensor_view<?x?xbf16, strides=[?,1]>> -> tile<i32>
    %cst_0_i32 = constant <i32: 0> : tile<i32>
    %cst_1_i32_37 = constant <i32: 1> : tile<i32>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %blockId_x_38, %blockId_y_39, %blockId_z_40 = get_tile_block_id : tile<i32>
    %for = for %loopIdx in (%cst_0_i32 to %1#1, step %cst_1_i32_37) : tile<i32> iter_values(%iterArg0 = %cst_0_f32) -> (tile<128x128xf32>) {
      %pview_52 = make_partition_view %tview : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xbf16, strides=[?,1]>>
      %tile_53, %result_token_54 = load_view_tko weak %pview_52[%blockId_x, %loopIdx] token = %0 : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xbf16, strides=[?,1]>>, tile<i32> -> tile<128x64xbf16>, token
      %pview_55 = make_partition_view %tview_26 : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xi8, strides=[?,1]>>
      %tile_56, %result_token_57 = load_view_tko weak %pview_55[%loopIdx, %blockId_y_39] token = %0 : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xi8, strides=[?,1]>>, tile<i32> -> tile<64x128xi8>, token
      %5 = itof %tile_56 signed : tile<64x128xi8> -> tile<64x128xbf16>
      %6 = mmaf %tile_53, %5, %iterArg0 : tile<128x64xbf16>, tile<64x128xbf16>, tile<128x128xf32>
      continue %6 : tile<128x128xf32>
    }
    %blockId_x_41, %blockId_y_42, %blockId_z_43 = get_tile_block_id : tile<i32>
    %pview_44 = make_partition_view %tview_29 : partition_view<tile=(128), padding_value = zero, tensor_view<?xf32, strides=[1]>>
    %tile, %result_token = load_view_tko weak %pview_44[%blockId_y_42] token = %0 : partition_view<tile=(128), padding_value = zero, tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<128xf32>, token
    %blockId_x_45, %blockId_y_46, %blockId_z_47 = get_tile_block_id : tile<i32>
    %blockId_x_48, %blockId_y_49, %blockId_z_50 = get_tile_block_id : tile<i32>
    %reshape = reshape %tile : tile<128xf32> -> tile<1x128xf32>
    %bcast = broadcast %reshape : tile<1x128xf32> -> tile<128x128xf32>
    %2 = mulf %for, %bcast : tile<128x128xf32>
    %3 = ftof %2 : tile<128x128xf32> -> tile<128x128xbf16>
    %pview_51 = make_partition_view %tview_36 : partition_view<tile=(128x128), tensor_view<?x?xbf16, strides=[?,1]>>
    %4 = store_view_tko weak %3, %pview_51[%blockId_x_45, %blockId_y_49] token = %0 : tile<128x128xbf16>, partition_view<tile=(128x128), tensor_view<?x?xbf16, strides=[?,1]>>, tile<i32> -> token
    return
  }
}
