// Extents, strides and indices are unsigned whatever their width: 200 in i8, 40000
// in i16 and 3·10^9 in i32 are no negative numbers. The base in @far lies 3·10^9
// elements before the buffer.
// tilerun: --entry spaces --arg p=zeros:i32:1 --arg n8=-56 --arg n16=-25536 --arg n32=-1294967296 --arg out8=zeros:i32:1 --arg out16=zeros:i32:1 --arg out32=zeros:i32:1 --expect out8=full:13:i32:1 --expect out16=full:2500:i32:1 --expect out32=full:187500000:i32:1
// tilerun[index]: --entry index --arg p=arange:i32:256 --arg i=-56 --arg out=zeros:i32:1 --expect out=full:200:i32:1
// tilerun[stride]: --entry stride --arg p=arange:i32:40016 --arg n=-25536 --arg out=zeros:i32:16
// tilerun[far]: --entry far --arg p=arange:i32:8 --arg n=-1294967296 --arg out=zeros:i32:1 --expect out=full:5:i32:1
// tilerun[bit]: --entry bit --arg p=arange:i32:2 --arg i=true --arg out=zeros:i32:1 --expect out=full:1:i32:1
cuda_tile.module @unsigned_extents {
  entry @spaces(%p: tile<ptr<i32>>, %n8: tile<i8>, %n16: tile<i16>, %n32: tile<i32>, %out8: tile<ptr<i32>>, %out16: tile<ptr<i32>>, %out32: tile<ptr<i32>>) {
    %t8 = make_tensor_view %p, shape = [%n8], strides = [1] : tile<i8> -> tensor_view<?xi32, strides=[1]>
    %t16 = make_tensor_view %p, shape = [%n16], strides = [1] : tile<i16> -> tensor_view<?xi32, strides=[1]>
    %t32 = make_tensor_view %p, shape = [%n32], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
    %v8 = make_partition_view %t8 : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
    %v16 = make_partition_view %t16 : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
    %v32 = make_partition_view %t32 : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
    %s8 = get_index_space_shape %v8 : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>> -> tile<i32>
    %s16 = get_index_space_shape %v16 : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>> -> tile<i32>
    %s32 = get_index_space_shape %v32 : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>> -> tile<i32>
    store_ptr_tko weak %out8, %s8 : tile<ptr<i32>>, tile<i32> -> token
    store_ptr_tko weak %out16, %s16 : tile<ptr<i32>>, tile<i32> -> token
    store_ptr_tko weak %out32, %s32 : tile<ptr<i32>>, tile<i32> -> token
  }
  entry @index(%p: tile<ptr<i32>>, %i: tile<i8>, %out: tile<ptr<i32>>) {
    %t = make_tensor_view %p, shape = [256], strides = [1] : tensor_view<256xi32, strides=[1]>
    %v = make_partition_view %t : partition_view<tile=(1), tensor_view<256xi32, strides=[1]>>
    %x, %read = load_view_tko weak %v[%i] : partition_view<tile=(1), tensor_view<256xi32, strides=[1]>>, tile<i8> -> tile<1xi32>, token
    %s = reshape %x : tile<1xi32> -> tile<i32>
    store_ptr_tko weak %out, %s : tile<ptr<i32>>, tile<i32> -> token
  }
  entry @stride(%p: tile<ptr<i32>>, %n: tile<i16>, %out: tile<ptr<i32>>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %t = make_tensor_view %p, shape = [2, 16], strides = [%n, 1] : tile<i16> -> tensor_view<2x16xi32, strides=[?,1]>
    %v = make_partition_view %t : partition_view<tile=(1x16), tensor_view<2x16xi32, strides=[?,1]>>
    %x, %read = load_view_tko weak %v[%one, %zero] : partition_view<tile=(1x16), tensor_view<2x16xi32, strides=[?,1]>>, tile<i32> -> tile<1x16xi32>, token
    %to = make_tensor_view %out, shape = [1, 16], strides = [16, 1] : tensor_view<1x16xi32, strides=[16,1]>
    %vo = make_partition_view %to : partition_view<tile=(1x16), tensor_view<1x16xi32, strides=[16,1]>>
    store_view_tko weak %x, %vo[%zero, %zero] : tile<1x16xi32>, partition_view<tile=(1x16), tensor_view<1x16xi32, strides=[16,1]>>, tile<i32> -> token
  }
  entry @far(%p: tile<ptr<i32>>, %n: tile<i32>, %out: tile<ptr<i32>>) {
    %back = constant <i64: -3000000000> : tile<i64>
    %five = constant <i32: 5> : tile<i32>
    %eight = constant <i32: 8> : tile<i32>
    %base = offset %p, %back : tile<ptr<i32>>, tile<i64> -> tile<ptr<i32>>
    %i = addi %n, %five : tile<i32>
    %end = addi %n, %eight : tile<i32>
    %t = make_tensor_view %base, shape = [%end], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
    %v = make_partition_view %t : partition_view<tile=(1), tensor_view<?xi32, strides=[1]>>
    %x, %read = load_view_tko weak %v[%i] : partition_view<tile=(1), tensor_view<?xi32, strides=[1]>>, tile<i32> -> tile<1xi32>, token
    %s = reshape %x : tile<1xi32> -> tile<i32>
    store_ptr_tko weak %out, %s : tile<ptr<i32>>, tile<i32> -> token
  }
  entry @bit(%p: tile<ptr<i32>>, %i: tile<i1>, %out: tile<ptr<i32>>) {
    %t = make_tensor_view %p, shape = [2], strides = [1] : tensor_view<2xi32, strides=[1]>
    %v = make_partition_view %t : partition_view<tile=(1), tensor_view<2xi32, strides=[1]>>
    %x, %read = load_view_tko weak %v[%i] : partition_view<tile=(1), tensor_view<2xi32, strides=[1]>>, tile<i1> -> tile<1xi32>, token
    %s = reshape %x : tile<1xi32> -> tile<i32>
    store_ptr_tko weak %out, %s : tile<ptr<i32>>, tile<i32> -> token
  }
}
