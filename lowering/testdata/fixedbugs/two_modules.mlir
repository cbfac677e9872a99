// Modules side by side, each with a variable @g and an entry @both of its own; one
// variable has two elements to a byte.
// tilerun: --entry second --grid 1 --arg y=zeros:i32:2 --arg h=zeros:f4E2M1FN:4
cuda_tile.module @a {
  global @g <i32: [1, 2]> : tile<2xi32>
  entry @first(%y: tile<ptr<i32>>) {
    %p = get_global @g : tile<ptr<i32>>
    %x, %t = load_ptr_tko weak %p : tile<ptr<i32>> -> tile<i32>, token
    store_ptr_tko weak %y, %x : tile<ptr<i32>>, tile<i32> -> token
  }
  entry @both() {
    return
  }
}
cuda_tile.module @b {
  global @g <i32: [3, 4]> : tile<2xi32>
  global @halves <f4E2M1FN: [1.0, 2.0, 3.0, 4.0]> : tile<4xf4E2M1FN>
  entry @second(%y: tile<ptr<i32>>, %h: tile<ptr<f4E2M1FN>>) {
    %p = get_global @g : tile<ptr<i32>>
    %x, %t = load_ptr_tko weak %p : tile<ptr<i32>> -> tile<i32>, token
    store_ptr_tko weak %y, %x : tile<ptr<i32>>, tile<i32> -> token
    %zero = constant <i32: 0> : tile<i32>
    %q = get_global @halves : tile<ptr<f4E2M1FN>>
    %qt = make_tensor_view %q, shape = [4], strides = [1] : tensor_view<4xf4E2M1FN, strides=[1]>
    %ht = make_tensor_view %h, shape = [4], strides = [1] : tensor_view<4xf4E2M1FN, strides=[1]>
    %qv = make_partition_view %qt : partition_view<tile=(4), tensor_view<4xf4E2M1FN, strides=[1]>>
    %hv = make_partition_view %ht : partition_view<tile=(4), tensor_view<4xf4E2M1FN, strides=[1]>>
    %v, %k = load_view_tko weak %qv[%zero] : partition_view<tile=(4), tensor_view<4xf4E2M1FN, strides=[1]>>, tile<i32> -> tile<4xf4E2M1FN>, token
    store_view_tko weak %v, %hv[%zero] : tile<4xf4E2M1FN>, partition_view<tile=(4), tensor_view<4xf4E2M1FN, strides=[1]>>, tile<i32> -> token
  }
  entry @both() {
    return
  }
}
