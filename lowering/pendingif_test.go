package lowering_test

import "testing"

const pendingIf = "testdata/byhand/pending_if.mlir"

// TestPendingThroughIf holds plans in which groups of copies and products come out of an if
// to what is true of every program.
func TestPendingThroughIf(t *testing.T) {
	c := compileWatched(t, pendingIf, parse(t, pendingIf), "sm_90a")
	checkReads(t, c.result.Plan)
	c.checkBarriers(t)
	c.checkUnseen(t)
	c.checkResume(t)
}
