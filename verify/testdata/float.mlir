// Floating-point ops: element types, modifiers, rounding modes.

cuda_tile.module @m {
  testing$func @f(%h: tile<8xf16>, %b: tile<8xbf16>, %s: tile<8xf32>, %d: tile<8xf64>, %i: tile<8xi32>, %q: tile<8xf8E5M2>, %t: tile<8xtf32>) {
    %absf_h = absf %h : tile<8xf16>
    %ceil_h = ceil %h : tile<8xf16>
    %cos_h = cos %h : tile<8xf16>
    %cosh_h = cosh %h : tile<8xf16>
    %exp_h = exp %h : tile<8xf16>
    %exp2_h = exp2 %h : tile<8xf16>
    %floor_h = floor %h : tile<8xf16>
    %log_h = log %h : tile<8xf16>
    %log2_h = log2 %h : tile<8xf16>
    %negf_h = negf %h : tile<8xf16>
    %rsqrt_h = rsqrt %h : tile<8xf16>
    %sin_h = sin %h : tile<8xf16>
    %sinh_h = sinh %h : tile<8xf16>
    %sqrt_h = sqrt %h : tile<8xf16>
    %tan_h = tan %h : tile<8xf16>
    %tanh_h = tanh %h : tile<8xf16>
    %addf_h = addf %h, %h : tile<8xf16>
    %divf_h = divf %h, %h : tile<8xf16>
    %maxf_h = maxf %h, %h : tile<8xf16>
    %minf_h = minf %h, %h : tile<8xf16>
    %mulf_h = mulf %h, %h : tile<8xf16>
    %remf_h = remf %h, %h : tile<8xf16>
    %subf_h = subf %h, %h : tile<8xf16>
    %pow_h = pow %h, %h : tile<8xf16>
    %atan2_h = atan2 %h, %h : tile<8xf16>
    %fma_h = fma %h, %h, %h : tile<8xf16>
    %cmpf_h = cmpf less_than ordered %h, %h : tile<8xf16> -> tile<8xi1>
    %absf_b = absf %b : tile<8xbf16>
    %ceil_b = ceil %b : tile<8xbf16>
    %cos_b = cos %b : tile<8xbf16>
    %cosh_b = cosh %b : tile<8xbf16>
    %exp_b = exp %b : tile<8xbf16>
    %exp2_b = exp2 %b : tile<8xbf16>
    %floor_b = floor %b : tile<8xbf16>
    %log_b = log %b : tile<8xbf16>
    %log2_b = log2 %b : tile<8xbf16>
    %negf_b = negf %b : tile<8xbf16>
    %rsqrt_b = rsqrt %b : tile<8xbf16>
    %sin_b = sin %b : tile<8xbf16>
    %sinh_b = sinh %b : tile<8xbf16>
    %sqrt_b = sqrt %b : tile<8xbf16>
    %tan_b = tan %b : tile<8xbf16>
    %tanh_b = tanh %b : tile<8xbf16>
    %addf_b = addf %b, %b : tile<8xbf16>
    %divf_b = divf %b, %b : tile<8xbf16>
    %maxf_b = maxf %b, %b : tile<8xbf16>
    %minf_b = minf %b, %b : tile<8xbf16>
    %mulf_b = mulf %b, %b : tile<8xbf16>
    %remf_b = remf %b, %b : tile<8xbf16>
    %subf_b = subf %b, %b : tile<8xbf16>
    %pow_b = pow %b, %b : tile<8xbf16>
    %atan2_b = atan2 %b, %b : tile<8xbf16>
    %fma_b = fma %b, %b, %b : tile<8xbf16>
    %cmpf_b = cmpf less_than ordered %b, %b : tile<8xbf16> -> tile<8xi1>
    %absf_s = absf %s : tile<8xf32>
    %ceil_s = ceil %s : tile<8xf32>
    %cos_s = cos %s : tile<8xf32>
    %cosh_s = cosh %s : tile<8xf32>
    %exp_s = exp %s : tile<8xf32>
    %exp2_s = exp2 %s : tile<8xf32>
    %floor_s = floor %s : tile<8xf32>
    %log_s = log %s : tile<8xf32>
    %log2_s = log2 %s : tile<8xf32>
    %negf_s = negf %s : tile<8xf32>
    %rsqrt_s = rsqrt %s : tile<8xf32>
    %sin_s = sin %s : tile<8xf32>
    %sinh_s = sinh %s : tile<8xf32>
    %sqrt_s = sqrt %s : tile<8xf32>
    %tan_s = tan %s : tile<8xf32>
    %tanh_s = tanh %s : tile<8xf32>
    %addf_s = addf %s, %s : tile<8xf32>
    %divf_s = divf %s, %s : tile<8xf32>
    %maxf_s = maxf %s, %s : tile<8xf32>
    %minf_s = minf %s, %s : tile<8xf32>
    %mulf_s = mulf %s, %s : tile<8xf32>
    %remf_s = remf %s, %s : tile<8xf32>
    %subf_s = subf %s, %s : tile<8xf32>
    %pow_s = pow %s, %s : tile<8xf32>
    %atan2_s = atan2 %s, %s : tile<8xf32>
    %fma_s = fma %s, %s, %s : tile<8xf32>
    %cmpf_s = cmpf less_than ordered %s, %s : tile<8xf32> -> tile<8xi1>
    %absf_d = absf %d : tile<8xf64>
    %ceil_d = ceil %d : tile<8xf64>
    %cos_d = cos %d : tile<8xf64>
    %cosh_d = cosh %d : tile<8xf64>
    %exp_d = exp %d : tile<8xf64>
    %exp2_d = exp2 %d : tile<8xf64>
    %floor_d = floor %d : tile<8xf64>
    %log_d = log %d : tile<8xf64>
    %log2_d = log2 %d : tile<8xf64>
    %negf_d = negf %d : tile<8xf64>
    %rsqrt_d = rsqrt %d : tile<8xf64>
    %sin_d = sin %d : tile<8xf64>
    %sinh_d = sinh %d : tile<8xf64>
    %sqrt_d = sqrt %d : tile<8xf64>
    %tan_d = tan %d : tile<8xf64>
    %tanh_d = tanh %d : tile<8xf64>
    %addf_d = addf %d, %d : tile<8xf64>
    %divf_d = divf %d, %d : tile<8xf64>
    %maxf_d = maxf %d, %d : tile<8xf64>
    %minf_d = minf %d, %d : tile<8xf64>
    %mulf_d = mulf %d, %d : tile<8xf64>
    %remf_d = remf %d, %d : tile<8xf64>
    %subf_d = subf %d, %d : tile<8xf64>
    %pow_d = pow %d, %d : tile<8xf64>
    %atan2_d = atan2 %d, %d : tile<8xf64>
    %fma_d = fma %d, %d, %d : tile<8xf64>
    %cmpf_d = cmpf less_than ordered %d, %d : tile<8xf64> -> tile<8xi1>
    %addf_zero = addf %s, %s rounding<zero> flush_to_zero : tile<8xf32>
    %subf_zero = subf %s, %s rounding<zero> flush_to_zero : tile<8xf32>
    %mulf_zero = mulf %s, %s rounding<zero> flush_to_zero : tile<8xf32>
    %fma_zero = fma %s, %s, %s rounding<zero> flush_to_zero : tile<8xf32>
    %divf_zero = divf %s, %s rounding<zero> : tile<8xf32>
    %sqrt_zero = sqrt %s rounding<zero> : tile<8xf32>
    %addf_negative_inf = addf %s, %s rounding<negative_inf> flush_to_zero : tile<8xf32>
    %subf_negative_inf = subf %s, %s rounding<negative_inf> flush_to_zero : tile<8xf32>
    %mulf_negative_inf = mulf %s, %s rounding<negative_inf> flush_to_zero : tile<8xf32>
    %fma_negative_inf = fma %s, %s, %s rounding<negative_inf> flush_to_zero : tile<8xf32>
    %divf_negative_inf = divf %s, %s rounding<negative_inf> : tile<8xf32>
    %sqrt_negative_inf = sqrt %s rounding<negative_inf> : tile<8xf32>
    %addf_positive_inf = addf %s, %s rounding<positive_inf> flush_to_zero : tile<8xf32>
    %subf_positive_inf = subf %s, %s rounding<positive_inf> flush_to_zero : tile<8xf32>
    %mulf_positive_inf = mulf %s, %s rounding<positive_inf> flush_to_zero : tile<8xf32>
    %fma_positive_inf = fma %s, %s, %s rounding<positive_inf> flush_to_zero : tile<8xf32>
    %divf_positive_inf = divf %s, %s rounding<positive_inf> : tile<8xf32>
    %sqrt_positive_inf = sqrt %s rounding<positive_inf> : tile<8xf32>
    %ap1 = divf %s, %s rounding<approx> flush_to_zero : tile<8xf32>
    %ap2 = divf %s, %s rounding<full> : tile<8xf32>
    %ap3 = sqrt %s rounding<approx> : tile<8xf32>
    %ap4 = exp %s rounding<approx> : tile<8xf32>
    %ap5 = tanh %s rounding<approx> : tile<8xf32>
    %fz1 = exp2 %s flush_to_zero : tile<8xf32>
    %fz2 = rsqrt %s flush_to_zero : tile<8xf32>
    %fz3 = maxf %s, %s flush_to_zero propagate_nan : tile<8xf32>
    %fz4 = minf %s, %s propagate_nan : tile<8xf32>
    return
  }
}

// -----

cuda_tile.module @m {
  testing$func @f(%h: tile<8xf16>, %b: tile<8xbf16>, %s: tile<8xf32>, %d: tile<8xf64>, %i: tile<8xi32>, %q: tile<8xf8E5M2>, %t: tile<8xtf32>) {
    // expected-error @below {{absf: expected operand source to be a tile of f16, bf16, f32 or f64, got tile<8xi32>}}
    %absf_i = absf %i : tile<8xi32>
    // expected-error @below {{absf: expected operand source to be a tile of f16, bf16, f32 or f64, got tile<8xf8E5M2>}}
    %absf_q = absf %q : tile<8xf8E5M2>
    // expected-error @below {{ceil: expected operand source to be a tile of f16, bf16, f32 or f64, got tile<8xi32>}}
    %ceil_i = ceil %i : tile<8xi32>
    // expected-error @below {{ceil: expected operand source to be a tile of f16, bf16, f32 or f64, got tile<8xf8E5M2>}}
    %ceil_q = ceil %q : tile<8xf8E5M2>
    // expected-error @below {{cos: expected operand source to be a tile of f16, bf16, f32 or f64, got tile<8xi32>}}
    %cos_i = cos %i : tile<8xi32>
    // expected-error @below {{cos: expected operand source to be a tile of f16, bf16, f32 or f64, got tile<8xf8E5M2>}}
    %cos_q = cos %q : tile<8xf8E5M2>
    // expected-error @below {{cosh: expected operand source to be a tile of f16, bf16, f32 or f64, got tile<8xi32>}}
    %cosh_i = cosh %i : tile<8xi32>
    // expected-error @below {{cosh: expected operand source to be a tile of f16, bf16, f32 or f64, got tile<8xf8E5M2>}}
    %cosh_q = cosh %q : tile<8xf8E5M2>
    // expected-error @below {{exp: expected operand source to be a tile of f16, bf16, f32 or f64, got tile<8xi32>}}
    %exp_i = exp %i : tile<8xi32>
    // expected-error @below {{exp: expected operand source to be a tile of f16, bf16, f32 or f64, got tile<8xf8E5M2>}}
    %exp_q = exp %q : tile<8xf8E5M2>
    // expected-error @below {{exp2: expected operand source to be a tile of f16, bf16, f32 or f64, got tile<8xi32>}}
    %exp2_i = exp2 %i : tile<8xi32>
    // expected-error @below {{exp2: expected operand source to be a tile of f16, bf16, f32 or f64, got tile<8xf8E5M2>}}
    %exp2_q = exp2 %q : tile<8xf8E5M2>
    // expected-error @below {{floor: expected operand source to be a tile of f16, bf16, f32 or f64, got tile<8xi32>}}
    %floor_i = floor %i : tile<8xi32>
    // expected-error @below {{floor: expected operand source to be a tile of f16, bf16, f32 or f64, got tile<8xf8E5M2>}}
    %floor_q = floor %q : tile<8xf8E5M2>
    // expected-error @below {{log: expected operand source to be a tile of f16, bf16, f32 or f64, got tile<8xi32>}}
    %log_i = log %i : tile<8xi32>
    // expected-error @below {{log: expected operand source to be a tile of f16, bf16, f32 or f64, got tile<8xf8E5M2>}}
    %log_q = log %q : tile<8xf8E5M2>
    // expected-error @below {{log2: expected operand source to be a tile of f16, bf16, f32 or f64, got tile<8xi32>}}
    %log2_i = log2 %i : tile<8xi32>
    // expected-error @below {{log2: expected operand source to be a tile of f16, bf16, f32 or f64, got tile<8xf8E5M2>}}
    %log2_q = log2 %q : tile<8xf8E5M2>
    // expected-error @below {{negf: expected operand source to be a tile of f16, bf16, f32 or f64, got tile<8xi32>}}
    %negf_i = negf %i : tile<8xi32>
    // expected-error @below {{negf: expected operand source to be a tile of f16, bf16, f32 or f64, got tile<8xf8E5M2>}}
    %negf_q = negf %q : tile<8xf8E5M2>
    // expected-error @below {{rsqrt: expected operand source to be a tile of f16, bf16, f32 or f64, got tile<8xi32>}}
    %rsqrt_i = rsqrt %i : tile<8xi32>
    // expected-error @below {{rsqrt: expected operand source to be a tile of f16, bf16, f32 or f64, got tile<8xf8E5M2>}}
    %rsqrt_q = rsqrt %q : tile<8xf8E5M2>
    // expected-error @below {{sin: expected operand source to be a tile of f16, bf16, f32 or f64, got tile<8xi32>}}
    %sin_i = sin %i : tile<8xi32>
    // expected-error @below {{sin: expected operand source to be a tile of f16, bf16, f32 or f64, got tile<8xf8E5M2>}}
    %sin_q = sin %q : tile<8xf8E5M2>
    // expected-error @below {{sinh: expected operand source to be a tile of f16, bf16, f32 or f64, got tile<8xi32>}}
    %sinh_i = sinh %i : tile<8xi32>
    // expected-error @below {{sinh: expected operand source to be a tile of f16, bf16, f32 or f64, got tile<8xf8E5M2>}}
    %sinh_q = sinh %q : tile<8xf8E5M2>
    // expected-error @below {{sqrt: expected operand source to be a tile of f16, bf16, f32 or f64, got tile<8xi32>}}
    %sqrt_i = sqrt %i : tile<8xi32>
    // expected-error @below {{sqrt: expected operand source to be a tile of f16, bf16, f32 or f64, got tile<8xf8E5M2>}}
    %sqrt_q = sqrt %q : tile<8xf8E5M2>
    // expected-error @below {{tan: expected operand source to be a tile of f16, bf16, f32 or f64, got tile<8xi32>}}
    %tan_i = tan %i : tile<8xi32>
    // expected-error @below {{tan: expected operand source to be a tile of f16, bf16, f32 or f64, got tile<8xf8E5M2>}}
    %tan_q = tan %q : tile<8xf8E5M2>
    // expected-error @below {{tanh: expected operand source to be a tile of f16, bf16, f32 or f64, got tile<8xi32>}}
    %tanh_i = tanh %i : tile<8xi32>
    // expected-error @below {{tanh: expected operand source to be a tile of f16, bf16, f32 or f64, got tile<8xf8E5M2>}}
    %tanh_q = tanh %q : tile<8xf8E5M2>
    // expected-error-re @below {{addf: expected operand {{[a-z]+}} to be a tile of f16, bf16, f32 or f64, got tile<8xi32> [TIR0120]}}
    %addf_i = addf %i, %i : tile<8xi32>
    // expected-error-re @below {{addf: expected operand {{[a-z]+}} to be a tile of f16, bf16, f32 or f64, got tile<8xtf32> [TIR0120]}}
    %addf_t = addf %t, %t : tile<8xtf32>
    // expected-error-re @below {{divf: expected operand {{[a-z]+}} to be a tile of f16, bf16, f32 or f64, got tile<8xi32> [TIR0120]}}
    %divf_i = divf %i, %i : tile<8xi32>
    // expected-error-re @below {{divf: expected operand {{[a-z]+}} to be a tile of f16, bf16, f32 or f64, got tile<8xtf32> [TIR0120]}}
    %divf_t = divf %t, %t : tile<8xtf32>
    // expected-error-re @below {{maxf: expected operand {{[a-z]+}} to be a tile of f16, bf16, f32 or f64, got tile<8xi32> [TIR0120]}}
    %maxf_i = maxf %i, %i : tile<8xi32>
    // expected-error-re @below {{maxf: expected operand {{[a-z]+}} to be a tile of f16, bf16, f32 or f64, got tile<8xtf32> [TIR0120]}}
    %maxf_t = maxf %t, %t : tile<8xtf32>
    // expected-error-re @below {{minf: expected operand {{[a-z]+}} to be a tile of f16, bf16, f32 or f64, got tile<8xi32> [TIR0120]}}
    %minf_i = minf %i, %i : tile<8xi32>
    // expected-error-re @below {{minf: expected operand {{[a-z]+}} to be a tile of f16, bf16, f32 or f64, got tile<8xtf32> [TIR0120]}}
    %minf_t = minf %t, %t : tile<8xtf32>
    // expected-error-re @below {{mulf: expected operand {{[a-z]+}} to be a tile of f16, bf16, f32 or f64, got tile<8xi32> [TIR0120]}}
    %mulf_i = mulf %i, %i : tile<8xi32>
    // expected-error-re @below {{mulf: expected operand {{[a-z]+}} to be a tile of f16, bf16, f32 or f64, got tile<8xtf32> [TIR0120]}}
    %mulf_t = mulf %t, %t : tile<8xtf32>
    // expected-error-re @below {{remf: expected operand {{[a-z]+}} to be a tile of f16, bf16, f32 or f64, got tile<8xi32> [TIR0120]}}
    %remf_i = remf %i, %i : tile<8xi32>
    // expected-error-re @below {{remf: expected operand {{[a-z]+}} to be a tile of f16, bf16, f32 or f64, got tile<8xtf32> [TIR0120]}}
    %remf_t = remf %t, %t : tile<8xtf32>
    // expected-error-re @below {{subf: expected operand {{[a-z]+}} to be a tile of f16, bf16, f32 or f64, got tile<8xi32> [TIR0120]}}
    %subf_i = subf %i, %i : tile<8xi32>
    // expected-error-re @below {{subf: expected operand {{[a-z]+}} to be a tile of f16, bf16, f32 or f64, got tile<8xtf32> [TIR0120]}}
    %subf_t = subf %t, %t : tile<8xtf32>
    // expected-error-re @below {{pow: expected operand {{[a-z]+}} to be a tile of f16, bf16, f32 or f64, got tile<8xi32> [TIR0120]}}
    %pow_i = pow %i, %i : tile<8xi32>
    // expected-error-re @below {{pow: expected operand {{[a-z]+}} to be a tile of f16, bf16, f32 or f64, got tile<8xtf32> [TIR0120]}}
    %pow_t = pow %t, %t : tile<8xtf32>
    // expected-error-re @below {{atan2: expected operand {{[a-z]+}} to be a tile of f16, bf16, f32 or f64, got tile<8xi32> [TIR0120]}}
    %atan2_i = atan2 %i, %i : tile<8xi32>
    // expected-error-re @below {{atan2: expected operand {{[a-z]+}} to be a tile of f16, bf16, f32 or f64, got tile<8xtf32> [TIR0120]}}
    %atan2_t = atan2 %t, %t : tile<8xtf32>
    // expected-error @below {{fma: expected operand lhs to be a tile of f16}}
    %fma_i = fma %i, %i, %i : tile<8xi32>
    // expected-error @below {{cmpf: expected operand lhs}}
    %cmpf_i = cmpf equal ordered %i, %i : tile<8xi32> -> tile<8xi1>
    // expected-error @below {{cmpf: expected the result to be a tile of i1, got tile<8xf32>}}
    %cmpf_r = cmpf equal ordered %s, %s : tile<8xf32> -> tile<8xf32>
    // expected-error @below {{cmpf: expected lhs and result to have one shape, got tile<8xf32> and tile<4xi1>}}
    %cmpf_n = cmpf equal ordered %s, %s : tile<8xf32> -> tile<4xi1>
    // expected-error @below {{addf: expected f32 with flush_to_zero, got f16 [TIR0200]}}
    %addf_ftz = addf %h, %h flush_to_zero : tile<8xf16>
    // expected-error @below {{subf: expected f32 with flush_to_zero, got f16 [TIR0200]}}
    %subf_ftz = subf %h, %h flush_to_zero : tile<8xf16>
    // expected-error @below {{mulf: expected f32 with flush_to_zero, got f16 [TIR0200]}}
    %mulf_ftz = mulf %h, %h flush_to_zero : tile<8xf16>
    // expected-error @below {{maxf: expected f32 with flush_to_zero, got f16 [TIR0200]}}
    %maxf_ftz = maxf %h, %h flush_to_zero : tile<8xf16>
    // expected-error @below {{minf: expected f32 with flush_to_zero, got f16 [TIR0200]}}
    %minf_ftz = minf %h, %h flush_to_zero : tile<8xf16>
    // expected-error @below {{divf: expected f32 with flush_to_zero, got f16 [TIR0200]}}
    %divf_ftz = divf %h, %h flush_to_zero : tile<8xf16>
    // expected-error @below {{exp2: expected f32 with flush_to_zero, got f64}}
    %exp2_ftz = exp2 %d flush_to_zero : tile<8xf64>
    // expected-error @below {{rsqrt: expected f32 with flush_to_zero, got f64}}
    %rsqrt_ftz = rsqrt %d flush_to_zero : tile<8xf64>
    // expected-error @below {{sqrt: expected f32 with flush_to_zero, got f64}}
    %sqrt_ftz = sqrt %d flush_to_zero : tile<8xf64>
    // expected-error @below {{fma: expected f32 with flush_to_zero, got bf16}}
    %fma_ftz = fma %b, %b, %b flush_to_zero : tile<8xbf16>
    // expected-error @below {{divf: expected f32 with rounding<approx>, got f64 [TIR0201]}}
    %divf_apx = divf %d, %d rounding<approx> : tile<8xf64>
    // expected-error @below {{sqrt: expected f32 with rounding<approx>, got f64 [TIR0201]}}
    %sqrt_apx = sqrt %d rounding<approx> : tile<8xf64>
    // expected-error @below {{exp: expected f32 with rounding<approx>, got f64 [TIR0201]}}
    %exp_apx = exp %d rounding<approx> : tile<8xf64>
    // expected-error @below {{tanh: expected f32 with rounding<approx>, got f64 [TIR0201]}}
    %tanh_apx = tanh %d rounding<approx> : tile<8xf64>
    // expected-error @below {{divf: expected f32 with rounding<full>, got f16}}
    %divf_full = divf %h, %h rounding<full> : tile<8xf16>
    return
  }
}

// -----

cuda_tile.module @m {
  testing$func @f(%h: tile<8xf16>, %b: tile<8xbf16>, %s: tile<8xf32>, %d: tile<8xf64>, %i: tile<8xi32>, %q: tile<8xf8E5M2>, %t: tile<8xtf32>) {
    // expected-error-re @below {{addf: expected rounding_mode to be nearest_even, zero, negative_inf{{.*}}, got nearest_int_to_zero [TIR0128]}}
    %addf_mode = "cuda_tile.addf"(%s, %s) {rounding_mode = #cuda_tile.rounding<nearest_int_to_zero>} : (!cuda_tile.tile<8xf32>, !cuda_tile.tile<8xf32>) -> !cuda_tile.tile<8xf32>
    // expected-error-re @below {{subf: expected rounding_mode to be nearest_even, zero, negative_inf{{.*}}, got nearest_int_to_zero [TIR0128]}}
    %subf_mode = "cuda_tile.subf"(%s, %s) {rounding_mode = #cuda_tile.rounding<nearest_int_to_zero>} : (!cuda_tile.tile<8xf32>, !cuda_tile.tile<8xf32>) -> !cuda_tile.tile<8xf32>
    // expected-error-re @below {{mulf: expected rounding_mode to be nearest_even, zero, negative_inf{{.*}}, got nearest_int_to_zero [TIR0128]}}
    %mulf_mode = "cuda_tile.mulf"(%s, %s) {rounding_mode = #cuda_tile.rounding<nearest_int_to_zero>} : (!cuda_tile.tile<8xf32>, !cuda_tile.tile<8xf32>) -> !cuda_tile.tile<8xf32>
    // expected-error-re @below {{divf: expected rounding_mode to be nearest_even, zero, negative_inf{{.*}}, got nearest_int_to_zero [TIR0128]}}
    %divf_mode = "cuda_tile.divf"(%s, %s) {rounding_mode = #cuda_tile.rounding<nearest_int_to_zero>} : (!cuda_tile.tile<8xf32>, !cuda_tile.tile<8xf32>) -> !cuda_tile.tile<8xf32>
    // expected-error-re @below {{fma: expected rounding_mode to be nearest_even, zero, negative_inf{{.*}}, got nearest_int_to_zero [TIR0128]}}
    %fma_mode = "cuda_tile.fma"(%s, %s, %s) {rounding_mode = #cuda_tile.rounding<nearest_int_to_zero>} : (!cuda_tile.tile<8xf32>, !cuda_tile.tile<8xf32>, !cuda_tile.tile<8xf32>) -> !cuda_tile.tile<8xf32>
    // expected-error-re @below {{sqrt: expected rounding_mode to be nearest_even, zero, negative_inf{{.*}}, got nearest_int_to_zero [TIR0128]}}
    %sqrt_mode = "cuda_tile.sqrt"(%s) {rounding_mode = #cuda_tile.rounding<nearest_int_to_zero>} : (!cuda_tile.tile<8xf32>) -> !cuda_tile.tile<8xf32>
    // expected-error @below {{exp: expected rounding_mode to be approx or full, got zero}}
    %exp_mode = "cuda_tile.exp"(%s) {rounding_mode = #cuda_tile.rounding<zero>} : (!cuda_tile.tile<8xf32>) -> !cuda_tile.tile<8xf32>
    // expected-error @below {{tanh: expected rounding_mode to be approx or full, got zero}}
    %tanh_mode = "cuda_tile.tanh"(%s) {rounding_mode = #cuda_tile.rounding<zero>} : (!cuda_tile.tile<8xf32>) -> !cuda_tile.tile<8xf32>
    // expected-error @below {{addf: expected lhs and rhs to have one type, got tile<8xf32> and tile<8xf16> [TIR0122]}}
    %mixed = "cuda_tile.addf"(%s, %h) {rounding_mode = #cuda_tile.rounding<zero>} : (!cuda_tile.tile<8xf32>, !cuda_tile.tile<8xf16>) -> !cuda_tile.tile<8xf32>
    return
  }
}
