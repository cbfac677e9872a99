// Elements of 4 bits go in whole bytes, and in as many as are known to be aligned, where
// strides and extents are even; with an odd extent each half goes alone.
//
// PLAN: entry @aligned
// PLAN: load_view_tko
// PLAN: gpu.vector = array<i64: 16, 1>
// PLAN: store_view_tko
// PLAN: gpu.vector = array<i64: 16, 1>
// PLAN: entry @bytes
// PLAN: load_view_tko
// PLAN: gpu.vector = array<i64: 2, 1>
// PLAN: store_view_tko
// PLAN: gpu.vector = array<i64: 2, 1>
// NO-PTX: atom
// PTX: ld.global.b32
// PTX: ld.global.b8
// tilerun: --entry aligned --grid 1 --arg x=rand:f4E2M1FN:64x64:1 --arg y=zeros:f4E2M1FN:64x64
// tilerun[bytes]: --entry bytes --grid 1 --arg x=rand:f4E2M1FN:32x30:1 --arg y=zeros:f4E2M1FN:32x30
cuda_tile.module @whole_bytes {
  entry @aligned(%x: tile<ptr<f4E2M1FN>>, %y: tile<ptr<f4E2M1FN>>) {
    %zero = constant <i32: 0> : tile<i32>
    %px = assume div_by<16>, %x : tile<ptr<f4E2M1FN>>
    %py = assume div_by<16>, %y : tile<ptr<f4E2M1FN>>
    %xt = make_tensor_view %px, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf4E2M1FN, strides=[64,1]>
    %xv = make_partition_view %xt : partition_view<tile=(64x64), tensor_view<64x64xf4E2M1FN, strides=[64,1]>>
    %yt = make_tensor_view %py, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf4E2M1FN, strides=[64,1]>
    %yv = make_partition_view %yt : partition_view<tile=(64x64), tensor_view<64x64xf4E2M1FN, strides=[64,1]>>
    %a, %k = load_view_tko weak %xv[%zero, %zero] : partition_view<tile=(64x64), tensor_view<64x64xf4E2M1FN, strides=[64,1]>>, tile<i32> -> tile<64x64xf4E2M1FN>, token
    %s = store_view_tko weak %a, %yv[%zero, %zero] : tile<64x64xf4E2M1FN>, partition_view<tile=(64x64), tensor_view<64x64xf4E2M1FN, strides=[64,1]>>, tile<i32> -> token
    return
  }
  entry @bytes(%x: tile<ptr<f4E2M1FN>>, %y: tile<ptr<f4E2M1FN>>) {
    %zero = constant <i32: 0> : tile<i32>
    %xt = make_tensor_view %x, shape = [32, 30], strides = [30, 1] : tensor_view<32x30xf4E2M1FN, strides=[30,1]>
    %xv = make_partition_view %xt : partition_view<tile=(32x32), padding_value = zero, tensor_view<32x30xf4E2M1FN, strides=[30,1]>>
    %yt = make_tensor_view %y, shape = [32, 30], strides = [30, 1] : tensor_view<32x30xf4E2M1FN, strides=[30,1]>
    %yv = make_partition_view %yt : partition_view<tile=(32x32), tensor_view<32x30xf4E2M1FN, strides=[30,1]>>
    %a, %k = load_view_tko weak %xv[%zero, %zero] : partition_view<tile=(32x32), padding_value = zero, tensor_view<32x30xf4E2M1FN, strides=[30,1]>>, tile<i32> -> tile<32x32xf4E2M1FN>, token
    %s = store_view_tko weak %a, %yv[%zero, %zero] : tile<32x32xf4E2M1FN>, partition_view<tile=(32x32), tensor_view<32x30xf4E2M1FN, strides=[30,1]>>, tile<i32> -> token
    return
  }
}
