// An assumption that a constant refutes is nothing: rows that lie 33 elements
// apart are not aligned to 16 bytes, whatever is said of them.
// tilerun: --arg pa=arange:f32:8x33 --arg pb=zeros:f32:8x32
cuda_tile.module @refuted_assume {
  entry @k(%pa: tile<ptr<f32>>, %pb: tile<ptr<f32>>) {
    %a = assume div_by<16>, %pa : tile<ptr<f32>>
    %b = assume div_by<16>, %pb : tile<ptr<f32>>
    %zero = constant <i32: 0> : tile<i32>
    %odd = constant <i32: 33> : tile<i32>
    %low = assume bounded<?, 32>, %odd : tile<i32>
    %even = assume div_by<4>, %low : tile<i32>
    %ta = make_tensor_view %a, shape = [8, 32], strides = [%even, 1] : tile<i32> -> tensor_view<8x32xf32, strides=[?,1]>
    %tb = make_tensor_view %b, shape = [8, 32], strides = [32, 1] : tensor_view<8x32xf32, strides=[32,1]>
    %va = make_partition_view %ta : partition_view<tile=(8x32), tensor_view<8x32xf32, strides=[?,1]>>
    %vb = make_partition_view %tb : partition_view<tile=(8x32), tensor_view<8x32xf32, strides=[32,1]>>
    %x, %t0 = load_view_tko weak %va[%zero, %zero] : partition_view<tile=(8x32), tensor_view<8x32xf32, strides=[?,1]>>, tile<i32> -> tile<8x32xf32>, token
    %t1 = store_view_tko weak %x, %vb[%zero, %zero] : tile<8x32xf32>, partition_view<tile=(8x32), tensor_view<8x32xf32, strides=[32,1]>>, tile<i32> -> token
  }
}
