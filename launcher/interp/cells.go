package interp

import "math/bits"

// The cells of a page: memos by granule.

// toCells puts the page in the form of cells, for an access of the units lo to
// hi-1 to come.
func (p *page) toCells(lo, hi uint16) {
	cuts := lo | hi
	for _, s := range p.segments {
		cuts |= s.lo | s.hi
	}
	p.shift = granule(cuts)
	p.cells = make([]*memo, pageUnits>>p.shift)
	for _, s := range p.segments {
		for i := s.lo >> p.shift; i < s.hi>>p.shift; i++ {
			p.cells[i] = s.memo
		}
	}
	p.segments = p.first[:0]
	p.near = 0
}

// granule is log2 of the largest power of two that divides places where a page
// is cut.
func granule(cuts uint16) uint8 {
	return uint8(bits.TrailingZeros16(cuts | pageUnits))
}

// refine makes the cells no larger than an access of the units lo to hi-1
// needs.
func (p *page) refine(lo, hi uint16) {
	shift := granule(lo | hi)
	if shift >= p.shift {
		return
	}
	fine := make([]*memo, pageUnits>>shift)
	for i := range fine {
		fine[i] = p.cells[i>>(p.shift-shift)]
	}
	p.cells, p.shift = fine, shift
}

// updateCells is update for a page of cells.
func (p *page) updateCells(lo, hi uint16, e *event) {
	p.refine(lo, hi)
	cells := p.cells[lo>>p.shift : hi>>p.shift]
	same := true
	for i, m := range cells {
		if m != e.from || e.to == nil {
			if _, ok := e.meet(m); !ok {
				e.locate(lo + uint16(i)<<p.shift)
				return
			}
		}
		cells[i] = e.to
		same = same && e.to == cells[0]
	}
	if same && len(cells) == len(p.cells) {
		p.segments = append(p.segments, segment{0, pageUnits, cells[0]})
		p.cells = nil
	}
}
