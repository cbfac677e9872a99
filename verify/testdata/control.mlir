// Loops, branches and what leaves them.

cuda_tile.module @m {
  testing$func @f(%i: tile<i32>, %l: tile<i64>, %c: tile<i1>, %f: tile<f32>, %v: tensor_view<8xf32, strides=[1]>, %c8: tile<8xi1>) {
    for %k in (%i to %i, step %i) : tile<i32> {
      continue
    }
    %r0, %r1 = for %k in (%i to %i, step %i) : tile<i32> iter_values(%a = %f, %b = %l) -> (tile<f32>, tile<i64>) {
      if %c {
        continue %a, %b : tile<f32>, tile<i64>
      }
      continue %a, %b : tile<f32>, tile<i64>
    }
    %r2 = loop iter_values(%a = %i) : tile<i32> -> tile<f32> {
      if %c {
        break %f : tile<f32>
      } else {
        yield
      }
      continue %a : tile<i32>
    }
    %r3 = if %c -> (tile<i32>) {
      yield %i : tile<i32>
    } else {
      yield %i : tile<i32>
    }
    if %c {
      return
    }
    return
  }
}

// -----

cuda_tile.module @m {
  testing$func @f(%i: tile<i32>, %l: tile<i64>, %c: tile<i1>, %f: tile<f32>, %v: tensor_view<8xf32, strides=[1]>, %c8: tile<8xi1>) {
    for %k in (%i to %i, step %i) : tile<i32> {
    // expected-error @below {{continue: expected operands of types () as the results of the for, got (tile<i32>) [TIR0261]}}
      continue %i : tile<i32>
    }
    loop iter_values(%a = %i) : tile<i32> {
    // expected-error @below {{continue: expected operands of types (tile<i32>) as the iter_values of the loop, got ()}}
      continue
    }
    %r0 = loop : tile<f32> {
    // expected-error @below {{break: expected operands of types (tile<f32>) as the results of the loop, got (tile<i32>)}}
      break %i : tile<i32>
    }
    for %k in (%i to %i, step %i) : tile<i32> {
      if %c {
    // expected-error @below {{break: expected loop around it with only if in between, got for [TIR0260]}}
        break
      }
      continue
    }
    return
  }
}

// -----

cuda_tile.module @m {
  testing$func @f(%i: tile<i32>, %l: tile<i64>, %c: tile<i1>, %f: tile<f32>, %v: tensor_view<8xf32, strides=[1]>, %c8: tile<8xi1>) {
    // expected-error @below {{if: expected the then region to yield (tile<i32>), got (tile<i64>) [TIR0265]}}
    %r0 = if %c -> (tile<i32>) {
      yield %l : tile<i64>
    } else {
      yield %i : tile<i32>
    }
    // expected-error @below {{if: expected the else region to yield (tile<i32>), got ()}}
    %r1 = if %c -> (tile<i32>) {
      yield %i : tile<i32>
    } else {
      yield
    }
    // expected-error @below {{if: expected the then region to yield (), got (tile<i32>)}}
    if %c {
      yield %i : tile<i32>
    }
    // expected-error @below {{if: expected an else region, since the if has 1 result, got none [TIR0264]}}
    %r2 = if %c -> (tile<i32>) {
      yield %i : tile<i32>
    }
    // expected-error @below {{if: expected operand condition to be a scalar tile of i1, got tile<8xi1>}}
    "cuda_tile.if"(%c8) ({
      yield
    }, {
      yield
    }) : (!cuda_tile.tile<8xi1>) -> ()
    // expected-error @below {{if: expected result 0 to be a tile, a pointer or a token, got tensor_view<8xf32, strides=[1]> [TIR0266]}}
    %r3 = if %c -> (tensor_view<8xf32, strides=[1]>) {
      yield %v : tensor_view<8xf32, strides=[1]>
    } else {
      yield %v : tensor_view<8xf32, strides=[1]>
    }
    return
  }
}

// -----

cuda_tile.module @m {
  testing$func @f(%i: tile<i32>, %l: tile<i64>, %c: tile<i1>, %f: tile<f32>, %v: tensor_view<8xf32, strides=[1]>, %c8: tile<8xi1>) {
    // expected-error @below {{for: expected iter_value 0 to be a tile, a pointer or a token, got tensor_view<8xf32, strides=[1]>}}
    %r0 = for %k in (%i to %i, step %i) : tile<i32> iter_values(%a = %v) -> (tensor_view<8xf32, strides=[1]>) {
      continue %a : tensor_view<8xf32, strides=[1]>
    }
    // expected-error @below {{for: expected an induction variable of type tile<i32> as the bounds have, got tile<i64> [TIR0267]}}
    "cuda_tile.for"(%i, %i, %i) ({
    ^bb0(%k: !cuda_tile.tile<i64>):
      continue
    }) : (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    // expected-error @below {{for: expected lowerBound and upperBound to have one type, got tile<i32> and tile<i64>}}
    "cuda_tile.for"(%i, %l, %i) ({
    ^bb0(%k: !cuda_tile.tile<i32>):
      continue
    }) : (!cuda_tile.tile<i32>, !cuda_tile.tile<i64>, !cuda_tile.tile<i32>) -> ()
    // expected-error @below {{for: expected operand lowerBound to be a scalar tile of i1, i8, i16, i32 or i64, got tile<f32>}}
    "cuda_tile.for"(%f, %f, %f) ({
    ^bb0(%k: !cuda_tile.tile<f32>):
      continue
    }) : (!cuda_tile.tile<f32>, !cuda_tile.tile<f32>, !cuda_tile.tile<f32>) -> ()
    // expected-error @below {{for: expected 1 block argument for the iter_values, got 2 [TIR0268]}}
    %r1 = "cuda_tile.for"(%i, %i, %i, %f) ({
    ^bb0(%k: !cuda_tile.tile<i32>, %a: !cuda_tile.tile<f32>, %b: !cuda_tile.tile<f32>):
      continue %a : tile<f32>
    }) : (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<f32>) -> !cuda_tile.tile<f32>
    // expected-error @below {{loop: expected iter_value 0 to have type tile<i32> as its initial value, got tile<i64>}}
    "cuda_tile.loop"(%i) ({
    ^bb0(%a: !cuda_tile.tile<i64>):
      break
    }) : (!cuda_tile.tile<i32>) -> ()
    return
  }
}

// -----

cuda_tile.module @m {
  // expected-error @below {{yield: expected if, reduce or scan around it, got module [TIR0107]}}
  yield
}

// -----

// expected-error @below {{continue: expected for, if or loop around it, got the top level}}
cuda_tile.continue
