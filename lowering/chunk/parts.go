package chunk

import (
	"slices"

	"tileir/ast"
)

// part is a chunk of an operand that a chunk of a result is computed from.
type part struct {
	v     *ast.Value
	size  []int64
	moved bool // its elements are at other coordinates than the result's
}

// fusable reports whether chunks of op's result can be computed from chunks of
// its operands, where they are demanded.
func fusable(op *ast.Op) bool {
	if elementwise(op) || op.IsLoad() {
		return true
	}
	switch op.Opcode {
	case ast.OpIota, ast.OpBroadcast, ast.OpReshape, ast.OpPermute, ast.OpExtract, ast.OpInsert, ast.OpCat,
		ast.OpPack, ast.OpUnpack, ast.OpMmaF, ast.OpMmaI, ast.OpMmaFScaled:
		return true
	case ast.OpConstant:
		return op.Attr(ast.KeyValue).(*ast.DenseAttr).Splat
	}
	return false
}

// elementwise reports whether element x of the result is made of elements x of
// the operands. An assumption holds for a chunk no less, but need not be
// repeated there.
func elementwise(op *ast.Op) bool {
	info := op.Info()
	return info != nil && info.Is(ast.Elementwise) || op.Opcode == ast.OpAssume
}

// parts lists what op needs for a chunk of its result, or of what it writes. ok
// is false if that is no chunk of an operand.
func (p *sizer) parts(op *ast.Op, s []int64) (list []part, ok bool) {
	switch op.Opcode {
	case ast.OpConstant, ast.OpIota:
		return nil, true
	case ast.OpBroadcast:
		return moved(op.Source(), broadcastSize(p.tile(op.Source()).Shape, s)), true
	case ast.OpReshape:
		from := reshapedSize(p.tile(op.Value()).Shape, p.tile(op.Source()).Shape, s)
		return moved(op.Source(), from), from != nil
	case ast.OpPermute:
		return moved(op.Source(), permutedSize(op, s)), true
	case ast.OpExtract:
		return moved(op.Get(ast.InSource), s), true
	case ast.OpInsert:
		return append(moved(op.Get(ast.InSource), smaller(s, p.tile(op.Get(ast.InSource)).Shape)), moved(op.Get(ast.InDestination), s)...), true
	case ast.OpCat:
		half := smaller(s, p.tile(op.Get(ast.InLhs)).Shape)
		return append(moved(op.Get(ast.InLhs), half), moved(op.Get(ast.InRhs), half)...), true
	case ast.OpPack, ast.OpUnpack:
		from := packedSize(p.tile(op.Value()), p.tile(op.Source()), s)
		return moved(op.Source(), from), from != nil
	case ast.OpMmaF, ast.OpMmaI, ast.OpMmaFScaled:
		m := p.product(op, s)
		for i, v := range op.Operands() {
			list = append(list, part{v, m.sizes[i], i != 2})
		}
		return list, true
	}
	d, rows := sparseRows(op)
	for _, v := range op.Operands() {
		switch t := p.tile(v); {
		case t == nil || t.Rank() == 0:
		case v == rows:
			list = append(list, part{v, []int64{s[d]}, true})
		default:
			list = append(list, part{v, s, false})
		}
	}
	return list, true
}

func moved(v *ast.Value, size []int64) []part { return []part{{v, size, true}} }

func smaller(a, b []int64) []int64 {
	out := slices.Clone(a)
	for d := range out {
		out[d] = min(out[d], b[d])
	}
	return out
}

func broadcastSize(from, s []int64) []int64 { return smaller(s, from) }

func permutedSize(op *ast.Op, s []int64) []int64 {
	out := make([]int64, len(s))
	for d, from := range op.Attr(ast.KeyPermutation).(ast.DenseArrayAttr).Values {
		out[from] = s[d]
	}
	return out
}

// reshapedSize returns the chunk of a tile of shape from that is a chunk of
// extents s of the same elements in shape to, or nil. The low bits of every
// coordinate of the one must be the low bits of the coordinates of the other:
//
//	to 8x4, s 2x4: bits 0 1 2 of the row-major index; from 32: 8
//	to 8x4, s 4x2: bits 0, 2 3; from 32: none; from 2x4x4: 1x4x2
func reshapedSize(to, from, s []int64) []int64 {
	kept := uint64(0) // the place values of the bits
	stride := int64(1)
	for d := len(to) - 1; d >= 0; d-- {
		for b := int64(1); b < s[d]; b *= 2 {
			kept |= uint64(stride * b)
		}
		stride *= to[d]
	}
	out := make([]int64, len(from))
	stride = 1
	for d := len(from) - 1; d >= 0; d-- {
		out[d] = 1
		for b := int64(1); b < from[d] && kept&uint64(stride*b) != 0; b *= 2 {
			out[d] *= 2
			kept &^= uint64(stride * b)
		}
		stride *= from[d]
	}
	if kept != 0 {
		return nil
	}
	return out
}

// packedSize returns the elements of the operand that make s elements of the
// result with the same bits, or nil if there is less than one. Both have one
// dimension.
func packedSize(to, from *ast.TileType, s []int64) []int64 {
	n := s[0] * from.NumElements() / to.NumElements()
	if n == 0 {
		return nil
	}
	return []int64{n}
}

// sparseRows returns the tile of rows that a gather or scatter takes as the
// index of a dimension, and that dimension.
func sparseRows(op *ast.Op) (int, *ast.Value) {
	view, index := viewOf(op)
	if view == nil {
		return 0, nil
	}
	if t, ok := view.Type.(*ast.GatherScatterViewType); ok {
		return int(t.SparseDim), index[t.SparseDim]
	}
	return 0, nil
}

// viewOf returns the view and index of an access by view, or nil.
func viewOf(op *ast.Op) (*ast.Value, []*ast.Value) {
	if !op.ThroughView() {
		return nil, nil
	}
	return op.Get(ast.InView), op.List(ast.InIndex)
}

// product says how a chunk of a product is computed: in steps along k, from
// chunks of its operands.
type product struct {
	steps int64
	sizes [][]int64 // of the chunks of each operand
}

func (p *sizer) product(op *ast.Op, s []int64) product {
	r := len(s)
	a := p.tile(op.Get(ast.InLhs)).Shape
	k := a[r-1]
	step := min(k, max(1, p.limits.Chunk/max(s[r-2], s[r-1])))
	// Both operands, and those of the next step, are in shared memory at once.
	for both := (s[r-2] + s[r-1]) * elemBytes(p.tile(op.Get(ast.InLhs))); step > 1 && p.limits.Shared > 0 && 2*both*step > p.limits.Shared; {
		step /= 2
	}
	if op.Opcode == ast.OpMmaFScaled {
		// A scale counts for a whole block along k.
		step = max(step, k/p.tile(op.Get(ast.InLhsScale)).Shape[r-1], k/p.tile(op.Get(ast.InRhsScale)).Shape[r-2])
	}
	m := product{steps: k / step}
	along := func(rows, cols int64) []int64 {
		size := slices.Clone(s)
		size[r-2], size[r-1] = rows, cols
		return size
	}
	m.sizes = [][]int64{along(s[r-2], step), along(step, s[r-1]), s}
	if op.Opcode == ast.OpMmaFScaled {
		sa, sb := p.tile(op.Get(ast.InLhsScale)).Shape[r-1], p.tile(op.Get(ast.InRhsScale)).Shape[r-2]
		m.sizes = append(m.sizes, along(s[r-2], step*sa/k), along(step*sb/k, s[r-1]))
	}
	return m
}

// fold chooses the chunks of a reduction or a scan.
func (p *planner) fold(op *ast.Op) {
	first := op.List(ast.InOperands)[0]
	size := p.sizeFor(first)
	x := p.sink(op, -1)
	p.sizes[*x] = size
	for _, v := range op.Operands() {
		p.demand(v, size, x)
	}
	whole := len(p.tile(op.FirstResult()).Shape) == 0 || foldsAtOnce(op, p.tile(first).Shape, size)
	for _, r := range op.Results() {
		if op.Opcode == ast.OpScan || !whole {
			p.materialize(r, "it is there as a whole when "+op.ShortName()+" is done")
		}
	}
}

// foldsAtOnce reports whether the chunks of a reduction differ along its
// dimension only.
func foldsAtOnce(op *ast.Op, shape, size []int64) bool {
	dim := int(op.Int(ast.KeyDim, 0))
	for d := range shape {
		if d != dim && size[d] != shape[d] {
			return false
		}
	}
	return op.Opcode == ast.OpReduce
}
