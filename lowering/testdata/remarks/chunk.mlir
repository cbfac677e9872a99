// Copies ahead leave no byte for the print, unless it is done in chunks.
// remarks: sm_120 chunk,schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 16, as the hint num_worker_warps_per_cta says so; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<512x16xf32>
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %c = assume div_by<16>, %C : tile<ptr<f32>>
    %at = make_tensor_view %a, shape = [1024, 1024], strides = [1024, 1] : tensor_view<1024x1024xf16, strides=[1024,1]>
    %bt = make_tensor_view %b, shape = [1024, 1024], strides = [1024, 1] : tensor_view<1024x1024xf16, strides=[1024,1]>
    %ct = make_tensor_view %c, shape = [512, 16], strides = [16, 1] : tensor_view<512x16xf32, strides=[16,1]>
    %av = make_partition_view %at : partition_view<tile=(512x32), tensor_view<1024x1024xf16, strides=[1024,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(32x16), tensor_view<1024x1024xf16, strides=[1024,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(512x16), tensor_view<512x16xf32, strides=[16,1]>>
    %sum = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<512x16xf32>) {
      %x, %t1 = load_view_tko weak %av[%zero, %k] : partition_view<tile=(512x32), tensor_view<1024x1024xf16, strides=[1024,1]>>, tile<i32> -> tile<512x32xf16>, token
      %y, %t2 = load_view_tko weak %bv[%k, %zero] : partition_view<tile=(32x16), tensor_view<1024x1024xf16, strides=[1024,1]>>, tile<i32> -> tile<32x16xf16>, token
      // expected-remark @below {{multiplied by mma.m16n8k16.f32.f16, warps in 16 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{operands copied ahead: 2, by 1 iterations, through 2 stages of 16896 bytes in shared memory; CTAs to a multiprocessor: 2 [TIR0641]}}
      // expected-remark @below {{2 stages, where 4 would be used: a stage takes 16896 bytes of shared memory, and there are 50176, with CTAs to a multiprocessor: 2; instead: smaller tiles along what is summed over [TIR0644]}}
      %next = mmaf %x, %y, %acc : tile<512x32xf16>, tile<32x16xf16>, tile<512x16xf32>
      // expected-remark @below {{planned again in chunks: it needs 101392 bytes of shared memory, and a tile block has at most 101376 on sm_120; instead: smaller tiles, or a target with more shared memory [TIR0602]}}
      print_tko "%f", %next : tile<512x16xf32> -> token
      continue %next : tile<512x16xf32>
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<512x16xf32>, partition_view<tile=(512x16), tensor_view<512x16xf32, strides=[16,1]>>, tile<i32> -> token
    return
  }
}
// -----
// Tiles that no CTA has registers for.
// remarks: sm_90a chunk
cuda_tile.module @m {
  // expected-remark @below {{tiles need more registers than there are: loops over chunks of 8192 elements take their place; instead: smaller tiles [TIR0601]}}
  entry @f(%A: tile<ptr<f32>>, %B: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %t = make_tensor_view %A, shape = [1024, 1024], strides = [1024, 1] : tensor_view<1024x1024xf32, strides=[1024,1]>
    %v = make_partition_view %t : partition_view<tile=(512x1024), tensor_view<1024x1024xf32, strides=[1024,1]>>
    %x, %t1 = load_view_tko weak %v[%zero, %zero] : partition_view<tile=(512x1024), tensor_view<1024x1024xf32, strides=[1024,1]>>, tile<i32> -> tile<512x1024xf32>, token
    %y = negf %x : tile<512x1024xf32>
    %u = store_view_tko weak %y, %v[%zero, %zero] token = %t1 : tile<512x1024xf32>, partition_view<tile=(512x1024), tensor_view<1024x1024xf32, strides=[1024,1]>>, tile<i32> -> token
    return
  }
}
