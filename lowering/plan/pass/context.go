package pass

import (
	"context"
	"fmt"

	"tileir/ast"
	"tileir/halt"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
	"tileir/lowering/machine"
	"tileir/lowering/remark"
)

// Context is what a pass is given: an entry, what is found of it, and who listens.
type Context struct {
	*analysis.Facts
	Pass    string // the pass; empty where none runs
	Ctx     context.Context
	Op      *ast.Op
	Machine machine.Machine
	Source  *ast.Source
	Remarks *remark.List // nil if nobody listens
	Warps   int          // of a tile block, as far as they are chosen
	Cluster int          // CTAs of a tile block

	Disabled  map[string]bool // passes that are left out: what they would carry out is not scheduled
	KeptFree  int             // bytes of shared memory that a schedule leaves beside what it counts
	ByRecipe  bool            // a recipe schedules the entry, and says itself which tile blocks are merged
	CTAsGiven bool            // gpu.occupancy is asked for in the source: so many CTAs fit on a multiprocessor, or it is an error
	FromDump  bool            // the schedule may have been changed since the schedule pass
	Reasons   bool            // those of the schedule are written beside it
}

// New is what its attributes say of an entry. Nobody listens.
func New(ctx context.Context, op *ast.Op, m machine.Machine) *Context {
	divisor := func(argument int) uint64 { return gpu.DivisorOf(op, argument) }
	return &Context{
		Facts: analysis.NewFacts(ctx, op, gpu.CopyBytes, divisor), Ctx: ctx, Op: op, Machine: m,
		Warps: int(op.Int(gpu.AttrWarps, 1)), Cluster: gpu.ClusterOf(op), Disabled: map[string]bool{},
	}
}

// Unsupported is the located error for something that planning cannot do yet.
func (c *Context) Unsupported(op *ast.Op, format string, args ...any) error {
	return ast.Diagnostics{{
		Severity: ast.Error, Code: "TIR0501", Source: c.Source, Pos: op.Pos,
		Message: fmt.Sprintf("%s cannot be compiled for a GPU: %s", op.ShortName(), fmt.Sprintf(format, args...)),
	}}
}

// Wrong is the located error for a schedule that asks for what cannot be.
func (c *Context) Wrong(op *ast.Op, format string, args ...any) error {
	return ast.Diagnostics{{
		Severity: ast.Error, Code: gpu.Code, Source: c.Source, Pos: op.Pos,
		Message: fmt.Sprintf("%s: the schedule has ", op.ShortName()) + fmt.Sprintf(format, args...),
	}}
}

// Walk calls f for every op in op, unless the context ends.
func (c *Context) Walk(op *ast.Op, f func(*ast.Op)) {
	op.Walk(func(op *ast.Op) {
		halt.If(c.Ctx)
		f(op)
	})
}

// MaxWarps is the largest CTA that the planner makes. Sixteen warps leave 128
// registers to a thread.
const MaxWarps = 16
