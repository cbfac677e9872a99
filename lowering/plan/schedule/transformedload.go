package schedule

import (
	"tileir/ast"
	"tileir/lowering/gpu"
)

// What the copy engine brings may go on, transposed, to a ring that products read, by a role of its own
// (byrole.go). The load says so.

// ByRole reports whether the schedule has a role of its own transform what an op loads.
func ByRole(load *ast.Op) bool { return load != nil && load.Int(gpu.AttrTransformed, 0) > 0 }

// byRole lists the loads of an entry that a role transforms.
func byRole(entry *ast.Op) (list []*ast.Op) {
	entry.Walk(func(op *ast.Op) {
		if ByRole(op) {
			list = append(list, op)
		}
	})
	return list
}

// copiedTile is the tile in shared memory to which copies bring what is read as another, if a role
// makes that of it: it lies as in memory, across what is summed over.
func copiedTile(load *ast.Op, read gpu.Shared) gpu.Shared {
	if ByRole(load) {
		read.Contiguous, read.InLanes = 1-read.Contiguous, false
	}
	return read
}
