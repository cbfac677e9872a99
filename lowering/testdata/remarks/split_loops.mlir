// Loops that become two where an if asks how far they have come.
// remarks: sm_90a applied
cuda_tile.module @m {
  entry @up_to(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>, %end: tile<i32>, %m: tile<i32>) {
    %aa = assume div_by<16>, %a : tile<ptr<f16>>
    %bb = assume div_by<16>, %b : tile<ptr<f16>>
    %at = make_tensor_view %aa, shape = [64, 192], strides = [192, 1] : tensor_view<64x192xf16, strides=[192,1]>
    %av = make_partition_view %at : partition_view<tile=(64x32), padding_value = zero, tensor_view<64x192xf16, strides=[192,1]>>
    %bt = make_tensor_view %bb, shape = [192, 64], strides = [64, 1] : tensor_view<192x64xf16, strides=[64,1]>
    %bv = make_partition_view %bt : partition_view<tile=(32x64), padding_value = zero, tensor_view<192x64xf16, strides=[64,1]>>
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %half = constant <f32: 0.5> : tile<64x64xf32>
    // expected-remark @below {{what is left of a loop that has become two, of which each has one side of an if [TIR0777]}}
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 2, through 6 stages of 8192 bytes in shared memory [TIR0632]}}
    %sum = for %i in (%zero to %end, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %l, %lt = load_view_tko weak %av[%zero, %i] : partition_view<tile=(64x32), padding_value = zero, tensor_view<64x192xf16, strides=[192,1]>>, tile<i32> -> tile<64x32xf16>, token
      %r, %rt = load_view_tko weak %bv[%i, %zero] : partition_view<tile=(32x64), padding_value = zero, tensor_view<192x64xf16, strides=[64,1]>>, tile<i32> -> tile<32x64xf16>, token
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      %p = mmaf %l, %r, %none : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      %which = cmpi less_than_or_equal %i, %m, signed : tile<i32> -> tile<i1>
      %seen = if %which -> (tile<64x64xf32>) {
        %less = mulf %p, %half : tile<64x64xf32>
        yield %less : tile<64x64xf32>
      } else {
        yield %p : tile<64x64xf32>
      }
      %next = addf %acc, %seen : tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
  }
}
