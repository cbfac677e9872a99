package llvmgen

import (
	"math/bits"
	"sort"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"tileir/lowering/layout"
)

// linear is a map over F2 that the place in the CTA is put through: an element
// index, a coordinate, or a byte offset in shared memory. Its value for
// register r is the thread's part, exclusive or a constant of the register.
type linear struct {
	reg        []uint32
	lane, warp []uint32
}

// coordinate is the map to coordinate d of the element.
func coordinate(l layout.Layout, d int) linear {
	return mapLayout(l, func(e uint32) uint32 { return layout.DimPart(l.Shape, d, e) })
}

// placeIn is the map to the byte offset of the element in shared memory.
func placeIn(l layout.Layout, place []uint32) linear {
	return mapLayout(l, func(e uint32) uint32 { return layout.Combine(place, int(e)) })
}

func mapLayout(l layout.Layout, f func(uint32) uint32) linear {
	apply := func(cs []uint32) []uint32 {
		out := make([]uint32, len(cs))
		for i, c := range cs {
			out[i] = f(c)
		}
		return out
	}
	return linear{reg: apply(l.Reg), lane: apply(l.Lane), warp: apply(l.Warp)}
}

// threadMask is the set of bits that the thread's part can have.
func (m linear) threadMask() uint32 {
	var mask uint32
	for _, c := range m.lane {
		mask |= c
	}
	for _, c := range m.warp {
		mask |= c
	}
	return mask
}

// threadColumns is what of a linear map depends on the thread, as a key.
type threadColumns struct {
	lane [layout.LaneBits]uint32
	warp [maxWarpBits]uint32
	xor  uint32 // a constant that the part is put together with
}

// maxWarpBits is enough to number the warps of a cluster of 16 CTAs, of 32 warps each.
const maxWarpBits = 9

func (m linear) threadColumns(xor uint32) threadColumns {
	k := threadColumns{xor: xor}
	if copy(k.lane[:], m.lane) < len(m.lane) || copy(k.warp[:], m.warp) < len(m.warp) {
		panic("BUG: llvmgen threadColumns: more threads than a cluster has")
	}
	return k
}

// threadPart computes the part of a linear map that depends on the thread, at
// the top of the kernel, or behind its products, and once for each map. Every bit of lane or warp that
// moves by the same distance moves in one shift.
func (g *gen) threadPart(m linear) value.Value {
	key := m.threadColumns(0)
	if v := g.parts[key]; v != nil {
		return v
	}
	var sum value.Value
	for _, in := range []struct {
		v    value.Value
		cols []uint32
	}{{g.lane, m.lane}, {g.warp, m.warp}} {
		for _, t := range g.shifts(in.v, in.cols) {
			if sum == nil {
				sum = t
			} else {
				sum = g.partsAt.NewXor(sum, t)
			}
		}
	}
	if sum == nil {
		sum = i32(0)
	}
	g.parts[key] = sum
	return sum
}

// shifts returns the terms whose exclusive or is the image of v.
func (g *gen) shifts(v value.Value, cols []uint32) []value.Value {
	masks := map[int]int64{} // distance to the left -> input bits
	for i, c := range cols {
		for ; c != 0; c &= c - 1 {
			masks[bits.TrailingZeros32(c)-i] |= 1 << i
		}
	}
	var distances []int
	for d := range masks {
		distances = append(distances, d)
	}
	sort.Ints(distances)
	var terms []value.Value
	for _, d := range distances {
		var t value.Value = g.partsAt.NewAnd(v, i32(masks[d]))
		switch {
		case d > 0:
			t = g.partsAt.NewShl(t, i32(int64(d)))
		case d < 0:
			t = g.partsAt.NewLShr(t, i32(int64(-d)))
		}
		terms = append(terms, t)
	}
	return terms
}

// at returns the map's value for register r, as a sum where no bit of the
// register's constant meets one of the thread's, so that it can become an
// offset of an address.
func (g *gen) at(m linear, r int) (base value.Value, offset int64) {
	c := layout.Combine(m.reg, r)
	part := g.threadPart(m)
	clash := c & m.threadMask()
	if clash == 0 {
		return part, int64(c)
	}
	key := m.threadColumns(clash)
	v := g.parts[key]
	if v == nil {
		v = g.partsAt.NewXor(part, i32(int64(clash)))
		g.parts[key] = v
	}
	return v, int64(c &^ clash)
}

// value returns the map's value for register r as one number.
func (g *gen) value(m linear, r int) value.Value {
	base, offset := g.at(m, r)
	return g.add(base, i32(offset))
}

// owner is the condition that this thread holds its part of a layout first: of
// all threads with copies, the one with the lowest number. It is nil if no two
// threads hold the same element.
func (g *gen) owner(l layout.Layout) value.Value { return g.ownerAmong(l, g.warps) }

// ownerInCTA is the same among the threads of one CTA of a cluster.
func (g *gen) ownerInCTA(l layout.Layout) value.Value { return g.ownerAmong(l, g.warps/g.cluster) }

// ownerAmong is the same among the threads of the lowest so many warps, or of
// warps that have the upper bits of their numbers in common.
func (g *gen) ownerAmong(l layout.Layout, count int) value.Value {
	lanes, warps := l.Copies()
	warps &= count - 1
	var cond value.Value
	for _, in := range []struct {
		v    value.Value
		mask int
		all  int
	}{{g.lane, lanes, 31}, {g.warp, warps, g.warps - 1}} {
		if in.mask == 0 {
			continue
		}
		t := in.v
		if in.mask != in.all {
			t = g.b.NewAnd(in.v, i32(int64(in.mask)))
		}
		cond = g.both(cond, g.icmp(enum.IPredEQ, t, i32(0)))
	}
	return cond
}

// sharedPointer is the address of a byte of shared memory as a pointer to t. In
// a cluster the space of all CTAs' shared memory includes that of the own.
func (g *gen) sharedPointer(addr value.Value, offset int64, t types.Type) value.Value {
	space := sharedSpace
	if g.cluster > 1 || g.remote {
		space = clusterSpace
	}
	var p value.Value = g.b.NewIntToPtr(addr, pointerTo(types.I8, space))
	if offset != 0 {
		p = g.b.NewGetElementPtr(types.I8, p, i32(offset))
	}
	return g.b.NewBitCast(p, pointerTo(t, space))
}

// sharedSymbol is the name of the CTA's shared memory.
const sharedSymbol = "shared"

// sharedBase is the address of the CTA's shared memory.
func (g *gen) sharedBase() value.Value {
	if g.shared == nil {
		if g.smem == nil {
			g.smem = g.mod.NewGlobal(sharedSymbol, types.NewArray(0, types.I8))
			g.smem.AddrSpace = sharedSpace
			g.smem.Typ = pointerTo(g.smem.ContentType, sharedSpace)
			g.smem.Linkage = enum.LinkageExternal
			g.smem.Align = ir.Align(1024)
		}
		g.shared = g.top.NewPtrToInt(g.smem, types.I32)
	}
	return g.shared
}
