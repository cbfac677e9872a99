// A left operand that threads transpose on its way to registers.
// remarks: sm_90a schedule
cuda_tile.module @kernels {
  // expected-remark @below {{warps to a tile block: 8, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{a thread starts with 168 registers; those that multiply go on with 232, those of the role with 40: one that multiplies needs about 192, and has 168 beside a role of one warp [TIR0697]}}
  // expected-remark @below {{a CTA runs one tile block after the other, and copies for the next begin while it stores the last; as many are launched as multiprocessors hold, 1 each [TIR0720]}}
  // expected-remark @below {{tile blocks go along x for 8, then on along y, and so through one band after the other [TIR0624]}}
  // expected-remark @below {{CTAs to a multiprocessor: 1, as one that goes on to the next tile block does better with more stages than with another CTA beside it [TIR0743]}}
  entry @gemm_e4m3(%arg0: tile<ptr<f8E4M3FN>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<ptr<f8E4M3FN>>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<i32>, %arg9: tile<i32>, %arg10: tile<ptr<f16>>, %arg11: tile<i32>, %arg12: tile<i32>, %arg13: tile<i32>, %arg14: tile<i32>) optimization_hints=<sm_90 = {}> {
    %0 = make_token : token
    %assume = assume div_by<16>, %arg0 : tile<ptr<f8E4M3FN>>
    %assume_0 = assume div_by<16>, %arg1 : tile<i32>
    %assume_1 = assume div_by<16>, %arg2 : tile<i32>
    %assume_2 = assume div_by<16>, %arg3 : tile<i32>
    %assume_3 = assume div_by<16>, %arg5 : tile<ptr<f8E4M3FN>>
    %assume_4 = assume div_by<16>, %arg6 : tile<i32>
    %assume_5 = assume div_by<16>, %arg7 : tile<i32>
    %assume_6 = assume div_by<16>, %arg8 : tile<i32>
    %assume_7 = assume div_by<16>, %arg10 : tile<ptr<f16>>
    %assume_8 = assume div_by<16>, %arg11 : tile<i32>
    %assume_9 = assume div_by<16>, %arg12 : tile<i32>
    %assume_10 = assume div_by<8>, %arg13 : tile<i32>
    %cst_1_i32 = constant <i32: 1> : tile<i32>
    %cst_1_i32_11 = constant <i32: 1> : tile<i32>
    %cst_1_i32_12 = constant <i32: 1> : tile<i32>
    %assume_assume = assume bounded<0, ?>, %assume_0 : tile<i32>
    %assume_assume_assume = assume div_by<16>, %assume_assume : tile<i32>
    %assume_assume_13 = assume bounded<0, ?>, %assume_1 : tile<i32>
    %assume_assume_assume_14 = assume div_by<16>, %assume_assume_13 : tile<i32>
    %assume_assume_15 = assume bounded<0, ?>, %assume_2 : tile<i32>
    %assume_assume_assume_16 = assume div_by<16>, %assume_assume_15 : tile<i32>
    %tview = make_tensor_view %assume, shape = [%assume_assume_assume, %assume_assume_assume_14], strides = [%assume_assume_assume_16, 1] : tile<i32> -> tensor_view<?x?xf8E4M3FN, strides=[?,1]>
    %assume_assume_17 = assume bounded<0, ?>, %assume_4 : tile<i32>
    %assume_assume_assume_18 = assume div_by<16>, %assume_assume_17 : tile<i32>
    %assume_assume_19 = assume bounded<0, ?>, %assume_5 : tile<i32>
    %assume_assume_assume_20 = assume div_by<16>, %assume_assume_19 : tile<i32>
    %assume_assume_21 = assume bounded<0, ?>, %assume_6 : tile<i32>
    %assume_assume_assume_22 = assume div_by<16>, %assume_assume_21 : tile<i32>
    %tview_23 = make_tensor_view %assume_3, shape = [%assume_assume_assume_18, %assume_assume_assume_20], strides = [%assume_assume_assume_22, 1] : tile<i32> -> tensor_view<?x?xf8E4M3FN, strides=[?,1]>
    %assume_assume_24 = assume bounded<0, ?>, %assume_8 : tile<i32>
    %assume_assume_assume_25 = assume div_by<16>, %assume_assume_24 : tile<i32>
    %assume_assume_26 = assume bounded<0, ?>, %assume_9 : tile<i32>
    %assume_assume_assume_27 = assume div_by<16>, %assume_assume_26 : tile<i32>
    %assume_assume_28 = assume bounded<0, ?>, %assume_10 : tile<i32>
    %assume_assume_assume_29 = assume div_by<8>, %assume_assume_28 : tile<i32>
    %tview_30 = make_tensor_view %assume_7, shape = [%assume_assume_assume_25, %assume_assume_assume_27], strides = [%assume_assume_assume_29, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %blockId_x_31, %blockId_y_32, %blockId_z_33 = get_tile_block_id : tile<i32>
    %cst_0_f32 = constant <f32: 0.000000e+00> : tile<128x128xf32>
    %pview = make_partition_view %tview : partition_view<tile=(128x128), tensor_view<?x?xf8E4M3FN, strides=[?,1]>>
    %1:2 = get_index_space_shape %pview : partition_view<tile=(128x128), tensor_view<?x?xf8E4M3FN, strides=[?,1]>> -> tile<i32>
    %cst_0_i32 = constant <i32: 0> : tile<i32>
    %cst_1_i32_34 = constant <i32: 1> : tile<i32>
    // expected-remark @below {{6 stages, where 8 would be used: a stage takes 32768 bytes of shared memory, and there are 215552, with CTAs to a multiprocessor: 1; instead: smaller tiles along what is summed over [TIR0644]}}
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 6 stages of 16384 bytes in shared memory [TIR0632]}}
    %for = for %loopIdx in (%cst_0_i32 to %1#1, step %cst_1_i32_34) : tile<i32> iter_values(%iterArg0 = %cst_0_f32) -> (tile<128x128xf32>) {
      %pview_42 = make_partition_view %tview : partition_view<tile=(128x128), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[?,1]>>
      %tile, %result_token = load_view_tko weak %pview_42[%blockId_x, %loopIdx] token = %0 : partition_view<tile=(128x128), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[?,1]>>, tile<i32> -> tile<128x128xf8E4M3FN>, token
      %pview_43 = make_partition_view %tview_23 : partition_view<tile=(128x128), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[?,1]>>
      %tile_44, %result_token_45 = load_view_tko weak %pview_43[%loopIdx, %blockId_y_32] token = %0 : partition_view<tile=(128x128), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[?,1]>>, tile<i32> -> tile<128x128xf8E4M3FN>, token
      // expected-remark @below {{multiplied by wgmma.m64k32.f32.e4m3, warps in 8 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{the threads read its left operand to registers an iteration ahead, under the product before [TIR0703]}}
      %4 = mmaf %tile, %tile_44, %iterArg0 : tile<128x128xf8E4M3FN>, tile<128x128xf8E4M3FN>, tile<128x128xf32>
      continue %4 : tile<128x128xf32>
    }
    %blockId_x_35, %blockId_y_36, %blockId_z_37 = get_tile_block_id : tile<i32>
    %blockId_x_38, %blockId_y_39, %blockId_z_40 = get_tile_block_id : tile<i32>
    %2 = ftof %for : tile<128x128xf32> -> tile<128x128xf16>
    %pview_41 = make_partition_view %tview_30 : partition_view<tile=(128x128), tensor_view<?x?xf16, strides=[?,1]>>
    %3 = store_view_tko weak %2, %pview_41[%blockId_x_35, %blockId_y_39] token = %0 : tile<128x128xf16>, partition_view<tile=(128x128), tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> token
    return
  }
}
// -----
// A row that leaves room for one CTA: the next one is loaded meanwhile.
// remarks: sm_90a schedule
cuda_tile.module @softmax {
  // expected-remark @below {{warps to a tile block: 16, as the largest tile that is loaded or stored has 32768 elements; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{a CTA runs one tile block after the other, and copies for the next begin while it stores the last; as many are launched as multiprocessors hold, 1 each [TIR0720]}}
  entry @softmax(%x: tile<ptr<f16>>, %y: tile<ptr<f16>>, %n: tile<i32>) {
    %x_aligned = assume div_by<16>, %x : tile<ptr<f16>>
    %y_aligned = assume div_by<16>, %y : tile<ptr<f16>>
    %row, %by, %bz = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %xt = make_tensor_view %x_aligned, shape = [%n, 32768], strides = [32768, 1] : tile<i32> -> tensor_view<?x32768xf16, strides=[32768,1]>
    %yt = make_tensor_view %y_aligned, shape = [%n, 32768], strides = [32768, 1] : tile<i32> -> tensor_view<?x32768xf16, strides=[32768,1]>
    %xv = make_partition_view %xt : partition_view<tile=(1x32768), tensor_view<?x32768xf16, strides=[32768,1]>>
    %yv = make_partition_view %yt : partition_view<tile=(1x32768), tensor_view<?x32768xf16, strides=[32768,1]>>
    // expected-remark @below {{loaded to registers for the next tile block, while the CTA is at the one before [TIR0745]}}
    %h, %t = load_view_tko weak %xv[%row, %zero] : partition_view<tile=(1x32768), tensor_view<?x32768xf16, strides=[32768,1]>>, tile<i32> -> tile<1x32768xf16>, token
    %v = ftof %h : tile<1x32768xf16> -> tile<1x32768xf32>
    %max = reduce %v dim=1 identities=[0xFF800000 : f32] : tile<1x32768xf32> -> tile<1xf32> (%e: tile<f32>, %a: tile<f32>) {
      %m = maxf %e, %a : tile<f32>
      yield %m : tile<f32>
    }
    %max2 = reshape %max : tile<1xf32> -> tile<1x1xf32>
    %maxs = broadcast %max2 : tile<1x1xf32> -> tile<1x32768xf32>
    %d = subf %v, %maxs rounding<nearest_even> : tile<1x32768xf32>
    %p = exp %d : tile<1x32768xf32>
    %sum = reduce %p dim=1 identities=[0.0 : f32] : tile<1x32768xf32> -> tile<1xf32> (%e: tile<f32>, %a: tile<f32>) {
      %s = addf %e, %a rounding<nearest_even> : tile<f32>
      yield %s : tile<f32>
    }
    %sum2 = reshape %sum : tile<1xf32> -> tile<1x1xf32>
    %one = constant <f32: 1.0> : tile<1x1xf32>
    %inv = divf %one, %sum2 rounding<nearest_even> : tile<1x1xf32>
    %invs = broadcast %inv : tile<1x1xf32> -> tile<1x32768xf32>
    %q = mulf %p, %invs rounding<nearest_even> : tile<1x32768xf32>
    %o = ftof %q : tile<1x32768xf32> -> tile<1x32768xf16>
    store_view_tko weak %o, %yv[%row, %zero] : tile<1x32768xf16>, partition_view<tile=(1x32768), tensor_view<?x32768xf16, strides=[32768,1]>>, tile<i32> -> token
  }
}
// -----
// What all rows are multiplied by is held in shared memory, up to three fourths of that: 131072 bytes are, twice as many are not.
// remarks: sm_90a schedule
cuda_tile.module @scaled {
  // expected-remark @below {{warps to a tile block: 16, as the largest tile that is loaded or stored has 32768 elements; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{a CTA runs one tile block after the other, and copies for the next begin while it stores the last; as many are launched as multiprocessors hold, 1 each [TIR0720]}}
  entry @scaled(%x: tile<ptr<f16>>, %y: tile<ptr<f16>>, %w: tile<ptr<f32>>, %b: tile<ptr<f32>>, %n: tile<i32>) {
    %x_aligned = assume div_by<16>, %x : tile<ptr<f16>>
    %y_aligned = assume div_by<16>, %y : tile<ptr<f16>>
    %w_aligned = assume div_by<16>, %w : tile<ptr<f32>>
    %b_aligned = assume div_by<16>, %b : tile<ptr<f32>>
    %row, %by, %bz = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %xt = make_tensor_view %x_aligned, shape = [%n, 32768], strides = [32768, 1] : tile<i32> -> tensor_view<?x32768xf16, strides=[32768,1]>
    %yt = make_tensor_view %y_aligned, shape = [%n, 32768], strides = [32768, 1] : tile<i32> -> tensor_view<?x32768xf16, strides=[32768,1]>
    %wt = make_tensor_view %w_aligned, shape = [32768], strides = [1] : tensor_view<32768xf32, strides=[1]>
    %bt = make_tensor_view %b_aligned, shape = [32768], strides = [1] : tensor_view<32768xf32, strides=[1]>
    %xv = make_partition_view %xt : partition_view<tile=(1x32768), tensor_view<?x32768xf16, strides=[32768,1]>>
    %yv = make_partition_view %yt : partition_view<tile=(1x32768), tensor_view<?x32768xf16, strides=[32768,1]>>
    %wv = make_partition_view %wt : partition_view<tile=(32768), tensor_view<32768xf32, strides=[1]>>
    %bv = make_partition_view %bt : partition_view<tile=(32768), tensor_view<32768xf32, strides=[1]>>
    // expected-remark @below {{loaded to registers for the next tile block, while the CTA is at the one before [TIR0745]}}
    %h, %t = load_view_tko weak %xv[%row, %zero] : partition_view<tile=(1x32768), tensor_view<?x32768xf16, strides=[32768,1]>>, tile<i32> -> tile<1x32768xf16>, token
    %v = ftof %h : tile<1x32768xf16> -> tile<1x32768xf32>
    %sum = reduce %v dim=1 identities=[0.0 : f32] : tile<1x32768xf32> -> tile<1xf32> (%e: tile<f32>, %a: tile<f32>) {
      %s = addf %e, %a rounding<nearest_even> : tile<f32>
      yield %s : tile<f32>
    }
    %sum2 = reshape %sum : tile<1xf32> -> tile<1x1xf32>
    %sums = broadcast %sum2 : tile<1x1xf32> -> tile<1x32768xf32>
    %d = subf %v, %sums rounding<nearest_even> : tile<1x32768xf32>
    // expected-remark @below {{held in 131072 bytes of shared memory, once for all tile blocks that a CTA runs [TIR0764]}}
    %wr, %wt2 = load_view_tko weak %wv[%zero] : partition_view<tile=(32768), tensor_view<32768xf32, strides=[1]>>, tile<i32> -> tile<32768xf32>, token
    %br, %bt2 = load_view_tko weak %bv[%zero] : partition_view<tile=(32768), tensor_view<32768xf32, strides=[1]>>, tile<i32> -> tile<32768xf32>, token
    %w1 = reshape %wr : tile<32768xf32> -> tile<1x32768xf32>
    %b1 = reshape %br : tile<32768xf32> -> tile<1x32768xf32>
    %r = fma %d, %w1, %b1 rounding<nearest_even> : tile<1x32768xf32>
    %o = ftof %r : tile<1x32768xf32> -> tile<1x32768xf16>
    store_view_tko weak %o, %yv[%row, %zero] : tile<1x32768xf16>, partition_view<tile=(1x32768), tensor_view<?x32768xf16, strides=[32768,1]>>, tile<i32> -> token
  }
}
