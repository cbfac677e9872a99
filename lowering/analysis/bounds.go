package analysis

import (
	"slices"

	"tileir/ast"
)

// Bound is a condition of a mask: c[dim] < end − start + more, for the first
// elements of two tiles; or that the first element of a tile of booleans, cond,
// is true.
type Bound struct {
	Dim        int
	Start, End *ast.Value
	More       int64
	Cond       *ast.Value
}

// maskBounds is the bounds that a mask consists of, if it is a box.
type maskBounds struct {
	list []Bound
	ok   bool
}

// SplatBits returns the encoding that all elements of a constant tile have.
func SplatBits(v *ast.Value) (uint64, bool) {
	op := v.Def()
	if op == nil {
		return 0, false
	}
	switch op.Opcode {
	case ast.OpReshape, ast.OpBroadcast:
		return SplatBits(op.Source())
	case ast.OpConstant:
		c, ok := op.Attr(ast.KeyValue).(*ast.DenseAttr)
		if ok && (c.Splat || c.Type.NumElements() == 1) {
			return c.Elem(0), true
		}
	}
	return 0, false
}

// maxBounds is of how many bounds a box may consist. Masks have one or two for
// each dimension; but as each is an and of others they may have any number.
const maxBounds = 64

// bounds knows which coordinates a mask leaves.
type bounds struct {
	*affineForms
	masks map[*ast.Value]maskBounds // memory of Bounds
}

// Bounds takes a mask apart into bounds of the coordinates; ok is false if
// it is no box. What was found is remembered, as masks are made of each other.
func (f *bounds) Bounds(mask *ast.Value) ([]Bound, bool) {
	m, known := f.masks[mask]
	if !known {
		m.list, m.ok = f.findBounds(mask)
		if m.list = slices.Clip(m.list); len(m.list) > maxBounds {
			m = maskBounds{}
		}
		if f.masks == nil {
			f.masks = map[*ast.Value]maskBounds{}
		}
		f.masks[mask] = m
	}
	return m.list, m.ok
}

func (f *bounds) findBounds(mask *ast.Value) ([]Bound, bool) {
	if bits, ok := SplatBits(mask); ok && bits&1 != 0 {
		return nil, true
	}
	if f.IsUniform(mask) {
		return []Bound{{Cond: mask}}, true
	}
	op := mask.Def()
	if op == nil {
		return nil, false
	}
	switch op.Opcode {
	case ast.OpBroadcast:
		return f.Bounds(op.Source()) // repeated dimensions have no bound
	case ast.OpReshape:
		return f.reshapedBounds(op)
	case ast.OpAndI:
		x, ok1 := f.Bounds(op.Get(ast.InLhs))
		y, ok2 := f.Bounds(op.Get(ast.InRhs))
		return append(x, y...), ok1 && ok2 // both are clipped
	case ast.OpCmpI:
		return f.comparison(op)
	}
	return nil, false
}

// reshapedBounds follows bounds to where a reshape leaves their dimensions.
func (f *bounds) reshapedBounds(op *ast.Op) ([]Bound, bool) {
	list, ok := f.Bounds(op.Source())
	from, to := ast.AsTile(op.Source().Type).Shape, ast.AsTile(op.Value().Type).Shape
	parts, split := SplitDims(from, to)
	if !ok || !split {
		return nil, false
	}
	list = slices.Clone(list)
	for i := range list {
		if list[i].Cond != nil {
			continue
		}
		found := false
		for k, p := range parts {
			if to[k] > 1 && p.dim == list[i].Dim && to[k] == from[p.dim] {
				list[i].Dim, found = k, true
				break
			}
		}
		if !found {
			return nil, false
		}
	}
	return list, true
}

// comparison is the bound that x < y or the like is, where x counts along one
// dimension and y is the same everywhere. x ≥ y is none unless it always holds.
func (f *bounds) comparison(op *ast.Op) ([]Bound, bool) {
	x, y := op.Get(ast.InLhs), op.Get(ast.InRhs)
	p := op.Enum(ast.KeyComparisonPredicate, ast.CmpEqual)
	if f.IsUniform(x) {
		x, y, p = y, x, mirrored[p]
	}
	dim, ok := f.counts(x)
	if !ok || !f.IsUniform(y) {
		return nil, false
	}
	first, limit := f.Range(x), f.Range(y)
	if !IsSigned(op) && (first.lo < 0 || limit.lo < 0) {
		return nil, false
	}
	// Extents are computed in 64 bits, which hold differences of shorter numbers.
	short := ast.AsTile(x.Type).ElemNum().Bits() < 64
	switch p {
	case ast.CmpLess:
		return []Bound{{Dim: dim, Start: x, End: y}}, short || first.lo >= 0
	case ast.CmpLessEqual:
		return []Bound{{Dim: dim, Start: x, End: y, More: 1}}, short
	case ast.CmpGreaterEqual:
		return nil, first.lo >= limit.hi
	case ast.CmpGreater:
		return nil, first.lo > limit.hi
	}
	return nil, false
}

// mirrored is the predicate with operands exchanged.
var mirrored = [...]uint32{
	ast.CmpEqual: ast.CmpEqual, ast.CmpNotEqual: ast.CmpNotEqual,
	ast.CmpLess: ast.CmpGreater, ast.CmpLessEqual: ast.CmpGreaterEqual,
	ast.CmpGreater: ast.CmpLess, ast.CmpGreaterEqual: ast.CmpLessEqual,
}

// counts reports along which dimension v's elements count up by one without
// wrapping, being the same along all others.
func (f *bounds) counts(v *ast.Value) (dim int, ok bool) {
	a := f.Affine(v)
	if a == nil || !a.exact {
		return 0, false
	}
	dim = -1
	for d, s := range a.Steps {
		switch {
		case s.zero():
		case s == Step{By: 1} && dim < 0:
			dim = d
		default:
			return 0, false
		}
	}
	return dim, dim >= 0
}
