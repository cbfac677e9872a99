cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %full = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 8 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 64>, dims = array<i64: 1, 0>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<?x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    "gpu.mbarrier_init"(%full, %empty) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
      %i = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f1 = "gpu.mbarrier_expect"(%full, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %s, %f1, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    %o = constant <i32: 0> : tile<i32>
    %stage = "gpu.mbarrier_wait"(%full, %o, %o) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    %x = "gpu.load_shared"(%s, %stage) : (!gpu.shared<2x64x64xf16>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf16>
    // expected-error @below {{expected mbarriers whose phase an arrival of each of 4 warps completes, got 8}}
    "gpu.mbarrier_arrive"(%empty, %stage) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %full = "gpu.alloc_mbarrier"() {arrivals = 2 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 64>, dims = array<i64: 1, 0>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<?x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    "gpu.mbarrier_init"(%full, %empty) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
      %i = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      // expected-error @below {{expected mbarriers whose phase is complete when each role has arrived that fills it: 1, got 2 arrivals}}
      %f1 = "gpu.mbarrier_expect"(%full, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %s, %f1, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    %o = constant <i32: 0> : tile<i32>
    %stage = "gpu.mbarrier_wait"(%full, %o, %o) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    %x = "gpu.load_shared"(%s, %stage) : (!gpu.shared<2x64x64xf16>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf16>
    "gpu.mbarrier_arrive"(%empty, %stage) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %full = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 32, 64>, dims = array<i64: 1, 0>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<?x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    "gpu.mbarrier_init"(%full, %empty) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
      %i = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f1 = "gpu.mbarrier_expect"(%full, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      // expected-error @below {{expected a map with box = [64 64], as the shared tile lies, got [32 64]}}
      "gpu.copy_tensor"(%v, %map, %s, %f1, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    %o = constant <i32: 0> : tile<i32>
    %stage = "gpu.mbarrier_wait"(%full, %o, %o) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    %x = "gpu.load_shared"(%s, %stage) : (!gpu.shared<2x64x64xf16>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf16>
    "gpu.mbarrier_arrive"(%empty, %stage) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %full = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 64>, dims = array<i64: 1, 0>, swizzle = 64 : i64} : (!cuda_tile.tensor_view<?x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    "gpu.mbarrier_init"(%full, %empty) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
      %i = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f1 = "gpu.mbarrier_expect"(%full, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      // expected-error @below {{expected a map with swizzle = 128, as the shared tile lies, got 64}}
      "gpu.copy_tensor"(%v, %map, %s, %f1, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    %o = constant <i32: 0> : tile<i32>
    %stage = "gpu.mbarrier_wait"(%full, %o, %o) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    %x = "gpu.load_shared"(%s, %stage) : (!gpu.shared<2x64x64xf16>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf16>
    "gpu.mbarrier_arrive"(%empty, %stage) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %full = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    // expected-error @below {{expected swizzle to be 0, 32, 64 or 128, got 48}}
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 64>, dims = array<i64: 1, 0>, swizzle = 48 : i64} : (!cuda_tile.tensor_view<?x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    "gpu.mbarrier_init"(%full, %empty) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
      %i = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f1 = "gpu.mbarrier_expect"(%full, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      // expected-error @below {{expected a map with swizzle = 128, as the shared tile lies, got 48}}
      "gpu.copy_tensor"(%v, %map, %s, %f1, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    %o = constant <i32: 0> : tile<i32>
    %stage = "gpu.mbarrier_wait"(%full, %o, %o) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    %x = "gpu.load_shared"(%s, %stage) : (!gpu.shared<2x64x64xf16>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf16>
    "gpu.mbarrier_arrive"(%empty, %stage) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %full = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 64>, dims = array<i64: 1, 0>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<?x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    "gpu.mbarrier_init"(%full, %empty) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    // expected-error @below {{expected role to be one of producer, transformer, got "helper"}}
    "gpu.role"() ({
      %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
      %i = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f1 = "gpu.mbarrier_expect"(%full, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %s, %f1, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "helper"} : () -> ()
    %o = constant <i32: 0> : tile<i32>
    %stage = "gpu.mbarrier_wait"(%full, %o, %o) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    %x = "gpu.load_shared"(%s, %stage) : (!gpu.shared<2x64x64xf16>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf16>
    "gpu.mbarrier_arrive"(%empty, %stage) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %full = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 64>, dims = array<i64: 1, 0>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<?x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    "gpu.mbarrier_init"(%full, %empty) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
      %i = constant <i32: 0> : tile<i32>
      %one = constant <i32: 2> : tile<i32>
      // expected-error @below {{expected a parity, 0 or 1, got 2}}
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f1 = "gpu.mbarrier_expect"(%full, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %s, %f1, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    %o = constant <i32: 0> : tile<i32>
    %stage = "gpu.mbarrier_wait"(%full, %o, %o) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    %x = "gpu.load_shared"(%s, %stage) : (!gpu.shared<2x64x64xf16>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf16>
    "gpu.mbarrier_arrive"(%empty, %stage) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %full = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 64>, dims = array<i64: 1, 0>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<?x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    "gpu.mbarrier_init"(%full, %empty) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
      %i = constant <i32: 2> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      // expected-error @below {{expected a slot below 2, as many mbarriers there are, got 2}}
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      // expected-error @below {{expected a slot below 2, as many mbarriers there are, got 2}}
      %f1 = "gpu.mbarrier_expect"(%full, %i) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %s, %f1, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    %o = constant <i32: 0> : tile<i32>
    %stage = "gpu.mbarrier_wait"(%full, %o, %o) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    %x = "gpu.load_shared"(%s, %stage) : (!gpu.shared<2x64x64xf16>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf16>
    "gpu.mbarrier_arrive"(%empty, %stage) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %full = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 64>, dims = array<i64: 1, 0>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<?x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    "gpu.mbarrier_init"(%full, %empty) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
      %i = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f1 = "gpu.mbarrier_expect"(%full, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %s, %f1, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    %o = constant <i32: 0> : tile<i32>
    %stage = "gpu.mbarrier_wait"(%full, %o, %o) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    %x = "gpu.load_shared"(%s, %stage) : (!gpu.shared<2x64x64xf16>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf16>
    // expected-error @below {{expected to stand in a gpu.role, where one thread arrives}}
    %f2 = "gpu.mbarrier_expect"(%full, %stage) {bytes = 16 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %full = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 64>, dims = array<i64: 1, 0>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<?x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    "gpu.mbarrier_init"(%full, %empty) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
      %i = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      // expected-error @below {{expected what one thread does, in a role of one}}
      "gpu.barrier"() : () -> ()
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f1 = "gpu.mbarrier_expect"(%full, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %s, %f1, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    %o = constant <i32: 0> : tile<i32>
    %stage = "gpu.mbarrier_wait"(%full, %o, %o) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    %x = "gpu.load_shared"(%s, %stage) : (!gpu.shared<2x64x64xf16>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf16>
    "gpu.mbarrier_arrive"(%empty, %stage) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %full = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 64>, dims = array<i64: 1, 0>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<?x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    "gpu.mbarrier_init"(%full, %empty) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
      %i = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      // expected-error @below {{expected what one thread does, in a role of one}}
      %many = iota : tile<64xi32>
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f1 = "gpu.mbarrier_expect"(%full, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %s, %f1, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    %o = constant <i32: 0> : tile<i32>
    %stage = "gpu.mbarrier_wait"(%full, %o, %o) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    %x = "gpu.load_shared"(%s, %stage) : (!gpu.shared<2x64x64xf16>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf16>
    "gpu.mbarrier_arrive"(%empty, %stage) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %full = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 64>, dims = array<i64: 1, 0>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<?x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    "gpu.mbarrier_init"(%full, %empty) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
      %i = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f1 = "gpu.mbarrier_expect"(%full, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      // expected-error @below {{expected an index of 2 coordinates, got 1}}
      "gpu.copy_tensor"(%v, %map, %s, %f1, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    %o = constant <i32: 0> : tile<i32>
    %stage = "gpu.mbarrier_wait"(%full, %o, %o) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    %x = "gpu.load_shared"(%s, %stage) : (!gpu.shared<2x64x64xf16>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf16>
    "gpu.mbarrier_arrive"(%empty, %stage) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %full = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    // expected-error @below {{expected dimension 0 of}}
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 64>, dims = array<i64: 0, 1>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<?x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    "gpu.mbarrier_init"(%full, %empty) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
      %i = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f1 = "gpu.mbarrier_expect"(%full, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      // expected-error @below {{expected a map with dims = [1 0], as the shared tile lies, got [0 1]}}
      "gpu.copy_tensor"(%v, %map, %s, %f1, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    %o = constant <i32: 0> : tile<i32>
    %stage = "gpu.mbarrier_wait"(%full, %o, %o) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    %x = "gpu.load_shared"(%s, %stage) : (!gpu.shared<2x64x64xf16>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf16>
    "gpu.mbarrier_arrive"(%empty, %stage) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %full = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    // expected-error @below {{expected dims to name each dimension of}}
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 64>, dims = array<i64: 1, 1>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<?x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    "gpu.mbarrier_init"(%full, %empty) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
      %i = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f1 = "gpu.mbarrier_expect"(%full, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      // expected-error @below {{expected a map with dims = [1 0], as the shared tile lies, got [1 1]}}
      "gpu.copy_tensor"(%v, %map, %s, %f1, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    %o = constant <i32: 0> : tile<i32>
    %stage = "gpu.mbarrier_wait"(%full, %o, %o) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    %x = "gpu.load_shared"(%s, %stage) : (!gpu.shared<2x64x64xf16>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf16>
    "gpu.mbarrier_arrive"(%empty, %stage) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %full = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 64>, dims = array<i64: 1, 0>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<?x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    "gpu.mbarrier_init"(%full, %empty) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
      %i = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f1 = "gpu.mbarrier_expect"(%full, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %s, %f1, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    %o = constant <i32: 0> : tile<i32>
    // expected-error @below {{expected one gpu.mbarrier_init that makes the mbarriers ready, got 0}}
    %late = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %stage = "gpu.mbarrier_wait"(%full, %o, %o) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    %x = "gpu.load_shared"(%s, %stage) : (!gpu.shared<2x64x64xf16>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf16>
    "gpu.mbarrier_arrive"(%empty, %stage) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %a = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %b = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 3 : i64} : () -> !gpu.shared<3x64x64xf16>
    %c = constant <f32: 0.0> : tile<64x64xf32>
    %z = constant <i32: 0> : tile<i32>
    // expected-error @below {{expected one slot for operands that are staged together, got 2 stages and 3}}
    %d = "gpu.mma"(%a, %b, %c, %z) {instruction = "wgmma.m64k16.f32.f16", slot_a, slot_b, warps = array<i64: 4, 1>} : (!gpu.shared<2x64x64xf16>, !gpu.shared<3x64x64xf16>, !cuda_tile.tile<64x64xf32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf32>
    %r = "gpu.mma_wait"(%d) : (!cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f32>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = tf32, shape = array<i64: 64, 32>, stages = 2 : i64} : () -> !gpu.shared<2x64x32xtf32>
    %full = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 32], strides = [32, 1] : tile<i32> -> tensor_view<?x32xf32, strides=[32,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 32, 64>, dims = array<i64: 1, 0>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<?x32xf32, strides=[32,1]>) -> !gpu.tensor_map
    "gpu.mbarrier_init"(%full, %empty) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %v = make_partition_view %w : partition_view<tile=(64x32), tensor_view<?x32xf32, strides=[32,1]>>
      %i = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %fill = "gpu.mbarrier_expect"(%full, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      // expected-error @below {{expected a map with rounds for a shared tile of tf32 of a view of f32, and for no other}}
      "gpu.copy_tensor"(%v, %map, %s, %fill, %i, %i) : (!cuda_tile.partition_view<tile=(64x32), tensor_view<?x32xf32, strides=[32,1]>>, !gpu.tensor_map, !gpu.shared<2x64x32xtf32>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    %o = constant <i32: 0> : tile<i32>
    %stage = "gpu.mbarrier_wait"(%full, %o, %o) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    %x = "gpu.load_shared"(%s, %stage) : (!gpu.shared<2x64x32xtf32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x32xtf32>
    "gpu.mbarrier_arrive"(%empty, %stage) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f32>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f32, shape = array<i64: 64, 32>, stages = 2 : i64} : () -> !gpu.shared<2x64x32xf32>
    %full = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 32], strides = [32, 1] : tile<i32> -> tensor_view<?x32xf32, strides=[32,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 32, 64>, dims = array<i64: 1, 0>, rounds, swizzle = 128 : i64} : (!cuda_tile.tensor_view<?x32xf32, strides=[32,1]>) -> !gpu.tensor_map
    "gpu.mbarrier_init"(%full, %empty) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %v = make_partition_view %w : partition_view<tile=(64x32), tensor_view<?x32xf32, strides=[32,1]>>
      %i = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %fill = "gpu.mbarrier_expect"(%full, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      // expected-error @below {{expected a map with rounds for a shared tile of tf32 of a view of f32, and for no other}}
      "gpu.copy_tensor"(%v, %map, %s, %fill, %i, %i) : (!cuda_tile.partition_view<tile=(64x32), tensor_view<?x32xf32, strides=[32,1]>>, !gpu.tensor_map, !gpu.shared<2x64x32xf32>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    %o = constant <i32: 0> : tile<i32>
    %stage = "gpu.mbarrier_wait"(%full, %o, %o) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    %x = "gpu.load_shared"(%s, %stage) : (!gpu.shared<2x64x32xf32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x32xf32>
    "gpu.mbarrier_arrive"(%empty, %stage) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 32>, stages = 2 : i64} : () -> !gpu.shared<2x64x32xf16>
    %full = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 32], strides = [32, 1] : tile<i32> -> tensor_view<?x32xf16, strides=[32,1]>
    // expected-error @below {{expected a tensor of f32, which alone is rounded, got tensor_view<?x32xf16, strides=[32,1]>}}
    %map = "gpu.tensor_map"(%w) {box = array<i64: 32, 64>, dims = array<i64: 1, 0>, rounds, swizzle = 64 : i64} : (!cuda_tile.tensor_view<?x32xf16, strides=[32,1]>) -> !gpu.tensor_map
    "gpu.mbarrier_init"(%full, %empty) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %v = make_partition_view %w : partition_view<tile=(64x32), tensor_view<?x32xf16, strides=[32,1]>>
      %i = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %fill = "gpu.mbarrier_expect"(%full, %free) {bytes = 4096 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      // expected-error @below {{expected a map with rounds for a shared tile of tf32 of a view of f32, and for no other}}
      "gpu.copy_tensor"(%v, %map, %s, %fill, %i, %i) : (!cuda_tile.partition_view<tile=(64x32), tensor_view<?x32xf16, strides=[32,1]>>, !gpu.tensor_map, !gpu.shared<2x64x32xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    %o = constant <i32: 0> : tile<i32>
    %stage = "gpu.mbarrier_wait"(%full, %o, %o) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    %x = "gpu.load_shared"(%s, %stage) : (!gpu.shared<2x64x32xf16>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x32xf16>
    "gpu.mbarrier_arrive"(%empty, %stage) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %full = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 64>, dims = array<i64: 1, 0>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<?x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    "gpu.mbarrier_init"(%full, %empty) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
      %i = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      // expected-error @below {{expected a stage that gpu.mbarrier_wait gives, until which it may be in use, got constant}}
      %f1 = "gpu.mbarrier_expect"(%full, %i) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %s, %f1, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    %o = constant <i32: 0> : tile<i32>
    %stage = "gpu.mbarrier_wait"(%full, %o, %o) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    %x = "gpu.load_shared"(%s, %stage) : (!gpu.shared<2x64x64xf16>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf16>
    "gpu.mbarrier_arrive"(%empty, %stage) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %full = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 64>, dims = array<i64: 1, 0>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<?x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    "gpu.mbarrier_init"(%full, %empty) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
      %i = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f1 = "gpu.mbarrier_expect"(%full, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %s, %f1, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    %o = constant <i32: 0> : tile<i32>
    %stage = "gpu.mbarrier_wait"(%full, %o, %o) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    // expected-error @below {{expected a stage that gpu.mbarrier_wait gives, until which it may be in use, got constant}}
    %x = "gpu.load_shared"(%s, %o) : (!gpu.shared<2x64x64xf16>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf16>
    "gpu.mbarrier_arrive"(%empty, %stage) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %full = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 64>, dims = array<i64: 1, 0>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<?x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    "gpu.mbarrier_init"(%full, %empty) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
      %i = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f1 = "gpu.mbarrier_expect"(%full, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %s, %f1, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    %o = constant <i32: 0> : tile<i32>
    %stage = "gpu.mbarrier_wait"(%full, %o, %o) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    %x = "gpu.load_shared"(%s, %stage) : (!gpu.shared<2x64x64xf16>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf16>
    // expected-error @below {{expected a stage that gpu.mbarrier_wait gives, until which it may be in use, got constant}}
    "gpu.mbarrier_arrive"(%empty, %o) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %full = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 64>, dims = array<i64: 1, 0>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<?x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    "gpu.mbarrier_init"(%full, %empty) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
      %i = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f1 = "gpu.mbarrier_expect"(%full, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %s, %f1, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    %o = constant <i32: 0> : tile<i32>
    %stage = "gpu.mbarrier_wait"(%full, %o, %o) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    %other = "gpu.mbarrier_wait"(%empty, %o, %o) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    // expected-error @below {{expected a stage of the gpu.mbarrier_wait for the mbarriers that its copies complete, got one of others}}
    %x = "gpu.load_shared"(%s, %other) : (!gpu.shared<2x64x64xf16>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf16>
    "gpu.mbarrier_arrive"(%empty, %stage) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %full = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %more = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 3 : i64} : () -> !gpu.mbarrier<3>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 64>, dims = array<i64: 1, 0>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<?x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    "gpu.mbarrier_init"(%full, %empty, %more) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>, !gpu.mbarrier<3>) -> ()
    "gpu.role"() ({
      %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
      %i = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f1 = "gpu.mbarrier_expect"(%full, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %s, %f1, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    %o = constant <i32: 0> : tile<i32>
    %stage = "gpu.mbarrier_wait"(%full, %o, %o) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    %x = "gpu.load_shared"(%s, %stage) : (!gpu.shared<2x64x64xf16>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf16>
    %other = "gpu.mbarrier_wait"(%more, %o, %o) : (!gpu.mbarrier<3>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    // expected-error @below {{expected a stage of as many as its mbarriers, !gpu.mbarrier<2>, got one of !gpu.mbarrier<3>}}
    "gpu.mbarrier_arrive"(%empty, %other) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %full = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 64>, dims = array<i64: 1, 0>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<?x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    "gpu.mbarrier_init"(%full, %empty) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
      %i = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f1 = "gpu.mbarrier_expect"(%full, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %s, %f1, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    %o = constant <i32: 0> : tile<i32>
    %stage = "gpu.mbarrier_wait"(%full, %o, %o) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    %x = "gpu.load_shared"(%s, %stage) : (!gpu.shared<2x64x64xf16>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf16>
    %to = constant <i32: 4> : tile<i32>
    %by = constant <i32: 1> : tile<i32>
    %last = for %k in (%o to %to, step %by) : tile<i32> iter_values(%before = %o) -> (tile<i32>) {
      // expected-error @below {{expected a stage that gpu.mbarrier_wait gives, until which it may be in use, got constant}}
      "gpu.mbarrier_arrive"(%empty, %before) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
      continue %stage : tile<i32>
    }
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %full = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 64>, dims = array<i64: 1, 0>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<?x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    "gpu.mbarrier_init"(%full, %empty) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
      %i = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      // expected-error @below {{expected gpu.copy_tensor that takes its filling and brings the bytes}}
      %f1 = "gpu.mbarrier_expect"(%full, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      // expected-error @below {{expected 4 or more operands (source, map, shared, filling, index), got 2}}
      "gpu.copy_tensor"(%v, %map) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map) -> ()
    }) {role = "producer"} : () -> ()
    %o = constant <i32: 0> : tile<i32>
    %stage = "gpu.mbarrier_wait"(%full, %o, %o) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    %x = "gpu.load_shared"(%s, %stage) : (!gpu.shared<2x64x64xf16>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf16>
    "gpu.mbarrier_arrive"(%empty, %stage) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %full = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 64>, dims = array<i64: 1, 0>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<?x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    "gpu.mbarrier_init"(%full, %empty) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
      %i = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f1 = "gpu.mbarrier_expect"(%full, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %s, %f1, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    %o = constant <i32: 0> : tile<i32>
    // expected-error @below {{expected 3 operands (mbarriers, slot, phase), got 0}}
    %stage = "gpu.mbarrier_wait"() : () -> !cuda_tile.tile<i32>
    %x = "gpu.load_shared"(%s, %stage) : (!gpu.shared<2x64x64xf16>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf16>
    "gpu.mbarrier_arrive"(%empty, %stage) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %full = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 64>, dims = array<i64: 1, 0>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<?x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    "gpu.mbarrier_init"(%full, %empty) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
      %i = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      // expected-error @below {{expected 2 operands (mbarriers, slot), got 0}}
      %f1 = "gpu.mbarrier_expect"() {bytes = 8192 : i64} : () -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %s, %f1, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    %o = constant <i32: 0> : tile<i32>
    %stage = "gpu.mbarrier_wait"(%full, %o, %o) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    %x = "gpu.load_shared"(%s, %stage) : (!gpu.shared<2x64x64xf16>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf16>
    "gpu.mbarrier_arrive"(%empty, %stage) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    // expected-error @below {{expected one gpu.mbarrier_init that makes the mbarriers ready, got 2}}
    %full = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    // expected-error @below {{expected one gpu.mbarrier_init that makes the mbarriers ready, got 2}}
    %empty = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 64>, dims = array<i64: 1, 0>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<?x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    "gpu.mbarrier_init"(%full, %empty) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.mbarrier_init"(%full, %empty) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
      %i = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f1 = "gpu.mbarrier_expect"(%full, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %s, %f1, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    %o = constant <i32: 0> : tile<i32>
    %stage = "gpu.mbarrier_wait"(%full, %o, %o) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    %x = "gpu.load_shared"(%s, %stage) : (!gpu.shared<2x64x64xf16>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf16>
    "gpu.mbarrier_arrive"(%empty, %stage) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %full = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 64>, dims = array<i64: 1, 0>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<?x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    %z = constant <i32: 0> : tile<i32>
    // expected-error @below {{expected to stand behind the gpu.mbarrier_init of its mbarriers}}
    %early = "gpu.mbarrier_wait"(%full, %z, %z) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    "gpu.mbarrier_init"(%full, %empty) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
      %i = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f1 = "gpu.mbarrier_expect"(%full, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %s, %f1, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    %o = constant <i32: 0> : tile<i32>
    %stage = "gpu.mbarrier_wait"(%full, %o, %o) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    %x = "gpu.load_shared"(%s, %stage) : (!gpu.shared<2x64x64xf16>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf16>
    "gpu.mbarrier_arrive"(%empty, %stage) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %full = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    // expected-error @below {{expected a gpu.role behind it in the block of the entry, which begins when the mbarriers are ready}}
    "gpu.mbarrier_init"(%full) : (!gpu.mbarrier<2>) -> ()
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
