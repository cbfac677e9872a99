// Masked loads and stores with padding; a gather in reverse.
// tilerun: --arg arange:i32:8 --arg zeros:i32:8
// want b: 7 6 5 4 -1 -1 0 0
cuda_tile.module @m {
  entry @masks(%a: tile<ptr<i32>>, %b: tile<ptr<i32>>) {
    %i = iota : tile<8xi32>
    %seven = constant <i32: 7> : tile<8xi32>
    %rev = subi %seven, %i : tile<8xi32>
    %a1 = reshape %a : tile<ptr<i32>> -> tile<1xptr<i32>>
    %a8 = broadcast %a1 : tile<1xptr<i32>> -> tile<8xptr<i32>>
    %ap = offset %a8, %rev : tile<8xptr<i32>>, tile<8xi32> -> tile<8xptr<i32>>
    %b1 = reshape %b : tile<ptr<i32>> -> tile<1xptr<i32>>
    %b8 = broadcast %b1 : tile<1xptr<i32>> -> tile<8xptr<i32>>
    %bp = offset %b8, %i : tile<8xptr<i32>>, tile<8xi32> -> tile<8xptr<i32>>
    %four = constant <i32: 4> : tile<8xi32>
    %six = constant <i32: 6> : tile<8xi32>
    %in = cmpi less_than %i, %four, signed : tile<8xi32> -> tile<8xi1>
    %out = cmpi less_than %i, %six, signed : tile<8xi32> -> tile<8xi1>
    %pad = constant <i32: -1> : tile<8xi32>
    %v, %t0 = load_ptr_tko weak %ap, %in, %pad : tile<8xptr<i32>>, tile<8xi1>, tile<8xi32> -> tile<8xi32>, token
    %t1 = store_ptr_tko weak %bp, %v, %out token = %t0 : tile<8xptr<i32>>, tile<8xi32>, tile<8xi1> -> token
    return
  }
}
// -----
// Masked elements may have any address.
// tilerun: --arg zeros:f16:2
// want a: 0 5
cuda_tile.module @m {
  entry @wild(%a: tile<ptr<f16>>) {
    %o = constant <i32: [123456, 1]> : tile<2xi32>
    %m = constant <i1: [0, 1]> : tile<2xi1>
    %a1 = reshape %a : tile<ptr<f16>> -> tile<1xptr<f16>>
    %a2 = broadcast %a1 : tile<1xptr<f16>> -> tile<2xptr<f16>>
    %p = offset %a2, %o : tile<2xptr<f16>>, tile<2xi32> -> tile<2xptr<f16>>
    %v = constant <f16: 5.0> : tile<2xf16>
    %t = store_ptr_tko relaxed device %p, %v, %m : tile<2xptr<f16>>, tile<2xf16>, tile<2xi1> -> token
    return
  }
}
// -----
// A transposing view with padding, a strided one with overlap, a gather.
// tilerun: --arg arange:f32:3x4 --arg zeros:f32:4x4
// out: [[0, 4, 8, nan], [1, 5, 9, nan]]
// out: [[2, 6, 10, nan], [3, 7, 11, nan]]
// out: [[5, 6], [9, 10]]
// out: [[8, 9], [0, 1], [0, 0], [4, 5]]
// out: 2 2 4 3 4
// want b: 0 0 0 0 0 1 2 0 0 0 0 0 0 3 4 0
cuda_tile.module @m {
  entry @views(%a: tile<ptr<f32>>, %b: tile<ptr<f32>>) {
    %i0 = constant <i32: 0> : tile<i32>
    %i1 = constant <i32: 1> : tile<i32>
    %t = make_tensor_view %a, shape = [3, 4], strides = [4, 1] : tensor_view<3x4xf32, strides=[4,1]>
    %p = make_partition_view %t : partition_view<tile=(2x4), padding_value = nan, tensor_view<3x4xf32, strides=[4,1]>, dim_map=[1, 0]>
    %x0, %k0 = load_view_tko weak %p[%i0, %i0] : partition_view<tile=(2x4), padding_value = nan, tensor_view<3x4xf32, strides=[4,1]>, dim_map=[1, 0]>, tile<i32> -> tile<2x4xf32>, token
    %j0 = print_tko "%g\n", %x0 : tile<2x4xf32> -> token
    %x1, %k1 = load_view_tko relaxed device %p[%i1, %i0] : partition_view<tile=(2x4), padding_value = nan, tensor_view<3x4xf32, strides=[4,1]>, dim_map=[1, 0]>, tile<i32> -> tile<2x4xf32>, token
    %j1 = print_tko "%g\n", %x1 : tile<2x4xf32> -> token
    %s = make_strided_view %t : strided_view<tile=(2x2), traversal_strides=[1,1], tensor_view<3x4xf32, strides=[4,1]>>
    %x2, %k2 = load_view_tko weak %s[%i1, %i1] : strided_view<tile=(2x2), traversal_strides=[1,1], tensor_view<3x4xf32, strides=[4,1]>>, tile<i32> -> tile<2x2xf32>, token
    %j2 = print_tko "%g\n", %x2 : tile<2x2xf32> -> token
    %rows = constant <i32: [2, 0, 7, 1]> : tile<4xi32>
    %g = make_gather_scatter_view %t : gather_scatter_view<tile=(4x2), padding_value = zero, tensor_view<3x4xf32, strides=[4,1]>, sparse_dim=0>
    %x3, %k3 = load_view_tko weak %g[%rows, %i0] : gather_scatter_view<tile=(4x2), padding_value = zero, tensor_view<3x4xf32, strides=[4,1]>, sparse_dim=0>, tile<4xi32>, tile<i32> -> tile<4x2xf32>, token
    %j3 = print_tko "%g\n", %x3 : tile<4x2xf32> -> token
    %n0, %n1 = get_index_space_shape %p : partition_view<tile=(2x4), padding_value = nan, tensor_view<3x4xf32, strides=[4,1]>, dim_map=[1, 0]> -> tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %n1b = addi %n1, %one : tile<i32>
    %g0, %g1 = get_index_space_shape %g : gather_scatter_view<tile=(4x2), padding_value = zero, tensor_view<3x4xf32, strides=[4,1]>, sparse_dim=0> -> tile<i64>
    %m0, %m1 = get_tensor_shape %t : tensor_view<3x4xf32, strides=[4,1]> -> tile<i64>
    %j4 = print_tko "%d %d %d %d %d\n", %n0, %n1b, %g1, %m0, %m1 : tile<i32>, tile<i32>, tile<i64>, tile<i64>, tile<i64> -> token
    %bt = make_tensor_view %b, shape = [4, 4], strides = [4, 1] : tensor_view<4x4xf32, strides=[4,1]>
    %bg = make_gather_scatter_view %bt : gather_scatter_view<tile=(2x2), tensor_view<4x4xf32, strides=[4,1]>, sparse_dim=0>
    %bs = make_strided_view %bt : strided_view<tile=(2x2), traversal_strides=[2,1], tensor_view<4x4xf32, strides=[4,1]>>
    %v = constant <f32: [[1.0, 2.0], [3.0, 4.0]]> : tile<2x2xf32>
    %z = constant <f32: 0.0> : tile<2x2xf32>
    %rows2 = constant <i32: [1, 3]> : tile<2xi32>
    %q0 = store_view_tko weak %z, %bs[%i1, %i1] : tile<2x2xf32>, strided_view<tile=(2x2), traversal_strides=[2,1], tensor_view<4x4xf32, strides=[4,1]>>, tile<i32> -> token
    %w = make_strided_view %bt : strided_view<tile=(1x2), traversal_strides=[1,1], tensor_view<4x4xf32, strides=[4,1]>>
    %three = constant <i32: 3> : tile<i32>
    %v0 = extract %v[%i0, %i0] : tile<2x2xf32> -> tile<1x2xf32>
    %v1 = extract %v[%i1, %i0] : tile<2x2xf32> -> tile<1x2xf32>
    %q1 = store_view_tko weak %v0, %w[%i1, %i1] token = %q0 : tile<1x2xf32>, strided_view<tile=(1x2), traversal_strides=[1,1], tensor_view<4x4xf32, strides=[4,1]>>, tile<i32> -> token
    %q2 = store_view_tko relaxed device %v1, %w[%three, %i1] token = %q0 : tile<1x2xf32>, strided_view<tile=(1x2), traversal_strides=[1,1], tensor_view<4x4xf32, strides=[4,1]>>, tile<i32> -> token
    return
  }
}
// -----
// A scatter; rows beyond the tensor are dropped.
// tilerun: --arg zeros:i8:3x2
// want a: 5 6 0 0 1 2
cuda_tile.module @m {
  entry @scatter(%a: tile<ptr<i8>>) {
    %i0 = constant <i32: 0> : tile<i32>
    %t = make_tensor_view %a, shape = [3, 2], strides = [2, 1] : tensor_view<3x2xi8, strides=[2,1]>
    %g = make_gather_scatter_view %t : gather_scatter_view<tile=(4x2), tensor_view<3x2xi8, strides=[2,1]>, sparse_dim=0>
    %rows = constant <i32: [2, 9, 0, -1]> : tile<4xi32>
    %v = constant <i8: [[1, 2], [3, 4], [5, 6], [7, 8]]> : tile<4x2xi8>
    %k = store_view_tko weak %v, %g[%rows, %i0] : tile<4x2xi8>, gather_scatter_view<tile=(4x2), tensor_view<3x2xi8, strides=[2,1]>, sparse_dim=0>, tile<4xi32>, tile<i32> -> token
    return
  }
}
// -----
// 4-bit elements, two to a byte, shared by two tile blocks.
// tilerun: --grid 4 --arg zeros:f4E2M1FN:8
// want a: 0.5 1.5 0.5 1.5 0.5 1.5 0.5 1.5
cuda_tile.module @m {
  entry @nibbles(%a: tile<ptr<f4E2M1FN>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %t = make_tensor_view %a, shape = [8], strides = [1] : tensor_view<8xf4E2M1FN, strides=[1]>
    %p = make_partition_view %t : partition_view<tile=(2), tensor_view<8xf4E2M1FN, strides=[1]>>
    %v = constant <f4E2M1FN: [0.5, 1.5]> : tile<2xf4E2M1FN>
    %k = store_view_tko weak %v, %p[%x] : tile<2xf4E2M1FN>, partition_view<tile=(2), tensor_view<8xf4E2M1FN, strides=[1]>>, tile<i32> -> token
    return
  }
}
// -----
// Booleans take a byte and are read as 0 or 1.
// tilerun: --arg full:1:i8:2 --arg zeros:i1:2
// want b: -1 -1
cuda_tile.module @m {
  entry @bools(%a: tile<ptr<i8>>, %b: tile<ptr<i1>>) {
    %i = constant <i32: 0> : tile<i32>
    %two = constant <i8: 2> : tile<i8>
    %t0 = store_ptr_tko weak %a, %two : tile<ptr<i8>>, tile<i8> -> token
    %c = ptr_to_ptr %a : tile<ptr<i8>> -> tile<ptr<i1>>
    %ct = make_tensor_view %c, shape = [2], strides = [1] : tensor_view<2xi1, strides=[1]>
    %bt = make_tensor_view %b, shape = [2], strides = [1] : tensor_view<2xi1, strides=[1]>
    %cv = make_partition_view %ct : partition_view<tile=(2), tensor_view<2xi1, strides=[1]>>
    %bv = make_partition_view %bt : partition_view<tile=(2), tensor_view<2xi1, strides=[1]>>
    %v, %t1 = load_view_tko weak %cv[%i] token = %t0 : partition_view<tile=(2), tensor_view<2xi1, strides=[1]>>, tile<i32> -> tile<2xi1>, token
    %t2 = store_view_tko weak %v, %bv[%i] : tile<2xi1>, partition_view<tile=(2), tensor_view<2xi1, strides=[1]>>, tile<i32> -> token
    return
  }
}
// -----
// Atomics from many tile blocks on the same words.
// tilerun: --grid 100 --arg zeros:i32:4 --arg zeros:f16:2 --arg zeros:f32:4
// want a: 100 99 0 99
// want h: 0 200
// want f: 100 100 200 200
cuda_tile.module @m {
  entry @atomics(%a: tile<ptr<i32>>, %h: tile<ptr<f16>>, %f: tile<ptr<f32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %i0 = constant <i32: 0> : tile<i32>
    %i1 = constant <i32: 1> : tile<i32>
    %i2 = constant <i32: 2> : tile<i32>
    %i3 = constant <i32: 3> : tile<i32>
    %a1 = offset %a, %i1 : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
    %a2 = offset %a, %i2 : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
    %a3 = offset %a, %i3 : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
    %r0, %t0 = atomic_rmw_tko relaxed device %a, add, %i1 : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    %r1, %t1 = atomic_rmw_tko relaxed device %a1, max, %x : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    %nx = negi %x : tile<i32>
    %r2, %t2 = atomic_rmw_tko relaxed device %a2, umin, %nx : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    %r3, %t3 = atomic_rmw_tko relaxed device %a3, umax, %x : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    %h1 = offset %h, %i1 : tile<ptr<f16>>, tile<i32> -> tile<ptr<f16>>
    %two = constant <f16: 2.0> : tile<f16>
    %r4, %t4 = atomic_rmw_tko relaxed device %h1, addf, %two : tile<ptr<f16>>, tile<f16> -> tile<f16>, token
    %ft = make_tensor_view %f, shape = [4], strides = [1] : tensor_view<4xf32, strides=[1]>
    %fv = make_partition_view %ft : partition_view<tile=(4), tensor_view<4xf32, strides=[1]>>
    %v = constant <f32: [1.0, 1.0, 2.0, 2.0]> : tile<4xf32>
    %t5 = atomic_red_view_tko relaxed device %fv[%i0], addf, %v : tile<4xf32>, partition_view<tile=(4), tensor_view<4xf32, strides=[1]>>, tile<i32> -> token
    return
  }
}
// -----
// compare-and-swap: bits are compared, masked elements yield the comparand.
// tilerun: --arg arange:i32:4
// out: [0, 1, 2, 9]
// want a: 50 1 50 3
cuda_tile.module @m {
  entry @cas(%a: tile<ptr<i32>>) {
    %i = iota : tile<4xi32>
    %a1 = reshape %a : tile<ptr<i32>> -> tile<1xptr<i32>>
    %a4 = broadcast %a1 : tile<1xptr<i32>> -> tile<4xptr<i32>>
    %p = offset %a4, %i : tile<4xptr<i32>>, tile<4xi32> -> tile<4xptr<i32>>
    %cmp = constant <i32: [0, 7, 2, 9]> : tile<4xi32>
    %val = constant <i32: 50> : tile<4xi32>
    %m = constant <i1: [1, 1, 1, 0]> : tile<4xi1>
    %r, %t = atomic_cas_tko relaxed device %p, %cmp, %val, %m : tile<4xptr<i32>>, tile<4xi32>, tile<4xi1> -> tile<4xi32>, token
    %k = print_tko "%d\n", %r : tile<4xi32> -> token
    return
  }
}
// -----
// alloca lives for a block of code; each tile block has its own.
// tilerun: --grid 3 --arg zeros:i32:3
// want a: 0 10 20
cuda_tile.module @m {
  entry @scratch(%a: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %ten = constant <i32: 10> : tile<i32>
    %m = alloca num_elem = 1, alignment = 16 : tile<ptr<i32>>
    %t0 = store_ptr_tko weak %m, %zero : tile<ptr<i32>>, tile<i32> -> token
    %last = for %i in (%zero to %ten, step %one) : tile<i32> iter_values(%k = %t0) -> (token) {
      %n = alloca num_elem = 4, alignment = 16 : tile<ptr<i32>>
      %t1 = store_ptr_tko weak %n, %x : tile<ptr<i32>>, tile<i32> -> token
      %u, %t2 = load_ptr_tko weak %n token = %t1 : tile<ptr<i32>> -> tile<i32>, token
      %v, %t3 = load_ptr_tko weak %m token = %k : tile<ptr<i32>> -> tile<i32>, token
      %w = addi %u, %v : tile<i32>
      %t4 = store_ptr_tko weak %m, %w token = %t3 : tile<ptr<i32>>, tile<i32> -> token
      continue %t4 : token
    }
    %r, %t5 = load_ptr_tko weak %m token = %last : tile<ptr<i32>> -> tile<i32>, token
    %p = offset %a, %x : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
    %t6 = store_ptr_tko weak %p, %r : tile<ptr<i32>>, tile<i32> -> token
    return
  }
}
// -----
// A block waits for one that comes later in the grid.
// tilerun: --grid 40 --arg zeros:i32:1
// want a: 41
cuda_tile.module @m {
  entry @wait(%a: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %last = constant <i32: 39> : tile<i32>
    %first = constant <i32: 0> : tile<i32>
    %is0 = cmpi equal %x, %first, signed : tile<i32> -> tile<i1>
    if %is0 {
      %zero = constant <i32: 0> : tile<i32>
      loop {
        %v, %t = load_ptr_tko acquire device %a : tile<ptr<i32>> -> tile<i32>, token
        %go = cmpi greater_than_or_equal %v, %last, signed : tile<i32> -> tile<i1>
        if %go {
          break
        }
        continue
      }
      %r, %t1 = atomic_rmw_tko release device %a, add, %one : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    }
    %r2, %t2 = atomic_rmw_tko release device %a, add, %one : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    return
  }
}
// -----
// A barrier of the whole grid: every block waits for all others.
// tilerun: --grid 300 --arg zeros:i32:1 --arg zeros:i32:1
// want n: 300
// want ok: 300
cuda_tile.module @m {
  entry @barrier(%n: tile<ptr<i32>>, %ok: tile<ptr<i32>>) {
    %one = constant <i32: 1> : tile<i32>
    %all = constant <i32: 300> : tile<i32>
    %r, %t = atomic_rmw_tko acq_rel device %n, add, %one : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    %t1 = loop iter_values(%k = %t) : token -> token {
      %v, %k1 = load_ptr_tko acquire device %n token = %k : tile<ptr<i32>> -> tile<i32>, token
      %go = cmpi equal %v, %all, signed : tile<i32> -> tile<i1>
      if %go {
        break %k1 : token
      }
      continue %k1 : token
    }
    %r2, %t2 = atomic_rmw_tko relaxed device %ok, add, %one token = %t1 : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    return
  }
}
