// A loop goes on with what another one leaves. Both are rotated, and the last product of the first is under way beside
// the first iteration of the second: the loop of the first one's iterations is written for a second one that has some, and
// for one that has none. Behind all of it stands the second loop for where the first has one iteration at most.
//
// tilerun: --entry successive --grid 2 --arg q=rand:f16:128x64:1 --arg k=rand:f16:64x512:2 --arg v=rand:f16:512x64:3 --arg o=full:7:f32:128x64 --arg from=0 --arg to=5 --arg end=8
// tilerun[none]: --entry successive --grid 1 --arg q=rand:f16:128x64:1 --arg k=rand:f16:64x512:2 --arg v=rand:f16:512x64:3 --arg o=full:7:f32:128x64 --arg from=3 --arg to=3 --arg end=3
// tilerun[first]: --entry successive --grid 1 --arg q=rand:f16:128x64:1 --arg k=rand:f16:64x512:2 --arg v=rand:f16:512x64:3 --arg o=full:7:f32:128x64 --arg from=1 --arg to=4 --arg end=4
// tilerun[one_first]: --entry successive --grid 1 --arg q=rand:f16:128x64:1 --arg k=rand:f16:64x512:2 --arg v=rand:f16:512x64:3 --arg o=full:7:f32:128x64 --arg from=1 --arg to=2 --arg end=2
// tilerun[second]: --entry successive --grid 1 --arg q=rand:f16:128x64:1 --arg k=rand:f16:64x512:2 --arg v=rand:f16:512x64:3 --arg o=full:7:f32:128x64 --arg from=2 --arg to=2 --arg end=5
// tilerun[one_second]: --entry successive --grid 1 --arg q=rand:f16:128x64:1 --arg k=rand:f16:64x512:2 --arg v=rand:f16:512x64:3 --arg o=full:7:f32:128x64 --arg from=2 --arg to=2 --arg end=3
// tilerun[one_one]: --entry successive --grid 1 --arg q=rand:f16:128x64:1 --arg k=rand:f16:64x512:2 --arg v=rand:f16:512x64:3 --arg o=full:7:f32:128x64 --arg from=2 --arg to=3 --arg end=4
// tilerun[one_several]: --entry successive --grid 1 --arg q=rand:f16:128x64:1 --arg k=rand:f16:64x512:2 --arg v=rand:f16:512x64:3 --arg o=full:7:f32:128x64 --arg from=2 --arg to=3 --arg end=7
// tilerun[several_one]: --entry successive --grid 1 --arg q=rand:f16:128x64:1 --arg k=rand:f16:64x512:2 --arg v=rand:f16:512x64:3 --arg o=full:7:f32:128x64 --arg from=0 --arg to=4 --arg end=5
// tilerun[several_several]: --entry successive --grid 1 --arg q=rand:f16:128x64:1 --arg k=rand:f16:64x512:2 --arg v=rand:f16:512x64:3 --arg o=full:7:f32:128x64 --arg from=0 --arg to=3 --arg end=8
//
// PLAN: = if
// PLAN: "gpu.mma"
// PLAN: = if
// PLAN: = if
// PLAN: = for
// PLAN: gpu.nonempty
// PLAN: "gpu.mma"
// PLAN: "gpu.mma"
// PLAN: pending = 1 : i64}
// PLAN: {again}
// PLAN: halves}
// PLAN: = if
// PLAN: = for
// PLAN: gpu.nonempty
// PLAN: else
// PLAN: else
// PLAN: = for
// PLAN: gpu.nonempty
// PLAN: else
// PLAN: = if
// PLAN: = for
// PLAN: gpu.nonempty
cuda_tile.module @m {
  entry @successive(%q: tile<ptr<f16>>, %k: tile<ptr<f16>>, %v: tile<ptr<f16>>, %o: tile<ptr<f32>>, %from: tile<i32>, %to: tile<i32>, %end: tile<i32>) {
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
    %r:3 = for %i in (%from to %to, step %one) : tile<i32> iter_values(%acc = %none, %most = %least, %sum = %empty) -> (tile<64x64xf32>, tile<64x1xf32>, tile<64x1xf32>) {
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
    %r2:3 = for %i in (%to to %end, step %one) : tile<i32> iter_values(%acc = %r#0, %most = %r#1, %sum = %r#2) -> (tile<64x64xf32>, tile<64x1xf32>, tile<64x1xf32>) {
      %b, %bt = load_view_tko weak %vk[%zero, %i] : partition_view<tile=(64x64), padding_value = zero, tensor_view<64x512xf16, strides=[512,1]>>, tile<i32> -> tile<64x64xf16>, token
      %s = mmaf %a, %b, %none : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      %low = constant <f32: -0.25> : tile<64x64xf32>
      %sm = mulf %s, %low : tile<64x64xf32>
      %m = reduce %sm dim=1 identities=[0xFF800000 : f32] : tile<64x64xf32> -> tile<64xf32>
      (%m0: tile<f32>, %m1: tile<f32>) {
        %m2 = maxf %m0, %m1 : tile<f32>
        yield %m2 : tile<f32>
      }
      %mr = reshape %m : tile<64xf32> -> tile<64x1xf32>
      %now = maxf %most, %mr : tile<64x1xf32>
      %nows = broadcast %now : tile<64x1xf32> -> tile<64x64xf32>
      %d = subf %sm, %nows : tile<64x64xf32>
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
    %all = broadcast %r2#2 : tile<64x1xf32> -> tile<64x64xf32>
    %sum_r = addf %r2#0, %all : tile<64x64xf32>
    store_view_tko weak %sum_r, %vo[%x, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<128x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.schedule = {sm_90a = {gpu.warps = 4 : i64, gpu.role_warps = 4 : i64, gpu.registers = array<i64: 216, 40>}}}
}
