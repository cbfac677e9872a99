cuda_tile.module @m {
  // expected-error @below {{entry: expected gpu.warps of two warpgroups at least with gpu.alternate = true, got 4}}
  entry @f() {
    return
  } {gpu.alternate = true, gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{entry: expected no gpu.cluster with gpu.alternate = true: a CTA has only some of the warpgroups}}
  entry @f() {
    return
  } {gpu.alternate = true, gpu.cluster = 2 : i64, gpu.planned = "roles", gpu.warps = 16 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{entry: expected no gpu.teams with gpu.alternate = true: each is one warpgroup, and they read rings in turn}}
  entry @f() {
    %b:3 = "gpu.tile_blocks"() : () -> (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>)
    return
  } {gpu.alternate = true, gpu.persistent = true, gpu.planned = "roles", gpu.teams = 2 : i64, gpu.warps = 8 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    // expected-error @below {{gpu.pass_turn: expected gpu.alternate = true on the entry}}
    "gpu.pass_turn"() {first} : () -> ()
    // expected-error @below {{gpu.await_turn: expected gpu.alternate = true on the entry}}
    "gpu.await_turn"() : () -> ()
    return
  } {gpu.alternate = false, gpu.planned = "roles", gpu.warps = 8 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    "gpu.pass_turn"() {first} : () -> ()
    "gpu.role"() ({
      // expected-error @below {{gpu.await_turn: expected what one thread does, in a role of one}}
      // expected-error @below {{gpu.await_turn: expected to stand in the entry itself, got a gpu.role, which multiplies nothing}}
      "gpu.await_turn"() : () -> ()
    }) {role = "producer"} : () -> ()
    return
  } {gpu.alternate = true, gpu.planned = "roles", gpu.warps = 8 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%n: tile<i32>) {
    "gpu.pass_turn"() {first} : () -> ()
    // expected-error @below {{gpu.pass_turn: expected one gpu.pass_turn with first, in the entry's own block}}
    "gpu.pass_turn"() {first} : () -> ()
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    for %i in (%zero to %n, step %one) : tile<i32> {
      // expected-error @below {{gpu.pass_turn: expected one gpu.pass_turn with first, in the entry's own block}}
      "gpu.pass_turn"() {first} : () -> ()
      continue
    }
    return
  } {gpu.alternate = true, gpu.planned = "roles", gpu.warps = 8 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    for %i in (%zero to %n, step %one) : tile<i32> {
      // expected-error @below {{gpu.await_turn: expected gpu.pass_turn with first before it, by which the first warpgroup begins}}
      "gpu.await_turn"() : () -> ()
      // expected-error @below {{gpu.pass_turn: expected gpu.pass_turn with first before it, by which the first warpgroup begins}}
      "gpu.pass_turn"() : () -> ()
      continue
    }
    "gpu.pass_turn"() {first} : () -> ()
    return
  } {gpu.alternate = true, gpu.planned = "roles", gpu.warps = 8 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%n: tile<i32>) {
    "gpu.pass_turn"() {first} : () -> ()
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    for %i in (%zero to %n, step %one) : tile<i32> {
      // expected-error @below {{gpu.pass_turn: expected gpu.await_turn before it, in its block}}
      "gpu.pass_turn"() : () -> ()
      // expected-error @below {{gpu.await_turn: expected gpu.pass_turn behind it, in its block}}
      "gpu.await_turn"() : () -> ()
      "gpu.await_turn"() : () -> ()
      "gpu.pass_turn"() : () -> ()
      // expected-error @below {{gpu.pass_turn: expected gpu.await_turn before it, in its block}}
      "gpu.pass_turn"() : () -> ()
      continue
    }
    return
  } {gpu.alternate = true, gpu.planned = "roles", gpu.warps = 8 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%n: tile<i32>) {
    "gpu.pass_turn"() {first} : () -> ()
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    for %i in (%zero to %n, step %one) : tile<i32> {
      // expected-error @below {{gpu.await_turn: expected no gpu.barrier before gpu.pass_turn, at which all threads would wait for those whose turn it is not}}
      "gpu.await_turn"() : () -> ()
      "gpu.barrier"() : () -> ()
      "gpu.pass_turn"() : () -> ()
      continue
    }
    return
  } {gpu.alternate = true, gpu.planned = "roles", gpu.warps = 8 : i64}
}
