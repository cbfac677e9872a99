// Conversions: widths, shapes, rounding.

cuda_tile.module @m {
  testing$func @f(%b: tile<4xi8>, %i: tile<4xi32>, %l: tile<4xi64>, %h: tile<4xf16>, %f: tile<4xf32>, %t: tile<4xtf32>, %p: tile<4xptr<f32>>, %n: tile<4xi4>) {
    %a0 = exti %b signed : tile<4xi8> -> tile<4xi32>
    %a1 = exti %n unsigned : tile<4xi4> -> tile<4xi8>
    %a2 = trunci %i : tile<4xi32> -> tile<4xi8>
    %a3 = trunci %b overflow<no_wrap> : tile<4xi8> -> tile<4xi4>
    %a4 = ftof %f : tile<4xf32> -> tile<4xf16>
    %a5 = ftof %f : tile<4xf32> -> tile<4xtf32>
    %a6 = ftof %f rounding<zero> : tile<4xf32> -> tile<4xf8E8M0FNU>
    %a7 = ftof %h : tile<4xf16> -> tile<4xf4E2M1FN>
    %a8 = itof %i signed : tile<4xi32> -> tile<4xf16>
    %a9 = ftoi %f unsigned : tile<4xf32> -> tile<4xi64>
    %b0 = bitcast %i : tile<4xi32> -> tile<4xf32>
    %b1 = bitcast %h : tile<4xf16> -> tile<4xbf16>
    %b2 = ptr_to_int %p : tile<4xptr<f32>> -> tile<4xi64>
    %b3 = int_to_ptr %l : tile<4xi64> -> tile<4xptr<i8>>
    %b4 = ptr_to_ptr %p : tile<4xptr<f32>> -> tile<4xptr<i8>>
    return
  }
}

// -----

cuda_tile.module @m {
  testing$func @f(%b: tile<4xi8>, %i: tile<4xi32>, %l: tile<4xi64>, %h: tile<4xf16>, %f: tile<4xf32>, %t: tile<4xtf32>, %p: tile<4xptr<f32>>, %n: tile<4xi4>) {
    // expected-error @below {{exti: expected a result wider than i32, got i8 [TIR0204]}}
    %a0 = exti %i signed : tile<4xi32> -> tile<4xi8>
    // expected-error @below {{exti: expected a result wider than i32, got i32}}
    %a1 = exti %i signed : tile<4xi32> -> tile<4xi32>
    // expected-error @below {{exti: expected from and to to have one shape}}
    %a2 = exti %b signed : tile<4xi8> -> tile<8xi32>
    // expected-error @below {{exti: expected operand from to be a tile of i1, i4, i8, i16, i32 or i64, got tile<4xf32>}}
    %a3 = exti %f signed : tile<4xf32> -> tile<4xi64>
    // expected-error @below {{trunci: expected a result narrower than i8, got i32}}
    %a4 = trunci %b : tile<4xi8> -> tile<4xi32>
    // expected-error @below {{trunci: expected a result narrower than i8, got i8}}
    %a4_same = trunci %b : tile<4xi8> -> tile<4xi8>
    // expected-error @below {{trunci: expected result to}}
    %a5 = trunci %i : tile<4xi32> -> tile<4xf16>
    // expected-error @below {{ftof: expected another element type than f32, got the same [TIR0206]}}
    %a6 = ftof %f : tile<4xf32> -> tile<4xf32>
    // expected-error @below {{ftof: expected rounding <nearest_even> or <zero> for a conversion from f32 to f16, got <negative_inf> [TIR0207]}}
    %a7 = ftof %f rounding<negative_inf> : tile<4xf32> -> tile<4xf16>
    // expected-error @below {{ftof: expected rounding <nearest_even>, <zero> or <nearest_away> for a conversion from f32 to f64, got <negative_inf>}}
    %a7b = ftof %f rounding<negative_inf> : tile<4xf32> -> tile<4xf64>
    // expected-error @below {{ftof: expected rounding <zero> or <positive_inf> for a conversion from f32 to f8E8M0FNU, got <nearest_even>}}
    %a8 = ftof %f : tile<4xf32> -> tile<4xf8E8M0FNU>
    // expected-error @below {{ftof: expected operand from to be a tile of f16}}
    %a9 = ftof %i : tile<4xi32> -> tile<4xf32>
    // expected-error @below {{itof: expected a floating-point type with a sign, got f8E8M0FNU}}
    %b0 = itof %i signed : tile<4xi32> -> tile<4xf8E8M0FNU>
    // expected-error @below {{itof: expected rounding<nearest_even>, got <zero>}}
    %b1 = itof %i signed rounding<zero> : tile<4xi32> -> tile<4xf32>
    // expected-error @below {{itof: expected operand from}}
    %b2 = itof %f signed : tile<4xf32> -> tile<4xf16>
    // expected-error @below {{ftoi: expected result to to be a tile of i1}}
    %b3 = ftoi %f signed : tile<4xf32> -> tile<4xf16>
    // expected-error @below {{ftoi: expected from and to to have one shape}}
    %b4 = ftoi %f signed : tile<4xf32> -> tile<2xi32>
    // expected-error @below {{bitcast: expected a result of 32 bits per element as i32 has, got f16 of 16 bits [TIR0205]}}
    %b5 = bitcast %i : tile<4xi32> -> tile<4xf16>
    // expected-error @below {{bitcast: expected a result of 19 bits}}
    %b6 = bitcast %t : tile<4xtf32> -> tile<4xf32>
    // expected-error @below {{bitcast: expected operand source}}
    %b7 = bitcast %p : tile<4xptr<f32>> -> tile<4xi64>
    // expected-error @below {{ptr_to_int: expected the result to be a tile of i64, got tile<4xi32>}}
    %b8 = ptr_to_int %p : tile<4xptr<f32>> -> tile<4xi32>
    // expected-error @below {{int_to_ptr: expected operand source to be a tile of i64}}
    %b9 = int_to_ptr %i : tile<4xi32> -> tile<4xptr<f32>>
    // expected-error @below {{ptr_to_ptr: expected the result to be a tile of pointers}}
    %c0 = ptr_to_ptr %p : tile<4xptr<f32>> -> tile<4xi64>
    // expected-error @below {{ptr_to_ptr: expected source and result to have one shape}}
    %c1 = ptr_to_ptr %p : tile<4xptr<f32>> -> tile<8xptr<i8>>
    return
  }
}
