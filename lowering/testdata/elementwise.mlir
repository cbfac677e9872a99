// Arithmetic in every type and rounding mode, on patterns of all kinds.
// tilerun: --entry float_f16 --grid 1 --arg a=randint:-32768:32767:i16:256:11 --arg an=randn:f16:256:14 --arg b=randint:-32768:32767:i16:256:12 --arg bn=randn:f16:256:15 --arg c=randint:-32768:32767:i16:256:13 --arg cn=randn:f16:256:16 --arg out_f16=zeros:f16:66x256 --arg out_i1=zeros:i1:24x256
// tilerun[float_bf16]: --entry float_bf16 --grid 1 --arg a=randint:-32768:32767:i16:256:11 --arg an=randn:bf16:256:14 --arg b=randint:-32768:32767:i16:256:12 --arg bn=randn:bf16:256:15 --arg c=randint:-32768:32767:i16:256:13 --arg cn=randn:bf16:256:16 --arg out_bf16=zeros:bf16:66x256 --arg out_i1=zeros:i1:24x256
// tilerun[float_f32]: --entry float_f32 --grid 1 --arg a=randint:-2147483648:2147483647:i32:256:11 --arg an=randn:f32:256:14 --arg b=randint:-2147483648:2147483647:i32:256:12 --arg bn=randn:f32:256:15 --arg c=randint:-2147483648:2147483647:i32:256:13 --arg cn=randn:f32:256:16 --arg out_f32=zeros:f32:118x256 --arg out_i1=zeros:i1:24x256
// tilerun[float_f64]: --entry float_f64 --grid 1 --arg a=randint:-9223372036854775808:9223372036854775807:i64:256:11 --arg an=randn:f64:256:14 --arg b=randint:-9223372036854775808:9223372036854775807:i64:256:12 --arg bn=randn:f64:256:15 --arg c=randint:-9223372036854775808:9223372036854775807:i64:256:13 --arg cn=randn:f64:256:16 --arg out_f64=zeros:f64:66x256 --arg out_i1=zeros:i1:24x256
// tilerun[zeros_f64]: --entry zeros_f64 --grid 1 --arg one=ones:f64:4 --arg out_f64=zeros:f64:32x4
// tilerun[int_i1]: --entry int_i1 --grid 1 --arg x=randint:-128:127:i8:256:21 --arg y=randint:-128:127:i8:256:22 --arg n=randint:0:1:i8:256:23 --arg out_i1=zeros:i1:30x256
// tilerun[int_i8]: --entry int_i8 --grid 1 --arg x=randint:-128:127:i8:256:21 --arg y=randint:-128:127:i8:256:22 --arg n=randint:0:7:i8:256:23 --arg out_i8=zeros:i8:31x256 --arg out_i1=zeros:i1:12x256
// tilerun[int_i16]: --entry int_i16 --grid 1 --arg x=randint:-32768:32767:i16:256:21 --arg y=randint:-32768:32767:i16:256:22 --arg n=randint:0:15:i16:256:23 --arg out_i16=zeros:i16:31x256 --arg out_i1=zeros:i1:12x256
// tilerun[int_i32]: --entry int_i32 --grid 1 --arg x=randint:-2147483648:2147483647:i32:256:21 --arg y=randint:-2147483648:2147483647:i32:256:22 --arg n=randint:0:31:i32:256:23 --arg out_i32=zeros:i32:31x256 --arg out_i1=zeros:i1:12x256
// tilerun[int_i64]: --entry int_i64 --grid 1 --arg x=randint:-9223372036854775808:9223372036854775807:i64:256:21 --arg y=randint:-9223372036854775808:9223372036854775807:i64:256:22 --arg n=randint:0:63:i64:256:23 --arg out_i64=zeros:i64:31x256 --arg out_i1=zeros:i1:12x256
cuda_tile.module @elementwise {
  entry @float_f16(%a: tile<ptr<i16>>, %an: tile<ptr<f16>>, %b: tile<ptr<i16>>, %bn: tile<ptr<f16>>, %c: tile<ptr<i16>>, %cn: tile<ptr<f16>>, %out_f16: tile<ptr<f16>>, %out_i1: tile<ptr<i1>>) {
    %zero = constant <i32: 0> : tile<i32>
    %a_t = make_tensor_view %a, shape = [256], strides = [1] : tensor_view<256xi16, strides=[1]>
    %a_p = make_partition_view %a_t : partition_view<tile=(256), tensor_view<256xi16, strides=[1]>>
    %a_v, %a_k = load_view_tko weak %a_p[%zero] : partition_view<tile=(256), tensor_view<256xi16, strides=[1]>>, tile<i32> -> tile<256xi16>, token
    %an_t = make_tensor_view %an, shape = [256], strides = [1] : tensor_view<256xf16, strides=[1]>
    %an_p = make_partition_view %an_t : partition_view<tile=(256), tensor_view<256xf16, strides=[1]>>
    %an_v, %an_k = load_view_tko weak %an_p[%zero] : partition_view<tile=(256), tensor_view<256xf16, strides=[1]>>, tile<i32> -> tile<256xf16>, token
    %b_t = make_tensor_view %b, shape = [256], strides = [1] : tensor_view<256xi16, strides=[1]>
    %b_p = make_partition_view %b_t : partition_view<tile=(256), tensor_view<256xi16, strides=[1]>>
    %b_v, %b_k = load_view_tko weak %b_p[%zero] : partition_view<tile=(256), tensor_view<256xi16, strides=[1]>>, tile<i32> -> tile<256xi16>, token
    %bn_t = make_tensor_view %bn, shape = [256], strides = [1] : tensor_view<256xf16, strides=[1]>
    %bn_p = make_partition_view %bn_t : partition_view<tile=(256), tensor_view<256xf16, strides=[1]>>
    %bn_v, %bn_k = load_view_tko weak %bn_p[%zero] : partition_view<tile=(256), tensor_view<256xf16, strides=[1]>>, tile<i32> -> tile<256xf16>, token
    %c_t = make_tensor_view %c, shape = [256], strides = [1] : tensor_view<256xi16, strides=[1]>
    %c_p = make_partition_view %c_t : partition_view<tile=(256), tensor_view<256xi16, strides=[1]>>
    %c_v, %c_k = load_view_tko weak %c_p[%zero] : partition_view<tile=(256), tensor_view<256xi16, strides=[1]>>, tile<i32> -> tile<256xi16>, token
    %cn_t = make_tensor_view %cn, shape = [256], strides = [1] : tensor_view<256xf16, strides=[1]>
    %cn_p = make_partition_view %cn_t : partition_view<tile=(256), tensor_view<256xf16, strides=[1]>>
    %cn_v, %cn_k = load_view_tko weak %cn_p[%zero] : partition_view<tile=(256), tensor_view<256xf16, strides=[1]>>, tile<i32> -> tile<256xf16>, token
    %v1 = bitcast %a_v : tile<256xi16> -> tile<256xf16>
    %v2 = bitcast %b_v : tile<256xi16> -> tile<256xf16>
    %v3 = bitcast %c_v : tile<256xi16> -> tile<256xf16>
    %v4 = addf %v1, %v2 rounding<nearest_even> : tile<256xf16>
    %v5 = subf %v1, %v2 rounding<nearest_even> : tile<256xf16>
    %v6 = mulf %v1, %v2 rounding<nearest_even> : tile<256xf16>
    %v7 = divf %v1, %v2 rounding<nearest_even> : tile<256xf16>
    %v8 = fma %v1, %v2, %v3 rounding<nearest_even> : tile<256xf16>
    %v9 = sqrt %v1 rounding<nearest_even> : tile<256xf16>
    %v10 = addf %v1, %v2 rounding<zero> : tile<256xf16>
    %v11 = subf %v1, %v2 rounding<zero> : tile<256xf16>
    %v12 = mulf %v1, %v2 rounding<zero> : tile<256xf16>
    %v13 = divf %v1, %v2 rounding<zero> : tile<256xf16>
    %v14 = fma %v1, %v2, %v3 rounding<zero> : tile<256xf16>
    %v15 = sqrt %v1 rounding<zero> : tile<256xf16>
    %v16 = addf %v1, %v2 rounding<negative_inf> : tile<256xf16>
    %v17 = subf %v1, %v2 rounding<negative_inf> : tile<256xf16>
    %v18 = mulf %v1, %v2 rounding<negative_inf> : tile<256xf16>
    %v19 = divf %v1, %v2 rounding<negative_inf> : tile<256xf16>
    %v20 = fma %v1, %v2, %v3 rounding<negative_inf> : tile<256xf16>
    %v21 = sqrt %v1 rounding<negative_inf> : tile<256xf16>
    %v22 = addf %v1, %v2 rounding<positive_inf> : tile<256xf16>
    %v23 = subf %v1, %v2 rounding<positive_inf> : tile<256xf16>
    %v24 = mulf %v1, %v2 rounding<positive_inf> : tile<256xf16>
    %v25 = divf %v1, %v2 rounding<positive_inf> : tile<256xf16>
    %v26 = fma %v1, %v2, %v3 rounding<positive_inf> : tile<256xf16>
    %v27 = sqrt %v1 rounding<positive_inf> : tile<256xf16>
    %v28 = maxf %v1, %v2 : tile<256xf16>
    %v29 = maxf %v1, %v2 propagate_nan : tile<256xf16>
    %v30 = minf %v1, %v2 : tile<256xf16>
    %v31 = minf %v1, %v2 propagate_nan : tile<256xf16>
    %v32 = absf %v1 : tile<256xf16>
    %v33 = negf %v1 : tile<256xf16>
    %v34 = floor %v1 : tile<256xf16>
    %v35 = ceil %v1 : tile<256xf16>
    %v36 = remf %v1, %v2 : tile<256xf16>
    %v37 = cmpf equal ordered %v1, %v2 : tile<256xf16> -> tile<256xi1>
    %v38 = cmpf equal unordered %v1, %v2 : tile<256xf16> -> tile<256xi1>
    %v39 = cmpf not_equal ordered %v1, %v2 : tile<256xf16> -> tile<256xi1>
    %v40 = cmpf not_equal unordered %v1, %v2 : tile<256xf16> -> tile<256xi1>
    %v41 = cmpf less_than ordered %v1, %v2 : tile<256xf16> -> tile<256xi1>
    %v42 = cmpf less_than unordered %v1, %v2 : tile<256xf16> -> tile<256xi1>
    %v43 = cmpf less_than_or_equal ordered %v1, %v2 : tile<256xf16> -> tile<256xi1>
    %v44 = cmpf less_than_or_equal unordered %v1, %v2 : tile<256xf16> -> tile<256xi1>
    %v45 = cmpf greater_than ordered %v1, %v2 : tile<256xf16> -> tile<256xi1>
    %v46 = cmpf greater_than unordered %v1, %v2 : tile<256xf16> -> tile<256xi1>
    %v47 = cmpf greater_than_or_equal ordered %v1, %v2 : tile<256xf16> -> tile<256xi1>
    %v48 = cmpf greater_than_or_equal unordered %v1, %v2 : tile<256xf16> -> tile<256xi1>
    %v49 = addf %an_v, %bn_v rounding<nearest_even> : tile<256xf16>
    %v50 = subf %an_v, %bn_v rounding<nearest_even> : tile<256xf16>
    %v51 = mulf %an_v, %bn_v rounding<nearest_even> : tile<256xf16>
    %v52 = divf %an_v, %bn_v rounding<nearest_even> : tile<256xf16>
    %v53 = fma %an_v, %bn_v, %cn_v rounding<nearest_even> : tile<256xf16>
    %v54 = sqrt %an_v rounding<nearest_even> : tile<256xf16>
    %v55 = addf %an_v, %bn_v rounding<zero> : tile<256xf16>
    %v56 = subf %an_v, %bn_v rounding<zero> : tile<256xf16>
    %v57 = mulf %an_v, %bn_v rounding<zero> : tile<256xf16>
    %v58 = divf %an_v, %bn_v rounding<zero> : tile<256xf16>
    %v59 = fma %an_v, %bn_v, %cn_v rounding<zero> : tile<256xf16>
    %v60 = sqrt %an_v rounding<zero> : tile<256xf16>
    %v61 = addf %an_v, %bn_v rounding<negative_inf> : tile<256xf16>
    %v62 = subf %an_v, %bn_v rounding<negative_inf> : tile<256xf16>
    %v63 = mulf %an_v, %bn_v rounding<negative_inf> : tile<256xf16>
    %v64 = divf %an_v, %bn_v rounding<negative_inf> : tile<256xf16>
    %v65 = fma %an_v, %bn_v, %cn_v rounding<negative_inf> : tile<256xf16>
    %v66 = sqrt %an_v rounding<negative_inf> : tile<256xf16>
    %v67 = addf %an_v, %bn_v rounding<positive_inf> : tile<256xf16>
    %v68 = subf %an_v, %bn_v rounding<positive_inf> : tile<256xf16>
    %v69 = mulf %an_v, %bn_v rounding<positive_inf> : tile<256xf16>
    %v70 = divf %an_v, %bn_v rounding<positive_inf> : tile<256xf16>
    %v71 = fma %an_v, %bn_v, %cn_v rounding<positive_inf> : tile<256xf16>
    %v72 = sqrt %an_v rounding<positive_inf> : tile<256xf16>
    %v73 = maxf %an_v, %bn_v : tile<256xf16>
    %v74 = maxf %an_v, %bn_v propagate_nan : tile<256xf16>
    %v75 = minf %an_v, %bn_v : tile<256xf16>
    %v76 = minf %an_v, %bn_v propagate_nan : tile<256xf16>
    %v77 = absf %an_v : tile<256xf16>
    %v78 = negf %an_v : tile<256xf16>
    %v79 = floor %an_v : tile<256xf16>
    %v80 = ceil %an_v : tile<256xf16>
    %v81 = remf %an_v, %bn_v : tile<256xf16>
    %v82 = cmpf equal ordered %an_v, %bn_v : tile<256xf16> -> tile<256xi1>
    %v83 = cmpf equal unordered %an_v, %bn_v : tile<256xf16> -> tile<256xi1>
    %v84 = cmpf not_equal ordered %an_v, %bn_v : tile<256xf16> -> tile<256xi1>
    %v85 = cmpf not_equal unordered %an_v, %bn_v : tile<256xf16> -> tile<256xi1>
    %v86 = cmpf less_than ordered %an_v, %bn_v : tile<256xf16> -> tile<256xi1>
    %v87 = cmpf less_than unordered %an_v, %bn_v : tile<256xf16> -> tile<256xi1>
    %v88 = cmpf less_than_or_equal ordered %an_v, %bn_v : tile<256xf16> -> tile<256xi1>
    %v89 = cmpf less_than_or_equal unordered %an_v, %bn_v : tile<256xf16> -> tile<256xi1>
    %v90 = cmpf greater_than ordered %an_v, %bn_v : tile<256xf16> -> tile<256xi1>
    %v91 = cmpf greater_than unordered %an_v, %bn_v : tile<256xf16> -> tile<256xi1>
    %v92 = cmpf greater_than_or_equal ordered %an_v, %bn_v : tile<256xf16> -> tile<256xi1>
    %v93 = cmpf greater_than_or_equal unordered %an_v, %bn_v : tile<256xf16> -> tile<256xi1>
    %o_f16_t = make_tensor_view %out_f16, shape = [66, 256], strides = [256, 1] : tensor_view<66x256xf16, strides=[256,1]>
    %o_f16_p = make_partition_view %o_f16_t : partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>
    %o_f16_i0 = constant <i32: 0> : tile<i32>
    %o_f16_r0 = reshape %v4 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r0, %o_f16_p[%o_f16_i0, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i1 = constant <i32: 1> : tile<i32>
    %o_f16_r1 = reshape %v5 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r1, %o_f16_p[%o_f16_i1, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i2 = constant <i32: 2> : tile<i32>
    %o_f16_r2 = reshape %v6 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r2, %o_f16_p[%o_f16_i2, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i3 = constant <i32: 3> : tile<i32>
    %o_f16_r3 = reshape %v7 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r3, %o_f16_p[%o_f16_i3, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i4 = constant <i32: 4> : tile<i32>
    %o_f16_r4 = reshape %v8 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r4, %o_f16_p[%o_f16_i4, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i5 = constant <i32: 5> : tile<i32>
    %o_f16_r5 = reshape %v9 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r5, %o_f16_p[%o_f16_i5, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i6 = constant <i32: 6> : tile<i32>
    %o_f16_r6 = reshape %v10 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r6, %o_f16_p[%o_f16_i6, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i7 = constant <i32: 7> : tile<i32>
    %o_f16_r7 = reshape %v11 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r7, %o_f16_p[%o_f16_i7, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i8 = constant <i32: 8> : tile<i32>
    %o_f16_r8 = reshape %v12 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r8, %o_f16_p[%o_f16_i8, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i9 = constant <i32: 9> : tile<i32>
    %o_f16_r9 = reshape %v13 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r9, %o_f16_p[%o_f16_i9, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i10 = constant <i32: 10> : tile<i32>
    %o_f16_r10 = reshape %v14 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r10, %o_f16_p[%o_f16_i10, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i11 = constant <i32: 11> : tile<i32>
    %o_f16_r11 = reshape %v15 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r11, %o_f16_p[%o_f16_i11, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i12 = constant <i32: 12> : tile<i32>
    %o_f16_r12 = reshape %v16 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r12, %o_f16_p[%o_f16_i12, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i13 = constant <i32: 13> : tile<i32>
    %o_f16_r13 = reshape %v17 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r13, %o_f16_p[%o_f16_i13, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i14 = constant <i32: 14> : tile<i32>
    %o_f16_r14 = reshape %v18 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r14, %o_f16_p[%o_f16_i14, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i15 = constant <i32: 15> : tile<i32>
    %o_f16_r15 = reshape %v19 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r15, %o_f16_p[%o_f16_i15, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i16 = constant <i32: 16> : tile<i32>
    %o_f16_r16 = reshape %v20 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r16, %o_f16_p[%o_f16_i16, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i17 = constant <i32: 17> : tile<i32>
    %o_f16_r17 = reshape %v21 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r17, %o_f16_p[%o_f16_i17, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i18 = constant <i32: 18> : tile<i32>
    %o_f16_r18 = reshape %v22 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r18, %o_f16_p[%o_f16_i18, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i19 = constant <i32: 19> : tile<i32>
    %o_f16_r19 = reshape %v23 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r19, %o_f16_p[%o_f16_i19, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i20 = constant <i32: 20> : tile<i32>
    %o_f16_r20 = reshape %v24 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r20, %o_f16_p[%o_f16_i20, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i21 = constant <i32: 21> : tile<i32>
    %o_f16_r21 = reshape %v25 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r21, %o_f16_p[%o_f16_i21, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i22 = constant <i32: 22> : tile<i32>
    %o_f16_r22 = reshape %v26 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r22, %o_f16_p[%o_f16_i22, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i23 = constant <i32: 23> : tile<i32>
    %o_f16_r23 = reshape %v27 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r23, %o_f16_p[%o_f16_i23, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i24 = constant <i32: 24> : tile<i32>
    %o_f16_r24 = reshape %v28 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r24, %o_f16_p[%o_f16_i24, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i25 = constant <i32: 25> : tile<i32>
    %o_f16_r25 = reshape %v29 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r25, %o_f16_p[%o_f16_i25, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i26 = constant <i32: 26> : tile<i32>
    %o_f16_r26 = reshape %v30 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r26, %o_f16_p[%o_f16_i26, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i27 = constant <i32: 27> : tile<i32>
    %o_f16_r27 = reshape %v31 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r27, %o_f16_p[%o_f16_i27, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i28 = constant <i32: 28> : tile<i32>
    %o_f16_r28 = reshape %v32 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r28, %o_f16_p[%o_f16_i28, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i29 = constant <i32: 29> : tile<i32>
    %o_f16_r29 = reshape %v33 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r29, %o_f16_p[%o_f16_i29, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i30 = constant <i32: 30> : tile<i32>
    %o_f16_r30 = reshape %v34 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r30, %o_f16_p[%o_f16_i30, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i31 = constant <i32: 31> : tile<i32>
    %o_f16_r31 = reshape %v35 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r31, %o_f16_p[%o_f16_i31, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i32 = constant <i32: 32> : tile<i32>
    %o_f16_r32 = reshape %v36 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r32, %o_f16_p[%o_f16_i32, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i33 = constant <i32: 33> : tile<i32>
    %o_f16_r33 = reshape %v49 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r33, %o_f16_p[%o_f16_i33, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i34 = constant <i32: 34> : tile<i32>
    %o_f16_r34 = reshape %v50 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r34, %o_f16_p[%o_f16_i34, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i35 = constant <i32: 35> : tile<i32>
    %o_f16_r35 = reshape %v51 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r35, %o_f16_p[%o_f16_i35, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i36 = constant <i32: 36> : tile<i32>
    %o_f16_r36 = reshape %v52 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r36, %o_f16_p[%o_f16_i36, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i37 = constant <i32: 37> : tile<i32>
    %o_f16_r37 = reshape %v53 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r37, %o_f16_p[%o_f16_i37, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i38 = constant <i32: 38> : tile<i32>
    %o_f16_r38 = reshape %v54 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r38, %o_f16_p[%o_f16_i38, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i39 = constant <i32: 39> : tile<i32>
    %o_f16_r39 = reshape %v55 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r39, %o_f16_p[%o_f16_i39, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i40 = constant <i32: 40> : tile<i32>
    %o_f16_r40 = reshape %v56 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r40, %o_f16_p[%o_f16_i40, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i41 = constant <i32: 41> : tile<i32>
    %o_f16_r41 = reshape %v57 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r41, %o_f16_p[%o_f16_i41, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i42 = constant <i32: 42> : tile<i32>
    %o_f16_r42 = reshape %v58 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r42, %o_f16_p[%o_f16_i42, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i43 = constant <i32: 43> : tile<i32>
    %o_f16_r43 = reshape %v59 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r43, %o_f16_p[%o_f16_i43, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i44 = constant <i32: 44> : tile<i32>
    %o_f16_r44 = reshape %v60 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r44, %o_f16_p[%o_f16_i44, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i45 = constant <i32: 45> : tile<i32>
    %o_f16_r45 = reshape %v61 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r45, %o_f16_p[%o_f16_i45, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i46 = constant <i32: 46> : tile<i32>
    %o_f16_r46 = reshape %v62 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r46, %o_f16_p[%o_f16_i46, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i47 = constant <i32: 47> : tile<i32>
    %o_f16_r47 = reshape %v63 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r47, %o_f16_p[%o_f16_i47, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i48 = constant <i32: 48> : tile<i32>
    %o_f16_r48 = reshape %v64 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r48, %o_f16_p[%o_f16_i48, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i49 = constant <i32: 49> : tile<i32>
    %o_f16_r49 = reshape %v65 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r49, %o_f16_p[%o_f16_i49, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i50 = constant <i32: 50> : tile<i32>
    %o_f16_r50 = reshape %v66 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r50, %o_f16_p[%o_f16_i50, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i51 = constant <i32: 51> : tile<i32>
    %o_f16_r51 = reshape %v67 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r51, %o_f16_p[%o_f16_i51, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i52 = constant <i32: 52> : tile<i32>
    %o_f16_r52 = reshape %v68 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r52, %o_f16_p[%o_f16_i52, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i53 = constant <i32: 53> : tile<i32>
    %o_f16_r53 = reshape %v69 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r53, %o_f16_p[%o_f16_i53, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i54 = constant <i32: 54> : tile<i32>
    %o_f16_r54 = reshape %v70 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r54, %o_f16_p[%o_f16_i54, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i55 = constant <i32: 55> : tile<i32>
    %o_f16_r55 = reshape %v71 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r55, %o_f16_p[%o_f16_i55, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i56 = constant <i32: 56> : tile<i32>
    %o_f16_r56 = reshape %v72 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r56, %o_f16_p[%o_f16_i56, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i57 = constant <i32: 57> : tile<i32>
    %o_f16_r57 = reshape %v73 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r57, %o_f16_p[%o_f16_i57, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i58 = constant <i32: 58> : tile<i32>
    %o_f16_r58 = reshape %v74 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r58, %o_f16_p[%o_f16_i58, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i59 = constant <i32: 59> : tile<i32>
    %o_f16_r59 = reshape %v75 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r59, %o_f16_p[%o_f16_i59, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i60 = constant <i32: 60> : tile<i32>
    %o_f16_r60 = reshape %v76 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r60, %o_f16_p[%o_f16_i60, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i61 = constant <i32: 61> : tile<i32>
    %o_f16_r61 = reshape %v77 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r61, %o_f16_p[%o_f16_i61, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i62 = constant <i32: 62> : tile<i32>
    %o_f16_r62 = reshape %v78 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r62, %o_f16_p[%o_f16_i62, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i63 = constant <i32: 63> : tile<i32>
    %o_f16_r63 = reshape %v79 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r63, %o_f16_p[%o_f16_i63, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i64 = constant <i32: 64> : tile<i32>
    %o_f16_r64 = reshape %v80 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r64, %o_f16_p[%o_f16_i64, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_f16_i65 = constant <i32: 65> : tile<i32>
    %o_f16_r65 = reshape %v81 : tile<256xf16> -> tile<1x256xf16>
    store_view_tko weak %o_f16_r65, %o_f16_p[%o_f16_i65, %zero] : tile<1x256xf16>, partition_view<tile=(1x256), tensor_view<66x256xf16, strides=[256,1]>>, tile<i32> -> token
    %o_i1_t = make_tensor_view %out_i1, shape = [24, 256], strides = [256, 1] : tensor_view<24x256xi1, strides=[256,1]>
    %o_i1_p = make_partition_view %o_i1_t : partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>
    %o_i1_i0 = constant <i32: 0> : tile<i32>
    %o_i1_r0 = reshape %v37 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r0, %o_i1_p[%o_i1_i0, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i1 = constant <i32: 1> : tile<i32>
    %o_i1_r1 = reshape %v38 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r1, %o_i1_p[%o_i1_i1, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i2 = constant <i32: 2> : tile<i32>
    %o_i1_r2 = reshape %v39 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r2, %o_i1_p[%o_i1_i2, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i3 = constant <i32: 3> : tile<i32>
    %o_i1_r3 = reshape %v40 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r3, %o_i1_p[%o_i1_i3, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i4 = constant <i32: 4> : tile<i32>
    %o_i1_r4 = reshape %v41 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r4, %o_i1_p[%o_i1_i4, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i5 = constant <i32: 5> : tile<i32>
    %o_i1_r5 = reshape %v42 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r5, %o_i1_p[%o_i1_i5, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i6 = constant <i32: 6> : tile<i32>
    %o_i1_r6 = reshape %v43 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r6, %o_i1_p[%o_i1_i6, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i7 = constant <i32: 7> : tile<i32>
    %o_i1_r7 = reshape %v44 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r7, %o_i1_p[%o_i1_i7, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i8 = constant <i32: 8> : tile<i32>
    %o_i1_r8 = reshape %v45 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r8, %o_i1_p[%o_i1_i8, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i9 = constant <i32: 9> : tile<i32>
    %o_i1_r9 = reshape %v46 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r9, %o_i1_p[%o_i1_i9, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i10 = constant <i32: 10> : tile<i32>
    %o_i1_r10 = reshape %v47 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r10, %o_i1_p[%o_i1_i10, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i11 = constant <i32: 11> : tile<i32>
    %o_i1_r11 = reshape %v48 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r11, %o_i1_p[%o_i1_i11, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i12 = constant <i32: 12> : tile<i32>
    %o_i1_r12 = reshape %v82 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r12, %o_i1_p[%o_i1_i12, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i13 = constant <i32: 13> : tile<i32>
    %o_i1_r13 = reshape %v83 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r13, %o_i1_p[%o_i1_i13, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i14 = constant <i32: 14> : tile<i32>
    %o_i1_r14 = reshape %v84 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r14, %o_i1_p[%o_i1_i14, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i15 = constant <i32: 15> : tile<i32>
    %o_i1_r15 = reshape %v85 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r15, %o_i1_p[%o_i1_i15, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i16 = constant <i32: 16> : tile<i32>
    %o_i1_r16 = reshape %v86 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r16, %o_i1_p[%o_i1_i16, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i17 = constant <i32: 17> : tile<i32>
    %o_i1_r17 = reshape %v87 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r17, %o_i1_p[%o_i1_i17, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i18 = constant <i32: 18> : tile<i32>
    %o_i1_r18 = reshape %v88 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r18, %o_i1_p[%o_i1_i18, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i19 = constant <i32: 19> : tile<i32>
    %o_i1_r19 = reshape %v89 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r19, %o_i1_p[%o_i1_i19, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i20 = constant <i32: 20> : tile<i32>
    %o_i1_r20 = reshape %v90 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r20, %o_i1_p[%o_i1_i20, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i21 = constant <i32: 21> : tile<i32>
    %o_i1_r21 = reshape %v91 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r21, %o_i1_p[%o_i1_i21, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i22 = constant <i32: 22> : tile<i32>
    %o_i1_r22 = reshape %v92 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r22, %o_i1_p[%o_i1_i22, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i23 = constant <i32: 23> : tile<i32>
    %o_i1_r23 = reshape %v93 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r23, %o_i1_p[%o_i1_i23, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
  }
  entry @float_bf16(%a: tile<ptr<i16>>, %an: tile<ptr<bf16>>, %b: tile<ptr<i16>>, %bn: tile<ptr<bf16>>, %c: tile<ptr<i16>>, %cn: tile<ptr<bf16>>, %out_bf16: tile<ptr<bf16>>, %out_i1: tile<ptr<i1>>) {
    %zero = constant <i32: 0> : tile<i32>
    %a_t = make_tensor_view %a, shape = [256], strides = [1] : tensor_view<256xi16, strides=[1]>
    %a_p = make_partition_view %a_t : partition_view<tile=(256), tensor_view<256xi16, strides=[1]>>
    %a_v, %a_k = load_view_tko weak %a_p[%zero] : partition_view<tile=(256), tensor_view<256xi16, strides=[1]>>, tile<i32> -> tile<256xi16>, token
    %an_t = make_tensor_view %an, shape = [256], strides = [1] : tensor_view<256xbf16, strides=[1]>
    %an_p = make_partition_view %an_t : partition_view<tile=(256), tensor_view<256xbf16, strides=[1]>>
    %an_v, %an_k = load_view_tko weak %an_p[%zero] : partition_view<tile=(256), tensor_view<256xbf16, strides=[1]>>, tile<i32> -> tile<256xbf16>, token
    %b_t = make_tensor_view %b, shape = [256], strides = [1] : tensor_view<256xi16, strides=[1]>
    %b_p = make_partition_view %b_t : partition_view<tile=(256), tensor_view<256xi16, strides=[1]>>
    %b_v, %b_k = load_view_tko weak %b_p[%zero] : partition_view<tile=(256), tensor_view<256xi16, strides=[1]>>, tile<i32> -> tile<256xi16>, token
    %bn_t = make_tensor_view %bn, shape = [256], strides = [1] : tensor_view<256xbf16, strides=[1]>
    %bn_p = make_partition_view %bn_t : partition_view<tile=(256), tensor_view<256xbf16, strides=[1]>>
    %bn_v, %bn_k = load_view_tko weak %bn_p[%zero] : partition_view<tile=(256), tensor_view<256xbf16, strides=[1]>>, tile<i32> -> tile<256xbf16>, token
    %c_t = make_tensor_view %c, shape = [256], strides = [1] : tensor_view<256xi16, strides=[1]>
    %c_p = make_partition_view %c_t : partition_view<tile=(256), tensor_view<256xi16, strides=[1]>>
    %c_v, %c_k = load_view_tko weak %c_p[%zero] : partition_view<tile=(256), tensor_view<256xi16, strides=[1]>>, tile<i32> -> tile<256xi16>, token
    %cn_t = make_tensor_view %cn, shape = [256], strides = [1] : tensor_view<256xbf16, strides=[1]>
    %cn_p = make_partition_view %cn_t : partition_view<tile=(256), tensor_view<256xbf16, strides=[1]>>
    %cn_v, %cn_k = load_view_tko weak %cn_p[%zero] : partition_view<tile=(256), tensor_view<256xbf16, strides=[1]>>, tile<i32> -> tile<256xbf16>, token
    %v1 = bitcast %a_v : tile<256xi16> -> tile<256xbf16>
    %v2 = bitcast %b_v : tile<256xi16> -> tile<256xbf16>
    %v3 = bitcast %c_v : tile<256xi16> -> tile<256xbf16>
    %v4 = addf %v1, %v2 rounding<nearest_even> : tile<256xbf16>
    %v5 = subf %v1, %v2 rounding<nearest_even> : tile<256xbf16>
    %v6 = mulf %v1, %v2 rounding<nearest_even> : tile<256xbf16>
    %v7 = divf %v1, %v2 rounding<nearest_even> : tile<256xbf16>
    %v8 = fma %v1, %v2, %v3 rounding<nearest_even> : tile<256xbf16>
    %v9 = sqrt %v1 rounding<nearest_even> : tile<256xbf16>
    %v10 = addf %v1, %v2 rounding<zero> : tile<256xbf16>
    %v11 = subf %v1, %v2 rounding<zero> : tile<256xbf16>
    %v12 = mulf %v1, %v2 rounding<zero> : tile<256xbf16>
    %v13 = divf %v1, %v2 rounding<zero> : tile<256xbf16>
    %v14 = fma %v1, %v2, %v3 rounding<zero> : tile<256xbf16>
    %v15 = sqrt %v1 rounding<zero> : tile<256xbf16>
    %v16 = addf %v1, %v2 rounding<negative_inf> : tile<256xbf16>
    %v17 = subf %v1, %v2 rounding<negative_inf> : tile<256xbf16>
    %v18 = mulf %v1, %v2 rounding<negative_inf> : tile<256xbf16>
    %v19 = divf %v1, %v2 rounding<negative_inf> : tile<256xbf16>
    %v20 = fma %v1, %v2, %v3 rounding<negative_inf> : tile<256xbf16>
    %v21 = sqrt %v1 rounding<negative_inf> : tile<256xbf16>
    %v22 = addf %v1, %v2 rounding<positive_inf> : tile<256xbf16>
    %v23 = subf %v1, %v2 rounding<positive_inf> : tile<256xbf16>
    %v24 = mulf %v1, %v2 rounding<positive_inf> : tile<256xbf16>
    %v25 = divf %v1, %v2 rounding<positive_inf> : tile<256xbf16>
    %v26 = fma %v1, %v2, %v3 rounding<positive_inf> : tile<256xbf16>
    %v27 = sqrt %v1 rounding<positive_inf> : tile<256xbf16>
    %v28 = maxf %v1, %v2 : tile<256xbf16>
    %v29 = maxf %v1, %v2 propagate_nan : tile<256xbf16>
    %v30 = minf %v1, %v2 : tile<256xbf16>
    %v31 = minf %v1, %v2 propagate_nan : tile<256xbf16>
    %v32 = absf %v1 : tile<256xbf16>
    %v33 = negf %v1 : tile<256xbf16>
    %v34 = floor %v1 : tile<256xbf16>
    %v35 = ceil %v1 : tile<256xbf16>
    %v36 = remf %v1, %v2 : tile<256xbf16>
    %v37 = cmpf equal ordered %v1, %v2 : tile<256xbf16> -> tile<256xi1>
    %v38 = cmpf equal unordered %v1, %v2 : tile<256xbf16> -> tile<256xi1>
    %v39 = cmpf not_equal ordered %v1, %v2 : tile<256xbf16> -> tile<256xi1>
    %v40 = cmpf not_equal unordered %v1, %v2 : tile<256xbf16> -> tile<256xi1>
    %v41 = cmpf less_than ordered %v1, %v2 : tile<256xbf16> -> tile<256xi1>
    %v42 = cmpf less_than unordered %v1, %v2 : tile<256xbf16> -> tile<256xi1>
    %v43 = cmpf less_than_or_equal ordered %v1, %v2 : tile<256xbf16> -> tile<256xi1>
    %v44 = cmpf less_than_or_equal unordered %v1, %v2 : tile<256xbf16> -> tile<256xi1>
    %v45 = cmpf greater_than ordered %v1, %v2 : tile<256xbf16> -> tile<256xi1>
    %v46 = cmpf greater_than unordered %v1, %v2 : tile<256xbf16> -> tile<256xi1>
    %v47 = cmpf greater_than_or_equal ordered %v1, %v2 : tile<256xbf16> -> tile<256xi1>
    %v48 = cmpf greater_than_or_equal unordered %v1, %v2 : tile<256xbf16> -> tile<256xi1>
    %v49 = addf %an_v, %bn_v rounding<nearest_even> : tile<256xbf16>
    %v50 = subf %an_v, %bn_v rounding<nearest_even> : tile<256xbf16>
    %v51 = mulf %an_v, %bn_v rounding<nearest_even> : tile<256xbf16>
    %v52 = divf %an_v, %bn_v rounding<nearest_even> : tile<256xbf16>
    %v53 = fma %an_v, %bn_v, %cn_v rounding<nearest_even> : tile<256xbf16>
    %v54 = sqrt %an_v rounding<nearest_even> : tile<256xbf16>
    %v55 = addf %an_v, %bn_v rounding<zero> : tile<256xbf16>
    %v56 = subf %an_v, %bn_v rounding<zero> : tile<256xbf16>
    %v57 = mulf %an_v, %bn_v rounding<zero> : tile<256xbf16>
    %v58 = divf %an_v, %bn_v rounding<zero> : tile<256xbf16>
    %v59 = fma %an_v, %bn_v, %cn_v rounding<zero> : tile<256xbf16>
    %v60 = sqrt %an_v rounding<zero> : tile<256xbf16>
    %v61 = addf %an_v, %bn_v rounding<negative_inf> : tile<256xbf16>
    %v62 = subf %an_v, %bn_v rounding<negative_inf> : tile<256xbf16>
    %v63 = mulf %an_v, %bn_v rounding<negative_inf> : tile<256xbf16>
    %v64 = divf %an_v, %bn_v rounding<negative_inf> : tile<256xbf16>
    %v65 = fma %an_v, %bn_v, %cn_v rounding<negative_inf> : tile<256xbf16>
    %v66 = sqrt %an_v rounding<negative_inf> : tile<256xbf16>
    %v67 = addf %an_v, %bn_v rounding<positive_inf> : tile<256xbf16>
    %v68 = subf %an_v, %bn_v rounding<positive_inf> : tile<256xbf16>
    %v69 = mulf %an_v, %bn_v rounding<positive_inf> : tile<256xbf16>
    %v70 = divf %an_v, %bn_v rounding<positive_inf> : tile<256xbf16>
    %v71 = fma %an_v, %bn_v, %cn_v rounding<positive_inf> : tile<256xbf16>
    %v72 = sqrt %an_v rounding<positive_inf> : tile<256xbf16>
    %v73 = maxf %an_v, %bn_v : tile<256xbf16>
    %v74 = maxf %an_v, %bn_v propagate_nan : tile<256xbf16>
    %v75 = minf %an_v, %bn_v : tile<256xbf16>
    %v76 = minf %an_v, %bn_v propagate_nan : tile<256xbf16>
    %v77 = absf %an_v : tile<256xbf16>
    %v78 = negf %an_v : tile<256xbf16>
    %v79 = floor %an_v : tile<256xbf16>
    %v80 = ceil %an_v : tile<256xbf16>
    %v81 = remf %an_v, %bn_v : tile<256xbf16>
    %v82 = cmpf equal ordered %an_v, %bn_v : tile<256xbf16> -> tile<256xi1>
    %v83 = cmpf equal unordered %an_v, %bn_v : tile<256xbf16> -> tile<256xi1>
    %v84 = cmpf not_equal ordered %an_v, %bn_v : tile<256xbf16> -> tile<256xi1>
    %v85 = cmpf not_equal unordered %an_v, %bn_v : tile<256xbf16> -> tile<256xi1>
    %v86 = cmpf less_than ordered %an_v, %bn_v : tile<256xbf16> -> tile<256xi1>
    %v87 = cmpf less_than unordered %an_v, %bn_v : tile<256xbf16> -> tile<256xi1>
    %v88 = cmpf less_than_or_equal ordered %an_v, %bn_v : tile<256xbf16> -> tile<256xi1>
    %v89 = cmpf less_than_or_equal unordered %an_v, %bn_v : tile<256xbf16> -> tile<256xi1>
    %v90 = cmpf greater_than ordered %an_v, %bn_v : tile<256xbf16> -> tile<256xi1>
    %v91 = cmpf greater_than unordered %an_v, %bn_v : tile<256xbf16> -> tile<256xi1>
    %v92 = cmpf greater_than_or_equal ordered %an_v, %bn_v : tile<256xbf16> -> tile<256xi1>
    %v93 = cmpf greater_than_or_equal unordered %an_v, %bn_v : tile<256xbf16> -> tile<256xi1>
    %o_bf16_t = make_tensor_view %out_bf16, shape = [66, 256], strides = [256, 1] : tensor_view<66x256xbf16, strides=[256,1]>
    %o_bf16_p = make_partition_view %o_bf16_t : partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>
    %o_bf16_i0 = constant <i32: 0> : tile<i32>
    %o_bf16_r0 = reshape %v4 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r0, %o_bf16_p[%o_bf16_i0, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i1 = constant <i32: 1> : tile<i32>
    %o_bf16_r1 = reshape %v5 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r1, %o_bf16_p[%o_bf16_i1, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i2 = constant <i32: 2> : tile<i32>
    %o_bf16_r2 = reshape %v6 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r2, %o_bf16_p[%o_bf16_i2, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i3 = constant <i32: 3> : tile<i32>
    %o_bf16_r3 = reshape %v7 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r3, %o_bf16_p[%o_bf16_i3, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i4 = constant <i32: 4> : tile<i32>
    %o_bf16_r4 = reshape %v8 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r4, %o_bf16_p[%o_bf16_i4, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i5 = constant <i32: 5> : tile<i32>
    %o_bf16_r5 = reshape %v9 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r5, %o_bf16_p[%o_bf16_i5, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i6 = constant <i32: 6> : tile<i32>
    %o_bf16_r6 = reshape %v10 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r6, %o_bf16_p[%o_bf16_i6, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i7 = constant <i32: 7> : tile<i32>
    %o_bf16_r7 = reshape %v11 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r7, %o_bf16_p[%o_bf16_i7, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i8 = constant <i32: 8> : tile<i32>
    %o_bf16_r8 = reshape %v12 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r8, %o_bf16_p[%o_bf16_i8, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i9 = constant <i32: 9> : tile<i32>
    %o_bf16_r9 = reshape %v13 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r9, %o_bf16_p[%o_bf16_i9, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i10 = constant <i32: 10> : tile<i32>
    %o_bf16_r10 = reshape %v14 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r10, %o_bf16_p[%o_bf16_i10, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i11 = constant <i32: 11> : tile<i32>
    %o_bf16_r11 = reshape %v15 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r11, %o_bf16_p[%o_bf16_i11, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i12 = constant <i32: 12> : tile<i32>
    %o_bf16_r12 = reshape %v16 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r12, %o_bf16_p[%o_bf16_i12, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i13 = constant <i32: 13> : tile<i32>
    %o_bf16_r13 = reshape %v17 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r13, %o_bf16_p[%o_bf16_i13, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i14 = constant <i32: 14> : tile<i32>
    %o_bf16_r14 = reshape %v18 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r14, %o_bf16_p[%o_bf16_i14, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i15 = constant <i32: 15> : tile<i32>
    %o_bf16_r15 = reshape %v19 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r15, %o_bf16_p[%o_bf16_i15, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i16 = constant <i32: 16> : tile<i32>
    %o_bf16_r16 = reshape %v20 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r16, %o_bf16_p[%o_bf16_i16, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i17 = constant <i32: 17> : tile<i32>
    %o_bf16_r17 = reshape %v21 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r17, %o_bf16_p[%o_bf16_i17, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i18 = constant <i32: 18> : tile<i32>
    %o_bf16_r18 = reshape %v22 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r18, %o_bf16_p[%o_bf16_i18, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i19 = constant <i32: 19> : tile<i32>
    %o_bf16_r19 = reshape %v23 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r19, %o_bf16_p[%o_bf16_i19, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i20 = constant <i32: 20> : tile<i32>
    %o_bf16_r20 = reshape %v24 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r20, %o_bf16_p[%o_bf16_i20, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i21 = constant <i32: 21> : tile<i32>
    %o_bf16_r21 = reshape %v25 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r21, %o_bf16_p[%o_bf16_i21, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i22 = constant <i32: 22> : tile<i32>
    %o_bf16_r22 = reshape %v26 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r22, %o_bf16_p[%o_bf16_i22, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i23 = constant <i32: 23> : tile<i32>
    %o_bf16_r23 = reshape %v27 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r23, %o_bf16_p[%o_bf16_i23, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i24 = constant <i32: 24> : tile<i32>
    %o_bf16_r24 = reshape %v28 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r24, %o_bf16_p[%o_bf16_i24, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i25 = constant <i32: 25> : tile<i32>
    %o_bf16_r25 = reshape %v29 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r25, %o_bf16_p[%o_bf16_i25, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i26 = constant <i32: 26> : tile<i32>
    %o_bf16_r26 = reshape %v30 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r26, %o_bf16_p[%o_bf16_i26, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i27 = constant <i32: 27> : tile<i32>
    %o_bf16_r27 = reshape %v31 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r27, %o_bf16_p[%o_bf16_i27, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i28 = constant <i32: 28> : tile<i32>
    %o_bf16_r28 = reshape %v32 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r28, %o_bf16_p[%o_bf16_i28, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i29 = constant <i32: 29> : tile<i32>
    %o_bf16_r29 = reshape %v33 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r29, %o_bf16_p[%o_bf16_i29, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i30 = constant <i32: 30> : tile<i32>
    %o_bf16_r30 = reshape %v34 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r30, %o_bf16_p[%o_bf16_i30, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i31 = constant <i32: 31> : tile<i32>
    %o_bf16_r31 = reshape %v35 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r31, %o_bf16_p[%o_bf16_i31, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i32 = constant <i32: 32> : tile<i32>
    %o_bf16_r32 = reshape %v36 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r32, %o_bf16_p[%o_bf16_i32, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i33 = constant <i32: 33> : tile<i32>
    %o_bf16_r33 = reshape %v49 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r33, %o_bf16_p[%o_bf16_i33, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i34 = constant <i32: 34> : tile<i32>
    %o_bf16_r34 = reshape %v50 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r34, %o_bf16_p[%o_bf16_i34, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i35 = constant <i32: 35> : tile<i32>
    %o_bf16_r35 = reshape %v51 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r35, %o_bf16_p[%o_bf16_i35, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i36 = constant <i32: 36> : tile<i32>
    %o_bf16_r36 = reshape %v52 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r36, %o_bf16_p[%o_bf16_i36, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i37 = constant <i32: 37> : tile<i32>
    %o_bf16_r37 = reshape %v53 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r37, %o_bf16_p[%o_bf16_i37, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i38 = constant <i32: 38> : tile<i32>
    %o_bf16_r38 = reshape %v54 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r38, %o_bf16_p[%o_bf16_i38, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i39 = constant <i32: 39> : tile<i32>
    %o_bf16_r39 = reshape %v55 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r39, %o_bf16_p[%o_bf16_i39, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i40 = constant <i32: 40> : tile<i32>
    %o_bf16_r40 = reshape %v56 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r40, %o_bf16_p[%o_bf16_i40, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i41 = constant <i32: 41> : tile<i32>
    %o_bf16_r41 = reshape %v57 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r41, %o_bf16_p[%o_bf16_i41, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i42 = constant <i32: 42> : tile<i32>
    %o_bf16_r42 = reshape %v58 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r42, %o_bf16_p[%o_bf16_i42, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i43 = constant <i32: 43> : tile<i32>
    %o_bf16_r43 = reshape %v59 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r43, %o_bf16_p[%o_bf16_i43, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i44 = constant <i32: 44> : tile<i32>
    %o_bf16_r44 = reshape %v60 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r44, %o_bf16_p[%o_bf16_i44, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i45 = constant <i32: 45> : tile<i32>
    %o_bf16_r45 = reshape %v61 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r45, %o_bf16_p[%o_bf16_i45, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i46 = constant <i32: 46> : tile<i32>
    %o_bf16_r46 = reshape %v62 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r46, %o_bf16_p[%o_bf16_i46, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i47 = constant <i32: 47> : tile<i32>
    %o_bf16_r47 = reshape %v63 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r47, %o_bf16_p[%o_bf16_i47, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i48 = constant <i32: 48> : tile<i32>
    %o_bf16_r48 = reshape %v64 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r48, %o_bf16_p[%o_bf16_i48, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i49 = constant <i32: 49> : tile<i32>
    %o_bf16_r49 = reshape %v65 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r49, %o_bf16_p[%o_bf16_i49, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i50 = constant <i32: 50> : tile<i32>
    %o_bf16_r50 = reshape %v66 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r50, %o_bf16_p[%o_bf16_i50, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i51 = constant <i32: 51> : tile<i32>
    %o_bf16_r51 = reshape %v67 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r51, %o_bf16_p[%o_bf16_i51, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i52 = constant <i32: 52> : tile<i32>
    %o_bf16_r52 = reshape %v68 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r52, %o_bf16_p[%o_bf16_i52, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i53 = constant <i32: 53> : tile<i32>
    %o_bf16_r53 = reshape %v69 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r53, %o_bf16_p[%o_bf16_i53, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i54 = constant <i32: 54> : tile<i32>
    %o_bf16_r54 = reshape %v70 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r54, %o_bf16_p[%o_bf16_i54, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i55 = constant <i32: 55> : tile<i32>
    %o_bf16_r55 = reshape %v71 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r55, %o_bf16_p[%o_bf16_i55, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i56 = constant <i32: 56> : tile<i32>
    %o_bf16_r56 = reshape %v72 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r56, %o_bf16_p[%o_bf16_i56, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i57 = constant <i32: 57> : tile<i32>
    %o_bf16_r57 = reshape %v73 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r57, %o_bf16_p[%o_bf16_i57, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i58 = constant <i32: 58> : tile<i32>
    %o_bf16_r58 = reshape %v74 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r58, %o_bf16_p[%o_bf16_i58, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i59 = constant <i32: 59> : tile<i32>
    %o_bf16_r59 = reshape %v75 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r59, %o_bf16_p[%o_bf16_i59, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i60 = constant <i32: 60> : tile<i32>
    %o_bf16_r60 = reshape %v76 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r60, %o_bf16_p[%o_bf16_i60, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i61 = constant <i32: 61> : tile<i32>
    %o_bf16_r61 = reshape %v77 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r61, %o_bf16_p[%o_bf16_i61, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i62 = constant <i32: 62> : tile<i32>
    %o_bf16_r62 = reshape %v78 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r62, %o_bf16_p[%o_bf16_i62, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i63 = constant <i32: 63> : tile<i32>
    %o_bf16_r63 = reshape %v79 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r63, %o_bf16_p[%o_bf16_i63, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i64 = constant <i32: 64> : tile<i32>
    %o_bf16_r64 = reshape %v80 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r64, %o_bf16_p[%o_bf16_i64, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_bf16_i65 = constant <i32: 65> : tile<i32>
    %o_bf16_r65 = reshape %v81 : tile<256xbf16> -> tile<1x256xbf16>
    store_view_tko weak %o_bf16_r65, %o_bf16_p[%o_bf16_i65, %zero] : tile<1x256xbf16>, partition_view<tile=(1x256), tensor_view<66x256xbf16, strides=[256,1]>>, tile<i32> -> token
    %o_i1_t = make_tensor_view %out_i1, shape = [24, 256], strides = [256, 1] : tensor_view<24x256xi1, strides=[256,1]>
    %o_i1_p = make_partition_view %o_i1_t : partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>
    %o_i1_i0 = constant <i32: 0> : tile<i32>
    %o_i1_r0 = reshape %v37 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r0, %o_i1_p[%o_i1_i0, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i1 = constant <i32: 1> : tile<i32>
    %o_i1_r1 = reshape %v38 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r1, %o_i1_p[%o_i1_i1, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i2 = constant <i32: 2> : tile<i32>
    %o_i1_r2 = reshape %v39 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r2, %o_i1_p[%o_i1_i2, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i3 = constant <i32: 3> : tile<i32>
    %o_i1_r3 = reshape %v40 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r3, %o_i1_p[%o_i1_i3, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i4 = constant <i32: 4> : tile<i32>
    %o_i1_r4 = reshape %v41 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r4, %o_i1_p[%o_i1_i4, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i5 = constant <i32: 5> : tile<i32>
    %o_i1_r5 = reshape %v42 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r5, %o_i1_p[%o_i1_i5, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i6 = constant <i32: 6> : tile<i32>
    %o_i1_r6 = reshape %v43 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r6, %o_i1_p[%o_i1_i6, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i7 = constant <i32: 7> : tile<i32>
    %o_i1_r7 = reshape %v44 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r7, %o_i1_p[%o_i1_i7, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i8 = constant <i32: 8> : tile<i32>
    %o_i1_r8 = reshape %v45 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r8, %o_i1_p[%o_i1_i8, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i9 = constant <i32: 9> : tile<i32>
    %o_i1_r9 = reshape %v46 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r9, %o_i1_p[%o_i1_i9, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i10 = constant <i32: 10> : tile<i32>
    %o_i1_r10 = reshape %v47 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r10, %o_i1_p[%o_i1_i10, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i11 = constant <i32: 11> : tile<i32>
    %o_i1_r11 = reshape %v48 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r11, %o_i1_p[%o_i1_i11, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i12 = constant <i32: 12> : tile<i32>
    %o_i1_r12 = reshape %v82 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r12, %o_i1_p[%o_i1_i12, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i13 = constant <i32: 13> : tile<i32>
    %o_i1_r13 = reshape %v83 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r13, %o_i1_p[%o_i1_i13, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i14 = constant <i32: 14> : tile<i32>
    %o_i1_r14 = reshape %v84 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r14, %o_i1_p[%o_i1_i14, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i15 = constant <i32: 15> : tile<i32>
    %o_i1_r15 = reshape %v85 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r15, %o_i1_p[%o_i1_i15, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i16 = constant <i32: 16> : tile<i32>
    %o_i1_r16 = reshape %v86 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r16, %o_i1_p[%o_i1_i16, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i17 = constant <i32: 17> : tile<i32>
    %o_i1_r17 = reshape %v87 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r17, %o_i1_p[%o_i1_i17, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i18 = constant <i32: 18> : tile<i32>
    %o_i1_r18 = reshape %v88 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r18, %o_i1_p[%o_i1_i18, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i19 = constant <i32: 19> : tile<i32>
    %o_i1_r19 = reshape %v89 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r19, %o_i1_p[%o_i1_i19, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i20 = constant <i32: 20> : tile<i32>
    %o_i1_r20 = reshape %v90 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r20, %o_i1_p[%o_i1_i20, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i21 = constant <i32: 21> : tile<i32>
    %o_i1_r21 = reshape %v91 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r21, %o_i1_p[%o_i1_i21, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i22 = constant <i32: 22> : tile<i32>
    %o_i1_r22 = reshape %v92 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r22, %o_i1_p[%o_i1_i22, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i23 = constant <i32: 23> : tile<i32>
    %o_i1_r23 = reshape %v93 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r23, %o_i1_p[%o_i1_i23, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
  }
  entry @float_f32(%a: tile<ptr<i32>>, %an: tile<ptr<f32>>, %b: tile<ptr<i32>>, %bn: tile<ptr<f32>>, %c: tile<ptr<i32>>, %cn: tile<ptr<f32>>, %out_f32: tile<ptr<f32>>, %out_i1: tile<ptr<i1>>) {
    %zero = constant <i32: 0> : tile<i32>
    %a_t = make_tensor_view %a, shape = [256], strides = [1] : tensor_view<256xi32, strides=[1]>
    %a_p = make_partition_view %a_t : partition_view<tile=(256), tensor_view<256xi32, strides=[1]>>
    %a_v, %a_k = load_view_tko weak %a_p[%zero] : partition_view<tile=(256), tensor_view<256xi32, strides=[1]>>, tile<i32> -> tile<256xi32>, token
    %an_t = make_tensor_view %an, shape = [256], strides = [1] : tensor_view<256xf32, strides=[1]>
    %an_p = make_partition_view %an_t : partition_view<tile=(256), tensor_view<256xf32, strides=[1]>>
    %an_v, %an_k = load_view_tko weak %an_p[%zero] : partition_view<tile=(256), tensor_view<256xf32, strides=[1]>>, tile<i32> -> tile<256xf32>, token
    %b_t = make_tensor_view %b, shape = [256], strides = [1] : tensor_view<256xi32, strides=[1]>
    %b_p = make_partition_view %b_t : partition_view<tile=(256), tensor_view<256xi32, strides=[1]>>
    %b_v, %b_k = load_view_tko weak %b_p[%zero] : partition_view<tile=(256), tensor_view<256xi32, strides=[1]>>, tile<i32> -> tile<256xi32>, token
    %bn_t = make_tensor_view %bn, shape = [256], strides = [1] : tensor_view<256xf32, strides=[1]>
    %bn_p = make_partition_view %bn_t : partition_view<tile=(256), tensor_view<256xf32, strides=[1]>>
    %bn_v, %bn_k = load_view_tko weak %bn_p[%zero] : partition_view<tile=(256), tensor_view<256xf32, strides=[1]>>, tile<i32> -> tile<256xf32>, token
    %c_t = make_tensor_view %c, shape = [256], strides = [1] : tensor_view<256xi32, strides=[1]>
    %c_p = make_partition_view %c_t : partition_view<tile=(256), tensor_view<256xi32, strides=[1]>>
    %c_v, %c_k = load_view_tko weak %c_p[%zero] : partition_view<tile=(256), tensor_view<256xi32, strides=[1]>>, tile<i32> -> tile<256xi32>, token
    %cn_t = make_tensor_view %cn, shape = [256], strides = [1] : tensor_view<256xf32, strides=[1]>
    %cn_p = make_partition_view %cn_t : partition_view<tile=(256), tensor_view<256xf32, strides=[1]>>
    %cn_v, %cn_k = load_view_tko weak %cn_p[%zero] : partition_view<tile=(256), tensor_view<256xf32, strides=[1]>>, tile<i32> -> tile<256xf32>, token
    %v1 = bitcast %a_v : tile<256xi32> -> tile<256xf32>
    %v2 = bitcast %b_v : tile<256xi32> -> tile<256xf32>
    %v3 = bitcast %c_v : tile<256xi32> -> tile<256xf32>
    %v4 = addf %v1, %v2 rounding<nearest_even> : tile<256xf32>
    %v5 = addf %v1, %v2 rounding<nearest_even> flush_to_zero : tile<256xf32>
    %v6 = subf %v1, %v2 rounding<nearest_even> : tile<256xf32>
    %v7 = subf %v1, %v2 rounding<nearest_even> flush_to_zero : tile<256xf32>
    %v8 = mulf %v1, %v2 rounding<nearest_even> : tile<256xf32>
    %v9 = mulf %v1, %v2 rounding<nearest_even> flush_to_zero : tile<256xf32>
    %v10 = divf %v1, %v2 rounding<nearest_even> : tile<256xf32>
    %v11 = divf %v1, %v2 rounding<nearest_even> flush_to_zero : tile<256xf32>
    %v12 = fma %v1, %v2, %v3 rounding<nearest_even> : tile<256xf32>
    %v13 = sqrt %v1 rounding<nearest_even> : tile<256xf32>
    %v14 = fma %v1, %v2, %v3 rounding<nearest_even> flush_to_zero : tile<256xf32>
    %v15 = sqrt %v1 rounding<nearest_even> flush_to_zero : tile<256xf32>
    %v16 = addf %v1, %v2 rounding<zero> : tile<256xf32>
    %v17 = addf %v1, %v2 rounding<zero> flush_to_zero : tile<256xf32>
    %v18 = subf %v1, %v2 rounding<zero> : tile<256xf32>
    %v19 = subf %v1, %v2 rounding<zero> flush_to_zero : tile<256xf32>
    %v20 = mulf %v1, %v2 rounding<zero> : tile<256xf32>
    %v21 = mulf %v1, %v2 rounding<zero> flush_to_zero : tile<256xf32>
    %v22 = divf %v1, %v2 rounding<zero> : tile<256xf32>
    %v23 = divf %v1, %v2 rounding<zero> flush_to_zero : tile<256xf32>
    %v24 = fma %v1, %v2, %v3 rounding<zero> : tile<256xf32>
    %v25 = sqrt %v1 rounding<zero> : tile<256xf32>
    %v26 = fma %v1, %v2, %v3 rounding<zero> flush_to_zero : tile<256xf32>
    %v27 = sqrt %v1 rounding<zero> flush_to_zero : tile<256xf32>
    %v28 = addf %v1, %v2 rounding<negative_inf> : tile<256xf32>
    %v29 = addf %v1, %v2 rounding<negative_inf> flush_to_zero : tile<256xf32>
    %v30 = subf %v1, %v2 rounding<negative_inf> : tile<256xf32>
    %v31 = subf %v1, %v2 rounding<negative_inf> flush_to_zero : tile<256xf32>
    %v32 = mulf %v1, %v2 rounding<negative_inf> : tile<256xf32>
    %v33 = mulf %v1, %v2 rounding<negative_inf> flush_to_zero : tile<256xf32>
    %v34 = divf %v1, %v2 rounding<negative_inf> : tile<256xf32>
    %v35 = divf %v1, %v2 rounding<negative_inf> flush_to_zero : tile<256xf32>
    %v36 = fma %v1, %v2, %v3 rounding<negative_inf> : tile<256xf32>
    %v37 = sqrt %v1 rounding<negative_inf> : tile<256xf32>
    %v38 = fma %v1, %v2, %v3 rounding<negative_inf> flush_to_zero : tile<256xf32>
    %v39 = sqrt %v1 rounding<negative_inf> flush_to_zero : tile<256xf32>
    %v40 = addf %v1, %v2 rounding<positive_inf> : tile<256xf32>
    %v41 = addf %v1, %v2 rounding<positive_inf> flush_to_zero : tile<256xf32>
    %v42 = subf %v1, %v2 rounding<positive_inf> : tile<256xf32>
    %v43 = subf %v1, %v2 rounding<positive_inf> flush_to_zero : tile<256xf32>
    %v44 = mulf %v1, %v2 rounding<positive_inf> : tile<256xf32>
    %v45 = mulf %v1, %v2 rounding<positive_inf> flush_to_zero : tile<256xf32>
    %v46 = divf %v1, %v2 rounding<positive_inf> : tile<256xf32>
    %v47 = divf %v1, %v2 rounding<positive_inf> flush_to_zero : tile<256xf32>
    %v48 = fma %v1, %v2, %v3 rounding<positive_inf> : tile<256xf32>
    %v49 = sqrt %v1 rounding<positive_inf> : tile<256xf32>
    %v50 = fma %v1, %v2, %v3 rounding<positive_inf> flush_to_zero : tile<256xf32>
    %v51 = sqrt %v1 rounding<positive_inf> flush_to_zero : tile<256xf32>
    %v52 = maxf %v1, %v2 : tile<256xf32>
    %v53 = maxf %v1, %v2 propagate_nan : tile<256xf32>
    %v54 = maxf %v1, %v2 flush_to_zero : tile<256xf32>
    %v55 = minf %v1, %v2 : tile<256xf32>
    %v56 = minf %v1, %v2 propagate_nan : tile<256xf32>
    %v57 = minf %v1, %v2 flush_to_zero : tile<256xf32>
    %v58 = absf %v1 : tile<256xf32>
    %v59 = negf %v1 : tile<256xf32>
    %v60 = floor %v1 : tile<256xf32>
    %v61 = ceil %v1 : tile<256xf32>
    %v62 = remf %v1, %v2 : tile<256xf32>
    %v63 = cmpf equal ordered %v1, %v2 : tile<256xf32> -> tile<256xi1>
    %v64 = cmpf equal unordered %v1, %v2 : tile<256xf32> -> tile<256xi1>
    %v65 = cmpf not_equal ordered %v1, %v2 : tile<256xf32> -> tile<256xi1>
    %v66 = cmpf not_equal unordered %v1, %v2 : tile<256xf32> -> tile<256xi1>
    %v67 = cmpf less_than ordered %v1, %v2 : tile<256xf32> -> tile<256xi1>
    %v68 = cmpf less_than unordered %v1, %v2 : tile<256xf32> -> tile<256xi1>
    %v69 = cmpf less_than_or_equal ordered %v1, %v2 : tile<256xf32> -> tile<256xi1>
    %v70 = cmpf less_than_or_equal unordered %v1, %v2 : tile<256xf32> -> tile<256xi1>
    %v71 = cmpf greater_than ordered %v1, %v2 : tile<256xf32> -> tile<256xi1>
    %v72 = cmpf greater_than unordered %v1, %v2 : tile<256xf32> -> tile<256xi1>
    %v73 = cmpf greater_than_or_equal ordered %v1, %v2 : tile<256xf32> -> tile<256xi1>
    %v74 = cmpf greater_than_or_equal unordered %v1, %v2 : tile<256xf32> -> tile<256xi1>
    %v75 = addf %an_v, %bn_v rounding<nearest_even> : tile<256xf32>
    %v76 = addf %an_v, %bn_v rounding<nearest_even> flush_to_zero : tile<256xf32>
    %v77 = subf %an_v, %bn_v rounding<nearest_even> : tile<256xf32>
    %v78 = subf %an_v, %bn_v rounding<nearest_even> flush_to_zero : tile<256xf32>
    %v79 = mulf %an_v, %bn_v rounding<nearest_even> : tile<256xf32>
    %v80 = mulf %an_v, %bn_v rounding<nearest_even> flush_to_zero : tile<256xf32>
    %v81 = divf %an_v, %bn_v rounding<nearest_even> : tile<256xf32>
    %v82 = divf %an_v, %bn_v rounding<nearest_even> flush_to_zero : tile<256xf32>
    %v83 = fma %an_v, %bn_v, %cn_v rounding<nearest_even> : tile<256xf32>
    %v84 = sqrt %an_v rounding<nearest_even> : tile<256xf32>
    %v85 = fma %an_v, %bn_v, %cn_v rounding<nearest_even> flush_to_zero : tile<256xf32>
    %v86 = sqrt %an_v rounding<nearest_even> flush_to_zero : tile<256xf32>
    %v87 = addf %an_v, %bn_v rounding<zero> : tile<256xf32>
    %v88 = addf %an_v, %bn_v rounding<zero> flush_to_zero : tile<256xf32>
    %v89 = subf %an_v, %bn_v rounding<zero> : tile<256xf32>
    %v90 = subf %an_v, %bn_v rounding<zero> flush_to_zero : tile<256xf32>
    %v91 = mulf %an_v, %bn_v rounding<zero> : tile<256xf32>
    %v92 = mulf %an_v, %bn_v rounding<zero> flush_to_zero : tile<256xf32>
    %v93 = divf %an_v, %bn_v rounding<zero> : tile<256xf32>
    %v94 = divf %an_v, %bn_v rounding<zero> flush_to_zero : tile<256xf32>
    %v95 = fma %an_v, %bn_v, %cn_v rounding<zero> : tile<256xf32>
    %v96 = sqrt %an_v rounding<zero> : tile<256xf32>
    %v97 = fma %an_v, %bn_v, %cn_v rounding<zero> flush_to_zero : tile<256xf32>
    %v98 = sqrt %an_v rounding<zero> flush_to_zero : tile<256xf32>
    %v99 = addf %an_v, %bn_v rounding<negative_inf> : tile<256xf32>
    %v100 = addf %an_v, %bn_v rounding<negative_inf> flush_to_zero : tile<256xf32>
    %v101 = subf %an_v, %bn_v rounding<negative_inf> : tile<256xf32>
    %v102 = subf %an_v, %bn_v rounding<negative_inf> flush_to_zero : tile<256xf32>
    %v103 = mulf %an_v, %bn_v rounding<negative_inf> : tile<256xf32>
    %v104 = mulf %an_v, %bn_v rounding<negative_inf> flush_to_zero : tile<256xf32>
    %v105 = divf %an_v, %bn_v rounding<negative_inf> : tile<256xf32>
    %v106 = divf %an_v, %bn_v rounding<negative_inf> flush_to_zero : tile<256xf32>
    %v107 = fma %an_v, %bn_v, %cn_v rounding<negative_inf> : tile<256xf32>
    %v108 = sqrt %an_v rounding<negative_inf> : tile<256xf32>
    %v109 = fma %an_v, %bn_v, %cn_v rounding<negative_inf> flush_to_zero : tile<256xf32>
    %v110 = sqrt %an_v rounding<negative_inf> flush_to_zero : tile<256xf32>
    %v111 = addf %an_v, %bn_v rounding<positive_inf> : tile<256xf32>
    %v112 = addf %an_v, %bn_v rounding<positive_inf> flush_to_zero : tile<256xf32>
    %v113 = subf %an_v, %bn_v rounding<positive_inf> : tile<256xf32>
    %v114 = subf %an_v, %bn_v rounding<positive_inf> flush_to_zero : tile<256xf32>
    %v115 = mulf %an_v, %bn_v rounding<positive_inf> : tile<256xf32>
    %v116 = mulf %an_v, %bn_v rounding<positive_inf> flush_to_zero : tile<256xf32>
    %v117 = divf %an_v, %bn_v rounding<positive_inf> : tile<256xf32>
    %v118 = divf %an_v, %bn_v rounding<positive_inf> flush_to_zero : tile<256xf32>
    %v119 = fma %an_v, %bn_v, %cn_v rounding<positive_inf> : tile<256xf32>
    %v120 = sqrt %an_v rounding<positive_inf> : tile<256xf32>
    %v121 = fma %an_v, %bn_v, %cn_v rounding<positive_inf> flush_to_zero : tile<256xf32>
    %v122 = sqrt %an_v rounding<positive_inf> flush_to_zero : tile<256xf32>
    %v123 = maxf %an_v, %bn_v : tile<256xf32>
    %v124 = maxf %an_v, %bn_v propagate_nan : tile<256xf32>
    %v125 = maxf %an_v, %bn_v flush_to_zero : tile<256xf32>
    %v126 = minf %an_v, %bn_v : tile<256xf32>
    %v127 = minf %an_v, %bn_v propagate_nan : tile<256xf32>
    %v128 = minf %an_v, %bn_v flush_to_zero : tile<256xf32>
    %v129 = absf %an_v : tile<256xf32>
    %v130 = negf %an_v : tile<256xf32>
    %v131 = floor %an_v : tile<256xf32>
    %v132 = ceil %an_v : tile<256xf32>
    %v133 = remf %an_v, %bn_v : tile<256xf32>
    %v134 = cmpf equal ordered %an_v, %bn_v : tile<256xf32> -> tile<256xi1>
    %v135 = cmpf equal unordered %an_v, %bn_v : tile<256xf32> -> tile<256xi1>
    %v136 = cmpf not_equal ordered %an_v, %bn_v : tile<256xf32> -> tile<256xi1>
    %v137 = cmpf not_equal unordered %an_v, %bn_v : tile<256xf32> -> tile<256xi1>
    %v138 = cmpf less_than ordered %an_v, %bn_v : tile<256xf32> -> tile<256xi1>
    %v139 = cmpf less_than unordered %an_v, %bn_v : tile<256xf32> -> tile<256xi1>
    %v140 = cmpf less_than_or_equal ordered %an_v, %bn_v : tile<256xf32> -> tile<256xi1>
    %v141 = cmpf less_than_or_equal unordered %an_v, %bn_v : tile<256xf32> -> tile<256xi1>
    %v142 = cmpf greater_than ordered %an_v, %bn_v : tile<256xf32> -> tile<256xi1>
    %v143 = cmpf greater_than unordered %an_v, %bn_v : tile<256xf32> -> tile<256xi1>
    %v144 = cmpf greater_than_or_equal ordered %an_v, %bn_v : tile<256xf32> -> tile<256xi1>
    %v145 = cmpf greater_than_or_equal unordered %an_v, %bn_v : tile<256xf32> -> tile<256xi1>
    %o_f32_t = make_tensor_view %out_f32, shape = [118, 256], strides = [256, 1] : tensor_view<118x256xf32, strides=[256,1]>
    %o_f32_p = make_partition_view %o_f32_t : partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>
    %o_f32_i0 = constant <i32: 0> : tile<i32>
    %o_f32_r0 = reshape %v4 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r0, %o_f32_p[%o_f32_i0, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i1 = constant <i32: 1> : tile<i32>
    %o_f32_r1 = reshape %v5 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r1, %o_f32_p[%o_f32_i1, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i2 = constant <i32: 2> : tile<i32>
    %o_f32_r2 = reshape %v6 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r2, %o_f32_p[%o_f32_i2, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i3 = constant <i32: 3> : tile<i32>
    %o_f32_r3 = reshape %v7 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r3, %o_f32_p[%o_f32_i3, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i4 = constant <i32: 4> : tile<i32>
    %o_f32_r4 = reshape %v8 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r4, %o_f32_p[%o_f32_i4, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i5 = constant <i32: 5> : tile<i32>
    %o_f32_r5 = reshape %v9 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r5, %o_f32_p[%o_f32_i5, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i6 = constant <i32: 6> : tile<i32>
    %o_f32_r6 = reshape %v10 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r6, %o_f32_p[%o_f32_i6, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i7 = constant <i32: 7> : tile<i32>
    %o_f32_r7 = reshape %v11 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r7, %o_f32_p[%o_f32_i7, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i8 = constant <i32: 8> : tile<i32>
    %o_f32_r8 = reshape %v12 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r8, %o_f32_p[%o_f32_i8, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i9 = constant <i32: 9> : tile<i32>
    %o_f32_r9 = reshape %v13 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r9, %o_f32_p[%o_f32_i9, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i10 = constant <i32: 10> : tile<i32>
    %o_f32_r10 = reshape %v14 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r10, %o_f32_p[%o_f32_i10, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i11 = constant <i32: 11> : tile<i32>
    %o_f32_r11 = reshape %v15 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r11, %o_f32_p[%o_f32_i11, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i12 = constant <i32: 12> : tile<i32>
    %o_f32_r12 = reshape %v16 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r12, %o_f32_p[%o_f32_i12, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i13 = constant <i32: 13> : tile<i32>
    %o_f32_r13 = reshape %v17 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r13, %o_f32_p[%o_f32_i13, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i14 = constant <i32: 14> : tile<i32>
    %o_f32_r14 = reshape %v18 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r14, %o_f32_p[%o_f32_i14, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i15 = constant <i32: 15> : tile<i32>
    %o_f32_r15 = reshape %v19 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r15, %o_f32_p[%o_f32_i15, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i16 = constant <i32: 16> : tile<i32>
    %o_f32_r16 = reshape %v20 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r16, %o_f32_p[%o_f32_i16, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i17 = constant <i32: 17> : tile<i32>
    %o_f32_r17 = reshape %v21 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r17, %o_f32_p[%o_f32_i17, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i18 = constant <i32: 18> : tile<i32>
    %o_f32_r18 = reshape %v22 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r18, %o_f32_p[%o_f32_i18, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i19 = constant <i32: 19> : tile<i32>
    %o_f32_r19 = reshape %v23 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r19, %o_f32_p[%o_f32_i19, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i20 = constant <i32: 20> : tile<i32>
    %o_f32_r20 = reshape %v24 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r20, %o_f32_p[%o_f32_i20, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i21 = constant <i32: 21> : tile<i32>
    %o_f32_r21 = reshape %v25 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r21, %o_f32_p[%o_f32_i21, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i22 = constant <i32: 22> : tile<i32>
    %o_f32_r22 = reshape %v26 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r22, %o_f32_p[%o_f32_i22, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i23 = constant <i32: 23> : tile<i32>
    %o_f32_r23 = reshape %v27 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r23, %o_f32_p[%o_f32_i23, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i24 = constant <i32: 24> : tile<i32>
    %o_f32_r24 = reshape %v28 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r24, %o_f32_p[%o_f32_i24, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i25 = constant <i32: 25> : tile<i32>
    %o_f32_r25 = reshape %v29 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r25, %o_f32_p[%o_f32_i25, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i26 = constant <i32: 26> : tile<i32>
    %o_f32_r26 = reshape %v30 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r26, %o_f32_p[%o_f32_i26, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i27 = constant <i32: 27> : tile<i32>
    %o_f32_r27 = reshape %v31 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r27, %o_f32_p[%o_f32_i27, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i28 = constant <i32: 28> : tile<i32>
    %o_f32_r28 = reshape %v32 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r28, %o_f32_p[%o_f32_i28, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i29 = constant <i32: 29> : tile<i32>
    %o_f32_r29 = reshape %v33 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r29, %o_f32_p[%o_f32_i29, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i30 = constant <i32: 30> : tile<i32>
    %o_f32_r30 = reshape %v34 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r30, %o_f32_p[%o_f32_i30, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i31 = constant <i32: 31> : tile<i32>
    %o_f32_r31 = reshape %v35 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r31, %o_f32_p[%o_f32_i31, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i32 = constant <i32: 32> : tile<i32>
    %o_f32_r32 = reshape %v36 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r32, %o_f32_p[%o_f32_i32, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i33 = constant <i32: 33> : tile<i32>
    %o_f32_r33 = reshape %v37 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r33, %o_f32_p[%o_f32_i33, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i34 = constant <i32: 34> : tile<i32>
    %o_f32_r34 = reshape %v38 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r34, %o_f32_p[%o_f32_i34, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i35 = constant <i32: 35> : tile<i32>
    %o_f32_r35 = reshape %v39 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r35, %o_f32_p[%o_f32_i35, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i36 = constant <i32: 36> : tile<i32>
    %o_f32_r36 = reshape %v40 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r36, %o_f32_p[%o_f32_i36, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i37 = constant <i32: 37> : tile<i32>
    %o_f32_r37 = reshape %v41 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r37, %o_f32_p[%o_f32_i37, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i38 = constant <i32: 38> : tile<i32>
    %o_f32_r38 = reshape %v42 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r38, %o_f32_p[%o_f32_i38, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i39 = constant <i32: 39> : tile<i32>
    %o_f32_r39 = reshape %v43 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r39, %o_f32_p[%o_f32_i39, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i40 = constant <i32: 40> : tile<i32>
    %o_f32_r40 = reshape %v44 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r40, %o_f32_p[%o_f32_i40, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i41 = constant <i32: 41> : tile<i32>
    %o_f32_r41 = reshape %v45 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r41, %o_f32_p[%o_f32_i41, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i42 = constant <i32: 42> : tile<i32>
    %o_f32_r42 = reshape %v46 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r42, %o_f32_p[%o_f32_i42, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i43 = constant <i32: 43> : tile<i32>
    %o_f32_r43 = reshape %v47 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r43, %o_f32_p[%o_f32_i43, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i44 = constant <i32: 44> : tile<i32>
    %o_f32_r44 = reshape %v48 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r44, %o_f32_p[%o_f32_i44, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i45 = constant <i32: 45> : tile<i32>
    %o_f32_r45 = reshape %v49 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r45, %o_f32_p[%o_f32_i45, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i46 = constant <i32: 46> : tile<i32>
    %o_f32_r46 = reshape %v50 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r46, %o_f32_p[%o_f32_i46, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i47 = constant <i32: 47> : tile<i32>
    %o_f32_r47 = reshape %v51 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r47, %o_f32_p[%o_f32_i47, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i48 = constant <i32: 48> : tile<i32>
    %o_f32_r48 = reshape %v52 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r48, %o_f32_p[%o_f32_i48, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i49 = constant <i32: 49> : tile<i32>
    %o_f32_r49 = reshape %v53 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r49, %o_f32_p[%o_f32_i49, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i50 = constant <i32: 50> : tile<i32>
    %o_f32_r50 = reshape %v54 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r50, %o_f32_p[%o_f32_i50, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i51 = constant <i32: 51> : tile<i32>
    %o_f32_r51 = reshape %v55 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r51, %o_f32_p[%o_f32_i51, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i52 = constant <i32: 52> : tile<i32>
    %o_f32_r52 = reshape %v56 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r52, %o_f32_p[%o_f32_i52, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i53 = constant <i32: 53> : tile<i32>
    %o_f32_r53 = reshape %v57 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r53, %o_f32_p[%o_f32_i53, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i54 = constant <i32: 54> : tile<i32>
    %o_f32_r54 = reshape %v58 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r54, %o_f32_p[%o_f32_i54, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i55 = constant <i32: 55> : tile<i32>
    %o_f32_r55 = reshape %v59 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r55, %o_f32_p[%o_f32_i55, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i56 = constant <i32: 56> : tile<i32>
    %o_f32_r56 = reshape %v60 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r56, %o_f32_p[%o_f32_i56, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i57 = constant <i32: 57> : tile<i32>
    %o_f32_r57 = reshape %v61 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r57, %o_f32_p[%o_f32_i57, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i58 = constant <i32: 58> : tile<i32>
    %o_f32_r58 = reshape %v62 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r58, %o_f32_p[%o_f32_i58, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i59 = constant <i32: 59> : tile<i32>
    %o_f32_r59 = reshape %v75 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r59, %o_f32_p[%o_f32_i59, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i60 = constant <i32: 60> : tile<i32>
    %o_f32_r60 = reshape %v76 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r60, %o_f32_p[%o_f32_i60, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i61 = constant <i32: 61> : tile<i32>
    %o_f32_r61 = reshape %v77 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r61, %o_f32_p[%o_f32_i61, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i62 = constant <i32: 62> : tile<i32>
    %o_f32_r62 = reshape %v78 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r62, %o_f32_p[%o_f32_i62, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i63 = constant <i32: 63> : tile<i32>
    %o_f32_r63 = reshape %v79 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r63, %o_f32_p[%o_f32_i63, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i64 = constant <i32: 64> : tile<i32>
    %o_f32_r64 = reshape %v80 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r64, %o_f32_p[%o_f32_i64, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i65 = constant <i32: 65> : tile<i32>
    %o_f32_r65 = reshape %v81 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r65, %o_f32_p[%o_f32_i65, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i66 = constant <i32: 66> : tile<i32>
    %o_f32_r66 = reshape %v82 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r66, %o_f32_p[%o_f32_i66, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i67 = constant <i32: 67> : tile<i32>
    %o_f32_r67 = reshape %v83 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r67, %o_f32_p[%o_f32_i67, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i68 = constant <i32: 68> : tile<i32>
    %o_f32_r68 = reshape %v84 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r68, %o_f32_p[%o_f32_i68, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i69 = constant <i32: 69> : tile<i32>
    %o_f32_r69 = reshape %v85 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r69, %o_f32_p[%o_f32_i69, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i70 = constant <i32: 70> : tile<i32>
    %o_f32_r70 = reshape %v86 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r70, %o_f32_p[%o_f32_i70, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i71 = constant <i32: 71> : tile<i32>
    %o_f32_r71 = reshape %v87 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r71, %o_f32_p[%o_f32_i71, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i72 = constant <i32: 72> : tile<i32>
    %o_f32_r72 = reshape %v88 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r72, %o_f32_p[%o_f32_i72, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i73 = constant <i32: 73> : tile<i32>
    %o_f32_r73 = reshape %v89 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r73, %o_f32_p[%o_f32_i73, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i74 = constant <i32: 74> : tile<i32>
    %o_f32_r74 = reshape %v90 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r74, %o_f32_p[%o_f32_i74, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i75 = constant <i32: 75> : tile<i32>
    %o_f32_r75 = reshape %v91 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r75, %o_f32_p[%o_f32_i75, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i76 = constant <i32: 76> : tile<i32>
    %o_f32_r76 = reshape %v92 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r76, %o_f32_p[%o_f32_i76, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i77 = constant <i32: 77> : tile<i32>
    %o_f32_r77 = reshape %v93 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r77, %o_f32_p[%o_f32_i77, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i78 = constant <i32: 78> : tile<i32>
    %o_f32_r78 = reshape %v94 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r78, %o_f32_p[%o_f32_i78, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i79 = constant <i32: 79> : tile<i32>
    %o_f32_r79 = reshape %v95 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r79, %o_f32_p[%o_f32_i79, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i80 = constant <i32: 80> : tile<i32>
    %o_f32_r80 = reshape %v96 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r80, %o_f32_p[%o_f32_i80, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i81 = constant <i32: 81> : tile<i32>
    %o_f32_r81 = reshape %v97 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r81, %o_f32_p[%o_f32_i81, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i82 = constant <i32: 82> : tile<i32>
    %o_f32_r82 = reshape %v98 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r82, %o_f32_p[%o_f32_i82, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i83 = constant <i32: 83> : tile<i32>
    %o_f32_r83 = reshape %v99 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r83, %o_f32_p[%o_f32_i83, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i84 = constant <i32: 84> : tile<i32>
    %o_f32_r84 = reshape %v100 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r84, %o_f32_p[%o_f32_i84, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i85 = constant <i32: 85> : tile<i32>
    %o_f32_r85 = reshape %v101 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r85, %o_f32_p[%o_f32_i85, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i86 = constant <i32: 86> : tile<i32>
    %o_f32_r86 = reshape %v102 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r86, %o_f32_p[%o_f32_i86, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i87 = constant <i32: 87> : tile<i32>
    %o_f32_r87 = reshape %v103 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r87, %o_f32_p[%o_f32_i87, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i88 = constant <i32: 88> : tile<i32>
    %o_f32_r88 = reshape %v104 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r88, %o_f32_p[%o_f32_i88, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i89 = constant <i32: 89> : tile<i32>
    %o_f32_r89 = reshape %v105 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r89, %o_f32_p[%o_f32_i89, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i90 = constant <i32: 90> : tile<i32>
    %o_f32_r90 = reshape %v106 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r90, %o_f32_p[%o_f32_i90, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i91 = constant <i32: 91> : tile<i32>
    %o_f32_r91 = reshape %v107 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r91, %o_f32_p[%o_f32_i91, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i92 = constant <i32: 92> : tile<i32>
    %o_f32_r92 = reshape %v108 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r92, %o_f32_p[%o_f32_i92, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i93 = constant <i32: 93> : tile<i32>
    %o_f32_r93 = reshape %v109 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r93, %o_f32_p[%o_f32_i93, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i94 = constant <i32: 94> : tile<i32>
    %o_f32_r94 = reshape %v110 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r94, %o_f32_p[%o_f32_i94, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i95 = constant <i32: 95> : tile<i32>
    %o_f32_r95 = reshape %v111 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r95, %o_f32_p[%o_f32_i95, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i96 = constant <i32: 96> : tile<i32>
    %o_f32_r96 = reshape %v112 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r96, %o_f32_p[%o_f32_i96, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i97 = constant <i32: 97> : tile<i32>
    %o_f32_r97 = reshape %v113 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r97, %o_f32_p[%o_f32_i97, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i98 = constant <i32: 98> : tile<i32>
    %o_f32_r98 = reshape %v114 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r98, %o_f32_p[%o_f32_i98, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i99 = constant <i32: 99> : tile<i32>
    %o_f32_r99 = reshape %v115 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r99, %o_f32_p[%o_f32_i99, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i100 = constant <i32: 100> : tile<i32>
    %o_f32_r100 = reshape %v116 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r100, %o_f32_p[%o_f32_i100, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i101 = constant <i32: 101> : tile<i32>
    %o_f32_r101 = reshape %v117 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r101, %o_f32_p[%o_f32_i101, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i102 = constant <i32: 102> : tile<i32>
    %o_f32_r102 = reshape %v118 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r102, %o_f32_p[%o_f32_i102, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i103 = constant <i32: 103> : tile<i32>
    %o_f32_r103 = reshape %v119 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r103, %o_f32_p[%o_f32_i103, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i104 = constant <i32: 104> : tile<i32>
    %o_f32_r104 = reshape %v120 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r104, %o_f32_p[%o_f32_i104, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i105 = constant <i32: 105> : tile<i32>
    %o_f32_r105 = reshape %v121 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r105, %o_f32_p[%o_f32_i105, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i106 = constant <i32: 106> : tile<i32>
    %o_f32_r106 = reshape %v122 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r106, %o_f32_p[%o_f32_i106, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i107 = constant <i32: 107> : tile<i32>
    %o_f32_r107 = reshape %v123 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r107, %o_f32_p[%o_f32_i107, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i108 = constant <i32: 108> : tile<i32>
    %o_f32_r108 = reshape %v124 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r108, %o_f32_p[%o_f32_i108, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i109 = constant <i32: 109> : tile<i32>
    %o_f32_r109 = reshape %v125 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r109, %o_f32_p[%o_f32_i109, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i110 = constant <i32: 110> : tile<i32>
    %o_f32_r110 = reshape %v126 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r110, %o_f32_p[%o_f32_i110, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i111 = constant <i32: 111> : tile<i32>
    %o_f32_r111 = reshape %v127 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r111, %o_f32_p[%o_f32_i111, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i112 = constant <i32: 112> : tile<i32>
    %o_f32_r112 = reshape %v128 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r112, %o_f32_p[%o_f32_i112, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i113 = constant <i32: 113> : tile<i32>
    %o_f32_r113 = reshape %v129 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r113, %o_f32_p[%o_f32_i113, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i114 = constant <i32: 114> : tile<i32>
    %o_f32_r114 = reshape %v130 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r114, %o_f32_p[%o_f32_i114, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i115 = constant <i32: 115> : tile<i32>
    %o_f32_r115 = reshape %v131 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r115, %o_f32_p[%o_f32_i115, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i116 = constant <i32: 116> : tile<i32>
    %o_f32_r116 = reshape %v132 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r116, %o_f32_p[%o_f32_i116, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_f32_i117 = constant <i32: 117> : tile<i32>
    %o_f32_r117 = reshape %v133 : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %o_f32_r117, %o_f32_p[%o_f32_i117, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<118x256xf32, strides=[256,1]>>, tile<i32> -> token
    %o_i1_t = make_tensor_view %out_i1, shape = [24, 256], strides = [256, 1] : tensor_view<24x256xi1, strides=[256,1]>
    %o_i1_p = make_partition_view %o_i1_t : partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>
    %o_i1_i0 = constant <i32: 0> : tile<i32>
    %o_i1_r0 = reshape %v63 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r0, %o_i1_p[%o_i1_i0, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i1 = constant <i32: 1> : tile<i32>
    %o_i1_r1 = reshape %v64 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r1, %o_i1_p[%o_i1_i1, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i2 = constant <i32: 2> : tile<i32>
    %o_i1_r2 = reshape %v65 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r2, %o_i1_p[%o_i1_i2, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i3 = constant <i32: 3> : tile<i32>
    %o_i1_r3 = reshape %v66 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r3, %o_i1_p[%o_i1_i3, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i4 = constant <i32: 4> : tile<i32>
    %o_i1_r4 = reshape %v67 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r4, %o_i1_p[%o_i1_i4, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i5 = constant <i32: 5> : tile<i32>
    %o_i1_r5 = reshape %v68 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r5, %o_i1_p[%o_i1_i5, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i6 = constant <i32: 6> : tile<i32>
    %o_i1_r6 = reshape %v69 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r6, %o_i1_p[%o_i1_i6, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i7 = constant <i32: 7> : tile<i32>
    %o_i1_r7 = reshape %v70 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r7, %o_i1_p[%o_i1_i7, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i8 = constant <i32: 8> : tile<i32>
    %o_i1_r8 = reshape %v71 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r8, %o_i1_p[%o_i1_i8, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i9 = constant <i32: 9> : tile<i32>
    %o_i1_r9 = reshape %v72 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r9, %o_i1_p[%o_i1_i9, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i10 = constant <i32: 10> : tile<i32>
    %o_i1_r10 = reshape %v73 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r10, %o_i1_p[%o_i1_i10, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i11 = constant <i32: 11> : tile<i32>
    %o_i1_r11 = reshape %v74 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r11, %o_i1_p[%o_i1_i11, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i12 = constant <i32: 12> : tile<i32>
    %o_i1_r12 = reshape %v134 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r12, %o_i1_p[%o_i1_i12, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i13 = constant <i32: 13> : tile<i32>
    %o_i1_r13 = reshape %v135 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r13, %o_i1_p[%o_i1_i13, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i14 = constant <i32: 14> : tile<i32>
    %o_i1_r14 = reshape %v136 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r14, %o_i1_p[%o_i1_i14, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i15 = constant <i32: 15> : tile<i32>
    %o_i1_r15 = reshape %v137 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r15, %o_i1_p[%o_i1_i15, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i16 = constant <i32: 16> : tile<i32>
    %o_i1_r16 = reshape %v138 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r16, %o_i1_p[%o_i1_i16, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i17 = constant <i32: 17> : tile<i32>
    %o_i1_r17 = reshape %v139 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r17, %o_i1_p[%o_i1_i17, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i18 = constant <i32: 18> : tile<i32>
    %o_i1_r18 = reshape %v140 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r18, %o_i1_p[%o_i1_i18, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i19 = constant <i32: 19> : tile<i32>
    %o_i1_r19 = reshape %v141 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r19, %o_i1_p[%o_i1_i19, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i20 = constant <i32: 20> : tile<i32>
    %o_i1_r20 = reshape %v142 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r20, %o_i1_p[%o_i1_i20, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i21 = constant <i32: 21> : tile<i32>
    %o_i1_r21 = reshape %v143 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r21, %o_i1_p[%o_i1_i21, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i22 = constant <i32: 22> : tile<i32>
    %o_i1_r22 = reshape %v144 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r22, %o_i1_p[%o_i1_i22, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i23 = constant <i32: 23> : tile<i32>
    %o_i1_r23 = reshape %v145 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r23, %o_i1_p[%o_i1_i23, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
  }
  entry @float_f64(%a: tile<ptr<i64>>, %an: tile<ptr<f64>>, %b: tile<ptr<i64>>, %bn: tile<ptr<f64>>, %c: tile<ptr<i64>>, %cn: tile<ptr<f64>>, %out_f64: tile<ptr<f64>>, %out_i1: tile<ptr<i1>>) {
    %zero = constant <i32: 0> : tile<i32>
    %a_t = make_tensor_view %a, shape = [256], strides = [1] : tensor_view<256xi64, strides=[1]>
    %a_p = make_partition_view %a_t : partition_view<tile=(256), tensor_view<256xi64, strides=[1]>>
    %a_v, %a_k = load_view_tko weak %a_p[%zero] : partition_view<tile=(256), tensor_view<256xi64, strides=[1]>>, tile<i32> -> tile<256xi64>, token
    %an_t = make_tensor_view %an, shape = [256], strides = [1] : tensor_view<256xf64, strides=[1]>
    %an_p = make_partition_view %an_t : partition_view<tile=(256), tensor_view<256xf64, strides=[1]>>
    %an_v, %an_k = load_view_tko weak %an_p[%zero] : partition_view<tile=(256), tensor_view<256xf64, strides=[1]>>, tile<i32> -> tile<256xf64>, token
    %b_t = make_tensor_view %b, shape = [256], strides = [1] : tensor_view<256xi64, strides=[1]>
    %b_p = make_partition_view %b_t : partition_view<tile=(256), tensor_view<256xi64, strides=[1]>>
    %b_v, %b_k = load_view_tko weak %b_p[%zero] : partition_view<tile=(256), tensor_view<256xi64, strides=[1]>>, tile<i32> -> tile<256xi64>, token
    %bn_t = make_tensor_view %bn, shape = [256], strides = [1] : tensor_view<256xf64, strides=[1]>
    %bn_p = make_partition_view %bn_t : partition_view<tile=(256), tensor_view<256xf64, strides=[1]>>
    %bn_v, %bn_k = load_view_tko weak %bn_p[%zero] : partition_view<tile=(256), tensor_view<256xf64, strides=[1]>>, tile<i32> -> tile<256xf64>, token
    %c_t = make_tensor_view %c, shape = [256], strides = [1] : tensor_view<256xi64, strides=[1]>
    %c_p = make_partition_view %c_t : partition_view<tile=(256), tensor_view<256xi64, strides=[1]>>
    %c_v, %c_k = load_view_tko weak %c_p[%zero] : partition_view<tile=(256), tensor_view<256xi64, strides=[1]>>, tile<i32> -> tile<256xi64>, token
    %cn_t = make_tensor_view %cn, shape = [256], strides = [1] : tensor_view<256xf64, strides=[1]>
    %cn_p = make_partition_view %cn_t : partition_view<tile=(256), tensor_view<256xf64, strides=[1]>>
    %cn_v, %cn_k = load_view_tko weak %cn_p[%zero] : partition_view<tile=(256), tensor_view<256xf64, strides=[1]>>, tile<i32> -> tile<256xf64>, token
    %v1 = bitcast %a_v : tile<256xi64> -> tile<256xf64>
    %v2 = bitcast %b_v : tile<256xi64> -> tile<256xf64>
    %v3 = bitcast %c_v : tile<256xi64> -> tile<256xf64>
    %v4 = addf %v1, %v2 rounding<nearest_even> : tile<256xf64>
    %v5 = subf %v1, %v2 rounding<nearest_even> : tile<256xf64>
    %v6 = mulf %v1, %v2 rounding<nearest_even> : tile<256xf64>
    %v7 = divf %v1, %v2 rounding<nearest_even> : tile<256xf64>
    %v8 = fma %v1, %v2, %v3 rounding<nearest_even> : tile<256xf64>
    %v9 = sqrt %v1 rounding<nearest_even> : tile<256xf64>
    %v10 = addf %v1, %v2 rounding<zero> : tile<256xf64>
    %v11 = subf %v1, %v2 rounding<zero> : tile<256xf64>
    %v12 = mulf %v1, %v2 rounding<zero> : tile<256xf64>
    %v13 = divf %v1, %v2 rounding<zero> : tile<256xf64>
    %v14 = fma %v1, %v2, %v3 rounding<zero> : tile<256xf64>
    %v15 = sqrt %v1 rounding<zero> : tile<256xf64>
    %v16 = addf %v1, %v2 rounding<negative_inf> : tile<256xf64>
    %v17 = subf %v1, %v2 rounding<negative_inf> : tile<256xf64>
    %v18 = mulf %v1, %v2 rounding<negative_inf> : tile<256xf64>
    %v19 = divf %v1, %v2 rounding<negative_inf> : tile<256xf64>
    %v20 = fma %v1, %v2, %v3 rounding<negative_inf> : tile<256xf64>
    %v21 = sqrt %v1 rounding<negative_inf> : tile<256xf64>
    %v22 = addf %v1, %v2 rounding<positive_inf> : tile<256xf64>
    %v23 = subf %v1, %v2 rounding<positive_inf> : tile<256xf64>
    %v24 = mulf %v1, %v2 rounding<positive_inf> : tile<256xf64>
    %v25 = divf %v1, %v2 rounding<positive_inf> : tile<256xf64>
    %v26 = fma %v1, %v2, %v3 rounding<positive_inf> : tile<256xf64>
    %v27 = sqrt %v1 rounding<positive_inf> : tile<256xf64>
    %v28 = maxf %v1, %v2 : tile<256xf64>
    %v29 = maxf %v1, %v2 propagate_nan : tile<256xf64>
    %v30 = minf %v1, %v2 : tile<256xf64>
    %v31 = minf %v1, %v2 propagate_nan : tile<256xf64>
    %v32 = absf %v1 : tile<256xf64>
    %v33 = negf %v1 : tile<256xf64>
    %v34 = floor %v1 : tile<256xf64>
    %v35 = ceil %v1 : tile<256xf64>
    %v36 = remf %v1, %v2 : tile<256xf64>
    %v37 = cmpf equal ordered %v1, %v2 : tile<256xf64> -> tile<256xi1>
    %v38 = cmpf equal unordered %v1, %v2 : tile<256xf64> -> tile<256xi1>
    %v39 = cmpf not_equal ordered %v1, %v2 : tile<256xf64> -> tile<256xi1>
    %v40 = cmpf not_equal unordered %v1, %v2 : tile<256xf64> -> tile<256xi1>
    %v41 = cmpf less_than ordered %v1, %v2 : tile<256xf64> -> tile<256xi1>
    %v42 = cmpf less_than unordered %v1, %v2 : tile<256xf64> -> tile<256xi1>
    %v43 = cmpf less_than_or_equal ordered %v1, %v2 : tile<256xf64> -> tile<256xi1>
    %v44 = cmpf less_than_or_equal unordered %v1, %v2 : tile<256xf64> -> tile<256xi1>
    %v45 = cmpf greater_than ordered %v1, %v2 : tile<256xf64> -> tile<256xi1>
    %v46 = cmpf greater_than unordered %v1, %v2 : tile<256xf64> -> tile<256xi1>
    %v47 = cmpf greater_than_or_equal ordered %v1, %v2 : tile<256xf64> -> tile<256xi1>
    %v48 = cmpf greater_than_or_equal unordered %v1, %v2 : tile<256xf64> -> tile<256xi1>
    %v49 = addf %an_v, %bn_v rounding<nearest_even> : tile<256xf64>
    %v50 = subf %an_v, %bn_v rounding<nearest_even> : tile<256xf64>
    %v51 = mulf %an_v, %bn_v rounding<nearest_even> : tile<256xf64>
    %v52 = divf %an_v, %bn_v rounding<nearest_even> : tile<256xf64>
    %v53 = fma %an_v, %bn_v, %cn_v rounding<nearest_even> : tile<256xf64>
    %v54 = sqrt %an_v rounding<nearest_even> : tile<256xf64>
    %v55 = addf %an_v, %bn_v rounding<zero> : tile<256xf64>
    %v56 = subf %an_v, %bn_v rounding<zero> : tile<256xf64>
    %v57 = mulf %an_v, %bn_v rounding<zero> : tile<256xf64>
    %v58 = divf %an_v, %bn_v rounding<zero> : tile<256xf64>
    %v59 = fma %an_v, %bn_v, %cn_v rounding<zero> : tile<256xf64>
    %v60 = sqrt %an_v rounding<zero> : tile<256xf64>
    %v61 = addf %an_v, %bn_v rounding<negative_inf> : tile<256xf64>
    %v62 = subf %an_v, %bn_v rounding<negative_inf> : tile<256xf64>
    %v63 = mulf %an_v, %bn_v rounding<negative_inf> : tile<256xf64>
    %v64 = divf %an_v, %bn_v rounding<negative_inf> : tile<256xf64>
    %v65 = fma %an_v, %bn_v, %cn_v rounding<negative_inf> : tile<256xf64>
    %v66 = sqrt %an_v rounding<negative_inf> : tile<256xf64>
    %v67 = addf %an_v, %bn_v rounding<positive_inf> : tile<256xf64>
    %v68 = subf %an_v, %bn_v rounding<positive_inf> : tile<256xf64>
    %v69 = mulf %an_v, %bn_v rounding<positive_inf> : tile<256xf64>
    %v70 = divf %an_v, %bn_v rounding<positive_inf> : tile<256xf64>
    %v71 = fma %an_v, %bn_v, %cn_v rounding<positive_inf> : tile<256xf64>
    %v72 = sqrt %an_v rounding<positive_inf> : tile<256xf64>
    %v73 = maxf %an_v, %bn_v : tile<256xf64>
    %v74 = maxf %an_v, %bn_v propagate_nan : tile<256xf64>
    %v75 = minf %an_v, %bn_v : tile<256xf64>
    %v76 = minf %an_v, %bn_v propagate_nan : tile<256xf64>
    %v77 = absf %an_v : tile<256xf64>
    %v78 = negf %an_v : tile<256xf64>
    %v79 = floor %an_v : tile<256xf64>
    %v80 = ceil %an_v : tile<256xf64>
    %v81 = remf %an_v, %bn_v : tile<256xf64>
    %v82 = cmpf equal ordered %an_v, %bn_v : tile<256xf64> -> tile<256xi1>
    %v83 = cmpf equal unordered %an_v, %bn_v : tile<256xf64> -> tile<256xi1>
    %v84 = cmpf not_equal ordered %an_v, %bn_v : tile<256xf64> -> tile<256xi1>
    %v85 = cmpf not_equal unordered %an_v, %bn_v : tile<256xf64> -> tile<256xi1>
    %v86 = cmpf less_than ordered %an_v, %bn_v : tile<256xf64> -> tile<256xi1>
    %v87 = cmpf less_than unordered %an_v, %bn_v : tile<256xf64> -> tile<256xi1>
    %v88 = cmpf less_than_or_equal ordered %an_v, %bn_v : tile<256xf64> -> tile<256xi1>
    %v89 = cmpf less_than_or_equal unordered %an_v, %bn_v : tile<256xf64> -> tile<256xi1>
    %v90 = cmpf greater_than ordered %an_v, %bn_v : tile<256xf64> -> tile<256xi1>
    %v91 = cmpf greater_than unordered %an_v, %bn_v : tile<256xf64> -> tile<256xi1>
    %v92 = cmpf greater_than_or_equal ordered %an_v, %bn_v : tile<256xf64> -> tile<256xi1>
    %v93 = cmpf greater_than_or_equal unordered %an_v, %bn_v : tile<256xf64> -> tile<256xi1>
    %o_f64_t = make_tensor_view %out_f64, shape = [66, 256], strides = [256, 1] : tensor_view<66x256xf64, strides=[256,1]>
    %o_f64_p = make_partition_view %o_f64_t : partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>
    %o_f64_i0 = constant <i32: 0> : tile<i32>
    %o_f64_r0 = reshape %v4 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r0, %o_f64_p[%o_f64_i0, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i1 = constant <i32: 1> : tile<i32>
    %o_f64_r1 = reshape %v5 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r1, %o_f64_p[%o_f64_i1, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i2 = constant <i32: 2> : tile<i32>
    %o_f64_r2 = reshape %v6 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r2, %o_f64_p[%o_f64_i2, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i3 = constant <i32: 3> : tile<i32>
    %o_f64_r3 = reshape %v7 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r3, %o_f64_p[%o_f64_i3, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i4 = constant <i32: 4> : tile<i32>
    %o_f64_r4 = reshape %v8 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r4, %o_f64_p[%o_f64_i4, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i5 = constant <i32: 5> : tile<i32>
    %o_f64_r5 = reshape %v9 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r5, %o_f64_p[%o_f64_i5, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i6 = constant <i32: 6> : tile<i32>
    %o_f64_r6 = reshape %v10 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r6, %o_f64_p[%o_f64_i6, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i7 = constant <i32: 7> : tile<i32>
    %o_f64_r7 = reshape %v11 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r7, %o_f64_p[%o_f64_i7, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i8 = constant <i32: 8> : tile<i32>
    %o_f64_r8 = reshape %v12 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r8, %o_f64_p[%o_f64_i8, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i9 = constant <i32: 9> : tile<i32>
    %o_f64_r9 = reshape %v13 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r9, %o_f64_p[%o_f64_i9, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i10 = constant <i32: 10> : tile<i32>
    %o_f64_r10 = reshape %v14 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r10, %o_f64_p[%o_f64_i10, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i11 = constant <i32: 11> : tile<i32>
    %o_f64_r11 = reshape %v15 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r11, %o_f64_p[%o_f64_i11, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i12 = constant <i32: 12> : tile<i32>
    %o_f64_r12 = reshape %v16 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r12, %o_f64_p[%o_f64_i12, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i13 = constant <i32: 13> : tile<i32>
    %o_f64_r13 = reshape %v17 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r13, %o_f64_p[%o_f64_i13, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i14 = constant <i32: 14> : tile<i32>
    %o_f64_r14 = reshape %v18 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r14, %o_f64_p[%o_f64_i14, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i15 = constant <i32: 15> : tile<i32>
    %o_f64_r15 = reshape %v19 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r15, %o_f64_p[%o_f64_i15, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i16 = constant <i32: 16> : tile<i32>
    %o_f64_r16 = reshape %v20 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r16, %o_f64_p[%o_f64_i16, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i17 = constant <i32: 17> : tile<i32>
    %o_f64_r17 = reshape %v21 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r17, %o_f64_p[%o_f64_i17, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i18 = constant <i32: 18> : tile<i32>
    %o_f64_r18 = reshape %v22 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r18, %o_f64_p[%o_f64_i18, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i19 = constant <i32: 19> : tile<i32>
    %o_f64_r19 = reshape %v23 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r19, %o_f64_p[%o_f64_i19, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i20 = constant <i32: 20> : tile<i32>
    %o_f64_r20 = reshape %v24 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r20, %o_f64_p[%o_f64_i20, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i21 = constant <i32: 21> : tile<i32>
    %o_f64_r21 = reshape %v25 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r21, %o_f64_p[%o_f64_i21, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i22 = constant <i32: 22> : tile<i32>
    %o_f64_r22 = reshape %v26 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r22, %o_f64_p[%o_f64_i22, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i23 = constant <i32: 23> : tile<i32>
    %o_f64_r23 = reshape %v27 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r23, %o_f64_p[%o_f64_i23, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i24 = constant <i32: 24> : tile<i32>
    %o_f64_r24 = reshape %v28 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r24, %o_f64_p[%o_f64_i24, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i25 = constant <i32: 25> : tile<i32>
    %o_f64_r25 = reshape %v29 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r25, %o_f64_p[%o_f64_i25, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i26 = constant <i32: 26> : tile<i32>
    %o_f64_r26 = reshape %v30 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r26, %o_f64_p[%o_f64_i26, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i27 = constant <i32: 27> : tile<i32>
    %o_f64_r27 = reshape %v31 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r27, %o_f64_p[%o_f64_i27, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i28 = constant <i32: 28> : tile<i32>
    %o_f64_r28 = reshape %v32 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r28, %o_f64_p[%o_f64_i28, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i29 = constant <i32: 29> : tile<i32>
    %o_f64_r29 = reshape %v33 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r29, %o_f64_p[%o_f64_i29, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i30 = constant <i32: 30> : tile<i32>
    %o_f64_r30 = reshape %v34 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r30, %o_f64_p[%o_f64_i30, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i31 = constant <i32: 31> : tile<i32>
    %o_f64_r31 = reshape %v35 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r31, %o_f64_p[%o_f64_i31, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i32 = constant <i32: 32> : tile<i32>
    %o_f64_r32 = reshape %v36 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r32, %o_f64_p[%o_f64_i32, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i33 = constant <i32: 33> : tile<i32>
    %o_f64_r33 = reshape %v49 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r33, %o_f64_p[%o_f64_i33, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i34 = constant <i32: 34> : tile<i32>
    %o_f64_r34 = reshape %v50 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r34, %o_f64_p[%o_f64_i34, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i35 = constant <i32: 35> : tile<i32>
    %o_f64_r35 = reshape %v51 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r35, %o_f64_p[%o_f64_i35, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i36 = constant <i32: 36> : tile<i32>
    %o_f64_r36 = reshape %v52 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r36, %o_f64_p[%o_f64_i36, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i37 = constant <i32: 37> : tile<i32>
    %o_f64_r37 = reshape %v53 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r37, %o_f64_p[%o_f64_i37, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i38 = constant <i32: 38> : tile<i32>
    %o_f64_r38 = reshape %v54 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r38, %o_f64_p[%o_f64_i38, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i39 = constant <i32: 39> : tile<i32>
    %o_f64_r39 = reshape %v55 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r39, %o_f64_p[%o_f64_i39, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i40 = constant <i32: 40> : tile<i32>
    %o_f64_r40 = reshape %v56 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r40, %o_f64_p[%o_f64_i40, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i41 = constant <i32: 41> : tile<i32>
    %o_f64_r41 = reshape %v57 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r41, %o_f64_p[%o_f64_i41, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i42 = constant <i32: 42> : tile<i32>
    %o_f64_r42 = reshape %v58 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r42, %o_f64_p[%o_f64_i42, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i43 = constant <i32: 43> : tile<i32>
    %o_f64_r43 = reshape %v59 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r43, %o_f64_p[%o_f64_i43, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i44 = constant <i32: 44> : tile<i32>
    %o_f64_r44 = reshape %v60 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r44, %o_f64_p[%o_f64_i44, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i45 = constant <i32: 45> : tile<i32>
    %o_f64_r45 = reshape %v61 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r45, %o_f64_p[%o_f64_i45, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i46 = constant <i32: 46> : tile<i32>
    %o_f64_r46 = reshape %v62 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r46, %o_f64_p[%o_f64_i46, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i47 = constant <i32: 47> : tile<i32>
    %o_f64_r47 = reshape %v63 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r47, %o_f64_p[%o_f64_i47, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i48 = constant <i32: 48> : tile<i32>
    %o_f64_r48 = reshape %v64 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r48, %o_f64_p[%o_f64_i48, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i49 = constant <i32: 49> : tile<i32>
    %o_f64_r49 = reshape %v65 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r49, %o_f64_p[%o_f64_i49, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i50 = constant <i32: 50> : tile<i32>
    %o_f64_r50 = reshape %v66 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r50, %o_f64_p[%o_f64_i50, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i51 = constant <i32: 51> : tile<i32>
    %o_f64_r51 = reshape %v67 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r51, %o_f64_p[%o_f64_i51, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i52 = constant <i32: 52> : tile<i32>
    %o_f64_r52 = reshape %v68 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r52, %o_f64_p[%o_f64_i52, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i53 = constant <i32: 53> : tile<i32>
    %o_f64_r53 = reshape %v69 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r53, %o_f64_p[%o_f64_i53, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i54 = constant <i32: 54> : tile<i32>
    %o_f64_r54 = reshape %v70 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r54, %o_f64_p[%o_f64_i54, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i55 = constant <i32: 55> : tile<i32>
    %o_f64_r55 = reshape %v71 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r55, %o_f64_p[%o_f64_i55, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i56 = constant <i32: 56> : tile<i32>
    %o_f64_r56 = reshape %v72 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r56, %o_f64_p[%o_f64_i56, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i57 = constant <i32: 57> : tile<i32>
    %o_f64_r57 = reshape %v73 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r57, %o_f64_p[%o_f64_i57, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i58 = constant <i32: 58> : tile<i32>
    %o_f64_r58 = reshape %v74 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r58, %o_f64_p[%o_f64_i58, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i59 = constant <i32: 59> : tile<i32>
    %o_f64_r59 = reshape %v75 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r59, %o_f64_p[%o_f64_i59, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i60 = constant <i32: 60> : tile<i32>
    %o_f64_r60 = reshape %v76 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r60, %o_f64_p[%o_f64_i60, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i61 = constant <i32: 61> : tile<i32>
    %o_f64_r61 = reshape %v77 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r61, %o_f64_p[%o_f64_i61, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i62 = constant <i32: 62> : tile<i32>
    %o_f64_r62 = reshape %v78 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r62, %o_f64_p[%o_f64_i62, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i63 = constant <i32: 63> : tile<i32>
    %o_f64_r63 = reshape %v79 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r63, %o_f64_p[%o_f64_i63, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i64 = constant <i32: 64> : tile<i32>
    %o_f64_r64 = reshape %v80 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r64, %o_f64_p[%o_f64_i64, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_f64_i65 = constant <i32: 65> : tile<i32>
    %o_f64_r65 = reshape %v81 : tile<256xf64> -> tile<1x256xf64>
    store_view_tko weak %o_f64_r65, %o_f64_p[%o_f64_i65, %zero] : tile<1x256xf64>, partition_view<tile=(1x256), tensor_view<66x256xf64, strides=[256,1]>>, tile<i32> -> token
    %o_i1_t = make_tensor_view %out_i1, shape = [24, 256], strides = [256, 1] : tensor_view<24x256xi1, strides=[256,1]>
    %o_i1_p = make_partition_view %o_i1_t : partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>
    %o_i1_i0 = constant <i32: 0> : tile<i32>
    %o_i1_r0 = reshape %v37 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r0, %o_i1_p[%o_i1_i0, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i1 = constant <i32: 1> : tile<i32>
    %o_i1_r1 = reshape %v38 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r1, %o_i1_p[%o_i1_i1, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i2 = constant <i32: 2> : tile<i32>
    %o_i1_r2 = reshape %v39 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r2, %o_i1_p[%o_i1_i2, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i3 = constant <i32: 3> : tile<i32>
    %o_i1_r3 = reshape %v40 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r3, %o_i1_p[%o_i1_i3, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i4 = constant <i32: 4> : tile<i32>
    %o_i1_r4 = reshape %v41 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r4, %o_i1_p[%o_i1_i4, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i5 = constant <i32: 5> : tile<i32>
    %o_i1_r5 = reshape %v42 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r5, %o_i1_p[%o_i1_i5, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i6 = constant <i32: 6> : tile<i32>
    %o_i1_r6 = reshape %v43 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r6, %o_i1_p[%o_i1_i6, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i7 = constant <i32: 7> : tile<i32>
    %o_i1_r7 = reshape %v44 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r7, %o_i1_p[%o_i1_i7, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i8 = constant <i32: 8> : tile<i32>
    %o_i1_r8 = reshape %v45 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r8, %o_i1_p[%o_i1_i8, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i9 = constant <i32: 9> : tile<i32>
    %o_i1_r9 = reshape %v46 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r9, %o_i1_p[%o_i1_i9, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i10 = constant <i32: 10> : tile<i32>
    %o_i1_r10 = reshape %v47 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r10, %o_i1_p[%o_i1_i10, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i11 = constant <i32: 11> : tile<i32>
    %o_i1_r11 = reshape %v48 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r11, %o_i1_p[%o_i1_i11, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i12 = constant <i32: 12> : tile<i32>
    %o_i1_r12 = reshape %v82 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r12, %o_i1_p[%o_i1_i12, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i13 = constant <i32: 13> : tile<i32>
    %o_i1_r13 = reshape %v83 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r13, %o_i1_p[%o_i1_i13, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i14 = constant <i32: 14> : tile<i32>
    %o_i1_r14 = reshape %v84 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r14, %o_i1_p[%o_i1_i14, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i15 = constant <i32: 15> : tile<i32>
    %o_i1_r15 = reshape %v85 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r15, %o_i1_p[%o_i1_i15, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i16 = constant <i32: 16> : tile<i32>
    %o_i1_r16 = reshape %v86 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r16, %o_i1_p[%o_i1_i16, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i17 = constant <i32: 17> : tile<i32>
    %o_i1_r17 = reshape %v87 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r17, %o_i1_p[%o_i1_i17, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i18 = constant <i32: 18> : tile<i32>
    %o_i1_r18 = reshape %v88 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r18, %o_i1_p[%o_i1_i18, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i19 = constant <i32: 19> : tile<i32>
    %o_i1_r19 = reshape %v89 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r19, %o_i1_p[%o_i1_i19, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i20 = constant <i32: 20> : tile<i32>
    %o_i1_r20 = reshape %v90 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r20, %o_i1_p[%o_i1_i20, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i21 = constant <i32: 21> : tile<i32>
    %o_i1_r21 = reshape %v91 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r21, %o_i1_p[%o_i1_i21, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i22 = constant <i32: 22> : tile<i32>
    %o_i1_r22 = reshape %v92 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r22, %o_i1_p[%o_i1_i22, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i23 = constant <i32: 23> : tile<i32>
    %o_i1_r23 = reshape %v93 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r23, %o_i1_p[%o_i1_i23, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<24x256xi1, strides=[256,1]>>, tile<i32> -> token
  }
  entry @zeros_f64(%one: tile<ptr<f64>>, %out_f64: tile<ptr<f64>>) {
    %zero = constant <i32: 0> : tile<i32>
    %one_t = make_tensor_view %one, shape = [4], strides = [1] : tensor_view<4xf64, strides=[1]>
    %one_p = make_partition_view %one_t : partition_view<tile=(4), tensor_view<4xf64, strides=[1]>>
    %one_v, %one_k = load_view_tko weak %one_p[%zero] : partition_view<tile=(4), tensor_view<4xf64, strides=[1]>>, tile<i32> -> tile<4xf64>, token
    %v1 = constant <f64: [0.0, 0x8000000000000000, 0x7FF8000000000000, 1.0]> : tile<4xf64>
    %v2 = mulf %v1, %one_v rounding<nearest_even> : tile<4xf64>
    %v3 = constant <f64: 0.0> : tile<4xf64>
    %v4 = maxf %v2, %v3 : tile<4xf64>
    %v5 = divf %one_v, %v4 rounding<nearest_even> : tile<4xf64>
    %v6 = maxf %v2, %v3 propagate_nan : tile<4xf64>
    %v7 = divf %one_v, %v6 rounding<nearest_even> : tile<4xf64>
    %v8 = minf %v2, %v3 : tile<4xf64>
    %v9 = divf %one_v, %v8 rounding<nearest_even> : tile<4xf64>
    %v10 = minf %v2, %v3 propagate_nan : tile<4xf64>
    %v11 = divf %one_v, %v10 rounding<nearest_even> : tile<4xf64>
    %v12 = constant <f64: 0x8000000000000000> : tile<4xf64>
    %v13 = maxf %v2, %v12 : tile<4xf64>
    %v14 = divf %one_v, %v13 rounding<nearest_even> : tile<4xf64>
    %v15 = maxf %v2, %v12 propagate_nan : tile<4xf64>
    %v16 = divf %one_v, %v15 rounding<nearest_even> : tile<4xf64>
    %v17 = minf %v2, %v12 : tile<4xf64>
    %v18 = divf %one_v, %v17 rounding<nearest_even> : tile<4xf64>
    %v19 = minf %v2, %v12 propagate_nan : tile<4xf64>
    %v20 = divf %one_v, %v19 rounding<nearest_even> : tile<4xf64>
    %v21 = constant <f64: 0x7FF8000000000000> : tile<4xf64>
    %v22 = maxf %v2, %v21 : tile<4xf64>
    %v23 = divf %one_v, %v22 rounding<nearest_even> : tile<4xf64>
    %v24 = maxf %v2, %v21 propagate_nan : tile<4xf64>
    %v25 = divf %one_v, %v24 rounding<nearest_even> : tile<4xf64>
    %v26 = minf %v2, %v21 : tile<4xf64>
    %v27 = divf %one_v, %v26 rounding<nearest_even> : tile<4xf64>
    %v28 = minf %v2, %v21 propagate_nan : tile<4xf64>
    %v29 = divf %one_v, %v28 rounding<nearest_even> : tile<4xf64>
    %v30 = constant <f64: -1.0> : tile<4xf64>
    %v31 = maxf %v2, %v30 : tile<4xf64>
    %v32 = divf %one_v, %v31 rounding<nearest_even> : tile<4xf64>
    %v33 = maxf %v2, %v30 propagate_nan : tile<4xf64>
    %v34 = divf %one_v, %v33 rounding<nearest_even> : tile<4xf64>
    %v35 = minf %v2, %v30 : tile<4xf64>
    %v36 = divf %one_v, %v35 rounding<nearest_even> : tile<4xf64>
    %v37 = minf %v2, %v30 propagate_nan : tile<4xf64>
    %v38 = divf %one_v, %v37 rounding<nearest_even> : tile<4xf64>
    %o_f64_t = make_tensor_view %out_f64, shape = [32, 4], strides = [4, 1] : tensor_view<32x4xf64, strides=[4,1]>
    %o_f64_p = make_partition_view %o_f64_t : partition_view<tile=(1x4), tensor_view<32x4xf64, strides=[4,1]>>
    %o_f64_i0 = constant <i32: 0> : tile<i32>
    %o_f64_r0 = reshape %v4 : tile<4xf64> -> tile<1x4xf64>
    store_view_tko weak %o_f64_r0, %o_f64_p[%o_f64_i0, %zero] : tile<1x4xf64>, partition_view<tile=(1x4), tensor_view<32x4xf64, strides=[4,1]>>, tile<i32> -> token
    %o_f64_i1 = constant <i32: 1> : tile<i32>
    %o_f64_r1 = reshape %v5 : tile<4xf64> -> tile<1x4xf64>
    store_view_tko weak %o_f64_r1, %o_f64_p[%o_f64_i1, %zero] : tile<1x4xf64>, partition_view<tile=(1x4), tensor_view<32x4xf64, strides=[4,1]>>, tile<i32> -> token
    %o_f64_i2 = constant <i32: 2> : tile<i32>
    %o_f64_r2 = reshape %v6 : tile<4xf64> -> tile<1x4xf64>
    store_view_tko weak %o_f64_r2, %o_f64_p[%o_f64_i2, %zero] : tile<1x4xf64>, partition_view<tile=(1x4), tensor_view<32x4xf64, strides=[4,1]>>, tile<i32> -> token
    %o_f64_i3 = constant <i32: 3> : tile<i32>
    %o_f64_r3 = reshape %v7 : tile<4xf64> -> tile<1x4xf64>
    store_view_tko weak %o_f64_r3, %o_f64_p[%o_f64_i3, %zero] : tile<1x4xf64>, partition_view<tile=(1x4), tensor_view<32x4xf64, strides=[4,1]>>, tile<i32> -> token
    %o_f64_i4 = constant <i32: 4> : tile<i32>
    %o_f64_r4 = reshape %v8 : tile<4xf64> -> tile<1x4xf64>
    store_view_tko weak %o_f64_r4, %o_f64_p[%o_f64_i4, %zero] : tile<1x4xf64>, partition_view<tile=(1x4), tensor_view<32x4xf64, strides=[4,1]>>, tile<i32> -> token
    %o_f64_i5 = constant <i32: 5> : tile<i32>
    %o_f64_r5 = reshape %v9 : tile<4xf64> -> tile<1x4xf64>
    store_view_tko weak %o_f64_r5, %o_f64_p[%o_f64_i5, %zero] : tile<1x4xf64>, partition_view<tile=(1x4), tensor_view<32x4xf64, strides=[4,1]>>, tile<i32> -> token
    %o_f64_i6 = constant <i32: 6> : tile<i32>
    %o_f64_r6 = reshape %v10 : tile<4xf64> -> tile<1x4xf64>
    store_view_tko weak %o_f64_r6, %o_f64_p[%o_f64_i6, %zero] : tile<1x4xf64>, partition_view<tile=(1x4), tensor_view<32x4xf64, strides=[4,1]>>, tile<i32> -> token
    %o_f64_i7 = constant <i32: 7> : tile<i32>
    %o_f64_r7 = reshape %v11 : tile<4xf64> -> tile<1x4xf64>
    store_view_tko weak %o_f64_r7, %o_f64_p[%o_f64_i7, %zero] : tile<1x4xf64>, partition_view<tile=(1x4), tensor_view<32x4xf64, strides=[4,1]>>, tile<i32> -> token
    %o_f64_i8 = constant <i32: 8> : tile<i32>
    %o_f64_r8 = reshape %v13 : tile<4xf64> -> tile<1x4xf64>
    store_view_tko weak %o_f64_r8, %o_f64_p[%o_f64_i8, %zero] : tile<1x4xf64>, partition_view<tile=(1x4), tensor_view<32x4xf64, strides=[4,1]>>, tile<i32> -> token
    %o_f64_i9 = constant <i32: 9> : tile<i32>
    %o_f64_r9 = reshape %v14 : tile<4xf64> -> tile<1x4xf64>
    store_view_tko weak %o_f64_r9, %o_f64_p[%o_f64_i9, %zero] : tile<1x4xf64>, partition_view<tile=(1x4), tensor_view<32x4xf64, strides=[4,1]>>, tile<i32> -> token
    %o_f64_i10 = constant <i32: 10> : tile<i32>
    %o_f64_r10 = reshape %v15 : tile<4xf64> -> tile<1x4xf64>
    store_view_tko weak %o_f64_r10, %o_f64_p[%o_f64_i10, %zero] : tile<1x4xf64>, partition_view<tile=(1x4), tensor_view<32x4xf64, strides=[4,1]>>, tile<i32> -> token
    %o_f64_i11 = constant <i32: 11> : tile<i32>
    %o_f64_r11 = reshape %v16 : tile<4xf64> -> tile<1x4xf64>
    store_view_tko weak %o_f64_r11, %o_f64_p[%o_f64_i11, %zero] : tile<1x4xf64>, partition_view<tile=(1x4), tensor_view<32x4xf64, strides=[4,1]>>, tile<i32> -> token
    %o_f64_i12 = constant <i32: 12> : tile<i32>
    %o_f64_r12 = reshape %v17 : tile<4xf64> -> tile<1x4xf64>
    store_view_tko weak %o_f64_r12, %o_f64_p[%o_f64_i12, %zero] : tile<1x4xf64>, partition_view<tile=(1x4), tensor_view<32x4xf64, strides=[4,1]>>, tile<i32> -> token
    %o_f64_i13 = constant <i32: 13> : tile<i32>
    %o_f64_r13 = reshape %v18 : tile<4xf64> -> tile<1x4xf64>
    store_view_tko weak %o_f64_r13, %o_f64_p[%o_f64_i13, %zero] : tile<1x4xf64>, partition_view<tile=(1x4), tensor_view<32x4xf64, strides=[4,1]>>, tile<i32> -> token
    %o_f64_i14 = constant <i32: 14> : tile<i32>
    %o_f64_r14 = reshape %v19 : tile<4xf64> -> tile<1x4xf64>
    store_view_tko weak %o_f64_r14, %o_f64_p[%o_f64_i14, %zero] : tile<1x4xf64>, partition_view<tile=(1x4), tensor_view<32x4xf64, strides=[4,1]>>, tile<i32> -> token
    %o_f64_i15 = constant <i32: 15> : tile<i32>
    %o_f64_r15 = reshape %v20 : tile<4xf64> -> tile<1x4xf64>
    store_view_tko weak %o_f64_r15, %o_f64_p[%o_f64_i15, %zero] : tile<1x4xf64>, partition_view<tile=(1x4), tensor_view<32x4xf64, strides=[4,1]>>, tile<i32> -> token
    %o_f64_i16 = constant <i32: 16> : tile<i32>
    %o_f64_r16 = reshape %v22 : tile<4xf64> -> tile<1x4xf64>
    store_view_tko weak %o_f64_r16, %o_f64_p[%o_f64_i16, %zero] : tile<1x4xf64>, partition_view<tile=(1x4), tensor_view<32x4xf64, strides=[4,1]>>, tile<i32> -> token
    %o_f64_i17 = constant <i32: 17> : tile<i32>
    %o_f64_r17 = reshape %v23 : tile<4xf64> -> tile<1x4xf64>
    store_view_tko weak %o_f64_r17, %o_f64_p[%o_f64_i17, %zero] : tile<1x4xf64>, partition_view<tile=(1x4), tensor_view<32x4xf64, strides=[4,1]>>, tile<i32> -> token
    %o_f64_i18 = constant <i32: 18> : tile<i32>
    %o_f64_r18 = reshape %v24 : tile<4xf64> -> tile<1x4xf64>
    store_view_tko weak %o_f64_r18, %o_f64_p[%o_f64_i18, %zero] : tile<1x4xf64>, partition_view<tile=(1x4), tensor_view<32x4xf64, strides=[4,1]>>, tile<i32> -> token
    %o_f64_i19 = constant <i32: 19> : tile<i32>
    %o_f64_r19 = reshape %v25 : tile<4xf64> -> tile<1x4xf64>
    store_view_tko weak %o_f64_r19, %o_f64_p[%o_f64_i19, %zero] : tile<1x4xf64>, partition_view<tile=(1x4), tensor_view<32x4xf64, strides=[4,1]>>, tile<i32> -> token
    %o_f64_i20 = constant <i32: 20> : tile<i32>
    %o_f64_r20 = reshape %v26 : tile<4xf64> -> tile<1x4xf64>
    store_view_tko weak %o_f64_r20, %o_f64_p[%o_f64_i20, %zero] : tile<1x4xf64>, partition_view<tile=(1x4), tensor_view<32x4xf64, strides=[4,1]>>, tile<i32> -> token
    %o_f64_i21 = constant <i32: 21> : tile<i32>
    %o_f64_r21 = reshape %v27 : tile<4xf64> -> tile<1x4xf64>
    store_view_tko weak %o_f64_r21, %o_f64_p[%o_f64_i21, %zero] : tile<1x4xf64>, partition_view<tile=(1x4), tensor_view<32x4xf64, strides=[4,1]>>, tile<i32> -> token
    %o_f64_i22 = constant <i32: 22> : tile<i32>
    %o_f64_r22 = reshape %v28 : tile<4xf64> -> tile<1x4xf64>
    store_view_tko weak %o_f64_r22, %o_f64_p[%o_f64_i22, %zero] : tile<1x4xf64>, partition_view<tile=(1x4), tensor_view<32x4xf64, strides=[4,1]>>, tile<i32> -> token
    %o_f64_i23 = constant <i32: 23> : tile<i32>
    %o_f64_r23 = reshape %v29 : tile<4xf64> -> tile<1x4xf64>
    store_view_tko weak %o_f64_r23, %o_f64_p[%o_f64_i23, %zero] : tile<1x4xf64>, partition_view<tile=(1x4), tensor_view<32x4xf64, strides=[4,1]>>, tile<i32> -> token
    %o_f64_i24 = constant <i32: 24> : tile<i32>
    %o_f64_r24 = reshape %v31 : tile<4xf64> -> tile<1x4xf64>
    store_view_tko weak %o_f64_r24, %o_f64_p[%o_f64_i24, %zero] : tile<1x4xf64>, partition_view<tile=(1x4), tensor_view<32x4xf64, strides=[4,1]>>, tile<i32> -> token
    %o_f64_i25 = constant <i32: 25> : tile<i32>
    %o_f64_r25 = reshape %v32 : tile<4xf64> -> tile<1x4xf64>
    store_view_tko weak %o_f64_r25, %o_f64_p[%o_f64_i25, %zero] : tile<1x4xf64>, partition_view<tile=(1x4), tensor_view<32x4xf64, strides=[4,1]>>, tile<i32> -> token
    %o_f64_i26 = constant <i32: 26> : tile<i32>
    %o_f64_r26 = reshape %v33 : tile<4xf64> -> tile<1x4xf64>
    store_view_tko weak %o_f64_r26, %o_f64_p[%o_f64_i26, %zero] : tile<1x4xf64>, partition_view<tile=(1x4), tensor_view<32x4xf64, strides=[4,1]>>, tile<i32> -> token
    %o_f64_i27 = constant <i32: 27> : tile<i32>
    %o_f64_r27 = reshape %v34 : tile<4xf64> -> tile<1x4xf64>
    store_view_tko weak %o_f64_r27, %o_f64_p[%o_f64_i27, %zero] : tile<1x4xf64>, partition_view<tile=(1x4), tensor_view<32x4xf64, strides=[4,1]>>, tile<i32> -> token
    %o_f64_i28 = constant <i32: 28> : tile<i32>
    %o_f64_r28 = reshape %v35 : tile<4xf64> -> tile<1x4xf64>
    store_view_tko weak %o_f64_r28, %o_f64_p[%o_f64_i28, %zero] : tile<1x4xf64>, partition_view<tile=(1x4), tensor_view<32x4xf64, strides=[4,1]>>, tile<i32> -> token
    %o_f64_i29 = constant <i32: 29> : tile<i32>
    %o_f64_r29 = reshape %v36 : tile<4xf64> -> tile<1x4xf64>
    store_view_tko weak %o_f64_r29, %o_f64_p[%o_f64_i29, %zero] : tile<1x4xf64>, partition_view<tile=(1x4), tensor_view<32x4xf64, strides=[4,1]>>, tile<i32> -> token
    %o_f64_i30 = constant <i32: 30> : tile<i32>
    %o_f64_r30 = reshape %v37 : tile<4xf64> -> tile<1x4xf64>
    store_view_tko weak %o_f64_r30, %o_f64_p[%o_f64_i30, %zero] : tile<1x4xf64>, partition_view<tile=(1x4), tensor_view<32x4xf64, strides=[4,1]>>, tile<i32> -> token
    %o_f64_i31 = constant <i32: 31> : tile<i32>
    %o_f64_r31 = reshape %v38 : tile<4xf64> -> tile<1x4xf64>
    store_view_tko weak %o_f64_r31, %o_f64_p[%o_f64_i31, %zero] : tile<1x4xf64>, partition_view<tile=(1x4), tensor_view<32x4xf64, strides=[4,1]>>, tile<i32> -> token
  }
  entry @int_i1(%x: tile<ptr<i8>>, %y: tile<ptr<i8>>, %n: tile<ptr<i8>>, %out_i1: tile<ptr<i1>>) {
    %zero = constant <i32: 0> : tile<i32>
    %x_t = make_tensor_view %x, shape = [256], strides = [1] : tensor_view<256xi8, strides=[1]>
    %x_p = make_partition_view %x_t : partition_view<tile=(256), tensor_view<256xi8, strides=[1]>>
    %x_v, %x_k = load_view_tko weak %x_p[%zero] : partition_view<tile=(256), tensor_view<256xi8, strides=[1]>>, tile<i32> -> tile<256xi8>, token
    %y_t = make_tensor_view %y, shape = [256], strides = [1] : tensor_view<256xi8, strides=[1]>
    %y_p = make_partition_view %y_t : partition_view<tile=(256), tensor_view<256xi8, strides=[1]>>
    %y_v, %y_k = load_view_tko weak %y_p[%zero] : partition_view<tile=(256), tensor_view<256xi8, strides=[1]>>, tile<i32> -> tile<256xi8>, token
    %n_t = make_tensor_view %n, shape = [256], strides = [1] : tensor_view<256xi8, strides=[1]>
    %n_p = make_partition_view %n_t : partition_view<tile=(256), tensor_view<256xi8, strides=[1]>>
    %n_v, %n_k = load_view_tko weak %n_p[%zero] : partition_view<tile=(256), tensor_view<256xi8, strides=[1]>>, tile<i32> -> tile<256xi8>, token
    %v1 = trunci %x_v : tile<256xi8> -> tile<256xi1>
    %v2 = trunci %y_v : tile<256xi8> -> tile<256xi1>
    %v3 = trunci %n_v : tile<256xi8> -> tile<256xi1>
    %v4 = addi %v1, %v2 : tile<256xi1>
    %v5 = subi %v1, %v2 : tile<256xi1>
    %v6 = muli %v1, %v2 : tile<256xi1>
    %v7 = andi %v1, %v2 : tile<256xi1>
    %v8 = ori %v1, %v2 : tile<256xi1>
    %v9 = xori %v1, %v2 : tile<256xi1>
    %v10 = shli %v1, %v3 : tile<256xi1>
    %v11 = mulhii %v1, %v2 : tile<256xi1>
    %v12 = shri %v1, %v3 signed : tile<256xi1>
    %v13 = maxi %v1, %v2 signed : tile<256xi1>
    %v14 = mini %v1, %v2 signed : tile<256xi1>
    %v15 = cmpi equal %v1, %v2, signed : tile<256xi1> -> tile<256xi1>
    %v16 = cmpi not_equal %v1, %v2, signed : tile<256xi1> -> tile<256xi1>
    %v17 = cmpi less_than %v1, %v2, signed : tile<256xi1> -> tile<256xi1>
    %v18 = cmpi less_than_or_equal %v1, %v2, signed : tile<256xi1> -> tile<256xi1>
    %v19 = cmpi greater_than %v1, %v2, signed : tile<256xi1> -> tile<256xi1>
    %v20 = cmpi greater_than_or_equal %v1, %v2, signed : tile<256xi1> -> tile<256xi1>
    %v21 = shri %v1, %v3 unsigned : tile<256xi1>
    %v22 = maxi %v1, %v2 unsigned : tile<256xi1>
    %v23 = mini %v1, %v2 unsigned : tile<256xi1>
    %v24 = cmpi equal %v1, %v2, unsigned : tile<256xi1> -> tile<256xi1>
    %v25 = cmpi not_equal %v1, %v2, unsigned : tile<256xi1> -> tile<256xi1>
    %v26 = cmpi less_than %v1, %v2, unsigned : tile<256xi1> -> tile<256xi1>
    %v27 = cmpi less_than_or_equal %v1, %v2, unsigned : tile<256xi1> -> tile<256xi1>
    %v28 = cmpi greater_than %v1, %v2, unsigned : tile<256xi1> -> tile<256xi1>
    %v29 = cmpi greater_than_or_equal %v1, %v2, unsigned : tile<256xi1> -> tile<256xi1>
    %v30 = constant <i1: 1> : tile<256xi1>
    %v31 = divi %v1, %v30 unsigned : tile<256xi1>
    %v32 = remi %v1, %v30 unsigned : tile<256xi1>
    %v33 = absi %v1 : tile<256xi1>
    %v34 = negi %v1 : tile<256xi1>
    %o_i1_t = make_tensor_view %out_i1, shape = [30, 256], strides = [256, 1] : tensor_view<30x256xi1, strides=[256,1]>
    %o_i1_p = make_partition_view %o_i1_t : partition_view<tile=(1x256), tensor_view<30x256xi1, strides=[256,1]>>
    %o_i1_i0 = constant <i32: 0> : tile<i32>
    %o_i1_r0 = reshape %v4 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r0, %o_i1_p[%o_i1_i0, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<30x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i1 = constant <i32: 1> : tile<i32>
    %o_i1_r1 = reshape %v5 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r1, %o_i1_p[%o_i1_i1, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<30x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i2 = constant <i32: 2> : tile<i32>
    %o_i1_r2 = reshape %v6 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r2, %o_i1_p[%o_i1_i2, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<30x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i3 = constant <i32: 3> : tile<i32>
    %o_i1_r3 = reshape %v7 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r3, %o_i1_p[%o_i1_i3, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<30x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i4 = constant <i32: 4> : tile<i32>
    %o_i1_r4 = reshape %v8 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r4, %o_i1_p[%o_i1_i4, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<30x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i5 = constant <i32: 5> : tile<i32>
    %o_i1_r5 = reshape %v9 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r5, %o_i1_p[%o_i1_i5, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<30x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i6 = constant <i32: 6> : tile<i32>
    %o_i1_r6 = reshape %v10 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r6, %o_i1_p[%o_i1_i6, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<30x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i7 = constant <i32: 7> : tile<i32>
    %o_i1_r7 = reshape %v11 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r7, %o_i1_p[%o_i1_i7, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<30x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i8 = constant <i32: 8> : tile<i32>
    %o_i1_r8 = reshape %v12 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r8, %o_i1_p[%o_i1_i8, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<30x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i9 = constant <i32: 9> : tile<i32>
    %o_i1_r9 = reshape %v13 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r9, %o_i1_p[%o_i1_i9, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<30x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i10 = constant <i32: 10> : tile<i32>
    %o_i1_r10 = reshape %v14 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r10, %o_i1_p[%o_i1_i10, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<30x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i11 = constant <i32: 11> : tile<i32>
    %o_i1_r11 = reshape %v15 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r11, %o_i1_p[%o_i1_i11, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<30x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i12 = constant <i32: 12> : tile<i32>
    %o_i1_r12 = reshape %v16 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r12, %o_i1_p[%o_i1_i12, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<30x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i13 = constant <i32: 13> : tile<i32>
    %o_i1_r13 = reshape %v17 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r13, %o_i1_p[%o_i1_i13, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<30x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i14 = constant <i32: 14> : tile<i32>
    %o_i1_r14 = reshape %v18 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r14, %o_i1_p[%o_i1_i14, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<30x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i15 = constant <i32: 15> : tile<i32>
    %o_i1_r15 = reshape %v19 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r15, %o_i1_p[%o_i1_i15, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<30x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i16 = constant <i32: 16> : tile<i32>
    %o_i1_r16 = reshape %v20 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r16, %o_i1_p[%o_i1_i16, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<30x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i17 = constant <i32: 17> : tile<i32>
    %o_i1_r17 = reshape %v21 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r17, %o_i1_p[%o_i1_i17, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<30x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i18 = constant <i32: 18> : tile<i32>
    %o_i1_r18 = reshape %v22 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r18, %o_i1_p[%o_i1_i18, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<30x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i19 = constant <i32: 19> : tile<i32>
    %o_i1_r19 = reshape %v23 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r19, %o_i1_p[%o_i1_i19, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<30x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i20 = constant <i32: 20> : tile<i32>
    %o_i1_r20 = reshape %v24 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r20, %o_i1_p[%o_i1_i20, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<30x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i21 = constant <i32: 21> : tile<i32>
    %o_i1_r21 = reshape %v25 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r21, %o_i1_p[%o_i1_i21, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<30x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i22 = constant <i32: 22> : tile<i32>
    %o_i1_r22 = reshape %v26 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r22, %o_i1_p[%o_i1_i22, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<30x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i23 = constant <i32: 23> : tile<i32>
    %o_i1_r23 = reshape %v27 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r23, %o_i1_p[%o_i1_i23, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<30x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i24 = constant <i32: 24> : tile<i32>
    %o_i1_r24 = reshape %v28 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r24, %o_i1_p[%o_i1_i24, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<30x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i25 = constant <i32: 25> : tile<i32>
    %o_i1_r25 = reshape %v29 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r25, %o_i1_p[%o_i1_i25, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<30x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i26 = constant <i32: 26> : tile<i32>
    %o_i1_r26 = reshape %v31 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r26, %o_i1_p[%o_i1_i26, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<30x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i27 = constant <i32: 27> : tile<i32>
    %o_i1_r27 = reshape %v32 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r27, %o_i1_p[%o_i1_i27, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<30x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i28 = constant <i32: 28> : tile<i32>
    %o_i1_r28 = reshape %v33 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r28, %o_i1_p[%o_i1_i28, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<30x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i29 = constant <i32: 29> : tile<i32>
    %o_i1_r29 = reshape %v34 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r29, %o_i1_p[%o_i1_i29, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<30x256xi1, strides=[256,1]>>, tile<i32> -> token
  }
  entry @int_i8(%x: tile<ptr<i8>>, %y: tile<ptr<i8>>, %n: tile<ptr<i8>>, %out_i8: tile<ptr<i8>>, %out_i1: tile<ptr<i1>>) {
    %zero = constant <i32: 0> : tile<i32>
    %x_t = make_tensor_view %x, shape = [256], strides = [1] : tensor_view<256xi8, strides=[1]>
    %x_p = make_partition_view %x_t : partition_view<tile=(256), tensor_view<256xi8, strides=[1]>>
    %x_v, %x_k = load_view_tko weak %x_p[%zero] : partition_view<tile=(256), tensor_view<256xi8, strides=[1]>>, tile<i32> -> tile<256xi8>, token
    %y_t = make_tensor_view %y, shape = [256], strides = [1] : tensor_view<256xi8, strides=[1]>
    %y_p = make_partition_view %y_t : partition_view<tile=(256), tensor_view<256xi8, strides=[1]>>
    %y_v, %y_k = load_view_tko weak %y_p[%zero] : partition_view<tile=(256), tensor_view<256xi8, strides=[1]>>, tile<i32> -> tile<256xi8>, token
    %n_t = make_tensor_view %n, shape = [256], strides = [1] : tensor_view<256xi8, strides=[1]>
    %n_p = make_partition_view %n_t : partition_view<tile=(256), tensor_view<256xi8, strides=[1]>>
    %n_v, %n_k = load_view_tko weak %n_p[%zero] : partition_view<tile=(256), tensor_view<256xi8, strides=[1]>>, tile<i32> -> tile<256xi8>, token
    %v1 = addi %x_v, %y_v : tile<256xi8>
    %v2 = subi %x_v, %y_v : tile<256xi8>
    %v3 = muli %x_v, %y_v : tile<256xi8>
    %v4 = andi %x_v, %y_v : tile<256xi8>
    %v5 = ori %x_v, %y_v : tile<256xi8>
    %v6 = xori %x_v, %y_v : tile<256xi8>
    %v7 = shli %x_v, %n_v : tile<256xi8>
    %v8 = mulhii %x_v, %y_v : tile<256xi8>
    %v9 = shri %x_v, %n_v signed : tile<256xi8>
    %v10 = maxi %x_v, %y_v signed : tile<256xi8>
    %v11 = mini %x_v, %y_v signed : tile<256xi8>
    %v12 = cmpi equal %x_v, %y_v, signed : tile<256xi8> -> tile<256xi1>
    %v13 = cmpi not_equal %x_v, %y_v, signed : tile<256xi8> -> tile<256xi1>
    %v14 = cmpi less_than %x_v, %y_v, signed : tile<256xi8> -> tile<256xi1>
    %v15 = cmpi less_than_or_equal %x_v, %y_v, signed : tile<256xi8> -> tile<256xi1>
    %v16 = cmpi greater_than %x_v, %y_v, signed : tile<256xi8> -> tile<256xi1>
    %v17 = cmpi greater_than_or_equal %x_v, %y_v, signed : tile<256xi8> -> tile<256xi1>
    %v18 = shri %x_v, %n_v unsigned : tile<256xi8>
    %v19 = maxi %x_v, %y_v unsigned : tile<256xi8>
    %v20 = mini %x_v, %y_v unsigned : tile<256xi8>
    %v21 = cmpi equal %x_v, %y_v, unsigned : tile<256xi8> -> tile<256xi1>
    %v22 = cmpi not_equal %x_v, %y_v, unsigned : tile<256xi8> -> tile<256xi1>
    %v23 = cmpi less_than %x_v, %y_v, unsigned : tile<256xi8> -> tile<256xi1>
    %v24 = cmpi less_than_or_equal %x_v, %y_v, unsigned : tile<256xi8> -> tile<256xi1>
    %v25 = cmpi greater_than %x_v, %y_v, unsigned : tile<256xi8> -> tile<256xi1>
    %v26 = cmpi greater_than_or_equal %x_v, %y_v, unsigned : tile<256xi8> -> tile<256xi1>
    %v27 = constant <i8: 1> : tile<256xi8>
    %v28 = constant <i8: 63> : tile<256xi8>
    %v29 = andi %y_v, %v28 : tile<256xi8>
    %v30 = addi %v29, %v27 : tile<256xi8>
    %v31 = constant <i8: -3> : tile<256xi8>
    %v32 = subi %v31, %v30 : tile<256xi8>
    %v33 = remi %x_v, %v30 signed : tile<256xi8>
    %v34 = divi %x_v, %v30 signed rounding<zero> : tile<256xi8>
    %v35 = divi %x_v, %v30 signed rounding<positive_inf> : tile<256xi8>
    %v36 = divi %x_v, %v30 signed rounding<negative_inf> : tile<256xi8>
    %v37 = remi %x_v, %v30 unsigned : tile<256xi8>
    %v38 = divi %x_v, %v30 unsigned rounding<zero> : tile<256xi8>
    %v39 = divi %x_v, %v30 unsigned rounding<positive_inf> : tile<256xi8>
    %v40 = remi %x_v, %v32 signed : tile<256xi8>
    %v41 = divi %x_v, %v32 signed rounding<zero> : tile<256xi8>
    %v42 = divi %x_v, %v32 signed rounding<positive_inf> : tile<256xi8>
    %v43 = divi %x_v, %v32 signed rounding<negative_inf> : tile<256xi8>
    %v44 = remi %x_v, %v32 unsigned : tile<256xi8>
    %v45 = divi %x_v, %v32 unsigned rounding<zero> : tile<256xi8>
    %v46 = divi %x_v, %v32 unsigned rounding<positive_inf> : tile<256xi8>
    %v47 = constant <i8: 3> : tile<256xi8>
    %v48 = shli %x_v, %v47 : tile<256xi8>
    %v49 = absi %x_v : tile<256xi8>
    %v50 = negi %x_v : tile<256xi8>
    %o_i8_t = make_tensor_view %out_i8, shape = [31, 256], strides = [256, 1] : tensor_view<31x256xi8, strides=[256,1]>
    %o_i8_p = make_partition_view %o_i8_t : partition_view<tile=(1x256), tensor_view<31x256xi8, strides=[256,1]>>
    %o_i8_i0 = constant <i32: 0> : tile<i32>
    %o_i8_r0 = reshape %v1 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r0, %o_i8_p[%o_i8_i0, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<31x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i8_i1 = constant <i32: 1> : tile<i32>
    %o_i8_r1 = reshape %v2 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r1, %o_i8_p[%o_i8_i1, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<31x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i8_i2 = constant <i32: 2> : tile<i32>
    %o_i8_r2 = reshape %v3 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r2, %o_i8_p[%o_i8_i2, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<31x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i8_i3 = constant <i32: 3> : tile<i32>
    %o_i8_r3 = reshape %v4 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r3, %o_i8_p[%o_i8_i3, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<31x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i8_i4 = constant <i32: 4> : tile<i32>
    %o_i8_r4 = reshape %v5 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r4, %o_i8_p[%o_i8_i4, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<31x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i8_i5 = constant <i32: 5> : tile<i32>
    %o_i8_r5 = reshape %v6 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r5, %o_i8_p[%o_i8_i5, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<31x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i8_i6 = constant <i32: 6> : tile<i32>
    %o_i8_r6 = reshape %v7 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r6, %o_i8_p[%o_i8_i6, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<31x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i8_i7 = constant <i32: 7> : tile<i32>
    %o_i8_r7 = reshape %v8 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r7, %o_i8_p[%o_i8_i7, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<31x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i8_i8 = constant <i32: 8> : tile<i32>
    %o_i8_r8 = reshape %v9 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r8, %o_i8_p[%o_i8_i8, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<31x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i8_i9 = constant <i32: 9> : tile<i32>
    %o_i8_r9 = reshape %v10 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r9, %o_i8_p[%o_i8_i9, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<31x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i8_i10 = constant <i32: 10> : tile<i32>
    %o_i8_r10 = reshape %v11 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r10, %o_i8_p[%o_i8_i10, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<31x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i8_i11 = constant <i32: 11> : tile<i32>
    %o_i8_r11 = reshape %v18 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r11, %o_i8_p[%o_i8_i11, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<31x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i8_i12 = constant <i32: 12> : tile<i32>
    %o_i8_r12 = reshape %v19 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r12, %o_i8_p[%o_i8_i12, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<31x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i8_i13 = constant <i32: 13> : tile<i32>
    %o_i8_r13 = reshape %v20 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r13, %o_i8_p[%o_i8_i13, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<31x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i8_i14 = constant <i32: 14> : tile<i32>
    %o_i8_r14 = reshape %v33 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r14, %o_i8_p[%o_i8_i14, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<31x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i8_i15 = constant <i32: 15> : tile<i32>
    %o_i8_r15 = reshape %v34 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r15, %o_i8_p[%o_i8_i15, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<31x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i8_i16 = constant <i32: 16> : tile<i32>
    %o_i8_r16 = reshape %v35 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r16, %o_i8_p[%o_i8_i16, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<31x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i8_i17 = constant <i32: 17> : tile<i32>
    %o_i8_r17 = reshape %v36 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r17, %o_i8_p[%o_i8_i17, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<31x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i8_i18 = constant <i32: 18> : tile<i32>
    %o_i8_r18 = reshape %v37 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r18, %o_i8_p[%o_i8_i18, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<31x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i8_i19 = constant <i32: 19> : tile<i32>
    %o_i8_r19 = reshape %v38 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r19, %o_i8_p[%o_i8_i19, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<31x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i8_i20 = constant <i32: 20> : tile<i32>
    %o_i8_r20 = reshape %v39 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r20, %o_i8_p[%o_i8_i20, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<31x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i8_i21 = constant <i32: 21> : tile<i32>
    %o_i8_r21 = reshape %v40 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r21, %o_i8_p[%o_i8_i21, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<31x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i8_i22 = constant <i32: 22> : tile<i32>
    %o_i8_r22 = reshape %v41 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r22, %o_i8_p[%o_i8_i22, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<31x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i8_i23 = constant <i32: 23> : tile<i32>
    %o_i8_r23 = reshape %v42 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r23, %o_i8_p[%o_i8_i23, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<31x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i8_i24 = constant <i32: 24> : tile<i32>
    %o_i8_r24 = reshape %v43 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r24, %o_i8_p[%o_i8_i24, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<31x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i8_i25 = constant <i32: 25> : tile<i32>
    %o_i8_r25 = reshape %v44 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r25, %o_i8_p[%o_i8_i25, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<31x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i8_i26 = constant <i32: 26> : tile<i32>
    %o_i8_r26 = reshape %v45 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r26, %o_i8_p[%o_i8_i26, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<31x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i8_i27 = constant <i32: 27> : tile<i32>
    %o_i8_r27 = reshape %v46 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r27, %o_i8_p[%o_i8_i27, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<31x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i8_i28 = constant <i32: 28> : tile<i32>
    %o_i8_r28 = reshape %v48 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r28, %o_i8_p[%o_i8_i28, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<31x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i8_i29 = constant <i32: 29> : tile<i32>
    %o_i8_r29 = reshape %v49 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r29, %o_i8_p[%o_i8_i29, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<31x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i8_i30 = constant <i32: 30> : tile<i32>
    %o_i8_r30 = reshape %v50 : tile<256xi8> -> tile<1x256xi8>
    store_view_tko weak %o_i8_r30, %o_i8_p[%o_i8_i30, %zero] : tile<1x256xi8>, partition_view<tile=(1x256), tensor_view<31x256xi8, strides=[256,1]>>, tile<i32> -> token
    %o_i1_t = make_tensor_view %out_i1, shape = [12, 256], strides = [256, 1] : tensor_view<12x256xi1, strides=[256,1]>
    %o_i1_p = make_partition_view %o_i1_t : partition_view<tile=(1x256), tensor_view<12x256xi1, strides=[256,1]>>
    %o_i1_i0 = constant <i32: 0> : tile<i32>
    %o_i1_r0 = reshape %v12 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r0, %o_i1_p[%o_i1_i0, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<12x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i1 = constant <i32: 1> : tile<i32>
    %o_i1_r1 = reshape %v13 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r1, %o_i1_p[%o_i1_i1, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<12x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i2 = constant <i32: 2> : tile<i32>
    %o_i1_r2 = reshape %v14 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r2, %o_i1_p[%o_i1_i2, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<12x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i3 = constant <i32: 3> : tile<i32>
    %o_i1_r3 = reshape %v15 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r3, %o_i1_p[%o_i1_i3, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<12x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i4 = constant <i32: 4> : tile<i32>
    %o_i1_r4 = reshape %v16 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r4, %o_i1_p[%o_i1_i4, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<12x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i5 = constant <i32: 5> : tile<i32>
    %o_i1_r5 = reshape %v17 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r5, %o_i1_p[%o_i1_i5, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<12x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i6 = constant <i32: 6> : tile<i32>
    %o_i1_r6 = reshape %v21 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r6, %o_i1_p[%o_i1_i6, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<12x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i7 = constant <i32: 7> : tile<i32>
    %o_i1_r7 = reshape %v22 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r7, %o_i1_p[%o_i1_i7, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<12x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i8 = constant <i32: 8> : tile<i32>
    %o_i1_r8 = reshape %v23 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r8, %o_i1_p[%o_i1_i8, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<12x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i9 = constant <i32: 9> : tile<i32>
    %o_i1_r9 = reshape %v24 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r9, %o_i1_p[%o_i1_i9, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<12x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i10 = constant <i32: 10> : tile<i32>
    %o_i1_r10 = reshape %v25 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r10, %o_i1_p[%o_i1_i10, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<12x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i11 = constant <i32: 11> : tile<i32>
    %o_i1_r11 = reshape %v26 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r11, %o_i1_p[%o_i1_i11, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<12x256xi1, strides=[256,1]>>, tile<i32> -> token
  }
  entry @int_i16(%x: tile<ptr<i16>>, %y: tile<ptr<i16>>, %n: tile<ptr<i16>>, %out_i16: tile<ptr<i16>>, %out_i1: tile<ptr<i1>>) {
    %zero = constant <i32: 0> : tile<i32>
    %x_t = make_tensor_view %x, shape = [256], strides = [1] : tensor_view<256xi16, strides=[1]>
    %x_p = make_partition_view %x_t : partition_view<tile=(256), tensor_view<256xi16, strides=[1]>>
    %x_v, %x_k = load_view_tko weak %x_p[%zero] : partition_view<tile=(256), tensor_view<256xi16, strides=[1]>>, tile<i32> -> tile<256xi16>, token
    %y_t = make_tensor_view %y, shape = [256], strides = [1] : tensor_view<256xi16, strides=[1]>
    %y_p = make_partition_view %y_t : partition_view<tile=(256), tensor_view<256xi16, strides=[1]>>
    %y_v, %y_k = load_view_tko weak %y_p[%zero] : partition_view<tile=(256), tensor_view<256xi16, strides=[1]>>, tile<i32> -> tile<256xi16>, token
    %n_t = make_tensor_view %n, shape = [256], strides = [1] : tensor_view<256xi16, strides=[1]>
    %n_p = make_partition_view %n_t : partition_view<tile=(256), tensor_view<256xi16, strides=[1]>>
    %n_v, %n_k = load_view_tko weak %n_p[%zero] : partition_view<tile=(256), tensor_view<256xi16, strides=[1]>>, tile<i32> -> tile<256xi16>, token
    %v1 = addi %x_v, %y_v : tile<256xi16>
    %v2 = subi %x_v, %y_v : tile<256xi16>
    %v3 = muli %x_v, %y_v : tile<256xi16>
    %v4 = andi %x_v, %y_v : tile<256xi16>
    %v5 = ori %x_v, %y_v : tile<256xi16>
    %v6 = xori %x_v, %y_v : tile<256xi16>
    %v7 = shli %x_v, %n_v : tile<256xi16>
    %v8 = mulhii %x_v, %y_v : tile<256xi16>
    %v9 = shri %x_v, %n_v signed : tile<256xi16>
    %v10 = maxi %x_v, %y_v signed : tile<256xi16>
    %v11 = mini %x_v, %y_v signed : tile<256xi16>
    %v12 = cmpi equal %x_v, %y_v, signed : tile<256xi16> -> tile<256xi1>
    %v13 = cmpi not_equal %x_v, %y_v, signed : tile<256xi16> -> tile<256xi1>
    %v14 = cmpi less_than %x_v, %y_v, signed : tile<256xi16> -> tile<256xi1>
    %v15 = cmpi less_than_or_equal %x_v, %y_v, signed : tile<256xi16> -> tile<256xi1>
    %v16 = cmpi greater_than %x_v, %y_v, signed : tile<256xi16> -> tile<256xi1>
    %v17 = cmpi greater_than_or_equal %x_v, %y_v, signed : tile<256xi16> -> tile<256xi1>
    %v18 = shri %x_v, %n_v unsigned : tile<256xi16>
    %v19 = maxi %x_v, %y_v unsigned : tile<256xi16>
    %v20 = mini %x_v, %y_v unsigned : tile<256xi16>
    %v21 = cmpi equal %x_v, %y_v, unsigned : tile<256xi16> -> tile<256xi1>
    %v22 = cmpi not_equal %x_v, %y_v, unsigned : tile<256xi16> -> tile<256xi1>
    %v23 = cmpi less_than %x_v, %y_v, unsigned : tile<256xi16> -> tile<256xi1>
    %v24 = cmpi less_than_or_equal %x_v, %y_v, unsigned : tile<256xi16> -> tile<256xi1>
    %v25 = cmpi greater_than %x_v, %y_v, unsigned : tile<256xi16> -> tile<256xi1>
    %v26 = cmpi greater_than_or_equal %x_v, %y_v, unsigned : tile<256xi16> -> tile<256xi1>
    %v27 = constant <i16: 1> : tile<256xi16>
    %v28 = constant <i16: 63> : tile<256xi16>
    %v29 = andi %y_v, %v28 : tile<256xi16>
    %v30 = addi %v29, %v27 : tile<256xi16>
    %v31 = constant <i16: -3> : tile<256xi16>
    %v32 = subi %v31, %v30 : tile<256xi16>
    %v33 = remi %x_v, %v30 signed : tile<256xi16>
    %v34 = divi %x_v, %v30 signed rounding<zero> : tile<256xi16>
    %v35 = divi %x_v, %v30 signed rounding<positive_inf> : tile<256xi16>
    %v36 = divi %x_v, %v30 signed rounding<negative_inf> : tile<256xi16>
    %v37 = remi %x_v, %v30 unsigned : tile<256xi16>
    %v38 = divi %x_v, %v30 unsigned rounding<zero> : tile<256xi16>
    %v39 = divi %x_v, %v30 unsigned rounding<positive_inf> : tile<256xi16>
    %v40 = remi %x_v, %v32 signed : tile<256xi16>
    %v41 = divi %x_v, %v32 signed rounding<zero> : tile<256xi16>
    %v42 = divi %x_v, %v32 signed rounding<positive_inf> : tile<256xi16>
    %v43 = divi %x_v, %v32 signed rounding<negative_inf> : tile<256xi16>
    %v44 = remi %x_v, %v32 unsigned : tile<256xi16>
    %v45 = divi %x_v, %v32 unsigned rounding<zero> : tile<256xi16>
    %v46 = divi %x_v, %v32 unsigned rounding<positive_inf> : tile<256xi16>
    %v47 = constant <i16: 9> : tile<256xi16>
    %v48 = shli %x_v, %v47 : tile<256xi16>
    %v49 = absi %x_v : tile<256xi16>
    %v50 = negi %x_v : tile<256xi16>
    %o_i16_t = make_tensor_view %out_i16, shape = [31, 256], strides = [256, 1] : tensor_view<31x256xi16, strides=[256,1]>
    %o_i16_p = make_partition_view %o_i16_t : partition_view<tile=(1x256), tensor_view<31x256xi16, strides=[256,1]>>
    %o_i16_i0 = constant <i32: 0> : tile<i32>
    %o_i16_r0 = reshape %v1 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r0, %o_i16_p[%o_i16_i0, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<31x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i16_i1 = constant <i32: 1> : tile<i32>
    %o_i16_r1 = reshape %v2 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r1, %o_i16_p[%o_i16_i1, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<31x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i16_i2 = constant <i32: 2> : tile<i32>
    %o_i16_r2 = reshape %v3 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r2, %o_i16_p[%o_i16_i2, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<31x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i16_i3 = constant <i32: 3> : tile<i32>
    %o_i16_r3 = reshape %v4 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r3, %o_i16_p[%o_i16_i3, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<31x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i16_i4 = constant <i32: 4> : tile<i32>
    %o_i16_r4 = reshape %v5 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r4, %o_i16_p[%o_i16_i4, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<31x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i16_i5 = constant <i32: 5> : tile<i32>
    %o_i16_r5 = reshape %v6 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r5, %o_i16_p[%o_i16_i5, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<31x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i16_i6 = constant <i32: 6> : tile<i32>
    %o_i16_r6 = reshape %v7 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r6, %o_i16_p[%o_i16_i6, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<31x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i16_i7 = constant <i32: 7> : tile<i32>
    %o_i16_r7 = reshape %v8 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r7, %o_i16_p[%o_i16_i7, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<31x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i16_i8 = constant <i32: 8> : tile<i32>
    %o_i16_r8 = reshape %v9 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r8, %o_i16_p[%o_i16_i8, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<31x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i16_i9 = constant <i32: 9> : tile<i32>
    %o_i16_r9 = reshape %v10 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r9, %o_i16_p[%o_i16_i9, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<31x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i16_i10 = constant <i32: 10> : tile<i32>
    %o_i16_r10 = reshape %v11 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r10, %o_i16_p[%o_i16_i10, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<31x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i16_i11 = constant <i32: 11> : tile<i32>
    %o_i16_r11 = reshape %v18 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r11, %o_i16_p[%o_i16_i11, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<31x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i16_i12 = constant <i32: 12> : tile<i32>
    %o_i16_r12 = reshape %v19 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r12, %o_i16_p[%o_i16_i12, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<31x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i16_i13 = constant <i32: 13> : tile<i32>
    %o_i16_r13 = reshape %v20 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r13, %o_i16_p[%o_i16_i13, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<31x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i16_i14 = constant <i32: 14> : tile<i32>
    %o_i16_r14 = reshape %v33 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r14, %o_i16_p[%o_i16_i14, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<31x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i16_i15 = constant <i32: 15> : tile<i32>
    %o_i16_r15 = reshape %v34 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r15, %o_i16_p[%o_i16_i15, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<31x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i16_i16 = constant <i32: 16> : tile<i32>
    %o_i16_r16 = reshape %v35 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r16, %o_i16_p[%o_i16_i16, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<31x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i16_i17 = constant <i32: 17> : tile<i32>
    %o_i16_r17 = reshape %v36 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r17, %o_i16_p[%o_i16_i17, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<31x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i16_i18 = constant <i32: 18> : tile<i32>
    %o_i16_r18 = reshape %v37 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r18, %o_i16_p[%o_i16_i18, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<31x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i16_i19 = constant <i32: 19> : tile<i32>
    %o_i16_r19 = reshape %v38 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r19, %o_i16_p[%o_i16_i19, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<31x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i16_i20 = constant <i32: 20> : tile<i32>
    %o_i16_r20 = reshape %v39 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r20, %o_i16_p[%o_i16_i20, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<31x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i16_i21 = constant <i32: 21> : tile<i32>
    %o_i16_r21 = reshape %v40 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r21, %o_i16_p[%o_i16_i21, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<31x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i16_i22 = constant <i32: 22> : tile<i32>
    %o_i16_r22 = reshape %v41 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r22, %o_i16_p[%o_i16_i22, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<31x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i16_i23 = constant <i32: 23> : tile<i32>
    %o_i16_r23 = reshape %v42 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r23, %o_i16_p[%o_i16_i23, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<31x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i16_i24 = constant <i32: 24> : tile<i32>
    %o_i16_r24 = reshape %v43 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r24, %o_i16_p[%o_i16_i24, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<31x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i16_i25 = constant <i32: 25> : tile<i32>
    %o_i16_r25 = reshape %v44 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r25, %o_i16_p[%o_i16_i25, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<31x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i16_i26 = constant <i32: 26> : tile<i32>
    %o_i16_r26 = reshape %v45 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r26, %o_i16_p[%o_i16_i26, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<31x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i16_i27 = constant <i32: 27> : tile<i32>
    %o_i16_r27 = reshape %v46 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r27, %o_i16_p[%o_i16_i27, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<31x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i16_i28 = constant <i32: 28> : tile<i32>
    %o_i16_r28 = reshape %v48 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r28, %o_i16_p[%o_i16_i28, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<31x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i16_i29 = constant <i32: 29> : tile<i32>
    %o_i16_r29 = reshape %v49 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r29, %o_i16_p[%o_i16_i29, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<31x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i16_i30 = constant <i32: 30> : tile<i32>
    %o_i16_r30 = reshape %v50 : tile<256xi16> -> tile<1x256xi16>
    store_view_tko weak %o_i16_r30, %o_i16_p[%o_i16_i30, %zero] : tile<1x256xi16>, partition_view<tile=(1x256), tensor_view<31x256xi16, strides=[256,1]>>, tile<i32> -> token
    %o_i1_t = make_tensor_view %out_i1, shape = [12, 256], strides = [256, 1] : tensor_view<12x256xi1, strides=[256,1]>
    %o_i1_p = make_partition_view %o_i1_t : partition_view<tile=(1x256), tensor_view<12x256xi1, strides=[256,1]>>
    %o_i1_i0 = constant <i32: 0> : tile<i32>
    %o_i1_r0 = reshape %v12 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r0, %o_i1_p[%o_i1_i0, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<12x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i1 = constant <i32: 1> : tile<i32>
    %o_i1_r1 = reshape %v13 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r1, %o_i1_p[%o_i1_i1, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<12x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i2 = constant <i32: 2> : tile<i32>
    %o_i1_r2 = reshape %v14 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r2, %o_i1_p[%o_i1_i2, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<12x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i3 = constant <i32: 3> : tile<i32>
    %o_i1_r3 = reshape %v15 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r3, %o_i1_p[%o_i1_i3, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<12x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i4 = constant <i32: 4> : tile<i32>
    %o_i1_r4 = reshape %v16 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r4, %o_i1_p[%o_i1_i4, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<12x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i5 = constant <i32: 5> : tile<i32>
    %o_i1_r5 = reshape %v17 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r5, %o_i1_p[%o_i1_i5, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<12x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i6 = constant <i32: 6> : tile<i32>
    %o_i1_r6 = reshape %v21 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r6, %o_i1_p[%o_i1_i6, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<12x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i7 = constant <i32: 7> : tile<i32>
    %o_i1_r7 = reshape %v22 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r7, %o_i1_p[%o_i1_i7, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<12x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i8 = constant <i32: 8> : tile<i32>
    %o_i1_r8 = reshape %v23 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r8, %o_i1_p[%o_i1_i8, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<12x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i9 = constant <i32: 9> : tile<i32>
    %o_i1_r9 = reshape %v24 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r9, %o_i1_p[%o_i1_i9, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<12x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i10 = constant <i32: 10> : tile<i32>
    %o_i1_r10 = reshape %v25 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r10, %o_i1_p[%o_i1_i10, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<12x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i11 = constant <i32: 11> : tile<i32>
    %o_i1_r11 = reshape %v26 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r11, %o_i1_p[%o_i1_i11, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<12x256xi1, strides=[256,1]>>, tile<i32> -> token
  }
  entry @int_i32(%x: tile<ptr<i32>>, %y: tile<ptr<i32>>, %n: tile<ptr<i32>>, %out_i32: tile<ptr<i32>>, %out_i1: tile<ptr<i1>>) {
    %zero = constant <i32: 0> : tile<i32>
    %x_t = make_tensor_view %x, shape = [256], strides = [1] : tensor_view<256xi32, strides=[1]>
    %x_p = make_partition_view %x_t : partition_view<tile=(256), tensor_view<256xi32, strides=[1]>>
    %x_v, %x_k = load_view_tko weak %x_p[%zero] : partition_view<tile=(256), tensor_view<256xi32, strides=[1]>>, tile<i32> -> tile<256xi32>, token
    %y_t = make_tensor_view %y, shape = [256], strides = [1] : tensor_view<256xi32, strides=[1]>
    %y_p = make_partition_view %y_t : partition_view<tile=(256), tensor_view<256xi32, strides=[1]>>
    %y_v, %y_k = load_view_tko weak %y_p[%zero] : partition_view<tile=(256), tensor_view<256xi32, strides=[1]>>, tile<i32> -> tile<256xi32>, token
    %n_t = make_tensor_view %n, shape = [256], strides = [1] : tensor_view<256xi32, strides=[1]>
    %n_p = make_partition_view %n_t : partition_view<tile=(256), tensor_view<256xi32, strides=[1]>>
    %n_v, %n_k = load_view_tko weak %n_p[%zero] : partition_view<tile=(256), tensor_view<256xi32, strides=[1]>>, tile<i32> -> tile<256xi32>, token
    %v1 = addi %x_v, %y_v : tile<256xi32>
    %v2 = subi %x_v, %y_v : tile<256xi32>
    %v3 = muli %x_v, %y_v : tile<256xi32>
    %v4 = andi %x_v, %y_v : tile<256xi32>
    %v5 = ori %x_v, %y_v : tile<256xi32>
    %v6 = xori %x_v, %y_v : tile<256xi32>
    %v7 = shli %x_v, %n_v : tile<256xi32>
    %v8 = mulhii %x_v, %y_v : tile<256xi32>
    %v9 = shri %x_v, %n_v signed : tile<256xi32>
    %v10 = maxi %x_v, %y_v signed : tile<256xi32>
    %v11 = mini %x_v, %y_v signed : tile<256xi32>
    %v12 = cmpi equal %x_v, %y_v, signed : tile<256xi32> -> tile<256xi1>
    %v13 = cmpi not_equal %x_v, %y_v, signed : tile<256xi32> -> tile<256xi1>
    %v14 = cmpi less_than %x_v, %y_v, signed : tile<256xi32> -> tile<256xi1>
    %v15 = cmpi less_than_or_equal %x_v, %y_v, signed : tile<256xi32> -> tile<256xi1>
    %v16 = cmpi greater_than %x_v, %y_v, signed : tile<256xi32> -> tile<256xi1>
    %v17 = cmpi greater_than_or_equal %x_v, %y_v, signed : tile<256xi32> -> tile<256xi1>
    %v18 = shri %x_v, %n_v unsigned : tile<256xi32>
    %v19 = maxi %x_v, %y_v unsigned : tile<256xi32>
    %v20 = mini %x_v, %y_v unsigned : tile<256xi32>
    %v21 = cmpi equal %x_v, %y_v, unsigned : tile<256xi32> -> tile<256xi1>
    %v22 = cmpi not_equal %x_v, %y_v, unsigned : tile<256xi32> -> tile<256xi1>
    %v23 = cmpi less_than %x_v, %y_v, unsigned : tile<256xi32> -> tile<256xi1>
    %v24 = cmpi less_than_or_equal %x_v, %y_v, unsigned : tile<256xi32> -> tile<256xi1>
    %v25 = cmpi greater_than %x_v, %y_v, unsigned : tile<256xi32> -> tile<256xi1>
    %v26 = cmpi greater_than_or_equal %x_v, %y_v, unsigned : tile<256xi32> -> tile<256xi1>
    %v27 = constant <i32: 1> : tile<256xi32>
    %v28 = constant <i32: 63> : tile<256xi32>
    %v29 = andi %y_v, %v28 : tile<256xi32>
    %v30 = addi %v29, %v27 : tile<256xi32>
    %v31 = constant <i32: -3> : tile<256xi32>
    %v32 = subi %v31, %v30 : tile<256xi32>
    %v33 = remi %x_v, %v30 signed : tile<256xi32>
    %v34 = divi %x_v, %v30 signed rounding<zero> : tile<256xi32>
    %v35 = divi %x_v, %v30 signed rounding<positive_inf> : tile<256xi32>
    %v36 = divi %x_v, %v30 signed rounding<negative_inf> : tile<256xi32>
    %v37 = remi %x_v, %v30 unsigned : tile<256xi32>
    %v38 = divi %x_v, %v30 unsigned rounding<zero> : tile<256xi32>
    %v39 = divi %x_v, %v30 unsigned rounding<positive_inf> : tile<256xi32>
    %v40 = remi %x_v, %v32 signed : tile<256xi32>
    %v41 = divi %x_v, %v32 signed rounding<zero> : tile<256xi32>
    %v42 = divi %x_v, %v32 signed rounding<positive_inf> : tile<256xi32>
    %v43 = divi %x_v, %v32 signed rounding<negative_inf> : tile<256xi32>
    %v44 = remi %x_v, %v32 unsigned : tile<256xi32>
    %v45 = divi %x_v, %v32 unsigned rounding<zero> : tile<256xi32>
    %v46 = divi %x_v, %v32 unsigned rounding<positive_inf> : tile<256xi32>
    %v47 = constant <i32: 17> : tile<256xi32>
    %v48 = shli %x_v, %v47 : tile<256xi32>
    %v49 = absi %x_v : tile<256xi32>
    %v50 = negi %x_v : tile<256xi32>
    %o_i32_t = make_tensor_view %out_i32, shape = [31, 256], strides = [256, 1] : tensor_view<31x256xi32, strides=[256,1]>
    %o_i32_p = make_partition_view %o_i32_t : partition_view<tile=(1x256), tensor_view<31x256xi32, strides=[256,1]>>
    %o_i32_i0 = constant <i32: 0> : tile<i32>
    %o_i32_r0 = reshape %v1 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r0, %o_i32_p[%o_i32_i0, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<31x256xi32, strides=[256,1]>>, tile<i32> -> token
    %o_i32_i1 = constant <i32: 1> : tile<i32>
    %o_i32_r1 = reshape %v2 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r1, %o_i32_p[%o_i32_i1, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<31x256xi32, strides=[256,1]>>, tile<i32> -> token
    %o_i32_i2 = constant <i32: 2> : tile<i32>
    %o_i32_r2 = reshape %v3 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r2, %o_i32_p[%o_i32_i2, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<31x256xi32, strides=[256,1]>>, tile<i32> -> token
    %o_i32_i3 = constant <i32: 3> : tile<i32>
    %o_i32_r3 = reshape %v4 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r3, %o_i32_p[%o_i32_i3, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<31x256xi32, strides=[256,1]>>, tile<i32> -> token
    %o_i32_i4 = constant <i32: 4> : tile<i32>
    %o_i32_r4 = reshape %v5 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r4, %o_i32_p[%o_i32_i4, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<31x256xi32, strides=[256,1]>>, tile<i32> -> token
    %o_i32_i5 = constant <i32: 5> : tile<i32>
    %o_i32_r5 = reshape %v6 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r5, %o_i32_p[%o_i32_i5, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<31x256xi32, strides=[256,1]>>, tile<i32> -> token
    %o_i32_i6 = constant <i32: 6> : tile<i32>
    %o_i32_r6 = reshape %v7 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r6, %o_i32_p[%o_i32_i6, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<31x256xi32, strides=[256,1]>>, tile<i32> -> token
    %o_i32_i7 = constant <i32: 7> : tile<i32>
    %o_i32_r7 = reshape %v8 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r7, %o_i32_p[%o_i32_i7, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<31x256xi32, strides=[256,1]>>, tile<i32> -> token
    %o_i32_i8 = constant <i32: 8> : tile<i32>
    %o_i32_r8 = reshape %v9 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r8, %o_i32_p[%o_i32_i8, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<31x256xi32, strides=[256,1]>>, tile<i32> -> token
    %o_i32_i9 = constant <i32: 9> : tile<i32>
    %o_i32_r9 = reshape %v10 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r9, %o_i32_p[%o_i32_i9, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<31x256xi32, strides=[256,1]>>, tile<i32> -> token
    %o_i32_i10 = constant <i32: 10> : tile<i32>
    %o_i32_r10 = reshape %v11 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r10, %o_i32_p[%o_i32_i10, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<31x256xi32, strides=[256,1]>>, tile<i32> -> token
    %o_i32_i11 = constant <i32: 11> : tile<i32>
    %o_i32_r11 = reshape %v18 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r11, %o_i32_p[%o_i32_i11, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<31x256xi32, strides=[256,1]>>, tile<i32> -> token
    %o_i32_i12 = constant <i32: 12> : tile<i32>
    %o_i32_r12 = reshape %v19 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r12, %o_i32_p[%o_i32_i12, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<31x256xi32, strides=[256,1]>>, tile<i32> -> token
    %o_i32_i13 = constant <i32: 13> : tile<i32>
    %o_i32_r13 = reshape %v20 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r13, %o_i32_p[%o_i32_i13, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<31x256xi32, strides=[256,1]>>, tile<i32> -> token
    %o_i32_i14 = constant <i32: 14> : tile<i32>
    %o_i32_r14 = reshape %v33 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r14, %o_i32_p[%o_i32_i14, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<31x256xi32, strides=[256,1]>>, tile<i32> -> token
    %o_i32_i15 = constant <i32: 15> : tile<i32>
    %o_i32_r15 = reshape %v34 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r15, %o_i32_p[%o_i32_i15, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<31x256xi32, strides=[256,1]>>, tile<i32> -> token
    %o_i32_i16 = constant <i32: 16> : tile<i32>
    %o_i32_r16 = reshape %v35 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r16, %o_i32_p[%o_i32_i16, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<31x256xi32, strides=[256,1]>>, tile<i32> -> token
    %o_i32_i17 = constant <i32: 17> : tile<i32>
    %o_i32_r17 = reshape %v36 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r17, %o_i32_p[%o_i32_i17, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<31x256xi32, strides=[256,1]>>, tile<i32> -> token
    %o_i32_i18 = constant <i32: 18> : tile<i32>
    %o_i32_r18 = reshape %v37 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r18, %o_i32_p[%o_i32_i18, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<31x256xi32, strides=[256,1]>>, tile<i32> -> token
    %o_i32_i19 = constant <i32: 19> : tile<i32>
    %o_i32_r19 = reshape %v38 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r19, %o_i32_p[%o_i32_i19, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<31x256xi32, strides=[256,1]>>, tile<i32> -> token
    %o_i32_i20 = constant <i32: 20> : tile<i32>
    %o_i32_r20 = reshape %v39 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r20, %o_i32_p[%o_i32_i20, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<31x256xi32, strides=[256,1]>>, tile<i32> -> token
    %o_i32_i21 = constant <i32: 21> : tile<i32>
    %o_i32_r21 = reshape %v40 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r21, %o_i32_p[%o_i32_i21, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<31x256xi32, strides=[256,1]>>, tile<i32> -> token
    %o_i32_i22 = constant <i32: 22> : tile<i32>
    %o_i32_r22 = reshape %v41 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r22, %o_i32_p[%o_i32_i22, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<31x256xi32, strides=[256,1]>>, tile<i32> -> token
    %o_i32_i23 = constant <i32: 23> : tile<i32>
    %o_i32_r23 = reshape %v42 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r23, %o_i32_p[%o_i32_i23, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<31x256xi32, strides=[256,1]>>, tile<i32> -> token
    %o_i32_i24 = constant <i32: 24> : tile<i32>
    %o_i32_r24 = reshape %v43 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r24, %o_i32_p[%o_i32_i24, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<31x256xi32, strides=[256,1]>>, tile<i32> -> token
    %o_i32_i25 = constant <i32: 25> : tile<i32>
    %o_i32_r25 = reshape %v44 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r25, %o_i32_p[%o_i32_i25, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<31x256xi32, strides=[256,1]>>, tile<i32> -> token
    %o_i32_i26 = constant <i32: 26> : tile<i32>
    %o_i32_r26 = reshape %v45 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r26, %o_i32_p[%o_i32_i26, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<31x256xi32, strides=[256,1]>>, tile<i32> -> token
    %o_i32_i27 = constant <i32: 27> : tile<i32>
    %o_i32_r27 = reshape %v46 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r27, %o_i32_p[%o_i32_i27, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<31x256xi32, strides=[256,1]>>, tile<i32> -> token
    %o_i32_i28 = constant <i32: 28> : tile<i32>
    %o_i32_r28 = reshape %v48 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r28, %o_i32_p[%o_i32_i28, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<31x256xi32, strides=[256,1]>>, tile<i32> -> token
    %o_i32_i29 = constant <i32: 29> : tile<i32>
    %o_i32_r29 = reshape %v49 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r29, %o_i32_p[%o_i32_i29, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<31x256xi32, strides=[256,1]>>, tile<i32> -> token
    %o_i32_i30 = constant <i32: 30> : tile<i32>
    %o_i32_r30 = reshape %v50 : tile<256xi32> -> tile<1x256xi32>
    store_view_tko weak %o_i32_r30, %o_i32_p[%o_i32_i30, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<31x256xi32, strides=[256,1]>>, tile<i32> -> token
    %o_i1_t = make_tensor_view %out_i1, shape = [12, 256], strides = [256, 1] : tensor_view<12x256xi1, strides=[256,1]>
    %o_i1_p = make_partition_view %o_i1_t : partition_view<tile=(1x256), tensor_view<12x256xi1, strides=[256,1]>>
    %o_i1_i0 = constant <i32: 0> : tile<i32>
    %o_i1_r0 = reshape %v12 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r0, %o_i1_p[%o_i1_i0, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<12x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i1 = constant <i32: 1> : tile<i32>
    %o_i1_r1 = reshape %v13 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r1, %o_i1_p[%o_i1_i1, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<12x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i2 = constant <i32: 2> : tile<i32>
    %o_i1_r2 = reshape %v14 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r2, %o_i1_p[%o_i1_i2, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<12x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i3 = constant <i32: 3> : tile<i32>
    %o_i1_r3 = reshape %v15 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r3, %o_i1_p[%o_i1_i3, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<12x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i4 = constant <i32: 4> : tile<i32>
    %o_i1_r4 = reshape %v16 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r4, %o_i1_p[%o_i1_i4, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<12x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i5 = constant <i32: 5> : tile<i32>
    %o_i1_r5 = reshape %v17 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r5, %o_i1_p[%o_i1_i5, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<12x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i6 = constant <i32: 6> : tile<i32>
    %o_i1_r6 = reshape %v21 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r6, %o_i1_p[%o_i1_i6, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<12x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i7 = constant <i32: 7> : tile<i32>
    %o_i1_r7 = reshape %v22 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r7, %o_i1_p[%o_i1_i7, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<12x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i8 = constant <i32: 8> : tile<i32>
    %o_i1_r8 = reshape %v23 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r8, %o_i1_p[%o_i1_i8, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<12x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i9 = constant <i32: 9> : tile<i32>
    %o_i1_r9 = reshape %v24 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r9, %o_i1_p[%o_i1_i9, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<12x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i10 = constant <i32: 10> : tile<i32>
    %o_i1_r10 = reshape %v25 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r10, %o_i1_p[%o_i1_i10, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<12x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i11 = constant <i32: 11> : tile<i32>
    %o_i1_r11 = reshape %v26 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r11, %o_i1_p[%o_i1_i11, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<12x256xi1, strides=[256,1]>>, tile<i32> -> token
  }
  entry @int_i64(%x: tile<ptr<i64>>, %y: tile<ptr<i64>>, %n: tile<ptr<i64>>, %out_i64: tile<ptr<i64>>, %out_i1: tile<ptr<i1>>) {
    %zero = constant <i32: 0> : tile<i32>
    %x_t = make_tensor_view %x, shape = [256], strides = [1] : tensor_view<256xi64, strides=[1]>
    %x_p = make_partition_view %x_t : partition_view<tile=(256), tensor_view<256xi64, strides=[1]>>
    %x_v, %x_k = load_view_tko weak %x_p[%zero] : partition_view<tile=(256), tensor_view<256xi64, strides=[1]>>, tile<i32> -> tile<256xi64>, token
    %y_t = make_tensor_view %y, shape = [256], strides = [1] : tensor_view<256xi64, strides=[1]>
    %y_p = make_partition_view %y_t : partition_view<tile=(256), tensor_view<256xi64, strides=[1]>>
    %y_v, %y_k = load_view_tko weak %y_p[%zero] : partition_view<tile=(256), tensor_view<256xi64, strides=[1]>>, tile<i32> -> tile<256xi64>, token
    %n_t = make_tensor_view %n, shape = [256], strides = [1] : tensor_view<256xi64, strides=[1]>
    %n_p = make_partition_view %n_t : partition_view<tile=(256), tensor_view<256xi64, strides=[1]>>
    %n_v, %n_k = load_view_tko weak %n_p[%zero] : partition_view<tile=(256), tensor_view<256xi64, strides=[1]>>, tile<i32> -> tile<256xi64>, token
    %v1 = addi %x_v, %y_v : tile<256xi64>
    %v2 = subi %x_v, %y_v : tile<256xi64>
    %v3 = muli %x_v, %y_v : tile<256xi64>
    %v4 = andi %x_v, %y_v : tile<256xi64>
    %v5 = ori %x_v, %y_v : tile<256xi64>
    %v6 = xori %x_v, %y_v : tile<256xi64>
    %v7 = shli %x_v, %n_v : tile<256xi64>
    %v8 = mulhii %x_v, %y_v : tile<256xi64>
    %v9 = shri %x_v, %n_v signed : tile<256xi64>
    %v10 = maxi %x_v, %y_v signed : tile<256xi64>
    %v11 = mini %x_v, %y_v signed : tile<256xi64>
    %v12 = cmpi equal %x_v, %y_v, signed : tile<256xi64> -> tile<256xi1>
    %v13 = cmpi not_equal %x_v, %y_v, signed : tile<256xi64> -> tile<256xi1>
    %v14 = cmpi less_than %x_v, %y_v, signed : tile<256xi64> -> tile<256xi1>
    %v15 = cmpi less_than_or_equal %x_v, %y_v, signed : tile<256xi64> -> tile<256xi1>
    %v16 = cmpi greater_than %x_v, %y_v, signed : tile<256xi64> -> tile<256xi1>
    %v17 = cmpi greater_than_or_equal %x_v, %y_v, signed : tile<256xi64> -> tile<256xi1>
    %v18 = shri %x_v, %n_v unsigned : tile<256xi64>
    %v19 = maxi %x_v, %y_v unsigned : tile<256xi64>
    %v20 = mini %x_v, %y_v unsigned : tile<256xi64>
    %v21 = cmpi equal %x_v, %y_v, unsigned : tile<256xi64> -> tile<256xi1>
    %v22 = cmpi not_equal %x_v, %y_v, unsigned : tile<256xi64> -> tile<256xi1>
    %v23 = cmpi less_than %x_v, %y_v, unsigned : tile<256xi64> -> tile<256xi1>
    %v24 = cmpi less_than_or_equal %x_v, %y_v, unsigned : tile<256xi64> -> tile<256xi1>
    %v25 = cmpi greater_than %x_v, %y_v, unsigned : tile<256xi64> -> tile<256xi1>
    %v26 = cmpi greater_than_or_equal %x_v, %y_v, unsigned : tile<256xi64> -> tile<256xi1>
    %v27 = constant <i64: 1> : tile<256xi64>
    %v28 = constant <i64: 63> : tile<256xi64>
    %v29 = andi %y_v, %v28 : tile<256xi64>
    %v30 = addi %v29, %v27 : tile<256xi64>
    %v31 = constant <i64: -3> : tile<256xi64>
    %v32 = subi %v31, %v30 : tile<256xi64>
    %v33 = remi %x_v, %v30 signed : tile<256xi64>
    %v34 = divi %x_v, %v30 signed rounding<zero> : tile<256xi64>
    %v35 = divi %x_v, %v30 signed rounding<positive_inf> : tile<256xi64>
    %v36 = divi %x_v, %v30 signed rounding<negative_inf> : tile<256xi64>
    %v37 = remi %x_v, %v30 unsigned : tile<256xi64>
    %v38 = divi %x_v, %v30 unsigned rounding<zero> : tile<256xi64>
    %v39 = divi %x_v, %v30 unsigned rounding<positive_inf> : tile<256xi64>
    %v40 = remi %x_v, %v32 signed : tile<256xi64>
    %v41 = divi %x_v, %v32 signed rounding<zero> : tile<256xi64>
    %v42 = divi %x_v, %v32 signed rounding<positive_inf> : tile<256xi64>
    %v43 = divi %x_v, %v32 signed rounding<negative_inf> : tile<256xi64>
    %v44 = remi %x_v, %v32 unsigned : tile<256xi64>
    %v45 = divi %x_v, %v32 unsigned rounding<zero> : tile<256xi64>
    %v46 = divi %x_v, %v32 unsigned rounding<positive_inf> : tile<256xi64>
    %v47 = constant <i64: 40> : tile<256xi64>
    %v48 = shli %x_v, %v47 : tile<256xi64>
    %v49 = absi %x_v : tile<256xi64>
    %v50 = negi %x_v : tile<256xi64>
    %o_i64_t = make_tensor_view %out_i64, shape = [31, 256], strides = [256, 1] : tensor_view<31x256xi64, strides=[256,1]>
    %o_i64_p = make_partition_view %o_i64_t : partition_view<tile=(1x256), tensor_view<31x256xi64, strides=[256,1]>>
    %o_i64_i0 = constant <i32: 0> : tile<i32>
    %o_i64_r0 = reshape %v1 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r0, %o_i64_p[%o_i64_i0, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<31x256xi64, strides=[256,1]>>, tile<i32> -> token
    %o_i64_i1 = constant <i32: 1> : tile<i32>
    %o_i64_r1 = reshape %v2 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r1, %o_i64_p[%o_i64_i1, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<31x256xi64, strides=[256,1]>>, tile<i32> -> token
    %o_i64_i2 = constant <i32: 2> : tile<i32>
    %o_i64_r2 = reshape %v3 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r2, %o_i64_p[%o_i64_i2, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<31x256xi64, strides=[256,1]>>, tile<i32> -> token
    %o_i64_i3 = constant <i32: 3> : tile<i32>
    %o_i64_r3 = reshape %v4 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r3, %o_i64_p[%o_i64_i3, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<31x256xi64, strides=[256,1]>>, tile<i32> -> token
    %o_i64_i4 = constant <i32: 4> : tile<i32>
    %o_i64_r4 = reshape %v5 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r4, %o_i64_p[%o_i64_i4, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<31x256xi64, strides=[256,1]>>, tile<i32> -> token
    %o_i64_i5 = constant <i32: 5> : tile<i32>
    %o_i64_r5 = reshape %v6 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r5, %o_i64_p[%o_i64_i5, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<31x256xi64, strides=[256,1]>>, tile<i32> -> token
    %o_i64_i6 = constant <i32: 6> : tile<i32>
    %o_i64_r6 = reshape %v7 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r6, %o_i64_p[%o_i64_i6, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<31x256xi64, strides=[256,1]>>, tile<i32> -> token
    %o_i64_i7 = constant <i32: 7> : tile<i32>
    %o_i64_r7 = reshape %v8 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r7, %o_i64_p[%o_i64_i7, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<31x256xi64, strides=[256,1]>>, tile<i32> -> token
    %o_i64_i8 = constant <i32: 8> : tile<i32>
    %o_i64_r8 = reshape %v9 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r8, %o_i64_p[%o_i64_i8, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<31x256xi64, strides=[256,1]>>, tile<i32> -> token
    %o_i64_i9 = constant <i32: 9> : tile<i32>
    %o_i64_r9 = reshape %v10 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r9, %o_i64_p[%o_i64_i9, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<31x256xi64, strides=[256,1]>>, tile<i32> -> token
    %o_i64_i10 = constant <i32: 10> : tile<i32>
    %o_i64_r10 = reshape %v11 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r10, %o_i64_p[%o_i64_i10, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<31x256xi64, strides=[256,1]>>, tile<i32> -> token
    %o_i64_i11 = constant <i32: 11> : tile<i32>
    %o_i64_r11 = reshape %v18 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r11, %o_i64_p[%o_i64_i11, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<31x256xi64, strides=[256,1]>>, tile<i32> -> token
    %o_i64_i12 = constant <i32: 12> : tile<i32>
    %o_i64_r12 = reshape %v19 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r12, %o_i64_p[%o_i64_i12, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<31x256xi64, strides=[256,1]>>, tile<i32> -> token
    %o_i64_i13 = constant <i32: 13> : tile<i32>
    %o_i64_r13 = reshape %v20 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r13, %o_i64_p[%o_i64_i13, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<31x256xi64, strides=[256,1]>>, tile<i32> -> token
    %o_i64_i14 = constant <i32: 14> : tile<i32>
    %o_i64_r14 = reshape %v33 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r14, %o_i64_p[%o_i64_i14, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<31x256xi64, strides=[256,1]>>, tile<i32> -> token
    %o_i64_i15 = constant <i32: 15> : tile<i32>
    %o_i64_r15 = reshape %v34 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r15, %o_i64_p[%o_i64_i15, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<31x256xi64, strides=[256,1]>>, tile<i32> -> token
    %o_i64_i16 = constant <i32: 16> : tile<i32>
    %o_i64_r16 = reshape %v35 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r16, %o_i64_p[%o_i64_i16, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<31x256xi64, strides=[256,1]>>, tile<i32> -> token
    %o_i64_i17 = constant <i32: 17> : tile<i32>
    %o_i64_r17 = reshape %v36 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r17, %o_i64_p[%o_i64_i17, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<31x256xi64, strides=[256,1]>>, tile<i32> -> token
    %o_i64_i18 = constant <i32: 18> : tile<i32>
    %o_i64_r18 = reshape %v37 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r18, %o_i64_p[%o_i64_i18, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<31x256xi64, strides=[256,1]>>, tile<i32> -> token
    %o_i64_i19 = constant <i32: 19> : tile<i32>
    %o_i64_r19 = reshape %v38 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r19, %o_i64_p[%o_i64_i19, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<31x256xi64, strides=[256,1]>>, tile<i32> -> token
    %o_i64_i20 = constant <i32: 20> : tile<i32>
    %o_i64_r20 = reshape %v39 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r20, %o_i64_p[%o_i64_i20, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<31x256xi64, strides=[256,1]>>, tile<i32> -> token
    %o_i64_i21 = constant <i32: 21> : tile<i32>
    %o_i64_r21 = reshape %v40 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r21, %o_i64_p[%o_i64_i21, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<31x256xi64, strides=[256,1]>>, tile<i32> -> token
    %o_i64_i22 = constant <i32: 22> : tile<i32>
    %o_i64_r22 = reshape %v41 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r22, %o_i64_p[%o_i64_i22, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<31x256xi64, strides=[256,1]>>, tile<i32> -> token
    %o_i64_i23 = constant <i32: 23> : tile<i32>
    %o_i64_r23 = reshape %v42 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r23, %o_i64_p[%o_i64_i23, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<31x256xi64, strides=[256,1]>>, tile<i32> -> token
    %o_i64_i24 = constant <i32: 24> : tile<i32>
    %o_i64_r24 = reshape %v43 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r24, %o_i64_p[%o_i64_i24, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<31x256xi64, strides=[256,1]>>, tile<i32> -> token
    %o_i64_i25 = constant <i32: 25> : tile<i32>
    %o_i64_r25 = reshape %v44 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r25, %o_i64_p[%o_i64_i25, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<31x256xi64, strides=[256,1]>>, tile<i32> -> token
    %o_i64_i26 = constant <i32: 26> : tile<i32>
    %o_i64_r26 = reshape %v45 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r26, %o_i64_p[%o_i64_i26, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<31x256xi64, strides=[256,1]>>, tile<i32> -> token
    %o_i64_i27 = constant <i32: 27> : tile<i32>
    %o_i64_r27 = reshape %v46 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r27, %o_i64_p[%o_i64_i27, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<31x256xi64, strides=[256,1]>>, tile<i32> -> token
    %o_i64_i28 = constant <i32: 28> : tile<i32>
    %o_i64_r28 = reshape %v48 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r28, %o_i64_p[%o_i64_i28, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<31x256xi64, strides=[256,1]>>, tile<i32> -> token
    %o_i64_i29 = constant <i32: 29> : tile<i32>
    %o_i64_r29 = reshape %v49 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r29, %o_i64_p[%o_i64_i29, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<31x256xi64, strides=[256,1]>>, tile<i32> -> token
    %o_i64_i30 = constant <i32: 30> : tile<i32>
    %o_i64_r30 = reshape %v50 : tile<256xi64> -> tile<1x256xi64>
    store_view_tko weak %o_i64_r30, %o_i64_p[%o_i64_i30, %zero] : tile<1x256xi64>, partition_view<tile=(1x256), tensor_view<31x256xi64, strides=[256,1]>>, tile<i32> -> token
    %o_i1_t = make_tensor_view %out_i1, shape = [12, 256], strides = [256, 1] : tensor_view<12x256xi1, strides=[256,1]>
    %o_i1_p = make_partition_view %o_i1_t : partition_view<tile=(1x256), tensor_view<12x256xi1, strides=[256,1]>>
    %o_i1_i0 = constant <i32: 0> : tile<i32>
    %o_i1_r0 = reshape %v12 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r0, %o_i1_p[%o_i1_i0, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<12x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i1 = constant <i32: 1> : tile<i32>
    %o_i1_r1 = reshape %v13 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r1, %o_i1_p[%o_i1_i1, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<12x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i2 = constant <i32: 2> : tile<i32>
    %o_i1_r2 = reshape %v14 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r2, %o_i1_p[%o_i1_i2, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<12x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i3 = constant <i32: 3> : tile<i32>
    %o_i1_r3 = reshape %v15 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r3, %o_i1_p[%o_i1_i3, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<12x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i4 = constant <i32: 4> : tile<i32>
    %o_i1_r4 = reshape %v16 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r4, %o_i1_p[%o_i1_i4, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<12x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i5 = constant <i32: 5> : tile<i32>
    %o_i1_r5 = reshape %v17 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r5, %o_i1_p[%o_i1_i5, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<12x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i6 = constant <i32: 6> : tile<i32>
    %o_i1_r6 = reshape %v21 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r6, %o_i1_p[%o_i1_i6, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<12x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i7 = constant <i32: 7> : tile<i32>
    %o_i1_r7 = reshape %v22 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r7, %o_i1_p[%o_i1_i7, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<12x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i8 = constant <i32: 8> : tile<i32>
    %o_i1_r8 = reshape %v23 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r8, %o_i1_p[%o_i1_i8, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<12x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i9 = constant <i32: 9> : tile<i32>
    %o_i1_r9 = reshape %v24 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r9, %o_i1_p[%o_i1_i9, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<12x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i10 = constant <i32: 10> : tile<i32>
    %o_i1_r10 = reshape %v25 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r10, %o_i1_p[%o_i1_i10, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<12x256xi1, strides=[256,1]>>, tile<i32> -> token
    %o_i1_i11 = constant <i32: 11> : tile<i32>
    %o_i1_r11 = reshape %v26 : tile<256xi1> -> tile<1x256xi1>
    store_view_tko weak %o_i1_r11, %o_i1_p[%o_i1_i11, %zero] : tile<1x256xi1>, partition_view<tile=(1x256), tensor_view<12x256xi1, strides=[256,1]>>, tile<i32> -> token
  }
}
