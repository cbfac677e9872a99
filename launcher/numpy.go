package launcher

import (
	"math"
	"strconv"
	"strings"

	"tileir/ast/num"
)

// Printing as numpy does (numpy/_core/arrayprint.py) with its defaults: over
// 1000 elements only 3 at each edge, 8 digits after the point, lines of 75
// characters, columns padded to one width.
const (
	printThreshold = 1000
	printEdge      = 3
	printPrecision = 8
	printWidth     = 75
)

// String renders the array as numpy's print does. i1 prints as bool; the
// element types that numpy lacks print like its floats and integers.
func (a *Array) String() string {
	p := printer{a: a, summary: a.Len() > printThreshold}
	if len(a.Shape) == 0 {
		return a.Text(0)
	}
	var shown []int
	p.visit(0, 0, func(i int) { shown = append(shown, i) })
	p.format = newElementFormat(a, shown)
	return p.nest(0, 0, " ", printWidth)
}

// Text renders element i on its own.
func (a *Array) Text(i int) string {
	switch {
	case a.Elem == num.I1:
		return map[bool]string{true: "True", false: "False"}[a.Int(i) != 0]
	case a.Elem.IsInt():
		return strconv.FormatInt(a.Int(i), 10)
	}
	x := a.Float(i)
	if math.IsNaN(x) || math.IsInf(x, 0) {
		return numpyWord(x)
	}
	if mag := math.Abs(x); mag != 0 && (mag < 1e-4 || mag >= 1e16) {
		return numpyScientific(a.Elem, x, 17, 0)
	}
	s := numpyFixed(a.Elem, x, 17)
	if strings.HasSuffix(s, ".") {
		s += "0"
	}
	return s
}

// numpyWord names what is no finite number.
func numpyWord(x float64) string {
	switch {
	case math.IsNaN(x):
		return "nan"
	case x > 0:
		return "inf"
	}
	return "-inf"
}

// printer walks the elements to show.
type printer struct {
	a       *Array
	summary bool
	format  func(i int) string
}

// step returns which indices of dimension d are shown: all, or both edges.
func (p *printer) step(d int) (lead, trail int64) {
	n := p.a.Shape[d]
	if p.summary && 2*printEdge < n {
		return printEdge, printEdge
	}
	return 0, n
}

// stride returns the elements from one index of dimension d to the next.
func (p *printer) stride(d int) int {
	n := int64(1)
	for _, e := range p.a.Shape[d+1:] {
		n *= e
	}
	return int(n)
}

// visit calls f for the positions of all elements shown.
func (p *printer) visit(d, base int, f func(int)) {
	if d == len(p.a.Shape) {
		f(base)
		return
	}
	lead, trail := p.step(d)
	for i := range lead {
		p.visit(d+1, base+int(i)*p.stride(d), f)
	}
	for i := p.a.Shape[d] - trail; i < p.a.Shape[d]; i++ {
		p.visit(d+1, base+int(i)*p.stride(d), f)
	}
}

// nest renders dimension d on; indent starts each further line, width is what
// a line may take.
func (p *printer) nest(d, base int, indent string, width int) string {
	if d == len(p.a.Shape) {
		return p.format(base)
	}
	lead, trail := p.step(d)
	last := d == len(p.a.Shape)-1
	var words []string
	add := func(i int64) {
		words = append(words, p.nest(d+1, base+int(i)*p.stride(d), indent+" ", width-1))
	}
	for i := range lead {
		add(i)
	}
	if lead > 0 {
		words = append(words, "...")
	}
	for i := p.a.Shape[d] - trail; i < p.a.Shape[d]; i++ {
		add(i)
	}
	if last {
		return "[" + wrapWords(words, indent, width-1)[len(indent):] + "]"
	}
	sep := strings.Repeat("\n", len(p.a.Shape)-d-1) + indent
	return "[" + strings.Join(words, sep) + "]"
}

// wrapWords joins words with spaces, in lines of at most width characters.
func wrapWords(words []string, indent string, width int) string {
	var b strings.Builder
	line := indent
	for i, word := range words {
		if len(line)+len(word) > width && len(line) > len(indent) {
			b.WriteString(strings.TrimRight(line, " ") + "\n")
			line = indent
		}
		line += word
		if i < len(words)-1 {
			line += " "
		}
	}
	return b.String() + line
}

// newElementFormat chooses one format for all elements shown.
func newElementFormat(a *Array, shown []int) func(int) string {
	if a.Elem.IsFloat() {
		return newFloatFormat(a, shown)
	}
	width := 0
	for _, i := range shown {
		width = max(width, len(a.Text(i)))
	}
	if a.Elem == num.I1 {
		width = len("False")
	}
	return func(i int) string { return padLeft(a.Text(i), width) }
}

func padLeft(s string, width int) string {
	return strings.Repeat(" ", max(0, width-len(s))) + s
}

// newFloatFormat follows numpy's FloatingFormat.
func newFloatFormat(a *Array, shown []int) func(int) string {
	var finite []float64
	low, high, negInf := math.Inf(1), 0.0, false
	for _, i := range shown {
		x := a.Float(i)
		negInf = negInf || math.IsInf(x, -1)
		if math.IsNaN(x) || math.IsInf(x, 0) {
			continue
		}
		finite = append(finite, x)
		if x != 0 {
			low, high = min(low, math.Abs(x)), max(high, math.Abs(x))
		}
	}
	exponent := high > 0 && (high >= 1e8 || low < 1e-4 || high/low > 1000)
	text := func(x float64) string { return numpyFixed(a.Elem, x, printPrecision) }
	left, right := 0, 0
	if exponent {
		digits, expSize := 0, 0
		for _, x := range finite {
			whole, frac, exp := splitScientific(numpyScientific(a.Elem, x, printPrecision, 0))
			left, digits, expSize = max(left, len(whole)), max(digits, len(frac)), max(expSize, len(exp))
		}
		right = expSize + 1 + digits
		text = func(x float64) string {
			whole, frac, exp := splitScientific(numpyScientific(a.Elem, x, digits, expSize-1))
			return whole + "." + frac + strings.Repeat("0", digits-len(frac)) + "e" + exp
		}
	} else {
		for _, x := range finite {
			whole, frac, _ := strings.Cut(text(x), ".")
			left, right = max(left, len(whole)), max(right, len(frac))
		}
	}
	if len(finite) < len(shown) {
		word := len("nan")
		if negInf {
			word = len("-inf")
		}
		left = max(left, word-right-1)
	}
	return func(i int) string {
		x := a.Float(i)
		if math.IsNaN(x) || math.IsInf(x, 0) {
			return padLeft(numpyWord(x), left+right+1)
		}
		whole, frac, _ := strings.Cut(text(x), ".")
		return padLeft(whole, left) + "." + frac + strings.Repeat(" ", max(0, right-len(frac)))
	}
}

// numpyFixed renders a finite x with the fewest digits that tell it from other
// values of the type, at most precision of them after the point: "0.1", "1.".
func numpyFixed(t num.Type, x float64, precision int) string {
	s := strconv.FormatFloat(shortest(t, x), 'f', -1, 64)
	if _, frac, _ := strings.Cut(s, "."); len(frac) > precision {
		s = strconv.FormatFloat(x, 'f', precision, 64)
	}
	if !strings.Contains(s, ".") {
		return s + "."
	}
	return strings.TrimRight(s, "0")
}

// numpyScientific renders a finite x as "1.5e+03" with at most precision
// digits after the point and at least expDigits (2 at the least) in the
// exponent.
func numpyScientific(t num.Type, x float64, precision, expDigits int) string {
	s := strconv.FormatFloat(shortest(t, x), 'e', -1, 64)
	if _, frac, _ := splitScientific(s); len(frac) > precision {
		s = strconv.FormatFloat(x, 'e', precision, 64)
	}
	whole, frac, exp := splitScientific(s)
	exp = exp[:1] + strings.Repeat("0", max(0, expDigits-len(exp)+1)) + exp[1:]
	return whole + "." + strings.TrimRight(frac, "0") + "e" + exp
}

// splitScientific splits "-1.5e+03" into "-1", "5" and "+03".
func splitScientific(s string) (whole, frac, exp string) {
	mantissa, exp, _ := strings.Cut(s, "e")
	whole, frac, _ = strings.Cut(mantissa, ".")
	return whole, frac, exp
}

// shortest returns the number of fewest decimal digits that rounds to x in the
// type.
func shortest(t num.Type, x float64) float64 {
	switch t {
	case num.F64:
		return x
	case num.F32:
		y, _ := strconv.ParseFloat(strconv.FormatFloat(x, 'g', -1, 32), 64)
		return y
	}
	bits := num.Encode(t, x, num.NearestEven)
	for digits := 1; digits < 17; digits++ {
		y, _ := strconv.ParseFloat(strconv.FormatFloat(x, 'e', digits-1, 64), 64)
		if num.Encode(t, y, num.NearestEven) == bits {
			return y
		}
	}
	return x
}
