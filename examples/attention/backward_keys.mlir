// The gradients of keys and values in causal attention: dK = dSᵀ·Q/8 and dV = Pᵀ·dO, where dS = P∘(dP - D), P are the weights and
// dP = dO·Vᵀ. By tiles of 64 keys, over all queries that see some. D is what backward_queries writes, and logsum, the
// logarithms to base 2 of the rows' sums, what it reads.
//
// Teaches: everything is computed transposed, a key to a row, so that what is summed over queries is a left operand as it was computed.
//
// tilerun: --grid 2,2 --arg q=rand:f16:2x128x64:1 --arg k=rand:f16:2x128x64:2 --arg v=rand:f16:2x128x64:3 --arg grad=rand:f16:2x128x64:4
// tilerun: --arg logsum=@backward_queries.logsum.npy --arg common=@backward_queries.common.npy --arg dk=zeros:f16:2x128x64 --arg dv=zeros:f16:2x128x64
// tilerun: --expect dk=@backward_keys.dk.npy --expect dv=@backward_keys.dv.npy
!scores = !cuda_tile.tile<64x64xf32>
!narrow = !cuda_tile.tile<64x64xf16>
!read = !cuda_tile.tile<1x64x64xf16>
!tensor = !cuda_tile.tensor_view<2x128x64xf16, strides=[8192,64,1]>
!of_rows = !cuda_tile.tensor_view<2x128xf32, strides=[128,1]>
!tiles = !cuda_tile.partition_view<tile=(1x64x64), tensor_view<2x128x64xf16, strides=[8192,64,1]>>
!turned = !cuda_tile.partition_view<tile=(1x64x64), tensor_view<2x128x64xf16, strides=[8192,64,1]>, dim_map=[0, 2, 1]>
!row_tiles = !cuda_tile.partition_view<tile=(1x64), tensor_view<2x128xf32, strides=[128,1]>>
cuda_tile.module @backward_keys {
  entry @backward_keys(%q: tile<ptr<f16>>, %k: tile<ptr<f16>>, %v: tile<ptr<f16>>, %grad: tile<ptr<f16>>,
      %logsum: tile<ptr<f32>>, %common: tile<ptr<f32>>, %dk: tile<ptr<f16>>, %dv: tile<ptr<f16>>) {
    %block, %head, %bz = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %blocks = constant <i32: 2> : tile<i32>
    %q_ptr = assume div_by<16>, %q : tile<ptr<f16>>
    %k_ptr = assume div_by<16>, %k : tile<ptr<f16>>
    %v_ptr = assume div_by<16>, %v : tile<ptr<f16>>
    %grad_ptr = assume div_by<16>, %grad : tile<ptr<f16>>
    %logsum_ptr = assume div_by<16>, %logsum : tile<ptr<f32>>
    %common_ptr = assume div_by<16>, %common : tile<ptr<f32>>
    %dk_ptr = assume div_by<16>, %dk : tile<ptr<f16>>
    %dv_ptr = assume div_by<16>, %dv : tile<ptr<f16>>
    %q_tensor = make_tensor_view %q_ptr, shape = [2, 128, 64], strides = [8192, 64, 1] : !tensor
    %k_tensor = make_tensor_view %k_ptr, shape = [2, 128, 64], strides = [8192, 64, 1] : !tensor
    %v_tensor = make_tensor_view %v_ptr, shape = [2, 128, 64], strides = [8192, 64, 1] : !tensor
    %grad_tensor = make_tensor_view %grad_ptr, shape = [2, 128, 64], strides = [8192, 64, 1] : !tensor
    %dk_tensor = make_tensor_view %dk_ptr, shape = [2, 128, 64], strides = [8192, 64, 1] : !tensor
    %dv_tensor = make_tensor_view %dv_ptr, shape = [2, 128, 64], strides = [8192, 64, 1] : !tensor
    %logsum_tensor = make_tensor_view %logsum_ptr, shape = [2, 128], strides = [128, 1] : !of_rows
    %common_tensor = make_tensor_view %common_ptr, shape = [2, 128], strides = [128, 1] : !of_rows
    %q_view = make_partition_view %q_tensor : !tiles
    %q_turned = make_partition_view %q_tensor : !turned
    %k_view = make_partition_view %k_tensor : !tiles
    %v_view = make_partition_view %v_tensor : !tiles
    %grad_view = make_partition_view %grad_tensor : !tiles
    %grad_turned = make_partition_view %grad_tensor : !turned
    %dk_view = make_partition_view %dk_tensor : !tiles
    %dv_view = make_partition_view %dv_tensor : !tiles
    %logsum_view = make_partition_view %logsum_tensor : !row_tiles
    %common_view = make_partition_view %common_tensor : !row_tiles
    %k_read, %k_token = load_view_tko weak %k_view[%head, %block, %zero] : !tiles, tile<i32> -> !read, token
    %keys = reshape %k_read : !read -> !narrow
    %v_read, %v_token = load_view_tko weak %v_view[%head, %block, %zero] : !tiles, tile<i32> -> !read, token
    %values = reshape %v_read : !read -> !narrow

    // exp(x/8) = 2^(x · log2(e)/8).
    %scale = constant <f32: 0.18033688> : !scores
    %eighth = constant <f32: 0.125> : !scores
    %none = constant <f32: 0.0> : !scores
    %row = iota : tile<64xi32>
    %row_column = reshape %row : tile<64xi32> -> tile<64x1xi32>
    %key = broadcast %row_column : tile<64x1xi32> -> tile<64x64xi32>
    %column_row = reshape %row : tile<64xi32> -> tile<1x64xi32>
    %query = broadcast %column_row : tile<1x64xi32> -> tile<64x64xi32>
    %sum_k, %sum_v = for %i in (%block to %blocks, step %one)
        : tile<i32> iter_values(%k_before = %none, %v_before = %none) -> (!scores, !scores) {
      %qt_read, %qt_token = load_view_tko weak %q_turned[%head, %zero, %i] : !turned, tile<i32> -> !read, token
      %queries_turned = reshape %qt_read : !read -> !narrow
      %product = mmaf %keys, %queries_turned, %none : !narrow, !narrow, !scores
      %power = mulf %product, %scale : !scores
      %logsum_row, %logsum_token = load_view_tko weak %logsum_view[%head, %i] : !row_tiles, tile<i32> -> tile<1x64xf32>,
          token
      %logsums = broadcast %logsum_row : tile<1x64xf32> -> !scores
      %below = subf %power, %logsums : !scores
      %all = exp2 %below flush_to_zero : !scores
      %diagonal = cmpi equal %i, %block, signed : tile<i32> -> tile<i1>
      %weights = if %diagonal -> (!scores) {
        %visible = cmpi less_than_or_equal %key, %query, signed : tile<64x64xi32> -> tile<64x64xi1>
        %left = select %visible, %all, %none : tile<64x64xi1>, !scores
        yield %left : !scores
      } else {
        yield %all : !scores
      }
      %weights_narrow = ftof %weights : !scores -> !narrow
      %grad_read, %grad_token = load_view_tko weak %grad_view[%head, %i, %zero] : !tiles, tile<i32> -> !read, token
      %grads = reshape %grad_read : !read -> !narrow
      %v_now = mmaf %weights_narrow, %grads, %v_before : !narrow, !narrow, !scores
      %gt_read, %gt_token = load_view_tko weak %grad_turned[%head, %zero, %i] : !turned, tile<i32> -> !read, token
      %grads_turned = reshape %gt_read : !read -> !narrow
      %of_weights = mmaf %values, %grads_turned, %none : !narrow, !narrow, !scores
      %common_row, %common_token = load_view_tko weak %common_view[%head, %i] : !row_tiles, tile<i32> -> tile<1x64xf32>,
          token
      %commons = broadcast %common_row : tile<1x64xf32> -> !scores
      %beside = subf %of_weights, %commons : !scores
      %of_scores = mulf %weights, %beside : !scores
      %scaled = mulf %of_scores, %eighth : !scores
      %of_scores_narrow = ftof %scaled : !scores -> !narrow
      %q_read, %q_token = load_view_tko weak %q_view[%head, %i, %zero] : !tiles, tile<i32> -> !read, token
      %queries = reshape %q_read : !read -> !narrow
      %k_now = mmaf %of_scores_narrow, %queries, %k_before : !narrow, !narrow, !scores
      continue %k_now, %v_now : !scores, !scores
    }
    %dk_narrow = ftof %sum_k : !scores -> !narrow
    %dk_out = reshape %dk_narrow : !narrow -> !read
    store_view_tko weak %dk_out, %dk_view[%head, %block, %zero] : !read, !tiles, tile<i32> -> token
    %dv_narrow = ftof %sum_v : !scores -> !narrow
    %dv_out = reshape %dv_narrow : !narrow -> !read
    store_view_tko weak %dv_out, %dv_view[%head, %block, %zero] : !read, !tiles, tile<i32> -> token
  }
}
