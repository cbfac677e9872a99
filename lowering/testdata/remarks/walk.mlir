// A loop in which the program itself has a CTA run one tile block after the other: the next rows are loaded ahead.
// remarks: sm_90a schedule
cuda_tile.module @kernels {
  // expected-remark @below {{warps to a tile block: 8, as the largest tile that is loaded or stored has 8192 elements; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  entry @rms_norm_persistent(%arg0: tile<ptr<bf16>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<ptr<bf16>>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<ptr<bf16>>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<i32>, %arg12: tile<i32>, %arg13: tile<f32>) optimization_hints=<sm_90 = {}> {
    %0 = make_token : token
    %assume = assume div_by<16>, %arg0 : tile<ptr<bf16>>
    %assume_0 = assume div_by<16>, %arg2 : tile<i32>
    %assume_1 = assume div_by<8>, %arg3 : tile<i32>
    %assume_2 = assume div_by<16>, %arg5 : tile<ptr<bf16>>
    %assume_3 = assume div_by<16>, %arg6 : tile<i32>
    %assume_4 = assume div_by<16>, %arg8 : tile<ptr<bf16>>
    %assume_5 = assume div_by<16>, %arg10 : tile<i32>
    %assume_6 = assume div_by<8>, %arg11 : tile<i32>
    %cst_1_i32 = constant <i32: 1> : tile<i32>
    %cst_1_i32_7 = constant <i32: 1> : tile<i32>
    %cst_1_i32_8 = constant <i32: 1> : tile<i32>
    %assume_9 = assume bounded<0, ?>, %arg1 : tile<i32>
    %assume_assume = assume bounded<0, ?>, %assume_0 : tile<i32>
    %assume_assume_assume = assume div_by<16>, %assume_assume : tile<i32>
    %assume_assume_10 = assume bounded<0, ?>, %assume_1 : tile<i32>
    %assume_assume_assume_11 = assume div_by<8>, %assume_assume_10 : tile<i32>
    %tview = make_tensor_view %assume, shape = [%assume_9, %assume_assume_assume], strides = [%assume_assume_assume_11, 1] : tile<i32> -> tensor_view<?x?xbf16, strides=[?,1]>
    %assume_assume_12 = assume bounded<0, ?>, %assume_3 : tile<i32>
    %assume_assume_assume_13 = assume div_by<16>, %assume_assume_12 : tile<i32>
    %tview_14 = make_tensor_view %assume_2, shape = [%assume_assume_assume_13], strides = [1] : tile<i32> -> tensor_view<?xbf16, strides=[1]>
    %assume_15 = assume bounded<0, ?>, %arg9 : tile<i32>
    %assume_assume_16 = assume bounded<0, ?>, %assume_5 : tile<i32>
    %assume_assume_assume_17 = assume div_by<16>, %assume_assume_16 : tile<i32>
    %assume_assume_18 = assume bounded<0, ?>, %assume_6 : tile<i32>
    %assume_assume_assume_19 = assume div_by<8>, %assume_assume_18 : tile<i32>
    %tview_20 = make_tensor_view %assume_4, shape = [%assume_15, %assume_assume_assume_17], strides = [%assume_assume_assume_19, 1] : tile<i32> -> tensor_view<?x?xbf16, strides=[?,1]>
    %cst_0_i32 = constant <i32: 0> : tile<i32>
    %pview = make_partition_view %tview_14 : partition_view<tile=(4096), padding_value = zero, tensor_view<?xbf16, strides=[1]>>
    %tile, %result_token = load_view_tko weak %pview[%cst_0_i32] token = %0 : partition_view<tile=(4096), padding_value = zero, tensor_view<?xbf16, strides=[1]>>, tile<i32> -> tile<4096xbf16>, token
    %1 = ftof %tile : tile<4096xbf16> -> tile<4096xf32>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %pview_21 = make_partition_view %tview : partition_view<tile=(2x4096), tensor_view<?x?xbf16, strides=[?,1]>>
    %2:2 = get_index_space_shape %pview_21 : partition_view<tile=(2x4096), tensor_view<?x?xbf16, strides=[?,1]>> -> tile<i32>
    %gridSize_x, %gridSize_y, %gridSize_z = get_num_tile_blocks : tile<i32>
    %cst_0_i32_22 = constant <i32: 0> : tile<i32>
    %3 = itof %assume_assume_assume signed : tile<i32> -> tile<f32>
    %reshape = reshape %3 : tile<f32> -> tile<1x1xf32>
    %bcast = broadcast %reshape : tile<1x1xf32> -> tile<2x1xf32>
    %reshape_23 = reshape %arg13 : tile<f32> -> tile<1x1xf32>
    %bcast_24 = broadcast %reshape_23 : tile<1x1xf32> -> tile<2x1xf32>
    %cst_0_i32_25 = constant <i32: 0> : tile<i32>
    %reshape_26 = reshape %1 : tile<4096xf32> -> tile<1x4096xf32>
    %bcast_27 = broadcast %reshape_26 : tile<1x4096xf32> -> tile<2x4096xf32>
    for %loopIdx in (%blockId_x to %2#0, step %gridSize_x) : tile<i32> {
      %pview_28 = make_partition_view %tview : partition_view<tile=(2x4096), padding_value = zero, tensor_view<?x?xbf16, strides=[?,1]>>
      // expected-remark @below {{loaded to registers for the next tile block, while the CTA is at the one before [TIR0745]}}
      %tile_29, %result_token_30 = load_view_tko weak %pview_28[%loopIdx, %cst_0_i32_22] token = %0 optimization_hints = <sm_90 = {latency = 4}> : partition_view<tile=(2x4096), padding_value = zero, tensor_view<?x?xbf16, strides=[?,1]>>, tile<i32> -> tile<2x4096xbf16>, token
      %4 = ftof %tile_29 : tile<2x4096xbf16> -> tile<2x4096xf32>
      %5 = mulf %4, %4 : tile<2x4096xf32>
      %reduce = reduce %5 dim=1 identities=[0.000000e+00 : f32] : tile<2x4096xf32> -> tile<2xf32>
      (%reduce_lhs: tile<f32>, %reduce_rhs: tile<f32>) {
        %13 = addf %reduce_lhs, %reduce_rhs : tile<f32>
        yield %13 : tile<f32>
      }
      %reshape_31 = reshape %reduce : tile<2xf32> -> tile<2x1xf32>
      %6 = divf %reshape_31, %bcast : tile<2x1xf32>
      %7 = addf %6, %bcast_24 : tile<2x1xf32>
      %8 = rsqrt %7 : tile<2x1xf32>
      %bcast_32 = broadcast %8 : tile<2x1xf32> -> tile<2x4096xf32>
      %9 = mulf %4, %bcast_32 : tile<2x4096xf32>
      %10 = mulf %9, %bcast_27 : tile<2x4096xf32>
      %11 = ftof %10 : tile<2x4096xf32> -> tile<2x4096xbf16>
      %pview_33 = make_partition_view %tview_20 : partition_view<tile=(2x4096), tensor_view<?x?xbf16, strides=[?,1]>>
      %12 = store_view_tko weak %11, %pview_33[%loopIdx, %cst_0_i32_25] token = %0 : tile<2x4096xbf16>, partition_view<tile=(2x4096), tensor_view<?x?xbf16, strides=[?,1]>>, tile<i32> -> token
    }
    return
  }
}
