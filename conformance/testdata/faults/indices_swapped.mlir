// Rows and columns change places in the index of a store.
// tilerun: --grid 2,8 --arg zeros:f16:16x64
cuda_tile.module @indices_swapped {
  entry @indices_swapped(%c: tile<ptr<f16>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %one = constant <f16: 1.0> : tile<8x8xf16>
    %tc = make_tensor_view %c, shape = [16, 64], strides = [64, 1] : tensor_view<16x64xf16, strides=[64,1]>
    %vc = make_partition_view %tc : partition_view<tile=(8x8), tensor_view<16x64xf16, strides=[64,1]>>
    %t = store_view_tko weak %one, %vc[%y, %x] : tile<8x8xf16>, partition_view<tile=(8x8), tensor_view<16x64xf16, strides=[64,1]>>, tile<i32> -> token // expected-fault {{of dimension 0 is outside the index space, whose shape is [2 8]}}
    return
  }
}
