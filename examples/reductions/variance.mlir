// Mean and variance of each row in one pass, as Welford and Chan combine them:
// parts of n elements with a mean and a sum of squared distances.
//
// Teaches: a reduction may carry any state, as long as combining is associative; here (count, mean, squares).
//
// tilerun: --grid 4 --arg x=rand:f32:32x64:1 --arg mean=zeros:f32:32 --arg variance=zeros:f32:32
// tilerun: --expect mean=@variance.mean.npy --expect variance=@variance.variance.npy
!tile = !cuda_tile.tile<8x64xf32>
!tiles = !cuda_tile.partition_view<tile=(8x64), tensor_view<32x64xf32, strides=[64,1]>>
!out = !cuda_tile.partition_view<tile=(8), tensor_view<32xf32, strides=[1]>>
cuda_tile.module @variance {
  entry @variance(%x: tile<ptr<f32>>, %mean: tile<ptr<f32>>, %variance: tile<ptr<f32>>) {
    %block, %by, %bz = get_tile_block_id : tile<i32>
    %first = constant <i32: 0> : tile<i32>
    %x_matrix = make_tensor_view %x, shape = [32, 64], strides = [64, 1] : tensor_view<32x64xf32, strides=[64,1]>
    %x_tiles = make_partition_view %x_matrix : !tiles
    %v, %read = load_view_tko weak %x_tiles[%block, %first] : !tiles, tile<i32> -> !tile, token
    %ones = constant <f32: 1.0> : !tile
    %zeros = constant <f32: 0.0> : !tile

    // Parts a and b: with n = na + nb, d = mb - ma and r = nb / n the mean is
    // ma + d·r, and the squares are sa + sb + d²·na·r. An empty part changes nothing.
    %n, %m, %s = reduce %ones, %v, %zeros dim=1 identities=[0.0 : f32, 0.0 : f32, 0.0 : f32] : !tile, !tile, !tile
        -> tile<8xf32>, tile<8xf32>, tile<8xf32>
    (%na: tile<f32>, %nb: tile<f32>, %ma: tile<f32>, %mb: tile<f32>, %sa: tile<f32>, %sb: tile<f32>) {
      %count = addf %na, %nb : tile<f32>
      %one = constant <f32: 1.0> : tile<f32>
      %above_0 = maxf %count, %one : tile<f32>
      %ratio = divf %nb, %above_0 : tile<f32>
      %distance = subf %mb, %ma : tile<f32>
      %middle = fma %distance, %ratio, %ma : tile<f32>
      %square = mulf %distance, %distance : tile<f32>
      %weight = mulf %na, %ratio : tile<f32>
      %both = addf %sa, %sb : tile<f32>
      %squares = fma %square, %weight, %both : tile<f32>
      yield %count, %middle, %squares : tile<f32>, tile<f32>, tile<f32>
    }
    %result = divf %s, %n : tile<8xf32>
    %m_vector = make_tensor_view %mean, shape = [32], strides = [1] : tensor_view<32xf32, strides=[1]>
    %v_vector = make_tensor_view %variance, shape = [32], strides = [1] : tensor_view<32xf32, strides=[1]>
    %m_tiles = make_partition_view %m_vector : !out
    %v_tiles = make_partition_view %v_vector : !out
    store_view_tko weak %m, %m_tiles[%block] : tile<8xf32>, !out, tile<i32> -> token
    store_view_tko weak %result, %v_tiles[%block] : tile<8xf32>, !out, tile<i32> -> token
  }
}
