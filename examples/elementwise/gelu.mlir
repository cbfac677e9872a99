// GELU by its tanh formula, f16 in and out, computed in f32:
// y = x/2 · (1 + tanh(0.79788456 · (x + 0.044715 x³))).
//
// Teaches: 16-bit numbers are widened (ftof), computed with in f32, and rounded once at the end.
//
// tilerun: --grid 8 --arg x=rand:f16:2048:1 --arg y=zeros:f16:2048 --expect y=@gelu.y.npy
!wide = !cuda_tile.tile<256xf32>
!tiles = !cuda_tile.partition_view<tile=(256), tensor_view<2048xf16, strides=[1]>>
cuda_tile.module @gelu {
  entry @gelu(%x: tile<ptr<f16>>, %y: tile<ptr<f16>>) {
    %block, %by, %bz = get_tile_block_id : tile<i32>
    %x_vector = make_tensor_view %x, shape = [2048], strides = [1] : tensor_view<2048xf16, strides=[1]>
    %y_vector = make_tensor_view %y, shape = [2048], strides = [1] : tensor_view<2048xf16, strides=[1]>
    %x_tiles = make_partition_view %x_vector : !tiles
    %y_tiles = make_partition_view %y_vector : !tiles
    %narrow, %read = load_view_tko weak %x_tiles[%block] : !tiles, tile<i32> -> tile<256xf16>, token
    %v = ftof %narrow : tile<256xf16> -> !wide

    %half = constant <f32: 0.5> : !wide
    %one = constant <f32: 1.0> : !wide
    %cubic = constant <f32: 0.044715> : !wide
    %scale = constant <f32: 0.79788456> : !wide
    %square = mulf %v, %v : !wide
    %factor = fma %cubic, %square, %one : !wide
    %inner = mulf %v, %factor : !wide
    %angle = mulf %inner, %scale : !wide
    %tanh = tanh %angle : !wide
    %gate = addf %tanh, %one : !wide
    %half_x = mulf %half, %v : !wide
    %gelu = mulf %half_x, %gate : !wide

    %result = ftof %gelu : !wide -> tile<256xf16>
    store_view_tko weak %result, %y_tiles[%block] : tile<256xf16>, !tiles, tile<i32> -> token
  }
}
