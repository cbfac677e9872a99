package analysis

import (
	"context"

	"tileir/ast"
)

// Facts finds out about the values of an entry: what they are, divide by and run
// along, and how memory is accessed through them. What was found is remembered, so
// that it holds for as long as the ops that it was found of are left as they are.
type Facts struct {
	ctx     context.Context
	entry   *ast.Op
	widest  int                       // bytes that one access moves at most
	divides func(argument int) uint64 // a power of two that divides an argument of the entry
	div     memo[uint64]              // of divisor
	axes    memo[*axis]               // of axisOf
	forms   memo[*affine]             // of affineOf
	runs    map[along]uint64          // memory of run
	ranges  map[*ast.Value]integers   // memory of rangeOf
	masks   map[*ast.Value]maskBounds // memory of boundsOf
	ends    map[*ast.Op][]*ast.Op     // memory of terminators
}

// NewFacts knows nothing yet of an entry, but for what divides its arguments, and how
// many bytes one access moves at most.
func NewFacts(ctx context.Context, entry *ast.Op, widest int, divides func(argument int) uint64) *Facts {
	return &Facts{ctx: ctx, entry: entry, widest: widest, divides: divides}
}

// Terminators lists the continue and break ops of a loop. Passes give them other
// operands, but leave them where they are.
func (f *Facts) Terminators(loop *ast.Op) []*ast.Op {
	list, ok := f.ends[loop]
	if !ok {
		if f.ends == nil {
			f.ends = map[*ast.Op][]*ast.Op{}
		}
		list = loop.Terminators()
		f.ends[loop] = list
	}
	return list
}
