// What all weights of a row have in common in the backward pass of attention: its result times its gradient.
// Made by write_programs.py from backward.py with cuda-tile 1.7.0.
// tilerun: --grid 2,2,1 --arg rand:f16:1x2x96x64:1 --arg 1 --arg 2 --arg 96 --arg 64 --arg 12288 --arg 6144 --arg 64 --arg 1 --arg rand:f16:1x2x96x64:2 --arg 1 --arg 2 --arg 96 --arg 64 --arg 12288 --arg 6144 --arg 64 --arg 1 --arg zeros:f32:1x2x96 --arg 1 --arg 2 --arg 96 --arg 192 --arg 96 --arg 1
// tilerun[large]: --grid 64,16,4 --arg rand:f16:4x16x4096x64:1 --arg 4 --arg 16 --arg 4096 --arg 64 --arg 4194304 --arg 262144 --arg 64 --arg 1 --arg rand:f16:4x16x4096x64:2 --arg 4 --arg 16 --arg 4096 --arg 64 --arg 4194304 --arg 262144 --arg 64 --arg 1 --arg zeros:f32:4x16x4096 --arg 4 --arg 16 --arg 4096 --arg 65536 --arg 4096 --arg 1 --bytes 260*4*16*4096
cuda_tile.module @kernels {
  entry @backward_common(%arg0: tile<ptr<f16>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<i32>, %arg9: tile<ptr<f16>>, %arg10: tile<i32>, %arg11: tile<i32>, %arg12: tile<i32>, %arg13: tile<i32>, %arg14: tile<i32>, %arg15: tile<i32>, %arg16: tile<i32>, %arg17: tile<i32>, %arg18: tile<ptr<f32>>, %arg19: tile<i32>, %arg20: tile<i32>, %arg21: tile<i32>, %arg22: tile<i32>, %arg23: tile<i32>, %arg24: tile<i32>) optimization_hints=<sm_90 = {}> {
    %0 = make_token : token
    %assume = assume div_by<16>, %arg0 : tile<ptr<f16>>
    %assume_0 = assume div_by<16>, %arg3 : tile<i32>
    %assume_1 = assume div_by<16>, %arg4 : tile<i32>
    %assume_2 = assume div_by<8>, %arg5 : tile<i32>
    %assume_3 = assume div_by<8>, %arg6 : tile<i32>
    %assume_4 = assume div_by<8>, %arg7 : tile<i32>
    %assume_5 = assume div_by<16>, %arg9 : tile<ptr<f16>>
    %assume_6 = assume div_by<16>, %arg12 : tile<i32>
    %assume_7 = assume div_by<16>, %arg13 : tile<i32>
    %assume_8 = assume div_by<8>, %arg14 : tile<i32>
    %assume_9 = assume div_by<8>, %arg15 : tile<i32>
    %assume_10 = assume div_by<8>, %arg16 : tile<i32>
    %assume_11 = assume div_by<16>, %arg18 : tile<ptr<f32>>
    %assume_12 = assume div_by<16>, %arg21 : tile<i32>
    %assume_13 = assume div_by<4>, %arg22 : tile<i32>
    %assume_14 = assume div_by<4>, %arg23 : tile<i32>
    %cst_1_i32 = constant <i32: 1> : tile<i32>
    %cst_1_i32_15 = constant <i32: 1> : tile<i32>
    %cst_1_i32_16 = constant <i32: 1> : tile<i32>
    %assume_17 = assume bounded<0, ?>, %arg1 : tile<i32>
    %assume_18 = assume bounded<0, ?>, %arg2 : tile<i32>
    %assume_assume = assume bounded<0, ?>, %assume_0 : tile<i32>
    %assume_assume_assume = assume div_by<16>, %assume_assume : tile<i32>
    %assume_assume_19 = assume bounded<0, ?>, %assume_1 : tile<i32>
    %assume_assume_assume_20 = assume div_by<16>, %assume_assume_19 : tile<i32>
    %assume_assume_21 = assume bounded<0, ?>, %assume_2 : tile<i32>
    %assume_assume_assume_22 = assume div_by<8>, %assume_assume_21 : tile<i32>
    %assume_assume_23 = assume bounded<0, ?>, %assume_3 : tile<i32>
    %assume_assume_assume_24 = assume div_by<8>, %assume_assume_23 : tile<i32>
    %assume_assume_25 = assume bounded<0, ?>, %assume_4 : tile<i32>
    %assume_assume_assume_26 = assume div_by<8>, %assume_assume_25 : tile<i32>
    %tview = make_tensor_view %assume, shape = [%assume_17, %assume_18, %assume_assume_assume, %assume_assume_assume_20], strides = [%assume_assume_assume_22, %assume_assume_assume_24, %assume_assume_assume_26, 1] : tile<i32> -> tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>
    %assume_27 = assume bounded<0, ?>, %arg10 : tile<i32>
    %assume_28 = assume bounded<0, ?>, %arg11 : tile<i32>
    %assume_assume_29 = assume bounded<0, ?>, %assume_6 : tile<i32>
    %assume_assume_assume_30 = assume div_by<16>, %assume_assume_29 : tile<i32>
    %assume_assume_31 = assume bounded<0, ?>, %assume_7 : tile<i32>
    %assume_assume_assume_32 = assume div_by<16>, %assume_assume_31 : tile<i32>
    %assume_assume_33 = assume bounded<0, ?>, %assume_8 : tile<i32>
    %assume_assume_assume_34 = assume div_by<8>, %assume_assume_33 : tile<i32>
    %assume_assume_35 = assume bounded<0, ?>, %assume_9 : tile<i32>
    %assume_assume_assume_36 = assume div_by<8>, %assume_assume_35 : tile<i32>
    %assume_assume_37 = assume bounded<0, ?>, %assume_10 : tile<i32>
    %assume_assume_assume_38 = assume div_by<8>, %assume_assume_37 : tile<i32>
    %tview_39 = make_tensor_view %assume_5, shape = [%assume_27, %assume_28, %assume_assume_assume_30, %assume_assume_assume_32], strides = [%assume_assume_assume_34, %assume_assume_assume_36, %assume_assume_assume_38, 1] : tile<i32> -> tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>
    %assume_40 = assume bounded<0, ?>, %arg19 : tile<i32>
    %assume_41 = assume bounded<0, ?>, %arg20 : tile<i32>
    %assume_assume_42 = assume bounded<0, ?>, %assume_12 : tile<i32>
    %assume_assume_assume_43 = assume div_by<16>, %assume_assume_42 : tile<i32>
    %assume_assume_44 = assume bounded<0, ?>, %assume_13 : tile<i32>
    %assume_assume_assume_45 = assume div_by<4>, %assume_assume_44 : tile<i32>
    %assume_assume_46 = assume bounded<0, ?>, %assume_14 : tile<i32>
    %assume_assume_assume_47 = assume div_by<4>, %assume_assume_46 : tile<i32>
    %tview_48 = make_tensor_view %assume_11, shape = [%assume_40, %assume_41, %assume_assume_assume_43], strides = [%assume_assume_assume_45, %assume_assume_assume_47, 1] : tile<i32> -> tensor_view<?x?x?xf32, strides=[?,?,1]>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %blockId_x_49, %blockId_y_50, %blockId_z_51 = get_tile_block_id : tile<i32>
    %blockId_x_52, %blockId_y_53, %blockId_z_54 = get_tile_block_id : tile<i32>
    %cst_0_i32 = constant <i32: 0> : tile<i32>
    %pview = make_partition_view %tview : partition_view<tile=(1x1x64x64), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>
    %tile, %result_token = load_view_tko weak %pview[%blockId_z, %blockId_y_50, %blockId_x_52, %cst_0_i32] token = %0 : partition_view<tile=(1x1x64x64), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>, tile<i32> -> tile<1x1x64x64xf16>, token
    %1 = ftof %tile : tile<1x1x64x64xf16> -> tile<1x1x64x64xf32>
    %pview_55 = make_partition_view %tview_39 : partition_view<tile=(1x1x64x64), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>
    %tile_56, %result_token_57 = load_view_tko weak %pview_55[%blockId_z, %blockId_y_50, %blockId_x_52, %cst_0_i32] token = %0 : partition_view<tile=(1x1x64x64), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>, tile<i32> -> tile<1x1x64x64xf16>, token
    %2 = ftof %tile_56 : tile<1x1x64x64xf16> -> tile<1x1x64x64xf32>
    %3 = mulf %1, %2 : tile<1x1x64x64xf32>
    %reduce = reduce %3 dim=3 identities=[0.000000e+00 : f32] : tile<1x1x64x64xf32> -> tile<1x1x64xf32>
    (%reduce_lhs: tile<f32>, %reduce_rhs: tile<f32>) {
      %5 = addf %reduce_lhs, %reduce_rhs : tile<f32>
      yield %5 : tile<f32>
    }
    %pview_58 = make_partition_view %tview_48 : partition_view<tile=(1x1x64), tensor_view<?x?x?xf32, strides=[?,?,1]>>
    %4 = store_view_tko weak %reduce, %pview_58[%blockId_z, %blockId_y_50, %blockId_x_52] token = %0 : tile<1x1x64xf32>, partition_view<tile=(1x1x64), tensor_view<?x?x?xf32, strides=[?,?,1]>>, tile<i32> -> token
    return
  }
}
