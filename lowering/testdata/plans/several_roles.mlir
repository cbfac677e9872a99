// something between two roles
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %r = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %fs = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %fr = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 64>, dims = array<i64: 1, 0>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<?x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
    %i = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    "gpu.mbarrier_init"(%fs, %fr, %empty) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f1 = "gpu.mbarrier_expect"(%fs, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %s, %f1, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    %two = constant <i32: 2> : tile<i32>
    // expected-error @below {{expected roles one behind the other, got constant between}}
    "gpu.role"() ({
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f2 = "gpu.mbarrier_expect"(%fr, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %r, %f2, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
// a role in a loop
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %r = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %fs = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %fr = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 64>, dims = array<i64: 1, 0>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<?x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
    %i = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    "gpu.mbarrier_init"(%fs, %fr, %empty) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f1 = "gpu.mbarrier_expect"(%fs, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %s, %f1, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    for %k in (%i to %n, step %one) : tile<i32> {
    // expected-error @below {{expected roles in the block of the entry itself}}
    "gpu.role"() ({
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f2 = "gpu.mbarrier_expect"(%fr, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %r, %f2, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    }
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
// a role in a role
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %r = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %fs = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %fr = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 64>, dims = array<i64: 1, 0>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<?x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
    %i = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    "gpu.mbarrier_init"(%fs, %fr, %empty) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f1 = "gpu.mbarrier_expect"(%fs, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %s, %f1, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
      // expected-error @below {{expected what one thread does, in a role of one}}
      // expected-error @below {{expected roles in the block of the entry itself}}
      "gpu.role"() ({
      }) {role = "producer"} : () -> ()
    }) {role = "producer"} : () -> ()
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
// two roles that fill one ring
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %r = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %full = "gpu.alloc_mbarrier"() {arrivals = 2 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 64>, dims = array<i64: 1, 0>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<?x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
    %i = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    "gpu.mbarrier_init"(%full, %empty) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f1 = "gpu.mbarrier_expect"(%full, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %s, %f1, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    "gpu.role"() ({
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f2 = "gpu.mbarrier_expect"(%full, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      // expected-error @below {{expected one role to fill a ring, got a copy by another: nothing keeps their copies in order}}
      "gpu.copy_tensor"(%v, %map, %s, %f2, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
// mbarriers that two roles share, for one of them
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %r = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %full = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 64>, dims = array<i64: 1, 0>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<?x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
    %i = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    "gpu.mbarrier_init"(%full, %empty) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      // expected-error @below {{expected mbarriers whose phase is complete when each role has arrived that fills it: 2, got 1 arrivals}}
      %f1 = "gpu.mbarrier_expect"(%full, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %s, %f1, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    "gpu.role"() ({
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      // expected-error @below {{expected mbarriers whose phase is complete when each role has arrived that fills it: 2, got 1 arrivals}}
      %f2 = "gpu.mbarrier_expect"(%full, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %r, %f2, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
// warps of a role
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %r = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %fs = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %fr = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 64>, dims = array<i64: 1, 0>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<?x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
    %i = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    "gpu.mbarrier_init"(%fs, %fr, %empty) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f1 = "gpu.mbarrier_expect"(%fs, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %s, %f1, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    // expected-error @below {{expected warps to be a power of two, got 3}}
    "gpu.role"() ({
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f2 = "gpu.mbarrier_expect"(%fr, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %r, %f2, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer", warps = 3 : i64} : () -> ()
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
// no warps of a role
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %r = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %fs = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %fr = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 64>, dims = array<i64: 1, 0>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<?x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
    %i = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    "gpu.mbarrier_init"(%fs, %fr, %empty) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f1 = "gpu.mbarrier_expect"(%fs, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %s, %f1, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    // expected-error @below {{expected warps to be at least 1, got 0}}
    "gpu.role"() ({
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f2 = "gpu.mbarrier_expect"(%fr, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %r, %f2, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer", warps = 0 : i64} : () -> ()
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
// more warps of roles than there is room for
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %r = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %fs = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %fr = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 64>, dims = array<i64: 1, 0>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<?x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
    %i = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    "gpu.mbarrier_init"(%fs, %fr, %empty) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    // expected-error @below {{expected at most 28 warps of roles beside the entry's 4, got 32}}
    "gpu.role"() ({
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f1 = "gpu.mbarrier_expect"(%fs, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %s, %f1, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer", warps = 16 : i64} : () -> ()
    // expected-error @below {{expected at most 28 warps of roles beside the entry's 4, got 32}}
    "gpu.role"() ({
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f2 = "gpu.mbarrier_expect"(%fr, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %r, %f2, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer", warps = 16 : i64} : () -> ()
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
// registers for one of two roles
cuda_tile.module @m {
  // expected-error @below {{expected gpu.registers to have 3 numbers, for the entry's own warps and for each role, got 2}}
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %r = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %fs = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %fr = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 64>, dims = array<i64: 1, 0>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<?x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
    %i = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    "gpu.mbarrier_init"(%fs, %fr, %empty) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f1 = "gpu.mbarrier_expect"(%fs, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %s, %f1, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    "gpu.role"() ({
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f2 = "gpu.mbarrier_expect"(%fr, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %r, %f2, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    return
  } {gpu.registers = array<i64: 232, 40>, gpu.role_warps = 4 : i64, gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
// registers of a role that is no warpgroup
cuda_tile.module @m {
  // expected-error @below {{expected warpgroups of 4 warps, which hand each other registers, got 4 warps and 1 of a role}}
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %r = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %fs = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %fr = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 64>, dims = array<i64: 1, 0>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<?x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
    %i = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    "gpu.mbarrier_init"(%fs, %fr, %empty) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f1 = "gpu.mbarrier_expect"(%fs, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %s, %f1, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer", warps = 4 : i64} : () -> ()
    "gpu.role"() ({
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f2 = "gpu.mbarrier_expect"(%fr, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %r, %f2, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    return
  } {gpu.registers = array<i64: 232, 40, 40>, gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
// more registers than all start with
cuda_tile.module @m {
  // expected-error @below {{expected at most the 2048 registers that a lane of 16 warps starts with, 128 each, got 240 of 4 warps and 120 of 4 and 120 of 8: 2400}}
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %r = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %fs = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %fr = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 64>, dims = array<i64: 1, 0>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<?x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
    %i = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    "gpu.mbarrier_init"(%fs, %fr, %empty) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f1 = "gpu.mbarrier_expect"(%fs, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %s, %f1, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer", warps = 4 : i64} : () -> ()
    "gpu.role"() ({
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f2 = "gpu.mbarrier_expect"(%fr, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %r, %f2, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer", warps = 8 : i64} : () -> ()
    return
  } {gpu.registers = array<i64: 240, 120, 120>, gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
// bytes that do not come
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %r = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %fs = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %fr = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 64>, dims = array<i64: 1, 0>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<?x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
    %i = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    "gpu.mbarrier_init"(%fs, %fr, %empty) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      // expected-error @below {{expected bytes = 8192, which the 1 copies bring that take its filling, got 16384}}
      %f1 = "gpu.mbarrier_expect"(%fs, %free) {bytes = 16384 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %s, %f1, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    "gpu.role"() ({
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f2 = "gpu.mbarrier_expect"(%fr, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %r, %f2, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
// bytes that are not expected
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %r = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %fs = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %fr = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 64>, dims = array<i64: 1, 0>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<?x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
    %i = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    "gpu.mbarrier_init"(%fs, %fr, %empty) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      // expected-error @below {{expected bytes = 16384, which the 2 copies bring that take its filling, got 8192}}
      %f1 = "gpu.mbarrier_expect"(%fs, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %s, %f1, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
      "gpu.copy_tensor"(%v, %map, %s, %f1, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    "gpu.role"() ({
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f2 = "gpu.mbarrier_expect"(%fr, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %r, %f2, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
// bytes that nothing brings
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %r = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %fs = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %fr = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 64>, dims = array<i64: 1, 0>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<?x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
    %i = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    "gpu.mbarrier_init"(%fs, %fr, %empty) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      // expected-error @below {{expected gpu.copy_tensor that takes its filling and brings the bytes}}
      %f1 = "gpu.mbarrier_expect"(%fs, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
    }) {role = "producer"} : () -> ()
    "gpu.role"() ({
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f2 = "gpu.mbarrier_expect"(%fr, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %r, %f2, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
// a copy of which nobody knows how often it is made
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %r = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %fs = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %fr = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 64>, dims = array<i64: 1, 0>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<?x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
    %i = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    "gpu.mbarrier_init"(%fs, %fr, %empty) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f1 = "gpu.mbarrier_expect"(%fs, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      cuda_tile.for %k in (%i to %n, step %one) : tile<i32> {
        // expected-error @below {{expected the filling to come from a gpu.mbarrier_expect of its block, got gpu.mbarrier_expect}}
        "gpu.copy_tensor"(%v, %map, %s, %f1, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
      }
    }) {role = "producer"} : () -> ()
    "gpu.role"() ({
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f2 = "gpu.mbarrier_expect"(%fr, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %r, %f2, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
// a copy that takes no filling
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %r = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %fs = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %fr = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 64>, dims = array<i64: 1, 0>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<?x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
    %i = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    "gpu.mbarrier_init"(%fs, %fr, %empty) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      // expected-error @below {{expected gpu.copy_tensor that takes its filling and brings the bytes}}
      %f1 = "gpu.mbarrier_expect"(%fs, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      // expected-error @below {{expected operand filling to be a filling, got !gpu.mbarrier<2>}}
      "gpu.copy_tensor"(%v, %map, %s, %fs, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    "gpu.role"() ({
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f2 = "gpu.mbarrier_expect"(%fr, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %r, %f2, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
// a value that is read before it is there
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %r = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %fs = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %fr = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 64>, dims = array<i64: 1, 0>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<?x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
    %i = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    "gpu.mbarrier_init"(%fs, %fr, %empty) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f1 = "gpu.mbarrier_expect"(%fs, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %s, %f1, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    "gpu.role"() ({
      // expected-error @below {{expected values that are there when it runs, got the result of constant behind it}}
      %free = "gpu.mbarrier_wait"(%empty, %i, %late) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %late = cuda_tile.constant <i32: 1> : tile<i32>
      %f2 = "gpu.mbarrier_expect"(%fr, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %r, %f2, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
// a role that does nothing
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %r = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %fs = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %fr = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 64>, dims = array<i64: 1, 0>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<?x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
    %i = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    "gpu.mbarrier_init"(%fs, %fr, %empty) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f1 = "gpu.mbarrier_expect"(%fs, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %s, %f1, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    // expected-error @below {{expected what the role does, got an empty region}}
    "gpu.role"() ({
    }) {role = "producer"} : () -> ()
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
