// Softmax of each row: exp(x - max) / sum of these.
//
// Teaches: the greatest element is subtracted first, so that no exponential overflows; two reductions over one tile.
//
// tilerun: --grid 4 --arg x=rand:f32:32x128:1 --arg y=zeros:f32:32x128 --expect y=@softmax.y.npy
!tile = !cuda_tile.tile<8x128xf32>
!column = !cuda_tile.tile<8x1xf32>
!matrix = !cuda_tile.tensor_view<32x128xf32, strides=[128,1]>
!tiles = !cuda_tile.partition_view<tile=(8x128), tensor_view<32x128xf32, strides=[128,1]>>
cuda_tile.module @softmax {
  entry @softmax(%x: tile<ptr<f32>>, %y: tile<ptr<f32>>) {
    %block, %by, %bz = get_tile_block_id : tile<i32>
    %first = constant <i32: 0> : tile<i32>
    %x_matrix = make_tensor_view %x, shape = [32, 128], strides = [128, 1] : !matrix
    %y_matrix = make_tensor_view %y, shape = [32, 128], strides = [128, 1] : !matrix
    %x_tiles = make_partition_view %x_matrix : !tiles
    %y_tiles = make_partition_view %y_matrix : !tiles
    %v, %read = load_view_tko weak %x_tiles[%block, %first] : !tiles, tile<i32> -> !tile, token

    %max = reduce %v dim=1 identities=[0xFF800000 : f32] : !tile -> tile<8xf32>
    (%element: tile<f32>, %so_far: tile<f32>) {
      %next = maxf %element, %so_far : tile<f32>
      yield %next : tile<f32>
    }
    %max_column = reshape %max : tile<8xf32> -> !column
    %maxes = broadcast %max_column : !column -> !tile
    %below = subf %v, %maxes : !tile
    %exp = exp %below : !tile
    %sum = reduce %exp dim=1 identities=[0.0 : f32] : !tile -> tile<8xf32>
    (%element: tile<f32>, %so_far: tile<f32>) {
      %next = addf %element, %so_far : tile<f32>
      yield %next : tile<f32>
    }
    %sum_column = reshape %sum : tile<8xf32> -> !column
    %sums = broadcast %sum_column : !column -> !tile
    %result = divf %exp, %sums : !tile
    store_view_tko weak %result, %y_tiles[%block, %first] : !tile, !tiles, tile<i32> -> token
  }
}
