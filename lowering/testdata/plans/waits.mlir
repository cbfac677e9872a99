cuda_tile.module @m {
  entry @f(%c: tile<i1>) {
    %x = iota {gpu.layout = ["reg 1 lane 2,4,8,16,32 warp"]} : tile<64xi32>
    // expected-error @below {{expected gpu.waits = 1: all threads wait for each other while it runs}}
    %y = "gpu.convert_layout"(%x) {by = "scratch", gpu.layout = ["reg 32 lane 1,2,4,8,16 warp"], gpu.scratch = array<i64: 0, 256>} : (!cuda_tile.tile<64xi32>) -> !cuda_tile.tile<64xi32>
    return
  } {gpu.planned = "smem", gpu.shared = 512 : i64, gpu.warps = 1 : i64}
}
// -----

// How often threads wait follows from the rounds: those are looked at first.
cuda_tile.module @m {
  entry @f(%c: tile<i1>) {
    %x = iota {gpu.layout = ["reg 1 lane 2,4,8,16,32 warp"]} : tile<64xi32>
    // expected-error @below {{expected gpu.rounds to be at least 1, got -1}}
    %y = "gpu.convert_layout"(%x) {by = "scratch", gpu.layout = ["reg 32 lane 1,2,4,8,16 warp"], gpu.scratch = array<i64: 0, 256>, gpu.rounds = -1 : i64, gpu.waits = 1 : i64} : (!cuda_tile.tile<64xi32>) -> !cuda_tile.tile<64xi32>
    return
  } {gpu.planned = "smem", gpu.shared = 512 : i64, gpu.warps = 1 : i64}
}

// -----
cuda_tile.module @m {
  entry @f(%c: tile<i1>) {
    %x = iota {gpu.layout = ["reg 1 lane 2,4,8,16,32 warp"]} : tile<64xi32>
    // expected-error @below {{expected gpu.waits = 3, as it takes, got 1}}
    %y = "gpu.convert_layout"(%x) {by = "scratch", gpu.layout = ["reg 32 lane 1,2,4,8,16 warp"], gpu.scratch = array<i64: 0, 256>, gpu.rounds = 1 : i64, gpu.waits = 1 : i64} : (!cuda_tile.tile<64xi32>) -> !cuda_tile.tile<64xi32>
    return
  } {gpu.planned = "smem", gpu.shared = 512 : i64, gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%c: tile<i1>) {
    %x = iota {gpu.layout = ["reg 1 lane 2,4,8,16,32 warp"]} : tile<64xi32>
    // expected-error @below {{expected gpu.waits = 0, as it takes, got 1}}
    %y = "gpu.convert_layout"(%x) {by = "shuffles", gpu.layout = ["reg 32 lane 1,2,4,8,16 warp"], gpu.waits = 1 : i64} : (!cuda_tile.tile<64xi32>) -> !cuda_tile.tile<64xi32>
    return
  } {gpu.planned = "smem", gpu.shared = 512 : i64, gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%c: tile<i1>) {
    %x = iota {gpu.layout = ["reg 1 lane 2,4,8,16,32 warp"]} : tile<64xi32>
    // expected-error @below {{expected gpu.waits = 0, as it takes, got 1}}
    %y = "gpu.convert_layout"(%x) {by = "warps", gpu.layout = ["reg 32 lane 1,2,4,8,16 warp"], gpu.scratch = array<i64: 0, 256>, gpu.waits = 1 : i64} : (!cuda_tile.tile<64xi32>) -> !cuda_tile.tile<64xi32>
    return
  } {gpu.planned = "smem", gpu.shared = 512 : i64, gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%c: tile<i1>) {
    %x = iota {gpu.layout = ["reg 1 lane 2,4,8,16,32 warp"]} : tile<64xi32>
    // expected-error @below {{expected gpu.waits to be at least 1, got 0}}
    %y = "gpu.convert_layout"(%x) {by = "scratch", gpu.layout = ["reg 32 lane 1,2,4,8,16 warp"], gpu.scratch = array<i64: 0, 256>, gpu.waits = 0 : i64} : (!cuda_tile.tile<64xi32>) -> !cuda_tile.tile<64xi32>
    return
  } {gpu.planned = "smem", gpu.shared = 512 : i64, gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%c: tile<i1>) {
    // expected-error @below {{gpu.waits is for ops that move data between threads}}
    %x = iota {gpu.layout = ["reg 1 lane 2,4,8,16,32 warp"], gpu.waits = 1 : i64} : tile<64xi32>
    return
  } {gpu.planned = "smem", gpu.shared = 512 : i64, gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%c: tile<i1>) {
    %t = constant <i1: true> : tile<2xi1> {gpu.layout = ["reg 1 lane 0,0,0,0,0 warp"]}
    // expected-error @below {{expected gpu.waits = 1: all threads wait for each other while it runs}}
    assert %t, "no" : tile<2xi1>
    return
  } {gpu.planned = "smem", gpu.shared = 512 : i64, gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%c: tile<i1>) {
    // expected-error @below {{expected gpu.waits_failing = 0, as it takes, got 1}}
    assert %c, "no" {gpu.waits_failing = 1 : i64} : tile<i1>
    return
  } {gpu.planned = "smem", gpu.shared = 512 : i64, gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%c: tile<i1>) {
    %x = iota {gpu.layout = ["reg 1 lane 2,4,8,16,32 warp"]} : tile<64xi32>
    // expected-error @below {{gpu.waits_failing is for assert}}
    %y = "gpu.convert_layout"(%x) {by = "scratch", gpu.layout = ["reg 32 lane 1,2,4,8,16 warp"], gpu.scratch = array<i64: 0, 256>, gpu.waits = 1 : i64, gpu.waits_failing = 1 : i64} : (!cuda_tile.tile<64xi32>) -> !cuda_tile.tile<64xi32>
    return
  } {gpu.planned = "smem", gpu.shared = 512 : i64, gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%c: tile<i1>) {
    "gpu.take_workspace"() {gpu.scratch = array<i64: 0, 16>, gpu.waits = 1 : i64} : () -> ()
    %m = alloca num_elem = 4, alignment = 16 : tile<ptr<i32>>
    // expected-error @below {{expected gpu.waits_failing = 1: all threads wait for each other before they end}}
    assert %c, "no" : tile<i1>
    "gpu.free_workspace"() : () -> ()
    return
  } {gpu.planned = "smem", gpu.shared = 512 : i64, gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{expected gpu.take_workspace at its beginning, where alloca ops have their memory from}}
  entry @f(%c: tile<i1>) {
    %m = alloca num_elem = 4, alignment = 16 : tile<ptr<i32>>
    "gpu.free_workspace"() : () -> ()
    return
  } {gpu.planned = "smem", gpu.shared = 512 : i64, gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%c: tile<i1>) {
    "gpu.take_workspace"() {gpu.scratch = array<i64: 0, 16>, gpu.waits = 1 : i64} : () -> ()
    // expected-error @below {{expected to stand at the beginning of the entry, got it behind gpu.take_workspace}}
    "gpu.take_workspace"() {gpu.scratch = array<i64: 0, 16>, gpu.waits = 1 : i64} : () -> ()
    %m = alloca num_elem = 4, alignment = 16 : tile<ptr<i32>>
    "gpu.free_workspace"() : () -> ()
    return
  } {gpu.planned = "smem", gpu.shared = 512 : i64, gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%c: tile<i1>) {
    // expected-error @below {{expected an entry with alloca ops, for which it is}}
    "gpu.take_workspace"() {gpu.scratch = array<i64: 0, 16>, gpu.waits = 1 : i64} : () -> ()
    return
  } {gpu.planned = "smem", gpu.shared = 512 : i64, gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%c: tile<i1>) {
    // expected-error @below {{expected gpu.scratch, through which all threads learn of it}}
    "gpu.take_workspace"() : () -> ()
    %m = alloca num_elem = 4, alignment = 16 : tile<ptr<i32>>
    "gpu.free_workspace"() : () -> ()
    return
  } {gpu.planned = "smem", gpu.shared = 512 : i64, gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%c: tile<i1>) {
    // expected-error @below {{expected gpu.waits = 1: all threads wait for each other while it runs}}
    "gpu.take_workspace"() {gpu.scratch = array<i64: 0, 16>} : () -> ()
    %m = alloca num_elem = 4, alignment = 16 : tile<ptr<i32>>
    "gpu.free_workspace"() : () -> ()
    return
  } {gpu.planned = "smem", gpu.shared = 512 : i64, gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%c: tile<i1>) {
    "gpu.take_workspace"() {gpu.scratch = array<i64: 0, 16>, gpu.waits = 1 : i64} : () -> ()
    %m = alloca num_elem = 4, alignment = 16 : tile<ptr<i32>>
    // expected-error @below {{expected gpu.free_workspace before it}}
    return
  } {gpu.planned = "smem", gpu.shared = 512 : i64, gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%c: tile<i1>) {
    "gpu.take_workspace"() {gpu.scratch = array<i64: 0, 16>, gpu.waits = 1 : i64} : () -> ()
    // expected-error @below {{expected to stand before a return of an entry with alloca ops: nothing reaches for the workspace behind it}}
    "gpu.free_workspace"() : () -> ()
    %m = alloca num_elem = 4, alignment = 16 : tile<ptr<i32>>
    "gpu.free_workspace"() : () -> ()
    return
  } {gpu.planned = "smem", gpu.shared = 512 : i64, gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%c: tile<i1>) {
    // expected-error @below {{expected to stand before a return of an entry with alloca ops}}
    "gpu.free_workspace"() : () -> ()
    return
  } {gpu.planned = "smem", gpu.shared = 512 : i64, gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%c: tile<i1>) {
    // expected-error @below {{expected gpu.barrier before it, so that all CTAs of the cluster have begun before one reaches for the shared memory of another}}
    %x = iota {gpu.layout = ["reg 1 lane 2,4,8,16,32 warp 0"]} : tile<64xi32>
    %y = "gpu.convert_layout"(%x) {by = "scratch", gpu.layout = ["reg 32 lane 1,2,4,8,16 warp 0"], gpu.scratch = array<i64: 0, 256>, gpu.waits = 1 : i64} : (!cuda_tile.tile<64xi32>) -> !cuda_tile.tile<64xi32>
    "gpu.barrier"() : () -> ()
    return
  } {gpu.cluster = 2 : i64, gpu.planned = "barriers", gpu.shared = 512 : i64, gpu.warps = 2 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%c: tile<i1>) {
    // expected-error @below {{expected gpu.barrier before it, so that all CTAs of the cluster have begun before one reaches for the shared memory of another}}
    "gpu.barrier"() {gpu.local} : () -> ()
    %x = iota {gpu.layout = ["reg 1 lane 2,4,8,16,32 warp 0"]} : tile<64xi32>
    %y = "gpu.convert_layout"(%x) {by = "scratch", gpu.layout = ["reg 32 lane 1,2,4,8,16 warp 0"], gpu.scratch = array<i64: 0, 256>, gpu.waits = 1 : i64} : (!cuda_tile.tile<64xi32>) -> !cuda_tile.tile<64xi32>
    "gpu.barrier"() : () -> ()
    return
  } {gpu.cluster = 2 : i64, gpu.planned = "barriers", gpu.shared = 512 : i64, gpu.warps = 2 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%c: tile<i1>) {
    "gpu.barrier"() : () -> ()
    %x = iota {gpu.layout = ["reg 1 lane 2,4,8,16,32 warp 0"]} : tile<64xi32>
    %y = "gpu.convert_layout"(%x) {by = "scratch", gpu.layout = ["reg 32 lane 1,2,4,8,16 warp 0"], gpu.scratch = array<i64: 0, 256>, gpu.waits = 1 : i64} : (!cuda_tile.tile<64xi32>) -> !cuda_tile.tile<64xi32>
    // expected-error @below {{expected gpu.barrier before it, so that no CTA of the cluster ends before the others have done with its shared memory}}
    return
  } {gpu.cluster = 2 : i64, gpu.planned = "barriers", gpu.shared = 512 : i64, gpu.warps = 2 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%c: tile<i1>) {
    "gpu.barrier"() : () -> ()
    %x = iota {gpu.layout = ["reg 1 lane 2,4,8,16,32 warp 0"]} : tile<64xi32>
    %y = "gpu.convert_layout"(%x) {by = "scratch", gpu.layout = ["reg 32 lane 1,2,4,8,16 warp 0"], gpu.scratch = array<i64: 0, 256>, gpu.waits = 1 : i64} : (!cuda_tile.tile<64xi32>) -> !cuda_tile.tile<64xi32>
    "gpu.barrier"() {gpu.local} : () -> ()
    // expected-error @below {{expected gpu.barrier before it, so that no CTA of the cluster ends before the others have done with its shared memory}}
    return
  } {gpu.cluster = 2 : i64, gpu.planned = "barriers", gpu.shared = 512 : i64, gpu.warps = 2 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%c: tile<i1>) {
    "gpu.barrier"() : () -> ()
    %x = iota {gpu.layout = ["reg 1 lane 2,4,8,16,32 warp 0"]} : tile<64xi32>
    %y = "gpu.convert_layout"(%x) {by = "scratch", gpu.layout = ["reg 32 lane 1,2,4,8,16 warp 0"], gpu.scratch = array<i64: 0, 256>, gpu.waits = 1 : i64} : (!cuda_tile.tile<64xi32>) -> !cuda_tile.tile<64xi32>
    if %c {
      // expected-error @below {{expected gpu.barrier before it, so that no CTA of the cluster ends before the others have done with its shared memory}}
      return
    }
    "gpu.barrier"() : () -> ()
    return
  } {gpu.cluster = 2 : i64, gpu.planned = "barriers", gpu.shared = 512 : i64, gpu.warps = 2 : i64}
}
