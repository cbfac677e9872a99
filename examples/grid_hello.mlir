// Grid hello: every tile block says where it is.
//
// A grid has up to three dimensions. A tile block asks for its coordinates with
// get_tile_block_id and for the grid's extents with get_num_tile_blocks; both
// count tile blocks and yield scalars, tiles of rank 0. Tile blocks run in
// parallel, so the lines come in any order.
//
// tilerun: --grid 4,2
cuda_tile.module @grid_hello {
  entry @grid_hello() {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %nx, %ny, %nz = get_num_tile_blocks : tile<i32>
    print_tko "tile block (%i, %i, %i) of a grid of (%i, %i, %i)\n", %x, %y, %z, %nx, %ny, %nz
        : tile<i32>, tile<i32>, tile<i32>, tile<i32>, tile<i32>, tile<i32> -> token
  }
}
