// Quantizes each row to i8 with a scale of its own: scale = greatest |x| / 127, q = x / scale rounded.
//
// Teaches: ftoi cuts towards zero; a half added with the sign of x rounds; what does not fit an integer would be undefined.
//
// tilerun: --grid 4 --arg x=rand:f32:32x128:1 --arg q=zeros:i8:32x128 --arg scale=zeros:f32:32
// tilerun: --expect q=@quantize_int8.q.npy --expect scale=@quantize_int8.scale.npy
!tile = !cuda_tile.tile<8x128xf32>
!column = !cuda_tile.tile<8x1xf32>
!tiles = !cuda_tile.partition_view<tile=(8x128), tensor_view<32x128xf32, strides=[128,1]>>
!out = !cuda_tile.partition_view<tile=(8x128), tensor_view<32x128xi8, strides=[128,1]>>
!scales = !cuda_tile.partition_view<tile=(8), tensor_view<32xf32, strides=[1]>>
cuda_tile.module @quantize_int8 {
  entry @quantize_int8(%x: tile<ptr<f32>>, %q: tile<ptr<i8>>, %scale: tile<ptr<f32>>) {
    %block, %by, %bz = get_tile_block_id : tile<i32>
    %first = constant <i32: 0> : tile<i32>
    %x_matrix = make_tensor_view %x, shape = [32, 128], strides = [128, 1] : tensor_view<32x128xf32, strides=[128,1]>
    %q_matrix = make_tensor_view %q, shape = [32, 128], strides = [128, 1] : tensor_view<32x128xi8, strides=[128,1]>
    %scale_vector = make_tensor_view %scale, shape = [32], strides = [1] : tensor_view<32xf32, strides=[1]>
    %x_tiles = make_partition_view %x_matrix : !tiles
    %q_tiles = make_partition_view %q_matrix : !out
    %scale_tiles = make_partition_view %scale_vector : !scales
    %v, %read = load_view_tko weak %x_tiles[%block, %first] : !tiles, tile<i32> -> !tile, token

    %size = absf %v : !tile
    %greatest = reduce %size dim=1 identities=[0.0 : f32] : !tile -> tile<8xf32>
    (%element: tile<f32>, %so_far: tile<f32>) {
      %next = maxf %element, %so_far : tile<f32>
      yield %next : tile<f32>
    }
    %limit = constant <f32: 127.0> : tile<8xf32>
    %unit = divf %greatest, %limit : tile<8xf32>
    store_view_tko weak %unit, %scale_tiles[%block] : tile<8xf32>, !scales, tile<i32> -> token

    %unit_column = reshape %unit : tile<8xf32> -> !column
    %units = broadcast %unit_column : !column -> !tile
    %units_of = divf %v, %units : !tile
    %zero = constant <f32: 0.0> : !tile
    %half = constant <f32: 0.5> : !tile
    %minus_half = constant <f32: -0.5> : !tile
    %negative = cmpf less_than ordered %units_of, %zero : !tile -> tile<8x128xi1>
    %nudge = select %negative, %minus_half, %half : tile<8x128xi1>, !tile
    %nudged = addf %units_of, %nudge : !tile
    %rounded = ftoi %nudged signed : !tile -> tile<8x128xi8>
    store_view_tko weak %rounded, %q_tiles[%block, %first] : tile<8x128xi8>, !out, tile<i32> -> token
  }
}
