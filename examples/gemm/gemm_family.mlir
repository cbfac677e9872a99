// A family of matrix products: C = A·B of any size, by tiles of any size, of five element types, with sums in f32, or i32 of i8.
//
// Teaches: one file is many kernels: tile sizes, types and problem sizes are parameters, and the run line follows them.
//
// param: BM = 64 in 32, 64, 128, 256: rows of C in a tile
// param: BN = 64 in 32, 64, 128, 256: columns of C in a tile
// param: BK = 32 in 16, 32, 64, 128: how much is summed over at a time
// param: T = f16 in f16, bf16, f8E4M3FN, tf32, i8: elements of A and B
// param: M = 100: rows of A and C
// param: N = 72: columns of B and C
// param: K = 72: columns of A, rows of B
// let: ACC = T == "i8" ? "i32" : "f32"
// let: MEM = T == "tf32" ? "f32" : T
// where: BM*BN <= 128*256
// where: (BM + BN)*BK*bits(T)/8 <= 49152
// where: M > 0 && N > 0 && K > 0
//
// tilerun: --grid ${ceildiv(M, BM)},${ceildiv(N, BN)} --expect c=@gemm_family.c.npy
// tilerun[large]: --define BM=128 --define BN=256 --define BK=64 --define M=4096 --define N=4096 --define K=4096
// tilerun[large]: --grid ${ceildiv(M, BM)},${ceildiv(N, BN)} --flop ${2*M*N*K}
// tilerun[any]: --grid ${ceildiv(M, BM)},${ceildiv(N, BN)}
// if: T == "i8"
// tilerun: --arg a=randint:-9:9:i8:${M}x${K}:1 --arg b=randint:-9:9:i8:${K}x${N}:2 --arg c=zeros:i32:${M}x${N}
// tilerun[large]: --arg a=randint:-9:9:i8:${M}x${K}:1 --arg b=randint:-9:9:i8:${K}x${N}:2 --arg c=zeros:i32:${M}x${N}
// tilerun[any]: --arg a=randint:-9:9:i8:${M}x${K}:1 --arg b=randint:-9:9:i8:${K}x${N}:2 --arg c=zeros:i32:${M}x${N}
// else:
// tilerun: --arg a=rand:${MEM}:${M}x${K}:1 --arg b=rand:${MEM}:${K}x${N}:2 --arg c=zeros:f32:${M}x${N}
// tilerun[large]: --arg a=rand:${MEM}:${M}x${K}:1 --arg b=rand:${MEM}:${K}x${N}:2 --arg c=zeros:f32:${M}x${N}
// tilerun[any]: --arg a=rand:${MEM}:${M}x${K}:1 --arg b=rand:${MEM}:${K}x${N}:2 --arg c=zeros:f32:${M}x${N}
// end:
!sums = !cuda_tile.tile<${BM}x${BN}x${ACC}>
!a_tile = !cuda_tile.tile<${BM}x${BK}x${MEM}>
!b_tile = !cuda_tile.tile<${BK}x${BN}x${MEM}>
!a_matrix = !cuda_tile.tensor_view<${M}x${K}x${MEM}, strides=[${K},1]>
!b_matrix = !cuda_tile.tensor_view<${K}x${N}x${MEM}, strides=[${N},1]>
!c_matrix = !cuda_tile.tensor_view<${M}x${N}x${ACC}, strides=[${N},1]>
!a_tiles = !cuda_tile.partition_view<tile=(${BM}x${BK}), padding_value = zero, tensor_view<${M}x${K}x${MEM}, strides=[${K},1]>>
!b_tiles = !cuda_tile.partition_view<tile=(${BK}x${BN}), padding_value = zero, tensor_view<${K}x${N}x${MEM}, strides=[${N},1]>>
!c_tiles = !cuda_tile.partition_view<tile=(${BM}x${BN}), tensor_view<${M}x${N}x${ACC}, strides=[${N},1]>>
cuda_tile.module @gemm_family {
  entry @gemm_family(%a: tile<ptr<${MEM}>>, %b: tile<ptr<${MEM}>>, %c: tile<ptr<${ACC}>>) {
    %row, %column, %bz = get_tile_block_id : tile<i32>
    %a_ptr = assume div_by<16>, %a : tile<ptr<${MEM}>>
    %b_ptr = assume div_by<16>, %b : tile<ptr<${MEM}>>
    %c_ptr = assume div_by<16>, %c : tile<ptr<${ACC}>>
    %a_matrix = make_tensor_view %a_ptr, shape = [${M}, ${K}], strides = [${K}, 1] : !a_matrix
    %b_matrix = make_tensor_view %b_ptr, shape = [${K}, ${N}], strides = [${N}, 1] : !b_matrix
    %c_matrix = make_tensor_view %c_ptr, shape = [${M}, ${N}], strides = [${N}, 1] : !c_matrix
    %a_view = make_partition_view %a_matrix : !a_tiles
    %b_view = make_partition_view %b_matrix : !b_tiles
    %c_view = make_partition_view %c_matrix : !c_tiles
    %from = constant <i32: 0> : tile<i32>
    %steps = constant <i32: ${ceildiv(K, BK)}> : tile<i32>
    %step = constant <i32: 1> : tile<i32>
    %none = constant <${ACC}: ${ACC == "i32" ? "0" : "0.0"}> : !sums
    %sum = for %k in (%from to %steps, step %step) : tile<i32> iter_values(%so_far = %none) -> (!sums) {
      %a_read, %a_token = load_view_tko weak %a_view[%row, %k] : !a_tiles, tile<i32> -> !a_tile, token
      %b_read, %b_token = load_view_tko weak %b_view[%k, %column] : !b_tiles, tile<i32> -> !b_tile, token
      // if: T == "tf32"
      %a_round = ftof %a_read : !a_tile -> tile<${BM}x${BK}xtf32>
      %b_round = ftof %b_read : !b_tile -> tile<${BK}x${BN}xtf32>
      %next = mmaf %a_round, %b_round, %so_far : tile<${BM}x${BK}xtf32>, tile<${BK}x${BN}xtf32>, !sums
      // else:
      // if: T == "i8"
      %next = mmai %a_read, %b_read, %so_far signed signed : !a_tile, !b_tile, !sums
      // else:
      %next = mmaf %a_read, %b_read, %so_far : !a_tile, !b_tile, !sums
      // end:
      // end:
      continue %next : !sums
    }
    store_view_tko weak %sum, %c_view[%row, %column] : !sums, !c_tiles, tile<i32> -> token
  }
}
