// The tiles of a strided view are counted by their extent, not by their stride.
// tilerun: --arg arange:i32:64 --arg zeros:i32:8
cuda_tile.module @strided_index {
  entry @strided_index(%a: tile<ptr<i32>>, %b: tile<ptr<i32>>) {
    %last = constant <i32: 11> : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %ta = make_tensor_view %a, shape = [64], strides = [1] : tensor_view<64xi32, strides=[1]>
    %va = make_strided_view %ta : strided_view<tile=(8), traversal_strides=[6], tensor_view<64xi32, strides=[1]>>
    %tb = make_tensor_view %b, shape = [8], strides = [1] : tensor_view<8xi32, strides=[1]>
    %vb = make_partition_view %tb : partition_view<tile=(8), tensor_view<8xi32, strides=[1]>>
    %v, %t0 = load_view_tko weak %va[%last] : strided_view<tile=(8), traversal_strides=[6], tensor_view<64xi32, strides=[1]>>, tile<i32> -> tile<8xi32>, token // expected-fault {{index 11 of dimension 0 is outside the index space, whose shape is [11]}}
    %t1 = store_view_tko weak %v, %vb[%zero] : tile<8xi32>, partition_view<tile=(8), tensor_view<8xi32, strides=[1]>>, tile<i32> -> token
    return
  }
}
