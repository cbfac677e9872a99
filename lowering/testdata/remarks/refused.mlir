// Both operands depend on x: the program numbers its tile blocks itself.
// remarks: sm_90a analysis,schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 8, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share no operand of a loop's products [TIR0734]}}
  // expected-remark @below {{CTAs to a multiprocessor: 2, as others multiply while one waits [TIR0743]}}
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>) {
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %at = make_tensor_view %a, shape = [%m, %k], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[1024,1]>
    %bt = make_tensor_view %b, shape = [%k, %n], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[1024,1]>
    %ct = make_tensor_view %C, shape = [%m, %n], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[1024,1]>
    %av = make_partition_view %at : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[1024,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[1024,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[1024,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<128x128xf32>
    %eight = constant <i32: 8> : tile<i32>
    %gm = divi %x, %eight signed : tile<i32>
    %gn = remi %x, %eight signed : tile<i32>
    %sum = for %i in (%zero to %k, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      %l, %t1 = load_view_tko weak %av[%gm, %i] : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[1024,1]>>, tile<i32> -> tile<128x64xf16>, token
      %r, %t2 = load_view_tko weak %bv[%i, %gn] : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[1024,1]>>, tile<i32> -> tile<64x128xf16>, token
      %next = mmaf %l, %r, %acc : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    %t = store_view_tko weak %sum, %cv[%gm, %gn] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[1024,1]>>, tile<i32> -> token
    return
  }
}
// -----
// All tile blocks along y read the same.
// remarks: sm_90a analysis,schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 8, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in y share all operands of a loop's products [TIR0734]}}
  // expected-remark @below {{CTAs to a multiprocessor: 2, as others multiply while one waits [TIR0743]}}
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>) {
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %at = make_tensor_view %a, shape = [%m, %k], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[1024,1]>
    %bt = make_tensor_view %b, shape = [%k, %n], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[1024,1]>
    %ct = make_tensor_view %C, shape = [%m, %n], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[1024,1]>
    %av = make_partition_view %at : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[1024,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[1024,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[1024,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<128x128xf32>
    %sum = for %i in (%zero to %k, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      %l, %t1 = load_view_tko weak %av[%x, %i] : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[1024,1]>>, tile<i32> -> tile<128x64xf16>, token
      %r, %t2 = load_view_tko weak %bv[%i, %zero] : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[1024,1]>>, tile<i32> -> tile<64x128xf16>, token
      %next = mmaf %l, %r, %acc : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %zero] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[1024,1]>>, tile<i32> -> token
    return
  }
}
// -----
// Neither operand depends on y, nor x.
// remarks: sm_90a analysis,schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 8, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  // expected-remark @below {{CTAs to a multiprocessor: 2, as others multiply while one waits [TIR0743]}}
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>) {
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %at = make_tensor_view %a, shape = [%m, %k], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[1024,1]>
    %bt = make_tensor_view %b, shape = [%k, %n], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[1024,1]>
    %ct = make_tensor_view %C, shape = [%m, %n], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[1024,1]>
    %av = make_partition_view %at : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[1024,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[1024,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[1024,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<128x128xf32>
    %sum = for %i in (%zero to %k, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      %l, %t1 = load_view_tko weak %av[%zero, %i] : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[1024,1]>>, tile<i32> -> tile<128x64xf16>, token
      %r, %t2 = load_view_tko weak %bv[%i, %zero] : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[1024,1]>>, tile<i32> -> tile<64x128xf16>, token
      %next = mmaf %l, %r, %acc : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[1024,1]>>, tile<i32> -> token
    return
  }
}
// -----
// On clusters.
// remarks: sm_90a schedule
cuda_tile.module @m {
  // expected-remark @below {{a tile block runs on a cluster of 4 CTAs, as the hint num_cta_in_cga asks for it [TIR0621]}}
  // expected-remark @below {{warps to a tile block: 16, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: they run on clusters, whose CTAs are neighbours in the grid [TIR0734]}}
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>) optimization_hints=<sm_90 = {num_cta_in_cga = 4}> {
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %at = make_tensor_view %a, shape = [%m, %k], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[1024,1]>
    %bt = make_tensor_view %b, shape = [%k, %n], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[1024,1]>
    %ct = make_tensor_view %C, shape = [%m, %n], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[1024,1]>
    %av = make_partition_view %at : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[1024,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(64x8), padding_value = zero, tensor_view<?x?xf16, strides=[1024,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(128x8), tensor_view<?x?xf32, strides=[1024,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<128x8xf32>
    // expected-remark @below {{operands copied ahead: 2, by 3 iterations, through 4 stages of 9216 bytes in shared memory; CTAs to a multiprocessor: 2 [TIR0641]}}
    %sum = for %i in (%zero to %k, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x8xf32>) {
      %l, %t1 = load_view_tko weak %av[%x, %i] : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[1024,1]>>, tile<i32> -> tile<128x64xf16>, token
      %r, %t2 = load_view_tko weak %bv[%i, %y] : partition_view<tile=(64x8), padding_value = zero, tensor_view<?x?xf16, strides=[1024,1]>>, tile<i32> -> tile<64x8xf16>, token
      // expected-remark @below {{multiplied by mma.m16n8k16.f32.f16, warps in 8 rows and 2 columns [TIR0625]}}
      // expected-remark @below {{not multiplied by wgmma.m64k16.f32.f16, which reads rows of 32 bytes from shared memory: those of the right operand have 16; instead: more columns [TIR0629]}}
      // expected-remark @below {{each CTA of the cluster has all of the right operand in its shared memory: some warps compute what others do; instead: larger tiles, or a smaller cluster [TIR0735]}}
      // expected-remark @below {{the copy engine is not used: no product in a loop runs beside the threads [TIR0633]}}
      %next = mmaf %l, %r, %acc : tile<128x64xf16>, tile<64x8xf16>, tile<128x8xf32>
      continue %next : tile<128x8xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<128x8xf32>, partition_view<tile=(128x8), tensor_view<?x?xf32, strides=[1024,1]>>, tile<i32> -> token
    return
  }
}
// -----
// A hint for more CTAs than the stages are planned for.
// remarks: sm_90a missed,schedule
cuda_tile.module @m {
  // expected-remark @below {{the hint occupancy = 4 is not followed: what the copy engine copies ahead is planned for 2 [TIR0622]}}
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>) optimization_hints=<sm_90 = {occupancy = 4}> {
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %at = make_tensor_view %a, shape = [%m, %k], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[1024,1]>
    %bt = make_tensor_view %b, shape = [%k, %n], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[1024,1]>
    %ct = make_tensor_view %C, shape = [%m, %n], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[1024,1]>
    %av = make_partition_view %at : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[1024,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[1024,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[1024,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<128x128xf32>
    // expected-remark @below {{3 stages, where 8 would be used: a stage takes 32768 bytes of shared memory, and there are 115456, with CTAs to a multiprocessor: 2; instead: smaller tiles along what is summed over [TIR0644]}}
    %sum = for %i in (%zero to %k, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      %l, %t1 = load_view_tko weak %av[%x, %i] : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[1024,1]>>, tile<i32> -> tile<128x64xf16>, token
      %r, %t2 = load_view_tko weak %bv[%i, %y] : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[1024,1]>>, tile<i32> -> tile<64x128xf16>, token
      %next = mmaf %l, %r, %acc : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[1024,1]>>, tile<i32> -> token
    return
  }
}
// -----
// More CTAs than a multiprocessor holds at all.
// remarks: sm_90a missed,schedule
cuda_tile.module @m {
  // expected-remark @below {{the hint occupancy = 64 is not followed: a multiprocessor of sm_90a holds 64 warps, of 32 CTAs at most [TIR0622]}}
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>) optimization_hints=<sm_90 = {occupancy = 64}> {
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %at = make_tensor_view %a, shape = [%m, %k], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[1024,1]>
    %bt = make_tensor_view %b, shape = [%k, %n], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[1024,1]>
    %ct = make_tensor_view %C, shape = [%m, %n], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[1024,1]>
    %av = make_partition_view %at : partition_view<tile=(16x16), padding_value = zero, tensor_view<?x?xf16, strides=[1024,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(16x8), padding_value = zero, tensor_view<?x?xf16, strides=[1024,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(16x8), tensor_view<?x?xf32, strides=[1024,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<16x8xf32>
    %sum = for %i in (%zero to %k, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<16x8xf32>) {
      %l, %t1 = load_view_tko weak %av[%x, %i] : partition_view<tile=(16x16), padding_value = zero, tensor_view<?x?xf16, strides=[1024,1]>>, tile<i32> -> tile<16x16xf16>, token
      %r, %t2 = load_view_tko weak %bv[%i, %y] : partition_view<tile=(16x8), padding_value = zero, tensor_view<?x?xf16, strides=[1024,1]>>, tile<i32> -> tile<16x8xf16>, token
      // expected-remark @below {{not multiplied by wgmma.m64k16.f32.f16, which takes 64x8x16 at least: the product is 16x8x16; instead: larger tiles [TIR0627]}}
      // expected-remark @below {{the copy engine is not used: no product in a loop runs beside the threads [TIR0633]}}
      %next = mmaf %l, %r, %acc : tile<16x16xf16>, tile<16x8xf16>, tile<16x8xf32>
      continue %next : tile<16x8xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<16x8xf32>, partition_view<tile=(16x8), tensor_view<?x?xf32, strides=[1024,1]>>, tile<i32> -> token
    return
  }
}
// -----
// No role for what threads multiply.
// remarks: sm_100 missed,schedule
cuda_tile.module @m {
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>) {
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %at = make_tensor_view %a, shape = [%m, %k], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[1024,1]>
    %bt = make_tensor_view %b, shape = [%k, %n], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[1024,1]>
    %ct = make_tensor_view %C, shape = [%m, %n], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[1024,1]>
    %av = make_partition_view %at : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[1024,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[1024,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[1024,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<128x128xf32>
    // expected-remark @below {{3 stages, where 4 would be used: a stage takes 32768 bytes of shared memory, and there are 115712, with CTAs to a multiprocessor: 2; instead: smaller tiles along what is summed over [TIR0644]}}
    %sum = for %i in (%zero to %k, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      %l, %t1 = load_view_tko weak %av[%x, %i] : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[1024,1]>>, tile<i32> -> tile<128x64xf16>, token
      %r, %t2 = load_view_tko weak %bv[%i, %y] : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[1024,1]>>, tile<i32> -> tile<64x128xf16>, token
      // expected-remark @below {{the copy engine is not used: on sm_100 the threads multiply themselves, and a role that copies is made for products that run beside them [TIR0633]}}
      %next = mmaf %l, %r, %acc : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[1024,1]>>, tile<i32> -> token
    return
  }
}
// -----
// No product in a loop runs beside the threads.
// remarks: sm_90a missed,schedule
cuda_tile.module @m {
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>) {
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %at = make_tensor_view %a, shape = [%m, %k], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[1024,1]>
    %bt = make_tensor_view %b, shape = [%k, %n], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[1024,1]>
    %ct = make_tensor_view %C, shape = [%m, %n], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[1024,1]>
    %av = make_partition_view %at : partition_view<tile=(16x64), padding_value = zero, tensor_view<?x?xf16, strides=[1024,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(64x8), padding_value = zero, tensor_view<?x?xf16, strides=[1024,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(16x8), tensor_view<?x?xf32, strides=[1024,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<16x8xf32>
    %sum = for %i in (%zero to %k, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<16x8xf32>) {
      %l, %t1 = load_view_tko weak %av[%x, %i] : partition_view<tile=(16x64), padding_value = zero, tensor_view<?x?xf16, strides=[1024,1]>>, tile<i32> -> tile<16x64xf16>, token
      %r, %t2 = load_view_tko weak %bv[%i, %y] : partition_view<tile=(64x8), padding_value = zero, tensor_view<?x?xf16, strides=[1024,1]>>, tile<i32> -> tile<64x8xf16>, token
      // expected-remark @below {{not multiplied by wgmma.m64k16.f32.f16, which takes 64x8x16 at least: the product is 16x8x64; instead: larger tiles [TIR0627]}}
      // expected-remark @below {{the copy engine is not used: no product in a loop runs beside the threads [TIR0633]}}
      %next = mmaf %l, %r, %acc : tile<16x64xf16>, tile<64x8xf16>, tile<16x8xf32>
      continue %next : tile<16x8xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<16x8xf32>, partition_view<tile=(16x8), tensor_view<?x?xf32, strides=[1024,1]>>, tile<i32> -> token
    return
  }
}
// -----
// A loop of other tiles behind another.
// remarks: sm_90a missed,schedule
cuda_tile.module @m {
  // expected-remark @below {{each tile block has a CTA of its own: what is computed between its products keeps warps busy, not what comes at its end [TIR0721]}}
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>) {
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %at = make_tensor_view %a, shape = [%m, %k], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[1024,1]>
    %bt = make_tensor_view %b, shape = [%k, %n], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[1024,1]>
    %ct = make_tensor_view %C, shape = [%m, %n], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[1024,1]>
    %av = make_partition_view %at : partition_view<tile=(64x64), tensor_view<?x?xf16, strides=[1024,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(64x64), tensor_view<?x?xf16, strides=[1024,1]>>
    %aw = make_partition_view %at : partition_view<tile=(64x32), tensor_view<?x?xf16, strides=[1024,1]>>
    %bw = make_partition_view %bt : partition_view<tile=(32x64), tensor_view<?x?xf16, strides=[1024,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<?x?xf32, strides=[1024,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    // expected-remark @below {{3 stages, where 8 would be used: a stage takes 24576 bytes of shared memory, and there are 76288, with CTAs to a multiprocessor: 3; instead: smaller tiles along what is summed over [TIR0644]}}
    // expected-remark @below {{CTAs to a multiprocessor: 3, where 4 would be aimed at: with more of them 3 stages of 24576 bytes do not fit; instead: smaller tiles [TIR0645]}}
    %first = for %i in (%zero to %k, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %l, %t1 = load_view_tko weak %av[%x, %i] : partition_view<tile=(64x64), tensor_view<?x?xf16, strides=[1024,1]>>, tile<i32> -> tile<64x64xf16>, token
      %r, %t2 = load_view_tko weak %bv[%i, %y] : partition_view<tile=(64x64), tensor_view<?x?xf16, strides=[1024,1]>>, tile<i32> -> tile<64x64xf16>, token
      %next = mmaf %l, %r, %acc : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    // expected-remark @below {{goes on with the stages of no loop before it, but has its own, of 8192 bytes: its tiles are others, or lie otherwise in shared memory; instead: tiles of the same shapes, types and order in memory in both loops [TIR0733]}}
    %sum = for %i in (%zero to %k, step %one) : tile<i32> iter_values(%acc = %first) -> (tile<64x64xf32>) {
      %l, %t1 = load_view_tko weak %aw[%x, %i] : partition_view<tile=(64x32), tensor_view<?x?xf16, strides=[1024,1]>>, tile<i32> -> tile<64x32xf16>, token
      %r, %t2 = load_view_tko weak %bw[%i, %y] : partition_view<tile=(32x64), tensor_view<?x?xf16, strides=[1024,1]>>, tile<i32> -> tile<32x64xf16>, token
      %next = mmaf %l, %r, %acc : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<?x?xf32, strides=[1024,1]>>, tile<i32> -> token
    return
  }
}
// -----
// An operand of 32 bits that lies across what is summed over.
// remarks: sm_80 missed,transfers
cuda_tile.module @m {
  entry @f(%A: tile<ptr<tf32>>, %B: tile<ptr<tf32>>, %C: tile<ptr<f32>>) {
    %a = assume div_by<16>, %A : tile<ptr<tf32>>
    %b = assume div_by<16>, %B : tile<ptr<tf32>>
    %zero = constant <i32: 0> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %at = make_tensor_view %a, shape = [64, 32], strides = [32, 1] : tensor_view<64x32xtf32, strides=[32,1]>
    %bt = make_tensor_view %b, shape = [32, 64], strides = [64, 1] : tensor_view<32x64xtf32, strides=[64,1]>
    %ct = make_tensor_view %C, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(64x32), tensor_view<64x32xtf32, strides=[32,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(32x64), tensor_view<32x64xtf32, strides=[64,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    %l, %t1 = load_view_tko weak %av[%zero, %zero] : partition_view<tile=(64x32), tensor_view<64x32xtf32, strides=[32,1]>>, tile<i32> -> tile<64x32xtf32>, token
    %r, %t2 = load_view_tko weak %bv[%zero, %zero] : partition_view<tile=(32x64), tensor_view<32x64xtf32, strides=[64,1]>>, tile<i32> -> tile<32x64xtf32>, token
    // expected-remark @below {{the right operand is read from shared memory word by word, not by ldmatrix: its elements of tf32 lie across what is summed over, and ldmatrix transposes those of 16 bits [TIR0736]}}
    %s = mmaf %l, %r, %none : tile<64x32xtf32>, tile<32x64xtf32>, tile<64x64xf32>
    %t = store_view_tko weak %s, %cv[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
// One of 8 bits, and a product of few numbers.
// remarks: sm_80 missed,transfers
cuda_tile.module @m {
  entry @f(%A: tile<ptr<i8>>, %B: tile<ptr<i8>>, %C: tile<ptr<i32>>) {
    %a = assume div_by<16>, %A : tile<ptr<i8>>
    %b = assume div_by<16>, %B : tile<ptr<i8>>
    %zero = constant <i32: 0> : tile<i32>
    %none = constant <i32: 0> : tile<16x16xi32>
    %at = make_tensor_view %a, shape = [16, 32], strides = [32, 1] : tensor_view<16x32xi8, strides=[32,1]>
    %bt = make_tensor_view %b, shape = [32, 16], strides = [16, 1] : tensor_view<32x16xi8, strides=[16,1]>
    %ct = make_tensor_view %C, shape = [16, 16], strides = [16, 1] : tensor_view<16x16xi32, strides=[16,1]>
    %av = make_partition_view %at : partition_view<tile=(16x32), tensor_view<16x32xi8, strides=[32,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(32x16), tensor_view<32x16xi8, strides=[16,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(16x16), tensor_view<16x16xi32, strides=[16,1]>>
    %l, %t1 = load_view_tko weak %av[%zero, %zero] : partition_view<tile=(16x32), tensor_view<16x32xi8, strides=[32,1]>>, tile<i32> -> tile<16x32xi8>, token
    %r, %t2 = load_view_tko weak %bv[%zero, %zero] : partition_view<tile=(32x16), tensor_view<32x16xi8, strides=[16,1]>>, tile<i32> -> tile<32x16xi8>, token
    // expected-remark @below {{the right operand is read from shared memory word by word, not by ldmatrix: its elements of i8 lie across what is summed over, and ldmatrix transposes those of 16 bits [TIR0736]}}
    %s = mmai %l, %r, %none signed signed : tile<16x32xi8>, tile<32x16xi8>, tile<16x16xi32>
    %t = store_view_tko weak %s, %cv[%zero, %zero] : tile<16x16xi32>, partition_view<tile=(16x16), tensor_view<16x16xi32, strides=[16,1]>>, tile<i32> -> token
    return
  }
}
// -----
// One of 16 bits that ldmatrix transposes.
// remarks: sm_80 missed,transfers
cuda_tile.module @m {
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>) {
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %zero = constant <i32: 0> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %at = make_tensor_view %a, shape = [64, 32], strides = [32, 1] : tensor_view<64x32xf16, strides=[32,1]>
    %bt = make_tensor_view %b, shape = [32, 64], strides = [64, 1] : tensor_view<32x64xf16, strides=[64,1]>
    %ct = make_tensor_view %C, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(64x32), tensor_view<64x32xf16, strides=[32,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(32x64), tensor_view<32x64xf16, strides=[64,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    %l, %t1 = load_view_tko weak %av[%zero, %zero] : partition_view<tile=(64x32), tensor_view<64x32xf16, strides=[32,1]>>, tile<i32> -> tile<64x32xf16>, token
    %r, %t2 = load_view_tko weak %bv[%zero, %zero] : partition_view<tile=(32x64), tensor_view<32x64xf16, strides=[64,1]>>, tile<i32> -> tile<32x64xf16>, token
    %s = mmaf %l, %r, %none : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
    %t = store_view_tko weak %s, %cv[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
// What was there before is read.
// remarks: sm_90a missed,assign
cuda_tile.module @m {
  entry @f(%A: tile<ptr<f32>>) {
    %a = assume div_by<16>, %A : tile<ptr<f32>>
    %i = iota : tile<1024xi32>
    %p1 = reshape %a : tile<ptr<f32>> -> tile<1xptr<f32>>
    %ps = broadcast %p1 : tile<1xptr<f32>> -> tile<1024xptr<f32>>
    %q = offset %ps, %i : tile<1024xptr<f32>>, tile<1024xi32> -> tile<1024xptr<f32>>
    %x = itof %i signed rounding<nearest_even> : tile<1024xi32> -> tile<1024xf32>
    // expected-remark @below {{adds element by element: what was in memory before is read [TIR0737]}}
    %old, %t = atomic_rmw_tko relaxed device %q, addf, %x : tile<1024xptr<f32>>, tile<1024xf32> -> tile<1024xf32>, token
    store_ptr_tko weak %q, %old token=%t : tile<1024xptr<f32>>, tile<1024xf32> -> token
    return
  }
}
// -----
// It waits for others.
// remarks: sm_90a missed,assign
cuda_tile.module @m {
  entry @f(%A: tile<ptr<f32>>) {
    %a = assume div_by<16>, %A : tile<ptr<f32>>
    %i = iota : tile<1024xi32>
    %p1 = reshape %a : tile<ptr<f32>> -> tile<1xptr<f32>>
    %ps = broadcast %p1 : tile<1xptr<f32>> -> tile<1024xptr<f32>>
    %q = offset %ps, %i : tile<1024xptr<f32>>, tile<1024xi32> -> tile<1024xptr<f32>>
    %x = itof %i signed rounding<nearest_even> : tile<1024xi32> -> tile<1024xf32>
    // expected-remark @below {{adds element by element: it is acq_rel, and such an instruction waits for nobody [TIR0737]}}
    %old, %t = atomic_rmw_tko acq_rel device %q, addf, %x : tile<1024xptr<f32>>, tile<1024xf32> -> tile<1024xf32>, token
    return
  }
}
// -----
// The target adds to one f32 at a time.
// remarks: sm_80 missed,assign
cuda_tile.module @m {
  entry @f(%A: tile<ptr<f32>>) {
    %a = assume div_by<16>, %A : tile<ptr<f32>>
    %i = iota : tile<1024xi32>
    %p1 = reshape %a : tile<ptr<f32>> -> tile<1xptr<f32>>
    %ps = broadcast %p1 : tile<1xptr<f32>> -> tile<1024xptr<f32>>
    %q = offset %ps, %i : tile<1024xptr<f32>>, tile<1024xi32> -> tile<1024xptr<f32>>
    %x = itof %i signed rounding<nearest_even> : tile<1024xi32> -> tile<1024xf32>
    // expected-remark @below {{adds element by element: sm_80 has no instruction that adds to several [TIR0737]}}
    %old, %t = atomic_rmw_tko relaxed device %q, addf, %x : tile<1024xptr<f32>>, tile<1024xf32> -> tile<1024xf32>, token
    return
  }
}
// -----
// Nothing is missed.
// remarks: sm_90a missed,assign
cuda_tile.module @m {
  entry @f(%A: tile<ptr<f32>>) {
    %a = assume div_by<16>, %A : tile<ptr<f32>>
    %i = iota : tile<1024xi32>
    %p1 = reshape %a : tile<ptr<f32>> -> tile<1xptr<f32>>
    %ps = broadcast %p1 : tile<1xptr<f32>> -> tile<1024xptr<f32>>
    %q = offset %ps, %i : tile<1024xptr<f32>>, tile<1024xi32> -> tile<1024xptr<f32>>
    %x = itof %i signed rounding<nearest_even> : tile<1024xi32> -> tile<1024xf32>
    %old, %t = atomic_rmw_tko relaxed device %q, addf, %x : tile<1024xptr<f32>>, tile<1024xf32> -> tile<1024xf32>, token
    return
  }
}
// -----
// A tile that is stored twice: the first store makes all of it.
// remarks: sm_90a missed,batch
cuda_tile.module @m {
  entry @f(%A: tile<ptr<f32>>, %B: tile<ptr<f32>>, %n: tile<i32>) optimization_hints=<default = {num_worker_warps_per_cta = 4}> {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %a = assume div_by<16>, %A : tile<ptr<f32>>
    %b = assume div_by<16>, %B : tile<ptr<f32>>
    %at = make_tensor_view %a, shape = [8192], strides = [1] : tensor_view<8192xf32, strides=[1]>
    %bt = make_tensor_view %b, shape = [8192], strides = [1] : tensor_view<8192xf32, strides=[1]>
    %av = make_partition_view %at : partition_view<tile=(8192), tensor_view<8192xf32, strides=[1]>>
    %bv = make_partition_view %bt : partition_view<tile=(8192), tensor_view<8192xf32, strides=[1]>>
    %x, %t1 = load_view_tko weak %av[%zero] : partition_view<tile=(8192), tensor_view<8192xf32, strides=[1]>>, tile<i32> -> tile<8192xf32>, token
    %y = addf %x, %x : tile<8192xf32>
    %t2 = store_view_tko weak %y, %av[%zero] : tile<8192xf32>, partition_view<tile=(8192), tensor_view<8192xf32, strides=[1]>>, tile<i32> -> token
    // expected-remark @below {{stored as a whole, 64 registers of a thread, and not made some at a time for the store: other ops read it before [TIR0738]}}
    %t3 = store_view_tko weak %y, %bv[%zero] : tile<8192xf32>, partition_view<tile=(8192), tensor_view<8192xf32, strides=[1]>>, tile<i32> -> token
    return
  }
}
// -----
// A tile that is made before a loop stores it.
// remarks: sm_90a missed,batch
cuda_tile.module @m {
  entry @f(%A: tile<ptr<f32>>, %B: tile<ptr<f32>>, %n: tile<i32>) optimization_hints=<default = {num_worker_warps_per_cta = 4}> {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %a = assume div_by<16>, %A : tile<ptr<f32>>
    %b = assume div_by<16>, %B : tile<ptr<f32>>
    %at = make_tensor_view %a, shape = [8192], strides = [1] : tensor_view<8192xf32, strides=[1]>
    %bt = make_tensor_view %b, shape = [8192], strides = [1] : tensor_view<8192xf32, strides=[1]>
    %av = make_partition_view %at : partition_view<tile=(8192), tensor_view<8192xf32, strides=[1]>>
    %bv = make_partition_view %bt : partition_view<tile=(8192), tensor_view<8192xf32, strides=[1]>>
    %x, %t1 = load_view_tko weak %av[%zero] : partition_view<tile=(8192), tensor_view<8192xf32, strides=[1]>>, tile<i32> -> tile<8192xf32>, token
    %y = addf %x, %x : tile<8192xf32>
    for %j in (%zero to %n, step %one) : tile<i32> {
      // expected-remark @below {{stored as a whole, 64 registers of a thread, and not made some at a time for the store: it is made outside of the loop or the if that the store is in [TIR0738]}}
      %t2 = store_view_tko weak %y, %av[%zero] : tile<8192xf32>, partition_view<tile=(8192), tensor_view<8192xf32, strides=[1]>>, tile<i32> -> token
      continue
    }
    return
  }
}
// -----
// Others may see what is stored between, which the loads are not to see.
// remarks: sm_90a missed,batch
cuda_tile.module @m {
  entry @f(%A: tile<ptr<f32>>, %B: tile<ptr<f32>>, %n: tile<i32>) optimization_hints=<default = {num_worker_warps_per_cta = 4}> {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %a = assume div_by<16>, %A : tile<ptr<f32>>
    %b = assume div_by<16>, %B : tile<ptr<f32>>
    %at = make_tensor_view %a, shape = [8192], strides = [1] : tensor_view<8192xf32, strides=[1]>
    %bt = make_tensor_view %b, shape = [8192], strides = [1] : tensor_view<8192xf32, strides=[1]>
    %av = make_partition_view %at : partition_view<tile=(8192), tensor_view<8192xf32, strides=[1]>>
    %bv = make_partition_view %bt : partition_view<tile=(8192), tensor_view<8192xf32, strides=[1]>>
    %x, %t1 = load_view_tko weak %av[%zero] : partition_view<tile=(8192), tensor_view<8192xf32, strides=[1]>>, tile<i32> -> tile<8192xf32>, token
    %t3 = store_view_tko relaxed device %x, %bv[%zero] : tile<8192xf32>, partition_view<tile=(8192), tensor_view<8192xf32, strides=[1]>>, tile<i32> -> token
    // expected-remark @below {{stored as a whole, 64 registers of a thread, and not made some at a time for the store: threads wait, or memory is written, between load_view_tko and the store [TIR0738]}}
    %t4 = store_view_tko weak %x, %av[%zero] : tile<8192xf32>, partition_view<tile=(8192), tensor_view<8192xf32, strides=[1]>>, tile<i32> -> token
    return
  }
}
