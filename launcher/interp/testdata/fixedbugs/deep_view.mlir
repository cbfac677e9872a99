// Tiles may have many dimensions of one element.
// tilerun: --arg ones:f32:1
// out: 1
cuda_tile.module @m {
  entry @f(%a: tile<ptr<f32>>) {
    %c0 = constant <i32: 0> : tile<i32>
    %v = make_tensor_view %a, shape = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], strides = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1] : tensor_view<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1xf32, strides=[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1]>
    %pv = make_partition_view %v : partition_view<tile=(1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1), tensor_view<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1xf32, strides=[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1]>>
    %t, %k = load_view_tko weak %pv[%c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0] : partition_view<tile=(1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1), tensor_view<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1xf32, strides=[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1]>>, tile<i32> -> tile<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1xf32>, token
    %p = permute %t [19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0] : tile<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1xf32> -> tile<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1xf32>
    %u = reshape %p : tile<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1xf32> -> tile<f32>
    %k2 = print_tko "%g\n", %u : tile<f32> -> token
    return
  }
}
// -----
// A view of more dimensions than a loop over a box has counters is refused, not
// run into.
// tilerun: --arg ones:f32:1
cuda_tile.module @m {
  entry @f(%a: tile<ptr<f32>>) {
    %c0 = constant <i32: 0> : tile<i32>
    %v = make_tensor_view %a, shape = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], strides = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1] : tensor_view<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1xf32, strides=[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1]>
    %pv = make_partition_view %v : partition_view<tile=(1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1), tensor_view<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1xf32, strides=[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1]>>
    %t, %k = load_view_tko weak %pv[%c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0] : partition_view<tile=(1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1), tensor_view<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1xf32, strides=[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1]>>, tile<i32> -> tile<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1xf32>, token // load: a view of rank 33 is too deep: expected 32 at most
    %p = permute %t [32, 31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0] : tile<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1xf32> -> tile<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1xf32>
    %u = reshape %p : tile<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1xf32> -> tile<f32>
    %k2 = print_tko "%g\n", %u : tile<f32> -> token
    return
  }
}
