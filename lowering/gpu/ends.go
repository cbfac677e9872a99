package gpu

import "tileir/ast"

// How a tile block begins and ends: where its alloca ops have their memory from, and who
// waits for whom before one CTA of a cluster reaches for the shared memory of another, and
// before any of them ends.

// takeWorkspace checks that a tile block takes its workspace once, before all else that it does
// but that its CTAs wait for each other.
func (c *checker) takeWorkspace(op *ast.Op) {
	switch first := opening(c.entry.op); {
	case op != first:
		c.fail(op, "expected to stand at the beginning of the entry, got it behind %s", first.ShortName())
	case !c.entry.workspace:
		c.fail(op, "expected an entry with alloca ops, for which it is")
	case c.entry.placed && !op.Has(AttrScratch):
		c.fail(op, "expected %s, through which all threads learn of it", AttrScratch)
	}
}

// opening returns the first op of an entry but for a barrier.
func opening(entry *ast.Op) *ast.Op {
	first := entry.Body(0).First()
	if Is(first, Barrier) {
		first = first.Next()
	}
	return first
}

// freeWorkspace checks that a tile block gives its workspace back as the last that it does.
func (c *checker) freeWorkspace(op *ast.Op) {
	if next := op.Next(); !c.entry.workspace || next == nil || next.Opcode != ast.OpReturn {
		c.fail(op, "expected to stand before a return of an entry with alloca ops: nothing reaches for the workspace behind it")
	}
}

// bounded checks the beginning and the ends of an entry that has its scratch, or its barriers.
func (c *checker) bounded(op *ast.Op) {
	switch e := c.entry; {
	case op == e.op:
		if e.workspace && !Is(opening(op), TakeWorkspace) {
			c.fail(op, "expected %s at its beginning, where alloca ops have their memory from", TakeWorkspace)
		}
		if first := op.Body(0).First(); e.ordered && e.reachesAcross && !isMeeting(first) {
			c.fail(first, "expected %s before it, so that all CTAs of the cluster have begun before one reaches for the shared memory of another", Barrier)
		}
	case op.Opcode == ast.OpReturn:
		last := op.Prev()
		if Is(last, FreeWorkspace) {
			last = last.Prev()
		} else if e.workspace {
			c.fail(op, "expected %s before it", FreeWorkspace)
		}
		if e.ordered && MulticastOf(e.op) > 1 && len(RolesOf(e.op)) > 0 && !(Is(last, Barrier) && last.Has(KeyAcross)) {
			c.fail(op, "expected %s {%s} before it, so that no CTA of the cluster ends before the others have done with its shared memory", Barrier, KeyAcross)
		}
		if e.ordered && e.reachesAcross && !isMeeting(last) {
			c.fail(op, "expected %s before it, so that no CTA of the cluster ends before the others have done with its shared memory", Barrier)
		}
	}
}

// isMeeting reports whether all threads of a tile block wait for each other at op.
func isMeeting(op *ast.Op) bool { return Is(op, Barrier) && !op.Has(AttrLocal) }

// ReachesAcross reports whether a CTA of an entry with its scratch reaches for the shared memory
// of another: scratch is that of the first CTA of a cluster.
func ReachesAcross(entry *ast.Op) (found bool) {
	if ClusterOf(entry) > 1 {
		entry.Walk(func(op *ast.Op) { found = found || op.Has(AttrScratch) })
	}
	return found
}

// ReturnsOf lists where an entry ends.
func ReturnsOf(entry *ast.Op) (list []*ast.Op) {
	entry.Walk(func(op *ast.Op) {
		if op.Opcode == ast.OpReturn {
			list = append(list, op)
		}
	})
	return list
}

// HasWorkspace reports whether tile blocks of an entry have memory of their own.
func HasWorkspace(entry *ast.Op) (found bool) {
	entry.Walk(func(op *ast.Op) { found = found || op.Opcode == ast.OpAlloca })
	return found
}
