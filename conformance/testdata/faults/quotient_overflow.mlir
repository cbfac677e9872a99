// The least number divided by -1.
// tilerun: --arg -9223372036854775808
cuda_tile.module @quotient_overflow {
  entry @quotient_overflow(%n: tile<i64>) {
    %m = constant <i64: -1> : tile<i64>
    %q = divi %n, %m signed rounding<negative_inf> : tile<i64> // expected-fault {{the quotient overflows}}
    return
  }
}
