// A stride of 2^62 elements leads around the address space, back to the base,
// if nobody counts beyond 64 bits.
// tilerun: --arg arange:i32:8 --arg 4611686018427387904
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>, %s: tile<i64>) {
    %zero = constant <i32: 0> : tile<i32>
    %c = constant <i32: 1> : tile<4xi32>
    %t = make_tensor_view %a, shape = [8], strides = [%s] : tile<i64> -> tensor_view<8xi32, strides=[?]>
    %p = make_partition_view %t : partition_view<tile=(4), tensor_view<8xi32, strides=[?]>>
    %k = store_view_tko weak %c, %p[%zero] : tile<4xi32>, partition_view<tile=(4), tensor_view<8xi32, strides=[?]>>, tile<i32> -> token // fault: the tile reaches 2^63 bytes or more
    return
  }
}
// -----
// One of 2^58 leads far away.
// tilerun: --arg arange:i32:8 --arg 288230376151711744
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>, %s: tile<i64>) {
    %zero = constant <i32: 0> : tile<i32>
    %t = make_tensor_view %a, shape = [8], strides = [%s] : tile<i64> -> tensor_view<8xi32, strides=[?]>
    %p = make_partition_view %t : partition_view<tile=(4), tensor_view<8xi32, strides=[?]>>
    %v, %k = load_view_tko weak %p[%zero] : partition_view<tile=(4), tensor_view<8xi32, strides=[?]>>, tile<i32> -> tile<4xi32>, token // fault: no buffer is near it (tile block (0, 0, 0), element [1])
    return
  }
}
