// A fold of two operands whose body is one op on the first and hands the second on. Lanes exchanged what they had as if that op were
// all of it, and each kept a second result of its own.
// tilerun: --arg p=arange:i32:128 --arg q=zeros:i32:128 --expect q=full:0:i32:128
cuda_tile.module @m {
  entry @f(%p: tile<ptr<i32>>, %q: tile<ptr<i32>>) {
    %zero = constant <i32: 0> : tile<i32>
    %tp = make_tensor_view %p, shape = [128], strides = [1] : tensor_view<128xi32, strides=[1]>
    %tq = make_tensor_view %q, shape = [128], strides = [1] : tensor_view<128xi32, strides=[1]>
    %vp = make_partition_view %tp : partition_view<tile=(128), tensor_view<128xi32, strides=[1]>>
    %vq = make_partition_view %tq : partition_view<tile=(128), tensor_view<128xi32, strides=[1]>>
    %x, %t = load_view_tko weak %vp[%zero] : partition_view<tile=(128), tensor_view<128xi32, strides=[1]>>, tile<i32>
        -> tile<128xi32>, token
    %s, %last = reduce %x, %x dim=0 identities=[0 : i32, 0 : i32] : tile<128xi32>, tile<128xi32> -> tile<i32>, tile<i32>
    (%a: tile<i32>, %b: tile<i32>, %c: tile<i32>, %d: tile<i32>) {
      %m = addi %a, %b : tile<i32>
      yield %m, %d : tile<i32>, tile<i32>
    }
    %l = reshape %last : tile<i32> -> tile<1xi32>
    %all = broadcast %l : tile<1xi32> -> tile<128xi32>
    %u = store_view_tko weak %all, %vq[%zero] : tile<128xi32>,
        partition_view<tile=(128), tensor_view<128xi32, strides=[1]>>, tile<i32> -> token
    return
  }
}
