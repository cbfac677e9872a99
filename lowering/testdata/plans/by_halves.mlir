// Folds that are written by halves of what a thread has.
cuda_tile.module @m {
  entry @f() {
    %x = constant <f32: 3.0> : tile<64xf32>
    // expected-error @below {{gpu.by_halves is for reduce}}
    %y = addf %x, %x {gpu.by_halves = 1 : i64} : tile<64xf32>
    return
  } {gpu.planned = "schedule", gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %x = constant <f32: 3.0> : tile<64xf32>
    // expected-error @below {{gpu.by_halves}}
    %y = reduce %x {gpu.by_halves = 0 : i64} dim=0 identities=[0.0 : f32] : tile<64xf32> -> tile<f32>
    (%l: tile<f32>, %h: tile<f32>) {
      %s = addf %l, %h : tile<f32>
      yield %s : tile<f32>
    }
    return
  } {gpu.planned = "schedule", gpu.warps = 1 : i64}
}
