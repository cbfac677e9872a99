// How often each of 16 values occurs in a vector.
//
// Teaches: a tile of pointers may point to one address many times; atomic additions all count, in any order.
//
// tilerun: --grid 4 --arg x=randint:0:16:i32:1024:1 --arg bins=zeros:i32:16 --expect bins=@histogram.bins.npy
!tiles = !cuda_tile.partition_view<tile=(256), tensor_view<1024xi32, strides=[1]>>
cuda_tile.module @histogram {
  entry @histogram(%x: tile<ptr<i32>>, %bins: tile<ptr<i32>>) {
    %block, %by, %bz = get_tile_block_id : tile<i32>
    %x_vector = make_tensor_view %x, shape = [1024], strides = [1] : tensor_view<1024xi32, strides=[1]>
    %x_tiles = make_partition_view %x_vector : !tiles
    %v, %read = load_view_tko weak %x_tiles[%block] : !tiles, tile<i32> -> tile<256xi32>, token
    %bins_1 = reshape %bins : tile<ptr<i32>> -> tile<1xptr<i32>>
    %bins_256 = broadcast %bins_1 : tile<1xptr<i32>> -> tile<256xptr<i32>>
    %bin = offset %bins_256, %v : tile<256xptr<i32>>, tile<256xi32> -> tile<256xptr<i32>>
    %one = constant <i32: 1> : tile<256xi32>
    %before, %added = atomic_rmw_tko relaxed device %bin, add, %one : tile<256xptr<i32>>, tile<256xi32>
        -> tile<256xi32>, token
  }
}
