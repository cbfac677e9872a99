cuda_tile.module @m {
  // expected-error @below {{expected gpu.stream_k to be at most 64, got 65}}
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
  } {gpu.stream_k = 65 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{expected either gpu.stream_k or gpu.split_k}}
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
  } {gpu.stream_k = 4 : i64, gpu.split_k = 2 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{expected no gpu.stream_k where each tile block has a cluster of CTAs}}
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
  } {gpu.stream_k = 4 : i64, gpu.cluster = 2 : i64, gpu.warps = 2 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{expected no gpu.teams with gpu.stream_k, by which CTAs run parts of tile blocks that differ}}
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
  } {gpu.persistent = true, gpu.stream_k = 4 : i64, gpu.teams = 2 : i64, gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{expected gpu.persistent = true with gpu.stream_k}}
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
  } {gpu.stream_k = 4 : i64, gpu.persistent = false}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{expected no gpu.mirrored with gpu.stream_k, by which CTAs run tile blocks of neighbouring numbers}}
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
  } {gpu.stream_k = 4 : i64, gpu.persistent = true, gpu.mirrored = 0 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{expected no gpu.persistent_ctas without gpu.persistent = true, where each tile block has CTAs of its own}}
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
  } {gpu.persistent_ctas = 4 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{entry: the schedule has gpu.stream_k = 4, which is not possible: tile blocks may differ in how many iterations its loop has}}
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
    %sum = for %k in (%zero to %x, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<16x16xf32>) {
      %l, %lt = load_view_tko weak %av[%x, %k] : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> tile<16x16xf16>, token
      %r, %rt = load_view_tko weak %av[%k, %y] : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> tile<16x16xf16>, token
      %next = mmaf %l, %r, %acc : tile<16x16xf16>, tile<16x16xf16>, tile<16x16xf32>
      continue %next : tile<16x16xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<16x16xf32>, partition_view<tile=(16x16), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.stream_k = 4 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{entry: the schedule has gpu.stream_k = 4, which is not possible: its loop begins at no constant of at least 0}}
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
    %sum = for %k in (%n to %steps, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<16x16xf32>) {
      %l, %lt = load_view_tko weak %av[%x, %k] : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> tile<16x16xf16>, token
      %r, %rt = load_view_tko weak %av[%k, %y] : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> tile<16x16xf16>, token
      %next = mmaf %l, %r, %acc : tile<16x16xf16>, tile<16x16xf16>, tile<16x16xf32>
      continue %next : tile<16x16xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<16x16xf32>, partition_view<tile=(16x16), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.stream_k = 4 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{entry: the schedule has gpu.stream_k = 4, which is not possible: its loop begins at no constant of at least 0}}
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
    %minus = constant <i32: -1> : tile<i32>
    %sum = for %k in (%minus to %steps, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<16x16xf32>) {
      %l, %lt = load_view_tko weak %av[%x, %k] : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> tile<16x16xf16>, token
      %r, %rt = load_view_tko weak %av[%k, %y] : partition_view<tile=(16x16), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> tile<16x16xf16>, token
      %next = mmaf %l, %r, %acc : tile<16x16xf16>, tile<16x16xf16>, tile<16x16xf32>
      continue %next : tile<16x16xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<16x16xf32>, partition_view<tile=(16x16), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.stream_k = 4 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{entry: the schedule has gpu.merge, which is not possible: by gpu.stream_k CTAs share a tile block each}}
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
  } {gpu.stream_k = 4 : i64, gpu.merge = array<i64: 1, 2, 1>}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{entry: the schedule has gpu.stream_k = 4, which is not possible: no product is added up in a loop}}
  entry @f() {
    return
  } {gpu.stream_k = 4 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{entry: the schedule has gpu.stream_k = 4, behind the pass split-k or without it}}
  entry @f() {
    return
  } {gpu.planned = "products", gpu.stream_k = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %none = constant <f32: 0.0> : tile<16x16xf32>
    %n = constant <i32: 4> : tile<i32>
    // expected-error @below {{expected gpu.stream_k on the entry, whose CTAs run all iterations of a tile block without}}
    %p:8 = "gpu.stream_part"(%n) : (!cuda_tile.tile<i32>) -> (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>)
    return
  } {gpu.planned = "schedule", gpu.warps = 4 : i64, gpu.persistent = true}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %none = constant <f32: 0.0> : tile<16x16xf32>
    %n = constant <i32: 4> : tile<i32>
    %b:3 = "gpu.tile_blocks"() : () -> (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>)
    // expected-error @below {{expected none in a plan with gpu.tile_blocks, whose loop says which iterations a CTA runs}}
    %p:8 = "gpu.stream_part"(%n) : (!cuda_tile.tile<i32>) -> (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>)
    return
  } {gpu.planned = "schedule", gpu.warps = 4 : i64, gpu.persistent = true, gpu.stream_k = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %none = constant <f32: 0.0> : tile<16x16xf32>
    %n = constant <i32: 4> : tile<i32>
    // expected-error @below {{expected numbers of the type tile<i32>, got tile<i64>}}
    %p:8 = "gpu.stream_part"(%n) : (!cuda_tile.tile<i32>) -> (!cuda_tile.tile<i64>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>)
    return
  } {gpu.planned = "schedule", gpu.warps = 4 : i64, gpu.persistent = true, gpu.stream_k = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %none = constant <f32: 0.0> : tile<16x16xf32>
    %n = constant <i32: 4> : tile<i32>
    // expected-error @below {{expected gpu.stream_k on the entry, whose CTAs have all of a tile block's sums without}}
    %j:2 = "gpu.stream_join"(%n, %n, %n, %n, %n, %none) : (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<16x16xf32>) -> (!cuda_tile.tile<i1>, !cuda_tile.tile<16x16xf32>)
    return
  } {gpu.planned = "schedule", gpu.warps = 4 : i64, gpu.persistent = true}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %none = constant <f32: 0.0> : tile<16x16xf32>
    %n = constant <i32: 4> : tile<i32>
    // expected-error @below {{expected as many totals as sums, at least one, got 0 of 1}}
    %j:1 = "gpu.stream_join"(%n, %n, %n, %n, %n, %none) : (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<16x16xf32>) -> (!cuda_tile.tile<i1>)
    return
  } {gpu.planned = "schedule", gpu.warps = 4 : i64, gpu.persistent = true, gpu.stream_k = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %none = constant <f32: 0.0> : tile<16x16xf32>
    %n = constant <i32: 4> : tile<i32>
    // expected-error @below {{expected the totals to be of the types of the sums: tile<16x16xf32>, got tile<8x16xf32>}}
    %j:2 = "gpu.stream_join"(%n, %n, %n, %n, %n, %none) : (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<16x16xf32>) -> (!cuda_tile.tile<i1>, !cuda_tile.tile<8x16xf32>)
    return
  } {gpu.planned = "schedule", gpu.warps = 4 : i64, gpu.persistent = true, gpu.stream_k = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %none = constant <f32: 0.0> : tile<16x16xf32>
    %n = constant <i32: 4> : tile<i32>
    %w = constant <i64: 4> : tile<i64>
    // expected-error @below {{expected numbers of the type tile<i32>, got tile<i64>}}
    %j:2 = "gpu.stream_join"(%w, %n, %n, %n, %n, %none) : (!cuda_tile.tile<i64>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<16x16xf32>) -> (!cuda_tile.tile<i1>, !cuda_tile.tile<16x16xf32>)
    return
  } {gpu.planned = "schedule", gpu.warps = 4 : i64, gpu.persistent = true, gpu.stream_k = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %none = constant <f32: 0.0> : tile<16x16xf32>
    %n = constant <i32: 4> : tile<i32>
    // expected-error @below {{expected one gpu.stream_join for all sums of a tile block, which CTAs are counted in once}}
    %j:2 = "gpu.stream_join"(%n, %n, %n, %n, %n, %none) : (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<16x16xf32>) -> (!cuda_tile.tile<i1>, !cuda_tile.tile<16x16xf32>)
    %i:2 = "gpu.stream_join"(%n, %n, %n, %n, %n, %none) : (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<16x16xf32>) -> (!cuda_tile.tile<i1>, !cuda_tile.tile<16x16xf32>)
    return
  } {gpu.planned = "schedule", gpu.warps = 4 : i64, gpu.persistent = true, gpu.stream_k = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %none = constant <f32: 0.0> : tile<16x16xf32>
    %n = constant <i32: 4> : tile<i32>
    for %i in (%n to %n, step %n) : tile<i32> {
    // expected-error @below {{expected to stand in no loop but that over tile blocks, where a CTA comes by once for each}}
    %j:2 = "gpu.stream_join"(%n, %n, %n, %n, %n, %none) : (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<16x16xf32>) -> (!cuda_tile.tile<i1>, !cuda_tile.tile<16x16xf32>)
    }
    return
  } {gpu.planned = "schedule", gpu.warps = 4 : i64, gpu.persistent = true, gpu.stream_k = 4 : i64}
}
