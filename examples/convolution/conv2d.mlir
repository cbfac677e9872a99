// A 3×3 convolution as nine matrix products: an image of 18×18 pixels with 16 channels, the
// edge included, becomes 16×16 pixels with 32 channels. A tile block computes four lines.
//
// Teaches: a window moved by (ky, kx) is a tile of a strided view; a tile of pixels is a matrix once reshaped.
//
// tilerun: --grid 4 --arg x=rand:f16:18x18x16:1 --arg w=rand:f16:3x3x16x32:2 --arg y=zeros:f32:16x16x32 --expect y=@conv2d.y.npy
!sums = !cuda_tile.tile<64x32xf32>
!windows = !cuda_tile.strided_view<tile=(4x16x16), traversal_strides=[1,1,16],
    tensor_view<18x18x16xf16, strides=[288,16,1]>>
!weights = !cuda_tile.partition_view<tile=(1x1x16x32), tensor_view<3x3x16x32xf16, strides=[1536,512,32,1]>>
!out = !cuda_tile.partition_view<tile=(4x16x32), tensor_view<16x16x32xf32, strides=[512,32,1]>>
cuda_tile.module @conv2d {
  entry @conv2d(%x: tile<ptr<f16>>, %w: tile<ptr<f16>>, %y: tile<ptr<f32>>) {
    %block, %by, %bz = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %three = constant <i32: 3> : tile<i32>
    %lines = constant <i32: 4> : tile<i32>
    %top = muli %block, %lines : tile<i32>
    %x_image = make_tensor_view %x, shape = [18, 18, 16], strides = [288, 16, 1]
        : tensor_view<18x18x16xf16, strides=[288,16,1]>
    %w_tensor = make_tensor_view %w, shape = [3, 3, 16, 32], strides = [1536, 512, 32, 1]
        : tensor_view<3x3x16x32xf16, strides=[1536,512,32,1]>
    %y_image = make_tensor_view %y, shape = [16, 16, 32], strides = [512, 32, 1]
        : tensor_view<16x16x32xf32, strides=[512,32,1]>
    %x_windows = make_strided_view %x_image : !windows
    %w_view = make_partition_view %w_tensor : !weights
    %y_view = make_partition_view %y_image : !out
    %none = constant <f32: 0.0> : !sums
    %all = for %ky in (%zero to %three, step %one) : tile<i32> iter_values(%above = %none) -> (!sums) {
      %line = addi %top, %ky : tile<i32>
      %row = for %kx in (%zero to %three, step %one) : tile<i32> iter_values(%left = %above) -> (!sums) {
        %x_read, %x_token = load_view_tko weak %x_windows[%line, %kx, %zero] : !windows, tile<i32> -> tile<4x16x16xf16>,
            token
        %w_read, %w_token = load_view_tko weak %w_view[%ky, %kx, %zero, %zero] : !weights, tile<i32>
            -> tile<1x1x16x32xf16>, token
        %pixels = reshape %x_read : tile<4x16x16xf16> -> tile<64x16xf16>
        %filter = reshape %w_read : tile<1x1x16x32xf16> -> tile<16x32xf16>
        %next = mmaf %pixels, %filter, %left : tile<64x16xf16>, tile<16x32xf16>, !sums
        continue %next : !sums
      }
      continue %row : !sums
    }
    %result = reshape %all : !sums -> tile<4x16x32xf32>
    store_view_tko weak %result, %y_view[%block, %zero, %zero] : tile<4x16x32xf32>, !out, tile<i32> -> token
  }
}
