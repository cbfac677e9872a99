// A stencil reads the left neighbour of the first element too.
// tilerun: --grid 2 --arg arange:i32:64 --arg zeros:i32:64
cuda_tile.module @halo_before_start {
  entry @halo_before_start(%a: tile<ptr<i32>>, %b: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %n = constant <i32: 32> : tile<i32>
    %first = muli %x, %n : tile<i32>
    %i = iota : tile<32xi32>
    %first1 = reshape %first : tile<i32> -> tile<1xi32>
    %firstn = broadcast %first1 : tile<1xi32> -> tile<32xi32>
    %at = addi %firstn, %i : tile<32xi32>
    %one = constant <i32: 1> : tile<32xi32>
    %left = subi %at, %one : tile<32xi32>
    %pa1 = reshape %a : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pan = broadcast %pa1 : tile<1xptr<i32>> -> tile<32xptr<i32>>
    %pa = offset %pan, %left : tile<32xptr<i32>>, tile<32xi32> -> tile<32xptr<i32>>
    %pb1 = reshape %b : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pbn = broadcast %pb1 : tile<1xptr<i32>> -> tile<32xptr<i32>>
    %pb = offset %pbn, %at : tile<32xptr<i32>>, tile<32xi32> -> tile<32xptr<i32>>
    %v, %t0 = load_ptr_tko weak %pa : tile<32xptr<i32>> -> tile<32xi32>, token // expected-fault {{4 bytes before the start of the buffer of parameter %a}}
    %t1 = store_ptr_tko weak %pb, %v : tile<32xptr<i32>>, tile<32xi32> -> token
    return
  }
}
