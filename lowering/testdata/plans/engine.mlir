// Behind the pass that holds schedules to what is possible: the copy engine of a target that
// has none.
// target: sm_86
cuda_tile.module @m {
  entry @f(%arg0: tile<ptr<f16>>, %arg1: tile<ptr<f16>>, %arg2: tile<ptr<f32>>, %arg3: tile<i32>) {
    %0 = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 32, 64>, stages = 1 : i64} : () -> !gpu.shared<1x32x64xf16>
    %1 = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 32>, stages = 1 : i64} : () -> !gpu.shared<1x64x32xf16>
    %cst_0_i32 = constant <i32: 0> : tile<i32>
    %cst_1_i32 = constant <i32: 1> : tile<i32>
    %cst_0_f32 = constant <f32: 0.000000e+00> : tile<64x64xf32>
    %assume = assume div_by<16>, %arg0 : tile<ptr<f16>>
    %assume_0 = assume div_by<16>, %arg1 : tile<ptr<f16>>
    %assume_1 = assume div_by<16>, %arg2 : tile<ptr<f32>>
    %tview = make_tensor_view %assume, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %tview_2 = make_tensor_view %assume_0, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %tview_3 = make_tensor_view %assume_1, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %pview = make_partition_view %tview : partition_view<tile=(64x32), tensor_view<256x256xf16, strides=[256,1]>>
    %pview_4 = make_partition_view %tview_2 : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>
    %pview_5 = make_partition_view %tview_3 : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    %for = for %loopIdx in (%cst_0_i32 to %arg3, step %cst_1_i32) : tile<i32> iter_values(%iterArg0 = %cst_0_f32) -> (tile<64x64xf32>) {
      // expected-error @below {{the schedule has gpu.copy = "cp.async.bulk.tensor", which sm_86 cannot do}}
      %tile, %result_token = load_view_tko weak %pview[%cst_0_i32, %loopIdx] attributes {gpu.copy = "cp.async.bulk.tensor", gpu.stages = 4 : i64} : partition_view<tile=(64x32), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<64x32xf16>, token
      %tile_6, %result_token_7 = load_view_tko weak %pview_4[%loopIdx, %cst_0_i32] attributes {gpu.copy = "cp.async.bulk.tensor", gpu.stages = 4 : i64} : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<32x64xf16>, token
      "gpu.store_shared"(%tile, %1) : (!cuda_tile.tile<64x32xf16>, !gpu.shared<1x64x32xf16>) -> ()
      %3 = "gpu.load_shared"(%1) : (!gpu.shared<1x64x32xf16>) -> !cuda_tile.tile<64x32xf16>
      "gpu.store_shared"(%tile_6, %0) : (!cuda_tile.tile<32x64xf16>, !gpu.shared<1x32x64xf16>) -> ()
      %4 = "gpu.load_shared"(%0) : (!gpu.shared<1x32x64xf16>) -> !cuda_tile.tile<32x64xf16>
      %5 = "gpu.mma"(%3, %4, %iterArg0) {instruction = "mma.m16n8k16.f32.f16", warps = array<i64: 2, 2>} : (!cuda_tile.tile<64x32xf16>, !cuda_tile.tile<32x64xf16>, !cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
      continue %5 : tile<64x64xf32>
    }
    %2 = store_view_tko weak %for, %pview_5[%cst_0_i32, %cst_0_i32] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
// More CTAs than a multiprocessor has warps for, with that of the role.
cuda_tile.module @m {
  // expected-error @below {{the schedule has gpu.occupancy = 16, where a multiprocessor of sm_90a holds 12 CTAs of 5 warps, with those of the role}}
  entry @f(%arg0: tile<ptr<f16>>, %arg1: tile<ptr<f16>>, %arg2: tile<ptr<f32>>, %arg3: tile<i32>) {
    %0 = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 32, 64>, stages = 1 : i64} : () -> !gpu.shared<1x32x64xf16>
    %1 = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 32>, stages = 1 : i64} : () -> !gpu.shared<1x64x32xf16>
    %cst_0_i32 = constant <i32: 0> : tile<i32>
    %cst_1_i32 = constant <i32: 1> : tile<i32>
    %cst_0_f32 = constant <f32: 0.000000e+00> : tile<64x64xf32>
    %assume = assume div_by<16>, %arg0 : tile<ptr<f16>>
    %assume_0 = assume div_by<16>, %arg1 : tile<ptr<f16>>
    %assume_1 = assume div_by<16>, %arg2 : tile<ptr<f32>>
    %tview = make_tensor_view %assume, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %tview_2 = make_tensor_view %assume_0, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %tview_3 = make_tensor_view %assume_1, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %pview = make_partition_view %tview : partition_view<tile=(64x32), tensor_view<256x256xf16, strides=[256,1]>>
    %pview_4 = make_partition_view %tview_2 : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>
    %pview_5 = make_partition_view %tview_3 : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    %2:3 = "gpu.tile_blocks"() : () -> (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>)
    for %loopIdx in (%2#0 to %2#1, step %2#2) : tile<i32> {
      %3:3 = "gpu.tile_block"(%loopIdx) : (!cuda_tile.tile<i32>) -> (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>)
      %assume_6 = assume bounded<0, ?>, %3#0 : tile<i32>
      %assume_7 = assume bounded<0, ?>, %3#1 : tile<i32>
      %assume_8 = assume bounded<0, ?>, %3#2 : tile<i32>
      %for = for %loopIdx_9 in (%cst_0_i32 to %arg3, step %cst_1_i32) : tile<i32> iter_values(%iterArg0 = %cst_0_f32) -> (tile<64x64xf32>) {
        %tile, %result_token = load_view_tko weak %pview[%cst_0_i32, %loopIdx_9] attributes {gpu.copy = "cp.async.bulk.tensor", gpu.stages = 6 : i64} : partition_view<tile=(64x32), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<64x32xf16>, token
        %tile_10, %result_token_11 = load_view_tko weak %pview_4[%loopIdx_9, %cst_0_i32] attributes {gpu.copy = "cp.async.bulk.tensor", gpu.stages = 6 : i64} : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<32x64xf16>, token
        "gpu.store_shared"(%tile, %1) {gpu.async} : (!cuda_tile.tile<64x32xf16>, !gpu.shared<1x64x32xf16>) -> ()
        "gpu.store_shared"(%tile_10, %0) {gpu.async} : (!cuda_tile.tile<32x64xf16>, !gpu.shared<1x32x64xf16>) -> ()
        %5 = "gpu.mma"(%1, %0, %iterArg0) {instruction = "wgmma.m64k16.f32.f16", overlap = "next", warps = array<i64: 4, 1>} : (!gpu.shared<1x64x32xf16>, !gpu.shared<1x32x64xf16>, !cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
        %6 = "gpu.mma_wait"(%5) : (!cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
        continue %6 : tile<64x64xf32>
      }
      %4 = store_view_tko weak %for, %pview_5[%cst_0_i32, %cst_0_i32] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    }
    return
  } {gpu.occupancy = 16 : i64, gpu.persistent = true, gpu.planned = "mma", gpu.warps = 4 : i64}
}
