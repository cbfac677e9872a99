package schedule

import (
	"fmt"
	"math"

	"tileir/ast"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
	"tileir/lowering/remark"
)

// Two tile blocks that follow each other in their order are neighbours along a dimension of the grid. Where an
// operand does not depend on that, both read the same tiles of it, and the CTAs of a cluster bring each other
// half of each, if that is asked for (gpu/multicast.go).

// chooseMulticast has the loads of what two tile blocks share go to both CTAs of a cluster, where the entry asks
// for it and that can be.
func chooseMulticast(c *pass.Context, tiles []*StagedTile, rings []*Ring) {
	if gpu.MulticastOf(c.Op) == 1 {
		forgetMulticast(c)
		return
	}
	shared, why := sharedByNeighbours(c, tiles, rings)
	forgetMulticast(c)
	if why != "" {
		c.Op.RemoveAttr(gpu.AttrMulticast)
		c.Remark(c.Op, remark.MulticastNot, "why", why)
		return
	}
	order, _, _ := gpu.OrderOf(c.Op)
	for _, load := range shared {
		load.SetAttr(gpu.AttrMulticast, gpu.Int(gpu.MulticastOf(c.Op)))
		c.Remark(load, remark.Multicast, "dimension", gridDims[order[0]])
	}
}

// forgetMulticast takes away what a plan says of loads: it follows from what the entry asks for.
func forgetMulticast(c *pass.Context) {
	c.Walk(c.Op, func(op *ast.Op) {
		if op != c.Op {
			op.RemoveAttr(gpu.AttrMulticast)
		}
	})
}

// sharedByNeighbours lists the loads whose tiles two tile blocks share that follow each other, or says why CTAs
// cannot bring them to each other.
func sharedByNeighbours(c *pass.Context, tiles []*StagedTile, rings []*Ring) (shared []*ast.Op, why string) {
	switch {
	case !c.Machine.CopyMulticast:
		return nil, c.Machine.Name + " copies to one CTA at a time"
	case c.Disabled["roles"]:
		return nil, "without the pass roles no role copies"
	case gpu.CTAsOf(c.Op) > 1 || gpu.Streams(c.Op):
		return nil, "several CTAs share a tile block"
	case gpu.TeamsOf(c.Op) > 1:
		return nil, "teams of a CTA run tile blocks of their own"
	case c.Op.Has(gpu.AttrDescending) || c.Op.Has(gpu.AttrMirrored) || c.Op.Has(gpu.AttrDynamic):
		return nil, "tile blocks follow each other from the last to the first"
	case len(rings) != 1:
		return nil, fmt.Sprintf("the copy engine fills %d rings for it, and not one", len(rings))
	}
	if why = notInPairs(c); why == "" {
		why = WhyNotInTurn(c.Op, rings, 1)
	}
	if why != "" {
		return nil, why
	}
	order, _, _ := gpu.OrderOf(c.Op)
	all := 0
	for _, t := range tiles {
		switch load := t.Source(); {
		case t.transformed || CopyOf(t) != gpu.CopyEngine:
			return nil, "threads fill a tile in shared memory for " + t.Readers[0].ShortName()
		case !analysis.DependsOn(load.Operands()...)[order[0]]:
			shared = append(shared, load)
			if _, ok := gpu.PartOf(t.Shared, gpu.MulticastOf(c.Op)); !ok {
				return nil, fmt.Sprintf("half a tile of %v is no box", t.Shared.Shape)
			}
		}
		all++
	}
	if len(shared) == 0 || len(shared) == all {
		return nil, fmt.Sprintf("of %d operands tile blocks that differ in %s share %d", all, gridDims[order[0]], len(shared))
	}
	return shared, ""
}

// notInPairs says why not each two tile blocks of numbers 2n and 2n + 1 are neighbours along the dimension in which
// they follow each other, on CTAs of one cluster.
func notInPairs(c *pass.Context) string {
	order, band, ok := gpu.OrderOf(c.Op)
	n, x := gpu.LaunchedAlong(c.Op, order[0]), gpu.LaunchedAlong(c.Op, 0)
	all := float64(max(band, 1)) * float64(n) * float64(gpu.LaunchedAlong(c.Op, order[1])) * float64(gpu.LaunchedAlong(c.Op, order[2]))
	switch {
	case !c.Op.Has(gpu.AttrLaunch):
		return "the grid is not known, so it may have no pairs of tile blocks"
	case n == 0 || n%gpu.CTAsInStep != 0:
		return fmt.Sprintf("%d tile blocks along %s make no pairs", n, gridDims[order[0]])
	case band%gpu.CTAsInStep != 0:
		return fmt.Sprintf("%d tile blocks of a band make no pairs", band)
	case gpu.IsPersistent(c.Op):
	case x%gpu.CTAsInStep != 0:
		return fmt.Sprintf("%d CTAs along x make no clusters of two", x)
	case ok && all > math.MaxInt32:
		return "more tile blocks than a word counts stay in the order of the hardware"
	}
	return ""
}
