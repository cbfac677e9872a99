// The offset to an address is counted in elements instead of bytes, and misses the element.
// tilerun: --arg arange:f64:4 --arg zeros:f64:1
cuda_tile.module @byte_offset {
  entry @byte_offset(%a: tile<ptr<f64>>, %out: tile<ptr<f64>>) {
    %base = ptr_to_int %a : tile<ptr<f64>> -> tile<i64>
    %two = constant <i64: 2> : tile<i64>
    %sum = addi %base, %two : tile<i64>
    %p = int_to_ptr %sum : tile<i64> -> tile<ptr<f64>>
    %v, %t0 = load_ptr_tko weak %p : tile<ptr<f64>> -> tile<f64>, token // expected-fault {{is not a multiple of 8}}
    %t1 = store_ptr_tko weak %out, %v : tile<ptr<f64>>, tile<f64> -> token
    return
  }
}
