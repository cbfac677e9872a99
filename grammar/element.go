package grammar

import (
	"math"
	"math/big"
	"strconv"
	"strings"

	"tileir/ast"
	"tileir/ast/num"
)

// Numbers of types that Tile IR does not have: integers of any width, index, and
// the other floating-point types of MLIR, alone, in arrays and in tensors.

// element is the type of the elements of a literal. The zero value is that of
// elements that are no numbers, for which strings stand.
type element struct {
	name  string
	bits  int // of one number
	sign  byte
	num   num.Type     // a type of package num, or
	float *floatFormat // one of the other floating-point types, or an integer
	pair  bool         // a complex number: two of them
}

// elementOf reads the name of a type.
func elementOf(name string) element {
	if inner, ok := strings.CutPrefix(name, "complex<"); ok {
		e := elementOf(strings.TrimSuffix(inner, ">"))
		e.name, e.pair = name, true
		return e
	}
	if t, ok := num.ParseType(name); ok && !t.IsInt() {
		return element{name: name, bits: t.MemBits(), num: t}
	}
	for i := range floatFormats {
		if f := &floatFormats[i]; f.name == name {
			return element{name: name, bits: f.bits, float: f}
		}
	}
	if name == "index" {
		return element{name: name, bits: 64}
	}
	if !integerName(name) {
		return element{name: name}
	}
	digits := strings.TrimLeft(name, "sui")
	e := element{name: name, sign: name[0]}
	e.bits, _ = strconv.Atoi(digits)
	return e
}

// integerName reports whether a word is an integer type: i7, si8, ui32.
func integerName(s string) bool {
	digits, ok := strings.CutPrefix(strings.TrimPrefix(s, "u"), "i")
	if !ok {
		digits, ok = strings.CutPrefix(s, "si")
	}
	if digits == "" || digits[0] < '1' || digits[0] > '9' {
		return false // as most words are, without an error being made of it
	}
	_, err := strconv.ParseUint(digits, 10, 24)
	return ok && err == nil
}

func (e element) isNumber() bool { return e.bits > 0 }

func (e element) isFloat() bool { return e.num != num.Invalid || e.float != nil }

// bytes is how many bytes one number takes in a string of bytes.
func (e element) bytes() int { return (e.bits + 7) / 8 }

// parts is how many numbers an element has.
func (e element) parts() int {
	if e.pair {
		return 2
	}
	return 1
}

// numberBits reads a token as the bit pattern of a number; nil after an error.
func (b *builder) numberBits(t *token, e element) *big.Int {
	switch {
	case e.num != num.Invalid:
		v := b.floatBits(t, e.num)
		return new(big.Int).SetUint64(v)
	case e.float != nil:
		return b.otherFloatBits(t, e.float)
	case t.kind == kWord:
		if e.bits != 1 {
			b.fail(t, codeNumber, "expected an integer, got "+b.describe(t))
		}
		return big.NewInt(int64(len("false") - len(b.str(t))))
	case t.kind == kFloat:
		b.fail(t, codeNumber, "expected an integer, got "+b.describe(t))
		return nil
	}
	base := 10
	if t.kind == kHex {
		base = 0
	}
	v, ok := new(big.Int).SetString(b.str(t), base)
	if !ok || !e.holds(v) {
		b.fail(t, codeRange, "expected a number that fits "+e.name+", got "+b.str(t))
		return nil
	}
	if v.Sign() < 0 {
		v.Add(v, new(big.Int).Lsh(big.NewInt(1), uint(e.bits)))
	}
	return v
}

// holds reports whether an integer fits. One without a sign of its own has the
// range of both.
func (e element) holds(v *big.Int) bool {
	if v.Sign() < 0 {
		below := new(big.Int).Not(v)
		return e.sign != 'u' && below.BitLen() < e.bits
	}
	if e.sign == 's' {
		return v.BitLen() < e.bits
	}
	return v.BitLen() <= e.bits
}

// appendNumber writes a number given as its bit pattern.
func (e element) appendNumber(b []byte, v *big.Int) []byte {
	switch {
	case e.num != num.Invalid:
		return ast.AppendFloat(b, e.num, v.Uint64())
	case e.float != nil:
		return e.float.append(b, v)
	case e.bits == 1 && e.sign == 'i' && e.name != "index":
		return strconv.AppendBool(b, v.Sign() != 0)
	}
	if e.sign != 'u' && v.BitLen() == e.bits {
		v = new(big.Int).Sub(v, new(big.Int).Lsh(big.NewInt(1), uint(e.bits)))
	}
	return v.Append(b, 10)
}

// floatFormat is a floating-point type of MLIR that Tile IR does not have.
type floatFormat struct {
	name     string
	bits     int
	fraction int // bits behind the point
	bias     int
	overflow byte // what is too large: 'i' infinity, 'n' the only NaN, where -0 would be, 'm' the largest number
}

var floatFormats = [...]floatFormat{
	{"f8E4M3", 8, 3, 7, 'i'},
	{"f8E3M4", 8, 4, 3, 'i'},
	{"f8E4M3FNUZ", 8, 3, 8, 'n'},
	{"f8E5M2FNUZ", 8, 2, 16, 'n'},
	{"f8E4M3B11FNUZ", 8, 3, 11, 'n'},
	{"f6E2M3FN", 6, 3, 1, 'm'},
	{"f6E3M2FN", 6, 2, 3, 'm'},
	{"f80", 80, 63, 16383, 'i'},
	{"f128", 128, 112, 16383, 'i'},
}

// explicitOne reports whether the bit before the point is part of the pattern.
func (f *floatFormat) explicitOne() bool { return f.name == "f80" }

// otherFloatBits reads a number with a point, which MLIR reads as an f64 first, or
// a bit pattern.
func (b *builder) otherFloatBits(t *token, f *floatFormat) *big.Int {
	s := b.str(t)
	switch t.kind {
	case kFloat:
		x, err := strconv.ParseFloat(s, 64)
		if err != nil && !math.IsInf(x, 0) {
			b.fail(t, codeNumber, "expected a number, got "+b.describe(t))
			return nil
		}
		return f.encode(x)
	case kHex:
		if v, ok := new(big.Int).SetString(s, 0); ok && v.Sign() >= 0 && v.BitLen() <= f.bits {
			return v
		}
		b.fail(t, codeRange, "expected a bit pattern of "+strconv.Itoa(f.bits)+" bits for "+f.name+", got "+s)
		return nil
	}
	b.fail(t, codeNumber, "expected a number with a decimal point or a bit pattern for "+f.name+", got "+s+": write "+s+".0")
	return nil
}

// encode rounds a number to the nearest of the type, half-way to even.
func (f *floatFormat) encode(x float64) *big.Int {
	sign := new(big.Int)
	if math.Signbit(x) {
		sign.Lsh(big.NewInt(1), uint(f.bits-1))
	}
	digits := f.largest()
	if !math.IsInf(x, 0) {
		if m := f.magnitude(math.Abs(x)); m.Cmp(digits) <= 0 {
			if f.overflow == 'n' && m.Sign() == 0 {
				return m // there is no -0
			}
			return m.Or(m, sign)
		}
	}
	switch f.overflow {
	case 'n':
		return new(big.Int).Lsh(big.NewInt(1), uint(f.bits-1))
	case 'i':
		digits = f.infinity()
	}
	return digits.Or(digits, sign)
}

// magnitude is the pattern of a number without a sign, whatever its exponent.
func (f *floatFormat) magnitude(x float64) *big.Int {
	if x == 0 {
		return new(big.Int)
	}
	_, exp := math.Frexp(x)
	field := max(exp-1+f.bias, 1) // of the exponent; 1 also for what has no one before the point
	units := new(big.Float).SetMantExp(big.NewFloat(x), f.fraction-(field-f.bias))
	m, rest := units.Int(nil)
	if rest == big.Below {
		left := new(big.Float).Sub(units, new(big.Float).SetInt(m))
		if c := left.Cmp(big.NewFloat(0.5)); c > 0 || c == 0 && m.Bit(0) == 1 {
			m.Add(m, big.NewInt(1))
		}
	}
	return f.join(m, field)
}

// join puts an exponent before the digits, of which the first is the one before
// the point, or 0.
func (f *floatFormat) join(m *big.Int, field int) *big.Int {
	if f.explicitOne() {
		if m.BitLen() <= f.fraction {
			field--
		}
		return m.Or(m, new(big.Int).Lsh(big.NewInt(int64(field)), uint(f.fraction+1)))
	}
	return m.Add(m, new(big.Int).Lsh(big.NewInt(int64(field-1)), uint(f.fraction)))
}

// infinity is the pattern whose exponent is all ones, without digits.
func (f *floatFormat) infinity() *big.Int {
	v := new(big.Int).Lsh(big.NewInt(1), uint(f.bits-1))
	v.Sub(v, big.NewInt(1))
	v.Rsh(v, uint(f.fraction))
	v.Lsh(v, uint(f.fraction))
	return v
}

// largest is the pattern of the largest number.
func (f *floatFormat) largest() *big.Int {
	if f.overflow == 'i' {
		v := f.infinity()
		if f.explicitOne() {
			return v.Sub(v, new(big.Int).Lsh(big.NewInt(1), uint(f.fraction))).Sub(v, big.NewInt(1))
		}
		return v.Sub(v, big.NewInt(1))
	}
	v := new(big.Int).Lsh(big.NewInt(1), uint(f.bits-1))
	return v.Sub(v, big.NewInt(1))
}

// decode returns the number of a pattern; ok is false if there is none, or float64
// does not have it.
func (f *floatFormat) decode(v *big.Int) (x float64, ok bool) {
	m := new(big.Int).SetBit(v, f.bits-1, 0)
	if m.Cmp(f.largest()) > 0 || f.overflow == 'n' && m.Sign() == 0 && v.Sign() != 0 {
		return 0, false
	}
	places := f.fraction
	if f.explicitOne() {
		places++
	}
	field := int(new(big.Int).Rsh(m, uint(places)).Int64())
	m.Sub(m, new(big.Int).Lsh(big.NewInt(int64(field)), uint(places)))
	if field > 0 && !f.explicitOne() {
		m.SetBit(m, f.fraction, 1)
	}
	number := new(big.Float).SetMantExp(new(big.Float).SetInt(m), max(field, 1)-f.bias-f.fraction)
	x, accuracy := number.Float64()
	if v.Bit(f.bits-1) == 1 {
		x = math.Copysign(x, -1)
	}
	return x, accuracy == big.Exact && f.encode(x).Cmp(v) == 0
}

// append writes a number, or the pattern of what is none or too fine for digits
// that MLIR reads.
func (f *floatFormat) append(b []byte, v *big.Int) []byte {
	x, ok := f.decode(v)
	switch {
	case ok && x == 0 && math.Signbit(x):
		return append(b, "-0.000000e+00"...)
	case ok && x == 0:
		return append(b, "0.000000e+00"...)
	case ok:
		start := len(b)
		precision := f.fraction + 1
		if b = ast.AppendNumber(b, x, ast.DigitsOf(precision), func(text []byte) bool { return f.reads(text, v) }); len(b) > start {
			return b
		}
	}
	return append(b, "0x"+strings.ToUpper(v.Text(16))...)
}

// reads reports whether a text is the number of a pattern, without the way over an
// f64.
func (f *floatFormat) reads(text []byte, v *big.Int) bool {
	exact, _, err := big.ParseFloat(string(text), 10, uint(f.fraction+1), big.ToNearestEven)
	if err != nil {
		return false
	}
	x, accuracy := exact.Float64()
	return accuracy == big.Exact && f.encode(x).Cmp(v) == 0
}
