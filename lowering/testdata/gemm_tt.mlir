// A narrow result of f16, and steps of two panels.
// tilerun: --grid 2,9 --arg A=rand:f16:136x200:1 --arg B=rand:f16:264x136:2 --arg C=zeros:f16:200x264 --arg M=200 --arg N=264 --arg K=136
cuda_tile.module @gemm_tt {
  entry @gemm_tt(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f16>>, %M: tile<i32>, %N: tile<i32>, %K: tile<i32>) {
    %a = make_tensor_view %A, shape = [%K, %M], strides = [%M, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %b = make_tensor_view %B, shape = [%N, %K], strides = [%K, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %c = make_tensor_view %C, shape = [%M, %N], strides = [%N, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %av = make_partition_view %a : partition_view<tile=(128x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>, dim_map=[1, 0]>
    %bv = make_partition_view %b : partition_view<tile=(128x32), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>, dim_map=[1, 0]>
    %cv = make_partition_view %c : partition_view<tile=(128x32), tensor_view<?x?xf16, strides=[?,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %mt, %kt = get_index_space_shape %av : partition_view<tile=(128x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>, dim_map=[1, 0]> -> tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f16: 0.0> : tile<128x32xf16>
    %sum = for %k in (%zero to %kt, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x32xf16>) {
      %at, %t1 = load_view_tko weak %av[%x, %k] : partition_view<tile=(128x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>, dim_map=[1, 0]>, tile<i32> -> tile<128x128xf16>, token
      %bt, %t2 = load_view_tko weak %bv[%k, %y] : partition_view<tile=(128x32), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>, dim_map=[1, 0]>, tile<i32> -> tile<128x32xf16>, token
      %next = mmaf %at, %bt, %acc : tile<128x128xf16>, tile<128x32xf16>, tile<128x32xf16>
      continue %next : tile<128x32xf16>
    }
    store_view_tko weak %sum, %cv[%x, %y] : tile<128x32xf16>, partition_view<tile=(128x32), tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> token
  }
}
