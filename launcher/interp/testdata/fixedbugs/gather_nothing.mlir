// A gather none of whose rows is in the tensor yields padding, not what a buffer
// held before.
// tilerun: --arg arange:f32:3x4
// out: [[5, 5], [5, 5]]
// out: [[-inf, -inf], [-inf, -inf]]
cuda_tile.module @m {
  entry @gather(%a: tile<ptr<f32>>) {
    %i0 = constant <i32: 0> : tile<i32>
    %five = constant <f32: 5.0> : tile<2x2xf32>
    %one = constant <f32: 1.0> : tile<2x2xf32>
    %used = mulf %five, %one : tile<2x2xf32>
    %k0 = print_tko "%g\n", %used : tile<2x2xf32> -> token
    %t = make_tensor_view %a, shape = [3, 4], strides = [4, 1] : tensor_view<3x4xf32, strides=[4,1]>
    %g = make_gather_scatter_view %t : gather_scatter_view<tile=(2x2), padding_value = neg_inf, tensor_view<3x4xf32, strides=[4,1]>, sparse_dim=0>
    %rows = constant <i32: [3, -1]> : tile<2xi32>
    %x, %k1 = load_view_tko weak %g[%rows, %i0] : gather_scatter_view<tile=(2x2), padding_value = neg_inf, tensor_view<3x4xf32, strides=[4,1]>, sparse_dim=0>, tile<2xi32>, tile<i32> -> tile<2x2xf32>, token
    %k2 = print_tko "%g\n", %x : tile<2x2xf32> -> token
    return
  }
}
