// What stands in a module beside its entries is never run, and has no layouts.
// tilerun: --grid 1 --arg zeros:i32:4
cuda_tile.module @behind_entry {
  entry @k(%p: tile<ptr<i32>>) {
    %i = iota : tile<4xi32>
    %p1 = reshape %p : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<4xptr<i32>>
    %ps = offset %pn, %i : tile<4xptr<i32>>, tile<4xi32> -> tile<4xptr<i32>>
    %t = store_ptr_tko weak %ps, %i : tile<4xptr<i32>>, tile<4xi32> -> token
    return
  }
  %two = constant <i32: 2> : tile<4xi32>
  %four = addi %two, %two : tile<4xi32>
  %said = print_tko "never %i\0A", %four : tile<4xi32> -> token
}
