// The buffer of sums has a row less than the view says.
// tilerun: --arg zeros:i64:7x8
cuda_tile.module @reduction_into_short_buffer {
  entry @reduction_into_short_buffer(%sums: tile<ptr<i64>>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i64: 1> : tile<8x8xi64>
    %ts = make_tensor_view %sums, shape = [8, 8], strides = [8, 1] : tensor_view<8x8xi64, strides=[8,1]>
    %vs = make_partition_view %ts : partition_view<tile=(8x8), tensor_view<8x8xi64, strides=[8,1]>>
    %t = atomic_red_view_tko relaxed device %vs[%zero, %zero], add, %one : tile<8x8xi64>, partition_view<tile=(8x8), tensor_view<8x8xi64, strides=[8,1]>>, tile<i32> -> token // expected-fault {{element [7, 0]}}
    return
  }
}
