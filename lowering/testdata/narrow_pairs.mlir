// Rounding to numbers of 8 bits, two at a time: where a number of a warp overflows, where none does, and where
// a thread has one number alone.
// tilerun[few]: --entry e4m3 --grid 1 --arg x=rand:f32:1024:1 --arg 440.0 --arg y=zeros:f8E4M3FN:1024
// tilerun[some]: --entry e4m3 --grid 1 --arg x=rand:f32:1024:1 --arg 470.0 --arg y=zeros:f8E4M3FN:1024
// tilerun[many]: --entry e4m3 --grid 1 --arg x=randn:f32:1024:2 --arg 1000.0 --arg y=zeros:f8E4M3FN:1024
// tilerun[none]: --entry e5m2 --grid 1 --arg x=rand:f32:1024:3 --arg 57000.0 --arg y=zeros:f8E5M2:1024
// tilerun[infinite]: --entry e5m2 --grid 1 --arg x=randn:f32:1024:4 --arg 50000.0 --arg y=zeros:f8E5M2:1024
// tilerun[halves]: --entry halves --grid 1 --arg x=randn:f16:1024:5 --arg 300.0 --arg y=zeros:f8E4M3FN:1024
// tilerun[single]: --entry single --grid 1 --arg x=randn:f32:32:6 --arg 300.0 --arg y=zeros:f8E4M3FN:32
cuda_tile.module @narrow_pairs {
  entry @e4m3(%x: tile<ptr<f32>>, %by: tile<f32>, %y: tile<ptr<f8E4M3FN>>) {
    %i = constant <i32: 0> : tile<i32>
    %xt = make_tensor_view %x, shape = [1024], strides = [1] : tensor_view<1024xf32, strides=[1]>
    %yt = make_tensor_view %y, shape = [1024], strides = [1] : tensor_view<1024xf8E4M3FN, strides=[1]>
    %xv = make_partition_view %xt : partition_view<tile=(1024), tensor_view<1024xf32, strides=[1]>>
    %yv = make_partition_view %yt : partition_view<tile=(1024), tensor_view<1024xf8E4M3FN, strides=[1]>>
    %t, %k = load_view_tko weak %xv[%i] : partition_view<tile=(1024), tensor_view<1024xf32, strides=[1]>>, tile<i32> -> tile<1024xf32>, token
    %r = reshape %by : tile<f32> -> tile<1xf32>
    %b = broadcast %r : tile<1xf32> -> tile<1024xf32>
    %p = mulf %t, %b rounding<nearest_even> : tile<1024xf32>
    %n = ftof %p rounding<nearest_even> : tile<1024xf32> -> tile<1024xf8E4M3FN>
    %o = store_view_tko weak %n, %yv[%i] : tile<1024xf8E4M3FN>, partition_view<tile=(1024), tensor_view<1024xf8E4M3FN, strides=[1]>>, tile<i32> -> token
  }
  entry @e5m2(%x: tile<ptr<f32>>, %by: tile<f32>, %y: tile<ptr<f8E5M2>>) {
    %i = constant <i32: 0> : tile<i32>
    %xt = make_tensor_view %x, shape = [1024], strides = [1] : tensor_view<1024xf32, strides=[1]>
    %yt = make_tensor_view %y, shape = [1024], strides = [1] : tensor_view<1024xf8E5M2, strides=[1]>
    %xv = make_partition_view %xt : partition_view<tile=(1024), tensor_view<1024xf32, strides=[1]>>
    %yv = make_partition_view %yt : partition_view<tile=(1024), tensor_view<1024xf8E5M2, strides=[1]>>
    %t, %k = load_view_tko weak %xv[%i] : partition_view<tile=(1024), tensor_view<1024xf32, strides=[1]>>, tile<i32> -> tile<1024xf32>, token
    %r = reshape %by : tile<f32> -> tile<1xf32>
    %b = broadcast %r : tile<1xf32> -> tile<1024xf32>
    %p = mulf %t, %b rounding<nearest_even> : tile<1024xf32>
    %n = ftof %p rounding<nearest_even> : tile<1024xf32> -> tile<1024xf8E5M2>
    %o = store_view_tko weak %n, %yv[%i] : tile<1024xf8E5M2>, partition_view<tile=(1024), tensor_view<1024xf8E5M2, strides=[1]>>, tile<i32> -> token
  }
  entry @halves(%x: tile<ptr<f16>>, %by: tile<f16>, %y: tile<ptr<f8E4M3FN>>) {
    %i = constant <i32: 0> : tile<i32>
    %xt = make_tensor_view %x, shape = [1024], strides = [1] : tensor_view<1024xf16, strides=[1]>
    %yt = make_tensor_view %y, shape = [1024], strides = [1] : tensor_view<1024xf8E4M3FN, strides=[1]>
    %xv = make_partition_view %xt : partition_view<tile=(1024), tensor_view<1024xf16, strides=[1]>>
    %yv = make_partition_view %yt : partition_view<tile=(1024), tensor_view<1024xf8E4M3FN, strides=[1]>>
    %t, %k = load_view_tko weak %xv[%i] : partition_view<tile=(1024), tensor_view<1024xf16, strides=[1]>>, tile<i32> -> tile<1024xf16>, token
    %r = reshape %by : tile<f16> -> tile<1xf16>
    %b = broadcast %r : tile<1xf16> -> tile<1024xf16>
    %p = mulf %t, %b rounding<nearest_even> : tile<1024xf16>
    %n = ftof %p rounding<nearest_even> : tile<1024xf16> -> tile<1024xf8E4M3FN>
    %o = store_view_tko weak %n, %yv[%i] : tile<1024xf8E4M3FN>, partition_view<tile=(1024), tensor_view<1024xf8E4M3FN, strides=[1]>>, tile<i32> -> token
  }
  entry @single(%x: tile<ptr<f32>>, %by: tile<f32>, %y: tile<ptr<f8E4M3FN>>) {
    %i = constant <i32: 0> : tile<i32>
    %xt = make_tensor_view %x, shape = [32], strides = [1] : tensor_view<32xf32, strides=[1]>
    %yt = make_tensor_view %y, shape = [32], strides = [1] : tensor_view<32xf8E4M3FN, strides=[1]>
    %xv = make_partition_view %xt : partition_view<tile=(32), tensor_view<32xf32, strides=[1]>>
    %yv = make_partition_view %yt : partition_view<tile=(32), tensor_view<32xf8E4M3FN, strides=[1]>>
    %t, %k = load_view_tko weak %xv[%i] : partition_view<tile=(32), tensor_view<32xf32, strides=[1]>>, tile<i32> -> tile<32xf32>, token
    %r = reshape %by : tile<f32> -> tile<1xf32>
    %b = broadcast %r : tile<1xf32> -> tile<32xf32>
    %p = mulf %t, %b rounding<nearest_even> : tile<32xf32>
    %n = ftof %p rounding<nearest_even> : tile<32xf32> -> tile<32xf8E4M3FN>
    %o = store_view_tko weak %n, %yv[%i] : tile<32xf8E4M3FN>, partition_view<tile=(32), tensor_view<32xf8E4M3FN, strides=[1]>>, tile<i32> -> token
  }
}
