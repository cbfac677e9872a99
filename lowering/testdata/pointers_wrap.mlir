// Offsets that wrap in the middle of a tile, where taking them for a view would read
// and write the wrong elements, and others beside them that do not.
//
// a has 65536 elements, and offsets of 16 bits count from its middle: after 32767
// comes -32768, its first element.
//
// tilerun: --grid 2 --arg a=arange:i32:65536 --arg out=zeros:i32:2304 --arg n=32700 --print out
cuda_tile.module @pointers_wrap {
  entry @pointers_wrap(%a: tile<ptr<i32>>, %out: tile<ptr<i32>>, %n: tile<i16>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %half = constant <i32: 32768> : tile<i32>
    %middle = offset %a, %half : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
    %middle_1 = reshape %middle : tile<ptr<i32>> -> tile<1xptr<i32>>
    %from = broadcast %middle_1 : tile<1xptr<i32>> -> tile<256xptr<i32>>
    %i = iota : tile<256xi16>

    // Where a tile block writes: 1152 elements apart.
    %each = constant <i32: 1152> : tile<i32>
    %skip = muli %x, %each : tile<i32>
    %to = offset %out, %skip : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
    %to_1 = reshape %to : tile<ptr<i32>> -> tile<1xptr<i32>>
    %to_all = broadcast %to_1 : tile<1xptr<i32>> -> tile<256xptr<i32>>
    %to0 = offset %to_all, %i : tile<256xptr<i32>>, tile<256xi16> -> tile<256xptr<i32>>
    %c256 = constant <i32: 256> : tile<256xi32>
    %to1 = offset %to0, %c256 : tile<256xptr<i32>>, tile<256xi32> -> tile<256xptr<i32>>
    %to2 = offset %to1, %c256 : tile<256xptr<i32>>, tile<256xi32> -> tile<256xptr<i32>>
    %to3 = offset %to2, %c256 : tile<256xptr<i32>>, tile<256xi32> -> tile<256xptr<i32>>
    %i128 = iota : tile<128xi16>
    %to_128 = broadcast %to_1 : tile<1xptr<i32>> -> tile<128xptr<i32>>
    %c1024 = constant <i32: 1024> : tile<128xi32>
    %to4_0 = offset %to_128, %i128 : tile<128xptr<i32>>, tile<128xi16> -> tile<128xptr<i32>>
    %to4 = offset %to4_0, %c1024 : tile<128xptr<i32>>, tile<128xi32> -> tile<128xptr<i32>>

    // 32640 + 0 … 255 wraps at 128.
    %start = constant <i16: 32640> : tile<256xi16>
    %late = addi %start, %i : tile<256xi16>
    %p0 = offset %from, %late : tile<256xptr<i32>>, tile<256xi16> -> tile<256xptr<i32>>
    %v0, %t0 = load_ptr_tko weak %p0 : tile<256xptr<i32>> -> tile<256xi32>, token
    store_ptr_tko weak %to0, %v0 : tile<256xptr<i32>>, tile<256xi32> -> token

    // 129·i wraps at 255, the last: 129·254 = 32766.
    %factor = constant <i16: 129> : tile<256xi16>
    %times = muli %i, %factor : tile<256xi16>
    %p1 = offset %from, %times : tile<256xptr<i32>>, tile<256xi16> -> tile<256xptr<i32>>
    %v1, %t1 = load_ptr_tko weak %p1 : tile<256xptr<i32>> -> tile<256xi32>, token
    store_ptr_tko weak %to1, %v1 : tile<256xptr<i32>>, tile<256xi32> -> token

    // A mask on numbers that wrap: those that did are below n once more.
    %n_1 = reshape %n : tile<i16> -> tile<1xi16>
    %n_all = broadcast %n_1 : tile<1xi16> -> tile<256xi16>
    %below = cmpi less_than %late, %n_all, signed : tile<256xi16> -> tile<256xi1>
    %first = offset %from, %i : tile<256xptr<i32>>, tile<256xi16> -> tile<256xptr<i32>>
    %none = constant <i32: 0> : tile<256xi32>
    %v2, %t2 = load_ptr_tko weak %first, %below, %none : tile<256xptr<i32>>, tile<256xi1>, tile<256xi32> -> tile<256xi32>, token
    store_ptr_tko weak %to2, %v2 : tile<256xptr<i32>>, tile<256xi32> -> token

    // Numbers of 8 bits: 0 … 127, then -128 … -1. As offsets they go back.
    %i8 = iota : tile<256xi8>
    %p3 = offset %from, %i8 : tile<256xptr<i32>>, tile<256xi8> -> tile<256xptr<i32>>
    %v3, %t3 = load_ptr_tko weak %p3 : tile<256xptr<i32>> -> tile<256xi32>, token
    store_ptr_tko weak %to3, %v3 : tile<256xptr<i32>>, tile<256xi32> -> token

    // -100 + 0 … 127 does not wrap: a view that begins before the middle.
    %before = constant <i16: -100> : tile<128xi16>
    %around = addi %before, %i128 : tile<128xi16>
    %from_128 = broadcast %middle_1 : tile<1xptr<i32>> -> tile<128xptr<i32>>
    %p4 = offset %from_128, %around : tile<128xptr<i32>>, tile<128xi16> -> tile<128xptr<i32>>
    %limit = constant <i16: 20> : tile<128xi16>
    %some = cmpi less_than %around, %limit, signed : tile<128xi16> -> tile<128xi1>
    %none_128 = constant <i32: 0> : tile<128xi32>
    %v4, %t4 = load_ptr_tko weak %p4, %some, %none_128 : tile<128xptr<i32>>, tile<128xi1>, tile<128xi32> -> tile<128xi32>, token
    store_ptr_tko weak %to4, %v4 : tile<128xptr<i32>>, tile<128xi32> -> token
  }
}
