// Debug information of every kind, shared and not.
#file = #cuda_tile.di_file<"kernel.py" in "/src">
#unit = #cuda_tile.di_compile_unit<file = #file>
#sub = #cuda_tile.di_subprogram<file = #file, line = 3, name = "k", linkageName = "known", compileUnit = #unit, scopeLine = 4>
#other = #cuda_tile.di_subprogram<file = #file, line = 30, name = "helper", linkageName = "helper@kernel", compileUnit = #unit>
#block = #cuda_tile.di_lexical_block<scope = #sub, file = #file, line = 5, column = 2>
#plain = #cuda_tile.di_lexical_block<scope = #block, file = #file, line = 6>
cuda_tile.module @kernels {
  entry @known(%c: tile<i1>) {
    %0 = constant <i32: 1> : tile<i32> loc(#here)
    %1 = constant <i32: 2> : tile<i32> loc(callsite(#callee at #here))
    if %c {
      %2 = constant <i32: 3> : tile<i32> loc(#inner)
      yield loc(#here)
    } loc(#inner)
    %3 = constant <i32: 4> : tile<i32>
    return loc(#here)
  } loc(#place)
  entry @unknown() {
    return
  }
}
#place = #cuda_tile.di_loc<loc("kernel.py":3:1) in #sub>
#here = #cuda_tile.di_loc<loc("kernel.py":5:3) in #block>
#inner = #cuda_tile.di_loc<loc("kernel.py":6:3) in #plain>
#callee = #cuda_tile.di_loc<loc("kernel.py":31:1) in #other>
