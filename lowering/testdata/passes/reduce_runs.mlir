// Where alignment and bounds are known, neighbours are added to memory by one
// instruction, if nobody asks what was there before; sm_80 has that for two f16.
//
// PLAN: entry @views
// PLAN: gpu.vector = array<i64: 8, 1>
// PLAN: gpu.vector = array<i64: 4, 1>
// PTX: .entry views
// PTX: red.relaxed.gpu.global.add.noftz.v4.f16x2
// PTX: red.relaxed.cta.global.add.v4.f32
// PTX: .entry pointers
// PTX: red.release.gpu.global.add.noftz.v4.bf16x2
// PTX: atom.relaxed.gpu.global.add.noftz.bf16
// PTX: .entry unaligned
// PTX: red.relaxed.gpu.global.add.f32
// PTX[sm_80]: red.relaxed.gpu.global.add.noftz.f16x2
// PTX[sm_80]: red.relaxed.cta.global.add.f32
cuda_tile.module @m {
  entry @views(%a: tile<ptr<f16>>, %b: tile<ptr<f32>>, %n: tile<i32>) {
    %p = assume div_by<16>, %a : tile<ptr<f16>>
    %q = assume div_by<16>, %b : tile<ptr<f32>>
    %m = assume div_by<8>, %n : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %t = make_tensor_view %p, shape = [%m, %m], strides = [%m, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %v = make_partition_view %t : partition_view<tile=(16x128), tensor_view<?x?xf16, strides=[?,1]>>
    %u = make_tensor_view %q, shape = [%m, %m], strides = [%m, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %w = make_partition_view %u : partition_view<tile=(16x128), tensor_view<?x?xf32, strides=[?,1]>>
    %i = iota : tile<2048xi32>
    %i2 = reshape %i : tile<2048xi32> -> tile<16x128xi32>
    %x = itof %i2 signed rounding<nearest_even> : tile<16x128xi32> -> tile<16x128xf16>
    %y = itof %i2 signed rounding<nearest_even> : tile<16x128xi32> -> tile<16x128xf32>
    %k1 = atomic_red_view_tko relaxed device %v[%zero, %zero], addf, %x : tile<16x128xf16>, partition_view<tile=(16x128), tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> token
    %k2 = atomic_red_view_tko relaxed tl_blk %w[%zero, %zero], addf, %y : tile<16x128xf32>, partition_view<tile=(16x128), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
  }
  entry @pointers(%a: tile<ptr<bf16>>) {
    %p = assume div_by<16>, %a : tile<ptr<bf16>>
    %i = iota : tile<1024xi32>
    %p1 = reshape %p : tile<ptr<bf16>> -> tile<1xptr<bf16>>
    %ps = broadcast %p1 : tile<1xptr<bf16>> -> tile<1024xptr<bf16>>
    %q = offset %ps, %i : tile<1024xptr<bf16>>, tile<1024xi32> -> tile<1024xptr<bf16>>
    %x = itof %i signed rounding<nearest_even> : tile<1024xi32> -> tile<1024xbf16>
    %unread, %k1 = atomic_rmw_tko release device %q, addf, %x : tile<1024xptr<bf16>>, tile<1024xbf16> -> tile<1024xbf16>, token
    %old, %k2 = atomic_rmw_tko relaxed device %q, addf, %x : tile<1024xptr<bf16>>, tile<1024xbf16> -> tile<1024xbf16>, token
    store_ptr_tko weak %q, %old token=%k2 : tile<1024xptr<bf16>>, tile<1024xbf16> -> token
  }
  entry @unaligned(%a: tile<ptr<f32>>) {
    %i = iota : tile<1024xi32>
    %p1 = reshape %a : tile<ptr<f32>> -> tile<1xptr<f32>>
    %ps = broadcast %p1 : tile<1xptr<f32>> -> tile<1024xptr<f32>>
    %q = offset %ps, %i : tile<1024xptr<f32>>, tile<1024xi32> -> tile<1024xptr<f32>>
    %x = itof %i signed rounding<nearest_even> : tile<1024xi32> -> tile<1024xf32>
    %unread, %k1 = atomic_rmw_tko relaxed device %q, addf, %x : tile<1024xptr<f32>>, tile<1024xf32> -> tile<1024xf32>, token
  }
}
