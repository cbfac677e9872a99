// A role whose warps together make of what was copied what others read. The first is right.
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f8E4M3FN>>, %n: tile<i32>) {
    %raw = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f8E4M3FN, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf8E4M3FN>
    %s = "gpu.alloc_shared"() {contiguous = 0 : i64, elem = f8E4M3FN, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf8E4M3FN>
    %come = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %gone = "gpu.alloc_mbarrier"() {arrivals = 2 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %full = "gpu.alloc_mbarrier"() {arrivals = 2 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf8E4M3FN, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 64>, dims = array<i64: 1, 0>, swizzle = 64 : i64} : (!cuda_tile.tensor_view<?x64xf8E4M3FN, strides=[64,1]>) -> !gpu.tensor_map
    "gpu.mbarrier_init"(%come, %gone, %full, %empty) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>, !gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf8E4M3FN, strides=[64,1]>>
      %i = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      %free = "gpu.mbarrier_wait"(%gone, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %filling = "gpu.mbarrier_expect"(%come, %free) {bytes = 4096 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %raw, %filling, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf8E4M3FN, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf8E4M3FN>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer", warps = 2 : i64} : () -> ()
    "gpu.role"() ({
      %i = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      %there = "gpu.mbarrier_wait"(%come, %i, %i) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %x = "gpu.load_shared"(%raw, %there) : (!gpu.shared<2x64x64xf8E4M3FN>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf8E4M3FN>
      "gpu.store_shared"(%x, %s, %free) {gpu.async} : (!cuda_tile.tile<64x64xf8E4M3FN>, !gpu.shared<2x64x64xf8E4M3FN>, !cuda_tile.tile<i32>) -> ()
      "gpu.mbarrier_arrive"(%gone, %there) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
      "gpu.mbarrier_arrive"(%full, %free) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    }) {collective, role = "transformer", warps = 2 : i64} : () -> ()
    %o = constant <i32: 0> : tile<i32>
    %stage = "gpu.mbarrier_wait"(%full, %o, %o) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    %y = "gpu.load_shared"(%s, %stage) : (!gpu.shared<2x64x64xf8E4M3FN>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf8E4M3FN>
    "gpu.mbarrier_arrive"(%empty, %stage) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f8E4M3FN>>, %n: tile<i32>) {
    %raw = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f8E4M3FN, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf8E4M3FN>
    %s = "gpu.alloc_shared"() {contiguous = 0 : i64, elem = f8E4M3FN, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf8E4M3FN>
    %come = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %gone = "gpu.alloc_mbarrier"() {arrivals = 2 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %full = "gpu.alloc_mbarrier"() {arrivals = 2 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf8E4M3FN, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 64>, dims = array<i64: 1, 0>, swizzle = 64 : i64} : (!cuda_tile.tensor_view<?x64xf8E4M3FN, strides=[64,1]>) -> !gpu.tensor_map
    "gpu.mbarrier_init"(%come, %gone, %full, %empty) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>, !gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf8E4M3FN, strides=[64,1]>>
      %i = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      %free = "gpu.mbarrier_wait"(%gone, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %filling = "gpu.mbarrier_expect"(%come, %free) {bytes = 4096 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %raw, %filling, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf8E4M3FN, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf8E4M3FN>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer", warps = 2 : i64} : () -> ()
    "gpu.role"() ({
      %i = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      %there = "gpu.mbarrier_wait"(%come, %i, %i) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      // expected-error @below {{expected what one thread does, in a role of one}}
      %x = "gpu.load_shared"(%raw, %there) : (!gpu.shared<2x64x64xf8E4M3FN>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf8E4M3FN>
      // expected-error @below {{expected what one thread does, in a role of one}}
      "gpu.store_shared"(%x, %s, %free) {gpu.async} : (!cuda_tile.tile<64x64xf8E4M3FN>, !gpu.shared<2x64x64xf8E4M3FN>, !cuda_tile.tile<i32>) -> ()
      // expected-error @below {{expected what one thread does, in a role of one}}
      // expected-error @below {{an arrival of each of 4 warps completes, got 2}}
      "gpu.mbarrier_arrive"(%gone, %there) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
      // expected-error @below {{expected what one thread does, in a role of one}}
      // expected-error @below {{an arrival of each of 4 warps completes, got 2}}
      "gpu.mbarrier_arrive"(%full, %free) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    }) {role = "transformer", warps = 2 : i64} : () -> ()
    %o = constant <i32: 0> : tile<i32>
    %stage = "gpu.mbarrier_wait"(%full, %o, %o) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    %y = "gpu.load_shared"(%s, %stage) : (!gpu.shared<2x64x64xf8E4M3FN>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf8E4M3FN>
    "gpu.mbarrier_arrive"(%empty, %stage) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f8E4M3FN>>, %n: tile<i32>) {
    %raw = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f8E4M3FN, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf8E4M3FN>
    %s = "gpu.alloc_shared"() {contiguous = 0 : i64, elem = f8E4M3FN, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf8E4M3FN>
    %come = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %gone = "gpu.alloc_mbarrier"() {arrivals = 2 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %full = "gpu.alloc_mbarrier"() {arrivals = 2 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf8E4M3FN, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 64>, dims = array<i64: 1, 0>, swizzle = 64 : i64} : (!cuda_tile.tensor_view<?x64xf8E4M3FN, strides=[64,1]>) -> !gpu.tensor_map
    "gpu.mbarrier_init"(%come, %gone, %full, %empty) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>, !gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf8E4M3FN, strides=[64,1]>>
      %i = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      %free = "gpu.mbarrier_wait"(%gone, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %filling = "gpu.mbarrier_expect"(%come, %free) {bytes = 4096 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %raw, %filling, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf8E4M3FN, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf8E4M3FN>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer", warps = 2 : i64} : () -> ()
    "gpu.role"() ({
      %i = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      %there = "gpu.mbarrier_wait"(%come, %i, %i) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %x = "gpu.load_shared"(%raw, %there) : (!gpu.shared<2x64x64xf8E4M3FN>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf8E4M3FN>
      // expected-error @below {{expected what goes from one tile in shared memory to another, in a role that is collective}}
      %u, %ut = load_ptr_tko weak %p : tile<ptr<f8E4M3FN>> -> tile<f8E4M3FN>, token
      "gpu.store_shared"(%x, %s, %free) {gpu.async} : (!cuda_tile.tile<64x64xf8E4M3FN>, !gpu.shared<2x64x64xf8E4M3FN>, !cuda_tile.tile<i32>) -> ()
      "gpu.mbarrier_arrive"(%gone, %there) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
      "gpu.mbarrier_arrive"(%full, %free) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    }) {collective, role = "transformer", warps = 2 : i64} : () -> ()
    %o = constant <i32: 0> : tile<i32>
    %stage = "gpu.mbarrier_wait"(%full, %o, %o) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    %y = "gpu.load_shared"(%s, %stage) : (!gpu.shared<2x64x64xf8E4M3FN>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf8E4M3FN>
    "gpu.mbarrier_arrive"(%empty, %stage) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f8E4M3FN>>, %n: tile<i32>) {
    %raw = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f8E4M3FN, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf8E4M3FN>
    %s = "gpu.alloc_shared"() {contiguous = 0 : i64, elem = f8E4M3FN, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf8E4M3FN>
    %come = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %gone = "gpu.alloc_mbarrier"() {arrivals = 2 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %full = "gpu.alloc_mbarrier"() {arrivals = 2 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf8E4M3FN, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 64>, dims = array<i64: 1, 0>, swizzle = 64 : i64} : (!cuda_tile.tensor_view<?x64xf8E4M3FN, strides=[64,1]>) -> !gpu.tensor_map
    "gpu.mbarrier_init"(%come, %gone, %full, %empty) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>, !gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf8E4M3FN, strides=[64,1]>>
      %i = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      %free = "gpu.mbarrier_wait"(%gone, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %filling = "gpu.mbarrier_expect"(%come, %free) {bytes = 4096 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %raw, %filling, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf8E4M3FN, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf8E4M3FN>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer", warps = 2 : i64} : () -> ()
    "gpu.role"() ({
      %i = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      %there = "gpu.mbarrier_wait"(%come, %i, %i) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %x = "gpu.load_shared"(%raw, %there) : (!gpu.shared<2x64x64xf8E4M3FN>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf8E4M3FN>
      // expected-error @below {{behind it, which says that it is filled}}
      "gpu.store_shared"(%x, %s, %free) {gpu.async} : (!cuda_tile.tile<64x64xf8E4M3FN>, !gpu.shared<2x64x64xf8E4M3FN>, !cuda_tile.tile<i32>) -> ()
      "gpu.mbarrier_arrive"(%gone, %there) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    }) {collective, role = "transformer", warps = 2 : i64} : () -> ()
    %o = constant <i32: 0> : tile<i32>
    %stage = "gpu.mbarrier_wait"(%full, %o, %o) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    %y = "gpu.load_shared"(%s, %stage) : (!gpu.shared<2x64x64xf8E4M3FN>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf8E4M3FN>
    "gpu.mbarrier_arrive"(%empty, %stage) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f8E4M3FN>>, %n: tile<i32>) {
    %raw = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f8E4M3FN, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf8E4M3FN>
    %s = "gpu.alloc_shared"() {contiguous = 0 : i64, elem = f8E4M3FN, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf8E4M3FN>
    %come = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %gone = "gpu.alloc_mbarrier"() {arrivals = 2 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %full = "gpu.alloc_mbarrier"() {arrivals = 2 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf8E4M3FN, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 64>, dims = array<i64: 1, 0>, swizzle = 64 : i64} : (!cuda_tile.tensor_view<?x64xf8E4M3FN, strides=[64,1]>) -> !gpu.tensor_map
    "gpu.mbarrier_init"(%come, %gone, %full, %empty) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>, !gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf8E4M3FN, strides=[64,1]>>
      %i = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      %free = "gpu.mbarrier_wait"(%gone, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %filling = "gpu.mbarrier_expect"(%come, %free) {bytes = 4096 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %raw, %filling, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf8E4M3FN, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf8E4M3FN>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer", warps = 2 : i64} : () -> ()
    "gpu.role"() ({
      %i = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      %there = "gpu.mbarrier_wait"(%come, %i, %i) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %x = "gpu.load_shared"(%raw, %there) : (!gpu.shared<2x64x64xf8E4M3FN>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf8E4M3FN>
      // expected-error @below {{as products read what a gpu.role writes}}
      "gpu.store_shared"(%x, %s, %free) : (!cuda_tile.tile<64x64xf8E4M3FN>, !gpu.shared<2x64x64xf8E4M3FN>, !cuda_tile.tile<i32>) -> ()
      "gpu.mbarrier_arrive"(%gone, %there) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
      "gpu.mbarrier_arrive"(%full, %free) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    }) {collective, role = "transformer", warps = 2 : i64} : () -> ()
    %o = constant <i32: 0> : tile<i32>
    %stage = "gpu.mbarrier_wait"(%full, %o, %o) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    %y = "gpu.load_shared"(%s, %stage) : (!gpu.shared<2x64x64xf8E4M3FN>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf8E4M3FN>
    "gpu.mbarrier_arrive"(%empty, %stage) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f8E4M3FN>>, %n: tile<i32>) {
    %raw = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f8E4M3FN, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf8E4M3FN>
    %s = "gpu.alloc_shared"() {contiguous = 0 : i64, elem = f8E4M3FN, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf8E4M3FN>
    %come = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %gone = "gpu.alloc_mbarrier"() {arrivals = 2 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %full = "gpu.alloc_mbarrier"() {arrivals = 2 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf8E4M3FN, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 64>, dims = array<i64: 1, 0>, swizzle = 64 : i64} : (!cuda_tile.tensor_view<?x64xf8E4M3FN, strides=[64,1]>) -> !gpu.tensor_map
    "gpu.mbarrier_init"(%come, %gone, %full, %empty) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>, !gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf8E4M3FN, strides=[64,1]>>
      %i = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      %free = "gpu.mbarrier_wait"(%gone, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %filling = "gpu.mbarrier_expect"(%come, %free) {bytes = 4096 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %raw, %filling, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf8E4M3FN, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf8E4M3FN>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer", warps = 2 : i64} : () -> ()
    "gpu.role"() ({
      %i = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      %there = "gpu.mbarrier_wait"(%come, %i, %i) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %x = "gpu.load_shared"(%raw, %there) : (!gpu.shared<2x64x64xf8E4M3FN>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf8E4M3FN>
      // expected-error @below {{expected a stage that gpu.mbarrier_wait gives}}
      "gpu.store_shared"(%x, %s, %i) {gpu.async} : (!cuda_tile.tile<64x64xf8E4M3FN>, !gpu.shared<2x64x64xf8E4M3FN>, !cuda_tile.tile<i32>) -> ()
      "gpu.mbarrier_arrive"(%gone, %there) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
      // expected-error @below {{expected a stage that gpu.mbarrier_wait gives}}
      "gpu.mbarrier_arrive"(%full, %i) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    }) {collective, role = "transformer", warps = 2 : i64} : () -> ()
    %o = constant <i32: 0> : tile<i32>
    %stage = "gpu.mbarrier_wait"(%full, %o, %o) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    %y = "gpu.load_shared"(%s, %stage) : (!gpu.shared<2x64x64xf8E4M3FN>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf8E4M3FN>
    "gpu.mbarrier_arrive"(%empty, %stage) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f8E4M3FN>>, %n: tile<i32>) {
    %raw = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f8E4M3FN, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf8E4M3FN>
    %s = "gpu.alloc_shared"() {contiguous = 0 : i64, elem = f8E4M3FN, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf8E4M3FN>
    %come = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %gone = "gpu.alloc_mbarrier"() {arrivals = 2 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %full = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %w = make_tensor_view %p, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf8E4M3FN, strides=[64,1]>
    %map = "gpu.tensor_map"(%w) {box = array<i64: 64, 64>, dims = array<i64: 1, 0>, swizzle = 64 : i64} : (!cuda_tile.tensor_view<?x64xf8E4M3FN, strides=[64,1]>) -> !gpu.tensor_map
    "gpu.mbarrier_init"(%come, %gone, %full, %empty) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>, !gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %v = make_partition_view %w : partition_view<tile=(64x64), tensor_view<?x64xf8E4M3FN, strides=[64,1]>>
      %i = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      %free = "gpu.mbarrier_wait"(%gone, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %filling = "gpu.mbarrier_expect"(%come, %free) {bytes = 4096 : i64} : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !gpu.filling
      "gpu.copy_tensor"(%v, %map, %raw, %filling, %i, %i) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<?x64xf8E4M3FN, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<2x64x64xf8E4M3FN>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer", warps = 2 : i64} : () -> ()
    "gpu.role"() ({
      %i = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      %there = "gpu.mbarrier_wait"(%come, %i, %i) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %free = "gpu.mbarrier_wait"(%empty, %i, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %x = "gpu.load_shared"(%raw, %there) : (!gpu.shared<2x64x64xf8E4M3FN>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf8E4M3FN>
      "gpu.store_shared"(%x, %s, %free) {gpu.async} : (!cuda_tile.tile<64x64xf8E4M3FN>, !gpu.shared<2x64x64xf8E4M3FN>, !cuda_tile.tile<i32>) -> ()
      "gpu.mbarrier_arrive"(%gone, %there) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
      // expected-error @below {{whose phase an arrival of each of 2 warps completes, got 4}}
      "gpu.mbarrier_arrive"(%full, %free) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    }) {collective, role = "transformer", warps = 2 : i64} : () -> ()
    %o = constant <i32: 0> : tile<i32>
    %stage = "gpu.mbarrier_wait"(%full, %o, %o) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    %y = "gpu.load_shared"(%s, %stage) : (!gpu.shared<2x64x64xf8E4M3FN>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf8E4M3FN>
    "gpu.mbarrier_arrive"(%empty, %stage) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
