// What the plans in two_producers.mlir compute.
cuda_tile.module @two_producers {
  entry @product(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>) {
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %at = make_tensor_view %a, shape = [128, 512], strides = [512, 1] : tensor_view<128x512xf16, strides=[512,1]>
    %bt = make_tensor_view %b, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf16, strides=[64,1]>
    %ct = make_tensor_view %C, shape = [128, 64], strides = [64, 1] : tensor_view<128x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(64x64), tensor_view<128x512xf16, strides=[512,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(64x64), tensor_view<512x64xf16, strides=[64,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<128x64xf32, strides=[64,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %n = constant <i32: 8> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %sum = for %i in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %l, %t1 = load_view_tko weak %av[%x, %i] : partition_view<tile=(64x64), tensor_view<128x512xf16, strides=[512,1]>>, tile<i32> -> tile<64x64xf16>, token
      %r, %t2 = load_view_tko weak %bv[%i, %zero] : partition_view<tile=(64x64), tensor_view<512x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
      %next = mmaf %l, %r, %acc : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<128x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
