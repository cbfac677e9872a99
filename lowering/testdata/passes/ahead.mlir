// A row that fills the registers of a CTA has a multiprocessor for itself. The CTA runs one
// tile block after the other, and loads the next one's row before it folds its own; what all tile
// blocks read behind the fold it holds in shared memory.
//
// PLAN: entry @centered
// PLAN: = "gpu.tile_blocks"()
// PLAN: = if
// PLAN: "gpu.tile_block"
// PLAN: load_view_tko
// PLAN: make_token
// PLAN: load_view_tko
// PLAN: "gpu.alloc_shared"()
// PLAN: "gpu.store_shared"
// PLAN: iter_values(
// PLAN: = if
// PLAN: "gpu.tile_block"
// PLAN: load_view_tko
// PLAN: make_token
// PLAN: "gpu.tile_block"(%loopIdx)
// PLAN: reduce
// PLAN: "gpu.load_shared"
// PLAN: gpu.batched
// PLAN: reshape
// PLAN: gpu.batched
// PLAN: store_view_tko
// PLAN: continue %
// PLAN: gpu.persistent = true
//
// tilerun: --grid 2,3 --arg rand:f16:6x32768:1 --arg rand:f16:32768:2 --arg zeros:f16:6x32768 --arg 6
// tilerun[one]: --grid 1 --arg rand:f16:1x32768:1 --arg rand:f16:32768:2 --arg zeros:f16:1x32768 --arg 1
cuda_tile.module @ahead {
  entry @centered(%X: tile<ptr<f16>>, %W: tile<ptr<f16>>, %Y: tile<ptr<f16>>, %n: tile<i32>) {
    %x = assume div_by<16>, %X : tile<ptr<f16>>
    %w = assume div_by<16>, %W : tile<ptr<f16>>
    %y = assume div_by<16>, %Y : tile<ptr<f16>>
    %xt = make_tensor_view %x, shape = [%n, 32768], strides = [32768, 1] : tile<i32> -> tensor_view<?x32768xf16, strides=[32768,1]>
    %wt = make_tensor_view %w, shape = [32768], strides = [1] : tensor_view<32768xf16, strides=[1]>
    %yt = make_tensor_view %y, shape = [%n, 32768], strides = [32768, 1] : tile<i32> -> tensor_view<?x32768xf16, strides=[32768,1]>
    %xv = make_partition_view %xt : partition_view<tile=(1x32768), padding_value = zero, tensor_view<?x32768xf16, strides=[32768,1]>>
    %wv = make_partition_view %wt : partition_view<tile=(32768), tensor_view<32768xf16, strides=[1]>>
    %yv = make_partition_view %yt : partition_view<tile=(1x32768), tensor_view<?x32768xf16, strides=[32768,1]>>
    %bx, %by, %bz = get_tile_block_id : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %first = muli %by, %two : tile<i32>
    %row = addi %first, %bx : tile<i32>
    %none = make_token : token
    %h, %t = load_view_tko weak %xv[%row, %zero] token = %none : partition_view<tile=(1x32768), padding_value = zero, tensor_view<?x32768xf16, strides=[32768,1]>>, tile<i32> -> tile<1x32768xf16>, token
    %v = ftof %h : tile<1x32768xf16> -> tile<1x32768xf32>
    %sum = reduce %v dim=1 identities=[0.0 : f32] : tile<1x32768xf32> -> tile<1xf32> (%e: tile<f32>, %a: tile<f32>) {
      %s = addf %e, %a rounding<nearest_even> : tile<f32>
      yield %s : tile<f32>
    }
    %scale = constant <f32: 3.0517578125e-05> : tile<1xf32>
    %mean = mulf %sum, %scale rounding<nearest_even> : tile<1xf32>
    %mean2 = reshape %mean : tile<1xf32> -> tile<1x1xf32>
    %means = broadcast %mean2 : tile<1x1xf32> -> tile<1x32768xf32>
    %d = subf %v, %means rounding<nearest_even> : tile<1x32768xf32>
    %g, %t2 = load_view_tko weak %wv[%zero] : partition_view<tile=(32768), tensor_view<32768xf16, strides=[1]>>, tile<i32> -> tile<32768xf16>, token
    %g1 = reshape %g : tile<32768xf16> -> tile<1x32768xf16>
    %g2 = ftof %g1 : tile<1x32768xf16> -> tile<1x32768xf32>
    %q = mulf %d, %g2 rounding<nearest_even> : tile<1x32768xf32>
    %o = ftof %q : tile<1x32768xf32> -> tile<1x32768xf16>
    %t3 = store_view_tko weak %o, %yv[%row, %zero] token = %t : tile<1x32768xf16>, partition_view<tile=(1x32768), tensor_view<?x32768xf16, strides=[32768,1]>>, tile<i32> -> token
  }
}
