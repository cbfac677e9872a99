package gpu

import (
	"tileir/ast"
	"tileir/lowering/machine"
)

// Where a product begins an iteration later (gpu.overlap), a warpgroup begins two at a time, and computes on what has
// come while they are under way. The warpgroups of a CTA share the tensor cores: all would begin their products at once,
// and then compute at once. They may begin one after the other instead:
//
//	gpu.pass_turn {first}
//	for … {
//	  gpu.await_turn
//	  %s = gpu.mma …;  %o = gpu.mma …
//	  gpu.pass_turn
//	  …                                        while the next warpgroup's are under way
//	}
//
// Each has a barrier of its own, at which it waits, and at which the one before it arrives. All run the same loops, so as
// many arrive as wait; the first one's has an arrival more in the end, which nobody waits for.

// Alternates reports whether the warpgroups of an entry begin products one after the other.
func Alternates(entry *ast.Op) bool {
	yes, _ := entry.Attr(AttrAlternate).(ast.BoolAttr)
	return bool(yes)
}

// NewAwaitTurn builds a gpu.await_turn op.
func NewAwaitTurn(at *ast.Op) *ast.Op { return New(at, AwaitTurn, nil) }

// NewPassTurn builds a gpu.pass_turn op.
func NewPassTurn(at *ast.Op) *ast.Op { return New(at, PassTurn, nil) }

// alternate checks that there are warpgroups that may take turns, all of one CTA and of one tile block.
func alternate(c *checker, op *ast.Op) {
	if !Alternates(op) || !op.Has(AttrWarps) {
		return
	}
	_, abreast := AbreastOf(op)
	switch warps := OwnWarps(op); {
	case warps < 2*machine.Warpgroup:
		c.fail(op, "expected %s of two warpgroups at least with %s = true, got %d", AttrWarps, AttrAlternate, warps)
	case ClusterOf(op) > 1:
		c.fail(op, "expected no %s with %s = true: a CTA has only some of the warpgroups", AttrCluster, AttrAlternate)
	case TeamsOf(op) > 1 && !abreast:
		c.fail(op, "expected no %s with %s = true: each is one warpgroup, and they read rings in turn", AttrTeams, AttrAlternate)
	case abreast && op.Int(AttrWarps, 1) != machine.Warpgroup:
		c.fail(op, "expected teams of a warpgroup with %s = true, got %d warps", AttrAlternate, op.Int(AttrWarps, 1))
	}
}

// alternating checks that an op by which warpgroups take turns stands where they do: behind the one that lets the first
// begin, and of each block a turn that is waited for is passed on.
func alternating(c *checker, op *ast.Op) {
	first := firstTurn(c.entry.op)
	switch {
	case !Alternates(c.entry.op):
		c.fail(op, "expected %s = true on the entry", AttrAlternate)
	case inRole(op):
		c.fail(op, "expected to stand in the entry itself, got a %s, which multiplies nothing", Role)
	case op.Has(KeyFirst) && op != first:
		c.fail(op, "expected one %s with %s, in the entry's own block", PassTurn, KeyFirst)
	case op == first:
	case first == nil || !first.IsBefore(inBlock(op, first.Block())):
		c.fail(op, "expected %s with %s before it, by which the first warpgroup begins", PassTurn, KeyFirst)
	case Is(op, AwaitTurn) && !Is(nextTurn(op, (*ast.Op).Next), PassTurn):
		c.fail(op, "expected %s behind it, in its block", PassTurn)
	case Is(op, AwaitTurn) && meets(op):
		c.fail(op, "expected no %s before %s, at which all threads would wait for those whose turn it is not", Barrier, PassTurn)
	case Is(op, PassTurn) && !Is(nextTurn(op, (*ast.Op).Prev), AwaitTurn):
		c.fail(op, "expected %s before it, in its block", AwaitTurn)
	}
}

// firstTurn is the op by which the first warpgroup begins, or nil.
func firstTurn(entry *ast.Op) *ast.Op {
	for op := range entry.Body(0).Ops() {
		if Is(op, PassTurn) && op.Has(KeyFirst) {
			return op
		}
	}
	return nil
}

// inBlock is the op of a block that an op is, or is in.
func inBlock(op *ast.Op, b *ast.Block) *ast.Op {
	for op.Block() != b {
		op = op.Parent()
	}
	return op
}

// nextTurn is the next op by which warpgroups take turns in a direction, or nil.
func nextTurn(op *ast.Op, step func(*ast.Op) *ast.Op) *ast.Op {
	for op = step(op); op != nil && !Is(op, AwaitTurn) && !Is(op, PassTurn); {
		op = step(op)
	}
	return op
}

// meets reports whether all threads wait for each other in a turn.
func meets(await *ast.Op) (found bool) {
	for op := await.Next(); op != nil && !Is(op, PassTurn); op = op.Next() {
		op.Walk(func(o *ast.Op) { found = found || Is(o, Barrier) || o.Has(AttrWaits) })
	}
	return found
}
