package ptxgen

import "github.com/llir/llvm/ir/types"

// lowerConversion lowers a conversion of numbers, element by element.
func (g *funcGen) lowerConversion(n *node) {
	if n.kind != kNone {
		from := g.kindOf(n.args[0])
		n.val = g.convertElement(n, from, n.kind, g.values(n.args[0])[0])
		return
	}
	s := g.shapeOf(n, n.typ)
	from := g.shapeOf(n, g.typeOf(n.args[0]))
	x := g.values(n.args[0])
	if len(x) != len(s.slots) {
		g.fail(n, "operand of another shape than the result")
	}
	if n.op == opFPTrunc && s.packed == 2 && from.slots[0].kind == kF32 {
		n.slots = unpackedSlots(g.narrowPairs(x, s), s)
		return
	}
	n.slots = make([]operand, len(x))
	for i := range x {
		n.slots[i] = g.convertElement(n, from.slots[i].kind, s.slots[i].kind, x[i])
	}
}

// convertElement converts a scalar that may still be an element of a word.
func (g *funcGen) convertElement(n *node, from, to kind, x operand) operand {
	if o, ok := g.widenPacked(n.op, from, to, x); ok {
		return o
	}
	return g.convert(n, from, to, g.unpacked(x))
}

// narrowPairs rounds f32 to 16-bit numbers, two to a word; the instruction takes
// the upper one first.
func (g *funcGen) narrowPairs(x []operand, s *shape) []operand {
	opcode := "cvt.rn." + s.slots[0].kind.info().s + "x2.f32"
	words := make([]operand, 0, len(x)/2)
	for i := 0; i < len(x); i += 2 {
		words = append(words, g.compute(B32, opcode, g.inRegister(x[i+1], B32), g.inRegister(x[i], B32)))
	}
	return words
}

// conversionKinds says what an operation converts from and to.
var conversionKinds = [numNodeOps]struct{ fromFloat, toFloat bool }{
	opFPTrunc: {true, true}, opFPExt: {true, true}, opFPToUI: {true, false}, opFPToSI: {true, false},
	opUIToFP: {false, true}, opSIToFP: {false, true},
}

// convert emits the conversion of one scalar.
func (g *funcGen) convert(n *node, from, to kind, x operand) operand {
	c := conversionKinds[n.op]
	if from == kNone || from.isFloat() != c.fromFloat || to.isFloat() != c.toFloat || from.isPtr() || to.isPtr() {
		g.fail(n, "unsupported types of a conversion")
	}
	fromBits, toBits := from.info().bits, to.info().bits
	switch n.op {
	case opTrunc, opFPTrunc:
		if toBits >= fromBits {
			g.fail(n, "truncation to a type that is not smaller")
		}
	case opZExt, opSExt, opFPExt:
		if toBits <= fromBits {
			g.fail(n, "extension to a type that is not larger")
		}
	}
	switch n.op {
	case opTrunc:
		return g.truncate(from, to, x)
	case opZExt, opSExt:
		return g.extend(from, to, x, n.op == opSExt)
	case opFPTrunc:
		return g.truncateFloat(from, to, x)
	case opFPExt:
		return g.extendFloat(from, to, x)
	case opFPToUI, opFPToSI:
		return g.floatToInt(from, to, x, n.op == opFPToSI)
	}
	return g.intToFloat(from, to, x, n.op == opSIToFP)
}

// truncate cuts an integer.
func (g *funcGen) truncate(from, to kind, x operand) operand {
	if x.isImm() {
		return intOp(canonical(x.Val, to))
	}
	if to == kI1 {
		bit := g.compute(from.class(), "and."+from.info().b, x, intOp(1))
		return g.compute(Pred, "setp.ne."+from.info().b, bit, intOp(0))
	}
	if to == kI8 && from == kI16 {
		return g.compute(B16, "and.b16", x, intOp(0xFF))
	}
	dest := to.info().u
	if to == kI8 {
		dest = "u8"
	}
	return g.compute(to.class(), "cvt."+dest+"."+from.info().u, x)
}

// extend widens an integer.
func (g *funcGen) extend(from, to kind, x operand, signed bool) operand {
	if x.isImm() {
		return intOp(canonical(extendConst(x.Val, from, signed), to))
	}
	if from == kI1 {
		ones := int64(1)
		if signed {
			ones = canonical(-1, to)
		}
		return g.compute(to.class(), selectOpcodes[to], intOp(ones), intOp(0), x)
	}
	if !signed && to.class() == from.class() {
		return x // an i8 is kept zero-extended
	}
	prefix, source := "u", from.info().u
	if signed {
		prefix, source = "s", from.info().s
		if from == kI8 {
			source = "s8"
		}
	}
	dest := prefix + to.info().b[1:]
	return g.compute(to.class(), "cvt."+dest+"."+source, x)
}

func extendConst(v int64, from kind, signed bool) int64 {
	width := 64 - from.info().bits
	if signed {
		return v << width >> width
	}
	return int64(uint64(v) << width >> width)
}

// truncateFloat rounds a floating-point number to a smaller kind.
func (g *funcGen) truncateFloat(from, to kind, x operand) operand {
	x = g.inRegister(x, from.class())
	if from == kF64 && to == kBF16 && !g.moduleGen.has("cvt.rn.bf16.f64") {
		return g.narrowFloat(g.roundToOdd(x, "cvt.rz.f32.f64", "cvt.f64.f32", "setp.neu.f64", B64), kBF16)
	}
	return g.compute(to.class(), "cvt.rn."+to.info().s+"."+from.info().s, x)
}

// roundToOdd converts to f32 so that a second rounding gives what one rounding
// would have given: whatever is lost is noted in the last bit. (Boldo and
// Melquiond, "Emulation of FMA and correctly rounded sums".)
func (g *funcGen) roundToOdd(x operand, down, up, differ string, c Class) operand {
	cut := g.compute(B32, down, x)
	back := g.compute(c, up, cut)
	lost := g.compute(Pred, differ, back, x)
	sticky := g.compute(B32, "selp.b32", intOp(1), intOp(0), lost)
	return g.compute(B32, "or.b32", cut, sticky)
}

// narrowFloat rounds an f32 to a 16-bit kind.
func (g *funcGen) narrowFloat(x operand, to kind) operand {
	return g.compute(B16, "cvt.rn."+to.info().s+".f32", x)
}

// widenFloat extends a 16-bit kind to f32.
func (g *funcGen) widenFloat(x operand, from kind) operand {
	x = g.inRegister(x, B16)
	if from == kBF16 {
		return g.compute(B32, "mov.b32", vectorOp(2), g.inRegister(intOp(0), B16), x)
	}
	return g.compute(B32, "cvt.f32.f16", x)
}

// widenPacked extends a bfloat that is still half of a word.
func (g *funcGen) widenPacked(op nodeOp, from, to kind, x operand) (operand, bool) {
	if op != opFPExt || from != kBF16 || to != kF32 || x.Kind != operandSub {
		return operand{}, false
	}
	word := regOp(x.Reg())
	if x.sub == 0 {
		return g.compute(B32, "shl.b32", word, intOp(16)), true
	}
	return g.compute(B32, "and.b32", word, intOp(-0x10000)), true
}

// extendFloat widens a floating-point number.
func (g *funcGen) extendFloat(from, to kind, x operand) operand {
	if from == kBF16 {
		x, from = g.widenFloat(x, from), kF32
		if to == kF32 {
			return x
		}
	}
	return g.compute(to.class(), "cvt."+to.info().s+"."+from.info().s, g.inRegister(x, from.class()))
}

// floatToInt truncates a floating-point number to an integer.
func (g *funcGen) floatToInt(from, to kind, x operand, signed bool) operand {
	if from == kBF16 {
		x, from = g.widenFloat(x, from), kF32
	}
	dest := to
	if to == kI8 || to == kI1 {
		dest = kI16
	}
	suffix := dest.info().u
	if signed {
		suffix = dest.info().s
	}
	d := g.compute(dest.class(), "cvt.rzi."+suffix+"."+from.info().s, g.inRegister(x, from.class()))
	if dest != to {
		return g.truncate(kI16, to, d)
	}
	return d
}

// intToFloat rounds an integer to a floating-point number.
func (g *funcGen) intToFloat(from, to kind, x operand, signed bool) operand {
	if from == kI1 {
		x, from = g.extend(kI1, kI32, x, signed), kI32
	}
	if from == kI8 && signed {
		x = g.signExtendByte(x)
	}
	source := from.info().u
	if signed {
		source = from.info().s
	}
	x = g.inRegister(x, from.class())
	if to != kBF16 || g.moduleGen.has("cvt.rn.bf16."+source) {
		return g.compute(to.class(), "cvt.rn."+to.info().s+"."+source, x)
	}
	if from.class() == B16 {
		return g.narrowFloat(g.compute(B32, "cvt.rn.f32."+source, x), to)
	}
	exact := g.roundToOdd(x, "cvt.rz.f32."+source, "cvt.rzi."+source+".f32", "setp.ne."+from.info().b, from.class())
	return g.narrowFloat(exact, to)
}

// lowerPtrInt lowers ptrtoint and inttoptr.
func (g *funcGen) lowerPtrInt(n *node) {
	from := g.kindOf(n.args[0])
	if from == kNone || n.kind == kNone || from.isFloat() || n.kind.isFloat() ||
		from.isPtr() != (n.op == opPtrToInt) || n.kind.isPtr() != (n.op == opIntToPtr) {
		g.fail(n, "unsupported types of a conversion")
	}
	n.val = g.convertPtrInt(g.value(n.args[0]), from, n.kind)
}

// convertPtrInt converts between pointers and integers: an extension by zeros,
// a truncation, or nothing.
func (g *funcGen) convertPtrInt(x operand, from, to kind) operand {
	asInt := func(k kind) kind {
		switch k {
		case kPtr:
			return kI64
		case kPtr32:
			return kI32
		}
		return k
	}
	from, to = asInt(from), asInt(to)
	switch {
	case from.info().bits == to.info().bits:
		return retype(x, to)
	case from.info().bits < to.info().bits:
		return g.extend(from, to, x, false)
	}
	return g.truncate(from, to, x)
}

// lowerAddrSpaceCast lowers a cast between the generic space and another.
func (g *funcGen) lowerAddrSpaceCast(n *node) {
	from, ok := g.typeOf(n.args[0]).(*types.PointerType)
	to, ok2 := n.typ.(*types.PointerType)
	if !ok || !ok2 {
		g.fail(n, "addrspacecast of something that is no pointer")
	}
	x := g.register(n.args[0])
	switch {
	case from.AddrSpace == to.AddrSpace:
		n.val = x
	case to.AddrSpace == spaceGeneric && spaceNames[from.AddrSpace] != "":
		if shortSpace(from.AddrSpace) {
			x = g.compute(B64, "cvt.u64.u32", x)
		}
		n.val = g.compute(B64, "cvta"+spaceNames[from.AddrSpace]+".u64", x)
	case from.AddrSpace == spaceGeneric && spaceNames[to.AddrSpace] != "":
		n.val = g.compute(B64, "cvta.to"+spaceNames[to.AddrSpace]+".u64", x)
		if shortSpace(to.AddrSpace) {
			n.val = g.compute(B32, "cvt.u32.u64", n.val)
		}
	default:
		g.fail(n, "cast between address spaces %d and %d", from.AddrSpace, to.AddrSpace)
	}
}
