cuda_tile.module @m {
  // expected-error @below {{expected gpu.split_k to be a power of two up to 64, got 3}}
  entry @f(%a: tile<ptr<f16>>, %c: tile<ptr<f32>>, %n: tile<i32>) {
    %at = make_tensor_view %a, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf16, strides=[64,1]>
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(16x16), tensor_view<64x64xf32, strides=[64,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %steps = constant <i32: 4> : tile<i32>
    %none = constant <f32: 0.0> : tile<16x16xf32>
    %sum = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<16x16xf32>) {
      %l, %lt = load_view_tko weak %av[%x, %k] : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> tile<16x16xf16>, token
      %r, %rt = load_view_tko weak %av[%k, %y] : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> tile<16x16xf16>, token
      %next = mmaf %l, %r, %acc : tile<16x16xf16>, tile<16x16xf16>, tile<16x16xf32>
      continue %next : tile<16x16xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<16x16xf32>, partition_view<tile=(16x16), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.split_k = 3 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{expected gpu.split_k to be a power of two up to 8 where the CTAs are those of a cluster, got 16}}
  entry @f(%a: tile<ptr<f16>>, %c: tile<ptr<f32>>, %n: tile<i32>) {
    %at = make_tensor_view %a, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf16, strides=[64,1]>
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(16x16), tensor_view<64x64xf32, strides=[64,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %steps = constant <i32: 4> : tile<i32>
    %none = constant <f32: 0.0> : tile<16x16xf32>
    %sum = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<16x16xf32>) {
      %l, %lt = load_view_tko weak %av[%x, %k] : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> tile<16x16xf16>, token
      %r, %rt = load_view_tko weak %av[%k, %y] : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> tile<16x16xf16>, token
      %next = mmaf %l, %r, %acc : tile<16x16xf16>, tile<16x16xf16>, tile<16x16xf32>
      continue %next : tile<16x16xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<16x16xf32>, partition_view<tile=(16x16), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.split_k = 16 : i64, gpu.split_k_by = "cluster"}
}
// -----
// target: sm_80
cuda_tile.module @m {
  // expected-error @below {{expected no gpu.split_k_by = "cluster": sm_80 has none, through whose shared memory CTAs exchange parts of a sum}}
  entry @f(%a: tile<ptr<f16>>, %c: tile<ptr<f32>>, %n: tile<i32>) {
    %at = make_tensor_view %a, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf16, strides=[64,1]>
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(16x16), tensor_view<64x64xf32, strides=[64,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %steps = constant <i32: 4> : tile<i32>
    %none = constant <f32: 0.0> : tile<16x16xf32>
    %sum = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<16x16xf32>) {
      %l, %lt = load_view_tko weak %av[%x, %k] : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> tile<16x16xf16>, token
      %r, %rt = load_view_tko weak %av[%k, %y] : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> tile<16x16xf16>, token
      %next = mmaf %l, %r, %acc : tile<16x16xf16>, tile<16x16xf16>, tile<16x16xf32>
      continue %next : tile<16x16xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<16x16xf32>, partition_view<tile=(16x16), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.split_k = 4 : i64, gpu.split_k_by = "cluster"}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{expected no gpu.split_k where the CTAs of a cluster share the warps of a tile block, by gpu.cluster = 2}}
  entry @f(%a: tile<ptr<f16>>, %c: tile<ptr<f32>>, %n: tile<i32>) {
    %at = make_tensor_view %a, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf16, strides=[64,1]>
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(16x16), tensor_view<64x64xf32, strides=[64,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %steps = constant <i32: 4> : tile<i32>
    %none = constant <f32: 0.0> : tile<16x16xf32>
    %sum = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<16x16xf32>) {
      %l, %lt = load_view_tko weak %av[%x, %k] : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> tile<16x16xf16>, token
      %r, %rt = load_view_tko weak %av[%k, %y] : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> tile<16x16xf16>, token
      %next = mmaf %l, %r, %acc : tile<16x16xf16>, tile<16x16xf16>, tile<16x16xf32>
      continue %next : tile<16x16xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<16x16xf32>, partition_view<tile=(16x16), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.split_k = 4 : i64, gpu.cluster = 2 : i64, gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{expected no gpu.persistent with gpu.split_k, where each tile block has a cluster of CTAs}}
  entry @f(%a: tile<ptr<f16>>, %c: tile<ptr<f32>>, %n: tile<i32>) {
    %at = make_tensor_view %a, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf16, strides=[64,1]>
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(16x16), tensor_view<64x64xf32, strides=[64,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %steps = constant <i32: 4> : tile<i32>
    %none = constant <f32: 0.0> : tile<16x16xf32>
    %sum = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<16x16xf32>) {
      %l, %lt = load_view_tko weak %av[%x, %k] : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> tile<16x16xf16>, token
      %r, %rt = load_view_tko weak %av[%k, %y] : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> tile<16x16xf16>, token
      %next = mmaf %l, %r, %acc : tile<16x16xf16>, tile<16x16xf16>, tile<16x16xf32>
      continue %next : tile<16x16xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<16x16xf32>, partition_view<tile=(16x16), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.split_k = 4 : i64, gpu.persistent = true}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{expected tile blocks in the order of the hardware where each has a cluster of CTAs}}
  entry @f(%a: tile<ptr<f16>>, %c: tile<ptr<f32>>, %n: tile<i32>) {
    %at = make_tensor_view %a, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf16, strides=[64,1]>
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(16x16), tensor_view<64x64xf32, strides=[64,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %steps = constant <i32: 4> : tile<i32>
    %none = constant <f32: 0.0> : tile<16x16xf32>
    %sum = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<16x16xf32>) {
      %l, %lt = load_view_tko weak %av[%x, %k] : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> tile<16x16xf16>, token
      %r, %rt = load_view_tko weak %av[%k, %y] : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> tile<16x16xf16>, token
      %next = mmaf %l, %r, %acc : tile<16x16xf16>, tile<16x16xf16>, tile<16x16xf32>
      continue %next : tile<16x16xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<16x16xf32>, partition_view<tile=(16x16), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.split_k = 4 : i64, gpu.band = 2 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{entry: the schedule has gpu.merge, which is not possible: by gpu.split_k = 4 CTAs share a tile block each}}
  entry @f(%a: tile<ptr<f16>>, %c: tile<ptr<f32>>, %n: tile<i32>) {
    %at = make_tensor_view %a, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf16, strides=[64,1]>
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(16x16), tensor_view<64x64xf32, strides=[64,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %steps = constant <i32: 4> : tile<i32>
    %none = constant <f32: 0.0> : tile<16x16xf32>
    %sum = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<16x16xf32>) {
      %l, %lt = load_view_tko weak %av[%x, %k] : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> tile<16x16xf16>, token
      %r, %rt = load_view_tko weak %av[%k, %y] : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> tile<16x16xf16>, token
      %next = mmaf %l, %r, %acc : tile<16x16xf16>, tile<16x16xf16>, tile<16x16xf32>
      continue %next : tile<16x16xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<16x16xf32>, partition_view<tile=(16x16), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.split_k = 4 : i64, gpu.merge = array<i64: 1, 2, 1>}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{entry: the schedule has gpu.split_k = 4, which is not possible: its loop carries tile<i32> besides, of which a CTA does not know what its part begins with}}
  entry @f(%a: tile<ptr<f16>>, %c: tile<ptr<f32>>, %n: tile<i32>) {
    %at = make_tensor_view %a, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf16, strides=[64,1]>
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(16x16), tensor_view<64x64xf32, strides=[64,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %steps = constant <i32: 4> : tile<i32>
    %none = constant <f32: 0.0> : tile<16x16xf32>
    %sum, %other = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none, %o = %zero) -> (tile<16x16xf32>, tile<i32>) {
      %l, %lt = load_view_tko weak %av[%x, %o] : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> tile<16x16xf16>, token
      %r, %rt = load_view_tko weak %av[%k, %y] : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> tile<16x16xf16>, token
      %next = mmaf %l, %r, %acc : tile<16x16xf16>, tile<16x16xf16>, tile<16x16xf32>
      %p = addi %o, %one : tile<i32>
      continue %next, %p : tile<16x16xf32>, tile<i32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<16x16xf32>, partition_view<tile=(16x16), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.split_k = 4 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{entry: the schedule has gpu.split_k = 4, which is not possible: the step of its loop is not known to be positive}}
  entry @f(%a: tile<ptr<f16>>, %c: tile<ptr<f32>>, %n: tile<i32>) {
    %at = make_tensor_view %a, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf16, strides=[64,1]>
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(16x16), tensor_view<64x64xf32, strides=[64,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %steps = constant <i32: 4> : tile<i32>
    %none = constant <f32: 0.0> : tile<16x16xf32>
    %sum = for %k in (%zero to %steps, step %n) : tile<i32> iter_values(%acc = %none) -> (tile<16x16xf32>) {
      %l, %lt = load_view_tko weak %av[%x, %k] : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> tile<16x16xf16>, token
      %r, %rt = load_view_tko weak %av[%k, %y] : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> tile<16x16xf16>, token
      %next = mmaf %l, %r, %acc : tile<16x16xf16>, tile<16x16xf16>, tile<16x16xf32>
      continue %next : tile<16x16xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<16x16xf32>, partition_view<tile=(16x16), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.split_k = 4 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{entry: the schedule has gpu.split_k = 4, which is not possible: a product stands in for within for: CTAs share a for of the entry itself}}
  entry @f(%a: tile<ptr<f16>>, %c: tile<ptr<f32>>, %n: tile<i32>) {
    %at = make_tensor_view %a, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf16, strides=[64,1]>
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(16x16), tensor_view<64x64xf32, strides=[64,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %steps = constant <i32: 4> : tile<i32>
    %none = constant <f32: 0.0> : tile<16x16xf32>
    %sum = for %o in (%zero to %steps, step %one) : tile<i32> iter_values(%outer = %none) -> (tile<16x16xf32>) {
      %inner = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %outer) -> (tile<16x16xf32>) {
        %l, %lt = load_view_tko weak %av[%x, %k] : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> tile<16x16xf16>, token
        %r, %rt = load_view_tko weak %av[%k, %y] : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> tile<16x16xf16>, token
        %next = mmaf %l, %r, %acc : tile<16x16xf16>, tile<16x16xf16>, tile<16x16xf32>
        continue %next : tile<16x16xf32>
      }
      continue %inner : tile<16x16xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<16x16xf32>, partition_view<tile=(16x16), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.split_k = 4 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{entry: the schedule has gpu.split_k = 4, which is not possible: a product stands in no loop}}
  entry @f(%a: tile<ptr<f16>>, %c: tile<ptr<f32>>, %n: tile<i32>) {
    %at = make_tensor_view %a, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf16, strides=[64,1]>
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(16x16), tensor_view<64x64xf32, strides=[64,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %steps = constant <i32: 4> : tile<i32>
    %none = constant <f32: 0.0> : tile<16x16xf32>
    %l, %lt = load_view_tko weak %av[%x, %x] : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> tile<16x16xf16>, token
    %r, %rt = load_view_tko weak %av[%x, %y] : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> tile<16x16xf16>, token
    %sum = mmaf %l, %r, %none : tile<16x16xf16>, tile<16x16xf16>, tile<16x16xf32>
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<16x16xf32>, partition_view<tile=(16x16), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.split_k = 4 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{entry: the schedule has gpu.split_k = 4, which is not possible: its products stand in several loops}}
  entry @f(%a: tile<ptr<f16>>, %c: tile<ptr<f32>>, %n: tile<i32>) {
    %at = make_tensor_view %a, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf16, strides=[64,1]>
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(16x16), tensor_view<64x64xf32, strides=[64,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %steps = constant <i32: 4> : tile<i32>
    %none = constant <f32: 0.0> : tile<16x16xf32>
    %sum = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<16x16xf32>) {
      %l, %lt = load_view_tko weak %av[%x, %k] : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> tile<16x16xf16>, token
      %r, %rt = load_view_tko weak %av[%k, %y] : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> tile<16x16xf16>, token
      %next = mmaf %l, %r, %acc : tile<16x16xf16>, tile<16x16xf16>, tile<16x16xf32>
      continue %next : tile<16x16xf32>
    }
    %sum2 = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %sum) -> (tile<16x16xf32>) {
      %l, %lt = load_view_tko weak %av[%x, %k] : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> tile<16x16xf16>, token
      %r, %rt = load_view_tko weak %av[%k, %y] : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> tile<16x16xf16>, token
      %next = mmaf %l, %r, %acc : tile<16x16xf16>, tile<16x16xf16>, tile<16x16xf32>
      continue %next : tile<16x16xf32>
    }
    %t = store_view_tko weak %sum2, %cv[%x, %y] : tile<16x16xf32>, partition_view<tile=(16x16), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.split_k = 4 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{entry: the schedule has gpu.split_k = 4, which is not possible: its loop does more than to load and compute: store_view_tko}}
  entry @f(%a: tile<ptr<f16>>, %c: tile<ptr<f32>>, %n: tile<i32>) {
    %at = make_tensor_view %a, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf16, strides=[64,1]>
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(16x16), tensor_view<64x64xf32, strides=[64,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %steps = constant <i32: 4> : tile<i32>
    %none = constant <f32: 0.0> : tile<16x16xf32>
    %sum = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<16x16xf32>) {
      %l, %lt = load_view_tko weak %av[%x, %k] : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> tile<16x16xf16>, token
      %r, %rt = load_view_tko weak %av[%k, %y] : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> tile<16x16xf16>, token
      %next = mmaf %l, %r, %acc : tile<16x16xf16>, tile<16x16xf16>, tile<16x16xf32>
      %w = store_view_tko weak %none, %cv[%x, %k] : tile<16x16xf32>, partition_view<tile=(16x16), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
      continue %next : tile<16x16xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<16x16xf32>, partition_view<tile=(16x16), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.split_k = 4 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{entry: the schedule has gpu.split_k = 4, which is not possible: its loop does more with a product than to add it up}}
  entry @f(%a: tile<ptr<f16>>, %c: tile<ptr<f32>>, %n: tile<i32>) {
    %at = make_tensor_view %a, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf16, strides=[64,1]>
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(16x16), tensor_view<64x64xf32, strides=[64,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %steps = constant <i32: 4> : tile<i32>
    %none = constant <f32: 0.0> : tile<16x16xf32>
    %sum = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<16x16xf32>) {
      %l, %lt = load_view_tko weak %av[%x, %k] : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> tile<16x16xf16>, token
      %r, %rt = load_view_tko weak %av[%k, %y] : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> tile<16x16xf16>, token
      %next = mmaf %l, %r, %acc : tile<16x16xf16>, tile<16x16xf16>, tile<16x16xf32>
      %m = maxf %next, %none : tile<16x16xf32>
      continue %m : tile<16x16xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<16x16xf32>, partition_view<tile=(16x16), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.split_k = 4 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{entry: the schedule has gpu.split_k = 4, which is not possible: reduce makes more of a tile than its elements one by one}}
  entry @f(%a: tile<ptr<f16>>, %c: tile<ptr<f32>>, %n: tile<i32>) {
    %at = make_tensor_view %a, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf16, strides=[64,1]>
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(16x16), tensor_view<64x64xf32, strides=[64,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %steps = constant <i32: 4> : tile<i32>
    %none = constant <f32: 0.0> : tile<16x16xf32>
    %sum = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<16x16xf32>) {
      %l, %lt = load_view_tko weak %av[%x, %k] : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> tile<16x16xf16>, token
      %r, %rt = load_view_tko weak %av[%k, %y] : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> tile<16x16xf16>, token
      %next = mmaf %l, %r, %acc : tile<16x16xf16>, tile<16x16xf16>, tile<16x16xf32>
      continue %next : tile<16x16xf32>
    }
    %w = reduce %sum dim=1 identities=[0.0 : f32] : tile<16x16xf32> -> tile<16xf32> (%f: tile<f32>, %g: tile<f32>) {
      %h = addf %f, %g : tile<f32>
      yield %h : tile<f32>
    }
    %u = reshape %w : tile<16xf32> -> tile<16x1xf32>
    %v = broadcast %u : tile<16x1xf32> -> tile<16x16xf32>
    %t = store_view_tko weak %v, %cv[%x, %y] : tile<16x16xf32>, partition_view<tile=(16x16), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.split_k = 4 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{entry: the schedule has gpu.split_k = 4, which is not possible: a sum is stored by rows and by columns}}
  entry @f(%a: tile<ptr<f16>>, %c: tile<ptr<f32>>, %n: tile<i32>) {
    %at = make_tensor_view %a, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf16, strides=[64,1]>
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(16x16), tensor_view<64x64xf32, strides=[64,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %steps = constant <i32: 4> : tile<i32>
    %none = constant <f32: 0.0> : tile<16x16xf32>
    %sum = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<16x16xf32>) {
      %l, %lt = load_view_tko weak %av[%x, %k] : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> tile<16x16xf16>, token
      %r, %rt = load_view_tko weak %av[%k, %y] : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> tile<16x16xf16>, token
      %next = mmaf %l, %r, %acc : tile<16x16xf16>, tile<16x16xf16>, tile<16x16xf32>
      continue %next : tile<16x16xf32>
    }
    %w = permute %sum [1, 0] : tile<16x16xf32> -> tile<16x16xf32>
    %t2 = store_view_tko weak %w, %cv[%y, %x] : tile<16x16xf32>, partition_view<tile=(16x16), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<16x16xf32>, partition_view<tile=(16x16), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.split_k = 4 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{entry: the schedule has gpu.split_k = 4, which is not possible: load_view_tko waits for the sum, or for what is stored of it}}
  entry @f(%a: tile<ptr<f16>>, %c: tile<ptr<f32>>, %n: tile<i32>) {
    %at = make_tensor_view %a, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf16, strides=[64,1]>
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(16x16), tensor_view<64x64xf32, strides=[64,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %steps = constant <i32: 4> : tile<i32>
    %none = constant <f32: 0.0> : tile<16x16xf32>
    %sum = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<16x16xf32>) {
      %l, %lt = load_view_tko weak %av[%x, %k] : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> tile<16x16xf16>, token
      %r, %rt = load_view_tko weak %av[%k, %y] : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> tile<16x16xf16>, token
      %next = mmaf %l, %r, %acc : tile<16x16xf16>, tile<16x16xf16>, tile<16x16xf32>
      continue %next : tile<16x16xf32>
    }
    %t2 = store_view_tko weak %sum, %cv[%x, %y] : tile<16x16xf32>, partition_view<tile=(16x16), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    %e, %et = load_view_tko weak %cv[%x, %y] token = %t2 : partition_view<tile=(16x16), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> tile<16x16xf32>, token
    %t = store_view_tko weak %e, %cv[%y, %x] : tile<16x16xf32>, partition_view<tile=(16x16), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.split_k = 4 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{entry: the schedule has gpu.split_k = 4, which is not possible: each CTA would do atomic_red_view_tko once more}}
  entry @f(%a: tile<ptr<f16>>, %c: tile<ptr<f32>>, %n: tile<i32>) {
    %at = make_tensor_view %a, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf16, strides=[64,1]>
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(16x16), tensor_view<64x64xf32, strides=[64,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %steps = constant <i32: 4> : tile<i32>
    %none = constant <f32: 0.0> : tile<16x16xf32>
    %sum = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<16x16xf32>) {
      %l, %lt = load_view_tko weak %av[%x, %k] : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> tile<16x16xf16>, token
      %r, %rt = load_view_tko weak %av[%k, %y] : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> tile<16x16xf16>, token
      %next = mmaf %l, %r, %acc : tile<16x16xf16>, tile<16x16xf16>, tile<16x16xf32>
      continue %next : tile<16x16xf32>
    }
    %t = atomic_red_view_tko relaxed device %cv[%x, %y], addf, %sum : tile<16x16xf32>, partition_view<tile=(16x16), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.split_k = 4 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{entry: the schedule has gpu.split_k = 4, which is not possible: it stores elsewhere than behind its loop, in the entry itself}}
  entry @f(%a: tile<ptr<f16>>, %c: tile<ptr<f32>>, %n: tile<i32>) {
    %at = make_tensor_view %a, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf16, strides=[64,1]>
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(16x16), tensor_view<64x64xf32, strides=[64,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %steps = constant <i32: 4> : tile<i32>
    %none = constant <f32: 0.0> : tile<16x16xf32>
    %w = store_view_tko weak %none, %cv[%x, %y] : tile<16x16xf32>, partition_view<tile=(16x16), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    %sum = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<16x16xf32>) {
      %l, %lt = load_view_tko weak %av[%x, %k] : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> tile<16x16xf16>, token
      %r, %rt = load_view_tko weak %av[%k, %y] : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> tile<16x16xf16>, token
      %next = mmaf %l, %r, %acc : tile<16x16xf16>, tile<16x16xf16>, tile<16x16xf32>
      continue %next : tile<16x16xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<16x16xf32>, partition_view<tile=(16x16), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.split_k = 4 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{entry: the schedule has gpu.split_k = 2, which is not possible: no product is added up in a loop}}
  entry @f() {
    return
  } {gpu.split_k = 2 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %none = constant <f32: 0.0> : tile<16x16xf32>
    // expected-error @below {{expected gpu.split_k on the entry, which says how many parts there are}}
    %p = "gpu.split_part"() : () -> !cuda_tile.tile<i32>
    return
  } {gpu.planned = "schedule", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %none = constant <f32: 0.0> : tile<16x16xf32>
    // expected-error @below {{expected gpu.split_k on the entry, which says how many CTAs there are}}
    %e:2 = "gpu.split_exchange"(%none) {along = 0 : i64} : (!cuda_tile.tile<16x16xf32>) -> (!cuda_tile.tile<8x16xf32>, !cuda_tile.tile<8x16xf32>)
    return
  } {gpu.planned = "schedule", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %none = constant <f32: 0.0> : tile<16x16xf32>
    // expected-error @below {{expected a dimension of tile<16x16xf32> that 2 CTAs can divide, got along = 2}}
    %e:2 = "gpu.split_exchange"(%none) {along = 2 : i64} : (!cuda_tile.tile<16x16xf32>) -> (!cuda_tile.tile<8x16xf32>, !cuda_tile.tile<8x16xf32>)
    return
  } {gpu.planned = "schedule", gpu.warps = 4 : i64, gpu.split_k = 2 : i64, gpu.split_k_by = "cluster"}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %none = constant <f32: 0.0> : tile<16x16xf32>
    // expected-error @below {{expected a result for each of 2 CTAs, got 3}}
    %e:3 = "gpu.split_exchange"(%none) {along = 0 : i64} : (!cuda_tile.tile<16x16xf32>) -> (!cuda_tile.tile<8x16xf32>, !cuda_tile.tile<8x16xf32>, !cuda_tile.tile<8x16xf32>)
    return
  } {gpu.planned = "schedule", gpu.warps = 4 : i64, gpu.split_k = 2 : i64, gpu.split_k_by = "cluster"}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %none = constant <f32: 0.0> : tile<16x16xf32>
    // expected-error @below {{expected the results to be of the type tile<16x8xf32>, got tile<8x16xf32>}}
    %e:2 = "gpu.split_exchange"(%none) {along = 1 : i64} : (!cuda_tile.tile<16x16xf32>) -> (!cuda_tile.tile<8x16xf32>, !cuda_tile.tile<8x16xf32>)
    return
  } {gpu.planned = "schedule", gpu.warps = 4 : i64, gpu.split_k = 2 : i64, gpu.split_k_by = "cluster"}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{entry: the schedule has gpu.split_k = 2, behind the pass split-k or without it}}
  entry @f() {
    return
  } {gpu.planned = "products", gpu.split_k = 2 : i64}
}
// -----

cuda_tile.module @m {
  entry @f() {
    %none = constant <f32: 0.0> : tile<16x16xf32>
    // expected-error @below {{expected gpu.split_k and gpu.split_k_by = "memory" on the entry, which say how many CTAs there are, and that they share sums through memory}}
    %e = "gpu.split_join"(%none) : (!cuda_tile.tile<16x16xf32>) -> !cuda_tile.tile<16x16xf32>
    return
  } {gpu.planned = "schedule", gpu.warps = 4 : i64, gpu.split_k = 2 : i64, gpu.split_k_by = "cluster"}
}
// -----

cuda_tile.module @m {
  entry @f() {
    %none = constant <f32: 0.0> : tile<16x16xf32>
    // expected-error @below {{expected as many totals as sums, at least one, got 2 of 1}}
    %e:2 = "gpu.split_join"(%none) : (!cuda_tile.tile<16x16xf32>) -> (!cuda_tile.tile<16x16xf32>, !cuda_tile.tile<16x16xf32>)
    return
  } {gpu.planned = "schedule", gpu.warps = 4 : i64, gpu.split_k = 2 : i64, gpu.split_k_by = "memory"}
}
// -----

cuda_tile.module @m {
  entry @f() {
    %none = constant <f32: 0.0> : tile<16x16xf32>
    // expected-error @below {{expected the totals to be of the types of the sums: tile<16x16xf32>, got tile<8x16xf32>}}
    %e = "gpu.split_join"(%none) : (!cuda_tile.tile<16x16xf32>) -> !cuda_tile.tile<8x16xf32>
    return
  } {gpu.planned = "schedule", gpu.warps = 4 : i64, gpu.split_k = 2 : i64, gpu.split_k_by = "memory"}
}
// -----

cuda_tile.module @m {
  entry @f() {
    %none = constant <f32: 0.0> : tile<16x16xf32>
    // expected-error @below {{expected gpu.split_k_by = "cluster" on the entry, whose CTAs are those of a cluster}}
    %e:2 = "gpu.split_exchange"(%none) {along = 0 : i64} : (!cuda_tile.tile<16x16xf32>) -> (!cuda_tile.tile<8x16xf32>, !cuda_tile.tile<8x16xf32>)
    return
  } {gpu.planned = "schedule", gpu.warps = 4 : i64, gpu.split_k = 2 : i64, gpu.split_k_by = "memory"}
}
// -----

cuda_tile.module @m {
  // expected-error @below {{expected gpu.split_k beside gpu.split_k_by, which says how many CTAs there are}}
  entry @f() {
    return
  } {gpu.split_k_by = "memory"}
}
// -----

cuda_tile.module @m {
  entry @f() {
    %none = constant <f32: 0.0> : tile<16x16xf32>
    %true = constant <i1: 1> : tile<i1>
    if %true {
      // expected-error @below {{expected to stand in the block of the entry itself, where all CTAs come by}}
      %e = "gpu.split_join"(%none) : (!cuda_tile.tile<16x16xf32>) -> !cuda_tile.tile<16x16xf32>
    }
    return
  } {gpu.planned = "schedule", gpu.warps = 4 : i64, gpu.split_k = 2 : i64, gpu.split_k_by = "memory"}
}
