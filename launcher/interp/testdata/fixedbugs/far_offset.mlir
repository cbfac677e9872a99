// An offset of 2^61 elements of 8 bytes does not lead around the address space,
// back to where it began.
// tilerun: --arg ones:f64:4 --arg 2305843009213693952
cuda_tile.module @m {
  entry @f(%a: tile<ptr<f64>>, %o: tile<i64>) {
    %p = offset %a, %o : tile<ptr<f64>>, tile<i64> -> tile<ptr<f64>>
    %v, %t = load_ptr_tko weak %p : tile<ptr<f64>> -> tile<f64>, token // fault: no buffer is near it
    return
  }
}
// -----
// tilerun: --arg ones:i16:4 --arg -9223372036854775808
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i16>>, %o: tile<i64>) {
    %c = constant <i16: 3> : tile<i16>
    %p = offset %a, %o : tile<ptr<i16>>, tile<i64> -> tile<ptr<i16>>
    %t = store_ptr_tko weak %p, %c : tile<ptr<i16>>, tile<i16> -> token // fault: no buffer is near it
    return
  }
}
// -----
// Nobody uses the pointer here.
// tilerun: --arg arange:f64:4 --arg 2305843009213693952
// out: [0, -1]
cuda_tile.module @m {
  entry @f(%a: tile<ptr<f64>>, %o: tile<i64>) {
    %o1 = reshape %o : tile<i64> -> tile<1xi64>
    %zero = constant <i64: 0> : tile<1xi64>
    %os = cat %zero, %o1 dim = 0 : tile<1xi64>, tile<1xi64> -> tile<2xi64>
    %a1 = reshape %a : tile<ptr<f64>> -> tile<1xptr<f64>>
    %as = broadcast %a1 : tile<1xptr<f64>> -> tile<2xptr<f64>>
    %p = offset %as, %os : tile<2xptr<f64>>, tile<2xi64> -> tile<2xptr<f64>>
    %mask = constant <i1: [true, false]> : tile<2xi1>
    %pad = constant <f64: -1.0> : tile<2xf64>
    %v, %t = load_ptr_tko weak %p, %mask, %pad : tile<2xptr<f64>>, tile<2xi1>, tile<2xf64> -> tile<2xf64>, token
    %k = print_tko "%g\n", %v : tile<2xf64> -> token
    return
  }
}
// -----
// The farthest that can be counted, there and back.
// tilerun: --arg arange:i16:4 --arg 4611686018427387903 --arg -4611686018427387902
// out: 1
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i16>>, %there: tile<i64>, %back: tile<i64>) {
    %p = offset %a, %there : tile<ptr<i16>>, tile<i64> -> tile<ptr<i16>>
    %q = offset %p, %back : tile<ptr<i16>>, tile<i64> -> tile<ptr<i16>>
    %v, %t = load_ptr_tko weak %q : tile<ptr<i16>> -> tile<i16>, token
    %k = print_tko "%d\n", %v : tile<i16> -> token
    return
  }
}
