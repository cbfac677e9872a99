// An index is cut to eight bits that it does not fit.
// tilerun: --grid 200 --arg zeros:i8:200
cuda_tile.module @narrow_index {
  entry @narrow_index(%out: tile<ptr<i8>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %k = trunci %x overflow<no_signed_wrap> : tile<i32> -> tile<i8> // expected-fault {{128 does not fit in i8, which the op excludes (tile block (128, 0, 0))}}
    %p = offset %out, %x : tile<ptr<i8>>, tile<i32> -> tile<ptr<i8>>
    %t = store_ptr_tko weak %p, %k : tile<ptr<i8>>, tile<i8> -> token
    return
  }
}
