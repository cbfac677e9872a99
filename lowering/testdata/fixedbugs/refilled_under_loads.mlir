// Warps read a tile that the copy engine brings by loads of their own, and hand its stage back while another operand
// still comes from memory: the engine filled the stage again before the loads had been carried out, as an arrival orders nothing
// for it without a fence between the proxies. Half of an H200's results were wrong, in about every second launch.
//
// PTX[sm_90a]: cp.async.bulk.tensor.2d
// PTX[sm_90a]: ld.global.b32
// PTX[sm_90a]: mbarrier.try_wait.parity
// PTX[sm_90a]: ld.shared.v4.b32
// PTX[sm_90a]: fence.proxy.async.shared::cta;
// PTX[sm_90a]: bar.warp.sync
// PTX[sm_90a]: mbarrier.arrive.shared::cta.b64
// PTX[sm_90a]: wgmma.mma_async.sync.aligned.m64n32k8.f32.tf32.tf32
//
// tilerun: --grid 2 --arg randint:-2:4:f32:128x360:1 --arg randint:-2:4:f32:360x8:2 --arg 360 --arg 8 --arg 8 --arg zeros:f32:128x8
cuda_tile.module @refilled_under_loads {
  entry @refilled_under_loads(%p0: tile<ptr<f32>>, %p1: tile<ptr<f32>>, %p2: tile<i32>, %p3: tile<i32>, %p4: tile<i32>, %p5: tile<ptr<f32>>) {
    %bx, %by, %bz = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %v1 = make_tensor_view %p0, shape = [128, 360], strides = [360, 1] : tensor_view<128x360xf32, strides=[360,1]>
    %v2 = make_partition_view %v1 : partition_view<tile=(64x64), padding_value = zero, tensor_view<128x360xf32, strides=[360,1]>>
    %v3 = assume div_by<16>, %p1 : tile<ptr<f32>>
    %v5 = assume div_by<8>, %p2 : tile<i32>
    %v6 = assume div_by<8>, %p3 : tile<i32>
    %v7 = assume div_by<8>, %p4 : tile<i32>
    %v4 = make_tensor_view %v3, shape = [%v5, %v7], strides = [%v6, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %v8 = make_partition_view %v4 : partition_view<tile=(64x32), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>
    %v9 = constant <f32: 0.0> : tile<64x32xf32>
    %v10 = constant <i32: 6> : tile<i32>
    %v11 = assume div_by<16>, %p5 : tile<ptr<f32>>
    %v12 = make_tensor_view %v11, shape = [1, 128, 8], strides = [1024, 8, 1] : tensor_view<1x128x8xf32, strides=[1024,8,1]>
    %v13 = make_partition_view %v12 : partition_view<tile=(1x64x32), tensor_view<1x128x8xf32, strides=[1024,8,1]>>
    %v15 = for %v16 in (%zero to %v10, step %one) : tile<i32> iter_values(%v14 = %v9) -> (tile<64x32xf32>) {
    %v17, %v18 = load_view_tko weak %v2[%bx, %v16] : partition_view<tile=(64x64), padding_value = zero, tensor_view<128x360xf32, strides=[360,1]>>, tile<i32> -> tile<64x64xf32>, token
    %v19 = ftof %v17 : tile<64x64xf32> -> tile<64x64xtf32>
    %v20, %v21 = load_view_tko weak %v8[%v16, %by] : partition_view<tile=(64x32), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<64x32xf32>, token
    %v22 = ftof %v20 : tile<64x32xf32> -> tile<64x32xtf32>
    %v23 = mmaf %v19, %v22, %v9 : tile<64x64xtf32>, tile<64x32xtf32>, tile<64x32xf32>
    %v24 = constant <f32: 0.5> : tile<64x32xf32>
    %v25 = mulf %v23, %v24 : tile<64x32xf32>
    %v26 = addf %v14, %v25 : tile<64x32xf32>
      continue %v26 : tile<64x32xf32>
    }
    %v27 = reshape %v15 : tile<64x32xf32> -> tile<1x64x32xf32>
    %v28 = store_view_tko weak %v27, %v13[%bz, %bx, %by] : tile<1x64x32xf32>, partition_view<tile=(1x64x32), tensor_view<1x128x8xf32, strides=[1024,8,1]>>, tile<i32> -> token
    return
  }
}
