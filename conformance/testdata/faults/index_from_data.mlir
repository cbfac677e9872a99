// A table of indices holds one that is too large.
// tilerun: --arg arange:f32:16 --arg zeros:f32:4
cuda_tile.module @index_from_data {
  entry @index_from_data(%a: tile<ptr<f32>>, %b: tile<ptr<f32>>) {
    %table = constant <i32: [0, 15, 16, 3]> : tile<4xi32>
    %i = iota : tile<4xi32>
    %pa1 = reshape %a : tile<ptr<f32>> -> tile<1xptr<f32>>
    %pan = broadcast %pa1 : tile<1xptr<f32>> -> tile<4xptr<f32>>
    %pa = offset %pan, %table : tile<4xptr<f32>>, tile<4xi32> -> tile<4xptr<f32>>
    %pb1 = reshape %b : tile<ptr<f32>> -> tile<1xptr<f32>>
    %pbn = broadcast %pb1 : tile<1xptr<f32>> -> tile<4xptr<f32>>
    %pb = offset %pbn, %i : tile<4xptr<f32>>, tile<4xi32> -> tile<4xptr<f32>>
    %v, %t0 = load_ptr_tko weak %pa : tile<4xptr<f32>> -> tile<4xf32>, token // expected-fault {{which has 64 bytes (tile block (0, 0, 0), element [2])}}
    %t1 = store_ptr_tko weak %pb, %v : tile<4xptr<f32>>, tile<4xf32> -> token
    return
  }
}
