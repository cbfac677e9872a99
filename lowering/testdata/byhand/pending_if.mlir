// What is under way when an if ends, and waited for behind it: plans of
// pending_if_source.mlir behind the pass "pipeline", as a person would write them.
cuda_tile.module @pending_if {
  // Which copies make a group is for the if to say; older ones are under way meanwhile.
  entry @groups(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>) {
    %sb = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    %sa = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    %pa = assume div_by<16>, %A : tile<ptr<f16>>
    %pb = assume div_by<16>, %B : tile<ptr<f16>>
    %at = make_tensor_view %pa, shape = [128, 64], strides = [64, 1] : tensor_view<128x64xf16, strides=[64,1]>
    %bt = make_tensor_view %pb, shape = [128, 64], strides = [64, 1] : tensor_view<128x64xf16, strides=[64,1]>
    %ct = make_tensor_view %C, shape = [128, 64], strides = [64, 1] : tensor_view<128x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(64x64), tensor_view<128x64xf16, strides=[64,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(64x64), tensor_view<128x64xf16, strides=[64,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<128x64xf32, strides=[64,1]>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %yes = constant <i1: true> : tile<i1>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %first = cmpi equal %x, %zero, signed : tile<i32> -> tile<i1>
    %ca = "gpu.copy_async"(%av, %sa, %zero, %yes, %x, %zero) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<128x64xf16, strides=[64,1]>>, !gpu.shared<1x64x64xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.token
    %ga = "gpu.commit"(%ca) : (!cuda_tile.token) -> !cuda_tile.token
    %gb = if %first -> (token) {
      %c1 = "gpu.copy_async"(%bv, %sb, %zero, %yes, %one, %zero) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<128x64xf16, strides=[64,1]>>, !gpu.shared<1x64x64xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.token
      %g1 = "gpu.commit"(%c1) : (!cuda_tile.token) -> !cuda_tile.token
      yield %g1 : token
    } else {
      %c2 = "gpu.copy_async"(%bv, %sb, %zero, %yes, %zero, %zero) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<128x64xf16, strides=[64,1]>>, !gpu.shared<1x64x64xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.token
      %g2 = "gpu.commit"(%c2) : (!cuda_tile.token) -> !cuda_tile.token
      yield %g2 : token
    }
    "gpu.wait"(%ga) {gpu.async, pending = 1 : i64} : (!cuda_tile.token) -> ()
    "gpu.wait"(%gb) {gpu.async, pending = 0 : i64} : (!cuda_tile.token) -> ()
    %p = "gpu.mma"(%sa, %sb, %none) {instruction = "wgmma.m64k16.f32.f16", warps = array<i64: 4, 1>} : (!gpu.shared<1x64x64xf16>, !gpu.shared<1x64x64xf16>, !cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    %r = "gpu.mma_wait"(%p) : (!cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    %t = store_view_tko weak %r, %cv[%x, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<128x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.planned = "pipeline", gpu.warps = 4 : i64}

  // One way hands on a group that was under way before, behind which it closes another.
  entry @handed(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>) {
    %sb = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    %sc = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    %sa = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    %pa = assume div_by<16>, %A : tile<ptr<f16>>
    %pb = assume div_by<16>, %B : tile<ptr<f16>>
    %at = make_tensor_view %pa, shape = [128, 64], strides = [64, 1] : tensor_view<128x64xf16, strides=[64,1]>
    %bt = make_tensor_view %pb, shape = [128, 64], strides = [64, 1] : tensor_view<128x64xf16, strides=[64,1]>
    %ct = make_tensor_view %C, shape = [128, 64], strides = [64, 1] : tensor_view<128x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(64x64), tensor_view<128x64xf16, strides=[64,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(64x64), tensor_view<128x64xf16, strides=[64,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<128x64xf32, strides=[64,1]>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %yes = constant <i1: true> : tile<i1>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %first = cmpi equal %x, %zero, signed : tile<i32> -> tile<i1>
    %ca = "gpu.copy_async"(%av, %sa, %zero, %yes, %x, %zero) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<128x64xf16, strides=[64,1]>>, !gpu.shared<1x64x64xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.token
    %c1 = "gpu.copy_async"(%bv, %sb, %zero, %yes, %one, %zero) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<128x64xf16, strides=[64,1]>>, !gpu.shared<1x64x64xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.token
    %g1 = "gpu.commit"(%ca, %c1) : (!cuda_tile.token, !cuda_tile.token) -> !cuda_tile.token
    %ready, %more = if %first -> (token, token) {
      %c0 = "gpu.copy_async"(%bv, %sc, %zero, %yes, %zero, %zero) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<128x64xf16, strides=[64,1]>>, !gpu.shared<1x64x64xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.token
      %g0 = "gpu.commit"(%c0) : (!cuda_tile.token) -> !cuda_tile.token
      yield %g1, %g0 : token, token
    } else {
      %c2 = "gpu.copy_async"(%bv, %sc, %zero, %yes, %zero, %zero) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<128x64xf16, strides=[64,1]>>, !gpu.shared<1x64x64xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.token
      %g2 = "gpu.commit"(%c2) : (!cuda_tile.token) -> !cuda_tile.token
      "gpu.wait"(%g1, %g2) {gpu.async, pending = 0 : i64} : (!cuda_tile.token, !cuda_tile.token) -> ()
      %c3 = "gpu.copy_async"(%bv, %sb, %zero, %yes, %zero, %zero) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<128x64xf16, strides=[64,1]>>, !gpu.shared<1x64x64xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.token
      %g3 = "gpu.commit"(%c3) : (!cuda_tile.token) -> !cuda_tile.token
      yield %g3, %g3 : token, token
    }
    "gpu.wait"(%ready, %more) {gpu.async, pending = 0 : i64} : (!cuda_tile.token, !cuda_tile.token) -> ()
    %p = "gpu.mma"(%sa, %sb, %none) {instruction = "wgmma.m64k16.f32.f16", warps = array<i64: 4, 1>} : (!gpu.shared<1x64x64xf16>, !gpu.shared<1x64x64xf16>, !cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    %r = "gpu.mma_wait"(%p) : (!cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    %t = store_view_tko weak %r, %cv[%x, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<128x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.planned = "pipeline", gpu.warps = 4 : i64}

  // A product under way comes out of an if.
  entry @products(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>) {
    %sc = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    %sb = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    %sa = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    %pa = assume div_by<16>, %A : tile<ptr<f16>>
    %pb = assume div_by<16>, %B : tile<ptr<f16>>
    %at = make_tensor_view %pa, shape = [128, 64], strides = [64, 1] : tensor_view<128x64xf16, strides=[64,1]>
    %bt = make_tensor_view %pb, shape = [128, 64], strides = [64, 1] : tensor_view<128x64xf16, strides=[64,1]>
    %ct = make_tensor_view %C, shape = [128, 64], strides = [64, 1] : tensor_view<128x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(64x64), tensor_view<128x64xf16, strides=[64,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(64x64), tensor_view<128x64xf16, strides=[64,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<128x64xf32, strides=[64,1]>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %yes = constant <i1: true> : tile<i1>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %first = cmpi equal %x, %zero, signed : tile<i32> -> tile<i1>
    %ca = "gpu.copy_async"(%av, %sa, %zero, %yes, %x, %zero) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<128x64xf16, strides=[64,1]>>, !gpu.shared<1x64x64xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.token
    %cb = "gpu.copy_async"(%bv, %sb, %zero, %yes, %one, %zero) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<128x64xf16, strides=[64,1]>>, !gpu.shared<1x64x64xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.token
    %cc = "gpu.copy_async"(%bv, %sc, %zero, %yes, %zero, %zero) : (!cuda_tile.partition_view<tile=(64x64), tensor_view<128x64xf16, strides=[64,1]>>, !gpu.shared<1x64x64xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.token
    %g = "gpu.commit"(%ca, %cb, %cc) : (!cuda_tile.token, !cuda_tile.token, !cuda_tile.token) -> !cuda_tile.token
    "gpu.wait"(%g) {gpu.async, pending = 0 : i64} : (!cuda_tile.token) -> ()
    %p = if %first -> (tile<64x64xf32>) {
      %p1 = "gpu.mma"(%sa, %sb, %none) {instruction = "wgmma.m64k16.f32.f16", warps = array<i64: 4, 1>} : (!gpu.shared<1x64x64xf16>, !gpu.shared<1x64x64xf16>, !cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
      yield %p1 : tile<64x64xf32>
    } else {
      %p2 = "gpu.mma"(%sa, %sc, %none) {instruction = "wgmma.m64k16.f32.f16", warps = array<i64: 4, 1>} : (!gpu.shared<1x64x64xf16>, !gpu.shared<1x64x64xf16>, !cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
      yield %p2 : tile<64x64xf32>
    }
    %r = "gpu.mma_wait"(%p) : (!cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    %t = store_view_tko weak %r, %cv[%x, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<128x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.planned = "pipeline", gpu.warps = 4 : i64}
}
