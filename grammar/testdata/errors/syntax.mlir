cuda_tile.module @m {
  entry @k(%a: tile<i32>, %b: tile<i32>) {
    %0 = addi %a %b : tile<i32> // error: expected ',', got the value %b [TIR0001]
//               ^
    %1 = addi %a, %b tile<i32> // error: expected ':', got 'tile' [TIR0001]
//                   ^
    %2 = addx %a, %b : tile<i32> // error: expected an op, got 'addx'; is it 'addf'? [TIR0003]
//       ^
    // Uses of what has failed are not reported again.
    %3 = addi %0, %2 : tile<i32>
    %4 = maxi %a, %b sined : tile<i32> // error: expected one of unsigned, signed (signedness), got 'sined' [TIR0015]
//                   ^
    %5 = negi %a : tyle<i32> // error: expected a type, got 'tyle'; is it 'tile'? [TIR0009]
//                 ^
    %6 = negi %a ; : tile<i32> // error: expected ':', got the character ";" [TIR0002]
    %7 = negi %a : tile<i32> // the last good one
    gpu.barrier // error: in the generic form [TIR0004]
    %8 = negi %7 : tile<i32>
    ) // error: expected an op or '}', got ')' [TIR0001]
    %9 = negi %8 : tile<i32>
    return
  }
  entry @second(%a: tile<i32> {
    return
  } // error: expected ')', got 'entry' [TIR0001]
// ^
  entry @third() {
    return
  }
  entry @fourth() {
    %0 = constant <i32: "x"> : tile<i32> // error: expected a string of bytes in hexadecimal, such as "0x0000803F", got the string "x" [TIR0014]
    return
  }
}
} // error: expected an op, got '}' [TIR0001]
%t = make_token : token // error: write 'cuda_tile.make_token' outside modules [TIR0003]
"test.op"() : () -> () // error: of another dialect [TIR0021]
// -----
cuda_tile.module { // error: expected a symbol such as @f, got '{' [TIR0001]
}
// -----
cuda_tile.module @m attributes {a = 1, a = 2} {} // error: expected attribute 'a' once [TIR0016]
// -----
cuda_tile.module @m attributes {a = "x\q"} {} // error: expected an escape [TIR0001]
// -----
cuda_tile.module @m {
  entry @k() {
    %0 = iota : tile<8xi32>
    ^bb1: // error: expected one block in 'entry' [TIR0023]
    return
  }
}
// -----
cuda_tile.module @m {
  entry @k() {
    return // error: expected '}', got the end of the source [TIR0001]
//        ^
