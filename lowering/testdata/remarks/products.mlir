// 8-bit floating-point numbers where there is no instruction for them.
// remarks: sm_80 products
cuda_tile.module @m {
  entry @f(%A: tile<ptr<f8E4M3FN>>, %B: tile<ptr<f8E4M3FN>>, %C: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %a = assume div_by<16>, %A : tile<ptr<f8E4M3FN>>
    %b = assume div_by<16>, %B : tile<ptr<f8E4M3FN>>
    %c = assume div_by<16>, %C : tile<ptr<f32>>
    %at = make_tensor_view %a, shape = [1024, 1024], strides = [1024, 1] : tensor_view<1024x1024xf8E4M3FN, strides=[1024,1]>
    %bt = make_tensor_view %b, shape = [1024, 1024], strides = [1024, 1] : tensor_view<1024x1024xf8E4M3FN, strides=[1024,1]>
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(64x32), tensor_view<1024x1024xf8E4M3FN, strides=[1024,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(32x64), tensor_view<1024x1024xf8E4M3FN, strides=[1024,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    %sum = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %x, %t1 = load_view_tko weak %av[%zero, %k] : partition_view<tile=(64x32), tensor_view<1024x1024xf8E4M3FN, strides=[1024,1]>>, tile<i32> -> tile<64x32xf8E4M3FN>, token
      %y, %t2 = load_view_tko weak %bv[%k, %zero] : partition_view<tile=(32x64), tensor_view<1024x1024xf8E4M3FN, strides=[1024,1]>>, tile<i32> -> tile<32x64xf8E4M3FN>, token
      // expected-remark @below {{8-bit numbers are converted to f16 and multiplied so: sm_80 has no instruction for f8E4M3FN into f32 of 64x64x32; instead: a result of f32, extents of 16x8x32 at least, and a target from sm_89 on [TIR0617]}}
      %next = mmaf %x, %y, %acc : tile<64x32xf8E4M3FN>, tile<32x64xf8E4M3FN>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
// A batch.
// remarks: sm_80 products
cuda_tile.module @m {
  entry @f(%C: tile<ptr<f32>>) {
    %zero = constant <i32: 0> : tile<i32>
    %x = constant <f16: 1.0> : tile<4x16x16xf16>
    %none = constant <f32: 0.0> : tile<4x16x16xf32>
    // expected-remark @below {{computed as 4 products of matrices, one after the other [TIR0616]}}
    %sum = mmaf %x, %x, %none : tile<4x16x16xf16>, tile<4x16x16xf16>, tile<4x16x16xf32>
    %ct = make_tensor_view %C, shape = [4, 16, 16], strides = [256, 16, 1] : tensor_view<4x16x16xf32, strides=[256,16,1]>
    %cv = make_partition_view %ct : partition_view<tile=(4x16x16), tensor_view<4x16x16xf32, strides=[256,16,1]>>
    store_view_tko weak %sum, %cv[%zero, %zero, %zero] : tile<4x16x16xf32>, partition_view<tile=(4x16x16), tensor_view<4x16x16xf32, strides=[256,16,1]>>, tile<i32> -> token
    return
  }
}
// -----
// Numbers with scales.
// remarks: sm_80 products
cuda_tile.module @m {
  entry @f(%C: tile<ptr<f32>>) {
    %zero = constant <i32: 0> : tile<i32>
    %x = constant <f8E4M3FN: 1.0> : tile<32x32xf8E4M3FN>
    %s = constant <f8E8M0FNU: 1.0> : tile<32x1xf8E8M0FNU>
    %t = constant <f8E8M0FNU: 1.0> : tile<1x32xf8E8M0FNU>
    %none = constant <f32: 0.0> : tile<32x32xf32>
    // expected-remark @below {{the operands are multiplied by their scales first, and then as bf16 [TIR0615]}}
    %sum = mmaf_scaled %x, %x, %none, %s, %t : tile<32x32xf8E4M3FN>, tile<32x32xf8E4M3FN>, tile<32x32xf32>, tile<32x1xf8E8M0FNU>, tile<1x32xf8E8M0FNU>
    %ct = make_tensor_view %C, shape = [32, 32], strides = [32, 1] : tensor_view<32x32xf32, strides=[32,1]>
    %cv = make_partition_view %ct : partition_view<tile=(32x32), tensor_view<32x32xf32, strides=[32,1]>>
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<32x32xf32>, partition_view<tile=(32x32), tensor_view<32x32xf32, strides=[32,1]>>, tile<i32> -> token
    return
  }
}
// -----
// The right operand lies across k.
// remarks: sm_90a products
cuda_tile.module @m {
  entry @f(%a: tile<ptr<f32>>, %b: tile<ptr<f32>>, %c: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>) {
    %ta = make_tensor_view %a, shape = [%m, %k], strides = [64, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[64,1]>
    %va = make_partition_view %ta : partition_view<tile=(128x32), padding_value = zero, tensor_view<?x?xf32, strides=[64,1]>>
    %tb = make_tensor_view %b, shape = [%k, %n], strides = [64, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[64,1]>
    %vb = make_partition_view %tb : partition_view<tile=(32x128), padding_value = zero, tensor_view<?x?xf32, strides=[64,1]>>
    %tc = make_tensor_view %c, shape = [%m, %n], strides = [64, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[64,1]>
    %vc = make_partition_view %tc : partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[64,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<128x128xf32>
    %mt, %kt = get_index_space_shape %va : partition_view<tile=(128x32), padding_value = zero, tensor_view<?x?xf32, strides=[64,1]>> -> tile<i32>
    %sum = for %q in (%zero to %kt, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      %at, %ut = load_view_tko weak %va[%x, %q] : partition_view<tile=(128x32), padding_value = zero, tensor_view<?x?xf32, strides=[64,1]>>, tile<i32> -> tile<128x32xf32>, token
      %bt, %wt = load_view_tko weak %vb[%q, %y] : partition_view<tile=(32x128), padding_value = zero, tensor_view<?x?xf32, strides=[64,1]>>, tile<i32> -> tile<32x128xf32>, token
      %ac = ftof %at : tile<128x32xf32> -> tile<128x32xtf32>
      %bc = ftof %bt : tile<32x128xf32> -> tile<32x128xtf32>
      // expected-remark @below {{computed as the transpose of a product, whose left operand comes through registers and whose right one is read where it lies [TIR0618]}}
      %next = mmaf %ac, %bc, %acc : tile<128x32xtf32>, tile<32x128xtf32>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    store_view_tko weak %sum, %vc[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
