// A schedule gives the entry one warp, and a hint two CTAs: there is one, as each has a warp.
// tilerun: --grid 1 --arg rand:f32:16x16:1 --arg zeros:f32:16x16
cuda_tile.module @cluster_of_one_warp {
  entry @k(%pa: tile<ptr<f32>>, %pc: tile<ptr<f32>>) optimization_hints=<default = {num_cta_in_cga = 2}> {
    %a = make_tensor_view %pa, shape = [16, 16], strides = [16, 1] : tensor_view<16x16xf32, strides=[16,1]>
    %c = make_tensor_view %pc, shape = [16, 16], strides = [16, 1] : tensor_view<16x16xf32, strides=[16,1]>
    %a_tiles = make_partition_view %a : partition_view<tile=(16x16), tensor_view<16x16xf32, strides=[16,1]>>
    %c_tiles = make_partition_view %c : partition_view<tile=(16x16), tensor_view<16x16xf32, strides=[16,1]>>
    %zero = constant <i32: 0> : tile<i32>
    %x, %read = load_view_tko weak %a_tiles[%zero, %zero] : partition_view<tile=(16x16), tensor_view<16x16xf32, strides=[16,1]>>, tile<i32> -> tile<16x16xf32>, token
    %none = constant <f32: 0.0> : tile<16x16xf32>
    %p = mmaf %x, %x, %none : tile<16x16xf32>, tile<16x16xf32>, tile<16x16xf32>
    %stored = store_view_tko weak %p, %c_tiles[%zero, %zero] : tile<16x16xf32>, partition_view<tile=(16x16), tensor_view<16x16xf32, strides=[16,1]>>, tile<i32> -> token
    return
  } {gpu.warps = 1 : i64}
}
