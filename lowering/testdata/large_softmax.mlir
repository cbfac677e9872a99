// A softmax of 256 rows, of which the tensor has fewer: extents that only the
// launch tells, chunks that lie outside.
// tilerun: --grid 2 --arg x=rand:f32:300x8000:5 --arg rows=300 --arg cols=8000 --arg y=zeros:f32:300x8000
cuda_tile.module @large_softmax {
  entry @large_softmax(%x: tile<ptr<f32>>, %rows: tile<i32>, %cols: tile<i32>, %y: tile<ptr<f32>>) {
    %zero = constant <i32: 0> : tile<i32>
    %bx, %by, %bz = get_tile_block_id : tile<i32>
    %xt = make_tensor_view %x, shape = [%rows, %cols], strides = [%cols, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %xv = make_partition_view %xt : partition_view<tile=(256x8192), padding_value = neg_inf, tensor_view<?x?xf32, strides=[?,1]>>
    %yt = make_tensor_view %y, shape = [%rows, %cols], strides = [%cols, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %yv = make_partition_view %yt : partition_view<tile=(256x8192), tensor_view<?x?xf32, strides=[?,1]>>
    %v, %t = load_view_tko weak %xv[%bx, %zero] : partition_view<tile=(256x8192), padding_value = neg_inf, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<256x8192xf32>, token
    %s1 = reduce %v dim=1 identities=[0xff800000 : f32] : tile<256x8192xf32> -> tile<256xf32> (%e0: tile<f32>, %a0: tile<f32>) {
      %r = maxf %e0, %a0 : tile<f32>
      yield %r : tile<f32>
    }
    %mr = reshape %s1 : tile<256xf32> -> tile<256x1xf32>
    %mb = broadcast %mr : tile<256x1xf32> -> tile<256x8192xf32>
    %d = subf %v, %mb : tile<256x8192xf32>
    %e = exp %d : tile<256x8192xf32>
    %s2 = reduce %e dim=1 identities=[0.0 : f32] : tile<256x8192xf32> -> tile<256xf32> (%e0: tile<f32>, %a0: tile<f32>) {
      %r = addf %e0, %a0 : tile<f32>
      yield %r : tile<f32>
    }
    %qr = reshape %s2 : tile<256xf32> -> tile<256x1xf32>
    %qb = broadcast %qr : tile<256x1xf32> -> tile<256x8192xf32>
    %o = divf %e, %qb : tile<256x8192xf32>
    store_view_tko weak %o, %yv[%bx, %zero] : tile<256x8192xf32>, partition_view<tile=(256x8192), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
  }
}
