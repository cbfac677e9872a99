// Softmax of rows that are longer than a tile, in two passes over memory instead of three:
// the first keeps the greatest element so far and the sum of exponentials relative to it.
//
// Teaches: a loop carries the running maximum and rescales the sum when it grows; attention is built on this.
//
// tilerun: --grid 4 --arg x=rand:f32:32x256:1 --arg y=zeros:f32:32x256 --expect y=@softmax_online.y.npy
!tile = !cuda_tile.tile<8x64xf32>
!column = !cuda_tile.tile<8x1xf32>
!matrix = !cuda_tile.tensor_view<32x256xf32, strides=[256,1]>
!tiles = !cuda_tile.partition_view<tile=(8x64), tensor_view<32x256xf32, strides=[256,1]>>
cuda_tile.module @softmax_online {
  entry @softmax_online(%x: tile<ptr<f32>>, %y: tile<ptr<f32>>) {
    %block, %by, %bz = get_tile_block_id : tile<i32>
    %from = constant <i32: 0> : tile<i32>
    %step = constant <i32: 1> : tile<i32>
    %x_matrix = make_tensor_view %x, shape = [32, 256], strides = [256, 1] : !matrix
    %y_matrix = make_tensor_view %y, shape = [32, 256], strides = [256, 1] : !matrix
    %x_tiles = make_partition_view %x_matrix : !tiles
    %y_tiles = make_partition_view %y_matrix : !tiles
    %rows, %columns = get_index_space_shape %x_tiles : !tiles -> tile<i32>

    %lowest = constant <f32: 0xFF800000> : !column
    %nothing = constant <f32: 0.0> : !column
    %max, %sum = for %column in (%from to %columns, step %step)
        : tile<i32> iter_values(%max_before = %lowest, %sum_before = %nothing) -> (!column, !column) {
      %v, %read = load_view_tko weak %x_tiles[%block, %column] : !tiles, tile<i32> -> !tile, token
      %here = reduce %v dim=1 identities=[0xFF800000 : f32] : !tile -> tile<8xf32>
      (%element: tile<f32>, %so_far: tile<f32>) {
        %next = maxf %element, %so_far : tile<f32>
        yield %next : tile<f32>
      }
      %here_column = reshape %here : tile<8xf32> -> !column
      %max_now = maxf %here_column, %max_before : !column
      %maxes = broadcast %max_now : !column -> !tile
      %below = subf %v, %maxes : !tile
      %exp = exp %below : !tile
      %added = reduce %exp dim=1 identities=[0.0 : f32] : !tile -> tile<8xf32>
      (%element: tile<f32>, %so_far: tile<f32>) {
        %next = addf %element, %so_far : tile<f32>
        yield %next : tile<f32>
      }
      %added_column = reshape %added : tile<8xf32> -> !column
      %shrunk_by = subf %max_before, %max_now : !column
      %scale = exp %shrunk_by : !column
      %sum_now = fma %sum_before, %scale, %added_column : !column
      continue %max_now, %sum_now : !column, !column
    }

    %maxes = broadcast %max : !column -> !tile
    %sums = broadcast %sum : !column -> !tile
    for %column in (%from to %columns, step %step) : tile<i32> {
      %v, %read = load_view_tko weak %x_tiles[%block, %column] : !tiles, tile<i32> -> !tile, token
      %below = subf %v, %maxes : !tile
      %exp = exp %below : !tile
      %result = divf %exp, %sums : !tile
      store_view_tko weak %result, %y_tiles[%block, %column] : !tile, !tiles, tile<i32> -> token
      continue
    }
  }
}
