// Decoding from a paged cache: the keys of a sequence lie in pages of 16 anywhere in a
// pool, and a table says where. Sixteen query heads share the keys (multi-query attention),
// so that scores are a product again. A tile block to a sequence.
//
// Teaches: an index of a view may be a number that was loaded: the page table is read inside the loop.
//
// tilerun: --grid 3 --arg q=rand:f16:3x16x64:1 --arg k=rand:f16:16x16x64:2 --arg v=rand:f16:16x16x64:3
// tilerun: --arg pages=@decode_paged.pages.npy --arg lengths=@decode_paged.lengths.npy --arg o=zeros:f32:3x16x64 --expect o=@decode_paged.o.npy
!scores = !cuda_tile.tile<16x16xf32>
!out = !cuda_tile.tile<16x64xf32>
!column = !cuda_tile.tile<16x1xf32>
!pool = !cuda_tile.tensor_view<16x16x64xf16, strides=[1024,64,1]>
!q_tiles = !cuda_tile.partition_view<tile=(1x16x64), tensor_view<3x16x64xf16, strides=[1024,64,1]>>
!o_tiles = !cuda_tile.partition_view<tile=(1x16x64), tensor_view<3x16x64xf32, strides=[1024,64,1]>>
!k_tiles = !cuda_tile.partition_view<tile=(1x64x16), tensor_view<16x16x64xf16, strides=[1024,64,1]>, dim_map=[0, 2, 1]>
!v_tiles = !cuda_tile.partition_view<tile=(1x16x64), tensor_view<16x16x64xf16, strides=[1024,64,1]>>
cuda_tile.module @decode_paged {
  entry @decode_paged(%q: tile<ptr<f16>>, %k: tile<ptr<f16>>, %v: tile<ptr<f16>>, %pages: tile<ptr<i32>>,
      %lengths: tile<ptr<i32>>, %o: tile<ptr<f32>>) {
    %sequence, %by, %bz = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %size = constant <i32: 16> : tile<i32>
    %row_of_table = constant <i32: 4> : tile<i32>
    %q_tensor = make_tensor_view %q, shape = [3, 16, 64], strides = [1024, 64, 1]
        : tensor_view<3x16x64xf16, strides=[1024,64,1]>
    %o_tensor = make_tensor_view %o, shape = [3, 16, 64], strides = [1024, 64, 1]
        : tensor_view<3x16x64xf32, strides=[1024,64,1]>
    %k_pool = make_tensor_view %k, shape = [16, 16, 64], strides = [1024, 64, 1] : !pool
    %v_pool = make_tensor_view %v, shape = [16, 16, 64], strides = [1024, 64, 1] : !pool
    %q_view = make_partition_view %q_tensor : !q_tiles
    %o_view = make_partition_view %o_tensor : !o_tiles
    %k_view = make_partition_view %k_pool : !k_tiles
    %v_view = make_partition_view %v_pool : !v_tiles
    %q_read, %q_token = load_view_tko weak %q_view[%sequence, %zero, %zero] : !q_tiles, tile<i32> -> tile<1x16x64xf16>,
        token
    %queries = reshape %q_read : tile<1x16x64xf16> -> tile<16x64xf16>
    %length_at = offset %lengths, %sequence : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
    %length, %length_token = load_ptr_tko weak %length_at : tile<ptr<i32>> -> tile<i32>, token
    %length_11 = reshape %length : tile<i32> -> tile<1x1xi32>
    %limit = broadcast %length_11 : tile<1x1xi32> -> tile<16x16xi32>
    %table_start = muli %sequence, %row_of_table : tile<i32>
    %table = offset %pages, %table_start : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
    %used = divi %length, %size signed rounding<positive_inf> : tile<i32>
    %number = iota : tile<16xi32>
    %number_row = reshape %number : tile<16xi32> -> tile<1x16xi32>
    %numbers = broadcast %number_row : tile<1x16xi32> -> tile<16x16xi32>

    %scale = constant <f32: 0.18033688> : !scores
    %hidden = constant <f32: 0xFF800000> : !scores
    %lowest = constant <f32: 0xFF800000> : !column
    %nothing = constant <f32: 0.0> : !column
    %no_product = constant <f32: 0.0> : !scores
    %no_out = constant <f32: 0.0> : !out
    %max, %sum, %acc = for %p in (%zero to %used, step %one)
        : tile<i32> iter_values(%max_before = %lowest, %sum_before = %nothing, %acc_before = %no_out)
        -> (!column, !column, !out) {
      %page_at = offset %table, %p : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
      %page, %page_token = load_ptr_tko weak %page_at : tile<ptr<i32>> -> tile<i32>, token
      %k_read, %k_token = load_view_tko weak %k_view[%page, %zero, %zero] : !k_tiles, tile<i32> -> tile<1x64x16xf16>,
          token
      %v_read, %v_token = load_view_tko weak %v_view[%page, %zero, %zero] : !v_tiles, tile<i32> -> tile<1x16x64xf16>,
          token
      %keys = reshape %k_read : tile<1x64x16xf16> -> tile<64x16xf16>
      %values = reshape %v_read : tile<1x16x64xf16> -> tile<16x64xf16>
      %product = mmaf %queries, %keys, %no_product : tile<16x64xf16>, tile<64x16xf16>, !scores
      %scaled = mulf %product, %scale : !scores
      %first = muli %p, %size : tile<i32>
      %first_11 = reshape %first : tile<i32> -> tile<1x1xi32>
      %firsts = broadcast %first_11 : tile<1x1xi32> -> tile<16x16xi32>
      %key = addi %firsts, %numbers : tile<16x16xi32>
      %there = cmpi less_than %key, %limit, signed : tile<16x16xi32> -> tile<16x16xi1>
      %masked = select %there, %scaled, %hidden : tile<16x16xi1>, !scores

      %here = reduce %masked dim=1 identities=[0xFF800000 : f32] : !scores -> tile<16xf32>
      (%element: tile<f32>, %so_far: tile<f32>) {
        %next = maxf %element, %so_far : tile<f32>
        yield %next : tile<f32>
      }
      %here_column = reshape %here : tile<16xf32> -> !column
      %max_now = maxf %here_column, %max_before : !column
      %maxes = broadcast %max_now : !column -> !scores
      %below = subf %masked, %maxes : !scores
      %exp = exp2 %below : !scores
      %added = reduce %exp dim=1 identities=[0.0 : f32] : !scores -> tile<16xf32>
      (%element: tile<f32>, %so_far: tile<f32>) {
        %next = addf %element, %so_far : tile<f32>
        yield %next : tile<f32>
      }
      %added_column = reshape %added : tile<16xf32> -> !column
      %shrunk_by = subf %max_before, %max_now : !column
      %shrink = exp2 %shrunk_by : !column
      %sum_now = fma %sum_before, %shrink, %added_column : !column
      %shrinks = broadcast %shrink : !column -> !out
      %acc_shrunk = mulf %acc_before, %shrinks : !out
      %weights = ftof %exp : !scores -> tile<16x16xf16>
      %acc_now = mmaf %weights, %values, %acc_shrunk : tile<16x16xf16>, tile<16x64xf16>, !out
      continue %max_now, %sum_now, %acc_now : !column, !column, !out
    }
    %sums = broadcast %sum : !column -> !out
    %mean = divf %acc, %sums : !out
    %result = reshape %mean : !out -> tile<1x16x64xf32>
    store_view_tko weak %result, %o_view[%sequence, %zero, %zero] : tile<1x16x64xf32>, !o_tiles, tile<i32> -> token
  }
}
