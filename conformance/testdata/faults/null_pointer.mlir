// An optional parameter is null and used nonetheless.
// tilerun: --arg zeros:f32:1 --arg null
cuda_tile.module @null_pointer {
  entry @null_pointer(%out: tile<ptr<f32>>, %bias: tile<ptr<f32>>) {
    %b, %t0 = load_ptr_tko weak %bias : tile<ptr<f32>> -> tile<f32>, token // expected-fault {{the null pointer}}
    %t1 = store_ptr_tko weak %out, %b : tile<ptr<f32>>, tile<f32> -> token
    return
  }
}
