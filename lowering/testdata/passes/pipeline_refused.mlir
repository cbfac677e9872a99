// Loops that are not copied ahead: one of which the bound is unsigned, so that whether
// it gets to an iteration cannot be told by a signed comparison, and one of which
// an iteration may end early, before the next is known to come.
//
// PLAN[sm_80]: entry @unsigned
// PLAN[sm_80]: for unsigned %
// PLAN[sm_80]: load_view_tko
// PLAN[sm_80]: load_view_tko
// PLAN[sm_80]: entry @left
// PLAN[sm_80]: for %
// PLAN[sm_80]: load_view_tko
// PLAN[sm_80]: load_view_tko
cuda_tile.module @m {
  entry @unsigned(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>, %n: tile<i32>) {
    %pa = assume div_by<16>, %a : tile<ptr<f16>>
    %pb = assume div_by<16>, %b : tile<ptr<f16>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %ta = make_tensor_view %pa, shape = [64, 512], strides = [512, 1] : tensor_view<64x512xf16, strides=[512,1]>
    %tb = make_tensor_view %pb, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf16, strides=[64,1]>
    %tc = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %va = make_partition_view %ta : partition_view<tile=(64x64), tensor_view<64x512xf16, strides=[512,1]>>
    %vb = make_partition_view %tb : partition_view<tile=(64x64), tensor_view<512x64xf16, strides=[64,1]>>
    %vc = make_partition_view %tc : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %r = for unsigned %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %x, %xt = load_view_tko weak %va[%zero, %k] : partition_view<tile=(64x64), tensor_view<64x512xf16, strides=[512,1]>>, tile<i32> -> tile<64x64xf16>, token
      %y, %yt = load_view_tko weak %vb[%k, %zero] : partition_view<tile=(64x64), tensor_view<512x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
      %s = mmaf %x, %y, %acc : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %s : tile<64x64xf32>
    }
    store_view_tko weak %r, %vc[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
  }
  entry @left(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>, %n: tile<i32>) {
    %pa = assume div_by<16>, %a : tile<ptr<f16>>
    %pb = assume div_by<16>, %b : tile<ptr<f16>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %ta = make_tensor_view %pa, shape = [64, 512], strides = [512, 1] : tensor_view<64x512xf16, strides=[512,1]>
    %tb = make_tensor_view %pb, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf16, strides=[64,1]>
    %tc = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %va = make_partition_view %ta : partition_view<tile=(64x64), tensor_view<64x512xf16, strides=[512,1]>>
    %vb = make_partition_view %tb : partition_view<tile=(64x64), tensor_view<512x64xf16, strides=[64,1]>>
    %vc = make_partition_view %tc : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %r = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %end = cmpi equal %k, %n, signed : tile<i32> -> tile<i1>
      if %end {
        continue %acc : tile<64x64xf32>
      }
      %x, %xt = load_view_tko weak %va[%zero, %k] : partition_view<tile=(64x64), tensor_view<64x512xf16, strides=[512,1]>>, tile<i32> -> tile<64x64xf16>, token
      %y, %yt = load_view_tko weak %vb[%k, %zero] : partition_view<tile=(64x64), tensor_view<512x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
      %s = mmaf %x, %y, %acc : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %s : tile<64x64xf32>
    }
    store_view_tko weak %r, %vc[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
  }
}
