cuda_tile.module @m {
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
    %sum = for %i in (%zero to %tk, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      %l, %t1 = load_view_tko weak %av[%x, %i] : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<128x64xf16>, token
      %r, %t2 = load_view_tko weak %bv[%i, %y] : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<64x128xf16>, token
      // expected-error @below {{there is no instruction "wgmma.m65k16.f32.f16"; is it wgmma.m64k16.f32.f16?}}
      %next = mmaf %l, %r, %acc {gpu.instruction = "wgmma.m65k16.f32.f16"} : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  }
}
// -----
cuda_tile.module @m {
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
    %sum = for %i in (%zero to %tk, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      %l, %t1 = load_view_tko weak %av[%x, %i] : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<128x64xf16>, token
      %r, %t2 = load_view_tko weak %bv[%i, %y] : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<64x128xf16>, token
      // expected-error @below {{expected gpu.warps on the entry, where gpu.grid says how its warps share the result}}
      %next = mmaf %l, %r, %acc {gpu.grid = array<i64: 4, 1>, gpu.instruction = "wgmma.m64k16.f32.f16"} : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  }
}
// -----
cuda_tile.module @m {
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
    %sum = for %i in (%zero to %tk, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      %l, %t1 = load_view_tko weak %av[%x, %i] : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<128x64xf16>, token
      %r, %t2 = load_view_tko weak %bv[%i, %y] : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<64x128xf16>, token
      // expected-error @below {{expected operands of bf16, which wgmma.m64k16.f32.bf16 multiplies, got f16 and f16}}
      %next = mmaf %l, %r, %acc {gpu.instruction = "wgmma.m64k16.f32.bf16"} : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  }
}
// -----
cuda_tile.module @m {
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
    %sum = for %i in (%zero to %tk, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      %l, %t1 = load_view_tko weak %av[%x, %i] : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<128x64xf16>, token
      %r, %t2 = load_view_tko weak %bv[%i, %y] : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<64x128xf16>, token
      // expected-error @below {{expected sums of f16, to which wgmma.m64k16.f16.f16 adds, got f32}}
      %next = mmaf %l, %r, %acc {gpu.instruction = "wgmma.m64k16.f16.f16"} : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  }
}
// -----
cuda_tile.module @m {
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
    %sum = for %i in (%zero to %tk, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      %l, %t1 = load_view_tko weak %av[%x, %i] : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<128x64xf16>, token
      %r, %t2 = load_view_tko weak %bv[%i, %y] : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<64x128xf16>, token
      // expected-error @below {{expected warps in rows and columns that make the entry's 8, got 4×1}}
      %next = mmaf %l, %r, %acc {gpu.grid = array<i64: 4, 1>, gpu.instruction = "wgmma.m64k16.f32.f16"} : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  } {gpu.warps = 8 : i64}
}
// -----
cuda_tile.module @m {
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
    %sum = for %i in (%zero to %tk, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      %l, %t1 = load_view_tko weak %av[%x, %i] : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<128x64xf16>, token
      %r, %t2 = load_view_tko weak %bv[%i, %y] : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<64x128xf16>, token
      // expected-error @below {{expected warpgroups below each other, which issue wgmma.m64k16.f32.f16 together, got 2 rows}}
      %next = mmaf %l, %r, %acc {gpu.grid = array<i64: 2, 4>, gpu.instruction = "wgmma.m64k16.f32.f16"} : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  } {gpu.warps = 8 : i64}
}
// -----
cuda_tile.module @m {
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
    %sum = for %i in (%zero to %tk, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      %l, %t1 = load_view_tko weak %av[%x, %i] : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<128x64xf16>, token
      %r, %t2 = load_view_tko weak %bv[%i, %y] : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<64x128xf16>, token
      // expected-error @below {{expected gpu.instruction beside gpu.grid}}
      %next = mmaf %l, %r, %acc {gpu.grid = array<i64: 4, 1>} : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  }
}
// -----
cuda_tile.module @m {
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
    %sum = for %i in (%zero to %tk, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      // expected-error @below {{expected gpu.copy to be one of none, cp.async, cp.async.bulk.tensor, registers, once, got "tma"}}
      %l, %t1 = load_view_tko weak %av[%x, %i] attributes {gpu.copy = "tma"} : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<128x64xf16>, token
      %r, %t2 = load_view_tko weak %bv[%i, %y] : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<64x128xf16>, token
      %next = mmaf %l, %r, %acc : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  }
}
// -----
cuda_tile.module @m {
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
    %sum = for %i in (%zero to %tk, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      // expected-error @below {{expected no gpu.stages where nothing is copied ahead}}
      %l, %t1 = load_view_tko weak %av[%x, %i] attributes {gpu.copy = "none", gpu.stages = 2 : i64} : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<128x64xf16>, token
      %r, %t2 = load_view_tko weak %bv[%i, %y] : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<64x128xf16>, token
      %next = mmaf %l, %r, %acc : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  }
}
// -----
cuda_tile.module @m {
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
    %sum = for %i in (%zero to %tk, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      // expected-error @below {{expected gpu.stages to be at least 1, got 0}}
      %l, %t1 = load_view_tko weak %av[%x, %i] attributes {gpu.copy = "cp.async.bulk.tensor", gpu.stages = 0 : i64} : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<128x64xf16>, token
      %r, %t2 = load_view_tko weak %bv[%i, %y] : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<64x128xf16>, token
      %next = mmaf %l, %r, %acc : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  }
}
// -----
cuda_tile.module @m {
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
    %sum = for %i in (%zero to %tk, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      // expected-error @below {{the schedule has gpu.copy = "cp.async.bulk.tensor", which is not possible: not by the copy engine: the other operand of its product does not come by it}}
      %l, %t1 = load_view_tko weak %av[%x, %i] attributes {gpu.copy = "cp.async.bulk.tensor"} : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<128x64xf16>, token
      %r, %t2 = load_view_tko weak %bv[%i, %y] attributes {gpu.copy = "cp.async"} : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<64x128xf16>, token
      %next = mmaf %l, %r, %acc : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  }
}
// -----
cuda_tile.module @m {
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
    %sum = for %i in (%zero to %tk, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      // expected-error @below {{the schedule has gpu.copy = "cp.async.bulk.tensor", which is not possible: not by the copy engine: 9 stages of 32768 bytes do not fit into}}
      %l, %t1 = load_view_tko weak %av[%x, %i] attributes {gpu.copy = "cp.async.bulk.tensor", gpu.stages = 9 : i64} : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<128x64xf16>, token
      %r, %t2 = load_view_tko weak %bv[%i, %y] attributes {gpu.copy = "cp.async.bulk.tensor", gpu.stages = 9 : i64} : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<64x128xf16>, token
      %next = mmaf %l, %r, %acc : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  }
}
// -----
cuda_tile.module @m {
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
    %sum = for %i in (%zero to %tk, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      // expected-error @below {{the schedule has gpu.copy = "cp.async.bulk.tensor", which takes a warp at least beside gpu.warps = 32, where a CTA has 32 warps at most}}
      %l, %t1 = load_view_tko weak %av[%x, %i] attributes {gpu.copy = "cp.async.bulk.tensor", gpu.stages = 3 : i64} : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<128x64xf16>, token
      %r, %t2 = load_view_tko weak %bv[%i, %y] attributes {gpu.copy = "cp.async.bulk.tensor", gpu.stages = 3 : i64} : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<64x128xf16>, token
      %next = mmaf %l, %r, %acc : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  } {gpu.warps = 32 : i64}
}
// -----
cuda_tile.module @m {
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
    %sum = for %i in (%zero to %tk, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      // expected-error @below {{the schedule has gpu.copy = "cp.async", which is not possible: not copied ahead: 8 stages of 32768 bytes do not fit into}}
      %l, %t1 = load_view_tko weak %av[%x, %i] attributes {gpu.copy = "cp.async", gpu.stages = 8 : i64} : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<128x64xf16>, token
      %r, %t2 = load_view_tko weak %bv[%i, %y] attributes {gpu.copy = "cp.async", gpu.stages = 8 : i64} : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<64x128xf16>, token
      %next = mmaf %l, %r, %acc : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  }
}
// -----
cuda_tile.module @m {
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
    %sum = for %i in (%zero to %tk, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      %l, %t1 = load_view_tko weak %av[%x, %i] : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<128x64xf16>, token
      %r, %t2 = load_view_tko weak %bv[%i, %y] : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<64x128xf16>, token
      // expected-error @below {{the schedule has wgmma.m64k16.f32.f16, which 2 warps cannot share}}
      %next = mmaf %l, %r, %acc {gpu.instruction = "wgmma.m64k16.f32.f16"} : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  } {gpu.warps = 2 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{entry: gpu.copy is for loads}}
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
    %sum = for %i in (%zero to %tk, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      %l, %t1 = load_view_tko weak %av[%x, %i] : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<128x64xf16>, token
      %r, %t2 = load_view_tko weak %bv[%i, %y] : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<64x128xf16>, token
      %next = mmaf %l, %r, %acc : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  } {gpu.copy = "cp.async"}
}
// -----
cuda_tile.module @m {
  entry @f(%A: tile<ptr<f16>>) {
    %t = make_tensor_view %A, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf16, strides=[64,1]>
    %v = make_partition_view %t : partition_view<tile=(64x64), tensor_view<64x64xf16, strides=[64,1]>>
    %zero = constant <i32: 0> : tile<i32>
    // expected-error @below {{the schedule has gpu.copy = "cp.async", but no product reads its tile from shared memory}}
    %l, %t1 = load_view_tko weak %v[%zero, %zero] attributes {gpu.copy = "cp.async"} : partition_view<tile=(64x64), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
    %t2 = store_view_tko weak %l, %v[%zero, %zero] : tile<64x64xf16>, partition_view<tile=(64x64), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
cuda_tile.module @m {
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
    %sum = for %i in (%zero to %tk, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      // expected-error @below {{the schedule has gpu.stages = 1, where a ring that is filled in a loop has at least 2}}
      %l, %t1 = load_view_tko weak %av[%x, %i] attributes {gpu.copy = "cp.async.bulk.tensor", gpu.stages = 1 : i64} : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<128x64xf16>, token
      %r, %t2 = load_view_tko weak %bv[%i, %y] attributes {gpu.copy = "cp.async.bulk.tensor", gpu.stages = 1 : i64} : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<64x128xf16>, token
      %next = mmaf %l, %r, %acc : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  }
}
// -----
cuda_tile.module @m {
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
    %sum = for %i in (%zero to %tk, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      %l, %t1 = load_view_tko weak %av[%x, %i] attributes {gpu.copy = "cp.async.bulk.tensor", gpu.stages = 2 : i64} : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<128x64xf16>, token
      // expected-error @below {{the schedule has gpu.stages = 4, where what is in one ring with it has 2}}
      %r, %t2 = load_view_tko weak %bv[%i, %y] attributes {gpu.copy = "cp.async.bulk.tensor", gpu.stages = 4 : i64} : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<64x128xf16>, token
      %next = mmaf %l, %r, %acc : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  }
}
// -----
cuda_tile.module @m {
  // expected-error @below {{the schedule has gpu.occupancy = 3, where shared memory, registers and warps are enough for 2}}
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
    %sum = for %i in (%zero to %tk, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      %l, %t1 = load_view_tko weak %av[%x, %i] attributes {gpu.copy = "cp.async.bulk.tensor"} : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<128x64xf16>, token
      %r, %t2 = load_view_tko weak %bv[%i, %y] attributes {gpu.copy = "cp.async.bulk.tensor"} : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<64x128xf16>, token
      %next = mmaf %l, %r, %acc : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  } {gpu.occupancy = 3 : i64}
}
// -----
cuda_tile.module @m {
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
    %sum = for %i in (%zero to %tk, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      %l, %t1 = load_view_tko weak %av[%x, %i] attributes {gpu.copy = "cp.async.bulk.tensor", gpu.ring = 0 : i64} : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<128x64xf16>, token
      // expected-error @below {{the schedule has gpu.ring = 1, where what the same products read beside it has gpu.ring = 0}}
      %r, %t2 = load_view_tko weak %bv[%i, %y] attributes {gpu.copy = "cp.async.bulk.tensor", gpu.ring = 1 : i64} : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<64x128xf16>, token
      %next = mmaf %l, %r, %acc : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  }
}
// -----
cuda_tile.module @m {
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
    %aw = make_partition_view %at : partition_view<tile=(128x32), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>
    %bw = make_partition_view %bt : partition_view<tile=(32x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %tm, %tk = get_index_space_shape %av : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>> -> tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<128x128xf32>
    %first = for %i in (%zero to %tk, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      %l, %t1 = load_view_tko weak %av[%x, %i] attributes {gpu.copy = "cp.async.bulk.tensor", gpu.ring = 0 : i64} : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<128x64xf16>, token
      %r, %t2 = load_view_tko weak %bv[%i, %y] attributes {gpu.copy = "cp.async.bulk.tensor", gpu.ring = 0 : i64} : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<64x128xf16>, token
      %next = mmaf %l, %r, %acc : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    %sum = for %i in (%zero to %tk, step %one) : tile<i32> iter_values(%acc = %first) -> (tile<128x128xf32>) {
      // expected-error @below {{the schedule has gpu.ring = 0, where the ring's other tiles lie otherwise in shared memory, or are not those of a loop before this one}}
      %l, %t1 = load_view_tko weak %aw[%x, %i] attributes {gpu.copy = "cp.async.bulk.tensor", gpu.ring = 0 : i64} : partition_view<tile=(128x32), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<128x32xf16>, token
      %r, %t2 = load_view_tko weak %bw[%i, %y] attributes {gpu.copy = "cp.async.bulk.tensor", gpu.ring = 0 : i64} : partition_view<tile=(32x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<32x128xf16>, token
      %next = mmaf %l, %r, %acc : tile<128x32xf16>, tile<32x128xf16>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  }
}
// -----
cuda_tile.module @m {
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
    %sum = for %i in (%zero to %tk, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      // expected-error @below {{expected no gpu.ring without gpu.copy = "cp.async.bulk.tensor"}}
      %l, %t1 = load_view_tko weak %av[%x, %i] attributes {gpu.copy = "cp.async", gpu.ring = 0 : i64} : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<128x64xf16>, token
      // expected-error @below {{expected no gpu.ring without gpu.copy = "cp.async.bulk.tensor"}}
      %r, %t2 = load_view_tko weak %bv[%i, %y] attributes {gpu.copy = "cp.async", gpu.ring = 0 : i64} : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<64x128xf16>, token
      %next = mmaf %l, %r, %acc : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  }
}
// -----
cuda_tile.module @m {
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
    %sum = for %i in (%zero to %tk, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      %l, %t1 = load_view_tko weak %av[%x, %i] : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<128x64xf16>, token
      %r, %t2 = load_view_tko weak %bv[%i, %y] : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<64x128xf16>, token
      // expected-error @below {{the schedule has gpu.overlap = "later", which is not possible: its right operand does not come by the copy engine, in the loop and for it alone, or its left one is not a product's result in registers}}
      %next = mmaf %l, %r, %acc {gpu.overlap = "later"} : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  }
}
// -----
cuda_tile.module @m {
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
    %sum = for %i in (%zero to %tk, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      %l, %t1 = load_view_tko weak %av[%x, %i] : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<128x64xf16>, token
      %r, %t2 = load_view_tko weak %bv[%i, %y] : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<64x128xf16>, token
      // expected-error @below {{the schedule has gpu.overlap = "paired", which is not possible: its instruction adds it up}}
      %next = mmaf %l, %r, %acc {gpu.overlap = "paired"} : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  }
}
// -----
cuda_tile.module @m {
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
    %sum = for %i in (%zero to %tk, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      %l, %t1 = load_view_tko weak %av[%x, %i] : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<128x64xf16>, token
      %r, %t2 = load_view_tko weak %bv[%i, %y] : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<64x128xf16>, token
      // expected-error @below {{expected gpu.overlap to be one of none, next, transformed, later, held, scaled, paired, ahead, pieces, got "sooner"}}
      %next = mmaf %l, %r, %acc {gpu.overlap = "sooner"} : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  }
}
// -----
cuda_tile.module @m {
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
    %sum = for %i in (%zero to %tk, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      %l, %t1 = load_view_tko weak %av[%x, %i] : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<128x64xf16>, token
      %r, %t2 = load_view_tko weak %bv[%i, %y] : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<64x128xf16>, token
      // expected-error @below {{the schedule has gpu.overlap = "transformed", which is not possible: no operand is transformed}}
      %next = mmaf %l, %r, %acc {gpu.overlap = "transformed"} : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  }
}
// -----
cuda_tile.module @m {
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
    %sum = for %i in (%zero to %tk, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      %l, %t1 = load_view_tko weak %av[%x, %i] : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<128x64xf16>, token
      %r, %t2 = load_view_tko weak %bv[%i, %y] : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<64x128xf16>, token
      // expected-error @below {{the schedule has gpu.overlap = "next", which is not possible: what it adds to is not what its loop carries, as it is and for it alone}}
      %next = mmaf %l, %r, %none {gpu.overlap = "next"} : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  }
}
// -----
cuda_tile.module @m {
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
    %sum = for %i in (%zero to %tk, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      %l, %t1 = load_view_tko weak %av[%x, %i] attributes {gpu.copy = "none"} : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<128x64xf16>, token
      %r, %t2 = load_view_tko weak %bv[%i, %y] : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<64x128xf16>, token
      // expected-error @below {{the schedule has gpu.overlap = "next", which is not possible: an operand does not come by the copy engine, as its instruction reads it}}
      %next = mmaf %l, %r, %acc {gpu.overlap = "next"} : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  }
}
// -----
cuda_tile.module @m {
  entry @f(%n: tile<i32>) {
    %a = constant <f16: 1.0> : tile<64x64xf16>
    %c = constant <f32: 0.0> : tile<64x64xf32>
    // expected-error @below {{mmaf: expected gpu.instruction: once the entry is scheduled every product has it}}
    %p = mmaf %a, %a, %c : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
    return
  } {gpu.planned = "persist", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%n: tile<i32>) {
    %a = constant <f16: 1.0> : tile<64x64xf16>
    %c = constant <f32: 0.0> : tile<64x64xf32>
    // expected-error @below {{mmaf: expected gpu.grid: once the entry is scheduled every product has it}}
    %p = mmaf %a, %a, %c {gpu.instruction = "wgmma.m64k16.f32.f16"} : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
// What is held for all tile blocks is the same for all.
cuda_tile.module @m {
  entry @f(%X: tile<ptr<f32>>, %Y: tile<ptr<f32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %xt = make_tensor_view %X, shape = [4096], strides = [1] : tensor_view<4096xf32, strides=[1]>
    %yt = make_tensor_view %Y, shape = [4096], strides = [1] : tensor_view<4096xf32, strides=[1]>
    %xv = make_partition_view %xt : partition_view<tile=(1024), tensor_view<4096xf32, strides=[1]>>
    %yv = make_partition_view %yt : partition_view<tile=(1024), tensor_view<4096xf32, strides=[1]>>
    // expected-error @below {{gpu.copy = "once", but what it brings depends on the tile block}}
    %v, %t1 = load_view_tko weak %xv[%x] attributes {gpu.copy = "once"} : partition_view<tile=(1024), tensor_view<4096xf32, strides=[1]>>, tile<i32> -> tile<1024xf32>, token
    %t2 = store_view_tko weak %v, %yv[%x] : tile<1024xf32>, partition_view<tile=(1024), tensor_view<4096xf32, strides=[1]>>, tile<i32> -> token
    return
  } {gpu.persistent = true}
}
// -----
cuda_tile.module @m {
  entry @f(%X: tile<ptr<f32>>, %Y: tile<ptr<f32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %xt = make_tensor_view %X, shape = [1024], strides = [1] : tensor_view<1024xf32, strides=[1]>
    %yt = make_tensor_view %Y, shape = [4096], strides = [1] : tensor_view<4096xf32, strides=[1]>
    %xv = make_partition_view %xt : partition_view<tile=(1024), tensor_view<1024xf32, strides=[1]>>
    %yv = make_partition_view %yt : partition_view<tile=(1024), tensor_view<4096xf32, strides=[1]>>
    // expected-error @below {{gpu.copy = "once", which takes a persistent CTA}}
    %v, %t1 = load_view_tko weak %xv[%zero] attributes {gpu.copy = "once"} : partition_view<tile=(1024), tensor_view<1024xf32, strides=[1]>>, tile<i32> -> tile<1024xf32>, token
    %t2 = store_view_tko weak %v, %yv[%x] : tile<1024xf32>, partition_view<tile=(1024), tensor_view<4096xf32, strides=[1]>>, tile<i32> -> token
    return
  }
}
// -----
cuda_tile.module @m {
  entry @f(%q: tile<ptr<f8E4M3FN>>, %k: tile<ptr<f8E4M3FN>>, %v: tile<ptr<f8E4M3FN>>, %o: tile<ptr<f32>>, %from: tile<i32>, %to: tile<i32>, %by: tile<i32>) {
    %pq = assume div_by<16>, %q : tile<ptr<f8E4M3FN>>
    %pk = assume div_by<16>, %k : tile<ptr<f8E4M3FN>>
    %pv = assume div_by<16>, %v : tile<ptr<f8E4M3FN>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %tq = make_tensor_view %pq, shape = [128, 64], strides = [64, 1] : tensor_view<128x64xf8E4M3FN, strides=[64,1]>
    %tk = make_tensor_view %pk, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf8E4M3FN, strides=[64,1]>
    %tv = make_tensor_view %pv, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf8E4M3FN, strides=[64,1]>
    %to_ = make_tensor_view %o, shape = [128, 64], strides = [64, 1] : tensor_view<128x64xf32, strides=[64,1]>
    %vq = make_partition_view %tq : partition_view<tile=(64x64), tensor_view<128x64xf8E4M3FN, strides=[64,1]>>
    %vk = make_partition_view %tk : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E4M3FN, strides=[64,1]>, dim_map=[1, 0]>
    %vv = make_partition_view %tv : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E4M3FN, strides=[64,1]>>
    %vo = make_partition_view %to_ : partition_view<tile=(64x64), tensor_view<128x64xf32, strides=[64,1]>>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %low = constant <f32: -64.0> : tile<64x1xf32>
    %eighth = constant <f32: 0.125> : tile<64x64xf32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %a, %at = load_view_tko weak %vq[%x, %zero] : partition_view<tile=(64x64), tensor_view<128x64xf8E4M3FN, strides=[64,1]>>, tile<i32> -> tile<64x64xf8E4M3FN>, token
    %r, %r_top = for %i in (%from to %to, step %by) : tile<i32> iter_values(%acc = %none, %top = %low) -> (tile<64x64xf32>, tile<64x1xf32>) {
      %b, %bt = load_view_tko weak %vk[%zero, %i] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E4M3FN, strides=[64,1]>, dim_map=[1, 0]>, tile<i32> -> tile<64x64xf8E4M3FN>, token
      %s = mmaf %a, %b, %none : tile<64x64xf8E4M3FN>, tile<64x64xf8E4M3FN>, tile<64x64xf32>
      %t = mulf %s, %eighth : tile<64x64xf32>
      %e = exp2 %t : tile<64x64xf32>
      %p = ftof %e : tile<64x64xf32> -> tile<64x64xf8E4M3FN>
      %w, %wt = load_view_tko weak %vv[%i, %zero] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E4M3FN, strides=[64,1]>>, tile<i32> -> tile<64x64xf8E4M3FN>, token
      // expected-error @below {{the schedule has gpu.overlap = "held", which is not possible: threads transpose its right operand, and wait for it as soon as they have folded what comes beside it}}
      %n = mmaf %p, %w, %acc {gpu.overlap = "held"} : tile<64x64xf8E4M3FN>, tile<64x64xf8E4M3FN>, tile<64x64xf32>
      continue %n, %top : tile<64x64xf32>, tile<64x1xf32>
    }
    %out = addf %r, %none : tile<64x64xf32>
    store_view_tko weak %out, %vo[%x, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<128x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
cuda_tile.module @m {
  entry @f(%q: tile<ptr<f8E4M3FN>>, %k: tile<ptr<f8E4M3FN>>, %v: tile<ptr<f8E4M3FN>>, %o: tile<ptr<f32>>, %from: tile<i32>, %to: tile<i32>, %by: tile<i32>) {
    %pq = assume div_by<16>, %q : tile<ptr<f8E4M3FN>>
    %pk = assume div_by<16>, %k : tile<ptr<f8E4M3FN>>
    %pv = assume div_by<16>, %v : tile<ptr<f8E4M3FN>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %tq = make_tensor_view %pq, shape = [128, 64], strides = [64, 1] : tensor_view<128x64xf8E4M3FN, strides=[64,1]>
    %tk = make_tensor_view %pk, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf8E4M3FN, strides=[64,1]>
    %tv = make_tensor_view %pv, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf8E4M3FN, strides=[64,1]>
    %to_ = make_tensor_view %o, shape = [128, 64], strides = [64, 1] : tensor_view<128x64xf32, strides=[64,1]>
    %vq = make_partition_view %tq : partition_view<tile=(64x64), tensor_view<128x64xf8E4M3FN, strides=[64,1]>>
    %vk = make_partition_view %tk : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E4M3FN, strides=[64,1]>, dim_map=[1, 0]>
    %vv = make_partition_view %tv : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E4M3FN, strides=[64,1]>>
    %vo = make_partition_view %to_ : partition_view<tile=(64x64), tensor_view<128x64xf32, strides=[64,1]>>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %low = constant <f32: -64.0> : tile<64x1xf32>
    %eighth = constant <f32: 0.125> : tile<64x64xf32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %a, %at = load_view_tko weak %vq[%x, %zero] : partition_view<tile=(64x64), tensor_view<128x64xf8E4M3FN, strides=[64,1]>>, tile<i32> -> tile<64x64xf8E4M3FN>, token
    %r, %r_top = for %i in (%from to %to, step %by) : tile<i32> iter_values(%acc = %none, %top = %low) -> (tile<64x64xf32>, tile<64x1xf32>) {
      %b, %bt = load_view_tko weak %vk[%zero, %i] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E4M3FN, strides=[64,1]>, dim_map=[1, 0]>, tile<i32> -> tile<64x64xf8E4M3FN>, token
      %s = mmaf %a, %b, %none : tile<64x64xf8E4M3FN>, tile<64x64xf8E4M3FN>, tile<64x64xf32>
      %t = mulf %s, %eighth : tile<64x64xf32>
      %e = exp2 %t : tile<64x64xf32>
      %p = ftof %e : tile<64x64xf32> -> tile<64x64xf8E4M3FN>
      %w, %wt = load_view_tko weak %vv[%i, %zero] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E4M3FN, strides=[64,1]>>, tile<i32> -> tile<64x64xf8E4M3FN>, token
      // expected-error @below {{the schedule has gpu.overlap = "scaled", which is not possible: threads transpose its right operand, and wait for it as soon as they have folded what comes beside it}}
      %n = mmaf %p, %w, %acc {gpu.overlap = "scaled"} : tile<64x64xf8E4M3FN>, tile<64x64xf8E4M3FN>, tile<64x64xf32>
      continue %n, %top : tile<64x64xf32>, tile<64x1xf32>
    }
    %out = addf %r, %none : tile<64x64xf32>
    store_view_tko weak %out, %vo[%x, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<128x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
cuda_tile.module @m {
  entry @held(%q: tile<ptr<f16>>, %k: tile<ptr<f16>>, %v: tile<ptr<f16>>, %o: tile<ptr<f32>>, %from: tile<i32>, %to: tile<i32>, %by: tile<i32>) {
    %pq = assume div_by<16>, %q : tile<ptr<f16>>
    %pk = assume div_by<16>, %k : tile<ptr<f16>>
    %pv = assume div_by<16>, %v : tile<ptr<f16>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %tq = make_tensor_view %pq, shape = [128, 64], strides = [64, 1] : tensor_view<128x64xf16, strides=[64,1]>
    %tk = make_tensor_view %pk, shape = [64, 512], strides = [512, 1] : tensor_view<64x512xf16, strides=[512,1]>
    %tv = make_tensor_view %pv, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf16, strides=[64,1]>
    %to_ = make_tensor_view %o, shape = [128, 64], strides = [64, 1] : tensor_view<128x64xf32, strides=[64,1]>
    %vq = make_partition_view %tq : partition_view<tile=(64x64), tensor_view<128x64xf16, strides=[64,1]>>
    %vk = make_partition_view %tk : partition_view<tile=(64x64), padding_value = zero, tensor_view<64x512xf16, strides=[512,1]>>
    %vv = make_partition_view %tv : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf16, strides=[64,1]>>
    %vo = make_partition_view %to_ : partition_view<tile=(64x64), tensor_view<128x64xf32, strides=[64,1]>>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %half = constant <f32: 0.5> : tile<64x64xf32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %a, %at = load_view_tko weak %vq[%x, %zero] : partition_view<tile=(64x64), tensor_view<128x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
    %first = addi %from, %x : tile<i32>
    %r, %mr = for %i in (%first to %to, step %by) : tile<i32> iter_values(%acc = %none, %most = %none) -> (tile<64x64xf32>, tile<64x64xf32>) {
      %b, %bt = load_view_tko weak %vk[%zero, %i] : partition_view<tile=(64x64), padding_value = zero, tensor_view<64x512xf16, strides=[512,1]>>, tile<i32> -> tile<64x64xf16>, token
      %s = mmaf %a, %b, %none : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      %e = exp2 %s : tile<64x64xf32>
      %w = maxf %most, %e : tile<64x64xf32>
      %p = ftof %e : tile<64x64xf32> -> tile<64x64xf16>
      %c, %ct = load_view_tko weak %vv[%i, %zero] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
      %h = mulf %acc, %half : tile<64x64xf32>
      // expected-error @below {{the schedule has gpu.overlap = "scaled", which is not possible: what it adds to is not the sum that its loop carries, for it alone, multiplied by factors of its rows}}
      %n = mmaf %p, %c, %h {gpu.overlap = "scaled"} : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %n, %w : tile<64x64xf32>, tile<64x64xf32>
    }
    %sum_r = addf %r, %mr : tile<64x64xf32>
    store_view_tko weak %sum_r, %vo[%x, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<128x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
cuda_tile.module @m {
  entry @f(%q: tile<ptr<f8E4M3FN>>, %k: tile<ptr<f8E4M3FN>>, %v: tile<ptr<f8E4M3FN>>, %o: tile<ptr<f32>>, %from: tile<i32>, %to: tile<i32>, %by: tile<i32>) {
    %pq = assume div_by<16>, %q : tile<ptr<f8E4M3FN>>
    %pk = assume div_by<16>, %k : tile<ptr<f8E4M3FN>>
    %pv = assume div_by<16>, %v : tile<ptr<f8E4M3FN>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %tq = make_tensor_view %pq, shape = [128, 64], strides = [64, 1] : tensor_view<128x64xf8E4M3FN, strides=[64,1]>
    %tk = make_tensor_view %pk, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf8E4M3FN, strides=[64,1]>
    %tv = make_tensor_view %pv, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf8E4M3FN, strides=[64,1]>
    %to_ = make_tensor_view %o, shape = [128, 64], strides = [64, 1] : tensor_view<128x64xf32, strides=[64,1]>
    %vq = make_partition_view %tq : partition_view<tile=(64x64), tensor_view<128x64xf8E4M3FN, strides=[64,1]>>
    %vk = make_partition_view %tk : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E4M3FN, strides=[64,1]>, dim_map=[1, 0]>
    %vv = make_partition_view %tv : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E4M3FN, strides=[64,1]>>
    %vo = make_partition_view %to_ : partition_view<tile=(64x64), tensor_view<128x64xf32, strides=[64,1]>>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %low = constant <f32: -64.0> : tile<64x1xf32>
    %eighth = constant <f32: 0.125> : tile<64x64xf32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %a, %at = load_view_tko weak %vq[%x, %zero] : partition_view<tile=(64x64), tensor_view<128x64xf8E4M3FN, strides=[64,1]>>, tile<i32> -> tile<64x64xf8E4M3FN>, token
    %r, %r_top = for %i in (%from to %to, step %by) : tile<i32> iter_values(%acc = %none, %top = %low) -> (tile<64x64xf32>, tile<64x1xf32>) {
      %b, %bt = load_view_tko weak %vk[%zero, %i] attributes {gpu.copy = "cp.async.bulk.tensor", gpu.stages = 27 : i64} : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E4M3FN, strides=[64,1]>, dim_map=[1, 0]>, tile<i32> -> tile<64x64xf8E4M3FN>, token
      %s = mmaf %a, %b, %none : tile<64x64xf8E4M3FN>, tile<64x64xf8E4M3FN>, tile<64x64xf32>
      %t = mulf %s, %eighth : tile<64x64xf32>
      %e = exp2 %t : tile<64x64xf32>
      %p = ftof %e : tile<64x64xf32> -> tile<64x64xf8E4M3FN>
      %w, %wt = load_view_tko weak %vv[%i, %zero] attributes {gpu.copy = "cp.async.bulk.tensor", gpu.stages = 27 : i64} : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E4M3FN, strides=[64,1]>>, tile<i32> -> tile<64x64xf8E4M3FN>, token
      // expected-error @below {{the schedule has gpu.overlap = "later", which is not possible: it takes 233728 bytes of shared memory, and there are 232448}}
      %n = mmaf %p, %w, %acc {gpu.overlap = "later"} : tile<64x64xf8E4M3FN>, tile<64x64xf8E4M3FN>, tile<64x64xf32>
      continue %n, %top : tile<64x64xf32>, tile<64x1xf32>
    }
    %out = addf %r, %none : tile<64x64xf32>
    store_view_tko weak %out, %vo[%x, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<128x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
cuda_tile.module @m {
  // expected-error @below {{the schedule has gpu.alternate = true, which is not possible: no product is begun an iteration later, beside another}}
  entry @f(%q: tile<ptr<f16>>, %k: tile<ptr<f16>>, %v: tile<ptr<f16>>, %o: tile<ptr<f32>>, %from: tile<i32>, %to: tile<i32>, %by: tile<i32>) {
    %pq = assume div_by<16>, %q : tile<ptr<f16>>
    %pk = assume div_by<16>, %k : tile<ptr<f16>>
    %pv = assume div_by<16>, %v : tile<ptr<f16>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %tq = make_tensor_view %pq, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf16, strides=[64,1]>
    %tk = make_tensor_view %pk, shape = [64, 512], strides = [512, 1] : tensor_view<64x512xf16, strides=[512,1]>
    %tv = make_tensor_view %pv, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf16, strides=[64,1]>
    %to_ = make_tensor_view %o, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf32, strides=[64,1]>
    %vq = make_partition_view %tq : partition_view<tile=(256x64), tensor_view<512x64xf16, strides=[64,1]>>
    %vk = make_partition_view %tk : partition_view<tile=(64x64), padding_value = zero, tensor_view<64x512xf16, strides=[512,1]>>
    %vv = make_partition_view %tv : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf16, strides=[64,1]>>
    %vo = make_partition_view %to_ : partition_view<tile=(256x64), tensor_view<512x64xf32, strides=[64,1]>>
    %none = constant <f32: 0.0> : tile<256x64xf32>
    %least = constant <f32: -1.0e30> : tile<256x1xf32>
    %empty = constant <f32: 0.0> : tile<256x1xf32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %a, %at = load_view_tko weak %vq[%x, %zero] : partition_view<tile=(256x64), tensor_view<512x64xf16, strides=[64,1]>>, tile<i32> -> tile<256x64xf16>, token
    %first = addi %from, %x : tile<i32>
    %r:3 = for %i in (%first to %to, step %by) : tile<i32> iter_values(%acc = %none, %most = %least, %sum = %empty) -> (tile<256x64xf32>, tile<256x1xf32>, tile<256x1xf32>) {
      %b, %bt = load_view_tko weak %vk[%zero, %i] : partition_view<tile=(64x64), padding_value = zero, tensor_view<64x512xf16, strides=[512,1]>>, tile<i32> -> tile<64x64xf16>, token
      %s = mmaf %a, %b, %none : tile<256x64xf16>, tile<64x64xf16>, tile<256x64xf32>
      %m = reduce %s dim=1 identities=[0xFF800000 : f32] : tile<256x64xf32> -> tile<256xf32>
      (%m0: tile<f32>, %m1: tile<f32>) {
        %m2 = maxf %m0, %m1 : tile<f32>
        yield %m2 : tile<f32>
      }
      %mr = reshape %m : tile<256xf32> -> tile<256x1xf32>
      %now = maxf %most, %mr : tile<256x1xf32>
      %nows = broadcast %now : tile<256x1xf32> -> tile<256x64xf32>
      %d = subf %s, %nows : tile<256x64xf32>
      %e = exp2 %d flush_to_zero : tile<256x64xf32>
      %g = subf %most, %now : tile<256x1xf32>
      %f = exp2 %g flush_to_zero : tile<256x1xf32>
      %t = reduce %e dim=1 identities=[0.0 : f32] : tile<256x64xf32> -> tile<256xf32>
      (%t0: tile<f32>, %t1: tile<f32>) {
        %t2 = addf %t0, %t1 : tile<f32>
        yield %t2 : tile<f32>
      }
      %tr = reshape %t : tile<256xf32> -> tile<256x1xf32>
      %sums = fma %sum, %f, %tr : tile<256x1xf32>
      %p = ftof %e : tile<256x64xf32> -> tile<256x64xf16>
      %c, %ct = load_view_tko weak %vv[%i, %zero] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
      %fs = broadcast %f : tile<256x1xf32> -> tile<256x64xf32>
      %h = mulf %acc, %fs : tile<256x64xf32>
      %n = mmaf %p, %c, %h {gpu.schedule = {sm_90a = {gpu.overlap = "none"}}} : tile<256x64xf16>, tile<64x64xf16>, tile<256x64xf32>
      continue %n, %now, %sums : tile<256x64xf32>, tile<256x1xf32>, tile<256x1xf32>
    }
    %all = broadcast %r#2 : tile<256x1xf32> -> tile<256x64xf32>
    %sum_r = addf %r#0, %all : tile<256x64xf32>
    store_view_tko weak %sum_r, %vo[%x, %zero] : tile<256x64xf32>, partition_view<tile=(256x64), tensor_view<512x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.schedule = {sm_90a = {gpu.alternate = true}}}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{expected gpu.warps of two warpgroups at least with gpu.alternate = true, got 4}}
  entry @f(%q: tile<ptr<f16>>, %k: tile<ptr<f16>>, %v: tile<ptr<f16>>, %o: tile<ptr<f32>>, %from: tile<i32>, %to: tile<i32>, %by: tile<i32>) {
    %pq = assume div_by<16>, %q : tile<ptr<f16>>
    %pk = assume div_by<16>, %k : tile<ptr<f16>>
    %pv = assume div_by<16>, %v : tile<ptr<f16>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %tq = make_tensor_view %pq, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf16, strides=[64,1]>
    %tk = make_tensor_view %pk, shape = [64, 512], strides = [512, 1] : tensor_view<64x512xf16, strides=[512,1]>
    %tv = make_tensor_view %pv, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf16, strides=[64,1]>
    %to_ = make_tensor_view %o, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf32, strides=[64,1]>
    %vq = make_partition_view %tq : partition_view<tile=(256x64), tensor_view<512x64xf16, strides=[64,1]>>
    %vk = make_partition_view %tk : partition_view<tile=(64x64), padding_value = zero, tensor_view<64x512xf16, strides=[512,1]>>
    %vv = make_partition_view %tv : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf16, strides=[64,1]>>
    %vo = make_partition_view %to_ : partition_view<tile=(256x64), tensor_view<512x64xf32, strides=[64,1]>>
    %none = constant <f32: 0.0> : tile<256x64xf32>
    %least = constant <f32: -1.0e30> : tile<256x1xf32>
    %empty = constant <f32: 0.0> : tile<256x1xf32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %a, %at = load_view_tko weak %vq[%x, %zero] : partition_view<tile=(256x64), tensor_view<512x64xf16, strides=[64,1]>>, tile<i32> -> tile<256x64xf16>, token
    %first = addi %from, %x : tile<i32>
    %r:3 = for %i in (%first to %to, step %by) : tile<i32> iter_values(%acc = %none, %most = %least, %sum = %empty) -> (tile<256x64xf32>, tile<256x1xf32>, tile<256x1xf32>) {
      %b, %bt = load_view_tko weak %vk[%zero, %i] : partition_view<tile=(64x64), padding_value = zero, tensor_view<64x512xf16, strides=[512,1]>>, tile<i32> -> tile<64x64xf16>, token
      %s = mmaf %a, %b, %none : tile<256x64xf16>, tile<64x64xf16>, tile<256x64xf32>
      %m = reduce %s dim=1 identities=[0xFF800000 : f32] : tile<256x64xf32> -> tile<256xf32>
      (%m0: tile<f32>, %m1: tile<f32>) {
        %m2 = maxf %m0, %m1 : tile<f32>
        yield %m2 : tile<f32>
      }
      %mr = reshape %m : tile<256xf32> -> tile<256x1xf32>
      %now = maxf %most, %mr : tile<256x1xf32>
      %nows = broadcast %now : tile<256x1xf32> -> tile<256x64xf32>
      %d = subf %s, %nows : tile<256x64xf32>
      %e = exp2 %d flush_to_zero : tile<256x64xf32>
      %g = subf %most, %now : tile<256x1xf32>
      %f = exp2 %g flush_to_zero : tile<256x1xf32>
      %t = reduce %e dim=1 identities=[0.0 : f32] : tile<256x64xf32> -> tile<256xf32>
      (%t0: tile<f32>, %t1: tile<f32>) {
        %t2 = addf %t0, %t1 : tile<f32>
        yield %t2 : tile<f32>
      }
      %tr = reshape %t : tile<256xf32> -> tile<256x1xf32>
      %sums = fma %sum, %f, %tr : tile<256x1xf32>
      %p = ftof %e : tile<256x64xf32> -> tile<256x64xf16>
      %c, %ct = load_view_tko weak %vv[%i, %zero] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
      %fs = broadcast %f : tile<256x1xf32> -> tile<256x64xf32>
      %h = mulf %acc, %fs : tile<256x64xf32>
      %n = mmaf %p, %c, %h : tile<256x64xf16>, tile<64x64xf16>, tile<256x64xf32>
      continue %n, %now, %sums : tile<256x64xf32>, tile<256x1xf32>, tile<256x1xf32>
    }
    %all = broadcast %r#2 : tile<256x1xf32> -> tile<256x64xf32>
    %sum_r = addf %r#0, %all : tile<256x64xf32>
    store_view_tko weak %sum_r, %vo[%x, %zero] : tile<256x64xf32>, partition_view<tile=(256x64), tensor_view<512x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.schedule = {sm_90a = {gpu.alternate = true, gpu.warps = 4 : i64}}}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{the schedule has gpu.alternate = true, which is not possible: threads fill a tile in shared memory for mmaf, and all wait for each other before it is read}}
  entry @e0(%p0: tile<ptr<bf16>>, %p1: tile<i32>, %p2: tile<i32>, %p3: tile<i32>, %p4: tile<ptr<bf16>>, %p5: tile<ptr<bf16>>, %p6: tile<ptr<bf16>>) {
    %bx, %by, %bz = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %v1 = assume div_by<16>, %p0 : tile<ptr<bf16>>
    %v3 = assume div_by<16>, %p2 : tile<i32>
    %v4 = assume div_by<16>, %p3 : tile<i32>
    %v2 = make_tensor_view %v1, shape = [%p1, %v4], strides = [%v3, 1] : tile<i32> -> tensor_view<?x?xbf16, strides=[?,1]>
    %v5 = make_partition_view %v2 : partition_view<tile=(256x16), padding_value = zero, tensor_view<?x?xbf16, strides=[?,1]>>
    %v6 = make_tensor_view %p4, shape = [1, 16, 192], strides = [3072, 192, 1] : tensor_view<1x16x192xbf16, strides=[3072,192,1]>
    %v7 = make_partition_view %v6 : partition_view<tile=(1x16x64), padding_value = zero, tensor_view<1x16x192xbf16, strides=[3072,192,1]>>
    %v8 = assume div_by<16>, %p5 : tile<ptr<bf16>>
    %v9 = make_tensor_view %v8, shape = [192, 16], strides = [32, 1] : tensor_view<192x16xbf16, strides=[32,1]>
    %v10 = make_partition_view %v9 : partition_view<tile=(64x16), padding_value = zero, tensor_view<192x16xbf16, strides=[32,1]>>
    %v11 = constant <f32: 0.0> : tile<256x64xf32>
    %v12 = constant <f32: 0.0> : tile<256x16xf32>
    %v13 = constant <i32: 3> : tile<i32>
    %v14 = assume div_by<16>, %p6 : tile<ptr<bf16>>
    %v15 = make_tensor_view %v14, shape = [1, 332, 16], strides = [5312, 16, 1] : tensor_view<1x332x16xbf16, strides=[5312,16,1]>
    %v16 = make_partition_view %v15 : partition_view<tile=(1x256x16), tensor_view<1x332x16xbf16, strides=[5312,16,1]>>
    %v17, %v18 = load_view_tko weak %v5[%bx, %zero] : partition_view<tile=(256x16), padding_value = zero, tensor_view<?x?xbf16, strides=[?,1]>>, tile<i32> -> tile<256x16xbf16>, token
    %v21 = constant <f32: 0xFF800000> : tile<256x1xf32>
    %v24 = constant <f32: 0.0> : tile<256x1xf32>
    %v20, %v23, %v26 = for %v27 in (%zero to %v13, step %one) : tile<i32> iter_values(%v19 = %v12, %v22 = %v21, %v25 = %v24) -> (tile<256x16xf32>, tile<256x1xf32>, tile<256x1xf32>) {
    %v28, %v29 = load_view_tko weak %v7[%zero, %zero, %v27] : partition_view<tile=(1x16x64), padding_value = zero, tensor_view<1x16x192xbf16, strides=[3072,192,1]>>, tile<i32> -> tile<1x16x64xbf16>, token
    %v30 = reshape %v28 : tile<1x16x64xbf16> -> tile<16x64xbf16>
    %v31 = mmaf %v17, %v30, %v11 : tile<256x16xbf16>, tile<16x64xbf16>, tile<256x64xf32>
    %v32 = reduce %v31 dim=1 identities=[0xFF800000 : f32] : tile<256x64xf32> -> tile<256xf32> (%v33: tile<f32>, %v34: tile<f32>) {
      %v35 = maxf %v33, %v34 : tile<f32>
      yield %v35 : tile<f32>
    }
    %v36 = reshape %v32 : tile<256xf32> -> tile<256x1xf32>
    %v37 = maxf %v22, %v36 : tile<256x1xf32>
    %v38 = broadcast %v37 : tile<256x1xf32> -> tile<256x64xf32>
    %v39 = subf %v31, %v38 : tile<256x64xf32>
    %v40 = exp2 %v39 : tile<256x64xf32>
    %v41 = subf %v22, %v37 : tile<256x1xf32>
    %v42 = exp2 %v41 : tile<256x1xf32>
    %v43 = reduce %v40 dim=1 identities=[0.0 : f32] : tile<256x64xf32> -> tile<256xf32> (%v44: tile<f32>, %v45: tile<f32>) {
      %v46 = addf %v44, %v45 : tile<f32>
      yield %v46 : tile<f32>
    }
    %v47 = reshape %v43 : tile<256xf32> -> tile<256x1xf32>
    %v48 = mulf %v25, %v42 : tile<256x1xf32>
    %v49 = addf %v48, %v47 : tile<256x1xf32>
    %v50 = broadcast %v42 : tile<256x1xf32> -> tile<256x16xf32>
    %v51 = mulf %v19, %v50 : tile<256x16xf32>
    %v52 = ftof %v40 : tile<256x64xf32> -> tile<256x64xbf16>
    %v53, %v54 = load_view_tko weak %v10[%v27, %zero] : partition_view<tile=(64x16), padding_value = zero, tensor_view<192x16xbf16, strides=[32,1]>>, tile<i32> -> tile<64x16xbf16>, token
    %v55 = mmaf %v52, %v53, %v51 : tile<256x64xbf16>, tile<64x16xbf16>, tile<256x16xf32>
      continue %v55, %v37, %v49 : tile<256x16xf32>, tile<256x1xf32>, tile<256x1xf32>
    }
    %v56 = constant <f32: 0.0> : tile<256x16xf32>
    %v57 = maxf %v20, %v56 : tile<256x16xf32>
    %v58 = ftof %v57 : tile<256x16xf32> -> tile<256x16xbf16>
    %v59 = reshape %v58 : tile<256x16xbf16> -> tile<1x256x16xbf16>
    %v60 = store_view_tko weak %v59, %v16[%bz, %bx, %by] : tile<1x256x16xbf16>, partition_view<tile=(1x256x16), tensor_view<1x332x16xbf16, strides=[5312,16,1]>>, tile<i32> -> token
    return
  } {gpu.schedule = {sm_90a = {gpu.alternate = true}}}
}
// -----
cuda_tile.module @m {
  entry @e0(%arg0: tile<ptr<f16>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<ptr<f16>>, %arg5: tile<ptr<f32>>) {
    %assume = assume div_by<16>, %arg0 : tile<ptr<f16>>
    %cst_0_i32 = constant <i32: 0> : tile<i32>
    %tview = make_tensor_view %assume, shape = [%arg1, %arg3], strides = [%cst_0_i32, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %pview = make_partition_view %tview : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>, dim_map=[1, 0]>
    %tview_0 = make_tensor_view %arg4, shape = [128, 12], strides = [8, 1] : tensor_view<128x12xf16, strides=[8,1]>
    %pview_1 = make_partition_view %tview_0 : partition_view<tile=(8x64), padding_value = zero, tensor_view<128x12xf16, strides=[8,1]>, dim_map=[1, 0]>
    %cst_0_f32 = constant <f32: 0.000000e+00> : tile<128x8xf32>
    for %loopIdx in (%arg1 to %arg1, step %arg1) : tile<i32> {
      %for = for %loopIdx_2 in (%arg1 to %arg1, step %arg1) : tile<i32> iter_values(%iterArg0 = %cst_0_f32) -> (tile<128x8xf32>) {
        %tile, %result_token = load_view_tko weak %pview[%arg1, %loopIdx_2] : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>, dim_map=[1, 0]>, tile<i32> -> tile<128x64xf16>, token
        %tile_3, %result_token_4 = load_view_tko weak %pview_1[%arg1, %loopIdx_2] : partition_view<tile=(8x64), padding_value = zero, tensor_view<128x12xf16, strides=[8,1]>, dim_map=[1, 0]>, tile<i32> -> tile<8x64xf16>, token
        %0 = permute %tile_3 [1, 0] : tile<8x64xf16> -> tile<64x8xf16>
        // expected-error @below {{the schedule has gpu.instruction = "wgmma.m64k16.f32.f16", which reads rows of 32 bytes at least, and an operand has 16}}
        %1 = mmaf %tile, %0, %iterArg0 {gpu.schedule = {sm_90a = {gpu.instruction = "wgmma.m64k16.f32.f16"}}} : tile<128x64xf16>, tile<64x8xf16>, tile<128x8xf32>
        continue %1 : tile<128x8xf32>
      }
    }
    return
  } {gpu.schedule = {sm_90a = {gpu.cluster = 2 : i64, gpu.warps = 8 : i64}}}
}
// -----
cuda_tile.module @m {
  entry @e0(%arg0: tile<ptr<f16>>, %arg1: tile<ptr<f16>>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<ptr<f16>>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<i32>, %arg9: tile<ptr<f32>>) {
    %cst_0_i32 = constant <i32: 0> : tile<i32>
    %cst_0_i32_0 = constant <i32: 0> : tile<i32>
    %tview = make_tensor_view %arg0, shape = [16, 768], strides = [768, 1] : tensor_view<16x768xf16, strides=[768,1]>
    %pview = make_partition_view %tview : partition_view<tile=(128x16), padding_value = zero, tensor_view<16x768xf16, strides=[768,1]>, dim_map=[1, 0]>
    %0 = make_token : token
    %assume = assume div_by<16>, %arg1 : tile<ptr<f16>>
    %cst_0_i32_1 = constant <i32: 0> : tile<i32>
    %tview_2 = make_tensor_view %assume, shape = [%arg2, %arg4], strides = [%cst_0_i32_1, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %pview_3 = make_partition_view %tview_2 : partition_view<tile=(16x32), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>, dim_map=[1, 0]>
    %cst_0_f32 = constant <f32: 0.000000e+00> : tile<128x32xf32>
    %cst_0_f32_4 = constant <f32: 0.000000e+00> : tile<128x16xf32>
    %tile, %result_token = load_view_tko weak %pview[%cst_0_i32, %cst_0_i32_0] token = %0 : partition_view<tile=(128x16), padding_value = zero, tensor_view<16x768xf16, strides=[768,1]>, dim_map=[1, 0]>, tile<i32> -> tile<128x16xf16>, token
    %cst_f32 = constant <f32: -1.000000e+03> : tile<128x1xf32>
    %for:3 = for %loopIdx in (%cst_0_i32_0 to %arg2, step %arg2) : tile<i32> iter_values(%iterArg0 = %cst_0_f32_4, %iterArg1 = %cst_f32, %iterArg2 = %cst_f32) -> (tile<128x16xf32>, tile<128x1xf32>, tile<128x1xf32>) {
      %tile_5, %result_token_6 = load_view_tko weak %pview_3[%cst_0_i32_0, %loopIdx] : partition_view<tile=(16x32), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>, dim_map=[1, 0]>, tile<i32> -> tile<16x32xf16>, token
      // expected-error @below {{the schedule has wgmma.m64k16.f32.f16, which the 4 warps of a warpgroup compute together, and a CTA has 2}}
      %1 = mmaf %tile, %tile_5, %cst_0_f32 {gpu.schedule = {sm_90a = {gpu.instruction = "wgmma.m64k16.f32.f16"}}} : tile<128x16xf16>, tile<16x32xf16>, tile<128x32xf32>
      %reduce = reduce %1 dim=1 identities=[0xFF800000 : f32] : tile<128x32xf32> -> tile<128xf32>
      (%reduce_lhs: tile<f32>, %reduce_rhs: tile<f32>) {
        yield %reduce_lhs : tile<f32>
      }
      %reshape = reshape %reduce : tile<128xf32> -> tile<128x1xf32>
      %2 = maxf %iterArg1, %reshape : tile<128x1xf32>
      %cst_0_f16 = constant <f16: 0.000000e+00> : tile<128x32xf16>
      %cst_0_f16_7 = constant <f16: 0.000000e+00> : tile<32x16xf16>
      %3 = mmaf %cst_0_f16, %cst_0_f16_7, %iterArg0 : tile<128x32xf16>, tile<32x16xf16>, tile<128x16xf32>
      continue %3, %2, %iterArg2 : tile<128x16xf32>, tile<128x1xf32>, tile<128x1xf32>
    }
    return
  } {gpu.schedule = {sm_90a = {gpu.cluster = 2 : i64, gpu.warps = 4 : i64}}}
}
