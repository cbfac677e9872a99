cuda_tile.module @numbers {
  entry @floats() {
    %cst_f32 = constant <f32: [9.99999974E-6, 1.000000e-01, 0.899999976, 9.99999997E-7, 9.99998974E-6, 1.000000e+06, 0x4B800000, 0x7F800000, 3.40282347E+38, 1.401300e-45, 1.000000e+07, 3.000000e-01, 1.000000e-03, 1.000000e+10, -0.000000e+00, 1.234560e+05]> : tile<16xf32>
    %cst_f64 = constant <f64: [1.000000e-05, 1.000000e-01, 3.000000e-01, 1.000000e+22, 9.9999999999999991E+22, 4.940660e-324, 1.7976931348623157E+308, 0x419D6F3454000000]> : tile<8xf64>
    %cst_f32_0 = constant <f32: [2.0054884, 54.7133141, 0.0717652217, 3.555980e-03, 364.99408, 31823.752, 1.00195313, 0.100585938]> : tile<8xf32>
    %cst_f64_1 = constant <f64: [0.28228547044666275, 2294.8992570733531, 2.0492297864692506E-5, 0.0014566865397209802]> : tile<4xf64>
    %cst_f16 = constant <f16: [1.001360e-05, 9.997550e-02, 6.550400e+04, 5.960460e-08, 0x7E00, 3.000490e-01, 1.000400e-03, 9.995000e+02]> : tile<8xf16>
    %cst_bf16 = constant <bf16: [1.001360e-05, 1.000980e-01, 9.969200e+37, 3.007810e-01]> : tile<4xbf16>
    %cst_1_i64 = constant <i64: 1> : tile<4xi64>
    %cst_1_f64 = constant <f64: 1.000000e+00> : tile<4xf64>
    %true = constant <i1: true> : tile<4xi1>
    %cst_1_i8 = constant <i8: 1> : tile<4xi8>
    %reduce:5 = reduce %cst_1_i64, %cst_1_f64, %cst_1_f64, %true, %cst_1_i8 dim=0 identities=[0, 0.000000e+00, 0x7FF0000000000000 : f64, true, -1 : i8] : tile<4xi64>, tile<4xf64>, tile<4xf64>, tile<4xi1>, tile<4xi8> -> tile<i64>, tile<f64>, tile<f64>, tile<i1>, tile<i8>
    (%reduce_lhs0: tile<i64>, %reduce_rhs0: tile<i64>, %reduce_lhs1: tile<f64>, %reduce_rhs1: tile<f64>, %reduce_lhs2: tile<f64>, %reduce_rhs2: tile<f64>, %reduce_lhs3: tile<i1>, %reduce_rhs3: tile<i1>, %reduce_lhs4: tile<i8>, %reduce_rhs4: tile<i8>) {
      yield %reduce_lhs0, %reduce_lhs1, %reduce_lhs2, %reduce_lhs3, %reduce_lhs4 : tile<i64>, tile<f64>, tile<f64>, tile<i1>, tile<i8>
    }
    return
  }
}
