// An if around a loop with products.
// remarks: sm_90a guards
cuda_tile.module @guards {
  entry @guarded(%k: tile<ptr<f16>>, %v: tile<ptr<f16>>, %q: tile<ptr<f16>>, %o: tile<ptr<f32>>, %s: tile<ptr<f32>>, %n: tile<i32>, %m: tile<i32>) {
    %kp = assume div_by<16>, %k : tile<ptr<f16>>
    %vp = assume div_by<16>, %v : tile<ptr<f16>>
    %qp = assume div_by<16>, %q : tile<ptr<f16>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %kt = make_tensor_view %kp, shape = [1, 1, 256, 64], strides = [16384, 16384, 64, 1] : tensor_view<1x1x256x64xf16, strides=[16384,16384,64,1]>
    %vt = make_tensor_view %vp, shape = [1, 1, 256, 64], strides = [16384, 16384, 64, 1] : tensor_view<1x1x256x64xf16, strides=[16384,16384,64,1]>
    %qt = make_tensor_view %qp, shape = [8, 64], strides = [64, 1] : tensor_view<8x64xf16, strides=[64,1]>
    %ot = make_tensor_view %o, shape = [64, 8], strides = [8, 1] : tensor_view<64x8xf32, strides=[8,1]>
    %st = make_tensor_view %s, shape = [128, 8], strides = [8, 1] : tensor_view<128x8xf32, strides=[8,1]>
    %kv = make_partition_view %kt : partition_view<tile=(1x1x128x64), tensor_view<1x1x256x64xf16, strides=[16384,16384,64,1]>>
    %vv = make_partition_view %vt : partition_view<tile=(1x1x128x64), tensor_view<1x1x256x64xf16, strides=[16384,16384,64,1]>>
    %qv = make_partition_view %qt : partition_view<tile=(8x64), tensor_view<8x64xf16, strides=[64,1]>>
    %ov = make_partition_view %ot : partition_view<tile=(64x8), tensor_view<64x8xf32, strides=[8,1]>>
    %sv = make_partition_view %st : partition_view<tile=(128x8), tensor_view<128x8xf32, strides=[8,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %w = make_token : token
    %qs, %w1 = load_view_tko weak %qv[%zero, %zero] token = %w : partition_view<tile=(8x64), tensor_view<8x64xf16, strides=[64,1]>>, tile<i32> -> tile<8x64xf16>, token
    %qc = permute %qs [1, 0] : tile<8x64xf16> -> tile<64x8xf16>
    %no = constant <f32: 0.5> : tile<64x8xf32>
    %none = constant <f32: 0.0> : tile<128x8xf32>
    %here = cmpi less_than %x, %n, signed : tile<i32> -> tile<i1>
    %r:2 = if %here -> (tile<128x8xf32>, tile<64x8xf32>) {
      %from = remi %one, %one signed : tile<i32>
      // expected-remark @below {{runs without the if around it: of no iterations where that is false [TIR0710]}}
      %l:2 = for %i in (%from to %m, step %one) : tile<i32> iter_values(%a = %no, %b = %none) -> (tile<64x8xf32>, tile<128x8xf32>) {
        %kl, %w2 = load_view_tko weak %kv[%zero, %zero, %i, %zero] token = %w : partition_view<tile=(1x1x128x64), tensor_view<1x1x256x64xf16, strides=[16384,16384,64,1]>>, tile<i32> -> tile<1x1x128x64xf16>, token
        %ks = reshape %kl : tile<1x1x128x64xf16> -> tile<128x64xf16>
        %p = mmaf %ks, %qc, %none : tile<128x64xf16>, tile<64x8xf16>, tile<128x8xf32>
        %h = ftof %p rounding<nearest_even> : tile<128x8xf32> -> tile<128x8xf16>
        %vl, %w3 = load_view_tko weak %vv[%zero, %zero, %i, %zero] token = %w : partition_view<tile=(1x1x128x64), tensor_view<1x1x256x64xf16, strides=[16384,16384,64,1]>>, tile<i32> -> tile<1x1x128x64xf16>, token
        %vs = reshape %vl : tile<1x1x128x64xf16> -> tile<128x64xf16>
        %vc = permute %vs [1, 0] : tile<128x64xf16> -> tile<64x128xf16>
        %next = mmaf %vc, %h, %a : tile<64x128xf16>, tile<128x8xf16>, tile<64x8xf32>
        %sum = addf %b, %p rounding<nearest_even> : tile<128x8xf32>
        continue %next, %sum : tile<64x8xf32>, tile<128x8xf32>
      }
      yield %l#1, %l#0 : tile<128x8xf32>, tile<64x8xf32>
    } else {
      yield %none, %no : tile<128x8xf32>, tile<64x8xf32>
    }
    %first = cmpi equal %x, %zero, signed : tile<i32> -> tile<i1>
    if %first {
      %w4 = store_view_tko weak %r#1, %ov[%zero, %zero] token = %w : tile<64x8xf32>, partition_view<tile=(64x8), tensor_view<64x8xf32, strides=[8,1]>>, tile<i32> -> token
      %w5 = store_view_tko weak %r#0, %sv[%zero, %zero] token = %w : tile<128x8xf32>, partition_view<tile=(128x8), tensor_view<128x8xf32, strides=[8,1]>>, tile<i32> -> token
      yield
    }
    return
  }
}
// -----
// The if stores what the loop makes.
// remarks: sm_90a guards
cuda_tile.module @m {
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>) {
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %at = make_tensor_view %a, shape = [%m, %k], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[1024,1]>
    %bt = make_tensor_view %b, shape = [%k, %n], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[1024,1]>
    %ct = make_tensor_view %C, shape = [%m, %n], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[1024,1]>
    %av = make_partition_view %at : partition_view<tile=(64x64), tensor_view<?x?xf16, strides=[1024,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(64x64), tensor_view<?x?xf16, strides=[1024,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<?x?xf32, strides=[1024,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %other = constant <f32: 1.0> : tile<64x64xf32>
    %here = cmpi less_than %x, %m, signed : tile<i32> -> tile<i1>
    if %here {
      // expected-remark @below {{stays in the if around it, where no role copies ahead for it: the if does store_view_tko as well; instead: the if around what else it does alone [TIR0731]}}
      %sum = for %i in (%zero to %k, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
        %l, %t1 = load_view_tko weak %av[%x, %i] : partition_view<tile=(64x64), tensor_view<?x?xf16, strides=[1024,1]>>, tile<i32> -> tile<64x64xf16>, token
        %r, %t2 = load_view_tko weak %bv[%i, %y] : partition_view<tile=(64x64), tensor_view<?x?xf16, strides=[1024,1]>>, tile<i32> -> tile<64x64xf16>, token
        %next = mmaf %l, %r, %acc : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
        continue %next : tile<64x64xf32>
      }
      %t = store_view_tko weak %sum, %cv[%x, %y] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<?x?xf32, strides=[1024,1]>>, tile<i32> -> token
      yield
    }
    return
  }
}
// -----
// The if yields something else than what the loop starts with.
// remarks: sm_90a guards
cuda_tile.module @m {
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>) {
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %at = make_tensor_view %a, shape = [%m, %k], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[1024,1]>
    %bt = make_tensor_view %b, shape = [%k, %n], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[1024,1]>
    %ct = make_tensor_view %C, shape = [%m, %n], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[1024,1]>
    %av = make_partition_view %at : partition_view<tile=(64x64), tensor_view<?x?xf16, strides=[1024,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(64x64), tensor_view<?x?xf16, strides=[1024,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<?x?xf32, strides=[1024,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %other = constant <f32: 1.0> : tile<64x64xf32>
    %here = cmpi less_than %x, %m, signed : tile<i32> -> tile<i1>
    %got = if %here -> (tile<64x64xf32>) {
      // expected-remark @below {{stays in the if around it, where no role copies ahead for it: the if yields something else than what the loop does, or, in its else, than what that starts with; instead: the if around what else it does alone [TIR0731]}}
      %sum = for %i in (%zero to %k, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
        %l, %t1 = load_view_tko weak %av[%x, %i] : partition_view<tile=(64x64), tensor_view<?x?xf16, strides=[1024,1]>>, tile<i32> -> tile<64x64xf16>, token
        %r, %t2 = load_view_tko weak %bv[%i, %y] : partition_view<tile=(64x64), tensor_view<?x?xf16, strides=[1024,1]>>, tile<i32> -> tile<64x64xf16>, token
        %next = mmaf %l, %r, %acc : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
        continue %next : tile<64x64xf32>
      }
      yield %sum : tile<64x64xf32>
    } else {
      yield %other : tile<64x64xf32>
    }
    %t = store_view_tko weak %got, %cv[%x, %y] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<?x?xf32, strides=[1024,1]>>, tile<i32> -> token
    return
  }
}
// -----
// What the if yields otherwise is computed there.
// remarks: sm_90a guards
cuda_tile.module @m {
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>) {
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %at = make_tensor_view %a, shape = [%m, %k], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[1024,1]>
    %bt = make_tensor_view %b, shape = [%k, %n], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[1024,1]>
    %ct = make_tensor_view %C, shape = [%m, %n], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[1024,1]>
    %av = make_partition_view %at : partition_view<tile=(64x64), tensor_view<?x?xf16, strides=[1024,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(64x64), tensor_view<?x?xf16, strides=[1024,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<?x?xf32, strides=[1024,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %other = constant <f32: 1.0> : tile<64x64xf32>
    %here = cmpi less_than %x, %m, signed : tile<i32> -> tile<i1>
    %got = if %here -> (tile<64x64xf32>) {
      // expected-remark @below {{stays in the if around it, where no role copies ahead for it: the if yields something else than what the loop does, or, in its else, than what that starts with; instead: the if around what else it does alone [TIR0731]}}
      %sum = for %i in (%zero to %k, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
        %l, %t1 = load_view_tko weak %av[%x, %i] : partition_view<tile=(64x64), tensor_view<?x?xf16, strides=[1024,1]>>, tile<i32> -> tile<64x64xf16>, token
        %r, %t2 = load_view_tko weak %bv[%i, %y] : partition_view<tile=(64x64), tensor_view<?x?xf16, strides=[1024,1]>>, tile<i32> -> tile<64x64xf16>, token
        %next = mmaf %l, %r, %acc : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
        continue %next : tile<64x64xf32>
      }
      yield %sum : tile<64x64xf32>
    } else {
      %p = addf %other, %none : tile<64x64xf32>
      yield %p : tile<64x64xf32>
    }
    %t = store_view_tko weak %got, %cv[%x, %y] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<?x?xf32, strides=[1024,1]>>, tile<i32> -> token
    return
  }
}
