// Every mathematical function in every type, on random numbers and on special values.
// tilerun: --entry math_f32 --grid 1 --arg x=randn:f32:256:1 --arg y=randn:f32:256:2 --arg out_f32=zeros:f32:21x256
// tilerun[math_f64]: --entry math_f64 --grid 1 --arg x=randn:f64:256:1 --arg y=randn:f64:256:2 --arg out_f64=zeros:f64:17x256
// tilerun[math_f16]: --entry math_f16 --grid 1 --arg x=randn:f16:256:1 --arg y=randn:f16:256:2 --arg out_f16=zeros:f16:17x256
// tilerun[math_bf16]: --entry math_bf16 --grid 1 --arg x=randn:bf16:256:1 --arg y=randn:bf16:256:2 --arg out_bf16=zeros:bf16:17x256
// tilerun[special_f32]: --entry special_f32 --grid 1 --arg one=ones:f32:32 --arg out_f32=zeros:f32:65x32
// tilerun[special_f64]: --entry special_f64 --grid 1 --arg one=ones:f64:32 --arg out_f64=zeros:f64:65x32
cuda_tile.module @math {
  entry @math_f32(%x: tile<ptr<f32>>, %y: tile<ptr<f32>>, %out_f32: tile<ptr<f32>>) {
    %zero = constant <i32: 0> : tile<i32>
    %x_t = make_tensor_view %x, shape = [256], strides = [1] : tensor_view<256xf32, strides=[1]>
    %x_p = make_partition_view %x_t : partition_view<tile=(256), tensor_view<256xf32, strides=[1]>>
    %x_v, %x_k = load_view_tko weak %x_p[%zero] : partition_view<tile=(256), tensor_view<256xf32, strides=[1]>>, tile<i32> -> tile<256xf32>, token
    %y_t = make_tensor_view %y, shape = [256], strides = [1] : tensor_view<256xf32, strides=[1]>
    %y_p = make_partition_view %y_t : partition_view<tile=(256), tensor_view<256xf32, strides=[1]>>
    %y_v, %y_k = load_view_tko weak %y_p[%zero] : partition_view<tile=(256), tensor_view<256xf32, strides=[1]>>, tile<i32> -> tile<256xf32>, token
    %c8 = constant <f32: 8.0> : tile<256xf32>
    %c100 = constant <f32: 1000.0> : tile<256xf32>
    %v1 = mulf %x_v, %c8 rounding<nearest_even> : tile<256xf32>
    %v2 = mulf %x_v, %c100 rounding<nearest_even> : tile<256xf32>
    %v3 = absf %v1 : tile<256xf32>
    %v4 = mulf %y_v, %c8 rounding<nearest_even> : tile<256xf32>
    %v5 = exp %v1 : tile<256xf32>
    %v6 = exp2 %v1 : tile<256xf32>
    %v7 = sin %v1 : tile<256xf32>
    %v8 = cos %v1 : tile<256xf32>
    %v9 = tan %v1 : tile<256xf32>
    %v10 = sinh %v1 : tile<256xf32>
    %v11 = cosh %v1 : tile<256xf32>
    %v12 = tanh %v1 : tile<256xf32>
    %v13 = sin %v2 : tile<256xf32>
    %v14 = cos %v2 : tile<256xf32>
    %v15 = tan %v2 : tile<256xf32>
    %v16 = log %v3 : tile<256xf32>
    %v17 = log2 %v3 : tile<256xf32>
    %v18 = rsqrt %v3 : tile<256xf32>
    %v19 = pow %v3, %y_v : tile<256xf32>
    %v20 = atan2 %x_v, %y_v : tile<256xf32>
    %v21 = remf %v2, %y_v : tile<256xf32>
    %v22 = exp %v1 rounding<approx> : tile<256xf32>
    %v23 = tanh %v1 rounding<approx> : tile<256xf32>
    %v24 = exp2 %v1 flush_to_zero : tile<256xf32>
    %v25 = rsqrt %v3 flush_to_zero : tile<256xf32>
    %o_f32_t = make_tensor_view %out_f32, shape = [21, 256], strides = [256, 1] : tensor_view<21x256xf32, strides=[256,1]>
    %o_f32_p = make_partition_view %o_f32_t : partition_view<tile=(1x256), tensor_view<21x256xf32, strides=[256,1]>>
    %o_f32_i0 = constant <i32: 0> : tile<i32>
    %o_f32_r0 = reshape %v5 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r0, %o_f32_p[%o_f32_i0, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<21x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i1 = constant <i32: 1> : tile<i32>
    %o_f32_r1 = reshape %v6 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r1, %o_f32_p[%o_f32_i1, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<21x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i2 = constant <i32: 2> : tile<i32>
    %o_f32_r2 = reshape %v7 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r2, %o_f32_p[%o_f32_i2, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<21x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i3 = constant <i32: 3> : tile<i32>
    %o_f32_r3 = reshape %v8 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r3, %o_f32_p[%o_f32_i3, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<21x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i4 = constant <i32: 4> : tile<i32>
    %o_f32_r4 = reshape %v9 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r4, %o_f32_p[%o_f32_i4, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<21x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i5 = constant <i32: 5> : tile<i32>
    %o_f32_r5 = reshape %v10 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r5, %o_f32_p[%o_f32_i5, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<21x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i6 = constant <i32: 6> : tile<i32>
    %o_f32_r6 = reshape %v11 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r6, %o_f32_p[%o_f32_i6, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<21x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i7 = constant <i32: 7> : tile<i32>
    %o_f32_r7 = reshape %v12 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r7, %o_f32_p[%o_f32_i7, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<21x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i8 = constant <i32: 8> : tile<i32>
    %o_f32_r8 = reshape %v13 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r8, %o_f32_p[%o_f32_i8, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<21x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i9 = constant <i32: 9> : tile<i32>
    %o_f32_r9 = reshape %v14 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r9, %o_f32_p[%o_f32_i9, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<21x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i10 = constant <i32: 10> : tile<i32>
    %o_f32_r10 = reshape %v15 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r10, %o_f32_p[%o_f32_i10, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<21x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i11 = constant <i32: 11> : tile<i32>
    %o_f32_r11 = reshape %v16 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r11, %o_f32_p[%o_f32_i11, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<21x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i12 = constant <i32: 12> : tile<i32>
    %o_f32_r12 = reshape %v17 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r12, %o_f32_p[%o_f32_i12, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<21x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i13 = constant <i32: 13> : tile<i32>
    %o_f32_r13 = reshape %v18 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r13, %o_f32_p[%o_f32_i13, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<21x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i14 = constant <i32: 14> : tile<i32>
    %o_f32_r14 = reshape %v19 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r14, %o_f32_p[%o_f32_i14, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<21x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i15 = constant <i32: 15> : tile<i32>
    %o_f32_r15 = reshape %v20 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r15, %o_f32_p[%o_f32_i15, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<21x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i16 = constant <i32: 16> : tile<i32>
    %o_f32_r16 = reshape %v21 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r16, %o_f32_p[%o_f32_i16, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<21x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i17 = constant <i32: 17> : tile<i32>
    %o_f32_r17 = reshape %v22 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r17, %o_f32_p[%o_f32_i17, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<21x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i18 = constant <i32: 18> : tile<i32>
    %o_f32_r18 = reshape %v23 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r18, %o_f32_p[%o_f32_i18, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<21x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i19 = constant <i32: 19> : tile<i32>
    %o_f32_r19 = reshape %v24 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r19, %o_f32_p[%o_f32_i19, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<21x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i20 = constant <i32: 20> : tile<i32>
    %o_f32_r20 = reshape %v25 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r20, %o_f32_p[%o_f32_i20, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<21x256xf32, strides=[256,1]>>, tile<i32> -> token
  }
  entry @math_f64(%x: tile<ptr<f64>>, %y: tile<ptr<f64>>, %out_f64: tile<ptr<f64>>) {
    %zero = constant <i32: 0> : tile<i32>
    %x_t = make_tensor_view %x, shape = [256], strides = [1] : tensor_view<256xf64, strides=[1]>
    %x_p = make_partition_view %x_t : partition_view<tile=(256), tensor_view<256xf64, strides=[1]>>
    %x_v, %x_k = load_view_tko weak %x_p[%zero] : partition_view<tile=(256), tensor_view<256xf64, strides=[1]>>, tile<i32> -> tile<256xf64>, token
    %y_t = make_tensor_view %y, shape = [256], strides = [1] : tensor_view<256xf64, strides=[1]>
    %y_p = make_partition_view %y_t : partition_view<tile=(256), tensor_view<256xf64, strides=[1]>>
    %y_v, %y_k = load_view_tko weak %y_p[%zero] : partition_view<tile=(256), tensor_view<256xf64, strides=[1]>>, tile<i32> -> tile<256xf64>, token
    %c8 = constant <f64: 8.0> : tile<256xf64>
    %c100 = constant <f64: 1000.0> : tile<256xf64>
    %v1 = mulf %x_v, %c8 rounding<nearest_even> : tile<256xf64>
    %v2 = mulf %x_v, %c100 rounding<nearest_even> : tile<256xf64>
    %v3 = absf %v1 : tile<256xf64>
    %v4 = mulf %y_v, %c8 rounding<nearest_even> : tile<256xf64>
    %v5 = exp %v1 : tile<256xf64>
    %v6 = exp2 %v1 : tile<256xf64>
    %v7 = sin %v1 : tile<256xf64>
    %v8 = cos %v1 : tile<256xf64>
    %v9 = tan %v1 : tile<256xf64>
    %v10 = sinh %v1 : tile<256xf64>
    %v11 = cosh %v1 : tile<256xf64>
    %v12 = tanh %v1 : tile<256xf64>
    %v13 = sin %v2 : tile<256xf64>
    %v14 = cos %v2 : tile<256xf64>
    %v15 = tan %v2 : tile<256xf64>
    %v16 = log %v3 : tile<256xf64>
    %v17 = log2 %v3 : tile<256xf64>
    %v18 = rsqrt %v3 : tile<256xf64>
    %v19 = pow %v3, %y_v : tile<256xf64>
    %v20 = atan2 %x_v, %y_v : tile<256xf64>
    %v21 = remf %v2, %y_v : tile<256xf64>
    %o_f64_t = make_tensor_view %out_f64, shape = [17, 256], strides = [256, 1] : tensor_view<17x256xf64, strides=[256,1]>
    %o_f64_p = make_partition_view %o_f64_t : partition_view<tile=(1x256), tensor_view<17x256xf64, strides=[256,1]>>
    %o_f64_i0 = constant <i32: 0> : tile<i32>
    %o_f64_r0 = reshape %v5 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r0, %o_f64_p[%o_f64_i0, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<17x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i1 = constant <i32: 1> : tile<i32>
    %o_f64_r1 = reshape %v6 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r1, %o_f64_p[%o_f64_i1, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<17x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i2 = constant <i32: 2> : tile<i32>
    %o_f64_r2 = reshape %v7 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r2, %o_f64_p[%o_f64_i2, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<17x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i3 = constant <i32: 3> : tile<i32>
    %o_f64_r3 = reshape %v8 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r3, %o_f64_p[%o_f64_i3, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<17x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i4 = constant <i32: 4> : tile<i32>
    %o_f64_r4 = reshape %v9 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r4, %o_f64_p[%o_f64_i4, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<17x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i5 = constant <i32: 5> : tile<i32>
    %o_f64_r5 = reshape %v10 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r5, %o_f64_p[%o_f64_i5, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<17x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i6 = constant <i32: 6> : tile<i32>
    %o_f64_r6 = reshape %v11 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r6, %o_f64_p[%o_f64_i6, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<17x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i7 = constant <i32: 7> : tile<i32>
    %o_f64_r7 = reshape %v12 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r7, %o_f64_p[%o_f64_i7, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<17x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i8 = constant <i32: 8> : tile<i32>
    %o_f64_r8 = reshape %v13 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r8, %o_f64_p[%o_f64_i8, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<17x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i9 = constant <i32: 9> : tile<i32>
    %o_f64_r9 = reshape %v14 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r9, %o_f64_p[%o_f64_i9, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<17x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i10 = constant <i32: 10> : tile<i32>
    %o_f64_r10 = reshape %v15 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r10, %o_f64_p[%o_f64_i10, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<17x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i11 = constant <i32: 11> : tile<i32>
    %o_f64_r11 = reshape %v16 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r11, %o_f64_p[%o_f64_i11, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<17x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i12 = constant <i32: 12> : tile<i32>
    %o_f64_r12 = reshape %v17 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r12, %o_f64_p[%o_f64_i12, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<17x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i13 = constant <i32: 13> : tile<i32>
    %o_f64_r13 = reshape %v18 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r13, %o_f64_p[%o_f64_i13, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<17x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i14 = constant <i32: 14> : tile<i32>
    %o_f64_r14 = reshape %v19 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r14, %o_f64_p[%o_f64_i14, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<17x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i15 = constant <i32: 15> : tile<i32>
    %o_f64_r15 = reshape %v20 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r15, %o_f64_p[%o_f64_i15, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<17x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i16 = constant <i32: 16> : tile<i32>
    %o_f64_r16 = reshape %v21 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r16, %o_f64_p[%o_f64_i16, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<17x256xf64, strides=[256,1]>>, tile<i32> -> token
  }
  entry @math_f16(%x: tile<ptr<f16>>, %y: tile<ptr<f16>>, %out_f16: tile<ptr<f16>>) {
    %zero = constant <i32: 0> : tile<i32>
    %x_t = make_tensor_view %x, shape = [256], strides = [1] : tensor_view<256xf16, strides=[1]>
    %x_p = make_partition_view %x_t : partition_view<tile=(256), tensor_view<256xf16, strides=[1]>>
    %x_v, %x_k = load_view_tko weak %x_p[%zero] : partition_view<tile=(256), tensor_view<256xf16, strides=[1]>>, tile<i32> -> tile<256xf16>, token
    %y_t = make_tensor_view %y, shape = [256], strides = [1] : tensor_view<256xf16, strides=[1]>
    %y_p = make_partition_view %y_t : partition_view<tile=(256), tensor_view<256xf16, strides=[1]>>
    %y_v, %y_k = load_view_tko weak %y_p[%zero] : partition_view<tile=(256), tensor_view<256xf16, strides=[1]>>, tile<i32> -> tile<256xf16>, token
    %c8 = constant <f16: 8.0> : tile<256xf16>
    %c100 = constant <f16: 1000.0> : tile<256xf16>
    %v1 = mulf %x_v, %c8 rounding<nearest_even> : tile<256xf16>
    %v2 = mulf %x_v, %c100 rounding<nearest_even> : tile<256xf16>
    %v3 = absf %v1 : tile<256xf16>
    %v4 = mulf %y_v, %c8 rounding<nearest_even> : tile<256xf16>
    %v5 = exp %x_v : tile<256xf16>
    %v6 = exp2 %x_v : tile<256xf16>
    %v7 = sin %v1 : tile<256xf16>
    %v8 = cos %v1 : tile<256xf16>
    %v9 = tan %v1 : tile<256xf16>
    %v10 = sinh %x_v : tile<256xf16>
    %v11 = cosh %x_v : tile<256xf16>
    %v12 = tanh %v1 : tile<256xf16>
    %v13 = sin %v2 : tile<256xf16>
    %v14 = cos %v2 : tile<256xf16>
    %v15 = tan %v2 : tile<256xf16>
    %v16 = log %v3 : tile<256xf16>
    %v17 = log2 %v3 : tile<256xf16>
    %v18 = rsqrt %v3 : tile<256xf16>
    %v19 = pow %v3, %y_v : tile<256xf16>
    %v20 = atan2 %x_v, %y_v : tile<256xf16>
    %v21 = remf %v2, %y_v : tile<256xf16>
    %o_f16_t = make_tensor_view %out_f16, shape = [17, 256], strides = [256, 1] : tensor_view<17x256xf16, strides=[256,1]>
    %o_f16_p = make_partition_view %o_f16_t : partition_view<tile=(1x256), tensor_view<17x256xf16, strides=[256,1]>>
    %o_f16_i0 = constant <i32: 0> : tile<i32>
    %o_f16_r0 = reshape %v5 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r0, %o_f16_p[%o_f16_i0, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<17x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i1 = constant <i32: 1> : tile<i32>
    %o_f16_r1 = reshape %v6 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r1, %o_f16_p[%o_f16_i1, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<17x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i2 = constant <i32: 2> : tile<i32>
    %o_f16_r2 = reshape %v7 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r2, %o_f16_p[%o_f16_i2, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<17x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i3 = constant <i32: 3> : tile<i32>
    %o_f16_r3 = reshape %v8 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r3, %o_f16_p[%o_f16_i3, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<17x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i4 = constant <i32: 4> : tile<i32>
    %o_f16_r4 = reshape %v9 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r4, %o_f16_p[%o_f16_i4, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<17x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i5 = constant <i32: 5> : tile<i32>
    %o_f16_r5 = reshape %v10 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r5, %o_f16_p[%o_f16_i5, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<17x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i6 = constant <i32: 6> : tile<i32>
    %o_f16_r6 = reshape %v11 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r6, %o_f16_p[%o_f16_i6, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<17x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i7 = constant <i32: 7> : tile<i32>
    %o_f16_r7 = reshape %v12 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r7, %o_f16_p[%o_f16_i7, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<17x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i8 = constant <i32: 8> : tile<i32>
    %o_f16_r8 = reshape %v13 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r8, %o_f16_p[%o_f16_i8, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<17x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i9 = constant <i32: 9> : tile<i32>
    %o_f16_r9 = reshape %v14 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r9, %o_f16_p[%o_f16_i9, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<17x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i10 = constant <i32: 10> : tile<i32>
    %o_f16_r10 = reshape %v15 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r10, %o_f16_p[%o_f16_i10, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<17x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i11 = constant <i32: 11> : tile<i32>
    %o_f16_r11 = reshape %v16 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r11, %o_f16_p[%o_f16_i11, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<17x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i12 = constant <i32: 12> : tile<i32>
    %o_f16_r12 = reshape %v17 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r12, %o_f16_p[%o_f16_i12, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<17x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i13 = constant <i32: 13> : tile<i32>
    %o_f16_r13 = reshape %v18 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r13, %o_f16_p[%o_f16_i13, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<17x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i14 = constant <i32: 14> : tile<i32>
    %o_f16_r14 = reshape %v19 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r14, %o_f16_p[%o_f16_i14, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<17x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i15 = constant <i32: 15> : tile<i32>
    %o_f16_r15 = reshape %v20 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r15, %o_f16_p[%o_f16_i15, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<17x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i16 = constant <i32: 16> : tile<i32>
    %o_f16_r16 = reshape %v21 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r16, %o_f16_p[%o_f16_i16, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<17x256xf16, strides=[256,1]>>, tile<i32> -> token
  }
  entry @math_bf16(%x: tile<ptr<bf16>>, %y: tile<ptr<bf16>>, %out_bf16: tile<ptr<bf16>>) {
    %zero = constant <i32: 0> : tile<i32>
    %x_t = make_tensor_view %x, shape = [256], strides = [1] : tensor_view<256xbf16, strides=[1]>
    %x_p = make_partition_view %x_t : partition_view<tile=(256), tensor_view<256xbf16, strides=[1]>>
    %x_v, %x_k = load_view_tko weak %x_p[%zero] : partition_view<tile=(256), tensor_view<256xbf16, strides=[1]>>, tile<i32> -> tile<256xbf16>, token
    %y_t = make_tensor_view %y, shape = [256], strides = [1] : tensor_view<256xbf16, strides=[1]>
    %y_p = make_partition_view %y_t : partition_view<tile=(256), tensor_view<256xbf16, strides=[1]>>
    %y_v, %y_k = load_view_tko weak %y_p[%zero] : partition_view<tile=(256), tensor_view<256xbf16, strides=[1]>>, tile<i32> -> tile<256xbf16>, token
    %c8 = constant <bf16: 8.0> : tile<256xbf16>
    %c100 = constant <bf16: 1000.0> : tile<256xbf16>
    %v1 = mulf %x_v, %c8 rounding<nearest_even> : tile<256xbf16>
    %v2 = mulf %x_v, %c100 rounding<nearest_even> : tile<256xbf16>
    %v3 = absf %v1 : tile<256xbf16>
    %v4 = mulf %y_v, %c8 rounding<nearest_even> : tile<256xbf16>
    %v5 = exp %v1 : tile<256xbf16>
    %v6 = exp2 %v1 : tile<256xbf16>
    %v7 = sin %v1 : tile<256xbf16>
    %v8 = cos %v1 : tile<256xbf16>
    %v9 = tan %v1 : tile<256xbf16>
    %v10 = sinh %v1 : tile<256xbf16>
    %v11 = cosh %v1 : tile<256xbf16>
    %v12 = tanh %v1 : tile<256xbf16>
    %v13 = sin %v2 : tile<256xbf16>
    %v14 = cos %v2 : tile<256xbf16>
    %v15 = tan %v2 : tile<256xbf16>
    %v16 = log %v3 : tile<256xbf16>
    %v17 = log2 %v3 : tile<256xbf16>
    %v18 = rsqrt %v3 : tile<256xbf16>
    %v19 = pow %v3, %y_v : tile<256xbf16>
    %v20 = atan2 %x_v, %y_v : tile<256xbf16>
    %v21 = remf %v2, %y_v : tile<256xbf16>
    %o_bf16_t = make_tensor_view %out_bf16, shape = [17, 256], strides = [256, 1] : tensor_view<17x256xbf16, strides=[256,1]>
    %o_bf16_p = make_partition_view %o_bf16_t : partition_view<tile=(1x256), tensor_view<17x256xbf16, strides=[256,1]>>
    %o_bf16_i0 = constant <i32: 0> : tile<i32>
    %o_bf16_r0 = reshape %v5 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r0, %o_bf16_p[%o_bf16_i0, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<17x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i1 = constant <i32: 1> : tile<i32>
    %o_bf16_r1 = reshape %v6 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r1, %o_bf16_p[%o_bf16_i1, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<17x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i2 = constant <i32: 2> : tile<i32>
    %o_bf16_r2 = reshape %v7 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r2, %o_bf16_p[%o_bf16_i2, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<17x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i3 = constant <i32: 3> : tile<i32>
    %o_bf16_r3 = reshape %v8 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r3, %o_bf16_p[%o_bf16_i3, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<17x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i4 = constant <i32: 4> : tile<i32>
    %o_bf16_r4 = reshape %v9 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r4, %o_bf16_p[%o_bf16_i4, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<17x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i5 = constant <i32: 5> : tile<i32>
    %o_bf16_r5 = reshape %v10 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r5, %o_bf16_p[%o_bf16_i5, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<17x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i6 = constant <i32: 6> : tile<i32>
    %o_bf16_r6 = reshape %v11 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r6, %o_bf16_p[%o_bf16_i6, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<17x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i7 = constant <i32: 7> : tile<i32>
    %o_bf16_r7 = reshape %v12 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r7, %o_bf16_p[%o_bf16_i7, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<17x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i8 = constant <i32: 8> : tile<i32>
    %o_bf16_r8 = reshape %v13 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r8, %o_bf16_p[%o_bf16_i8, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<17x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i9 = constant <i32: 9> : tile<i32>
    %o_bf16_r9 = reshape %v14 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r9, %o_bf16_p[%o_bf16_i9, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<17x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i10 = constant <i32: 10> : tile<i32>
    %o_bf16_r10 = reshape %v15 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r10, %o_bf16_p[%o_bf16_i10, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<17x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i11 = constant <i32: 11> : tile<i32>
    %o_bf16_r11 = reshape %v16 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r11, %o_bf16_p[%o_bf16_i11, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<17x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i12 = constant <i32: 12> : tile<i32>
    %o_bf16_r12 = reshape %v17 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r12, %o_bf16_p[%o_bf16_i12, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<17x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i13 = constant <i32: 13> : tile<i32>
    %o_bf16_r13 = reshape %v18 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r13, %o_bf16_p[%o_bf16_i13, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<17x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i14 = constant <i32: 14> : tile<i32>
    %o_bf16_r14 = reshape %v19 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r14, %o_bf16_p[%o_bf16_i14, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<17x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i15 = constant <i32: 15> : tile<i32>
    %o_bf16_r15 = reshape %v20 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r15, %o_bf16_p[%o_bf16_i15, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<17x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i16 = constant <i32: 16> : tile<i32>
    %o_bf16_r16 = reshape %v21 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r16, %o_bf16_p[%o_bf16_i16, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<17x256xbf16, strides=[256,1]>>, tile<i32> -> token
  }
  entry @special_f32(%one: tile<ptr<f32>>, %out_f32: tile<ptr<f32>>) {
    %zero = constant <i32: 0> : tile<i32>
    %one_t = make_tensor_view %one, shape = [32], strides = [1] : tensor_view<32xf32, strides=[1]>
    %one_p = make_partition_view %one_t : partition_view<tile=(32), tensor_view<32xf32, strides=[1]>>
    %one_v, %one_k = load_view_tko weak %one_p[%zero] : partition_view<tile=(32), tensor_view<32xf32, strides=[1]>>, tile<i32> -> tile<32xf32>, token
    %special = constant <f32: [0x00000000, 0x80000000, 0x3F800000, 0xBF800000, 0x3F000000, 0xBF000000, 0x40000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x40490FDB, 0x3FC90FDB, 0x7F7FFFFF, 0xFF7FFFFF, 0x00800000, 0x00000001, 0x80000001, 0x00400000, 0x42B16666, 0x42B30000, 0xC2CE0000, 0xC2D00000, 0xC2AECCCD, 0x42FC0000, 0x42FE0000, 0x43000000, 0xC3150000, 0xC3160000, 0x477FFFE6, 0x47800000, 0x64078678, 0xF149F2CA]> : tile<32xf32>
    %v1 = mulf %special, %one_v rounding<nearest_even> : tile<32xf32>
    %v2 = exp %v1 : tile<32xf32>
    %v3 = exp2 %v1 : tile<32xf32>
    %v4 = log %v1 : tile<32xf32>
    %v5 = log2 %v1 : tile<32xf32>
    %v6 = sin %v1 : tile<32xf32>
    %v7 = cos %v1 : tile<32xf32>
    %v8 = tan %v1 : tile<32xf32>
    %v9 = sinh %v1 : tile<32xf32>
    %v10 = cosh %v1 : tile<32xf32>
    %v11 = tanh %v1 : tile<32xf32>
    %v12 = rsqrt %v1 : tile<32xf32>
    %v13 = constant <f32: 0x00000000> : tile<32xf32>
    %v14 = pow %v1, %v13 : tile<32xf32>
    %v15 = pow %v13, %v1 : tile<32xf32>
    %v16 = atan2 %v1, %v13 : tile<32xf32>
    %v17 = atan2 %v13, %v1 : tile<32xf32>
    %v18 = remf %v1, %v13 : tile<32xf32>
    %v19 = remf %v13, %v1 : tile<32xf32>
    %v20 = constant <f32: 0x80000000> : tile<32xf32>
    %v21 = pow %v1, %v20 : tile<32xf32>
    %v22 = pow %v20, %v1 : tile<32xf32>
    %v23 = atan2 %v1, %v20 : tile<32xf32>
    %v24 = atan2 %v20, %v1 : tile<32xf32>
    %v25 = remf %v1, %v20 : tile<32xf32>
    %v26 = remf %v20, %v1 : tile<32xf32>
    %v27 = constant <f32: 0x3F800000> : tile<32xf32>
    %v28 = pow %v1, %v27 : tile<32xf32>
    %v29 = pow %v27, %v1 : tile<32xf32>
    %v30 = atan2 %v1, %v27 : tile<32xf32>
    %v31 = atan2 %v27, %v1 : tile<32xf32>
    %v32 = remf %v1, %v27 : tile<32xf32>
    %v33 = remf %v27, %v1 : tile<32xf32>
    %v34 = constant <f32: 0xC0400000> : tile<32xf32>
    %v35 = pow %v1, %v34 : tile<32xf32>
    %v36 = pow %v34, %v1 : tile<32xf32>
    %v37 = atan2 %v1, %v34 : tile<32xf32>
    %v38 = atan2 %v34, %v1 : tile<32xf32>
    %v39 = remf %v1, %v34 : tile<32xf32>
    %v40 = remf %v34, %v1 : tile<32xf32>
    %v41 = constant <f32: 0x40000000> : tile<32xf32>
    %v42 = pow %v1, %v41 : tile<32xf32>
    %v43 = pow %v41, %v1 : tile<32xf32>
    %v44 = atan2 %v1, %v41 : tile<32xf32>
    %v45 = atan2 %v41, %v1 : tile<32xf32>
    %v46 = remf %v1, %v41 : tile<32xf32>
    %v47 = remf %v41, %v1 : tile<32xf32>
    %v48 = constant <f32: 0x3F000000> : tile<32xf32>
    %v49 = pow %v1, %v48 : tile<32xf32>
    %v50 = pow %v48, %v1 : tile<32xf32>
    %v51 = atan2 %v1, %v48 : tile<32xf32>
    %v52 = atan2 %v48, %v1 : tile<32xf32>
    %v53 = remf %v1, %v48 : tile<32xf32>
    %v54 = remf %v48, %v1 : tile<32xf32>
    %v55 = constant <f32: 0x7F800000> : tile<32xf32>
    %v56 = pow %v1, %v55 : tile<32xf32>
    %v57 = pow %v55, %v1 : tile<32xf32>
    %v58 = atan2 %v1, %v55 : tile<32xf32>
    %v59 = atan2 %v55, %v1 : tile<32xf32>
    %v60 = remf %v1, %v55 : tile<32xf32>
    %v61 = remf %v55, %v1 : tile<32xf32>
    %v62 = constant <f32: 0xFF800000> : tile<32xf32>
    %v63 = pow %v1, %v62 : tile<32xf32>
    %v64 = pow %v62, %v1 : tile<32xf32>
    %v65 = atan2 %v1, %v62 : tile<32xf32>
    %v66 = atan2 %v62, %v1 : tile<32xf32>
    %v67 = remf %v1, %v62 : tile<32xf32>
    %v68 = remf %v62, %v1 : tile<32xf32>
    %v69 = constant <f32: 0x7FC00000> : tile<32xf32>
    %v70 = pow %v1, %v69 : tile<32xf32>
    %v71 = pow %v69, %v1 : tile<32xf32>
    %v72 = atan2 %v1, %v69 : tile<32xf32>
    %v73 = atan2 %v69, %v1 : tile<32xf32>
    %v74 = remf %v1, %v69 : tile<32xf32>
    %v75 = remf %v69, %v1 : tile<32xf32>
    %o_f32_t = make_tensor_view %out_f32, shape = [65, 32], strides = [32, 1] : tensor_view<65x32xf32, strides=[32,1]>
    %o_f32_p = make_partition_view %o_f32_t : partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>
    %o_f32_i0 = constant <i32: 0> : tile<i32>
    %o_f32_r0 = reshape %v2 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r0, %o_f32_p[%o_f32_i0, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i1 = constant <i32: 1> : tile<i32>
    %o_f32_r1 = reshape %v3 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r1, %o_f32_p[%o_f32_i1, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i2 = constant <i32: 2> : tile<i32>
    %o_f32_r2 = reshape %v4 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r2, %o_f32_p[%o_f32_i2, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i3 = constant <i32: 3> : tile<i32>
    %o_f32_r3 = reshape %v5 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r3, %o_f32_p[%o_f32_i3, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i4 = constant <i32: 4> : tile<i32>
    %o_f32_r4 = reshape %v6 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r4, %o_f32_p[%o_f32_i4, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i5 = constant <i32: 5> : tile<i32>
    %o_f32_r5 = reshape %v7 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r5, %o_f32_p[%o_f32_i5, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i6 = constant <i32: 6> : tile<i32>
    %o_f32_r6 = reshape %v8 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r6, %o_f32_p[%o_f32_i6, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i7 = constant <i32: 7> : tile<i32>
    %o_f32_r7 = reshape %v9 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r7, %o_f32_p[%o_f32_i7, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i8 = constant <i32: 8> : tile<i32>
    %o_f32_r8 = reshape %v10 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r8, %o_f32_p[%o_f32_i8, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i9 = constant <i32: 9> : tile<i32>
    %o_f32_r9 = reshape %v11 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r9, %o_f32_p[%o_f32_i9, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i10 = constant <i32: 10> : tile<i32>
    %o_f32_r10 = reshape %v12 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r10, %o_f32_p[%o_f32_i10, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i11 = constant <i32: 11> : tile<i32>
    %o_f32_r11 = reshape %v14 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r11, %o_f32_p[%o_f32_i11, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i12 = constant <i32: 12> : tile<i32>
    %o_f32_r12 = reshape %v15 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r12, %o_f32_p[%o_f32_i12, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i13 = constant <i32: 13> : tile<i32>
    %o_f32_r13 = reshape %v16 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r13, %o_f32_p[%o_f32_i13, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i14 = constant <i32: 14> : tile<i32>
    %o_f32_r14 = reshape %v17 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r14, %o_f32_p[%o_f32_i14, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i15 = constant <i32: 15> : tile<i32>
    %o_f32_r15 = reshape %v18 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r15, %o_f32_p[%o_f32_i15, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i16 = constant <i32: 16> : tile<i32>
    %o_f32_r16 = reshape %v19 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r16, %o_f32_p[%o_f32_i16, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i17 = constant <i32: 17> : tile<i32>
    %o_f32_r17 = reshape %v21 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r17, %o_f32_p[%o_f32_i17, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i18 = constant <i32: 18> : tile<i32>
    %o_f32_r18 = reshape %v22 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r18, %o_f32_p[%o_f32_i18, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i19 = constant <i32: 19> : tile<i32>
    %o_f32_r19 = reshape %v23 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r19, %o_f32_p[%o_f32_i19, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i20 = constant <i32: 20> : tile<i32>
    %o_f32_r20 = reshape %v24 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r20, %o_f32_p[%o_f32_i20, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i21 = constant <i32: 21> : tile<i32>
    %o_f32_r21 = reshape %v25 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r21, %o_f32_p[%o_f32_i21, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i22 = constant <i32: 22> : tile<i32>
    %o_f32_r22 = reshape %v26 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r22, %o_f32_p[%o_f32_i22, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i23 = constant <i32: 23> : tile<i32>
    %o_f32_r23 = reshape %v28 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r23, %o_f32_p[%o_f32_i23, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i24 = constant <i32: 24> : tile<i32>
    %o_f32_r24 = reshape %v29 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r24, %o_f32_p[%o_f32_i24, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i25 = constant <i32: 25> : tile<i32>
    %o_f32_r25 = reshape %v30 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r25, %o_f32_p[%o_f32_i25, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i26 = constant <i32: 26> : tile<i32>
    %o_f32_r26 = reshape %v31 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r26, %o_f32_p[%o_f32_i26, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i27 = constant <i32: 27> : tile<i32>
    %o_f32_r27 = reshape %v32 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r27, %o_f32_p[%o_f32_i27, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i28 = constant <i32: 28> : tile<i32>
    %o_f32_r28 = reshape %v33 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r28, %o_f32_p[%o_f32_i28, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i29 = constant <i32: 29> : tile<i32>
    %o_f32_r29 = reshape %v35 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r29, %o_f32_p[%o_f32_i29, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i30 = constant <i32: 30> : tile<i32>
    %o_f32_r30 = reshape %v36 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r30, %o_f32_p[%o_f32_i30, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i31 = constant <i32: 31> : tile<i32>
    %o_f32_r31 = reshape %v37 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r31, %o_f32_p[%o_f32_i31, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i32 = constant <i32: 32> : tile<i32>
    %o_f32_r32 = reshape %v38 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r32, %o_f32_p[%o_f32_i32, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i33 = constant <i32: 33> : tile<i32>
    %o_f32_r33 = reshape %v39 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r33, %o_f32_p[%o_f32_i33, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i34 = constant <i32: 34> : tile<i32>
    %o_f32_r34 = reshape %v40 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r34, %o_f32_p[%o_f32_i34, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i35 = constant <i32: 35> : tile<i32>
    %o_f32_r35 = reshape %v42 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r35, %o_f32_p[%o_f32_i35, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i36 = constant <i32: 36> : tile<i32>
    %o_f32_r36 = reshape %v43 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r36, %o_f32_p[%o_f32_i36, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i37 = constant <i32: 37> : tile<i32>
    %o_f32_r37 = reshape %v44 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r37, %o_f32_p[%o_f32_i37, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i38 = constant <i32: 38> : tile<i32>
    %o_f32_r38 = reshape %v45 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r38, %o_f32_p[%o_f32_i38, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i39 = constant <i32: 39> : tile<i32>
    %o_f32_r39 = reshape %v46 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r39, %o_f32_p[%o_f32_i39, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i40 = constant <i32: 40> : tile<i32>
    %o_f32_r40 = reshape %v47 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r40, %o_f32_p[%o_f32_i40, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i41 = constant <i32: 41> : tile<i32>
    %o_f32_r41 = reshape %v49 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r41, %o_f32_p[%o_f32_i41, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i42 = constant <i32: 42> : tile<i32>
    %o_f32_r42 = reshape %v50 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r42, %o_f32_p[%o_f32_i42, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i43 = constant <i32: 43> : tile<i32>
    %o_f32_r43 = reshape %v51 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r43, %o_f32_p[%o_f32_i43, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i44 = constant <i32: 44> : tile<i32>
    %o_f32_r44 = reshape %v52 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r44, %o_f32_p[%o_f32_i44, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i45 = constant <i32: 45> : tile<i32>
    %o_f32_r45 = reshape %v53 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r45, %o_f32_p[%o_f32_i45, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i46 = constant <i32: 46> : tile<i32>
    %o_f32_r46 = reshape %v54 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r46, %o_f32_p[%o_f32_i46, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i47 = constant <i32: 47> : tile<i32>
    %o_f32_r47 = reshape %v56 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r47, %o_f32_p[%o_f32_i47, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i48 = constant <i32: 48> : tile<i32>
    %o_f32_r48 = reshape %v57 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r48, %o_f32_p[%o_f32_i48, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i49 = constant <i32: 49> : tile<i32>
    %o_f32_r49 = reshape %v58 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r49, %o_f32_p[%o_f32_i49, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i50 = constant <i32: 50> : tile<i32>
    %o_f32_r50 = reshape %v59 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r50, %o_f32_p[%o_f32_i50, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i51 = constant <i32: 51> : tile<i32>
    %o_f32_r51 = reshape %v60 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r51, %o_f32_p[%o_f32_i51, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i52 = constant <i32: 52> : tile<i32>
    %o_f32_r52 = reshape %v61 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r52, %o_f32_p[%o_f32_i52, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i53 = constant <i32: 53> : tile<i32>
    %o_f32_r53 = reshape %v63 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r53, %o_f32_p[%o_f32_i53, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i54 = constant <i32: 54> : tile<i32>
    %o_f32_r54 = reshape %v64 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r54, %o_f32_p[%o_f32_i54, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i55 = constant <i32: 55> : tile<i32>
    %o_f32_r55 = reshape %v65 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r55, %o_f32_p[%o_f32_i55, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i56 = constant <i32: 56> : tile<i32>
    %o_f32_r56 = reshape %v66 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r56, %o_f32_p[%o_f32_i56, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i57 = constant <i32: 57> : tile<i32>
    %o_f32_r57 = reshape %v67 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r57, %o_f32_p[%o_f32_i57, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i58 = constant <i32: 58> : tile<i32>
    %o_f32_r58 = reshape %v68 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r58, %o_f32_p[%o_f32_i58, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i59 = constant <i32: 59> : tile<i32>
    %o_f32_r59 = reshape %v70 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r59, %o_f32_p[%o_f32_i59, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i60 = constant <i32: 60> : tile<i32>
    %o_f32_r60 = reshape %v71 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r60, %o_f32_p[%o_f32_i60, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i61 = constant <i32: 61> : tile<i32>
    %o_f32_r61 = reshape %v72 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r61, %o_f32_p[%o_f32_i61, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i62 = constant <i32: 62> : tile<i32>
    %o_f32_r62 = reshape %v73 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r62, %o_f32_p[%o_f32_i62, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i63 = constant <i32: 63> : tile<i32>
    %o_f32_r63 = reshape %v74 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r63, %o_f32_p[%o_f32_i63, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
    %o_f32_i64 = constant <i32: 64> : tile<i32>
    %o_f32_r64 = reshape %v75 : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %o_f32_r64, %o_f32_p[%o_f32_i64, %zero] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<65x32xf32, strides=[32,1]>>, tile<i32> -> token
  }
  entry @special_f64(%one: tile<ptr<f64>>, %out_f64: tile<ptr<f64>>) {
    %zero = constant <i32: 0> : tile<i32>
    %one_t = make_tensor_view %one, shape = [32], strides = [1] : tensor_view<32xf64, strides=[1]>
    %one_p = make_partition_view %one_t : partition_view<tile=(32), tensor_view<32xf64, strides=[1]>>
    %one_v, %one_k = load_view_tko weak %one_p[%zero] : partition_view<tile=(32), tensor_view<32xf64, strides=[1]>>, tile<i32> -> tile<32xf64>, token
    %special = constant <f64: [0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0xBFE0000000000000, 0x4000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x400921FB54442D18, 0x3FF921FB54442D18, 0x47EFF933C78CDFAD, 0xFFEFFFFFFFFFFFFF, 0x0010000000000000, 0x01A56E1FC2F8F359, 0x81A56E1FC2F8F359, 0x3800000000000000, 0x40562CCCCCCCCCCD, 0x40862D999999999A, 0x4086333333333333, 0xC087480000000000, 0xC087500000000000, 0xC086233333333333, 0x408FF80000000000, 0x4090000000000000, 0xC090C80000000000, 0xC090CC0000000000, 0x4150000000000000, 0x4480F0CF064DD592, 0x7E37E43C8800759C, 0xC6293E5939A08CEA]> : tile<32xf64>
    %v1 = mulf %special, %one_v rounding<nearest_even> : tile<32xf64>
    %v2 = exp %v1 : tile<32xf64>
    %v3 = exp2 %v1 : tile<32xf64>
    %v4 = log %v1 : tile<32xf64>
    %v5 = log2 %v1 : tile<32xf64>
    %v6 = sin %v1 : tile<32xf64>
    %v7 = cos %v1 : tile<32xf64>
    %v8 = tan %v1 : tile<32xf64>
    %v9 = sinh %v1 : tile<32xf64>
    %v10 = cosh %v1 : tile<32xf64>
    %v11 = tanh %v1 : tile<32xf64>
    %v12 = rsqrt %v1 : tile<32xf64>
    %v13 = constant <f64: 0x0000000000000000> : tile<32xf64>
    %v14 = pow %v1, %v13 : tile<32xf64>
    %v15 = pow %v13, %v1 : tile<32xf64>
    %v16 = atan2 %v1, %v13 : tile<32xf64>
    %v17 = atan2 %v13, %v1 : tile<32xf64>
    %v18 = remf %v1, %v13 : tile<32xf64>
    %v19 = remf %v13, %v1 : tile<32xf64>
    %v20 = constant <f64: 0x8000000000000000> : tile<32xf64>
    %v21 = pow %v1, %v20 : tile<32xf64>
    %v22 = pow %v20, %v1 : tile<32xf64>
    %v23 = atan2 %v1, %v20 : tile<32xf64>
    %v24 = atan2 %v20, %v1 : tile<32xf64>
    %v25 = remf %v1, %v20 : tile<32xf64>
    %v26 = remf %v20, %v1 : tile<32xf64>
    %v27 = constant <f64: 0x3FF0000000000000> : tile<32xf64>
    %v28 = pow %v1, %v27 : tile<32xf64>
    %v29 = pow %v27, %v1 : tile<32xf64>
    %v30 = atan2 %v1, %v27 : tile<32xf64>
    %v31 = atan2 %v27, %v1 : tile<32xf64>
    %v32 = remf %v1, %v27 : tile<32xf64>
    %v33 = remf %v27, %v1 : tile<32xf64>
    %v34 = constant <f64: 0xC008000000000000> : tile<32xf64>
    %v35 = pow %v1, %v34 : tile<32xf64>
    %v36 = pow %v34, %v1 : tile<32xf64>
    %v37 = atan2 %v1, %v34 : tile<32xf64>
    %v38 = atan2 %v34, %v1 : tile<32xf64>
    %v39 = remf %v1, %v34 : tile<32xf64>
    %v40 = remf %v34, %v1 : tile<32xf64>
    %v41 = constant <f64: 0x4000000000000000> : tile<32xf64>
    %v42 = pow %v1, %v41 : tile<32xf64>
    %v43 = pow %v41, %v1 : tile<32xf64>
    %v44 = atan2 %v1, %v41 : tile<32xf64>
    %v45 = atan2 %v41, %v1 : tile<32xf64>
    %v46 = remf %v1, %v41 : tile<32xf64>
    %v47 = remf %v41, %v1 : tile<32xf64>
    %v48 = constant <f64: 0x3FE0000000000000> : tile<32xf64>
    %v49 = pow %v1, %v48 : tile<32xf64>
    %v50 = pow %v48, %v1 : tile<32xf64>
    %v51 = atan2 %v1, %v48 : tile<32xf64>
    %v52 = atan2 %v48, %v1 : tile<32xf64>
    %v53 = remf %v1, %v48 : tile<32xf64>
    %v54 = remf %v48, %v1 : tile<32xf64>
    %v55 = constant <f64: 0x7FF0000000000000> : tile<32xf64>
    %v56 = pow %v1, %v55 : tile<32xf64>
    %v57 = pow %v55, %v1 : tile<32xf64>
    %v58 = atan2 %v1, %v55 : tile<32xf64>
    %v59 = atan2 %v55, %v1 : tile<32xf64>
    %v60 = remf %v1, %v55 : tile<32xf64>
    %v61 = remf %v55, %v1 : tile<32xf64>
    %v62 = constant <f64: 0xFFF0000000000000> : tile<32xf64>
    %v63 = pow %v1, %v62 : tile<32xf64>
    %v64 = pow %v62, %v1 : tile<32xf64>
    %v65 = atan2 %v1, %v62 : tile<32xf64>
    %v66 = atan2 %v62, %v1 : tile<32xf64>
    %v67 = remf %v1, %v62 : tile<32xf64>
    %v68 = remf %v62, %v1 : tile<32xf64>
    %v69 = constant <f64: 0x7FF8000000000000> : tile<32xf64>
    %v70 = pow %v1, %v69 : tile<32xf64>
    %v71 = pow %v69, %v1 : tile<32xf64>
    %v72 = atan2 %v1, %v69 : tile<32xf64>
    %v73 = atan2 %v69, %v1 : tile<32xf64>
    %v74 = remf %v1, %v69 : tile<32xf64>
    %v75 = remf %v69, %v1 : tile<32xf64>
    %o_f64_t = make_tensor_view %out_f64, shape = [65, 32], strides = [32, 1] : tensor_view<65x32xf64, strides=[32,1]>
    %o_f64_p = make_partition_view %o_f64_t : partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>
    %o_f64_i0 = constant <i32: 0> : tile<i32>
    %o_f64_r0 = reshape %v2 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r0, %o_f64_p[%o_f64_i0, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i1 = constant <i32: 1> : tile<i32>
    %o_f64_r1 = reshape %v3 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r1, %o_f64_p[%o_f64_i1, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i2 = constant <i32: 2> : tile<i32>
    %o_f64_r2 = reshape %v4 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r2, %o_f64_p[%o_f64_i2, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i3 = constant <i32: 3> : tile<i32>
    %o_f64_r3 = reshape %v5 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r3, %o_f64_p[%o_f64_i3, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i4 = constant <i32: 4> : tile<i32>
    %o_f64_r4 = reshape %v6 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r4, %o_f64_p[%o_f64_i4, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i5 = constant <i32: 5> : tile<i32>
    %o_f64_r5 = reshape %v7 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r5, %o_f64_p[%o_f64_i5, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i6 = constant <i32: 6> : tile<i32>
    %o_f64_r6 = reshape %v8 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r6, %o_f64_p[%o_f64_i6, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i7 = constant <i32: 7> : tile<i32>
    %o_f64_r7 = reshape %v9 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r7, %o_f64_p[%o_f64_i7, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i8 = constant <i32: 8> : tile<i32>
    %o_f64_r8 = reshape %v10 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r8, %o_f64_p[%o_f64_i8, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i9 = constant <i32: 9> : tile<i32>
    %o_f64_r9 = reshape %v11 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r9, %o_f64_p[%o_f64_i9, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i10 = constant <i32: 10> : tile<i32>
    %o_f64_r10 = reshape %v12 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r10, %o_f64_p[%o_f64_i10, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i11 = constant <i32: 11> : tile<i32>
    %o_f64_r11 = reshape %v14 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r11, %o_f64_p[%o_f64_i11, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i12 = constant <i32: 12> : tile<i32>
    %o_f64_r12 = reshape %v15 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r12, %o_f64_p[%o_f64_i12, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i13 = constant <i32: 13> : tile<i32>
    %o_f64_r13 = reshape %v16 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r13, %o_f64_p[%o_f64_i13, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i14 = constant <i32: 14> : tile<i32>
    %o_f64_r14 = reshape %v17 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r14, %o_f64_p[%o_f64_i14, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i15 = constant <i32: 15> : tile<i32>
    %o_f64_r15 = reshape %v18 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r15, %o_f64_p[%o_f64_i15, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i16 = constant <i32: 16> : tile<i32>
    %o_f64_r16 = reshape %v19 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r16, %o_f64_p[%o_f64_i16, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i17 = constant <i32: 17> : tile<i32>
    %o_f64_r17 = reshape %v21 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r17, %o_f64_p[%o_f64_i17, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i18 = constant <i32: 18> : tile<i32>
    %o_f64_r18 = reshape %v22 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r18, %o_f64_p[%o_f64_i18, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i19 = constant <i32: 19> : tile<i32>
    %o_f64_r19 = reshape %v23 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r19, %o_f64_p[%o_f64_i19, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i20 = constant <i32: 20> : tile<i32>
    %o_f64_r20 = reshape %v24 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r20, %o_f64_p[%o_f64_i20, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i21 = constant <i32: 21> : tile<i32>
    %o_f64_r21 = reshape %v25 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r21, %o_f64_p[%o_f64_i21, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i22 = constant <i32: 22> : tile<i32>
    %o_f64_r22 = reshape %v26 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r22, %o_f64_p[%o_f64_i22, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i23 = constant <i32: 23> : tile<i32>
    %o_f64_r23 = reshape %v28 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r23, %o_f64_p[%o_f64_i23, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i24 = constant <i32: 24> : tile<i32>
    %o_f64_r24 = reshape %v29 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r24, %o_f64_p[%o_f64_i24, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i25 = constant <i32: 25> : tile<i32>
    %o_f64_r25 = reshape %v30 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r25, %o_f64_p[%o_f64_i25, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i26 = constant <i32: 26> : tile<i32>
    %o_f64_r26 = reshape %v31 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r26, %o_f64_p[%o_f64_i26, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i27 = constant <i32: 27> : tile<i32>
    %o_f64_r27 = reshape %v32 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r27, %o_f64_p[%o_f64_i27, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i28 = constant <i32: 28> : tile<i32>
    %o_f64_r28 = reshape %v33 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r28, %o_f64_p[%o_f64_i28, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i29 = constant <i32: 29> : tile<i32>
    %o_f64_r29 = reshape %v35 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r29, %o_f64_p[%o_f64_i29, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i30 = constant <i32: 30> : tile<i32>
    %o_f64_r30 = reshape %v36 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r30, %o_f64_p[%o_f64_i30, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i31 = constant <i32: 31> : tile<i32>
    %o_f64_r31 = reshape %v37 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r31, %o_f64_p[%o_f64_i31, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i32 = constant <i32: 32> : tile<i32>
    %o_f64_r32 = reshape %v38 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r32, %o_f64_p[%o_f64_i32, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i33 = constant <i32: 33> : tile<i32>
    %o_f64_r33 = reshape %v39 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r33, %o_f64_p[%o_f64_i33, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i34 = constant <i32: 34> : tile<i32>
    %o_f64_r34 = reshape %v40 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r34, %o_f64_p[%o_f64_i34, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i35 = constant <i32: 35> : tile<i32>
    %o_f64_r35 = reshape %v42 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r35, %o_f64_p[%o_f64_i35, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i36 = constant <i32: 36> : tile<i32>
    %o_f64_r36 = reshape %v43 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r36, %o_f64_p[%o_f64_i36, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i37 = constant <i32: 37> : tile<i32>
    %o_f64_r37 = reshape %v44 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r37, %o_f64_p[%o_f64_i37, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i38 = constant <i32: 38> : tile<i32>
    %o_f64_r38 = reshape %v45 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r38, %o_f64_p[%o_f64_i38, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i39 = constant <i32: 39> : tile<i32>
    %o_f64_r39 = reshape %v46 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r39, %o_f64_p[%o_f64_i39, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i40 = constant <i32: 40> : tile<i32>
    %o_f64_r40 = reshape %v47 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r40, %o_f64_p[%o_f64_i40, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i41 = constant <i32: 41> : tile<i32>
    %o_f64_r41 = reshape %v49 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r41, %o_f64_p[%o_f64_i41, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i42 = constant <i32: 42> : tile<i32>
    %o_f64_r42 = reshape %v50 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r42, %o_f64_p[%o_f64_i42, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i43 = constant <i32: 43> : tile<i32>
    %o_f64_r43 = reshape %v51 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r43, %o_f64_p[%o_f64_i43, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i44 = constant <i32: 44> : tile<i32>
    %o_f64_r44 = reshape %v52 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r44, %o_f64_p[%o_f64_i44, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i45 = constant <i32: 45> : tile<i32>
    %o_f64_r45 = reshape %v53 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r45, %o_f64_p[%o_f64_i45, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i46 = constant <i32: 46> : tile<i32>
    %o_f64_r46 = reshape %v54 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r46, %o_f64_p[%o_f64_i46, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i47 = constant <i32: 47> : tile<i32>
    %o_f64_r47 = reshape %v56 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r47, %o_f64_p[%o_f64_i47, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i48 = constant <i32: 48> : tile<i32>
    %o_f64_r48 = reshape %v57 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r48, %o_f64_p[%o_f64_i48, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i49 = constant <i32: 49> : tile<i32>
    %o_f64_r49 = reshape %v58 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r49, %o_f64_p[%o_f64_i49, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i50 = constant <i32: 50> : tile<i32>
    %o_f64_r50 = reshape %v59 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r50, %o_f64_p[%o_f64_i50, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i51 = constant <i32: 51> : tile<i32>
    %o_f64_r51 = reshape %v60 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r51, %o_f64_p[%o_f64_i51, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i52 = constant <i32: 52> : tile<i32>
    %o_f64_r52 = reshape %v61 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r52, %o_f64_p[%o_f64_i52, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i53 = constant <i32: 53> : tile<i32>
    %o_f64_r53 = reshape %v63 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r53, %o_f64_p[%o_f64_i53, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i54 = constant <i32: 54> : tile<i32>
    %o_f64_r54 = reshape %v64 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r54, %o_f64_p[%o_f64_i54, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i55 = constant <i32: 55> : tile<i32>
    %o_f64_r55 = reshape %v65 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r55, %o_f64_p[%o_f64_i55, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i56 = constant <i32: 56> : tile<i32>
    %o_f64_r56 = reshape %v66 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r56, %o_f64_p[%o_f64_i56, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i57 = constant <i32: 57> : tile<i32>
    %o_f64_r57 = reshape %v67 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r57, %o_f64_p[%o_f64_i57, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i58 = constant <i32: 58> : tile<i32>
    %o_f64_r58 = reshape %v68 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r58, %o_f64_p[%o_f64_i58, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i59 = constant <i32: 59> : tile<i32>
    %o_f64_r59 = reshape %v70 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r59, %o_f64_p[%o_f64_i59, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i60 = constant <i32: 60> : tile<i32>
    %o_f64_r60 = reshape %v71 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r60, %o_f64_p[%o_f64_i60, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i61 = constant <i32: 61> : tile<i32>
    %o_f64_r61 = reshape %v72 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r61, %o_f64_p[%o_f64_i61, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i62 = constant <i32: 62> : tile<i32>
    %o_f64_r62 = reshape %v73 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r62, %o_f64_p[%o_f64_i62, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i63 = constant <i32: 63> : tile<i32>
    %o_f64_r63 = reshape %v74 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r63, %o_f64_p[%o_f64_i63, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
    %o_f64_i64 = constant <i32: 64> : tile<i32>
    %o_f64_r64 = reshape %v75 : tile<32xf64> -> tile<1x32xf64>
    store_view_tko weak %o_f64_r64, %o_f64_p[%o_f64_i64, %zero] : tile<1x32xf64>, partition_view<tile=(1x32), tensor_view<65x32xf64, strides=[32,1]>>, tile<i32> -> token
  }
}
