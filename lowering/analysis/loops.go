package analysis

import (
	"tileir/ast"
)

// LoopTerminators lists the continue and break ops that belong to a loop.
func LoopTerminators(loop *ast.Op) []*ast.Op {
	var list []*ast.Op
	var visit func(b *ast.Block)
	visit = func(b *ast.Block) {
		for op := range b.Ops() {
			switch op.Opcode {
			case ast.OpContinue, ast.OpBreak:
				list = append(list, op)
			case ast.OpIf:
				for i := range op.Regions() {
					if body := op.Body(i); body != nil {
						visit(body)
					}
				}
			}
		}
	}
	visit(loop.Body(0))
	return list
}

// definedIn reports whether v is defined in the body of a loop, at any depth; its
// results are not.
func definedIn(v *ast.Value, loop *ast.Op) bool {
	b := v.ArgOf()
	if b == nil {
		b = v.Def().Block()
	}
	for op := b.Parent(); op != nil; op = op.Parent() {
		if op == loop {
			return true
		}
	}
	return false
}
