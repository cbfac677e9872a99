// Constants of every element type of version 13.1: one element, splats, all
// different; i1 around the edges of its bytes.
cuda_tile.module @kernels {
  entry @scalars() {
    %0 = constant <i1: true> : tile<i1>
    %1 = constant <i8: -128> : tile<i8>
    %2 = constant <i16: -2> : tile<i16>
    %3 = constant <i32: 2147483647> : tile<i32>
    %4 = constant <i64: -9223372036854775808> : tile<i64>
    %5 = constant <f16: 1.5> : tile<f16>
    %6 = constant <bf16: -3.0> : tile<bf16>
    %7 = constant <f32: 0x7FC00000> : tile<f32>
    %8 = constant <tf32: 3.140625> : tile<tf32>
    %9 = constant <f64: -1.5e-300> : tile<f64>
    %10 = constant <f8E4M3FN: 448.0> : tile<f8E4M3FN>
    %11 = constant <f8E5M2: -0.0> : tile<f8E5M2>
    return
  }
  entry @splats() {
    %0 = constant <i1: true> : tile<16xi1>
    %1 = constant <i1: false> : tile<4x4xi1>
    %2 = constant <tf32: -1.0> : tile<8xtf32>
    %3 = constant <i32: [7, 7, 7, 7]> : tile<4xi32>
    %4 = constant <f64: 0.1> : tile<2x2x2xf64>
    return
  }
  entry @lists() {
    %0 = constant <i1: [true, false]> : tile<2xi1>
    %1 = constant <i1: [true, true, true, true, true, true, true, false]> : tile<8xi1>
    %2 = constant <i1: [false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, true]> : tile<16xi1>
    %3 = constant <tf32: [1.0, -2.0, -0.0, 0.5]> : tile<4xtf32>
    %4 = constant <i8: [[1, -1], [127, -128]]> : tile<2x2xi8>
    %5 = constant <f16: [0x7C00, 0xFC00, 0x7E00, 0.0]> : tile<4xf16>
    %6 = constant <i32: [1, 2, 3, 4]> : tile<4xi32>
    %7 = constant <f32: [[1.0, 2.0], [3.0, 4.0]]> : tile<2x2xf32>
    %8 = constant <i32: [[1, 2], [3, 4]]> : tile<2x2xi32>
    return
  }
}
