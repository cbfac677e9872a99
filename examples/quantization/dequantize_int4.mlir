// Weights of four bits, two to a byte, the lower half first, with a scale for each 32: w = q · scale.
//
// Teaches: unpack reads bytes as numbers of four bits; reshape makes the groups a dimension, so that a scale broadcasts over its own.
//
// tilerun: --grid 4 --arg q=randint:-128:128:i8:32x64:1 --arg scale=rand:f32:32x4:2 --arg w=zeros:f32:32x128
// tilerun: --expect w=@dequantize_int4.w.npy
!groups = !cuda_tile.tile<32x32xf32>
!bytes = !cuda_tile.partition_view<tile=(512), tensor_view<2048xi8, strides=[1]>>
!scales = !cuda_tile.partition_view<tile=(32), tensor_view<128xf32, strides=[1]>>
!out = !cuda_tile.partition_view<tile=(8x128), tensor_view<32x128xf32, strides=[128,1]>>
cuda_tile.module @dequantize_int4 {
  entry @dequantize_int4(%q: tile<ptr<i8>>, %scale: tile<ptr<f32>>, %w: tile<ptr<f32>>) {
    %block, %by, %bz = get_tile_block_id : tile<i32>
    %first = constant <i32: 0> : tile<i32>
    %q_vector = make_tensor_view %q, shape = [2048], strides = [1] : tensor_view<2048xi8, strides=[1]>
    %scale_vector = make_tensor_view %scale, shape = [128], strides = [1] : tensor_view<128xf32, strides=[1]>
    %w_matrix = make_tensor_view %w, shape = [32, 128], strides = [128, 1] : tensor_view<32x128xf32, strides=[128,1]>
    %q_tiles = make_partition_view %q_vector : !bytes
    %scale_tiles = make_partition_view %scale_vector : !scales
    %w_tiles = make_partition_view %w_matrix : !out
    %packed, %q_read = load_view_tko weak %q_tiles[%block] : !bytes, tile<i32> -> tile<512xi8>, token
    %unit, %scale_read = load_view_tko weak %scale_tiles[%block] : !scales, tile<i32> -> tile<32xf32>, token

    %nibble = unpack %packed : tile<512xi8> -> tile<1024xi4>
    %number = exti %nibble signed : tile<1024xi4> -> tile<1024xi8>
    %float = itof %number signed : tile<1024xi8> -> tile<1024xf32>
    %group = reshape %float : tile<1024xf32> -> !groups
    %unit_column = reshape %unit : tile<32xf32> -> tile<32x1xf32>
    %units = broadcast %unit_column : tile<32x1xf32> -> !groups
    %scaled = mulf %group, %units : !groups
    %rows = reshape %scaled : !groups -> tile<8x128xf32>
    store_view_tko weak %rows, %w_tiles[%block, %first] : tile<8x128xf32>, !out, tile<i32> -> token
  }
}
