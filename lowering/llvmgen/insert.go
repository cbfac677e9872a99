package llvmgen

import (
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"tileir/ast"
	"tileir/lowering/layout"
)

// insert replaces one of the parts that a tile divides into. The part goes
// through shared memory, where each thread reads what would stand at its
// elements' places if they lay in the part, and takes it where they do.
func (g *gen) insert(op *ast.Op) error {
	part, old := op.Get(ast.InSource), op.Get(ast.InDestination)
	src := g.tile(part)
	t, err := g.newTile(op.Value())
	if err != nil {
		return err
	}
	news := g.move1(op, g.ownedMove(part, t.typ.Elem))
	olds := g.regs(old)
	t.regs = make([]value.Value, len(olds))
	inside := g.insidePart(t.layout, src.layout.Shape, op.List(ast.InIndices))
	for r := range t.regs {
		t.regs[r] = news[r]
		if cond := inside(r); cond != nil {
			t.regs[r] = g.b.NewSelect(cond, news[r], olds[r])
		}
	}
	g.tiles[op.Value()] = t
	return nil
}

// insidePart returns the condition that register r of a layout lies in the part
// with the given numbers, nil if it always does.
func (g *gen) insidePart(l layout.Layout, part []int, numbers []*ast.Value) func(r int) value.Value {
	checks := map[spot]value.Value{}
	return func(r int) value.Value {
		var cond value.Value
		for d, n := range numbers {
			if l.Shape[d] == part[d] {
				continue
			}
			shift := layout.Log2(part[d])
			m := mapLayout(l, func(e uint32) uint32 { return layout.DimPart(l.Shape, d, e) >> shift })
			key := spot{dim: d, at: layout.Combine(m.reg, r)}
			if checks[key] == nil {
				checks[key] = g.icmp(enum.IPredEQ, g.value(m, r), g.resize(g.scalar(n), types.I32, false))
			}
			cond = g.both(cond, checks[key])
		}
		return cond
	}
}
