// What version 13.3 has beyond 13.2.
cuda_tile.module @kernels attributes {producer = "by \22hand\22"} {
  global private @hidden <i8: [1, 2]> : tile<2xi8>
  global constant @fixed alignment = 16 <f32: [1.0, 2.0]> : tile<2xf32>
  global private constant @both <f4E2M1FN: [1.0, 6.0]> : tile<2xf4E2M1FN>

  entry @new() {
    %x = constant <f32: 1.0> : tile<8xf32>
    %a = constant <f16: 1.0> : tile<4x8xf16>
    %b = constant <f16: 1.0> : tile<8x4xf16>
    %c = constant <f32: 1.0> : tile<4x4xf32>
    %0 = exp %x rounding<approx> : tile<8xf32>
    %1 = alloca num_elem = 64, alignment = 16 : tile<ptr<f32>>
    %2 = alloca num_elem = 8, alignment = 8 global : tile<ptr<i64>>
    %3 = mmaf %a, %b, %c fast_acc : tile<4x8xf16>, tile<8x4xf16>, tile<4x4xf32>
    %4 = pack %x : tile<8xf32> -> tile<32xi8>
    %5 = unpack %4 : tile<32xi8> -> tile<64xf4E2M1FN>
    %6 = constant <f4E2M1FN: [0.5, -6.0, 1.0, 3.0]> : tile<4xf4E2M1FN>
    %7 = trunci %4 : tile<32xi8> -> tile<32xi4>
    %8 = exti %7 signed : tile<32xi4> -> tile<32xi16>
    return
  }

  entry @scaled() {
    %a = constant <f8E4M3FN: 1.0> : tile<16x64xf8E4M3FN>
    %b = constant <f8E4M3FN: 1.0> : tile<64x16xf8E4M3FN>
    %c = constant <f32: 1.0> : tile<16x16xf32>
    %sa = constant <f8E8M0FNU: 1.0> : tile<16x2xf8E8M0FNU>
    %sb = constant <f8E8M0FNU: 1.0> : tile<2x16xf8E8M0FNU>
    %0 = mmaf_scaled %a, %b, %c, %sa, %sb : tile<16x64xf8E4M3FN>, tile<64x16xf8E4M3FN>, tile<16x16xf32>, tile<16x2xf8E8M0FNU>, tile<2x16xf8E8M0FNU>
    return
  }

  entry @views(%p: tile<ptr<f32>>, %n: tile<i32>) {
    %rows = constant <i32: 3> : tile<4xi32>
    %x = constant <f32: 1.0> : tile<8x8xf32>
    %v = make_tensor_view %p, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %s = make_strided_view %v : strided_view<tile=(8x8), traversal_strides=[4,2], tensor_view<64x64xf32, strides=[64,1]>>
    %z = make_strided_view %v : strided_view<tile=(8x8), traversal_strides=[8,8], padding_value = zero, tensor_view<64x64xf32, strides=[64,1]>, dim_map=[1, 0]>
    %g = make_gather_scatter_view %v : gather_scatter_view<tile=(4x8), tensor_view<64x64xf32, strides=[64,1]>, sparse_dim=0>
    %q = make_gather_scatter_view %v : gather_scatter_view<tile=(4x8), padding_value = nan, tensor_view<64x64xf32, strides=[64,1]>, sparse_dim=0>
    %0, %t0 = load_view_tko weak %s[%n, %n] : strided_view<tile=(8x8), traversal_strides=[4,2], tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> tile<8x8xf32>, token
    %1 = atomic_red_view_tko relaxed device %s[%n, %n], addf, %x : tile<8x8xf32>, strided_view<tile=(8x8), traversal_strides=[4,2], tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    %2 = atomic_red_view_tko relaxed tl_blk %s[%n, %n], addf, %x token = %1 : tile<8x8xf32>, strided_view<tile=(8x8), traversal_strides=[4,2], tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
