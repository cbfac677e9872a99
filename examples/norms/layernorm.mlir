// Layer normalization of rows of 96 elements: y = (x - mean) / sqrt(variance + 1e-5) · w + b.
//
// Teaches: extents of tiles are powers of two; a row of 96 lies in a tile of 128, and what is outside must not count.
//
// tilerun: --grid 4 --arg x=rand:f32:32x96:1 --arg w=rand:f32:96:2 --arg b=rand:f32:96:3 --arg y=zeros:f32:32x96 --expect y=@layernorm.y.npy
!tile = !cuda_tile.tile<8x128xf32>
!column = !cuda_tile.tile<8x1xf32>
!matrix = !cuda_tile.tensor_view<32x96xf32, strides=[96,1]>
!tiles = !cuda_tile.partition_view<tile=(8x128), padding_value = zero, tensor_view<32x96xf32, strides=[96,1]>>
!whole = !cuda_tile.partition_view<tile=(128), padding_value = zero, tensor_view<96xf32, strides=[1]>>
cuda_tile.module @layernorm {
  entry @layernorm(%x: tile<ptr<f32>>, %w: tile<ptr<f32>>, %b: tile<ptr<f32>>, %y: tile<ptr<f32>>) {
    %block, %by, %bz = get_tile_block_id : tile<i32>
    %first = constant <i32: 0> : tile<i32>
    %x_matrix = make_tensor_view %x, shape = [32, 96], strides = [96, 1] : !matrix
    %y_matrix = make_tensor_view %y, shape = [32, 96], strides = [96, 1] : !matrix
    %w_vector = make_tensor_view %w, shape = [96], strides = [1] : tensor_view<96xf32, strides=[1]>
    %b_vector = make_tensor_view %b, shape = [96], strides = [1] : tensor_view<96xf32, strides=[1]>
    %x_tiles = make_partition_view %x_matrix : !tiles
    %y_tiles = make_partition_view %y_matrix : !tiles
    %w_whole = make_partition_view %w_vector : !whole
    %b_whole = make_partition_view %b_vector : !whole
    %v, %x_read = load_view_tko weak %x_tiles[%block, %first] : !tiles, tile<i32> -> !tile, token
    %weight, %w_read = load_view_tko weak %w_whole[%first] : !whole, tile<i32> -> tile<128xf32>, token
    %bias, %b_read = load_view_tko weak %b_whole[%first] : !whole, tile<i32> -> tile<128xf32>, token

    %share = constant <f32: 0.010416667> : !column
    %sum = reduce %v dim=1 identities=[0.0 : f32] : !tile -> tile<8xf32>
    (%element: tile<f32>, %so_far: tile<f32>) {
      %next = addf %element, %so_far : tile<f32>
      yield %next : tile<f32>
    }
    %sum_column = reshape %sum : tile<8xf32> -> !column
    %mean = mulf %sum_column, %share : !column
    %means = broadcast %mean : !column -> !tile
    %distance = subf %v, %means : !tile

    // The padding is zero in x, and so not in x - mean: it is masked before the squares are summed.
    %column = iota : tile<128xi32>
    %width = constant <i32: 96> : tile<128xi32>
    %inside = cmpi less_than %column, %width, signed : tile<128xi32> -> tile<128xi1>
    %inside_row = reshape %inside : tile<128xi1> -> tile<1x128xi1>
    %mask = broadcast %inside_row : tile<1x128xi1> -> tile<8x128xi1>
    %zero = constant <f32: 0.0> : !tile
    %centred = select %mask, %distance, %zero : tile<8x128xi1>, !tile
    %square = mulf %centred, %centred : !tile
    %squares = reduce %square dim=1 identities=[0.0 : f32] : !tile -> tile<8xf32>
    (%element: tile<f32>, %so_far: tile<f32>) {
      %next = addf %element, %so_far : tile<f32>
      yield %next : tile<f32>
    }
    %squares_column = reshape %squares : tile<8xf32> -> !column
    %epsilon = constant <f32: 1.0e-5> : !column
    %variance = fma %squares_column, %share, %epsilon : !column
    %inverse = rsqrt %variance : !column
    %inverses = broadcast %inverse : !column -> !tile
    %normal = mulf %centred, %inverses : !tile

    %weight_row = reshape %weight : tile<128xf32> -> tile<1x128xf32>
    %weights = broadcast %weight_row : tile<1x128xf32> -> !tile
    %bias_row = reshape %bias : tile<128xf32> -> tile<1x128xf32>
    %biases = broadcast %bias_row : tile<1x128xf32> -> !tile
    %result = fma %normal, %weights, %biases : !tile
    store_view_tko weak %result, %y_tiles[%block, %first] : !tile, !tiles, tile<i32> -> token
  }
}
