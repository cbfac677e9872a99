// Sums that CTAs share, and grids with few tile blocks for which nobody asks for that.
// remarks: sm_90a split-k
cuda_tile.module @m {
  entry @split(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>) {
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %at = make_tensor_view %a, shape = [512, 16384], strides = [16384, 1] : tensor_view<512x16384xf16, strides=[16384,1]>
    %bt = make_tensor_view %b, shape = [16384, 512], strides = [512, 1] : tensor_view<16384x512xf16, strides=[512,1]>
    %ct = make_tensor_view %C, shape = [512, 512], strides = [512, 1] : tensor_view<512x512xf32, strides=[512,1]>
    %av = make_partition_view %at : partition_view<tile=(64x32), padding_value = zero, tensor_view<512x16384xf16, strides=[16384,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(32x64), padding_value = zero, tensor_view<16384x512xf16, strides=[512,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<512x512xf32, strides=[512,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %steps = constant <i32: 512> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    // expected-remark @below {{its sums are split among the 4 CTAs of a cluster, each of which runs a part of its iterations [TIR0746]}}
    // expected-remark @below {{of 32 clusters of 4 CTAs 30 find room at one time if a multiprocessor has one CTA: some have more to do than others; instead: split_k = 2, at which all find room, or larger tiles [TIR0750]}}
    %sum = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %l, %lt = load_view_tko weak %av[%x, %k] : partition_view<tile=(64x32), padding_value = zero, tensor_view<512x16384xf16, strides=[16384,1]>>, tile<i32> -> tile<64x32xf16>, token
      %r, %rt = load_view_tko weak %bv[%k, %y] : partition_view<tile=(32x64), padding_value = zero, tensor_view<16384x512xf16, strides=[512,1]>>, tile<i32> -> tile<32x64xf16>, token
      %next = mmaf %l, %r, %acc : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<512x512xf32, strides=[512,1]>>, tile<i32> -> token
    return
  } {gpu.split_k = 4 : i64, gpu.split_k_by = "cluster", gpu.launch = array<i64: 8, 4, 1>}
  entry @memory(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>) {
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %at = make_tensor_view %a, shape = [512, 16384], strides = [16384, 1] : tensor_view<512x16384xf16, strides=[16384,1]>
    %bt = make_tensor_view %b, shape = [16384, 512], strides = [512, 1] : tensor_view<16384x512xf16, strides=[512,1]>
    %ct = make_tensor_view %C, shape = [512, 512], strides = [512, 1] : tensor_view<512x512xf32, strides=[512,1]>
    %av = make_partition_view %at : partition_view<tile=(64x32), padding_value = zero, tensor_view<512x16384xf16, strides=[16384,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(32x64), padding_value = zero, tensor_view<16384x512xf16, strides=[512,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<512x512xf32, strides=[512,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %steps = constant <i32: 512> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    // expected-remark @below {{its sums are split among 4 CTAs, each of which runs a part of its iterations, and the last adds up what all have left in memory: 32 clusters do not find room at one time [TIR0751]}}
    %sum = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %l, %lt = load_view_tko weak %av[%x, %k] : partition_view<tile=(64x32), padding_value = zero, tensor_view<512x16384xf16, strides=[16384,1]>>, tile<i32> -> tile<64x32xf16>, token
      %r, %rt = load_view_tko weak %bv[%k, %y] : partition_view<tile=(32x64), padding_value = zero, tensor_view<16384x512xf16, strides=[512,1]>>, tile<i32> -> tile<32x64xf16>, token
      %next = mmaf %l, %r, %acc : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<512x512xf32, strides=[512,1]>>, tile<i32> -> token
    return
  } {gpu.split_k = 4 : i64, gpu.launch = array<i64: 8, 4, 1>}
  entry @stream(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>) {
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %at = make_tensor_view %a, shape = [512, 16384], strides = [16384, 1] : tensor_view<512x16384xf16, strides=[16384,1]>
    %bt = make_tensor_view %b, shape = [16384, 512], strides = [512, 1] : tensor_view<16384x512xf16, strides=[512,1]>
    %ct = make_tensor_view %C, shape = [512, 512], strides = [512, 1] : tensor_view<512x512xf32, strides=[512,1]>
    %av = make_partition_view %at : partition_view<tile=(64x32), padding_value = zero, tensor_view<512x16384xf16, strides=[16384,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(32x64), padding_value = zero, tensor_view<16384x512xf16, strides=[512,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<512x512xf32, strides=[512,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %steps = constant <i32: 512> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    // expected-remark @below {{the iterations of tile blocks that make no whole round are divided among all CTAs, at most 4 to a tile block, and the last of them adds up what all have left in memory [TIR0762]}}
    %sum = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %l, %lt = load_view_tko weak %av[%x, %k] : partition_view<tile=(64x32), padding_value = zero, tensor_view<512x16384xf16, strides=[16384,1]>>, tile<i32> -> tile<64x32xf16>, token
      %r, %rt = load_view_tko weak %bv[%k, %y] : partition_view<tile=(32x64), padding_value = zero, tensor_view<16384x512xf16, strides=[512,1]>>, tile<i32> -> tile<32x64xf16>, token
      %next = mmaf %l, %r, %acc : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<512x512xf32, strides=[512,1]>>, tile<i32> -> token
    return
  } {gpu.stream_k = 4 : i64, gpu.launch = array<i64: 8, 4, 1>}
  entry @idle(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>) {
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %at = make_tensor_view %a, shape = [512, 16384], strides = [16384, 1] : tensor_view<512x16384xf16, strides=[16384,1]>
    %bt = make_tensor_view %b, shape = [16384, 512], strides = [512, 1] : tensor_view<16384x512xf16, strides=[512,1]>
    %ct = make_tensor_view %C, shape = [512, 512], strides = [512, 1] : tensor_view<512x512xf32, strides=[512,1]>
    %av = make_partition_view %at : partition_view<tile=(64x32), padding_value = zero, tensor_view<512x16384xf16, strides=[16384,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(32x64), padding_value = zero, tensor_view<16384x512xf16, strides=[512,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<512x512xf32, strides=[512,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %steps = constant <i32: 512> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    // expected-remark @below {{16 tile blocks keep as many of 132 multiprocessors busy at most; instead: split_k = 8 in a recipe, if its sums may be added up in another order [TIR0747]}}
    %sum = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %l, %lt = load_view_tko weak %av[%x, %k] : partition_view<tile=(64x32), padding_value = zero, tensor_view<512x16384xf16, strides=[16384,1]>>, tile<i32> -> tile<64x32xf16>, token
      %r, %rt = load_view_tko weak %bv[%k, %y] : partition_view<tile=(32x64), padding_value = zero, tensor_view<16384x512xf16, strides=[512,1]>>, tile<i32> -> tile<32x64xf16>, token
      %next = mmaf %l, %r, %acc : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<512x512xf32, strides=[512,1]>>, tile<i32> -> token
    return
  } {gpu.launch = array<i64: 4, 4, 1>}
  entry @short(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>) {
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %at = make_tensor_view %a, shape = [512, 16384], strides = [16384, 1] : tensor_view<512x16384xf16, strides=[16384,1]>
    %bt = make_tensor_view %b, shape = [16384, 512], strides = [512, 1] : tensor_view<16384x512xf16, strides=[512,1]>
    %ct = make_tensor_view %C, shape = [512, 512], strides = [512, 1] : tensor_view<512x512xf32, strides=[512,1]>
    %av = make_partition_view %at : partition_view<tile=(64x32), padding_value = zero, tensor_view<512x16384xf16, strides=[16384,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(32x64), padding_value = zero, tensor_view<16384x512xf16, strides=[512,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<512x512xf32, strides=[512,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %steps = constant <i32: 9> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    // expected-remark @below {{16 tile blocks keep as many of 132 multiprocessors busy at most; instead: split_k = 2 in a recipe, if its sums may be added up in another order [TIR0747]}}
    %sum = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %l, %lt = load_view_tko weak %av[%x, %k] : partition_view<tile=(64x32), padding_value = zero, tensor_view<512x16384xf16, strides=[16384,1]>>, tile<i32> -> tile<64x32xf16>, token
      %r, %rt = load_view_tko weak %bv[%k, %y] : partition_view<tile=(32x64), padding_value = zero, tensor_view<16384x512xf16, strides=[512,1]>>, tile<i32> -> tile<32x64xf16>, token
      %next = mmaf %l, %r, %acc : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<512x512xf32, strides=[512,1]>>, tile<i32> -> token
    return
  } {gpu.launch = array<i64: 4, 4, 1>}
  entry @open(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>) {
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %at = make_tensor_view %a, shape = [512, 16384], strides = [16384, 1] : tensor_view<512x16384xf16, strides=[16384,1]>
    %bt = make_tensor_view %b, shape = [16384, 512], strides = [512, 1] : tensor_view<16384x512xf16, strides=[512,1]>
    %ct = make_tensor_view %C, shape = [512, 512], strides = [512, 1] : tensor_view<512x512xf32, strides=[512,1]>
    %av = make_partition_view %at : partition_view<tile=(64x32), padding_value = zero, tensor_view<512x16384xf16, strides=[16384,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(32x64), padding_value = zero, tensor_view<16384x512xf16, strides=[512,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<512x512xf32, strides=[512,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %steps = constant <i32: 512> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    // expected-remark @below {{56 tile blocks keep as many of 132 multiprocessors busy at most; instead: split_k = 2 in a recipe, if its sums may be added up in another order [TIR0747]}}
    %sum = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %l, %lt = load_view_tko weak %av[%x, %k] : partition_view<tile=(64x32), padding_value = zero, tensor_view<512x16384xf16, strides=[16384,1]>>, tile<i32> -> tile<64x32xf16>, token
      %r, %rt = load_view_tko weak %bv[%k, %y] : partition_view<tile=(32x64), padding_value = zero, tensor_view<16384x512xf16, strides=[512,1]>>, tile<i32> -> tile<32x64xf16>, token
      %next = mmaf %l, %r, %acc : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<512x512xf32, strides=[512,1]>>, tile<i32> -> token
    return
  } {gpu.launch = array<i64: 8, 7, 1>}
  entry @shorter(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>) {
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %at = make_tensor_view %a, shape = [512, 16384], strides = [16384, 1] : tensor_view<512x16384xf16, strides=[16384,1]>
    %bt = make_tensor_view %b, shape = [16384, 512], strides = [512, 1] : tensor_view<16384x512xf16, strides=[512,1]>
    %ct = make_tensor_view %C, shape = [512, 512], strides = [512, 1] : tensor_view<512x512xf32, strides=[512,1]>
    %av = make_partition_view %at : partition_view<tile=(64x32), padding_value = zero, tensor_view<512x16384xf16, strides=[16384,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(32x64), padding_value = zero, tensor_view<16384x512xf16, strides=[512,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<512x512xf32, strides=[512,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %steps = constant <i32: 7> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %sum = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %l, %lt = load_view_tko weak %av[%x, %k] : partition_view<tile=(64x32), padding_value = zero, tensor_view<512x16384xf16, strides=[16384,1]>>, tile<i32> -> tile<64x32xf16>, token
      %r, %rt = load_view_tko weak %bv[%k, %y] : partition_view<tile=(32x64), padding_value = zero, tensor_view<16384x512xf16, strides=[512,1]>>, tile<i32> -> tile<32x64xf16>, token
      %next = mmaf %l, %r, %acc : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<512x512xf32, strides=[512,1]>>, tile<i32> -> token
    return
  } {gpu.launch = array<i64: 4, 4, 1>}
  entry @busy(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>) {
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %at = make_tensor_view %a, shape = [512, 16384], strides = [16384, 1] : tensor_view<512x16384xf16, strides=[16384,1]>
    %bt = make_tensor_view %b, shape = [16384, 512], strides = [512, 1] : tensor_view<16384x512xf16, strides=[512,1]>
    %ct = make_tensor_view %C, shape = [512, 512], strides = [512, 1] : tensor_view<512x512xf32, strides=[512,1]>
    %av = make_partition_view %at : partition_view<tile=(64x32), padding_value = zero, tensor_view<512x16384xf16, strides=[16384,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(32x64), padding_value = zero, tensor_view<16384x512xf16, strides=[512,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<512x512xf32, strides=[512,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %steps = constant <i32: 512> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %sum = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %l, %lt = load_view_tko weak %av[%x, %k] : partition_view<tile=(64x32), padding_value = zero, tensor_view<512x16384xf16, strides=[16384,1]>>, tile<i32> -> tile<64x32xf16>, token
      %r, %rt = load_view_tko weak %bv[%k, %y] : partition_view<tile=(32x64), padding_value = zero, tensor_view<16384x512xf16, strides=[512,1]>>, tile<i32> -> tile<32x64xf16>, token
      %next = mmaf %l, %r, %acc : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<512x512xf32, strides=[512,1]>>, tile<i32> -> token
    return
  } {gpu.launch = array<i64: 8, 9, 1>}
  entry @unknown(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>) {
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %at = make_tensor_view %a, shape = [512, 16384], strides = [16384, 1] : tensor_view<512x16384xf16, strides=[16384,1]>
    %bt = make_tensor_view %b, shape = [16384, 512], strides = [512, 1] : tensor_view<16384x512xf16, strides=[512,1]>
    %ct = make_tensor_view %C, shape = [512, 512], strides = [512, 1] : tensor_view<512x512xf32, strides=[512,1]>
    %av = make_partition_view %at : partition_view<tile=(64x32), padding_value = zero, tensor_view<512x16384xf16, strides=[16384,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(32x64), padding_value = zero, tensor_view<16384x512xf16, strides=[512,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<512x512xf32, strides=[512,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %steps = constant <i32: 512> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %sum = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %l, %lt = load_view_tko weak %av[%x, %k] : partition_view<tile=(64x32), padding_value = zero, tensor_view<512x16384xf16, strides=[16384,1]>>, tile<i32> -> tile<64x32xf16>, token
      %r, %rt = load_view_tko weak %bv[%k, %y] : partition_view<tile=(32x64), padding_value = zero, tensor_view<16384x512xf16, strides=[512,1]>>, tile<i32> -> tile<32x64xf16>, token
      %next = mmaf %l, %r, %acc : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<512x512xf32, strides=[512,1]>>, tile<i32> -> token
    return
  }
}
