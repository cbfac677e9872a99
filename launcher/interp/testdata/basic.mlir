// tilerun: --grid 2,1,2
// out: Hello from (0, 0, 0) of (2, 1, 2)
// out: Hello from (1, 0, 0) of (2, 1, 2)
// out: Hello from (0, 0, 1) of (2, 1, 2)
// out: Hello from (1, 0, 1) of (2, 1, 2)
cuda_tile.module @m {
  entry @hello() {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %nx, %ny, %nz = get_num_tile_blocks : tile<i32>
    print_tko "Hello from (%d, %d, %d) of (%d, %d, %d)\n", %x, %y, %z, %nx, %ny, %nz : tile<i32>, tile<i32>, tile<i32>, tile<i32>, tile<i32>, tile<i32> -> token
    return
  }
}
// -----
// tilerun: --arg arange:f32:8 --arg full:10:f32:8 --arg zeros:f32:8
// want c: 10 11 12 13 14 15 16 17
cuda_tile.module @m {
  entry @add(%a: tile<ptr<f32>>, %b: tile<ptr<f32>>, %c: tile<ptr<f32>>) {
    %i = iota : tile<8xi32>
    %a1 = reshape %a : tile<ptr<f32>> -> tile<1xptr<f32>>
    %a8 = broadcast %a1 : tile<1xptr<f32>> -> tile<8xptr<f32>>
    %ap = offset %a8, %i : tile<8xptr<f32>>, tile<8xi32> -> tile<8xptr<f32>>
    %b1 = reshape %b : tile<ptr<f32>> -> tile<1xptr<f32>>
    %b8 = broadcast %b1 : tile<1xptr<f32>> -> tile<8xptr<f32>>
    %bp = offset %b8, %i : tile<8xptr<f32>>, tile<8xi32> -> tile<8xptr<f32>>
    %c1 = reshape %c : tile<ptr<f32>> -> tile<1xptr<f32>>
    %c8 = broadcast %c1 : tile<1xptr<f32>> -> tile<8xptr<f32>>
    %cp = offset %c8, %i : tile<8xptr<f32>>, tile<8xi32> -> tile<8xptr<f32>>
    %x, %t0 = load_ptr_tko weak %ap : tile<8xptr<f32>> -> tile<8xf32>, token
    %y, %t1 = load_ptr_tko weak %bp : tile<8xptr<f32>> -> tile<8xf32>, token
    %s = addf %x, %y rounding<nearest_even> : tile<8xf32>
    %t2 = store_ptr_tko weak %cp, %s : tile<8xptr<f32>>, tile<8xf32> -> token
    return
  }
}
// -----
// Masked edges of a 3x5 matrix in tiles of 2x4.
// tilerun: --grid 2,2 --arg arange:f32:3x5 --arg ones:f32:3x5 --arg 2.0 --arg 3 --arg 5
// want y: 1 3 5 7 9 11 13 15 17 19 21 23 25 27 29
cuda_tile.module @m {
  entry @saxpy(%x: tile<ptr<f32>>, %y: tile<ptr<f32>>, %alpha: tile<f32>, %m: tile<i32>, %n: tile<i32>) {
    %i, %j, %k = get_tile_block_id : tile<i32>
    %xt = make_tensor_view %x, shape = [%m, %n], strides = [%n, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %yt = make_tensor_view %y, shape = [%m, %n], strides = [%n, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %xv = make_partition_view %xt : partition_view<tile=(2x4), tensor_view<?x?xf32, strides=[?,1]>>
    %yv = make_partition_view %yt : partition_view<tile=(2x4), tensor_view<?x?xf32, strides=[?,1]>>
    %a, %t0 = load_view_tko weak %xv[%i, %j] : partition_view<tile=(2x4), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<2x4xf32>, token
    %b, %t1 = load_view_tko weak %yv[%i, %j] : partition_view<tile=(2x4), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<2x4xf32>, token
    %s1 = reshape %alpha : tile<f32> -> tile<1x1xf32>
    %s = broadcast %s1 : tile<1x1xf32> -> tile<2x4xf32>
    %r = fma %s, %a, %b rounding<nearest_even> : tile<2x4xf32>
    %t2 = store_view_tko weak %r, %yv[%i, %j] token = %t1 : tile<2x4xf32>, partition_view<tile=(2x4), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  }
}
// -----
// A mutex across tile blocks: every block adds one under the lock.
// tilerun: --grid 64 --arg zeros:i32:1
// want sum: 64
cuda_tile.module @m {
  global @lock <i32: 0> : tile<1xi32>
  entry @mutex(%sum: tile<ptr<i32>>) {
    %lock = get_global @lock : tile<ptr<i32>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %start = make_token : token
    %held = loop iter_values(%t = %start) : token -> token {
      %old, %t1 = atomic_cas_tko acquire device %lock, %zero, %one token = %t : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
      %free = cmpi equal %old, %zero, signed : tile<i32> -> tile<i1>
      if %free {
        break %t1 : token
      }
      continue %t1 : token
    }
    %v, %t2 = load_ptr_tko weak %sum token = %held : tile<ptr<i32>> -> tile<i32>, token
    %w = addi %v, %one : tile<i32>
    %t3 = store_ptr_tko weak %sum, %w token = %t2 : tile<ptr<i32>>, tile<i32> -> token
    %was, %t4 = atomic_rmw_tko release device %lock, xchg, %zero token = %t3 : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    return
  }
}
// -----
// The bounds of an unsigned loop: from 2^31-1 to 2^31+2.
// out: 2147483647
// out: 2147483648
// out: 2147483649
// tilerun: --arg 2147483647 --arg -2147483646
cuda_tile.module @m {
  entry @f(%from: tile<i32>, %to: tile<i32>) {
    %one = constant <i32: 1> : tile<i32>
    %t0 = make_token : token
    %r = for unsigned %k in (%from to %to, step %one) : tile<i32> iter_values(%t = %t0) -> (token) {
      %next = print_tko "%u\n", %k token = %t : tile<i32> -> token
      continue %next : token
    }
    return
  }
}
// -----
// Each operand of a product has a sign of its own.
// out: [[-255]] [[-255]]
cuda_tile.module @m {
  entry @f() {
    %x = constant <i8: -1> : tile<1x1xi8>
    %z = constant <i32: 0> : tile<1x1xi32>
    %su = mmai %x, %x, %z signed unsigned : tile<1x1xi8>, tile<1x1xi8>, tile<1x1xi32>
    %us = mmai %x, %x, %z unsigned signed : tile<1x1xi8>, tile<1x1xi8>, tile<1x1xi32>
    %t0 = make_token : token
    %t1 = print_tko "%d %d\n", %su, %us token = %t0 : tile<1x1xi32>, tile<1x1xi32> -> token
    return
  }
}
// -----
// Any byte but zero is true.
// out: [0, 1, 1, 1, 1, 1, 1, 1]
// tilerun: --arg arange:i8:8
cuda_tile.module @m {
  entry @f(%bytes: tile<ptr<i8>>) {
    %p = ptr_to_ptr %bytes : tile<ptr<i8>> -> tile<ptr<i1>>
    %zero = constant <i32: 0> : tile<i32>
    %t = make_tensor_view %p, shape = [8], strides = [1] : tensor_view<8xi1, strides=[1]>
    %v = make_partition_view %t : partition_view<tile=(8), tensor_view<8xi1, strides=[1]>>
    %x, %t0 = load_view_tko weak %v[%zero] : partition_view<tile=(8), tensor_view<8xi1, strides=[1]>>, tile<i32> -> tile<8xi1>, token
    %t1 = print_tko "%d\n", %x token = %t0 : tile<8xi1> -> token
    return
  }
}
