// An argument below zero, known with the grid, was refused as none by what checks plans.
//
// tilerun: --grid 2 --arg c=zeros:i32:2 --arg n=-3
cuda_tile.module @m {
  entry @k(%c: tile<ptr<i32>>, %n: tile<i32>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %p = offset %c, %x : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
    %t = store_ptr_tko weak %p, %n : tile<ptr<i32>>, tile<i32> -> token
  } {gpu.arguments = array<i64: 1, -3>, gpu.launch = array<i64: 2, 1, 1>}
}
