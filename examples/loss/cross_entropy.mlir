// Cross entropy of rows of 128 logits and its gradient, in one pass:
// loss = log(sum of exp(x)) - x[label], dx = (softmax(x) - [column = label]) / 32.
//
// Teaches: what forward and backward share is computed once; a one-hot row is a comparison with iota, not a table.
//
// tilerun: --grid 4 --arg x=rand:f32:32x128:1 --arg label=randint:0:128:i32:32:2 --arg loss=zeros:f32:32 --arg dx=zeros:f32:32x128
// tilerun: --expect loss=@cross_entropy.loss.npy --expect dx=@cross_entropy.dx.npy
!tile = !cuda_tile.tile<8x128xf32>
!column = !cuda_tile.tile<8x1xf32>
!matrix = !cuda_tile.tensor_view<32x128xf32, strides=[128,1]>
!tiles = !cuda_tile.partition_view<tile=(8x128), tensor_view<32x128xf32, strides=[128,1]>>
!labels = !cuda_tile.partition_view<tile=(8), tensor_view<32xi32, strides=[1]>>
!losses = !cuda_tile.partition_view<tile=(8), tensor_view<32xf32, strides=[1]>>
cuda_tile.module @cross_entropy {
  entry @cross_entropy(%x: tile<ptr<f32>>, %label: tile<ptr<i32>>, %loss: tile<ptr<f32>>, %dx: tile<ptr<f32>>) {
    %block, %by, %bz = get_tile_block_id : tile<i32>
    %first = constant <i32: 0> : tile<i32>
    %x_matrix = make_tensor_view %x, shape = [32, 128], strides = [128, 1] : !matrix
    %dx_matrix = make_tensor_view %dx, shape = [32, 128], strides = [128, 1] : !matrix
    %label_vector = make_tensor_view %label, shape = [32], strides = [1] : tensor_view<32xi32, strides=[1]>
    %loss_vector = make_tensor_view %loss, shape = [32], strides = [1] : tensor_view<32xf32, strides=[1]>
    %x_tiles = make_partition_view %x_matrix : !tiles
    %dx_tiles = make_partition_view %dx_matrix : !tiles
    %label_tiles = make_partition_view %label_vector : !labels
    %loss_tiles = make_partition_view %loss_vector : !losses
    %v, %x_read = load_view_tko weak %x_tiles[%block, %first] : !tiles, tile<i32> -> !tile, token
    %right, %label_read = load_view_tko weak %label_tiles[%block] : !labels, tile<i32> -> tile<8xi32>, token

    %max = reduce %v dim=1 identities=[0xFF800000 : f32] : !tile -> tile<8xf32>
    (%element: tile<f32>, %so_far: tile<f32>) {
      %next = maxf %element, %so_far : tile<f32>
      yield %next : tile<f32>
    }
    %max_column = reshape %max : tile<8xf32> -> !column
    %maxes = broadcast %max_column : !column -> !tile
    %below = subf %v, %maxes : !tile
    %exp = exp %below : !tile

    // x[label] - max, as the sum of a row in which all else is zero.
    %right_column = reshape %right : tile<8xi32> -> tile<8x1xi32>
    %rights = broadcast %right_column : tile<8x1xi32> -> tile<8x128xi32>
    %number = iota : tile<128xi32>
    %number_row = reshape %number : tile<128xi32> -> tile<1x128xi32>
    %numbers = broadcast %number_row : tile<1x128xi32> -> tile<8x128xi32>
    %hit = cmpi equal %numbers, %rights, signed : tile<8x128xi32> -> tile<8x128xi1>
    %zero = constant <f32: 0.0> : !tile
    %only = select %hit, %below, %zero : tile<8x128xi1>, !tile
    %sum, %chosen = reduce %exp, %only dim=1 identities=[0.0 : f32, 0.0 : f32] : !tile, !tile -> tile<8xf32>,
        tile<8xf32>
    (%e: tile<f32>, %e_sum: tile<f32>, %o: tile<f32>, %o_sum: tile<f32>) {
      %e_next = addf %e, %e_sum : tile<f32>
      %o_next = addf %o, %o_sum : tile<f32>
      yield %e_next, %o_next : tile<f32>, tile<f32>
    }
    %log = log %sum : tile<8xf32>
    %result = subf %log, %chosen : tile<8xf32>
    store_view_tko weak %result, %loss_tiles[%block] : tile<8xf32>, !losses, tile<i32> -> token

    %sum_column = reshape %sum : tile<8xf32> -> !column
    %sums = broadcast %sum_column : !column -> !tile
    %softmax = divf %exp, %sums : !tile
    %one = constant <f32: 1.0> : !tile
    %less_one = subf %softmax, %one : !tile
    %gradient = select %hit, %less_one, %softmax : tile<8x128xi1>, !tile
    %share = constant <f32: 0.03125> : !tile
    %scaled = mulf %gradient, %share : !tile
    store_view_tko weak %scaled, %dx_tiles[%block, %first] : !tile, !tiles, tile<i32> -> token
  }
}
