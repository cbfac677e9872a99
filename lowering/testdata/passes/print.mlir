// A tile beyond the registers of a tile block is printed from memory, together with
// one in registers. The print itself waits until all have read.
//
// PLAN: alloca num_elem = 262144
// PLAN: for
// PLAN: store_view_tko
// PLAN: continue
// PLAN: "gpu.print"
// PLAN: types = [!cuda_tile.tile<8xi32>, !cuda_tile.tile<512x512xf32>]
// PLAN: return
// PTX: atom.relaxed.sys.global.cas.b32
// PTX: bar.sync
// PTX: ld.global
// PTX: st.global
// PTX: bar.sync
cuda_tile.module @m {
  entry @k(%n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %i = iota : tile<262144xi32>
    %f = itof %i signed : tile<262144xi32> -> tile<262144xf32>
    %x = reshape %f : tile<262144xf32> -> tile<512x512xf32>
    %s = iota : tile<8xi32>
    for %k in (%zero to %n, step %one) : tile<i32> {
      %t = print_tko "%d %f\0A", %s, %x : tile<8xi32>, tile<512x512xf32> -> token
      continue
    }
  }
}
