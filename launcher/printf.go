package launcher

import (
	"bufio"
	"fmt"
	"io"
	"math"
	"strings"

	"tileir/ast/num"
)

// conversions are the letters that end a directive of a print_tko format.
const conversions = "diuoxXeEfFgGaAcsSpn%"

// FormatMessage renders the format of a print_tko with its arguments. The
// format is C-printf-like: %[flags][width][.precision][length]conversion with
// the conversions d i u o x X e E f F g G a A c s p and %%. One directive takes
// one tile and formats each element of it: rank 0 prints as a scalar, higher
// ranks in nested brackets, "[[1, 2], [3, 4]]".
//
// The specification leaves open what a directive prints that does not suit its
// argument. Here the value decides: %d of a float prints the number as %g
// does, %f of an integer prints it as a float. A directive without an argument
// prints as it stands.
func FormatMessage(format string, args []TileValue) string {
	var b strings.Builder
	WriteMessage(&b, format, args)
	return b.String()
}

// WriteMessage writes what FormatMessage renders, piece by piece. It stops at
// the first error of w and returns it.
func WriteMessage(w io.Writer, format string, args []TileValue) error {
	b := bufio.NewWriter(w)
	next := 0
	for format != "" {
		i := strings.IndexByte(format, '%')
		if i < 0 {
			break
		}
		b.WriteString(format[:i])
		format = format[i:]
		end := strings.IndexAny(format[1:], conversions)
		if end < 0 {
			break
		}
		text := format[:end+2]
		format = format[end+2:]
		switch {
		case text == "%%":
			b.WriteByte('%')
		case next >= len(args):
			b.WriteString(text)
		default:
			if err := formatTile(b, parseDirective(text), args[next]); err != nil {
				return err
			}
			next++
		}
	}
	b.WriteString(format)
	return b.Flush()
}

// directive is one parsed % expression.
type directive struct {
	flags            string // of "-+ #0"
	width, precision int    // -1: not given
	verb             byte
}

func parseDirective(text string) directive {
	d := directive{width: -1, precision: -1, verb: text[len(text)-1]}
	rest := text[1 : len(text)-1]
	n := len(rest) - len(strings.TrimLeft(rest, "-+ #0"))
	d.flags, rest = rest[:n], rest[n:]
	d.width, rest = leadingNumber(rest)
	if after, ok := strings.CutPrefix(rest, "."); ok {
		if d.precision, _ = leadingNumber(after); d.precision < 0 {
			d.precision = 0
		}
	}
	return d
}

// maxFormatWidth bounds widths and precisions of a format.
const maxFormatWidth = 1000

// leadingNumber reads digits; -1 if there are none.
func leadingNumber(s string) (int, string) {
	n, i := -1, 0
	for ; i < len(s) && s[i] >= '0' && s[i] <= '9'; i++ {
		n = min(max(n, 0)*10+int(s[i]-'0'), maxFormatWidth)
	}
	return n, s[i:]
}

// formatTile writes the elements of v, nested by dimension.
func formatTile(b *bufio.Writer, d directive, v TileValue) error {
	at := 0
	var nest func(shape []int64) error
	nest = func(shape []int64) error {
		if len(shape) == 0 {
			_, err := b.WriteString(d.format(v, v.Bits[at]))
			at++
			return err
		}
		b.WriteByte('[')
		for i := range shape[0] {
			if i > 0 {
				b.WriteString(", ")
			}
			if err := nest(shape[1:]); err != nil {
				return err
			}
		}
		return b.WriteByte(']')
	}
	return nest(v.Shape)
}

// format renders one element.
func (d directive) format(v TileValue, bits uint64) string {
	isFloat := !v.Pointer && v.Elem.IsFloat()
	switch d.verb {
	case 'd', 'i', 's', 'S', 'n':
		switch {
		case isFloat:
			return d.float('g', num.Decode(v.Elem, bits))
		case v.Pointer:
			return d.pad("0x" + fmt.Sprintf("%x", bits))
		}
		return d.integer(signed(bits, v.Elem))
	case 'u':
		if isFloat {
			return d.float('g', num.Decode(v.Elem, bits))
		}
		return d.unsigned("%d", bits)
	case 'o', 'x', 'X':
		return d.unsigned("%"+string(d.verb), bits)
	case 'c':
		return d.pad(string(rune(byte(bits))))
	case 'p':
		return d.pad(fmt.Sprintf("0x%x", bits))
	}
	if isFloat {
		return d.float(d.verb, num.Decode(v.Elem, bits))
	}
	if v.Pointer {
		return d.float(d.verb, float64(bits))
	}
	return d.float(d.verb, float64(signed(bits, v.Elem)))
}

// integer formats as C's %d.
func (d directive) integer(x int64) string {
	if x < 0 {
		return d.number("-", fmt.Sprint(x)[1:])
	}
	return d.number(d.plus(), fmt.Sprint(x))
}

// unsigned formats as C's %u, %o, %x, %X.
func (d directive) unsigned(format string, x uint64) string {
	prefix := ""
	if strings.ContainsRune(d.flags, '#') && x != 0 {
		prefix = map[byte]string{'x': "0x", 'X': "0X"}[d.verb]
	}
	return d.number(prefix, fmt.Sprintf(format, x))
}

// number pads digits to the precision, then to the width. With a precision of
// zero, zero has no digits.
func (d directive) number(sign, digits string) string {
	if d.precision == 0 && digits == "0" {
		digits = ""
	}
	if n := d.precision - len(digits); n > 0 {
		digits = strings.Repeat("0", n) + digits
	}
	if d.verb == 'o' && strings.ContainsRune(d.flags, '#') && !strings.HasPrefix(digits, "0") {
		digits = "0" + digits
	}
	if n := d.width - len(sign) - len(digits); n > 0 && d.zero() && d.precision < 0 {
		digits = strings.Repeat("0", n) + digits
	}
	return d.pad(sign + digits)
}

// float formats as C's %e, %f, %g and %a.
func (d directive) float(verb byte, x float64) string {
	sign := d.plus()
	if math.Signbit(x) && !math.IsNaN(x) {
		sign, x = "-", -x
	}
	if math.IsNaN(x) || math.IsInf(x, 0) {
		s := map[bool]string{true: "nan", false: "inf"}[math.IsNaN(x)]
		if verb >= 'A' && verb <= 'Z' {
			s = strings.ToUpper(s)
		}
		return d.pad(sign + s)
	}
	s := cFloat(verb, d.precision, strings.ContainsRune(d.flags, '#'), x)
	if n := d.width - len(sign) - len(s); n > 0 && d.zero() {
		if hex := len(s) > 1 && (s[1] == 'x' || s[1] == 'X'); hex {
			s = s[:2] + strings.Repeat("0", n) + s[2:]
		} else {
			s = strings.Repeat("0", n) + s
		}
	}
	return d.pad(sign + s)
}

// cFloat formats x ≥ 0. Go's fmt differs from C in the default precision of
// %g and in the exponent of %a.
func cFloat(verb byte, precision int, alternate bool, x float64) string {
	format := "%"
	if alternate {
		format += "#"
	}
	switch verb {
	case 'a', 'A':
		verb += 'x' - 'a'
		s := fmt.Sprintf(format+string(verb), x)
		if precision >= 0 {
			s = fmt.Sprintf(fmt.Sprintf("%s.%d%c", format, precision, verb), x)
		}
		return trimExponent(s)
	case 'F':
		verb = 'f'
	}
	if precision < 0 {
		precision = 6
	}
	if precision == 0 && (verb == 'g' || verb == 'G') {
		precision = 1
	}
	return fmt.Sprintf(fmt.Sprintf("%s.%d%c", format, precision, verb), x)
}

// trimExponent turns Go's p+00 into C's p+0.
func trimExponent(s string) string {
	i := strings.LastIndexAny(s, "pP")
	if i < 0 || i+3 >= len(s) {
		return s
	}
	digits := strings.TrimLeft(s[i+2:], "0")
	if digits == "" {
		digits = "0"
	}
	return s[:i+2] + digits
}

func (d directive) zero() bool {
	return strings.ContainsRune(d.flags, '0') && !strings.ContainsRune(d.flags, '-')
}

func (d directive) plus() string {
	switch {
	case strings.ContainsRune(d.flags, '+'):
		return "+"
	case strings.ContainsRune(d.flags, ' '):
		return " "
	}
	return ""
}

// pad fills with spaces up to the width.
func (d directive) pad(s string) string {
	n := d.width - len(s)
	if n <= 0 {
		return s
	}
	if strings.ContainsRune(d.flags, '-') {
		return s + strings.Repeat(" ", n)
	}
	return strings.Repeat(" ", n) + s
}
