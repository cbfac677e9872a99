// Four CTAs share the loop of a tile block, through memory: each runs a part of it and leaves what it has added up. Whichever
// comes last adds up what all have left and stores the whole tile; the others end before.
//
// PLAN: entry @product
// PLAN: "gpu.role"
// PLAN: = "gpu.split_part"()
// PLAN: "gpu.mma_wait"(%for#0)
// PLAN: = "gpu.split_join"(
// PLAN: gpu.scratch = array<i64:
// PLAN: gpu.waits = 2
// PLAN: store_view_tko
// PLAN: partition_view<tile=(64x64)
// PLAN: gpu.split_k_by = "memory"
// PTX: %ctaid.z
// PTX: wgmma.mma_async
// PTX: st.global.v4
// PTX: bar.sync
// PTX: atom.acq_rel.gpu.global.add.u32
// PTX: bar.sync
// PTX: ld.global.v4
// PTX: add.rn.f32
//
// tilerun: --grid 3,2 --arg rand:f16:150x272:1 --arg rand:f16:272x72:2 --arg zeros:f32:150x72 --arg 150 --arg 72 --arg 272
// tilerun[one]: --grid 1 --arg rand:f16:64x64:1 --arg rand:f16:64x64:2 --arg zeros:f32:64x64 --arg 64 --arg 64 --arg 64
// tilerun[empty]: --grid 2 --arg rand:f16:8:1 --arg rand:f16:8:2 --arg zeros:f32:100x8 --arg 100 --arg 8 --arg 0
cuda_tile.module @split_memory {
  entry @product(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>) {
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %kp = assume div_by<8>, %k : tile<i32>
    %np = assume div_by<8>, %n : tile<i32>
    %at = make_tensor_view %a, shape = [%m, %kp], strides = [%kp, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %bt = make_tensor_view %b, shape = [%kp, %np], strides = [%np, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %c = assume div_by<16>, %C : tile<ptr<f32>>
    %ct = make_tensor_view %c, shape = [%m, %np], strides = [%np, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %av = make_partition_view %at : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<?x?xf32, strides=[?,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %tm, %tk = get_index_space_shape %av : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>> -> tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %sum = for %i in (%zero to %tk, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %l, %t1 = load_view_tko weak %av[%x, %i] : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<64x64xf16>, token
      %r, %t2 = load_view_tko weak %bv[%i, %y] : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<64x64xf16>, token
      %next = mmaf %l, %r, %acc : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  } {gpu.split_k = 4 : i64, gpu.split_k_by = "memory"}
}
