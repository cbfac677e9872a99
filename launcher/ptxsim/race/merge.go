package race

import "slices"

// Merge takes in what a unit has accessed that no other unit can have come after: it
// reports the first conflict with what is there, and the unit's access. The other
// shadow is not to be used any more, but for a Reset.
func (s *Shadow) Merge(o *Shadow) (x Conflict, after Access, found bool) {
	slices.Sort(o.used)
	for _, i := range o.used {
		if s.pages[i] == nil {
			s.pages[i], o.pages[i] = o.pages[i], nil
			s.used = append(s.used, i)
			forgetReaders(s.pages[i])
			continue
		}
		for k := range s.pages[i] {
			if x, after, found = s.mergeLine(&s.pages[i][k], o, &o.pages[i][k]); found {
				x.Offset += int(i)*pageBytes + k*s.lineBytes
				return x, after, true
			}
		}
	}
	o.used = slices.DeleteFunc(o.used, func(i int32) bool { return o.pages[i] == nil })
	return x, after, false
}

// forgetReaders leaves one read of each place of a page: it stands for them all.
func forgetReaders(p []line) {
	for i := range p {
		p[i].more = 0
		for k := range p[i].cells() {
			p[i].set.list[k].more = 0
		}
	}
}

// mergeLine takes in a line of another unit's shadow.
func (s *Shadow) mergeLine(l *line, o *Shadow, of *line) (x Conflict, after Access, found bool) {
	if l.set == nil && of.set == nil {
		c := cell{write: l.write, read: l.read}
		if x, after, found = c.merge(&cell{write: of.write, read: of.read}); !found {
			l.write, l.read = c.write, c.read
		}
		return x, after, found
	}
	s.expand(l, len(of.cells()) == s.lineBytes)
	o.expand(of, len(l.cells()) == s.lineBytes)
	s.expand(l, len(of.cells()) == s.lineBytes)
	mine, others := l.cells(), of.cells()
	for k := range mine {
		if x, after, found = mine[k].merge(&others[k]); found {
			x.Offset = k * s.lineBytes / len(mine)
			return x, after, true
		}
	}
	return x, after, false
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
