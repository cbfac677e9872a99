// A product by as many tile blocks as the grid has, whatever the size of C: each takes
// block number id, id + grid, id + 2·grid, …
//
// Teaches: a persistent kernel: the grid is as large as the GPU, and a loop strides over the work.
//
// tilerun: --grid 3 --arg a=rand:f16:128x64:1 --arg b=rand:f16:64x64:2 --arg c=zeros:f32:128x64 --expect c=@gemm_persistent.c.npy
!sums = !cuda_tile.tile<64x32xf32>
!a_tiles = !cuda_tile.partition_view<tile=(64x32), tensor_view<128x64xf16, strides=[64,1]>>
!b_tiles = !cuda_tile.partition_view<tile=(32x32), tensor_view<64x64xf16, strides=[64,1]>>
!c_tiles = !cuda_tile.partition_view<tile=(64x32), tensor_view<128x64xf32, strides=[64,1]>>
cuda_tile.module @gemm_persistent {
  entry @gemm_persistent(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>) {
    %id, %by, %bz = get_tile_block_id : tile<i32>
    %grid, %gy, %gz = get_num_tile_blocks : tile<i32>
    %from = constant <i32: 0> : tile<i32>
    %step = constant <i32: 1> : tile<i32>
    %a_ptr = assume div_by<16>, %a : tile<ptr<f16>>
    %b_ptr = assume div_by<16>, %b : tile<ptr<f16>>
    %c_ptr = assume div_by<16>, %c : tile<ptr<f32>>
    %a_matrix = make_tensor_view %a_ptr, shape = [128, 64], strides = [64, 1] : tensor_view<128x64xf16, strides=[64,1]>
    %b_matrix = make_tensor_view %b_ptr, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf16, strides=[64,1]>
    %c_matrix = make_tensor_view %c_ptr, shape = [128, 64], strides = [64, 1] : tensor_view<128x64xf32, strides=[64,1]>
    %a_view = make_partition_view %a_matrix : !a_tiles
    %b_view = make_partition_view %b_matrix : !b_tiles
    %c_view = make_partition_view %c_matrix : !c_tiles
    %rows, %columns = get_index_space_shape %c_view : !c_tiles -> tile<i32>
    %a_rows, %k_tiles = get_index_space_shape %a_view : !a_tiles -> tile<i32>
    %blocks = muli %rows, %columns : tile<i32>
    %none = constant <f32: 0.0> : !sums
    for %block in (%id to %blocks, step %grid) : tile<i32> {
      %row = divi %block, %columns signed : tile<i32>
      %column = remi %block, %columns signed : tile<i32>
      %sum = for %k in (%from to %k_tiles, step %step) : tile<i32> iter_values(%so_far = %none) -> (!sums) {
        %a_tile, %a_read = load_view_tko weak %a_view[%row, %k] : !a_tiles, tile<i32> -> tile<64x32xf16>, token
        %b_tile, %b_read = load_view_tko weak %b_view[%k, %column] : !b_tiles, tile<i32> -> tile<32x32xf16>, token
        %next = mmaf %a_tile, %b_tile, %so_far : tile<64x32xf16>, tile<32x32xf16>, !sums
        continue %next : !sums
      }
      store_view_tko weak %sum, %c_view[%row, %column] : !sums, !c_tiles, tile<i32> -> token
      continue
    }
  }
}
