// Reductions of tiles at the limit: in any order, and with two operands in the
// order of the elements; along the first dimension, with a large result.
// tilerun: --grid 1 --arg x=randint:-2000000000:2000000000:i32:16777216:5 --arg y=zeros:i64:1 --arg best=zeros:i32:1 --arg at=zeros:i32:1 --arg cols=zeros:f32:65536 --arg z=rand:f32:64x65536:6
cuda_tile.module @large_reduce {
  entry @large_reduce(%x: tile<ptr<i32>>, %y: tile<ptr<i64>>, %best: tile<ptr<i32>>, %at: tile<ptr<i32>>, %cols: tile<ptr<f32>>, %z: tile<ptr<f32>>) {
    %zero = constant <i32: 0> : tile<i32>
    %t1 = make_tensor_view %x, shape = [16777216], strides = [1] : tensor_view<16777216xi32, strides=[1]>
    %p2 = make_partition_view %t1 : partition_view<tile=(16777216), tensor_view<16777216xi32, strides=[1]>>
    %x3, %k4 = load_view_tko weak %p2[%zero] : partition_view<tile=(16777216), tensor_view<16777216xi32, strides=[1]>>, tile<i32> -> tile<16777216xi32>, token
    %v5 = exti %x3 signed : tile<16777216xi32> -> tile<16777216xi64>
    %s6 = reduce %v5 dim=0 identities=[0 : i64] : tile<16777216xi64> -> tile<i64> (%e0: tile<i64>, %a0: tile<i64>) {
      %r = addi %e0, %a0 : tile<i64>
      yield %r : tile<i64>
    }
    store_ptr_tko weak %y, %s6 : tile<ptr<i64>>, tile<i64> -> token
    %i = iota : tile<16777216xi32>
    %s7, %s8 = reduce %x3, %i dim=0 identities=[-2147483648 : i32, 2147483647 : i32] : tile<16777216xi32>, tile<16777216xi32> -> tile<i32>, tile<i32> (%e0: tile<i32>, %a0: tile<i32>, %e1: tile<i32>, %a1: tile<i32>) {
      %g = cmpi greater_than %e0, %a0, signed : tile<i32> -> tile<i1>
      %q = cmpi equal %e0, %a0, signed : tile<i32> -> tile<i1>
      %l = cmpi less_than %e1, %a1, signed : tile<i32> -> tile<i1>
      %ql = andi %q, %l : tile<i1>
      %w = ori %g, %ql : tile<i1>
      %r = select %w, %e0, %a0 : tile<i1>, tile<i32>
      %p = select %w, %e1, %a1 : tile<i1>, tile<i32>
      yield %r, %p : tile<i32>, tile<i32>
    }
    store_ptr_tko weak %best, %s7 : tile<ptr<i32>>, tile<i32> -> token
    store_ptr_tko weak %at, %s8 : tile<ptr<i32>>, tile<i32> -> token
    %t9 = make_tensor_view %z, shape = [64, 65536], strides = [65536, 1] : tensor_view<64x65536xf32, strides=[65536,1]>
    %p10 = make_partition_view %t9 : partition_view<tile=(64x65536), tensor_view<64x65536xf32, strides=[65536,1]>>
    %x11, %k12 = load_view_tko weak %p10[%zero, %zero] : partition_view<tile=(64x65536), tensor_view<64x65536xf32, strides=[65536,1]>>, tile<i32> -> tile<64x65536xf32>, token
    %s13 = reduce %x11 dim=0 identities=[0xff800000 : f32] : tile<64x65536xf32> -> tile<65536xf32> (%e0: tile<f32>, %a0: tile<f32>) {
      %r = maxf %e0, %a0 : tile<f32>
      yield %r : tile<f32>
    }
    %t14 = make_tensor_view %cols, shape = [65536], strides = [1] : tensor_view<65536xf32, strides=[1]>
    %p15 = make_partition_view %t14 : partition_view<tile=(65536), tensor_view<65536xf32, strides=[1]>>
    store_view_tko weak %s13, %p15[%zero] : tile<65536xf32>, partition_view<tile=(65536), tensor_view<65536xf32, strides=[1]>>, tile<i32> -> token
  }
}
