package ast

import (
	"cmp"
	"slices"
	"strconv"
)

// aliasTable holds the debug attributes and locations that are printed once,
// under a name, behind the module, and referred to elsewhere.
type aliasTable struct {
	attrs map[string]*aliasDef // by the spelling of a debug attribute
	locs  map[string]*aliasDef // by the spelling of a location
	defs  []*aliasDef
	// reached says that the definitions are being printed. Before them, debug
	// attributes are spelled out: unlike that of a location, the alias of an
	// attribute must be defined before it is used.
	reached bool
}

// aliasDef is one of them. Its depth is 0 if it refers to no other, else one
// more than the greatest depth of those.
type aliasDef struct {
	base, name string // the name without and with its number
	depth      int
	attr       *DialectAttr // or nil
	loc        *Location
}

// collectAliases names every location of the module and the debug attributes
// that they refer to. The least deep come first, as the public printer has it,
// so that what an alias refers to stands before it.
func (p *printer) collectAliases(blocks []*Block) {
	t := &aliasTable{attrs: map[string]*aliasDef{}, locs: map[string]*aliasDef{}}
	t.location(&Location{})
	for _, b := range blocks {
		for op := b.first; op != nil; op = op.next {
			op.Walk(t.op)
		}
	}
	slices.SortStableFunc(t.defs, func(a, b *aliasDef) int {
		return cmp.Or(cmp.Compare(a.depth, b.depth), cmp.Compare(a.base, b.base))
	})
	count := map[string]int{}
	for _, d := range t.defs {
		d.name = d.base
		if n := count[d.base]; n > 0 {
			d.name += strconv.Itoa(n)
		}
		count[d.base]++
	}
	p.aliases = t
}

// op adds the locations of an op and of the arguments of its blocks.
func (t *aliasTable) op(op *Op) {
	t.location(op.Loc)
	for _, r := range op.Regions() {
		for _, b := range r.Blocks {
			for _, a := range b.Args {
				t.location(b.ArgLoc(a))
			}
		}
	}
}

// location adds a location and its parts, and returns its depth.
func (t *aliasTable) location(l *Location) int {
	if l == nil {
		return -1
	}
	key := l.spelling()
	if d := t.locs[key]; d != nil {
		return d.depth
	}
	d := &aliasDef{base: "loc", loc: l}
	for _, s := range l.Subs {
		d.depth = max(d.depth, t.location(s)+1)
	}
	if a, ok := l.Meta.(*DialectAttr); ok {
		d.depth = max(d.depth, t.attr(a)+1)
	}
	t.locs[key] = d
	t.defs = append(t.defs, d)
	return d.depth
}

// key is the full spelling of a debug attribute, without aliases.
func (t *aliasTable) key(a *DialectAttr) string { return string(AppendAttr(nil, a)) }

// attr adds a debug attribute and its parts, and returns its depth.
func (t *aliasTable) attr(a *DialectAttr) int {
	key := t.key(a)
	if d := t.attrs[key]; d != nil {
		return d.depth
	}
	d := &aliasDef{base: a.Name, attr: a}
	for _, e := range a.Params {
		if part, ok := e.Value.(*DialectAttr); ok {
			d.depth = max(d.depth, t.attr(part)+1)
		}
	}
	t.attrs[key] = d
	t.defs = append(t.defs, d)
	return d.depth
}

// aliasDefs prints the definitions of the aliases.
func (p *printer) aliasDefs() {
	p.aliases.reached = true
	for _, d := range p.aliases.defs {
		p.byte('#')
		p.str(d.name)
		p.str(" = ")
		switch {
		case d.attr != nil:
			p.byte('#')
			p.str(dialectPrefix)
			p.debugAttr(d.attr)
		case d.loc.Kind == LocDialect:
			p.locationBody(d.loc)
		default:
			p.str("loc(")
			p.locationBody(d.loc)
			p.byte(')')
		}
		p.byte('\n')
	}
}

// Form is the full text of a location, for messages.
func (l *Location) Form() string { return "loc(" + l.spelling() + ")" }

// spelling is the full text of a location, which identifies it.
func (l *Location) spelling() string {
	p := printer{}
	p.locationBody(l)
	return string(p.b)
}

// trailingLocation prints loc(#alias) behind an op or argument.
func (p *printer) trailingLocation(l *Location) {
	if p.aliases == nil {
		return
	}
	if l == nil {
		l = &Location{}
	}
	p.str(" loc(")
	p.locationRef(l)
	p.byte(')')
}

// location prints loc(…).
func (p *printer) location(l *Location) {
	p.str("loc(")
	if l == nil {
		l = &Location{}
	}
	p.locationBody(l)
	p.byte(')')
}

// locationRef prints the alias of a location, or the location itself.
func (p *printer) locationRef(l *Location) {
	if p.aliases != nil {
		if d := p.aliases.locs[l.spelling()]; d != nil {
			p.byte('#')
			p.str(d.name)
			return
		}
	}
	p.locationBody(l)
}

// locationBody prints what stands between the parentheses of loc(…).
func (p *printer) locationBody(l *Location) {
	switch l.Kind {
	case LocUnknown:
		p.str("unknown")
	case LocFile:
		p.quote(l.Name)
		p.byte(':')
		p.int(int64(l.Line))
		p.byte(':')
		p.int(int64(l.Col))
		if l.End != nil {
			p.str(" to ")
			if l.End[0] != l.Line {
				p.int(int64(l.End[0]))
			}
			p.byte(':')
			p.int(int64(l.End[1]))
		}
	case LocName:
		p.quote(l.Name)
		if len(l.Subs) > 0 {
			p.byte('(')
			p.locationRef(l.Subs[0])
			p.byte(')')
		}
	case LocCallSite:
		p.str("callsite(")
		p.locationRef(l.Subs[0])
		p.str(" at ")
		p.locationRef(l.Subs[1])
		p.byte(')')
	case LocFused:
		p.str("fused")
		if l.Meta != nil {
			p.byte('<')
			p.attr(l.Meta)
			p.byte('>')
		}
		p.byte('[')
		for i, s := range l.Subs {
			p.comma(i)
			p.locationRef(s)
		}
		p.byte(']')
	case LocDialect:
		p.str("#cuda_tile.di_loc<")
		p.locationRef(l.Subs[0])
		p.str(" in ")
		p.attr(l.Meta)
		p.byte('>')
	}
}
