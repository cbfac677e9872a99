package ast

import (
	"bytes"
	"slices"
	"strconv"
	"strings"

	"tileir/ast/num"
)

const dialectPrefix = "cuda_tile."

// AppendAttr appends the general spelling of an attribute, which stands on its
// own wherever an attribute may stand.
func AppendAttr(b []byte, a Attr) []byte {
	p := printer{b: b}
	p.attr(a)
	return p.b
}

// AppendBareAttr is AppendAttr without the type of an i64, where that is what a
// number without a type is.
func AppendBareAttr(b []byte, a Attr) []byte {
	p := printer{b: b}
	p.bareAttr(a)
	return p.b
}

// attr prints an attribute in its general spelling.
func (p *printer) attr(a Attr) {
	switch a := a.(type) {
	case UnitAttr:
		p.str("unit")
	case BoolAttr:
		p.b = strconv.AppendBool(p.b, bool(a))
	case IntAttr:
		p.int(a.Value)
		p.str(" : ")
		p.qualifiedType(a.Type)
	case FloatAttr:
		p.b = appendFloat(p.b, a.Type, a.Bits)
		p.str(" : ")
		p.str(a.Type.String())
	case StringAttr:
		p.quote(string(a))
	case SymbolAttr:
		p.symbolRef(a)
	case TypeAttr:
		p.qualifiedType(a.Type)
	case ArrayAttr:
		p.byte('[')
		for i, x := range a {
			p.comma(i)
			p.item(x)
		}
		p.byte(']')
	case DictAttr:
		p.dict(a)
	case DenseArrayAttr:
		p.denseArray(a)
	case *DenseAttr:
		if p.collecting {
			return
		}
		p.str("dense<")
		p.elements(a)
		p.str("> : ")
		p.qualifiedType(a.Type)
	case OpaqueAttr:
		p.opaque(a.Text)
	case LocAttr:
		p.locationAttr(a.Loc)
	default:
		p.dialectAttr(a)
	}
}

// opaque prints an attribute that is kept as text.
func (p *printer) opaque(text string) {
	switch {
	case p.aliases == nil:
		p.str(text)
	case p.collecting:
		p.aliases.text(text, true)
	case p.aliases.texts[text] != nil:
		p.alias(p.aliases.texts[text])
	case strings.HasPrefix(text, "distinct["):
		p.str(p.aliases.distinctNothing(text))
	default:
		p.b = p.aliases.appendText(p.b, text)
	}
}

func (p *printer) alias(d *aliasDef) {
	p.byte('#')
	p.str(d.name)
}

// locationAttr prints a location as an attribute.
func (p *printer) locationAttr(l *Location) {
	if p.collecting {
		p.aliases.location(l, true)
	}
	if d := p.aliases.ofLocation(l); d != nil {
		p.alias(d)
		return
	}
	p.location(l)
}

// dialectAttr prints an attribute of the dialect with its prefix.
func (p *printer) dialectAttr(a Attr) {
	if d, ok := a.(*DialectAttr); ok && p.aliases != nil {
		if p.collecting {
			p.aliases.debugAttr(d, true)
		}
		if def := p.aliases.attrs[d]; def != nil {
			p.alias(def)
			return
		}
	}
	p.byte('#')
	p.str(dialectPrefix)
	switch a := a.(type) {
	case EnumAttr:
		p.str(a.Enum.Info().Mnemonic)
		p.byte('<')
		p.str(a.String())
		p.byte('>')
	case DivByAttr, SameElementsAttr, BoundedAttr:
		p.predicate(a)
	case HintsAttr:
		p.str("optimization_hints")
		p.hints(a)
	case *DialectAttr:
		p.debugAttr(a)
	default:
		panic("BUG: ast: AppendAttr: unknown attribute")
	}
}

// debugAttr prints debug information: name<key = value, …>.
func (p *printer) debugAttr(a *DialectAttr) {
	p.str(a.Name)
	p.byte('<')
	if a.Name == "di_file" && len(a.Params) == 2 {
		p.attr(a.Params[0].Value)
		p.str(" in ")
		p.attr(a.Params[1].Value)
		p.byte('>')
		return
	}
	for i, e := range a.Params {
		p.comma(i)
		p.str(e.Name)
		p.str(" = ")
		p.bareAttr(e.Value)
	}
	p.byte('>')
}

// predicate prints div_by<…>, same_elements<…> or bounded<…>.
func (p *printer) predicate(a Attr) {
	switch a := a.(type) {
	case DivByAttr:
		p.str("div_by<")
		p.b = strconv.AppendUint(p.b, a.Divisor, 10)
		if a.Grouped {
			p.str(", every ")
			p.int(a.Every)
			p.str(" along ")
			p.int(a.Along)
		}
	case SameElementsAttr:
		p.str("same_elements<")
		p.ints(a.Values)
	case BoundedAttr:
		p.str("bounded<")
		p.bound(a.Lo)
		p.str(", ")
		p.bound(a.Hi)
	default:
		p.attr(a)
		return
	}
	p.byte('>')
}

func (p *printer) bound(n *int64) {
	if n == nil {
		p.byte('?')
		return
	}
	p.int(*n)
}

// ints prints [1, 2].
func (p *printer) ints(v []int64) {
	p.byte('[')
	for i, n := range v {
		p.comma(i)
		p.int(n)
	}
	p.byte(']')
}

// hints prints <target = {hint = value}>.
func (p *printer) hints(a HintsAttr) {
	p.byte('<')
	for i, t := range sortedByName(a.Targets) {
		p.comma(i)
		p.key(t.Name)
		p.str(" = {")
		hints, _ := t.Value.(DictAttr)
		for k, h := range sortedByName(hints) {
			p.comma(k)
			p.key(h.Name)
			if _, unit := h.Value.(UnitAttr); unit {
				continue
			}
			p.str(" = ")
			p.hint(h.Value)
		}
		p.byte('}')
	}
	p.byte('>')
}

// hint prints the value of a hint. It leaves out the type of a number, which is
// all the same to a hint.
func (p *printer) hint(a Attr) {
	switch a := a.(type) {
	case IntAttr:
		p.int(a.Value)
	case FloatAttr:
		p.b = appendFloat(p.b, a.Type, a.Bits)
	default:
		p.attr(a)
	}
}

// bareAttr leaves out the type of an i64, which is what a number without a
// type is.
func (p *printer) bareAttr(a Attr) {
	if n, ok := a.(IntAttr); ok && n.Type == NumType(num.I64) {
		p.int(n.Value)
		return
	}
	p.attr(a)
}

// item prints an attribute in a list, where a number goes without its type if
// that is the one of a number without a type. A bit pattern would be an integer
// then.
func (p *printer) item(a Attr) {
	start := len(p.b)
	switch n := a.(type) {
	case IntAttr:
		if n.Type == NumType(num.I64) {
			p.int(n.Value)
			return
		}
	case FloatAttr:
		if n.Type == num.F64 {
			p.b = appendFloat(p.b, n.Type, n.Bits)
			if bytes.IndexByte(p.b[start:], '.') >= 0 {
				return
			}
			p.b = p.b[:start]
		}
	}
	p.attr(a)
}

func (p *printer) denseArray(a DenseArrayAttr) {
	p.str("array<")
	p.str(a.Elem.String())
	for i, v := range a.Values {
		if i == 0 {
			p.str(": ")
		} else {
			p.str(", ")
		}
		switch {
		case a.Elem == num.I1:
			p.b = strconv.AppendBool(p.b, v != 0)
		case a.Elem.IsInt():
			p.int(v)
		default:
			p.b = appendFloat(p.b, a.Elem, uint64(v))
		}
	}
	p.byte('>')
}

// dict prints {key = value, …}, by name as the public printer does.
func (p *printer) dict(d DictAttr) {
	p.byte('{')
	for i, e := range sortedByName(d) {
		p.comma(i)
		p.entry(e)
	}
	p.byte('}')
}

func (p *printer) entry(e NamedAttr) {
	p.key(e.Name)
	if _, ok := e.Value.(UnitAttr); ok {
		return
	}
	p.str(" = ")
	p.attr(e.Value)
}

func (p *printer) key(s string) {
	if isBareWord(s) {
		p.str(s)
		return
	}
	p.quote(s)
}

// isBareWord reports whether s needs no quotes as a key or as the name of a
// symbol.
func isBareWord(s string) bool {
	for i := range len(s) {
		c := s[i]
		letter := c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_'
		if !letter && (i == 0 || !(c >= '0' && c <= '9' || c == '$' || c == '.')) {
			return false
		}
	}
	return s != ""
}

// quote prints a string in quotes, everything but printable ASCII as \XX.
func (p *printer) quote(s string) {
	const hex = "0123456789ABCDEF"
	p.byte('"')
	for i := range len(s) {
		switch c := s[i]; {
		case c == '\\':
			p.str(`\\`)
		case c >= ' ' && c <= '~' && c != '"':
			p.byte(c)
		default:
			p.b = append(p.b, '\\', hex[c>>4], hex[c&15])
		}
	}
	p.byte('"')
}

func (p *printer) symbolName(s string) {
	p.byte('@')
	if isBareWord(s) {
		p.str(s)
		return
	}
	p.quote(s)
}

func (p *printer) symbolRef(s SymbolAttr) {
	p.symbolName(s.Root)
	for _, n := range s.Nested {
		p.str("::")
		p.symbolName(n)
	}
}

// elements prints the elements of a constant as nested lists, or a splat as
// one number.
func (p *printer) elements(d *DenseAttr) {
	if d.Splat {
		p.element(d, 0)
		return
	}
	i := 0
	p.nested(d, d.Type.Shape, &i)
}

func (p *printer) nested(d *DenseAttr, shape []int64, i *int) {
	if len(shape) == 0 {
		p.element(d, *i)
		*i++
		return
	}
	p.byte('[')
	for k := range shape[0] {
		p.comma(int(k))
		p.nested(d, shape[1:], i)
	}
	p.byte(']')
}

func (p *printer) element(d *DenseAttr, i int) {
	t := d.Type.ElemNum()
	v := d.Elem(i)
	switch {
	case t == num.I1:
		p.b = strconv.AppendBool(p.b, v&1 != 0)
	case t.IsInt():
		p.int(num.Signed(t, v))
	default:
		p.b = appendFloat(p.b, t, v)
	}
}

// sortedByName returns the attributes in the order of their names.
func sortedByName(attrs []NamedAttr) []NamedAttr {
	byName := func(a, b NamedAttr) int {
		switch {
		case a.Name < b.Name:
			return -1
		case a.Name > b.Name:
			return 1
		}
		return 0
	}
	if slices.IsSortedFunc(attrs, byName) {
		return attrs
	}
	out := slices.Clone(attrs)
	slices.SortStableFunc(out, byName)
	return out
}
