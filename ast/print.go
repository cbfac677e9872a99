package ast

import (
	"context"
	"io"
	"slices"
	"strconv"

	"tileir/halt"
)

// PrintOptions chooses between the forms of the text.
type PrintOptions struct {
	Generic   bool // every op in the generic form
	DebugInfo bool // locations
	// NoImplicitModule leaves out the module of the builtin dialect that locations
	// are printed with even where the text has none; see Module.Around.
	NoImplicitModule bool
}

// Print writes the module as text that reads as the same module. Names of
// values are the public printer's, not the source's.
func (m *Module) Print(w io.Writer, o PrintOptions) error {
	return m.PrintContext(context.Background(), w, o)
}

// PrintContext is Print, but ends with the error of ctx where that ends; what is
// written then is the beginning of the text.
func (m *Module) PrintContext(ctx context.Context, w io.Writer, o PrintOptions) (err error) {
	defer halt.Catch(&err)
	p := newPrinter(ctx, m, o)
	p.b = make([]byte, 0, chunkBytes+chunkBytes/8)
	p.w = w
	p.file(m)
	p.flush()
	return p.err
}

// chunkBytes is about how much text is written at once.
const chunkBytes = 64 << 10

// spill makes room at the end of a line: what stands in b then is not looked at
// again.
func (p *printer) spill() {
	switch {
	case p.collecting:
		p.b = p.b[:0]
	case p.w != nil && len(p.b) >= chunkBytes:
		p.flush()
	}
}

// flush writes what has been printed.
func (p *printer) flush() {
	if p.err == nil {
		_, p.err = p.w.Write(p.b)
	}
	p.b = p.b[:0]
}

// String returns the module as text in the ops' own syntax.
func (m *Module) String() string {
	p := newPrinter(context.Background(), m, PrintOptions{})
	p.file(m)
	return string(p.b)
}

// newPrinter returns a printer of a file.
func newPrinter(ctx context.Context, m *Module, o PrintOptions) *printer {
	p := &printer{ctx: ctx, dialect: builtinPrefix, generic: o.Generic, debug: o.DebugInfo, src: m.Source, bare: o.NoImplicitModule}
	p.root = &Region{Blocks: []*Block{m.Body}}
	p.names = newNames(ctx, o.Generic, p.root)
	p.collectAliases(m)
	return p
}

// file prints all that a file holds.
func (p *printer) file(m *Module) {
	p.aliasDefs(true)
	if around := p.around(m); around != nil {
		p.wrapped(around)
	} else {
		p.topLevel()
	}
	p.aliasDefs(false)
	if m.Resources != "" {
		p.byte('\n')
		p.str(m.Resources)
		p.byte('\n')
	}
}

// topLevel prints the ops of a file.
func (p *printer) topLevel() {
	p.names.enter(p.root)
	for op := p.root.Blocks[0].first; op != nil; op = op.next {
		p.op(op)
		p.byte('\n')
		p.spill()
	}
	p.names.leave()
}

// AppendOp appends one op as text, with the names that its values have in the
// print of all that encloses it.
func AppendOp(b []byte, op *Op) []byte {
	root := op
	var around []*Region // innermost first
	for root.Parent() != nil {
		around = append(around, root.block.region)
		root = root.Parent()
	}
	top := root.block
	if top == nil {
		top = &Block{first: root, last: root}
	}
	p := printer{ctx: context.Background(), b: b, dialect: builtinPrefix, root: &Region{Blocks: []*Block{top}}}
	p.names = newNames(p.ctx, false, p.root)
	p.names.enter(p.root)
	for _, r := range slices.Backward(around) {
		p.names.enter(r)
	}
	if parent := op.Parent(); parent != nil && !parent.IsBuiltinModule() {
		p.dialect = ""
		if parent.Opcode != OpUnregistered {
			p.dialect = dialectPrefix
		}
	}
	p.op(op)
	return p.b
}

// printer appends text to b.
type printer struct {
	ctx     context.Context
	b       []byte
	w       io.Writer // where b goes when it is full; nil if it is to be kept
	err     error     // the first one of w
	root    *Region   // of the ops of the file
	generic bool
	debug   bool   // with locations
	bare    bool   // without a module that the text does not have
	dialect string // whose prefix ops go without, as in the regions of its own ops
	indent  int
	names   *names
	src     *Source     // where the ops' positions are
	aliases *aliasTable // nil if nothing has one
	// collecting says that the print goes nowhere: what would be printed by an
	// alias is added to aliases.
	collecting bool
}

func (p *printer) str(s string) { p.b = append(p.b, s...) }
func (p *printer) byte(c byte)  { p.b = append(p.b, c) }
func (p *printer) int(n int64)  { p.b = strconv.AppendInt(p.b, n, 10) }

// comma separates item i from the one before it.
func (p *printer) comma(i int) {
	if i > 0 {
		p.str(", ")
	}
}

func (p *printer) qualifiedType(t Type) {
	start := len(p.b)
	p.b = AppendQualifiedType(p.b, t)
	p.aliasType(t, start)
}

// typ prints a type as the ops' own syntax does.
func (p *printer) typ(t Type) {
	start := len(p.b)
	p.b = AppendType(p.b, t)
	p.aliasType(t, start)
}

// aliasType puts the aliases of maps and sets into the type t, which has been
// printed from start on.
func (p *printer) aliasType(t Type, start int) {
	if p.aliases == nil || !typeMayNeed(t) {
		return
	}
	text := string(p.b[start:])
	if p.collecting {
		p.aliases.embedded(text, true)
	} else if p.aliases.embeds {
		p.b = p.aliases.appendText(p.b[:start], text)
	}
}

func (p *printer) types(ts []Type) {
	for i, t := range ts {
		p.comma(i)
		p.typ(t)
	}
}

func (p *printer) value(v *Value) { p.b = p.names.appendTo(p.b, v) }

func (p *printer) values(vs []*Value) {
	for i, v := range vs {
		p.comma(i)
		p.value(v)
	}
}

// newline starts a line at the indentation.
func (p *printer) newline() {
	const spaces = "                                                                "
	p.spill()
	p.byte('\n')
	n := 2 * p.indent
	for ; n > len(spaces); n -= len(spaces) {
		p.str(spaces)
	}
	p.str(spaces[:n])
}

// op prints an op without the line end.
func (p *printer) op(op *Op) {
	halt.If(p.ctx)
	if p.collecting && p.debug {
		p.aliases.location(p.whereOp(op), false)
	}
	p.results(op)
	if f := p.formatFor(op); f != nil {
		if p.dialect != dialectPrefix {
			p.str(dialectPrefix)
		}
		p.str(Table[op.Opcode].Name)
		before := p.dialect
		p.dialect = dialectPrefix
		p.body(op, f)
		p.dialect = before
	} else if op.IsBuiltinModule() && !p.generic && builtinFits(op) {
		p.builtinModule(op, op.Regions()[0])
	} else {
		p.genericOp(op)
	}
	if p.debug {
		p.trailingLocation(p.whereOp(op))
	}
}

// formatFor returns the op's own syntax if the op can be printed in it. An op
// that lacks something is printed in the generic form, which always works.
func (p *printer) formatFor(op *Op) *Format {
	if p.generic || op.Opcode == OpUnregistered || !p.wellFormed(op) {
		return nil
	}
	return FormatOf(op.Opcode)
}

// wellFormed reports whether the op has all that its own syntax speaks of.
func (p *printer) wellFormed(op *Op) bool {
	info := op.Info()
	for i := range info.Attrs {
		if a := &info.Attrs[i]; !a.LeftOut() && a.Default == nil && !op.Has(a.Name) {
			return false
		}
	}
	missing := len(info.Regions) - len(op.Regions())
	if missing != 0 && !(missing == 1 && info.Is(OptionalRegion)) || !p.countsFit(op, info) {
		return false
	}
	for i, r := range op.Regions() {
		optional := info.Is(OptionalRegion) && i == len(info.Regions)-1
		if len(r.Blocks) > 1 || len(r.Blocks) == 0 && !optional {
			return false
		}
	}
	return customWellFormed(op) && tellsApart(op, info)
}

// tellsApart reports whether the op's own syntax says which of two optional
// operands is there; see Format.Either.
func tellsApart(op *Op, info *OpInfo) bool {
	f := FormatOf(op.Opcode)
	if f == nil {
		return true
	}
	for _, p := range f.Either {
		if second := op.Opt(p.Second); second != nil && op.Opt(p.First) == nil && info.Operands[p.First].Type.Admits(second.Type) {
			return false
		}
	}
	return true
}

func (p *printer) countsFit(op *Op, info *OpInfo) bool {
	least, fixed := 0, true
	for i := range info.Operands {
		if info.Operands[i].Arity == Single {
			least++
		} else {
			fixed = false
		}
	}
	if n := len(op.Operands()); n < least || fixed && n != least {
		return false
	}
	if info.Is(SegmentedOperands) && len(op.Segments()) != len(info.Operands) {
		return false
	}
	results := 0
	for i := range info.Results {
		if info.Results[i].Arity != Single {
			return true
		}
		results++
	}
	return results == len(op.Results())
}

// results prints "%a, %b:2 = ".
func (p *printer) results(op *Op) {
	if len(op.Results()) == 0 {
		return
	}
	for i := 0; i < len(op.Results()); {
		end := i + 1
		for end < len(op.Results()) {
			if _, named := p.names.ids[op.Result(end)]; named {
				break
			}
			end++
		}
		p.comma(i)
		p.byte('%')
		p.b = p.names.appendID(p.b, p.names.ids[op.Result(i)])
		if end-i > 1 {
			p.byte(':')
			p.int(int64(end - i))
		}
		i = end
	}
	p.str(" = ")
}

// genericOp prints "name"(operands) <{properties}> ({regions}) {attributes} : type.
func (p *printer) genericOp(op *Op) { p.genericForm(op, allRegions(op)) }

func (p *printer) genericForm(op *Op, regions []*Region) {
	before := p.dialect
	p.dialect = ""
	defer func() { p.dialect = before }()
	if p.collecting {
		p.collectGeneric(op, regions)
		return
	}
	p.quote(op.FullName())
	p.byte('(')
	p.values(op.Operands())
	p.byte(')')
	p.successors(op)
	own, other := splitAttrs(op)
	if props := op.Properties(); props != nil {
		p.str(" <")
		p.attr(props)
		p.byte('>')
	} else if len(own) > 0 {
		p.str(" <")
		p.dict(own)
		p.byte('>')
	}
	if len(regions) > 0 {
		p.str(" (")
		for i, r := range regions {
			p.comma(i)
			p.region(r, true, false)
		}
		p.byte(')')
	}
	if len(other) > 0 {
		p.byte(' ')
		p.dict(other)
	}
	p.str(" : ")
	p.signature(op)
}

// collectGeneric collects the aliases of an op in the generic form, in the order
// of the public printer: what is inside comes first.
func (p *printer) collectGeneric(op *Op, regions []*Region) {
	for _, r := range regions {
		p.region(r, true, false)
	}
	p.signature(op)
	if props := op.Properties(); props != nil {
		p.attr(props)
	}
	for _, e := range sortedByName(op.Attrs) {
		p.attr(e.Value)
	}
}

// successors prints [^bb1, ^bb2].
func (p *printer) successors(op *Op) {
	for i, b := range op.Successors() {
		if i == 0 {
			p.byte('[')
		}
		p.comma(i)
		p.str("^bb")
		p.int(int64(slices.Index(b.Region().Blocks, b)))
	}
	if len(op.Successors()) > 0 {
		p.byte(']')
	}
}

// allRegions returns the regions of an op, with an empty one for each that the
// op may leave out.
func allRegions(op *Op) []*Region {
	regions := op.Regions()
	if info := op.Info(); info != nil {
		for i := len(regions); i < len(info.Regions); i++ {
			regions = append(regions[:i:i], &Region{})
		}
	}
	return regions
}

// splitAttrs separates the attributes that the op table knows from the rest,
// in the forms and the order of the generic form.
func splitAttrs(op *Op) (own, other DictAttr) {
	for _, e := range op.Attrs {
		if !op.Owns(e.Name) {
			other = append(other, e)
			continue
		}
		if a, ok := e.Value.(EnumAttr); ok && a.Enum.Bare() {
			e.Value = IntAttr{int64(a.Value), NumType(num32)}
		}
		own = append(own, e)
	}
	if op.Opcode == OpEntry && !op.Has("arg_attrs") && op.Body(0) != nil {
		own = append(own, NamedAttr{"arg_attrs", noArgAttrs(len(op.Body(0).Args))})
	}
	if op.Segments() != nil {
		seg := DenseArrayAttr{Elem: num32}
		for _, n := range op.Segments() {
			seg.Values = append(seg.Values, int64(n))
		}
		own = append(own, NamedAttr{"operandSegmentSizes", seg})
	}
	return sortedByName(own), sortedByName(other)
}

// noArgAttrs is what the public printer shows of arguments without attributes.
func noArgAttrs(args int) ArrayAttr {
	list := make(ArrayAttr, args)
	for i := range list {
		list[i] = DictAttr{}
	}
	return list
}

func (p *printer) signature(op *Op) {
	p.byte('(')
	for i, v := range op.Operands() {
		p.comma(i)
		p.qualifiedType(v.Type)
	}
	p.str(") -> ")
	_, function := firstType(op.Results()).(*FunctionType)
	if len(op.Results()) == 1 && !function {
		p.qualifiedType(op.Result(0).Type)
		return
	}
	p.byte('(')
	for i, v := range op.Results() {
		p.comma(i)
		p.qualifiedType(v.Type)
	}
	p.byte(')')
}

func firstType(vs []*Value) Type {
	if len(vs) == 0 {
		return nil
	}
	return vs[0].Type
}

// region prints { ops }. With args the first block says its arguments; the
// ops' own syntax says them elsewhere. With dropLast the last op is left out.
func (p *printer) region(r *Region, args, dropLast bool) {
	p.names.enter(r)
	p.byte('{')
	from := predecessors(r)
	for i, b := range r.Blocks {
		if i > 0 || args && (len(b.Args) > 0 || b.first == nil) {
			p.newline()
			p.label(b, i)
		}
		if i > 0 {
			p.predecessors(from[b])
		}
		p.indent++
		for op := b.first; op != nil; op = op.next {
			if dropLast && op.next == nil {
				break
			}
			p.newline()
			p.op(op)
		}
		p.indent--
	}
	p.newline()
	p.byte('}')
	p.names.leave()
}

// predecessors returns the numbers of the blocks that go on in each block of a
// region, in ascending order.
func predecessors(r *Region) map[*Block][]int {
	if len(r.Blocks) < 2 {
		return nil
	}
	from := map[*Block][]int{}
	for i, b := range r.Blocks {
		if last := b.Last(); last != nil {
			for _, to := range last.Successors() {
				from[to] = append(from[to], i)
			}
		}
	}
	return from
}

// predecessors prints behind a label from where control comes there.
func (p *printer) predecessors(from []int) {
	switch len(from) {
	case 0:
		p.str("  // no predecessors")
		return
	case 1:
		p.str("  // pred: ")
	default:
		p.str("  // ")
		p.int(int64(len(from)))
		p.str(" preds: ")
	}
	for k, i := range from {
		p.comma(k)
		p.str("^bb")
		p.int(int64(i))
	}
}

// label prints ^bb1(%arg0: type):.
func (p *printer) label(b *Block, i int) {
	p.str("^bb")
	p.int(int64(i))
	if len(b.Args) > 0 {
		p.byte('(')
		for k, a := range b.Args {
			p.comma(k)
			p.value(a)
			p.str(": ")
			p.qualifiedType(a.Type)
			if p.debug {
				p.argumentLocation(p.whereArg(b, a))
			}
		}
		p.byte(')')
	}
	p.byte(':')
}
