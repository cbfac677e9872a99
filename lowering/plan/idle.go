package plan

import (
	"maps"

	"tileir/ast"
)

// notes is what was pending in the outermost loop at hand when it was gone through
// last, but for the loops in it.
type notes struct {
	at    map[*ast.Op]*pending    // at barriers
	ifs   map[*ast.Op]*pending    // before ifs
	sides map[*ast.Block]*pending // at the ends of their bodies
	loops map[*ast.Op]loopRun
}

func newNotes() *notes {
	return &notes{map[*ast.Op]*pending{}, map[*ast.Op]*pending{}, map[*ast.Block]*pending{}, map[*ast.Op]loopRun{}}
}

// update replaces what is noted in others.
func (n *notes) update(others *notes) {
	maps.Copy(n.at, others.at)
	maps.Copy(n.ifs, others.ifs)
	maps.Copy(n.sides, others.sides)
	maps.Copy(n.loops, others.loops)
}

// removeIdle takes away the barriers of a loop that nothing needs.
func (b *barriers) removeIdle(loop *ast.Op, p *pending) (removed bool) {
	placed := b.placed
	for _, bar := range placed {
		next := bar.Next()
		versions := b.versions(next)
		bar.Unlink()
		b.changed(next)
		if b.idle(bar, next, loop, p) {
			removed = true
			continue
		}
		ast.InsertBefore(next, bar)
		for k, v := range versions {
			k.version = v
		}
	}
	return removed
}

// versions is those of the loops around op.
func (b *barriers) versions(op *ast.Op) map[*knownLoop]int {
	list := map[*knownLoop]int{}
	for ; op != nil && op != b.entry.op; op = op.Parent() {
		if k := b.known[op]; k != nil {
			list[k] = k.version
		}
	}
	return list
}

// idle reports whether no conflict is left without a barrier that stood before
// next, in the outermost loop.
func (b *barriers) idle(bar, next, loop *ast.Op, p *pending) bool {
	before := b.seen
	b.trial, b.left, b.seen = true, false, newNotes()
	if !b.locally(bar, next, loop, before) && !b.left {
		b.iterate(loop, p, p)
	}
	if !b.left {
		before.update(b.seen)
	}
	b.trial, b.seen = false, before
	return !b.left
}

// locally goes on from where a barrier stood, and reports whether it came to
// where the same is pending as was before: at a later barrier, or behind the loop
// around it in the outermost one. What follows there does not notice.
func (b *barriers) locally(bar, next, outermost *ast.Op, before *notes) bool {
	b.loops = append(b.loops, &loopEnds{nowhere(), nowhere()})
	defer func() { b.loops = b.loops[:len(b.loops)-1] }()
	if inner := b.innerLoop(next, outermost); inner != nil {
		run := before.loops[inner]
		return b.inner(inner, run.before.clone()).equal(run.after)
	}
	p := before.at[bar].clone()
	for {
		if b.caughtUp(next, p, before) {
			ends := b.loops[len(b.loops)-1] // it may have been left on the way
			return ends.next.unreachable && ends.exit.unreachable
		}
		op := next.Parent()
		if b.left || op == outermost {
			return false
		}
		b.leave(op, next.Block(), p, before)
		next = op.Next()
	}
}

// innerLoop returns the loop around op in the body of the outermost loop, if
// there is one.
func (b *barriers) innerLoop(op, outermost *ast.Op) (inner *ast.Op) {
	for op = op.Parent(); op != outermost; op = op.Parent() {
		if isLoop(op) {
			inner = op
		}
	}
	return inner
}

// caughtUp goes on from op to the end of its block, and reports whether it came
// to a barrier after which the same is pending as was before.
func (b *barriers) caughtUp(op *ast.Op, p *pending, before *notes) bool {
	for ; op != nil && !b.left; op = op.Next() {
		b.op(op, p)
		if was := before.at[op]; was != nil {
			was = was.clone()
			b.pass(op, was)
			if p.equal(was) {
				return true
			}
		}
	}
	return false
}

// leave goes on behind an if, with p pending at the end of one of its bodies.
func (b *barriers) leave(op *ast.Op, body *ast.Block, p *pending, before *notes) {
	after := nowhere()
	if len(op.Regions()) < 2 || op.Body(1) == nil {
		after.merge(before.ifs[op])
	}
	b.seen.sides[body] = p.clone()
	for i := range op.Regions() {
		if other := op.Body(i); other == body {
			after.merge(p)
		} else if other != nil {
			after.merge(before.sides[other])
		}
	}
	*p = *after
}
