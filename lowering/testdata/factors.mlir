// A sum that is scaled by a factor for each row before a product adds to it, where warps go
// around multiplications by one: factors by how much the largest number has grown, which are
// one from the first iteration on where all are the same, and one row of 64 in an iteration.
//
// tilerun: --entry grown --grid 2 --arg q=rand:f16:128x64:1 --arg k=rand:f16:64x512:2 --arg v=rand:f16:512x64:3 --arg o=full:7:f32:128x64 --arg to=8
// tilerun[all_ones]: --entry grown --grid 2 --arg q=rand:f16:128x64:1 --arg k=zeros:f16:64x512 --arg v=rand:f16:512x64:3 --arg o=full:7:f32:128x64 --arg to=8
// tilerun[some]: --entry some --grid 2 --arg q=rand:f16:128x64:1 --arg k=rand:f16:64x512:2 --arg v=rand:f16:512x64:3 --arg o=full:7:f32:128x64 --arg to=8
cuda_tile.module @factors {
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
    %a, %at = load_view_tko weak %vq[%x, %zero] : partition_view<tile=(64x64), tensor_view<128x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
    %least = constant <f32: 0.0> : tile<64x1xf32>
    %half = constant <f32: 0.5> : tile<64x1xf32>
    %ones = constant <f32: 1.0> : tile<64x1xf32>
    %rows = iota : tile<64xi32>
    %row = reshape %rows : tile<64xi32> -> tile<64x1xi32>
    %nine = constant <i32: 9> : tile<i32>
    %r, %mr = for %i in (%zero to %to, step %one) : tile<i32> iter_values(%acc = %none, %most = %least) -> (tile<64x64xf32>, tile<64x1xf32>) {
      %b, %bt = load_view_tko weak %vk[%zero, %i] : partition_view<tile=(64x64), padding_value = zero, tensor_view<64x512xf16, strides=[512,1]>>, tile<i32> -> tile<64x64xf16>, token
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
      %h = mulf %acc, %gb : tile<64x64xf32>
      %n = mmaf %p, %c, %h : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %n, %w : tile<64x64xf32>, tile<64x1xf32>
    }
    store_view_tko weak %r, %vo[%x, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<128x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }

  entry @some(%q: tile<ptr<f16>>, %k: tile<ptr<f16>>, %v: tile<ptr<f16>>, %o: tile<ptr<f32>>, %to: tile<i32>) {
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
    %a, %at = load_view_tko weak %vq[%x, %zero] : partition_view<tile=(64x64), tensor_view<128x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
    %least = constant <f32: 0.0> : tile<64x1xf32>
    %half = constant <f32: 0.5> : tile<64x1xf32>
    %ones = constant <f32: 1.0> : tile<64x1xf32>
    %rows = iota : tile<64xi32>
    %row = reshape %rows : tile<64xi32> -> tile<64x1xi32>
    %nine = constant <i32: 9> : tile<i32>
    %r, %mr = for %i in (%zero to %to, step %one) : tile<i32> iter_values(%acc = %none, %most = %least) -> (tile<64x64xf32>, tile<64x1xf32>) {
      %b, %bt = load_view_tko weak %vk[%zero, %i] : partition_view<tile=(64x64), padding_value = zero, tensor_view<64x512xf16, strides=[512,1]>>, tile<i32> -> tile<64x64xf16>, token
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
      %at_ = muli %i, %nine : tile<i32>
      %r1 = reshape %at_ : tile<i32> -> tile<1x1xi32>
      %rb = broadcast %r1 : tile<1x1xi32> -> tile<64x1xi32>
      %is = cmpi equal %row, %rb, signed : tile<64x1xi32> -> tile<64x1xi1>
      %g = select %is, %half, %ones : tile<64x1xi1>, tile<64x1xf32>
      %gb = broadcast %g : tile<64x1xf32> -> tile<64x64xf32>
      %h = mulf %gb, %acc : tile<64x64xf32>
      %n = mmaf %p, %c, %h : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %n, %w : tile<64x64xf32>, tile<64x1xf32>
    }
    store_view_tko weak %r, %vo[%x, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<128x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
