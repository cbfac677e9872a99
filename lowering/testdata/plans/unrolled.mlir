// Loops of which several iterations are written one behind the other.
cuda_tile.module @m {
  entry @f() {
    %x = constant <f32: 3.0> : tile<64xf32>
    // expected-error @below {{gpu.unrolled is for loops that count}}
    %y = addf %x, %x {gpu.unrolled = 2 : i64} : tile<64xf32>
    return
  } {gpu.planned = "schedule", gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %c = constant <i32: 0> : tile<i32>
    %n = constant <i32: 3> : tile<i32>
    // expected-error @below {{gpu.unrolled}}
    for %i in (%c to %n, step %n) : tile<i32> {
      continue
    } {gpu.unrolled = 0 : i64}
    return
  } {gpu.planned = "schedule", gpu.warps = 1 : i64}
}
