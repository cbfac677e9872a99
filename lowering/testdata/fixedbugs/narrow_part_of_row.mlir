// Of the 16 bytes of a row each CTA of a cluster has 8, which no copy of 16 bytes moves: they
// are not copied ahead.
// tilerun: --grid 1 --arg rand:f8E4M3FN:64x64:1 --arg rand:f8E4M3FN:192x16:2 --arg zeros:f32:64x16
cuda_tile.module @narrow_part_of_row {
  entry @k(%pa: tile<ptr<f8E4M3FN>>, %pb: tile<ptr<f8E4M3FN>>, %pc: tile<ptr<f32>>) optimization_hints=<default = {num_cta_in_cga = 2}> {
    %a16 = assume div_by<16>, %pa : tile<ptr<f8E4M3FN>>
    %b16 = assume div_by<16>, %pb : tile<ptr<f8E4M3FN>>
    %a = make_tensor_view %a16, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf8E4M3FN, strides=[64,1]>
    %b = make_tensor_view %b16, shape = [192, 16], strides = [16, 1] : tensor_view<192x16xf8E4M3FN, strides=[16,1]>
    %c = make_tensor_view %pc, shape = [64, 16], strides = [16, 1] : tensor_view<64x16xf32, strides=[16,1]>
    %a_tiles = make_partition_view %a : partition_view<tile=(64x64), tensor_view<64x64xf8E4M3FN, strides=[64,1]>>
    %b_tiles = make_partition_view %b : partition_view<tile=(64x16), tensor_view<192x16xf8E4M3FN, strides=[16,1]>>
    %c_tiles = make_partition_view %c : partition_view<tile=(64x16), tensor_view<64x16xf32, strides=[16,1]>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %turns = constant <i32: 3> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x16xf32>
    %x, %x_read = load_view_tko weak %a_tiles[%zero, %zero] : partition_view<tile=(64x64), tensor_view<64x64xf8E4M3FN, strides=[64,1]>>, tile<i32> -> tile<64x64xf8E4M3FN>, token
    %sum = for %i in (%zero to %turns, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x16xf32>) {
      %y, %y_read = load_view_tko weak %b_tiles[%i, %zero] : partition_view<tile=(64x16), tensor_view<192x16xf8E4M3FN, strides=[16,1]>>, tile<i32> -> tile<64x16xf8E4M3FN>, token
      %next = mmaf %x, %y, %acc : tile<64x64xf8E4M3FN>, tile<64x16xf8E4M3FN>, tile<64x16xf32>
      continue %next : tile<64x16xf32>
    }
    %stored = store_view_tko weak %sum, %c_tiles[%zero, %zero] : tile<64x16xf32>, partition_view<tile=(64x16), tensor_view<64x16xf32, strides=[16,1]>>, tile<i32> -> token
    return
  }
}
