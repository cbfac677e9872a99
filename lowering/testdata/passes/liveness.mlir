// Tiles that are not in use together have the same bytes: the second product is
// staged where the first one was. Each tile rests until threads have waited for
// the next one, so no barrier is needed to hand bytes over.
//
// PLAN[sm_80]: "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, offset = 0 : i64
// PLAN[sm_80]: "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, offset = 8192 : i64
// PLAN[sm_80]: "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, offset = 0 : i64
// PLAN[sm_80]: "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, offset = 8192 : i64
// PLAN[sm_80]: gpu.store_shared
// PLAN[sm_80]: "gpu.barrier"() {why = "gpu.load_shared reads bytes 8192 to 16383, where gpu.store_shared wrote"}
// PLAN[sm_80]: gpu.load_shared
// PLAN[sm_80]: gpu.store_shared
// PLAN[sm_80]: "gpu.barrier"() {why = "gpu.load_shared reads bytes 0 to 8191, where gpu.store_shared wrote"}
// PLAN[sm_80]: gpu.load_shared
// PLAN[sm_80]: gpu.mma
// PLAN[sm_80]: gpu.store_shared
// PLAN[sm_80]: gpu.shared = 16384
cuda_tile.module @m {
  entry @k(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>) {
    %zero = constant <i32: 0> : tile<i32>
    %ta = make_tensor_view %a, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf16, strides=[64,1]>
    %tb = make_tensor_view %b, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf16, strides=[64,1]>
    %tc = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %va = make_partition_view %ta : partition_view<tile=(64x64), tensor_view<64x64xf16, strides=[64,1]>>
    %vb = make_partition_view %tb : partition_view<tile=(64x64), tensor_view<64x64xf16, strides=[64,1]>>
    %vc = make_partition_view %tc : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %x, %t1 = load_view_tko weak %va[%zero, %zero] : partition_view<tile=(64x64), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
    %y, %t2 = load_view_tko weak %vb[%zero, %zero] : partition_view<tile=(64x64), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
    %p = mmaf %x, %y, %none : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
    %q = ftof %p rounding<nearest_even> : tile<64x64xf32> -> tile<64x64xf16>
    %r = mmaf %q, %y, %p : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
    store_view_tko weak %r, %vc[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
  }
}
