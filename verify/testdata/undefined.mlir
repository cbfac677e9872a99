// What constants make certain to be undefined.
cuda_tile.module @m {
  entry @f(%n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %minus = constant <i32: -1> : tile<i32>
    %least = constant <i32: 0x80000000> : tile<i32>
    %some = constant <i32: [1, 0]> : tile<2xi32>
    // expected-warning @below {{divi: expected a divisor other than 0, got 0: undefined [TIR0341]}}
    %a0 = divi %some, %some unsigned : tile<2xi32>
    // expected-warning @below {{remi: expected a divisor other than 0, got 0: undefined}}
    %a1 = remi %n, %zero signed : tile<i32>
    // expected-warning @below {{divi: expected a quotient that fits i32}}
    %a2 = divi %least, %minus signed : tile<i32>
    %a3 = divi %least, %minus unsigned : tile<i32>
    %a4 = remi %least, %minus signed : tile<i32>
    %a5 = divi %n, %n signed : tile<i32>

    // expected-warning @below {{for: expected a positive step, got 0: undefined [TIR0340]}}
    for %i in (%zero to %n, step %zero) : tile<i32> {
    }
    // expected-warning @below {{for: expected a positive step, got -1: undefined}}
    for %i in (%zero to %n, step %minus) : tile<i32> {
    }
    for unsigned %i in (%zero to %n, step %minus) : tile<i32> {
    }

    %edge = constant <f32: 128.0> : tile<f32>
    // expected-warning @below {{ftoi: expected a number that fits i8, got 128}}
    %b_edge = ftoi %edge signed : tile<f32> -> tile<i8>
    %b_fits = ftoi %edge unsigned : tile<f32> -> tile<i8>
    %x = constant <f32: [127.9, -128.9]> : tile<2xf32>
    %b0 = ftoi %x signed : tile<2xf32> -> tile<2xi8>
    // expected-warning @below {{ftoi: expected a number that fits i8, got -128.9}}
    %b1 = ftoi %x unsigned : tile<2xf32> -> tile<2xi8>
    %nan = constant <f32: 0x7FC00000> : tile<f32>
    // expected-warning @below {{ftoi: expected a number that fits i64, got NaN: undefined [TIR0342]}}
    %b2 = ftoi %nan signed : tile<f32> -> tile<i64>

    %c0 = assume bounded<0, ?>, %zero : tile<i32>
    // expected-warning @below {{assume: expected a value within the bounds, got -1: the assumption is not made use of [TIR0344]}}
    %c1 = assume bounded<0, ?>, %minus : tile<i32>
    // expected-warning @below {{assume: expected a value that is a multiple of 4, got 1}}
    %c2 = assume div_by<4>, %one : tile<i32>
    return
  }
  entry @g(%p: tile<ptr<f32>>, %n: tile<i16>) {
    %t = make_tensor_view %p, shape = [%n, 300], strides = [300, 1] : tile<i16> -> tensor_view<?x300xf32, strides=[300,1]>
    %a:2 = get_tensor_shape %t : tensor_view<?x300xf32, strides=[300,1]> -> tile<i16>
    // expected-warning @below {{get_tensor_shape: expected results that hold 300 (dimension 1), got i8: undefined [TIR0343]}}
    %b:2 = get_tensor_shape %t : tensor_view<?x300xf32, strides=[300,1]> -> tile<i8>
    return
  }
}
