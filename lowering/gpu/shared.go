package gpu

import (
	"fmt"
	"slices"
	"strings"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/layout"
)

// Shared is a tile in shared memory: stages copies of it, one after the other.
//
// Within a copy, the contiguous dimension lies in panels of 128 bytes: first the
// rows of the first panel, the other dimensions in row-major order, then those
// of the next. In every aligned block of 128 bytes the 16-byte chunks are
// exchanged by exclusive or with the number of the block (swizzle), so that
// eight rows read at one chunk, as ldmatrix does, fall into different banks.
// wgmma knows this arrangement as its swizzle modes. The place of an element is
// linear over F2, as layouts are.
//
// In a cluster each CTA has a copy, or of Slices equal parts along dimension
// Along the one that the bits of its rank from RankBit on number.
type Shared struct {
	Shape      []int // of the whole tile
	Elem       num.Type
	Stages     int
	Contiguous int  // the contiguous dimension
	InLanes    bool // of 16 elements along it those come first that a lane has of a product's result
	Offset     int  // of stage 0, in bytes, within the CTA's shared memory

	Slices, Along, RankBit int
}

// ElemBytes returns the bytes that one element takes in shared memory.
func ElemBytes(t ast.Type) int {
	switch t := t.(type) {
	case ast.NumType:
		return max(t.Num().MemBits()/8, 1)
	case *ast.PtrType:
		return 8
	}
	panic("BUG: plan.ElemBytes: not an element type")
}

// Transposed describes the same bytes as the transposed tile.
func (s Shared) Transposed() Shared {
	s.Shape, s.Contiguous = []int{s.Shape[1], s.Shape[0]}, 1-s.Contiguous
	return s
}

// Part returns the extents of what one CTA has of the tile.
func (s Shared) Part() []int {
	if s.Slices <= 1 {
		return s.Shape
	}
	part := slices.Clone(s.Shape)
	part[s.Along] /= s.Slices
	return part
}

// StageBytes returns the size of one stage, in bytes.
func (s Shared) StageBytes() int {
	return layout.Size(s.Part()) * max(s.Elem.MemBits()/8, 1)
}

// RowBytes returns the bytes of a row of a panel: 128, or what the contiguous
// dimension has if that is less.
func (s Shared) RowBytes() int {
	return min(max(s.Elem.MemBits()/8, 1)*s.Part()[s.Contiguous], 128)
}

// TileAlign is the alignment of a tile in shared memory: eight rows of 128 bytes,
// so that the swizzle's banks are the hardware's.
const TileAlign = 1024

// StageStride returns the bytes between the stages of a tile.
func (s Shared) StageStride() int { return (s.StageBytes() + TileAlign - 1) / TileAlign * TileAlign }

// Place returns the byte offset of each bit of an element index within a
// stage: the columns of a linear map from elements to bytes. The bits that
// number the slices move nothing: a CTA has one of them.
func (s Shared) Place() []uint32 {
	part := s.Part()
	place := make([]uint32, layout.Log2(layout.Size(s.Shape)))
	next := uint32(max(s.Elem.MemBits()/8, 1))
	put := func(d, from, to int) {
		for b := from; b < to; b++ {
			place[layout.DimShift(s.Shape, d)+s.bitAt(d, b)] = swizzle(next, s.RowBytes())
			next *= 2
		}
	}
	panel := layout.Log2(s.RowBytes()) - layout.Log2(int(next))
	put(s.Contiguous, 0, panel)
	for d := len(s.Shape) - 1; d >= 0; d-- {
		if d != s.Contiguous {
			put(d, 0, layout.Log2(part[d]))
		}
	}
	put(s.Contiguous, panel, layout.Log2(part[s.Contiguous]))
	return place
}

// inLanes is the order of the bits that number 16 columns of a product's result, those in a
// lane's registers first: it has columns 2t and 2t + 1 of eight.
var inLanes = [4]int{0, 3, 1, 2}

// bitAt is which bit of the number along dimension d comes at place b there.
func (s Shared) bitAt(d, b int) int {
	if s.InLanes && d == s.Contiguous && b < len(inLanes) {
		return inLanes[b]
	}
	return b
}

// Run lists the element indices, powers of two, of which n neighbours in memory are sums: n is a
// power of two as well.
func (s Shared) Run(n int) (cols []uint32) {
	for b := range layout.Log2(n) {
		cols = append(cols, 1<<(layout.DimShift(s.Shape, s.Contiguous)+s.bitAt(s.Contiguous, b)))
	}
	return cols
}

// Lead is a layout with its registers renamed so that neighbours in memory come first.
func (s Shared) Lead(l layout.Layout) layout.Layout { return l.LeadBy(s.Run(s.Shape[s.Contiguous])) }

// swizzle moves byte offset off, a power of two, to its place: the number of
// the 128-byte block is folded into the chunks that a row has.
func swizzle(off uint32, rowBytes int) uint32 {
	const chunk, block = 16, 128
	chunks := uint32(rowBytes / chunk)
	if chunks >= 2 && off >= block && off < block*chunks {
		return off ^ off/block*chunk
	}
	return off
}

// sharedType spells the type of a tile in shared memory: its stages, extents and
// elements.
func sharedType(s Shared) string {
	var b strings.Builder
	fmt.Fprintf(&b, "!gpu.shared<%dx", s.Stages)
	for _, n := range s.Shape {
		fmt.Fprintf(&b, "%dx", n)
	}
	return b.String() + s.Elem.String() + ">"
}

// NewAllocShared builds a gpu.alloc_shared op. Its offset is set by the smem pass.
func NewAllocShared(at *ast.Op, s Shared) *ast.Op {
	dims := make([]int64, len(s.Shape))
	for i, d := range s.Shape {
		dims[i] = int64(d)
	}
	op := New(at, AllocShared, nil, &ast.OpaqueType{Text: sharedType(s)})
	op.Attrs = []ast.NamedAttr{
		{Name: KeyShape, Value: ast.DenseArrayAttr{Elem: num.I64, Values: dims}},
		{Name: KeyElem, Value: ast.TypeAttr{Type: ast.NumType(s.Elem)}},
		{Name: KeyStages, Value: Int(s.Stages)},
		{Name: KeyContiguous, Value: Int(s.Contiguous)},
	}
	if s.InLanes {
		op.SetAttr(KeyInLanes, ast.UnitAttr{})
	}
	if s.Slices > 1 {
		op.SetAttr(KeySlices, ast.DenseArrayAttr{Elem: num.I64, Values: []int64{int64(s.Slices), int64(s.Along), int64(s.RankBit)}})
	}
	return op
}

// SharedOf reads the description back from a gpu.alloc_shared op.
func SharedOf(op *ast.Op) (Shared, error) {
	dims, ok := op.Attr(KeyShape).(ast.DenseArrayAttr)
	elem, ok2 := op.Attr(KeyElem).(ast.TypeAttr)
	n, ok3 := elem.Type.(ast.NumType)
	if !ok || !ok2 || !ok3 {
		return Shared{}, fmt.Errorf("%s: expected attributes shape = array<i64: …> and elem = a number type", AllocShared)
	}
	s := Shared{
		Elem:       n.Num(),
		Stages:     int(op.Int(KeyStages, 1)),
		Contiguous: int(op.Int(KeyContiguous, 0)),
		InLanes:    op.Has(KeyInLanes),
		Slices:     1,
		Offset:     int(op.Int(KeyOffset, 0)),
	}
	for _, d := range dims.Values {
		if d < 1 {
			return Shared{}, fmt.Errorf("%s: expected extents of 1 at least, got %v", AllocShared, dims.Values)
		}
		s.Shape = append(s.Shape, int(d))
	}
	if a, ok := op.Attr(KeySlices).(ast.DenseArrayAttr); ok && len(a.Values) == 3 {
		s.Slices, s.Along, s.RankBit = int(a.Values[0]), int(a.Values[1]), int(a.Values[2])
		if s.Along < 0 || s.Along >= len(s.Shape) || s.Slices < 1 || s.Shape[s.Along]%s.Slices != 0 || s.RankBit < 0 {
			return s, fmt.Errorf("%s: slices = %v do not fit a tile of rank %d", AllocShared, a.Values, len(s.Shape))
		}
	}
	if s.Contiguous < 0 || s.Contiguous >= len(s.Shape) || s.Stages < 1 {
		return s, fmt.Errorf("%s: contiguous = %d, stages = %d do not fit a tile of rank %d", AllocShared, s.Contiguous, s.Stages, len(s.Shape))
	}
	return s, nil
}

// CopyToken returns the token that a gpu.copy_async waits for, or nil.
func CopyToken(op *ast.Op) *ast.Value {
	v := op.Operands()[len(op.Operands())-1]
	if _, ok := v.Type.(ast.TokenType); ok {
		return v
	}
	return nil
}

// CopyPlace lists what says where a gpu.copy_async reads, beside its first operand:
// the index of a view, or what limits pointers.
func CopyPlace(op *ast.Op) []*ast.Value {
	place := op.Operands()[operandIndex(op, InWhere):]
	if CopyToken(op) != nil {
		place = place[:len(place)-1]
	}
	return place
}

// NewLocalBarrier makes a barrier that keeps tiles in shared memory apart: the
// threads of each CTA wait for each other.
func NewLocalBarrier(at *ast.Op) *ast.Op {
	op := New(at, Barrier, nil)
	op.SetAttr(AttrLocal, ast.UnitAttr{})
	return op
}

func TileBytes(v *ast.Value) int {
	t := ast.AsTile(v.Type)
	return int(t.NumElements()) * ElemBytes(t.Elem)
}

func RoundUp(n, to int) int { return (n + to - 1) / to * to }
