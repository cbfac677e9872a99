// A view into the middle of a buffer is not aligned as assumed.
// tilerun: --arg zeros:f32:64
cuda_tile.module @promised_alignment {
  entry @promised_alignment(%a: tile<ptr<f32>>) {
    %one = constant <i32: 1> : tile<i32>
    %p = offset %a, %one : tile<ptr<f32>>, tile<i32> -> tile<ptr<f32>>
    %q = assume div_by<16>, %p : tile<ptr<f32>> // expected-fault {{is not divisible by 16}}
    %v, %t = load_ptr_tko weak %q : tile<ptr<f32>> -> tile<f32>, token
    return
  }
}
