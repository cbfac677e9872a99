// Every op of version 13.1, and every kind of attribute, with and without the
// parts that may be left out. Nothing here needs a newer version.
cuda_tile.module @kernels {
  global @table alignment = 256 <i32: [1, 2, 3, 4]> : tile<4xi32>
  global @one <f64: [2.5]> : tile<1xf64>

  entry @floats() {
    %a = constant <f32: 1.0> : tile<8xf32>
    %b = constant <f32: 1.0> : tile<8xf32>
    %0 = absf %a : tile<8xf32>
    %1 = addf %a, %b rounding<nearest_even> : tile<8xf32>
    %2 = addf %a, %b rounding<zero> flush_to_zero : tile<8xf32>
    %3 = ceil %a : tile<8xf32>
    %4 = cmpf less_than ordered %a, %b : tile<8xf32> -> tile<8xi1>
    %5 = cmpf not_equal unordered %a, %b : tile<8xf32> -> tile<8xi1>
    %6 = cos %a : tile<8xf32>
    %7 = cosh %a : tile<8xf32>
    %8 = divf %a, %b rounding<approx> : tile<8xf32>
    %9 = exp %a : tile<8xf32>
    %10 = exp2 %a flush_to_zero : tile<8xf32>
    %11 = floor %a : tile<8xf32>
    %12 = fma %a, %b, %0 rounding<positive_inf> flush_to_zero : tile<8xf32>
    %13 = log %a : tile<8xf32>
    %14 = log2 %a : tile<8xf32>
    %15 = maxf %a, %b : tile<8xf32>
    %16 = maxf %a, %b propagate_nan : tile<8xf32>
    %17 = minf %a, %b flush_to_zero : tile<8xf32>
    %18 = minf %a, %b propagate_nan flush_to_zero : tile<8xf32>
    %19 = mulf %a, %b rounding<negative_inf> : tile<8xf32>
    %20 = negf %a : tile<8xf32>
    %21 = pow %a, %b : tile<8xf32>
    %22 = remf %a, %b : tile<8xf32>
    %23 = rsqrt %a : tile<8xf32>
    %24 = sin %a : tile<8xf32>
    %25 = sinh %a : tile<8xf32>
    %26 = sqrt %a rounding<approx> : tile<8xf32>
    %27 = subf %a, %b rounding<nearest_even> : tile<8xf32>
    %28 = tan %a : tile<8xf32>
    %29 = tanh %a : tile<8xf32>
    %31 = divf %a, %b rounding<nearest_even> flush_to_zero : tile<8xf32>
    %32 = exp2 %a : tile<8xf32>
    %33 = fma %a, %b, %0 rounding<zero> : tile<8xf32>
    %34 = maxf %a, %b flush_to_zero : tile<8xf32>
    %35 = minf %a, %b : tile<8xf32>
    %36 = mulf %a, %b rounding<nearest_even> flush_to_zero : tile<8xf32>
    %37 = rsqrt %a flush_to_zero : tile<8xf32>
    %38 = sqrt %a rounding<nearest_even> flush_to_zero : tile<8xf32>
    %39 = subf %a, %b rounding<zero> flush_to_zero : tile<8xf32>
    %30 = select %4, %a, %b : tile<8xi1>, tile<8xf32>
    return
  }

  entry @integers() {
    %a = constant <i32: 3> : tile<8xi32>
    %b = constant <i32: 3> : tile<8xi32>
    %0 = absi %a : tile<8xi32>
    %1 = addi %a, %b overflow<no_signed_wrap> : tile<8xi32>
    %2 = andi %a, %b : tile<8xi32>
    %3 = cmpi greater_than_or_equal %a, %b, signed : tile<8xi32> -> tile<8xi1>
    %4 = divi %a, %b signed rounding<negative_inf> : tile<8xi32>
    %5 = divi %a, %b unsigned : tile<8xi32>
    %6 = maxi %a, %b signed : tile<8xi32>
    %7 = mini %a, %b unsigned : tile<8xi32>
    %8 = mulhii %a, %b : tile<8xi32>
    %9 = muli %a, %b overflow<no_unsigned_wrap> : tile<8xi32>
    %10 = negi %a : tile<8xi32>
    %11 = ori %a, %b : tile<8xi32>
    %12 = remi %a, %b signed : tile<8xi32>
    %13 = shli %a, %b overflow<no_wrap> : tile<8xi32>
    %14 = shri %a, %b unsigned : tile<8xi32>
    %15 = subi %a, %b : tile<8xi32>
    %16 = xori %a, %b : tile<8xi32>
    return
  }

  entry @conversions(%p0: tile<ptr<f32>>) {
    %f = constant <f32: 1.0> : tile<4xf32>
    %i = constant <i32: 3> : tile<4xi32>
    %p1 = reshape %p0 : tile<ptr<f32>> -> tile<1xptr<f32>>
    %p = broadcast %p1 : tile<1xptr<f32>> -> tile<4xptr<f32>>
    %l = constant <i64: 3> : tile<4xi64>
    %0 = bitcast %f : tile<4xf32> -> tile<4xi32>
    %1 = exti %i signed : tile<4xi32> -> tile<4xi64>
    %2 = ftof %f : tile<4xf32> -> tile<4xf16>
    %3 = ftoi %f unsigned : tile<4xf32> -> tile<4xi32>
    %4 = int_to_ptr %l : tile<4xi64> -> tile<4xptr<f32>>
    %5 = itof %i signed rounding<nearest_even> : tile<4xi32> -> tile<4xf64>
    %6 = ptr_to_int %p : tile<4xptr<f32>> -> tile<4xi64>
    %7 = ptr_to_ptr %p : tile<4xptr<f32>> -> tile<4xptr<i8>>
    %8 = trunci %l overflow<none> : tile<4xi64> -> tile<4xi16>
    %9 = offset %p, %i : tile<4xptr<f32>>, tile<4xi32> -> tile<4xptr<f32>>
    return
  }

  entry @shapes(%s: tile<f32>, %i: tile<i32>) {
    %a = constant <f32: 1.0> : tile<2x4x8xf32>
    %0 = permute %a [2, 0, 1] : tile<2x4x8xf32> -> tile<8x2x4xf32>
    %1 = reshape %s : tile<f32> -> tile<1x1xf32>
    %2 = broadcast %1 : tile<1x1xf32> -> tile<4x8xf32>
    %3 = cat %2, %2 dim = 1 : tile<4x8xf32>, tile<4x8xf32> -> tile<4x16xf32>
    %4 = extract %3[%i, %i] : tile<4x16xf32> -> tile<2x4xf32>
    %5 = iota : tile<16xi32>
    %6, %7, %8 = get_tile_block_id : tile<i32>
    %9, %10, %11 = get_num_tile_blocks : tile<i32>
    %12 = get_global @table : tile<ptr<i32>>
    return
  }

  entry @matrices() {
    %a = constant <f16: 1.0> : tile<4x8xf16>
    %b = constant <f16: 1.0> : tile<8x4xf16>
    %c = constant <f32: 1.0> : tile<4x4xf32>
    %d = constant <i8: 3> : tile<4x8xi8>
    %e = constant <i8: 3> : tile<8x4xi8>
    %f = constant <i32: 3> : tile<4x4xi32>
    %0 = mmaf %a, %b, %c : tile<4x8xf16>, tile<8x4xf16>, tile<4x4xf32>
    %1 = mmai %d, %e, %f signed unsigned : tile<4x8xi8>, tile<8x4xi8>, tile<4x4xi32>
    return
  }

  entry @control(%c: tile<i1>, %n: tile<i32>) {
    %x = constant <f32: 1.0> : tile<8xf32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %0 = for %i in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %n) -> (tile<i32>) {
      %1 = addi %acc, %i : tile<i32>
      continue %1 : tile<i32>
    }
    for %i in (%zero to %n, step %one) : tile<i32> {
      continue
    }
    %2 = loop iter_values(%v = %n) : tile<i32> -> tile<f32> {
      if %c {
        %3 = constant <f32: 4.0> : tile<f32>
        break %3 : tile<f32>
      }
      %4 = subi %v, %one : tile<i32>
      continue %4 : tile<i32>
    }
    %5, %6 = if %c -> (tile<i32>, tile<f32>) {
      yield %n, %2 : tile<i32>, tile<f32>
    } else {
      %7 = constant <f32: 1.0> : tile<f32>
      yield %one, %7 : tile<i32>, tile<f32>
    }
    assert %c, "expected \22this\22 to hold\0A" : tile<i1>
    return
  }

  entry @folds() {
    %x = constant <f32: 1.0> : tile<4x8xf32>
    %y = constant <i32: 3> : tile<4x8xi32>
    %b = constant <i1: true> : tile<4x8xi1>
    %0 = reduce %x dim=1 identities=[-0.0 : f32] : tile<4x8xf32> -> tile<4xf32> (%p: tile<f32>, %q: tile<f32>) {
      %1 = addf %p, %q rounding<nearest_even> : tile<f32>
      yield %1 : tile<f32>
    }
    %2:2 = reduce %x, %y dim=0 identities=[0xFF800000 : f32, -1 : i32] : tile<4x8xf32>, tile<4x8xi32> -> tile<8xf32>, tile<8xi32> (%p: tile<f32>, %q: tile<f32>, %r: tile<i32>, %s: tile<i32>) {
      yield %p, %s : tile<f32>, tile<i32>
    }
    %3 = scan %y dim=1 reverse=true identities=[2147483647 : i32] : tile<4x8xi32> -> tile<4x8xi32> (%p: tile<i32>, %q: tile<i32>) {
      %4 = mini %p, %q signed : tile<i32>
      yield %4 : tile<i32>
    }
    %5 = scan %b dim=0 reverse=false identities=[true] : tile<4x8xi1> -> tile<4x8xi1> (%p: tile<i1>, %q: tile<i1>) {
      %6 = andi %p, %q : tile<i1>
      yield %6 : tile<i1>
    }
    return
  }

  entry @assumptions(%p: tile<ptr<f32>>) {
    %i = constant <i32: 3> : tile<8xi32>
    %0 = assume div_by<16>, %p : tile<ptr<f32>>
    %1 = assume div_by<8, every 4 along 0>, %i : tile<8xi32>
    %2 = assume same_elements<[4]>, %i : tile<8xi32>
    %3 = assume bounded<-7, ?>, %i : tile<8xi32>
    %4 = assume bounded<?, 300>, %i : tile<8xi32>
    %5 = assume bounded<?, ?>, %i : tile<8xi32>
    %6 = assume bounded<0, 9>, %i : tile<8xi32>
    return
  }

  entry @pointers(%p0: tile<ptr<f32>>, %q0: tile<ptr<i32>>) optimization_hints=<sm_100 = {num_cta_in_cga = 2, occupancy = 4}> {
    %p1 = reshape %p0 : tile<ptr<f32>> -> tile<1xptr<f32>>
    %p = broadcast %p1 : tile<1xptr<f32>> -> tile<8xptr<f32>>
    %q1 = reshape %q0 : tile<ptr<i32>> -> tile<1xptr<i32>>
    %q = broadcast %q1 : tile<1xptr<i32>> -> tile<8xptr<i32>>
    %m = constant <i1: true> : tile<8xi1>
    %x = constant <f32: 1.0> : tile<8xf32>
    %i = constant <i32: 3> : tile<8xi32>
    %t = make_token : token
    %0, %t0 = load_ptr_tko weak %p : tile<8xptr<f32>> -> tile<8xf32>, token
    %1, %t1 = load_ptr_tko relaxed device %p, %m : tile<8xptr<f32>>, tile<8xi1> -> tile<8xf32>, token
    %2, %t2 = load_ptr_tko acquire sys %p, %m, %x token=%t : tile<8xptr<f32>>, tile<8xi1>, tile<8xf32> -> tile<8xf32>, token
    %3, %t3 = load_ptr_tko weak %p token=%t optimization_hints = <sm_100 = {latency = 3}> : tile<8xptr<f32>> -> tile<8xf32>, token
    %t4 = store_ptr_tko weak %p, %x : tile<8xptr<f32>>, tile<8xf32> -> token
    %t11 = store_ptr_tko weak %p, %x optimization_hints = <sm_100 = {latency = 5}> : tile<8xptr<f32>>, tile<8xf32> -> token
    %t5 = store_ptr_tko release device %p, %x, %m token=%t : tile<8xptr<f32>>, tile<8xf32>, tile<8xi1> -> token
    %4, %t6 = atomic_cas_tko acq_rel sys %q, %i, %i : tile<8xptr<i32>>, tile<8xi32> -> tile<8xi32>, token
    %5, %t7 = atomic_cas_tko relaxed tl_blk %q, %i, %i, %m token=%t : tile<8xptr<i32>>, tile<8xi32>, tile<8xi1> -> tile<8xi32>, token
    %6, %t8 = atomic_rmw_tko relaxed device %q, umax, %i : tile<8xptr<i32>>, tile<8xi32> -> tile<8xi32>, token
    %7, %t9 = atomic_rmw_tko acquire device %p, addf, %x, %m token=%t : tile<8xptr<f32>>, tile<8xf32>, tile<8xi1> -> tile<8xf32>, token
    %t10 = join_tokens %t0, %t1, %t2, %t9 : token
    return
  }

  entry @views(%p: tile<ptr<f16>>, %n: tile<i32>, %s: tile<i64>) {
    %t = make_token : token
    %v = make_tensor_view %p, shape = [64, %n], strides = [%n, 1] : tile<i32> -> tensor_view<64x?xf16, strides=[?,1]>
    %w = make_tensor_view %p, shape = [64, 32], strides = [32, 1] : tensor_view<64x32xf16, strides=[32,1]>
    %a = make_partition_view %v : partition_view<tile=(16x8), tensor_view<64x?xf16, strides=[?,1]>>
    %b = make_partition_view %w : partition_view<tile=(8x16), padding_value = neg_inf, tensor_view<64x32xf16, strides=[32,1]>, dim_map=[1, 0]>
    %0:2 = get_tensor_shape %v : tensor_view<64x?xf16, strides=[?,1]> -> tile<i32>
    %1:2 = get_index_space_shape %a : partition_view<tile=(16x8), tensor_view<64x?xf16, strides=[?,1]>> -> tile<i64>
    %2, %t2 = load_view_tko weak %a[%n, %n] : partition_view<tile=(16x8), tensor_view<64x?xf16, strides=[?,1]>>, tile<i32> -> tile<16x8xf16>, token
    %3, %t3 = load_view_tko relaxed device %b[%n, %n] token = %t optimization_hints = <sm_100 = {allow_tma = false, latency = 2}> : partition_view<tile=(8x16), padding_value = neg_inf, tensor_view<64x32xf16, strides=[32,1]>, dim_map=[1, 0]>, tile<i32> -> tile<8x16xf16>, token
    %t4 = store_view_tko weak %2, %a[%n, %n] : tile<16x8xf16>, partition_view<tile=(16x8), tensor_view<64x?xf16, strides=[?,1]>>, tile<i32> -> token
    %t5 = store_view_tko release sys %3, %b[%n, %n] token = %t3 optimization_hints = <sm_90 = {latency = 1}> : tile<8x16xf16>, partition_view<tile=(8x16), padding_value = neg_inf, tensor_view<64x32xf16, strides=[32,1]>, dim_map=[1, 0]>, tile<i32> -> token
    return
  }
}
