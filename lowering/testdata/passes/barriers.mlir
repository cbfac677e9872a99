// A token between accesses of one thread needs no barrier; one between accesses
// that may meet in different threads does, and atomics are made by one thread.
//
// PLAN: entry @same
// PLAN: load_view_tko
// PLAN: store_view_tko
// PLAN: entry @other
// PLAN: store_view_tko
// PLAN: "gpu.barrier"
// PLAN: load_ptr_tko
// PLAN: entry @unordered
// PLAN: store_view_tko
// PLAN: load_view_tko
cuda_tile.module @m {
  entry @same(%a: tile<ptr<f32>>) {
    %zero = constant <i32: 0> : tile<i32>
    %t = make_tensor_view %a, shape = [256], strides = [1] : tensor_view<256xf32, strides=[1]>
    %v = make_partition_view %t : partition_view<tile=(256), tensor_view<256xf32, strides=[1]>>
    %x, %read = load_view_tko weak %v[%zero] : partition_view<tile=(256), tensor_view<256xf32, strides=[1]>>, tile<i32> -> tile<256xf32>, token
    %y = negf %x : tile<256xf32>
    store_view_tko weak %y, %v[%zero] token=%read : tile<256xf32>, partition_view<tile=(256), tensor_view<256xf32, strides=[1]>>, tile<i32> -> token
  }
  entry @other(%a: tile<ptr<i32>>) {
    %i = iota : tile<256xi32>
    %a1 = reshape %a : tile<ptr<i32>> -> tile<1xptr<i32>>
    %as = broadcast %a1 : tile<1xptr<i32>> -> tile<256xptr<i32>>
    %p = offset %as, %i : tile<256xptr<i32>>, tile<256xi32> -> tile<256xptr<i32>>
    %last = constant <i32: 255> : tile<256xi32>
    %back = subi %last, %i : tile<256xi32>
    %q = offset %as, %back : tile<256xptr<i32>>, tile<256xi32> -> tile<256xptr<i32>>
    %wrote = store_ptr_tko weak %p, %i : tile<256xptr<i32>>, tile<256xi32> -> token
    %x, %read = load_ptr_tko weak %q token=%wrote : tile<256xptr<i32>> -> tile<256xi32>, token
    store_ptr_tko weak %p, %x token=%read : tile<256xptr<i32>>, tile<256xi32> -> token
  }
  entry @unordered(%a: tile<ptr<i32>>, %b: tile<ptr<i32>>) {
    %i = iota : tile<256xi32>
    %a1 = reshape %a : tile<ptr<i32>> -> tile<1xptr<i32>>
    %as = broadcast %a1 : tile<1xptr<i32>> -> tile<256xptr<i32>>
    %p = offset %as, %i : tile<256xptr<i32>>, tile<256xi32> -> tile<256xptr<i32>>
    %b1 = reshape %b : tile<ptr<i32>> -> tile<1xptr<i32>>
    %bs = broadcast %b1 : tile<1xptr<i32>> -> tile<256xptr<i32>>
    %q = offset %bs, %i : tile<256xptr<i32>>, tile<256xi32> -> tile<256xptr<i32>>
    store_ptr_tko weak %p, %i : tile<256xptr<i32>>, tile<256xi32> -> token
    %x, %read = load_ptr_tko weak %q : tile<256xptr<i32>> -> tile<256xi32>, token
    print_tko "%i\n", %x : tile<256xi32> -> token
  }
}
