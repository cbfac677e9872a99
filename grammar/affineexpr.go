package grammar

import (
	"math"
	"math/bits"
	"strconv"
)

// Affine expressions of MLIR's builtin dialect: integers, dimensions d0, d1, …,
// symbols s0, s1, …, and sums, products, quotients and remainders of them. They
// are brought to the form that MLIR keeps them in while they are read, so that
// equal maps have equal text:
//
//	numbers last           3 + d0 -> d0 + 3, (d0 + 2) + d1 -> d0 + d1 + 2
//	symbols behind others  s0 * d0 -> d0 * s0
//	numbers joined         (d0 * 2) * 3 -> d0 * 6, d0 * 2 + d0 -> d0 * 3
//	what divides evenly    (d0 * 4 + d1) floordiv 2 -> d0 * 2 + d1 floordiv 2
//	                       (d0 * 4 + d1) mod 2 -> d1 mod 2
//	remainders in full     d0 - (d0 floordiv 4) * 4 -> d0 mod 4
//
// A difference is a sum with a product by -1.

type affineOp uint8

const (
	affineNumber affineOp = iota
	affineDim
	affineSymbol
	affineAdd
	affineMul
	affineMod
	affineFloorDiv
	affineCeilDiv
)

var affineSigns = [...]string{affineAdd: " + ", affineMul: " * ", affineMod: " mod ", affineFloorDiv: " floordiv ", affineCeilDiv: " ceildiv "}

// affine is an affine expression.
type affine struct {
	op       affineOp
	n        int64   // the number, or that of the dimension or symbol
	l, r     *affine // of a sum, product, quotient or remainder
	symbolic bool    // it is made of numbers and symbols
	terms    int     // of the sum that it is; 0 of anything else
	divisor  uint64  // the largest number that is seen to divide it; 0 if it is 0
}

func affineInt(n int64) *affine {
	return &affine{op: affineNumber, n: n, symbolic: true, divisor: magnitudeOf(n)}
}

func magnitudeOf(n int64) uint64 {
	if n < 0 {
		return -uint64(n)
	}
	return uint64(n)
}

func (e *affine) is(op affineOp) bool { return e.op == op }

func (e *affine) isInt(n int64) bool { return e.op == affineNumber && e.n == n }

// timesInt returns the x and n of x * n; ok is false of anything else.
func (e *affine) timesInt() (x *affine, n int64, ok bool) {
	if e.op == affineMul && e.r.op == affineNumber {
		return e.l, e.r.n, true
	}
	return nil, 0, false
}

// equal compares expressions by what they are made of.
func (e *affine) equal(f *affine) bool {
	if e == f {
		return true
	}
	if e.op != f.op || e.n != f.n || e.divisor != f.divisor || e.symbolic != f.symbolic {
		return false
	}
	return e.l == nil || e.r.equal(f.r) && e.l.equal(f.l)
}

// affineBinary makes an expression of two, in the form that is kept.
func affineBinary(op affineOp, l, r *affine) *affine {
	simplify := [...]func(l, r *affine) *affine{
		affineAdd: affineSum, affineMul: affineProduct, affineMod: affineRemainder,
		affineFloorDiv: affineFloor, affineCeilDiv: affineCeil,
	}
	if e := simplify[op](l, r); e != nil {
		return e
	}
	e := &affine{op: op, l: l, r: r, symbolic: l.symbolic && r.symbolic, divisor: affineDivisor(op, l, r)}
	if op == affineAdd {
		e.terms = max(l.terms, 1) + max(r.terms, 1)
	}
	return e
}

// affineDivisor is what divides an expression of two.
func affineDivisor(op affineOp, l, r *affine) uint64 {
	switch op {
	case affineMul:
		if hi, lo := bits.Mul64(l.divisor, r.divisor); hi == 0 {
			return lo
		}
		return 1
	case affineFloorDiv, affineCeilDiv:
		if r.is(affineNumber) && r.n != 0 && l.divisor%r.divisor == 0 {
			return l.divisor / r.divisor
		}
		return 1
	}
	return gcd(l.divisor, r.divisor)
}

func gcd(a, b uint64) uint64 {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

// affineSwapped reports whether the operands of a sum or product stand the other
// way around: numbers and symbols are last, names in the order of the lists.
func affineSwapped(l, r *affine) bool {
	switch {
	case l.is(affineNumber):
		return !r.is(affineNumber)
	case l.op == r.op && (l.is(affineDim) || l.is(affineSymbol)):
		return l.n > r.n
	}
	return l.symbolic && !r.symbolic
}

// The functions below return an expression in a simpler form, or nil.

func affineSum(l, r *affine) *affine {
	if affineSwapped(l, r) {
		return affineBinary(affineAdd, r, l)
	}
	if r.is(affineNumber) {
		switch {
		case l.is(affineNumber):
			return affineFolded(l.n+r.n, (l.n^(l.n+r.n))&(r.n^(l.n+r.n)) >= 0)
		case r.n == 0:
			return l
		case l.is(affineAdd) && l.r.is(affineNumber):
			return affineBinary(affineAdd, l.l, affineInt(l.r.n+r.n))
		}
	}
	x, m := affineTerm(l)
	y, n := affineTerm(r)
	if x.equal(y) {
		return affineBinary(affineMul, x, affineInt(m+n))
	}
	if l.is(affineAdd) && l.r.is(affineNumber) {
		return affineBinary(affineAdd, affineBinary(affineAdd, l.l, r), l.r)
	}
	return affineRest(l, r)
}

// affineTerm returns an expression as x * n.
func affineTerm(e *affine) (x *affine, n int64) {
	if x, n, ok := e.timesInt(); ok {
		return x, n
	}
	return e, 1
}

// maxRestTerms is in how long a sum affineRest looks. MLIR looks in any, which takes
// the square of their number.
const maxRestTerms = 64

// affineRest finds x mod q in x - (x floordiv q) * q, where x may be the last term
// of a sum.
func affineRest(x, r *affine) *affine {
	if !r.is(affineMul) {
		return nil
	}
	quotient, q := r.l, (*affine)(nil)
	if y, n, ok := r.timesInt(); ok && n == -1 && y.is(affineMul) {
		quotient, q = y.l, y.r // (x floordiv q) * q * -1
	} else if ok && n < 0 && n != math.MinInt64 {
		q = affineInt(-n)
	}
	if !quotient.is(affineFloorDiv) {
		return nil
	}
	if q != nil && quotient.r.equal(q) && quotient.l.equal(x) {
		return affineBinary(affineMod, x, q)
	}
	if quotient == r.l && x.is(affineAdd) && x.r.terms <= maxRestTerms {
		if e := affineSum(x.r, r); e != nil {
			return affineBinary(affineAdd, x.l, e)
		}
	}
	return nil
}

func affineProduct(l, r *affine) *affine {
	if affineSwapped(l, r) {
		return affineBinary(affineMul, r, l)
	}
	if r.is(affineNumber) {
		switch {
		case l.is(affineNumber):
			hi, lo := bits.Mul64(magnitudeOf(l.n), magnitudeOf(r.n))
			return affineFolded(l.n*r.n, hi == 0 && lo <= math.MaxInt64)
		case r.n == 1:
			return l
		case r.n == 0:
			return r
		}
	}
	x, n, ok := l.timesInt()
	switch {
	case !ok:
		return nil
	case r.is(affineNumber):
		return affineBinary(affineMul, x, affineInt(n*r.n))
	}
	return affineBinary(affineMul, affineBinary(affineMul, x, r), l.r)
}

func affineFloor(l, r *affine) *affine {
	if !r.is(affineNumber) || r.n == 0 {
		return nil
	}
	if e := affineQuotient(l, r.n, floorDiv); e != nil {
		return e
	}
	if l.is(affineAdd) && (l.l.divisor%r.divisor == 0 || l.r.divisor%r.divisor == 0) {
		return affineBinary(affineAdd, affineBinary(affineFloorDiv, l.l, r), affineBinary(affineFloorDiv, l.r, r))
	}
	return nil
}

func affineCeil(l, r *affine) *affine {
	if !r.is(affineNumber) || r.n == 0 {
		return nil
	}
	return affineQuotient(l, r.n, func(a, b int64) int64 { return -floorDiv(-a, b) })
}

// affineQuotient is l divided by n, where l is a number, n is 1, or it goes into
// the number that l is a multiple of.
func affineQuotient(l *affine, n int64, divide func(a, b int64) int64) *affine {
	if l.is(affineNumber) {
		return affineFolded(divide(l.n, n), l.n != math.MinInt64)
	}
	if n == 1 {
		return l
	}
	if x, m, ok := l.timesInt(); ok && m%n == 0 {
		return affineBinary(affineMul, x, affineInt(m/n))
	}
	return nil
}

func affineRemainder(l, r *affine) *affine {
	if !r.is(affineNumber) || r.n < 1 {
		return nil
	}
	switch {
	case l.is(affineNumber):
		return affineInt(l.n - floorDiv(l.n, r.n)*r.n)
	case l.divisor%r.divisor == 0:
		return affineInt(0)
	case l.is(affineAdd) && l.l.divisor%r.divisor == 0:
		return affineBinary(affineMod, l.r, r)
	case l.is(affineAdd) && l.r.divisor%r.divisor == 0:
		return affineBinary(affineMod, l.l, r)
	case l.is(affineMod) && l.r.is(affineNumber) && l.r.n%r.n == 0 && l.r.n > 0:
		return affineBinary(affineMod, l.l, r)
	}
	return nil
}

func floorDiv(a, b int64) int64 {
	q := a / b
	if r := a % b; r != 0 && (r < 0) != (b < 0) {
		q--
	}
	return q
}

// affineFolded is the number n, or nothing where 64 bits do not hold it.
func affineFolded(n int64, fits bool) *affine {
	if !fits {
		return nil
	}
	return affineInt(n)
}

// text appends the expression as MLIR prints it. A part of a product, quotient or
// remainder has parentheses if it is not a single name or number.
func (e *affine) text(b []byte, part bool) []byte {
	switch e.op {
	case affineNumber:
		return strconv.AppendInt(b, e.n, 10)
	case affineDim:
		return strconv.AppendInt(append(b, 'd'), e.n, 10)
	case affineSymbol:
		return strconv.AppendInt(append(b, 's'), e.n, 10)
	}
	if part {
		b = append(b, '(')
	}
	if e.is(affineAdd) {
		b = e.sumText(b)
	} else if e.is(affineMul) && e.r.isInt(-1) {
		b = e.l.text(append(b, '-'), true)
	} else {
		b = e.r.text(append(e.l.text(b, true), affineSigns[e.op]...), true)
	}
	if part {
		b = append(b, ')')
	}
	return b
}

// sumText writes sums of what is negative as differences.
func (e *affine) sumText(b []byte) []byte {
	b = e.l.text(b, false)
	x, n, product := e.r.timesInt()
	switch {
	case product && n == -1:
		return x.text(append(b, " - "...), x.is(affineAdd))
	case product && n < -1:
		b = x.text(append(b, " - "...), true)
		return strconv.AppendUint(append(b, " * "...), magnitudeOf(n), 10)
	case e.r.is(affineNumber) && e.r.n < 0:
		return strconv.AppendUint(append(b, " - "...), magnitudeOf(e.r.n), 10)
	}
	return e.r.text(append(b, affineSigns[affineAdd]...), false)
}
