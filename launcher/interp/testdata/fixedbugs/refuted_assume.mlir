// An assumption that a constant refutes is nothing: cuTile writes such ones of
// strides in dimensions of extent 1.
// tilerun: --arg arange:f32:1x4 --arg 4
// out: [[0, 1, 2, 3]] 5
cuda_tile.module @m {
  entry @f(%a: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %s = assume bounded<2, ?>, %one : tile<i32> // expected-warning {{expected a value within the bounds, got 1}}
    %s4 = assume div_by<4>, %s : tile<i32> // expected-warning {{got 1: the assumption is not made use of}}
    %t = make_tensor_view %a, shape = [1, %n], strides = [%s4, 1] : tile<i32> -> tensor_view<1x?xf32, strides=[?,1]>
    %p = make_partition_view %t : partition_view<tile=(1x4), tensor_view<1x?xf32, strides=[?,1]>>
    %x, %k = load_view_tko weak %p[%zero, %zero] : partition_view<tile=(1x4), tensor_view<1x?xf32, strides=[?,1]>>, tile<i32> -> tile<1x4xf32>, token
    %four = constant <i32: 4> : tile<i32>
    %sum = addi %s4, %four : tile<i32>
    %q = print_tko "%g %d\n", %x, %sum : tile<1x4xf32>, tile<i32> -> token
    return
  }
}
// -----
// Of other numbers it is strict.
// tilerun: --arg 6
cuda_tile.module @m {
  entry @f(%n: tile<i32>) {
    %m = assume div_by<4>, %n : tile<i32> // fault: 6 is not divisible by 4
    return
  }
}
// -----
// And of elements that are to be alike or to follow each other.
// tilerun:
cuda_tile.module @m {
  entry @f() {
    %c = constant <i32: [4, 5, 7, 8]> : tile<4xi32>
    %m = assume div_by<4, every 2 along 0>, %c : tile<4xi32> // fault: 7 is not divisible by 4
    return
  }
}
