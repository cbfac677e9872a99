// Scans of large tiles, along both dimensions, forward and in reverse.
// tilerun: --grid 1 --arg x=randint:-2000000000:2000000000:i32:4194304:5 --arg y=zeros:i32:4194304 --arg z=rand:f32:512x512:6 --arg down=zeros:f32:512x512 --arg left=zeros:f32:512x512
cuda_tile.module @large_scan {
  entry @large_scan(%x: tile<ptr<i32>>, %y: tile<ptr<i32>>, %z: tile<ptr<f32>>, %down: tile<ptr<f32>>, %left: tile<ptr<f32>>) {
    %zero = constant <i32: 0> : tile<i32>
    %t1 = make_tensor_view %x, shape = [4194304], strides = [1] : tensor_view<4194304xi32, strides=[1]>
    %p2 = make_partition_view %t1 : partition_view<tile=(4194304), tensor_view<4194304xi32, strides=[1]>>
    %x3, %k4 = load_view_tko weak %p2[%zero] : partition_view<tile=(4194304), tensor_view<4194304xi32, strides=[1]>>, tile<i32> -> tile<4194304xi32>, token
    %s5 = scan %x3 dim=0 reverse=false identities=[0 : i32] : tile<4194304xi32> -> tile<4194304xi32> (%e0: tile<i32>, %a0: tile<i32>) {
      %r = addi %e0, %a0 : tile<i32>
      yield %r : tile<i32>
    }
    %t6 = make_tensor_view %y, shape = [4194304], strides = [1] : tensor_view<4194304xi32, strides=[1]>
    %p7 = make_partition_view %t6 : partition_view<tile=(4194304), tensor_view<4194304xi32, strides=[1]>>
    store_view_tko weak %s5, %p7[%zero] : tile<4194304xi32>, partition_view<tile=(4194304), tensor_view<4194304xi32, strides=[1]>>, tile<i32> -> token
    %t8 = make_tensor_view %z, shape = [512, 512], strides = [512, 1] : tensor_view<512x512xf32, strides=[512,1]>
    %p9 = make_partition_view %t8 : partition_view<tile=(512x512), tensor_view<512x512xf32, strides=[512,1]>>
    %x10, %k11 = load_view_tko weak %p9[%zero, %zero] : partition_view<tile=(512x512), tensor_view<512x512xf32, strides=[512,1]>>, tile<i32> -> tile<512x512xf32>, token
    %s12 = scan %x10 dim=0 reverse=false identities=[0xff800000 : f32] : tile<512x512xf32> -> tile<512x512xf32> (%e0: tile<f32>, %a0: tile<f32>) {
      %r = maxf %e0, %a0 : tile<f32>
      yield %r : tile<f32>
    }
    %t13 = make_tensor_view %down, shape = [512, 512], strides = [512, 1] : tensor_view<512x512xf32, strides=[512,1]>
    %p14 = make_partition_view %t13 : partition_view<tile=(512x512), tensor_view<512x512xf32, strides=[512,1]>>
    store_view_tko weak %s12, %p14[%zero, %zero] : tile<512x512xf32>, partition_view<tile=(512x512), tensor_view<512x512xf32, strides=[512,1]>>, tile<i32> -> token
    %s15 = scan %x10 dim=1 reverse=true identities=[0xff800000 : f32] : tile<512x512xf32> -> tile<512x512xf32> (%e0: tile<f32>, %a0: tile<f32>) {
      %r = maxf %e0, %a0 : tile<f32>
      yield %r : tile<f32>
    }
    %t16 = make_tensor_view %left, shape = [512, 512], strides = [512, 1] : tensor_view<512x512xf32, strides=[512,1]>
    %p17 = make_partition_view %t16 : partition_view<tile=(512x512), tensor_view<512x512xf32, strides=[512,1]>>
    store_view_tko weak %s15, %p17[%zero, %zero] : tile<512x512xf32>, partition_view<tile=(512x512), tensor_view<512x512xf32, strides=[512,1]>>, tile<i32> -> token
  }
}
