// Package views says what the views of Tile IR mean: which elements of a
// tensor form the tile at an index, where they lie in memory, which of them
// are inside the tensor and what stands for the others.
//
// A tensor view of rank R has extents n[t] and strides s[t]; element x lies
// Σ x[t]·s[t] elements after the base pointer. A view over it yields tiles of
// rank R. Tile dimension d runs along tensor dimension m[d] (dim_map). For
// index vector i and tile coordinate c, with 0 ≤ c[d] < tile[d], the element is
//
//	x[m[d]] = i[d]·step[d] + c[d]
//
//	view                  step[d]               index space, dimension d
//	partition_view        tile[d]               ⌈n[m[d]] / tile[d]⌉
//	strided_view          traversal_strides[d]  ⌈n[m[d]] / traversal_strides[d]⌉
//	gather_scatter_view   1, m[d] = d           n[d]
//
// except along the sparse dimension of a gather_scatter_view, where i[d] is a
// tile of tile[d] rows and x[d] = i[d][c[d]]. Neither rows nor the elements at
// which the other dimensions start need lie in the tensor. For the other views
// an index vector outside the index space is undefined, so every tile of theirs
// has at least its first element in the tensor.
//
// Extents, strides and indices are unsigned, whatever the width of the integers
// that they come as. An extent of 2^63 or more is undefined: no memory holds it.
//
// An element is in bounds if x[t] < n[t] for every t. Out of bounds, a load
// yields the padding value (unspecified without one) and a store does nothing.
// As every x[t] depends on one tile dimension only, the elements in bounds are
// a box: c[d] < limit[d] (or, along the sparse dimension, a set of rows).
//
//	tensor_view<5x7xf32, strides=[7,1]>, tile=(4x2), index (1, 3):
//	  origin x = (4, 6)   first element 4·7 + 6·1 = 34
//	  limit    = (1, 1)   of 4x2 elements one is in bounds
//	the same with dim_map=[1, 0], index (1, 2): x[1] = 1·4 + c[0], x[0] = 2·2 + c[1]
//	  origin x = (4, 4)   first element 4·7 + 4·1 = 32
//	  tile strides (1, 7), limit = (3, 1)
//	gather_scatter_view of tile=(2x4), sparse_dim=0, index ([4, 9], 5): x[1] = 5 + c[1]
//	  row 4 from element 4·7 + 5·1 = 33, limit 2; row 9 is out of bounds
//
// The package knows types and numbers. It must not know memory, tiles as
// values, or how anybody executes a load; the interpreter and the code
// generator both build on it.
package views

import (
	"fmt"
	"slices"

	"tileir/ast"
	"tileir/ast/num"
)

// Map is how a view cuts a tensor into tiles: what is known from its type.
type Map struct {
	Tensor *ast.TensorViewType
	Tile   []int64 // extents of the tile
	Step   []int64 // elements from one index to the next, per tile dimension
	Dim    []int   // the tensor dimension that a tile dimension runs along
	Sparse int     // the tile dimension that takes a tile of rows, or -1
	Pad    ast.Padding
}

// Of returns the map of a view type.
func Of(t ast.View) *Map {
	tile := t.TileShape()
	m := &Map{Tensor: t.Tensor(), Pad: t.Pad(), Sparse: -1}
	for d, n := range tile {
		m.Tile = append(m.Tile, int64(n))
		m.Step = append(m.Step, int64(n))
		m.Dim = append(m.Dim, d)
	}
	var dimMap []int32
	switch t := t.(type) {
	case *ast.PartitionViewType:
		dimMap = t.DimMap
	case *ast.StridedViewType:
		dimMap = t.DimMap
		for d, n := range t.Steps {
			m.Step[d] = int64(n)
		}
	case *ast.GatherScatterViewType:
		m.Sparse = int(t.SparseDim)
		for d := range m.Step {
			m.Step[d] = 1
		}
	}
	for d, n := range dimMap {
		m.Dim[d] = int(n)
	}
	return m
}

// Rank is the rank of the tile, of the tensor and of the index space.
func (m *Map) Rank() int { return len(m.Tile) }

// Bounded reports whether an index outside the index space is undefined.
func (m *Map) Bounded() bool { return m.Sparse < 0 }

// IndexSpace writes the shape of the index space to out, for a tensor with the
// given extents.
func (m *Map) IndexSpace(extents, out []int64) {
	for d := range m.Tile {
		out[d] = ceilDiv(extents[m.Dim[d]], m.Step[d])
	}
}

// ceilDiv divides an extent, which is unsigned, by a step.
func ceilDiv(a, b int64) int64 {
	if a == 0 {
		return 0
	}
	return int64((uint64(a)-1)/uint64(b) + 1)
}

// Window is one tile of a view, placed in a tensor: element c of the tile lies
// Base + Σ c[d]·Stride[d] elements after the base pointer and is in bounds if
// c[d] < Limit[d] for every d. Along the sparse dimension the row takes the
// place of c[d], and it is in bounds if it is less than Limit[d].
type Window struct {
	Base   int64
	Stride []int64
	Limit  []int64
}

// NewWindow returns a window with room for the rank of m.
func (m *Map) NewWindow() *Window {
	return &Window{Stride: make([]int64, m.Rank()), Limit: make([]int64, m.Rank())}
}

// Empty reports whether no element is in bounds, wherever the rows are.
func (w *Window) Empty() bool { return slices.Contains(w.Limit, 0) }

// Place computes the window at an index vector, within the index space if the
// map is bounded. The index along the sparse dimension is ignored. Where the
// tile starts beyond the tensor, Base means nothing.
func (m *Map) Place(w *Window, index, extents, strides []int64) {
	w.Base = 0
	for d, t := range m.Dim {
		w.Stride[d] = strides[t]
		if d == m.Sparse {
			w.Limit[d] = extents[t]
			continue
		}
		origin := index[d] * m.Step[d]
		w.Base += origin * strides[t]
		w.Limit[d] = 0
		if uint64(origin) < uint64(extents[t]) {
			w.Limit[d] = int64(min(uint64(m.Tile[d]), uint64(extents[t]-origin)))
		}
	}
}

// Resolve copies static extents or strides to out, with the dynamic ones taken
// from dynamic in order.
func Resolve(static, dynamic, out []int64) {
	k := 0
	for i, n := range static {
		if n == ast.Dynamic {
			n = dynamic[k]
			k++
		}
		out[i] = n
	}
}

// PadBits returns the encoding of the padding value in elements of type t. A
// view without one yields zero: the language leaves it open.
func PadBits(p ast.Padding, t num.Type) uint64 {
	switch p {
	case ast.PadNone, ast.PadZero:
		if t == num.F8E8M0FNU {
			return num.Encode(t, 0, num.NearestEven)
		}
		return 0
	case ast.PadNegZero:
		return num.Neg(t, 0)
	case ast.PadNaN:
		return num.NaN(t)
	case ast.PadPosInf:
		return num.Inf(t, false)
	case ast.PadNegInf:
		return num.Inf(t, true)
	}
	panic(fmt.Sprintf("BUG: views: padding %d", p))
}
