// Embedding: row i of y is row ids[i] of a table.
//
// Teaches: a gather view takes a tile of indices for one dimension; rows that the table does not have are padded.
//
// tilerun: --grid 2 --arg ids=@embedding.ids.npy --arg table=rand:f32:50x64:2 --arg y=zeros:f32:32x64 --expect y=@embedding.y.npy
!tile = !cuda_tile.tile<16x64xf32>
!gather = !cuda_tile.gather_scatter_view<tile=(16x64), padding_value = zero, tensor_view<50x64xf32, strides=[64,1]>,
    sparse_dim=0>
!id_tiles = !cuda_tile.partition_view<tile=(16), tensor_view<32xi32, strides=[1]>>
!out = !cuda_tile.partition_view<tile=(16x64), tensor_view<32x64xf32, strides=[64,1]>>
cuda_tile.module @embedding {
  entry @embedding(%ids: tile<ptr<i32>>, %table: tile<ptr<f32>>, %y: tile<ptr<f32>>) {
    %block, %by, %bz = get_tile_block_id : tile<i32>
    %first = constant <i32: 0> : tile<i32>
    %id_vector = make_tensor_view %ids, shape = [32], strides = [1] : tensor_view<32xi32, strides=[1]>
    %rows = make_tensor_view %table, shape = [50, 64], strides = [64, 1] : tensor_view<50x64xf32, strides=[64,1]>
    %y_matrix = make_tensor_view %y, shape = [32, 64], strides = [64, 1] : tensor_view<32x64xf32, strides=[64,1]>
    %id_view = make_partition_view %id_vector : !id_tiles
    %row_view = make_gather_scatter_view %rows : !gather
    %y_view = make_partition_view %y_matrix : !out
    %wanted, %id_read = load_view_tko weak %id_view[%block] : !id_tiles, tile<i32> -> tile<16xi32>, token
    %found, %row_read = load_view_tko weak %row_view[%wanted, %first] : !gather, tile<16xi32>, tile<i32> -> !tile, token
    store_view_tko weak %found, %y_view[%block, %first] : !tile, !out, tile<i32> -> token
  }
}
