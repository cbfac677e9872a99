package llvmgen

import (
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/plan"
)

// each writes a result register by register from the registers of the op's
// operands, which have its layout.
func (g *gen) each(op *ast.Op, f func(args []value.Value) value.Value) error {
	t, err := g.newTile(op.Results[0])
	if err != nil {
		return err
	}
	operands := make([]*tile, len(op.Operands()))
	for i, v := range op.Operands() {
		operands[i] = g.whole(v)
	}
	g.tiles[op.Results[0]] = t
	g.deferred(t, false, func(r int) {
		args := make([]value.Value, len(operands))
		for i, o := range operands {
			args[i] = g.reg(o, r)
		}
		t.regs[r] = f(args)
	})
	return nil
}

func resultElem(op *ast.Op) num.Type  { return ast.AsTile(op.Results[0].Type).ElemNum() }
func operandElem(op *ast.Op) num.Type { return ast.AsTile(op.Operand(0).Type).ElemNum() }

// unaryF is the rule of a floating-point op of one operand.
func unaryF(f func(g *gen, x value.Value, t num.Type) value.Value) rule {
	return rule{gen: func(g *gen, op *ast.Op) error {
		t := resultElem(op)
		if !isArithmetic(t) {
			return g.unsupported(op, "there is no arithmetic on %s", t)
		}
		return g.each(op, func(a []value.Value) value.Value { return f(g, a[0], t) })
	}}
}

func unaryI(f func(g *gen, x value.Value) value.Value) rule {
	return rule{gen: func(g *gen, op *ast.Op) error {
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

func intrinsicF(name string) func(*gen, value.Value, num.Type) value.Value {
	return func(g *gen, x value.Value, t num.Type) value.Value {
		return g.inF32(t, func(lt types.Type, s string, a ...value.Value) value.Value {
			return g.b.NewCall(g.intrinsic("llvm."+name+"."+s, lt, lt), a...)
		}, x)
	}
}

// inF32 computes a function whose result is exact in f32 there for the 16-bit
// types: the detour rounds nothing.
func (g *gen) inF32(t num.Type, f func(lt types.Type, s string, a ...value.Value) value.Value, args ...value.Value) value.Value {
	lt := numType(t)
	if t == num.F32 || t == num.F64 {
		return f(lt, suffix(t), args...)
	}
	wide := make([]value.Value, len(args))
	for i, a := range args {
		wide[i] = g.b.NewFPExt(a, types.Float)
	}
	return g.b.NewFPTrunc(f(types.Float, "f32", wide...), lt)
}

// negF and absF change the sign bit only, of NaN too.
func negF(g *gen, x value.Value, t num.Type) value.Value {
	it := bitsType(t.MemBits())
	sign := constant.NewInt(it, signExtend(1<<(t.MemBits()-1), t.MemBits()))
	return g.reinterpret(g.b.NewXor(g.reinterpret(x, it), sign), numType(t))
}

func absF(g *gen, x value.Value, t num.Type) value.Value {
	it := bitsType(t.MemBits())
	mask := constant.NewInt(it, int64(1)<<(t.MemBits()-1)-1)
	return g.reinterpret(g.b.NewAnd(g.reinterpret(x, it), mask), numType(t))
}

// roundings are the endings of the rounding modes of LLVM's NVVM intrinsics.
var roundings = map[uint32]string{
	ast.RoundNearestEven: "rn", ast.RoundZero: "rz", ast.RoundNegInf: "rm", ast.RoundPosInf: "rp",
	ast.RoundApprox: "approx", ast.RoundFull: "full",
}

// floatBinary writes addf, subf, mulf and divf.
func (g *gen) floatBinary(op *ast.Op) error {
	t := resultElem(op)
	if !isArithmetic(t) {
		return g.unsupported(op, "there is no arithmetic on %s", t)
	}
	mode := op.Enum("rounding_mode", ast.RoundNearestEven)
	ftz := op.Has("flush_to_zero")
	if ftz && t != num.F32 {
		return g.unsupported(op, "flush_to_zero is for f32, got %s", t)
	}
	if mode == ast.RoundNearestEven && !ftz {
		return g.each(op, func(a []value.Value) value.Value { return g.plainFloat(op.Opcode, a[0], a[1], t) })
	}
	if t != num.F32 && t != num.F64 {
		return g.unsupported(op, "%s rounds to nearest even only, got %s", t, roundings[mode])
	}
	text := floatAsm(op.Opcode, roundings[mode], ftz, t)
	c := constraint(numType(t))
	return g.each(op, func(a []value.Value) value.Value {
		return g.asm(numType(t), text, "="+c+","+c+","+c, false, a[0], a[1])
	})
}

// floatAsm spells a PTX instruction with a rounding mode.
func floatAsm(code ast.Opcode, rounding string, ftz bool, t num.Type) string {
	names := map[ast.Opcode]string{ast.OpAddF: "add", ast.OpSubF: "sub", ast.OpMulF: "mul", ast.OpDivF: "div"}
	s := names[code] + "." + rounding
	if ftz {
		s += ".ftz"
	}
	return s + "." + t.String() + " $0, $1, $2;"
}

func (g *gen) plainFloat(code ast.Opcode, x, y value.Value, t num.Type) value.Value {
	switch code {
	case ast.OpAddF:
		return g.b.NewFAdd(x, y)
	case ast.OpSubF:
		return g.b.NewFSub(x, y)
	case ast.OpMulF:
		return g.b.NewFMul(x, y)
	}
	// A quotient of two numbers of 11 or fewer bits, rounded to 24 bits and
	// then to its own width, is rounded correctly: 24 ≥ 2·11 + 2.
	return g.inF32(t, func(_ types.Type, _ string, a ...value.Value) value.Value {
		return g.b.NewFDiv(a[0], a[1])
	}, x, y)
}

func (g *gen) fma(op *ast.Op) error {
	t := resultElem(op)
	mode := op.Enum("rounding_mode", ast.RoundNearestEven)
	ftz := op.Has("flush_to_zero")
	lt := numType(t)
	if mode == ast.RoundNearestEven && !ftz {
		f := g.intrinsic("llvm.fma."+suffix(t), lt, lt, lt, lt)
		return g.each(op, func(a []value.Value) value.Value { return g.b.NewCall(f, a[0], a[1], a[2]) })
	}
	if t != num.F32 && (t != num.F64 || ftz) {
		return g.unsupported(op, "rounding other than to nearest even and flush_to_zero are for f32 and f64, got %s", t)
	}
	text := "fma." + roundings[mode]
	if ftz {
		text += ".ftz"
	}
	c := constraint(lt)
	return g.each(op, func(a []value.Value) value.Value {
		return g.asm(lt, text+"."+t.String()+" $0, $1, $2, $3;", "="+c+","+c+","+c+","+c, false, a[0], a[1], a[2])
	})
}

func (g *gen) sqrt(op *ast.Op) error {
	t := resultElem(op)
	mode := op.Enum("rounding_mode", ast.RoundNearestEven)
	ftz := op.Has("flush_to_zero")
	if mode == ast.RoundNearestEven && !ftz && isArithmetic(t) {
		// As for division, the detour through f32 rounds correctly.
		return g.each(op, func(a []value.Value) value.Value { return intrinsicF("sqrt")(g, a[0], t) })
	}
	if t != num.F32 && (t != num.F64 || ftz || mode == ast.RoundApprox) {
		return g.unsupported(op, "this rounding of %s", t)
	}
	text := "sqrt." + roundings[mode]
	if ftz {
		text += ".ftz"
	}
	c := constraint(numType(t))
	return g.each(op, func(a []value.Value) value.Value {
		return g.asm(numType(t), text+"."+t.String()+" $0, $1;", "="+c+","+c, false, a[0])
	})
}

// minmaxF writes maxf and minf: IEEE 754-2019 maximumNumber, or maximum where
// NaN propagates.
func (g *gen) minmaxF(op *ast.Op) error {
	t := resultElem(op)
	if !isArithmetic(t) || op.Has("flush_to_zero") && t != num.F32 {
		return g.unsupported(op, "this form for %s", t)
	}
	if t == num.F64 {
		return g.unsupported(op, "no instruction orders -0 below +0 in f64")
	}
	text := "max"
	if op.Opcode == ast.OpMinF {
		text = "min"
	}
	if op.Has("flush_to_zero") {
		text += ".ftz"
	}
	if op.Has("propagate_nan") {
		text += ".NaN"
	}
	c := constraint(numType(t))
	return g.each(op, func(a []value.Value) value.Value {
		return g.asm(numType(t), text+"."+t.String()+" $0, $1, $2;", "="+c+","+c+","+c, false, a[0], a[1])
	})
}

// intBinary writes the integer ops of two operands.
func (g *gen) intBinary(op *ast.Op) error {
	signed := op.Enum("signedness", ast.Signed) == ast.Signed
	mode := op.Enum("rounding", ast.RoundZero)
	width := int64(resultElem(op).Bits())
	return g.each(op, func(a []value.Value) value.Value {
		x, y := a[0], a[1]
		switch op.Opcode {
		case ast.OpAddI:
			return g.b.NewAdd(x, y)
		case ast.OpSubI:
			return g.b.NewSub(x, y)
		case ast.OpMulI:
			return g.b.NewMul(x, y)
		case ast.OpAndI:
			return g.b.NewAnd(x, y)
		case ast.OpOrI:
			return g.b.NewOr(x, y)
		case ast.OpXOrI:
			return g.b.NewXor(x, y)
		case ast.OpShLI, ast.OpShRI:
			return g.shift(op.Opcode, x, y, signed, width)
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

// shift writes a shift; amounts of the width or more are undefined in the
// language and in LLVM IR alike.
func (g *gen) shift(code ast.Opcode, x, y value.Value, signed bool, width int64) value.Value {
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
	p := op.Enum("comparison_predicate", ast.CmpEqual)
	preds := &unsignedPreds
	if op.Enum("signedness", ast.Signed) == ast.Signed {
		preds = &signedPreds
	}
	return g.each(op, func(a []value.Value) value.Value { return g.icmp(preds[p], a[0], a[1]) })
}

func (g *gen) compareF(op *ast.Op) error {
	p := op.Enum("comparison_predicate", ast.CmpEqual)
	preds := &unorderedPreds
	if op.Enum("comparison_ordering", ast.CmpOrdered) == ast.CmpOrdered {
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

func (g *gen) extend(op *ast.Op) error {
	signed := op.Enum("signedness", ast.Signed) == ast.Signed
	t := numType(resultElem(op))
	if operandElem(op) == num.I4 || resultElem(op) == num.I4 {
		return g.unsupported(op, "there are no i4 registers")
	}
	return g.each(op, func(a []value.Value) value.Value {
		if signed {
			return g.b.NewSExt(a[0], t)
		}
		return g.b.NewZExt(a[0], t)
	})
}

func (g *gen) truncate(op *ast.Op) error {
	if operandElem(op) == num.I4 || resultElem(op) == num.I4 {
		return g.unsupported(op, "there are no i4 registers")
	}
	t := numType(resultElem(op))
	return g.each(op, func(a []value.Value) value.Value { return g.b.NewTrunc(a[0], t) })
}

func (g *gen) floatToFloat(op *ast.Op) error {
	from, to := operandElem(op), resultElem(op)
	if mode := op.Enum("rounding_mode", ast.RoundNearestEven); mode != ast.RoundNearestEven {
		return g.unsupported(op, "rounding %s", roundings[mode])
	}
	if to == num.TF32 && from == num.F32 {
		return g.each(op, func(a []value.Value) value.Value { return g.roundTF32(a[0]) })
	}
	if from == num.TF32 && to == num.F32 {
		return g.passThrough(op)
	}
	if !isArithmetic(from) || !isArithmetic(to) || from == num.F64 && to == num.BF16 {
		return g.unsupported(op, "%s to %s", from, to)
	}
	lt := numType(to)
	return g.each(op, func(a []value.Value) value.Value {
		switch {
		case from == to:
			return a[0]
		case from.Bits() == to.Bits(): // f16 and bf16: f32 holds both
			return g.b.NewFPTrunc(g.b.NewFPExt(a[0], types.Float), lt)
		case from.Bits() < to.Bits():
			return g.b.NewFPExt(a[0], lt)
		}
		return g.b.NewFPTrunc(a[0], lt)
	})
}

// roundTF32 rounds an f32 to the 10 bits of fraction of tf32, to nearest even.
// The instruction that sm_80 has rounds ties away from zero, so it is done on
// the bits: half an odd step is added before the low 13 bits are dropped.
func (g *gen) roundTF32(x value.Value) value.Value {
	bits := g.b.NewBitCast(x, types.I32)
	odd := g.b.NewAnd(g.b.NewLShr(bits, i32(13)), i32(1))
	up := g.b.NewAdd(bits, g.b.NewAdd(odd, i32(0x0fff)))
	cut := g.b.NewAnd(up, i32(^int64(0x1fff)))
	finite := g.icmp(enum.IPredNE, g.b.NewAnd(bits, i32(0x7f800000)), i32(0x7f800000))
	return g.b.NewBitCast(g.b.NewSelect(finite, cut, bits), types.Float)
}

// floatToInt saturates: PTX's cvt does, and NaN becomes zero.
func (g *gen) floatToInt(op *ast.Op) error {
	from, to := operandElem(op), resultElem(op)
	if !isArithmetic(from) || to.Bits() < 8 {
		return g.unsupported(op, "%s to %s", from, to)
	}
	signed := op.Enum("signedness", ast.Signed) == ast.Signed
	lt := numType(to)
	return g.each(op, func(a []value.Value) value.Value {
		x := a[0]
		if from == num.BF16 || from == num.F16 {
			x = g.b.NewFPExt(x, types.Float)
		}
		if to == num.I8 {
			return g.saturateI8(x, signed)
		}
		if signed {
			return g.b.NewFPToSI(x, lt)
		}
		return g.b.NewFPToUI(x, lt)
	})
}

// saturateI8 converts through i32, which holds every i8, and clamps.
func (g *gen) saturateI8(x value.Value, signed bool) value.Value {
	lo, hi := int64(-128), int64(127)
	var v value.Value
	if signed {
		v = g.b.NewFPToSI(x, types.I32)
		v = g.b.NewSelect(g.icmp(enum.IPredSLT, v, i32(lo)), i32(lo), v)
		v = g.b.NewSelect(g.icmp(enum.IPredSGT, v, i32(hi)), i32(hi), v)
	} else {
		v = g.b.NewFPToUI(x, types.I32)
		v = g.b.NewSelect(g.icmp(enum.IPredUGT, v, i32(255)), i32(255), v)
	}
	return g.b.NewTrunc(v, types.I8)
}

func (g *gen) intToFloat(op *ast.Op) error {
	from, to := operandElem(op), resultElem(op)
	mode := op.Enum("rounding_mode", ast.RoundNearestEven)
	if mode != ast.RoundNearestEven || !isArithmetic(to) || to == num.BF16 && from.Bits() > 16 {
		return g.unsupported(op, "%s to %s rounding to %s", from, to, roundings[mode])
	}
	signed := op.Enum("signedness", ast.Signed) == ast.Signed
	lt := numType(to)
	return g.each(op, func(a []value.Value) value.Value {
		if to == num.BF16 { // f32 holds every 16-bit integer
			return g.b.NewFPTrunc(g.itof(a[0], types.Float, signed), lt)
		}
		return g.itof(a[0], lt, signed)
	})
}

func (g *gen) itof(x value.Value, t types.Type, signed bool) value.Value {
	if signed {
		return g.b.NewSIToFP(x, t)
	}
	return g.b.NewUIToFP(x, t)
}

func (g *gen) bitcast(op *ast.Op) error {
	from, to := operandElem(op), resultElem(op)
	if from.Bits() != to.Bits() || from == num.I1 {
		return g.passThrough(op)
	}
	t := numType(to)
	return g.each(op, func(a []value.Value) value.Value { return g.reinterpret(a[0], t) })
}

// passThrough gives the result the operand's registers.
func (g *gen) passThrough(op *ast.Op) error {
	return g.each(op, func(a []value.Value) value.Value { return a[0] })
}

// assume changes nothing: the plan has read what it says.
func (g *gen) assume(op *ast.Op) error {
	if v := g.views[op.Operand(0)]; v != nil {
		g.views[op.Results[0]] = v
		return nil
	}
	if g.tiles[op.Operand(0)] == nil {
		return nil // a token
	}
	return g.passThrough(op)
}

// offset advances pointers by a number of elements, taken as signed.
func (g *gen) offset(op *ast.Op) error {
	size := int64(elemBytes(ast.NumType(ast.AsTile(op.Results[0].Type).Pointee())))
	return g.each(op, func(a []value.Value) value.Value {
		return g.b.NewAdd(a[0], g.mul(g.widen(a[1]), i64(size)))
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

func elemBytes(t ast.Type) int { return plan.ElemBytes(t) }
