// A family of reductions: the sums, or the greatest or least elements, of the rows of a matrix of any size.
//
// Teaches: the op itself can be a parameter, and a let gives what belongs to it.
//
// param: ROWS = 8 in 1, 2, 4, 8, 16, 32, 64: of a tile
// param: COLUMNS = 64 in 16, 32, 64, 128, 256, 512: of a tile
// param: OP = addf in addf, maxf, minf: what folds two elements
// param: T = f32 in f32, f16, bf16: elements of the matrix
// param: M = 30: rows of the matrix
// param: N = 250: its columns
// let: NONE = OP == "addf" ? "0x00000000" : OP == "maxf" ? "0xFF800000" : "0x7F800000"
// let: PADDING = OP == "addf" ? "zero" : OP == "maxf" ? "neg_inf" : "pos_inf"
// where: ROWS*COLUMNS <= 16384
//
// tilerun: --grid ${ceildiv(M, ROWS)} --arg x=rand:${T}:${M}x${N}:1 --arg y=zeros:f32:${M} --expect y=@fold_rows_family.y.npy
// tilerun[any]: --grid ${ceildiv(M, ROWS)} --arg x=rand:${T}:${M}x${N}:1 --arg y=zeros:f32:${M}
!tile = !cuda_tile.tile<${ROWS}x${COLUMNS}xf32>
!tiles = !cuda_tile.partition_view<tile=(${ROWS}x${COLUMNS}), padding_value = ${PADDING}, tensor_view<${M}x${N}x${T}, strides=[${N},1]>>
!out = !cuda_tile.partition_view<tile=(${ROWS}), tensor_view<${M}xf32, strides=[1]>>
cuda_tile.module @fold_rows_family {
  entry @fold_rows_family(%x: tile<ptr<${T}>>, %y: tile<ptr<f32>>) {
    %block, %by, %bz = get_tile_block_id : tile<i32>
    %x_matrix = make_tensor_view %x, shape = [${M}, ${N}], strides = [${N}, 1] : tensor_view<${M}x${N}x${T}, strides=[${N},1]>
    %y_vector = make_tensor_view %y, shape = [${M}], strides = [1] : tensor_view<${M}xf32, strides=[1]>
    %x_tiles = make_partition_view %x_matrix : !tiles
    %y_tiles = make_partition_view %y_vector : !out
    %from = constant <i32: 0> : tile<i32>
    %columns = constant <i32: ${ceildiv(N, COLUMNS)}> : tile<i32>
    %step = constant <i32: 1> : tile<i32>
    %none = constant <f32: ${NONE}> : !tile
    %folded = for %column in (%from to %columns, step %step) : tile<i32> iter_values(%so_far = %none) -> (!tile) {
      // if: T == "f32"
      %part, %read = load_view_tko weak %x_tiles[%block, %column] : !tiles, tile<i32> -> !tile, token
      // else:
      %narrow, %read = load_view_tko weak %x_tiles[%block, %column] : !tiles, tile<i32> -> tile<${ROWS}x${COLUMNS}x${T}>, token
      %part = ftof %narrow : tile<${ROWS}x${COLUMNS}x${T}> -> !tile
      // end:
      %next = ${OP} %so_far, %part : !tile
      continue %next : !tile
    }
    %result = reduce %folded dim=1 identities=[${NONE} : f32] : !tile -> tile<${ROWS}xf32>
    (%element: tile<f32>, %so_far: tile<f32>) {
      %next = ${OP} %element, %so_far : tile<f32>
      yield %next : tile<f32>
    }
    store_view_tko weak %result, %y_tiles[%block] : tile<${ROWS}xf32>, !out, tile<i32> -> token
  }
}
