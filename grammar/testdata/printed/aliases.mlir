#di_file = #cuda_tile.di_file<"a.py" in "/src">
#distinct = distinct[0]<4 : i32>
#loc = loc("q":1:2)
#loc1 = loc("a":1:2)
#loc2 = loc("b":3:4)
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
#set = affine_set<(d0) : (d0 >= 0)>
#di_compile_unit = #cuda_tile.di_compile_unit<file = #di_file>
#loc3 = loc(fused[#loc1, #loc2])
module attributes {test.at = #loc} {
  cuda_tile.module @m {
    entry @k(%arg0: tile<i1>) {
      "test.maps"() {a = #map, c = [#map, 13, 13 : i32], z = #map1} : () -> ()
      "test.types"() {l = #loc, t = memref<4x4xf32, #map1>, z = #set} : () -> ()
      "test.others"() {f = #di_file, g = #distinct, h = distinct[1]<>, l = #loc3, s = "affine_map<(d0) -> (d0)>", z = #foo.bar<affine_map<(d0) -> (d0)>>} : () -> ()
      "test.within"() {cu = #di_compile_unit, w = memref<4xf32, strided<[1], offset: 3>>, y = tuple<memref<4xf32>>, z = tensor<4xf32, #map>} : () -> ()
      "test.props"() <{a = #map1}> : () -> ()
      %0 = "test.value"() : () -> memref<4x4xf32, #map1>
      return
    }
  }
}
