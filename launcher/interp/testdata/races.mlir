// Two tile blocks write one element.
// tilerun: --grid 2 --arg zeros:i32:1
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %t = store_ptr_tko weak %a, %x : tile<ptr<i32>>, tile<i32> -> token // fault: between this weak write and the weak write by store_ptr_tko in line
    return
  }
}
// -----
// A tile block reads what its neighbour writes.
// tilerun: --grid 2 --arg zeros:i32:3
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %p = offset %a, %x : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
    %x1 = addi %x, %one : tile<i32>
    %q = offset %a, %x1 : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
    %v, %t0 = load_ptr_tko weak %q : tile<ptr<i32>> -> tile<i32>, token
    %t1 = store_ptr_tko weak %p, %x token = %t0 : tile<ptr<i32>>, tile<i32> -> token // fault: (byte 4 of the buffer of parameter %a) between this weak write and the weak read by load_ptr_tko in line
    return
  }
}
// -----
// A weak write and an atomic update.
// tilerun: --grid 2 --arg zeros:i32:1
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %iszero = cmpi equal %x, %zero, signed : tile<i32> -> tile<i1>
    if %iszero {
      %t = store_ptr_tko weak %a, %x : tile<ptr<i32>>, tile<i32> -> token
    }
    %isone = cmpi equal %x, %one, signed : tile<i32> -> tile<i1>
    if %isone {
      %r, %t1 = atomic_rmw_tko relaxed device %a, add, %one : tile<ptr<i32>>, tile<i32> -> tile<i32>, token // fault: between this atomic write and the weak write by store_ptr_tko
    }
    return
  }
}
// -----
// A weak read and an atomic store.
// tilerun: --grid 2 --arg zeros:i32:1
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %iszero = cmpi equal %x, %zero, signed : tile<i32> -> tile<i1>
    if %iszero {
      %v, %t = load_ptr_tko weak %a : tile<ptr<i32>> -> tile<i32>, token
    }
    %isone = cmpi equal %x, %one, signed : tile<i32> -> tile<i1>
    if %isone {
      %t1 = store_ptr_tko relaxed device %a, %one : tile<ptr<i32>>, tile<i32> -> token // fault: between this atomic write and the weak read by load_ptr_tko in line
    }
    return
  }
}
// -----
// A flag that is not released orders nothing.
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
      %f0 = store_ptr_tko relaxed device %flag, %one token = %d : tile<ptr<i32>>, tile<i32> -> token
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
      %v, %t = load_ptr_tko weak %a token = %got : tile<ptr<i32>> -> tile<i32>, token // fault: between this weak read and the weak write by store_ptr_tko in line
    }
    return
  }
}
// -----
// A flag that is not acquired orders nothing.
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
    }
    %isone = cmpi equal %x, %one, signed : tile<i32> -> tile<i1>
    if %isone {
      %got = loop iter_values(%k_got = %begin) : token -> token {
        %v_got, %t_got = load_ptr_tko relaxed device %flag token = %k_got : tile<ptr<i32>> -> tile<i32>, token
        %go_got = cmpi greater_than_or_equal %v_got, %one, signed : tile<i32> -> tile<i1>
        if %go_got {
          break %t_got : token
        }
        continue %t_got : token
      }
      %v, %t = load_ptr_tko weak %a token = %got : tile<ptr<i32>> -> tile<i32>, token // fault: nothing orders them
    }
    return
  }
}
// -----
// What is released must come before the release by a token.
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
      %f0 = store_ptr_tko release device %flag, %one : tile<ptr<i32>>, tile<i32> -> token
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
      %v, %t = load_ptr_tko weak %a token = %got : tile<ptr<i32>> -> tile<i32>, token // fault: nothing orders them
    }
    return
  }
}
// -----
// What is acquired must come after the acquire by a token: control flow orders nothing.
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
      %v, %t = load_ptr_tko weak %a : tile<ptr<i32>> -> tile<i32>, token // fault: nothing orders them
    }
    return
  }
}
// -----
// The scope of the release does not take in the other tile block.
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
      %f0 = store_ptr_tko release tl_blk %flag, %one token = %d : tile<ptr<i32>>, tile<i32> -> token
    }
    %isone = cmpi equal %x, %one, signed : tile<i32> -> tile<i1>
    if %isone {
      %got = loop iter_values(%k_got = %begin) : token -> token {
        %v_got, %t_got = load_ptr_tko acquire device %flag token = %k_got : tile<ptr<i32>> -> tile<i32>, token // fault: between this atomic read and the atomic write of scope tl_blk by store_ptr_tko in line
        %go_got = cmpi greater_than_or_equal %v_got, %one, signed : tile<i32> -> tile<i1>
        if %go_got {
          break %t_got : token
        }
        continue %t_got : token
      }
    }
    return
  }
}
// -----
// The writer does not wait for the reader of the last message.
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
      %both = join_tokens %f0, %seen : token
      %d2 = store_ptr_tko weak %a, %one token = %both : tile<ptr<i32>>, tile<i32> -> token
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
      %v, %t = load_ptr_tko weak %a token = %got : tile<ptr<i32>> -> tile<i32>, token // fault: between this weak read and the weak write by store_ptr_tko in line
      %f1 = store_ptr_tko release device %flag, %two : tile<ptr<i32>>, tile<i32> -> token
    }
    return
  }
}
// -----
// A plain atomic store by another tile block ends what the release began.
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
      %d = store_ptr_tko weak %a, %two : tile<ptr<i32>>, tile<i32> -> token
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
      %f1 = store_ptr_tko relaxed device %flag, %two token = %w : tile<ptr<i32>>, tile<i32> -> token
    }
    %istwo = cmpi equal %x, %two, signed : tile<i32> -> tile<i1>
    if %istwo {
      %seen = loop iter_values(%k_seen = %begin) : token -> token {
        %v_seen, %t_seen = load_ptr_tko relaxed device %flag token = %k_seen : tile<ptr<i32>> -> tile<i32>, token
        %go_seen = cmpi greater_than_or_equal %v_seen, %two, signed : tile<i32> -> tile<i1>
        if %go_seen {
          break %t_seen : token
        }
        continue %t_seen : token
      }
      %g, %got = load_ptr_tko acquire device %flag token = %seen : tile<ptr<i32>> -> tile<i32>, token
      %v, %t = load_ptr_tko weak %a token = %got : tile<ptr<i32>> -> tile<i32>, token // fault: nothing orders them
    }
    return
  }
}
// -----
// A mutex that is given back without a release.
// tilerun: --grid 4 --arg full:1:i32:1 --arg zeros:i32:1
cuda_tile.module @m {
  entry @f(%m: tile<ptr<i32>>, %a: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %begin = make_token : token
    %held = loop iter_values(%k = %begin) : token -> token {
      %found, %tried = atomic_cas_tko acquire device %m, %one, %zero token = %k : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
      %mine = cmpi equal %found, %one, signed : tile<i32> -> tile<i1>
      if %mine {
        break %tried : token
      }
      continue %tried : token
    }
    %v, %t0 = load_ptr_tko weak %a token = %held : tile<ptr<i32>> -> tile<i32>, token
    %w = addi %v, %one : tile<i32>
    %t1 = store_ptr_tko weak %a, %w token = %t0 : tile<ptr<i32>>, tile<i32> -> token // fault: between this weak write and the weak read by load_ptr_tko in line
    %o, %t2 = atomic_rmw_tko relaxed device %m, xchg, %one token = %t1 : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    return
  }
}
// -----
// Tiles of a strided view that overlap.
// tilerun: --grid 3 --arg zeros:i32:8
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %t = make_tensor_view %a, shape = [8], strides = [1] : tensor_view<8xi32, strides=[1]>
    %s = make_strided_view %t : strided_view<tile=(4), traversal_strides=[2], tensor_view<8xi32, strides=[1]>>
    %c = constant <i32: 7> : tile<4xi32>
    %k = store_view_tko weak %c, %s[%x] : tile<4xi32>, strided_view<tile=(4), traversal_strides=[2], tensor_view<8xi32, strides=[1]>>, tile<i32> -> token // fault: between this weak write and the weak write by store_view_tko in line
    return
  }
}
// -----
// A reduction into a view that another tile block reads.
// tilerun: --grid 2 --arg zeros:i32:8
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %t = make_tensor_view %a, shape = [8], strides = [1] : tensor_view<8xi32, strides=[1]>
    %p = make_partition_view %t : partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>
    %c = constant <i32: 7> : tile<4xi32>
    %isone = cmpi equal %x, %one, signed : tile<i32> -> tile<i1>
    if %isone {
      %u, %k = load_view_tko weak %p[%zero] : partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>, tile<i32> -> tile<4xi32>, token
    } else {
      %k = atomic_red_view_tko relaxed device %p[%zero], add, %c : tile<4xi32>, partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>, tile<i32> -> token // fault: between this atomic write and the weak read by load_view_tko in line
    }
    return
  }
}
// -----
// The halves of a byte are elements of their own; this one is written by all.
// tilerun: --grid 3 --arg zeros:f4E2M1FN:8
cuda_tile.module @m {
  entry @f(%a: tile<ptr<f4E2M1FN>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %t = make_tensor_view %a, shape = [8], strides = [1] : tensor_view<8xf4E2M1FN, strides=[1]>
    %p = make_partition_view %t : partition_view<tile=(2), tensor_view<8xf4E2M1FN, strides=[1]>>
    %v = constant <f4E2M1FN: 1.5> : tile<2xf4E2M1FN>
    %k = store_view_tko weak %v, %p[%zero] : tile<2xf4E2M1FN>, partition_view<tile=(2), tensor_view<8xf4E2M1FN, strides=[1]>>, tile<i32> -> token // fault: (byte 0 of the buffer of parameter %a) between this weak write
    return
  }
}
// -----
// A global is shared by all tile blocks.
// tilerun: --grid 2
cuda_tile.module @m {
  global @g <i32: 1> : tile<1xi32>
  entry @f() {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %g = get_global @g : tile<ptr<i32>>
    %t = store_ptr_tko weak %g, %x : tile<ptr<i32>>, tile<i32> -> token // fault: (byte 0 of global @g) between
    return
  }
}
// -----
// Data flow orders no accesses.
// tilerun: --arg zeros:i32:4
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %v, %t0 = load_ptr_tko weak %a : tile<ptr<i32>> -> tile<i32>, token
    %w = addi %v, %one : tile<i32>
    %t1 = store_ptr_tko weak %a, %w : tile<ptr<i32>>, tile<i32> -> token // fault: between this weak write and the weak read by load_ptr_tko in line
    return
  }
}
// -----
// A read after a write.
// tilerun: --arg zeros:i32:4
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %t0 = store_ptr_tko weak %a, %one : tile<ptr<i32>>, tile<i32> -> token
    %v, %t1 = load_ptr_tko weak %a : tile<ptr<i32>> -> tile<i32>, token // fault: no token orders them
    return
  }
}
// -----
// Two writes.
// tilerun: --arg zeros:i32:4
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %t0 = store_ptr_tko weak %a, %one : tile<ptr<i32>>, tile<i32> -> token
    %t1 = store_ptr_tko weak %a, %two : tile<ptr<i32>>, tile<i32> -> token // fault: no token orders them
    return
  }
}
// -----
// A fresh token knows nothing.
// tilerun: --arg zeros:i32:4
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %t0 = store_ptr_tko weak %a, %one : tile<ptr<i32>>, tile<i32> -> token
    %n = make_token : token
    %t1 = store_ptr_tko weak %a, %two token = %n : tile<ptr<i32>>, tile<i32> -> token // fault: no token orders them
    return
  }
}
// -----
// An atomic update, too, needs a token to come after a weak write.
// tilerun: --arg zeros:i32:4
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %t0 = store_ptr_tko weak %a, %one : tile<ptr<i32>>, tile<i32> -> token
    %r, %t1 = atomic_rmw_tko acq_rel device %a, add, %two : tile<ptr<i32>>, tile<i32> -> tile<i32>, token // fault: between this atomic write and the weak write
    return
  }
}
// -----
// A loop that writes the same element each turn, and carries no token.
// tilerun: --arg zeros:i32:4
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    for %i in (%zero to %two, step %one) : tile<i32> {
      %t = store_ptr_tko weak %a, %i : tile<ptr<i32>>, tile<i32> -> token // fault: between this weak write and the weak write by store_ptr_tko in line
    }
    return
  }
}
// -----
// A loop that carries the token past the write.
// tilerun: --arg zeros:i32:4
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %begin = make_token : token
    %last = for %i in (%zero to %two, step %one) : tile<i32> iter_values(%k = %begin) -> (token) {
      %t = store_ptr_tko weak %a, %i token = %k : tile<ptr<i32>>, tile<i32> -> token // fault: no token orders them
      continue %k : token
    }
    return
  }
}
// -----
// join_tokens of all but one.
// tilerun: --arg zeros:i32:4
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %b = offset %a, %one : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
    %c = offset %a, %two : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
    %t0 = store_ptr_tko weak %a, %one : tile<ptr<i32>>, tile<i32> -> token
    %t1 = store_ptr_tko weak %b, %one : tile<ptr<i32>>, tile<i32> -> token
    %t2 = store_ptr_tko weak %c, %one : tile<ptr<i32>>, tile<i32> -> token
    %j = join_tokens %t0, %t2 : token
    %u, %k0 = load_ptr_tko weak %c token = %j : tile<ptr<i32>> -> tile<i32>, token
    %v, %k1 = load_ptr_tko weak %b token = %j : tile<ptr<i32>> -> tile<i32>, token // fault: (byte 4 of
    return
  }
}
// -----
// A token that only the branch not taken gives.
// tilerun: --arg zeros:i32:4 --arg 0
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>, %n: tile<i32>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %t0 = store_ptr_tko weak %a, %one : tile<ptr<i32>>, tile<i32> -> token
    %c = cmpi equal %n, %one, signed : tile<i32> -> tile<i1>
    %t = if %c -> (token) {
      yield %t0 : token
    } else {
      %f = make_token : token
      yield %f : token
    }
    %v, %t1 = load_ptr_tko weak %a token = %t : tile<ptr<i32>> -> tile<i32>, token // fault: no token orders them
    return
  }
}
// -----
// Views of one buffer, at an offset.
// tilerun: --arg zeros:i32:8
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %t = make_tensor_view %a, shape = [8], strides = [1] : tensor_view<8xi32, strides=[1]>
    %p = make_partition_view %t : partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>
    %s = make_strided_view %t : strided_view<tile=(4), traversal_strides=[2], tensor_view<8xi32, strides=[1]>>
    %c = constant <i32: 7> : tile<4xi32>
    %k = store_view_tko weak %c, %p[%zero] : tile<4xi32>, partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>, tile<i32> -> token
    %u, %l = load_view_tko weak %s[%one] : strided_view<tile=(4), traversal_strides=[2], tensor_view<8xi32, strides=[1]>>, tile<i32> -> tile<4xi32>, token // fault: (byte 8 of the buffer of parameter %a) between this weak read and the weak write by store_view_tko
    return
  }
}
// -----
// Two kinds of access to an alloca.
// tilerun:
cuda_tile.module @m {
  entry @f() {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %a = alloca num_elem = 4, alignment = 16 : tile<ptr<i32>>
    %t0 = store_ptr_tko weak %a, %one : tile<ptr<i32>>, tile<i32> -> token
    %v, %t1 = load_ptr_tko relaxed tl_blk %a : tile<ptr<i32>> -> tile<i32>, token // fault: (byte 0 of alloca) between this atomic read and the weak write
    return
  }
}
// -----
// Overlapping strides: two indices are one element.
// tilerun: --arg zeros:i32:8
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %t = make_tensor_view %a, shape = [4, 2], strides = [1, 1] : tensor_view<4x2xi32, strides=[1,1]>
    %p = make_partition_view %t : partition_view<tile=(4x2), tensor_view<4x2xi32, strides=[1,1]>>
    %c = constant <i32: 7> : tile<4x2xi32>
    %k = store_view_tko weak %c, %p[%zero, %zero] : tile<4x2xi32>, partition_view<tile=(4x2), tensor_view<4x2xi32, strides=[1,1]>>, tile<i32> -> token // fault: (byte 4 of the buffer of parameter %a) twice
    return
  }
}
// -----
// A stride of zero, read from an argument.
// tilerun: --arg zeros:i32:8 --arg 0
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>, %n: tile<i32>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %t = make_tensor_view %a, shape = [8], strides = [%n] : tile<i32> -> tensor_view<8xi32, strides=[?]>
    %p = make_partition_view %t : partition_view<tile=(8), tensor_view<8xi32, strides=[?]>>
    %c = constant <i32: 7> : tile<8xi32>
    %k = store_view_tko weak %c, %p[%zero] : tile<8xi32>, partition_view<tile=(8), tensor_view<8xi32, strides=[?]>>, tile<i32> -> token // fault: writes address
    return
  }
}
// -----
// A scatter of two rows to one.
// tilerun: --arg zeros:i32:4x2
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %t = make_tensor_view %a, shape = [4, 2], strides = [2, 1] : tensor_view<4x2xi32, strides=[2,1]>
    %g = make_gather_scatter_view %t : gather_scatter_view<tile=(4x2), tensor_view<4x2xi32, strides=[2,1]>, sparse_dim=0>
    %rows = constant <i32: [2, 0, 3, 2]> : tile<4xi32>
    %c = constant <i32: 7> : tile<4x2xi32>
    %k = store_view_tko weak %c, %g[%rows, %zero] : tile<4x2xi32>, gather_scatter_view<tile=(4x2), tensor_view<4x2xi32, strides=[2,1]>, sparse_dim=0>, tile<4xi32>, tile<i32> -> token // fault: (byte 16 of the buffer of parameter %a) twice: no order is defined among the elements of a tile, even if they are equal (tile block (0, 0, 0), element [3, 0])
    return
  }
}
// -----
// Pointers of which two are equal.
// tilerun: --arg zeros:i32:8
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %o = constant <i32: [0, 5, 1, 5]> : tile<4xi32>
    %a1 = reshape %a : tile<ptr<i32>> -> tile<1xptr<i32>>
    %a4 = broadcast %a1 : tile<1xptr<i32>> -> tile<4xptr<i32>>
    %p = offset %a4, %o : tile<4xptr<i32>>, tile<4xi32> -> tile<4xptr<i32>>
    %c = constant <i32: 7> : tile<4xi32>
    %k = store_ptr_tko weak %p, %c : tile<4xptr<i32>>, tile<4xi32> -> token // fault: twice: no order is defined among the elements of a tile, even if they are equal (tile block (0, 0, 0), element [3])
    return
  }
}
// -----
// Half a byte, written twice.
// tilerun: --arg zeros:f4E2M1FN:8 --arg 0
cuda_tile.module @m {
  entry @f(%a: tile<ptr<f4E2M1FN>>, %n: tile<i32>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %t = make_tensor_view %a, shape = [8], strides = [%n] : tile<i32> -> tensor_view<8xf4E2M1FN, strides=[?]>
    %p = make_partition_view %t : partition_view<tile=(8), tensor_view<8xf4E2M1FN, strides=[?]>>
    %c = constant <f4E2M1FN: 1.5> : tile<8xf4E2M1FN>
    %k = store_view_tko weak %c, %p[%zero] : tile<8xf4E2M1FN>, partition_view<tile=(8), tensor_view<8xf4E2M1FN, strides=[?]>>, tile<i32> -> token // fault: twice: no order is defined among the elements of a tile, even if they are equal (tile block (0, 0, 0), element [1])
    return
  }
}
// -----
// An alloca holds nothing at first.
// tilerun: --poison
cuda_tile.module @m {
  entry @f() {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %a = alloca num_elem = 4, alignment = 16 : tile<ptr<i32>>
    %v, %t = load_ptr_tko weak %a : tile<ptr<i32>> -> tile<i32>, token // fault: (byte 0 of alloca) that nobody has written
    return
  }
}
// -----
// A masked store leaves a gap.
// tilerun: --poison
cuda_tile.module @m {
  entry @f() {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %a = alloca num_elem = 4, alignment = 16 : tile<ptr<i32>>
    %i = iota : tile<4xi32>
    %m = constant <i1: [1, 1, 0, 1]> : tile<4xi1>
    %a1 = reshape %a : tile<ptr<i32>> -> tile<1xptr<i32>>
    %a4 = broadcast %a1 : tile<1xptr<i32>> -> tile<4xptr<i32>>
    %p = offset %a4, %i : tile<4xptr<i32>>, tile<4xi32> -> tile<4xptr<i32>>
    %t = store_ptr_tko weak %p, %i, %m : tile<4xptr<i32>>, tile<4xi32>, tile<4xi1> -> token
    %v, %t1 = load_ptr_tko weak %p token = %t : tile<4xptr<i32>> -> tile<4xi32>, token // fault: (byte 8 of alloca) that nobody has written (tile block (0, 0, 0), element [2])
    return
  }
}
// -----
// An atomic update reads, too.
// tilerun: --poison
cuda_tile.module @m {
  entry @f() {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %a = alloca num_elem = 4, alignment = 16 : tile<ptr<i32>>
    %r, %t = atomic_rmw_tko relaxed tl_blk %a, add, %one : tile<ptr<i32>>, tile<i32> -> tile<i32>, token // fault: that nobody has written
    return
  }
}
// -----
// A view of an alloca, half of it written.
// tilerun: --poison
cuda_tile.module @m {
  entry @f() {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %a = alloca num_elem = 8, alignment = 16 : tile<ptr<i32>>
    %t = make_tensor_view %a, shape = [8], strides = [1] : tensor_view<8xi32, strides=[1]>
    %p = make_partition_view %t : partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>
    %c = constant <i32: 7> : tile<4xi32>
    %k = store_view_tko weak %c, %p[%zero] : tile<4xi32>, partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>, tile<i32> -> token
    %u, %l = load_view_tko weak %p[%zero] token = %k : partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>, tile<i32> -> tile<4xi32>, token
    %v, %n = load_view_tko weak %p[%one] token = %k : partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>, tile<i32> -> tile<4xi32>, token // fault: (byte 16 of alloca)
    return
  }
}
// -----
// A constant global is not written, whatever the order.
// tilerun:
cuda_tile.module @m {
  global constant @g <i32: 1> : tile<1xi32>
  entry @f() {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %g = get_global @g : tile<ptr<i32>>
    %t = store_ptr_tko weak %g, %x : tile<ptr<i32>>, tile<i32> -> token // fault: which is constant
    return
  }
}
