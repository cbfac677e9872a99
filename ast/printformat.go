package ast

import "strings"

// PrintPiece is a piece of the text of a print_tko: characters that stand for
// themselves, or an expression that begins with a percent sign and an operand
// belongs to.
type PrintPiece struct {
	At        int             // offset in the text
	Text      string          // what is printed where there is nothing to format
	Operand   bool            // the next operand belongs to it
	Directive *PrintDirective // how the operand is printed; nil: it is not
}

// PrintDirective is an expression as C's printf has them:
// %[flags][width][.precision][length]conversion.
type PrintDirective struct {
	Flags            string // of "-+ #0"
	Width, Precision int    // -1: not given
	Conversion       byte   // of printConversions, but no percent sign
}

const (
	printFlags       = "-+ #0"
	printConversions = "diuoxXeEfFgGaAcsSpn%"
	maxPrintNumber   = 1000 // bounds width and precision
)

// printLengths are the length modifiers of C, longer ones first. The operand's
// type says what they do, so they say nothing.
var printLengths = [...]string{"hh", "ll", "h", "l", "q", "j", "z", "t", "L", ""}

// ParsePrint takes the text of a print_tko apart. As the language has it, an
// expression goes from a percent sign to the next letter that ends one, and takes
// an operand unless it is %%. What lies between may be nothing that printf knows,
// as in "50%, %d": then the percent sign is printed, its operand is not, and the
// text goes on behind the sign. unended is the offset of a percent sign that no
// letter follows, or -1; it and the rest stand for themselves.
func ParsePrint(text string) (pieces []PrintPiece, unended int) {
	plain := func(from, to int) {
		if from < to {
			pieces = append(pieces, PrintPiece{At: from, Text: text[from:to]})
		}
	}
	at := 0
	for {
		sign := strings.IndexByte(text[at:], '%')
		if sign < 0 {
			plain(at, len(text))
			return pieces, -1
		}
		plain(at, at+sign)
		at += sign
		n := strings.IndexAny(text[at+1:], printConversions)
		if n < 0 {
			plain(at, len(text))
			return pieces, at
		}
		p := printExpression(text[at:at+n+2], at)
		pieces = append(pieces, p)
		switch {
		case p.Directive != nil:
			at += n + 2
		case !p.Operand: // %%
			at += 2
		default:
			at++
		}
	}
}

// printExpression is the piece that an expression is.
func printExpression(s string, at int) PrintPiece {
	if s == "%%" {
		return PrintPiece{At: at, Text: "%"}
	}
	d, ok := printDirective(s[1:])
	if !ok {
		return PrintPiece{At: at, Text: "%", Operand: true}
	}
	return PrintPiece{At: at, Text: s, Operand: true, Directive: d}
}

// printDirective parses what follows a percent sign.
func printDirective(s string) (*PrintDirective, bool) {
	d := &PrintDirective{Width: -1, Precision: -1, Conversion: s[len(s)-1]}
	rest := strings.TrimLeft(s, printFlags)
	d.Flags = s[:len(s)-len(rest)]
	d.Width, rest = leadingNumber(rest)
	if after, ok := strings.CutPrefix(rest, "."); ok {
		d.Precision, rest = leadingNumber(after)
		d.Precision = max(d.Precision, 0)
	}
	for _, l := range printLengths {
		if len(rest) == len(l)+1 && strings.HasPrefix(rest, l) {
			return d, d.Conversion != '%'
		}
	}
	return nil, false
}

// leadingNumber reads digits; -1 if there are none.
func leadingNumber(s string) (int, string) {
	n, i := -1, 0
	for ; i < len(s) && s[i] >= '0' && s[i] <= '9'; i++ {
		n = min(max(n, 0)*10+int(s[i]-'0'), maxPrintNumber)
	}
	return n, s[i:]
}
