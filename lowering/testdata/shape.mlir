// cat, extract, permute and conversions of layout through shared memory.
// tilerun: --grid 1 --arg x=rand:f16:32x64:3 --arg i=1 --arg j=2 --arg y=zeros:f16:64x64 --arg part=zeros:f16:16x16 --arg turned=zeros:f16:64x32 --arg bytes=zeros:i8:128
cuda_tile.module @shape {
  entry @shape(%x: tile<ptr<f16>>, %i: tile<i32>, %j: tile<i32>, %y: tile<ptr<f16>>, %part: tile<ptr<f16>>, %turned: tile<ptr<f16>>, %bytes: tile<ptr<i8>>) {
    %zero = constant <i32: 0> : tile<i32>
    %xt = make_tensor_view %x, shape = [32, 64], strides = [64, 1] : tensor_view<32x64xf16, strides=[64,1]>
    %xv = make_partition_view %xt : partition_view<tile=(32x64), tensor_view<32x64xf16, strides=[64,1]>>
    %v, %t0 = load_view_tko weak %xv[%zero, %zero] : partition_view<tile=(32x64), tensor_view<32x64xf16, strides=[64,1]>>, tile<i32> -> tile<32x64xf16>, token
    %neg = negf %v : tile<32x64xf16>
    %two = cat %v, %neg dim = 0 : tile<32x64xf16>, tile<32x64xf16> -> tile<64x64xf16>
    %yt = make_tensor_view %y, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf16, strides=[64,1]>
    %yv = make_partition_view %yt : partition_view<tile=(64x64), tensor_view<64x64xf16, strides=[64,1]>>
    store_view_tko weak %two, %yv[%zero, %zero] : tile<64x64xf16>, partition_view<tile=(64x64), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> token
    %p = extract %v[%i, %j] : tile<32x64xf16> -> tile<16x16xf16>
    %pt = make_tensor_view %part, shape = [16, 16], strides = [16, 1] : tensor_view<16x16xf16, strides=[16,1]>
    %pv = make_partition_view %pt : partition_view<tile=(16x16), tensor_view<16x16xf16, strides=[16,1]>>
    store_view_tko weak %p, %pv[%zero, %zero] : tile<16x16xf16>, partition_view<tile=(16x16), tensor_view<16x16xf16, strides=[16,1]>>, tile<i32> -> token
    %tr = permute %v [1, 0] : tile<32x64xf16> -> tile<64x32xf16>
    %tt = make_tensor_view %turned, shape = [64, 32], strides = [32, 1] : tensor_view<64x32xf16, strides=[32,1]>
    %tv = make_partition_view %tt : partition_view<tile=(64x32), tensor_view<64x32xf16, strides=[32,1]>>
    store_view_tko weak %tr, %tv[%zero, %zero] : tile<64x32xf16>, partition_view<tile=(64x32), tensor_view<64x32xf16, strides=[32,1]>>, tile<i32> -> token
    %row = reshape %v : tile<32x64xf16> -> tile<2048xf16>
    %first = extract %row[%j] : tile<2048xf16> -> tile<64xf16>
    %raw = pack %first : tile<64xf16> -> tile<128xi8>
    %bt = make_tensor_view %bytes, shape = [128], strides = [1] : tensor_view<128xi8, strides=[1]>
    %bv = make_partition_view %bt : partition_view<tile=(128), tensor_view<128xi8, strides=[1]>>
    store_view_tko weak %raw, %bv[%zero] : tile<128xi8>, partition_view<tile=(128), tensor_view<128xi8, strides=[1]>>, tile<i32> -> token
  }
}
