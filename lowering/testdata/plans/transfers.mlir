// By what tiles go, as the pass transfers writes it.
cuda_tile.module @m {
  entry @f() {
    %x = iota {gpu.layout = ["reg 1 lane 2,4,8,16,32 warp"]} : tile<64xi32>
    // expected-error @below {{expected by: once it is chosen every op that moves a tile says by what}}
    %y = "gpu.convert_layout"(%x) {gpu.layout = ["reg 32 lane 1,2,4,8,16 warp"]} : (!cuda_tile.tile<64xi32>) -> !cuda_tile.tile<64xi32>
    return
  } {gpu.planned = "transfers", gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %x = iota {gpu.layout = ["reg 1 lane 2,4,8,16,32 warp 64"]} : tile<128xi32>
    // expected-error @below {{expected one CTA, and layouts of the same elements in every warp, each in one, where it goes by warps}}
    %y = "gpu.convert_layout"(%x) {by = "warps", gpu.layout = ["reg 64 lane 2,4,8,16,32 warp 1"]} : (!cuda_tile.tile<128xi32>) -> !cuda_tile.tile<128xi32>
    return
  } {gpu.planned = "transfers", gpu.warps = 2 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %x = iota {gpu.layout = ["reg 1 lane 2,4,8,16,32 warp 0"]} : tile<64xi32>
    // expected-error @below {{expected one CTA, and layouts of the same elements in every warp, each in one, where it goes by warps}}
    %y = "gpu.convert_layout"(%x) {by = "warps", gpu.layout = ["reg 32 lane 1,2,4,8,16 warp 0"]} : (!cuda_tile.tile<64xi32>) -> !cuda_tile.tile<64xi32>
    return
  } {gpu.planned = "transfers", gpu.warps = 2 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %x = iota {gpu.layout = ["reg 1 lane 2,4,8,16,32 warp"]} : tile<64xi32>
    // expected-error @below {{expected gpu.scratch, through which it goes}}
    %y = "gpu.convert_layout"(%x) {by = "warps", gpu.layout = ["reg 32 lane 1,2,4,8,16 warp"]} : (!cuda_tile.tile<64xi32>) -> !cuda_tile.tile<64xi32>
    return
  } {gpu.planned = "smem", gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %x = iota {gpu.layout = ["reg 1 lane 2,4,8,16,32 warp 64"]} : tile<128xi32>
    // expected-error @below {{expected layouts of the same elements in every warp where it goes by shuffles}}
    %y = "gpu.convert_layout"(%x) {by = "shuffles", gpu.layout = ["reg 64 lane 2,4,8,16,32 warp 1"]} : (!cuda_tile.tile<128xi32>) -> !cuda_tile.tile<128xi32>
    return
  } {gpu.planned = "transfers", gpu.warps = 2 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 16, 16>, stages = 1 : i64} : () -> !gpu.shared<1x16x16xf16>
    // expected-error @below {{expected by: once it is chosen every op that moves a tile says by what}}
    %x = "gpu.load_shared"(%s) {gpu.layout = ["reg 1,128,8 lane 2,4,16,32,64 warp"]} : (!gpu.shared<1x16x16xf16>) -> !cuda_tile.tile<16x16xf16>
    return
  } {gpu.planned = "transfers", gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 16, 16>, stages = 1 : i64} : () -> !gpu.shared<1x16x16xf16>
    // expected-error @below {{expected a layout whose threads hold parts of rows as ldmatrix.trans distributes them, got "reg 1,128,8 lane 2,4,16,32,64 warp"}}
    %x = "gpu.load_shared"(%s) {by = "ldmatrix.trans", gpu.layout = ["reg 1,128,8 lane 2,4,16,32,64 warp"]} : (!gpu.shared<1x16x16xf16>) -> !cuda_tile.tile<16x16xf16>
    return
  } {gpu.planned = "transfers", gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 16, 16>, stages = 1 : i64} : () -> !gpu.shared<1x16x16xf16>
    // expected-error @below {{expected by to be one of ld, ldmatrix, ldmatrix.trans, got "registers"}}
    %x = "gpu.load_shared"(%s) {by = "registers", gpu.layout = ["reg 1,128,8 lane 2,4,16,32,64 warp"]} : (!gpu.shared<1x16x16xf16>) -> !cuda_tile.tile<16x16xf16>
    return
  } {gpu.planned = "transfers", gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %a = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f32, shape = array<i64: 32, 32>, stages = 1 : i64} : () -> !gpu.shared<1x32x32xf32>
    %b = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f32, shape = array<i64: 32, 32>, stages = 1 : i64} : () -> !gpu.shared<1x32x32xf32>
    %c = constant <f32: 0.0> : tile<32x32xf32> {gpu.layout = ["reg 1,2,128,256,512 lane 4,8,16,32,64 warp"]}
    // expected-error @below {{expected steps: once it is chosen every product that threads read from shared memory says how}}
    %d = "gpu.mma"(%a, %b, %c) {gpu.layout = ["reg 1,2,128,256,512 lane 4,8,16,32,64 warp"], instruction = "fma.f32", warps = array<i64: 1, 1>} : (!gpu.shared<1x32x32xf32>, !gpu.shared<1x32x32xf32>, !cuda_tile.tile<32x32xf32>) -> !cuda_tile.tile<32x32xf32>
    return
  } {gpu.planned = "transfers", gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %a = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f32, shape = array<i64: 32, 32>, stages = 1 : i64} : () -> !gpu.shared<1x32x32xf32>
    %b = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f32, shape = array<i64: 32, 32>, stages = 1 : i64} : () -> !gpu.shared<1x32x32xf32>
    %c = constant <f32: 0.0> : tile<32x32xf32> {gpu.layout = ["reg 1,2,128,256,512 lane 4,8,16,32,64 warp"]}
    // expected-error @below {{expected number 0 of steps to be a power of two up to 4, which lie together, got 8}}
    %d = "gpu.mma"(%a, %b, %c) {gpu.layout = ["reg 1,2,128,256,512 lane 4,8,16,32,64 warp"], instruction = "fma.f32", steps = array<i64: 8, 1>, warps = array<i64: 1, 1>} : (!gpu.shared<1x32x32xf32>, !gpu.shared<1x32x32xf32>, !cuda_tile.tile<32x32xf32>) -> !cuda_tile.tile<32x32xf32>
    return
  } {gpu.planned = "transfers", gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %a = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f32, shape = array<i64: 32, 32>, stages = 1 : i64} : () -> !gpu.shared<1x32x32xf32>
    %b = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f32, shape = array<i64: 32, 32>, stages = 1 : i64} : () -> !gpu.shared<1x32x32xf32>
    %c = constant <f32: 0.0> : tile<32x32xf32> {gpu.layout = ["reg 1,2,128,256,512 lane 4,8,16,32,64 warp"]}
    // expected-error @below {{expected number 1 of steps to be a power of two up to 1, which lie together, got 2}}
    %d = "gpu.mma"(%a, %b, %c) {gpu.layout = ["reg 1,2,128,256,512 lane 4,8,16,32,64 warp"], instruction = "fma.f32", steps = array<i64: 4, 2>, warps = array<i64: 1, 1>} : (!gpu.shared<1x32x32xf32>, !gpu.shared<1x32x32xf32>, !cuda_tile.tile<32x32xf32>) -> !cuda_tile.tile<32x32xf32>
    return
  } {gpu.planned = "transfers", gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %a = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f32, shape = array<i64: 32, 32>, stages = 1 : i64} : () -> !gpu.shared<1x32x32xf32>
    %b = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f32, shape = array<i64: 32, 32>, stages = 1 : i64} : () -> !gpu.shared<1x32x32xf32>
    %c = constant <f32: 0.0> : tile<32x32xf32> {gpu.layout = ["reg 1,2,128,256,512 lane 4,8,16,32,64 warp"]}
    // expected-error @below {{expected number 0 of steps to be a power of two up to 4, which lie together, got 3}}
    %d = "gpu.mma"(%a, %b, %c) {gpu.layout = ["reg 1,2,128,256,512 lane 4,8,16,32,64 warp"], instruction = "fma.f32", steps = array<i64: 3, 1>, warps = array<i64: 1, 1>} : (!gpu.shared<1x32x32xf32>, !gpu.shared<1x32x32xf32>, !cuda_tile.tile<32x32xf32>) -> !cuda_tile.tile<32x32xf32>
    return
  } {gpu.planned = "transfers", gpu.warps = 1 : i64}
}
