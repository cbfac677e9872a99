// The row stride is given in elements of the padded matrix, the buffer has none of that padding.
// tilerun: --grid 2 --arg arange:f32:8x8 --arg zeros:f32:8x8 --arg 8 --arg 8 --arg 16
cuda_tile.module @wrong_row_stride {
  entry @wrong_row_stride(%a: tile<ptr<f32>>, %b: tile<ptr<f32>>, %rows: tile<i64>, %cols: tile<i64>, %stride: tile<i64>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %ta = make_tensor_view %a, shape = [%rows, %cols], strides = [%stride, 1] : tile<i64> -> tensor_view<?x?xf32, strides=[?,1]>
    %va = make_partition_view %ta : partition_view<tile=(4x8), tensor_view<?x?xf32, strides=[?,1]>>
    %tb = make_tensor_view %b, shape = [8, 8], strides = [8, 1] : tensor_view<8x8xf32, strides=[8,1]>
    %vb = make_partition_view %tb : partition_view<tile=(4x8), tensor_view<8x8xf32, strides=[8,1]>>
    %v, %t0 = load_view_tko weak %va[%x, %zero] : partition_view<tile=(4x8), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<4x8xf32>, token // expected-fault {{0 bytes beyond the end of the buffer of parameter %a, which has 256 bytes (tile block (1, 0, 0), element [0, 0])}}
    %t1 = store_view_tko weak %v, %vb[%x, %zero] : tile<4x8xf32>, partition_view<tile=(4x8), tensor_view<8x8xf32, strides=[8,1]>>, tile<i32> -> token
    return
  }
}
