// Row numbers of a scatter that are reduced as well: they are fewer than the elements
// that are stored, and lie otherwise.
// tilerun: --arg p=full:7:f32:16x64 --arg q=zeros:i32:1
cuda_tile.module @scatter_rows {
  entry @k(%p: tile<ptr<f32>>, %q: tile<ptr<i32>>) {
    %zero = constant <i32: 0> : tile<i32>
    %none = constant <f32: 0.0> : tile<8x64xf32>
    %five = constant <i32: 5> : tile<8xi32>
    %i = iota : tile<8xi32>
    %rows = addi %i, %five : tile<8xi32>
    %tv = make_tensor_view %p, shape = [16, 64], strides = [64, 1] : tensor_view<16x64xf32, strides=[64,1]>
    %gv = make_gather_scatter_view %tv : gather_scatter_view<tile=(8x64), tensor_view<16x64xf32, strides=[64,1]>, sparse_dim=0>
    %t = store_view_tko weak %none, %gv[%rows, %zero] : tile<8x64xf32>, gather_scatter_view<tile=(8x64), tensor_view<16x64xf32, strides=[64,1]>, sparse_dim=0>, tile<8xi32>, tile<i32> -> token
    %most = reduce %i dim=0 identities=[-2147483648 : i32] : tile<8xi32> -> tile<i32>
    (%x: tile<i32>, %y: tile<i32>) {
      %m = maxi %x, %y signed : tile<i32>
      yield %m : tile<i32>
    }
    %u = store_ptr_tko weak %q, %most : tile<ptr<i32>>, tile<i32> -> token
    return
  }
}
