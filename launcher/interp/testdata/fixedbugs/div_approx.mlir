// The approximate quotient is zero for divisors beyond 2^126, whose reciprocals
// are, and NaN if an infinity is divided by one.
// out: [0, -0, nan, nan, 1, -0.5, 0, inf]
// out: [0.5, -1, inf, nan, 1, -0.5, 0, inf]
cuda_tile.module @m {
  entry @f() {
    %a = constant <f32: [0x7E800000, 0x7F7FFFFF, 0x7F800000, 0x7FC00000, 0x7E800000, 1.0, 1.0, 1.0]> : tile<8xf32>
    %b = constant <f32: [0x7F000000, 0xFF7FFFFF, 0x7E800001, 0x7F000000, 0x7E800000, -2.0, 0x7F800000, 0.0]> : tile<8xf32>
    %q = divf %a, %b rounding<approx> : tile<8xf32>
    %k0 = print_tko "%g\n", %q : tile<8xf32> -> token
    %r = divf %a, %b rounding<full> : tile<8xf32>
    %k1 = print_tko "%g\n", %r : tile<8xf32> -> token
    return
  }
}
