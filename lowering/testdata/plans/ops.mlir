cuda_tile.module @m {
  entry @f() {
    // expected-error @below {{expected an op of the gpu dialect; is it gpu.commit?}}
    "gpu.comit"() : () -> ()
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    // expected-error @below {{expected an op of the gpu dialect}}
    "gpu.synchronize_everything"() : () -> ()
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %x = iota : tile<64xi32>
    // expected-error @below {{expected 1 operands (tile), got 0}}
    %y = "gpu.convert_layout"() : () -> !cuda_tile.tile<64xi32>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %x = iota : tile<64xi32>
    // expected-error @below {{expected 1 results (converted), got 0}}
    "gpu.convert_layout"(%x) : (!cuda_tile.tile<64xi32>) -> ()
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %x = iota : tile<64xi32>
    // expected-error @below {{expected the result to be of the operand's type tile<64xi32>, got tile<32xi32>}}
    %y = "gpu.convert_layout"(%x) : (!cuda_tile.tile<64xi32>) -> !cuda_tile.tile<32xi32>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %x = iota : tile<64xi32>
    // expected-error @below {{expected by to be one of registers, shuffles, warps, scratch, got "magic"}}
    %y = "gpu.convert_layout"(%x) {by = "magic"} : (!cuda_tile.tile<64xi32>) -> !cuda_tile.tile<64xi32>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %x = iota {gpu.layout = ["reg 1 lane 2,4,8,16,32 warp"]} : tile<64xi32>
    // expected-error @below {{expected gpu.scratch, through which it goes}}
    %y = "gpu.convert_layout"(%x) {by = "scratch", gpu.layout = ["reg 32 lane 1,2,4,8,16 warp"]} : (!cuda_tile.tile<64xi32>) -> !cuda_tile.tile<64xi32>
    return
  } {gpu.planned = "smem", gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %x = iota {gpu.layout = ["reg 1 lane 2,4,8,16,32 warp"]} : tile<64xi32>
    // expected-error @below {{expected no gpu.scratch where it goes by shuffles}}
    %y = "gpu.convert_layout"(%x) {by = "shuffles", gpu.layout = ["reg 32 lane 1,2,4,8,16 warp"], gpu.scratch = array<i64: 0, 256>} : (!cuda_tile.tile<64xi32>) -> !cuda_tile.tile<64xi32>
    return
  } {gpu.planned = "smem", gpu.shared = 256 : i64, gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %x = iota {gpu.layout = ["reg 1 lane 2,4,8,16,32 warp"]} : tile<64xi32>
    // expected-error @below {{expected layouts of the same elements in every thread where it goes by registers}}
    %y = "gpu.convert_layout"(%x) {by = "registers", gpu.layout = ["reg 32 lane 1,2,4,8,16 warp"]} : (!cuda_tile.tile<64xi32>) -> !cuda_tile.tile<64xi32>
    return
  } {gpu.planned = "smem", gpu.shared = 256 : i64, gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    // expected-error @below {{there is no attribute because}}
    "gpu.barrier"() {because = "x"} : () -> ()
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    // expected-error @below {{expected why to be a string}}
    "gpu.barrier"() {why = 1 : i64} : () -> ()
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    // expected-error @below {{expected gpu.local to be a unit attribute}}
    "gpu.barrier"() {gpu.local = 1 : i64} : () -> ()
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    // expected-error @below {{expected no region, got 1}}
    "gpu.barrier"() ({}) : () -> ()
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    // expected-error @below {{expected pending = an integer: groups that may still be under way}}
    "gpu.wait"() : () -> ()
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    // expected-error @below {{expected pending to be at least 0, got -1}}
    "gpu.wait"() {pending = -1 : i64} : () -> ()
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    // expected-error @below {{expected the groups to wait for, as gpu.commit gives them, got none}}
    "gpu.wait"() {pending = 0 : i64} : () -> ()
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %x = iota : tile<64xi32>
    // expected-error @below {{entry 0 of types is not the tile type of an argument}}
    %t = "gpu.print"(%x) {str = "%d", types = [1 : i64]} : (!cuda_tile.tile<64xi32>) -> !cuda_tile.token
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %x = iota : tile<64xi32>
    // expected-error @below {{argument 0, tile<64xi32>, is neither tile<64xf32> nor a pointer to its elements}}
    %t = "gpu.print"(%x) {str = "%d", types = [!cuda_tile.tile<64xf32>]} : (!cuda_tile.tile<64xi32>) -> !cuda_tile.token
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %x = iota : tile<64xi32>
    // expected-error @below {{expected 1 tiles, as types has, and then tokens, got tile<64xi32> as operand 1}}
    %t = "gpu.print"(%x, %x) {str = "%d", types = [!cuda_tile.tile<64xi32>]} : (!cuda_tile.tile<64xi32>, !cuda_tile.tile<64xi32>) -> !cuda_tile.token
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %x = iota : tile<64xi32>
    // expected-error @below {{there is no attribute gpu.layuot; is it gpu.layout?}}
    %y = addi %x, %x {gpu.layuot = ["reg 32 lane 1,2,4,8,16 warp 0,0"]} : tile<64xi32>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
