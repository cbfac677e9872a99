package opt

import (
	"hash/maphash"
	"slices"

	"tileir/ast"
)

// eliminateCommon replaces an op without effect by an earlier one that computes the same,
// where the earlier one has run whenever the later one runs. Regions of
// isolated ops stand for themselves. As in the public pass, an op without effect
// whose results nothing reads goes, too; what only such an op reads stays.
func eliminateCommon(s scope) {
	c := &cse{scope: s, seed: maphash.MakeSeed(), effects: newEffects(), known: map[uint64][]*ast.Op{}}
	c.block(s.block)
}

// cse knows the ops that have run when the op at hand runs, by what they
// compute.
type cse struct {
	scope
	seed    maphash.Seed
	effects *effects
	known   map[uint64][]*ast.Op
	log     []uint64 // keys of known in the order they were added
}

// block visits the ops of a block; what they compute is forgotten at its end.
func (c *cse) block(b *ast.Block) {
	mark := len(c.log)
	for op := range b.Ops() {
		c.look()
		c.op(op)
	}
	for _, key := range c.log[mark:] {
		c.known[key] = c.known[key][:len(c.known[key])-1]
	}
	c.log = c.log[:mark]
}

func (c *cse) op(op *ast.Op) {
	if c.effects.dead(op) {
		op.Erase()
		return
	}
	if len(op.Regions()) > 0 {
		c.regions(op)
		return
	}
	info := op.Info()
	if info == nil || info.Traits&(ast.Pure|ast.NoEffect) == 0 || info.Is(ast.Terminator) || len(op.Results()) == 0 {
		return
	}
	key := c.hash(op)
	for _, other := range c.known[key] {
		if computesSame(op, other) {
			for i, r := range op.Results() {
				r.ReplaceAllUses(other.Result(i))
			}
			op.Erase()
			return
		}
	}
	c.known[key] = append(c.known[key], op)
	c.log = append(c.log, key)
}

func (c *cse) regions(op *ast.Op) {
	inner := c
	if op.Info() == nil || op.Info().Is(ast.IsolatedFromAbove) {
		inner = &cse{scope: c.scope, seed: c.seed, effects: c.effects, known: map[uint64][]*ast.Op{}}
	}
	for _, r := range op.Regions() {
		for _, b := range r.Blocks {
			inner.block(b)
		}
	}
}

// hash is equal for ops that compute the same, and differs for those of which
// there can be many with the same operands.
func (c *cse) hash(op *ast.Op) uint64 {
	var h maphash.Hash
	h.SetSeed(c.seed)
	h.WriteByte(byte(op.Opcode))
	for _, v := range op.Operands() {
		maphash.WriteComparable(&h, v)
	}
	for _, a := range op.Attrs {
		switch v := a.Value.(type) {
		case *ast.DenseAttr:
			h.Write(v.Data)
		case ast.SymbolAttr:
			h.WriteString(v.Root)
		case ast.DivByAttr:
			maphash.WriteComparable(&h, v.Divisor)
		}
	}
	if len(op.Operands()) == 0 {
		h.WriteString(op.FirstResult().Type.String())
	}
	return h.Sum64()
}

// computesSame reports whether two ops have the same operands, attributes and
// types.
func computesSame(a, b *ast.Op) bool {
	return a.Opcode == b.Opcode && slices.Equal(a.Operands(), b.Operands()) && slices.Equal(a.Segments(), b.Segments()) &&
		slices.EqualFunc(a.Results(), b.Results(), func(x, y *ast.Value) bool { return ast.Same(x.Type, y.Type) }) &&
		ast.SameAttr(ast.DictAttr(a.Attrs), ast.DictAttr(b.Attrs))
}
