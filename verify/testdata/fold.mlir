// reduce and scan.

cuda_tile.module @m {
  testing$func @f(%a: tile<8x4xf32>, %b: tile<8x4xi32>, %h: tile<8xbf16>) {
    %r0 = reduce %a dim=0 identities=[0.0 : f32] : tile<8x4xf32> -> tile<4xf32>
    (%x: tile<f32>, %y: tile<f32>) {
      %s = addf %x, %y : tile<f32>
      yield %s : tile<f32>
    }
    %r1, %r2 = reduce %a, %b dim=1 identities=[0.0 : f32, 0 : i32] : tile<8x4xf32>, tile<8x4xi32> -> tile<8xf32>, tile<8xi32>
    (%x: tile<f32>, %y: tile<f32>, %u: tile<i32>, %w: tile<i32>) {
      yield %x, %w : tile<f32>, tile<i32>
    }
    %r3 = scan %a dim=1 reverse=true identities=[0.0 : f32] : tile<8x4xf32> -> tile<8x4xf32>
    (%x: tile<f32>, %y: tile<f32>) {
      %s = addf %x, %y : tile<f32>
      yield %s : tile<f32>
    }
    %r4 = reduce %h dim=0 identities=[0.0 : bf16] : tile<8xbf16> -> tile<bf16>
    (%x: tile<bf16>, %y: tile<bf16>) {
      yield %x : tile<bf16>
    }
    return
  }
}

// -----

cuda_tile.module @m {
  testing$func @f(%a: tile<8x4xf32>, %b: tile<8x4xi32>, %h: tile<8xbf16>) {
    // expected-error @below {{reduce: expected dim below the rank 2, got 2 [TIR0221]}}
    %r0 = reduce %a dim=2 identities=[0.0 : f32] : tile<8x4xf32> -> tile<8xf32>
    (%x: tile<f32>, %y: tile<f32>) {
      yield %x : tile<f32>
    }
    // expected-error @below {{reduce: expected result 0 of type tile<4xf32>, that of operand 0 without dimension 0, got tile<8xf32> [TIR0271]}}
    %r1 = reduce %a dim=0 identities=[0.0 : f32] : tile<8x4xf32> -> tile<8xf32>
    (%x: tile<f32>, %y: tile<f32>) {
      yield %x : tile<f32>
    }
    // expected-error @below {{scan: expected result 0 of type tile<8x4xf32> as operand 0, got tile<4xf32>}}
    %r2 = scan %a dim=0 reverse=false identities=[0.0 : f32] : tile<8x4xf32> -> tile<4xf32>
    (%x: tile<f32>, %y: tile<f32>) {
      yield %x : tile<f32>
    }
    // expected-error @below {{reduce: expected 1 identity, one per operand, got 2 [TIR0270]}}
    %r3 = reduce %a dim=0 identities=[0.0 : f32, 0.0 : f32] : tile<8x4xf32> -> tile<4xf32>
    (%x: tile<f32>, %y: tile<f32>) {
      yield %x : tile<f32>
    }
    // expected-error @below {{reduce: expected identity 0 of type f32 as operand 0, got 0 : i32}}
    %r4 = reduce %a dim=0 identities=[0 : i32] : tile<8x4xf32> -> tile<4xf32>
    (%x: tile<f32>, %y: tile<f32>) {
      yield %x : tile<f32>
    }
    // expected-error @below {{reduce: expected 2 block arguments, two per operand, got 1 [TIR0272]}}
    %r5 = reduce %a dim=0 identities=[0.0 : f32] : tile<8x4xf32> -> tile<4xf32>
    (%x: tile<f32>) {
      yield %x : tile<f32>
    }
    // expected-error @below {{reduce: expected block argument 1 of type tile<f32>, got tile<i32>}}
    %r6 = reduce %a dim=0 identities=[0.0 : f32] : tile<8x4xf32> -> tile<4xf32>
    (%x: tile<f32>, %y: tile<i32>) {
      yield %x : tile<f32>
    }
    // expected-error @below {{reduce: expected block argument 0 of type tile<f32>, got tile<8xf32>}}
    %r7 = reduce %a dim=0 identities=[0.0 : f32] : tile<8x4xf32> -> tile<4xf32>
    (%x: tile<8xf32>, %y: tile<8xf32>) {
      %z = constant <f32: 0.0> : tile<f32>
      yield %z : tile<f32>
    }
    // expected-error @below {{reduce: expected the body to yield 1 value, got 0 [TIR0265]}}
    %r8 = reduce %a dim=0 identities=[0.0 : f32] : tile<8x4xf32> -> tile<4xf32>
    (%x: tile<f32>, %y: tile<f32>) {
      yield
    }
    %r9 = reduce %a dim=0 identities=[0.0 : f32] : tile<8x4xf32> -> tile<4xf32>
    (%x: tile<f32>, %y: tile<f32>) {
      // expected-error @below {{print_tko: expected only ops without effects inside reduce, got print_tko [TIR0273]}}
      %t = print_tko "x" -> token
      yield %x : tile<f32>
    }
    // expected-error @below {{reduce: expected dim to be at least 0, got -1 [TIR0129]}}
    %s0 = reduce %a dim=-1 identities=[0.0 : f32] : tile<8x4xf32> -> tile<8xf32>
    (%x: tile<f32>, %y: tile<f32>) {
      yield %x : tile<f32>
    }
    // expected-error @below {{scan: expected operands and operands to have one shape}}
    %s1, %s2 = scan %a, %h dim=0 reverse=false identities=[0.0 : f32, 0.0 : bf16] : tile<8x4xf32>, tile<8xbf16> -> tile<8x4xf32>, tile<8xbf16>
    (%x: tile<f32>, %y: tile<f32>, %u: tile<bf16>, %w: tile<bf16>) {
      yield %x, %u : tile<f32>, tile<bf16>
    }
    return
  }
}
