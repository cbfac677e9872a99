// A dense dimension of a gather or scatter starts at the element that its index
// is: within the tensor, at its edge, beyond it, and as far beyond as unsigned
// integers can say.
// tilerun: --arg arange:f32:8x8 --arg zeros:f32:4x8
// out: [[18, 19, 20, 21], [2, 3, 4, 5]]
// out: [[22, 23, -inf, -inf], [6, 7, -inf, -inf]]
// out: [[-inf, -inf, -inf, -inf], [-inf, -inf, -inf, -inf]]
// out: [[-inf, -inf, -inf, -inf], [-inf, -inf, -inf, -inf]]
// out: [[-inf, -inf, -inf, -inf], [-inf, -inf, -inf, -inf]]
// out: [[-inf, -inf, -inf, -inf], [-inf, -inf, -inf, -inf]]
// out: 8 8
// want b: 0 0 0 0 0 0 0 0 0 0 0 5 6 7 8 0 0 0 0 0 0 0 1 2 0 0 0 1 2 3 4 0
cuda_tile.module @m {
  entry @gather(%a: tile<ptr<f32>>, %b: tile<ptr<f32>>) {
    %t = make_tensor_view %a, shape = [8, 8], strides = [8, 1] : tensor_view<8x8xf32, strides=[8,1]>
    %g = make_gather_scatter_view %t : gather_scatter_view<tile=(2x4), padding_value = neg_inf, tensor_view<8x8xf32, strides=[8,1]>, sparse_dim=0>
    %rows = constant <i32: [2, 0]> : tile<2xi32>
    %i0 = constant <i32: 2> : tile<i32>
    %x0, %k0 = load_view_tko weak %g[%rows, %i0] : gather_scatter_view<tile=(2x4), padding_value = neg_inf, tensor_view<8x8xf32, strides=[8,1]>, sparse_dim=0>, tile<2xi32>, tile<i32> -> tile<2x4xf32>, token
    %p0 = print_tko "%g\n", %x0 : tile<2x4xf32> -> token
    %i1 = constant <i32: 6> : tile<i32>
    %x1, %k1 = load_view_tko weak %g[%rows, %i1] : gather_scatter_view<tile=(2x4), padding_value = neg_inf, tensor_view<8x8xf32, strides=[8,1]>, sparse_dim=0>, tile<2xi32>, tile<i32> -> tile<2x4xf32>, token
    %p1 = print_tko "%g\n", %x1 : tile<2x4xf32> -> token
    %i2 = constant <i32: 8> : tile<i32>
    %x2, %k2 = load_view_tko weak %g[%rows, %i2] : gather_scatter_view<tile=(2x4), padding_value = neg_inf, tensor_view<8x8xf32, strides=[8,1]>, sparse_dim=0>, tile<2xi32>, tile<i32> -> tile<2x4xf32>, token
    %p2 = print_tko "%g\n", %x2 : tile<2x4xf32> -> token
    %i3 = constant <i32: -2> : tile<i32>
    %x3, %k3 = load_view_tko weak %g[%rows, %i3] : gather_scatter_view<tile=(2x4), padding_value = neg_inf, tensor_view<8x8xf32, strides=[8,1]>, sparse_dim=0>, tile<2xi32>, tile<i32> -> tile<2x4xf32>, token
    %p3 = print_tko "%g\n", %x3 : tile<2x4xf32> -> token
    %i4 = constant <i64: -1> : tile<i64>
    %x4, %k4 = load_view_tko weak %g[%rows, %i4] : gather_scatter_view<tile=(2x4), padding_value = neg_inf, tensor_view<8x8xf32, strides=[8,1]>, sparse_dim=0>, tile<2xi32>, tile<i64> -> tile<2x4xf32>, token
    %p4 = print_tko "%g\n", %x4 : tile<2x4xf32> -> token
    %i5 = constant <i8: -126> : tile<i8>
    %x5, %k5 = load_view_tko weak %g[%rows, %i5] : gather_scatter_view<tile=(2x4), padding_value = neg_inf, tensor_view<8x8xf32, strides=[8,1]>, sparse_dim=0>, tile<2xi32>, tile<i8> -> tile<2x4xf32>, token
    %p5 = print_tko "%g\n", %x5 : tile<2x4xf32> -> token
    %n0, %n1 = get_index_space_shape %g : gather_scatter_view<tile=(2x4), padding_value = neg_inf, tensor_view<8x8xf32, strides=[8,1]>, sparse_dim=0> -> tile<i32>
    %q = print_tko "%d %d\n", %n0, %n1 : tile<i32>, tile<i32> -> token
    %u = make_tensor_view %b, shape = [4, 8], strides = [8, 1] : tensor_view<4x8xf32, strides=[8,1]>
    %s = make_gather_scatter_view %u : gather_scatter_view<tile=(2x4), tensor_view<4x8xf32, strides=[8,1]>, sparse_dim=0>
    %v = constant <f32: [[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0]]> : tile<2x4xf32>
    %to = constant <i32: [3, 1]> : tile<2xi32>
    %edge = constant <i32: [2, 4]> : tile<2xi32>
    %i3b = constant <i32: 3> : tile<i32>
    %m0 = store_view_tko weak %v, %s[%to, %i3b] : tile<2x4xf32>, gather_scatter_view<tile=(2x4), tensor_view<4x8xf32, strides=[8,1]>, sparse_dim=0>, tile<2xi32>, tile<i32> -> token
    %m1 = store_view_tko weak %v, %s[%edge, %i1] : tile<2x4xf32>, gather_scatter_view<tile=(2x4), tensor_view<4x8xf32, strides=[8,1]>, sparse_dim=0>, tile<2xi32>, tile<i32> -> token
    %m2 = store_view_tko weak %v, %s[%to, %i2] : tile<2x4xf32>, gather_scatter_view<tile=(2x4), tensor_view<4x8xf32, strides=[8,1]>, sparse_dim=0>, tile<2xi32>, tile<i32> -> token
    %m3 = store_view_tko weak %v, %s[%to, %i4] : tile<2x4xf32>, gather_scatter_view<tile=(2x4), tensor_view<4x8xf32, strides=[8,1]>, sparse_dim=0>, tile<2xi32>, tile<i64> -> token
    return
  }
}
