cuda_tile.module @locations {
  entry @k(%arg0: tile<i32> loc(#loc1), %arg1: tile<i32> {note = {"0", a = 2 : i64, b = 1 : i64}} loc(#loc5), %arg2: tile<i32> loc(#loc)) {
    return {"a b" = 2 : i64, b = 1 : i32, z} loc(#loc3)
  } loc(#loc)
  entry @h() optimization_hints=<default = {occupancy = 1}, sm_90 = {num_cta_in_cga = 1, occupancy = 2}> {
    return loc(#loc)
  } loc(#loc)
  testing$func @f(%arg0: tile<8xi32> loc(#loc), %arg1: tensor<2xi32> loc(#loc)) {
    %reduce = reduce %arg0 dim=0 identities=[0 : i32] : tile<8xi32> -> tile<i32>
    (%reduce_lhs: tile<i32> loc(#loc4), %reduce_rhs: tile<i32> loc(#loc)) {
      yield %reduce_lhs : tile<i32> loc(#loc)
    } loc(#loc)
    return loc(#loc)
  } loc(#loc)
} loc(#loc)
#loc = loc(unknown)
#loc1 = loc("a.py":1:2 to :9)
#loc2 = loc("a.py":3:4 to 5:6)
#loc3 = loc("a.py":7:8)
#loc4 = loc("a.py":9:10)
#loc5 = loc("arg"(#loc2))
