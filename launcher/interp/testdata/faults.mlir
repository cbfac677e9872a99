// tilerun: --arg zeros:i32:4
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %i = iota : tile<8xi32>
    %a1 = reshape %a : tile<ptr<i32>> -> tile<1xptr<i32>>
    %a8 = broadcast %a1 : tile<1xptr<i32>> -> tile<8xptr<i32>>
    %p = offset %a8, %i : tile<8xptr<i32>>, tile<8xi32> -> tile<8xptr<i32>>
    %v, %t = load_ptr_tko weak %p : tile<8xptr<i32>> -> tile<8xi32>, token // fault: 0 bytes beyond the end of the buffer of parameter %a, which has 16 bytes (tile block (0, 0, 0), element [4])
    return
  }
}
// -----
// tilerun: --arg zeros:i32:4
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %m = constant <i32: -1> : tile<i32>
    %v = constant <i32: 7> : tile<i32>
    %p = offset %a, %m : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
    %t = store_ptr_tko weak %p, %v : tile<ptr<i32>>, tile<i32> -> token // fault: 4 bytes before the start of the buffer of parameter %a
    return
  }
}
// -----
// tilerun: --arg null
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %v, %t = load_ptr_tko weak %a : tile<ptr<i32>> -> tile<i32>, token // fault: the null pointer
    return
  }
}
// -----
// tilerun: --arg 64
cuda_tile.module @m {
  entry @f(%a: tile<i64>) {
    %p = int_to_ptr %a : tile<i64> -> tile<ptr<i32>>
    %v, %t = load_ptr_tko weak %p : tile<ptr<i32>> -> tile<i32>, token // fault: no buffer is near it
    return
  }
}
// -----
// tilerun: --arg zeros:i32:4
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %b = ptr_to_int %a : tile<ptr<i32>> -> tile<i64>
    %two = constant <i64: 2> : tile<i64>
    %c = addi %b, %two : tile<i64>
    %p = int_to_ptr %c : tile<i64> -> tile<ptr<i32>>
    %v, %t = load_ptr_tko weak %p : tile<ptr<i32>> -> tile<i32>, token // fault: is not a multiple of 4
    return
  }
}
// -----
// tilerun: --arg zeros:i16:3
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i16>>) {
    %b = ptr_to_ptr %a : tile<ptr<i16>> -> tile<ptr<i32>>
    %i1 = constant <i32: 1> : tile<i32>
    %p = offset %b, %i1 : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
    %v, %t = load_ptr_tko weak %p : tile<ptr<i32>> -> tile<i32>, token // fault: byte 4 of the buffer of parameter %a, which has only 6 bytes
    return
  }
}
// -----
// tilerun: --arg zeros:i32:4
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %o = constant <i32: 4> : tile<i32>
    %p = offset %a, %o : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
    %v, %t = atomic_rmw_tko relaxed device %p, add, %o : tile<ptr<i32>>, tile<i32> -> tile<i32>, token // fault: beyond the end
    return
  }
}
// -----
// tilerun: --arg zeros:i32:4
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %o = constant <i32: 400> : tile<i32>
    %p = offset %a, %o : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
    %v, %t = atomic_cas_tko relaxed device %p, %o, %o : tile<ptr<i32>>, tile<i32> -> tile<i32>, token // fault: 1584 bytes beyond the end
    return
  }
}
// -----
// tilerun: --arg zeros:i32:4
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %i = constant <i32: 2> : tile<i32>
    %t = make_tensor_view %a, shape = [4], strides = [1] : tensor_view<4xi32, strides=[1]>
    %p = make_partition_view %t : partition_view<tile=(2), tensor_view<4xi32, strides=[1]>>
    %v, %k = load_view_tko weak %p[%i] : partition_view<tile=(2), tensor_view<4xi32, strides=[1]>>, tile<i32> -> tile<2xi32>, token // fault: index 2 of dimension 0 is outside the index space, whose shape is [2]
    return
  }
}
// -----
// tilerun: --arg zeros:i32:4
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %i = constant <i32: -1> : tile<i32>
    %v = constant <i32: 2> : tile<2xi32>
    %t = make_tensor_view %a, shape = [4], strides = [1] : tensor_view<4xi32, strides=[1]>
    %p = make_partition_view %t : partition_view<tile=(2), tensor_view<4xi32, strides=[1]>>
    %k = store_view_tko weak %v, %p[%i] : tile<2xi32>, partition_view<tile=(2), tensor_view<4xi32, strides=[1]>>, tile<i32> -> token // fault: index 4294967295 of dimension 0
    return
  }
}
// -----
// tilerun: --arg zeros:i32:14
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %i = constant <i32: 0> : tile<i32>
    %i1 = constant <i32: 1> : tile<i32>
    %t = make_tensor_view %a, shape = [2, 8], strides = [8, 1] : tensor_view<2x8xi32, strides=[8,1]>
    %p = make_partition_view %t : partition_view<tile=(2x4), tensor_view<2x8xi32, strides=[8,1]>>
    %v, %k = load_view_tko weak %p[%i, %i1] : partition_view<tile=(2x4), tensor_view<2x8xi32, strides=[8,1]>>, tile<i32> -> tile<2x4xi32>, token // fault: element [1, 2]
    return
  }
}
// -----
// tilerun: --arg zeros:i32:14
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %i = constant <i32: 0> : tile<i32>
    %i1 = constant <i32: 1> : tile<i32>
    %t = make_tensor_view %a, shape = [2, 8], strides = [8, 1] : tensor_view<2x8xi32, strides=[8,1]>
    %p = make_partition_view %t : partition_view<tile=(2x4), tensor_view<2x8xi32, strides=[8,1]>>
    %u = constant <i32: 0> : tile<2x4xi32>
    %v = store_view_tko relaxed device %u, %p[%i, %i1] : tile<2x4xi32>, partition_view<tile=(2x4), tensor_view<2x8xi32, strides=[8,1]>>, tile<i32> -> token // fault: element [1, 2]
    return
  }
}
// -----
// tilerun: --arg zeros:i32:14
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %i = constant <i32: 0> : tile<i32>
    %i1 = constant <i32: 1> : tile<i32>
    %t = make_tensor_view %a, shape = [2, 8], strides = [8, 1] : tensor_view<2x8xi32, strides=[8,1]>
    %p = make_partition_view %t : partition_view<tile=(2x4), tensor_view<2x8xi32, strides=[8,1]>>
    %u = constant <i32: 0> : tile<2x4xi32>
    %v = atomic_red_view_tko relaxed device %p[%i, %i1], add, %u : tile<2x4xi32>, partition_view<tile=(2x4), tensor_view<2x8xi32, strides=[8,1]>>, tile<i32> -> token // fault: element [1, 2]
    return
  }
}
// -----
// tilerun: --arg zeros:i8:600 --arg 300
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i8>>, %n: tile<i32>) {
    %t = make_tensor_view %a, shape = [%n], strides = [1] : tile<i32> -> tensor_view<?xi8, strides=[1]>
    %s = get_tensor_shape %t : tensor_view<?xi8, strides=[1]> -> tile<i8> // fault: extent 300 of dimension 0 does not fit in i8
    return
  }
}
// -----
// tilerun:
cuda_tile.module @m {
  global constant @g <i32: [1, 2]> : tile<2xi32>
  entry @f() {
    %g = get_global @g : tile<ptr<i32>>
    %v = constant <i32: 2> : tile<i32>
    %t = store_ptr_tko weak %g, %v : tile<ptr<i32>>, tile<i32> -> token // fault: which is constant
    return
  }
}
// -----
// tilerun:
cuda_tile.module @m {
  entry @f() {
    %m = alloca num_elem = 4, alignment = 16 : tile<ptr<i32>>
    %o = constant <i32: 4> : tile<i32>
    %p = offset %m, %o : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
    %v, %t = load_ptr_tko weak %p : tile<ptr<i32>> -> tile<i32>, token // fault: 0 bytes beyond the end of alloca
    return
  }
}
// -----
// tilerun: --arg 12
cuda_tile.module @m {
  entry @f(%n: tile<i32>) {
    %m = assume div_by<8>, %n : tile<i32> // fault: 12 is not divisible by 8
    return
  }
}
// -----
// tilerun: --arg zeros:f32:4
cuda_tile.module @m {
  entry @f(%a: tile<ptr<f32>>) {
    %b = assume div_by<512>, %a : tile<ptr<f32>> // fault: is not divisible by 512
    return
  }
}
// -----
// tilerun:
cuda_tile.module @m {
  entry @f() {
    %c = constant <i32: [8, 9, 16, 18]> : tile<4xi32>
    %m = assume div_by<8, every 2 along 0>, %c : tile<4xi32> // fault: 18 does not follow its neighbour 16 by one element
    return
  }
}
// -----
// tilerun: --arg -3
cuda_tile.module @m {
  entry @f(%n: tile<i32>) {
    %m = assume bounded<0, ?>, %n : tile<i32> // fault: -3 is below the lower bound 0
    return
  }
}
// -----
// tilerun: --arg 9
cuda_tile.module @m {
  entry @f(%n: tile<i32>) {
    %m = assume bounded<?, 8>, %n : tile<i32> // fault: 9 is above the upper bound 8
    return
  }
}
// -----
// tilerun:
cuda_tile.module @m {
  entry @f() {
    %c = constant <i32: [[1, 1], [1, 1], [2, 2], [2, 3]]> : tile<4x2xi32>
    %m = assume same_elements<[2, 2]>, %c : tile<4x2xi32> // fault: 3 differs from 2, the first of its group of [2 2] (tile block (0, 0, 0), element [3, 1])
    return
  }
}
// -----
// tilerun: --arg 0
cuda_tile.module @m {
  entry @f(%n: tile<i32>) {
    %i1 = constant <i32: 1> : tile<i32>
    %q = divi %i1, %n signed : tile<i32> // fault: division by zero: the operands are 1 and 0
    return
  }
}
// -----
// tilerun: --arg 0
cuda_tile.module @m {
  entry @f(%n: tile<i8>) {
    %c = constant <i8: 3> : tile<i8>
    %q = remi %c, %n unsigned : tile<i8> // fault: division by zero
    return
  }
}
// -----
// tilerun: --arg -1
cuda_tile.module @m {
  entry @f(%n: tile<i16>) {
    %c = constant <i16: -32768> : tile<i16>
    %q = divi %c, %n signed : tile<i16> // fault: the quotient overflows: the operands are -32768 and -1
    return
  }
}
// -----
// tilerun: --arg 2147483647
cuda_tile.module @m {
  entry @f(%n: tile<i32>) {
    %i1 = constant <i32: 1> : tile<i32>
    %q = addi %n, %i1 overflow<no_signed_wrap> : tile<i32> // fault: signed overflow
    return
  }
}
// -----
// tilerun: --arg 0
cuda_tile.module @m {
  entry @f(%n: tile<i32>) {
    %i1 = constant <i32: 1> : tile<i32>
    %q = subi %n, %i1 overflow<no_unsigned_wrap> : tile<i32> // fault: unsigned overflow
    return
  }
}
// -----
// tilerun: --arg 65536
cuda_tile.module @m {
  entry @f(%n: tile<i32>) {
    %q = muli %n, %n overflow<no_wrap> : tile<i32> // fault: overflow, which the op excludes
    return
  }
}
// -----
// tilerun: --arg 3
cuda_tile.module @m {
  entry @f(%n: tile<i8>) {
    %c = constant <i8: 64> : tile<i8>
    %q = shli %c, %n overflow<no_signed_wrap> : tile<i8> // fault: signed overflow
    return
  }
}
// -----
// tilerun: --arg 300
cuda_tile.module @m {
  entry @f(%n: tile<i32>) {
    %q = trunci %n overflow<no_unsigned_wrap> : tile<i32> -> tile<i8> // fault: 300 does not fit in i8
    return
  }
}
// -----
// tilerun: --arg -2147483648
cuda_tile.module @m {
  entry @f(%n: tile<i32>) {
    %q = negi %n overflow<no_signed_wrap> : tile<i32> // fault: negating -2147483648 overflows
    return
  }
}
// -----
// tilerun: --arg 4
cuda_tile.module @m {
  entry @f(%n: tile<i32>) {
    %c = constant <f32: 1.0> : tile<8xf32>
    %q = extract %c[%n] : tile<8xf32> -> tile<2xf32> // fault: index 4 in dimension 0, where there are 4 slices
    return
  }
}
// -----
// tilerun: --arg 0
cuda_tile.module @m {
  entry @f(%n: tile<i32>) {
    %i1 = constant <i32: 1> : tile<i32>
    for %i in (%n to %i1, step %n) : tile<i32> { // fault: the step is 0, expected a positive one
    }
    return
  }
}
// -----
// tilerun: --grid 3 --arg zeros:i32:2
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %p = offset %a, %x : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
    %v, %t = load_ptr_tko weak %p : tile<ptr<i32>> -> tile<i32>, token // fault: (tile block (2, 0, 0))
    return
  }
}
// -----
// tilerun: --arg 3
cuda_tile.module @m {
  entry @f(%n: tile<i32>) {
    // out: goes on
    %i = iota : tile<4xi32>
    %n1 = reshape %n : tile<i32> -> tile<1xi32>
    %n4 = broadcast %n1 : tile<1xi32> -> tile<4xi32>
    %c = cmpi less_than %i, %n4, signed : tile<4xi32> -> tile<4xi1>
    %k = print_tko "goes on\n" -> token
    assert %c, "too far" : tile<4xi1> // assert: assertion failed in tile block (0, 0, 0) at element [3]: too far
    return
  }
}
// -----
// tilerun: --arg zeros:i32:3
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %i = constant <i32: 1> : tile<i32>
    %t = make_tensor_view %a, shape = [3], strides = [1] : tensor_view<3xi32, strides=[1]>
    %p = make_partition_view %t : partition_view<tile=(2), tensor_view<3xi32, strides=[1]>>
    %v, %k = load_view_tko weak %p[%i] inbounds = [true] : partition_view<tile=(2), tensor_view<3xi32, strides=[1]>>, tile<i32> -> tile<2xi32>, token // fault: the tile of extent 2 reaches beyond the tensor in dimension 0, where 1 are left, which inbounds excludes
    return
  }
}
// -----
// tilerun: --arg zeros:i32:8
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %i = constant <i32: 0> : tile<i32>
    %rows = constant <i32: [1, 4]> : tile<2xi32>
    %v = constant <i32: 7> : tile<2x2xi32>
    %t = make_tensor_view %a, shape = [4, 2], strides = [2, 1] : tensor_view<4x2xi32, strides=[2,1]>
    %p = make_gather_scatter_view %t : gather_scatter_view<tile=(2x2), tensor_view<4x2xi32, strides=[2,1]>, sparse_dim=0>
    %k = store_view_tko weak %v, %p[%rows, %i] inbounds = [true, false] : tile<2x2xi32>, gather_scatter_view<tile=(2x2), tensor_view<4x2xi32, strides=[2,1]>, sparse_dim=0>, tile<2xi32>, tile<i32> -> token // fault: row 4 of dimension 0 is beyond the tensor's extent of 4, which inbounds excludes
    return
  }
}
// -----
// tilerun: --arg zeros:i32:8 --arg -8
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>, %n: tile<i64>) {
    %t = make_tensor_view %a, shape = [%n], strides = [1] : tile<i64> -> tensor_view<?xi32, strides=[1]> // fault: extent 18446744073709551608 of dimension 0 is 2^63 or more
    return
  }
}
// -----
// tilerun: --arg -1
cuda_tile.module @m {
  entry @f(%n: tile<i32>) {
    %m = assume bounded<0, ?>, %n : tile<i32> // fault: -1 is below the lower bound 0
    return
  }
}
// -----
// tilerun: --arg 2
cuda_tile.module @m {
  entry @f(%n: tile<i32>) {
    %c = constant <i32: 0> : tile<4xi32>
    %d = constant <i32: 1> : tile<2xi32>
    %m = insert %d, %c[%n] : tile<2xi32>, tile<4xi32> // fault: index 2 in dimension 0, where there are 2 slices
    return
  }
}
// -----
// tilerun: --arg 300
cuda_tile.module @m {
  entry @f(%n: tile<i32>) {
    %q = trunci %n overflow<no_signed_wrap> : tile<i32> -> tile<i8> // fault: 300 does not fit in i8
    return
  }
}
