// Four warpgroups of 64 rows each begin their products one after the other.
// remarks: sm_90a schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 16, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{a thread starts with 96 registers; those that multiply go on with 112, those of the role with 24: one that multiplies needs about 128, and has 96 beside a role of one warp [TIR0697]}}
  // expected-remark @below {{a CTA runs one tile block after the other, and copies for the next begin while it stores the last; as many are launched as multiprocessors hold, 1 each [TIR0720]}}
  // expected-remark @below {{its 4 warpgroups begin the products of an iteration one after the other [TIR0769]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share no operand of a loop's products [TIR0734]}}
  // expected-remark @below {{CTAs to a multiprocessor: 1, as shared memory and registers allow no more [TIR0743]}}
  entry @alternate(%q: tile<ptr<f16>>, %k: tile<ptr<f16>>, %v: tile<ptr<f16>>, %o: tile<ptr<f32>>, %from: tile<i32>, %to: tile<i32>, %by: tile<i32>) {
    %pq = assume div_by<16>, %q : tile<ptr<f16>>
    %pk = assume div_by<16>, %k : tile<ptr<f16>>
    %pv = assume div_by<16>, %v : tile<ptr<f16>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %tq = make_tensor_view %pq, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf16, strides=[64,1]>
    %tk = make_tensor_view %pk, shape = [64, 512], strides = [512, 1] : tensor_view<64x512xf16, strides=[512,1]>
    %tv = make_tensor_view %pv, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf16, strides=[64,1]>
    %to_ = make_tensor_view %o, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf32, strides=[64,1]>
    %vq = make_partition_view %tq : partition_view<tile=(256x64), tensor_view<512x64xf16, strides=[64,1]>>
    %vk = make_partition_view %tk : partition_view<tile=(64x64), padding_value = zero, tensor_view<64x512xf16, strides=[512,1]>>
    %vv = make_partition_view %tv : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf16, strides=[64,1]>>
    %vo = make_partition_view %to_ : partition_view<tile=(256x64), tensor_view<512x64xf32, strides=[64,1]>>
    %none = constant <f32: 0.0> : tile<256x64xf32>
    %least = constant <f32: -1.0e30> : tile<256x1xf32>
    %empty = constant <f32: 0.0> : tile<256x1xf32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 2 stages of 32768 bytes in shared memory [TIR0632]}}
    %a, %at = load_view_tko weak %vq[%x, %zero] : partition_view<tile=(256x64), tensor_view<512x64xf16, strides=[64,1]>>, tile<i32> -> tile<256x64xf16>, token
    %first = addi %from, %x : tile<i32>
    // expected-remark @below {{CTAs to a multiprocessor: 1, where 2 would be aimed at: with more of them threads have too few registers for what products add up; instead: smaller tiles [TIR0645]}}
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 8 stages of 8192 bytes in shared memory [TIR0632]}}
    %r:3 = for %i in (%first to %to, step %by) : tile<i32> iter_values(%acc = %none, %most = %least, %sum = %empty) -> (tile<256x64xf32>, tile<256x1xf32>, tile<256x1xf32>) {
      %b, %bt = load_view_tko weak %vk[%zero, %i] : partition_view<tile=(64x64), padding_value = zero, tensor_view<64x512xf16, strides=[512,1]>>, tile<i32> -> tile<64x64xf16>, token
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 16 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{the threads wait for it where it is begun: its loop has another product [TIR0702]}}
      %s = mmaf %a, %b, %none : tile<256x64xf16>, tile<64x64xf16>, tile<256x64xf32>
      %m = reduce %s dim=1 identities=[0xFF800000 : f32] : tile<256x64xf32> -> tile<256xf32>
      (%m0: tile<f32>, %m1: tile<f32>) {
        %m2 = maxf %m0, %m1 : tile<f32>
        yield %m2 : tile<f32>
      }
      %mr = reshape %m : tile<256xf32> -> tile<256x1xf32>
      %now = maxf %most, %mr : tile<256x1xf32>
      %nows = broadcast %now : tile<256x1xf32> -> tile<256x64xf32>
      %d = subf %s, %nows : tile<256x64xf32>
      %e = exp2 %d flush_to_zero : tile<256x64xf32>
      %g = subf %most, %now : tile<256x1xf32>
      %f = exp2 %g flush_to_zero : tile<256x1xf32>
      %t = reduce %e dim=1 identities=[0.0 : f32] : tile<256x64xf32> -> tile<256xf32>
      (%t0: tile<f32>, %t1: tile<f32>) {
        %t2 = addf %t0, %t1 : tile<f32>
        yield %t2 : tile<f32>
      }
      %tr = reshape %t : tile<256xf32> -> tile<256x1xf32>
      %sums = fma %sum, %f, %tr : tile<256x1xf32>
      %p = ftof %e : tile<256x64xf32> -> tile<256x64xf16>
      %c, %ct = load_view_tko weak %vv[%i, %zero] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
      %fs = broadcast %f : tile<256x1xf32> -> tile<256x64xf32>
      %h = mulf %acc, %fs : tile<256x64xf32>
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 16 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{begun an iteration later: it is under way while its loop computes what it takes of the next product's result, a half in front of the wait for it, and the other behind, where what the next one adds to is scaled [TIR0700]}}
      %n = mmaf %p, %c, %h : tile<256x64xf16>, tile<64x64xf16>, tile<256x64xf32>
      continue %n, %now, %sums : tile<256x64xf32>, tile<256x1xf32>, tile<256x1xf32>
    }
    %all = broadcast %r#2 : tile<256x1xf32> -> tile<256x64xf32>
    %sum_r = addf %r#0, %all : tile<256x64xf32>
    store_view_tko weak %sum_r, %vo[%x, %zero] : tile<256x64xf32>, partition_view<tile=(256x64), tensor_view<512x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
