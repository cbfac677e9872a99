package llvmgen

import (
	"slices"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"tileir/ast"
)

// unlessOne writes a product of two tiles of which the right one is of few numbers, each of
// many elements: a warp all of whose factors are one goes around the multiplications, as a
// number times one is that number in every rounding mode. The warp decides as a whole, so
// that its lanes stay together.
func (g *gen) unlessOne(op *ast.Op) error {
	x, factors := g.regs(op.Get(ast.InLhs)), g.regs(op.Get(ast.InRhs))
	from, scale, join := g.b, g.newBlock("scale"), g.newBlock("scaled")
	from.NewCondBr(g.anyNotOne(factors), scale, join)
	g.b = scale
	if err := g.roundedEach(op); err != nil {
		return err
	}
	end := g.b
	end.NewBr(join)
	g.b = join
	t := g.tiles[op.Value()]
	for r, v := range t.regs {
		t.regs[r] = join.NewPhi(ir.NewIncoming(v, end), ir.NewIncoming(x[r], from))
	}
	return nil
}

// anyNotOne reports whether a thread of the warp holds a number that is not one. NaN is not.
func (g *gen) anyNotOne(regs []value.Value) value.Value {
	var seen []value.Value
	var found value.Value
	for _, v := range regs {
		if slices.Contains(seen, v) {
			continue
		}
		seen = append(seen, v)
		not := value.Value(g.b.NewFCmp(enum.FPredUNE, v, constant.NewFloat(v.Type().(*types.FloatType), 1)))
		if found != nil {
			not = g.b.NewOr(found, not)
		}
		found = not
	}
	vote := g.intrinsic("llvm.nvvm.vote.any.sync", types.I1, types.I32, types.I1)
	return g.b.NewCall(vote, i32(-1), found)
}
