// f32 products of views in true f32, each operand by rows or by columns, some of
// them narrower than a warp's part.
// tilerun[nn]: --entry nn --grid 4,5 --arg A=rand:f32:200x136:1 --arg B=rand:f32:136x264:2 --arg C=zeros:f32:200x264 --arg M=200 --arg N=264 --arg K=136
// tilerun[nt]: --entry nt --grid 4,3 --arg A=rand:f32:200x136:1 --arg B=rand:f32:264x136:2 --arg C=zeros:f32:200x264 --arg M=200 --arg N=264 --arg K=136
// tilerun[tn]: --entry tn --grid 2,5 --arg A=rand:f32:136x200:1 --arg B=rand:f32:136x264:2 --arg C=zeros:f32:200x264 --arg M=200 --arg N=264 --arg K=136
// tilerun[tt]: --entry tt --grid 7,9 --arg A=rand:f32:136x200:1 --arg B=rand:f32:264x136:2 --arg C=zeros:f32:200x264 --arg M=200 --arg N=264 --arg K=136
// tilerun[few]: --entry few --grid 25,17 --arg A=rand:f32:200x136:1 --arg B=rand:f32:264x136:2 --arg C=zeros:f32:200x264 --arg M=200 --arg N=264 --arg K=136
cuda_tile.module @gemm_f32 {
  entry @nn(%A: tile<ptr<f32>>, %B: tile<ptr<f32>>, %C: tile<ptr<f32>>, %M: tile<i32>, %N: tile<i32>, %K: tile<i32>) {
    %a = make_tensor_view %A, shape = [%M, %K], strides = [%K, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %b = make_tensor_view %B, shape = [%K, %N], strides = [%N, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %c = make_tensor_view %C, shape = [%M, %N], strides = [%N, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %av = make_partition_view %a : partition_view<tile=(64x32), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>
    %bv = make_partition_view %b : partition_view<tile=(32x64), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>
    %cv = make_partition_view %c : partition_view<tile=(64x64), tensor_view<?x?xf32, strides=[?,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %mt, %kt = get_index_space_shape %av : partition_view<tile=(64x32), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>> -> tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %sum = for %k in (%zero to %kt, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %at, %t1 = load_view_tko weak %av[%x, %k] : partition_view<tile=(64x32), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<64x32xf32>, token
      %bt, %t2 = load_view_tko weak %bv[%k, %y] : partition_view<tile=(32x64), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<32x64xf32>, token
      %next = mmaf %at, %bt, %acc : tile<64x32xf32>, tile<32x64xf32>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    store_view_tko weak %sum, %cv[%x, %y] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
  }
  entry @nt(%A: tile<ptr<f32>>, %B: tile<ptr<f32>>, %C: tile<ptr<f32>>, %M: tile<i32>, %N: tile<i32>, %K: tile<i32>) {
    %a = make_tensor_view %A, shape = [%M, %K], strides = [%K, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %b = make_tensor_view %B, shape = [%N, %K], strides = [%K, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %c = make_tensor_view %C, shape = [%M, %N], strides = [%N, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %av = make_partition_view %a : partition_view<tile=(64x16), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>
    %bv = make_partition_view %b : partition_view<tile=(16x128), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>, dim_map=[1, 0]>
    %cv = make_partition_view %c : partition_view<tile=(64x128), tensor_view<?x?xf32, strides=[?,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %mt, %kt = get_index_space_shape %av : partition_view<tile=(64x16), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>> -> tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x128xf32>
    %sum = for %k in (%zero to %kt, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x128xf32>) {
      %at, %t1 = load_view_tko weak %av[%x, %k] : partition_view<tile=(64x16), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<64x16xf32>, token
      %bt, %t2 = load_view_tko weak %bv[%k, %y] : partition_view<tile=(16x128), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>, dim_map=[1, 0]>, tile<i32> -> tile<16x128xf32>, token
      %next = mmaf %at, %bt, %acc : tile<64x16xf32>, tile<16x128xf32>, tile<64x128xf32>
      continue %next : tile<64x128xf32>
    }
    store_view_tko weak %sum, %cv[%x, %y] : tile<64x128xf32>, partition_view<tile=(64x128), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
  }
  entry @tn(%A: tile<ptr<f32>>, %B: tile<ptr<f32>>, %C: tile<ptr<f32>>, %M: tile<i32>, %N: tile<i32>, %K: tile<i32>) {
    %a = make_tensor_view %A, shape = [%K, %M], strides = [%M, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %b = make_tensor_view %B, shape = [%K, %N], strides = [%N, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %c = make_tensor_view %C, shape = [%M, %N], strides = [%N, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %av = make_partition_view %a : partition_view<tile=(128x8), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>, dim_map=[1, 0]>
    %bv = make_partition_view %b : partition_view<tile=(8x64), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>
    %cv = make_partition_view %c : partition_view<tile=(128x64), tensor_view<?x?xf32, strides=[?,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %mt, %kt = get_index_space_shape %av : partition_view<tile=(128x8), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>, dim_map=[1, 0]> -> tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<128x64xf32>
    %sum = for %k in (%zero to %kt, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x64xf32>) {
      %at, %t1 = load_view_tko weak %av[%x, %k] : partition_view<tile=(128x8), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>, dim_map=[1, 0]>, tile<i32> -> tile<128x8xf32>, token
      %bt, %t2 = load_view_tko weak %bv[%k, %y] : partition_view<tile=(8x64), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<8x64xf32>, token
      %next = mmaf %at, %bt, %acc : tile<128x8xf32>, tile<8x64xf32>, tile<128x64xf32>
      continue %next : tile<128x64xf32>
    }
    store_view_tko weak %sum, %cv[%x, %y] : tile<128x64xf32>, partition_view<tile=(128x64), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
  }
  entry @tt(%A: tile<ptr<f32>>, %B: tile<ptr<f32>>, %C: tile<ptr<f32>>, %M: tile<i32>, %N: tile<i32>, %K: tile<i32>) {
    %a = make_tensor_view %A, shape = [%K, %M], strides = [%M, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %b = make_tensor_view %B, shape = [%N, %K], strides = [%K, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %c = make_tensor_view %C, shape = [%M, %N], strides = [%N, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %av = make_partition_view %a : partition_view<tile=(32x64), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>, dim_map=[1, 0]>
    %bv = make_partition_view %b : partition_view<tile=(64x32), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>, dim_map=[1, 0]>
    %cv = make_partition_view %c : partition_view<tile=(32x32), tensor_view<?x?xf32, strides=[?,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %mt, %kt = get_index_space_shape %av : partition_view<tile=(32x64), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>, dim_map=[1, 0]> -> tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<32x32xf32>
    %sum = for %k in (%zero to %kt, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<32x32xf32>) {
      %at, %t1 = load_view_tko weak %av[%x, %k] : partition_view<tile=(32x64), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>, dim_map=[1, 0]>, tile<i32> -> tile<32x64xf32>, token
      %bt, %t2 = load_view_tko weak %bv[%k, %y] : partition_view<tile=(64x32), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>, dim_map=[1, 0]>, tile<i32> -> tile<64x32xf32>, token
      %next = mmaf %at, %bt, %acc : tile<32x64xf32>, tile<64x32xf32>, tile<32x32xf32>
      continue %next : tile<32x32xf32>
    }
    store_view_tko weak %sum, %cv[%x, %y] : tile<32x32xf32>, partition_view<tile=(32x32), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
  }
  entry @few(%A: tile<ptr<f32>>, %B: tile<ptr<f32>>, %C: tile<ptr<f32>>, %M: tile<i32>, %N: tile<i32>, %K: tile<i32>) {
    %a = make_tensor_view %A, shape = [%M, %K], strides = [%K, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %b = make_tensor_view %B, shape = [%N, %K], strides = [%K, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %c = make_tensor_view %C, shape = [%M, %N], strides = [%N, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %av = make_partition_view %a : partition_view<tile=(8x16), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>
    %bv = make_partition_view %b : partition_view<tile=(16x16), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>, dim_map=[1, 0]>
    %cv = make_partition_view %c : partition_view<tile=(8x16), tensor_view<?x?xf32, strides=[?,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %mt, %kt = get_index_space_shape %av : partition_view<tile=(8x16), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>> -> tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<8x16xf32>
    %sum = for %k in (%zero to %kt, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<8x16xf32>) {
      %at, %t1 = load_view_tko weak %av[%x, %k] : partition_view<tile=(8x16), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<8x16xf32>, token
      %bt, %t2 = load_view_tko weak %bv[%k, %y] : partition_view<tile=(16x16), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>, dim_map=[1, 0]>, tile<i32> -> tile<16x16xf32>, token
      %next = mmaf %at, %bt, %acc : tile<8x16xf32>, tile<16x16xf32>, tile<8x16xf32>
      continue %next : tile<8x16xf32>
    }
    store_view_tko weak %sum, %cv[%x, %y] : tile<8x16xf32>, partition_view<tile=(8x16), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
  }
}
