// Operands in f16 take more than there is, as a whole.
// remarks: sm_86 chunk
cuda_tile.module @m {
  entry @e5m2_two_sums(%a: tile<ptr<f8E5M2>>, %b: tile<ptr<f8E5M2>>, %c: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>, %la: tile<i32>, %lb: tile<i32>, %lc: tile<i32>) {
    %pa = assume div_by<16>, %a : tile<ptr<f8E5M2>>
    %pb = assume div_by<16>, %b : tile<ptr<f8E5M2>>
    %pc = assume div_by<16>, %c : tile<ptr<f32>>
    %lda = assume div_by<16>, %la : tile<i32>
    %ldb = assume div_by<16>, %lb : tile<i32>
    %ldc = assume div_by<16>, %lc : tile<i32>
    %ta = make_tensor_view %pa, shape = [%m, %k], strides = [%lda, 1] : tile<i32> -> tensor_view<?x?xf8E5M2, strides=[?,1]>
    %va = make_partition_view %ta : partition_view<tile=(128x512), padding_value = zero, tensor_view<?x?xf8E5M2, strides=[?,1]>>
    %tb = make_tensor_view %pb, shape = [%n, %k], strides = [%ldb, 1] : tile<i32> -> tensor_view<?x?xf8E5M2, strides=[?,1]>
    %vb = make_partition_view %tb : partition_view<tile=(512x64), padding_value = zero, tensor_view<?x?xf8E5M2, strides=[?,1]>, dim_map=[1, 0]>
    %tc = make_tensor_view %pc, shape = [%m, %n], strides = [%ldc, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %vc = make_partition_view %tc : partition_view<tile=(128x64), tensor_view<?x?xf32, strides=[?,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<128x64xf32>
    %mt, %kt = get_index_space_shape %va : partition_view<tile=(128x512), padding_value = zero, tensor_view<?x?xf8E5M2, strides=[?,1]>> -> tile<i32>
    %sum = for %q in (%zero to %kt, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x64xf32>) {
      %at, %ut = load_view_tko weak %va[%x, %q] : partition_view<tile=(128x512), padding_value = zero, tensor_view<?x?xf8E5M2, strides=[?,1]>>, tile<i32> -> tile<128x512xf8E5M2>, token
      %bt, %wt = load_view_tko weak %vb[%q, %y] : partition_view<tile=(512x64), padding_value = zero, tensor_view<?x?xf8E5M2, strides=[?,1]>, dim_map=[1, 0]>, tile<i32> -> tile<512x64xf8E5M2>, token
      // expected-remark @below {{planned again in chunks: it needs 131072 bytes of shared memory, and a tile block has at most 101376 on sm_86; instead: smaller tiles, or a target with more shared memory [TIR0602]}}
      %next = mmaf %at, %bt, %acc : tile<128x512xf8E5M2>, tile<512x64xf8E5M2>, tile<128x64xf32>
      continue %next : tile<128x64xf32>
    }
    store_view_tko weak %sum, %vc[%x, %y] : tile<128x64xf32>, partition_view<tile=(128x64), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  }
}
// -----
// Tiles that no CTA has registers for.
// remarks: sm_90a chunk
cuda_tile.module @m {
  // expected-remark @below {{tiles need more registers than there are: loops over chunks of 8192 elements take their place; instead: smaller tiles [TIR0601]}}
  entry @f(%A: tile<ptr<f32>>, %B: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %t = make_tensor_view %A, shape = [1024, 1024], strides = [1024, 1] : tensor_view<1024x1024xf32, strides=[1024,1]>
    %v = make_partition_view %t : partition_view<tile=(512x1024), tensor_view<1024x1024xf32, strides=[1024,1]>>
    %x, %t1 = load_view_tko weak %v[%zero, %zero] : partition_view<tile=(512x1024), tensor_view<1024x1024xf32, strides=[1024,1]>>, tile<i32> -> tile<512x1024xf32>, token
    %y = negf %x : tile<512x1024xf32>
    %u = store_view_tko weak %y, %v[%zero, %zero] token = %t1 : tile<512x1024xf32>, partition_view<tile=(512x1024), tensor_view<1024x1024xf32, strides=[1024,1]>>, tile<i32> -> token
    return
  }
}
// -----
// A loop hands on a tile.
// remarks: sm_90a chunk
cuda_tile.module @m {
  // expected-remark @below {{tiles need more registers than there are: loops over chunks of 8192 elements take their place; instead: smaller tiles [TIR0601]}}
  entry @f(%A: tile<ptr<f32>>, %B: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %t = make_tensor_view %A, shape = [1024, 1024], strides = [1024, 1] : tensor_view<1024x1024xf32, strides=[1024,1]>
    %v = make_partition_view %t : partition_view<tile=(512x1024), tensor_view<1024x1024xf32, strides=[1024,1]>>
    %x, %t1 = load_view_tko weak %v[%zero, %zero] : partition_view<tile=(512x1024), tensor_view<1024x1024xf32, strides=[1024,1]>>, tile<i32> -> tile<512x1024xf32>, token
    // expected-remark @below {{tile<512x1024xf32> is kept in memory, not computed by chunk where it is read: for hands it on; instead: smaller tiles [TIR0739]}}
    %y = for %i in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %x) -> (tile<512x1024xf32>) {
      %z = negf %acc : tile<512x1024xf32>
      continue %z : tile<512x1024xf32>
    }
    %u = store_view_tko weak %y, %v[%zero, %zero] token = %t1 : tile<512x1024xf32>, partition_view<tile=(512x1024), tensor_view<1024x1024xf32, strides=[1024,1]>>, tile<i32> -> token
    return
  }
}
// -----
// What is loaded is stored to, and read again.
// remarks: sm_90a chunk
cuda_tile.module @m {
  // expected-remark @below {{tiles need more registers than there are: loops over chunks of 8192 elements take their place; instead: smaller tiles [TIR0601]}}
  entry @f(%A: tile<ptr<f32>>, %B: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %t = make_tensor_view %A, shape = [1024, 1024], strides = [1024, 1] : tensor_view<1024x1024xf32, strides=[1024,1]>
    %v = make_partition_view %t : partition_view<tile=(512x1024), tensor_view<1024x1024xf32, strides=[1024,1]>>
    // expected-remark @below {{tile<512x1024xf32> is kept in memory, not computed by chunk where it is read: what it is loaded from may change before it is read; instead: smaller tiles [TIR0739]}}
    %x, %t1 = load_view_tko weak %v[%zero, %zero] : partition_view<tile=(512x1024), tensor_view<1024x1024xf32, strides=[1024,1]>>, tile<i32> -> tile<512x1024xf32>, token
    %y = negf %x : tile<512x1024xf32>
    %u = store_view_tko weak %y, %v[%zero, %zero] token = %t1 : tile<512x1024xf32>, partition_view<tile=(512x1024), tensor_view<1024x1024xf32, strides=[1024,1]>>, tile<i32> -> token
    %w = store_view_tko weak %x, %v[%zero, %one] token = %u : tile<512x1024xf32>, partition_view<tile=(512x1024), tensor_view<1024x1024xf32, strides=[1024,1]>>, tile<i32> -> token
    return
  }
}
// -----
// Sums of columns, which are few: nothing large is kept.
// remarks: sm_90a chunk
cuda_tile.module @m {
  // expected-remark @below {{tiles need more registers than there are: loops over chunks of 8192 elements take their place; instead: smaller tiles [TIR0601]}}
  entry @f(%A: tile<ptr<f32>>, %B: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %t = make_tensor_view %A, shape = [1024, 1024], strides = [1024, 1] : tensor_view<1024x1024xf32, strides=[1024,1]>
    %v = make_partition_view %t : partition_view<tile=(512x1024), tensor_view<1024x1024xf32, strides=[1024,1]>>
    %x, %t1 = load_view_tko weak %v[%zero, %zero] : partition_view<tile=(512x1024), tensor_view<1024x1024xf32, strides=[1024,1]>>, tile<i32> -> tile<512x1024xf32>, token
    %s = reduce %x dim=0 identities=[0.0 : f32] : tile<512x1024xf32> -> tile<1024xf32> (%p: tile<f32>, %q: tile<f32>) {
      %r = addf %p, %q : tile<f32>
      yield %r : tile<f32>
    }
    %s1 = reshape %s : tile<1024xf32> -> tile<1x1024xf32>
    %s2 = broadcast %s1 : tile<1x1024xf32> -> tile<512x1024xf32>
    %y = subf %x, %s2 : tile<512x1024xf32>
    %u = store_view_tko weak %y, %v[%zero, %zero] token = %t1 : tile<512x1024xf32>, partition_view<tile=(512x1024), tensor_view<1024x1024xf32, strides=[1024,1]>>, tile<i32> -> token
    return
  }
}
