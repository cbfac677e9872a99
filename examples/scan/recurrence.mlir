// The linear recurrence of state space models: h(t) = a(t)·h(t-1) + x(t), along each row.
//
// Teaches: a recurrence is a scan of maps h → a·h + b, which compose to a map of that kind; one scan over two tiles.
//
// tilerun: --grid 4 --arg a=rand:f32:32x64:1 --arg x=rand:f32:32x64:2 --arg h=zeros:f32:32x64 --expect h=@recurrence.h.npy
!tile = !cuda_tile.tile<8x64xf32>
!matrix = !cuda_tile.tensor_view<32x64xf32, strides=[64,1]>
!tiles = !cuda_tile.partition_view<tile=(8x64), tensor_view<32x64xf32, strides=[64,1]>>
cuda_tile.module @recurrence {
  entry @recurrence(%a: tile<ptr<f32>>, %x: tile<ptr<f32>>, %h: tile<ptr<f32>>) {
    %block, %by, %bz = get_tile_block_id : tile<i32>
    %first = constant <i32: 0> : tile<i32>
    %a_matrix = make_tensor_view %a, shape = [32, 64], strides = [64, 1] : !matrix
    %x_matrix = make_tensor_view %x, shape = [32, 64], strides = [64, 1] : !matrix
    %h_matrix = make_tensor_view %h, shape = [32, 64], strides = [64, 1] : !matrix
    %a_tiles = make_partition_view %a_matrix : !tiles
    %x_tiles = make_partition_view %x_matrix : !tiles
    %h_tiles = make_partition_view %h_matrix : !tiles
    %factors, %a_read = load_view_tko weak %a_tiles[%block, %first] : !tiles, tile<i32> -> !tile, token
    %terms, %x_read = load_view_tko weak %x_tiles[%block, %first] : !tiles, tile<i32> -> !tile, token

    // The element comes first, what was folded before it second: element after before.
    %products, %states = scan %factors, %terms dim=1 reverse=false identities=[1.0 : f32, 0.0 : f32] : !tile, !tile
        -> !tile, !tile
    (%factor: tile<f32>, %factor_before: tile<f32>, %term: tile<f32>, %term_before: tile<f32>) {
      %factor_both = mulf %factor, %factor_before : tile<f32>
      %term_both = fma %factor, %term_before, %term : tile<f32>
      yield %factor_both, %term_both : tile<f32>, tile<f32>
    }
    store_view_tko weak %states, %h_tiles[%block, %first] : !tile, !tiles, tile<i32> -> token
  }
}
