// The left operand of the second product stays where the first one's result is, whose rows
// are folded without asking another warp: nothing goes through shared memory but what was
// loaded.
//
// PLAN[sm_80]: gpu.store_shared
// PLAN[sm_80]: gpu.store_shared
// PLAN[sm_80]: %5 = "gpu.mma"(%3, %4,
// PLAN[sm_80]: warps = array<i64: 4, 1>
// PLAN[sm_80]: %8 = ftof %7
// PLAN[sm_80]: "gpu.store_shared"(%tile_
// PLAN[sm_80]: %10 = "gpu.mma"(%8, %9,
// PLAN[sm_80]: warps = array<i64: 4, 1>
// PTX[sm_80]: shfl.sync.bfly
cuda_tile.module @m {
  entry @f(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f16>>, %d: tile<ptr<f32>>) {
    %zero = constant <i32: 0> : tile<i32>
    %a_t = make_tensor_view %a, shape = [64, 32], strides = [32, 1] : tensor_view<64x32xf16, strides=[32,1]>
    %a_v = make_partition_view %a_t : partition_view<tile=(64x32), tensor_view<64x32xf16, strides=[32,1]>>
    %a_x, %a_k = load_view_tko weak %a_v[%zero, %zero]
        : partition_view<tile=(64x32), tensor_view<64x32xf16, strides=[32,1]>>, tile<i32> -> tile<64x32xf16>, token
    %b_t = make_tensor_view %b, shape = [32, 64], strides = [64, 1] : tensor_view<32x64xf16, strides=[64,1]>
    %b_v = make_partition_view %b_t : partition_view<tile=(32x64), tensor_view<32x64xf16, strides=[64,1]>>
    %b_x, %b_k = load_view_tko weak %b_v[%zero, %zero]
        : partition_view<tile=(32x64), tensor_view<32x64xf16, strides=[64,1]>>, tile<i32> -> tile<32x64xf16>, token
    %c_t = make_tensor_view %c, shape = [64, 32], strides = [32, 1] : tensor_view<64x32xf16, strides=[32,1]>
    %c_v = make_partition_view %c_t : partition_view<tile=(64x32), tensor_view<64x32xf16, strides=[32,1]>>
    %c_x, %c_k = load_view_tko weak %c_v[%zero, %zero]
        : partition_view<tile=(64x32), tensor_view<64x32xf16, strides=[32,1]>>, tile<i32> -> tile<64x32xf16>, token
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %no_sum = constant <f32: 0.0> : tile<64x32xf32>
    %s = mmaf %a_x, %b_x, %none : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
    %most = reduce %s dim=1 identities=[0xFF800000 : f32] : tile<64x64xf32> -> tile<64xf32>
    (%x: tile<f32>, %y: tile<f32>) {
      %z = maxf %x, %y : tile<f32>
      yield %z : tile<f32>
    }
    %column = reshape %most : tile<64xf32> -> tile<64x1xf32>
    %mosts = broadcast %column : tile<64x1xf32> -> tile<64x64xf32>
    %below = subf %s, %mosts rounding<nearest_even> : tile<64x64xf32>
    %e = exp2 %below : tile<64x64xf32>
    %p = ftof %e rounding<nearest_even> : tile<64x64xf32> -> tile<64x64xf16>
    %r = mmaf %p, %c_x, %no_sum : tile<64x64xf16>, tile<64x32xf16>, tile<64x32xf32>
    %d_t = make_tensor_view %d, shape = [64, 32], strides = [32, 1] : tensor_view<64x32xf32, strides=[32,1]>
    %d_v = make_partition_view %d_t : partition_view<tile=(64x32), tensor_view<64x32xf32, strides=[32,1]>>
    %done = store_view_tko weak %r, %d_v[%zero, %zero] : tile<64x32xf32>,
        partition_view<tile=(64x32), tensor_view<64x32xf32, strides=[32,1]>>, tile<i32> -> token
  }
}
