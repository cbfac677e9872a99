// Spellings of earlier releases and of other languages, and what is often left out.
cuda_tile.module @m {
  entry @k(%p: tile<ptr<f32>>, %n: tile<i32>, %v: partition_view<tile=(4), tensor_view<64xf32, strides=[1]>>, %t: tensor_view<8x8xf32, strides=[8,1]>, %x: tile<4xf32>) {
    print "x = %d\n", %n : tile<i32> // error: expected an op, got 'print': write 'print_tko' [TIR0003]
    load_view weak %v[%n] : tile<i32> // error: write 'load_view_tko' [TIR0003]
    %a = constant <float: 1.0> : tile<f32> // error: expected a type, got 'float': write 'f32' [TIR0009]
    //             ^
    %b = constant <f64: 1.0> : tile<double> // error: write 'f64' [TIR0009]
    %c = make_partition_view %t : partition_view<tile=(64,64,2), tensor_view<8x8xf32, strides=[8,1]>> // error: expected 'x' between extents, got ',': write 'tile=(64x64x2)' [TIR0010]
    //                                                   ^
    %d = cmpi less_than %n, %n : tile<i32> -> tile<i1> // error: expected ',' and one of unsigned, signed (signedness), got ':' [TIR0001]
    //                         ^
    %e = divi %n, %n : tile<i32> // error: expected one of unsigned, signed (signedness), got ':' [TIR0015]
    %f, %g = load_ptr_tko weak %p : tile<ptr<f32>> -> tile<f32> // error: expected ', token', got the value %h [TIR0001]
    //                                                         ^
    %h, %i = load_view_tko weak %v[%n] : partition_view<tile=(4), tensor_view<64xf32, strides=[1]>>, tile<i32> -> tile<4xf32> // error: expected ', token', got the value %j [TIR0001]
    %j = store_view_tko weak %x, %v[%n] : tile<4xf32>, partition_view<tile=(4), tensor_view<64xf32, strides=[1]>>, tile<i32> // error: expected '-> token', got 'print_tko' [TIR0001]
    print_tko "a" // error: expected '-> token', got 'print_tko' [TIR0001]
    print_tko "b", %n : tile<i32> // error: expected '-> token', got the value %l [TIR0001]
    %l = loop iter_values(%q = %n) : tile<i32> -> tile<i32> {
      %r = addi %q, %q : tile<i32>
    } // error: expected 'continue' with 1 value at the end of 'loop', got '}' [TIR0017]
    %o:2 = for %s in (%n to %n, step %n) : tile<i32> iter_values(%q = %n, %u = %n) -> (tile<i32>, tile<i32>) {
      %r = addi %q, %q : tile<i32>
    } // error: expected 'continue' with 2 values at the end of 'for', got '}' [TIR0017]
    %y = constant <i1: true> : tile<i1>
    %z = if %y -> (tile<i32>) {
      yield %n : tile<i32>
    } else {
      yield %n : tile<i32>
    }
    for %s in (%n to %n, step %n) : tile<i32> {
    }
    return
  }
  func @f() { // error: expected an op, got 'func': write 'entry' [TIR0003]
  }
}
