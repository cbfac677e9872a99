// Tiles that the CTAs of clusters bring each other, and why others do not.
// remarks: sm_90a schedule,applied,missed
cuda_tile.module @m {
  // expected-remark @below {{each tile block has a CTA of its own: all of the grid find room at one time [TIR0721]}}
  // expected-remark @below {{each CTA brings all that it reads by itself: 7 tile blocks along x make no pairs [TIR0766]}}
  // expected-remark @below {{its launches may begin while what was launched before them is still running, and wait where they reach for memory [TIR0760]}}
  entry @odd(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>) {
    %aa = assume div_by<16>, %a : tile<ptr<f16>>
    %bb = assume div_by<16>, %b : tile<ptr<f16>>
    %at = make_tensor_view %aa, shape = [512, 512], strides = [512, 1] : tensor_view<512x512xf16, strides=[512,1]>
    %av = make_partition_view %at : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x512xf16, strides=[512,1]>>
    %bt = make_tensor_view %bb, shape = [512, 512], strides = [512, 1] : tensor_view<512x512xf16, strides=[512,1]>
    %bv = make_partition_view %bt : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x512xf16, strides=[512,1]>>
    %ct = make_tensor_view %c, shape = [512, 512], strides = [512, 1] : tensor_view<512x512xf32, strides=[512,1]>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<512x512xf32, strides=[512,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %steps = constant <i32: 8> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 2, through 8 stages of 16384 bytes in shared memory [TIR0632]}}
    %sum = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %l, %lt = load_view_tko weak %av[%x, %k] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x512xf16, strides=[512,1]>>, tile<i32> -> tile<64x64xf16>, token
      %r, %rt = load_view_tko weak %bv[%k, %y] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x512xf16, strides=[512,1]>>, tile<i32> -> tile<64x64xf16>, token
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{under way beside the threads until the next iteration's has begun: the copy engine brings its operands, and its instruction adds it up [TIR0742]}}
      %next = mmaf %l, %r, %acc : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    store_view_tko weak %sum, %cv[%x, %y] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<512x512xf32, strides=[512,1]>>, tile<i32> -> token
  } {gpu.launch = array<i64: 7, 8, 1>, gpu.multicast = 2 : i64}
  // expected-remark @below {{a CTA runs one tile block after the other, and copies for the next begin while it stores the last; as many are launched as multiprocessors hold, 4 each [TIR0720]}}
  // expected-remark @below {{tile blocks go along x for 16, then on along y, and so through one band after the other [TIR0624]}}
  // expected-remark @below {{each CTA brings all that it reads by itself: the grid is not known, so it may have no pairs of tile blocks [TIR0766]}}
  entry @unknown(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>) {
    %aa = assume div_by<16>, %a : tile<ptr<f16>>
    %bb = assume div_by<16>, %b : tile<ptr<f16>>
    %at = make_tensor_view %aa, shape = [512, 512], strides = [512, 1] : tensor_view<512x512xf16, strides=[512,1]>
    %av = make_partition_view %at : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x512xf16, strides=[512,1]>>
    %bt = make_tensor_view %bb, shape = [512, 512], strides = [512, 1] : tensor_view<512x512xf16, strides=[512,1]>
    %bv = make_partition_view %bt : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x512xf16, strides=[512,1]>>
    %ct = make_tensor_view %c, shape = [512, 512], strides = [512, 1] : tensor_view<512x512xf32, strides=[512,1]>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<512x512xf32, strides=[512,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %steps = constant <i32: 8> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    // expected-remark @below {{3 stages, where 8 would be used: a stage takes 16384 bytes of shared memory, and there are 57088, with CTAs to a multiprocessor: 4; instead: smaller tiles along what is summed over [TIR0644]}}
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 2, through 3 stages of 16384 bytes in shared memory [TIR0632]}}
    %sum = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %l, %lt = load_view_tko weak %av[%x, %k] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x512xf16, strides=[512,1]>>, tile<i32> -> tile<64x64xf16>, token
      %r, %rt = load_view_tko weak %bv[%k, %y] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x512xf16, strides=[512,1]>>, tile<i32> -> tile<64x64xf16>, token
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{under way beside the threads until the next iteration's has begun: the copy engine brings its operands, and its instruction adds it up [TIR0742]}}
      %next = mmaf %l, %r, %acc : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    store_view_tko weak %sum, %cv[%x, %y] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<512x512xf32, strides=[512,1]>>, tile<i32> -> token
  } {gpu.multicast = 2 : i64}
  // expected-remark @below {{each tile block has a CTA of its own: all of the grid find room at one time [TIR0721]}}
  // expected-remark @below {{each CTA brings all that it reads by itself: 3 tile blocks of a band make no pairs [TIR0766]}}
  // expected-remark @below {{its launches may begin while what was launched before them is still running, and wait where they reach for memory [TIR0760]}}
  entry @band(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>) {
    %aa = assume div_by<16>, %a : tile<ptr<f16>>
    %bb = assume div_by<16>, %b : tile<ptr<f16>>
    %at = make_tensor_view %aa, shape = [512, 512], strides = [512, 1] : tensor_view<512x512xf16, strides=[512,1]>
    %av = make_partition_view %at : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x512xf16, strides=[512,1]>>
    %bt = make_tensor_view %bb, shape = [512, 512], strides = [512, 1] : tensor_view<512x512xf16, strides=[512,1]>
    %bv = make_partition_view %bt : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x512xf16, strides=[512,1]>>
    %ct = make_tensor_view %c, shape = [512, 512], strides = [512, 1] : tensor_view<512x512xf32, strides=[512,1]>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<512x512xf32, strides=[512,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %steps = constant <i32: 8> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 2, through 8 stages of 16384 bytes in shared memory [TIR0632]}}
    %sum = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %l, %lt = load_view_tko weak %av[%x, %k] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x512xf16, strides=[512,1]>>, tile<i32> -> tile<64x64xf16>, token
      %r, %rt = load_view_tko weak %bv[%k, %y] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x512xf16, strides=[512,1]>>, tile<i32> -> tile<64x64xf16>, token
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{under way beside the threads until the next iteration's has begun: the copy engine brings its operands, and its instruction adds it up [TIR0742]}}
      %next = mmaf %l, %r, %acc : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    store_view_tko weak %sum, %cv[%x, %y] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<512x512xf32, strides=[512,1]>>, tile<i32> -> token
  } {gpu.launch = array<i64: 8, 8, 1>, gpu.multicast = 2 : i64, gpu.band = 3 : i64}
  // expected-remark @below {{each CTA brings all that it reads by itself: 7 CTAs along x make no clusters of two [TIR0766]}}
  // expected-remark @below {{its launches may begin while what was launched before them is still running, and wait where they reach for memory [TIR0760]}}
  entry @clusters(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>) {
    %aa = assume div_by<16>, %a : tile<ptr<f16>>
    %bb = assume div_by<16>, %b : tile<ptr<f16>>
    %at = make_tensor_view %aa, shape = [512, 512], strides = [512, 1] : tensor_view<512x512xf16, strides=[512,1]>
    %av = make_partition_view %at : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x512xf16, strides=[512,1]>>
    %bt = make_tensor_view %bb, shape = [512, 512], strides = [512, 1] : tensor_view<512x512xf16, strides=[512,1]>
    %bv = make_partition_view %bt : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x512xf16, strides=[512,1]>>
    %ct = make_tensor_view %c, shape = [512, 512], strides = [512, 1] : tensor_view<512x512xf32, strides=[512,1]>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<512x512xf32, strides=[512,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %steps = constant <i32: 8> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 2, through 8 stages of 16384 bytes in shared memory [TIR0632]}}
    %sum = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %l, %lt = load_view_tko weak %av[%x, %k] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x512xf16, strides=[512,1]>>, tile<i32> -> tile<64x64xf16>, token
      %r, %rt = load_view_tko weak %bv[%k, %y] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x512xf16, strides=[512,1]>>, tile<i32> -> tile<64x64xf16>, token
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{under way beside the threads until the next iteration's has begun: the copy engine brings its operands, and its instruction adds it up [TIR0742]}}
      %next = mmaf %l, %r, %acc : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    store_view_tko weak %sum, %cv[%x, %y] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<512x512xf32, strides=[512,1]>>, tile<i32> -> token
  } {gpu.launch = array<i64: 7, 8, 1>, gpu.multicast = 2 : i64, gpu.order = array<i64: 1, 0, 2>, gpu.persistent = false}
  // expected-remark @below {{each tile block has a CTA of its own: all of the grid find room at one time [TIR0721]}}
  // expected-remark @below {{its launches may begin while what was launched before them is still running, and wait where they reach for memory [TIR0760]}}
  entry @done(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>) {
    %aa = assume div_by<16>, %a : tile<ptr<f16>>
    %bb = assume div_by<16>, %b : tile<ptr<f16>>
    %at = make_tensor_view %aa, shape = [512, 512], strides = [512, 1] : tensor_view<512x512xf16, strides=[512,1]>
    %av = make_partition_view %at : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x512xf16, strides=[512,1]>>
    %bt = make_tensor_view %bb, shape = [512, 512], strides = [512, 1] : tensor_view<512x512xf16, strides=[512,1]>
    %bv = make_partition_view %bt : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x512xf16, strides=[512,1]>>
    %ct = make_tensor_view %c, shape = [512, 512], strides = [512, 1] : tensor_view<512x512xf32, strides=[512,1]>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<512x512xf32, strides=[512,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %steps = constant <i32: 8> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 2, through 8 stages of 16384 bytes in shared memory [TIR0632]}}
    %sum = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %l, %lt = load_view_tko weak %av[%x, %k] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x512xf16, strides=[512,1]>>, tile<i32> -> tile<64x64xf16>, token
      // expected-remark @below {{brought once for two tile blocks that are neighbours along x: each of the two CTAs of a cluster brings half of it to both [TIR0765]}}
      %r, %rt = load_view_tko weak %bv[%k, %y] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x512xf16, strides=[512,1]>>, tile<i32> -> tile<64x64xf16>, token
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{under way beside the threads until the next iteration's has begun: the copy engine brings its operands, and its instruction adds it up [TIR0742]}}
      %next = mmaf %l, %r, %acc : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    store_view_tko weak %sum, %cv[%x, %y] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<512x512xf32, strides=[512,1]>>, tile<i32> -> token
  } {gpu.launch = array<i64: 8, 8, 1>, gpu.multicast = 2 : i64}
  // expected-remark @below {{each tile block has a CTA of its own: all of the grid find room at one time [TIR0721]}}
  // expected-remark @below {{each CTA brings all that it reads by itself: 1 tile blocks along z make no pairs [TIR0766]}}
  // expected-remark @below {{its launches may begin while what was launched before them is still running, and wait where they reach for memory [TIR0760]}}
  entry @alone(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>) {
    %aa = assume div_by<16>, %a : tile<ptr<f16>>
    %bb = assume div_by<16>, %b : tile<ptr<f16>>
    %at = make_tensor_view %aa, shape = [512, 512], strides = [512, 1] : tensor_view<512x512xf16, strides=[512,1]>
    %av = make_partition_view %at : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x512xf16, strides=[512,1]>>
    %bt = make_tensor_view %bb, shape = [512, 512], strides = [512, 1] : tensor_view<512x512xf16, strides=[512,1]>
    %bv = make_partition_view %bt : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x512xf16, strides=[512,1]>>
    %ct = make_tensor_view %c, shape = [512, 512], strides = [512, 1] : tensor_view<512x512xf32, strides=[512,1]>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<512x512xf32, strides=[512,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %steps = constant <i32: 8> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 2, through 8 stages of 16384 bytes in shared memory [TIR0632]}}
    %sum = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %l, %lt = load_view_tko weak %av[%x, %k] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x512xf16, strides=[512,1]>>, tile<i32> -> tile<64x64xf16>, token
      %r, %rt = load_view_tko weak %bv[%k, %y] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x512xf16, strides=[512,1]>>, tile<i32> -> tile<64x64xf16>, token
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{under way beside the threads until the next iteration's has begun: the copy engine brings its operands, and its instruction adds it up [TIR0742]}}
      %next = mmaf %l, %r, %acc : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    store_view_tko weak %sum, %cv[%x, %y] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<512x512xf32, strides=[512,1]>>, tile<i32> -> token
  } {gpu.launch = array<i64: 8, 8, 1>, gpu.multicast = 2 : i64, gpu.order = array<i64: 2, 1, 0>}
}
