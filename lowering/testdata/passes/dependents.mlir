// A launch that may begin before others have ended makes its mbarriers ready, has all threads wait, and lets the next one begin
// behind its loop.
//
// PLAN: entry @product
// PLAN: "gpu.mbarrier_init"(
// PLAN: "gpu.launch_wait"()
// PLAN: "gpu.role"
// PLAN: "gpu.copy_tensor"(
// PLAN: "gpu.launch_next"()
// PLAN: "gpu.mma_wait"(%for#0)
// PLAN: store_view_tko
// PLAN: gpu.dependent = true
// PTX: mbarrier.init
// PTX: bar.sync 0;
// PTX: griddepcontrol.wait;
// PTX: cp.async.bulk.tensor
// PTX: wgmma.mma_async
// PTX: griddepcontrol.launch_dependents;
// PTX: st.global
//
// tilerun: --grid 2,1 --arg rand:f16:128x128:1 --arg rand:f16:128x64:2 --arg zeros:f32:128x64
cuda_tile.module @dependents {
  entry @product(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>) {
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %c = assume div_by<16>, %C : tile<ptr<f32>>
    %at = make_tensor_view %a, shape = [128, 128], strides = [128, 1] : tensor_view<128x128xf16, strides=[128,1]>
    %bt = make_tensor_view %b, shape = [128, 64], strides = [64, 1] : tensor_view<128x64xf16, strides=[64,1]>
    %ct = make_tensor_view %c, shape = [128, 64], strides = [64, 1] : tensor_view<128x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(64x64), tensor_view<128x128xf16, strides=[128,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(64x64), tensor_view<128x64xf16, strides=[64,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<128x64xf32, strides=[64,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %sum = for %i in (%zero to %two, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %l, %t1 = load_view_tko weak %av[%x, %i] : partition_view<tile=(64x64), tensor_view<128x128xf16, strides=[128,1]>>, tile<i32> -> tile<64x64xf16>, token
      %r, %t2 = load_view_tko weak %bv[%i, %y] : partition_view<tile=(64x64), tensor_view<128x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
      %next = mmaf %l, %r, %acc : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<128x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.schedule = {sm_90a = {gpu.dependent = true, gpu.persistent = false}, default = {}}}
}
