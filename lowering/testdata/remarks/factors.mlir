// Sums that are scaled: a factor for each row, and what stands against looking at it.
// remarks: sm_90a schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{three teams of a warpgroup run neighbours along x side by side, and what all of them read is brought once [TIR0773]}}
  // expected-remark @below {{a CTA runs one tile block after the other, and copies for the next begin while it stores the last; as many are launched as multiprocessors hold, 1 each [TIR0720]}}
  // expected-remark @below {{its 3 warpgroups begin the products of an iteration one after the other [TIR0769]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  // expected-remark @below {{CTAs to a multiprocessor: 1, as one that goes on to the next tile block does better with more stages than with another CTA beside it [TIR0743]}}
  entry @grown(%q: tile<ptr<f16>>, %k: tile<ptr<f16>>, %v: tile<ptr<f16>>, %o: tile<ptr<f32>>, %to: tile<i32>) {
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
    %x, %y, %z = get_tile_block_id : tile<i32>
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 6 stages of 8192 bytes in shared memory [TIR0632]}}
    %a, %at = load_view_tko weak %vq[%x, %zero] : partition_view<tile=(64x64), tensor_view<128x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
    %least = constant <f32: 0.0> : tile<64x1xf32>
    %half = constant <f32: 0.5> : tile<64x1xf32>
    %ones = constant <f32: 1.0> : tile<64x1xf32>
    %rows = iota : tile<64xi32>
    %row = reshape %rows : tile<64xi32> -> tile<64x1xi32>
    %nine = constant <i32: 9> : tile<i32>
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 8 stages of 8192 bytes in shared memory [TIR0632]}}
    %r, %mr = for %i in (%zero to %to, step %one) : tile<i32> iter_values(%acc = %none, %most = %least) -> (tile<64x64xf32>, tile<64x1xf32>) {
      %b, %bt = load_view_tko weak %vk[%zero, %i] : partition_view<tile=(64x64), padding_value = zero, tensor_view<64x512xf16, strides=[512,1]>>, tile<i32> -> tile<64x64xf16>, token
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{the threads wait for it where it is begun: its loop has another product [TIR0702]}}
      %s = mmaf %a, %b, %none : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      %red = reduce %s dim=1 identities=[0.0 : f32] : tile<64x64xf32> -> tile<64xf32> (%l: tile<f32>, %g: tile<f32>) {
        %m = maxf %l, %g : tile<f32>
        yield %m : tile<f32>
      }
      %column = reshape %red : tile<64xf32> -> tile<64x1xf32>
      %w = maxf %most, %column : tile<64x1xf32>
      %wb = broadcast %w : tile<64x1xf32> -> tile<64x64xf32>
      %d = subf %s, %wb : tile<64x64xf32>
      %e = exp2 %d : tile<64x64xf32>
      %p = ftof %e : tile<64x64xf32> -> tile<64x64xf16>
      %c, %ct = load_view_tko weak %vv[%i, %zero] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
      %f = subf %most, %w : tile<64x1xf32>
      %g = exp2 %f : tile<64x1xf32>
      %gb = broadcast %g : tile<64x1xf32> -> tile<64x64xf32>
      // expected-remark @below {{a warp multiplies its rows only where one of their factors is not one [TIR0714]}}
      %h = mulf %acc, %gb : tile<64x64xf32>
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{begun an iteration later: it is under way while its loop computes what it takes of the next product's result, under it or behind the wait for it, as the assembler has it [TIR0700]}}
      %n = mmaf %p, %c, %h : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %n, %w : tile<64x64xf32>, tile<64x1xf32>
    }
    store_view_tko weak %r, %vo[%x, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<128x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
// remarks: sm_90a schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{three teams of a warpgroup run neighbours along x side by side, and what all of them read is brought once [TIR0773]}}
  // expected-remark @below {{a CTA runs one tile block after the other, and copies for the next begin while it stores the last; as many are launched as multiprocessors hold, 1 each [TIR0720]}}
  // expected-remark @below {{its 3 warpgroups begin the products of an iteration one after the other [TIR0769]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  // expected-remark @below {{CTAs to a multiprocessor: 1, as one that goes on to the next tile block does better with more stages than with another CTA beside it [TIR0743]}}
  entry @flushed(%q: tile<ptr<f16>>, %k: tile<ptr<f16>>, %v: tile<ptr<f16>>, %o: tile<ptr<f32>>, %to: tile<i32>) {
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
    %x, %y, %z = get_tile_block_id : tile<i32>
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 6 stages of 8192 bytes in shared memory [TIR0632]}}
    %a, %at = load_view_tko weak %vq[%x, %zero] : partition_view<tile=(64x64), tensor_view<128x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
    %least = constant <f32: 0.0> : tile<64x1xf32>
    %half = constant <f32: 0.5> : tile<64x1xf32>
    %ones = constant <f32: 1.0> : tile<64x1xf32>
    %rows = iota : tile<64xi32>
    %row = reshape %rows : tile<64xi32> -> tile<64x1xi32>
    %nine = constant <i32: 9> : tile<i32>
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 8 stages of 8192 bytes in shared memory [TIR0632]}}
    %r, %mr = for %i in (%zero to %to, step %one) : tile<i32> iter_values(%acc = %none, %most = %least) -> (tile<64x64xf32>, tile<64x1xf32>) {
      %b, %bt = load_view_tko weak %vk[%zero, %i] : partition_view<tile=(64x64), padding_value = zero, tensor_view<64x512xf16, strides=[512,1]>>, tile<i32> -> tile<64x64xf16>, token
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{the threads wait for it where it is begun: its loop has another product [TIR0702]}}
      %s = mmaf %a, %b, %none : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      %red = reduce %s dim=1 identities=[0.0 : f32] : tile<64x64xf32> -> tile<64xf32> (%l: tile<f32>, %g: tile<f32>) {
        %m = maxf %l, %g : tile<f32>
        yield %m : tile<f32>
      }
      %column = reshape %red : tile<64xf32> -> tile<64x1xf32>
      %w = maxf %most, %column : tile<64x1xf32>
      %wb = broadcast %w : tile<64x1xf32> -> tile<64x64xf32>
      %d = subf %s, %wb : tile<64x64xf32>
      %e = exp2 %d : tile<64x64xf32>
      %p = ftof %e : tile<64x64xf32> -> tile<64x64xf16>
      %c, %ct = load_view_tko weak %vv[%i, %zero] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
      %f = subf %most, %w : tile<64x1xf32>
      %g = exp2 %f : tile<64x1xf32>
      %gb = broadcast %g : tile<64x1xf32> -> tile<64x64xf32>
      // expected-remark @below {{every number is multiplied, even where all factors are one: flush_to_zero changes what is multiplied by one, too; instead: mulf without flush_to_zero [TIR0715]}}
      %h = mulf %acc, %gb flush_to_zero : tile<64x64xf32>
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{begun an iteration later: it is under way while its loop computes what it takes of the next product's result, under it or behind the wait for it, as the assembler has it [TIR0700]}}
      %n = mmaf %p, %c, %h : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %n, %w : tile<64x64xf32>, tile<64x1xf32>
    }
    store_view_tko weak %r, %vo[%x, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<128x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
// remarks: sm_90a schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{three teams of a warpgroup run neighbours along x side by side, and what all of them read is brought once [TIR0773]}}
  // expected-remark @below {{a CTA runs one tile block after the other, and copies for the next begin while it stores the last; as many are launched as multiprocessors hold, 1 each [TIR0720]}}
  // expected-remark @below {{its 3 warpgroups begin the products of an iteration one after the other [TIR0769]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  // expected-remark @below {{CTAs to a multiprocessor: 1, as one that goes on to the next tile block does better with more stages than with another CTA beside it [TIR0743]}}
  entry @each(%q: tile<ptr<f16>>, %k: tile<ptr<f16>>, %v: tile<ptr<f16>>, %o: tile<ptr<f32>>, %to: tile<i32>) {
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
    %x, %y, %z = get_tile_block_id : tile<i32>
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 6 stages of 8192 bytes in shared memory [TIR0632]}}
    %a, %at = load_view_tko weak %vq[%x, %zero] : partition_view<tile=(64x64), tensor_view<128x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
    %least = constant <f32: 0.0> : tile<64x1xf32>
    %half = constant <f32: 0.5> : tile<64x1xf32>
    %ones = constant <f32: 1.0> : tile<64x1xf32>
    %rows = iota : tile<64xi32>
    %row = reshape %rows : tile<64xi32> -> tile<64x1xi32>
    %nine = constant <i32: 9> : tile<i32>
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 8 stages of 8192 bytes in shared memory [TIR0632]}}
    %r, %mr = for %i in (%zero to %to, step %one) : tile<i32> iter_values(%acc = %none, %most = %least) -> (tile<64x64xf32>, tile<64x1xf32>) {
      %b, %bt = load_view_tko weak %vk[%zero, %i] : partition_view<tile=(64x64), padding_value = zero, tensor_view<64x512xf16, strides=[512,1]>>, tile<i32> -> tile<64x64xf16>, token
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{the threads wait for it where it is begun: its loop has another product [TIR0702]}}
      %s = mmaf %a, %b, %none : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      %red = reduce %s dim=1 identities=[0.0 : f32] : tile<64x64xf32> -> tile<64xf32> (%l: tile<f32>, %g: tile<f32>) {
        %m = maxf %l, %g : tile<f32>
        yield %m : tile<f32>
      }
      %column = reshape %red : tile<64xf32> -> tile<64x1xf32>
      %w = maxf %most, %column : tile<64x1xf32>
      %wb = broadcast %w : tile<64x1xf32> -> tile<64x64xf32>
      %d = subf %s, %wb : tile<64x64xf32>
      %e = exp2 %d : tile<64x64xf32>
      %p = ftof %e : tile<64x64xf32> -> tile<64x64xf16>
      %c, %ct = load_view_tko weak %vv[%i, %zero] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
      // expected-remark @below {{every number is multiplied, even where all factors are one: no operand is broadcast; instead: a factor for each row, broadcast [TIR0715]}}
      %h = mulf %acc, %e : tile<64x64xf32>
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{begun an iteration later: it is under way while its loop computes what it takes of the next product's result, under it or behind the wait for it, as the assembler has it [TIR0700]}}
      %n = mmaf %p, %c, %h : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %n, %w : tile<64x64xf32>, tile<64x1xf32>
    }
    store_view_tko weak %r, %vo[%x, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<128x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
// remarks: sm_90a schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{three teams of a warpgroup run neighbours along x side by side, and what all of them read is brought once [TIR0773]}}
  // expected-remark @below {{a CTA runs one tile block after the other, and copies for the next begin while it stores the last; as many are launched as multiprocessors hold, 1 each [TIR0720]}}
  // expected-remark @below {{its 3 warpgroups begin the products of an iteration one after the other [TIR0769]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  // expected-remark @below {{CTAs to a multiprocessor: 1, as one that goes on to the next tile block does better with more stages than with another CTA beside it [TIR0743]}}
  entry @columns(%q: tile<ptr<f16>>, %k: tile<ptr<f16>>, %v: tile<ptr<f16>>, %o: tile<ptr<f32>>, %to: tile<i32>) {
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
    %x, %y, %z = get_tile_block_id : tile<i32>
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 6 stages of 8192 bytes in shared memory [TIR0632]}}
    %a, %at = load_view_tko weak %vq[%x, %zero] : partition_view<tile=(64x64), tensor_view<128x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
    %least = constant <f32: 0.0> : tile<64x1xf32>
    %half = constant <f32: 0.5> : tile<64x1xf32>
    %ones = constant <f32: 1.0> : tile<64x1xf32>
    %rows = iota : tile<64xi32>
    %row = reshape %rows : tile<64xi32> -> tile<64x1xi32>
    %nine = constant <i32: 9> : tile<i32>
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 8 stages of 8192 bytes in shared memory [TIR0632]}}
    %r, %mr = for %i in (%zero to %to, step %one) : tile<i32> iter_values(%acc = %none, %most = %least) -> (tile<64x64xf32>, tile<64x1xf32>) {
      %b, %bt = load_view_tko weak %vk[%zero, %i] : partition_view<tile=(64x64), padding_value = zero, tensor_view<64x512xf16, strides=[512,1]>>, tile<i32> -> tile<64x64xf16>, token
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{the threads wait for it where it is begun: its loop has another product [TIR0702]}}
      %s = mmaf %a, %b, %none : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      %red = reduce %s dim=1 identities=[0.0 : f32] : tile<64x64xf32> -> tile<64xf32> (%l: tile<f32>, %g: tile<f32>) {
        %m = maxf %l, %g : tile<f32>
        yield %m : tile<f32>
      }
      %column = reshape %red : tile<64xf32> -> tile<64x1xf32>
      %w = maxf %most, %column : tile<64x1xf32>
      %wb = broadcast %w : tile<64x1xf32> -> tile<64x64xf32>
      %d = subf %s, %wb : tile<64x64xf32>
      %e = exp2 %d : tile<64x64xf32>
      %p = ftof %e : tile<64x64xf32> -> tile<64x64xf16>
      %c, %ct = load_view_tko weak %vv[%i, %zero] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
      %sr = reduce %s dim=0 identities=[0.0 : f32] : tile<64x64xf32> -> tile<64xf32> (%l: tile<f32>, %g: tile<f32>) {
        %m = maxf %l, %g : tile<f32>
        yield %m : tile<f32>
      }
      %g = reshape %sr : tile<64xf32> -> tile<1x64xf32>
      %gb = broadcast %g : tile<1x64xf32> -> tile<64x64xf32>
      // expected-remark @below {{every number is multiplied, even where all factors are one: a row has several factors; instead: a factor for each row, broadcast [TIR0715]}}
      %h = mulf %acc, %gb : tile<64x64xf32>
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{begun an iteration later: it is under way while its loop computes what it takes of the next product's result, under it or behind the wait for it, as the assembler has it [TIR0700]}}
      %n = mmaf %p, %c, %h : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %n, %w : tile<64x64xf32>, tile<64x1xf32>
    }
    store_view_tko weak %r, %vo[%x, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<128x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
