package expand

import (
	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/build"
	"tileir/lowering/gpu"
)

// bounded says of coordinates of a tile block that they are not negative, as those of
// get_tile_block_id are known to be.
func bounded(mark *ast.Op, coordinates []*ast.Value) (list []*ast.Value) {
	zero := int64(0)
	for _, v := range coordinates {
		assume := build.At{Mark: mark}.Op(ast.OpAssume, v.Type, v)
		assume.SetAttr(ast.KeyPredicate, ast.BoundedAttr{Lo: &zero})
		list = append(list, assume.Value())
	}
	return list
}

// withinGrid has teams whose tile block is none of the grid's run the one next to it, and store nothing: the last one, or the
// first one of neighbours that are numbered from the end. place is where they are along the dimension of their neighbours; it
// returns where what they run is.
func withinGrid(loop, at *ast.Op, place *ast.Value, dim int) *ast.Value {
	after := at.Next()
	for after.Opcode == ast.OpAssume {
		after = after.Next()
	}
	a := build.At{Mark: after}
	var there, nearest *ast.Value
	if gpu.AbreastFromEnd(loop.Parent()) {
		first := a.Constant(num.I32, 0)
		there, nearest = a.Compare(ast.CmpGreaterEqual, place, first), a.Signed(ast.OpMaxI, place, first)
	} else {
		extent := extentOfGrid(loop, after, dim)
		last := a.Binary(ast.OpSubI, extent, a.Constant(num.I32, 1))
		there, nearest = a.Compare(ast.CmpLess, place, extent), a.Signed(ast.OpMinI, place, last)
	}
	var stores []*ast.Op
	loop.Walk(func(op *ast.Op) {
		if op.IsStore() {
			stores = append(stores, op)
		}
	})
	for _, op := range stores {
		onlyIf(there, op)
	}
	return bounded(after, []*ast.Value{nearest})[0]
}

// extentOfGrid is how many tile blocks there are along a dimension, before an op.
func extentOfGrid(loop, before *ast.Op, dim int) *ast.Value {
	i := ast.Tile(num.I32)
	grid := ast.NewOp(ast.OpGetNumTileBlocks, nil, []ast.Type{i, i, i})
	grid.Pos, grid.Loc = loop.Pos, loop.Loc
	ast.InsertBefore(before, grid)
	return grid.Result(dim)
}

// onlyIf has a store be made only if a condition holds. Who waits for it waits for nothing else.
func onlyIf(condition *ast.Value, store *ast.Op) {
	done := store.Get(ast.OutToken)
	branch := ast.NewOp(ast.OpIf, []*ast.Value{condition}, []ast.Type{done.Type})
	branch.Pos, branch.Loc = store.Pos, store.Loc
	ast.InsertBefore(store, branch)
	done.ReplaceAllUses(branch.Value())
	store.Unlink()
	then, otherwise := branch.AddRegion().AddBlock(), branch.AddRegion().AddBlock()
	then.Append(store)
	yieldTo(then, store, done)
	yieldTo(otherwise, store)
	otherwise.Last().AddOperands(build.At{Mark: otherwise.Last()}.Op(ast.OpMakeToken, done.Type).Value())
}
