// The products that bench.py times over sizes: C = A·B, or A·Bᵗ where B lies along k, by tiles of any size.
//
// param: BM = 64 in 16, 32, 64, 128, 256: rows of C in a tile
// param: BN = 64 in 16, 32, 64, 128, 256: columns of C in a tile
// param: BK = 64 in 8, 16, 32, 64, 128: how much is summed over at a time
// param: T = f16 in f16, bf16, f32, f64: elements of A, B and C
// param: SUM = f32 in f16, f32, f64: what is summed in
// param: ALONG = n in n, k: the dimension along which B is contiguous
// param: M = 72: rows of A and C
// param: N = 80: columns of B and C
// param: K = 88: columns of A, rows of B
// let: DOWN = ALONG == "k" ? N : K
// let: ACROSS = ALONG == "k" ? K : N
// let: OUTER = ALONG == "k" ? 1 : 0
// where: bits(T) < 32 || SUM == T
// where: SUM != "f64" || T == "f64"
// where: SUM != "f16" || T == "f16"
// where: BM*BN*bits(SUM) <= 256*256*16
// where: (BM + BN)*BK*bits(T)/8 <= 65536
//
// tilerun: --grid ${ceildiv(M, BM)},${ceildiv(N, BN)} --arg rand:${T}:${M}x${K}:1 --arg rand:${T}:${DOWN}x${ACROSS}:2 --arg zeros:${T}:${M}x${N}
// tilerun[large]: --grid ${ceildiv(M, BM)},${ceildiv(N, BN)} --arg randn:${T}:${M}x${K}:1 --arg randn:${T}:${DOWN}x${ACROSS}:2 --arg zeros:${T}:${M}x${N} --flop ${2*M*N*K}
!sums = !cuda_tile.tile<${BM}x${BN}x${SUM}>
!a_tile = !cuda_tile.tile<${BM}x${BK}x${T}>
!b_tile = !cuda_tile.tile<${BK}x${BN}x${T}>
!a_matrix = !cuda_tile.tensor_view<${M}x${K}x${T}, strides=[${K},1]>
!b_matrix = !cuda_tile.tensor_view<${DOWN}x${ACROSS}x${T}, strides=[${ACROSS},1]>
!c_matrix = !cuda_tile.tensor_view<${M}x${N}x${T}, strides=[${N},1]>
!a_tiles = !cuda_tile.partition_view<tile=(${BM}x${BK}), padding_value = zero, tensor_view<${M}x${K}x${T}, strides=[${K},1]>>
!b_tiles = !cuda_tile.partition_view<tile=(${BK}x${BN}), padding_value = zero, tensor_view<${DOWN}x${ACROSS}x${T}, strides=[${ACROSS},1]>, dim_map=[${OUTER}, ${1-OUTER}]>
!c_tiles = !cuda_tile.partition_view<tile=(${BM}x${BN}), tensor_view<${M}x${N}x${T}, strides=[${N},1]>>
cuda_tile.module @gemm_sizes {
  entry @gemm_sizes(%a: tile<ptr<${T}>>, %b: tile<ptr<${T}>>, %c: tile<ptr<${T}>>) {
    %row, %column, %bz = get_tile_block_id : tile<i32>
    %a_ptr = assume div_by<16>, %a : tile<ptr<${T}>>
    %b_ptr = assume div_by<16>, %b : tile<ptr<${T}>>
    %c_ptr = assume div_by<16>, %c : tile<ptr<${T}>>
    %a_matrix = make_tensor_view %a_ptr, shape = [${M}, ${K}], strides = [${K}, 1] : !a_matrix
    %b_matrix = make_tensor_view %b_ptr, shape = [${DOWN}, ${ACROSS}], strides = [${ACROSS}, 1] : !b_matrix
    %c_matrix = make_tensor_view %c_ptr, shape = [${M}, ${N}], strides = [${N}, 1] : !c_matrix
    %a_view = make_partition_view %a_matrix : !a_tiles
    %b_view = make_partition_view %b_matrix : !b_tiles
    %c_view = make_partition_view %c_matrix : !c_tiles
    %from = constant <i32: 0> : tile<i32>
    %steps = constant <i32: ${ceildiv(K, BK)}> : tile<i32>
    %step = constant <i32: 1> : tile<i32>
    %none = constant <${SUM}: 0.0> : !sums
    %sum = for %k in (%from to %steps, step %step) : tile<i32> iter_values(%so_far = %none) -> (!sums) {
      %a_read, %a_token = load_view_tko weak %a_view[%row, %k] : !a_tiles, tile<i32> -> !a_tile, token
      %b_read, %b_token = load_view_tko weak %b_view[%k, %column] : !b_tiles, tile<i32> -> !b_tile, token
      %next = mmaf %a_read, %b_read, %so_far : !a_tile, !b_tile, !sums
      continue %next : !sums
    }
    // if: T == SUM
    store_view_tko weak %sum, %c_view[%row, %column] : !sums, !c_tiles, tile<i32> -> token
    // else:
    %rounded = ftof %sum : !sums -> !cuda_tile.tile<${BM}x${BN}x${T}>
    store_view_tko weak %rounded, %c_view[%row, %column] : !cuda_tile.tile<${BM}x${BN}x${T}>, !c_tiles, tile<i32> -> token
    // end:
  }
}
