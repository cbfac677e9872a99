cuda_tile.module @m {
  // expected-error @below {{expected gpu.role_warps to be a power of two, got 3}}
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
  } {gpu.role_warps = 3 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{expected at most 24 warps of roles beside the entry's 8, got 64}}
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
  } {gpu.role_warps = 64 : i64, gpu.warps = 8 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{expected gpu.warps and gpu.role_warps beside gpu.registers, which says how many registers a thread of each has}}
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
  } {gpu.registers = array<i64: 232, 40>, gpu.warps = 8 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{expected gpu.registers to have 2 numbers, for the entry's own warps and for each role, got 1}}
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
  } {gpu.registers = array<i64: 232>, gpu.role_warps = 4 : i64, gpu.warps = 8 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{expected registers in multiples of 8, from 24 to 248, got 230}}
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
  } {gpu.registers = array<i64: 230, 40>, gpu.role_warps = 4 : i64, gpu.warps = 8 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{expected registers in multiples of 8, from 24 to 248, got 16}}
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
  } {gpu.registers = array<i64: 232, 16>, gpu.role_warps = 4 : i64, gpu.warps = 8 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{expected at most the 2016 registers that a lane of 12 warps starts with, 168 each, got 240 of 8 warps and 40 of 4: 2080}}
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
  } {gpu.registers = array<i64: 240, 40>, gpu.role_warps = 4 : i64, gpu.warps = 8 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{expected at most the 960 registers}}
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
  } {gpu.occupancy = 2 : i64, gpu.registers = array<i64: 232, 40>, gpu.role_warps = 4 : i64, gpu.warps = 8 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{expected one CTA where gpu.registers is, got a cluster of 2}}
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
  } {gpu.cluster = 2 : i64, gpu.registers = array<i64: 232, 40>, gpu.role_warps = 4 : i64, gpu.warps = 8 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{the schedule has gpu.role_warps, but the copy engine copies nothing for it, so it has no role}}
  entry @f(%A: tile<ptr<f16>>) {
    %t = make_tensor_view %A, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf16, strides=[64,1]>
    %v = make_partition_view %t : partition_view<tile=(64x64), tensor_view<64x64xf16, strides=[64,1]>>
    %zero = constant <i32: 0> : tile<i32>
    %l, %t1 = load_view_tko weak %v[%zero, %zero] : partition_view<tile=(64x64), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
    %t2 = store_view_tko weak %l, %v[%zero, %zero] : tile<64x64xf16>, partition_view<tile=(64x64), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.role_warps = 4 : i64}
}
