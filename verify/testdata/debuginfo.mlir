// Debug information.

#file = #cuda_tile.di_file<"k.py" in "/src">
#unit = #cuda_tile.di_compile_unit<file = #file>
#sub = #cuda_tile.di_subprogram<file = #file, line = 1, name = "k", linkageName = "k", compileUnit = #unit, scopeLine = 2>
#other = #cuda_tile.di_subprogram<file = #file, line = 9, name = "other", linkageName = "other", compileUnit = #unit, scopeLine = 9>
#block = #cuda_tile.di_lexical_block<scope = #sub, file = #file, line = 3, column = 4>
#in_sub = #cuda_tile.di_loc<loc("k.py":1:1) in #sub>
#in_block = #cuda_tile.di_loc<loc("k.py":3:4) in #block>
#in_other = #cuda_tile.di_loc<loc("k.py":9:1) in #other>
cuda_tile.module @m {
  global @g <f32: [1.0]> : tile<1xf32> loc("k.py":1:1)
  entry @k() {
    %0 = make_token : token loc(#in_block)
    %1 = make_token : token loc(fused["x", #in_sub])
    %2 = make_token : token loc(callsite(#in_other at #in_sub))
    return loc("named"(#in_sub))
  } loc(#in_sub)
}

// -----

#file = #cuda_tile.di_file<"k.py" in "/src">
#unit = #cuda_tile.di_compile_unit<file = #file>
#sub = #cuda_tile.di_subprogram<file = #file, line = 1, name = "k", linkageName = "k", compileUnit = #unit, scopeLine = 2>
#other = #cuda_tile.di_subprogram<file = #file, line = 9, name = "other", linkageName = "other", compileUnit = #unit, scopeLine = 9>
#block = #cuda_tile.di_lexical_block<scope = #sub, file = #file, line = 3, column = 4>
#in_sub = #cuda_tile.di_loc<loc("k.py":1:1) in #sub>
#in_block = #cuda_tile.di_loc<loc("k.py":3:4) in #block>
#in_other = #cuda_tile.di_loc<loc("k.py":9:1) in #other>
cuda_tile.module @m {
  // expected-error @below {{Global variables must not have scope [TIR0312]}}
  global @g <f32: [1.0]> : tile<1xf32> loc(#in_sub)
  // expected-error @below {{Function location must have cuda_tile.di_subprogram debug info scope [TIR0310]}}
  entry @k() {
    return
  } loc(#in_block)
  // expected-error @below {{Function name "k2" does not match subprogram scope linkage name "k" [TIR0311]}}
  entry @k2() {
    return
  } loc(#in_sub)
  entry @k3() {
    // expected-error @below {{function debug info scope is undefined [TIR0313]}}
    return loc(#in_sub)
  }
  entry @other() {
    // expected-error @below {{does not match function debug info scope [TIR0314]}}
    return loc(#in_block)
  } loc(#in_other)
  // expected-error @below {{invalid function debug info location}}
  entry @k4() {
    return
  } loc(callsite("a.py":1:1 at "b.py":2:2))
}
