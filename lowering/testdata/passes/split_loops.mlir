// A loop whose if asks how far it has come, and becomes two: wherever that is, at either end of all integers as well.
//
// tilerun[below_6_3]: --entry below --grid 1 --arg a=rand:f16:64x192:1 --arg b=rand:f16:192x64:2 --arg c=full:7:f32:64x64 --arg end=6 --arg m=3
// tilerun[below_6_0]: --entry below --grid 1 --arg a=rand:f16:64x192:1 --arg b=rand:f16:192x64:2 --arg c=full:7:f32:64x64 --arg end=6 --arg m=0
// tilerun[below_6_6]: --entry below --grid 1 --arg a=rand:f16:64x192:1 --arg b=rand:f16:192x64:2 --arg c=full:7:f32:64x64 --arg end=6 --arg m=6
// tilerun[below_6_2147483647]: --entry below --grid 1 --arg a=rand:f16:64x192:1 --arg b=rand:f16:192x64:2 --arg c=full:7:f32:64x64 --arg end=6 --arg m=2147483647
// tilerun[below_6_minus_2147483648]: --entry below --grid 1 --arg a=rand:f16:64x192:1 --arg b=rand:f16:192x64:2 --arg c=full:7:f32:64x64 --arg end=6 --arg m=-2147483648
// tilerun[below_6_minus_1]: --entry below --grid 1 --arg a=rand:f16:64x192:1 --arg b=rand:f16:192x64:2 --arg c=full:7:f32:64x64 --arg end=6 --arg m=-1
// tilerun[below_0_2]: --entry below --grid 1 --arg a=rand:f16:64x192:1 --arg b=rand:f16:192x64:2 --arg c=full:7:f32:64x64 --arg end=0 --arg m=2
// tilerun[below_3_5]: --entry below --grid 1 --arg a=rand:f16:64x192:1 --arg b=rand:f16:192x64:2 --arg c=full:7:f32:64x64 --arg end=3 --arg m=5
// tilerun[up_to_6_3]: --entry up_to --grid 1 --arg a=rand:f16:64x192:1 --arg b=rand:f16:192x64:2 --arg c=full:7:f32:64x64 --arg end=6 --arg m=3
// tilerun[up_to_6_0]: --entry up_to --grid 1 --arg a=rand:f16:64x192:1 --arg b=rand:f16:192x64:2 --arg c=full:7:f32:64x64 --arg end=6 --arg m=0
// tilerun[up_to_6_6]: --entry up_to --grid 1 --arg a=rand:f16:64x192:1 --arg b=rand:f16:192x64:2 --arg c=full:7:f32:64x64 --arg end=6 --arg m=6
// tilerun[up_to_6_2147483647]: --entry up_to --grid 1 --arg a=rand:f16:64x192:1 --arg b=rand:f16:192x64:2 --arg c=full:7:f32:64x64 --arg end=6 --arg m=2147483647
// tilerun[up_to_6_minus_2147483648]: --entry up_to --grid 1 --arg a=rand:f16:64x192:1 --arg b=rand:f16:192x64:2 --arg c=full:7:f32:64x64 --arg end=6 --arg m=-2147483648
// tilerun[up_to_6_minus_1]: --entry up_to --grid 1 --arg a=rand:f16:64x192:1 --arg b=rand:f16:192x64:2 --arg c=full:7:f32:64x64 --arg end=6 --arg m=-1
// tilerun[up_to_0_2]: --entry up_to --grid 1 --arg a=rand:f16:64x192:1 --arg b=rand:f16:192x64:2 --arg c=full:7:f32:64x64 --arg end=0 --arg m=2
// tilerun[up_to_3_5]: --entry up_to --grid 1 --arg a=rand:f16:64x192:1 --arg b=rand:f16:192x64:2 --arg c=full:7:f32:64x64 --arg end=3 --arg m=5
// tilerun[above_6_3]: --entry above --grid 1 --arg a=rand:f16:64x192:1 --arg b=rand:f16:192x64:2 --arg c=full:7:f32:64x64 --arg end=6 --arg m=3
// tilerun[above_6_0]: --entry above --grid 1 --arg a=rand:f16:64x192:1 --arg b=rand:f16:192x64:2 --arg c=full:7:f32:64x64 --arg end=6 --arg m=0
// tilerun[above_6_6]: --entry above --grid 1 --arg a=rand:f16:64x192:1 --arg b=rand:f16:192x64:2 --arg c=full:7:f32:64x64 --arg end=6 --arg m=6
// tilerun[above_6_2147483647]: --entry above --grid 1 --arg a=rand:f16:64x192:1 --arg b=rand:f16:192x64:2 --arg c=full:7:f32:64x64 --arg end=6 --arg m=2147483647
// tilerun[above_6_minus_2147483648]: --entry above --grid 1 --arg a=rand:f16:64x192:1 --arg b=rand:f16:192x64:2 --arg c=full:7:f32:64x64 --arg end=6 --arg m=-2147483648
// tilerun[above_6_minus_1]: --entry above --grid 1 --arg a=rand:f16:64x192:1 --arg b=rand:f16:192x64:2 --arg c=full:7:f32:64x64 --arg end=6 --arg m=-1
// tilerun[above_0_2]: --entry above --grid 1 --arg a=rand:f16:64x192:1 --arg b=rand:f16:192x64:2 --arg c=full:7:f32:64x64 --arg end=0 --arg m=2
// tilerun[above_3_5]: --entry above --grid 1 --arg a=rand:f16:64x192:1 --arg b=rand:f16:192x64:2 --arg c=full:7:f32:64x64 --arg end=3 --arg m=5
// tilerun[from_6_3]: --entry from --grid 1 --arg a=rand:f16:64x192:1 --arg b=rand:f16:192x64:2 --arg c=full:7:f32:64x64 --arg end=6 --arg m=3
// tilerun[from_6_0]: --entry from --grid 1 --arg a=rand:f16:64x192:1 --arg b=rand:f16:192x64:2 --arg c=full:7:f32:64x64 --arg end=6 --arg m=0
// tilerun[from_6_6]: --entry from --grid 1 --arg a=rand:f16:64x192:1 --arg b=rand:f16:192x64:2 --arg c=full:7:f32:64x64 --arg end=6 --arg m=6
// tilerun[from_6_2147483647]: --entry from --grid 1 --arg a=rand:f16:64x192:1 --arg b=rand:f16:192x64:2 --arg c=full:7:f32:64x64 --arg end=6 --arg m=2147483647
// tilerun[from_6_minus_2147483648]: --entry from --grid 1 --arg a=rand:f16:64x192:1 --arg b=rand:f16:192x64:2 --arg c=full:7:f32:64x64 --arg end=6 --arg m=-2147483648
// tilerun[from_6_minus_1]: --entry from --grid 1 --arg a=rand:f16:64x192:1 --arg b=rand:f16:192x64:2 --arg c=full:7:f32:64x64 --arg end=6 --arg m=-1
// tilerun[from_0_2]: --entry from --grid 1 --arg a=rand:f16:64x192:1 --arg b=rand:f16:192x64:2 --arg c=full:7:f32:64x64 --arg end=0 --arg m=2
// tilerun[from_3_5]: --entry from --grid 1 --arg a=rand:f16:64x192:1 --arg b=rand:f16:192x64:2 --arg c=full:7:f32:64x64 --arg end=3 --arg m=5
// tilerun[turned_6_3]: --entry turned --grid 1 --arg a=rand:f16:64x192:1 --arg b=rand:f16:192x64:2 --arg c=full:7:f32:64x64 --arg end=6 --arg m=3
// tilerun[turned_6_0]: --entry turned --grid 1 --arg a=rand:f16:64x192:1 --arg b=rand:f16:192x64:2 --arg c=full:7:f32:64x64 --arg end=6 --arg m=0
// tilerun[turned_6_6]: --entry turned --grid 1 --arg a=rand:f16:64x192:1 --arg b=rand:f16:192x64:2 --arg c=full:7:f32:64x64 --arg end=6 --arg m=6
// tilerun[turned_6_2147483647]: --entry turned --grid 1 --arg a=rand:f16:64x192:1 --arg b=rand:f16:192x64:2 --arg c=full:7:f32:64x64 --arg end=6 --arg m=2147483647
// tilerun[turned_6_minus_2147483648]: --entry turned --grid 1 --arg a=rand:f16:64x192:1 --arg b=rand:f16:192x64:2 --arg c=full:7:f32:64x64 --arg end=6 --arg m=-2147483648
// tilerun[turned_6_minus_1]: --entry turned --grid 1 --arg a=rand:f16:64x192:1 --arg b=rand:f16:192x64:2 --arg c=full:7:f32:64x64 --arg end=6 --arg m=-1
// tilerun[turned_0_2]: --entry turned --grid 1 --arg a=rand:f16:64x192:1 --arg b=rand:f16:192x64:2 --arg c=full:7:f32:64x64 --arg end=0 --arg m=2
// tilerun[turned_3_5]: --entry turned --grid 1 --arg a=rand:f16:64x192:1 --arg b=rand:f16:192x64:2 --arg c=full:7:f32:64x64 --arg end=3 --arg m=5
// tilerun[by_three_6_2147483647]: --entry by_three --grid 1 --arg a=rand:f16:64x192:1 --arg b=rand:f16:192x64:2 --arg c=full:7:f32:64x64 --arg end=6 --arg m=2147483647
// tilerun[by_three_6_3]: --entry by_three --grid 1 --arg a=rand:f16:64x192:1 --arg b=rand:f16:192x64:2 --arg c=full:7:f32:64x64 --arg end=6 --arg m=3
// tilerun[unsigned_6_4]: --entry unsigned --grid 1 --arg a=rand:f16:64x192:1 --arg b=rand:f16:192x64:2 --arg c=full:7:f32:64x64 --arg end=6 --arg m=4
// tilerun[unsigned_6_minus_1]: --entry unsigned --grid 1 --arg a=rand:f16:64x192:1 --arg b=rand:f16:192x64:2 --arg c=full:7:f32:64x64 --arg end=6 --arg m=-1
//
// PLAN: entry @up_to
// PLAN: subi
// PLAN: mini
// PLAN: mini
// PLAN: maxi
// PLAN: for
// PLAN: for
cuda_tile.module @split_loops {
  entry @below(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>, %end: tile<i32>, %m: tile<i32>) {
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
    %three = constant <i32: 3> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %half = constant <f32: 0.5> : tile<64x64xf32>
    %sum = for %i in (%zero to %end, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %l, %lt = load_view_tko weak %av[%zero, %i] : partition_view<tile=(64x32), padding_value = zero, tensor_view<64x192xf16, strides=[192,1]>>, tile<i32> -> tile<64x32xf16>, token
      %r, %rt = load_view_tko weak %bv[%i, %zero] : partition_view<tile=(32x64), padding_value = zero, tensor_view<192x64xf16, strides=[64,1]>>, tile<i32> -> tile<32x64xf16>, token
      %p = mmaf %l, %r, %none : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      %which = cmpi less_than %i, %m, signed : tile<i32> -> tile<i1>
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
    %three = constant <i32: 3> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %half = constant <f32: 0.5> : tile<64x64xf32>
    %sum = for %i in (%zero to %end, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %l, %lt = load_view_tko weak %av[%zero, %i] : partition_view<tile=(64x32), padding_value = zero, tensor_view<64x192xf16, strides=[192,1]>>, tile<i32> -> tile<64x32xf16>, token
      %r, %rt = load_view_tko weak %bv[%i, %zero] : partition_view<tile=(32x64), padding_value = zero, tensor_view<192x64xf16, strides=[64,1]>>, tile<i32> -> tile<32x64xf16>, token
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
  entry @above(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>, %end: tile<i32>, %m: tile<i32>) {
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
    %three = constant <i32: 3> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %half = constant <f32: 0.5> : tile<64x64xf32>
    %sum = for %i in (%zero to %end, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %l, %lt = load_view_tko weak %av[%zero, %i] : partition_view<tile=(64x32), padding_value = zero, tensor_view<64x192xf16, strides=[192,1]>>, tile<i32> -> tile<64x32xf16>, token
      %r, %rt = load_view_tko weak %bv[%i, %zero] : partition_view<tile=(32x64), padding_value = zero, tensor_view<192x64xf16, strides=[64,1]>>, tile<i32> -> tile<32x64xf16>, token
      %p = mmaf %l, %r, %none : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      %which = cmpi greater_than %i, %m, signed : tile<i32> -> tile<i1>
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
  entry @from(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>, %end: tile<i32>, %m: tile<i32>) {
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
    %three = constant <i32: 3> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %half = constant <f32: 0.5> : tile<64x64xf32>
    %sum = for %i in (%zero to %end, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %l, %lt = load_view_tko weak %av[%zero, %i] : partition_view<tile=(64x32), padding_value = zero, tensor_view<64x192xf16, strides=[192,1]>>, tile<i32> -> tile<64x32xf16>, token
      %r, %rt = load_view_tko weak %bv[%i, %zero] : partition_view<tile=(32x64), padding_value = zero, tensor_view<192x64xf16, strides=[64,1]>>, tile<i32> -> tile<32x64xf16>, token
      %p = mmaf %l, %r, %none : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      %which = cmpi greater_than_or_equal %i, %m, signed : tile<i32> -> tile<i1>
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
  entry @turned(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>, %end: tile<i32>, %m: tile<i32>) {
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
    %three = constant <i32: 3> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %half = constant <f32: 0.5> : tile<64x64xf32>
    %sum = for %i in (%zero to %end, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %l, %lt = load_view_tko weak %av[%zero, %i] : partition_view<tile=(64x32), padding_value = zero, tensor_view<64x192xf16, strides=[192,1]>>, tile<i32> -> tile<64x32xf16>, token
      %r, %rt = load_view_tko weak %bv[%i, %zero] : partition_view<tile=(32x64), padding_value = zero, tensor_view<192x64xf16, strides=[64,1]>>, tile<i32> -> tile<32x64xf16>, token
      %p = mmaf %l, %r, %none : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      %which = cmpi greater_than %m, %i, signed : tile<i32> -> tile<i1>
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
  entry @unsigned(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>, %end: tile<i32>, %m: tile<i32>) {
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
    %three = constant <i32: 3> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %half = constant <f32: 0.5> : tile<64x64xf32>
    %sum = for unsigned %i in (%zero to %end, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %l, %lt = load_view_tko weak %av[%zero, %i] : partition_view<tile=(64x32), padding_value = zero, tensor_view<64x192xf16, strides=[192,1]>>, tile<i32> -> tile<64x32xf16>, token
      %r, %rt = load_view_tko weak %bv[%i, %zero] : partition_view<tile=(32x64), padding_value = zero, tensor_view<192x64xf16, strides=[64,1]>>, tile<i32> -> tile<32x64xf16>, token
      %p = mmaf %l, %r, %none : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      %which = cmpi less_than_or_equal %i, %m, unsigned : tile<i32> -> tile<i1>
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
  entry @by_three(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>, %end: tile<i32>, %m: tile<i32>) {
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
    %three = constant <i32: 3> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %half = constant <f32: 0.5> : tile<64x64xf32>
    %sum = for %i in (%zero to %end, step %three) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %l, %lt = load_view_tko weak %av[%zero, %i] : partition_view<tile=(64x32), padding_value = zero, tensor_view<64x192xf16, strides=[192,1]>>, tile<i32> -> tile<64x32xf16>, token
      %r, %rt = load_view_tko weak %bv[%i, %zero] : partition_view<tile=(32x64), padding_value = zero, tensor_view<192x64xf16, strides=[64,1]>>, tile<i32> -> tile<32x64xf16>, token
      %p = mmaf %l, %r, %none : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      %which = cmpi less_than %i, %m, signed : tile<i32> -> tile<i1>
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
