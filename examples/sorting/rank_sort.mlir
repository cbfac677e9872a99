// Sorts rows of 64 numbers: the place of a number is how many come before it.
//
// Teaches: all pairs at once, as a tile of rank 2, instead of a network of exchanges; a store through pointers puts each number where it belongs.
//
// tilerun: --grid 8 --arg x=randint:-50:50:i32:8x64:1 --arg y=zeros:i32:8x64 --expect y=@rank_sort.y.npy
!pairs = !cuda_tile.tile<64x64xi32>
!truth = !cuda_tile.tile<64x64xi1>
!tiles = !cuda_tile.partition_view<tile=(1x64), tensor_view<8x64xi32, strides=[64,1]>>
cuda_tile.module @rank_sort {
  entry @rank_sort(%x: tile<ptr<i32>>, %y: tile<ptr<i32>>) {
    %block, %by, %bz = get_tile_block_id : tile<i32>
    %first = constant <i32: 0> : tile<i32>
    %x_matrix = make_tensor_view %x, shape = [8, 64], strides = [64, 1] : tensor_view<8x64xi32, strides=[64,1]>
    %x_tiles = make_partition_view %x_matrix : !tiles
    %row, %read = load_view_tko weak %x_tiles[%block, %first] : !tiles, tile<i32> -> tile<1x64xi32>, token
    %column = reshape %row : tile<1x64xi32> -> tile<64x1xi32>
    %mine = broadcast %column : tile<64x1xi32> -> !pairs
    %other = broadcast %row : tile<1x64xi32> -> !pairs
    %number = iota : tile<64xi32>
    %number_column = reshape %number : tile<64xi32> -> tile<64x1xi32>
    %number_row = reshape %number : tile<64xi32> -> tile<1x64xi32>
    %my_place = broadcast %number_column : tile<64x1xi32> -> !pairs
    %other_place = broadcast %number_row : tile<1x64xi32> -> !pairs

    // Of equal numbers the earlier one comes first, so that no two get the same place.
    %less = cmpi less_than %other, %mine, signed : !pairs -> !truth
    %equal = cmpi equal %other, %mine, signed : !pairs -> !truth
    %earlier = cmpi less_than %other_place, %my_place, signed : !pairs -> !truth
    %tie = andi %equal, %earlier : !truth
    %before = ori %less, %tie : !truth
    %count = exti %before unsigned : !truth -> !pairs
    %rank = reduce %count dim=1 identities=[0 : i32] : !pairs -> tile<64xi32>
    (%element: tile<i32>, %so_far: tile<i32>) {
      %next = addi %element, %so_far : tile<i32>
      yield %next : tile<i32>
    }

    %width = constant <i32: 64> : tile<i32>
    %base = muli %block, %width : tile<i32>
    %y_row = offset %y, %base : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
    %y_1 = reshape %y_row : tile<ptr<i32>> -> tile<1xptr<i32>>
    %y_64 = broadcast %y_1 : tile<1xptr<i32>> -> tile<64xptr<i32>>
    %places = offset %y_64, %rank : tile<64xptr<i32>>, tile<64xi32> -> tile<64xptr<i32>>
    %values = reshape %row : tile<1x64xi32> -> tile<64xi32>
    store_ptr_tko weak %places, %values : tile<64xptr<i32>>, tile<64xi32> -> token
  }
}
