package ast

import (
	"bytes"
	"strconv"

	"tileir/ast/num"
)

// Numbers are printed as MLIR prints them, so that files compare: with six
// significant digits if that is exact, else with as many as the type needs,
// and as a bit pattern where neither form is a number with a point.

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
	if d, ok := short(t, x); ok {
		return d.scientific(b, 6, 'e', 2)
	}
	d := decompose(x)
	start := len(b)
	b = d.round(6).scientific(b, 6, 'e', 2)
	if same(t, bits, b[start:]) {
		return b
	}
	b = d.round(defaultDigits(t)).general(b[:start], defaultDigits(t))
	for _, c := range b[start:] {
		if c == '.' {
			return b
		}
	}
	return appendPattern(b[:start], t, bits)
}

// short returns the digits of a number that six digits identify. The shortest
// digits that identify x are then what rounding x to six gives, and reading
// them gives x.
func short(t num.Type, x float64) (decimal, bool) {
	size := 64
	if t == num.F32 {
		size = 32
	}
	var buf [32]byte
	s := strconv.AppendFloat(buf[:0], x, 'e', -1, size)
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
	return d, err == nil
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
	return 2 + precision*59/196
}

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
