// The same histogram with few atomics: a tile block counts its 256 values by itself, as
// a comparison of every value with every bin, and adds 16 numbers.
//
// Teaches: what atomics on the same addresses cost can be turned into a reduction; atomic_red_view_tko adds a tile through a view.
//
// tilerun: --grid 4 --arg x=randint:0:16:i32:1024:1 --arg bins=zeros:i32:16 --expect bins=@histogram.bins.npy
!pairs = !cuda_tile.tile<256x16xi32>
!tiles = !cuda_tile.partition_view<tile=(256), tensor_view<1024xi32, strides=[1]>>
!whole = !cuda_tile.partition_view<tile=(16), tensor_view<16xi32, strides=[1]>>
cuda_tile.module @histogram_local {
  entry @histogram_local(%x: tile<ptr<i32>>, %bins: tile<ptr<i32>>) {
    %block, %by, %bz = get_tile_block_id : tile<i32>
    %first = constant <i32: 0> : tile<i32>
    %x_vector = make_tensor_view %x, shape = [1024], strides = [1] : tensor_view<1024xi32, strides=[1]>
    %bins_vector = make_tensor_view %bins, shape = [16], strides = [1] : tensor_view<16xi32, strides=[1]>
    %x_tiles = make_partition_view %x_vector : !tiles
    %bins_whole = make_partition_view %bins_vector : !whole
    %v, %read = load_view_tko weak %x_tiles[%block] : !tiles, tile<i32> -> tile<256xi32>, token
    %column = reshape %v : tile<256xi32> -> tile<256x1xi32>
    %values = broadcast %column : tile<256x1xi32> -> !pairs
    %bin = iota : tile<16xi32>
    %bin_row = reshape %bin : tile<16xi32> -> tile<1x16xi32>
    %numbers = broadcast %bin_row : tile<1x16xi32> -> !pairs
    %same = cmpi equal %values, %numbers, signed : !pairs -> tile<256x16xi1>
    %ones = exti %same unsigned : tile<256x16xi1> -> !pairs
    %count = reduce %ones dim=0 identities=[0 : i32] : !pairs -> tile<16xi32>
    (%element: tile<i32>, %so_far: tile<i32>) {
      %next = addi %element, %so_far : tile<i32>
      yield %next : tile<i32>
    }
    %added = atomic_red_view_tko relaxed device %bins_whole[%first], add, %count : tile<16xi32>, !whole, tile<i32>
        -> token
  }
}
