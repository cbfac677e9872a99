// A message, handed over by release and acquire.
// want a: 2 1
// want b: 2
// tilerun: --grid 2 --arg zeros:i32:2 --arg zeros:i32:1
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>, %b: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %flag = offset %a, %one : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
    %begin = make_token : token
    %iszero = cmpi equal %x, %zero, signed : tile<i32> -> tile<i1>
    if %iszero {
      %d = store_ptr_tko weak %a, %two : tile<ptr<i32>>, tile<i32> -> token
      %f0 = store_ptr_tko release device %flag, %one token = %d : tile<ptr<i32>>, tile<i32> -> token
    }
    %isone = cmpi equal %x, %one, signed : tile<i32> -> tile<i1>
    if %isone {
      %got = loop iter_values(%k_got = %begin) : token -> token {
        %v_got, %t_got = load_ptr_tko acquire device %flag token = %k_got : tile<ptr<i32>> -> tile<i32>, token
        %go_got = cmpi greater_than_or_equal %v_got, %one, signed : tile<i32> -> tile<i1>
        if %go_got {
          break %t_got : token
        }
        continue %t_got : token
      }
      %v, %t = load_ptr_tko weak %a token = %got : tile<ptr<i32>> -> tile<i32>, token
      %o = store_ptr_tko weak %b, %v : tile<ptr<i32>>, tile<i32> -> token
    }
    return
  }
}
// -----
// There and back: the second message waits for the reader of the first.
// want a: 1 2
// tilerun: --grid 2 --arg zeros:i32:2
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %flag = offset %a, %one : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
    %begin = make_token : token
    %iszero = cmpi equal %x, %zero, signed : tile<i32> -> tile<i1>
    if %iszero {
      %d = store_ptr_tko weak %a, %two : tile<ptr<i32>>, tile<i32> -> token
      %f0 = store_ptr_tko release device %flag, %one token = %d : tile<ptr<i32>>, tile<i32> -> token
      %seen = loop iter_values(%k_seen = %begin) : token -> token {
        %v_seen, %t_seen = load_ptr_tko acquire device %flag token = %k_seen : tile<ptr<i32>> -> tile<i32>, token
        %go_seen = cmpi greater_than_or_equal %v_seen, %two, signed : tile<i32> -> tile<i1>
        if %go_seen {
          break %t_seen : token
        }
        continue %t_seen : token
      }
      %d2 = store_ptr_tko weak %a, %one token = %seen : tile<ptr<i32>>, tile<i32> -> token
    }
    %isone = cmpi equal %x, %one, signed : tile<i32> -> tile<i1>
    if %isone {
      %got = loop iter_values(%k_got = %begin) : token -> token {
        %v_got, %t_got = load_ptr_tko acquire device %flag token = %k_got : tile<ptr<i32>> -> tile<i32>, token
        %go_got = cmpi greater_than_or_equal %v_got, %one, signed : tile<i32> -> tile<i1>
        if %go_got {
          break %t_got : token
        }
        continue %t_got : token
      }
      %v, %t = load_ptr_tko weak %a token = %got : tile<ptr<i32>> -> tile<i32>, token
      %f1 = store_ptr_tko release device %flag, %two token = %t : tile<ptr<i32>>, tile<i32> -> token
    }
    return
  }
}
// -----
// Passed on: what one acquires, it releases to the next.
// want a: 3 2
// tilerun: --grid 3 --arg zeros:i32:2
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %flag = offset %a, %one : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
    %begin = make_token : token
    %iszero = cmpi equal %x, %zero, signed : tile<i32> -> tile<i1>
    if %iszero {
      %d = store_ptr_tko weak %a, %one : tile<ptr<i32>>, tile<i32> -> token
      %f0 = store_ptr_tko release device %flag, %one token = %d : tile<ptr<i32>>, tile<i32> -> token
    }
    %isone = cmpi equal %x, %one, signed : tile<i32> -> tile<i1>
    if %isone {
      %w = loop iter_values(%k_w = %begin) : token -> token {
        %v_w, %t_w = load_ptr_tko acquire device %flag token = %k_w : tile<ptr<i32>> -> tile<i32>, token
        %go_w = cmpi greater_than_or_equal %v_w, %one, signed : tile<i32> -> tile<i1>
        if %go_w {
          break %t_w : token
        }
        continue %t_w : token
      }
      %f1 = store_ptr_tko release device %flag, %two token = %w : tile<ptr<i32>>, tile<i32> -> token
    }
    %istwo = cmpi equal %x, %two, signed : tile<i32> -> tile<i1>
    if %istwo {
      %got = loop iter_values(%k_got = %begin) : token -> token {
        %v_got, %t_got = load_ptr_tko acquire device %flag token = %k_got : tile<ptr<i32>> -> tile<i32>, token
        %go_got = cmpi greater_than_or_equal %v_got, %two, signed : tile<i32> -> tile<i1>
        if %go_got {
          break %t_got : token
        }
        continue %t_got : token
      }
      %v, %t = load_ptr_tko weak %a token = %got : tile<ptr<i32>> -> tile<i32>, token
      %w2 = addi %v, %two : tile<i32>
      %t2 = store_ptr_tko weak %a, %w2 token = %t : tile<ptr<i32>>, tile<i32> -> token
    }
    return
  }
}
// -----
// An atomic update that does not release carries the release on.
// want a: 3 2
// tilerun: --grid 3 --arg zeros:i32:2
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %flag = offset %a, %one : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
    %begin = make_token : token
    %iszero = cmpi equal %x, %zero, signed : tile<i32> -> tile<i1>
    if %iszero {
      %d = store_ptr_tko weak %a, %one : tile<ptr<i32>>, tile<i32> -> token
      %f0 = store_ptr_tko release device %flag, %one token = %d : tile<ptr<i32>>, tile<i32> -> token
    }
    %isone = cmpi equal %x, %one, signed : tile<i32> -> tile<i1>
    if %isone {
      %w = loop iter_values(%k_w = %begin) : token -> token {
        %v_w, %t_w = load_ptr_tko relaxed device %flag token = %k_w : tile<ptr<i32>> -> tile<i32>, token
        %go_w = cmpi greater_than_or_equal %v_w, %one, signed : tile<i32> -> tile<i1>
        if %go_w {
          break %t_w : token
        }
        continue %t_w : token
      }
      %r, %f1 = atomic_rmw_tko relaxed device %flag, add, %one token = %w : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    }
    %istwo = cmpi equal %x, %two, signed : tile<i32> -> tile<i1>
    if %istwo {
      %got = loop iter_values(%k_got = %begin) : token -> token {
        %v_got, %t_got = load_ptr_tko acquire device %flag token = %k_got : tile<ptr<i32>> -> tile<i32>, token
        %go_got = cmpi greater_than_or_equal %v_got, %two, signed : tile<i32> -> tile<i1>
        if %go_got {
          break %t_got : token
        }
        continue %t_got : token
      }
      %v, %t = load_ptr_tko weak %a token = %got : tile<ptr<i32>> -> tile<i32>, token
      %w2 = addi %v, %two : tile<i32>
      %t2 = store_ptr_tko weak %a, %w2 token = %t : tile<ptr<i32>>, tile<i32> -> token
    }
    return
  }
}
// -----
// A later store of the tile block that released carries the release on, too.
// want a: 3 2
// tilerun: --grid 2 --arg zeros:i32:2
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %flag = offset %a, %one : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
    %begin = make_token : token
    %iszero = cmpi equal %x, %zero, signed : tile<i32> -> tile<i1>
    if %iszero {
      %d = store_ptr_tko weak %a, %one : tile<ptr<i32>>, tile<i32> -> token
      %f0 = store_ptr_tko release device %flag, %one token = %d : tile<ptr<i32>>, tile<i32> -> token
      %f1 = store_ptr_tko relaxed device %flag, %two token = %f0 : tile<ptr<i32>>, tile<i32> -> token
    }
    %isone = cmpi equal %x, %one, signed : tile<i32> -> tile<i1>
    if %isone {
      %got = loop iter_values(%k_got = %begin) : token -> token {
        %v_got, %t_got = load_ptr_tko acquire device %flag token = %k_got : tile<ptr<i32>> -> tile<i32>, token
        %go_got = cmpi greater_than_or_equal %v_got, %two, signed : tile<i32> -> tile<i1>
        if %go_got {
          break %t_got : token
        }
        continue %t_got : token
      }
      %v, %t = load_ptr_tko weak %a token = %got : tile<ptr<i32>> -> tile<i32>, token
      %w2 = addi %v, %two : tile<i32>
      %t2 = store_ptr_tko weak %a, %w2 token = %t : tile<ptr<i32>>, tile<i32> -> token
    }
    return
  }
}
// -----
// A barrier of the grid: each tile block reads what its neighbour wrote before.
// want b: 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 0
// tilerun: --grid 20 --arg zeros:i32:20 --arg zeros:i32:1 --arg zeros:i32:20
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>, %n: tile<ptr<i32>>, %b: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %all = constant <i32: 20> : tile<i32>
    %p = offset %a, %x : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
    %t = store_ptr_tko weak %p, %x : tile<ptr<i32>>, tile<i32> -> token
    %r, %begin = atomic_rmw_tko acq_rel device %n, add, %one token = %t : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    %go = loop iter_values(%k_go = %begin) : token -> token {
      %v_go, %t_go = load_ptr_tko acquire device %n token = %k_go : tile<ptr<i32>> -> tile<i32>, token
      %go_go = cmpi greater_than_or_equal %v_go, %all, signed : tile<i32> -> tile<i1>
      if %go_go {
        break %t_go : token
      }
      continue %t_go : token
    }
    %x1 = addi %x, %one : tile<i32>
    %i = remi %x1, %all signed : tile<i32>
    %q = offset %a, %i : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
    %v, %t2 = load_ptr_tko weak %q token = %go : tile<ptr<i32>> -> tile<i32>, token
    %o = offset %b, %x : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
    %t3 = store_ptr_tko weak %o, %v : tile<ptr<i32>>, tile<i32> -> token
    return
  }
}
// -----
// Tokens through if, for, loop, join_tokens and print_tko.
// out: 7
// want a: 20 0 0 0
// tilerun: --arg zeros:i32:4 --arg 1
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>, %n: tile<i32>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %ten = constant <i32: 10> : tile<i32>
    %c = cmpi equal %n, %one, signed : tile<i32> -> tile<i1>
    %seven = constant <i32: 7> : tile<i32>
    %t0 = if %c -> (token) {
      %u = store_ptr_tko weak %a, %seven : tile<ptr<i32>>, tile<i32> -> token
      yield %u : token
    } else {
      %u = make_token : token
      yield %u : token
    }
    %v, %t1 = load_ptr_tko weak %a token = %t0 : tile<ptr<i32>> -> tile<i32>, token
    %v1, %t2 = load_ptr_tko weak %a token = %t0 : tile<ptr<i32>> -> tile<i32>, token
    %j = join_tokens %t1, %t2 : token
    %p = print_tko "%d\n", %v token = %j : tile<i32> -> token
    %s = store_ptr_tko weak %a, %zero token = %p : tile<ptr<i32>>, tile<i32> -> token
    %f = for %i in (%zero to %ten, step %one) : tile<i32> iter_values(%k = %s) -> (token) {
      %w, %k1 = load_ptr_tko weak %a token = %k : tile<ptr<i32>> -> tile<i32>, token
      %w1 = addi %w, %one : tile<i32>
      %k2 = store_ptr_tko weak %a, %w1 token = %k1 : tile<ptr<i32>>, tile<i32> -> token
      continue %k2 : token
    }
    %l, %li = loop iter_values(%k = %f, %i = %zero) : token, tile<i32> -> token, tile<i32> {
      %w, %k1 = load_ptr_tko weak %a token = %k : tile<ptr<i32>> -> tile<i32>, token
      %w1 = addi %w, %one : tile<i32>
      %k2 = store_ptr_tko weak %a, %w1 token = %k1 : tile<ptr<i32>>, tile<i32> -> token
      %i1 = addi %i, %one : tile<i32>
      %done = cmpi equal %i1, %ten, signed : tile<i32> -> tile<i1>
      if %done {
        break %k2, %i1 : token, tile<i32>
      }
      continue %k2, %i1 : token, tile<i32>
    }
    %e, %t9 = load_ptr_tko weak %a token = %l : tile<ptr<i32>> -> tile<i32>, token
    return
  }
}
// -----
// A loop that joins the tokens of all its reads before the write.
// want a: 9 0 0 0
// tilerun: --arg zeros:i32:4
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %begin = make_token : token
    %nine = constant <i32: 9> : tile<i32>
    %k = for %i in (%zero to %nine, step %one) : tile<i32> iter_values(%all = %begin) -> (token) {
      %v, %t = load_ptr_tko weak %a : tile<ptr<i32>> -> tile<i32>, token
      %next = join_tokens %all, %t : token
      continue %next : token
    }
    %s = store_ptr_tko weak %a, %nine token = %k : tile<ptr<i32>>, tile<i32> -> token
    return
  }
}
// -----
// Everybody reads, nobody writes; tiles that are written are disjoint.
// want b: 0 1 2 3 4 5 6 7
// tilerun: --grid 4 --arg arange:i32:8 --arg zeros:i32:8
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>, %b: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %t = make_tensor_view %a, shape = [8], strides = [1] : tensor_view<8xi32, strides=[1]>
    %q = make_partition_view %t : partition_view<tile=(8), tensor_view<8xi32, strides=[1]>>
    %all, %k0 = load_view_tko weak %q[%zero] : partition_view<tile=(8), tensor_view<8xi32, strides=[1]>>, tile<i32> -> tile<8xi32>, token
    %o = extract %all[%x] : tile<8xi32> -> tile<2xi32>
    %u = make_tensor_view %b, shape = [8], strides = [1] : tensor_view<8xi32, strides=[1]>
    %p = make_partition_view %u : partition_view<tile=(2), tensor_view<8xi32, strides=[1]>>
    %k = store_view_tko weak %o, %p[%x] : tile<2xi32>, partition_view<tile=(2), tensor_view<8xi32, strides=[1]>>, tile<i32> -> token
    return
  }
}
// -----
// Columns of one row-major matrix, one for each tile block.
// want b: 0 1 2 3 0 1 2 3
// tilerun: --grid 4 --arg zeros:i32:2x4
cuda_tile.module @m {
  entry @f(%b: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %u = make_tensor_view %b, shape = [2, 4], strides = [4, 1] : tensor_view<2x4xi32, strides=[4,1]>
    %p = make_partition_view %u : partition_view<tile=(2x1), tensor_view<2x4xi32, strides=[4,1]>>
    %x1 = reshape %x : tile<i32> -> tile<1x1xi32>
    %o = broadcast %x1 : tile<1x1xi32> -> tile<2x1xi32>
    %k = store_view_tko weak %o, %p[%zero, %x] : tile<2x1xi32>, partition_view<tile=(2x1), tensor_view<2x4xi32, strides=[4,1]>>, tile<i32> -> token
    return
  }
}
// -----
// A sum by atomics, of which the one that comes last reads the result.
// want a: 10
// want b: 45
// tilerun: --grid 10 --arg zeros:i32:1 --arg zeros:i32:1 --arg zeros:i32:1
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>, %s: tile<ptr<i32>>, %b: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %r, %t = atomic_rmw_tko relaxed device %s, add, %x : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    %n, %t1 = atomic_rmw_tko acq_rel device %a, add, %one token = %t : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    %nine = constant <i32: 9> : tile<i32>
    %last = cmpi equal %n, %nine, signed : tile<i32> -> tile<i1>
    if %last {
      %v, %t2 = load_ptr_tko weak %s token = %t1 : tile<ptr<i32>> -> tile<i32>, token
      %t3 = store_ptr_tko weak %b, %v : tile<ptr<i32>>, tile<i32> -> token
    }
    return
  }
}
// -----
// Within a tile block, atomics of its scope need no tokens, and may write an element twice.
// want a: 3 7
// tilerun: --arg zeros:i32:2
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %r0, %t0 = atomic_rmw_tko relaxed tl_blk %a, add, %one : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    %r1, %t1 = atomic_rmw_tko relaxed tl_blk %a, add, %two : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    %p = offset %a, %one : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
    %t = make_tensor_view %p, shape = [4], strides = [%zero] : tile<i32> -> tensor_view<4xi32, strides=[?]>
    %v = make_partition_view %t : partition_view<tile=(4), tensor_view<4xi32, strides=[?]>>
    %c = constant <i32: 7> : tile<4xi32>
    %k = store_view_tko relaxed tl_blk %c, %v[%zero] : tile<4xi32>, partition_view<tile=(4), tensor_view<4xi32, strides=[?]>>, tile<i32> -> token
    return
  }
}
// -----
// A tile block that releases and acquires within itself.
// want a: 1 1
// tilerun: --arg zeros:i32:2
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %flag = offset %a, %one : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
    %d = store_ptr_tko weak %a, %one : tile<ptr<i32>>, tile<i32> -> token
    %f = store_ptr_tko release tl_blk %flag, %one token = %d : tile<ptr<i32>>, tile<i32> -> token
    %g, %t = load_ptr_tko acquire tl_blk %flag : tile<ptr<i32>> -> tile<i32>, token
    %v, %t1 = load_ptr_tko weak %a token = %t : tile<ptr<i32>> -> tile<i32>, token
    return
  }
}
// -----
// An alloca is each tile block's own, and written before it is read.
// want a: 0 1 2
// tilerun: --grid 3 --poison --arg zeros:i32:3
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %m = alloca num_elem = 1, alignment = 16 : tile<ptr<i32>>
    %t = store_ptr_tko weak %m, %x : tile<ptr<i32>>, tile<i32> -> token
    %v, %t1 = load_ptr_tko weak %m token = %t : tile<ptr<i32>> -> tile<i32>, token
    %p = offset %a, %x : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
    %t2 = store_ptr_tko weak %p, %v : tile<ptr<i32>>, tile<i32> -> token
    return
  }
}
// -----
// Bytes side by side, written by different tile blocks.
// want a: 5 5 5 5 5 5 5 5
// tilerun: --grid 8 --arg zeros:i8:8
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i8>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %c = constant <i8: 5> : tile<i8>
    %p = offset %a, %x : tile<ptr<i8>>, tile<i32> -> tile<ptr<i8>>
    %t = store_ptr_tko weak %p, %c : tile<ptr<i8>>, tile<i8> -> token
    return
  }
}
// -----
// Access before the release, by another tile block after the acquire, piece by piece.
// want a: 1 2 3 4 5 6 7 8 8
// tilerun: --grid 9 --arg zeros:i32:9
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %eight = constant <i32: 8> : tile<i32>
    %flag = offset %a, %eight : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
    %begin = make_token : token
    %mine = cmpi less_than %x, %eight, signed : tile<i32> -> tile<i1>
    if %mine {
      %p = offset %a, %x : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
      %d = store_ptr_tko weak %p, %x : tile<ptr<i32>>, tile<i32> -> token
      %r, %t = atomic_rmw_tko release device %flag, add, %one token = %d : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    } else {
      %got = loop iter_values(%k_got = %begin) : token -> token {
        %v_got, %t_got = load_ptr_tko acquire device %flag token = %k_got : tile<ptr<i32>> -> tile<i32>, token
        %go_got = cmpi greater_than_or_equal %v_got, %eight, signed : tile<i32> -> tile<i1>
        if %go_got {
          break %t_got : token
        }
        continue %t_got : token
      }
      %t = make_tensor_view %a, shape = [8], strides = [1] : tensor_view<8xi32, strides=[1]>
      %q = make_partition_view %t : partition_view<tile=(8), tensor_view<8xi32, strides=[1]>>
      %all, %k0 = load_view_tko weak %q[%zero] token = %got : partition_view<tile=(8), tensor_view<8xi32, strides=[1]>>, tile<i32> -> tile<8xi32>, token
      %ones = constant <i32: 1> : tile<8xi32>
      %inc = addi %all, %ones : tile<8xi32>
      %k = store_view_tko weak %inc, %q[%zero] token = %k0 : tile<8xi32>, partition_view<tile=(8), tensor_view<8xi32, strides=[1]>>, tile<i32> -> token
    }
    return
  }
}
