// What those write who know other languages.
cuda_tile.module @m {
  entry @k(%x: tile<ptr<f32>>, %n: tile<i32>, %f: tile<f32>, %v: partition_view<tile=(4), tensor_view<8xf32, strides=[1]>>) {
    y = constant <i32: 5> : tile<i32> // error: expected an op, got 'y': write '%y' if it is a value [TIR0003]
    %a = constant <f32: 1.0> : tile<f32x4> // error: expected a type, got 'f32x4': write '4xf32' [TIR0009]
    //                              ^
    %b = constant <f32: 1.0> : tile<f32x4x8> // error: expected a type, got 'f32x4x8': write '4x8xf32' [TIR0009]
    %c = constant <f32: 1.0> : tile<f32xx> // error: expected a type, got 'f32xx' [TIR0009]
    %d = cmpi lt %n, %n, signed : tile<i32> -> tile<i1> // error: greater_than, greater_than_or_equal (comparison predicate), got 'lt': write 'less_than' [TIR0015]
    //        ^
    %e = cmpf greatr_than ordered %f, %f : tile<f32> -> tile<i1> // error: got 'greatr_than'; is it 'greater_than'? [TIR0015]
    %g = cmpi < %n, %n, signed : tile<i32> -> tile<i1> // error: got '<' [TIR0015]
    %h = addf %f, %f rounding<rn> : tile<f32> // error: got 'rn': write 'nearest_even' [TIR0015]
    %i = addf %f, %f rounding_mode<nearest_even> : tile<f32> // error: expected ':', got 'rounding_mode'; is it 'rounding'? [TIR0001]
    %j = addf %f, %f flush : tile<f32> // error: expected ':', got 'flush'; is it 'flush_to_zero'? [TIR0001]
    %k, %t = load_ptr_tko relaxed gpu %x : tile<ptr<f32>> -> tile<f32>, token // error: expected one of tl_blk, device, sys (memory scope), got 'gpu': write 'device' [TIR0015]
    %l = add %n, %n : tile<i32> // error: expected an op, got 'add': write 'addf' or 'addi' [TIR0003]
    %m = splat %n : tile<i32> -> tile<8xi32> // error: write 'reshape' to a tile of 1s and 'broadcast' [TIR0003]
    %o = get_program_id : tile<i32> // error: write 'get_tile_block_id', with 3 results [TIR0003]
    %p = constant 5 : tile<i32> // error: expected '<' of a constant such as <i32: 5>, got the number 5 [TIR0001]
    %q = constant dense<5> : tile<i32> // error: expected '<' of a constant such as <i32: 5>, got 'dense' [TIR0001]
    %r, %u = load_view_tko weak %v[0] : partition_view<tile=(4), tensor_view<8xf32, strides=[1]>>, tile<i32> -> tile<4xf32>, token // error: expected a value such as %x, got the number 0; 'constant' makes a value of a number [TIR0001]
    //                             ^
    for %s in (0 to 10, step 1) : tile<i32> { // error: got the number 0; 'constant' makes a value of a number [TIR0001]
    }
    %w = make_tensor_view %x, shape = [%n], strides = [1] : tensor_view<?xf32, strides=[1]> // error: expected the type of the extents and strides that are values and then ->, such as tile<i32> -> tensor_view<?xf32, strides=[1]>, got the tensor_view alone [TIR0007]
    return
  }
}
!a = !cuda_tile.partition_view<4, tensor_view<8xf32, strides=[1]>> // error: expected the extents of a tile, such as tile=(16x64), got the number 4 [TIR0010]
!b = !cuda_tile.partition_view<4x4, tensor_view<8x8xf32, strides=[8,1]>> // error: expected the extents of a tile, such as tile=(16x64), got '4x4' [TIR0010]
!c = !cuda_tile.strided_view<4, tensor_view<8xf32, strides=[1]>> // error: expected the extents of a tile, such as tile=(16x64), got the number 4 [TIR0010]

// -----
cuda_tile.module @comments {
  # A comment of Python. // error: expected an op or '}', got the character "#"; a comment begins with // [TIR0002]
//^
}

// -----
cuda_tile.module @comments {
  /* One of C. */ // error: got the character "/"; a comment begins with // [TIR0002]
}

// -----
cuda_tile.module @ends {
  entry @k() {
    %a = constant <i32: 5> : tile<i32>; // error: expected an op or '}', got the character ";"; ops end without one [TIR0002]
    //                                ^
    return
  }
}
