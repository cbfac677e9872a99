package ptxgen

// overloadedIntrinsics are the intrinsics whose name goes on with the types of
// their operands.
var overloadedIntrinsics = map[string]*intrinsic{
	"llvm.fma":      {lower: (*funcGen).lowerFMA},
	"llvm.fmuladd":  {lower: (*funcGen).lowerFMA},
	"llvm.fabs":     {lower: elementwise((*funcGen).absoluteFloat)},
	"llvm.copysign": {lower: elementwise((*funcGen).copySign)},
	"llvm.sqrt":     {lower: elementwise((*funcGen).squareRoot)},

	"llvm.minnum":     {lower: elementwise((*funcGen).extremum), opcode: "min."},
	"llvm.maxnum":     {lower: elementwise((*funcGen).extremum), opcode: "max."},
	"llvm.minimum":    {lower: elementwise((*funcGen).extremum), opcode: "min.NaN."},
	"llvm.maximum":    {lower: elementwise((*funcGen).extremum), opcode: "max.NaN."},
	"llvm.minimumnum": {lower: elementwise((*funcGen).extremum), opcode: "min."},
	"llvm.maximumnum": {lower: elementwise((*funcGen).extremum), opcode: "max."},

	"llvm.floor":     {lower: elementwise((*funcGen).roundToIntegral), opcode: "cvt.rmi."},
	"llvm.ceil":      {lower: elementwise((*funcGen).roundToIntegral), opcode: "cvt.rpi."},
	"llvm.trunc":     {lower: elementwise((*funcGen).roundToIntegral), opcode: "cvt.rzi."},
	"llvm.rint":      {lower: elementwise((*funcGen).roundToIntegral), opcode: "cvt.rni."},
	"llvm.nearbyint": {lower: elementwise((*funcGen).roundToIntegral), opcode: "cvt.rni."},
	"llvm.roundeven": {lower: elementwise((*funcGen).roundToIntegral), opcode: "cvt.rni."},

	"llvm.exp2": {lower: elementwise((*funcGen).approximate), opcode: "ex2.approx.f32"},
	"llvm.log2": {lower: elementwise((*funcGen).approximate), opcode: "lg2.approx.f32"},
	"llvm.sin":  {lower: elementwise((*funcGen).approximate), opcode: "sin.approx.f32"},
	"llvm.cos":  {lower: elementwise((*funcGen).approximate), opcode: "cos.approx.f32"},

	"llvm.smin": {lower: elementwise((*funcGen).intExtremum), opcode: "min.s"},
	"llvm.smax": {lower: elementwise((*funcGen).intExtremum), opcode: "max.s"},
	"llvm.umin": {lower: elementwise((*funcGen).intExtremum), opcode: "min.u"},
	"llvm.umax": {lower: elementwise((*funcGen).intExtremum), opcode: "max.u"},
	"llvm.abs":  {lower: elementwise((*funcGen).absoluteInt)},

	"llvm.ctpop":      {lower: elementwise((*funcGen).countBits), opcode: "popc"},
	"llvm.ctlz":       {lower: elementwise((*funcGen).countBits), opcode: "clz"},
	"llvm.cttz":       {lower: elementwise((*funcGen).countBits), opcode: "brev"},
	"llvm.bitreverse": {lower: elementwise((*funcGen).reverseBits)},

	"llvm.fshl": {lower: elementwise((*funcGen).funnelShift), opcode: "shf.l.wrap.b32"},
	"llvm.fshr": {lower: elementwise((*funcGen).funnelShift), opcode: "shf.r.wrap.b32"},

	"llvm.expect":         {lower: func(g *funcGen, n *node, _ *intrinsic) { g.lowerFreeze(n) }},
	"llvm.lifetime.start": {lower: (*funcGen).lowerNothing},
	"llvm.lifetime.end":   {lower: (*funcGen).lowerNothing},
	"llvm.dbg":            {lower: (*funcGen).lowerNothing},
}

// scalarLowering lowers one element of an intrinsic's operands.
type scalarLowering func(g *funcGen, n *node, opcode string, k kind, x []operand) operand

// elementwise applies a lowering to a scalar or to each element of vectors. A
// scalar operand beside vectors is the same for all.
func elementwise(lower scalarLowering) func(*funcGen, *node, *intrinsic) {
	return func(g *funcGen, n *node, in *intrinsic) {
		if len(n.args) == 0 {
			g.fail(n, "arguments missing")
		}
		if n.kind != kNone {
			n.val = lower(g, n, in.opcode, n.kind, g.arguments(n, len(n.args)))
			return
		}
		s := g.shapeOf(n, n.typ)
		all := make([][]operand, len(n.args))
		for i, a := range n.args {
			all[i] = g.values(a)
			if len(all[i]) != len(s.slots) && len(all[i]) != 1 {
				g.fail(n, "argument of another shape than the result")
			}
		}
		n.slots = make([]operand, len(s.slots))
		for i, sl := range s.slots {
			x := make([]operand, len(all))
			for j, list := range all {
				x[j] = g.unpacked(list[min(i, len(list)-1)])
			}
			n.slots[i] = lower(g, n, in.opcode, sl.kind, x)
		}
	}
}

// expect checks the number of operands and the kind of an intrinsic.
func (g *funcGen) expect(n *node, x []operand, count int, ok bool) {
	if len(x) != count || !ok {
		g.fail(n, "unexpected types or number of arguments")
	}
	for _, a := range n.args {
		if k := g.kindOf(a); n.kind != kNone && k != n.kind && k != kI1 {
			g.fail(n, "arguments of different types")
		}
	}
}

// lowerFMA emits fma, for two 16-bit numbers in a word at a time.
func (g *funcGen) lowerFMA(n *node, in *intrinsic) {
	if n.kind == kNone && len(n.args) == 3 {
		if s := g.shapeOf(n, n.typ); s.packed == 2 && s.slots[0].kind.isFloat() {
			n.slots = unpackedSlots(g.packedFMA(n, s), s)
			return
		}
	}
	elementwise((*funcGen).fusedMultiplyAdd)(g, n, in)
}

func (g *funcGen) packedFMA(n *node, s *shape) []operand {
	opcode := "fma.rn." + s.slots[0].kind.info().s + "x2"
	var x [3][]operand
	for i, a := range n.args {
		list := g.values(a)
		if len(list) != len(s.slots) {
			g.fail(n, "argument of another shape than the result")
		}
		x[i] = g.packWords(list, s)
	}
	words := make([]operand, len(x[0]))
	for i := range words {
		words[i] = g.compute(B32, opcode, g.inRegister(x[0][i], B32), g.inRegister(x[1][i], B32), g.inRegister(x[2][i], B32))
	}
	return words
}

func (g *funcGen) fusedMultiplyAdd(n *node, _ string, k kind, x []operand) operand {
	g.expect(n, x, 3, k.isFloat())
	if k.class() == B16 {
		for i := range x {
			x[i] = g.inRegister(x[i], B16)
		}
	}
	x[0] = g.inRegister(x[0], k.class())
	return g.compute(k.class(), "fma.rn."+k.info().s, x...)
}

func (g *funcGen) absoluteFloat(n *node, _ string, k kind, x []operand) operand {
	g.expect(n, x, 1, k.isFloat())
	if k.class() == B16 {
		return g.intBinary(opAnd, kI16, x[0], intOp(0x7FFF))
	}
	return g.compute(k.class(), "abs."+k.info().s, g.inRegister(x[0], k.class()))
}

func (g *funcGen) copySign(n *node, _ string, k kind, x []operand) operand {
	g.expect(n, x, 2, k.isFloat())
	if k.class() == B16 {
		magnitude := g.intBinary(opAnd, kI16, x[0], intOp(0x7FFF))
		sign := g.intBinary(opAnd, kI16, x[1], intOp(-0x8000))
		return g.intBinary(opOr, kI16, magnitude, sign)
	}
	return g.compute(k.class(), "copysign."+k.info().s, x[1], x[0])
}

func (g *funcGen) squareRoot(n *node, _ string, k kind, x []operand) operand {
	g.expect(n, x, 1, k.isFloat())
	if k.class() == B16 {
		// Correct, for the reason given at division.
		return g.narrowFloat(g.compute(B32, "sqrt.rn.f32", g.widenFloat(x[0], k)), k)
	}
	opcode := "sqrt.rn." + k.info().s
	if k == kF32 && n.flags&flagApprox != 0 {
		opcode = "sqrt.approx.f32"
	}
	return g.compute(k.class(), opcode, g.inRegister(x[0], k.class()))
}

// extremum emits a minimum or maximum. Double precision has none that passes
// NaN on.
func (g *funcGen) extremum(n *node, opcode string, k kind, x []operand) operand {
	g.expect(n, x, 2, k.isFloat())
	a, b := g.inRegister(x[0], k.class()), x[1]
	if k.class() == B16 {
		b = g.inRegister(b, B16)
	}
	if k != kF64 || len(opcode) == len("min.") {
		return g.compute(k.class(), opcode+k.info().s, a, b)
	}
	d := g.compute(B64, opcode[:len("min.")]+"f64", a, b)
	unordered := g.compute(Pred, "setp.nan.f64", a, b)
	nan := operand{Kind: operandF64, Val: 0x7FF8000000000000}
	return g.compute(B64, "selp.f64", nan, d, unordered)
}

func (g *funcGen) roundToIntegral(n *node, opcode string, k kind, x []operand) operand {
	g.expect(n, x, 1, k.isFloat())
	if k == kBF16 {
		return g.narrowFloat(g.compute(B32, opcode+"f32.f32", g.widenFloat(x[0], k)), k)
	}
	return g.compute(k.class(), opcode+k.info().s+"."+k.info().s, g.inRegister(x[0], k.class()))
}

// approximate emits a function that the hardware only approximates, which the
// call must allow.
func (g *funcGen) approximate(n *node, opcode string, k kind, x []operand) operand {
	g.expect(n, x, 1, k == kF32)
	if n.flags&flagApprox == 0 {
		g.fail(n, "only the approximation is available: it needs the afn flag")
	}
	return g.compute(B32, opcode, g.inRegister(x[0], B32))
}

func (g *funcGen) intExtremum(n *node, opcode string, k kind, x []operand) operand {
	g.expect(n, x, 2, k.isInt() && k != kI1)
	a, b := x[0], x[1]
	signed := opcode[len(opcode)-1] == 's'
	if k == kI8 && signed {
		a, b = g.signExtendByte(a), g.signExtendByte(b)
	}
	d := g.compute(k.class(), opcode+k.info().b[1:], g.inRegister(a, k.class()), b)
	if k == kI8 && signed {
		return g.compute(B16, "and.b16", d, intOp(0xFF))
	}
	return d
}

// absoluteInt ignores the flag that says whether the smallest number may occur.
func (g *funcGen) absoluteInt(n *node, _ string, k kind, x []operand) operand {
	g.expect(n, x, 2, k.isInt() && k != kI1)
	if k == kI8 {
		d := g.compute(B16, "abs.s16", g.inRegister(g.signExtendByte(x[0]), B16))
		return g.compute(B16, "and.b16", d, intOp(0xFF))
	}
	if k == kI16 { // of abs.s16, as of neg.s16, ptxas assumes that it does not overflow
		d := g.compute(B32, "abs.s32", g.compute(B32, "cvt.s32.s16", g.inRegister(x[0], B16)))
		return g.compute(B16, "cvt.u16.u32", d)
	}
	return g.compute(k.class(), "abs."+k.info().s, g.inRegister(x[0], k.class()))
}

// countBits counts in 32 or 64 bits and adjusts the width of the result.
func (g *funcGen) countBits(n *node, opcode string, k kind, x []operand) operand {
	g.expect(n, x[:1], 1, k.isInt() && k != kI1)
	wide, width := k, int64(k.info().bits)
	v := x[0]
	if k.class() == B16 {
		v, wide = g.extend(k, kI32, v, false), kI32
	}
	v = g.inRegister(v, wide.class())
	if opcode == "brev" {
		if width < 32 {
			// A bit beyond the width ends the count for zero.
			v = g.compute(B32, "or.b32", v, intOp(1<<width))
		}
		v = g.compute(wide.class(), "brev."+wide.info().b, v)
		opcode = "clz"
	} else if opcode == "clz" && width < 32 {
		v = g.compute(B32, "shl.b32", v, intOp(32-width))
		v = g.compute(B32, "or.b32", v, intOp(1<<(31-width)))
	}
	count := g.compute(B32, opcode+"."+wide.info().b, v)
	switch {
	case k == kI64:
		return g.extend(kI32, kI64, count, false)
	case k.class() == B16:
		return g.truncate(kI32, k, count)
	}
	return count
}

func (g *funcGen) reverseBits(n *node, _ string, k kind, x []operand) operand {
	g.expect(n, x, 1, k == kI32 || k == kI64)
	return g.compute(k.class(), "brev."+k.info().b, g.inRegister(x[0], k.class()))
}

// funnelShift shifts the concatenation of two words.
func (g *funcGen) funnelShift(n *node, opcode string, k kind, x []operand) operand {
	g.expect(n, x, 3, k == kI32)
	return g.compute(B32, opcode, g.inRegister(x[1], B32), x[0], x[2])
}
