cuda_tile.module @m {
  // expected-error @below {{expected gpu.multicast to be 1 or 2, got 3}}
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %full = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 12 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 32>, dims = array<i64: 1, 0>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<?x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    "gpu.mbarrier_init"(%full, %empty) {across} : (!gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
      %i = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f1 = "gpu.mbarrier_expect"(%full, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %s, %f1, %i, %i) {across} : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    %o = constant <i32: 0> : tile<i32>
    %stage = "gpu.mbarrier_wait"(%full, %o, %o) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    %x = "gpu.load_shared"(%s, %stage) : (!gpu.shared<2x64x64xf16>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf16>
    "gpu.mbarrier_arrive"(%empty, %stage) {across} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    return
  } {gpu.multicast = 3 : i64, gpu.launch = array<i64: 2, 1, 1>, gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{expected gpu.launch with gpu.multicast: tile blocks go in pairs}}
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %full = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 8 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 32>, dims = array<i64: 1, 0>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<?x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    "gpu.mbarrier_init"(%full, %empty) {across} : (!gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
      %i = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f1 = "gpu.mbarrier_expect"(%full, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %s, %f1, %i, %i) {across} : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    %o = constant <i32: 0> : tile<i32>
    %stage = "gpu.mbarrier_wait"(%full, %o, %o) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    %x = "gpu.load_shared"(%s, %stage) : (!gpu.shared<2x64x64xf16>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf16>
    "gpu.mbarrier_arrive"(%empty, %stage) {across} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    return
  } {gpu.multicast = 2 : i64, gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{expected multiples of 2 tile blocks along the dimension in which they follow each other, got 3 in bands of 0}}
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %full = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 8 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 32>, dims = array<i64: 1, 0>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<?x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    "gpu.mbarrier_init"(%full, %empty) {across} : (!gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
      %i = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f1 = "gpu.mbarrier_expect"(%full, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %s, %f1, %i, %i) {across} : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    %o = constant <i32: 0> : tile<i32>
    %stage = "gpu.mbarrier_wait"(%full, %o, %o) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    %x = "gpu.load_shared"(%s, %stage) : (!gpu.shared<2x64x64xf16>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf16>
    "gpu.mbarrier_arrive"(%empty, %stage) {across} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    return
  } {gpu.multicast = 2 : i64, gpu.launch = array<i64: 3, 1, 1>, gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{expected multiples of 2 tile blocks along the dimension in which they follow each other, got 4 in bands of 3}}
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %full = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 8 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 32>, dims = array<i64: 1, 0>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<?x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    "gpu.mbarrier_init"(%full, %empty) {across} : (!gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
      %i = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f1 = "gpu.mbarrier_expect"(%full, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %s, %f1, %i, %i) {across} : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    %o = constant <i32: 0> : tile<i32>
    %stage = "gpu.mbarrier_wait"(%full, %o, %o) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    %x = "gpu.load_shared"(%s, %stage) : (!gpu.shared<2x64x64xf16>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf16>
    "gpu.mbarrier_arrive"(%empty, %stage) {across} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    return
  } {gpu.multicast = 2 : i64, gpu.launch = array<i64: 4, 1, 1>, gpu.band = 3 : i64, gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{expected multiples of 2 tile blocks along the dimension in which they follow each other, got 2 in bands of 0}}
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %full = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 8 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 32>, dims = array<i64: 1, 0>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<?x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    "gpu.mbarrier_init"(%full, %empty) {across} : (!gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
      %i = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f1 = "gpu.mbarrier_expect"(%full, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %s, %f1, %i, %i) {across} : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    %o = constant <i32: 0> : tile<i32>
    %stage = "gpu.mbarrier_wait"(%full, %o, %o) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    %x = "gpu.load_shared"(%s, %stage) : (!gpu.shared<2x64x64xf16>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf16>
    "gpu.mbarrier_arrive"(%empty, %stage) {across} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    return
  } {gpu.multicast = 2 : i64, gpu.launch = array<i64: 1, 2, 1>, gpu.order = array<i64: 1, 0, 2>, gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{expected one CTA and one team to a tile block with gpu.multicast, and none in parts}}
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %full = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 8 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 32>, dims = array<i64: 1, 0>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<?x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    "gpu.mbarrier_init"(%full, %empty) {across} : (!gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
      %i = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f1 = "gpu.mbarrier_expect"(%full, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %s, %f1, %i, %i) {across} : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    %o = constant <i32: 0> : tile<i32>
    %stage = "gpu.mbarrier_wait"(%full, %o, %o) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    %x = "gpu.load_shared"(%s, %stage) : (!gpu.shared<2x64x64xf16>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf16>
    "gpu.mbarrier_arrive"(%empty, %stage) {across} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    return
  } {gpu.multicast = 2 : i64, gpu.launch = array<i64: 2, 1, 1>, gpu.split_k = 2 : i64, gpu.split_k_by = "cluster", gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{expected tile blocks that follow each other in their order with gpu.multicast}}
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %full = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 8 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 32>, dims = array<i64: 1, 0>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<?x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    "gpu.mbarrier_init"(%full, %empty) {across} : (!gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
      %i = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f1 = "gpu.mbarrier_expect"(%full, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %s, %f1, %i, %i) {across} : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    %o = constant <i32: 0> : tile<i32>
    %stage = "gpu.mbarrier_wait"(%full, %o, %o) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    %x = "gpu.load_shared"(%s, %stage) : (!gpu.shared<2x64x64xf16>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf16>
    "gpu.mbarrier_arrive"(%empty, %stage) {across} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    return
  } {gpu.multicast = 2 : i64, gpu.launch = array<i64: 2, 1, 1>, gpu.descending = 0 : i64, gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %full = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 8 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 32>, dims = array<i64: 1, 0>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<?x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    // expected-error @below {{expected across where gpu.multicast says that CTAs bring each other tiles, and nowhere else}}
    "gpu.mbarrier_init"(%full, %empty) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
      %i = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f1 = "gpu.mbarrier_expect"(%full, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %s, %f1, %i, %i) {across} : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    %o = constant <i32: 0> : tile<i32>
    %stage = "gpu.mbarrier_wait"(%full, %o, %o) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    %x = "gpu.load_shared"(%s, %stage) : (!gpu.shared<2x64x64xf16>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf16>
    "gpu.mbarrier_arrive"(%empty, %stage) {across} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    return
  } {gpu.multicast = 2 : i64, gpu.launch = array<i64: 2, 1, 1>, gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %full = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 8 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 32>, dims = array<i64: 1, 0>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<?x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    "gpu.mbarrier_init"(%full, %empty) {across} : (!gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
      %i = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f1 = "gpu.mbarrier_expect"(%full, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %s, %f1, %i, %i) {across} : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    %o = constant <i32: 0> : tile<i32>
    %stage = "gpu.mbarrier_wait"(%full, %o, %o) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    %x = "gpu.load_shared"(%s, %stage) : (!gpu.shared<2x64x64xf16>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf16>
    // expected-error @below {{expected across where gpu.multicast says that CTAs bring each other tiles, and nowhere else}}
    "gpu.mbarrier_arrive"(%empty, %stage) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    return
  } {gpu.multicast = 2 : i64, gpu.launch = array<i64: 2, 1, 1>, gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %full = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 32>, dims = array<i64: 1, 0>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<?x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    "gpu.mbarrier_init"(%full, %empty) {across} : (!gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
      %i = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f1 = "gpu.mbarrier_expect"(%full, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %s, %f1, %i, %i) {across} : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    %o = constant <i32: 0> : tile<i32>
    %stage = "gpu.mbarrier_wait"(%full, %o, %o) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    %x = "gpu.load_shared"(%s, %stage) : (!gpu.shared<2x64x64xf16>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf16>
    // expected-error @below {{expected mbarriers whose phase an arrival of each of 8 warps completes, got 4}}
    "gpu.mbarrier_arrive"(%empty, %stage) {across} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    return
  } {gpu.multicast = 2 : i64, gpu.launch = array<i64: 2, 1, 1>, gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %full = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 8 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 64>, dims = array<i64: 1, 0>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<?x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    "gpu.mbarrier_init"(%full, %empty) {across} : (!gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
      %i = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f1 = "gpu.mbarrier_expect"(%full, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      // expected-error @below {{expected a map with box = [64 32], as the shared tile lies, got [64 64]}}
      "gpu.copy_tensor"(%v, %map, %s, %f1, %i, %i) {across} : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    %o = constant <i32: 0> : tile<i32>
    %stage = "gpu.mbarrier_wait"(%full, %o, %o) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    %x = "gpu.load_shared"(%s, %stage) : (!gpu.shared<2x64x64xf16>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf16>
    "gpu.mbarrier_arrive"(%empty, %stage) {across} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    return
  } {gpu.multicast = 2 : i64, gpu.launch = array<i64: 2, 1, 1>, gpu.planned = "roles", gpu.warps = 4 : i64}
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
    // expected-error @below {{expected across where gpu.multicast says that CTAs bring each other tiles, and nowhere else}}
    "gpu.mbarrier_arrive"(%empty, %stage) {across} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    return
  } {gpu.launch = array<i64: 2, 1, 1>, gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %full = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 64>, dims = array<i64: 1, 0>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<?x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    // expected-error @below {{expected across where gpu.multicast says that CTAs bring each other tiles, and nowhere else}}
    "gpu.mbarrier_init"(%full, %empty) {across} : (!gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
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
  } {gpu.launch = array<i64: 2, 1, 1>, gpu.planned = "roles", gpu.warps = 4 : i64}
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
    "gpu.mbarrier_arrive"(%empty, %stage) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    // expected-error @below {{expected across where gpu.multicast says that CTAs bring each other tiles, and nowhere else}}
    "gpu.barrier"() {across} : () -> ()
    return
  } {gpu.launch = array<i64: 2, 1, 1>, gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %full = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 32>, dims = array<i64: 1, 0>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<?x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    "gpu.mbarrier_init"(%full, %empty) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
      %i = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f1 = "gpu.mbarrier_expect"(%full, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      // expected-error @below {{expected no across of a tile of [64 64]: no CTA of a cluster brings another half of it, as gpu.multicast says}}
      "gpu.copy_tensor"(%v, %map, %s, %f1, %i, %i) {across} : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    %o = constant <i32: 0> : tile<i32>
    %stage = "gpu.mbarrier_wait"(%full, %o, %o) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    %x = "gpu.load_shared"(%s, %stage) : (!gpu.shared<2x64x64xf16>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf16>
    "gpu.mbarrier_arrive"(%empty, %stage) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    return
  } {gpu.launch = array<i64: 2, 1, 1>, gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f16>>, %n: tile<i32>) {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %full = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 8 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 32>, dims = array<i64: 1, 0>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<?x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    "gpu.mbarrier_init"(%full, %empty) {across} : (!gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>
      %i = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %f1 = "gpu.mbarrier_expect"(%full, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %s, %f1, %i, %i) {across} : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    %o = constant <i32: 0> : tile<i32>
    %stage = "gpu.mbarrier_wait"(%full, %o, %o) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    %x = "gpu.load_shared"(%s, %stage) : (!gpu.shared<2x64x64xf16>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf16>
    "gpu.mbarrier_arrive"(%empty, %stage) {across} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    return
  } {gpu.multicast = 2 : i64, gpu.launch = array<i64: 2, 1, 1>, gpu.planned = "roles", gpu.warps = 4 : i64}
}
