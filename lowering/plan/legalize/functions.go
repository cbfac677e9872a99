package legalize

import (
	"math"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/analysis"
	"tileir/lowering/build"
	"tileir/lowering/plan/pass"
	"tileir/lowering/remark"
)

// A tanh that nothing but 1 + tanh(x) asks for is computed together with that sum, as gelu does:
//
//	%y = mulf %c, %x                      %m = mulf %x, -2·log2(e)·c
//	%t = tanh %y                          %e = exp2 %m flush_to_zero
//	%s = addf 1, %t                       %d = fma %e, ½, ½
//	                                      %s = divf 1, %d rounding<approx> flush_to_zero
//
// since 1 + tanh(y) = 2/(1 + e^-2y). That is four instructions where tanh alone has sixteen: near
// zero it has to be as exact as its argument, of which the sum shows nothing. What is written is off
// by at most six units of 2^-24, three of the last place of what is one or more, and below y = -1
// by two (TestOnePlusTanh); a tanh rounded by itself may be off by two such units, and its sum by one more.
// The constant c, if nothing else reads the product, is one with that of the exponential.

// Functions writes sums with functions that are computed in fewer steps than those are alone.
func Functions(c *pass.Context) error {
	var sums []*ast.Op
	c.Walk(c.Op, func(op *ast.Op) {
		if op.Opcode == ast.OpAddF && tanhOf(op) != nil {
			sums = append(sums, op)
		}
	})
	for _, op := range sums {
		c.Remark(op, remark.OnePlusTanh)
		onePlusTanh(op)
	}
	return nil
}

// tanhOf returns the tanh of f32 to which op adds one, and nothing else asks for it; else nil.
func tanhOf(op *ast.Op) *ast.Op {
	if !roundsNearest(op) {
		return nil
	}
	for _, side := range sides {
		v := op.Get(side.one)
		t := v.Def()
		if t == nil || t.Opcode != ast.OpTanH || len(v.Uses()) != 1 || t.Block() != op.Block() {
			continue
		}
		one, known := numberOf(op.Get(side.other))
		if known && one == 1 && t.Enum(ast.KeyRoundingMode, ast.RoundFull) == ast.RoundFull && ast.AsTile(v.Type).ElemNum() == num.F32 {
			return t
		}
	}
	return nil
}

// sides are the operands of a sum or product, in either order.
var sides = []struct{ one, other ast.Part }{{ast.InLhs, ast.InRhs}, {ast.InRhs, ast.InLhs}}

// roundsNearest reports whether an op of arithmetic rounds to nearest even, subnormal numbers too.
func roundsNearest(op *ast.Op) bool {
	return op.Enum(ast.KeyRoundingMode, ast.RoundNearestEven) == ast.RoundNearestEven && !op.Has(ast.KeyFlushToZero)
}

// numberOf returns the number that all elements of a constant tile of f32 are.
func numberOf(v *ast.Value) (float64, bool) {
	bits, ok := analysis.SplatBits(v)
	if !ok || ast.AsTile(v.Type).ElemNum() != num.F32 {
		return 0, false
	}
	return float64(math.Float32frombits(uint32(bits))), true
}

// onePlusTanh writes such a sum anew.
func onePlusTanh(sum *ast.Op) {
	tanh := tanhOf(sum)
	x, factor := tanh.Source(), -2*math.Log2E
	scaled := x.Def()
	if rest, c, ok := constantFactor(scaled); ok && len(x.Uses()) == 1 {
		x, factor = rest, factor*c
	} else {
		scaled = nil
	}
	a := build.At{Mark: sum}
	t := ast.AsTile(sum.Value().Type)
	nearest := ast.EnumAttr{Enum: ast.EnumRounding, Value: ast.RoundNearestEven}

	power := a.Op(ast.OpMulF, t, x, allOf(a, t, factor))
	power.SetAttr(ast.KeyRoundingMode, nearest)
	e := a.Op(ast.OpExp2, t, power.Value())
	e.SetAttr(ast.KeyFlushToZero, ast.UnitAttr{})
	half := allOf(a, t, 0.5)
	d := a.Op(ast.OpFma, t, e.Value(), half, half)
	d.SetAttr(ast.KeyRoundingMode, nearest)
	quotient := a.Op(ast.OpDivF, t, allOf(a, t, 1), d.Value())
	quotient.SetAttr(ast.KeyRoundingMode, ast.EnumAttr{Enum: ast.EnumRounding, Value: ast.RoundApprox})
	quotient.SetAttr(ast.KeyFlushToZero, ast.UnitAttr{})

	sum.Value().ReplaceAllUses(quotient.Value())
	sum.Erase()
	tanh.Erase()
	if scaled != nil {
		scaled.Erase()
	}
}

// constantFactor takes a product with a constant apart, of which nothing is too small or too large
// where it is multiplied by another.
func constantFactor(op *ast.Op) (x *ast.Value, c float64, ok bool) {
	if op == nil || op.Opcode != ast.OpMulF || !roundsNearest(op) {
		return nil, 0, false
	}
	for _, side := range sides {
		if c, known := numberOf(op.Get(side.one)); known && math.Abs(c) > 1e-30 && math.Abs(c) < 1e30 {
			return op.Get(side.other), c, true
		}
	}
	return nil, 0, false
}

// allOf is a tile of one number of f32, which is rounded to that.
func allOf(a build.At, t *ast.TileType, x float64) *ast.Value {
	op := a.Op(ast.OpConstant, t)
	bits := math.Float32bits(float32(x))
	op.SetAttr(ast.KeyValue, &ast.DenseAttr{Type: t, Splat: true, Data: []byte{byte(bits), byte(bits >> 8), byte(bits >> 16), byte(bits >> 24)}})
	return op.Value()
}
