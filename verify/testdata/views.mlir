// Tensor views and what looks at them.

cuda_tile.module @m {
  testing$func @f(%b: tile<ptr<f32>>, %n: tile<i64>, %n32: tile<i32>, %i: tile<8xi32>, %i4: tile<4xi32>, %x: tile<8x16xf32>, %y: tile<16x8xf32>, %t: tensor_view<64x64xf32, strides=[64,1]>, %pv: partition_view<tile=(8x16), tensor_view<64x64xf32, strides=[64,1]>>, %sv: strided_view<tile=(8x16), traversal_strides=[4,16], tensor_view<64x64xf32, strides=[64,1]>>, %gv: gather_scatter_view<tile=(8x16), tensor_view<64x64xf32, strides=[64,1]>, sparse_dim=0>) {
    %a0 = make_tensor_view %b, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %a1 = make_tensor_view %b, shape = [%n, 8], strides = [%n, 1] : tile<i64> -> tensor_view<?x8xf32, strides=[?,1]>
    %a2 = make_partition_view %t : partition_view<tile=(8x16), tensor_view<64x64xf32, strides=[64,1]>>
    %a3 = make_strided_view %t : strided_view<tile=(8x16), traversal_strides=[4,16], tensor_view<64x64xf32, strides=[64,1]>>
    %a4 = make_gather_scatter_view %t : gather_scatter_view<tile=(8x16), tensor_view<64x64xf32, strides=[64,1]>, sparse_dim=0>
    %a5, %k5 = load_view_tko weak %pv[%n, %n] : partition_view<tile=(8x16), tensor_view<64x64xf32, strides=[64,1]>>, tile<i64> -> tile<8x16xf32>, token
    %a6, %k6 = load_view_tko relaxed device %sv[%n32, %n32] : strided_view<tile=(8x16), traversal_strides=[4,16], tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> tile<8x16xf32>, token
    %a7, %k7 = load_view_tko weak %gv[%i, %n32] : gather_scatter_view<tile=(8x16), tensor_view<64x64xf32, strides=[64,1]>, sparse_dim=0>, tile<8xi32>, tile<i32> -> tile<8x16xf32>, token
    %k8 = store_view_tko weak %x, %pv[%n, %n] : tile<8x16xf32>, partition_view<tile=(8x16), tensor_view<64x64xf32, strides=[64,1]>>, tile<i64> -> token
    %k9 = store_view_tko release sys %x, %sv[%n, %n] : tile<8x16xf32>, strided_view<tile=(8x16), traversal_strides=[4,16], tensor_view<64x64xf32, strides=[64,1]>>, tile<i64> -> token
    %s0:2 = get_tensor_shape %t : tensor_view<64x64xf32, strides=[64,1]> -> tile<i64>
    %s1:2 = get_index_space_shape %pv : partition_view<tile=(8x16), tensor_view<64x64xf32, strides=[64,1]>> -> tile<i32>
    return
  }
}

// -----

cuda_tile.module @m {
  testing$func @f(%b: tile<ptr<f32>>, %n: tile<i64>, %n32: tile<i32>, %i: tile<8xi32>, %i4: tile<4xi32>, %x: tile<8x16xf32>, %y: tile<16x8xf32>, %t: tensor_view<64x64xf32, strides=[64,1]>, %pv: partition_view<tile=(8x16), tensor_view<64x64xf32, strides=[64,1]>>, %sv: strided_view<tile=(8x16), traversal_strides=[4,16], tensor_view<64x64xf32, strides=[64,1]>>, %gv: gather_scatter_view<tile=(8x16), tensor_view<64x64xf32, strides=[64,1]>, sparse_dim=0>) {
    // expected-error @below {{load_view_tko: expected 2 indices, one per dimension of the view, got 1 [TIR0283]}}
    %a0, %k0 = load_view_tko weak %pv[%n] : partition_view<tile=(8x16), tensor_view<64x64xf32, strides=[64,1]>>, tile<i64> -> tile<8x16xf32>, token
    // expected-error @below {{load_view_tko: expected a tile of type tile<8x16xf32> as the view has, got tile<16x8xf32> [TIR0285]}}
    %a1, %k1 = load_view_tko weak %pv[%n, %n] : partition_view<tile=(8x16), tensor_view<64x64xf32, strides=[64,1]>>, tile<i64> -> tile<16x8xf32>, token
    // expected-error @below {{load_view_tko: expected index 0 to be a scalar, got tile<8xi32> [TIR0284]}}
    %a2, %k2 = load_view_tko weak %pv[%i, %i] : partition_view<tile=(8x16), tensor_view<64x64xf32, strides=[64,1]>>, tile<8xi32> -> tile<8x16xf32>, token
    // expected-error @below {{load_view_tko: expected a memory scope with acquire ordering}}
    %a3, %k3 = load_view_tko acquire %pv[%n, %n] : partition_view<tile=(8x16), tensor_view<64x64xf32, strides=[64,1]>>, tile<i64> -> tile<8x16xf32>, token
    // expected-error @below {{load_view_tko: expected memory_ordering_semantics to be weak, relaxed or acquire, got acq_rel}}
    %a4, %k4 = load_view_tko acq_rel device %pv[%n, %n] : partition_view<tile=(8x16), tensor_view<64x64xf32, strides=[64,1]>>, tile<i64> -> tile<8x16xf32>, token
    // expected-error @below {{load_view_tko: expected index 0, along sparse_dim, to be a tile of 8 integers, got tile<4xi32>}}
    %a5, %k5 = load_view_tko weak %gv[%i4, %n32] : gather_scatter_view<tile=(8x16), tensor_view<64x64xf32, strides=[64,1]>, sparse_dim=0>, tile<4xi32>, tile<i32> -> tile<8x16xf32>, token
    // expected-error @below {{store_view_tko: expected a tile of type tile<8x16xf32> as the view has, got tile<16x8xf32>}}
    %b1 = store_view_tko weak %y, %pv[%n, %n] : tile<16x8xf32>, partition_view<tile=(8x16), tensor_view<64x64xf32, strides=[64,1]>>, tile<i64> -> token
    // expected-error @below {{load_view_tko: expected a tile of type tile<8x16xf32> as the view has, got tile<8x8xf32>}}
    %a6, %k6 = load_view_tko weak %pv[%n, %n] : partition_view<tile=(8x16), tensor_view<64x64xf32, strides=[64,1]>>, tile<i64> -> tile<8x8xf32>, token
    // expected-error @below {{load_view_tko: expected a tile of type tile<8x16xf32> as the view has, got tile<8xf32>}}
    %a7, %k7 = load_view_tko weak %pv[%n, %n] : partition_view<tile=(8x16), tensor_view<64x64xf32, strides=[64,1]>>, tile<i64> -> tile<8xf32>, token
    // expected-error @below {{load_view_tko: expected a tile of type tile<8x16xf32> as the view has, got tile<8x16xf16>}}
    %a8, %k8 = load_view_tko weak %pv[%n, %n] : partition_view<tile=(8x16), tensor_view<64x64xf32, strides=[64,1]>>, tile<i64> -> tile<8x16xf16>, token
    // expected-error @below {{load_view_tko: expected no memory scope with weak ordering, got device}}
    %a9:2 = "cuda_tile.load_view_tko"(%pv, %n, %n) <{memory_ordering_semantics = 0 : i32, memory_scope = 1 : i32, operandSegmentSizes = array<i32: 1, 2, 0>}> : (!cuda_tile.partition_view<tile=(8x16), tensor_view<64x64xf32, strides=[64,1]>>, !cuda_tile.tile<i64>, !cuda_tile.tile<i64>) -> (!cuda_tile.tile<8x16xf32>, !cuda_tile.token)
    // expected-error @below {{store_view_tko: expected no memory scope with weak ordering, got device}}
    %b0 = "cuda_tile.store_view_tko"(%x, %pv, %n, %n) <{memory_ordering_semantics = 0 : i32, memory_scope = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (!cuda_tile.tile<8x16xf32>, !cuda_tile.partition_view<tile=(8x16), tensor_view<64x64xf32, strides=[64,1]>>, !cuda_tile.tile<i64>, !cuda_tile.tile<i64>) -> !cuda_tile.token
    // expected-error @below {{store_view_tko: expected a memory scope with release ordering}}
    %b3 = store_view_tko release %x, %pv[%n, %n] : tile<8x16xf32>, partition_view<tile=(8x16), tensor_view<64x64xf32, strides=[64,1]>>, tile<i64> -> token
    // expected-error @below {{store_view_tko: expected memory_ordering_semantics to be weak, relaxed or release, got acquire}}
    %b2 = store_view_tko acquire device %x, %pv[%n, %n] : tile<8x16xf32>, partition_view<tile=(8x16), tensor_view<64x64xf32, strides=[64,1]>>, tile<i64> -> token
    // expected-error @below {{make_tensor_view: expected a base that points to f16 as the tensor_view holds, got a pointer to f32}}
    %c0 = "cuda_tile.make_tensor_view"(%b) {operandSegmentSizes = array<i32: 1, 0, 0>} : (!cuda_tile.tile<ptr<f32>>) -> !cuda_tile.tensor_view<8xf16, strides=[1]>
    // expected-error @below {{make_tensor_view: expected 1 values for the dynamic extents, got 0 [TIR0290]}}
    %c1 = "cuda_tile.make_tensor_view"(%b) {operandSegmentSizes = array<i32: 1, 0, 0>} : (!cuda_tile.tile<ptr<f32>>) -> !cuda_tile.tensor_view<?xf32, strides=[1]>
    // expected-error @below {{make_tensor_view: expected extents and strides of one type, got tile<i64> and tile<i32>}}
    %c2 = "cuda_tile.make_tensor_view"(%b, %n, %n32) {operandSegmentSizes = array<i32: 1, 1, 1>} : (!cuda_tile.tile<ptr<f32>>, !cuda_tile.tile<i64>, !cuda_tile.tile<i32>) -> !cuda_tile.tensor_view<?xf32, strides=[?]>
    // expected-error-re @below {{make_partition_view: expected a tensor_view<64x64xf16{{.*}} as the view looks at, got tensor_view<64x64xf32{{.*}}}}
    %d_partition = "cuda_tile.make_partition_view"(%t) : (!cuda_tile.tensor_view<64x64xf32, strides=[64,1]>) -> !cuda_tile.partition_view<tile=(8x16), tensor_view<64x64xf16, strides=[64,1]>>
    // expected-error-re @below {{make_strided_view: expected a tensor_view<64x64xf16{{.*}} as the view looks at, got tensor_view<64x64xf32{{.*}}}}
    %d_strided = "cuda_tile.make_strided_view"(%t) : (!cuda_tile.tensor_view<64x64xf32, strides=[64,1]>) -> !cuda_tile.strided_view<tile=(8x16), traversal_strides=[4,16], tensor_view<64x64xf16, strides=[64,1]>>
    // expected-error-re @below {{make_gather_scatter_view: expected a tensor_view<64x64xf16{{.*}} as the view looks at, got tensor_view<64x64xf32{{.*}}}}
    %d_gather_scatter = "cuda_tile.make_gather_scatter_view"(%t) : (!cuda_tile.tensor_view<64x64xf32, strides=[64,1]>) -> !cuda_tile.gather_scatter_view<tile=(8x16), tensor_view<64x64xf16, strides=[64,1]>, sparse_dim=0>
    // expected-error @below {{get_tensor_shape: expected 2 results, one per dimension, got 1 [TIR0293]}}
    %e0 = "cuda_tile.get_tensor_shape"(%t) : (!cuda_tile.tensor_view<64x64xf32, strides=[64,1]>) -> !cuda_tile.tile<i32>
    // expected-error @below {{get_index_space_shape: expected 2 results, one per dimension, got 3}}
    %e1:3 = "cuda_tile.get_index_space_shape"(%pv) : (!cuda_tile.partition_view<tile=(8x16), tensor_view<64x64xf32, strides=[64,1]>>) -> (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>)
    // expected-error @below {{get_tensor_shape: expected results of one type, got tile<i32> and tile<i64>}}
    %e2:2 = "cuda_tile.get_tensor_shape"(%t) : (!cuda_tile.tensor_view<64x64xf32, strides=[64,1]>) -> (!cuda_tile.tile<i32>, !cuda_tile.tile<i64>)
    // expected-error @below {{get_tensor_shape: expected the result to be a scalar tile of i1, i8, i16, i32 or i64, got tile<f32>}}
    %e3:2 = "cuda_tile.get_tensor_shape"(%t) : (!cuda_tile.tensor_view<64x64xf32, strides=[64,1]>) -> (!cuda_tile.tile<f32>, !cuda_tile.tile<f32>)
    return
  }
}
