// Prints of tiles beyond the registers of a tile block: a load, a constant, what
// is computed element by element, a tile that a loop carries, beside tiles and
// numbers that are small. Each is a copy from memory.
// tilerun: --grid 2 --arg x=arange:i8:131072 --arg y=zeros:i8:2x131072
cuda_tile.module @large_print {
  entry @large_print(%x: tile<ptr<i8>>, %y: tile<ptr<i8>>) {
    %bx, %by, %bz = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %v = make_tensor_view %x, shape = [1024, 128], strides = [128, 1] : tensor_view<1024x128xi8, strides=[128,1]>
    %p = make_partition_view %v : partition_view<tile=(1024x128), tensor_view<1024x128xi8, strides=[128,1]>>
    %a, %read = load_view_tko weak %p[%zero, %zero] : partition_view<tile=(1024x128), tensor_view<1024x128xi8, strides=[128,1]>>, tile<i32> -> tile<1024x128xi8>, token
    %small = iota : tile<4xi32>
    %t1 = print_tko "block %d, %d, bytes %d\0A", %bx, %small, %a : tile<i32>, tile<4xi32>, tile<1024x128xi8> -> token
    %c = constant <i1: true> : tile<131072xi1>
    %b = reshape %a : tile<1024x128xi8> -> tile<131072xi8>
    %lo = constant <i8: 0> : tile<131072xi8>
    %neg = cmpi less_than %b, %lo, signed : tile<131072xi8> -> tile<131072xi1>
    %t2 = print_tko "negative %d of %d\0A", %neg, %c token = %t1 : tile<131072xi1>, tile<131072xi1> -> token
    %end, %t3 = for %i in (%zero to %two, step %one) : tile<i32> iter_values(%w = %b, %t = %t2) -> (tile<131072xi8>, token) {
      %tn = print_tko "turn %d: %d\0A", %i, %w token = %t : tile<i32>, tile<131072xi8> -> token
      %next = addi %w, %w : tile<131072xi8>
      continue %next, %tn : tile<131072xi8>, token
    }
    %vy = make_tensor_view %y, shape = [2, 131072], strides = [131072, 1] : tensor_view<2x131072xi8, strides=[131072,1]>
    %py = make_partition_view %vy : partition_view<tile=(1x131072), tensor_view<2x131072xi8, strides=[131072,1]>>
    %row = reshape %end : tile<131072xi8> -> tile<1x131072xi8>
    %st = store_view_tko weak %row, %py[%bx, %zero] token = %t3 : tile<1x131072xi8>, partition_view<tile=(1x131072), tensor_view<2x131072xi8, strides=[131072,1]>>, tile<i32> -> token
  }
}
