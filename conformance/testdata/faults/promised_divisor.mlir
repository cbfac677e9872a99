// The caller does not keep what the kernel assumes of its length.
// tilerun: --arg 1000 --arg zeros:i32:1
cuda_tile.module @promised_divisor {
  entry @promised_divisor(%n: tile<i32>, %out: tile<ptr<i32>>) {
    %m = assume div_by<16>, %n : tile<i32> // expected-fault {{1000 is not divisible by 16}}
    %t = store_ptr_tko weak %out, %m : tile<ptr<i32>>, tile<i32> -> token
    return
  }
}
