// Results and operands that take more registers than threads start with: a role of four
// warps gives its own.
// remarks: sm_90a schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 8, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{each tile block has a CTA of its own: operands go through registers, of which none are left [TIR0721]}}
  // expected-remark @below {{a thread starts with 168 registers; those that multiply go on with 232, those of the role with 40: one that multiplies needs about 208, and has 168 beside a role of one warp [TIR0697]}}
  // expected-remark @below {{tile blocks go along x for 8, then on along y, and so through one band after the other [TIR0624]}}
  // expected-remark @below {{CTAs to a multiprocessor: 1, as shared memory and registers allow no more [TIR0743]}}
  entry @f(%A: tile<ptr<f32>>, %B: tile<ptr<f32>>, %C: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>) {
    %a = assume div_by<16>, %A : tile<ptr<f32>>
    %b = assume div_by<16>, %B : tile<ptr<f32>>
    %kp = assume div_by<4>, %k : tile<i32>
    %np = assume div_by<4>, %n : tile<i32>
    %at = make_tensor_view %a, shape = [%m, %kp], strides = [%kp, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %bt = make_tensor_view %b, shape = [%kp, %np], strides = [%np, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %ct = make_tensor_view %C, shape = [%m, %np], strides = [%np, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %av = make_partition_view %at : partition_view<tile=(256x32), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(32x128), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(256x128), tensor_view<?x?xf32, strides=[?,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %tm, %tk = get_index_space_shape %av : partition_view<tile=(256x32), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>> -> tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<256x128xf32>
    // expected-remark @below {{4 stages, where 8 would be used: a stage takes 49152 bytes of shared memory, and there are 215552, with CTAs to a multiprocessor: 1; instead: smaller tiles along what is summed over [TIR0644]}}
    // expected-remark @below {{CTAs to a multiprocessor: 1, where 2 would be aimed at: with more of them 3 stages of 49152 bytes do not fit; instead: smaller tiles [TIR0645]}}
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 4 stages of 32768 bytes in shared memory [TIR0632]}}
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 4 stages of 16384 bytes in shared memory [TIR0632]}}
    // expected-remark @below {{operands are transposed or converted while the product before is under way [TIR0695]}}
    %sum = for %i in (%zero to %tk, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<256x128xf32>) {
      %l, %t1 = load_view_tko weak %av[%x, %i] attributes {gpu.rounded = false} : partition_view<tile=(256x32), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<256x32xf32>, token
      %r, %t2 = load_view_tko weak %bv[%i, %y] attributes {gpu.rounded = false} : partition_view<tile=(32x128), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<32x128xf32>, token
      %lc = ftof %l : tile<256x32xf32> -> tile<256x32xtf32>
      %rc = ftof %r : tile<32x128xf32> -> tile<32x128xtf32>
      // expected-remark @below {{multiplied by wgmma.m64k8.f32.tf32, warps in 8 rows and 1 columns [TIR0625]}}
      %next = mmaf %lc, %rc, %acc : tile<256x32xtf32>, tile<32x128xtf32>, tile<256x128xf32>
      continue %next : tile<256x128xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<256x128xf32>, partition_view<tile=(256x128), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  }
}
// -----
// More CTAs asked for than there are registers.
// remarks: sm_90a schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 8, as its schedule says so; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{a thread that multiplies needs about 152 registers and has 96; a role that gives its own away would leave 96; instead: smaller tiles, or more warps by the hint num_worker_warps_per_cta [TIR0698]}}
  // expected-remark @below {{a CTA runs one tile block after the other, and copies for the next begin while it stores the last; as many are launched as multiprocessors hold, 2 each [TIR0720]}}
  // expected-remark @below {{tile blocks go along x for 16, then on along y, and so through one band after the other [TIR0624]}}
  // expected-remark @below {{CTAs to a multiprocessor: 2, as its schedule says so [TIR0743]}}
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>) {
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %kp = assume div_by<8>, %k : tile<i32>
    %np = assume div_by<8>, %n : tile<i32>
    %at = make_tensor_view %a, shape = [%m, %kp], strides = [%kp, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %bt = make_tensor_view %b, shape = [%kp, %np], strides = [%np, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %ct = make_tensor_view %C, shape = [%m, %np], strides = [%np, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %av = make_partition_view %at : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(64x256), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(128x256), tensor_view<?x?xf32, strides=[?,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %tm, %tk = get_index_space_shape %av : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>> -> tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<128x256xf32>
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 2, through 2 stages of 49152 bytes in shared memory [TIR0632]}}
    %sum = for %i in (%zero to %tk, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x256xf32>) {
      %l, %t1 = load_view_tko weak %av[%x, %i] attributes {gpu.copy = "cp.async.bulk.tensor", gpu.stages = 2 : i64} : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<128x64xf16>, token
      %r, %t2 = load_view_tko weak %bv[%i, %y] attributes {gpu.copy = "cp.async.bulk.tensor", gpu.stages = 2 : i64} : partition_view<tile=(64x256), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<64x256xf16>, token
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 8 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{under way beside the threads until the next iteration's has begun: the copy engine brings its operands, and its instruction adds it up [TIR0742]}}
      %next = mmaf %l, %r, %acc : tile<128x64xf16>, tile<64x256xf16>, tile<128x256xf32>
      continue %next : tile<128x256xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<128x256xf32>, partition_view<tile=(128x256), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  } {gpu.occupancy = 2 : i64, gpu.warps = 8 : i64}
}
// -----
// Registers by hand.
// remarks: sm_90a schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 8, as its schedule says so; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{a thread starts with 168 registers; those that multiply go on with 200, those of the role with 32: written by hand [TIR0697]}}
  // expected-remark @below {{a CTA runs one tile block after the other, and copies for the next begin while it stores the last; as many are launched as multiprocessors hold, 1 each [TIR0720]}}
  // expected-remark @below {{tile blocks go along x for 8, then on along y, and so through one band after the other [TIR0624]}}
  // expected-remark @below {{CTAs to a multiprocessor: 1, as shared memory and registers allow no more [TIR0743]}}
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>) {
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %kp = assume div_by<8>, %k : tile<i32>
    %np = assume div_by<8>, %n : tile<i32>
    %at = make_tensor_view %a, shape = [%m, %kp], strides = [%kp, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %bt = make_tensor_view %b, shape = [%kp, %np], strides = [%np, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %ct = make_tensor_view %C, shape = [%m, %np], strides = [%np, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %av = make_partition_view %at : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %tm, %tk = get_index_space_shape %av : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>> -> tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<128x128xf32>
    // expected-remark @below {{7 stages, where 8 would be used: a stage takes 32768 bytes of shared memory, and there are 232192, with CTAs to a multiprocessor: 1; instead: smaller tiles along what is summed over [TIR0644]}}
    // expected-remark @below {{CTAs to a multiprocessor: 1, where 2 would be aimed at: with more of them threads have too few registers for what products add up; instead: smaller tiles [TIR0645]}}
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 2, through 7 stages of 32768 bytes in shared memory [TIR0632]}}
    %sum = for %i in (%zero to %tk, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      %l, %t1 = load_view_tko weak %av[%x, %i] : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<128x64xf16>, token
      %r, %t2 = load_view_tko weak %bv[%i, %y] : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<64x128xf16>, token
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 8 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{under way beside the threads until the next iteration's has begun: the copy engine brings its operands, and its instruction adds it up [TIR0742]}}
      %next = mmaf %l, %r, %acc : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  } {gpu.registers = array<i64: 200, 32>, gpu.role_warps = 4 : i64, gpu.warps = 8 : i64}
}
// -----
// Registers that are few where a role of four warps would cost more.
// remarks: sm_90a schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 8, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{a role of one warp keeps its registers: a thread that multiplies needs about 176 and has 168, which costs about 8 thousandths of the time; three idle warps in a role that gives its own away would cost 35 [TIR0711]}}
  // expected-remark @below {{a CTA runs one tile block after the other, and copies for the next begin while it stores the last; as many are launched as multiprocessors hold, 1 each [TIR0720]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  // expected-remark @below {{CTAs to a multiprocessor: 1, as shared memory and registers allow no more [TIR0743]}}
  entry @chain(%q: tile<ptr<f16>>, %k: tile<ptr<f16>>, %v: tile<ptr<f16>>, %o: tile<ptr<f32>>, %from: tile<i32>, %to: tile<i32>, %by: tile<i32>) {
    %pq = assume div_by<16>, %q : tile<ptr<f16>>
    %pk = assume div_by<16>, %k : tile<ptr<f16>>
    %pv = assume div_by<16>, %v : tile<ptr<f16>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %tq = make_tensor_view %pq, shape = [128, 64], strides = [64, 1] : tensor_view<128x64xf16, strides=[64,1]>
    %tk = make_tensor_view %pk, shape = [64, 512], strides = [512, 1] : tensor_view<64x512xf16, strides=[512,1]>
    %tv = make_tensor_view %pv, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf16, strides=[64,1]>
    %to_ = make_tensor_view %o, shape = [128, 64], strides = [64, 1] : tensor_view<128x64xf32, strides=[64,1]>
    %vq = make_partition_view %tq : partition_view<tile=(128x64), tensor_view<128x64xf16, strides=[64,1]>>
    %vk = make_partition_view %tk : partition_view<tile=(64x128), padding_value = zero, tensor_view<64x512xf16, strides=[512,1]>>
    %vv = make_partition_view %tv : partition_view<tile=(128x64), padding_value = zero, tensor_view<512x64xf16, strides=[64,1]>>
    %vo = make_partition_view %to_ : partition_view<tile=(128x64), tensor_view<128x64xf32, strides=[64,1]>>
    %none = constant <f32: 0.0> : tile<128x64xf32>
    %zeros = constant <f32: 0.0> : tile<128x128xf32>
    %half = constant <f32: 0.5> : tile<128x64xf32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 2 stages of 16384 bytes in shared memory [TIR0632]}}
    %a, %at = load_view_tko weak %vq[%x, %zero] : partition_view<tile=(128x64), tensor_view<128x64xf16, strides=[64,1]>>, tile<i32> -> tile<128x64xf16>, token
    // expected-remark @below {{6 stages, where 8 would be used: a stage takes 32768 bytes of shared memory, and there are 198912, with CTAs to a multiprocessor: 1; instead: smaller tiles along what is summed over [TIR0644]}}
    // expected-remark @below {{CTAs to a multiprocessor: 1, where 2 would be aimed at: with more of them threads have too few registers for what products add up; instead: smaller tiles [TIR0645]}}
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 6 stages of 16384 bytes in shared memory [TIR0632]}}
    %r = for %i in (%from to %to, step %by) : tile<i32> iter_values(%acc = %none) -> (tile<128x64xf32>) {
      %b, %bt = load_view_tko weak %vk[%zero, %i] : partition_view<tile=(64x128), padding_value = zero, tensor_view<64x512xf16, strides=[512,1]>>, tile<i32> -> tile<64x128xf16>, token
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 8 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{the threads wait for it where it is begun: its loop has another product [TIR0702]}}
      %s = mmaf %a, %b, %zeros : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      %e = exp2 %s : tile<128x128xf32>
      %p = ftof %e : tile<128x128xf32> -> tile<128x128xf16>
      %c, %ct = load_view_tko weak %vv[%i, %zero] : partition_view<tile=(128x64), padding_value = zero, tensor_view<512x64xf16, strides=[64,1]>>, tile<i32> -> tile<128x64xf16>, token
      // expected-remark @below {{every number is multiplied, even where all factors are one: no operand is broadcast; instead: a factor for each row, broadcast [TIR0715]}}
      %h = mulf %acc, %half : tile<128x64xf32>
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 8 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{begun an iteration later: it is under way while its loop computes what it takes of the next product's result, under it or behind the wait for it, as the assembler has it [TIR0700]}}
      %n = mmaf %p, %c, %h : tile<128x128xf16>, tile<128x64xf16>, tile<128x64xf32>
      continue %n : tile<128x64xf32>
    }
    store_view_tko weak %r, %vo[%x, %zero] : tile<128x64xf32>, partition_view<tile=(128x64), tensor_view<128x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
