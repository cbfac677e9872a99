// The greatest element of each row, and where it stands; of equal ones the first.
//
// Teaches: reduce folds several tiles together: here values and their columns, with one body for both.
//
// tilerun: --grid 4 --arg x=randint:-20:20:f32:32x64:1 --arg greatest=zeros:f32:32 --arg where=zeros:i32:32
// tilerun: --expect greatest=@argmax.greatest.npy --expect where=@argmax.where.npy
!tile = !cuda_tile.tile<8x64xf32>
!places = !cuda_tile.tile<8x64xi32>
!tiles = !cuda_tile.partition_view<tile=(8x64), tensor_view<32x64xf32, strides=[64,1]>>
!out_f = !cuda_tile.partition_view<tile=(8), tensor_view<32xf32, strides=[1]>>
!out_i = !cuda_tile.partition_view<tile=(8), tensor_view<32xi32, strides=[1]>>
cuda_tile.module @argmax {
  entry @argmax(%x: tile<ptr<f32>>, %greatest: tile<ptr<f32>>, %where: tile<ptr<i32>>) {
    %block, %by, %bz = get_tile_block_id : tile<i32>
    %first = constant <i32: 0> : tile<i32>
    %x_matrix = make_tensor_view %x, shape = [32, 64], strides = [64, 1] : tensor_view<32x64xf32, strides=[64,1]>
    %x_tiles = make_partition_view %x_matrix : !tiles
    %v, %read = load_view_tko weak %x_tiles[%block, %first] : !tiles, tile<i32> -> !tile, token
    %column = iota : tile<64xi32>
    %column_row = reshape %column : tile<64xi32> -> tile<1x64xi32>
    %columns = broadcast %column_row : tile<1x64xi32> -> !places

    %max, %at = reduce %v, %columns dim=1 identities=[0xFF800000 : f32, 2147483647 : i32] : !tile, !places
        -> tile<8xf32>, tile<8xi32>
    (%e: tile<f32>, %best: tile<f32>, %e_at: tile<i32>, %best_at: tile<i32>) {
      %greater = cmpf greater_than ordered %e, %best : tile<f32> -> tile<i1>
      %equal = cmpf equal ordered %e, %best : tile<f32> -> tile<i1>
      %before = cmpi less_than %e_at, %best_at, signed : tile<i32> -> tile<i1>
      %earlier = andi %equal, %before : tile<i1>
      %wins = ori %greater, %earlier : tile<i1>
      %value = select %wins, %e, %best : tile<i1>, tile<f32>
      %place = select %wins, %e_at, %best_at : tile<i1>, tile<i32>
      yield %value, %place : tile<f32>, tile<i32>
    }
    %f_vector = make_tensor_view %greatest, shape = [32], strides = [1] : tensor_view<32xf32, strides=[1]>
    %i_vector = make_tensor_view %where, shape = [32], strides = [1] : tensor_view<32xi32, strides=[1]>
    %f_tiles = make_partition_view %f_vector : !out_f
    %i_tiles = make_partition_view %i_vector : !out_i
    store_view_tko weak %max, %f_tiles[%block] : tile<8xf32>, !out_f, tile<i32> -> token
    store_view_tko weak %at, %i_tiles[%block] : tile<8xi32>, !out_i, tile<i32> -> token
  }
}
