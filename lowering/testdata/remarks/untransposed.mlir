// Tiles of which one instruction does not sum over all.
// remarks: sm_90a products
cuda_tile.module @m {
  entry @f(%A: tile<ptr<f8E4M3FN>>, %B: tile<ptr<f8E4M3FN>>, %C: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>) {
    %a = assume div_by<16>, %A : tile<ptr<f8E4M3FN>>
    %b = assume div_by<16>, %B : tile<ptr<f8E4M3FN>>
    %at = make_tensor_view %a, shape = [%m, %k], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf8E4M3FN, strides=[1024,1]>
    %bt = make_tensor_view %b, shape = [%k, %n], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf8E4M3FN, strides=[1024,1]>
    %ct = make_tensor_view %C, shape = [%m, %n], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[1024,1]>
    %av = make_partition_view %at : partition_view<tile=(128x256), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[1024,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(256x128), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[1024,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[1024,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<128x128xf32>
    %sum = for %i in (%zero to %k, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      %l, %t1 = load_view_tko weak %av[%x, %i] : partition_view<tile=(128x256), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[1024,1]>>, tile<i32> -> tile<128x256xf8E4M3FN>, token
      %r, %t2 = load_view_tko weak %bv[%i, %y] : partition_view<tile=(256x128), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[1024,1]>>, tile<i32> -> tile<256x128xf8E4M3FN>, token
      // expected-remark @below {{not computed as its transpose, by which nothing would be transposed in shared memory: it sums over 256 at a time, where 128 fit into one sum: its left operand would have to wait in registers; instead: the right operand in memory along what is summed over [TIR0730]}}
      %next = mmaf %l, %r, %acc : tile<128x256xf8E4M3FN>, tile<256x128xf8E4M3FN>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[1024,1]>>, tile<i32> -> token
    return
  }
}
// -----
// On clusters.
// remarks: sm_90a products
cuda_tile.module @m {
  entry @f(%A: tile<ptr<f32>>, %B: tile<ptr<f32>>, %C: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>) optimization_hints=<sm_90 = {num_cta_in_cga = 2}> {
    %a = assume div_by<16>, %A : tile<ptr<f32>>
    %b = assume div_by<16>, %B : tile<ptr<f32>>
    %at = make_tensor_view %a, shape = [%m, %k], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[1024,1]>
    %bt = make_tensor_view %b, shape = [%k, %n], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[1024,1]>
    %ct = make_tensor_view %C, shape = [%m, %n], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[1024,1]>
    %av = make_partition_view %at : partition_view<tile=(128x32), padding_value = zero, tensor_view<?x?xf32, strides=[1024,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(32x128), padding_value = zero, tensor_view<?x?xf32, strides=[1024,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[1024,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<128x128xf32>
    %sum = for %i in (%zero to %k, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      %l, %t1 = load_view_tko weak %av[%x, %i] : partition_view<tile=(128x32), padding_value = zero, tensor_view<?x?xf32, strides=[1024,1]>>, tile<i32> -> tile<128x32xf32>, token
      %r, %t2 = load_view_tko weak %bv[%i, %y] : partition_view<tile=(32x128), padding_value = zero, tensor_view<?x?xf32, strides=[1024,1]>>, tile<i32> -> tile<32x128xf32>, token
      %lc = ftof %l : tile<128x32xf32> -> tile<128x32xtf32>
      %rc = ftof %r : tile<32x128xf32> -> tile<32x128xtf32>
      // expected-remark @below {{not computed as its transpose, by which nothing would be transposed in shared memory: on a cluster each CTA has a part of its operands; instead: the right operand in memory along what is summed over [TIR0730]}}
      %next = mmaf %lc, %rc, %acc : tile<128x32xtf32>, tile<32x128xtf32>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[1024,1]>>, tile<i32> -> token
    return
  }
}
// -----
// The left operand lies across k as well.
// remarks: sm_90a products
cuda_tile.module @m {
  entry @f(%A: tile<ptr<f32>>, %B: tile<ptr<f32>>, %C: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>) {
    %a = assume div_by<16>, %A : tile<ptr<f32>>
    %b = assume div_by<16>, %B : tile<ptr<f32>>
    %at = make_tensor_view %a, shape = [%m, %k], strides = [1, 1024] : tile<i32> -> tensor_view<?x?xf32, strides=[1,1024]>
    %bt = make_tensor_view %b, shape = [%k, %n], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[1024,1]>
    %ct = make_tensor_view %C, shape = [%m, %n], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[1024,1]>
    %av = make_partition_view %at : partition_view<tile=(128x32), padding_value = zero, tensor_view<?x?xf32, strides=[1,1024]>>
    %bv = make_partition_view %bt : partition_view<tile=(32x128), padding_value = zero, tensor_view<?x?xf32, strides=[1024,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[1024,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<128x128xf32>
    %sum = for %i in (%zero to %k, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      %l, %t1 = load_view_tko weak %av[%x, %i] : partition_view<tile=(128x32), padding_value = zero, tensor_view<?x?xf32, strides=[1,1024]>>, tile<i32> -> tile<128x32xf32>, token
      %r, %t2 = load_view_tko weak %bv[%i, %y] : partition_view<tile=(32x128), padding_value = zero, tensor_view<?x?xf32, strides=[1024,1]>>, tile<i32> -> tile<32x128xf32>, token
      %lc = ftof %l : tile<128x32xf32> -> tile<128x32xtf32>
      %rc = ftof %r : tile<32x128xf32> -> tile<32x128xtf32>
      // expected-remark @below {{not computed as its transpose, by which nothing would be transposed in shared memory: its left operand does not lie along what is summed over either; instead: the right operand in memory along what is summed over [TIR0730]}}
      %next = mmaf %lc, %rc, %acc : tile<128x32xtf32>, tile<32x128xtf32>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[1024,1]>>, tile<i32> -> token
    return
  }
}
// -----
// The transpose has too few rows for the instruction.
// remarks: sm_90a products
cuda_tile.module @m {
  entry @f(%A: tile<ptr<f32>>, %B: tile<ptr<f32>>, %C: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>) {
    %a = assume div_by<16>, %A : tile<ptr<f32>>
    %b = assume div_by<16>, %B : tile<ptr<f32>>
    %at = make_tensor_view %a, shape = [%m, %k], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[1024,1]>
    %bt = make_tensor_view %b, shape = [%k, %n], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[1024,1]>
    %ct = make_tensor_view %C, shape = [%m, %n], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[1024,1]>
    %av = make_partition_view %at : partition_view<tile=(128x32), padding_value = zero, tensor_view<?x?xf32, strides=[1024,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(32x32), padding_value = zero, tensor_view<?x?xf32, strides=[1024,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(128x32), tensor_view<?x?xf32, strides=[1024,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<128x32xf32>
    %sum = for %i in (%zero to %k, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x32xf32>) {
      %l, %t1 = load_view_tko weak %av[%x, %i] : partition_view<tile=(128x32), padding_value = zero, tensor_view<?x?xf32, strides=[1024,1]>>, tile<i32> -> tile<128x32xf32>, token
      %r, %t2 = load_view_tko weak %bv[%i, %y] : partition_view<tile=(32x32), padding_value = zero, tensor_view<?x?xf32, strides=[1024,1]>>, tile<i32> -> tile<32x32xf32>, token
      %lc = ftof %l : tile<128x32xf32> -> tile<128x32xtf32>
      %rc = ftof %r : tile<32x32xf32> -> tile<32x32xtf32>
      // expected-remark @below {{not computed as its transpose, by which nothing would be transposed in shared memory: no such instruction makes 32×128 results of its types; instead: the right operand in memory along what is summed over [TIR0730]}}
      %next = mmaf %lc, %rc, %acc : tile<128x32xtf32>, tile<32x32xtf32>, tile<128x32xf32>
      continue %next : tile<128x32xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<128x32xf32>, partition_view<tile=(128x32), tensor_view<?x?xf32, strides=[1024,1]>>, tile<i32> -> token
    return
  }
}
// -----
// The sum is scaled in each iteration.
// remarks: sm_90a products
cuda_tile.module @m {
  entry @f(%A: tile<ptr<f32>>, %B: tile<ptr<f32>>, %C: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>) {
    %a = assume div_by<16>, %A : tile<ptr<f32>>
    %b = assume div_by<16>, %B : tile<ptr<f32>>
    %at = make_tensor_view %a, shape = [%m, %k], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[1024,1]>
    %bt = make_tensor_view %b, shape = [%k, %n], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[1024,1]>
    %ct = make_tensor_view %C, shape = [%m, %n], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[1024,1]>
    %av = make_partition_view %at : partition_view<tile=(128x32), padding_value = zero, tensor_view<?x?xf32, strides=[1024,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(32x128), padding_value = zero, tensor_view<?x?xf32, strides=[1024,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[1024,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<128x128xf32>
    %sum = for %i in (%zero to %k, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      %l, %t1 = load_view_tko weak %av[%x, %i] : partition_view<tile=(128x32), padding_value = zero, tensor_view<?x?xf32, strides=[1024,1]>>, tile<i32> -> tile<128x32xf32>, token
      %r, %t2 = load_view_tko weak %bv[%i, %y] : partition_view<tile=(32x128), padding_value = zero, tensor_view<?x?xf32, strides=[1024,1]>>, tile<i32> -> tile<32x128xf32>, token
      %lc = ftof %l : tile<128x32xf32> -> tile<128x32xtf32>
      %rc = ftof %r : tile<32x128xf32> -> tile<32x128xtf32>
      // expected-remark @below {{not computed as its transpose, by which nothing would be transposed in shared memory: its result is more than summed up in a for, from a constant of equal elements on; instead: the right operand in memory along what is summed over [TIR0730]}}
      %next = mmaf %lc, %rc, %acc : tile<128x32xtf32>, tile<32x128xtf32>, tile<128x128xf32>
      %two = mulf %next, %acc : tile<128x128xf32>
      continue %two : tile<128x128xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[1024,1]>>, tile<i32> -> token
    return
  }
}
// -----
// The left operand is read by another op.
// remarks: sm_90a products
cuda_tile.module @m {
  entry @f(%A: tile<ptr<f32>>, %B: tile<ptr<f32>>, %C: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>) {
    %a = assume div_by<16>, %A : tile<ptr<f32>>
    %b = assume div_by<16>, %B : tile<ptr<f32>>
    %at = make_tensor_view %a, shape = [%m, %k], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[1024,1]>
    %bt = make_tensor_view %b, shape = [%k, %n], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[1024,1]>
    %ct = make_tensor_view %C, shape = [%m, %n], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[1024,1]>
    %av = make_partition_view %at : partition_view<tile=(128x32), padding_value = zero, tensor_view<?x?xf32, strides=[1024,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(32x128), padding_value = zero, tensor_view<?x?xf32, strides=[1024,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[1024,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<128x128xf32>
    %sum = for %i in (%zero to %k, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      %l, %t1 = load_view_tko weak %av[%x, %i] : partition_view<tile=(128x32), padding_value = zero, tensor_view<?x?xf32, strides=[1024,1]>>, tile<i32> -> tile<128x32xf32>, token
      %r, %t2 = load_view_tko weak %bv[%i, %y] : partition_view<tile=(32x128), padding_value = zero, tensor_view<?x?xf32, strides=[1024,1]>>, tile<i32> -> tile<32x128xf32>, token
      %lc = ftof %l : tile<128x32xf32> -> tile<128x32xtf32>
      %rc = ftof %r : tile<32x128xf32> -> tile<32x128xtf32>
      %twice = addf %l, %l : tile<128x32xf32>
      %t3 = store_view_tko weak %twice, %av[%x, %i] : tile<128x32xf32>, partition_view<tile=(128x32), padding_value = zero, tensor_view<?x?xf32, strides=[1024,1]>>, tile<i32> -> token
      // expected-remark @below {{not computed as its transpose, by which nothing would be transposed in shared memory: an operand is not loaded for it alone, through a partition view that is made in the entry, or is scheduled by hand; instead: the right operand in memory along what is summed over [TIR0730]}}
      %next = mmaf %lc, %rc, %acc : tile<128x32xtf32>, tile<32x128xtf32>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[1024,1]>>, tile<i32> -> token
    return
  }
}
// -----
// The right operand is converted from 16 bits.
// remarks: sm_90a products
cuda_tile.module @m {
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>) {
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %at = make_tensor_view %a, shape = [%m, %k], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[1024,1]>
    %bt = make_tensor_view %b, shape = [%k, %n], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[1024,1]>
    %ct = make_tensor_view %C, shape = [%m, %n], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[1024,1]>
    %av = make_partition_view %at : partition_view<tile=(128x32), padding_value = zero, tensor_view<?x?xf16, strides=[1024,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(32x128), padding_value = zero, tensor_view<?x?xf16, strides=[1024,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[1024,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<128x128xf32>
    %sum = for %i in (%zero to %k, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      %l, %t1 = load_view_tko weak %av[%x, %i] : partition_view<tile=(128x32), padding_value = zero, tensor_view<?x?xf16, strides=[1024,1]>>, tile<i32> -> tile<128x32xf16>, token
      %r, %t2 = load_view_tko weak %bv[%i, %y] : partition_view<tile=(32x128), padding_value = zero, tensor_view<?x?xf16, strides=[1024,1]>>, tile<i32> -> tile<32x128xf16>, token
      %lc = ftof %l : tile<128x32xf16> -> tile<128x32xtf32>
      %rc = ftof %r : tile<32x128xf16> -> tile<32x128xtf32>
      // expected-remark @below {{not computed as its transpose, by which nothing would be transposed in shared memory: its right operand is converted from elements of another width; instead: the right operand in memory along what is summed over [TIR0730]}}
      %next = mmaf %lc, %rc, %acc : tile<128x32xtf32>, tile<32x128xtf32>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[1024,1]>>, tile<i32> -> token
    return
  }
}
