cuda_tile.module @m {
  entry @k(%a: tile<i32>, %c: tile<i1>) { // note: the value is defined here
//         ^
    %0 = negi %missing : tile<i32> // error: expected a defined value, got %missing [TIR0005]
//            ^
    %1 = negi %a : tile<i64> // error: expected a value of type tile<i64>, got tile<i32> [TIR0007]
//            ^
    %a2 = constant <i64: 1> : tile<i64> // note: the value is defined here
    %second = addi %a, %a2 : tile<i32> // error: expected a value of type tile<i32>, got tile<i64> [TIR0007]
//                     ^
    %a3 = constant <i64: 1> : tile<i64> // note: the value is defined here
    %third = cat %a, %a3 dim = 0 : tile<i32>, tile<i32> -> tile<i32> // error: expected a value of type tile<i32>, got tile<i64> [TIR0007]
//                   ^
    %2 = iota : tile<8xi32> // note: %2 is defined here
//  ^
    %2 = iota : tile<8xi32> // error: expected a new name, got %2 again [TIR0006]
//  ^
    %x, %y = iota : tile<8xi32> // error: expected 1 name for the results of 'iota', got 2 [TIR0008]
//  ^
    %t:3 = get_tile_block_id : tile<i32> // note: %t is defined here
    %3 = negi %t#3 : tile<i32> // error: expected one of the 3 values of %t, got #3 [TIR0005]
//            ^
    if %c {
      %in = negi %a : tile<i32>
    }
    if %c {
      %in = negi %a : tile<i32>
    }
    %4 = negi %in : tile<i32> // error: expected a defined value, got %in [TIR0005]
    for %i in (%a to %a, step %a) : tile<i32> iter_values(%s = %a) -> (tile<i32>, tile<i32>) { // error: expected 1 type for the iteration values, got 2 [TIR0017]
      continue %s : tile<i32>
    }
    return %a, %a : tile<i32> // error: expected a type for each operand, got too few [TIR0017]
  }
  entry @other() {
    %0 = negi %a : tile<i32> // error: expected a defined value, got %a [TIR0005]
    return
  }
}
// -----
cuda_tile.module @m {
  entry @k(%a: tile<i32>) {
    "cuda_tile.negi"(%a) : (tile<i32>, tile<i32>) -> tile<i32> // error: expected 1 operand type, got 2 [TIR0017]
    "cuda_tile.negi"() : () -> tile<i32> // error: expected 1 operand of 'negi', got 0 [TIR0017]
    "cuda_tile.negi"(%a) : (tile<i32>) -> () // error: expected 1 result of 'negi', got 0 [TIR0008]
    "cuda_tile.negi"(%a) <{overflow = 3 : i32}> : (tile<i32>) -> tile<i32> // error: expected attribute 'overflow' of 'negi' to be #cuda_tile.overflow<…> [TIR0016]
    "cuda_tile.if"(%a) ({}) : (tile<i32>) -> () // error: expected 2 regions of 'if', got 1 [TIR0001]
    "cuda_tile.print_tko"(%a) <{str = "", operandSegmentSizes = array<i32: 1, 1>}> : (tile<i32>) -> token // error: to add up to 1, got 2 [TIR0017]
    "test.br"()[^a] : () -> () // error: expected the label of a block of this region, got '^a' [TIR0023]
    return
  }
}
// -----
cuda_tile.module @m {
  %x = constant <i32: 1> : tile<i32> // note: %x is defined here
  entry @k() {
    %x = constant <i32: 1> : tile<i32> // error: expected a new name, got %x again [TIR0006]
    return
  }
  entry @after() {
    %later = constant <i32: 1> : tile<i32>
    return
  }
  %later = constant <i32: 1> : tile<i32>
  "test.use"(%early) : (i32) -> () // error: expected a value of type i32, got tile<i32> [TIR0007]
  "test.use"(%early#0, %many#2) : (i32, i64) -> () // error: expected one of the 2 values of %many, got the value %many#2 [TIR0005]
  %early = constant <i32: 1> : tile<i32> // note: the value is defined here
  %many:2 = "test.def"() : () -> (i32, i32)
  "test.use"(%broken) : (i32) -> ()
  %broken = nothing // error: expected an op, got 'nothing' [TIR0003]
}
// -----
cuda_tile.module @m {
  "test.use"(%never, %never) : (i32, i32) -> () // error: expected a defined value, got %never [TIR0005]
//           ^
}
// -----
cuda_tile.module @m {
  entry @k(%c: tile<i1>, %a: tile<i32>) {
    if %c {
      %0 = negi %inner : tile<i32> // error: expected a defined value, got %inner [TIR0005]
    } else {
      %inner = negi %a : tile<i32>
    }
    for %i in (%a to %a, step %own) : tile<i32> { // error: expected a defined value, got %own [TIR0005]
      %own = negi %a : tile<i32>
    }
    return
  }
}
cuda_tile.module @m2 {
  entry @k() {
    %0 = constant <f32: [1.0, inf]> : tile<2xf32> // error: expected a number, an infinity by its encoding 0x7F800000, got 'inf' [TIR0001]
    %1 = constant <f16: nan> : tile<f16> // error: expected a number, NaN by its encoding 0x7E00, got 'nan' [TIR0001]
    %2 = constant <f32: -inf> : tile<f32> // error: expected a number, an infinity by its encoding 0xFF800000, got the character "-" [TIR0002]
    %3 = constant <bf16: [1.0, -inf]> : tile<2xbf16> // error: expected a number, an infinity by its encoding 0xFF80, got the character "-" [TIR0002]
  }
}
