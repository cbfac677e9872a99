// Two neighbours along y are one tile block, of tiles of 256 columns. The bias of the columns doubles
// with them, that of the rows is broadcast to twice as many. The last tile of C is a part of one.
// tilerun: --grid 2,4 --arg A=rand:f16:144x80:1 --arg B=rand:f16:400x80:2 --arg C=zeros:f16:144x400 --arg R=rand:f32:144:3 --arg S=rand:f16:400:4 --arg M=144 --arg N=400 --arg K=80
cuda_tile.module @merged_bias {
  entry @merged_bias(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f16>>, %R: tile<ptr<f32>>, %S: tile<ptr<f16>>, %M: tile<i32>, %N: tile<i32>, %K: tile<i32>) {
    %pa = assume div_by<16>, %A : tile<ptr<f16>>
    %pb = assume div_by<16>, %B : tile<ptr<f16>>
    %kd = assume div_by<16>, %K : tile<i32>
    %at = make_tensor_view %pa, shape = [%M, %kd], strides = [%kd, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %bt = make_tensor_view %pb, shape = [%N, %kd], strides = [%kd, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %ct = make_tensor_view %C, shape = [%M, %N], strides = [%N, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %av = make_partition_view %at : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(128x128), tensor_view<?x?xf16, strides=[?,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %mt, %kt = get_index_space_shape %av : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>> -> tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<128x128xf32>
    %sum = for %k in (%zero to %kt, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      %l, %t1 = load_view_tko weak %av[%x, %k] : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<128x64xf16>, token
      %b, %t2 = load_view_tko weak %bv[%y, %k] : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<128x64xf16>, token
      %r = permute %b [1, 0] : tile<128x64xf16> -> tile<64x128xf16>
      %next = mmaf %l, %r, %acc : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    %rt = make_tensor_view %R, shape = [%M], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
    %st = make_tensor_view %S, shape = [%N], strides = [1] : tile<i32> -> tensor_view<?xf16, strides=[1]>
    %rv = make_partition_view %rt : partition_view<tile=(128), padding_value = zero, tensor_view<?xf32, strides=[1]>>
    %sv = make_partition_view %st : partition_view<tile=(128), padding_value = zero, tensor_view<?xf16, strides=[1]>>
    %rows, %t3 = load_view_tko weak %rv[%x] : partition_view<tile=(128), padding_value = zero, tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<128xf32>, token
    %columns, %t4 = load_view_tko weak %sv[%y] : partition_view<tile=(128), padding_value = zero, tensor_view<?xf16, strides=[1]>>, tile<i32> -> tile<128xf16>, token
    %column = reshape %rows : tile<128xf32> -> tile<128x1xf32>
    %all_rows = broadcast %column : tile<128x1xf32> -> tile<128x128xf32>
    %wide = ftof %columns : tile<128xf16> -> tile<128xf32>
    %row = reshape %wide : tile<128xf32> -> tile<1x128xf32>
    %all_columns = broadcast %row : tile<1x128xf32> -> tile<128x128xf32>
    %biased = addf %sum, %all_columns : tile<128x128xf32>
    %twice = mulf %biased, %all_rows : tile<128x128xf32>
    %h = ftof %twice : tile<128x128xf32> -> tile<128x128xf16>
    store_view_tko weak %h, %cv[%x, %y] : tile<128x128xf16>, partition_view<tile=(128x128), tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> token
  } {gpu.merge = array<i64: 1, 2, 1>}
}
