// The short causal convolution of state space models: of each of 64 channels by itself,
// y(t) = sum over j < 4 of w(j) · x(t - 3 + j), x before the start being zero.
//
// Teaches: a masked load takes a padding for what it leaves out, so the start needs no case of its own.
//
// tilerun: --grid 4 --arg x=rand:f32:64x64:1 --arg w=rand:f32:4x64:2 --arg y=zeros:f32:64x64 --expect y=@conv1d_causal.y.npy
!tile = !cuda_tile.tile<16x64xf32>
!index = !cuda_tile.tile<16x64xi32>
!ptrs = !cuda_tile.tile<16x64xptr<f32>>
!taps = !cuda_tile.partition_view<tile=(1x64), tensor_view<4x64xf32, strides=[64,1]>>
!out = !cuda_tile.partition_view<tile=(16x64), tensor_view<64x64xf32, strides=[64,1]>>
cuda_tile.module @conv1d_causal {
  entry @conv1d_causal(%x: tile<ptr<f32>>, %w: tile<ptr<f32>>, %y: tile<ptr<f32>>) {
    %block, %by, %bz = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %four = constant <i32: 4> : tile<i32>
    %height = constant <i32: 16> : tile<i32>
    %three = constant <i32: 3> : tile<i32>
    %w_matrix = make_tensor_view %w, shape = [4, 64], strides = [64, 1] : tensor_view<4x64xf32, strides=[64,1]>
    %y_matrix = make_tensor_view %y, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %w_view = make_partition_view %w_matrix : !taps
    %y_view = make_partition_view %y_matrix : !out
    %row = iota : tile<16xi32>
    %row_column = reshape %row : tile<16xi32> -> tile<16x1xi32>
    %rows = broadcast %row_column : tile<16x1xi32> -> !index
    %column = iota : tile<64xi32>
    %column_row = reshape %column : tile<64xi32> -> tile<1x64xi32>
    %columns = broadcast %column_row : tile<1x64xi32> -> !index
    %x_11 = reshape %x : tile<ptr<f32>> -> tile<1x1xptr<f32>>
    %xs = broadcast %x_11 : tile<1x1xptr<f32>> -> !ptrs
    %top = muli %block, %height : tile<i32>
    %start = subi %top, %three : tile<i32>

    %none = constant <f32: 0.0> : !tile
    %sum = for %j in (%zero to %four, step %one) : tile<i32> iter_values(%so_far = %none) -> (!tile) {
      %from = addi %start, %j : tile<i32>
      %from_11 = reshape %from : tile<i32> -> tile<1x1xi32>
      %froms = broadcast %from_11 : tile<1x1xi32> -> !index
      %time = addi %froms, %rows : !index
      %never = constant <i32: 0> : !index
      %there = cmpi greater_than_or_equal %time, %never, signed : !index -> tile<16x64xi1>
      %width = constant <i32: 64> : !index
      %line = muli %time, %width : !index
      %at = addi %line, %columns : !index
      %ptrs = offset %xs, %at : !ptrs, !index -> !ptrs
      %v, %x_token = load_ptr_tko weak %ptrs, %there, %none : !ptrs, tile<16x64xi1>, !tile -> !tile, token
      %tap, %w_token = load_view_tko weak %w_view[%j, %zero] : !taps, tile<i32> -> tile<1x64xf32>, token
      %taps = broadcast %tap : tile<1x64xf32> -> !tile
      %next = fma %taps, %v, %so_far : !tile
      continue %next : !tile
    }
    store_view_tko weak %sum, %y_view[%block, %zero] : !tile, !out, tile<i32> -> token
  }
}
