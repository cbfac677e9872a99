package barrier

import (
	"fmt"

	"tileir/ast"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/transfer"
)

// sharedAccess is an access of an op to bytes of shared memory, by any thread.
type sharedAccess struct {
	op       *ast.Op
	from, to int // bytes from … to-1
	write    bool
	tile     *ast.Op // the gpu.alloc_shared, or nil for scratch
	done     gpu.Completion
	staged   bool // it is one stage of several that mbarriers do not keep apart
	met      bool // the threads of the CTA have waited since, those of its cluster have not
}

// meets reports whether two accesses must be kept apart by a barrier. Copies to
// the same stage are made by the same threads. Of a tile that threads write to one stage
// after another only a product's operand has to be waited for: overlap says why. Each CTA of a cluster has tiles of
// its own, and all of them have the scratch of the first.
func (t sharedAccess) meets(u *sharedAccess) bool {
	if t.op == u.op && gpu.WithinWarps(t.op) {
		return false // each warp comes to its own part again
	}
	if t.to <= u.from || u.to <= t.from || !t.write && !u.write || u.met && t.tile != nil {
		return false
	}
	if t.tile == u.tile && t.staged {
		return gpu.Is(t.op, gpu.Mma) && u.write
	}
	return !(t.done == gpu.ByGroup && u.done == gpu.ByGroup && t.tile == u.tile)
}

func (t sharedAccess) verb() string {
	if t.write {
		return "writes"
	}
	return "reads"
}

// because says why all threads must have done u before any does t.
func (t sharedAccess) because(u sharedAccess) string {
	then := map[bool]string{false: "read", true: "wrote"}[u.write]
	return fmt.Sprintf("%s %s bytes %d to %d, where %s %s", t.op.ShortName(), t.verb(), max(t.from, u.from), min(t.to, u.to)-1, u.op.ShortName(), then)
}

func tileAccess(op *ast.Op, x gpu.SharedEffect) sharedAccess {
	s, err := gpu.SharedOf(x.Tile)
	if err != nil {
		panic("BUG: barriers: " + err.Error())
	}
	return sharedAccess{op: op, from: s.Offset, to: s.Offset + s.StageStride()*s.Stages, write: x.Writes, tile: x.Tile, done: x.Done,
		staged: transfer.IsTransformed(x.Tile) && s.Stages > 1}
}
