package gpu

import "tileir/ast"

// A launch is dependent if it may begin while what was launched before it in its stream is still
// running: its CTAs find their places, make their mbarriers ready and compute what follows from their
// numbers. All threads wait, at gpu.launch_wait, before any of them reaches for global memory: what they do
// behind it, what was launched before has done with. So a chain of launches does what it does without, also where one
// of them is not dependent: a launch ends only when all its threads have waited.
//
// A CTA that has come to gpu.launch_next lets the launch that comes next begin. It stands behind the wait: else
// launches would begin that wait for one that waits itself, and so on, and take the room of those
// that could run.

// IsDependent reports whether launches of an entry shall be dependent.
func IsDependent(entry *ast.Op) bool {
	yes, _ := entry.Attr(AttrDependent).(ast.BoolAttr)
	return bool(yes)
}

// LaunchWaitOf is the op of an entry at which its threads wait for what was launched before, nil if there is none.
func LaunchWaitOf(entry *ast.Op) *ast.Op {
	for op := range entry.Body(0).Ops() {
		if Is(op, LaunchWait) {
			return op
		}
	}
	return nil
}

// Reaches reports whether an op, or one in it, may reach for global memory, or end the tile block.
func Reaches(op *ast.Op) (reaches bool) {
	op.Walk(func(o *ast.Op) { reaches = reaches || !withinCTA(o) })
	return reaches
}

// withinCTA reports whether an op does nothing but to compute, or to make ready what only the CTA knows.
func withinCTA(op *ast.Op) bool {
	switch KindOf(op) {
	case AllocShared, AllocMbarrier, MbarrierInit, TensorMap, TileBlocks, TileBlock, SplitPart, Barrier, Convert, LaunchWait, LaunchNext:
		return true
	case None:
	default:
		return false
	}
	switch op.Opcode {
	case ast.OpFor, ast.OpContinue, ast.OpIf, ast.OpYield, ast.OpAssume, ast.OpGetTileBlockId, ast.OpGetNumTileBlocks:
		return true
	}
	info := op.Info()
	return info != nil && info.Traits&(ast.Pure|ast.NoEffect) != 0
}

// SaysDependence reports whether an op of the language says itself when launches wait for each other.
func SaysDependence(op *ast.Op) bool {
	return op.Opcode == ast.OpGdcWaitTko || op.Opcode == ast.OpGdcLaunchDependentsTko
}

// dependent checks that a launch can begin before others have ended.
func (c *checker) dependent(op *ast.Op) {
	if IsDependent(op) && !c.limits.Machine.GridDependency {
		c.fail(op, "expected no %s = true: on %s a launch begins when the one before has ended", AttrDependent, c.limits.Machine.Name)
	}
}

// launchWait checks that all threads wait before any of them reaches for global memory.
func (c *checker) launchWait(op *ast.Op) {
	entry := c.entry.op
	switch {
	case !IsDependent(entry):
		c.fail(op, "expected %s = true on the entry, whose launches begin when those before have ended", AttrDependent)
		return
	case op.Block() != entry.Body(0):
		c.fail(op, "expected to stand in the block of the entry itself, where all threads come by")
		return
	case op != LaunchWaitOf(entry):
		c.fail(op, "expected one %s in an entry, got another", LaunchWait)
		return
	}
	for o := op.Prev(); o != nil; o = o.Prev() {
		if Reaches(o) {
			c.fail(o, "expected to stand behind the %s of the entry: it may reach for memory that a launch before still writes or reads", LaunchWait)
		}
	}
}

// launchNext checks that launches that begin wait for this one alone.
func (c *checker) launchNext(op *ast.Op) {
	wait := LaunchWaitOf(c.entry.op)
	if wait == nil || op.Block() != wait.Block() || !wait.IsBefore(op) {
		c.fail(op, "expected to stand behind a %s in the block of the entry, so that a launch that begins waits for this one alone", LaunchWait)
	}
}
