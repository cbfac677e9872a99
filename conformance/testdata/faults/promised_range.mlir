// A tile block counts from one where the kernel assumes from zero.
// tilerun: --grid 4 --arg zeros:i32:4
cuda_tile.module @promised_range {
  entry @promised_range(%out: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %k = addi %x, %one : tile<i32>
    %m = assume bounded<0, 3>, %k : tile<i32> // expected-fault {{4 is above the upper bound 3 (tile block (3, 0, 0))}}
    %p = offset %out, %x : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
    %t = store_ptr_tko weak %p, %m : tile<ptr<i32>>, tile<i32> -> token
    return
  }
}
