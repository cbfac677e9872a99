// Addresses of which nothing is known but that they are those of numbers, though
// all that they are made from but one term is divisible: nothing moves in vectors.
// PTX: ld.global.b32
// NO-PTX: .v2
// NO-PTX: .v4
cuda_tile.module @m {
  entry @sum(%base: tile<ptr<f32>>, %n: tile<i32>) {
    %p = assume div_by<16>, %base : tile<ptr<f32>>
    %four = constant <i32: 4> : tile<i32>
    %rows = muli %n, %four : tile<i32>
    %at = addi %rows, %n : tile<i32>
    %q = offset %p, %at : tile<ptr<f32>>, tile<i32> -> tile<ptr<f32>>
    %zero = constant <i32: 0> : tile<i32>
    %t = make_tensor_view %q, shape = [1024], strides = [1] : tensor_view<1024xf32, strides=[1]>
    %v = make_partition_view %t : partition_view<tile=(1024), tensor_view<1024xf32, strides=[1]>>
    %x, %t0 = load_view_tko weak %v[%zero] : partition_view<tile=(1024), tensor_view<1024xf32, strides=[1]>>, tile<i32> -> tile<1024xf32>, token
    %y = negf %x : tile<1024xf32>
    %t1 = store_view_tko weak %y, %v[%zero] token = %t0 : tile<1024xf32>, partition_view<tile=(1024), tensor_view<1024xf32, strides=[1]>>, tile<i32> -> token
    return
  }
  entry @loop(%base: tile<ptr<f32>>, %out: tile<ptr<f32>>, %n: tile<i32>, %end: tile<i32>) {
    %p = assume div_by<16>, %base : tile<ptr<f32>>
    %r = assume div_by<16>, %out : tile<ptr<f32>>
    %step = constant <i32: 1024> : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    for %k in (%n to %end, step %step) : tile<i32> {
      %q = offset %p, %k : tile<ptr<f32>>, tile<i32> -> tile<ptr<f32>>
      %t = make_tensor_view %q, shape = [1024], strides = [1] : tensor_view<1024xf32, strides=[1]>
      %v = make_partition_view %t : partition_view<tile=(1024), tensor_view<1024xf32, strides=[1]>>
      %x, %t0 = load_view_tko weak %v[%zero] : partition_view<tile=(1024), tensor_view<1024xf32, strides=[1]>>, tile<i32> -> tile<1024xf32>, token
      %y = negf %x : tile<1024xf32>
      %s = offset %r, %k : tile<ptr<f32>>, tile<i32> -> tile<ptr<f32>>
      %u = make_tensor_view %s, shape = [1024], strides = [1] : tensor_view<1024xf32, strides=[1]>
      %w = make_partition_view %u : partition_view<tile=(1024), tensor_view<1024xf32, strides=[1]>>
      %t1 = store_view_tko weak %y, %w[%zero] : tile<1024xf32>, partition_view<tile=(1024), tensor_view<1024xf32, strides=[1]>>, tile<i32> -> token
    }
    return
  }
  entry @pointers(%base: tile<ptr<f32>>, %n: tile<i32>) {
    %p = assume div_by<16>, %base : tile<ptr<f32>>
    %i = iota : tile<1024xi32>
    %n1 = reshape %n : tile<i32> -> tile<1xi32>
    %nn = broadcast %n1 : tile<1xi32> -> tile<1024xi32>
    %o = addi %i, %nn : tile<1024xi32>
    %p1 = reshape %p : tile<ptr<f32>> -> tile<1xptr<f32>>
    %pn = broadcast %p1 : tile<1xptr<f32>> -> tile<1024xptr<f32>>
    %q = offset %pn, %o : tile<1024xptr<f32>>, tile<1024xi32> -> tile<1024xptr<f32>>
    %x, %t0 = load_ptr_tko weak %q : tile<1024xptr<f32>> -> tile<1024xf32>, token
    %y = negf %x : tile<1024xf32>
    %t1 = store_ptr_tko weak %q, %y token = %t0 : tile<1024xptr<f32>>, tile<1024xf32> -> token
    return
  }
  // The last elements are in bounds one by one.
  entry @edge(%base: tile<ptr<f32>>, %n: tile<i32>) {
    %p = assume div_by<16>, %base : tile<ptr<f32>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %t = make_tensor_view %p, shape = [%n], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
    %v = make_partition_view %t : partition_view<tile=(1024), padding_value = zero, tensor_view<?xf32, strides=[1]>>
    %a, %t0 = load_view_tko weak %v[%x] : partition_view<tile=(1024), padding_value = zero, tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<1024xf32>, token
    %b = negf %a : tile<1024xf32>
    %t1 = store_view_tko weak %b, %v[%x] token = %t0 : tile<1024xf32>, partition_view<tile=(1024), padding_value = zero, tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
    return
  }
}
