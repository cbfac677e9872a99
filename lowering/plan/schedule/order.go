package schedule

import (
	"fmt"
	"math"
	"slices"

	"tileir/ast"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
	"tileir/lowering/remark"
)

// Tile blocks that run at one time share what they read through L2, if they read the same.
// The hardware starts them along x first, then y, then z, whatever the program means by
// that. Where nothing tells one tile block of another, they can follow each other in
// another order. Dimensions of the grid on which all that a loop multiplies depends come
// last, since tile blocks that differ in them share nothing; but only where an index surely
// is another one for another tile block (analysis.GridStep). Where
// one operand depends on one dimension and the other on another, tile blocks go through
// both in bands, so that those that run at one time read few tiles of either:
//
//	the plane of d0 and d1, in bands of 3 of d0      0 3 6
//	                                                 1 4 7
//	                                                 2 5 8
//	                                                 9 …

// checkOrder refuses an order that is asked for where the hardware's decides which CTAs are a cluster.
func checkOrder(c *pass.Context) error {
	for _, name := range []string{gpu.AttrOrder, gpu.AttrBand, gpu.AttrDescending} {
		if c.Op.Has(name) && gpu.CTAsOf(c.Op) > 1 {
			return c.Wrong(c.Op, "%s, which is not possible: a tile block has a cluster of %d CTAs, which are neighbours in the grid", name, gpu.CTAsOf(c.Op))
		}
	}
	return nil
}

// chooseOrder decides in which order tile blocks follow each other.
func chooseOrder(c *pass.Context, reads []gridRead, once bool) {
	if c.Op.Has(gpu.AttrOrder) || c.Op.Has(gpu.AttrBand) || c.Op.Has(gpu.AttrDynamic) {
		return
	}
	if len(reads) == 0 {
		return // no loop's products share what they read
	}
	order, why := orderFor(reads)
	if once {
		order, why = asTensorsLie(reads)
	}
	band, whyNot := bandFor(reads, order, tileBlocksAtOnce(c), gpu.TeamsOf(c.Op) > 1)
	if n := gpu.LaunchedAlong(c.Op, order[0]); 0 < n && n <= band {
		band, whyNot = 0, fmt.Sprintf("all %d along %s are in one band", n, gridDims[order[0]])
	}
	if gpu.CTAsOf(c.Op) > 1 {
		why, band, whyNot = "", 0, "they run on clusters, whose CTAs are neighbours in the grid"
	}
	if why == "" && band == 0 {
		c.Remark(c.Op, remark.OrderLeft, "why", whyNot)
		return
	}
	if told := toldByOthers(c); told != nil {
		c.Remark(told, remark.OrderKept, "op", told.ShortName())
		return
	}
	if why != "" {
		c.Op.SetAttr(gpu.AttrOrder, gpu.Ints(order[:]...))
		c.Remark(c.Op, remark.Order, "order", fmt.Sprintf("%s, then %s, then %s", gridDims[order[0]], gridDims[order[1]], gridDims[order[2]]), "why", why)
	}
	if band > 0 {
		c.Op.SetAttr(gpu.AttrBand, gpu.Int(band))
		c.Remark(c.Op, remark.Band, "band", band, "first", gridDims[order[0]], "second", gridDims[order[1]])
	}
}

// orderFor puts dimensions last that all loads depend on; why is empty if they are there.
func orderFor(reads []gridRead) (order [3]int, why string) {
	order = [3]int{0, 1, 2}
	if len(reads) < 2 {
		return order, ""
	}
	all := analysis.GridDims{true, true, true}
	for _, r := range reads {
		for d := range all {
			all[d] = all[d] && r.along[d] >= 0
		}
	}
	slices.SortStableFunc(order[:], func(a, b int) int {
		switch {
		case all[a] == all[b]:
			return 0
		case all[a]:
			return 1
		}
		return -1
	})
	if order == [3]int{0, 1, 2} || !shares(reads, order[0]) {
		return [3]int{0, 1, 2}, ""
	}
	for d := range all {
		if all[d] {
			return order, "all operands depend on " + gridDims[d] + ", so tile blocks that differ there share none"
		}
	}
	return order, ""
}

// shares reports whether a load depends on a dimension and another does not.
func shares(reads []gridRead, d int) bool {
	with := slices.ContainsFunc(reads, func(r gridRead) bool { return r.dims[d] })
	without := slices.ContainsFunc(reads, func(r gridRead) bool { return !r.dims[d] })
	return with && without
}

// bandFor is how many tile blocks a band has along its first dimension: where loads depend on
// either of the first two dimensions, and none on both. Of n tile blocks at one time, b along
// the first read b parts of what depends on it, and n/b of what depends on the other; the
// least bytes are those of the b at which both are as many. 16-bit products of 8192³ with
// tiles of 128×128, of which an H200 has 132 at a time, make 707 TFLOP/s in bands of 8, and
// 683 of 16. Two teams to a CTA read more for each product, and want a square more closely: gelu of 4096³
// takes 192.8 µs in bands of 8, 191.7 of 12 and 192.1 of 16. Where there are no bands, it says why not.
func bandFor(reads []gridRead, order [3]int, n int, teams bool) (band int, whyNot string) {
	a, b := order[0], order[1]
	switch {
	case slices.ContainsFunc(reads, func(r gridRead) bool { return r.dims[a] && r.dims[b] }):
		return 0, "where an operand of a loop's products lies depends on both " + gridDims[a] + " and " + gridDims[b] + ", so neighbours along neither are known to share it"
	case !shares(reads, a):
		return 0, sharedAlong(reads, a)
	case !shares(reads, b):
		return 0, sharedAlong(reads, b)
	}
	var first, second int
	for _, r := range reads {
		if r.dims[a] {
			first += r.bytes
		}
		if r.dims[b] {
			second += r.bytes
		}
	}
	if teams {
		square := math.Sqrt(float64(n*second) / float64(first))
		return max(teamBandStep, teamBandStep*int(math.Round(square/teamBandStep))), ""
	}
	band = 1
	for 4*band*band*first <= n*second {
		band *= 2
	}
	return band, ""
}

// teamBandStep is what bands of teams' tile blocks are multiples of.
const teamBandStep = 4

// sharedAlong says of a dimension along which tile blocks do not share one operand of a
// loop's products and differ in another what they do share there.
func sharedAlong(reads []gridRead, d int) string {
	if reads[0].dims[d] {
		return "tile blocks that differ in " + gridDims[d] + " share no operand of a loop's products"
	}
	return "tile blocks that differ in " + gridDims[d] + " share all operands of a loop's products"
}

// tileBlocksAtOnce is how many tile blocks a machine runs at one time.
func tileBlocksAtOnce(c *pass.Context) int {
	return c.Machine.SMs * int(c.Op.Int(gpu.AttrOccupancy, usualOccupancy))
}

// usualOccupancy is how many CTAs a multiprocessor holds where the schedule does not say it.
const usualOccupancy = 2

// toldByOthers returns an op by which tile blocks may tell each other something, or nil.
func toldByOthers(c *pass.Context) (told *ast.Op) {
	c.Walk(c.Op, func(op *ast.Op) {
		if op.IsAtomic() || op.AccessesMemory() && !op.IsWeak() {
			told = op
		}
	})
	return told
}
