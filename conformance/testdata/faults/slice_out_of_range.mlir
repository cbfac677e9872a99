// The part of a tile to extract is counted in elements instead of parts.
// tilerun: --arg 8 --arg zeros:f32:16
cuda_tile.module @slice_out_of_range {
  entry @slice_out_of_range(%n: tile<i32>, %out: tile<ptr<f32>>) {
    %zero = constant <i32: 0> : tile<i32>
    %c = constant <f32: 1.0> : tile<16x16xf32>
    %part = extract %c[%n, %zero] : tile<16x16xf32> -> tile<8x16xf32> // expected-fault {{index 8 in dimension 0, where there are 2 slices}}
    return
  }
}
