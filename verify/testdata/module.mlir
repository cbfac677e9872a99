// Entries, globals, symbols, hints.

cuda_tile.module @m {
  global @g <f32: [1.0, 2.0]> : tile<2xf32>
  global private constant @h alignment = 128 <i32: [1, 2]> : tile<2xi32>
  entry @f(%p: tile<ptr<f32>>, %n: tile<i32>) {
    %0 = get_global @g : tile<ptr<f32>>
    return
  }
  entry @k() optimization_hints=<sm_90 = {num_cta_in_cga = 2, occupancy = 2}, default = {num_worker_warps_per_cta = 8}> {
    return
  }
}

// -----

cuda_tile.module @m {
  // expected-note @below {{@f is defined here first}}
  entry @f() {
    return
  }
  // expected-error @below {{expected a name of its own for global, got @f again [TIR0110]}}
  global @f <f32: [1.0, 2.0]> : tile<2xf32>
  // expected-error @below {{global: expected elements of a tile of rank 1, got tile<f32> [TIR0303]}}
  global @g <f32: 1.0> : tile<f32>
  // expected-error @below {{global: expected elements of a tile of rank 1, got tile<2x1xf32>}}
  global @h <f32: [[1.0], [2.0]]> : tile<2x1xf32>
  // expected-error @below {{global: expected a power of two as alignment, got 3}}
  global @i alignment = 3 <f32: [1.0, 2.0]> : tile<2xf32>
  // expected-error @below {{entry: expected parameter 1 to be a scalar, got tile<4xi32> [TIR0302]}}
  entry @k(%a: tile<i32>, %b: tile<4xi32>) {
    // expected-error @below {{get_global: expected the name of a global, got @nothing [TIR0111]}}
    %0 = get_global @nothing : tile<ptr<f32>>
    // expected-error @below {{get_global: expected the name of a global, got @k}}
    %1 = get_global @k : tile<ptr<f32>>
    // expected-error @below {{get_global: expected a pointer to f32 as @g holds, got tile<ptr<i32>>}}
    %2 = get_global @g : tile<ptr<i32>>
    // expected-error @below {{return: expected operands of types () as @k returns, got (tile<i32>) [TIR0263]}}
    return %a : tile<i32>
  }
}

// -----

cuda_tile.module @m {
  // expected-error @below {{entry: expected parameters of types () as the function type says, got (tile<i32>) [TIR0300]}}
  "cuda_tile.entry"() ({
  ^bb0(%a: !cuda_tile.tile<i32>):
    return
  }) {sym_name = "f", function_type = () -> ()} : () -> ()
  // expected-error @below {{entry: expected region body to end in return, got an empty block [TIR0105]}}
  "cuda_tile.entry"() ({
  ^bb0:
  }) {sym_name = "g", function_type = () -> ()} : () -> ()
  entry @h() {
    return
    // expected-error @below {{expected nothing after return, which ends its block, got return [TIR0106]}}
    return
  }
}

// -----

cuda_tile.module @m {
  // expected-warning @below {{entry: expected a known target for hints, got sm_100a [TIR0309]}}
  entry @a() optimization_hints=<sm_100a = {num_cta_in_cga = 2}> {
    return
  }
  // expected-warning @below {{entry: expected num_cta_in_cga, num_worker_warps_per_cta or occupancy as hint, got num_qqq}}
  entry @b() optimization_hints=<sm_100 = {num_qqq = 1}> {
    return
  }
  // expected-warning @below {{entry: expected a power of two up to 16 for sm_100.num_cta_in_cga, got 7 : i64}}
  entry @c() optimization_hints=<sm_100 = {num_cta_in_cga = 7}> {
    return
  }
  // expected-warning @below {{entry: expected 1 for sm_80.num_cta_in_cga, got 2 : i64}}
  entry @d() optimization_hints=<sm_80 = {num_cta_in_cga = 2}> {
    return
  }
  // expected-warning @below {{entry: expected a power of two up to 32 for default.num_worker_warps_per_cta, got 64 : i64}}
  entry @e() optimization_hints=<default = {num_worker_warps_per_cta = 64}> {
    return
  }
  // expected-warning @below {{entry: expected an integer for sm_90.occupancy, got "a"}}
  entry @g() optimization_hints=<sm_90 = {occupancy = "a"}> {
    return
  }
}

// -----

// Names are looked up in modules, so what has one stands there.
cuda_tile.module @places {
  // expected-note @below {{entry is here}}
  entry @outer() {
    // expected-error @below {{entry: expected module around it, got entry [TIR0107]}}
    entry @inner() {
      return
    }
    %c = constant <i1: true> : tile<i1>
    // expected-note @below {{if is here}}
    if %c {
      // expected-error @below {{global: expected module around it, got if [TIR0107]}}
      global @g <f32: [1.0]> : tile<1xf32>
    }
    return
  }
}

// -----

cuda_tile.module @parameters {
  entry @good(%a: tile<i32> {gpu.note = 1 : i32}, %b: tile<i32>) {
    return
  }
  // expected-error @below {{entry: expected 1 dictionary in arg_attrs, got 2 [TIR0300]}}
  entry @more(%a: tile<i32>) {
    return
  } {arg_attrs = [{}, {}]}
  // expected-error @below {{entry: expected number 1 of arg_attrs to have names of a dialect such as gpu.note, got note [TIR0300]}}
  entry @bare(%a: tile<i32>, %b: tile<i32> {note = 1 : i32}) {
    return
  }
  // expected-error @below {{entry: expected 0 dictionaries in res_attrs, got 1 [TIR0300]}}
  entry @results() {
    return
  } {res_attrs = [{}]}
}

// -----

// expected-error @below {{builtin.module: expected the name of a dialect and a point before the names of attributes, got place [TIR0113]}}
module @a attributes {place = "here", dlti.spec = 1} {
  // expected-error @below {{builtin.module: expected attribute sym_visibility to be a string, got 1 : i64 [TIR0127]}}
  module @b attributes {sym_visibility = 1} {
  }
  // expected-error @below {{builtin.module: expected sym_visibility to be public, private or nested, got "hidden" [TIR0128]}}
  module attributes {sym_visibility = "hidden"} {
  }
  // expected-note @below {{@c is defined here first}}
  cuda_tile.module @c {
  }
  // expected-error @below {{expected a name of its own for builtin.module, got @c again [TIR0110]}}
  module @c {
  }
  // expected-error @below {{expected a name of its own for test.op, got @c again [TIR0110]}}
  "test.op"() {sym_name = "c"} : () -> ()
  // expected-error @below {{builtin.module: expected one block, got 2 [TIR0103]}}
  "builtin.module"() ({
  ^bb0:
  ^bb1:
  }) : () -> ()
  // expected-error @below {{builtin.module: expected one region, got 0 [TIR0103]}}
  "builtin.module"() : () -> ()
  // expected-error @below {{builtin.module: expected no results, got 1 [TIR0102]}}
  %0 = "builtin.module"() ({
  ^bb0:
  }) : () -> i32
  // expected-error @below {{builtin.module: expected no operands, got 1 [TIR0101]}}
  // expected-error @below {{builtin.module: expected no block arguments, got 1 [TIR0104]}}
  "builtin.module"(%0) ({
  ^bb0(%x: i32):
  }) : (i32) -> ()
}

// -----

// In a module the order of ops means nothing; in an entry it does.
cuda_tile.module @m {
  "test.use"(%x, %pair#1) ({
    "test.use"(%x) : (!cuda_tile.tile<i32>) -> ()
  }) : (!cuda_tile.tile<i32>, i64) -> ()
  // expected-note @below {{%x is defined here}}
  %x = constant <i32: 1> : tile<i32>
  %pair:2 = "test.def"() : () -> (i32, i64)
  // expected-note @below {{entry sees nothing from outside}}
  entry @f() {
    // expected-error @below {{negi: expected a value from inside entry, got %x from outside [TIR0109]}}
    %0 = negi %x : tile<i32>
    // expected-error @below {{negi: expected a value defined before its use, got %later [TIR0108]}}
    %1 = negi %later : tile<i32>
    // expected-note @below {{%later is defined here}}
    %later = negi %1 : tile<i32>
    return
  }
}

// -----

cuda_tile.module @m {
  // expected-error @below {{entry: expected one block in region body, got 0 [TIR0103]}}
  "cuda_tile.entry"() <{sym_name = "f", function_type = () -> ()}> ({}) : () -> ()
  entry @g(%c: tile<i1>) {
    // expected-error @below {{if: expected one block in region thenRegion, got 0 [TIR0103]}}
    "cuda_tile.if"(%c) ({}, {}) : (!cuda_tile.tile<i1>) -> ()
    // expected-error @below {{if: expected region elseRegion to end in yield, break, continue or return, got an empty block [TIR0105]}}
    "cuda_tile.if"(%c) ({
      yield
    }, {
    ^bb0:
    }) : (!cuda_tile.tile<i1>) -> ()
    "cuda_tile.if"(%c) ({
      yield
    }, {}) : (!cuda_tile.tile<i1>) -> ()
    return
  }
}

// -----

// expected-error @below {{module: expected one block in region body, got 0 [TIR0103]}}
"cuda_tile.module"() <{sym_name = "m"}> ({}) : () -> ()
// expected-error @below {{builtin.module: expected one block, got 0 [TIR0103]}}
"builtin.module"() ({}) : () -> ()
"test.region"() ({
  // expected-note @below {{the block ends here}}
  "test.branch"()[^end] : () -> ()
  // expected-error @below {{expected nothing after test.branch, which ends its block, got test.after [TIR0106]}}
  "test.after"() : () -> ()
^end:
  "test.end"() : () -> ()
}) : () -> ()
// -----
// Blocks of other dialects' ops.
// expected-error @below {{test.op: expected an op at the end of each of its blocks, got an empty block [TIR0105]}}
"test.op"() ({
  "test.jump"()[^end] : () -> ()
^end:
}) : () -> ()
"test.op"() ({
^start: // expected-note @-1 {{the region is of test.op}}
  // expected-error @below {{test.jump: expected the first block of the region to be nobody's successor [TIR0114]}}
  "test.jump"()[^start] : () -> ()
}) : () -> ()
"test.op"() ({
^alone:
}) : () -> ()
