package transfer

import (
	"slices"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/gpu"
	"tileir/lowering/layout"
)

// Transfer is one tile on its way between threads, through scratch: one for each
// result of a reduction, one for any other op.
type Transfer struct {
	layout.Exchange
	Offset int // within the op's scratch
}

// passage is what a transfer must do: from bytes of a tile that threads have to
// the same bytes where threads want them.
type passage struct {
	src, dst         layout.Map
	srcSize, dstSize int // bytes of an element
	bytes            int
}

// Transfers returns the transfers of an op that moves tiles through scratch, in
// 2^rounds rounds each, for a tile block of so many warps and CTAs. It returns none if the op moves no tile, or cannot do so
// in so many rounds.
func Transfers(op *ast.Op, warps, cluster, rounds int) (list []Transfer) {
	if gpu.WithinWarps(op) {
		return withinWarps(op, warps, rounds)
	}
	offset := 0
	for _, p := range passages(op, warps, cluster) {
		x, ok := layout.NewExchange(p.src, p.dst, p.srcSize, p.dstSize, layout.Log2(p.bytes), rounds)
		if !ok {
			return nil
		}
		list = append(list, Transfer{x, offset})
		offset += gpu.RoundUp(x.Bytes, 16)
	}
	return list
}

// withinWarps is the transfer of a conversion that each warp makes by itself.
func withinWarps(op *ast.Op, warps, rounds int) []Transfer {
	src, err1 := gpu.LayoutOf(op.Source(), warps)
	dst, err2 := gpu.LayoutOf(op.Value(), warps)
	if err1 != nil || err2 != nil {
		return nil
	}
	x, ok := layout.NewWarpExchange(src, dst, gpu.ElemBytes(ast.AsTile(op.Value().Type).Elem), rounds)
	if !ok {
		return nil
	}
	return []Transfer{{Exchange: x}}
}

// RoundsOf returns k for an op whose transfers take 2^k rounds.
func RoundsOf(op *ast.Op) int { return int(op.Int(gpu.AttrRounds, 0)) }

func passages(op *ast.Op, warps, cluster int) []passage {
	like := func(from, to *ast.Value) []passage {
		src, err1 := gpu.LayoutOf(from, warps)
		dst, err2 := gpu.LayoutOf(to, warps)
		if err1 != nil || err2 != nil {
			return nil
		}
		size := gpu.ElemBytes(ast.AsTile(to.Type).Elem)
		switch {
		case op.Opcode == ast.OpExtract:
			return []passage{{src.Within(dst.Shape, size), dst.Bytes(size), size, size, gpu.TileBytes(to)}}
		case op.Opcode == ast.OpInsert:
			return []passage{{src.Bytes(size), dst.Within(src.Shape, size), size, size, gpu.TileBytes(from)}}
		case op.Opcode == ast.OpPack, op.Opcode == ast.OpUnpack:
			a, b := ScratchSizes(ast.AsTile(from.Type).Elem, ast.AsTile(to.Type).Elem)
			return []passage{{src.Bytes(a), dst.Bytes(b), a, b, layout.Size(src.Shape) * a}}
		}
		return []passage{{src.Bytes(size), dst.Bytes(size), size, size, gpu.TileBytes(to)}}
	}
	switch {
	case gpu.Is(op, gpu.Convert), op.Opcode == ast.OpPack, op.Opcode == ast.OpUnpack, op.Opcode == ast.OpInsert, op.Opcode == ast.OpExtract:
		return like(op.Operand(0), op.Value())
	case NeedsBroadcast(op, warps):
		return like(op.Loaded(), op.Loaded())
	case op.Opcode == ast.OpReduce, op.Opcode == ast.OpScan:
		return foldPassages(op, warps, cluster)
	}
	return nil
}

// ScratchSizes returns the bytes that elements take in scratch when a tile of one
// type is packed or unpacked to another. Elements of 4 bits take a byte, and then
// a byte of the other side is a pair of them.
func ScratchSizes(from, to ast.Type) (a, b int) {
	a, b = gpu.ElemBytes(from), gpu.ElemBytes(to)
	packed := func(t ast.Type) bool {
		n, ok := t.(ast.NumType)
		return ok && n.Num().MemBits() < 8
	}
	switch {
	case packed(from) && !packed(to):
		b *= 2
	case packed(to) && !packed(from):
		a *= 2
	}
	return a, b
}

// foldPassages are those of a reduction or scan whose dimension several warps
// share: a tile of the partial results, with the number of the warp as first
// dimension, is read by every warp that has a part of the row.
func foldPassages(op *ast.Op, warps, cluster int) (list []passage) {
	src, err := gpu.LayoutOf(op.List(ast.InOperands)[0], warps)
	dim := int(op.Int(ast.KeyDim, 0))
	parts := 1
	if err == nil {
		parts = ReduceWarps(src, dim)
	}
	if parts == 1 {
		return nil
	}
	have, want, _ := Partials(src, dim, cluster)
	if op.Opcode == ast.OpScan {
		have, want = PartSums(src, dim)
	}
	for _, r := range op.Results() {
		size := gpu.ElemBytes(ast.AsTile(r.Type).Elem)
		list = append(list, passage{have.Bytes(size), want.Bytes(size), size, size, layout.Size(have.Shape) * size})
	}
	return list
}

// PartSums returns the layouts of what a scan along dim has come to at the end of
// each warp's part: as the warps have them, and as threads read them, all parts of
// a row as further registers, in order.
func PartSums(src layout.Layout, dim int) (have, want layout.Layout) {
	result, _ := src.Slice(dim)
	have = partsHad(src, dim)
	want = layout.Layout{Shape: have.Shape, Reg: slices.Clone(result.Reg), Lane: result.Lane, Warp: result.Warp}
	for part := 1; part < have.Shape[0]; part *= 2 {
		want.Reg = append(want.Reg, uint32(part*layout.Size(result.Shape)))
	}
	return have, want
}

// partsHad is the layout of a result for each warp along dim, with the number of
// the warp as first dimension, where that warp has it.
func partsHad(src layout.Layout, dim int) layout.Layout {
	result, _ := src.Slice(dim)
	have := layout.Layout{Shape: append([]int{ReduceWarps(src, dim)}, result.Shape...), Reg: result.Reg, Lane: result.Lane}
	next := uint32(layout.Size(result.Shape))
	for i, c := range src.Warp {
		if layout.DimPart(src.Shape, dim, c) == 0 {
			have.Warp = append(have.Warp, result.Warp[i])
		} else {
			have.Warp = append(have.Warp, next)
			next *= 2
		}
	}
	return have
}

// Partials returns the layouts of the partial results of a reduction along dim: as
// the warps have them, and as threads read them. Of each element a thread reads the
// first few parts as further registers; what is left goes to lanes that hold
// copies of the result, whose bits are returned, so that a thread does not have to
// read them all. The shared memory of another CTA is so far away that lanes get all
// they can take.
func Partials(src layout.Layout, dim, cluster int) (have, want layout.Layout, lanes []int) {
	result, _ := src.Slice(dim)
	n := ReduceWarps(src, dim)
	have = partsHad(src, dim)
	want = layout.Layout{Shape: have.Shape, Reg: slices.Clone(result.Reg), Lane: slices.Clone(result.Lane), Warp: result.Warp}
	own := 4
	if cluster > 1 {
		own = 1
	}
	for part := 1; part < n; part *= 2 {
		c := uint32(part * layout.Size(result.Shape))
		if lane := slices.Index(want.Lane, 0); part >= own && lane >= 0 {
			want.Lane[lane] = c
			lanes = append(lanes, lane)
		} else {
			want.Reg = append(want.Reg, c)
		}
	}
	return have, want, lanes
}

// ShuffleOf returns the shuffle between two layouts with as many elements in a word
// as can be; ok is false if warps would have to exchange something.
func ShuffleOf(src, dst layout.Layout, elem ast.Type) (s layout.Shuffle, ok bool) {
	if n, is := elem.(ast.NumType); is && n.Num() != num.I1 {
		if per := 4 / gpu.ElemBytes(elem); per > 1 {
			if s, ok = layout.NewShuffle(src, dst, per); ok {
				return s, true
			}
		}
	}
	return layout.NewShuffle(src, dst, 1)
}

// ReduceWarps returns how many warps share dimension dim under a layout.
func ReduceWarps(l layout.Layout, dim int) int {
	n := 1
	for _, c := range l.Warp {
		if layout.DimPart(l.Shape, dim, c) != 0 {
			n *= 2
		}
	}
	return n
}

// NeedsBroadcast reports whether op is an access that must be made once per
// element, while several threads hold the result: an atomic, or a load that
// other tile blocks may write concurrently, whose result is used.
func NeedsBroadcast(op *ast.Op, warps int) bool {
	if !op.ReadsMemory() || op.IsLoad() && op.IsWeak() || len(op.Loaded().Uses()) == 0 {
		return false
	}
	l, err := gpu.LayoutOf(op.Loaded(), warps)
	if err != nil {
		return false
	}
	lanes, w := l.Copies()
	return lanes|w != 0
}
