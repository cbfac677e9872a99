module {
  cuda_tile.module @locations {
    entry @k(%arg0: tile<i32> loc("a.py":1:2 to :9), %arg1: tile<i32> {note = {"0", a = 2 : i64, b = 1 : i64}} loc("arg"("a.py":3:4 to 5:6)), %arg2: tile<i32> loc(unknown)) {
      return {"a b" = 2 : i64, b = 1 : i32, z} loc(#loc2)
    } loc(#loc1)
    entry @h() optimization_hints=<default = {occupancy = 1}, sm_90 = {num_cta_in_cga = 1, occupancy = 2}> {
      return loc(#loc1)
    } loc(#loc1)
    testing$func @f(%arg0: tile<8xi32> loc(unknown), %arg1: tensor<2xi32> loc(unknown)) {
      %reduce = reduce %arg0 dim=0 identities=[0 : i32] : tile<8xi32> -> tile<i32>
      (%reduce_lhs: tile<i32> loc("a.py":9:10), %reduce_rhs: tile<i32> loc(unknown)) {
        yield %reduce_lhs : tile<i32> loc(#loc1)
      } loc(#loc1)
      return loc(#loc1)
    } loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("testdata/printed/locations_debuginfo.mlir":0:0)
#loc1 = loc(unknown)
#loc2 = loc("a.py":7:8)
