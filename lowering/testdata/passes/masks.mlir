// Masks beside a product compare each number once, with the lesser of two bounds, and as one counted from the
// beginning of the tile, where as many as there are divide that. So it is for bounds of any sign, and where numbers of
// another tile wrap.
//
// tilerun: --entry bounds --arg q=rand:f16:64x64:1 --arg k=rand:f16:128x64:2 --arg o=zeros:f32:64x64 --arg p=zeros:f32:64x64 --arg shift=0 --arg length=100 --arg row=40
// tilerun[first]: --entry bounds --arg q=rand:f16:64x64:1 --arg k=rand:f16:128x64:2 --arg o=zeros:f32:64x64 --arg p=zeros:f32:64x64 --arg shift=0 --arg length=0 --arg row=0
// tilerun[last]: --entry bounds --arg q=rand:f16:64x64:1 --arg k=rand:f16:128x64:2 --arg o=zeros:f32:64x64 --arg p=zeros:f32:64x64 --arg shift=0 --arg length=128 --arg row=127
// tilerun[behind]: --entry bounds --arg q=rand:f16:64x64:1 --arg k=rand:f16:128x64:2 --arg o=zeros:f32:64x64 --arg p=zeros:f32:64x64 --arg shift=2147483520 --arg length=2147483647 --arg row=2147483600
// tilerun[wraps]: --entry bounds --arg q=rand:f16:64x64:1 --arg k=rand:f16:128x64:2 --arg o=zeros:f32:64x64 --arg p=zeros:f32:64x64 --arg shift=2147483584 --arg length=100 --arg row=-30
// tilerun[below]: --entry bounds --arg q=rand:f16:64x64:1 --arg k=rand:f16:128x64:2 --arg o=zeros:f32:64x64 --arg p=zeros:f32:64x64 --arg shift=-128 --arg length=-70 --arg row=-100
// tilerun[least]: --entry bounds --arg q=rand:f16:64x64:1 --arg k=rand:f16:128x64:2 --arg o=zeros:f32:64x64 --arg p=zeros:f32:64x64 --arg shift=-2147483648 --arg length=-2147483600 --arg row=-2147483648
// tilerun[far]: --entry bounds --arg q=rand:f16:64x64:1 --arg k=rand:f16:128x64:2 --arg o=zeros:f32:64x64 --arg p=zeros:f32:64x64 --arg shift=-2147483648 --arg length=2147483647 --arg row=2147483584
// tilerun[near]: --entry bounds --arg q=rand:f16:64x64:1 --arg k=rand:f16:128x64:2 --arg o=zeros:f32:64x64 --arg p=zeros:f32:64x64 --arg shift=64 --arg length=-2147483648 --arg row=100
// tilerun[kept]: --entry kept --arg q=rand:f16:64x64:1 --arg k=rand:f16:128x64:2 --arg o=zeros:f32:64x64 --arg p=zeros:f32:64x64 --arg shift=32 --arg length=100 --arg row=40
// tilerun[ends]: --entry kept --arg q=rand:f16:64x64:1 --arg k=rand:f16:128x64:2 --arg o=zeros:f32:64x64 --arg p=zeros:f32:64x64 --arg shift=2147483616 --arg length=100 --arg row=40
//
// PLAN: entry @bounds
// PLAN: mini
// PLAN: unsigned
// PLAN: cmpi less_than
// PLAN: select
//
// What begins anywhere may wrap.
//
// PLAN: entry @kept
// PLAN: addi
// PLAN: tile<1x64xi32>
// PLAN: cmpi
cuda_tile.module @m {
  entry @bounds(%q: tile<ptr<f16>>, %k: tile<ptr<f16>>, %o: tile<ptr<f32>>, %p: tile<ptr<f32>>, %shift: tile<i32>, %length: tile<i32>, %row: tile<i32>) {
    %pq = assume div_by<16>, %q : tile<ptr<f16>>
    %pk = assume div_by<16>, %k : tile<ptr<f16>>
    %from = assume div_by<64>, %shift : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %extent = constant <i32: 64> : tile<i32>
    %tq = make_tensor_view %pq, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf16, strides=[64,1]>
    %tk = make_tensor_view %pk, shape = [64, 128], strides = [1, 64] : tensor_view<64x128xf16, strides=[1,64]>
    %to = make_tensor_view %o, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %tp = make_tensor_view %p, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %vq = make_partition_view %tq : partition_view<tile=(64x64), tensor_view<64x64xf16, strides=[64,1]>>
    %vk = make_partition_view %tk : partition_view<tile=(64x64), tensor_view<64x128xf16, strides=[1,64]>>
    %vo = make_partition_view %to : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    %vp = make_partition_view %tp : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %count = iota : tile<64xi32>
    %column = reshape %count : tile<64xi32> -> tile<64x1xi32>
    %row1 = reshape %row : tile<i32> -> tile<1x1xi32>
    %rows1 = broadcast %row1 : tile<1x1xi32> -> tile<64x1xi32>
    %rows = addi %rows1, %column : tile<64x1xi32>
    %rows2 = broadcast %rows : tile<64x1xi32> -> tile<64x64xi32>
    %length1 = reshape %length : tile<i32> -> tile<1x1xi32>
    %lens = broadcast %length1 : tile<1x1xi32> -> tile<1x64xi32>
    %a, %at = load_view_tko weak %vq[%zero, %zero] : partition_view<tile=(64x64), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
    %r:2 = for %i in (%zero to %two, step %one) : tile<i32> iter_values(%acc = %none, %seen = %none) -> (tile<64x64xf32>, tile<64x64xf32>) {
      %b, %bt = load_view_tko weak %vk[%zero, %i] : partition_view<tile=(64x64), tensor_view<64x128xf16, strides=[1,64]>>, tile<i32> -> tile<64x64xf16>, token
      %s = mmaf %a, %b, %none : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      %whole = muli %i, %extent : tile<i32>
      %base = addi %whole, %from : tile<i32>
      %base1 = reshape %base : tile<i32> -> tile<1x1xi32>
      %bases = broadcast %base1 : tile<1x1xi32> -> tile<1x64xi32>
      %counts = reshape %count : tile<64xi32> -> tile<1x64xi32>
      %cols = addi %bases, %counts : tile<1x64xi32>
      %cols2 = broadcast %cols : tile<1x64xi32> -> tile<64x64xi32>
      %m0_0 = cmpi less_than %cols, %lens, signed : tile<1x64xi32> -> tile<1x64xi1>
      %w0_0 = broadcast %m0_0 : tile<1x64xi1> -> tile<64x64xi1>
      %m0_1 = cmpi greater_than_or_equal %rows2, %cols2, signed : tile<64x64xi32> -> tile<64x64xi1>
      %b0 = andi %w0_0, %m0_1 : tile<64x64xi1>
      %k0 = constant <f32: 1.0> : tile<64x64xf32>
      %t0 = select %b0, %k0, %none : tile<64x64xi1>, tile<64x64xf32>
      %u0 = addf %seen, %t0 : tile<64x64xf32>
      %m1_0 = cmpi less_than %cols, %lens, signed : tile<1x64xi32> -> tile<1x64xi1>
      %w1_0 = broadcast %m1_0 : tile<1x64xi1> -> tile<64x64xi1>
      %m1_1 = cmpi greater_than %rows2, %cols2, signed : tile<64x64xi32> -> tile<64x64xi1>
      %b1 = andi %w1_0, %m1_1 : tile<64x64xi1>
      %k1 = constant <f32: 2.0> : tile<64x64xf32>
      %t1 = select %b1, %k1, %none : tile<64x64xi1>, tile<64x64xf32>
      %u1 = addf %u0, %t1 : tile<64x64xf32>
      %m2_0 = cmpi less_than_or_equal %cols, %lens, signed : tile<1x64xi32> -> tile<1x64xi1>
      %w2_0 = broadcast %m2_0 : tile<1x64xi1> -> tile<64x64xi1>
      %m2_1 = cmpi greater_than_or_equal %rows2, %cols2, signed : tile<64x64xi32> -> tile<64x64xi1>
      %b2 = andi %w2_0, %m2_1 : tile<64x64xi1>
      %k2 = constant <f32: 4.0> : tile<64x64xf32>
      %t2 = select %b2, %k2, %none : tile<64x64xi1>, tile<64x64xf32>
      %u2 = addf %u1, %t2 : tile<64x64xf32>
      %m3_0 = cmpi greater_than_or_equal %lens, %cols, signed : tile<1x64xi32> -> tile<1x64xi1>
      %w3_0 = broadcast %m3_0 : tile<1x64xi1> -> tile<64x64xi1>
      %m3_1 = cmpi less_than %cols2, %rows2, signed : tile<64x64xi32> -> tile<64x64xi1>
      %b3 = andi %w3_0, %m3_1 : tile<64x64xi1>
      %k3 = constant <f32: 8.0> : tile<64x64xf32>
      %t3 = select %b3, %k3, %none : tile<64x64xi1>, tile<64x64xf32>
      %u3 = addf %u2, %t3 : tile<64x64xf32>
      %m4_0 = cmpi greater_than %cols, %lens, signed : tile<1x64xi32> -> tile<1x64xi1>
      %w4_0 = broadcast %m4_0 : tile<1x64xi1> -> tile<64x64xi1>
      %k4 = constant <f32: 16.0> : tile<64x64xf32>
      %t4 = select %w4_0, %k4, %none : tile<64x64xi1>, tile<64x64xf32>
      %u4 = addf %u3, %t4 : tile<64x64xf32>
      %m5_0 = cmpi less_than_or_equal %lens, %cols, signed : tile<1x64xi32> -> tile<1x64xi1>
      %w5_0 = broadcast %m5_0 : tile<1x64xi1> -> tile<64x64xi1>
      %k5 = constant <f32: 32.0> : tile<64x64xf32>
      %t5 = select %w5_0, %k5, %none : tile<64x64xi1>, tile<64x64xf32>
      %u5 = addf %u4, %t5 : tile<64x64xf32>
      %m6_0 = cmpi greater_than_or_equal %cols2, %rows2, signed : tile<64x64xi32> -> tile<64x64xi1>
      %k6 = constant <f32: 64.0> : tile<64x64xf32>
      %t6 = select %m6_0, %k6, %none : tile<64x64xi1>, tile<64x64xf32>
      %u6 = addf %u5, %t6 : tile<64x64xf32>
      %m7_0 = cmpi less_than %cols, %lens, signed : tile<1x64xi32> -> tile<1x64xi1>
      %w7_0 = broadcast %m7_0 : tile<1x64xi1> -> tile<64x64xi1>
      %k7 = constant <f32: 128.0> : tile<64x64xf32>
      %t7 = select %w7_0, %k7, %none : tile<64x64xi1>, tile<64x64xf32>
      %u7 = addf %u6, %t7 : tile<64x64xf32>
      %m8_0 = cmpi less_than %cols, %lens, signed : tile<1x64xi32> -> tile<1x64xi1>
      %w8_0 = broadcast %m8_0 : tile<1x64xi1> -> tile<64x64xi1>
      %m8_1 = cmpi greater_than_or_equal %cols2, %rows2, signed : tile<64x64xi32> -> tile<64x64xi1>
      %b8 = andi %w8_0, %m8_1 : tile<64x64xi1>
      %k8 = constant <f32: 256.0> : tile<64x64xf32>
      %t8 = select %b8, %k8, %none : tile<64x64xi1>, tile<64x64xf32>
      %u8 = addf %u7, %t8 : tile<64x64xf32>
      %masked = select %b0, %s, %none : tile<64x64xi1>, tile<64x64xf32>
      %next = addf %acc, %masked : tile<64x64xf32>
      continue %next, %u8 : tile<64x64xf32>, tile<64x64xf32>
    }
    store_view_tko weak %r#0, %vo[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    store_view_tko weak %r#1, %vp[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
  entry @kept(%q: tile<ptr<f16>>, %k: tile<ptr<f16>>, %o: tile<ptr<f32>>, %p: tile<ptr<f32>>, %shift: tile<i32>, %length: tile<i32>, %row: tile<i32>) {
    %pq = assume div_by<16>, %q : tile<ptr<f16>>
    %pk = assume div_by<16>, %k : tile<ptr<f16>>
    %from = assume div_by<32>, %shift : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %extent = constant <i32: 64> : tile<i32>
    %tq = make_tensor_view %pq, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf16, strides=[64,1]>
    %tk = make_tensor_view %pk, shape = [64, 128], strides = [1, 64] : tensor_view<64x128xf16, strides=[1,64]>
    %to = make_tensor_view %o, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %tp = make_tensor_view %p, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %vq = make_partition_view %tq : partition_view<tile=(64x64), tensor_view<64x64xf16, strides=[64,1]>>
    %vk = make_partition_view %tk : partition_view<tile=(64x64), tensor_view<64x128xf16, strides=[1,64]>>
    %vo = make_partition_view %to : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    %vp = make_partition_view %tp : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %count = iota : tile<64xi32>
    %column = reshape %count : tile<64xi32> -> tile<64x1xi32>
    %row1 = reshape %row : tile<i32> -> tile<1x1xi32>
    %rows1 = broadcast %row1 : tile<1x1xi32> -> tile<64x1xi32>
    %rows = addi %rows1, %column : tile<64x1xi32>
    %rows2 = broadcast %rows : tile<64x1xi32> -> tile<64x64xi32>
    %length1 = reshape %length : tile<i32> -> tile<1x1xi32>
    %lens = broadcast %length1 : tile<1x1xi32> -> tile<1x64xi32>
    %a, %at = load_view_tko weak %vq[%zero, %zero] : partition_view<tile=(64x64), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
    %r:2 = for %i in (%zero to %two, step %one) : tile<i32> iter_values(%acc = %none, %seen = %none) -> (tile<64x64xf32>, tile<64x64xf32>) {
      %b, %bt = load_view_tko weak %vk[%zero, %i] : partition_view<tile=(64x64), tensor_view<64x128xf16, strides=[1,64]>>, tile<i32> -> tile<64x64xf16>, token
      %s = mmaf %a, %b, %none : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      %whole = muli %i, %extent : tile<i32>
      %base = addi %whole, %from : tile<i32>
      %base1 = reshape %base : tile<i32> -> tile<1x1xi32>
      %bases = broadcast %base1 : tile<1x1xi32> -> tile<1x64xi32>
      %counts = reshape %count : tile<64xi32> -> tile<1x64xi32>
      %cols = addi %bases, %counts : tile<1x64xi32>
      %cols2 = broadcast %cols : tile<1x64xi32> -> tile<64x64xi32>
      %m0_0 = cmpi less_than %cols, %lens, signed : tile<1x64xi32> -> tile<1x64xi1>
      %w0_0 = broadcast %m0_0 : tile<1x64xi1> -> tile<64x64xi1>
      %k0 = constant <f32: 1.0> : tile<64x64xf32>
      %t0 = select %w0_0, %k0, %none : tile<64x64xi1>, tile<64x64xf32>
      %u0 = addf %seen, %t0 : tile<64x64xf32>
      %m1_0 = cmpi less_than %cols, %lens, signed : tile<1x64xi32> -> tile<1x64xi1>
      %w1_0 = broadcast %m1_0 : tile<1x64xi1> -> tile<64x64xi1>
      %m1_1 = cmpi greater_than_or_equal %rows2, %cols2, signed : tile<64x64xi32> -> tile<64x64xi1>
      %b1 = andi %w1_0, %m1_1 : tile<64x64xi1>
      %k1 = constant <f32: 2.0> : tile<64x64xf32>
      %t1 = select %b1, %k1, %none : tile<64x64xi1>, tile<64x64xf32>
      %u1 = addf %u0, %t1 : tile<64x64xf32>
      %masked = select %w0_0, %s, %none : tile<64x64xi1>, tile<64x64xf32>
      %next = addf %acc, %masked : tile<64x64xf32>
      continue %next, %u1 : tile<64x64xf32>, tile<64x64xf32>
    }
    store_view_tko weak %r#0, %vo[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    store_view_tko weak %r#1, %vp[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
