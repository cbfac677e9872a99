// The least of a value and itself: ptxas takes it for a copy where it sees that the two are one, and
// then keeps which NaN it is, where the instruction makes 0x7fffffff. So no instruction is made.
// NO-PTX: min.f32
// PTX: min.ftz.f32
cuda_tile.module @extremum_of_one {
  entry @k(%p: tile<ptr<f32>>) {
    %zero = constant <i32: 0> : tile<i32>
    %pt = make_tensor_view %p, shape = [64], strides = [1] : tensor_view<64xf32, strides=[1]>
    %pv = make_partition_view %pt : partition_view<tile=(64), tensor_view<64xf32, strides=[1]>>
    %v, %t0 = load_view_tko weak %pv[%zero] : partition_view<tile=(64), tensor_view<64xf32, strides=[1]>>, tile<i32> -> tile<64xf32>, token
    %same = minf %v, %v : tile<64xf32>
    %flushed = minf %same, %same flush_to_zero : tile<64xf32>
    %t1 = store_view_tko weak %flushed, %pv[%zero] token=%t0 : tile<64xf32>, partition_view<tile=(64), tensor_view<64xf32, strides=[1]>>, tile<i32> -> token
    return
  }
}
