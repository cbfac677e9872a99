// A product that may run an iteration later, and one whose result is taken at once.
// remarks: sm_90a schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{three teams of a warpgroup run neighbours along x side by side, and what all of them read is brought once [TIR0773]}}
  // expected-remark @below {{a CTA runs one tile block after the other, and copies for the next begin while it stores the last; as many are launched as multiprocessors hold, 1 each [TIR0720]}}
  // expected-remark @below {{its 3 warpgroups begin the products of an iteration one after the other [TIR0769]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  // expected-remark @below {{CTAs to a multiprocessor: 1, as one that goes on to the next tile block does better with more stages than with another CTA beside it [TIR0743]}}
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
    %vq = make_partition_view %tq : partition_view<tile=(64x64), tensor_view<128x64xf16, strides=[64,1]>>
    %vk = make_partition_view %tk : partition_view<tile=(64x64), padding_value = zero, tensor_view<64x512xf16, strides=[512,1]>>
    %vv = make_partition_view %tv : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf16, strides=[64,1]>>
    %vo = make_partition_view %to_ : partition_view<tile=(64x64), tensor_view<128x64xf32, strides=[64,1]>>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %half = constant <f32: 0.5> : tile<64x64xf32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 6 stages of 8192 bytes in shared memory [TIR0632]}}
    %a, %at = load_view_tko weak %vq[%x, %zero] : partition_view<tile=(64x64), tensor_view<128x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 8 stages of 8192 bytes in shared memory [TIR0632]}}
    %r, %mr = for %i in (%from to %to, step %by) : tile<i32> iter_values(%acc = %none, %most = %none) -> (tile<64x64xf32>, tile<64x64xf32>) {
      %b, %bt = load_view_tko weak %vk[%zero, %i] : partition_view<tile=(64x64), padding_value = zero, tensor_view<64x512xf16, strides=[512,1]>>, tile<i32> -> tile<64x64xf16>, token
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{the threads wait for it where it is begun: its loop has another product [TIR0702]}}
      %s = mmaf %a, %b, %none : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      %e = exp2 %s : tile<64x64xf32>
      %w = maxf %most, %e : tile<64x64xf32>
      %p = ftof %e : tile<64x64xf32> -> tile<64x64xf16>
      %c, %ct = load_view_tko weak %vv[%i, %zero] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
      // expected-remark @below {{every number is multiplied, even where all factors are one: no operand is broadcast; instead: a factor for each row, broadcast [TIR0715]}}
      %h = mulf %acc, %half : tile<64x64xf32>
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{begun an iteration later: it is under way while its loop computes what it takes of the next product's result, under it or behind the wait for it, as the assembler has it [TIR0700]}}
      %n = mmaf %p, %c, %h : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %n, %w : tile<64x64xf32>, tile<64x64xf32>
    }
    %sum_r = addf %r, %mr : tile<64x64xf32>
    store_view_tko weak %sum_r, %vo[%x, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<128x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
// remarks: sm_90a schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{three teams of a warpgroup run neighbours along x side by side, and what all of them read is brought once [TIR0773]}}
  // expected-remark @below {{a CTA runs one tile block after the other, and copies for the next begin while it stores the last; as many are launched as multiprocessors hold, 1 each [TIR0720]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  // expected-remark @below {{CTAs to a multiprocessor: 1, as one that goes on to the next tile block does better with more stages than with another CTA beside it [TIR0743]}}
  entry @used(%q: tile<ptr<f16>>, %k: tile<ptr<f16>>, %v: tile<ptr<f16>>, %o: tile<ptr<f32>>, %from: tile<i32>, %to: tile<i32>, %by: tile<i32>) {
    %pq = assume div_by<16>, %q : tile<ptr<f16>>
    %pk = assume div_by<16>, %k : tile<ptr<f16>>
    %pv = assume div_by<16>, %v : tile<ptr<f16>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %tq = make_tensor_view %pq, shape = [128, 64], strides = [64, 1] : tensor_view<128x64xf16, strides=[64,1]>
    %tk = make_tensor_view %pk, shape = [64, 512], strides = [512, 1] : tensor_view<64x512xf16, strides=[512,1]>
    %tv = make_tensor_view %pv, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf16, strides=[64,1]>
    %to_ = make_tensor_view %o, shape = [128, 64], strides = [64, 1] : tensor_view<128x64xf32, strides=[64,1]>
    %vq = make_partition_view %tq : partition_view<tile=(64x64), tensor_view<128x64xf16, strides=[64,1]>>
    %vk = make_partition_view %tk : partition_view<tile=(64x64), padding_value = zero, tensor_view<64x512xf16, strides=[512,1]>>
    %vv = make_partition_view %tv : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf16, strides=[64,1]>>
    %vo = make_partition_view %to_ : partition_view<tile=(64x64), tensor_view<128x64xf32, strides=[64,1]>>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %half = constant <f32: 0.5> : tile<64x64xf32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 6 stages of 8192 bytes in shared memory [TIR0632]}}
    %a, %at = load_view_tko weak %vq[%x, %zero] : partition_view<tile=(64x64), tensor_view<128x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 8 stages of 8192 bytes in shared memory [TIR0632]}}
    %r, %mr = for %i in (%from to %to, step %by) : tile<i32> iter_values(%acc = %none, %most = %none) -> (tile<64x64xf32>, tile<64x64xf32>) {
      %b, %bt = load_view_tko weak %vk[%zero, %i] : partition_view<tile=(64x64), padding_value = zero, tensor_view<64x512xf16, strides=[512,1]>>, tile<i32> -> tile<64x64xf16>, token
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{the threads wait for it where it is begun: its loop has another product [TIR0702]}}
      %s = mmaf %a, %b, %none : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      %e = exp2 %s : tile<64x64xf32>
      %w = maxf %most, %e : tile<64x64xf32>
      %p = ftof %e : tile<64x64xf32> -> tile<64x64xf16>
      %c, %ct = load_view_tko weak %vv[%i, %zero] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
      // expected-remark @below {{every number is multiplied, even where all factors are one: no operand is broadcast; instead: a factor for each row, broadcast [TIR0715]}}
      %h = mulf %acc, %half : tile<64x64xf32>
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{not begun an iteration later, under what the next iteration computes: reduce takes its result in the same iteration [TIR0701]}}
      %n = mmaf %p, %c, %h : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      %red = reduce %n dim=1 identities=[0.0 : f32] : tile<64x64xf32> -> tile<64xf32>
      (%u: tile<f32>, %t: tile<f32>) {
        %add = addf %u, %t : tile<f32>
        yield %add : tile<f32>
      }
      %col = reshape %red : tile<64xf32> -> tile<64x1xf32>
      %all = broadcast %col : tile<64x1xf32> -> tile<64x64xf32>
      %n1 = subf %n, %all : tile<64x64xf32>
      continue %n1, %w : tile<64x64xf32>, tile<64x64xf32>
    }
    %sum_r = addf %r, %mr : tile<64x64xf32>
    store_view_tko weak %sum_r, %vo[%x, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<128x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
// Three CTAs that wait for both products, where two would have one begun an iteration later.
// remarks: sm_90a schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{three teams of a warpgroup run neighbours along x side by side, and what all of them read is brought once [TIR0773]}}
  // expected-remark @below {{a thread starts with 128 registers; those that multiply go on with 160, those of the role with 32: one that multiplies needs about 176, and has 128 beside a role of one warp [TIR0697]}}
  // expected-remark @below {{a CTA runs one tile block after the other, and copies for the next begin while it stores the last; as many are launched as multiprocessors hold, 1 each [TIR0720]}}
  // expected-remark @below {{its 3 warpgroups begin the products of an iteration one after the other [TIR0769]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  // expected-remark @below {{CTAs to a multiprocessor: 1, as one that goes on to the next tile block does better with more stages than with another CTA beside it [TIR0743]}}
  entry @waits(%q: tile<ptr<f16>>, %k: tile<ptr<f16>>, %v: tile<ptr<f16>>, %o: tile<ptr<f16>>, %from: tile<i32>, %to: tile<i32>, %by: tile<i32>) {
    %pq = assume div_by<16>, %q : tile<ptr<f16>>
    %pk = assume div_by<16>, %k : tile<ptr<f16>>
    %pv = assume div_by<16>, %v : tile<ptr<f16>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %tq = make_tensor_view %pq, shape = [128, 64], strides = [64, 1] : tensor_view<128x64xf16, strides=[64,1]>
    %tk = make_tensor_view %pk, shape = [64, 512], strides = [512, 1] : tensor_view<64x512xf16, strides=[512,1]>
    %tv = make_tensor_view %pv, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf16, strides=[64,1]>
    %to_ = make_tensor_view %o, shape = [128, 64], strides = [64, 1] : tensor_view<128x64xf16, strides=[64,1]>
    %vq = make_partition_view %tq : partition_view<tile=(64x64), tensor_view<128x64xf16, strides=[64,1]>>
    %vk = make_partition_view %tk : partition_view<tile=(64x128), padding_value = zero, tensor_view<64x512xf16, strides=[512,1]>>
    %vv = make_partition_view %tv : partition_view<tile=(128x64), padding_value = zero, tensor_view<512x64xf16, strides=[64,1]>>
    %vo = make_partition_view %to_ : partition_view<tile=(64x64), tensor_view<128x64xf16, strides=[64,1]>>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %zeros = constant <f32: 0.0> : tile<64x128xf32>
    %half = constant <f32: 0.5> : tile<64x64xf32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 6 stages of 8192 bytes in shared memory [TIR0632]}}
    %a, %at = load_view_tko weak %vq[%x, %zero] : partition_view<tile=(64x64), tensor_view<128x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
    // expected-remark @below {{5 stages, where 8 would be used: a stage takes 32768 bytes of shared memory, and there are 170240, with CTAs to a multiprocessor: 1; instead: smaller tiles along what is summed over [TIR0644]}}
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 5 stages of 16384 bytes in shared memory [TIR0632]}}
    %r = for %i in (%from to %to, step %by) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %b, %bt = load_view_tko weak %vk[%zero, %i] : partition_view<tile=(64x128), padding_value = zero, tensor_view<64x512xf16, strides=[512,1]>>, tile<i32> -> tile<64x128xf16>, token
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{the threads wait for it where it is begun: its loop has another product [TIR0702]}}
      %s = mmaf %a, %b, %zeros : tile<64x64xf16>, tile<64x128xf16>, tile<64x128xf32>
      %e = exp2 %s : tile<64x128xf32>
      %p = ftof %e : tile<64x128xf32> -> tile<64x128xf16>
      %c, %ct = load_view_tko weak %vv[%i, %zero] : partition_view<tile=(128x64), padding_value = zero, tensor_view<512x64xf16, strides=[64,1]>>, tile<i32> -> tile<128x64xf16>, token
      // expected-remark @below {{every number is multiplied, even where all factors are one: no operand is broadcast; instead: a factor for each row, broadcast [TIR0715]}}
      %h = mulf %acc, %half : tile<64x64xf32>
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{begun an iteration later: it is under way while its loop computes what it takes of the next product's result, under it or behind the wait for it, as the assembler has it [TIR0700]}}
      %n = mmaf %p, %c, %h : tile<64x128xf16>, tile<128x64xf16>, tile<64x64xf32>
      continue %n : tile<64x64xf32>
    }
    %half_r = ftof %r : tile<64x64xf32> -> tile<64x64xf16>
    store_view_tko weak %half_r, %vo[%x, %zero] : tile<64x64xf16>, partition_view<tile=(64x64), tensor_view<128x64xf16, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
// Not where the iterations grow with the number of the tile block.
// remarks: sm_90a schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{three teams of a warpgroup run neighbours along x side by side, and what all of them read is brought once [TIR0773]}}
  // expected-remark @below {{a thread starts with 128 registers; those that multiply go on with 160, those of the role with 32: one that multiplies needs about 176, and has 128 beside a role of one warp [TIR0697]}}
  // expected-remark @below {{a CTA runs one tile block after the other, and copies for the next begin while it stores the last; as many are launched as multiprocessors hold, 1 each [TIR0720]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share no operand of a loop's products [TIR0734]}}
  // expected-remark @below {{whichever CTA has ended a tile block draws the next one, those with the most iterations first: they follow each other from the last to the first along x of the grid [TIR0775]}}
  // expected-remark @below {{CTAs to a multiprocessor: 1, as one that goes on to the next tile block does better with more stages than with another CTA beside it [TIR0743]}}
  entry @grows(%q: tile<ptr<f16>>, %k: tile<ptr<f16>>, %v: tile<ptr<f16>>, %o: tile<ptr<f16>>, %from: tile<i32>, %to: tile<i32>, %by: tile<i32>) {
    %pq = assume div_by<16>, %q : tile<ptr<f16>>
    %pk = assume div_by<16>, %k : tile<ptr<f16>>
    %pv = assume div_by<16>, %v : tile<ptr<f16>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %tq = make_tensor_view %pq, shape = [128, 64], strides = [64, 1] : tensor_view<128x64xf16, strides=[64,1]>
    %tk = make_tensor_view %pk, shape = [64, 512], strides = [512, 1] : tensor_view<64x512xf16, strides=[512,1]>
    %tv = make_tensor_view %pv, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf16, strides=[64,1]>
    %to_ = make_tensor_view %o, shape = [128, 64], strides = [64, 1] : tensor_view<128x64xf16, strides=[64,1]>
    %vq = make_partition_view %tq : partition_view<tile=(64x64), tensor_view<128x64xf16, strides=[64,1]>>
    %vk = make_partition_view %tk : partition_view<tile=(64x128), padding_value = zero, tensor_view<64x512xf16, strides=[512,1]>>
    %vv = make_partition_view %tv : partition_view<tile=(128x64), padding_value = zero, tensor_view<512x64xf16, strides=[64,1]>>
    %vo = make_partition_view %to_ : partition_view<tile=(64x64), tensor_view<128x64xf16, strides=[64,1]>>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %zeros = constant <f32: 0.0> : tile<64x128xf32>
    %half = constant <f32: 0.5> : tile<64x64xf32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 6 stages of 8192 bytes in shared memory [TIR0632]}}
    %a, %at = load_view_tko weak %vq[%x, %zero] : partition_view<tile=(64x64), tensor_view<128x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
    // expected-remark @below {{5 stages, where 8 would be used: a stage takes 32768 bytes of shared memory, and there are 170240, with CTAs to a multiprocessor: 1; instead: smaller tiles along what is summed over [TIR0644]}}
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 5 stages of 16384 bytes in shared memory [TIR0632]}}
    %r = for %i in (%from to %x, step %by) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %b, %bt = load_view_tko weak %vk[%zero, %i] : partition_view<tile=(64x128), padding_value = zero, tensor_view<64x512xf16, strides=[512,1]>>, tile<i32> -> tile<64x128xf16>, token
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{the threads wait for it where it is begun: its loop has another product [TIR0702]}}
      %s = mmaf %a, %b, %zeros : tile<64x64xf16>, tile<64x128xf16>, tile<64x128xf32>
      %e = exp2 %s : tile<64x128xf32>
      %p = ftof %e : tile<64x128xf32> -> tile<64x128xf16>
      %c, %ct = load_view_tko weak %vv[%i, %zero] : partition_view<tile=(128x64), padding_value = zero, tensor_view<512x64xf16, strides=[64,1]>>, tile<i32> -> tile<128x64xf16>, token
      // expected-remark @below {{every number is multiplied, even where all factors are one: no operand is broadcast; instead: a factor for each row, broadcast [TIR0715]}}
      %h = mulf %acc, %half : tile<64x64xf32>
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{begun an iteration later: it is under way while its loop computes what it takes of the next product's result, under it or behind the wait for it, as the assembler has it [TIR0700]}}
      %n = mmaf %p, %c, %h : tile<64x128xf16>, tile<128x64xf16>, tile<64x64xf32>
      continue %n : tile<64x64xf32>
    }
    %half_r = ftof %r : tile<64x64xf32> -> tile<64x64xf16>
    store_view_tko weak %half_r, %vo[%x, %zero] : tile<64x64xf16>, partition_view<tile=(64x64), tensor_view<128x64xf16, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
