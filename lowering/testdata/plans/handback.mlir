// Warps that read a stage by loads hand it back to the copy engine, by whose proxy it is filled next.
cuda_tile.module @refilled_under_loads {
  entry @refilled_under_loads(%arg0: tile<ptr<f32>>, %arg1: tile<ptr<f32>>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<ptr<f32>>) {
    %0 = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f32, offset = 24576 : i64, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf32>
    %1 = "gpu.alloc_shared"() {contiguous = 0 : i64, elem = tf32, offset = 40960 : i64, shape = array<i64: 64, 32>, stages = 1 : i64} : () -> !gpu.shared<1x64x32xtf32>
    %2 = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = tf32, offset = 0 : i64, shape = array<i64: 64, 32>, stages = 3 : i64} : () -> !gpu.shared<3x64x32xtf32>
    %3 = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, offset = 49152 : i64, stages = 3 : i64} : () -> !gpu.mbarrier<3>
    %4 = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, offset = 49280 : i64, stages = 3 : i64} : () -> !gpu.mbarrier<3>
    %assume = assume div_by<16>, %arg1 : tile<ptr<f32>>
    %assume_0 = assume div_by<8>, %arg2 : tile<i32>
    %assume_1 = assume div_by<8>, %arg3 : tile<i32>
    %assume_2 = assume div_by<8>, %arg4 : tile<i32>
    %tview = make_tensor_view %assume, shape = [%assume_0, %assume_2], strides = [%assume_1, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %5 = "gpu.tensor_map"(%tview) {box = array<i64: 32, 64>, dims = array<i64: 1, 0>, rounds, swizzle = 128 : i64} : (!cuda_tile.tensor_view<?x?xf32, strides=[?,1]>) -> !gpu.tensor_map
    "gpu.mbarrier_init"(%3, %4) : (!gpu.mbarrier<3>, !gpu.mbarrier<3>) -> ()
    "gpu.role"() ({
      %cst_0_i32_9 = cuda_tile.constant <i32: 0> : tile<i32>
      %cst_1_i32_10 = cuda_tile.constant <i32: 1> : tile<i32>
      %cst_6_i32_11 = cuda_tile.constant <i32: 6> : tile<i32>
      %cst_1_i32_12 = cuda_tile.constant <i32: 1> : tile<i32>
      %cst_0_i32_13 = cuda_tile.constant <i32: 0> : tile<i32>
      %blockId_x_14, %blockId_y_15, %blockId_z_16 = cuda_tile.get_tile_block_id : tile<i32>
      %assume_17 = cuda_tile.assume div_by<16>, %arg1 : tile<ptr<f32>>
      %assume_18 = cuda_tile.assume div_by<8>, %arg2 : tile<i32>
      %assume_19 = cuda_tile.assume div_by<8>, %arg3 : tile<i32>
      %assume_20 = cuda_tile.assume div_by<8>, %arg4 : tile<i32>
      %tview_21 = cuda_tile.make_tensor_view %assume_17, shape = [%assume_18, %assume_20], strides = [%assume_19, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
      %pview_22 = cuda_tile.make_partition_view %tview_21 : partition_view<tile=(64x32), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>
      %for_23:2 = cuda_tile.for %loopIdx in (%cst_0_i32_13 to %cst_6_i32_11, step %cst_1_i32_12) : tile<i32> iter_values(%iterArg0 = %cst_0_i32_9, %iterArg1 = %cst_1_i32_10) -> (tile<i32>, tile<i32>) {
        %7 = "gpu.mbarrier_wait"(%4, %iterArg0, %iterArg1) : (!gpu.mbarrier<3>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
        %8 = "gpu.mbarrier_expect"(%3, %7) {bytes = 8192 : i64} : (!gpu.mbarrier<3>, !cuda_tile.tile<i32>) -> !gpu.filling
        "gpu.copy_tensor"(%pview_22, %5, %2, %8, %loopIdx, %blockId_y_15) : (!cuda_tile.partition_view<tile=(64x32), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, !gpu.tensor_map, !gpu.shared<3x64x32xtf32>, !gpu.filling, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
        %cst_1_i32_24 = constant <i32: 1> : tile<i32>
        %9 = subi %cst_1_i32_24, %iterArg1 : tile<i32>
        %10 = addi %iterArg0, %cst_1_i32_24 : tile<i32>
        %cst_3_i32 = constant <i32: 3> : tile<i32>
        %11 = cmpi equal %10, %cst_3_i32, signed : tile<i32> -> tile<i1>
        %cst_0_i32_25 = constant <i32: 0> : tile<i32>
        %12 = select %11, %cst_0_i32_25, %10 : tile<i1>, tile<i32>
        %13 = select %11, %9, %iterArg1 : tile<i1>, tile<i32>
        continue %12, %13 : tile<i32>, tile<i32>
      }
    }) {role = "producer"} : () -> ()
    %cst_f32 = constant <f32: 5.000000e-01> : tile<64x32xf32> {gpu.layout = ["reg 1,256,8,16 lane 2,4,32,64,128 warp 512,1024"]}
    %cst_6_i32 = constant <i32: 6> : tile<i32>
    %cst_0_f32 = constant <f32: 0.000000e+00> : tile<64x32xf32> {gpu.layout = ["reg 1,256,8,16 lane 2,4,32,64,128 warp 512,1024"]}
    %cst_1_i32 = constant <i32: 1> : tile<i32>
    %cst_0_i32 = constant <i32: 0> : tile<i32>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %tview_3 = make_tensor_view %arg0, shape = [128, 360], strides = [360, 1] : tensor_view<128x360xf32, strides=[360,1]>
    %pview = make_partition_view %tview_3 : partition_view<tile=(64x64), padding_value = zero, tensor_view<128x360xf32, strides=[360,1]>>
    %assume_4 = assume div_by<16>, %arg5 : tile<ptr<f32>>
    %tview_5 = make_tensor_view %assume_4, shape = [1, 128, 8], strides = [1024, 8, 1] : tensor_view<1x128x8xf32, strides=[1024,8,1]>
    %pview_6 = make_partition_view %tview_5 : partition_view<tile=(1x64x32), tensor_view<1x128x8xf32, strides=[1024,8,1]>>
    %cst_0_i32_7 = constant <i32: 0> : tile<i32>
    %cst_0_i32_8 = constant <i32: 0> : tile<i32>
    %for:3 = for %loopIdx in (%cst_0_i32 to %cst_6_i32, step %cst_1_i32) : tile<i32> iter_values(%iterArg0 = %cst_0_f32, %iterArg1 = %cst_0_i32_7, %iterArg2 = %cst_0_i32_8) -> (tile<64x32xf32>, tile<i32>, tile<i32>) {
      %tile, %result_token = load_view_tko weak %pview[%blockId_x, %loopIdx] attributes {gpu.layout = ["reg 128,256,512,1024,2048 lane 1,2,4,8,16 warp 32,64", unit]} : partition_view<tile=(64x64), padding_value = zero, tensor_view<128x360xf32, strides=[360,1]>>, tile<i32> -> tile<64x64xf32>, token
      %7 = "gpu.mbarrier_wait"(%3, %iterArg1, %iterArg2) : (!gpu.mbarrier<3>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      %8 = "gpu.load_shared"(%2, %7) {by = "ld", gpu.layout = ["reg 1,2,32,64 lane 4,128,264,8,16 warp 512,1024"]} : (!gpu.shared<3x64x32xtf32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x32xtf32>
      // expected-error @below {{expected gpu.async, as threads have read by loads what the copy engine fills next}}
      "gpu.mbarrier_arrive"(%4, %7) : (!gpu.mbarrier<3>, !cuda_tile.tile<i32>) -> ()
      "gpu.barrier"() {why = "gpu.store_shared writes bytes 40960 to 49151, where gpu.mma read"} : () -> ()
      "gpu.store_shared"(%8, %1) {gpu.async} : (!cuda_tile.tile<64x32xtf32>, !gpu.shared<1x64x32xtf32>) -> ()
      "gpu.store_shared"(%tile, %0) : (!cuda_tile.tile<64x64xf32>, !gpu.shared<1x64x64xf32>) -> ()
      "gpu.barrier"() {why = "gpu.load_shared reads bytes 24576 to 40959, where gpu.store_shared wrote"} : () -> ()
      %9 = "gpu.load_shared"(%0) {by = "ldmatrix", gpu.layout = ["reg 512,4,8,16,32 lane 1,2,64,128,256 warp 1024,2048"]} : (!gpu.shared<1x64x64xf32>) -> !cuda_tile.tile<64x64xf32>
      %10 = ftof %9 {gpu.layout = ["reg 512,4,8,16,32 lane 1,2,64,128,256 warp 1024,2048"]} : tile<64x64xf32> -> tile<64x64xtf32>
      %11 = "gpu.mma"(%10, %1, %cst_0_f32) {gpu.layout = ["reg 1,256,8,16 lane 2,4,32,64,128 warp 512,1024"], instruction = "wgmma.m64k8.f32.tf32", warps = array<i64: 4, 1>} : (!cuda_tile.tile<64x64xtf32>, !gpu.shared<1x64x32xtf32>, !cuda_tile.tile<64x32xf32>) -> !cuda_tile.tile<64x32xf32>
      %12 = "gpu.mma_wait"(%11) {gpu.layout = ["reg 1,256,8,16 lane 2,4,32,64,128 warp 512,1024"]} : (!cuda_tile.tile<64x32xf32>) -> !cuda_tile.tile<64x32xf32>
      %13 = mulf %12, %cst_f32 {gpu.layout = ["reg 1,256,8,16 lane 2,4,32,64,128 warp 512,1024"]} : tile<64x32xf32>
      %14 = addf %13, %iterArg0 {gpu.layout = ["reg 1,256,8,16 lane 2,4,32,64,128 warp 512,1024"]} : tile<64x32xf32>
      %cst_1_i32_9 = constant <i32: 1> : tile<i32>
      %15 = subi %cst_1_i32_9, %iterArg2 : tile<i32>
      %16 = addi %iterArg1, %cst_1_i32_9 : tile<i32>
      %cst_3_i32 = constant <i32: 3> : tile<i32>
      %17 = cmpi equal %16, %cst_3_i32, signed : tile<i32> -> tile<i1>
      %cst_0_i32_10 = constant <i32: 0> : tile<i32>
      %18 = select %17, %cst_0_i32_10, %16 : tile<i1>, tile<i32>
      %19 = select %17, %15, %iterArg2 : tile<i1>, tile<i32>
      continue %14, %18, %19 : tile<64x32xf32>, tile<i32>, tile<i32>
    } {gpu.layout = ["reg 1,256,8,16 lane 2,4,32,64,128 warp 512,1024", "reg lane 0,0,0,0,0 warp 0,0", "reg lane 0,0,0,0,0 warp 0,0", unit, "reg 1,256,8,16 lane 2,4,32,64,128 warp 512,1024", unit, unit]}
    %reshape = reshape %for#0 {gpu.layout = ["reg 1,256,8,16 lane 2,4,32,64,128 warp 512,1024"]} : tile<64x32xf32> -> tile<1x64x32xf32>
    %6 = store_view_tko weak %reshape, %pview_6[%blockId_z, %blockId_x, %blockId_y] attributes {gpu.vector = array<i64: 4, 2>} : tile<1x64x32xf32>, partition_view<tile=(1x64x32), tensor_view<1x128x8xf32, strides=[1024,8,1]>>, tile<i32> -> token
    return
  } {gpu.band = 16 : i64, gpu.occupancy = 4 : i64, gpu.planned = "blocks-per-cta", gpu.shared = 49312 : i64, gpu.warps = 4 : i64}
}
