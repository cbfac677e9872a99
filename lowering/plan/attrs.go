package plan

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/layout"
)

// The names of the attributes and ops; see the package comment.
const (
	AttrWarps   = "gpu.warps"
	AttrCluster = "gpu.cluster"
	AttrShared  = "gpu.shared"
	AttrScratch = "gpu.scratch"
	AttrRounds  = "gpu.rounds"
	attrBy      = "by" // on gpu.convert_layout
	AttrLayout  = "gpu.layout"
	AttrVector  = "gpu.vector"
	AttrDivisor = "gpu.divisors"

	AttrOccupancy = "gpu.occupancy"
	AttrTogether  = "gpu.together"
	AttrLocal     = "gpu.local" // on gpu.barrier: the threads of a CTA wait, not those of its cluster
	AttrAsync     = "gpu.async" // on gpu.store_shared and gpu.wait: wgmma reads what is there next
	attrWhy       = "why"       // on gpu.barrier
	attrTypes     = "types"     // on gpu.print

	AllocShared = "gpu.alloc_shared"
	StoreShared = "gpu.store_shared"
	LoadShared  = "gpu.load_shared"
	CopyAsync   = "gpu.copy_async"
	Commit      = "gpu.commit"
	Wait        = "gpu.wait"
	Barrier     = "gpu.barrier"
	Convert     = "gpu.convert_layout"
	Mma         = "gpu.mma"
	MmaWait     = "gpu.mma_wait"
	Print       = "gpu.print"
)

// newOp makes a gpu.* op that takes its place and position from at.
func newOp(at *ast.Op, name string, operands []*ast.Value, results ...ast.Type) *ast.Op {
	op := ast.NewOp(ast.OpUnregistered, operands, results)
	op.Pos, op.Loc = at.Pos, at.Loc
	op.SetName(name)
	return op
}

func int64Array(values ...int) ast.Attr {
	a := ast.DenseArrayAttr{Elem: num.I64}
	for _, v := range values {
		a.Values = append(a.Values, int64(v))
	}
	return a
}

// ScratchOf returns where the scratch of an op lies, and its size in bytes; ok is
// false if it has none.
func ScratchOf(op *ast.Op) (offset, bytes int, ok bool) {
	a, _ := op.Attr(AttrScratch).(ast.DenseArrayAttr)
	if len(a.Values) != 2 {
		return 0, 0, false
	}
	return int(a.Values[0]), int(a.Values[1]), true
}

func intAttr(v int) ast.Attr { return ast.IntAttr{Value: int64(v), Type: ast.NumType(num.I64)} }

// AppendLayout spells the columns of a layout; its shape is that of the type.
//
//	reg 1,64 lane 2,4,8,16,32 warp 0,128
func AppendLayout(b []byte, l layout.Layout) []byte {
	for i, part := range [][]uint32{l.Reg, l.Lane, l.Warp} {
		if i > 0 {
			b = append(b, ' ')
		}
		b = append(b, layoutParts[i]...)
		for k, c := range part {
			b = append(b, " ,"[min(k, 1)])
			b = strconv.AppendUint(b, uint64(c), 10)
		}
	}
	return b
}

var layoutParts = [...]string{"reg", "lane", "warp"}

// ParseLayout reads what AppendLayout wrote, for a tile of the given shape.
func ParseLayout(s string, shape []int) (layout.Layout, error) {
	l := layout.Layout{Shape: shape}
	part := -1
	parts := [...]*[]uint32{&l.Reg, &l.Lane, &l.Warp}
	for _, w := range strings.Fields(s) {
		if part+1 < len(parts) && w == layoutParts[part+1] {
			part++
			continue
		}
		if part < 0 {
			return l, fmt.Errorf("layout %q: expected \"reg\" first", s)
		}
		for _, n := range strings.Split(w, ",") {
			c, err := strconv.ParseUint(n, 10, 32)
			if err != nil || c >= uint64(layout.Size(shape)) {
				return l, fmt.Errorf("layout %q: %q is no element of a tile of %d elements", s, n, layout.Size(shape))
			}
			*parts[part] = append(*parts[part], uint32(c))
		}
	}
	if part != 2 || len(l.Lane) != layout.LaneBits {
		return l, fmt.Errorf("layout %q: expected reg, lane (%d columns) and warp", s, layout.LaneBits)
	}
	return l, nil
}

// Shape returns the extents of a tile type as layouts count them.
func Shape(t *ast.TileType) []int {
	s := make([]int, len(t.Shape))
	for i, d := range t.Shape {
		s[i] = int(d)
	}
	return s
}

// LayoutOf returns the layout that a tile was given; every thread holds a tile
// of one element.
func LayoutOf(v *ast.Value, warps int) (layout.Layout, error) {
	t := ast.AsTile(v.Type)
	if t == nil {
		return layout.Layout{}, fmt.Errorf("%s is not a tile", v.Type)
	}
	if t.NumElements() == 1 {
		return layout.Scalar(Shape(t), warps), nil
	}
	// A loop lists the layouts of its results, then those of its block's
	// arguments.
	op, i := v.Def(), v.Index()
	if op == nil {
		op = v.ArgOf().Parent()
		i += len(op.Results())
	}
	list, _ := op.Attr(AttrLayout).(ast.ArrayAttr)
	if i >= len(list) {
		return layout.Layout{}, fmt.Errorf("%s has no %s", op.ShortName(), AttrLayout)
	}
	s, ok := list[i].(ast.StringAttr)
	if !ok {
		return layout.Layout{}, fmt.Errorf("%s: entry %d of %s is not a string", op.ShortName(), i, AttrLayout)
	}
	return ParseLayout(string(s), Shape(t))
}

// SetDivisors records what divides the arguments of an entry.
func SetDivisors(entry *ast.Op, divisors []uint64) {
	values := make([]int64, len(divisors))
	for i, d := range divisors {
		values[i] = int64(powerOfTwo(max(d, 1)))
	}
	entry.SetAttr(AttrDivisor, ast.DenseArrayAttr{Elem: num.I64, Values: values})
}

// DivisorOf returns what divides argument i of an entry: 1 if nothing is known.
func DivisorOf(entry *ast.Op, i int) uint64 {
	if a, ok := entry.Attr(AttrDivisor).(ast.DenseArrayAttr); ok && i < len(a.Values) && a.Values[i] > 0 {
		return powerOfTwo(uint64(a.Values[i]))
	}
	return 1
}

// VectorOf returns how many elements one access of a memory op moves under a
// layout: what the plan found that memory allows, as far as a thread holds it
// in a row.
func VectorOf(op *ast.Op, l layout.Layout) int {
	a, ok := op.Attr(AttrVector).(ast.DenseArrayAttr)
	if !ok || len(a.Values) != 2 || a.Values[1] < 0 || int(a.Values[1]) >= len(l.Shape) {
		return 1
	}
	return min(l.Contiguous(int(a.Values[1])), int(max(a.Values[0], 1)))
}

// Shared is a tile in shared memory: stages copies of it, one after the other.
//
// Within a copy, dimension Fast is contiguous, in panels of 128 bytes: first
// the rows of the first panel, the other dimensions in row-major order, then
// those of the next. In every aligned block of 128 bytes the 16-byte chunks are
// exchanged by exclusive or with the number of the block (swizzle), so that
// eight rows read at one chunk, as ldmatrix does, fall into different banks.
// wgmma knows this arrangement as its swizzle modes. The place of an element is
// linear over F2, as layouts are.
//
// In a cluster each CTA has a copy, or of Slices equal parts along dimension
// Along the one that the bits of its rank from RankBit on number.
type Shared struct {
	Shape  []int // of the whole tile
	Elem   num.Type
	Stages int
	Fast   int // the contiguous dimension
	Offset int // of stage 0, in bytes, within the CTA's shared memory

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
	return min(max(s.Elem.MemBits()/8, 1)*s.Part()[s.Fast], 128)
}

// Place returns the byte offset of each bit of an element index within a
// stage: the columns of a linear map from elements to bytes. The bits that
// number the slices move nothing: a CTA has one of them.
func (s Shared) Place() []uint32 {
	part := s.Part()
	place := make([]uint32, layout.Log2(layout.Size(s.Shape)))
	next := uint32(max(s.Elem.MemBits()/8, 1))
	put := func(d, from, to int) {
		for b := from; b < to; b++ {
			place[layout.DimShift(s.Shape, d)+b] = swizzle(next, s.RowBytes())
			next *= 2
		}
	}
	panel := layout.Log2(s.RowBytes()) - layout.Log2(int(next))
	put(s.Fast, 0, panel)
	for d := len(s.Shape) - 1; d >= 0; d-- {
		if d != s.Fast {
			put(d, 0, layout.Log2(part[d]))
		}
	}
	put(s.Fast, panel, layout.Log2(part[s.Fast]))
	return place
}

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

// PlaceOf returns the byte offset of an element within a stage.
func PlaceOf(place []uint32, e uint32) uint32 { return layout.Combine(place, int(e)) }

// allocShared builds a gpu.alloc_shared op. Its offset is set by the smem pass.
func allocShared(at *ast.Op, s Shared) *ast.Op {
	dims := make([]int64, len(s.Shape))
	for i, d := range s.Shape {
		dims[i] = int64(d)
	}
	t := fmt.Sprintf("!gpu.shared<%dx%sx%s>", s.Stages, ast.ShapeString(dims), s.Elem)
	op := newOp(at, AllocShared, nil, &ast.OpaqueType{Text: t})
	op.Attrs = []ast.NamedAttr{
		{Name: "shape", Value: ast.DenseArrayAttr{Elem: num.I64, Values: dims}},
		{Name: "elem", Value: ast.TypeAttr{Type: ast.NumType(s.Elem)}},
		{Name: "stages", Value: intAttr(s.Stages)},
		{Name: "fast", Value: intAttr(s.Fast)},
	}
	if s.Slices > 1 {
		op.SetAttr("slices", ast.DenseArrayAttr{Elem: num.I64, Values: []int64{int64(s.Slices), int64(s.Along), int64(s.RankBit)}})
	}
	return op
}

// SharedOf reads the description back from a gpu.alloc_shared op.
func SharedOf(op *ast.Op) (Shared, error) {
	dims, ok := op.Attr("shape").(ast.DenseArrayAttr)
	elem, ok2 := op.Attr("elem").(ast.TypeAttr)
	n, ok3 := elem.Type.(ast.NumType)
	if !ok || !ok2 || !ok3 {
		return Shared{}, fmt.Errorf("%s: expected attributes shape = array<i64: …> and elem = a number type", AllocShared)
	}
	s := Shared{
		Elem:   n.Num(),
		Stages: int(op.Int("stages", 1)),
		Fast:   int(op.Int("fast", 0)),
		Slices: 1,
		Offset: int(op.Int("offset", 0)),
	}
	for _, d := range dims.Values {
		s.Shape = append(s.Shape, int(d))
	}
	if a, ok := op.Attr("slices").(ast.DenseArrayAttr); ok && len(a.Values) == 3 {
		s.Slices, s.Along, s.RankBit = int(a.Values[0]), int(a.Values[1]), int(a.Values[2])
		if s.Along < 0 || s.Along >= len(s.Shape) || s.Slices < 1 || s.Shape[s.Along]%s.Slices != 0 || s.RankBit < 0 {
			return s, fmt.Errorf("%s: slices = %v do not fit a tile of rank %d", AllocShared, a.Values, len(s.Shape))
		}
	}
	if s.Fast < 0 || s.Fast >= len(s.Shape) || s.Stages < 1 {
		return s, fmt.Errorf("%s: fast = %d, stages = %d do not fit a tile of rank %d", AllocShared, s.Fast, s.Stages, len(s.Shape))
	}
	return s, nil
}

// Is reports whether op is the gpu.* op called name.
func Is(op *ast.Op, name string) bool {
	return op != nil && op.Opcode == ast.OpUnregistered && op.Name() == name
}
