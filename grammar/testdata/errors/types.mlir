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

// -----
// What a type takes, and in which order.
cuda_tile.module @m {
  testing$func @a(%a: bf16<8x4xf32>) { // error: expected 'bf16' without parameters, got some [TIR0010]
//                    ^
  }
  testing$func @b(%a: token<f32>) { // error: expected 'token' without parameters [TIR0010]
  }
  testing$func @c(%a: tensor) { // error: expected a type, got 'tensor' [TIR0009]
  }
  testing$func @d(%a: i0) { // error: expected a type, got 'i0' [TIR0009]
  }
  testing$func @e(%a: tensor_view<strides=[1], 4xf32>) { // error: expected the order the type, strides within 'tensor_view', got 'strides' elsewhere [TIR0010]
  }
  testing$func @f(%a: partition_view<tensor_view<4xf32, strides=[1]>, tile=(4)>) { // error: got 'tile' elsewhere [TIR0010]
  }
  testing$func @g(%a: partition_view<tile=(4), tensor_view<4xf32, strides=[1]>, padding_value=zero>) { // error: got 'padding_value' elsewhere [TIR0010]
  }
  testing$func @h(%a: strided_view<traversal_strides=[1], tile=(4), tensor_view<4xf32, strides=[1]>>) { // error: got 'tile' elsewhere [TIR0010]
  }
  testing$func @i(%a: gather_scatter_view<tile=(4), sparse_dim=0, tensor_view<4xf32, strides=[1]>>) { // error: got 'sparse_dim' elsewhere [TIR0010]
  }
  testing$func @j(%a: partition_view<tile=4, tensor_view<4xf32, strides=[1]>>) { // error: expected extents such as (16x64) as 'tile' [TIR0010]
  }
  testing$func @k(%a: partition_view<tile=(4), tensor_view<4xf32, strides=[1]>, dim_map=(0)>) { // error: expected a list such as [1, 2] as 'dim_map' [TIR0010]
  }
  testing$func @l(%a: !other.type<1>) { // error: expected a type of Tile IR, got '!other.type' of another dialect [TIR0021]
  }
}
!t = i32
!u = !t<f32> // error: expected no parameters behind !t, got '<' [TIR0010]
!v = !cuda_tile.tile<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1xf32> // error: expected at most 100 extents, got 101 [TIR0013]
