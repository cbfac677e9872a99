// An unsigned truth value made of a number is whether it is not zero: fractions,
// negative and large numbers are true. That is what frontends mean by a
// conversion to truth values.
// out: [0, 0, 1, 1, 1, 1, 1, 1]
cuda_tile.module @m {
  entry @f() {
    %x = constant <f32: [0.0, -0.0, 0.5, -0.5, 1.0, 2.0, -300.0, 1.0e30]> : tile<8xf32>
    %u = ftoi %x unsigned : tile<8xf32> -> tile<8xi1>
    %t0 = make_token : token
    %t1 = print_tko "%d\n", %u token = %t0 : tile<8xi1> -> token
    return
  }
}
// -----
// A signed one is 0 or -1, a saturating one 0 or 1 or, if signed, 0 or -1: the
// number, rounded towards zero.
// out: [0, 0, 0, 0, 1, 1, 0, 0]
// out: [0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0]
// out: [0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]
cuda_tile.module @m {
  entry @f() {
    %x = constant <f32: [0.0, -0.0, 0.5, -0.5, -1.0, -1.5, 0.0, 0.0]> : tile<8xf32>
    %y = constant <f32: [0.0, -0.0, 0.5, -0.5, 1.0, 2.0, 1.0e30, -1.0, -300.0, 0x7FC00000, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]> : tile<16xf32>
    %s = ftoi %x signed : tile<8xf32> -> tile<8xi1>
    %t = ftoi %y signed saturating : tile<16xf32> -> tile<16xi1>
    %u = ftoi %y unsigned saturating : tile<16xf32> -> tile<16xi1>
    %t0 = make_token : token
    %t1 = print_tko "%d\n", %s token = %t0 : tile<8xi1> -> token
    %t2 = print_tko "%d\n", %t token = %t1 : tile<16xi1> -> token
    %t3 = print_tko "%d\n", %u token = %t2 : tile<16xi1> -> token
    return
  }
}
