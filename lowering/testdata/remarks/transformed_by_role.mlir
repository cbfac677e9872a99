// A role of its own transposes the right operand of a product of 8 bits, and the product begins an iteration later.
// remarks: sm_90a schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 8, as its schedule says so; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{a thread starts with 168 registers; those that multiply go on with 232, those of the role with 40: one that multiplies needs about 184, and has 168 beside a role of one warp [TIR0697]}}
  // expected-remark @below {{a CTA runs one tile block after the other, and copies for the next begin while it stores the last; as many are launched as multiprocessors hold, 1 each [TIR0720]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  // expected-remark @below {{CTAs to a multiprocessor: 1, as its schedule says so [TIR0743]}}
  entry @later(%q: tile<ptr<f8E4M3FN>>, %k: tile<ptr<f8E4M3FN>>, %v: tile<ptr<f8E4M3FN>>, %o: tile<ptr<f32>>, %from: tile<i32>, %to: tile<i32>, %by: tile<i32>) {
    %pq = assume div_by<16>, %q : tile<ptr<f8E4M3FN>>
    %pk = assume div_by<16>, %k : tile<ptr<f8E4M3FN>>
    %pv = assume div_by<16>, %v : tile<ptr<f8E4M3FN>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %tq = make_tensor_view %pq, shape = [256, 64], strides = [64, 1] : tensor_view<256x64xf8E4M3FN, strides=[64,1]>
    %tk = make_tensor_view %pk, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf8E4M3FN, strides=[64,1]>
    %tv = make_tensor_view %pv, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf8E4M3FN, strides=[64,1]>
    %to_ = make_tensor_view %o, shape = [256, 64], strides = [64, 1] : tensor_view<256x64xf32, strides=[64,1]>
    %vq = make_partition_view %tq : partition_view<tile=(128x64), tensor_view<256x64xf8E4M3FN, strides=[64,1]>>
    %vk = make_partition_view %tk : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E4M3FN, strides=[64,1]>, dim_map=[1, 0]>
    %vv = make_partition_view %tv : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E4M3FN, strides=[64,1]>>
    %vo = make_partition_view %to_ : partition_view<tile=(128x64), tensor_view<256x64xf32, strides=[64,1]>>
    %none = constant <f32: 0.0> : tile<128x64xf32>
    %low = constant <f32: -64.0> : tile<128x1xf32>
    %eighth = constant <f32: 0.125> : tile<128x64xf32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 2 stages of 8192 bytes in shared memory [TIR0632]}}
    %a, %at = load_view_tko weak %vq[%x, %zero] : partition_view<tile=(128x64), tensor_view<256x64xf8E4M3FN, strides=[64,1]>>, tile<i32> -> tile<128x64xf8E4M3FN>, token
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 8 stages of 4096 bytes in shared memory [TIR0632]}}
    %r, %r_top = for %i in (%from to %to, step %by) : tile<i32> iter_values(%acc = %none, %top = %low) -> (tile<128x64xf32>, tile<128x1xf32>) {
      %b, %bt = load_view_tko weak %vk[%zero, %i] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E4M3FN, strides=[64,1]>, dim_map=[1, 0]>, tile<i32> -> tile<64x64xf8E4M3FN>, token
      // expected-remark @below {{multiplied by wgmma.m64k32.f32.e4m3, warps in 8 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{the threads wait for it where it is begun: what it adds to is not what its loop carries, as it is and for it alone [TIR0702]}}
      %s = mmaf %a, %b, %none : tile<128x64xf8E4M3FN>, tile<64x64xf8E4M3FN>, tile<128x64xf32>
      %t = mulf %s, %eighth : tile<128x64xf32>
      %m = reduce %t dim=1 identities=[0xFF800000 : f32] : tile<128x64xf32> -> tile<128xf32>
      (%l: tile<f32>, %h: tile<f32>) {
        %g = maxf %l, %h : tile<f32>
        yield %g : tile<f32>
      }
      %c = reshape %m : tile<128xf32> -> tile<128x1xf32>
      %new = maxf %top, %c : tile<128x1xf32>
      %wide = broadcast %new : tile<128x1xf32> -> tile<128x64xf32>
      %d = subf %t, %wide : tile<128x64xf32>
      %f = subf %top, %new : tile<128x1xf32>
      %fade = exp2 %f : tile<128x1xf32>
      %fades = broadcast %fade : tile<128x1xf32> -> tile<128x64xf32>
      // expected-remark @below {{every number is multiplied, even where all factors are one: threads add up what the product makes, and scale by the same instruction [TIR0715]}}
      %h = mulf %acc, %fades : tile<128x64xf32>
      %e = exp2 %d : tile<128x64xf32>
      %p = ftof %e : tile<128x64xf32> -> tile<128x64xf8E4M3FN>
      // expected-remark @below {{2 warps of a role of their own transpose what the copy engine brings, to 4 stages of another ring, ahead of those that multiply [TIR0767]}}
      %w, %wt = load_view_tko weak %vv[%i, %zero] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E4M3FN, strides=[64,1]>>, tile<i32> -> tile<64x64xf8E4M3FN>, token
      // expected-remark @below {{multiplied by wgmma.m64k32.f32.e4m3, warps in 8 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{begun an iteration later: it is under way while its loop computes what it takes of the next product's result, up to what is folded first, behind which threads wait for it [TIR0700]}}
      %n = mmaf %p, %w, %h : tile<128x64xf8E4M3FN>, tile<64x64xf8E4M3FN>, tile<128x64xf32>
      continue %n, %new : tile<128x64xf32>, tile<128x1xf32>
    }
    %out = addf %r, %none : tile<128x64xf32>
    store_view_tko weak %out, %vo[%x, %zero] : tile<128x64xf32>, partition_view<tile=(128x64), tensor_view<256x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.schedule = {sm_90a = {gpu.occupancy = 1 : i64, gpu.warps = 8 : i64}}}
}
