// A family of softmaxes of rows of any length: exp(x - max) / sum of these, computed in f32.
//
// Teaches: a row has to be one tile, whose extent is a power of two: pow2 finds it, and the view pads the rest with -inf.
//
// param: ROWS = 4 in 1, 2, 4, 8, 16: of a tile
// param: T = f16 in f32, f16, bf16: elements of the matrices
// param: M = 30: rows of the matrices
// param: N = 100: their columns
// let: WIDTH = pow2(N)
// where: ROWS*WIDTH <= 16384
//
// tilerun: --grid ${ceildiv(M, ROWS)} --arg x=rand:${T}:${M}x${N}:1 --arg y=zeros:${T}:${M}x${N} --expect y=@softmax_family.y.npy
// tilerun[any]: --grid ${ceildiv(M, ROWS)} --arg x=rand:${T}:${M}x${N}:1 --arg y=zeros:${T}:${M}x${N}
!tile = !cuda_tile.tile<${ROWS}x${WIDTH}xf32>
!narrow = !cuda_tile.tile<${ROWS}x${WIDTH}x${T}>
!column = !cuda_tile.tile<${ROWS}x1xf32>
!matrix = !cuda_tile.tensor_view<${M}x${N}x${T}, strides=[${N},1]>
!tiles = !cuda_tile.partition_view<tile=(${ROWS}x${WIDTH}), padding_value = neg_inf, tensor_view<${M}x${N}x${T}, strides=[${N},1]>>
cuda_tile.module @softmax_family {
  entry @softmax_family(%x: tile<ptr<${T}>>, %y: tile<ptr<${T}>>) {
    %block, %by, %bz = get_tile_block_id : tile<i32>
    %first = constant <i32: 0> : tile<i32>
    %x_matrix = make_tensor_view %x, shape = [${M}, ${N}], strides = [${N}, 1] : !matrix
    %y_matrix = make_tensor_view %y, shape = [${M}, ${N}], strides = [${N}, 1] : !matrix
    %x_tiles = make_partition_view %x_matrix : !tiles
    %y_tiles = make_partition_view %y_matrix : !tiles
    // if: T == "f32"
    %v, %read = load_view_tko weak %x_tiles[%block, %first] : !tiles, tile<i32> -> !tile, token
    // else:
    %part, %read = load_view_tko weak %x_tiles[%block, %first] : !tiles, tile<i32> -> !narrow, token
    %v = ftof %part : !narrow -> !tile
    // end:
    %max = reduce %v dim=1 identities=[0xFF800000 : f32] : !tile -> tile<${ROWS}xf32>
    (%element: tile<f32>, %so_far: tile<f32>) {
      %next = maxf %element, %so_far : tile<f32>
      yield %next : tile<f32>
    }
    %max_column = reshape %max : tile<${ROWS}xf32> -> !column
    %maxes = broadcast %max_column : !column -> !tile
    %below = subf %v, %maxes : !tile
    %exp = exp %below : !tile
    %sum = reduce %exp dim=1 identities=[0.0 : f32] : !tile -> tile<${ROWS}xf32>
    (%element: tile<f32>, %so_far: tile<f32>) {
      %next = addf %element, %so_far : tile<f32>
      yield %next : tile<f32>
    }
    %sum_column = reshape %sum : tile<${ROWS}xf32> -> !column
    %sums = broadcast %sum_column : !column -> !tile
    %result = divf %exp, %sums : !tile
    // if: T == "f32"
    store_view_tko weak %result, %y_tiles[%block, %first] : !tile, !tiles, tile<i32> -> token
    // else:
    %rounded = ftof %result : !tile -> !narrow
    store_view_tko weak %rounded, %y_tiles[%block, %first] : !narrow, !tiles, tile<i32> -> token
    // end:
  }
}
