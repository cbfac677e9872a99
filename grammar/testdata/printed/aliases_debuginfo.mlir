#di_file = #cuda_tile.di_file<"a.py" in "/src">
#distinct = distinct[0]<4 : i32>
#loc1 = loc("q":1:2)
#loc7 = loc("a":1:2)
#loc8 = loc("b":3:4)
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
#set = affine_set<(d0) : (d0 >= 0)>
#di_compile_unit = #cuda_tile.di_compile_unit<file = #di_file>
#loc13 = loc(fused[#loc7, #loc8])
module attributes {test.at = #loc1} {
  cuda_tile.module @m {
    entry @k(%arg0: tile<i1>) {
      "test.maps"() {a = #map, c = [#map, 13, 13 : i32], z = #map1} : () -> () loc(#loc4)
      "test.types"() {l = #loc1, t = memref<4x4xf32, #map1>, z = #set} : () -> () loc(#loc5)
      "test.others"() {f = #di_file, g = #distinct, h = distinct[1]<>, l = #loc13, s = "affine_map<(d0) -> (d0)>", z = #foo.bar<affine_map<(d0) -> (d0)>>} : () -> () loc(#loc6)
      "test.within"() {cu = #di_compile_unit, w = memref<4xf32, strided<[1], offset: 3>>, y = tuple<memref<4xf32>>, z = tensor<4xf32, #map>} : () -> () loc(#loc9)
      "test.props"() <{a = #map1}> : () -> () loc(#loc10)
      %0 = "test.value"() : () -> memref<4x4xf32, #map1> loc(#loc11)
      return loc(#loc12)
    } loc(#loc3)
  } loc(#loc2)
} loc(#loc)
#loc = loc("testdata/printed/aliases.mlir":11:1)
#loc2 = loc("testdata/printed/aliases.mlir":12:3)
#loc3 = loc("testdata/printed/aliases.mlir":13:5)
#loc4 = loc("testdata/printed/aliases.mlir":14:7)
#loc5 = loc("testdata/printed/aliases.mlir":15:7)
#loc6 = loc("testdata/printed/aliases.mlir":16:7)
#loc9 = loc("testdata/printed/aliases.mlir":17:7)
#loc10 = loc("testdata/printed/aliases.mlir":18:7)
#loc11 = loc("testdata/printed/aliases.mlir":19:12)
#loc12 = loc("testdata/printed/aliases.mlir":20:7)
