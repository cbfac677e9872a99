// One tile block stores elements of four bits one by one, by exchanges of 16 bits; another one
// reads the bytes beside them, which the exchanges leave as they are. The simulator called that a race.
// tilerun: --grid 2 --arg p=ones:f4E2M1FN:8 --arg q=zeros:f4E2M1FN:8
cuda_tile.module @neighbour_of_nibble {
  entry @k(%p: tile<ptr<f4E2M1FN>>, %q: tile<ptr<f4E2M1FN>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %none = constant <i32: 0> : tile<i32>
    %i = iota : tile<2xi32>
    %four = constant <i32: 4> : tile<2xi32>
    %bytes = muli %i, %four : tile<2xi32>
    %one_p = reshape %p : tile<ptr<f4E2M1FN>> -> tile<1xptr<f4E2M1FN>>
    %ps = broadcast %one_p : tile<1xptr<f4E2M1FN>> -> tile<2xptr<f4E2M1FN>>
    %even = offset %ps, %bytes : tile<2xptr<f4E2M1FN>>, tile<2xi32> -> tile<2xptr<f4E2M1FN>>
    %first = cmpi equal %x, %none, signed : tile<i32> -> tile<i1>
    if %first {
      %v = constant <f4E2M1FN: 4.0> : tile<2xf4E2M1FN>
      %two = constant <i32: 2> : tile<2xi32>
      %odd = offset %even, %two : tile<2xptr<f4E2M1FN>>, tile<2xi32> -> tile<2xptr<f4E2M1FN>>
      %t0 = store_ptr_tko weak %odd, %v : tile<2xptr<f4E2M1FN>>, tile<2xf4E2M1FN> -> token
    } else {
      %v, %t1 = load_ptr_tko weak %even : tile<2xptr<f4E2M1FN>> -> tile<2xf4E2M1FN>, token
      %one_q = reshape %q : tile<ptr<f4E2M1FN>> -> tile<1xptr<f4E2M1FN>>
      %qs = broadcast %one_q : tile<1xptr<f4E2M1FN>> -> tile<2xptr<f4E2M1FN>>
      %there = offset %qs, %bytes : tile<2xptr<f4E2M1FN>>, tile<2xi32> -> tile<2xptr<f4E2M1FN>>
      %t2 = store_ptr_tko weak %there, %v : tile<2xptr<f4E2M1FN>>, tile<2xf4E2M1FN> -> token
    }
    return
  }
}
