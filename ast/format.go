package ast

import (
	"strings"
	"sync"
)

// DirectiveKind tells the directives of an assembly format apart.
type DirectiveKind uint8

// The kinds of directives; OpInfo.Format documents them.
const (
	FormatLiteral DirectiveKind = iota
	FormatOperand
	FormatAttr
	FormatRegion
	FormatOperandType
	FormatResultType
	FormatAttrDict
	FormatAttrDictWithKeyword
	FormatGroup
	FormatOneOf
	FormatCustom
)

// Directive is one step of a compiled assembly format.
type Directive struct {
	Kind   DirectiveKind
	Text   string      // the literal, or the name of the custom syntax
	Index  int         // of the operand, attribute, region or result in its list
	Body   []Directive // of a group; the groups of a oneof; the arguments of a custom syntax
	Anchor int         // of a group: which of Body decides whether it is there
	Tight  bool        // printed without a space before it
}

// Format is a compiled assembly format.
type Format struct {
	Directives []Directive
	named      uint64 // bit i: attribute i has its own place, so attr-dict leaves it out
	ByHand     string // F if the whole format is custom<F>()
	// Either lists pairs of optional operands that follow each other behind the
	// same punctuation. Where one of the two is there alone, the text does not
	// say which: it is the first if its type may be, else the second.
	Either []Pair
}

// Pair is two operands of the op table.
type Pair struct{ First, Second int }

// Names reports whether the format gives attribute i a place of its own. All
// attributes of an op read by hand have one.
func (f *Format) Names(i int) bool { return f.ByHand != "" || f.named>>i&1 != 0 }

var formats [NumOps]struct {
	once sync.Once
	f    Format
}

// FormatOf returns the compiled assembly format of an op, or nil if only the
// generic form can spell it. Formats are compiled on first use.
func FormatOf(code Opcode) *Format {
	e := &formats[code]
	e.once.Do(func() { compileFormat(&Table[code], &e.f) })
	if e.f.Directives == nil && e.f.ByHand == "" {
		return nil
	}
	return &e.f
}

// formatCompiler turns the text of one format into directives.
type formatCompiler struct {
	info  *OpInfo
	words []string
	named uint64
}

func compileFormat(info *OpInfo, f *Format) {
	c := &formatCompiler{info: info, words: formatWords(info.Format)}
	if len(c.words) == 4 && c.words[0] == "custom<" && c.words[2] == "(" && c.words[3] == ")" {
		f.ByHand = c.words[1]
		return
	}
	f.Directives = c.list("")
	f.named = c.named
	f.Either = eitherOf(f.Directives)
}

// eitherOf finds the pairs of Format.Either.
func eitherOf(ds []Directive) (pairs []Pair) {
	for i := 1; i < len(ds); i++ {
		a, b := optionalOperand(&ds[i-1]), optionalOperand(&ds[i])
		if a >= 0 && b >= 0 && ds[i-1].Body[0].Text == ds[i].Body[0].Text {
			pairs = append(pairs, Pair{a, b})
		}
	}
	return pairs
}

// optionalOperand returns the operand of a group ( 'text' $operand^ )?, or -1.
func optionalOperand(d *Directive) int {
	if d.Kind != FormatGroup || len(d.Body) != 2 || d.Body[0].Kind != FormatLiteral || d.Body[1].Kind != FormatOperand {
		return -1
	}
	return d.Body[1].Index
}

// formatWords cuts a format into literals (with a leading quote), names (with
// a leading dollar), the words custom<, type, oneof, attr-dict…, and marks.
func formatWords(s string) []string {
	var out []string
	for i := 0; i < len(s); {
		switch c := s[i]; {
		case c == ' ' || c == '\n' || c == '\t':
			i++
		case c == '\'':
			end := strings.IndexByte(s[i+1:], '\'') + i + 1
			out = append(out, s[i:end])
			i = end + 1
		case strings.HasPrefix(s[i:], "custom<"):
			end := strings.IndexByte(s[i:], '>') + i
			out = append(out, "custom<", s[i+len("custom<"):end])
			i = end + 1
		case c == '$' || isFormatLetter(c):
			end := i + 1
			for end < len(s) && isFormatLetter(s[end]) {
				end++
			}
			out = append(out, s[i:end])
			i = end
		default:
			out = append(out, s[i:i+1])
			i++
		}
	}
	return out
}

func isFormatLetter(c byte) bool {
	return c == '_' || c == '-' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9'
}

func (c *formatCompiler) peek() string {
	if len(c.words) == 0 {
		return ""
	}
	return c.words[0]
}

func (c *formatCompiler) next() string {
	w := c.peek()
	if w == "" {
		panic("BUG: ast: the format of " + c.info.Name + " ends too early")
	}
	c.words = c.words[1:]
	return w
}

func (c *formatCompiler) expect(w string) {
	if got := c.next(); got != w {
		panic("BUG: ast: the format of " + c.info.Name + " has " + got + " for " + w)
	}
}

// list compiles directives up to the word end.
func (c *formatCompiler) list(end string) []Directive {
	var out []Directive
	tight := false
	for c.peek() != end && c.peek() != "|" {
		if c.peek() == "~" {
			c.next()
			tight = true
			continue
		}
		d := c.directive()
		d.Tight = tight
		tight = false
		out = append(out, d)
	}
	return out
}

func (c *formatCompiler) directive() Directive {
	switch w := c.next(); {
	case w[0] == '\'':
		return Directive{Kind: FormatLiteral, Text: w[1:]}
	case w[0] == '$':
		return c.name(w[1:])
	case w == "type":
		return c.typeOf()
	case w == "attr-dict":
		return Directive{Kind: FormatAttrDict}
	case w == "attr-dict-with-keyword":
		return Directive{Kind: FormatAttrDictWithKeyword}
	case w == "custom<":
		return c.custom()
	case w == "oneof":
		return c.oneOf()
	case w == "(":
		g := c.group(")")
		c.expect(")")
		c.expect("?")
		return g
	default:
		panic("BUG: ast: the format of " + c.info.Name + " has an unknown word " + w)
	}
}

func (c *formatCompiler) name(n string) Directive {
	if i := c.info.OperandIndex(n); i >= 0 {
		return Directive{Kind: FormatOperand, Index: i}
	}
	if i := c.info.AttrIndex(n); i >= 0 {
		c.named |= 1 << i
		return Directive{Kind: FormatAttr, Index: i}
	}
	if i := c.info.RegionIndex(n); i >= 0 {
		return Directive{Kind: FormatRegion, Index: i}
	}
	panic("BUG: ast: the format of " + c.info.Name + " names $" + n + ", which the op has not")
}

func (c *formatCompiler) typeOf() Directive {
	c.expect("(")
	n := strings.TrimPrefix(c.next(), "$")
	c.expect(")")
	if i := c.info.OperandIndex(n); i >= 0 {
		return Directive{Kind: FormatOperandType, Index: i}
	}
	if i := c.info.ResultIndex(n); i >= 0 {
		return Directive{Kind: FormatResultType, Index: i}
	}
	panic("BUG: ast: the format of " + c.info.Name + " has type($" + n + "), which the op has not")
}

func (c *formatCompiler) custom() Directive {
	d := Directive{Kind: FormatCustom, Text: c.next()}
	c.expect("(")
	for c.peek() != ")" {
		if c.peek() == "," {
			c.next()
			continue
		}
		d.Body = append(d.Body, c.directive())
	}
	c.expect(")")
	return d
}

// group compiles directives up to end and finds the anchor among them. Without
// a mark, the last one that can have a value is the anchor.
func (c *formatCompiler) group(end string) Directive {
	g := Directive{Kind: FormatGroup, Anchor: -1}
	tight := false
	for c.peek() != end && c.peek() != "|" {
		switch c.peek() {
		case "~":
			c.next()
			tight = true
		case "^":
			c.next()
			g.Anchor = len(g.Body) - 1
		default:
			d := c.directive()
			d.Tight = tight
			tight = false
			g.Body = append(g.Body, d)
		}
	}
	if g.Anchor < 0 {
		for i, d := range g.Body {
			if d.Kind != FormatLiteral {
				g.Anchor = i
			}
		}
	}
	if g.Anchor < 0 {
		panic("BUG: ast: the format of " + c.info.Name + " has a group without an anchor")
	}
	return g
}

func (c *formatCompiler) oneOf() Directive {
	d := Directive{Kind: FormatOneOf}
	c.expect("(")
	for {
		d.Body = append(d.Body, c.group(")"))
		if c.next() == ")" {
			return d
		}
	}
}
