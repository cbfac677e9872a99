// More tile blocks of one warp than a GPU holds CTAs: several share a CTA, and the
// last CTA of a row has warps for which there is no tile block. Some tile blocks
// leave early, some take more turns, one prints.
//
// tilerun: --grid 4003,3 --arg out=zeros:i32:12009x32 --arg count=zeros:i32:4 --expect @together.txt
// tilerun[one]: --grid 1 --arg out=zeros:i32:1x32 --arg count=zeros:i32:4
// tilerun[tall]: --grid 3,4001 --arg out=zeros:i32:12003x32 --arg count=zeros:i32:4
cuda_tile.module @together {
  entry @together(%out: tile<ptr<i32>>, %count: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %nx, %ny, %nz = get_num_tile_blocks : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %three = constant <i32: 3> : tile<i32>
    %seven = constant <i32: 7> : tile<i32>
    %before = muli %y, %nx : tile<i32>
    %row = addi %before, %x : tile<i32>

    // The number of tile blocks, counted.
    %n, %counted = atomic_rmw_tko relaxed device %count, add, %one : tile<ptr<i32>>, tile<i32> -> tile<i32>, token

    %kind = remi %row, %three signed : tile<i32>
    %early = cmpi equal %kind, %one, signed : tile<i32> -> tile<i1>
    if %early {
      return
    }
    %last_x = subi %nx, %one : tile<i32>
    %in_last = cmpi equal %x, %last_x, signed : tile<i32> -> tile<i1>
    %top = cmpi equal %y, %zero, signed : tile<i32> -> tile<i1>
    %speaks = andi %in_last, %top : tile<i1>
    if %speaks {
      print_tko "tile block %i of %i x %i\n", %x, %nx, %ny : tile<i32>, tile<i32>, tile<i32> -> token
    }

    %lane = iota : tile<32xi32>
    %turns = remi %row, %seven signed : tile<i32>
    %sum = for %i in (%zero to %turns, step %one) : tile<i32> iter_values(%s = %lane) -> (tile<32xi32>) {
      %i_1 = reshape %i : tile<i32> -> tile<1xi32>
      %i_32 = broadcast %i_1 : tile<1xi32> -> tile<32xi32>
      %next = addi %s, %i_32 : tile<32xi32>
      continue %next : tile<32xi32>
    }

    %thirty_two = constant <i32: 32> : tile<i32>
    %start = muli %row, %thirty_two : tile<i32>
    %to = offset %out, %start : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
    %to_1 = reshape %to : tile<ptr<i32>> -> tile<1xptr<i32>>
    %to_32 = broadcast %to_1 : tile<1xptr<i32>> -> tile<32xptr<i32>>
    %each = offset %to_32, %lane : tile<32xptr<i32>>, tile<32xi32> -> tile<32xptr<i32>>
    store_ptr_tko weak %each, %sum : tile<32xptr<i32>>, tile<32xi32> -> token
  }
}
