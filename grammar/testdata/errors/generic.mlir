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
    "test.scope"() {a = #cuda_tile.memory_scope<device>} : () -> () // error: expected an attribute of Tile IR, got '#cuda_tile.memory_scope' [TIR0016]
    ""() : () -> () // error: expected the name of an op, got the string "" [TIR0003]
    "test.\00"() : () -> () // error: expected the name of an op
    "cuda_tile."() : () -> () // error: expected an op of Tile IR, got 'cuda_tile.' [TIR0003]
    return
  }
}
