// Assumptions.

cuda_tile.module @m {
  testing$func @f(%i: tile<8xi32>, %f: tile<8xf32>, %p: tile<8xptr<f32>>, %v: tensor_view<8xf32, strides=[1]>, %s: tile<i32>, %b: tile<8xi8>, %m: tile<4x8xi16>) {
    %a0 = assume div_by<16>, %p : tile<8xptr<f32>>
    %a1 = assume div_by<4, every 2 along 0>, %i : tile<8xi32>
    %a2 = assume div_by<8>, %v : tensor_view<8xf32, strides=[1]>
    %a3 = assume same_elements<[2, 4]>, %m : tile<4x8xi16>
    %a4 = assume bounded<0, ?>, %i : tile<8xi32>
    %a5 = assume bounded<-128, 127>, %b : tile<8xi8>
    %a6 = assume div_by<2>, %s : tile<i32>
    return
  }
}

// -----

cuda_tile.module @m {
  testing$func @f(%i: tile<8xi32>, %f: tile<8xf32>, %p: tile<8xptr<f32>>, %v: tensor_view<8xf32, strides=[1]>, %s: tile<i32>, %b: tile<8xi8>, %m: tile<4x8xi16>) {
    // expected-error @below {{assume: expected a power of two up to 4611686018427387904 as divisor of div_by, got 6 [TIR0304]}}
    %a0 = assume div_by<6>, %i : tile<8xi32>
    // expected-error @below {{got 9223372036854775808}}
    %a1 = assume div_by<9223372036854775808>, %i : tile<8xi32>
    // expected-error @below {{assume: expected a tile of integers or pointers or a tensor_view for div_by, got tile<8xf32> [TIR0305]}}
    %a2 = assume div_by<2>, %f : tile<8xf32>
    // expected-error @below {{assume: expected div_by without every and along for a scalar, got both}}
    %a3 = assume div_by<2, every 1 along 0>, %s : tile<i32>
    // expected-error @below {{assume: expected div_by without every and along for a tensor_view, got both}}
    %a4 = assume div_by<2, every 1 along 0>, %v : tensor_view<8xf32, strides=[1]>
    // expected-error @below {{assume: expected along below the rank 1, got 1}}
    %a5 = assume div_by<2, every 1 along 1>, %i : tile<8xi32>
    // expected-error @below {{assume: expected every from 0 to the extent 8, got 16}}
    %a6 = assume div_by<2, every 16 along 0>, %i : tile<8xi32>
    // expected-error @below {{assume: expected 1 numbers in same_elements, one per dimension, got 2 [TIR0306]}}
    %a7 = assume same_elements<[1, 1]>, %i : tile<8xi32>
    // expected-error @below {{assume: expected number 0 of same_elements from 0 to the extent 8, got 9}}
    %a8 = assume same_elements<[9]>, %i : tile<8xi32>
    // expected-error @below {{assume: expected a tile of integers or pointers for same_elements, got tile<8xf32>}}
    %a9 = assume same_elements<[1]>, %f : tile<8xf32>
    // expected-error @below {{assume: expected bounds from -128 to 127, the range of i8, got 128 [TIR0307]}}
    %b0 = assume bounded<0, 128>, %b : tile<8xi8>
    // expected-error @below {{assume: expected a lower bound up to the upper bound 1, got 2}}
    %b1 = assume bounded<2, 1>, %i : tile<8xi32>
    // expected-error @below {{assume: expected a tile of integers for bounded, got tile<8xptr<f32>>}}
    %b2 = assume bounded<0, 1>, %p : tile<8xptr<f32>>
    return
  }
}
