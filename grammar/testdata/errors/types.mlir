!a = !cuda_tile.tile<?xi32> // error: expected the extents of a tile to be numbers above zero [TIR0010]
!b = !cuda_tile.tile<0x4xi32> // error: expected the extents of a tile to be numbers above zero [TIR0010]
!c = !cuda_tile.tile<4x> // error: [TIR0001]
!d = !cuda_tile.tile<4xtoken> // error: expected a number type or ptr within 'tile', got 'token' [TIR0010]
!e = !cuda_tile.ptr<ptr<f32>> // error: expected one number type within 'ptr' [TIR0010]
!f = !cuda_tile.tensor_view<4xf32> // error: expected 'strides' within 'tensor_view', got none [TIR0010]
!g = !cuda_tile.tensor_view<f32, strides=[1]> // error: expected no 'strides' [TIR0010]
!h = !cuda_tile.tensor_view<4xf32, strides=[0]> // error: expected strides above zero, got 0 [TIR0010]
!i = !cuda_tile.partition_view<tile=(4), f32> // error: expected a tensor_view within 'partition_view', got 'f32' [TIR0010]
!j = !cuda_tile.partition_view<tile=(4), padding_value = one, tensor_view<4xf32, strides=[1]>> // error: expected a padding value [TIR0015]
!k = !cuda_tile.gather_scatter_view<tile=(4), tensor_view<4xf32, strides=[1]>> // error: expected 'sparse_dim' [TIR0010]
!l = !cuda_tile.tile<99999999999999999999xf32> // error: expected an extent of at most 63 bits [TIR0013]
!m = !unknown // error: expected a type, got the undefined alias !unknown [TIR0011]
!n = !cuda_tile.tile<4xi32>
!n = !cuda_tile.tile<8xi32> // error: expected a new alias, got !n again [TIR0006]
!o = !cuda_tile.strided_view<tile=(4), tensor_view<4xf32, strides=[1]>> // error: expected 'traversal_strides' [TIR0010]
!p = !cuda_tile.partition_view<tile=(4), tile=(4), tensor_view<4xf32, strides=[1]>> // error: expected 'tile' once [TIR0010]
!q = !cuda_tile.bogus<4> // error: [TIR0001]
!r = !cuda_tile.bogus // error: expected a type, got 'bogus' [TIR0009]
!s = 0 // error: got the number 0 [TIR0001]
!t = !s
#t = [
  1, // uses of a failed alias fail without a message
  tile<4xtoken> // error: [TIR0010]
]
cuda_tile.module @m {
  entry @k(%a: !s) {
    yield %a : !s
    "a.b"() {x = #t} : () -> ()
    return loc(#t)
  }
}
