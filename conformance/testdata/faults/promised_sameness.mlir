// Runs of four equal elements are assumed where there are runs of two.
// tilerun: --grid 1
cuda_tile.module @promised_sameness {
  entry @promised_sameness() {
    %i = iota : tile<8xi32>
    %two = constant <i32: 2> : tile<8xi32>
    %pairs = divi %i, %two unsigned : tile<8xi32>
    %m = assume same_elements<[4]>, %pairs : tile<8xi32> // expected-fault {{1 differs from 0, the first of its group of [4] (tile block (0, 0, 0), element [2])}}
    return
  }
}
