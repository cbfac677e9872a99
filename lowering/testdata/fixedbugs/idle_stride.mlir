// The stride of a dimension of extent 1 leads nowhere, so what is assumed of it
// need not hold: here it is 2, and aligned addresses do not depend on it.
// tilerun: --arg pa=arange:f32:32 --arg pb=zeros:f32:8x32 --arg 2
cuda_tile.module @idle_stride {
  entry @k(%pa: tile<ptr<f32>>, %pb: tile<ptr<f32>>, %stride: tile<i32>) {
    %a = assume div_by<16>, %pa : tile<ptr<f32>>
    %b = assume div_by<16>, %pb : tile<ptr<f32>>
    %zero = constant <i32: 0> : tile<i32>
    %positive = assume bounded<16, ?>, %stride : tile<i32>
    %even = assume div_by<4>, %positive : tile<i32>
    %ta = make_tensor_view %a, shape = [1, 32], strides = [%even, 1] : tile<i32> -> tensor_view<1x32xf32, strides=[?,1]>
    %tb = make_tensor_view %b, shape = [8, 32], strides = [32, 1] : tensor_view<8x32xf32, strides=[32,1]>
    %va = make_partition_view %ta : partition_view<tile=(8x32), padding_value = zero, tensor_view<1x32xf32, strides=[?,1]>>
    %vb = make_partition_view %tb : partition_view<tile=(8x32), tensor_view<8x32xf32, strides=[32,1]>>
    %x, %t0 = load_view_tko weak %va[%zero, %zero] : partition_view<tile=(8x32), padding_value = zero, tensor_view<1x32xf32, strides=[?,1]>>, tile<i32> -> tile<8x32xf32>, token
    %t1 = store_view_tko weak %x, %vb[%zero, %zero] : tile<8x32xf32>, partition_view<tile=(8x32), tensor_view<8x32xf32, strides=[32,1]>>, tile<i32> -> token
  }
}
