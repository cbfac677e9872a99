#loc1 = loc(unknown)
module {
  cuda_tile.module @forms attributes {producer = "by hand \22quoted\22 \\ \0A"} {
    global private constant @table alignment = 128 <i8: [1, -2, 127, -1]> : tile<4xi8> loc(#loc1)
    global @"odd name!" <f64: 2.500000e+00> : tile<1xf64> loc(#loc1)
    module @inner {
      entry @in_module() {
        return loc(#loc1)
      } loc(#loc1)
    } loc(#loc1)
    entry @values(%arg0: tile<i32> {note = "argument"} loc(unknown), %arg1: tile<64xf16> loc(unknown), %arg2: tile<ptr<f32>> loc(unknown)) {
      %cst_i1 = constant <i1: [true, false, true, false]> : tile<4xi1> loc(#loc1)
      %gridSize_x, %gridSize_y, %gridSize_z = get_num_tile_blocks : tile<i32> loc(#loc1)
      %for:2 = for %loopIdx in (%arg0 to %gridSize_x, step %gridSize_y) : tile<i32> iter_values(%iterArg0 = %arg0, %iterArg1 = %arg1) -> (tile<i32>, tile<64xf16>) {
        %10 = cmpi equal %loopIdx, %iterArg0, unsigned : tile<i32> -> tile<i1> loc(#loc1)
        if %10 {
          continue %loopIdx, %iterArg1 : tile<i32>, tile<64xf16> loc(#loc1)
        } loc(#loc1)
        continue %iterArg0, %iterArg1 : tile<i32>, tile<64xf16> loc(#loc1)
      } {unroll = 4 : i32} loc(#loc1)
      %0 = addi %for#0, %for#0 : tile<i32> loc(#loc1)
      %1 = "gpu.convert_layout"(%for#1) ({
      ^bb0(%arg3: !cuda_tile.tile<i32> loc(unknown)):
        "gpu.inner"(%arg3) : (!cuda_tile.tile<i32>) -> () loc(#loc1)
      ^bb1:  // no predecessors
        "gpu.inner"() : () -> () loc(#loc1)
      }, {
      }) {dense = dense<[[1, 2], [3, 4]]> : !cuda_tile.tile<2x2xi32>, ints = array<i64: 1, -2>, kind = "mma", layout = #gpu.linear<[1, {a = "x>"}], (2)>, list = [1, 2.500000e+00, "s", @f::@"g h", unit, true, i32, !gpu.desc<2x64xf16>], none = array<i8>, typed = 3 : i8} : (!cuda_tile.tile<64xf16>) -> !gpu.memdesc<2x64x128xf16, #gpu.swizzle<3>, mutable> loc(#loc1)
      %2 = mulf %arg1, %arg1 {gpu.layout = {a = 1 : i32, b}, gpu.pick} : tile<64xf16> loc(#loc1)
      %3:2 = scan %arg1, %arg1 dim=0 reverse=true identities=[0.000000e+00 : f16, 1.000000e+00 : f16] : tile<64xf16>, tile<64xf16> -> tile<64xf16>, tile<64xf16>
      (%arg3: tile<f16> loc(unknown), %arg4: tile<f16> loc(unknown), %arg5: tile<f16> loc(unknown), %arg6: tile<f16> loc(unknown)) {
        yield %arg3, %arg6 : tile<f16>, tile<f16> loc(#loc1)
      } loc(#loc1)
      %4 = loop iter_values(%arg3 = %arg0) : tile<i32> -> tile<f64> {
        %cst_f64 = constant <f64: -1.500000e-300> : tile<f64> loc(#loc1)
        break %cst_f64 : tile<f64> loc(#loc1)
      } loc(#loc1)
      %true = constant <i1: true> : tile<i1> loc(#loc1)
      %cst_f32 = constant <f32: -0.000000e+00> : tile<f32> loc(#loc1)
      %5 = if %true -> (tile<i32>) {
        yield %arg0 : tile<i32> loc(#loc1)
      } else {
        yield %0 : tile<i32> loc(#loc1)
      } {likely} loc(#loc1)
      %6 = make_token : token loc(#loc7)
      %7 = print_tko "x = %i\0A%%", %arg0 token=%6 : tile<i32> -> token loc(#loc8)
      %8 = maxf %arg1, %arg1 flush_to_zero propagate_nan : tile<64xf16> loc(#loc1)
      %9 = get_global @table : tile<ptr<i8>> loc(#loc1)
      %result, %result_token = atomic_rmw_tko acq_rel sys %arg2, addf, %cst_f32 token=%7 : tile<ptr<f32>>, tile<f32> -> tile<f32>, token loc(#loc1)
      return loc(#loc1)
    } loc(#loc2)
  } loc(#loc1)
} loc(#loc)
#di_file = #cuda_tile.di_file<"kernel.py" in "/home/user">
#loc = loc("testdata/printed/forms_debuginfo.mlir":0:0)
#loc2 = loc("kernel.py":9:1)
#loc3 = loc("a.py":1:2)
#loc4 = loc("b.py":3:4)
#di_compile_unit = #cuda_tile.di_compile_unit<file = #di_file>
#loc5 = loc("f"(#loc3))
#loc6 = loc(fused<"meta">[#loc4, #loc1])
#di_subprogram = #cuda_tile.di_subprogram<file = #di_file, line = 3, name = "k", linkageName = "k", compileUnit = #di_compile_unit>
#loc7 = loc(callsite(#loc5 at #loc6))
#di_lexical_block = #cuda_tile.di_lexical_block<scope = #di_subprogram, file = #di_file, line = 4, column = 2>
#loc8 = #cuda_tile.di_loc<#loc2 in #di_lexical_block>
