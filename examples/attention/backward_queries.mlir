// The gradient of queries in causal attention: dQ = dS·K/8, where dS = P∘(dP - D), P are the weights, dP = dO·Vᵀ, and D is what all of a
// row's weights have in common, the sum of O∘dO over its features. By tiles of 64 queries and 64 keys; D is written as well. logsum is the
// logarithm to base 2 of each row's sum of exp(x/8), x its scores, which the forward pass leaves.
//
// Teaches: weights are computed anew from the logarithm of their sum; keys as they are and transposed are two views of one tensor.
//
// tilerun: --grid 2,2 --arg q=rand:f16:2x128x64:1 --arg k=rand:f16:2x128x64:2 --arg v=rand:f16:2x128x64:3 --arg o=@backward_queries.o.npy
// tilerun: --arg grad=rand:f16:2x128x64:4 --arg logsum=@backward_queries.logsum.npy --arg common=zeros:f32:2x128 --arg dq=zeros:f16:2x128x64
// tilerun: --expect common=@backward_queries.common.npy --expect dq=@backward_queries.dq.npy
!scores = !cuda_tile.tile<64x64xf32>
!narrow = !cuda_tile.tile<64x64xf16>
!column = !cuda_tile.tile<64x1xf32>
!read = !cuda_tile.tile<1x64x64xf16>
!tensor = !cuda_tile.tensor_view<2x128x64xf16, strides=[8192,64,1]>
!of_rows = !cuda_tile.tensor_view<2x128xf32, strides=[128,1]>
!tiles = !cuda_tile.partition_view<tile=(1x64x64), tensor_view<2x128x64xf16, strides=[8192,64,1]>>
!turned = !cuda_tile.partition_view<tile=(1x64x64), tensor_view<2x128x64xf16, strides=[8192,64,1]>, dim_map=[0, 2, 1]>
!row_tiles = !cuda_tile.partition_view<tile=(1x64), tensor_view<2x128xf32, strides=[128,1]>>
cuda_tile.module @backward_queries {
  entry @backward_queries(%q: tile<ptr<f16>>, %k: tile<ptr<f16>>, %v: tile<ptr<f16>>, %o: tile<ptr<f16>>,
      %grad: tile<ptr<f16>>, %logsum: tile<ptr<f32>>, %common: tile<ptr<f32>>, %dq: tile<ptr<f16>>) {
    %block, %head, %bz = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %q_ptr = assume div_by<16>, %q : tile<ptr<f16>>
    %k_ptr = assume div_by<16>, %k : tile<ptr<f16>>
    %v_ptr = assume div_by<16>, %v : tile<ptr<f16>>
    %o_ptr = assume div_by<16>, %o : tile<ptr<f16>>
    %grad_ptr = assume div_by<16>, %grad : tile<ptr<f16>>
    %logsum_ptr = assume div_by<16>, %logsum : tile<ptr<f32>>
    %common_ptr = assume div_by<16>, %common : tile<ptr<f32>>
    %dq_ptr = assume div_by<16>, %dq : tile<ptr<f16>>
    %q_tensor = make_tensor_view %q_ptr, shape = [2, 128, 64], strides = [8192, 64, 1] : !tensor
    %k_tensor = make_tensor_view %k_ptr, shape = [2, 128, 64], strides = [8192, 64, 1] : !tensor
    %v_tensor = make_tensor_view %v_ptr, shape = [2, 128, 64], strides = [8192, 64, 1] : !tensor
    %o_tensor = make_tensor_view %o_ptr, shape = [2, 128, 64], strides = [8192, 64, 1] : !tensor
    %grad_tensor = make_tensor_view %grad_ptr, shape = [2, 128, 64], strides = [8192, 64, 1] : !tensor
    %dq_tensor = make_tensor_view %dq_ptr, shape = [2, 128, 64], strides = [8192, 64, 1] : !tensor
    %logsum_tensor = make_tensor_view %logsum_ptr, shape = [2, 128], strides = [128, 1] : !of_rows
    %common_tensor = make_tensor_view %common_ptr, shape = [2, 128], strides = [128, 1] : !of_rows
    %q_view = make_partition_view %q_tensor : !tiles
    %k_view = make_partition_view %k_tensor : !tiles
    %k_turned = make_partition_view %k_tensor : !turned
    %v_turned = make_partition_view %v_tensor : !turned
    %o_view = make_partition_view %o_tensor : !tiles
    %grad_view = make_partition_view %grad_tensor : !tiles
    %dq_view = make_partition_view %dq_tensor : !tiles
    %logsum_view = make_partition_view %logsum_tensor : !row_tiles
    %common_view = make_partition_view %common_tensor : !row_tiles
    %q_read, %q_token = load_view_tko weak %q_view[%head, %block, %zero] : !tiles, tile<i32> -> !read, token
    %queries = reshape %q_read : !read -> !narrow
    %grad_read, %grad_token = load_view_tko weak %grad_view[%head, %block, %zero] : !tiles, tile<i32> -> !read, token
    %grads = reshape %grad_read : !read -> !narrow
    %logsum_read, %logsum_token = load_view_tko weak %logsum_view[%head, %block] : !row_tiles, tile<i32>
        -> tile<1x64xf32>, token
    %logsum_column = reshape %logsum_read : tile<1x64xf32> -> !column
    %logsums = broadcast %logsum_column : !column -> !scores

    // D of each row.
    %o_read, %o_token = load_view_tko weak %o_view[%head, %block, %zero] : !tiles, tile<i32> -> !read, token
    %result = reshape %o_read : !read -> !narrow
    %result_wide = ftof %result : !narrow -> !scores
    %grads_wide = ftof %grads : !narrow -> !scores
    %both = mulf %result_wide, %grads_wide : !scores
    %of_rows = reduce %both dim=1 identities=[0.0 : f32] : !scores -> tile<64xf32>
    (%element: tile<f32>, %so_far: tile<f32>) {
      %next = addf %element, %so_far : tile<f32>
      yield %next : tile<f32>
    }
    %common_row = reshape %of_rows : tile<64xf32> -> tile<1x64xf32>
    store_view_tko weak %common_row, %common_view[%head, %block] : tile<1x64xf32>, !row_tiles, tile<i32> -> token
    %common_column = reshape %of_rows : tile<64xf32> -> !column
    %commons = broadcast %common_column : !column -> !scores

    // exp(x/8) = 2^(x · log2(e)/8).
    %scale = constant <f32: 0.18033688> : !scores
    %eighth = constant <f32: 0.125> : !scores
    %none = constant <f32: 0.0> : !scores
    %row = iota : tile<64xi32>
    %row_column = reshape %row : tile<64xi32> -> tile<64x1xi32>
    %query = broadcast %row_column : tile<64x1xi32> -> tile<64x64xi32>
    %column_row = reshape %row : tile<64xi32> -> tile<1x64xi32>
    %key = broadcast %column_row : tile<1x64xi32> -> tile<64x64xi32>
    %end = addi %block, %one : tile<i32>
    %sum = for %j in (%zero to %end, step %one) : tile<i32> iter_values(%before = %none) -> (!scores) {
      %kt_read, %kt_token = load_view_tko weak %k_turned[%head, %zero, %j] : !turned, tile<i32> -> !read, token
      %keys_turned = reshape %kt_read : !read -> !narrow
      %product = mmaf %queries, %keys_turned, %none : !narrow, !narrow, !scores
      %power = mulf %product, %scale : !scores
      %below = subf %power, %logsums : !scores
      %all = exp2 %below flush_to_zero : !scores
      %diagonal = cmpi equal %j, %block, signed : tile<i32> -> tile<i1>
      %weights = if %diagonal -> (!scores) {
        %visible = cmpi less_than_or_equal %key, %query, signed : tile<64x64xi32> -> tile<64x64xi1>
        %left = select %visible, %all, %none : tile<64x64xi1>, !scores
        yield %left : !scores
      } else {
        yield %all : !scores
      }
      %vt_read, %vt_token = load_view_tko weak %v_turned[%head, %zero, %j] : !turned, tile<i32> -> !read, token
      %values_turned = reshape %vt_read : !read -> !narrow
      %of_weights = mmaf %grads, %values_turned, %none : !narrow, !narrow, !scores
      %beside = subf %of_weights, %commons : !scores
      %of_scores = mulf %weights, %beside : !scores
      %scaled = mulf %of_scores, %eighth : !scores
      %of_scores_narrow = ftof %scaled : !scores -> !narrow
      %k_read, %k_token = load_view_tko weak %k_view[%head, %j, %zero] : !tiles, tile<i32> -> !read, token
      %keys = reshape %k_read : !read -> !narrow
      %now = mmaf %of_scores_narrow, %keys, %before : !narrow, !narrow, !scores
      continue %now : !scores
    }
    %sum_narrow = ftof %sum : !scores -> !narrow
    %out = reshape %sum_narrow : !narrow -> !read
    store_view_tko weak %out, %dq_view[%head, %block, %zero] : !read, !tiles, tile<i32> -> token
  }
}
