package dce

import (
	"tileir/ast"
	"tileir/halt"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
)

// removeDead erases pure ops without readers, from the last to the first.
func (r remover) removeDead() {
	var visit func(b *ast.Block)
	visit = func(b *ast.Block) {
		for op := b.Last(); op != nil; {
			halt.If(r.Ctx)
			prev := op.Prev()
			for i := range op.Regions() {
				if body := op.Body(i); body != nil {
					visit(body)
				}
			}
			if isDead(op) {
				op.Erase()
			}
			op = prev
		}
	}
	visit(r.Op.Body(0))
}

func isDead(op *ast.Op) bool {
	pure := gpu.Is(op, gpu.Convert) || gpu.Is(op, gpu.LoadShared) || gpu.Is(op, gpu.AllocShared) || gpu.Is(op, gpu.SplitPart) || gpu.Is(op, gpu.StreamPart)
	if info := op.Info(); info != nil {
		pure = analysis.Repeatable(op) || op.Opcode == ast.OpAssume
	}
	for _, r := range op.Results() {
		pure = pure && len(r.Uses()) == 0
	}
	return pure
}

// remover erases ops of an entry.
type remover struct{ *pass.Context }
