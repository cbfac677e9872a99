package smem

import (
	"cmp"
	"slices"

	"tileir/lowering/gpu"
	"tileir/lowering/plan/live"
)

// byAlignment puts areas first that are aligned to more bytes, and then those of more.
func byAlignment(a, b *area) int {
	return cmp.Or(cmp.Compare(b.align, a.align), cmp.Compare(b.bytes, a.bytes))
}

// allocate gives each area its place, and returns the bytes that are needed, with
// the area that needs the last of them.
func allocate(areas []*area) (total int, last *area) {
	placed := newCalendar(areas)
	for _, a := range areas {
		a.offset = firstFit(a, placed.meeting(a.busy))
		placed.add(a)
		if end := a.offset + a.bytes; end > total {
			total, last = end, a
		}
	}
	return total, last
}

// calendar finds the areas that are busy at some time: a binary tree over areas
// in the order in which they begin to be busy, of which each node has the latest
// end below it.
type calendar struct {
	areas []*area
	at    map[*area]int
	ends  []int // of node i the children are 2i and 2i+1; the leaves come last
}

func newCalendar(areas []*area) *calendar {
	c := &calendar{areas: slices.Clone(areas), at: map[*area]int{}}
	slices.SortStableFunc(c.areas, func(a, b *area) int { return cmp.Compare(a.busy.From, b.busy.From) })
	for i, a := range c.areas {
		c.at[a] = i
	}
	leaves := 1
	for leaves < len(areas) {
		leaves *= 2
	}
	c.ends = slices.Repeat([]int{-1}, 2*leaves)
	return c
}

// add enters an area.
func (c *calendar) add(a *area) {
	for i := len(c.ends)/2 + c.at[a]; i > 0; i /= 2 {
		c.ends[i] = max(c.ends[i], a.busy.To)
	}
}

// meeting lists the areas entered that are busy at some time of t.
func (c *calendar) meeting(t live.Interval) (list []*area) {
	leaves := len(c.ends) / 2
	var visit func(node, first, n int) // the node and the leaves below it
	visit = func(node, first, n int) {
		switch {
		case first >= len(c.areas) || c.ends[node] < t.From || c.areas[first].busy.From > t.To:
		case n == 1:
			list = append(list, c.areas[first])
		default:
			visit(2*node, first, n/2)
			visit(2*node+1, first+n/2, n/2)
		}
	}
	visit(1, 0, leaves)
	return list
}

// firstFit is the lowest offset at which a meets nothing of the others.
func firstFit(a *area, others []*area) int {
	slices.SortFunc(others, func(p, q *area) int { return cmp.Compare(p.offset, q.offset) })
	at := 0
	for _, p := range others {
		if at+a.bytes <= p.offset {
			break
		}
		at = max(at, gpu.RoundUp(p.offset+p.bytes, a.align))
	}
	return at
}
