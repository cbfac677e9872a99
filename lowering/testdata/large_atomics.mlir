// Atomic ops on large tiles of pointers, an assertion over a large tile, memory of
// a tile block of 64 MiB.
// tilerun: --grid 2 --arg x=zeros:i32:65536 --arg old=zeros:i32:1 --arg y=zeros:i64:2
cuda_tile.module @large_atomics {
  entry @large_atomics(%x: tile<ptr<i32>>, %old: tile<ptr<i32>>, %y: tile<ptr<i64>>) {
    %zero = constant <i32: 0> : tile<i32>
    %bx, %by, %bz = get_tile_block_id : tile<i32>
    %i = iota : tile<262144xi32>
    %c1 = constant <i32: 65535> : tile<262144xi32>
    %lo = andi %i, %c1 : tile<262144xi32>
    %r2 = reshape %x : tile<ptr<i32>> -> tile<1xptr<i32>>
    %b3 = broadcast %r2 : tile<1xptr<i32>> -> tile<262144xptr<i32>>
    %px = offset %b3, %lo : tile<262144xptr<i32>>, tile<262144xi32> -> tile<262144xptr<i32>>
    %c4 = constant <i32: 1> : tile<262144xi32>
    %o, %t = atomic_rmw_tko relaxed device %px, add, %c4 : tile<262144xptr<i32>>, tile<262144xi32> -> tile<262144xi32>, token
    %c5 = constant <i32: 8> : tile<262144xi32>
    %ok = cmpi less_than %o, %c5, signed : tile<262144xi32> -> tile<262144xi1>
    assert %ok, "each is counted 8 times" : tile<262144xi1>
    %m = alloca num_elem = 8388608, alignment = 64 : tile<ptr<i64>>
    %j = iota : tile<8388608xi64>
    %r6 = reshape %m : tile<ptr<i64>> -> tile<1xptr<i64>>
    %b7 = broadcast %r6 : tile<1xptr<i64>> -> tile<8388608xptr<i64>>
    %pm = offset %b7, %j : tile<8388608xptr<i64>>, tile<8388608xi64> -> tile<8388608xptr<i64>>
    %st = store_ptr_tko weak %pm, %j : tile<8388608xptr<i64>>, tile<8388608xi64> -> token
    %c8 = constant <i64: 8388607> : tile<8388608xi64>
    %back = subi %c8, %j : tile<8388608xi64>
    %r9 = reshape %m : tile<ptr<i64>> -> tile<1xptr<i64>>
    %b10 = broadcast %r9 : tile<1xptr<i64>> -> tile<8388608xptr<i64>>
    %pb = offset %b10, %back : tile<8388608xptr<i64>>, tile<8388608xi64> -> tile<8388608xptr<i64>>
    %v, %lt = load_ptr_tko weak %pb token = %st : tile<8388608xptr<i64>> -> tile<8388608xi64>, token
    %w = muli %v, %j : tile<8388608xi64>
    %s11 = reduce %w dim=0 identities=[0 : i64] : tile<8388608xi64> -> tile<i64> (%e0: tile<i64>, %a0: tile<i64>) {
      %r = addi %e0, %a0 : tile<i64>
      yield %r : tile<i64>
    }
    %py = offset %y, %bx : tile<ptr<i64>>, tile<i32> -> tile<ptr<i64>>
    store_ptr_tko weak %py, %s11 : tile<ptr<i64>>, tile<i64> -> token
  }
}
