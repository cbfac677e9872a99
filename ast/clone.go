package ast

import (
	"context"
	"slices"

	"tileir/halt"
)

// Clone returns a copy of the module that shares nothing that a pass may
// change: types, attributes and the source are shared.
func (m *Module) Clone() *Module {
	c, _ := m.CloneContext(context.Background())
	return c
}

// CloneContext is Clone, but for the error of ctx where that ends first.
func (m *Module) CloneContext(ctx context.Context) (_ *Module, err error) {
	defer halt.Catch(&err)
	c := &cloner{ctx: ctx, values: map[*Value]*Value{}}
	body := c.block(m.Body, nil)
	c.keepPromises()
	return &Module{Source: m.Source, Body: body, Around: m.Around, Resources: m.Resources}, nil
}

// Clone returns a copy of op, in no block, that reads in[v] for v, or v itself
// where in has nothing for it. It adds the results to in.
func (op *Op) Clone(in map[*Value]*Value) *Op {
	c := &cloner{ctx: context.Background(), values: in, partial: true}
	out := c.op(op)
	c.keepPromises()
	return out
}

// cloner maps the values of the original to those of the copy.
type cloner struct {
	ctx     context.Context
	values  map[*Value]*Value
	partial bool // what is not mapped is outside and stands for itself
	// unordered counts the ops around the one at hand, among those that are
	// copied, in whose regions a use may stand before the definition.
	unordered int
	later     []promise
	blocks    map[*Block]*Block
	branches  []branch
}

// branch is an op with successors and its copy, which has none yet.
type branch struct{ from, to *Op }

// promise is an operand whose value has not been copied yet: in a module a use
// may stand before the definition.
type promise struct {
	use Use
	val *Value
}

// keepPromises replaces the operands that stand for values copied later, and
// adds the successors, blocks copied later too.
func (c *cloner) keepPromises() {
	for _, br := range c.branches {
		for _, b := range br.from.Successors() {
			if copied := c.blocks[b]; copied != nil {
				b = copied
			}
			br.to.AddSuccessor(b)
		}
	}
	for _, p := range c.later {
		v := c.values[p.val]
		if v == nil && c.partial {
			v = p.val
		}
		if v == nil {
			panic("BUG: ast.Clone: operand of " + p.use.Op.FullName() + " has no definition")
		}
		p.use.Op.SetOperand(p.use.Index, v)
	}
}

func (c *cloner) block(b *Block, r *Region) *Block {
	out := &Block{Label: b.Label, region: r}
	if c.blocks != nil {
		c.blocks[b] = out
	}
	for _, a := range b.Args {
		v := out.AddArg(a.Type)
		v.Name, v.Pos = a.Name, a.Pos
		if l := b.ArgLoc(a); l != nil {
			out.SetArgLoc(v, l)
		}
		c.values[a] = v
	}
	for op := range b.Ops() {
		halt.If(c.ctx)
		out.Append(c.op(op))
	}
	return out
}

func (c *cloner) op(op *Op) *Op {
	operands := make([]*Value, op.reads)
	var promised []int
	for i, v := range op.Operands() {
		operands[i] = c.values[v]
		switch {
		case operands[i] != nil:
		case c.partial && c.unordered == 0:
			operands[i] = v
		default:
			operands[i] = &Value{Type: v.Type}
			promised = append(promised, i)
		}
	}
	types := make([]Type, len(op.Results()))
	for i, r := range op.Results() {
		types[i] = r.Type
	}
	out := NewOp(op.Opcode, operands, types)
	for _, i := range promised {
		c.later = append(c.later, promise{Use{out, i}, op.Operand(i)})
	}
	out.Pos, out.Loc = op.Pos, op.Loc
	out.SetName(op.Name())
	out.SetProperties(op.Properties())
	out.Attrs = append([]NamedAttr(nil), op.Attrs...)
	out.SetSegments(slices.Clone(op.Segments()))
	for i, r := range op.Results() {
		v := out.Result(i)
		v.Name, v.Pos = r.Name, r.Pos
		c.values[r] = v
	}
	if len(op.Successors()) > 0 {
		c.branches = append(c.branches, branch{op, out})
	}
	if op.Opcode == OpUnregistered {
		if c.blocks == nil && len(op.Regions()) > 0 {
			c.blocks = map[*Block]*Block{}
		}
		c.unordered++
		defer func() { c.unordered-- }()
	}
	for _, r := range op.Regions() {
		region := out.AddRegion()
		for _, b := range r.Blocks {
			region.Blocks = append(region.Blocks, c.block(b, region))
		}
	}
	return out
}
