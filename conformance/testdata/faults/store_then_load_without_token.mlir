// A tile is stored and loaded again, reversed, and no token orders the two.
// tilerun: --arg zeros:i32:32
cuda_tile.module @store_then_load_without_token {
  entry @store_then_load_without_token(%a: tile<ptr<i32>>) {
    %i = iota : tile<32xi32>
    %last = constant <i32: 31> : tile<32xi32>
    %turned = subi %last, %i : tile<32xi32>
    %to1 = reshape %a : tile<ptr<i32>> -> tile<1xptr<i32>>
    %ton = broadcast %to1 : tile<1xptr<i32>> -> tile<32xptr<i32>>
    %to = offset %ton, %i : tile<32xptr<i32>>, tile<32xi32> -> tile<32xptr<i32>>
    %from1 = reshape %a : tile<ptr<i32>> -> tile<1xptr<i32>>
    %fromn = broadcast %from1 : tile<1xptr<i32>> -> tile<32xptr<i32>>
    %from = offset %fromn, %turned : tile<32xptr<i32>>, tile<32xi32> -> tile<32xptr<i32>>
    %t0 = store_ptr_tko weak %to, %i : tile<32xptr<i32>>, tile<32xi32> -> token
    %v, %t1 = load_ptr_tko weak %from : tile<32xptr<i32>> -> tile<32xi32>, token // expected-fault {{between this weak read and the weak write by store_ptr_tko}}
    return
  }
}
