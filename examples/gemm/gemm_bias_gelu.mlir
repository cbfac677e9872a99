// A product with its epilogue fused: C = gelu(A·B + bias), f16 in and out, sums in f32.
//
// Teaches: what follows a product element by element is done before the store, while the sums are in registers.
//
// tilerun: --grid 2,2 --arg a=rand:f16:128x128:1 --arg b=rand:f16:128x128:2 --arg bias=rand:f32:128:3 --arg c=zeros:f16:128x128
// tilerun: --expect c=@gemm_bias_gelu.c.npy
!sums = !cuda_tile.tile<64x64xf32>
!matrix = !cuda_tile.tensor_view<128x128xf16, strides=[128,1]>
!a_tiles = !cuda_tile.partition_view<tile=(64x32), tensor_view<128x128xf16, strides=[128,1]>>
!b_tiles = !cuda_tile.partition_view<tile=(32x64), tensor_view<128x128xf16, strides=[128,1]>>
!c_tiles = !cuda_tile.partition_view<tile=(64x64), tensor_view<128x128xf16, strides=[128,1]>>
!bias_tiles = !cuda_tile.partition_view<tile=(64), tensor_view<128xf32, strides=[1]>>
cuda_tile.module @gemm_bias_gelu {
  entry @gemm_bias_gelu(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %bias: tile<ptr<f32>>, %c: tile<ptr<f16>>) {
    %row, %column, %bz = get_tile_block_id : tile<i32>
    %a_ptr = assume div_by<16>, %a : tile<ptr<f16>>
    %b_ptr = assume div_by<16>, %b : tile<ptr<f16>>
    %c_ptr = assume div_by<16>, %c : tile<ptr<f16>>
    %a_matrix = make_tensor_view %a_ptr, shape = [128, 128], strides = [128, 1] : !matrix
    %b_matrix = make_tensor_view %b_ptr, shape = [128, 128], strides = [128, 1] : !matrix
    %c_matrix = make_tensor_view %c_ptr, shape = [128, 128], strides = [128, 1] : !matrix
    %bias_vector = make_tensor_view %bias, shape = [128], strides = [1] : tensor_view<128xf32, strides=[1]>
    %a_view = make_partition_view %a_matrix : !a_tiles
    %b_view = make_partition_view %b_matrix : !b_tiles
    %c_view = make_partition_view %c_matrix : !c_tiles
    %bias_view = make_partition_view %bias_vector : !bias_tiles
    %from = constant <i32: 0> : tile<i32>
    %step = constant <i32: 1> : tile<i32>
    %m_tiles, %k_tiles = get_index_space_shape %a_view : !a_tiles -> tile<i32>
    %none = constant <f32: 0.0> : !sums
    %sum = for %k in (%from to %k_tiles, step %step) : tile<i32> iter_values(%so_far = %none) -> (!sums) {
      %a_tile, %a_read = load_view_tko weak %a_view[%row, %k] : !a_tiles, tile<i32> -> tile<64x32xf16>, token
      %b_tile, %b_read = load_view_tko weak %b_view[%k, %column] : !b_tiles, tile<i32> -> tile<32x64xf16>, token
      %next = mmaf %a_tile, %b_tile, %so_far : tile<64x32xf16>, tile<32x64xf16>, !sums
      continue %next : !sums
    }

    %bias_tile, %bias_read = load_view_tko weak %bias_view[%column] : !bias_tiles, tile<i32> -> tile<64xf32>, token
    %bias_row = reshape %bias_tile : tile<64xf32> -> tile<1x64xf32>
    %biases = broadcast %bias_row : tile<1x64xf32> -> !sums
    %v = addf %sum, %biases : !sums
    %half = constant <f32: 0.5> : !sums
    %one = constant <f32: 1.0> : !sums
    %cubic = constant <f32: 0.044715> : !sums
    %scale = constant <f32: 0.79788456> : !sums
    %square = mulf %v, %v : !sums
    %factor = fma %cubic, %square, %one : !sums
    %inner = mulf %v, %factor : !sums
    %angle = mulf %inner, %scale : !sums
    %tanh = tanh %angle : !sums
    %gate = addf %tanh, %one : !sums
    %half_v = mulf %half, %v : !sums
    %gelu = mulf %half_v, %gate : !sums
    %result = ftof %gelu : !sums -> tile<64x64xf16>
    store_view_tko weak %result, %c_view[%row, %column] : tile<64x64xf16>, !c_tiles, tile<i32> -> token
  }
}
