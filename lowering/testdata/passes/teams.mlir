// Two teams of four warps run tile blocks in turn. The role fills one ring for both; each goes on
// behind what the other has read of it, and has scratch and barriers of its own.
//
// PLAN: entry @by_two
// PLAN: %6 = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, offset = 147712 : i64, stages = 2 : i64}
// PLAN: "gpu.role"
// PLAN: for %
// PLAN: "gpu.copy_tensor"
// PLAN: role = "producer"
// PLAN: remi %
// PLAN: "gpu.team"
// PLAN: muli
// PLAN: divi
// PLAN: remi
// PLAN: "gpu.tile_block"
// PLAN: "gpu.take_turn"(%6
// PLAN: for %
// PLAN: "gpu.mbarrier_wait"
// PLAN: "gpu.mma"
// PLAN: "gpu.mbarrier_arrive"
// PLAN: "gpu.end_turn"(%6
// PLAN: "gpu.mma_wait"
// PLAN: gpu.scratch
// PLAN: gpu.team_scratch
// PLAN: gpu.teams = 2
// PTX: .reqntid 288
cuda_tile.module @teams {
  entry @by_two(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f16>>, %from: tile<i32>, %to: tile<i32>) {
    %pa = assume div_by<16>, %a : tile<ptr<f16>>
    %pb = assume div_by<16>, %b : tile<ptr<f16>>
    %pc = assume div_by<16>, %c : tile<ptr<f16>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %ta = make_tensor_view %pa, shape = [128, 448], strides = [448, 1] : tensor_view<128x448xf16, strides=[448,1]>
    %tb = make_tensor_view %pb, shape = [448, 192], strides = [192, 1] : tensor_view<448x192xf16, strides=[192,1]>
    %tc = make_tensor_view %pc, shape = [128, 192], strides = [192, 1] : tensor_view<128x192xf16, strides=[192,1]>
    %va = make_partition_view %ta : partition_view<tile=(64x64), tensor_view<128x448xf16, strides=[448,1]>>
    %vb = make_partition_view %tb : partition_view<tile=(64x64), tensor_view<448x192xf16, strides=[192,1]>>
    %vc = make_partition_view %tc : partition_view<tile=(64x64), tensor_view<128x192xf16, strides=[192,1]>>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %half = constant <f32: 0.5> : tile<64x64xf32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %s1 = for %k in (%from to %to, step %two) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %l, %lt = load_view_tko weak %va[%x, %k] : partition_view<tile=(64x64), tensor_view<128x448xf16, strides=[448,1]>>, tile<i32> -> tile<64x64xf16>, token
      %r, %rt = load_view_tko weak %vb[%k, %y] : partition_view<tile=(64x64), tensor_view<448x192xf16, strides=[192,1]>>, tile<i32> -> tile<64x64xf16>, token
      %s = mmaf %l, %r, %acc : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %s : tile<64x64xf32>
    }
    %ones = constant <f32: 1.0> : tile<64x64xf32>
    %t = tanh %s1 : tile<64x64xf32>
    %u = addf %ones, %t : tile<64x64xf32>
    %g = mulf %s1, %u : tile<64x64xf32>
    %n = ftof %g : tile<64x64xf32> -> tile<64x64xf16>
    store_view_tko weak %n, %vc[%x, %y] : tile<64x64xf16>, partition_view<tile=(64x64), tensor_view<128x192xf16, strides=[192,1]>>, tile<i32> -> token
    return
  } {gpu.schedule = {sm_90a = {gpu.teams = 2 : i64}, default = {}}}
}
