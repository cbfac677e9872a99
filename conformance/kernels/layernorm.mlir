// Layer normalization of the rows of an N×4096 matrix of f16, computed in f32,
// with weights w and b of f32: a tile block to a row.
// tilerun: --grid 8 --arg x=randn:f16:8x4096:1 --arg y=zeros:f16:8x4096 --arg w=randn:f32:4096:2 --arg b=randn:f32:4096:3 --arg n=8
// tilerun[large]: --grid 32768 --arg x=randn:f16:32768x4096:1 --arg y=zeros:f16:32768x4096 --arg w=randn:f32:4096:2 --arg b=randn:f32:4096:3 --arg n=32768 --bytes 536870912
cuda_tile.module @layernorm {
  entry @layernorm(%x: tile<ptr<f16>>, %y: tile<ptr<f16>>, %w: tile<ptr<f32>>, %b: tile<ptr<f32>>, %n: tile<i32>)
      optimization_hints=<default = {num_worker_warps_per_cta = 4, occupancy = 6}> {
    %x_aligned = assume div_by<16>, %x : tile<ptr<f16>>
    %y_aligned = assume div_by<16>, %y : tile<ptr<f16>>
    %w_aligned = assume div_by<16>, %w : tile<ptr<f32>>
    %b_aligned = assume div_by<16>, %b : tile<ptr<f32>>
    %row, %by, %bz = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %xt = make_tensor_view %x_aligned, shape = [%n, 4096], strides = [4096, 1] : tile<i32> -> tensor_view<?x4096xf16, strides=[4096,1]>
    %yt = make_tensor_view %y_aligned, shape = [%n, 4096], strides = [4096, 1] : tile<i32> -> tensor_view<?x4096xf16, strides=[4096,1]>
    %wt = make_tensor_view %w_aligned, shape = [4096], strides = [1] : tensor_view<4096xf32, strides=[1]>
    %bt = make_tensor_view %b_aligned, shape = [4096], strides = [1] : tensor_view<4096xf32, strides=[1]>
    %xv = make_partition_view %xt : partition_view<tile=(1x4096), tensor_view<?x4096xf16, strides=[4096,1]>>
    %yv = make_partition_view %yt : partition_view<tile=(1x4096), tensor_view<?x4096xf16, strides=[4096,1]>>
    %wv = make_partition_view %wt : partition_view<tile=(4096), tensor_view<4096xf32, strides=[1]>>
    %bv = make_partition_view %bt : partition_view<tile=(4096), tensor_view<4096xf32, strides=[1]>>
    %h, %t = load_view_tko weak %xv[%row, %zero] : partition_view<tile=(1x4096), tensor_view<?x4096xf16, strides=[4096,1]>>, tile<i32> -> tile<1x4096xf16>, token
    %v = ftof %h : tile<1x4096xf16> -> tile<1x4096xf32>
    %sum = reduce %v dim=1 identities=[0.0 : f32] : tile<1x4096xf32> -> tile<1xf32> (%e: tile<f32>, %a: tile<f32>) {
      %s = addf %e, %a rounding<nearest_even> : tile<f32>
      yield %s : tile<f32>
    }
    %scale = constant <f32: 0.000244140625> : tile<1xf32>
    %mean = mulf %sum, %scale rounding<nearest_even> : tile<1xf32>
    %mean2 = reshape %mean : tile<1xf32> -> tile<1x1xf32>
    %means = broadcast %mean2 : tile<1x1xf32> -> tile<1x4096xf32>
    %d = subf %v, %means rounding<nearest_even> : tile<1x4096xf32>
    %dd = mulf %d, %d rounding<nearest_even> : tile<1x4096xf32>
    %ssq = reduce %dd dim=1 identities=[0.0 : f32] : tile<1x4096xf32> -> tile<1xf32> (%e: tile<f32>, %a: tile<f32>) {
      %s = addf %e, %a rounding<nearest_even> : tile<f32>
      yield %s : tile<f32>
    }
    %var = mulf %ssq, %scale rounding<nearest_even> : tile<1xf32>
    %eps = constant <f32: 1.0e-5> : tile<1xf32>
    %vare = addf %var, %eps rounding<nearest_even> : tile<1xf32>
    %inv = rsqrt %vare : tile<1xf32>
    %inv2 = reshape %inv : tile<1xf32> -> tile<1x1xf32>
    %invs = broadcast %inv2 : tile<1x1xf32> -> tile<1x4096xf32>
    %q = mulf %d, %invs rounding<nearest_even> : tile<1x4096xf32>
    %wr, %wt2 = load_view_tko weak %wv[%zero] : partition_view<tile=(4096), tensor_view<4096xf32, strides=[1]>>, tile<i32> -> tile<4096xf32>, token
    %br, %bt2 = load_view_tko weak %bv[%zero] : partition_view<tile=(4096), tensor_view<4096xf32, strides=[1]>>, tile<i32> -> tile<4096xf32>, token
    %w1 = reshape %wr : tile<4096xf32> -> tile<1x4096xf32>
    %b1 = reshape %br : tile<4096xf32> -> tile<1x4096xf32>
    %r = fma %q, %w1, %b1 rounding<nearest_even> : tile<1x4096xf32>
    %o = ftof %r : tile<1x4096xf32> -> tile<1x4096xf16>
    store_view_tko weak %o, %yv[%row, %zero] : tile<1x4096xf16>, partition_view<tile=(1x4096), tensor_view<?x4096xf16, strides=[4096,1]>>, tile<i32> -> token
  }
}
