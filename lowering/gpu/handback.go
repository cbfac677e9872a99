package gpu

import (
	"slices"

	"tileir/ast"
)

// Warps that read a stage by loads of their own, and then tell the copy engine to fill it again, need a fence in
// between: the engine writes by the asynchronous proxy, for which an arrival orders nothing, and a load that has been
// issued may still be waiting when the arrival is seen. Products that read shared memory themselves do so by the same
// proxy, and are waited for.

// NeedsFence reports whether threads read by loads what an arrival hands back to the copy engine, with no fence behind
// their loads in the same block.
func NeedsFence(arrive *ast.Op) bool {
	tiles := copiedBehind(Get(arrive, InMbarriers))
	reads := func(op *ast.Op) bool {
		return slices.ContainsFunc(tiles, func(alloc *ast.Op) bool { return readByThreads(op, alloc) })
	}
	for op := arrive.Prev(); op != nil; op = op.Prev() {
		if Is(op, StoreShared) && op.Has(AttrAsync) {
			return false
		}
		if reads(op) {
			return true
		}
	}
	return slices.ContainsFunc(tiles, func(alloc *ast.Op) bool {
		return slices.ContainsFunc(alloc.Value().Uses(), func(u ast.Use) bool { return readByThreads(u.Op, alloc) })
	})
}

// copiedBehind lists the tiles in shared memory that the copy engine fills behind waits for some mbarriers: who arrives
// there says that a stage of them has been read.
func copiedBehind(empty *ast.Value) (list []*ast.Op) {
	for _, wait := range readersOf(empty, MbarrierWait) {
		for _, expect := range readersOf(wait.Value(), MbarrierExpect) {
			for _, copied := range readersOf(expect.Value(), CopyTensor) {
				list = append(list, Get(copied, InSharedTile).Def())
			}
		}
	}
	return list
}

// readersOf lists the ops of a kind that read a value.
func readersOf(v *ast.Value, k Kind) (list []*ast.Op) {
	for _, u := range v.Uses() {
		if Is(u.Op, k) {
			list = append(list, u.Op)
		}
	}
	return list
}

// readByThreads reports whether an op reads a gpu.alloc_shared by loads of threads, not by the asynchronous proxy.
func readByThreads(op, alloc *ast.Op) bool {
	switch KindOf(op) {
	case LoadShared:
		return Get(op, InSharedTile) == alloc.Value()
	case Mma:
		return !RunsBeside(op) && slices.Contains(op.Operands(), alloc.Value())
	}
	return false
}
