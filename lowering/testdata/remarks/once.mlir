// What no two tile blocks read, and what some do.
// remarks: sm_90a schedule,applied,missed,analysis
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{a CTA runs one tile block after the other, and copies for the next begin while it stores the last; as many are launched as multiprocessors hold, 4 each [TIR0720]}}
  // expected-remark @below {{tile blocks follow each other along y, then x, then z of the grid: no two read the same for their products, and what those read that differ in y lies side by side [TIR0623]}}
  // expected-remark @below {{CTAs to a multiprocessor: 4, as others multiply while one waits [TIR0743]}}
  entry @parts(%k: tile<ptr<f16>>, %q: tile<ptr<f16>>, %o: tile<ptr<f32>>) {
    %kp = assume div_by<16>, %k : tile<ptr<f16>>
    %qp = assume div_by<16>, %q : tile<ptr<f16>>
    %kt = make_tensor_view %kp, shape = [2, 512, 64], strides = [32768, 64, 1] : tensor_view<2x512x64xf16, strides=[32768,64,1]>
    %kv = make_partition_view %kt : partition_view<tile=(1x64x64), padding_value = zero, tensor_view<2x512x64xf16, strides=[32768,64,1]>>
    %qt = make_tensor_view %qp, shape = [64, 16], strides = [16, 1] : tensor_view<64x16xf16, strides=[16,1]>
    %qv = make_partition_view %qt : partition_view<tile=(64x16), padding_value = zero, tensor_view<64x16xf16, strides=[16,1]>>
    %ot = make_tensor_view %o, shape = [2, 128, 16], strides = [2048, 16, 1] : tensor_view<2x128x16xf32, strides=[2048,16,1]>
    %ov = make_partition_view %ot : partition_view<tile=(1x64x16), tensor_view<2x128x16xf32, strides=[2048,16,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %steps = constant <i32: 4> : tile<i32>
    %part = constant <i32: 256> : tile<i32>
    %tile = constant <i32: 64> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x16xf32>
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 1 stages of 2048 bytes in shared memory [TIR0632]}}
    %r, %t0 = load_view_tko weak %qv[%zero, %zero] : partition_view<tile=(64x16), padding_value = zero, tensor_view<64x16xf16, strides=[16,1]>>, tile<i32> -> tile<64x16xf16>, token
    // expected-remark @below {{6 stages, where 8 would be used: a stage takes 8192 bytes of shared memory, and there are 54784, with CTAs to a multiprocessor: 4; instead: smaller tiles along what is summed over [TIR0644]}}
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 6 stages of 8192 bytes in shared memory [TIR0632]}}
    %sum = for %i in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x16xf32>) {
      %begin = muli %y, %steps : tile<i32>
      %at = addi %begin, %i : tile<i32>
      // expected-remark @below {{L2 forgets it first, as no other tile block reads it [TIR0776]}}
      %read, %t1 = load_view_tko weak %kv[%x, %at, %zero] : partition_view<tile=(1x64x64), padding_value = zero, tensor_view<2x512x64xf16, strides=[32768,64,1]>>, tile<i32> -> tile<1x64x64xf16>, token
      %l = reshape %read : tile<1x64x64xf16> -> tile<64x64xf16>
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{under way beside the threads until the next iteration's has begun: the copy engine brings its operands, and its instruction adds it up [TIR0742]}}
      %next = mmaf %l, %r, %acc : tile<64x64xf16>, tile<64x16xf16>, tile<64x16xf32>
      continue %next : tile<64x16xf32>
    }
    %out = reshape %sum : tile<64x16xf32> -> tile<1x64x16xf32>
    store_view_tko weak %out, %ov[%x, %y, %zero] : tile<1x64x16xf32>, partition_view<tile=(1x64x16), tensor_view<2x128x16xf32, strides=[2048,16,1]>>, tile<i32> -> token
  }
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{a CTA runs one tile block after the other, and copies for the next begin while it stores the last; as many are launched as multiprocessors hold, 4 each [TIR0720]}}
  // expected-remark @below {{tile blocks follow each other along y, then x, then z of the grid: no two read the same for their products, and what those read that differ in y lies side by side [TIR0623]}}
  // expected-remark @below {{CTAs to a multiprocessor: 4, as others multiply while one waits [TIR0743]}}
  entry @positions(%k: tile<ptr<f16>>, %q: tile<ptr<f16>>, %o: tile<ptr<f32>>) {
    %kp = assume div_by<16>, %k : tile<ptr<f16>>
    %qp = assume div_by<16>, %q : tile<ptr<f16>>
    %kt = make_tensor_view %kp, shape = [2, 512, 64], strides = [32768, 64, 1] : tensor_view<2x512x64xf16, strides=[32768,64,1]>
    %kv = make_partition_view %kt : partition_view<tile=(1x64x64), padding_value = zero, tensor_view<2x512x64xf16, strides=[32768,64,1]>>
    %qt = make_tensor_view %qp, shape = [64, 16], strides = [16, 1] : tensor_view<64x16xf16, strides=[16,1]>
    %qv = make_partition_view %qt : partition_view<tile=(64x16), padding_value = zero, tensor_view<64x16xf16, strides=[16,1]>>
    %ot = make_tensor_view %o, shape = [2, 128, 16], strides = [2048, 16, 1] : tensor_view<2x128x16xf32, strides=[2048,16,1]>
    %ov = make_partition_view %ot : partition_view<tile=(1x64x16), tensor_view<2x128x16xf32, strides=[2048,16,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %steps = constant <i32: 4> : tile<i32>
    %part = constant <i32: 256> : tile<i32>
    %tile = constant <i32: 64> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x16xf32>
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 1 stages of 2048 bytes in shared memory [TIR0632]}}
    %r, %t0 = load_view_tko weak %qv[%zero, %zero] : partition_view<tile=(64x16), padding_value = zero, tensor_view<64x16xf16, strides=[16,1]>>, tile<i32> -> tile<64x16xf16>, token
    // expected-remark @below {{6 stages, where 8 would be used: a stage takes 8192 bytes of shared memory, and there are 54784, with CTAs to a multiprocessor: 4; instead: smaller tiles along what is summed over [TIR0644]}}
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 6 stages of 8192 bytes in shared memory [TIR0632]}}
    %sum = for %i in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x16xf32>) {
      %position = muli %y, %part : tile<i32>
      %begin = divi %position, %tile signed rounding<negative_inf> : tile<i32>
      %at = addi %begin, %i : tile<i32>
      // expected-remark @below {{L2 forgets it first, as no other tile block reads it [TIR0776]}}
      %read, %t1 = load_view_tko weak %kv[%x, %at, %zero] : partition_view<tile=(1x64x64), padding_value = zero, tensor_view<2x512x64xf16, strides=[32768,64,1]>>, tile<i32> -> tile<1x64x64xf16>, token
      %l = reshape %read : tile<1x64x64xf16> -> tile<64x64xf16>
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{under way beside the threads until the next iteration's has begun: the copy engine brings its operands, and its instruction adds it up [TIR0742]}}
      %next = mmaf %l, %r, %acc : tile<64x64xf16>, tile<64x16xf16>, tile<64x16xf32>
      continue %next : tile<64x16xf32>
    }
    %out = reshape %sum : tile<64x16xf32> -> tile<1x64x16xf32>
    store_view_tko weak %out, %ov[%x, %y, %zero] : tile<1x64x16xf32>, partition_view<tile=(1x64x16), tensor_view<2x128x16xf32, strides=[2048,16,1]>>, tile<i32> -> token
  }
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{a CTA runs one tile block after the other, and copies for the next begin while it stores the last; as many are launched as multiprocessors hold, 4 each [TIR0720]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: where an operand of a loop's products lies depends on both x and y, so neighbours along neither are known to share it [TIR0734]}}
  // expected-remark @below {{CTAs to a multiprocessor: 4, as others multiply while one waits [TIR0743]}}
  entry @overlap(%k: tile<ptr<f16>>, %q: tile<ptr<f16>>, %o: tile<ptr<f32>>) {
    %kp = assume div_by<16>, %k : tile<ptr<f16>>
    %qp = assume div_by<16>, %q : tile<ptr<f16>>
    %kt = make_tensor_view %kp, shape = [2, 512, 64], strides = [32768, 64, 1] : tensor_view<2x512x64xf16, strides=[32768,64,1]>
    %kv = make_partition_view %kt : partition_view<tile=(1x64x64), padding_value = zero, tensor_view<2x512x64xf16, strides=[32768,64,1]>>
    %qt = make_tensor_view %qp, shape = [64, 16], strides = [16, 1] : tensor_view<64x16xf16, strides=[16,1]>
    %qv = make_partition_view %qt : partition_view<tile=(64x16), padding_value = zero, tensor_view<64x16xf16, strides=[16,1]>>
    %ot = make_tensor_view %o, shape = [2, 128, 16], strides = [2048, 16, 1] : tensor_view<2x128x16xf32, strides=[2048,16,1]>
    %ov = make_partition_view %ot : partition_view<tile=(1x64x16), tensor_view<2x128x16xf32, strides=[2048,16,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %steps = constant <i32: 4> : tile<i32>
    %part = constant <i32: 256> : tile<i32>
    %tile = constant <i32: 64> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x16xf32>
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 1 stages of 2048 bytes in shared memory [TIR0632]}}
    %r, %t0 = load_view_tko weak %qv[%zero, %zero] : partition_view<tile=(64x16), padding_value = zero, tensor_view<64x16xf16, strides=[16,1]>>, tile<i32> -> tile<64x16xf16>, token
    // expected-remark @below {{6 stages, where 8 would be used: a stage takes 8192 bytes of shared memory, and there are 54784, with CTAs to a multiprocessor: 4; instead: smaller tiles along what is summed over [TIR0644]}}
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 6 stages of 8192 bytes in shared memory [TIR0632]}}
    %sum = for %i in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x16xf32>) {
      %begin = muli %y, %two : tile<i32>
      %at = addi %begin, %i : tile<i32>
      %read, %t1 = load_view_tko weak %kv[%x, %at, %zero] : partition_view<tile=(1x64x64), padding_value = zero, tensor_view<2x512x64xf16, strides=[32768,64,1]>>, tile<i32> -> tile<1x64x64xf16>, token
      %l = reshape %read : tile<1x64x64xf16> -> tile<64x64xf16>
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{under way beside the threads until the next iteration's has begun: the copy engine brings its operands, and its instruction adds it up [TIR0742]}}
      %next = mmaf %l, %r, %acc : tile<64x64xf16>, tile<64x16xf16>, tile<64x16xf32>
      continue %next : tile<64x16xf32>
    }
    %out = reshape %sum : tile<64x16xf32> -> tile<1x64x16xf32>
    store_view_tko weak %out, %ov[%x, %y, %zero] : tile<1x64x16xf32>, partition_view<tile=(1x64x16), tensor_view<2x128x16xf32, strides=[2048,16,1]>>, tile<i32> -> token
  }
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{a CTA runs one tile block after the other, and copies for the next begin while it stores the last; as many are launched as multiprocessors hold, 4 each [TIR0720]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  // expected-remark @below {{CTAs to a multiprocessor: 4, as others multiply while one waits [TIR0743]}}
  entry @all_x(%k: tile<ptr<f16>>, %q: tile<ptr<f16>>, %o: tile<ptr<f32>>) {
    %kp = assume div_by<16>, %k : tile<ptr<f16>>
    %qp = assume div_by<16>, %q : tile<ptr<f16>>
    %kt = make_tensor_view %kp, shape = [2, 512, 64], strides = [32768, 64, 1] : tensor_view<2x512x64xf16, strides=[32768,64,1]>
    %kv = make_partition_view %kt : partition_view<tile=(1x64x64), padding_value = zero, tensor_view<2x512x64xf16, strides=[32768,64,1]>>
    %qt = make_tensor_view %qp, shape = [64, 16], strides = [16, 1] : tensor_view<64x16xf16, strides=[16,1]>
    %qv = make_partition_view %qt : partition_view<tile=(64x16), padding_value = zero, tensor_view<64x16xf16, strides=[16,1]>>
    %ot = make_tensor_view %o, shape = [2, 128, 16], strides = [2048, 16, 1] : tensor_view<2x128x16xf32, strides=[2048,16,1]>
    %ov = make_partition_view %ot : partition_view<tile=(1x64x16), tensor_view<2x128x16xf32, strides=[2048,16,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %steps = constant <i32: 4> : tile<i32>
    %part = constant <i32: 256> : tile<i32>
    %tile = constant <i32: 64> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x16xf32>
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 1 stages of 2048 bytes in shared memory [TIR0632]}}
    %r, %t0 = load_view_tko weak %qv[%zero, %zero] : partition_view<tile=(64x16), padding_value = zero, tensor_view<64x16xf16, strides=[16,1]>>, tile<i32> -> tile<64x16xf16>, token
    // expected-remark @below {{6 stages, where 8 would be used: a stage takes 8192 bytes of shared memory, and there are 54784, with CTAs to a multiprocessor: 4; instead: smaller tiles along what is summed over [TIR0644]}}
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 6 stages of 8192 bytes in shared memory [TIR0632]}}
    %sum = for %i in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x16xf32>) {
      %begin = muli %y, %steps : tile<i32>
      %at = addi %begin, %i : tile<i32>
      %read, %t1 = load_view_tko weak %kv[%zero, %at, %zero] : partition_view<tile=(1x64x64), padding_value = zero, tensor_view<2x512x64xf16, strides=[32768,64,1]>>, tile<i32> -> tile<1x64x64xf16>, token
      %l = reshape %read : tile<1x64x64xf16> -> tile<64x64xf16>
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{under way beside the threads until the next iteration's has begun: the copy engine brings its operands, and its instruction adds it up [TIR0742]}}
      %next = mmaf %l, %r, %acc : tile<64x64xf16>, tile<64x16xf16>, tile<64x16xf32>
      continue %next : tile<64x16xf32>
    }
    %out = reshape %sum : tile<64x16xf32> -> tile<1x64x16xf32>
    store_view_tko weak %out, %ov[%x, %y, %zero] : tile<1x64x16xf32>, partition_view<tile=(1x64x16), tensor_view<2x128x16xf32, strides=[2048,16,1]>>, tile<i32> -> token
  }
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{each tile block has a CTA of its own: all of the grid find room at one time [TIR0721]}}
  // expected-remark @below {{tile blocks follow each other along y, then x, then z of the grid: no two read the same for their products, and what those read that differ in y lies side by side [TIR0623]}}
  // expected-remark @below {{its launches may begin while what was launched before them is still running, and wait where they reach for memory [TIR0760]}}
  // expected-remark @below {{CTAs to a multiprocessor: 1, as the grid has no more for each multiprocessor, and their room is for stages [TIR0743]}}
  entry @one_x(%k: tile<ptr<f16>>, %q: tile<ptr<f16>>, %o: tile<ptr<f32>>) {
    %kp = assume div_by<16>, %k : tile<ptr<f16>>
    %qp = assume div_by<16>, %q : tile<ptr<f16>>
    %kt = make_tensor_view %kp, shape = [2, 512, 64], strides = [32768, 64, 1] : tensor_view<2x512x64xf16, strides=[32768,64,1]>
    %kv = make_partition_view %kt : partition_view<tile=(1x64x64), padding_value = zero, tensor_view<2x512x64xf16, strides=[32768,64,1]>>
    %qt = make_tensor_view %qp, shape = [64, 16], strides = [16, 1] : tensor_view<64x16xf16, strides=[16,1]>
    %qv = make_partition_view %qt : partition_view<tile=(64x16), padding_value = zero, tensor_view<64x16xf16, strides=[16,1]>>
    %ot = make_tensor_view %o, shape = [2, 128, 16], strides = [2048, 16, 1] : tensor_view<2x128x16xf32, strides=[2048,16,1]>
    %ov = make_partition_view %ot : partition_view<tile=(1x64x16), tensor_view<2x128x16xf32, strides=[2048,16,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %steps = constant <i32: 4> : tile<i32>
    %part = constant <i32: 256> : tile<i32>
    %tile = constant <i32: 64> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x16xf32>
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 1 stages of 2048 bytes in shared memory [TIR0632]}}
    %r, %t0 = load_view_tko weak %qv[%zero, %zero] : partition_view<tile=(64x16), padding_value = zero, tensor_view<64x16xf16, strides=[16,1]>>, tile<i32> -> tile<64x16xf16>, token
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 8 stages of 8192 bytes in shared memory [TIR0632]}}
    %sum = for %i in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x16xf32>) {
      %begin = muli %y, %steps : tile<i32>
      %at = addi %begin, %i : tile<i32>
      // expected-remark @below {{L2 forgets it first, as no other tile block reads it [TIR0776]}}
      %read, %t1 = load_view_tko weak %kv[%zero, %at, %zero] : partition_view<tile=(1x64x64), padding_value = zero, tensor_view<2x512x64xf16, strides=[32768,64,1]>>, tile<i32> -> tile<1x64x64xf16>, token
      %l = reshape %read : tile<1x64x64xf16> -> tile<64x64xf16>
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{under way beside the threads until the next iteration's has begun: the copy engine brings its operands, and its instruction adds it up [TIR0742]}}
      %next = mmaf %l, %r, %acc : tile<64x64xf16>, tile<64x16xf16>, tile<64x16xf32>
      continue %next : tile<64x16xf32>
    }
    %out = reshape %sum : tile<64x16xf32> -> tile<1x64x16xf32>
    store_view_tko weak %out, %ov[%x, %y, %zero] : tile<1x64x16xf32>, partition_view<tile=(1x64x16), tensor_view<2x128x16xf32, strides=[2048,16,1]>>, tile<i32> -> token
  } {gpu.launch = array<i64: 1, 2, 1>}
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{a CTA runs one tile block after the other, and copies for the next begin while it stores the last; as many are launched as multiprocessors hold, 4 each [TIR0720]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: where an operand of a loop's products lies depends on both x and y, so neighbours along neither are known to share it [TIR0734]}}
  // expected-remark @below {{CTAs to a multiprocessor: 4, as others multiply while one waits [TIR0743]}}
  entry @again(%k: tile<ptr<f16>>, %q: tile<ptr<f16>>, %o: tile<ptr<f32>>) {
    %kp = assume div_by<16>, %k : tile<ptr<f16>>
    %qp = assume div_by<16>, %q : tile<ptr<f16>>
    %kt = make_tensor_view %kp, shape = [2, 512, 64], strides = [32768, 64, 1] : tensor_view<2x512x64xf16, strides=[32768,64,1]>
    %kv = make_partition_view %kt : partition_view<tile=(1x64x64), padding_value = zero, tensor_view<2x512x64xf16, strides=[32768,64,1]>>
    %qt = make_tensor_view %qp, shape = [64, 16], strides = [16, 1] : tensor_view<64x16xf16, strides=[16,1]>
    %qv = make_partition_view %qt : partition_view<tile=(64x16), padding_value = zero, tensor_view<64x16xf16, strides=[16,1]>>
    %ot = make_tensor_view %o, shape = [2, 128, 16], strides = [2048, 16, 1] : tensor_view<2x128x16xf32, strides=[2048,16,1]>
    %ov = make_partition_view %ot : partition_view<tile=(1x64x16), tensor_view<2x128x16xf32, strides=[2048,16,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %steps = constant <i32: 4> : tile<i32>
    %part = constant <i32: 256> : tile<i32>
    %tile = constant <i32: 64> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x16xf32>
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 1 stages of 2048 bytes in shared memory [TIR0632]}}
    %r, %t0 = load_view_tko weak %qv[%zero, %zero] : partition_view<tile=(64x16), padding_value = zero, tensor_view<64x16xf16, strides=[16,1]>>, tile<i32> -> tile<64x16xf16>, token
    %all = for %again in (%zero to %two, step %one) : tile<i32> iter_values(%first = %none) -> (tile<64x16xf32>) {
      // expected-remark @below {{6 stages, where 8 would be used: a stage takes 8192 bytes of shared memory, and there are 52736, with CTAs to a multiprocessor: 4; instead: smaller tiles along what is summed over [TIR0644]}}
      // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 6 stages of 8192 bytes in shared memory [TIR0632]}}
      %sum = for %i in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %first) -> (tile<64x16xf32>) {
        %begin = muli %y, %steps : tile<i32>
        %at = addi %begin, %i : tile<i32>
        %read, %t1 = load_view_tko weak %kv[%x, %at, %zero] : partition_view<tile=(1x64x64), padding_value = zero, tensor_view<2x512x64xf16, strides=[32768,64,1]>>, tile<i32> -> tile<1x64x64xf16>, token
        %l = reshape %read : tile<1x64x64xf16> -> tile<64x64xf16>
        // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
        // expected-remark @below {{under way beside the threads until the next iteration's has begun: the copy engine brings its operands, and its instruction adds it up [TIR0742]}}
        %next = mmaf %l, %r, %acc : tile<64x64xf16>, tile<64x16xf16>, tile<64x16xf32>
        continue %next : tile<64x16xf32>
      }
      continue %sum : tile<64x16xf32>
    }
    %out = reshape %all : tile<64x16xf32> -> tile<1x64x16xf32>
    store_view_tko weak %out, %ov[%x, %y, %zero] : tile<1x64x16xf32>, partition_view<tile=(1x64x16), tensor_view<2x128x16xf32, strides=[2048,16,1]>>, tile<i32> -> token
  }
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{a CTA runs one tile block after the other, and copies for the next begin while it stores the last; as many are launched as multiprocessors hold, 4 each [TIR0720]}}
  // expected-remark @below {{tile blocks follow each other along y, then x, then z of the grid: no two read the same for their products, and what those read that differ in y lies side by side [TIR0623]}}
  // expected-remark @below {{CTAs to a multiprocessor: 4, as others multiply while one waits [TIR0743]}}
  entry @refused(%k: tile<ptr<f16>>, %q: tile<ptr<f16>>, %o: tile<ptr<f32>>) {
    %kp = assume div_by<16>, %k : tile<ptr<f16>>
    %qp = assume div_by<16>, %q : tile<ptr<f16>>
    %kt = make_tensor_view %kp, shape = [2, 512, 64], strides = [32768, 64, 1] : tensor_view<2x512x64xf16, strides=[32768,64,1]>
    %kv = make_partition_view %kt : partition_view<tile=(1x64x64), padding_value = zero, tensor_view<2x512x64xf16, strides=[32768,64,1]>>
    %qt = make_tensor_view %qp, shape = [64, 16], strides = [16, 1] : tensor_view<64x16xf16, strides=[16,1]>
    %qv = make_partition_view %qt : partition_view<tile=(64x16), padding_value = zero, tensor_view<64x16xf16, strides=[16,1]>>
    %ot = make_tensor_view %o, shape = [2, 128, 16], strides = [2048, 16, 1] : tensor_view<2x128x16xf32, strides=[2048,16,1]>
    %ov = make_partition_view %ot : partition_view<tile=(1x64x16), tensor_view<2x128x16xf32, strides=[2048,16,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %steps = constant <i32: 4> : tile<i32>
    %part = constant <i32: 256> : tile<i32>
    %tile = constant <i32: 64> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x16xf32>
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 1 stages of 2048 bytes in shared memory [TIR0632]}}
    %r, %t0 = load_view_tko weak %qv[%zero, %zero] : partition_view<tile=(64x16), padding_value = zero, tensor_view<64x16xf16, strides=[16,1]>>, tile<i32> -> tile<64x16xf16>, token
    // expected-remark @below {{6 stages, where 8 would be used: a stage takes 8192 bytes of shared memory, and there are 54784, with CTAs to a multiprocessor: 4; instead: smaller tiles along what is summed over [TIR0644]}}
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 6 stages of 8192 bytes in shared memory [TIR0632]}}
    %sum = for %i in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x16xf32>) {
      %begin = muli %y, %steps : tile<i32>
      %at = addi %begin, %i : tile<i32>
      %read, %t1 = load_view_tko weak %kv[%x, %at, %zero] attributes {gpu.evict_first = false} : partition_view<tile=(1x64x64), padding_value = zero, tensor_view<2x512x64xf16, strides=[32768,64,1]>>, tile<i32> -> tile<1x64x64xf16>, token
      %l = reshape %read : tile<1x64x64xf16> -> tile<64x64xf16>
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{under way beside the threads until the next iteration's has begun: the copy engine brings its operands, and its instruction adds it up [TIR0742]}}
      %next = mmaf %l, %r, %acc : tile<64x64xf16>, tile<64x16xf16>, tile<64x16xf32>
      continue %next : tile<64x16xf32>
    }
    %out = reshape %sum : tile<64x16xf32> -> tile<1x64x16xf32>
    store_view_tko weak %out, %ov[%x, %y, %zero] : tile<1x64x16xf32>, partition_view<tile=(1x64x16), tensor_view<2x128x16xf32, strides=[2048,16,1]>>, tile<i32> -> token
  }
}
