// Tiles that go to other threads through shared memory, again and again, and a
// reduction: what planted mistakes of barriers and shuffles show in.
// tilerun: --arg x=rand:f32:64x64:1 --arg y=zeros:f32:64x64 --arg z=zeros:f32:64
cuda_tile.module @planted {
  entry @turn(%x: tile<ptr<f32>>, %y: tile<ptr<f32>>, %z: tile<ptr<f32>>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %three = constant <i32: 3> : tile<i32>
    %tx = make_tensor_view %x, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %ty = make_tensor_view %y, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %tz = make_tensor_view %z, shape = [64], strides = [1] : tensor_view<64xf32, strides=[1]>
    %vx = make_partition_view %tx : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    %vy = make_partition_view %ty : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    %vz = make_partition_view %tz : partition_view<tile=(64), tensor_view<64xf32, strides=[1]>>
    %a, %ra = load_view_tko weak %vx[%zero, %zero] : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> tile<64x64xf32>, token
    %end = for %i in (%zero to %three, step %one) : tile<i32> iter_values(%b = %a) -> (tile<64x64xf32>) {
      %turned = permute %b [1, 0] : tile<64x64xf32> -> tile<64x64xf32>
      %next = addf %turned, %a : tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    %ry = store_view_tko weak %end, %vy[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    %sum = reduce %end dim=0 identities=[0.0 : f32] : tile<64x64xf32> -> tile<64xf32> (%l: tile<f32>, %r: tile<f32>) {
      %s = addf %l, %r : tile<f32>
      yield %s : tile<f32>
    }
    %rz = store_view_tko weak %sum, %vz[%zero] : tile<64xf32>, partition_view<tile=(64), tensor_view<64xf32, strides=[1]>>, tile<i32> -> token
  }
}
