// A dense dimension of a gather or scatter starts at the element that its index
// is, so nothing is known of where 16 bytes begin unless the index says it, and
// what starts beyond the tensor is all padding.
// tilerun: --grid 14 --arg pa=arange:f32:64x256 --arg pb=zeros:f32:40x1700 --arg pc=zeros:f32:112x128 --arg n=40 --arg m=1700
cuda_tile.module @gather_starts {
  entry @k(%pa: tile<ptr<f32>>, %pb: tile<ptr<f32>>, %pc: tile<ptr<f32>>, %n: tile<i32>, %m: tile<i32>) {
    %a = assume div_by<16>, %pa : tile<ptr<f32>>
    %b = assume div_by<16>, %pb : tile<ptr<f32>>
    %c = assume div_by<16>, %pc : tile<ptr<f32>>
    %m4 = assume div_by<4>, %m : tile<i32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %i = iota : tile<8xi32>
    %three = constant <i32: 3> : tile<8xi32>
    %rows = muli %i, %three : tile<8xi32>
    // Starts 0, 21, 42, …, 273; and multiples of 20, of which 260 is beyond the tensor.
    %odds = constant <i32: 21> : tile<i32>
    %fours = constant <i32: 20> : tile<i32>
    %odd = muli %x, %odds : tile<i32>
    %even = muli %x, %fours : tile<i32>
    %ta = make_tensor_view %a, shape = [64, 256], strides = [256, 1] : tensor_view<64x256xf32, strides=[256,1]>
    %ga = make_gather_scatter_view %ta : gather_scatter_view<tile=(8x128), padding_value = nan, tensor_view<64x256xf32, strides=[256,1]>, sparse_dim=0>
    %u, %t0 = load_view_tko weak %ga[%rows, %odd] : gather_scatter_view<tile=(8x128), padding_value = nan, tensor_view<64x256xf32, strides=[256,1]>, sparse_dim=0>, tile<8xi32>, tile<i32> -> tile<8x128xf32>, token
    %v, %t1 = load_view_tko weak %ga[%rows, %even] : gather_scatter_view<tile=(8x128), padding_value = nan, tensor_view<64x256xf32, strides=[256,1]>, sparse_dim=0>, tile<8xi32>, tile<i32> -> tile<8x128xf32>, token
    %zero = constant <i32: 0> : tile<i32>
    %tc = make_tensor_view %c, shape = [112, 128], strides = [128, 1] : tensor_view<112x128xf32, strides=[128,1]>
    %pv = make_partition_view %tc : partition_view<tile=(8x128), tensor_view<112x128xf32, strides=[128,1]>>
    %t3 = store_view_tko weak %v, %pv[%x, %zero] : tile<8x128xf32>, partition_view<tile=(8x128), tensor_view<112x128xf32, strides=[128,1]>>, tile<i32> -> token
    // Each tile block has columns of its own, the last one's reach beyond the tensor.
    %tb = make_tensor_view %b, shape = [%n, %m4], strides = [%m4, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %gb = make_gather_scatter_view %tb : gather_scatter_view<tile=(8x128), tensor_view<?x?xf32, strides=[?,1]>, sparse_dim=0>
    %width = constant <i32: 128> : tile<i32>
    %col = muli %x, %width : tile<i32>
    %t2 = store_view_tko weak %u, %gb[%rows, %col] : tile<8x128xf32>, gather_scatter_view<tile=(8x128), tensor_view<?x?xf32, strides=[?,1]>, sparse_dim=0>, tile<8xi32>, tile<i32> -> token
  }
}
