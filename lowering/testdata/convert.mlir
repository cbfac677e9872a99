// Every conversion between element types, on patterns of all kinds.
// tilerun: --entry from_f16 --grid 1 --arg xf16=randint:-32768:32767:i16:256:3 --arg out_bf16=zeros:bf16:1x256 --arg out_f32=zeros:f32:2x256 --arg out_tf32=zeros:tf32:1x256 --arg out_f64=zeros:f64:1x256 --arg out_f8E4M3FN=zeros:f8E4M3FN:1x256 --arg out_f8E5M2=zeros:f8E5M2:1x256 --arg out_f8E8M0FNU=zeros:f8E8M0FNU:2x256 --arg out_i1=zeros:i1:2x256 --arg out_i8=zeros:i8:2x256 --arg out_i16=zeros:i16:2x256 --arg out_i32=zeros:i32:2x256 --arg out_i64=zeros:i64:2x256
// tilerun[from_bf16]: --entry from_bf16 --grid 1 --arg xbf16=randint:-32768:32767:i16:256:3 --arg out_f16=zeros:f16:1x256 --arg out_f32=zeros:f32:2x256 --arg out_tf32=zeros:tf32:1x256 --arg out_f64=zeros:f64:1x256 --arg out_f8E4M3FN=zeros:f8E4M3FN:1x256 --arg out_f8E5M2=zeros:f8E5M2:1x256 --arg out_f8E8M0FNU=zeros:f8E8M0FNU:2x256 --arg out_i1=zeros:i1:2x256 --arg out_i8=zeros:i8:2x256 --arg out_i16=zeros:i16:2x256 --arg out_i32=zeros:i32:2x256 --arg out_i64=zeros:i64:2x256
// tilerun[from_f32]: --entry from_f32 --grid 1 --arg xf32=randint:-2147483648:2147483647:i32:256:3 --arg out_f16=zeros:f16:2x256 --arg out_bf16=zeros:bf16:2x256 --arg out_tf32=zeros:tf32:2x256 --arg out_f64=zeros:f64:2x256 --arg out_f8E4M3FN=zeros:f8E4M3FN:2x256 --arg out_f8E5M2=zeros:f8E5M2:2x256 --arg out_f8E8M0FNU=zeros:f8E8M0FNU:4x256 --arg out_f32=zeros:f32:2x256 --arg out_i1=zeros:i1:4x256 --arg out_i8=zeros:i8:4x256 --arg out_i16=zeros:i16:4x256 --arg out_i32=zeros:i32:4x256 --arg out_i64=zeros:i64:4x256
// tilerun[from_tf32]: --entry from_tf32 --grid 1 --arg xf32=randint:-2147483648:2147483647:i32:256:3 --arg out_f16=zeros:f16:1x256 --arg out_bf16=zeros:bf16:1x256 --arg out_f32=zeros:f32:2x256 --arg out_f64=zeros:f64:1x256 --arg out_f8E4M3FN=zeros:f8E4M3FN:1x256 --arg out_f8E5M2=zeros:f8E5M2:1x256 --arg out_f8E8M0FNU=zeros:f8E8M0FNU:2x256 --arg out_i1=zeros:i1:2x256 --arg out_i8=zeros:i8:2x256 --arg out_i16=zeros:i16:2x256 --arg out_i32=zeros:i32:2x256 --arg out_i64=zeros:i64:2x256
// tilerun[from_f64]: --entry from_f64 --grid 1 --arg xf64=randint:-9223372036854775808:9223372036854775807:i64:256:3 --arg out_f16=zeros:f16:2x256 --arg out_bf16=zeros:bf16:2x256 --arg out_f32=zeros:f32:4x256 --arg out_tf32=zeros:tf32:2x256 --arg out_f8E4M3FN=zeros:f8E4M3FN:2x256 --arg out_f8E5M2=zeros:f8E5M2:2x256 --arg out_f8E8M0FNU=zeros:f8E8M0FNU:4x256 --arg out_i1=zeros:i1:4x256 --arg out_i8=zeros:i8:4x256 --arg out_i16=zeros:i16:4x256 --arg out_i32=zeros:i32:4x256 --arg out_i64=zeros:i64:4x256
// tilerun[from_f8e4m3fn]: --entry from_f8e4m3fn --grid 1 --arg xf8E4M3FN=arange:i8:256 --arg out_f16=zeros:f16:1x256 --arg out_bf16=zeros:bf16:1x256 --arg out_f32=zeros:f32:2x256 --arg out_tf32=zeros:tf32:1x256 --arg out_f64=zeros:f64:1x256 --arg out_f8E5M2=zeros:f8E5M2:1x256 --arg out_f8E8M0FNU=zeros:f8E8M0FNU:2x256 --arg out_i1=zeros:i1:2x256 --arg out_i8=zeros:i8:2x256 --arg out_i16=zeros:i16:2x256 --arg out_i32=zeros:i32:2x256 --arg out_i64=zeros:i64:2x256
// tilerun[from_f8e5m2]: --entry from_f8e5m2 --grid 1 --arg xf8E5M2=arange:i8:256 --arg out_f16=zeros:f16:1x256 --arg out_bf16=zeros:bf16:1x256 --arg out_f32=zeros:f32:2x256 --arg out_tf32=zeros:tf32:1x256 --arg out_f64=zeros:f64:1x256 --arg out_f8E4M3FN=zeros:f8E4M3FN:1x256 --arg out_f8E8M0FNU=zeros:f8E8M0FNU:2x256 --arg out_i1=zeros:i1:2x256 --arg out_i8=zeros:i8:2x256 --arg out_i16=zeros:i16:2x256 --arg out_i32=zeros:i32:2x256 --arg out_i64=zeros:i64:2x256
// tilerun[from_f8e8m0fnu]: --entry from_f8e8m0fnu --grid 1 --arg xf8E8M0FNU=arange:i8:256 --arg out_f16=zeros:f16:1x256 --arg out_bf16=zeros:bf16:1x256 --arg out_f32=zeros:f32:2x256 --arg out_tf32=zeros:tf32:1x256 --arg out_f64=zeros:f64:1x256 --arg out_f8E4M3FN=zeros:f8E4M3FN:1x256 --arg out_f8E5M2=zeros:f8E5M2:1x256 --arg out_i1=zeros:i1:2x256 --arg out_i8=zeros:i8:2x256 --arg out_i16=zeros:i16:2x256 --arg out_i32=zeros:i32:2x256 --arg out_i64=zeros:i64:2x256
// tilerun[from_f4e2m1fn]: --entry from_f4e2m1fn --grid 1 --arg xf8E4M3FN=arange:i8:256 --arg out_f16=zeros:f16:1x256 --arg out_bf16=zeros:bf16:1x256 --arg out_f32=zeros:f32:1x256 --arg out_tf32=zeros:tf32:1x256 --arg out_f64=zeros:f64:1x256 --arg out_f8E4M3FN=zeros:f8E4M3FN:1x256 --arg out_f8E5M2=zeros:f8E5M2:1x256 --arg out_f8E8M0FNU=zeros:f8E8M0FNU:2x256 --arg out_i1=zeros:i1:2x256 --arg out_i8=zeros:i8:2x256 --arg out_i16=zeros:i16:2x256 --arg out_i32=zeros:i32:2x256 --arg out_i64=zeros:i64:2x256
// tilerun[from_i1]: --entry from_i1 --grid 1 --arg x=randint:-128:127:i8:256:4 --arg out_f16=zeros:f16:2x256 --arg out_bf16=zeros:bf16:2x256 --arg out_f32=zeros:f32:4x256 --arg out_tf32=zeros:tf32:2x256 --arg out_f64=zeros:f64:2x256 --arg out_f8E4M3FN=zeros:f8E4M3FN:2x256 --arg out_f8E5M2=zeros:f8E5M2:2x256 --arg out_i8=zeros:i8:4x256 --arg out_i16=zeros:i16:2x256 --arg out_i32=zeros:i32:2x256 --arg out_i64=zeros:i64:2x256
// tilerun[from_i8]: --entry from_i8 --grid 1 --arg x=randint:-128:127:i8:256:4 --arg out_f16=zeros:f16:2x256 --arg out_bf16=zeros:bf16:2x256 --arg out_f32=zeros:f32:4x256 --arg out_tf32=zeros:tf32:2x256 --arg out_f64=zeros:f64:2x256 --arg out_f8E4M3FN=zeros:f8E4M3FN:2x256 --arg out_f8E5M2=zeros:f8E5M2:2x256 --arg out_i1=zeros:i1:1x256 --arg out_i16=zeros:i16:4x256 --arg out_i32=zeros:i32:2x256 --arg out_i64=zeros:i64:2x256
// tilerun[from_i16]: --entry from_i16 --grid 1 --arg x=randint:-32768:32767:i16:256:4 --arg out_f16=zeros:f16:2x256 --arg out_bf16=zeros:bf16:2x256 --arg out_f32=zeros:f32:4x256 --arg out_tf32=zeros:tf32:2x256 --arg out_f64=zeros:f64:2x256 --arg out_f8E4M3FN=zeros:f8E4M3FN:2x256 --arg out_f8E5M2=zeros:f8E5M2:2x256 --arg out_i1=zeros:i1:1x256 --arg out_i16=zeros:i16:2x256 --arg out_i8=zeros:i8:1x256 --arg out_i32=zeros:i32:2x256 --arg out_i64=zeros:i64:2x256
// tilerun[from_i32]: --entry from_i32 --grid 1 --arg x=randint:-2147483648:2147483647:i32:256:4 --arg out_f16=zeros:f16:4x256 --arg out_bf16=zeros:bf16:4x256 --arg out_f32=zeros:f32:8x256 --arg out_tf32=zeros:tf32:4x256 --arg out_f64=zeros:f64:4x256 --arg out_f8E4M3FN=zeros:f8E4M3FN:4x256 --arg out_f8E5M2=zeros:f8E5M2:4x256 --arg out_i1=zeros:i1:1x256 --arg out_i16=zeros:i16:3x256 --arg out_i8=zeros:i8:1x256 --arg out_i64=zeros:i64:2x256
// tilerun[from_i64]: --entry from_i64 --grid 1 --arg x=randint:-9223372036854775808:9223372036854775807:i64:256:4 --arg out_f16=zeros:f16:4x256 --arg out_bf16=zeros:bf16:4x256 --arg out_f32=zeros:f32:8x256 --arg out_tf32=zeros:tf32:4x256 --arg out_f64=zeros:f64:4x256 --arg out_f8E4M3FN=zeros:f8E4M3FN:4x256 --arg out_f8E5M2=zeros:f8E5M2:4x256 --arg out_i1=zeros:i1:1x256 --arg out_i16=zeros:i16:3x256 --arg out_i8=zeros:i8:1x256 --arg out_i32=zeros:i32:1x256
cuda_tile.module @convert {
  entry @from_f16(%xf16: tile<ptr<i16>>, %out_bf16: tile<ptr<bf16>>, %out_f32: tile<ptr<f32>>, %out_tf32: tile<ptr<tf32>>, %out_f64: tile<ptr<f64>>, %out_f8E4M3FN: tile<ptr<f8E4M3FN>>, %out_f8E5M2: tile<ptr<f8E5M2>>, %out_f8E8M0FNU: tile<ptr<f8E8M0FNU>>, %out_i1: tile<ptr<i1>>, %out_i8: tile<ptr<i8>>, %out_i16: tile<ptr<i16>>, %out_i32: tile<ptr<i32>>, %out_i64: tile<ptr<i64>>) {
    %zero = constant <i32: 0> : tile<i32>
    %xf16_t = make_tensor_view %xf16, shape = [256], strides = [1] : tensor_view<256xi16, strides=[1]>
    %xf16_p = make_partition_view %xf16_t : partition_view<tile=(256), tensor_view<256xi16, strides=[1]>>
    %xf16_v, %xf16_k = load_view_tko weak %xf16_p[%zero] : partition_view<tile=(256), tensor_view<256xi16, strides=[1]>>, tile<i32> -> tile<256xi16>, token
    %v1 = bitcast %xf16_v : tile<256xi16> -> tile<256xf16>
    %v2 = ftof %v1 rounding<nearest_even> : tile<256xf16> -> tile<256xbf16>
    %v3 = ftof %v1 rounding<nearest_even> : tile<256xf16> -> tile<256xf32>
    %v4 = ftof %v1 rounding<nearest_even> : tile<256xf16> -> tile<256xtf32>
    %v5 = ftof %v1 rounding<nearest_even> : tile<256xf16> -> tile<256xf64>
    %v6 = ftof %v1 rounding<nearest_even> : tile<256xf16> -> tile<256xf8E4M3FN>
    %v7 = ftof %v1 rounding<nearest_even> : tile<256xf16> -> tile<256xf8E5M2>
    %v8 = ftof %v1 rounding<zero> : tile<256xf16> -> tile<256xf8E8M0FNU>
    %v9 = ftof %v1 rounding<positive_inf> : tile<256xf16> -> tile<256xf8E8M0FNU>
    %v10 = ftof %v1 rounding<nearest_even> : tile<256xf16> -> tile<256xf4E2M1FN>
    %v11 = ftof %v10 rounding<nearest_even> : tile<256xf4E2M1FN> -> tile<256xf32>
    %v12 = ftoi %v1 signed rounding<nearest_int_to_zero> saturating : tile<256xf16> -> tile<256xi1>
    %v13 = ftoi %v1 unsigned rounding<nearest_int_to_zero> saturating : tile<256xf16> -> tile<256xi1>
    %v14 = ftoi %v1 signed rounding<nearest_int_to_zero> saturating : tile<256xf16> -> tile<256xi8>
    %v15 = ftoi %v1 unsigned rounding<nearest_int_to_zero> saturating : tile<256xf16> -> tile<256xi8>
    %v16 = ftoi %v1 signed rounding<nearest_int_to_zero> saturating : tile<256xf16> -> tile<256xi16>
    %v17 = ftoi %v1 unsigned rounding<nearest_int_to_zero> saturating : tile<256xf16> -> tile<256xi16>
    %v18 = ftoi %v1 signed rounding<nearest_int_to_zero> saturating : tile<256xf16> -> tile<256xi32>
    %v19 = ftoi %v1 unsigned rounding<nearest_int_to_zero> saturating : tile<256xf16> -> tile<256xi32>
    %v20 = ftoi %v1 signed rounding<nearest_int_to_zero> saturating : tile<256xf16> -> tile<256xi64>
    %v21 = ftoi %v1 unsigned rounding<nearest_int_to_zero> saturating : tile<256xf16> -> tile<256xi64>
    %o_bf16_t = make_tensor_view %out_bf16, shape = [1, 256], strides = [256, 1] : tensor_view<1x256xbf16, strides=[256,1]>
    %o_bf16_p = make_partition_view %o_bf16_t : partition_view<tile=(1x256), tensor_view<1x256xbf16, strides=[256,1]>>
    %o_bf16_i0 = constant <i32: 0> : tile<i32>
    %o_bf16_r0 = reshape %v2 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r0, %o_bf16_p[%o_bf16_i0, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<1x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_f32_t = make_tensor_view %out_f32, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xf32, strides=[256,1]>
    %o_f32_p = make_partition_view %o_f32_t : partition_view<tile=(1x256), tensor_view<2x256xf32, strides=[256,1]>>
    %o_f32_i0 = constant <i32: 0> : tile<i32>
    %o_f32_r0 = reshape %v3 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r0, %o_f32_p[%o_f32_i0, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<2x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i1 = constant <i32: 1> : tile<i32>
    %o_f32_r1 = reshape %v11 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r1, %o_f32_p[%o_f32_i1, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<2x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_tf32_t = make_tensor_view %out_tf32, shape = [1, 256], strides = [256, 1] : tensor_view<1x256xtf32, strides=[256,1]>
    %o_tf32_p = make_partition_view %o_tf32_t : partition_view<tile=(1x256), tensor_view<1x256xtf32, strides=[256,1]>>
    %o_tf32_i0 = constant <i32: 0> : tile<i32>
    %o_tf32_r0 = reshape %v4 : tile<256xtf32> -> tile<1x256xtf32>
    store_view_tko weak %o_tf32_r0, %o_tf32_p[%o_tf32_i0, %zero] : tile<1x256xtf32>, partition_view<tile=(1x256), tensor_view<1x256xtf32, strides=[256,1]>>, tile<i32> -> token
    %o_f64_t = make_tensor_view %out_f64, shape = [1, 256], strides = [256, 1] : tensor_view<1x256xf64, strides=[256,1]>
    %o_f64_p = make_partition_view %o_f64_t : partition_view<tile=(1x256), tensor_view<1x256xf64, strides=[256,1]>>
    %o_f64_i0 = constant <i32: 0> : tile<i32>
    %o_f64_r0 = reshape %v5 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r0, %o_f64_p[%o_f64_i0, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<1x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f8E4M3FN_t = make_tensor_view %out_f8E4M3FN, shape = [1, 256], strides = [256, 1] : tensor_view<1x256xf8E4M3FN, strides=[256,1]>
    %o_f8E4M3FN_p = make_partition_view %o_f8E4M3FN_t : partition_view<tile=(1x256), tensor_view<1x256xf8E4M3FN, strides=[256,1]>>
    %o_f8E4M3FN_i0 = constant <i32: 0> : tile<i32>
    %o_f8E4M3FN_r0 = reshape %v6 : tile<256xf8E4M3FN> -> tile<1x256xf8E4M3FN>
    store_view_tko weak %o_f8E4M3FN_r0, %o_f8E4M3FN_p[%o_f8E4M3FN_i0, %zero] : tile<1x256xf8E4M3FN>, partition_view<tile=(1x256), tensor_view<1x256xf8E4M3FN, strides=[256,1]>>, tile<i32> -> token
    %o_f8E5M2_t = make_tensor_view %out_f8E5M2, shape = [1, 256], strides = [256, 1] : tensor_view<1x256xf8E5M2, strides=[256,1]>
    %o_f8E5M2_p = make_partition_view %o_f8E5M2_t : partition_view<tile=(1x256), tensor_view<1x256xf8E5M2, strides=[256,1]>>
    %o_f8E5M2_i0 = constant <i32: 0> : tile<i32>
    %o_f8E5M2_r0 = reshape %v7 : tile<256xf8E5M2> -> tile<1x256xf8E5M2>
    store_view_tko weak %o_f8E5M2_r0, %o_f8E5M2_p[%o_f8E5M2_i0, %zero] : tile<1x256xf8E5M2>, partition_view<tile=(1x256), tensor_view<1x256xf8E5M2, strides=[256,1]>>, tile<i32> -> token
    %o_f8E8M0FNU_t = make_tensor_view %out_f8E8M0FNU, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xf8E8M0FNU, strides=[256,1]>
    %o_f8E8M0FNU_p = make_partition_view %o_f8E8M0FNU_t : partition_view<tile=(1x256), tensor_view<2x256xf8E8M0FNU, strides=[256,1]>>
    %o_f8E8M0FNU_i0 = constant <i32: 0> : tile<i32>
    %o_f8E8M0FNU_r0 = reshape %v8 : tile<256xf8E8M0FNU> -> tile<1x256xf8E8M0FNU>
    store_view_tko weak %o_f8E8M0FNU_r0, %o_f8E8M0FNU_p[%o_f8E8M0FNU_i0, %zero] : tile<1x256xf8E8M0FNU>, partition_view<tile=(1x256), tensor_view<2x256xf8E8M0FNU, strides=[256,1]>>, tile<i32> -> token
    %o_f8E8M0FNU_i1 = constant <i32: 1> : tile<i32>
    %o_f8E8M0FNU_r1 = reshape %v9 : tile<256xf8E8M0FNU> -> tile<1x256xf8E8M0FNU>
    store_view_tko weak %o_f8E8M0FNU_r1, %o_f8E8M0FNU_p[%o_f8E8M0FNU_i1, %zero] : tile<1x256xf8E8M0FNU>, partition_view<tile=(1x256), tensor_view<2x256xf8E8M0FNU, strides=[256,1]>>, tile<i32> -> token
    %o_i1_t = make_tensor_view %out_i1, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xi1, strides=[256,1]>
    %o_i1_p = make_partition_view %o_i1_t : partition_view<tile=(1x256), tensor_view<2x256xi1, strides=[256,1]>>
    %o_i1_i0 = constant <i32: 0> : tile<i32>
    %o_i1_r0 = reshape %v12 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r0, %o_i1_p[%o_i1_i0, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<2x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i1 = constant <i32: 1> : tile<i32>
    %o_i1_r1 = reshape %v13 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r1, %o_i1_p[%o_i1_i1, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<2x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i8_t = make_tensor_view %out_i8, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xi8, strides=[256,1]>
    %o_i8_p = make_partition_view %o_i8_t : partition_view<tile=(1x256), tensor_view<2x256xi8, strides=[256,1]>>
    %o_i8_i0 = constant <i32: 0> : tile<i32>
    %o_i8_r0 = reshape %v14 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r0, %o_i8_p[%o_i8_i0, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<2x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i8_i1 = constant <i32: 1> : tile<i32>
    %o_i8_r1 = reshape %v15 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r1, %o_i8_p[%o_i8_i1, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<2x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i16_t = make_tensor_view %out_i16, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xi16, strides=[256,1]>
    %o_i16_p = make_partition_view %o_i16_t : partition_view<tile=(1x256), tensor_view<2x256xi16, strides=[256,1]>>
    %o_i16_i0 = constant <i32: 0> : tile<i32>
    %o_i16_r0 = reshape %v16 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r0, %o_i16_p[%o_i16_i0, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<2x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i16_i1 = constant <i32: 1> : tile<i32>
    %o_i16_r1 = reshape %v17 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r1, %o_i16_p[%o_i16_i1, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<2x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i32_t = make_tensor_view %out_i32, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xi32, strides=[256,1]>
    %o_i32_p = make_partition_view %o_i32_t : partition_view<tile=(1x256), tensor_view<2x256xi32, strides=[256,1]>>
    %o_i32_i0 = constant <i32: 0> : tile<i32>
    %o_i32_r0 = reshape %v18 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r0, %o_i32_p[%o_i32_i0, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<2x256xi32, strides=[256,1]>>, tile<i32> -> token
    %o_i32_i1 = constant <i32: 1> : tile<i32>
    %o_i32_r1 = reshape %v19 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r1, %o_i32_p[%o_i32_i1, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<2x256xi32, strides=[256,1]>>, tile<i32> -> token
    %o_i64_t = make_tensor_view %out_i64, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xi64, strides=[256,1]>
    %o_i64_p = make_partition_view %o_i64_t : partition_view<tile=(1x256), tensor_view<2x256xi64, strides=[256,1]>>
    %o_i64_i0 = constant <i32: 0> : tile<i32>
    %o_i64_r0 = reshape %v20 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r0, %o_i64_p[%o_i64_i0, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<2x256xi64, strides=[256,1]>>, tile<i32> -> token
    %o_i64_i1 = constant <i32: 1> : tile<i32>
    %o_i64_r1 = reshape %v21 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r1, %o_i64_p[%o_i64_i1, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<2x256xi64, strides=[256,1]>>, tile<i32> -> token
  }
  entry @from_bf16(%xbf16: tile<ptr<i16>>, %out_f16: tile<ptr<f16>>, %out_f32: tile<ptr<f32>>, %out_tf32: tile<ptr<tf32>>, %out_f64: tile<ptr<f64>>, %out_f8E4M3FN: tile<ptr<f8E4M3FN>>, %out_f8E5M2: tile<ptr<f8E5M2>>, %out_f8E8M0FNU: tile<ptr<f8E8M0FNU>>, %out_i1: tile<ptr<i1>>, %out_i8: tile<ptr<i8>>, %out_i16: tile<ptr<i16>>, %out_i32: tile<ptr<i32>>, %out_i64: tile<ptr<i64>>) {
    %zero = constant <i32: 0> : tile<i32>
    %xbf16_t = make_tensor_view %xbf16, shape = [256], strides = [1] : tensor_view<256xi16, strides=[1]>
    %xbf16_p = make_partition_view %xbf16_t : partition_view<tile=(256), tensor_view<256xi16, strides=[1]>>
    %xbf16_v, %xbf16_k = load_view_tko weak %xbf16_p[%zero] : partition_view<tile=(256), tensor_view<256xi16, strides=[1]>>, tile<i32> -> tile<256xi16>, token
    %v1 = bitcast %xbf16_v : tile<256xi16> -> tile<256xbf16>
    %v2 = ftof %v1 rounding<nearest_even> : tile<256xbf16> -> tile<256xf16>
    %v3 = ftof %v1 rounding<nearest_even> : tile<256xbf16> -> tile<256xf32>
    %v4 = ftof %v1 rounding<nearest_even> : tile<256xbf16> -> tile<256xtf32>
    %v5 = ftof %v1 rounding<nearest_even> : tile<256xbf16> -> tile<256xf64>
    %v6 = ftof %v1 rounding<nearest_even> : tile<256xbf16> -> tile<256xf8E4M3FN>
    %v7 = ftof %v1 rounding<nearest_even> : tile<256xbf16> -> tile<256xf8E5M2>
    %v8 = ftof %v1 rounding<zero> : tile<256xbf16> -> tile<256xf8E8M0FNU>
    %v9 = ftof %v1 rounding<positive_inf> : tile<256xbf16> -> tile<256xf8E8M0FNU>
    %v10 = ftof %v1 rounding<nearest_even> : tile<256xbf16> -> tile<256xf4E2M1FN>
    %v11 = ftof %v10 rounding<nearest_even> : tile<256xf4E2M1FN> -> tile<256xf32>
    %v12 = ftoi %v1 signed rounding<nearest_int_to_zero> saturating : tile<256xbf16> -> tile<256xi1>
    %v13 = ftoi %v1 unsigned rounding<nearest_int_to_zero> saturating : tile<256xbf16> -> tile<256xi1>
    %v14 = ftoi %v1 signed rounding<nearest_int_to_zero> saturating : tile<256xbf16> -> tile<256xi8>
    %v15 = ftoi %v1 unsigned rounding<nearest_int_to_zero> saturating : tile<256xbf16> -> tile<256xi8>
    %v16 = ftoi %v1 signed rounding<nearest_int_to_zero> saturating : tile<256xbf16> -> tile<256xi16>
    %v17 = ftoi %v1 unsigned rounding<nearest_int_to_zero> saturating : tile<256xbf16> -> tile<256xi16>
    %v18 = ftoi %v1 signed rounding<nearest_int_to_zero> saturating : tile<256xbf16> -> tile<256xi32>
    %v19 = ftoi %v1 unsigned rounding<nearest_int_to_zero> saturating : tile<256xbf16> -> tile<256xi32>
    %v20 = ftoi %v1 signed rounding<nearest_int_to_zero> saturating : tile<256xbf16> -> tile<256xi64>
    %v21 = ftoi %v1 unsigned rounding<nearest_int_to_zero> saturating : tile<256xbf16> -> tile<256xi64>
    %o_f16_t = make_tensor_view %out_f16, shape = [1, 256], strides = [256, 1] : tensor_view<1x256xf16, strides=[256,1]>
    %o_f16_p = make_partition_view %o_f16_t : partition_view<tile=(1x256), tensor_view<1x256xf16, strides=[256,1]>>
    %o_f16_i0 = constant <i32: 0> : tile<i32>
    %o_f16_r0 = reshape %v2 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r0, %o_f16_p[%o_f16_i0, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<1x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f32_t = make_tensor_view %out_f32, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xf32, strides=[256,1]>
    %o_f32_p = make_partition_view %o_f32_t : partition_view<tile=(1x256), tensor_view<2x256xf32, strides=[256,1]>>
    %o_f32_i0 = constant <i32: 0> : tile<i32>
    %o_f32_r0 = reshape %v3 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r0, %o_f32_p[%o_f32_i0, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<2x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i1 = constant <i32: 1> : tile<i32>
    %o_f32_r1 = reshape %v11 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r1, %o_f32_p[%o_f32_i1, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<2x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_tf32_t = make_tensor_view %out_tf32, shape = [1, 256], strides = [256, 1] : tensor_view<1x256xtf32, strides=[256,1]>
    %o_tf32_p = make_partition_view %o_tf32_t : partition_view<tile=(1x256), tensor_view<1x256xtf32, strides=[256,1]>>
    %o_tf32_i0 = constant <i32: 0> : tile<i32>
    %o_tf32_r0 = reshape %v4 : tile<256xtf32> -> tile<1x256xtf32>
    store_view_tko weak %o_tf32_r0, %o_tf32_p[%o_tf32_i0, %zero] : tile<1x256xtf32>, partition_view<tile=(1x256), tensor_view<1x256xtf32, strides=[256,1]>>, tile<i32> -> token
    %o_f64_t = make_tensor_view %out_f64, shape = [1, 256], strides = [256, 1] : tensor_view<1x256xf64, strides=[256,1]>
    %o_f64_p = make_partition_view %o_f64_t : partition_view<tile=(1x256), tensor_view<1x256xf64, strides=[256,1]>>
    %o_f64_i0 = constant <i32: 0> : tile<i32>
    %o_f64_r0 = reshape %v5 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r0, %o_f64_p[%o_f64_i0, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<1x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f8E4M3FN_t = make_tensor_view %out_f8E4M3FN, shape = [1, 256], strides = [256, 1] : tensor_view<1x256xf8E4M3FN, strides=[256,1]>
    %o_f8E4M3FN_p = make_partition_view %o_f8E4M3FN_t : partition_view<tile=(1x256), tensor_view<1x256xf8E4M3FN, strides=[256,1]>>
    %o_f8E4M3FN_i0 = constant <i32: 0> : tile<i32>
    %o_f8E4M3FN_r0 = reshape %v6 : tile<256xf8E4M3FN> -> tile<1x256xf8E4M3FN>
    store_view_tko weak %o_f8E4M3FN_r0, %o_f8E4M3FN_p[%o_f8E4M3FN_i0, %zero] : tile<1x256xf8E4M3FN>, partition_view<tile=(1x256), tensor_view<1x256xf8E4M3FN, strides=[256,1]>>, tile<i32> -> token
    %o_f8E5M2_t = make_tensor_view %out_f8E5M2, shape = [1, 256], strides = [256, 1] : tensor_view<1x256xf8E5M2, strides=[256,1]>
    %o_f8E5M2_p = make_partition_view %o_f8E5M2_t : partition_view<tile=(1x256), tensor_view<1x256xf8E5M2, strides=[256,1]>>
    %o_f8E5M2_i0 = constant <i32: 0> : tile<i32>
    %o_f8E5M2_r0 = reshape %v7 : tile<256xf8E5M2> -> tile<1x256xf8E5M2>
    store_view_tko weak %o_f8E5M2_r0, %o_f8E5M2_p[%o_f8E5M2_i0, %zero] : tile<1x256xf8E5M2>, partition_view<tile=(1x256), tensor_view<1x256xf8E5M2, strides=[256,1]>>, tile<i32> -> token
    %o_f8E8M0FNU_t = make_tensor_view %out_f8E8M0FNU, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xf8E8M0FNU, strides=[256,1]>
    %o_f8E8M0FNU_p = make_partition_view %o_f8E8M0FNU_t : partition_view<tile=(1x256), tensor_view<2x256xf8E8M0FNU, strides=[256,1]>>
    %o_f8E8M0FNU_i0 = constant <i32: 0> : tile<i32>
    %o_f8E8M0FNU_r0 = reshape %v8 : tile<256xf8E8M0FNU> -> tile<1x256xf8E8M0FNU>
    store_view_tko weak %o_f8E8M0FNU_r0, %o_f8E8M0FNU_p[%o_f8E8M0FNU_i0, %zero] : tile<1x256xf8E8M0FNU>, partition_view<tile=(1x256), tensor_view<2x256xf8E8M0FNU, strides=[256,1]>>, tile<i32> -> token
    %o_f8E8M0FNU_i1 = constant <i32: 1> : tile<i32>
    %o_f8E8M0FNU_r1 = reshape %v9 : tile<256xf8E8M0FNU> -> tile<1x256xf8E8M0FNU>
    store_view_tko weak %o_f8E8M0FNU_r1, %o_f8E8M0FNU_p[%o_f8E8M0FNU_i1, %zero] : tile<1x256xf8E8M0FNU>, partition_view<tile=(1x256), tensor_view<2x256xf8E8M0FNU, strides=[256,1]>>, tile<i32> -> token
    %o_i1_t = make_tensor_view %out_i1, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xi1, strides=[256,1]>
    %o_i1_p = make_partition_view %o_i1_t : partition_view<tile=(1x256), tensor_view<2x256xi1, strides=[256,1]>>
    %o_i1_i0 = constant <i32: 0> : tile<i32>
    %o_i1_r0 = reshape %v12 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r0, %o_i1_p[%o_i1_i0, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<2x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i1 = constant <i32: 1> : tile<i32>
    %o_i1_r1 = reshape %v13 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r1, %o_i1_p[%o_i1_i1, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<2x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i8_t = make_tensor_view %out_i8, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xi8, strides=[256,1]>
    %o_i8_p = make_partition_view %o_i8_t : partition_view<tile=(1x256), tensor_view<2x256xi8, strides=[256,1]>>
    %o_i8_i0 = constant <i32: 0> : tile<i32>
    %o_i8_r0 = reshape %v14 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r0, %o_i8_p[%o_i8_i0, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<2x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i8_i1 = constant <i32: 1> : tile<i32>
    %o_i8_r1 = reshape %v15 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r1, %o_i8_p[%o_i8_i1, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<2x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i16_t = make_tensor_view %out_i16, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xi16, strides=[256,1]>
    %o_i16_p = make_partition_view %o_i16_t : partition_view<tile=(1x256), tensor_view<2x256xi16, strides=[256,1]>>
    %o_i16_i0 = constant <i32: 0> : tile<i32>
    %o_i16_r0 = reshape %v16 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r0, %o_i16_p[%o_i16_i0, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<2x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i16_i1 = constant <i32: 1> : tile<i32>
    %o_i16_r1 = reshape %v17 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r1, %o_i16_p[%o_i16_i1, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<2x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i32_t = make_tensor_view %out_i32, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xi32, strides=[256,1]>
    %o_i32_p = make_partition_view %o_i32_t : partition_view<tile=(1x256), tensor_view<2x256xi32, strides=[256,1]>>
    %o_i32_i0 = constant <i32: 0> : tile<i32>
    %o_i32_r0 = reshape %v18 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r0, %o_i32_p[%o_i32_i0, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<2x256xi32, strides=[256,1]>>, tile<i32> -> token
    %o_i32_i1 = constant <i32: 1> : tile<i32>
    %o_i32_r1 = reshape %v19 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r1, %o_i32_p[%o_i32_i1, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<2x256xi32, strides=[256,1]>>, tile<i32> -> token
    %o_i64_t = make_tensor_view %out_i64, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xi64, strides=[256,1]>
    %o_i64_p = make_partition_view %o_i64_t : partition_view<tile=(1x256), tensor_view<2x256xi64, strides=[256,1]>>
    %o_i64_i0 = constant <i32: 0> : tile<i32>
    %o_i64_r0 = reshape %v20 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r0, %o_i64_p[%o_i64_i0, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<2x256xi64, strides=[256,1]>>, tile<i32> -> token
    %o_i64_i1 = constant <i32: 1> : tile<i32>
    %o_i64_r1 = reshape %v21 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r1, %o_i64_p[%o_i64_i1, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<2x256xi64, strides=[256,1]>>, tile<i32> -> token
  }
  entry @from_f32(%xf32: tile<ptr<i32>>, %out_f16: tile<ptr<f16>>, %out_bf16: tile<ptr<bf16>>, %out_tf32: tile<ptr<tf32>>, %out_f64: tile<ptr<f64>>, %out_f8E4M3FN: tile<ptr<f8E4M3FN>>, %out_f8E5M2: tile<ptr<f8E5M2>>, %out_f8E8M0FNU: tile<ptr<f8E8M0FNU>>, %out_f32: tile<ptr<f32>>, %out_i1: tile<ptr<i1>>, %out_i8: tile<ptr<i8>>, %out_i16: tile<ptr<i16>>, %out_i32: tile<ptr<i32>>, %out_i64: tile<ptr<i64>>) {
    %zero = constant <i32: 0> : tile<i32>
    %xf32_t = make_tensor_view %xf32, shape = [256], strides = [1] : tensor_view<256xi32, strides=[1]>
    %xf32_p = make_partition_view %xf32_t : partition_view<tile=(256), tensor_view<256xi32, strides=[1]>>
    %xf32_v, %xf32_k = load_view_tko weak %xf32_p[%zero] : partition_view<tile=(256), tensor_view<256xi32, strides=[1]>>, tile<i32> -> tile<256xi32>, token
    %v1 = bitcast %xf32_v : tile<256xi32> -> tile<256xf32>
    %v2 = constant <i32: -939524097> : tile<256xi32>
    %v3 = constant <i32: 939524096> : tile<256xi32>
    %v4 = bitcast %v1 : tile<256xf32> -> tile<256xi32>
    %v5 = andi %v4, %v2 : tile<256xi32>
    %v6 = ori %v5, %v3 : tile<256xi32>
    %v7 = bitcast %v6 : tile<256xi32> -> tile<256xf32>
    %v8 = ftof %v1 rounding<nearest_even> : tile<256xf32> -> tile<256xf16>
    %v9 = ftof %v7 rounding<nearest_even> : tile<256xf32> -> tile<256xf16>
    %v10 = ftof %v1 rounding<nearest_even> : tile<256xf32> -> tile<256xbf16>
    %v11 = ftof %v7 rounding<nearest_even> : tile<256xf32> -> tile<256xbf16>
    %v12 = ftof %v1 rounding<nearest_even> : tile<256xf32> -> tile<256xtf32>
    %v13 = ftof %v7 rounding<nearest_even> : tile<256xf32> -> tile<256xtf32>
    %v14 = ftof %v1 rounding<nearest_even> : tile<256xf32> -> tile<256xf64>
    %v15 = ftof %v7 rounding<nearest_even> : tile<256xf32> -> tile<256xf64>
    %v16 = ftof %v1 rounding<nearest_even> : tile<256xf32> -> tile<256xf8E4M3FN>
    %v17 = ftof %v7 rounding<nearest_even> : tile<256xf32> -> tile<256xf8E4M3FN>
    %v18 = ftof %v1 rounding<nearest_even> : tile<256xf32> -> tile<256xf8E5M2>
    %v19 = ftof %v7 rounding<nearest_even> : tile<256xf32> -> tile<256xf8E5M2>
    %v20 = ftof %v1 rounding<zero> : tile<256xf32> -> tile<256xf8E8M0FNU>
    %v21 = ftof %v1 rounding<positive_inf> : tile<256xf32> -> tile<256xf8E8M0FNU>
    %v22 = ftof %v7 rounding<zero> : tile<256xf32> -> tile<256xf8E8M0FNU>
    %v23 = ftof %v7 rounding<positive_inf> : tile<256xf32> -> tile<256xf8E8M0FNU>
    %v24 = ftof %v1 rounding<nearest_even> : tile<256xf32> -> tile<256xf4E2M1FN>
    %v25 = ftof %v24 rounding<nearest_even> : tile<256xf4E2M1FN> -> tile<256xf32>
    %v26 = ftof %v7 rounding<nearest_even> : tile<256xf32> -> tile<256xf4E2M1FN>
    %v27 = ftof %v26 rounding<nearest_even> : tile<256xf4E2M1FN> -> tile<256xf32>
    %v28 = ftoi %v1 signed rounding<nearest_int_to_zero> saturating : tile<256xf32> -> tile<256xi1>
    %v29 = ftoi %v7 signed rounding<nearest_int_to_zero> saturating : tile<256xf32> -> tile<256xi1>
    %v30 = ftoi %v1 unsigned rounding<nearest_int_to_zero> saturating : tile<256xf32> -> tile<256xi1>
    %v31 = ftoi %v7 unsigned rounding<nearest_int_to_zero> saturating : tile<256xf32> -> tile<256xi1>
    %v32 = ftoi %v1 signed rounding<nearest_int_to_zero> saturating : tile<256xf32> -> tile<256xi8>
    %v33 = ftoi %v7 signed rounding<nearest_int_to_zero> saturating : tile<256xf32> -> tile<256xi8>
    %v34 = ftoi %v1 unsigned rounding<nearest_int_to_zero> saturating : tile<256xf32> -> tile<256xi8>
    %v35 = ftoi %v7 unsigned rounding<nearest_int_to_zero> saturating : tile<256xf32> -> tile<256xi8>
    %v36 = ftoi %v1 signed rounding<nearest_int_to_zero> saturating : tile<256xf32> -> tile<256xi16>
    %v37 = ftoi %v7 signed rounding<nearest_int_to_zero> saturating : tile<256xf32> -> tile<256xi16>
    %v38 = ftoi %v1 unsigned rounding<nearest_int_to_zero> saturating : tile<256xf32> -> tile<256xi16>
    %v39 = ftoi %v7 unsigned rounding<nearest_int_to_zero> saturating : tile<256xf32> -> tile<256xi16>
    %v40 = ftoi %v1 signed rounding<nearest_int_to_zero> saturating : tile<256xf32> -> tile<256xi32>
    %v41 = ftoi %v7 signed rounding<nearest_int_to_zero> saturating : tile<256xf32> -> tile<256xi32>
    %v42 = ftoi %v1 unsigned rounding<nearest_int_to_zero> saturating : tile<256xf32> -> tile<256xi32>
    %v43 = ftoi %v7 unsigned rounding<nearest_int_to_zero> saturating : tile<256xf32> -> tile<256xi32>
    %v44 = ftoi %v1 signed rounding<nearest_int_to_zero> saturating : tile<256xf32> -> tile<256xi64>
    %v45 = ftoi %v7 signed rounding<nearest_int_to_zero> saturating : tile<256xf32> -> tile<256xi64>
    %v46 = ftoi %v1 unsigned rounding<nearest_int_to_zero> saturating : tile<256xf32> -> tile<256xi64>
    %v47 = ftoi %v7 unsigned rounding<nearest_int_to_zero> saturating : tile<256xf32> -> tile<256xi64>
    %o_f16_t = make_tensor_view %out_f16, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xf16, strides=[256,1]>
    %o_f16_p = make_partition_view %o_f16_t : partition_view<tile=(1x256), tensor_view<2x256xf16, strides=[256,1]>>
    %o_f16_i0 = constant <i32: 0> : tile<i32>
    %o_f16_r0 = reshape %v8 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r0, %o_f16_p[%o_f16_i0, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<2x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i1 = constant <i32: 1> : tile<i32>
    %o_f16_r1 = reshape %v9 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r1, %o_f16_p[%o_f16_i1, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<2x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_t = make_tensor_view %out_bf16, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xbf16, strides=[256,1]>
    %o_bf16_p = make_partition_view %o_bf16_t : partition_view<tile=(1x256), tensor_view<2x256xbf16, strides=[256,1]>>
    %o_bf16_i0 = constant <i32: 0> : tile<i32>
    %o_bf16_r0 = reshape %v10 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r0, %o_bf16_p[%o_bf16_i0, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<2x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i1 = constant <i32: 1> : tile<i32>
    %o_bf16_r1 = reshape %v11 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r1, %o_bf16_p[%o_bf16_i1, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<2x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_tf32_t = make_tensor_view %out_tf32, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xtf32, strides=[256,1]>
    %o_tf32_p = make_partition_view %o_tf32_t : partition_view<tile=(1x256), tensor_view<2x256xtf32, strides=[256,1]>>
    %o_tf32_i0 = constant <i32: 0> : tile<i32>
    %o_tf32_r0 = reshape %v12 : tile<256xtf32> -> tile<1x256xtf32>
    store_view_tko weak %o_tf32_r0, %o_tf32_p[%o_tf32_i0, %zero] : tile<1x256xtf32>, partition_view<tile=(1x256), tensor_view<2x256xtf32, strides=[256,1]>>, tile<i32> -> token
    %o_tf32_i1 = constant <i32: 1> : tile<i32>
    %o_tf32_r1 = reshape %v13 : tile<256xtf32> -> tile<1x256xtf32>
    store_view_tko weak %o_tf32_r1, %o_tf32_p[%o_tf32_i1, %zero] : tile<1x256xtf32>, partition_view<tile=(1x256), tensor_view<2x256xtf32, strides=[256,1]>>, tile<i32> -> token
    %o_f64_t = make_tensor_view %out_f64, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xf64, strides=[256,1]>
    %o_f64_p = make_partition_view %o_f64_t : partition_view<tile=(1x256), tensor_view<2x256xf64, strides=[256,1]>>
    %o_f64_i0 = constant <i32: 0> : tile<i32>
    %o_f64_r0 = reshape %v14 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r0, %o_f64_p[%o_f64_i0, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<2x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i1 = constant <i32: 1> : tile<i32>
    %o_f64_r1 = reshape %v15 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r1, %o_f64_p[%o_f64_i1, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<2x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f8E4M3FN_t = make_tensor_view %out_f8E4M3FN, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xf8E4M3FN, strides=[256,1]>
    %o_f8E4M3FN_p = make_partition_view %o_f8E4M3FN_t : partition_view<tile=(1x256), tensor_view<2x256xf8E4M3FN, strides=[256,1]>>
    %o_f8E4M3FN_i0 = constant <i32: 0> : tile<i32>
    %o_f8E4M3FN_r0 = reshape %v16 : tile<256xf8E4M3FN> -> tile<1x256xf8E4M3FN>
    store_view_tko weak %o_f8E4M3FN_r0, %o_f8E4M3FN_p[%o_f8E4M3FN_i0, %zero] : tile<1x256xf8E4M3FN>, partition_view<tile=(1x256), tensor_view<2x256xf8E4M3FN, strides=[256,1]>>, tile<i32> -> token
    %o_f8E4M3FN_i1 = constant <i32: 1> : tile<i32>
    %o_f8E4M3FN_r1 = reshape %v17 : tile<256xf8E4M3FN> -> tile<1x256xf8E4M3FN>
    store_view_tko weak %o_f8E4M3FN_r1, %o_f8E4M3FN_p[%o_f8E4M3FN_i1, %zero] : tile<1x256xf8E4M3FN>, partition_view<tile=(1x256), tensor_view<2x256xf8E4M3FN, strides=[256,1]>>, tile<i32> -> token
    %o_f8E5M2_t = make_tensor_view %out_f8E5M2, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xf8E5M2, strides=[256,1]>
    %o_f8E5M2_p = make_partition_view %o_f8E5M2_t : partition_view<tile=(1x256), tensor_view<2x256xf8E5M2, strides=[256,1]>>
    %o_f8E5M2_i0 = constant <i32: 0> : tile<i32>
    %o_f8E5M2_r0 = reshape %v18 : tile<256xf8E5M2> -> tile<1x256xf8E5M2>
    store_view_tko weak %o_f8E5M2_r0, %o_f8E5M2_p[%o_f8E5M2_i0, %zero] : tile<1x256xf8E5M2>, partition_view<tile=(1x256), tensor_view<2x256xf8E5M2, strides=[256,1]>>, tile<i32> -> token
    %o_f8E5M2_i1 = constant <i32: 1> : tile<i32>
    %o_f8E5M2_r1 = reshape %v19 : tile<256xf8E5M2> -> tile<1x256xf8E5M2>
    store_view_tko weak %o_f8E5M2_r1, %o_f8E5M2_p[%o_f8E5M2_i1, %zero] : tile<1x256xf8E5M2>, partition_view<tile=(1x256), tensor_view<2x256xf8E5M2, strides=[256,1]>>, tile<i32> -> token
    %o_f8E8M0FNU_t = make_tensor_view %out_f8E8M0FNU, shape = [4, 256], strides = [256, 1] : tensor_view<4x256xf8E8M0FNU, strides=[256,1]>
    %o_f8E8M0FNU_p = make_partition_view %o_f8E8M0FNU_t : partition_view<tile=(1x256), tensor_view<4x256xf8E8M0FNU, strides=[256,1]>>
    %o_f8E8M0FNU_i0 = constant <i32: 0> : tile<i32>
    %o_f8E8M0FNU_r0 = reshape %v20 : tile<256xf8E8M0FNU> -> tile<1x256xf8E8M0FNU>
    store_view_tko weak %o_f8E8M0FNU_r0, %o_f8E8M0FNU_p[%o_f8E8M0FNU_i0, %zero] : tile<1x256xf8E8M0FNU>, partition_view<tile=(1x256), tensor_view<4x256xf8E8M0FNU, strides=[256,1]>>, tile<i32> -> token
    %o_f8E8M0FNU_i1 = constant <i32: 1> : tile<i32>
    %o_f8E8M0FNU_r1 = reshape %v21 : tile<256xf8E8M0FNU> -> tile<1x256xf8E8M0FNU>
    store_view_tko weak %o_f8E8M0FNU_r1, %o_f8E8M0FNU_p[%o_f8E8M0FNU_i1, %zero] : tile<1x256xf8E8M0FNU>, partition_view<tile=(1x256), tensor_view<4x256xf8E8M0FNU, strides=[256,1]>>, tile<i32> -> token
    %o_f8E8M0FNU_i2 = constant <i32: 2> : tile<i32>
    %o_f8E8M0FNU_r2 = reshape %v22 : tile<256xf8E8M0FNU> -> tile<1x256xf8E8M0FNU>
    store_view_tko weak %o_f8E8M0FNU_r2, %o_f8E8M0FNU_p[%o_f8E8M0FNU_i2, %zero] : tile<1x256xf8E8M0FNU>, partition_view<tile=(1x256), tensor_view<4x256xf8E8M0FNU, strides=[256,1]>>, tile<i32> -> token
    %o_f8E8M0FNU_i3 = constant <i32: 3> : tile<i32>
    %o_f8E8M0FNU_r3 = reshape %v23 : tile<256xf8E8M0FNU> -> tile<1x256xf8E8M0FNU>
    store_view_tko weak %o_f8E8M0FNU_r3, %o_f8E8M0FNU_p[%o_f8E8M0FNU_i3, %zero] : tile<1x256xf8E8M0FNU>, partition_view<tile=(1x256), tensor_view<4x256xf8E8M0FNU, strides=[256,1]>>, tile<i32> -> token
    %o_f32_t = make_tensor_view %out_f32, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xf32, strides=[256,1]>
    %o_f32_p = make_partition_view %o_f32_t : partition_view<tile=(1x256), tensor_view<2x256xf32, strides=[256,1]>>
    %o_f32_i0 = constant <i32: 0> : tile<i32>
    %o_f32_r0 = reshape %v25 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r0, %o_f32_p[%o_f32_i0, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<2x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i1 = constant <i32: 1> : tile<i32>
    %o_f32_r1 = reshape %v27 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r1, %o_f32_p[%o_f32_i1, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<2x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_i1_t = make_tensor_view %out_i1, shape = [4, 256], strides = [256, 1] : tensor_view<4x256xi1, strides=[256,1]>
    %o_i1_p = make_partition_view %o_i1_t : partition_view<tile=(1x256), tensor_view<4x256xi1, strides=[256,1]>>
    %o_i1_i0 = constant <i32: 0> : tile<i32>
    %o_i1_r0 = reshape %v28 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r0, %o_i1_p[%o_i1_i0, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<4x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i1 = constant <i32: 1> : tile<i32>
    %o_i1_r1 = reshape %v29 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r1, %o_i1_p[%o_i1_i1, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<4x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i2 = constant <i32: 2> : tile<i32>
    %o_i1_r2 = reshape %v30 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r2, %o_i1_p[%o_i1_i2, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<4x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i3 = constant <i32: 3> : tile<i32>
    %o_i1_r3 = reshape %v31 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r3, %o_i1_p[%o_i1_i3, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<4x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i8_t = make_tensor_view %out_i8, shape = [4, 256], strides = [256, 1] : tensor_view<4x256xi8, strides=[256,1]>
    %o_i8_p = make_partition_view %o_i8_t : partition_view<tile=(1x256), tensor_view<4x256xi8, strides=[256,1]>>
    %o_i8_i0 = constant <i32: 0> : tile<i32>
    %o_i8_r0 = reshape %v32 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r0, %o_i8_p[%o_i8_i0, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<4x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i8_i1 = constant <i32: 1> : tile<i32>
    %o_i8_r1 = reshape %v33 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r1, %o_i8_p[%o_i8_i1, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<4x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i8_i2 = constant <i32: 2> : tile<i32>
    %o_i8_r2 = reshape %v34 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r2, %o_i8_p[%o_i8_i2, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<4x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i8_i3 = constant <i32: 3> : tile<i32>
    %o_i8_r3 = reshape %v35 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r3, %o_i8_p[%o_i8_i3, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<4x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i16_t = make_tensor_view %out_i16, shape = [4, 256], strides = [256, 1] : tensor_view<4x256xi16, strides=[256,1]>
    %o_i16_p = make_partition_view %o_i16_t : partition_view<tile=(1x256), tensor_view<4x256xi16, strides=[256,1]>>
    %o_i16_i0 = constant <i32: 0> : tile<i32>
    %o_i16_r0 = reshape %v36 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r0, %o_i16_p[%o_i16_i0, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<4x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i16_i1 = constant <i32: 1> : tile<i32>
    %o_i16_r1 = reshape %v37 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r1, %o_i16_p[%o_i16_i1, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<4x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i16_i2 = constant <i32: 2> : tile<i32>
    %o_i16_r2 = reshape %v38 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r2, %o_i16_p[%o_i16_i2, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<4x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i16_i3 = constant <i32: 3> : tile<i32>
    %o_i16_r3 = reshape %v39 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r3, %o_i16_p[%o_i16_i3, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<4x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i32_t = make_tensor_view %out_i32, shape = [4, 256], strides = [256, 1] : tensor_view<4x256xi32, strides=[256,1]>
    %o_i32_p = make_partition_view %o_i32_t : partition_view<tile=(1x256), tensor_view<4x256xi32, strides=[256,1]>>
    %o_i32_i0 = constant <i32: 0> : tile<i32>
    %o_i32_r0 = reshape %v40 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r0, %o_i32_p[%o_i32_i0, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<4x256xi32, strides=[256,1]>>, tile<i32> -> token
    %o_i32_i1 = constant <i32: 1> : tile<i32>
    %o_i32_r1 = reshape %v41 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r1, %o_i32_p[%o_i32_i1, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<4x256xi32, strides=[256,1]>>, tile<i32> -> token
    %o_i32_i2 = constant <i32: 2> : tile<i32>
    %o_i32_r2 = reshape %v42 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r2, %o_i32_p[%o_i32_i2, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<4x256xi32, strides=[256,1]>>, tile<i32> -> token
    %o_i32_i3 = constant <i32: 3> : tile<i32>
    %o_i32_r3 = reshape %v43 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r3, %o_i32_p[%o_i32_i3, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<4x256xi32, strides=[256,1]>>, tile<i32> -> token
    %o_i64_t = make_tensor_view %out_i64, shape = [4, 256], strides = [256, 1] : tensor_view<4x256xi64, strides=[256,1]>
    %o_i64_p = make_partition_view %o_i64_t : partition_view<tile=(1x256), tensor_view<4x256xi64, strides=[256,1]>>
    %o_i64_i0 = constant <i32: 0> : tile<i32>
    %o_i64_r0 = reshape %v44 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r0, %o_i64_p[%o_i64_i0, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<4x256xi64, strides=[256,1]>>, tile<i32> -> token
    %o_i64_i1 = constant <i32: 1> : tile<i32>
    %o_i64_r1 = reshape %v45 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r1, %o_i64_p[%o_i64_i1, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<4x256xi64, strides=[256,1]>>, tile<i32> -> token
    %o_i64_i2 = constant <i32: 2> : tile<i32>
    %o_i64_r2 = reshape %v46 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r2, %o_i64_p[%o_i64_i2, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<4x256xi64, strides=[256,1]>>, tile<i32> -> token
    %o_i64_i3 = constant <i32: 3> : tile<i32>
    %o_i64_r3 = reshape %v47 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r3, %o_i64_p[%o_i64_i3, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<4x256xi64, strides=[256,1]>>, tile<i32> -> token
  }
  entry @from_tf32(%xf32: tile<ptr<i32>>, %out_f16: tile<ptr<f16>>, %out_bf16: tile<ptr<bf16>>, %out_f32: tile<ptr<f32>>, %out_f64: tile<ptr<f64>>, %out_f8E4M3FN: tile<ptr<f8E4M3FN>>, %out_f8E5M2: tile<ptr<f8E5M2>>, %out_f8E8M0FNU: tile<ptr<f8E8M0FNU>>, %out_i1: tile<ptr<i1>>, %out_i8: tile<ptr<i8>>, %out_i16: tile<ptr<i16>>, %out_i32: tile<ptr<i32>>, %out_i64: tile<ptr<i64>>) {
    %zero = constant <i32: 0> : tile<i32>
    %xf32_t = make_tensor_view %xf32, shape = [256], strides = [1] : tensor_view<256xi32, strides=[1]>
    %xf32_p = make_partition_view %xf32_t : partition_view<tile=(256), tensor_view<256xi32, strides=[1]>>
    %xf32_v, %xf32_k = load_view_tko weak %xf32_p[%zero] : partition_view<tile=(256), tensor_view<256xi32, strides=[1]>>, tile<i32> -> tile<256xi32>, token
    %v1 = bitcast %xf32_v : tile<256xi32> -> tile<256xf32>
    %v2 = ftof %v1 rounding<nearest_even> : tile<256xf32> -> tile<256xtf32>
    %v3 = ftof %v2 rounding<nearest_even> : tile<256xtf32> -> tile<256xf16>
    %v4 = ftof %v2 rounding<nearest_even> : tile<256xtf32> -> tile<256xbf16>
    %v5 = ftof %v2 rounding<nearest_even> : tile<256xtf32> -> tile<256xf32>
    %v6 = ftof %v2 rounding<nearest_even> : tile<256xtf32> -> tile<256xf64>
    %v7 = ftof %v2 rounding<nearest_even> : tile<256xtf32> -> tile<256xf8E4M3FN>
    %v8 = ftof %v2 rounding<nearest_even> : tile<256xtf32> -> tile<256xf8E5M2>
    %v9 = ftof %v2 rounding<zero> : tile<256xtf32> -> tile<256xf8E8M0FNU>
    %v10 = ftof %v2 rounding<positive_inf> : tile<256xtf32> -> tile<256xf8E8M0FNU>
    %v11 = ftof %v2 rounding<nearest_even> : tile<256xtf32> -> tile<256xf4E2M1FN>
    %v12 = ftof %v11 rounding<nearest_even> : tile<256xf4E2M1FN> -> tile<256xf32>
    %v13 = ftoi %v2 signed rounding<nearest_int_to_zero> saturating : tile<256xtf32> -> tile<256xi1>
    %v14 = ftoi %v2 unsigned rounding<nearest_int_to_zero> saturating : tile<256xtf32> -> tile<256xi1>
    %v15 = ftoi %v2 signed rounding<nearest_int_to_zero> saturating : tile<256xtf32> -> tile<256xi8>
    %v16 = ftoi %v2 unsigned rounding<nearest_int_to_zero> saturating : tile<256xtf32> -> tile<256xi8>
    %v17 = ftoi %v2 signed rounding<nearest_int_to_zero> saturating : tile<256xtf32> -> tile<256xi16>
    %v18 = ftoi %v2 unsigned rounding<nearest_int_to_zero> saturating : tile<256xtf32> -> tile<256xi16>
    %v19 = ftoi %v2 signed rounding<nearest_int_to_zero> saturating : tile<256xtf32> -> tile<256xi32>
    %v20 = ftoi %v2 unsigned rounding<nearest_int_to_zero> saturating : tile<256xtf32> -> tile<256xi32>
    %v21 = ftoi %v2 signed rounding<nearest_int_to_zero> saturating : tile<256xtf32> -> tile<256xi64>
    %v22 = ftoi %v2 unsigned rounding<nearest_int_to_zero> saturating : tile<256xtf32> -> tile<256xi64>
    %o_f16_t = make_tensor_view %out_f16, shape = [1, 256], strides = [256, 1] : tensor_view<1x256xf16, strides=[256,1]>
    %o_f16_p = make_partition_view %o_f16_t : partition_view<tile=(1x256), tensor_view<1x256xf16, strides=[256,1]>>
    %o_f16_i0 = constant <i32: 0> : tile<i32>
    %o_f16_r0 = reshape %v3 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r0, %o_f16_p[%o_f16_i0, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<1x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_t = make_tensor_view %out_bf16, shape = [1, 256], strides = [256, 1] : tensor_view<1x256xbf16, strides=[256,1]>
    %o_bf16_p = make_partition_view %o_bf16_t : partition_view<tile=(1x256), tensor_view<1x256xbf16, strides=[256,1]>>
    %o_bf16_i0 = constant <i32: 0> : tile<i32>
    %o_bf16_r0 = reshape %v4 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r0, %o_bf16_p[%o_bf16_i0, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<1x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_f32_t = make_tensor_view %out_f32, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xf32, strides=[256,1]>
    %o_f32_p = make_partition_view %o_f32_t : partition_view<tile=(1x256), tensor_view<2x256xf32, strides=[256,1]>>
    %o_f32_i0 = constant <i32: 0> : tile<i32>
    %o_f32_r0 = reshape %v5 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r0, %o_f32_p[%o_f32_i0, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<2x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i1 = constant <i32: 1> : tile<i32>
    %o_f32_r1 = reshape %v12 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r1, %o_f32_p[%o_f32_i1, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<2x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f64_t = make_tensor_view %out_f64, shape = [1, 256], strides = [256, 1] : tensor_view<1x256xf64, strides=[256,1]>
    %o_f64_p = make_partition_view %o_f64_t : partition_view<tile=(1x256), tensor_view<1x256xf64, strides=[256,1]>>
    %o_f64_i0 = constant <i32: 0> : tile<i32>
    %o_f64_r0 = reshape %v6 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r0, %o_f64_p[%o_f64_i0, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<1x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f8E4M3FN_t = make_tensor_view %out_f8E4M3FN, shape = [1, 256], strides = [256, 1] : tensor_view<1x256xf8E4M3FN, strides=[256,1]>
    %o_f8E4M3FN_p = make_partition_view %o_f8E4M3FN_t : partition_view<tile=(1x256), tensor_view<1x256xf8E4M3FN, strides=[256,1]>>
    %o_f8E4M3FN_i0 = constant <i32: 0> : tile<i32>
    %o_f8E4M3FN_r0 = reshape %v7 : tile<256xf8E4M3FN> -> tile<1x256xf8E4M3FN>
    store_view_tko weak %o_f8E4M3FN_r0, %o_f8E4M3FN_p[%o_f8E4M3FN_i0, %zero] : tile<1x256xf8E4M3FN>, partition_view<tile=(1x256), tensor_view<1x256xf8E4M3FN, strides=[256,1]>>, tile<i32> -> token
    %o_f8E5M2_t = make_tensor_view %out_f8E5M2, shape = [1, 256], strides = [256, 1] : tensor_view<1x256xf8E5M2, strides=[256,1]>
    %o_f8E5M2_p = make_partition_view %o_f8E5M2_t : partition_view<tile=(1x256), tensor_view<1x256xf8E5M2, strides=[256,1]>>
    %o_f8E5M2_i0 = constant <i32: 0> : tile<i32>
    %o_f8E5M2_r0 = reshape %v8 : tile<256xf8E5M2> -> tile<1x256xf8E5M2>
    store_view_tko weak %o_f8E5M2_r0, %o_f8E5M2_p[%o_f8E5M2_i0, %zero] : tile<1x256xf8E5M2>, partition_view<tile=(1x256), tensor_view<1x256xf8E5M2, strides=[256,1]>>, tile<i32> -> token
    %o_f8E8M0FNU_t = make_tensor_view %out_f8E8M0FNU, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xf8E8M0FNU, strides=[256,1]>
    %o_f8E8M0FNU_p = make_partition_view %o_f8E8M0FNU_t : partition_view<tile=(1x256), tensor_view<2x256xf8E8M0FNU, strides=[256,1]>>
    %o_f8E8M0FNU_i0 = constant <i32: 0> : tile<i32>
    %o_f8E8M0FNU_r0 = reshape %v9 : tile<256xf8E8M0FNU> -> tile<1x256xf8E8M0FNU>
    store_view_tko weak %o_f8E8M0FNU_r0, %o_f8E8M0FNU_p[%o_f8E8M0FNU_i0, %zero] : tile<1x256xf8E8M0FNU>, partition_view<tile=(1x256), tensor_view<2x256xf8E8M0FNU, strides=[256,1]>>, tile<i32> -> token
    %o_f8E8M0FNU_i1 = constant <i32: 1> : tile<i32>
    %o_f8E8M0FNU_r1 = reshape %v10 : tile<256xf8E8M0FNU> -> tile<1x256xf8E8M0FNU>
    store_view_tko weak %o_f8E8M0FNU_r1, %o_f8E8M0FNU_p[%o_f8E8M0FNU_i1, %zero] : tile<1x256xf8E8M0FNU>, partition_view<tile=(1x256), tensor_view<2x256xf8E8M0FNU, strides=[256,1]>>, tile<i32> -> token
    %o_i1_t = make_tensor_view %out_i1, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xi1, strides=[256,1]>
    %o_i1_p = make_partition_view %o_i1_t : partition_view<tile=(1x256), tensor_view<2x256xi1, strides=[256,1]>>
    %o_i1_i0 = constant <i32: 0> : tile<i32>
    %o_i1_r0 = reshape %v13 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r0, %o_i1_p[%o_i1_i0, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<2x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i1 = constant <i32: 1> : tile<i32>
    %o_i1_r1 = reshape %v14 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r1, %o_i1_p[%o_i1_i1, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<2x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i8_t = make_tensor_view %out_i8, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xi8, strides=[256,1]>
    %o_i8_p = make_partition_view %o_i8_t : partition_view<tile=(1x256), tensor_view<2x256xi8, strides=[256,1]>>
    %o_i8_i0 = constant <i32: 0> : tile<i32>
    %o_i8_r0 = reshape %v15 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r0, %o_i8_p[%o_i8_i0, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<2x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i8_i1 = constant <i32: 1> : tile<i32>
    %o_i8_r1 = reshape %v16 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r1, %o_i8_p[%o_i8_i1, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<2x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i16_t = make_tensor_view %out_i16, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xi16, strides=[256,1]>
    %o_i16_p = make_partition_view %o_i16_t : partition_view<tile=(1x256), tensor_view<2x256xi16, strides=[256,1]>>
    %o_i16_i0 = constant <i32: 0> : tile<i32>
    %o_i16_r0 = reshape %v17 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r0, %o_i16_p[%o_i16_i0, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<2x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i16_i1 = constant <i32: 1> : tile<i32>
    %o_i16_r1 = reshape %v18 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r1, %o_i16_p[%o_i16_i1, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<2x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i32_t = make_tensor_view %out_i32, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xi32, strides=[256,1]>
    %o_i32_p = make_partition_view %o_i32_t : partition_view<tile=(1x256), tensor_view<2x256xi32, strides=[256,1]>>
    %o_i32_i0 = constant <i32: 0> : tile<i32>
    %o_i32_r0 = reshape %v19 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r0, %o_i32_p[%o_i32_i0, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<2x256xi32, strides=[256,1]>>, tile<i32> -> token
    %o_i32_i1 = constant <i32: 1> : tile<i32>
    %o_i32_r1 = reshape %v20 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r1, %o_i32_p[%o_i32_i1, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<2x256xi32, strides=[256,1]>>, tile<i32> -> token
    %o_i64_t = make_tensor_view %out_i64, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xi64, strides=[256,1]>
    %o_i64_p = make_partition_view %o_i64_t : partition_view<tile=(1x256), tensor_view<2x256xi64, strides=[256,1]>>
    %o_i64_i0 = constant <i32: 0> : tile<i32>
    %o_i64_r0 = reshape %v21 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r0, %o_i64_p[%o_i64_i0, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<2x256xi64, strides=[256,1]>>, tile<i32> -> token
    %o_i64_i1 = constant <i32: 1> : tile<i32>
    %o_i64_r1 = reshape %v22 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r1, %o_i64_p[%o_i64_i1, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<2x256xi64, strides=[256,1]>>, tile<i32> -> token
  }
  entry @from_f64(%xf64: tile<ptr<i64>>, %out_f16: tile<ptr<f16>>, %out_bf16: tile<ptr<bf16>>, %out_f32: tile<ptr<f32>>, %out_tf32: tile<ptr<tf32>>, %out_f8E4M3FN: tile<ptr<f8E4M3FN>>, %out_f8E5M2: tile<ptr<f8E5M2>>, %out_f8E8M0FNU: tile<ptr<f8E8M0FNU>>, %out_i1: tile<ptr<i1>>, %out_i8: tile<ptr<i8>>, %out_i16: tile<ptr<i16>>, %out_i32: tile<ptr<i32>>, %out_i64: tile<ptr<i64>>) {
    %zero = constant <i32: 0> : tile<i32>
    %xf64_t = make_tensor_view %xf64, shape = [256], strides = [1] : tensor_view<256xi64, strides=[1]>
    %xf64_p = make_partition_view %xf64_t : partition_view<tile=(256), tensor_view<256xi64, strides=[1]>>
    %xf64_v, %xf64_k = load_view_tko weak %xf64_p[%zero] : partition_view<tile=(256), tensor_view<256xi64, strides=[1]>>, tile<i32> -> tile<256xi64>, token
    %v1 = bitcast %xf64_v : tile<256xi64> -> tile<256xf64>
    %v2 = constant <i64: -4575657221408423937> : tile<256xi64>
    %v3 = constant <i64: 4575657221408423936> : tile<256xi64>
    %v4 = bitcast %v1 : tile<256xf64> -> tile<256xi64>
    %v5 = andi %v4, %v2 : tile<256xi64>
    %v6 = ori %v5, %v3 : tile<256xi64>
    %v7 = bitcast %v6 : tile<256xi64> -> tile<256xf64>
    %v8 = ftof %v1 rounding<nearest_even> : tile<256xf64> -> tile<256xf16>
    %v9 = ftof %v7 rounding<nearest_even> : tile<256xf64> -> tile<256xf16>
    %v10 = ftof %v1 rounding<nearest_even> : tile<256xf64> -> tile<256xbf16>
    %v11 = ftof %v7 rounding<nearest_even> : tile<256xf64> -> tile<256xbf16>
    %v12 = ftof %v1 rounding<nearest_even> : tile<256xf64> -> tile<256xf32>
    %v13 = ftof %v7 rounding<nearest_even> : tile<256xf64> -> tile<256xf32>
    %v14 = ftof %v1 rounding<nearest_even> : tile<256xf64> -> tile<256xtf32>
    %v15 = ftof %v7 rounding<nearest_even> : tile<256xf64> -> tile<256xtf32>
    %v16 = ftof %v1 rounding<nearest_even> : tile<256xf64> -> tile<256xf8E4M3FN>
    %v17 = ftof %v7 rounding<nearest_even> : tile<256xf64> -> tile<256xf8E4M3FN>
    %v18 = ftof %v1 rounding<nearest_even> : tile<256xf64> -> tile<256xf8E5M2>
    %v19 = ftof %v7 rounding<nearest_even> : tile<256xf64> -> tile<256xf8E5M2>
    %v20 = ftof %v1 rounding<zero> : tile<256xf64> -> tile<256xf8E8M0FNU>
    %v21 = ftof %v1 rounding<positive_inf> : tile<256xf64> -> tile<256xf8E8M0FNU>
    %v22 = ftof %v7 rounding<zero> : tile<256xf64> -> tile<256xf8E8M0FNU>
    %v23 = ftof %v7 rounding<positive_inf> : tile<256xf64> -> tile<256xf8E8M0FNU>
    %v24 = ftof %v1 rounding<nearest_even> : tile<256xf64> -> tile<256xf4E2M1FN>
    %v25 = ftof %v24 rounding<nearest_even> : tile<256xf4E2M1FN> -> tile<256xf32>
    %v26 = ftof %v7 rounding<nearest_even> : tile<256xf64> -> tile<256xf4E2M1FN>
    %v27 = ftof %v26 rounding<nearest_even> : tile<256xf4E2M1FN> -> tile<256xf32>
    %v28 = ftoi %v1 signed rounding<nearest_int_to_zero> saturating : tile<256xf64> -> tile<256xi1>
    %v29 = ftoi %v7 signed rounding<nearest_int_to_zero> saturating : tile<256xf64> -> tile<256xi1>
    %v30 = ftoi %v1 unsigned rounding<nearest_int_to_zero> saturating : tile<256xf64> -> tile<256xi1>
    %v31 = ftoi %v7 unsigned rounding<nearest_int_to_zero> saturating : tile<256xf64> -> tile<256xi1>
    %v32 = ftoi %v1 signed rounding<nearest_int_to_zero> saturating : tile<256xf64> -> tile<256xi8>
    %v33 = ftoi %v7 signed rounding<nearest_int_to_zero> saturating : tile<256xf64> -> tile<256xi8>
    %v34 = ftoi %v1 unsigned rounding<nearest_int_to_zero> saturating : tile<256xf64> -> tile<256xi8>
    %v35 = ftoi %v7 unsigned rounding<nearest_int_to_zero> saturating : tile<256xf64> -> tile<256xi8>
    %v36 = ftoi %v1 signed rounding<nearest_int_to_zero> saturating : tile<256xf64> -> tile<256xi16>
    %v37 = ftoi %v7 signed rounding<nearest_int_to_zero> saturating : tile<256xf64> -> tile<256xi16>
    %v38 = ftoi %v1 unsigned rounding<nearest_int_to_zero> saturating : tile<256xf64> -> tile<256xi16>
    %v39 = ftoi %v7 unsigned rounding<nearest_int_to_zero> saturating : tile<256xf64> -> tile<256xi16>
    %v40 = ftoi %v1 signed rounding<nearest_int_to_zero> saturating : tile<256xf64> -> tile<256xi32>
    %v41 = ftoi %v7 signed rounding<nearest_int_to_zero> saturating : tile<256xf64> -> tile<256xi32>
    %v42 = ftoi %v1 unsigned rounding<nearest_int_to_zero> saturating : tile<256xf64> -> tile<256xi32>
    %v43 = ftoi %v7 unsigned rounding<nearest_int_to_zero> saturating : tile<256xf64> -> tile<256xi32>
    %v44 = ftoi %v1 signed rounding<nearest_int_to_zero> saturating : tile<256xf64> -> tile<256xi64>
    %v45 = ftoi %v7 signed rounding<nearest_int_to_zero> saturating : tile<256xf64> -> tile<256xi64>
    %v46 = ftoi %v1 unsigned rounding<nearest_int_to_zero> saturating : tile<256xf64> -> tile<256xi64>
    %v47 = ftoi %v7 unsigned rounding<nearest_int_to_zero> saturating : tile<256xf64> -> tile<256xi64>
    %o_f16_t = make_tensor_view %out_f16, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xf16, strides=[256,1]>
    %o_f16_p = make_partition_view %o_f16_t : partition_view<tile=(1x256), tensor_view<2x256xf16, strides=[256,1]>>
    %o_f16_i0 = constant <i32: 0> : tile<i32>
    %o_f16_r0 = reshape %v8 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r0, %o_f16_p[%o_f16_i0, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<2x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i1 = constant <i32: 1> : tile<i32>
    %o_f16_r1 = reshape %v9 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r1, %o_f16_p[%o_f16_i1, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<2x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_t = make_tensor_view %out_bf16, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xbf16, strides=[256,1]>
    %o_bf16_p = make_partition_view %o_bf16_t : partition_view<tile=(1x256), tensor_view<2x256xbf16, strides=[256,1]>>
    %o_bf16_i0 = constant <i32: 0> : tile<i32>
    %o_bf16_r0 = reshape %v10 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r0, %o_bf16_p[%o_bf16_i0, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<2x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i1 = constant <i32: 1> : tile<i32>
    %o_bf16_r1 = reshape %v11 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r1, %o_bf16_p[%o_bf16_i1, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<2x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_f32_t = make_tensor_view %out_f32, shape = [4, 256], strides = [256, 1] : tensor_view<4x256xf32, strides=[256,1]>
    %o_f32_p = make_partition_view %o_f32_t : partition_view<tile=(1x256), tensor_view<4x256xf32, strides=[256,1]>>
    %o_f32_i0 = constant <i32: 0> : tile<i32>
    %o_f32_r0 = reshape %v12 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r0, %o_f32_p[%o_f32_i0, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<4x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i1 = constant <i32: 1> : tile<i32>
    %o_f32_r1 = reshape %v13 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r1, %o_f32_p[%o_f32_i1, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<4x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i2 = constant <i32: 2> : tile<i32>
    %o_f32_r2 = reshape %v25 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r2, %o_f32_p[%o_f32_i2, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<4x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i3 = constant <i32: 3> : tile<i32>
    %o_f32_r3 = reshape %v27 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r3, %o_f32_p[%o_f32_i3, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<4x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_tf32_t = make_tensor_view %out_tf32, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xtf32, strides=[256,1]>
    %o_tf32_p = make_partition_view %o_tf32_t : partition_view<tile=(1x256), tensor_view<2x256xtf32, strides=[256,1]>>
    %o_tf32_i0 = constant <i32: 0> : tile<i32>
    %o_tf32_r0 = reshape %v14 : tile<256xtf32> -> tile<1x256xtf32>
    store_view_tko weak %o_tf32_r0, %o_tf32_p[%o_tf32_i0, %zero] : tile<1x256xtf32>, partition_view<tile=(1x256), tensor_view<2x256xtf32, strides=[256,1]>>, tile<i32> -> token
    %o_tf32_i1 = constant <i32: 1> : tile<i32>
    %o_tf32_r1 = reshape %v15 : tile<256xtf32> -> tile<1x256xtf32>
    store_view_tko weak %o_tf32_r1, %o_tf32_p[%o_tf32_i1, %zero] : tile<1x256xtf32>, partition_view<tile=(1x256), tensor_view<2x256xtf32, strides=[256,1]>>, tile<i32> -> token
    %o_f8E4M3FN_t = make_tensor_view %out_f8E4M3FN, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xf8E4M3FN, strides=[256,1]>
    %o_f8E4M3FN_p = make_partition_view %o_f8E4M3FN_t : partition_view<tile=(1x256), tensor_view<2x256xf8E4M3FN, strides=[256,1]>>
    %o_f8E4M3FN_i0 = constant <i32: 0> : tile<i32>
    %o_f8E4M3FN_r0 = reshape %v16 : tile<256xf8E4M3FN> -> tile<1x256xf8E4M3FN>
    store_view_tko weak %o_f8E4M3FN_r0, %o_f8E4M3FN_p[%o_f8E4M3FN_i0, %zero] : tile<1x256xf8E4M3FN>, partition_view<tile=(1x256), tensor_view<2x256xf8E4M3FN, strides=[256,1]>>, tile<i32> -> token
    %o_f8E4M3FN_i1 = constant <i32: 1> : tile<i32>
    %o_f8E4M3FN_r1 = reshape %v17 : tile<256xf8E4M3FN> -> tile<1x256xf8E4M3FN>
    store_view_tko weak %o_f8E4M3FN_r1, %o_f8E4M3FN_p[%o_f8E4M3FN_i1, %zero] : tile<1x256xf8E4M3FN>, partition_view<tile=(1x256), tensor_view<2x256xf8E4M3FN, strides=[256,1]>>, tile<i32> -> token
    %o_f8E5M2_t = make_tensor_view %out_f8E5M2, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xf8E5M2, strides=[256,1]>
    %o_f8E5M2_p = make_partition_view %o_f8E5M2_t : partition_view<tile=(1x256), tensor_view<2x256xf8E5M2, strides=[256,1]>>
    %o_f8E5M2_i0 = constant <i32: 0> : tile<i32>
    %o_f8E5M2_r0 = reshape %v18 : tile<256xf8E5M2> -> tile<1x256xf8E5M2>
    store_view_tko weak %o_f8E5M2_r0, %o_f8E5M2_p[%o_f8E5M2_i0, %zero] : tile<1x256xf8E5M2>, partition_view<tile=(1x256), tensor_view<2x256xf8E5M2, strides=[256,1]>>, tile<i32> -> token
    %o_f8E5M2_i1 = constant <i32: 1> : tile<i32>
    %o_f8E5M2_r1 = reshape %v19 : tile<256xf8E5M2> -> tile<1x256xf8E5M2>
    store_view_tko weak %o_f8E5M2_r1, %o_f8E5M2_p[%o_f8E5M2_i1, %zero] : tile<1x256xf8E5M2>, partition_view<tile=(1x256), tensor_view<2x256xf8E5M2, strides=[256,1]>>, tile<i32> -> token
    %o_f8E8M0FNU_t = make_tensor_view %out_f8E8M0FNU, shape = [4, 256], strides = [256, 1] : tensor_view<4x256xf8E8M0FNU, strides=[256,1]>
    %o_f8E8M0FNU_p = make_partition_view %o_f8E8M0FNU_t : partition_view<tile=(1x256), tensor_view<4x256xf8E8M0FNU, strides=[256,1]>>
    %o_f8E8M0FNU_i0 = constant <i32: 0> : tile<i32>
    %o_f8E8M0FNU_r0 = reshape %v20 : tile<256xf8E8M0FNU> -> tile<1x256xf8E8M0FNU>
    store_view_tko weak %o_f8E8M0FNU_r0, %o_f8E8M0FNU_p[%o_f8E8M0FNU_i0, %zero] : tile<1x256xf8E8M0FNU>, partition_view<tile=(1x256), tensor_view<4x256xf8E8M0FNU, strides=[256,1]>>, tile<i32> -> token
    %o_f8E8M0FNU_i1 = constant <i32: 1> : tile<i32>
    %o_f8E8M0FNU_r1 = reshape %v21 : tile<256xf8E8M0FNU> -> tile<1x256xf8E8M0FNU>
    store_view_tko weak %o_f8E8M0FNU_r1, %o_f8E8M0FNU_p[%o_f8E8M0FNU_i1, %zero] : tile<1x256xf8E8M0FNU>, partition_view<tile=(1x256), tensor_view<4x256xf8E8M0FNU, strides=[256,1]>>, tile<i32> -> token
    %o_f8E8M0FNU_i2 = constant <i32: 2> : tile<i32>
    %o_f8E8M0FNU_r2 = reshape %v22 : tile<256xf8E8M0FNU> -> tile<1x256xf8E8M0FNU>
    store_view_tko weak %o_f8E8M0FNU_r2, %o_f8E8M0FNU_p[%o_f8E8M0FNU_i2, %zero] : tile<1x256xf8E8M0FNU>, partition_view<tile=(1x256), tensor_view<4x256xf8E8M0FNU, strides=[256,1]>>, tile<i32> -> token
    %o_f8E8M0FNU_i3 = constant <i32: 3> : tile<i32>
    %o_f8E8M0FNU_r3 = reshape %v23 : tile<256xf8E8M0FNU> -> tile<1x256xf8E8M0FNU>
    store_view_tko weak %o_f8E8M0FNU_r3, %o_f8E8M0FNU_p[%o_f8E8M0FNU_i3, %zero] : tile<1x256xf8E8M0FNU>, partition_view<tile=(1x256), tensor_view<4x256xf8E8M0FNU, strides=[256,1]>>, tile<i32> -> token
    %o_i1_t = make_tensor_view %out_i1, shape = [4, 256], strides = [256, 1] : tensor_view<4x256xi1, strides=[256,1]>
    %o_i1_p = make_partition_view %o_i1_t : partition_view<tile=(1x256), tensor_view<4x256xi1, strides=[256,1]>>
    %o_i1_i0 = constant <i32: 0> : tile<i32>
    %o_i1_r0 = reshape %v28 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r0, %o_i1_p[%o_i1_i0, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<4x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i1 = constant <i32: 1> : tile<i32>
    %o_i1_r1 = reshape %v29 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r1, %o_i1_p[%o_i1_i1, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<4x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i2 = constant <i32: 2> : tile<i32>
    %o_i1_r2 = reshape %v30 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r2, %o_i1_p[%o_i1_i2, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<4x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i3 = constant <i32: 3> : tile<i32>
    %o_i1_r3 = reshape %v31 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r3, %o_i1_p[%o_i1_i3, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<4x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i8_t = make_tensor_view %out_i8, shape = [4, 256], strides = [256, 1] : tensor_view<4x256xi8, strides=[256,1]>
    %o_i8_p = make_partition_view %o_i8_t : partition_view<tile=(1x256), tensor_view<4x256xi8, strides=[256,1]>>
    %o_i8_i0 = constant <i32: 0> : tile<i32>
    %o_i8_r0 = reshape %v32 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r0, %o_i8_p[%o_i8_i0, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<4x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i8_i1 = constant <i32: 1> : tile<i32>
    %o_i8_r1 = reshape %v33 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r1, %o_i8_p[%o_i8_i1, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<4x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i8_i2 = constant <i32: 2> : tile<i32>
    %o_i8_r2 = reshape %v34 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r2, %o_i8_p[%o_i8_i2, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<4x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i8_i3 = constant <i32: 3> : tile<i32>
    %o_i8_r3 = reshape %v35 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r3, %o_i8_p[%o_i8_i3, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<4x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i16_t = make_tensor_view %out_i16, shape = [4, 256], strides = [256, 1] : tensor_view<4x256xi16, strides=[256,1]>
    %o_i16_p = make_partition_view %o_i16_t : partition_view<tile=(1x256), tensor_view<4x256xi16, strides=[256,1]>>
    %o_i16_i0 = constant <i32: 0> : tile<i32>
    %o_i16_r0 = reshape %v36 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r0, %o_i16_p[%o_i16_i0, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<4x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i16_i1 = constant <i32: 1> : tile<i32>
    %o_i16_r1 = reshape %v37 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r1, %o_i16_p[%o_i16_i1, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<4x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i16_i2 = constant <i32: 2> : tile<i32>
    %o_i16_r2 = reshape %v38 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r2, %o_i16_p[%o_i16_i2, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<4x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i16_i3 = constant <i32: 3> : tile<i32>
    %o_i16_r3 = reshape %v39 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r3, %o_i16_p[%o_i16_i3, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<4x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i32_t = make_tensor_view %out_i32, shape = [4, 256], strides = [256, 1] : tensor_view<4x256xi32, strides=[256,1]>
    %o_i32_p = make_partition_view %o_i32_t : partition_view<tile=(1x256), tensor_view<4x256xi32, strides=[256,1]>>
    %o_i32_i0 = constant <i32: 0> : tile<i32>
    %o_i32_r0 = reshape %v40 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r0, %o_i32_p[%o_i32_i0, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<4x256xi32, strides=[256,1]>>, tile<i32> -> token
    %o_i32_i1 = constant <i32: 1> : tile<i32>
    %o_i32_r1 = reshape %v41 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r1, %o_i32_p[%o_i32_i1, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<4x256xi32, strides=[256,1]>>, tile<i32> -> token
    %o_i32_i2 = constant <i32: 2> : tile<i32>
    %o_i32_r2 = reshape %v42 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r2, %o_i32_p[%o_i32_i2, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<4x256xi32, strides=[256,1]>>, tile<i32> -> token
    %o_i32_i3 = constant <i32: 3> : tile<i32>
    %o_i32_r3 = reshape %v43 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r3, %o_i32_p[%o_i32_i3, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<4x256xi32, strides=[256,1]>>, tile<i32> -> token
    %o_i64_t = make_tensor_view %out_i64, shape = [4, 256], strides = [256, 1] : tensor_view<4x256xi64, strides=[256,1]>
    %o_i64_p = make_partition_view %o_i64_t : partition_view<tile=(1x256), tensor_view<4x256xi64, strides=[256,1]>>
    %o_i64_i0 = constant <i32: 0> : tile<i32>
    %o_i64_r0 = reshape %v44 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r0, %o_i64_p[%o_i64_i0, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<4x256xi64, strides=[256,1]>>, tile<i32> -> token
    %o_i64_i1 = constant <i32: 1> : tile<i32>
    %o_i64_r1 = reshape %v45 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r1, %o_i64_p[%o_i64_i1, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<4x256xi64, strides=[256,1]>>, tile<i32> -> token
    %o_i64_i2 = constant <i32: 2> : tile<i32>
    %o_i64_r2 = reshape %v46 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r2, %o_i64_p[%o_i64_i2, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<4x256xi64, strides=[256,1]>>, tile<i32> -> token
    %o_i64_i3 = constant <i32: 3> : tile<i32>
    %o_i64_r3 = reshape %v47 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r3, %o_i64_p[%o_i64_i3, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<4x256xi64, strides=[256,1]>>, tile<i32> -> token
  }
  entry @from_f8e4m3fn(%xf8E4M3FN: tile<ptr<i8>>, %out_f16: tile<ptr<f16>>, %out_bf16: tile<ptr<bf16>>, %out_f32: tile<ptr<f32>>, %out_tf32: tile<ptr<tf32>>, %out_f64: tile<ptr<f64>>, %out_f8E5M2: tile<ptr<f8E5M2>>, %out_f8E8M0FNU: tile<ptr<f8E8M0FNU>>, %out_i1: tile<ptr<i1>>, %out_i8: tile<ptr<i8>>, %out_i16: tile<ptr<i16>>, %out_i32: tile<ptr<i32>>, %out_i64: tile<ptr<i64>>) {
    %zero = constant <i32: 0> : tile<i32>
    %xf8E4M3FN_t = make_tensor_view %xf8E4M3FN, shape = [256], strides = [1] : tensor_view<256xi8, strides=[1]>
    %xf8E4M3FN_p = make_partition_view %xf8E4M3FN_t : partition_view<tile=(256), tensor_view<256xi8, strides=[1]>>
    %xf8E4M3FN_v, %xf8E4M3FN_k = load_view_tko weak %xf8E4M3FN_p[%zero] : partition_view<tile=(256), tensor_view<256xi8, strides=[1]>>, tile<i32> -> tile<256xi8>, token
    %v1 = bitcast %xf8E4M3FN_v : tile<256xi8> -> tile<256xf8E4M3FN>
    %v2 = ftof %v1 rounding<nearest_even> : tile<256xf8E4M3FN> -> tile<256xf16>
    %v3 = ftof %v1 rounding<nearest_even> : tile<256xf8E4M3FN> -> tile<256xbf16>
    %v4 = ftof %v1 rounding<nearest_even> : tile<256xf8E4M3FN> -> tile<256xf32>
    %v5 = ftof %v1 rounding<nearest_even> : tile<256xf8E4M3FN> -> tile<256xtf32>
    %v6 = ftof %v1 rounding<nearest_even> : tile<256xf8E4M3FN> -> tile<256xf64>
    %v7 = ftof %v1 rounding<nearest_even> : tile<256xf8E4M3FN> -> tile<256xf8E5M2>
    %v8 = ftof %v1 rounding<zero> : tile<256xf8E4M3FN> -> tile<256xf8E8M0FNU>
    %v9 = ftof %v1 rounding<positive_inf> : tile<256xf8E4M3FN> -> tile<256xf8E8M0FNU>
    %v10 = ftof %v1 rounding<nearest_even> : tile<256xf8E4M3FN> -> tile<256xf4E2M1FN>
    %v11 = ftof %v10 rounding<nearest_even> : tile<256xf4E2M1FN> -> tile<256xf32>
    %v12 = ftoi %v1 signed rounding<nearest_int_to_zero> saturating : tile<256xf8E4M3FN> -> tile<256xi1>
    %v13 = ftoi %v1 unsigned rounding<nearest_int_to_zero> saturating : tile<256xf8E4M3FN> -> tile<256xi1>
    %v14 = ftoi %v1 signed rounding<nearest_int_to_zero> saturating : tile<256xf8E4M3FN> -> tile<256xi8>
    %v15 = ftoi %v1 unsigned rounding<nearest_int_to_zero> saturating : tile<256xf8E4M3FN> -> tile<256xi8>
    %v16 = ftoi %v1 signed rounding<nearest_int_to_zero> saturating : tile<256xf8E4M3FN> -> tile<256xi16>
    %v17 = ftoi %v1 unsigned rounding<nearest_int_to_zero> saturating : tile<256xf8E4M3FN> -> tile<256xi16>
    %v18 = ftoi %v1 signed rounding<nearest_int_to_zero> saturating : tile<256xf8E4M3FN> -> tile<256xi32>
    %v19 = ftoi %v1 unsigned rounding<nearest_int_to_zero> saturating : tile<256xf8E4M3FN> -> tile<256xi32>
    %v20 = ftoi %v1 signed rounding<nearest_int_to_zero> saturating : tile<256xf8E4M3FN> -> tile<256xi64>
    %v21 = ftoi %v1 unsigned rounding<nearest_int_to_zero> saturating : tile<256xf8E4M3FN> -> tile<256xi64>
    %o_f16_t = make_tensor_view %out_f16, shape = [1, 256], strides = [256, 1] : tensor_view<1x256xf16, strides=[256,1]>
    %o_f16_p = make_partition_view %o_f16_t : partition_view<tile=(1x256), tensor_view<1x256xf16, strides=[256,1]>>
    %o_f16_i0 = constant <i32: 0> : tile<i32>
    %o_f16_r0 = reshape %v2 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r0, %o_f16_p[%o_f16_i0, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<1x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_t = make_tensor_view %out_bf16, shape = [1, 256], strides = [256, 1] : tensor_view<1x256xbf16, strides=[256,1]>
    %o_bf16_p = make_partition_view %o_bf16_t : partition_view<tile=(1x256), tensor_view<1x256xbf16, strides=[256,1]>>
    %o_bf16_i0 = constant <i32: 0> : tile<i32>
    %o_bf16_r0 = reshape %v3 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r0, %o_bf16_p[%o_bf16_i0, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<1x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_f32_t = make_tensor_view %out_f32, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xf32, strides=[256,1]>
    %o_f32_p = make_partition_view %o_f32_t : partition_view<tile=(1x256), tensor_view<2x256xf32, strides=[256,1]>>
    %o_f32_i0 = constant <i32: 0> : tile<i32>
    %o_f32_r0 = reshape %v4 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r0, %o_f32_p[%o_f32_i0, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<2x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i1 = constant <i32: 1> : tile<i32>
    %o_f32_r1 = reshape %v11 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r1, %o_f32_p[%o_f32_i1, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<2x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_tf32_t = make_tensor_view %out_tf32, shape = [1, 256], strides = [256, 1] : tensor_view<1x256xtf32, strides=[256,1]>
    %o_tf32_p = make_partition_view %o_tf32_t : partition_view<tile=(1x256), tensor_view<1x256xtf32, strides=[256,1]>>
    %o_tf32_i0 = constant <i32: 0> : tile<i32>
    %o_tf32_r0 = reshape %v5 : tile<256xtf32> -> tile<1x256xtf32>
    store_view_tko weak %o_tf32_r0, %o_tf32_p[%o_tf32_i0, %zero] : tile<1x256xtf32>, partition_view<tile=(1x256), tensor_view<1x256xtf32, strides=[256,1]>>, tile<i32> -> token
    %o_f64_t = make_tensor_view %out_f64, shape = [1, 256], strides = [256, 1] : tensor_view<1x256xf64, strides=[256,1]>
    %o_f64_p = make_partition_view %o_f64_t : partition_view<tile=(1x256), tensor_view<1x256xf64, strides=[256,1]>>
    %o_f64_i0 = constant <i32: 0> : tile<i32>
    %o_f64_r0 = reshape %v6 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r0, %o_f64_p[%o_f64_i0, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<1x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f8E5M2_t = make_tensor_view %out_f8E5M2, shape = [1, 256], strides = [256, 1] : tensor_view<1x256xf8E5M2, strides=[256,1]>
    %o_f8E5M2_p = make_partition_view %o_f8E5M2_t : partition_view<tile=(1x256), tensor_view<1x256xf8E5M2, strides=[256,1]>>
    %o_f8E5M2_i0 = constant <i32: 0> : tile<i32>
    %o_f8E5M2_r0 = reshape %v7 : tile<256xf8E5M2> -> tile<1x256xf8E5M2>
    store_view_tko weak %o_f8E5M2_r0, %o_f8E5M2_p[%o_f8E5M2_i0, %zero] : tile<1x256xf8E5M2>, partition_view<tile=(1x256), tensor_view<1x256xf8E5M2, strides=[256,1]>>, tile<i32> -> token
    %o_f8E8M0FNU_t = make_tensor_view %out_f8E8M0FNU, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xf8E8M0FNU, strides=[256,1]>
    %o_f8E8M0FNU_p = make_partition_view %o_f8E8M0FNU_t : partition_view<tile=(1x256), tensor_view<2x256xf8E8M0FNU, strides=[256,1]>>
    %o_f8E8M0FNU_i0 = constant <i32: 0> : tile<i32>
    %o_f8E8M0FNU_r0 = reshape %v8 : tile<256xf8E8M0FNU> -> tile<1x256xf8E8M0FNU>
    store_view_tko weak %o_f8E8M0FNU_r0, %o_f8E8M0FNU_p[%o_f8E8M0FNU_i0, %zero] : tile<1x256xf8E8M0FNU>, partition_view<tile=(1x256), tensor_view<2x256xf8E8M0FNU, strides=[256,1]>>, tile<i32> -> token
    %o_f8E8M0FNU_i1 = constant <i32: 1> : tile<i32>
    %o_f8E8M0FNU_r1 = reshape %v9 : tile<256xf8E8M0FNU> -> tile<1x256xf8E8M0FNU>
    store_view_tko weak %o_f8E8M0FNU_r1, %o_f8E8M0FNU_p[%o_f8E8M0FNU_i1, %zero] : tile<1x256xf8E8M0FNU>, partition_view<tile=(1x256), tensor_view<2x256xf8E8M0FNU, strides=[256,1]>>, tile<i32> -> token
    %o_i1_t = make_tensor_view %out_i1, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xi1, strides=[256,1]>
    %o_i1_p = make_partition_view %o_i1_t : partition_view<tile=(1x256), tensor_view<2x256xi1, strides=[256,1]>>
    %o_i1_i0 = constant <i32: 0> : tile<i32>
    %o_i1_r0 = reshape %v12 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r0, %o_i1_p[%o_i1_i0, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<2x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i1 = constant <i32: 1> : tile<i32>
    %o_i1_r1 = reshape %v13 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r1, %o_i1_p[%o_i1_i1, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<2x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i8_t = make_tensor_view %out_i8, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xi8, strides=[256,1]>
    %o_i8_p = make_partition_view %o_i8_t : partition_view<tile=(1x256), tensor_view<2x256xi8, strides=[256,1]>>
    %o_i8_i0 = constant <i32: 0> : tile<i32>
    %o_i8_r0 = reshape %v14 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r0, %o_i8_p[%o_i8_i0, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<2x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i8_i1 = constant <i32: 1> : tile<i32>
    %o_i8_r1 = reshape %v15 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r1, %o_i8_p[%o_i8_i1, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<2x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i16_t = make_tensor_view %out_i16, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xi16, strides=[256,1]>
    %o_i16_p = make_partition_view %o_i16_t : partition_view<tile=(1x256), tensor_view<2x256xi16, strides=[256,1]>>
    %o_i16_i0 = constant <i32: 0> : tile<i32>
    %o_i16_r0 = reshape %v16 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r0, %o_i16_p[%o_i16_i0, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<2x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i16_i1 = constant <i32: 1> : tile<i32>
    %o_i16_r1 = reshape %v17 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r1, %o_i16_p[%o_i16_i1, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<2x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i32_t = make_tensor_view %out_i32, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xi32, strides=[256,1]>
    %o_i32_p = make_partition_view %o_i32_t : partition_view<tile=(1x256), tensor_view<2x256xi32, strides=[256,1]>>
    %o_i32_i0 = constant <i32: 0> : tile<i32>
    %o_i32_r0 = reshape %v18 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r0, %o_i32_p[%o_i32_i0, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<2x256xi32, strides=[256,1]>>, tile<i32> -> token
    %o_i32_i1 = constant <i32: 1> : tile<i32>
    %o_i32_r1 = reshape %v19 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r1, %o_i32_p[%o_i32_i1, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<2x256xi32, strides=[256,1]>>, tile<i32> -> token
    %o_i64_t = make_tensor_view %out_i64, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xi64, strides=[256,1]>
    %o_i64_p = make_partition_view %o_i64_t : partition_view<tile=(1x256), tensor_view<2x256xi64, strides=[256,1]>>
    %o_i64_i0 = constant <i32: 0> : tile<i32>
    %o_i64_r0 = reshape %v20 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r0, %o_i64_p[%o_i64_i0, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<2x256xi64, strides=[256,1]>>, tile<i32> -> token
    %o_i64_i1 = constant <i32: 1> : tile<i32>
    %o_i64_r1 = reshape %v21 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r1, %o_i64_p[%o_i64_i1, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<2x256xi64, strides=[256,1]>>, tile<i32> -> token
  }
  entry @from_f8e5m2(%xf8E5M2: tile<ptr<i8>>, %out_f16: tile<ptr<f16>>, %out_bf16: tile<ptr<bf16>>, %out_f32: tile<ptr<f32>>, %out_tf32: tile<ptr<tf32>>, %out_f64: tile<ptr<f64>>, %out_f8E4M3FN: tile<ptr<f8E4M3FN>>, %out_f8E8M0FNU: tile<ptr<f8E8M0FNU>>, %out_i1: tile<ptr<i1>>, %out_i8: tile<ptr<i8>>, %out_i16: tile<ptr<i16>>, %out_i32: tile<ptr<i32>>, %out_i64: tile<ptr<i64>>) {
    %zero = constant <i32: 0> : tile<i32>
    %xf8E5M2_t = make_tensor_view %xf8E5M2, shape = [256], strides = [1] : tensor_view<256xi8, strides=[1]>
    %xf8E5M2_p = make_partition_view %xf8E5M2_t : partition_view<tile=(256), tensor_view<256xi8, strides=[1]>>
    %xf8E5M2_v, %xf8E5M2_k = load_view_tko weak %xf8E5M2_p[%zero] : partition_view<tile=(256), tensor_view<256xi8, strides=[1]>>, tile<i32> -> tile<256xi8>, token
    %v1 = bitcast %xf8E5M2_v : tile<256xi8> -> tile<256xf8E5M2>
    %v2 = ftof %v1 rounding<nearest_even> : tile<256xf8E5M2> -> tile<256xf16>
    %v3 = ftof %v1 rounding<nearest_even> : tile<256xf8E5M2> -> tile<256xbf16>
    %v4 = ftof %v1 rounding<nearest_even> : tile<256xf8E5M2> -> tile<256xf32>
    %v5 = ftof %v1 rounding<nearest_even> : tile<256xf8E5M2> -> tile<256xtf32>
    %v6 = ftof %v1 rounding<nearest_even> : tile<256xf8E5M2> -> tile<256xf64>
    %v7 = ftof %v1 rounding<nearest_even> : tile<256xf8E5M2> -> tile<256xf8E4M3FN>
    %v8 = ftof %v1 rounding<zero> : tile<256xf8E5M2> -> tile<256xf8E8M0FNU>
    %v9 = ftof %v1 rounding<positive_inf> : tile<256xf8E5M2> -> tile<256xf8E8M0FNU>
    %v10 = ftof %v1 rounding<nearest_even> : tile<256xf8E5M2> -> tile<256xf4E2M1FN>
    %v11 = ftof %v10 rounding<nearest_even> : tile<256xf4E2M1FN> -> tile<256xf32>
    %v12 = ftoi %v1 signed rounding<nearest_int_to_zero> saturating : tile<256xf8E5M2> -> tile<256xi1>
    %v13 = ftoi %v1 unsigned rounding<nearest_int_to_zero> saturating : tile<256xf8E5M2> -> tile<256xi1>
    %v14 = ftoi %v1 signed rounding<nearest_int_to_zero> saturating : tile<256xf8E5M2> -> tile<256xi8>
    %v15 = ftoi %v1 unsigned rounding<nearest_int_to_zero> saturating : tile<256xf8E5M2> -> tile<256xi8>
    %v16 = ftoi %v1 signed rounding<nearest_int_to_zero> saturating : tile<256xf8E5M2> -> tile<256xi16>
    %v17 = ftoi %v1 unsigned rounding<nearest_int_to_zero> saturating : tile<256xf8E5M2> -> tile<256xi16>
    %v18 = ftoi %v1 signed rounding<nearest_int_to_zero> saturating : tile<256xf8E5M2> -> tile<256xi32>
    %v19 = ftoi %v1 unsigned rounding<nearest_int_to_zero> saturating : tile<256xf8E5M2> -> tile<256xi32>
    %v20 = ftoi %v1 signed rounding<nearest_int_to_zero> saturating : tile<256xf8E5M2> -> tile<256xi64>
    %v21 = ftoi %v1 unsigned rounding<nearest_int_to_zero> saturating : tile<256xf8E5M2> -> tile<256xi64>
    %o_f16_t = make_tensor_view %out_f16, shape = [1, 256], strides = [256, 1] : tensor_view<1x256xf16, strides=[256,1]>
    %o_f16_p = make_partition_view %o_f16_t : partition_view<tile=(1x256), tensor_view<1x256xf16, strides=[256,1]>>
    %o_f16_i0 = constant <i32: 0> : tile<i32>
    %o_f16_r0 = reshape %v2 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r0, %o_f16_p[%o_f16_i0, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<1x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_t = make_tensor_view %out_bf16, shape = [1, 256], strides = [256, 1] : tensor_view<1x256xbf16, strides=[256,1]>
    %o_bf16_p = make_partition_view %o_bf16_t : partition_view<tile=(1x256), tensor_view<1x256xbf16, strides=[256,1]>>
    %o_bf16_i0 = constant <i32: 0> : tile<i32>
    %o_bf16_r0 = reshape %v3 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r0, %o_bf16_p[%o_bf16_i0, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<1x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_f32_t = make_tensor_view %out_f32, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xf32, strides=[256,1]>
    %o_f32_p = make_partition_view %o_f32_t : partition_view<tile=(1x256), tensor_view<2x256xf32, strides=[256,1]>>
    %o_f32_i0 = constant <i32: 0> : tile<i32>
    %o_f32_r0 = reshape %v4 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r0, %o_f32_p[%o_f32_i0, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<2x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i1 = constant <i32: 1> : tile<i32>
    %o_f32_r1 = reshape %v11 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r1, %o_f32_p[%o_f32_i1, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<2x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_tf32_t = make_tensor_view %out_tf32, shape = [1, 256], strides = [256, 1] : tensor_view<1x256xtf32, strides=[256,1]>
    %o_tf32_p = make_partition_view %o_tf32_t : partition_view<tile=(1x256), tensor_view<1x256xtf32, strides=[256,1]>>
    %o_tf32_i0 = constant <i32: 0> : tile<i32>
    %o_tf32_r0 = reshape %v5 : tile<256xtf32> -> tile<1x256xtf32>
    store_view_tko weak %o_tf32_r0, %o_tf32_p[%o_tf32_i0, %zero] : tile<1x256xtf32>, partition_view<tile=(1x256), tensor_view<1x256xtf32, strides=[256,1]>>, tile<i32> -> token
    %o_f64_t = make_tensor_view %out_f64, shape = [1, 256], strides = [256, 1] : tensor_view<1x256xf64, strides=[256,1]>
    %o_f64_p = make_partition_view %o_f64_t : partition_view<tile=(1x256), tensor_view<1x256xf64, strides=[256,1]>>
    %o_f64_i0 = constant <i32: 0> : tile<i32>
    %o_f64_r0 = reshape %v6 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r0, %o_f64_p[%o_f64_i0, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<1x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f8E4M3FN_t = make_tensor_view %out_f8E4M3FN, shape = [1, 256], strides = [256, 1] : tensor_view<1x256xf8E4M3FN, strides=[256,1]>
    %o_f8E4M3FN_p = make_partition_view %o_f8E4M3FN_t : partition_view<tile=(1x256), tensor_view<1x256xf8E4M3FN, strides=[256,1]>>
    %o_f8E4M3FN_i0 = constant <i32: 0> : tile<i32>
    %o_f8E4M3FN_r0 = reshape %v7 : tile<256xf8E4M3FN> -> tile<1x256xf8E4M3FN>
    store_view_tko weak %o_f8E4M3FN_r0, %o_f8E4M3FN_p[%o_f8E4M3FN_i0, %zero] : tile<1x256xf8E4M3FN>, partition_view<tile=(1x256), tensor_view<1x256xf8E4M3FN, strides=[256,1]>>, tile<i32> -> token
    %o_f8E8M0FNU_t = make_tensor_view %out_f8E8M0FNU, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xf8E8M0FNU, strides=[256,1]>
    %o_f8E8M0FNU_p = make_partition_view %o_f8E8M0FNU_t : partition_view<tile=(1x256), tensor_view<2x256xf8E8M0FNU, strides=[256,1]>>
    %o_f8E8M0FNU_i0 = constant <i32: 0> : tile<i32>
    %o_f8E8M0FNU_r0 = reshape %v8 : tile<256xf8E8M0FNU> -> tile<1x256xf8E8M0FNU>
    store_view_tko weak %o_f8E8M0FNU_r0, %o_f8E8M0FNU_p[%o_f8E8M0FNU_i0, %zero] : tile<1x256xf8E8M0FNU>, partition_view<tile=(1x256), tensor_view<2x256xf8E8M0FNU, strides=[256,1]>>, tile<i32> -> token
    %o_f8E8M0FNU_i1 = constant <i32: 1> : tile<i32>
    %o_f8E8M0FNU_r1 = reshape %v9 : tile<256xf8E8M0FNU> -> tile<1x256xf8E8M0FNU>
    store_view_tko weak %o_f8E8M0FNU_r1, %o_f8E8M0FNU_p[%o_f8E8M0FNU_i1, %zero] : tile<1x256xf8E8M0FNU>, partition_view<tile=(1x256), tensor_view<2x256xf8E8M0FNU, strides=[256,1]>>, tile<i32> -> token
    %o_i1_t = make_tensor_view %out_i1, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xi1, strides=[256,1]>
    %o_i1_p = make_partition_view %o_i1_t : partition_view<tile=(1x256), tensor_view<2x256xi1, strides=[256,1]>>
    %o_i1_i0 = constant <i32: 0> : tile<i32>
    %o_i1_r0 = reshape %v12 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r0, %o_i1_p[%o_i1_i0, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<2x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i1 = constant <i32: 1> : tile<i32>
    %o_i1_r1 = reshape %v13 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r1, %o_i1_p[%o_i1_i1, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<2x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i8_t = make_tensor_view %out_i8, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xi8, strides=[256,1]>
    %o_i8_p = make_partition_view %o_i8_t : partition_view<tile=(1x256), tensor_view<2x256xi8, strides=[256,1]>>
    %o_i8_i0 = constant <i32: 0> : tile<i32>
    %o_i8_r0 = reshape %v14 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r0, %o_i8_p[%o_i8_i0, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<2x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i8_i1 = constant <i32: 1> : tile<i32>
    %o_i8_r1 = reshape %v15 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r1, %o_i8_p[%o_i8_i1, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<2x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i16_t = make_tensor_view %out_i16, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xi16, strides=[256,1]>
    %o_i16_p = make_partition_view %o_i16_t : partition_view<tile=(1x256), tensor_view<2x256xi16, strides=[256,1]>>
    %o_i16_i0 = constant <i32: 0> : tile<i32>
    %o_i16_r0 = reshape %v16 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r0, %o_i16_p[%o_i16_i0, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<2x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i16_i1 = constant <i32: 1> : tile<i32>
    %o_i16_r1 = reshape %v17 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r1, %o_i16_p[%o_i16_i1, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<2x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i32_t = make_tensor_view %out_i32, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xi32, strides=[256,1]>
    %o_i32_p = make_partition_view %o_i32_t : partition_view<tile=(1x256), tensor_view<2x256xi32, strides=[256,1]>>
    %o_i32_i0 = constant <i32: 0> : tile<i32>
    %o_i32_r0 = reshape %v18 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r0, %o_i32_p[%o_i32_i0, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<2x256xi32, strides=[256,1]>>, tile<i32> -> token
    %o_i32_i1 = constant <i32: 1> : tile<i32>
    %o_i32_r1 = reshape %v19 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r1, %o_i32_p[%o_i32_i1, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<2x256xi32, strides=[256,1]>>, tile<i32> -> token
    %o_i64_t = make_tensor_view %out_i64, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xi64, strides=[256,1]>
    %o_i64_p = make_partition_view %o_i64_t : partition_view<tile=(1x256), tensor_view<2x256xi64, strides=[256,1]>>
    %o_i64_i0 = constant <i32: 0> : tile<i32>
    %o_i64_r0 = reshape %v20 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r0, %o_i64_p[%o_i64_i0, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<2x256xi64, strides=[256,1]>>, tile<i32> -> token
    %o_i64_i1 = constant <i32: 1> : tile<i32>
    %o_i64_r1 = reshape %v21 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r1, %o_i64_p[%o_i64_i1, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<2x256xi64, strides=[256,1]>>, tile<i32> -> token
  }
  entry @from_f8e8m0fnu(%xf8E8M0FNU: tile<ptr<i8>>, %out_f16: tile<ptr<f16>>, %out_bf16: tile<ptr<bf16>>, %out_f32: tile<ptr<f32>>, %out_tf32: tile<ptr<tf32>>, %out_f64: tile<ptr<f64>>, %out_f8E4M3FN: tile<ptr<f8E4M3FN>>, %out_f8E5M2: tile<ptr<f8E5M2>>, %out_i1: tile<ptr<i1>>, %out_i8: tile<ptr<i8>>, %out_i16: tile<ptr<i16>>, %out_i32: tile<ptr<i32>>, %out_i64: tile<ptr<i64>>) {
    %zero = constant <i32: 0> : tile<i32>
    %xf8E8M0FNU_t = make_tensor_view %xf8E8M0FNU, shape = [256], strides = [1] : tensor_view<256xi8, strides=[1]>
    %xf8E8M0FNU_p = make_partition_view %xf8E8M0FNU_t : partition_view<tile=(256), tensor_view<256xi8, strides=[1]>>
    %xf8E8M0FNU_v, %xf8E8M0FNU_k = load_view_tko weak %xf8E8M0FNU_p[%zero] : partition_view<tile=(256), tensor_view<256xi8, strides=[1]>>, tile<i32> -> tile<256xi8>, token
    %v1 = bitcast %xf8E8M0FNU_v : tile<256xi8> -> tile<256xf8E8M0FNU>
    %v2 = ftof %v1 rounding<nearest_even> : tile<256xf8E8M0FNU> -> tile<256xf16>
    %v3 = ftof %v1 rounding<nearest_even> : tile<256xf8E8M0FNU> -> tile<256xbf16>
    %v4 = ftof %v1 rounding<nearest_even> : tile<256xf8E8M0FNU> -> tile<256xf32>
    %v5 = ftof %v1 rounding<nearest_even> : tile<256xf8E8M0FNU> -> tile<256xtf32>
    %v6 = ftof %v1 rounding<nearest_even> : tile<256xf8E8M0FNU> -> tile<256xf64>
    %v7 = ftof %v1 rounding<nearest_even> : tile<256xf8E8M0FNU> -> tile<256xf8E4M3FN>
    %v8 = ftof %v1 rounding<nearest_even> : tile<256xf8E8M0FNU> -> tile<256xf8E5M2>
    %v9 = ftof %v1 rounding<nearest_even> : tile<256xf8E8M0FNU> -> tile<256xf4E2M1FN>
    %v10 = ftof %v9 rounding<nearest_even> : tile<256xf4E2M1FN> -> tile<256xf32>
    %v11 = ftoi %v1 signed rounding<nearest_int_to_zero> saturating : tile<256xf8E8M0FNU> -> tile<256xi1>
    %v12 = ftoi %v1 unsigned rounding<nearest_int_to_zero> saturating : tile<256xf8E8M0FNU> -> tile<256xi1>
    %v13 = ftoi %v1 signed rounding<nearest_int_to_zero> saturating : tile<256xf8E8M0FNU> -> tile<256xi8>
    %v14 = ftoi %v1 unsigned rounding<nearest_int_to_zero> saturating : tile<256xf8E8M0FNU> -> tile<256xi8>
    %v15 = ftoi %v1 signed rounding<nearest_int_to_zero> saturating : tile<256xf8E8M0FNU> -> tile<256xi16>
    %v16 = ftoi %v1 unsigned rounding<nearest_int_to_zero> saturating : tile<256xf8E8M0FNU> -> tile<256xi16>
    %v17 = ftoi %v1 signed rounding<nearest_int_to_zero> saturating : tile<256xf8E8M0FNU> -> tile<256xi32>
    %v18 = ftoi %v1 unsigned rounding<nearest_int_to_zero> saturating : tile<256xf8E8M0FNU> -> tile<256xi32>
    %v19 = ftoi %v1 signed rounding<nearest_int_to_zero> saturating : tile<256xf8E8M0FNU> -> tile<256xi64>
    %v20 = ftoi %v1 unsigned rounding<nearest_int_to_zero> saturating : tile<256xf8E8M0FNU> -> tile<256xi64>
    %o_f16_t = make_tensor_view %out_f16, shape = [1, 256], strides = [256, 1] : tensor_view<1x256xf16, strides=[256,1]>
    %o_f16_p = make_partition_view %o_f16_t : partition_view<tile=(1x256), tensor_view<1x256xf16, strides=[256,1]>>
    %o_f16_i0 = constant <i32: 0> : tile<i32>
    %o_f16_r0 = reshape %v2 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r0, %o_f16_p[%o_f16_i0, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<1x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_t = make_tensor_view %out_bf16, shape = [1, 256], strides = [256, 1] : tensor_view<1x256xbf16, strides=[256,1]>
    %o_bf16_p = make_partition_view %o_bf16_t : partition_view<tile=(1x256), tensor_view<1x256xbf16, strides=[256,1]>>
    %o_bf16_i0 = constant <i32: 0> : tile<i32>
    %o_bf16_r0 = reshape %v3 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r0, %o_bf16_p[%o_bf16_i0, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<1x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_f32_t = make_tensor_view %out_f32, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xf32, strides=[256,1]>
    %o_f32_p = make_partition_view %o_f32_t : partition_view<tile=(1x256), tensor_view<2x256xf32, strides=[256,1]>>
    %o_f32_i0 = constant <i32: 0> : tile<i32>
    %o_f32_r0 = reshape %v4 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r0, %o_f32_p[%o_f32_i0, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<2x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i1 = constant <i32: 1> : tile<i32>
    %o_f32_r1 = reshape %v10 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r1, %o_f32_p[%o_f32_i1, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<2x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_tf32_t = make_tensor_view %out_tf32, shape = [1, 256], strides = [256, 1] : tensor_view<1x256xtf32, strides=[256,1]>
    %o_tf32_p = make_partition_view %o_tf32_t : partition_view<tile=(1x256), tensor_view<1x256xtf32, strides=[256,1]>>
    %o_tf32_i0 = constant <i32: 0> : tile<i32>
    %o_tf32_r0 = reshape %v5 : tile<256xtf32> -> tile<1x256xtf32>
    store_view_tko weak %o_tf32_r0, %o_tf32_p[%o_tf32_i0, %zero] : tile<1x256xtf32>, partition_view<tile=(1x256), tensor_view<1x256xtf32, strides=[256,1]>>, tile<i32> -> token
    %o_f64_t = make_tensor_view %out_f64, shape = [1, 256], strides = [256, 1] : tensor_view<1x256xf64, strides=[256,1]>
    %o_f64_p = make_partition_view %o_f64_t : partition_view<tile=(1x256), tensor_view<1x256xf64, strides=[256,1]>>
    %o_f64_i0 = constant <i32: 0> : tile<i32>
    %o_f64_r0 = reshape %v6 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r0, %o_f64_p[%o_f64_i0, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<1x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f8E4M3FN_t = make_tensor_view %out_f8E4M3FN, shape = [1, 256], strides = [256, 1] : tensor_view<1x256xf8E4M3FN, strides=[256,1]>
    %o_f8E4M3FN_p = make_partition_view %o_f8E4M3FN_t : partition_view<tile=(1x256), tensor_view<1x256xf8E4M3FN, strides=[256,1]>>
    %o_f8E4M3FN_i0 = constant <i32: 0> : tile<i32>
    %o_f8E4M3FN_r0 = reshape %v7 : tile<256xf8E4M3FN> -> tile<1x256xf8E4M3FN>
    store_view_tko weak %o_f8E4M3FN_r0, %o_f8E4M3FN_p[%o_f8E4M3FN_i0, %zero] : tile<1x256xf8E4M3FN>, partition_view<tile=(1x256), tensor_view<1x256xf8E4M3FN, strides=[256,1]>>, tile<i32> -> token
    %o_f8E5M2_t = make_tensor_view %out_f8E5M2, shape = [1, 256], strides = [256, 1] : tensor_view<1x256xf8E5M2, strides=[256,1]>
    %o_f8E5M2_p = make_partition_view %o_f8E5M2_t : partition_view<tile=(1x256), tensor_view<1x256xf8E5M2, strides=[256,1]>>
    %o_f8E5M2_i0 = constant <i32: 0> : tile<i32>
    %o_f8E5M2_r0 = reshape %v8 : tile<256xf8E5M2> -> tile<1x256xf8E5M2>
    store_view_tko weak %o_f8E5M2_r0, %o_f8E5M2_p[%o_f8E5M2_i0, %zero] : tile<1x256xf8E5M2>, partition_view<tile=(1x256), tensor_view<1x256xf8E5M2, strides=[256,1]>>, tile<i32> -> token
    %o_i1_t = make_tensor_view %out_i1, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xi1, strides=[256,1]>
    %o_i1_p = make_partition_view %o_i1_t : partition_view<tile=(1x256), tensor_view<2x256xi1, strides=[256,1]>>
    %o_i1_i0 = constant <i32: 0> : tile<i32>
    %o_i1_r0 = reshape %v11 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r0, %o_i1_p[%o_i1_i0, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<2x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i1 = constant <i32: 1> : tile<i32>
    %o_i1_r1 = reshape %v12 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r1, %o_i1_p[%o_i1_i1, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<2x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i8_t = make_tensor_view %out_i8, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xi8, strides=[256,1]>
    %o_i8_p = make_partition_view %o_i8_t : partition_view<tile=(1x256), tensor_view<2x256xi8, strides=[256,1]>>
    %o_i8_i0 = constant <i32: 0> : tile<i32>
    %o_i8_r0 = reshape %v13 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r0, %o_i8_p[%o_i8_i0, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<2x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i8_i1 = constant <i32: 1> : tile<i32>
    %o_i8_r1 = reshape %v14 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r1, %o_i8_p[%o_i8_i1, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<2x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i16_t = make_tensor_view %out_i16, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xi16, strides=[256,1]>
    %o_i16_p = make_partition_view %o_i16_t : partition_view<tile=(1x256), tensor_view<2x256xi16, strides=[256,1]>>
    %o_i16_i0 = constant <i32: 0> : tile<i32>
    %o_i16_r0 = reshape %v15 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r0, %o_i16_p[%o_i16_i0, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<2x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i16_i1 = constant <i32: 1> : tile<i32>
    %o_i16_r1 = reshape %v16 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r1, %o_i16_p[%o_i16_i1, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<2x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i32_t = make_tensor_view %out_i32, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xi32, strides=[256,1]>
    %o_i32_p = make_partition_view %o_i32_t : partition_view<tile=(1x256), tensor_view<2x256xi32, strides=[256,1]>>
    %o_i32_i0 = constant <i32: 0> : tile<i32>
    %o_i32_r0 = reshape %v17 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r0, %o_i32_p[%o_i32_i0, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<2x256xi32, strides=[256,1]>>, tile<i32> -> token
    %o_i32_i1 = constant <i32: 1> : tile<i32>
    %o_i32_r1 = reshape %v18 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r1, %o_i32_p[%o_i32_i1, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<2x256xi32, strides=[256,1]>>, tile<i32> -> token
    %o_i64_t = make_tensor_view %out_i64, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xi64, strides=[256,1]>
    %o_i64_p = make_partition_view %o_i64_t : partition_view<tile=(1x256), tensor_view<2x256xi64, strides=[256,1]>>
    %o_i64_i0 = constant <i32: 0> : tile<i32>
    %o_i64_r0 = reshape %v19 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r0, %o_i64_p[%o_i64_i0, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<2x256xi64, strides=[256,1]>>, tile<i32> -> token
    %o_i64_i1 = constant <i32: 1> : tile<i32>
    %o_i64_r1 = reshape %v20 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r1, %o_i64_p[%o_i64_i1, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<2x256xi64, strides=[256,1]>>, tile<i32> -> token
  }
  entry @from_f4e2m1fn(%xf8E4M3FN: tile<ptr<i8>>, %out_f16: tile<ptr<f16>>, %out_bf16: tile<ptr<bf16>>, %out_f32: tile<ptr<f32>>, %out_tf32: tile<ptr<tf32>>, %out_f64: tile<ptr<f64>>, %out_f8E4M3FN: tile<ptr<f8E4M3FN>>, %out_f8E5M2: tile<ptr<f8E5M2>>, %out_f8E8M0FNU: tile<ptr<f8E8M0FNU>>, %out_i1: tile<ptr<i1>>, %out_i8: tile<ptr<i8>>, %out_i16: tile<ptr<i16>>, %out_i32: tile<ptr<i32>>, %out_i64: tile<ptr<i64>>) {
    %zero = constant <i32: 0> : tile<i32>
    %xf8E4M3FN_t = make_tensor_view %xf8E4M3FN, shape = [256], strides = [1] : tensor_view<256xi8, strides=[1]>
    %xf8E4M3FN_p = make_partition_view %xf8E4M3FN_t : partition_view<tile=(256), tensor_view<256xi8, strides=[1]>>
    %xf8E4M3FN_v, %xf8E4M3FN_k = load_view_tko weak %xf8E4M3FN_p[%zero] : partition_view<tile=(256), tensor_view<256xi8, strides=[1]>>, tile<i32> -> tile<256xi8>, token
    %v1 = bitcast %xf8E4M3FN_v : tile<256xi8> -> tile<256xf8E4M3FN>
    %v2 = ftof %v1 rounding<nearest_even> : tile<256xf8E4M3FN> -> tile<256xf4E2M1FN>
    %v3 = ftof %v2 rounding<nearest_even> : tile<256xf4E2M1FN> -> tile<256xf16>
    %v4 = ftof %v2 rounding<nearest_even> : tile<256xf4E2M1FN> -> tile<256xbf16>
    %v5 = ftof %v2 rounding<nearest_even> : tile<256xf4E2M1FN> -> tile<256xf32>
    %v6 = ftof %v2 rounding<nearest_even> : tile<256xf4E2M1FN> -> tile<256xtf32>
    %v7 = ftof %v2 rounding<nearest_even> : tile<256xf4E2M1FN> -> tile<256xf64>
    %v8 = ftof %v2 rounding<nearest_even> : tile<256xf4E2M1FN> -> tile<256xf8E4M3FN>
    %v9 = ftof %v2 rounding<nearest_even> : tile<256xf4E2M1FN> -> tile<256xf8E5M2>
    %v10 = ftof %v2 rounding<zero> : tile<256xf4E2M1FN> -> tile<256xf8E8M0FNU>
    %v11 = ftof %v2 rounding<positive_inf> : tile<256xf4E2M1FN> -> tile<256xf8E8M0FNU>
    %v12 = ftoi %v2 signed rounding<nearest_int_to_zero> saturating : tile<256xf4E2M1FN> -> tile<256xi1>
    %v13 = ftoi %v2 unsigned rounding<nearest_int_to_zero> saturating : tile<256xf4E2M1FN> -> tile<256xi1>
    %v14 = ftoi %v2 signed rounding<nearest_int_to_zero> saturating : tile<256xf4E2M1FN> -> tile<256xi8>
    %v15 = ftoi %v2 unsigned rounding<nearest_int_to_zero> saturating : tile<256xf4E2M1FN> -> tile<256xi8>
    %v16 = ftoi %v2 signed rounding<nearest_int_to_zero> saturating : tile<256xf4E2M1FN> -> tile<256xi16>
    %v17 = ftoi %v2 unsigned rounding<nearest_int_to_zero> saturating : tile<256xf4E2M1FN> -> tile<256xi16>
    %v18 = ftoi %v2 signed rounding<nearest_int_to_zero> saturating : tile<256xf4E2M1FN> -> tile<256xi32>
    %v19 = ftoi %v2 unsigned rounding<nearest_int_to_zero> saturating : tile<256xf4E2M1FN> -> tile<256xi32>
    %v20 = ftoi %v2 signed rounding<nearest_int_to_zero> saturating : tile<256xf4E2M1FN> -> tile<256xi64>
    %v21 = ftoi %v2 unsigned rounding<nearest_int_to_zero> saturating : tile<256xf4E2M1FN> -> tile<256xi64>
    %o_f16_t = make_tensor_view %out_f16, shape = [1, 256], strides = [256, 1] : tensor_view<1x256xf16, strides=[256,1]>
    %o_f16_p = make_partition_view %o_f16_t : partition_view<tile=(1x256), tensor_view<1x256xf16, strides=[256,1]>>
    %o_f16_i0 = constant <i32: 0> : tile<i32>
    %o_f16_r0 = reshape %v3 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r0, %o_f16_p[%o_f16_i0, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<1x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_t = make_tensor_view %out_bf16, shape = [1, 256], strides = [256, 1] : tensor_view<1x256xbf16, strides=[256,1]>
    %o_bf16_p = make_partition_view %o_bf16_t : partition_view<tile=(1x256), tensor_view<1x256xbf16, strides=[256,1]>>
    %o_bf16_i0 = constant <i32: 0> : tile<i32>
    %o_bf16_r0 = reshape %v4 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r0, %o_bf16_p[%o_bf16_i0, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<1x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_f32_t = make_tensor_view %out_f32, shape = [1, 256], strides = [256, 1] : tensor_view<1x256xf32, strides=[256,1]>
    %o_f32_p = make_partition_view %o_f32_t : partition_view<tile=(1x256), tensor_view<1x256xf32, strides=[256,1]>>
    %o_f32_i0 = constant <i32: 0> : tile<i32>
    %o_f32_r0 = reshape %v5 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r0, %o_f32_p[%o_f32_i0, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<1x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_tf32_t = make_tensor_view %out_tf32, shape = [1, 256], strides = [256, 1] : tensor_view<1x256xtf32, strides=[256,1]>
    %o_tf32_p = make_partition_view %o_tf32_t : partition_view<tile=(1x256), tensor_view<1x256xtf32, strides=[256,1]>>
    %o_tf32_i0 = constant <i32: 0> : tile<i32>
    %o_tf32_r0 = reshape %v6 : tile<256xtf32> -> tile<1x256xtf32>
    store_view_tko weak %o_tf32_r0, %o_tf32_p[%o_tf32_i0, %zero] : tile<1x256xtf32>, partition_view<tile=(1x256), tensor_view<1x256xtf32, strides=[256,1]>>, tile<i32> -> token
    %o_f64_t = make_tensor_view %out_f64, shape = [1, 256], strides = [256, 1] : tensor_view<1x256xf64, strides=[256,1]>
    %o_f64_p = make_partition_view %o_f64_t : partition_view<tile=(1x256), tensor_view<1x256xf64, strides=[256,1]>>
    %o_f64_i0 = constant <i32: 0> : tile<i32>
    %o_f64_r0 = reshape %v7 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r0, %o_f64_p[%o_f64_i0, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<1x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f8E4M3FN_t = make_tensor_view %out_f8E4M3FN, shape = [1, 256], strides = [256, 1] : tensor_view<1x256xf8E4M3FN, strides=[256,1]>
    %o_f8E4M3FN_p = make_partition_view %o_f8E4M3FN_t : partition_view<tile=(1x256), tensor_view<1x256xf8E4M3FN, strides=[256,1]>>
    %o_f8E4M3FN_i0 = constant <i32: 0> : tile<i32>
    %o_f8E4M3FN_r0 = reshape %v8 : tile<256xf8E4M3FN> -> tile<1x256xf8E4M3FN>
    store_view_tko weak %o_f8E4M3FN_r0, %o_f8E4M3FN_p[%o_f8E4M3FN_i0, %zero] : tile<1x256xf8E4M3FN>, partition_view<tile=(1x256), tensor_view<1x256xf8E4M3FN, strides=[256,1]>>, tile<i32> -> token
    %o_f8E5M2_t = make_tensor_view %out_f8E5M2, shape = [1, 256], strides = [256, 1] : tensor_view<1x256xf8E5M2, strides=[256,1]>
    %o_f8E5M2_p = make_partition_view %o_f8E5M2_t : partition_view<tile=(1x256), tensor_view<1x256xf8E5M2, strides=[256,1]>>
    %o_f8E5M2_i0 = constant <i32: 0> : tile<i32>
    %o_f8E5M2_r0 = reshape %v9 : tile<256xf8E5M2> -> tile<1x256xf8E5M2>
    store_view_tko weak %o_f8E5M2_r0, %o_f8E5M2_p[%o_f8E5M2_i0, %zero] : tile<1x256xf8E5M2>, partition_view<tile=(1x256), tensor_view<1x256xf8E5M2, strides=[256,1]>>, tile<i32> -> token
    %o_f8E8M0FNU_t = make_tensor_view %out_f8E8M0FNU, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xf8E8M0FNU, strides=[256,1]>
    %o_f8E8M0FNU_p = make_partition_view %o_f8E8M0FNU_t : partition_view<tile=(1x256), tensor_view<2x256xf8E8M0FNU, strides=[256,1]>>
    %o_f8E8M0FNU_i0 = constant <i32: 0> : tile<i32>
    %o_f8E8M0FNU_r0 = reshape %v10 : tile<256xf8E8M0FNU> -> tile<1x256xf8E8M0FNU>
    store_view_tko weak %o_f8E8M0FNU_r0, %o_f8E8M0FNU_p[%o_f8E8M0FNU_i0, %zero] : tile<1x256xf8E8M0FNU>, partition_view<tile=(1x256), tensor_view<2x256xf8E8M0FNU, strides=[256,1]>>, tile<i32> -> token
    %o_f8E8M0FNU_i1 = constant <i32: 1> : tile<i32>
    %o_f8E8M0FNU_r1 = reshape %v11 : tile<256xf8E8M0FNU> -> tile<1x256xf8E8M0FNU>
    store_view_tko weak %o_f8E8M0FNU_r1, %o_f8E8M0FNU_p[%o_f8E8M0FNU_i1, %zero] : tile<1x256xf8E8M0FNU>, partition_view<tile=(1x256), tensor_view<2x256xf8E8M0FNU, strides=[256,1]>>, tile<i32> -> token
    %o_i1_t = make_tensor_view %out_i1, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xi1, strides=[256,1]>
    %o_i1_p = make_partition_view %o_i1_t : partition_view<tile=(1x256), tensor_view<2x256xi1, strides=[256,1]>>
    %o_i1_i0 = constant <i32: 0> : tile<i32>
    %o_i1_r0 = reshape %v12 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r0, %o_i1_p[%o_i1_i0, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<2x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i1 = constant <i32: 1> : tile<i32>
    %o_i1_r1 = reshape %v13 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r1, %o_i1_p[%o_i1_i1, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<2x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i8_t = make_tensor_view %out_i8, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xi8, strides=[256,1]>
    %o_i8_p = make_partition_view %o_i8_t : partition_view<tile=(1x256), tensor_view<2x256xi8, strides=[256,1]>>
    %o_i8_i0 = constant <i32: 0> : tile<i32>
    %o_i8_r0 = reshape %v14 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r0, %o_i8_p[%o_i8_i0, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<2x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i8_i1 = constant <i32: 1> : tile<i32>
    %o_i8_r1 = reshape %v15 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r1, %o_i8_p[%o_i8_i1, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<2x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i16_t = make_tensor_view %out_i16, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xi16, strides=[256,1]>
    %o_i16_p = make_partition_view %o_i16_t : partition_view<tile=(1x256), tensor_view<2x256xi16, strides=[256,1]>>
    %o_i16_i0 = constant <i32: 0> : tile<i32>
    %o_i16_r0 = reshape %v16 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r0, %o_i16_p[%o_i16_i0, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<2x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i16_i1 = constant <i32: 1> : tile<i32>
    %o_i16_r1 = reshape %v17 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r1, %o_i16_p[%o_i16_i1, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<2x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i32_t = make_tensor_view %out_i32, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xi32, strides=[256,1]>
    %o_i32_p = make_partition_view %o_i32_t : partition_view<tile=(1x256), tensor_view<2x256xi32, strides=[256,1]>>
    %o_i32_i0 = constant <i32: 0> : tile<i32>
    %o_i32_r0 = reshape %v18 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r0, %o_i32_p[%o_i32_i0, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<2x256xi32, strides=[256,1]>>, tile<i32> -> token
    %o_i32_i1 = constant <i32: 1> : tile<i32>
    %o_i32_r1 = reshape %v19 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r1, %o_i32_p[%o_i32_i1, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<2x256xi32, strides=[256,1]>>, tile<i32> -> token
    %o_i64_t = make_tensor_view %out_i64, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xi64, strides=[256,1]>
    %o_i64_p = make_partition_view %o_i64_t : partition_view<tile=(1x256), tensor_view<2x256xi64, strides=[256,1]>>
    %o_i64_i0 = constant <i32: 0> : tile<i32>
    %o_i64_r0 = reshape %v20 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r0, %o_i64_p[%o_i64_i0, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<2x256xi64, strides=[256,1]>>, tile<i32> -> token
    %o_i64_i1 = constant <i32: 1> : tile<i32>
    %o_i64_r1 = reshape %v21 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r1, %o_i64_p[%o_i64_i1, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<2x256xi64, strides=[256,1]>>, tile<i32> -> token
  }
  entry @from_i1(%x: tile<ptr<i8>>, %out_f16: tile<ptr<f16>>, %out_bf16: tile<ptr<bf16>>, %out_f32: tile<ptr<f32>>, %out_tf32: tile<ptr<tf32>>, %out_f64: tile<ptr<f64>>, %out_f8E4M3FN: tile<ptr<f8E4M3FN>>, %out_f8E5M2: tile<ptr<f8E5M2>>, %out_i8: tile<ptr<i8>>, %out_i16: tile<ptr<i16>>, %out_i32: tile<ptr<i32>>, %out_i64: tile<ptr<i64>>) {
    %zero = constant <i32: 0> : tile<i32>
    %x_t = make_tensor_view %x, shape = [256], strides = [1] : tensor_view<256xi8, strides=[1]>
    %x_p = make_partition_view %x_t : partition_view<tile=(256), tensor_view<256xi8, strides=[1]>>
    %x_v, %x_k = load_view_tko weak %x_p[%zero] : partition_view<tile=(256), tensor_view<256xi8, strides=[1]>>, tile<i32> -> tile<256xi8>, token
    %v1 = trunci %x_v : tile<256xi8> -> tile<256xi1>
    %v2 = itof %v1 signed rounding<nearest_even> : tile<256xi1> -> tile<256xf16>
    %v3 = itof %v1 unsigned rounding<nearest_even> : tile<256xi1> -> tile<256xf16>
    %v4 = itof %v1 signed rounding<nearest_even> : tile<256xi1> -> tile<256xbf16>
    %v5 = itof %v1 unsigned rounding<nearest_even> : tile<256xi1> -> tile<256xbf16>
    %v6 = itof %v1 signed rounding<nearest_even> : tile<256xi1> -> tile<256xf32>
    %v7 = itof %v1 unsigned rounding<nearest_even> : tile<256xi1> -> tile<256xf32>
    %v8 = itof %v1 signed rounding<nearest_even> : tile<256xi1> -> tile<256xtf32>
    %v9 = itof %v1 unsigned rounding<nearest_even> : tile<256xi1> -> tile<256xtf32>
    %v10 = itof %v1 signed rounding<nearest_even> : tile<256xi1> -> tile<256xf64>
    %v11 = itof %v1 unsigned rounding<nearest_even> : tile<256xi1> -> tile<256xf64>
    %v12 = itof %v1 signed rounding<nearest_even> : tile<256xi1> -> tile<256xf8E4M3FN>
    %v13 = itof %v1 unsigned rounding<nearest_even> : tile<256xi1> -> tile<256xf8E4M3FN>
    %v14 = itof %v1 signed rounding<nearest_even> : tile<256xi1> -> tile<256xf8E5M2>
    %v15 = itof %v1 unsigned rounding<nearest_even> : tile<256xi1> -> tile<256xf8E5M2>
    %v16 = itof %v1 signed rounding<nearest_even> : tile<256xi1> -> tile<256xf4E2M1FN>
    %v17 = ftof %v16 rounding<nearest_even> : tile<256xf4E2M1FN> -> tile<256xf32>
    %v18 = itof %v1 unsigned rounding<nearest_even> : tile<256xi1> -> tile<256xf4E2M1FN>
    %v19 = ftof %v18 rounding<nearest_even> : tile<256xf4E2M1FN> -> tile<256xf32>
    %v20 = exti %v1 signed : tile<256xi1> -> tile<256xi4>
    %v21 = exti %v20 signed : tile<256xi4> -> tile<256xi8>
    %v22 = exti %v1 unsigned : tile<256xi1> -> tile<256xi4>
    %v23 = exti %v22 signed : tile<256xi4> -> tile<256xi8>
    %v24 = exti %v1 signed : tile<256xi1> -> tile<256xi8>
    %v25 = exti %v1 unsigned : tile<256xi1> -> tile<256xi8>
    %v26 = exti %v1 signed : tile<256xi1> -> tile<256xi16>
    %v27 = exti %v1 unsigned : tile<256xi1> -> tile<256xi16>
    %v28 = exti %v1 signed : tile<256xi1> -> tile<256xi32>
    %v29 = exti %v1 unsigned : tile<256xi1> -> tile<256xi32>
    %v30 = exti %v1 signed : tile<256xi1> -> tile<256xi64>
    %v31 = exti %v1 unsigned : tile<256xi1> -> tile<256xi64>
    %o_f16_t = make_tensor_view %out_f16, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xf16, strides=[256,1]>
    %o_f16_p = make_partition_view %o_f16_t : partition_view<tile=(1x256), tensor_view<2x256xf16, strides=[256,1]>>
    %o_f16_i0 = constant <i32: 0> : tile<i32>
    %o_f16_r0 = reshape %v2 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r0, %o_f16_p[%o_f16_i0, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<2x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i1 = constant <i32: 1> : tile<i32>
    %o_f16_r1 = reshape %v3 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r1, %o_f16_p[%o_f16_i1, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<2x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_t = make_tensor_view %out_bf16, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xbf16, strides=[256,1]>
    %o_bf16_p = make_partition_view %o_bf16_t : partition_view<tile=(1x256), tensor_view<2x256xbf16, strides=[256,1]>>
    %o_bf16_i0 = constant <i32: 0> : tile<i32>
    %o_bf16_r0 = reshape %v4 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r0, %o_bf16_p[%o_bf16_i0, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<2x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i1 = constant <i32: 1> : tile<i32>
    %o_bf16_r1 = reshape %v5 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r1, %o_bf16_p[%o_bf16_i1, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<2x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_f32_t = make_tensor_view %out_f32, shape = [4, 256], strides = [256, 1] : tensor_view<4x256xf32, strides=[256,1]>
    %o_f32_p = make_partition_view %o_f32_t : partition_view<tile=(1x256), tensor_view<4x256xf32, strides=[256,1]>>
    %o_f32_i0 = constant <i32: 0> : tile<i32>
    %o_f32_r0 = reshape %v6 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r0, %o_f32_p[%o_f32_i0, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<4x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i1 = constant <i32: 1> : tile<i32>
    %o_f32_r1 = reshape %v7 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r1, %o_f32_p[%o_f32_i1, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<4x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i2 = constant <i32: 2> : tile<i32>
    %o_f32_r2 = reshape %v17 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r2, %o_f32_p[%o_f32_i2, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<4x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i3 = constant <i32: 3> : tile<i32>
    %o_f32_r3 = reshape %v19 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r3, %o_f32_p[%o_f32_i3, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<4x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_tf32_t = make_tensor_view %out_tf32, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xtf32, strides=[256,1]>
    %o_tf32_p = make_partition_view %o_tf32_t : partition_view<tile=(1x256), tensor_view<2x256xtf32, strides=[256,1]>>
    %o_tf32_i0 = constant <i32: 0> : tile<i32>
    %o_tf32_r0 = reshape %v8 : tile<256xtf32> -> tile<1x256xtf32>
    store_view_tko weak %o_tf32_r0, %o_tf32_p[%o_tf32_i0, %zero] : tile<1x256xtf32>, partition_view<tile=(1x256), tensor_view<2x256xtf32, strides=[256,1]>>, tile<i32> -> token
    %o_tf32_i1 = constant <i32: 1> : tile<i32>
    %o_tf32_r1 = reshape %v9 : tile<256xtf32> -> tile<1x256xtf32>
    store_view_tko weak %o_tf32_r1, %o_tf32_p[%o_tf32_i1, %zero] : tile<1x256xtf32>, partition_view<tile=(1x256), tensor_view<2x256xtf32, strides=[256,1]>>, tile<i32> -> token
    %o_f64_t = make_tensor_view %out_f64, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xf64, strides=[256,1]>
    %o_f64_p = make_partition_view %o_f64_t : partition_view<tile=(1x256), tensor_view<2x256xf64, strides=[256,1]>>
    %o_f64_i0 = constant <i32: 0> : tile<i32>
    %o_f64_r0 = reshape %v10 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r0, %o_f64_p[%o_f64_i0, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<2x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i1 = constant <i32: 1> : tile<i32>
    %o_f64_r1 = reshape %v11 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r1, %o_f64_p[%o_f64_i1, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<2x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f8E4M3FN_t = make_tensor_view %out_f8E4M3FN, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xf8E4M3FN, strides=[256,1]>
    %o_f8E4M3FN_p = make_partition_view %o_f8E4M3FN_t : partition_view<tile=(1x256), tensor_view<2x256xf8E4M3FN, strides=[256,1]>>
    %o_f8E4M3FN_i0 = constant <i32: 0> : tile<i32>
    %o_f8E4M3FN_r0 = reshape %v12 : tile<256xf8E4M3FN> -> tile<1x256xf8E4M3FN>
    store_view_tko weak %o_f8E4M3FN_r0, %o_f8E4M3FN_p[%o_f8E4M3FN_i0, %zero] : tile<1x256xf8E4M3FN>, partition_view<tile=(1x256), tensor_view<2x256xf8E4M3FN, strides=[256,1]>>, tile<i32> -> token
    %o_f8E4M3FN_i1 = constant <i32: 1> : tile<i32>
    %o_f8E4M3FN_r1 = reshape %v13 : tile<256xf8E4M3FN> -> tile<1x256xf8E4M3FN>
    store_view_tko weak %o_f8E4M3FN_r1, %o_f8E4M3FN_p[%o_f8E4M3FN_i1, %zero] : tile<1x256xf8E4M3FN>, partition_view<tile=(1x256), tensor_view<2x256xf8E4M3FN, strides=[256,1]>>, tile<i32> -> token
    %o_f8E5M2_t = make_tensor_view %out_f8E5M2, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xf8E5M2, strides=[256,1]>
    %o_f8E5M2_p = make_partition_view %o_f8E5M2_t : partition_view<tile=(1x256), tensor_view<2x256xf8E5M2, strides=[256,1]>>
    %o_f8E5M2_i0 = constant <i32: 0> : tile<i32>
    %o_f8E5M2_r0 = reshape %v14 : tile<256xf8E5M2> -> tile<1x256xf8E5M2>
    store_view_tko weak %o_f8E5M2_r0, %o_f8E5M2_p[%o_f8E5M2_i0, %zero] : tile<1x256xf8E5M2>, partition_view<tile=(1x256), tensor_view<2x256xf8E5M2, strides=[256,1]>>, tile<i32> -> token
    %o_f8E5M2_i1 = constant <i32: 1> : tile<i32>
    %o_f8E5M2_r1 = reshape %v15 : tile<256xf8E5M2> -> tile<1x256xf8E5M2>
    store_view_tko weak %o_f8E5M2_r1, %o_f8E5M2_p[%o_f8E5M2_i1, %zero] : tile<1x256xf8E5M2>, partition_view<tile=(1x256), tensor_view<2x256xf8E5M2, strides=[256,1]>>, tile<i32> -> token
    %o_i8_t = make_tensor_view %out_i8, shape = [4, 256], strides = [256, 1] : tensor_view<4x256xi8, strides=[256,1]>
    %o_i8_p = make_partition_view %o_i8_t : partition_view<tile=(1x256), tensor_view<4x256xi8, strides=[256,1]>>
    %o_i8_i0 = constant <i32: 0> : tile<i32>
    %o_i8_r0 = reshape %v21 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r0, %o_i8_p[%o_i8_i0, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<4x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i8_i1 = constant <i32: 1> : tile<i32>
    %o_i8_r1 = reshape %v23 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r1, %o_i8_p[%o_i8_i1, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<4x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i8_i2 = constant <i32: 2> : tile<i32>
    %o_i8_r2 = reshape %v24 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r2, %o_i8_p[%o_i8_i2, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<4x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i8_i3 = constant <i32: 3> : tile<i32>
    %o_i8_r3 = reshape %v25 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r3, %o_i8_p[%o_i8_i3, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<4x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i16_t = make_tensor_view %out_i16, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xi16, strides=[256,1]>
    %o_i16_p = make_partition_view %o_i16_t : partition_view<tile=(1x256), tensor_view<2x256xi16, strides=[256,1]>>
    %o_i16_i0 = constant <i32: 0> : tile<i32>
    %o_i16_r0 = reshape %v26 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r0, %o_i16_p[%o_i16_i0, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<2x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i16_i1 = constant <i32: 1> : tile<i32>
    %o_i16_r1 = reshape %v27 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r1, %o_i16_p[%o_i16_i1, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<2x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i32_t = make_tensor_view %out_i32, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xi32, strides=[256,1]>
    %o_i32_p = make_partition_view %o_i32_t : partition_view<tile=(1x256), tensor_view<2x256xi32, strides=[256,1]>>
    %o_i32_i0 = constant <i32: 0> : tile<i32>
    %o_i32_r0 = reshape %v28 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r0, %o_i32_p[%o_i32_i0, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<2x256xi32, strides=[256,1]>>, tile<i32> -> token
    %o_i32_i1 = constant <i32: 1> : tile<i32>
    %o_i32_r1 = reshape %v29 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r1, %o_i32_p[%o_i32_i1, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<2x256xi32, strides=[256,1]>>, tile<i32> -> token
    %o_i64_t = make_tensor_view %out_i64, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xi64, strides=[256,1]>
    %o_i64_p = make_partition_view %o_i64_t : partition_view<tile=(1x256), tensor_view<2x256xi64, strides=[256,1]>>
    %o_i64_i0 = constant <i32: 0> : tile<i32>
    %o_i64_r0 = reshape %v30 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r0, %o_i64_p[%o_i64_i0, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<2x256xi64, strides=[256,1]>>, tile<i32> -> token
    %o_i64_i1 = constant <i32: 1> : tile<i32>
    %o_i64_r1 = reshape %v31 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r1, %o_i64_p[%o_i64_i1, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<2x256xi64, strides=[256,1]>>, tile<i32> -> token
  }
  entry @from_i8(%x: tile<ptr<i8>>, %out_f16: tile<ptr<f16>>, %out_bf16: tile<ptr<bf16>>, %out_f32: tile<ptr<f32>>, %out_tf32: tile<ptr<tf32>>, %out_f64: tile<ptr<f64>>, %out_f8E4M3FN: tile<ptr<f8E4M3FN>>, %out_f8E5M2: tile<ptr<f8E5M2>>, %out_i1: tile<ptr<i1>>, %out_i16: tile<ptr<i16>>, %out_i32: tile<ptr<i32>>, %out_i64: tile<ptr<i64>>) {
    %zero = constant <i32: 0> : tile<i32>
    %x_t = make_tensor_view %x, shape = [256], strides = [1] : tensor_view<256xi8, strides=[1]>
    %x_p = make_partition_view %x_t : partition_view<tile=(256), tensor_view<256xi8, strides=[1]>>
    %x_v, %x_k = load_view_tko weak %x_p[%zero] : partition_view<tile=(256), tensor_view<256xi8, strides=[1]>>, tile<i32> -> tile<256xi8>, token
    %v1 = itof %x_v signed rounding<nearest_even> : tile<256xi8> -> tile<256xf16>
    %v2 = itof %x_v unsigned rounding<nearest_even> : tile<256xi8> -> tile<256xf16>
    %v3 = itof %x_v signed rounding<nearest_even> : tile<256xi8> -> tile<256xbf16>
    %v4 = itof %x_v unsigned rounding<nearest_even> : tile<256xi8> -> tile<256xbf16>
    %v5 = itof %x_v signed rounding<nearest_even> : tile<256xi8> -> tile<256xf32>
    %v6 = itof %x_v unsigned rounding<nearest_even> : tile<256xi8> -> tile<256xf32>
    %v7 = itof %x_v signed rounding<nearest_even> : tile<256xi8> -> tile<256xtf32>
    %v8 = itof %x_v unsigned rounding<nearest_even> : tile<256xi8> -> tile<256xtf32>
    %v9 = itof %x_v signed rounding<nearest_even> : tile<256xi8> -> tile<256xf64>
    %v10 = itof %x_v unsigned rounding<nearest_even> : tile<256xi8> -> tile<256xf64>
    %v11 = itof %x_v signed rounding<nearest_even> : tile<256xi8> -> tile<256xf8E4M3FN>
    %v12 = itof %x_v unsigned rounding<nearest_even> : tile<256xi8> -> tile<256xf8E4M3FN>
    %v13 = itof %x_v signed rounding<nearest_even> : tile<256xi8> -> tile<256xf8E5M2>
    %v14 = itof %x_v unsigned rounding<nearest_even> : tile<256xi8> -> tile<256xf8E5M2>
    %v15 = itof %x_v signed rounding<nearest_even> : tile<256xi8> -> tile<256xf4E2M1FN>
    %v16 = ftof %v15 rounding<nearest_even> : tile<256xf4E2M1FN> -> tile<256xf32>
    %v17 = itof %x_v unsigned rounding<nearest_even> : tile<256xi8> -> tile<256xf4E2M1FN>
    %v18 = ftof %v17 rounding<nearest_even> : tile<256xf4E2M1FN> -> tile<256xf32>
    %v19 = trunci %x_v : tile<256xi8> -> tile<256xi1>
    %v20 = trunci %x_v : tile<256xi8> -> tile<256xi4>
    %v21 = exti %v20 signed : tile<256xi4> -> tile<256xi16>
    %v22 = exti %v20 unsigned : tile<256xi4> -> tile<256xi16>
    %v23 = exti %x_v signed : tile<256xi8> -> tile<256xi16>
    %v24 = exti %x_v unsigned : tile<256xi8> -> tile<256xi16>
    %v25 = exti %x_v signed : tile<256xi8> -> tile<256xi32>
    %v26 = exti %x_v unsigned : tile<256xi8> -> tile<256xi32>
    %v27 = exti %x_v signed : tile<256xi8> -> tile<256xi64>
    %v28 = exti %x_v unsigned : tile<256xi8> -> tile<256xi64>
    %o_f16_t = make_tensor_view %out_f16, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xf16, strides=[256,1]>
    %o_f16_p = make_partition_view %o_f16_t : partition_view<tile=(1x256), tensor_view<2x256xf16, strides=[256,1]>>
    %o_f16_i0 = constant <i32: 0> : tile<i32>
    %o_f16_r0 = reshape %v1 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r0, %o_f16_p[%o_f16_i0, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<2x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i1 = constant <i32: 1> : tile<i32>
    %o_f16_r1 = reshape %v2 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r1, %o_f16_p[%o_f16_i1, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<2x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_t = make_tensor_view %out_bf16, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xbf16, strides=[256,1]>
    %o_bf16_p = make_partition_view %o_bf16_t : partition_view<tile=(1x256), tensor_view<2x256xbf16, strides=[256,1]>>
    %o_bf16_i0 = constant <i32: 0> : tile<i32>
    %o_bf16_r0 = reshape %v3 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r0, %o_bf16_p[%o_bf16_i0, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<2x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i1 = constant <i32: 1> : tile<i32>
    %o_bf16_r1 = reshape %v4 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r1, %o_bf16_p[%o_bf16_i1, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<2x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_f32_t = make_tensor_view %out_f32, shape = [4, 256], strides = [256, 1] : tensor_view<4x256xf32, strides=[256,1]>
    %o_f32_p = make_partition_view %o_f32_t : partition_view<tile=(1x256), tensor_view<4x256xf32, strides=[256,1]>>
    %o_f32_i0 = constant <i32: 0> : tile<i32>
    %o_f32_r0 = reshape %v5 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r0, %o_f32_p[%o_f32_i0, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<4x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i1 = constant <i32: 1> : tile<i32>
    %o_f32_r1 = reshape %v6 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r1, %o_f32_p[%o_f32_i1, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<4x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i2 = constant <i32: 2> : tile<i32>
    %o_f32_r2 = reshape %v16 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r2, %o_f32_p[%o_f32_i2, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<4x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i3 = constant <i32: 3> : tile<i32>
    %o_f32_r3 = reshape %v18 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r3, %o_f32_p[%o_f32_i3, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<4x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_tf32_t = make_tensor_view %out_tf32, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xtf32, strides=[256,1]>
    %o_tf32_p = make_partition_view %o_tf32_t : partition_view<tile=(1x256), tensor_view<2x256xtf32, strides=[256,1]>>
    %o_tf32_i0 = constant <i32: 0> : tile<i32>
    %o_tf32_r0 = reshape %v7 : tile<256xtf32> -> tile<1x256xtf32>
    store_view_tko weak %o_tf32_r0, %o_tf32_p[%o_tf32_i0, %zero] : tile<1x256xtf32>, partition_view<tile=(1x256), tensor_view<2x256xtf32, strides=[256,1]>>, tile<i32> -> token
    %o_tf32_i1 = constant <i32: 1> : tile<i32>
    %o_tf32_r1 = reshape %v8 : tile<256xtf32> -> tile<1x256xtf32>
    store_view_tko weak %o_tf32_r1, %o_tf32_p[%o_tf32_i1, %zero] : tile<1x256xtf32>, partition_view<tile=(1x256), tensor_view<2x256xtf32, strides=[256,1]>>, tile<i32> -> token
    %o_f64_t = make_tensor_view %out_f64, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xf64, strides=[256,1]>
    %o_f64_p = make_partition_view %o_f64_t : partition_view<tile=(1x256), tensor_view<2x256xf64, strides=[256,1]>>
    %o_f64_i0 = constant <i32: 0> : tile<i32>
    %o_f64_r0 = reshape %v9 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r0, %o_f64_p[%o_f64_i0, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<2x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i1 = constant <i32: 1> : tile<i32>
    %o_f64_r1 = reshape %v10 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r1, %o_f64_p[%o_f64_i1, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<2x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f8E4M3FN_t = make_tensor_view %out_f8E4M3FN, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xf8E4M3FN, strides=[256,1]>
    %o_f8E4M3FN_p = make_partition_view %o_f8E4M3FN_t : partition_view<tile=(1x256), tensor_view<2x256xf8E4M3FN, strides=[256,1]>>
    %o_f8E4M3FN_i0 = constant <i32: 0> : tile<i32>
    %o_f8E4M3FN_r0 = reshape %v11 : tile<256xf8E4M3FN> -> tile<1x256xf8E4M3FN>
    store_view_tko weak %o_f8E4M3FN_r0, %o_f8E4M3FN_p[%o_f8E4M3FN_i0, %zero] : tile<1x256xf8E4M3FN>, partition_view<tile=(1x256), tensor_view<2x256xf8E4M3FN, strides=[256,1]>>, tile<i32> -> token
    %o_f8E4M3FN_i1 = constant <i32: 1> : tile<i32>
    %o_f8E4M3FN_r1 = reshape %v12 : tile<256xf8E4M3FN> -> tile<1x256xf8E4M3FN>
    store_view_tko weak %o_f8E4M3FN_r1, %o_f8E4M3FN_p[%o_f8E4M3FN_i1, %zero] : tile<1x256xf8E4M3FN>, partition_view<tile=(1x256), tensor_view<2x256xf8E4M3FN, strides=[256,1]>>, tile<i32> -> token
    %o_f8E5M2_t = make_tensor_view %out_f8E5M2, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xf8E5M2, strides=[256,1]>
    %o_f8E5M2_p = make_partition_view %o_f8E5M2_t : partition_view<tile=(1x256), tensor_view<2x256xf8E5M2, strides=[256,1]>>
    %o_f8E5M2_i0 = constant <i32: 0> : tile<i32>
    %o_f8E5M2_r0 = reshape %v13 : tile<256xf8E5M2> -> tile<1x256xf8E5M2>
    store_view_tko weak %o_f8E5M2_r0, %o_f8E5M2_p[%o_f8E5M2_i0, %zero] : tile<1x256xf8E5M2>, partition_view<tile=(1x256), tensor_view<2x256xf8E5M2, strides=[256,1]>>, tile<i32> -> token
    %o_f8E5M2_i1 = constant <i32: 1> : tile<i32>
    %o_f8E5M2_r1 = reshape %v14 : tile<256xf8E5M2> -> tile<1x256xf8E5M2>
    store_view_tko weak %o_f8E5M2_r1, %o_f8E5M2_p[%o_f8E5M2_i1, %zero] : tile<1x256xf8E5M2>, partition_view<tile=(1x256), tensor_view<2x256xf8E5M2, strides=[256,1]>>, tile<i32> -> token
    %o_i1_t = make_tensor_view %out_i1, shape = [1, 256], strides = [256, 1] : tensor_view<1x256xi1, strides=[256,1]>
    %o_i1_p = make_partition_view %o_i1_t : partition_view<tile=(1x256), tensor_view<1x256xi1, strides=[256,1]>>
    %o_i1_i0 = constant <i32: 0> : tile<i32>
    %o_i1_r0 = reshape %v19 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r0, %o_i1_p[%o_i1_i0, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<1x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i16_t = make_tensor_view %out_i16, shape = [4, 256], strides = [256, 1] : tensor_view<4x256xi16, strides=[256,1]>
    %o_i16_p = make_partition_view %o_i16_t : partition_view<tile=(1x256), tensor_view<4x256xi16, strides=[256,1]>>
    %o_i16_i0 = constant <i32: 0> : tile<i32>
    %o_i16_r0 = reshape %v21 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r0, %o_i16_p[%o_i16_i0, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<4x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i16_i1 = constant <i32: 1> : tile<i32>
    %o_i16_r1 = reshape %v22 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r1, %o_i16_p[%o_i16_i1, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<4x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i16_i2 = constant <i32: 2> : tile<i32>
    %o_i16_r2 = reshape %v23 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r2, %o_i16_p[%o_i16_i2, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<4x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i16_i3 = constant <i32: 3> : tile<i32>
    %o_i16_r3 = reshape %v24 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r3, %o_i16_p[%o_i16_i3, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<4x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i32_t = make_tensor_view %out_i32, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xi32, strides=[256,1]>
    %o_i32_p = make_partition_view %o_i32_t : partition_view<tile=(1x256), tensor_view<2x256xi32, strides=[256,1]>>
    %o_i32_i0 = constant <i32: 0> : tile<i32>
    %o_i32_r0 = reshape %v25 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r0, %o_i32_p[%o_i32_i0, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<2x256xi32, strides=[256,1]>>, tile<i32> -> token
    %o_i32_i1 = constant <i32: 1> : tile<i32>
    %o_i32_r1 = reshape %v26 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r1, %o_i32_p[%o_i32_i1, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<2x256xi32, strides=[256,1]>>, tile<i32> -> token
    %o_i64_t = make_tensor_view %out_i64, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xi64, strides=[256,1]>
    %o_i64_p = make_partition_view %o_i64_t : partition_view<tile=(1x256), tensor_view<2x256xi64, strides=[256,1]>>
    %o_i64_i0 = constant <i32: 0> : tile<i32>
    %o_i64_r0 = reshape %v27 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r0, %o_i64_p[%o_i64_i0, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<2x256xi64, strides=[256,1]>>, tile<i32> -> token
    %o_i64_i1 = constant <i32: 1> : tile<i32>
    %o_i64_r1 = reshape %v28 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r1, %o_i64_p[%o_i64_i1, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<2x256xi64, strides=[256,1]>>, tile<i32> -> token
  }
  entry @from_i16(%x: tile<ptr<i16>>, %out_f16: tile<ptr<f16>>, %out_bf16: tile<ptr<bf16>>, %out_f32: tile<ptr<f32>>, %out_tf32: tile<ptr<tf32>>, %out_f64: tile<ptr<f64>>, %out_f8E4M3FN: tile<ptr<f8E4M3FN>>, %out_f8E5M2: tile<ptr<f8E5M2>>, %out_i1: tile<ptr<i1>>, %out_i16: tile<ptr<i16>>, %out_i8: tile<ptr<i8>>, %out_i32: tile<ptr<i32>>, %out_i64: tile<ptr<i64>>) {
    %zero = constant <i32: 0> : tile<i32>
    %x_t = make_tensor_view %x, shape = [256], strides = [1] : tensor_view<256xi16, strides=[1]>
    %x_p = make_partition_view %x_t : partition_view<tile=(256), tensor_view<256xi16, strides=[1]>>
    %x_v, %x_k = load_view_tko weak %x_p[%zero] : partition_view<tile=(256), tensor_view<256xi16, strides=[1]>>, tile<i32> -> tile<256xi16>, token
    %v1 = itof %x_v signed rounding<nearest_even> : tile<256xi16> -> tile<256xf16>
    %v2 = itof %x_v unsigned rounding<nearest_even> : tile<256xi16> -> tile<256xf16>
    %v3 = itof %x_v signed rounding<nearest_even> : tile<256xi16> -> tile<256xbf16>
    %v4 = itof %x_v unsigned rounding<nearest_even> : tile<256xi16> -> tile<256xbf16>
    %v5 = itof %x_v signed rounding<nearest_even> : tile<256xi16> -> tile<256xf32>
    %v6 = itof %x_v unsigned rounding<nearest_even> : tile<256xi16> -> tile<256xf32>
    %v7 = itof %x_v signed rounding<nearest_even> : tile<256xi16> -> tile<256xtf32>
    %v8 = itof %x_v unsigned rounding<nearest_even> : tile<256xi16> -> tile<256xtf32>
    %v9 = itof %x_v signed rounding<nearest_even> : tile<256xi16> -> tile<256xf64>
    %v10 = itof %x_v unsigned rounding<nearest_even> : tile<256xi16> -> tile<256xf64>
    %v11 = itof %x_v signed rounding<nearest_even> : tile<256xi16> -> tile<256xf8E4M3FN>
    %v12 = itof %x_v unsigned rounding<nearest_even> : tile<256xi16> -> tile<256xf8E4M3FN>
    %v13 = itof %x_v signed rounding<nearest_even> : tile<256xi16> -> tile<256xf8E5M2>
    %v14 = itof %x_v unsigned rounding<nearest_even> : tile<256xi16> -> tile<256xf8E5M2>
    %v15 = itof %x_v signed rounding<nearest_even> : tile<256xi16> -> tile<256xf4E2M1FN>
    %v16 = ftof %v15 rounding<nearest_even> : tile<256xf4E2M1FN> -> tile<256xf32>
    %v17 = itof %x_v unsigned rounding<nearest_even> : tile<256xi16> -> tile<256xf4E2M1FN>
    %v18 = ftof %v17 rounding<nearest_even> : tile<256xf4E2M1FN> -> tile<256xf32>
    %v19 = trunci %x_v : tile<256xi16> -> tile<256xi1>
    %v20 = trunci %x_v : tile<256xi16> -> tile<256xi4>
    %v21 = exti %v20 signed : tile<256xi4> -> tile<256xi16>
    %v22 = exti %v20 unsigned : tile<256xi4> -> tile<256xi16>
    %v23 = trunci %x_v : tile<256xi16> -> tile<256xi8>
    %v24 = exti %x_v signed : tile<256xi16> -> tile<256xi32>
    %v25 = exti %x_v unsigned : tile<256xi16> -> tile<256xi32>
    %v26 = exti %x_v signed : tile<256xi16> -> tile<256xi64>
    %v27 = exti %x_v unsigned : tile<256xi16> -> tile<256xi64>
    %o_f16_t = make_tensor_view %out_f16, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xf16, strides=[256,1]>
    %o_f16_p = make_partition_view %o_f16_t : partition_view<tile=(1x256), tensor_view<2x256xf16, strides=[256,1]>>
    %o_f16_i0 = constant <i32: 0> : tile<i32>
    %o_f16_r0 = reshape %v1 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r0, %o_f16_p[%o_f16_i0, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<2x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i1 = constant <i32: 1> : tile<i32>
    %o_f16_r1 = reshape %v2 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r1, %o_f16_p[%o_f16_i1, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<2x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_t = make_tensor_view %out_bf16, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xbf16, strides=[256,1]>
    %o_bf16_p = make_partition_view %o_bf16_t : partition_view<tile=(1x256), tensor_view<2x256xbf16, strides=[256,1]>>
    %o_bf16_i0 = constant <i32: 0> : tile<i32>
    %o_bf16_r0 = reshape %v3 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r0, %o_bf16_p[%o_bf16_i0, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<2x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i1 = constant <i32: 1> : tile<i32>
    %o_bf16_r1 = reshape %v4 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r1, %o_bf16_p[%o_bf16_i1, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<2x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_f32_t = make_tensor_view %out_f32, shape = [4, 256], strides = [256, 1] : tensor_view<4x256xf32, strides=[256,1]>
    %o_f32_p = make_partition_view %o_f32_t : partition_view<tile=(1x256), tensor_view<4x256xf32, strides=[256,1]>>
    %o_f32_i0 = constant <i32: 0> : tile<i32>
    %o_f32_r0 = reshape %v5 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r0, %o_f32_p[%o_f32_i0, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<4x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i1 = constant <i32: 1> : tile<i32>
    %o_f32_r1 = reshape %v6 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r1, %o_f32_p[%o_f32_i1, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<4x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i2 = constant <i32: 2> : tile<i32>
    %o_f32_r2 = reshape %v16 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r2, %o_f32_p[%o_f32_i2, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<4x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i3 = constant <i32: 3> : tile<i32>
    %o_f32_r3 = reshape %v18 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r3, %o_f32_p[%o_f32_i3, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<4x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_tf32_t = make_tensor_view %out_tf32, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xtf32, strides=[256,1]>
    %o_tf32_p = make_partition_view %o_tf32_t : partition_view<tile=(1x256), tensor_view<2x256xtf32, strides=[256,1]>>
    %o_tf32_i0 = constant <i32: 0> : tile<i32>
    %o_tf32_r0 = reshape %v7 : tile<256xtf32> -> tile<1x256xtf32>
    store_view_tko weak %o_tf32_r0, %o_tf32_p[%o_tf32_i0, %zero] : tile<1x256xtf32>, partition_view<tile=(1x256), tensor_view<2x256xtf32, strides=[256,1]>>, tile<i32> -> token
    %o_tf32_i1 = constant <i32: 1> : tile<i32>
    %o_tf32_r1 = reshape %v8 : tile<256xtf32> -> tile<1x256xtf32>
    store_view_tko weak %o_tf32_r1, %o_tf32_p[%o_tf32_i1, %zero] : tile<1x256xtf32>, partition_view<tile=(1x256), tensor_view<2x256xtf32, strides=[256,1]>>, tile<i32> -> token
    %o_f64_t = make_tensor_view %out_f64, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xf64, strides=[256,1]>
    %o_f64_p = make_partition_view %o_f64_t : partition_view<tile=(1x256), tensor_view<2x256xf64, strides=[256,1]>>
    %o_f64_i0 = constant <i32: 0> : tile<i32>
    %o_f64_r0 = reshape %v9 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r0, %o_f64_p[%o_f64_i0, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<2x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i1 = constant <i32: 1> : tile<i32>
    %o_f64_r1 = reshape %v10 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r1, %o_f64_p[%o_f64_i1, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<2x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f8E4M3FN_t = make_tensor_view %out_f8E4M3FN, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xf8E4M3FN, strides=[256,1]>
    %o_f8E4M3FN_p = make_partition_view %o_f8E4M3FN_t : partition_view<tile=(1x256), tensor_view<2x256xf8E4M3FN, strides=[256,1]>>
    %o_f8E4M3FN_i0 = constant <i32: 0> : tile<i32>
    %o_f8E4M3FN_r0 = reshape %v11 : tile<256xf8E4M3FN> -> tile<1x256xf8E4M3FN>
    store_view_tko weak %o_f8E4M3FN_r0, %o_f8E4M3FN_p[%o_f8E4M3FN_i0, %zero] : tile<1x256xf8E4M3FN>, partition_view<tile=(1x256), tensor_view<2x256xf8E4M3FN, strides=[256,1]>>, tile<i32> -> token
    %o_f8E4M3FN_i1 = constant <i32: 1> : tile<i32>
    %o_f8E4M3FN_r1 = reshape %v12 : tile<256xf8E4M3FN> -> tile<1x256xf8E4M3FN>
    store_view_tko weak %o_f8E4M3FN_r1, %o_f8E4M3FN_p[%o_f8E4M3FN_i1, %zero] : tile<1x256xf8E4M3FN>, partition_view<tile=(1x256), tensor_view<2x256xf8E4M3FN, strides=[256,1]>>, tile<i32> -> token
    %o_f8E5M2_t = make_tensor_view %out_f8E5M2, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xf8E5M2, strides=[256,1]>
    %o_f8E5M2_p = make_partition_view %o_f8E5M2_t : partition_view<tile=(1x256), tensor_view<2x256xf8E5M2, strides=[256,1]>>
    %o_f8E5M2_i0 = constant <i32: 0> : tile<i32>
    %o_f8E5M2_r0 = reshape %v13 : tile<256xf8E5M2> -> tile<1x256xf8E5M2>
    store_view_tko weak %o_f8E5M2_r0, %o_f8E5M2_p[%o_f8E5M2_i0, %zero] : tile<1x256xf8E5M2>, partition_view<tile=(1x256), tensor_view<2x256xf8E5M2, strides=[256,1]>>, tile<i32> -> token
    %o_f8E5M2_i1 = constant <i32: 1> : tile<i32>
    %o_f8E5M2_r1 = reshape %v14 : tile<256xf8E5M2> -> tile<1x256xf8E5M2>
    store_view_tko weak %o_f8E5M2_r1, %o_f8E5M2_p[%o_f8E5M2_i1, %zero] : tile<1x256xf8E5M2>, partition_view<tile=(1x256), tensor_view<2x256xf8E5M2, strides=[256,1]>>, tile<i32> -> token
    %o_i1_t = make_tensor_view %out_i1, shape = [1, 256], strides = [256, 1] : tensor_view<1x256xi1, strides=[256,1]>
    %o_i1_p = make_partition_view %o_i1_t : partition_view<tile=(1x256), tensor_view<1x256xi1, strides=[256,1]>>
    %o_i1_i0 = constant <i32: 0> : tile<i32>
    %o_i1_r0 = reshape %v19 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r0, %o_i1_p[%o_i1_i0, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<1x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i16_t = make_tensor_view %out_i16, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xi16, strides=[256,1]>
    %o_i16_p = make_partition_view %o_i16_t : partition_view<tile=(1x256), tensor_view<2x256xi16, strides=[256,1]>>
    %o_i16_i0 = constant <i32: 0> : tile<i32>
    %o_i16_r0 = reshape %v21 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r0, %o_i16_p[%o_i16_i0, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<2x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i16_i1 = constant <i32: 1> : tile<i32>
    %o_i16_r1 = reshape %v22 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r1, %o_i16_p[%o_i16_i1, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<2x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i8_t = make_tensor_view %out_i8, shape = [1, 256], strides = [256, 1] : tensor_view<1x256xi8, strides=[256,1]>
    %o_i8_p = make_partition_view %o_i8_t : partition_view<tile=(1x256), tensor_view<1x256xi8, strides=[256,1]>>
    %o_i8_i0 = constant <i32: 0> : tile<i32>
    %o_i8_r0 = reshape %v23 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r0, %o_i8_p[%o_i8_i0, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<1x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i32_t = make_tensor_view %out_i32, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xi32, strides=[256,1]>
    %o_i32_p = make_partition_view %o_i32_t : partition_view<tile=(1x256), tensor_view<2x256xi32, strides=[256,1]>>
    %o_i32_i0 = constant <i32: 0> : tile<i32>
    %o_i32_r0 = reshape %v24 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r0, %o_i32_p[%o_i32_i0, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<2x256xi32, strides=[256,1]>>, tile<i32> -> token
    %o_i32_i1 = constant <i32: 1> : tile<i32>
    %o_i32_r1 = reshape %v25 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r1, %o_i32_p[%o_i32_i1, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<2x256xi32, strides=[256,1]>>, tile<i32> -> token
    %o_i64_t = make_tensor_view %out_i64, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xi64, strides=[256,1]>
    %o_i64_p = make_partition_view %o_i64_t : partition_view<tile=(1x256), tensor_view<2x256xi64, strides=[256,1]>>
    %o_i64_i0 = constant <i32: 0> : tile<i32>
    %o_i64_r0 = reshape %v26 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r0, %o_i64_p[%o_i64_i0, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<2x256xi64, strides=[256,1]>>, tile<i32> -> token
    %o_i64_i1 = constant <i32: 1> : tile<i32>
    %o_i64_r1 = reshape %v27 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r1, %o_i64_p[%o_i64_i1, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<2x256xi64, strides=[256,1]>>, tile<i32> -> token
  }
  entry @from_i32(%x: tile<ptr<i32>>, %out_f16: tile<ptr<f16>>, %out_bf16: tile<ptr<bf16>>, %out_f32: tile<ptr<f32>>, %out_tf32: tile<ptr<tf32>>, %out_f64: tile<ptr<f64>>, %out_f8E4M3FN: tile<ptr<f8E4M3FN>>, %out_f8E5M2: tile<ptr<f8E5M2>>, %out_i1: tile<ptr<i1>>, %out_i16: tile<ptr<i16>>, %out_i8: tile<ptr<i8>>, %out_i64: tile<ptr<i64>>) {
    %zero = constant <i32: 0> : tile<i32>
    %x_t = make_tensor_view %x, shape = [256], strides = [1] : tensor_view<256xi32, strides=[1]>
    %x_p = make_partition_view %x_t : partition_view<tile=(256), tensor_view<256xi32, strides=[1]>>
    %x_v, %x_k = load_view_tko weak %x_p[%zero] : partition_view<tile=(256), tensor_view<256xi32, strides=[1]>>, tile<i32> -> tile<256xi32>, token
    %v1 = constant <i32: 19> : tile<256xi32>
    %v2 = shri %x_v, %v1 signed : tile<256xi32>
    %v3 = itof %x_v signed rounding<nearest_even> : tile<256xi32> -> tile<256xf16>
    %v4 = itof %v2 signed rounding<nearest_even> : tile<256xi32> -> tile<256xf16>
    %v5 = itof %x_v unsigned rounding<nearest_even> : tile<256xi32> -> tile<256xf16>
    %v6 = itof %v2 unsigned rounding<nearest_even> : tile<256xi32> -> tile<256xf16>
    %v7 = itof %x_v signed rounding<nearest_even> : tile<256xi32> -> tile<256xbf16>
    %v8 = itof %v2 signed rounding<nearest_even> : tile<256xi32> -> tile<256xbf16>
    %v9 = itof %x_v unsigned rounding<nearest_even> : tile<256xi32> -> tile<256xbf16>
    %v10 = itof %v2 unsigned rounding<nearest_even> : tile<256xi32> -> tile<256xbf16>
    %v11 = itof %x_v signed rounding<nearest_even> : tile<256xi32> -> tile<256xf32>
    %v12 = itof %v2 signed rounding<nearest_even> : tile<256xi32> -> tile<256xf32>
    %v13 = itof %x_v unsigned rounding<nearest_even> : tile<256xi32> -> tile<256xf32>
    %v14 = itof %v2 unsigned rounding<nearest_even> : tile<256xi32> -> tile<256xf32>
    %v15 = itof %x_v signed rounding<nearest_even> : tile<256xi32> -> tile<256xtf32>
    %v16 = itof %v2 signed rounding<nearest_even> : tile<256xi32> -> tile<256xtf32>
    %v17 = itof %x_v unsigned rounding<nearest_even> : tile<256xi32> -> tile<256xtf32>
    %v18 = itof %v2 unsigned rounding<nearest_even> : tile<256xi32> -> tile<256xtf32>
    %v19 = itof %x_v signed rounding<nearest_even> : tile<256xi32> -> tile<256xf64>
    %v20 = itof %v2 signed rounding<nearest_even> : tile<256xi32> -> tile<256xf64>
    %v21 = itof %x_v unsigned rounding<nearest_even> : tile<256xi32> -> tile<256xf64>
    %v22 = itof %v2 unsigned rounding<nearest_even> : tile<256xi32> -> tile<256xf64>
    %v23 = itof %x_v signed rounding<nearest_even> : tile<256xi32> -> tile<256xf8E4M3FN>
    %v24 = itof %v2 signed rounding<nearest_even> : tile<256xi32> -> tile<256xf8E4M3FN>
    %v25 = itof %x_v unsigned rounding<nearest_even> : tile<256xi32> -> tile<256xf8E4M3FN>
    %v26 = itof %v2 unsigned rounding<nearest_even> : tile<256xi32> -> tile<256xf8E4M3FN>
    %v27 = itof %x_v signed rounding<nearest_even> : tile<256xi32> -> tile<256xf8E5M2>
    %v28 = itof %v2 signed rounding<nearest_even> : tile<256xi32> -> tile<256xf8E5M2>
    %v29 = itof %x_v unsigned rounding<nearest_even> : tile<256xi32> -> tile<256xf8E5M2>
    %v30 = itof %v2 unsigned rounding<nearest_even> : tile<256xi32> -> tile<256xf8E5M2>
    %v31 = itof %x_v signed rounding<nearest_even> : tile<256xi32> -> tile<256xf4E2M1FN>
    %v32 = ftof %v31 rounding<nearest_even> : tile<256xf4E2M1FN> -> tile<256xf32>
    %v33 = itof %v2 signed rounding<nearest_even> : tile<256xi32> -> tile<256xf4E2M1FN>
    %v34 = ftof %v33 rounding<nearest_even> : tile<256xf4E2M1FN> -> tile<256xf32>
    %v35 = itof %x_v unsigned rounding<nearest_even> : tile<256xi32> -> tile<256xf4E2M1FN>
    %v36 = ftof %v35 rounding<nearest_even> : tile<256xf4E2M1FN> -> tile<256xf32>
    %v37 = itof %v2 unsigned rounding<nearest_even> : tile<256xi32> -> tile<256xf4E2M1FN>
    %v38 = ftof %v37 rounding<nearest_even> : tile<256xf4E2M1FN> -> tile<256xf32>
    %v39 = trunci %x_v : tile<256xi32> -> tile<256xi1>
    %v40 = trunci %x_v : tile<256xi32> -> tile<256xi4>
    %v41 = exti %v40 signed : tile<256xi4> -> tile<256xi16>
    %v42 = exti %v40 unsigned : tile<256xi4> -> tile<256xi16>
    %v43 = trunci %x_v : tile<256xi32> -> tile<256xi8>
    %v44 = trunci %x_v : tile<256xi32> -> tile<256xi16>
    %v45 = exti %x_v signed : tile<256xi32> -> tile<256xi64>
    %v46 = exti %x_v unsigned : tile<256xi32> -> tile<256xi64>
    %o_f16_t = make_tensor_view %out_f16, shape = [4, 256], strides = [256, 1] : tensor_view<4x256xf16, strides=[256,1]>
    %o_f16_p = make_partition_view %o_f16_t : partition_view<tile=(1x256), tensor_view<4x256xf16, strides=[256,1]>>
    %o_f16_i0 = constant <i32: 0> : tile<i32>
    %o_f16_r0 = reshape %v3 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r0, %o_f16_p[%o_f16_i0, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<4x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i1 = constant <i32: 1> : tile<i32>
    %o_f16_r1 = reshape %v4 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r1, %o_f16_p[%o_f16_i1, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<4x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i2 = constant <i32: 2> : tile<i32>
    %o_f16_r2 = reshape %v5 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r2, %o_f16_p[%o_f16_i2, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<4x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i3 = constant <i32: 3> : tile<i32>
    %o_f16_r3 = reshape %v6 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r3, %o_f16_p[%o_f16_i3, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<4x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_t = make_tensor_view %out_bf16, shape = [4, 256], strides = [256, 1] : tensor_view<4x256xbf16, strides=[256,1]>
    %o_bf16_p = make_partition_view %o_bf16_t : partition_view<tile=(1x256), tensor_view<4x256xbf16, strides=[256,1]>>
    %o_bf16_i0 = constant <i32: 0> : tile<i32>
    %o_bf16_r0 = reshape %v7 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r0, %o_bf16_p[%o_bf16_i0, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<4x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i1 = constant <i32: 1> : tile<i32>
    %o_bf16_r1 = reshape %v8 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r1, %o_bf16_p[%o_bf16_i1, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<4x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i2 = constant <i32: 2> : tile<i32>
    %o_bf16_r2 = reshape %v9 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r2, %o_bf16_p[%o_bf16_i2, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<4x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i3 = constant <i32: 3> : tile<i32>
    %o_bf16_r3 = reshape %v10 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r3, %o_bf16_p[%o_bf16_i3, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<4x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_f32_t = make_tensor_view %out_f32, shape = [8, 256], strides = [256, 1] : tensor_view<8x256xf32, strides=[256,1]>
    %o_f32_p = make_partition_view %o_f32_t : partition_view<tile=(1x256), tensor_view<8x256xf32, strides=[256,1]>>
    %o_f32_i0 = constant <i32: 0> : tile<i32>
    %o_f32_r0 = reshape %v11 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r0, %o_f32_p[%o_f32_i0, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<8x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i1 = constant <i32: 1> : tile<i32>
    %o_f32_r1 = reshape %v12 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r1, %o_f32_p[%o_f32_i1, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<8x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i2 = constant <i32: 2> : tile<i32>
    %o_f32_r2 = reshape %v13 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r2, %o_f32_p[%o_f32_i2, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<8x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i3 = constant <i32: 3> : tile<i32>
    %o_f32_r3 = reshape %v14 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r3, %o_f32_p[%o_f32_i3, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<8x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i4 = constant <i32: 4> : tile<i32>
    %o_f32_r4 = reshape %v32 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r4, %o_f32_p[%o_f32_i4, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<8x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i5 = constant <i32: 5> : tile<i32>
    %o_f32_r5 = reshape %v34 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r5, %o_f32_p[%o_f32_i5, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<8x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i6 = constant <i32: 6> : tile<i32>
    %o_f32_r6 = reshape %v36 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r6, %o_f32_p[%o_f32_i6, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<8x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i7 = constant <i32: 7> : tile<i32>
    %o_f32_r7 = reshape %v38 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r7, %o_f32_p[%o_f32_i7, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<8x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_tf32_t = make_tensor_view %out_tf32, shape = [4, 256], strides = [256, 1] : tensor_view<4x256xtf32, strides=[256,1]>
    %o_tf32_p = make_partition_view %o_tf32_t : partition_view<tile=(1x256), tensor_view<4x256xtf32, strides=[256,1]>>
    %o_tf32_i0 = constant <i32: 0> : tile<i32>
    %o_tf32_r0 = reshape %v15 : tile<256xtf32> -> tile<1x256xtf32>
    store_view_tko weak %o_tf32_r0, %o_tf32_p[%o_tf32_i0, %zero] : tile<1x256xtf32>, partition_view<tile=(1x256), tensor_view<4x256xtf32, strides=[256,1]>>, tile<i32> -> token
    %o_tf32_i1 = constant <i32: 1> : tile<i32>
    %o_tf32_r1 = reshape %v16 : tile<256xtf32> -> tile<1x256xtf32>
    store_view_tko weak %o_tf32_r1, %o_tf32_p[%o_tf32_i1, %zero] : tile<1x256xtf32>, partition_view<tile=(1x256), tensor_view<4x256xtf32, strides=[256,1]>>, tile<i32> -> token
    %o_tf32_i2 = constant <i32: 2> : tile<i32>
    %o_tf32_r2 = reshape %v17 : tile<256xtf32> -> tile<1x256xtf32>
    store_view_tko weak %o_tf32_r2, %o_tf32_p[%o_tf32_i2, %zero] : tile<1x256xtf32>, partition_view<tile=(1x256), tensor_view<4x256xtf32, strides=[256,1]>>, tile<i32> -> token
    %o_tf32_i3 = constant <i32: 3> : tile<i32>
    %o_tf32_r3 = reshape %v18 : tile<256xtf32> -> tile<1x256xtf32>
    store_view_tko weak %o_tf32_r3, %o_tf32_p[%o_tf32_i3, %zero] : tile<1x256xtf32>, partition_view<tile=(1x256), tensor_view<4x256xtf32, strides=[256,1]>>, tile<i32> -> token
    %o_f64_t = make_tensor_view %out_f64, shape = [4, 256], strides = [256, 1] : tensor_view<4x256xf64, strides=[256,1]>
    %o_f64_p = make_partition_view %o_f64_t : partition_view<tile=(1x256), tensor_view<4x256xf64, strides=[256,1]>>
    %o_f64_i0 = constant <i32: 0> : tile<i32>
    %o_f64_r0 = reshape %v19 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r0, %o_f64_p[%o_f64_i0, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<4x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i1 = constant <i32: 1> : tile<i32>
    %o_f64_r1 = reshape %v20 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r1, %o_f64_p[%o_f64_i1, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<4x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i2 = constant <i32: 2> : tile<i32>
    %o_f64_r2 = reshape %v21 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r2, %o_f64_p[%o_f64_i2, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<4x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i3 = constant <i32: 3> : tile<i32>
    %o_f64_r3 = reshape %v22 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r3, %o_f64_p[%o_f64_i3, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<4x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f8E4M3FN_t = make_tensor_view %out_f8E4M3FN, shape = [4, 256], strides = [256, 1] : tensor_view<4x256xf8E4M3FN, strides=[256,1]>
    %o_f8E4M3FN_p = make_partition_view %o_f8E4M3FN_t : partition_view<tile=(1x256), tensor_view<4x256xf8E4M3FN, strides=[256,1]>>
    %o_f8E4M3FN_i0 = constant <i32: 0> : tile<i32>
    %o_f8E4M3FN_r0 = reshape %v23 : tile<256xf8E4M3FN> -> tile<1x256xf8E4M3FN>
    store_view_tko weak %o_f8E4M3FN_r0, %o_f8E4M3FN_p[%o_f8E4M3FN_i0, %zero] : tile<1x256xf8E4M3FN>, partition_view<tile=(1x256), tensor_view<4x256xf8E4M3FN, strides=[256,1]>>, tile<i32> -> token
    %o_f8E4M3FN_i1 = constant <i32: 1> : tile<i32>
    %o_f8E4M3FN_r1 = reshape %v24 : tile<256xf8E4M3FN> -> tile<1x256xf8E4M3FN>
    store_view_tko weak %o_f8E4M3FN_r1, %o_f8E4M3FN_p[%o_f8E4M3FN_i1, %zero] : tile<1x256xf8E4M3FN>, partition_view<tile=(1x256), tensor_view<4x256xf8E4M3FN, strides=[256,1]>>, tile<i32> -> token
    %o_f8E4M3FN_i2 = constant <i32: 2> : tile<i32>
    %o_f8E4M3FN_r2 = reshape %v25 : tile<256xf8E4M3FN> -> tile<1x256xf8E4M3FN>
    store_view_tko weak %o_f8E4M3FN_r2, %o_f8E4M3FN_p[%o_f8E4M3FN_i2, %zero] : tile<1x256xf8E4M3FN>, partition_view<tile=(1x256), tensor_view<4x256xf8E4M3FN, strides=[256,1]>>, tile<i32> -> token
    %o_f8E4M3FN_i3 = constant <i32: 3> : tile<i32>
    %o_f8E4M3FN_r3 = reshape %v26 : tile<256xf8E4M3FN> -> tile<1x256xf8E4M3FN>
    store_view_tko weak %o_f8E4M3FN_r3, %o_f8E4M3FN_p[%o_f8E4M3FN_i3, %zero] : tile<1x256xf8E4M3FN>, partition_view<tile=(1x256), tensor_view<4x256xf8E4M3FN, strides=[256,1]>>, tile<i32> -> token
    %o_f8E5M2_t = make_tensor_view %out_f8E5M2, shape = [4, 256], strides = [256, 1] : tensor_view<4x256xf8E5M2, strides=[256,1]>
    %o_f8E5M2_p = make_partition_view %o_f8E5M2_t : partition_view<tile=(1x256), tensor_view<4x256xf8E5M2, strides=[256,1]>>
    %o_f8E5M2_i0 = constant <i32: 0> : tile<i32>
    %o_f8E5M2_r0 = reshape %v27 : tile<256xf8E5M2> -> tile<1x256xf8E5M2>
    store_view_tko weak %o_f8E5M2_r0, %o_f8E5M2_p[%o_f8E5M2_i0, %zero] : tile<1x256xf8E5M2>, partition_view<tile=(1x256), tensor_view<4x256xf8E5M2, strides=[256,1]>>, tile<i32> -> token
    %o_f8E5M2_i1 = constant <i32: 1> : tile<i32>
    %o_f8E5M2_r1 = reshape %v28 : tile<256xf8E5M2> -> tile<1x256xf8E5M2>
    store_view_tko weak %o_f8E5M2_r1, %o_f8E5M2_p[%o_f8E5M2_i1, %zero] : tile<1x256xf8E5M2>, partition_view<tile=(1x256), tensor_view<4x256xf8E5M2, strides=[256,1]>>, tile<i32> -> token
    %o_f8E5M2_i2 = constant <i32: 2> : tile<i32>
    %o_f8E5M2_r2 = reshape %v29 : tile<256xf8E5M2> -> tile<1x256xf8E5M2>
    store_view_tko weak %o_f8E5M2_r2, %o_f8E5M2_p[%o_f8E5M2_i2, %zero] : tile<1x256xf8E5M2>, partition_view<tile=(1x256), tensor_view<4x256xf8E5M2, strides=[256,1]>>, tile<i32> -> token
    %o_f8E5M2_i3 = constant <i32: 3> : tile<i32>
    %o_f8E5M2_r3 = reshape %v30 : tile<256xf8E5M2> -> tile<1x256xf8E5M2>
    store_view_tko weak %o_f8E5M2_r3, %o_f8E5M2_p[%o_f8E5M2_i3, %zero] : tile<1x256xf8E5M2>, partition_view<tile=(1x256), tensor_view<4x256xf8E5M2, strides=[256,1]>>, tile<i32> -> token
    %o_i1_t = make_tensor_view %out_i1, shape = [1, 256], strides = [256, 1] : tensor_view<1x256xi1, strides=[256,1]>
    %o_i1_p = make_partition_view %o_i1_t : partition_view<tile=(1x256), tensor_view<1x256xi1, strides=[256,1]>>
    %o_i1_i0 = constant <i32: 0> : tile<i32>
    %o_i1_r0 = reshape %v39 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r0, %o_i1_p[%o_i1_i0, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<1x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i16_t = make_tensor_view %out_i16, shape = [3, 256], strides = [256, 1] : tensor_view<3x256xi16, strides=[256,1]>
    %o_i16_p = make_partition_view %o_i16_t : partition_view<tile=(1x256), tensor_view<3x256xi16, strides=[256,1]>>
    %o_i16_i0 = constant <i32: 0> : tile<i32>
    %o_i16_r0 = reshape %v41 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r0, %o_i16_p[%o_i16_i0, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<3x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i16_i1 = constant <i32: 1> : tile<i32>
    %o_i16_r1 = reshape %v42 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r1, %o_i16_p[%o_i16_i1, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<3x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i16_i2 = constant <i32: 2> : tile<i32>
    %o_i16_r2 = reshape %v44 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r2, %o_i16_p[%o_i16_i2, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<3x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i8_t = make_tensor_view %out_i8, shape = [1, 256], strides = [256, 1] : tensor_view<1x256xi8, strides=[256,1]>
    %o_i8_p = make_partition_view %o_i8_t : partition_view<tile=(1x256), tensor_view<1x256xi8, strides=[256,1]>>
    %o_i8_i0 = constant <i32: 0> : tile<i32>
    %o_i8_r0 = reshape %v43 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r0, %o_i8_p[%o_i8_i0, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<1x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i64_t = make_tensor_view %out_i64, shape = [2, 256], strides = [256, 1] : tensor_view<2x256xi64, strides=[256,1]>
    %o_i64_p = make_partition_view %o_i64_t : partition_view<tile=(1x256), tensor_view<2x256xi64, strides=[256,1]>>
    %o_i64_i0 = constant <i32: 0> : tile<i32>
    %o_i64_r0 = reshape %v45 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r0, %o_i64_p[%o_i64_i0, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<2x256xi64, strides=[256,1]>>, tile<i32> -> token
    %o_i64_i1 = constant <i32: 1> : tile<i32>
    %o_i64_r1 = reshape %v46 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r1, %o_i64_p[%o_i64_i1, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<2x256xi64, strides=[256,1]>>, tile<i32> -> token
  }
  entry @from_i64(%x: tile<ptr<i64>>, %out_f16: tile<ptr<f16>>, %out_bf16: tile<ptr<bf16>>, %out_f32: tile<ptr<f32>>, %out_tf32: tile<ptr<tf32>>, %out_f64: tile<ptr<f64>>, %out_f8E4M3FN: tile<ptr<f8E4M3FN>>, %out_f8E5M2: tile<ptr<f8E5M2>>, %out_i1: tile<ptr<i1>>, %out_i16: tile<ptr<i16>>, %out_i8: tile<ptr<i8>>, %out_i32: tile<ptr<i32>>) {
    %zero = constant <i32: 0> : tile<i32>
    %x_t = make_tensor_view %x, shape = [256], strides = [1] : tensor_view<256xi64, strides=[1]>
    %x_p = make_partition_view %x_t : partition_view<tile=(256), tensor_view<256xi64, strides=[1]>>
    %x_v, %x_k = load_view_tko weak %x_p[%zero] : partition_view<tile=(256), tensor_view<256xi64, strides=[1]>>, tile<i32> -> tile<256xi64>, token
    %v1 = constant <i64: 47> : tile<256xi64>
    %v2 = shri %x_v, %v1 signed : tile<256xi64>
    %v3 = itof %x_v signed rounding<nearest_even> : tile<256xi64> -> tile<256xf16>
    %v4 = itof %v2 signed rounding<nearest_even> : tile<256xi64> -> tile<256xf16>
    %v5 = itof %x_v unsigned rounding<nearest_even> : tile<256xi64> -> tile<256xf16>
    %v6 = itof %v2 unsigned rounding<nearest_even> : tile<256xi64> -> tile<256xf16>
    %v7 = itof %x_v signed rounding<nearest_even> : tile<256xi64> -> tile<256xbf16>
    %v8 = itof %v2 signed rounding<nearest_even> : tile<256xi64> -> tile<256xbf16>
    %v9 = itof %x_v unsigned rounding<nearest_even> : tile<256xi64> -> tile<256xbf16>
    %v10 = itof %v2 unsigned rounding<nearest_even> : tile<256xi64> -> tile<256xbf16>
    %v11 = itof %x_v signed rounding<nearest_even> : tile<256xi64> -> tile<256xf32>
    %v12 = itof %v2 signed rounding<nearest_even> : tile<256xi64> -> tile<256xf32>
    %v13 = itof %x_v unsigned rounding<nearest_even> : tile<256xi64> -> tile<256xf32>
    %v14 = itof %v2 unsigned rounding<nearest_even> : tile<256xi64> -> tile<256xf32>
    %v15 = itof %x_v signed rounding<nearest_even> : tile<256xi64> -> tile<256xtf32>
    %v16 = itof %v2 signed rounding<nearest_even> : tile<256xi64> -> tile<256xtf32>
    %v17 = itof %x_v unsigned rounding<nearest_even> : tile<256xi64> -> tile<256xtf32>
    %v18 = itof %v2 unsigned rounding<nearest_even> : tile<256xi64> -> tile<256xtf32>
    %v19 = itof %x_v signed rounding<nearest_even> : tile<256xi64> -> tile<256xf64>
    %v20 = itof %v2 signed rounding<nearest_even> : tile<256xi64> -> tile<256xf64>
    %v21 = itof %x_v unsigned rounding<nearest_even> : tile<256xi64> -> tile<256xf64>
    %v22 = itof %v2 unsigned rounding<nearest_even> : tile<256xi64> -> tile<256xf64>
    %v23 = itof %x_v signed rounding<nearest_even> : tile<256xi64> -> tile<256xf8E4M3FN>
    %v24 = itof %v2 signed rounding<nearest_even> : tile<256xi64> -> tile<256xf8E4M3FN>
    %v25 = itof %x_v unsigned rounding<nearest_even> : tile<256xi64> -> tile<256xf8E4M3FN>
    %v26 = itof %v2 unsigned rounding<nearest_even> : tile<256xi64> -> tile<256xf8E4M3FN>
    %v27 = itof %x_v signed rounding<nearest_even> : tile<256xi64> -> tile<256xf8E5M2>
    %v28 = itof %v2 signed rounding<nearest_even> : tile<256xi64> -> tile<256xf8E5M2>
    %v29 = itof %x_v unsigned rounding<nearest_even> : tile<256xi64> -> tile<256xf8E5M2>
    %v30 = itof %v2 unsigned rounding<nearest_even> : tile<256xi64> -> tile<256xf8E5M2>
    %v31 = itof %x_v signed rounding<nearest_even> : tile<256xi64> -> tile<256xf4E2M1FN>
    %v32 = ftof %v31 rounding<nearest_even> : tile<256xf4E2M1FN> -> tile<256xf32>
    %v33 = itof %v2 signed rounding<nearest_even> : tile<256xi64> -> tile<256xf4E2M1FN>
    %v34 = ftof %v33 rounding<nearest_even> : tile<256xf4E2M1FN> -> tile<256xf32>
    %v35 = itof %x_v unsigned rounding<nearest_even> : tile<256xi64> -> tile<256xf4E2M1FN>
    %v36 = ftof %v35 rounding<nearest_even> : tile<256xf4E2M1FN> -> tile<256xf32>
    %v37 = itof %v2 unsigned rounding<nearest_even> : tile<256xi64> -> tile<256xf4E2M1FN>
    %v38 = ftof %v37 rounding<nearest_even> : tile<256xf4E2M1FN> -> tile<256xf32>
    %v39 = trunci %x_v : tile<256xi64> -> tile<256xi1>
    %v40 = trunci %x_v : tile<256xi64> -> tile<256xi4>
    %v41 = exti %v40 signed : tile<256xi4> -> tile<256xi16>
    %v42 = exti %v40 unsigned : tile<256xi4> -> tile<256xi16>
    %v43 = trunci %x_v : tile<256xi64> -> tile<256xi8>
    %v44 = trunci %x_v : tile<256xi64> -> tile<256xi16>
    %v45 = trunci %x_v : tile<256xi64> -> tile<256xi32>
    %o_f16_t = make_tensor_view %out_f16, shape = [4, 256], strides = [256, 1] : tensor_view<4x256xf16, strides=[256,1]>
    %o_f16_p = make_partition_view %o_f16_t : partition_view<tile=(1x256), tensor_view<4x256xf16, strides=[256,1]>>
    %o_f16_i0 = constant <i32: 0> : tile<i32>
    %o_f16_r0 = reshape %v3 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r0, %o_f16_p[%o_f16_i0, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<4x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i1 = constant <i32: 1> : tile<i32>
    %o_f16_r1 = reshape %v4 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r1, %o_f16_p[%o_f16_i1, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<4x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i2 = constant <i32: 2> : tile<i32>
    %o_f16_r2 = reshape %v5 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r2, %o_f16_p[%o_f16_i2, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<4x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i3 = constant <i32: 3> : tile<i32>
    %o_f16_r3 = reshape %v6 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r3, %o_f16_p[%o_f16_i3, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<4x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_t = make_tensor_view %out_bf16, shape = [4, 256], strides = [256, 1] : tensor_view<4x256xbf16, strides=[256,1]>
    %o_bf16_p = make_partition_view %o_bf16_t : partition_view<tile=(1x256), tensor_view<4x256xbf16, strides=[256,1]>>
    %o_bf16_i0 = constant <i32: 0> : tile<i32>
    %o_bf16_r0 = reshape %v7 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r0, %o_bf16_p[%o_bf16_i0, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<4x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i1 = constant <i32: 1> : tile<i32>
    %o_bf16_r1 = reshape %v8 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r1, %o_bf16_p[%o_bf16_i1, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<4x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i2 = constant <i32: 2> : tile<i32>
    %o_bf16_r2 = reshape %v9 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r2, %o_bf16_p[%o_bf16_i2, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<4x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i3 = constant <i32: 3> : tile<i32>
    %o_bf16_r3 = reshape %v10 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r3, %o_bf16_p[%o_bf16_i3, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<4x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_f32_t = make_tensor_view %out_f32, shape = [8, 256], strides = [256, 1] : tensor_view<8x256xf32, strides=[256,1]>
    %o_f32_p = make_partition_view %o_f32_t : partition_view<tile=(1x256), tensor_view<8x256xf32, strides=[256,1]>>
    %o_f32_i0 = constant <i32: 0> : tile<i32>
    %o_f32_r0 = reshape %v11 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r0, %o_f32_p[%o_f32_i0, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<8x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i1 = constant <i32: 1> : tile<i32>
    %o_f32_r1 = reshape %v12 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r1, %o_f32_p[%o_f32_i1, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<8x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i2 = constant <i32: 2> : tile<i32>
    %o_f32_r2 = reshape %v13 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r2, %o_f32_p[%o_f32_i2, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<8x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i3 = constant <i32: 3> : tile<i32>
    %o_f32_r3 = reshape %v14 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r3, %o_f32_p[%o_f32_i3, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<8x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i4 = constant <i32: 4> : tile<i32>
    %o_f32_r4 = reshape %v32 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r4, %o_f32_p[%o_f32_i4, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<8x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i5 = constant <i32: 5> : tile<i32>
    %o_f32_r5 = reshape %v34 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r5, %o_f32_p[%o_f32_i5, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<8x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i6 = constant <i32: 6> : tile<i32>
    %o_f32_r6 = reshape %v36 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r6, %o_f32_p[%o_f32_i6, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<8x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i7 = constant <i32: 7> : tile<i32>
    %o_f32_r7 = reshape %v38 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r7, %o_f32_p[%o_f32_i7, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<8x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_tf32_t = make_tensor_view %out_tf32, shape = [4, 256], strides = [256, 1] : tensor_view<4x256xtf32, strides=[256,1]>
    %o_tf32_p = make_partition_view %o_tf32_t : partition_view<tile=(1x256), tensor_view<4x256xtf32, strides=[256,1]>>
    %o_tf32_i0 = constant <i32: 0> : tile<i32>
    %o_tf32_r0 = reshape %v15 : tile<256xtf32> -> tile<1x256xtf32>
    store_view_tko weak %o_tf32_r0, %o_tf32_p[%o_tf32_i0, %zero] : tile<1x256xtf32>, partition_view<tile=(1x256), tensor_view<4x256xtf32, strides=[256,1]>>, tile<i32> -> token
    %o_tf32_i1 = constant <i32: 1> : tile<i32>
    %o_tf32_r1 = reshape %v16 : tile<256xtf32> -> tile<1x256xtf32>
    store_view_tko weak %o_tf32_r1, %o_tf32_p[%o_tf32_i1, %zero] : tile<1x256xtf32>, partition_view<tile=(1x256), tensor_view<4x256xtf32, strides=[256,1]>>, tile<i32> -> token
    %o_tf32_i2 = constant <i32: 2> : tile<i32>
    %o_tf32_r2 = reshape %v17 : tile<256xtf32> -> tile<1x256xtf32>
    store_view_tko weak %o_tf32_r2, %o_tf32_p[%o_tf32_i2, %zero] : tile<1x256xtf32>, partition_view<tile=(1x256), tensor_view<4x256xtf32, strides=[256,1]>>, tile<i32> -> token
    %o_tf32_i3 = constant <i32: 3> : tile<i32>
    %o_tf32_r3 = reshape %v18 : tile<256xtf32> -> tile<1x256xtf32>
    store_view_tko weak %o_tf32_r3, %o_tf32_p[%o_tf32_i3, %zero] : tile<1x256xtf32>, partition_view<tile=(1x256), tensor_view<4x256xtf32, strides=[256,1]>>, tile<i32> -> token
    %o_f64_t = make_tensor_view %out_f64, shape = [4, 256], strides = [256, 1] : tensor_view<4x256xf64, strides=[256,1]>
    %o_f64_p = make_partition_view %o_f64_t : partition_view<tile=(1x256), tensor_view<4x256xf64, strides=[256,1]>>
    %o_f64_i0 = constant <i32: 0> : tile<i32>
    %o_f64_r0 = reshape %v19 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r0, %o_f64_p[%o_f64_i0, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<4x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i1 = constant <i32: 1> : tile<i32>
    %o_f64_r1 = reshape %v20 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r1, %o_f64_p[%o_f64_i1, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<4x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i2 = constant <i32: 2> : tile<i32>
    %o_f64_r2 = reshape %v21 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r2, %o_f64_p[%o_f64_i2, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<4x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i3 = constant <i32: 3> : tile<i32>
    %o_f64_r3 = reshape %v22 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r3, %o_f64_p[%o_f64_i3, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<4x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f8E4M3FN_t = make_tensor_view %out_f8E4M3FN, shape = [4, 256], strides = [256, 1] : tensor_view<4x256xf8E4M3FN, strides=[256,1]>
    %o_f8E4M3FN_p = make_partition_view %o_f8E4M3FN_t : partition_view<tile=(1x256), tensor_view<4x256xf8E4M3FN, strides=[256,1]>>
    %o_f8E4M3FN_i0 = constant <i32: 0> : tile<i32>
    %o_f8E4M3FN_r0 = reshape %v23 : tile<256xf8E4M3FN> -> tile<1x256xf8E4M3FN>
    store_view_tko weak %o_f8E4M3FN_r0, %o_f8E4M3FN_p[%o_f8E4M3FN_i0, %zero] : tile<1x256xf8E4M3FN>, partition_view<tile=(1x256), tensor_view<4x256xf8E4M3FN, strides=[256,1]>>, tile<i32> -> token
    %o_f8E4M3FN_i1 = constant <i32: 1> : tile<i32>
    %o_f8E4M3FN_r1 = reshape %v24 : tile<256xf8E4M3FN> -> tile<1x256xf8E4M3FN>
    store_view_tko weak %o_f8E4M3FN_r1, %o_f8E4M3FN_p[%o_f8E4M3FN_i1, %zero] : tile<1x256xf8E4M3FN>, partition_view<tile=(1x256), tensor_view<4x256xf8E4M3FN, strides=[256,1]>>, tile<i32> -> token
    %o_f8E4M3FN_i2 = constant <i32: 2> : tile<i32>
    %o_f8E4M3FN_r2 = reshape %v25 : tile<256xf8E4M3FN> -> tile<1x256xf8E4M3FN>
    store_view_tko weak %o_f8E4M3FN_r2, %o_f8E4M3FN_p[%o_f8E4M3FN_i2, %zero] : tile<1x256xf8E4M3FN>, partition_view<tile=(1x256), tensor_view<4x256xf8E4M3FN, strides=[256,1]>>, tile<i32> -> token
    %o_f8E4M3FN_i3 = constant <i32: 3> : tile<i32>
    %o_f8E4M3FN_r3 = reshape %v26 : tile<256xf8E4M3FN> -> tile<1x256xf8E4M3FN>
    store_view_tko weak %o_f8E4M3FN_r3, %o_f8E4M3FN_p[%o_f8E4M3FN_i3, %zero] : tile<1x256xf8E4M3FN>, partition_view<tile=(1x256), tensor_view<4x256xf8E4M3FN, strides=[256,1]>>, tile<i32> -> token
    %o_f8E5M2_t = make_tensor_view %out_f8E5M2, shape = [4, 256], strides = [256, 1] : tensor_view<4x256xf8E5M2, strides=[256,1]>
    %o_f8E5M2_p = make_partition_view %o_f8E5M2_t : partition_view<tile=(1x256), tensor_view<4x256xf8E5M2, strides=[256,1]>>
    %o_f8E5M2_i0 = constant <i32: 0> : tile<i32>
    %o_f8E5M2_r0 = reshape %v27 : tile<256xf8E5M2> -> tile<1x256xf8E5M2>
    store_view_tko weak %o_f8E5M2_r0, %o_f8E5M2_p[%o_f8E5M2_i0, %zero] : tile<1x256xf8E5M2>, partition_view<tile=(1x256), tensor_view<4x256xf8E5M2, strides=[256,1]>>, tile<i32> -> token
    %o_f8E5M2_i1 = constant <i32: 1> : tile<i32>
    %o_f8E5M2_r1 = reshape %v28 : tile<256xf8E5M2> -> tile<1x256xf8E5M2>
    store_view_tko weak %o_f8E5M2_r1, %o_f8E5M2_p[%o_f8E5M2_i1, %zero] : tile<1x256xf8E5M2>, partition_view<tile=(1x256), tensor_view<4x256xf8E5M2, strides=[256,1]>>, tile<i32> -> token
    %o_f8E5M2_i2 = constant <i32: 2> : tile<i32>
    %o_f8E5M2_r2 = reshape %v29 : tile<256xf8E5M2> -> tile<1x256xf8E5M2>
    store_view_tko weak %o_f8E5M2_r2, %o_f8E5M2_p[%o_f8E5M2_i2, %zero] : tile<1x256xf8E5M2>, partition_view<tile=(1x256), tensor_view<4x256xf8E5M2, strides=[256,1]>>, tile<i32> -> token
    %o_f8E5M2_i3 = constant <i32: 3> : tile<i32>
    %o_f8E5M2_r3 = reshape %v30 : tile<256xf8E5M2> -> tile<1x256xf8E5M2>
    store_view_tko weak %o_f8E5M2_r3, %o_f8E5M2_p[%o_f8E5M2_i3, %zero] : tile<1x256xf8E5M2>, partition_view<tile=(1x256), tensor_view<4x256xf8E5M2, strides=[256,1]>>, tile<i32> -> token
    %o_i1_t = make_tensor_view %out_i1, shape = [1, 256], strides = [256, 1] : tensor_view<1x256xi1, strides=[256,1]>
    %o_i1_p = make_partition_view %o_i1_t : partition_view<tile=(1x256), tensor_view<1x256xi1, strides=[256,1]>>
    %o_i1_i0 = constant <i32: 0> : tile<i32>
    %o_i1_r0 = reshape %v39 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r0, %o_i1_p[%o_i1_i0, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<1x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i16_t = make_tensor_view %out_i16, shape = [3, 256], strides = [256, 1] : tensor_view<3x256xi16, strides=[256,1]>
    %o_i16_p = make_partition_view %o_i16_t : partition_view<tile=(1x256), tensor_view<3x256xi16, strides=[256,1]>>
    %o_i16_i0 = constant <i32: 0> : tile<i32>
    %o_i16_r0 = reshape %v41 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r0, %o_i16_p[%o_i16_i0, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<3x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i16_i1 = constant <i32: 1> : tile<i32>
    %o_i16_r1 = reshape %v42 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r1, %o_i16_p[%o_i16_i1, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<3x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i16_i2 = constant <i32: 2> : tile<i32>
    %o_i16_r2 = reshape %v44 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r2, %o_i16_p[%o_i16_i2, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<3x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i8_t = make_tensor_view %out_i8, shape = [1, 256], strides = [256, 1] : tensor_view<1x256xi8, strides=[256,1]>
    %o_i8_p = make_partition_view %o_i8_t : partition_view<tile=(1x256), tensor_view<1x256xi8, strides=[256,1]>>
    %o_i8_i0 = constant <i32: 0> : tile<i32>
    %o_i8_r0 = reshape %v43 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r0, %o_i8_p[%o_i8_i0, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<1x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i32_t = make_tensor_view %out_i32, shape = [1, 256], strides = [256, 1] : tensor_view<1x256xi32, strides=[256,1]>
    %o_i32_p = make_partition_view %o_i32_t : partition_view<tile=(1x256), tensor_view<1x256xi32, strides=[256,1]>>
    %o_i32_i0 = constant <i32: 0> : tile<i32>
    %o_i32_r0 = reshape %v45 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r0, %o_i32_p[%o_i32_i0, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<1x256xi32, strides=[256,1]>>, tile<i32> -> token
  }
}
