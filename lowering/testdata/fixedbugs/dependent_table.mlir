// A launch that may begin while others run read a table of its own constants before it had waited for them, as it may, and the simulator refused it.
// tilerun: --grid 1 --arg in=randint:-9:9:i32:16:1 --arg out=zeros:i32:16
cuda_tile.module @dependent_table {
  entry @f(%in: tile<ptr<i32>>, %out: tile<ptr<i32>>) {
    %xt = make_tensor_view %in, shape = [16], strides = [1] : tensor_view<16xi32, strides=[1]>
    %xv = make_partition_view %xt : partition_view<tile=(16), tensor_view<16xi32, strides=[1]>>
    %ot = make_tensor_view %out, shape = [16], strides = [1] : tensor_view<16xi32, strides=[1]>
    %ov = make_partition_view %ot : partition_view<tile=(16), tensor_view<16xi32, strides=[1]>>
    %zero = constant <i32: 0> : tile<i32>
    %table = constant <i32: [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3]> : tile<16xi32>
    %x, %t = load_view_tko weak %xv[%zero] : partition_view<tile=(16), tensor_view<16xi32, strides=[1]>>, tile<i32> -> tile<16xi32>, token
    %y = addi %x, %table : tile<16xi32>
    store_view_tko weak %y, %ov[%zero] : tile<16xi32>, partition_view<tile=(16), tensor_view<16xi32, strides=[1]>>, tile<i32> -> token
  }
}
