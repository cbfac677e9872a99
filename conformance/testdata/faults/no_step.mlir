// The step of a loop, an argument, is zero.
// tilerun: --arg 0
cuda_tile.module @no_step {
  entry @no_step(%step: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %ten = constant <i32: 10> : tile<i32>
    %n = for %i in (%zero to %ten, step %step) : tile<i32> iter_values(%k = %zero) -> (tile<i32>) { // expected-fault {{the step is 0, expected a positive one}}
      continue %i : tile<i32>
    }
    return
  }
}
