// Four CTAs divide the iterations of all tile blocks that make no whole round: of six tile blocks each has one and a half, the
// end of one or the beginning of another. What one alone has the whole sum of it stores; of others each leaves what it has added
// up, and whichever comes last adds up what all have left and stores.
//
// PLAN: entry @product
// PLAN: "gpu.role"
// PLAN: = "gpu.tile_blocks"()
// PLAN: divi
// PLAN: "gpu.tile_block"(
// PLAN: "gpu.copy_tensor"
// PLAN: = "gpu.tile_blocks"()
// PLAN: "gpu.tile_block"(
// PLAN: "gpu.mma_wait"(%for
// PLAN: = if %
// PLAN: } else {
// PLAN: divi
// PLAN: = "gpu.stream_join"(
// PLAN: gpu.scratch = array<i64:
// PLAN: gpu.waits = 2
// PLAN: if %
// PLAN: store_view_tko
// PLAN: gpu.persistent = true
// PLAN: gpu.stream_k = 4 : i64
// PTX: wgmma.mma_async
// PTX: st.global.v4
// PTX: bar.sync
// PTX: atom.acq_rel.gpu.global.add.u32
// PTX: ld.global.v4
// PTX: add.rn.f32
//
// tilerun: --grid 3,2 --arg rand:f16:150x272:1 --arg rand:f16:272x72:2 --arg zeros:f32:150x72 --arg 150 --arg 72 --arg 272
// tilerun[rounds]: --grid 5,3 --arg rand:f16:300x80:1 --arg rand:f16:80x136:2 --arg zeros:f32:300x136 --arg 300 --arg 136 --arg 80
// tilerun[whole]: --grid 4,1 --arg rand:f16:200x80:1 --arg rand:f16:80x40:2 --arg zeros:f32:200x40 --arg 200 --arg 40 --arg 80
// tilerun[part]: --grid 4,1 --arg rand:f16:300x80:1 --arg rand:f16:80x40:2 --arg full:7:f32:300x40 --arg 300 --arg 40 --arg 80
// tilerun[one]: --grid 1 --arg rand:f16:64x64:1 --arg rand:f16:64x64:2 --arg zeros:f32:64x64 --arg 64 --arg 64 --arg 64
// tilerun[long]: --grid 1 --arg rand:f16:64x648:1 --arg rand:f16:648x64:2 --arg zeros:f32:64x64 --arg 64 --arg 64 --arg 648
// tilerun[empty]: --grid 2 --arg rand:f16:8:1 --arg rand:f16:8:2 --arg full:7:f32:100x8 --arg 100 --arg 8 --arg 0
cuda_tile.module @stream_k {
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
  } {gpu.stream_k = 4 : i64, gpu.persistent_ctas = 4 : i64}
}
