// Two iterations' products of 8-bit floats are under way together, in registers of their own:
// threads add up one of them under the other. A loop behind has the last of an odd number.
//
// PLAN: gpu.role
// PLAN: remi
// PLAN: subi
// PLAN: for %loopIdx
// PLAN: "gpu.mbarrier_wait"
// PLAN: "gpu.mma"
// PLAN: "gpu.mbarrier_wait"
// PLAN: "gpu.mma"
// PLAN: pending = 1 : i64}
// PLAN: "gpu.mbarrier_arrive"
// PLAN: addf
// PLAN: "gpu.mma_wait"
// PLAN: "gpu.mbarrier_arrive"
// PLAN: addf
// PLAN: continue
// PLAN: for %loopIdx
// PLAN: "gpu.mma"
// PLAN: "gpu.mma_wait"
// PLAN: addf
//
// PTX: wgmma.mma_async
// PTX: wgmma.commit_group
// PTX: wgmma.mma_async
// PTX: wgmma.commit_group
// PTX: wgmma.wait_group.sync.aligned 1;
// PTX: add.rn.f32
// PTX: wgmma.wait_group.sync.aligned 0;
//
// tilerun: --grid 2,1 --arg rand:f8E4M3FN:72x256:1 --arg rand:f8E4M3FN:64x256:2 --arg zeros:f32:72x64 --arg 72 --arg 64 --arg 256
// tilerun[odd]: --grid 2,1 --arg rand:f8E4M3FN:72x256:1 --arg rand:f8E4M3FN:64x256:2 --arg zeros:f32:72x64 --arg 72 --arg 64 --arg 176
// tilerun[one]: --grid 2,1 --arg rand:f8E4M3FN:72x256:1 --arg rand:f8E4M3FN:64x256:2 --arg zeros:f32:72x64 --arg 72 --arg 64 --arg 48
// tilerun[none]: --grid 2,1 --arg rand:f8E4M3FN:72x256:1 --arg rand:f8E4M3FN:64x256:2 --arg ones:f32:72x64 --arg 72 --arg 64 --arg 0
cuda_tile.module @paired {
  entry @product(%A: tile<ptr<f8E4M3FN>>, %B: tile<ptr<f8E4M3FN>>, %C: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>) {
    %a = assume div_by<16>, %A : tile<ptr<f8E4M3FN>>
    %b = assume div_by<16>, %B : tile<ptr<f8E4M3FN>>
    %at = make_tensor_view %a, shape = [%m, %k], strides = [256, 1] : tile<i32> -> tensor_view<?x?xf8E4M3FN, strides=[256,1]>
    %bt = make_tensor_view %b, shape = [%n, %k], strides = [256, 1] : tile<i32> -> tensor_view<?x?xf8E4M3FN, strides=[256,1]>
    %ct = make_tensor_view %C, shape = [%m, %n], strides = [64, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[256,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[256,1]>, dim_map=[1, 0]>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<?x?xf32, strides=[64,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %tm, %tk = get_index_space_shape %av : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[256,1]>> -> tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %sum = for %i in (%zero to %tk, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %l, %t1 = load_view_tko weak %av[%x, %i] : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[256,1]>>, tile<i32> -> tile<64x64xf8E4M3FN>, token
      %r, %t2 = load_view_tko weak %bv[%i, %y] : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[256,1]>, dim_map=[1, 0]>, tile<i32> -> tile<64x64xf8E4M3FN>, token
      %next = mmaf %l, %r, %acc : tile<64x64xf8E4M3FN>, tile<64x64xf8E4M3FN>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<?x?xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
