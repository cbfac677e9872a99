// Three mistakes, for README.md: every one is reported, at its place.
cuda_tile.module @mistakes {
  entry @mistakes(%p: tile<ptr<f32>>) {
    %i = iota : tile<8xi32>
    %sum = addi %i, %i : tile<16xi32>
    %product = mulli %i, %i : tile<8xi32>
    %x, %read = load_ptr_tko weak %q : tile<ptr<f32>> -> tile<f32>, token
  }
}
