// One divisor of many is zero.
// tilerun: --arg arange:i32:32 --arg zeros:i32:32
cuda_tile.module @zero_in_the_data {
  entry @zero_in_the_data(%a: tile<ptr<i32>>, %b: tile<ptr<i32>>) {
    %i = iota : tile<32xi32>
    %five = constant <i32: 5> : tile<32xi32>
    %d = subi %i, %five : tile<32xi32>
    %hundred = constant <i32: 100> : tile<32xi32>
    %q = divi %hundred, %d signed : tile<32xi32> // expected-fault {{division by zero: the operands are 100 and 0 (tile block (0, 0, 0), element [5])}}
    %pb1 = reshape %b : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pbn = broadcast %pb1 : tile<1xptr<i32>> -> tile<32xptr<i32>>
    %pb = offset %pbn, %i : tile<32xptr<i32>>, tile<32xi32> -> tile<32xptr<i32>>
    %t = store_ptr_tko weak %pb, %q : tile<32xptr<i32>>, tile<32xi32> -> token
    return
  }
}
