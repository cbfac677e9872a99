// A product by tiles of two widths, 128×128 and 128×64 beside it, that are multiplied by the same rows of A, which come once
// for both: 192 columns, where an extent of a tile is a power of two. The narrow tiles are those of the columns behind all
// wide ones. There may be fewer of them; the last is computed again then, and not stored.
//
// param: BM = 128 in 64, 128, 256: rows of C in a tile
// param: BN = 128 in 32, 64, 128, 256: columns of C in a tile
// param: BESIDE = 64 in 16, 32, 64, 128: columns of the tile beside it
// param: BK = 64 in 32, 64, 128: how much is summed over at a time
// param: T = f16 in f16, bf16, f32: elements of A, B and C
// param: SUM = f32 in f16, f32: what is summed in
// param: ALONG = n in n, k: the dimension along which B is contiguous
// param: M = 130: rows of A and C
// param: N = 384: columns of B and C
// param: K = 88: columns of A, rows of B
// let: DOWN = ALONG == "k" ? N : K
// let: ACROSS = ALONG == "k" ? K : N
// let: OUTER = ALONG == "k" ? 1 : 0
// let: WIDE = ceildiv(N, BN + BESIDE)
// let: LAST = ceildiv(N, BESIDE) - 1
// let: OVER = WIDE*BN/BESIDE + WIDE - 1 > LAST
// where: bits(T) < 32 || SUM == T
// where: SUM != "f16" || T == "f16"
// where: BN >= BESIDE
//
// tilerun: --grid ${ceildiv(M, BM)},${WIDE} --arg rand:${T}:${M}x${K}:1 --arg rand:${T}:${DOWN}x${ACROSS}:2 --arg zeros:${T}:${M}x${N}
// tilerun[large]: --grid ${ceildiv(M, BM)},${WIDE} --arg randn:${T}:${M}x${K}:1 --arg randn:${T}:${DOWN}x${ACROSS}:2 --arg zeros:${T}:${M}x${N} --flop ${2*M*N*K}
!sums = !cuda_tile.tile<${BM}x${BN}x${SUM}>
!sums_beside = !cuda_tile.tile<${BM}x${BESIDE}x${SUM}>
!a_tile = !cuda_tile.tile<${BM}x${BK}x${T}>
!b_tile = !cuda_tile.tile<${BK}x${BN}x${T}>
!b_tile_beside = !cuda_tile.tile<${BK}x${BESIDE}x${T}>
!a_matrix = !cuda_tile.tensor_view<${M}x${K}x${T}, strides=[${K},1]>
!b_matrix = !cuda_tile.tensor_view<${DOWN}x${ACROSS}x${T}, strides=[${ACROSS},1]>
!c_matrix = !cuda_tile.tensor_view<${M}x${N}x${T}, strides=[${N},1]>
!a_tiles = !cuda_tile.partition_view<tile=(${BM}x${BK}), padding_value = zero, tensor_view<${M}x${K}x${T}, strides=[${K},1]>>
!b_tiles = !cuda_tile.partition_view<tile=(${BK}x${BN}), padding_value = zero, tensor_view<${DOWN}x${ACROSS}x${T}, strides=[${ACROSS},1]>, dim_map=[${OUTER}, ${1-OUTER}]>
!b_tiles_beside = !cuda_tile.partition_view<tile=(${BK}x${BESIDE}), padding_value = zero, tensor_view<${DOWN}x${ACROSS}x${T}, strides=[${ACROSS},1]>, dim_map=[${OUTER}, ${1-OUTER}]>
!c_tiles = !cuda_tile.partition_view<tile=(${BM}x${BN}), tensor_view<${M}x${N}x${T}, strides=[${N},1]>>
!c_tiles_beside = !cuda_tile.partition_view<tile=(${BM}x${BESIDE}), tensor_view<${M}x${N}x${T}, strides=[${N},1]>>
cuda_tile.module @gemm_beside {
  entry @gemm_beside(%a: tile<ptr<${T}>>, %b: tile<ptr<${T}>>, %c: tile<ptr<${T}>>) {
    %row, %column, %bz = get_tile_block_id : tile<i32>
    %behind = constant <i32: ${WIDE*BN/BESIDE}> : tile<i32>
    // if: OVER
    %any = addi %column, %behind : tile<i32>
    %last = constant <i32: ${LAST}> : tile<i32>
    %column_beside = mini %any, %last signed : tile<i32>
    %there = cmpi less_than_or_equal %any, %last, signed : tile<i32> -> tile<i1>
    // else:
    %column_beside = addi %column, %behind : tile<i32>
    // end:
    %a_ptr = assume div_by<16>, %a : tile<ptr<${T}>>
    %b_ptr = assume div_by<16>, %b : tile<ptr<${T}>>
    %c_ptr = assume div_by<16>, %c : tile<ptr<${T}>>
    %a_matrix = make_tensor_view %a_ptr, shape = [${M}, ${K}], strides = [${K}, 1] : !a_matrix
    %b_matrix = make_tensor_view %b_ptr, shape = [${DOWN}, ${ACROSS}], strides = [${ACROSS}, 1] : !b_matrix
    %c_matrix = make_tensor_view %c_ptr, shape = [${M}, ${N}], strides = [${N}, 1] : !c_matrix
    %a_view = make_partition_view %a_matrix : !a_tiles
    %b_view = make_partition_view %b_matrix : !b_tiles
    %b_view_beside = make_partition_view %b_matrix : !b_tiles_beside
    %c_view = make_partition_view %c_matrix : !c_tiles
    %c_view_beside = make_partition_view %c_matrix : !c_tiles_beside
    %from = constant <i32: 0> : tile<i32>
    %steps = constant <i32: ${ceildiv(K, BK)}> : tile<i32>
    %step = constant <i32: 1> : tile<i32>
    %none = constant <${SUM}: 0.0> : !sums
    %none_beside = constant <${SUM}: 0.0> : !sums_beside
    %sum, %beside = for %k in (%from to %steps, step %step) : tile<i32> iter_values(%so_far = %none, %so_far_beside = %none_beside) -> (!sums, !sums_beside) {
      %a_read, %a_token = load_view_tko weak %a_view[%row, %k] : !a_tiles, tile<i32> -> !a_tile, token
      %b_read, %b_token = load_view_tko weak %b_view[%k, %column] : !b_tiles, tile<i32> -> !b_tile, token
      %b_read_beside, %b_token_beside = load_view_tko weak %b_view_beside[%k, %column_beside] : !b_tiles_beside, tile<i32> -> !b_tile_beside, token
      %next = mmaf %a_read, %b_read, %so_far : !a_tile, !b_tile, !sums
      %next_beside = mmaf %a_read, %b_read_beside, %so_far_beside : !a_tile, !b_tile_beside, !sums_beside
      continue %next, %next_beside : !sums, !sums_beside
    }
    // if: T == SUM
    store_view_tko weak %sum, %c_view[%row, %column] : !sums, !c_tiles, tile<i32> -> token
    // if: OVER
    if %there {
      store_view_tko weak %beside, %c_view_beside[%row, %column_beside] : !sums_beside, !c_tiles_beside, tile<i32> -> token
      yield
    }
    // else:
    store_view_tko weak %beside, %c_view_beside[%row, %column_beside] : !sums_beside, !c_tiles_beside, tile<i32> -> token
    // end:
    // else:
    %rounded = ftof %sum : !sums -> !cuda_tile.tile<${BM}x${BN}x${T}>
    store_view_tko weak %rounded, %c_view[%row, %column] : !cuda_tile.tile<${BM}x${BN}x${T}>, !c_tiles, tile<i32> -> token
    %rounded_beside = ftof %beside : !sums_beside -> !cuda_tile.tile<${BM}x${BESIDE}x${T}>
    // if: OVER
    if %there {
      store_view_tko weak %rounded_beside, %c_view_beside[%row, %column_beside] : !cuda_tile.tile<${BM}x${BESIDE}x${T}>, !c_tiles_beside, tile<i32> -> token
      yield
    }
    // else:
    store_view_tko weak %rounded_beside, %c_view_beside[%row, %column_beside] : !cuda_tile.tile<${BM}x${BESIDE}x${T}>, !c_tiles_beside, tile<i32> -> token
    // end:
    // end:
  }
}
