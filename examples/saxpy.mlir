// SAXPY on matrices of any size: Y = alpha * X + Y, with views.
//
// A tensor view adds extents and strides to a pointer; here both matrices are
// M×N and row-major. A partition view cuts the tensor into tiles of 128×256.
// Where M or N is no multiple of the tile, the last tiles reach over the edge:
// what lies outside is not stored, and what is loaded there does not matter.
//
// The store takes the token of the load of Y, so that Y is read before it is
// overwritten.
//
// tilerun: --grid 3,4 --arg X=arange:f32:300x1000 --arg Y=ones:f32:300x1000 --arg 0.5 --arg 300 --arg 1000 --print Y
// tilerun[large]: --grid 64,32 --arg X=rand:f32:8192x8192:1 --arg Y=rand:f32:8192x8192:2 --arg 0.5 --arg 8192 --arg 8192 --bytes 805306368
cuda_tile.module @saxpy {
  entry @saxpy(%X: tile<ptr<f32>>, %Y: tile<ptr<f32>>, %alpha: tile<f32>, %M: tile<i32>, %N: tile<i32>) {
    %row, %col, %z = get_tile_block_id : tile<i32>
    %x = make_tensor_view %X, shape = [%M, %N], strides = [%N, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %y = make_tensor_view %Y, shape = [%M, %N], strides = [%N, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %x_view = make_partition_view %x : partition_view<tile=(128x256), tensor_view<?x?xf32, strides=[?,1]>>
    %y_view = make_partition_view %y : partition_view<tile=(128x256), tensor_view<?x?xf32, strides=[?,1]>>

    %x_tile, %x_token = load_view_tko weak %x_view[%row, %col]
        : partition_view<tile=(128x256), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<128x256xf32>, token
    %y_tile, %y_token = load_view_tko weak %y_view[%row, %col]
        : partition_view<tile=(128x256), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<128x256xf32>, token

    %alpha_11 = reshape %alpha : tile<f32> -> tile<1x1xf32>
    %alphas = broadcast %alpha_11 : tile<1x1xf32> -> tile<128x256xf32>
    %ax = mulf %alphas, %x_tile rounding<nearest_even> : tile<128x256xf32>
    %sum = addf %ax, %y_tile rounding<nearest_even> : tile<128x256xf32>
    store_view_tko weak %sum, %y_view[%row, %col] token=%y_token
        : tile<128x256xf32>, partition_view<tile=(128x256), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
  }
}
