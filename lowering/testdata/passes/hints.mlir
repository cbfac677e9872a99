// The hints of the target are taken, else the default ones.
//
// PLAN: gpu.occupancy = 2
// PLAN: gpu.warps = 8
// PTX: .reqntid 256
// PTX: .minnctapersm 2
// PTX[sm_80]: .reqntid 128
// PTX[sm_80]: .minnctapersm 3
cuda_tile.module @m {
  entry @k(%a: tile<ptr<f32>>) optimization_hints=<sm_90 = {num_worker_warps_per_cta = 8, occupancy = 2}, default = {num_worker_warps_per_cta = 4, occupancy = 3}> {
    %x, %t = load_ptr_tko weak %a : tile<ptr<f32>> -> tile<f32>, token
    store_ptr_tko weak %a, %x token=%t : tile<ptr<f32>>, tile<f32> -> token
  }
}
