// What an alloca gives without the attribute global is for its tile block alone.
// tilerun: --grid 2 --arg zeros:i64:1 --arg zeros:i32:1
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i64>>, %flag: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %c0 = constant <i32: 0> : tile<i32>
    %c1 = constant <i32: 1> : tile<i32>
    %c2 = constant <i32: 2> : tile<i32>
    %first = cmpi equal %x, %c0, signed : tile<i32> -> tile<i1>
    if %first {
      %p = alloca num_elem = 4, alignment = 16 : tile<ptr<i32>>
      %t0 = store_ptr_tko weak %p, %c1 : tile<ptr<i32>>, tile<i32> -> token
      %i = ptr_to_int %p : tile<ptr<i32>> -> tile<i64>
      %t1 = store_ptr_tko weak %a, %i : tile<ptr<i64>>, tile<i64> -> token
      %t2 = join_tokens %t0, %t1 : token
      %t3 = store_ptr_tko release device %flag, %c1 token = %t2 : tile<ptr<i32>>, tile<i32> -> token
      loop {
        %v, %t4 = load_ptr_tko acquire device %flag : tile<ptr<i32>> -> tile<i32>, token
        %d = cmpi equal %v, %c2, signed : tile<i32> -> tile<i1>
        if %d {
          break
        }
        continue
      }
      yield
    } else {
      %t0 = loop : token {
        %v, %t1 = load_ptr_tko acquire device %flag : tile<ptr<i32>> -> tile<i32>, token
        %d = cmpi equal %v, %c1, signed : tile<i32> -> tile<i1>
        if %d {
          break %t1 : token
        }
        continue
      }
      %i, %t2 = load_ptr_tko weak %a token = %t0 : tile<ptr<i64>> -> tile<i64>, token
      %p = int_to_ptr %i : tile<i64> -> tile<ptr<i32>>
      %got, %t3 = load_ptr_tko weak %p token = %t2 : tile<ptr<i32>> -> tile<i32>, token // fault: (byte 0 of alloca) of another tile block: it is not global (tile block (1, 0, 0)
      %k = print_tko "%d\n", %got token = %t3 : tile<i32> -> token
      %t4 = store_ptr_tko release device %flag, %c2 token = %t3 : tile<ptr<i32>>, tile<i32> -> token
      yield
    }
    return
  }
}
// -----
// tilerun: --grid 2 --arg zeros:i64:1 --arg zeros:i32:1
// out: 1
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i64>>, %flag: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %c0 = constant <i32: 0> : tile<i32>
    %c1 = constant <i32: 1> : tile<i32>
    %c2 = constant <i32: 2> : tile<i32>
    %first = cmpi equal %x, %c0, signed : tile<i32> -> tile<i1>
    if %first {
      %p = alloca num_elem = 4, alignment = 16 global : tile<ptr<i32>>
      %t0 = store_ptr_tko weak %p, %c1 : tile<ptr<i32>>, tile<i32> -> token
      %i = ptr_to_int %p : tile<ptr<i32>> -> tile<i64>
      %t1 = store_ptr_tko weak %a, %i : tile<ptr<i64>>, tile<i64> -> token
      %t2 = join_tokens %t0, %t1 : token
      %t3 = store_ptr_tko release device %flag, %c1 token = %t2 : tile<ptr<i32>>, tile<i32> -> token
      loop {
        %v, %t4 = load_ptr_tko acquire device %flag : tile<ptr<i32>> -> tile<i32>, token
        %d = cmpi equal %v, %c2, signed : tile<i32> -> tile<i1>
        if %d {
          break
        }
        continue
      }
      yield
    } else {
      %t0 = loop : token {
        %v, %t1 = load_ptr_tko acquire device %flag : tile<ptr<i32>> -> tile<i32>, token
        %d = cmpi equal %v, %c1, signed : tile<i32> -> tile<i1>
        if %d {
          break %t1 : token
        }
        continue
      }
      %i, %t2 = load_ptr_tko weak %a token = %t0 : tile<ptr<i64>> -> tile<i64>, token
      %p = int_to_ptr %i : tile<i64> -> tile<ptr<i32>>
      %got, %t3 = load_ptr_tko weak %p token = %t2 : tile<ptr<i32>> -> tile<i32>, token
      %k = print_tko "%d\n", %got token = %t3 : tile<i32> -> token
      %t4 = store_ptr_tko release device %flag, %c2 token = %t3 : tile<ptr<i32>>, tile<i32> -> token
      yield
    }
    return
  }
}
// -----
// tilerun: --grid 2 --arg zeros:i64:1 --arg zeros:i32:1
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i64>>, %flag: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %c0 = constant <i32: 0> : tile<i32>
    %c1 = constant <i32: 1> : tile<i32>
    %c2 = constant <i32: 2> : tile<i32>
    %first = cmpi equal %x, %c0, signed : tile<i32> -> tile<i1>
    if %first {
      %p = alloca num_elem = 4, alignment = 16 : tile<ptr<i32>>
      %t0 = store_ptr_tko weak %p, %c1 : tile<ptr<i32>>, tile<i32> -> token
      %i = ptr_to_int %p : tile<ptr<i32>> -> tile<i64>
      %t1 = store_ptr_tko weak %a, %i : tile<ptr<i64>>, tile<i64> -> token
      %t2 = join_tokens %t0, %t1 : token
      %t3 = store_ptr_tko release device %flag, %c1 token = %t2 : tile<ptr<i32>>, tile<i32> -> token
      loop {
        %v, %t4 = load_ptr_tko acquire device %flag : tile<ptr<i32>> -> tile<i32>, token
        %d = cmpi equal %v, %c2, signed : tile<i32> -> tile<i1>
        if %d {
          break
        }
        continue
      }
      yield
    } else {
      %t0 = loop : token {
        %v, %t1 = load_ptr_tko acquire device %flag : tile<ptr<i32>> -> tile<i32>, token
        %d = cmpi equal %v, %c1, signed : tile<i32> -> tile<i1>
        if %d {
          break %t1 : token
        }
        continue
      }
      %i, %t2 = load_ptr_tko weak %a token = %t0 : tile<ptr<i64>> -> tile<i64>, token
      %p = int_to_ptr %i : tile<i64> -> tile<ptr<i32>>
      %got, %t3 = atomic_rmw_tko relaxed device %p, add, %c1 token=%t2 : tile<ptr<i32>>, tile<i32> -> tile<i32>, token // fault: (byte 0 of alloca) of another tile block: it is not global (tile block (1, 0, 0)
      %k = print_tko "%d\n", %got token = %t3 : tile<i32> -> token
      %t4 = store_ptr_tko release device %flag, %c2 token = %t3 : tile<ptr<i32>>, tile<i32> -> token
      yield
    }
    return
  }
}
// -----
// tilerun: --grid 2 --arg zeros:i64:1 --arg zeros:i32:1
// out: 1
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i64>>, %flag: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %c0 = constant <i32: 0> : tile<i32>
    %c1 = constant <i32: 1> : tile<i32>
    %c2 = constant <i32: 2> : tile<i32>
    %first = cmpi equal %x, %c0, signed : tile<i32> -> tile<i1>
    if %first {
      %p = alloca num_elem = 4, alignment = 16 global : tile<ptr<i32>>
      %t0 = store_ptr_tko weak %p, %c1 : tile<ptr<i32>>, tile<i32> -> token
      %i = ptr_to_int %p : tile<ptr<i32>> -> tile<i64>
      %t1 = store_ptr_tko weak %a, %i : tile<ptr<i64>>, tile<i64> -> token
      %t2 = join_tokens %t0, %t1 : token
      %t3 = store_ptr_tko release device %flag, %c1 token = %t2 : tile<ptr<i32>>, tile<i32> -> token
      loop {
        %v, %t4 = load_ptr_tko acquire device %flag : tile<ptr<i32>> -> tile<i32>, token
        %d = cmpi equal %v, %c2, signed : tile<i32> -> tile<i1>
        if %d {
          break
        }
        continue
      }
      yield
    } else {
      %t0 = loop : token {
        %v, %t1 = load_ptr_tko acquire device %flag : tile<ptr<i32>> -> tile<i32>, token
        %d = cmpi equal %v, %c1, signed : tile<i32> -> tile<i1>
        if %d {
          break %t1 : token
        }
        continue
      }
      %i, %t2 = load_ptr_tko weak %a token = %t0 : tile<ptr<i64>> -> tile<i64>, token
      %p = int_to_ptr %i : tile<i64> -> tile<ptr<i32>>
      %got, %t3 = atomic_rmw_tko relaxed device %p, add, %c1 token=%t2 : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
      %k = print_tko "%d\n", %got token = %t3 : tile<i32> -> token
      %t4 = store_ptr_tko release device %flag, %c2 token = %t3 : tile<ptr<i32>>, tile<i32> -> token
      yield
    }
    return
  }
}
// -----
// tilerun: --grid 2 --arg zeros:i64:1 --arg zeros:i32:1
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i64>>, %flag: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %c0 = constant <i32: 0> : tile<i32>
    %c1 = constant <i32: 1> : tile<i32>
    %c2 = constant <i32: 2> : tile<i32>
    %first = cmpi equal %x, %c0, signed : tile<i32> -> tile<i1>
    if %first {
      %p = alloca num_elem = 4, alignment = 16 : tile<ptr<i32>>
      %t0 = store_ptr_tko weak %p, %c1 : tile<ptr<i32>>, tile<i32> -> token
      %i = ptr_to_int %p : tile<ptr<i32>> -> tile<i64>
      %t1 = store_ptr_tko weak %a, %i : tile<ptr<i64>>, tile<i64> -> token
      %t2 = join_tokens %t0, %t1 : token
      %t3 = store_ptr_tko release device %flag, %c1 token = %t2 : tile<ptr<i32>>, tile<i32> -> token
      loop {
        %v, %t4 = load_ptr_tko acquire device %flag : tile<ptr<i32>> -> tile<i32>, token
        %d = cmpi equal %v, %c2, signed : tile<i32> -> tile<i1>
        if %d {
          break
        }
        continue
      }
      yield
    } else {
      %t0 = loop : token {
        %v, %t1 = load_ptr_tko acquire device %flag : tile<ptr<i32>> -> tile<i32>, token
        %d = cmpi equal %v, %c1, signed : tile<i32> -> tile<i1>
        if %d {
          break %t1 : token
        }
        continue
      }
      %i, %t2 = load_ptr_tko weak %a token = %t0 : tile<ptr<i64>> -> tile<i64>, token
      %p = int_to_ptr %i : tile<i64> -> tile<ptr<i32>>
      %v = make_tensor_view %p, shape = [1], strides = [1] : tensor_view<1xi32, strides=[1]>
      %w = make_partition_view %v : partition_view<tile=(1), tensor_view<1xi32, strides=[1]>>
      %tile, %t3 = load_view_tko weak %w[%c0] token = %t2 : partition_view<tile=(1), tensor_view<1xi32, strides=[1]>>, tile<i32> -> tile<1xi32>, token // fault: (byte 0 of alloca) of another tile block: it is not global (tile block (1, 0, 0)
      %got = reshape %tile : tile<1xi32> -> tile<i32>
      %k = print_tko "%d\n", %got token = %t3 : tile<i32> -> token
      %t4 = store_ptr_tko release device %flag, %c2 token = %t3 : tile<ptr<i32>>, tile<i32> -> token
      yield
    }
    return
  }
}
// -----
// tilerun: --grid 2 --arg zeros:i64:1 --arg zeros:i32:1
// out: 1
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i64>>, %flag: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %c0 = constant <i32: 0> : tile<i32>
    %c1 = constant <i32: 1> : tile<i32>
    %c2 = constant <i32: 2> : tile<i32>
    %first = cmpi equal %x, %c0, signed : tile<i32> -> tile<i1>
    if %first {
      %p = alloca num_elem = 4, alignment = 16 global : tile<ptr<i32>>
      %t0 = store_ptr_tko weak %p, %c1 : tile<ptr<i32>>, tile<i32> -> token
      %i = ptr_to_int %p : tile<ptr<i32>> -> tile<i64>
      %t1 = store_ptr_tko weak %a, %i : tile<ptr<i64>>, tile<i64> -> token
      %t2 = join_tokens %t0, %t1 : token
      %t3 = store_ptr_tko release device %flag, %c1 token = %t2 : tile<ptr<i32>>, tile<i32> -> token
      loop {
        %v, %t4 = load_ptr_tko acquire device %flag : tile<ptr<i32>> -> tile<i32>, token
        %d = cmpi equal %v, %c2, signed : tile<i32> -> tile<i1>
        if %d {
          break
        }
        continue
      }
      yield
    } else {
      %t0 = loop : token {
        %v, %t1 = load_ptr_tko acquire device %flag : tile<ptr<i32>> -> tile<i32>, token
        %d = cmpi equal %v, %c1, signed : tile<i32> -> tile<i1>
        if %d {
          break %t1 : token
        }
        continue
      }
      %i, %t2 = load_ptr_tko weak %a token = %t0 : tile<ptr<i64>> -> tile<i64>, token
      %p = int_to_ptr %i : tile<i64> -> tile<ptr<i32>>
      %v = make_tensor_view %p, shape = [1], strides = [1] : tensor_view<1xi32, strides=[1]>
      %w = make_partition_view %v : partition_view<tile=(1), tensor_view<1xi32, strides=[1]>>
      %tile, %t3 = load_view_tko weak %w[%c0] token = %t2 : partition_view<tile=(1), tensor_view<1xi32, strides=[1]>>, tile<i32> -> tile<1xi32>, token
      %got = reshape %tile : tile<1xi32> -> tile<i32>
      %k = print_tko "%d\n", %got token = %t3 : tile<i32> -> token
      %t4 = store_ptr_tko release device %flag, %c2 token = %t3 : tile<ptr<i32>>, tile<i32> -> token
      yield
    }
    return
  }
}
