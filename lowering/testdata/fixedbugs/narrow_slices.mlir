// Eight CTAs of a cluster would have slices of B of eight columns, rows of 16
// bytes, for which wgmma has no swizzle: each takes all of B instead.
// tilerun: --grid 1 --arg a=randint:-4:4:bf16:64x32:1 --arg b=randint:-4:4:bf16:32x64:2 --arg c=zeros:f32:64x64
cuda_tile.module @m {
  entry @k(%a: tile<ptr<bf16>>, %b: tile<ptr<bf16>>, %c: tile<ptr<f32>>) optimization_hints=<default = {num_cta_in_cga = 8}> {
    %zero = constant <i32: 0> : tile<i32>
    %at = make_tensor_view %a, shape = [64, 32], strides = [32, 1] : tensor_view<64x32xbf16, strides=[32,1]>
    %bt = make_tensor_view %b, shape = [32, 64], strides = [64, 1] : tensor_view<32x64xbf16, strides=[64,1]>
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(64x32), tensor_view<64x32xbf16, strides=[32,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(32x64), tensor_view<32x64xbf16, strides=[64,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    %x, %rx = load_view_tko weak %av[%zero, %zero] : partition_view<tile=(64x32), tensor_view<64x32xbf16, strides=[32,1]>>, tile<i32> -> tile<64x32xbf16>, token
    %y, %ry = load_view_tko weak %bv[%zero, %zero] : partition_view<tile=(32x64), tensor_view<32x64xbf16, strides=[64,1]>>, tile<i32> -> tile<32x64xbf16>, token
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %p = mmaf %x, %y, %none : tile<64x32xbf16>, tile<32x64xbf16>, tile<64x64xf32>
    store_view_tko weak %p, %cv[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
  }
}
