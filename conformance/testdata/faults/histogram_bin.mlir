// A histogram has one bin too few.
// tilerun: --arg zeros:i32:8 --arg arange:i32:9
cuda_tile.module @histogram_bin {
  entry @histogram_bin(%bins: tile<ptr<i32>>, %data: tile<ptr<i32>>) {
    %i = iota : tile<8xi32>
    %one = constant <i32: 1> : tile<8xi32>
    %next = addi %i, %one : tile<8xi32>
    %pd1 = reshape %data : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pdn = broadcast %pd1 : tile<1xptr<i32>> -> tile<8xptr<i32>>
    %pd = offset %pdn, %next : tile<8xptr<i32>>, tile<8xi32> -> tile<8xptr<i32>>
    %v, %t0 = load_ptr_tko weak %pd : tile<8xptr<i32>> -> tile<8xi32>, token
    %pb1 = reshape %bins : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pbn = broadcast %pb1 : tile<1xptr<i32>> -> tile<8xptr<i32>>
    %pb = offset %pbn, %v : tile<8xptr<i32>>, tile<8xi32> -> tile<8xptr<i32>>
    %old, %t1 = atomic_rmw_tko relaxed device %pb, add, %one : tile<8xptr<i32>>, tile<8xi32> -> tile<8xi32>, token // expected-fault {{0 bytes beyond the end of the buffer of parameter %bins}}
    return
  }
}
