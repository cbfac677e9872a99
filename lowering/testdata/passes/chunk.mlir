// The sum of a tile of a million elements and its squares, which are stored where it
// was loaded: two loops over chunks, without a buffer.
//
// PLAN: num_worker_warps_per_cta = 16
// PLAN: for
// PLAN: load_view_tko
// PLAN: addf
// PLAN: continue
// PLAN: reduce
// PLAN: for
// PLAN: load_view_tko
// PLAN: mulf
// PLAN: store_view_tko
// PLAN: continue
// NO-PTX: workspace
cuda_tile.module @m {
  entry @k(%a: tile<ptr<f32>>, %s: tile<ptr<f32>>) {
    %zero = constant <i32: 0> : tile<i32>
    %t = make_tensor_view %a, shape = [1048576], strides = [1] : tensor_view<1048576xf32, strides=[1]>
    %v = make_partition_view %t : partition_view<tile=(1048576), tensor_view<1048576xf32, strides=[1]>>
    %x, %read = load_view_tko weak %v[%zero] : partition_view<tile=(1048576), tensor_view<1048576xf32, strides=[1]>>, tile<i32> -> tile<1048576xf32>, token
    %sum = reduce %x dim=0 identities=[0.0 : f32] : tile<1048576xf32> -> tile<f32> (%e: tile<f32>, %acc: tile<f32>) {
      %r = addf %e, %acc : tile<f32>
      yield %r : tile<f32>
    }
    %y = mulf %x, %x : tile<1048576xf32>
    store_view_tko weak %y, %v[%zero] token = %read : tile<1048576xf32>, partition_view<tile=(1048576), tensor_view<1048576xf32, strides=[1]>>, tile<i32> -> token
    store_ptr_tko weak %s, %sum : tile<ptr<f32>>, tile<f32> -> token
  }
}
