package assign

import (
	"tileir/lowering/gpu"
	"tileir/lowering/layout"
)

// transformLayout distributes a tile over threads on its way from one tile in shared memory to
// another, so that both are accessed in vectors and without bank conflicts; ok is false
// if it is too small for that.
func transformLayout(from, to gpu.Shared, warps int) (l layout.Layout, ok bool) {
	room := layout.Log2(layout.Size(from.Shape)) - layout.LaneBits - layout.Log2(warps)
	if room < 0 { // some threads would have none of it
		return l, false
	}
	along := func(d, n int) (cols []uint32) {
		for b := 1; b < n; b *= 2 {
			cols = append(cols, uint32(b)<<layout.DimShift(from.Shape, d))
		}
		return cols
	}
	size, toSize := from.Elem.MemBits()/8, to.Elem.MemBits()/8
	reads := layout.Log2(min(gpu.CopyBytes/size, from.Shape[from.Contiguous]))
	writes := layout.Log2(min(gpu.CopyBytes/toSize, to.Shape[to.Contiguous]))
	var lanes [layout.LaneBits]*uint32
	if from.Contiguous == to.Contiguous {
		n := min(max(reads, writes), room)
		reg := along(from.Contiguous, 1<<n)
		return layout.ConflictFree(from.Shape, reg, lanes, warps, layout.NewSide(from.Place(), min(size<<n, gpu.CopyBytes)), layout.NewSide(to.Place(), min(toSize<<n, gpu.CopyBytes)))
	}
	if size == 1 && from.Shape[from.Contiguous] >= 16 && to.Shape[to.Contiguous] >= 16 && room > 2 {
		// ldmatrix.trans: pairs of bytes along one dimension, two of them along the other.
		n := min(writes, room-1)
		pair := along(from.Contiguous, 16)
		reg := append(pair[:1:1], to.Run(1<<n)...)
		for i := range 3 {
			lanes[2+i] = &pair[1+i]
		}
		rows := layout.Side{Place: from.Place(), Bytes: gpu.CopyBytes, Lanes: 2, With: reg[1:2]}
		return layout.ConflictFree(from.Shape, reg, lanes, warps, rows, layout.NewSide(to.Place(), toSize<<n))
	}
	for reads+writes > room && reads+writes > 0 {
		if reads > writes {
			reads--
		} else {
			writes--
		}
	}
	reg := append(along(from.Contiguous, 1<<reads), to.Run(1<<writes)...)
	return layout.ConflictFree(from.Shape, reg, lanes, warps, layout.NewSide(from.Place(), size<<reads), layout.NewSide(to.Place(), toSize<<writes))
}
