package interp

import (
	"fmt"
	"math"

	"tileir/ast"
	"tileir/ast/num"
)

// Floating-point ops in nearest_even run as loops over float32 or float64; the
// narrower types are decoded to float64, computed there and encoded, which
// rounds as if once (see package num). NaN results are num.NaN of the type
// everywhere. All other modes go through package num element by element.

// floatKind names the floating-point ops of two operands.
type floatKind uint8

const (
	floatAdd floatKind = iota
	floatSub
	floatMul
	floatDiv
	floatRem
	floatMax
	floatMin
	floatPow
	floatAtan2
)

func floatBinary(k floatKind) row {
	return row{step: func(c *compiler, op *ast.Op) step { return compileFloatBinary(c, op, k) }}
}

// approximate reports whether the op is a division by way of the reciprocal.
func approximate(op *ast.Op) bool {
	return op.Opcode == ast.OpDivF && op.Enum("rounding_mode", ast.RoundNearestEven) == ast.RoundApprox
}

// mode returns the rounding mode of an op. The approximate modes are computed
// to nearest: function.go of package num has their bounds.
func mode(op *ast.Op) num.Rounding {
	switch m := op.Enum("rounding_mode", ast.RoundNearestEven); {
	case m <= ast.RoundPosInf:
		return num.Rounding(m)
	case m == ast.RoundNearestAway:
		return num.NearestAway
	}
	return num.NearestEven
}

func compileFloatBinary(c *compiler, op *ast.Op, k floatKind) step {
	t := c.info(op.Result(0)).elem
	if mode(op) != num.NearestEven || op.Has("flush_to_zero") || approximate(op) {
		return exactBinary(c, op, k)
	}
	switch {
	case t == num.F32 && k <= floatDiv:
		return wordBinary(c, op, floatLoop[float32](k))
	case t == num.F64 && k <= floatDiv:
		return wordBinary(c, op, floatLoop[float64](k))
	case t == num.F32 && (k == floatMax || k == floatMin) && !op.Has("propagate_nan"):
		return wordBinary(c, op, extremumLoop(k == floatMax))
	case k <= floatDiv && (t == num.F16 || t == num.BF16):
		return narrowBinary(c, op, t, floatLoop[float64](k))
	}
	return exactBinary(c, op, k)
}

// floatLoop returns the loop for the four operations.
func floatLoop[T float32 | float64](k floatKind) func(d, a, b []T) {
	nan := T(math.Float64frombits(num.NaN(num.F64)))
	switch k {
	case floatAdd:
		return func(d, a, b []T) {
			a, b = a[:len(d)], b[:len(d)]
			for i := range d {
				v := a[i] + b[i]
				if v != v {
					v = nan
				}
				d[i] = v
			}
		}
	case floatSub:
		return func(d, a, b []T) {
			a, b = a[:len(d)], b[:len(d)]
			for i := range d {
				v := a[i] - b[i]
				if v != v {
					v = nan
				}
				d[i] = v
			}
		}
	case floatMul:
		return func(d, a, b []T) {
			a, b = a[:len(d)], b[:len(d)]
			for i := range d {
				v := a[i] * b[i]
				if v != v {
					v = nan
				}
				d[i] = v
			}
		}
	}
	return func(d, a, b []T) {
		a, b = a[:len(d)], b[:len(d)]
		for i := range d {
			v := a[i] / b[i]
			if v != v {
				v = nan
			}
			d[i] = v
		}
	}
}

// extremumLoop is maxf or minf of f32 where NaN loses against a number.
func extremumLoop(most bool) func(d, a, b []float32) {
	pick := num.Min
	if most {
		pick = num.Max
	}
	return func(d, a, b []float32) {
		a, b = a[:len(d)], b[:len(d)]
		for i := range d {
			x, y := a[i], b[i]
			switch {
			case x > y == most && x != y && x == x && y == y:
				d[i] = x
			case x != y && x == x && y == y:
				d[i] = y
			default: // equal, zeros of either sign, NaN
				d[i] = math.Float32frombits(uint32(pick(num.F32, uint64(math.Float32bits(x)), uint64(math.Float32bits(y)), false)))
			}
		}
	}
}

// narrowBinary runs a float64 loop on tiles of a narrower type.
func narrowBinary(c *compiler, op *ast.Op, t num.Type, loop func(d, a, b []float64)) step {
	a, b, r := c.in(op.Operand(0)), c.in(op.Operand(1)), c.out(op.Result(0))
	n := c.info(op.Result(0)).n
	return func(f *frame) error {
		x, y := f.floats(0, n), f.floats(1, n)
		decodeTile(t, x, f.slots[a.slot])
		decodeTile(t, y, f.slots[b.slot])
		loop(x, x, y)
		encodeTile(t, f.resultOver(r, a, b), x)
		return nil
	}
}

// exactBinary goes through package num.
func exactBinary(c *compiler, op *ast.Op, k floatKind) step {
	i := c.info(op.Result(0))
	eval := floatEval(op, k, i.elem)
	a, b, r := c.in(op.Operand(0)), c.in(op.Operand(1)), c.out(op.Result(0))
	return func(f *frame) error {
		x, y := f.slots[a.slot], f.slots[b.slot]
		d := f.resultOver(r, a, b)
		for e := range i.n {
			if e&glance == glance && f.run.stop.Load() {
				return errStopped
			}
			setElement(d, i.bytes, e, eval(element(x, i.bytes, e), element(y, i.bytes, e)))
		}
		return nil
	}
}

func floatEval(op *ast.Op, k floatKind, t num.Type) func(a, b uint64) uint64 {
	m, nan := mode(op), op.Has("propagate_nan")
	var eval func(a, b uint64) uint64
	switch k {
	case floatAdd:
		eval = func(a, b uint64) uint64 { return num.Add(t, a, b, m) }
	case floatSub:
		eval = func(a, b uint64) uint64 { return num.Sub(t, a, b, m) }
	case floatMul:
		eval = func(a, b uint64) uint64 { return num.Mul(t, a, b, m) }
	case floatDiv:
		eval = func(a, b uint64) uint64 { return num.Div(t, a, b, m) }
		if approximate(op) {
			eval = func(a, b uint64) uint64 { return num.DivApprox(t, a, b) }
		}
	case floatRem:
		eval = func(a, b uint64) uint64 { return num.Rem(t, a, b) }
	case floatMax:
		eval = func(a, b uint64) uint64 { return num.Max(t, a, b, nan) }
	case floatMin:
		eval = func(a, b uint64) uint64 { return num.Min(t, a, b, nan) }
	case floatPow:
		eval = func(a, b uint64) uint64 { return num.Pow(t, a, b) }
	default:
		eval = func(a, b uint64) uint64 { return num.Atan2(t, a, b) }
	}
	if !op.Has("flush_to_zero") {
		return eval
	}
	return func(a, b uint64) uint64 {
		return num.Flush(t, eval(num.Flush(t, a), num.Flush(t, b)))
	}
}

// compilePowI raises to a power that is a signed integer.
func compilePowI(c *compiler, op *ast.Op) step {
	from, by := c.info(op.Operand(0)), c.info(op.Operand(1))
	a, b, r := c.slot(op.Operand(0)), c.slot(op.Operand(1)), c.out(op.Result(0))
	return func(f *frame) error {
		x, n, d := f.slots[a], f.slots[b], f.result(r)
		for e := range from.n {
			if e&glance == glance && f.run.stop.Load() {
				return errStopped
			}
			v := num.PowI(from.elem, element(x, from.bytes, e), num.Signed(by.elem, element(n, by.bytes, e)))
			setElement(d, from.bytes, e, v)
		}
		return nil
	}
}

// compileFma rounds the sum of the exact product and the addend once.
func compileFma(c *compiler, op *ast.Op) step {
	i := c.info(op.Result(0))
	t, m, flush := i.elem, mode(op), op.Has("flush_to_zero")
	if t == num.F32 && m == num.NearestEven && !flush {
		return fma32(c, op)
	}
	a, b, z, r := c.in(op.Operand(0)), c.in(op.Operand(1)), c.in(op.Operand(2)), c.out(op.Result(0))
	return func(f *frame) error {
		x, y, w := f.slots[a.slot], f.slots[b.slot], f.slots[z.slot]
		d := f.resultOver(r, z, a, b)
		for e := range i.n {
			if e&glance == glance && f.run.stop.Load() {
				return errStopped
			}
			p, q, s := element(x, i.bytes, e), element(y, i.bytes, e), element(w, i.bytes, e)
			if flush {
				p, q, s = num.Flush(t, p), num.Flush(t, q), num.Flush(t, s)
			}
			v := num.Fma(t, p, q, s, m)
			if flush {
				v = num.Flush(t, v)
			}
			setElement(d, i.bytes, e, v)
		}
		return nil
	}
}

func fma32(c *compiler, op *ast.Op) step {
	a, b, z, r := c.in(op.Operand(0)), c.in(op.Operand(1)), c.in(op.Operand(2)), c.out(op.Result(0))
	n := c.info(op.Result(0)).n
	return func(f *frame) error {
		x, y, w := elems[float32](f.slots[a.slot], n), elems[float32](f.slots[b.slot], n), elems[float32](f.slots[z.slot], n)
		d := elems[float32](f.resultOver(r, z, a, b), n)
		for i := range d {
			d[i] = num.FmaF32(x[i], y[i], w[i])
		}
		return nil
	}
}

// Functions are slow: a loop over one looks after every 2^12 elements whether
// the launch is over.
const glance = 1<<12 - 1

// elementwise makes a step of a function on encodings.
func elementwise(c *compiler, op *ast.Op, eval func(uint64) uint64) step {
	from, to := c.info(op.Operand(0)), c.info(op.Result(0))
	a, r := c.in(op.Operand(0)), c.out(op.Result(0))
	return func(f *frame) error {
		x := f.slots[a.slot]
		var d *tile
		if from.bytes == to.bytes {
			d = f.resultOver(r, a)
		} else {
			d = f.result(r)
		}
		for e := range to.n {
			if e&glance == glance && f.run.stop.Load() {
				return errStopped
			}
			setElement(d, to.bytes, e, eval(element(x, from.bytes, e)))
		}
		return nil
	}
}

func compileSqrt(c *compiler, op *ast.Op) step {
	t, m := c.info(op.Result(0)).elem, mode(op)
	eval := func(a uint64) uint64 { return num.Sqrt(t, a, m) }
	if op.Has("flush_to_zero") {
		return elementwise(c, op, func(a uint64) uint64 { return num.Flush(t, eval(num.Flush(t, a))) })
	}
	return elementwise(c, op, eval)
}

func compileAbsF(c *compiler, op *ast.Op) step {
	t := c.info(op.Result(0)).elem
	return elementwise(c, op, func(a uint64) uint64 { return num.Abs(t, a) })
}

func compileNegF(c *compiler, op *ast.Op) step {
	t := c.info(op.Result(0)).elem
	return elementwise(c, op, func(a uint64) uint64 { return num.Neg(t, a) })
}

// function is the row of a mathematical function of one argument.
func function(fn num.Func) row {
	return row{step: func(c *compiler, op *ast.Op) step {
		i := c.info(op.Result(0))
		t := i.elem
		if op.Has("flush_to_zero") {
			return elementwise(c, op, func(a uint64) uint64 { return num.Flush(t, num.Call(fn, t, num.Flush(t, a))) })
		}
		switch t {
		case num.F32:
			return wordUnary(c, op, fn.CallF32)
		case num.F16, num.BF16:
			return emulated(c, op, fn)
		}
		return elementwise(c, op, func(a uint64) uint64 { return num.Call(fn, t, a) })
	}}
}

// emulated makes a step of a function of a narrower type, which is rounded to f32
// first: the language says that it is computed there.
func emulated(c *compiler, op *ast.Op, fn num.Func) step {
	t, n := c.info(op.Result(0)).elem, c.info(op.Result(0)).n
	a, r := c.in(op.Operand(0)), c.out(op.Result(0))
	return func(f *frame) error {
		x := f.floats(0, n)
		decodeTile(t, x, f.slots[a.slot])
		var part [256]float32
		for from := 0; from < n; from += len(part) {
			wide := x[from:min(from+len(part), n)]
			some := part[:len(wide)]
			for i, v := range wide {
				some[i] = float32(v)
			}
			fn.CallF32(some, some)
			for i, v := range some {
				wide[i] = float64(v)
			}
		}
		encodeTile(t, f.resultOver(r, a), x)
		return nil
	}
}

func compileCmpF(c *compiler, op *ast.Op) step {
	i := c.info(op.Operand(0))
	want := verdicts[op.Enum("comparison_predicate", ast.CmpEqual)]
	if op.Enum("comparison_ordering", ast.CmpOrdered) == ast.CmpUnordered {
		want[3] = 1
	}
	switch i.elem {
	case num.F32:
		return cmpAs[float32](c, op, want)
	case num.F64:
		return cmpAs[float64](c, op, want)
	}
	a, b, r := c.in(op.Operand(0)), c.in(op.Operand(1)), c.out(op.Result(0))
	return func(f *frame) error {
		x, y := f.floats(0, i.n), f.floats(1, i.n)
		decodeTile(i.elem, x, f.slots[a.slot])
		decodeTile(i.elem, y, f.slots[b.slot])
		cmpLoop(elems[uint8](f.result(r), i.n), x, y, want)
		return nil
	}
}

// decodeTile reads the first len(dst) elements of a tile of type t.
func decodeTile(t num.Type, dst []float64, src *tile) {
	n := len(dst)
	switch t {
	case num.F64:
		copy(dst, elems[float64](src, n))
	case num.F32:
		for i, x := range elems[float32](src, n) {
			dst[i] = float64(x)
		}
	case num.F16:
		for i, x := range elems[uint16](src, n) {
			dst[i] = num.DecodeF16(x)
		}
	case num.BF16:
		for i, x := range elems[uint16](src, n) {
			dst[i] = float64(math.Float32frombits(uint32(x) << 16))
		}
	default:
		bytes := elemBytes(t)
		for i := range dst {
			dst[i] = num.Decode(t, element(src, bytes, i))
		}
	}
}

// encodeTile rounds src to the elements of a tile of type t, to nearest.
func encodeTile(t num.Type, dst *tile, src []float64) {
	n := len(src)
	switch t {
	case num.F32:
		nan := float32(math.NaN())
		for i, d := 0, elems[float32](dst, n); i < n; i++ {
			v := float32(src[i])
			if v != v {
				v = nan
			}
			d[i] = v
		}
	case num.F16, num.BF16:
		for i, d := 0, elems[uint16](dst, n); i < n; i++ {
			d[i] = uint16(num.Encode(t, src[i], num.NearestEven))
		}
	default:
		bytes := elemBytes(t)
		for i, x := range src {
			setElement(dst, bytes, i, num.Encode(t, x, num.NearestEven))
		}
	}
}

// pair renders the operands of an integer op for a message.
func pair(op *ast.Op, t num.Type, a, b uint64) string {
	if op.Enum("signedness", ast.Signed) == ast.Unsigned {
		return fmt.Sprintf("%d and %d", a, b)
	}
	return fmt.Sprintf("%d and %d", num.Signed(t, a), num.Signed(t, b))
}
