package ast

import (
	"strconv"
)

// aliasTable holds the attributes and locations that are printed once, under a
// name, and referred to elsewhere.
type aliasTable struct {
	attrs map[string]string // from the spelling of a debug attribute to its alias
	locs  map[string]string // from the spelling of a location to its alias
	// The definitions in the order in which they are printed: debug attributes
	// before the module, locations behind it.
	attrDefs, locDefs []aliasDef
	count             map[string]int
}

type aliasDef struct{ name, text string }

// collectAliases names every location of the module and the debug attributes
// that they refer to, parts before wholes.
func (p *printer) collectAliases(blocks []*Block) {
	p.aliases = &aliasTable{attrs: map[string]string{}, locs: map[string]string{}, count: map[string]int{}}
	p.aliases.location(&Location{})
	for _, b := range blocks {
		for op := b.first; op != nil; op = op.next {
			op.Walk(func(o *Op) { p.aliases.location(o.Loc) })
		}
	}
}

// key is the full spelling of a debug attribute, without aliases.
func (t *aliasTable) key(a *DialectAttr) string { return string(AppendAttr(nil, a)) }

func (t *aliasTable) location(l *Location) {
	if l == nil {
		return
	}
	key := l.spelling()
	if _, ok := t.locs[key]; ok {
		return
	}
	for _, s := range l.Subs {
		t.location(s)
	}
	if d, ok := l.Meta.(*DialectAttr); ok {
		t.attr(d)
	}
	name := t.fresh("loc")
	p := printer{aliases: t}
	if l.Kind == LocDialect {
		p.locationBody(l)
	} else {
		p.str("loc(")
		p.locationBody(l)
		p.str(")")
	}
	t.locs[key] = name
	t.locDefs = append(t.locDefs, aliasDef{name, string(p.b)})
}

func (t *aliasTable) attr(a *DialectAttr) {
	key := t.key(a)
	if _, ok := t.attrs[key]; ok {
		return
	}
	for _, e := range a.Params {
		if d, ok := e.Value.(*DialectAttr); ok {
			t.attr(d)
		}
	}
	p := printer{aliases: t}
	p.byte('#')
	p.str(dialectPrefix)
	p.debugAttr(a)
	name := t.fresh(a.Name)
	t.attrs[key] = name
	t.attrDefs = append(t.attrDefs, aliasDef{name, string(p.b)})
}

func (t *aliasTable) fresh(base string) string {
	n := t.count[base]
	t.count[base]++
	if n == 0 {
		return base
	}
	return base + strconv.Itoa(n)
}

// defs prints alias definitions.
func (p *printer) defs(defs []aliasDef) {
	for _, d := range defs {
		p.byte('#')
		p.str(d.name)
		p.str(" = ")
		p.str(d.text)
		p.byte('\n')
	}
}

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
		if name := p.aliases.locs[l.spelling()]; name != "" {
			p.byte('#')
			p.str(name)
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
