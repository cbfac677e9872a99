// Nothing is assumed of a stride that no address depends on: cuTile assumes of
// all strides of an array what it saw of the array, and that of a dimension of
// extent 1 may be any number.
// tilerun: --arg arange:f32:4 --arg 4 --arg 2
// out: [[0, 1, 2, 3]]
cuda_tile.module @m {
  entry @f(%a: tile<ptr<f32>>, %n: tile<i32>, %stride: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %s = assume bounded<16, ?>, %stride : tile<i32>
    %s16 = assume div_by<16>, %s : tile<i32>
    %t = make_tensor_view %a, shape = [1, %n], strides = [%s16, 1] : tile<i32> -> tensor_view<1x?xf32, strides=[?,1]>
    %p = make_partition_view %t : partition_view<tile=(1x4), tensor_view<1x?xf32, strides=[?,1]>>
    %x, %k = load_view_tko weak %p[%zero, %zero] : partition_view<tile=(1x4), tensor_view<1x?xf32, strides=[?,1]>>, tile<i32> -> tile<1x4xf32>, token
    %q = print_tko "%g\n", %x : tile<1x4xf32> -> token
    return
  }
}
// -----
// A use beside that one, and it is strict.
// tilerun: --arg arange:f32:4 --arg 2
cuda_tile.module @m {
  entry @f(%a: tile<ptr<f32>>, %stride: tile<i32>) {
    %s16 = assume div_by<16>, %stride : tile<i32> // fault: 2 is not divisible by 16
    %t = make_tensor_view %a, shape = [1, 4], strides = [%s16, 1] : tile<i32> -> tensor_view<1x4xf32, strides=[?,1]>
    %q = print_tko "%d\n", %s16 : tile<i32> -> token
    return
  }
}
// -----
// So it is of a dimension whose extent is another, or not known before the launch.
// tilerun: --arg arange:f32:4 --arg 2
cuda_tile.module @m {
  entry @f(%a: tile<ptr<f32>>, %stride: tile<i32>) {
    %s16 = assume div_by<16>, %stride : tile<i32> // fault: 2 is not divisible by 16
    %t = make_tensor_view %a, shape = [1, 2], strides = [2, %s16] : tile<i32> -> tensor_view<1x2xf32, strides=[2,?]>
    return
  }
}
// -----
// tilerun: --arg arange:f32:4 --arg 1 --arg 2
cuda_tile.module @m {
  entry @f(%a: tile<ptr<f32>>, %n: tile<i32>, %stride: tile<i32>) {
    %s16 = assume div_by<16>, %stride : tile<i32> // fault: 2 is not divisible by 16
    %t = make_tensor_view %a, shape = [%n, 4], strides = [%s16, 1] : tile<i32> -> tensor_view<?x4xf32, strides=[?,1]>
    return
  }
}
// -----
// And of one that is not used at all.
// tilerun: --arg 2
cuda_tile.module @m {
  entry @f(%stride: tile<i32>) {
    %s16 = assume div_by<16>, %stride : tile<i32> // fault: 2 is not divisible by 16
    return
  }
}
