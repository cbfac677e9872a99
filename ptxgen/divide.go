package ptxgen

import "math/bits"

// ptxas divides by a constant as by any number, in some twenty instructions with a reciprocal. So divisions by constants are written here as
// shifts and products (Granlund and Montgomery, Division by Invariant Integers using Multiplication; Warren, Hacker's
// Delight, chapter 10). With w bits, ⌊a·b/2^w⌋ as mulhi(a, b), and sign(x) -1 for a negative x and else 0:
//
//	unsigned, d = 2^s    x/d = x >> s,  x%d = x & (d-1)
//	signed, d = 2^s      x/d = (x + (sign(x) >>> w-s)) >> s
//	unsigned             x/d = mulhi(m, x) >> s,  or (t + ((x - t) >>> 1)) >>> (s-1) with t = mulhi(m, x)
//	signed               x/d = (mulhi(m, x) [+ x] >> s) - sign(x)
//
// and x%d = x - x/d·d. Of 64 bits only powers of two are divided so, whose products would be several instructions.

// divideByConstant emits a quotient or a remainder by a constant that is greater than one, or reports that it cannot.
func (g *funcGen) divideByConstant(op nodeOp, k kind, x, y operand) (operand, bool) {
	if !y.isImm() || x.isImm() || y.Val < 2 || k != kI32 && k != kI64 {
		return operand{}, false
	}
	d, width := uint64(y.Val), int64(k.info().bits)
	power := d&(d-1) == 0
	signed := op == opSDiv || op == opSRem
	switch {
	case op != opUDiv && op != opURem && !signed, !power && k != kI32:
		return operand{}, false
	case op == opURem && power:
		return g.intBinary(opAnd, k, x, intOp(y.Val-1)), true
	}
	var q operand
	switch {
	case power && signed:
		q = g.signedShift(k, x, int64(bits.TrailingZeros64(d)), width)
	case power:
		q = g.intBinary(opLShr, k, x, intOp(int64(bits.TrailingZeros64(d))))
	case signed:
		q = g.signedQuotient(x, d)
	default:
		q = g.unsignedQuotient(x, d)
	}
	if op == opUDiv || op == opSDiv {
		return q, true
	}
	return g.intBinary(opSub, k, x, g.intBinary(opMul, k, q, y)), true
}

// signedShift divides by 2^s, toward zero.
func (g *funcGen) signedShift(k kind, x operand, s, width int64) operand {
	sign := x
	if s > 1 {
		sign = g.intBinary(opAShr, k, x, intOp(width-1))
	}
	return g.intBinary(opAShr, k, g.intBinary(opAdd, k, x, g.intBinary(opLShr, k, sign, intOp(width-s))), intOp(s))
}

// unsignedQuotient divides 32 bits by d, which is no power of two.
func (g *funcGen) unsignedQuotient(x operand, d uint64) operand {
	m, s, wide := unsignedFactor(d)
	t := g.compute(B32, "mul.hi.u32", x, intOp(canonical(int64(m), kI32)))
	if !wide {
		return g.intBinary(opLShr, kI32, t, intOp(int64(s)))
	}
	half := g.intBinary(opLShr, kI32, g.intBinary(opSub, kI32, x, t), intOp(1))
	return g.intBinary(opLShr, kI32, g.intBinary(opAdd, kI32, t, half), intOp(int64(s-1)))
}

// unsignedFactor is m = ⌈2^(32+s)/d⌉ with the least s for which that is close enough: the excess m·d - 2^(32+s) is at most 2^s.
// Where m takes 33 bits it is wide, and the lower 32 of it are returned.
func unsignedFactor(d uint64) (m uint64, s int, wide bool) {
	for s = 0; ; s++ {
		power := uint64(1) << (32 + s)
		m = (power + d - 1) / d
		if m*d-power <= 1<<s {
			return m & (1<<32 - 1), s, m>>32 != 0
		}
	}
}

// signedQuotient divides 32 bits by d, which is no power of two, toward zero.
func (g *funcGen) signedQuotient(x operand, d uint64) operand {
	m, s := signedFactor(d)
	q := g.compute(B32, "mul.hi.s32", x, intOp(int64(int32(m))))
	if int32(m) < 0 { // m - 2^32 was multiplied by
		q = g.intBinary(opAdd, kI32, q, x)
	}
	q = g.intBinary(opAShr, kI32, q, intOp(int64(s)))
	return g.intBinary(opAdd, kI32, q, g.intBinary(opLShr, kI32, x, intOp(31)))
}

// signedFactor is m = ⌈2^(32+s)/d⌉ with the least s for which the excess m·d - 2^(32+s), times each number of 31 bits, leaves quotients as they are: it is at most 2^(s+1).
func signedFactor(d uint64) (m uint32, s int) {
	for s = 0; ; s++ {
		power := uint64(1) << (32 + s)
		f := (power + d - 1) / d
		if f*d-power <= 1<<(s+1) {
			return uint32(f), s
		}
	}
}
