// Hints: none, in the order of their keys, truth values. The public tools write the same bytes.
cuda_tile.module @kernels {
  entry @empty(%p: tile<ptr<f32>>) optimization_hints=<> {
    %x = constant <i1: [true, false]> : tile<2xi1>
    %r = reduce %x dim=0 identities=[true] : tile<2xi1> -> tile<i1>
    (%a: tile<i1>, %b: tile<i1>) {
      yield %a : tile<i1>
    }
    return
  }
  entry @sorted(%p: tile<ptr<f32>>, %i: tile<i32>) optimization_hints=<sm_90 = {occupancy = 2, num_cta_in_cga = 2}, sm_100 = {occupancy = 1}> {
    %t = make_tensor_view %p, shape = [64], strides = [1] : tensor_view<64xf32, strides=[1]>
    %v = make_partition_view %t : partition_view<tile=(4), tensor_view<64xf32, strides=[1]>>
    %x, %t0 = load_view_tko weak %v[%i] optimization_hints = <sm_90 = {latency = 3, allow_tma = true}, sm_100 = {allow_tma = false}> : partition_view<tile=(4), tensor_view<64xf32, strides=[1]>>, tile<i32> -> tile<4xf32>, token
    %y, %t1 = load_view_tko weak %v[%i] optimization_hints = <> : partition_view<tile=(4), tensor_view<64xf32, strides=[1]>>, tile<i32> -> tile<4xf32>, token
    return
  }
}
