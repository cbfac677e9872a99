// Ops that move elements about, constants, the grid.

cuda_tile.module @m {
  testing$func @f(%a: tile<4xi32>, %m: tile<2x4xf16>, %o: tile<4x1xf32>, %c: tile<4xi1>, %i: tile<i32>, %e: tile<8xi8>, %s: tile<2xf4E2M1FN>, %sc: tile<2xi1>, %p: tile<4xptr<f32>>, %sf: tile<f32>) {
    %r0 = broadcast %o : tile<4x1xf32> -> tile<4x8xf32>
    %r1 = cat %m, %m dim = 0 : tile<2x4xf16>, tile<2x4xf16> -> tile<4x4xf16>
    %r2 = cat %m, %m dim = 1 : tile<2x4xf16>, tile<2x4xf16> -> tile<2x8xf16>
    %r3 = constant <i32: [1, 2]> : tile<2xi32>
    %r4 = extract %m[%i, %i] : tile<2x4xf16> -> tile<1x2xf16>
    %r5 = iota : tile<256xi8>
    %r6 = permute %m [1, 0] : tile<2x4xf16> -> tile<4x2xf16>
    %r7 = reshape %m : tile<2x4xf16> -> tile<8xf16>
    %r8 = select %c, %a, %a : tile<4xi1>, tile<4xi32>
    %r9 = pack %a : tile<4xi32> -> tile<16xi8>
    %t0 = unpack %e : tile<8xi8> -> tile<2xf32>
    %t1 = unpack %e : tile<8xi8> -> tile<16xf4E2M1FN>
    %t2 = offset %p, %a : tile<4xptr<f32>>, tile<4xi32> -> tile<4xptr<f32>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %u, %v, %w = get_num_tile_blocks : tile<i32>
    %t3 = reshape %sf : tile<f32> -> tile<1x1xf32>
    return
  }
}

// -----

cuda_tile.module @m {
  testing$func @f(%a: tile<4xi32>, %m: tile<2x4xf16>, %o: tile<4x1xf32>, %c: tile<4xi1>, %i: tile<i32>, %e: tile<8xi8>, %s: tile<2xf4E2M1FN>, %sc: tile<2xi1>, %p: tile<4xptr<f32>>, %sf: tile<f32>, %part: tile<1x2xf16>) {
    // expected-error @below {{broadcast: expected extent 1 or 8 in dimension 0 of the source, got 4 [TIR0220]}}
    %r0 = broadcast %o : tile<4x1xf32> -> tile<8x8xf32>
    // expected-error @below {{broadcast: expected extent 1 or 2 in dimension 0 of the source, got 4}}
    %r0_less = broadcast %o : tile<4x1xf32> -> tile<2x8xf32>
    // expected-error @below {{broadcast: expected source and result to have one rank}}
    %r1 = broadcast %a : tile<4xi32> -> tile<4x4xi32>
    // expected-error @below {{broadcast: expected source and result to have one element type}}
    %r2 = broadcast %o : tile<4x1xf32> -> tile<4x8xf16>
    // expected-error @below {{cat: expected dim below the rank 2, got 2 [TIR0221]}}
    %r3 = cat %m, %m dim = 2 : tile<2x4xf16>, tile<2x4xf16> -> tile<4x4xf16>
    // expected-error @below {{cat: expected extent 4 in dimension 0 of the result, got 8 [TIR0222]}}
    %r4 = cat %m, %m dim = 0 : tile<2x4xf16>, tile<2x4xf16> -> tile<8x4xf16>
    // expected-error @below {{cat: expected extent 4 in dimension 1 of the result, got 8}}
    %r5 = cat %m, %m dim = 0 : tile<2x4xf16>, tile<2x4xf16> -> tile<4x8xf16>
    // expected-error @below {{cat: expected lhs and rhs to have one element type}}
    %r6 = cat %a, %e dim = 0 : tile<4xi32>, tile<8xi8> -> tile<16xi8>
    %i0 = insert %part, %m[%i, %i] : tile<1x2xf16>, tile<2x4xf16>
    // expected-error @below {{insert: expected 2 indices, one per dimension, got 1}}
    %i1 = insert %part, %m[%i] : tile<1x2xf16>, tile<2x4xf16>
    // expected-error @below {{insert: expected an extent of the source that divides 1 in dimension 0, got 2}}
    %i2 = insert %m, %part[%i, %i] : tile<2x4xf16>, tile<1x2xf16>
    // expected-error @below {{extract: expected 2 indices, one per dimension, got 1}}
    %r7 = extract %m[%i] : tile<2x4xf16> -> tile<1x2xf16>
    // expected-error @below {{extract: expected an extent of the result that divides 2 in dimension 0, got 4}}
    %r8 = extract %m[%i, %i] : tile<2x4xf16> -> tile<4x2xf16>
    // expected-error @below {{extract: expected source and result to have one element type}}
    %r9 = extract %m[%i, %i] : tile<2x4xf16> -> tile<1x2xf32>
    %big = constant <i32: 2> : tile<i32>
    // expected-warning @below {{extract: expected index 0 from 0 to 1, got 2: undefined [TIR0225]}}
    %s0 = extract %a[%big] : tile<4xi32> -> tile<2xi32>
    // expected-error @below {{iota: expected a tile of rank 1, got tile<i32>}}
    %s1 = iota : tile<i32>
    // expected-error @below {{iota: expected at most 256 elements of i8, got 512 [TIR0227]}}
    %s2 = iota : tile<512xi8>
    // expected-error @below {{iota: expected the result to be a tile of i1}}
    %s3 = iota : tile<8xf32>
    // expected-error @below {{permute: expected a tile of rank 2 or more}}
    %s4 = permute %a [0] : tile<4xi32> -> tile<4xi32>
    // expected-error @below {{permute: expected 2 dimensions in the permutation, got 1}}
    %s5 = permute %m [1] : tile<2x4xf16> -> tile<4x2xf16>
    // expected-error @below {{permute: expected each dimension once in the permutation, got 1 again}}
    %s6 = permute %m [1, 1] : tile<2x4xf16> -> tile<4x4xf16>
    // expected-error @below {{permute: expected dimensions from 0 to 1 in the permutation, got 2}}
    %s7 = permute %m [2, 0] : tile<2x4xf16> -> tile<4x2xf16>
    // expected-error @below {{permute: expected extent 4 in dimension 0 of the result, got 2}}
    %s8 = permute %m [1, 0] : tile<2x4xf16> -> tile<2x4xf16>
    // expected-error @below {{reshape: expected 4 elements in the result as in the source, got 8}}
    %s9 = reshape %a : tile<4xi32> -> tile<8xi32>
    // expected-error @below {{reshape: expected source and result to have one element type}}
    %t0 = reshape %a : tile<4xi32> -> tile<4xf32>
    // expected-error @below {{select: expected operand cond to be a tile of i1, got tile<4xi32>}}
    %t1 = select %a, %a, %a : tile<4xi32>, tile<4xi32>
    // expected-error @below {{select: expected cond and result to have one shape}}
    %t2 = select %sc, %a, %a : tile<2xi1>, tile<4xi32>
    // expected-error @below {{select: expected elements of a byte or more, got f4E2M1FN}}
    %t3 = select %sc, %s, %s : tile<2xi1>, tile<2xf4E2M1FN>
    // expected-error @below {{pack: expected as many bytes in source and result, got 16 and 8}}
    %t4 = pack %a : tile<4xi32> -> tile<8xi8>
    // expected-error @below {{pack: expected element types of different width, got i8 and i8}}
    %t5 = pack %e : tile<8xi8> -> tile<8xi8>
    // expected-error @below {{unpack: expected operand source to be a tile of i8}}
    %t6 = unpack %a : tile<4xi32> -> tile<8xi16>
    // expected-error @below {{pack: expected tiles of rank 1, got rank 2}}
    %t7 = pack %m : tile<2x4xf16> -> tile<2x8xi8>
    // expected-error @below {{offset: expected ptr and offset to have one shape}}
    %t8 = offset %p, %e : tile<4xptr<f32>>, tile<8xi8> -> tile<4xptr<f32>>
    // expected-error @below {{offset: expected operand ptr to be a tile of pointers, got tile<4xi32>}}
    %t9 = offset %a, %a : tile<4xi32>, tile<4xi32> -> tile<4xi32>
    // expected-error @below {{offset: expected result and ptr to have one type}}
    %u0 = offset %p, %a : tile<4xptr<f32>>, tile<4xi32> -> tile<4xptr<i8>>
    // expected-error @below {{get_tile_block_id: expected result blockId_x to be a scalar tile of i32, got tile<i64>}}
    %x, %y, %z = get_tile_block_id : tile<i64>
    // expected-error @below {{get_num_tile_blocks: expected result gridSize_x to be a scalar tile of i32, got tile<1xi32>}}
    %u, %v, %w = get_num_tile_blocks : tile<1xi32>
    return
  }
}
