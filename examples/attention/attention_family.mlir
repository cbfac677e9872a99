// A family of attentions: softmax(Q·Kᵀ/√D)·V for each head of each sequence, of all keys or of those that are not after the query, by tiles of BM
// queries and BN keys, for any number of positions. A tile has a power of two of features, TD, of which those that there are not count as zeros.
// Left out are members whose sums and scores do not fit into registers.
//
// Teaches: only blocks on the diagonal, or with positions that there are not, pay for a mask; weights are powers of two, whose one factor has 1/√D in it.
//
// param: T = f16 in f16, bf16, f8E4M3FN: elements of Q, K and V
// param: OUT = f16 in f16, bf16: those of the result
// param: MASK = causal in none, causal: which keys count
// param: BM = 64 in 64, 128: queries of a tile
// param: BN = 64 in 32, 64, 128: keys of a tile
// param: D = 64 in 64, 96, 128, 192, 256: features
// where: D <= 128 || BM == 64 || T != "f8E4M3FN" && BN <= 64
// let: TD = D <= 64 ? 64 : D <= 128 ? 128 : 256
// let: SCALE = D == 64 ? "0.18033688" : D == 96 ? "0.14724445" : D == 128 ? "0.12751743" : D == 192 ? "0.10411755" : "0.09016844"
//
// tilerun: --grid ${128 / BM},2,1 --arg q=rand:${T}:1x2x128x${D}:1 --arg k=rand:${T}:1x2x128x${D}:2 --arg v=rand:${T}:1x2x128x${D}:3 --arg o=zeros:${OUT}:1x2x128x${D} --arg batch=1 --arg heads=2 --arg positions=128 --arg sequence_stride=${2*128*D} --arg head_stride=${128*D} --arg scale=${SCALE} --expect o=@attention_family.o.npy
// tilerun[ragged]: --grid ${ceildiv(200, BM)},2,1 --arg q=rand:${T}:1x2x200x${D}:1 --arg k=rand:${T}:1x2x200x${D}:2 --arg v=rand:${T}:1x2x200x${D}:3 --arg o=zeros:${OUT}:1x2x200x${D} --arg batch=1 --arg heads=2 --arg positions=200 --arg sequence_stride=${2*200*D} --arg head_stride=${200*D} --arg scale=${SCALE}
// tilerun[any]: --grid ${256 / BM},1,1 --arg q=rand:${T}:1x1x256x${D}:1 --arg k=rand:${T}:1x1x256x${D}:2 --arg v=rand:${T}:1x1x256x${D}:3 --arg o=zeros:${OUT}:1x1x256x${D} --arg batch=1 --arg heads=1 --arg positions=256 --arg sequence_stride=${256*D} --arg head_stride=${256*D} --arg scale=${SCALE}
// tilerun[large]: --define D=128 --define BM=128 --define BN=128 --grid ${4096 / BM},16,4 --arg q=randn:${T}:4x16x4096x${D}:1 --arg k=randn:${T}:4x16x4096x${D}:2 --arg v=randn:${T}:4x16x4096x${D}:3 --arg o=zeros:${OUT}:4x16x4096x${D} --arg batch=4 --arg heads=16 --arg positions=4096 --arg sequence_stride=${16*4096*D} --arg head_stride=${4096*D} --arg scale=${SCALE} --flop ${(MASK == "causal" ? 2 : 4)*4*16*4096*4096*D}
!scores = !cuda_tile.tile<${BM}x${BN}xf32>
!sums = !cuda_tile.tile<${BM}x${TD}xf32>
!column = !cuda_tile.tile<${BM}x1xf32>
!rows = !cuda_tile.tile<${BM}xf32>
!tensor = !cuda_tile.tensor_view<?x?x?x${D}x${T}, strides=[?,?,${D},1]>
!result = !cuda_tile.tensor_view<?x?x?x${D}x${OUT}, strides=[?,?,${D},1]>
!q_tiles = !cuda_tile.partition_view<tile=(1x1x${BM}x${TD}), padding_value = zero,
    tensor_view<?x?x?x${D}x${T}, strides=[?,?,${D},1]>>
!k_tiles = !cuda_tile.partition_view<tile=(1x1x${TD}x${BN}), padding_value = zero,
    tensor_view<?x?x?x${D}x${T}, strides=[?,?,${D},1]>, dim_map=[0, 1, 3, 2]>
!v_tiles = !cuda_tile.partition_view<tile=(1x1x${BN}x${TD}), padding_value = zero,
    tensor_view<?x?x?x${D}x${T}, strides=[?,?,${D},1]>>
!o_tiles = !cuda_tile.partition_view<tile=(1x1x${BM}x${TD}), tensor_view<?x?x?x${D}x${OUT}, strides=[?,?,${D},1]>>
cuda_tile.module @attention_family {
  entry @attention(%q: tile<ptr<${T}>>, %k: tile<ptr<${T}>>, %v: tile<ptr<${T}>>, %o: tile<ptr<${OUT}>>, %batch: tile<i32>,
      %heads: tile<i32>, %positions: tile<i32>, %sequence_stride: tile<i32>, %head_stride: tile<i32>,
      %scale: tile<f32>) {
    %block, %head, %sequence = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %q_ptr = assume div_by<16>, %q : tile<ptr<${T}>>
    %k_ptr = assume div_by<16>, %k : tile<ptr<${T}>>
    %v_ptr = assume div_by<16>, %v : tile<ptr<${T}>>
    %o_ptr = assume div_by<16>, %o : tile<ptr<${OUT}>>
    %length = assume bounded<0, ?>, %positions : tile<i32>
    %per_sequence = assume div_by<16>, %sequence_stride : tile<i32>
    %per_head = assume div_by<16>, %head_stride : tile<i32>
    %q_tensor = make_tensor_view %q_ptr, shape = [%batch, %heads, %length, ${D}],
        strides = [%per_sequence, %per_head, ${D}, 1] : tile<i32> -> !tensor
    %k_tensor = make_tensor_view %k_ptr, shape = [%batch, %heads, %length, ${D}],
        strides = [%per_sequence, %per_head, ${D}, 1] : tile<i32> -> !tensor
    %v_tensor = make_tensor_view %v_ptr, shape = [%batch, %heads, %length, ${D}],
        strides = [%per_sequence, %per_head, ${D}, 1] : tile<i32> -> !tensor
    %o_tensor = make_tensor_view %o_ptr, shape = [%batch, %heads, %length, ${D}],
        strides = [%per_sequence, %per_head, ${D}, 1] : tile<i32> -> !result
    %q_view = make_partition_view %q_tensor : !q_tiles
    %k_view = make_partition_view %k_tensor : !k_tiles
    %v_view = make_partition_view %v_tensor : !v_tiles
    %o_view = make_partition_view %o_tensor : !o_tiles
    %q_read, %q_token = load_view_tko weak %q_view[%sequence, %head, %block, %zero] : !q_tiles, tile<i32>
        -> tile<1x1x${BM}x${TD}x${T}>, token
    %queries = reshape %q_read : tile<1x1x${BM}x${TD}x${T}> -> tile<${BM}x${TD}x${T}>

    // exp(x/√D) = 2^(scale · x), scale being log2(e)/√D.
    %scale_11 = reshape %scale : tile<f32> -> tile<1x1xf32>
    %scale_column = broadcast %scale_11 : tile<1x1xf32> -> !column
    %scales = broadcast %scale_11 : tile<1x1xf32> -> !scores
    %lowest = constant <f32: 0xFF800000> : !column
    %nothing = constant <f32: 0.0> : !column
    %no_product = constant <f32: 0.0> : !scores
    %none = constant <f32: 0.0> : !sums
    %columns = constant <i32: ${BN}> : tile<i32>
    %key = iota : tile<${BN}xi32>
    %key_row = reshape %key : tile<${BN}xi32> -> tile<1x${BN}xi32>
    %hidden = constant <f32: 0xFF800000> : !scores
    // if: MASK == "causal"
    // Tiles of keys up to the last query, of which those from the first query on hold keys that are after some.
    %rows = constant <i32: ${BM}> : tile<i32>
    %first = muli %block, %rows : tile<i32>
    %last = addi %first, %rows : tile<i32>
    %to_last = divi %last, %columns signed rounding<positive_inf> : tile<i32>
    %tiles = divi %length, %columns signed rounding<positive_inf> : tile<i32>
    %end = mini %to_last, %tiles signed : tile<i32>
    %masked = divi %first, %columns signed : tile<i32>
    %row = iota : tile<${BM}xi32>
    %row_column = reshape %row : tile<${BM}xi32> -> tile<${BM}x1xi32>
    %first_11 = reshape %first : tile<i32> -> tile<1x1xi32>
    %firsts = broadcast %first_11 : tile<1x1xi32> -> tile<${BM}x1xi32>
    %query_column = addi %firsts, %row_column : tile<${BM}x1xi32>
    %query = broadcast %query_column : tile<${BM}x1xi32> -> tile<${BM}x${BN}xi32>
    // else:
    // All tiles of keys, of which the last may hold keys that there are not.
    %end = divi %length, %columns signed rounding<positive_inf> : tile<i32>
    %masked = divi %length, %columns signed : tile<i32>
    %length_11 = reshape %length : tile<i32> -> tile<1x1xi32>
    %lengths = broadcast %length_11 : tile<1x1xi32> -> tile<${BM}x${BN}xi32>
    // end:
    %most, %sum, %acc = for %j in (%zero to %end, step %one)
        : tile<i32> iter_values(%most_before = %lowest, %sum_before = %nothing, %acc_before = %none)
        -> (!column, !column, !sums) {
      %k_read, %k_token = load_view_tko weak %k_view[%sequence, %head, %zero, %j] : !k_tiles, tile<i32>
          -> tile<1x1x${TD}x${BN}x${T}>, token
      %keys = reshape %k_read : tile<1x1x${TD}x${BN}x${T}> -> tile<${TD}x${BN}x${T}>
      %product = mmaf %queries, %keys, %no_product : tile<${BM}x${TD}x${T}>, tile<${TD}x${BN}x${T}>, !scores
      %partly = cmpi greater_than_or_equal %j, %masked, signed : tile<i32> -> tile<i1>
      %seen = if %partly -> (!scores) {
        %left = muli %j, %columns : tile<i32>
        %left_11 = reshape %left : tile<i32> -> tile<1x1xi32>
        %lefts = broadcast %left_11 : tile<1x1xi32> -> tile<1x${BN}xi32>
        %place = addi %lefts, %key_row : tile<1x${BN}xi32>
        %places = broadcast %place : tile<1x${BN}xi32> -> tile<${BM}x${BN}xi32>
        // if: MASK == "causal"
        %visible = cmpi less_than_or_equal %places, %query, signed : tile<${BM}x${BN}xi32> -> tile<${BM}x${BN}xi1>
        // else:
        %visible = cmpi less_than %places, %lengths, signed : tile<${BM}x${BN}xi32> -> tile<${BM}x${BN}xi1>
        // end:
        %left_out = select %visible, %product, %hidden : tile<${BM}x${BN}xi1>, !scores
        yield %left_out : !scores
      } else {
        yield %product : !scores
      }
      %here = reduce %seen dim=1 identities=[0xFF800000 : f32] : !scores -> !rows
      (%element: tile<f32>, %so_far: tile<f32>) {
        %greater = maxf %element, %so_far : tile<f32>
        yield %greater : tile<f32>
      }
      %here_column = reshape %here : !rows -> !column
      %here_scaled = mulf %here_column, %scale_column : !column
      %most_now = maxf %here_scaled, %most_before : !column
      %mosts = broadcast %most_now : !column -> !scores
      %negative = negf %mosts : !scores
      %below = fma %seen, %scales, %negative : !scores
      %weights = exp2 %below flush_to_zero : !scores
      %added = reduce %weights dim=1 identities=[0.0 : f32] : !scores -> !rows
      (%element: tile<f32>, %so_far: tile<f32>) {
        %next = addf %element, %so_far : tile<f32>
        yield %next : tile<f32>
      }
      %added_column = reshape %added : !rows -> !column
      %fallen = subf %most_before, %most_now : !column
      %fade = exp2 %fallen flush_to_zero : !column
      %sum_now = fma %sum_before, %fade, %added_column : !column
      %fades = broadcast %fade : !column -> !sums
      %acc_faded = mulf %acc_before, %fades : !sums
      %weights_narrow = ftof %weights : !scores -> tile<${BM}x${BN}x${T}>
      %v_read, %v_token = load_view_tko weak %v_view[%sequence, %head, %j, %zero] : !v_tiles, tile<i32>
          -> tile<1x1x${BN}x${TD}x${T}>, token
      %values = reshape %v_read : tile<1x1x${BN}x${TD}x${T}> -> tile<${BN}x${TD}x${T}>
      %acc_now = mmaf %weights_narrow, %values, %acc_faded : tile<${BM}x${BN}x${T}>, tile<${BN}x${TD}x${T}>, !sums
      continue %most_now, %sum_now, %acc_now : !column, !column, !sums
    }
    %sums = broadcast %sum : !column -> !sums
    %mean = divf %acc, %sums rounding<approx> flush_to_zero : !sums
    %narrow = ftof %mean : !sums -> tile<${BM}x${TD}x${OUT}>
    %out = reshape %narrow : tile<${BM}x${TD}x${OUT}> -> tile<1x1x${BM}x${TD}x${OUT}>
    store_view_tko weak %out, %o_view[%sequence, %head, %block, %zero] : tile<1x1x${BM}x${TD}x${OUT}>, !o_tiles, tile<i32>
        -> token
  }
}
