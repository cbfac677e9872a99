// A mutex between tile blocks, in a global variable.
//
// @mutex is 1 while nobody holds it. A tile block takes it by exchanging 1 for
// 0, and tries again until it is the one that found a 1; it gives it back by
// storing 1. Both are atomic and have the scope of the device: the acquire of
// one tile block sees what the release of the one before it has published.
//
// In between, the tile block alone reads the counter, adds one and writes it
// back. The tokens keep these in order: take, load, store, print, give back.
//
// tilerun: --grid 16 --arg counter=zeros:i32:1 --print counter
cuda_tile.module @mutex {
  global @mutex <i32: 1> : tile<1xi32>
  entry @count(%counter: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %mutex = get_global @mutex : tile<ptr<i32>>
    %taken = constant <i32: 0> : tile<i32>
    %free = constant <i32: 1> : tile<i32>
    %start = make_token : token
    %held = loop iter_values(%last = %start) : token -> token {
      %found, %tried = atomic_cas_tko acquire device %mutex, %free, %taken token=%last
          : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
      %mine = trunci %found : tile<i32> -> tile<i1>
      if %mine {
        break %tried : token
      }
      continue %tried : token
    }
    %before, %read = load_ptr_tko weak %counter token=%held : tile<ptr<i32>> -> tile<i32>, token
    %after = addi %before, %free : tile<i32>
    %written = store_ptr_tko weak %counter, %after token=%read : tile<ptr<i32>>, tile<i32> -> token
    %printed = print_tko "tile block %i came in as number %i\n", %x, %after token=%written : tile<i32>, tile<i32> -> token
    %old, %given = atomic_rmw_tko release device %mutex, xchg, %free token=%printed
        : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
  }
}
