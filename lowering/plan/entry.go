package plan

import (
	"context"
	"fmt"

	"tileir/ast"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
	"tileir/lowering/machine"
	"tileir/lowering/remark"
)

// entry is what the passes know of the kernel that they work on.
type entry struct {
	*analysis.Facts
	ctx     context.Context
	op      *ast.Op
	machine machine.Machine
	src     *ast.Source
	remarks *remark.List // nil if nobody listens
	warps   int          // of a tile block
	cluster int          // CTAs of a tile block

	disabled map[string]bool // passes that are left out: what they would carry out is not scheduled
}

// newEntry is an entry as its attributes say, on which nobody listens.
func newEntry(ctx context.Context, op *ast.Op, m machine.Machine) *entry {
	divisor := func(argument int) uint64 { return gpu.DivisorOf(op, argument) }
	return &entry{
		Facts: analysis.NewFacts(ctx, op, copyBytes, divisor), ctx: ctx, op: op, machine: m,
		warps: int(op.Int(gpu.AttrWarps, 1)), cluster: gpu.ClusterOf(op), disabled: map[string]bool{},
	}
}

// unsupported is the located error for something that planning cannot do yet.
func (e *entry) unsupported(op *ast.Op, format string, args ...any) error {
	return ast.Diagnostics{{
		Severity: ast.Error, Code: "TIR0501", Source: e.src, Pos: op.Pos,
		Message: fmt.Sprintf("%s cannot be compiled for a GPU: %s", op.ShortName(), fmt.Sprintf(format, args...)),
	}}
}

// touchesMemory reports whether op reads or writes global memory, as far as tokens
// order it. Copies begin to read at the gpu.copy_async, which comes after its token,
// and have read at the gpu.wait, before what comes after that one's.
func touchesMemory(op *ast.Op) bool {
	switch op.Opcode {
	case ast.OpLoadPtrTko, ast.OpStorePtrTko, ast.OpLoadViewTko, ast.OpStoreViewTko,
		ast.OpAtomicCASTko, ast.OpAtomicRMWTko, ast.OpAtomicRedViewTko:
		return true
	}
	return gpu.Is(op, gpu.CopyAsync) && gpu.CopyToken(op) != nil || gpu.Is(op, gpu.Wait) && len(op.Results()) > 0
}
