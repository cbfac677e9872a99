// Root mean square normalization: y = x / sqrt(mean of x² + 1e-6) · w, bf16 in and out.
//
// Teaches: bf16 has the exponents of f32; squares and their sum are computed in f32.
//
// tilerun: --grid 4 --arg x=rand:bf16:32x128:1 --arg w=rand:f32:128:2 --arg y=zeros:bf16:32x128 --expect y=@rmsnorm.y.npy
!narrow = !cuda_tile.tile<8x128xbf16>
!tile = !cuda_tile.tile<8x128xf32>
!column = !cuda_tile.tile<8x1xf32>
!matrix = !cuda_tile.tensor_view<32x128xbf16, strides=[128,1]>
!tiles = !cuda_tile.partition_view<tile=(8x128), tensor_view<32x128xbf16, strides=[128,1]>>
!whole = !cuda_tile.partition_view<tile=(128), tensor_view<128xf32, strides=[1]>>
cuda_tile.module @rmsnorm {
  entry @rmsnorm(%x: tile<ptr<bf16>>, %w: tile<ptr<f32>>, %y: tile<ptr<bf16>>) {
    %block, %by, %bz = get_tile_block_id : tile<i32>
    %first = constant <i32: 0> : tile<i32>
    %x_matrix = make_tensor_view %x, shape = [32, 128], strides = [128, 1] : !matrix
    %y_matrix = make_tensor_view %y, shape = [32, 128], strides = [128, 1] : !matrix
    %w_vector = make_tensor_view %w, shape = [128], strides = [1] : tensor_view<128xf32, strides=[1]>
    %x_tiles = make_partition_view %x_matrix : !tiles
    %y_tiles = make_partition_view %y_matrix : !tiles
    %w_whole = make_partition_view %w_vector : !whole
    %read, %x_token = load_view_tko weak %x_tiles[%block, %first] : !tiles, tile<i32> -> !narrow, token
    %weight, %w_token = load_view_tko weak %w_whole[%first] : !whole, tile<i32> -> tile<128xf32>, token
    %v = ftof %read : !narrow -> !tile

    %square = mulf %v, %v : !tile
    %squares = reduce %square dim=1 identities=[0.0 : f32] : !tile -> tile<8xf32>
    (%element: tile<f32>, %so_far: tile<f32>) {
      %next = addf %element, %so_far : tile<f32>
      yield %next : tile<f32>
    }
    %squares_column = reshape %squares : tile<8xf32> -> !column
    %share = constant <f32: 0.0078125> : !column
    %epsilon = constant <f32: 1.0e-6> : !column
    %mean = fma %squares_column, %share, %epsilon : !column
    %inverse = rsqrt %mean : !column
    %inverses = broadcast %inverse : !column -> !tile
    %normal = mulf %v, %inverses : !tile
    %weight_row = reshape %weight : tile<128xf32> -> tile<1x128xf32>
    %weights = broadcast %weight_row : tile<1x128xf32> -> !tile
    %scaled = mulf %normal, %weights : !tile
    %result = ftof %scaled : !tile -> !narrow
    store_view_tko weak %result, %y_tiles[%block, %first] : !narrow, !tiles, tile<i32> -> token
  }
}
