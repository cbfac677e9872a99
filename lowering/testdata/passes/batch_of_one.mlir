// A batch of one matrix is multiplied as that matrix, and the loop carries the matrix: so the
// product is under way while the next one begins.
//
// PLAN: entry @one
// PLAN: "gpu.mma"
// PLAN: overlap = "next"
// PLAN: "gpu.mma_wait"(%iterArg0_
// PLAN: pending = 1
// PLAN: reshape %
// PLAN: -> tile<1x128x128xf32>
//
// What the loop does more with the sum than to add it up, it does with a batch.
// PLAN: entry @looked_at
// PLAN: continue %
// PLAN: : tile<1x128x128xf32>
cuda_tile.module @m {
  entry @one(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>, %n: tile<i32>) {
    %pa = assume div_by<16>, %a : tile<ptr<f16>>
    %pb = assume div_by<16>, %b : tile<ptr<f16>>
    %at = make_tensor_view %pa, shape = [4, 128, 4096], strides = [524288, 4096, 1] : tensor_view<4x128x4096xf16, strides=[524288,4096,1]>
    %bt = make_tensor_view %pb, shape = [4, 4096, 128], strides = [524288, 128, 1] : tensor_view<4x4096x128xf16, strides=[524288,128,1]>
    %ct = make_tensor_view %c, shape = [4, 128, 128], strides = [16384, 128, 1] : tensor_view<4x128x128xf32, strides=[16384,128,1]>
    %av = make_partition_view %at : partition_view<tile=(1x128x64), tensor_view<4x128x4096xf16, strides=[524288,4096,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(1x64x128), tensor_view<4x4096x128xf16, strides=[524288,128,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(1x128x128), tensor_view<4x128x128xf32, strides=[16384,128,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %zeros = constant <f32: 0.0> : tile<1x128x128xf32>
    %sum = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %zeros) -> (tile<1x128x128xf32>) {
      %as, %0 = load_view_tko weak %av[%x, %zero, %k] : partition_view<tile=(1x128x64), tensor_view<4x128x4096xf16, strides=[524288,4096,1]>>, tile<i32> -> tile<1x128x64xf16>, token
      %bs, %1 = load_view_tko weak %bv[%x, %k, %zero] : partition_view<tile=(1x64x128), tensor_view<4x4096x128xf16, strides=[524288,128,1]>>, tile<i32> -> tile<1x64x128xf16>, token
      %next = mmaf %as, %bs, %acc : tile<1x128x64xf16>, tile<1x64x128xf16>, tile<1x128x128xf32>
      continue %next : tile<1x128x128xf32>
    }
    %2 = store_view_tko weak %sum, %cv[%x, %zero, %zero] : tile<1x128x128xf32>, partition_view<tile=(1x128x128), tensor_view<4x128x128xf32, strides=[16384,128,1]>>, tile<i32> -> token
    return
  }
  entry @looked_at(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>, %n: tile<i32>) {
    %pa = assume div_by<16>, %a : tile<ptr<f16>>
    %pb = assume div_by<16>, %b : tile<ptr<f16>>
    %at = make_tensor_view %pa, shape = [4, 128, 4096], strides = [524288, 4096, 1] : tensor_view<4x128x4096xf16, strides=[524288,4096,1]>
    %bt = make_tensor_view %pb, shape = [4, 4096, 128], strides = [524288, 128, 1] : tensor_view<4x4096x128xf16, strides=[524288,128,1]>
    %ct = make_tensor_view %c, shape = [4, 128, 128], strides = [16384, 128, 1] : tensor_view<4x128x128xf32, strides=[16384,128,1]>
    %av = make_partition_view %at : partition_view<tile=(1x128x64), tensor_view<4x128x4096xf16, strides=[524288,4096,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(1x64x128), tensor_view<4x4096x128xf16, strides=[524288,128,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(1x128x128), tensor_view<4x128x128xf32, strides=[16384,128,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %zeros = constant <f32: 0.0> : tile<1x128x128xf32>
    %sum = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %zeros) -> (tile<1x128x128xf32>) {
      %as, %0 = load_view_tko weak %av[%x, %zero, %k] : partition_view<tile=(1x128x64), tensor_view<4x128x4096xf16, strides=[524288,4096,1]>>, tile<i32> -> tile<1x128x64xf16>, token
      %bs, %1 = load_view_tko weak %bv[%x, %k, %zero] : partition_view<tile=(1x64x128), tensor_view<4x4096x128xf16, strides=[524288,128,1]>>, tile<i32> -> tile<1x64x128xf16>, token
      %next = mmaf %as, %bs, %acc : tile<1x128x64xf16>, tile<1x64x128xf16>, tile<1x128x128xf32>
      %2 = store_view_tko weak %next, %cv[%x, %zero, %zero] : tile<1x128x128xf32>, partition_view<tile=(1x128x128), tensor_view<4x128x128xf32, strides=[16384,128,1]>>, tile<i32> -> token
      continue %next : tile<1x128x128xf32>
    }
    return
  }
}
