// The scratch memory holds the elements of half a tile.
// tilerun: --grid 1
cuda_tile.module @scratch_too_small {
  entry @scratch_too_small() {
    %m = alloca num_elem = 16, alignment = 16 : tile<ptr<i16>>
    %i = iota : tile<32xi32>
    %v = trunci %i : tile<32xi32> -> tile<32xi16>
    %pm1 = reshape %m : tile<ptr<i16>> -> tile<1xptr<i16>>
    %pmn = broadcast %pm1 : tile<1xptr<i16>> -> tile<32xptr<i16>>
    %pm = offset %pmn, %i : tile<32xptr<i16>>, tile<32xi32> -> tile<32xptr<i16>>
    %t = store_ptr_tko weak %pm, %v : tile<32xptr<i16>>, tile<32xi16> -> token // expected-fault {{0 bytes beyond the end of alloca}}
    return
  }
}
