cuda_tile.module @m {
  entry @one_each(%X: tile<ptr<f32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %xt = make_tensor_view %X, shape = [1024], strides = [1] : tensor_view<1024xf32, strides=[1]>
    %xv = make_partition_view %xt : partition_view<tile=(128), tensor_view<1024xf32, strides=[1]>>
    // expected-error @below {{load_view_tko: the schedule has gpu.copy = "registers", which takes a persistent CTA}}
    %h, %t = load_view_tko weak %xv[%x] attributes {gpu.copy = "registers"} : partition_view<tile=(128), tensor_view<1024xf32, strides=[1]>>, tile<i32> -> tile<128xf32>, token
    %t2 = store_view_tko weak %h, %xv[%x] : tile<128xf32>, partition_view<tile=(128), tensor_view<1024xf32, strides=[1]>>, tile<i32> -> token
  }
}
// -----
cuda_tile.module @m {
  entry @behind(%X: tile<ptr<f32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %xt = make_tensor_view %X, shape = [1024], strides = [1] : tensor_view<1024xf32, strides=[1]>
    %xv = make_partition_view %xt : partition_view<tile=(128), tensor_view<1024xf32, strides=[1]>>
    %c = constant <f32: 1.0> : tile<128xf32>
    %t0 = store_view_tko weak %c, %xv[%x] : tile<128xf32>, partition_view<tile=(128), tensor_view<1024xf32, strides=[1]>>, tile<i32> -> token
    // expected-error @below {{load_view_tko: the schedule has gpu.copy = "registers", where a weak load that waits for nothing can be, from a place that the tile block alone says}}
    %h, %t = load_view_tko weak %xv[%x] token = %t0 attributes {gpu.copy = "registers"} : partition_view<tile=(128), tensor_view<1024xf32, strides=[1]>>, tile<i32> -> tile<128xf32>, token
    %t2 = store_view_tko weak %h, %xv[%x] : tile<128xf32>, partition_view<tile=(128), tensor_view<1024xf32, strides=[1]>>, tile<i32> -> token
  } {gpu.persistent = true}
}
// -----
cuda_tile.module @m {
  entry @looked_up(%X: tile<ptr<f32>>, %P: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %xt = make_tensor_view %X, shape = [1024], strides = [1] : tensor_view<1024xf32, strides=[1]>
    %xv = make_partition_view %xt : partition_view<tile=(128), tensor_view<1024xf32, strides=[1]>>
    %i, %t0 = load_ptr_tko weak %P : tile<ptr<i32>> -> tile<i32>, token
    // expected-error @below {{load_view_tko: the schedule has gpu.copy = "registers", where a weak load that waits for nothing can be, from a place that the tile block alone says}}
    %h, %t = load_view_tko weak %xv[%i] attributes {gpu.copy = "registers"} : partition_view<tile=(128), tensor_view<1024xf32, strides=[1]>>, tile<i32> -> tile<128xf32>, token
    %t2 = store_view_tko weak %h, %xv[%x] : tile<128xf32>, partition_view<tile=(128), tensor_view<1024xf32, strides=[1]>>, tile<i32> -> token
  } {gpu.persistent = true}
}
