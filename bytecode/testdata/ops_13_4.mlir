// What 13.4 brought: ops, forms of ops, types.
cuda_tile.module @kernels {
  entry @since_13_4(%x: tile<f32>, %n: tile<i32>) {
    %0 = fpowi %x, %n : tile<f32>, tile<i32>
    %1 = iota : tile<2xi16>
    %2 = iota : tile<8xi16>
    %3 = insert %1, %2[%n] : tile<2xi16>, tile<8xi16>
    %4 = gdc_wait_tko -> token
    %5 = gdc_launch_dependents_tko -> token
    %6 = gdc_wait_tko token = %5 -> token
    %7 = gdc_launch_dependents_tko token = %6 -> token
    %8 = memory_fence_alias_tko token = %7 -> token
    return
  }
  entry @conversions(%x: tile<f32>, %d: tile<f64>) {
    %0 = ftoi %x signed saturating : tile<f32> -> tile<i8>
    %1 = ftoi %x unsigned : tile<f32> -> tile<i64>
    %2 = ftof %x rounding<nearest_away> : tile<f32> -> tile<tf32>
    %3 = ftof %d rounding<negative_inf> : tile<f64> -> tile<f32>
    %4 = ftof %d rounding<zero> : tile<f64> -> tile<bf16>
    %5 = ftof %x : tile<f32> -> tile<f8E5M3FNU>
    %6 = constant <f8E5M3FNU: [1.000000e+00, 1.146880e+05, 0xFF, 1.525880e-05]> : tile<4xf8E5M3FNU>
    return
  }
  entry @views(%p: tile<ptr<f32, #cuda_tile.ptr_attr<none>>>, %i: tile<i32>) {
    %0 = make_token : token
    %1 = make_tensor_view %p, shape = [8, %i], strides = [%i, 1] : tile<i32> -> tensor_view<8x?xf32, strides=[?,1], #cuda_tile.ptr_attr<none>>
    %2 = make_partition_view %1 : partition_view<tile=(4x4), tensor_view<8x?xf32, strides=[?,1], #cuda_tile.ptr_attr<none>>>
    %3, %4 = load_view_tko weak %2[%i, %i] inbounds = [true, false] : partition_view<tile=(4x4), tensor_view<8x?xf32, strides=[?,1], #cuda_tile.ptr_attr<none>>>, tile<i32> -> tile<4x4xf32>, token
    %5 = store_view_tko weak %3, %2[%i, %i] token = %4 optimization_hints = <sm_107 = {latency = 2}> inbounds = [true, true] : tile<4x4xf32>, partition_view<tile=(4x4), tensor_view<8x?xf32, strides=[?,1], #cuda_tile.ptr_attr<none>>>, tile<i32> -> token
    %6, %7 = load_view_tko weak %2[%i, %i] token = %5 : partition_view<tile=(4x4), tensor_view<8x?xf32, strides=[?,1], #cuda_tile.ptr_attr<none>>>, tile<i32> -> tile<4x4xf32>, token
    return
  }
  entry @leave(%c: tile<i1>) {
    loop {
      if %c {
        return
      }
      continue
    }
    return
  }
}
