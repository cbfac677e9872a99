// Warpgroups take turns in two loops, of which a product is scheduled otherwise in each: the first warpgroup begins once, in front of both.
//
// tilerun: --entry two --grid 2 --arg q=rand:f16:256x64:1 --arg k=rand:f16:64x512:2 --arg v=rand:f16:512x64:3 --arg o=full:7:f32:256x64 --arg from=0 --arg to=8 --arg by=1
cuda_tile.module @m {
  entry @two(%q: tile<ptr<f16>>, %k: tile<ptr<f16>>, %v: tile<ptr<f16>>, %o: tile<ptr<f32>>, %from: tile<i32>, %to: tile<i32>, %by: tile<i32>) {
    %pq = assume div_by<16>, %q : tile<ptr<f16>>
    %pk = assume div_by<16>, %k : tile<ptr<f16>>
    %pv = assume div_by<16>, %v : tile<ptr<f16>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %tq = make_tensor_view %pq, shape = [256, 64], strides = [64, 1] : tensor_view<256x64xf16, strides=[64,1]>
    %tk = make_tensor_view %pk, shape = [64, 512], strides = [512, 1] : tensor_view<64x512xf16, strides=[512,1]>
    %tv = make_tensor_view %pv, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf16, strides=[64,1]>
    %to_ = make_tensor_view %o, shape = [256, 64], strides = [64, 1] : tensor_view<256x64xf32, strides=[64,1]>
    %vq = make_partition_view %tq : partition_view<tile=(128x64), tensor_view<256x64xf16, strides=[64,1]>>
    %vk = make_partition_view %tk : partition_view<tile=(64x64), padding_value = zero, tensor_view<64x512xf16, strides=[512,1]>>
    %vv = make_partition_view %tv : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf16, strides=[64,1]>>
    %vo = make_partition_view %to_ : partition_view<tile=(128x64), tensor_view<256x64xf32, strides=[64,1]>>
    %none = constant <f32: 0.0> : tile<128x64xf32>
    %least = constant <f32: -1.0e30> : tile<128x1xf32>
    %empty = constant <f32: 0.0> : tile<128x1xf32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %a, %at = load_view_tko weak %vq[%x, %zero] : partition_view<tile=(128x64), tensor_view<256x64xf16, strides=[64,1]>>, tile<i32> -> tile<128x64xf16>, token
    %first = addi %from, %x : tile<i32>
    %r:3 = for %i in (%first to %to, step %by) : tile<i32> iter_values(%acc = %none, %most = %least, %sum = %empty) -> (tile<128x64xf32>, tile<128x1xf32>, tile<128x1xf32>) {
      %b, %bt = load_view_tko weak %vk[%zero, %i] : partition_view<tile=(64x64), padding_value = zero, tensor_view<64x512xf16, strides=[512,1]>>, tile<i32> -> tile<64x64xf16>, token
      %s = mmaf %a, %b, %none : tile<128x64xf16>, tile<64x64xf16>, tile<128x64xf32>
      %m = reduce %s dim=1 identities=[0xFF800000 : f32] : tile<128x64xf32> -> tile<128xf32>
      (%m0: tile<f32>, %m1: tile<f32>) {
        %m2 = maxf %m0, %m1 : tile<f32>
        yield %m2 : tile<f32>
      }
      %mr = reshape %m : tile<128xf32> -> tile<128x1xf32>
      %now = maxf %most, %mr : tile<128x1xf32>
      %nows = broadcast %now : tile<128x1xf32> -> tile<128x64xf32>
      %d = subf %s, %nows : tile<128x64xf32>
      %e = exp2 %d flush_to_zero : tile<128x64xf32>
      %g = subf %most, %now : tile<128x1xf32>
      %f = exp2 %g flush_to_zero : tile<128x1xf32>
      %t = reduce %e dim=1 identities=[0.0 : f32] : tile<128x64xf32> -> tile<128xf32>
      (%t0: tile<f32>, %t1: tile<f32>) {
        %t2 = addf %t0, %t1 : tile<f32>
        yield %t2 : tile<f32>
      }
      %tr = reshape %t : tile<128xf32> -> tile<128x1xf32>
      %sums = fma %sum, %f, %tr : tile<128x1xf32>
      %p = ftof %e : tile<128x64xf32> -> tile<128x64xf16>
      %c, %ct = load_view_tko weak %vv[%i, %zero] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
      %fs = broadcast %f : tile<128x1xf32> -> tile<128x64xf32>
      %h = mulf %acc, %fs : tile<128x64xf32>
      %n = mmaf %p, %c, %h : tile<128x64xf16>, tile<64x64xf16>, tile<128x64xf32>
      continue %n, %now, %sums : tile<128x64xf32>, tile<128x1xf32>, tile<128x1xf32>
    }
    %u:3 = for %i2 in (%first to %to, step %by) : tile<i32> iter_values(%accx = %none, %mostx = %least, %sumx = %empty) -> (tile<128x64xf32>, tile<128x1xf32>, tile<128x1xf32>) {
      %bx, %btx = load_view_tko weak %vk[%zero, %i2] : partition_view<tile=(64x64), padding_value = zero, tensor_view<64x512xf16, strides=[512,1]>>, tile<i32> -> tile<64x64xf16>, token
      %sx = mmaf %a, %bx, %none : tile<128x64xf16>, tile<64x64xf16>, tile<128x64xf32>
      %mx = reduce %sx dim=1 identities=[0xFF800000 : f32] : tile<128x64xf32> -> tile<128xf32>
      (%m0x: tile<f32>, %m1x: tile<f32>) {
        %m2x = maxf %m0x, %m1x : tile<f32>
        yield %m2x : tile<f32>
      }
      %mrx = reshape %mx : tile<128xf32> -> tile<128x1xf32>
      %nowx = maxf %mostx, %mrx : tile<128x1xf32>
      %nowsx = broadcast %nowx : tile<128x1xf32> -> tile<128x64xf32>
      %dx = subf %sx, %nowsx : tile<128x64xf32>
      %ex = exp2 %dx flush_to_zero : tile<128x64xf32>
      %gx = subf %mostx, %nowx : tile<128x1xf32>
      %fx = exp2 %gx flush_to_zero : tile<128x1xf32>
      %tx = reduce %ex dim=1 identities=[0.0 : f32] : tile<128x64xf32> -> tile<128xf32>
      (%t0x: tile<f32>, %t1x: tile<f32>) {
        %t2x = addf %t0x, %t1x : tile<f32>
        yield %t2x : tile<f32>
      }
      %trx = reshape %tx : tile<128xf32> -> tile<128x1xf32>
      %sumsx = fma %sumx, %fx, %trx : tile<128x1xf32>
      %px = ftof %ex : tile<128x64xf32> -> tile<128x64xf16>
      %cx, %ctx = load_view_tko weak %vv[%i2, %zero] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
      %fsx = broadcast %fx : tile<128x1xf32> -> tile<128x64xf32>
      %hx = mulf %accx, %fsx : tile<128x64xf32>
      %nx = mmaf %px, %cx, %hx {gpu.schedule = {sm_90a = {gpu.overlap = "later"}}} : tile<128x64xf16>, tile<64x64xf16>, tile<128x64xf32>
      continue %nx, %nowx, %sumsx : tile<128x64xf32>, tile<128x1xf32>, tile<128x1xf32>
    }
    %all = broadcast %r#2 : tile<128x1xf32> -> tile<128x64xf32>
    %both = addf %r#0, %u#0 : tile<128x64xf32>
    %sum_r = addf %both, %all : tile<128x64xf32>
    store_view_tko weak %sum_r, %vo[%x, %zero] : tile<128x64xf32>, partition_view<tile=(128x64), tensor_view<256x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.schedule = {sm_90a = {gpu.alternate = true, gpu.warps = 8 : i64}}}
}
