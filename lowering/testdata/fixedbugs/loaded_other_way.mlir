// The right operand of a product is loaded in front of the left one, whose index is computed between the loads: the role that has both
// copied together did so behind the operand that is staged last, where what the other is copied from was not there yet.
//
// tilerun: --entry other_way --grid 1 --arg rand:f32:64x72:1 --arg rand:f32:72x64:2 --arg zeros:f32:64x64 --arg 0
cuda_tile.module @loaded_other_way {
  entry @other_way(%a: tile<ptr<f32>>, %b: tile<ptr<f32>>, %c: tile<ptr<f32>>, %more: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %three = constant <i32: 3> : tile<i32>
    %pa = assume div_by<16>, %a : tile<ptr<f32>>
    %pb = assume div_by<16>, %b : tile<ptr<f32>>
    %ta = make_tensor_view %pa, shape = [64, 72], strides = [72, 1] : tensor_view<64x72xf32, strides=[72,1]>
    %tb = make_tensor_view %pb, shape = [72, 64], strides = [64, 1] : tensor_view<72x64xf32, strides=[64,1]>
    %tc = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %va = make_partition_view %ta : partition_view<tile=(64x32), padding_value = zero, tensor_view<64x72xf32, strides=[72,1]>>
    %vc = make_partition_view %tc : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %sum = for %i in (%zero to %three, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %vb = make_partition_view %tb : partition_view<tile=(32x64), padding_value = zero, tensor_view<72x64xf32, strides=[64,1]>>
      %y, %yt = load_view_tko weak %vb[%i, %zero] attributes {gpu.schedule = {sm_90a = {gpu.copy = "cp.async.bulk.tensor", gpu.rounded = true, gpu.stages = 2 : i64}}} : partition_view<tile=(32x64), padding_value = zero, tensor_view<72x64xf32, strides=[64,1]>>, tile<i32> -> tile<32x64xf32>, token
      %k = addi %i, %more : tile<i32>
      %x, %xt = load_view_tko weak %va[%zero, %k] attributes {gpu.schedule = {sm_90a = {gpu.copy = "cp.async.bulk.tensor", gpu.rounded = true, gpu.stages = 2 : i64}}} : partition_view<tile=(64x32), padding_value = zero, tensor_view<64x72xf32, strides=[72,1]>>, tile<i32> -> tile<64x32xf32>, token
      %xr = ftof %x : tile<64x32xf32> -> tile<64x32xtf32>
      %yr = ftof %y : tile<32x64xf32> -> tile<32x64xtf32>
      %next = mmaf %xr, %yr, %acc {gpu.schedule = {sm_90a = {gpu.grid = array<i64: 2, 2>, gpu.instruction = "fma.f32.tf32"}}} : tile<64x32xtf32>, tile<32x64xtf32>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    %t = store_view_tko weak %sum, %vc[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.schedule = {sm_90a = {gpu.warps = 4 : i64}}}
}
