package interp

import (
	"sync/atomic"
	"unsafe"
)

// A tile of pointers, or a box of a view, is accessed piece by piece: elements
// that lie one after the other in memory. Pieces are handled many at a time, in
// passes: translate the addresses; find the cells of shadow memory; meet them;
// move the data. For changing a cell is an atomic operation, which waits for
// all that was begun before it, so that pieces taken one by one would pay for
// each of their cache misses in turn. In a pass that only loads, the processor
// waits for all of them at once.

// piece is count elements of a tile, the first of which is e, that lie one
// after the other from an address on.
type piece struct {
	e, count int
	address  uint64
	memory   unsafe.Pointer
	cell     *atomic.Pointer[memo] // of a piece that is one cell; nil: not known
}

const maxPieces = 128

// pieces are those at hand.
type pieces struct {
	list [maxPieces]piece
	n    int
}

// each visits the pieces of a tile of pointers, noted if they are weak. Elements
// that the mask leaves out go to masked.
func (x *access) each(f *frame, event *event, p []uint64, mask []uint8, masked func(i int), visit func(q *piece) error) error {
	for i := 0; i < x.n; {
		next, err := x.gather(f, p, mask, i, masked)
		if err != nil {
			return err
		}
		list := f.pieces.list[:f.pieces.n]
		if event != nil {
			if bad := event.prepare(list, x.size); bad >= 0 {
				return x.fault(event, &list[bad])
			}
		}
		for k := range list {
			if err := visit(&list[k]); err != nil {
				return err
			}
		}
		i = next
	}
	return nil
}

// gather fills the list with the pieces that the elements from i on are, and
// returns where the next one begins.
func (x *access) gather(f *frame, p []uint64, mask []uint8, i int, masked func(i int)) (int, error) {
	ps := &f.pieces
	for ps.n = 0; i < x.n && ps.n < maxPieces; {
		if mask != nil && mask[i] == 0 {
			masked(i)
			i++
			continue
		}
		count := runLength(p, mask, i, x.size)
		memory, err := x.run(f, i, count, p[i])
		if err != nil {
			return 0, err
		}
		ps.list[ps.n] = piece{e: i, count: count, address: p[i], memory: memory}
		ps.n++
		i += count
	}
	return i, nil
}

// fault turns what was found about a piece into an error at its element.
func (x *access) fault(event *event, q *piece) error {
	return event.fault(x.shape, q.e+int(int64(event.found.at-q.address)/x.size))
}

// atomic performs the accesses of a piece; do performs that of element k and
// reports whether it wrote. Where no tile block can wait for another, what they
// did is noted afterwards, for as many as did the same.
func (x *access) atomic(event *event, q *piece, do func(k int) bool) error {
	if event == nil {
		for k := range q.count {
			do(k)
		}
		return nil
	}
	if !event.loose() {
		for k := range q.count {
			if !event.atomic(q.address+uint64(k)*uint64(x.size), x.size, func() bool { return do(k) }) {
				return event.fault(x.shape, q.e+k)
			}
		}
		return nil
	}
	first, wrote := 0, do(0)
	for k := 1; k <= q.count; k++ {
		w := k < q.count && do(k)
		if k < q.count && w == wrote {
			continue
		}
		part := *q
		if k-first < q.count {
			part = piece{e: q.e + first, count: k - first, address: q.address + uint64(first)*uint64(x.size)}
		}
		event.does(wrote)
		if !event.touchPiece(&part, x.size) {
			return x.fault(event, &part)
		}
		first, wrote = k, w
	}
	return nil
}

// loose says that an atomic access need not be noted together with what it
// does.
func (e *event) loose() bool { return !e.frame.run.entry.synchronizes && !e.frame.run.poison }

// prepare notes weak accesses and returns which one is not fine, or -1. Of
// others it finds the cells only.
func (e *event) prepare(ps []piece, size int64) int {
	if e.weak {
		return e.touchPieces(ps, size)
	}
	e.findCells(ps, size)
	return -1
}

// findCells notes which pieces are one cell.
func (e *event) findCells(ps []piece, size int64) {
	if !e.noted() {
		return
	}
	for i := range ps {
		e.findCell(&ps[i], size)
	}
	for i := range ps {
		if c := ps[i].cell; c != nil {
			c.Load()
		}
	}
}

// findCell finds the cell of a piece in the shadow memory found last, mostly.
func (e *event) findCell(q *piece, size int64) {
	q.cell = nil
	if e.near == nil || q.address>>offsetBits != e.near.of.base>>offsetBits {
		a := e.frame.run.memory.find(q.address)
		if a == nil || a.written != nil {
			return
		}
		if e.near = e.frame.run.shadowOf(a); e.near == nil {
			return
		}
		if e.near.foreign(e) {
			e.near = nil
			return
		}
	}
	from := (q.address - e.near.of.base) * 2
	c := e.near.page(int64(from >> pageShift)).cells.Load()
	if c == nil || uint64(q.count)*uint64(size)*2 != 1<<c.shift || from&(1<<c.shift-1) != 0 {
		return
	}
	q.cell = &c.memos[from&(pageUnits-1)>>c.shift]
}

// watches reports whether anything is to be noted of the allocation that an
// address belongs to.
func (e *event) watches(address uint64) bool {
	a := e.frame.run.memory.find(address)
	return a.written != nil || e.noted() && e.frame.run.shadowOf(a) != nil
}

// touchPieces notes weak accesses and returns which one is not fine, or -1.
func (e *event) touchPieces(ps []piece, size int64) int {
	if !e.noted() && !e.frame.run.poison {
		return -1
	}
	e.findCells(ps, size)
	for i := range ps {
		if !e.touchPiece(&ps[i], size) {
			return i
		}
	}
	return -1
}

// touchPiece notes an access and reports whether it is fine.
func (e *event) touchPiece(q *piece, size int64) bool {
	for c := q.cell; c != nil; {
		m := c.Load()
		if m == moved {
			break
		}
		to, ok := e.meet(m)
		if !ok {
			e.found.at = q.address
			return false
		}
		if to == m || c.CompareAndSwap(m, to) {
			return true
		}
	}
	return e.touch(q.address, int64(q.count)*size)
}
