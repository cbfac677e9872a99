// Transpose of a 16384×16384 matrix of f16 in tiles of 128×128.
// The first run line has the rows of both that six tile blocks touch.
// tilerun: --grid 2,3 --arg x=rand:f16:256x16384:1 --arg y=zeros:f16:384x16384
// tilerun[large]: --grid 128,128 --arg x=rand:f16:16384x16384:1 --arg y=zeros:f16:16384x16384 --bytes 1073741824
cuda_tile.module @transpose {
  entry @transpose(%x: tile<ptr<f16>>, %y: tile<ptr<f16>>) {
    %x_aligned = assume div_by<16>, %x : tile<ptr<f16>>
    %y_aligned = assume div_by<16>, %y : tile<ptr<f16>>
    %i, %j, %k = get_tile_block_id : tile<i32>
    %xt = make_tensor_view %x_aligned, shape = [16384, 16384], strides = [16384, 1] : tensor_view<16384x16384xf16, strides=[16384,1]>
    %yt = make_tensor_view %y_aligned, shape = [16384, 16384], strides = [16384, 1] : tensor_view<16384x16384xf16, strides=[16384,1]>
    %xv = make_partition_view %xt : partition_view<tile=(128x128), tensor_view<16384x16384xf16, strides=[16384,1]>>
    %yv = make_partition_view %yt : partition_view<tile=(128x128), tensor_view<16384x16384xf16, strides=[16384,1]>>
    %v, %t = load_view_tko weak %xv[%i, %j] : partition_view<tile=(128x128), tensor_view<16384x16384xf16, strides=[16384,1]>>, tile<i32> -> tile<128x128xf16>, token
    %w = permute %v [1, 0] : tile<128x128xf16> -> tile<128x128xf16>
    store_view_tko weak %w, %yv[%j, %i] : tile<128x128xf16>, partition_view<tile=(128x128), tensor_view<16384x16384xf16, strides=[16384,1]>>, tile<i32> -> token
  }
}
