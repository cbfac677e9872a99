// What may stay in its order.
cuda_tile.module @m {
  // expected-error @below {{expected gpu.in_order to be "none", "reads" or "all", got "loads"}}
  entry @f(%A: tile<ptr<f32>>, %B: tile<ptr<f32>>, %C: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x128xf32>
    %a = assume div_by<16>, %A : tile<ptr<f32>>
    %b = assume div_by<16>, %B : tile<ptr<f32>>
    %c = assume div_by<16>, %C : tile<ptr<f32>>
    %at = make_tensor_view %a, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf32, strides=[256,1]>
    %bt = make_tensor_view %b, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf32, strides=[256,1]>
    %ct = make_tensor_view %c, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf32, strides=[256,1]>
    %av = make_partition_view %at : partition_view<tile=(64x16), tensor_view<256x256xf32, strides=[256,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(16x128), tensor_view<256x256xf32, strides=[256,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x128), tensor_view<256x256xf32, strides=[256,1]>>
    %sum = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x128xf32>) {
      %x, %t1 = load_view_tko weak %av[%zero, %k] : partition_view<tile=(64x16), tensor_view<256x256xf32, strides=[256,1]>>, tile<i32> -> tile<64x16xf32>, token
      %y, %t2 = load_view_tko weak %bv[%k, %zero] : partition_view<tile=(16x128), tensor_view<256x256xf32, strides=[256,1]>>, tile<i32> -> tile<16x128xf32>, token
      %next = mmaf %x, %y, %acc : tile<64x16xf32>, tile<16x128xf32>, tile<64x128xf32>
      continue %next : tile<64x128xf32>
    }
    %t = store_view_tko weak %sum, %cv[%zero, %zero] : tile<64x128xf32>, partition_view<tile=(64x128), tensor_view<256x256xf32, strides=[256,1]>>, tile<i32> -> token
    return
  } {gpu.in_order = "loads"}
}
