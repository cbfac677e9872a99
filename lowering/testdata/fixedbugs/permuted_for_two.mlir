// Two products take the same permuted tile, without a dimension of one element: the load is permuted for the first of them, and the second
// was looked at as it had been before.
//
// tilerun: --grid 1 --arg rand:f16:64x64:1 --arg rand:f16:1x64x64:2 --arg zeros:f32:64x64
cuda_tile.module @m {
  entry @permuted_for_two(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>) {
    %zero = constant <i32: 0> : tile<i32>
    %zeros = constant <f32: 0.0> : tile<64x64xf32>
    %ta = make_tensor_view %a, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf16, strides=[64,1]>
    %tb = make_tensor_view %b, shape = [1, 64, 64], strides = [4096, 64, 1] : tensor_view<1x64x64xf16, strides=[4096,64,1]>
    %tc = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %va = make_partition_view %ta : partition_view<tile=(64x64), tensor_view<64x64xf16, strides=[64,1]>>
    %vb = make_partition_view %tb : partition_view<tile=(1x64x64), tensor_view<1x64x64xf16, strides=[4096,64,1]>>
    %vc = make_partition_view %tc : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    %x, %xt = load_view_tko weak %va[%zero, %zero] : partition_view<tile=(64x64), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
    %y, %yt = load_view_tko weak %vb[%zero, %zero, %zero] : partition_view<tile=(1x64x64), tensor_view<1x64x64xf16, strides=[4096,64,1]>>, tile<i32> -> tile<1x64x64xf16>, token
    %r = reshape %y : tile<1x64x64xf16> -> tile<64x64xf16>
    %p = permute %r [1, 0] : tile<64x64xf16> -> tile<64x64xf16>
    %d = mmaf %x, %p, %zeros : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
    %e = mmaf %p, %x, %d : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
    %done = store_view_tko weak %e, %vc[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
