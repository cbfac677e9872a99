// Two lanes of one store have the same address.
// tilerun: --arg zeros:i32:16
cuda_tile.module @element_written_twice {
  entry @element_written_twice(%a: tile<ptr<i32>>) {
    %i = iota : tile<32xi32>
    %two = constant <i32: 2> : tile<32xi32>
    %half = divi %i, %two unsigned : tile<32xi32>
    %p1 = reshape %a : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<32xptr<i32>>
    %p = offset %pn, %half : tile<32xptr<i32>>, tile<32xi32> -> tile<32xptr<i32>>
    %t = store_ptr_tko weak %p, %i : tile<32xptr<i32>>, tile<32xi32> -> token // expected-fault {{twice: no order is defined among the elements of a tile, even if they are equal}}
    return
  }
}
