// Each tile block writes a column; the last one reads the first, too.
// tilerun: --grid 64 --arg zeros:i32:64x64
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %i = iota : tile<64xi32>
    %w = constant <i32: 64> : tile<64xi32>
    %down = muli %i, %w : tile<64xi32>
    %xs1 = reshape %x : tile<i32> -> tile<1xi32>
    %xs = broadcast %xs1 : tile<1xi32> -> tile<64xi32>
    %at = addi %down, %xs : tile<64xi32>
    %one = constant <i32: 1> : tile<64xi32>
    %p1 = reshape %a : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<64xptr<i32>>
    %p = offset %pn, %at : tile<64xptr<i32>>, tile<64xi32> -> tile<64xptr<i32>>
    %t = store_ptr_tko weak %p, %one : tile<64xptr<i32>>, tile<64xi32> -> token
    %c_last = constant <i32: 63> : tile<i32>
    %last = cmpi equal %x, %c_last, signed : tile<i32> -> tile<i1>
    %back = constant <i32: 63> : tile<64xi32>
    %first = subi %at, %back : tile<64xi32>
    %q1 = reshape %a : tile<ptr<i32>> -> tile<1xptr<i32>>
    %qn = broadcast %q1 : tile<1xptr<i32>> -> tile<64xptr<i32>>
    %q = offset %qn, %first : tile<64xptr<i32>>, tile<64xi32> -> tile<64xptr<i32>>
    if %last {
      %v, %u = load_ptr_tko weak %q : tile<64xptr<i32>> -> tile<64xi32>, token // fault: between this weak read and the weak write by store_ptr_tko in line
    }
    return
  }
}
// -----
// Each tile block writes a column and reads it again, without a token.
// tilerun: --grid 64 --arg zeros:i32:64x64
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %i = iota : tile<64xi32>
    %w = constant <i32: 64> : tile<64xi32>
    %down = muli %i, %w : tile<64xi32>
    %xs1 = reshape %x : tile<i32> -> tile<1xi32>
    %xs = broadcast %xs1 : tile<1xi32> -> tile<64xi32>
    %at = addi %down, %xs : tile<64xi32>
    %one = constant <i32: 1> : tile<64xi32>
    %p1 = reshape %a : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<64xptr<i32>>
    %p = offset %pn, %at : tile<64xptr<i32>>, tile<64xi32> -> tile<64xptr<i32>>
    %t = store_ptr_tko weak %p, %one : tile<64xptr<i32>>, tile<64xi32> -> token
    %v, %u = load_ptr_tko weak %p : tile<64xptr<i32>> -> tile<64xi32>, token // fault: no token orders them, and within a tile block nothing else does
    return
  }
}
// -----
// Each tile block updates a column atomically; the last one reads it weakly.
// tilerun: --grid 64 --arg zeros:i32:64x64
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %none = constant <i32: 0> : tile<i32>
    %i = iota : tile<64xi32>
    %w = constant <i32: 64> : tile<64xi32>
    %at = muli %i, %w : tile<64xi32>
    %one = constant <i32: 1> : tile<64xi32>
    %p1 = reshape %a : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<64xptr<i32>>
    %p = offset %pn, %at : tile<64xptr<i32>>, tile<64xi32> -> tile<64xptr<i32>>
    %ot, %t = atomic_rmw_tko relaxed device %p, add, %one : tile<64xptr<i32>>, tile<64xi32> -> tile<64xi32>, token
    %c_last = constant <i32: 63> : tile<i32>
    %last = cmpi equal %x, %c_last, signed : tile<i32> -> tile<i1>
    if %last {
      %v, %u = load_ptr_tko weak %p : tile<64xptr<i32>> -> tile<64xi32>, token // fault: between this weak read and the atomic write by atomic_rmw_tko in line
    }
    return
  }
}
// -----
// Each tile block updates a column atomically, by an order that holds within
// a tile block only.
// tilerun: --grid 64 --arg zeros:i32:64x64
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %i = iota : tile<64xi32>
    %w = constant <i32: 64> : tile<64xi32>
    %at = muli %i, %w : tile<64xi32>
    %one = constant <i32: 1> : tile<64xi32>
    %p1 = reshape %a : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<64xptr<i32>>
    %p = offset %pn, %at : tile<64xptr<i32>>, tile<64xi32> -> tile<64xptr<i32>>
    %ot, %t = atomic_rmw_tko relaxed tl_blk %p, add, %one : tile<64xptr<i32>>, tile<64xi32> -> tile<64xi32>, token // fault: between this atomic write of scope tl_blk and the atomic write of scope tl_blk by atomic_rmw_tko in line
    return
  }
}
// -----
// A scatter over 4096 places by five tile blocks of 1024 elements: the last comes
// back to the places of the first.
// tilerun: --grid 5 --arg zeros:i32:4096
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %i = iota : tile<1024xi32>
    %n = constant <i32: 1024> : tile<1024xi32>
    %xs1 = reshape %x : tile<i32> -> tile<1xi32>
    %xs = broadcast %xs1 : tile<1xi32> -> tile<1024xi32>
    %start = muli %xs, %n : tile<1024xi32>
    %j = addi %start, %i : tile<1024xi32>
    %mul = constant <i32: 1664525> : tile<1024xi32>
    %add = constant <i32: 1013904223> : tile<1024xi32>
    %mask = constant <i32: 4095> : tile<1024xi32>
    %h0 = muli %j, %mul : tile<1024xi32>
    %h1 = addi %h0, %add : tile<1024xi32>
    %at = andi %h1, %mask : tile<1024xi32>
    %one = constant <i32: 1> : tile<1024xi32>
    %p1 = reshape %a : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<1024xptr<i32>>
    %p = offset %pn, %at : tile<1024xptr<i32>>, tile<1024xi32> -> tile<1024xptr<i32>>
    %t = store_ptr_tko weak %p, %one : tile<1024xptr<i32>>, tile<1024xi32> -> token // fault: between this weak write and the weak write by store_ptr_tko in line
    return
  }
}
// -----
// A scatter over 512 places of 1024 elements.
// tilerun: --arg zeros:i32:512
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %i = iota : tile<1024xi32>
    %n = constant <i32: 0> : tile<1024xi32>
    %j = addi %i, %n : tile<1024xi32>
    %mul = constant <i32: 1664525> : tile<1024xi32>
    %add = constant <i32: 1013904223> : tile<1024xi32>
    %mask = constant <i32: 511> : tile<1024xi32>
    %h0 = muli %j, %mul : tile<1024xi32>
    %h1 = addi %h0, %add : tile<1024xi32>
    %at = andi %h1, %mask : tile<1024xi32>
    %one = constant <i32: 1> : tile<1024xi32>
    %p1 = reshape %a : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<1024xptr<i32>>
    %p = offset %pn, %at : tile<1024xptr<i32>>, tile<1024xi32> -> tile<1024xptr<i32>>
    %t = store_ptr_tko weak %p, %one : tile<1024xptr<i32>>, tile<1024xi32> -> token // fault: twice: no order is defined among the elements of a tile, even if they are equal (tile block (0, 0, 0), element [512])
    return
  }
}
// -----
// All tile blocks gather from a table of which one writes an element.
// tilerun: --grid 64 --arg arange:i32:1024
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %i = iota : tile<1024xi32>
    %n = constant <i32: 1024> : tile<1024xi32>
    %xs1 = reshape %x : tile<i32> -> tile<1xi32>
    %xs = broadcast %xs1 : tile<1xi32> -> tile<1024xi32>
    %start = muli %xs, %n : tile<1024xi32>
    %j = addi %start, %i : tile<1024xi32>
    %mul = constant <i32: 1664525> : tile<1024xi32>
    %add = constant <i32: 1013904223> : tile<1024xi32>
    %mask = constant <i32: 1023> : tile<1024xi32>
    %h0 = muli %j, %mul : tile<1024xi32>
    %h1 = addi %h0, %add : tile<1024xi32>
    %at = andi %h1, %mask : tile<1024xi32>
    %one = constant <i32: 1> : tile<1024xi32>
    %p1 = reshape %a : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<1024xptr<i32>>
    %p = offset %pn, %at : tile<1024xptr<i32>>, tile<1024xi32> -> tile<1024xptr<i32>>
    %v, %t = load_ptr_tko weak %p : tile<1024xptr<i32>> -> tile<1024xi32>, token
    %c_last = constant <i32: 40> : tile<i32>
    %last = cmpi equal %x, %c_last, signed : tile<i32> -> tile<i1>
    if %last {
      %c5 = constant <i32: 5> : tile<i32>
      %e = offset %a, %c5 : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
      %s = store_ptr_tko weak %e, %x : tile<ptr<i32>>, tile<i32> -> token // fault: between this weak write and the weak read by load_ptr_tko in line
    }
    return
  }
}
// -----
// All tile blocks gather from a table of which one changes an element atomically.
// tilerun: --grid 64 --arg arange:i32:1024
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %i = iota : tile<1024xi32>
    %n = constant <i32: 1024> : tile<1024xi32>
    %xs1 = reshape %x : tile<i32> -> tile<1xi32>
    %xs = broadcast %xs1 : tile<1xi32> -> tile<1024xi32>
    %start = muli %xs, %n : tile<1024xi32>
    %j = addi %start, %i : tile<1024xi32>
    %mul = constant <i32: 1664525> : tile<1024xi32>
    %add = constant <i32: 1013904223> : tile<1024xi32>
    %mask = constant <i32: 1023> : tile<1024xi32>
    %h0 = muli %j, %mul : tile<1024xi32>
    %h1 = addi %h0, %add : tile<1024xi32>
    %at = andi %h1, %mask : tile<1024xi32>
    %one = constant <i32: 1> : tile<1024xi32>
    %p1 = reshape %a : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<1024xptr<i32>>
    %p = offset %pn, %at : tile<1024xptr<i32>>, tile<1024xi32> -> tile<1024xptr<i32>>
    %v, %t = load_ptr_tko weak %p : tile<1024xptr<i32>> -> tile<1024xi32>, token
    %c_last = constant <i32: 40> : tile<i32>
    %last = cmpi equal %x, %c_last, signed : tile<i32> -> tile<i1>
    if %last {
      %c5 = constant <i32: 5> : tile<i32>
      %e = offset %a, %c5 : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
      %o, %s = atomic_rmw_tko relaxed device %e, add, %x : tile<ptr<i32>>, tile<i32> -> tile<i32>, token // fault: between this atomic write and the weak read by load_ptr_tko in line
    }
    return
  }
}
// -----
// A histogram of which one tile block clears a bin.
// tilerun: --grid 64 --arg zeros:i32:1024
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %i = iota : tile<1024xi32>
    %n = constant <i32: 1024> : tile<1024xi32>
    %xs1 = reshape %x : tile<i32> -> tile<1xi32>
    %xs = broadcast %xs1 : tile<1xi32> -> tile<1024xi32>
    %start = muli %xs, %n : tile<1024xi32>
    %j = addi %start, %i : tile<1024xi32>
    %mul = constant <i32: 1664525> : tile<1024xi32>
    %add = constant <i32: 1013904223> : tile<1024xi32>
    %mask = constant <i32: 1023> : tile<1024xi32>
    %h0 = muli %j, %mul : tile<1024xi32>
    %h1 = addi %h0, %add : tile<1024xi32>
    %at = andi %h1, %mask : tile<1024xi32>
    %one = constant <i32: 1> : tile<1024xi32>
    %p1 = reshape %a : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<1024xptr<i32>>
    %p = offset %pn, %at : tile<1024xptr<i32>>, tile<1024xi32> -> tile<1024xptr<i32>>
    %ot, %t = atomic_rmw_tko relaxed device %p, add, %one : tile<1024xptr<i32>>, tile<1024xi32> -> tile<1024xi32>, token
    %c_last = constant <i32: 40> : tile<i32>
    %last = cmpi equal %x, %c_last, signed : tile<i32> -> tile<i1>
    if %last {
      %c5 = constant <i32: 5> : tile<i32>
      %e = offset %a, %c5 : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
      %s = store_ptr_tko weak %e, %x : tile<ptr<i32>>, tile<i32> -> token // fault: between this weak write and the atomic write by atomic_rmw_tko in line
    }
    return
  }
}
// -----
// A compare-and-swap that finds nothing to swap reads only; one that swaps writes.
// tilerun: --grid 2 --arg zeros:i32:1024
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %i = iota : tile<1024xi32>
    %n = constant <i32: 0> : tile<1024xi32>
    %j = addi %i, %n : tile<1024xi32>
    %mul = constant <i32: 1664525> : tile<1024xi32>
    %add = constant <i32: 1013904223> : tile<1024xi32>
    %mask = constant <i32: 1023> : tile<1024xi32>
    %h0 = muli %j, %mul : tile<1024xi32>
    %h1 = addi %h0, %add : tile<1024xi32>
    %at = andi %h1, %mask : tile<1024xi32>
    %one = constant <i32: 1> : tile<1024xi32>
    %p1 = reshape %a : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<1024xptr<i32>>
    %p = offset %pn, %at : tile<1024xptr<i32>>, tile<1024xi32> -> tile<1024xptr<i32>>
    %zero = constant <i32: 0> : tile<1024xi32>
    %c_first = constant <i32: 0> : tile<i32>
    %first = cmpi equal %x, %c_first, signed : tile<i32> -> tile<i1>
    if %first {
      %v, %t = load_ptr_tko weak %p : tile<1024xptr<i32>> -> tile<1024xi32>, token
    }
    %c_second = constant <i32: 1> : tile<i32>
    %second = cmpi equal %x, %c_second, signed : tile<i32> -> tile<i1>
    if %second {
      %o, %s = atomic_cas_tko relaxed device %p, %zero, %one : tile<1024xptr<i32>>, tile<1024xi32> -> tile<1024xi32>, token // fault: between this atomic write and the weak read by load_ptr_tko in line
    }
    return
  }
}
// -----
// Tile blocks scatter over a page that another one reads as a row.
// tilerun: --grid 5 --arg zeros:i32:4096
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %i = iota : tile<1024xi32>
    %n = constant <i32: 1024> : tile<1024xi32>
    %xs1 = reshape %x : tile<i32> -> tile<1xi32>
    %xs = broadcast %xs1 : tile<1xi32> -> tile<1024xi32>
    %start = muli %xs, %n : tile<1024xi32>
    %j = addi %start, %i : tile<1024xi32>
    %mul = constant <i32: 1664525> : tile<1024xi32>
    %add = constant <i32: 1013904223> : tile<1024xi32>
    %mask = constant <i32: 4095> : tile<1024xi32>
    %h0 = muli %j, %mul : tile<1024xi32>
    %h1 = addi %h0, %add : tile<1024xi32>
    %at = andi %h1, %mask : tile<1024xi32>
    %one = constant <i32: 1> : tile<1024xi32>
    %p1 = reshape %a : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<1024xptr<i32>>
    %p = offset %pn, %at : tile<1024xptr<i32>>, tile<1024xi32> -> tile<1024xptr<i32>>
    %c_last = constant <i32: 4> : tile<i32>
    %last = cmpi equal %x, %c_last, signed : tile<i32> -> tile<i1>
    if %last {
    } else {
      %t = store_ptr_tko weak %p, %one : tile<1024xptr<i32>>, tile<1024xi32> -> token
    }
    %q_i = iota : tile<4096xi32>
    %q1 = reshape %a : tile<ptr<i32>> -> tile<1xptr<i32>>
    %qn = broadcast %q1 : tile<1xptr<i32>> -> tile<4096xptr<i32>>
    %q = offset %qn, %q_i : tile<4096xptr<i32>>, tile<4096xi32> -> tile<4096xptr<i32>>
    if %last {
      %v, %u = load_ptr_tko weak %q : tile<4096xptr<i32>> -> tile<4096xi32>, token // fault: between this weak read and the weak write by store_ptr_tko in line
    }
    return
  }
}
// -----
// A byte within an element that others write.
// tilerun: --grid 64 --arg zeros:i32:64x64
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %i = iota : tile<64xi32>
    %w = constant <i32: 64> : tile<64xi32>
    %down = muli %i, %w : tile<64xi32>
    %xs1 = reshape %x : tile<i32> -> tile<1xi32>
    %xs = broadcast %xs1 : tile<1xi32> -> tile<64xi32>
    %at = addi %down, %xs : tile<64xi32>
    %one = constant <i32: 1> : tile<64xi32>
    %p1 = reshape %a : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<64xptr<i32>>
    %p = offset %pn, %at : tile<64xptr<i32>>, tile<64xi32> -> tile<64xptr<i32>>
    %t = store_ptr_tko weak %p, %one : tile<64xptr<i32>>, tile<64xi32> -> token
    %c_last = constant <i32: 63> : tile<i32>
    %last = cmpi equal %x, %c_last, signed : tile<i32> -> tile<i1>
    %b = ptr_to_ptr %a : tile<ptr<i32>> -> tile<ptr<i8>>
    %c9 = constant <i32: 9> : tile<i32>
    %e = offset %b, %c9 : tile<ptr<i8>>, tile<i32> -> tile<ptr<i8>>
    %seven = constant <i8: 7> : tile<i8>
    if %last {
      %s = store_ptr_tko weak %e, %seven : tile<ptr<i8>>, tile<i8> -> token // fault: (byte 9 of the buffer of parameter %a) between this weak write and the weak write by store_ptr_tko in line
    }
    return
  }
}
// -----
// One of two buffers is written, which is decided when it runs.
// tilerun: --grid 4 --arg zeros:i32:64 --arg zeros:i32:64
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>, %b: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %i = iota : tile<64xi32>
    %p1 = reshape %a : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<64xptr<i32>>
    %p = offset %pn, %i : tile<64xptr<i32>>, tile<64xi32> -> tile<64xptr<i32>>
    %v, %t = load_ptr_tko weak %p : tile<64xptr<i32>> -> tile<64xi32>, token
    %c_which = constant <i32: 7> : tile<i32>
    %which = cmpi equal %x, %c_which, signed : tile<i32> -> tile<i1>
    %to = select %which, %b, %a : tile<i1>, tile<ptr<i32>>
    %k = store_ptr_tko weak %to, %x : tile<ptr<i32>>, tile<i32> -> token // fault: between this weak write and the weak 
    return
  }
}
// -----
// The address of a write is made from an integer.
// tilerun: --grid 2 --arg zeros:i32:64
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %i = iota : tile<64xi32>
    %p1 = reshape %a : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<64xptr<i32>>
    %p = offset %pn, %i : tile<64xptr<i32>>, tile<64xi32> -> tile<64xptr<i32>>
    %v, %t = load_ptr_tko weak %p : tile<64xptr<i32>> -> tile<64xi32>, token
    %n = ptr_to_int %a : tile<ptr<i32>> -> tile<i64>
    %to = int_to_ptr %n : tile<i64> -> tile<ptr<i32>>
    %c_last = constant <i32: 1> : tile<i32>
    %last = cmpi equal %x, %c_last, signed : tile<i32> -> tile<i1>
    if %last {
      %k = store_ptr_tko weak %to, %x : tile<ptr<i32>>, tile<i32> -> token // fault: between this weak write and the weak read by load_ptr_tko in line
    }
    return
  }
}
// -----
// The address of a write goes round a loop.
// tilerun: --grid 2 --arg zeros:i32:64 --arg zeros:i32:8
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>, %b: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %i = iota : tile<64xi32>
    %p1 = reshape %a : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<64xptr<i32>>
    %p = offset %pn, %i : tile<64xptr<i32>>, tile<64xi32> -> tile<64xptr<i32>>
    %v, %t = load_ptr_tko weak %p : tile<64xptr<i32>> -> tile<64xi32>, token
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %three = constant <i32: 3> : tile<i32>
    %end = for %k in (%zero to %three, step %one) : tile<i32> iter_values(%q = %b) -> (tile<ptr<i32>>) {
      %next = offset %a, %k : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
      continue %next : tile<ptr<i32>>
    }
    %c_last = constant <i32: 1> : tile<i32>
    %last = cmpi equal %x, %c_last, signed : tile<i32> -> tile<i1>
    if %last {
      %s = store_ptr_tko weak %end, %x : tile<ptr<i32>>, tile<i32> -> token // fault: (byte 8 of the buffer of parameter %a) between this weak write and the weak read by load_ptr_tko in line
    }
    return
  }
}
// -----
// A global that all read and one writes.
// tilerun: --grid 8
cuda_tile.module @m {
  global @table <i32: [1, 2, 3, 4]> : tile<4xi32>
  entry @f() {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %g = get_global @table : tile<ptr<i32>>
    %c1 = constant <i32: 1> : tile<i32>
    %e = offset %g, %c1 : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
    %v, %t = load_ptr_tko weak %e : tile<ptr<i32>> -> tile<i32>, token
    %c_last = constant <i32: 6> : tile<i32>
    %last = cmpi equal %x, %c_last, signed : tile<i32> -> tile<i1>
    if %last {
      %s = store_ptr_tko weak %e, %x : tile<ptr<i32>>, tile<i32> -> token // fault: (byte 4 of global @table) between this weak write and the weak read by load_ptr_tko in line
    }
    return
  }
}
// -----
// A matrix is read by columns of a view and written by rows of another.
// tilerun: --grid 32 --arg zeros:i32:32x32
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %i0 = constant <i32: 0> : tile<i32>
    %v = make_tensor_view %a, shape = [32, 32], strides = [32, 1] : tensor_view<32x32xi32, strides=[32,1]>
    %cols = make_partition_view %v : partition_view<tile=(32x1), tensor_view<32x32xi32, strides=[32,1]>>
    %rows = make_partition_view %v : partition_view<tile=(1x32), tensor_view<32x32xi32, strides=[32,1]>>
    %t, %k0 = load_view_tko weak %cols[%i0, %x] : partition_view<tile=(32x1), tensor_view<32x32xi32, strides=[32,1]>>, tile<i32> -> tile<32x1xi32>, token
    %r = reshape %t : tile<32x1xi32> -> tile<1x32xi32>
    %k1 = store_view_tko weak %r, %rows[%x, %i0] token = %k0 : tile<1x32xi32>, partition_view<tile=(1x32), tensor_view<32x32xi32, strides=[32,1]>>, tile<i32> -> token // fault: between this weak write and the weak read by load_view_tko in line
    return
  }
}
// -----
// Columns are written, read and written again, each by its tile block.
// want s: 128 128 128 128 128 128 128 128 128 128 128 128 128 128 128 128 128 128 128 128 128 128 128 128 128 128 128 128 128 128 128 128 128 128 128 128 128 128 128 128 128 128 128 128 128 128 128 128 128 128 128 128 128 128 128 128 128 128 128 128 128 128 128 128
// tilerun: --grid 64 --arg zeros:i32:64x64 --arg zeros:i32:64
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>, %s: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %i = iota : tile<64xi32>
    %w = constant <i32: 64> : tile<64xi32>
    %down = muli %i, %w : tile<64xi32>
    %xs1 = reshape %x : tile<i32> -> tile<1xi32>
    %xs = broadcast %xs1 : tile<1xi32> -> tile<64xi32>
    %at = addi %down, %xs : tile<64xi32>
    %one = constant <i32: 1> : tile<64xi32>
    %p1 = reshape %a : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<64xptr<i32>>
    %p = offset %pn, %at : tile<64xptr<i32>>, tile<64xi32> -> tile<64xptr<i32>>
    %t = store_ptr_tko weak %p, %one : tile<64xptr<i32>>, tile<64xi32> -> token
    %v, %u = load_ptr_tko weak %p token = %t : tile<64xptr<i32>> -> tile<64xi32>, token
    %v2 = addi %v, %one : tile<64xi32>
    %w2 = store_ptr_tko weak %p, %v2 token = %u : tile<64xptr<i32>>, tile<64xi32> -> token
    %v3, %u2 = load_ptr_tko weak %p token = %w2 : tile<64xptr<i32>> -> tile<64xi32>, token
    %sum = reduce %v3 dim=0 identities=[0 : i32] : tile<64xi32> -> tile<i32>
    (%l: tile<i32>, %r: tile<i32>) {
      %e = addi %l, %r : tile<i32>
      yield %e : tile<i32>
    }
    %to = offset %s, %x : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
    %k = store_ptr_tko weak %to, %sum : tile<ptr<i32>>, tile<i32> -> token
    return
  }
}
// -----
// A page is scattered over and read as a row, in turns: shadow memory changes its
// form each time.
// want s: 20480 20480 20480
// tilerun: --grid 3 --arg zeros:i32:3072 --arg zeros:i32:3
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>, %s: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %i = iota : tile<1024xi32>
    %n = constant <i32: 1024> : tile<1024xi32>
    %xs1 = reshape %x : tile<i32> -> tile<1xi32>
    %xs = broadcast %xs1 : tile<1xi32> -> tile<1024xi32>
    %start = muli %xs, %n : tile<1024xi32>
    %mul = constant <i32: 1664525> : tile<1024xi32>
    %mask = constant <i32: 1023> : tile<1024xi32>
    %h0 = muli %i, %mul : tile<1024xi32>
    %h1 = andi %h0, %mask : tile<1024xi32>
    %at = addi %start, %h1 : tile<1024xi32>
    %ro = addi %start, %i : tile<1024xi32>
    %one = constant <i32: 1> : tile<1024xi32>
    %p1 = reshape %a : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<1024xptr<i32>>
    %p = offset %pn, %at : tile<1024xptr<i32>>, tile<1024xi32> -> tile<1024xptr<i32>>
    %q1 = reshape %a : tile<ptr<i32>> -> tile<1xptr<i32>>
    %qn = broadcast %q1 : tile<1xptr<i32>> -> tile<1024xptr<i32>>
    %q = offset %qn, %ro : tile<1024xptr<i32>>, tile<1024xi32> -> tile<1024xptr<i32>>
    %c0 = constant <i32: 0> : tile<i32>
    %c1 = constant <i32: 1> : tile<i32>
    %c20 = constant <i32: 20> : tile<i32>
    %begin = make_token : token
    %done = for %k in (%c0 to %c20, step %c1) : tile<i32> iter_values(%t = %begin) -> (token) {
      %v, %u = load_ptr_tko weak %p token = %t : tile<1024xptr<i32>> -> tile<1024xi32>, token
      %v2 = addi %v, %one : tile<1024xi32>
      %u2 = store_ptr_tko weak %p, %v2 token = %u : tile<1024xptr<i32>>, tile<1024xi32> -> token
      %v3, %u3 = load_ptr_tko weak %q token = %u2 : tile<1024xptr<i32>> -> tile<1024xi32>, token
      %u4 = store_ptr_tko weak %q, %v3 token = %u3 : tile<1024xptr<i32>>, tile<1024xi32> -> token
      continue %u4 : token
    }
    %last, %u5 = load_ptr_tko weak %q token = %done : tile<1024xptr<i32>> -> tile<1024xi32>, token
    %sum = reduce %last dim=0 identities=[0 : i32] : tile<1024xi32> -> tile<i32>
    (%l: tile<i32>, %r: tile<i32>) {
      %e = addi %l, %r : tile<i32>
      yield %e : tile<i32>
    }
    %to = offset %s, %x : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
    %k = store_ptr_tko weak %to, %sum : tile<ptr<i32>>, tile<i32> -> token
    return
  }
}
// -----
// A histogram that the tile block which comes last sums up: it acquires what the
// others have released.
// want s: 16384
// tilerun: --grid 16 --arg zeros:i32:1024 --arg zeros:i32:1 --arg zeros:i32:1
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>, %count: tile<ptr<i32>>, %s: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %i = iota : tile<1024xi32>
    %n = constant <i32: 1024> : tile<1024xi32>
    %xs1 = reshape %x : tile<i32> -> tile<1xi32>
    %xs = broadcast %xs1 : tile<1xi32> -> tile<1024xi32>
    %start = muli %xs, %n : tile<1024xi32>
    %j = addi %start, %i : tile<1024xi32>
    %mul = constant <i32: 1664525> : tile<1024xi32>
    %add = constant <i32: 1013904223> : tile<1024xi32>
    %mask = constant <i32: 1023> : tile<1024xi32>
    %h0 = muli %j, %mul : tile<1024xi32>
    %h1 = addi %h0, %add : tile<1024xi32>
    %at = andi %h1, %mask : tile<1024xi32>
    %one = constant <i32: 1> : tile<1024xi32>
    %p1 = reshape %a : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pn = broadcast %p1 : tile<1xptr<i32>> -> tile<1024xptr<i32>>
    %p = offset %pn, %at : tile<1024xptr<i32>>, tile<1024xi32> -> tile<1024xptr<i32>>
    %ot, %t = atomic_rmw_tko relaxed device %p, add, %one : tile<1024xptr<i32>>, tile<1024xi32> -> tile<1024xi32>, token
    %c1 = constant <i32: 1> : tile<i32>
    %c15 = constant <i32: 15> : tile<i32>
    %n_before, %t2 = atomic_rmw_tko acq_rel device %count, add, %c1 token = %t : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    %last = cmpi equal %n_before, %c15, signed : tile<i32> -> tile<i1>
    if %last {
      %v, %t3 = load_ptr_tko weak %p token = %t2 : tile<1024xptr<i32>> -> tile<1024xi32>, token
      %sum = reduce %v dim=0 identities=[0 : i32] : tile<1024xi32> -> tile<i32>
      (%l: tile<i32>, %r: tile<i32>) {
        %e = addi %l, %r : tile<i32>
        yield %e : tile<i32>
      }
      %k = store_ptr_tko weak %s, %sum : tile<ptr<i32>>, tile<i32> -> token
    }
    return
  }
}
