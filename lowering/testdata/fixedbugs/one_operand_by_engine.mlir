// A product of which one operand could come by the copy engine and the other not, since its
// base depends on the tile block: both were copied ahead, each at its own pace, and the
// product read both at one slot.
//
// tilerun: --grid 2 --arg a=rand:f16:128x320:1 --arg b=rand:f16:640x64:2 --arg c=full:7:f32:128x64
cuda_tile.module @one_operand_by_engine {
  entry @one_operand_by_engine(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>) {
    %pa = assume div_by<16>, %a : tile<ptr<f16>>
    %pb = assume div_by<16>, %b : tile<ptr<f16>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %size = constant <i32: 20480> : tile<i32>
    %off = muli %x, %size : tile<i32>
    %ma = offset %pa, %off : tile<ptr<f16>>, tile<i32> -> tile<ptr<f16>>
    %mb = offset %pb, %off : tile<ptr<f16>>, tile<i32> -> tile<ptr<f16>>
    %ta = make_tensor_view %ma, shape = [64, 320], strides = [320, 1] : tensor_view<64x320xf16, strides=[320,1]>
    %tb = make_tensor_view %pb, shape = [320, 64], strides = [64, 1] : tensor_view<320x64xf16, strides=[64,1]>
    %tc = make_tensor_view %c, shape = [128, 64], strides = [64, 1] : tensor_view<128x64xf32, strides=[64,1]>
    %va = make_partition_view %ta : partition_view<tile=(64x64), tensor_view<64x320xf16, strides=[320,1]>>
    %vb = make_partition_view %tb : partition_view<tile=(64x64), tensor_view<320x64xf16, strides=[64,1]>>
    %vc = make_partition_view %tc : partition_view<tile=(64x64), tensor_view<128x64xf32, strides=[64,1]>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %kt = constant <i32: 5> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %sum = for %i in (%zero to %kt, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %at, %ut = load_view_tko weak %va[%zero, %i] : partition_view<tile=(64x64), tensor_view<64x320xf16, strides=[320,1]>>, tile<i32> -> tile<64x64xf16>, token
      %bt, %wt = load_view_tko weak %vb[%i, %zero] : partition_view<tile=(64x64), tensor_view<320x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
      %next = mmaf %at, %bt, %acc : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    store_view_tko weak %sum, %vc[%x, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<128x64xf32, strides=[64,1]>>, tile<i32> -> token
  }
}
