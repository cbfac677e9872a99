// An unsigned distance between two places is negative for one of them.
// tilerun: --grid 1
cuda_tile.module @distance_below_zero {
  entry @distance_below_zero() {
    %i = iota : tile<8xi32>
    %three = constant <i32: 3> : tile<8xi32>
    %d = subi %i, %three overflow<no_unsigned_wrap> : tile<8xi32> // expected-fault {{unsigned overflow}}
    return
  }
}
