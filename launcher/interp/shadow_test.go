package interp

import (
	"math/rand/v2"
	"testing"
)

// The segments of a page remember for each unit the events that touched it:
// those that a list for each unit would hold.
func TestSegmentsAgainstUnits(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	for range 40 {
		run := &launch{checked: true, height: 4, entry: &entry{sites: []*site{{id: 0, weak: true, reads: true}, {id: 1, reads: true}}}}
		f := &frame{run: run}
		p := new(page)
		p.segments = p.first[:0]
		units := make([]map[span]bool, 64)
		for n := range uint32(14) {
			s := run.entry.sites[r.IntN(2)]
			e := event{site: s, frame: f, block: r.Int64N(3), n: n + 1}
			e.self = newGroup(span{e.block, s.id, e.n, e.n}, true)
			for range 1 + r.IntN(3) {
				lo := r.IntN(63)
				hi := lo + 1 + r.IntN(63-lo)
				p.update(uint16(lo), uint16(hi), &e)
				for u := lo; u < hi; u++ {
					if units[u] == nil {
						units[u] = map[span]bool{}
					}
					units[u][span{e.block, s.id, e.n, e.n}] = true
				}
			}
		}
		checkSegments(t, p, units)
	}
}

func checkSegments(t *testing.T, p *page, units []map[span]bool) {
	t.Helper()
	end := uint16(0)
	for i := range p.segments {
		s := &p.segments[i]
		if s.lo < end || s.lo >= s.hi || i > 0 && s.lo == end && s.same(&p.segments[i-1]) {
			t.Fatalf("segment %d is %d to %d, after one to %d", i, s.lo, s.hi, end)
		}
		end = s.hi
	}
	for u, want := range units {
		i := p.find(uint16(u))
		if i == len(p.segments) || int(p.segments[i].lo) > u {
			if want != nil {
				t.Fatalf("unit %d is in no segment", u)
			}
			continue
		}
		n := 0
		for _, x := range p.segments[i].reads.spans {
			for k := x.lo; k <= x.hi; k++ {
				n++
				if !want[span{x.block, x.site, k, k}] {
					t.Fatalf("unit %d remembers %v, which did not touch it", u, x)
				}
			}
		}
		if n != len(want) {
			t.Fatalf("unit %d remembers %d events, want %d", u, n, len(want))
		}
	}
}

// A group that grows without bound keeps the last event, and its first.
func TestGroupsAreBounded(t *testing.T) {
	run := &launch{height: 16, entry: &entry{sites: []*site{{id: 0, reads: true}}}}
	f := &frame{run: run}
	var g *group
	for b := range int64(1000) {
		e := event{site: run.entry.sites[0], frame: f, block: b, n: 1}
		e.self = newGroup(span{b, 0, 1, 1}, false)
		g = e.join(g)
		if n := len(g.spans); n > maxSpans || g.spans[0].block != 0 || g.spans[n-1].block != b {
			t.Fatalf("after tile block %d: %d spans, from %v to %v", b, n, g.spans[0], g.spans[n-1])
		}
	}
}
