// Rows of a gather may lie outside, columns may not.
// tilerun: --arg arange:f32:10x8 --arg zeros:f32:4x8
cuda_tile.module @gather_columns {
  entry @gather_columns(%a: tile<ptr<f32>>, %b: tile<ptr<f32>>) {
    %rows = constant <i32: [3, 99, 0, 7]> : tile<4xi32>
    %one = constant <i32: 1> : tile<i32>
    %ta = make_tensor_view %a, shape = [10, 8], strides = [8, 1] : tensor_view<10x8xf32, strides=[8,1]>
    %va = make_gather_scatter_view %ta : gather_scatter_view<tile=(4x8), padding_value = zero, tensor_view<10x8xf32, strides=[8,1]>, sparse_dim=0>
    %v, %t0 = load_view_tko weak %va[%rows, %one] : gather_scatter_view<tile=(4x8), padding_value = zero, tensor_view<10x8xf32, strides=[8,1]>, sparse_dim=0>, tile<4xi32>, tile<i32> -> tile<4x8xf32>, token // expected-fault {{index 1 of dimension 1 is outside the index space}}
    return
  }
}
