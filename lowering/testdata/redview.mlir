// Reductions into views from three tile blocks, over edges and overlaps.
// tilerun: --grid 3 --arg p1=randint:-50:50:i32:10x12:1 --arg p2=randint:-50:50:i32:10x12:2 --arg p3=randint:-50:50:i32:10x12:3 --arg p4=randint:-50:50:i32:10x12:4 --arg p5=randint:-50:50:i32:10x12:5 --arg p6=randint:-50:50:i32:10x12:6 --arg p7=randint:-50:50:i32:10x12:7 --arg p8=randint:-50:50:i32:10x12:8 --arg p9=randint:-50:50:i64:10x12:9 --arg p10=randint:-50:50:i64:10x12:10 --arg p11=randint:-50:50:i64:10x12:11 --arg p12=zeros:f16:10x12 --arg p13=zeros:bf16:10x12 --arg p14=zeros:f32:10x12 --arg p15=zeros:f64:10x12
cuda_tile.module @redview {
  entry @redview(%p1: tile<ptr<i32>>, %p2: tile<ptr<i32>>, %p3: tile<ptr<i32>>, %p4: tile<ptr<i32>>, %p5: tile<ptr<i32>>, %p6: tile<ptr<i32>>, %p7: tile<ptr<i32>>, %p8: tile<ptr<i32>>, %p9: tile<ptr<i64>>, %p10: tile<ptr<i64>>, %p11: tile<ptr<i64>>, %p12: tile<ptr<f16>>, %p13: tile<ptr<bf16>>, %p14: tile<ptr<f32>>, %p15: tile<ptr<f64>>) {
    %zero = constant <i32: 0> : tile<i32>
    %bx, %by, %bz = get_tile_block_id : tile<i32>
    %ii32 = iota : tile<32xi32>
    %wi32 = addi %ii32, %ii32 : tile<32xi32>
    %ui32 = reshape %wi32 : tile<32xi32> -> tile<4x8xi32>
    %t1 = make_tensor_view %p1, shape = [10, 12], strides = [12, 1] : tensor_view<10x12xi32, strides=[12,1]>
    %v1 = make_partition_view %t1 : partition_view<tile=(4x8), tensor_view<10x12xi32, strides=[12,1]>>
    %k1 = atomic_red_view_tko relaxed device %v1[%bx, %zero], and, %ui32 : tile<4x8xi32>, partition_view<tile=(4x8), tensor_view<10x12xi32, strides=[12,1]>>, tile<i32> -> token
    %t2 = make_tensor_view %p2, shape = [10, 12], strides = [12, 1] : tensor_view<10x12xi32, strides=[12,1]>
    %v2 = make_strided_view %t2 : strided_view<tile=(4x8), traversal_strides=[2,3], tensor_view<10x12xi32, strides=[12,1]>>
    %k2 = atomic_red_view_tko relaxed device %v2[%bx, %bx], or, %ui32 : tile<4x8xi32>, strided_view<tile=(4x8), traversal_strides=[2,3], tensor_view<10x12xi32, strides=[12,1]>>, tile<i32> -> token
    %t3 = make_tensor_view %p3, shape = [10, 12], strides = [12, 1] : tensor_view<10x12xi32, strides=[12,1]>
    %v3 = make_partition_view %t3 : partition_view<tile=(4x8), tensor_view<10x12xi32, strides=[12,1]>>
    %k3 = atomic_red_view_tko relaxed device %v3[%bx, %zero], xor, %ui32 : tile<4x8xi32>, partition_view<tile=(4x8), tensor_view<10x12xi32, strides=[12,1]>>, tile<i32> -> token
    %t4 = make_tensor_view %p4, shape = [10, 12], strides = [12, 1] : tensor_view<10x12xi32, strides=[12,1]>
    %v4 = make_strided_view %t4 : strided_view<tile=(4x8), traversal_strides=[2,3], tensor_view<10x12xi32, strides=[12,1]>>
    %k4 = atomic_red_view_tko relaxed device %v4[%bx, %bx], add, %ui32 : tile<4x8xi32>, strided_view<tile=(4x8), traversal_strides=[2,3], tensor_view<10x12xi32, strides=[12,1]>>, tile<i32> -> token
    %t5 = make_tensor_view %p5, shape = [10, 12], strides = [12, 1] : tensor_view<10x12xi32, strides=[12,1]>
    %v5 = make_partition_view %t5 : partition_view<tile=(4x8), tensor_view<10x12xi32, strides=[12,1]>>
    %k5 = atomic_red_view_tko relaxed device %v5[%bx, %zero], max, %ui32 : tile<4x8xi32>, partition_view<tile=(4x8), tensor_view<10x12xi32, strides=[12,1]>>, tile<i32> -> token
    %t6 = make_tensor_view %p6, shape = [10, 12], strides = [12, 1] : tensor_view<10x12xi32, strides=[12,1]>
    %v6 = make_strided_view %t6 : strided_view<tile=(4x8), traversal_strides=[2,3], tensor_view<10x12xi32, strides=[12,1]>>
    %k6 = atomic_red_view_tko relaxed device %v6[%bx, %bx], min, %ui32 : tile<4x8xi32>, strided_view<tile=(4x8), traversal_strides=[2,3], tensor_view<10x12xi32, strides=[12,1]>>, tile<i32> -> token
    %t7 = make_tensor_view %p7, shape = [10, 12], strides = [12, 1] : tensor_view<10x12xi32, strides=[12,1]>
    %v7 = make_partition_view %t7 : partition_view<tile=(4x8), tensor_view<10x12xi32, strides=[12,1]>>
    %k7 = atomic_red_view_tko relaxed device %v7[%bx, %zero], umax, %ui32 : tile<4x8xi32>, partition_view<tile=(4x8), tensor_view<10x12xi32, strides=[12,1]>>, tile<i32> -> token
    %t8 = make_tensor_view %p8, shape = [10, 12], strides = [12, 1] : tensor_view<10x12xi32, strides=[12,1]>
    %v8 = make_strided_view %t8 : strided_view<tile=(4x8), traversal_strides=[2,3], tensor_view<10x12xi32, strides=[12,1]>>
    %k8 = atomic_red_view_tko relaxed device %v8[%bx, %bx], umin, %ui32 : tile<4x8xi32>, strided_view<tile=(4x8), traversal_strides=[2,3], tensor_view<10x12xi32, strides=[12,1]>>, tile<i32> -> token
    %ii64 = iota : tile<32xi32>
    %wi64 = exti %ii64 signed : tile<32xi32> -> tile<32xi64>
    %ui64 = reshape %wi64 : tile<32xi64> -> tile<4x8xi64>
    %t9 = make_tensor_view %p9, shape = [10, 12], strides = [12, 1] : tensor_view<10x12xi64, strides=[12,1]>
    %v9 = make_partition_view %t9 : partition_view<tile=(4x8), tensor_view<10x12xi64, strides=[12,1]>>
    %k9 = atomic_red_view_tko relaxed device %v9[%bx, %zero], add, %ui64 : tile<4x8xi64>, partition_view<tile=(4x8), tensor_view<10x12xi64, strides=[12,1]>>, tile<i32> -> token
    %t10 = make_tensor_view %p10, shape = [10, 12], strides = [12, 1] : tensor_view<10x12xi64, strides=[12,1]>
    %v10 = make_strided_view %t10 : strided_view<tile=(4x8), traversal_strides=[2,3], tensor_view<10x12xi64, strides=[12,1]>>
    %k10 = atomic_red_view_tko relaxed device %v10[%bx, %bx], max, %ui64 : tile<4x8xi64>, strided_view<tile=(4x8), traversal_strides=[2,3], tensor_view<10x12xi64, strides=[12,1]>>, tile<i32> -> token
    %t11 = make_tensor_view %p11, shape = [10, 12], strides = [12, 1] : tensor_view<10x12xi64, strides=[12,1]>
    %v11 = make_partition_view %t11 : partition_view<tile=(4x8), tensor_view<10x12xi64, strides=[12,1]>>
    %k11 = atomic_red_view_tko relaxed device %v11[%bx, %zero], umin, %ui64 : tile<4x8xi64>, partition_view<tile=(4x8), tensor_view<10x12xi64, strides=[12,1]>>, tile<i32> -> token
    %if16 = iota : tile<32xi32>
    %wf16 = itof %if16 signed rounding<nearest_even> : tile<32xi32> -> tile<32xf16>
    %uf16 = reshape %wf16 : tile<32xf16> -> tile<4x8xf16>
    %t12 = make_tensor_view %p12, shape = [10, 12], strides = [12, 1] : tensor_view<10x12xf16, strides=[12,1]>
    %v12 = make_strided_view %t12 : strided_view<tile=(4x8), traversal_strides=[2,3], tensor_view<10x12xf16, strides=[12,1]>>
    %k12 = atomic_red_view_tko relaxed device %v12[%bx, %bx], addf, %uf16 : tile<4x8xf16>, strided_view<tile=(4x8), traversal_strides=[2,3], tensor_view<10x12xf16, strides=[12,1]>>, tile<i32> -> token
    %ibf16 = iota : tile<32xi32>
    %wbf16 = itof %ibf16 signed rounding<nearest_even> : tile<32xi32> -> tile<32xbf16>
    %ubf16 = reshape %wbf16 : tile<32xbf16> -> tile<4x8xbf16>
    %t13 = make_tensor_view %p13, shape = [10, 12], strides = [12, 1] : tensor_view<10x12xbf16, strides=[12,1]>
    %v13 = make_partition_view %t13 : partition_view<tile=(4x8), tensor_view<10x12xbf16, strides=[12,1]>>
    %k13 = atomic_red_view_tko relaxed device %v13[%bx, %zero], addf, %ubf16 : tile<4x8xbf16>, partition_view<tile=(4x8), tensor_view<10x12xbf16, strides=[12,1]>>, tile<i32> -> token
    %if32 = iota : tile<32xi32>
    %wf32 = itof %if32 signed rounding<nearest_even> : tile<32xi32> -> tile<32xf32>
    %uf32 = reshape %wf32 : tile<32xf32> -> tile<4x8xf32>
    %t14 = make_tensor_view %p14, shape = [10, 12], strides = [12, 1] : tensor_view<10x12xf32, strides=[12,1]>
    %v14 = make_strided_view %t14 : strided_view<tile=(4x8), traversal_strides=[2,3], tensor_view<10x12xf32, strides=[12,1]>>
    %k14 = atomic_red_view_tko relaxed device %v14[%bx, %bx], addf, %uf32 : tile<4x8xf32>, strided_view<tile=(4x8), traversal_strides=[2,3], tensor_view<10x12xf32, strides=[12,1]>>, tile<i32> -> token
    %if64 = iota : tile<32xi32>
    %wf64 = itof %if64 signed rounding<nearest_even> : tile<32xi32> -> tile<32xf64>
    %uf64 = reshape %wf64 : tile<32xf64> -> tile<4x8xf64>
    %t15 = make_tensor_view %p15, shape = [10, 12], strides = [12, 1] : tensor_view<10x12xf64, strides=[12,1]>
    %v15 = make_partition_view %t15 : partition_view<tile=(4x8), tensor_view<10x12xf64, strides=[12,1]>>
    %k15 = atomic_red_view_tko relaxed device %v15[%bx, %zero], addf, %uf64 : tile<4x8xf64>, partition_view<tile=(4x8), tensor_view<10x12xf64, strides=[12,1]>>, tile<i32> -> token
  }
}
