package lowering

import (
	"context"
	"fmt"

	"tileir/ast"
	"tileir/lowering/gpu"
	"tileir/lowering/machine"
	"tileir/lowering/model"
)

// WorkOf plans a verified module and says what a launch of an entry has to do, for an
// estimate. Of o it takes what says how to plan. An error about the source is an
// ast.Diagnostics.
func WorkOf(ctx context.Context, m *ast.Module, entry string, l model.Launch, o Options) (*model.Work, error) {
	o.Until, o.KeepSchedule = StagePlan, true
	r, err := Compile(ctx, m, o)
	if err != nil {
		return nil, err
	}
	return r.Work(entry, l, o.Target)
}

// Work says what a launch of an entry has to do, of a compilation for a target that kept
// its schedule.
func (r *Result) Work(entry string, l model.Launch, target string) (*model.Work, error) {
	device, ok := machine.Of(target)
	if !ok {
		return nil, fmt.Errorf("there is no target %q", target)
	}
	planned, scheduled := entryOf(r.Plan, entry), entryOf(r.Scheduled, entry)
	if planned == nil || scheduled == nil {
		return nil, fmt.Errorf("no entry %q went through the pass schedule", entry)
	}
	for dim, by := range gpu.IntsOf(scheduled, gpu.AttrMerged) {
		l.Grid[dim] /= int64(by) // one tile block does the work of so many
	}
	return model.WorkOf(scheduled, device, l, int(planned.Int(gpu.AttrShared, 0))), nil
}

// entryOf finds an entry by its name, or returns nil.
func entryOf(m *ast.Module, name string) (found *ast.Op) {
	if m == nil {
		return nil
	}
	m.Walk(func(op *ast.Op) {
		if op.Opcode == ast.OpEntry && op.Str(ast.KeySymName) == name {
			found = op
		}
	})
	return found
}
