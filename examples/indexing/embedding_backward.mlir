// The gradient of an embedding: row i of dy is added to row ids[i] of the gradient of the table.
//
// Teaches: several rows may have the same index, so a store would lose some; atomic additions through pointers add them all, and a mask leaves out what the table does not have.
//
// tilerun: --grid 2 --arg ids=@embedding.ids.npy --arg dy=randint:-9:9:f32:32x64:1 --arg dtable=zeros:f32:50x64
// tilerun: --expect dtable=@embedding_backward.dtable.npy
!tile = !cuda_tile.tile<16x64xf32>
!index = !cuda_tile.tile<16x64xi32>
!ptrs = !cuda_tile.tile<16x64xptr<f32>>
!id_tiles = !cuda_tile.partition_view<tile=(16), tensor_view<32xi32, strides=[1]>>
!in = !cuda_tile.partition_view<tile=(16x64), tensor_view<32x64xf32, strides=[64,1]>>
cuda_tile.module @embedding_backward {
  entry @embedding_backward(%ids: tile<ptr<i32>>, %dy: tile<ptr<f32>>, %dtable: tile<ptr<f32>>) {
    %block, %by, %bz = get_tile_block_id : tile<i32>
    %first = constant <i32: 0> : tile<i32>
    %id_vector = make_tensor_view %ids, shape = [32], strides = [1] : tensor_view<32xi32, strides=[1]>
    %dy_matrix = make_tensor_view %dy, shape = [32, 64], strides = [64, 1] : tensor_view<32x64xf32, strides=[64,1]>
    %id_view = make_partition_view %id_vector : !id_tiles
    %dy_view = make_partition_view %dy_matrix : !in
    %id, %id_read = load_view_tko weak %id_view[%block] : !id_tiles, tile<i32> -> tile<16xi32>, token
    %part, %dy_read = load_view_tko weak %dy_view[%block, %first] : !in, tile<i32> -> !tile, token

    %id_column = reshape %id : tile<16xi32> -> tile<16x1xi32>
    %rows = broadcast %id_column : tile<16x1xi32> -> !index
    %column = iota : tile<64xi32>
    %column_row = reshape %column : tile<64xi32> -> tile<1x64xi32>
    %columns = broadcast %column_row : tile<1x64xi32> -> !index
    %width = constant <i32: 64> : !index
    %start = muli %rows, %width : !index
    %at = addi %start, %columns : !index
    %height = constant <i32: 50> : !index
    %inside = cmpi less_than %rows, %height, unsigned : !index -> tile<16x64xi1>
    %table_11 = reshape %dtable : tile<ptr<f32>> -> tile<1x1xptr<f32>>
    %tables = broadcast %table_11 : tile<1x1xptr<f32>> -> !ptrs
    %ptrs = offset %tables, %at : !ptrs, !index -> !ptrs
    %before, %added = atomic_rmw_tko relaxed device %ptrs, addf, %part, %inside : !ptrs, !tile, tile<16x64xi1> -> !tile,
        token
  }
}
