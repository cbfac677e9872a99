// Reductions and scans over every part of a layout: registers, lanes, warps.
// tilerun: --grid 1 --arg x=rand:f32:64x256:7 --arg rows=zeros:f32:64 --arg cols=zeros:f32:256 --arg all=zeros:f32:1 --arg sums=zeros:f32:64x256 --arg where=zeros:i32:64
cuda_tile.module @fold {
  entry @fold(%x: tile<ptr<f32>>, %rows: tile<ptr<f32>>, %cols: tile<ptr<f32>>, %all: tile<ptr<f32>>, %sums: tile<ptr<f32>>, %where: tile<ptr<i32>>) {
    %zero = constant <i32: 0> : tile<i32>
    %xt = make_tensor_view %x, shape = [64, 256], strides = [256, 1] : tensor_view<64x256xf32, strides=[256,1]>
    %xv = make_partition_view %xt : partition_view<tile=(64x256), tensor_view<64x256xf32, strides=[256,1]>>
    %v, %t0 = load_view_tko weak %xv[%zero, %zero] : partition_view<tile=(64x256), tensor_view<64x256xf32, strides=[256,1]>>, tile<i32> -> tile<64x256xf32>, token
    %r = reduce %v dim=1 identities=[0.0 : f32] : tile<64x256xf32> -> tile<64xf32> (%e: tile<f32>, %a: tile<f32>) {
      %s = addf %e, %a rounding<nearest_even> : tile<f32>
      yield %s : tile<f32>
    }
    %c = reduce %v dim=0 identities=[0xFF800000 : f32] : tile<64x256xf32> -> tile<256xf32> (%e: tile<f32>, %a: tile<f32>) {
      %s = maxf %e, %a : tile<f32>
      yield %s : tile<f32>
    }
    %m = reduce %c dim=0 identities=[0.0 : f32] : tile<256xf32> -> tile<f32> (%e: tile<f32>, %a: tile<f32>) {
      %s = addf %e, %a rounding<nearest_even> : tile<f32>
      yield %s : tile<f32>
    }
    // The first place of the largest element of each row.
    %iota = iota : tile<256xi32>
    %iota1 = reshape %iota : tile<256xi32> -> tile<1x256xi32>
    %places = broadcast %iota1 : tile<1x256xi32> -> tile<64x256xi32>
    %best, %at = reduce %v, %places dim=1 identities=[0xFF800000 : f32, 0 : i32] : tile<64x256xf32>, tile<64x256xi32> -> tile<64xf32>, tile<64xi32>
        (%e: tile<f32>, %a: tile<f32>, %ei: tile<i32>, %ai: tile<i32>) {
      %more = cmpf greater_than ordered %e, %a : tile<f32> -> tile<i1>
      %bv = select %more, %e, %a : tile<i1>, tile<f32>
      %bi = select %more, %ei, %ai : tile<i1>, tile<i32>
      yield %bv, %bi : tile<f32>, tile<i32>
    }
    %up = scan %v dim=1 reverse=false identities=[0.0 : f32] : tile<64x256xf32> -> tile<64x256xf32> (%e: tile<f32>, %a: tile<f32>) {
      %s = addf %e, %a rounding<nearest_even> : tile<f32>
      yield %s : tile<f32>
    }
    %both = scan %up dim=0 reverse=true identities=[0.0 : f32] : tile<64x256xf32> -> tile<64x256xf32> (%e: tile<f32>, %a: tile<f32>) {
      %s = addf %e, %a rounding<nearest_even> : tile<f32>
      yield %s : tile<f32>
    }
    %rt = make_tensor_view %rows, shape = [64], strides = [1] : tensor_view<64xf32, strides=[1]>
    %rv = make_partition_view %rt : partition_view<tile=(64), tensor_view<64xf32, strides=[1]>>
    store_view_tko weak %r, %rv[%zero] : tile<64xf32>, partition_view<tile=(64), tensor_view<64xf32, strides=[1]>>, tile<i32> -> token
    %wt = make_tensor_view %where, shape = [64], strides = [1] : tensor_view<64xi32, strides=[1]>
    %wv = make_partition_view %wt : partition_view<tile=(64), tensor_view<64xi32, strides=[1]>>
    store_view_tko weak %at, %wv[%zero] : tile<64xi32>, partition_view<tile=(64), tensor_view<64xi32, strides=[1]>>, tile<i32> -> token
    %ct = make_tensor_view %cols, shape = [256], strides = [1] : tensor_view<256xf32, strides=[1]>
    %cv = make_partition_view %ct : partition_view<tile=(256), tensor_view<256xf32, strides=[1]>>
    store_view_tko weak %c, %cv[%zero] : tile<256xf32>, partition_view<tile=(256), tensor_view<256xf32, strides=[1]>>, tile<i32> -> token
    store_ptr_tko weak %all, %m : tile<ptr<f32>>, tile<f32> -> token
    %st = make_tensor_view %sums, shape = [64, 256], strides = [256, 1] : tensor_view<64x256xf32, strides=[256,1]>
    %sv = make_partition_view %st : partition_view<tile=(64x256), tensor_view<64x256xf32, strides=[256,1]>>
    store_view_tko weak %both, %sv[%zero, %zero] : tile<64x256xf32>, partition_view<tile=(64x256), tensor_view<64x256xf32, strides=[256,1]>>, tile<i32> -> token
  }
}
