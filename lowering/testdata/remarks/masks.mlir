// A mask beside a product compares each number once, with constants; not beside products of 8 bits.
// remarks: sm_90a masks
cuda_tile.module @m {
  entry @causal(%q: tile<ptr<f16>>, %k: tile<ptr<f16>>, %o: tile<ptr<f32>>, %length: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %extent = constant <i32: 64> : tile<i32>
    %tq = make_tensor_view %q, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf16, strides=[64,1]>
    %tk = make_tensor_view %k, shape = [64, 128], strides = [1, 64] : tensor_view<64x128xf16, strides=[1,64]>
    %to = make_tensor_view %o, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %vq = make_partition_view %tq : partition_view<tile=(64x64), tensor_view<64x64xf16, strides=[64,1]>>
    %vk = make_partition_view %tk : partition_view<tile=(64x64), tensor_view<64x128xf16, strides=[1,64]>>
    %vo = make_partition_view %to : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %count = iota : tile<64xi32>
    %counts = reshape %count : tile<64xi32> -> tile<1x64xi32>
    %rows = reshape %count : tile<64xi32> -> tile<64x1xi32>
    %rows2 = broadcast %rows : tile<64x1xi32> -> tile<64x64xi32>
    %length1 = reshape %length : tile<i32> -> tile<1x1xi32>
    %lengths = broadcast %length1 : tile<1x1xi32> -> tile<1x64xi32>
    %a, %at = load_view_tko weak %vq[%zero, %zero] : partition_view<tile=(64x64), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
    %r = for %i in (%zero to %two, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %b, %bt = load_view_tko weak %vk[%zero, %i] : partition_view<tile=(64x64), tensor_view<64x128xf16, strides=[1,64]>>, tile<i32> -> tile<64x64xf16>, token
      %s = mmaf %a, %b, %none : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      %base = muli %i, %extent : tile<i32>
      %base1 = reshape %base : tile<i32> -> tile<1x1xi32>
      %bases = broadcast %base1 : tile<1x1xi32> -> tile<1x64xi32>
      %cols = addi %bases, %counts : tile<1x64xi32>
      %cols2 = broadcast %cols : tile<1x64xi32> -> tile<64x64xi32>
      %within = cmpi less_than %cols, %lengths, signed : tile<1x64xi32> -> tile<1x64xi1>
      %withins = broadcast %within : tile<1x64xi1> -> tile<64x64xi1>
      %before = cmpi greater_than_or_equal %rows2, %cols2, signed : tile<64x64xi32> -> tile<64x64xi1>
      // expected-remark @below {{compared once, with the lesser of two bounds [TIR0770]}}
      // expected-remark @below {{compared within its tile: what a number is counted from is taken from its bound [TIR0771]}}
      %mask = andi %withins, %before : tile<64x64xi1>
      %masked = select %mask, %s, %none : tile<64x64xi1>, tile<64x64xf32>
      %next = addf %acc, %masked : tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    store_view_tko weak %r, %vo[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
  entry @narrow(%q: tile<ptr<f8E4M3FN>>, %k: tile<ptr<f8E4M3FN>>, %o: tile<ptr<f32>>, %length: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %extent = constant <i32: 64> : tile<i32>
    %tq = make_tensor_view %q, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf8E4M3FN, strides=[64,1]>
    %tk = make_tensor_view %k, shape = [64, 128], strides = [1, 64] : tensor_view<64x128xf8E4M3FN, strides=[1,64]>
    %to = make_tensor_view %o, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %vq = make_partition_view %tq : partition_view<tile=(64x64), tensor_view<64x64xf8E4M3FN, strides=[64,1]>>
    %vk = make_partition_view %tk : partition_view<tile=(64x64), tensor_view<64x128xf8E4M3FN, strides=[1,64]>>
    %vo = make_partition_view %to : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %count = iota : tile<64xi32>
    %counts = reshape %count : tile<64xi32> -> tile<1x64xi32>
    %rows = reshape %count : tile<64xi32> -> tile<64x1xi32>
    %rows2 = broadcast %rows : tile<64x1xi32> -> tile<64x64xi32>
    %length1 = reshape %length : tile<i32> -> tile<1x1xi32>
    %lengths = broadcast %length1 : tile<1x1xi32> -> tile<1x64xi32>
    %a, %at = load_view_tko weak %vq[%zero, %zero] : partition_view<tile=(64x64), tensor_view<64x64xf8E4M3FN, strides=[64,1]>>, tile<i32> -> tile<64x64xf8E4M3FN>, token
    %r = for %i in (%zero to %two, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %b, %bt = load_view_tko weak %vk[%zero, %i] : partition_view<tile=(64x64), tensor_view<64x128xf8E4M3FN, strides=[1,64]>>, tile<i32> -> tile<64x64xf8E4M3FN>, token
      %s = mmaf %a, %b, %none : tile<64x64xf8E4M3FN>, tile<64x64xf8E4M3FN>, tile<64x64xf32>
      %base = muli %i, %extent : tile<i32>
      %base1 = reshape %base : tile<i32> -> tile<1x1xi32>
      %bases = broadcast %base1 : tile<1x1xi32> -> tile<1x64xi32>
      %cols = addi %bases, %counts : tile<1x64xi32>
      %cols2 = broadcast %cols : tile<1x64xi32> -> tile<64x64xi32>
      // expected-remark @below {{compared as the program has it: products beside it are of 8 bits [TIR0772]}}
      %mask = cmpi greater_than_or_equal %rows2, %cols2, signed : tile<64x64xi32> -> tile<64x64xi1>
      %masked = select %mask, %s, %none : tile<64x64xi1>, tile<64x64xf32>
      %next = addf %acc, %masked : tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    store_view_tko weak %r, %vo[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
