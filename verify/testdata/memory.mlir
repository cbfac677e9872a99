// Loads and stores through pointers, tokens, printing, assertions.

cuda_tile.module @m {
  testing$func @f(%p: tile<8xptr<f32>>, %h: tile<8xptr<f16>>, %v: tile<8xf32>, %m: tile<8xi1>, %m4: tile<4xi1>, %i: tile<8xi32>, %t: token, %pad: tile<8xf32>) {
    %a0, %k0 = load_ptr_tko weak %p : tile<8xptr<f32>> -> tile<8xf32>, token
    %a1, %k1 = load_ptr_tko relaxed device %p token = %t : tile<8xptr<f32>> -> tile<8xf32>, token
    %a2, %k2 = load_ptr_tko acquire sys %p, %m, %pad : tile<8xptr<f32>>, tile<8xi1>, tile<8xf32> -> tile<8xf32>, token
    %a3, %k3 = load_ptr_tko weak %p optimization_hints = <sm_100 = {latency = 3}> : tile<8xptr<f32>> -> tile<8xf32>, token
    %k4 = store_ptr_tko weak %p, %v : tile<8xptr<f32>>, tile<8xf32> -> token
    %k5 = store_ptr_tko release tl_blk %p, %v, %m token = %t : tile<8xptr<f32>>, tile<8xf32>, tile<8xi1> -> token
    %k6 = make_token : token
    %k7 = join_tokens %t, %k6, %k5 : token
    %q = alloca num_elem = 64, alignment = 128 : tile<ptr<f32>>
    %q2 = alloca num_elem = 64, alignment = 4 global : tile<ptr<i8>>
    %k8 = print_tko "no values %%" -> token
    %k9 = print_tko "%f and %5.2f and %i\0A", %v, %v, %i token = %t : tile<8xf32>, tile<8xf32>, tile<8xi32> -> token
    assert %m, "text" : tile<8xi1>
    return
  }
}

// -----

cuda_tile.module @m {
  testing$func @f(%p: tile<8xptr<f32>>, %h: tile<8xptr<f16>>, %v: tile<8xf32>, %m: tile<8xi1>, %m4: tile<4xi1>, %i: tile<8xi32>, %t: token, %pad: tile<8xf32>) {
    // expected-error @below {{load_ptr_tko: expected a memory scope with relaxed ordering, got none [TIR0281]}}
    %a0, %k0 = load_ptr_tko relaxed %p : tile<8xptr<f32>> -> tile<8xf32>, token
    // expected-error @below {{load_ptr_tko: expected memory_ordering_semantics to be weak, relaxed or acquire, got release [TIR0128]}}
    %a1, %k1 = load_ptr_tko release device %p : tile<8xptr<f32>> -> tile<8xf32>, token
    // expected-error @below {{load_ptr_tko: expected the result to hold elements of type f32 as the pointers point to, got tile<8xf16> [TIR0282]}}
    %a2, %k2 = load_ptr_tko weak %p : tile<8xptr<f32>> -> tile<8xf16>, token
    // expected-error @below {{load_ptr_tko: expected source and result to have one shape}}
    %a3, %k3 = load_ptr_tko weak %p : tile<8xptr<f32>> -> tile<4xf32>, token
    // expected-error @below {{load_ptr_tko: expected source and mask to have one shape}}
    %a4, %k4 = load_ptr_tko weak %p, %m4 : tile<8xptr<f32>>, tile<4xi1> -> tile<8xf32>, token
    // expected-error @below {{load_ptr_tko: expected operand mask to be a tile of i1, got tile<8xi32>}}
    %a5, %k5 = load_ptr_tko weak %p, %i : tile<8xptr<f32>>, tile<8xi32> -> tile<8xf32>, token
    // expected-error @below {{load_ptr_tko: expected result and paddingValue to have one type}}
    %a6, %k6 = load_ptr_tko weak %p, %m, %i : tile<8xptr<f32>>, tile<8xi1>, tile<8xi32> -> tile<8xf32>, token
    // expected-error @below {{load_ptr_tko: expected operand source to be a tile of pointers, got tile<8xf32>}}
    %a7, %k7 = load_ptr_tko weak %v : tile<8xf32> -> tile<8xf32>, token
    // expected-error @below {{store_ptr_tko: expected a memory scope with release ordering, got none}}
    %b0 = store_ptr_tko release %p, %v : tile<8xptr<f32>>, tile<8xf32> -> token
    // expected-error @below {{store_ptr_tko: expected memory_ordering_semantics to be weak, relaxed or release, got acquire}}
    %b1 = store_ptr_tko acquire device %p, %v : tile<8xptr<f32>>, tile<8xf32> -> token
    // expected-error @below {{store_ptr_tko: expected value to hold elements of type f16 as the pointers point to, got tile<8xf32>}}
    %b2 = store_ptr_tko weak %h, %v : tile<8xptr<f16>>, tile<8xf32> -> token
    // expected-error @below {{store_ptr_tko: expected destination and mask to have one shape}}
    %b3 = store_ptr_tko weak %p, %v, %m4 : tile<8xptr<f32>>, tile<8xf32>, tile<4xi1> -> token
    // expected-error @below {{store_ptr_tko: expected no memory scope with weak ordering, got device [TIR0280]}}
    %b4 = "cuda_tile.store_ptr_tko"(%p, %v) {memory_ordering_semantics = 0 : i32, memory_scope = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0, 0>} : (!cuda_tile.tile<8xptr<f32>>, !cuda_tile.tile<8xf32>) -> !cuda_tile.token
    // expected-error @below {{join_tokens: expected two tokens or more, got 1 [TIR0289]}}
    %c0 = join_tokens %t : token
    // expected-error @below {{alloca: expected a power of two as alignment, got 3 [TIR0288]}}
    %c1 = alloca num_elem = 4, alignment = 3 : tile<ptr<f32>>
    // expected-error @below {{alloca: expected an alignment of at least 4 bytes, the size of f32, got 2}}
    %c2 = alloca num_elem = 4, alignment = 2 : tile<ptr<f32>>
    // expected-error @below {{alloca: expected num_elem to be at least 0, got -4 [TIR0129]}}
    %c3 = alloca num_elem = -4, alignment = 4 : tile<ptr<f32>>
    // expected-error @below {{print_tko: expected 2 arguments for the text's conversions, got 1 [TIR0295]}}
    %c4 = print_tko "%i %i", %i : tile<8xi32> -> token
    // expected-error @below {{print_tko: expected a conversion such as %i or %f after the percent sign at byte 3 of the text, got none [TIR0294]}}
    %c5 = print_tko "at %" -> token
    // expected-warning @below {{print_tko: expected a conversion such as %i or %f after the percent sign at byte 2 of the text, got something else: it prints a percent sign, and not argument 0; %% prints one without an argument [TIR0294]}}
    %c20 = print_tko "50%, %i", %i, %i : tile<8xi32>, tile<8xi32> -> token
    // expected-error @below {{print_tko: expected 2 arguments for the text's conversions, got 1 [TIR0295]}}
    // expected-warning @below {{after the percent sign at byte 0 of the text, got something else}}
    %c21 = print_tko "%z %i", %i : tile<8xi32> -> token
    // expected-error @below {{make_token: expected the result to be a token, got tile<i32>}}
    %c6 = make_token : tile<i32>
    // expected-error @below {{assert: expected operand condition to be a tile of i1, got tile<8xi32>}}
    assert %i, "text" : tile<8xi32>
    return
  }
}
