package llvmgen

import (
	"math"

	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/gpu"
	"tileir/ptxgen/asm"
	"tileir/ptxgen/ptx"
)

// each writes a result register by register from the registers of the op's
// operands, which have its layout.
func (g *gen) each(op *ast.Op, f func(args []value.Value) value.Value) error {
	t, err := g.newTile(op.Value())
	if err != nil {
		return err
	}
	operands := make([]*tile, len(op.Operands()))
	for i, v := range op.Operands() {
		operands[i] = g.unpacked(v)
	}
	g.tiles[op.Value()] = t
	g.make(op, t, func(r int) {
		args := make([]value.Value, len(operands))
		for i, o := range operands {
			args[i] = g.reg(o, r)
		}
		t.regs[r] = f(args)
	})
	return nil
}

func resultElem(op *ast.Op) num.Type  { return ast.AsTile(op.Value().Type).ElemNum() }
func operandElem(op *ast.Op) num.Type { return ast.AsTile(op.Operand(0).Type).ElemNum() }

// signBit is the rule of an op that changes nothing of a number but its sign
// bit, of NaN too. write gets the bits of a number, or of two, and the sign
// bits among them.
func signBit(write func(g *gen, bits value.Value, sign *constant.Int) value.Value) rule {
	return rule{gen: func(g *gen, op *ast.Op) error {
		t := resultElem(op)
		if !isArithmetic(t) {
			return g.unsupported(op, "there is no arithmetic on %s", t)
		}
		return g.eachPair(op, func(a []value.Value) value.Value {
			it, sign := bitsType(t.MemBits()), uint64(1)<<(t.MemBits()-1)
			if isPair(a[0]) {
				it, sign = types.I32, sign<<16|sign
			}
			bits := write(g, g.reinterpret(a[0], it), constant.NewInt(it, signExtend(sign, int(it.BitSize))))
			return g.reinterpret(bits, a[0].Type())
		})
	}}
}

func (g *gen) flipSign(bits value.Value, sign *constant.Int) value.Value {
	return g.b.NewXor(bits, sign)
}

func (g *gen) clearSign(bits value.Value, sign *constant.Int) value.Value {
	return g.b.NewAnd(bits, constant.NewInt(sign.Typ, ^sign.X.Int64()))
}

// unaryI is the rule of an integer op of one operand; i1 is its own negative.
func unaryI(f func(g *gen, x value.Value) value.Value) rule {
	return rule{gen: func(g *gen, op *ast.Op) error {
		if resultElem(op) == num.I1 {
			return g.passThrough(op)
		}
		return g.each(op, func(a []value.Value) value.Value { return f(g, a[0]) })
	}}
}

// isArithmetic reports whether LLVM IR computes in a type directly.
func isArithmetic(t num.Type) bool {
	switch t {
	case num.F16, num.BF16, num.F32, num.F64:
		return true
	}
	return false
}

// suffix is the ending of an intrinsic's name for a type.
func suffix(t num.Type) string { return t.String() }

// integral is the rule of floor and ceil, which are exact in f32 for the 16-bit
// types.
func integral(name string) rule {
	return rule{gen: func(g *gen, op *ast.Op) error {
		t := resultElem(op)
		if !isArithmetic(t) {
			return g.unsupported(op, "there is no arithmetic on %s", t)
		}
		return g.eachInF32(op, func(c *calc, x []value.Value) value.Value { return c.unary(name, x[0]) })
	}}
}

// eachInF32 writes an op that f computes in f32 or f64. Of f16 and bf16 it gets
// the operands in f32, and its result is rounded to them.
func (g *gen) eachInF32(op *ast.Op, f func(c *calc, x []value.Value) value.Value) error {
	t := resultElem(op)
	return g.each(op, func(a []value.Value) value.Value {
		return g.inline(func(c *calc) value.Value {
			if !isHalf(t) {
				return f(c, a)
			}
			x := make([]value.Value, len(a))
			for i, v := range a {
				if x[i] = v; types.Equal(v.Type(), numType(t)) {
					x[i] = c.b.NewFPExt(v, types.Float)
				}
			}
			return c.b.NewFPTrunc(f(c, x), numType(t))
		})
	})
}

// operations are the ops that round.
var operations = map[ast.Opcode]asm.Operation{
	ast.OpAddF: asm.Add, ast.OpSubF: asm.Sub, ast.OpMulF: asm.Mul, ast.OpDivF: asm.Div, ast.OpFma: asm.Fma, ast.OpSqrt: asm.Sqrt,
}

// rounded writes addf, subf, mulf, divf, fma and sqrt. Rounding to nearest even
// is LLVM's own; other modes, and flush_to_zero, are PTX instructions. The
// 16-bit types have none of those, but rounding to f32 and then to 16 bits in
// the same direction is rounding in that direction.
func (g *gen) rounded(op *ast.Op) error {
	if op.Has(gpu.AttrUnlessOne) {
		return g.unlessOne(op)
	}
	return g.roundedEach(op)
}

// roundedEach writes one of them for every element.
func (g *gen) roundedEach(op *ast.Op) error {
	t := resultElem(op)
	mode := op.Enum(ast.KeyRoundingMode, ast.RoundNearestEven)
	ftz := op.Has(ast.KeyFlushToZero)
	if mode == ast.RoundNearestEven && !ftz {
		return g.nearest(op, t)
	}
	return g.each(op, func(a []value.Value) value.Value {
		return g.inline(func(c *calc) value.Value {
			if t == num.F32 || t == num.F64 {
				return c.directed(op.Opcode, mode, ftz, a)
			}
			wide := make([]value.Value, len(a))
			for i, x := range a {
				wide[i] = c.b.NewFPExt(x, types.Float)
			}
			return c.narrowDirected(c.directed(op.Opcode, mode, false, wide), t, mode)
		})
	})
}

// directed writes one PTX instruction with a rounding mode on f32 or f64.
func (c *calc) directed(code ast.Opcode, mode uint32, ftz bool, a []value.Value) value.Value {
	t := a[0].Type()
	return c.asm(asm.Compute{Op: known(operations, code), Rounding: known(ptxRoundings, mode), Flushed: ftz, Type: holder(t)}, t, a...)
}

// nearest writes an op that rounds to nearest even. A quotient or root of
// numbers of 11 or fewer bits, rounded to 24 bits and then to its own width, is
// rounded correctly: 24 ≥ 2·11 + 2.
func (g *gen) nearest(op *ast.Op, t num.Type) error {
	switch op.Opcode {
	case ast.OpDivF:
		return g.eachInF32(op, func(c *calc, x []value.Value) value.Value { return c.div(x[0], x[1]) })
	case ast.OpSqrt:
		return g.eachInF32(op, func(c *calc, x []value.Value) value.Value { return c.unary("sqrt", x[0]) })
	}
	return g.eachPair(op, func(a []value.Value) value.Value {
		switch op.Opcode {
		case ast.OpAddF:
			return g.b.NewFAdd(a[0], a[1])
		case ast.OpSubF:
			return g.b.NewFSub(a[0], a[1])
		case ast.OpMulF:
			return g.b.NewFMul(a[0], a[1])
		}
		lt, overload := a[0].Type(), suffix(t)
		if isPair(a[0]) {
			overload = "v2" + overload
		}
		return g.b.NewCall(g.intrinsic("llvm.fma."+overload, lt, lt, lt, lt), a...)
	})
}

// narrowDirected rounds an f32 to a 16-bit type in a direction.
func (c *calc) narrowDirected(x value.Value, to num.Type, mode uint32) value.Value {
	if to == num.F16 {
		return c.asm(asm.Convert{To: ptx.F16, From: ptx.F32, Rounding: known(ptxRoundings, mode)}, types.Half, x)
	}
	// The upper half of an f32 is a bfloat rounded toward zero; a step away
	// from zero carries into the exponent as it should.
	b := c.bitsOf(x)
	var step value.Value
	if mode != ast.RoundZero {
		away := enum.IPredSLT // down: negative numbers grow
		if mode == ast.RoundPosInf {
			away = enum.IPredSGE
		}
		lost := c.b.NewICmp(enum.IPredNE, c.and(b, i32(0xffff)), i32(0))
		step = c.b.NewZExt(c.and(lost, c.b.NewICmp(away, b, i32(0))), types.I32)
	}
	var upper value.Value = c.b.NewLShr(b, i32(16))
	if step != nil {
		upper = c.b.NewAdd(upper, step)
	}
	upper = c.pick(c.unordered(x, x), i32(0x7fc0), upper)
	return c.b.NewBitCast(c.b.NewTrunc(upper, types.I16), bfloat)
}

// minmaxF writes maxf and minf: IEEE 754-2019 maximumNumber, or maximum where
// NaN propagates; -0 is below +0.
func (g *gen) minmaxF(op *ast.Op) error {
	t := resultElem(op)
	most := op.Opcode == ast.OpMaxF
	if t == num.F64 {
		return g.each(op, func(a []value.Value) value.Value {
			return g.inline(func(c *calc) value.Value { return c.extremum(a[0], a[1], most, op.Has(ast.KeyPropagateNaN)) })
		})
	}
	number := asm.Extreme{Greater: most, Flushed: op.Has(ast.KeyFlushToZero), NaN: op.Has(ast.KeyPropagateNaN), Type: known(ptxTypes, t)}
	pair := number
	if isHalf(t) {
		pair.Type = known(ptxPairs, t)
	}
	return g.eachPair(op, func(a []value.Value) value.Value {
		if same(a[0], a[1]) && !op.Has(ast.KeyFlushToZero) {
			return a[0] // ptxas takes it for the same, and then keeps which NaN it is
		}
		lt, code := a[0].Type(), number
		if isPair(a[0]) {
			lt, code = types.I32, pair
		}
		v := g.asm(code, lt, g.reinterpret(a[0], lt), g.reinterpret(a[1], lt))[0]
		return g.reinterpret(v, a[0].Type())
	})
}

// same reports whether two values are one, or equal constants.
func same(a, b value.Value) bool {
	if a == b {
		return true
	}
	x, ok := a.(constant.Constant)
	y, also := b.(constant.Constant)
	return ok && also && x.String() == y.String()
}

// extremum is the greater or lesser of two f64, for which PTX has no
// instruction that passes NaN on, and says nothing of zeros. Equal numbers
// differ in the sign of zero at most: and and or of the bits find it.
func (c *calc) extremum(x, y value.Value, most, propagate bool) value.Value {
	p := precisionOf(x)
	pred := enum.FPredOLT
	sign := c.or
	if most {
		pred, sign = enum.FPredOGT, c.and
	}
	v := c.pick(c.cmp(pred, x, y), x, y)
	v = c.pick(c.equal(x, y), p.floatOf(c, sign(c.bitsOf(x), c.bitsOf(y))), v)
	if propagate {
		return c.pick(c.unordered(x, y), p.k(math.NaN()), v)
	}
	// v is y if one of them is NaN.
	return c.pick(c.unordered(y, y), x, v)
}

// intBinary writes the integer ops of two operands.
func (g *gen) intBinary(op *ast.Op) error {
	signed := isSigned(op)
	if resultElem(op) == num.I1 {
		return g.each(op, func(a []value.Value) value.Value { return g.boolBinary(op.Opcode, a[0], a[1], signed) })
	}
	mode := op.Enum(ast.KeyRounding, ast.RoundZero)
	return g.each(op, func(a []value.Value) value.Value {
		x, y := a[0], a[1]
		switch op.Opcode {
		case ast.OpAddI:
			return g.b.NewAdd(x, y)
		case ast.OpSubI:
			return g.b.NewSub(x, y)
		case ast.OpMulI:
			return g.b.NewMul(x, y)
		case ast.OpMulhiI:
			return g.mulHigh(x, y)
		case ast.OpAndI:
			return g.b.NewAnd(x, y)
		case ast.OpOrI:
			return g.b.NewOr(x, y)
		case ast.OpXOrI:
			return g.b.NewXor(x, y)
		case ast.OpShLI, ast.OpShRI:
			return g.shift(op.Opcode, x, y, signed)
		case ast.OpDivI:
			return g.divide(x, y, signed, mode)
		case ast.OpRemI:
			if signed {
				return g.b.NewSRem(x, y)
			}
			return g.b.NewURem(x, y)
		}
		return g.minmaxI(op.Opcode, x, y, signed)
	})
}

// boolBinary writes them for i1, modulo 2; as a signed number true is -1.
// Where the divisor is not zero, it is ±1.
func (g *gen) boolBinary(code ast.Opcode, x, y value.Value, signed bool) value.Value {
	switch code {
	case ast.OpAddI, ast.OpSubI, ast.OpXOrI:
		return g.b.NewXor(x, y)
	case ast.OpMulI, ast.OpAndI:
		return g.b.NewAnd(x, y)
	case ast.OpOrI:
		return g.b.NewOr(x, y)
	case ast.OpMulhiI, ast.OpRemI:
		return constant.False
	case ast.OpDivI:
		return x
	case ast.OpShRI:
		if signed {
			return x // filled with itself
		}
	case ast.OpMaxI, ast.OpMinI:
		if (code == ast.OpMaxI) == signed {
			return g.b.NewAnd(x, y)
		}
		return g.b.NewOr(x, y)
	}
	return g.b.NewAnd(x, g.b.NewXor(y, constant.True)) // a shift
}

// mulHigh is the upper half of the unsigned product.
func (g *gen) mulHigh(x, y value.Value) value.Value {
	t := x.Type().(*types.IntType)
	if t.BitSize == 64 {
		return g.b.NewCall(g.intrinsic("llvm.nvvm.mulhi.ull", t, t, t), x, y)
	}
	if t.BitSize == 32 {
		return g.b.NewCall(g.intrinsic("llvm.nvvm.mulhi.ui", t, t, t), x, y)
	}
	p := g.b.NewMul(g.b.NewZExt(x, types.I32), g.b.NewZExt(y, types.I32))
	return g.b.NewTrunc(g.b.NewLShr(p, i32(int64(t.BitSize))), t)
}

// shift writes a shift. Amounts of the width or more leave nothing but the
// fill: the hardware does that, and constants are seen to here.
func (g *gen) shift(code ast.Opcode, x, y value.Value, signed bool) value.Value {
	t := x.Type().(*types.IntType)
	if n := asInt(y); n != nil && uint64(n.X.Int64())&(1<<t.BitSize-1) >= t.BitSize {
		if code == ast.OpShLI || !signed {
			return constant.NewInt(t, 0)
		}
		y = constant.NewInt(t, int64(t.BitSize)-1)
	}
	switch {
	case code == ast.OpShLI:
		return g.b.NewShl(x, y)
	case signed:
		return g.b.NewAShr(x, y)
	}
	return g.b.NewLShr(x, y)
}

// divide rounds the quotient: toward zero as the hardware does, or up or down
// by one step where the remainder says so.
func (g *gen) divide(x, y value.Value, signed bool, mode uint32) value.Value {
	if !signed {
		q := g.b.NewUDiv(x, y)
		if mode != ast.RoundPosInf {
			return q
		}
		rem := g.b.NewSub(x, g.b.NewMul(q, y))
		more := g.icmp(enum.IPredNE, rem, constant.NewInt(x.Type().(*types.IntType), 0))
		return g.b.NewAdd(q, g.b.NewZExt(more, x.Type()))
	}
	q := g.b.NewSDiv(x, y)
	if mode != ast.RoundPosInf && mode != ast.RoundNegInf {
		return q
	}
	zero := constant.NewInt(x.Type().(*types.IntType), 0)
	rem := g.b.NewSub(x, g.b.NewMul(q, y))
	inexact := g.icmp(enum.IPredNE, rem, zero)
	negative := g.icmp(enum.IPredSLT, g.b.NewXor(x, y), zero)
	if mode == ast.RoundNegInf {
		return g.b.NewSub(q, g.b.NewZExt(g.b.NewAnd(inexact, negative), x.Type()))
	}
	positive := g.b.NewXor(negative, constant.True)
	return g.b.NewAdd(q, g.b.NewZExt(g.b.NewAnd(inexact, positive), x.Type()))
}

func (g *gen) minmaxI(code ast.Opcode, x, y value.Value, signed bool) value.Value {
	p := map[bool][2]enum.IPred{true: {enum.IPredSGT, enum.IPredSLT}, false: {enum.IPredUGT, enum.IPredULT}}[signed]
	pred := p[0]
	if code == ast.OpMinI {
		pred = p[1]
	}
	return g.b.NewSelect(g.icmp(pred, x, y), x, y)
}

func (g *gen) negI(x value.Value) value.Value {
	return g.b.NewSub(constant.NewInt(x.Type().(*types.IntType), 0), x)
}

func (g *gen) absI(x value.Value) value.Value {
	neg := g.negI(x)
	return g.b.NewSelect(g.icmp(enum.IPredSLT, x, constant.NewInt(x.Type().(*types.IntType), 0)), neg, x)
}

// The predicates of cmpi and cmpf, indexed by comparison_predicate.
var (
	signedPreds    = [...]enum.IPred{enum.IPredEQ, enum.IPredNE, enum.IPredSLT, enum.IPredSLE, enum.IPredSGT, enum.IPredSGE}
	unsignedPreds  = [...]enum.IPred{enum.IPredEQ, enum.IPredNE, enum.IPredULT, enum.IPredULE, enum.IPredUGT, enum.IPredUGE}
	orderedPreds   = [...]enum.FPred{enum.FPredOEQ, enum.FPredONE, enum.FPredOLT, enum.FPredOLE, enum.FPredOGT, enum.FPredOGE}
	unorderedPreds = [...]enum.FPred{enum.FPredUEQ, enum.FPredUNE, enum.FPredULT, enum.FPredULE, enum.FPredUGT, enum.FPredUGE}
)

func (g *gen) compareI(op *ast.Op) error {
	p := op.Enum(ast.KeyComparisonPredicate, ast.CmpEqual)
	preds := &unsignedPreds
	if op.Enum(ast.KeySignedness, ast.Signed) == ast.Signed {
		preds = &signedPreds
		if counted, ok := countedSide(op); ok {
			return compareCounted(g, op, preds[p], counted)
		}
	}
	return g.each(op, func(a []value.Value) value.Value { return g.icmp(preds[p], a[0], a[1]) })
}

func (g *gen) compareF(op *ast.Op) error {
	p := op.Enum(ast.KeyComparisonPredicate, ast.CmpEqual)
	preds := &unorderedPreds
	if op.Enum(ast.KeyComparisonOrdering, ast.CmpOrdered) == ast.CmpOrdered {
		preds = &orderedPreds
	}
	t := operandElem(op)
	return g.each(op, func(a []value.Value) value.Value {
		x, y := a[0], a[1]
		if t == num.F16 || t == num.BF16 {
			x, y = g.b.NewFPExt(x, types.Float), g.b.NewFPExt(y, types.Float)
		}
		return g.b.NewFCmp(preds[p], x, y)
	})
}

func (g *gen) choose(op *ast.Op) error {
	return g.each(op, func(a []value.Value) value.Value { return g.b.NewSelect(a[0], a[1], a[2]) })
}

// passThrough gives the result the operand's registers.
func (g *gen) passThrough(op *ast.Op) error {
	return g.each(op, func(a []value.Value) value.Value { return a[0] })
}

// assume changes nothing: the plan has read what it says.
func (g *gen) assume(op *ast.Op) error {
	if v := g.views[op.Source()]; v != nil {
		g.views[op.Value()] = v
		return nil
	}
	if g.tiles[op.Source()] == nil {
		return nil // a token
	}
	return g.passThrough(op)
}

// offset advances pointers by a number of elements, taken as signed.
func (g *gen) offset(op *ast.Op) error {
	bits := int64(ast.AsTile(op.Value().Type).Pointee().MemBits())
	return g.each(op, func(a []value.Value) value.Value {
		by := g.widen(a[1])
		if bits < 8 {
			by = g.b.NewAShr(g.mul(by, i64(bits)), i64(3)) // even: no pointer points into a byte
		} else {
			by = g.mul(by, i64(bits/8))
		}
		return g.b.NewAdd(a[0], by)
	})
}

// widen sign-extends an integer to 64 bits.
func (g *gen) widen(v value.Value) value.Value {
	if types.Equal(v.Type(), types.I64) {
		return v
	}
	if c := asInt(v); c != nil {
		return i64(c.X.Int64())
	}
	return g.b.NewSExt(v, types.I64)
}

func elemBytes(t ast.Type) int { return gpu.ElemBytes(t) }
