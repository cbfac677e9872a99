// A mixture of experts: tile block e multiplies the tokens of expert e by its weights and
// adds the result, times the weight that the router gave, to the rows of these tokens.
// tokens has 32 places for each expert; a place that is not used names row 64, which there is not.
//
// Teaches: gather, product, scatter in one kernel; padding and masks make lists of any length fit tiles of one size.
//
// tilerun: --grid 4 --arg x=rand:f16:64x64:1 --arg w=rand:f16:4x64x64:2 --arg tokens=@experts.tokens.npy --arg share=rand:f32:4x32:3
// tilerun: --arg y=zeros:f32:64x64 --expect y=@experts.y.npy
!tile = !cuda_tile.tile<32x64xf32>
!index = !cuda_tile.tile<32x64xi32>
!ptrs = !cuda_tile.tile<32x64xptr<f32>>
!gather = !cuda_tile.gather_scatter_view<tile=(32x64), padding_value = zero, tensor_view<64x64xf16, strides=[64,1]>,
    sparse_dim=0>
!weights = !cuda_tile.partition_view<tile=(1x64x64), tensor_view<4x64x64xf16, strides=[4096,64,1]>>
!lists = !cuda_tile.partition_view<tile=(32), tensor_view<128xi32, strides=[1]>>
!shares = !cuda_tile.partition_view<tile=(32), tensor_view<128xf32, strides=[1]>>
cuda_tile.module @experts {
  entry @experts(%x: tile<ptr<f16>>, %w: tile<ptr<f16>>, %tokens: tile<ptr<i32>>, %share: tile<ptr<f32>>,
      %y: tile<ptr<f32>>) {
    %expert, %by, %bz = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %x_matrix = make_tensor_view %x, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf16, strides=[64,1]>
    %w_tensor = make_tensor_view %w, shape = [4, 64, 64], strides = [4096, 64, 1]
        : tensor_view<4x64x64xf16, strides=[4096,64,1]>
    %list = make_tensor_view %tokens, shape = [128], strides = [1] : tensor_view<128xi32, strides=[1]>
    %share_list = make_tensor_view %share, shape = [128], strides = [1] : tensor_view<128xf32, strides=[1]>
    %x_view = make_gather_scatter_view %x_matrix : !gather
    %w_view = make_partition_view %w_tensor : !weights
    %list_view = make_partition_view %list : !lists
    %share_view = make_partition_view %share_list : !shares
    %mine, %list_token = load_view_tko weak %list_view[%expert] : !lists, tile<i32> -> tile<32xi32>, token
    %shares, %share_token = load_view_tko weak %share_view[%expert] : !shares, tile<i32> -> tile<32xf32>, token
    %rows_in, %x_token = load_view_tko weak %x_view[%mine, %zero] : !gather, tile<32xi32>, tile<i32> -> tile<32x64xf16>,
        token
    %w_read, %w_token = load_view_tko weak %w_view[%expert, %zero, %zero] : !weights, tile<i32> -> tile<1x64x64xf16>,
        token
    %weight = reshape %w_read : tile<1x64x64xf16> -> tile<64x64xf16>
    %none = constant <f32: 0.0> : !tile
    %product = mmaf %rows_in, %weight, %none : tile<32x64xf16>, tile<64x64xf16>, !tile
    %share_column = reshape %shares : tile<32xf32> -> tile<32x1xf32>
    %share_tile = broadcast %share_column : tile<32x1xf32> -> !tile
    %part = mulf %product, %share_tile : !tile

    %mine_column = reshape %mine : tile<32xi32> -> tile<32x1xi32>
    %rows = broadcast %mine_column : tile<32x1xi32> -> !index
    %column = iota : tile<64xi32>
    %column_row = reshape %column : tile<64xi32> -> tile<1x64xi32>
    %columns = broadcast %column_row : tile<1x64xi32> -> !index
    %width = constant <i32: 64> : !index
    %line = muli %rows, %width : !index
    %at = addi %line, %columns : !index
    %height = constant <i32: 64> : !index
    %used = cmpi less_than %rows, %height, unsigned : !index -> tile<32x64xi1>
    %y_11 = reshape %y : tile<ptr<f32>> -> tile<1x1xptr<f32>>
    %ys = broadcast %y_11 : tile<1x1xptr<f32>> -> !ptrs
    %ptrs = offset %ys, %at : !ptrs, !index -> !ptrs
    %before, %added = atomic_rmw_tko relaxed device %ptrs, addf, %part, %used : !ptrs, !tile, tile<32x64xi1> -> !tile,
        token
  }
}
