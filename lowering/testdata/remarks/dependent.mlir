// Launches that begin before others have ended: all tile blocks run at one time; a schedule says no; the entry says itself for
// what it waits; there are more tile blocks than run at one time.
// remarks: sm_90a schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 1, as the largest tile that is loaded or stored has 128 elements; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{its launches may begin while what was launched before them is still running, and wait where they reach for memory [TIR0760]}}
  entry @small(%p: tile<ptr<f32>>) {
    %one = constant <f32: 1.0> : tile<128xf32>
    %t = make_tensor_view %p, shape = [512], strides = [1] : tensor_view<512xf32, strides=[1]>
    %v = make_partition_view %t : partition_view<tile=(128), tensor_view<512xf32, strides=[1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %s = store_view_tko weak %one, %v[%x] : tile<128xf32>, partition_view<tile=(128), tensor_view<512xf32, strides=[1]>>, tile<i32> -> token
    return
  } {gpu.launch = array<i64: 4, 1, 1>}
  // expected-remark @below {{warps to a tile block: 1, as the largest tile that is loaded or stored has 128 elements; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  entry @told(%p: tile<ptr<f32>>) {
    %one = constant <f32: 1.0> : tile<128xf32>
    %t = make_tensor_view %p, shape = [512], strides = [1] : tensor_view<512xf32, strides=[1]>
    %v = make_partition_view %t : partition_view<tile=(128), tensor_view<512xf32, strides=[1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %s = store_view_tko weak %one, %v[%x] : tile<128xf32>, partition_view<tile=(128), tensor_view<512xf32, strides=[1]>>, tile<i32> -> token
    return
  } {gpu.launch = array<i64: 4, 1, 1>, gpu.dependent = false}
  // expected-remark @below {{warps to a tile block: 1, as the largest tile that is loaded or stored has 128 elements; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  entry @itself(%p: tile<ptr<f32>>) {
    %one = constant <f32: 1.0> : tile<128xf32>
    %t = make_tensor_view %p, shape = [512], strides = [1] : tensor_view<512xf32, strides=[1]>
    %v = make_partition_view %t : partition_view<tile=(128), tensor_view<512xf32, strides=[1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    // expected-remark @below {{its launches begin when those before have ended: gdc_wait_tko says itself for what they wait [TIR0761]}}
    %w = gdc_wait_tko -> token
    %s = store_view_tko weak %one, %v[%x] token = %w : tile<128xf32>, partition_view<tile=(128), tensor_view<512xf32, strides=[1]>>, tile<i32> -> token
    return
  } {gpu.launch = array<i64: 4, 1, 1>}
  // expected-remark @below {{warps to a tile block: 1, as the largest tile that is loaded or stored has 128 elements; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  entry @large(%p: tile<ptr<f32>>) {
    %one = constant <f32: 1.0> : tile<128xf32>
    %t = make_tensor_view %p, shape = [65536], strides = [1] : tensor_view<65536xf32, strides=[1]>
    %v = make_partition_view %t : partition_view<tile=(128), tensor_view<65536xf32, strides=[1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %s = store_view_tko weak %one, %v[%x] : tile<128xf32>, partition_view<tile=(128), tensor_view<65536xf32, strides=[1]>>, tile<i32> -> token
    return
  } {gpu.launch = array<i64: 512, 1, 1>}
}
