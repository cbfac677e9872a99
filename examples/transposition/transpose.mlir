// The transpose of a matrix of any size, by tiles of 32×32.
//
// Teaches: permute turns a tile, and the tile goes to the place with the indices exchanged; memory is read and written along its rows.
//
// tilerun: --grid 4,3 --arg x=rand:f32:100x80:1 --arg rows=100 --arg columns=80 --arg y=zeros:f32:80x100 --expect y=@transpose.y.npy
!tile = !cuda_tile.tile<32x32xf32>
!matrix = !cuda_tile.tensor_view<?x?xf32, strides=[?,1]>
!tiles = !cuda_tile.partition_view<tile=(32x32), tensor_view<?x?xf32, strides=[?,1]>>
cuda_tile.module @transpose {
  entry @transpose(%x: tile<ptr<f32>>, %rows: tile<i32>, %columns: tile<i32>, %y: tile<ptr<f32>>) {
    %row, %column, %bz = get_tile_block_id : tile<i32>
    %x_matrix = make_tensor_view %x, shape = [%rows, %columns], strides = [%columns, 1] : tile<i32> -> !matrix
    %y_matrix = make_tensor_view %y, shape = [%columns, %rows], strides = [%rows, 1] : tile<i32> -> !matrix
    %x_tiles = make_partition_view %x_matrix : !tiles
    %y_tiles = make_partition_view %y_matrix : !tiles
    %v, %read = load_view_tko weak %x_tiles[%row, %column] : !tiles, tile<i32> -> !tile, token
    %turned = permute %v [1, 0] : !tile -> !tile
    store_view_tko weak %turned, %y_tiles[%column, %row] : !tile, !tiles, tile<i32> -> token
  }
}
