cuda_tile.module @m {
  entry @k(%a: tile<i32>, %p: tile<ptr<i32>>, %t: token) {
    "cuda_tile.make_token"() <{}> : () -> token // error: expected no properties of 'make_token', which is defined without any, got some [TIR0016]
    "cuda_tile.negi"(%a) <{overflow = #cuda_tile.overflow<none>, other = 1}> : (tile<i32>) -> tile<i32> // error: expected a property of 'negi', got 'other' [TIR0016]
//                                                               ^
    "cuda_tile.negi"(%a) {overflow = #cuda_tile.overflow<none>, other = 1, operandSegmentSizes = "free"} : (tile<i32>) -> tile<i32>
    "cuda_tile.negi"(%a) <{overflow = #cuda_tile.overflow<none>}> {a, overflow} : (tile<i32>) -> tile<i32> // error: expected attribute 'overflow' once, got it twice [TIR0016]
//                                                                    ^
    "cuda_tile.negi"(%a) <{operandSegmentSizes = array<i32: 1>}> : (tile<i32>) -> tile<i32> // error: expected a property of 'negi', got 'operandSegmentSizes' [TIR0016]
    "cuda_tile.print_tko"(%a) <{str = ""}> : (tile<i32>) -> token // error: expected operandSegmentSizes for 'print_tko', got none [TIR0017]
    "cuda_tile.print_tko"(%a) {str = ""} : (tile<i32>) -> token // error: expected operandSegmentSizes for 'print_tko', got none [TIR0017]
    "cuda_tile.print_tko"() {str = ""} : () -> token
    "cuda_tile.print_tko"() <{str = ""}> : () -> token // error: expected operandSegmentSizes for 'print_tko', got none [TIR0017]
    "cuda_tile.print_tko"(%a) <{str = "", operandSegmentSizes = array<i64: 1, 0>}> : (tile<i32>) -> token // error: expected operandSegmentSizes to be an array of 2 i32s for 'print_tko' [TIR0017]
    "cuda_tile.print_tko"(%a) <{str = "", operandSegmentSizes = [1, 0]}> : (tile<i32>) -> token // error: to be an array of 2 i32s
    "cuda_tile.atomic_rmw_tko"(%p, %a) <{memory_ordering_semantics = 4 : i32, memory_scope = 2 : i64, mode = 3 : i32, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (tile<ptr<i32>>, tile<i32>) -> (tile<i32>, token) // error: expected attribute 'memory_scope' of 'atomic_rmw_tko' to be the number of a memory_scope as an i32 [TIR0016]
    "cuda_tile.atomic_rmw_tko"(%p, %a) <{memory_ordering_semantics = 4, memory_scope = 2 : i32, mode = 3 : i32, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (tile<ptr<i32>>, tile<i32>) -> (tile<i32>, token) // error: 'memory_ordering_semantics'
    "cuda_tile.atomic_rmw_tko"(%p, %a) <{memory_ordering_semantics = 4 : i32, memory_scope = 2 : i32, mode = 99 : i32, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (tile<ptr<i32>>, tile<i32>) -> (tile<i32>, token) // error: expected attribute 'mode' of 'atomic_rmw_tko' to be the number of a atomic_rmw_mode as an i32, got another kind [TIR0016]
    "cuda_tile.get_global"() <{name = @a::@b}> : () -> tile<ptr<i32>> // error: expected attribute 'name' of 'get_global' to be a symbol such as @name, got another kind [TIR0016]
    "test.scope"() {a = #cuda_tile.memory_scope<device>} : () -> () // error: expected an attribute of Tile IR, got '#cuda_tile.memory_scope' [TIR0016]
    ""() : () -> () // error: expected the name of an op, got the string "" [TIR0003]
    "test.\00"() : () -> () // error: expected the name of an op
    "cuda_tile."() : () -> () // error: expected an op of Tile IR, got 'cuda_tile.' [TIR0003]
    return
  }
}
// -----
cuda_tile.module @m {
"test.region"() ({
  "test.op"() <5 : i32> : () -> ()
  "cuda_tile.iota"() <5 : i32> : () -> tile<8xi32> // error: expected a dictionary of properties, got 5 : i32 [TIR0016]
  "cuda_tile.yield"()[^a] : () -> () // error: expected no successors of 'yield', got '^a' [TIR0023]
  "test.branch"()[^a, ^c] : () -> () // error: expected the label of a block of this region, got '^c' [TIR0023]
^a:
  "test.op"() : () -> ()
^a: // error: expected a new label, got ^a again [TIR0006]
  "test.op"() : () -> ()
}) : () -> ()
"test.types"() {
  a = vector<4x[4>, // error: expected ']', got '>' [TIR0001]
  b = i32} : () -> ()
"test.types"() {a = tensor<4xf32, >} : () -> () // error: got '>' [TIR0001]
"test.types"() {a = vector<*xf32>} : () -> () // error: expected
"test.types"() {a = 1.5 : i128} : () -> () // error: expected a number of type i128, got the number 1.5 [TIR0012]
"test.types"() {a = affine_map<(d0) -> {d0}>} : () -> () // error: expected '(', got '{' [TIR0001]
"test.types"() {a = sparse<[[0]], [1]>} : () -> () // error: expected ':', got '}' [TIR0001]
}
// -----
"cuda_tile.module"() <{sym_name = "m"}> ({
  "cuda_tile.global"() <{sym_name = "g", alignment = 0 : () -> orm ()}> : () -> () // error: expected a type, got 'orm' [TIR0009]
}) : () -> ()
// -----
cuda_tile.module @m {
  entry @k() {
    %0 = "x.y"() : () -> !cuda_tile<f32> // error: expected !cuda_tile.NAME, got !cuda_tile<NAME>, a form that is not read [TIR0010]
    return
  }
}
