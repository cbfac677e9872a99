// Stream compaction: the positive numbers of each row, close together at its start.
//
// Teaches: a running count (scan) says where each kept element goes; a mask leaves out the others.
//
// tilerun: --grid 8 --arg x=randint:-50:50:i32:8x128:1 --arg y=zeros:i32:8x128 --arg kept=zeros:i32:8
// tilerun: --expect y=@compact.y.npy --expect kept=@compact.kept.npy
!row = !cuda_tile.tile<128xi32>
!tiles = !cuda_tile.partition_view<tile=(128), tensor_view<1024xi32, strides=[1]>>
cuda_tile.module @compact {
  entry @compact(%x: tile<ptr<i32>>, %y: tile<ptr<i32>>, %kept: tile<ptr<i32>>) {
    %block, %by, %bz = get_tile_block_id : tile<i32>
    %x_vector = make_tensor_view %x, shape = [1024], strides = [1] : tensor_view<1024xi32, strides=[1]>
    %x_tiles = make_partition_view %x_vector : !tiles
    %v, %read = load_view_tko weak %x_tiles[%block] : !tiles, tile<i32> -> !row, token
    %zero = constant <i32: 0> : !row
    %keep = cmpi greater_than %v, %zero, signed : !row -> tile<128xi1>
    %one = exti %keep unsigned : tile<128xi1> -> !row
    %count = scan %one dim=0 reverse=false identities=[0 : i32] : !row -> !row
    (%element: tile<i32>, %so_far: tile<i32>) {
      %next = addi %element, %so_far : tile<i32>
      yield %next : tile<i32>
    }
    %place = subi %count, %one : !row

    %width = constant <i32: 128> : tile<i32>
    %base = muli %block, %width : tile<i32>
    %start = offset %y, %base : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
    %start_1 = reshape %start : tile<ptr<i32>> -> tile<1xptr<i32>>
    %start_128 = broadcast %start_1 : tile<1xptr<i32>> -> tile<128xptr<i32>>
    %places = offset %start_128, %place : tile<128xptr<i32>>, !row -> tile<128xptr<i32>>
    store_ptr_tko weak %places, %v, %keep : tile<128xptr<i32>>, !row, tile<128xi1> -> token

    %last = constant <i32: 127> : tile<i32>
    %total = extract %count[%last] : !row -> tile<1xi32>
    %total_0 = reshape %total : tile<1xi32> -> tile<i32>
    %kept_at = offset %kept, %block : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
    store_ptr_tko weak %kept_at, %total_0 : tile<ptr<i32>>, tile<i32> -> token
  }
}
