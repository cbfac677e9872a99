// A tile block of one warp whose operands the copy engine brings: to the test that runs roles
// against warps it was two, which arrive twice where the ring counts one.
// tilerun: --grid 1 --arg rand:f16:16x160:1 --arg rand:f16:160x64:2 --arg zeros:f32:16x64
cuda_tile.module @ring_of_one_warp {
  entry @k(%pa: tile<ptr<f16>>, %pb: tile<ptr<f16>>, %pc: tile<ptr<f32>>) {
    %a16 = assume div_by<16>, %pa : tile<ptr<f16>>
    %b16 = assume div_by<16>, %pb : tile<ptr<f16>>
    %a = make_tensor_view %a16, shape = [16, 160], strides = [160, 1] : tensor_view<16x160xf16, strides=[160,1]>
    %b = make_tensor_view %b16, shape = [160, 64], strides = [64, 1] : tensor_view<160x64xf16, strides=[64,1]>
    %c = make_tensor_view %pc, shape = [16, 64], strides = [64, 1] : tensor_view<16x64xf32, strides=[64,1]>
    %a_tiles = make_partition_view %a : partition_view<tile=(16x32), tensor_view<16x160xf16, strides=[160,1]>>
    %b_tiles = make_partition_view %b : partition_view<tile=(32x64), tensor_view<160x64xf16, strides=[64,1]>>
    %c_tiles = make_partition_view %c : partition_view<tile=(16x64), tensor_view<16x64xf32, strides=[64,1]>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %turns = constant <i32: 5> : tile<i32>
    %none = constant <f32: 0.0> : tile<16x64xf32>
    %sum = for %i in (%zero to %turns, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<16x64xf32>) {
      %x, %x_read = load_view_tko weak %a_tiles[%zero, %i] : partition_view<tile=(16x32), tensor_view<16x160xf16, strides=[160,1]>>, tile<i32> -> tile<16x32xf16>, token
      %y, %y_read = load_view_tko weak %b_tiles[%i, %zero] attributes {gpu.schedule = {sm_90a = {gpu.copy = "cp.async.bulk.tensor", gpu.stages = 3 : i64}}} : partition_view<tile=(32x64), tensor_view<160x64xf16, strides=[64,1]>>, tile<i32> -> tile<32x64xf16>, token
      %next = mmaf %x, %y, %acc {gpu.schedule = {sm_90a = {gpu.instruction = "mma.m16n8k16.f32.f16", gpu.grid = array<i64: 1, 1>}}} : tile<16x32xf16>, tile<32x64xf16>, tile<16x64xf32>
      continue %next : tile<16x64xf32>
    }
    %stored = store_view_tko weak %sum, %c_tiles[%zero, %zero] : tile<16x64xf32>, partition_view<tile=(16x64), tensor_view<16x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.schedule = {sm_90a = {gpu.warps = 1 : i64}}}
}
