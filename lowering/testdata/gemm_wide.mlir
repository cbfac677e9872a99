// Two groups of warps side by side and one below the other.
// tilerun: --grid 4,2 --arg A=rand:bf16:512x512:1 --arg B=rand:bf16:512x512:2 --arg C=zeros:f32:512x512 --arg M=512 --arg N=512 --arg K=512
cuda_tile.module @gemm_wide {
  entry @gemm_wide(%A: tile<ptr<bf16>>, %B: tile<ptr<bf16>>, %C: tile<ptr<f32>>, %M: tile<i32>, %N: tile<i32>, %K: tile<i32>) {
    %a = make_tensor_view %A, shape = [%M, %K], strides = [%K, 1] : tile<i32> -> tensor_view<?x?xbf16, strides=[?,1]>
    %b = make_tensor_view %B, shape = [%K, %N], strides = [%N, 1] : tile<i32> -> tensor_view<?x?xbf16, strides=[?,1]>
    %c = make_tensor_view %C, shape = [%M, %N], strides = [%N, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %av = make_partition_view %a : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xbf16, strides=[?,1]>>
    %bv = make_partition_view %b : partition_view<tile=(64x256), padding_value = zero, tensor_view<?x?xbf16, strides=[?,1]>>
    %cv = make_partition_view %c : partition_view<tile=(128x256), tensor_view<?x?xf32, strides=[?,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %mt, %kt = get_index_space_shape %av : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xbf16, strides=[?,1]>> -> tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<128x256xf32>
    %sum = for %k in (%zero to %kt, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x256xf32>) {
      %at, %t1 = load_view_tko weak %av[%x, %k] : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xbf16, strides=[?,1]>>, tile<i32> -> tile<128x64xbf16>, token
      %bt, %t2 = load_view_tko weak %bv[%k, %y] : partition_view<tile=(64x256), padding_value = zero, tensor_view<?x?xbf16, strides=[?,1]>>, tile<i32> -> tile<64x256xbf16>, token
      %next = mmaf %at, %bt, %acc : tile<128x64xbf16>, tile<64x256xbf16>, tile<128x256xf32>
      continue %next : tile<128x256xf32>
    }
    store_view_tko weak %sum, %cv[%x, %y] : tile<128x256xf32>, partition_view<tile=(128x256), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
  }
}
