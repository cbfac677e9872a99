// A product begins an iteration later, and what its loop computes meanwhile stays in front of the
// wait for it: threads wait once more for its right operand, which is there, in a loop across which
// no assembler moves anything. Its stage is let go behind both. Two iterations are written one behind
// the other; the first tile block's loop ends in one of them, the second's, which has one iteration less, in
// the other.
//
// tilerun: --entry held --grid 2 --arg q=rand:f16:128x64:1 --arg k=rand:f16:64x512:2 --arg v=rand:f16:512x64:3 --arg o=full:7:f32:128x64 --arg from=0 --arg to=8 --arg by=1
//
// PLAN: for %loopIdx
// PLAN: "gpu.mma"
// PLAN: "gpu.mma"
// PLAN: pending = 1 : i64}
// PLAN: exp2
// PLAN: "gpu.mbarrier_wait"
// PLAN: {again}
// PLAN: "gpu.mma_wait"
// PLAN: "gpu.mbarrier_arrive"
// PLAN: continue
// PLAN: gpu.unrolled = 2 : i64
//
// PTX: wgmma.wait_group.sync.aligned 1;
// PTX: cvt.rn.f16
// PTX: mbarrier.try_wait
// PTX: wgmma.wait_group.sync.aligned 0;
// PTX: wgmma.wait_group.sync.aligned 1;
// PTX: cvt.rn.f16
// PTX: mbarrier.try_wait
// PTX: wgmma.wait_group.sync.aligned 0;
cuda_tile.module @m {
  entry @held(%q: tile<ptr<f16>>, %k: tile<ptr<f16>>, %v: tile<ptr<f16>>, %o: tile<ptr<f32>>, %from: tile<i32>, %to: tile<i32>, %by: tile<i32>) {
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
    %a, %at = load_view_tko weak %vq[%x, %zero] : partition_view<tile=(64x64), tensor_view<128x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
    %first = addi %from, %x : tile<i32>
    %r, %mr = for %i in (%first to %to, step %by) : tile<i32> iter_values(%acc = %none, %most = %none) -> (tile<64x64xf32>, tile<64x64xf32>) {
      %b, %bt = load_view_tko weak %vk[%zero, %i] : partition_view<tile=(64x64), padding_value = zero, tensor_view<64x512xf16, strides=[512,1]>>, tile<i32> -> tile<64x64xf16>, token
      %s = mmaf %a, %b, %none : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      %e = exp2 %s : tile<64x64xf32>
      %w = maxf %most, %e : tile<64x64xf32>
      %p = ftof %e : tile<64x64xf32> -> tile<64x64xf16>
      %c, %ct = load_view_tko weak %vv[%i, %zero] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
      %h = mulf %acc, %half : tile<64x64xf32>
      %n = mmaf %p, %c, %h {gpu.schedule = {sm_90a = {gpu.overlap = "held"}}} : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %n, %w : tile<64x64xf32>, tile<64x64xf32>
    }
    %sum_r = addf %r, %mr : tile<64x64xf32>
    store_view_tko weak %sum_r, %vo[%x, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<128x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
