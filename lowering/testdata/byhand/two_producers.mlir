// A product of which a role copies A and another one B, each into a ring of its own, as a
// person would write it: the schedule makes one role only. These are plans of
// two_producers_source.mlir behind the pass "roles".
cuda_tile.module @two_producers {
  // Each ring has mbarriers that say it is full; one list says that both are read.
  entry @apart(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>) {
    %sb = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 3 : i64} : () -> !gpu.shared<3x64x64xf16>
    %sa = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 3 : i64} : () -> !gpu.shared<3x64x64xf16>
    %full_a = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 3 : i64} : () -> !gpu.mbarrier<3>
    %full_b = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 3 : i64} : () -> !gpu.mbarrier<3>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 3 : i64} : () -> !gpu.mbarrier<3>
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %at = make_tensor_view %a, shape = [128, 512], strides = [512, 1] : tensor_view<128x512xf16, strides=[512,1]>
    %bt = make_tensor_view %b, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf16, strides=[64,1]>
    %ct = make_tensor_view %C, shape = [128, 64], strides = [64, 1] : tensor_view<128x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(64x64), tensor_view<128x512xf16, strides=[512,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(64x64), tensor_view<512x64xf16, strides=[64,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<128x64xf32, strides=[64,1]>>
    %ma = "gpu.tensor_map"(%at) {box = array<i64: 64, 64>, dims = array<i64: 1, 0>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<128x512xf16, strides=[512,1]>) -> !gpu.tensor_map
    %mb = "gpu.tensor_map"(%bt) {box = array<i64: 64, 64>, dims = array<i64: 1, 0>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<512x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %three = constant <i32: 3> : tile<i32>
    %steps = constant <i32: 8> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %nothing = constant <i32: -1> : tile<i32>
    "gpu.mbarrier_init"(%full_a, %full_b, %empty) : (!gpu.mbarrier<3>, !gpu.mbarrier<3>, !gpu.mbarrier<3>) -> ()
    "gpu.role"() ({
      %pa:3 = "gpu.tile_blocks"() : () -> (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>)
      %pa_all:2 = cuda_tile.for %number in (%pa#0 to %pa#1, step %pa#2) : tile<i32> iter_values(%slot = %zero, %phase = %one) -> (tile<i32>, tile<i32>) {
        %place:3 = "gpu.tile_block"(%number) : (!cuda_tile.tile<i32>) -> (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>)
        %x = assume bounded<0, ?>, %place#0 : tile<i32>
        %next:2 = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%s = %slot, %p = %phase) -> (tile<i32>, tile<i32>) {
          %free = "gpu.mbarrier_wait"(%empty, %s, %p) : (!gpu.mbarrier<3>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
          %f1 = "gpu.mbarrier_expect"(%full_a, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<3>, !cuda_tile.tile<i32>) -> !gpu.filling
          "gpu.copy_tensor"(%av, %ma, %sa, %f1, %x, %k) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<128x512xf16, strides=[512,1]>>, !gpu.tensor_map, !gpu.shared<3x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
          %other = subi %one, %p : tile<i32>
          %more = addi %s, %one : tile<i32>
          %last = cmpi equal %more, %three, signed : tile<i32> -> tile<i1>
          %s1 = select %last, %zero, %more : tile<i1>, tile<i32>
          %p1 = select %last, %other, %p : tile<i1>, tile<i32>
          continue %s1, %p1 : tile<i32>, tile<i32>
        }
        continue %next#0, %next#1 : tile<i32>, tile<i32>
      }
    }) {role = "producer"} : () -> ()
    "gpu.role"() ({
      %pb:3 = "gpu.tile_blocks"() : () -> (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>)
      %pb_all:2 = cuda_tile.for %number in (%pb#0 to %pb#1, step %pb#2) : tile<i32> iter_values(%slot = %zero, %phase = %one) -> (tile<i32>, tile<i32>) {
        %place:3 = "gpu.tile_block"(%number) : (!cuda_tile.tile<i32>) -> (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>)
        %x = assume bounded<0, ?>, %place#0 : tile<i32>
        %next:2 = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%s = %slot, %p = %phase) -> (tile<i32>, tile<i32>) {
          %free = "gpu.mbarrier_wait"(%empty, %s, %p) : (!gpu.mbarrier<3>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
          %f2 = "gpu.mbarrier_expect"(%full_b, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<3>, !cuda_tile.tile<i32>) -> !gpu.filling
          "gpu.copy_tensor"(%bv, %mb, %sb, %f2, %k, %zero) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<512x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<3x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
          %other = subi %one, %p : tile<i32>
          %more = addi %s, %one : tile<i32>
          %last = cmpi equal %more, %three, signed : tile<i32> -> tile<i1>
          %s1 = select %last, %zero, %more : tile<i1>, tile<i32>
          %p1 = select %last, %other, %p : tile<i1>, tile<i32>
          continue %s1, %p1 : tile<i32>, tile<i32>
        }
        continue %next#0, %next#1 : tile<i32>, tile<i32>
      }
    }) {role = "producer"} : () -> ()
    %blocks:3 = "gpu.tile_blocks"() : () -> (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>)
    %all:2 = for %number in (%blocks#0 to %blocks#1, step %blocks#2) : tile<i32> iter_values(%slot = %zero, %phase = %zero) -> (tile<i32>, tile<i32>) {
      %place:3 = "gpu.tile_block"(%number) : (!cuda_tile.tile<i32>) -> (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>)
      %x = assume bounded<0, ?>, %place#0 : tile<i32>
      %sum:4 = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none, %s = %slot, %p = %phase, %read = %nothing) -> (tile<64x64xf32>, tile<i32>, tile<i32>, tile<i32>) {
        %stage_a = "gpu.mbarrier_wait"(%full_a, %s, %p) : (!gpu.mbarrier<3>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
        %stage_b = "gpu.mbarrier_wait"(%full_b, %s, %p) : (!gpu.mbarrier<3>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
        %product = "gpu.mma"(%sa, %sb, %acc, %stage_a, %stage_b) {instruction = "wgmma.m64k16.f32.f16", overlap = "next", slot_a, slot_b, warps = array<i64: 4, 1>} : (!gpu.shared<3x64x64xf16>, !gpu.shared<3x64x64xf16>, !cuda_tile.tile<64x64xf32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf32>
        "gpu.mma_wait"(%acc) {pending = 1 : i64} : (!cuda_tile.tile<64x64xf32>) -> ()
        "gpu.mbarrier_arrive"(%empty, %read) : (!gpu.mbarrier<3>, !cuda_tile.tile<i32>) -> ()
        %other = subi %one, %p : tile<i32>
        %more = addi %s, %one : tile<i32>
        %last = cmpi equal %more, %three, signed : tile<i32> -> tile<i1>
        %s1 = select %last, %zero, %more : tile<i1>, tile<i32>
        %p1 = select %last, %other, %p : tile<i1>, tile<i32>
        continue %product, %s1, %p1, %stage_b : tile<64x64xf32>, tile<i32>, tile<i32>, tile<i32>
      }
      %done = "gpu.mma_wait"(%sum#0) : (!cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
      "gpu.mbarrier_arrive"(%empty, %sum#3) : (!gpu.mbarrier<3>, !cuda_tile.tile<i32>) -> ()
      %t = store_view_tko weak %done, %cv[%x, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<128x64xf32, strides=[64,1]>>, tile<i32> -> token
      continue %sum#1, %sum#2 : tile<i32>, tile<i32>
    }
    return
  } {gpu.persistent = true, gpu.planned = "roles", gpu.warps = 4 : i64}
  // They share the mbarriers, which a phase of is complete when both have arrived; each is
  // a warpgroup, and hands registers to those that multiply.
  entry @shared(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>) {
    %sb = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 3 : i64} : () -> !gpu.shared<3x64x64xf16>
    %sa = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 3 : i64} : () -> !gpu.shared<3x64x64xf16>
    %full = "gpu.alloc_mbarrier"() {arrivals = 2 : i64, stages = 3 : i64} : () -> !gpu.mbarrier<3>
    %empty = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 3 : i64} : () -> !gpu.mbarrier<3>
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %at = make_tensor_view %a, shape = [128, 512], strides = [512, 1] : tensor_view<128x512xf16, strides=[512,1]>
    %bt = make_tensor_view %b, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf16, strides=[64,1]>
    %ct = make_tensor_view %C, shape = [128, 64], strides = [64, 1] : tensor_view<128x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(64x64), tensor_view<128x512xf16, strides=[512,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(64x64), tensor_view<512x64xf16, strides=[64,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<128x64xf32, strides=[64,1]>>
    %ma = "gpu.tensor_map"(%at) {box = array<i64: 64, 64>, dims = array<i64: 1, 0>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<128x512xf16, strides=[512,1]>) -> !gpu.tensor_map
    %mb = "gpu.tensor_map"(%bt) {box = array<i64: 64, 64>, dims = array<i64: 1, 0>, swizzle = 128 : i64} : (!cuda_tile.tensor_view<512x64xf16, strides=[64,1]>) -> !gpu.tensor_map
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %three = constant <i32: 3> : tile<i32>
    %steps = constant <i32: 8> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %nothing = constant <i32: -1> : tile<i32>
    "gpu.mbarrier_init"(%full, %empty) : (!gpu.mbarrier<3>, !gpu.mbarrier<3>) -> ()
    "gpu.role"() ({
      %pa:3 = "gpu.tile_blocks"() : () -> (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>)
      %pa_all:2 = cuda_tile.for %number in (%pa#0 to %pa#1, step %pa#2) : tile<i32> iter_values(%slot = %zero, %phase = %one) -> (tile<i32>, tile<i32>) {
        %place:3 = "gpu.tile_block"(%number) : (!cuda_tile.tile<i32>) -> (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>)
        %x = assume bounded<0, ?>, %place#0 : tile<i32>
        %next:2 = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%s = %slot, %p = %phase) -> (tile<i32>, tile<i32>) {
          %free = "gpu.mbarrier_wait"(%empty, %s, %p) : (!gpu.mbarrier<3>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
          %f1 = "gpu.mbarrier_expect"(%full, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<3>, !cuda_tile.tile<i32>) -> !gpu.filling
          "gpu.copy_tensor"(%av, %ma, %sa, %f1, %x, %k) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<128x512xf16, strides=[512,1]>>, !gpu.tensor_map, !gpu.shared<3x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
          %other = subi %one, %p : tile<i32>
          %more = addi %s, %one : tile<i32>
          %last = cmpi equal %more, %three, signed : tile<i32> -> tile<i1>
          %s1 = select %last, %zero, %more : tile<i1>, tile<i32>
          %p1 = select %last, %other, %p : tile<i1>, tile<i32>
          continue %s1, %p1 : tile<i32>, tile<i32>
        }
        continue %next#0, %next#1 : tile<i32>, tile<i32>
      }
    }) {role = "producer", warps = 4 : i64} : () -> ()
    "gpu.role"() ({
      %pb:3 = "gpu.tile_blocks"() : () -> (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>)
      %pb_all:2 = cuda_tile.for %number in (%pb#0 to %pb#1, step %pb#2) : tile<i32> iter_values(%slot = %zero, %phase = %one) -> (tile<i32>, tile<i32>) {
        %place:3 = "gpu.tile_block"(%number) : (!cuda_tile.tile<i32>) -> (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>)
        %x = assume bounded<0, ?>, %place#0 : tile<i32>
        %next:2 = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%s = %slot, %p = %phase) -> (tile<i32>, tile<i32>) {
          %free = "gpu.mbarrier_wait"(%empty, %s, %p) : (!gpu.mbarrier<3>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
          %f2 = "gpu.mbarrier_expect"(%full, %free) {bytes = 8192 : i64} : (!gpu.mbarrier<3>, !cuda_tile.tile<i32>) -> !gpu.filling
          "gpu.copy_tensor"(%bv, %mb, %sb, %f2, %k, %zero) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<512x64xf16, strides=[64,1]>>, !gpu.tensor_map, !gpu.shared<3x64x64xf16>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
          %other = subi %one, %p : tile<i32>
          %more = addi %s, %one : tile<i32>
          %last = cmpi equal %more, %three, signed : tile<i32> -> tile<i1>
          %s1 = select %last, %zero, %more : tile<i1>, tile<i32>
          %p1 = select %last, %other, %p : tile<i1>, tile<i32>
          continue %s1, %p1 : tile<i32>, tile<i32>
        }
        continue %next#0, %next#1 : tile<i32>, tile<i32>
      }
    }) {role = "producer", warps = 8 : i64} : () -> ()
    %blocks:3 = "gpu.tile_blocks"() : () -> (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>)
    %all:2 = for %number in (%blocks#0 to %blocks#1, step %blocks#2) : tile<i32> iter_values(%slot = %zero, %phase = %zero) -> (tile<i32>, tile<i32>) {
      %place:3 = "gpu.tile_block"(%number) : (!cuda_tile.tile<i32>) -> (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>)
      %x = assume bounded<0, ?>, %place#0 : tile<i32>
      %sum:4 = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none, %s = %slot, %p = %phase, %read = %nothing) -> (tile<64x64xf32>, tile<i32>, tile<i32>, tile<i32>) {
        %stage = "gpu.mbarrier_wait"(%full, %s, %p) : (!gpu.mbarrier<3>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
        %product = "gpu.mma"(%sa, %sb, %acc, %stage) {instruction = "wgmma.m64k16.f32.f16", overlap = "next", slot_a, slot_b, warps = array<i64: 4, 1>} : (!gpu.shared<3x64x64xf16>, !gpu.shared<3x64x64xf16>, !cuda_tile.tile<64x64xf32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf32>
        "gpu.mma_wait"(%acc) {pending = 1 : i64} : (!cuda_tile.tile<64x64xf32>) -> ()
        "gpu.mbarrier_arrive"(%empty, %read) : (!gpu.mbarrier<3>, !cuda_tile.tile<i32>) -> ()
        %other = subi %one, %p : tile<i32>
        %more = addi %s, %one : tile<i32>
        %last = cmpi equal %more, %three, signed : tile<i32> -> tile<i1>
        %s1 = select %last, %zero, %more : tile<i1>, tile<i32>
        %p1 = select %last, %other, %p : tile<i1>, tile<i32>
        continue %product, %s1, %p1, %stage : tile<64x64xf32>, tile<i32>, tile<i32>, tile<i32>
      }
      %done = "gpu.mma_wait"(%sum#0) : (!cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
      "gpu.mbarrier_arrive"(%empty, %sum#3) : (!gpu.mbarrier<3>, !cuda_tile.tile<i32>) -> ()
      %t = store_view_tko weak %done, %cv[%x, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<128x64xf32, strides=[64,1]>>, tile<i32> -> token
      continue %sum#1, %sum#2 : tile<i32>, tile<i32>
    }
    return
  } {gpu.registers = array<i64: 232, 40, 24>, gpu.persistent = true, gpu.planned = "roles", gpu.warps = 4 : i64}
}
