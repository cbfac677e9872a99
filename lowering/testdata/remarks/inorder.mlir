// Multiply-adds of f32 that ptxas leaves in their order, where one operand lies along k, the reads
// alone, where both do, and nothing, where the schedule says so.
// remarks: sm_90a schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  // expected-remark @below {{its multiply-adds stay in the order in which they are written: ptxas assembles it with -O1 [TIR0719]}}
  entry @one(%A: tile<ptr<f32>>, %B: tile<ptr<f32>>, %C: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x128xf32>
    %a = assume div_by<16>, %A : tile<ptr<f32>>
    %b = assume div_by<16>, %B : tile<ptr<f32>>
    %c = assume div_by<16>, %C : tile<ptr<f32>>
    %at = make_tensor_view %a, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf32, strides=[256,1]>
    %bt = make_tensor_view %b, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf32, strides=[256,1]>
    %ct = make_tensor_view %c, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf32, strides=[256,1]>
    %av = make_partition_view %at : partition_view<tile=(64x16), tensor_view<256x256xf32, strides=[256,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(16x128), tensor_view<256x256xf32, strides=[256,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x128), tensor_view<256x256xf32, strides=[256,1]>>
    // expected-remark @below {{operands copied ahead: 2, by 3 iterations, through 4 stages of 12288 bytes in shared memory; CTAs to a multiprocessor: 3 [TIR0641]}}
    %sum = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x128xf32>) {
      %x, %t1 = load_view_tko weak %av[%zero, %k] : partition_view<tile=(64x16), tensor_view<256x256xf32, strides=[256,1]>>, tile<i32> -> tile<64x16xf32>, token
      %y, %t2 = load_view_tko weak %bv[%k, %zero] : partition_view<tile=(16x128), tensor_view<256x256xf32, strides=[256,1]>>, tile<i32> -> tile<16x128xf32>, token
      // expected-remark @below {{multiplied by fma.f32, warps in 2 rows and 2 columns [TIR0625]}}
      // expected-remark @below {{f32 is multiplied by the threads, not by tensor cores, which would round it to tf32; instead: ftof to tf32 before the product, if 10 bits of fraction are enough [TIR0631]}}
      // expected-remark @below {{the copy engine is not used: no product in a loop runs beside the threads [TIR0633]}}
      %next = mmaf %x, %y, %acc : tile<64x16xf32>, tile<16x128xf32>, tile<64x128xf32>
      continue %next : tile<64x128xf32>
    }
    %t = store_view_tko weak %sum, %cv[%zero, %zero] : tile<64x128xf32>, partition_view<tile=(64x128), tensor_view<256x256xf32, strides=[256,1]>>, tile<i32> -> token
    return
  }
}
// -----
// remarks: sm_90a schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  // expected-remark @below {{reads of its product's operands stay in the order in which they are written: they are volatile [TIR0719]}}
  // expected-remark @below {{CTAs to a multiprocessor: 3, as the hint occupancy says so [TIR0743]}}
  entry @both(%A: tile<ptr<f32>>, %B: tile<ptr<f32>>, %C: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x128xf32>
    %a = assume div_by<16>, %A : tile<ptr<f32>>
    %b = assume div_by<16>, %B : tile<ptr<f32>>
    %c = assume div_by<16>, %C : tile<ptr<f32>>
    %at = make_tensor_view %a, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf32, strides=[256,1]>
    %bt = make_tensor_view %b, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf32, strides=[256,1]>
    %ct = make_tensor_view %c, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf32, strides=[256,1]>
    %av = make_partition_view %at : partition_view<tile=(64x16), tensor_view<256x256xf32, strides=[256,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(16x128), tensor_view<256x256xf32, strides=[256,1]>, dim_map=[1, 0]>
    %cv = make_partition_view %ct : partition_view<tile=(64x128), tensor_view<256x256xf32, strides=[256,1]>>
    // expected-remark @below {{operands copied ahead: 2, by 3 iterations, through 4 stages of 12288 bytes in shared memory; CTAs to a multiprocessor: 3 [TIR0641]}}
    %sum = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x128xf32>) {
      %x, %t1 = load_view_tko weak %av[%zero, %k] : partition_view<tile=(64x16), tensor_view<256x256xf32, strides=[256,1]>>, tile<i32> -> tile<64x16xf32>, token
      %y, %t2 = load_view_tko weak %bv[%k, %zero] : partition_view<tile=(16x128), tensor_view<256x256xf32, strides=[256,1]>, dim_map=[1, 0]>, tile<i32> -> tile<16x128xf32>, token
      // expected-remark @below {{multiplied by fma.f32, warps in 2 rows and 2 columns [TIR0625]}}
      // expected-remark @below {{f32 is multiplied by the threads, not by tensor cores, which would round it to tf32; instead: ftof to tf32 before the product, if 10 bits of fraction are enough [TIR0631]}}
      // expected-remark @below {{the copy engine is not used: no product in a loop runs beside the threads [TIR0633]}}
      %next = mmaf %x, %y, %acc : tile<64x16xf32>, tile<16x128xf32>, tile<64x128xf32>
      continue %next : tile<64x128xf32>
    }
    %t = store_view_tko weak %sum, %cv[%zero, %zero] : tile<64x128xf32>, partition_view<tile=(64x128), tensor_view<256x256xf32, strides=[256,1]>>, tile<i32> -> token
    return
  }
}
// -----
// remarks: sm_90a schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  entry @given(%A: tile<ptr<f32>>, %B: tile<ptr<f32>>, %C: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x128xf32>
    %a = assume div_by<16>, %A : tile<ptr<f32>>
    %b = assume div_by<16>, %B : tile<ptr<f32>>
    %c = assume div_by<16>, %C : tile<ptr<f32>>
    %at = make_tensor_view %a, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf32, strides=[256,1]>
    %bt = make_tensor_view %b, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf32, strides=[256,1]>
    %ct = make_tensor_view %c, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf32, strides=[256,1]>
    %av = make_partition_view %at : partition_view<tile=(64x16), tensor_view<256x256xf32, strides=[256,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(16x128), tensor_view<256x256xf32, strides=[256,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x128), tensor_view<256x256xf32, strides=[256,1]>>
    // expected-remark @below {{operands copied ahead: 2, by 3 iterations, through 4 stages of 12288 bytes in shared memory; CTAs to a multiprocessor: 3 [TIR0641]}}
    %sum = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x128xf32>) {
      %x, %t1 = load_view_tko weak %av[%zero, %k] : partition_view<tile=(64x16), tensor_view<256x256xf32, strides=[256,1]>>, tile<i32> -> tile<64x16xf32>, token
      %y, %t2 = load_view_tko weak %bv[%k, %zero] : partition_view<tile=(16x128), tensor_view<256x256xf32, strides=[256,1]>>, tile<i32> -> tile<16x128xf32>, token
      // expected-remark @below {{multiplied by fma.f32, warps in 2 rows and 2 columns [TIR0625]}}
      // expected-remark @below {{f32 is multiplied by the threads, not by tensor cores, which would round it to tf32; instead: ftof to tf32 before the product, if 10 bits of fraction are enough [TIR0631]}}
      // expected-remark @below {{the copy engine is not used: no product in a loop runs beside the threads [TIR0633]}}
      %next = mmaf %x, %y, %acc : tile<64x16xf32>, tile<16x128xf32>, tile<64x128xf32>
      continue %next : tile<64x128xf32>
    }
    %t = store_view_tko weak %sum, %cv[%zero, %zero] : tile<64x128xf32>, partition_view<tile=(64x128), tensor_view<256x256xf32, strides=[256,1]>>, tile<i32> -> token
    return
  } {gpu.in_order = "none"}
}
