package ast

import (
	"strings"
	"testing"
)

// countPrinted counts the operands that a text takes as the language says it:
// each percent sign but the second of a pair starts an expression, and every
// expression but %% takes one.
func countPrinted(s string) (n int, ends bool) {
	for i := 0; i < len(s); i++ {
		if s[i] != '%' {
			continue
		}
		end := strings.IndexAny(s[i+1:], "diuoxXeEfFgGaAcsSpn%")
		switch {
		case end < 0:
			return n, false
		case end == 0 && s[i+1] == '%':
			i++
		default:
			n++
		}
	}
	return n, true
}

func checkPrintFormat(t *testing.T, text string) {
	pieces, unended := ParsePrint(text)
	want, ends := countPrinted(text)
	got := 0
	for _, p := range pieces {
		if p.Operand {
			got++
		}
		if d := p.Directive; d != nil && (d.Conversion == '%' || strings.Trim(d.Flags, printFlags) != "" || d.Width > maxPrintNumber || d.Precision > maxPrintNumber) {
			t.Errorf("%q: directive %+v", text, *d)
		}
	}
	if got != want || (unended < 0) != ends {
		t.Errorf("%q: %d operands, unended %d; expected %d, %v", text, got, unended, want, ends)
	}
}

var printTexts = []string{"", "100%%", "at %", "%d%i", "50%, %d\n", "%z %d", "%5%", "%%%d%%%", "%-+ #012.3lld", "%.d", "%llld", "%*d", "%'d", "%5.5.5f", "%n%S"}

func TestParsePrint(t *testing.T) {
	for _, text := range printTexts {
		checkPrintFormat(t, text)
	}
}

func FuzzParsePrint(f *testing.F) {
	for _, text := range printTexts {
		f.Add(text)
	}
	f.Fuzz(checkPrintFormat)
}
