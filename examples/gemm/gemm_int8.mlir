// A product of i8 matrices with sums of i32, and one scale for each row of A and each column of B:
// C = (A·B) · row scale · column scale, B stored by columns.
//
// Teaches: mmai sums exactly; scales that do not depend on k are applied once, behind the loop; B comes by dim_map.
//
// tilerun: --grid 1,1 --arg a=randint:-128:128:i8:64x128:1 --arg b=randint:-128:128:i8:64x128:2
// tilerun: --arg a_scale=rand:f32:64:3 --arg b_scale=rand:f32:64:4 --arg c=zeros:f32:64x64 --expect c=@gemm_int8.c.npy
!sums = !cuda_tile.tile<64x64xi32>
!float = !cuda_tile.tile<64x64xf32>
!a_tiles = !cuda_tile.partition_view<tile=(64x64), tensor_view<64x128xi8, strides=[128,1]>>
!b_tiles = !cuda_tile.partition_view<tile=(64x64), tensor_view<64x128xi8, strides=[128,1]>, dim_map=[1, 0]>
!c_tiles = !cuda_tile.partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
!scales = !cuda_tile.partition_view<tile=(64), tensor_view<64xf32, strides=[1]>>
cuda_tile.module @gemm_int8 {
  entry @gemm_int8(%a: tile<ptr<i8>>, %b: tile<ptr<i8>>, %a_scale: tile<ptr<f32>>, %b_scale: tile<ptr<f32>>,
      %c: tile<ptr<f32>>) {
    %row, %column, %bz = get_tile_block_id : tile<i32>
    %from = constant <i32: 0> : tile<i32>
    %step = constant <i32: 1> : tile<i32>
    %a_ptr = assume div_by<16>, %a : tile<ptr<i8>>
    %b_ptr = assume div_by<16>, %b : tile<ptr<i8>>
    %a_matrix = make_tensor_view %a_ptr, shape = [64, 128], strides = [128, 1] : tensor_view<64x128xi8, strides=[128,1]>
    %b_matrix = make_tensor_view %b_ptr, shape = [64, 128], strides = [128, 1] : tensor_view<64x128xi8, strides=[128,1]>
    %c_matrix = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %a_vector = make_tensor_view %a_scale, shape = [64], strides = [1] : tensor_view<64xf32, strides=[1]>
    %b_vector = make_tensor_view %b_scale, shape = [64], strides = [1] : tensor_view<64xf32, strides=[1]>
    %a_view = make_partition_view %a_matrix : !a_tiles
    %b_view = make_partition_view %b_matrix : !b_tiles
    %c_view = make_partition_view %c_matrix : !c_tiles
    %a_scales = make_partition_view %a_vector : !scales
    %b_scales = make_partition_view %b_vector : !scales
    %rows, %k_tiles = get_index_space_shape %a_view : !a_tiles -> tile<i32>
    %none = constant <i32: 0> : !sums
    %sum = for %k in (%from to %k_tiles, step %step) : tile<i32> iter_values(%so_far = %none) -> (!sums) {
      %a_tile, %a_read = load_view_tko weak %a_view[%row, %k] : !a_tiles, tile<i32> -> tile<64x64xi8>, token
      %b_tile, %b_read = load_view_tko weak %b_view[%k, %column] : !b_tiles, tile<i32> -> tile<64x64xi8>, token
      %next = mmai %a_tile, %b_tile, %so_far signed signed : tile<64x64xi8>, tile<64x64xi8>, !sums
      continue %next : !sums
    }
    %float = itof %sum signed : !sums -> !float
    %r, %r_read = load_view_tko weak %a_scales[%row] : !scales, tile<i32> -> tile<64xf32>, token
    %s, %s_read = load_view_tko weak %b_scales[%column] : !scales, tile<i32> -> tile<64xf32>, token
    %r_column = reshape %r : tile<64xf32> -> tile<64x1xf32>
    %rs = broadcast %r_column : tile<64x1xf32> -> !float
    %s_row = reshape %s : tile<64xf32> -> tile<1x64xf32>
    %ss = broadcast %s_row : tile<1x64xf32> -> !float
    %by_row = mulf %float, %rs : !float
    %result = mulf %by_row, %ss : !float
    store_view_tko weak %result, %c_view[%row, %column] : !float, !c_tiles, tile<i32> -> token
  }
}
