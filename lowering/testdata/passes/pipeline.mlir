// A loop over views that feeds a product is copied ahead through shared memory,
// with one barrier in each iteration.
//
// DISABLE: roles
// PLAN: "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, offset = 0 : i64, shape = array<i64: 32, 64>, stages = 4
// Three iterations are copied before the loop, 0, 1 and 2, each if it comes to that.
// PLAN: cmpi less_than %
// PLAN: "gpu.copy_async"
// PLAN: "gpu.commit"
// PLAN: muli %cst_1_i32, %cst_1_i32
// PLAN: cmpi less_than %
// PLAN: "gpu.copy_async"(%pview, %1, %cst_1_i32
// PLAN: "gpu.commit"
// PLAN: muli %cst_1_i32, %cst_2_i32
// PLAN: cmpi less_than %
// PLAN: "gpu.copy_async"(%pview, %1, %cst_2_i32
// PLAN: "gpu.commit"
//
// Slot 0 is read first, and slot 3 written: in each iteration the tiles of the third
// one after it, if it comes to that. After slot 3 follows slot 0.
// PLAN: for %
// PLAN: %iterArg1 = %cst_0_i32
// PLAN: %iterArg2 = %cst_3_i32
// PLAN: "gpu.wait"(%iterArg3) {gpu.async, pending = 2 : i64}
// PLAN: "gpu.barrier"
// PLAN: muli %cst_1_i32, %cst_3_i32
// PLAN: addi %loopIdx,
// PLAN: muli %
// PLAN: %cst_3_i64
// PLAN: cmpi less_than %
// PLAN: "gpu.copy_async"(%pview, %1, %iterArg2,
// PLAN: "gpu.mma"(%1, %0, %iterArg0, %iterArg1)
// PLAN: instruction = "wgmma.m64k16.f32.f16"
// PLAN: "gpu.mma_wait"
// PLAN: addi %iterArg1, %cst_1_i32
// PLAN: constant <i32: 4>
// PLAN: cmpi equal
// PLAN: addi %iterArg2, %cst_1_i32
// PLAN: constant <i32: 4>
// PLAN: cmpi equal
// PLAN: continue
// PTX: cp.async.cg.shared.global
// PTX: cp.async.wait_group 2
// PTX: fence.proxy.async
// PTX: bar.sync 0
// PTX: wgmma.fence
// PTX: wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16
// PTX: wgmma.wait_group
// PTX[sm_80]: cp.async.wait_group 2
// PTX[sm_80]: bar.sync 0
// PTX[sm_80]: ldmatrix.sync.aligned.m8n8.x4.shared.b16
// PTX[sm_80]: ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16
// PTX[sm_80]: mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32
cuda_tile.module @m {
  entry @k(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>) {
    %pa = assume div_by<16>, %a : tile<ptr<f16>>
    %pb = assume div_by<16>, %b : tile<ptr<f16>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %steps = constant <i32: 8> : tile<i32>
    %ta = make_tensor_view %pa, shape = [64, 256], strides = [256, 1] : tensor_view<64x256xf16, strides=[256,1]>
    %tb = make_tensor_view %pb, shape = [256, 64], strides = [64, 1] : tensor_view<256x64xf16, strides=[64,1]>
    %tc = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %va = make_partition_view %ta : partition_view<tile=(64x32), tensor_view<64x256xf16, strides=[256,1]>>
    %vb = make_partition_view %tb : partition_view<tile=(32x64), tensor_view<256x64xf16, strides=[64,1]>>
    %vc = make_partition_view %tc : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %r = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %x, %t1 = load_view_tko weak %va[%zero, %k] : partition_view<tile=(64x32), tensor_view<64x256xf16, strides=[256,1]>>, tile<i32> -> tile<64x32xf16>, token
      %y, %t2 = load_view_tko weak %vb[%k, %zero] : partition_view<tile=(32x64), tensor_view<256x64xf16, strides=[64,1]>>, tile<i32> -> tile<32x64xf16>, token
      %s = mmaf %x, %y, %acc : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      continue %s : tile<64x64xf32>
    }
    store_view_tko weak %r, %vc[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
  }
}
