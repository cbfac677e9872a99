package interp

import "sync/atomic"

// Poison: fresh memory holds nothing until somebody writes it. A bit for each
// unit of 4 bits says who has been written; writes of the host set them as
// writes of kernels do, and they stay from launch to launch.

// written is the units of an allocation that have been written.
type written struct{ bits []uint64 }

// poison makes an allocation one that nobody has written.
func (a *allocation) poison() {
	a.written = &written{bits: make([]uint64, (a.size*2+63)/64)}
}

// words calls visit for the words that hold the units from to to-1, with a mask
// of them, until it returns false.
func (w *written) words(from, to int64, visit func(word *uint64, mask uint64) bool) bool {
	for from < to {
		i, low := from/64, uint(from%64)
		mask := ^uint64(0) << low
		if end := (i + 1) * 64; end > to {
			mask &= ^uint64(0) >> uint(end-to)
		}
		if !visit(&w.bits[i], mask) {
			return false
		}
		from = (i + 1) * 64
	}
	return true
}

// set notes that units have been written.
func (w *written) set(from, to int64) {
	w.words(from, to, func(word *uint64, mask uint64) bool {
		if atomic.LoadUint64(word)&mask != mask {
			atomic.OrUint64(word, mask)
		}
		return true
	})
}

// has reports whether units have been written.
func (w *written) has(from, to int64) bool {
	return w.words(from, to, func(word *uint64, mask uint64) bool { return atomic.LoadUint64(word)&mask == mask })
}

// initialized notes what an access writes and reports whether all that it reads
// has been written.
func (e *event) initialized(a *allocation, from, to int64) bool {
	if e.reads && !a.written.has(from, to) {
		for a.written.has(from, from+1) {
			from++
		}
		e.found = finding{kind: unwritten, at: a.base + uint64(from/2)}
		return false
	}
	if e.writes {
		a.written.set(from, to)
	}
	return true
}
