// What no two tile blocks read: each multiplies a part of a matrix of its batch. L2 forgets that first, and tile blocks follow each other as it
// lies in memory; the same by hand, where it is not so.
//
// tilerun[parts]: --entry parts --grid 2,2 --arg k=rand:f16:2x512x64:1 --arg q=rand:f16:64x16:2 --arg o=full:7:f32:2x128x16
// tilerun[positions]: --entry positions --grid 2,2 --arg k=rand:f16:2x512x64:1 --arg q=rand:f16:64x16:2 --arg o=full:7:f32:2x128x16
// tilerun[given]: --entry given --grid 2,2 --arg k=rand:f16:2x512x64:1 --arg q=rand:f16:64x16:2 --arg o=full:7:f32:2x128x16
cuda_tile.module @once {
  entry @parts(%k: tile<ptr<f16>>, %q: tile<ptr<f16>>, %o: tile<ptr<f32>>) {
    %kp = assume div_by<16>, %k : tile<ptr<f16>>
    %qp = assume div_by<16>, %q : tile<ptr<f16>>
    %kt = make_tensor_view %kp, shape = [2, 512, 64], strides = [32768, 64, 1] : tensor_view<2x512x64xf16, strides=[32768,64,1]>
    %kv = make_partition_view %kt : partition_view<tile=(1x64x64), padding_value = zero, tensor_view<2x512x64xf16, strides=[32768,64,1]>>
    %qt = make_tensor_view %qp, shape = [64, 16], strides = [16, 1] : tensor_view<64x16xf16, strides=[16,1]>
    %qv = make_partition_view %qt : partition_view<tile=(64x16), padding_value = zero, tensor_view<64x16xf16, strides=[16,1]>>
    %ot = make_tensor_view %o, shape = [2, 128, 16], strides = [2048, 16, 1] : tensor_view<2x128x16xf32, strides=[2048,16,1]>
    %ov = make_partition_view %ot : partition_view<tile=(1x64x16), tensor_view<2x128x16xf32, strides=[2048,16,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %steps = constant <i32: 4> : tile<i32>
    %part = constant <i32: 256> : tile<i32>
    %tile = constant <i32: 64> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x16xf32>
    %r, %t0 = load_view_tko weak %qv[%zero, %zero] : partition_view<tile=(64x16), padding_value = zero, tensor_view<64x16xf16, strides=[16,1]>>, tile<i32> -> tile<64x16xf16>, token
    %sum = for %i in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x16xf32>) {
      %begin = muli %y, %steps : tile<i32>
      %at = addi %begin, %i : tile<i32>
      %read, %t1 = load_view_tko weak %kv[%x, %at, %zero] : partition_view<tile=(1x64x64), padding_value = zero, tensor_view<2x512x64xf16, strides=[32768,64,1]>>, tile<i32> -> tile<1x64x64xf16>, token
      %l = reshape %read : tile<1x64x64xf16> -> tile<64x64xf16>
      %next = mmaf %l, %r, %acc : tile<64x64xf16>, tile<64x16xf16>, tile<64x16xf32>
      continue %next : tile<64x16xf32>
    }
    %out = reshape %sum : tile<64x16xf32> -> tile<1x64x16xf32>
    store_view_tko weak %out, %ov[%x, %y, %zero] : tile<1x64x16xf32>, partition_view<tile=(1x64x16), tensor_view<2x128x16xf32, strides=[2048,16,1]>>, tile<i32> -> token
  }
  entry @positions(%k: tile<ptr<f16>>, %q: tile<ptr<f16>>, %o: tile<ptr<f32>>) {
    %kp = assume div_by<16>, %k : tile<ptr<f16>>
    %qp = assume div_by<16>, %q : tile<ptr<f16>>
    %kt = make_tensor_view %kp, shape = [2, 512, 64], strides = [32768, 64, 1] : tensor_view<2x512x64xf16, strides=[32768,64,1]>
    %kv = make_partition_view %kt : partition_view<tile=(1x64x64), padding_value = zero, tensor_view<2x512x64xf16, strides=[32768,64,1]>>
    %qt = make_tensor_view %qp, shape = [64, 16], strides = [16, 1] : tensor_view<64x16xf16, strides=[16,1]>
    %qv = make_partition_view %qt : partition_view<tile=(64x16), padding_value = zero, tensor_view<64x16xf16, strides=[16,1]>>
    %ot = make_tensor_view %o, shape = [2, 128, 16], strides = [2048, 16, 1] : tensor_view<2x128x16xf32, strides=[2048,16,1]>
    %ov = make_partition_view %ot : partition_view<tile=(1x64x16), tensor_view<2x128x16xf32, strides=[2048,16,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %steps = constant <i32: 4> : tile<i32>
    %part = constant <i32: 256> : tile<i32>
    %tile = constant <i32: 64> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x16xf32>
    %r, %t0 = load_view_tko weak %qv[%zero, %zero] : partition_view<tile=(64x16), padding_value = zero, tensor_view<64x16xf16, strides=[16,1]>>, tile<i32> -> tile<64x16xf16>, token
    %sum = for %i in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x16xf32>) {
      %position = muli %y, %part : tile<i32>
      %begin = divi %position, %tile signed rounding<negative_inf> : tile<i32>
      %at = addi %begin, %i : tile<i32>
      %read, %t1 = load_view_tko weak %kv[%x, %at, %zero] : partition_view<tile=(1x64x64), padding_value = zero, tensor_view<2x512x64xf16, strides=[32768,64,1]>>, tile<i32> -> tile<1x64x64xf16>, token
      %l = reshape %read : tile<1x64x64xf16> -> tile<64x64xf16>
      %next = mmaf %l, %r, %acc : tile<64x64xf16>, tile<64x16xf16>, tile<64x16xf32>
      continue %next : tile<64x16xf32>
    }
    %out = reshape %sum : tile<64x16xf32> -> tile<1x64x16xf32>
    store_view_tko weak %out, %ov[%x, %y, %zero] : tile<1x64x16xf32>, partition_view<tile=(1x64x16), tensor_view<2x128x16xf32, strides=[2048,16,1]>>, tile<i32> -> token
  }
  entry @given(%k: tile<ptr<f16>>, %q: tile<ptr<f16>>, %o: tile<ptr<f32>>) {
    %kp = assume div_by<16>, %k : tile<ptr<f16>>
    %qp = assume div_by<16>, %q : tile<ptr<f16>>
    %kt = make_tensor_view %kp, shape = [2, 512, 64], strides = [32768, 64, 1] : tensor_view<2x512x64xf16, strides=[32768,64,1]>
    %kv = make_partition_view %kt : partition_view<tile=(1x64x64), padding_value = zero, tensor_view<2x512x64xf16, strides=[32768,64,1]>>
    %qt = make_tensor_view %qp, shape = [64, 16], strides = [16, 1] : tensor_view<64x16xf16, strides=[16,1]>
    %qv = make_partition_view %qt : partition_view<tile=(64x16), padding_value = zero, tensor_view<64x16xf16, strides=[16,1]>>
    %ot = make_tensor_view %o, shape = [2, 128, 16], strides = [2048, 16, 1] : tensor_view<2x128x16xf32, strides=[2048,16,1]>
    %ov = make_partition_view %ot : partition_view<tile=(1x64x16), tensor_view<2x128x16xf32, strides=[2048,16,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %steps = constant <i32: 4> : tile<i32>
    %part = constant <i32: 256> : tile<i32>
    %tile = constant <i32: 64> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x16xf32>
    %r, %t0 = load_view_tko weak %qv[%zero, %zero] : partition_view<tile=(64x16), padding_value = zero, tensor_view<64x16xf16, strides=[16,1]>>, tile<i32> -> tile<64x16xf16>, token
    %sum = for %i in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x16xf32>) {
      %begin = muli %y, %two : tile<i32>
      %at = addi %begin, %i : tile<i32>
      %read, %t1 = load_view_tko weak %kv[%x, %at, %zero] attributes {gpu.copy = "cp.async.bulk.tensor", gpu.evict_first = true, gpu.stages = 2 : i64} : partition_view<tile=(1x64x64), padding_value = zero, tensor_view<2x512x64xf16, strides=[32768,64,1]>>, tile<i32> -> tile<1x64x64xf16>, token
      %l = reshape %read : tile<1x64x64xf16> -> tile<64x64xf16>
      %next = mmaf %l, %r, %acc : tile<64x64xf16>, tile<64x16xf16>, tile<64x16xf32>
      continue %next : tile<64x16xf32>
    }
    %out = reshape %sum : tile<64x16xf32> -> tile<1x64x16xf32>
    store_view_tko weak %out, %ov[%x, %y, %zero] : tile<1x64x16xf32>, partition_view<tile=(1x64x16), tensor_view<2x128x16xf32, strides=[2048,16,1]>>, tile<i32> -> token
  }
}
