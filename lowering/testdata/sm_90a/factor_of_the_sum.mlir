// What a product adds to is multiplied by factors of the sum itself: they are not known before the product of the
// iteration before has been waited for, so nothing is scaled an iteration ahead.
//
// tilerun: --entry factor --grid 2 --arg q=rand:f16:128x64:1 --arg k=rand:f16:64x512:2 --arg v=rand:f16:512x64:3 --arg o=full:7:f32:128x64 --arg from=0 --arg to=5 --arg by=1
cuda_tile.module @factor_of_the_sum {
  entry @factor(%q: tile<ptr<f16>>, %k: tile<ptr<f16>>, %v: tile<ptr<f16>>, %o: tile<ptr<f32>>, %from: tile<i32>, %to: tile<i32>, %by: tile<i32>) {
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
    %r:4 = for %i in (%first to %to, step %by) : tile<i32> iter_values(%acc = %none, %most = %least, %sum = %empty, %by_sum = %empty) -> (tile<64x64xf32>, tile<64x1xf32>, tile<64x1xf32>, tile<64x1xf32>) {
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
      %fs = broadcast %by_sum : tile<64x1xf32> -> tile<64x64xf32>
      %h = mulf %acc, %fs : tile<64x64xf32>
      %n = mmaf %p, %c, %h : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      %lr = extract %n[%zero, %zero] : tile<64x64xf32> -> tile<64x1xf32>
      %one_f = constant <f32: 1.0> : tile<64x1xf32>
      %l3 = minf %lr, %one_f : tile<64x1xf32>
      continue %n, %now, %sums, %l3 : tile<64x64xf32>, tile<64x1xf32>, tile<64x1xf32>, tile<64x1xf32>
    }
    %all = broadcast %r#2 : tile<64x1xf32> -> tile<64x64xf32>
    %sum_r = addf %r#0, %all : tile<64x64xf32>
    store_view_tko weak %sum_r, %vo[%x, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<128x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.schedule = {sm_90a = {gpu.occupancy = 1 : i64}}}
}
