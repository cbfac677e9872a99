package ast

// Form is the full text of a location, for messages.
func (l *Location) Form() string { return "loc(" + l.spelling() + ")" }

// spelling is the full text of a location, which identifies it.
func (l *Location) spelling() string {
	p := printer{}
	p.locationBody(l)
	return string(p.b)
}

// trailingLocation prints loc(#alias) behind an op.
func (p *printer) trailingLocation(l *Location) {
	p.str(" loc(")
	p.locationRef(l)
	p.byte(')')
}

// argumentLocation prints loc(…) behind an argument of a label, in full, as the
// public printer does; it has an alias all the same.
func (p *printer) argumentLocation(l *Location) {
	if p.collecting {
		p.aliases.location(l, true)
	}
	p.byte(' ')
	p.location(l)
}

// whereOp is the location of an op: what the text says, or else where in the
// text the op stands.
func (p *printer) whereOp(op *Op) *Location {
	if op.Loc != nil {
		return op.Loc
	}
	return p.where(op.Pos)
}

// whereArg is the location of an argument of a block.
func (p *printer) whereArg(b *Block, a *Value) *Location {
	if l := b.ArgLoc(a); l != nil {
		return l
	}
	return p.where(a.Pos)
}

// where is a place in the source as a location.
func (p *printer) where(at Pos) *Location {
	if at == 0 || !p.src.isText() {
		return &Location{}
	}
	line, col := p.src.Position(at)
	return &Location{Kind: LocFile, Name: p.src.Name, Line: line, Col: col}
}

// location prints loc(…).
func (p *printer) location(l *Location) {
	p.str("loc(")
	p.locationBody(l)
	p.byte(')')
}

// locationRef prints the alias of a location, or the location itself.
func (p *printer) locationRef(l *Location) {
	if d := p.aliases.ofLocation(l); d != nil {
		p.alias(d)
		return
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
