package layout

import (
	"math/bits"
	"slices"
)

// A tile goes from one arrangement in shared memory to another through the registers of
// threads: each reads some neighbours of the first, and writes some of the second. Which
// elements a thread has is the same on both sides, and so is the order of lanes; a layout
// is sought of which neither side has bank conflicts.
//
// Where an element lies is linear over F2 on both sides, swizzles included: so lanes of
// one wavefront have words in different banks if their columns, as bytes of shared memory, are
// linearly independent in the bits that number the banks' words.

// Side is one arrangement, as a conflict-free layout has to fit it.
type Side struct {
	Place []uint32 // byte offset of each bit of an element's index
	Bytes int      // that a lane accesses at a time, a power of two
	Lanes int      // how many of the first lanes' bits number what shares a wavefront
	With  []uint32 // columns of registers that share it too, as the rows of ldmatrix.trans
}

// The banks of shared memory take 128 bytes in a wavefront.
const wavefrontBytes = 128

// NewSide is the side of an access of so many bytes to a lane: the first lanes
// share a wavefront, as many as fill it.
func NewSide(place []uint32, bytes int) Side {
	return Side{Place: place, Bytes: bytes, Lanes: Log2(min(wavefrontBytes/bytes, 1<<LaneBits))}
}

// words is the part of a byte offset that numbers the words of the banks.
func (s Side) words(e uint32) uint32 {
	return Combine(s.Place, int(e)) & (wavefrontBytes - 1) / uint32(s.Bytes)
}

// ConflictFree completes the columns of a layout of a tile: of the registers that come first and
// of lanes, of which nil stands for any. What is left goes to warps, and to registers
// behind the first. ok is false if there are fewer elements than threads.
func ConflictFree(shape []int, reg []uint32, lanes [LaneBits]*uint32, warps int, sides ...Side) (l Layout, ok bool) {
	t := laneSearch{n: Log2(Size(shape)), sides: sides, lanes: lanes}
	given := slices.Clone(reg)
	for _, c := range lanes {
		if c != nil {
			given = append(given, *c)
		}
	}
	var taken span
	for _, c := range given {
		taken.add(c)
		t.given |= c
	}
	if t.n < len(reg)+LaneBits+Log2(warps) {
		return Layout{}, false
	}
	banks := make([]span, len(sides))
	for i, s := range sides {
		for _, c := range s.With {
			banks[i].add(s.words(c))
		}
	}
	t.choose(0, taken, banks, 0)
	l = Layout{Shape: shape, Reg: append([]uint32{}, reg...), Lane: append([]uint32{}, t.best[:]...)}
	for _, c := range l.Lane {
		taken.add(c)
	}
	for b := range t.n {
		c := uint32(1) << b
		switch {
		case !taken.add(c):
		case len(l.Warp) < Log2(warps):
			l.Warp = append(l.Warp, c)
		default:
			l.Reg = append(l.Reg, c)
		}
	}
	return l, true
}

// span is a subspace: its vectors in echelon form, by their highest bit.
type span [32]uint32

// add extends the space by a vector; false if it has it.
func (s *span) add(v uint32) bool {
	for v != 0 {
		h := bits.Len32(v) - 1
		if s[h] == 0 {
			s[h] = v
			return true
		}
		v ^= s[h]
	}
	return false
}

// laneSearch is the search for the columns of lanes.
type laneSearch struct {
	n     int // bits of an element's index
	sides []Side
	lanes [LaneBits]*uint32
	given uint32 // the bits of an element's index that the columns given have

	now, best [LaneBits]uint32
	score     int
	found     bool
	steps     int
}

// maxSearchSteps bounds the search: what is there without conflicts is found early.
const maxSearchSteps = 1 << 14

// choose sets the lanes from i on, of which those before have a space on each side, and
// keeps the columns of which most lanes do not wait for each other.
func (t *laneSearch) choose(i int, taken span, banks []span, score int) {
	if i == LaneBits {
		if !t.found || score > t.score {
			t.found, t.score, t.best = true, score, t.now
		}
		return
	}
	if c := t.lanes[i]; c != nil {
		next, gain := t.with(i, *c, banks)
		t.now[i] = *c
		t.choose(i+1, taken, next, score+gain)
		return
	}
	var first *uint32
	for _, c := range t.candidates() {
		if t.steps++; t.done() {
			return
		}
		own := taken
		if !own.add(c) {
			continue
		}
		if first == nil {
			first = &c
		}
		next, gain := t.with(i, c, banks)
		if gain < t.useful(i) {
			continue
		}
		t.now[i] = c
		t.choose(i+1, own, next, score+gain)
		if gain == 0 {
			return // no other does better
		}
	}
	if !t.found && first != nil { // none is good for all sides
		taken.add(*first)
		next, gain := t.with(i, *first, banks)
		t.now[i] = *first
		t.choose(i+1, taken, next, score+gain)
	}
}

// done reports whether there is nothing left to find, or no time.
func (t *laneSearch) done() bool {
	most := 0
	for _, s := range t.sides {
		most += s.Lanes
	}
	return t.found && (t.score == most || t.steps > maxSearchSteps)
}

// with is the space of each side when lane i has a column too, and on how many sides it
// has words of its own then.
func (t *laneSearch) with(i int, c uint32, banks []span) (next []span, gain int) {
	next = slices.Clone(banks)
	for k, s := range t.sides {
		if i < s.Lanes && next[k].add(s.words(c)) {
			gain++
		}
	}
	return next, gain
}

// useful is the number of sides of which lane i shares a wavefront with those before.
func (t *laneSearch) useful(i int) (n int) {
	for _, s := range t.sides {
		if i < s.Lanes {
			n++
		}
	}
	return n
}

// candidates lists the columns that a lane may have: one or two bits of an element's
// index that the columns given leave, which number what is accessed together.
func (t *laneSearch) candidates() (list []uint32) {
	var free []uint32
	for b := range t.n {
		if c := uint32(1) << b; t.given&c == 0 {
			free = append(free, c)
		}
	}
	list = slices.Clone(free)
	for i, c := range free {
		for _, d := range free[:i] {
			list = append(list, c|d)
		}
	}
	return list
}
