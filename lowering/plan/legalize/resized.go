package legalize

import (
	"slices"

	"tileir/ast"
	"tileir/lowering/analysis"
)

// Merged tile blocks have larger tiles, those that share a sum smaller ones, along one dimension
// each. Merging goes from what is loaded to what is made of it, and doubles types where they
// stand (widen.go); sharing goes from what is stored to what it is made of, and writes that once
// more (rowsofpart.go). This is what both know of tiles and their dimensions.

// renames reports whether op has the elements of its source at other places, and nothing else.
func renames(op *ast.Op) bool { return op.Opcode == ast.OpReshape || op.Opcode == ast.OpPermute }

// resultDim is which dimension of its result has the elements of a dimension of its source,
// where an op renames them.
func resultDim(op *ast.Op, dim int) (int, bool) {
	if op.Opcode == ast.OpPermute {
		return slices.Index(analysis.Permutation(op), dim), true
	}
	return keptDim(ast.AsTile(op.Source().Type).Shape, ast.AsTile(op.Value().Type).Shape, dim)
}

// sourceDim is the same the other way.
func sourceDim(op *ast.Op, dim int) (int, bool) {
	if op.Opcode == ast.OpPermute {
		return analysis.Permutation(op)[dim], true
	}
	return keptDim(ast.AsTile(op.Value().Type).Shape, ast.AsTile(op.Source().Type).Shape, dim)
}

// keptDim is which dimension of a reshaped tile has the elements of one of the tile's, where
// the two differ in dimensions of extent 1 only.
func keptDim(from, to []int64, dim int) (int, bool) {
	extents := func(shape []int64) (list []int64, at []int) {
		for d, n := range shape {
			if n > 1 {
				list, at = append(list, n), append(at, d)
			}
		}
		return list, at
	}
	a, placeA := extents(from)
	b, placeB := extents(to)
	i := slices.Index(placeA, dim)
	if i < 0 || !slices.Equal(a, b) {
		return 0, false
	}
	return placeB[i], true
}

// splat returns the constant of equal elements that a value is, or nil.
func splat(v *ast.Value) *ast.DenseAttr {
	def := v.Def()
	if def == nil || def.Opcode != ast.OpConstant {
		return nil
	}
	if c, ok := def.Attr(ast.KeyValue).(*ast.DenseAttr); ok && c.Splat {
		return c
	}
	return nil
}

// splatOf is the constant of the equal elements of v for a tile of another size.
func splatOf(t *ast.TileType, v *ast.Value) *ast.DenseAttr {
	return &ast.DenseAttr{Type: t, Splat: true, Data: splat(v).Data}
}

// resizedView writes a view like another one, of tiles of another extent along a dimension,
// before it.
func resizedView(made *ast.Op, dim int, extent func(int32) int32) *ast.Value {
	t := *made.Value().Type.(*ast.PartitionViewType)
	t.Tile = slices.Clone(t.Tile)
	t.Tile[dim] = extent(t.Tile[dim])
	view := ast.NewOp(ast.OpMakePartitionView, made.Operands(), []ast.Type{&t})
	view.Pos, view.Loc, view.Attrs = made.Pos, made.Loc, slices.Clone(made.Attrs)
	ast.InsertBefore(made, view)
	return view.Value()
}
