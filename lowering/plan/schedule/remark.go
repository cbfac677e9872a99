package schedule

import (
	"slices"

	"tileir/ast"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
	"tileir/lowering/remark"
)

// remarkResidency says why a multiprocessor should hold as many CTAs as the schedule has.
func (c *chooser) remarkResidency() {
	ctas := int(c.Op.Int(gpu.AttrOccupancy, 0))
	if ctas == 0 || !c.Listening() {
		return
	}
	why := "others multiply while one waits"
	switch {
	case c.byHand:
		why = "its schedule says so"
	case c.rings == nil:
		why = "the hint " + hintOccupancy + " says so"
	case ctas < c.mostCTAs():
		why = "shared memory and registers allow no more"
	case ctas < worthCTAs(c.Context):
		why = "the grid has no more for each multiprocessor, and their room is for stages"
	case ctas == 1:
		why = "one that goes on to the next tile block does better with more stages than with another CTA beside it"
	}
	c.Remark(c.Op, remark.Residency, "ctas", ctas, "why", why)
}

// remarkOnTheWay says of loads that the copy engine rounds what they bring.
func remarkOnTheWay(c *pass.Context, tiles []*StagedTile) {
	for _, t := range tiles {
		if load := t.Source(); load != nil && isRounded(load) && CopyOf(t) == gpu.CopyEngine {
			c.Remark(load, remark.Rounded)
		}
	}
}

// remarkLoops says of loops without bounds that nothing is copied ahead in them.
func remarkLoops(c *pass.Context) {
	if !c.Listening() {
		return
	}
	c.Op.Walk(func(op *ast.Op) {
		if op.Opcode == ast.OpLoop && slices.ContainsFunc(Products(c), func(p *ast.Op) bool { return analysis.DirectlyIn(p.Block(), op.Body(0)) }) {
			c.Remark(op, remark.LoopForm)
		}
	})
}

// remarkSlices says of products which of their operands each CTA of a cluster has as a whole,
// where it would do with a part.
func remarkSlices(c *pass.Context) {
	if !c.Listening() || c.Cluster == 1 {
		return
	}
	for _, op := range Products(c) {
		for which, name := range []string{"left", "right"} {
			if p := PlacementOf(c, op, which); !p.Registers && p.Unsliced != "" {
				c.Remark(op, remark.ClusterWhole, "operand", name, "why", p.Unsliced)
			}
		}
	}
}
