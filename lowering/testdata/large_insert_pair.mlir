// A column of half bytes goes into a tile too large for registers: a chunk has one
// element of it, and no tile is of one half byte.
// tilerun: --grid 1 --arg p=rand:f4E2M1FN:8x262144:1 --arg q=ones:f4E2M1FN:8 --arg i=1003
cuda_tile.module @large_insert_pair {
  entry @k(%p: tile<ptr<f4E2M1FN>>, %q: tile<ptr<f4E2M1FN>>, %i: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %t = make_tensor_view %p, shape = [8, 262144], strides = [262144, 1] : tensor_view<8x262144xf4E2M1FN, strides=[262144,1]>
    %v = make_partition_view %t : partition_view<tile=(8x262144), tensor_view<8x262144xf4E2M1FN, strides=[262144,1]>>
    %u = make_tensor_view %q, shape = [8], strides = [1] : tensor_view<8xf4E2M1FN, strides=[1]>
    %w = make_partition_view %u : partition_view<tile=(8), tensor_view<8xf4E2M1FN, strides=[1]>>
    %x, %a = load_view_tko weak %v[%zero, %zero] : partition_view<tile=(8x262144), tensor_view<8x262144xf4E2M1FN, strides=[262144,1]>>, tile<i32> -> tile<8x262144xf4E2M1FN>, token
    %s, %b = load_view_tko weak %w[%zero] : partition_view<tile=(8), tensor_view<8xf4E2M1FN, strides=[1]>>, tile<i32> -> tile<8xf4E2M1FN>, token
    %c = reshape %s : tile<8xf4E2M1FN> -> tile<8x1xf4E2M1FN>
    %y = insert %c, %x[%zero, %i] : tile<8x1xf4E2M1FN>, tile<8x262144xf4E2M1FN>
    store_view_tko weak %y, %v[%zero, %zero] token=%a : tile<8x262144xf4E2M1FN>, partition_view<tile=(8x262144), tensor_view<8x262144xf4E2M1FN, strides=[262144,1]>>, tile<i32> -> token
  }
}
