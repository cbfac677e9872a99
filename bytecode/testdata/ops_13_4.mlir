// The ops that 13.4 brought.
cuda_tile.module @kernels {
  entry @since_13_4(%x: tile<f32>, %n: tile<i32>) {
    %0 = fpowi %x, %n : tile<f32>, tile<i32>
    %1 = iota : tile<2xi16>
    %2 = iota : tile<8xi16>
    %3 = insert %1, %2[%n] : tile<2xi16> -> tile<8xi16>
    %4 = gdc_wait_tko -> token
    %5 = gdc_launch_dependents_tko -> token
    %6 = gdc_wait_tko token = %5 -> token
    %7 = gdc_launch_dependents_tko token = %6 -> token
    %8 = memory_fence_alias_tko token=%7 -> token
    return
  }
}
