// A truth value made of a number is whether it is not zero, of fractions and NaN
// too: as frontends mean a conversion to truth values.
// tilerun: --arg p=rand:f32:128:1 --arg q=zeros:i1:256
// tilerun[zeros]: --arg p=zeros:f32:128 --arg q=ones:i1:256
// tilerun[nan]: --arg p=full:nan:f32:128 --arg q=zeros:i1:256
cuda_tile.module @ftoi_truth {
  entry @k(%p: tile<ptr<f32>>, %q: tile<ptr<i1>>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %pt = make_tensor_view %p, shape = [128], strides = [1] : tensor_view<128xf32, strides=[1]>
    %pv = make_partition_view %pt : partition_view<tile=(128), tensor_view<128xf32, strides=[1]>>
    %qt = make_tensor_view %q, shape = [256], strides = [1] : tensor_view<256xi1, strides=[1]>
    %qv = make_partition_view %qt : partition_view<tile=(128), tensor_view<256xi1, strides=[1]>>
    %x, %t = load_view_tko weak %pv[%zero] : partition_view<tile=(128), tensor_view<128xf32, strides=[1]>>, tile<i32> -> tile<128xf32>, token
    %u = ftoi %x unsigned : tile<128xf32> -> tile<128xi1>
    %s = ftoi %x signed : tile<128xf32> -> tile<128xi1>
    %t1 = store_view_tko weak %u, %qv[%zero] : tile<128xi1>, partition_view<tile=(128), tensor_view<256xi1, strides=[1]>>, tile<i32> -> token
    %t2 = store_view_tko weak %s, %qv[%one] : tile<128xi1>, partition_view<tile=(128), tensor_view<256xi1, strides=[1]>>, tile<i32> -> token
    return
  }
}
