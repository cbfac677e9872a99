// Tiles at the limit of the language, element by element: loads with masks and
// padding, a store over what was loaded, f8 and i1 on the way.
// tilerun: --grid 1 --arg x=rand:f32:16777216:3 --arg n=16000000 --arg y=zeros:f32:16777216 --arg q=zeros:f8E4M3FN:16777216
cuda_tile.module @large_elementwise {
  entry @large_elementwise(%x: tile<ptr<f32>>, %n: tile<i32>, %y: tile<ptr<f32>>, %q: tile<ptr<f8E4M3FN>>) {
    %zero = constant <i32: 0> : tile<i32>
    %i = iota : tile<16777216xi32>
    %n1 = reshape %n : tile<i32> -> tile<1xi32>
    %nb = broadcast %n1 : tile<1xi32> -> tile<16777216xi32>
    %m = cmpi less_than %i, %nb, signed : tile<16777216xi32> -> tile<16777216xi1>
    %r1 = reshape %x : tile<ptr<f32>> -> tile<1xptr<f32>>
    %b2 = broadcast %r1 : tile<1xptr<f32>> -> tile<16777216xptr<f32>>
    %px = offset %b2, %i : tile<16777216xptr<f32>>, tile<16777216xi32> -> tile<16777216xptr<f32>>
    %r3 = reshape %y : tile<ptr<f32>> -> tile<1xptr<f32>>
    %b4 = broadcast %r3 : tile<1xptr<f32>> -> tile<16777216xptr<f32>>
    %py = offset %b4, %i : tile<16777216xptr<f32>>, tile<16777216xi32> -> tile<16777216xptr<f32>>
    %c5 = constant <f32: 2.5> : tile<16777216xf32>
    %v, %t = load_ptr_tko weak %px, %m, %c5 : tile<16777216xptr<f32>>, tile<16777216xi1>, tile<16777216xf32> -> tile<16777216xf32>, token
    %w = fma %v, %v, %c5 : tile<16777216xf32>
    %g = cmpf greater_than ordered %v, %w : tile<16777216xf32> -> tile<16777216xi1>
    %u = select %g, %v, %w : tile<16777216xi1>, tile<16777216xf32>
    %s = store_ptr_tko weak %py, %u : tile<16777216xptr<f32>>, tile<16777216xf32> -> token
    %f8 = ftof %u : tile<16777216xf32> -> tile<16777216xf8E4M3FN>
    %t6 = make_tensor_view %q, shape = [16777216], strides = [1] : tensor_view<16777216xf8E4M3FN, strides=[1]>
    %p7 = make_partition_view %t6 : partition_view<tile=(16777216), tensor_view<16777216xf8E4M3FN, strides=[1]>>
    store_view_tko weak %f8, %p7[%zero] : tile<16777216xf8E4M3FN>, partition_view<tile=(16777216), tensor_view<16777216xf8E4M3FN, strides=[1]>>, tile<i32> -> token
    // In place: each element is stored where it was loaded.
    %neg = negf %v : tile<16777216xf32>
    %s2 = store_ptr_tko weak %px, %neg, %m token = %t : tile<16777216xptr<f32>>, tile<16777216xf32>, tile<16777216xi1> -> token
  }
}
