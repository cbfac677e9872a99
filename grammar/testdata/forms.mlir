// The forms that the text has beyond plain ops.
!scalar = !cuda_tile.tile<i32>
!row = !cuda_tile.tile<64xf16>
#hint = {a = 1 : i32, b}
#file = #cuda_tile.di_file<"kernel.py" in "/home/user">
#unit = #cuda_tile.di_compile_unit<file = #file>
#sub = #cuda_tile.di_subprogram<file = #file, line = 3, name = "k", linkageName = "k", compileUnit = #unit>
#block = #cuda_tile.di_lexical_block<scope = #sub, file = #file, line = 4, column = 2>

cuda_tile.module @forms attributes {producer = "by hand \22quoted\22 \5C \n"} {
  cuda_tile.global private constant @table alignment = 128 <i8: [1, -2, 0x7F, 255]> : tile<4xi8>
  global @"odd name!" <f64: [2.5]> : tile<1xf64>
  module @inner {
    entry @in_module() { }
  }
  entry @values(%a: !scalar {note = "argument"}, %b: !row loc("kernel.py":1:2), %p: !cuda_tile.tile<ptr<f32>>) {
    %0 = constant <i1: [true, false, 1, 0]> : tile<4xi1>
    %1, %2, %3 = cuda_tile.get_num_tile_blocks : !cuda_tile.tile<i32>
    %r:2 = for %i in (%a to %1, step %2) : tile<i32> iter_values(%u = %a, %v = %b) -> (tile<i32>, tile<64xf16>) {
      %4 = cmpi equal %i, %u, unsigned : tile<i32> -> tile<i1>
      if %4 {
        continue %i, %v : !scalar, !row
      }
      continue %u, %v : tile<i32>, tile<64xf16>
    } {unroll = 4 : i32}
    %x = addi %r#0, %r : tile<i32>
    %o = "gpu.convert_layout"(%r#1) <{kind = "mma"}> ({
    ^first(%q: tile<i32>):
      "gpu.inner"(%q) : (!cuda_tile.tile<i32>) -> ()
    ^second:
      "gpu.inner"() : () -> ()
    }, {
    }) {dense = dense<[[1, 2], [3, 4]]> : tile<2x2xi32>, ints = array<i64: 1, -2>, layout = #gpu.linear<[1, {a = "x>"}], (2)>, list = [1, 2.5, "s", @f::@"g h", unit, true, i32, !gpu.desc<2x64xf16>], none = array<i8>, typed = 3 : i8} : (!row) -> !gpu.memdesc<2x64x128xf16, #gpu.swizzle<3>, mutable>
    %h = mulf %b, %b {gpu.layout = #hint, gpu.pick} : !row
    %s:2 = scan %b, %b dim=0 reverse=true identities=[0.0 : f16, 1.0 : f16] : !row, !row -> !row, !row (%m0: tile<f16>, %m1: tile<f16>, %n0: tile<f16>, %n1: tile<f16>) {
      yield %m0, %n1 : tile<f16>, tile<f16>
    }
    %l = loop iter_values(%c = %a) : tile<i32> -> tile<f64> {
      %k = constant <f64: -1.5e-300> : tile<f64>
      break %k : tile<f64>
    }
    %cond = constant <i1: true> : tile<i1>
    %fz = constant <f32: -0.0> : tile<f32>
    %w = if %cond -> (tile<i32>) {
      yield %a : tile<i32>
    } else {
      yield %x : tile<i32>
    } {likely}
    %t = make_token : token loc(callsite("f"("a.py":1:2) at fused<"meta">["b.py":3:4, unknown]))
    %t1 = print_tko "x = %i\0A%%", %a token=%t : tile<i32> -> token loc(#di)
    %hs = constant <f32: "0x0000803F0000C0BF"> : tile<2xf32>
    // Of mask and padding one may be there alone: the type tells which. A padding of i1 is told by its place alone.
    %pm, %pk = "test.value"() : () -> (!cuda_tile.tile<4xptr<i1>>, !cuda_tile.tile<4xptr<f32>>)
    %pi, %pf = "test.value"() : () -> (!cuda_tile.tile<4xi1>, !cuda_tile.tile<4xf32>)
    %e0, %k0 = load_ptr_tko weak %pk, %pf : tile<4xptr<f32>>, tile<4xf32> -> tile<4xf32>, token
    %e1, %k1 = load_ptr_tko weak %pk, %pi token=%t : tile<4xptr<f32>>, tile<4xi1> -> tile<4xf32>, token
    %e2, %k2 = load_ptr_tko weak %pm, %pi : tile<4xptr<i1>>, tile<4xi1> -> tile<4xi1>, token
    %e3, %k3 = load_ptr_tko weak %pm, %pi, %pi : tile<4xptr<i1>>, tile<4xi1>, tile<4xi1> -> tile<4xi1>, token
    %e4, %k4 = "cuda_tile.load_ptr_tko"(%pm, %pi) <{memory_ordering_semantics = 0 : i32, operandSegmentSizes = array<i32: 1, 0, 1, 0>}> : (!cuda_tile.tile<4xptr<i1>>, !cuda_tile.tile<4xi1>) -> (!cuda_tile.tile<4xi1>, !cuda_tile.token)
    %m = maxf %b, %b propagate_nan flush_to_zero : !row
    %g = get_global @table : tile<ptr<i8>>
    %g2, %t2 = atomic_rmw_tko acq_rel sys %p, addf, %fz token=%t1 : tile<ptr<f32>>, tile<f32> -> tile<f32>, token
    return
  } loc(#later)
}
#later = loc("kernel.py":9:1)
#di = #cuda_tile.di_loc<#later in #block>
