// Bias and ReLU: y = max(x + b, 0), the bias of each column added to every row.
//
// Teaches: a vector becomes a row (reshape) and the row a tile (broadcast); one tile block takes 16 rows.
//
// tilerun: --grid 4 --arg x=rand:f32:64x128:1 --arg b=rand:f32:128:2 --arg y=zeros:f32:64x128 --expect y=@bias_relu.y.npy
!tile = !cuda_tile.tile<16x128xf32>
!matrix = !cuda_tile.tensor_view<64x128xf32, strides=[128,1]>
!tiles = !cuda_tile.partition_view<tile=(16x128), tensor_view<64x128xf32, strides=[128,1]>>
!vector = !cuda_tile.tensor_view<128xf32, strides=[1]>
!whole = !cuda_tile.partition_view<tile=(128), tensor_view<128xf32, strides=[1]>>
cuda_tile.module @bias_relu {
  entry @bias_relu(%x: tile<ptr<f32>>, %b: tile<ptr<f32>>, %y: tile<ptr<f32>>) {
    %block, %by, %bz = get_tile_block_id : tile<i32>
    %first = constant <i32: 0> : tile<i32>
    %x_matrix = make_tensor_view %x, shape = [64, 128], strides = [128, 1] : !matrix
    %y_matrix = make_tensor_view %y, shape = [64, 128], strides = [128, 1] : !matrix
    %b_vector = make_tensor_view %b, shape = [128], strides = [1] : !vector
    %x_tiles = make_partition_view %x_matrix : !tiles
    %y_tiles = make_partition_view %y_matrix : !tiles
    %b_whole = make_partition_view %b_vector : !whole

    %x_tile, %x_read = load_view_tko weak %x_tiles[%block, %first] : !tiles, tile<i32> -> !tile, token
    %bias, %b_read = load_view_tko weak %b_whole[%first] : !whole, tile<i32> -> tile<128xf32>, token
    %bias_row = reshape %bias : tile<128xf32> -> tile<1x128xf32>
    %biases = broadcast %bias_row : tile<1x128xf32> -> !tile
    %sum = addf %x_tile, %biases : !tile
    %zero = constant <f32: 0.0> : !tile
    %relu = maxf %sum, %zero : !tile
    store_view_tko weak %relu, %y_tiles[%block, %first] : !tile, !tiles, tile<i32> -> token
  }
}
