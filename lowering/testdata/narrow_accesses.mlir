// Accesses narrower than a register or made by few threads: pairs of bytes up to
// an edge, halves of bytes through pointers and behind an offset, loads that other
// tile blocks can observe and of which all threads hold copies.
// tilerun: --entry pairs --grid 1 --arg a=arange:i8:30 --arg b=zeros:i8:30 --arg c=zeros:i8:64
// tilerun[halves]: --entry halves --grid 1 --arg a=randint:-6:6:f4E2M1FN:64:3 --arg b=zeros:f4E2M1FN:64 --arg c=zeros:f4E2M1FN:64
// tilerun[relaxed]: --entry relaxed --grid 1 --arg a=arange:f32:16 --arg b=zeros:f32:16 --arg c=arange:i8:8 --arg d=zeros:i8:8
cuda_tile.module @narrow_accesses {
  entry @pairs(%a: tile<ptr<i8>>, %b: tile<ptr<i8>>, %c: tile<ptr<i8>>) {
    %zero = constant <i32: 0> : tile<i32>
    %a2 = assume div_by<2>, %a : tile<ptr<i8>>
    %b2 = assume div_by<2>, %b : tile<ptr<i8>>
    %at = make_tensor_view %a2, shape = [30], strides = [1] : tensor_view<30xi8, strides=[1]>
    %bt = make_tensor_view %b2, shape = [30], strides = [1] : tensor_view<30xi8, strides=[1]>
    %ct = make_tensor_view %c, shape = [64], strides = [1] : tensor_view<64xi8, strides=[1]>
    %av = make_partition_view %at : partition_view<tile=(64), padding_value = zero, tensor_view<30xi8, strides=[1]>>
    %bv = make_partition_view %bt : partition_view<tile=(64), tensor_view<30xi8, strides=[1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64), tensor_view<64xi8, strides=[1]>>
    %x, %k = load_view_tko weak %av[%zero] : partition_view<tile=(64), padding_value = zero, tensor_view<30xi8, strides=[1]>>, tile<i32> -> tile<64xi8>, token
    %y = addi %x, %x : tile<64xi8>
    store_view_tko weak %y, %bv[%zero] : tile<64xi8>, partition_view<tile=(64), tensor_view<30xi8, strides=[1]>>, tile<i32> -> token
    store_view_tko relaxed device %y, %cv[%zero] : tile<64xi8>, partition_view<tile=(64), tensor_view<64xi8, strides=[1]>>, tile<i32> -> token
  }
  entry @halves(%a: tile<ptr<f4E2M1FN>>, %b: tile<ptr<f4E2M1FN>>, %c: tile<ptr<f4E2M1FN>>) {
    %zero = constant <i32: 0> : tile<i32>
    %i = iota : tile<16xi32>
    %even = addi %i, %i : tile<16xi32>
    %a1 = reshape %a : tile<ptr<f4E2M1FN>> -> tile<1xptr<f4E2M1FN>>
    %as = broadcast %a1 : tile<1xptr<f4E2M1FN>> -> tile<16xptr<f4E2M1FN>>
    %p = offset %as, %even : tile<16xptr<f4E2M1FN>>, tile<16xi32> -> tile<16xptr<f4E2M1FN>>
    %b1 = reshape %b : tile<ptr<f4E2M1FN>> -> tile<1xptr<f4E2M1FN>>
    %bs = broadcast %b1 : tile<1xptr<f4E2M1FN>> -> tile<16xptr<f4E2M1FN>>
    %q = offset %bs, %even : tile<16xptr<f4E2M1FN>>, tile<16xi32> -> tile<16xptr<f4E2M1FN>>
    %ten = constant <i32: 10> : tile<16xi32>
    %low = cmpi less_than %i, %ten, signed : tile<16xi32> -> tile<16xi1>
    %six = constant <f4E2M1FN: 6.0> : tile<16xf4E2M1FN>
    %x, %k = load_ptr_tko weak %p, %low, %six : tile<16xptr<f4E2M1FN>>, tile<16xi1>, tile<16xf4E2M1FN> -> tile<16xf4E2M1FN>, token
    store_ptr_tko weak %q, %x : tile<16xptr<f4E2M1FN>>, tile<16xf4E2M1FN> -> token
    // 32 elements on are 16 bytes on.
    %by = constant <i32: 32> : tile<i32>
    %a32 = offset %a, %by : tile<ptr<f4E2M1FN>>, tile<i32> -> tile<ptr<f4E2M1FN>>
    %at = make_tensor_view %a32, shape = [32], strides = [1] : tensor_view<32xf4E2M1FN, strides=[1]>
    %ct = make_tensor_view %c, shape = [64], strides = [1] : tensor_view<64xf4E2M1FN, strides=[1]>
    %av = make_partition_view %at : partition_view<tile=(32), tensor_view<32xf4E2M1FN, strides=[1]>>
    %cv = make_partition_view %ct : partition_view<tile=(32), tensor_view<64xf4E2M1FN, strides=[1]>>
    %y, %k2 = load_view_tko weak %av[%zero] : partition_view<tile=(32), tensor_view<32xf4E2M1FN, strides=[1]>>, tile<i32> -> tile<32xf4E2M1FN>, token
    store_view_tko weak %y, %cv[%zero] : tile<32xf4E2M1FN>, partition_view<tile=(32), tensor_view<64xf4E2M1FN, strides=[1]>>, tile<i32> -> token
  }
  entry @relaxed(%a: tile<ptr<f32>>, %b: tile<ptr<f32>>, %c: tile<ptr<i8>>, %d: tile<ptr<i8>>) optimization_hints=<default = {num_worker_warps_per_cta = 4}> {
    %zero = constant <i32: 0> : tile<i32>
    %at = make_tensor_view %a, shape = [16], strides = [1] : tensor_view<16xf32, strides=[1]>
    %bt = make_tensor_view %b, shape = [16], strides = [1] : tensor_view<16xf32, strides=[1]>
    %ct = make_tensor_view %c, shape = [8], strides = [1] : tensor_view<8xi8, strides=[1]>
    %dt = make_tensor_view %d, shape = [8], strides = [1] : tensor_view<8xi8, strides=[1]>
    %av = make_partition_view %at : partition_view<tile=(16), tensor_view<16xf32, strides=[1]>>
    %bv = make_partition_view %bt : partition_view<tile=(16), tensor_view<16xf32, strides=[1]>>
    %cv = make_partition_view %ct : partition_view<tile=(16), padding_value = zero, tensor_view<8xi8, strides=[1]>>
    %dv = make_partition_view %dt : partition_view<tile=(16), tensor_view<8xi8, strides=[1]>>
    %x, %k = load_view_tko relaxed device %av[%zero] : partition_view<tile=(16), tensor_view<16xf32, strides=[1]>>, tile<i32> -> tile<16xf32>, token
    %sum = reduce %x dim=0 identities=[0.0 : f32] : tile<16xf32> -> tile<f32> (%e: tile<f32>, %s: tile<f32>) {
      %r = addf %e, %s : tile<f32>
      yield %r : tile<f32>
    }
    %sum1 = reshape %sum : tile<f32> -> tile<1xf32>
    %sums = broadcast %sum1 : tile<1xf32> -> tile<16xf32>
    %y = addf %x, %sums : tile<16xf32>
    store_view_tko weak %y, %bv[%zero] : tile<16xf32>, partition_view<tile=(16), tensor_view<16xf32, strides=[1]>>, tile<i32> -> token
    %z, %k2 = load_view_tko acquire device %cv[%zero] : partition_view<tile=(16), padding_value = zero, tensor_view<8xi8, strides=[1]>>, tile<i32> -> tile<16xi8>, token
    store_view_tko release device %z, %dv[%zero] : tile<16xi8>, partition_view<tile=(16), tensor_view<8xi8, strides=[1]>>, tile<i32> -> token
  }
}
