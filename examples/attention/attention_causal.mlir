// Causal attention of two heads with 64 features: softmax(Q·Kᵀ/8, where the key is not
// after the query)·V, by tiles of 64 queries and 32 keys, without the matrix of all scores.
//
// Teaches: two products with the online softmax between; the loop ends at the diagonal, and only there the mask matters.
//
// tilerun: --grid 2,2 --arg q=rand:f16:2x128x64:1 --arg k=rand:f16:2x128x64:2 --arg v=rand:f16:2x128x64:3 --arg o=zeros:f16:2x128x64
// tilerun: --expect o=@attention_causal.o.npy
!scores = !cuda_tile.tile<64x32xf32>
!out = !cuda_tile.tile<64x64xf32>
!column = !cuda_tile.tile<64x1xf32>
!tensor = !cuda_tile.tensor_view<2x128x64xf16, strides=[8192,64,1]>
!q_tiles = !cuda_tile.partition_view<tile=(1x64x64), tensor_view<2x128x64xf16, strides=[8192,64,1]>>
!k_tiles = !cuda_tile.partition_view<tile=(1x64x32), tensor_view<2x128x64xf16, strides=[8192,64,1]>, dim_map=[0, 2, 1]>
!v_tiles = !cuda_tile.partition_view<tile=(1x32x64), tensor_view<2x128x64xf16, strides=[8192,64,1]>>
cuda_tile.module @attention_causal {
  entry @attention_causal(%q: tile<ptr<f16>>, %k: tile<ptr<f16>>, %v: tile<ptr<f16>>, %o: tile<ptr<f16>>) {
    %block, %head, %bz = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %q_ptr = assume div_by<16>, %q : tile<ptr<f16>>
    %k_ptr = assume div_by<16>, %k : tile<ptr<f16>>
    %v_ptr = assume div_by<16>, %v : tile<ptr<f16>>
    %q_tensor = make_tensor_view %q_ptr, shape = [2, 128, 64], strides = [8192, 64, 1] : !tensor
    %k_tensor = make_tensor_view %k_ptr, shape = [2, 128, 64], strides = [8192, 64, 1] : !tensor
    %v_tensor = make_tensor_view %v_ptr, shape = [2, 128, 64], strides = [8192, 64, 1] : !tensor
    %o_tensor = make_tensor_view %o, shape = [2, 128, 64], strides = [8192, 64, 1] : !tensor
    %q_view = make_partition_view %q_tensor : !q_tiles
    %k_view = make_partition_view %k_tensor : !k_tiles
    %v_view = make_partition_view %v_tensor : !v_tiles
    %o_view = make_partition_view %o_tensor : !q_tiles
    %q_read, %q_token = load_view_tko weak %q_view[%head, %block, %zero] : !q_tiles, tile<i32> -> tile<1x64x64xf16>,
        token
    %queries = reshape %q_read : tile<1x64x64xf16> -> tile<64x64xf16>

    // The number of each query, one to a row.
    %height = constant <i32: 64> : tile<i32>
    %top = muli %block, %height : tile<i32>
    %top_11 = reshape %top : tile<i32> -> tile<1x1xi32>
    %tops = broadcast %top_11 : tile<1x1xi32> -> tile<64x32xi32>
    %row = iota : tile<64xi32>
    %row_column = reshape %row : tile<64xi32> -> tile<64x1xi32>
    %rows = broadcast %row_column : tile<64x1xi32> -> tile<64x32xi32>
    %query = addi %tops, %rows : tile<64x32xi32>
    %column = iota : tile<32xi32>
    %column_row = reshape %column : tile<32xi32> -> tile<1x32xi32>
    %columns = broadcast %column_row : tile<1x32xi32> -> tile<64x32xi32>

    // exp(x/8) = 2^(x · log2(e)/8).
    %scale = constant <f32: 0.18033688> : !scores
    %hidden = constant <f32: 0xFF800000> : !scores
    %lowest = constant <f32: 0xFF800000> : !column
    %nothing = constant <f32: 0.0> : !column
    %no_product = constant <f32: 0.0> : !scores
    %no_out = constant <f32: 0.0> : !out
    %next_block = addi %block, %one : tile<i32>
    %end = muli %next_block, %two : tile<i32>
    %max, %sum, %acc = for %j in (%zero to %end, step %one)
        : tile<i32> iter_values(%max_before = %lowest, %sum_before = %nothing, %acc_before = %no_out)
        -> (!column, !column, !out) {
      %k_read, %k_token = load_view_tko weak %k_view[%head, %zero, %j] : !k_tiles, tile<i32> -> tile<1x64x32xf16>, token
      %keys = reshape %k_read : tile<1x64x32xf16> -> tile<64x32xf16>
      %product = mmaf %queries, %keys, %no_product : tile<64x64xf16>, tile<64x32xf16>, !scores
      %scaled = mulf %product, %scale : !scores
      %width = constant <i32: 32> : tile<i32>
      %left = muli %j, %width : tile<i32>
      %left_11 = reshape %left : tile<i32> -> tile<1x1xi32>
      %lefts = broadcast %left_11 : tile<1x1xi32> -> tile<64x32xi32>
      %key = addi %lefts, %columns : tile<64x32xi32>
      %visible = cmpi less_than_or_equal %key, %query, signed : tile<64x32xi32> -> tile<64x32xi1>
      %masked = select %visible, %scaled, %hidden : tile<64x32xi1>, !scores

      %here = reduce %masked dim=1 identities=[0xFF800000 : f32] : !scores -> tile<64xf32>
      (%element: tile<f32>, %so_far: tile<f32>) {
        %next = maxf %element, %so_far : tile<f32>
        yield %next : tile<f32>
      }
      %here_column = reshape %here : tile<64xf32> -> !column
      %max_now = maxf %here_column, %max_before : !column
      %maxes = broadcast %max_now : !column -> !scores
      %below = subf %masked, %maxes : !scores
      %exp = exp2 %below : !scores
      %added = reduce %exp dim=1 identities=[0.0 : f32] : !scores -> tile<64xf32>
      (%element: tile<f32>, %so_far: tile<f32>) {
        %next = addf %element, %so_far : tile<f32>
        yield %next : tile<f32>
      }
      %added_column = reshape %added : tile<64xf32> -> !column
      %shrunk_by = subf %max_before, %max_now : !column
      %shrink = exp2 %shrunk_by : !column
      %sum_now = fma %sum_before, %shrink, %added_column : !column

      %shrinks = broadcast %shrink : !column -> !out
      %acc_shrunk = mulf %acc_before, %shrinks : !out
      %weights = ftof %exp : !scores -> tile<64x32xf16>
      %v_read, %v_token = load_view_tko weak %v_view[%head, %j, %zero] : !v_tiles, tile<i32> -> tile<1x32x64xf16>, token
      %values = reshape %v_read : tile<1x32x64xf16> -> tile<32x64xf16>
      %acc_now = mmaf %weights, %values, %acc_shrunk : tile<64x32xf16>, tile<32x64xf16>, !out
      continue %max_now, %sum_now, %acc_now : !column, !column, !out
    }
    %sums = broadcast %sum : !column -> !out
    %mean = divf %acc, %sums : !out
    %narrow = ftof %mean : !out -> tile<64x64xf16>
    %result = reshape %narrow : tile<64x64xf16> -> tile<1x64x64xf16>
    store_view_tko weak %result, %o_view[%head, %block, %zero] : tile<1x64x64xf16>, !q_tiles, tile<i32> -> token
  }
}
