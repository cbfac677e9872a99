// The operands of a product are copied by a thread of their own, through a ring of
// stages that two lists of mbarriers keep: full ones tell the warps that multiply,
// empty ones the thread that copies. The launcher makes the tensor maps.
//
// PLAN: entry @product
// PLAN: "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, offset = 0 : i64, shape = array<i64: 64, 64>, stages = 3
// PLAN: %2 = "gpu.alloc_mbarrier"() {arrivals = 1 : i64
// PLAN: %3 = "gpu.alloc_mbarrier"() {arrivals = 4 : i64
// PLAN: "gpu.tensor_map"(%tview) {box = array<i64: 64, 64>, dims = array<i64: 1, 0>, swizzle = 128
// PLAN: "gpu.role"
// PLAN: for %
// PLAN: %8 = "gpu.mbarrier_wait"(%3, %iterArg0, %iterArg1)
// PLAN: "gpu.mbarrier_expect"(%2, %8) {bytes = 16384
// PLAN: "gpu.copy_tensor"
// PLAN: "gpu.copy_tensor"
// PLAN: continue
//
// A product is under way while the next begins: the stage of the one before is
// released.
// PLAN: role = "producer"
// PLAN: for %
// PLAN: %8 = "gpu.mbarrier_wait"(%2
// PLAN: "gpu.mma"(%1, %0, %iterArg0, %8)
// PLAN: "gpu.mma_wait"(%iterArg0) {pending = 1
// PLAN: "gpu.mbarrier_arrive"(%3
// PLAN: continue
// PLAN: "gpu.mma_wait"(%for#0)
//
// PTX: .param .align 64 .b8 product_param_3[128]
// PTX: mbarrier.init.shared::cta.b64
// PTX: fence.mbarrier_init
// PTX: bar.sync 0;
// PTX: mbarrier.arrive.expect_tx
// PTX: cp.async.bulk.tensor.2d
//
// A loop around the loop: the ring goes on where it was, and the last stage is
// released behind the inner loop. The result is used before the next product, so
// nothing of it is under way over iterations of the outer one.
// PLAN: entry @nested
// PLAN: "gpu.role"
// PLAN: for %
// PLAN: for %
// PLAN: "gpu.copy_tensor"
// PLAN: role = "producer"
// PLAN: for %
// PLAN: for %
// PLAN: "gpu.mma_wait"(%iterArg0_7) {pending = 1
// PLAN: continue
// PLAN: "gpu.mma_wait"(
// PLAN: "gpu.mbarrier_arrive"
// PLAN: store_view_tko
//
// A product whose result its loop uses is waited for at once.
// PLAN: entry @used
// PLAN: role = "producer"
// PLAN: "gpu.mma"
// PLAN: "gpu.mma_wait"(%
// PLAN: "gpu.mbarrier_arrive"
// PLAN: continue
//
// What the loads read is written by the entry: nothing may be copied ahead of that.
// PLAN: entry @written
// PLAN: "gpu.copy_async"
//
// A tensor that depends on what was loaded, or on the tile block: the launcher does
// not know it.
// PLAN: entry @moving
// PLAN: "gpu.copy_async"
cuda_tile.module @m {
  entry @product(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>) {
    %pa = assume div_by<16>, %a : tile<ptr<f16>>
    %pb = assume div_by<16>, %b : tile<ptr<f16>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %steps = constant <i32: 8> : tile<i32>
    %ta = make_tensor_view %pa, shape = [64, 512], strides = [512, 1] : tensor_view<64x512xf16, strides=[512,1]>
    %tb = make_tensor_view %pb, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf16, strides=[64,1]>
    %tc = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %va = make_partition_view %ta : partition_view<tile=(64x64), tensor_view<64x512xf16, strides=[512,1]>>
    %vb = make_partition_view %tb : partition_view<tile=(64x64), tensor_view<512x64xf16, strides=[64,1]>>
    %vc = make_partition_view %tc : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %r = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %x, %xt = load_view_tko weak %va[%zero, %k] : partition_view<tile=(64x64), tensor_view<64x512xf16, strides=[512,1]>>, tile<i32> -> tile<64x64xf16>, token
      %y, %yt = load_view_tko weak %vb[%k, %zero] : partition_view<tile=(64x64), tensor_view<512x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
      %s = mmaf %x, %y, %acc : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %s : tile<64x64xf32>
    }
    store_view_tko weak %r, %vc[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
  } {gpu.persistent = false}
  entry @nested(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>) {
    %pa = assume div_by<16>, %a : tile<ptr<f16>>
    %pb = assume div_by<16>, %b : tile<ptr<f16>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %steps = constant <i32: 8> : tile<i32>
    %ta = make_tensor_view %pa, shape = [64, 512], strides = [512, 1] : tensor_view<64x512xf16, strides=[512,1]>
    %tb = make_tensor_view %pb, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf16, strides=[64,1]>
    %tc = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %va = make_partition_view %ta : partition_view<tile=(64x64), tensor_view<64x512xf16, strides=[512,1]>>
    %vb = make_partition_view %tb : partition_view<tile=(64x64), tensor_view<512x64xf16, strides=[64,1]>>
    %vc = make_partition_view %tc : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    for %o in (%zero to %steps, step %one) : tile<i32> {
      %r = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %x, %xt = load_view_tko weak %va[%zero, %k] : partition_view<tile=(64x64), tensor_view<64x512xf16, strides=[512,1]>>, tile<i32> -> tile<64x64xf16>, token
      %y, %yt = load_view_tko weak %vb[%k, %zero] : partition_view<tile=(64x64), tensor_view<512x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
        %s = mmaf %x, %y, %acc : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
        continue %s : tile<64x64xf32>
      }
      store_view_tko weak %r, %vc[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    }
  } {gpu.persistent = false}
  entry @used(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>) {
    %pa = assume div_by<16>, %a : tile<ptr<f16>>
    %pb = assume div_by<16>, %b : tile<ptr<f16>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %steps = constant <i32: 8> : tile<i32>
    %ta = make_tensor_view %pa, shape = [64, 512], strides = [512, 1] : tensor_view<64x512xf16, strides=[512,1]>
    %tb = make_tensor_view %pb, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf16, strides=[64,1]>
    %tc = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %va = make_partition_view %ta : partition_view<tile=(64x64), tensor_view<64x512xf16, strides=[512,1]>>
    %vb = make_partition_view %tb : partition_view<tile=(64x64), tensor_view<512x64xf16, strides=[64,1]>>
    %vc = make_partition_view %tc : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %r = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %x, %xt = load_view_tko weak %va[%zero, %k] : partition_view<tile=(64x64), tensor_view<64x512xf16, strides=[512,1]>>, tile<i32> -> tile<64x64xf16>, token
      %y, %yt = load_view_tko weak %vb[%k, %zero] : partition_view<tile=(64x64), tensor_view<512x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
      %s = mmaf %x, %y, %none : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      %m = maxf %s, %acc : tile<64x64xf32>
      continue %m : tile<64x64xf32>
    }
    store_view_tko weak %r, %vc[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
  } {gpu.persistent = false}
  entry @written(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>) {
    %pa = assume div_by<16>, %a : tile<ptr<f16>>
    %pb = assume div_by<16>, %b : tile<ptr<f16>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %steps = constant <i32: 8> : tile<i32>
    %ta = make_tensor_view %pa, shape = [64, 512], strides = [512, 1] : tensor_view<64x512xf16, strides=[512,1]>
    %tb = make_tensor_view %pb, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf16, strides=[64,1]>
    %tc = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %va = make_partition_view %ta : partition_view<tile=(64x64), tensor_view<64x512xf16, strides=[512,1]>>
    %vb = make_partition_view %tb : partition_view<tile=(64x64), tensor_view<512x64xf16, strides=[64,1]>>
    %vc = make_partition_view %tc : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %half = constant <f16: 1.0> : tile<64x64xf16>
    %t = store_view_tko weak %half, %va[%zero, %zero] : tile<64x64xf16>, partition_view<tile=(64x64), tensor_view<64x512xf16, strides=[512,1]>>, tile<i32> -> token
    %r = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %x, %xt = load_view_tko weak %va[%zero, %k] token = %t : partition_view<tile=(64x64), tensor_view<64x512xf16, strides=[512,1]>>, tile<i32> -> tile<64x64xf16>, token
      %y, %yt = load_view_tko weak %vb[%k, %zero] token = %t : partition_view<tile=(64x64), tensor_view<512x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
      %s = mmaf %x, %y, %acc : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %s : tile<64x64xf32>
    }
    store_view_tko weak %r, %vc[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
  } {gpu.persistent = false}
  entry @moving(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>) {
    %pa = assume div_by<16>, %a : tile<ptr<f16>>
    %pb = assume div_by<16>, %b : tile<ptr<f16>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %steps = constant <i32: 8> : tile<i32>
    %ta = make_tensor_view %pa, shape = [64, 512], strides = [512, 1] : tensor_view<64x512xf16, strides=[512,1]>
    %tb = make_tensor_view %pb, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf16, strides=[64,1]>
    %tc = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %va = make_partition_view %ta : partition_view<tile=(64x64), tensor_view<64x512xf16, strides=[512,1]>>
    %vb = make_partition_view %tb : partition_view<tile=(64x64), tensor_view<512x64xf16, strides=[64,1]>>
    %vc = make_partition_view %tc : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %bx, %by, %bz = get_tile_block_id : tile<i32>
    %k64 = constant <i32: 64> : tile<i32>
    %off = muli %bx, %k64 : tile<i32>
    %moved = offset %pa, %off : tile<ptr<f16>>, tile<i32> -> tile<ptr<f16>>
    %tm = make_tensor_view %moved, shape = [64, 512], strides = [512, 1] : tensor_view<64x512xf16, strides=[512,1]>
    %vm = make_partition_view %tm : partition_view<tile=(64x64), tensor_view<64x512xf16, strides=[512,1]>>
    %moved2 = offset %pb, %off : tile<ptr<f16>>, tile<i32> -> tile<ptr<f16>>
    %tm2 = make_tensor_view %moved2, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf16, strides=[64,1]>
    %vm2 = make_partition_view %tm2 : partition_view<tile=(64x64), tensor_view<512x64xf16, strides=[64,1]>>
    %r = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %x, %xt = load_view_tko weak %vm[%zero, %k] : partition_view<tile=(64x64), tensor_view<64x512xf16, strides=[512,1]>>, tile<i32> -> tile<64x64xf16>, token
      %y, %yt = load_view_tko weak %vm2[%k, %zero] : partition_view<tile=(64x64), tensor_view<512x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
      %s = mmaf %x, %y, %acc : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %s : tile<64x64xf32>
    }
    store_view_tko weak %r, %vc[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
  } {gpu.persistent = false}
}
