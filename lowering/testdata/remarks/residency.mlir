// 64 tile blocks, of which a multiprocessor gets one: the room of a second is for stages.
// remarks: sm_90a schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 8, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{each tile block has a CTA of its own: all of the grid find room at one time [TIR0721]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: all 8 along x are in one band [TIR0734]}}
  // expected-remark @below {{its launches may begin while what was launched before them is still running, and wait where they reach for memory [TIR0760]}}
  // expected-remark @below {{CTAs to a multiprocessor: 1, as the grid has no more for each multiprocessor, and their room is for stages [TIR0743]}}
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>) {
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %kp = assume div_by<8>, %k : tile<i32>
    %np = assume div_by<8>, %n : tile<i32>
    %at = make_tensor_view %a, shape = [%m, %kp], strides = [%kp, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %bt = make_tensor_view %b, shape = [%kp, %np], strides = [%np, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %ct = make_tensor_view %C, shape = [%m, %np], strides = [%np, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %av = make_partition_view %at : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %tm, %tk = get_index_space_shape %av : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>> -> tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<128x128xf32>
    // expected-remark @below {{7 stages, where 8 would be used: a stage takes 32768 bytes of shared memory, and there are 232192, with CTAs to a multiprocessor: 1; instead: smaller tiles along what is summed over [TIR0644]}}
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 2, through 7 stages of 32768 bytes in shared memory [TIR0632]}}
    %sum = for %i in (%zero to %tk, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      %l, %t1 = load_view_tko weak %av[%x, %i] : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<128x64xf16>, token
      %r, %t2 = load_view_tko weak %bv[%i, %y] : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<64x128xf16>, token
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 8 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{under way beside the threads until the next iteration's has begun: the copy engine brings its operands, and its instruction adds it up [TIR0742]}}
      %next = mmaf %l, %r, %acc : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  } {gpu.launch = array<i64: 8, 8, 1>}
}
