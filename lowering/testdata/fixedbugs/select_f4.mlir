// An if whose sides choose between tiles of four-bit numbers, which select does not
// take.
// tilerun: --arg c=true --arg d=false --arg p=zeros:i8:32
cuda_tile.module @select_f4 {
  entry @k(%c: tile<i1>, %d: tile<i1>, %p: tile<ptr<i8>>) {
    %a = constant <f4E2M1FN: 1.0> : tile<64xf4E2M1FN>
    %b = constant <f4E2M1FN: 2.0> : tile<64xf4E2M1FN>
    %x = if %c -> (tile<64xf4E2M1FN>) {
      yield %a : tile<64xf4E2M1FN>
    } else {
      yield %b : tile<64xf4E2M1FN>
    }
    %y = if %d -> (tile<64xf4E2M1FN>) {
      yield %x : tile<64xf4E2M1FN>
    } else {
      yield %b : tile<64xf4E2M1FN>
    }
    %px = pack %x : tile<64xf4E2M1FN> -> tile<32xi8>
    %py = pack %y : tile<64xf4E2M1FN> -> tile<32xi8>
    %s = addi %px, %py : tile<32xi8>
    %t = make_tensor_view %p, shape = [32], strides = [1] : tensor_view<32xi8, strides=[1]>
    %v = make_partition_view %t : partition_view<tile=(32), tensor_view<32xi8, strides=[1]>>
    %zero = constant <i32: 0> : tile<i32>
    %u = store_view_tko weak %s, %v[%zero] : tile<32xi8>, partition_view<tile=(32), tensor_view<32xi8, strides=[1]>>, tile<i32> -> token
    return
  }
}
