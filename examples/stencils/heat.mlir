// One step of the heat equation on a grid of 32×32 with an edge of one cell around it:
// y = x + (north + south + west + east - 4x) / 8.
//
// Teaches: a strided view with steps of one element: its tiles overlap, and an index is the element where a tile starts.
//
// tilerun: --grid 2 --arg x=rand:f32:34x34:1 --arg y=zeros:f32:32x32 --expect y=@heat.y.npy
!tile = !cuda_tile.tile<16x32xf32>
!windows = !cuda_tile.strided_view<tile=(16x32), traversal_strides=[1,1], tensor_view<34x34xf32, strides=[34,1]>>
!out = !cuda_tile.partition_view<tile=(16x32), tensor_view<32x32xf32, strides=[32,1]>>
cuda_tile.module @heat {
  entry @heat(%x: tile<ptr<f32>>, %y: tile<ptr<f32>>) {
    %block, %by, %bz = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %height = constant <i32: 16> : tile<i32>
    %above = muli %block, %height : tile<i32>
    %middle = addi %above, %one : tile<i32>
    %below = addi %above, %two : tile<i32>
    %x_grid = make_tensor_view %x, shape = [34, 34], strides = [34, 1] : tensor_view<34x34xf32, strides=[34,1]>
    %y_grid = make_tensor_view %y, shape = [32, 32], strides = [32, 1] : tensor_view<32x32xf32, strides=[32,1]>
    %window = make_strided_view %x_grid : !windows
    %y_tiles = make_partition_view %y_grid : !out
    %north, %t0 = load_view_tko weak %window[%above, %one] : !windows, tile<i32> -> !tile, token
    %south, %t1 = load_view_tko weak %window[%below, %one] : !windows, tile<i32> -> !tile, token
    %west, %t2 = load_view_tko weak %window[%middle, %zero] : !windows, tile<i32> -> !tile, token
    %east, %t3 = load_view_tko weak %window[%middle, %two] : !windows, tile<i32> -> !tile, token
    %here, %t4 = load_view_tko weak %window[%middle, %one] : !windows, tile<i32> -> !tile, token
    %vertical = addf %north, %south : !tile
    %horizontal = addf %west, %east : !tile
    %around = addf %vertical, %horizontal : !tile
    %minus_four = constant <f32: -4.0> : !tile
    %laplacian = fma %minus_four, %here, %around : !tile
    %eighth = constant <f32: 0.125> : !tile
    %result = fma %eighth, %laplacian, %here : !tile
    store_view_tko weak %result, %y_tiles[%block, %zero] : !tile, !out, tile<i32> -> token
  }
}
