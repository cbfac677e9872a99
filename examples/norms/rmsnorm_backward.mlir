// The gradients of y = x·r·w, r = 1 / sqrt(mean of x² + 1e-6):
// dx = r·(w·dy - x·r² · mean of (w·dy·x)), and dw = sum over the rows of dy·x·r.
//
// Teaches: rows belong to tile blocks, but the gradient of the weight sums over all of them: a sum within the tile, then one atomic addition per column.
//
// tilerun: --grid 4 --arg x=rand:f32:32x128:1 --arg w=rand:f32:128:2 --arg dy=rand:f32:32x128:3 --arg dx=zeros:f32:32x128 --arg dw=zeros:f32:128
// tilerun: --expect dx=@rmsnorm_backward.dx.npy --expect dw=@rmsnorm_backward.dw.npy
!tile = !cuda_tile.tile<8x128xf32>
!column = !cuda_tile.tile<8x1xf32>
!matrix = !cuda_tile.tensor_view<32x128xf32, strides=[128,1]>
!tiles = !cuda_tile.partition_view<tile=(8x128), tensor_view<32x128xf32, strides=[128,1]>>
!vector = !cuda_tile.tensor_view<128xf32, strides=[1]>
!whole = !cuda_tile.partition_view<tile=(128), tensor_view<128xf32, strides=[1]>>
cuda_tile.module @rmsnorm_backward {
  entry @rmsnorm_backward(%x: tile<ptr<f32>>, %w: tile<ptr<f32>>, %dy: tile<ptr<f32>>, %dx: tile<ptr<f32>>,
      %dw: tile<ptr<f32>>) {
    %block, %by, %bz = get_tile_block_id : tile<i32>
    %first = constant <i32: 0> : tile<i32>
    %x_matrix = make_tensor_view %x, shape = [32, 128], strides = [128, 1] : !matrix
    %dy_matrix = make_tensor_view %dy, shape = [32, 128], strides = [128, 1] : !matrix
    %dx_matrix = make_tensor_view %dx, shape = [32, 128], strides = [128, 1] : !matrix
    %w_vector = make_tensor_view %w, shape = [128], strides = [1] : !vector
    %dw_vector = make_tensor_view %dw, shape = [128], strides = [1] : !vector
    %x_tiles = make_partition_view %x_matrix : !tiles
    %dy_tiles = make_partition_view %dy_matrix : !tiles
    %dx_tiles = make_partition_view %dx_matrix : !tiles
    %w_whole = make_partition_view %w_vector : !whole
    %dw_whole = make_partition_view %dw_vector : !whole
    %v, %x_read = load_view_tko weak %x_tiles[%block, %first] : !tiles, tile<i32> -> !tile, token
    %g, %dy_read = load_view_tko weak %dy_tiles[%block, %first] : !tiles, tile<i32> -> !tile, token
    %weight, %w_read = load_view_tko weak %w_whole[%first] : !whole, tile<i32> -> tile<128xf32>, token
    %weight_row = reshape %weight : tile<128xf32> -> tile<1x128xf32>
    %weights = broadcast %weight_row : tile<1x128xf32> -> !tile
    %wg = mulf %weights, %g : !tile

    %square = mulf %v, %v : !tile
    %product = mulf %wg, %v : !tile
    %squares, %products = reduce %square, %product dim=1 identities=[0.0 : f32, 0.0 : f32] : !tile, !tile
        -> tile<8xf32>, tile<8xf32>
    (%s: tile<f32>, %s_sum: tile<f32>, %p: tile<f32>, %p_sum: tile<f32>) {
      %s_next = addf %s, %s_sum : tile<f32>
      %p_next = addf %p, %p_sum : tile<f32>
      yield %s_next, %p_next : tile<f32>, tile<f32>
    }
    %share = constant <f32: 0.0078125> : !column
    %epsilon = constant <f32: 1.0e-6> : !column
    %squares_column = reshape %squares : tile<8xf32> -> !column
    %products_column = reshape %products : tile<8xf32> -> !column
    %mean_square = fma %squares_column, %share, %epsilon : !column
    %inverse = rsqrt %mean_square : !column
    %inverses = broadcast %inverse : !column -> !tile
    %mean_product = mulf %products_column, %share : !column
    %inverse_2 = mulf %inverse, %inverse : !column
    %pull = mulf %mean_product, %inverse_2 : !column
    %pulls = broadcast %pull : !column -> !tile
    %pulled = mulf %v, %pulls : !tile
    %difference = subf %wg, %pulled : !tile
    %result = mulf %difference, %inverses : !tile
    store_view_tko weak %result, %dx_tiles[%block, %first] : !tile, !tiles, tile<i32> -> token

    %normal = mulf %v, %inverses : !tile
    %share_of_w = mulf %g, %normal : !tile
    %dw_here = reduce %share_of_w dim=0 identities=[0.0 : f32] : !tile -> tile<128xf32>
    (%element: tile<f32>, %so_far: tile<f32>) {
      %next = addf %element, %so_far : tile<f32>
      yield %next : tile<f32>
    }
    %added = atomic_red_view_tko relaxed device %dw_whole[%first], addf, %dw_here : tile<128xf32>, !whole, tile<i32>
        -> token
  }
}
