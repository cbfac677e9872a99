// Running sums of rows that are longer than a tile.
//
// Teaches: scan gives the sums within a tile; the loop carries the last of each row to the next tile.
//
// tilerun: --grid 4 --arg x=randint:-9:9:f32:32x256:1 --arg y=zeros:f32:32x256 --expect y=@cumsum.y.npy
!tile = !cuda_tile.tile<8x64xf32>
!column = !cuda_tile.tile<8x1xf32>
!matrix = !cuda_tile.tensor_view<32x256xf32, strides=[256,1]>
!tiles = !cuda_tile.partition_view<tile=(8x64), tensor_view<32x256xf32, strides=[256,1]>>
cuda_tile.module @cumsum {
  entry @cumsum(%x: tile<ptr<f32>>, %y: tile<ptr<f32>>) {
    %block, %by, %bz = get_tile_block_id : tile<i32>
    %from = constant <i32: 0> : tile<i32>
    %step = constant <i32: 1> : tile<i32>
    %last = constant <i32: 63> : tile<i32>
    %x_matrix = make_tensor_view %x, shape = [32, 256], strides = [256, 1] : !matrix
    %y_matrix = make_tensor_view %y, shape = [32, 256], strides = [256, 1] : !matrix
    %x_tiles = make_partition_view %x_matrix : !tiles
    %y_tiles = make_partition_view %y_matrix : !tiles
    %rows, %columns = get_index_space_shape %x_tiles : !tiles -> tile<i32>
    %nothing = constant <f32: 0.0> : !column
    %end = for %column in (%from to %columns, step %step) : tile<i32> iter_values(%carry = %nothing) -> (!column) {
      %v, %read = load_view_tko weak %x_tiles[%block, %column] : !tiles, tile<i32> -> !tile, token
      %inside = scan %v dim=1 reverse=false identities=[0.0 : f32] : !tile -> !tile
      (%element: tile<f32>, %so_far: tile<f32>) {
        %next = addf %element, %so_far : tile<f32>
        yield %next : tile<f32>
      }
      %carries = broadcast %carry : !column -> !tile
      %sums = addf %inside, %carries : !tile
      store_view_tko weak %sums, %y_tiles[%block, %column] : !tile, !tiles, tile<i32> -> token
      %carry_next = extract %sums[%from, %last] : !tile -> !column
      continue %carry_next : !column
    }
  }
}
