// Entries without a module around them, as NVIDIA's disassembler prints them.
#loc = loc("k.py":1:1)
global @table <i32: [1, 2]> : tile<2xi32>
entry @first(%arg0: tile<ptr<f32>>, %arg1: tile<i32>) optimization_hints=<sm_100 = {occupancy = 2}> {
  %0 = get_global @table : tile<ptr<i32>>
  return loc(#loc)
} loc(#loc)
entry @second() {
  return
}
