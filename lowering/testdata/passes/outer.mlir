// A product in true f32 is computed by multiply-adds: each thread 8×4 results of a
// tile of 64×64, none of them twice. Its operands are copied ahead, two stages of
// them, and read in vectors: A, which is contiguous along the inner dimension, four
// steps at a time, B four columns at a time.
//
// PLAN: stages = 2
// PLAN: stages = 2
// PLAN: "gpu.copy_async"
// PLAN: for %
// PLAN: "gpu.wait"(%iterArg3) {pending = 0
// PLAN: "gpu.barrier"
// PLAN: "gpu.copy_async"
// PLAN: "gpu.mma"
// PLAN: gpu.layout = ["reg 1,2,256,512,1024 lane 4,8,16,64,128 warp 2048,32"], instruction = "fma.f32", slot_a, slot_b, steps = array<i64: 4, 1>, warps = array<i64: 2, 2>
// PTX: .reqntid 128,
// PTX: cp.async.cg.shared.global
// PTX: ld.shared.v4.b32
// PTX: fma.rn.f32
cuda_tile.module @m {
  entry @k(%a: tile<ptr<f32>>, %b: tile<ptr<f32>>, %c: tile<ptr<f32>>, %n: tile<i32>) {
    %pa = assume div_by<16>, %a : tile<ptr<f32>>
    %pb = assume div_by<16>, %b : tile<ptr<f32>>
    %pc = assume div_by<16>, %c : tile<ptr<f32>>
    %ta = make_tensor_view %pa, shape = [64, 1024], strides = [1024, 1] : tensor_view<64x1024xf32, strides=[1024,1]>
    %tb = make_tensor_view %pb, shape = [1024, 64], strides = [64, 1] : tensor_view<1024x64xf32, strides=[64,1]>
    %tc = make_tensor_view %pc, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %va = make_partition_view %ta : partition_view<tile=(64x64), tensor_view<64x1024xf32, strides=[1024,1]>>
    %vb = make_partition_view %tb : partition_view<tile=(64x64), tensor_view<1024x64xf32, strides=[64,1]>>
    %vc = make_partition_view %tc : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %sum = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %A, %ra = load_view_tko weak %va[%zero, %k] : partition_view<tile=(64x64), tensor_view<64x1024xf32, strides=[1024,1]>>, tile<i32> -> tile<64x64xf32>, token
      %B, %rb = load_view_tko weak %vb[%k, %zero] : partition_view<tile=(64x64), tensor_view<1024x64xf32, strides=[64,1]>>, tile<i32> -> tile<64x64xf32>, token
      %next = mmaf %A, %B, %acc : tile<64x64xf32>, tile<64x64xf32>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    store_view_tko weak %sum, %vc[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
  }
}
