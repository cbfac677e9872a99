// The transposition in front of attention: (token, head, feature) to (head, token, feature).
//
// Teaches: a view may take the dimensions of its tensor in another order (dim_map): the load transposes, and no op does.
//
// tilerun: --grid 4,2 --arg x=rand:f16:64x4x32:1 --arg y=zeros:f16:4x64x32 --expect y=@heads.y.npy
!by_head = !cuda_tile.partition_view<tile=(1x32x32), tensor_view<64x4x32xf16, strides=[128,32,1]>, dim_map=[1, 0, 2]>
!out = !cuda_tile.partition_view<tile=(1x32x32), tensor_view<4x64x32xf16, strides=[2048,32,1]>>
cuda_tile.module @heads {
  entry @heads(%x: tile<ptr<f16>>, %y: tile<ptr<f16>>) {
    %head, %tokens, %bz = get_tile_block_id : tile<i32>
    %first = constant <i32: 0> : tile<i32>
    %x_tensor = make_tensor_view %x, shape = [64, 4, 32], strides = [128, 32, 1]
        : tensor_view<64x4x32xf16, strides=[128,32,1]>
    %y_tensor = make_tensor_view %y, shape = [4, 64, 32], strides = [2048, 32, 1]
        : tensor_view<4x64x32xf16, strides=[2048,32,1]>
    %x_view = make_partition_view %x_tensor : !by_head
    %y_view = make_partition_view %y_tensor : !out
    %v, %read = load_view_tko weak %x_view[%head, %tokens, %first] : !by_head, tile<i32> -> tile<1x32x32xf16>, token
    store_view_tko weak %v, %y_view[%head, %tokens, %first] : tile<1x32x32xf16>, !out, tile<i32> -> token
  }
}
