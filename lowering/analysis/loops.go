package analysis

import (
	"tileir/ast"
)

// DefinedIn reports whether v is defined in the body of a loop, at any depth; its
// results are not.
func DefinedIn(v *ast.Value, loop *ast.Op) bool {
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

// LoopOf returns the loop that a terminator belongs to.
func LoopOf(t *ast.Op) *ast.Op {
	op := t.Parent()
	for op != nil && op.Opcode != ast.OpFor && op.Opcode != ast.OpLoop {
		op = op.Parent()
	}
	return op
}

// Within reports whether op is in the block or in a region of an op in it.
func Within(op *ast.Op, b *ast.Block) bool {
	for ; op != nil; op = op.Parent() {
		if op.Block() == b {
			return true
		}
	}
	return false
}

func IsLoop(op *ast.Op) bool { return op.Opcode == ast.OpFor || op.Opcode == ast.OpLoop }

// DirectlyIn reports whether a block is a body or that of an if in it.
func DirectlyIn(b, body *ast.Block) bool {
	for b != body {
		op := b.Parent()
		if op == nil || op.Opcode != ast.OpIf {
			return false
		}
		b = op.Block()
	}
	return true
}
