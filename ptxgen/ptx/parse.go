package ptx

import (
	"fmt"
	"slices"
)

// Parse reads a module. The name stands in errors, which are an *Error.
func Parse(name string, text []byte) (m *Module, err error) {
	p := newParser(name, string(text))
	defer func() {
		switch e := recover().(type) {
		case nil:
		case *Error:
			m, err = nil, e
		default:
			panic(e)
		}
	}()
	p.advance()
	p.module()
	return p.m, nil
}

// parser reads a module by recursive descent; it fails by a panic with an
// *Error.
type parser struct {
	lexer
	tok     token // the next token
	m       *Module
	symbols map[string]uint32
	ops     map[string]Op
	// callers are the latest .loc of each place, for inlined_at.
	callers map[place]int32
}

func newParser(name, text string) *parser {
	return &parser{
		lexer: lexer{file: name, src: text, line: 1}, m: &Module{Name: name},
		symbols: map[string]uint32{}, ops: map[string]Op{}, callers: map[place]int32{},
	}
}

// place is what inlined_at names.
type place struct{ file, line, column int64 }

func (p *parser) advance() { p.tok = p.next() }

// failHere reports what was expected instead of the next token.
func (p *parser) failHere(format string, args ...any) {
	got := tokenNames[p.tok.kind]
	switch {
	case p.tok.kind == tokHole:
		got = fmt.Sprintf("$%d", p.tok.val)
	case p.tok.text != "":
		got = fmt.Sprintf("%q", p.tok.text)
	}
	p.failAt(p.tok, "expected %s, got %s", fmt.Sprintf(format, args...), got)
}

func (p *parser) failAt(t token, format string, args ...any) {
	p.fail(t.line, t.col, format, args...)
}

// is reports whether the next token is a sign, a name or a directive.
func (p *parser) is(text string) bool {
	return p.tok.text == text && p.tok.kind <= tokPunct && p.tok.kind != tokString
}

// accept takes the next token if it is text.
func (p *parser) accept(text string) bool {
	if !p.is(text) {
		return false
	}
	p.advance()
	return true
}

func (p *parser) expect(text string) {
	if !p.accept(text) {
		p.failHere("%q", text)
	}
}

// take returns the next token, which must be of a kind.
func (p *parser) take(kind tokenKind, what string) token {
	if p.tok.kind != kind {
		p.failHere("%s", what)
	}
	t := p.tok
	p.advance()
	return t
}

func (p *parser) name(what string) string { return p.take(tokIdent, what).text }

// integer reads an integer with an optional sign.
func (p *parser) integer(what string) int64 {
	if p.accept("-") {
		return -int64(p.take(tokInt, what).val)
	}
	return int64(p.take(tokInt, what).val)
}

// natural reads an integer that is not negative.
func (p *parser) natural(what string) int64 {
	t := p.take(tokInt, what)
	if int64(t.val) < 0 {
		p.failAt(t, "%s is too large", t.text)
	}
	return int64(t.val)
}

func (p *parser) symbol(name string) uint32 {
	id, ok := p.symbols[name]
	if !ok {
		id = uint32(len(p.m.Symbols))
		p.m.Symbols = append(p.m.Symbols, name)
		p.symbols[name] = id
	}
	return id
}

// op returns the number of a mnemonic, the token at hand.
func (p *parser) op(t token) Op {
	op, ok := p.ops[t.text]
	if !ok {
		if len(p.m.Ops) == MaxOps {
			p.failAt(t, "more than %d different mnemonics", MaxOps)
		}
		op = p.m.AddOp(NewMnemonic(t.text))
		p.ops[t.text] = op
	}
	return op
}

// module reads the text.
func (p *parser) module() {
	p.expect(".version")
	p.version()
	p.expect(".target")
	p.target()
	if p.accept(".address_size") {
		t := p.tok
		p.m.AddressSize = int(p.natural("a size"))
		if p.m.AddressSize != 64 {
			p.failAt(t, "expected addresses of 64 bits, got %s", t.text)
		}
	}
	for p.tok.kind != tokEOF {
		p.item()
	}
}

// item reads a declaration.
func (p *parser) item() {
	switch p.tok.text {
	case ".file":
		p.file()
	case ".section":
		p.section()
	case ".pragma":
		p.pragma()
	case ".alias":
		p.alias()
	default:
		p.linked()
	}
}

func (p *parser) addItem(kind ItemKind, count int) {
	p.m.Items = append(p.m.Items, Item{kind, int32(count - 1)})
}

// version reads "8.0", which the lexer takes for a number.
func (p *parser) version() {
	t := p.tok
	v, ok := ParseVersion(t.text)
	if !ok {
		p.failHere("a version such as 8.0")
	}
	p.m.Version = v
	p.advance()
}

func (p *parser) target() {
	t := p.take(tokIdent, "a target such as sm_90a")
	target, ok := targetName(t.text)
	if !ok {
		p.failAt(t, "expected a target such as sm_90a, got %q", t.text)
	}
	p.m.Target = target
	for p.accept(",") {
		p.m.Options = append(p.m.Options, p.name("an option of the target"))
	}
}

func (p *parser) file() {
	p.advance()
	f := File{Number: p.natural("the number of a file")}
	f.Name = p.take(tokString, "the name of a file").text
	for p.accept(",") {
		f.Stamp = append(f.Stamp, p.natural("a number"))
	}
	p.m.Files = append(p.m.Files, f)
	p.addItem(ItemFile, len(p.m.Files))
}

func (p *parser) pragma() {
	p.advance()
	p.m.Pragmas = append(p.m.Pragmas, p.take(tokString, "a string").text)
	p.expect(";")
	p.addItem(ItemPragma, len(p.m.Pragmas))
}

func (p *parser) alias() {
	p.advance()
	a := Alias{Name: p.name("a name")}
	p.expect(",")
	a.Of = p.name("a name")
	p.expect(";")
	p.m.Aliases = append(p.m.Aliases, a)
	p.addItem(ItemAlias, len(p.m.Aliases))
}

// section reads debugging information.
func (p *parser) section() {
	p.advance()
	s := &Section{}
	switch p.tok.kind {
	case tokDot, tokIdent:
		s.Name = p.tok.text
		p.advance()
	default:
		p.failHere("the name of a section")
	}
	p.expect("{")
	for !p.accept("}") {
		s.Lines = append(s.Lines, p.sectionLine())
	}
	p.m.Sections = append(p.m.Sections, s)
	p.addItem(ItemSection, len(p.m.Sections))
}

func (p *parser) sectionLine() SectionLine {
	if p.tok.kind == tokIdent {
		line := SectionLine{Label: p.tok.text}
		p.advance()
		p.expect(":")
		return line
	}
	line := SectionLine{Type: p.typ("data of a section")}
	for {
		line.Data = append(line.Data, p.sectionValue())
		if !p.accept(",") {
			return line
		}
	}
}

func (p *parser) sectionValue() SectionValue {
	if p.tok.kind == tokInt || p.is("-") {
		return SectionValue{Val: p.integer("a number")}
	}
	v := SectionValue{}
	switch p.tok.kind {
	case tokDot, tokIdent: // another section, or a label
		v.Symbol = p.tok.text
		p.advance()
	default:
		p.failHere("a number or a label")
	}
	switch {
	case p.accept("+"):
		v.Val = p.integer("a number")
	case p.accept("-"):
		v.Minus = p.name("a label")
	}
	return v
}

// linkages are the linking directives.
var linkages = []string{".visible", ".extern", ".weak", ".common"}

// linked reads a variable or a function.
func (p *parser) linked() {
	linkage := ""
	if slices.Contains(linkages, p.tok.text) {
		linkage = p.tok.text
		p.advance()
	}
	switch p.tok.text {
	case ".entry", ".func":
		p.function(linkage)
	case ".global", ".const", ".shared", ".tex":
		for _, v := range p.variables(linkage) {
			p.m.Vars = append(p.m.Vars, v)
			p.addItem(ItemVar, len(p.m.Vars))
		}
	default:
		p.failHere("a variable or a function")
	}
}

// typ reads a type.
func (p *parser) typ(what string) Type {
	t := NoType
	if p.tok.kind == tokDot {
		t = ParseType(p.tok.text)
	}
	if t == NoType {
		p.failHere("the type of %s", what)
	}
	p.advance()
	return t
}

// align reads an optional alignment.
func (p *parser) align() int64 {
	if !p.accept(".align") {
		return 0
	}
	t := p.tok
	n := p.natural("an alignment")
	if n <= 0 || n&(n-1) != 0 || n > 1<<30 {
		p.failAt(t, "expected an alignment that is a power of two, got %s", t.text)
	}
	return n
}

// maxBytes bounds the size of a variable.
const maxBytes = 1 << 40

// dims reads the extents of an array.
func (p *parser) dims(elem int64) []int64 {
	var list []int64
	size := max(elem, 1)
	for p.accept("[") {
		n := int64(0)
		t := p.tok
		if !p.is("]") {
			n = p.natural("an extent")
		} else if len(list) > 0 {
			p.failHere("an extent")
		}
		if n > maxBytes/size {
			p.failAt(t, "array of more than %d bytes", int64(maxBytes))
		}
		size *= max(n, 1)
		list = append(list, n)
		p.expect("]")
	}
	return list
}

// param reads a parameter.
func (p *parser) param() Param {
	a := Param{Line: p.tok.line}
	switch {
	case p.accept(".param"):
		a.Space = ParamSpace
	case p.accept(".reg"):
		a.Space = RegSpace
	default:
		p.failHere("a parameter")
	}
	a.Align = p.align()
	a.Type = p.typ("a parameter")
	if p.accept(".ptr") {
		a.Ptr = true
		if s := ParseSpace(p.tok.text); s != NoSpace && p.tok.kind == tokDot {
			a.PtrSpace = s
			p.advance()
		}
		a.PtrAlign = p.align()
	}
	a.Name = p.name("the name of a parameter")
	a.Dims = p.dims(a.Type.Bytes())
	return a
}

// params reads a list of parameters in parentheses.
func (p *parser) params() []Param {
	p.expect("(")
	var list []Param
	for !p.accept(")") {
		if len(list) > 0 {
			p.expect(",")
		}
		list = append(list, p.param())
	}
	return list
}

// function reads a function or its declaration.
func (p *parser) function(linkage string) {
	f := &Func{Kernel: p.is(".entry"), Linkage: linkage, Line: p.tok.line}
	p.advance()
	if !f.Kernel && p.is("(") {
		f.Results = p.params()
	}
	f.Name = p.name("the name of a function")
	if p.is("(") {
		f.Params = p.params()
	}
	for p.tok.kind == tokDot {
		f.Directives = append(f.Directives, p.directive())
	}
	p.m.Funcs = append(p.m.Funcs, f)
	p.addItem(ItemFunc, len(p.m.Funcs))
	if p.accept(";") {
		f.Declared = true
		return
	}
	p.expect("{")
	b := newBody(p, f)
	b.read()
}

// directive reads a performance directive.
func (p *parser) directive() Directive {
	d := Directive{Name: p.tok.text}
	p.advance()
	if d.Name == ".pragma" {
		d.Text = p.take(tokString, "a string").text
		p.expect(";")
		return d
	}
	for p.tok.kind == tokInt {
		d.Args = append(d.Args, p.natural("a number"))
		if !p.accept(",") {
			break
		}
	}
	return d
}
