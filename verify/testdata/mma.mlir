// Matrix products.

cuda_tile.module @m {
  testing$func @f(%h: tile<16x32xf16>, %k: tile<32x16xf16>, %c: tile<16x16xf32>, %ch: tile<16x16xf16>, %cd: tile<16x16xf64>, %b: tile<16x32xi8>, %d: tile<32x16xi8>, %ci: tile<16x16xi32>, %bb: tile<2x16x32xf16>, %bk: tile<2x32x16xf16>, %bc: tile<2x16x16xf32>, %q: tile<16x64xf8E5M2>, %r: tile<64x16xf8E5M2>, %s: tile<16x2xf8E8M0FNU>, %t: tile<2x16xf8E8M0FNU>, %s4: tile<16x4xf8E8M0FNU>, %t4: tile<4x16xf8E8M0FNU>, %bf: tile<16x32xbf16>, %bg: tile<32x16xbf16>, %v: tile<16xf16>, %se: tile<16x2xf8E4M3FN>, %te: tile<2x16xf8E4M3FN>) {
    %a0 = mmaf %h, %k, %c : tile<16x32xf16>, tile<32x16xf16>, tile<16x16xf32>
    %a1 = mmaf %h, %k, %ch : tile<16x32xf16>, tile<32x16xf16>, tile<16x16xf16>
    %a2 = mmaf %bb, %bk, %bc : tile<2x16x32xf16>, tile<2x32x16xf16>, tile<2x16x16xf32>
    %a3 = mmai %b, %d, %ci signed unsigned : tile<16x32xi8>, tile<32x16xi8>, tile<16x16xi32>
    %a4 = mmaf_scaled %q, %r, %c, %s, %t : tile<16x64xf8E5M2>, tile<64x16xf8E5M2>, tile<16x16xf32>, tile<16x2xf8E8M0FNU>, tile<2x16xf8E8M0FNU>
    %a5 = mmaf %bf, %bg, %c fast_acc : tile<16x32xbf16>, tile<32x16xbf16>, tile<16x16xf32>
    return
  }
}

// -----

cuda_tile.module @m {
  testing$func @f(%bl: tile<2x32x32xf16>, %bw: tile<2x32x16xf32>, %bt: tile<2x16x32xf32>, %b4: tile<4x32x32xf32>, %h: tile<16x32xf16>, %k: tile<32x16xf16>, %c: tile<16x16xf32>, %ch: tile<16x16xf16>, %cd: tile<16x16xf64>, %b: tile<16x32xi8>, %d: tile<32x16xi8>, %ci: tile<16x16xi32>, %bb: tile<2x16x32xf16>, %bk: tile<2x32x16xf16>, %bc: tile<2x16x16xf32>, %q: tile<16x64xf8E5M2>, %r: tile<64x16xf8E5M2>, %s: tile<16x2xf8E8M0FNU>, %t: tile<2x16xf8E8M0FNU>, %s4: tile<16x4xf8E8M0FNU>, %t4: tile<4x16xf8E8M0FNU>, %bf: tile<16x32xbf16>, %bg: tile<32x16xbf16>, %v: tile<16xf16>, %se: tile<16x2xf8E4M3FN>, %te: tile<2x16xf8E4M3FN>) {
    // expected-error @below {{mmaf: expected acc of f16 or f32 for operands of f16, got f64 [TIR0242]}}
    %a0 = mmaf %h, %k, %cd : tile<16x32xf16>, tile<32x16xf16>, tile<16x16xf64>
    // expected-error @below {{mmaf: expected acc of f32 for operands of bf16, got f16}}
    %a1 = mmaf %bf, %bg, %ch : tile<16x32xbf16>, tile<32x16xbf16>, tile<16x16xf16>
    // expected-error @below {{mmaf: expected one extent in dimension 1 of lhs and dimension 0 of rhs, got 32 and 16 (tile<16x32xf16> and tile<16x32xf16>) [TIR0241]}}
    %a2 = mmaf %h, %h, %c : tile<16x32xf16>, tile<16x32xf16>, tile<16x16xf32>
    // expected-error @below {{mmaf: expected one extent in dimension 0 of lhs and dimension 0 of acc, got 32 and 16}}
    %a3 = mmaf %k, %h, %c : tile<32x16xf16>, tile<16x32xf16>, tile<16x16xf32>
    // expected-error @below {{mmaf: expected one extent in dimension 2 of rhs and dimension 2 of acc, got 32 and 16}}
    %l0 = mmaf %bl, %bl, %bw : tile<2x32x32xf16>, tile<2x32x32xf16>, tile<2x32x16xf32>
    // expected-error @below {{mmaf: expected one extent in dimension 1 of lhs and dimension 1 of acc, got 32 and 16}}
    %l1 = mmaf %bl, %bl, %bt : tile<2x32x32xf16>, tile<2x32x32xf16>, tile<2x16x32xf32>
    // expected-error @below {{mmaf: expected one extent in dimension 0 of lhs and dimension 0 of acc, got 2 and 4}}
    %l2 = mmaf %bl, %bl, %b4 : tile<2x32x32xf16>, tile<2x32x32xf16>, tile<4x32x32xf32>
    // expected-error @below {{mmaf: expected lhs and rhs to have one rank}}
    %a4 = mmaf %h, %bk, %c : tile<16x32xf16>, tile<2x32x16xf16>, tile<16x16xf32>
    // expected-error @below {{mmaf: expected lhs and rhs to have one element type, got tile<16x32xf16> and tile<32x16xbf16>}}
    %a5 = mmaf %h, %bg, %c : tile<16x32xf16>, tile<32x16xbf16>, tile<16x16xf32>
    // expected-error @below {{mmaf: expected tiles of rank 2 or 3, got tile<16xf16>}}
    %a6 = mmaf %v, %v, %v : tile<16xf16>, tile<16xf16>, tile<16xf16>
    // expected-error @below {{mmai: expected operand lhs to be a tile of i8, got tile<16x16xi32>}}
    %a7 = mmai %ci, %ci, %ci signed signed : tile<16x16xi32>, tile<16x16xi32>, tile<16x16xi32>
    // expected-error @below {{mmai: expected one extent in dimension 1 of lhs}}
    %a8 = mmai %b, %b, %ci signed signed : tile<16x32xi8>, tile<16x32xi8>, tile<16x16xi32>
    // expected-error @below {{mmaf_scaled: expected one scale for 32 elements of f8E5M2, got one for 16 [TIR0243]}}
    %b0 = mmaf_scaled %q, %r, %c, %s4, %t4 : tile<16x64xf8E5M2>, tile<64x16xf8E5M2>, tile<16x16xf32>, tile<16x4xf8E8M0FNU>, tile<4x16xf8E8M0FNU>
    // expected-error @below {{mmaf_scaled: expected operands of f4E2M1FN with scales of f8E4M3FN, got f8E5M2}}
    %b1 = mmaf_scaled %q, %r, %c, %se, %te : tile<16x64xf8E5M2>, tile<64x16xf8E5M2>, tile<16x16xf32>, tile<16x2xf8E4M3FN>, tile<2x16xf8E4M3FN>
    // expected-error @below {{mmaf_scaled: expected one extent in dimension 1 of lhs_scale and dimension 0 of rhs_scale, got 2 and 4}}
    %b2 = mmaf_scaled %q, %r, %c, %s, %t4 : tile<16x64xf8E5M2>, tile<64x16xf8E5M2>, tile<16x16xf32>, tile<16x2xf8E8M0FNU>, tile<4x16xf8E8M0FNU>
    // expected-error @below {{mmaf_scaled: expected lhs_scale and rhs_scale to have one element type}}
    %b3 = mmaf_scaled %q, %r, %c, %s, %te : tile<16x64xf8E5M2>, tile<64x16xf8E5M2>, tile<16x16xf32>, tile<16x2xf8E8M0FNU>, tile<2x16xf8E4M3FN>
    return
  }
}
