// Three independent products in one launch: C[i] = A[i]·B[i].
//
// Teaches: a third dimension of the grid numbers the products; tiles of rank 3 with one matrix in them multiply as a batch.
//
// tilerun: --grid 1,2,3 --arg a=rand:f16:3x64x32:1 --arg b=rand:f16:3x32x64:2 --arg c=zeros:f32:3x64x64 --expect c=@gemm_batched.c.npy
!a_tiles = !cuda_tile.partition_view<tile=(1x64x32), tensor_view<3x64x32xf16, strides=[2048,32,1]>>
!b_tiles = !cuda_tile.partition_view<tile=(1x32x32), tensor_view<3x32x64xf16, strides=[2048,64,1]>>
!c_tiles = !cuda_tile.partition_view<tile=(1x64x32), tensor_view<3x64x64xf32, strides=[4096,64,1]>>
cuda_tile.module @gemm_batched {
  entry @gemm_batched(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>) {
    %row, %column, %batch = get_tile_block_id : tile<i32>
    %first = constant <i32: 0> : tile<i32>
    %a_ptr = assume div_by<16>, %a : tile<ptr<f16>>
    %b_ptr = assume div_by<16>, %b : tile<ptr<f16>>
    %a_tensor = make_tensor_view %a_ptr, shape = [3, 64, 32], strides = [2048, 32, 1]
        : tensor_view<3x64x32xf16, strides=[2048,32,1]>
    %b_tensor = make_tensor_view %b_ptr, shape = [3, 32, 64], strides = [2048, 64, 1]
        : tensor_view<3x32x64xf16, strides=[2048,64,1]>
    %c_tensor = make_tensor_view %c, shape = [3, 64, 64], strides = [4096, 64, 1]
        : tensor_view<3x64x64xf32, strides=[4096,64,1]>
    %a_view = make_partition_view %a_tensor : !a_tiles
    %b_view = make_partition_view %b_tensor : !b_tiles
    %c_view = make_partition_view %c_tensor : !c_tiles
    %a_tile, %a_read = load_view_tko weak %a_view[%batch, %row, %first] : !a_tiles, tile<i32> -> tile<1x64x32xf16>,
        token
    %b_tile, %b_read = load_view_tko weak %b_view[%batch, %first, %column] : !b_tiles, tile<i32> -> tile<1x32x32xf16>,
        token
    %none = constant <f32: 0.0> : tile<1x64x32xf32>
    %product = mmaf %a_tile, %b_tile, %none : tile<1x64x32xf16>, tile<1x32x32xf16>, tile<1x64x32xf32>
    store_view_tko weak %product, %c_view[%batch, %row, %column] : tile<1x64x32xf32>, !c_tiles, tile<i32> -> token
  }
}
