// Tile blocks that update one tile.
// tilerun: --grid 2 --arg zeros:i32:8 --arg zeros:i32:1
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>, %f: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %iszero = cmpi equal %x, %zero, signed : tile<i32> -> tile<i1>
    %a8 = make_tensor_view %a, shape = [8], strides = [1] : tensor_view<8xi32, strides=[1]>
    %p = make_partition_view %a8 : partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>
    %v, %t = load_view_tko weak %p[%zero] : partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>, tile<i32> -> tile<4xi32>, token
    %w = addi %v, %v : tile<4xi32>
    %s = store_view_tko weak %w, %p[%zero] token = %t : tile<4xi32>, partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>, tile<i32> -> token // fault: between this weak write and the weak write by store_view_tko in line
    return
  }
}
// -----
// Tile blocks that update tiles of which half is common.
// tilerun: --grid 2 --arg zeros:i32:8 --arg zeros:i32:1
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>, %f: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %iszero = cmpi equal %x, %zero, signed : tile<i32> -> tile<i1>
    %a8 = make_tensor_view %a, shape = [8], strides = [1] : tensor_view<8xi32, strides=[1]>
    %p = make_partition_view %a8 : partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>
    %q = make_strided_view %a8 : strided_view<tile=(4), traversal_strides=[2], tensor_view<8xi32, strides=[1]>>
    %v, %t = load_view_tko weak %q[%x] : strided_view<tile=(4), traversal_strides=[2], tensor_view<8xi32, strides=[1]>>, tile<i32> -> tile<4xi32>, token
    %w = addi %v, %v : tile<4xi32>
    %s = store_view_tko weak %w, %q[%x] token = %t : tile<4xi32>, strided_view<tile=(4), traversal_strides=[2], tensor_view<8xi32, strides=[1]>>, tile<i32> -> token // fault: between this weak write and the weak write by store_view_tko in line
    return
  }
}
// -----
// One updates what the other one writes a part of.
// tilerun: --grid 2 --arg zeros:i32:8 --arg zeros:i32:1
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>, %f: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %iszero = cmpi equal %x, %zero, signed : tile<i32> -> tile<i1>
    %a8 = make_tensor_view %a, shape = [8], strides = [1] : tensor_view<8xi32, strides=[1]>
    %p = make_partition_view %a8 : partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>
    if %iszero {
      %v, %t = load_view_tko weak %p[%zero] : partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>, tile<i32> -> tile<4xi32>, token
      %s = store_view_tko weak %v, %p[%zero] token = %t : tile<4xi32>, partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>, tile<i32> -> token
    } else {
      %e = offset %a, %one : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
      %d = store_ptr_tko weak %e, %one : tile<ptr<i32>>, tile<i32> -> token // fault: (byte 4 of the buffer of parameter %a) between this weak write and the weak write by store_view_tko in line
    }
    return
  }
}
// -----
// One updates what the other one reads a part of.
// tilerun: --grid 2 --arg zeros:i32:8 --arg zeros:i32:1
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>, %f: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %iszero = cmpi equal %x, %zero, signed : tile<i32> -> tile<i1>
    %a8 = make_tensor_view %a, shape = [8], strides = [1] : tensor_view<8xi32, strides=[1]>
    %p = make_partition_view %a8 : partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>
    if %iszero {
      %v, %t = load_view_tko weak %p[%zero] : partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>, tile<i32> -> tile<4xi32>, token
      %s = store_view_tko weak %v, %p[%zero] token = %t : tile<4xi32>, partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>, tile<i32> -> token
    } else {
      %e = offset %a, %one : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
      %d, %u = load_ptr_tko weak %e : tile<ptr<i32>> -> tile<i32>, token // fault: (byte 4 of the buffer of parameter %a) between this weak read and the weak write by store_view_tko in line
    }
    return
  }
}
// -----
// An update without a token.
// tilerun: --arg zeros:i32:8 --arg zeros:i32:1
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>, %f: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %iszero = cmpi equal %x, %zero, signed : tile<i32> -> tile<i1>
    %a8 = make_tensor_view %a, shape = [8], strides = [1] : tensor_view<8xi32, strides=[1]>
    %p = make_partition_view %a8 : partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>
    %v, %t = load_view_tko weak %p[%zero] : partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>, tile<i32> -> tile<4xi32>, token
    %w = addi %v, %v : tile<4xi32>
    %s = store_view_tko weak %w, %p[%zero] : tile<4xi32>, partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>, tile<i32> -> token // fault: between this weak write and the weak read by load_view_tko in line
    return
  }
}
// -----
// An update whose write comes after the write by the other tile block, and whose read does not.
// tilerun: --grid 2 --arg zeros:i32:8 --arg zeros:i32:1
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>, %f: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %iszero = cmpi equal %x, %zero, signed : tile<i32> -> tile<i1>
    %a8 = make_tensor_view %a, shape = [8], strides = [1] : tensor_view<8xi32, strides=[1]>
    %p = make_partition_view %a8 : partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>
    %c = constant <i32: 7> : tile<4xi32>
    if %iszero {
      %d = store_view_tko weak %c, %p[%zero] : tile<4xi32>, partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>, tile<i32> -> token
      %r = store_ptr_tko release device %f, %one token = %d : tile<ptr<i32>>, tile<i32> -> token
    } else {
      %begin = make_token : token
      %got = loop iter_values(%k = %begin) : token -> token {
        %f0, %tf = load_ptr_tko acquire device %f token = %k : tile<ptr<i32>> -> tile<i32>, token
        %go = cmpi equal %f0, %one, signed : tile<i32> -> tile<i1>
        if %go {
          break %tf : token
        }
        continue %tf : token
      }
      %v, %t = load_view_tko weak %p[%zero] : partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>, tile<i32> -> tile<4xi32>, token // fault: between this weak read and the weak write by store_view_tko in line
      %j = join_tokens %t, %got : token
      %s = store_view_tko weak %v, %p[%zero] token = %j : tile<4xi32>, partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>, tile<i32> -> token
    }
    return
  }
}
// -----
// An update that acquires between read and write, without effect on either.
// tilerun: --grid 2 --arg zeros:i32:8 --arg zeros:i32:1
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>, %f: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %iszero = cmpi equal %x, %zero, signed : tile<i32> -> tile<i1>
    %a8 = make_tensor_view %a, shape = [8], strides = [1] : tensor_view<8xi32, strides=[1]>
    %p = make_partition_view %a8 : partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>
    %c = constant <i32: 7> : tile<4xi32>
    if %iszero {
      %d = store_view_tko weak %c, %p[%zero] : tile<4xi32>, partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>, tile<i32> -> token
      %r = store_ptr_tko release device %f, %one token = %d : tile<ptr<i32>>, tile<i32> -> token
    } else {
      %v, %t = load_view_tko weak %p[%zero] : partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>, tile<i32> -> tile<4xi32>, token
      %f0, %tf = load_ptr_tko acquire device %f : tile<ptr<i32>> -> tile<i32>, token
      %s = store_view_tko weak %v, %p[%zero] token = %t : tile<4xi32>, partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>, tile<i32> -> token // fault: between this weak write and the weak write by store_view_tko in line
    }
    return
  }
}
// -----
// An update whose write comes after an acquire that comes after its read: not by this token alone.
// tilerun: --grid 2 --arg zeros:i32:8 --arg zeros:i32:1
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>, %f: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %iszero = cmpi equal %x, %zero, signed : tile<i32> -> tile<i1>
    %a8 = make_tensor_view %a, shape = [8], strides = [1] : tensor_view<8xi32, strides=[1]>
    %p = make_partition_view %a8 : partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>
    %c = constant <i32: 7> : tile<4xi32>
    if %iszero {
      %d = store_view_tko weak %c, %p[%zero] : tile<4xi32>, partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>, tile<i32> -> token
      %r = store_ptr_tko release device %f, %one token = %d : tile<ptr<i32>>, tile<i32> -> token
    } else {
      %v, %t = load_view_tko weak %p[%zero] : partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>, tile<i32> -> tile<4xi32>, token // fault: between this weak read and the weak write by store_view_tko in line
      %got = loop iter_values(%k = %t) : token -> token {
        %f0, %tf = load_ptr_tko acquire device %f token = %k : tile<ptr<i32>> -> tile<i32>, token
        %go = cmpi equal %f0, %one, signed : tile<i32> -> tile<i1>
        if %go {
          break %tf : token
        }
        continue %tf : token
      }
      %s = store_view_tko weak %v, %p[%zero] token = %got : tile<4xi32>, partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>, tile<i32> -> token
    }
    return
  }
}
// -----
// A write by the tile block itself that the update does not read by a token, but writes by one.
// tilerun: --arg zeros:i32:8 --arg zeros:i32:1
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>, %f: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %iszero = cmpi equal %x, %zero, signed : tile<i32> -> tile<i1>
    %a8 = make_tensor_view %a, shape = [8], strides = [1] : tensor_view<8xi32, strides=[1]>
    %p = make_partition_view %a8 : partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>
    %c = constant <i32: 7> : tile<4xi32>
    %d = store_view_tko weak %c, %p[%zero] : tile<4xi32>, partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>, tile<i32> -> token
    %v, %t = load_view_tko weak %p[%zero] : partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>, tile<i32> -> tile<4xi32>, token // fault: between this weak read and the weak write by store_view_tko in line
    %j = join_tokens %t, %d : token
    %s = store_view_tko weak %v, %p[%zero] token = %j : tile<4xi32>, partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>, tile<i32> -> token
    return
  }
}
// -----
// A read whose write is left out.
// tilerun: --grid 2 --arg zeros:i32:8 --arg zeros:i32:1
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>, %f: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %iszero = cmpi equal %x, %zero, signed : tile<i32> -> tile<i1>
    %two = constant <i32: 2> : tile<i32>
    %a8 = make_tensor_view %a, shape = [8], strides = [1] : tensor_view<8xi32, strides=[1]>
    %p = make_partition_view %a8 : partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>
    %v, %t = load_view_tko weak %p[%zero] : partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>, tile<i32> -> tile<4xi32>, token
    %never = cmpi equal %x, %two, signed : tile<i32> -> tile<i1>
    if %never {
      %s = store_view_tko weak %v, %p[%zero] token = %t : tile<4xi32>, partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>, tile<i32> -> token
    }
    if %iszero {
      %d = store_ptr_tko weak %a, %one : tile<ptr<i32>>, tile<i32> -> token // fault: between this weak write and the weak read by load_view_tko in line
    }
    return
  }
}
// -----
// A read, and a return before its write.
// tilerun: --grid 2 --arg zeros:i32:8 --arg zeros:i32:1
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>, %f: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %iszero = cmpi equal %x, %zero, signed : tile<i32> -> tile<i1>
    %isone = cmpi equal %x, %one, signed : tile<i32> -> tile<i1>
    %a8 = make_tensor_view %a, shape = [8], strides = [1] : tensor_view<8xi32, strides=[1]>
    %p = make_partition_view %a8 : partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>
    %v, %t = load_view_tko weak %p[%zero] : partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>, tile<i32> -> tile<4xi32>, token
    if %isone {
      return
    }
    %s = store_view_tko weak %v, %p[%zero] token = %t : tile<4xi32>, partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>, tile<i32> -> token // fault: between this weak write and the weak read by load_view_tko in line
    return
  }
}
// -----
// An index that is not the same: all read the first tile, the first one writes it.
// tilerun: --grid 2 --arg zeros:i32:8 --arg zeros:i32:1
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>, %f: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %iszero = cmpi equal %x, %zero, signed : tile<i32> -> tile<i1>
    %a8 = make_tensor_view %a, shape = [8], strides = [1] : tensor_view<8xi32, strides=[1]>
    %p = make_partition_view %a8 : partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>
    %v, %t = load_view_tko weak %p[%zero] : partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>, tile<i32> -> tile<4xi32>, token
    %s = store_view_tko weak %v, %p[%x] token = %t : tile<4xi32>, partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>, tile<i32> -> token // fault: between this weak write and the weak read by load_view_tko in line
    return
  }
}
// -----
// Pointers that tile blocks update.
// tilerun: --grid 2 --arg zeros:i32:8 --arg zeros:i32:1
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>, %f: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %iszero = cmpi equal %x, %zero, signed : tile<i32> -> tile<i1>
    %a1 = reshape %a : tile<ptr<i32>> -> tile<1xptr<i32>>
    %a4 = broadcast %a1 : tile<1xptr<i32>> -> tile<4xptr<i32>>
    %i = iota : tile<4xi32>
    %e = offset %a4, %i : tile<4xptr<i32>>, tile<4xi32> -> tile<4xptr<i32>>
    %m = constant <i1: [1, 0, 1, 1]> : tile<4xi1>
    %v, %t = load_ptr_tko weak %e, %m : tile<4xptr<i32>>, tile<4xi1> -> tile<4xi32>, token
    %s = store_ptr_tko weak %e, %v, %m token = %t : tile<4xptr<i32>>, tile<4xi32>, tile<4xi1> -> token // fault: between this weak write and the weak write by store_ptr_tko in line
    return
  }
}
// -----
// An update of all but one element, which the other tile block writes.
// tilerun: --grid 2 --arg zeros:i32:8 --arg zeros:i32:1
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>, %f: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %iszero = cmpi equal %x, %zero, signed : tile<i32> -> tile<i1>
    %a1 = reshape %a : tile<ptr<i32>> -> tile<1xptr<i32>>
    %a4 = broadcast %a1 : tile<1xptr<i32>> -> tile<4xptr<i32>>
    %i = iota : tile<4xi32>
    %e = offset %a4, %i : tile<4xptr<i32>>, tile<4xi32> -> tile<4xptr<i32>>
    %m = constant <i1: [1, 0, 1, 1]> : tile<4xi1>
    if %iszero {
      %v, %t = load_ptr_tko weak %e : tile<4xptr<i32>> -> tile<4xi32>, token
      %s = store_ptr_tko weak %e, %v, %m token = %t : tile<4xptr<i32>>, tile<4xi32>, tile<4xi1> -> token
    } else {
      %b = offset %a, %one : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
      %d = store_ptr_tko weak %b, %one : tile<ptr<i32>>, tile<i32> -> token // fault: between this weak write and the weak read by load_ptr_tko in line
    }
    return
  }
}
// -----
// An update of what nobody has written.
// tilerun: --poison
cuda_tile.module @m {
  entry @f() {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %iszero = cmpi equal %x, %zero, signed : tile<i32> -> tile<i1>
    %a = alloca num_elem = 8, alignment = 16 : tile<ptr<i32>>
    %a8 = make_tensor_view %a, shape = [8], strides = [1] : tensor_view<8xi32, strides=[1]>
    %p = make_partition_view %a8 : partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>
    %v, %t = load_view_tko weak %p[%zero] : partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>, tile<i32> -> tile<4xi32>, token // fault: (byte 0 of alloca) that nobody has written
    %s = store_view_tko weak %v, %p[%zero] token = %t : tile<4xi32>, partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>, tile<i32> -> token
    return
  }
}
// -----
// An update of what lies half outside the buffer.
// tilerun: --arg zeros:i32:6 --arg zeros:i32:1
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>, %f: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %iszero = cmpi equal %x, %zero, signed : tile<i32> -> tile<i1>
    %a8 = make_tensor_view %a, shape = [8], strides = [1] : tensor_view<8xi32, strides=[1]>
    %p = make_partition_view %a8 : partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>
    %v, %t = load_view_tko weak %p[%one] : partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>, tile<i32> -> tile<4xi32>, token // fault: out of bounds
    %s = store_view_tko weak %v, %p[%one] token = %t : tile<4xi32>, partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>, tile<i32> -> token
    return
  }
}
// -----
// Updates by views made alike, of a tile each; then of the other one's, handed over by a release.
// want a: 2 4 6 8 1 2 3 4
// tilerun: --grid 2 --arg zeros:i32:8 --arg zeros:i32:1
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>, %f: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %iszero = cmpi equal %x, %zero, signed : tile<i32> -> tile<i1>
    %a8 = make_tensor_view %a, shape = [8], strides = [1] : tensor_view<8xi32, strides=[1]>
    %p = make_partition_view %a8 : partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>
    %v, %t = load_view_tko weak %p[%x] : partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>, tile<i32> -> tile<4xi32>, token
    %one4 = constant <i32: [1, 2, 3, 4]> : tile<4xi32>
    %w = addi %v, %one4 : tile<4xi32>
    %b8 = make_tensor_view %a, shape = [8], strides = [1] : tensor_view<8xi32, strides=[1]>
    %q = make_partition_view %b8 : partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>
    %s = store_view_tko weak %w, %q[%x] token = %t : tile<4xi32>, partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>, tile<i32> -> token
    if %iszero {
      %r = store_ptr_tko release device %f, %one token = %s : tile<ptr<i32>>, tile<i32> -> token
    } else {
      %begin = make_token : token
      %got = loop iter_values(%k = %begin) : token -> token {
        %f0, %tf = load_ptr_tko acquire device %f token = %k : tile<ptr<i32>> -> tile<i32>, token
        %go = cmpi equal %f0, %one, signed : tile<i32> -> tile<i1>
        if %go {
          break %tf : token
        }
        continue %tf : token
      }
      %v1, %t1 = load_view_tko weak %p[%zero] token = %got : partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>, tile<i32> -> tile<4xi32>, token
      %w1 = addi %v1, %one4 : tile<4xi32>
      %s1 = store_view_tko weak %w1, %p[%zero] token = %t1 : tile<4xi32>, partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>, tile<i32> -> token
    }
    return
  }
}
