"cuda_tile.module"() <{producer = "by hand \22quoted\22 \\ \0A", sym_name = "forms"}> ({
  "cuda_tile.global"() <{alignment = 128 : i64, constant, sym_name = "table", symbol_visibility = #cuda_tile.symbol_visibility<private>, value = dense<[1, -2, 127, -1]> : !cuda_tile.tile<4xi8>}> : () -> ()
  "cuda_tile.global"() <{alignment = 0 : i64, sym_name = "odd name!", symbol_visibility = #cuda_tile.symbol_visibility<public>, value = dense<2.500000e+00> : !cuda_tile.tile<1xf64>}> : () -> ()
  "cuda_tile.module"() <{sym_name = "inner"}> ({
    "cuda_tile.entry"() <{arg_attrs = [], function_type = () -> (), sym_name = "in_module"}> ({
      "cuda_tile.return"() : () -> ()
    }) : () -> ()
  }) : () -> ()
  "cuda_tile.entry"() <{arg_attrs = [{note = "argument"}, {}, {}], function_type = (!cuda_tile.tile<i32>, !cuda_tile.tile<64xf16>, !cuda_tile.tile<ptr<f32>>) -> (), sym_name = "values"}> ({
  ^bb0(%arg0: !cuda_tile.tile<i32>, %arg1: !cuda_tile.tile<64xf16>, %arg2: !cuda_tile.tile<ptr<f32>>):
    %0 = "cuda_tile.constant"() <{value = dense<[true, false, true, false]> : !cuda_tile.tile<4xi1>}> : () -> !cuda_tile.tile<4xi1>
    %1:3 = "cuda_tile.get_num_tile_blocks"() : () -> (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>)
    %2:2 = "cuda_tile.for"(%arg0, %1#0, %1#1, %arg0, %arg1) ({
    ^bb0(%arg9: !cuda_tile.tile<i32>, %arg10: !cuda_tile.tile<i32>, %arg11: !cuda_tile.tile<64xf16>):
      %17 = "cuda_tile.cmpi"(%arg9, %arg10) <{comparison_predicate = #cuda_tile.comparison_predicate<equal>, signedness = #cuda_tile.signedness<unsigned>}> : (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i1>
      "cuda_tile.if"(%17) ({
        "cuda_tile.continue"(%arg9, %arg11) : (!cuda_tile.tile<i32>, !cuda_tile.tile<64xf16>) -> ()
      }, {
      }) : (!cuda_tile.tile<i1>) -> ()
      "cuda_tile.continue"(%arg10, %arg11) : (!cuda_tile.tile<i32>, !cuda_tile.tile<64xf16>) -> ()
    }) {unroll = 4 : i32} : (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<64xf16>) -> (!cuda_tile.tile<i32>, !cuda_tile.tile<64xf16>)
    %3 = "cuda_tile.addi"(%2#0, %2#0) <{overflow = #cuda_tile.overflow<none>}> : (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    %4 = "gpu.convert_layout"(%2#1) ({
    ^bb0(%arg8: !cuda_tile.tile<i32>):
      "gpu.inner"(%arg8) : (!cuda_tile.tile<i32>) -> ()
    ^bb1:  // no predecessors
      "gpu.inner"() : () -> ()
    }, {
    }) {dense = dense<[[1, 2], [3, 4]]> : !cuda_tile.tile<2x2xi32>, ints = array<i64: 1, -2>, kind = "mma", layout = #gpu.linear<[1, {a = "x>"}], (2)>, list = [1, 2.500000e+00, "s", @f::@"g h", unit, true, i32, !gpu.desc<2x64xf16>], none = array<i8>, typed = 3 : i8} : (!cuda_tile.tile<64xf16>) -> !gpu.memdesc<2x64x128xf16, #gpu.swizzle<3>, mutable>
    %5 = "cuda_tile.mulf"(%arg1, %arg1) <{rounding_mode = #cuda_tile.rounding<nearest_even>}> {gpu.layout = {a = 1 : i32, b}, gpu.pick} : (!cuda_tile.tile<64xf16>, !cuda_tile.tile<64xf16>) -> !cuda_tile.tile<64xf16>
    %6:2 = "cuda_tile.scan"(%arg1, %arg1) <{dim = 0 : i32, identities = [0.000000e+00 : f16, 1.000000e+00 : f16], reverse = true}> ({
    ^bb0(%arg4: !cuda_tile.tile<f16>, %arg5: !cuda_tile.tile<f16>, %arg6: !cuda_tile.tile<f16>, %arg7: !cuda_tile.tile<f16>):
      "cuda_tile.yield"(%arg4, %arg7) : (!cuda_tile.tile<f16>, !cuda_tile.tile<f16>) -> ()
    }) : (!cuda_tile.tile<64xf16>, !cuda_tile.tile<64xf16>) -> (!cuda_tile.tile<64xf16>, !cuda_tile.tile<64xf16>)
    %7 = "cuda_tile.loop"(%arg0) ({
    ^bb0(%arg3: !cuda_tile.tile<i32>):
      %16 = "cuda_tile.constant"() <{value = dense<-1.500000e-300> : !cuda_tile.tile<f64>}> : () -> !cuda_tile.tile<f64>
      "cuda_tile.break"(%16) : (!cuda_tile.tile<f64>) -> ()
    }) : (!cuda_tile.tile<i32>) -> !cuda_tile.tile<f64>
    %8 = "cuda_tile.constant"() <{value = dense<true> : !cuda_tile.tile<i1>}> : () -> !cuda_tile.tile<i1>
    %9 = "cuda_tile.constant"() <{value = dense<-0.000000e+00> : !cuda_tile.tile<f32>}> : () -> !cuda_tile.tile<f32>
    %10 = "cuda_tile.if"(%8) ({
      "cuda_tile.yield"(%arg0) : (!cuda_tile.tile<i32>) -> ()
    }, {
      "cuda_tile.yield"(%3) : (!cuda_tile.tile<i32>) -> ()
    }) {likely} : (!cuda_tile.tile<i1>) -> !cuda_tile.tile<i32>
    %11 = "cuda_tile.make_token"() : () -> !cuda_tile.token
    %12 = "cuda_tile.print_tko"(%arg0, %11) <{operandSegmentSizes = array<i32: 1, 1>, str = "x = %i\0A%%"}> : (!cuda_tile.tile<i32>, !cuda_tile.token) -> !cuda_tile.token
    %13 = "cuda_tile.maxf"(%arg1, %arg1) <{flush_to_zero, propagate_nan}> : (!cuda_tile.tile<64xf16>, !cuda_tile.tile<64xf16>) -> !cuda_tile.tile<64xf16>
    %14 = "cuda_tile.get_global"() <{name = @table}> : () -> !cuda_tile.tile<ptr<i8>>
    %15:2 = "cuda_tile.atomic_rmw_tko"(%arg2, %9, %12) <{memory_ordering_semantics = 4 : i32, memory_scope = 2 : i32, mode = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 0, 1>}> : (!cuda_tile.tile<ptr<f32>>, !cuda_tile.tile<f32>, !cuda_tile.token) -> (!cuda_tile.tile<f32>, !cuda_tile.token)
    "cuda_tile.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
