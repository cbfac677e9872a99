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
    %w = insert %row, %z[%one, %one] : tile<1x2xi32>, tile<4x4xi32>
    %two = constant <i32: 2> : tile<i32>
    %w2 = insert %low, %w[%two, %one] : tile<1x2xi32>, tile<4x4xi32>
    %k0 = print_tko "%d\n", %w2 : tile<4x4xi32> -> token
    %i = iota : tile<4xi8>
    %nines = constant <i8: 9> : tile<2xi8>
    %j = insert %nines, %i[%zero] : tile<2xi8>, tile<4xi8>
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
// -----
// Forms of ops and types that 13.4 brought.
// tilerun: --arg zeros:f32:4
// out: [127, -128, 0, 3]
// out: [255, 0, 0, 3]
// out: [1.000977, -1.000977, 65504.000000, inf]
// out: [1.000000, -1.000000, 65504.000000, inf]
// out: [1.000000, 114688.000000, nan, 0.000008]
// out: [0.000000, 2.000000, nan, 106496.000000]
// out: 5
// want a: 5 6 0 0
cuda_tile.module @m {
  entry @k(%a: tile<ptr<f32, #cuda_tile.ptr_attr<none>>>) {
    %x = constant <f32: [1.0e10, -1.0e10, 0x7FC00000, 3.75]> : tile<4xf32>
    %s = ftoi %x signed saturating : tile<4xf32> -> tile<4xi8>
    %k0 = print_tko "%d\n", %s : tile<4xi8> -> token
    %u = ftoi %x unsigned saturating : tile<4xf32> -> tile<4xi8>
    %wide = exti %u unsigned : tile<4xi8> -> tile<4xi32>
    %k1 = print_tko "%d\n", %wide : tile<4xi32> -> token
    // 1 + 2^-11 lies halfway between two numbers of tf32.
    %t = constant <f32: [0x3F801000, 0xBF801000, 65504.0, 0x7F800000]> : tile<4xf32>
    %away = ftof %t rounding<nearest_away> : tile<4xf32> -> tile<4xtf32>
    %k2 = print_tko "%f\n", %away : tile<4xtf32> -> token
    %zero = ftof %t rounding<zero> : tile<4xf32> -> tile<4xtf32>
    %k3 = print_tko "%f\n", %zero : tile<4xtf32> -> token
    %e = constant <f8E5M3FNU: [1.0, 114688.0, 0xFF, 0x01]> : tile<4xf8E5M3FNU>
    %k4 = print_tko "%f\n", %e : tile<4xf8E5M3FNU> -> token
    %y = constant <f32: [-0.0, -2.0, 1.0e6, 106000.0]> : tile<4xf32>
    %f = ftof %y : tile<4xf32> -> tile<4xf8E5M3FNU>
    %g = ftof %f : tile<4xf8E5M3FNU> -> tile<4xf64>
    %k5 = print_tko "%f\n", %g : tile<4xf64> -> token
    %v = make_tensor_view %a, shape = [3], strides = [1] : tensor_view<3xf32, strides=[1], #cuda_tile.ptr_attr<none>>
    %p = make_partition_view %v : partition_view<tile=(2), tensor_view<3xf32, strides=[1], #cuda_tile.ptr_attr<none>>>
    %first = constant <i32: 0> : tile<i32>
    %n = constant <f32: [5.0, 6.0]> : tile<2xf32>
    %k6 = store_view_tko weak %n, %p[%first] inbounds = [true] : tile<2xf32>, partition_view<tile=(2), tensor_view<3xf32, strides=[1], #cuda_tile.ptr_attr<none>>>, tile<i32> -> token
    %one = constant <i32: 1> : tile<i32>
    %five = constant <i32: 5> : tile<i32>
    %count = loop iter_values(%i = %first) : tile<i32> -> tile<i32> {
      %done = cmpi equal %i, %five, signed : tile<i32> -> tile<i1>
      if %done {
        %k7 = print_tko "%d\n", %i : tile<i32> -> token
        return
      }
      %next = addi %i, %one : tile<i32>
      continue %next : tile<i32>
    }
    %k8 = print_tko "not reached\n" -> token
    return
  }
}
