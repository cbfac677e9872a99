package lowering

import (
	"context"
	"errors"

	"tileir/ast"
	"tileir/lowering/chunk"
	"tileir/lowering/machine"
	"tileir/lowering/plan/schedule"
	"tileir/lowering/plan/smem"
	"tileir/lowering/remark"
)

// room is what a compilation is told of shared memory, and what it leaves there of its
// entries.
type room struct {
	limits chunkLimits
	free   map[string]int  // by entry: bytes that its schedule leaves beside what it counts
	began  map[string]int  // by entry: the place in the pipeline of the last pass that it had gone through
	held   map[string]bool // by entry: the source asks for so many CTAs on a multiprocessor, and no pass is left out that would take less memory
}

// chunkLimits says which tiles become loops over chunks.
type chunkLimits func(m machine.Machine, ctas int) chunk.Limits

// triesOfStages bounds how often the schedule of an entry is made for what the one before
// did not leave. The last leaves everything, so that nothing is copied ahead.
const triesOfStages = 4

// inRoom compiles a module so that its entries have enough shared memory. What tiles take
// on their way between threads is known when they have layouts, and the schedule, which
// gives stages to what is copied ahead, is made before. So where it left too little, it is
// made again, and leaves as much: with fewer stages, fewer CTAs, or nothing copied ahead.
// If there is not enough then, all tiles that are larger than a chunk become loops over
// chunks.
//
// A schedule that is given, in the source or by a dump, is not undone: what it asks for
// and cannot have is an error at its place.
func (o Options) inRoom(ctx context.Context, m *ast.Module) (*Result, error) {
	r, short, err := o.withStages(ctx, m, chunk.ForTarget)
	if err != nil && short != nil {
		o.again(m, remark.ChunkedShared, *short)
		chunked, _, still := o.withStages(ctx, m, chunk.Always)
		if still == nil || ctx.Err() != nil {
			return chunked, still
		}
	}
	var no smem.NoRoom
	if errors.As(err, &no) {
		err = no.Unwrap()
	}
	return r, err
}

// withStages compiles a module with tiles so large, and with as many stages as leave room
// for what else lies in shared memory. If there was not enough with the first, short is
// why, unless the tiles of the entry are those of a dump.
func (o Options) withStages(ctx context.Context, m *ast.Module, limits chunkLimits) (result *Result, short *smem.NoRoom, err error) {
	r := room{limits, map[string]int{}, map[string]int{}, map[string]bool{}}
	tries := map[string]int{}
	for {
		var no smem.NoRoom
		if result, err = compile(ctx, m, o, r); !errors.As(err, &no) {
			return result, short, err
		}
		name := no.Entry.Str(ast.KeySymName)
		if short == nil && r.began[name] < passPlace("chunk") {
			short = &no
		}
		tries[name]++
		if no.Ahead == 0 || r.began[name] >= passPlace(schedule.Pass) || tries[name] == triesOfStages {
			return nil, short, err
		}
		r.free[name] = max(no.Beside, r.free[name]+no.Over)
		if tries[name] == triesOfStages-1 {
			r.free[name] = no.Most
		}
		o.again(m, remark.StagesAgain, no, "bytes", r.free[name])
	}
}

// again drops what was dumped of the plan that came to nothing, and makes a remark of what was
// said of it: why there is another.
func (o Options) again(m *ast.Module, reason remark.Reason, no smem.NoRoom, args ...any) {
	if d, ok := o.Dump.(interface{ Reset() }); ok {
		d.Reset()
	}
	o.Remarks.Reset()
	o.Remarks.Add(reason, m.Source, no.Entry.Str(ast.KeySymName), no.Op, append([]any{"why", no.Why}, args...)...)
}

// passPlace is where a planning pass stands in the pipeline, from 1 on.
func passPlace(name string) int {
	for i, s := range pipeline() {
		if s.name == name {
			return i + 1
		}
	}
	panic("BUG: lowering: there is no pass " + name)
}
