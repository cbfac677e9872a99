package ast

import "tileir/ast/num"

// The opcodes. OpUnregistered stands for every op outside the table: it can be
// read and printed in the generic form only.
const (
	OpUnregistered Opcode = iota
	OpAbsF
	OpAbsI
	OpAddF
	OpAddI
	OpAlloca
	OpAndI
	OpAssert
	OpAssume
	OpAtan2
	OpAtomicCASTko
	OpAtomicRedViewTko
	OpAtomicRMWTko
	OpBitcast
	OpBreak
	OpBroadcast
	OpCat
	OpCeil
	OpCmpF
	OpCmpI
	OpConstant
	OpContinue
	OpCos
	OpCosH
	OpDivF
	OpDivI
	OpEntry
	OpExp
	OpExp2
	OpExtI
	OpExtract
	OpFloor
	OpFma
	OpFor
	OpFPowI
	OpFToF
	OpFToI
	OpGdcLaunchDependentsTko
	OpGdcWaitTko
	OpGetGlobal
	OpGetIndexSpaceShape
	OpGetNumTileBlocks
	OpGetTensorShape
	OpGetTileBlockId
	OpGlobal
	OpIf
	OpInsert
	OpIntToPtr
	OpIota
	OpIToF
	OpJoinTokens
	OpLoadPtrTko
	OpLoadViewTko
	OpLog
	OpLog2
	OpLoop
	OpMakeGatherScatterView
	OpMakePartitionView
	OpMakeStridedView
	OpMakeTensorView
	OpMakeToken
	OpMaxF
	OpMaxI
	OpMemoryFenceAliasTko
	OpMinF
	OpMinI
	OpMmaF
	OpMmaFScaled
	OpMmaI
	OpModule
	OpMulF
	OpMulhiI
	OpMulI
	OpNegF
	OpNegI
	OpOffset
	OpOrI
	OpPack
	OpPermute
	OpPow
	OpPrintTko
	OpPtrToInt
	OpPtrToPtr
	OpReduce
	OpRemF
	OpRemI
	OpReshape
	OpReturn
	OpRsqrt
	OpScan
	OpSelect
	OpShLI
	OpShRI
	OpSin
	OpSinH
	OpSqrt
	OpStorePtrTko
	OpStoreViewTko
	OpSubF
	OpSubI
	OpTan
	OpTanH
	OpTestFunc
	OpTruncI
	OpUnpack
	OpXOrI
	OpYield
	NumOps
)

// The versions of the language that brought ops or parts of ops.
var (
	v131  = Version{13, 1}
	v132  = Version{13, 2}
	v133  = Version{13, 3}
	v134  = Version{13, 4}
	vTest = Version{250, 0} // the test-only ops of the public suite
)

// Sets of element types. intElems leaves out i4, which few ops take.
const (
	intElems       Elems = 1<<num.I1 | 1<<num.I8 | 1<<num.I16 | 1<<num.I32 | 1<<num.I64
	baseFloatElems Elems = 1<<num.F16 | 1<<num.BF16 | 1<<num.F32 | 1<<num.F64
	floatElems     Elems = baseFloatElems | 1<<num.TF32 | 1<<num.F8E4M3FN | 1<<num.F8E5M2 | 1<<num.F8E8M0FNU | 1<<num.F8E5M3FNU | 1<<num.F4E2M1FN
	numberElems    Elems = intElems | floatElems
	i4Elems        Elems = 1 << num.I4
)

// Constraints that several rows share.
var (
	anyType     = Constraint{Kind: AnyType}
	anyTileIR   = Constraint{Kind: AnyTileIR}
	anyTile     = Constraint{Kind: AnyTile}
	ints        = Constraint{Kind: TileOfNumbers, Elems: intElems}
	intsAndI4   = Constraint{Kind: TileOfNumbers, Elems: intElems | i4Elems}
	floats      = Constraint{Kind: TileOfNumbers, Elems: baseFloatElems}
	allFloats   = Constraint{Kind: TileOfNumbers, Elems: floatElems}
	numbers     = Constraint{Kind: TileOfNumbers, Elems: numberElems}
	packable    = Constraint{Kind: TileOfNumbers, Elems: numberElems | i4Elems}
	exponents   = Constraint{Kind: TileOfNumbers, Elems: intElems &^ (1 << num.I64)}
	bools       = Constraint{Kind: TileOfNumbers, Elems: 1 << num.I1}
	bytes8      = Constraint{Kind: TileOfNumbers, Elems: 1 << num.I8}
	int32s      = Constraint{Kind: TileOfNumbers, Elems: 1 << num.I32}
	int64s      = Constraint{Kind: TileOfNumbers, Elems: 1 << num.I64}
	ptrs        = Constraint{Kind: TileOfPtrs}
	scalarBool  = Constraint{Kind: TileOfNumbers, Elems: 1 << num.I1, Scalar: true}
	scalarInt   = Constraint{Kind: TileOfNumbers, Elems: intElems, Scalar: true}
	scalarInt32 = Constraint{Kind: TileOfNumbers, Elems: 1 << num.I32, Scalar: true}
	scalarPtr   = Constraint{Kind: TileOfPtrs, Scalar: true}
	tensorView  = Constraint{Kind: AnyTensorView}
	anyView     = Constraint{Kind: AnyView}
	denseView   = Constraint{Kind: DenseView}
	token       = Constraint{Kind: AToken}

	mmaFloats = Constraint{Kind: TileOfNumbers, Elems: baseFloatElems | 1<<num.TF32 | 1<<num.F8E4M3FN | 1<<num.F8E5M2}
	mmaAccs   = Constraint{Kind: TileOfNumbers, Elems: 1<<num.F16 | 1<<num.F32 | 1<<num.F64}
	mmaSmall  = Constraint{Kind: TileOfNumbers, Elems: 1<<num.F8E4M3FN | 1<<num.F8E5M2 | 1<<num.F4E2M1FN}
	mmaScales = Constraint{Kind: TileOfNumbers, Elems: 1<<num.F8E4M3FN | 1<<num.F8E8M0FNU | 1<<num.F8E5M3FNU}
	float32s  = Constraint{Kind: TileOfNumbers, Elems: 1 << num.F32}
)

// Values of enumerations that some ops are limited to.
var (
	ieeeModes     = []uint32{RoundNearestEven, RoundZero, RoundNegInf, RoundPosInf}
	ftofModes     = []uint32{RoundNearestEven, RoundZero, RoundNegInf, RoundPosInf, RoundNearestAway}
	sqrtModes     = []uint32{RoundNearestEven, RoundZero, RoundNegInf, RoundPosInf, RoundApprox}
	divModes      = []uint32{RoundNearestEven, RoundZero, RoundNegInf, RoundPosInf, RoundApprox, RoundFull}
	divIntModes   = []uint32{RoundZero, RoundNegInf, RoundPosInf}
	approxModes   = []uint32{RoundApprox, RoundFull}
	toIntModes    = []uint32{RoundNearestIntToZero}
	loadOrders    = []uint32{OrderWeak, OrderRelaxed, OrderAcquire}
	storeOrders   = []uint32{OrderWeak, OrderRelaxed, OrderRelease}
	atomicOrders  = []uint32{OrderRelaxed, OrderAcquire, OrderRelease, AcqRel}
	relaxedOnly   = []uint32{OrderRelaxed}
	deviceScopes  = []uint32{ScopeTileBlock, ScopeDevice}
	reductionRMWs = []uint32{AtomicAnd, AtomicOr, AtomicXor, AtomicAdd, AtomicAddF, AtomicMax, AtomicMin, AtomicUMax, AtomicUMin}
)

// Attributes that several rows share.
var (
	roundIEEE = rounding(RoundNearestEven, ieeeModes)
	flush     = AttrInfo{Name: "flush_to_zero", Kind: AttrUnit}
	nan       = AttrInfo{Name: "propagate_nan", Kind: AttrUnit}
	overflow  = AttrInfo{Name: "overflow", Kind: AttrEnum, Enum: EnumOverflow, Default: EnumAttr{EnumOverflow, OverflowNone}}
	sign      = enum("signedness", EnumSignedness)
	scope     = enum("memory_scope", EnumMemoryScope)
	optScope  = AttrInfo{Name: "memory_scope", Kind: AttrEnum, Enum: EnumMemoryScope, Optional: true}
	hints     = AttrInfo{Name: "optimization_hints", Kind: AttrHints, Optional: true}
	inbounds  = AttrInfo{Name: "inbounds", Kind: AttrIndexFlags, Since: v134}
	symName   = AttrInfo{Name: "sym_name", Kind: AttrSymbolName}
)

// Rules of sameness that several rows share.
var (
	sameUnary   = [][]string{{"source", "result"}}
	sameBinary  = [][]string{{"lhs", "rhs", "result"}}
	sameXY      = [][]string{{"x", "y", "result"}}
	sameFromTo  = [][]string{{"from", "to"}}
	sameSides   = [][]string{{"lhs", "rhs"}}
	sameAcc     = [][]string{{"acc", "result"}}
	sameTernary = [][]string{{"lhs", "rhs", "acc", "result"}}
)

func one(name string, c Constraint) OperandInfo { return OperandInfo{Name: name, Type: c} }
func opt(name string, c Constraint) OperandInfo {
	return OperandInfo{Name: name, Type: c, Arity: Optional}
}
func many(name string, c Constraint) OperandInfo {
	return OperandInfo{Name: name, Type: c, Arity: Variadic}
}

func enum(name string, kind EnumKind, only ...uint32) AttrInfo {
	return AttrInfo{Name: name, Kind: AttrEnum, Enum: kind, Only: only}
}

// rounding is a rounding mode that only the pretty form may leave out.
func rounding(def uint32, only []uint32) AttrInfo {
	return AttrInfo{Name: "rounding_mode", Kind: AttrEnum, Enum: EnumRounding, Only: only,
		Default: EnumAttr{EnumRounding, def}, PrettyOnly: true}
}

// optRounding is a rounding mode that every form may leave out.
func optRounding(name string, def uint32, only []uint32, since Version) AttrInfo {
	return AttrInfo{Name: name, Kind: AttrEnum, Enum: EnumRounding, Only: only, Default: EnumAttr{EnumRounding, def}, Since: since}
}

func ordering(only []uint32) AttrInfo {
	return enum("memory_ordering_semantics", EnumMemoryOrdering, only...)
}

// unary is a row for result = f(source) over one type, element by element.
func unary(code uint16, group, name, summary string, c Constraint, attrs []AttrInfo, spelling string) OpInfo {
	return OpInfo{
		Name: name, Group: group, Summary: summary, Code: code, Since: v131,
		Operands: []OperandInfo{one("source", c)}, Results: []OperandInfo{one("result", c)}, Attrs: attrs,
		Traits: Pure | Elementwise, SameTypes: sameUnary,
		Format: "$source " + spelling + "attr-dict ':' type($result)",
	}
}

// binary is a row for result = f(lhs, rhs) over one type, element by element.
func binary(code uint16, group, name, summary string, c Constraint, attrs []AttrInfo, spelling string) OpInfo {
	return OpInfo{
		Name: name, Group: group, Summary: summary, Code: code, Since: v131,
		Operands: []OperandInfo{one("lhs", c), one("rhs", c)}, Results: []OperandInfo{one("result", c)}, Attrs: attrs,
		Traits: Pure | Elementwise, SameTypes: sameBinary,
		Format: "$lhs ',' $rhs " + spelling + "attr-dict ':' type($result)",
	}
}

// convert is a row for to = f(from), element by element.
func convert(code uint16, name, summary string, from, to Constraint, attrs []AttrInfo, spelling string) OpInfo {
	return OpInfo{
		Name: name, Group: "Conversions", Summary: summary, Code: code, Since: v131,
		Operands: []OperandInfo{one("from", from)}, Results: []OperandInfo{one("to", to)}, Attrs: attrs,
		Traits: Pure | Elementwise, SameShape: sameFromTo,
		Format: "$from " + spelling + "attr-dict ':' type($from) '->' type($to)",
	}
}

// reinterpret is a row for a conversion that keeps the shape and calls its
// sides source and result.
func reinterpret(code uint16, name, summary string, from, to Constraint) OpInfo {
	return OpInfo{
		Name: name, Group: "Conversions", Summary: summary, Code: code, Since: v131,
		Operands: []OperandInfo{one("source", from)}, Results: []OperandInfo{one("result", to)},
		Traits: Pure | Elementwise, SameShape: sameUnary,
		Format: sourceToResult,
	}
}

// leave is a row for a terminator that hands values to the op around it.
func leave(code uint16, name, summary string, c Constraint, traits Traits, parents ...Opcode) OpInfo {
	return OpInfo{
		Name: name, Group: "Control Flow", Summary: summary, Code: code, Since: v131,
		Operands: []OperandInfo{many("operands", c)}, Traits: Terminator | traits, Parents: parents,
		Format: "attr-dict ( $operands^ ':' type($operands) )?",
	}
}

// makeView is a row for an op that looks at a tensor view in a certain way.
func makeView(code uint16, name, summary string, since Version, kind TypeKind) OpInfo {
	return OpInfo{
		Name: name, Group: "Views", Summary: summary, Code: code, Since: since,
		Operands: []OperandInfo{one("tensor_view", tensorView)}, Results: []OperandInfo{one("result", Constraint{Kind: kind})},
		Traits: Pure, Format: "custom<MakeView>()",
	}
}

// gridToken is a row for an op that tells or asks the launch that comes after
// or before, in the order of tokens.
func gridToken(code uint16, name, summary string) OpInfo {
	return OpInfo{
		Name: name, Group: "Memory", Summary: summary, Code: code, Since: v134,
		Operands: []OperandInfo{opt("token", token)}, Results: []OperandInfo{one("result_token", token)},
		Format: "( 'token' '=' $token^ )? attr-dict '->' type($result_token)",
	}
}

// threeInts is a row for an op that yields one i32 per grid dimension.
func threeInts(code uint16, name, summary, x, y, z string) OpInfo {
	return OpInfo{
		Name: name, Group: "Core", Summary: summary, Code: code, Since: v131,
		Results: []OperandInfo{one(x, scalarInt32), one(y, scalarInt32), one(z, scalarInt32)},
		Traits:  Pure, SameTypes: [][]string{{x, y, z}},
		Format: "attr-dict ':' type($" + x + ")",
	}
}

// Pieces of formats.
const (
	sourceToResult = "$source attr-dict ':' type($source) '->' type($result)"
	tokenGroup     = "( 'token' ~ '=' ~ $token^ )? "
	hintsGroup     = "( 'optimization_hints' '=' $optimization_hints^ )? "
	overflowGroup  = "( 'overflow' ~ $overflow^ )? "
	flushGroup     = "( 'flush_to_zero' $flush_to_zero^ )? "
	roundingPart   = "custom<Rounding>($rounding_mode) "
	signPart       = "custom<Keyword>($signedness) "
	minMaxGroup    = "oneof( 'flush_to_zero' $flush_to_zero | 'propagate_nan' $propagate_nan ) "
)

const (
	bitwise  = "Bitwise"
	integer  = "Integer"
	floating = "Floating Point"
)

// Table is the op table, indexed by opcode. Nothing may change it.
//
// What came with 13.4 is from the pages of that specification, from writers of
// its bytecode and from modules that its tools printed. Among those is none with
// memory_fence_alias_tko, whose syntax is made like that of the gdc ops, and
// none with both hints and inbounds: the parser takes these in either order.
var Table = [NumOps]OpInfo{
	OpAbsF: unary(0x00, floating, "absf", "absolute value of each element", floats, nil, ""),
	OpAbsI: unary(0x01, integer, "absi", "absolute value of each element, taken as signed", ints, nil, ""),
	OpAddF: binary(0x02, floating, "addf", "sum of two tiles, element by element", floats, []AttrInfo{roundIEEE, flush}, roundingPart+flushGroup),
	OpAddI: binary(0x03, integer, "addi", "sum of two tiles, element by element", ints, []AttrInfo{overflow}, overflowGroup),
	OpAlloca: {
		Name: "alloca", Group: "Memory", Summary: "memory of a fixed size that lives as long as the kernel runs", Code: 0x71, Since: v133,
		Results: []OperandInfo{one("result", scalarPtr)},
		Attrs: []AttrInfo{
			{Name: "num_elem", Kind: AttrI64, Bounded: true},
			{Name: "alignment", Kind: AttrI64, Bounded: true},
			{Name: "global", Kind: AttrUnit},
		},
		Format: "'num_elem' '=' $num_elem ',' 'alignment' '=' $alignment ( 'global' $global^ )? attr-dict ':' type($result)",
	},
	OpAndI: binary(0x04, bitwise, "andi", "bitwise and of two tiles", ints, nil, ""),
	OpAssert: {
		Name: "assert", Group: "Control Flow", Summary: "stop the kernel with a message unless every element is true", Code: 0x05, Since: v131,
		Operands: []OperandInfo{one("condition", bools)},
		Attrs:    []AttrInfo{{Name: "message", Kind: AttrString}},
		Format:   "$condition ',' $message attr-dict ':' type($condition)",
	},
	OpAssume: {
		Name: "assume", Group: "Miscellaneous", Summary: "promise the compiler a property of a value", Code: 0x06, Since: v131,
		Operands: []OperandInfo{one("value", anyType)}, Results: []OperandInfo{one("result", anyType)},
		Attrs:     []AttrInfo{{Name: "predicate", Kind: AttrPredicate}},
		SameTypes: [][]string{{"value", "result"}},
		Format:    "custom<Predicate>($predicate) ',' $value attr-dict ':' type($value)",
	},
	OpAtan2: {
		Name: "atan2", Group: floating, Summary: "angle of the point with ordinate x and abscissa y", Code: 0x6E, Since: v132,
		Operands: []OperandInfo{one("x", floats), one("y", floats)}, Results: []OperandInfo{one("result", floats)},
		Traits: Pure | Elementwise, SameTypes: sameXY,
		Format: "$x ',' $y attr-dict ':' type($result)",
	},
	OpAtomicCASTko: {
		Name: "atomic_cas_tko", Group: "Atomics", Summary: "compare and swap through a tile of pointers, ordered by tokens", Code: 0x07, Since: v131,
		Operands:  []OperandInfo{one("pointers", ptrs), one("cmp", anyTile), one("val", anyTile), opt("mask", bools), opt("token", token)},
		Results:   []OperandInfo{one("result", anyTile), one("result_token", token)},
		Attrs:     []AttrInfo{ordering(atomicOrders), scope},
		Traits:    SegmentedOperands,
		Access:    Reads | Writes | Atomic,
		SameTypes: [][]string{{"cmp", "val", "result"}},
		SameShape: [][]string{{"pointers", "cmp", "val", "result", "mask"}},
		Format: "$memory_ordering_semantics $memory_scope $pointers ',' $cmp ',' $val ( ',' $mask^ )? " + tokenGroup +
			"attr-dict ':' type($pointers) ',' type($val) ( ',' type($mask)^ )? '->' type($result) ',' type($result_token)",
	},
	OpAtomicRedViewTko: {
		Name: "atomic_red_view_tko", Group: "Atomics", Summary: "combine a tile into memory through a view, ordered by tokens", Code: 0x75, Since: v133,
		Operands: []OperandInfo{one("view", denseView), many("index", scalarInt), one("value", anyTile), opt("token", token)},
		Results:  []OperandInfo{one("result_token", token)},
		Attrs: []AttrInfo{ordering(relaxedOnly), enum("memory_scope", EnumMemoryScope, deviceScopes...),
			enum("mode", EnumAtomicMode, reductionRMWs...)},
		Traits: SegmentedOperands,
		Access: Writes | Atomic,
		Format: "custom<AtomicRedView>()",
	},
	OpAtomicRMWTko: {
		Name: "atomic_rmw_tko", Group: "Atomics", Summary: "read, combine and write through a tile of pointers, ordered by tokens", Code: 0x08, Since: v131,
		Operands:  []OperandInfo{one("pointers", ptrs), one("arg", anyTile), opt("mask", bools), opt("token", token)},
		Results:   []OperandInfo{one("result", anyTile), one("result_token", token)},
		Attrs:     []AttrInfo{ordering(atomicOrders), scope, enum("mode", EnumAtomicMode)},
		Traits:    SegmentedOperands,
		Access:    Reads | Writes | Atomic,
		SameTypes: [][]string{{"arg", "result"}},
		SameShape: [][]string{{"pointers", "arg", "result", "mask"}},
		Format: "$memory_ordering_semantics $memory_scope $pointers ',' $mode ',' $arg ( ',' $mask^ )? " + tokenGroup +
			"attr-dict ':' type($pointers) ',' type($arg) ( ',' type($mask)^ )? '->' type($result) ',' type($result_token)",
	},
	OpBitcast: reinterpret(0x09, "bitcast", "read the same bits as another element type of the same width", numbers, numbers),
	OpBreak:   leave(0x0A, "break", "leave the innermost loop with its results", anyTileIR, 0, OpIf, OpLoop),
	OpBroadcast: {
		Name: "broadcast", Group: "Core", Summary: "repeat a tile along its dimensions of extent 1", Code: 0x0B, Since: v131,
		Operands: []OperandInfo{one("source", anyTile)}, Results: []OperandInfo{one("result", anyTile)},
		Traits: Pure, SameElem: sameUnary, SameRank: sameUnary,
		Format: sourceToResult,
	},
	OpCat: {
		Name: "cat", Group: "Core", Summary: "join two tiles along one dimension", Code: 0x0C, Since: v131,
		Operands: []OperandInfo{one("lhs", anyTile), one("rhs", anyTile)}, Results: []OperandInfo{one("result", anyTile)},
		Attrs:  []AttrInfo{{Name: "dim", Kind: AttrI64}},
		Traits: Pure, SameElem: sameBinary, SameRank: sameBinary,
		Format: "$lhs ',' $rhs 'dim' '=' $dim attr-dict ':' type($lhs) ',' type($rhs) '->' type($result)",
	},
	OpCeil: unary(0x0D, floating, "ceil", "least whole number not below each element", floats, nil, ""),
	OpCmpF: {
		Name: "cmpf", Group: floating, Summary: "compare two tiles element by element; NaN decided by the ordering", Code: 0x0E, Since: v131,
		Operands: []OperandInfo{one("lhs", floats), one("rhs", floats)}, Results: []OperandInfo{one("result", bools)},
		Attrs:  []AttrInfo{enum("comparison_predicate", EnumCmpPredicate), enum("comparison_ordering", EnumCmpOrdering)},
		Traits: Pure | Elementwise, SameTypes: [][]string{{"lhs", "rhs"}}, SameShape: [][]string{{"lhs", "result"}},
		Format: "custom<Keyword>($comparison_predicate) custom<Keyword>($comparison_ordering) $lhs ',' $rhs attr-dict ':' type($lhs) '->' type($result)",
	},
	OpCmpI: {
		Name: "cmpi", Group: integer, Summary: "compare two tiles element by element", Code: 0x0F, Since: v131,
		Operands: []OperandInfo{one("lhs", ints), one("rhs", ints)}, Results: []OperandInfo{one("result", bools)},
		Attrs:  []AttrInfo{enum("comparison_predicate", EnumCmpPredicate), sign},
		Traits: Pure | Elementwise, SameTypes: [][]string{{"lhs", "rhs"}}, SameShape: [][]string{{"lhs", "result"}},
		Format: "custom<Keyword>($comparison_predicate) $lhs ',' $rhs ',' " + signPart + "attr-dict ':' type($lhs) '->' type($result)",
	},
	OpConstant: {
		Name: "constant", Group: "Core", Summary: "a tile whose elements are written in the program", Code: 0x10, Since: v131,
		Results: []OperandInfo{one("result", numbers)},
		Attrs:   []AttrInfo{{Name: "value", Kind: AttrDense}},
		Traits:  Pure,
		Format:  "custom<Constant>($value, type($result)) attr-dict",
	},
	OpContinue: leave(0x11, "continue", "go to the next iteration of the innermost loop", anyTileIR, 0, OpFor, OpIf, OpLoop),
	OpCos:      unary(0x12, floating, "cos", "cosine of each element, in radians", floats, nil, ""),
	OpCosH:     unary(0x13, floating, "cosh", "hyperbolic cosine of each element", floats, nil, ""),
	OpDivF: binary(0x14, floating, "divf", "quotient of two tiles, element by element", floats,
		[]AttrInfo{rounding(RoundNearestEven, divModes), flush}, roundingPart+flushGroup),
	OpDivI: {
		Name: "divi", Group: integer, Summary: "quotient of two tiles, element by element, rounded to an integer", Code: 0x15, Since: v131,
		Operands: []OperandInfo{one("lhs", ints), one("rhs", ints)}, Results: []OperandInfo{one("result", ints)},
		Attrs:  []AttrInfo{sign, optRounding("rounding", RoundZero, divIntModes, Version{})},
		Traits: NoEffect | Elementwise, SameTypes: sameBinary,
		Format: "$lhs ',' $rhs " + signPart + "( 'rounding' ~ $rounding^ )? attr-dict ':' type($result)",
	},
	OpEntry: {
		Name: "entry", Group: "Core", Summary: "a kernel: every tile block of the grid runs its body", Code: 0x16, Since: v131,
		Attrs: []AttrInfo{
			symName,
			{Name: "function_type", Kind: AttrFunctionType},
			{Name: "arg_attrs", Kind: AttrDictArray, Optional: true},
			{Name: "res_attrs", Kind: AttrDictArray, Optional: true},
			hints,
		},
		Regions: []string{"body"}, Traits: IsolatedFromAbove | Symbol | SingleBlock,
		Format: "custom<Entry>()",
	},
	OpExp: unary(0x17, floating, "exp", "e to the power of each element", floats,
		[]AttrInfo{optRounding("rounding_mode", RoundFull, approxModes, v133)}, roundingPart),
	OpExp2: unary(0x18, floating, "exp2", "2 to the power of each element", floats, []AttrInfo{flush}, flushGroup),
	OpExtI: convert(0x25, "exti", "widen integers by sign or by zero", intsAndI4, intsAndI4, []AttrInfo{sign}, signPart),
	OpExtract: {
		Name: "extract", Group: "Core", Summary: "one of the equal parts that a tile divides into", Code: 0x26, Since: v131,
		Operands: []OperandInfo{one("source", anyTile), many("indices", scalarInt32)}, Results: []OperandInfo{one("result", anyTile)},
		Traits: Pure, SameRank: sameUnary,
		Format: "$source '[' $indices ']' attr-dict ':' type($source) '->' type($result)",
	},
	OpFloor: unary(0x27, floating, "floor", "greatest whole number not above each element", floats, nil, ""),
	OpFma: {
		Name: "fma", Group: floating, Summary: "lhs times rhs plus acc, element by element, rounded once", Code: 0x28, Since: v131,
		Operands: []OperandInfo{one("lhs", floats), one("rhs", floats), one("acc", floats)}, Results: []OperandInfo{one("result", floats)},
		Attrs:  []AttrInfo{roundIEEE, flush},
		Traits: Pure | Elementwise, SameTypes: sameTernary,
		Format: "$lhs ',' $rhs ',' $acc " + roundingPart + flushGroup + "attr-dict ':' type($result)",
	},
	OpFor: {
		Name: "for", Group: "Control Flow", Summary: "count from a lower bound to an upper bound, carrying values along", Code: 0x29, Since: v131,
		Operands: []OperandInfo{one("lowerBound", scalarInt), one("upperBound", scalarInt), one("step", scalarInt), many("initValues", anyType)},
		Results:  []OperandInfo{many("resultValues", anyType)},
		Attrs:    []AttrInfo{{Name: "unsignedCmp", Kind: AttrUnit, Since: v132}},
		Regions:  []string{"region"}, Traits: SingleBlock | RecursiveEffects,
		SameTypes: [][]string{{"lowerBound", "upperBound", "step"}},
		Format:    "custom<For>()",
	},
	OpFPowI: {
		Name: "fpowi", Group: floating, Summary: "source to the power of a signed integer, element by element", Code: 0x79, Since: v134,
		Operands: []OperandInfo{one("source", floats), one("exponent", exponents)}, Results: []OperandInfo{one("result", floats)},
		Traits: Pure | Elementwise, SameTypes: sameUnary, SameShape: [][]string{{"source", "exponent", "result"}},
		Format: "$source ',' $exponent attr-dict ':' type($source) ',' type($exponent)",
	},
	OpFToF: convert(0x2A, "ftof", "convert between floating-point types", allFloats, allFloats,
		[]AttrInfo{optRounding("rounding_mode", RoundNearestEven, ftofModes, Version{})}, roundingPart),
	OpFToI: convert(0x2B, "ftoi", "convert floating-point numbers to integers", allFloats, ints,
		[]AttrInfo{sign, rounding(RoundNearestIntToZero, toIntModes), {Name: "saturating", Kind: AttrUnit, Since: v134}},
		signPart+roundingPart+"( 'saturating' $saturating^ )? "),
	OpGdcLaunchDependentsTko: gridToken(0x77, "gdc_launch_dependents_tko", "allow the launch that depends on this one to begin"),
	OpGdcWaitTko:             gridToken(0x78, "gdc_wait_tko", "wait for the launch that this one depends on, and see what it stored"),
	OpGetGlobal: {
		Name: "get_global", Group: "Core", Summary: "pointer to a global variable", Code: 0x2C, Since: v131,
		Results: []OperandInfo{one("result", scalarPtr)},
		Attrs:   []AttrInfo{{Name: "name", Kind: AttrSymbolRef}},
		Traits:  Pure, Format: "$name attr-dict ':' type($result)",
	},
	OpGetIndexSpaceShape: {
		Name: "get_index_space_shape", Group: "Views", Summary: "how many tiles a view has along each dimension", Code: 0x2D, Since: v131,
		Operands: []OperandInfo{one("src", anyView)}, Results: []OperandInfo{many("result", scalarInt)},
		Traits: NoEffect, Format: "custom<GetIndexSpaceShape>()",
	},
	OpGetNumTileBlocks: threeInts(0x2E, "get_num_tile_blocks", "extents of the grid", "gridSize_x", "gridSize_y", "gridSize_z"),
	OpGetTensorShape: {
		Name: "get_tensor_shape", Group: "Views", Summary: "extents of a tensor view", Code: 0x2F, Since: v131,
		Operands: []OperandInfo{one("src", tensorView)}, Results: []OperandInfo{many("result", scalarInt)},
		Traits: NoEffect, Format: "custom<GetTensorShape>()",
	},
	OpGetTileBlockId: threeInts(0x30, "get_tile_block_id", "where in the grid this tile block stands", "blockId_x", "blockId_y", "blockId_z"),
	OpGlobal: {
		Name: "global", Group: "Core", Summary: "a variable in global memory that lives as long as the module is loaded", Code: 0x31, Since: v131,
		Attrs: []AttrInfo{
			symName,
			{Name: "value", Kind: AttrDense},
			{Name: "alignment", Kind: AttrI64, Default: IntAttr{Value: 0, Type: NumType(num.I64)}},
			{Name: "constant", Kind: AttrUnit, Since: v133},
			{Name: "symbol_visibility", Kind: AttrEnum, Enum: EnumVisibility, Default: EnumAttr{EnumVisibility, Public}, Since: v133},
		},
		Traits: Symbol,
		Format: "custom<Visibility>($symbol_visibility) ( 'constant' $constant^ )? $sym_name ( 'alignment' '=' $alignment^ )? attr-dict custom<Constant>($value)",
	},
	OpIf: {
		Name: "if", Group: "Control Flow", Summary: "run one of two regions", Code: 0x32, Since: v131,
		Operands: []OperandInfo{one("condition", scalarBool)}, Results: []OperandInfo{many("results", anyType)},
		Regions: []string{"thenRegion", "elseRegion"}, Traits: SingleBlock | RecursiveEffects | OptionalRegion,
		Format: "$condition ( '->' '(' type($results)^ ')' )? custom<IfRegion>($thenRegion) ( 'else' custom<IfRegion>($elseRegion)^ )? attr-dict",
	},
	OpInsert: {
		Name: "insert", Group: "Core", Summary: "a tile with one of the equal parts that it divides into replaced", Code: 0x76, Since: v134,
		Operands: []OperandInfo{one("source", anyTile), one("destination", anyTile), many("indices", scalarInt32)},
		Results:  []OperandInfo{one("result", anyTile)},
		Traits:   Pure, SameTypes: [][]string{{"destination", "result"}}, SameElem: sameUnary, SameRank: sameUnary,
		Format: "$source ',' $destination '[' $indices ']' attr-dict ':' type($source) ',' type($destination)",
	},
	OpIntToPtr: reinterpret(0x33, "int_to_ptr", "take integers as addresses", int64s, ptrs),
	OpIota: {
		Name: "iota", Group: "Core", Summary: "0, 1, 2, … along one dimension", Code: 0x3A, Since: v131,
		Results: []OperandInfo{one("result", ints)},
		Traits:  Pure, Format: "attr-dict ':' type($result)",
	},
	OpIToF: convert(0x3B, "itof", "convert integers to floating-point numbers", ints, allFloats, []AttrInfo{sign, roundIEEE}, signPart+roundingPart),
	OpJoinTokens: {
		Name: "join_tokens", Group: "Memory", Summary: "a token that comes after all of the given ones", Code: 0x3C, Since: v131,
		Operands: []OperandInfo{many("tokens", token)}, Results: []OperandInfo{one("result", token)},
		Traits: Pure, Format: "$tokens attr-dict ':' type($result)",
	},
	OpLoadPtrTko: {
		Name: "load_ptr_tko", Group: "Memory", Summary: "load through a tile of pointers, ordered by tokens", Code: 0x3D, Since: v131,
		Operands:  []OperandInfo{one("source", ptrs), opt("mask", bools), opt("paddingValue", numbers), opt("token", token)},
		Results:   []OperandInfo{one("result", anyTile), one("result_token", token)},
		Attrs:     []AttrInfo{ordering(loadOrders), optScope, hints},
		Traits:    SegmentedOperands,
		Access:    Reads,
		SameTypes: [][]string{{"result", "paddingValue"}},
		SameShape: [][]string{{"source", "result", "mask"}},
		Format: "$memory_ordering_semantics ( $memory_scope^ )? $source ( ',' $mask^ )? ( ',' $paddingValue^ )? " + tokenGroup + hintsGroup +
			"attr-dict ':' type($source) ( ',' type($mask)^ )? ( ',' type($paddingValue)^ )? '->' type($result) ',' type($result_token)",
	},
	OpLoadViewTko: {
		Name: "load_view_tko", Group: "Views", Summary: "load one tile of a view, ordered by tokens", Code: 0x3E, Since: v131,
		Operands: []OperandInfo{one("view", anyView), many("index", ints), opt("token", token)},
		Results:  []OperandInfo{one("tile", anyTile), one("result_token", token)},
		Attrs:    []AttrInfo{ordering(loadOrders), optScope, hints, inbounds},
		Traits:   SegmentedOperands,
		Access:   Reads,
		Format:   "custom<LoadView>()",
	},
	OpLog:  unary(0x3F, floating, "log", "natural logarithm of each element", floats, nil, ""),
	OpLog2: unary(0x40, floating, "log2", "logarithm to base 2 of each element", floats, nil, ""),
	OpLoop: {
		Name: "loop", Group: "Control Flow", Summary: "repeat until a break, carrying values along", Code: 0x41, Since: v131,
		Operands: []OperandInfo{many("initValues", anyType)}, Results: []OperandInfo{many("resultValues", anyType)},
		Regions: []string{"region"}, Traits: SingleBlock | RecursiveEffects,
		Format: "custom<Loop>()",
	},
	OpMakeGatherScatterView: makeView(0x73, "make_gather_scatter_view", "a view whose index along one dimension is a tile of indices, and along the others the element where a tile starts", v133, AGatherScatterView),
	OpMakePartitionView:     makeView(0x42, "make_partition_view", "a view that cuts a tensor into a grid of equal tiles", v131, APartitionView),
	OpMakeStridedView:       makeView(0x74, "make_strided_view", "a view whose tiles may overlap or leave gaps", v133, AStridedView),
	OpMakeTensorView: {
		Name: "make_tensor_view", Group: "Views", Summary: "a tensor in memory: pointer, extents, strides", Code: 0x43, Since: v131,
		Operands: []OperandInfo{one("base", scalarPtr), many("dynamicShape", scalarInt), many("dynamicStrides", scalarInt)},
		Results:  []OperandInfo{one("result", tensorView)},
		Traits:   SegmentedOperands | NoEffect,
		Format:   "custom<MakeTensorView>()",
	},
	OpMakeToken: {
		Name: "make_token", Group: "Memory", Summary: "a token that comes after nothing", Code: 0x44, Since: v131,
		Results: []OperandInfo{one("result", token)},
		Traits:  Pure, Format: "attr-dict ':' type($result)",
	},
	OpMaxF: binary(0x45, floating, "maxf", "greater of two elements", floats, []AttrInfo{nan, flush}, minMaxGroup),
	OpMaxI: binary(0x46, integer, "maxi", "greater of two elements", ints, []AttrInfo{sign}, signPart),
	OpMemoryFenceAliasTko: {
		Name: "memory_fence_alias_tko", Group: "Memory", Summary: "order accesses that reach the same memory by different addresses", Code: 0x7A, Since: v134,
		Operands: []OperandInfo{one("token", token)}, Results: []OperandInfo{one("result_token", token)},
		Format: "'token' '=' $token attr-dict '->' type($result_token)",
	},
	OpMinF: binary(0x47, floating, "minf", "lesser of two elements", floats, []AttrInfo{nan, flush}, minMaxGroup),
	OpMinI: binary(0x48, integer, "mini", "lesser of two elements", ints, []AttrInfo{sign}, signPart),
	OpMmaF: {
		Name: "mmaf", Group: floating, Summary: "matrix product of two tiles plus a third", Code: 0x49, Since: v131,
		Operands: []OperandInfo{one("lhs", mmaFloats), one("rhs", mmaFloats), one("acc", mmaAccs)}, Results: []OperandInfo{one("result", mmaAccs)},
		Attrs:  []AttrInfo{{Name: "fast_acc", Kind: AttrUnit, Since: v133}},
		Traits: Pure, SameTypes: sameAcc, SameElem: sameSides, SameRank: [][]string{{"lhs", "rhs", "acc"}},
		Format: "$lhs ',' $rhs ',' $acc ( 'fast_acc' $fast_acc^ )? attr-dict ':' type($lhs) ',' type($rhs) ',' type($acc)",
	},
	OpMmaFScaled: {
		Name: "mmaf_scaled", Group: floating, Summary: "matrix product of two tiles, each scaled by blocks, plus a third", Code: 0x72, Since: v133,
		Operands: []OperandInfo{one("lhs", mmaSmall), one("rhs", mmaSmall), one("acc", float32s), one("lhs_scale", mmaScales), one("rhs_scale", mmaScales)},
		Results:  []OperandInfo{one("result", float32s)},
		Traits:   Pure, SameTypes: sameAcc, SameElem: [][]string{{"lhs", "rhs"}, {"lhs_scale", "rhs_scale"}},
		SameRank: [][]string{{"lhs", "rhs", "acc", "lhs_scale", "rhs_scale"}},
		Format: "$lhs ',' $rhs ',' $acc ',' $lhs_scale ',' $rhs_scale attr-dict " +
			"':' type($lhs) ',' type($rhs) ',' type($acc) ',' type($lhs_scale) ',' type($rhs_scale)",
	},
	OpMmaI: {
		Name: "mmai", Group: integer, Summary: "matrix product of two tiles plus a third", Code: 0x4A, Since: v131,
		Operands: []OperandInfo{one("lhs", bytes8), one("rhs", bytes8), one("acc", int32s)}, Results: []OperandInfo{one("result", int32s)},
		Attrs:  []AttrInfo{enum("signedness_lhs", EnumSignedness), enum("signedness_rhs", EnumSignedness)},
		Traits: Pure, SameTypes: sameAcc, SameElem: sameSides, SameRank: [][]string{{"lhs", "rhs", "acc"}},
		Format: "$lhs ',' $rhs ',' $acc custom<Keyword>($signedness_lhs) custom<Keyword>($signedness_rhs) attr-dict ':' type($lhs) ',' type($rhs) ',' type($acc)",
	},
	OpModule: {
		Name: "module", Group: "Core", Summary: "kernels and variables that are compiled together", Code: 0x4B, Since: v131,
		Attrs:   []AttrInfo{symName, {Name: "producer", Kind: AttrString, Optional: true, Since: v133}},
		Regions: []string{"body"}, Traits: IsolatedFromAbove | SingleBlock | SymbolTable | Symbol,
		Format: "$sym_name attr-dict-with-keyword $body",
	},
	OpMulF: binary(0x4C, floating, "mulf", "product of two tiles, element by element", floats, []AttrInfo{roundIEEE, flush}, roundingPart+flushGroup),
	OpMulhiI: {
		Name: "mulhii", Group: integer, Summary: "upper half of the unsigned product, element by element", Code: 0x4D, Since: v131,
		Operands: []OperandInfo{one("x", ints), one("y", ints)}, Results: []OperandInfo{one("result", ints)},
		Traits: Pure | Elementwise, SameTypes: sameXY,
		Format: "$x ',' $y attr-dict ':' type($result)",
	},
	OpMulI: binary(0x4E, integer, "muli", "product of two tiles, element by element", ints, []AttrInfo{overflow}, overflowGroup),
	OpNegF: unary(0x4F, floating, "negf", "each element with the other sign", floats, nil, ""),
	OpNegI: unary(0x50, integer, "negi", "each element subtracted from zero", ints,
		[]AttrInfo{{Name: "overflow", Kind: AttrEnum, Enum: EnumOverflow, Default: EnumAttr{EnumOverflow, OverflowNone}, Since: v132}}, overflowGroup),
	OpOffset: {
		Name: "offset", Group: "Core", Summary: "pointers moved by a number of elements", Code: 0x51, Since: v131,
		Operands: []OperandInfo{one("ptr", ptrs), one("offset", ints)}, Results: []OperandInfo{one("result", ptrs)},
		Traits: Pure | Elementwise, SameTypes: [][]string{{"result", "ptr"}}, SameShape: [][]string{{"ptr", "offset", "result"}},
		Format: "$ptr ',' $offset attr-dict ':' type($ptr) ',' type($offset) '->' type($result)",
	},
	OpOrI: binary(0x52, bitwise, "ori", "bitwise or of two tiles", ints, nil, ""),
	OpPack: {
		Name: "pack", Group: "Core", Summary: "the bits of a tile of numbers as bytes", Code: 0x6F, Since: v133,
		Operands: []OperandInfo{one("source", packable)}, Results: []OperandInfo{one("result", bytes8)},
		Traits: Pure, SameRank: sameUnary,
		Format: sourceToResult,
	},
	OpPermute: {
		Name: "permute", Group: "Core", Summary: "a tile with its dimensions in another order", Code: 0x53, Since: v131,
		Operands: []OperandInfo{one("source", anyTile)}, Results: []OperandInfo{one("result", anyTile)},
		Attrs:  []AttrInfo{{Name: "permutation", Kind: AttrDenseI32}},
		Traits: Pure, SameElem: sameUnary, SameRank: sameUnary,
		Format: "$source $permutation attr-dict ':' type($source) '->' type($result)",
	},
	OpPow: {
		Name: "pow", Group: floating, Summary: "source to the power of exponent, element by element", Code: 0x54, Since: v131,
		Operands: []OperandInfo{one("source", floats), one("exponent", floats)}, Results: []OperandInfo{one("result", floats)},
		Traits: Pure | Elementwise, SameTypes: [][]string{{"result", "source", "exponent"}},
		Format: "$source ',' $exponent attr-dict ':' type($result)",
	},
	OpPrintTko: {
		Name: "print_tko", Group: "Miscellaneous", Summary: "print text and tiles, ordered by tokens", Code: 0x55, Since: v131,
		Operands: []OperandInfo{many("args", anyTile), {Name: "token", Type: token, Arity: Optional, Since: v132}},
		Results:  []OperandInfo{{Name: "result_token", Type: token, Since: v132}},
		Attrs:    []AttrInfo{{Name: "str", Kind: AttrString}},
		Traits:   SegmentedOperands,
		Format:   "$str ( ',' $args^ )? " + tokenGroup + "attr-dict ( ':' type($args)^ )? '->' type($result_token)",
	},
	OpPtrToInt: reinterpret(0x56, "ptr_to_int", "take addresses as integers", ptrs, int64s),
	OpPtrToPtr: reinterpret(0x57, "ptr_to_ptr", "the same addresses, pointing to another type", ptrs, ptrs),
	OpReduce: {
		Name: "reduce", Group: "Core", Summary: "fold tiles along one dimension with a function", Code: 0x58, Since: v131,
		Operands: []OperandInfo{many("operands", anyTile)}, Results: []OperandInfo{many("results", anyTile)},
		Attrs:   []AttrInfo{{Name: "dim", Kind: AttrI32, Bounded: true}, {Name: "identities", Kind: AttrArray}},
		Regions: []string{"body"}, Traits: SingleBlock | RecursiveEffects, SameShape: [][]string{{"operands"}},
		Format: "$operands attr-dict 'dim' ~ '=' ~ $dim 'identities' ~ '=' ~ $identities ':' type($operands) '->' type($results) custom<ArgumentRegion>($body)",
	},
	OpRemF: binary(0x59, floating, "remf", "remainder of the quotient cut to a whole number", floats, nil, ""),
	OpRemI: binary(0x5A, integer, "remi", "remainder of the quotient cut to a whole number", ints, []AttrInfo{sign}, signPart),
	OpReshape: {
		Name: "reshape", Group: "Core", Summary: "the same elements in another shape", Code: 0x5B, Since: v131,
		Operands: []OperandInfo{one("source", anyTile)}, Results: []OperandInfo{one("result", anyTile)},
		Traits: Pure, SameElem: sameUnary,
		Format: sourceToResult,
	},
	OpReturn: leave(0x5C, "return", "end the kernel", anyType, 0, OpEntry, OpIf, OpLoop, OpTestFunc),
	OpRsqrt:  unary(0x5D, floating, "rsqrt", "one over the square root of each element", floats, []AttrInfo{flush}, flushGroup),
	OpScan: {
		Name: "scan", Group: "Core", Summary: "running folds of tiles along one dimension", Code: 0x5E, Since: v131,
		Operands: []OperandInfo{many("operands", anyTile)}, Results: []OperandInfo{many("results", anyTile)},
		Attrs: []AttrInfo{{Name: "dim", Kind: AttrI32, Bounded: true}, {Name: "reverse", Kind: AttrBool},
			{Name: "identities", Kind: AttrArray}},
		Regions: []string{"body"}, Traits: SingleBlock | RecursiveEffects, SameShape: [][]string{{"operands"}},
		Format: "$operands attr-dict 'dim' ~ '=' ~ $dim 'reverse' ~ '=' ~ $reverse 'identities' ~ '=' ~ $identities " +
			"':' type($operands) '->' type($results) custom<ArgumentRegion>($body)",
	},
	OpSelect: {
		Name: "select", Group: "Core", Summary: "choose between two tiles element by element", Code: 0x5F, Since: v131,
		Operands: []OperandInfo{one("cond", bools), one("val_if_true", anyTile), one("val_if_false", anyTile)}, Results: []OperandInfo{one("result", anyTile)},
		Traits: Pure | Elementwise, SameTypes: [][]string{{"val_if_true", "val_if_false", "result"}},
		SameShape: [][]string{{"cond", "result"}},
		Format:    "$cond ',' $val_if_true ',' $val_if_false attr-dict ':' type($cond) ',' type($result)",
	},
	OpShLI: binary(0x60, integer, "shli", "bits shifted to the left", ints, []AttrInfo{overflow}, overflowGroup),
	OpShRI: binary(0x61, integer, "shri", "bits shifted to the right, filled by sign or zero", ints, []AttrInfo{sign}, signPart),
	OpSin:  unary(0x62, floating, "sin", "sine of each element, in radians", floats, nil, ""),
	OpSinH: unary(0x63, floating, "sinh", "hyperbolic sine of each element", floats, nil, ""),
	OpSqrt: unary(0x64, floating, "sqrt", "square root of each element", floats,
		[]AttrInfo{rounding(RoundNearestEven, sqrtModes), flush}, roundingPart+flushGroup),
	OpStorePtrTko: {
		Name: "store_ptr_tko", Group: "Memory", Summary: "store through a tile of pointers, ordered by tokens", Code: 0x65, Since: v131,
		Operands:  []OperandInfo{one("destination", ptrs), one("value", anyTile), opt("mask", bools), opt("token", token)},
		Results:   []OperandInfo{one("result_token", token)},
		Attrs:     []AttrInfo{ordering(storeOrders), optScope, hints},
		Traits:    SegmentedOperands,
		Access:    Writes,
		SameShape: [][]string{{"destination", "value", "mask"}},
		Format: "$memory_ordering_semantics ( $memory_scope^ )? $destination ',' $value ( ',' $mask^ )? " + tokenGroup + hintsGroup +
			"attr-dict ':' type($destination) ',' type($value) ( ',' type($mask)^ )? '->' type($result_token)",
	},
	OpStoreViewTko: {
		Name: "store_view_tko", Group: "Views", Summary: "store one tile of a view, ordered by tokens", Code: 0x66, Since: v131,
		Operands: []OperandInfo{one("tile", anyTile), one("view", anyView), many("index", ints), opt("token", token)},
		Results:  []OperandInfo{one("result_token", token)},
		Attrs:    []AttrInfo{ordering(storeOrders), optScope, hints, inbounds},
		Traits:   SegmentedOperands,
		Access:   Writes,
		Format:   "custom<StoreView>()",
	},
	OpSubF: binary(0x67, floating, "subf", "difference of two tiles, element by element", floats, []AttrInfo{roundIEEE, flush}, roundingPart+flushGroup),
	OpSubI: binary(0x68, integer, "subi", "difference of two tiles, element by element", ints, []AttrInfo{overflow}, overflowGroup),
	OpTan:  unary(0x69, floating, "tan", "tangent of each element, in radians", floats, nil, ""),
	OpTanH: unary(0x6A, floating, "tanh", "hyperbolic tangent of each element", floats,
		[]AttrInfo{optRounding("rounding_mode", RoundFull, approxModes, v132)}, roundingPart),
	OpTestFunc: {
		Name: "testing$func", Group: "Testing", Summary: "a function of the public tests: like an entry, with any parameters", Code: 0x3001, Since: vTest,
		Attrs: []AttrInfo{
			symName,
			{Name: "function_type", Kind: AttrFunctionType},
			{Name: "arg_attrs", Kind: AttrDictArray, Optional: true},
			{Name: "res_attrs", Kind: AttrDictArray, Optional: true},
		},
		Regions: []string{"body"}, Traits: IsolatedFromAbove | Symbol | SingleBlock | TestOnly,
		Format: "custom<Entry>()",
	},
	OpTruncI: convert(0x6B, "trunci", "drop the upper bits of integers", intsAndI4, intsAndI4, []AttrInfo{overflow}, overflowGroup),
	OpUnpack: {
		Name: "unpack", Group: "Core", Summary: "bytes as a tile of numbers with the same bits", Code: 0x70, Since: v133,
		Operands: []OperandInfo{one("source", bytes8)}, Results: []OperandInfo{one("result", packable)},
		Traits: Pure, SameRank: sameUnary,
		Format: sourceToResult,
	},
	OpXOrI:  binary(0x6C, bitwise, "xori", "bitwise exclusive or of two tiles", ints, nil, ""),
	OpYield: leave(0x6D, "yield", "hand values to the op around", anyTileIR, Pure, OpIf, OpReduce, OpScan),
}
