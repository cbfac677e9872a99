package opt

import (
	"tileir/ast"
	"tileir/ast/num"
)

// Evaluate computes an elementwise op but select of known elements, through package num, as the
// interpreter does. It says no where the op is undefined for them: what becomes of
// that is not decided here.
func Evaluate(op *ast.Op, in []uint64) (uint64, bool) {
	from, to := ast.AsTile(op.Operand(0).Type).ElemNum(), ast.AsTile(op.Value().Type).ElemNum()
	if from == num.Invalid || to == num.Invalid {
		return 0, false // pointers
	}
	switch op.Opcode {
	case ast.OpBitcast:
		return in[0], true
	case ast.OpExtI, ast.OpTruncI, ast.OpFToF, ast.OpFToI, ast.OpIToF:
		return convert(op, from, to, in[0])
	case ast.OpCmpI, ast.OpCmpF:
		return compare(op, from, in[0], in[1]), true
	case ast.OpFPowI:
		return num.PowI(from, in[0], num.Signed(ast.AsTile(op.Get(ast.InExponent).Type).ElemNum(), in[1])), true
	case ast.OpSelect: // selectRules choose
		return 0, false
	}
	switch {
	case from.IsFloat():
		return floating(op, from, in)
	case len(in) == 1:
		return integerOfOne(op, from, in[0])
	}
	return integerOfTwo(op, from, in[0], in[1])
}

func isSigned(op *ast.Op) bool { return op.Enum(ast.KeySignedness, ast.Unsigned) == ast.Signed }

// convert is evaluate for a conversion.
func convert(op *ast.Op, from, to num.Type, a uint64) (uint64, bool) {
	switch op.Opcode {
	case ast.OpExtI:
		return num.Resize(from, to, a, isSigned(op)), true
	case ast.OpTruncI:
		v, flags := num.Wrap(to, a), op.Enum(ast.KeyOverflow, ast.OverflowNone)
		lost := flags&ast.NoSignedWrap != 0 && num.Resize(to, from, v, true) != a || flags&ast.NoUnsignedWrap != 0 && v != a
		return v, !lost
	case ast.OpFToF:
		return num.FToF(from, to, a, rounding(op)), true
	case ast.OpIToF:
		return num.IToF(from, to, a, isSigned(op), rounding(op)), true
	}
	if op.MakesTruth() {
		return num.FToTruth(from, a)
	}
	v, fits := num.FToI(from, to, a, isSigned(op))
	return v, fits || op.Has(ast.KeySaturating)
}

// compare is evaluate for a comparison.
func compare(op *ast.Op, t num.Type, a, b uint64) uint64 {
	order := num.Compare
	if op.Opcode == ast.OpCmpI {
		order = func(t num.Type, a, b uint64) num.Order { return num.CompareI(t, a, b, isSigned(op)) }
	}
	holds := false
	switch o := order(t, a, b); op.Enum(ast.KeyComparisonPredicate, ast.CmpEqual) {
	case ast.CmpEqual:
		holds = o == num.Equal
	case ast.CmpNotEqual:
		holds = o == num.Less || o == num.Greater
	case ast.CmpLess:
		holds = o == num.Less
	case ast.CmpLessEqual:
		holds = o == num.Less || o == num.Equal
	case ast.CmpGreater:
		holds = o == num.Greater
	case ast.CmpGreaterEqual:
		holds = o == num.Greater || o == num.Equal
	}
	if op.Opcode == ast.OpCmpF && op.Enum(ast.KeyComparisonOrdering, ast.CmpOrdered) == ast.CmpUnordered {
		holds = holds || num.IsNaN(t, a) || num.IsNaN(t, b)
	}
	if holds {
		return 1
	}
	return 0
}

func integerOfOne(op *ast.Op, t num.Type, a uint64) (uint64, bool) {
	flags := op.Enum(ast.KeyOverflow, ast.OverflowNone)
	switch {
	case t == num.I1: // 0 and -1, which are their own negatives and absolute values
		return a, flags == ast.OverflowNone
	case op.Opcode == ast.OpAbsI && num.Signed(t, a) >= 0:
		return a, true
	case op.Opcode == ast.OpAbsI:
		return num.Wrap(t, -a), true
	case op.Opcode == ast.OpNegI:
		wraps := flags&ast.NoSignedWrap != 0 && a == num.MinSigned(t) || flags&ast.NoUnsignedWrap != 0 && a != 0
		return num.Wrap(t, -a), !wraps
	}
	return 0, false
}

func integerOfTwo(op *ast.Op, t num.Type, a, b uint64) (uint64, bool) {
	signed := isSigned(op)
	switch op.Opcode {
	case ast.OpAddI:
		return num.Wrap(t, a+b), keeps(op, num.AddWraps, t, a, b)
	case ast.OpSubI:
		return num.Wrap(t, a-b), keeps(op, num.SubWraps, t, a, b)
	case ast.OpMulI:
		return num.Wrap(t, a*b), keeps(op, num.MulWraps, t, a, b)
	case ast.OpShLI:
		return num.ShL(t, a, b), keeps(op, num.ShLWraps, t, a, b)
	case ast.OpShRI:
		return num.ShR(t, a, b, signed), true
	case ast.OpMulhiI:
		return num.MulHi(t, a, b, false), true
	case ast.OpDivI:
		return num.DivI(t, a, b, signed, num.Rounding(op.Enum(ast.KeyRounding, ast.RoundZero)))
	case ast.OpRemI:
		return num.RemI(t, a, b, signed)
	case ast.OpMaxI:
		return num.MaxI(t, a, b, signed), true
	case ast.OpMinI:
		return num.MinI(t, a, b, signed), true
	case ast.OpAndI:
		return a & b, true
	case ast.OpOrI:
		return a | b, true
	case ast.OpXOrI:
		return a ^ b, true
	}
	return 0, false
}

// keeps reports whether an op keeps what it promises of overflow.
func keeps(op *ast.Op, wraps func(t num.Type, a, b uint64, signed bool) bool, t num.Type, a, b uint64) bool {
	flags := op.Enum(ast.KeyOverflow, ast.OverflowNone)
	return (flags&ast.NoSignedWrap == 0 || !wraps(t, a, b, true)) && (flags&ast.NoUnsignedWrap == 0 || !wraps(t, a, b, false))
}

// rounding returns the rounding mode of an op. The approximate modes are computed
// to nearest, which is within their bounds.
func rounding(op *ast.Op) num.Rounding {
	switch m := op.Enum(ast.KeyRoundingMode, ast.RoundNearestEven); {
	case m <= ast.RoundPosInf:
		return num.Rounding(m)
	case m == ast.RoundNearestAway:
		return num.NearestAway
	}
	return num.NearestEven
}

// floating is evaluate for ops on floating-point numbers of one type.
func floating(op *ast.Op, t num.Type, in []uint64) (uint64, bool) {
	flush := func(v uint64) uint64 { return v }
	if op.Has(ast.KeyFlushToZero) {
		flush = func(v uint64) uint64 { return num.Flush(t, v) }
	}
	var x [3]uint64
	for i, v := range in {
		x[i] = flush(v)
	}
	v, known := rounded(op, t, x)
	return flush(v), known
}

// rounded is floating without flushing.
func rounded(op *ast.Op, t num.Type, x [3]uint64) (uint64, bool) {
	m, nan := rounding(op), op.Has(ast.KeyPropagateNaN)
	switch op.Opcode {
	case ast.OpAddF:
		return num.Add(t, x[0], x[1], m), true
	case ast.OpSubF:
		return num.Sub(t, x[0], x[1], m), true
	case ast.OpMulF:
		return num.Mul(t, x[0], x[1], m), true
	case ast.OpDivF:
		if op.Enum(ast.KeyRoundingMode, ast.RoundNearestEven) == ast.RoundApprox {
			return num.DivApprox(t, x[0], x[1]), true
		}
		return num.Div(t, x[0], x[1], m), true
	case ast.OpRemF:
		return num.Rem(t, x[0], x[1]), true
	case ast.OpMaxF:
		return num.Max(t, x[0], x[1], nan), true
	case ast.OpMinF:
		return num.Min(t, x[0], x[1], nan), true
	case ast.OpPow:
		return num.Pow(t, x[0], x[1]), true
	case ast.OpAtan2:
		return num.Atan2(t, x[0], x[1]), true
	case ast.OpFma:
		return num.Fma(t, x[0], x[1], x[2], m), true
	case ast.OpSqrt:
		return num.Sqrt(t, x[0], m), true
	case ast.OpAbsF:
		return num.Abs(t, x[0]), true
	case ast.OpNegF:
		return num.Neg(t, x[0]), true
	}
	if f, ok := functionOf(op.Opcode); ok {
		return num.Call(f, t, x[0]), true
	}
	return 0, false
}

// functionOf returns what an op of one argument computes.
func functionOf(code ast.Opcode) (num.Func, bool) {
	switch code {
	case ast.OpCeil:
		return num.Ceil, true
	case ast.OpFloor:
		return num.Floor, true
	case ast.OpExp:
		return num.Exp, true
	case ast.OpExp2:
		return num.Exp2, true
	case ast.OpLog:
		return num.Log, true
	case ast.OpLog2:
		return num.Log2, true
	case ast.OpSin:
		return num.Sin, true
	case ast.OpCos:
		return num.Cos, true
	case ast.OpTan:
		return num.Tan, true
	case ast.OpSinH:
		return num.SinH, true
	case ast.OpCosH:
		return num.CosH, true
	case ast.OpTanH:
		return num.TanH, true
	case ast.OpRsqrt:
		return num.Rsqrt, true
	}
	return 0, false
}
