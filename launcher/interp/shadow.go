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
// The three together are a memo. Memos and groups are never changed, only
// replaced, so that many locations share one, and what an event makes of a
// memo it makes of all its other places too:
//
//	event · memo → memo'
//
// is a function that meet computes once for each memo in a row. An access of a
// thousand locations that nobody has touched, or one other event has, costs
// one computation and a thousand comparisons of pointers.
//
// Where tiles of one partition are all that an allocation is accessed by, there
// is a memo for each of them: tiling.go. Else its memory is cut in pages of
// 4 KiB; one that nobody has touched costs a pointer.
// A page holds its memos in one of two forms:
//
//	segments   sorted runs of units that remember the same, under a lock. An
//	           access of a row costs as much as one of an element.
//	cells      a memo for each granule, the largest power of two of units that
//	           no access has cut in two, without a lock: cells.go. Any element
//	           costs the same, wherever the one before it was.
//
// It begins with segments, turns to cells when it has more than maxSegments, or
// maxWords and is accessed word by word,
// and back when one access covers all of it and leaves all the same.
//
// Where nothing orders tile blocks, which is so in an entry that does not both
// acquire and release, a group is settled that has events of two tile blocks:
// whoever conflicts with one more event, and is in whatever tile block, is in a
// race with one of those two. It need not grow, so memory that all tile blocks
// read soon stays as it is.

const (
	pageShift   = 13 // units in a page
	pageUnits   = 1 << pageShift
	wordUnits   = 16 // in 8 bytes
	maxSegments = 40
	maxWords    = 8
)

// span is the events lo to hi of a site in one tile block.
type span struct {
	block  int64
	site   int32
	lo, hi uint32
}

// group is a set of events: a span, and the groups before it. A group that
// would hold more than maxSpans forgets some: a race may go unseen, none is
// invented.
type group struct {
	block   int64
	site    int32
	lo, hi  uint32
	len     uint8 // spans
	fragile bool  // some are weak, or atomic within a tile block only
	robust  bool  // some are not
	many    bool  // they are of more than one tile block
	before  *group
}

const maxSpans = 16

func newGroup(s span, fragile bool, before *group) *group {
	g := &group{block: s.block, site: s.site, lo: s.lo, hi: s.hi, len: 1, fragile: fragile, robust: !fragile, before: before}
	if before != nil {
		g.len += before.len
		g.fragile = g.fragile || before.fragile
		g.robust = g.robust || before.robust
		g.many = before.many || before.block != s.block
	}
	return g
}

func (g *group) span() span { return span{g.block, g.site, g.lo, g.hi} }

// memo is what a location remembers; nil if nobody has touched it.
type memo struct {
	writes, reads *group
	sync          *published
}

// published is L of a location.
type published struct {
	by      int64 // the tile block that released last
	private bool  // only that tile block may acquire it
	knows   *knowledge
}

// segment is the units lo to hi-1 of a page.
type segment struct {
	lo, hi uint16
	memo   *memo // not nil
}

// page is the memos of 4 KiB of memory.
type page struct {
	cells    atomic.Pointer[cells] // instead of segments, if not nil
	own      cells                 // where cells starts out, once
	mu       sync.Mutex            // of the segments, and of a change of form
	segments []segment             // sorted; nobody has touched what lies in none
	first    [1]segment            // where segments starts out
	near     int                   // the segment found last
}

func newPage() *page {
	p := new(page)
	p.segments = p.first[:0]
	return p
}

// shadow is the shadow memory of an allocation: nothing, a tiling or pages, in
// this order.
type shadow struct {
	of      *allocation
	private bool  // for owner alone
	owner   int64 // a tile block

	tiling atomic.Pointer[tiling]
	paged  atomic.Bool // pages is there and holds all
	pages  []atomic.Pointer[page]
	mu     sync.Mutex // of a change of form
}

// foreign reports whether memory is another tile block's own.
func (s *shadow) foreign(e *event) bool { return s.private && s.owner != e.block }

// page returns page i.
func (s *shadow) page(i int64) *page {
	if !s.paged.Load() {
		s.spread()
	}
	return s.leaf(i)
}

// leaf returns page i, of pages that need not hold all yet.
func (s *shadow) leaf(i int64) *page {
	p := s.pages[i].Load()
	if p == nil {
		p = newPage()
		if !s.pages[i].CompareAndSwap(nil, p) {
			p = s.pages[i].Load()
		}
	}
	return p
}

// touch lets an event meet the units from to to-1, in pages, and reports
// whether it is fine.
func (s *shadow) touch(from, to int64, e *event) bool {
	for from < to {
		i := from >> pageShift
		start := i << pageShift
		end := min(to, start+pageUnits)
		s.leaf(i).touch(uint16(from-start), uint16(end-start), e)
		if e.found.kind != fine {
			e.found.at += s.of.base + uint64(start/2)
			return false
		}
		from = end
	}
	return true
}

// watch makes the shadow memory of the allocations that are alive and not
// quiet.
func (r *launch) watch() []*shadow {
	p := r.memory.table.Load()
	if p == nil {
		return nil
	}
	known := r.uses()
	out := make([]*shadow, len(*p))
	for i, a := range *p {
		if a != nil && !r.entry.uses.unknown.and(known[a]).quiet() {
			out[i] = &shadow{of: a}
		}
	}
	return out
}

// shadowOf returns the shadow memory of an allocation; nil if it is quiet, or if
// the host has allocated it since the launch began, which no kernel can know.
func (r *launch) shadowOf(a *allocation) *shadow {
	if a.shadow != nil {
		return a.shadow
	}
	if n := a.base >> offsetBits; n < uint64(len(r.shadows)) && r.shadows[n] != nil && r.shadows[n].of == a {
		return r.shadows[n]
	}
	return nil
}

// touch lets an event meet the units lo to hi-1, until something is found.
func (p *page) touch(lo, hi uint16, e *event) {
	if hi-lo == pageUnits {
		defer p.collapse()
	}
	for lo < hi && e.found.kind == fine {
		if c := p.cells.Load(); c != nil && c.fit(lo, hi) {
			if lo = c.touch(lo, hi, e); lo == hi {
				break
			}
			if e.found.kind != fine {
				return
			}
		}
		p.mu.Lock()
		lo = p.touchLocked(lo, hi, e)
		p.mu.Unlock()
	}
}

// touchLocked is touch for who holds the lock, so that nobody can change the
// form of the page.
func (p *page) touchLocked(lo, hi uint16, e *event) uint16 {
	p.reform(lo, hi)
	if c := p.cells.Load(); c != nil {
		return c.touch(lo, hi, e)
	}
	p.touchSegments(lo, hi, e)
	return hi
}

func (p *page) touchSegments(lo, hi uint16, e *event) {
	i := p.find(lo)
	if i < len(p.segments) && p.segments[i].lo < lo {
		p.split(i, lo)
		i++
	}
	first := i
	for at := lo; at < hi; i++ {
		p.fit(i, at, hi)
		s := &p.segments[i]
		memo, ok := e.meet(s.memo)
		if !ok {
			e.locate(s.lo)
			return
		}
		s.memo = memo
		at = s.hi
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
		if s := &p.segments[r]; p.segments[w].hi == s.lo && p.segments[w].memo == s.memo {
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
