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
