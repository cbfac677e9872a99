// Which accesses through pointers are accesses through a view, and why the others
// are not.
//
// PLAN: entry @affine
// PLAN: make_tensor_view %arg0, shape = [64, 64], strides = [128, 1]
// PLAN: load_view_tko
// PLAN: entry @flags
// PLAN: load_view_tko
// PLAN: entry @may_wrap
// PLAN: load_ptr_tko
// PLAN: entry @bounded
// PLAN: load_view_tko
// PLAN: entry @aligned
// PLAN: load_view_tko
// PLAN: entry @crosses
// PLAN: load_ptr_tko
// PLAN: entry @overflow
// PLAN: load_ptr_tko
// PLAN: entry @short
// PLAN: load_ptr_tko
// PLAN: entry @masked
// PLAN: load_view_tko
// PLAN: padding_value = neg_zero
// PLAN: entry @padding
// PLAN: load_ptr_tko
// PLAN: entry @before
// PLAN: load_view_tko
// PLAN: entry @from
// PLAN: load_ptr_tko
// PLAN: entry @backwards
// PLAN: load_ptr_tko
// PLAN: entry @carried
// PLAN: iter_values(%iterArg0 = %arg0) -> (tile<ptr<f32>>)
// PLAN: load_view_tko
// PLAN: entry @carried_wraps
// PLAN: load_ptr_tko
// PLAN: entry @halves
// PLAN: load_ptr_tko
cuda_tile.module @m {
  // The rows of a matrix, 128 elements apart.
  entry @affine(%a: tile<ptr<f32>>) {
    %count = iota : tile<64xi32>
    %down_1 = reshape %count : tile<64xi32> -> tile<64x1xi32>
    %down = broadcast %down_1 : tile<64x1xi32> -> tile<64x64xi32>
    %across_1 = reshape %count : tile<64xi32> -> tile<1x64xi32>
    %across = broadcast %across_1 : tile<1x64xi32> -> tile<64x64xi32>
    %pitch = constant <i32: 128> : tile<64x64xi32>
    %rows = muli %down, %pitch : tile<64x64xi32>
    %at = addi %rows, %across : tile<64x64xi32>
    %as_1 = reshape %a : tile<ptr<f32>> -> tile<1x1xptr<f32>>
    %as = broadcast %as_1 : tile<1x1xptr<f32>> -> tile<64x64xptr<f32>>
    %p = offset %as, %at : tile<64x64xptr<f32>>, tile<64x64xi32> -> tile<64x64xptr<f32>>
    %x, %t = load_ptr_tko weak %p : tile<64x64xptr<f32>> -> tile<64x64xf32>, token
    print_tko "%f\n", %x : tile<64x64xf32> -> token
  }
  // Any pitch, with the promise that nothing wraps.
  entry @flags(%a: tile<ptr<f32>>, %n: tile<i32>) {
    %count = iota : tile<64xi32>
    %down_1 = reshape %count : tile<64xi32> -> tile<64x1xi32>
    %down = broadcast %down_1 : tile<64x1xi32> -> tile<64x64xi32>
    %across_1 = reshape %count : tile<64xi32> -> tile<1x64xi32>
    %across = broadcast %across_1 : tile<1x64xi32> -> tile<64x64xi32>
    %pitch_1 = reshape %n : tile<i32> -> tile<1x1xi32>
    %pitch = broadcast %pitch_1 : tile<1x1xi32> -> tile<64x64xi32>
    %rows = muli %down, %pitch overflow<no_signed_wrap> : tile<64x64xi32>
    %at = addi %rows, %across overflow<no_signed_wrap> : tile<64x64xi32>
    %as_1 = reshape %a : tile<ptr<f32>> -> tile<1x1xptr<f32>>
    %as = broadcast %as_1 : tile<1x1xptr<f32>> -> tile<64x64xptr<f32>>
    %p = offset %as, %at : tile<64x64xptr<f32>>, tile<64x64xi32> -> tile<64x64xptr<f32>>
    %x, %t = load_ptr_tko weak %p : tile<64x64xptr<f32>> -> tile<64x64xf32>, token
    print_tko "%f\n", %x : tile<64x64xf32> -> token
  }
  // The same without the promise.
  entry @may_wrap(%a: tile<ptr<f32>>, %n: tile<i32>) {
    %count = iota : tile<64xi32>
    %down_1 = reshape %count : tile<64xi32> -> tile<64x1xi32>
    %down = broadcast %down_1 : tile<64x1xi32> -> tile<64x64xi32>
    %across_1 = reshape %count : tile<64xi32> -> tile<1x64xi32>
    %across = broadcast %across_1 : tile<1x64xi32> -> tile<64x64xi32>
    %pitch_1 = reshape %n : tile<i32> -> tile<1x1xi32>
    %pitch = broadcast %pitch_1 : tile<1x1xi32> -> tile<64x64xi32>
    %rows = muli %down, %pitch : tile<64x64xi32>
    %at = addi %rows, %across : tile<64x64xi32>
    %as_1 = reshape %a : tile<ptr<f32>> -> tile<1x1xptr<f32>>
    %as = broadcast %as_1 : tile<1x1xptr<f32>> -> tile<64x64xptr<f32>>
    %p = offset %as, %at : tile<64x64xptr<f32>>, tile<64x64xi32> -> tile<64x64xptr<f32>>
    %x, %t = load_ptr_tko weak %p : tile<64x64xptr<f32>> -> tile<64x64xf32>, token
    print_tko "%f\n", %x : tile<64x64xf32> -> token
  }
  // The same for pitches of which the product fits.
  entry @bounded(%a: tile<ptr<f32>>, %m: tile<i32>) {
    %n = assume bounded<0, 1000000>, %m : tile<i32>
    %count = iota : tile<64xi32>
    %down_1 = reshape %count : tile<64xi32> -> tile<64x1xi32>
    %down = broadcast %down_1 : tile<64x1xi32> -> tile<64x64xi32>
    %across_1 = reshape %count : tile<64xi32> -> tile<1x64xi32>
    %across = broadcast %across_1 : tile<1x64xi32> -> tile<64x64xi32>
    %pitch_1 = reshape %n : tile<i32> -> tile<1x1xi32>
    %pitch = broadcast %pitch_1 : tile<1x1xi32> -> tile<64x64xi32>
    %rows = muli %down, %pitch : tile<64x64xi32>
    %at = addi %rows, %across : tile<64x64xi32>
    %as_1 = reshape %a : tile<ptr<f32>> -> tile<1x1xptr<f32>>
    %as = broadcast %as_1 : tile<1x1xptr<f32>> -> tile<64x64xptr<f32>>
    %p = offset %as, %at : tile<64x64xptr<f32>>, tile<64x64xi32> -> tile<64x64xptr<f32>>
    %x, %t = load_ptr_tko weak %p : tile<64x64xptr<f32>> -> tile<64x64xf32>, token
    print_tko "%f\n", %x : tile<64x64xf32> -> token
  }
  // x·2^18 may wrap, but never between two elements of a block: all lie
  // between multiples of 2^18.
  entry @aligned(%a: tile<ptr<f32>>) {
    %count = iota : tile<64xi32>
    %down_1 = reshape %count : tile<64xi32> -> tile<64x1xi32>
    %down = broadcast %down_1 : tile<64x1xi32> -> tile<64x64xi32>
    %across_1 = reshape %count : tile<64xi32> -> tile<1x64xi32>
    %across = broadcast %across_1 : tile<1x64xi32> -> tile<64x64xi32>
    %pitch = constant <i32: 4096> : tile<64x64xi32>
    %x0, %y0, %z0 = get_tile_block_id : tile<i32>
    %size = constant <i32: 262144> : tile<i32>
    %first = muli %x0, %size : tile<i32>
    %firsts_1 = reshape %first : tile<i32> -> tile<1x1xi32>
    %firsts = broadcast %firsts_1 : tile<1x1xi32> -> tile<64x64xi32>
    %rows = muli %down, %pitch : tile<64x64xi32>
    %in = addi %rows, %across : tile<64x64xi32>
    %at = addi %firsts, %in : tile<64x64xi32>
    %as_1 = reshape %a : tile<ptr<f32>> -> tile<1x1xptr<f32>>
    %as = broadcast %as_1 : tile<1x1xptr<f32>> -> tile<64x64xptr<f32>>
    %p = offset %as, %at : tile<64x64xptr<f32>>, tile<64x64xi32> -> tile<64x64xptr<f32>>
    %x, %t = load_ptr_tko weak %p : tile<64x64xptr<f32>> -> tile<64x64xf32>, token
    print_tko "%f\n", %x : tile<64x64xf32> -> token
  }
  // x·2^17 may: a block reaches over multiples of it.
  entry @crosses(%a: tile<ptr<f32>>) {
    %count = iota : tile<64xi32>
    %down_1 = reshape %count : tile<64xi32> -> tile<64x1xi32>
    %down = broadcast %down_1 : tile<64x1xi32> -> tile<64x64xi32>
    %across_1 = reshape %count : tile<64xi32> -> tile<1x64xi32>
    %across = broadcast %across_1 : tile<1x64xi32> -> tile<64x64xi32>
    %pitch = constant <i32: 4096> : tile<64x64xi32>
    %x0, %y0, %z0 = get_tile_block_id : tile<i32>
    %size = constant <i32: 131072> : tile<i32>
    %first = muli %x0, %size : tile<i32>
    %firsts_1 = reshape %first : tile<i32> -> tile<1x1xi32>
    %firsts = broadcast %firsts_1 : tile<1x1xi32> -> tile<64x64xi32>
    %rows = muli %down, %pitch : tile<64x64xi32>
    %in = addi %rows, %across : tile<64x64xi32>
    %at = addi %firsts, %in : tile<64x64xi32>
    %as_1 = reshape %a : tile<ptr<f32>> -> tile<1x1xptr<f32>>
    %as = broadcast %as_1 : tile<1x1xptr<f32>> -> tile<64x64xptr<f32>>
    %p = offset %as, %at : tile<64x64xptr<f32>>, tile<64x64xi32> -> tile<64x64xptr<f32>>
    %x, %t = load_ptr_tko weak %p : tile<64x64xptr<f32>> -> tile<64x64xf32>, token
    print_tko "%f\n", %x : tile<64x64xf32> -> token
  }
  // 2^31-8 is a number of 32 bits, but a tile from there on is not.
  entry @overflow(%a: tile<ptr<f32>>) {
    %i = iota : tile<256xi32>
    %c = constant <i32: 2147483640> : tile<256xi32>
    %at = addi %c, %i : tile<256xi32>
    %as_1 = reshape %a : tile<ptr<f32>> -> tile<1xptr<f32>>
    %as = broadcast %as_1 : tile<1xptr<f32>> -> tile<256xptr<f32>>
    %p = offset %as, %at : tile<256xptr<f32>>, tile<256xi32> -> tile<256xptr<f32>>
    %x, %t = load_ptr_tko weak %p : tile<256xptr<f32>> -> tile<256xf32>, token
    print_tko "%f\n", %x : tile<256xf32> -> token
  }
  // iota counts from -128 on in the middle.
  entry @short(%a: tile<ptr<f32>>) {
    %at = iota : tile<256xi8>
    %as_1 = reshape %a : tile<ptr<f32>> -> tile<1xptr<f32>>
    %as = broadcast %as_1 : tile<1xptr<f32>> -> tile<256xptr<f32>>
    %p = offset %as, %at : tile<256xptr<f32>>, tile<256xi8> -> tile<256xptr<f32>>
    %x, %t = load_ptr_tko weak %p : tile<256xptr<f32>> -> tile<256xf32>, token
    print_tko "%f\n", %x : tile<256xf32> -> token
  }
  // A mask and a padding that views have.
  entry @masked(%a: tile<ptr<f32>>, %n: tile<i32>) {
    %i = iota : tile<256xi32>
    %ns_1 = reshape %n : tile<i32> -> tile<1xi32>
    %ns = broadcast %ns_1 : tile<1xi32> -> tile<256xi32>
    %as_1 = reshape %a : tile<ptr<f32>> -> tile<1xptr<f32>>
    %as = broadcast %as_1 : tile<1xptr<f32>> -> tile<256xptr<f32>>
    %p = offset %as, %i : tile<256xptr<f32>>, tile<256xi32> -> tile<256xptr<f32>>
    %m = cmpi less_than %i, %ns, signed : tile<256xi32> -> tile<256xi1>
    %pad = constant <f32: -0.0> : tile<256xf32>
    %x, %t = load_ptr_tko weak %p, %m, %pad : tile<256xptr<f32>>, tile<256xi1>, tile<256xf32> -> tile<256xf32>, token
    print_tko "%f\n", %x : tile<256xf32> -> token
  }
  // Padding that views do not have.
  entry @padding(%a: tile<ptr<f32>>, %n: tile<i32>) {
    %i = iota : tile<256xi32>
    %ns_1 = reshape %n : tile<i32> -> tile<1xi32>
    %ns = broadcast %ns_1 : tile<1xi32> -> tile<256xi32>
    %as_1 = reshape %a : tile<ptr<f32>> -> tile<1xptr<f32>>
    %as = broadcast %as_1 : tile<1xptr<f32>> -> tile<256xptr<f32>>
    %p = offset %as, %i : tile<256xptr<f32>>, tile<256xi32> -> tile<256xptr<f32>>
    %m = cmpi less_than %i, %ns, signed : tile<256xi32> -> tile<256xi1>
    %pad = constant <f32: 1.0> : tile<256xf32>
    %x, %t = load_ptr_tko weak %p, %m, %pad : tile<256xptr<f32>>, tile<256xi1>, tile<256xf32> -> tile<256xf32>, token
    print_tko "%f\n", %x : tile<256xf32> -> token
  }
  // A tile from before the start on; the mask ends it.
  entry @before(%a: tile<ptr<f32>>, %n: tile<i32>) {
    %i = iota : tile<256xi32>
    %five = constant <i32: 5> : tile<256xi32>
    %at = subi %i, %five : tile<256xi32>
    %ns_1 = reshape %n : tile<i32> -> tile<1xi32>
    %ns = broadcast %ns_1 : tile<1xi32> -> tile<256xi32>
    %as_1 = reshape %a : tile<ptr<f32>> -> tile<1xptr<f32>>
    %as = broadcast %as_1 : tile<1xptr<f32>> -> tile<256xptr<f32>>
    %p = offset %as, %at : tile<256xptr<f32>>, tile<256xi32> -> tile<256xptr<f32>>
    %m = cmpi less_than %at, %ns, signed : tile<256xi32> -> tile<256xi1>
    %pad = constant <f32: 0.0> : tile<256xf32>
    %x, %t = load_ptr_tko weak %p, %m, %pad : tile<256xptr<f32>>, tile<256xi1>, tile<256xf32> -> tile<256xf32>, token
    print_tko "%f\n", %x : tile<256xf32> -> token
  }
  // A mask that begins somewhere.
  entry @from(%a: tile<ptr<f32>>, %n: tile<i32>) {
    %i = iota : tile<256xi32>
    %ns_1 = reshape %n : tile<i32> -> tile<1xi32>
    %ns = broadcast %ns_1 : tile<1xi32> -> tile<256xi32>
    %as_1 = reshape %a : tile<ptr<f32>> -> tile<1xptr<f32>>
    %as = broadcast %as_1 : tile<1xptr<f32>> -> tile<256xptr<f32>>
    %p = offset %as, %i : tile<256xptr<f32>>, tile<256xi32> -> tile<256xptr<f32>>
    %m = cmpi greater_than_or_equal %i, %ns, signed : tile<256xi32> -> tile<256xi1>
    %pad = constant <f32: 0.0> : tile<256xf32>
    %x, %t = load_ptr_tko weak %p, %m, %pad : tile<256xptr<f32>>, tile<256xi1>, tile<256xf32> -> tile<256xf32>, token
    print_tko "%f\n", %x : tile<256xf32> -> token
  }
  // From the last to the first.
  entry @backwards(%a: tile<ptr<f32>>) {
    %i = iota : tile<256xi32>
    %c = constant <i32: 255> : tile<256xi32>
    %at = subi %c, %i : tile<256xi32>
    %as_1 = reshape %a : tile<ptr<f32>> -> tile<1xptr<f32>>
    %as = broadcast %as_1 : tile<1xptr<f32>> -> tile<256xptr<f32>>
    %p = offset %as, %at : tile<256xptr<f32>>, tile<256xi32> -> tile<256xptr<f32>>
    %x, %t = load_ptr_tko weak %p : tile<256xptr<f32>> -> tile<256xf32>, token
    print_tko "%f\n", %x : tile<256xf32> -> token
  }
  // Pointers that a loop moves along: a single one is carried instead.
  entry @carried(%a: tile<ptr<f32>>, %n: tile<i32>) {
    %i = iota : tile<256xi32>
    %as_1 = reshape %a : tile<ptr<f32>> -> tile<1xptr<f32>>
    %as = broadcast %as_1 : tile<1xptr<f32>> -> tile<256xptr<f32>>
    %p = offset %as, %i : tile<256xptr<f32>>, tile<256xi32> -> tile<256xptr<f32>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %c = constant <i32: 256> : tile<256xi32>
    %end = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%v = %p) -> (tile<256xptr<f32>>) {
      %x, %t = load_ptr_tko weak %v : tile<256xptr<f32>> -> tile<256xf32>, token
      print_tko "%f\n", %x : tile<256xf32> -> token
      %w = offset %v, %c : tile<256xptr<f32>>, tile<256xi32> -> tile<256xptr<f32>>
      continue %w : tile<256xptr<f32>>
    }
  }
  // Offsets that a loop counts up may wrap.
  entry @carried_wraps(%a: tile<ptr<f32>>, %n: tile<i32>) {
    %i = iota : tile<256xi32>
    %as_1 = reshape %a : tile<ptr<f32>> -> tile<1xptr<f32>>
    %as = broadcast %as_1 : tile<1xptr<f32>> -> tile<256xptr<f32>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %c = constant <i32: 255> : tile<256xi32>
    %end = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%v = %i) -> (tile<256xi32>) {
      %p = offset %as, %v : tile<256xptr<f32>>, tile<256xi32> -> tile<256xptr<f32>>
      %x, %t = load_ptr_tko weak %p : tile<256xptr<f32>> -> tile<256xf32>, token
      print_tko "%f\n", %x : tile<256xf32> -> token
      %w = addi %v, %c : tile<256xi32>
      continue %w : tile<256xi32>
    }
  }
  // Neighbours at half an element from each other.
  entry @halves(%a: tile<ptr<f32>>) {
    %i = iota : tile<256xi32>
    %b = ptr_to_ptr %a : tile<ptr<f32>> -> tile<ptr<i16>>
    %bs_1 = reshape %b : tile<ptr<i16>> -> tile<1xptr<i16>>
    %bs = broadcast %bs_1 : tile<1xptr<i16>> -> tile<256xptr<i16>>
    %q = offset %bs, %i : tile<256xptr<i16>>, tile<256xi32> -> tile<256xptr<i16>>
    %p = ptr_to_ptr %q : tile<256xptr<i16>> -> tile<256xptr<f32>>
    %x, %t = load_ptr_tko weak %p : tile<256xptr<f32>> -> tile<256xf32>, token
    print_tko "%f\n", %x : tile<256xf32> -> token
  }
}
