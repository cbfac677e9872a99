// Products of large tiles: f16 with an epilogue, 8-bit integers, f64 by way of a
// result that several ops read, scaled 8-bit numbers.
// tilerun: --grid 1 --arg a=rand:f16:1024x512:5 --arg b=rand:f16:512x1024:6 --arg c=zeros:f32:1024x1024 --arg d=randint:-128:127:i8:512x1024:7 --arg e=randint:-128:127:i8:1024x256:8 --arg f=zeros:i32:512x256 --arg g=rand:f64:256x256:9 --arg h=zeros:f64:256x256 --arg o=rand:f8E5M2:256x1024:1 --arg p=rand:f8E5M2:1024x256:2 --arg q=zeros:f32:256x256
cuda_tile.module @large_mma {
  entry @large_mma(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>, %d: tile<ptr<i8>>, %e: tile<ptr<i8>>, %f: tile<ptr<i32>>, %g: tile<ptr<f64>>, %h: tile<ptr<f64>>, %o: tile<ptr<f8E5M2>>, %p: tile<ptr<f8E5M2>>, %q: tile<ptr<f32>>) {
    %zero = constant <i32: 0> : tile<i32>
    %t1 = make_tensor_view %a, shape = [1024, 512], strides = [512, 1] : tensor_view<1024x512xf16, strides=[512,1]>
    %p2 = make_partition_view %t1 : partition_view<tile=(1024x512), tensor_view<1024x512xf16, strides=[512,1]>>
    %x3, %k4 = load_view_tko weak %p2[%zero, %zero] : partition_view<tile=(1024x512), tensor_view<1024x512xf16, strides=[512,1]>>, tile<i32> -> tile<1024x512xf16>, token
    %t5 = make_tensor_view %b, shape = [512, 1024], strides = [1024, 1] : tensor_view<512x1024xf16, strides=[1024,1]>
    %p6 = make_partition_view %t5 : partition_view<tile=(512x1024), tensor_view<512x1024xf16, strides=[1024,1]>>
    %x7, %k8 = load_view_tko weak %p6[%zero, %zero] : partition_view<tile=(512x1024), tensor_view<512x1024xf16, strides=[1024,1]>>, tile<i32> -> tile<512x1024xf16>, token
    %c9 = constant <f32: 0.5> : tile<1024x1024xf32>
    %m = mmaf %x3, %x7, %c9 : tile<1024x512xf16>, tile<512x1024xf16>, tile<1024x1024xf32>
    %c10 = constant <f32: 0.0> : tile<1024x1024xf32>
    %relu = maxf %m, %c10 : tile<1024x1024xf32>
    %t11 = make_tensor_view %c, shape = [1024, 1024], strides = [1024, 1] : tensor_view<1024x1024xf32, strides=[1024,1]>
    %p12 = make_partition_view %t11 : partition_view<tile=(1024x1024), tensor_view<1024x1024xf32, strides=[1024,1]>>
    store_view_tko weak %relu, %p12[%zero, %zero] : tile<1024x1024xf32>, partition_view<tile=(1024x1024), tensor_view<1024x1024xf32, strides=[1024,1]>>, tile<i32> -> token
    %t13 = make_tensor_view %d, shape = [512, 1024], strides = [1024, 1] : tensor_view<512x1024xi8, strides=[1024,1]>
    %p14 = make_partition_view %t13 : partition_view<tile=(512x1024), tensor_view<512x1024xi8, strides=[1024,1]>>
    %x15, %k16 = load_view_tko weak %p14[%zero, %zero] : partition_view<tile=(512x1024), tensor_view<512x1024xi8, strides=[1024,1]>>, tile<i32> -> tile<512x1024xi8>, token
    %t17 = make_tensor_view %e, shape = [1024, 256], strides = [256, 1] : tensor_view<1024x256xi8, strides=[256,1]>
    %p18 = make_partition_view %t17 : partition_view<tile=(1024x256), tensor_view<1024x256xi8, strides=[256,1]>>
    %x19, %k20 = load_view_tko weak %p18[%zero, %zero] : partition_view<tile=(1024x256), tensor_view<1024x256xi8, strides=[256,1]>>, tile<i32> -> tile<1024x256xi8>, token
    %c21 = constant <i32: 7> : tile<512x256xi32>
    %n = mmai %x15, %x19, %c21 signed unsigned : tile<512x1024xi8>, tile<1024x256xi8>, tile<512x256xi32>
    %t22 = make_tensor_view %f, shape = [512, 256], strides = [256, 1] : tensor_view<512x256xi32, strides=[256,1]>
    %p23 = make_partition_view %t22 : partition_view<tile=(512x256), tensor_view<512x256xi32, strides=[256,1]>>
    store_view_tko weak %n, %p23[%zero, %zero] : tile<512x256xi32>, partition_view<tile=(512x256), tensor_view<512x256xi32, strides=[256,1]>>, tile<i32> -> token
    %t24 = make_tensor_view %g, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf64, strides=[256,1]>
    %p25 = make_partition_view %t24 : partition_view<tile=(256x256), tensor_view<256x256xf64, strides=[256,1]>>
    %x26, %k27 = load_view_tko weak %p25[%zero, %zero] : partition_view<tile=(256x256), tensor_view<256x256xf64, strides=[256,1]>>, tile<i32> -> tile<256x256xf64>, token
    %c28 = constant <f64: 0.0> : tile<256x256xf64>
    %gt = permute %x26 [1, 0] : tile<256x256xf64> -> tile<256x256xf64>
    %gg = mmaf %x26, %gt, %c28 : tile<256x256xf64>, tile<256x256xf64>, tile<256x256xf64>
    %s = addf %gg, %x26 : tile<256x256xf64>
    %st = permute %s [1, 0] : tile<256x256xf64> -> tile<256x256xf64>
    %ss = addf %st, %gg : tile<256x256xf64>
    %t29 = make_tensor_view %h, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf64, strides=[256,1]>
    %p30 = make_partition_view %t29 : partition_view<tile=(256x256), tensor_view<256x256xf64, strides=[256,1]>>
    store_view_tko weak %ss, %p30[%zero, %zero] : tile<256x256xf64>, partition_view<tile=(256x256), tensor_view<256x256xf64, strides=[256,1]>>, tile<i32> -> token
    %t31 = make_tensor_view %o, shape = [256, 1024], strides = [1024, 1] : tensor_view<256x1024xf8E5M2, strides=[1024,1]>
    %p32 = make_partition_view %t31 : partition_view<tile=(256x1024), tensor_view<256x1024xf8E5M2, strides=[1024,1]>>
    %x33, %k34 = load_view_tko weak %p32[%zero, %zero] : partition_view<tile=(256x1024), tensor_view<256x1024xf8E5M2, strides=[1024,1]>>, tile<i32> -> tile<256x1024xf8E5M2>, token
    %t35 = make_tensor_view %p, shape = [1024, 256], strides = [256, 1] : tensor_view<1024x256xf8E5M2, strides=[256,1]>
    %p36 = make_partition_view %t35 : partition_view<tile=(1024x256), tensor_view<1024x256xf8E5M2, strides=[256,1]>>
    %x37, %k38 = load_view_tko weak %p36[%zero, %zero] : partition_view<tile=(1024x256), tensor_view<1024x256xf8E5M2, strides=[256,1]>>, tile<i32> -> tile<1024x256xf8E5M2>, token
    %c39 = constant <f32: 0.0> : tile<256x256xf32>
    %c40 = constant <f8E8M0FNU: 0.5> : tile<256x32xf8E8M0FNU>
    %c41 = constant <f8E8M0FNU: 2.0> : tile<32x256xf8E8M0FNU>
    %sc = mmaf_scaled %x33, %x37, %c39, %c40, %c41 : tile<256x1024xf8E5M2>, tile<1024x256xf8E5M2>, tile<256x256xf32>, tile<256x32xf8E8M0FNU>, tile<32x256xf8E8M0FNU>
    %t42 = make_tensor_view %q, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf32, strides=[256,1]>
    %p43 = make_partition_view %t42 : partition_view<tile=(256x256), tensor_view<256x256xf32, strides=[256,1]>>
    store_view_tko weak %sc, %p43[%zero, %zero] : tile<256x256xf32>, partition_view<tile=(256x256), tensor_view<256x256xf32, strides=[256,1]>>, tile<i32> -> token
  }
}
