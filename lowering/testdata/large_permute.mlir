// A transposition of 4096 by 4096 elements, and of a tile that is reshaped before
// and after, so that no chunk of the one is a chunk of the other.
// tilerun: --grid 1 --arg x=rand:f32:4096x4096:5 --arg y=zeros:f32:4096x4096 --arg z=randint:-128:127:i8:256x64x32:6 --arg w=zeros:i8:524288
cuda_tile.module @large_permute {
  entry @large_permute(%x: tile<ptr<f32>>, %y: tile<ptr<f32>>, %z: tile<ptr<i8>>, %w: tile<ptr<i8>>) {
    %zero = constant <i32: 0> : tile<i32>
    %t1 = make_tensor_view %x, shape = [4096, 4096], strides = [4096, 1] : tensor_view<4096x4096xf32, strides=[4096,1]>
    %p2 = make_partition_view %t1 : partition_view<tile=(4096x4096), tensor_view<4096x4096xf32, strides=[4096,1]>>
    %x3, %k4 = load_view_tko weak %p2[%zero, %zero] : partition_view<tile=(4096x4096), tensor_view<4096x4096xf32, strides=[4096,1]>>, tile<i32> -> tile<4096x4096xf32>, token
    %q = permute %x3 [1, 0] : tile<4096x4096xf32> -> tile<4096x4096xf32>
    %t5 = make_tensor_view %y, shape = [4096, 4096], strides = [4096, 1] : tensor_view<4096x4096xf32, strides=[4096,1]>
    %p6 = make_partition_view %t5 : partition_view<tile=(4096x4096), tensor_view<4096x4096xf32, strides=[4096,1]>>
    store_view_tko weak %q, %p6[%zero, %zero] : tile<4096x4096xf32>, partition_view<tile=(4096x4096), tensor_view<4096x4096xf32, strides=[4096,1]>>, tile<i32> -> token
    %t7 = make_tensor_view %z, shape = [256, 64, 32], strides = [2048, 32, 1] : tensor_view<256x64x32xi8, strides=[2048,32,1]>
    %p8 = make_partition_view %t7 : partition_view<tile=(256x64x32), tensor_view<256x64x32xi8, strides=[2048,32,1]>>
    %x9, %k10 = load_view_tko weak %p8[%zero, %zero, %zero] : partition_view<tile=(256x64x32), tensor_view<256x64x32xi8, strides=[2048,32,1]>>, tile<i32> -> tile<256x64x32xi8>, token
    %p = permute %x9 [2, 0, 1] : tile<256x64x32xi8> -> tile<32x256x64xi8>
    %f = reshape %p : tile<32x256x64xi8> -> tile<1024x512xi8>
    %g = permute %f [1, 0] : tile<1024x512xi8> -> tile<512x1024xi8>
    %h = reshape %g : tile<512x1024xi8> -> tile<524288xi8>
    %t11 = make_tensor_view %w, shape = [524288], strides = [1] : tensor_view<524288xi8, strides=[1]>
    %p12 = make_partition_view %t11 : partition_view<tile=(524288), tensor_view<524288xi8, strides=[1]>>
    store_view_tko weak %h, %p12[%zero] : tile<524288xi8>, partition_view<tile=(524288), tensor_view<524288xi8, strides=[1]>>, tile<i32> -> token
  }
}
