// A product in a loop leaves the range that its op promises to keep.
// tilerun: --arg zeros:i32:1
cuda_tile.module @running_product {
  entry @running_product(%out: tile<ptr<i32>>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %n = constant <i32: 13> : tile<i32>
    %f = for %i in (%zero to %n, step %one) : tile<i32> iter_values(%p = %one) -> (tile<i32>) {
      %k = addi %i, %one : tile<i32>
      %q = muli %p, %k overflow<no_signed_wrap> : tile<i32> // expected-fault {{signed overflow, which the op excludes: the operands are 479001600 and 13}}
      continue %q : tile<i32>
    }
    %t = store_ptr_tko weak %out, %f : tile<ptr<i32>>, tile<i32> -> token
    return
  }
}
