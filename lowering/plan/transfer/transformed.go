package transfer

import (
	"tileir/ast"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
)

// IsTransformed reports whether a tile in shared memory is one that threads make of
// another: transposed, converted, or both.
func IsTransformed(alloc *ast.Op) bool { return TransformingStore(alloc) != nil }

// TransformingStore returns the op that writes a transformed tile, the only one that does, or nil.
func TransformingStore(alloc *ast.Op) (store *ast.Op) {
	if !gpu.Is(alloc, gpu.AllocShared) {
		return nil
	}
	for _, u := range alloc.Value().Uses() {
		if !gpu.Is(u.Op, gpu.StoreShared) {
			continue
		}
		if _, _, ok := TransformedFrom(u.Op); !ok || store != nil {
			return nil
		}
		store = u.Op
	}
	return store
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
