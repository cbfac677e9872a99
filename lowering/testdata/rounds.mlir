// Tiles larger than shared memory on their way between threads go in parts: a
// transposition, a reduction of both dimensions, a scan and an extraction of 256 KB.
// tilerun: --entry turn --grid 1 --arg x=randn:f64:128x256:3 --arg y=zeros:f64:256x128 --arg s=zeros:f64:256 --arg t=zeros:f64:128
// tilerun[scanned]: --entry scanned --grid 1 --arg x=randint:-1000:1000:i64:32768:3 --arg y=zeros:i64:32768 --arg part=zeros:i64:16384
cuda_tile.module @rounds {
  entry @turn(%x: tile<ptr<f64>>, %y: tile<ptr<f64>>, %s: tile<ptr<f64>>, %t: tile<ptr<f64>>) {
    %zero = constant <i32: 0> : tile<i32>
    %xt = make_tensor_view %x, shape = [128, 256], strides = [256, 1] : tensor_view<128x256xf64, strides=[256,1]>
    %xv = make_partition_view %xt : partition_view<tile=(128x256), tensor_view<128x256xf64, strides=[256,1]>>
    %yt = make_tensor_view %y, shape = [256, 128], strides = [128, 1] : tensor_view<256x128xf64, strides=[128,1]>
    %yv = make_partition_view %yt : partition_view<tile=(256x128), tensor_view<256x128xf64, strides=[128,1]>>
    %st = make_tensor_view %s, shape = [256], strides = [1] : tensor_view<256xf64, strides=[1]>
    %sv = make_partition_view %st : partition_view<tile=(256), tensor_view<256xf64, strides=[1]>>
    %tt = make_tensor_view %t, shape = [128], strides = [1] : tensor_view<128xf64, strides=[1]>
    %tv = make_partition_view %tt : partition_view<tile=(128), tensor_view<128xf64, strides=[1]>>
    %a, %k0 = load_view_tko weak %xv[%zero, %zero] : partition_view<tile=(128x256), tensor_view<128x256xf64, strides=[256,1]>>, tile<i32> -> tile<128x256xf64>, token
    %b = permute %a [1, 0] : tile<128x256xf64> -> tile<256x128xf64>
    %c = addf %b, %b rounding<nearest_even> : tile<256x128xf64>
    %m = reduce %c dim=1 identities=[0xfff0000000000000 : f64] : tile<256x128xf64> -> tile<256xf64> (%p: tile<f64>, %q: tile<f64>) {
      %r = maxf %p, %q : tile<f64>
      yield %r : tile<f64>
    }
    %n = reduce %c dim=0 identities=[0xfff0000000000000 : f64] : tile<256x128xf64> -> tile<128xf64> (%p: tile<f64>, %q: tile<f64>) {
      %r = maxf %p, %q : tile<f64>
      yield %r : tile<f64>
    }
    %k1 = store_view_tko weak %c, %yv[%zero, %zero] : tile<256x128xf64>, partition_view<tile=(256x128), tensor_view<256x128xf64, strides=[128,1]>>, tile<i32> -> token
    %k2 = store_view_tko weak %m, %sv[%zero] : tile<256xf64>, partition_view<tile=(256), tensor_view<256xf64, strides=[1]>>, tile<i32> -> token
    %k3 = store_view_tko weak %n, %tv[%zero] : tile<128xf64>, partition_view<tile=(128), tensor_view<128xf64, strides=[1]>>, tile<i32> -> token
  }
  entry @scanned(%x: tile<ptr<i64>>, %y: tile<ptr<i64>>, %part: tile<ptr<i64>>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %xt = make_tensor_view %x, shape = [32768], strides = [1] : tensor_view<32768xi64, strides=[1]>
    %xv = make_partition_view %xt : partition_view<tile=(32768), tensor_view<32768xi64, strides=[1]>>
    %yt = make_tensor_view %y, shape = [32768], strides = [1] : tensor_view<32768xi64, strides=[1]>
    %yv = make_partition_view %yt : partition_view<tile=(32768), tensor_view<32768xi64, strides=[1]>>
    %pt = make_tensor_view %part, shape = [16384], strides = [1] : tensor_view<16384xi64, strides=[1]>
    %pv = make_partition_view %pt : partition_view<tile=(16384), tensor_view<16384xi64, strides=[1]>>
    %a, %k0 = load_view_tko weak %xv[%zero] : partition_view<tile=(32768), tensor_view<32768xi64, strides=[1]>>, tile<i32> -> tile<32768xi64>, token
    %m = reshape %a : tile<32768xi64> -> tile<64x512xi64>
    %b = scan %m dim=0 reverse=false identities=[0 : i64] : tile<64x512xi64> -> tile<64x512xi64> (%p: tile<i64>, %q: tile<i64>) {
      %r = addi %p, %q : tile<i64>
      yield %r : tile<i64>
    }
    %c = reshape %b : tile<64x512xi64> -> tile<32768xi64>
    %k1 = store_view_tko weak %c, %yv[%zero] : tile<32768xi64>, partition_view<tile=(32768), tensor_view<32768xi64, strides=[1]>>, tile<i32> -> token
    %e = extract %c[%one] : tile<32768xi64> -> tile<16384xi64>
    %k2 = store_view_tko weak %e, %pv[%zero] : tile<16384xi64>, partition_view<tile=(16384), tensor_view<16384xi64, strides=[1]>>, tile<i32> -> token
  }
}
