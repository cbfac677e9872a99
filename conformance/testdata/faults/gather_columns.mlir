// A gather may start anywhere, unless it promises to stay inside.
// tilerun: --arg arange:f32:10x8 --arg zeros:f32:4x8
cuda_tile.module @gather_columns {
  entry @gather_columns(%a: tile<ptr<f32>>, %b: tile<ptr<f32>>) {
    %rows = constant <i32: [3, 99, 0, 7]> : tile<4xi32>
    %one = constant <i32: 1> : tile<i32>
    %eight = constant <i32: 8> : tile<i32>
    %ta = make_tensor_view %a, shape = [10, 8], strides = [8, 1] : tensor_view<10x8xf32, strides=[8,1]>
    %va = make_gather_scatter_view %ta : gather_scatter_view<tile=(4x8), padding_value = zero, tensor_view<10x8xf32, strides=[8,1]>, sparse_dim=0>
    %u, %t0 = load_view_tko weak %va[%rows, %eight] : gather_scatter_view<tile=(4x8), padding_value = zero, tensor_view<10x8xf32, strides=[8,1]>, sparse_dim=0>, tile<4xi32>, tile<i32> -> tile<4x8xf32>, token
    %v, %t1 = load_view_tko weak %va[%rows, %one] inbounds = [false, true] : gather_scatter_view<tile=(4x8), padding_value = zero, tensor_view<10x8xf32, strides=[8,1]>, sparse_dim=0>, tile<4xi32>, tile<i32> -> tile<4x8xf32>, token // expected-fault {{the tile of extent 8 reaches beyond the tensor in dimension 1, where 7 are left, which inbounds excludes}}
    return
  }
}
