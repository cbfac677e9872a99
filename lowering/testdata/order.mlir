// Tile blocks in other orders than the hardware's: each stores its number to its place.
// tilerun[bands]: --entry bands --grid 5,3,2 --arg zeros:i32:30
// tilerun[turned]: --entry turned --grid 3,4,2 --arg zeros:i32:24
// tilerun[both]: --entry both --grid 7,2,5 --arg zeros:i32:70
// tilerun[wide]: --entry both --grid 1,1,3 --arg zeros:i32:3
// tilerun[descending]: --entry descending --grid 3,4,2 --arg zeros:i32:24
// tilerun[descending_bands]: --entry descending_bands --grid 5,3,2 --arg zeros:i32:30
cuda_tile.module @m {
  entry @bands(%out: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %nx, %ny, %nz = get_num_tile_blocks : tile<i32>
    %0 = muli %nx, %z : tile<i32>
    %1 = muli %0, %ny : tile<i32>
    %2 = muli %nx, %y : tile<i32>
    %3 = addi %1, %2 : tile<i32>
    %at = addi %3, %x : tile<i32>
    %n = constant <i32: 1000> : tile<i32>
    %4 = muli %z, %n : tile<i32>
    %5 = addi %4, %y : tile<i32>
    %6 = muli %5, %n : tile<i32>
    %id = addi %6, %x : tile<i32>
    %p = offset %out, %at : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
    store_ptr_tko weak %p, %id : tile<ptr<i32>>, tile<i32> -> token
    return
  } {gpu.band = 2 : i64}
  entry @turned(%out: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %nx, %ny, %nz = get_num_tile_blocks : tile<i32>
    %0 = muli %nx, %z : tile<i32>
    %1 = muli %0, %ny : tile<i32>
    %2 = muli %nx, %y : tile<i32>
    %3 = addi %1, %2 : tile<i32>
    %at = addi %3, %x : tile<i32>
    %n = constant <i32: 1000> : tile<i32>
    %4 = muli %z, %n : tile<i32>
    %5 = addi %4, %y : tile<i32>
    %6 = muli %5, %n : tile<i32>
    %id = addi %6, %x : tile<i32>
    %p = offset %out, %at : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
    store_ptr_tko weak %p, %id : tile<ptr<i32>>, tile<i32> -> token
    return
  } {gpu.order = array<i64: 2, 0, 1>}
  entry @both(%out: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %nx, %ny, %nz = get_num_tile_blocks : tile<i32>
    %0 = muli %nx, %z : tile<i32>
    %1 = muli %0, %ny : tile<i32>
    %2 = muli %nx, %y : tile<i32>
    %3 = addi %1, %2 : tile<i32>
    %at = addi %3, %x : tile<i32>
    %n = constant <i32: 1000> : tile<i32>
    %4 = muli %z, %n : tile<i32>
    %5 = addi %4, %y : tile<i32>
    %6 = muli %5, %n : tile<i32>
    %id = addi %6, %x : tile<i32>
    %p = offset %out, %at : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
    store_ptr_tko weak %p, %id : tile<ptr<i32>>, tile<i32> -> token
    return
  } {gpu.band = 3 : i64, gpu.order = array<i64: 2, 0, 1>}
  entry @descending(%out: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %nx, %ny, %nz = get_num_tile_blocks : tile<i32>
    %0 = muli %nx, %z : tile<i32>
    %1 = muli %0, %ny : tile<i32>
    %2 = muli %nx, %y : tile<i32>
    %3 = addi %1, %2 : tile<i32>
    %at = addi %3, %x : tile<i32>
    %n = constant <i32: 1000> : tile<i32>
    %4 = muli %z, %n : tile<i32>
    %5 = addi %4, %y : tile<i32>
    %6 = muli %5, %n : tile<i32>
    %id = addi %6, %x : tile<i32>
    %p = offset %out, %at : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
    store_ptr_tko weak %p, %id : tile<ptr<i32>>, tile<i32> -> token
    return
  } {gpu.descending = 1 : i64}
  entry @descending_bands(%out: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %nx, %ny, %nz = get_num_tile_blocks : tile<i32>
    %0 = muli %nx, %z : tile<i32>
    %1 = muli %0, %ny : tile<i32>
    %2 = muli %nx, %y : tile<i32>
    %3 = addi %1, %2 : tile<i32>
    %at = addi %3, %x : tile<i32>
    %n = constant <i32: 1000> : tile<i32>
    %4 = muli %z, %n : tile<i32>
    %5 = addi %4, %y : tile<i32>
    %6 = muli %5, %n : tile<i32>
    %id = addi %6, %x : tile<i32>
    %p = offset %out, %at : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
    store_ptr_tko weak %p, %id : tile<ptr<i32>>, tile<i32> -> token
    return
  } {gpu.band = 2 : i64, gpu.descending = 0 : i64}
}
