// Sums of the rows of a matrix that is wider than a tile.
//
// Teaches: accumulate whole tiles in the loop and reduce once behind it: one reduction instead of four.
//
// tilerun: --grid 4 --arg x=rand:f32:32x256:1 --arg y=zeros:f32:32 --expect y=@row_sum.y.npy
!tile = !cuda_tile.tile<8x64xf32>
!tiles = !cuda_tile.partition_view<tile=(8x64), tensor_view<32x256xf32, strides=[256,1]>>
!out = !cuda_tile.partition_view<tile=(8), tensor_view<32xf32, strides=[1]>>
cuda_tile.module @row_sum {
  entry @row_sum(%x: tile<ptr<f32>>, %y: tile<ptr<f32>>) {
    %block, %by, %bz = get_tile_block_id : tile<i32>
    %x_matrix = make_tensor_view %x, shape = [32, 256], strides = [256, 1] : tensor_view<32x256xf32, strides=[256,1]>
    %y_vector = make_tensor_view %y, shape = [32], strides = [1] : tensor_view<32xf32, strides=[1]>
    %x_tiles = make_partition_view %x_matrix : !tiles
    %y_tiles = make_partition_view %y_vector : !out

    %rows, %columns = get_index_space_shape %x_tiles : !tiles -> tile<i32>
    %from = constant <i32: 0> : tile<i32>
    %step = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : !tile
    %total = for %column in (%from to %columns, step %step) : tile<i32> iter_values(%sum = %none) -> (!tile) {
      %part, %read = load_view_tko weak %x_tiles[%block, %column] : !tiles, tile<i32> -> !tile, token
      %next = addf %sum, %part : !tile
      continue %next : !tile
    }
    %result = reduce %total dim=1 identities=[0.0 : f32] : !tile -> tile<8xf32>
    (%element: tile<f32>, %sum: tile<f32>) {
      %next = addf %element, %sum : tile<f32>
      yield %next : tile<f32>
    }
    store_view_tko weak %result, %y_tiles[%block] : tile<8xf32>, !out, tile<i32> -> token
  }
}
