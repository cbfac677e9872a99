// The ops that 13.4 brought.
// tilerun:
// out: [[0, 0, 0, 0], [0, 0, 4, 5], [0, 0, 6, 7], [0, 0, 0, 0]]
// out: [9, 9, 2, 3]
// out: [0.250000, -8.000000, 1.000000, inf]
// out: [1.000000, -0.500000]
// out: 1
cuda_tile.module @m {
  entry @k() {
    %one = constant <i32: 1> : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %m = constant <i32: [[4, 5], [6, 7]]> : tile<2x2xi32>
    %z = constant <i32: 0> : tile<4x4xi32>
    %row = extract %m[%zero, %zero] : tile<2x2xi32> -> tile<1x2xi32>
    %low = extract %m[%one, %zero] : tile<2x2xi32> -> tile<1x2xi32>
    %w = insert %row, %z[%one, %one] : tile<1x2xi32> -> tile<4x4xi32>
    %two = constant <i32: 2> : tile<i32>
    %w2 = insert %low, %w[%two, %one] : tile<1x2xi32> -> tile<4x4xi32>
    %k0 = print_tko "%d\n", %w2 : tile<4x4xi32> -> token
    %i = iota : tile<4xi8>
    %nines = constant <i8: 9> : tile<2xi8>
    %j = insert %nines, %i[%zero] : tile<2xi8> -> tile<4xi8>
    %k1 = print_tko "%d\n", %j : tile<4xi8> -> token
    %x = constant <f32: [2.0, -2.0, 0x7FC00000, 0.0]> : tile<4xf32>
    %n = constant <i32: [-2, 3, 0, -1]> : tile<4xi32>
    %p = fpowi %x, %n : tile<4xf32>, tile<4xi32>
    %k2 = print_tko "%f\n", %p : tile<4xf32> -> token
    %y = constant <f16: [2.0, -2.0]> : tile<2xf16>
    %b = constant <i1: [false, true]> : tile<2xi1>
    %q = fpowi %y, %b : tile<2xf16>, tile<2xi1>
    %k3 = print_tko "%f\n", %q : tile<2xf16> -> token
    %wait = gdc_wait_tko -> token
    %fence = memory_fence_alias_tko token=%wait -> token
    %go = gdc_launch_dependents_tko token = %fence -> token
    %k4 = print_tko "%d\n", %one token=%go : tile<i32> -> token
    return
  }
}
