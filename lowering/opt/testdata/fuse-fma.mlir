cuda_tile.module @m {
  entry @k(%a: tile<f32>, %b: tile<f32>, %c: tile<f32>) {
    %ab = mulf %a, %b flush_to_zero : tile<f32>
    %sum = addf %c, %ab flush_to_zero : tile<f32>
    %cc = mulf %c, %c rounding<zero> : tile<f32>
    %diff = subf %cc, %sum rounding<zero> : tile<f32>
    %aa = mulf %a, %a : tile<f32>
    %twice = addf %aa, %aa : tile<f32>
    %bb = mulf %b, %b : tile<f32>
    %other = addf %bb, %a rounding<zero> : tile<f32>
    print_tko "%f %f %f", %diff, %twice, %other : tile<f32>, tile<f32>, tile<f32> -> token
    return
  }
}
// -----
cuda_tile.module @m {
  entry @k(%p: tile<ptr<f32>>, %x: tile<f32>, %y: tile<f32>) {
    %dead = addf %x, %x : tile<f32>
    %dead2 = mulf %dead, %x : tile<f32>
    %m = mulf %x, %y : tile<f32>
    %dn = negf %m : tile<f32>
    %a = addf %m, %x : tile<f32>
    %m1 = mulf %x, %y : tile<f32>
    %a1 = subf %m1, %a : tile<f32>
    %ld, %t0 = load_ptr_tko weak %p : tile<ptr<f32>> -> tile<f32>, token
    %t = store_ptr_tko weak %p, %a1 : tile<ptr<f32>>, tile<f32> -> token
    return
  }
}
// -----
// One of the two flushes subnormals, the other does not.
cuda_tile.module @m {
  entry @k(%a: tile<f32>, %b: tile<f32>, %c: tile<f32>) {
    %m = mulf %a, %b : tile<f32>
    %s = addf %m, %c flush_to_zero : tile<f32>
    %n = mulf %b, %c flush_to_zero : tile<f32>
    %t = subf %n, %a : tile<f32>
    print_tko "%f %f", %s, %t : tile<f32>, tile<f32> -> token
    return
  }
}
