// A truth value made of a number is whether it is not zero: fractions and NaN
// are true. That is what frontends mean by a conversion to truth values.
// out: [0, 0, 1, 1, 1, 1, 1, 1]
// out: [0, 0, 1, 1, 1, 1, 1, 1]
cuda_tile.module @m {
  entry @f() {
    %x = constant <f32: [0.0, -0.0, 0.5, -0.5, 1.0, 2.0, -300.0, 0x7FC00000]> : tile<8xf32>
    %u = ftoi %x unsigned : tile<8xf32> -> tile<8xi1>
    %s = ftoi %x signed : tile<8xf32> -> tile<8xi1>
    %t0 = make_token : token
    %t1 = print_tko "%d\n", %u token = %t0 : tile<8xi1> -> token
    %t2 = print_tko "%d\n", %s token = %t1 : tile<8xi1> -> token
    return
  }
}
