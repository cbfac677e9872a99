// All tile blocks add to one element, each by a load and a store.
// tilerun: --grid 8 --arg zeros:i32:1
cuda_tile.module @sum_without_atomics {
  entry @sum_without_atomics(%sum: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %v, %t0 = load_ptr_tko weak %sum : tile<ptr<i32>> -> tile<i32>, token
    %w = addi %v, %x : tile<i32>
    %t1 = store_ptr_tko weak %sum, %w token = %t0 : tile<ptr<i32>>, tile<i32> -> token // expected-fault {{between this weak write and the weak}}
    return
  }
}
