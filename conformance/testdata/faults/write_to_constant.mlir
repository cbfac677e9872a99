// A constant table is updated in place.
// tilerun: --grid 1
cuda_tile.module @write_to_constant {
  global constant @table <f32: [1.0, 2.0]> : tile<2xf32>
  entry @write_to_constant() {
    %p = get_global @table : tile<ptr<f32>>
    %v, %t0 = load_ptr_tko weak %p : tile<ptr<f32>> -> tile<f32>, token
    %w = addf %v, %v : tile<f32>
    %t1 = store_ptr_tko weak %p, %w token = %t0 : tile<ptr<f32>>, tile<f32> -> token // expected-fault {{which is constant}}
    return
  }
}
