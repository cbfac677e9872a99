package interp

import (
	"unsafe"

	"tileir/ast"
	"tileir/ast/num"
)

// intKind names the integer ops of two operands.
type intKind uint8

const (
	intAdd intKind = iota
	intSub
	intMul
	intMulHi
	intDiv
	intRem
	intMax
	intMin
	intShL
	intShR
	intAnd
	intOr
	intXor
)

func intBinary(k intKind) row {
	return row{step: func(c *compiler, op *ast.Op) step { return compileIntBinary(c, op, k) }}
}

// compileIntBinary picks a plain loop over machine words where one does
// exactly what the op says, and goes through package num element by element
// where the op may be undefined or its type has no word of its own.
func compileIntBinary(c *compiler, op *ast.Op, k intKind) step {
	i := c.info(op.Result(0))
	bitwise := k == intAnd || k == intOr || k == intXor
	if i.elem == num.I1 && !bitwise {
		return slowIntBinary(c, op, k)
	}
	if c.unchecked(CheckOverflow) || op.Enum("overflow", ast.OverflowNone) == ast.OverflowNone {
		if s := fastIntBinary(c, op, k, i); s != nil {
			return s
		}
	}
	return slowIntBinary(c, op, k)
}

func fastIntBinary(c *compiler, op *ast.Op, k intKind, i info) step {
	signed := op.Enum("signedness", ast.Unsigned) == ast.Signed
	switch i.bytes {
	case 1:
		return wordBinary(c, op, intLoop[uint8, int8](k, signed))
	case 2:
		return wordBinary(c, op, intLoop[uint16, int16](k, signed))
	case 4:
		return wordBinary(c, op, intLoop[uint32, int32](k, signed))
	}
	return wordBinary(c, op, intLoop[uint64, int64](k, signed))
}

// wordBinary makes a step of a loop over two tiles; nil if there is none.
func wordBinary[T any](c *compiler, op *ast.Op, loop func(d, a, b []T)) step {
	if loop == nil {
		return nil
	}
	a, b, r := c.in(op.Operand(0)), c.in(op.Operand(1)), c.out(op.Result(0))
	n := c.info(op.Result(0)).n
	return func(f *frame) error {
		x, y := elems[T](f.slots[a.slot], n), elems[T](f.slots[b.slot], n)
		loop(elems[T](f.resultOver(r, a, b), n), x, y)
		return nil
	}
}

// wordUnary makes a step of a loop over one tile.
func wordUnary[T any](c *compiler, op *ast.Op, loop func(d, a []T)) step {
	a, r := c.in(op.Operand(0)), c.out(op.Result(0))
	n := c.info(op.Result(0)).n
	return func(f *frame) error {
		x := elems[T](f.slots[a.slot], n)
		loop(elems[T](f.resultOver(r, a), n), x)
		return nil
	}
}

type signedWord interface {
	int8 | int16 | int32 | int64
}

// intLoop returns the loop for an op over words U, read as S where it is
// signed; nil for ops that can be undefined.
func intLoop[U word, S signedWord](k intKind, signed bool) func(d, a, b []U) {
	switch k {
	case intAdd:
		return func(d, a, b []U) {
			a, b = a[:len(d)], b[:len(d)]
			for i := range d {
				d[i] = a[i] + b[i]
			}
		}
	case intSub:
		return func(d, a, b []U) {
			a, b = a[:len(d)], b[:len(d)]
			for i := range d {
				d[i] = a[i] - b[i]
			}
		}
	case intMul:
		return func(d, a, b []U) {
			a, b = a[:len(d)], b[:len(d)]
			for i := range d {
				d[i] = a[i] * b[i]
			}
		}
	case intAnd:
		return func(d, a, b []U) {
			a, b = a[:len(d)], b[:len(d)]
			for i := range d {
				d[i] = a[i] & b[i]
			}
		}
	case intOr:
		return func(d, a, b []U) {
			a, b = a[:len(d)], b[:len(d)]
			for i := range d {
				d[i] = a[i] | b[i]
			}
		}
	case intXor:
		return func(d, a, b []U) {
			a, b = a[:len(d)], b[:len(d)]
			for i := range d {
				d[i] = a[i] ^ b[i]
			}
		}
	case intMax, intMin:
		return minMaxLoop[U, S](k == intMax, signed)
	case intShL, intShR:
		return shiftLoop[U, S](k == intShR, signed)
	}
	return nil
}

func minMaxLoop[U word, S signedWord](most, signed bool) func(d, a, b []U) {
	switch {
	case most && signed:
		return func(d, a, b []U) {
			for i := range d {
				d[i] = U(max(S(a[i]), S(b[i])))
			}
		}
	case most:
		return func(d, a, b []U) {
			for i := range d {
				d[i] = max(a[i], b[i])
			}
		}
	case signed:
		return func(d, a, b []U) {
			for i := range d {
				d[i] = U(min(S(a[i]), S(b[i])))
			}
		}
	}
	return func(d, a, b []U) {
		for i := range d {
			d[i] = min(a[i], b[i])
		}
	}
}

// shiftLoop: Go shifts by the width or more as package num does.
func shiftLoop[U word, S signedWord](right, signed bool) func(d, a, b []U) {
	switch {
	case right && signed:
		return func(d, a, b []U) {
			for i := range d {
				d[i] = U(S(a[i]) >> b[i])
			}
		}
	case right:
		return func(d, a, b []U) {
			for i := range d {
				d[i] = a[i] >> b[i]
			}
		}
	}
	return func(d, a, b []U) {
		for i := range d {
			d[i] = a[i] << b[i]
		}
	}
}

// intFunc is an op on one element; a non-empty string says why it is
// undefined.
type intFunc func(a, b uint64) (uint64, string)

// slowIntBinary goes through package num.
func slowIntBinary(c *compiler, op *ast.Op, k intKind) step {
	i := c.info(op.Result(0))
	eval := intEval(op, k, i.elem)
	if !c.unchecked(CheckOverflow) {
		eval = checkOverflow(op, k, i.elem, eval)
	}
	a, b, r := c.in(op.Operand(0)), c.in(op.Operand(1)), c.out(op.Result(0))
	shape := i.shape
	return func(f *frame) error {
		x, y := f.slots[a.slot], f.slots[b.slot]
		d := f.resultOver(r, a, b)
		for e := range i.n {
			p, q := element(x, i.bytes, e), element(y, i.bytes, e)
			v, bad := eval(p, q)
			if bad != "" {
				return f.fault(op, shape, e, "%s: the operands are %s", bad, pair(op, i.elem, p, q))
			}
			setElement(d, i.bytes, e, v)
		}
		return nil
	}
}

func intEval(op *ast.Op, k intKind, t num.Type) intFunc {
	signed := op.Enum("signedness", ast.Unsigned) == ast.Signed
	defined := func(g func(a, b uint64) uint64) intFunc {
		return func(a, b uint64) (uint64, string) { return g(a, b), "" }
	}
	switch k {
	case intAdd:
		return defined(func(a, b uint64) uint64 { return num.Wrap(t, a+b) })
	case intSub:
		return defined(func(a, b uint64) uint64 { return num.Wrap(t, a-b) })
	case intMul:
		return defined(func(a, b uint64) uint64 { return num.Wrap(t, a*b) })
	case intMulHi: // defined for unsigned integers only
		return defined(func(a, b uint64) uint64 { return num.MulHi(t, a, b, false) })
	case intMax:
		return defined(func(a, b uint64) uint64 { return num.MaxI(t, a, b, signed) })
	case intMin:
		return defined(func(a, b uint64) uint64 { return num.MinI(t, a, b, signed) })
	case intShL:
		return defined(func(a, b uint64) uint64 { return num.ShL(t, a, b) })
	case intShR:
		return defined(func(a, b uint64) uint64 { return num.ShR(t, a, b, signed) })
	case intDiv:
		mode := num.Rounding(op.Enum("rounding", ast.RoundZero))
		return func(a, b uint64) (uint64, string) {
			v, ok := num.DivI(t, a, b, signed, mode)
			return v, divisionFault(ok, b)
		}
	}
	return func(a, b uint64) (uint64, string) {
		v, ok := num.RemI(t, a, b, signed)
		return v, divisionFault(ok, b)
	}
}

func divisionFault(ok bool, divisor uint64) string {
	switch {
	case ok:
		return ""
	case divisor == 0:
		return "division by zero"
	}
	return "the quotient overflows"
}

// checkOverflow adds the check of the op's overflow attribute.
func checkOverflow(op *ast.Op, k intKind, t num.Type, eval intFunc) intFunc {
	wraps := map[intKind]func(num.Type, uint64, uint64, bool) bool{
		intAdd: num.AddWraps, intSub: num.SubWraps, intMul: num.MulWraps, intShL: num.ShLWraps,
	}[k]
	flags := op.Enum("overflow", ast.OverflowNone)
	if wraps == nil || flags == ast.OverflowNone {
		return eval
	}
	return func(a, b uint64) (uint64, string) {
		if flags&ast.NoSignedWrap != 0 && wraps(t, a, b, true) {
			return 0, "signed overflow, which the op excludes"
		}
		if flags&ast.NoUnsignedWrap != 0 && wraps(t, a, b, false) {
			return 0, "unsigned overflow, which the op excludes"
		}
		return eval(a, b)
	}
}

// compileAbsI: the absolute value of the least number is itself, read as
// unsigned.
func compileAbsI(c *compiler, op *ast.Op) step {
	i := c.info(op.Result(0))
	if i.elem == num.I1 {
		return compileAlias(c, op) // |0| and |-1| are 0 and 1
	}
	return bySize(i.bytes, wordUnary(c, op, absLoop[uint8, int8]), wordUnary(c, op, absLoop[uint16, int16]),
		wordUnary(c, op, absLoop[uint32, int32]), wordUnary(c, op, absLoop[uint64, int64]))
}

func absLoop[U word, S signedWord](d, a []U) {
	for i, x := range a[:len(d)] {
		if S(x) < 0 {
			x = -x
		}
		d[i] = x
	}
}

func negLoop[U word](d, a []U) {
	for i, x := range a[:len(d)] {
		d[i] = -x
	}
}

func compileNegI(c *compiler, op *ast.Op) step {
	i := c.info(op.Result(0))
	if i.elem == num.I1 {
		return compileAlias(c, op) // -0 and -(-1) = 1, which wraps to -1
	}
	neg := bySize(i.bytes, wordUnary(c, op, negLoop[uint8]), wordUnary(c, op, negLoop[uint16]),
		wordUnary(c, op, negLoop[uint32]), wordUnary(c, op, negLoop[uint64]))
	flags := op.Enum("overflow", ast.OverflowNone)
	if c.unchecked(CheckOverflow) || flags == ast.OverflowNone {
		return neg
	}
	a := c.slot(op.Operand(0))
	return func(f *frame) error {
		for e := range i.n {
			x := element(f.slots[a], i.bytes, e)
			if flags&ast.NoSignedWrap != 0 && x == num.MinSigned(i.elem) || flags&ast.NoUnsignedWrap != 0 && x != 0 {
				return f.fault(op, i.shape, e, "negating %d overflows, which the op excludes", num.Signed(i.elem, x))
			}
		}
		return neg(f)
	}
}

// verdict is what a comparison gives for each Order: less, equal, greater,
// unordered.
type verdict [4]uint8

// verdicts are the predicates, in their own numbering; unordered is set apart.
var verdicts = [...]verdict{
	ast.CmpEqual:        {0, 1, 0, 0},
	ast.CmpNotEqual:     {1, 0, 1, 0},
	ast.CmpLess:         {1, 0, 0, 0},
	ast.CmpLessEqual:    {1, 1, 0, 0},
	ast.CmpGreater:      {0, 0, 1, 0},
	ast.CmpGreaterEqual: {0, 1, 1, 0},
}

func compileCmpI(c *compiler, op *ast.Op) step {
	i := c.info(op.Operand(0))
	want := verdicts[op.Enum("comparison_predicate", ast.CmpEqual)]
	if op.Enum("signedness", ast.Unsigned) == ast.Signed {
		if i.elem == num.I1 { // 1 is -1, below 0
			want[0], want[2] = want[2], want[0]
			return cmpAs[uint8](c, op, want)
		}
		return bySize(i.bytes, cmpAs[int8](c, op, want), cmpAs[int16](c, op, want), cmpAs[int32](c, op, want), cmpAs[int64](c, op, want))
	}
	return bySize(i.bytes, cmpAs[uint8](c, op, want), cmpAs[uint16](c, op, want), cmpAs[uint32](c, op, want), cmpAs[uint64](c, op, want))
}

type ordered interface {
	word | signedWord | float32 | float64
}

// cmpAs compares elements of T; NaN is unordered.
func cmpAs[T ordered](c *compiler, op *ast.Op, want verdict) step {
	a, b, r := c.in(op.Operand(0)), c.in(op.Operand(1)), c.out(op.Result(0))
	n := c.info(op.Result(0)).n
	var zero T
	same := unsafe.Sizeof(zero) == 1
	return func(f *frame) error {
		x, y := elems[T](f.slots[a.slot], n), elems[T](f.slots[b.slot], n)
		var d []uint8
		if same {
			d = elems[uint8](f.resultOver(r, a, b), n)
		} else {
			d = elems[uint8](f.result(r), n)
		}
		cmpLoop(d, x, y, want)
		return nil
	}
}

func cmpLoop[T ordered](d []uint8, x, y []T, want verdict) {
	x, y = x[:len(d)], y[:len(d)]
	less, equal, greater, unordered := want[0], want[1], want[2], want[3]
	for i := range d {
		p, q := x[i], y[i]
		v := unordered
		if p < q {
			v = less
		}
		if p == q {
			v = equal
		}
		if p > q {
			v = greater
		}
		d[i] = v
	}
}
