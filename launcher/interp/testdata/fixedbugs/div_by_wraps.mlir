// The elements of a group follow each other as signed integers: -128 does not
// follow 127.
// tilerun:
cuda_tile.module @m {
  entry @f() {
    %c = constant <i8: [126, 127, -128, -127]> : tile<4xi8>
    %a = assume div_by<2, every 4 along 0>, %c : tile<4xi8> // fault: -128 does not follow its neighbour 127 by one element
    return
  }
}
// -----
// As groups of two they do.
// tilerun:
cuda_tile.module @m {
  entry @f() {
    %c = constant <i8: [126, 127, -128, -127]> : tile<4xi8>
    %a = assume div_by<2, every 2 along 0>, %c : tile<4xi8>
    return
  }
}
