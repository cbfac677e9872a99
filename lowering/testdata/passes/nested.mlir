// A loop inside another is copied ahead of, from pointers that the outer one
// computes; what the next turn of that copies first waits for the products.
//
// PLAN: for %loopIdx
// PLAN: "gpu.barrier"() {why = "gpu.copy_async writes
// PLAN: "gpu.copy_async"(
// PLAN: for %
// PLAN: "gpu.wait"
// PLAN: "gpu.barrier"
// PLAN: "gpu.copy_async"(
// PLAN: "gpu.mma"(
// PLAN: continue
// PLAN: "gpu.wait"(%for#5, %for#6) {pending = 0 : i64}
// PLAN: store_view_tko
cuda_tile.module @nested {
  entry @nested(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %M: tile<i32>, %N: tile<i32>, %K: tile<i32>, %sa: tile<i64>, %sb: tile<i64>, %sc: tile<i64>) {
    %a_ptr = assume div_by<16>, %A : tile<ptr<f16>>
    %b_ptr = assume div_by<16>, %B : tile<ptr<f16>>
    %c_ptr = assume div_by<16>, %C : tile<ptr<f32>>
    %pa = assume div_by<8>, %sa : tile<i64>
    %pb = assume div_by<8>, %sb : tile<i64>
    %pc = assume div_by<8>, %sc : tile<i64>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %c64 = constant <i32: 64> : tile<i32>
    %c63 = constant <i32: 63> : tile<i32>
    %c128 = constant <i32: 128> : tile<i32>
    %i128 = iota : tile<128xi32>
    %i64 = iota : tile<64xi32>
    %bx, %by, %bz = get_tile_block_id : tile<i32>
    %gx, %gy, %gz = get_num_tile_blocks : tile<i32>
    %c127 = constant <i32: 127> : tile<i32>
    %m1 = addi %M, %c127 : tile<i32>
    %tm = divi %m1, %c128 signed : tile<i32>
    %n1 = addi %N, %c127 : tile<i32>
    %tn = divi %n1, %c128 signed : tile<i32>
    %tiles = muli %tm, %tn : tile<i32>
    for %t in (%bx to %tiles, step %gx) : tile<i32> {
      %x = divi %t, %tn signed : tile<i32>
      %y = remi %t, %tn signed : tile<i32>
      %m0 = muli %x, %c128 : tile<i32>
      %n0 = muli %y, %c128 : tile<i32>
      %m0_1 = reshape %m0 : tile<i32> -> tile<1xi32>
      %m0_b = broadcast %m0_1 : tile<1xi32> -> tile<128xi32>
      %n0_1 = reshape %n0 : tile<i32> -> tile<1xi32>
      %n0_b = broadcast %n0_1 : tile<1xi32> -> tile<128xi32>
      %rm = addi %m0_b, %i128 : tile<128xi32>
      %rn = addi %n0_b, %i128 : tile<128xi32>
      // A
      %rm_c = reshape %rm : tile<128xi32> -> tile<128x1xi32>
      %rm_64 = exti %rm_c signed : tile<128x1xi32> -> tile<128x1xi64>
      %pa_1 = reshape %pa : tile<i64> -> tile<1x1xi64>
      %pa_b = broadcast %pa_1 : tile<1x1xi64> -> tile<128x1xi64>
      %rowa = muli %rm_64, %pa_b : tile<128x1xi64>
      %A_1 = reshape %a_ptr : tile<ptr<f16>> -> tile<1x1xptr<f16>>
      %A_c = broadcast %A_1 : tile<1x1xptr<f16>> -> tile<128x1xptr<f16>>
      %A_r = offset %A_c, %rowa : tile<128x1xptr<f16>>, tile<128x1xi64> -> tile<128x1xptr<f16>>
      %A_rb = broadcast %A_r : tile<128x1xptr<f16>> -> tile<128x64xptr<f16>>
      %k_r = reshape %i64 : tile<64xi32> -> tile<1x64xi32>
      %k_b = broadcast %k_r : tile<1x64xi32> -> tile<128x64xi32>
      %A_p = offset %A_rb, %k_b : tile<128x64xptr<f16>>, tile<128x64xi32> -> tile<128x64xptr<f16>>
      // B
      %k_c = reshape %i64 : tile<64xi32> -> tile<64x1xi32>
      %k_64 = exti %k_c signed : tile<64x1xi32> -> tile<64x1xi64>
      %pb_1 = reshape %pb : tile<i64> -> tile<1x1xi64>
      %pb_b = broadcast %pb_1 : tile<1x1xi64> -> tile<64x1xi64>
      %rowb = muli %k_64, %pb_b : tile<64x1xi64>
      %B_1 = reshape %b_ptr : tile<ptr<f16>> -> tile<1x1xptr<f16>>
      %B_c = broadcast %B_1 : tile<1x1xptr<f16>> -> tile<64x1xptr<f16>>
      %B_r = offset %B_c, %rowb : tile<64x1xptr<f16>>, tile<64x1xi64> -> tile<64x1xptr<f16>>
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
      %mm_ab = broadcast %mm : tile<128x1xi1> -> tile<128x64xi1>
      %nn_bb = broadcast %nn : tile<1x128xi1> -> tile<64x128xi1>
      %none = constant <f32: 0.0> : tile<128x128xf32>
      %pada = constant <f16: 0.0> : tile<128x64xf16>
      %padb = constant <f16: 0.0> : tile<64x128xf16>
      %astep = constant <i32: 64> : tile<128x64xi32>
      %c64l = constant <i64: 64> : tile<i64>
      %bstep = muli %pb, %c64l : tile<i64>
      %bstep_1 = reshape %bstep : tile<i64> -> tile<1x1xi64>
      %bstep_b = broadcast %bstep_1 : tile<1x1xi64> -> tile<64x128xi64>
      %k1 = addi %K, %c63 : tile<i32>
      %steps = divi %k1, %c64 signed : tile<i32>
      %sum, %ae, %be = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none, %ap = %A_p, %bp = %B_p) -> (tile<128x128xf32>, tile<128x64xptr<f16>>, tile<64x128xptr<f16>>) {
        %kk = muli %k, %c64 : tile<i32>
        %left = subi %K, %kk : tile<i32>
        %left_1 = reshape %left : tile<i32> -> tile<1x1xi32>
        %left_r = broadcast %left_1 : tile<1x1xi32> -> tile<1x64xi32>
        %left_c = broadcast %left_1 : tile<1x1xi32> -> tile<64x1xi32>
        %ka = cmpi less_than %k_r, %left_r, signed : tile<1x64xi32> -> tile<1x64xi1>
        %kb = cmpi less_than %k_c, %left_c, signed : tile<64x1xi32> -> tile<64x1xi1>
        %ka_b = broadcast %ka : tile<1x64xi1> -> tile<128x64xi1>
        %kb_b = broadcast %kb : tile<64x1xi1> -> tile<64x128xi1>
        %ma = andi %mm_ab, %ka_b : tile<128x64xi1>
        %mb = andi %nn_bb, %kb_b : tile<64x128xi1>
        %a, %ta = load_ptr_tko weak %ap, %ma, %pada : tile<128x64xptr<f16>>, tile<128x64xi1>, tile<128x64xf16> -> tile<128x64xf16>, token
        %b, %tb = load_ptr_tko weak %bp, %mb, %padb : tile<64x128xptr<f16>>, tile<64x128xi1>, tile<64x128xf16> -> tile<64x128xf16>, token
        %n = mmaf %a, %b, %acc : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
        %an = offset %ap, %astep : tile<128x64xptr<f16>>, tile<128x64xi32> -> tile<128x64xptr<f16>>
        %bn = offset %bp, %bstep_b : tile<64x128xptr<f16>>, tile<64x128xi64> -> tile<64x128xptr<f16>>
        continue %n, %an, %bn : tile<128x128xf32>, tile<128x64xptr<f16>>, tile<64x128xptr<f16>>
      }
      %rm_64c = exti %rm_c signed : tile<128x1xi32> -> tile<128x1xi64>
      %pc_1 = reshape %pc : tile<i64> -> tile<1x1xi64>
      %pc_b = broadcast %pc_1 : tile<1x1xi64> -> tile<128x1xi64>
      %rowc = muli %rm_64c, %pc_b : tile<128x1xi64>
      %C_1 = reshape %c_ptr : tile<ptr<f32>> -> tile<1x1xptr<f32>>
      %C_c = broadcast %C_1 : tile<1x1xptr<f32>> -> tile<128x1xptr<f32>>
      %C_r = offset %C_c, %rowc : tile<128x1xptr<f32>>, tile<128x1xi64> -> tile<128x1xptr<f32>>
      %C_rb = broadcast %C_r : tile<128x1xptr<f32>> -> tile<128x128xptr<f32>>
      %rn_bc = broadcast %rn_r : tile<1x128xi32> -> tile<128x128xi32>
      %C_p = offset %C_rb, %rn_bc : tile<128x128xptr<f32>>, tile<128x128xi32> -> tile<128x128xptr<f32>>
      %mm_c = broadcast %mm : tile<128x1xi1> -> tile<128x128xi1>
      %nn_c = broadcast %nn : tile<1x128xi1> -> tile<128x128xi1>
      %mc = andi %mm_c, %nn_c : tile<128x128xi1>
      store_ptr_tko weak %C_p, %sum, %mc : tile<128x128xptr<f32>>, tile<128x128xf32>, tile<128x128xi1> -> token
    }
  }
}
