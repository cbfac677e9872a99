package ast

// The module of the builtin dialect holds the modules of a file. It is no op
// of the table, yet it has a syntax of its own, names that others refer to, and
// a region that sees nothing from outside.

// BuiltinModule is its full name.
const BuiltinModule = builtinPrefix + "module"

const builtinPrefix = "builtin."

// IsBuiltinModule reports whether op is a module of the builtin dialect.
func (op *Op) IsBuiltinModule() bool {
	return op.Opcode == OpUnregistered && op.Name() == BuiltinModule
}

// NewAround makes a module of the builtin dialect to stand around a file.
func NewAround(at Pos, l *Location, attrs []NamedAttr) *Op {
	op := &Op{Pos: at, Loc: l, Attrs: attrs}
	op.SetName(BuiltinModule)
	return op
}

// IsIsolated reports whether the regions of op see nothing from outside.
func (op *Op) IsIsolated() bool {
	if info := op.Info(); info != nil {
		return info.Is(IsolatedFromAbove)
	}
	return op.IsBuiltinModule()
}

// builtinFits reports whether op, a module of the builtin dialect, can be
// printed in its own syntax.
func builtinFits(op *Op) bool {
	if len(op.vals) > 0 || len(op.Regions()) != 1 || len(op.Regions()[0].Blocks) != 1 || len(op.Body(0).Args) > 0 {
		return false
	}
	name := op.Attr("sym_name")
	_, ok := name.(StringAttr)
	return name == nil || ok
}

// builtinModule prints module @name attributes {…} {…}.
func (p *printer) builtinModule(op *Op, body *Region) {
	if p.dialect != builtinPrefix {
		p.str(builtinPrefix)
	}
	p.str("module")
	var rest DictAttr
	for _, a := range op.Attrs {
		if name, ok := a.Value.(StringAttr); ok && a.Name == "sym_name" {
			p.byte(' ')
			p.symbolName(string(name))
		} else {
			rest = append(rest, a)
		}
	}
	if len(rest) > 0 {
		p.str(" attributes ")
		p.dict(rest)
	}
	p.byte(' ')
	before := p.dialect
	p.dialect = builtinPrefix
	p.region(body, false, false)
	p.dialect = before
}

// around returns the module of the builtin dialect that is printed around m, or
// nil. One without a name or attributes is left out, unless its location is to be
// printed, or all that it holds is another, which would be read as the one around.
// Text that has none gets one where locations are printed; bytecode has none.
func (p *printer) around(m *Module) *Op {
	switch {
	case m.Around != nil && (p.debug || len(m.Around.Attrs) > 0 || isModuleAlone(m.Body)):
		return m.Around
	case p.debug && !p.bare && m.Source.isText():
		return NewAround(0, &Location{Kind: LocFile, Name: m.Source.Name}, nil)
	}
	return nil
}

// isModuleAlone reports whether a module of the builtin dialect is all in b.
func isModuleAlone(b *Block) bool {
	return b.first != nil && b.first == b.last && b.first.IsBuiltinModule()
}

// wrapped prints the module around a file with what it holds.
func (p *printer) wrapped(around *Op) {
	if p.collecting && p.debug {
		p.aliases.location(p.whereOp(around), false)
	}
	if p.generic {
		p.genericForm(around, []*Region{p.root})
	} else {
		p.builtinModule(around, p.root)
	}
	if p.debug {
		p.trailingLocation(p.whereOp(around))
	}
	p.byte('\n')
}

// Owns reports whether an attribute of op called name is one that the op is
// defined with, a property of the generic form.
func (op *Op) Owns(name string) bool {
	if info := op.Info(); info != nil {
		return info.AttrIndex(name) >= 0
	}
	return op.IsBuiltinModule() && (name == "sym_name" || name == "sym_visibility")
}
