// Softmax of the rows of an N×4096 matrix of f16, computed in f32: a tile block
// to a row.
// tilerun: --grid 8 --arg x=randn:f16:8x4096:1 --arg y=zeros:f16:8x4096 --arg n=8
// tilerun[large]: --grid 32768 --arg x=randn:f16:32768x4096:1 --arg y=zeros:f16:32768x4096 --arg n=32768 --bytes 536870912
cuda_tile.module @softmax {
  entry @softmax(%x: tile<ptr<f16>>, %y: tile<ptr<f16>>, %n: tile<i32>) {
    %x_aligned = assume div_by<16>, %x : tile<ptr<f16>>
    %y_aligned = assume div_by<16>, %y : tile<ptr<f16>>
    %row, %by, %bz = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %xt = make_tensor_view %x_aligned, shape = [%n, 4096], strides = [4096, 1] : tile<i32> -> tensor_view<?x4096xf16, strides=[4096,1]>
    %yt = make_tensor_view %y_aligned, shape = [%n, 4096], strides = [4096, 1] : tile<i32> -> tensor_view<?x4096xf16, strides=[4096,1]>
    %xv = make_partition_view %xt : partition_view<tile=(1x4096), tensor_view<?x4096xf16, strides=[4096,1]>>
    %yv = make_partition_view %yt : partition_view<tile=(1x4096), tensor_view<?x4096xf16, strides=[4096,1]>>
    %h, %t = load_view_tko weak %xv[%row, %zero] : partition_view<tile=(1x4096), tensor_view<?x4096xf16, strides=[4096,1]>>, tile<i32> -> tile<1x4096xf16>, token
    %v = ftof %h : tile<1x4096xf16> -> tile<1x4096xf32>
    %max = reduce %v dim=1 identities=[0xFF800000 : f32] : tile<1x4096xf32> -> tile<1xf32> (%e: tile<f32>, %a: tile<f32>) {
      %m = maxf %e, %a : tile<f32>
      yield %m : tile<f32>
    }
    %max2 = reshape %max : tile<1xf32> -> tile<1x1xf32>
    %maxs = broadcast %max2 : tile<1x1xf32> -> tile<1x4096xf32>
    %d = subf %v, %maxs rounding<nearest_even> : tile<1x4096xf32>
    %p = exp %d : tile<1x4096xf32>
    %sum = reduce %p dim=1 identities=[0.0 : f32] : tile<1x4096xf32> -> tile<1xf32> (%e: tile<f32>, %a: tile<f32>) {
      %s = addf %e, %a rounding<nearest_even> : tile<f32>
      yield %s : tile<f32>
    }
    %sum2 = reshape %sum : tile<1xf32> -> tile<1x1xf32>
    %one = constant <f32: 1.0> : tile<1x1xf32>
    %inv = divf %one, %sum2 rounding<nearest_even> : tile<1x1xf32>
    %invs = broadcast %inv : tile<1x1xf32> -> tile<1x4096xf32>
    %q = mulf %p, %invs rounding<nearest_even> : tile<1x4096xf32>
    %o = ftof %q : tile<1x4096xf32> -> tile<1x4096xf16>
    store_view_tko weak %o, %yv[%row, %zero] : tile<1x4096xf16>, partition_view<tile=(1x4096), tensor_view<?x4096xf16, strides=[4096,1]>>, tile<i32> -> token
  }
}
