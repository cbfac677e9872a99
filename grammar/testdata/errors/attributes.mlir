#a = #missing // error: undefined alias #missing [TIR0011]
#b = #cuda_tile.bogus<1> // error: expected an attribute of Tile IR [TIR0016]
#c = #cuda_tile.rounding<up> // error: expected one of nearest_even, zero, [TIR0015]
#d = 300 : i8 // error: expected a number that fits i8, got 300 [TIR0013]
#e = 1 : f32 // error: expected a number with a decimal point or a bit pattern for f32, got 1: write 1.0 [TIR0012]
#f = 0x1FFFF : f16 // error: expected a bit pattern of 16 bits for f16 [TIR0013]
#g = 1.5 : i32 // error: expected an integer [TIR0012]
#h = array<token: 1.0> // error: expected a number type of whole bytes for the elements of the array, got token [TIR0016]
#i = dense<[1, [2]]> : tile<2xi32> // error: expected a value of shape [] like the first of the list, got [1] [TIR0014]
#j = dense<[1, 2, 3]> : tile<2xi32> // error: expected a tile of shape [3] like the literal, got [2] [TIR0014]
#k = dense<"0x01"> : tile<2xi32> // error: expected 2 elements or one in the string [TIR0014]
#l = loc(nowhere) // error: expected a location, got 'nowhere' [TIR0018]
#m = loc(callsite("a" in "b")) // error: expected 'at', got 'in' [TIR0018]
#n = loc(fused) // error: the word alone [TIR0018]
#o = #cuda_tile.di_file<"a" at "b"> // error: expected 'in', got 'at' [TIR0001]
#p = #cuda_tile.di_compile_unit<file = "a"> // error: expected parameter 'file' [TIR0016]
#q = #cuda_tile.di_subprogram<line = 1> // error: expected parameter 'file' of di_subprogram, got none [TIR0016]
#r = #cuda_tile.div_by<16, each 2 along 0> // error: expected 'every', got 'each' [TIR0001]
#s = #cuda_tile.optimization_hints<sm_90 = 1> // error: expected a dictionary of hints for 'sm_90' [TIR0016]
#t = loc(#never) // error: expected a location, got the undefined alias #never [TIR0011]
cuda_tile.module @m {
  entry @k(%p: tile<ptr<f32>>, %v: tensor_view<4x8xf32, strides=[8,1]>) {
    %0 = constant <i8: 256> : tile<i8> // error: expected a number that fits i8, got 256 [TIR0013]
    %1 = constant <f32: 1> : tile<f32> // error: write 1.0 [TIR0012]
    %2 = constant <i1: 2> : tile<i1> // error: expected a number that fits i1, got 2 [TIR0013]
    %3 = constant <f32: 1.0> : tile<f16> // error: expected a tile of f32 like the elements [TIR0014]
    %4 = constant <f32: []> : tile<4xf32> // error: expected a number, got an empty list [TIR0014]
    %5 = constant <i32: true> : tile<i32> // error: expected an integer, got 'true' [TIR0001]
    %6 = constant <token: 1> : tile<i32> // error: expected an element type for the constant [TIR0014]
    %7 = make_tensor_view %p, shape = [4], strides = [1] : tensor_view<8xf32, strides=[1]> // error: expected shape number 0 to be 8 as in the tensor_view, got 4 [TIR0022]
    %8 = make_tensor_view %p, shape = [4], strides = [1, 1] : tensor_view<4xf32, strides=[1]> // error: expected strides to list 1 number [TIR0022]
    %9 = make_partition_view %v : tensor_view<4x8xf32, strides=[8,1]> // error: expected a partition_view type [TIR0007]
    %10 = assume even, %p : tile<ptr<f32>> // error: expected div_by, same_elements or bounded, got 'even' [TIR0001]
    %11, %12 = load_ptr_tko strong %p : tile<ptr<f32>> -> tile<f32>, token // error: expected one of weak, relaxed, [TIR0015]
    %13 = constant <f8E8M0FNU: [1.0, -1.0]> : tile<2xf8E8M0FNU> // error: expected a number that is not negative for f8E8M0FNU, which has no sign, got -1.0 [TIR0013]
    //                               ^
    return
  }
}

// -----
// Debug information and locations.
#f = #cuda_tile.di_file<"a.py" in "/d">
#c = #cuda_tile.di_compile_unit<file = #f>
#a = #cuda_tile.di_subprogram<file = #f, line = -1, name = "k", linkageName = "k", compileUnit = #c> // error: expected parameter 'line' of di_subprogram to be a number of 32 bits without a sign or a type, got -1 : i64 [TIR0016]
#b = #cuda_tile.di_subprogram<file = #f, line = 1, name = "k", linkageName = "k", compileUnit = #c, scopeLine = 4294967296> // error: expected parameter 'scopeLine' of di_subprogram to be a number of 32 bits [TIR0016]
#d = #cuda_tile.di_subprogram<file = #f, lin = 1, name = "k"> // error: expected a parameter of di_subprogram (file, line, name, linkageName, compileUnit, scopeLine), got 'lin' [TIR0016]
#e = #cuda_tile.di_compile_unit<file = #f, file = #f> // error: expected parameter 'file' once, got it twice [TIR0016]
#s = #cuda_tile.di_subprogram<line = 1, file = #f, name = "k", linkageName = "k", compileUnit = #c>
#l = #cuda_tile.di_loc<loc("name") in #s> // error: expected a line and a column of a file in di_loc, got loc("name") [TIR0018]
#g = loc(#h) // error: expected a location, got the undefined alias #h [TIR0011]
#h = loc(unknown)
#i = loc("a.py":1:2 to 3) // error: expected ':', got ')' [TIR0001]
#j = loc("a.py":1:2 to :4294967296) // error: expected a line or column of at most 32 bits, got the number 4294967296 [TIR0018]
#k = "\é" // error: in the string, got \é [TIR0001]
#m = #other.attribute<1> // error: expected an attribute of Tile IR, got '#other.attribute' of another dialect [TIR0021]

// -----
) // error: expected an op or the definition of an alias, got ')' [TIR0001]
