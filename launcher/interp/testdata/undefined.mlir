// A number that the integers do not have may be converted, and not be used.
// Stored it is used.
// tilerun: --arg nan --arg zeros:i32:1
cuda_tile.module @m {
  entry @f(%x: tile<f32>, %p: tile<ptr<i32>>) {
    %n = ftoi %x signed : tile<f32> -> tile<i32>
    %t = store_ptr_tko weak %p, %n : tile<ptr<i32>>, tile<i32> -> token // fault: the value is undefined
    return
  }
}
// -----
// Not so if something else is chosen.
// tilerun: --arg nan --arg zeros:i32:1
// want p: 0
cuda_tile.module @m {
  entry @f(%x: tile<f32>, %p: tile<ptr<i32>>) {
    %n = ftoi %x signed : tile<f32> -> tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %number = cmpf equal ordered %x, %x : tile<f32> -> tile<i1>
    %k = select %number, %n, %zero : tile<i1>, tile<i32>
    %t = store_ptr_tko weak %p, %k : tile<ptr<i32>>, tile<i32> -> token
    return
  }
}
// -----
// tilerun: --arg nan --arg zeros:i32:1
cuda_tile.module @m {
  entry @f(%x: tile<f32>, %p: tile<ptr<i32>>) {
    %n = ftoi %x signed : tile<f32> -> tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %nan = cmpf equal unordered %x, %x : tile<f32> -> tile<i1>
    %k = select %nan, %n, %zero : tile<i1>, tile<i32>
    %t = store_ptr_tko weak %p, %k : tile<ptr<i32>>, tile<i32> -> token // fault: is undefined
    return
  }
}
// -----
// A number beyond the range is one, too, but not where the op saturates.
// tilerun: --arg 3e9 --arg zeros:i32:1
cuda_tile.module @m {
  entry @f(%x: tile<f32>, %p: tile<ptr<i32>>) {
    %n = ftoi %x signed : tile<f32> -> tile<i32>
    %t = store_ptr_tko weak %p, %n : tile<ptr<i32>>, tile<i32> -> token // fault: is undefined
    return
  }
}
// -----
// tilerun: --arg 3e9 --arg zeros:i32:1
// want p: 2147483647
cuda_tile.module @m {
  entry @f(%x: tile<f32>, %p: tile<ptr<i32>>) {
    %n = ftoi %x signed saturating : tile<f32> -> tile<i32>
    %t = store_ptr_tko weak %p, %n : tile<ptr<i32>>, tile<i32> -> token
    return
  }
}
// -----
// tilerun: --arg 3e9 --arg zeros:i32:1
// want p: -1294967296
cuda_tile.module @m {
  entry @f(%x: tile<f32>, %p: tile<ptr<i32>>) {
    %n = ftoi %x unsigned : tile<f32> -> tile<i32>
    %t = store_ptr_tko weak %p, %n : tile<ptr<i32>>, tile<i32> -> token
    return
  }
}
// -----
// An unsigned truth value is whether a number is not zero, fractions and negative
// numbers too; NaN is none.
// tilerun: 
cuda_tile.module @m {
  entry @f() {
    %x = constant <f32: [0.5, -3.0, 0x7FC00000, 0.0]> : tile<4xf32>
    %u = ftoi %x unsigned : tile<4xf32> -> tile<4xi1>
    %t0 = make_token : token
    %t1 = print_tko "%d\n", %u token = %t0 : tile<4xi1> -> token // fault: a value that is printed is undefined (tile block (0, 0, 0), element [2])
    return
  }
}
// -----
// A signed one is 0 or -1, and a saturating one is rounded towards zero.
// tilerun: 
// out: [0, 0, 1, 1] [1, 0, 0, 0]
cuda_tile.module @m {
  entry @f() {
    %x = constant <f32: [0.5, -0.5, -1.0, -1.75]> : tile<4xf32>
    %y = constant <f32: [5.0, 0.5, -1.0, 0x7FC00000]> : tile<4xf32>
    %s = ftoi %x signed : tile<4xf32> -> tile<4xi1>
    %u = ftoi %y unsigned saturating : tile<4xf32> -> tile<4xi1>
    %t0 = make_token : token
    %t1 = print_tko "%d %d\n", %s, %u token = %t0 : tile<4xi1>, tile<4xi1> -> token
    return
  }
}
// -----
// tilerun: --arg 2.0
cuda_tile.module @m {
  entry @f(%x: tile<f32>) {
    %s = ftoi %x signed : tile<f32> -> tile<i1>
    assert %s, "odd" : tile<i1> // fault: the condition is undefined
    return
  }
}
// -----
// What a mask leaves out, without padding, is undefined.
// tilerun: --arg arange:i32:4
cuda_tile.module @m {
  entry @f(%p: tile<ptr<i32>>) {
    %i = iota : tile<4xi32>
    %p1 = reshape %p : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<4xptr<i32>>
    %ps = offset %pn, %i : tile<4xptr<i32>>, tile<4xi32> -> tile<4xptr<i32>>
    %two = constant <i32: 2> : tile<4xi32>
    %m = cmpi less_than %i, %two, signed : tile<4xi32> -> tile<4xi1>
    %v, %t = load_ptr_tko weak %ps, %m : tile<4xptr<i32>>, tile<4xi1> -> tile<4xi32>, token
    %q = store_ptr_tko weak %ps, %v token = %t : tile<4xptr<i32>>, tile<4xi32> -> token // fault: the value is undefined (tile block (0, 0, 0), element [2])
    return
  }
}
// -----
// The same mask leaves it out of the store.
// tilerun: --arg arange:i32:4
// want p: 2 3 2 3
cuda_tile.module @m {
  entry @f(%p: tile<ptr<i32>>) {
    %i = iota : tile<4xi32>
    %p1 = reshape %p : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<4xptr<i32>>
    %ps = offset %pn, %i : tile<4xptr<i32>>, tile<4xi32> -> tile<4xptr<i32>>
    %two = constant <i32: 2> : tile<4xi32>
    %m = cmpi less_than %i, %two, signed : tile<4xi32> -> tile<4xi1>
    %v, %t = load_ptr_tko weak %ps, %m : tile<4xptr<i32>>, tile<4xi1> -> tile<4xi32>, token
    %w = addi %v, %two : tile<4xi32>
    %q = store_ptr_tko weak %ps, %w, %m token = %t : tile<4xptr<i32>>, tile<4xi32>, tile<4xi1> -> token
    return
  }
}
// -----
// Padding is a value.
// tilerun: --arg arange:i32:4
// want p: 0 1 2 2
cuda_tile.module @m {
  entry @f(%p: tile<ptr<i32>>) {
    %i = iota : tile<4xi32>
    %p1 = reshape %p : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<4xptr<i32>>
    %ps = offset %pn, %i : tile<4xptr<i32>>, tile<4xi32> -> tile<4xptr<i32>>
    %two = constant <i32: 2> : tile<4xi32>
    %m = cmpi less_than %i, %two, signed : tile<4xi32> -> tile<4xi1>
    %v, %t = load_ptr_tko weak %ps, %m, %two : tile<4xptr<i32>>, tile<4xi1>, tile<4xi32> -> tile<4xi32>, token
    %q = store_ptr_tko weak %ps, %v token = %t : tile<4xptr<i32>>, tile<4xi32> -> token
    return
  }
}
// -----
// A mask that leaves nothing out does no harm.
// tilerun: --arg zeros:i32:4
// want p: 0 0 0 0
cuda_tile.module @m {
  entry @f(%p: tile<ptr<i32>>) {
    %i = iota : tile<4xi32>
    %p1 = reshape %p : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<4xptr<i32>>
    %ps = offset %pn, %i : tile<4xptr<i32>>, tile<4xi32> -> tile<4xptr<i32>>
    %m = constant <i1: true> : tile<4xi1>
    %v, %t = load_ptr_tko weak %ps, %m : tile<4xptr<i32>>, tile<4xi1> -> tile<4xi32>, token
    %q = store_ptr_tko weak %ps, %v token = %t : tile<4xptr<i32>>, tile<4xi32> -> token
    return
  }
}
// -----
// Undefined padding is undefined.
// tilerun: --arg arange:i32:4
cuda_tile.module @m {
  entry @f(%p: tile<ptr<i32>>) {
    %i = iota : tile<4xi32>
    %p1 = reshape %p : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<4xptr<i32>>
    %ps = offset %pn, %i : tile<4xptr<i32>>, tile<4xi32> -> tile<4xptr<i32>>
    %two = constant <i32: 2> : tile<4xi32>
    %m = cmpi less_than %i, %two, signed : tile<4xi32> -> tile<4xi1>
    %v, %t = load_ptr_tko weak %ps, %m : tile<4xptr<i32>>, tile<4xi1> -> tile<4xi32>, token
    %none = constant <i1: false> : tile<4xi1>
    %w, %t2 = load_ptr_tko weak %ps, %none, %v token = %t : tile<4xptr<i32>>, tile<4xi1>, tile<4xi32> -> tile<4xi32>, token
    %q = store_ptr_tko weak %ps, %w token = %t2 : tile<4xptr<i32>>, tile<4xi32> -> token // fault: element [2]
    return
  }
}
// -----
// tilerun: --arg arange:i32:4
cuda_tile.module @m {
  entry @f(%p: tile<ptr<i32>>) {
    %i = iota : tile<4xi32>
    %p1 = reshape %p : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<4xptr<i32>>
    %ps = offset %pn, %i : tile<4xptr<i32>>, tile<4xi32> -> tile<4xptr<i32>>
    %two = constant <i32: 2> : tile<4xi32>
    %m = cmpi less_than %i, %two, signed : tile<4xi32> -> tile<4xi1>
    %v, %t = load_ptr_tko weak %ps, %m : tile<4xptr<i32>>, tile<4xi1> -> tile<4xi32>, token
    %r = xori %v, %v : tile<4xi32>
    %t0 = make_token : token
    %t9 = print_tko "%d\n", %r token = %t0 : tile<4xi32> -> token // fault: a value that is printed is undefined (tile block (0, 0, 0), element [2])
    return
  }
}
// -----
// tilerun: --arg arange:i32:4
cuda_tile.module @m {
  entry @f(%p: tile<ptr<i32>>) {
    %i = iota : tile<4xi32>
    %p1 = reshape %p : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<4xptr<i32>>
    %ps = offset %pn, %i : tile<4xptr<i32>>, tile<4xi32> -> tile<4xptr<i32>>
    %two = constant <i32: 2> : tile<4xi32>
    %m = cmpi less_than %i, %two, signed : tile<4xi32> -> tile<4xi1>
    %v, %t = load_ptr_tko weak %ps, %m : tile<4xptr<i32>>, tile<4xi1> -> tile<4xi32>, token
    %r = cmpi equal %v, %two, signed : tile<4xi32> -> tile<4xi1>
    %t0 = make_token : token
    %t9 = print_tko "%d\n", %r token = %t0 : tile<4xi1> -> token // fault: a value that is printed is undefined (tile block (0, 0, 0), element [2])
    return
  }
}
// -----
// tilerun: --arg arange:i32:4
cuda_tile.module @m {
  entry @f(%p: tile<ptr<i32>>) {
    %i = iota : tile<4xi32>
    %p1 = reshape %p : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<4xptr<i32>>
    %ps = offset %pn, %i : tile<4xptr<i32>>, tile<4xi32> -> tile<4xptr<i32>>
    %two = constant <i32: 2> : tile<4xi32>
    %m = cmpi less_than %i, %two, signed : tile<4xi32> -> tile<4xi1>
    %v, %t = load_ptr_tko weak %ps, %m : tile<4xptr<i32>>, tile<4xi1> -> tile<4xi32>, token
    %r = exti %v signed : tile<4xi32> -> tile<4xi64>
    %t0 = make_token : token
    %t9 = print_tko "%d\n", %r token = %t0 : tile<4xi64> -> token // fault: a value that is printed is undefined (tile block (0, 0, 0), element [2])
    return
  }
}
// -----
// tilerun: --arg arange:i32:4
cuda_tile.module @m {
  entry @f(%p: tile<ptr<i32>>) {
    %i = iota : tile<4xi32>
    %p1 = reshape %p : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<4xptr<i32>>
    %ps = offset %pn, %i : tile<4xptr<i32>>, tile<4xi32> -> tile<4xptr<i32>>
    %two = constant <i32: 2> : tile<4xi32>
    %m = cmpi less_than %i, %two, signed : tile<4xi32> -> tile<4xi1>
    %v, %t = load_ptr_tko weak %ps, %m : tile<4xptr<i32>>, tile<4xi1> -> tile<4xi32>, token
    %r = reshape %v : tile<4xi32> -> tile<2x2xi32>
    %t0 = make_token : token
    %t9 = print_tko "%d\n", %r token = %t0 : tile<2x2xi32> -> token // fault: a value that is printed is undefined (tile block (0, 0, 0), element [1, 0])
    return
  }
}
// -----
// tilerun: --arg arange:i32:4
cuda_tile.module @m {
  entry @f(%p: tile<ptr<i32>>) {
    %i = iota : tile<4xi32>
    %p1 = reshape %p : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<4xptr<i32>>
    %ps = offset %pn, %i : tile<4xptr<i32>>, tile<4xi32> -> tile<4xptr<i32>>
    %two = constant <i32: 2> : tile<4xi32>
    %m = cmpi less_than %i, %two, signed : tile<4xi32> -> tile<4xi1>
    %v, %t = load_ptr_tko weak %ps, %m : tile<4xptr<i32>>, tile<4xi1> -> tile<4xi32>, token
    %s = reshape %v : tile<4xi32> -> tile<2x2xi32>
    %r = permute %s [1, 0] : tile<2x2xi32> -> tile<2x2xi32>
    %t0 = make_token : token
    %t9 = print_tko "%d\n", %r token = %t0 : tile<2x2xi32> -> token // fault: a value that is printed is undefined (tile block (0, 0, 0), element [0, 1])
    return
  }
}
// -----
// tilerun: --arg arange:i32:4
cuda_tile.module @m {
  entry @f(%p: tile<ptr<i32>>) {
    %i = iota : tile<4xi32>
    %p1 = reshape %p : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<4xptr<i32>>
    %ps = offset %pn, %i : tile<4xptr<i32>>, tile<4xi32> -> tile<4xptr<i32>>
    %two = constant <i32: 2> : tile<4xi32>
    %m = cmpi less_than %i, %two, signed : tile<4xi32> -> tile<4xi1>
    %v, %t = load_ptr_tko weak %ps, %m : tile<4xptr<i32>>, tile<4xi1> -> tile<4xi32>, token
    %s = reshape %v : tile<4xi32> -> tile<4x1xi32>
    %r = broadcast %s : tile<4x1xi32> -> tile<4x2xi32>
    %t0 = make_token : token
    %t9 = print_tko "%d\n", %r token = %t0 : tile<4x2xi32> -> token // fault: a value that is printed is undefined (tile block (0, 0, 0), element [2, 0])
    return
  }
}
// -----
// tilerun: --arg arange:i32:4
cuda_tile.module @m {
  entry @f(%p: tile<ptr<i32>>) {
    %i = iota : tile<4xi32>
    %p1 = reshape %p : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<4xptr<i32>>
    %ps = offset %pn, %i : tile<4xptr<i32>>, tile<4xi32> -> tile<4xptr<i32>>
    %two = constant <i32: 2> : tile<4xi32>
    %m = cmpi less_than %i, %two, signed : tile<4xi32> -> tile<4xi1>
    %v, %t = load_ptr_tko weak %ps, %m : tile<4xptr<i32>>, tile<4xi1> -> tile<4xi32>, token
    %r = cat %two, %v dim = 0 : tile<4xi32>, tile<4xi32> -> tile<8xi32>
    %t0 = make_token : token
    %t9 = print_tko "%d\n", %r token = %t0 : tile<8xi32> -> token // fault: a value that is printed is undefined (tile block (0, 0, 0), element [6])
    return
  }
}
// -----
// tilerun: --arg arange:i32:4
cuda_tile.module @m {
  entry @f(%p: tile<ptr<i32>>) {
    %i = iota : tile<4xi32>
    %p1 = reshape %p : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<4xptr<i32>>
    %ps = offset %pn, %i : tile<4xptr<i32>>, tile<4xi32> -> tile<4xptr<i32>>
    %two = constant <i32: 2> : tile<4xi32>
    %m = cmpi less_than %i, %two, signed : tile<4xi32> -> tile<4xi1>
    %v, %t = load_ptr_tko weak %ps, %m : tile<4xptr<i32>>, tile<4xi1> -> tile<4xi32>, token
    %b = bitcast %v : tile<4xi32> -> tile<4xf32>
    %r = bitcast %b : tile<4xf32> -> tile<4xi32>
    %t0 = make_token : token
    %t9 = print_tko "%d\n", %r token = %t0 : tile<4xi32> -> token // fault: a value that is printed is undefined (tile block (0, 0, 0), element [2])
    return
  }
}
// -----
// tilerun: --arg arange:i32:4
cuda_tile.module @m {
  entry @f(%p: tile<ptr<i32>>) {
    %i = iota : tile<4xi32>
    %p1 = reshape %p : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<4xptr<i32>>
    %ps = offset %pn, %i : tile<4xptr<i32>>, tile<4xi32> -> tile<4xptr<i32>>
    %two = constant <i32: 2> : tile<4xi32>
    %m = cmpi less_than %i, %two, signed : tile<4xi32> -> tile<4xi1>
    %v, %t = load_ptr_tko weak %ps, %m : tile<4xptr<i32>>, tile<4xi1> -> tile<4xi32>, token
    %r = pack %v : tile<4xi32> -> tile<16xi8>
    %t0 = make_token : token
    %t9 = print_tko "%d\n", %r token = %t0 : tile<16xi8> -> token // fault: a value that is printed is undefined (tile block (0, 0, 0), element [8])
    return
  }
}
// -----
// tilerun: --arg arange:i32:4
cuda_tile.module @m {
  entry @f(%p: tile<ptr<i32>>) {
    %i = iota : tile<4xi32>
    %p1 = reshape %p : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<4xptr<i32>>
    %ps = offset %pn, %i : tile<4xptr<i32>>, tile<4xi32> -> tile<4xptr<i32>>
    %two = constant <i32: 2> : tile<4xi32>
    %m = cmpi less_than %i, %two, signed : tile<4xi32> -> tile<4xi1>
    %v, %t = load_ptr_tko weak %ps, %m : tile<4xptr<i32>>, tile<4xi1> -> tile<4xi32>, token
    %b = pack %v : tile<4xi32> -> tile<16xi8>
    %r = unpack %b : tile<16xi8> -> tile<8xi16>
    %t0 = make_token : token
    %t9 = print_tko "%d\n", %r token = %t0 : tile<8xi16> -> token // fault: a value that is printed is undefined (tile block (0, 0, 0), element [4])
    return
  }
}
// -----
// tilerun: --arg arange:i32:4
cuda_tile.module @m {
  entry @f(%p: tile<ptr<i32>>) {
    %i = iota : tile<4xi32>
    %p1 = reshape %p : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<4xptr<i32>>
    %ps = offset %pn, %i : tile<4xptr<i32>>, tile<4xi32> -> tile<4xptr<i32>>
    %two = constant <i32: 2> : tile<4xi32>
    %m = cmpi less_than %i, %two, signed : tile<4xi32> -> tile<4xi1>
    %v, %t = load_ptr_tko weak %ps, %m : tile<4xptr<i32>>, tile<4xi1> -> tile<4xi32>, token
    %one = constant <i32: 1> : tile<i32>
    %r = extract %v[%one] : tile<4xi32> -> tile<2xi32>
    %t0 = make_token : token
    %t9 = print_tko "%d\n", %r token = %t0 : tile<2xi32> -> token // fault: a value that is printed is undefined (tile block (0, 0, 0), element [0])
    return
  }
}
// -----
// tilerun: --arg arange:i32:4
cuda_tile.module @m {
  entry @f(%p: tile<ptr<i32>>) {
    %i = iota : tile<4xi32>
    %p1 = reshape %p : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<4xptr<i32>>
    %ps = offset %pn, %i : tile<4xptr<i32>>, tile<4xi32> -> tile<4xptr<i32>>
    %two = constant <i32: 2> : tile<4xi32>
    %m = cmpi less_than %i, %two, signed : tile<4xi32> -> tile<4xi1>
    %v, %t = load_ptr_tko weak %ps, %m : tile<4xptr<i32>>, tile<4xi1> -> tile<4xi32>, token
    %c = select %m, %two, %v : tile<4xi1>, tile<4xi32>
    %r = maxi %c, %two signed : tile<4xi32>
    %t0 = make_token : token
    %t9 = print_tko "%d\n", %r token = %t0 : tile<4xi32> -> token // fault: a value that is printed is undefined (tile block (0, 0, 0), element [2])
    return
  }
}
// -----
// tilerun: --arg arange:i32:4
cuda_tile.module @m {
  entry @f(%p: tile<ptr<i32>>) {
    %i = iota : tile<4xi32>
    %p1 = reshape %p : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<4xptr<i32>>
    %ps = offset %pn, %i : tile<4xptr<i32>>, tile<4xi32> -> tile<4xptr<i32>>
    %two = constant <i32: 2> : tile<4xi32>
    %m = cmpi less_than %i, %two, signed : tile<4xi32> -> tile<4xi1>
    %v, %t = load_ptr_tko weak %ps, %m : tile<4xptr<i32>>, tile<4xi1> -> tile<4xi32>, token
    %r = scan %v dim=0 reverse=false identities=[0 : i32] : tile<4xi32> -> tile<4xi32>
    (%a: tile<i32>, %b: tile<i32>) {
      %c = addi %a, %b : tile<i32>
      yield %c : tile<i32>
    }
    %t0 = make_token : token
    %t9 = print_tko "%d\n", %r token = %t0 : tile<4xi32> -> token // fault: a value that is printed is undefined (tile block (0, 0, 0), element [2])
    return
  }
}
// -----
// tilerun: --arg arange:i32:4
cuda_tile.module @m {
  entry @f(%p: tile<ptr<i32>>) {
    %i = iota : tile<4xi32>
    %p1 = reshape %p : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<4xptr<i32>>
    %ps = offset %pn, %i : tile<4xptr<i32>>, tile<4xi32> -> tile<4xptr<i32>>
    %two = constant <i32: 2> : tile<4xi32>
    %m = cmpi less_than %i, %two, signed : tile<4xi32> -> tile<4xi1>
    %v, %t = load_ptr_tko weak %ps, %m : tile<4xptr<i32>>, tile<4xi1> -> tile<4xi32>, token
    %r = assume div_by<1>, %v : tile<4xi32>
    %t0 = make_token : token
    %t9 = print_tko "%d\n", %r token = %t0 : tile<4xi32> -> token // fault: a value that is printed is undefined (tile block (0, 0, 0), element [2])
    return
  }
}
// -----
// tilerun: --arg arange:i32:4
// out: [0, 1]
cuda_tile.module @m {
  entry @f(%p: tile<ptr<i32>>) {
    %i = iota : tile<4xi32>
    %p1 = reshape %p : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<4xptr<i32>>
    %ps = offset %pn, %i : tile<4xptr<i32>>, tile<4xi32> -> tile<4xptr<i32>>
    %two = constant <i32: 2> : tile<4xi32>
    %m = cmpi less_than %i, %two, signed : tile<4xi32> -> tile<4xi1>
    %v, %t = load_ptr_tko weak %ps, %m : tile<4xptr<i32>>, tile<4xi1> -> tile<4xi32>, token
    %zero = constant <i32: 0> : tile<i32>
    %r = extract %v[%zero] : tile<4xi32> -> tile<2xi32>
    %t0 = make_token : token
    %t9 = print_tko "%d\n", %r token = %t0 : tile<2xi32> -> token
    return
  }
}
// -----
// tilerun: --arg arange:i32:4
// out: [0, 1, 2, 2]
cuda_tile.module @m {
  entry @f(%p: tile<ptr<i32>>) {
    %i = iota : tile<4xi32>
    %p1 = reshape %p : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<4xptr<i32>>
    %ps = offset %pn, %i : tile<4xptr<i32>>, tile<4xi32> -> tile<4xptr<i32>>
    %two = constant <i32: 2> : tile<4xi32>
    %m = cmpi less_than %i, %two, signed : tile<4xi32> -> tile<4xi1>
    %v, %t = load_ptr_tko weak %ps, %m : tile<4xptr<i32>>, tile<4xi1> -> tile<4xi32>, token
    %r = select %m, %v, %two : tile<4xi1>, tile<4xi32>
    %t0 = make_token : token
    %t9 = print_tko "%d\n", %r token = %t0 : tile<4xi32> -> token
    return
  }
}
// -----
// tilerun: --arg arange:i32:4
// out: [0, 1, 0, 0]
cuda_tile.module @m {
  entry @f(%p: tile<ptr<i32>>) {
    %i = iota : tile<4xi32>
    %p1 = reshape %p : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<4xptr<i32>>
    %ps = offset %pn, %i : tile<4xptr<i32>>, tile<4xi32> -> tile<4xptr<i32>>
    %two = constant <i32: 2> : tile<4xi32>
    %m = cmpi less_than %i, %two, signed : tile<4xi32> -> tile<4xi1>
    %v, %t = load_ptr_tko weak %ps, %m : tile<4xptr<i32>>, tile<4xi1> -> tile<4xi32>, token
    %k = constant <i32: [1, 1, 0, 0]> : tile<4xi32>
    %r = muli %v, %k : tile<4xi32>
    %t0 = make_token : token
    %t9 = print_tko "%d\n", %r token = %t0 : tile<4xi32> -> token
    return
  }
}
// -----
// tilerun: --arg arange:i32:4
// out: [0, 0, 0, 0]
cuda_tile.module @m {
  entry @f(%p: tile<ptr<i32>>) {
    %i = iota : tile<4xi32>
    %p1 = reshape %p : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<4xptr<i32>>
    %ps = offset %pn, %i : tile<4xptr<i32>>, tile<4xi32> -> tile<4xptr<i32>>
    %two = constant <i32: 2> : tile<4xi32>
    %m = cmpi less_than %i, %two, signed : tile<4xi32> -> tile<4xi1>
    %v, %t = load_ptr_tko weak %ps, %m : tile<4xptr<i32>>, tile<4xi1> -> tile<4xi32>, token
    %c = cmpi greater_than %v, %i, signed : tile<4xi32> -> tile<4xi1>
    %r = andi %m, %c : tile<4xi1>
    %t0 = make_token : token
    %t9 = print_tko "%d\n", %r token = %t0 : tile<4xi1> -> token
    return
  }
}
// -----
// tilerun: --arg arange:i32:4
// out: [1, 1, 1, 1]
cuda_tile.module @m {
  entry @f(%p: tile<ptr<i32>>) {
    %i = iota : tile<4xi32>
    %p1 = reshape %p : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<4xptr<i32>>
    %ps = offset %pn, %i : tile<4xptr<i32>>, tile<4xi32> -> tile<4xptr<i32>>
    %two = constant <i32: 2> : tile<4xi32>
    %m = cmpi less_than %i, %two, signed : tile<4xi32> -> tile<4xi1>
    %v, %t = load_ptr_tko weak %ps, %m : tile<4xptr<i32>>, tile<4xi1> -> tile<4xi32>, token
    %yes = constant <i1: true> : tile<4xi1>
    %out = xori %m, %yes : tile<4xi1>
    %c = cmpi equal %v, %i, signed : tile<4xi32> -> tile<4xi1>
    %r = ori %c, %out : tile<4xi1>
    %t0 = make_token : token
    %t9 = print_tko "%d\n", %r token = %t0 : tile<4xi1> -> token
    return
  }
}
// -----
// tilerun: --arg arange:i32:4
// out: [2, 2, 2, 2]
cuda_tile.module @m {
  entry @f(%p: tile<ptr<i32>>) {
    %i = iota : tile<4xi32>
    %p1 = reshape %p : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<4xptr<i32>>
    %ps = offset %pn, %i : tile<4xptr<i32>>, tile<4xi32> -> tile<4xptr<i32>>
    %two = constant <i32: 2> : tile<4xi32>
    %m = cmpi less_than %i, %two, signed : tile<4xi32> -> tile<4xi1>
    %v, %t = load_ptr_tko weak %ps, %m : tile<4xptr<i32>>, tile<4xi1> -> tile<4xi32>, token
    %c = cmpi equal %v, %i, signed : tile<4xi32> -> tile<4xi1>
    %r = select %c, %two, %two : tile<4xi1>, tile<4xi32>
    %t0 = make_token : token
    %t9 = print_tko "%d\n", %r token = %t0 : tile<4xi32> -> token
    return
  }
}
// -----
// An undefined operand does not overflow; a defined one does.
// tilerun: --arg arange:i32:4
cuda_tile.module @m {
  entry @f(%p: tile<ptr<i32>>) {
    %i = iota : tile<4xi32>
    %p1 = reshape %p : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<4xptr<i32>>
    %ps = offset %pn, %i : tile<4xptr<i32>>, tile<4xi32> -> tile<4xptr<i32>>
    %two = constant <i32: 2> : tile<4xi32>
    %m = cmpi less_than %i, %two, signed : tile<4xi32> -> tile<4xi1>
    %v, %t = load_ptr_tko weak %ps, %m : tile<4xptr<i32>>, tile<4xi1> -> tile<4xi32>, token
    %s = addi %v, %two overflow<no_wrap> : tile<4xi32>
    %d = subi %v, %two overflow<no_unsigned_wrap> : tile<4xi32> // fault: unsigned overflow, which the op excludes: the operands are 0 and 2
    return
  }
}
// -----
// tilerun: --arg arange:i32:4
// out: [0, 0, 2, 2]
cuda_tile.module @m {
  entry @f(%p: tile<ptr<i32>>) {
    %i = iota : tile<4xi32>
    %p1 = reshape %p : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<4xptr<i32>>
    %ps = offset %pn, %i : tile<4xptr<i32>>, tile<4xi32> -> tile<4xptr<i32>>
    %two = constant <i32: 2> : tile<4xi32>
    %m = cmpi less_than %i, %two, signed : tile<4xi32> -> tile<4xi1>
    %v, %t = load_ptr_tko weak %ps, %m : tile<4xptr<i32>>, tile<4xi1> -> tile<4xi32>, token
    %k = constant <i32: [0, 1, 2, 2]> : tile<4xi32>
    %d = subi %v, %k overflow<no_unsigned_wrap> : tile<4xi32>
    %r = select %m, %d, %two : tile<4xi1>, tile<4xi32>
    %t0 = make_token : token
    %t9 = print_tko "%d\n", %r token = %t0 : tile<4xi32> -> token
    return
  }
}
// -----
// To divide by an undefined number may be to divide by zero.
// tilerun: --arg arange:i32:4
cuda_tile.module @m {
  entry @f(%p: tile<ptr<i32>>) {
    %i = iota : tile<4xi32>
    %p1 = reshape %p : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<4xptr<i32>>
    %ps = offset %pn, %i : tile<4xptr<i32>>, tile<4xi32> -> tile<4xptr<i32>>
    %two = constant <i32: 2> : tile<4xi32>
    %m = cmpi less_than %i, %two, signed : tile<4xi32> -> tile<4xi1>
    %v, %t = load_ptr_tko weak %ps, %m : tile<4xptr<i32>>, tile<4xi1> -> tile<4xi32>, token
    %c = constant <i32: 6> : tile<4xi32>
    %d = divi %v, %c signed : tile<4xi32>
    %r = divi %c, %v signed : tile<4xi32> // fault: the divisor is undefined (tile block (0, 0, 0), element [2])
    return
  }
}
// -----
// tilerun: --arg arange:i32:4
cuda_tile.module @m {
  entry @f(%p: tile<ptr<i32>>) {
    %i = iota : tile<4xi32>
    %p1 = reshape %p : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<4xptr<i32>>
    %ps = offset %pn, %i : tile<4xptr<i32>>, tile<4xi32> -> tile<4xptr<i32>>
    %two = constant <i32: 2> : tile<4xi32>
    %m = cmpi less_than %i, %two, signed : tile<4xi32> -> tile<4xi1>
    %v, %t = load_ptr_tko weak %ps, %m : tile<4xptr<i32>>, tile<4xi1> -> tile<4xi32>, token
    %r = reduce %v dim=0 identities=[0 : i32] : tile<4xi32> -> tile<i32>
    (%a: tile<i32>, %b: tile<i32>) {
      %c = addi %a, %b : tile<i32>
      yield %c : tile<i32>
    }
    %t0 = make_token : token
    %t9 = print_tko "%d\n", %r token = %t0 : tile<i32> -> token // fault: a value that is printed is undefined
    return
  }
}
// -----
// The first row is defined.
// tilerun: --arg arange:i32:4
cuda_tile.module @m {
  entry @f(%p: tile<ptr<i32>>) {
    %i = iota : tile<4xi32>
    %p1 = reshape %p : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<4xptr<i32>>
    %ps = offset %pn, %i : tile<4xptr<i32>>, tile<4xi32> -> tile<4xptr<i32>>
    %two = constant <i32: 2> : tile<4xi32>
    %m = cmpi less_than %i, %two, signed : tile<4xi32> -> tile<4xi1>
    %v, %t = load_ptr_tko weak %ps, %m : tile<4xptr<i32>>, tile<4xi1> -> tile<4xi32>, token
    %s = reshape %v : tile<4xi32> -> tile<2x2xi32>
    %r = reduce %s dim=1 identities=[0 : i32] : tile<2x2xi32> -> tile<2xi32>
    (%a: tile<i32>, %b: tile<i32>) {
      %c = addi %a, %b : tile<i32>
      yield %c : tile<i32>
    }
    %t0 = make_token : token
    %t9 = print_tko "%d\n", %r token = %t0 : tile<2xi32> -> token // fault: element [1]
    return
  }
}
// -----
// Two folds in one do not meet.
// tilerun: --arg arange:i32:4
// out: 2
cuda_tile.module @m {
  entry @f(%p: tile<ptr<i32>>) {
    %i = iota : tile<4xi32>
    %p1 = reshape %p : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<4xptr<i32>>
    %ps = offset %pn, %i : tile<4xptr<i32>>, tile<4xi32> -> tile<4xptr<i32>>
    %two = constant <i32: 2> : tile<4xi32>
    %m = cmpi less_than %i, %two, signed : tile<4xi32> -> tile<4xi1>
    %v, %t = load_ptr_tko weak %ps, %m : tile<4xptr<i32>>, tile<4xi1> -> tile<4xi32>, token
    %bit = exti %m unsigned : tile<4xi1> -> tile<4xi32>
    %r, %n = reduce %v, %bit dim=0 identities=[0 : i32, 0 : i32] : tile<4xi32>, tile<4xi32> -> tile<i32>, tile<i32>
    (%a: tile<i32>, %b: tile<i32>, %x: tile<i32>, %y: tile<i32>) {
      %c = addi %a, %b : tile<i32>
      %d = addi %x, %y : tile<i32>
      yield %c, %d : tile<i32>, tile<i32>
    }
    %t0 = make_token : token
    %t9 = print_tko "%d\n", %n token = %t0 : tile<i32> -> token
    return
  }
}
// -----
// Through loops and regions.
// tilerun: --arg arange:i32:4
cuda_tile.module @m {
  entry @f(%p: tile<ptr<i32>>) {
    %i = iota : tile<4xi32>
    %p1 = reshape %p : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<4xptr<i32>>
    %ps = offset %pn, %i : tile<4xptr<i32>>, tile<4xi32> -> tile<4xptr<i32>>
    %two = constant <i32: 2> : tile<4xi32>
    %m = cmpi less_than %i, %two, signed : tile<4xi32> -> tile<4xi1>
    %v, %t = load_ptr_tko weak %ps, %m : tile<4xptr<i32>>, tile<4xi1> -> tile<4xi32>, token
    %zero = constant <i32: 0> : tile<i32>
    %three = constant <i32: 3> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %k4 = constant <i32: 0> : tile<4xi32>
    %r = for %k in (%zero to %three, step %one) : tile<i32> iter_values(%acc = %k4) -> (tile<4xi32>) {
      %c = addi %acc, %v : tile<4xi32>
      continue %c : tile<4xi32>
    }
    %yes = constant <i1: true> : tile<i1>
    %w = if %yes -> (tile<4xi32>) {
      yield %r : tile<4xi32>
    } else {
      yield %two : tile<4xi32>
    }
    %t0 = make_token : token
    %t9 = print_tko "%d\n", %w token = %t0 : tile<4xi32> -> token // fault: element [2]
    return
  }
}
// -----
// What decides where the tile block goes.
// tilerun: --arg arange:i32:4
cuda_tile.module @m {
  entry @f(%p: tile<ptr<i32>>) {
    %i = iota : tile<4xi32>
    %p1 = reshape %p : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<4xptr<i32>>
    %ps = offset %pn, %i : tile<4xptr<i32>>, tile<4xi32> -> tile<4xptr<i32>>
    %two = constant <i32: 2> : tile<4xi32>
    %m = cmpi less_than %i, %two, signed : tile<4xi32> -> tile<4xi1>
    %v, %t = load_ptr_tko weak %ps, %m : tile<4xptr<i32>>, tile<4xi1> -> tile<4xi32>, token
    %three = constant <i32: 3> : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %z = extract %v[%three] : tile<4xi32> -> tile<1xi32>
    %n = reshape %z : tile<1xi32> -> tile<i32>
    %c = cmpi equal %n, %zero, signed : tile<i32> -> tile<i1>
    if %c { // fault: the condition is undefined
    }
    return
  }
}
// -----
// tilerun: --arg arange:i32:4
cuda_tile.module @m {
  entry @f(%p: tile<ptr<i32>>) {
    %i = iota : tile<4xi32>
    %p1 = reshape %p : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<4xptr<i32>>
    %ps = offset %pn, %i : tile<4xptr<i32>>, tile<4xi32> -> tile<4xptr<i32>>
    %two = constant <i32: 2> : tile<4xi32>
    %m = cmpi less_than %i, %two, signed : tile<4xi32> -> tile<4xi1>
    %v, %t = load_ptr_tko weak %ps, %m : tile<4xptr<i32>>, tile<4xi1> -> tile<4xi32>, token
    %three = constant <i32: 3> : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %z = extract %v[%three] : tile<4xi32> -> tile<1xi32>
    %n = reshape %z : tile<1xi32> -> tile<i32>
    for %k in (%n to %three, step %three) : tile<i32> { // fault: the lower bound is undefined
    }
    return
  }
}
// -----
// tilerun: --arg arange:i32:4
cuda_tile.module @m {
  entry @f(%p: tile<ptr<i32>>) {
    %i = iota : tile<4xi32>
    %p1 = reshape %p : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<4xptr<i32>>
    %ps = offset %pn, %i : tile<4xptr<i32>>, tile<4xi32> -> tile<4xptr<i32>>
    %two = constant <i32: 2> : tile<4xi32>
    %m = cmpi less_than %i, %two, signed : tile<4xi32> -> tile<4xi1>
    %v, %t = load_ptr_tko weak %ps, %m : tile<4xptr<i32>>, tile<4xi1> -> tile<4xi32>, token
    %three = constant <i32: 3> : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %z = extract %v[%three] : tile<4xi32> -> tile<1xi32>
    %n = reshape %z : tile<1xi32> -> tile<i32>
    for %k in (%zero to %n, step %three) : tile<i32> { // fault: the upper bound is undefined
    }
    return
  }
}
// -----
// tilerun: --arg arange:i32:4
cuda_tile.module @m {
  entry @f(%p: tile<ptr<i32>>) {
    %i = iota : tile<4xi32>
    %p1 = reshape %p : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<4xptr<i32>>
    %ps = offset %pn, %i : tile<4xptr<i32>>, tile<4xi32> -> tile<4xptr<i32>>
    %two = constant <i32: 2> : tile<4xi32>
    %m = cmpi less_than %i, %two, signed : tile<4xi32> -> tile<4xi1>
    %v, %t = load_ptr_tko weak %ps, %m : tile<4xptr<i32>>, tile<4xi1> -> tile<4xi32>, token
    %three = constant <i32: 3> : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %z = extract %v[%three] : tile<4xi32> -> tile<1xi32>
    %n = reshape %z : tile<1xi32> -> tile<i32>
    for %k in (%zero to %three, step %n) : tile<i32> { // fault: the step is undefined
    }
    return
  }
}
// -----
// tilerun: --arg arange:i32:4
cuda_tile.module @m {
  entry @f(%p: tile<ptr<i32>>) {
    %i = iota : tile<4xi32>
    %p1 = reshape %p : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<4xptr<i32>>
    %ps = offset %pn, %i : tile<4xptr<i32>>, tile<4xi32> -> tile<4xptr<i32>>
    %two = constant <i32: 2> : tile<4xi32>
    %m = cmpi less_than %i, %two, signed : tile<4xi32> -> tile<4xi1>
    %v, %t = load_ptr_tko weak %ps, %m : tile<4xptr<i32>>, tile<4xi1> -> tile<4xi32>, token
    %three = constant <i32: 3> : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %z = extract %v[%three] : tile<4xi32> -> tile<1xi32>
    %n = reshape %z : tile<1xi32> -> tile<i32>
    %q = extract %v[%n] : tile<4xi32> -> tile<2xi32> // fault: an index is undefined
    return
  }
}
// -----
// Addresses, where the mask does not leave them out.
// tilerun: --arg arange:i32:4
cuda_tile.module @m {
  entry @f(%p: tile<ptr<i32>>) {
    %i = iota : tile<4xi32>
    %p1 = reshape %p : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<4xptr<i32>>
    %ps = offset %pn, %i : tile<4xptr<i32>>, tile<4xi32> -> tile<4xptr<i32>>
    %two = constant <i32: 2> : tile<4xi32>
    %m = cmpi less_than %i, %two, signed : tile<4xi32> -> tile<4xi1>
    %v, %t = load_ptr_tko weak %ps, %m : tile<4xptr<i32>>, tile<4xi1> -> tile<4xi32>, token
    %q = offset %ps, %v : tile<4xptr<i32>>, tile<4xi32> -> tile<4xptr<i32>>
    %a, %t2 = load_ptr_tko weak %q, %m token = %t : tile<4xptr<i32>>, tile<4xi1> -> tile<4xi32>, token
    %b, %t3 = load_ptr_tko weak %q token = %t2 : tile<4xptr<i32>> -> tile<4xi32>, token // fault: the pointer is undefined (tile block (0, 0, 0), element [2])
    return
  }
}
// -----
// tilerun: --arg arange:i32:4
cuda_tile.module @m {
  entry @f(%p: tile<ptr<i32>>) {
    %i = iota : tile<4xi32>
    %p1 = reshape %p : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<4xptr<i32>>
    %ps = offset %pn, %i : tile<4xptr<i32>>, tile<4xi32> -> tile<4xptr<i32>>
    %two = constant <i32: 2> : tile<4xi32>
    %m = cmpi less_than %i, %two, signed : tile<4xi32> -> tile<4xi1>
    %v, %t = load_ptr_tko weak %ps, %m : tile<4xptr<i32>>, tile<4xi1> -> tile<4xi32>, token
    %c = cmpi less_than %v, %two, signed : tile<4xi32> -> tile<4xi1>
    %a, %t2 = load_ptr_tko weak %ps, %c token = %t : tile<4xptr<i32>>, tile<4xi1> -> tile<4xi32>, token // fault: the mask is undefined (tile block (0, 0, 0), element [2])
    return
  }
}
// -----
// tilerun: --arg arange:i32:4
cuda_tile.module @m {
  entry @f(%p: tile<ptr<i32>>) {
    %i = iota : tile<4xi32>
    %p1 = reshape %p : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<4xptr<i32>>
    %ps = offset %pn, %i : tile<4xptr<i32>>, tile<4xi32> -> tile<4xptr<i32>>
    %two = constant <i32: 2> : tile<4xi32>
    %m = cmpi less_than %i, %two, signed : tile<4xi32> -> tile<4xi1>
    %v, %t = load_ptr_tko weak %ps, %m : tile<4xptr<i32>>, tile<4xi1> -> tile<4xi32>, token
    %a, %t2 = atomic_rmw_tko relaxed device %ps, add, %v, %m token = %t : tile<4xptr<i32>>, tile<4xi32>, tile<4xi1> -> tile<4xi32>, token
    %b, %t3 = atomic_rmw_tko relaxed device %ps, add, %v token = %t2 : tile<4xptr<i32>>, tile<4xi32> -> tile<4xi32>, token // fault: the value is undefined
    return
  }
}
// -----
// tilerun: --arg arange:i32:4
cuda_tile.module @m {
  entry @f(%p: tile<ptr<i32>>) {
    %i = iota : tile<4xi32>
    %p1 = reshape %p : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<4xptr<i32>>
    %ps = offset %pn, %i : tile<4xptr<i32>>, tile<4xi32> -> tile<4xptr<i32>>
    %two = constant <i32: 2> : tile<4xi32>
    %m = cmpi less_than %i, %two, signed : tile<4xi32> -> tile<4xi1>
    %v, %t = load_ptr_tko weak %ps, %m : tile<4xptr<i32>>, tile<4xi1> -> tile<4xi32>, token
    %b, %t3 = atomic_cas_tko relaxed device %ps, %two, %v : tile<4xptr<i32>>, tile<4xi32> -> tile<4xi32>, token // fault: the value is undefined
    return
  }
}
// -----
// tilerun: --arg arange:i32:4
cuda_tile.module @m {
  entry @f(%p: tile<ptr<i32>>) {
    %i = iota : tile<4xi32>
    %p1 = reshape %p : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<4xptr<i32>>
    %ps = offset %pn, %i : tile<4xptr<i32>>, tile<4xi32> -> tile<4xptr<i32>>
    %two = constant <i32: 2> : tile<4xi32>
    %m = cmpi less_than %i, %two, signed : tile<4xi32> -> tile<4xi1>
    %v, %t = load_ptr_tko weak %ps, %m : tile<4xptr<i32>>, tile<4xi1> -> tile<4xi32>, token
    %three = constant <i32: 3> : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %z = extract %v[%three] : tile<4xi32> -> tile<1xi32>
    %n = reshape %z : tile<1xi32> -> tile<i32>
    %tv = make_tensor_view %p, shape = [3], strides = [1] : tensor_view<3xi32, strides=[1]>
    %pv = make_partition_view %tv : partition_view<tile=(4), tensor_view<3xi32, strides=[1]>>
    %q = store_view_tko weak %v, %pv[%zero] token = %t : tile<4xi32>, partition_view<tile=(4), tensor_view<3xi32, strides=[1]>>, tile<i32> -> token // fault: the value is undefined (tile block (0, 0, 0), element [2])
    return
  }
}
// -----
// Beyond the tensor nothing is stored.
// tilerun: --arg arange:i32:4
// want p: 5 6 7 3
cuda_tile.module @m {
  entry @f(%p: tile<ptr<i32>>) {
    %i = iota : tile<4xi32>
    %p1 = reshape %p : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<4xptr<i32>>
    %ps = offset %pn, %i : tile<4xptr<i32>>, tile<4xi32> -> tile<4xptr<i32>>
    %three = constant <i32: 3> : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %m = constant <i1: [true, true, true, false]> : tile<4xi1>
    %v, %t = load_ptr_tko weak %ps, %m : tile<4xptr<i32>>, tile<4xi1> -> tile<4xi32>, token
    %tv = make_tensor_view %p, shape = [3], strides = [1] : tensor_view<3xi32, strides=[1]>
    %pv = make_partition_view %tv : partition_view<tile=(4), tensor_view<3xi32, strides=[1]>>
    %k = constant <i32: 5> : tile<4xi32>
    %w = addi %v, %k : tile<4xi32>
    %q = store_view_tko weak %w, %pv[%zero] token = %t : tile<4xi32>, partition_view<tile=(4), tensor_view<3xi32, strides=[1]>>, tile<i32> -> token
    return
  }
}
// -----
// tilerun: --arg arange:i32:4
cuda_tile.module @m {
  entry @f(%p: tile<ptr<i32>>) {
    %i = iota : tile<4xi32>
    %p1 = reshape %p : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<4xptr<i32>>
    %ps = offset %pn, %i : tile<4xptr<i32>>, tile<4xi32> -> tile<4xptr<i32>>
    %two = constant <i32: 2> : tile<4xi32>
    %m = cmpi less_than %i, %two, signed : tile<4xi32> -> tile<4xi1>
    %v, %t = load_ptr_tko weak %ps, %m : tile<4xptr<i32>>, tile<4xi1> -> tile<4xi32>, token
    %three = constant <i32: 3> : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %z = extract %v[%three] : tile<4xi32> -> tile<1xi32>
    %n = reshape %z : tile<1xi32> -> tile<i32>
    %tv = make_tensor_view %p, shape = [3], strides = [1] : tensor_view<3xi32, strides=[1]>
    %pv = make_partition_view %tv : partition_view<tile=(4), tensor_view<3xi32, strides=[1]>>
    %q, %t2 = load_view_tko weak %pv[%n] : partition_view<tile=(4), tensor_view<3xi32, strides=[1]>>, tile<i32> -> tile<4xi32>, token // fault: the index is undefined
    return
  }
}
// -----
// tilerun: --arg arange:i32:4
cuda_tile.module @m {
  entry @f(%p: tile<ptr<i32>>) {
    %i = iota : tile<4xi32>
    %p1 = reshape %p : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<4xptr<i32>>
    %ps = offset %pn, %i : tile<4xptr<i32>>, tile<4xi32> -> tile<4xptr<i32>>
    %two = constant <i32: 2> : tile<4xi32>
    %m = cmpi less_than %i, %two, signed : tile<4xi32> -> tile<4xi1>
    %v, %t = load_ptr_tko weak %ps, %m : tile<4xptr<i32>>, tile<4xi1> -> tile<4xi32>, token
    %three = constant <i32: 3> : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %z = extract %v[%three] : tile<4xi32> -> tile<1xi32>
    %n = reshape %z : tile<1xi32> -> tile<i32>
    %tv = make_tensor_view %p, shape = [%n], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]> // fault: the base, an extent or a stride is undefined
    return
  }
}
// -----
// What a view without padding has beyond its tensor is not known, and not undefined.
// tilerun: --arg arange:i32:4
// out: [0, 1, 2, 0]
cuda_tile.module @m {
  entry @f(%p: tile<ptr<i32>>) {
    %three = constant <i32: 3> : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %tv = make_tensor_view %p, shape = [3], strides = [1] : tensor_view<3xi32, strides=[1]>
    %pv = make_partition_view %tv : partition_view<tile=(4), tensor_view<3xi32, strides=[1]>>
    %v, %t = load_view_tko weak %pv[%zero] : partition_view<tile=(4), tensor_view<3xi32, strides=[1]>>, tile<i32> -> tile<4xi32>, token
    %t0 = make_token : token
    %t9 = print_tko "%d\n", %v token = %t0 : tile<4xi32> -> token
    return
  }
}
// -----
// A row of a product, and a column.
// tilerun: --arg nan
cuda_tile.module @m {
  entry @f(%x: tile<f32>) {
    %n = ftoi %x signed : tile<f32> -> tile<i8>
    %n1 = reshape %n : tile<i8> -> tile<1x1xi8>
    %a = constant <i8: 1> : tile<2x1xi8>
    %a2 = cat %a, %a dim = 1 : tile<2x1xi8>, tile<2x1xi8> -> tile<2x2xi8>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %l = insert %n1, %a2[%one, %zero] : tile<1x1xi8>, tile<2x2xi8>
    %acc = constant <i32: 0> : tile<2x2xi32>
    %r = mmai %l, %a2, %acc signed signed : tile<2x2xi8>, tile<2x2xi8>, tile<2x2xi32>
    %t0 = make_token : token
    %t9 = print_tko "%d\n", %r token = %t0 : tile<2x2xi32> -> token // fault: element [1, 0]
    return
  }
}
// -----
// tilerun: --arg nan
// out: [[2], [2]]
cuda_tile.module @m {
  entry @f(%x: tile<f32>) {
    %n = ftoi %x signed : tile<f32> -> tile<i8>
    %n1 = reshape %n : tile<i8> -> tile<1x1xi8>
    %a2 = constant <i8: 1> : tile<2x2xi8>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %l = insert %n1, %a2[%zero, %one] : tile<1x1xi8>, tile<2x2xi8>
    %acc = constant <i32: 0> : tile<2x2xi32>
    %r = mmai %a2, %l, %acc signed signed : tile<2x2xi8>, tile<2x2xi8>, tile<2x2xi32>
    %left = extract %r[%zero, %zero] : tile<2x2xi32> -> tile<2x1xi32>
    %t0 = make_token : token
    %t1 = print_tko "%d\n", %left token = %t0 : tile<2x1xi32> -> token
    %t2 = print_tko "%d\n", %r token = %t1 : tile<2x2xi32> -> token // fault: element [0, 1]
    return
  }
}
// -----
// Scales in f8E4M3FN are not negative. -0 is not.
// tilerun: 
// out: [[32, 32], [0, 0]]
cuda_tile.module @m {
  entry @f() {
    %a = constant <f8E4M3FN: 1.0> : tile<2x32xf8E4M3FN>
    %b = constant <f8E4M3FN: 1.0> : tile<32x2xf8E4M3FN>
    %one = constant <f8E4M3FN: 1.0> : tile<1x2xf8E4M3FN>
    %sa = constant <f8E4M3FN: [[1.0], [-0.0]]> : tile<2x1xf8E4M3FN>
    %sb = constant <f8E4M3FN: [[2.0, -2.0]]> : tile<1x2xf8E4M3FN>
    %acc = constant <f32: 0.0> : tile<2x2xf32>
    %r = mmaf_scaled %a, %b, %acc, %sa, %one : tile<2x32xf8E4M3FN>, tile<32x2xf8E4M3FN>, tile<2x2xf32>, tile<2x1xf8E4M3FN>, tile<1x2xf8E4M3FN>
    %s = mmaf_scaled %a, %b, %acc, %sa, %sb : tile<2x32xf8E4M3FN>, tile<32x2xf8E4M3FN>, tile<2x2xf32>, tile<2x1xf8E4M3FN>, tile<1x2xf8E4M3FN>
    %t0 = make_token : token
    %t1 = print_tko "%g\n", %r token = %t0 : tile<2x2xf32> -> token
    %t2 = print_tko "%g\n", %s token = %t1 : tile<2x2xf32> -> token // fault: element [0, 1]
    return
  }
}
// -----
// Extents are unsigned: -1 of 32 bits is no negative one.
// out: 4294967295
// tilerun: --arg null --arg -1
cuda_tile.module @m {
  entry @f(%p: tile<ptr<i8>>, %n: tile<i32>) {
    %v = make_tensor_view %p, shape = [%n], strides = [1] : tile<i32> -> tensor_view<?xi8, strides=[1]>
    %e = get_tensor_shape %v : tensor_view<?xi8, strides=[1]> -> tile<i64>
    %t0 = make_token : token
    %t1 = print_tko "%ld\n", %e token = %t0 : tile<i64> -> token
    return
  }
}
// -----
// Nor does the language know a shift that is too wide: all is shifted out.
// out: 0 -1 0
// tilerun: --arg -8 --arg 32
cuda_tile.module @m {
  entry @f(%x: tile<i32>, %n: tile<i32>) {
    %l = shli %x, %n : tile<i32>
    %a = shri %x, %n signed : tile<i32>
    %b = shri %x, %n unsigned : tile<i32>
    %t0 = make_token : token
    %t1 = print_tko "%d %d %d\n", %l, %a, %b token = %t0 : tile<i32>, tile<i32>, tile<i32> -> token
    return
  }
}
