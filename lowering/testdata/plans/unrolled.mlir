cuda_tile.module @m {
  entry @f(%n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    // expected-error @below {{for: expected gpu.unrolled of at most 64 iterations, got 65}}
    for %i in (%zero to %n, step %one) : tile<i32> {
      continue
    } {gpu.unrolled = 65 : i64}
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
