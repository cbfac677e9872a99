cuda_tile.module @m {
  entry @f() {
    // expected-error @below {{expected gpu.layout to be a list of layouts}}
    %x = iota {gpu.layout = "reg 1"} : tile<64xi32>
    return
  } {gpu.planned = "assign", gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    // expected-error @below {{expected gpu.layout to have an entry for each of 1 values, got 2}}
    %x = iota {gpu.layout = ["reg 1 lane 2,4,8,16,32 warp", "reg 1 lane 2,4,8,16,32 warp"]} : tile<64xi32>
    return
  } {gpu.planned = "assign", gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    // expected-error @below {{expected "reg" first}}
    %x = iota {gpu.layout = ["lane 1,2,4,8,16 warp"]} : tile<64xi32>
    return
  } {gpu.planned = "assign", gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    // expected-error @below {{expected reg, lane (5 columns) and warp}}
    %x = iota {gpu.layout = ["reg 1 lane 2,4,8,16 warp"]} : tile<64xi32>
    return
  } {gpu.planned = "assign", gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    // expected-error @below {{"64" is no element of a tile of 64 elements}}
    %x = iota {gpu.layout = ["reg 64 lane 1,2,4,8,16 warp"]} : tile<64xi32>
    return
  } {gpu.planned = "assign", gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    // expected-error @below {{"x" is no element of a tile of 64 elements}}
    %x = iota {gpu.layout = ["reg x lane 1,2,4,8,16 warp"]} : tile<64xi32>
    return
  } {gpu.planned = "assign", gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    // expected-error @below {{expected 0 columns for 1 warps, got 1}}
    %x = iota {gpu.layout = ["reg 1 lane 2,4,8,16,32 warp 0"]} : tile<64xi32>
    return
  } {gpu.planned = "assign", gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    // expected-error @below {{no thread holds some of the elements of tile<64xi32>}}
    %x = iota {gpu.layout = ["reg 1 lane 1,2,4,8,16 warp"]} : tile<64xi32>
    return
  } {gpu.planned = "assign", gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    // expected-error @below {{expected entry 0 of gpu.layout to be a layout of tile<64xi32>}}
    %x = iota {gpu.layout = [unit]} : tile<64xi32>
    return
  } {gpu.planned = "assign", gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    // expected-error @below {{expected gpu.layout: once layouts are assigned every tile has one}}
    %x = iota : tile<64xi32>
    return
  } {gpu.planned = "assign", gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %x = iota {gpu.layout = ["reg 1 lane 2,4,8,16,32 warp"]} : tile<64xi32>
    // expected-error @below {{expected tile<64xi32> in the layout "reg 32 lane 1,2,4,8,16 warp", got "reg 1 lane 2,4,8,16,32 warp": gpu.convert_layout would have to go between}}
    %y = negi %x {gpu.layout = ["reg 32 lane 1,2,4,8,16 warp"]} : tile<64xi32>
    return
  } {gpu.planned = "assign", gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %p = make_token : token
    // expected-error @below {{gpu.layout is for ops that make or carry tiles}}
    %q = join_tokens %p, %p {gpu.layout = [unit]} : token
    return
  } {gpu.planned = "assign", gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %x = iota {gpu.layout = ["reg 1 lane 2,4,8,16,32 warp"]} : tile<64xi32>
    %z = constant <i32: 0> : tile<i32>
    %o = constant <i32: 1> : tile<i32>
    // expected-error @below {{expected tile<64xi32> in the layout}}
    %e = for %i in (%z to %o, step %o) : tile<i32> iter_values(%y = %x) -> (tile<64xi32>) {
      continue %y : tile<64xi32>
    } {gpu.layout = ["reg 32 lane 1,2,4,8,16 warp", unit, "reg 32 lane 1,2,4,8,16 warp"]}
    return
  } {gpu.planned = "assign", gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %x = iota {gpu.layout = ["reg 1 lane 2,4,8,16,32 warp"]} : tile<64xi32>
    %z = constant <i32: 0> : tile<i32>
    %o = constant <i32: 1> : tile<i32>
    %e = for %i in (%z to %o, step %o) : tile<i32> iter_values(%y = %x) -> (tile<64xi32>) {
      %w = negi %y {gpu.layout = ["reg 1 lane 2,4,8,16,32 warp"]} : tile<64xi32>
      %v = "gpu.convert_layout"(%w) {gpu.layout = ["reg 32 lane 1,2,4,8,16 warp"]} : (!cuda_tile.tile<64xi32>) -> !cuda_tile.tile<64xi32>
      // expected-error @below {{expected tile<64xi32> in the layout "reg 1 lane 2,4,8,16,32 warp", got "reg 32 lane 1,2,4,8,16 warp"}}
      continue %v : tile<64xi32>
    } {gpu.layout = ["reg 1 lane 2,4,8,16,32 warp", unit, "reg 1 lane 2,4,8,16,32 warp"]}
    return
  } {gpu.planned = "assign", gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %c = constant <i1: true> : tile<i1>
    %x = iota {gpu.layout = ["reg 1 lane 2,4,8,16,32 warp"]} : tile<64xi32>
    %y = if %c -> (tile<64xi32>) {
      // expected-error @below {{expected tile<64xi32> in the layout "reg 32 lane 1,2,4,8,16 warp", got "reg 1 lane 2,4,8,16,32 warp"}}
      yield %x : tile<64xi32>
    } else {
      // expected-error @below {{expected tile<64xi32> in the layout}}
      yield %x : tile<64xi32>
    } {gpu.layout = ["reg 32 lane 1,2,4,8,16 warp"]}
    return
  } {gpu.planned = "assign", gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %a = constant <f16: 0.0> : tile<16x16xf16> {gpu.layout = ["reg 1,2,4 lane 8,16,32,64,128 warp"]}
    %b = constant <f16: 0.0> : tile<16x8xf16> {gpu.layout = ["reg 8,64 lane 16,32,1,2,4 warp"]}
    %c = constant <f32: 0.0> : tile<16x8xf32> {gpu.layout = ["reg 1,64 lane 2,4,8,16,32 warp"]}
    // expected-error @below {{expected a in the layout of its fragments}}
    %d = "gpu.mma"(%a, %b, %c) {gpu.layout = ["reg 1,64 lane 2,4,8,16,32 warp"], instruction = "mma.m16n8k16.f32.f16", warps = array<i64: 1, 1>} : (!cuda_tile.tile<16x16xf16>, !cuda_tile.tile<16x8xf16>, !cuda_tile.tile<16x8xf32>) -> !cuda_tile.tile<16x8xf32>
    return
  } {gpu.planned = "assign", gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f32>>) {
    %v = make_tensor_view %p, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %w = make_partition_view %v : partition_view<tile=(8x8), tensor_view<64x64xf32, strides=[64,1]>>
    %i = constant <i32: 0> : tile<i32>
    // expected-error @below {{expected a layout of which no bit of a coordinate comes from registers and from threads, got}}
    %x, %t = load_view_tko weak %w[%i, %i] attributes {gpu.layout = ["reg 33 lane 1,2,4,8,16 warp", unit], gpu.vector = array<i64: 1, 1>} : partition_view<tile=(8x8), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> tile<8x8xf32>, token
    return
  } {gpu.planned = "smem", gpu.shared = 0 : i64, gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<i32>>) {
    %v = make_tensor_view %p, shape = [64], strides = [1] : tensor_view<64xi32, strides=[1]>
    %w = make_partition_view %v : partition_view<tile=(64), tensor_view<64xi32, strides=[1]>>
    %i = constant <i32: 0> : tile<i32>
    %x = iota {gpu.layout = ["reg 33 lane 1,2,4,8,16 warp"]} : tile<64xi32>
    // expected-error @below {{expected a layout of which no bit of a coordinate comes from registers and from threads, got}}
    %t = store_view_tko weak %x, %w[%i] : tile<64xi32>, partition_view<tile=(64), tensor_view<64xi32, strides=[1]>>, tile<i32> -> token
    return
  } {gpu.planned = "smem", gpu.shared = 0 : i64, gpu.warps = 1 : i64}
}
