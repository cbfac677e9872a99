#di_file = #cuda_tile.di_file<"a.py" in "/src">
#distinct = distinct[0]<4 : i32>
#loc3 = loc("testdata/printed/aliases.mlir":13:14)
#loc6 = loc("q":1:2)
#loc8 = loc("a":1:2)
#loc9 = loc("b":3:4)
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
#set = affine_set<(d0) : (d0 >= 0)>
#di_compile_unit = #cuda_tile.di_compile_unit<file = #di_file>
#loc14 = loc(fused[#loc8, #loc9])
"builtin.module"() ({
  "cuda_tile.module"() <{sym_name = "m"}> ({
    "cuda_tile.entry"() <{arg_attrs = [{}], function_type = (!cuda_tile.tile<i1>) -> (), sym_name = "k"}> ({
    ^bb0(%arg0: !cuda_tile.tile<i1> loc("testdata/printed/aliases.mlir":13:14)):
      "test.maps"() {a = #map, c = [#map, 13, 13 : i32], z = #map1} : () -> () loc(#loc4)
      "test.types"() {l = #loc6, t = memref<4x4xf32, #map1>, z = #set} : () -> () loc(#loc5)
      "test.others"() {f = #di_file, g = #distinct, h = distinct[1]<>, l = #loc14, s = "affine_map<(d0) -> (d0)>", z = #foo.bar<affine_map<(d0) -> (d0)>>} : () -> () loc(#loc7)
      "test.within"() {cu = #di_compile_unit, w = memref<4xf32, strided<[1], offset: 3>>, y = tuple<memref<4xf32>>, z = tensor<4xf32, #map>} : () -> () loc(#loc10)
      "test.props"() <{a = #map1}> : () -> () loc(#loc11)
      %0 = "test.value"() : () -> memref<4x4xf32, #map1> loc(#loc12)
      "cuda_tile.return"() : () -> () loc(#loc13)
    }) : () -> () loc(#loc2)
  }) : () -> () loc(#loc1)
}) {test.at = #loc6} : () -> () loc(#loc)
#loc = loc("testdata/printed/aliases.mlir":11:1)
#loc1 = loc("testdata/printed/aliases.mlir":12:3)
#loc2 = loc("testdata/printed/aliases.mlir":13:5)
#loc4 = loc("testdata/printed/aliases.mlir":14:7)
#loc5 = loc("testdata/printed/aliases.mlir":15:7)
#loc7 = loc("testdata/printed/aliases.mlir":16:7)
#loc10 = loc("testdata/printed/aliases.mlir":17:7)
#loc11 = loc("testdata/printed/aliases.mlir":18:7)
#loc12 = loc("testdata/printed/aliases.mlir":19:12)
#loc13 = loc("testdata/printed/aliases.mlir":20:7)
