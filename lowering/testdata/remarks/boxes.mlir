// A tile of a view.
// remarks: sm_90a boxes
cuda_tile.module @m {
  entry @f(%A: tile<ptr<f32>>, %n: tile<i32>, %w: tile<ptr<i32>>) {
    %i = iota : tile<64xi32>
    %zero = constant <i32: 0> : tile<64xi32>
    %one = constant <i32: 1> : tile<64xi32>
    %n1 = reshape %n : tile<i32> -> tile<1xi32>
    %nn = broadcast %n1 : tile<1xi32> -> tile<64xi32>
    %m = cmpi less_than %i, %nn, signed : tile<64xi32> -> tile<64xi1>
    %a1 = reshape %A : tile<ptr<f32>> -> tile<1xptr<f32>>
    %ab = broadcast %a1 : tile<1xptr<f32>> -> tile<64xptr<f32>>
    %p = offset %ab, %i : tile<64xptr<f32>>, tile<64xi32> -> tile<64xptr<f32>>
    // expected-remark @below {{accessed as a tile of a view: pointers and mask are those of one [TIR0605]}}
    %x, %t = load_ptr_tko weak %p : tile<64xptr<f32>> -> tile<64xf32>, token
    print_tko "%f", %x : tile<64xf32> -> token
    return
  }
}
// -----
// Pointers that go back and forth.
// remarks: sm_90a boxes
cuda_tile.module @m {
  entry @f(%A: tile<ptr<f32>>, %n: tile<i32>, %w: tile<ptr<i32>>) {
    %i = iota : tile<64xi32>
    %zero = constant <i32: 0> : tile<64xi32>
    %one = constant <i32: 1> : tile<64xi32>
    %n1 = reshape %n : tile<i32> -> tile<1xi32>
    %nn = broadcast %n1 : tile<1xi32> -> tile<64xi32>
    %m = cmpi less_than %i, %nn, signed : tile<64xi32> -> tile<64xi1>
    %a1 = reshape %A : tile<ptr<f32>> -> tile<1xptr<f32>>
    %ab = broadcast %a1 : tile<1xptr<f32>> -> tile<64xptr<f32>>
    %e = xori %i, %one : tile<64xi32>
    %p = offset %ab, %e : tile<64xptr<f32>>, tile<64xi32> -> tile<64xptr<f32>>
    // expected-remark @below {{accessed element by element: the pointers are not known to be a base and a step for each dimension; instead: offsets made of iota, broadcast, muli and addi with no_wrap where they are extended, or load_view_tko [TIR0606]}}
    %x, %t = load_ptr_tko weak %p : tile<64xptr<f32>> -> tile<64xf32>, token
    print_tko "%f", %x : tile<64xf32> -> token
    return
  }
}
// -----
// Pointers that go backwards.
// remarks: sm_90a boxes
cuda_tile.module @m {
  entry @f(%A: tile<ptr<f32>>, %n: tile<i32>, %w: tile<ptr<i32>>) {
    %i = iota : tile<64xi32>
    %zero = constant <i32: 0> : tile<64xi32>
    %one = constant <i32: 1> : tile<64xi32>
    %n1 = reshape %n : tile<i32> -> tile<1xi32>
    %nn = broadcast %n1 : tile<1xi32> -> tile<64xi32>
    %m = cmpi less_than %i, %nn, signed : tile<64xi32> -> tile<64xi1>
    %a1 = reshape %A : tile<ptr<f32>> -> tile<1xptr<f32>>
    %ab = broadcast %a1 : tile<1xptr<f32>> -> tile<64xptr<f32>>
    %e = subi %zero, %i : tile<64xi32>
    %p = offset %ab, %e : tile<64xptr<f32>>, tile<64xi32> -> tile<64xptr<f32>>
    // expected-remark @below {{accessed element by element: along dimension 0 neighbours are -4 bytes apart, and views take positive multiples of the element size 4; instead: load_view_tko, or another order of the elements [TIR0607]}}
    %x, %t = load_ptr_tko weak %p : tile<64xptr<f32>> -> tile<64xf32>, token
    print_tko "%f", %x : tile<64xf32> -> token
    return
  }
}
// -----
// Every other element is masked.
// remarks: sm_90a boxes
cuda_tile.module @m {
  entry @f(%A: tile<ptr<f32>>, %n: tile<i32>, %w: tile<ptr<i32>>) {
    %i = iota : tile<64xi32>
    %zero = constant <i32: 0> : tile<64xi32>
    %one = constant <i32: 1> : tile<64xi32>
    %n1 = reshape %n : tile<i32> -> tile<1xi32>
    %nn = broadcast %n1 : tile<1xi32> -> tile<64xi32>
    %m = cmpi less_than %i, %nn, signed : tile<64xi32> -> tile<64xi1>
    %a1 = reshape %A : tile<ptr<f32>> -> tile<1xptr<f32>>
    %ab = broadcast %a1 : tile<1xptr<f32>> -> tile<64xptr<f32>>
    %e = andi %i, %one : tile<64xi32>
    %ok = cmpi equal %e, %zero, signed : tile<64xi32> -> tile<64xi1>
    %p = offset %ab, %i : tile<64xptr<f32>>, tile<64xi32> -> tile<64xptr<f32>>
    %q = constant <f32: 0.0> : tile<64xf32>
    // expected-remark @below {{accessed element by element: the mask is not known to bound the coordinates; instead: a mask made by andi of comparisons of iota with one number each [TIR0608]}}
    %x, %t = load_ptr_tko weak %p, %ok, %q : tile<64xptr<f32>>, tile<64xi1>, tile<64xf32> -> tile<64xf32>, token
    print_tko "%f", %x : tile<64xf32> -> token
    return
  }
}
// -----
// What is masked is one.
// remarks: sm_90a boxes
cuda_tile.module @m {
  entry @f(%A: tile<ptr<f32>>, %n: tile<i32>, %w: tile<ptr<i32>>) {
    %i = iota : tile<64xi32>
    %zero = constant <i32: 0> : tile<64xi32>
    %one = constant <i32: 1> : tile<64xi32>
    %n1 = reshape %n : tile<i32> -> tile<1xi32>
    %nn = broadcast %n1 : tile<1xi32> -> tile<64xi32>
    %m = cmpi less_than %i, %nn, signed : tile<64xi32> -> tile<64xi1>
    %a1 = reshape %A : tile<ptr<f32>> -> tile<1xptr<f32>>
    %ab = broadcast %a1 : tile<1xptr<f32>> -> tile<64xptr<f32>>
    %p = offset %ab, %i : tile<64xptr<f32>>, tile<64xi32> -> tile<64xptr<f32>>
    %q = constant <f32: 1.0> : tile<64xf32>
    // expected-remark @below {{accessed element by element: what masked elements are is not a padding that views have; instead: a constant zero, or of floating-point types -0, NaN or an infinity [TIR0609]}}
    %x, %t = load_ptr_tko weak %p, %m, %q : tile<64xptr<f32>>, tile<64xi1>, tile<64xf32> -> tile<64xf32>, token
    print_tko "%f", %x : tile<64xf32> -> token
    return
  }
}
// -----
// Elements of half a byte.
// remarks: sm_90a boxes
cuda_tile.module @m {
  entry @f(%A: tile<ptr<f4E2M1FN>>, %n: tile<i32>, %w: tile<ptr<i32>>) {
    %i = iota : tile<64xi32>
    %zero = constant <i32: 0> : tile<64xi32>
    %one = constant <i32: 1> : tile<64xi32>
    %n1 = reshape %n : tile<i32> -> tile<1xi32>
    %nn = broadcast %n1 : tile<1xi32> -> tile<64xi32>
    %m = cmpi less_than %i, %nn, signed : tile<64xi32> -> tile<64xi1>
    %a1 = reshape %A : tile<ptr<f4E2M1FN>> -> tile<1xptr<f4E2M1FN>>
    %ab = broadcast %a1 : tile<1xptr<f4E2M1FN>> -> tile<64xptr<f4E2M1FN>>
    %p = offset %ab, %i : tile<64xptr<f4E2M1FN>>, tile<64xi32> -> tile<64xptr<f4E2M1FN>>
    // expected-remark @below {{accessed element by element: elements of f4E2M1FN are none that views have; instead: numbers of a byte or more, unpacked or converted behind the load [TIR0610]}}
    %x, %t = load_ptr_tko weak %p : tile<64xptr<f4E2M1FN>> -> tile<64xf4E2M1FN>, token
    print_tko "%f", %x : tile<64xf4E2M1FN> -> token
    return
  }
}
