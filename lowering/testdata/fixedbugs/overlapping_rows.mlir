// Each row of the view shares all elements but 32 with the next, which another
// thread may hold: the rows are updated one after the other.
// tilerun: --grid 1 --arg a=arange:i32:2048
cuda_tile.module @overlapping_rows {
  entry @k(%a: tile<ptr<i32>>) optimization_hints=<default = {num_worker_warps_per_cta = 8}> {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %n = constant <i32: 32> : tile<i32>
    %t = make_tensor_view %a, shape = [32, 1024], strides = [32, 1] : tensor_view<32x1024xi32, strides=[32,1]>
    %v = make_partition_view %t : partition_view<tile=(1x1024), tensor_view<32x1024xi32, strides=[32,1]>>
    %start = make_token : token
    %end = for %i in (%zero to %n, step %one) : tile<i32> iter_values(%k = %start) -> (token) {
      %x, %r = load_view_tko weak %v[%i, %zero] token=%k : partition_view<tile=(1x1024), tensor_view<32x1024xi32, strides=[32,1]>>, tile<i32> -> tile<1x1024xi32>, token
      %y = addi %x, %x : tile<1x1024xi32>
      %w = store_view_tko weak %y, %v[%i, %zero] token=%r : tile<1x1024xi32>, partition_view<tile=(1x1024), tensor_view<32x1024xi32, strides=[32,1]>>, tile<i32> -> token
      continue %w : token
    }
  }
}
