// Aligned neighbours are moved 16 bytes at a time, through pointers and views
// alike; without a known alignment, one element at a time.
//
// PLAN: entry @pointers
// PLAN: gpu.vector = array<i64: 4, 0>
// PLAN: entry @views
// PLAN: gpu.vector = array<i64: 8, 1>
// PTX: .entry pointers
// PTX: ld.global.v4.b32
// PTX: st.global.v4.b32
// PTX: .entry views
// PTX: ld.global.v4.b32
// PTX: .entry unaligned
// PTX: ld.global.b32
cuda_tile.module @m {
  entry @pointers(%a: tile<ptr<f32>>) {
    %p = assume div_by<16>, %a : tile<ptr<f32>>
    %i = iota : tile<1024xi32>
    %p1 = reshape %p : tile<ptr<f32>> -> tile<1xptr<f32>>
    %ps = broadcast %p1 : tile<1xptr<f32>> -> tile<1024xptr<f32>>
    %q = offset %ps, %i : tile<1024xptr<f32>>, tile<1024xi32> -> tile<1024xptr<f32>>
    %x, %read = load_ptr_tko weak %q : tile<1024xptr<f32>> -> tile<1024xf32>, token
    %y = negf %x : tile<1024xf32>
    store_ptr_tko weak %q, %y token=%read : tile<1024xptr<f32>>, tile<1024xf32> -> token
  }
  entry @views(%a: tile<ptr<f16>>, %n: tile<i32>) {
    %p = assume div_by<16>, %a : tile<ptr<f16>>
    %m = assume div_by<8>, %n : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %t = make_tensor_view %p, shape = [%m, %m], strides = [%m, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %v = make_partition_view %t : partition_view<tile=(16x128), tensor_view<?x?xf16, strides=[?,1]>>
    %x, %read = load_view_tko weak %v[%zero, %zero] : partition_view<tile=(16x128), tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<16x128xf16>, token
    %y = negf %x : tile<16x128xf16>
    store_view_tko weak %y, %v[%zero, %zero] token=%read : tile<16x128xf16>, partition_view<tile=(16x128), tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> token
  }
  entry @unaligned(%a: tile<ptr<f32>>) {
    %i = iota : tile<1024xi32>
    %p1 = reshape %a : tile<ptr<f32>> -> tile<1xptr<f32>>
    %ps = broadcast %p1 : tile<1xptr<f32>> -> tile<1024xptr<f32>>
    %q = offset %ps, %i : tile<1024xptr<f32>>, tile<1024xi32> -> tile<1024xptr<f32>>
    %x, %read = load_ptr_tko weak %q : tile<1024xptr<f32>> -> tile<1024xf32>, token
    store_ptr_tko weak %q, %x token=%read : tile<1024xptr<f32>>, tile<1024xf32> -> token
  }
}
