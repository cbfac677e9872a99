cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
    %i = constant <i32: 0> : tile<i32>
    %g = constant <i1: true> : tile<i1>
    // expected-error @below {{expected gpu.commit behind it in its block that takes it: a copy in no group is never waited for}}
    %c = "gpu.copy_async"(%v, %s, %i, %g, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.shared<1x64x64xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.token
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %v = make_partition_view %w : partition_view<tile=(32x64), tensor_view<?x64xf16, strides=[64,1]>>
    %i = constant <i32: 0> : tile<i32>
    %g = constant <i1: true> : tile<i1>
    // expected-error @below {{expected a view of tiles of [64 64] elements of f16, as the shared tile holds, got partition_view<tile=(32x64)}}
    %c = "gpu.copy_async"(%v, %s, %i, %g, %i, %i) : (!cuda_tile.partition_view<tile=(32x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.shared<1x64x64xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.token
    %d = "gpu.commit"(%c) : (!cuda_tile.token) -> !cuda_tile.token
    "gpu.wait"(%d) {pending = 0 : i64} : (!cuda_tile.token) -> ()
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<bf16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xbf16, strides=[64,1]>
    %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xbf16, strides=[64,1]>>
    %i = constant <i32: 0> : tile<i32>
    %g = constant <i1: true> : tile<i1>
    // expected-error @below {{expected a view of tiles of [64 64] elements of f16, as the shared tile holds}}
    %c = "gpu.copy_async"(%v, %s, %i, %g, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xbf16, strides=[64,1]>>, !gpu.shared<1x64x64xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.token
    %d = "gpu.commit"(%c) : (!cuda_tile.token) -> !cuda_tile.token
    "gpu.wait"(%d) {pending = 0 : i64} : (!cuda_tile.token) -> ()
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [1, 64] : tile<i32> -> tensor_view<?x64xf16, strides=[1,64]>
    %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[1,64]>>
    %i = constant <i32: 0> : tile<i32>
    %g = constant <i1: true> : tile<i1>
    // expected-error @below {{expected a view whose tiles are contiguous along dimension 1, as the shared tile is}}
    %c = "gpu.copy_async"(%v, %s, %i, %g, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[1,64]>>, !gpu.shared<1x64x64xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.token
    %d = "gpu.commit"(%c) : (!cuda_tile.token) -> !cuda_tile.token
    "gpu.wait"(%d) {pending = 0 : i64} : (!cuda_tile.token) -> ()
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %v = make_partition_view %w : partition_view<tile=(64x64), padding_value = neg_inf, tensor_view<?x64xf16, strides=[64,1]>>
    %i = constant <i32: 0> : tile<i32>
    %g = constant <i1: true> : tile<i1>
    // expected-error @below {{expected a view padded by zeros, which is what a copy leaves}}
    %c = "gpu.copy_async"(%v, %s, %i, %g, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), padding_value = neg_inf, tensor_view<?x64xf16, strides=[64,1]>>, !gpu.shared<1x64x64xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.token
    %d = "gpu.commit"(%c) : (!cuda_tile.token) -> !cuda_tile.token
    "gpu.wait"(%d) {pending = 0 : i64} : (!cuda_tile.token) -> ()
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
    %i = constant <i32: 0> : tile<i32>
    %g = constant <i1: true> : tile<i1>
    // expected-error @below {{expected an index of 2 coordinates, got 1}}
    %c = "gpu.copy_async"(%v, %s, %i, %g, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.shared<1x64x64xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<i32>) -> !cuda_tile.token
    %d = "gpu.commit"(%c) : (!cuda_tile.token) -> !cuda_tile.token
    "gpu.wait"(%d) {pending = 0 : i64} : (!cuda_tile.token) -> ()
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
    %i = constant <i32: 0> : tile<i32>
    %g = constant <i1: true> : tile<i1>
    // expected-error @below {{expected operand guard to be tile<i1>, got tile<i32>}}
    %c = "gpu.copy_async"(%v, %s, %i, %i, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.shared<1x64x64xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.token
    %d = "gpu.commit"(%c) : (!cuda_tile.token) -> !cuda_tile.token
    "gpu.wait"(%d) {pending = 0 : i64} : (!cuda_tile.token) -> ()
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
    %i = constant <i32: 0> : tile<i32>
    %g = constant <i1: true> : tile<i1>
    // expected-error @below {{expected 4 or more operands (source, shared, slot, guard, where), got 3}}
    %c = "gpu.copy_async"(%v, %s, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.shared<1x64x64xf16>, !cuda_tile.tile<i32>) -> !cuda_tile.token
    %d = "gpu.commit"(%c) : (!cuda_tile.token) -> !cuda_tile.token
    "gpu.wait"(%d) {pending = 0 : i64} : (!cuda_tile.token) -> ()
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
    %i = constant <i32: 0> : tile<i32>
    %g = constant <i1: true> : tile<i1>
    // expected-error @below {{expected operand source to be a partition_view or a tile of pointers, got tile<i32>}}
    %c = "gpu.copy_async"(%i, %s, %i, %g) : (!cuda_tile.tile<i32>, !gpu.shared<1x64x64xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>) -> !cuda_tile.token
    %d = "gpu.commit"(%c) : (!cuda_tile.token) -> !cuda_tile.token
    "gpu.wait"(%d) {pending = 0 : i64} : (!cuda_tile.token) -> ()
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
    %i = constant <i32: 0> : tile<i32>
    %g = constant <i1: true> : tile<i1>
    %k = constant <i32: 5> : tile<i32>
    // expected-error @below {{expected a slot below 2, as many stages the shared tile has, got 5}}
    %c = "gpu.copy_async"(%v, %s, %k, %g, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.shared<2x64x64xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.token
    %d = "gpu.commit"(%c) : (!cuda_tile.token) -> !cuda_tile.token
    "gpu.wait"(%d) {pending = 0 : i64} : (!cuda_tile.token) -> ()
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 4>, stages = 1 : i64} : () -> !gpu.shared<1x64x4xf16>
    %w = make_tensor_view %p, shape = [%n, 4], strides = [4, 1] : tile<i32> -> tensor_view<?x4xf16, strides=[4,1]>
    %v = make_partition_view %w : partition_view<tile=(64x4), tensor_view<?x4xf16, strides=[4,1]>>
    %i = constant <i32: 0> : tile<i32>
    %g = constant <i1: true> : tile<i1>
    // expected-error @below {{expected rows of 16 bytes at least, which one copy moves, got 4 elements of f16}}
    %c = "gpu.copy_async"(%v, %s, %i, %g, %i, %i) : (!cuda_tile.partition_view<tile=(64x4), tensor_view<?x4xf16, strides=[4,1]>>, !gpu.shared<1x64x4xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.token
    %d = "gpu.commit"(%c) : (!cuda_tile.token) -> !cuda_tile.token
    "gpu.wait"(%d) {pending = 0 : i64} : (!cuda_tile.token) -> ()
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    %r = reshape %p : tile<ptr<f16>> -> tile<1x1xptr<f16>>
    %q = broadcast %r : tile<1x1xptr<f16>> -> tile<64x64xptr<f16>>
    %i = constant <i32: 0> : tile<i32>
    %g = constant <i1: true> : tile<i1>
    // expected-error @below {{expected nothing, a mask or 2 extents behind the guard, got 3 values}}
    %c = "gpu.copy_async"(%q, %s, %i, %g, %i, %i, %i) : (!cuda_tile.tile<64x64xptr<f16>>, !gpu.shared<1x64x64xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.token
    %d = "gpu.commit"(%c) : (!cuda_tile.token) -> !cuda_tile.token
    "gpu.wait"(%d) {pending = 0 : i64} : (!cuda_tile.token) -> ()
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    %r = reshape %p : tile<ptr<f16>> -> tile<1x1xptr<f16>>
    %q = broadcast %r : tile<1x1xptr<f16>> -> tile<64x64xptr<f16>>
    %i = constant <i32: 0> : tile<i32>
    %g = constant <i1: true> : tile<i1>
    %m = constant <i1: true> : tile<64xi1>
    // expected-error @below {{expected a mask as large as the tile of pointers, got tile<64xi1> for tile<64x64xptr<f16>>}}
    %c = "gpu.copy_async"(%q, %s, %i, %g, %m) : (!cuda_tile.tile<64x64xptr<f16>>, !gpu.shared<1x64x64xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<64xi1>) -> !cuda_tile.token
    %d = "gpu.commit"(%c) : (!cuda_tile.token) -> !cuda_tile.token
    "gpu.wait"(%d) {pending = 0 : i64} : (!cuda_tile.token) -> ()
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    %r = reshape %p : tile<ptr<f16>> -> tile<1x1xptr<f16>>
    %q = broadcast %r : tile<1x1xptr<f16>> -> tile<64x64xptr<f16>>
    %i = constant <i32: 0> : tile<i32>
    %g = constant <i1: true> : tile<i1>
    %f = constant <f32: 0.0> : tile<f32>
    // expected-error @below {{expected extents that are integers, got tile<f32>}}
    %c = "gpu.copy_async"(%q, %s, %i, %g, %f, %i) : (!cuda_tile.tile<64x64xptr<f16>>, !gpu.shared<1x64x64xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<f32>, !cuda_tile.tile<i32>) -> !cuda_tile.token
    %d = "gpu.commit"(%c) : (!cuda_tile.token) -> !cuda_tile.token
    "gpu.wait"(%d) {pending = 0 : i64} : (!cuda_tile.token) -> ()
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
