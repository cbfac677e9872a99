// Offsets that 64 bits cannot count are undefined, wherever they wrap to.
// tilerun: --arg ones:f64:4 --arg 2305843009213693952
cuda_tile.module @m {
  entry @f(%a: tile<ptr<f64>>, %s: tile<i64>) {
    %c0 = constant <i32: 0> : tile<i32>
    %v = make_tensor_view %a, shape = [4], strides = [%s] : tile<i64> -> tensor_view<4xf64, strides=[?]>
    %p = make_partition_view %v : partition_view<tile=(4), tensor_view<4xf64, strides=[?]>>
    %x, %t = load_view_tko weak %p[%c0] : partition_view<tile=(4), tensor_view<4xf64, strides=[?]>>, tile<i32> -> tile<4xf64>, token // fault: the tile reaches 2^63 bytes or more beyond the base of the tensor, whose shape is [4] and strides are [2305843009213693952]
    return
  }
}
// -----
// tilerun: --arg ones:f64:4 --arg 1537228672809129301
cuda_tile.module @m {
  entry @f(%a: tile<ptr<f64>>, %s: tile<i64>) {
    %c0 = constant <i32: 0> : tile<i32>
    %x = constant <f64: 1.0> : tile<2xf64>
    %v = make_tensor_view %a, shape = [2], strides = [%s] : tile<i64> -> tensor_view<2xf64, strides=[?]>
    %p = make_partition_view %v : partition_view<tile=(2), tensor_view<2xf64, strides=[?]>>
    %t = store_view_tko weak %x, %p[%c0] : tile<2xf64>, partition_view<tile=(2), tensor_view<2xf64, strides=[?]>>, tile<i32> -> token // fault: strides are [1537228672809129301]
    return
  }
}
// -----
// The last offset that can be counted is no buffer's.
// tilerun: --arg ones:f64:4 --arg 1152921504606846974
cuda_tile.module @m {
  entry @f(%a: tile<ptr<f64>>, %s: tile<i64>) {
    %c0 = constant <i32: 0> : tile<i32>
    %v = make_tensor_view %a, shape = [2], strides = [%s] : tile<i64> -> tensor_view<2xf64, strides=[?]>
    %p = make_partition_view %v : partition_view<tile=(2), tensor_view<2xf64, strides=[?]>>
    %x, %t = load_view_tko weak %p[%c0] : partition_view<tile=(2), tensor_view<2xf64, strides=[?]>>, tile<i32> -> tile<2xf64>, token // fault: no buffer is near it (tile block (0, 0, 0), element [1])
    return
  }
}
// -----
// Strides are unsigned: -1 does not lead backwards.
// tilerun: --arg ones:f64:4 --arg -1
cuda_tile.module @m {
  entry @f(%a: tile<ptr<f64>>, %s: tile<i64>) {
    %c0 = constant <i32: 0> : tile<i32>
    %three = constant <i32: 3> : tile<i32>
    %end = offset %a, %three : tile<ptr<f64>>, tile<i32> -> tile<ptr<f64>>
    %v = make_tensor_view %end, shape = [4], strides = [%s] : tile<i64> -> tensor_view<4xf64, strides=[?]>
    %p = make_partition_view %v : partition_view<tile=(4), tensor_view<4xf64, strides=[?]>>
    %x, %t = load_view_tko weak %p[%c0] : partition_view<tile=(4), tensor_view<4xf64, strides=[?]>>, tile<i32> -> tile<4xf64>, token // fault: strides are [18446744073709551615]
    return
  }
}
// -----
// The rows of a gather are counted from the tile's own place.
// tilerun: --arg ones:f64:4 --arg 1152921504606846976
cuda_tile.module @m {
  entry @f(%a: tile<ptr<f64>>, %s: tile<i64>) {
    %c0 = constant <i32: 0> : tile<i32>
    %rows = constant <i32: [0, 2]> : tile<2xi32>
    %v = make_tensor_view %a, shape = [4, 4], strides = [%s, 1] : tile<i64> -> tensor_view<4x4xf64, strides=[?,1]>
    %p = make_gather_scatter_view %v : gather_scatter_view<tile=(2x4), tensor_view<4x4xf64, strides=[?,1]>, sparse_dim=0>
    %x, %t = load_view_tko weak %p[%rows, %c0] : gather_scatter_view<tile=(2x4), tensor_view<4x4xf64, strides=[?,1]>, sparse_dim=0>, tile<2xi32>, tile<i32> -> tile<2x4xf64>, token // fault: the tile reaches 2^63 bytes or more
    return
  }
}
// -----
// In a dimension of extent 1 the stride means nothing.
// tilerun: --arg arange:f64:4 --arg -1
// out: [0, 1, 2, 3]
cuda_tile.module @m {
  entry @f(%a: tile<ptr<f64>>, %s: tile<i64>) {
    %c0 = constant <i32: 0> : tile<i32>
    %v = make_tensor_view %a, shape = [1, 4], strides = [%s, 1] : tile<i64> -> tensor_view<1x4xf64, strides=[?,1]>
    %p = make_partition_view %v : partition_view<tile=(1x4), tensor_view<1x4xf64, strides=[?,1]>>
    %x, %t = load_view_tko weak %p[%c0, %c0] : partition_view<tile=(1x4), tensor_view<1x4xf64, strides=[?,1]>>, tile<i32> -> tile<1x4xf64>, token
    %r = reshape %x : tile<1x4xf64> -> tile<4xf64>
    %k = print_tko "%g\n", %r : tile<4xf64> -> token
    return
  }
}
