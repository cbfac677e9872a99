// Integers: what is known is computed as the interpreter does, in the width of the
// type, and what changes nothing is left out.
cuda_tile.module @integers {
  entry @f(%p: tile<ptr<i32>>, %x: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %big = constant <i32: 2147483647> : tile<i32>
    %seven = constant <i32: 7> : tile<i32>
    %wrapped = addi %big, %one : tile<i32>
    %a = store_ptr_tko weak %p, %wrapped : tile<ptr<i32>>, tile<i32> -> token
    %down = divi %wrapped, %seven signed rounding<negative_inf> : tile<i32>
    %b = store_ptr_tko weak %p, %down : tile<ptr<i32>>, tile<i32> -> token
    %c0 = muli %x, %one : tile<i32>
    %c1 = addi %zero, %c0 : tile<i32>
    %c2 = divi %c1, %one signed : tile<i32>
    %c3 = shli %c2, %zero : tile<i32>
    %c4 = maxi %c3, %c3 signed : tile<i32>
    %c = store_ptr_tko weak %p, %c4 : tile<ptr<i32>>, tile<i32> -> token
    %d0 = muli %x, %zero : tile<i32>
    %d = store_ptr_tko weak %p, %d0 : tile<ptr<i32>>, tile<i32> -> token
    %wide = exti %x signed : tile<i32> -> tile<i64>
    %narrow = trunci %wide : tile<i64> -> tile<i32>
    %e = store_ptr_tko weak %p, %narrow : tile<ptr<i32>>, tile<i32> -> token
    return
  }
}
// -----
// What is undefined stays: a division by zero, an overflow that the op excludes, a
// number that the type does not have.
cuda_tile.module @undefined {
  entry @f(%p: tile<ptr<i32>>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %big = constant <i32: 2147483647> : tile<i32>
    %nan = constant <f32: 0x7fc00000> : tile<f32>
    %q = divi %one, %zero signed : tile<i32>
    %a = store_ptr_tko weak %p, %q : tile<ptr<i32>>, tile<i32> -> token
    %s = addi %big, %one overflow<no_signed_wrap> : tile<i32>
    %b = store_ptr_tko weak %p, %s : tile<ptr<i32>>, tile<i32> -> token
    %i = ftoi %nan signed : tile<f32> -> tile<i32>
    %c = store_ptr_tko weak %p, %i : tile<ptr<i32>>, tile<i32> -> token
    return
  }
}
// -----
// Floating point: rounding modes and flushing as the op says. x + 0 is not x, which
// may be a NaN of other bits.
cuda_tile.module @floats {
  entry @f(%p: tile<ptr<f32>>, %x: tile<f32>) {
    %zero = constant <f32: 0.0> : tile<f32>
    %one = constant <f32: 1.0> : tile<f32>
    %three = constant <f32: 3.0> : tile<f32>
    %tiny = constant <f32: 1.0e-40> : tile<f32>
    %up = divf %one, %three rounding<negative_inf> : tile<f32>
    %a = store_ptr_tko weak %p, %up : tile<ptr<f32>>, tile<f32> -> token
    %near = divf %one, %three : tile<f32>
    %b = store_ptr_tko weak %p, %near : tile<ptr<f32>>, tile<f32> -> token
    %flushed = mulf %tiny, %one flush_to_zero : tile<f32>
    %c = store_ptr_tko weak %p, %flushed : tile<ptr<f32>>, tile<f32> -> token
    %s = addf %x, %zero : tile<f32>
    %d = store_ptr_tko weak %p, %s : tile<ptr<f32>>, tile<f32> -> token
    return
  }
}
// -----
// Tiles of one value are known; coordinates are not written down, a thread has them.
cuda_tile.module @tiles {
  entry @f(%p0: tile<ptr<i32>>) {
    %p1 = reshape %p0 : tile<ptr<i32>> -> tile<1xptr<i32>>
    %p = broadcast %p1 : tile<1xptr<i32>> -> tile<16xptr<i32>>
    %two = constant <i32: 2> : tile<i32>
    %flat = reshape %two : tile<i32> -> tile<1xi32>
    %twos = broadcast %flat : tile<1xi32> -> tile<16xi32>
    %four = addi %twos, %twos : tile<16xi32>
    %a = store_ptr_tko weak %p, %four : tile<16xptr<i32>>, tile<16xi32> -> token
    %i = iota : tile<16xi32>
    %j = addi %i, %twos : tile<16xi32>
    %b = store_ptr_tko weak %p, %j : tile<16xptr<i32>>, tile<16xi32> -> token
    %some = constant <i32: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]> : tile<16xi32>
    %k = addi %some, %twos : tile<16xi32>
    %c = store_ptr_tko weak %p, %k : tile<16xptr<i32>>, tile<16xi32> -> token
    return
  }
}
// -----
// Dimensions of extent 1, and ops that only move elements about.
cuda_tile.module @shapes {
  entry @f(%p0: tile<ptr<i32>>, %q0: tile<ptr<i32>>, %x: tile<i32>) {
    %p1 = reshape %p0 : tile<ptr<i32>> -> tile<1x1xptr<i32>>
    %p = broadcast %p1 : tile<1x1xptr<i32>> -> tile<8x4xptr<i32>>
    %q1 = reshape %q0 : tile<ptr<i32>> -> tile<1x1xptr<i32>>
    %q = broadcast %q1 : tile<1x1xptr<i32>> -> tile<8x1xptr<i32>>
    %row = iota : tile<8xi32>
    %a0 = reshape %row : tile<8xi32> -> tile<1x8xi32>
    %a1 = permute %a0 [1, 0] : tile<1x8xi32> -> tile<8x1xi32>
    %a2 = reshape %a1 : tile<8x1xi32> -> tile<1x8x1xi32>
    %a3 = reshape %a2 : tile<1x8x1xi32> -> tile<8x1xi32>
    %a4 = broadcast %a3 : tile<8x1xi32> -> tile<8x1xi32>
    %a5 = broadcast %a4 : tile<8x1xi32> -> tile<8x4xi32>
    %a = store_ptr_tko weak %p, %a5 : tile<8x4xptr<i32>>, tile<8x4xi32> -> token
    %b0 = reshape %x : tile<i32> -> tile<1x1xi32>
    %b1 = broadcast %b0 : tile<1x1xi32> -> tile<4x8xi32>
    %b2 = permute %b1 [1, 0] : tile<4x8xi32> -> tile<8x4xi32>
    %b = store_ptr_tko weak %p, %b2 : tile<8x4xptr<i32>>, tile<8x4xi32> -> token
    %c0, %t = load_ptr_tko weak %p : tile<8x4xptr<i32>> -> tile<8x4xi32>, token
    %c1 = permute %c0 [1, 0] : tile<8x4xi32> -> tile<4x8xi32>
    %c2 = permute %c1 [1, 0] : tile<4x8xi32> -> tile<8x4xi32>
    %c = store_ptr_tko weak %p, %c2 : tile<8x4xptr<i32>>, tile<8x4xi32> -> token
    %d0, %u = load_ptr_tko weak %q : tile<8x1xptr<i32>> -> tile<8x1xi32>, token
    %d1 = reduce %d0 dim=1 identities=[0 : i32] : tile<8x1xi32> -> tile<8xi32>
    (%e: tile<i32>, %acc: tile<i32>) {
      %s = addi %e, %acc : tile<i32>
      yield %s : tile<i32>
    }
    %d2 = reshape %d1 : tile<8xi32> -> tile<8x1xi32>
    %d = store_ptr_tko weak %q, %d2 : tile<8x1xptr<i32>>, tile<8x1xi32> -> token
    return
  }
}
// -----
// Rotations of three dimensions: the second of the first.
cuda_tile.module @rotated {
  entry @f(%p0: tile<ptr<i32>>, %q0: tile<ptr<i32>>) {
    %p1 = reshape %p0 : tile<ptr<i32>> -> tile<1x1x1xptr<i32>>
    %p = broadcast %p1 : tile<1x1x1xptr<i32>> -> tile<2x4x8xptr<i32>>
    %q1 = reshape %q0 : tile<ptr<i32>> -> tile<1x1x1xptr<i32>>
    %q = broadcast %q1 : tile<1x1x1xptr<i32>> -> tile<8x2x4xptr<i32>>
    %x, %t = load_ptr_tko weak %p : tile<2x4x8xptr<i32>> -> tile<2x4x8xi32>, token
    %a = permute %x [1, 2, 0] : tile<2x4x8xi32> -> tile<4x8x2xi32>
    %b = permute %a [1, 2, 0] : tile<4x8x2xi32> -> tile<8x2x4xi32>
    %c = store_ptr_tko weak %q, %b : tile<8x2x4xptr<i32>>, tile<8x2x4xi32> -> token
    return
  }
}
// -----
// A constant for what a load leaves out becomes its padding, if no one else sees the
// load, the mask is the same, and views have such a padding.
cuda_tile.module @masked {
  entry @f(%p0: tile<ptr<f32>>, %n: tile<i32>) {
    %p1 = reshape %p0 : tile<ptr<f32>> -> tile<1xptr<f32>>
    %p = broadcast %p1 : tile<1xptr<f32>> -> tile<16xptr<f32>>
    %i = iota : tile<16xi32>
    %n1 = reshape %n : tile<i32> -> tile<1xi32>
    %nn = broadcast %n1 : tile<1xi32> -> tile<16xi32>
    %in = cmpi less_than %i, %nn, signed : tile<16xi32> -> tile<16xi1>
    %less = constant <f32: 0xff800000> : tile<16xf32>
    %zero = constant <f32: 0.0> : tile<16xf32>
    %one = constant <f32: 1.0> : tile<16xf32>
    %t0 = make_token : token
    %a0, %at = load_ptr_tko weak %p, %in token=%t0 : tile<16xptr<f32>>, tile<16xi1> -> tile<16xf32>, token
    %a1 = select %in, %a0, %less : tile<16xi1>, tile<16xf32>
    %a = store_ptr_tko weak %p, %a1 token=%at : tile<16xptr<f32>>, tile<16xf32> -> token
    %b0, %bt = load_ptr_tko weak %p, %in, %less : tile<16xptr<f32>>, tile<16xi1>, tile<16xf32> -> tile<16xf32>, token
    %b1 = select %in, %b0, %zero : tile<16xi1>, tile<16xf32>
    %b = store_ptr_tko weak %p, %b1 : tile<16xptr<f32>>, tile<16xf32> -> token
    %c0, %ct = load_ptr_tko weak %p, %in : tile<16xptr<f32>>, tile<16xi1> -> tile<16xf32>, token
    %c1 = select %in, %c0, %one : tile<16xi1>, tile<16xf32>
    %c = store_ptr_tko weak %p, %c1 : tile<16xptr<f32>>, tile<16xf32> -> token
    %d0, %dt = load_ptr_tko weak %p, %in, %less : tile<16xptr<f32>>, tile<16xi1>, tile<16xf32> -> tile<16xf32>, token
    %d1 = select %in, %d0, %zero : tile<16xi1>, tile<16xf32>
    %d2 = addf %d0, %d1 : tile<16xf32>
    %d = store_ptr_tko weak %p, %d2 : tile<16xptr<f32>>, tile<16xf32> -> token
    return
  }
}
