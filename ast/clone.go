package ast

// Clone returns a copy of the module that shares nothing that a pass may
// change: types, attributes and the source are shared.
func (m *Module) Clone() *Module {
	c := cloner{}
	return &Module{Source: m.Source, Body: c.block(m.Body, nil)}
}

// cloner maps the values of the original to those of the copy.
type cloner map[*Value]*Value

func (c cloner) block(b *Block, r *Region) *Block {
	out := &Block{Label: b.Label, region: r}
	for _, a := range b.Args {
		v := out.AddArg(a.Type)
		v.Name, v.Pos = a.Name, a.Pos
		c[a] = v
	}
	for op := range b.Ops() {
		out.Append(c.op(op))
	}
	return out
}

func (c cloner) op(op *Op) *Op {
	operands := make([]*Value, len(op.operands))
	for i, v := range op.operands {
		operands[i] = c[v]
		if operands[i] == nil {
			panic("BUG: ast.Clone: operand of " + op.FullName() + " is used before its definition")
		}
	}
	types := make([]Type, len(op.Results))
	for i, r := range op.Results {
		types[i] = r.Type
	}
	out := NewOp(op.Opcode, operands, types)
	out.Pos, out.Loc, out.Name = op.Pos, op.Loc, op.Name
	out.Attrs = append([]NamedAttr(nil), op.Attrs...)
	out.Segments = append([]int32(nil), op.Segments...)
	for i, r := range op.Results {
		v := out.Results[i]
		v.Name, v.Pos = r.Name, r.Pos
		c[r] = v
	}
	for _, r := range op.Regions {
		region := out.AddRegion()
		for _, b := range r.Blocks {
			region.Blocks = append(region.Blocks, c.block(b, region))
		}
	}
	return out
}
