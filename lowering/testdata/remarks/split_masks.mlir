// Loops that become two where a mask begins to matter.
// remarks: sm_90a applied
!numbers = !cuda_tile.tile<64x64xi32>
!bits = !cuda_tile.tile<64x64xi1>
!sums = !cuda_tile.tile<64x64xf32>
!left = !cuda_tile.partition_view<tile=(64x32), tensor_view<64x32xf16, strides=[32,1]>>
!right = !cuda_tile.partition_view<tile=(32x64), tensor_view<32x64xf16, strides=[64,1]>>
!result = !cuda_tile.partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
cuda_tile.module @m {
  entry @below(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>, %from: tile<i32>, %to: tile<i32>,
      %t: tile<i32>) {
    %at = make_tensor_view %a, shape = [64, 32], strides = [32, 1] : tensor_view<64x32xf16, strides=[32,1]>
    %av = make_partition_view %at : !left
    %bt = make_tensor_view %b, shape = [32, 64], strides = [64, 1] : tensor_view<32x64xf16, strides=[64,1]>
    %bv = make_partition_view %bt : !right
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %cv = make_partition_view %ct : !result
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %width = constant <i32: 64> : tile<i32>
    %none = constant <f32: 0.0> : !sums
    %half = constant <f32: 0.5> : !sums
    %iota = iota : tile<64xi32>
    %columns = reshape %iota : tile<64xi32> -> tile<1x64xi32>
    %rows = reshape %iota : tile<64xi32> -> tile<64x1xi32>
    %y0 = broadcast %rows : tile<64x1xi32> -> !numbers
    %t11 = reshape %t : tile<i32> -> tile<1x1xi32>
    %length = broadcast %t11 : tile<1x1xi32> -> tile<1x64xi32>
    %ts = broadcast %t11 : tile<1x1xi32> -> !numbers
    %y = addi %ts, %y0 : !numbers
    // expected-remark @below {{what is left of a loop that has become two, of which one goes without a mask [TIR0778]}}
    %sum = for %i in (%from to %to, step %one) : tile<i32> iter_values(%acc = %none) -> (!sums) {
      %l, %lt = load_view_tko weak %av[%zero, %zero] : !left, tile<i32> -> tile<64x32xf16>, token
      %r, %rt = load_view_tko weak %bv[%zero, %zero] : !right, tile<i32> -> tile<32x64xf16>, token
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      %p = mmaf %l, %r, %none : tile<64x32xf16>, tile<32x64xf16>, !sums
      %begin = muli %i, %width : tile<i32>
      %begin11 = reshape %begin : tile<i32> -> tile<1x1xi32>
      %begins = broadcast %begin11 : tile<1x1xi32> -> tile<1x64xi32>
      %x1 = addi %begins, %columns : tile<1x64xi32>
      %x = broadcast %x1 : tile<1x64xi32> -> !numbers
      %mask = cmpi less_than_or_equal %x, %y, signed : !numbers -> !bits
      %seen = select %mask, %p, %none : !bits, !sums
      %less = mulf %acc, %half : !sums
      %next = addf %less, %seen : !sums
      continue %next : !sums
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : !sums, !result, tile<i32> -> token
  }
}
