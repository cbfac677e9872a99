package race

import "math/bits"

// Access is one access as memory remembers it.
type Access struct {
	Clock uint32 // 0: none
	Unit  uint32
	Site  int32 // what did it; the package only keeps it
	party
}

// party is who in a unit makes an access. That there are four parts of an access lets Go keep
// it in registers.
type party struct {
	Agent Agent
	Lane  uint8 // the last of those that did; of a line, that of its first byte
	kind  kind
}

// kind is what else there is to know of an access: whether other lanes of the warp did
// it, too, and whether it is of the asynchronous proxy; its strength; and, of a line,
// the logarithm of how many bytes each lane has, and whether lanes go down.
type kind uint8

const (
	several kind = 1 << iota
	async

	strengthShift = 2
	spreadShift   = 4
	spreadMask    = 7
	oneLane       = kind(spreadMask) << spreadShift // has all of a line
	backward      = kind(8) << spreadShift
)

func (k kind) strength() Scope { return Scope(k >> strengthShift & 3) }

func (a *Access) is(k kind) bool { return a.kind&k != 0 }

// laneAt is the lane that has byte i of a line.
func (a *Access) laneAt(i int) uint8 {
	n := uint8(i >> a.kind.spread())
	if a.is(backward) {
		return a.Lane - n
	}
	return a.Lane + n
}

// spread is the logarithm of how many bytes each lane has.
func (k kind) spread() kind { return k >> spreadShift & spreadMask }

// layout is which lane has which byte, but for the first one's.
func (k kind) layout() kind { return k >> spreadShift }

// Backward says that the lanes of an access go down from the first byte's.
func (a *Access) Backward() { a.kind |= backward }

// alone is a for bytes that one lane has.
func (a *Access) alone() { a.kind = a.kind&^backward | oneLane }

// spread is a for bytes of which each lane has so many.
func (a *Access) spread(bytes int) {
	a.kind = a.kind&^oneLane | kind(bits.TrailingZeros(uint(bytes)))<<spreadShift
}

// A line is some bytes of memory, as many as the shadow says: the last write of them, and
// the reads since. Where its bytes have been accessed differently, it has cells.
type line struct {
	write, read Access
	more        int32 // of other agents that read since, number+1 in Shadow.readers
	set         *cells
}

// cells are those of a line.
type cells struct{ list []cell }

func (l *line) cells() []cell {
	if l.set == nil {
		return nil
	}
	return l.set.list
}

// cell is what is remembered of some bytes of a line: of each wordBytes, or, from the
// first access to less on, of each byte.
type cell struct {
	write, read Access
	more        int32
}

const (
	pageBytes = 1024
	wordBytes = 4
)

// What lines have best: in shared memory as much as a lane accesses at the most, in global
// memory, of which there is more, as much as it is accessed in.
const (
	SharedLine = 16
	GlobalLine = 32
)

// Shadow remembers accesses to some memory.
type Shadow struct {
	lineBytes int
	pages     [][]line
	readers   [][]Access
	free      []int32 // of readers
	used      []int32 // pages that there are

	spare [2][]*cells // of words, of bytes
}

// NewShadow returns a shadow for n bytes with lines of so many.
func NewShadow(n, lineBytes int) *Shadow {
	return &Shadow{lineBytes: lineBytes, pages: make([][]line, (n+pageBytes-1)/pageBytes)}
}

// Reset forgets everything, and keeps the room for it.
func (s *Shadow) Reset() {
	for _, i := range s.used {
		p := s.pages[i]
		for k := range p {
			s.give(p[k].set)
		}
		clear(p)
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

// Touch is an access of n bytes from off by a warp, or by what it begins. Of n bytes,
// a power of two or all of them, each lane has as many as per says, from lane a.Lane on, or
// down.
// It returns the first conflict, with the lane in a, or nil.
func (s *Shadow) Touch(w *Warp, off, n, per int, a *Access, writes bool) *Conflict {
	first, step := int(a.Lane), 1
	if a.is(backward) {
		step = -1
	}
	if per < s.lineBytes && per < n {
		a.spread(per)
	} else {
		a.alone()
	}
	for at, end := off, off+n; at < end; {
		next := min(end, at&^(s.lineBytes-1)+s.lineBytes)
		a.Lane = uint8(first + (at-off)/per*step)
		l := s.line(at)
		whole := next-at == s.lineBytes
		switch {
		case whole && l.set == nil && l.touch(s, w, a, writes):
		default:
			if x := s.part(l, w, at, next, a, writes); x != nil {
				return x
			}
			if whole && writes { // nothing else is left
				s.give(l.set)
				*l = line{write: *a}
			}
		}
		at = next
	}
	return nil
}

// line returns the line of a byte.
func (s *Shadow) line(off int) *line {
	p := s.pages[off/pageBytes]
	if p == nil {
		p = make([]line, pageBytes/s.lineBytes)
		s.pages[off/pageBytes] = p
		s.used = append(s.used, int32(off/pageBytes))
	}
	return &p[off%pageBytes/s.lineBytes]
}

// touch is an access to all of a line that has no cells. It does nothing and says so
// where it takes a look at lanes to know whether the access is ordered.
func (l *line) touch(s *Shadow, w *Warp, a *Access, writes bool) bool {
	if writes {
		return l.overwrite(s, w, a)
	}
	switch {
	case same(&l.read, a):
		return true
	case !w.follows(&l.write, a, true):
		return false
	case l.read.Clock == 0:
		l.read = *a
	case l.read.Agent == a.Agent && l.read.Unit == a.Unit:
		l.read = w.merged(&l.read, a)
	case l.more == 0 && w.orderedLanes(&l.read, a, false):
		l.read = *a
	default:
		l.more = s.another(l.more, w, a)
	}
	return true
}

func (l *line) overwrite(s *Shadow, w *Warp, a *Access) bool {
	if a.Agent == w.agent && l.read.Clock == 0 && same(&l.write, a) {
		return true
	}
	if !w.follows(&l.write, a, true) || !w.follows(&l.read, a, false) {
		return false
	}
	if l.more != 0 {
		list := s.readers[l.more-1]
		for i := range list {
			if !w.follows(&list[i], a, false) {
				return false
			}
		}
		s.free = append(s.free, l.more-1)
	}
	l.write, l.read, l.more = *a, Access{}, 0
	return true
}

// part is an access to some bytes of a line, by cells.
func (s *Shadow) part(l *line, w *Warp, at, end int, a *Access, writes bool) *Conflict {
	per := 1 << a.kind.spread()
	s.expand(l, (at|end|min(per, wordBytes))%wordBytes != 0)
	list := l.cells()
	size := s.lineBytes / len(list)
	own := a.Agent == w.agent // what others make is in no order by itself
	b := *a
	b.alone()
	for off := at; off < end; off += size {
		c := &list[off%s.lineBytes/size]
		b.Lane = a.laneAt(off - at)
		if writes {
			if own && same(&c.write, &b) && c.read.Clock == 0 {
				continue
			}
			if x := s.write(c, w, &b); x != nil {
				x.Offset, a.Lane = off, b.Lane
				return x
			}
			continue
		}
		if same(&c.read, &b) {
			continue
		}
		if x := s.read(c, w, &b); x != nil {
			x.Offset, a.Lane = off, b.Lane
			return x
		}
	}
	return nil
}

// expand gives a line cells, for single bytes if they are asked for or its accesses are
// of less than words.
func (s *Shadow) expand(l *line, bytes bool) {
	old := l.cells()
	if len(old) == s.lineBytes || old != nil && !bytes {
		return
	}
	before := l.set
	bytes = bytes || old == nil && (l.write.narrow() || l.read.narrow() || s.narrow(l.more))
	size := wordBytes
	if bytes {
		size = 1
	}
	l.set = s.take(bytes)
	if old != nil {
		for i := range l.set.list {
			c := &l.set.list[i]
			*c = old[i/wordBytes]
			if i%wordBytes != 0 {
				c.more = s.copied(c.more, 0)
			}
		}
		s.give(before)
		return
	}
	s.divide(l, size)
}

// divide gives the cells of a line, of so many bytes each, what the line remembers.
func (s *Shadow) divide(l *line, size int) {
	if l.write.Clock == 0 && l.read.Clock == 0 && l.more == 0 {
		clear(l.set.list)
		return
	}
	for i := range l.set.list {
		l.set.list[i] = cell{l.write.at(i * size), l.read.at(i * size), s.copied(l.more, i*size)}
	}
	if l.more != 0 {
		s.free = append(s.free, l.more-1)
	}
	l.write, l.read, l.more = Access{}, Access{}, 0
}

// narrow reports whether lanes have less than a word each.
func (a *Access) narrow() bool { return a.Clock != 0 && a.kind.spread() < 2 }

func (s *Shadow) narrow(more int32) bool {
	if more == 0 {
		return false
	}
	for i := range s.readers[more-1] {
		if s.readers[more-1][i].narrow() {
			return true
		}
	}
	return false
}

// at is what an access to a line is for byte i of it.
func (a *Access) at(i int) Access {
	out := *a
	out.Lane = a.laneAt(i)
	out.alone()
	return out
}

// copied makes a copy of a list of readers of a line, for byte i of it.
func (s *Shadow) copied(more int32, i int) int32 {
	if more == 0 {
		return 0
	}
	n := s.fresh()
	for k := range s.readers[more-1] {
		s.readers[n-1] = append(s.readers[n-1], s.readers[more-1][k].at(i))
	}
	return n
}

// take and give are for cells that a line has, and has no more.
func (s *Shadow) take(bytes bool) *cells {
	k, n := 0, s.lineBytes/wordBytes
	if bytes {
		k, n = 1, s.lineBytes
	}
	if list := s.spare[k]; len(list) > 0 {
		s.spare[k] = list[:len(list)-1]
		return list[len(list)-1]
	}
	return &cells{make([]cell, n)}
}

func (s *Shadow) give(set *cells) {
	switch {
	case set == nil:
	case len(set.list) == s.lineBytes:
		s.spare[1] = append(s.spare[1], set)
	default:
		s.spare[0] = append(s.spare[0], set)
	}
}

// fresh is the number of a list of readers that has none yet. The room of those that are
// free is used again.
func (s *Shadow) fresh() int32 {
	n := len(s.free)
	if n > 0 {
		i := s.free[n-1]
		s.free = s.free[:n-1]
		s.readers[i] = s.readers[i][:0]
		return i + 1
	}
	if n = len(s.readers); n < cap(s.readers) {
		s.readers = s.readers[:n+1]
		s.readers[n] = s.readers[n][:0]
	} else {
		s.readers = append(s.readers, nil)
	}
	return int32(len(s.readers))
}

// same reports whether an access is one that is remembered already.
func same(r, a *Access) bool {
	return r.Clock == a.Clock && r.Agent == a.Agent && r.Unit == a.Unit && (r.is(several) || r.Lane == a.Lane && !a.is(several)) && r.kind&^several == a.kind&^several
}

// read is a read of a cell.
func (s *Shadow) read(c *cell, w *Warp, a *Access) *Conflict {
	if why := w.against(&c.write, a, true); why != Ordered {
		return &Conflict{Before: c.write, Wrote: true, Why: why}
	}
	switch {
	case c.read.Clock == 0:
		c.read = *a
	case c.read.Agent == a.Agent && c.read.Unit == a.Unit:
		c.read = w.merged(&c.read, a)
	case c.more == 0 && w.order(&c.read, a, false) == Ordered:
		c.read = *a
	default:
		c.more = s.another(c.more, w, a)
	}
	return nil
}

// merged is two reads of one agent as one.
func (w *Warp) merged(before, a *Access) Access {
	out := *a
	out.kind &^= several
	if before.Clock >= w.synced && (before.is(several) || before.Lane != a.Lane || before.kind.layout() != a.kind.layout()) || a.is(several) {
		out.kind |= several
	}
	return out
}

// another remembers a read beside those of other agents.
func (s *Shadow) another(more int32, w *Warp, a *Access) int32 {
	if more == 0 {
		more = s.fresh()
	}
	list := s.readers[more-1]
	for i := range list {
		if r := &list[i]; r.Agent == a.Agent && r.Unit == a.Unit {
			*r = w.merged(r, a)
			return more
		}
	}
	s.readers[more-1] = append(list, *a)
	return more
}

// write is a write to a cell.
func (s *Shadow) write(c *cell, w *Warp, a *Access) *Conflict {
	if why := w.against(&c.write, a, true); why != Ordered {
		return &Conflict{Before: c.write, Wrote: true, Why: why}
	}
	if why := w.against(&c.read, a, false); why != Ordered {
		return &Conflict{Before: c.read, Why: why}
	}
	if c.more != 0 {
		list := s.readers[c.more-1]
		for i := range list {
			if why := w.against(&list[i], a, false); why != Ordered {
				return &Conflict{Before: list[i], Why: why}
			}
		}
		s.free = append(s.free, c.more-1)
		c.more = 0
	}
	c.write, c.read = *a, Access{}
	return nil
}

// against is order for two accesses of which one writes.
func (w *Warp) against(before, a *Access, wrote bool) Order {
	if before.Clock == 0 || w.strong(before, a) {
		return Ordered
	}
	return w.order(before, a, wrote)
}

// follows reports whether an access to a line comes after, or may stand beside, one
// before of which it is known for all lanes at once.
func (w *Warp) follows(before, a *Access, wrote bool) bool {
	return before.Clock == 0 || w.strong(before, a) || w.orderedLanes(before, a, wrote)
}

// orderedLanes reports whether order is Ordered for all lanes at once.
func (w *Warp) orderedLanes(before, a *Access, wrote bool) bool {
	own := w.of(a).own
	if before.Unit != w.known.unit {
		c := w.of(a).foreign.of(before.Unit)
		if c == nil {
			return false
		}
		own = c
	}
	switch {
	case a.is(async) && wrote && !before.is(async) && own.fenced.of(before.Agent) < before.Clock:
		return false
	case before.Unit == w.known.unit && before.Agent == w.agent:
		return before.Clock < w.synced || !before.is(several) && !a.is(several) && before.Lane == a.Lane && before.kind.layout() == a.kind.layout()
	}
	return before.Clock <= own.happened.of(before.Agent)
}
