package expand

import (
	"tileir/ast"
	"tileir/lowering/build"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/schedule"
)

// loadOnce has the loads of a loop over tile blocks that bring the same to all of them made in
// front of it:
//
//	%s = gpu.alloc_shared
//	%w = load …
//	gpu.store_shared %w, %s
//	for %n in … {
//	  %h = gpu.load_shared %s
//	  … %h …
//	}
//
// A load that waits for nothing may be made before any store of its tile block, and tile blocks
// do not wait for each other.
func loadOnce(loop *ast.Op) {
	for op := range loop.Body(0).Ops() {
		if op.Str(gpu.AttrCopy) == gpu.CopyOnce {
			hold(loop, op)
		}
	}
}

// hold makes a load in front of a loop, and has those that read its tile read it in shared memory.
func hold(loop, load *ast.Op) {
	ops, ok := schedule.SliceAhead(load)
	if !ok {
		panic("BUG: expand.hold: the place of a load is not known ahead")
	}
	now := map[*ast.Value]*ast.Value{}
	for _, op := range append(ops, load) {
		ast.InsertBefore(loop, op.Clone(now))
	}
	tile, token := load.Loaded(), load.Get(ast.OutToken)
	t := ast.AsTile(tile.Type)
	alloc := gpu.NewAllocShared(load, gpu.Shared{Shape: gpu.Shape(t), Elem: t.ElemNum(), Stages: 1, Contiguous: t.Rank() - 1, Slices: 1})
	ast.InsertBefore(loop, alloc)
	ast.InsertBefore(loop, gpu.New(load, gpu.StoreShared, []*ast.Value{build.Renamed(tile, now), alloc.Value()}))
	read := gpu.New(load, gpu.LoadShared, []*ast.Value{alloc.Value()}, tile.Type)
	ast.InsertBefore(load, read)
	tile.ReplaceAllUses(read.Value())
	if token != nil {
		token.ReplaceAllUses(build.Renamed(token, now))
	}
	load.Erase()
}
