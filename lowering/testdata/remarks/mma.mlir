// By wgmma.
// remarks: sm_90a schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{a CTA runs one tile block after the other, and copies for the next begin while it stores the last; as many are launched as multiprocessors hold, 4 each [TIR0720]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  // expected-remark @below {{CTAs to a multiprocessor: 4, as others multiply while one waits [TIR0743]}}
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
    // expected-remark @below {{6 stages, where 8 would be used: a stage takes 8192 bytes of shared memory, and there are 57088, with CTAs to a multiprocessor: 4; instead: smaller tiles along what is summed over [TIR0644]}}
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 2, through 6 stages of 8192 bytes in shared memory [TIR0632]}}
    %sum = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %x, %t1 = load_view_tko weak %av[%zero, %k] : partition_view<tile=(64x32), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<64x32xf16>, token
      %y, %t2 = load_view_tko weak %bv[%k, %zero] : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<32x64xf16>, token
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{under way beside the threads until the next iteration's has begun: the copy engine brings its operands, and its instruction adds it up [TIR0742]}}
      %next = mmaf %x, %y, %acc : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
// The target is not named with the features of its generation.
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
// Fewer rows than an instruction takes.
// remarks: sm_90a schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<16x64xf32>
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %c = assume div_by<16>, %C : tile<ptr<f32>>
    %at = make_tensor_view %a, shape = [1024, 1024], strides = [1024, 1] : tensor_view<1024x1024xf16, strides=[1024,1]>
    %bt = make_tensor_view %b, shape = [1024, 1024], strides = [1024, 1] : tensor_view<1024x1024xf16, strides=[1024,1]>
    %ct = make_tensor_view %c, shape = [16, 64], strides = [64, 1] : tensor_view<16x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(16x32), tensor_view<1024x1024xf16, strides=[1024,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(32x64), tensor_view<1024x1024xf16, strides=[1024,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(16x64), tensor_view<16x64xf32, strides=[64,1]>>
    // expected-remark @below {{operands copied ahead: 2, by 3 iterations, through 4 stages of 5120 bytes in shared memory; CTAs to a multiprocessor: 2 [TIR0641]}}
    %sum = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<16x64xf32>) {
      %x, %t1 = load_view_tko weak %av[%zero, %k] : partition_view<tile=(16x32), tensor_view<1024x1024xf16, strides=[1024,1]>>, tile<i32> -> tile<16x32xf16>, token
      %y, %t2 = load_view_tko weak %bv[%k, %zero] : partition_view<tile=(32x64), tensor_view<1024x1024xf16, strides=[1024,1]>>, tile<i32> -> tile<32x64xf16>, token
      // expected-remark @below {{multiplied by mma.m16n8k16.f32.f16, warps in 1 rows and 4 columns [TIR0625]}}
      // expected-remark @below {{not multiplied by wgmma.m64k16.f32.f16, which takes 64x8x16 at least: the product is 16x64x32; instead: larger tiles [TIR0627]}}
      // expected-remark @below {{the copy engine is not used: no product in a loop runs beside the threads [TIR0633]}}
      %next = mmaf %x, %y, %acc : tile<16x32xf16>, tile<32x64xf16>, tile<16x64xf32>
      continue %next : tile<16x64xf32>
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<16x64xf32>, partition_view<tile=(16x64), tensor_view<16x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
// Fewer than an instruction of any kind takes.
// remarks: sm_80 schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<8x64xf32>
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %c = assume div_by<16>, %C : tile<ptr<f32>>
    %at = make_tensor_view %a, shape = [1024, 1024], strides = [1024, 1] : tensor_view<1024x1024xf16, strides=[1024,1]>
    %bt = make_tensor_view %b, shape = [1024, 1024], strides = [1024, 1] : tensor_view<1024x1024xf16, strides=[1024,1]>
    %ct = make_tensor_view %c, shape = [8, 64], strides = [64, 1] : tensor_view<8x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(8x32), tensor_view<1024x1024xf16, strides=[1024,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(32x64), tensor_view<1024x1024xf16, strides=[1024,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(8x64), tensor_view<8x64xf32, strides=[64,1]>>
    // expected-remark @below {{operands copied ahead: 2, by 3 iterations, through 4 stages of 4608 bytes in shared memory; CTAs to a multiprocessor: 3 [TIR0641]}}
    %sum = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<8x64xf32>) {
      %x, %t1 = load_view_tko weak %av[%zero, %k] : partition_view<tile=(8x32), tensor_view<1024x1024xf16, strides=[1024,1]>>, tile<i32> -> tile<8x32xf16>, token
      %y, %t2 = load_view_tko weak %bv[%k, %zero] : partition_view<tile=(32x64), tensor_view<1024x1024xf16, strides=[1024,1]>>, tile<i32> -> tile<32x64xf16>, token
      // expected-remark @below {{multiplied by fma.f32.f16, warps in 1 rows and 4 columns [TIR0625]}}
      // expected-remark @below {{not multiplied by mma.m16n8k16.f32.f16, which takes 16x8x16 at least: the product is 8x64x32; instead: larger tiles [TIR0627]}}
      %next = mmaf %x, %y, %acc : tile<8x32xf16>, tile<32x64xf16>, tile<8x64xf32>
      continue %next : tile<8x64xf32>
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<8x64xf32>, partition_view<tile=(8x64), tensor_view<8x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
// Two warps are no group.
// remarks: sm_90a schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 2, as the hint num_worker_warps_per_cta says so; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>) optimization_hints=<default = {num_worker_warps_per_cta = 2}> {
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
      // expected-remark @below {{multiplied by mma.m16n8k16.f32.f16, warps in 1 rows and 2 columns [TIR0625]}}
      // expected-remark @below {{not multiplied by wgmma.m64k16.f32.f16, for which four warps of a CTA go together: a CTA has 2; instead: the hint num_worker_warps_per_cta = 4, or larger tiles [TIR0628]}}
      // expected-remark @below {{the copy engine is not used: no product in a loop runs beside the threads [TIR0633]}}
      %next = mmaf %x, %y, %acc : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
// Rows of 16 bytes.
// remarks: sm_90a schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x8xf32>
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %c = assume div_by<16>, %C : tile<ptr<f32>>
    %at = make_tensor_view %a, shape = [1024, 1024], strides = [1024, 1] : tensor_view<1024x1024xf16, strides=[1024,1]>
    %bt = make_tensor_view %b, shape = [1024, 1024], strides = [1024, 1] : tensor_view<1024x1024xf16, strides=[1024,1]>
    %ct = make_tensor_view %c, shape = [64, 8], strides = [8, 1] : tensor_view<64x8xf32, strides=[8,1]>
    %av = make_partition_view %at : partition_view<tile=(64x32), tensor_view<1024x1024xf16, strides=[1024,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(32x8), tensor_view<1024x1024xf16, strides=[1024,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x8), tensor_view<64x8xf32, strides=[8,1]>>
    // expected-remark @below {{operands copied ahead: 2, by 3 iterations, through 4 stages of 4608 bytes in shared memory; CTAs to a multiprocessor: 2 [TIR0641]}}
    %sum = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x8xf32>) {
      %x, %t1 = load_view_tko weak %av[%zero, %k] : partition_view<tile=(64x32), tensor_view<1024x1024xf16, strides=[1024,1]>>, tile<i32> -> tile<64x32xf16>, token
      %y, %t2 = load_view_tko weak %bv[%k, %zero] : partition_view<tile=(32x8), tensor_view<1024x1024xf16, strides=[1024,1]>>, tile<i32> -> tile<32x8xf16>, token
      // expected-remark @below {{multiplied by mma.m16n8k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{not multiplied by wgmma.m64k16.f32.f16, which reads rows of 32 bytes from shared memory: those of the right operand have 16; instead: more columns [TIR0629]}}
      // expected-remark @below {{the copy engine is not used: no product in a loop runs beside the threads [TIR0633]}}
      %next = mmaf %x, %y, %acc : tile<64x32xf16>, tile<32x8xf16>, tile<64x8xf32>
      continue %next : tile<64x8xf32>
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<64x8xf32>, partition_view<tile=(64x8), tensor_view<64x8xf32, strides=[8,1]>>, tile<i32> -> token
    return
  }
}
// -----
// More groups than rows to share.
// remarks: sm_90a schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 16, as the hint num_worker_warps_per_cta says so; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>) optimization_hints=<default = {num_worker_warps_per_cta = 16}> {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x16xf32>
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %c = assume div_by<16>, %C : tile<ptr<f32>>
    %at = make_tensor_view %a, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %bt = make_tensor_view %b, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %ct = make_tensor_view %c, shape = [64, 16], strides = [16, 1] : tensor_view<64x16xf32, strides=[16,1]>
    %av = make_partition_view %at : partition_view<tile=(64x32), tensor_view<256x256xf16, strides=[256,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(32x16), tensor_view<256x256xf16, strides=[256,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x16), tensor_view<64x16xf32, strides=[16,1]>>
    // expected-remark @below {{operands copied ahead: 2, by 3 iterations, through 4 stages of 5120 bytes in shared memory; CTAs to a multiprocessor: 2 [TIR0641]}}
    %sum = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x16xf32>) {
      %x, %t1 = load_view_tko weak %av[%zero, %k] : partition_view<tile=(64x32), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<64x32xf16>, token
      %y, %t2 = load_view_tko weak %bv[%k, %zero] : partition_view<tile=(32x16), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<32x16xf16>, token
      // expected-remark @below {{multiplied by mma.m16n8k16.f32.f16, warps in 4 rows and 4 columns [TIR0625]}}
      // expected-remark @below {{not multiplied by wgmma.m64k16.f32.f16: 16 warps cannot share 64x16 results so that each warpgroup has 64 rows and 8 to 256 columns; instead: fewer warps, by the hint num_worker_warps_per_cta [TIR0630]}}
      // expected-remark @below {{the copy engine is not used: no product in a loop runs beside the threads [TIR0633]}}
      %next = mmaf %x, %y, %acc : tile<64x32xf16>, tile<32x16xf16>, tile<64x16xf32>
      continue %next : tile<64x16xf32>
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<64x16xf32>, partition_view<tile=(64x16), tensor_view<64x16xf32, strides=[16,1]>>, tile<i32> -> token
    return
  }
}
// -----
// f32 is multiplied as f32.
// remarks: sm_90a schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  entry @f(%A: tile<ptr<f32>>, %B: tile<ptr<f32>>, %C: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %a = assume div_by<16>, %A : tile<ptr<f32>>
    %b = assume div_by<16>, %B : tile<ptr<f32>>
    %c = assume div_by<16>, %C : tile<ptr<f32>>
    %at = make_tensor_view %a, shape = [1024, 1024], strides = [1024, 1] : tensor_view<1024x1024xf32, strides=[1024,1]>
    %bt = make_tensor_view %b, shape = [1024, 1024], strides = [1024, 1] : tensor_view<1024x1024xf32, strides=[1024,1]>
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(64x32), tensor_view<1024x1024xf32, strides=[1024,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(32x64), tensor_view<1024x1024xf32, strides=[1024,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    // expected-remark @below {{operands copied ahead: 2, by 3 iterations, through 4 stages of 16384 bytes in shared memory; CTAs to a multiprocessor: 3 [TIR0641]}}
    %sum = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %x, %t1 = load_view_tko weak %av[%zero, %k] : partition_view<tile=(64x32), tensor_view<1024x1024xf32, strides=[1024,1]>>, tile<i32> -> tile<64x32xf32>, token
      %y, %t2 = load_view_tko weak %bv[%k, %zero] : partition_view<tile=(32x64), tensor_view<1024x1024xf32, strides=[1024,1]>>, tile<i32> -> tile<32x64xf32>, token
      // expected-remark @below {{multiplied by fma.f32, warps in 2 rows and 2 columns [TIR0625]}}
      // expected-remark @below {{f32 is multiplied by the threads, not by tensor cores, which would round it to tf32; instead: ftof to tf32 before the product, if 10 bits of fraction are enough [TIR0631]}}
      // expected-remark @below {{the copy engine is not used: no product in a loop runs beside the threads [TIR0633]}}
      %next = mmaf %x, %y, %acc : tile<64x32xf32>, tile<32x64xf32>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
// The left operand lies as wgmma of 8 bits reads it, the right one does not, and each CTA has a part of it.
// remarks: sm_90a schedule
cuda_tile.module @m {
  // expected-remark @below {{a tile block runs on a cluster of 2 CTAs, as the hint num_cta_in_cga asks for it [TIR0621]}}
  // expected-remark @below {{warps to a tile block: 8, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: they run on clusters, whose CTAs are neighbours in the grid [TIR0734]}}
  entry @f(%A: tile<ptr<i8>>, %B: tile<ptr<i8>>, %C: tile<ptr<i32>>, %n: tile<i32>) optimization_hints=<default = {num_cta_in_cga = 2}> {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <i32: 0> : tile<128x64xi32>
    %at = make_tensor_view %A, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xi8, strides=[256,1]>
    %bt = make_tensor_view %B, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xi8, strides=[256,1]>
    %ct = make_tensor_view %C, shape = [128, 64], strides = [64, 1] : tensor_view<128x64xi32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(128x64), tensor_view<256x256xi8, strides=[256,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(64x64), tensor_view<256x256xi8, strides=[256,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(128x64), tensor_view<128x64xi32, strides=[64,1]>>
    // expected-remark @below {{nothing is copied ahead for the loop's products (1): alignment that is not known [TIR0642]}}
    %sum = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x64xi32>) {
      // expected-remark @below {{not copied ahead: no more than 1 bytes at a time are known to be aligned and in bounds together, and a copy moves 16: the address is known to be a multiple of 1 bytes only; instead: assume div_by<16> on the pointer [TIR0666]}}
      %x, %t1 = load_view_tko weak %av[%zero, %k] : partition_view<tile=(128x64), tensor_view<256x256xi8, strides=[256,1]>>, tile<i32> -> tile<128x64xi8>, token
      // expected-remark @below {{not copied ahead: no more than 1 bytes at a time are known to be aligned and in bounds together, and a copy moves 16: the address is known to be a multiple of 1 bytes only; instead: assume div_by<16> on the pointer [TIR0666]}}
      %y, %t2 = load_view_tko weak %bv[%k, %zero] : partition_view<tile=(64x64), tensor_view<256x256xi8, strides=[256,1]>>, tile<i32> -> tile<64x64xi8>, token
      // expected-remark @below {{multiplied by mma.m16n8k32.s32.i8, warps in 4 rows and 2 columns [TIR0625]}}
      // expected-remark @below {{not multiplied by wgmma.m64k32.s32.i8, which does not transpose: the right operand lies in memory across the dimension that is summed over; instead: memory in the other order, or one CTA [TIR0693]}}
      // expected-remark @below {{the copy engine is not used: no product in a loop runs beside the threads [TIR0633]}}
      %next = mmai %x, %y, %acc signed signed : tile<128x64xi8>, tile<64x64xi8>, tile<128x64xi32>
      continue %next : tile<128x64xi32>
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<128x64xi32>, partition_view<tile=(128x64), tensor_view<128x64xi32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
