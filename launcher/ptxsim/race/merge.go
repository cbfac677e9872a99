package race

import "slices"

// Merge takes in what a unit has accessed that no other unit can have come after: it
// reports the first conflict with what is there, and the unit's access. The other
// shadow is not to be used any more, but for a Reset.
func (s *Shadow) Merge(o *Shadow) (x Conflict, after Access, found bool) {
	slices.Sort(o.used)
	for _, i := range o.used {
		if s.pages[i].cells == nil {
			s.pages[i], o.pages[i] = o.pages[i], page{}
			s.forgetReaders(&s.pages[i])
			continue
		}
		p, q := &s.pages[i], &o.pages[i]
		if p.bytes != q.bytes {
			s.divide(p)
			o.divide(q)
		}
		size := wordBytes
		if p.bytes {
			size = 1
		}
		for k := range p.cells {
			if x, after, found = p.cells[k].merge(&q.cells[k]); found {
				x.Offset = int(i)*pageBytes + k*size
				return x, after, true
			}
		}
	}
	o.used = slices.DeleteFunc(o.used, func(i int32) bool { return o.pages[i].cells == nil })
	return x, after, false
}

// forgetReaders leaves one read of each cell of a page: it stands for them all.
func (s *Shadow) forgetReaders(p *page) {
	for k := range p.cells {
		p.cells[k].more = 0
	}
}

// merge takes in a cell of another unit.
func (c *cell) merge(o *cell) (x Conflict, after Access, found bool) {
	switch {
	case o.write.Clock != 0 && c.write.Clock != 0:
		return Conflict{Before: c.write, Wrote: true, Why: Unordered}, o.write, true
	case o.write.Clock != 0 && c.read.Clock != 0:
		return Conflict{Before: c.read, Why: Unordered}, o.write, true
	case o.read.Clock != 0 && c.write.Clock != 0:
		return Conflict{Before: c.write, Wrote: true, Why: Unordered}, o.read, true
	case o.write.Clock != 0:
		c.write = o.write
	}
	if c.read.Clock == 0 {
		c.read = o.read
	}
	return x, after, false
}
