package ast

import "slices"

// Snapshot is what a module consisted of when it was last looked at: it says whether a module
// that was found right has changed since. An attribute or a type is a value; one whose inside
// somebody writes to is not seen to change.
type Snapshot struct {
	now, before parts
}

// parts are what a module consists of, in the order of its ops.
type parts struct {
	ops    []opParts
	values []valueParts // operands and results of each op, arguments of each block
	blocks []*Block
	counts []int32 // of each op: operands, regions, and how many operands stand for one
}

type opParts struct {
	op    *Op
	block *Block
	name  string
	loc   *Location
	attrs []NamedAttr
}

type valueParts struct {
	value *Value
	typ   Type
}

// Changed looks at a module, and reports whether anything of it is other than at the last look:
// ops, what they read and make, types, attributes but for the one that is named, locations. At
// the first look everything is.
func (s *Snapshot) Changed(m *Module, but string) bool {
	s.now, s.before = s.before, s.now
	s.now.take(m)
	return !s.now.same(&s.before, but)
}

// take writes down what m consists of.
func (p *parts) take(m *Module) {
	p.ops, p.values, p.blocks, p.counts = p.ops[:0], p.values[:0], p.blocks[:0], p.counts[:0]
	m.Walk(func(op *Op) {
		p.ops = append(p.ops, opParts{op, op.block, op.Name(), op.Loc, op.Attrs})
		p.add(op.vals)
		p.counts = append(append(p.counts, int32(op.reads), int32(len(op.Regions()))), op.Segments()...)
		for _, r := range op.Regions() {
			p.blocks = append(p.blocks, r.Blocks...)
			for _, b := range r.Blocks {
				p.add(b.Args)
			}
		}
	})
}

func (p *parts) add(values []*Value) {
	for _, v := range values {
		p.values = append(p.values, valueParts{v, v.Type})
	}
}

// same compares all but an attribute.
func (p *parts) same(q *parts, but string) bool {
	return slices.Equal(p.values, q.values) && slices.Equal(p.blocks, q.blocks) && slices.Equal(p.counts, q.counts) &&
		slices.EqualFunc(p.ops, q.ops, func(a, b opParts) bool {
			return a.op == b.op && a.block == b.block && a.name == b.name && a.loc == b.loc && sameAttrs(a.attrs, b.attrs, but)
		})
}

// sameAttrs compares the attributes of an op, in their order, but for one. Most lists were not
// written anew.
func sameAttrs(a, b []NamedAttr, but string) bool {
	if len(a) == len(b) && (len(a) == 0 || &a[0] == &b[0]) {
		return true
	}
	other := func(n NamedAttr) bool { return n.Name == but }
	a, b = slices.DeleteFunc(slices.Clone(a), other), slices.DeleteFunc(slices.Clone(b), other)
	return slices.EqualFunc(a, b, func(x, y NamedAttr) bool { return x.Name == y.Name && SameAttr(x.Value, y.Value) })
}
