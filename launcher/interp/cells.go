package interp

import (
	"math/bits"
	"slices"
	"sync/atomic"
)

// Cells hold the memos of a page by granule, for accesses that come one by one.
// A cell changes from one memo to the next in one step, if it still holds the
// memo from which the next was made. An event that leaves a memo as it is need
// not step at all: it is as if it had come when the cell held that memo, and
// whoever changed it since has met what speaks for the event too.
//
// The page changes its form under its lock. It first puts the memo moved in
// each cell, where nobody changes it anymore; who finds it waits for the lock.
type cells struct {
	shift uint8 // log2 of the units of a cell
	memos []atomic.Pointer[memo]
}

var moved = new(memo)

// granule is log2 of the largest power of two that divides the places where a
// page is cut.
func granule(cuts uint16) uint8 {
	return uint8(bits.TrailingZeros16(cuts | pageUnits))
}

// fit reports whether no cell is cut by the units lo to hi-1.
func (c *cells) fit(lo, hi uint16) bool { return granule(lo|hi) >= c.shift }

// touch lets an event meet the units lo to hi-1, and returns where it found
// something or cells that have moved.
func (c *cells) touch(lo, hi uint16, e *event) uint16 {
	for at := lo; at < hi; at += 1 << c.shift {
		cell := &c.memos[at>>c.shift]
		for {
			m := cell.Load()
			if m == moved {
				return at
			}
			to, ok := e.meet(m)
			if !ok {
				e.locate(at)
				return at
			}
			if to == m || cell.CompareAndSwap(m, to) {
				break
			}
		}
	}
	return hi
}

// reform gives the page a form in which the units lo to hi-1 can be touched.
// Its lock is held.
func (p *page) reform(lo, hi uint16) {
	limit := maxSegments
	if hi-lo <= wordUnits {
		limit = maxWords
	}
	switch c := p.cells.Load(); {
	case c == nil && len(p.segments) > limit:
		p.toCells(lo, hi)
	case c != nil && !c.fit(lo, hi):
		p.refine(c, granule(lo|hi))
	}
}

// newCells makes cells of 2^shift units. They take a little more than a power
// of two of bytes, so that the cells of a column of memory are not all in one
// set of the cache.
func (p *page) newCells(shift uint8) *cells {
	n := pageUnits >> shift
	memos := make([]atomic.Pointer[memo], n, n+n/8)
	if p.own.memos == nil {
		p.own = cells{shift, memos}
		return &p.own
	}
	return &cells{shift, memos} // somebody may still be reading the old ones
}

// toCells turns segments to cells that the units lo to hi-1 fit.
func (p *page) toCells(lo, hi uint16) {
	cuts := lo | hi
	for _, s := range p.segments {
		cuts |= s.lo | s.hi
	}
	c := p.newCells(granule(cuts))
	for _, s := range p.segments {
		for i := s.lo >> c.shift; i < s.hi>>c.shift; i++ {
			c.memos[i].Store(s.memo)
		}
	}
	p.segments, p.near = p.first[:0], 0
	p.cells.Store(c)
}

// take empties the cells for good and returns what they held.
func (c *cells) take() []*memo {
	out := make([]*memo, len(c.memos))
	for i := range c.memos {
		out[i] = c.memos[i].Swap(moved)
	}
	return out
}

// refine makes smaller cells.
func (p *page) refine(c *cells, shift uint8) {
	memos := c.take()
	fine := p.newCells(shift)
	for i := range fine.memos {
		fine.memos[i].Store(memos[i>>(c.shift-shift)])
	}
	p.cells.Store(fine)
}

// collapse makes one segment of the page if all of it remembers the same.
func (p *page) collapse() {
	p.mu.Lock()
	defer p.mu.Unlock()
	c := p.cells.Load()
	if c == nil || !c.uniform() {
		return
	}
	memos := c.take()
	if slices.ContainsFunc(memos, func(m *memo) bool { return m != memos[0] }) {
		same := p.newCells(c.shift) // somebody was faster
		for i, m := range memos {
			same.memos[i].Store(m)
		}
		p.cells.Store(same)
		return
	}
	p.segments = append(p.segments, segment{0, pageUnits, memos[0]})
	p.cells.Store(nil)
}

// uniform reports whether all cells remember the same, and something.
func (c *cells) uniform() bool {
	first := c.memos[0].Load()
	for i := range c.memos {
		if c.memos[i].Load() != first {
			return false
		}
	}
	return first != nil
}
