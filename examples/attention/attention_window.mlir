// Attention of each position to the last 128: two heads have keys and values in common (grouped heads), scores are capped
// (cap·tanh(x/cap)), and a sink, a number of each head's, takes a share of its weights.
//
// Teaches: the loop begins where the window of a tile's first query does; only tiles at its edges pay for a mask.
//
// tilerun: --grid 4,4 --arg q=rand:f16:4x240x64:1 --arg k=rand:f16:2x240x64:2 --arg v=rand:f16:2x240x64:3 --arg sinks=rand:f32:4:4 --arg o=zeros:f16:4x240x64
// tilerun: --arg scale=0.125 --arg cap=0.5 --expect o=@attention_window.o.npy
!scores = !cuda_tile.tile<64x64xf32>
!sums = !cuda_tile.tile<64x64xf32>
!column = !cuda_tile.tile<64x1xf32>
!places = !cuda_tile.tile<64x64xi32>
!truth = !cuda_tile.tile<64x64xi1>
!q_tensor = !cuda_tile.tensor_view<4x240x64xf16, strides=[15360,64,1]>
!k_tensor = !cuda_tile.tensor_view<2x240x64xf16, strides=[15360,64,1]>
!q_tiles = !cuda_tile.partition_view<tile=(1x64x64), padding_value = zero,
    tensor_view<4x240x64xf16, strides=[15360,64,1]>>
!k_tiles = !cuda_tile.partition_view<tile=(1x64x64), padding_value = zero,
    tensor_view<2x240x64xf16, strides=[15360,64,1]>, dim_map=[0, 2, 1]>
!v_tiles = !cuda_tile.partition_view<tile=(1x64x64), padding_value = zero,
    tensor_view<2x240x64xf16, strides=[15360,64,1]>>
cuda_tile.module @attention_window {
  entry @attention_window(%q: tile<ptr<f16>>, %k: tile<ptr<f16>>, %v: tile<ptr<f16>>, %sinks: tile<ptr<f32>>,
      %o: tile<ptr<f16>>, %scale: tile<f32>, %cap: tile<f32>) {
    %block, %head, %bz = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %length = constant <i32: 240> : tile<i32>
    %window = constant <i32: 128> : tile<i32>
    %shared = constant <i32: 2> : tile<i32>
    %key_head = divi %head, %shared signed : tile<i32>
    %q_ptr = assume div_by<16>, %q : tile<ptr<f16>>
    %k_ptr = assume div_by<16>, %k : tile<ptr<f16>>
    %v_ptr = assume div_by<16>, %v : tile<ptr<f16>>
    %o_ptr = assume div_by<16>, %o : tile<ptr<f16>>
    %q_tensor = make_tensor_view %q_ptr, shape = [4, 240, 64], strides = [15360, 64, 1] : !q_tensor
    %k_tensor = make_tensor_view %k_ptr, shape = [2, 240, 64], strides = [15360, 64, 1] : !k_tensor
    %v_tensor = make_tensor_view %v_ptr, shape = [2, 240, 64], strides = [15360, 64, 1] : !k_tensor
    %o_tensor = make_tensor_view %o_ptr, shape = [4, 240, 64], strides = [15360, 64, 1] : !q_tensor
    %q_view = make_partition_view %q_tensor : !q_tiles
    %k_view = make_partition_view %k_tensor : !k_tiles
    %v_view = make_partition_view %v_tensor : !v_tiles
    %o_view = make_partition_view %o_tensor : !q_tiles
    %q_read, %q_token = load_view_tko weak %q_view[%head, %block, %zero] : !q_tiles, tile<i32> -> tile<1x64x64xf16>,
        token
    %queries = reshape %q_read : tile<1x64x64xf16> -> tile<64x64xf16>

    // The number of each query, one to a row, and of each key of a tile, one to a column.
    %height = constant <i32: 64> : tile<i32>
    %width = constant <i32: 64> : tile<i32>
    %first = muli %block, %height : tile<i32>
    %behind = addi %first, %height : tile<i32>
    %first_11 = reshape %first : tile<i32> -> tile<1x1xi32>
    %firsts = broadcast %first_11 : tile<1x1xi32> -> tile<64x1xi32>
    %row = iota : tile<64xi32>
    %row_column = reshape %row : tile<64xi32> -> tile<64x1xi32>
    %query_column = addi %firsts, %row_column : tile<64x1xi32>
    %query = broadcast %query_column : tile<64x1xi32> -> !places
    %column = iota : tile<64xi32>
    %column_row = reshape %column : tile<64xi32> -> tile<1x64xi32>

    // Weights are powers of two: 2^(cap·log2(e)·tanh(x·scale/cap)). The sink's comes first, of no value.
    %log2e = constant <f32: 1.44269504> : tile<f32>
    %inner = divf %scale, %cap : tile<f32>
    %inner_11 = reshape %inner : tile<f32> -> tile<1x1xf32>
    %inners = broadcast %inner_11 : tile<1x1xf32> -> !scores
    %outer = mulf %cap, %log2e : tile<f32>
    %outer_11 = reshape %outer : tile<f32> -> tile<1x1xf32>
    %outers = broadcast %outer_11 : tile<1x1xf32> -> !scores
    %sink_at = offset %sinks, %head : tile<ptr<f32>>, tile<i32> -> tile<ptr<f32>>
    %sink, %sink_token = load_ptr_tko weak %sink_at : tile<ptr<f32>> -> tile<f32>, token
    %sink_power = mulf %sink, %log2e : tile<f32>
    %sink_11 = reshape %sink_power : tile<f32> -> tile<1x1xf32>
    %lowest = broadcast %sink_11 : tile<1x1xf32> -> !column
    %share = constant <f32: 1.0> : !column
    %none = constant <f32: 0.0> : !sums
    %no_product = constant <f32: 0.0> : !scores
    %hidden = constant <f32: 0xFF800000> : !scores
    %windows = constant <i32: 128> : !places
    %nothing = constant <i32: 0> : !places

    // Keys from the first that the first query sees, down to the last query.
    %oldest = subi %first, %window : tile<i32>
    %next_oldest = addi %oldest, %one : tile<i32>
    %from = maxi %next_oldest, %zero signed : tile<i32>
    %begin = divi %from, %width signed : tile<i32>
    %to = mini %behind, %length signed : tile<i32>
    %end = divi %to, %width signed rounding<positive_inf> : tile<i32>
    %most, %sum, %acc = for %j in (%begin to %end, step %one)
        : tile<i32> iter_values(%most_before = %lowest, %sum_before = %share, %acc_before = %none)
        -> (!column, !column, !sums) {
      %k_read, %k_token = load_view_tko weak %k_view[%key_head, %zero, %j] : !k_tiles, tile<i32> -> tile<1x64x64xf16>,
          token
      %keys = reshape %k_read : tile<1x64x64xf16> -> tile<64x64xf16>
      %product = mmaf %queries, %keys, %no_product : tile<64x64xf16>, tile<64x64xf16>, !scores
      %small = mulf %product, %inners : !scores
      %bent = tanh %small : !scores
      %capped = mulf %bent, %outers : !scores

      // A tile has keys that are after its first query, or too old for its last one.
      %left = muli %j, %width : tile<i32>
      %right = addi %left, %width : tile<i32>
      %seen_to = addi %left, %window : tile<i32>
      %after = cmpi greater_than %right, %first, signed : tile<i32> -> tile<i1>
      %old = cmpi less_than %seen_to, %behind, signed : tile<i32> -> tile<i1>
      %partly = ori %after, %old : tile<i1>
      %seen = if %partly -> (!scores) {
        %left_11 = reshape %left : tile<i32> -> tile<1x1xi32>
        %lefts = broadcast %left_11 : tile<1x1xi32> -> tile<1x64xi32>
        %key_row = addi %lefts, %column_row : tile<1x64xi32>
        %key = broadcast %key_row : tile<1x64xi32> -> !places
        %back = subi %query, %key : !places
        %before = cmpi greater_than_or_equal %back, %nothing, signed : !places -> !truth
        %young = cmpi less_than %back, %windows, signed : !places -> !truth
        %visible = andi %before, %young : !truth
        %left_out = select %visible, %capped, %hidden : !truth, !scores
        yield %left_out : !scores
      } else {
        yield %capped : !scores
      }
      %here = reduce %seen dim=1 identities=[0xFF800000 : f32] : !scores -> tile<64xf32>
      (%element: tile<f32>, %so_far: tile<f32>) {
        %greater = maxf %element, %so_far : tile<f32>
        yield %greater : tile<f32>
      }
      %here_column = reshape %here : tile<64xf32> -> !column
      %most_now = maxf %here_column, %most_before : !column
      %mosts = broadcast %most_now : !column -> !scores
      %below = subf %seen, %mosts : !scores
      %weights = exp2 %below flush_to_zero : !scores
      %added = reduce %weights dim=1 identities=[0.0 : f32] : !scores -> tile<64xf32>
      (%element: tile<f32>, %so_far: tile<f32>) {
        %next = addf %element, %so_far : tile<f32>
        yield %next : tile<f32>
      }
      %added_column = reshape %added : tile<64xf32> -> !column
      %fallen = subf %most_before, %most_now : !column
      %fade = exp2 %fallen flush_to_zero : !column
      %sum_now = fma %sum_before, %fade, %added_column : !column
      %fades = broadcast %fade : !column -> !sums
      %acc_faded = mulf %acc_before, %fades : !sums
      %weights_narrow = ftof %weights : !scores -> tile<64x64xf16>
      %v_read, %v_token = load_view_tko weak %v_view[%key_head, %j, %zero] : !v_tiles, tile<i32> -> tile<1x64x64xf16>,
          token
      %values = reshape %v_read : tile<1x64x64xf16> -> tile<64x64xf16>
      %acc_now = mmaf %weights_narrow, %values, %acc_faded : tile<64x64xf16>, tile<64x64xf16>, !sums
      continue %most_now, %sum_now, %acc_now : !column, !column, !sums
    }
    %totals = broadcast %sum : !column -> !sums
    %mean = divf %acc, %totals rounding<approx> flush_to_zero : !sums
    %narrow = ftof %mean : !sums -> tile<64x64xf16>
    %out = reshape %narrow : tile<64x64xf16> -> tile<1x64x64xf16>
    store_view_tko weak %out, %o_view[%head, %block, %zero] : tile<1x64x64xf16>, !q_tiles, tile<i32> -> token
  }
}
