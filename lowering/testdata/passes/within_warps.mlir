// Each warp of a persistent CTA stores what it has of a result, in rows: it goes to other
// lanes through scratch of the warp's own, and no warp waits for another.
//
// PLAN: entry @product
// PLAN: "gpu.mma_wait"(%for
// PLAN: ftof
// PLAN: "gpu.convert_layout"(%10) {by = "warps", gpu.layout = ["reg 1,2,4,256,512 lane 8,16,32,64,128 warp 1024,2048"], gpu.scratch
// PLAN: store_view_tko
//
// tilerun: --grid 3,2 --arg rand:f16:150x144:1 --arg rand:f16:144x72:2 --arg zeros:f16:150x72 --arg 150 --arg 72 --arg 144
// tilerun[one]: --grid 1 --arg rand:f16:64x64:1 --arg rand:f16:64x64:2 --arg zeros:f16:64x64 --arg 64 --arg 64 --arg 64
cuda_tile.module @within_warps {
  entry @product(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f16>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>) {
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %kp = assume div_by<8>, %k : tile<i32>
    %np = assume div_by<8>, %n : tile<i32>
    %at = make_tensor_view %a, shape = [%m, %kp], strides = [%kp, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %bt = make_tensor_view %b, shape = [%kp, %np], strides = [%np, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %c = assume div_by<16>, %C : tile<ptr<f16>>
    %ct = make_tensor_view %c, shape = [%m, %np], strides = [%np, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %av = make_partition_view %at : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<?x?xf16, strides=[?,1]>>
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
    %half = ftof %sum : tile<64x64xf32> -> tile<64x64xf16>
    %t = store_view_tko weak %half, %cv[%x, %y] : tile<64x64xf16>, partition_view<tile=(64x64), tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> token
    return
  }
}
