package live

import (
	"context"
	"slices"

	"tileir/ast"
	"tileir/halt"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
)

// A tile in shared memory is live from the first op that writes it to the last
// that reads it. Control flow of Tile IR is structured, so ops are numbered as
// the text has them and a lifetime is an interval of numbers: between two ops of
// it control moves forward only, but for the end of a loop. A tile that each
// iteration writes before it reads lives within the iteration; any other that a
// loop touches lives as long as the loop.
//
//	1  store_shared %a, %s      s: 1 … 6, the loop reads what came from outside
//	2  for {
//	3    load_shared %s
//	4    store_shared %b, %t    t: 4 … 5, written first in every iteration
//	5    load_shared %t
//	6  }

// Interval is a span of op numbers, both ends included.
type Interval struct{ From, To int }

func (i Interval) hull(j Interval) Interval {
	return Interval{min(i.From, j.From), max(i.To, j.To)}
}

// Timeline numbers the ops of an entry; an op with regions spans those of its
// body.
type Timeline struct {
	Spans map[*ast.Op]Interval
	loops map[*ast.Op]*ast.Op // of an op in a loop, the outermost of those around it
	Inner map[*ast.Op]*ast.Op // and the innermost
	Ops   []*ast.Op           // by number; at the end of its last body, the op again
	End   int
}

// Of numbers the ops of an entry.
func Of(ctx context.Context, entry *ast.Op) *Timeline {
	t := &Timeline{Spans: map[*ast.Op]Interval{}, loops: map[*ast.Op]*ast.Op{}, Inner: map[*ast.Op]*ast.Op{}, Ops: []*ast.Op{nil}}
	var visit func(b *ast.Block, loop, inner *ast.Op)
	visit = func(b *ast.Block, loop, inner *ast.Op) {
		for op := range b.Ops() {
			halt.If(ctx)
			t.End++
			t.Ops = append(t.Ops, op)
			from := t.End
			around, next := loop, inner
			if loop != nil {
				t.loops[op], t.Inner[op] = loop, inner
			} else if analysis.IsLoop(op) {
				around = op
			}
			if analysis.IsLoop(op) {
				next = op
			}
			for i := range op.Regions() {
				if body := op.Body(i); body != nil {
					visit(body, around, next)
				}
			}
			if len(op.Regions()) > 0 {
				t.End++ // where a loop's body ends and begins again
				t.Ops = append(t.Ops, op)
			}
			t.Spans[op] = Interval{from, t.End}
		}
	}
	visit(entry.Body(0), nil, nil)
	return t
}

// Before returns a number after which nothing comes that can have been executed
// before the op that makes v: its own, or, in a loop, that of the end of the
// outermost one.
func (t *Timeline) Before(v *ast.Value) int {
	op := v.Def()
	if op == nil {
		op = v.ArgOf().Parent()
	}
	if loop := t.loops[op]; loop != nil {
		op = loop
	}
	if s, ok := t.Spans[op]; ok {
		return s.To
	}
	return t.End // of the entry
}

// Tile is the interval in which a gpu.alloc_shared's memory is in use, and the
// number of the first op that reads it; ok is false if nothing uses it.
func (t *Timeline) Tile(alloc *ast.Op) (live Interval, read int, ok bool) {
	events := t.events(alloc)
	if len(events) == 0 {
		return live, 0, false
	}
	first := events[0]
	live, read = t.Spans[first], t.End
	for _, op := range events {
		live = live.hull(t.Spans[op])
		if t.Spans[op].From < t.Spans[first].From {
			first = op
		}
		if gpu.Reads(op, alloc) {
			read = min(read, t.Spans[op].From)
		}
	}
	// An iteration that writes the tile before all else that is done with it uses
	// nothing of the one before.
	fresh := gpu.WritesTo(first, alloc) && !slices.ContainsFunc(events, func(op *ast.Op) bool { return !t.within(op, first.Block()) })
	for _, op := range events {
		loop := t.loops[op]
		if fresh {
			loop = t.Inner[op]
		}
		for ; loop != nil && !(fresh && t.within(first, loop.Body(0))); loop = t.Inner[loop] {
			live = live.hull(t.Spans[loop])
		}
	}
	return live, read, true
}

// within reports whether op is in the block or in a region of an op in it.
func (t *Timeline) within(op *ast.Op, b *ast.Block) bool {
	return t.Spans[b.First()].From <= t.Spans[op].From && t.Spans[op].To <= t.Spans[b.Last()].To
}

// Ring is the interval in which a ring is in use: from the beginning, where its role
// starts to fill it, to the last read, or the end of the outermost loop around it and
// the products that are waited for behind. One that threads of a role read or fill has its bytes to the end: that
// they have done so mbarriers say, which order what others do there later, but tools that look for races do not see
// that of all lanes for which one has arrived.
func (t *Timeline) Ring(alloc *ast.Op) Interval {
	live := Interval{0, 0}
	for _, u := range alloc.Value().Uses() {
		if gpu.RunsInRole(u.Op) && !gpu.Is(u.Op, gpu.CopyTensor) {
			live.To = t.End
		}
		if gpu.WritesTo(u.Op, alloc) {
			continue
		}
		live = live.hull(t.Spans[u.Op])
		if doneBy(u.Op, alloc) == gpu.ByProduct {
			for _, w := range gpu.Waits(u.Op.Value()) {
				live = live.hull(t.Spans[w])
			}
		}
		if loop := t.loops[u.Op]; loop != nil {
			live = live.hull(t.Spans[loop])
		}
	}
	return live
}

// events lists the ops between which an allocation is in use: those that name
// it, and those that wait for copies to it and products that read it.
func (t *Timeline) events(alloc *ast.Op) []*ast.Op {
	var events []*ast.Op
	for _, u := range alloc.Value().Uses() {
		events = append(events, u.Op)
		switch doneBy(u.Op, alloc) {
		case gpu.ByProduct, gpu.ByGroup:
			events = append(events, gpu.Waits(u.Op.Value())...)
		}
	}
	return events
}

// doneBy returns when an op is done with a tile in shared memory.
func doneBy(op, tile *ast.Op) gpu.Completion {
	for _, x := range gpu.SharedEffects(op) {
		if x.Tile == tile {
			return x.Done
		}
	}
	return gpu.AtOnce
}
