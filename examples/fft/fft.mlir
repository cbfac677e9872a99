// The Fourier transform of rows of 256 complex numbers, as four steps: with n = 16·n1 + n2
// and k = k1 + 16·k2, transforms of 16 over n1, factors e^(-2πi·n2·k1/256), and transforms of 16 over n2.
//
// Teaches: a short transform is a product with a matrix of cosines and sines, which iota makes; a complex product is four real ones.
//
// tilerun: --grid 4 --arg re=rand:f32:4x256:1 --arg im=rand:f32:4x256:2 --arg out_re=zeros:f32:4x256 --arg out_im=zeros:f32:4x256
// tilerun: --expect out_re=@fft.out_re.npy --expect out_im=@fft.out_im.npy
!tile = !cuda_tile.tile<16x16xf32>
!rows = !cuda_tile.tensor_view<4x256xf32, strides=[256,1]>
!tiles = !cuda_tile.partition_view<tile=(1x256), tensor_view<4x256xf32, strides=[256,1]>>
cuda_tile.module @fft {
  entry @fft(%re: tile<ptr<f32>>, %im: tile<ptr<f32>>, %out_re: tile<ptr<f32>>, %out_im: tile<ptr<f32>>) {
    %block, %by, %bz = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %re_rows = make_tensor_view %re, shape = [4, 256], strides = [256, 1] : !rows
    %im_rows = make_tensor_view %im, shape = [4, 256], strides = [256, 1] : !rows
    %out_re_rows = make_tensor_view %out_re, shape = [4, 256], strides = [256, 1] : !rows
    %out_im_rows = make_tensor_view %out_im, shape = [4, 256], strides = [256, 1] : !rows
    %re_view = make_partition_view %re_rows : !tiles
    %im_view = make_partition_view %im_rows : !tiles
    %out_re_view = make_partition_view %out_re_rows : !tiles
    %out_im_view = make_partition_view %out_im_rows : !tiles

    // (j·k mod 16), and the angles -2π·j·k/16 and -2π·j·k/256.
    %number = iota : tile<16xi32>
    %number_column = reshape %number : tile<16xi32> -> tile<16x1xi32>
    %number_row = reshape %number : tile<16xi32> -> tile<1x16xi32>
    %j = broadcast %number_column : tile<16x1xi32> -> tile<16x16xi32>
    %k = broadcast %number_row : tile<1x16xi32> -> tile<16x16xi32>
    %jk = muli %j, %k : tile<16x16xi32>
    %low = constant <i32: 15> : tile<16x16xi32>
    %turn = andi %jk, %low : tile<16x16xi32>
    %turn_f = itof %turn signed : tile<16x16xi32> -> !tile
    %jk_f = itof %jk signed : tile<16x16xi32> -> !tile
    %sixteenth = constant <f32: -0.39269908> : !tile
    %part = constant <f32: -0.024543693> : !tile
    %angle = mulf %turn_f, %sixteenth : !tile
    %twiddle = mulf %jk_f, %part : !tile
    %c = cos %angle : !tile
    %s = sin %angle : !tile
    %tc = cos %twiddle : !tile
    %ts = sin %twiddle : !tile

    // Row n1, column n2. The transforms over n1 are products from the left: row k1, column n2.
    %re_read, %t0 = load_view_tko weak %re_view[%block, %zero] : !tiles, tile<i32> -> tile<1x256xf32>, token
    %im_read, %t1 = load_view_tko weak %im_view[%block, %zero] : !tiles, tile<i32> -> tile<1x256xf32>, token
    %xr = reshape %re_read : tile<1x256xf32> -> !tile
    %xi = reshape %im_read : tile<1x256xf32> -> !tile
    %none = constant <f32: 0.0> : !tile
    %minus_s = negf %s : !tile
    %a_re_1 = mmaf %c, %xr, %none : !tile, !tile, !tile
    %a_re = mmaf %minus_s, %xi, %a_re_1 : !tile, !tile, !tile
    %a_im_1 = mmaf %s, %xr, %none : !tile, !tile, !tile
    %a_im = mmaf %c, %xi, %a_im_1 : !tile, !tile, !tile

    %b_re_1 = mulf %a_im, %ts : !tile
    %b_re_2 = mulf %a_re, %tc : !tile
    %b_re = subf %b_re_2, %b_re_1 : !tile
    %b_im_1 = mulf %a_im, %tc : !tile
    %b_im = fma %a_re, %ts, %b_im_1 : !tile

    // The transforms over n2 are products from the right: row k1, column k2.
    %o_re_1 = mmaf %b_re, %c, %none : !tile, !tile, !tile
    %o_re = mmaf %b_im, %minus_s, %o_re_1 : !tile, !tile, !tile
    %o_im_1 = mmaf %b_re, %s, %none : !tile, !tile, !tile
    %o_im = mmaf %b_im, %c, %o_im_1 : !tile, !tile, !tile

    // k = k1 + 16·k2: transposed.
    %re_turned = permute %o_re [1, 0] : !tile -> !tile
    %im_turned = permute %o_im [1, 0] : !tile -> !tile
    %re_out = reshape %re_turned : !tile -> tile<1x256xf32>
    %im_out = reshape %im_turned : !tile -> tile<1x256xf32>
    store_view_tko weak %re_out, %out_re_view[%block, %zero] : tile<1x256xf32>, !tiles, tile<i32> -> token
    store_view_tko weak %im_out, %out_im_view[%block, %zero] : tile<1x256xf32>, !tiles, tile<i32> -> token
  }
}
