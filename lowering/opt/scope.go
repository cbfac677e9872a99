package opt

import (
	"context"

	"tileir/ast"
	"tileir/halt"
)

// scope is what a pass rewrites: the ops of a block, a module's or an entry's, and
// what lies in them.
type scope struct {
	ctx    context.Context
	block  *ast.Block
	source *ast.Source // that the block was read from
}

// look unwinds to the caller of the pass if it is to end.
func (s scope) look() { halt.If(s.ctx) }

// walk calls f for every op, those around others before these.
func (s scope) walk(f func(*ast.Op)) {
	for op := range s.block.Ops() {
		op.Walk(func(op *ast.Op) {
			s.look()
			f(op)
		})
	}
}
