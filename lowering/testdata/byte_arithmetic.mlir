// Bytes that are computed and then read as wider numbers, or compared: what overflows them is gone.
// tilerun: --grid 1 --arg a=randint:-128:128:i8:256:1 --arg b=randint:-128:128:i8:256:2 --arg h=randint:-32768:32767:i16:256:3 --arg out=zeros:i32:1536
cuda_tile.module @byte_arithmetic {
  entry @byte_arithmetic(%a: tile<ptr<i8>>, %b: tile<ptr<i8>>, %h: tile<ptr<i16>>, %out: tile<ptr<i32>>) {
    %i = iota : tile<256xi32>
    %a_1 = reshape %a : tile<ptr<i8>> -> tile<1xptr<i8>>
    %a_b = broadcast %a_1 : tile<1xptr<i8>> -> tile<256xptr<i8>>
    %a_p = offset %a_b, %i : tile<256xptr<i8>>, tile<256xi32> -> tile<256xptr<i8>>
    %x, %t0 = load_ptr_tko weak %a_p : tile<256xptr<i8>> -> tile<256xi8>, token
    %b_1 = reshape %b : tile<ptr<i8>> -> tile<1xptr<i8>>
    %b_b = broadcast %b_1 : tile<1xptr<i8>> -> tile<256xptr<i8>>
    %b_p = offset %b_b, %i : tile<256xptr<i8>>, tile<256xi32> -> tile<256xptr<i8>>
    %y, %t1 = load_ptr_tko weak %b_p : tile<256xptr<i8>> -> tile<256xi8>, token
    %h_1 = reshape %h : tile<ptr<i16>> -> tile<1xptr<i16>>
    %h_b = broadcast %h_1 : tile<1xptr<i16>> -> tile<256xptr<i16>>
    %h_p = offset %h_b, %i : tile<256xptr<i16>>, tile<256xi32> -> tile<256xptr<i16>>
    %w, %t2 = load_ptr_tko weak %h_p : tile<256xptr<i16>> -> tile<256xi16>, token

    %sum = addi %x, %y : tile<256xi8>
    %difference = subi %x, %y : tile<256xi8>
    %product = muli %x, %y : tile<256xi8>
    %low = trunci %w : tile<256xi16> -> tile<256xi8>
    %less = cmpi less_than %sum, %x, unsigned : tile<256xi8> -> tile<256xi1>
    %r0 = exti %sum unsigned : tile<256xi8> -> tile<256xi32>
    %r1 = exti %difference unsigned : tile<256xi8> -> tile<256xi32>
    %r2 = exti %product unsigned : tile<256xi8> -> tile<256xi32>
    %r3 = exti %low unsigned : tile<256xi8> -> tile<256xi32>
    %r4 = exti %less unsigned : tile<256xi1> -> tile<256xi32>
    %r5 = exti %sum signed : tile<256xi8> -> tile<256xi32>

    %o_1 = reshape %out : tile<ptr<i32>> -> tile<1xptr<i32>>
    %o_b = broadcast %o_1 : tile<1xptr<i32>> -> tile<256xptr<i32>>
    %n = constant <i32: 256> : tile<256xi32>
    %p0 = offset %o_b, %i : tile<256xptr<i32>>, tile<256xi32> -> tile<256xptr<i32>>
    %p1 = offset %p0, %n : tile<256xptr<i32>>, tile<256xi32> -> tile<256xptr<i32>>
    %p2 = offset %p1, %n : tile<256xptr<i32>>, tile<256xi32> -> tile<256xptr<i32>>
    %p3 = offset %p2, %n : tile<256xptr<i32>>, tile<256xi32> -> tile<256xptr<i32>>
    %p4 = offset %p3, %n : tile<256xptr<i32>>, tile<256xi32> -> tile<256xptr<i32>>
    %p5 = offset %p4, %n : tile<256xptr<i32>>, tile<256xi32> -> tile<256xptr<i32>>
    %s0 = store_ptr_tko weak %p0, %r0 : tile<256xptr<i32>>, tile<256xi32> -> token
    %s1 = store_ptr_tko weak %p1, %r1 : tile<256xptr<i32>>, tile<256xi32> -> token
    %s2 = store_ptr_tko weak %p2, %r2 : tile<256xptr<i32>>, tile<256xi32> -> token
    %s3 = store_ptr_tko weak %p3, %r3 : tile<256xptr<i32>>, tile<256xi32> -> token
    %s4 = store_ptr_tko weak %p4, %r4 : tile<256xptr<i32>>, tile<256xi32> -> token
    %s5 = store_ptr_tko weak %p5, %r5 : tile<256xptr<i32>>, tile<256xi32> -> token
    return
  }
}
