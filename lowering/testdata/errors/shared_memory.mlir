// Tiles that the program itself puts into shared memory.
cuda_tile.module @m {
  entry @k() {
    %zero = constant <f64: 0.0> : tile<64x512xf64>
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f64, shape = array<i64: 64, 512>, stages = 1 : i64} : () -> !gpu.shared<1x64x512xf64> // expected-error {{bytes of shared memory, and a tile block has at most 166912 on sm_80}}
    "gpu.store_shared"(%zero, %s) : (!cuda_tile.tile<64x512xf64>, !gpu.shared<1x64x512xf64>) -> ()
    %x = "gpu.load_shared"(%s) : (!gpu.shared<1x64x512xf64>) -> !cuda_tile.tile<64x512xf64>
    print_tko "%f\n", %x : tile<64x512xf64> -> token
  } {gpu.planned = "pipeline", gpu.warps = 4 : i64}
}
