// Hello world: the smallest tile kernel.
//
// An entry is a tile kernel. It runs once per tile block of the grid; this run
// has a grid of one. print_tko writes from the tile block to the launcher's
// output, on the CPU and on a GPU alike; its result is a token, with which
// other memory operations could be ordered after it.
//
// tilerun: --grid 1
cuda_tile.module @hello {
  entry @hello() {
    print_tko "Hello, world!\n" -> token
  }
}
