// An ftof that rounds toward zero, which the copy engine does not.
// remarks: sm_90a schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{each tile block has a CTA of its own: operands go through registers, of which none are left [TIR0721]}}
  // expected-remark @below {{a thread starts with 128 registers; those that multiply go on with 216, those of the role with 40: one that multiplies needs about 208, and has 168 beside a role of one warp [TIR0697]}}
  // expected-remark @below {{tile blocks go along x for 16, then on along y, and so through one band after the other [TIR0624]}}
  // expected-remark @below {{CTAs to a multiprocessor: 2, as shared memory and registers allow no more [TIR0743]}}
  entry @f(%A: tile<ptr<f32>>, %B: tile<ptr<f32>>, %C: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>) {
    %a = assume div_by<16>, %A : tile<ptr<f32>>
    %b = assume div_by<16>, %B : tile<ptr<f32>>
    %at = make_tensor_view %a, shape = [%m, %k], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[1024,1]>
    %bt = make_tensor_view %b, shape = [%k, %n], strides = [1, 1024] : tile<i32> -> tensor_view<?x?xf32, strides=[1,1024]>
    %ct = make_tensor_view %C, shape = [%m, %n], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[1024,1]>
    %av = make_partition_view %at : partition_view<tile=(128x32), padding_value = zero, tensor_view<?x?xf32, strides=[1024,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(32x128), padding_value = zero, tensor_view<?x?xf32, strides=[1,1024]>>
    %cv = make_partition_view %ct : partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[1024,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<128x128xf32>
    // expected-remark @below {{3 stages, where 8 would be used: a stage takes 32768 bytes of shared memory, and there are 115200, with CTAs to a multiprocessor: 2; instead: smaller tiles along what is summed over [TIR0644]}}
    // expected-remark @below {{CTAs to a multiprocessor: 2, where 4 would be aimed at: with more of them 3 stages of 32768 bytes do not fit; instead: smaller tiles [TIR0645]}}
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 3 stages of 16384 bytes in shared memory [TIR0632]}}
    %sum = for %i in (%zero to %k, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      %l, %t1 = load_view_tko weak %av[%x, %i] : partition_view<tile=(128x32), padding_value = zero, tensor_view<?x?xf32, strides=[1024,1]>>, tile<i32> -> tile<128x32xf32>, token
      // expected-remark @below {{rounded to tf32 by the copy engine on its way, in place of the threads [TIR0744]}}
      %r, %t2 = load_view_tko weak %bv[%i, %y] : partition_view<tile=(32x128), padding_value = zero, tensor_view<?x?xf32, strides=[1,1024]>>, tile<i32> -> tile<32x128xf32>, token
      // expected-remark @below {{not rounded to tf32 by the copy engine on the way: it rounds to nearest, ties to even, and this is zero [TIR0732]}}
      %lc = ftof %l rounding<zero> : tile<128x32xf32> -> tile<128x32xtf32>
      %rc = ftof %r : tile<32x128xf32> -> tile<32x128xtf32>
      // expected-remark @below {{multiplied by wgmma.m64k8.f32.tf32, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{the threads wait for it where it is begun: an operand does not come by the copy engine, as its instruction reads it [TIR0702]}}
      %next = mmaf %lc, %rc, %acc : tile<128x32xtf32>, tile<32x128xtf32>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[1024,1]>>, tile<i32> -> token
    return
  }
}
// -----
// What is rounded is added up besides.
// remarks: sm_90a schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 8, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{a CTA runs one tile block after the other, and copies for the next begin while it stores the last; as many are launched as multiprocessors hold, 2 each [TIR0720]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  // expected-remark @below {{CTAs to a multiprocessor: 2, as others multiply while one waits [TIR0743]}}
  entry @f(%A: tile<ptr<f32>>, %B: tile<ptr<f32>>, %C: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>) {
    %a = assume div_by<16>, %A : tile<ptr<f32>>
    %b = assume div_by<16>, %B : tile<ptr<f32>>
    %at = make_tensor_view %a, shape = [%m, %k], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[1024,1]>
    %bt = make_tensor_view %b, shape = [%k, %n], strides = [1, 1024] : tile<i32> -> tensor_view<?x?xf32, strides=[1,1024]>
    %ct = make_tensor_view %C, shape = [%m, %n], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[1024,1]>
    %av = make_partition_view %at : partition_view<tile=(128x32), padding_value = zero, tensor_view<?x?xf32, strides=[1024,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(32x128), padding_value = zero, tensor_view<?x?xf32, strides=[1,1024]>>
    %cv = make_partition_view %ct : partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[1024,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<128x128xf32>
    // expected-remark @below {{6 stages, where 8 would be used: a stage takes 16384 bytes of shared memory, and there are 99072, with CTAs to a multiprocessor: 2; instead: smaller tiles along what is summed over [TIR0644]}}
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 6 stages of 16384 bytes in shared memory [TIR0632]}}
    %sum = for %i in (%zero to %k, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      %l, %t1 = load_view_tko weak %av[%x, %i] : partition_view<tile=(128x32), padding_value = zero, tensor_view<?x?xf32, strides=[1024,1]>>, tile<i32> -> tile<128x32xf32>, token
      // expected-remark @below {{rounded to tf32 by the copy engine on its way, in place of the threads [TIR0744]}}
      %r, %t2 = load_view_tko weak %bv[%i, %y] : partition_view<tile=(32x128), padding_value = zero, tensor_view<?x?xf32, strides=[1,1024]>>, tile<i32> -> tile<32x128xf32>, token
      // expected-remark @below {{not rounded to tf32 by the copy engine on the way: other ops read what is loaded, or what it is rounded to [TIR0732]}}
      // expected-remark @below {{not copied ahead: the operand comes from ftof, not from a load; instead: the operand in memory as it is multiplied, or the conversion after the product [TIR0655]}}
      %lc = ftof %l : tile<128x32xf32> -> tile<128x32xtf32>
      %rc = ftof %r : tile<32x128xf32> -> tile<32x128xtf32>
      %more = addf %l, %l : tile<128x32xf32>
      %t3 = store_view_tko weak %more, %av[%x, %i] : tile<128x32xf32>, partition_view<tile=(128x32), padding_value = zero, tensor_view<?x?xf32, strides=[1024,1]>>, tile<i32> -> token
      // expected-remark @below {{multiplied by wgmma.m64k8.f32.tf32, warps in 8 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{the threads wait for it where it is begun: an operand does not come by the copy engine, as its instruction reads it [TIR0702]}}
      %next = mmaf %lc, %rc, %acc : tile<128x32xtf32>, tile<32x128xtf32>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[1024,1]>>, tile<i32> -> token
    return
  }
}
// -----
// Loads that are ordered among tile blocks: the copy engine brings neither operand.
// remarks: sm_90a schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  entry @f(%A: tile<ptr<f32>>, %B: tile<ptr<f32>>, %C: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>) {
    %a = assume div_by<16>, %A : tile<ptr<f32>>
    %b = assume div_by<16>, %B : tile<ptr<f32>>
    %at = make_tensor_view %a, shape = [%m, %k], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[1024,1]>
    %bt = make_tensor_view %b, shape = [%k, %n], strides = [1, 1024] : tile<i32> -> tensor_view<?x?xf32, strides=[1,1024]>
    %ct = make_tensor_view %C, shape = [%m, %n], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[1024,1]>
    %av = make_partition_view %at : partition_view<tile=(128x32), padding_value = zero, tensor_view<?x?xf32, strides=[1024,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(32x128), padding_value = zero, tensor_view<?x?xf32, strides=[1,1024]>>
    %cv = make_partition_view %ct : partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[1024,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<128x128xf32>
    // expected-remark @below {{nothing is copied ahead for the loop's products (1): a load that is ordered among tile blocks [TIR0642]}}
    %sum = for %i in (%zero to %k, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      // expected-remark @below {{not rounded to tf32 by the copy engine on the way: a load that is ordered among tile blocks [TIR0732]}}
      // expected-remark @below {{not copied ahead: it is relaxed, and only weak loads may be made early; instead: weak [TIR0658]}}
      %l, %t1 = load_view_tko relaxed device %av[%x, %i] : partition_view<tile=(128x32), padding_value = zero, tensor_view<?x?xf32, strides=[1024,1]>>, tile<i32> -> tile<128x32xf32>, token
      // expected-remark @below {{not rounded to tf32 by the copy engine on the way: a load that is ordered among tile blocks [TIR0732]}}
      // expected-remark @below {{not copied ahead: it is relaxed, and only weak loads may be made early; instead: weak [TIR0658]}}
      // expected-remark @below {{tile blocks run in the order of the hardware, which is not the best for the L2 cache: by this load_view_tko they may tell each other something; instead: weak loads and stores [TIR0699]}}
      %r, %t2 = load_view_tko relaxed device %bv[%i, %y] : partition_view<tile=(32x128), padding_value = zero, tensor_view<?x?xf32, strides=[1,1024]>>, tile<i32> -> tile<32x128xf32>, token
      %lc = ftof %l : tile<128x32xf32> -> tile<128x32xtf32>
      %rc = ftof %r : tile<32x128xf32> -> tile<32x128xtf32>
      // expected-remark @below {{multiplied by wgmma.m64k8.f32.tf32, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{the threads wait for it where it is begun: no role copies for its loop, so threads go on with that when it is done [TIR0702]}}
      %next = mmaf %lc, %rc, %acc : tile<128x32xtf32>, tile<32x128xtf32>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[1024,1]>>, tile<i32> -> token
    return
  }
}
// -----
// The right operand has a padding that the copy engine does not write.
// remarks: sm_90a schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 8, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{each tile block has a CTA of its own: threads transform operands on their way, and those of another multiply meanwhile [TIR0721]}}
  // expected-remark @below {{tile blocks go along x for 16, then on along y, and so through one band after the other [TIR0624]}}
  // expected-remark @below {{CTAs to a multiprocessor: 2, as others multiply while one waits [TIR0743]}}
  entry @f(%A: tile<ptr<f32>>, %B: tile<ptr<f32>>, %C: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>) {
    %a = assume div_by<16>, %A : tile<ptr<f32>>
    %b = assume div_by<16>, %B : tile<ptr<f32>>
    %at = make_tensor_view %a, shape = [%m, %k], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[1024,1]>
    %bt = make_tensor_view %b, shape = [%k, %n], strides = [1, 1024] : tile<i32> -> tensor_view<?x?xf32, strides=[1,1024]>
    %ct = make_tensor_view %C, shape = [%m, %n], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[1024,1]>
    %av = make_partition_view %at : partition_view<tile=(128x32), padding_value = zero, tensor_view<?x?xf32, strides=[1024,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(32x128), padding_value = nan, tensor_view<?x?xf32, strides=[1,1024]>>
    %cv = make_partition_view %ct : partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[1024,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<128x128xf32>
    // expected-remark @below {{5 stages, where 8 would be used: a stage takes 16384 bytes of shared memory, and there are 82688, with CTAs to a multiprocessor: 2; instead: smaller tiles along what is summed over [TIR0644]}}
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 5 stages of 16384 bytes in shared memory [TIR0632]}}
    // expected-remark @below {{no product of the tile block is under way while its warps transpose or convert operands: 2 CTAs share a multiprocessor [TIR0696]}}
    %sum = for %i in (%zero to %k, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      // expected-remark @below {{rounded to tf32 by the copy engine on its way, in place of the threads [TIR0744]}}
      %l, %t1 = load_view_tko weak %av[%x, %i] : partition_view<tile=(128x32), padding_value = zero, tensor_view<?x?xf32, strides=[1024,1]>>, tile<i32> -> tile<128x32xf32>, token
      // expected-remark @below {{not rounded to tf32 by the copy engine on the way: padding other than zero [TIR0732]}}
      // expected-remark @below {{not copied ahead: what is out of bounds is not zero; instead: padding_value = zero, or none [TIR0664]}}
      %r, %t2 = load_view_tko weak %bv[%i, %y] : partition_view<tile=(32x128), padding_value = nan, tensor_view<?x?xf32, strides=[1,1024]>>, tile<i32> -> tile<32x128xf32>, token
      %lc = ftof %l : tile<128x32xf32> -> tile<128x32xtf32>
      %rc = ftof %r : tile<32x128xf32> -> tile<32x128xtf32>
      // expected-remark @below {{multiplied by wgmma.m64k8.f32.tf32, warps in 8 rows and 1 columns [TIR0625]}}
      %next = mmaf %lc, %rc, %acc : tile<128x32xtf32>, tile<32x128xtf32>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[1024,1]>>, tile<i32> -> token
    return
  }
}
// -----
// The copy engine does not bring the right operand of the first product, and so not the left
// one, which it was to round: what is said is of the choice that is made without it.
// remarks: sm_90a schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 8, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{CTAs to a multiprocessor: 1, as shared memory and registers allow no more [TIR0743]}}
  entry @f(%A: tile<ptr<f32>>, %B: tile<ptr<tf32>>, %C: tile<ptr<f32>>, %D: tile<ptr<f16>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>) {
    %a = assume div_by<16>, %A : tile<ptr<f32>>
    %b = assume div_by<16>, %B : tile<ptr<tf32>>
    %d = assume div_by<16>, %D : tile<ptr<f16>>
    %at = make_tensor_view %a, shape = [%m, %k], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[1024,1]>
    %bt = make_tensor_view %b, shape = [%k, %n], strides = [1, 1024] : tile<i32> -> tensor_view<?x?xtf32, strides=[1,1024]>
    %dt = make_tensor_view %d, shape = [%m, %n], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[1024,1]>
    %ct = make_tensor_view %C, shape = [%m, %n], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[1024,1]>
    %av = make_partition_view %at : partition_view<tile=(128x32), tensor_view<?x?xf32, strides=[1024,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(32x128), tensor_view<?x?xtf32, strides=[1,1024]>>
    %dv = make_partition_view %dt : partition_view<tile=(128x128), tensor_view<?x?xf16, strides=[1024,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[1024,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<128x128xf32>
    // expected-remark @below {{2 stages, where 8 would be used: a stage takes 81920 bytes of shared memory, and there are 215552, with CTAs to a multiprocessor: 1; instead: smaller tiles along what is summed over [TIR0644]}}
    // expected-remark @below {{CTAs to a multiprocessor: 1, where 2 would be aimed at: with more of them 3 stages of 81920 bytes do not fit; instead: smaller tiles [TIR0645]}}
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 2 stages of 16384 bytes in shared memory [TIR0632]}}
    %first = for %i in (%zero to %k, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      // expected-remark @below {{not rounded to tf32 by the copy engine on the way: a product of which one operand does not come by the copy engine [TIR0732]}}
      %l, %t1 = load_view_tko weak %av[%x, %i] : partition_view<tile=(128x32), tensor_view<?x?xf32, strides=[1024,1]>>, tile<i32> -> tile<128x32xf32>, token
      %lc = ftof %l : tile<128x32xf32> -> tile<128x32xtf32>
      // expected-remark @below {{not copied ahead: it is relaxed, and only weak loads may be made early; instead: weak [TIR0658]}}
      // expected-remark @below {{each tile block has a CTA of its own: by load_view_tko they may wait for each other [TIR0721]}}
      // expected-remark @below {{tile blocks run in the order of the hardware, which is not the best for the L2 cache: by this load_view_tko they may tell each other something; instead: weak loads and stores [TIR0699]}}
      %r, %t2 = load_view_tko relaxed device %bv[%i, %y] : partition_view<tile=(32x128), tensor_view<?x?xtf32, strides=[1,1024]>>, tile<i32> -> tile<32x128xtf32>, token
      // expected-remark @below {{multiplied by wgmma.m64k8.f32.tf32, warps in 8 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{the threads wait for it where it is begun: an operand does not come by the copy engine, as its instruction reads it [TIR0702]}}
      %next = mmaf %lc, %r, %acc : tile<128x32xtf32>, tile<32x128xtf32>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    // expected-remark @below {{goes on with the stages of no loop before it, but has its own, of 65536 bytes: its tiles are others, or lie otherwise in shared memory; instead: tiles of the same shapes, types and order in memory in both loops [TIR0733]}}
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 2, through 2 stages of 65536 bytes in shared memory [TIR0632]}}
    %sum = for %i in (%zero to %k, step %one) : tile<i32> iter_values(%acc = %first) -> (tile<128x128xf32>) {
      %l, %t1 = load_view_tko weak %dv[%x, %i] : partition_view<tile=(128x128), tensor_view<?x?xf16, strides=[1024,1]>>, tile<i32> -> tile<128x128xf16>, token
      %r, %t2 = load_view_tko weak %dv[%i, %y] : partition_view<tile=(128x128), tensor_view<?x?xf16, strides=[1024,1]>>, tile<i32> -> tile<128x128xf16>, token
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 8 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{under way beside the threads until the next iteration's has begun: the copy engine brings its operands, and its instruction adds it up [TIR0742]}}
      %next = mmaf %l, %r, %acc : tile<128x128xf16>, tile<128x128xf16>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[1024,1]>>, tile<i32> -> token
    return
  }
}
