// The gradient of softmax: dx = y · (dy - sum of y·dy over the row), y what softmax made.
//
// Teaches: the backward pass needs the output alone, not the input.
//
// tilerun: --grid 4 --arg y=@softmax.y.npy --arg dy=rand:f32:32x128:2 --arg dx=zeros:f32:32x128 --expect dx=@softmax_backward.dx.npy
!tile = !cuda_tile.tile<8x128xf32>
!matrix = !cuda_tile.tensor_view<32x128xf32, strides=[128,1]>
!tiles = !cuda_tile.partition_view<tile=(8x128), tensor_view<32x128xf32, strides=[128,1]>>
cuda_tile.module @softmax_backward {
  entry @softmax_backward(%y: tile<ptr<f32>>, %dy: tile<ptr<f32>>, %dx: tile<ptr<f32>>) {
    %block, %by, %bz = get_tile_block_id : tile<i32>
    %first = constant <i32: 0> : tile<i32>
    %y_matrix = make_tensor_view %y, shape = [32, 128], strides = [128, 1] : !matrix
    %dy_matrix = make_tensor_view %dy, shape = [32, 128], strides = [128, 1] : !matrix
    %dx_matrix = make_tensor_view %dx, shape = [32, 128], strides = [128, 1] : !matrix
    %y_tiles = make_partition_view %y_matrix : !tiles
    %dy_tiles = make_partition_view %dy_matrix : !tiles
    %dx_tiles = make_partition_view %dx_matrix : !tiles
    %p, %y_read = load_view_tko weak %y_tiles[%block, %first] : !tiles, tile<i32> -> !tile, token
    %g, %dy_read = load_view_tko weak %dy_tiles[%block, %first] : !tiles, tile<i32> -> !tile, token
    %pg = mulf %p, %g : !tile
    %dot = reduce %pg dim=1 identities=[0.0 : f32] : !tile -> tile<8xf32>
    (%element: tile<f32>, %so_far: tile<f32>) {
      %next = addf %element, %so_far : tile<f32>
      yield %next : tile<f32>
    }
    %dot_column = reshape %dot : tile<8xf32> -> tile<8x1xf32>
    %dots = broadcast %dot_column : tile<8x1xf32> -> !tile
    %centred = subf %g, %dots : !tile
    %result = mulf %p, %centred : !tile
    store_view_tko weak %result, %dx_tiles[%block, %first] : !tile, !tiles, tile<i32> -> token
  }
}
