// Tokens between accesses that do not meet, or would seem to be one thread's: a
// view whose rows overlap, what an access releases and what one acquires.
//
// PLAN: entry @overlap
// PLAN: "gpu.barrier"
// PLAN: load_view_tko
// PLAN: store_view_tko
// PLAN: entry @apart
// PLAN: load_view_tko weak
// PLAN: store_view_tko
// PLAN: continue
// PLAN: entry @publish
// PLAN: store_view_tko
// PLAN: "gpu.barrier"() {why = "atomic_rmw_tko comes after store_view_tko by a token, and releases what all threads have done"}
// PLAN: atomic_rmw_tko release
// PLAN: entry @acquire
// PLAN: load_view_tko acquire
// PLAN: "gpu.barrier"() {why = "load_ptr_tko comes after load_view_tko by a token, and all threads see what that acquired"}
// PLAN: load_ptr_tko weak
cuda_tile.module @m {
  entry @overlap(%a: tile<ptr<i32>>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %n = constant <i32: 8> : tile<i32>
    %t = make_tensor_view %a, shape = [16, 256], strides = [16, 1] : tensor_view<16x256xi32, strides=[16,1]>
    %v = make_partition_view %t : partition_view<tile=(1x256), tensor_view<16x256xi32, strides=[16,1]>>
    %k0 = make_token : token
    %end = for %i in (%zero to %n, step %one) : tile<i32> iter_values(%k = %k0) -> (token) {
      %x, %r = load_view_tko weak %v[%i, %zero] token=%k : partition_view<tile=(1x256), tensor_view<16x256xi32, strides=[16,1]>>, tile<i32> -> tile<1x256xi32>, token
      %y = addi %x, %x : tile<1x256xi32>
      %w = store_view_tko weak %y, %v[%i, %zero] token=%r : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<16x256xi32, strides=[16,1]>>, tile<i32> -> token
      continue %w : token
    }
  }
  // The same where they do not: no barrier.
  entry @apart(%a: tile<ptr<i32>>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %n = constant <i32: 8> : tile<i32>
    %t = make_tensor_view %a, shape = [16, 256], strides = [256, 1] : tensor_view<16x256xi32, strides=[256,1]>
    %v = make_partition_view %t : partition_view<tile=(1x256), tensor_view<16x256xi32, strides=[256,1]>>
    %k0 = make_token : token
    %end = for %i in (%zero to %n, step %one) : tile<i32> iter_values(%k = %k0) -> (token) {
      %x, %r = load_view_tko weak %v[%i, %zero] token=%k : partition_view<tile=(1x256), tensor_view<16x256xi32, strides=[256,1]>>, tile<i32> -> tile<1x256xi32>, token
      %y = addi %x, %x : tile<1x256xi32>
      %w = store_view_tko weak %y, %v[%i, %zero] token=%r : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<16x256xi32, strides=[256,1]>>, tile<i32> -> token
      continue %w : token
    }
  }
  // Memory of the tile block, whose address one thread tells the others.
  entry @publish(%box: tile<ptr<i64>>) {
    %i = iota : tile<256xi32>
    %m = alloca num_elem = 256, alignment = 64 global : tile<ptr<i32>>
    %m1 = reshape %m : tile<ptr<i32>> -> tile<1xptr<i32>>
    %mn = broadcast %m1 : tile<1xptr<i32>> -> tile<256xptr<i32>>
    %p = offset %mn, %i : tile<256xptr<i32>>, tile<256xi32> -> tile<256xptr<i32>>
    %t0 = store_ptr_tko weak %p, %i : tile<256xptr<i32>>, tile<256xi32> -> token
    %at = ptr_to_int %m : tile<ptr<i32>> -> tile<i64>
    %old, %t1 = atomic_rmw_tko release device %box, xchg, %at token=%t0 : tile<ptr<i64>>, tile<i64> -> tile<i64>, token
  }
  // Each thread acquires a part of the flags, and all of them read the data.
  entry @acquire(%flags: tile<ptr<i32>>, %data: tile<ptr<i32>>, %y: tile<ptr<i32>>) {
    %i = iota : tile<256xi32>
    %m1 = reshape %flags : tile<ptr<i32>> -> tile<1xptr<i32>>
    %mn = broadcast %m1 : tile<1xptr<i32>> -> tile<256xptr<i32>>
    %p = offset %mn, %i : tile<256xptr<i32>>, tile<256xi32> -> tile<256xptr<i32>>
    %f, %t0 = load_ptr_tko acquire device %p : tile<256xptr<i32>> -> tile<256xi32>, token
    %last = constant <i32: 255> : tile<256xi32>
    %back = subi %last, %i : tile<256xi32>
    %d1 = reshape %data : tile<ptr<i32>> -> tile<1xptr<i32>>
    %dn = broadcast %d1 : tile<1xptr<i32>> -> tile<256xptr<i32>>
    %q = offset %dn, %back : tile<256xptr<i32>>, tile<256xi32> -> tile<256xptr<i32>>
    %x, %t1 = load_ptr_tko weak %q token=%t0 : tile<256xptr<i32>> -> tile<256xi32>, token
    %y1 = reshape %y : tile<ptr<i32>> -> tile<1xptr<i32>>
    %yn = broadcast %y1 : tile<1xptr<i32>> -> tile<256xptr<i32>>
    %yp = offset %yn, %i : tile<256xptr<i32>>, tile<256xi32> -> tile<256xptr<i32>>
    %z = addi %x, %f : tile<256xi32>
    store_ptr_tko weak %yp, %z : tile<256xptr<i32>>, tile<256xi32> -> token
  }
}
