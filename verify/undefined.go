package verify

import (
	"math"
	"strconv"

	"tileir/ast"
	"tileir/ast/num"
)

// This file finds what the specification leaves undefined and constants make
// certain. It draws warnings: the module is well formed, and the op may never
// run.

// constantOf returns the constant that v is, or nil.
func constantOf(v *ast.Value) *ast.DenseAttr {
	def := v.Def()
	if def == nil || def.Opcode != ast.OpConstant {
		return nil
	}
	d, ok := def.Attr("value").(*ast.DenseAttr)
	if !ok || d.Type.ElemNum() == num.Invalid || len(d.Data) < d.ElemBytes() {
		return nil
	}
	return d
}

// findElem returns the first element of a constant that bad holds of.
func findElem(d *ast.DenseAttr, bad func(bits uint64) bool) (uint64, bool) {
	if d == nil {
		return 0, false
	}
	for i := range len(d.Data) / d.ElemBytes() {
		if v := d.Elem(i); bad(v) {
			return v, true
		}
	}
	return 0, false
}

// undefined warns of an operand whose constant value leaves the op undefined.
func (c *checker) undefined(code Code, op *ast.Op, v *ast.Value, format string, args ...any) {
	args = append([]any{op.ShortName()}, args...)
	c.warn(code, op.Pos, "%s: "+format+": undefined", args...).note(v.Pos, "%s is defined here", valueName(v))
}

// checkDivisor warns of a division by zero, and of the one signed quotient that is
// too large.
func checkDivisor(c *checker, op *ast.Op) {
	lhs, rhs := constantOf(op.Operand(0)), constantOf(op.Operand(1))
	if _, found := findElem(rhs, func(bits uint64) bool { return bits == 0 }); found {
		c.undefined(codeZeroDivisor, op, op.Operand(1), "expected a divisor other than 0, got 0")
		return
	}
	if lhs == nil || rhs == nil || !lhs.Splat || !rhs.Splat || op.Enum("signedness", ast.Signed) != ast.Signed {
		return
	}
	if t := lhs.Type.ElemNum(); op.Opcode == ast.OpDivI && lhs.Elem(0) == num.MinSigned(t) && num.Signed(t, rhs.Elem(0)) == -1 {
		c.undefined(codeZeroDivisor, op, op.Operand(0), "expected a quotient that fits %s, got the least number divided by -1", t)
	}
}

// step warns of a for that does not go forward.
func (c *checker) step(op *ast.Op) {
	v := op.Operand(2)
	d := constantOf(v)
	if d == nil {
		return
	}
	step := num.Signed(d.Type.ElemNum(), d.Elem(0))
	if step == 0 || step < 0 && !op.Has("unsignedCmp") {
		c.undefined(codeStep, op, v, "expected a positive step, got %d", step)
	}
}

// checkFToI warns of a constant that the integers do not have, unless the op
// says what becomes of it.
func checkFToI(c *checker, op *ast.Op) {
	if op.Has("saturating") {
		return
	}
	from, to := widths(op)
	lo, hi := -math.Ldexp(1, to.Bits()-1), math.Ldexp(1, to.Bits()-1)
	if op.Enum("signedness", ast.Signed) == ast.Unsigned {
		lo, hi = 0, math.Ldexp(1, to.Bits())
	}
	outside := func(bits uint64) bool {
		x := math.Trunc(num.Decode(from, bits))
		return !(lo <= x && x < hi)
	}
	if op.MakesTruth() {
		outside = func(bits uint64) bool { _, defined := num.FToTruth(from, bits); return !defined }
	}
	if bits, found := findElem(constantOf(op.Operand(0)), outside); found {
		c.undefined(codeNotInteger, op, op.Operand(0), "expected a number that fits %s, got %s", to, floatText(from, bits))
	}
}

// floatText is the shortest spelling that tells a number from its neighbours.
func floatText(t num.Type, bits uint64) string {
	width := 32
	if t == num.F64 {
		width = 64
	}
	return strconv.FormatFloat(num.Decode(t, bits), 'g', -1, width)
}

// shapeRange warns of an extent that the results cannot hold.
func (c *checker) shapeRange(op *ast.Op, extents []int64) {
	for i, r := range op.Results() {
		t := ast.AsTile(r.Type).ElemNum()
		if n := extents[i]; n != ast.Dynamic && t.Bits() < 64 && n > int64(num.Mask(t)) {
			c.warn(codeShapeRange, op.Pos, "%s: expected results that hold %d (dimension %d), got %s: undefined", op.ShortName(), n, i, t)
			return
		}
	}
}

// brokenBound warns of a constant outside the bounds that are assumed of it.
func (c *checker) brokenBound(op *ast.Op, p ast.BoundedAttr) {
	if n, found := refuting(op, func(n int64) bool { return p.Lo != nil && n < *p.Lo || p.Hi != nil && n > *p.Hi }); found {
		c.broken(op, n, "within the bounds")
	}
}

// brokenDivisor warns of a constant that is not divisible as is assumed.
func (c *checker) brokenDivisor(op *ast.Op, p ast.DivByAttr) {
	if p.Grouped {
		return
	}
	if n, found := refuting(op, func(n int64) bool { return n%int64(p.Divisor) != 0 }); found {
		c.broken(op, n, "that is a multiple of "+strconv.FormatUint(p.Divisor, 10))
	}
}

// refuting returns the first number of a constant for which what op assumes of it is not true.
func refuting(op *ast.Op, untrue func(n int64) bool) (n int64, found bool) {
	d := constantOf(ast.Unassumed(op.Operand(0)))
	if d == nil {
		return 0, false
	}
	t := d.Type.ElemNum()
	bits, found := findElem(d, func(bits uint64) bool { return untrue(num.Signed(t, bits)) })
	return num.Signed(t, bits), found
}

// broken warns of an assumption that a constant refutes. It is undefined, and
// frontends write it of strides that are never used: nothing is made of it.
func (c *checker) broken(op *ast.Op, n int64, what string) {
	v := ast.Unassumed(op.Operand(0))
	c.warn(codeBrokenAssume, op.Pos, "assume: expected a value %s, got %d: the assumption is not made use of", what, n).note(v.Pos, "%s is defined here", valueName(v))
}
