// Layer normalization in three walks over a row: mean, variance, result. The first two are results, too.
// Made by write_programs.py from rows.py with cuda-tile 1.7.0.
// tilerun: --grid 8 --arg rand:f16:8x1008:1 --arg 8 --arg 1008 --arg 1008 --arg 1 --arg rand:f16:1008:2 --arg 1008 --arg 1 --arg rand:f16:1008:3 --arg 1008 --arg 1 --arg zeros:f16:8x1008 --arg 8 --arg 1008 --arg 1008 --arg 1 --arg zeros:f32:8 --arg 8 --arg 1 --arg zeros:f32:8 --arg 8 --arg 1 --arg 1e-05
// tilerun[large]: --grid 32768 --arg rand:f16:32768x4096:1 --arg 32768 --arg 4096 --arg 4096 --arg 1 --arg rand:f16:4096:2 --arg 4096 --arg 1 --arg rand:f16:4096:3 --arg 4096 --arg 1 --arg zeros:f16:32768x4096 --arg 32768 --arg 4096 --arg 4096 --arg 1 --arg zeros:f32:32768 --arg 32768 --arg 1 --arg zeros:f32:32768 --arg 32768 --arg 1 --arg 1e-05 --bytes 8*32768*4096
cuda_tile.module @kernels {
  entry @layer_norm_rows(%arg0: tile<ptr<f16>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<ptr<f16>>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<ptr<f16>>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<ptr<f16>>, %arg12: tile<i32>, %arg13: tile<i32>, %arg14: tile<i32>, %arg15: tile<i32>, %arg16: tile<ptr<f32>>, %arg17: tile<i32>, %arg18: tile<i32>, %arg19: tile<ptr<f32>>, %arg20: tile<i32>, %arg21: tile<i32>, %arg22: tile<f32>) optimization_hints=<sm_90 = {}> {
    %0 = make_token : token
    %assume = assume div_by<16>, %arg0 : tile<ptr<f16>>
    %assume_0 = assume div_by<16>, %arg2 : tile<i32>
    %assume_1 = assume div_by<8>, %arg3 : tile<i32>
    %assume_2 = assume div_by<16>, %arg5 : tile<ptr<f16>>
    %assume_3 = assume div_by<16>, %arg6 : tile<i32>
    %assume_4 = assume div_by<16>, %arg8 : tile<ptr<f16>>
    %assume_5 = assume div_by<16>, %arg9 : tile<i32>
    %assume_6 = assume div_by<16>, %arg11 : tile<ptr<f16>>
    %assume_7 = assume div_by<16>, %arg13 : tile<i32>
    %assume_8 = assume div_by<8>, %arg14 : tile<i32>
    %assume_9 = assume div_by<16>, %arg16 : tile<ptr<f32>>
    %assume_10 = assume div_by<16>, %arg19 : tile<ptr<f32>>
    %cst_1_i32 = constant <i32: 1> : tile<i32>
    %cst_1_i32_11 = constant <i32: 1> : tile<i32>
    %cst_1_i32_12 = constant <i32: 1> : tile<i32>
    %cst_1_i32_13 = constant <i32: 1> : tile<i32>
    %cst_1_i32_14 = constant <i32: 1> : tile<i32>
    %cst_1_i32_15 = constant <i32: 1> : tile<i32>
    %assume_16 = assume bounded<0, ?>, %arg1 : tile<i32>
    %assume_assume = assume bounded<0, ?>, %assume_0 : tile<i32>
    %assume_assume_assume = assume div_by<16>, %assume_assume : tile<i32>
    %assume_assume_17 = assume bounded<0, ?>, %assume_1 : tile<i32>
    %assume_assume_assume_18 = assume div_by<8>, %assume_assume_17 : tile<i32>
    %tview = make_tensor_view %assume, shape = [%assume_16, %assume_assume_assume], strides = [%assume_assume_assume_18, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %assume_assume_19 = assume bounded<0, ?>, %assume_3 : tile<i32>
    %assume_assume_assume_20 = assume div_by<16>, %assume_assume_19 : tile<i32>
    %tview_21 = make_tensor_view %assume_2, shape = [%assume_assume_assume_20], strides = [1] : tile<i32> -> tensor_view<?xf16, strides=[1]>
    %assume_assume_22 = assume bounded<0, ?>, %assume_5 : tile<i32>
    %assume_assume_assume_23 = assume div_by<16>, %assume_assume_22 : tile<i32>
    %tview_24 = make_tensor_view %assume_4, shape = [%assume_assume_assume_23], strides = [1] : tile<i32> -> tensor_view<?xf16, strides=[1]>
    %assume_25 = assume bounded<0, ?>, %arg12 : tile<i32>
    %assume_assume_26 = assume bounded<0, ?>, %assume_7 : tile<i32>
    %assume_assume_assume_27 = assume div_by<16>, %assume_assume_26 : tile<i32>
    %assume_assume_28 = assume bounded<0, ?>, %assume_8 : tile<i32>
    %assume_assume_assume_29 = assume div_by<8>, %assume_assume_28 : tile<i32>
    %tview_30 = make_tensor_view %assume_6, shape = [%assume_25, %assume_assume_assume_27], strides = [%assume_assume_assume_29, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %assume_31 = assume bounded<0, ?>, %arg17 : tile<i32>
    %tview_32 = make_tensor_view %assume_9, shape = [%assume_31], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
    %assume_33 = assume bounded<0, ?>, %arg20 : tile<i32>
    %tview_34 = make_tensor_view %assume_10, shape = [%assume_33], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
    %cst_1024_i32 = constant <i32: 1024> : tile<i32>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %pview = make_partition_view %tview : partition_view<tile=(1x1024), tensor_view<?x?xf16, strides=[?,1]>>
    %1:2 = get_index_space_shape %pview : partition_view<tile=(1x1024), tensor_view<?x?xf16, strides=[?,1]>> -> tile<i32>
    %cst_0_f32 = constant <f32: 0.000000e+00> : tile<1x1024xf32>
    %cst_0_i32 = constant <i32: 0> : tile<i32>
    %cst_1_i32_35 = constant <i32: 1> : tile<i32>
    %for = for %loopIdx in (%cst_0_i32 to %1#1, step %cst_1_i32_35) : tile<i32> iter_values(%iterArg0 = %cst_0_f32) -> (tile<1x1024xf32>) {
      %pview_58 = make_partition_view %tview : partition_view<tile=(1x1024), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>
      %tile, %result_token = load_view_tko weak %pview_58[%blockId_x, %loopIdx] token = %0 : partition_view<tile=(1x1024), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<1x1024xf16>, token
      %11 = ftof %tile : tile<1x1024xf16> -> tile<1x1024xf32>
      %12 = addf %iterArg0, %11 : tile<1x1024xf32>
      continue %12 : tile<1x1024xf32>
    }
    %reduce = reduce %for dim=1 identities=[0.000000e+00 : f32] : tile<1x1024xf32> -> tile<1xf32>
    (%reduce_lhs: tile<f32>, %reduce_rhs: tile<f32>) {
      %11 = addf %reduce_lhs, %reduce_rhs : tile<f32>
      yield %11 : tile<f32>
    }
    %2 = itof %assume_assume_assume signed : tile<i32> -> tile<f32>
    %reshape = reshape %2 : tile<f32> -> tile<1xf32>
    %3 = divf %reduce, %reshape : tile<1xf32>
    %pview_36 = make_partition_view %tview_32 : partition_view<tile=(1), tensor_view<?xf32, strides=[1]>>
    %4 = store_view_tko weak %3, %pview_36[%blockId_x] token = %0 : tile<1xf32>, partition_view<tile=(1), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
    %cst_0_f32_37 = constant <f32: 0.000000e+00> : tile<1x1024xf32>
    %cst_0_i32_38 = constant <i32: 0> : tile<i32>
    %cst_1_i32_39 = constant <i32: 1> : tile<i32>
    %5 = iota : tile<1024xi32>
    %reshape_40 = reshape %5 : tile<1024xi32> -> tile<1x1024xi32>
    %reshape_41 = reshape %assume_assume_assume : tile<i32> -> tile<1x1xi32>
    %bcast = broadcast %reshape_41 : tile<1x1xi32> -> tile<1x1024xi32>
    %reshape_42 = reshape %3 : tile<1xf32> -> tile<1x1xf32>
    %bcast_43 = broadcast %reshape_42 : tile<1x1xf32> -> tile<1x1024xf32>
    %cst_0_f32_44 = constant <f32: 0.000000e+00> : tile<f32>
    %reshape_45 = reshape %cst_0_f32_44 : tile<f32> -> tile<1x1xf32>
    %bcast_46 = broadcast %reshape_45 : tile<1x1xf32> -> tile<1x1024xf32>
    %for_47 = for %loopIdx in (%cst_0_i32_38 to %1#1, step %cst_1_i32_39) : tile<i32> iter_values(%iterArg0 = %cst_0_f32_37) -> (tile<1x1024xf32>) {
      %pview_58 = make_partition_view %tview : partition_view<tile=(1x1024), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>
      %tile, %result_token = load_view_tko weak %pview_58[%blockId_x, %loopIdx] token = %0 : partition_view<tile=(1x1024), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<1x1024xf16>, token
      %11 = ftof %tile : tile<1x1024xf16> -> tile<1x1024xf32>
      %12 = muli %loopIdx, %cst_1024_i32 : tile<i32>
      %reshape_59 = reshape %12 : tile<i32> -> tile<1x1xi32>
      %bcast_60 = broadcast %reshape_59 : tile<1x1xi32> -> tile<1x1024xi32>
      %13 = addi %bcast_60, %reshape_40 : tile<1x1024xi32>
      %14 = cmpi less_than %13, %bcast, signed : tile<1x1024xi32> -> tile<1x1024xi1>
      %15 = subf %11, %bcast_43 : tile<1x1024xf32>
      %16 = select %14, %15, %bcast_46 : tile<1x1024xi1>, tile<1x1024xf32>
      %17 = fma %16, %16, %iterArg0 : tile<1x1024xf32>
      continue %17 : tile<1x1024xf32>
    }
    %reduce_48 = reduce %for_47 dim=1 identities=[0.000000e+00 : f32] : tile<1x1024xf32> -> tile<1xf32>
    (%reduce_lhs: tile<f32>, %reduce_rhs: tile<f32>) {
      %11 = addf %reduce_lhs, %reduce_rhs : tile<f32>
      yield %11 : tile<f32>
    }
    %6 = itof %assume_assume_assume signed : tile<i32> -> tile<f32>
    %reshape_49 = reshape %6 : tile<f32> -> tile<1xf32>
    %7 = divf %reduce_48, %reshape_49 : tile<1xf32>
    %reshape_50 = reshape %arg22 : tile<f32> -> tile<1xf32>
    %8 = addf %7, %reshape_50 : tile<1xf32>
    %9 = rsqrt %8 : tile<1xf32>
    %pview_51 = make_partition_view %tview_34 : partition_view<tile=(1), tensor_view<?xf32, strides=[1]>>
    %10 = store_view_tko weak %9, %pview_51[%blockId_x] token = %0 : tile<1xf32>, partition_view<tile=(1), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
    %cst_0_i32_52 = constant <i32: 0> : tile<i32>
    %cst_1_i32_53 = constant <i32: 1> : tile<i32>
    %reshape_54 = reshape %3 : tile<1xf32> -> tile<1x1xf32>
    %bcast_55 = broadcast %reshape_54 : tile<1x1xf32> -> tile<1x1024xf32>
    %reshape_56 = reshape %9 : tile<1xf32> -> tile<1x1xf32>
    %bcast_57 = broadcast %reshape_56 : tile<1x1xf32> -> tile<1x1024xf32>
    for %loopIdx in (%cst_0_i32_52 to %1#1, step %cst_1_i32_53) : tile<i32> {
      %pview_58 = make_partition_view %tview : partition_view<tile=(1x1024), tensor_view<?x?xf16, strides=[?,1]>>
      %tile, %result_token = load_view_tko weak %pview_58[%blockId_x, %loopIdx] token = %0 : partition_view<tile=(1x1024), tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<1x1024xf16>, token
      %11 = ftof %tile : tile<1x1024xf16> -> tile<1x1024xf32>
      %pview_59 = make_partition_view %tview_21 : partition_view<tile=(1024), tensor_view<?xf16, strides=[1]>>
      %tile_60, %result_token_61 = load_view_tko weak %pview_59[%loopIdx] token = %0 : partition_view<tile=(1024), tensor_view<?xf16, strides=[1]>>, tile<i32> -> tile<1024xf16>, token
      %12 = ftof %tile_60 : tile<1024xf16> -> tile<1024xf32>
      %pview_62 = make_partition_view %tview_24 : partition_view<tile=(1024), tensor_view<?xf16, strides=[1]>>
      %tile_63, %result_token_64 = load_view_tko weak %pview_62[%loopIdx] token = %0 : partition_view<tile=(1024), tensor_view<?xf16, strides=[1]>>, tile<i32> -> tile<1024xf16>, token
      %13 = ftof %tile_63 : tile<1024xf16> -> tile<1024xf32>
      %14 = subf %11, %bcast_55 : tile<1x1024xf32>
      %15 = mulf %14, %bcast_57 : tile<1x1024xf32>
      %reshape_65 = reshape %12 : tile<1024xf32> -> tile<1x1024xf32>
      %reshape_66 = reshape %13 : tile<1024xf32> -> tile<1x1024xf32>
      %16 = fma %15, %reshape_65, %reshape_66 : tile<1x1024xf32>
      %17 = ftof %16 : tile<1x1024xf32> -> tile<1x1024xf16>
      %pview_67 = make_partition_view %tview_30 : partition_view<tile=(1x1024), tensor_view<?x?xf16, strides=[?,1]>>
      %18 = store_view_tko weak %17, %pview_67[%blockId_x, %loopIdx] token = %0 : tile<1x1024xf16>, partition_view<tile=(1x1024), tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> token
    }
    return
  }
}
