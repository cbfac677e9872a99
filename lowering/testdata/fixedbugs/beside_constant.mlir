// Two products of a loop have an operand in common, and one of them a constant, which threads
// write: neither can be under way until the next iteration's have begun.
//
// tilerun: --entry beside --grid 1 --arg rand:f16:64x72:1 --arg rand:f16:33x72:2 --arg zeros:f32:64x64
cuda_tile.module @beside_constant {
  entry @beside(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>) optimization_hints=<default = {num_worker_warps_per_cta = 4}> {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %five = constant <i32: 5> : tile<i32>
    %a_t = make_tensor_view %a, shape = [64, 72], strides = [72, 1] : tensor_view<64x72xf16, strides=[72,1]>
    %a_v = make_partition_view %a_t : partition_view<tile=(64x16), padding_value = zero, tensor_view<64x72xf16, strides=[72,1]>>
    %b_t = make_tensor_view %b, shape = [33, 72], strides = [72, 1] : tensor_view<33x72xf16, strides=[72,1]>
    %b_v = make_partition_view %b_t : partition_view<tile=(16x32), padding_value = zero, tensor_view<33x72xf16, strides=[72,1]>, dim_map=[1, 0]>
    %none = constant <f32: 0.0> : tile<64x32xf32>
    %sums:2 = for %k in (%zero to %five, step %one) : tile<i32> iter_values(%x = %none, %y = %none) -> (tile<64x32xf32>, tile<64x32xf32>) {
      %a_k, %a_d = load_view_tko weak %a_v[%zero, %k] : partition_view<tile=(64x16), padding_value = zero, tensor_view<64x72xf16, strides=[72,1]>>, tile<i32> -> tile<64x16xf16>, token
      %halves = constant <f16: 0.5> : tile<16x32xf16>
      %x_k = mmaf %a_k, %halves, %x : tile<64x16xf16>, tile<16x32xf16>, tile<64x32xf32>
      %b_k, %b_d = load_view_tko weak %b_v[%k, %zero] : partition_view<tile=(16x32), padding_value = zero, tensor_view<33x72xf16, strides=[72,1]>, dim_map=[1, 0]>, tile<i32> -> tile<16x32xf16>, token
      %y_k = mmaf %a_k, %b_k, %y : tile<64x16xf16>, tile<16x32xf16>, tile<64x32xf32>
      continue %x_k, %y_k : tile<64x32xf32>, tile<64x32xf32>
    }
    %c_t = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %c_v = make_partition_view %c_t : partition_view<tile=(64x32), tensor_view<64x64xf32, strides=[64,1]>>
    %x_d = store_view_tko weak %sums#0, %c_v[%zero, %zero] : tile<64x32xf32>, partition_view<tile=(64x32), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    %y_d = store_view_tko weak %sums#1, %c_v[%zero, %one] : tile<64x32xf32>, partition_view<tile=(64x32), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
  }
}
