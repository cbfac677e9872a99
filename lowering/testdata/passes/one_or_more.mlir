// Threads read the left operand of the next iteration's product under this one's, and add the products up
// (e4m3, which wgmma sums with few bits). How many iterations there are is known at launch alone: what follows the
// first is written twice, with a loop that iterates at least once before it, and without, so that no sum
// comes either out of a loop or from before it.
//
// PLAN[sm_90a]: entry @product
// PLAN[sm_90a]: "gpu.role"
// PLAN[sm_90a]: = if
// PLAN[sm_90a]: by = "ldmatrix.trans"
// PLAN[sm_90a]: = if
// PLAN[sm_90a]: = for
// PLAN[sm_90a]: = "gpu.mma"
// PLAN[sm_90a]: by = "ldmatrix.trans"
// PLAN[sm_90a]: = "gpu.mma_wait"
// PLAN[sm_90a]: = addf
// PLAN[sm_90a]: continue
// PLAN[sm_90a]: gpu.nonempty
// PLAN[sm_90a]: = "gpu.mma"
// PLAN[sm_90a]: = addf
// PLAN[sm_90a]: yield
// PLAN[sm_90a]: else
// PLAN[sm_90a]: = "gpu.mma"
// PLAN[sm_90a]: = addf
// PLAN[sm_90a]: yield
// PLAN[sm_90a]: else
// PLAN[sm_90a]: store_view_tko
//
// tilerun: --grid 1 --arg rand:f8E4M3FN:128x272:1 --arg rand:f8E4M3FN:272x128:2 --arg zeros:f16:128x128 --arg 272
// tilerun[empty]: --grid 1 --arg rand:f8E4M3FN:128x272:1 --arg rand:f8E4M3FN:272x128:2 --arg rand:f16:128x128:3 --arg 0
// tilerun[one]: --grid 1 --arg rand:f8E4M3FN:128x272:1 --arg rand:f8E4M3FN:272x128:2 --arg zeros:f16:128x128 --arg 128
// tilerun[two]: --grid 1 --arg rand:f8E4M3FN:128x272:1 --arg rand:f8E4M3FN:272x128:2 --arg zeros:f16:128x128 --arg 144
cuda_tile.module @one_or_more {
  entry @product(%A: tile<ptr<f8E4M3FN>>, %B: tile<ptr<f8E4M3FN>>, %C: tile<ptr<f16>>, %K: tile<i32>) {
    %a = assume div_by<16>, %A : tile<ptr<f8E4M3FN>>
    %b = assume div_by<16>, %B : tile<ptr<f8E4M3FN>>
    %k16 = assume div_by<16>, %K : tile<i32>
    %k = assume bounded<0, ?>, %k16 : tile<i32>
    %at = make_tensor_view %a, shape = [128, %k], strides = [272, 1] : tile<i32> -> tensor_view<128x?xf8E4M3FN, strides=[272,1]>
    %bt = make_tensor_view %b, shape = [%k, 128], strides = [128, 1] : tile<i32> -> tensor_view<?x128xf8E4M3FN, strides=[128,1]>
    %ct = make_tensor_view %C, shape = [128, 128], strides = [128, 1] : tensor_view<128x128xf16, strides=[128,1]>
    %av = make_partition_view %at : partition_view<tile=(128x128), padding_value = zero, tensor_view<128x?xf8E4M3FN, strides=[272,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(128x128), padding_value = zero, tensor_view<?x128xf8E4M3FN, strides=[128,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(128x128), tensor_view<128x128xf16, strides=[128,1]>>
    %of:2 = get_index_space_shape %av : partition_view<tile=(128x128), padding_value = zero, tensor_view<128x?xf8E4M3FN, strides=[272,1]>> -> tile<i32>
    %0 = constant <i32: 0> : tile<i32>
    %1 = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<128x128xf32>
    %sum = for %i in (%0 to %of#1, step %1) : tile<i32> iter_values(%so_far = %none) -> (tile<128x128xf32>) {
      %x, %t = load_view_tko weak %av[%0, %i] : partition_view<tile=(128x128), padding_value = zero, tensor_view<128x?xf8E4M3FN, strides=[272,1]>>, tile<i32> -> tile<128x128xf8E4M3FN>, token
      %y, %u = load_view_tko weak %bv[%i, %0] : partition_view<tile=(128x128), padding_value = zero, tensor_view<?x128xf8E4M3FN, strides=[128,1]>>, tile<i32> -> tile<128x128xf8E4M3FN>, token
      %next = mmaf %x, %y, %so_far : tile<128x128xf8E4M3FN>, tile<128x128xf8E4M3FN>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    %r = ftof %sum : tile<128x128xf32> -> tile<128x128xf16>
    %v = store_view_tko weak %r, %cv[%0, %0] : tile<128x128xf16>, partition_view<tile=(128x128), tensor_view<128x128xf16, strides=[128,1]>>, tile<i32> -> token
    return
  }
}
