cuda_tile.module @m {
  entry @f(%p: tile<ptr<f32>>) {
    %r = reshape %p : tile<ptr<f32>> -> tile<1xptr<f32>>
    %q = broadcast %r {gpu.layout = ["reg 1 lane 2,4,8,16,32 warp"]} : tile<1xptr<f32>> -> tile<64xptr<f32>>
    // expected-error @below {{expected gpu.vector to name a power of two of elements, got 3}}
    %x, %t = load_ptr_tko weak %q {gpu.layout = ["reg 1 lane 2,4,8,16,32 warp", unit], gpu.vector = array<i64: 3, 0>} : tile<64xptr<f32>> -> tile<64xf32>, token
    return
  } {gpu.planned = "smem", gpu.shared = 512 : i64, gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f32>>) {
    %r = reshape %p : tile<ptr<f32>> -> tile<1xptr<f32>>
    %q = broadcast %r {gpu.layout = ["reg 1 lane 2,4,8,16,32 warp"]} : tile<1xptr<f32>> -> tile<64xptr<f32>>
    // expected-error @below {{expected gpu.vector to name a dimension of the tile, got 1}}
    %x, %t = load_ptr_tko weak %q {gpu.layout = ["reg 1 lane 2,4,8,16,32 warp", unit], gpu.vector = array<i64: 4, 1>} : tile<64xptr<f32>> -> tile<64xf32>, token
    return
  } {gpu.planned = "smem", gpu.shared = 512 : i64, gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f32>>) {
    %r = reshape %p : tile<ptr<f32>> -> tile<1xptr<f32>>
    %q = broadcast %r {gpu.layout = ["reg 1 lane 2,4,8,16,32 warp"]} : tile<1xptr<f32>> -> tile<64xptr<f32>>
    // expected-error @below {{expected gpu.vector to have 2 numbers, got 1}}
    %x, %t = load_ptr_tko weak %q {gpu.layout = ["reg 1 lane 2,4,8,16,32 warp", unit], gpu.vector = array<i64: 4>} : tile<64xptr<f32>> -> tile<64xf32>, token
    return
  } {gpu.planned = "smem", gpu.shared = 512 : i64, gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f32>>) {
    %r = reshape %p : tile<ptr<f32>> -> tile<1xptr<f32>>
    %q = broadcast %r {gpu.layout = ["reg 1 lane 2,4,8,16,32 warp"]} : tile<1xptr<f32>> -> tile<64xptr<f32>>
    // expected-error @below {{expected gpu.vector to be array<i64: …>}}
    %x, %t = load_ptr_tko weak %q {gpu.layout = ["reg 1 lane 2,4,8,16,32 warp", unit], gpu.vector = 4 : i64} : tile<64xptr<f32>> -> tile<64xf32>, token
    return
  } {gpu.planned = "smem", gpu.shared = 512 : i64, gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f32>>) {
    %r = reshape %p : tile<ptr<f32>> -> tile<1xptr<f32>>
    %q = broadcast %r {gpu.layout = ["reg 1 lane 2,4,8,16,32 warp"]} : tile<1xptr<f32>> -> tile<64xptr<f32>>
    // expected-error @below {{expected the scratch to end within the 512 bytes of the entry's shared memory, got 384 to 640}}
    %x, %t = load_ptr_tko weak %q {gpu.layout = ["reg 1 lane 2,4,8,16,32 warp", unit], gpu.scratch = array<i64: 384, 256>, gpu.waits = 1 : i64} : tile<64xptr<f32>> -> tile<64xf32>, token
    return
  } {gpu.planned = "smem", gpu.shared = 512 : i64, gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f32>>) {
    %r = reshape %p : tile<ptr<f32>> -> tile<1xptr<f32>>
    %q = broadcast %r {gpu.layout = ["reg 1 lane 2,4,8,16,32 warp"]} : tile<1xptr<f32>> -> tile<64xptr<f32>>
    // expected-error @below {{expected the scratch to begin at a multiple of 16 bytes, got 8}}
    %x, %t = load_ptr_tko weak %q {gpu.layout = ["reg 1 lane 2,4,8,16,32 warp", unit], gpu.scratch = array<i64: 8, 256>, gpu.waits = 1 : i64} : tile<64xptr<f32>> -> tile<64xf32>, token
    return
  } {gpu.planned = "smem", gpu.shared = 512 : i64, gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f32>>) {
    %r = reshape %p : tile<ptr<f32>> -> tile<1xptr<f32>>
    %q = broadcast %r {gpu.layout = ["reg 1 lane 2,4,8,16,32 warp"]} : tile<1xptr<f32>> -> tile<64xptr<f32>>
    // expected-error @below {{with some bytes, got 0, 0}}
    %x, %t = load_ptr_tko weak %q {gpu.layout = ["reg 1 lane 2,4,8,16,32 warp", unit], gpu.scratch = array<i64: 0, 0>, gpu.waits = 1 : i64} : tile<64xptr<f32>> -> tile<64xf32>, token
    return
  } {gpu.planned = "smem", gpu.shared = 512 : i64, gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f32>>) {
    %r = reshape %p : tile<ptr<f32>> -> tile<1xptr<f32>>
    %q = broadcast %r {gpu.layout = ["reg 1 lane 2,4,8,16,32 warp"]} : tile<1xptr<f32>> -> tile<64xptr<f32>>
    // expected-error @below {{gpu.rounds is for an op with gpu.scratch}}
    %x, %t = load_ptr_tko weak %q {gpu.layout = ["reg 1 lane 2,4,8,16,32 warp", unit], gpu.rounds = 1 : i64} : tile<64xptr<f32>> -> tile<64xf32>, token
    return
  } {gpu.planned = "smem", gpu.shared = 512 : i64, gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f32>>) {
    %r = reshape %p : tile<ptr<f32>> -> tile<1xptr<f32>>
    %o = constant <i32: 0> : tile<64xi32> {gpu.layout = ["reg 1 lane 2,4,8,16,32 warp"]}
    %q = broadcast %r {gpu.layout = ["reg 1 lane 2,4,8,16,32 warp"]} : tile<1xptr<f32>> -> tile<64xptr<f32>>
    // expected-error @below {{gpu.scratch is for ops that move data between threads}}
    %y = offset %q, %o {gpu.layout = ["reg 1 lane 2,4,8,16,32 warp"], gpu.scratch = array<i64: 0, 256>} : tile<64xptr<f32>>, tile<64xi32> -> tile<64xptr<f32>>
    return
  } {gpu.planned = "smem", gpu.shared = 512 : i64, gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<i32>>) {
    %x = iota {gpu.layout = ["reg lane 1,2,4,8,16 warp 32"]} : tile<64xi32>
    // expected-error @below {{reduce: expected gpu.scratch of 16 bytes at least, got none}}
    %s = reduce %x dim=0 identities=[0 : i32] : tile<64xi32> -> tile<i32> (%a: tile<i32>, %b: tile<i32>) {
      %c = addi %a, %b : tile<i32>
      yield %c : tile<i32>
    }
    %t = store_ptr_tko weak %p, %s : tile<ptr<i32>>, tile<i32> -> token
    return
  } {gpu.planned = "smem", gpu.shared = 512 : i64, gpu.warps = 2 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<i32>>) {
    %x = iota {gpu.layout = ["reg lane 1,2,4,8,16 warp 32"]} : tile<64xi32>
    // expected-error @below {{reduce: expected gpu.scratch of 16 bytes at least, got 4}}
    %s = reduce %x {gpu.scratch = array<i64: 0, 4>, gpu.waits = 1 : i64} dim=0 identities=[0 : i32] : tile<64xi32> -> tile<i32> (%a: tile<i32>, %b: tile<i32>) {
      %c = addi %a, %b : tile<i32>
      yield %c : tile<i32>
    }
    %t = store_ptr_tko weak %p, %s : tile<ptr<i32>>, tile<i32> -> token
    return
  } {gpu.planned = "smem", gpu.shared = 512 : i64, gpu.warps = 2 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    // expected-error @below {{gpu.take_workspace: expected gpu.scratch of 4 bytes at least, got 2}}
    "gpu.take_workspace"() {gpu.scratch = array<i64: 0, 2>, gpu.waits = 1 : i64} : () -> ()
    %m = alloca num_elem = 64, alignment = 4 : tile<ptr<f32>>
    %x, %t = load_ptr_tko weak %m : tile<ptr<f32>> -> tile<f32>, token
    %u = store_ptr_tko weak %m, %x token = %t : tile<ptr<f32>>, tile<f32> -> token
    "gpu.free_workspace"() : () -> ()
    return
  } {gpu.planned = "smem", gpu.shared = 16 : i64, gpu.warps = 1 : i64}
}
