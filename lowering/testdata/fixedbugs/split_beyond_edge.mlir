// The sum's 16 rows are shared by four CTAs, of which the last has rows 12 to 15 of a tensor of 12:
// a multiple of its four, so that they were stored behind the tensor.
// tilerun: --grid 1 --arg rand:f16:16x160:1 --arg rand:f16:160x64:2 --arg zeros:f32:12x64
cuda_tile.module @split_beyond_edge {
  entry @k(%pa: tile<ptr<f16>>, %pb: tile<ptr<f16>>, %pc: tile<ptr<f32>>) {
    %a16 = assume div_by<16>, %pa : tile<ptr<f16>>
    %b16 = assume div_by<16>, %pb : tile<ptr<f16>>
    %a = make_tensor_view %a16, shape = [16, 160], strides = [160, 1] : tensor_view<16x160xf16, strides=[160,1]>
    %b = make_tensor_view %b16, shape = [160, 64], strides = [64, 1] : tensor_view<160x64xf16, strides=[64,1]>
    %c = make_tensor_view %pc, shape = [12, 64], strides = [64, 1] : tensor_view<12x64xf32, strides=[64,1]>
    %a_tiles = make_partition_view %a : partition_view<tile=(16x32), tensor_view<16x160xf16, strides=[160,1]>>
    %b_tiles = make_partition_view %b : partition_view<tile=(32x64), tensor_view<160x64xf16, strides=[64,1]>>
    %c_tiles = make_partition_view %c : partition_view<tile=(16x64), tensor_view<12x64xf32, strides=[64,1]>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %turns = constant <i32: 5> : tile<i32>
    %none = constant <f32: 0.0> : tile<16x64xf32>
    %sum = for %i in (%zero to %turns, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<16x64xf32>) {
      %x, %x_read = load_view_tko weak %a_tiles[%zero, %i] : partition_view<tile=(16x32), tensor_view<16x160xf16, strides=[160,1]>>, tile<i32> -> tile<16x32xf16>, token
      %y, %y_read = load_view_tko weak %b_tiles[%i, %zero] : partition_view<tile=(32x64), tensor_view<160x64xf16, strides=[64,1]>>, tile<i32> -> tile<32x64xf16>, token
      %next = mmaf %x, %y, %acc : tile<16x32xf16>, tile<32x64xf16>, tile<16x64xf32>
      continue %next : tile<16x64xf32>
    }
    %stored = store_view_tko weak %sum, %c_tiles[%zero, %zero] : tile<16x64xf32>, partition_view<tile=(16x64), tensor_view<12x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.schedule = {sm_90a = {gpu.split_k = 4 : i64}}}
}
