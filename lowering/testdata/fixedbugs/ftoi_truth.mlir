// An unsigned truth value made of a number is whether it is not zero, of
// fractions and negative numbers too: as frontends mean a conversion to truth
// values. The others are rounded towards zero.
// tilerun: --arg p=randn:f32:128:1 --arg q=zeros:i1:384
// tilerun[zeros]: --arg p=zeros:f32:128 --arg q=ones:i1:384
cuda_tile.module @ftoi_truth {
  entry @k(%p: tile<ptr<f32>>, %q: tile<ptr<i1>>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %pt = make_tensor_view %p, shape = [128], strides = [1] : tensor_view<128xf32, strides=[1]>
    %pv = make_partition_view %pt : partition_view<tile=(128), tensor_view<128xf32, strides=[1]>>
    %qt = make_tensor_view %q, shape = [384], strides = [1] : tensor_view<384xi1, strides=[1]>
    %qv = make_partition_view %qt : partition_view<tile=(128), tensor_view<384xi1, strides=[1]>>
    %x, %t = load_view_tko weak %pv[%zero] : partition_view<tile=(128), tensor_view<128xf32, strides=[1]>>, tile<i32> -> tile<128xf32>, token
    %u = ftoi %x unsigned : tile<128xf32> -> tile<128xi1>
    %s = ftoi %x signed saturating : tile<128xf32> -> tile<128xi1>
    %v = ftoi %x unsigned saturating : tile<128xf32> -> tile<128xi1>
    %t1 = store_view_tko weak %u, %qv[%zero] : tile<128xi1>, partition_view<tile=(128), tensor_view<384xi1, strides=[1]>>, tile<i32> -> token
    %t2 = store_view_tko weak %s, %qv[%one] : tile<128xi1>, partition_view<tile=(128), tensor_view<384xi1, strides=[1]>>, tile<i32> -> token
    %t3 = store_view_tko weak %v, %qv[%two] : tile<128xi1>, partition_view<tile=(128), tensor_view<384xi1, strides=[1]>>, tile<i32> -> token
    return
  }
}
