// The mask lets the element after the last one through.
// tilerun: --grid 2 --arg arange:f32:50 --arg zeros:f32:64 --arg 50
cuda_tile.module @mask_off_by_one {
  entry @mask_off_by_one(%a: tile<ptr<f32>>, %b: tile<ptr<f32>>, %len: tile<i32>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %n = constant <i32: 32> : tile<i32>
    %first = muli %x, %n : tile<i32>
    %i = iota : tile<32xi32>
    %first1 = reshape %first : tile<i32> -> tile<1xi32>
    %firstn = broadcast %first1 : tile<1xi32> -> tile<32xi32>
    %at = addi %firstn, %i : tile<32xi32>
    %len1 = reshape %len : tile<i32> -> tile<1xi32>
    %lenn = broadcast %len1 : tile<1xi32> -> tile<32xi32>
    %in = cmpi less_than_or_equal %at, %lenn, signed : tile<32xi32> -> tile<32xi1>
    %pad = constant <f32: 0.0> : tile<32xf32>
    %pa1 = reshape %a : tile<ptr<f32>> -> tile<1xptr<f32>>
    %pan = broadcast %pa1 : tile<1xptr<f32>> -> tile<32xptr<f32>>
    %pa = offset %pan, %at : tile<32xptr<f32>>, tile<32xi32> -> tile<32xptr<f32>>
    %pb1 = reshape %b : tile<ptr<f32>> -> tile<1xptr<f32>>
    %pbn = broadcast %pb1 : tile<1xptr<f32>> -> tile<32xptr<f32>>
    %pb = offset %pbn, %at : tile<32xptr<f32>>, tile<32xi32> -> tile<32xptr<f32>>
    %v, %t0 = load_ptr_tko weak %pa, %in, %pad : tile<32xptr<f32>>, tile<32xi1>, tile<32xf32> -> tile<32xf32>, token // expected-fault {{0 bytes beyond the end of the buffer of parameter %a, which has 200 bytes (tile block (1, 0, 0), element [18])}}
    %t1 = store_ptr_tko weak %pb, %v : tile<32xptr<f32>>, tile<32xf32> -> token
    return
  }
}
