package expand

import (
	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/build"
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

// withinGrid has teams whose tile block lies behind the end of the grid run the last one, and store nothing. It returns
// where they are along the dimension of their neighbours.
func withinGrid(loop *ast.Op, coordinates []*ast.Value, dim int) *ast.Value {
	after := coordinates[len(coordinates)-1].Def().Next()
	a := build.At{Mark: after}
	i := ast.Tile(num.I32)
	grid := ast.NewOp(ast.OpGetNumTileBlocks, nil, []ast.Type{i, i, i})
	grid.Pos, grid.Loc = loop.Pos, loop.Loc
	ast.InsertBefore(after, grid)
	there := a.Compare(ast.CmpLess, coordinates[dim], grid.Result(dim))
	var stores []*ast.Op
	loop.Walk(func(op *ast.Op) {
		if op.IsStore() {
			stores = append(stores, op)
		}
	})
	for _, op := range stores {
		onlyIf(there, op)
	}
	last := a.Binary(ast.OpSubI, grid.Result(dim), a.Constant(num.I32, 1))
	return bounded(after, []*ast.Value{a.Signed(ast.OpMinI, coordinates[dim], last)})[0]
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
