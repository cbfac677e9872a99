// What is left from an earlier iteration of an inner loop is not from an earlier one of
// the outer loop, which alone a token of that leads from: no barrier in the inner loop.
// And a token that a loop hands on an iteration late leads from before the loop, in its
// second iteration.
//
// PLAN: entry @inner
// PLAN: "gpu.barrier"() {why = "load_view_tko comes after store_view_tko by a token
// PLAN: load_view_tko
// PLAN: "gpu.barrier"() {why = "store_view_tko comes after load_view_tko by a token
// PLAN: store_view_tko
// PLAN: for %
// PLAN: store_view_tko
// PLAN: entry @late
// PLAN: store_view_tko
// PLAN: for %
// PLAN: "gpu.barrier"() {why = "load_view_tko comes after store_view_tko by a token
// PLAN: load_view_tko
cuda_tile.module @m {
  entry @inner(%a: tile<ptr<i32>>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %n = constant <i32: 8> : tile<i32>
    %t = make_tensor_view %a, shape = [16, 16], strides = [16, 1] : tensor_view<16x16xi32, strides=[16,1]>
    %v = make_partition_view %t : partition_view<tile=(1x16), tensor_view<16x16xi32, strides=[16,1]>>
    %c = iota : tile<16xi32>
    %x = reshape %c : tile<16xi32> -> tile<1x16xi32>
    %k0 = make_token : token
    %end = for %i in (%zero to %n, step %one) : tile<i32> iter_values(%k = %k0) -> (token) {
      %y, %r = load_view_tko weak %v[%i, %zero] token=%k : partition_view<tile=(1x16), tensor_view<16x16xi32, strides=[16,1]>>, tile<i32> -> tile<1x16xi32>, token
      %s = store_view_tko weak %y, %v[%n, %zero] token=%r : tile<1x16xi32>, partition_view<tile=(1x16), tensor_view<16x16xi32, strides=[16,1]>>, tile<i32> -> token
      %in = for %j in (%zero to %n, step %one) : tile<i32> iter_values(%l = %k0) -> (token) {
        %w = store_view_tko weak %y, %v[%j, %zero] token=%r : tile<1x16xi32>, partition_view<tile=(1x16), tensor_view<16x16xi32, strides=[16,1]>>, tile<i32> -> token
        %both = join_tokens %w, %l : token
        continue %both : token
      }
      %next = join_tokens %in, %s : token
      continue %next : token
    }
  }
  entry @late(%a: tile<ptr<i32>>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %n = constant <i32: 8> : tile<i32>
    %t = make_tensor_view %a, shape = [16, 16], strides = [16, 1] : tensor_view<16x16xi32, strides=[16,1]>
    %v = make_partition_view %t : partition_view<tile=(1x16), tensor_view<16x16xi32, strides=[16,1]>>
    %c = iota : tile<16xi32>
    %x = reshape %c : tile<16xi32> -> tile<1x16xi32>
    %k0 = make_token : token
    %k1 = store_view_tko weak %x, %v[%one, %zero] : tile<1x16xi32>, partition_view<tile=(1x16), tensor_view<16x16xi32, strides=[16,1]>>, tile<i32> -> token
    %e:2 = for %i in (%zero to %n, step %one) : tile<i32> iter_values(%k = %k0, %l = %k1) -> (token, token) {
      %y, %r = load_view_tko weak %v[%i, %zero] token=%k : partition_view<tile=(1x16), tensor_view<16x16xi32, strides=[16,1]>>, tile<i32> -> tile<1x16xi32>, token
      continue %l, %r : token, token
    }
  }
}
