package interp

import (
	"math/rand/v2"
	"testing"
)

// A page remembers for each unit the events that touched it, those that a list
// for each unit would hold, in either form.
func TestPageAgainstUnits(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	turned := 0
	for turn := range 60 {
		run := &launch{checked: true, height: 4, entry: &entry{synchronizes: true, sites: []*site{{id: 0, weak: true, reads: true}, {id: 1, reads: true}}}}
		f := &frame{run: run}
		p := newPage()
		units := make([]map[span]bool, pageUnits)
		step := 1 << (turn % 4) // of the places where accesses begin and end
		for n := range uint32(14) {
			s := run.entry.sites[r.IntN(2)]
			e := event{site: s, frame: f, block: r.Int64N(3), n: n + 1}
			e.self = newGroup(span{e.block, s.id, e.n, e.n}, true, nil)
			for range 1 + r.IntN(6) {
				lo, hi := someUnits(r, step)
				p.touch(uint16(lo), uint16(hi), &e)
				for u := lo; u < hi; u++ {
					if units[u] == nil {
						units[u] = map[span]bool{}
					}
					units[u][span{e.block, s.id, e.n, e.n}] = true
				}
			}
			if p.cells.Load() != nil {
				turned++
			}
			checkPage(t, p, units)
		}
	}
	if turned < 100 {
		t.Errorf("the page had cells %d times", turned)
	}
}

// someUnits is units lo to hi-1 that an access may touch: few, or now and then the
// whole page.
func someUnits(r *rand.Rand, step int) (lo, hi int) {
	if r.IntN(20) == 0 {
		return 0, pageUnits
	}
	lo = r.IntN(63) * step
	return lo, lo + (1+r.IntN(8))*step
}

// at returns what a unit remembers.
func (p *page) at(unit uint16) *memo {
	if c := p.cells.Load(); c != nil {
		return c.memos[unit>>c.shift].Load()
	}
	if i := p.find(unit); i < len(p.segments) && p.segments[i].lo <= unit {
		return p.segments[i].memo
	}
	return nil
}

func checkPage(t *testing.T, p *page, units []map[span]bool) {
	t.Helper()
	end := uint16(0)
	for i := range p.segments {
		s := &p.segments[i]
		if s.lo < end || s.lo >= s.hi || i > 0 && s.lo == end && s.memo == p.segments[i-1].memo {
			t.Fatalf("segment %d is %d to %d, after one to %d", i, s.lo, s.hi, end)
		}
		end = s.hi
	}
	for u, want := range units {
		m := p.at(uint16(u))
		if m == nil {
			if want != nil {
				t.Fatalf("unit %d remembers nothing", u)
			}
			continue
		}
		n := 0
		for g := m.reads; g != nil; g = g.before {
			x := g.span()
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
	run := &launch{height: 16, entry: &entry{synchronizes: true, sites: []*site{{id: 0, reads: true}}}}
	f := &frame{run: run}
	var g *group
	for b := range int64(1000) {
		e := event{site: run.entry.sites[0], frame: f, block: b, n: 1}
		e.self = newGroup(span{b, 0, 1, 1}, false, nil)
		g = e.join(g)
		first, n := g, 1
		for ; first.before != nil; first = first.before {
			n++
		}
		if n > maxSpans || n != int(g.len) || first.block != 0 || g.block != b {
			t.Fatalf("after tile block %d: %d spans, %d counted, from %v to %v", b, n, g.len, first.span(), g.span())
		}
	}
}
