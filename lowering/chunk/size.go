package chunk

import (
	"math/bits"
	"slices"

	"tileir/ast"
	"tileir/views"
)

// shapeHint is what chunks of a tile should look like.
type shapeHint struct {
	square  bool // as long along a as along b: memory or threads run along both
	a, b    int
	product bool // what is multiplied is read once for each row and column of chunks
}

// sizeFor chooses the extents of the chunks in which v is computed: all of it
// if it is small. Otherwise a chunk is a run of the row-major order, so that a
// reshape is no obstacle, unless something on the way says that a square is
// better.
func (p *sizer) sizeFor(v *ast.Value) []int64 {
	t := p.tile(v)
	if !p.large(v) {
		return t.Shape
	}
	h, _ := p.hint(v)
	return sized(t.Shape, p.limits.Chunk, h)
}

func sized(shape []int64, n int64, h shapeHint) []int64 {
	size := slices.Repeat([]int64{1}, len(shape))
	last := len(shape) - 1
	switch {
	case h.product:
		n *= 2 // an accumulator may take more than other tiles
		size[last] = min(shape[last], half(n))
		size[last-1] = min(shape[last-1], n/size[last])
		return size
	case h.square:
		size[h.a] = min(shape[h.a], half(n))
		size[h.b] = min(shape[h.b], n/size[h.a])
		size[h.a] = min(shape[h.a], n/size[h.b])
		n /= size[h.a] * size[h.b]
	}
	for d := last; d >= 0; d-- {
		if size[d] == 1 {
			size[d] = min(shape[d], n)
			n /= size[d]
		}
	}
	return size
}

// half is the root of a power of two, rounded down to one.
func half(n int64) int64 { return 1 << (bits.Len64(uint64(n)-1) / 2) }

// maybeHint is a hint, if there is one.
type maybeHint struct {
	hint shapeHint
	ok   bool
}

// hint looks for what gives chunks of v a shape, as far as they are computed
// element by element. What was found is remembered: values are read by many.
func (p *sizer) hint(v *ast.Value) (shapeHint, bool) {
	h, known := p.hints[v]
	if !known {
		h.hint, h.ok = p.findHint(v)
		p.hints[v] = h
	}
	return h.hint, h.ok
}

func (p *sizer) findHint(v *ast.Value) (shapeHint, bool) {
	op := v.Def()
	if op == nil {
		return shapeHint{}, false
	}
	switch op.Opcode {
	case ast.OpPermute:
		perm := op.Attr(ast.KeyPermutation).(ast.DenseArrayAttr).Values
		last := len(perm) - 1
		from := slices.Index(perm, int64(last))
		return shapeHint{square: true, a: last, b: from}, from != last
	case ast.OpMmaF, ast.OpMmaI, ast.OpMmaFScaled:
		return shapeHint{product: true}, true
	case ast.OpLoadViewTko:
		return viewHint(op.Get(ast.InView))
	}
	if !elementwise(op) {
		return shapeHint{}, false
	}
	for _, o := range op.Operands() {
		if p.large(o) {
			if h, ok := p.hint(o); ok {
				return h, true
			}
		}
	}
	return shapeHint{}, false
}

// viewHint looks at the direction in which a view runs through memory.
func viewHint(view *ast.Value) (shapeHint, bool) {
	m := views.Of(view.Type.(ast.View))
	last := len(m.Tile) - 1
	for d := range m.Tile {
		if d != last && m.Tensor.Strides[m.Dim[d]] == 1 && m.Tensor.Strides[m.Dim[last]] != 1 {
			return shapeHint{square: true, a: last, b: d}, true
		}
	}
	return shapeHint{}, false
}
