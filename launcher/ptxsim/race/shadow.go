package race

// Access is one access as memory remembers it.
type Access struct {
	Clock    uint32 // 0: none
	Unit     uint32
	Site     int32 // what did it; the package only keeps it
	Agent    Agent
	Lane     uint8 // the last of those that did
	several  bool  // other lanes of the warp did so too
	async    bool  // by the asynchronous proxy
	strength Scope
}

// cell is what is remembered of some bytes: the last write, and the reads since.
type cell struct {
	write, read Access
	more        int32 // of other agents that read since, number+1 in Shadow.readers
}

// A page is the cells of pageBytes bytes: one for each wordBytes, or, from the first
// access to less on, one for each byte.
type page struct {
	cells []cell
	bytes bool
}

const (
	pageBytes = 1024
	wordBytes = 4
)

// Shadow remembers accesses to some memory.
type Shadow struct {
	pages   []page
	readers [][]Access
	free    []int32 // of readers
	used    []int32 // pages with cells
}

// NewShadow returns a shadow for n bytes.
func NewShadow(n int) *Shadow { return &Shadow{pages: make([]page, (n+pageBytes-1)/pageBytes)} }

// Reset forgets everything, and keeps the room for it.
func (s *Shadow) Reset() {
	for _, i := range s.used {
		clear(s.pages[i].cells)
	}
	s.readers, s.free = s.readers[:0], s.free[:0]
}

// Conflict is an access that nothing orders before another one.
type Conflict struct {
	Before Access
	Wrote  bool // whether that one writes
	Offset int  // of the byte
	Why    Order
}

// Touch is an access of n bytes from off by a warp, or by what it begins. It
// reports the first conflict.
func (s *Shadow) Touch(w *Warp, off, n int, a *Access, writes bool) (Conflict, bool) {
	own := a.Agent == w.agent // what others make is in no order by itself
	for end := off + n; off < end; {
		p := s.page(off/pageBytes, off, min(end, off/pageBytes*pageBytes+pageBytes)-off)
		size := wordBytes
		if p.bytes {
			size = 1
		}
		stop := min(end, off/pageBytes*pageBytes+pageBytes)
		for ; off < stop; off += size {
			c := &p.cells[off%pageBytes/size]
			if writes {
				if own && same(&c.write, a) && c.read.Clock == 0 {
					continue
				}
				if x, found := s.write(c, w, a); found {
					x.Offset = off
					return x, true
				}
				continue
			}
			if same(&c.read, a) {
				continue
			}
			if x, found := s.read(c, w, a); found {
				x.Offset = off
				return x, true
			}
		}
	}
	return Conflict{}, false
}

// page returns a page, with cells for single bytes if an access to it wants them.
func (s *Shadow) page(i, off, n int) *page {
	p := &s.pages[i]
	if p.cells == nil {
		p.cells = make([]cell, pageBytes/wordBytes)
		s.used = append(s.used, int32(i))
	}
	if !p.bytes && (off|n)%wordBytes != 0 {
		s.divide(p)
	}
	return p
}

// divide gives each byte of a page its own cell.
func (s *Shadow) divide(p *page) {
	if p.bytes {
		return
	}
	cells := make([]cell, pageBytes)
	for i := range cells {
		cells[i] = p.cells[i/wordBytes]
		if more := cells[i].more; more != 0 && i%wordBytes != 0 {
			cells[i].more = s.keep(append([]Access(nil), s.readers[more-1]...))
		}
	}
	p.cells, p.bytes = cells, true
}

// keep gives a list of readers its number.
func (s *Shadow) keep(list []Access) int32 {
	if n := len(s.free); n > 0 {
		i := s.free[n-1]
		s.free = s.free[:n-1]
		s.readers[i] = list
		return i + 1
	}
	s.readers = append(s.readers, list)
	return int32(len(s.readers))
}

// same reports whether an access is one that is remembered already.
func same(r, a *Access) bool {
	return r.Clock == a.Clock && r.Agent == a.Agent && r.Unit == a.Unit && (r.Lane == a.Lane || r.several) && r.strength == a.strength
}

// read is a read of a cell.
func (s *Shadow) read(c *cell, w *Warp, a *Access) (Conflict, bool) {
	if why := w.against(&c.write, a, true); why != Ordered {
		return Conflict{Before: c.write, Wrote: true, Why: why}, true
	}
	switch {
	case c.read.Clock == 0:
		c.read = *a
	case c.read.Agent == a.Agent && c.read.Unit == a.Unit:
		c.read = w.merged(&c.read, a)
	case c.more == 0 && w.order(&c.read, a, false) == Ordered:
		c.read = *a
	default:
		s.another(c, w, a)
	}
	return Conflict{}, false
}

// merged is two reads of one agent as one.
func (w *Warp) merged(before, a *Access) Access {
	out := *a
	out.several = (before.several || before.Lane != a.Lane) && before.Clock >= w.synced
	return out
}

// another remembers a read beside those of other agents.
func (s *Shadow) another(c *cell, w *Warp, a *Access) {
	if c.more == 0 {
		c.more = s.keep(nil)
	}
	list := s.readers[c.more-1]
	for i := range list {
		if r := &list[i]; r.Agent == a.Agent && r.Unit == a.Unit {
			*r = w.merged(r, a)
			return
		}
	}
	s.readers[c.more-1] = append(list, *a)
}

// write is a write to a cell.
func (s *Shadow) write(c *cell, w *Warp, a *Access) (Conflict, bool) {
	if why := w.against(&c.write, a, true); why != Ordered {
		return Conflict{Before: c.write, Wrote: true, Why: why}, true
	}
	if why := w.against(&c.read, a, false); why != Ordered {
		return Conflict{Before: c.read, Why: why}, true
	}
	if c.more != 0 {
		list := s.readers[c.more-1]
		for i := range list {
			if why := w.against(&list[i], a, false); why != Ordered {
				return Conflict{Before: list[i], Why: why}, true
			}
		}
		s.free = append(s.free, c.more-1)
		c.more = 0
	}
	c.write, c.read = *a, Access{}
	return Conflict{}, false
}

// against is order for two accesses of which one writes.
func (w *Warp) against(before, a *Access, wrote bool) Order {
	if before.Clock == 0 || w.strong(before, a) {
		return Ordered
	}
	return w.order(before, a, wrote)
}
