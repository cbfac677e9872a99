package smem

import (
	"fmt"

	"tileir/ast"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/transfer"
)

// CheckScratch says which ops of an entry with places in shared memory have no scratch, or too
// little. Allocate gives them what they need; a plan that is read may have been changed since.
// The dialect knows where scratch may lie, and not who needs some: that follows from layouts.
func CheckScratch(entry *ast.Op, src *ast.Source) (found ast.Diagnostics) {
	warps, cluster := int(entry.Int(gpu.AttrWarps, 1)), gpu.ClusterOf(entry)
	entry.Walk(func(op *ast.Op) {
		_, bytes, ok := gpu.ScratchOf(op)
		got := "none"
		if ok {
			got = fmt.Sprint(bytes)
		}
		if need := transfer.ScratchBytes(op, warps, cluster, int(op.Int(gpu.AttrRounds, 0))); bytes < need {
			found = append(found, &ast.Diagnostic{
				Severity: ast.Error, Code: gpu.Code, Source: src, Pos: op.Pos,
				Message: fmt.Sprintf("%s: expected %s of %d bytes at least, got %s", op.ShortName(), gpu.AttrScratch, need, got),
			})
		}
	})
	return found
}
