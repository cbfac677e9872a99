package verify

// Explanation is what there is to say about a code.
type Explanation struct {
	Code    Code
	Title   string
	Detail  string // what is expected and why
	Example string // the smallest module that draws the finding
}

// Pieces of examples: a module with one entry around a few ops, or with
// nothing around them but the module.
const (
	inEntry   = "cuda_tile.module @m {\n  entry @f() {\n    "
	endEntry  = "\n    return\n  }\n}\n"
	inModule  = "cuda_tile.module @m {\n  "
	endModule = "\n}\n"
	someF16   = "%a = constant <f16: 1.0> : tile<4xf16>\n    "
	someF32   = "%a = constant <f32: 1.0> : tile<4xf32>\n    "
	someI32   = "%a = constant <i32: 1> : tile<4xi32>\n    "
	oneI32    = "%i = constant <i32: 1> : tile<i32>\n    "
	onePtr    = "%n = constant <i64: 0> : tile<i64>\n    %p = int_to_ptr %n : tile<i64> -> tile<ptr<f32>>\n    "
	twoByTwo  = "%a = constant <f16: 1.0> : tile<2x4xf16>\n    %b = constant <f16: 1.0> : tile<4x2xf16>\n    "
	someView  = onePtr + "%t = make_tensor_view %p, shape = [8], strides = [1] : tensor_view<8xf32, strides=[1]>\n    " +
		"%v = make_partition_view %t : partition_view<tile=(4), tensor_view<8xf32, strides=[1]>>\n    "
)

// onlyBuilt is said of findings that the reader of text makes itself, under a
// code of its own.
const onlyBuilt = " Found in modules that a program builds; in text the reader says so first."

// Codes lists the findings of this package in the order of their codes.
var Codes = []Explanation{
	{codeUnknownOp, "op of another dialect", "Only ops of Tile IR mean something here.", inEntry + `"other.op"() : () -> ()` + endEntry},
	{codeOperandCount, "wrong number of operands", "An op takes the operands that its description lists." + onlyBuilt, ""},
	{codeResultCount, "wrong number of results", "An op has the results that its description lists." + onlyBuilt, ""},
	{codeRegionCount, "wrong number of regions or blocks", "Every region of a Tile IR op is one block; only the else of an if may have none." + onlyBuilt, ""},
	{codeBlockArgs, "block arguments where none belong", "The regions of module and if have no arguments.", inEntry + `%c = constant <i1: true> : tile<i1>` + "\n    " + `"cuda_tile.if"(%c) ({` + "\n    ^bb0(%x: !cuda_tile.tile<i1>):\n      yield\n    }, {}) : (!cuda_tile.tile<i1>) -> ()" + endEntry},
	{codeNoTerminator, "region without its end", "A region ends in the op that says where control goes: return in an entry, continue in a for, break, continue or return in a loop, yield in a reduce or scan, any of these in an if. A block beside others in a region of another dialect has an op at its end, too.", inEntry + oneI32 + `"cuda_tile.for"(%i, %i, %i) ({` + "\n    ^bb0(%k: !cuda_tile.tile<i32>):\n      %x = negi %k : tile<i32>\n    }) : (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()" + endEntry},
	{codeAfterTerminator, "op after the end of its block", "Nothing follows return, break, continue or yield in the same block.", inModule + "entry @f() {\n    return\n    return\n  }" + endModule},
	{codeParent, "op in the wrong place", "Some ops stand directly inside certain others only.", inModule + "yield" + endModule},
	{codeDominance, "value used before it is defined", "A value is visible after its definition, in the same block and the blocks inside it." + onlyBuilt, ""},
	{codeIsolation, "value from outside an entry", "An entry sees its parameters and its own values, nothing from outside." + onlyBuilt, ""},
	{codeRedefined, "name given twice", "Entries and globals of one module have different names.", inModule + "entry @f() {\n    return\n  }\n  entry @f() {\n    return\n  }" + endModule},
	{codeNoGlobal, "unknown global", "get_global names a global of the module around it.", inEntry + "%g = get_global @nothing : tile<ptr<f32>>" + endEntry},
	{codeSegments, "numbers of operands do not add up", "Where several operands vary in number, operandSegmentSizes says how many values each one takes." + onlyBuilt, ""},
	{codeModuleAttr, "attribute of no dialect on a module", "An attribute that a program puts on the module around a file says whose it is: the name of a dialect and a point come first.", "module attributes {place = \"here\"} {\n}\n"},
	{codeEntryBlock, "way back to the first block", "No op goes on in the first block of its region: control comes there from outside.", "\"test.op\"() ({\n  ^start:\n  \"test.jump\"()[^start] : () -> ()\n}) : () -> ()\n"},

	{codeOperandType, "operand of the wrong type", "The op does not work on values of this type.", inEntry + someI32 + "%r = sin %a : tile<4xi32>" + endEntry},
	{codeResultType, "result of the wrong type", "The op does not make values of this type.", inEntry + "%r = iota : tile<4xf32>" + endEntry},
	{codeSameType, "types differ", "These operands and results have one type.", inEntry + someI32 + oneI32 + `%r = "cuda_tile.andi"(%a, %i) : (!cuda_tile.tile<4xi32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<4xi32>` + endEntry},
	{codeSameShape, "shapes differ", "These operands and results have one shape; broadcast makes a tile larger.", inEntry + someI32 + "%r = exti %a signed : tile<4xi32> -> tile<8xi64>" + endEntry},
	{codeSameElem, "element types differ", "These operands and results have one element type; there is no implicit conversion.", inEntry + someI32 + "%r = reshape %a : tile<4xi32> -> tile<2x2xf32>" + endEntry},
	{codeSameRank, "ranks differ", "These operands and results have one rank; reshape adds dimensions of extent 1.", inEntry + someI32 + "%r = broadcast %a : tile<4xi32> -> tile<4x4xi32>" + endEntry},
	{codeAttrMissing, "attribute missing", "The op needs this attribute.", inEntry + someI32 + `%r = "cuda_tile.shri"(%a, %a) : (!cuda_tile.tile<4xi32>, !cuda_tile.tile<4xi32>) -> !cuda_tile.tile<4xi32>` + endEntry},
	{codeAttrKind, "attribute of the wrong kind", "The attribute has another form." + onlyBuilt, ""},
	{codeAttrVariant, "value that this op does not take", "Of the enumeration the op takes certain values only.", inEntry + onePtr + "%r, %t = load_ptr_tko release device %p : tile<ptr<f32>> -> tile<f32>, token" + endEntry},
	{codeAttrRange, "attribute too small", "The number has a least value.", inEntry + "%p = alloca num_elem = -1, alignment = 4 : tile<ptr<f32>>" + endEntry},

	{codeElementType, "no type for elements", "A tile consists of numbers or pointers." + onlyBuilt, ""},
	{codeExtents, "extent not positive", "Every extent of a tile is a constant of at least 1." + onlyBuilt, ""},
	{codePowerOfTwo, "extent no power of two", "Every extent of a tile is a power of two. Round up and mask what is too much.", inModule + `%x = "test.value"() : () -> !cuda_tile.tile<5xi32>` + endModule},
	{codeTooLarge, "tile too large", "A tile has at most 16777216 elements.", inModule + `%x = "test.value"() : () -> !cuda_tile.tile<8192x4096xi8>` + endModule},
	{codeOddF4, "odd number of 4-bit elements", "f4E2M1FN is stored two to a byte, so a tile of it has an even number of elements.", inModule + `%x = "test.value"() : () -> !cuda_tile.tile<f4E2M1FN>` + endModule},
	{codePointee, "type that memory does not hold", "Pointers and tensor views hold numbers; i4 lives in tiles only.", inModule + `%x = "test.value"() : () -> !cuda_tile.tile<ptr<i4>>` + endModule},
	{codeStrideCount, "wrong number of strides", "A tensor_view has one stride per extent.", inModule + `%x = "test.value"() : () -> !cuda_tile.tensor_view<8x8xf32, strides=[1]>` + endModule},
	{codeTensorExtents, "extent or stride not positive", "Extents and strides of a tensor_view are at least 1, or ? where they are known at run time only." + onlyBuilt, ""},
	{codeViewRank, "tile and tensor of different rank", "The tile of a view has as many dimensions as the tensor, at least one.", inModule + `%x = "test.value"() : () -> !cuda_tile.partition_view<tile=(4), tensor_view<8x8xf32, strides=[8,1]>>` + endModule},
	{codeDimMap, "dim_map is no permutation", "dim_map names for each dimension of the tile the dimension of the tensor that it runs along, each once.", inModule + `%x = "test.value"() : () -> !cuda_tile.partition_view<tile=(4x4), tensor_view<8x8xf32, strides=[8,1]>, dim_map=[0, 0]>` + endModule},
	{codePadding, "padding value that integers do not have", "Integers can be padded by zero only.", inModule + `%x = "test.value"() : () -> !cuda_tile.partition_view<tile=(4), padding_value = nan, tensor_view<8xi32, strides=[1]>>` + endModule},
	{codeSteps, "wrong traversal_strides", "A strided_view has one positive step per dimension of its tile.", inModule + `%x = "test.value"() : () -> !cuda_tile.strided_view<tile=(4), traversal_strides=[0], tensor_view<8xf32, strides=[1]>>` + endModule},
	{codeSparseDim, "sparse_dim out of range", "sparse_dim is a dimension of the tensor.", inModule + `%x = "test.value"() : () -> !cuda_tile.gather_scatter_view<tile=(4), tensor_view<8xf32, strides=[1]>, sparse_dim=1>` + endModule},
	{codePacked, "4-bit elements that do not pack", "4-bit elements share bytes with their neighbours: along some dimension the stride is 1 and the extent even.", inModule + `%x = "test.value"() : () -> !cuda_tile.tensor_view<7xf4E2M1FN, strides=[1]>` + endModule},

	{codeFlush, "flush_to_zero for another type than f32", "Only instructions on f32 can flush denormal numbers.", inEntry + someF16 + "%r = exp2 %a flush_to_zero : tile<4xf16>" + endEntry},
	{codeApprox, "approximation for another type than f32", "rounding<approx> and rounding<full> exist for f32.", inEntry + someF16 + "%r = divf %a, %a rounding<approx> : tile<4xf16>" + endEntry},
	{codeNegOverflow, "negation without unsigned wrap", "negi takes its operand as signed, so only signed overflow can be ruled out.", inEntry + someI32 + "%r = negi %a overflow<no_unsigned_wrap> : tile<4xi32>" + endEntry},
	{codeDivRounding, "unsigned division rounded down", "For unsigned numbers rounding<negative_inf> is rounding<zero>.", inEntry + someI32 + "%r = divi %a, %a unsigned rounding<negative_inf> : tile<4xi32>" + endEntry},
	{codeWidth, "conversion in the wrong direction", "exti makes integers wider, trunci makes them narrower.", inEntry + someI32 + "%r = exti %a signed : tile<4xi32> -> tile<4xi16>" + endEntry},
	{codeBitcast, "bitcast between widths", "bitcast keeps the bits of each element, so the widths agree; pack and unpack regroup bits.", inEntry + someI32 + "%r = bitcast %a : tile<4xi32> -> tile<4xi16>" + endEntry},
	{codeNoOp, "conversion to the same type", "ftof changes the type.", inEntry + someF32 + "%r = ftof %a : tile<4xf32> -> tile<4xf32>" + endEntry},
	{codeConvertRounding, "rounding mode that the conversion lacks", "Which modes a conversion has depends on its types: all round to nearest even, but those to f8E8M0FNU, which round to zero or up; those to other types of more than 8 bits round to zero too; where nothing can be lost every mode is taken.", inEntry + someF32 + "%r = ftof %a rounding<positive_inf> : tile<4xf32> -> tile<4xf16>" + endEntry},
	{codeNoConversion, "conversion that does not exist", "Integers convert to f8E8M0FNU and f8E5M3FNU by way of another floating-point type.", inEntry + someI32 + "%r = itof %a signed : tile<4xi32> -> tile<4xf8E8M0FNU>" + endEntry},
	{codePack, "tiles that do not repack", "pack and unpack work on tiles of rank 1 with the same number of bytes and elements of different width.", inEntry + someI32 + "%r = pack %a : tile<4xi32> -> tile<8xi8>" + endEntry},

	{codeBroadcast, "dimension that cannot be repeated", "broadcast repeats dimensions of extent 1 and keeps the others.", inEntry + someI32 + "%r = broadcast %a : tile<4xi32> -> tile<8xi32>" + endEntry},
	{codeDim, "dimension out of range", "dim is less than the rank.", inEntry + someI32 + "%r = cat %a, %a dim = 1 : tile<4xi32>, tile<4xi32> -> tile<8xi32>" + endEntry},
	{codeCat, "extents that do not join", "The result of cat is as long as both operands along dim, and as they are elsewhere.", inEntry + someI32 + "%r = cat %a, %a dim = 0 : tile<4xi32>, tile<4xi32> -> tile<16xi32>" + endEntry},
	{codeConstant, "elements of another type", "The elements of a constant have the type of its result, as many of them as it has, or one for all.", inEntry + `%r = "cuda_tile.constant"() {value = dense<1> : !cuda_tile.tile<i32>} : () -> !cuda_tile.tile<i64>` + endEntry},
	{codeExtract, "parts that do not fill the tile", "Every extent of the result divides that of the source.", inEntry + someI32 + oneI32 + "%r = extract %a[%i] : tile<4xi32> -> tile<8xi32>" + endEntry},
	{codeExtractRange, "part that does not exist", "A constant index of extract lies beyond the parts of the dimension: undefined behaviour (warning).", inEntry + someI32 + "%k = constant <i32: 2> : tile<i32>\n    %r = extract %a[%k] : tile<4xi32> -> tile<2xi32>" + endEntry},
	{codeIotaRank, "iota of another rank than 1", "iota counts along one dimension; reshape and broadcast give it more.", inEntry + "%r = iota : tile<4x4xi32>" + endEntry},
	{codeIotaRange, "iota beyond its type", "The element type holds all numbers below the extent.", inEntry + "%r = iota : tile<512xi8>" + endEntry},
	{codePermute, "no permutation", "permute names each dimension of a tile of rank 2 or more once; the result has the extents in that order.", inEntry + "%a = constant <i32: 1> : tile<2x4xi32>\n    %r = permute %a [0, 0] : tile<2x4xi32> -> tile<2x2xi32>" + endEntry},
	{codeReshape, "another number of elements", "reshape keeps the elements.", inEntry + someI32 + "%r = reshape %a : tile<4xi32> -> tile<8xi32>" + endEntry},
	{codeSelectF4, "select of f4E2M1FN", "select works on elements of at least a byte.", inModule + "testing$func @f(%c: tile<2xi1>, %a: tile<2xf4E2M1FN>) {\n    %r = select %c, %a, %a : tile<2xi1>, tile<2xf4E2M1FN>\n    return\n  }" + endModule},

	{codeMmaRank, "matrices of another rank", "Matrix products take tiles of rank 2, or 3 with a batch dimension in front.", inEntry + someF16 + "%r = mmaf %a, %a, %a : tile<4xf16>, tile<4xf16>, tile<4xf16>" + endEntry},
	{codeMmaExtents, "matrices that do not fit", "lhs is [b×]m×k, rhs [b×]k×n, acc [b×]m×n.", inEntry + twoByTwo + "%r = mmaf %a, %b, %a : tile<2x4xf16>, tile<4x2xf16>, tile<2x4xf16>" + endEntry},
	{codeMmaTypes, "sum of another type", "The type of the operands decides which types they may be summed in.", inEntry + twoByTwo + "%c = constant <f64: 0.0> : tile<2x2xf64>\n    %r = mmaf %a, %b, %c : tile<2x4xf16>, tile<4x2xf16>, tile<2x2xf64>" + endEntry},
	{codeScale, "scales that do not fit", "Each scale serves a block of elements along k: 32 of the f8 types, 16 of f4E2M1FN with scales of f8E4M3FN, 16 or 32 with scales of f8E8M0FNU or f8E5M3FNU.", inModule + "testing$func @f(%a: tile<16x64xf8E5M2>, %b: tile<64x16xf8E5M2>, %c: tile<16x16xf32>, %s: tile<16x4xf8E8M0FNU>, %t: tile<4x16xf8E8M0FNU>) {\n    %r = mmaf_scaled %a, %b, %c, %s, %t : tile<16x64xf8E5M2>, tile<64x16xf8E5M2>, tile<16x16xf32>, tile<16x4xf8E8M0FNU>, tile<4x16xf8E8M0FNU>\n    return\n  }" + endModule},

	{codeNotInLoop, "no loop around", "break leaves the nearest loop, continue goes on with the nearest for or loop; only ifs may lie in between.", inEntry + "%c = constant <i1: true> : tile<i1>\n    if %c {\n      continue\n    }" + endEntry},
	{codeCarried, "other values than the loop carries", "break hands over the results of the loop, continue the values of the next iteration.", inEntry + oneI32 + "loop {\n      break %i : tile<i32>\n    }" + endEntry},
	{codeReturnPlace, "return in the wrong place", "return stands in an entry or in ifs and loops inside it, not in a for.", inEntry + oneI32 + "%c = constant <i1: true> : tile<i1>\n    for %k in (%i to %i, step %i) : tile<i32> {\n      if %c {\n        return\n      }\n      continue\n    }" + endEntry},
	{codeReturned, "other values than the function returns", "An entry returns nothing.", inModule + "entry @f() {\n    " + oneI32 + "return %i : tile<i32>\n  }" + endModule},
	{codeNoElse, "if with results and without else", "An if with results yields them from both regions.", inEntry + "%c = constant <i1: true> : tile<i1>\n    %r = if %c -> (tile<i1>) {\n      yield %c : tile<i1>\n    }" + endEntry},
	{codeYield, "other values than are asked for", "yield hands over the results of the op around it.", inEntry + "%c = constant <i1: true> : tile<i1>\n    if %c {\n      yield %c : tile<i1>\n    }" + endEntry},
	{codeCarriedView, "view that would be carried", "Loops and ifs carry tiles and tokens; views are made where they are used.", inEntry + someView + "%r = loop iter_values(%w = %v) : partition_view<tile=(4), tensor_view<8xf32, strides=[1]>> -> tile<i64> {\n      break %n : tile<i64>\n    }" + endEntry},
	{codeInduction, "wrong induction variable", "The first block argument of a for counts, with the type of the bounds.", inEntry + oneI32 + `"cuda_tile.for"(%i, %i, %i) ({` + "\n    ^bb0(%k: !cuda_tile.tile<i64>):\n      continue\n    }) : (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()" + endEntry},
	{codeIterValues, "initial values and arguments differ", "A loop has one block argument per initial value, of its type.", inEntry + oneI32 + `"cuda_tile.loop"(%i) ({` + "\n    ^bb0:\n      break\n    }) : (!cuda_tile.tile<i32>) -> ()" + endEntry},
	{codeAggregate, "operands and results of a fold differ", "reduce and scan have one result per operand, at least one.", inEntry + someI32 + `"cuda_tile.reduce"(%a) ({` + "\n    ^bb0(%x: !cuda_tile.tile<i32>, %y: !cuda_tile.tile<i32>):\n      yield %x : tile<i32>\n    }) {dim = 0 : i32, identities = [0 : i32]} : (!cuda_tile.tile<4xi32>) -> ()" + endEntry},
	{codeIdentities, "wrong identities", "A fold starts from one number per operand, of its element type.", inEntry + someI32 + "%r = reduce %a dim=0 identities=[0.0 : f32] : tile<4xi32> -> tile<i32>\n    (%x: tile<i32>, %y: tile<i32>) {\n      yield %x : tile<i32>\n    }" + endEntry},
	{codeAggregateResult, "wrong result of a fold", "reduce drops the dimension that it folds, scan keeps the type.", inEntry + someI32 + "%r = scan %a dim=0 reverse=false identities=[0 : i32] : tile<4xi32> -> tile<i32>\n    (%x: tile<i32>, %y: tile<i32>) {\n      yield %x : tile<i32>\n    }" + endEntry},
	{codeAggregateArgs, "wrong arguments of a fold", "The body takes two scalars per operand, the new element and the value so far.", inEntry + someI32 + "%r = reduce %a dim=0 identities=[0 : i32] : tile<4xi32> -> tile<i32>\n    (%x: tile<i32>) {\n      yield %x : tile<i32>\n    }" + endEntry},
	{codeImpure, "op with effects in a fold", "The order in which a fold calls its body is open, so the body only computes.", inEntry + someI32 + "%r = reduce %a dim=0 identities=[0 : i32] : tile<4xi32> -> tile<i32>\n    (%x: tile<i32>, %y: tile<i32>) {\n      %t = print_tko \"here\" -> token\n      yield %x : tile<i32>\n    }" + endEntry},

	{codeWeakScope, "scope for a weak access", "A weak access assumes that nobody else is there, so it has no scope.", inEntry + onePtr + `%r, %t = "cuda_tile.load_ptr_tko"(%p) {memory_ordering_semantics = 0 : i32, memory_scope = 1 : i32, operandSegmentSizes = array<i32: 1, 0, 0, 0>} : (!cuda_tile.tile<!cuda_tile.ptr<f32>>) -> (!cuda_tile.tile<f32>, !cuda_tile.token)` + endEntry},
	{codeScopeMissing, "no scope for an ordered access", "An access that others may see says how far away they are: tl_blk, device or sys.", inEntry + onePtr + "%r, %t = load_ptr_tko relaxed %p : tile<ptr<f32>> -> tile<f32>, token" + endEntry},
	{codeElementPointee, "pointers to another type", "Pointers load and store what they point to; ptr_to_ptr makes them point to another type.", inEntry + onePtr + "%r, %t = load_ptr_tko weak %p : tile<ptr<f32>> -> tile<i32>, token" + endEntry},
	{codeIndexCount, "wrong number of indices", "There is one index per dimension.", inEntry + someView + "%x, %k = load_view_tko weak %v[%n, %n] : partition_view<tile=(4), tensor_view<8xf32, strides=[1]>>, tile<i64> -> tile<4xf32>, token" + endEntry},
	{codeIndexType, "index of the wrong type", "Indices are scalar integers of one type; along sparse_dim a tile of integers.", inEntry + someView + someI32 + "%x, %k = load_view_tko weak %v[%a] : partition_view<tile=(4), tensor_view<8xf32, strides=[1]>>, tile<4xi32> -> tile<4xf32>, token" + endEntry},
	{codeTileOfView, "tile of another type than the view's", "A view loads and stores tiles of its own shape and element type.", inEntry + someView + "%x, %k = load_view_tko weak %v[%n] : partition_view<tile=(4), tensor_view<8xf32, strides=[1]>>, tile<i64> -> tile<8xf32>, token" + endEntry},
	{codeAtomicView, "view without atomics", "Reductions into memory go through partition and strided views without padding.", inEntry + onePtr + "%t = make_tensor_view %p, shape = [8], strides = [1] : tensor_view<8xf32, strides=[1]>\n    %v = make_partition_view %t : partition_view<tile=(4), padding_value = zero, tensor_view<8xf32, strides=[1]>>\n    " + "%a = constant <f32: 1.0> : tile<4xf32>\n    %k = atomic_red_view_tko relaxed device %v[%n], addf, %a : tile<4xf32>, partition_view<tile=(4), padding_value = zero, tensor_view<8xf32, strides=[1]>>, tile<i64> -> token" + endEntry},
	{codeAtomicType, "elements without this atomic", "The hardware combines i32 and i64, adds f16, bf16, f32 and f64, and swaps 32 and 64 bits.", inEntry + onePtr + "%x = constant <f32: 1.0> : tile<f32>\n    %r, %t = atomic_rmw_tko relaxed device %p, add, %x : tile<ptr<f32>>, tile<f32> -> tile<f32>, token" + endEntry},
	{codeAlignment, "wrong alignment", "An alignment is a power of two, at least the size of an element.", inEntry + "%p = alloca num_elem = 4, alignment = 3 : tile<ptr<f32>>" + endEntry},
	{codeJoin, "too few tokens to join", "join_tokens takes two tokens or more.", inEntry + "%t = make_token : token\n    %r = join_tokens %t : token" + endEntry},
	{codeDynamicCount, "values for extents or strides do not match", "Each ? in the tensor_view takes one value.", inEntry + onePtr + `%t = "cuda_tile.make_tensor_view"(%p) {operandSegmentSizes = array<i32: 1, 0, 0>} : (!cuda_tile.tile<!cuda_tile.ptr<f32>>) -> !cuda_tile.tensor_view<?xf32, strides=[1]>` + endEntry},
	{codeDynamicTypes, "extents and strides of several types", "The values for extents and strides have one type.", inEntry + onePtr + oneI32 + `%t = "cuda_tile.make_tensor_view"(%p, %i, %n) {operandSegmentSizes = array<i32: 1, 1, 1>} : (!cuda_tile.tile<!cuda_tile.ptr<f32>>, !cuda_tile.tile<i32>, !cuda_tile.tile<i64>) -> !cuda_tile.tensor_view<?xf32, strides=[?]>` + endEntry},
	{codeViewTensor, "view of another tensor", "The type of a view names the type of the tensor_view that it is made from.", inEntry + someView + `%w = "cuda_tile.make_partition_view"(%t) : (!cuda_tile.tensor_view<8xf32, strides=[1]>) -> !cuda_tile.partition_view<tile=(4), tensor_view<16xf32, strides=[1]>>` + endEntry},
	{codeShapeResults, "wrong number of extents", "There is one result per dimension, all of one type.", inEntry + someView + `%x, %y = "cuda_tile.get_tensor_shape"(%t) : (!cuda_tile.tensor_view<8xf32, strides=[1]>) -> (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>)` + endEntry},
	{codePrintFormat, "percent sign without a conversion", "In the text of print_tko a percent sign starts a conversion as in printf; %% stands for the sign itself. One that no letter ends is an error, any other a warning.", inEntry + `%t = print_tko "100%" -> token` + endEntry},
	{codePrintArgs, "conversions and arguments differ", "Each conversion in the text of print_tko prints one tile.", inEntry + `%t = print_tko "%i" -> token` + endEntry},
	{codeInbounds, "promises and indices differ", "inbounds says for each index whether the tile stays inside the tensor.", inEntry + someView + "%x, %k = load_view_tko weak %v[%n] inbounds = [true, true] : partition_view<tile=(4), tensor_view<8xf32, strides=[1]>>, tile<i64> -> tile<4xf32>, token" + endEntry},
	{codePtrAttr, "attributes of pointer and view differ", "A tensor_view has the attribute of the pointer that it is made from, or neither has one.", inEntry + onePtr + "%t = make_tensor_view %p, shape = [8], strides = [1] : tile<ptr<f32>> -> tensor_view<8xf32, strides=[1], #cuda_tile.ptr_attr<none>>" + endEntry},

	{codeParameters, "parameters differ from the function type", "The block arguments of an entry are its parameters. Their attributes are one dictionary each, with names of a dialect, such as gpu.note.", inModule + `"cuda_tile.entry"() ({` + "\n  ^bb0(%a: !cuda_tile.tile<i32>):\n    return\n  }) " + `{sym_name = "f", function_type = () -> ()} : () -> ()` + endModule},
	{codeEntryResults, "entry with results", "A kernel leaves its results in memory.", inModule + `"cuda_tile.entry"() ({` + "\n    return\n  }) " + `{sym_name = "f", function_type = () -> !cuda_tile.tile<i32>} : () -> ()` + endModule},
	{codeEntryParameter, "parameter that is no scalar", "The host passes numbers and pointers.", inModule + "entry @f(%a: tile<4xi32>) {\n    return\n  }" + endModule},
	{codeGlobalRank, "global of another rank than 1", "A global is a row of elements.", inModule + "global @g <i32: 1> : tile<i32>" + endModule},
	{codeDivBy, "wrong div_by", "div_by names a power of two; every and along single out runs along one dimension of a tile.", inEntry + someI32 + "%r = assume div_by<3>, %a : tile<4xi32>" + endEntry},
	{codeAssumeType, "assumption about another kind of value", "div_by is about integers, pointers and tensor views, same_elements about integers and pointers, bounded about integers.", inEntry + someF32 + "%r = assume div_by<4>, %a : tile<4xf32>" + endEntry},
	{codeSameElements, "wrong same_elements", "same_elements has one number per dimension, from 0 to its extent.", inEntry + someI32 + "%r = assume same_elements<[1, 1]>, %a : tile<4xi32>" + endEntry},
	{codeBounded, "wrong bounds", "Both bounds are values of the type, taken as signed, in this order.", inEntry + someI32 + "%r = assume bounded<2, 1>, %a : tile<4xi32>" + endEntry},
	{codeHintForm, "hints without a target", "optimization_hints holds a dictionary of hints per target, such as sm_90 = {…}, or default = {…}.", ""},
	{codeHint, "unknown hint", "An optimization hint that this op or target does not know, or a value out of range. It has no effect.", inModule + "entry @f() optimization_hints=<sm_100={occupancy=64}> {\n    return\n  }" + endModule},
	{codeDebugFunction, "wrong location of a function", "The di_loc of a function lies in a di_subprogram.", ""},
	{codeDebugName, "subprogram of another name", "The linkageName of the di_subprogram is the name of the function.", ""},
	{codeDebugGlobal, "scope of a global", "Only functions and what is in them have debug-information scopes.", ""},
	{codeDebugNoScope, "scope without a function's", "An op has a debug-information scope, its function has none.", ""},
	{codeDebugOtherScope, "scope of another function", "The scope of an op lies in the subprogram of its function.", ""},

	{codeStep, "loop that does not go forward", "The step of a for is positive; where it is not, the loop is undefined.", inEntry + "%a = constant <i32: 0> : tile<i32>\n    for %i in (%a to %a, step %a) : tile<i32> {\n    }" + endEntry},
	{codeZeroDivisor, "quotient that does not exist", "Division by 0 is undefined behaviour, and so is the least number divided by -1 (warning).", inEntry + someI32 + "%z = constant <i32: 0> : tile<4xi32>\n    %r = divi %a, %z signed : tile<4xi32>" + endEntry},
	{codeNotInteger, "number that the integers do not have", "What ftoi makes of NaN, infinity and numbers beyond its type is undefined (warning); with saturating it is 0 for NaN and else the nearest number.", inEntry + "%a = constant <f32: 300.0> : tile<4xf32>\n    %r = ftoi %a signed : tile<4xf32> -> tile<4xi8>" + endEntry},
	{codeShapeRange, "extent beyond the type of the result", "An extent that the result does not hold is undefined behaviour (warning).", inEntry + onePtr + "%t = make_tensor_view %p, shape = [300], strides = [1] : tensor_view<300xf32, strides=[1]>\n    %r = get_tensor_shape %t : tensor_view<300xf32, strides=[1]> -> tile<i8>" + endEntry},
	{codeBrokenAssume, "assumption that is wrong", "A broken assumption is undefined behaviour. One that a constant breaks is not made use of (warning).", inEntry + someI32 + "%r = assume bounded<2, 8>, %a : tile<4xi32>" + endEntry},
}
