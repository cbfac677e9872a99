// One generation of Conway's Life on a torus of 32×32 cells of i32, 0 or 1.
//
// Teaches: neighbours that wrap around: the low bits of row and column (andi), then a tile of pointers; a loop inside a loop.
//
// tilerun: --grid 4 --arg x=randint:0:2:i32:32x32:1 --arg y=zeros:i32:32x32 --expect y=@life.y.npy
!tile = !cuda_tile.tile<8x32xi32>
!ptrs = !cuda_tile.tile<8x32xptr<i32>>
cuda_tile.module @life {
  entry @life(%x: tile<ptr<i32>>, %y: tile<ptr<i32>>) {
    %block, %by, %bz = get_tile_block_id : tile<i32>
    %height = constant <i32: 8> : tile<i32>
    %top = muli %block, %height : tile<i32>
    %top_11 = reshape %top : tile<i32> -> tile<1x1xi32>
    %tops = broadcast %top_11 : tile<1x1xi32> -> !tile
    %row = iota : tile<8xi32>
    %row_column = reshape %row : tile<8xi32> -> tile<8x1xi32>
    %row_tile = broadcast %row_column : tile<8x1xi32> -> !tile
    %rows = addi %tops, %row_tile : !tile
    %column = iota : tile<32xi32>
    %column_row = reshape %column : tile<32xi32> -> tile<1x32xi32>
    %columns = broadcast %column_row : tile<1x32xi32> -> !tile
    %x_11 = reshape %x : tile<ptr<i32>> -> tile<1x1xptr<i32>>
    %xs = broadcast %x_11 : tile<1x1xptr<i32>> -> !ptrs
    %y_11 = reshape %y : tile<ptr<i32>> -> tile<1x1xptr<i32>>
    %ys = broadcast %y_11 : tile<1x1xptr<i32>> -> !ptrs
    %width = constant <i32: 32> : !tile
    %low = constant <i32: 31> : !tile

    // All nine cells, the middle one included.
    %from = constant <i32: -1> : tile<i32>
    %to = constant <i32: 2> : tile<i32>
    %step = constant <i32: 1> : tile<i32>
    %none = constant <i32: 0> : !tile
    %nine = for %down in (%from to %to, step %step) : tile<i32> iter_values(%above = %none) -> (!tile) {
      %line = for %right in (%from to %to, step %step) : tile<i32> iter_values(%left = %above) -> (!tile) {
        %down_11 = reshape %down : tile<i32> -> tile<1x1xi32>
        %downs = broadcast %down_11 : tile<1x1xi32> -> !tile
        %right_11 = reshape %right : tile<i32> -> tile<1x1xi32>
        %rights = broadcast %right_11 : tile<1x1xi32> -> !tile
        %r = addi %rows, %downs : !tile
        %r_wrapped = andi %r, %low : !tile
        %c = addi %columns, %rights : !tile
        %c_wrapped = andi %c, %low : !tile
        %r_start = muli %r_wrapped, %width : !tile
        %at = addi %r_start, %c_wrapped : !tile
        %ptrs = offset %xs, %at : !ptrs, !tile -> !ptrs
        %cells, %read = load_ptr_tko weak %ptrs : !ptrs -> !tile, token
        %sum = addi %left, %cells : !tile
        continue %sum : !tile
      }
      continue %line : !tile
    }
    %start = muli %rows, %width : !tile
    %at = addi %start, %columns : !tile
    %here_ptrs = offset %xs, %at : !ptrs, !tile -> !ptrs
    %here, %read = load_ptr_tko weak %here_ptrs : !ptrs -> !tile, token

    // A cell lives if three of the nine do, or four and itself.
    %three = constant <i32: 3> : !tile
    %four = constant <i32: 4> : !tile
    %one = constant <i32: 1> : !tile
    %born = cmpi equal %nine, %three, signed : !tile -> tile<8x32xi1>
    %crowd = cmpi equal %nine, %four, signed : !tile -> tile<8x32xi1>
    %alive = cmpi equal %here, %one, signed : !tile -> tile<8x32xi1>
    %stays = andi %crowd, %alive : tile<8x32xi1>
    %lives = ori %born, %stays : tile<8x32xi1>
    %result = exti %lives unsigned : tile<8x32xi1> -> !tile
    %out_ptrs = offset %ys, %at : !ptrs, !tile -> !ptrs
    store_ptr_tko weak %out_ptrs, %result : !ptrs, !tile -> token
  }
}
