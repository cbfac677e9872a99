// A print by a tile block of two CTAs, of a tile beyond the registers of both; the
// memory it is copied from is written anew in every turn.
// tilerun: --grid 2 --arg n=3
cuda_tile.module @large_print_cluster {
  entry @large_print_cluster(%n: tile<i32>) optimization_hints = <default = {num_cta_in_cga = 2}> {
    %bx, %by, %bz = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %i = iota : tile<262144xi32>
    for %k in (%zero to %n, step %one) : tile<i32> {
      %r = reshape %k : tile<i32> -> tile<1xi32>
      %b = broadcast %r : tile<1xi32> -> tile<262144xi32>
      %s = addi %i, %b : tile<262144xi32>
      %c = trunci %s : tile<262144xi32> -> tile<262144xi8>
      %t = print_tko "block %d turn %d: %u\0A", %bx, %k, %c : tile<i32>, tile<i32>, tile<262144xi8> -> token
      continue
    }
  }
}
