package interp

import (
	"slices"
	"sync"
	"sync/atomic"
)

// Shadow memory: what a launch remembers of each location, so that a later
// event finds those that it conflicts with.
//
// Locations are units of 4 bits, the smallest element that memory holds. A
// location remembers two groups of events and what it publishes:
//
//	writes   the last weak write, and the atomic ones since
//	reads    those since the last weak write, weak and atomic
//	sync     L of clock.go
//
// A weak write conflicts with everything. Once it is found to come after all of
// it, the location may forget the rest: what is unordered with a forgotten event
// is unordered with the write. Likewise an event takes the place of those
// before it that conflict with no more than it does.
//
// Neighbours that remember the same are one segment, so that an access of a
// row costs as much as one of an element. A page of 4 KiB holds its segments
// sorted, under a lock; a page that nobody has touched costs a pointer.
// Groups are never changed, and many segments share one.

const (
	pageShift = 13 // units in a page
	pageUnits = 1 << pageShift
)

// span is the events lo to hi of a site in one tile block.
type span struct {
	block  int64
	site   int32
	lo, hi uint32
}

// group is a set of events.
type group struct {
	spans   []span
	one     [1]span
	fragile bool // some are weak, or atomic within a tile block only
}

// maxSpans bounds a group. Beyond it the older half is forgotten but for the
// first, which may be a weak write: a race may go unseen, none is invented.
const maxSpans = 16

func newGroup(s span, fragile bool) *group {
	g := &group{one: [1]span{s}, fragile: fragile}
	g.spans = g.one[:]
	return g
}

// published is L of a location.
type published struct {
	by      int64 // the tile block that released last
	private bool  // only that tile block may acquire it
	knows   *knowledge
}

// segment is the locations lo to hi-1 of a page, which remember the same.
type segment struct {
	lo, hi        uint16
	writes, reads *group
	sync          *published
}

func (s *segment) same(o *segment) bool {
	return s.writes == o.writes && s.reads == o.reads && s.sync == o.sync
}

// page is the segments of 4 KiB of memory, sorted; gaps have not been touched.
type page struct {
	mu       sync.Mutex
	segments []segment
	first    [1]segment // where segments starts out
	near     int        // the segment found last
}

// shadow is the shadow memory of an allocation.
type shadow struct {
	of    *allocation
	pages []atomic.Pointer[page]
	once  sync.Once
}

// page returns page i.
func (s *shadow) page(i int64) *page {
	s.once.Do(func() { s.pages = make([]atomic.Pointer[page], (s.of.size*2+pageUnits-1)>>pageShift) })
	p := s.pages[i].Load()
	if p == nil {
		p = new(page)
		p.segments = p.first[:0]
		if !s.pages[i].CompareAndSwap(nil, p) {
			p = s.pages[i].Load()
		}
	}
	return p
}

// shadows makes the shadow memory of all allocations that are alive.
func (m *memory) shadows() []*shadow {
	p := m.table.Load()
	if p == nil {
		return nil
	}
	out := make([]*shadow, len(*p))
	for i, a := range *p {
		if a != nil {
			out[i] = &shadow{of: a}
		}
	}
	return out
}

// shadowOf returns the shadow memory of an allocation; nil if the host has
// allocated it since the launch began, which no kernel can know.
func (r *launch) shadowOf(a *allocation) *shadow {
	if a.shadow != nil {
		return a.shadow
	}
	if n := a.base >> offsetBits; n < uint64(len(r.shadows)) && r.shadows[n] != nil && r.shadows[n].of == a {
		return r.shadows[n]
	}
	return nil
}

// update lets an event meet segments that together are the units lo to hi-1,
// made where there were none, until something is found.
func (p *page) update(lo, hi uint16, e *event) {
	i := p.find(lo)
	if i < len(p.segments) && p.segments[i].lo < lo {
		p.split(i, lo)
		i++
	}
	first := i
	for at := lo; at < hi; i++ {
		p.fit(i, at, hi)
		if !e.meet(&p.segments[i]) {
			return
		}
		at = p.segments[i].hi
	}
	p.join(first-1, i+1)
}

// find returns the first segment that ends behind a unit. It is often the one
// found last, or the next, or there is none yet.
func (p *page) find(at uint16) int {
	if n := len(p.segments); n == 0 || p.segments[n-1].hi <= at {
		return n
	}
	for i := p.near; i < min(p.near+2, len(p.segments)); i++ {
		if p.segments[i].hi > at && (i == 0 || p.segments[i-1].hi <= at) {
			p.near = i
			return i
		}
	}
	p.near = p.search(at)
	return p.near
}

func (p *page) search(at uint16) int {
	lo, hi := 0, len(p.segments)
	for lo < hi {
		if mid := (lo + hi) / 2; p.segments[mid].hi > at {
			hi = mid
		} else {
			lo = mid + 1
		}
	}
	return lo
}

// split makes two of segment i, the second of which begins at a unit.
func (p *page) split(i int, at uint16) {
	tail := p.segments[i]
	tail.lo = at
	p.segments[i].hi = at
	p.segments = slices.Insert(p.segments, i+1, tail)
}

// fit makes segment i, which does not begin before the unit at, begin there and
// end at hi at the latest.
func (p *page) fit(i int, at, hi uint16) {
	switch {
	case i == len(p.segments) || p.segments[i].lo >= hi:
		p.segments = slices.Insert(p.segments, i, segment{lo: at, hi: hi})
	case p.segments[i].lo > at:
		p.segments = slices.Insert(p.segments, i, segment{lo: at, hi: p.segments[i].lo})
	case p.segments[i].hi > hi:
		p.split(i, hi)
	}
}

// join makes one of neighbours that remember the same, in the segments from to
// to-1.
func (p *page) join(from, to int) {
	from, to = max(from, 0), min(to, len(p.segments))
	w := from
	for r := from + 1; r < to; r++ {
		if s := &p.segments[r]; p.segments[w].hi == s.lo && p.segments[w].same(s) {
			p.segments[w].hi = s.hi
			continue
		}
		w++
		p.segments[w] = p.segments[r]
	}
	if w+1 < to {
		p.segments = slices.Delete(p.segments, w+1, to)
	}
}
