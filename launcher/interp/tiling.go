package interp

import (
	"cmp"
	"slices"
	"sync/atomic"

	"tileir/views"
)

// A tiling is how shadow memory begins where one partition of one tensor is all
// that anybody looks at an allocation through. Its tiles have no element in
// common, so that an access of one is an access of all of its locations and of
// no others, and one memo speaks for them:
//
//	memos[i₀·s₁·s₂·… + i₁·s₂·… + …]   of the tile at index i, s the index space
//
// What an access costs does not depend then on how many elements a tile has or
// where they lie. The first access of another kind, by a pointer, an atomic op
// or through another partition, spreads the memos over the pages, for good: as
// when cells give way to others, each is replaced by moved first, and who finds
// that waits until the pages are there.
type tiling struct {
	of      *views.Map
	size    int64 // bytes of an element
	base    uint64
	extents []int64
	strides []int64
	memos   []atomic.Pointer[memo]
}

// A tiling has a memo for each of fewTiles, and for more as long as there are
// bytesPerTile of memory for each: the memos are then an eighth of what they
// speak for at most. Pages are there only for what somebody touches.
const (
	bytesPerTile = 64
	fewTiles     = 1024
)

// newTiling returns the tiling of an allocation by a view; nil if tiles may have
// elements in common, or there are too many.
func newTiling(a *allocation, v *viewAccess, view *tensorView) *tiling {
	if !v.apart || !distinct(view.extents, view.strides, a.size/v.size) {
		return nil
	}
	space := make([]int64, v.m.Rank())
	v.m.IndexSpace(view.extents, space)
	n, most := int64(1), a.size/bytesPerTile+fewTiles
	for _, s := range space {
		if s <= 0 || s > most/n {
			return nil
		}
		n *= s
	}
	return &tiling{
		of: v.m, size: v.size, base: view.base,
		extents: slices.Clone(view.extents), strides: slices.Clone(view.strides),
		memos: make([]atomic.Pointer[memo], n),
	}
}

// disjoint reports whether the tiles at two indices never have an element of the
// tensor in common.
func disjoint(m *views.Map) bool {
	return m.Rank() > 0 && m.Sparse < 0 && slices.Equal(m.Step, m.Tile)
}

// distinct reports whether no two elements of a tensor, which has room in limit
// elements of memory, are known to lie in one place: each stride leads beyond
// all that smaller ones reach.
func distinct(extents, strides []int64, limit int64) bool {
	order := make([]int, 0, len(extents))
	for d, n := range extents {
		if n != 1 {
			order = append(order, d)
		}
	}
	slices.SortFunc(order, func(a, b int) int { return cmp.Compare(strides[a], strides[b]) })
	reach := int64(0)
	for _, d := range order {
		n, s := extents[d], strides[d]
		if n < 1 || s <= reach || n-1 > (limit-reach)/s {
			return false
		}
		reach += (n - 1) * s
	}
	return true
}

// is reports whether the tiling is that of a view.
func (t *tiling) is(v *viewAccess, view *tensorView) bool {
	return t.base == view.base && t.size == v.size && slices.Equal(t.extents, view.extents) && slices.Equal(t.strides, view.strides) &&
		(t.of == v.m || v.apart && slices.Equal(t.of.Tile, v.m.Tile) && slices.Equal(t.of.Dim, v.m.Dim))
}

// tiled returns the tiling if that of the view is all that the allocation is
// looked at through so far; nil if not.
func (s *shadow) tiled(v *viewAccess, view *tensorView) *tiling {
	if s.paged.Load() {
		return nil
	}
	t := s.tiling.Load()
	if t == nil {
		t = s.tile(v, view)
	}
	if t == nil || !t.is(v, view) {
		return nil
	}
	return t
}

// tile gives shadow memory that nobody has used a tiling, if it can have one.
func (s *shadow) tile(v *viewAccess, view *tensorView) *tiling {
	s.mu.Lock()
	defer s.mu.Unlock()
	if t := s.tiling.Load(); t != nil || s.paged.Load() {
		return t
	}
	t := newTiling(s.of, v, view)
	if t != nil {
		s.tiling.Store(t)
	}
	return t
}

// touch lets an event meet a tile, and reports whether its memo is still here.
func (t *tiling) touch(tile int64, e *event) bool {
	cell := &t.memos[tile]
	for {
		m := cell.Load()
		if m == moved {
			return false
		}
		to, ok := e.meet(m)
		if !ok || to == m || cell.CompareAndSwap(m, to) {
			return true
		}
	}
}

// spread gives shadow memory its pages, which remember what the tiling does.
func (s *shadow) spread() {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.paged.Load() {
		return
	}
	s.pages = make([]atomic.Pointer[page], (s.of.size*2+pageUnits-1)>>pageShift)
	if t := s.tiling.Load(); t != nil {
		for i := range t.memos {
			if m := t.memos[i].Swap(moved); m != nil {
				t.paint(s, int64(i), m)
			}
		}
	}
	s.paged.Store(true)
	s.tiling.Store(nil)
}

// paint makes the pages remember a memo wherever a tile lies. They have nothing
// there yet, and an event that has made this memo of nothing makes it of all.
func (t *tiling) paint(s *shadow, tile int64, m *memo) {
	rank := t.of.Rank()
	index, w, b := make([]int64, rank), t.of.NewWindow(), box{rank: rank}
	t.of.IndexSpace(t.extents, index)
	for d := rank - 1; d >= 0; d-- {
		index[d], tile = tile%index[d], tile/index[d]
	}
	t.of.Place(w, index, t.extents, t.strides)
	b.from = w.Base
	for d := range rank {
		b.extents[d], b.memory[d] = int(w.Limit[d]), w.Stride[d]
	}
	b.inner()
	last := rank - 1
	n, step := int64(b.extents[last]), b.memory[last]
	if step != 1 {
		n = 1
	}
	e := &event{to: m}
	b.runs(func(_ int, from int64) error {
		for range int64(b.extents[last]) / n {
			lo := (int64(t.base-s.of.base) + from*t.size) * 2
			s.touch(lo, lo+n*t.size*2, e)
			from += step
		}
		return nil
	})
}
