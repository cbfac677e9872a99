// Types on their own.

%g0 = "test.value"() : () -> !cuda_tile.tile<f32>
%g1 = "test.value"() : () -> !cuda_tile.tile<16777216xi8>
%g2 = "test.value"() : () -> !cuda_tile.tile<2xf4E2M1FN>
%g3 = "test.value"() : () -> !cuda_tile.tile<8xi4>
%g4 = "test.value"() : () -> !cuda_tile.tile<ptr<f8E8M0FNU>>
%g5 = "test.value"() : () -> !cuda_tile.tensor_view<f32>
%g6 = "test.value"() : () -> !cuda_tile.tensor_view<?x8xf32, strides=[?,1]>
%g7 = "test.value"() : () -> !cuda_tile.tensor_view<8xf4E2M1FN, strides=[1]>
%g8 = "test.value"() : () -> !cuda_tile.partition_view<tile=(4x2), padding_value = nan, tensor_view<8x8xf32, strides=[8,1]>, dim_map=[1, 0]>
%g9 = "test.value"() : () -> !cuda_tile.strided_view<tile=(4), traversal_strides=[3], tensor_view<8xf32, strides=[1]>>
%g10 = "test.value"() : () -> !cuda_tile.gather_scatter_view<tile=(4), tensor_view<8xf32, strides=[1]>, sparse_dim=0>
%g11 = "test.value"() : () -> !cuda_tile.token

// -----

// expected-error @below {{expected powers of two as extents of a tile, got tile<4x3xi8> [TIR0142]}}
%b1 = "test.value"() : () -> !cuda_tile.tile<4x3xi8>
// expected-error @below {{expected powers of two as extents of a tile, got tile<6xi8> [TIR0142]}}
%b1a = "test.value"() : () -> !cuda_tile.tile<6xi8>
// expected-error @below {{expected at most 16777216 elements in a tile}}
%b2 = "test.value"() : () -> !cuda_tile.tile<16777216x2xi8>
// expected-error @below {{expected an even number of elements in a tile of f4E2M1FN}}
%b3 = "test.value"() : () -> !cuda_tile.tile<1xf4E2M1FN>
// expected-error @below {{expected a number type other than i4 in memory}}
%b4 = "test.value"() : () -> !cuda_tile.tile<ptr<i4>>
// expected-error @below {{expected a number type other than i4 in memory}}
%b5 = "test.value"() : () -> !cuda_tile.tensor_view<8xi4, strides=[1]>
// expected-error @below {{expected 2 strides, one per extent}}
%b6 = "test.value"() : () -> !cuda_tile.tensor_view<8x8xf32, strides=[1]>
// expected-error @below {{expected a stride of 1 in a tensor_view of 4-bit elements}}
%b7 = "test.value"() : () -> !cuda_tile.tensor_view<8xf4E2M1FN, strides=[2]>
// expected-error @below {{expected powers of two as extents of a tile}}
%b8 = "test.value"() : () -> !cuda_tile.partition_view<tile=(3), tensor_view<8xf32, strides=[1]>>
// expected-error @below {{expected a tile of rank 2 as the tensor_view has}}
%b9 = "test.value"() : () -> !cuda_tile.partition_view<tile=(4), tensor_view<8x8xf32, strides=[8,1]>>
// expected-error @below {{expected 2 dimensions in dim_map, one per dimension of the tile}}
%b10 = "test.value"() : () -> !cuda_tile.partition_view<tile=(4x4), tensor_view<8x8xf32, strides=[8,1]>, dim_map=[0]>
// expected-error @below {{expected each dimension once in dim_map and not 1 again}}
%b11 = "test.value"() : () -> !cuda_tile.partition_view<tile=(4x4), tensor_view<8x8xf32, strides=[8,1]>, dim_map=[1, 1]>
// expected-error @below {{expected dimensions from 0 to 1 in dim_map}}
%b12 = "test.value"() : () -> !cuda_tile.partition_view<tile=(4x4), tensor_view<8x8xf32, strides=[8,1]>, dim_map=[0, 2]>
// expected-error @below {{expected floating-point elements for the padding value neg_inf}}
%b13 = "test.value"() : () -> !cuda_tile.partition_view<tile=(4), padding_value = neg_inf, tensor_view<8xi8, strides=[1]>>
// expected-error @below {{expected 1 traversal_strides, one per dimension of the tile}}
%b14 = "test.value"() : () -> !cuda_tile.strided_view<tile=(4), traversal_strides=[1,1], tensor_view<8xf32, strides=[1]>>
// expected-error @below {{expected positive traversal_strides}}
%b15 = "test.value"() : () -> !cuda_tile.strided_view<tile=(4), traversal_strides=[0], tensor_view<8xf32, strides=[1]>>
// expected-error @below {{expected sparse_dim below 1, the rank of the tensor_view}}
%b16 = "test.value"() : () -> !cuda_tile.gather_scatter_view<tile=(4), tensor_view<8xf32, strides=[1]>, sparse_dim=1>
