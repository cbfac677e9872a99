// A loop with products in another one that is cut: it is gone by then, and both copies have one.
//
// tilerun: --grid 1 --arg a=rand:f16:16x16:1 --arg c=zeros:f32:16x16 --arg m=2
!sums = !cuda_tile.tile<16x16xf32>
!left = !cuda_tile.partition_view<tile=(16x16), tensor_view<16x16xf16, strides=[16,1]>>
!result = !cuda_tile.partition_view<tile=(16x16), tensor_view<16x16xf32, strides=[16,1]>>
cuda_tile.module @split_nested {
  entry @nested(%a: tile<ptr<f16>>, %c: tile<ptr<f32>>, %m: tile<i32>) {
    %at = make_tensor_view %a, shape = [16, 16], strides = [16, 1] : tensor_view<16x16xf16, strides=[16,1]>
    %av = make_partition_view %at : !left
    %ct = make_tensor_view %c, shape = [16, 16], strides = [16, 1] : tensor_view<16x16xf32, strides=[16,1]>
    %cv = make_partition_view %ct : !result
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %four = constant <i32: 4> : tile<i32>
    %none = constant <f32: 0.0> : !sums
    %half = constant <f32: 0.5> : !sums
    %l, %lt = load_view_tko weak %av[%zero, %zero] : !left, tile<i32> -> tile<16x16xf16>, token
    %sum = for %i in (%zero to %four, step %one) : tile<i32> iter_values(%acc = %none) -> (!sums) {
      %p = mmaf %l, %l, %acc : tile<16x16xf16>, tile<16x16xf16>, !sums
      %which = cmpi less_than %i, %m, signed : tile<i32> -> tile<i1>
      %seen = if %which -> (!sums) {
        %less = mulf %p, %half : !sums
        yield %less : !sums
      } else {
        yield %p : !sums
      }
      %inner = for %j in (%zero to %i, step %one) : tile<i32> iter_values(%more = %seen) -> (!sums) {
        %q = mmaf %l, %l, %more : tile<16x16xf16>, tile<16x16xf16>, !sums
        continue %q : !sums
      }
      continue %inner : !sums
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : !sums, !result, tile<i32> -> token
  }
}
