package llvmgen

import (
	"github.com/llir/llvm/ir"
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

// Conversions between element types. The 4-bit types are held in i8 registers
// whose upper half is zero.

// isSigned reads the signedness of an op.
func isSigned(op *ast.Op) bool { return op.Enum(ast.KeySignedness, ast.Signed) == ast.Signed }

// extend widens integers.
func (g *gen) extend(op *ast.Op) error {
	from, t := operandElem(op), numType(resultElem(op)).(*types.IntType)
	return g.each(op, func(a []value.Value) value.Value {
		x := a[0]
		if from == num.I4 && isSigned(op) {
			four := constant.NewInt(types.I8, 4)
			x = g.b.NewAShr(g.b.NewShl(x, four), four)
		}
		if resultElem(op) == num.I4 { // from i1
			if isSigned(op) {
				return g.b.NewSelect(x, constant.NewInt(types.I8, 15), constant.NewInt(types.I8, 0))
			}
			return g.b.NewZExt(x, types.I8)
		}
		return g.resize(x, t, isSigned(op))
	})
}

// truncate drops the upper bits of integers.
func (g *gen) truncate(op *ast.Op) error {
	to := resultElem(op)
	return g.each(op, func(a []value.Value) value.Value {
		x := g.resize(a[0], numType(to).(*types.IntType), false)
		if to == num.I4 {
			return g.b.NewAnd(x, constant.NewInt(types.I8, 15))
		}
		return x
	})
}

// resize gives an integer another width.
func (g *gen) resize(x value.Value, t *types.IntType, signed bool) value.Value {
	from := x.Type().(*types.IntType)
	switch {
	case from.BitSize == t.BitSize:
		return x
	case from.BitSize > t.BitSize:
		return g.b.NewTrunc(x, t)
	case signed:
		return g.b.NewSExt(x, t)
	}
	return g.b.NewZExt(x, t)
}

// floatToFloat rounds once.
func (g *gen) floatToFloat(op *ast.Op) error {
	from, to := operandElem(op), resultElem(op)
	mode := op.Enum(ast.KeyRoundingMode, ast.RoundNearestEven)
	if f := smallFormats[to]; f != nil && f.pair != ptx.NoType && g.machine.ConvertF8 && from != num.F64 && !op.Has(gpu.AttrBatched) {
		return g.narrowByPairs(op, f)
	}
	return g.each(op, func(a []value.Value) value.Value {
		return g.inline(func(c *calc) value.Value { return c.convertFloat(a[0], from, to, mode) })
	})
}

// convertFloat goes by way of f32, which holds every narrower type; f64 is
// rounded to odd there, so that the second rounding is as good as one.
func (c *calc) convertFloat(x value.Value, from, to num.Type, mode uint32) value.Value {
	switch {
	case from == num.F64 && isArithmetic(to) && mode == ast.RoundNearestEven:
		return c.b.NewFPTrunc(x, numType(to))
	case from == num.F64 && to == num.F32:
		return c.asm(asm.Convert{To: ptx.F32, From: ptx.F64, Rounding: known(ptxRoundings, mode)}, types.Float, x)
	case from == num.F64:
		return c.narrow(c.oddSingle(x), to, mode)
	case to == num.F64 && isArithmetic(from):
		return c.b.NewFPExt(x, types.Double)
	}
	x = c.widen(x, from)
	switch {
	case to == num.F64:
		return c.b.NewFPExt(x, types.Double)
	case (to == num.F16 || to == num.BF16) && mode != ast.RoundZero:
		mode = ast.RoundNearestEven // of the other modes only conversions that lose nothing are left
	}
	return c.narrow(x, to, mode)
}

// oddSingle rounds f64 to f32 to odd: truncated, with the last bit set if
// anything was lost. (Boldo and Melquiond, "Emulation of FMA and correctly
// rounded sums: proved algorithms using rounding to odd".)
func (c *calc) oddSingle(x value.Value) value.Value {
	near := c.b.NewFPTrunc(x, types.Float)
	back := c.b.NewFPExt(near, types.Double)
	over := c.less(c.abs(x), c.abs(back))
	inexact := c.cmp(enum.FPredUNE, back, x)
	cut := c.b.NewSub(c.bitsOf(near), c.b.NewZExt(over, types.I32))
	return single.floatOf(c, c.or(cut, c.b.NewZExt(inexact, types.I32)))
}

// floatToInt truncates and saturates; NaN becomes zero. Only the modifier
// saturating asks for that, but the hardware does it anyway.
func (g *gen) floatToInt(op *ast.Op) error {
	from, to := operandElem(op), resultElem(op)
	return g.each(op, func(a []value.Value) value.Value {
		return g.inline(func(c *calc) value.Value {
			if op.MakesTruth() {
				return c.truth(a[0], from)
			}
			return c.floatToInt(a[0], from, to, isSigned(op))
		})
	})
}

// truth is whether a number is not zero.
func (c *calc) truth(x value.Value, from num.Type) value.Value {
	if from != num.F64 {
		x = c.widen(x, from)
	}
	return c.cmp(enum.FPredUNE, x, precisionOf(x).k(0))
}

// floatToInt uses PTX's cvt, which saturates, and makes zero of NaN but for
// 64-bit numbers.
func (c *calc) floatToInt(x value.Value, from, to num.Type, signed bool) value.Value {
	if from != num.F64 {
		x = c.widen(x, from)
	}
	v := c.toInt(x, to, signed)
	if from != num.F64 && to != num.I64 || to == num.I1 {
		return v
	}
	return c.pick(c.unordered(x, x), constant.NewInt(numType(to).(*types.IntType), 0), v)
}

func (c *calc) toInt(x value.Value, to num.Type, signed bool) value.Value {
	switch one := precisionOf(x); {
	case to == num.I1 && signed: // 0 and -1
		return c.cmp(enum.FPredOLE, x, one.k(-1))
	case to == num.I1:
		return c.cmp(enum.FPredOGE, x, one.k(1))
	case to == num.I8 && signed:
		return c.b.NewTrunc(c.bounded(c.b.NewFPToSI(x, types.I32), -128, 127), types.I8)
	case to == num.I8:
		v := c.b.NewFPToUI(x, types.I32)
		return c.b.NewTrunc(c.intCall("umin", v, i32(255)), types.I8)
	case signed:
		return c.b.NewFPToSI(x, numType(to))
	}
	return c.b.NewFPToUI(x, numType(to))
}

// intCall calls one of LLVM's smin, smax, umin, umax.
func (c *calc) intCall(name string, x, y value.Value) value.Value {
	t := x.Type()
	return c.b.NewCall(c.intrinsic("llvm."+name+"."+t.LLString(), t, t, t), x, y)
}

// bounded limits a signed integer.
func (c *calc) bounded(x value.Value, low, high int64) value.Value {
	t := x.Type().(*types.IntType)
	return c.intCall("smin", c.intCall("smax", x, constant.NewInt(t, low)), constant.NewInt(t, high))
}

// intToFloat rounds integers to nearest even.
func (g *gen) intToFloat(op *ast.Op) error {
	return g.each(op, func(a []value.Value) value.Value {
		return g.inline(func(c *calc) value.Value { return c.intToFloat(a[0], resultElem(op), isSigned(op)) })
	})
}

func (c *calc) intToFloat(x value.Value, to num.Type, signed bool) value.Value {
	switch {
	case isArithmetic(to):
		return c.fromInt(x, numType(to), signed)
	case to == num.TF32:
		return c.tf32FromInt(x, signed)
	}
	return c.narrow(c.fromInt(c.reduced(x, signed), types.Float, signed), to, ast.RoundNearestEven)
}

func (c *calc) fromInt(x value.Value, t types.Type, signed bool) value.Value {
	if types.Equal(x.Type(), types.I1) && signed {
		x = c.b.NewSExt(x, types.I32) // LLVM 19's backend makes +1 in f64 of a signed i1
	}
	if signed {
		return c.b.NewSIToFP(x, t)
	}
	return c.b.NewUIToFP(x, t)
}

// reduced bounds an integer that is to become an 8-bit or 4-bit number: beyond
// 2^20 all of them are beyond the range of these types, and up to there f32
// holds each.
func (c *calc) reduced(x value.Value, signed bool) value.Value {
	t := x.Type().(*types.IntType)
	switch {
	case t.BitSize <= 16:
		return x
	case signed:
		return c.bounded(x, -1<<20, 1<<20)
	}
	return c.intCall("umin", x, constant.NewInt(t, 1<<20))
}

// tf32FromInt rounds once: f64 holds 32-bit integers, and longer ones once
// their last eleven bits are gathered into one, far below where tf32 rounds.
func (c *calc) tf32FromInt(x value.Value, signed bool) value.Value {
	t := x.Type().(*types.IntType)
	if t.BitSize <= 16 {
		return c.narrow(c.fromInt(x, types.Float, signed), num.TF32, ast.RoundNearestEven)
	}
	if t.BitSize == 64 {
		low := c.and(x, i64(1<<12-1))
		some := c.b.NewICmp(enum.IPredNE, low, i64(0))
		gathered := c.or(c.and(x, i64(-1<<12)), c.b.NewSelect(some, i64(1<<11), i64(0)))
		m := x
		if signed { // |x|, up to one
			m = c.b.NewXor(x, c.b.NewAShr(x, i64(63)))
		}
		long := c.b.NewICmp(enum.IPredUGE, m, i64(1<<52))
		x = c.pick(long, gathered, x)
	}
	return c.narrow(c.oddSingle(c.fromInt(x, types.Double, signed)), num.TF32, ast.RoundNearestEven)
}

// bitcast keeps the bits. Types that LLVM lacks are integers of their width
// already.
func (g *gen) bitcast(op *ast.Op) error {
	t := numType(resultElem(op))
	return g.each(op, func(a []value.Value) value.Value { return g.reinterpret(g.hideCondition(a[0]), t) })
}

// hideCondition returns v, made otherwise if a condition selects it from 1 and 0. That
// is a truth value to ptxas (12.6 to 13.5 at least), even where a conversion
// between float types reads it: 1, the smallest subnormal f32, can come out of it
// as 1.0. A shift it does not see through.
func (g *gen) hideCondition(v value.Value) value.Value {
	t, ok := v.Type().(*types.IntType)
	if !ok {
		return v
	}
	all := v // ones where v is 1
	switch x := v.(type) {
	case *ir.InstZExt:
		if types.Equal(x.From.Type(), types.I1) {
			all = g.b.NewSExt(x.From, t)
		}
	case *ir.InstSelect:
		if yes, no := negative(x.ValueTrue), negative(x.ValueFalse); yes != nil && no != nil {
			all = g.b.NewSelect(x.Cond, yes, no)
		}
	}
	if all == v {
		return v
	}
	return g.b.NewLShr(all, constant.NewInt(t, int64(t.BitSize)-1))
}

// negative returns -v for a constant 0 or 1, and else nil.
func negative(v value.Value) value.Value {
	c, ok := v.(*constant.Int)
	if !ok || !c.X.IsInt64() || c.X.Int64()>>1 != 0 {
		return nil
	}
	return constant.NewInt(c.Typ, -c.X.Int64())
}
