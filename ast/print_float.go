package ast

import (
	"bytes"
	"math"
	"math/big"
	mathbits "math/bits"
	"strconv"

	"tileir/ast/num"
)

// Numbers are printed as MLIR prints them, so that files compare: with six
// significant digits if these read as the number again, else with as many as
// the type needs, and as a bit pattern where neither form is a number with a
// point.
//
// LLVM rounds in two steps: before it rounds to n digits, it cuts off so many of
// the number's decimal digits that the bits of n digits are left at least. Where
// no more than n digits are left then, the number has been truncated: 1.0e-5 of
// f32, a little less, has the six digits 999999, which do not read as it.

// AppendFloat appends a number of a floating-point type given as its pattern,
// without the type.
func AppendFloat(b []byte, t num.Type, bits uint64) []byte { return appendFloat(b, t, bits) }

// appendFloat appends a number of a floating-point type given as its pattern.
func appendFloat(b []byte, t num.Type, bits uint64) []byte {
	x := num.Decode(t, bits)
	if x-x != 0 {
		return appendPattern(b, t, bits)
	}
	if x == 0 {
		if bits != 0 {
			b = append(b, '-')
		}
		return append(b, "0.000000e+00"...)
	}
	if d, ok := short(x); ok {
		return d.scientific(b, 6, 'e', 2)
	}
	start := len(b)
	if b = AppendNumber(b, x, defaultDigits(t), func(text []byte) bool { return same(t, bits, text) }); len(b) > start {
		return b
	}
	return appendPattern(b, t, bits)
}

// AppendNumber appends a number with six significant digits if these read as the
// number again, else with the digits that are given; nothing if neither form has
// a point.
func AppendNumber(b []byte, x float64, digits int, reads func(text []byte) bool) []byte {
	d := decompose(x)
	start := len(b)
	b = d.cut(x, 6).round(6).scientific(b, 6, 'e', 2)
	if reads(b[start:]) {
		return b
	}
	b = d.cut(x, digits).round(digits).general(b[:start], digits)
	if bytes.IndexByte(b[start:], '.') < 0 {
		return b[:start]
	}
	return b
}

// short returns the digits of a number that has six at most.
func short(x float64) (decimal, bool) {
	var buf [32]byte
	s := strconv.AppendFloat(buf[:0], x, 'e', -1, 64)
	var d decimal
	if s[0] == '-' {
		d.neg, s = true, s[1:]
	}
	e := bytes.IndexByte(s, 'e')
	if e > 7 {
		return d, false
	}
	var digits [6]byte
	k := copy(digits[:], s[:1])
	if e > 1 {
		k += copy(digits[1:], s[2:e])
	}
	exp, err := strconv.Atoi(string(s[e+1:]))
	d.digits, d.exp = string(digits[:k]), exp+1
	return d, err == nil && d.exact()
}

// exact reports whether digits that identify a float64 are all that it has: up
// to six digits m make m·10^k, which it holds if k is small, and m·2^-j/5^j,
// which it holds if 5^j divides m.
func (d decimal) exact() bool {
	k := d.exp - len(d.digits)
	m, err := strconv.Atoi(d.digits)
	if err != nil || k > 9 || k < -8 {
		return false
	}
	for ; k < 0; k++ {
		if m%5 != 0 {
			return false
		}
		m /= 5
	}
	return true
}

// same reports whether the text reads as the number again.
func same(t num.Type, bits uint64, text []byte) bool {
	v, err := num.ParseDecimal(t, string(text))
	return err == nil && v == bits
}

// defaultDigits is how many significant digits identify a number of the type.
func defaultDigits(t num.Type) int {
	precision := map[num.Type]int{
		num.F16: 11, num.BF16: 8, num.F32: 24, num.TF32: 11, num.F64: 53,
		num.F8E4M3FN: 4, num.F8E5M2: 3, num.F8E8M0FNU: 1, num.F8E5M3FNU: 4, num.F4E2M1FN: 2,
	}[t]
	return DigitsOf(precision)
}

// DigitsOf is how many significant digits identify a number of a precision in
// bits.
func DigitsOf(precision int) int { return 2 + precision*59/196 }

func appendPattern(b []byte, t num.Type, bits uint64) []byte {
	if t == num.TF32 {
		bits >>= 13 // the text has the 19 bits of the number only
	}
	b = append(b, "0x"...)
	start := len(b)
	b = strconv.AppendUint(b, bits, 16)
	for i := start; i < len(b); i++ {
		if b[i] >= 'a' {
			b[i] -= 'a' - 'A'
		}
	}
	return b
}

// decimal is a number as digits: 0.d1d2d3… times ten to the power exp.
type decimal struct {
	neg    bool
	digits string
	exp    int
}

// manyDigits stands for all digits of a number: beyond it no number of a small
// type has any, and no rounding of a large one to 17 digits depends on them.
const manyDigits = 40

func decompose(x float64) decimal {
	s := strconv.FormatFloat(x, 'e', manyDigits, 64) // -d.ddde±dd
	var d decimal
	if s[0] == '-' {
		d.neg, s = true, s[1:]
	}
	d.digits = s[:1] + s[2:2+manyDigits]
	e, err := strconv.Atoi(s[3+manyDigits:])
	if err != nil {
		panic("BUG: ast: decompose: " + err.Error())
	}
	d.exp = e + 1
	return d
}

// cut drops the digits of the number x that LLVM drops before it rounds to n.
//
// LLVM carries x as an integer times a power of ten: x itself, or for an odd
// multiple N of 2^-e, N·5^e. Of that it keeps as many bits as n digits take at
// 196/59 bits each, and at most those of one digit more.
func (d decimal) cut(x float64, n int) decimal {
	bits, places := integerForm(x)
	needed := (n*196 + 58) / 59
	if bits <= needed {
		return d
	}
	dropped := (bits - needed) * 59 / 196
	if kept := d.exp + places - dropped; kept < len(d.digits) {
		d.digits = d.digits[:kept]
	}
	return d
}

// integerForm returns how many bits the integer x·10^places has, for the least
// number of places that makes it one.
func integerForm(x float64) (bits, places int) {
	mant, exp := math.Frexp(math.Abs(x))
	n := uint64(math.Ldexp(mant, 53))
	exp -= 53
	zeros := mathbits.TrailingZeros64(n)
	n, exp = n>>zeros, exp+zeros
	if exp >= 0 {
		return mathbits.Len64(n) + exp, 0
	}
	const near = 1e-6 // far more than the error of the logarithm
	log := math.Log2(float64(n)) - float64(exp)*math.Log2(5)
	if whole := math.Round(log); math.Abs(log-whole) < near {
		power := new(big.Int).Exp(big.NewInt(5), big.NewInt(int64(-exp)), nil)
		return power.Mul(power, new(big.Int).SetUint64(n)).BitLen(), -exp
	}
	return int(log) + 1, -exp
}

// round keeps n digits, half a unit and more rounded away from zero, and drops
// zeros at the end.
func (d decimal) round(n int) decimal {
	if n < len(d.digits) {
		up := d.digits[n] >= '5'
		kept := []byte(d.digits[:n])
		for i := n - 1; up && i >= 0; i-- {
			if up = kept[i] == '9'; up {
				kept[i] = '0'
			} else {
				kept[i]++
			}
		}
		if up {
			kept = append([]byte{'1'}, kept[:n-1]...)
			d.exp++
		}
		d.digits = string(kept)
	}
	end := len(d.digits)
	for end > 1 && d.digits[end-1] == '0' {
		end--
	}
	d.digits = d.digits[:end]
	return d
}

// scientific appends d.ddd with at least the given digits behind the point,
// and an exponent of at least the given width.
func (d decimal) scientific(b []byte, behind int, e byte, width int) []byte {
	if d.neg {
		b = append(b, '-')
	}
	b = append(b, d.digits[0], '.')
	b = append(b, d.digits[1:]...)
	for i := len(d.digits) - 1; i < behind; i++ {
		b = append(b, '0')
	}
	exp := d.exp - 1
	if b = append(b, e); exp < 0 {
		b, exp = append(b, '-'), -exp
	} else {
		b = append(b, '+')
	}
	if exp < 10 && width > 1 {
		b = append(b, '0')
	}
	return strconv.AppendInt(b, int64(exp), 10)
}

// general appends the number without an exponent unless that takes more than
// three zeros, or would show digits that are not known.
func (d decimal) general(b []byte, digits int) []byte {
	const padding = 3
	n := len(d.digits)
	last := d.exp - n // power of ten of the last digit
	switch {
	case last >= 0 && (last > padding || n+last > digits), last < 0 && d.exp <= 0 && 1-d.exp > padding:
		behind := 0
		if n == 1 {
			behind = 1
		}
		return d.scientific(b, behind, 'E', 1)
	}
	if d.neg {
		b = append(b, '-')
	}
	switch {
	case last >= 0:
		b = append(b, d.digits...)
		for range last {
			b = append(b, '0')
		}
	case d.exp > 0:
		b = append(b, d.digits[:d.exp]...)
		b = append(b, '.')
		b = append(b, d.digits[d.exp:]...)
	default:
		b = append(b, "0."...)
		for range -d.exp {
			b = append(b, '0')
		}
		b = append(b, d.digits...)
	}
	return b
}
