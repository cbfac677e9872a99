// A product begins an iteration later, and what it adds to is scaled in the iteration that computes the factors: behind the
// wait for the product before, which stands in the middle of what is computed meanwhile. The exponentials of the
// first of a thread's two rows come in front of that wait, and those of the other behind it, with the conversion and the
// multiplications. Of a row's sum each lane adds up its part; what all lanes have is added up an iteration later. Folds
// are of the first row, and then of the other.
//
// tilerun: --entry scaled --grid 2 --arg q=rand:f16:128x64:1 --arg k=rand:f16:64x512:2 --arg v=rand:f16:512x64:3 --arg o=full:7:f32:128x64 --arg from=0 --arg to=8 --arg by=1
// tilerun[one]: --entry scaled --grid 1 --arg q=rand:f16:128x64:1 --arg k=rand:f16:64x512:2 --arg v=rand:f16:512x64:3 --arg o=full:7:f32:128x64 --arg from=3 --arg to=4 --arg by=1
// tilerun[two]: --entry scaled --grid 1 --arg q=rand:f16:128x64:1 --arg k=rand:f16:64x512:2 --arg v=rand:f16:512x64:3 --arg o=full:7:f32:128x64 --arg from=3 --arg to=7 --arg by=3
// tilerun[none]: --entry scaled --grid 1 --arg q=rand:f16:128x64:1 --arg k=rand:f16:64x512:2 --arg v=rand:f16:512x64:3 --arg o=full:7:f32:128x64 --arg from=4 --arg to=4 --arg by=1
//
// PLAN: = if
// PLAN: for %loopIdx
// PLAN: "gpu.mma"
// PLAN: = reduce
// PLAN: tile<64x4xf32> -> tile<64xf32>
// PLAN: "gpu.mma"
// PLAN: pending = 1 : i64}
// PLAN: gpu.by_halves = 1 : i64
// PLAN: exp2
// PLAN: "gpu.mbarrier_wait"
// PLAN: {again}
// PLAN: "gpu.mma_wait"
// PLAN: halves}
// PLAN: "gpu.mbarrier_arrive"
// PLAN: ftof
// PLAN: mulf
// PLAN: continue
// PLAN: gpu.nonempty
// PLAN: else
// PLAN: "gpu.mma"
//
// PTX: wgmma.wait_group.sync.aligned 1;
// PTX: ex2.approx
// PTX: mbarrier.try_wait
// PTX: wgmma.wait_group.sync.aligned 0;
// PTX: shfl.sync.bfly
// PTX: ex2.approx
// PTX: cvt.rn.f16
// PTX: mul.rn.f32
cuda_tile.module @m {
  entry @scaled(%q: tile<ptr<f16>>, %k: tile<ptr<f16>>, %v: tile<ptr<f16>>, %o: tile<ptr<f32>>, %from: tile<i32>, %to: tile<i32>, %by: tile<i32>) {
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
    %least = constant <f32: -1.0e30> : tile<64x1xf32>
    %empty = constant <f32: 0.0> : tile<64x1xf32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %a, %at = load_view_tko weak %vq[%x, %zero] : partition_view<tile=(64x64), tensor_view<128x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
    %first = addi %from, %x : tile<i32>
    %r:3 = for %i in (%first to %to, step %by) : tile<i32> iter_values(%acc = %none, %most = %least, %sum = %empty) -> (tile<64x64xf32>, tile<64x1xf32>, tile<64x1xf32>) {
      %b, %bt = load_view_tko weak %vk[%zero, %i] : partition_view<tile=(64x64), padding_value = zero, tensor_view<64x512xf16, strides=[512,1]>>, tile<i32> -> tile<64x64xf16>, token
      %s = mmaf %a, %b, %none : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      %m = reduce %s dim=1 identities=[0xFF800000 : f32] : tile<64x64xf32> -> tile<64xf32>
      (%m0: tile<f32>, %m1: tile<f32>) {
        %m2 = maxf %m0, %m1 : tile<f32>
        yield %m2 : tile<f32>
      }
      %mr = reshape %m : tile<64xf32> -> tile<64x1xf32>
      %now = maxf %most, %mr : tile<64x1xf32>
      %nows = broadcast %now : tile<64x1xf32> -> tile<64x64xf32>
      %d = subf %s, %nows : tile<64x64xf32>
      %e = exp2 %d flush_to_zero : tile<64x64xf32>
      %g = subf %most, %now : tile<64x1xf32>
      %f = exp2 %g flush_to_zero : tile<64x1xf32>
      %t = reduce %e dim=1 identities=[0.0 : f32] : tile<64x64xf32> -> tile<64xf32>
      (%t0: tile<f32>, %t1: tile<f32>) {
        %t2 = addf %t0, %t1 : tile<f32>
        yield %t2 : tile<f32>
      }
      %tr = reshape %t : tile<64xf32> -> tile<64x1xf32>
      %sums = fma %sum, %f, %tr : tile<64x1xf32>
      %p = ftof %e : tile<64x64xf32> -> tile<64x64xf16>
      %c, %ct = load_view_tko weak %vv[%i, %zero] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
      %fs = broadcast %f : tile<64x1xf32> -> tile<64x64xf32>
      %h = mulf %acc, %fs : tile<64x64xf32>
      %n = mmaf %p, %c, %h {gpu.schedule = {sm_90a = {gpu.overlap = "scaled"}}} : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %n, %now, %sums : tile<64x64xf32>, tile<64x1xf32>, tile<64x1xf32>
    }
    %all = broadcast %r#2 : tile<64x1xf32> -> tile<64x64xf32>
    %sum_r = addf %r#0, %all : tile<64x64xf32>
    store_view_tko weak %sum_r, %vo[%x, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<128x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
