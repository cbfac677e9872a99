// Pointers that are no view, as rows are taken modulo M, are copied from all the
// same, where chunks of 16 bytes are neighbours: with the mask, if it is the same for
// a chunk, or as far as the extents say that a box has. What a loop adds to all of
// them is carried as a number.
//
// PLAN: "gpu.copy_async"(
// PLAN: !cuda_tile.tile<128x64xptr<f16>>, !gpu.shared<3x128x64xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<128x64xi1>
// PLAN: !cuda_tile.tile<64x128xptr<f16>>, !gpu.shared<3x64x128xf16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<i64>, !cuda_tile.tile<i64>
// PLAN: for %loopIdx
// PLAN: -> (tile<128x128xf32>, tile<i32>, tile<i32>, tile<i64>, tile<i64>, token, token)
// PLAN: "gpu.wait"
// PLAN: "gpu.copy_async"(
// PLAN: "gpu.copy_async"(
// PLAN: "gpu.mma"(
// PLAN: continue
cuda_tile.module @pointer_copies {
  entry @pointer_copies(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %M: tile<i32>, %N: tile<i32>, %K: tile<i32>, %sa: tile<i32>, %sb: tile<i32>, %sc: tile<i32>) {
    %a_ptr = assume div_by<16>, %A : tile<ptr<f16>>
    %b_ptr = assume div_by<16>, %B : tile<ptr<f16>>
    %c_ptr = assume div_by<16>, %C : tile<ptr<f32>>
    %pa = assume div_by<8>, %sa : tile<i32>
    %pb = assume div_by<8>, %sb : tile<i32>
    %pc = assume div_by<8>, %sc : tile<i32>
    %Kd = assume div_by<8>, %K : tile<i32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %c64 = constant <i32: 64> : tile<i32>
    %c63 = constant <i32: 63> : tile<i32>
    %c128 = constant <i32: 128> : tile<i32>
    %i128 = iota : tile<128xi32>
    %i64 = iota : tile<64xi32>
    %m0 = muli %x, %c128 : tile<i32>
    %n0 = muli %y, %c128 : tile<i32>
    %m0_1 = reshape %m0 : tile<i32> -> tile<1xi32>
    %m0_b = broadcast %m0_1 : tile<1xi32> -> tile<128xi32>
    %n0_1 = reshape %n0 : tile<i32> -> tile<1xi32>
    %n0_b = broadcast %n0_1 : tile<1xi32> -> tile<128xi32>
    %rm = addi %m0_b, %i128 : tile<128xi32>
    %rn = addi %n0_b, %i128 : tile<128xi32>
    // Rows of A and columns of B beyond the end are others once more.
    %M_0 = reshape %M : tile<i32> -> tile<1xi32>
    %M_all = broadcast %M_0 : tile<1xi32> -> tile<128xi32>
    %rm_in = remi %rm, %M_all signed : tile<128xi32>
    // A
    %rm_c = reshape %rm : tile<128xi32> -> tile<128x1xi32>
    %ra_c = reshape %rm_in : tile<128xi32> -> tile<128x1xi32>
    %pa_1 = reshape %pa : tile<i32> -> tile<1x1xi32>
    %pa_b = broadcast %pa_1 : tile<1x1xi32> -> tile<128x1xi32>
    %rowa = muli %ra_c, %pa_b : tile<128x1xi32>
    %A_1 = reshape %a_ptr : tile<ptr<f16>> -> tile<1x1xptr<f16>>
    %A_c = broadcast %A_1 : tile<1x1xptr<f16>> -> tile<128x1xptr<f16>>
    %A_r = offset %A_c, %rowa : tile<128x1xptr<f16>>, tile<128x1xi32> -> tile<128x1xptr<f16>>
    %A_rb = broadcast %A_r : tile<128x1xptr<f16>> -> tile<128x64xptr<f16>>
    %k_r = reshape %i64 : tile<64xi32> -> tile<1x64xi32>
    %k_b = broadcast %k_r : tile<1x64xi32> -> tile<128x64xi32>
    %A_p = offset %A_rb, %k_b : tile<128x64xptr<f16>>, tile<128x64xi32> -> tile<128x64xptr<f16>>
    // B
    %k_c = reshape %i64 : tile<64xi32> -> tile<64x1xi32>
    %pb_1 = reshape %pb : tile<i32> -> tile<1x1xi32>
    %pb_b = broadcast %pb_1 : tile<1x1xi32> -> tile<64x1xi32>
    %rowb = muli %k_c, %pb_b : tile<64x1xi32>
    %B_1 = reshape %b_ptr : tile<ptr<f16>> -> tile<1x1xptr<f16>>
    %B_c = broadcast %B_1 : tile<1x1xptr<f16>> -> tile<64x1xptr<f16>>
    %B_r = offset %B_c, %rowb : tile<64x1xptr<f16>>, tile<64x1xi32> -> tile<64x1xptr<f16>>
    %B_rb = broadcast %B_r : tile<64x1xptr<f16>> -> tile<64x128xptr<f16>>
    %rn_r = reshape %rn : tile<128xi32> -> tile<1x128xi32>
    %rn_b = broadcast %rn_r : tile<1x128xi32> -> tile<64x128xi32>
    %B_p = offset %B_rb, %rn_b : tile<64x128xptr<f16>>, tile<64x128xi32> -> tile<64x128xptr<f16>>
    // masks
    %M_1 = reshape %M : tile<i32> -> tile<1x1xi32>
    %M_b = broadcast %M_1 : tile<1x1xi32> -> tile<128x1xi32>
    %mm = cmpi less_than %rm_c, %M_b, signed : tile<128x1xi32> -> tile<128x1xi1>
    %N_1 = reshape %N : tile<i32> -> tile<1x1xi32>
    %N_b = broadcast %N_1 : tile<1x1xi32> -> tile<1x128xi32>
    %nn = cmpi less_than %rn_r, %N_b, signed : tile<1x128xi32> -> tile<1x128xi1>
    %nn_bb = broadcast %nn : tile<1x128xi1> -> tile<64x128xi1>
    %none = constant <f32: 0.0> : tile<128x128xf32>
    %pada = constant <f16: 0.0> : tile<128x64xf16>
    %padb = constant <f16: 0.0> : tile<64x128xf16>
    %astep = constant <i32: 64> : tile<128x64xi32>
        %bstep = muli %pb, %c64 : tile<i32>
    %bstep_1 = reshape %bstep : tile<i32> -> tile<1x1xi32>
    %bstep_b = broadcast %bstep_1 : tile<1x1xi32> -> tile<64x128xi32>
    %k1 = addi %K, %c63 : tile<i32>
    %steps = divi %k1, %c64 signed : tile<i32>
    %sum, %ae, %be = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none, %ap = %A_p, %bp = %B_p) -> (tile<128x128xf32>, tile<128x64xptr<f16>>, tile<64x128xptr<f16>>) {
      %kk = muli %k, %c64 : tile<i32>
      %left = subi %Kd, %kk : tile<i32>
      %left_1 = reshape %left : tile<i32> -> tile<1x1xi32>
      %left_r = broadcast %left_1 : tile<1x1xi32> -> tile<1x64xi32>
      %left_c = broadcast %left_1 : tile<1x1xi32> -> tile<64x1xi32>
      %ka = cmpi less_than %k_r, %left_r, signed : tile<1x64xi32> -> tile<1x64xi1>
      %kb = cmpi less_than %k_c, %left_c, signed : tile<64x1xi32> -> tile<64x1xi1>
      %yes = constant <i1: true> : tile<1x64xi1>
      %ka_not = xori %ka, %yes : tile<1x64xi1>
      %ka_again = xori %ka_not, %yes : tile<1x64xi1>
      %ka_b = broadcast %ka_again : tile<1x64xi1> -> tile<128x64xi1>
      %kb_b = broadcast %kb : tile<64x1xi1> -> tile<64x128xi1>
      %mb = andi %nn_bb, %kb_b : tile<64x128xi1>
      %a, %ta = load_ptr_tko weak %ap, %ka_b, %pada : tile<128x64xptr<f16>>, tile<128x64xi1>, tile<128x64xf16> -> tile<128x64xf16>, token
      %b, %tb = load_ptr_tko weak %bp, %mb, %padb : tile<64x128xptr<f16>>, tile<64x128xi1>, tile<64x128xf16> -> tile<64x128xf16>, token
      %n = mmaf %a, %b, %acc : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      %an = offset %ap, %astep : tile<128x64xptr<f16>>, tile<128x64xi32> -> tile<128x64xptr<f16>>
      %bn = offset %bp, %bstep_b : tile<64x128xptr<f16>>, tile<64x128xi32> -> tile<64x128xptr<f16>>
      continue %n, %an, %bn : tile<128x128xf32>, tile<128x64xptr<f16>>, tile<64x128xptr<f16>>
    }
    %pc_1 = reshape %pc : tile<i32> -> tile<1x1xi32>
    %pc_b = broadcast %pc_1 : tile<1x1xi32> -> tile<128x1xi32>
    %rowc = muli %rm_c, %pc_b : tile<128x1xi32>
    %C_1 = reshape %c_ptr : tile<ptr<f32>> -> tile<1x1xptr<f32>>
    %C_c = broadcast %C_1 : tile<1x1xptr<f32>> -> tile<128x1xptr<f32>>
    %C_r = offset %C_c, %rowc : tile<128x1xptr<f32>>, tile<128x1xi32> -> tile<128x1xptr<f32>>
    %C_rb = broadcast %C_r : tile<128x1xptr<f32>> -> tile<128x128xptr<f32>>
    %rn_bc = broadcast %rn_r : tile<1x128xi32> -> tile<128x128xi32>
    %C_p = offset %C_rb, %rn_bc : tile<128x128xptr<f32>>, tile<128x128xi32> -> tile<128x128xptr<f32>>
    %mm_c = broadcast %mm : tile<128x1xi1> -> tile<128x128xi1>
    %nn_c = broadcast %nn : tile<1x128xi1> -> tile<128x128xi1>
    %mc = andi %mm_c, %nn_c : tile<128x128xi1>
    store_ptr_tko weak %C_p, %sum, %mc : tile<128x128xptr<f32>>, tile<128x128xf32>, tile<128x128xi1> -> token
  }
}
