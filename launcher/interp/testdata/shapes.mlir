// tilerun:
// out: [[0, 1, 2, 3], [4, 5, 6, 7]]
// out: [[0, 4], [1, 5], [2, 6], [3, 7]]
// out: [[0, 0], [1, 1], [2, 2], [3, 3]]
// out: [[0, 1, 2, 3, 0, 1, 2, 3], [4, 5, 6, 7, 4, 5, 6, 7]]
// out: [[0, 1, 2, 3], [4, 5, 6, 7], [0, 1, 2, 3], [4, 5, 6, 7]]
// out: [[6, 7]]
// out: [[[0, 4], [1, 5]], [[2, 6], [3, 7]]]
// out: [1, 0, 2, 0]
// out: [513, 1027]
// out: [1, 2, 3, 4, 5, 6, 7, 8]
cuda_tile.module @m {
  entry @shapes() {
    %i = iota : tile<8xi32>
    %m = reshape %i : tile<8xi32> -> tile<2x4xi32>
    %k0 = print_tko "%d\n", %m : tile<2x4xi32> -> token
    %p = permute %m [1, 0] : tile<2x4xi32> -> tile<4x2xi32>
    %k1 = print_tko "%d\n", %p : tile<4x2xi32> -> token
    %i4 = iota : tile<4xi32>
    %col = reshape %i4 : tile<4xi32> -> tile<4x1xi32>
    %b = broadcast %col : tile<4x1xi32> -> tile<4x2xi32>
    %k2 = print_tko "%d\n", %b : tile<4x2xi32> -> token
    %c1 = cat %m, %m dim = 1 : tile<2x4xi32>, tile<2x4xi32> -> tile<2x8xi32>
    %k3 = print_tko "%d\n", %c1 : tile<2x8xi32> -> token
    %c0 = cat %m, %m dim = 0 : tile<2x4xi32>, tile<2x4xi32> -> tile<4x4xi32>
    %k4 = print_tko "%d\n", %c0 : tile<4x4xi32> -> token
    %one = constant <i32: 1> : tile<i32>
    %e = extract %m[%one, %one] : tile<2x4xi32> -> tile<1x2xi32>
    %k5 = print_tko "%d\n", %e : tile<1x2xi32> -> token
    %r3 = reshape %m : tile<2x4xi32> -> tile<2x2x2xi32>
    %p3 = permute %r3 [1, 2, 0] : tile<2x2x2xi32> -> tile<2x2x2xi32>
    %k6 = print_tko "%d\n", %p3 : tile<2x2x2xi32> -> token
    %h = constant <i16: [1, 2]> : tile<2xi16>
    %bytes = pack %h : tile<2xi16> -> tile<4xi8>
    %k7 = print_tko "%d\n", %bytes : tile<4xi8> -> token
    %b4 = constant <i8: [1, 2, 3, 4]> : tile<4xi8>
    %u = unpack %b4 : tile<4xi8> -> tile<2xi16>
    %k8 = print_tko "%d\n", %u : tile<2xi16> -> token
    %n = constant <i8: [33, 67, 101, 135]> : tile<4xi8>
    %u4 = unpack %n : tile<4xi8> -> tile<8xi4>
    %w = exti %u4 unsigned : tile<8xi4> -> tile<8xi32>
    %k9 = print_tko "%d\n", %w : tile<8xi32> -> token
    return
  }
}
// -----
// Reductions and scans, vectors at once and one by one.
// tilerun:
// out: [12, 14, 16, 18, 20, 22, 24, 26]
// out: [28, 92]
// out: 120
// out: [[0, 1, 3, 6], [4, 9, 15, 22]]
// out: [[6, 6, 5, 3], [22, 18, 13, 7]]
// out: 7 3
// out: 35
cuda_tile.module @m {
  entry @folds() {
    %i = iota : tile<16xi32>
    %m = reshape %i : tile<16xi32> -> tile<2x8xi32>
    %two = constant <i32: 2> : tile<2x8xi32>
    %a = reduce %m dim=0 identities=[0 : i32] : tile<2x8xi32> -> tile<8xi32> (%x: tile<i32>, %acc: tile<i32>) {
      %s = addi %x, %acc : tile<i32>
      yield %s : tile<i32>
    }
    %four = constant <i32: 4> : tile<8xi32>
    %a4 = addi %a, %four : tile<8xi32>
    %k0 = print_tko "%d\n", %a4 : tile<8xi32> -> token
    %b = reduce %m dim=1 identities=[0 : i32] : tile<2x8xi32> -> tile<2xi32> (%x: tile<i32>, %acc: tile<i32>) {
      %s = addi %x, %acc : tile<i32>
      yield %s : tile<i32>
    }
    %k1 = print_tko "%d\n", %b : tile<2xi32> -> token
    %c = reduce %i dim=0 identities=[0 : i32] : tile<16xi32> -> tile<i32> (%x: tile<i32>, %acc: tile<i32>) {
      %s = addi %x, %acc : tile<i32>
      yield %s : tile<i32>
    }
    %k2 = print_tko "%d\n", %c : tile<i32> -> token
    %i8 = iota : tile<8xi32>
    %m2 = reshape %i8 : tile<8xi32> -> tile<2x4xi32>
    %d = scan %m2 dim=1 reverse=false identities=[0 : i32] : tile<2x4xi32> -> tile<2x4xi32> (%x: tile<i32>, %acc: tile<i32>) {
      %s = addi %x, %acc : tile<i32>
      yield %s : tile<i32>
    }
    %k3 = print_tko "%d\n", %d : tile<2x4xi32> -> token
    %e = scan %m2 dim=1 reverse=true identities=[0 : i32] : tile<2x4xi32> -> tile<2x4xi32> (%x: tile<i32>, %acc: tile<i32>) {
      %s = addi %x, %acc : tile<i32>
      yield %s : tile<i32>
    }
    %k4 = print_tko "%d\n", %e : tile<2x4xi32> -> token
    // The largest value and where it is, with a branch in the body.
    %v = constant <i32: [3, 1, 4, 7, 5, 7, 2, 6]> : tile<8xi32>
    %best, %at = reduce %v, %i8 dim=0 identities=[-1 : i32, 99 : i32] : tile<8xi32>, tile<8xi32> -> tile<i32>, tile<i32> (%x: tile<i32>, %xm: tile<i32>, %j: tile<i32>, %jm: tile<i32>) {
      %more = cmpi greater_than %x, %xm, signed : tile<i32> -> tile<i1>
      %p, %q = if %more -> (tile<i32>, tile<i32>) {
        yield %x, %j : tile<i32>, tile<i32>
      } else {
        yield %xm, %jm : tile<i32>, tile<i32>
      }
      yield %p, %q : tile<i32>, tile<i32>
    }
    %k5 = print_tko "%d %d\n", %best, %at : tile<i32>, tile<i32> -> token
    // A value of the outside in the body.
    %one = constant <i32: 1> : tile<i32>
    %g = reduce %i8 dim=0 identities=[0 : i32] : tile<8xi32> -> tile<i32> (%x: tile<i32>, %acc: tile<i32>) {
      %s = addi %x, %acc : tile<i32>
      %t = addi %s, %one : tile<i32>
      yield %t : tile<i32>
    }
    %k6 = print_tko "%d\n", %g : tile<i32> -> token
    return
  }
}
// -----
// Loops that swap, if inside for, break with other types, early return.
// tilerun:
// out: 89 55
// out: 4
// out: 12
// out: 2.5
cuda_tile.module @m {
  entry @control() {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %ten = constant <i32: 10> : tile<i32>
    %a, %b = for %i in (%zero to %ten, step %one) : tile<i32> iter_values(%x = %one, %y = %zero) -> (tile<i32>, tile<i32>) {
      %s = addi %x, %y : tile<i32>
      continue %s, %x : tile<i32>, tile<i32>
    }
    %k0 = print_tko "%d %d\n", %a, %b : tile<i32>, tile<i32> -> token
    %three = constant <i32: 3> : tile<i32>
    %n = for %i in (%zero to %ten, step %one) : tile<i32> iter_values(%c = %zero) -> (tile<i32>) {
      %r = remi %i, %three signed : tile<i32>
      %is = cmpi equal %r, %zero, signed : tile<i32> -> tile<i1>
      if %is {
        %d = addi %c, %one : tile<i32>
        continue %d : tile<i32>
      }
      continue %c : tile<i32>
    }
    %k1 = print_tko "%d\n", %n : tile<i32> -> token
    // The arguments change places: 1 and 2 swapped ten times.
    %two = constant <i32: 2> : tile<i32>
    %p, %q = for %i in (%zero to %ten, step %one) : tile<i32> iter_values(%x = %one, %y = %two) -> (tile<i32>, tile<i32>) {
      continue %y, %x : tile<i32>, tile<i32>
    }
    %p10 = muli %p, %ten : tile<i32>
    %pq = addi %p10, %q : tile<i32>
    %k2 = print_tko "%d\n", %pq : tile<i32> -> token
    %f = loop iter_values(%i = %zero) : tile<i32> -> tile<f32> {
      %done = cmpi greater_than_or_equal %i, %ten, signed : tile<i32> -> tile<i1>
      if %done {
        %v = constant <f32: 2.5> : tile<f32>
        break %v : tile<f32>
      }
      %next = addi %i, %three : tile<i32>
      continue %next : tile<i32>
    }
    %k3 = print_tko "%g\n", %f : tile<f32> -> token
    %true = constant <i1: 1> : tile<i1>
    if %true {
      return
    }
    %k4 = print_tko "not reached\n" -> token
    return
  }
}
// -----
// Matrix products: 2-d, 3-d, integers, a size that is no multiple of the kernel's.
// tilerun:
// out: [[20, 26], [52, 74]]
// out: [[[1, 1]], [[5, 5]]]
// out: [[-254], [254]]
// out: [[130050], [-130050]]
// out: [[24]]
cuda_tile.module @m {
  entry @products() {
    %a = constant <f16: [[0.0, 1.0, 2.0, 3.0], [4.0, 5.0, 6.0, 7.0]]> : tile<2x4xf16>
    %b = constant <f16: [[0.0, 1.0], [1.0, 2.0], [2.0, 3.0], [5.0, 6.0]]> : tile<4x2xf16>
    %c = constant <f32: 0.0> : tile<2x2xf32>
    %r = mmaf %a, %b, %c : tile<2x4xf16>, tile<4x2xf16>, tile<2x2xf32>
    %k0 = print_tko "%g\n", %r : tile<2x2xf32> -> token
    %a3 = constant <f32: [[[0.0, 1.0]], [[2.0, 3.0]]]> : tile<2x1x2xf32>
    %b3 = constant <f32: 1.0> : tile<2x2x2xf32>
    %c3 = constant <f32: 0.0> : tile<2x1x2xf32>
    %r3 = mmaf %a3, %b3, %c3 : tile<2x1x2xf32>, tile<2x2x2xf32>, tile<2x1x2xf32>
    %k1 = print_tko "%g\n", %r3 : tile<2x1x2xf32> -> token
    %ia = constant <i8: [[-1, -1], [1, 1]]> : tile<2x2xi8>
    %ib = constant <i8: [[127], [127]]> : tile<2x1xi8>
    %ic = constant <i32: 0> : tile<2x1xi32>
    %ir = mmai %ia, %ib, %ic signed signed : tile<2x2xi8>, tile<2x1xi8>, tile<2x1xi32>
    %k2 = print_tko "%d\n", %ir : tile<2x1xi32> -> token
    %ua = constant <i8: [[-1, -1], [-1, -1]]> : tile<2x2xi8>
    %ub = constant <i8: [[-1], [-1]]> : tile<2x1xi8>
    %uc = constant <i32: 0> : tile<2x1xi32>
    %ur = mmai %ua, %ub, %uc unsigned unsigned : tile<2x2xi8>, tile<2x1xi8>, tile<2x1xi32>
    %neg = constant <i32: [[1], [-1]]> : tile<2x1xi32>
    %un = muli %ur, %neg : tile<2x1xi32>
    %k3 = print_tko "%d\n", %un : tile<2x1xi32> -> token
    %sa = constant <f8E4M3FN: [[1.0, 1.0, 1.0, 1.0]]> : tile<1x4xf8E4M3FN>
    %sb = constant <f8E4M3FN: [[1.0], [1.0], [1.0], [1.0]]> : tile<4x1xf8E4M3FN>
    %sc = constant <f32: 0.0> : tile<1x1xf32>
    %fa = constant <f8E8M0FNU: [[2.0, 4.0]]> : tile<1x2xf8E8M0FNU>
    %fb = constant <f8E8M0FNU: [[2.0], [2.0]]> : tile<2x1xf8E8M0FNU>
    %sr = mmaf_scaled %sa, %sb, %sc, %fa, %fb : tile<1x4xf8E4M3FN>, tile<4x1xf8E4M3FN>, tile<1x1xf32>, tile<1x2xf8E8M0FNU>, tile<2x1xf8E8M0FNU>
    %k4 = print_tko "%g\n", %sr : tile<1x1xf32> -> token
    return
  }
}
