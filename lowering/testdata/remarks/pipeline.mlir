// Both operands are copied ahead.
// remarks: sm_90 schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %c = assume div_by<16>, %C : tile<ptr<f32>>
    %at = make_tensor_view %a, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %bt = make_tensor_view %b, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(64x32), tensor_view<256x256xf16, strides=[256,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    // expected-remark @below {{operands copied ahead: 2, by 3 iterations, through 4 stages of 8192 bytes in shared memory; CTAs to a multiprocessor: 2 [TIR0641]}}
    %sum = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %x, %t1 = load_view_tko weak %av[%zero, %k] : partition_view<tile=(64x32), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<64x32xf16>, token
      %y, %t2 = load_view_tko weak %bv[%k, %zero] : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<32x64xf16>, token
      // expected-remark @below {{multiplied by mma.m16n8k16.f32.f16, warps in 2 rows and 2 columns [TIR0625]}}
      // expected-remark @below {{not multiplied by wgmma.m64k16.f32.f16, which sm_90 lacks; instead: --target=sm_90a, if that is the GPU [TIR0626]}}
      // expected-remark @below {{the copy engine is not used: on sm_90 the threads multiply themselves, and a role that copies is made for products that run beside them [TIR0633]}}
      %next = mmaf %x, %y, %acc : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
// By a token the load waits for the store of an iteration.
// remarks: sm_90 schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %c = assume div_by<16>, %C : tile<ptr<f32>>
    %at = make_tensor_view %a, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %bt = make_tensor_view %b, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(64x32), tensor_view<256x256xf16, strides=[256,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    %t0 = make_token : token
    // expected-remark @below {{operands copied ahead: 1, by 3 iterations, through 4 stages of 4096 bytes in shared memory; CTAs to a multiprocessor: 2 [TIR0641]}}
    %sum, %tn = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none, %t = %t0) -> (tile<64x64xf32>, token) {
      // expected-remark @below {{not copied ahead: by its token it waits for what an iteration of the loop does; instead: no token of a store or atomic of the loop, if they touch other memory [TIR0659]}}
      %x, %t1 = load_view_tko weak %av[%zero, %k] token = %t : partition_view<tile=(64x32), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<64x32xf16>, token
      %y, %t2 = load_view_tko weak %bv[%k, %zero] : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<32x64xf16>, token
      // expected-remark @below {{multiplied by mma.m16n8k16.f32.f16, warps in 2 rows and 2 columns [TIR0625]}}
      // expected-remark @below {{not multiplied by wgmma.m64k16.f32.f16, which sm_90 lacks; instead: --target=sm_90a, if that is the GPU [TIR0626]}}
      // expected-remark @below {{the copy engine is not used: on sm_90 the threads multiply themselves, and a role that copies is made for products that run beside them [TIR0633]}}
      %next = mmaf %x, %y, %acc : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      %t3 = store_view_tko weak %next, %cv[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
      continue %next, %t3 : tile<64x64xf32>, token
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
// A load that is ordered among tile blocks.
// remarks: sm_90 schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %c = assume div_by<16>, %C : tile<ptr<f32>>
    %at = make_tensor_view %a, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %bt = make_tensor_view %b, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(64x32), tensor_view<256x256xf16, strides=[256,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    // expected-remark @below {{operands copied ahead: 1, by 3 iterations, through 4 stages of 4096 bytes in shared memory; CTAs to a multiprocessor: 2 [TIR0641]}}
    %sum = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      // expected-remark @below {{not copied ahead: it is relaxed, and only weak loads may be made early; instead: weak [TIR0658]}}
      %x, %t1 = load_view_tko relaxed device %av[%zero, %k] : partition_view<tile=(64x32), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<64x32xf16>, token
      %y, %t2 = load_view_tko weak %bv[%k, %zero] : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<32x64xf16>, token
      // expected-remark @below {{multiplied by mma.m16n8k16.f32.f16, warps in 2 rows and 2 columns [TIR0625]}}
      // expected-remark @below {{not multiplied by wgmma.m64k16.f32.f16, which sm_90 lacks; instead: --target=sm_90a, if that is the GPU [TIR0626]}}
      // expected-remark @below {{the copy engine is not used: on sm_90 the threads multiply themselves, and a role that copies is made for products that run beside them [TIR0633]}}
      %next = mmaf %x, %y, %acc : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
// An operand that is converted after it was loaded.
// remarks: sm_90 schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %c = assume div_by<16>, %C : tile<ptr<f32>>
    %at = make_tensor_view %a, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %bt = make_tensor_view %b, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(64x32), tensor_view<256x256xf16, strides=[256,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    // expected-remark @below {{operands copied ahead: 1, by 3 iterations, through 4 stages of 4096 bytes in shared memory; CTAs to a multiprocessor: 2 [TIR0641]}}
    %sum = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %x, %t1 = load_view_tko weak %av[%zero, %k] : partition_view<tile=(64x32), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<64x32xf16>, token
      // expected-remark @below {{not copied ahead: the operand comes from negf, not from a load; instead: the operand in memory as it is multiplied, or the conversion after the product [TIR0655]}}
      %w = negf %x : tile<64x32xf16>
      %y, %t2 = load_view_tko weak %bv[%k, %zero] : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<32x64xf16>, token
      // expected-remark @below {{multiplied by mma.m16n8k16.f32.f16, warps in 2 rows and 2 columns [TIR0625]}}
      // expected-remark @below {{not multiplied by wgmma.m64k16.f32.f16, which sm_90 lacks; instead: --target=sm_90a, if that is the GPU [TIR0626]}}
      // expected-remark @below {{the copy engine is not used: on sm_90 the threads multiply themselves, and a role that copies is made for products that run beside them [TIR0633]}}
      %next = mmaf %w, %y, %acc : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
// An operand that is reshaped after it was loaded.
// remarks: sm_90 schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %c = assume div_by<16>, %C : tile<ptr<f32>>
    %at = make_tensor_view %a, shape = [1, 256, 256], strides = [65536, 256, 1] : tensor_view<1x256x256xf16, strides=[65536,256,1]>
    %bt = make_tensor_view %b, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(1x32x64), tensor_view<1x256x256xf16, strides=[65536,256,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    // expected-remark @below {{operands copied ahead: 1, by 3 iterations, through 4 stages of 4096 bytes in shared memory; CTAs to a multiprocessor: 2 [TIR0641]}}
    %sum = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %x3, %t1 = load_view_tko weak %av[%zero, %zero, %k] : partition_view<tile=(1x32x64), tensor_view<1x256x256xf16, strides=[65536,256,1]>>, tile<i32> -> tile<1x32x64xf16>, token
      // expected-remark @below {{not copied ahead: the operand is reshaped behind its load; instead: a view whose tiles are those that are multiplied [TIR0654]}}
      %x = reshape %x3 : tile<1x32x64xf16> -> tile<64x32xf16>
      %y, %t2 = load_view_tko weak %bv[%k, %zero] : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<32x64xf16>, token
      // expected-remark @below {{multiplied by mma.m16n8k16.f32.f16, warps in 2 rows and 2 columns [TIR0625]}}
      // expected-remark @below {{not multiplied by wgmma.m64k16.f32.f16, which sm_90 lacks; instead: --target=sm_90a, if that is the GPU [TIR0626]}}
      // expected-remark @below {{the copy engine is not used: on sm_90 the threads multiply themselves, and a role that copies is made for products that run beside them [TIR0633]}}
      %next = mmaf %x, %y, %acc : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
// What the loop carries is multiplied.
// remarks: sm_90 schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %c = assume div_by<16>, %C : tile<ptr<f32>>
    %at = make_tensor_view %a, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %bt = make_tensor_view %b, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(64x32), tensor_view<256x256xf16, strides=[256,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    %x0 = constant <f16: 1.0> : tile<64x32xf16>
    // expected-remark @below {{operands copied ahead: 1, by 3 iterations, through 4 stages of 4096 bytes in shared memory; CTAs to a multiprocessor: 2 [TIR0641]}}
    %sum, %xn = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none, %w = %x0) -> (tile<64x64xf32>, tile<64x32xf16>) {
      %x, %t1 = load_view_tko weak %av[%zero, %k] : partition_view<tile=(64x32), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<64x32xf16>, token
      %y, %t2 = load_view_tko weak %bv[%k, %zero] : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<32x64xf16>, token
      // expected-remark @below {{multiplied by mma.m16n8k16.f32.f16, warps in 2 rows and 2 columns [TIR0625]}}
      // expected-remark @below {{not multiplied by wgmma.m64k16.f32.f16, which sm_90 lacks; instead: --target=sm_90a, if that is the GPU [TIR0626]}}
      // expected-remark @below {{the copy engine is not used: on sm_90 the threads multiply themselves, and a role that copies is made for products that run beside them [TIR0633]}}
      // expected-remark @below {{not copied ahead: the operand comes from what the loop carries, not from a load; instead: the operand in memory as it is multiplied, or the conversion after the product [TIR0655]}}
      %next = mmaf %w, %y, %acc : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      continue %next, %x : tile<64x64xf32>, tile<64x32xf16>
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
// An operand that is loaded before the loop.
// remarks: sm_90 schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %c = assume div_by<16>, %C : tile<ptr<f32>>
    %at = make_tensor_view %a, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %bt = make_tensor_view %b, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(64x32), tensor_view<256x256xf16, strides=[256,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    // expected-remark @below {{not copied ahead: it is loaded outside of the loop [TIR0656]}}
    %x, %t1 = load_view_tko weak %av[%zero, %zero] : partition_view<tile=(64x32), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<64x32xf16>, token
    // expected-remark @below {{operands copied ahead: 1, by 3 iterations, through 4 stages of 4096 bytes in shared memory; CTAs to a multiprocessor: 2 [TIR0641]}}
    %sum = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %y, %t2 = load_view_tko weak %bv[%k, %zero] : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<32x64xf16>, token
      // expected-remark @below {{multiplied by mma.m16n8k16.f32.f16, warps in 2 rows and 2 columns [TIR0625]}}
      // expected-remark @below {{not multiplied by wgmma.m64k16.f32.f16, which sm_90 lacks; instead: --target=sm_90a, if that is the GPU [TIR0626]}}
      // expected-remark @below {{the copy engine is not used: on sm_90 the threads multiply themselves, and a role that copies is made for products that run beside them [TIR0633]}}
      %next = mmaf %x, %y, %acc : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
// Loads and product stand in an if.
// remarks: sm_90 schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %c = assume div_by<16>, %C : tile<ptr<f32>>
    %at = make_tensor_view %a, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %bt = make_tensor_view %b, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(64x32), tensor_view<256x256xf16, strides=[256,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    // expected-remark @below {{nothing is copied ahead for the loop's products (1): a load in an if [TIR0642]}}
    %sum = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %odd = andi %k, %one : tile<i32>
      %is = cmpi equal %odd, %one, signed : tile<i32> -> tile<i1>
      %next = if %is -> (tile<64x64xf32>) {
        // expected-remark @below {{not copied ahead: it stands under a condition of the iteration; instead: the load before the if [TIR0657]}}
        %x, %t1 = load_view_tko weak %av[%zero, %k] : partition_view<tile=(64x32), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<64x32xf16>, token
        // expected-remark @below {{not copied ahead: it stands under a condition of the iteration; instead: the load before the if [TIR0657]}}
        %y, %t2 = load_view_tko weak %bv[%k, %zero] : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<32x64xf16>, token
        // expected-remark @below {{multiplied by mma.m16n8k16.f32.f16, warps in 2 rows and 2 columns [TIR0625]}}
        // expected-remark @below {{not multiplied by wgmma.m64k16.f32.f16, which sm_90 lacks; instead: --target=sm_90a, if that is the GPU [TIR0626]}}
        // expected-remark @below {{the copy engine is not used: on sm_90 the threads multiply themselves, and a role that copies is made for products that run beside them [TIR0633]}}
        %p = mmaf %x, %y, %acc : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
        yield %p : tile<64x64xf32>
      } else {
        yield %acc : tile<64x64xf32>
      }
      continue %next : tile<64x64xf32>
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
// Two ops read what is loaded.
// remarks: sm_90 schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %c = assume div_by<16>, %C : tile<ptr<f32>>
    %at = make_tensor_view %a, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %bt = make_tensor_view %b, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(64x32), tensor_view<256x256xf16, strides=[256,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    // expected-remark @below {{operands copied ahead: 1, by 3 iterations, through 4 stages of 4096 bytes in shared memory; CTAs to a multiprocessor: 2 [TIR0641]}}
    %sum = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      // expected-remark @below {{not copied ahead: 2 ops read what it loads, and a copy serves the product alone; instead: a load for each [TIR0660]}}
      %x, %t1 = load_view_tko weak %av[%zero, %k] : partition_view<tile=(64x32), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<64x32xf16>, token
      %y, %t2 = load_view_tko weak %bv[%k, %zero] : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<32x64xf16>, token
      // expected-remark @below {{multiplied by mma.m16n8k16.f32.f16, warps in 2 rows and 2 columns [TIR0625]}}
      // expected-remark @below {{not multiplied by wgmma.m64k16.f32.f16, which sm_90 lacks; instead: --target=sm_90a, if that is the GPU [TIR0626]}}
      // expected-remark @below {{the copy engine is not used: on sm_90 the threads multiply themselves, and a role that copies is made for products that run beside them [TIR0633]}}
      %next = mmaf %x, %y, %acc : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      %t3 = store_view_tko weak %x, %av[%zero, %k] : tile<64x32xf16>, partition_view<tile=(64x32), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> token
      continue %next : tile<64x64xf32>
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
// The products of a batch share their places in shared memory.
// remarks: sm_90 schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  entry @f(%A: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<2x32x32xf32>
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %at = make_tensor_view %a, shape = [32, 64], strides = [64, 1] : tensor_view<32x64xf16, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(32x32), tensor_view<32x64xf16, strides=[64,1]>>
    %ct = make_tensor_view %C, shape = [2, 32, 32], strides = [1024, 32, 1] : tensor_view<2x32x32xf32, strides=[1024,32,1]>
    %cv = make_partition_view %ct : partition_view<tile=(2x32x32), tensor_view<2x32x32xf32, strides=[1024,32,1]>>
    // expected-remark @below {{nothing is copied ahead for the loop's products (2): an operand that is computed [TIR0642]}}
    %sum = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<2x32x32xf32>) {
      %x, %t1 = load_view_tko weak %av[%zero, %k] : partition_view<tile=(32x32), tensor_view<32x64xf16, strides=[64,1]>>, tile<i32> -> tile<32x32xf16>, token
      %x1 = reshape %x : tile<32x32xf16> -> tile<1x32x32xf16>
      %xx = cat %x1, %x1 dim = 0 : tile<1x32x32xf16>, tile<1x32x32xf16> -> tile<2x32x32xf16>
      // expected-remark @below {{multiplied by mma.m16n8k16.f32.f16, warps in 2 rows and 2 columns [TIR0625]}}
      // expected-remark @below {{not multiplied by wgmma.m64k16.f32.f16, which sm_90 lacks; instead: --target=sm_90a, if that is the GPU [TIR0626]}}
      // expected-remark @below {{the copy engine is not used: on sm_90 the threads multiply themselves, and a role that copies is made for products that run beside them [TIR0633]}}
      // expected-remark @below {{not copied ahead: the operand comes from reshape, not from a load; instead: the operand in memory as it is multiplied, or the conversion after the product [TIR0655]}}
      %next = mmaf %xx, %xx, %acc : tile<2x32x32xf16>, tile<2x32x32xf16>, tile<2x32x32xf32>
      continue %next : tile<2x32x32xf32>
    }
    store_view_tko weak %sum, %cv[%zero, %zero, %zero] : tile<2x32x32xf32>, partition_view<tile=(2x32x32), tensor_view<2x32x32xf32, strides=[1024,32,1]>>, tile<i32> -> token
    return
  }
}
// -----
// A view that steps by less than its tile.
// remarks: sm_90 schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %c = assume div_by<16>, %C : tile<ptr<f32>>
    %at = make_tensor_view %a, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %bt = make_tensor_view %b, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %av = make_strided_view %at : strided_view<tile=(64x32), traversal_strides=[64,16], tensor_view<256x256xf16, strides=[256,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    // expected-remark @below {{operands copied ahead: 1, by 3 iterations, through 4 stages of 4096 bytes in shared memory; CTAs to a multiprocessor: 2 [TIR0641]}}
    %sum = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      // expected-remark @below {{not copied ahead: it is through strided_view, and copies go through partition_view or pointers; instead: partition_view [TIR0662]}}
      %x, %t1 = load_view_tko weak %av[%zero, %k] : strided_view<tile=(64x32), traversal_strides=[64,16], tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<64x32xf16>, token
      %y, %t2 = load_view_tko weak %bv[%k, %zero] : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<32x64xf16>, token
      // expected-remark @below {{multiplied by mma.m16n8k16.f32.f16, warps in 2 rows and 2 columns [TIR0625]}}
      // expected-remark @below {{not multiplied by wgmma.m64k16.f32.f16, which sm_90 lacks; instead: --target=sm_90a, if that is the GPU [TIR0626]}}
      // expected-remark @below {{the copy engine is not used: on sm_90 the threads multiply themselves, and a role that copies is made for products that run beside them [TIR0633]}}
      %next = mmaf %x, %y, %acc : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
// No stride is known to be one.
// remarks: sm_90 schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %c = assume div_by<16>, %C : tile<ptr<f32>>
    %at = make_tensor_view %a, shape = [256, 256], strides = [%n, %n] : tile<i32> -> tensor_view<256x256xf16, strides=[?,?]>
    %bt = make_tensor_view %b, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(64x32), tensor_view<256x256xf16, strides=[?,?]>>
    %bv = make_partition_view %bt : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    // expected-remark @below {{operands copied ahead: 1, by 3 iterations, through 4 stages of 4096 bytes in shared memory; CTAs to a multiprocessor: 2 [TIR0641]}}
    %sum = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      // expected-remark @below {{not copied ahead: no dimension of the tile is known to be contiguous in memory; instead: strides=[…,1], with the 1 in the type [TIR0663]}}
      %x, %t1 = load_view_tko weak %av[%zero, %k] : partition_view<tile=(64x32), tensor_view<256x256xf16, strides=[?,?]>>, tile<i32> -> tile<64x32xf16>, token
      %y, %t2 = load_view_tko weak %bv[%k, %zero] : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<32x64xf16>, token
      // expected-remark @below {{multiplied by mma.m16n8k16.f32.f16, warps in 2 rows and 2 columns [TIR0625]}}
      // expected-remark @below {{not multiplied by wgmma.m64k16.f32.f16, which sm_90 lacks; instead: --target=sm_90a, if that is the GPU [TIR0626]}}
      // expected-remark @below {{the copy engine is not used: on sm_90 the threads multiply themselves, and a role that copies is made for products that run beside them [TIR0633]}}
      %next = mmaf %x, %y, %acc : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
// What is out of bounds is NaN.
// remarks: sm_90 schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %c = assume div_by<16>, %C : tile<ptr<f32>>
    %at = make_tensor_view %a, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %bt = make_tensor_view %b, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(64x32), padding_value = nan, tensor_view<256x256xf16, strides=[256,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    // expected-remark @below {{operands copied ahead: 1, by 3 iterations, through 4 stages of 4096 bytes in shared memory; CTAs to a multiprocessor: 2 [TIR0641]}}
    %sum = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      // expected-remark @below {{not copied ahead: what is out of bounds is not zero; instead: padding_value = zero, or none [TIR0664]}}
      %x, %t1 = load_view_tko weak %av[%zero, %k] : partition_view<tile=(64x32), padding_value = nan, tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<64x32xf16>, token
      %y, %t2 = load_view_tko weak %bv[%k, %zero] : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<32x64xf16>, token
      // expected-remark @below {{multiplied by mma.m16n8k16.f32.f16, warps in 2 rows and 2 columns [TIR0625]}}
      // expected-remark @below {{not multiplied by wgmma.m64k16.f32.f16, which sm_90 lacks; instead: --target=sm_90a, if that is the GPU [TIR0626]}}
      // expected-remark @below {{the copy engine is not used: on sm_90 the threads multiply themselves, and a role that copies is made for products that run beside them [TIR0633]}}
      %next = mmaf %x, %y, %acc : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
// Nothing is known of the address.
// remarks: sm_90 schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %c = assume div_by<16>, %C : tile<ptr<f32>>
    %at = make_tensor_view %A, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %bt = make_tensor_view %b, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(64x32), tensor_view<256x256xf16, strides=[256,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    // expected-remark @below {{operands copied ahead: 1, by 3 iterations, through 4 stages of 4096 bytes in shared memory; CTAs to a multiprocessor: 2 [TIR0641]}}
    %sum = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      // expected-remark @below {{not copied ahead: no more than 2 bytes at a time are known to be aligned and in bounds together, and a copy moves 16: the address is known to be a multiple of 1 bytes only; instead: assume div_by<16> on the pointer [TIR0666]}}
      %x, %t1 = load_view_tko weak %av[%zero, %k] : partition_view<tile=(64x32), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<64x32xf16>, token
      %y, %t2 = load_view_tko weak %bv[%k, %zero] : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<32x64xf16>, token
      // expected-remark @below {{multiplied by mma.m16n8k16.f32.f16, warps in 2 rows and 2 columns [TIR0625]}}
      // expected-remark @below {{not multiplied by wgmma.m64k16.f32.f16, which sm_90 lacks; instead: --target=sm_90a, if that is the GPU [TIR0626]}}
      // expected-remark @below {{the copy engine is not used: on sm_90 the threads multiply themselves, and a role that copies is made for products that run beside them [TIR0633]}}
      %next = mmaf %x, %y, %acc : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
// The stride is not known to be a multiple of 8 elements.
// remarks: sm_90 schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %c = assume div_by<16>, %C : tile<ptr<f32>>
    %at = make_tensor_view %a, shape = [256, 256], strides = [%n, 1] : tile<i32> -> tensor_view<256x256xf16, strides=[?,1]>
    %bt = make_tensor_view %b, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(64x32), tensor_view<256x256xf16, strides=[?,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    // expected-remark @below {{operands copied ahead: 1, by 3 iterations, through 4 stages of 4096 bytes in shared memory; CTAs to a multiprocessor: 2 [TIR0641]}}
    %sum = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      // expected-remark @below {{not copied ahead: no more than 2 bytes at a time are known to be aligned and in bounds together, and a copy moves 16: the stride of dimension 0 is known to be a multiple of 2 bytes only; instead: assume div_by<8> on it, or a constant stride that is such a multiple [TIR0666]}}
      %x, %t1 = load_view_tko weak %av[%zero, %k] : partition_view<tile=(64x32), tensor_view<256x256xf16, strides=[?,1]>>, tile<i32> -> tile<64x32xf16>, token
      %y, %t2 = load_view_tko weak %bv[%k, %zero] : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<32x64xf16>, token
      // expected-remark @below {{multiplied by mma.m16n8k16.f32.f16, warps in 2 rows and 2 columns [TIR0625]}}
      // expected-remark @below {{not multiplied by wgmma.m64k16.f32.f16, which sm_90 lacks; instead: --target=sm_90a, if that is the GPU [TIR0626]}}
      // expected-remark @below {{the copy engine is not used: on sm_90 the threads multiply themselves, and a role that copies is made for products that run beside them [TIR0633]}}
      %next = mmaf %x, %y, %acc : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
// The view comes from outside.
// remarks: sm_90 schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  entry @f(%av: partition_view<tile=(64x32), tensor_view<256x256xf16, strides=[256,1]>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %c = assume div_by<16>, %C : tile<ptr<f32>>
    %bt = make_tensor_view %b, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %bv = make_partition_view %bt : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    // expected-remark @below {{operands copied ahead: 1, by 3 iterations, through 4 stages of 4096 bytes in shared memory; CTAs to a multiprocessor: 2 [TIR0641]}}
    %sum = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      // expected-remark @below {{not copied ahead: no more than 2 bytes at a time are known to be aligned and in bounds together, and a copy moves 16: what the view is made of is not seen; instead: make_tensor_view in the entry, of parameters of which enough is assumed [TIR0666]}}
      %x, %t1 = load_view_tko weak %av[%zero, %k] : partition_view<tile=(64x32), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<64x32xf16>, token
      %y, %t2 = load_view_tko weak %bv[%k, %zero] : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<32x64xf16>, token
      // expected-remark @below {{multiplied by mma.m16n8k16.f32.f16, warps in 2 rows and 2 columns [TIR0625]}}
      // expected-remark @below {{not multiplied by wgmma.m64k16.f32.f16, which sm_90 lacks; instead: --target=sm_90a, if that is the GPU [TIR0626]}}
      // expected-remark @below {{the copy engine is not used: on sm_90 the threads multiply themselves, and a role that copies is made for products that run beside them [TIR0633]}}
      %next = mmaf %x, %y, %acc : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
// Rows of 8 bytes.
// remarks: sm_90 schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %c = assume div_by<16>, %C : tile<ptr<f32>>
    %at = make_tensor_view %a, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %bt = make_tensor_view %b, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(64x4), tensor_view<256x256xf16, strides=[256,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(4x64), tensor_view<256x256xf16, strides=[256,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    // expected-remark @below {{operands copied ahead: 1, by 3 iterations, through 4 stages of 512 bytes in shared memory; CTAs to a multiprocessor: 3 [TIR0641]}}
    %sum = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      // expected-remark @below {{not copied ahead: a row of the tile has 8 bytes, and a copy moves 16; instead: tiles with longer rows [TIR0667]}}
      %x, %t1 = load_view_tko weak %av[%zero, %k] : partition_view<tile=(64x4), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<64x4xf16>, token
      %y, %t2 = load_view_tko weak %bv[%k, %zero] : partition_view<tile=(4x64), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<4x64xf16>, token
      // expected-remark @below {{multiplied by fma.f32.f16, warps in 2 rows and 2 columns [TIR0625]}}
      // expected-remark @below {{not multiplied by wgmma.m64k16.f32.f16, which sm_90 lacks; instead: --target=sm_90a, if that is the GPU [TIR0626]}}
      // expected-remark @below {{not multiplied by mma.m16n8k16.f32.f16, which takes 16x8x16 at least: the product is 64x64x4; instead: larger tiles [TIR0627]}}
      // expected-remark @below {{the copy engine is not used: on sm_90 the threads multiply themselves, and a role that copies is made for products that run beside them [TIR0633]}}
      %next = mmaf %x, %y, %acc : tile<64x4xf16>, tile<4x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
// Where it is loaded from was loaded itself.
// remarks: sm_90 schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>, %D: tile<ptr<i32>>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %c = assume div_by<16>, %C : tile<ptr<f32>>
    %at = make_tensor_view %a, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %bt = make_tensor_view %b, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(64x32), tensor_view<256x256xf16, strides=[256,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    // expected-remark @below {{operands copied ahead: 1, by 3 iterations, through 4 stages of 4096 bytes in shared memory; CTAs to a multiprocessor: 2 [TIR0641]}}
    %sum = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %i, %t0 = load_ptr_tko weak %D : tile<ptr<i32>> -> tile<i32>, token
      // expected-remark @below {{not copied ahead: where it reads depends on load_ptr_tko, which cannot be computed ahead; instead: an index made of the loop's variable and of what is computed by pure ops [TIR0668]}}
      %x, %t1 = load_view_tko weak %av[%zero, %i] : partition_view<tile=(64x32), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<64x32xf16>, token
      %y, %t2 = load_view_tko weak %bv[%k, %zero] : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<32x64xf16>, token
      // expected-remark @below {{multiplied by mma.m16n8k16.f32.f16, warps in 2 rows and 2 columns [TIR0625]}}
      // expected-remark @below {{not multiplied by wgmma.m64k16.f32.f16, which sm_90 lacks; instead: --target=sm_90a, if that is the GPU [TIR0626]}}
      // expected-remark @below {{the copy engine is not used: on sm_90 the threads multiply themselves, and a role that copies is made for products that run beside them [TIR0633]}}
      %next = mmaf %x, %y, %acc : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
// A loop beside the product.
// remarks: sm_90 schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %c = assume div_by<16>, %C : tile<ptr<f32>>
    %at = make_tensor_view %a, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %bt = make_tensor_view %b, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(64x32), tensor_view<256x256xf16, strides=[256,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    // expected-remark @below {{there is another loop in it; instead: the product in the inner loop only [TIR0651]}}
    %sum = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      for %j in (%zero to %n, step %one) : tile<i32> {
        print_tko "%d", %j : tile<i32> -> token
        continue
      }
      %x, %t1 = load_view_tko weak %av[%zero, %k] : partition_view<tile=(64x32), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<64x32xf16>, token
      %y, %t2 = load_view_tko weak %bv[%k, %zero] : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<32x64xf16>, token
      // expected-remark @below {{multiplied by mma.m16n8k16.f32.f16, warps in 2 rows and 2 columns [TIR0625]}}
      // expected-remark @below {{not multiplied by wgmma.m64k16.f32.f16, which sm_90 lacks; instead: --target=sm_90a, if that is the GPU [TIR0626]}}
      // expected-remark @below {{the copy engine is not used: on sm_90 the threads multiply themselves, and a role that copies is made for products that run beside them [TIR0633]}}
      %next = mmaf %x, %y, %acc : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
// A loop variable of 64 bits, and one without sign.
// remarks: sm_90 schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i64>) {
    %zero = constant <i64: 0> : tile<i64>
    %one = constant <i64: 1> : tile<i64>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %c = assume div_by<16>, %C : tile<ptr<f32>>
    %at = make_tensor_view %a, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %bt = make_tensor_view %b, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(64x32), tensor_view<256x256xf16, strides=[256,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    // expected-remark @below {{its variable is i64, and copies ahead are counted in signed numbers of at most 32 bits; instead: a variable of i32, compared as signed [TIR0652]}}
    %sum = for %k in (%zero to %n, step %one) : tile<i64> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %x, %t1 = load_view_tko weak %av[%zero, %k] : partition_view<tile=(64x32), tensor_view<256x256xf16, strides=[256,1]>>, tile<i64> -> tile<64x32xf16>, token
      %y, %t2 = load_view_tko weak %bv[%k, %zero] : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>, tile<i64> -> tile<32x64xf16>, token
      // expected-remark @below {{multiplied by mma.m16n8k16.f32.f16, warps in 2 rows and 2 columns [TIR0625]}}
      // expected-remark @below {{not multiplied by wgmma.m64k16.f32.f16, which sm_90 lacks; instead: --target=sm_90a, if that is the GPU [TIR0626]}}
      // expected-remark @below {{the copy engine is not used: on sm_90 the threads multiply themselves, and a role that copies is made for products that run beside them [TIR0633]}}
      %next = mmaf %x, %y, %acc : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i64> -> token
    return
  }
}
// -----
// A loop variable without sign.
// remarks: sm_90 schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %c = assume div_by<16>, %C : tile<ptr<f32>>
    %at = make_tensor_view %a, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %bt = make_tensor_view %b, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(64x32), tensor_view<256x256xf16, strides=[256,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    // expected-remark @below {{its variable is i32, unsigned, and copies ahead are counted in signed numbers of at most 32 bits; instead: a variable of i32, compared as signed [TIR0652]}}
    %sum = for unsigned %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %x, %t1 = load_view_tko weak %av[%zero, %k] : partition_view<tile=(64x32), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<64x32xf16>, token
      %y, %t2 = load_view_tko weak %bv[%k, %zero] : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<32x64xf16>, token
      // expected-remark @below {{multiplied by mma.m16n8k16.f32.f16, warps in 2 rows and 2 columns [TIR0625]}}
      // expected-remark @below {{not multiplied by wgmma.m64k16.f32.f16, which sm_90 lacks; instead: --target=sm_90a, if that is the GPU [TIR0626]}}
      // expected-remark @below {{the copy engine is not used: on sm_90 the threads multiply themselves, and a role that copies is made for products that run beside them [TIR0633]}}
      %next = mmaf %x, %y, %acc : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
// A loop that ends by break.
// remarks: sm_90 schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: where an operand of a loop's products lies depends on both x and y, so neighbours along neither are known to share it [TIR0734]}}
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %c = assume div_by<16>, %C : tile<ptr<f32>>
    %at = make_tensor_view %a, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %bt = make_tensor_view %b, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(64x32), tensor_view<256x256xf16, strides=[256,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    // expected-remark @below {{nothing is copied ahead in a loop without bounds; instead: for with its bounds [TIR0653]}}
    %sum = loop iter_values(%acc = %none, %k = %zero) : tile<64x64xf32>, tile<i32> -> tile<64x64xf32> {
      %end = cmpi equal %k, %n, signed : tile<i32> -> tile<i1>
      if %end {
        break %acc : tile<64x64xf32>
      }
      %x, %t1 = load_view_tko weak %av[%zero, %k] : partition_view<tile=(64x32), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<64x32xf16>, token
      %y, %t2 = load_view_tko weak %bv[%k, %zero] : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<32x64xf16>, token
      // expected-remark @below {{multiplied by mma.m16n8k16.f32.f16, warps in 2 rows and 2 columns [TIR0625]}}
      // expected-remark @below {{not multiplied by wgmma.m64k16.f32.f16, which sm_90 lacks; instead: --target=sm_90a, if that is the GPU [TIR0626]}}
      // expected-remark @below {{the copy engine is not used: on sm_90 the threads multiply themselves, and a role that copies is made for products that run beside them [TIR0633]}}
      %next = mmaf %x, %y, %acc : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      %k1 = addi %k, %one : tile<i32>
      continue %next, %k1 : tile<64x64xf32>, tile<i32>
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
// No operand is in memory.
// remarks: sm_80 schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %c = assume div_by<16>, %C : tile<ptr<f32>>
    %at = make_tensor_view %a, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %bt = make_tensor_view %b, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(64x32), tensor_view<256x256xf16, strides=[256,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    // expected-remark @below {{nothing is copied ahead for the loop's products (1): no operand goes through shared memory [TIR0642]}}
    %sum = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %x = constant <f16: 1.0> : tile<64x32xf16>
      %y = constant <f16: 1.0> : tile<32x64xf16>
      // expected-remark @below {{multiplied by mma.m16n8k16.f32.f16, warps in 2 rows and 2 columns [TIR0625]}}
      %next = mmaf %x, %y, %acc : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
// Shared memory holds two stages of one CTA only.
// remarks: sm_120 schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 8, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<128x128xf32>
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %c = assume div_by<16>, %C : tile<ptr<f32>>
    %at = make_tensor_view %a, shape = [1024, 1024], strides = [1024, 1] : tensor_view<1024x1024xf16, strides=[1024,1]>
    %bt = make_tensor_view %b, shape = [1024, 1024], strides = [1024, 1] : tensor_view<1024x1024xf16, strides=[1024,1]>
    %ct = make_tensor_view %c, shape = [128, 128], strides = [128, 1] : tensor_view<128x128xf32, strides=[128,1]>
    %av = make_partition_view %at : partition_view<tile=(128x64), tensor_view<1024x1024xf16, strides=[1024,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(64x128), tensor_view<1024x1024xf16, strides=[1024,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(128x128), tensor_view<128x128xf32, strides=[128,1]>>
    // expected-remark @below {{operands copied ahead: 2, by 2 iterations, through 3 stages of 32768 bytes in shared memory; CTAs to a multiprocessor: 1 [TIR0641]}}
    // expected-remark @below {{3 stages, where 4 would be used: a stage takes 32768 bytes of shared memory, and there are 101376, with CTAs to a multiprocessor: 1; instead: smaller tiles along what is summed over [TIR0644]}}
    // expected-remark @below {{CTAs to a multiprocessor: 1, where 2 would be aimed at: with more of them 2 stages of 32768 bytes do not fit; instead: smaller tiles [TIR0645]}}
    %sum = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      %x, %t1 = load_view_tko weak %av[%zero, %k] : partition_view<tile=(128x64), tensor_view<1024x1024xf16, strides=[1024,1]>>, tile<i32> -> tile<128x64xf16>, token
      %y, %t2 = load_view_tko weak %bv[%k, %zero] : partition_view<tile=(64x128), tensor_view<1024x1024xf16, strides=[1024,1]>>, tile<i32> -> tile<64x128xf16>, token
      // expected-remark @below {{multiplied by mma.m16n8k16.f32.f16, warps in 2 rows and 4 columns [TIR0625]}}
      // expected-remark @below {{the copy engine is not used: on sm_120 the threads multiply themselves, and a role that copies is made for products that run beside them [TIR0633]}}
      %next = mmaf %x, %y, %acc : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<128x128xf32, strides=[128,1]>>, tile<i32> -> token
    return
  }
}
// -----
// The CTAs of a cluster hold parts of the pointers.
// remarks: sm_90 schedule
cuda_tile.module @m {
  // expected-remark @below {{a tile block runs on a cluster of 2 CTAs, as the hint num_cta_in_cga asks for it [TIR0621]}}
  // expected-remark @below {{warps to a tile block: 8, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: they run on clusters, whose CTAs are neighbours in the grid [TIR0734]}}
  entry @f(%A: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>) optimization_hints=<default = {num_cta_in_cga = 2}> {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %i = iota : tile<64xi32>
    %column = reshape %i : tile<64xi32> -> tile<64x1xi32>
    %row = reshape %i : tile<64xi32> -> tile<1x64xi32>
    %width = constant <i32: 64> : tile<64x1xi32>
    %m = remi %column, %width signed : tile<64x1xi32>
    %rows = muli %m, %width : tile<64x1xi32>
    %r = broadcast %rows : tile<64x1xi32> -> tile<64x64xi32>
    %c = broadcast %row : tile<1x64xi32> -> tile<64x64xi32>
    %rc = addi %r, %c : tile<64x64xi32>
    %a1 = reshape %a : tile<ptr<f16>> -> tile<1x1xptr<f16>>
    %ab = broadcast %a1 : tile<1x1xptr<f16>> -> tile<64x64xptr<f16>>
    %p = offset %ab, %rc : tile<64x64xptr<f16>>, tile<64x64xi32> -> tile<64x64xptr<f16>>
    %ct = make_tensor_view %C, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    // expected-remark @below {{nothing is copied ahead for the loop's products (1): copies through pointers in a cluster [TIR0642]}}
    %sum = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      // expected-remark @below {{not copied ahead: the CTAs of a cluster hold parts of the pointers each; instead: load_view_tko, or no cluster [TIR0665]}}
      %x, %t1 = load_ptr_tko weak %p : tile<64x64xptr<f16>> -> tile<64x64xf16>, token
      // expected-remark @below {{not copied ahead: the CTAs of a cluster hold parts of the pointers each; instead: load_view_tko, or no cluster [TIR0665]}}
      %y, %t2 = load_ptr_tko weak %p : tile<64x64xptr<f16>> -> tile<64x64xf16>, token
      // expected-remark @below {{multiplied by mma.m16n8k16.f32.f16, warps in 2 rows and 4 columns [TIR0625]}}
      // expected-remark @below {{not multiplied by wgmma.m64k16.f32.f16, which sm_90 lacks; instead: --target=sm_90a, if that is the GPU [TIR0626]}}
      // expected-remark @below {{the copy engine is not used: on sm_90 the threads multiply themselves, and a role that copies is made for products that run beside them [TIR0633]}}
      %next = mmaf %x, %y, %acc : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
// What is masked is one.
// remarks: sm_90 schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  entry @f(%A: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %i = iota : tile<64xi32>
    %column = reshape %i : tile<64xi32> -> tile<64x1xi32>
    %row = reshape %i : tile<64xi32> -> tile<1x64xi32>
    %width = constant <i32: 64> : tile<64x1xi32>
    %m = remi %column, %width signed : tile<64x1xi32>
    %rows = muli %m, %width : tile<64x1xi32>
    %r = broadcast %rows : tile<64x1xi32> -> tile<64x64xi32>
    %c = broadcast %row : tile<1x64xi32> -> tile<64x64xi32>
    %rc = addi %r, %c : tile<64x64xi32>
    %a1 = reshape %a : tile<ptr<f16>> -> tile<1x1xptr<f16>>
    %ab = broadcast %a1 : tile<1x1xptr<f16>> -> tile<64x64xptr<f16>>
    %p = offset %ab, %rc : tile<64x64xptr<f16>>, tile<64x64xi32> -> tile<64x64xptr<f16>>
    %ct = make_tensor_view %C, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    // expected-remark @below {{nothing is copied ahead for the loop's products (1): padding other than zero [TIR0642]}}
    %sum = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %q = constant <f16: 1.0> : tile<64x64xf16>
      %ok = constant <i1: 1> : tile<64x64xi1>
      // expected-remark @below {{not copied ahead: what is out of bounds is not zero; instead: padding_value = zero, or none [TIR0664]}}
      %x, %t1 = load_ptr_tko weak %p, %ok, %q : tile<64x64xptr<f16>>, tile<64x64xi1>, tile<64x64xf16> -> tile<64x64xf16>, token
      // expected-remark @below {{not copied ahead: what is out of bounds is not zero; instead: padding_value = zero, or none [TIR0664]}}
      %y, %t2 = load_ptr_tko weak %p, %ok, %q : tile<64x64xptr<f16>>, tile<64x64xi1>, tile<64x64xf16> -> tile<64x64xf16>, token
      // expected-remark @below {{multiplied by mma.m16n8k16.f32.f16, warps in 2 rows and 2 columns [TIR0625]}}
      // expected-remark @below {{not multiplied by wgmma.m64k16.f32.f16, which sm_90 lacks; instead: --target=sm_90a, if that is the GPU [TIR0626]}}
      // expected-remark @below {{the copy engine is not used: on sm_90 the threads multiply themselves, and a role that copies is made for products that run beside them [TIR0633]}}
      %next = mmaf %x, %y, %acc : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
// Shared memory does not hold two stages.
// remarks: sm_120 schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 8, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<128x128xf32>
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %c = assume div_by<16>, %C : tile<ptr<f32>>
    %at = make_tensor_view %a, shape = [1024, 1024], strides = [1024, 1] : tensor_view<1024x1024xf16, strides=[1024,1]>
    %bt = make_tensor_view %b, shape = [1024, 1024], strides = [1024, 1] : tensor_view<1024x1024xf16, strides=[1024,1]>
    %ct = make_tensor_view %c, shape = [128, 128], strides = [128, 1] : tensor_view<128x128xf32, strides=[128,1]>
    %av = make_partition_view %at : partition_view<tile=(128x128), tensor_view<1024x1024xf16, strides=[1024,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(128x128), tensor_view<1024x1024xf16, strides=[1024,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(128x128), tensor_view<128x128xf32, strides=[128,1]>>
    // expected-remark @below {{not copied ahead: 2 stages of 65536 bytes do not fit into the 101376 bytes of shared memory that are left, with CTAs to a multiprocessor: 1; instead: smaller tiles along what is summed over [TIR0643]}}
    %sum = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      %x, %t1 = load_view_tko weak %av[%zero, %k] : partition_view<tile=(128x128), tensor_view<1024x1024xf16, strides=[1024,1]>>, tile<i32> -> tile<128x128xf16>, token
      %y, %t2 = load_view_tko weak %bv[%k, %zero] : partition_view<tile=(128x128), tensor_view<1024x1024xf16, strides=[1024,1]>>, tile<i32> -> tile<128x128xf16>, token
      // expected-remark @below {{multiplied by mma.m16n8k16.f32.f16, warps in 2 rows and 4 columns [TIR0625]}}
      // expected-remark @below {{the copy engine is not used: on sm_120 the threads multiply themselves, and a role that copies is made for products that run beside them [TIR0633]}}
      %next = mmaf %x, %y, %acc : tile<128x128xf16>, tile<128x128xf16>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<128x128xf32, strides=[128,1]>>, tile<i32> -> token
    return
  }
}
// -----
// An iteration is cut short.
// remarks: sm_90 schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %c = assume div_by<16>, %C : tile<ptr<f32>>
    %at = make_tensor_view %a, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %bt = make_tensor_view %b, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(64x32), tensor_view<256x256xf16, strides=[256,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    // expected-remark @below {{an iteration may end before the end of the body; instead: if around what is left out, and a bound that the loop ends at [TIR0650]}}
    %sum = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %is = cmpi equal %k, %one, signed : tile<i32> -> tile<i1>
      if %is {
        continue %acc : tile<64x64xf32>
      }
      %x, %t1 = load_view_tko weak %av[%zero, %k] : partition_view<tile=(64x32), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<64x32xf16>, token
      %y, %t2 = load_view_tko weak %bv[%k, %zero] : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<32x64xf16>, token
      // expected-remark @below {{multiplied by mma.m16n8k16.f32.f16, warps in 2 rows and 2 columns [TIR0625]}}
      // expected-remark @below {{not multiplied by wgmma.m64k16.f32.f16, which sm_90 lacks; instead: --target=sm_90a, if that is the GPU [TIR0626]}}
      // expected-remark @below {{the copy engine is not used: on sm_90 the threads multiply themselves, and a role that copies is made for products that run beside them [TIR0633]}}
      %next = mmaf %x, %y, %acc : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
// Copies ahead leave no byte for the print.
// remarks: sm_120 chunk,schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  entry @f(%A: tile<ptr<f32>>, %B: tile<ptr<f32>>, %C: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<128x4xf32>
    %a = assume div_by<16>, %A : tile<ptr<f32>>
    %b = assume div_by<16>, %B : tile<ptr<f32>>
    %c = assume div_by<16>, %C : tile<ptr<f32>>
    %at = make_tensor_view %a, shape = [1024, 1024], strides = [1024, 1] : tensor_view<1024x1024xf32, strides=[1024,1]>
    %bt = make_tensor_view %b, shape = [1024, 1024], strides = [1024, 1] : tensor_view<1024x1024xf32, strides=[1024,1]>
    %ct = make_tensor_view %c, shape = [128, 4], strides = [4, 1] : tensor_view<128x4xf32, strides=[4,1]>
    %av = make_partition_view %at : partition_view<tile=(128x64), tensor_view<1024x1024xf32, strides=[1024,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(64x4), tensor_view<1024x1024xf32, strides=[1024,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(128x4), tensor_view<128x4xf32, strides=[4,1]>>
    // expected-remark @below {{operands copied ahead: 2, by 1 iterations, through 2 stages of 33792 bytes in shared memory; CTAs to a multiprocessor: 1 [TIR0641]}}
    // expected-remark @below {{2 stages, where 4 would be used: a stage takes 33792 bytes of shared memory, and there are 101360, with CTAs to a multiprocessor: 1; instead: smaller tiles along what is summed over [TIR0644]}}
    // expected-remark @below {{CTAs to a multiprocessor: 1, where 3 would be aimed at: with more of them 2 stages of 33792 bytes do not fit; instead: smaller tiles [TIR0645]}}
    %sum = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x4xf32>) {
      %x, %t1 = load_view_tko weak %av[%zero, %k] : partition_view<tile=(128x64), tensor_view<1024x1024xf32, strides=[1024,1]>>, tile<i32> -> tile<128x64xf32>, token
      %y, %t2 = load_view_tko weak %bv[%k, %zero] : partition_view<tile=(64x4), tensor_view<1024x1024xf32, strides=[1024,1]>>, tile<i32> -> tile<64x4xf32>, token
      // expected-remark @below {{multiplied by fma.f32, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{f32 is multiplied by the threads, not by tensor cores, which would round it to tf32; instead: ftof to tf32 before the product, if 10 bits of fraction are enough [TIR0631]}}
      // expected-remark @below {{the copy engine is not used: on sm_120 the threads multiply themselves, and a role that copies is made for products that run beside them [TIR0633]}}
      %next = mmaf %x, %y, %acc : tile<128x64xf32>, tile<64x4xf32>, tile<128x4xf32>
      // expected-remark @below {{scheduled again, with 16 bytes of shared memory left beside what products read there: it needs 101392 bytes of shared memory, and a tile block has at most 101376 on sm_120; instead: smaller tiles [TIR0646]}}
      print_tko "%f", %next : tile<128x4xf32> -> token
      continue %next : tile<128x4xf32>
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<128x4xf32>, partition_view<tile=(128x4), tensor_view<128x4xf32, strides=[4,1]>>, tile<i32> -> token
    return
  }
}
// -----
// One CTA is asked for: threads copy further ahead.
// remarks: sm_90a schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  // expected-remark @below {{CTAs to a multiprocessor: 1, as its schedule says so [TIR0743]}}
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %c = assume div_by<16>, %C : tile<ptr<f32>>
    %at = make_tensor_view %a, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %bt = make_tensor_view %b, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(64x64), tensor_view<256x256xf16, strides=[256,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(64x64), tensor_view<256x256xf16, strides=[256,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    // expected-remark @below {{nothing is copied ahead for the loop's products (1): an operand that is computed [TIR0642]}}
    %first = for %j in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      // expected-remark @below {{not copied ahead: the operand comes from ftof, not from a load; instead: the operand in memory as it is multiplied, or the conversion after the product [TIR0655]}}
      %e = ftof %acc : tile<64x64xf32> -> tile<64x64xf16>
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{the threads wait for it where it is begun: no role copies for its loop, so threads go on with that when it is done [TIR0702]}}
      %next = mmaf %e, %e, %acc : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    // expected-remark @below {{operands copied ahead: 2, by 3 iterations, through 4 stages of 32768 bytes in shared memory; CTAs to a multiprocessor: 1 [TIR0641]}}
    %sum = for %j in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %first) -> (tile<64x64xf32>) {
      // expected-remark @below {{not by the copy engine: threads read it, no product that runs beside them [TIR0722]}}
      %x, %t1 = load_view_tko weak %cv[%j, %zero] : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> tile<64x64xf32>, token
      // expected-remark @below {{not by the copy engine: threads read it, no product that runs beside them [TIR0722]}}
      %y, %t2 = load_view_tko weak %cv[%zero, %j] : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> tile<64x64xf32>, token
      // expected-remark @below {{multiplied by fma.f32, warps in 2 rows and 2 columns [TIR0625]}}
      // expected-remark @below {{f32 is multiplied by the threads, not by tensor cores, which would round it to tf32; instead: ftof to tf32 before the product, if 10 bits of fraction are enough [TIR0631]}}
      %next = mmaf %x, %y, %acc : tile<64x64xf32>, tile<64x64xf32>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.occupancy = 1 : i64}
}
// -----
// Four CTAs are asked for: there is no room for copies ahead.
// remarks: sm_90a schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  // expected-remark @below {{CTAs to a multiprocessor: 4, as its schedule says so [TIR0743]}}
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %c = assume div_by<16>, %C : tile<ptr<f32>>
    %at = make_tensor_view %a, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %bt = make_tensor_view %b, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(64x64), tensor_view<256x256xf16, strides=[256,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(64x64), tensor_view<256x256xf16, strides=[256,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    // expected-remark @below {{nothing is copied ahead for the loop's products (1): an operand that is computed [TIR0642]}}
    %first = for %j in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      // expected-remark @below {{not copied ahead: the operand comes from ftof, not from a load; instead: the operand in memory as it is multiplied, or the conversion after the product [TIR0655]}}
      %e = ftof %acc : tile<64x64xf32> -> tile<64x64xf16>
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{the threads wait for it where it is begun: no role copies for its loop, so threads go on with that when it is done [TIR0702]}}
      %next = mmaf %e, %e, %acc : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    // expected-remark @below {{not copied ahead: 2 stages of 32768 bytes do not fit into the 40960 bytes of shared memory that are left, with CTAs to a multiprocessor: 4; instead: smaller tiles along what is summed over [TIR0643]}}
    %sum = for %j in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %first) -> (tile<64x64xf32>) {
      // expected-remark @below {{not by the copy engine: threads read it, no product that runs beside them [TIR0722]}}
      %x, %t1 = load_view_tko weak %cv[%j, %zero] : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> tile<64x64xf32>, token
      // expected-remark @below {{not by the copy engine: threads read it, no product that runs beside them [TIR0722]}}
      %y, %t2 = load_view_tko weak %cv[%zero, %j] : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> tile<64x64xf32>, token
      // expected-remark @below {{multiplied by fma.f32, warps in 2 rows and 2 columns [TIR0625]}}
      // expected-remark @below {{f32 is multiplied by the threads, not by tensor cores, which would round it to tf32; instead: ftof to tf32 before the product, if 10 bits of fraction are enough [TIR0631]}}
      %next = mmaf %x, %y, %acc : tile<64x64xf32>, tile<64x64xf32>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.occupancy = 4 : i64}
}
