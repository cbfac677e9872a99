// What version 13.2 has beyond 13.1.
cuda_tile.module @kernels {
  entry @new(%n: tile<i32>) {
    %x = constant <f32: 1.0> : tile<8xf32>
    %y = constant <f32: 1.0> : tile<8xf32>
    %i = constant <i32: 3> : tile<8xi32>
    %e = constant <f8E8M0FNU: 1.0> : tile<8xf8E8M0FNU>
    %0 = atan2 %x, %y : tile<8xf32>
    %1 = negi %i overflow<no_signed_wrap> : tile<8xi32>
    %2 = tanh %x rounding<approx> : tile<8xf32>
    for unsigned %k in (%n to %n, step %n) : tile<i32> {
      continue
    }
    %t = make_token : token
    %t1 = print_tko "none" -> token
    %t2 = print_tko "some %d %f", %i, %x token=%t1 : tile<8xi32>, tile<8xf32> -> token
    %t3 = join_tokens %t, %t2 : token
    %3 = constant <f8E8M0FNU: 2.0> : tile<f8E8M0FNU>
    %4 = ftof %e : tile<8xf8E8M0FNU> -> tile<8xf32>
    return
  }
}
