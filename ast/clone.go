package ast

import "slices"

// Clone returns a copy of the module that shares nothing that a pass may
// change: types, attributes and the source are shared.
func (m *Module) Clone() *Module {
	c := cloner{values: map[*Value]*Value{}}
	return &Module{Source: m.Source, Body: c.block(m.Body, nil), Around: m.Around}
}

// Clone returns a copy of op, in no block, that reads in[v] for v, or v itself
// where in has nothing for it. It adds the results to in.
func (op *Op) Clone(in map[*Value]*Value) *Op { return cloner{values: in, partial: true}.op(op) }

// cloner maps the values of the original to those of the copy.
type cloner struct {
	values  map[*Value]*Value
	partial bool // what is not mapped is outside and stands for itself
}

func (c cloner) block(b *Block, r *Region) *Block {
	out := &Block{Label: b.Label, region: r}
	for _, a := range b.Args {
		v := out.AddArg(a.Type)
		v.Name, v.Pos = a.Name, a.Pos
		if l := b.ArgLoc(a); l != nil {
			out.SetArgLoc(v, l)
		}
		c.values[a] = v
	}
	for op := range b.Ops() {
		out.Append(c.op(op))
	}
	return out
}

func (c cloner) op(op *Op) *Op {
	operands := make([]*Value, op.reads)
	for i, v := range op.Operands() {
		operands[i] = c.values[v]
		if operands[i] == nil && c.partial {
			operands[i] = v
		}
		if operands[i] == nil {
			panic("BUG: ast.Clone: operand of " + op.FullName() + " is used before its definition")
		}
	}
	types := make([]Type, len(op.Results()))
	for i, r := range op.Results() {
		types[i] = r.Type
	}
	out := NewOp(op.Opcode, operands, types)
	out.Pos, out.Loc = op.Pos, op.Loc
	out.SetName(op.Name())
	out.Attrs = append([]NamedAttr(nil), op.Attrs...)
	out.SetSegments(slices.Clone(op.Segments()))
	for i, r := range op.Results() {
		v := out.Result(i)
		v.Name, v.Pos = r.Name, r.Pos
		c.values[r] = v
	}
	for _, r := range op.Regions() {
		region := out.AddRegion()
		for _, b := range r.Blocks {
			region.Blocks = append(region.Blocks, c.block(b, region))
		}
	}
	return out
}
