// A permutation of a tile of one element, which has no layout to permute.
// tilerun: --grid 1 --arg out=zeros:i32:1
cuda_tile.module @m {
  entry @k(%out: tile<ptr<i32>>) {
    %c = constant <i32: 7> : tile<1x1xi32>
    %p = permute %c [1, 0] : tile<1x1xi32> -> tile<1x1xi32>
    %s = reshape %p : tile<1x1xi32> -> tile<i32>
    store_ptr_tko weak %out, %s : tile<ptr<i32>>, tile<i32> -> token
  }
}
