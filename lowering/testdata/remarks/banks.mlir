// Writes of a shared tile, and reads of it by ldmatrix.
// remarks: sm_90a missed,smem
cuda_tile.module @m {
  entry @s8_short(%a: tile<ptr<i8>>, %b: tile<ptr<i8>>, %c: tile<ptr<i32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>, %la: tile<i32>, %lb: tile<i32>, %lc: tile<i32>) {
    %pa = assume div_by<16>, %a : tile<ptr<i8>>
    %pb = assume div_by<16>, %b : tile<ptr<i8>>
    %pc = assume div_by<16>, %c : tile<ptr<i32>>
    %lda = assume div_by<16>, %la : tile<i32>
    %ldb = assume div_by<16>, %lb : tile<i32>
    %ldc = assume div_by<16>, %lc : tile<i32>
    %ta = make_tensor_view %pa, shape = [%m, %k], strides = [%lda, 1] : tile<i32> -> tensor_view<?x?xi8, strides=[?,1]>
    %va = make_partition_view %ta : partition_view<tile=(64x32), padding_value = zero, tensor_view<?x?xi8, strides=[?,1]>>
    %tb = make_tensor_view %pb, shape = [%k, %n], strides = [%ldb, 1] : tile<i32> -> tensor_view<?x?xi8, strides=[?,1]>
    %vb = make_partition_view %tb : partition_view<tile=(32x32), padding_value = zero, tensor_view<?x?xi8, strides=[?,1]>>
    %tc = make_tensor_view %pc, shape = [%m, %n], strides = [%ldc, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
    %vc = make_partition_view %tc : partition_view<tile=(64x32), tensor_view<?x?xi32, strides=[?,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <i32: 0> : tile<64x32xi32>
    %mt, %kt = get_index_space_shape %va : partition_view<tile=(64x32), padding_value = zero, tensor_view<?x?xi8, strides=[?,1]>> -> tile<i32>
    %sum = for %q in (%zero to %kt, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x32xi32>) {
      %at, %ut = load_view_tko weak %va[%x, %q] : partition_view<tile=(64x32), padding_value = zero, tensor_view<?x?xi8, strides=[?,1]>>, tile<i32> -> tile<64x32xi8>, token
      %bt, %wt = load_view_tko weak %vb[%q, %y] : partition_view<tile=(32x32), padding_value = zero, tensor_view<?x?xi8, strides=[?,1]>>, tile<i32> -> tile<32x32xi8>, token
      // expected-remark @below {{its reads of the shared tile by ldmatrix.trans take 4 wavefronts where 2 would do [TIR0681]}}
      // expected-remark @below {{its writes to the shared tile take 4 wavefronts where 1 would do [TIR0681]}}
      %next = mmai %at, %bt, %acc signed unsigned : tile<64x32xi8>, tile<32x32xi8>, tile<64x32xi32>
      continue %next : tile<64x32xi32>
    }
    store_view_tko weak %sum, %vc[%x, %y] : tile<64x32xi32>, partition_view<tile=(64x32), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
    return
  }
}
// -----
// Reads of f64, word by word.
// remarks: sm_90a missed,smem
cuda_tile.module @m {
  entry @f(%a: tile<ptr<f64>>, %b: tile<ptr<f64>>, %c: tile<ptr<f64>>) {
    %zero = constant <i32: 0> : tile<i32>
    %none = constant <f64: 0.0> : tile<16x8xf64>
    %at = make_tensor_view %a, shape = [16, 16], strides = [16, 1] : tensor_view<16x16xf64, strides=[16,1]>
    %av = make_partition_view %at : partition_view<tile=(16x16), tensor_view<16x16xf64, strides=[16,1]>>
    %bt = make_tensor_view %b, shape = [16, 8], strides = [8, 1] : tensor_view<16x8xf64, strides=[8,1]>
    %bv = make_partition_view %bt : partition_view<tile=(16x8), tensor_view<16x8xf64, strides=[8,1]>>
    %ct = make_tensor_view %c, shape = [16, 8], strides = [8, 1] : tensor_view<16x8xf64, strides=[8,1]>
    %cv = make_partition_view %ct : partition_view<tile=(16x8), tensor_view<16x8xf64, strides=[8,1]>>
    %l, %t1 = load_view_tko weak %av[%zero, %zero] : partition_view<tile=(16x16), tensor_view<16x16xf64, strides=[16,1]>>, tile<i32> -> tile<16x16xf64>, token
    %r, %t2 = load_view_tko weak %bv[%zero, %zero] : partition_view<tile=(16x8), tensor_view<16x8xf64, strides=[8,1]>>, tile<i32> -> tile<16x8xf64>, token
    // expected-remark @below {{its reads of the shared tile take 4 wavefronts where 2 would do [TIR0681]}}
    %p = mmaf %l, %r, %none : tile<16x16xf64>, tile<16x8xf64>, tile<16x8xf64>
    %t3 = store_view_tko weak %p, %cv[%zero, %zero] : tile<16x8xf64>, partition_view<tile=(16x8), tensor_view<16x8xf64, strides=[8,1]>>, tile<i32> -> token
    return
  }
}
