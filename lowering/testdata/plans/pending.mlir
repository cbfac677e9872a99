// a group that nobody waits for
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 3 : i64} : () -> !gpu.shared<3x64x64xf16>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
    %i = constant <i32: 0> : tile<i32>
    %o = constant <i32: 1> : tile<i32>
    %g = constant <i1: true> : tile<i1>
    %c = "gpu.copy_async"(%v, %s, %i, %g, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.shared<3x64x64xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.token
    // expected-error @below {{expected gpu.wait for its group, in every loop that carries it and behind, and behind every if that yields it}}
    %d = "gpu.commit"(%c) : (!cuda_tile.token) -> !cuda_tile.token
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
// a copy in two groups
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 3 : i64} : () -> !gpu.shared<3x64x64xf16>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
    %i = constant <i32: 0> : tile<i32>
    %o = constant <i32: 1> : tile<i32>
    %g = constant <i1: true> : tile<i1>
    // expected-error @below {{expected one gpu.commit of its block to take it, and nothing else, got gpu.commit}}
    %c = "gpu.copy_async"(%v, %s, %i, %g, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.shared<3x64x64xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.token
    %d = "gpu.commit"(%c) : (!cuda_tile.token) -> !cuda_tile.token
    // expected-error @below {{expected copies started since the last gpu.commit of its block, once each, got gpu.copy_async}}
    %e = "gpu.commit"(%c) : (!cuda_tile.token) -> !cuda_tile.token
    "gpu.wait"(%d, %e) {pending = 0 : i64} : (!cuda_tile.token, !cuda_tile.token) -> ()
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
// a copy that somebody else takes for done
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 3 : i64} : () -> !gpu.shared<3x64x64xf16>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
    %i = constant <i32: 0> : tile<i32>
    %o = constant <i32: 1> : tile<i32>
    %g = constant <i1: true> : tile<i1>
    // expected-error @below {{expected one gpu.commit of its block to take it, and nothing else, got join_tokens}}
    %c = "gpu.copy_async"(%v, %s, %i, %g, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.shared<3x64x64xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.token
    %j = join_tokens %c, %c : token
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
// a copy closed in an inner block
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 3 : i64} : () -> !gpu.shared<3x64x64xf16>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
    %i = constant <i32: 0> : tile<i32>
    %o = constant <i32: 1> : tile<i32>
    %g = constant <i1: true> : tile<i1>
    // expected-error @below {{expected one gpu.commit of its block to take it, and nothing else, got gpu.commit}}
    %c = "gpu.copy_async"(%v, %s, %i, %g, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.shared<3x64x64xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.token
    for %k in (%i to %n, step %o) : tile<i32> {
      // expected-error @below {{expected copies started since the last gpu.commit of its block, once each, got gpu.copy_async}}
      %d = "gpu.commit"(%c) : (!cuda_tile.token) -> !cuda_tile.token
      "gpu.wait"(%d) {pending = 0 : i64} : (!cuda_tile.token) -> ()
    }
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
// a group of nothing
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 3 : i64} : () -> !gpu.shared<3x64x64xf16>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
    %i = constant <i32: 0> : tile<i32>
    %o = constant <i32: 1> : tile<i32>
    %g = constant <i1: true> : tile<i1>
    // expected-error @below {{expected the copies of the group, got none}}
    %d = "gpu.commit"() : () -> !cuda_tile.token
    "gpu.wait"(%d) {pending = 0 : i64} : (!cuda_tile.token) -> ()
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
// a group without one of its copies
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 3 : i64} : () -> !gpu.shared<3x64x64xf16>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
    %i = constant <i32: 0> : tile<i32>
    %o = constant <i32: 1> : tile<i32>
    %g = constant <i1: true> : tile<i1>
    %c = "gpu.copy_async"(%v, %s, %i, %g, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.shared<3x64x64xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.token
    %d = "gpu.copy_async"(%v, %s, %i, %g, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.shared<3x64x64xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.token
    // expected-error @below {{expected all 2 copies started since the last gpu.commit, which are a group whatever it takes, got 1}}
    %e = "gpu.commit"(%c) : (!cuda_tile.token) -> !cuda_tile.token
    // expected-error @below {{expected copies started since the last gpu.commit of its block, once each, got gpu.copy_async}}
    %f = "gpu.commit"(%d) : (!cuda_tile.token) -> !cuda_tile.token
    "gpu.wait"(%e, %f) {pending = 0 : i64} : (!cuda_tile.token, !cuda_tile.token) -> ()
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
// a copy twice
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 3 : i64} : () -> !gpu.shared<3x64x64xf16>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
    %i = constant <i32: 0> : tile<i32>
    %o = constant <i32: 1> : tile<i32>
    %g = constant <i1: true> : tile<i1>
    // expected-error @below {{expected one gpu.commit of its block to take it, and nothing else, got gpu.commit}}
    %c = "gpu.copy_async"(%v, %s, %i, %g, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.shared<3x64x64xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.token
    // expected-error @below {{expected copies started since the last gpu.commit of its block, once each}}
    %d = "gpu.commit"(%c, %c) : (!cuda_tile.token, !cuda_tile.token) -> !cuda_tile.token
    "gpu.wait"(%d) {pending = 0 : i64} : (!cuda_tile.token) -> ()
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
// a group of a token
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 3 : i64} : () -> !gpu.shared<3x64x64xf16>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
    %i = constant <i32: 0> : tile<i32>
    %o = constant <i32: 1> : tile<i32>
    %g = constant <i1: true> : tile<i1>
    %m = make_token : token
    // expected-error @below {{expected copies started since the last gpu.commit of its block, once each, got make_token}}
    %d = "gpu.commit"(%m) : (!cuda_tile.token) -> !cuda_tile.token
    "gpu.wait"(%d) {pending = 0 : i64} : (!cuda_tile.token) -> ()
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
// a group closed in between
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 3 : i64} : () -> !gpu.shared<3x64x64xf16>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
    %i = constant <i32: 0> : tile<i32>
    %o = constant <i32: 1> : tile<i32>
    %g = constant <i1: true> : tile<i1>
    %c = "gpu.copy_async"(%v, %s, %i, %g, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.shared<3x64x64xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.token
    for %k in (%i to %n, step %o) : tile<i32> {
      %e = "gpu.copy_async"(%v, %s, %i, %g, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.shared<3x64x64xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.token
      %f = "gpu.commit"(%e) : (!cuda_tile.token) -> !cuda_tile.token
      "gpu.wait"(%f) {pending = 0 : i64} : (!cuda_tile.token) -> ()
    }
    // expected-error @below {{expected its copies behind for, in which a group is closed}}
    %d = "gpu.commit"(%c) : (!cuda_tile.token) -> !cuda_tile.token
    "gpu.wait"(%d) {pending = 0 : i64} : (!cuda_tile.token) -> ()
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
// a wait for a token
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 3 : i64} : () -> !gpu.shared<3x64x64xf16>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
    %i = constant <i32: 0> : tile<i32>
    %o = constant <i32: 1> : tile<i32>
    %g = constant <i1: true> : tile<i1>
    %m = make_token : token
    // expected-error @below {{expected groups of copies, as gpu.commit gives them, got make_token}}
    "gpu.wait"(%m) {pending = 0 : i64} : (!cuda_tile.token) -> ()
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
// a wait for a copy in no group
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 3 : i64} : () -> !gpu.shared<3x64x64xf16>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
    %i = constant <i32: 0> : tile<i32>
    %o = constant <i32: 1> : tile<i32>
    %g = constant <i1: true> : tile<i1>
    // expected-error @below {{expected one gpu.commit of its block to take it, and nothing else, got gpu.wait}}
    %c = "gpu.copy_async"(%v, %s, %i, %g, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.shared<3x64x64xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.token
    // expected-error @below {{expected groups of copies, as gpu.commit gives them, got gpu.copy_async}}
    "gpu.wait"(%c) {pending = 0 : i64} : (!cuda_tile.token) -> ()
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
// a wait that leaves its group under way
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 3 : i64} : () -> !gpu.shared<3x64x64xf16>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
    %i = constant <i32: 0> : tile<i32>
    %o = constant <i32: 1> : tile<i32>
    %g = constant <i1: true> : tile<i1>
    %c = "gpu.copy_async"(%v, %s, %i, %g, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.shared<3x64x64xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.token
    %d = "gpu.commit"(%c) : (!cuda_tile.token) -> !cuda_tile.token
    // expected-error @below {{expected no group to be under way but the 0 closed behind those waited for, got pending = 1}}
    "gpu.wait"(%d) {pending = 1 : i64} : (!cuda_tile.token) -> ()
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
// a wait for the younger of two
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 3 : i64} : () -> !gpu.shared<3x64x64xf16>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
    %i = constant <i32: 0> : tile<i32>
    %o = constant <i32: 1> : tile<i32>
    %g = constant <i1: true> : tile<i1>
    %c = "gpu.copy_async"(%v, %s, %i, %g, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.shared<3x64x64xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.token
    %d = "gpu.commit"(%c) : (!cuda_tile.token) -> !cuda_tile.token
    %e = "gpu.copy_async"(%v, %s, %i, %g, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.shared<3x64x64xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.token
    %f = "gpu.commit"(%e) : (!cuda_tile.token) -> !cuda_tile.token
    "gpu.wait"(%d) {pending = 1 : i64} : (!cuda_tile.token) -> ()
    // expected-error @below {{expected no group to be under way but the 0 closed behind those waited for, got pending = 1}}
    "gpu.wait"(%f) {pending = 1 : i64} : (!cuda_tile.token) -> ()
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
// a loop that has one group too many under way
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 3 : i64} : () -> !gpu.shared<3x64x64xf16>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
    %i = constant <i32: 0> : tile<i32>
    %o = constant <i32: 1> : tile<i32>
    %g = constant <i1: true> : tile<i1>
    %c = "gpu.copy_async"(%v, %s, %i, %g, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.shared<3x64x64xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.token
    %d = "gpu.commit"(%c) : (!cuda_tile.token) -> !cuda_tile.token
    %e = "gpu.copy_async"(%v, %s, %i, %g, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.shared<3x64x64xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.token
    %f = "gpu.commit"(%e) : (!cuda_tile.token) -> !cuda_tile.token
    %for:2 = for %k in (%i to %n, step %o) : tile<i32> iter_values(%l0 = %d, %l1 = %f) -> (token, token) {
      // expected-error @below {{expected no group to be under way but the 1 closed behind those waited for, got pending = 2}}
      "gpu.wait"(%l0) {pending = 2 : i64} : (!cuda_tile.token) -> ()
      %x = "gpu.copy_async"(%v, %s, %i, %g, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.shared<3x64x64xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.token
      %y = "gpu.commit"(%x) : (!cuda_tile.token) -> !cuda_tile.token
      continue %l1, %y : token, token
    }
    "gpu.wait"(%for#0, %for#1) {pending = 0 : i64} : (!cuda_tile.token, !cuda_tile.token) -> ()
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
// a loop that waits for the younger first
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 3 : i64} : () -> !gpu.shared<3x64x64xf16>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
    %i = constant <i32: 0> : tile<i32>
    %o = constant <i32: 1> : tile<i32>
    %g = constant <i1: true> : tile<i1>
    %c = "gpu.copy_async"(%v, %s, %i, %g, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.shared<3x64x64xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.token
    // expected-error @below {{expected gpu.wait for its group, in every loop that carries it and behind, and behind every if that yields it}}
    %d = "gpu.commit"(%c) : (!cuda_tile.token) -> !cuda_tile.token
    %e = "gpu.copy_async"(%v, %s, %i, %g, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.shared<3x64x64xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.token
    // expected-error @below {{expected gpu.wait for its group, in every loop that carries it and behind, and behind every if that yields it}}
    %f = "gpu.commit"(%e) : (!cuda_tile.token) -> !cuda_tile.token
    %for:2 = for %k in (%i to %n, step %o) : tile<i32> iter_values(%l0 = %d, %l1 = %f) -> (token, token) {
      // expected-error @below {{expected no group to be under way but the 0 closed behind those waited for, got pending = 1}}
      "gpu.wait"(%l1) {pending = 1 : i64} : (!cuda_tile.token) -> ()
      %x = "gpu.copy_async"(%v, %s, %i, %g, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.shared<3x64x64xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.token
      // expected-error @below {{expected gpu.wait for its group, in every loop that carries it and behind, and behind every if that yields it}}
      %y = "gpu.commit"(%x) : (!cuda_tile.token) -> !cuda_tile.token
      continue %l1, %y : token, token
    }
    "gpu.wait"(%for#0, %for#1) {pending = 0 : i64} : (!cuda_tile.token, !cuda_tile.token) -> ()
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
// no wait behind a loop
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 3 : i64} : () -> !gpu.shared<3x64x64xf16>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
    %i = constant <i32: 0> : tile<i32>
    %o = constant <i32: 1> : tile<i32>
    %g = constant <i1: true> : tile<i1>
    %c = "gpu.copy_async"(%v, %s, %i, %g, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.shared<3x64x64xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.token
    // expected-error @below {{expected gpu.wait for its group, in every loop that carries it and behind, and behind every if that yields it}}
    %d = "gpu.commit"(%c) : (!cuda_tile.token) -> !cuda_tile.token
    %for:1 = for %k in (%i to %n, step %o) : tile<i32> iter_values(%l0 = %d) -> (token) {
      "gpu.wait"(%l0) {pending = 0 : i64} : (!cuda_tile.token) -> ()
      %x = "gpu.copy_async"(%v, %s, %i, %g, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.shared<3x64x64xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.token
      // expected-error @below {{expected gpu.wait for its group, in every loop that carries it and behind, and behind every if that yields it}}
      %y = "gpu.commit"(%x) : (!cuda_tile.token) -> !cuda_tile.token
      continue %y : token
    }
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
// no wait in a loop
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 3 : i64} : () -> !gpu.shared<3x64x64xf16>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
    %i = constant <i32: 0> : tile<i32>
    %o = constant <i32: 1> : tile<i32>
    %g = constant <i1: true> : tile<i1>
    %c = "gpu.copy_async"(%v, %s, %i, %g, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.shared<3x64x64xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.token
    // expected-error @below {{expected gpu.wait for its group, in every loop that carries it and behind, and behind every if that yields it}}
    %d = "gpu.commit"(%c) : (!cuda_tile.token) -> !cuda_tile.token
    %for:1 = for %k in (%i to %n, step %o) : tile<i32> iter_values(%l0 = %d) -> (token) {
      %x = "gpu.copy_async"(%v, %s, %i, %g, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.shared<3x64x64xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.token
      // expected-error @below {{expected gpu.wait for its group, in every loop that carries it and behind, and behind every if that yields it}}
      %y = "gpu.commit"(%x) : (!cuda_tile.token) -> !cuda_tile.token
      continue %y : token
    }
    "gpu.wait"(%for#0) {pending = 0 : i64} : (!cuda_tile.token) -> ()
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
// a loop that begins with something else
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 3 : i64} : () -> !gpu.shared<3x64x64xf16>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
    %i = constant <i32: 0> : tile<i32>
    %o = constant <i32: 1> : tile<i32>
    %g = constant <i1: true> : tile<i1>
    %m = make_token : token
    %for:1 = for %k in (%i to %n, step %o) : tile<i32> iter_values(%l0 = %m) -> (token) {
      // expected-error @below {{expected groups of copies, as gpu.commit gives them, got make_token}}
      "gpu.wait"(%l0) {pending = 0 : i64} : (!cuda_tile.token) -> ()
      %x = "gpu.copy_async"(%v, %s, %i, %g, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.shared<3x64x64xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.token
      %y = "gpu.commit"(%x) : (!cuda_tile.token) -> !cuda_tile.token
      continue %y : token
    }
    // expected-error @below {{expected groups of copies, as gpu.commit gives them, got make_token}}
    "gpu.wait"(%for#0) {pending = 0 : i64} : (!cuda_tile.token) -> ()
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
// a group that is no order of accesses
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 3 : i64} : () -> !gpu.shared<3x64x64xf16>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
    %i = constant <i32: 0> : tile<i32>
    %o = constant <i32: 1> : tile<i32>
    %g = constant <i1: true> : tile<i1>
    %c = "gpu.copy_async"(%v, %s, %i, %g, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.shared<3x64x64xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.token
    // expected-error @below {{expected its group to be waited for by gpu.wait or handed on by a for or an if only, until which its copies are under way, got join_tokens}}
    %d = "gpu.commit"(%c) : (!cuda_tile.token) -> !cuda_tile.token
    "gpu.wait"(%d) {pending = 0 : i64} : (!cuda_tile.token) -> ()
    %j = join_tokens %d, %d : token
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
// a group out of an if of which the other way has none
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 3 : i64} : () -> !gpu.shared<3x64x64xf16>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
    %i = constant <i32: 0> : tile<i32>
    %o = constant <i32: 1> : tile<i32>
    %g = constant <i1: true> : tile<i1>
    %q = if %g -> (token) {
      %c = "gpu.copy_async"(%v, %s, %i, %g, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.shared<3x64x64xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.token
      %d = "gpu.commit"(%c) : (!cuda_tile.token) -> !cuda_tile.token
      yield %d : token
    } else {
      %m = make_token : token
      yield %m : token
    }
    // expected-error @below {{expected groups of copies, as gpu.commit gives them, got make_token}}
    "gpu.wait"(%q) {pending = 0 : i64} : (!cuda_tile.token) -> ()
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
// a group of an iteration cut short
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 3 : i64} : () -> !gpu.shared<3x64x64xf16>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
    %i = constant <i32: 0> : tile<i32>
    %o = constant <i32: 1> : tile<i32>
    %g = constant <i1: true> : tile<i1>
    %c = "gpu.copy_async"(%v, %s, %i, %g, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.shared<3x64x64xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.token
    %d = "gpu.commit"(%c) : (!cuda_tile.token) -> !cuda_tile.token
    %for:1 = for %k in (%i to %n, step %o) : tile<i32> iter_values(%l0 = %d) -> (token) {
      if %g {
        continue %l0 : token
      }
      // expected-error @below {{expected no group to be under way but the 0 closed behind those waited for, got pending = 1}}
      "gpu.wait"(%l0) {pending = 1 : i64} : (!cuda_tile.token) -> ()
      %x = "gpu.copy_async"(%v, %s, %i, %g, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.shared<3x64x64xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.token
      %y = "gpu.commit"(%x) : (!cuda_tile.token) -> !cuda_tile.token
      continue %y : token
    }
    "gpu.wait"(%for#0) {pending = 0 : i64} : (!cuda_tile.token) -> ()
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
// a group that an if yields and nobody waits for behind it
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 3 : i64} : () -> !gpu.shared<3x64x64xf16>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
    %i = constant <i32: 0> : tile<i32>
    %o = constant <i32: 1> : tile<i32>
    %g = constant <i1: true> : tile<i1>
    %z = constant <f32: 0.0> : tile<64x64xf32>
    %b = cmpi equal %n, %o, signed : tile<i32> -> tile<i1>
    %r = if %b -> (token) {
      %c = "gpu.copy_async"(%v, %s, %i, %g, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.shared<3x64x64xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.token
      // expected-error @below {{expected gpu.wait for its group, in every loop that carries it and behind, and behind every if that yields it}}
      %d = "gpu.commit"(%c) : (!cuda_tile.token) -> !cuda_tile.token
      yield %d : token
    } else {
      %c = "gpu.copy_async"(%v, %s, %i, %g, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.shared<3x64x64xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.token
      // expected-error @below {{expected gpu.wait for its group, in every loop that carries it and behind, and behind every if that yields it}}
      %d = "gpu.commit"(%c) : (!cuda_tile.token) -> !cuda_tile.token
      yield %d : token
    }
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
// a group that an if yields, taken for the token of an access
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 3 : i64} : () -> !gpu.shared<3x64x64xf16>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
    %i = constant <i32: 0> : tile<i32>
    %o = constant <i32: 1> : tile<i32>
    %g = constant <i1: true> : tile<i1>
    %z = constant <f32: 0.0> : tile<64x64xf32>
    %b = cmpi equal %n, %o, signed : tile<i32> -> tile<i1>
    %r = if %b -> (token) {
      %c = "gpu.copy_async"(%v, %s, %i, %g, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.shared<3x64x64xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.token
      // expected-error @below {{expected its group to be waited for by gpu.wait or handed on by a for or an if only, until which its copies are under way, got join_tokens}}
      %d = "gpu.commit"(%c) : (!cuda_tile.token) -> !cuda_tile.token
      yield %d : token
    } else {
      %c = "gpu.copy_async"(%v, %s, %i, %g, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.shared<3x64x64xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.token
      // expected-error @below {{expected its group to be waited for by gpu.wait or handed on by a for or an if only, until which its copies are under way, got join_tokens}}
      %d = "gpu.commit"(%c) : (!cuda_tile.token) -> !cuda_tile.token
      yield %d : token
    }
    %j = join_tokens %r, %r : token
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
// a wait that leaves under way what one way closes last
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 3 : i64} : () -> !gpu.shared<3x64x64xf16>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
    %i = constant <i32: 0> : tile<i32>
    %o = constant <i32: 1> : tile<i32>
    %g = constant <i1: true> : tile<i1>
    %z = constant <f32: 0.0> : tile<64x64xf32>
    %b = cmpi equal %n, %o, signed : tile<i32> -> tile<i1>
    %r = if %b -> (token) {
      %c = "gpu.copy_async"(%v, %s, %i, %g, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.shared<3x64x64xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.token
      %d = "gpu.commit"(%c) : (!cuda_tile.token) -> !cuda_tile.token
      %c2 = "gpu.copy_async"(%v, %s, %i, %g, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.shared<3x64x64xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.token
      %d2 = "gpu.commit"(%c2) : (!cuda_tile.token) -> !cuda_tile.token
      "gpu.wait"(%d2) {pending = 0 : i64} : (!cuda_tile.token) -> ()
      yield %d : token
    } else {
      %c = "gpu.copy_async"(%v, %s, %i, %g, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.shared<3x64x64xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.token
      %d = "gpu.commit"(%c) : (!cuda_tile.token) -> !cuda_tile.token
      yield %d : token
    }
    // expected-error @below {{expected no group to be under way but the 0 closed behind those waited for, got pending = 1}}
    "gpu.wait"(%r) {pending = 1 : i64} : (!cuda_tile.token) -> ()
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
// a product on one way only
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 3 : i64} : () -> !gpu.shared<3x64x64xf16>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
    %i = constant <i32: 0> : tile<i32>
    %o = constant <i32: 1> : tile<i32>
    %g = constant <i1: true> : tile<i1>
    %z = constant <f32: 0.0> : tile<64x64xf32>
    %b = cmpi equal %n, %o, signed : tile<i32> -> tile<i1>
    %r = if %b -> (tile<64x64xf32>) {
      // expected-error @below {{expected the if to yield a product under way, begun in its body, on each way, got constant}}
      %q = "gpu.mma"(%s, %s, %z, %i, %i) {slot_a, slot_b, instruction = "wgmma.m64k16.f32.f16", warps = array<i64: 4, 1>} : (!gpu.shared<3x64x64xf16>, !gpu.shared<3x64x64xf16>, !cuda_tile.tile<64x64xf32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf32>
      yield %q : tile<64x64xf32>
    } else {
      yield %z : tile<64x64xf32>
    }
    %e = "gpu.mma_wait"(%r) : (!cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
// a product that an if yields and somebody else reads
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 3 : i64} : () -> !gpu.shared<3x64x64xf16>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
    %i = constant <i32: 0> : tile<i32>
    %o = constant <i32: 1> : tile<i32>
    %g = constant <i1: true> : tile<i1>
    %z = constant <f32: 0.0> : tile<64x64xf32>
    %b = cmpi equal %n, %o, signed : tile<i32> -> tile<i1>
    %r = if %b -> (tile<64x64xf32>) {
      // expected-error @below {{expected the result of the if to be read by gpu.mma_wait behind it only, got addf}}
      %q = "gpu.mma"(%s, %s, %z, %i, %i) {slot_a, slot_b, instruction = "wgmma.m64k16.f32.f16", warps = array<i64: 4, 1>} : (!gpu.shared<3x64x64xf16>, !gpu.shared<3x64x64xf16>, !cuda_tile.tile<64x64xf32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf32>
      yield %q : tile<64x64xf32>
    } else {
      // expected-error @below {{expected the result of the if to be read by gpu.mma_wait behind it only, got addf}}
      %q = "gpu.mma"(%s, %s, %z, %i, %i) {slot_a, slot_b, instruction = "wgmma.m64k16.f32.f16", warps = array<i64: 4, 1>} : (!gpu.shared<3x64x64xf16>, !gpu.shared<3x64x64xf16>, !cuda_tile.tile<64x64xf32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf32>
      yield %q : tile<64x64xf32>
    }
    %e = addf %r, %r : tile<64x64xf32>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
// a product that an if yields and nobody waits for
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 3 : i64} : () -> !gpu.shared<3x64x64xf16>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
    %i = constant <i32: 0> : tile<i32>
    %o = constant <i32: 1> : tile<i32>
    %g = constant <i1: true> : tile<i1>
    %z = constant <f32: 0.0> : tile<64x64xf32>
    %b = cmpi equal %n, %o, signed : tile<i32> -> tile<i1>
    %r = if %b -> (tile<64x64xf32>) {
      // expected-error @below {{expected gpu.mma_wait behind the if for what it yields of it}}
      %q = "gpu.mma"(%s, %s, %z, %i, %i) {slot_a, slot_b, instruction = "wgmma.m64k16.f32.f16", warps = array<i64: 4, 1>} : (!gpu.shared<3x64x64xf16>, !gpu.shared<3x64x64xf16>, !cuda_tile.tile<64x64xf32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf32>
      yield %q : tile<64x64xf32>
    } else {
      // expected-error @below {{expected gpu.mma_wait behind the if for what it yields of it}}
      %q = "gpu.mma"(%s, %s, %z, %i, %i) {slot_a, slot_b, instruction = "wgmma.m64k16.f32.f16", warps = array<i64: 4, 1>} : (!gpu.shared<3x64x64xf16>, !gpu.shared<3x64x64xf16>, !cuda_tile.tile<64x64xf32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf32>
      yield %q : tile<64x64xf32>
    }
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
