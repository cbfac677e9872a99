package analysis

import (
	"context"

	"tileir/ast"
)

// Facts finds out about the values of an entry: what they are, divide by and run
// along, and how memory is accessed through them. What was found is remembered, so
// that it holds for as long as the ops that it was found of are left as they are.
//
// What is found of one kind builds on what is found of those below, never the other way:
//
//	bounds        which coordinates a mask leaves
//	affineForms   a tile's elements as a sum over its coordinates
//	axes, ranges  along which dimension elements run on; between which numbers they are
//	divisors      what divides them
//	loopEnds      how loops end
type Facts struct {
	*bounds
	widest int // bytes that one access moves at most
}

// NewFacts knows nothing yet of an entry, but for what divides its arguments, and how
// many bytes one access moves at most.
func NewFacts(ctx context.Context, entry *ast.Op, widest int, divides func(argument int) uint64) *Facts {
	d := &divisors{loopEnds: &loopEnds{}, ctx: ctx, entry: entry, divides: divides}
	forms := &affineForms{axes: &axes{divisors: d, ctx: ctx}, ranges: &ranges{ctx: ctx}, ctx: ctx}
	return &Facts{bounds: &bounds{affineForms: forms}, widest: widest}
}

// loopEnds knows how loops end.
type loopEnds struct {
	ends map[*ast.Op][]*ast.Op // memory of Terminators
}

// Terminators lists the continue and break ops of a loop. Passes give them other
// operands, but leave them where they are.
func (f *loopEnds) Terminators(loop *ast.Op) []*ast.Op {
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
