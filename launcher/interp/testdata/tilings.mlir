// Two tile blocks store one tile.
// tilerun: --grid 2 --arg zeros:i32:64
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %c = constant <i32: 7> : tile<4x4xi32>
    %one = constant <i32: 1> : tile<i32>
    %t = make_tensor_view %a, shape = [8, 8], strides = [8, 1] : tensor_view<8x8xi32, strides=[8,1]>
    %p = make_partition_view %t : partition_view<tile=(4x4), tensor_view<8x8xi32, strides=[8,1]>>
    %k = store_view_tko weak %c, %p[%one, %one] : tile<4x4xi32>, partition_view<tile=(4x4), tensor_view<8x8xi32, strides=[8,1]>>, tile<i32> -> token // fault: (byte 144 of the buffer of parameter %a) between this weak write and the weak write by store_view_tko in line
    return
  }
}
// -----
// Each tile block stores its tile and reads, by pointers, its neighbour's.
// tilerun: --grid 2 --arg zeros:i32:64
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %c = constant <i32: 7> : tile<4x4xi32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %nine = constant <i32: 9> : tile<i32>
    %t = make_tensor_view %a, shape = [8, 8], strides = [8, 1] : tensor_view<8x8xi32, strides=[8,1]>
    %p = make_partition_view %t : partition_view<tile=(4x4), tensor_view<8x8xi32, strides=[8,1]>>
    %k = store_view_tko weak %c, %p[%x, %zero] : tile<4x4xi32>, partition_view<tile=(4x4), tensor_view<8x8xi32, strides=[8,1]>>, tile<i32> -> token
    %first = cmpi equal %x, %zero, signed : tile<i32> -> tile<i1>
    if %first {
      %far = constant <i32: 43> : tile<i32>
      %q = offset %a, %far : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
      %v, %l = load_ptr_tko weak %q token = %k : tile<ptr<i32>> -> tile<i32>, token // fault: (byte 172 of the buffer of parameter %a) between this weak read and the weak write by store_view_tko in line
    }
    return
  }
}
// -----
// Each tile block stores its tile and reads, by a pointer, what lies beside it
// and what it wrote itself.
// want a: 2
// tilerun: --grid 2 --arg zeros:i32:1 --arg zeros:i32:64
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>, %b: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %c = constant <i32: 1> : tile<4x4xi32>
    %zero = constant <i32: 0> : tile<i32>
    %t = make_tensor_view %b, shape = [8, 8], strides = [8, 1] : tensor_view<8x8xi32, strides=[8,1]>
    %p = make_partition_view %t : partition_view<tile=(4x4), tensor_view<8x8xi32, strides=[8,1]>>
    %k = store_view_tko weak %c, %p[%x, %zero] : tile<4x4xi32>, partition_view<tile=(4x4), tensor_view<8x8xi32, strides=[8,1]>>, tile<i32> -> token
    %row = constant <i32: 32> : tile<i32>
    %four = constant <i32: 4> : tile<i32>
    %o = muli %x, %row : tile<i32>
    %own = offset %b, %o : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
    %free = offset %b, %four : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
    %v, %l = load_ptr_tko weak %own token = %k : tile<ptr<i32>> -> tile<i32>, token
    %w, %m = load_ptr_tko weak %free : tile<ptr<i32>> -> tile<i32>, token
    %s = addi %v, %w : tile<i32>
    %r, %n = atomic_rmw_tko relaxed device %a, add, %s : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    return
  }
}
// -----
// What a tile block wrote itself, read without the token.
// tilerun: --arg zeros:i32:64
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %c = constant <i32: 1> : tile<4x4xi32>
    %zero = constant <i32: 0> : tile<i32>
    %t = make_tensor_view %a, shape = [8, 8], strides = [8, 1] : tensor_view<8x8xi32, strides=[8,1]>
    %p = make_partition_view %t : partition_view<tile=(4x4), tensor_view<8x8xi32, strides=[8,1]>>
    %k = store_view_tko weak %c, %p[%zero, %zero] : tile<4x4xi32>, partition_view<tile=(4x4), tensor_view<8x8xi32, strides=[8,1]>>, tile<i32> -> token
    %v, %l = load_ptr_tko weak %a : tile<ptr<i32>> -> tile<i32>, token // fault: (byte 0 of the buffer of parameter %a) between this weak read and the weak write by store_view_tko in line
    return
  }
}
// -----
// A partition with other tiles, one of which reaches into a neighbour's.
// tilerun: --grid 2 --arg zeros:i32:64
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %c = constant <i32: 1> : tile<2x8xi32>
    %d = constant <i32: 1> : tile<4x4xi32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %t = make_tensor_view %a, shape = [8, 8], strides = [8, 1] : tensor_view<8x8xi32, strides=[8,1]>
    %p = make_partition_view %t : partition_view<tile=(2x8), tensor_view<8x8xi32, strides=[8,1]>>
    %q = make_partition_view %t : partition_view<tile=(4x4), tensor_view<8x8xi32, strides=[8,1]>>
    %first = cmpi equal %x, %zero, signed : tile<i32> -> tile<i1>
    if %first {
      %k = store_view_tko weak %c, %p[%one, %zero] : tile<2x8xi32>, partition_view<tile=(2x8), tensor_view<8x8xi32, strides=[8,1]>>, tile<i32> -> token
    } else {
      %k = store_view_tko weak %d, %q[%zero, %one] : tile<4x4xi32>, partition_view<tile=(4x4), tensor_view<8x8xi32, strides=[8,1]>>, tile<i32> -> token // fault: (byte 80 of the buffer of parameter %a) between this weak write and the weak write by store_view_tko in line
    }
    return
  }
}
// -----
// The same partition by another order of dimensions: tiles that are not the same.
// tilerun: --grid 2 --arg zeros:i32:32
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %c = constant <i32: 1> : tile<4x2xi32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %t = make_tensor_view %a, shape = [4, 8], strides = [8, 1] : tensor_view<4x8xi32, strides=[8,1]>
    %p = make_partition_view %t : partition_view<tile=(4x2), tensor_view<4x8xi32, strides=[8,1]>>
    %q = make_partition_view %t : partition_view<tile=(4x2), tensor_view<4x8xi32, strides=[8,1]>, dim_map=[1, 0]>
    %first = cmpi equal %x, %zero, signed : tile<i32> -> tile<i1>
    if %first {
      %k = store_view_tko weak %c, %p[%zero, %one] : tile<4x2xi32>, partition_view<tile=(4x2), tensor_view<4x8xi32, strides=[8,1]>>, tile<i32> -> token
    } else {
      %k = store_view_tko weak %c, %q[%zero, %one] : tile<4x2xi32>, partition_view<tile=(4x2), tensor_view<4x8xi32, strides=[8,1]>, dim_map=[1, 0]>, tile<i32> -> token // fault: (byte 72 of the buffer of parameter %a) between this weak write and the weak write by store_view_tko in line
    }
    return
  }
}
// -----
// Rows that overlap: tiles of one partition share elements.
// tilerun: --grid 2 --arg zeros:i32:64
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %c = constant <i32: 1> : tile<1x8xi32>
    %zero = constant <i32: 0> : tile<i32>
    %t = make_tensor_view %a, shape = [4, 8], strides = [4, 1] : tensor_view<4x8xi32, strides=[4,1]>
    %p = make_partition_view %t : partition_view<tile=(1x8), tensor_view<4x8xi32, strides=[4,1]>>
    %k = store_view_tko weak %c, %p[%x, %zero] : tile<1x8xi32>, partition_view<tile=(1x8), tensor_view<4x8xi32, strides=[4,1]>>, tile<i32> -> token // fault: (byte 16 of the buffer of parameter %a) between this weak write and the weak write by store_view_tko in line
    return
  }
}
