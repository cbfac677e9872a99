// What all rows are multiplied by stands in shared memory, once for all tile blocks that a CTA
// runs: one CTA runs four of the rows, the other three. The bias does not find room there.
// tilerun: --grid 7 --arg x=rand:f16:7x32768:1 --arg y=zeros:f16:7x32768 --arg w=rand:f32:32768:2 --arg b=rand:f32:32768:3 --arg n=7
cuda_tile.module @held {
  entry @held(%x: tile<ptr<f16>>, %y: tile<ptr<f16>>, %w: tile<ptr<f32>>, %b: tile<ptr<f32>>, %n: tile<i32>) {
    %x_aligned = assume div_by<16>, %x : tile<ptr<f16>>
    %y_aligned = assume div_by<16>, %y : tile<ptr<f16>>
    %w_aligned = assume div_by<16>, %w : tile<ptr<f32>>
    %b_aligned = assume div_by<16>, %b : tile<ptr<f32>>
    %row, %by, %bz = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %xt = make_tensor_view %x_aligned, shape = [%n, 32768], strides = [32768, 1] : tile<i32> -> tensor_view<?x32768xf16, strides=[32768,1]>
    %yt = make_tensor_view %y_aligned, shape = [%n, 32768], strides = [32768, 1] : tile<i32> -> tensor_view<?x32768xf16, strides=[32768,1]>
    %wt = make_tensor_view %w_aligned, shape = [32768], strides = [1] : tensor_view<32768xf32, strides=[1]>
    %bt = make_tensor_view %b_aligned, shape = [32768], strides = [1] : tensor_view<32768xf32, strides=[1]>
    %xv = make_partition_view %xt : partition_view<tile=(1x32768), tensor_view<?x32768xf16, strides=[32768,1]>>
    %yv = make_partition_view %yt : partition_view<tile=(1x32768), tensor_view<?x32768xf16, strides=[32768,1]>>
    %wv = make_partition_view %wt : partition_view<tile=(32768), tensor_view<32768xf32, strides=[1]>>
    %bv = make_partition_view %bt : partition_view<tile=(32768), tensor_view<32768xf32, strides=[1]>>
    %h, %t = load_view_tko weak %xv[%row, %zero] : partition_view<tile=(1x32768), tensor_view<?x32768xf16, strides=[32768,1]>>, tile<i32> -> tile<1x32768xf16>, token
    %v = ftof %h : tile<1x32768xf16> -> tile<1x32768xf32>
    %sum = reduce %v dim=1 identities=[0.0 : f32] : tile<1x32768xf32> -> tile<1xf32> (%e: tile<f32>, %a: tile<f32>) {
      %s = addf %e, %a rounding<nearest_even> : tile<f32>
      yield %s : tile<f32>
    }
    %sum2 = reshape %sum : tile<1xf32> -> tile<1x1xf32>
    %sums = broadcast %sum2 : tile<1x1xf32> -> tile<1x32768xf32>
    %d = subf %v, %sums rounding<nearest_even> : tile<1x32768xf32>
    %wr, %wt2 = load_view_tko weak %wv[%zero] : partition_view<tile=(32768), tensor_view<32768xf32, strides=[1]>>, tile<i32> -> tile<32768xf32>, token
    %br, %bt2 = load_view_tko weak %bv[%zero] : partition_view<tile=(32768), tensor_view<32768xf32, strides=[1]>>, tile<i32> -> tile<32768xf32>, token
    %w1 = reshape %wr : tile<32768xf32> -> tile<1x32768xf32>
    %b1 = reshape %br : tile<32768xf32> -> tile<1x32768xf32>
    %r = fma %d, %w1, %b1 rounding<nearest_even> : tile<1x32768xf32>
    %o = ftof %r : tile<1x32768xf32> -> tile<1x32768xf16>
    store_view_tko weak %o, %yv[%row, %zero] : tile<1x32768xf16>, partition_view<tile=(1x32768), tensor_view<?x32768xf16, strides=[32768,1]>>, tile<i32> -> token
  } {gpu.persistent = true, gpu.persistent_ctas = 2 : i64}
}
