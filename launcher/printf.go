package launcher

import (
	"bufio"
	"fmt"
	"io"
	"math"
	"strings"

	"tileir/ast"
	"tileir/ast/num"
)

// FormatMessage renders the format of a print_tko, which ast.ParsePrint takes
// apart, with its arguments. One directive takes one tile and formats each element
// of it: rank 0 prints as a scalar, higher ranks in nested brackets,
// "[[1, 2], [3, 4]]".
//
// The specification leaves open what a directive prints that does not suit its
// argument. Here the value decides: %d of a float prints the number as %g
// does, %f of an integer prints it as a float. A directive without an argument
// prints as it stands, and so does a percent sign that starts none.
func FormatMessage(format string, args []TileValue) string {
	var b strings.Builder
	WriteMessage(&b, format, args)
	return b.String()
}

// WriteMessage writes what FormatMessage renders, piece by piece. It stops at
// the first error of w and returns it.
func WriteMessage(w io.Writer, format string, args []TileValue) error {
	b := bufio.NewWriter(w)
	pieces, _ := ast.ParsePrint(format)
	for _, p := range pieces {
		var v *TileValue
		if p.Operand && len(args) > 0 {
			v, args = &args[0], args[1:]
		}
		if v == nil || p.Directive == nil {
			b.WriteString(p.Text)
			continue
		}
		if err := formatTile(b, directive{p.Directive}, *v); err != nil {
			return err
		}
	}
	return b.Flush()
}

// directive formats elements.
type directive struct{ *ast.PrintDirective }

// formatTile writes the elements of v, nested by dimension.
func formatTile(b *bufio.Writer, d directive, v TileValue) error {
	text := func(s string) error {
		_, err := b.WriteString(s)
		return err
	}
	return nested(v.Shape, text, func(at int) error { return text(d.format(v, v.Bits[at])) })
}

// nested goes through the elements of a tile as they are printed, row-major, with
// brackets and commas as text between them. It stops at the first error.
func nested(shape []int64, text func(string) error, element func(at int) error) error {
	at := 0
	var walk func(shape []int64) error
	walk = func(shape []int64) error {
		if len(shape) == 0 {
			at++
			return element(at - 1)
		}
		separator := "["
		for range shape[0] {
			if err := text(separator); err != nil {
				return err
			}
			if err := walk(shape[1:]); err != nil {
				return err
			}
			separator = ", "
		}
		return text("]")
	}
	return walk(shape)
}

// format renders one element.
func (d directive) format(v TileValue, bits uint64) string {
	isFloat := !v.Pointer && v.Elem.IsFloat()
	switch d.Conversion {
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
		return d.unsigned("%"+string(d.Conversion), bits)
	case 'c':
		return d.pad(string(rune(byte(bits))))
	case 'p':
		return d.pad(fmt.Sprintf("0x%x", bits))
	}
	if isFloat {
		return d.float(d.Conversion, num.Decode(v.Elem, bits))
	}
	if v.Pointer {
		return d.float(d.Conversion, float64(bits))
	}
	return d.float(d.Conversion, float64(signed(bits, v.Elem)))
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
	if strings.ContainsRune(d.Flags, '#') && x != 0 {
		prefix = map[byte]string{'x': "0x", 'X': "0X"}[d.Conversion]
	}
	return d.number(prefix, fmt.Sprintf(format, x))
}

// number pads digits to the precision, then to the width. With a precision of
// zero, zero has no digits.
func (d directive) number(sign, digits string) string {
	if d.Precision == 0 && digits == "0" {
		digits = ""
	}
	if n := d.Precision - len(digits); n > 0 {
		digits = strings.Repeat("0", n) + digits
	}
	if d.Conversion == 'o' && strings.ContainsRune(d.Flags, '#') && !strings.HasPrefix(digits, "0") {
		digits = "0" + digits
	}
	if n := d.Width - len(sign) - len(digits); n > 0 && d.zero() && d.Precision < 0 {
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
	s := cFloat(verb, d.Precision, strings.ContainsRune(d.Flags, '#'), x)
	if n := d.Width - len(sign) - len(s); n > 0 && d.zero() {
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
	return strings.ContainsRune(d.Flags, '0') && !strings.ContainsRune(d.Flags, '-')
}

func (d directive) plus() string {
	switch {
	case strings.ContainsRune(d.Flags, '+'):
		return "+"
	case strings.ContainsRune(d.Flags, ' '):
		return " "
	}
	return ""
}

// pad fills with spaces up to the width.
func (d directive) pad(s string) string {
	n := d.Width - len(s)
	if n <= 0 {
		return s
	}
	if strings.ContainsRune(d.Flags, '-') {
		return s + strings.Repeat(" ", n)
	}
	return strings.Repeat(" ", n) + s
}
