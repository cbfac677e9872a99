package smem

import (
	"slices"

	"tileir/lowering/gpu"
	"tileir/lowering/plan/live"
	"tileir/lowering/plan/pass"
)

// Teams run side by side, each at another place of the entry, so what scratch is for one at a time
// says nothing about another's: each team has its own. All scratch of the first team lies
// together, as if there were nothing else, and that of each next one as many bytes further on.

// placement is how the areas of an entry get their places.
func placement(c *pass.Context) func([]*area) (total int, last *area) {
	n := gpu.TeamsOf(c.Op)
	if n == 1 {
		return allocate
	}
	return func(areas []*area) (total int, last *area) {
		var own, others []*area
		always := live.Interval{From: 0}
		for _, a := range areas {
			always.To = max(always.To, a.busy.To)
			if a.isScratch() {
				own = append(own, a)
			} else {
				others = append(others, a)
			}
		}
		bytes, largest := allocate(own)
		if bytes == 0 {
			return allocate(others)
		}
		all := &area{op: c.Op, bytes: n * gpu.RoundUp(bytes, scratchAlign), align: scratchAlign, busy: always}
		others = append(others, all)
		slices.SortStableFunc(others, byAlignment)
		total, last = allocate(others)
		for _, a := range own {
			a.offset += all.offset
		}
		if last == all {
			last = largest
		}
		return total, last
	}
}

// isScratch reports whether an area is some op's while it runs.
func (a *area) isScratch() bool {
	return !gpu.Is(a.op, gpu.AllocShared) && !gpu.Is(a.op, gpu.AllocMbarrier)
}

// writeTeamScratch records where the scratch of teams lies.
func writeTeamScratch(c *pass.Context, areas []*area) {
	if gpu.TeamsOf(c.Op) == 1 {
		return
	}
	from, to := -1, 0
	for _, a := range areas {
		if a.isScratch() {
			if from < 0 || a.offset < from {
				from = a.offset
			}
			to = max(to, a.offset+a.bytes)
		}
	}
	if from >= 0 {
		c.Op.SetAttr(gpu.AttrTeamScratch, gpu.Ints(from, gpu.RoundUp(to-from, scratchAlign)))
	}
}
