// Parts of a tile replaced, by numbers known at run time; integer powers.
// tilerun: --grid 1 --arg x=rand:f16:64x64:3 --arg p=rand:f16:16x32:4 --arg i=2 --arg j=1 --arg y=zeros:f16:64x64 --arg q=randint:-6:6:i32:256:5 --arg w=rand:f32:256:6 --arg z=zeros:f32:256 --arg d=zeros:f64:256
cuda_tile.module @insert {
  entry @insert(%x: tile<ptr<f16>>, %p: tile<ptr<f16>>, %i: tile<i32>, %j: tile<i32>, %y: tile<ptr<f16>>, %q: tile<ptr<i32>>, %w: tile<ptr<f32>>, %z: tile<ptr<f32>>, %d: tile<ptr<f64>>) {
    %zero = constant <i32: 0> : tile<i32>
    %xt = make_tensor_view %x, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf16, strides=[64,1]>
    %xv = make_partition_view %xt : partition_view<tile=(64x64), tensor_view<64x64xf16, strides=[64,1]>>
    %a, %t0 = load_view_tko weak %xv[%zero, %zero] : partition_view<tile=(64x64), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
    %pt = make_tensor_view %p, shape = [16, 32], strides = [32, 1] : tensor_view<16x32xf16, strides=[32,1]>
    %pv = make_partition_view %pt : partition_view<tile=(16x32), tensor_view<16x32xf16, strides=[32,1]>>
    %b, %t1 = load_view_tko weak %pv[%zero, %zero] : partition_view<tile=(16x32), tensor_view<16x32xf16, strides=[32,1]>>, tile<i32> -> tile<16x32xf16>, token
    %c = insert %b, %a[%i, %j] : tile<16x32xf16>, tile<64x64xf16>
    %n = negf %b : tile<16x32xf16>
    %e = insert %n, %c[%zero, %zero] : tile<16x32xf16>, tile<64x64xf16>
    %yt = make_tensor_view %y, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf16, strides=[64,1]>
    %yv = make_partition_view %yt : partition_view<tile=(64x64), tensor_view<64x64xf16, strides=[64,1]>>
    %t2 = store_view_tko weak %e, %yv[%zero, %zero] : tile<64x64xf16>, partition_view<tile=(64x64), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> token
    %qt = make_tensor_view %q, shape = [256], strides = [1] : tensor_view<256xi32, strides=[1]>
    %qv = make_partition_view %qt : partition_view<tile=(256), tensor_view<256xi32, strides=[1]>>
    %m, %t3 = load_view_tko weak %qv[%zero] : partition_view<tile=(256), tensor_view<256xi32, strides=[1]>>, tile<i32> -> tile<256xi32>, token
    %wt = make_tensor_view %w, shape = [256], strides = [1] : tensor_view<256xf32, strides=[1]>
    %wv = make_partition_view %wt : partition_view<tile=(256), tensor_view<256xf32, strides=[1]>>
    %f, %t4 = load_view_tko weak %wv[%zero] : partition_view<tile=(256), tensor_view<256xf32, strides=[1]>>, tile<i32> -> tile<256xf32>, token
    %g = fpowi %f, %m : tile<256xf32>, tile<256xi32>
    %zt = make_tensor_view %z, shape = [256], strides = [1] : tensor_view<256xf32, strides=[1]>
    %zv = make_partition_view %zt : partition_view<tile=(256), tensor_view<256xf32, strides=[1]>>
    %t5 = store_view_tko weak %g, %zv[%zero] : tile<256xf32>, partition_view<tile=(256), tensor_view<256xf32, strides=[1]>>, tile<i32> -> token
    %f64 = ftof %f rounding<nearest_even> : tile<256xf32> -> tile<256xf64>
    %h = fpowi %f64, %m : tile<256xf64>, tile<256xi32>
    %dt = make_tensor_view %d, shape = [256], strides = [1] : tensor_view<256xf64, strides=[1]>
    %dv = make_partition_view %dt : partition_view<tile=(256), tensor_view<256xf64, strides=[1]>>
    %t6 = store_view_tko weak %h, %dv[%zero] : tile<256xf64>, partition_view<tile=(256), tensor_view<256xf64, strides=[1]>>, tile<i32> -> token
    %t7 = memory_fence_alias_tko token=%t6 -> token
    %t8 = gdc_launch_dependents_tko token = %t7 -> token
  }
}
