// SwiGLU: y = silu(g) · u, silu(g) = g / (1 + exp(-g)). A row of the input holds the
// 64 gates g and then the 64 values u.
//
// Teaches: one matrix, two tiles of it: the second index of the view picks gates or values.
//
// tilerun: --grid 4 --arg x=rand:f32:32x128:1 --arg y=zeros:f32:32x64 --expect y=@swiglu.y.npy
!tile = !cuda_tile.tile<8x64xf32>
!halves = !cuda_tile.partition_view<tile=(8x64), tensor_view<32x128xf32, strides=[128,1]>>
!out = !cuda_tile.partition_view<tile=(8x64), tensor_view<32x64xf32, strides=[64,1]>>
cuda_tile.module @swiglu {
  entry @swiglu(%x: tile<ptr<f32>>, %y: tile<ptr<f32>>) {
    %block, %by, %bz = get_tile_block_id : tile<i32>
    %gates = constant <i32: 0> : tile<i32>
    %values = constant <i32: 1> : tile<i32>
    %x_matrix = make_tensor_view %x, shape = [32, 128], strides = [128, 1] : tensor_view<32x128xf32, strides=[128,1]>
    %y_matrix = make_tensor_view %y, shape = [32, 64], strides = [64, 1] : tensor_view<32x64xf32, strides=[64,1]>
    %x_tiles = make_partition_view %x_matrix : !halves
    %y_tiles = make_partition_view %y_matrix : !out

    %g, %g_read = load_view_tko weak %x_tiles[%block, %gates] : !halves, tile<i32> -> !tile, token
    %u, %u_read = load_view_tko weak %x_tiles[%block, %values] : !halves, tile<i32> -> !tile, token
    %one = constant <f32: 1.0> : !tile
    %minus = negf %g : !tile
    %exp = exp %minus : !tile
    %below = addf %one, %exp : !tile
    %silu = divf %g, %below : !tile
    %gated = mulf %silu, %u : !tile
    store_view_tko weak %gated, %y_tiles[%block, %gates] : !tile, !out, tile<i32> -> token
  }
}
