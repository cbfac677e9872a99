// Numbers become table entries, and nobody has thought of those that are none.
// tilerun: --arg full:nan:f32:4 --arg zeros:i8:4
cuda_tile.module @nan_as_index {
  entry @nan_as_index(%x: tile<ptr<f32>>, %table: tile<ptr<i8>>) {
    %zero = constant <i32: 0> : tile<i32>
    %xt = make_tensor_view %x, shape = [4], strides = [1] : tensor_view<4xf32, strides=[1]>
    %xv = make_partition_view %xt : partition_view<tile=(4), tensor_view<4xf32, strides=[1]>>
    %v, %t0 = load_view_tko weak %xv[%zero] : partition_view<tile=(4), tensor_view<4xf32, strides=[1]>>, tile<i32> -> tile<4xf32>, token
    %n = ftoi %v signed : tile<4xf32> -> tile<4xi32>
    %base = reshape %table : tile<ptr<i8>> -> tile<1xptr<i8>>
    %bases = broadcast %base : tile<1xptr<i8>> -> tile<4xptr<i8>>
    %p = offset %bases, %n : tile<4xptr<i8>>, tile<4xi32> -> tile<4xptr<i8>>
    %b, %t1 = load_ptr_tko weak %p : tile<4xptr<i8>> -> tile<4xi8>, token // expected-fault {{the pointer is undefined}}
    return
  }
}
