// Threads transpose the right operand of a product of 8 bits that begins an iteration later, and scale what they add it to
// by the same instruction.
// remarks: sm_90a schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{each tile block has a CTA of its own: threads transform operands on their way, which takes longer than what comes at its end [TIR0721]}}
  // expected-remark @below {{a thread that multiplies needs about 152 registers and has 128; a role that gives its own away would leave 120; instead: smaller tiles, or more warps by the hint num_worker_warps_per_cta [TIR0698]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  // expected-remark @below {{CTAs to a multiprocessor: 3, as shared memory and registers allow no more [TIR0743]}}
  entry @later(%q: tile<ptr<f8E4M3FN>>, %k: tile<ptr<f8E4M3FN>>, %v: tile<ptr<f8E4M3FN>>, %o: tile<ptr<f32>>, %from: tile<i32>, %to: tile<i32>, %by: tile<i32>) {
    %pq = assume div_by<16>, %q : tile<ptr<f8E4M3FN>>
    %pk = assume div_by<16>, %k : tile<ptr<f8E4M3FN>>
    %pv = assume div_by<16>, %v : tile<ptr<f8E4M3FN>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %tq = make_tensor_view %pq, shape = [128, 64], strides = [64, 1] : tensor_view<128x64xf8E4M3FN, strides=[64,1]>
    %tk = make_tensor_view %pk, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf8E4M3FN, strides=[64,1]>
    %tv = make_tensor_view %pv, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf8E4M3FN, strides=[64,1]>
    %to_ = make_tensor_view %o, shape = [128, 64], strides = [64, 1] : tensor_view<128x64xf32, strides=[64,1]>
    %vq = make_partition_view %tq : partition_view<tile=(64x64), tensor_view<128x64xf8E4M3FN, strides=[64,1]>>
    %vk = make_partition_view %tk : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E4M3FN, strides=[64,1]>, dim_map=[1, 0]>
    %vv = make_partition_view %tv : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E4M3FN, strides=[64,1]>>
    %vo = make_partition_view %to_ : partition_view<tile=(64x64), tensor_view<128x64xf32, strides=[64,1]>>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %low = constant <f32: -64.0> : tile<64x1xf32>
    %eighth = constant <f32: 0.125> : tile<64x64xf32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 1 stages of 4096 bytes in shared memory [TIR0632]}}
    %a, %at = load_view_tko weak %vq[%x, %zero] : partition_view<tile=(64x64), tensor_view<128x64xf8E4M3FN, strides=[64,1]>>, tile<i32> -> tile<64x64xf8E4M3FN>, token
    // expected-remark @below {{CTAs to a multiprocessor: 3, where 4 would be aimed at: with more of them threads have too few registers for what products add up; instead: smaller tiles [TIR0645]}}
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 8 stages of 4096 bytes in shared memory [TIR0632]}}
    %r, %r_top = for %i in (%from to %to, step %by) : tile<i32> iter_values(%acc = %none, %top = %low) -> (tile<64x64xf32>, tile<64x1xf32>) {
      %b, %bt = load_view_tko weak %vk[%zero, %i] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E4M3FN, strides=[64,1]>, dim_map=[1, 0]>, tile<i32> -> tile<64x64xf8E4M3FN>, token
      // expected-remark @below {{multiplied by wgmma.m64k32.f32.e4m3, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{the threads wait for it where it is begun: what it adds to is not what its loop carries, as it is and for it alone [TIR0702]}}
      %s = mmaf %a, %b, %none : tile<64x64xf8E4M3FN>, tile<64x64xf8E4M3FN>, tile<64x64xf32>
      %t = mulf %s, %eighth : tile<64x64xf32>
      %m = reduce %t dim=1 identities=[0xFF800000 : f32] : tile<64x64xf32> -> tile<64xf32>
      (%l: tile<f32>, %h: tile<f32>) {
        %g = maxf %l, %h : tile<f32>
        yield %g : tile<f32>
      }
      %c = reshape %m : tile<64xf32> -> tile<64x1xf32>
      %new = maxf %top, %c : tile<64x1xf32>
      %wide = broadcast %new : tile<64x1xf32> -> tile<64x64xf32>
      %d = subf %t, %wide : tile<64x64xf32>
      %f = subf %top, %new : tile<64x1xf32>
      %fade = exp2 %f : tile<64x1xf32>
      %fades = broadcast %fade : tile<64x1xf32> -> tile<64x64xf32>
      // expected-remark @below {{every number is multiplied, even where all factors are one: threads add up what the product makes, and scale by the same instruction [TIR0715]}}
      %h = mulf %acc, %fades : tile<64x64xf32>
      %e = exp2 %d : tile<64x64xf32>
      %p = ftof %e : tile<64x64xf32> -> tile<64x64xf8E4M3FN>
      %w, %wt = load_view_tko weak %vv[%i, %zero] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E4M3FN, strides=[64,1]>>, tile<i32> -> tile<64x64xf8E4M3FN>, token
      // expected-remark @below {{multiplied by wgmma.m64k32.f32.e4m3, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{begun an iteration later: it is under way while its loop computes what it takes of the next product's result, up to what is folded first, behind which threads wait for it [TIR0700]}}
      %n = mmaf %p, %w, %h : tile<64x64xf8E4M3FN>, tile<64x64xf8E4M3FN>, tile<64x64xf32>
      continue %n, %new : tile<64x64xf32>, tile<64x1xf32>
    }
    %out = addf %r, %none : tile<64x64xf32>
    store_view_tko weak %out, %vo[%x, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<128x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
