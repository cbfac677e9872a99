// The second pass of decoding: the results of the parts, each by its weight.
// Made by write_programs.py from decode.py with cuda-tile 1.7.0.
// tilerun: --grid 1,3 --arg rand:f16:1x3x16x128:1 --arg 1 --arg 3 --arg 16 --arg 128 --arg 6144 --arg 2048 --arg 128 --arg 1 --arg rand:f32:1x3x16:2 --arg 1 --arg 3 --arg 16 --arg 48 --arg 16 --arg 1 --arg zeros:f16:1x3x128 --arg 1 --arg 3 --arg 128 --arg 384 --arg 128 --arg 1
// tilerun[large]: --grid 512,32 --arg rand:f16:512x32x16x128:1 --arg 512 --arg 32 --arg 16 --arg 128 --arg 65536 --arg 2048 --arg 128 --arg 1 --arg rand:f32:512x32x16:2 --arg 512 --arg 32 --arg 16 --arg 512 --arg 16 --arg 1 --arg zeros:f16:512x32x128 --arg 512 --arg 32 --arg 128 --arg 4096 --arg 128 --arg 1 --bytes 34*512*32*128
cuda_tile.module @kernels {
  entry @decode_join(%arg0: tile<ptr<f16>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<i32>, %arg9: tile<ptr<f32>>, %arg10: tile<i32>, %arg11: tile<i32>, %arg12: tile<i32>, %arg13: tile<i32>, %arg14: tile<i32>, %arg15: tile<i32>, %arg16: tile<ptr<f16>>, %arg17: tile<i32>, %arg18: tile<i32>, %arg19: tile<i32>, %arg20: tile<i32>, %arg21: tile<i32>, %arg22: tile<i32>) optimization_hints=<sm_90 = {occupancy = 4}> {
    %0 = make_token : token
    %assume = assume div_by<16>, %arg0 : tile<ptr<f16>>
    %assume_0 = assume div_by<16>, %arg3 : tile<i32>
    %assume_1 = assume div_by<16>, %arg4 : tile<i32>
    %assume_2 = assume div_by<8>, %arg5 : tile<i32>
    %assume_3 = assume div_by<8>, %arg6 : tile<i32>
    %assume_4 = assume div_by<8>, %arg7 : tile<i32>
    %assume_5 = assume div_by<16>, %arg9 : tile<ptr<f32>>
    %assume_6 = assume div_by<16>, %arg12 : tile<i32>
    %assume_7 = assume div_by<4>, %arg13 : tile<i32>
    %assume_8 = assume div_by<4>, %arg14 : tile<i32>
    %assume_9 = assume div_by<16>, %arg16 : tile<ptr<f16>>
    %assume_10 = assume div_by<16>, %arg19 : tile<i32>
    %assume_11 = assume div_by<8>, %arg20 : tile<i32>
    %assume_12 = assume div_by<8>, %arg21 : tile<i32>
    %cst_1_i32 = constant <i32: 1> : tile<i32>
    %cst_1_i32_13 = constant <i32: 1> : tile<i32>
    %cst_1_i64 = constant <i64: 1> : tile<16xi64>
    %assume_14 = assume bounded<0, ?>, %arg1 : tile<i32>
    %assume_15 = assume bounded<0, ?>, %arg2 : tile<i32>
    %assume_assume = assume bounded<0, ?>, %assume_0 : tile<i32>
    %assume_assume_assume = assume div_by<16>, %assume_assume : tile<i32>
    %assume_assume_16 = assume bounded<0, ?>, %assume_1 : tile<i32>
    %assume_assume_assume_17 = assume div_by<16>, %assume_assume_16 : tile<i32>
    %assume_assume_18 = assume bounded<0, ?>, %assume_2 : tile<i32>
    %assume_assume_assume_19 = assume div_by<8>, %assume_assume_18 : tile<i32>
    %assume_assume_20 = assume bounded<0, ?>, %assume_3 : tile<i32>
    %assume_assume_assume_21 = assume div_by<8>, %assume_assume_20 : tile<i32>
    %assume_assume_22 = assume bounded<0, ?>, %assume_4 : tile<i32>
    %assume_assume_assume_23 = assume div_by<8>, %assume_assume_22 : tile<i32>
    %tview = make_tensor_view %assume, shape = [%assume_14, %assume_15, %assume_assume_assume, %assume_assume_assume_17], strides = [%assume_assume_assume_19, %assume_assume_assume_21, %assume_assume_assume_23, 1] : tile<i32> -> tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>
    %assume_24 = assume bounded<0, ?>, %arg10 : tile<i32>
    %assume_25 = assume bounded<0, ?>, %arg11 : tile<i32>
    %assume_assume_26 = assume bounded<0, ?>, %assume_6 : tile<i32>
    %assume_assume_27 = assume bounded<0, ?>, %assume_7 : tile<i32>
    %assume_assume_28 = assume bounded<0, ?>, %assume_8 : tile<i32>
    %assume_29 = assume bounded<0, ?>, %arg17 : tile<i32>
    %assume_30 = assume bounded<0, ?>, %arg18 : tile<i32>
    %assume_assume_31 = assume bounded<0, ?>, %assume_10 : tile<i32>
    %assume_assume_assume_32 = assume div_by<16>, %assume_assume_31 : tile<i32>
    %assume_assume_33 = assume bounded<0, ?>, %assume_11 : tile<i32>
    %assume_assume_assume_34 = assume div_by<8>, %assume_assume_33 : tile<i32>
    %assume_assume_35 = assume bounded<0, ?>, %assume_12 : tile<i32>
    %assume_assume_assume_36 = assume div_by<8>, %assume_assume_35 : tile<i32>
    %tview_37 = make_tensor_view %assume_9, shape = [%assume_29, %assume_30, %assume_assume_assume_32], strides = [%assume_assume_assume_34, %assume_assume_assume_36, 1] : tile<i32> -> tensor_view<?x?x?xf16, strides=[?,?,1]>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %blockId_x_38, %blockId_y_39, %blockId_z_40 = get_tile_block_id : tile<i32>
    %cst_0_i32 = constant <i32: 0> : tile<i32>
    %cst_0_i32_41 = constant <i32: 0> : tile<i32>
    %pview = make_partition_view %tview : partition_view<tile=(1x1x16x128), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>
    %tile, %result_token = load_view_tko weak %pview[%blockId_x, %blockId_y_39, %cst_0_i32, %cst_0_i32_41] token = %0 optimization_hints = <sm_90 = {latency = 2}> : partition_view<tile=(1x1x16x128), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>, tile<i32> -> tile<1x1x16x128xf16>, token
    %reshape = reshape %tile : tile<1x1x16x128xf16> -> tile<16x128xf16>
    %1 = iota : tile<16xi32>
    %cst_f32 = constant <f32: 0xFF800000> : tile<f32>
    %2 = exti %blockId_x signed : tile<i32> -> tile<i64>
    %reshape_42 = reshape %2 : tile<i64> -> tile<1xi64>
    %bcast = broadcast %reshape_42 : tile<1xi64> -> tile<16xi64>
    %3 = exti %assume_24 signed : tile<i32> -> tile<i64>
    %reshape_43 = reshape %3 : tile<i64> -> tile<1xi64>
    %bcast_44 = broadcast %reshape_43 : tile<1xi64> -> tile<16xi64>
    %4 = cmpi less_than %bcast, %bcast_44, unsigned : tile<16xi64> -> tile<16xi1>
    %5 = exti %assume_assume_27 signed : tile<i32> -> tile<i64>
    %reshape_45 = reshape %5 : tile<i64> -> tile<1xi64>
    %bcast_46 = broadcast %reshape_45 : tile<1xi64> -> tile<16xi64>
    %6 = muli %bcast, %bcast_46 : tile<16xi64>
    %7 = exti %blockId_y_39 signed : tile<i32> -> tile<i64>
    %reshape_47 = reshape %7 : tile<i64> -> tile<1xi64>
    %bcast_48 = broadcast %reshape_47 : tile<1xi64> -> tile<16xi64>
    %8 = exti %assume_25 signed : tile<i32> -> tile<i64>
    %reshape_49 = reshape %8 : tile<i64> -> tile<1xi64>
    %bcast_50 = broadcast %reshape_49 : tile<1xi64> -> tile<16xi64>
    %9 = cmpi less_than %bcast_48, %bcast_50, unsigned : tile<16xi64> -> tile<16xi1>
    %10 = andi %4, %9 : tile<16xi1>
    %11 = exti %assume_assume_28 signed : tile<i32> -> tile<i64>
    %reshape_51 = reshape %11 : tile<i64> -> tile<1xi64>
    %bcast_52 = broadcast %reshape_51 : tile<1xi64> -> tile<16xi64>
    %12 = muli %bcast_48, %bcast_52 : tile<16xi64>
    %13 = addi %6, %12 : tile<16xi64>
    %14 = exti %1 signed : tile<16xi32> -> tile<16xi64>
    %15 = exti %assume_assume_26 signed : tile<i32> -> tile<i64>
    %reshape_53 = reshape %15 : tile<i64> -> tile<1xi64>
    %bcast_54 = broadcast %reshape_53 : tile<1xi64> -> tile<16xi64>
    %16 = cmpi less_than %14, %bcast_54, unsigned : tile<16xi64> -> tile<16xi1>
    %17 = andi %10, %16 : tile<16xi1>
    %18 = muli %14, %cst_1_i64 : tile<16xi64>
    %19 = addi %13, %18 : tile<16xi64>
    %reshape_55 = reshape %assume_5 : tile<ptr<f32>> -> tile<1xptr<f32>>
    %bcast_56 = broadcast %reshape_55 : tile<1xptr<f32>> -> tile<16xptr<f32>>
    %20 = offset %bcast_56, %19 : tile<16xptr<f32>>, tile<16xi64> -> tile<16xptr<f32>>
    %reshape_57 = reshape %cst_f32 : tile<f32> -> tile<1xf32>
    %bcast_58 = broadcast %reshape_57 : tile<1xf32> -> tile<16xf32>
    %result, %result_token_59 = load_ptr_tko weak %20, %17, %bcast_58 token=%0 : tile<16xptr<f32>>, tile<16xi1>, tile<16xf32> -> tile<16xf32>, token
    %reduce = reduce %result dim=0 identities=[0xFF800000 : f32] : tile<16xf32> -> tile<f32>
    (%reduce_lhs: tile<f32>, %reduce_rhs: tile<f32>) {
      %28 = maxf %reduce_lhs, %reduce_rhs : tile<f32>
      yield %28 : tile<f32>
    }
    %reshape_60 = reshape %reduce : tile<f32> -> tile<1xf32>
    %bcast_61 = broadcast %reshape_60 : tile<1xf32> -> tile<16xf32>
    %21 = subf %result, %bcast_61 : tile<16xf32>
    %22 = exp2 %21 : tile<16xf32>
    %reshape_62 = reshape %22 : tile<16xf32> -> tile<16x1xf32>
    %23 = ftof %reshape : tile<16x128xf16> -> tile<16x128xf32>
    %bcast_63 = broadcast %reshape_62 : tile<16x1xf32> -> tile<16x128xf32>
    %24 = mulf %23, %bcast_63 : tile<16x128xf32>
    %reduce_64 = reduce %24 dim=0 identities=[0.000000e+00 : f32] : tile<16x128xf32> -> tile<128xf32>
    (%reduce_lhs: tile<f32>, %reduce_rhs: tile<f32>) {
      %28 = addf %reduce_lhs, %reduce_rhs : tile<f32>
      yield %28 : tile<f32>
    }
    %reduce_65 = reduce %22 dim=0 identities=[0.000000e+00 : f32] : tile<16xf32> -> tile<f32>
    (%reduce_lhs: tile<f32>, %reduce_rhs: tile<f32>) {
      %28 = addf %reduce_lhs, %reduce_rhs : tile<f32>
      yield %28 : tile<f32>
    }
    %reshape_66 = reshape %reduce_65 : tile<f32> -> tile<1xf32>
    %bcast_67 = broadcast %reshape_66 : tile<1xf32> -> tile<128xf32>
    %25 = divf %reduce_64, %bcast_67 : tile<128xf32>
    %cst_0_i32_68 = constant <i32: 0> : tile<i32>
    %26 = ftof %25 : tile<128xf32> -> tile<128xf16>
    %reshape_69 = reshape %26 : tile<128xf16> -> tile<1x1x128xf16>
    %pview_70 = make_partition_view %tview_37 : partition_view<tile=(1x1x128), tensor_view<?x?x?xf16, strides=[?,?,1]>>
    %27 = store_view_tko weak %reshape_69, %pview_70[%blockId_x, %blockId_y_39, %cst_0_i32_68] token = %0 : tile<1x1x128xf16>, partition_view<tile=(1x1x128), tensor_view<?x?x?xf16, strides=[?,?,1]>>, tile<i32> -> token
    return
  }
}
