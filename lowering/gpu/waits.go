package gpu

import "tileir/ast"

// Some ops are carried out in steps between which all threads of the tile block wait for
// each other: they write scratch, wait, and read it. How often each does so the plan says, in
// gpu.waits: who generates code waits so often while the op runs, and nowhere else, and who
// asks where threads have waited needs not know how an op is carried out.

// WaitsOf returns how often all threads of the tile block wait for each other while op runs.
func WaitsOf(op *ast.Op) int { return Table[KindOf(op)].Waits + int(op.Int(AttrWaits, 0)) }

// WaitsLast reports whether all threads wait as the last that an op does: what it does with
// scratch and memory is done then.
func WaitsLast(op *ast.Op) bool { return Is(op, Print) || Is(op, SplitExchange) }

// SetWaits writes how often all threads wait while an op runs that has its scratch, if it
// takes any; meet says whether they do before they end, as in a return.
func SetWaits(op *ast.Op, meet bool) {
	set := func(name string, n int) {
		if op.RemoveAttr(name); n > 0 {
			op.SetAttr(name, Int(n))
		}
	}
	set(AttrWaits, neededWaits(op))
	set(AttrFailing, failingWaits(op, meet))
}

// neededWaits returns how often all threads have to wait for each other while op runs. What is moved
// through scratch in rounds is written and read in each, and not written before all have read
// the last round's.
func neededWaits(op *ast.Op) int {
	_, _, scratch := ScratchOf(op)
	switch {
	case op.Opcode == ast.OpAssert && agrees(op) && scratch:
		return 2 // what each CTA of a cluster found goes through it
	case op.Opcode == ast.OpAssert && agrees(op):
		return 1
	case !scratch, Is(op, Convert) && op.Str(AttrBy) != ByScratch:
		return 0
	case op.Opcode == ast.OpPrintTko, Is(op, TakeWorkspace):
		return 1
	case WaitsLast(op), Is(op, SplitJoin), Is(op, StreamJoin):
		return 2
	}
	return 2<<op.Int(AttrRounds, 0) - 1
}

// agrees reports whether threads have to tell each other whether an assertion holds: each has
// seen a part of the condition only. They all hold a single element.
func agrees(assert *ast.Op) bool {
	return ast.AsTile(assert.Get(ast.InCondition).Type).NumElements() > 1
}

// failingWaits returns how often all threads have to wait for each other before they end where
// an assertion does not hold.
func failingWaits(op *ast.Op, meet bool) int {
	if op.Opcode == ast.OpAssert && meet {
		return 1
	}
	return 0
}

// waitsOf checks that an op says how often all threads wait while it runs, and before they end
// where an assertion does not hold, as often as it takes: one that has its scratch or takes none
// must, and any that says it.
func (c *checker) waitsOf(op *ast.Op) {
	if op.Opcode != ast.OpAssert && !op.Has(AttrScratch) && !op.Has(AttrWaits) || !stands(OnMover, op, KindOf(op)) {
		return
	}
	must := c.entry != nil && c.entry.placed && (op.Opcode == ast.OpAssert || op.Has(AttrScratch))
	c.waitsAre(op, AttrWaits, neededWaits(op), must, "while it runs")
	if op.Opcode == ast.OpAssert && c.entry != nil {
		c.waitsAre(op, AttrFailing, failingWaits(op, c.entry.reachesAcross || c.entry.workspace), must, "before they end")
	}
}

// waitsAre checks an attribute that says how often all threads wait for each other.
func (c *checker) waitsAre(op *ast.Op, name string, want int, must bool, when string) {
	switch got := op.Int(name, 0); {
	case op.Has(name) && got != int64(want):
		c.fail(op, "expected %s = %d, as it takes, got %d", name, want, got)
	case must && want > 0 && !op.Has(name):
		c.fail(op, "expected %s = %d: all threads wait for each other %s", name, want, when)
	}
}
