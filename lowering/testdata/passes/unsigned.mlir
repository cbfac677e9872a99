// Extents, strides and indices of every width are extended as unsigned numbers, and
// divided as such.
//
// PTX: mul.wide.u32
// PTX: shr.u64
// NO-PTX: cvt.s64
// NO-PTX: mul.wide.s32
// NO-PTX: shr.s64
cuda_tile.module @m {
  entry @k(%p: tile<ptr<i32>>, %n8: tile<i8>, %n16: tile<i16>, %n32: tile<i32>, %out: tile<ptr<i64>>) {
    %zero = constant <i32: 0> : tile<i32>
    %t8 = make_tensor_view %p, shape = [%n8, 8], strides = [%n8, 1] : tile<i8> -> tensor_view<?x8xi32, strides=[?,1]>
    %t16 = make_tensor_view %p, shape = [%n16, 8], strides = [%n16, 1] : tile<i16> -> tensor_view<?x8xi32, strides=[?,1]>
    %t32 = make_tensor_view %p, shape = [%n32, 8], strides = [%n32, 1] : tile<i32> -> tensor_view<?x8xi32, strides=[?,1]>
    %v8 = make_partition_view %t8 : partition_view<tile=(4x8), tensor_view<?x8xi32, strides=[?,1]>>
    %v16 = make_partition_view %t16 : partition_view<tile=(4x8), tensor_view<?x8xi32, strides=[?,1]>>
    %v32 = make_partition_view %t32 : partition_view<tile=(4x8), tensor_view<?x8xi32, strides=[?,1]>>
    %z8 = constant <i8: 0> : tile<i8>
    %z16 = constant <i16: 0> : tile<i16>
    %x8, %r8 = load_view_tko weak %v8[%n8, %z8] : partition_view<tile=(4x8), tensor_view<?x8xi32, strides=[?,1]>>, tile<i8> -> tile<4x8xi32>, token
    %x16, %r16 = load_view_tko weak %v16[%n16, %z16] : partition_view<tile=(4x8), tensor_view<?x8xi32, strides=[?,1]>>, tile<i16> -> tile<4x8xi32>, token
    store_view_tko weak %x8, %v32[%n32, %zero] : tile<4x8xi32>, partition_view<tile=(4x8), tensor_view<?x8xi32, strides=[?,1]>>, tile<i32> -> token
    store_view_tko weak %x16, %v32[%zero, %zero] : tile<4x8xi32>, partition_view<tile=(4x8), tensor_view<?x8xi32, strides=[?,1]>>, tile<i32> -> token
    %s:2 = get_index_space_shape %v32 : partition_view<tile=(4x8), tensor_view<?x8xi32, strides=[?,1]>> -> tile<i64>
    store_ptr_tko weak %out, %s#0 : tile<ptr<i64>>, tile<i64> -> token
  }
}
