// The router of a mixture of experts: of 32 scores to a token the two greatest, in order,
// and their softmax among themselves.
//
// Teaches: top-k for small k: take the greatest, strike it out, again; a loop with a state instead of a sort.
//
// tilerun: --grid 4 --arg x=rand:f32:32x32:1 --arg chosen=zeros:i32:32x2 --arg weight=zeros:f32:32x2
// tilerun: --expect chosen=@topk.chosen.npy --expect weight=@topk.weight.npy
!tile = !cuda_tile.tile<8x32xf32>
!places = !cuda_tile.tile<8x32xi32>
!truth = !cuda_tile.tile<8x32xi1>
!tiles = !cuda_tile.partition_view<tile=(8x32), tensor_view<32x32xf32, strides=[32,1]>>
!out_i = !cuda_tile.partition_view<tile=(8x2), tensor_view<32x2xi32, strides=[2,1]>>
!out_f = !cuda_tile.partition_view<tile=(8x2), tensor_view<32x2xf32, strides=[2,1]>>
cuda_tile.module @topk {
  entry @topk(%x: tile<ptr<f32>>, %chosen: tile<ptr<i32>>, %weight: tile<ptr<f32>>) {
    %block, %by, %bz = get_tile_block_id : tile<i32>
    %from = constant <i32: 0> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %step = constant <i32: 1> : tile<i32>
    %x_matrix = make_tensor_view %x, shape = [32, 32], strides = [32, 1] : tensor_view<32x32xf32, strides=[32,1]>
    %x_tiles = make_partition_view %x_matrix : !tiles
    %scores, %read = load_view_tko weak %x_tiles[%block, %from] : !tiles, tile<i32> -> !tile, token
    %column = iota : tile<32xi32>
    %column_row = reshape %column : tile<32xi32> -> tile<1x32xi32>
    %columns = broadcast %column_row : tile<1x32xi32> -> !places
    %struck = constant <f32: 0xFF800000> : !tile
    %no_value = constant <f32: 0.0> : tile<8x1xf32>
    %no_place = constant <i32: 0> : tile<8x1xi32>

    %left, %v0, %i0, %v1, %i1 = for %turn in (%from to %two, step %step)
        : tile<i32> iter_values(%rest = %scores, %v_before = %no_value, %i_before = %no_place, %v_last = %no_value,
        %i_last = %no_place) -> (!tile, tile<8x1xf32>, tile<8x1xi32>, tile<8x1xf32>, tile<8x1xi32>) {
      %max, %at = reduce %rest, %columns dim=1 identities=[0xFF800000 : f32, 2147483647 : i32] : !tile, !places
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
      %max_column = reshape %max : tile<8xf32> -> tile<8x1xf32>
      %at_column = reshape %at : tile<8xi32> -> tile<8x1xi32>
      %ats = broadcast %at_column : tile<8x1xi32> -> !places
      %taken = cmpi equal %columns, %ats, signed : !places -> !truth
      %rest_next = select %taken, %struck, %rest : !truth, !tile
      continue %rest_next, %v_last, %i_last, %max_column, %at_column : !tile, tile<8x1xf32>, tile<8x1xi32>,
          tile<8x1xf32>, tile<8x1xi32>
    }

    // exp(v0) / (exp(v0) + exp(v1)) = 1 / (1 + exp(v1 - v0)).
    %one = constant <f32: 1.0> : tile<8x1xf32>
    %gap = subf %v1, %v0 : tile<8x1xf32>
    %ratio = exp %gap : tile<8x1xf32>
    %all = addf %one, %ratio : tile<8x1xf32>
    %w0 = divf %one, %all : tile<8x1xf32>
    %w1 = subf %one, %w0 : tile<8x1xf32>
    %ws = cat %w0, %w1 dim = 1 : tile<8x1xf32>, tile<8x1xf32> -> tile<8x2xf32>
    %is = cat %i0, %i1 dim = 1 : tile<8x1xi32>, tile<8x1xi32> -> tile<8x2xi32>
    %i_matrix = make_tensor_view %chosen, shape = [32, 2], strides = [2, 1] : tensor_view<32x2xi32, strides=[2,1]>
    %f_matrix = make_tensor_view %weight, shape = [32, 2], strides = [2, 1] : tensor_view<32x2xf32, strides=[2,1]>
    %i_tiles = make_partition_view %i_matrix : !out_i
    %f_tiles = make_partition_view %f_matrix : !out_f
    store_view_tko weak %is, %i_tiles[%block, %from] : tile<8x2xi32>, !out_i, tile<i32> -> token
    store_view_tko weak %ws, %f_tiles[%block, %from] : tile<8x2xf32>, !out_f, tile<i32> -> token
  }
}
