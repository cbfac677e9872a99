// What is said of tile blocks that two teams of warps run in turn, and of those that they could have run.
// remarks: sm_90a schedule,applied,missed

cuda_tile.module @kernels {
  // expected-remark @below {{a CTA runs one tile block after the other, and copies for the next begin while it stores the last; as many are launched as multiprocessors hold, 1 each [TIR0720]}}
  // expected-remark @below {{two teams of four warps, in 4 rows, run its tile blocks in turn: what one computes of its sums and stores runs under the products of the other [TIR0753]}}
  // expected-remark @below {{tile blocks go along x for 12, then on along y, and so through one band after the other [TIR0624]}}
  entry @gemm_gelu(%arg0: tile<ptr<f16>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<ptr<f16>>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<i32>, %arg9: tile<i32>, %arg10: tile<ptr<f16>>, %arg11: tile<i32>, %arg12: tile<i32>, %arg13: tile<ptr<f16>>, %arg14: tile<i32>, %arg15: tile<i32>, %arg16: tile<i32>, %arg17: tile<i32>) optimization_hints=<sm_90 = {}> {
    %0 = make_token : token
    %assume = assume div_by<16>, %arg0 : tile<ptr<f16>>
    %assume_0 = assume div_by<16>, %arg1 : tile<i32>
    %assume_1 = assume div_by<16>, %arg2 : tile<i32>
    %assume_2 = assume div_by<8>, %arg3 : tile<i32>
    %assume_3 = assume div_by<16>, %arg5 : tile<ptr<f16>>
    %assume_4 = assume div_by<16>, %arg6 : tile<i32>
    %assume_5 = assume div_by<16>, %arg7 : tile<i32>
    %assume_6 = assume div_by<8>, %arg8 : tile<i32>
    %assume_7 = assume div_by<16>, %arg10 : tile<ptr<f16>>
    %assume_8 = assume div_by<16>, %arg11 : tile<i32>
    %assume_9 = assume div_by<16>, %arg13 : tile<ptr<f16>>
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
    %tview = make_tensor_view %assume, shape = [%assume_assume_assume, %assume_assume_assume_17], strides = [%assume_assume_assume_19, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %assume_assume_20 = assume bounded<0, ?>, %assume_4 : tile<i32>
    %assume_assume_assume_21 = assume div_by<16>, %assume_assume_20 : tile<i32>
    %assume_assume_22 = assume bounded<0, ?>, %assume_5 : tile<i32>
    %assume_assume_assume_23 = assume div_by<16>, %assume_assume_22 : tile<i32>
    %assume_assume_24 = assume bounded<0, ?>, %assume_6 : tile<i32>
    %assume_assume_assume_25 = assume div_by<8>, %assume_assume_24 : tile<i32>
    %tview_26 = make_tensor_view %assume_3, shape = [%assume_assume_assume_21, %assume_assume_assume_23], strides = [%assume_assume_assume_25, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %assume_assume_27 = assume bounded<0, ?>, %assume_8 : tile<i32>
    %assume_assume_assume_28 = assume div_by<16>, %assume_assume_27 : tile<i32>
    %tview_29 = make_tensor_view %assume_7, shape = [%assume_assume_assume_28], strides = [1] : tile<i32> -> tensor_view<?xf16, strides=[1]>
    %assume_assume_30 = assume bounded<0, ?>, %assume_10 : tile<i32>
    %assume_assume_assume_31 = assume div_by<16>, %assume_assume_30 : tile<i32>
    %assume_assume_32 = assume bounded<0, ?>, %assume_11 : tile<i32>
    %assume_assume_assume_33 = assume div_by<16>, %assume_assume_32 : tile<i32>
    %assume_assume_34 = assume bounded<0, ?>, %assume_12 : tile<i32>
    %assume_assume_assume_35 = assume div_by<8>, %assume_assume_34 : tile<i32>
    %tview_36 = make_tensor_view %assume_9, shape = [%assume_assume_assume_31, %assume_assume_assume_33], strides = [%assume_assume_assume_35, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %blockId_x_37, %blockId_y_38, %blockId_z_39 = get_tile_block_id : tile<i32>
    %cst_0_f32 = constant <f32: 0.000000e+00> : tile<128x128xf32>
    %pview = make_partition_view %tview : partition_view<tile=(128x64), tensor_view<?x?xf16, strides=[?,1]>>
    %1:2 = get_index_space_shape %pview : partition_view<tile=(128x64), tensor_view<?x?xf16, strides=[?,1]>> -> tile<i32>
    %cst_0_i32 = constant <i32: 0> : tile<i32>
    %cst_1_i32_40 = constant <i32: 1> : tile<i32>
    // expected-remark @below {{6 stages, where 8 would be used: a stage takes 32768 bytes of shared memory, and there are 215808, with CTAs to a multiprocessor: 1; instead: smaller tiles along what is summed over [TIR0644]}}
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 2, through 6 stages of 32768 bytes in shared memory [TIR0632]}}
    %for = for %loopIdx in (%cst_0_i32 to %1#1, step %cst_1_i32_40) : tile<i32> iter_values(%iterArg0 = %cst_0_f32) -> (tile<128x128xf32>) {
      %pview_62 = make_partition_view %tview : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>
      %tile_63, %result_token_64 = load_view_tko weak %pview_62[%blockId_x, %loopIdx] token = %0 : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<128x64xf16>, token
      %pview_65 = make_partition_view %tview_26 : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>
      %tile_66, %result_token_67 = load_view_tko weak %pview_65[%loopIdx, %blockId_y_38] token = %0 : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<64x128xf16>, token
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 8 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{under way beside the threads until the next iteration's has begun: the copy engine brings its operands, and its instruction adds it up [TIR0742]}}
      %14 = mmaf %tile_63, %tile_66, %iterArg0 : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      continue %14 : tile<128x128xf32>
    }
    %blockId_x_41, %blockId_y_42, %blockId_z_43 = get_tile_block_id : tile<i32>
    %pview_44 = make_partition_view %tview_29 : partition_view<tile=(128), padding_value = zero, tensor_view<?xf16, strides=[1]>>
    %tile, %result_token = load_view_tko weak %pview_44[%blockId_y_42] token = %0 : partition_view<tile=(128), padding_value = zero, tensor_view<?xf16, strides=[1]>>, tile<i32> -> tile<128xf16>, token
    %2 = ftof %tile : tile<128xf16> -> tile<128xf32>
    %reshape = reshape %2 : tile<128xf32> -> tile<1x128xf32>
    %bcast = broadcast %reshape : tile<1x128xf32> -> tile<128x128xf32>
    %3 = addf %for, %bcast : tile<128x128xf32>
    %cst_f32 = constant <f32: 5.000000e-01> : tile<f32>
    %reshape_45 = reshape %cst_f32 : tile<f32> -> tile<1x1xf32>
    %bcast_46 = broadcast %reshape_45 : tile<1x1xf32> -> tile<128x128xf32>
    %4 = mulf %bcast_46, %3 : tile<128x128xf32>
    %cst_1_f32 = constant <f32: 1.000000e+00> : tile<f32>
    %cst_f32_47 = constant <f32: 0.797884583> : tile<f32>
    %cst_f32_48 = constant <f32: 4.471500e-02> : tile<f32>
    %reshape_49 = reshape %cst_f32_48 : tile<f32> -> tile<1x1xf32>
    %bcast_50 = broadcast %reshape_49 : tile<1x1xf32> -> tile<128x128xf32>
    %5 = mulf %bcast_50, %3 : tile<128x128xf32>
    %6 = mulf %5, %3 : tile<128x128xf32>
    %7 = fma %6, %3, %3 : tile<128x128xf32>
    %reshape_51 = reshape %cst_f32_47 : tile<f32> -> tile<1x1xf32>
    %bcast_52 = broadcast %reshape_51 : tile<1x1xf32> -> tile<128x128xf32>
    %8 = mulf %bcast_52, %7 : tile<128x128xf32>
    %9 = tanh %8 : tile<128x128xf32>
    %reshape_53 = reshape %cst_1_f32 : tile<f32> -> tile<1x1xf32>
    %bcast_54 = broadcast %reshape_53 : tile<1x1xf32> -> tile<128x128xf32>
    %10 = addf %bcast_54, %9 : tile<128x128xf32>
    %11 = mulf %4, %10 : tile<128x128xf32>
    %blockId_x_55, %blockId_y_56, %blockId_z_57 = get_tile_block_id : tile<i32>
    %blockId_x_58, %blockId_y_59, %blockId_z_60 = get_tile_block_id : tile<i32>
    %12 = ftof %11 : tile<128x128xf32> -> tile<128x128xf16>
    %pview_61 = make_partition_view %tview_36 : partition_view<tile=(128x128), tensor_view<?x?xf16, strides=[?,1]>>
    %13 = store_view_tko weak %12, %pview_61[%blockId_x_55, %blockId_y_59] token = %0 : tile<128x128xf16>, partition_view<tile=(128x128), tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> token
    return
  } {gpu.launch = array<i64: 32, 32, 1>, gpu.arguments = array<i64: 1, 4096, 2, 4096, 3, 4096, 4, 1, 6, 4096, 7, 4096, 8, 4096, 9, 1, 11, 4096, 12, 1, 14, 4096, 15, 4096, 16, 4096, 17, 1>}
}

// -----
// A CTA that shares its tile block with another one has no teams.
// remarks: sm_90a schedule,applied,missed

cuda_tile.module @kernels {
  // expected-remark @below {{a tile block runs on a cluster of 2 CTAs, as the hint num_cta_in_cga asks for it [TIR0621]}}
  // expected-remark @below {{the copy engine is not used: its tile blocks run on clusters [TIR0633]}}
  // expected-remark @below {{all warps share each tile block, where two teams of them could run one each, in turn: its product is not one by two warpgroups of a CTA, under way until the next has begun [TIR0754]}}
  entry @gemm_gelu(%arg0: tile<ptr<f16>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<ptr<f16>>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<i32>, %arg9: tile<i32>, %arg10: tile<ptr<f16>>, %arg11: tile<i32>, %arg12: tile<i32>, %arg13: tile<ptr<f16>>, %arg14: tile<i32>, %arg15: tile<i32>, %arg16: tile<i32>, %arg17: tile<i32>) optimization_hints=<sm_90 = {num_cta_in_cga = 2}> {
    %0 = make_token : token
    %assume = assume div_by<16>, %arg0 : tile<ptr<f16>>
    %assume_0 = assume div_by<16>, %arg1 : tile<i32>
    %assume_1 = assume div_by<16>, %arg2 : tile<i32>
    %assume_2 = assume div_by<8>, %arg3 : tile<i32>
    %assume_3 = assume div_by<16>, %arg5 : tile<ptr<f16>>
    %assume_4 = assume div_by<16>, %arg6 : tile<i32>
    %assume_5 = assume div_by<16>, %arg7 : tile<i32>
    %assume_6 = assume div_by<8>, %arg8 : tile<i32>
    %assume_7 = assume div_by<16>, %arg10 : tile<ptr<f16>>
    %assume_8 = assume div_by<16>, %arg11 : tile<i32>
    %assume_9 = assume div_by<16>, %arg13 : tile<ptr<f16>>
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
    %tview = make_tensor_view %assume, shape = [%assume_assume_assume, %assume_assume_assume_17], strides = [%assume_assume_assume_19, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %assume_assume_20 = assume bounded<0, ?>, %assume_4 : tile<i32>
    %assume_assume_assume_21 = assume div_by<16>, %assume_assume_20 : tile<i32>
    %assume_assume_22 = assume bounded<0, ?>, %assume_5 : tile<i32>
    %assume_assume_assume_23 = assume div_by<16>, %assume_assume_22 : tile<i32>
    %assume_assume_24 = assume bounded<0, ?>, %assume_6 : tile<i32>
    %assume_assume_assume_25 = assume div_by<8>, %assume_assume_24 : tile<i32>
    %tview_26 = make_tensor_view %assume_3, shape = [%assume_assume_assume_21, %assume_assume_assume_23], strides = [%assume_assume_assume_25, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %assume_assume_27 = assume bounded<0, ?>, %assume_8 : tile<i32>
    %assume_assume_assume_28 = assume div_by<16>, %assume_assume_27 : tile<i32>
    %tview_29 = make_tensor_view %assume_7, shape = [%assume_assume_assume_28], strides = [1] : tile<i32> -> tensor_view<?xf16, strides=[1]>
    %assume_assume_30 = assume bounded<0, ?>, %assume_10 : tile<i32>
    %assume_assume_assume_31 = assume div_by<16>, %assume_assume_30 : tile<i32>
    %assume_assume_32 = assume bounded<0, ?>, %assume_11 : tile<i32>
    %assume_assume_assume_33 = assume div_by<16>, %assume_assume_32 : tile<i32>
    %assume_assume_34 = assume bounded<0, ?>, %assume_12 : tile<i32>
    %assume_assume_assume_35 = assume div_by<8>, %assume_assume_34 : tile<i32>
    %tview_36 = make_tensor_view %assume_9, shape = [%assume_assume_assume_31, %assume_assume_assume_33], strides = [%assume_assume_assume_35, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %blockId_x_37, %blockId_y_38, %blockId_z_39 = get_tile_block_id : tile<i32>
    %cst_0_f32 = constant <f32: 0.000000e+00> : tile<128x128xf32>
    %pview = make_partition_view %tview : partition_view<tile=(128x64), tensor_view<?x?xf16, strides=[?,1]>>
    %1:2 = get_index_space_shape %pview : partition_view<tile=(128x64), tensor_view<?x?xf16, strides=[?,1]>> -> tile<i32>
    %cst_0_i32 = constant <i32: 0> : tile<i32>
    %cst_1_i32_40 = constant <i32: 1> : tile<i32>
    // expected-remark @below {{operands copied ahead: 2, by 3 iterations, through 4 stages of 24576 bytes in shared memory; CTAs to a multiprocessor: 2 [TIR0641]}}
    %for = for %loopIdx in (%cst_0_i32 to %1#1, step %cst_1_i32_40) : tile<i32> iter_values(%iterArg0 = %cst_0_f32) -> (tile<128x128xf32>) {
      %pview_62 = make_partition_view %tview : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>
      %tile_63, %result_token_64 = load_view_tko weak %pview_62[%blockId_x, %loopIdx] token = %0 : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<128x64xf16>, token
      %pview_65 = make_partition_view %tview_26 : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>
      %tile_66, %result_token_67 = load_view_tko weak %pview_65[%loopIdx, %blockId_y_38] token = %0 : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<64x128xf16>, token
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 8 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{the threads wait for it where it is begun: no role copies for its loop, so threads go on with that when it is done [TIR0702]}}
      %14 = mmaf %tile_63, %tile_66, %iterArg0 : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      continue %14 : tile<128x128xf32>
    }
    %blockId_x_41, %blockId_y_42, %blockId_z_43 = get_tile_block_id : tile<i32>
    %pview_44 = make_partition_view %tview_29 : partition_view<tile=(128), padding_value = zero, tensor_view<?xf16, strides=[1]>>
    %tile, %result_token = load_view_tko weak %pview_44[%blockId_y_42] token = %0 : partition_view<tile=(128), padding_value = zero, tensor_view<?xf16, strides=[1]>>, tile<i32> -> tile<128xf16>, token
    %2 = ftof %tile : tile<128xf16> -> tile<128xf32>
    %reshape = reshape %2 : tile<128xf32> -> tile<1x128xf32>
    %bcast = broadcast %reshape : tile<1x128xf32> -> tile<128x128xf32>
    %3 = addf %for, %bcast : tile<128x128xf32>
    %cst_f32 = constant <f32: 5.000000e-01> : tile<f32>
    %reshape_45 = reshape %cst_f32 : tile<f32> -> tile<1x1xf32>
    %bcast_46 = broadcast %reshape_45 : tile<1x1xf32> -> tile<128x128xf32>
    %4 = mulf %bcast_46, %3 : tile<128x128xf32>
    %cst_1_f32 = constant <f32: 1.000000e+00> : tile<f32>
    %cst_f32_47 = constant <f32: 0.797884583> : tile<f32>
    %cst_f32_48 = constant <f32: 4.471500e-02> : tile<f32>
    %reshape_49 = reshape %cst_f32_48 : tile<f32> -> tile<1x1xf32>
    %bcast_50 = broadcast %reshape_49 : tile<1x1xf32> -> tile<128x128xf32>
    %5 = mulf %bcast_50, %3 : tile<128x128xf32>
    %6 = mulf %5, %3 : tile<128x128xf32>
    %7 = fma %6, %3, %3 : tile<128x128xf32>
    %reshape_51 = reshape %cst_f32_47 : tile<f32> -> tile<1x1xf32>
    %bcast_52 = broadcast %reshape_51 : tile<1x1xf32> -> tile<128x128xf32>
    %8 = mulf %bcast_52, %7 : tile<128x128xf32>
    %9 = tanh %8 : tile<128x128xf32>
    %reshape_53 = reshape %cst_1_f32 : tile<f32> -> tile<1x1xf32>
    %bcast_54 = broadcast %reshape_53 : tile<1x1xf32> -> tile<128x128xf32>
    %10 = addf %bcast_54, %9 : tile<128x128xf32>
    %11 = mulf %4, %10 : tile<128x128xf32>
    %blockId_x_55, %blockId_y_56, %blockId_z_57 = get_tile_block_id : tile<i32>
    %blockId_x_58, %blockId_y_59, %blockId_z_60 = get_tile_block_id : tile<i32>
    %12 = ftof %11 : tile<128x128xf32> -> tile<128x128xf16>
    %pview_61 = make_partition_view %tview_36 : partition_view<tile=(128x128), tensor_view<?x?xf16, strides=[?,1]>>
    %13 = store_view_tko weak %12, %pview_61[%blockId_x_55, %blockId_y_59] token = %0 : tile<128x128xf16>, partition_view<tile=(128x128), tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> token
    return
  } {gpu.launch = array<i64: 32, 32, 1>, gpu.arguments = array<i64: 1, 4096, 2, 4096, 3, 4096, 4, 1, 6, 4096, 7, 4096, 8, 4096, 9, 1, 11, 4096, 12, 1, 14, 4096, 15, 4096, 16, 4096, 17, 1>}
}
