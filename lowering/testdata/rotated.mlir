// A product of what its loop computes of another product runs an iteration later, under
// what the next iteration computes: numbers of iterations down to none, steps whose
// next number would be too large, unsigned ones, loops around and loops behind.
//
// tilerun: --entry chain --grid 2 --arg q=rand:f16:128x64:1 --arg k=rand:f16:64x512:2 --arg v=rand:f16:512x64:3 --arg o=full:7:f32:128x64 --arg from=0 --arg to=8 --arg by=1
// tilerun[one]: --entry chain --grid 1 --arg q=rand:f16:128x64:1 --arg k=rand:f16:64x512:2 --arg v=rand:f16:512x64:3 --arg o=full:7:f32:128x64 --arg from=3 --arg to=4 --arg by=1
// tilerun[two]: --entry chain --grid 1 --arg q=rand:f16:128x64:1 --arg k=rand:f16:64x512:2 --arg v=rand:f16:512x64:3 --arg o=full:7:f32:128x64 --arg from=0 --arg to=2 --arg by=1
// tilerun[no_iterations]: --entry chain --grid 1 --arg q=rand:f16:128x64:1 --arg k=rand:f16:64x512:2 --arg v=rand:f16:512x64:3 --arg o=full:7:f32:128x64 --arg from=4 --arg to=4 --arg by=1
// tilerun[steps]: --entry chain --grid 1 --arg q=rand:f16:128x64:1 --arg k=rand:f16:64x512:2 --arg v=rand:f16:512x64:3 --arg o=full:7:f32:128x64 --arg from=1 --arg to=8 --arg by=3
// tilerun[far]: --entry far --grid 1 --arg q=rand:f16:128x64:1 --arg k=rand:f16:64x512:2 --arg v=rand:f16:512x64:3 --arg o=full:7:f32:128x64 --arg from=2147483000 --arg to=2147483647 --arg by=1000
// tilerun[unsigned]: --entry from_unsigned --grid 1 --arg q=rand:f16:128x64:1 --arg k=rand:f16:64x512:2 --arg v=rand:f16:512x64:3 --arg o=full:7:f32:128x64 --arg from=2147483646 --arg to=-2147483646 --arg by=1
// tilerun[around]: --entry around --grid 1 --arg q=rand:f16:128x64:1 --arg k=rand:f16:64x512:2 --arg v=rand:f16:512x64:3 --arg o=full:7:f32:128x64 --arg from=0 --arg to=5 --arg by=1
// tilerun[behind]: --entry behind --grid 2 --arg q=rand:f16:128x64:1 --arg k=rand:f16:64x512:2 --arg v=rand:f16:512x64:3 --arg o=full:7:f32:128x64 --arg from=3 --arg to=7 --arg by=1
// tilerun[used]: --entry used --grid 1 --arg q=rand:f16:128x64:1 --arg k=rand:f16:64x512:2 --arg v=rand:f16:512x64:3 --arg o=full:7:f32:128x64 --arg from=0 --arg to=3 --arg by=1
// tilerun[two_sums]: --entry two_sums --grid 2 --arg q=rand:f16:128x64:1 --arg k=rand:f16:64x512:2 --arg v=rand:f16:512x64:3 --arg o=full:7:f32:128x64 --arg from=0 --arg to=5 --arg by=1
// tilerun[s_late]: --entry s_late --grid 2 --arg q=rand:f16:128x64:1 --arg k=rand:f16:64x512:2 --arg v=rand:f16:512x64:3 --arg o=full:7:f32:128x64 --arg from=0 --arg to=5 --arg by=1
// tilerun[swapped]: --entry swapped --grid 2 --arg q=rand:f16:128x64:1 --arg k=rand:f16:64x512:2 --arg v=rand:f16:512x64:3 --arg o=full:7:f32:128x64 --arg from=0 --arg to=5 --arg by=1
// tilerun[degenerate]: --entry degenerate --grid 2 --arg q=rand:f16:128x64:1 --arg k=rand:f16:64x512:2 --arg v=rand:f16:512x64:3 --arg o=full:7:f32:128x64 --arg from=0 --arg to=5 --arg by=1
cuda_tile.module @rotated {
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
    %a, %at = load_view_tko weak %vq[%x, %zero] : partition_view<tile=(64x64), tensor_view<128x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
    %r, %mr = for %i in (%from to %to, step %by) : tile<i32> iter_values(%acc = %none, %most = %none) -> (tile<64x64xf32>, tile<64x64xf32>) {
      %b, %bt = load_view_tko weak %vk[%zero, %i] : partition_view<tile=(64x64), padding_value = zero, tensor_view<64x512xf16, strides=[512,1]>>, tile<i32> -> tile<64x64xf16>, token
      %s = mmaf %a, %b, %none : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      %e = exp2 %s : tile<64x64xf32>
      %w = maxf %most, %e : tile<64x64xf32>
      %p = ftof %e : tile<64x64xf32> -> tile<64x64xf16>
      %c, %ct = load_view_tko weak %vv[%i, %zero] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
      %h = mulf %acc, %half : tile<64x64xf32>
      %n = mmaf %p, %c, %h : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %n, %w : tile<64x64xf32>, tile<64x64xf32>
    }
    %sum_r = addf %r, %mr : tile<64x64xf32>
    store_view_tko weak %sum_r, %vo[%x, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<128x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }

  // There is no number past the first.
  entry @far(%q: tile<ptr<f16>>, %k: tile<ptr<f16>>, %v: tile<ptr<f16>>, %o: tile<ptr<f32>>, %from: tile<i32>, %to: tile<i32>, %by: tile<i32>) {
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
    %r, %mr = for %i in (%from to %to, step %by) : tile<i32> iter_values(%acc = %none, %most = %none) -> (tile<64x64xf32>, tile<64x64xf32>) {
      %k0 = subi %i, %from : tile<i32>
      %b, %bt = load_view_tko weak %vk[%zero, %k0] : partition_view<tile=(64x64), padding_value = zero, tensor_view<64x512xf16, strides=[512,1]>>, tile<i32> -> tile<64x64xf16>, token
      %s = mmaf %a, %b, %none : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      %e = exp2 %s : tile<64x64xf32>
      %w = maxf %most, %e : tile<64x64xf32>
      %p = ftof %e : tile<64x64xf32> -> tile<64x64xf16>
      %c, %ct = load_view_tko weak %vv[%k0, %zero] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
      %h = mulf %acc, %half : tile<64x64xf32>
      %n = mmaf %p, %c, %h : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %n, %w : tile<64x64xf32>, tile<64x64xf32>
    }
    %sum_r = addf %r, %mr : tile<64x64xf32>
    store_view_tko weak %sum_r, %vo[%x, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<128x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }

  // As signed numbers the bounds would leave no iteration.
  entry @from_unsigned(%q: tile<ptr<f16>>, %k: tile<ptr<f16>>, %v: tile<ptr<f16>>, %o: tile<ptr<f32>>, %from: tile<i32>, %to: tile<i32>, %by: tile<i32>) {
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
    %r, %mr = for unsigned %i in (%from to %to, step %by) : tile<i32> iter_values(%acc = %none, %most = %none) -> (tile<64x64xf32>, tile<64x64xf32>) {
      %k0 = subi %i, %from : tile<i32>
      %b, %bt = load_view_tko weak %vk[%zero, %k0] : partition_view<tile=(64x64), padding_value = zero, tensor_view<64x512xf16, strides=[512,1]>>, tile<i32> -> tile<64x64xf16>, token
      %s = mmaf %a, %b, %none : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      %e = exp2 %s : tile<64x64xf32>
      %w = maxf %most, %e : tile<64x64xf32>
      %p = ftof %e : tile<64x64xf32> -> tile<64x64xf16>
      %c, %ct = load_view_tko weak %vv[%k0, %zero] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
      %h = mulf %acc, %half : tile<64x64xf32>
      %n = mmaf %p, %c, %h : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %n, %w : tile<64x64xf32>, tile<64x64xf32>
    }
    %sum_r = addf %r, %mr : tile<64x64xf32>
    store_view_tko weak %sum_r, %vo[%x, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<128x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }

  // The left operand of the first product goes through a ring of the loop around.
  entry @around(%q: tile<ptr<f16>>, %k: tile<ptr<f16>>, %v: tile<ptr<f16>>, %o: tile<ptr<f32>>, %from: tile<i32>, %to: tile<i32>, %by: tile<i32>) {
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
    %two = constant <i32: 2> : tile<i32>
    for %j in (%zero to %two, step %one) : tile<i32> {
      %a, %at = load_view_tko weak %vq[%j, %zero] : partition_view<tile=(64x64), tensor_view<128x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
      %r, %mr = for %i in (%from to %to, step %by) : tile<i32> iter_values(%acc = %none, %most = %none) -> (tile<64x64xf32>, tile<64x64xf32>) {
        %b, %bt = load_view_tko weak %vk[%zero, %i] : partition_view<tile=(64x64), padding_value = zero, tensor_view<64x512xf16, strides=[512,1]>>, tile<i32> -> tile<64x64xf16>, token
        %s = mmaf %a, %b, %none : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
        %e = exp2 %s : tile<64x64xf32>
        %w = maxf %most, %e : tile<64x64xf32>
        %p = ftof %e : tile<64x64xf32> -> tile<64x64xf16>
        %c, %ct = load_view_tko weak %vv[%i, %zero] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
        %h = mulf %acc, %half : tile<64x64xf32>
        %n = mmaf %p, %c, %h : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
        continue %n, %w : tile<64x64xf32>, tile<64x64xf32>
      }
      %sum_r = addf %r, %mr : tile<64x64xf32>
      store_view_tko weak %sum_r, %vo[%j, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<128x64xf32, strides=[64,1]>>, tile<i32> -> token
    }
    return
  }

  // The second loop goes on with the rings of the first.
  entry @behind(%q: tile<ptr<f16>>, %k: tile<ptr<f16>>, %v: tile<ptr<f16>>, %o: tile<ptr<f32>>, %from: tile<i32>, %to: tile<i32>, %by: tile<i32>) {
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
    %r, %mr = for %i in (%zero to %from, step %one) : tile<i32> iter_values(%acc = %none, %top = %none) -> (tile<64x64xf32>, tile<64x64xf32>) {
      %b, %bt = load_view_tko weak %vk[%zero, %i] : partition_view<tile=(64x64), padding_value = zero, tensor_view<64x512xf16, strides=[512,1]>>, tile<i32> -> tile<64x64xf16>, token
      %s = mmaf %a, %b, %none : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      %e = exp2 %s : tile<64x64xf32>
      %w = maxf %top, %e : tile<64x64xf32>
      %p = ftof %e : tile<64x64xf32> -> tile<64x64xf16>
      %c, %ct = load_view_tko weak %vv[%i, %zero] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
      %h = mulf %acc, %half : tile<64x64xf32>
      %n = mmaf %p, %c, %h : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %n, %w : tile<64x64xf32>, tile<64x64xf32>
    }
    %t, %mt = for %i in (%from to %to, step %by) : tile<i32> iter_values(%acc = %r, %most = %none) -> (tile<64x64xf32>, tile<64x64xf32>) {
      %b, %bt = load_view_tko weak %vk[%zero, %i] : partition_view<tile=(64x64), padding_value = zero, tensor_view<64x512xf16, strides=[512,1]>>, tile<i32> -> tile<64x64xf16>, token
      %s = mmaf %a, %b, %none : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      %e = exp2 %s : tile<64x64xf32>
      %w = maxf %most, %e : tile<64x64xf32>
      %p = ftof %e : tile<64x64xf32> -> tile<64x64xf16>
      %c, %ct = load_view_tko weak %vv[%i, %zero] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
      %h = mulf %acc, %half : tile<64x64xf32>
      %n = mmaf %p, %c, %h : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %n, %w : tile<64x64xf32>, tile<64x64xf32>
    }
    %sum_t = addf %t, %mt : tile<64x64xf32>
    store_view_tko weak %sum_t, %vo[%x, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<128x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }

  // The result is taken in its own iteration by what nobody may put off.
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
    %a, %at = load_view_tko weak %vq[%x, %zero] : partition_view<tile=(64x64), tensor_view<128x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
    %r, %mr = for %i in (%from to %to, step %by) : tile<i32> iter_values(%acc = %none, %most = %none) -> (tile<64x64xf32>, tile<64x64xf32>) {
      %b, %bt = load_view_tko weak %vk[%zero, %i] : partition_view<tile=(64x64), padding_value = zero, tensor_view<64x512xf16, strides=[512,1]>>, tile<i32> -> tile<64x64xf16>, token
      %s = mmaf %a, %b, %none : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      %e = exp2 %s : tile<64x64xf32>
      %w = maxf %most, %e : tile<64x64xf32>
      %p = ftof %e : tile<64x64xf32> -> tile<64x64xf16>
      %c, %ct = load_view_tko weak %vv[%i, %zero] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
      %h = mulf %acc, %half : tile<64x64xf32>
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

  // Two products take what the iteration computes: neither runs later, as each would wait
  // for the other's.
  entry @two_sums(%q: tile<ptr<f16>>, %k: tile<ptr<f16>>, %v: tile<ptr<f16>>, %o: tile<ptr<f32>>, %from: tile<i32>, %to: tile<i32>, %by: tile<i32>) {
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
    %r, %r2 = for %i in (%from to %to, step %by) : tile<i32> iter_values(%acc = %none, %acc2 = %none) -> (tile<64x64xf32>, tile<64x64xf32>) {
      %b, %bt = load_view_tko weak %vk[%zero, %i] : partition_view<tile=(64x64), padding_value = zero, tensor_view<64x512xf16, strides=[512,1]>>, tile<i32> -> tile<64x64xf16>, token
      %s = mmaf %a, %b, %none : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      %e = exp2 %s : tile<64x64xf32>
      %p = ftof %e : tile<64x64xf32> -> tile<64x64xf16>
      %c, %ct = load_view_tko weak %vv[%i, %zero] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
      %n = mmaf %p, %c, %acc : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      %j = addi %i, %one : tile<i32>
      %d, %dt = load_view_tko weak %vv[%j, %zero] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
      %n2 = mmaf %p, %d, %acc2 : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %n, %n2 : tile<64x64xf32>, tile<64x64xf32>
    }
    %mr = addf %r, %r2 : tile<64x64xf32>
    %sum_r = addf %r, %mr : tile<64x64xf32>
    store_view_tko weak %sum_r, %vo[%x, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<128x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }

  // The later part takes the first product of its iteration besides.
  entry @s_late(%q: tile<ptr<f16>>, %k: tile<ptr<f16>>, %v: tile<ptr<f16>>, %o: tile<ptr<f32>>, %from: tile<i32>, %to: tile<i32>, %by: tile<i32>) {
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
    %r, %mr = for %i in (%from to %to, step %by) : tile<i32> iter_values(%acc = %none, %most = %none) -> (tile<64x64xf32>, tile<64x64xf32>) {
      %b, %bt = load_view_tko weak %vk[%zero, %i] : partition_view<tile=(64x64), padding_value = zero, tensor_view<64x512xf16, strides=[512,1]>>, tile<i32> -> tile<64x64xf16>, token
      %s = mmaf %a, %b, %none : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      %e = exp2 %s : tile<64x64xf32>
      %w = maxf %most, %e : tile<64x64xf32>
      %p = ftof %e : tile<64x64xf32> -> tile<64x64xf16>
      %c, %ct = load_view_tko weak %vv[%i, %zero] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
      %h = mulf %acc, %half : tile<64x64xf32>
      %n = mmaf %p, %c, %h : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      %n1 = addf %n, %s : tile<64x64xf32>
      continue %n1, %w : tile<64x64xf32>, tile<64x64xf32>
    }
    %sum_r = addf %r, %mr : tile<64x64xf32>
    store_view_tko weak %sum_r, %vo[%x, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<128x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }

  // What the loop carries changes places.
  entry @swapped(%q: tile<ptr<f16>>, %k: tile<ptr<f16>>, %v: tile<ptr<f16>>, %o: tile<ptr<f32>>, %from: tile<i32>, %to: tile<i32>, %by: tile<i32>) {
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
    %r, %mr = for %i in (%from to %to, step %by) : tile<i32> iter_values(%acc = %none, %most = %none) -> (tile<64x64xf32>, tile<64x64xf32>) {
      %b, %bt = load_view_tko weak %vk[%zero, %i] : partition_view<tile=(64x64), padding_value = zero, tensor_view<64x512xf16, strides=[512,1]>>, tile<i32> -> tile<64x64xf16>, token
      %s = mmaf %a, %b, %none : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      %e = exp2 %s : tile<64x64xf32>
      %w = maxf %most, %e : tile<64x64xf32>
      %p = ftof %e : tile<64x64xf32> -> tile<64x64xf16>
      %c, %ct = load_view_tko weak %vv[%i, %zero] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
      %h = mulf %acc, %half : tile<64x64xf32>
      %n = mmaf %p, %c, %h : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %w, %n : tile<64x64xf32>, tile<64x64xf32>
    }
    %sum_r = addf %r, %mr : tile<64x64xf32>
    store_view_tko weak %sum_r, %vo[%x, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<128x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }

  // All that comes behind the first product takes what the second has made: that one runs
  // under it alone.
  entry @degenerate(%q: tile<ptr<f16>>, %k: tile<ptr<f16>>, %v: tile<ptr<f16>>, %o: tile<ptr<f32>>, %from: tile<i32>, %to: tile<i32>, %by: tile<i32>) {
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
    %r, %mr = for %i in (%from to %to, step %by) : tile<i32> iter_values(%acc = %none, %most = %none) -> (tile<64x64xf32>, tile<64x64xf32>) {
      %b, %bt = load_view_tko weak %vk[%zero, %i] : partition_view<tile=(64x64), padding_value = zero, tensor_view<64x512xf16, strides=[512,1]>>, tile<i32> -> tile<64x64xf16>, token
      %s = mmaf %a, %b, %none : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      %e0 = minf %most, %s : tile<64x64xf32>
      %e = exp2 %e0 : tile<64x64xf32>
      %p = ftof %e : tile<64x64xf32> -> tile<64x64xf16>
      %c, %ct = load_view_tko weak %vv[%i, %zero] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
      %h = mulf %acc, %half : tile<64x64xf32>
      %n = mmaf %p, %c, %h : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      %n0 = mulf %n, %half : tile<64x64xf32>
      continue %n, %n0 : tile<64x64xf32>, tile<64x64xf32>
    }
    %sum_r = addf %r, %mr : tile<64x64xf32>
    store_view_tko weak %sum_r, %vo[%x, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<128x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
