// The grid has one tile block more than the view has tiles.
// tilerun: --grid 5 --arg arange:f32:64 --arg zeros:f32:80
cuda_tile.module @one_tile_block_too_many {
  entry @one_tile_block_too_many(%a: tile<ptr<f32>>, %b: tile<ptr<f32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %ta = make_tensor_view %a, shape = [64], strides = [1] : tensor_view<64xf32, strides=[1]>
    %va = make_partition_view %ta : partition_view<tile=(16), tensor_view<64xf32, strides=[1]>>
    %tb = make_tensor_view %b, shape = [80], strides = [1] : tensor_view<80xf32, strides=[1]>
    %vb = make_partition_view %tb : partition_view<tile=(16), tensor_view<80xf32, strides=[1]>>
    %v, %t0 = load_view_tko weak %va[%x] : partition_view<tile=(16), tensor_view<64xf32, strides=[1]>>, tile<i32> -> tile<16xf32>, token // expected-fault {{index 4 of dimension 0 is outside the index space, whose shape is [4]}}
    %t1 = store_view_tko weak %v, %vb[%x] : tile<16xf32>, partition_view<tile=(16), tensor_view<80xf32, strides=[1]>>, tile<i32> -> token
    return
  }
}
