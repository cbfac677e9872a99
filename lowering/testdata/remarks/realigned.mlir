// Rows that the copy engine cannot read as they lie.
// remarks: sm_90a schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 8, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{a CTA runs one tile block after the other, and copies for the next begin while it stores the last; as many are launched as multiprocessors hold, 2 each [TIR0720]}}
  // expected-remark @below {{tile blocks go along x for 16, then on along y, and so through one band after the other [TIR0624]}}
  // expected-remark @below {{CTAs to a multiprocessor: 2, as others multiply while one waits [TIR0743]}}
  entry @copied_first(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>) {
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %np = assume div_by<8>, %n : tile<i32>
    %at = make_tensor_view %a, shape = [%m, %k], strides = [%k, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %bt = make_tensor_view %b, shape = [%k, %np], strides = [%np, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %ct = make_tensor_view %C, shape = [%m, %np], strides = [%np, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %av = make_partition_view %at : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %tm, %tk = get_index_space_shape %av : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>> -> tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<128x128xf32>
    // expected-remark @below {{3 stages, where 8 would be used: a stage takes 32768 bytes of shared memory, and there are 115456, with CTAs to a multiprocessor: 2; instead: smaller tiles along what is summed over [TIR0644]}}
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 2, through 3 stages of 32768 bytes in shared memory [TIR0632]}}
    %sum = for %i in (%zero to %tk, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      // expected-remark @below {{its tensor is copied before the launch, if it has to be, so that rows begin at multiples of 16 bytes and the copy engine can read it [TIR0740]}}
      %l, %t1 = load_view_tko weak %av[%x, %i] : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<128x64xf16>, token
      %r, %t2 = load_view_tko weak %bv[%i, %y] : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<64x128xf16>, token
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 8 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{under way beside the threads until the next iteration's has begun: the copy engine brings its operands, and its instruction adds it up [TIR0742]}}
      %next = mmaf %l, %r, %acc : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  } {gpu.launch = array<i64: 33, 33, 1>}
  // expected-remark @below {{warps to a tile block: 8, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: all 3 along x are in one band [TIR0734]}}
  // expected-remark @below {{its launches may begin while what was launched before them is still running, and wait where they reach for memory [TIR0760]}}
  entry @few_tile_blocks(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>) {
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %np = assume div_by<8>, %n : tile<i32>
    %at = make_tensor_view %a, shape = [%m, %k], strides = [%k, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %bt = make_tensor_view %b, shape = [%k, %np], strides = [%np, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %ct = make_tensor_view %C, shape = [%m, %np], strides = [%np, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %av = make_partition_view %at : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %tm, %tk = get_index_space_shape %av : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>> -> tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<128x128xf32>
    // expected-remark @below {{operands copied ahead: 1, by 3 iterations, through 4 stages of 16384 bytes in shared memory; CTAs to a multiprocessor: 1 [TIR0641]}}
    %sum = for %i in (%zero to %tk, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      // expected-remark @below {{not copied to aligned rows before the launch, for the copy engine: 9 tile blocks leave some of 132 multiprocessors idle, and are done in the time that it takes; instead: rows of whole 16 bytes [TIR0741]}}
      // expected-remark @below {{not copied ahead: no more than 2 bytes at a time are known to be aligned and in bounds together, and a copy moves 16: the stride of dimension 0 is known to be a multiple of 2 bytes only; instead: assume div_by<8> on it, or a constant stride that is such a multiple [TIR0666]}}
      %l, %t1 = load_view_tko weak %av[%x, %i] : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<128x64xf16>, token
      // expected-remark @below {{not by the copy engine: the other operand of its product does not come by it [TIR0692]}}
      %r, %t2 = load_view_tko weak %bv[%i, %y] : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<64x128xf16>, token
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 8 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{the threads wait for it where it is begun: no role copies for its loop, so threads go on with that when it is done [TIR0702]}}
      %next = mmaf %l, %r, %acc : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  } {gpu.launch = array<i64: 3, 3, 1>}
  // expected-remark @below {{warps to a tile block: 8, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks go along x for 16, then on along y, and so through one band after the other [TIR0624]}}
  entry @unknown_grid(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>) {
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %np = assume div_by<8>, %n : tile<i32>
    %at = make_tensor_view %a, shape = [%m, %k], strides = [%k, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %bt = make_tensor_view %b, shape = [%k, %np], strides = [%np, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %ct = make_tensor_view %C, shape = [%m, %np], strides = [%np, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %av = make_partition_view %at : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %tm, %tk = get_index_space_shape %av : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>> -> tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<128x128xf32>
    // expected-remark @below {{operands copied ahead: 1, by 3 iterations, through 4 stages of 16384 bytes in shared memory; CTAs to a multiprocessor: 2 [TIR0641]}}
    %sum = for %i in (%zero to %tk, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      // expected-remark @below {{not copied to aligned rows before the launch, for the copy engine: the grid is not known, so nothing says that enough tile blocks read it for that to be worth it; instead: rows of whole 16 bytes [TIR0741]}}
      // expected-remark @below {{not copied ahead: no more than 2 bytes at a time are known to be aligned and in bounds together, and a copy moves 16: the stride of dimension 0 is known to be a multiple of 2 bytes only; instead: assume div_by<8> on it, or a constant stride that is such a multiple [TIR0666]}}
      %l, %t1 = load_view_tko weak %av[%x, %i] : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<128x64xf16>, token
      // expected-remark @below {{not by the copy engine: the other operand of its product does not come by it [TIR0692]}}
      %r, %t2 = load_view_tko weak %bv[%i, %y] : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<64x128xf16>, token
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 8 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{the threads wait for it where it is begun: no role copies for its loop, so threads go on with that when it is done [TIR0702]}}
      %next = mmaf %l, %r, %acc : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  }
  // expected-remark @below {{warps to a tile block: 8, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks go along x for 16, then on along y, and so through one band after the other [TIR0624]}}
  entry @not_asked_for(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>) {
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %np = assume div_by<8>, %n : tile<i32>
    %at = make_tensor_view %a, shape = [%m, %k], strides = [%k, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %bt = make_tensor_view %b, shape = [%k, %np], strides = [%np, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %ct = make_tensor_view %C, shape = [%m, %np], strides = [%np, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %av = make_partition_view %at : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %tm, %tk = get_index_space_shape %av : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>> -> tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<128x128xf32>
    // expected-remark @below {{operands copied ahead: 1, by 3 iterations, through 4 stages of 16384 bytes in shared memory; CTAs to a multiprocessor: 2 [TIR0641]}}
    %sum = for %i in (%zero to %tk, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      // expected-remark @below {{not copied to aligned rows before the launch, for the copy engine: its schedule says so; instead: rows of whole 16 bytes [TIR0741]}}
      // expected-remark @below {{not copied ahead: no more than 2 bytes at a time are known to be aligned and in bounds together, and a copy moves 16: the stride of dimension 0 is known to be a multiple of 2 bytes only; instead: assume div_by<8> on it, or a constant stride that is such a multiple [TIR0666]}}
      %l, %t1 = load_view_tko weak %av[%x, %i] attributes {gpu.realigned = false} : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<128x64xf16>, token
      // expected-remark @below {{not by the copy engine: the other operand of its product does not come by it [TIR0692]}}
      %r, %t2 = load_view_tko weak %bv[%i, %y] : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<64x128xf16>, token
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 8 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{the threads wait for it where it is begun: no role copies for its loop, so threads go on with that when it is done [TIR0702]}}
      %next = mmaf %l, %r, %acc : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  }
}
