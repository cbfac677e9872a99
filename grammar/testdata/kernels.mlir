// Kernels as people write them: what the benchmarks read.
cuda_tile.module @kernels {
  entry @vector_add(%a: tile<ptr<f32>>, %b: tile<ptr<f32>>, %c: tile<ptr<f32>>, %n: tile<i32>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %size = constant <i32: 1024> : tile<i32>
    %start = muli %x, %size : tile<i32>
    %start_r = reshape %start : tile<i32> -> tile<1xi32>
    %start_b = broadcast %start_r : tile<1xi32> -> tile<1024xi32>
    %lane = iota : tile<1024xi32>
    %offset = addi %start_b, %lane overflow<no_signed_wrap> : tile<1024xi32>
    %n_r = reshape %n : tile<i32> -> tile<1xi32>
    %n_b = broadcast %n_r : tile<1xi32> -> tile<1024xi32>
    %mask = cmpi less_than %offset, %n_b, signed : tile<1024xi32> -> tile<1024xi1>
    %a_r = reshape %a : tile<ptr<f32>> -> tile<1xptr<f32>>
    %a_b = broadcast %a_r : tile<1xptr<f32>> -> tile<1024xptr<f32>>
    %a_p = offset %a_b, %offset : tile<1024xptr<f32>>, tile<1024xi32> -> tile<1024xptr<f32>>
    %b_r = reshape %b : tile<ptr<f32>> -> tile<1xptr<f32>>
    %b_b = broadcast %b_r : tile<1xptr<f32>> -> tile<1024xptr<f32>>
    %b_p = offset %b_b, %offset : tile<1024xptr<f32>>, tile<1024xi32> -> tile<1024xptr<f32>>
    %c_r = reshape %c : tile<ptr<f32>> -> tile<1xptr<f32>>
    %c_b = broadcast %c_r : tile<1xptr<f32>> -> tile<1024xptr<f32>>
    %c_p = offset %c_b, %offset : tile<1024xptr<f32>>, tile<1024xi32> -> tile<1024xptr<f32>>
    %zero = constant <f32: 0.0> : tile<1024xf32>
    %av, %t0 = load_ptr_tko weak %a_p, %mask, %zero : tile<1024xptr<f32>>, tile<1024xi1>, tile<1024xf32> -> tile<1024xf32>, token
    %bv, %t1 = load_ptr_tko weak %b_p, %mask, %zero : tile<1024xptr<f32>>, tile<1024xi1>, tile<1024xf32> -> tile<1024xf32>, token
    %sum = addf %av, %bv rounding<nearest_even> : tile<1024xf32>
    %t2 = store_ptr_tko weak %c_p, %sum, %mask : tile<1024xptr<f32>>, tile<1024xf32>, tile<1024xi1> -> token
    return
  }

  entry @gemm(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>, %lda: tile<i32>, %ldb: tile<i32>, %ldc: tile<i32>) optimization_hints=<sm_90 = {num_cta_in_cga = 2, occupancy = 1}> {
    %a16 = assume div_by<16>, %a : tile<ptr<f16>>
    %b16 = assume div_by<16>, %b : tile<ptr<f16>>
    %c16 = assume div_by<16>, %c : tile<ptr<f32>>
    %k8 = assume bounded<0, ?>, %k : tile<i32>
    %va = make_tensor_view %a16, shape = [%m, %k8], strides = [%lda, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %vb = make_tensor_view %b16, shape = [%k8, %n], strides = [1, %ldb] : tile<i32> -> tensor_view<?x?xf16, strides=[1,?]>
    %vc = make_tensor_view %c16, shape = [%m, %n], strides = [%ldc, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %pa = make_partition_view %va : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>
    %pb = make_partition_view %vb : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[1,?]>>
    %pc = make_partition_view %vc : partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %steps:2 = get_index_space_shape %pa : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>> -> tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %init = constant <f32: 0.0> : tile<128x128xf32>
    %acc = for %i in (%zero to %steps#1, step %one) : tile<i32> iter_values(%sum = %init) -> (tile<128x128xf32>) {
      %at, %ta = load_view_tko weak %pa[%x, %i] optimization_hints = <sm_90 = {latency = 3, allow_tma = true}> : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<128x64xf16>, token
      %bt, %tb = load_view_tko weak %pb[%i, %y] : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[1,?]>>, tile<i32> -> tile<64x128xf16>, token
      %next = mmaf %at, %bt, %sum : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    %tc = store_view_tko weak %acc, %pc[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  }

  // One row of softmax to a tile block.
  entry @softmax(%in: tile<ptr<f32>>, %out: tile<ptr<f32>>, %cols: tile<i32>) {
    %row, %y, %z = get_tile_block_id : tile<i32>
    %lane = iota : tile<2048xi32>
    %cols_r = reshape %cols : tile<i32> -> tile<1xi32>
    %cols_b = broadcast %cols_r : tile<1xi32> -> tile<2048xi32>
    %mask = cmpi less_than %lane, %cols_b, signed : tile<2048xi32> -> tile<2048xi1>
    %base = muli %row, %cols : tile<i32>
    %in_row = offset %in, %base : tile<ptr<f32>>, tile<i32> -> tile<ptr<f32>>
    %in_r = reshape %in_row : tile<ptr<f32>> -> tile<1xptr<f32>>
    %in_b = broadcast %in_r : tile<1xptr<f32>> -> tile<2048xptr<f32>>
    %in_p = offset %in_b, %lane : tile<2048xptr<f32>>, tile<2048xi32> -> tile<2048xptr<f32>>
    %low = constant <f32: 0xFF800000> : tile<2048xf32>
    %v, %t0 = load_ptr_tko weak %in_p, %mask, %low : tile<2048xptr<f32>>, tile<2048xi1>, tile<2048xf32> -> tile<2048xf32>, token
    %max = reduce %v dim=0 identities=[0xFF800000 : f32] : tile<2048xf32> -> tile<f32> (%l: tile<f32>, %r: tile<f32>) {
      %m = maxf %l, %r propagate_nan : tile<f32>
      yield %m : tile<f32>
    }
    %max_r = reshape %max : tile<f32> -> tile<1xf32>
    %max_b = broadcast %max_r : tile<1xf32> -> tile<2048xf32>
    %d = subf %v, %max_b : tile<2048xf32>
    %log2e = constant <f32: 1.44269504> : tile<2048xf32>
    %s = mulf %d, %log2e flush_to_zero : tile<2048xf32>
    %e = exp2 %s flush_to_zero : tile<2048xf32>
    %sum = reduce %e dim=0 identities=[0.0 : f32] : tile<2048xf32> -> tile<f32> (%l: tile<f32>, %r: tile<f32>) {
      %a = addf %l, %r : tile<f32>
      yield %a : tile<f32>
    }
    %sum_r = reshape %sum : tile<f32> -> tile<1xf32>
    %sum_b = broadcast %sum_r : tile<1xf32> -> tile<2048xf32>
    %q = divf %e, %sum_b rounding<approx> : tile<2048xf32>
    %out_row = offset %out, %base : tile<ptr<f32>>, tile<i32> -> tile<ptr<f32>>
    %out_r = reshape %out_row : tile<ptr<f32>> -> tile<1xptr<f32>>
    %out_b = broadcast %out_r : tile<1xptr<f32>> -> tile<2048xptr<f32>>
    %out_p = offset %out_b, %lane : tile<2048xptr<f32>>, tile<2048xi32> -> tile<2048xptr<f32>>
    %t1 = store_ptr_tko weak %out_p, %q, %mask token=%t0 : tile<2048xptr<f32>>, tile<2048xf32>, tile<2048xi1> -> token
    return
  }
}
