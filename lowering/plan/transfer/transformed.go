package transfer

import (
	"tileir/ast"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
)

// IsTransformed reports whether a tile in shared memory is one that threads make of
// another: transposed, converted, or both.
func IsTransformed(alloc *ast.Op) bool { return len(transformingStores(alloc)) > 0 }

// TransformingStore returns the op that writes a transformed tile, if it is the only one that does, or nil.
func TransformingStore(alloc *ast.Op) *ast.Op {
	if stores := transformingStores(alloc); len(stores) == 1 {
		return stores[0]
	}
	return nil
}

// transformingStores lists the ops that write a tile: none if one of them writes something else than what
// is made of another. A loop that is rotated has one in it and one before it.
func transformingStores(alloc *ast.Op) (stores []*ast.Op) {
	if !gpu.Is(alloc, gpu.AllocShared) {
		return nil
	}
	for _, u := range alloc.Value().Uses() {
		if !gpu.Is(u.Op, gpu.StoreShared) {
			continue
		}
		if _, _, ok := TransformedFrom(u.Op); !ok {
			return nil
		}
		stores = append(stores, u.Op)
	}
	return stores
}

// TransformedFrom returns the shared tile that a gpu.store_shared writes in another form: what
// it writes is read there, and converted at most.
func TransformedFrom(store *ast.Op) (from, to gpu.Shared, ok bool) {
	v := gpu.Get(store, gpu.InTile)
	if analysis.IsConversion(v.Def()) {
		v = v.Def().Source()
	}
	if !gpu.Is(v.Def(), gpu.LoadShared) {
		return from, to, false
	}
	from, err1 := gpu.SharedOf(gpu.Get(v.Def(), gpu.InSharedTile).Def())
	to, err2 := gpu.SharedOf(gpu.Get(store, gpu.InSharedTile).Def())
	return from, to, err1 == nil && err2 == nil && len(to.Shape) == 2
}
