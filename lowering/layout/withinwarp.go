package layout

import "slices"

// KeepsWarps reports whether two layouts of a tile agree on what each warp has, element by
// element: each is held once, and by one warp in both.
func KeepsWarps(a, b Layout) bool {
	return slices.Equal(a.Warp, b.Warp) && isPlain(a) && isPlain(b)
}

// isPlain reports whether each bit of a place moves along one bit of an element's number,
// another for each.
func isPlain(l Layout) bool {
	var seen uint32
	for _, c := range concat(l.Reg, l.Lane, l.Warp) {
		if c == 0 || c&(c-1) != 0 || seen&c != 0 {
			return false
		}
		seen |= c
	}
	return true
}

// WithinWarps is a layout in which each warp has what it has in l, in rows along dimension
// dim: a thread n neighbours, a power of two, and the lanes side by side. ok is false if
// warps share elements, or have fewer neighbours.
//
// Worked example: a warp that has 16 rows of 128 elements, eight neighbours to a thread: its
// lanes have two rows at a time.
func (l Layout) WithinWarps(dim, n int) (out Layout, ok bool) {
	if !isPlain(l) {
		return l, false
	}
	shift := DimShift(l.Shape, dim)
	along := func(c uint32) bool { return c>>shift != 0 && c>>shift < uint32(l.Shape[dim]) }
	all := concat(l.Reg, l.Lane)
	slices.SortFunc(all, func(a, b uint32) int {
		if along(a) != along(b) {
			if along(a) {
				return -1
			}
			return 1
		}
		return int(a) - int(b)
	})
	few := Log2(n)
	if len(all) < few+LaneBits || few > 0 && all[few-1] != uint32(n/2)<<shift {
		return l, false
	}
	out = l
	out.Reg, out.Lane = concat(all[:few], all[few+LaneBits:]), slices.Clone(all[few:few+LaneBits])
	return out, true
}

// withinWarp is the map from places in a warp to the bytes of what the warp has of a tile,
// numbered as they follow each other in the tile: of a layout that isPlain.
func (l Layout) withinWarp(size int) (m Map, bytes int) {
	var others uint32
	for _, c := range l.Warp {
		others |= c
	}
	own := func(cs []uint32) []uint32 {
		out := make([]uint32, len(cs))
		for i, c := range cs {
			below := 0
			for rest := others & (c - 1); rest != 0; rest &= rest - 1 {
				below++
			}
			out[i] = c >> below * uint32(size)
		}
		return out
	}
	return Map{Reg: own(l.Reg), Lane: own(l.Lane)}, size << (len(l.Reg) + LaneBits)
}

// NewWarpExchange finds the exchange of a tile of elements of some bytes between two layouts
// that keep warps: each warp has scratch of its own, and waits for its own lanes.
func NewWarpExchange(src, dst Layout, size, rounds int) (x Exchange, ok bool) {
	if !KeepsWarps(src, dst) {
		return x, false
	}
	from, bytes := src.withinWarp(size)
	to, _ := dst.withinWarp(size)
	if x, ok = NewExchange(from, to, size, size, Log2(bytes), rounds); !ok {
		return x, false
	}
	for range src.Warp {
		for _, a := range []*Access{&x.Write, &x.Read} {
			a.Map.Warp, a.Round.Warp = append(a.Map.Warp, uint32(x.Bytes)), append(a.Round.Warp, 0)
		}
		x.Bytes *= 2
	}
	return x, true
}
