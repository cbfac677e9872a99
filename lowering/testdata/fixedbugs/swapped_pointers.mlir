// Pointers that change places in a loop depend on each other: what is known of
// one was looked for in the other, and of that in the first, for ever.
//
// tilerun: --grid 1 --arg a=arange:f32:512 --arg 3 --print a
cuda_tile.module @m {
  entry @k(%a: tile<ptr<f32>>, %n: tile<i32>) {
    %i = iota : tile<256xi32>
    %a1 = reshape %a : tile<ptr<f32>> -> tile<1xptr<f32>>
    %as = broadcast %a1 : tile<1xptr<f32>> -> tile<256xptr<f32>>
    %p = offset %as, %i : tile<256xptr<f32>>, tile<256xi32> -> tile<256xptr<f32>>
    %c = constant <i32: 256> : tile<256xi32>
    %q = offset %p, %c : tile<256xptr<f32>>, tile<256xi32> -> tile<256xptr<f32>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %half = constant <f32: 0.5> : tile<256xf32>
    %start = make_token : token
    %x, %y, %last = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%u = %p, %v = %q, %before = %start) -> (tile<256xptr<f32>>, tile<256xptr<f32>>, token) {
      %l, %t = load_ptr_tko weak %u token=%before : tile<256xptr<f32>> -> tile<256xf32>, token
      %h = addf %l, %half : tile<256xf32>
      %after = store_ptr_tko weak %v, %h token=%t : tile<256xptr<f32>>, tile<256xf32> -> token
      continue %v, %u, %after : tile<256xptr<f32>>, tile<256xptr<f32>>, token
    }
  }
}
