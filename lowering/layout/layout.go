// Package layout says which thread of a CTA holds which element of a tile.
//
// # The mathematics
//
// All extents of Tile IR are powers of two, so an element of a tile of 2^n
// elements is a vector of n bits: its row-major index, the last dimension in
// the lowest bits. A place in a CTA is a vector of bits as well: which
// register of a thread, which lane of a warp, which warp. A layout is a linear
// map over F2 (addition is exclusive or) from places to elements:
//
//	element(reg, lane, warp) = ⊕ Reg[i]·reg_i ⊕ Lane[i]·lane_i ⊕ Warp[i]·warp_i
//
// It is given by its columns, the images of the unit vectors: Reg[i] is the
// element that register 2^i of thread 0 holds, and so on. A column of zero
// means that the places that differ in that bit hold copies of one element.
//
// Worked example: 16×8 results of mma.m16n8k16 over one warp, four per thread.
// The PTX ISA says that lane 4g+t holds rows g and g+8, columns 2t and 2t+1.
// With element = row·8 + column:
//
//	Reg  [1, 64]              c1 is one column right of c0, c2 eight rows down
//	Lane [2, 4, 8, 16, 32]    t counts column pairs, g counts rows
//	Warp []
//
// What follows from the form, and costs nothing: a reshape keeps every column
// as it is; a permutation of dimensions permutes bits; the source of a
// broadcast has the columns with the broadcast bits struck out; two layouts
// agree up to a renaming of registers if their Lane and Warp columns are equal
// and their Reg columns span the same space.
//
// The package knows threads and bits. It must not know Tile IR, types or
// instructions, and imports nothing of ours.
package layout

import (
	"fmt"
	"math/bits"
	"slices"
	"strings"
)

// Layout is a linear map from places in a CTA to elements of a tile; see the
// package comment. Shape holds the extents, powers of two.
type Layout struct {
	Shape           []int
	Reg, Lane, Warp []uint32
}

// LaneBits is the number of bits that number the lanes of a warp.
const LaneBits = 5

// Log2 returns the exponent of a power of two.
func Log2(n int) int { return bits.TrailingZeros64(uint64(n)) }

// Size returns the number of elements of a shape.
func Size(shape []int) int {
	n := 1
	for _, d := range shape {
		n *= d
	}
	return n
}

// Scalar is the layout of a tile of one element that every thread holds.
func Scalar(shape []int, warps int) Layout {
	return Layout{Shape: shape, Lane: make([]uint32, LaneBits), Warp: make([]uint32, Log2(warps))}
}

// NumRegs returns how many registers of a thread the tile takes.
func (l Layout) NumRegs() int { return 1 << len(l.Reg) }

// At returns the element at a place.
func (l Layout) At(reg, lane, warp int) uint32 {
	return Combine(l.Reg, reg) ^ Combine(l.Lane, lane) ^ Combine(l.Warp, warp)
}

// Combine applies the columns to the bits of n.
func Combine(columns []uint32, n int) uint32 {
	var e uint32
	for i, c := range columns {
		if n>>i&1 != 0 {
			e ^= c
		}
	}
	return e
}

// DimShift returns the lowest bit of dimension d within an element index.
func DimShift(shape []int, d int) int {
	s := 0
	for _, n := range shape[d+1:] {
		s += Log2(n)
	}
	return s
}

// DimPart returns coordinate d of element e.
func DimPart(shape []int, d int, e uint32) uint32 {
	return e >> DimShift(shape, d) & uint32(shape[d]-1)
}

// Equal reports whether two layouts are the same map.
func (l Layout) Equal(m Layout) bool {
	return slices.Equal(l.Shape, m.Shape) && slices.Equal(l.Reg, m.Reg) &&
		slices.Equal(l.Lane, m.Lane) && slices.Equal(l.Warp, m.Warp)
}

// mapColumns applies f to every column.
func (l Layout) mapColumns(shape []int, f func(uint32) uint32) Layout {
	apply := func(cs []uint32) []uint32 {
		out := make([]uint32, len(cs))
		for i, c := range cs {
			out[i] = f(c)
		}
		return out
	}
	return Layout{Shape: shape, Reg: apply(l.Reg), Lane: apply(l.Lane), Warp: apply(l.Warp)}
}

// Reshape is the layout of the same elements under another shape of equal
// size.
func (l Layout) Reshape(shape []int) Layout {
	l.Shape = shape
	return l
}

// Permute is the layout of the tile whose dimension i is dimension perm[i] of
// l's tile.
func (l Layout) Permute(perm []int) Layout {
	shape := make([]int, len(perm))
	for i, p := range perm {
		shape[i] = l.Shape[p]
	}
	return l.mapColumns(shape, func(e uint32) uint32 {
		var out uint32
		for i, p := range perm {
			out |= DimPart(l.Shape, p, e) << DimShift(shape, i)
		}
		return out
	})
}

// Inverse returns the permutation that undoes perm.
func Inverse(perm []int) []int {
	inv := make([]int, len(perm))
	for i, p := range perm {
		inv[p] = i
	}
	return inv
}

// Narrow is the layout of a tile of the given shape whose broadcast to l's
// shape has layout l: dimensions of extent 1 lose their bits, and registers
// that would hold copies are dropped. from[r] is the register of the narrow
// tile that register r of l copies.
func (l Layout) Narrow(shape []int) (narrow Layout, from []int) {
	narrow = l.mapColumns(shape, func(e uint32) uint32 {
		var out uint32
		for d := range shape {
			if shape[d] > 1 {
				out |= DimPart(l.Shape, d, e) << DimShift(shape, d)
			}
		}
		return out
	})
	return narrow.dropCopies()
}

// Slice is the layout of the tile that is left when dimension dim of l's tile
// is taken away, as a reduction does.
func (l Layout) Slice(dim int) (Layout, []int) {
	kept := slices.Clone(l.Shape)
	kept[dim] = 1
	narrow, from := l.Narrow(kept)
	return narrow.Reshape(slices.Delete(kept, dim, dim+1)), from
}

// Double is the layout of a tile twice as long along dim whose halves both have
// layout l, the second half in the upper registers.
func (l Layout) Double(dim int) Layout {
	shape := slices.Clone(l.Shape)
	shape[dim] *= 2
	d := l.Embed(shape)
	d.Reg = append(d.Reg, uint32(l.Shape[dim])<<DimShift(shape, dim))
	return d
}

// Embed is the layout of l's tile as the first part of a tile with larger
// extents.
func (l Layout) Embed(shape []int) Layout {
	return l.mapColumns(shape, func(e uint32) uint32 {
		var out uint32
		for k := range shape {
			out |= DimPart(l.Shape, k, e) << DimShift(shape, k)
		}
		return out
	})
}

// Separable reports whether every column lies along dimension dim or does not
// touch it, so that a reduction can treat each bit of a place on its own.
func (l Layout) Separable(dim int) bool {
	mask := uint32(l.Shape[dim]-1) << DimShift(l.Shape, dim)
	for _, cs := range [][]uint32{l.Reg, l.Lane, l.Warp} {
		for _, c := range cs {
			if c&mask != 0 && c&^mask != 0 {
				return false
			}
		}
	}
	return true
}

// Along is a layout for folds that go along dimension dim step by step: its low
// bits lie in the registers of a thread and in the lanes of a warp. The other
// dimensions take what is left of the lanes, and warps; warps that they leave
// over share dim in long parts, by its highest bits.
func Along(shape []int, dim, vec, warps int) Layout {
	var own, other []uint32
	for b := range Log2(shape[dim]) {
		own = append(own, 1<<(DimShift(shape, dim)+b))
	}
	for d := len(shape) - 1; d >= 0; d-- {
		if d == dim {
			continue
		}
		for b := range Log2(shape[d]) {
			other = append(other, 1<<(DimShift(shape, d)+b))
		}
	}
	take := func(queue *[]uint32, n int) []uint32 {
		n = min(n, len(*queue))
		cs := slices.Clone((*queue)[:n])
		*queue = (*queue)[n:]
		return cs
	}
	l := Layout{Shape: shape}
	l.Reg = take(&own, Log2(vec))
	l.Lane = take(&own, LaneBits)
	l.Lane = append(l.Lane, take(&other, LaneBits-len(l.Lane))...)
	l.Lane = append(l.Lane, make([]uint32, LaneBits-len(l.Lane))...)
	l.Warp = take(&other, Log2(warps))
	low := max(0, len(own)-(Log2(warps)-len(l.Warp)))
	l.Warp = append(l.Warp, own[low:]...)
	own = own[:low]
	l.Warp = append(l.Warp, make([]uint32, Log2(warps)-len(l.Warp))...)
	l.Reg = append(append(l.Reg, own...), other...)
	return l
}

// Lead is l with its registers renamed so that neighbours along dimension dim
// come first: an access along dim then moves consecutive registers.
func (l Layout) Lead(dim int) Layout {
	var run []uint32
	for n := range Log2(l.Shape[dim]) {
		run = append(run, 1<<(DimShift(l.Shape, dim)+n))
	}
	return l.LeadBy(run)
}

// LeadBy is l with its registers renamed so that the columns of a run come first, in its order, up to one
// that no register has.
func (l Layout) LeadBy(run []uint32) Layout {
	var first, rest []uint32
	for _, n := range run {
		if !slices.Contains(l.Reg, n) {
			break
		}
		first = append(first, n)
	}
	for _, c := range l.Reg {
		if !slices.Contains(first, c) {
			rest = append(rest, c)
		}
	}
	l.Reg = append(first, rest...)
	return l
}

// dropCopies removes register columns that lie in the span of the earlier
// ones, so that each register holds an element of its own.
func (l Layout) dropCopies() (Layout, []int) {
	out := l
	out.Reg = nil
	from := make([]int, l.NumRegs())
	for i, c := range l.Reg {
		code, ok := Solve(out.Reg, c)
		if !ok {
			code = 1 << len(out.Reg)
			out.Reg = append(out.Reg, c)
		}
		for r := range from {
			if r>>i&1 != 0 {
				from[r] ^= code
			}
		}
	}
	return out, from
}

// Solve finds n with Combine(columns, n) == e, or reports that there is none.
func Solve(columns []uint32, e uint32) (n int, ok bool) {
	type row struct {
		vec  uint32
		code int
	}
	var room [32]row
	basis := room[:0] // each with a leading bit that no other has
	reduce := func(v uint32, code int) (uint32, int) {
		for _, b := range basis {
			if v&(1<<(bits.Len32(b.vec)-1)) != 0 {
				v ^= b.vec
				code ^= b.code
			}
		}
		return v, code
	}
	for i, c := range columns {
		if v, code := reduce(c, 1<<i); v != 0 {
			lead := uint32(1) << (bits.Len32(v) - 1)
			for k := range basis {
				if basis[k].vec&lead != 0 {
					basis[k].vec ^= v
					basis[k].code ^= code
				}
			}
			basis = append(basis, row{v, code})
		}
	}
	v, code := reduce(e, 0)
	return code, v == 0
}

// Onto reports whether every element is in some place: whether the columns, of which none
// is an element that there is not, span all of them.
func (l Layout) Onto() bool {
	var basis [32]uint32 // by leading bit
	rank := 0
	for _, columns := range [][]uint32{l.Reg, l.Lane, l.Warp} {
		for _, c := range columns {
			for c != 0 {
				lead := bits.Len32(c) - 1
				if basis[lead] == 0 {
					basis[lead] = c
					rank++
					break
				}
				c ^= basis[lead]
			}
		}
	}
	return rank == Log2(Size(l.Shape))
}

// RegisterMap says how a thread finds the registers of dst among its own
// registers of src: from[r] is the register of src that holds what register r
// of dst must hold. ok is false if data would have to move between threads.
func RegisterMap(src, dst Layout) (from []int, ok bool) {
	if !slices.Equal(src.Lane, dst.Lane) || !slices.Equal(src.Warp, dst.Warp) {
		return nil, false
	}
	codes := make([]int, len(dst.Reg))
	for i, c := range dst.Reg {
		if codes[i], ok = Solve(src.Reg, c); !ok {
			return nil, false
		}
	}
	from = make([]int, dst.NumRegs())
	for r := range from {
		for i, c := range codes {
			if r>>i&1 != 0 {
				from[r] ^= c
			}
		}
	}
	return from, true
}

// Copies returns the bits of lane and warp that do not change the element: a
// thread with any of them set holds a copy of what another thread holds too.
// It is exact if no column is a sum of others, as in every layout that this
// package builds.
func (l Layout) Copies() (lanes, warps int) {
	for i, c := range l.Lane {
		if c == 0 {
			lanes |= 1 << i
		}
	}
	for i, c := range l.Warp {
		if c == 0 {
			warps |= 1 << i
		}
	}
	return lanes, warps
}

// Contiguous returns how many consecutive registers, from any multiple of that
// number on, hold consecutive elements along dimension dim: the longest vector
// that one memory access can move.
func (l Layout) Contiguous(dim int) int {
	shift := DimShift(l.Shape, dim)
	n := 0
	for n < len(l.Reg) && n < Log2(l.Shape[dim]) && l.Reg[n] == 1<<(shift+n) {
		n++
	}
	low := uint32(1)<<n - 1
	for _, cs := range [][]uint32{l.Reg[n:], l.Lane, l.Warp} {
		for _, c := range cs {
			// A later column that touches the low bits shortens the run.
			for c>>shift&low != 0 {
				low >>= 1
				n--
			}
		}
	}
	return 1 << n
}

// Blocked distributes the elements along the dimensions of order, the first
// being the fastest: vec consecutive ones to a thread, then one vector to each
// lane, then to each warp, and what is left to further registers. A tile with
// too few elements is copied to the threads that are left over.
func Blocked(shape, order []int, vec, warps int) Layout {
	var queue []uint32 // the bits of the element index in dealing order
	for _, d := range order {
		for b := range Log2(shape[d]) {
			queue = append(queue, 1<<(DimShift(shape, d)+b))
		}
	}
	take := func(n int) []uint32 {
		n = min(n, len(queue))
		cs := slices.Clone(queue[:n])
		queue = queue[n:]
		return cs
	}
	pad := func(cs []uint32, n int) []uint32 { return append(cs, make([]uint32, n-len(cs))...) }
	l := Layout{Shape: shape}
	if len(order) > 0 {
		l.Reg = take(min(Log2(vec), Log2(shape[order[0]])))
	}
	l.Lane = pad(take(LaneBits), LaneBits)
	l.Warp = pad(take(Log2(warps)), Log2(warps))
	l.Reg = append(l.Reg, queue...)
	return l
}

// RowMajor is the order that makes the last dimension the fastest.
func RowMajor(rank int) []int {
	order := make([]int, rank)
	for i := range order {
		order[i] = rank - 1 - i
	}
	return order
}

// String renders the columns, as in "8x4 reg[1] lane[2,4,8,16,0] warp[0]".
func (l Layout) String() string {
	var b strings.Builder
	for i, d := range l.Shape {
		if i > 0 {
			b.WriteByte('x')
		}
		fmt.Fprint(&b, d)
	}
	for _, part := range []struct {
		name string
		cols []uint32
	}{{"reg", l.Reg}, {"lane", l.Lane}, {"warp", l.Warp}} {
		fmt.Fprintf(&b, " %s%s", part.name, strings.ReplaceAll(fmt.Sprint(part.cols), " ", ","))
	}
	return b.String()
}

// WithFirst moves dimension d to the front of an order.
func WithFirst(order []int, d int) []int {
	out := []int{d}
	for _, x := range order {
		if x != d {
			out = append(out, x)
		}
	}
	return out
}
