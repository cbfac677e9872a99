// Few CTAs run all tile blocks, in several orders: each stores its number to its place.
// tilerun[bands]: --entry bands --grid 5,3,2 --arg zeros:i32:30
// tilerun[turned]: --entry turned --grid 3,4,2 --arg zeros:i32:24
// tilerun[both]: --entry both --grid 7,2,5 --arg zeros:i32:70
// tilerun[wide]: --entry both --grid 1,1,3 --arg zeros:i32:3
// tilerun[mirrored]: --entry mirrored --grid 5,3,2 --arg zeros:i32:30
// tilerun[mirrored_one]: --entry mirrored --grid 1,7 --arg zeros:i32:7
// tilerun[mirrored_two]: --entry mirrored --grid 8,1 --arg zeros:i32:8
// tilerun[mirrored_turned]: --entry mirrored_turned --grid 3,7,2 --arg zeros:i32:42
// tilerun[sums]: --entry sums --grid 3,3 --arg rand:f32:18432:1 --arg zeros:f32:9
// tilerun[sum]: --entry sums --grid 1 --arg rand:f32:2048:1 --arg zeros:f32:1
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
  } {gpu.band = 2 : i64, gpu.occupancy = 3 : i64, gpu.persistent = true}
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
  } {gpu.order = array<i64: 2, 0, 1>, gpu.persistent = true}
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
  } {gpu.band = 3 : i64, gpu.order = array<i64: 2, 0, 1>, gpu.persistent = true}
  entry @mirrored(%out: tile<ptr<i32>>) {
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
  } {gpu.mirrored = 0 : i64, gpu.occupancy = 3 : i64, gpu.persistent = true}
  entry @mirrored_turned(%out: tile<ptr<i32>>) {
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
  } {gpu.mirrored = 1 : i64, gpu.order = array<i64: 1, 2, 0>, gpu.persistent = true}
  // Sums of rows: scratch in shared memory goes from one tile block to the next.
  entry @sums(%in: tile<ptr<f32>>, %out: tile<ptr<f32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %nx, %ny, %nz = get_num_tile_blocks : tile<i32>
    %0 = muli %nx, %y : tile<i32>
    %at = addi %0, %x : tile<i32>
    %n = constant <i32: 2048> : tile<i32>
    %first = muli %at, %n : tile<i32>
    %begin = offset %in, %first : tile<ptr<f32>>, tile<i32> -> tile<ptr<f32>>
    %one = reshape %begin : tile<ptr<f32>> -> tile<1xptr<f32>>
    %all = broadcast %one : tile<1xptr<f32>> -> tile<2048xptr<f32>>
    %i = iota : tile<2048xi32>
    %p = offset %all, %i : tile<2048xptr<f32>>, tile<2048xi32> -> tile<2048xptr<f32>>
    %v, %t = load_ptr_tko weak %p : tile<2048xptr<f32>> -> tile<2048xf32>, token
    %sum = reduce %v dim=0 identities=[0.000000e+00 : f32] : tile<2048xf32> -> tile<f32> (%l: tile<f32>, %r: tile<f32>) {
      %s = addf %l, %r : tile<f32>
      yield %s : tile<f32>
    }
    %two = constant <i32: 2> : tile<i32>
    %half = remi %at, %two signed : tile<i32>
    %none = constant <i32: 0> : tile<i32>
    %even = cmpi equal %half, %none, signed : tile<i32> -> tile<i1>
    %q = offset %out, %at : tile<ptr<f32>>, tile<i32> -> tile<ptr<f32>>
    if %even {
      store_ptr_tko weak %q, %sum : tile<ptr<f32>>, tile<f32> -> token
    }
    return
  } {gpu.persistent = true, gpu.warps = 4 : i64}
}
