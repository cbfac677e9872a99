// A mask made of itself by and, again and again, is a box of ever more bounds.
// tilerun: --arg p=zeros:i32:64 --arg n=50
cuda_tile.module @mask_of_masks {
  entry @k(%p: tile<ptr<i32>>, %n: tile<i32>) {
    %lane = iota : tile<64xi32>
    %p1 = reshape %p : tile<ptr<i32>> -> tile<1xptr<i32>>
    %ps = broadcast %p1 : tile<1xptr<i32>> -> tile<64xptr<i32>>
    %at = offset %ps, %lane : tile<64xptr<i32>>, tile<64xi32> -> tile<64xptr<i32>>
    %n1 = reshape %n : tile<i32> -> tile<1xi32>
    %ns = broadcast %n1 : tile<1xi32> -> tile<64xi32>
    %m0 = cmpi less_than %lane, %ns, signed : tile<64xi32> -> tile<64xi1>
    %m1 = andi %m0, %m0 : tile<64xi1>
    %m2 = andi %m1, %m1 : tile<64xi1>
    %m3 = andi %m2, %m2 : tile<64xi1>
    %m4 = andi %m3, %m3 : tile<64xi1>
    %m5 = andi %m4, %m4 : tile<64xi1>
    %m6 = andi %m5, %m5 : tile<64xi1>
    %m7 = andi %m6, %m6 : tile<64xi1>
    %m8 = andi %m7, %m7 : tile<64xi1>
    %m9 = andi %m8, %m8 : tile<64xi1>
    %m10 = andi %m9, %m9 : tile<64xi1>
    %m11 = andi %m10, %m10 : tile<64xi1>
    %m12 = andi %m11, %m11 : tile<64xi1>
    %m13 = andi %m12, %m12 : tile<64xi1>
    %m14 = andi %m13, %m13 : tile<64xi1>
    %m15 = andi %m14, %m14 : tile<64xi1>
    %m16 = andi %m15, %m15 : tile<64xi1>
    %m17 = andi %m16, %m16 : tile<64xi1>
    %m18 = andi %m17, %m17 : tile<64xi1>
    %m19 = andi %m18, %m18 : tile<64xi1>
    %m20 = andi %m19, %m19 : tile<64xi1>
    %m21 = andi %m20, %m20 : tile<64xi1>
    %m22 = andi %m21, %m21 : tile<64xi1>
    %m23 = andi %m22, %m22 : tile<64xi1>
    %m24 = andi %m23, %m23 : tile<64xi1>
    %m25 = andi %m24, %m24 : tile<64xi1>
    %m26 = andi %m25, %m25 : tile<64xi1>
    %m27 = andi %m26, %m26 : tile<64xi1>
    %m28 = andi %m27, %m27 : tile<64xi1>
    %m29 = andi %m28, %m28 : tile<64xi1>
    %m30 = andi %m29, %m29 : tile<64xi1>
    %m31 = andi %m30, %m30 : tile<64xi1>
    %m32 = andi %m31, %m31 : tile<64xi1>
    %m33 = andi %m32, %m32 : tile<64xi1>
    %m34 = andi %m33, %m33 : tile<64xi1>
    %m35 = andi %m34, %m34 : tile<64xi1>
    %m36 = andi %m35, %m35 : tile<64xi1>
    %m37 = andi %m36, %m36 : tile<64xi1>
    %m38 = andi %m37, %m37 : tile<64xi1>
    %m39 = andi %m38, %m38 : tile<64xi1>
    %m40 = andi %m39, %m39 : tile<64xi1>
    %m41 = andi %m40, %m40 : tile<64xi1>
    %m42 = andi %m41, %m41 : tile<64xi1>
    %m43 = andi %m42, %m42 : tile<64xi1>
    %m44 = andi %m43, %m43 : tile<64xi1>
    %m45 = andi %m44, %m44 : tile<64xi1>
    %m46 = andi %m45, %m45 : tile<64xi1>
    %m47 = andi %m46, %m46 : tile<64xi1>
    %m48 = andi %m47, %m47 : tile<64xi1>
    %done = store_ptr_tko weak %at, %lane, %m48 : tile<64xptr<i32>>, tile<64xi32>, tile<64xi1> -> token
    return
  }
}
