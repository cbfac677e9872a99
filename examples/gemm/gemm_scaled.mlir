// A product of e4m3 matrices in the MX format: each 32 elements along K share a scale, a
// power of two in a byte (e8m0).
//
// Teaches: mmaf_scaled applies the scales within the product; scales lie in memory as bytes, and bitcast names their type.
//
// tilerun: --grid 1 --arg a=rand:f8E4M3FN:64x64:1 --arg b=rand:f8E4M3FN:64x64:2
// tilerun: --arg a_scale=randint:124:128:i8:64x2:3 --arg b_scale=randint:124:128:i8:2x64:4 --arg c=zeros:f32:64x64 --expect c=@gemm_scaled.c.npy
!e4m3 = !cuda_tile.tile<64x64xf8E4M3FN>
!tiles = !cuda_tile.partition_view<tile=(64x64), tensor_view<64x64xf8E4M3FN, strides=[64,1]>>
!c_tiles = !cuda_tile.partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
!a_scales = !cuda_tile.partition_view<tile=(64x2), tensor_view<64x2xi8, strides=[2,1]>>
!b_scales = !cuda_tile.partition_view<tile=(2x64), tensor_view<2x64xi8, strides=[64,1]>>
cuda_tile.module @gemm_scaled {
  entry @gemm_scaled(%a: tile<ptr<f8E4M3FN>>, %b: tile<ptr<f8E4M3FN>>, %a_scale: tile<ptr<i8>>, %b_scale: tile<ptr<i8>>,
      %c: tile<ptr<f32>>) {
    %zero = constant <i32: 0> : tile<i32>
    %a_matrix = make_tensor_view %a, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf8E4M3FN, strides=[64,1]>
    %b_matrix = make_tensor_view %b, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf8E4M3FN, strides=[64,1]>
    %c_matrix = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %as_matrix = make_tensor_view %a_scale, shape = [64, 2], strides = [2, 1] : tensor_view<64x2xi8, strides=[2,1]>
    %bs_matrix = make_tensor_view %b_scale, shape = [2, 64], strides = [64, 1] : tensor_view<2x64xi8, strides=[64,1]>
    %a_view = make_partition_view %a_matrix : !tiles
    %b_view = make_partition_view %b_matrix : !tiles
    %c_view = make_partition_view %c_matrix : !c_tiles
    %as_view = make_partition_view %as_matrix : !a_scales
    %bs_view = make_partition_view %bs_matrix : !b_scales
    %x, %t0 = load_view_tko weak %a_view[%zero, %zero] : !tiles, tile<i32> -> !e4m3, token
    %y, %t1 = load_view_tko weak %b_view[%zero, %zero] : !tiles, tile<i32> -> !e4m3, token
    %x_bytes, %t2 = load_view_tko weak %as_view[%zero, %zero] : !a_scales, tile<i32> -> tile<64x2xi8>, token
    %y_bytes, %t3 = load_view_tko weak %bs_view[%zero, %zero] : !b_scales, tile<i32> -> tile<2x64xi8>, token
    %x_scales = bitcast %x_bytes : tile<64x2xi8> -> tile<64x2xf8E8M0FNU>
    %y_scales = bitcast %y_bytes : tile<2x64xi8> -> tile<2x64xf8E8M0FNU>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %product = mmaf_scaled %x, %y, %none, %x_scales, %y_scales : !e4m3, !e4m3, tile<64x64xf32>, tile<64x2xf8E8M0FNU>,
        tile<2x64xf8E8M0FNU>
    store_view_tko weak %product, %c_view[%zero, %zero] : tile<64x64xf32>, !c_tiles, tile<i32> -> token
  }
}
