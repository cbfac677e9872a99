cuda_tile.module @forms attributes {producer = "by hand \22quoted\22 \\ \0A"} {
  global private constant @table alignment = 128 <i8: [1, -2, 127, -1]> : tile<4xi8>
  global @"odd name!" <f64: 2.500000e+00> : tile<1xf64>
  module @inner {
    entry @in_module() {
      return
    }
  }
  entry @values(%arg0: tile<i32> {note = "argument"}, %arg1: tile<64xf16>, %arg2: tile<ptr<f32>>) {
    %cst_i1 = constant <i1: [true, false, true, false]> : tile<4xi1>
    %gridSize_x, %gridSize_y, %gridSize_z = get_num_tile_blocks : tile<i32>
    %for:2 = for %loopIdx in (%arg0 to %gridSize_x, step %gridSize_y) : tile<i32> iter_values(%iterArg0 = %arg0, %iterArg1 = %arg1) -> (tile<i32>, tile<64xf16>) {
      %10 = cmpi equal %loopIdx, %iterArg0, unsigned : tile<i32> -> tile<i1>
      if %10 {
        continue %loopIdx, %iterArg1 : tile<i32>, tile<64xf16>
      }
      continue %iterArg0, %iterArg1 : tile<i32>, tile<64xf16>
    } {unroll = 4 : i32}
    %0 = addi %for#0, %for#0 : tile<i32>
    %1 = "gpu.convert_layout"(%for#1) ({
    ^bb0(%arg3: !cuda_tile.tile<i32>):
      "gpu.inner"(%arg3) : (!cuda_tile.tile<i32>) -> ()
    ^bb1:  // no predecessors
      "gpu.inner"() : () -> ()
    }, {
    }) {dense = dense<[[1, 2], [3, 4]]> : !cuda_tile.tile<2x2xi32>, ints = array<i64: 1, -2>, kind = "mma", layout = #gpu.linear<[1, {a = "x>"}], (2)>, list = [1, 2.500000e+00, "s", @f::@"g h", unit, true, i32, !gpu.desc<2x64xf16>], none = array<i8>, typed = 3 : i8} : (!cuda_tile.tile<64xf16>) -> !gpu.memdesc<2x64x128xf16, #gpu.swizzle<3>, mutable>
    %2 = mulf %arg1, %arg1 {gpu.layout = {a = 1 : i32, b}, gpu.pick} : tile<64xf16>
    %3:2 = scan %arg1, %arg1 dim=0 reverse=true identities=[0.000000e+00 : f16, 1.000000e+00 : f16] : tile<64xf16>, tile<64xf16> -> tile<64xf16>, tile<64xf16>
    (%arg3: tile<f16>, %arg4: tile<f16>, %arg5: tile<f16>, %arg6: tile<f16>) {
      yield %arg3, %arg6 : tile<f16>, tile<f16>
    }
    %4 = loop iter_values(%arg3 = %arg0) : tile<i32> -> tile<f64> {
      %cst_f64 = constant <f64: -1.500000e-300> : tile<f64>
      break %cst_f64 : tile<f64>
    }
    %true = constant <i1: true> : tile<i1>
    %cst_f32 = constant <f32: -0.000000e+00> : tile<f32>
    %5 = if %true -> (tile<i32>) {
      yield %arg0 : tile<i32>
    } else {
      yield %0 : tile<i32>
    } {likely}
    %6 = make_token : token
    %7 = print_tko "x = %i\0A%%", %arg0 token=%6 : tile<i32> -> token
    %8 = maxf %arg1, %arg1 flush_to_zero propagate_nan : tile<64xf16>
    %9 = get_global @table : tile<ptr<i8>>
    %result, %result_token = atomic_rmw_tko acq_rel sys %arg2, addf, %cst_f32 token=%7 : tile<ptr<f32>>, tile<f32> -> tile<f32>, token
    return
  }
}
