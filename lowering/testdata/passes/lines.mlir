// Each instruction stands under the line of the op it was made for: where the
// text has the op, or where a location says that it comes from. A location
// that names no file says nothing.
//
// PTX: .file 1 "/src/k.py"
// PTX: .file 2 "testdata/passes/lines.mlir"
// PTX: .file 3 "lib.py"
// PTX: .loc 1 5 0
// PTX: ld.param
// PTX: .loc 2 47 15
// PTX: ld.global.b32
// PTX: .loc 1 7 9
// PTX: ld.global.b32
// PTX: .loc 1 8 5
// PTX: .loc 3 3 4, function_name $L__name1, inlined_at 1 8 5
// PTX: add.s32
// PTX: .loc 2 56 10
// PTX: sub.s32
// PTX: .loc 1 12 1
// PTX: mul.lo.s32
// PTX: .loc 2 62 5
// PTX: st.global.b32
// PTX: .section .debug_str
// PTX: .b8 104, 101, 108, 112, 0
// NO-PTX: .loc 1 99
#file = #cuda_tile.di_file<"k.py" in "/src">
#lib = #cuda_tile.di_file<"lib.py" in "">
#unit = #cuda_tile.di_compile_unit<file = #file>
#kernel = #cuda_tile.di_subprogram<file = #file, line = 1, name = "k", linkageName = "k", compileUnit = #unit, scopeLine = 1>
#help = #cuda_tile.di_subprogram<file = #lib, line = 2, name = "help", linkageName = "help", compileUnit = #unit, scopeLine = 2>
#inner = loc("lib.py":3:4)
#callee = #cuda_tile.di_loc<#inner in #help>
#outer = loc("k.py":8:5)
#caller = #cuda_tile.di_loc<#outer in #kernel>
#read = loc("k.py":7:9)
#head = loc("k.py":5:1)
#entry = #cuda_tile.di_loc<#head in #kernel>
#load = #cuda_tile.di_loc<#read in #kernel>
cuda_tile.module @m {
  entry @k(%a: tile<ptr<i32>>, %n: tile<i32>) {
    %i = iota : tile<32xi32>
    %one = reshape %a : tile<ptr<i32>> -> tile<1xptr<i32>>
    %all = broadcast %one : tile<1xptr<i32>> -> tile<32xptr<i32>>
    %p = offset %all, %i : tile<32xptr<i32>>, tile<32xi32> -> tile<32xptr<i32>>

    // An op without a location.
    %x, %r1 = load_ptr_tko weak %p : tile<32xptr<i32>> -> tile<32xi32>, token

    // One with a place in a file of its own.
    %y, %r2 = load_ptr_tko weak %p : tile<32xptr<i32>> -> tile<32xi32>, token loc(#load)

    // An inlined call: the place in the callee, and that of the call.
    %s = addi %x, %y : tile<32xi32> loc(callsite(#callee at #caller))

    // A name is no file.
    %d = subi %s, %i : tile<32xi32> loc("difference")

    // The first part of a fusion that names a file.
    %t = muli %d, %s : tile<32xi32> loc(fused["product", "/src/k.py":12:1, "/src/k.py":99:1])

    // Nor is the unknown: where the op stands.
    store_ptr_tko weak %p, %t token=%r2 : tile<32xptr<i32>>, tile<32xi32> -> token loc(unknown)
    return
  } loc(#entry)
}
