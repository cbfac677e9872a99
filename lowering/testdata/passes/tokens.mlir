// A load is copied ahead if its token leads to nothing in the loop: to a make_token,
// to other loads, around the loop or through an if, or to what came before the loop.
// What waits for the load then waits for the copies; the copies wait for what the
// load waited for, with a barrier where that was another thread.
//
// DISABLE: roles
// PLAN: entry @first
// PLAN: "gpu.copy_async"
// PLAN: for %
// PLAN: "gpu.wait"(%iterArg3) {gpu.async, pending = 2 : i64} : (!cuda_tile.token) -> ()
// PLAN: "gpu.copy_async"
// PLAN: entry @joined
// PLAN: "gpu.copy_async"
// PLAN: for %
// PLAN: = "gpu.wait"(%iterArg4) {gpu.async, pending = 2 : i64} : (!cuda_tile.token) -> !cuda_tile.token
// PLAN: "gpu.copy_async"
// PLAN: continue
// PLAN: "gpu.wait"(%for#4, %for#5, %for#6) {pending = 0 : i64}
// PLAN: store_view_tko
// PLAN: entry @after_store
// PLAN: store_view_tko
// PLAN: "gpu.barrier"() {why = "gpu.copy_async comes after store_view_tko by a token
// PLAN: "gpu.copy_async"
// PLAN: !cuda_tile.token) -> !cuda_tile.token
// PLAN: for %
// PLAN: "gpu.copy_async"
// PLAN: entry @persistent
// PLAN: for %
// PLAN: "gpu.barrier"() {why = "gpu.copy_async
// PLAN: "gpu.copy_async"
// PLAN: for %
// PLAN: "gpu.copy_async"
// PLAN: store_view_tko
// PLAN: entry @chained
// PLAN: "gpu.copy_async"
// PLAN: for %
// PLAN: "gpu.copy_async"
// PLAN: entry @store_waits
// PLAN: "gpu.copy_async"
// PLAN: for %
// PLAN: "gpu.copy_async"
// PLAN: store_view_tko
// PLAN: continue
cuda_tile.module @m {
  entry @first(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>) {
    %pa = assume div_by<16>, %a : tile<ptr<f16>>
    %pb = assume div_by<16>, %b : tile<ptr<f16>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %steps = constant <i32: 8> : tile<i32>
    %ta = make_tensor_view %pa, shape = [64, 256], strides = [256, 1] : tensor_view<64x256xf16, strides=[256,1]>
    %tb = make_tensor_view %pb, shape = [256, 64], strides = [64, 1] : tensor_view<256x64xf16, strides=[64,1]>
    %tc = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %va = make_partition_view %ta : partition_view<tile=(64x32), tensor_view<64x256xf16, strides=[256,1]>>
    %vb = make_partition_view %tb : partition_view<tile=(32x64), tensor_view<256x64xf16, strides=[64,1]>>
    %vc = make_partition_view %tc : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %half = constant <f16: 1.0> : tile<64x32xf16>
    %start = make_token : token
    %r = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %x, %xt = load_view_tko weak %va[%zero, %k] token = %start : partition_view<tile=(64x32), tensor_view<64x256xf16, strides=[256,1]>>, tile<i32> -> tile<64x32xf16>, token
      %y, %yt = load_view_tko weak %vb[%k, %zero] token = %start : partition_view<tile=(32x64), tensor_view<256x64xf16, strides=[64,1]>>, tile<i32> -> tile<32x64xf16>, token
      %s = mmaf %x, %y, %acc : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      continue %s : tile<64x64xf32>
    }
    store_view_tko weak %r, %vc[%zero, %zero] token = %start : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
  }
  entry @joined(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>) {
    %pa = assume div_by<16>, %a : tile<ptr<f16>>
    %pb = assume div_by<16>, %b : tile<ptr<f16>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %steps = constant <i32: 8> : tile<i32>
    %ta = make_tensor_view %pa, shape = [64, 256], strides = [256, 1] : tensor_view<64x256xf16, strides=[256,1]>
    %tb = make_tensor_view %pb, shape = [256, 64], strides = [64, 1] : tensor_view<256x64xf16, strides=[64,1]>
    %tc = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %va = make_partition_view %ta : partition_view<tile=(64x32), tensor_view<64x256xf16, strides=[256,1]>>
    %vb = make_partition_view %tb : partition_view<tile=(32x64), tensor_view<256x64xf16, strides=[64,1]>>
    %vc = make_partition_view %tc : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %half = constant <f16: 1.0> : tile<64x32xf16>
    %start = make_token : token
    %r, %done = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none, %t = %start) -> (tile<64x64xf32>, token) {
      %x, %xt = load_view_tko weak %va[%zero, %k] token = %start : partition_view<tile=(64x32), tensor_view<64x256xf16, strides=[256,1]>>, tile<i32> -> tile<64x32xf16>, token
      %j = join_tokens %t, %xt : token
      %y, %yt = load_view_tko weak %vb[%k, %zero] token = %start : partition_view<tile=(32x64), tensor_view<256x64xf16, strides=[64,1]>>, tile<i32> -> tile<32x64xf16>, token
      %jj = join_tokens %j, %yt : token
      %s = mmaf %x, %y, %acc : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      continue %s, %jj : tile<64x64xf32>, token
    }
    store_view_tko weak %r, %vc[%zero, %zero] token = %done : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
  }
  entry @after_store(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>) {
    %pa = assume div_by<16>, %a : tile<ptr<f16>>
    %pb = assume div_by<16>, %b : tile<ptr<f16>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %steps = constant <i32: 8> : tile<i32>
    %ta = make_tensor_view %pa, shape = [64, 256], strides = [256, 1] : tensor_view<64x256xf16, strides=[256,1]>
    %tb = make_tensor_view %pb, shape = [256, 64], strides = [64, 1] : tensor_view<256x64xf16, strides=[64,1]>
    %tc = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %va = make_partition_view %ta : partition_view<tile=(64x32), tensor_view<64x256xf16, strides=[256,1]>>
    %vb = make_partition_view %tb : partition_view<tile=(32x64), tensor_view<256x64xf16, strides=[64,1]>>
    %vc = make_partition_view %tc : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %half = constant <f16: 1.0> : tile<64x32xf16>
    %start = make_token : token
    %wrote = store_view_tko weak %half, %va[%zero, %zero] token = %start : tile<64x32xf16>, partition_view<tile=(64x32), tensor_view<64x256xf16, strides=[256,1]>>, tile<i32> -> token
    %r = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %x, %xt = load_view_tko weak %va[%zero, %k] token = %wrote : partition_view<tile=(64x32), tensor_view<64x256xf16, strides=[256,1]>>, tile<i32> -> tile<64x32xf16>, token
      %y, %yt = load_view_tko weak %vb[%k, %zero] token = %start : partition_view<tile=(32x64), tensor_view<256x64xf16, strides=[64,1]>>, tile<i32> -> tile<32x64xf16>, token
      %s = mmaf %x, %y, %acc : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      continue %s : tile<64x64xf32>
    }
    store_view_tko weak %r, %vc[%zero, %zero] token = %start : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
  }
  entry @persistent(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>) {
    %pa = assume div_by<16>, %a : tile<ptr<f16>>
    %pb = assume div_by<16>, %b : tile<ptr<f16>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %steps = constant <i32: 8> : tile<i32>
    %ta = make_tensor_view %pa, shape = [64, 256], strides = [256, 1] : tensor_view<64x256xf16, strides=[256,1]>
    %tb = make_tensor_view %pb, shape = [256, 64], strides = [64, 1] : tensor_view<256x64xf16, strides=[64,1]>
    %tc = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %va = make_partition_view %ta : partition_view<tile=(64x32), tensor_view<64x256xf16, strides=[256,1]>>
    %vb = make_partition_view %tb : partition_view<tile=(32x64), tensor_view<256x64xf16, strides=[64,1]>>
    %vc = make_partition_view %tc : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %half = constant <f16: 1.0> : tile<64x32xf16>
    %start = make_token : token
    %all = for %i in (%zero to %steps, step %one) : tile<i32> iter_values(%last = %start) -> (token) {
      %r, %done = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none, %t = %last) -> (tile<64x64xf32>, token) {
        %x, %xt = load_view_tko weak %va[%zero, %k] token = %last : partition_view<tile=(64x32), tensor_view<64x256xf16, strides=[256,1]>>, tile<i32> -> tile<64x32xf16>, token
        %y, %yt = load_view_tko weak %vb[%k, %zero] token = %last : partition_view<tile=(32x64), tensor_view<256x64xf16, strides=[64,1]>>, tile<i32> -> tile<32x64xf16>, token
        %j = join_tokens %t, %xt, %yt : token
        %s = mmaf %x, %y, %acc : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
        continue %s, %j : tile<64x64xf32>, token
      }
      %wrote = store_view_tko weak %r, %vc[%zero, %zero] token = %done : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
      continue %wrote : token
    }
  }
  entry @chained(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>) {
    %pa = assume div_by<16>, %a : tile<ptr<f16>>
    %pb = assume div_by<16>, %b : tile<ptr<f16>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %steps = constant <i32: 8> : tile<i32>
    %ta = make_tensor_view %pa, shape = [64, 256], strides = [256, 1] : tensor_view<64x256xf16, strides=[256,1]>
    %tb = make_tensor_view %pb, shape = [256, 64], strides = [64, 1] : tensor_view<256x64xf16, strides=[64,1]>
    %tc = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %va = make_partition_view %ta : partition_view<tile=(64x32), tensor_view<64x256xf16, strides=[256,1]>>
    %vb = make_partition_view %tb : partition_view<tile=(32x64), tensor_view<256x64xf16, strides=[64,1]>>
    %vc = make_partition_view %tc : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %half = constant <f16: 1.0> : tile<64x32xf16>
    %start = make_token : token
    %r, %done = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none, %t = %start) -> (tile<64x64xf32>, token) {
      %x, %xt = load_view_tko weak %va[%zero, %k] token = %t : partition_view<tile=(64x32), tensor_view<64x256xf16, strides=[256,1]>>, tile<i32> -> tile<64x32xf16>, token
      %y, %yt = load_view_tko weak %vb[%k, %zero] token = %xt : partition_view<tile=(32x64), tensor_view<256x64xf16, strides=[64,1]>>, tile<i32> -> tile<32x64xf16>, token
      %s = mmaf %x, %y, %acc : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      %low = cmpi less_than %k, %one, signed : tile<i32> -> tile<i1>
      %n = if %low -> (token) {
        yield %yt : token
      } else {
        yield %t : token
      }
      continue %s, %n : tile<64x64xf32>, token
    }
    store_view_tko weak %r, %vc[%zero, %zero] token = %done : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
  }
  entry @store_waits(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>) {
    %pa = assume div_by<16>, %a : tile<ptr<f16>>
    %pb = assume div_by<16>, %b : tile<ptr<f16>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %steps = constant <i32: 8> : tile<i32>
    %ta = make_tensor_view %pa, shape = [64, 256], strides = [256, 1] : tensor_view<64x256xf16, strides=[256,1]>
    %tb = make_tensor_view %pb, shape = [256, 64], strides = [64, 1] : tensor_view<256x64xf16, strides=[64,1]>
    %tc = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %va = make_partition_view %ta : partition_view<tile=(64x32), tensor_view<64x256xf16, strides=[256,1]>>
    %vb = make_partition_view %tb : partition_view<tile=(32x64), tensor_view<256x64xf16, strides=[64,1]>>
    %vc = make_partition_view %tc : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %half = constant <f16: 1.0> : tile<64x32xf16>
    %start = make_token : token
    %r = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %x, %xt = load_view_tko weak %va[%zero, %k] token = %start : partition_view<tile=(64x32), tensor_view<64x256xf16, strides=[256,1]>>, tile<i32> -> tile<64x32xf16>, token
      %y, %yt = load_view_tko weak %vb[%k, %zero] token = %start : partition_view<tile=(32x64), tensor_view<256x64xf16, strides=[64,1]>>, tile<i32> -> tile<32x64xf16>, token
      %s = mmaf %x, %y, %acc : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      %j = join_tokens %xt, %yt : token
      store_view_tko weak %s, %vc[%zero, %zero] token = %j : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
      continue %s : tile<64x64xf32>
    }
  }
}
