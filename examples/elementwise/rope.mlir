// Rotary position embedding: of the 64 features of a token at position p, feature i and
// feature i + 32 are turned together by the angle p · 10000^(-i/32).
//
// Teaches: coordinates are data: iota numbers the features, the tile block the positions, and the angles need no table.
//
// tilerun: --grid 4 --arg x=rand:f32:64x64:1 --arg y=zeros:f32:64x64 --expect y=@rope.y.npy
!tile = !cuda_tile.tile<16x32xf32>
!matrix = !cuda_tile.tensor_view<64x64xf32, strides=[64,1]>
!halves = !cuda_tile.partition_view<tile=(16x32), tensor_view<64x64xf32, strides=[64,1]>>
cuda_tile.module @rope {
  entry @rope(%x: tile<ptr<f32>>, %y: tile<ptr<f32>>) {
    %block, %by, %bz = get_tile_block_id : tile<i32>
    %low = constant <i32: 0> : tile<i32>
    %high = constant <i32: 1> : tile<i32>
    %x_matrix = make_tensor_view %x, shape = [64, 64], strides = [64, 1] : !matrix
    %y_matrix = make_tensor_view %y, shape = [64, 64], strides = [64, 1] : !matrix
    %x_halves = make_partition_view %x_matrix : !halves
    %y_halves = make_partition_view %y_matrix : !halves

    // Frequencies, one to a column: 10000^(-i/32) = 2^(-i · log2(10000)/32).
    %feature = iota : tile<32xi32>
    %feature_f = itof %feature signed : tile<32xi32> -> tile<32xf32>
    %octaves = constant <f32: -0.41524101> : tile<32xf32>
    %exponent = mulf %feature_f, %octaves : tile<32xf32>
    %frequency = exp2 %exponent : tile<32xf32>
    %frequency_row = reshape %frequency : tile<32xf32> -> tile<1x32xf32>
    %frequencies = broadcast %frequency_row : tile<1x32xf32> -> !tile

    // Positions, one to a row.
    %rows = constant <i32: 16> : tile<i32>
    %first = muli %block, %rows : tile<i32>
    %first_1 = reshape %first : tile<i32> -> tile<1xi32>
    %firsts = broadcast %first_1 : tile<1xi32> -> tile<16xi32>
    %row = iota : tile<16xi32>
    %position = addi %firsts, %row : tile<16xi32>
    %position_f = itof %position signed : tile<16xi32> -> tile<16xf32>
    %position_column = reshape %position_f : tile<16xf32> -> tile<16x1xf32>
    %positions = broadcast %position_column : tile<16x1xf32> -> !tile
    %angle = mulf %positions, %frequencies : !tile
    %cos = cos %angle : !tile
    %sin = sin %angle : !tile

    %a, %a_read = load_view_tko weak %x_halves[%block, %low] : !halves, tile<i32> -> !tile, token
    %b, %b_read = load_view_tko weak %x_halves[%block, %high] : !halves, tile<i32> -> !tile, token
    %a_cos = mulf %a, %cos : !tile
    %b_sin = mulf %b, %sin : !tile
    %a_turned = subf %a_cos, %b_sin : !tile
    %a_sin = mulf %a, %sin : !tile
    %b_turned = fma %b, %cos, %a_sin : !tile
    store_view_tko weak %a_turned, %y_halves[%block, %low] : !tile, !halves, tile<i32> -> token
    store_view_tko weak %b_turned, %y_halves[%block, %high] : !tile, !halves, tile<i32> -> token
  }
}
