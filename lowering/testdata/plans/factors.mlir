// Multiplications that warps go around where all factors are one.
cuda_tile.module @m {
  entry @f() {
    %x = constant <f32: 3.0> : tile<64xf32>
    // expected-error @below {{gpu.unless_one is for mulf}}
    %y = addf %x, %x {gpu.unless_one} : tile<64xf32>
    return
  } {gpu.planned = "schedule", gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %x = constant <f32: 3.0> : tile<64xf32>
    // expected-error @below {{expected no gpu.unless_one with flush_to_zero, which changes what is multiplied by one, too}}
    %y = mulf %x, %x flush_to_zero {gpu.unless_one} : tile<64xf32>
    return
  } {gpu.planned = "schedule", gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %x = constant <f32: 3.0> : tile<64xf32>
    // expected-error @below {{gpu.unless_one}}
    %y = mulf %x, %x {gpu.unless_one = 1 : i64} : tile<64xf32>
    return
  } {gpu.planned = "schedule", gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f32>>) {
    %c = constant <i32: 0> : tile<i32>
    %t = make_tensor_view %p, shape = [512], strides = [1] : tensor_view<512xf32, strides=[1]>
    %v = make_partition_view %t : partition_view<tile=(512), tensor_view<512xf32, strides=[1]>>
    %x, %kx = load_view_tko weak %v[%c] attributes {gpu.batched, gpu.layout = ["reg 1,64,128,256 lane 2,4,8,16,32 warp", unit]} : partition_view<tile=(512), tensor_view<512xf32, strides=[1]>>, tile<i32> -> tile<512xf32>, token
    // expected-error @below {{expected no gpu.unless_one with gpu.batched, which makes registers one by one}}
    %y = mulf %x, %x {gpu.batched, gpu.unless_one, gpu.layout = ["reg 1,64,128,256 lane 2,4,8,16,32 warp"]} : tile<512xf32>
    %sx = store_view_tko weak %y, %v[%c] attributes {gpu.batch = 4 : i64} : tile<512xf32>, partition_view<tile=(512), tensor_view<512xf32, strides=[1]>>, tile<i32> -> token
    return
  } {gpu.planned = "batch", gpu.warps = 1 : i64}
}
