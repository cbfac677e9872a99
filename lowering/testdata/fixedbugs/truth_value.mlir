// The bits 1 as an f32 are the smallest subnormal, 0 as an f16. ptxas of 12.6 to
// 13.5 makes 1.0 of what a condition selects from 1 and 0, if the code around it
// leads it there.
// tilerun: --arg p=ones:i8:16 --arg q=ones:i8:16x32 --arg r=ones:i32:32
cuda_tile.module @truth_value {
  entry @k(%p: tile<ptr<i8>>, %q: tile<ptr<i8>>, %r: tile<ptr<i32>>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %tp = make_tensor_view %p, shape = [1, 16], strides = [16, 1] : tensor_view<1x16xi8, strides=[16,1]>
    %vp = make_partition_view %tp : partition_view<tile=(1x16), tensor_view<1x16xi8, strides=[16,1]>>
    %none = constant <i8: 0> : tile<1x16xi8>
    %row = for %i in (%zero to %two, step %one) : tile<i32> iter_values(%row_i = %none) -> (tile<1x16xi8>) {
      %v, %read = load_view_tko weak %vp[%zero, %zero] : partition_view<tile=(1x16), tensor_view<1x16xi8, strides=[16,1]>>, tile<i32> -> tile<1x16xi8>, token
      continue %v : tile<1x16xi8>
    }
    %a = itof %row signed : tile<1x16xi8> -> tile<1x16xf64>
    %tq = make_tensor_view %q, shape = [16, 32], strides = [32, 1] : tensor_view<16x32xi8, strides=[32,1]>
    %vq = make_partition_view %tq : partition_view<tile=(16x32), tensor_view<16x32xi8, strides=[32,1]>>
    %tile, %read = load_view_tko weak %vq[%zero, %zero] : partition_view<tile=(16x32), tensor_view<16x32xi8, strides=[32,1]>>, tile<i32> -> tile<16x32xi8>, token
    %nothing = constant <i8: 0> : tile<64xi8>
    %last, %scanned = loop iter_values(%i = %zero, %t = %tile, %s = %nothing) : tile<i32>, tile<16x32xi8>, tile<64xi8> -> tile<16x32xi8>, tile<64xi8> {
      %done = cmpi greater_than_or_equal %i, %zero, signed : tile<i32> -> tile<i1>
      if %done {
        break %t, %s : tile<16x32xi8>, tile<64xi8>
      }
      %next = addi %i, %one : tile<i32>
      %sums = scan %s dim=0 reverse=false identities=[0 : i8] : tile<64xi8> -> tile<64xi8> (%x: tile<i8>, %y: tile<i8>) {
        yield %x : tile<i8>
      }
      continue %next, %tile, %sums : tile<i32>, tile<16x32xi8>, tile<64xi8>
    }
    %b = itof %tile signed : tile<16x32xi8> -> tile<16x32xf64>
    %c = constant <f64: 0.0> : tile<1x32xf64>
    %product = mmaf %a, %b, %c : tile<1x16xf64>, tile<16x32xf64>, tile<1x32xf64>
    %truth = cmpf not_equal ordered %product, %c : tile<1x32xf64> -> tile<1x32xi1>
    %bits = exti %truth unsigned : tile<1x32xi1> -> tile<1x32xi32>
    %subnormal = bitcast %bits : tile<1x32xi32> -> tile<1x32xf32>
    %half = ftof %subnormal : tile<1x32xf32> -> tile<1x32xf16>
    %whole = ftoi %half unsigned : tile<1x32xf16> -> tile<1x32xi32>
    %r_1 = reshape %r : tile<ptr<i32>> -> tile<1x1xptr<i32>>
    %r_32 = broadcast %r_1 : tile<1x1xptr<i32>> -> tile<1x32xptr<i32>>
    %j = iota : tile<32xi32>
    %j_32 = reshape %j : tile<32xi32> -> tile<1x32xi32>
    %at = offset %r_32, %j_32 : tile<1x32xptr<i32>>, tile<1x32xi32> -> tile<1x32xptr<i32>>
    store_ptr_tko weak %at, %whole : tile<1x32xptr<i32>>, tile<1x32xi32> -> token
    return
  }
}
