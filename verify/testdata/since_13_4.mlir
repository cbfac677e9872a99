// What 13.4 changed.

cuda_tile.module @m {
  testing$func @f(%e: tile<4xf8E4M3FN>, %u: tile<4xf8E5M3FNU>, %s: tile<4xf8E8M0FNU>, %h: tile<4xf16>, %b: tile<4xbf16>, %t: tile<4xtf32>, %f: tile<4xf32>, %d: tile<4xf64>) {
    // Where nothing is lost every mode is taken.
    %a0 = ftof %e rounding<positive_inf> : tile<4xf8E4M3FN> -> tile<4xf16>
    %a1 = ftof %u rounding<nearest_away> : tile<4xf8E5M3FNU> -> tile<4xbf16>
    %a2 = ftof %h rounding<negative_inf> : tile<4xf16> -> tile<4xtf32>
    %a3 = ftof %f rounding<nearest_away> : tile<4xf32> -> tile<4xf64>
    // Elsewhere some.
    %b0 = ftof %d rounding<positive_inf> : tile<4xf64> -> tile<4xf32>
    %b1 = ftof %f rounding<nearest_away> : tile<4xf32> -> tile<4xtf32>
    %b2 = ftof %b rounding<zero> : tile<4xbf16> -> tile<4xf16>
    %b3 = ftof %u rounding<zero> : tile<4xf8E5M3FNU> -> tile<4xf16>
    %b4 = ftof %f : tile<4xf32> -> tile<4xf8E5M3FNU>
    %b5 = ftoi %u signed saturating : tile<4xf8E5M3FNU> -> tile<4xi8>
    %big = constant <f32: 300.0> : tile<4xf32>
    %b6 = ftoi %big signed saturating : tile<4xf32> -> tile<4xi8>
    // expected-warning @below {{ftoi: expected a number that fits i8, got 300}}
    %b7 = ftoi %big signed : tile<4xf32> -> tile<4xi8>
    return
  }
}

// -----

cuda_tile.module @m {
  testing$func @f(%u: tile<4xf8E5M3FNU>, %s: tile<4xf8E8M0FNU>, %f: tile<4xf32>, %d: tile<4xf64>, %i: tile<4xi32>) {
    // expected-error @below {{ftof: expected rounding <nearest_even>, <zero>, <negative_inf> or <positive_inf> for a conversion from f64 to f32, got <nearest_away> [TIR0207]}}
    %a0 = ftof %d rounding<nearest_away> : tile<4xf64> -> tile<4xf32>
    // expected-error @below {{ftof: expected rounding <nearest_even>, <zero> or <nearest_away> for a conversion from f32 to tf32, got <positive_inf>}}
    %a1 = ftof %f rounding<positive_inf> : tile<4xf32> -> tile<4xtf32>
    // expected-error @below {{ftof: expected rounding <nearest_even> for a conversion from f32 to f8E5M3FNU, got <zero>}}
    %a2 = ftof %f rounding<zero> : tile<4xf32> -> tile<4xf8E5M3FNU>
    // expected-error @below {{ftof: expected rounding <nearest_even> or <zero> for a conversion from f8E5M3FNU to f16, got <nearest_away>}}
    %a3 = ftof %u rounding<nearest_away> : tile<4xf8E5M3FNU> -> tile<4xf16>
    // expected-error @below {{ftof: expected rounding <nearest_even> or <zero> for a conversion from f8E8M0FNU to f32, got <positive_inf>}}
    %a4 = ftof %s rounding<positive_inf> : tile<4xf8E8M0FNU> -> tile<4xf32>
    // expected-error @below {{itof: expected a floating-point type with a sign, got f8E5M3FNU}}
    %a5 = itof %i signed : tile<4xi32> -> tile<4xf8E5M3FNU>
    return
  }
}

// -----

// Scales of f8E5M3FNU serve 16 or 32 elements of f4E2M1FN.
cuda_tile.module @m {
  testing$func @f(%a: tile<16x64xf4E2M1FN>, %b: tile<64x16xf4E2M1FN>, %c: tile<16x16xf32>, %s4: tile<16x4xf8E5M3FNU>, %t4: tile<4x16xf8E5M3FNU>, %s2: tile<16x2xf8E5M3FNU>, %t2: tile<2x16xf8E5M3FNU>, %s1: tile<16x1xf8E5M3FNU>, %t1: tile<1x16xf8E5M3FNU>, %q: tile<16x64xf8E5M2>, %r: tile<64x16xf8E5M2>) {
    %a0 = mmaf_scaled %a, %b, %c, %s4, %t4 : tile<16x64xf4E2M1FN>, tile<64x16xf4E2M1FN>, tile<16x16xf32>, tile<16x4xf8E5M3FNU>, tile<4x16xf8E5M3FNU>
    %a1 = mmaf_scaled %a, %b, %c, %s2, %t2 : tile<16x64xf4E2M1FN>, tile<64x16xf4E2M1FN>, tile<16x16xf32>, tile<16x2xf8E5M3FNU>, tile<2x16xf8E5M3FNU>
    // expected-error @below {{mmaf_scaled: expected one scale of f8E5M3FNU for 16 or 32 elements of f4E2M1FN, got one for 64 [TIR0243]}}
    %a2 = mmaf_scaled %a, %b, %c, %s1, %t1 : tile<16x64xf4E2M1FN>, tile<64x16xf4E2M1FN>, tile<16x16xf32>, tile<16x1xf8E5M3FNU>, tile<1x16xf8E5M3FNU>
    // expected-error @below {{mmaf_scaled: expected operands of f4E2M1FN with scales of f8E5M3FNU, got f8E5M2}}
    %a3 = mmaf_scaled %q, %r, %c, %s2, %t2 : tile<16x64xf8E5M2>, tile<64x16xf8E5M2>, tile<16x16xf32>, tile<16x2xf8E5M3FNU>, tile<2x16xf8E5M3FNU>
    return
  }
}

// -----

// Pointers and the views made from them have one attribute.
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f32, #cuda_tile.ptr_attr<none>>>, %q: tile<ptr<f32>>) {
    %0 = make_tensor_view %p, shape = [8], strides = [1] : tensor_view<8xf32, strides=[1], #cuda_tile.ptr_attr<none>>
    %1 = make_tensor_view %p, shape = [8], strides = [1] : tile<ptr<f32, #cuda_tile.ptr_attr<none>>> -> tensor_view<8xf32, strides=[1], #cuda_tile.ptr_attr<none>>
    // expected-error @below {{make_tensor_view: expected a base and a tensor_view with one ptr_attr, got tile<ptr<f32, #cuda_tile.ptr_attr<none>>> and tensor_view<8xf32, strides=[1]> [TIR0297]}}
    %2 = make_tensor_view %p, shape = [8], strides = [1] : tile<ptr<f32, #cuda_tile.ptr_attr<none>>> -> tensor_view<8xf32, strides=[1]>
    // expected-error @below {{make_tensor_view: expected a base and a tensor_view with one ptr_attr, got tile<ptr<f32>> and tensor_view<8xf32, strides=[1], #cuda_tile.ptr_attr<none>>}}
    %3 = make_tensor_view %q, shape = [8], strides = [1] : tile<ptr<f32>> -> tensor_view<8xf32, strides=[1], #cuda_tile.ptr_attr<none>>
    return
  }
}

// -----

cuda_tile.module @m {
  entry @f(%p: tile<ptr<f32>>, %i: tile<i32>) {
    %t = make_tensor_view %p, shape = [8, 8], strides = [8, 1] : tensor_view<8x8xf32, strides=[8,1]>
    %v = make_partition_view %t : partition_view<tile=(4x4), tensor_view<8x8xf32, strides=[8,1]>>
    %0, %1 = load_view_tko weak %v[%i, %i] inbounds = [true, false] : partition_view<tile=(4x4), tensor_view<8x8xf32, strides=[8,1]>>, tile<i32> -> tile<4x4xf32>, token
    // expected-error @below {{load_view_tko: expected inbounds to have 2 values, one per index, got 1 [TIR0296]}}
    %2, %3 = load_view_tko weak %v[%i, %i] inbounds = [true] : partition_view<tile=(4x4), tensor_view<8x8xf32, strides=[8,1]>>, tile<i32> -> tile<4x4xf32>, token
    return
  }
}

// -----

// A return leaves loops, but no for.
cuda_tile.module @m {
  entry @f(%c: tile<i1>, %i: tile<i32>) {
    loop {
      if %c {
        return
      }
      loop {
        return
      }
      continue
    }
    for %k in (%i to %i, step %i) : tile<i32> {
      loop {
        if %c {
          // expected-error @below {{return: expected entry around it with only if and loop in between, got for [TIR0262]}}
          return
        }
        break
      }
      continue
    }
    return
  }
}
