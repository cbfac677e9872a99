// Sums of one loop that have an operand in common: it is copied once for all of them, and they are
// under way together until those of the next iteration have begun. The loop has many iterations,
// one, or none.
//
// tilerun: --entry left --grid 3,1 --arg a=rand:f16:140x136:1 --arg b=rand:f16:136x200:2 --arg c=full:7:f16:140x200 --arg to=3
// tilerun[left_one]: --entry left --grid 2,1 --arg a=rand:f16:140x136:1 --arg b=rand:f16:136x200:2 --arg c=full:7:f16:140x200 --arg to=1
// tilerun[left_none]: --entry left --grid 3,1 --arg a=rand:f16:140x136:1 --arg b=rand:f16:136x200:2 --arg c=full:7:f16:140x200 --arg to=0
// tilerun[right]: --entry right --grid 2,3 --arg a=rand:f16:140x136:1 --arg b=rand:f16:136x200:2 --arg c=full:7:f16:140x200 --arg to=3
// tilerun[three]: --entry three --grid 3,1 --arg a=rand:f16:140x136:1 --arg b=rand:f16:136x200:2 --arg c=full:7:f16:140x200 --arg to=3
// tilerun[waited]: --entry waited --grid 3,1 --arg a=rand:f16:140x136:1 --arg b=rand:f16:136x200:2 --arg c=full:7:f16:140x200 --arg to=3
// tilerun[odd]: --entry odd --grid 3,1 --arg a=rand:f16:140x136:1 --arg b=rand:f16:136x200:2 --arg c=full:7:f16:140x200 --arg to=3
cuda_tile.module @sums_together {
  entry @left(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f16>>, %to: tile<i32>) {
    %pa = assume div_by<16>, %a : tile<ptr<f16>>
    %pb = assume div_by<16>, %b : tile<ptr<f16>>
    %pc = assume div_by<16>, %c : tile<ptr<f16>>
    %ta = make_tensor_view %pa, shape = [140, 136], strides = [136, 1] : tensor_view<140x136xf16, strides=[136,1]>
    %tb = make_tensor_view %pb, shape = [136, 200], strides = [200, 1] : tensor_view<136x200xf16, strides=[200,1]>
    %tc = make_tensor_view %pc, shape = [140, 200], strides = [200, 1] : tensor_view<140x200xf16, strides=[200,1]>
    %from = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %va = make_partition_view %ta : partition_view<tile=(64x64), padding_value = zero, tensor_view<140x136xf16, strides=[136,1]>>
    %vb0 = make_partition_view %tb : partition_view<tile=(64x128), padding_value = zero, tensor_view<136x200xf16, strides=[200,1]>>
    %vc0 = make_partition_view %tc : partition_view<tile=(64x128), tensor_view<140x200xf16, strides=[200,1]>>
    %none0 = constant <f32: 0.0> : tile<64x128xf32>
    %at0 = constant <i32: 0> : tile<i32>
    %vb1 = make_partition_view %tb : partition_view<tile=(64x64), padding_value = zero, tensor_view<136x200xf16, strides=[200,1]>>
    %vc1 = make_partition_view %tc : partition_view<tile=(64x64), tensor_view<140x200xf16, strides=[200,1]>>
    %none1 = constant <f32: 0.0> : tile<64x64xf32>
    %at1 = constant <i32: 2> : tile<i32>
    %s0, %s1 = for %k in (%from to %to, step %one) : tile<i32> iter_values(%i0 = %none0, %i1 = %none1) -> (tile<64x128xf32>, tile<64x64xf32>) {
      %l, %tl = load_view_tko weak %va[%x, %k] : partition_view<tile=(64x64), padding_value = zero, tensor_view<140x136xf16, strides=[136,1]>>, tile<i32> -> tile<64x64xf16>, token
      %r0, %tr0 = load_view_tko weak %vb0[%k, %at0] : partition_view<tile=(64x128), padding_value = zero, tensor_view<136x200xf16, strides=[200,1]>>, tile<i32> -> tile<64x128xf16>, token
      %r1, %tr1 = load_view_tko weak %vb1[%k, %at1] : partition_view<tile=(64x64), padding_value = zero, tensor_view<136x200xf16, strides=[200,1]>>, tile<i32> -> tile<64x64xf16>, token
      %n0 = mmaf %l, %r0, %i0 : tile<64x64xf16>, tile<64x128xf16>, tile<64x128xf32>
      %n1 = mmaf %l, %r1, %i1 : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %n0, %n1 : tile<64x128xf32>, tile<64x64xf32>
    }
    %h0 = ftof %s0 : tile<64x128xf32> -> tile<64x128xf16>
    %t0 = store_view_tko weak %h0, %vc0[%x, %at0] : tile<64x128xf16>, partition_view<tile=(64x128), tensor_view<140x200xf16, strides=[200,1]>>, tile<i32> -> token
    %h1 = ftof %s1 : tile<64x64xf32> -> tile<64x64xf16>
    %t1 = store_view_tko weak %h1, %vc1[%x, %at1] : tile<64x64xf16>, partition_view<tile=(64x64), tensor_view<140x200xf16, strides=[200,1]>>, tile<i32> -> token
  }

  // The right operand in common.
  entry @right(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f16>>, %to: tile<i32>) {
    %pa = assume div_by<16>, %a : tile<ptr<f16>>
    %pb = assume div_by<16>, %b : tile<ptr<f16>>
    %pc = assume div_by<16>, %c : tile<ptr<f16>>
    %ta = make_tensor_view %pa, shape = [140, 136], strides = [136, 1] : tensor_view<140x136xf16, strides=[136,1]>
    %tb = make_tensor_view %pb, shape = [136, 200], strides = [200, 1] : tensor_view<136x200xf16, strides=[200,1]>
    %tc = make_tensor_view %pc, shape = [140, 200], strides = [200, 1] : tensor_view<140x200xf16, strides=[200,1]>
    %from = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %va = make_partition_view %ta : partition_view<tile=(64x64), padding_value = zero, tensor_view<140x136xf16, strides=[136,1]>>
    %vb = make_partition_view %tb : partition_view<tile=(64x64), padding_value = zero, tensor_view<136x200xf16, strides=[200,1]>>
    %vc = make_partition_view %tc : partition_view<tile=(64x64), tensor_view<140x200xf16, strides=[200,1]>>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %below = addi %x, %one : tile<i32>
    %s0, %s1 = for %k in (%from to %to, step %one) : tile<i32> iter_values(%i0 = %none, %i1 = %none) -> (tile<64x64xf32>, tile<64x64xf32>) {
      %l0, %tl0 = load_view_tko weak %va[%x, %k] : partition_view<tile=(64x64), padding_value = zero, tensor_view<140x136xf16, strides=[136,1]>>, tile<i32> -> tile<64x64xf16>, token
      %l1, %tl1 = load_view_tko weak %va[%below, %k] : partition_view<tile=(64x64), padding_value = zero, tensor_view<140x136xf16, strides=[136,1]>>, tile<i32> -> tile<64x64xf16>, token
      %r, %tr = load_view_tko weak %vb[%k, %y] : partition_view<tile=(64x64), padding_value = zero, tensor_view<136x200xf16, strides=[200,1]>>, tile<i32> -> tile<64x64xf16>, token
      %n0 = mmaf %l0, %r, %i0 : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      %n1 = mmaf %l1, %r, %i1 : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %n0, %n1 : tile<64x64xf32>, tile<64x64xf32>
    }
    %d = subf %s0, %s1 : tile<64x64xf32>
    %h = ftof %d : tile<64x64xf32> -> tile<64x64xf16>
    %t = store_view_tko weak %h, %vc[%x, %y] : tile<64x64xf16>, partition_view<tile=(64x64), tensor_view<140x200xf16, strides=[200,1]>>, tile<i32> -> token
  }

  // Three of them.
  entry @three(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f16>>, %to: tile<i32>) {
    %pa = assume div_by<16>, %a : tile<ptr<f16>>
    %pb = assume div_by<16>, %b : tile<ptr<f16>>
    %pc = assume div_by<16>, %c : tile<ptr<f16>>
    %ta = make_tensor_view %pa, shape = [140, 136], strides = [136, 1] : tensor_view<140x136xf16, strides=[136,1]>
    %tb = make_tensor_view %pb, shape = [136, 200], strides = [200, 1] : tensor_view<136x200xf16, strides=[200,1]>
    %tc = make_tensor_view %pc, shape = [140, 200], strides = [200, 1] : tensor_view<140x200xf16, strides=[200,1]>
    %from = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %va = make_partition_view %ta : partition_view<tile=(64x64), padding_value = zero, tensor_view<140x136xf16, strides=[136,1]>>
    %vb0 = make_partition_view %tb : partition_view<tile=(64x64), padding_value = zero, tensor_view<136x200xf16, strides=[200,1]>>
    %vc0 = make_partition_view %tc : partition_view<tile=(64x64), tensor_view<140x200xf16, strides=[200,1]>>
    %none0 = constant <f32: 0.0> : tile<64x64xf32>
    %at0 = constant <i32: 0> : tile<i32>
    %vb1 = make_partition_view %tb : partition_view<tile=(64x64), padding_value = zero, tensor_view<136x200xf16, strides=[200,1]>>
    %vc1 = make_partition_view %tc : partition_view<tile=(64x64), tensor_view<140x200xf16, strides=[200,1]>>
    %none1 = constant <f32: 0.0> : tile<64x64xf32>
    %at1 = constant <i32: 1> : tile<i32>
    %vb2 = make_partition_view %tb : partition_view<tile=(64x64), padding_value = zero, tensor_view<136x200xf16, strides=[200,1]>>
    %vc2 = make_partition_view %tc : partition_view<tile=(64x64), tensor_view<140x200xf16, strides=[200,1]>>
    %none2 = constant <f32: 0.0> : tile<64x64xf32>
    %at2 = constant <i32: 2> : tile<i32>
    %s0, %s1, %s2 = for %k in (%from to %to, step %one) : tile<i32> iter_values(%i0 = %none0, %i1 = %none1, %i2 = %none2) -> (tile<64x64xf32>, tile<64x64xf32>, tile<64x64xf32>) {
      %l, %tl = load_view_tko weak %va[%x, %k] : partition_view<tile=(64x64), padding_value = zero, tensor_view<140x136xf16, strides=[136,1]>>, tile<i32> -> tile<64x64xf16>, token
      %r0, %tr0 = load_view_tko weak %vb0[%k, %at0] : partition_view<tile=(64x64), padding_value = zero, tensor_view<136x200xf16, strides=[200,1]>>, tile<i32> -> tile<64x64xf16>, token
      %r1, %tr1 = load_view_tko weak %vb1[%k, %at1] : partition_view<tile=(64x64), padding_value = zero, tensor_view<136x200xf16, strides=[200,1]>>, tile<i32> -> tile<64x64xf16>, token
      %r2, %tr2 = load_view_tko weak %vb2[%k, %at2] : partition_view<tile=(64x64), padding_value = zero, tensor_view<136x200xf16, strides=[200,1]>>, tile<i32> -> tile<64x64xf16>, token
      %n0 = mmaf %l, %r0, %i0 : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      %n1 = mmaf %l, %r1, %i1 : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      %n2 = mmaf %l, %r2, %i2 : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %n0, %n1, %n2 : tile<64x64xf32>, tile<64x64xf32>, tile<64x64xf32>
    }
    %h0 = ftof %s0 : tile<64x64xf32> -> tile<64x64xf16>
    %t0 = store_view_tko weak %h0, %vc0[%x, %at0] : tile<64x64xf16>, partition_view<tile=(64x64), tensor_view<140x200xf16, strides=[200,1]>>, tile<i32> -> token
    %h1 = ftof %s1 : tile<64x64xf32> -> tile<64x64xf16>
    %t1 = store_view_tko weak %h1, %vc1[%x, %at1] : tile<64x64xf16>, partition_view<tile=(64x64), tensor_view<140x200xf16, strides=[200,1]>>, tile<i32> -> token
    %h2 = ftof %s2 : tile<64x64xf32> -> tile<64x64xf16>
    %t2 = store_view_tko weak %h2, %vc2[%x, %at2] : tile<64x64xf16>, partition_view<tile=(64x64), tensor_view<140x200xf16, strides=[200,1]>>, tile<i32> -> token
  }

  // One is waited for where it is begun, as its schedule says, so both are.
  entry @waited(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f16>>, %to: tile<i32>) {
    %pa = assume div_by<16>, %a : tile<ptr<f16>>
    %pb = assume div_by<16>, %b : tile<ptr<f16>>
    %pc = assume div_by<16>, %c : tile<ptr<f16>>
    %ta = make_tensor_view %pa, shape = [140, 136], strides = [136, 1] : tensor_view<140x136xf16, strides=[136,1]>
    %tb = make_tensor_view %pb, shape = [136, 200], strides = [200, 1] : tensor_view<136x200xf16, strides=[200,1]>
    %tc = make_tensor_view %pc, shape = [140, 200], strides = [200, 1] : tensor_view<140x200xf16, strides=[200,1]>
    %from = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %va = make_partition_view %ta : partition_view<tile=(64x64), padding_value = zero, tensor_view<140x136xf16, strides=[136,1]>>
    %vb0 = make_partition_view %tb : partition_view<tile=(64x128), padding_value = zero, tensor_view<136x200xf16, strides=[200,1]>>
    %vc0 = make_partition_view %tc : partition_view<tile=(64x128), tensor_view<140x200xf16, strides=[200,1]>>
    %none0 = constant <f32: 0.0> : tile<64x128xf32>
    %at0 = constant <i32: 0> : tile<i32>
    %vb1 = make_partition_view %tb : partition_view<tile=(64x64), padding_value = zero, tensor_view<136x200xf16, strides=[200,1]>>
    %vc1 = make_partition_view %tc : partition_view<tile=(64x64), tensor_view<140x200xf16, strides=[200,1]>>
    %none1 = constant <f32: 0.0> : tile<64x64xf32>
    %at1 = constant <i32: 2> : tile<i32>
    %s0, %s1 = for %k in (%from to %to, step %one) : tile<i32> iter_values(%i0 = %none0, %i1 = %none1) -> (tile<64x128xf32>, tile<64x64xf32>) {
      %l, %tl = load_view_tko weak %va[%x, %k] : partition_view<tile=(64x64), padding_value = zero, tensor_view<140x136xf16, strides=[136,1]>>, tile<i32> -> tile<64x64xf16>, token
      %r0, %tr0 = load_view_tko weak %vb0[%k, %at0] : partition_view<tile=(64x128), padding_value = zero, tensor_view<136x200xf16, strides=[200,1]>>, tile<i32> -> tile<64x128xf16>, token
      %r1, %tr1 = load_view_tko weak %vb1[%k, %at1] : partition_view<tile=(64x64), padding_value = zero, tensor_view<136x200xf16, strides=[200,1]>>, tile<i32> -> tile<64x64xf16>, token
      %n0 = mmaf %l, %r0, %i0 {gpu.overlap = "none"} : tile<64x64xf16>, tile<64x128xf16>, tile<64x128xf32>
      %n1 = mmaf %l, %r1, %i1 : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %n0, %n1 : tile<64x128xf32>, tile<64x64xf32>
    }
    %h0 = ftof %s0 : tile<64x128xf32> -> tile<64x128xf16>
    %t0 = store_view_tko weak %h0, %vc0[%x, %at0] : tile<64x128xf16>, partition_view<tile=(64x128), tensor_view<140x200xf16, strides=[200,1]>>, tile<i32> -> token
    %h1 = ftof %s1 : tile<64x64xf32> -> tile<64x64xf16>
    %t1 = store_view_tko weak %h1, %vc1[%x, %at1] : tile<64x64xf16>, partition_view<tile=(64x64), tensor_view<140x200xf16, strides=[200,1]>>, tile<i32> -> token
  }

  // The loop does more with one of the sums.
  entry @odd(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f16>>, %to: tile<i32>) {
    %pa = assume div_by<16>, %a : tile<ptr<f16>>
    %pb = assume div_by<16>, %b : tile<ptr<f16>>
    %pc = assume div_by<16>, %c : tile<ptr<f16>>
    %ta = make_tensor_view %pa, shape = [140, 136], strides = [136, 1] : tensor_view<140x136xf16, strides=[136,1]>
    %tb = make_tensor_view %pb, shape = [136, 200], strides = [200, 1] : tensor_view<136x200xf16, strides=[200,1]>
    %tc = make_tensor_view %pc, shape = [140, 200], strides = [200, 1] : tensor_view<140x200xf16, strides=[200,1]>
    %from = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %va = make_partition_view %ta : partition_view<tile=(64x64), padding_value = zero, tensor_view<140x136xf16, strides=[136,1]>>
    %vb0 = make_partition_view %tb : partition_view<tile=(64x128), padding_value = zero, tensor_view<136x200xf16, strides=[200,1]>>
    %vc0 = make_partition_view %tc : partition_view<tile=(64x128), tensor_view<140x200xf16, strides=[200,1]>>
    %none0 = constant <f32: 0.0> : tile<64x128xf32>
    %at0 = constant <i32: 0> : tile<i32>
    %vb1 = make_partition_view %tb : partition_view<tile=(64x64), padding_value = zero, tensor_view<136x200xf16, strides=[200,1]>>
    %vc1 = make_partition_view %tc : partition_view<tile=(64x64), tensor_view<140x200xf16, strides=[200,1]>>
    %none1 = constant <f32: 0.0> : tile<64x64xf32>
    %at1 = constant <i32: 2> : tile<i32>
    %s0, %s1 = for %k in (%from to %to, step %one) : tile<i32> iter_values(%i0 = %none0, %i1 = %none1) -> (tile<64x128xf32>, tile<64x64xf32>) {
      %l, %tl = load_view_tko weak %va[%x, %k] : partition_view<tile=(64x64), padding_value = zero, tensor_view<140x136xf16, strides=[136,1]>>, tile<i32> -> tile<64x64xf16>, token
      %r0, %tr0 = load_view_tko weak %vb0[%k, %at0] : partition_view<tile=(64x128), padding_value = zero, tensor_view<136x200xf16, strides=[200,1]>>, tile<i32> -> tile<64x128xf16>, token
      %r1, %tr1 = load_view_tko weak %vb1[%k, %at1] : partition_view<tile=(64x64), padding_value = zero, tensor_view<136x200xf16, strides=[200,1]>>, tile<i32> -> tile<64x64xf16>, token
      %n0 = mmaf %l, %r0, %i0 : tile<64x64xf16>, tile<64x128xf16>, tile<64x128xf32>
      %n1 = mmaf %l, %r1, %i1 : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      %e = addf %n0, %none0 : tile<64x128xf32>
      continue %e, %n1 : tile<64x128xf32>, tile<64x64xf32>
    }
    %h0 = ftof %s0 : tile<64x128xf32> -> tile<64x128xf16>
    %t0 = store_view_tko weak %h0, %vc0[%x, %at0] : tile<64x128xf16>, partition_view<tile=(64x128), tensor_view<140x200xf16, strides=[200,1]>>, tile<i32> -> token
    %h1 = ftof %s1 : tile<64x64xf32> -> tile<64x64xf16>
    %t1 = store_view_tko weak %h1, %vc1[%x, %at1] : tile<64x64xf16>, partition_view<tile=(64x64), tensor_view<140x200xf16, strides=[200,1]>>, tile<i32> -> token
  }
}
