package plan

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

// interval is a span of op numbers, both ends included.
type interval struct{ from, to int }

func (i interval) hull(j interval) interval {
	return interval{min(i.from, j.from), max(i.to, j.to)}
}

// timeline numbers the ops of an entry; an op with regions spans those of its
// body.
type timeline struct {
	spans map[*ast.Op]interval
	loops map[*ast.Op]*ast.Op // of an op in a loop, the outermost of those around it
	inner map[*ast.Op]*ast.Op // and the innermost
	ops   []*ast.Op           // by number; at the end of its last body, the op again
	waits []*ast.Op           // those that wait for all copies, in order
	end   int
}

// newTimeline numbers the ops of an entry.
func newTimeline(ctx context.Context, entry *ast.Op) *timeline {
	t := &timeline{spans: map[*ast.Op]interval{}, loops: map[*ast.Op]*ast.Op{}, inner: map[*ast.Op]*ast.Op{}, ops: []*ast.Op{nil}}
	var visit func(b *ast.Block, loop, inner *ast.Op)
	visit = func(b *ast.Block, loop, inner *ast.Op) {
		for op := range b.Ops() {
			halt.If(ctx)
			t.end++
			t.ops = append(t.ops, op)
			from := t.end
			around, next := loop, inner
			if loop != nil {
				t.loops[op], t.inner[op] = loop, inner
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
				t.end++ // where a loop's body ends and begins again
				t.ops = append(t.ops, op)
			}
			t.spans[op] = interval{from, t.end}
			if waitsForAll(op) {
				t.waits = append(t.waits, op)
			}
		}
	}
	visit(entry.Body(0), nil, nil)
	return t
}

// before returns a number after which nothing comes that can have been executed
// before the op that makes v: its own, or, in a loop, that of the end of the
// outermost one.
func (t *timeline) before(v *ast.Value) int {
	op := v.Def()
	if op == nil {
		op = v.ArgOf().Parent()
	}
	if loop := t.loops[op]; loop != nil {
		op = loop
	}
	if s, ok := t.spans[op]; ok {
		return s.to
	}
	return t.end // of the entry
}

func waitsForAll(op *ast.Op) bool {
	return gpu.WaitsFor(op) == gpu.ByGroup && op.Int("pending", 0) == 0
}

// tile is the interval in which a gpu.alloc_shared's memory is in use, and the
// number of the first op that reads it; ok is false if nothing uses it.
func (t *timeline) tile(alloc *ast.Op) (live interval, read int, ok bool) {
	events := t.events(alloc)
	if len(events) == 0 {
		return live, 0, false
	}
	first := events[0]
	live, read = t.spans[first], t.end
	for _, op := range events {
		live = live.hull(t.spans[op])
		if t.spans[op].from < t.spans[first].from {
			first = op
		}
		if gpu.Reads(op, alloc) {
			read = min(read, t.spans[op].from)
		}
	}
	// An iteration that writes the tile before all else that is done with it uses
	// nothing of the one before.
	fresh := gpu.WritesTo(first, alloc) && !slices.ContainsFunc(events, func(op *ast.Op) bool { return !t.within(op, first.Block()) })
	for _, op := range events {
		loop := t.loops[op]
		if fresh {
			loop = t.inner[op]
		}
		for ; loop != nil && !(fresh && t.within(first, loop.Body(0))); loop = t.inner[loop] {
			live = live.hull(t.spans[loop])
		}
	}
	return live, read, true
}

// within reports whether op is in the block or in a region of an op in it.
func (t *timeline) within(op *ast.Op, b *ast.Block) bool {
	return t.spans[b.First()].from <= t.spans[op].from && t.spans[op].to <= t.spans[b.Last()].to
}

// ring is the interval in which a ring is in use: from the beginning, where its role
// starts to fill it, to the last read, or the end of the outermost loop around it and
// the products that are waited for behind.
func (t *timeline) ring(alloc *ast.Op) interval {
	live := interval{0, 0}
	for _, u := range alloc.Result(0).Uses() {
		if gpu.WritesTo(u.Op, alloc) {
			continue
		}
		live = live.hull(t.spans[lastRead(u.Op)])
		loop := t.loops[u.Op]
		if loop == nil {
			continue
		}
		live = live.hull(t.spans[loop])
		for _, r := range loop.Results() {
			for _, w := range r.Uses() {
				if gpu.Is(w.Op, gpu.MmaWait) {
					live = live.hull(t.spans[w.Op])
				}
			}
		}
	}
	return live
}

// events lists the ops between which an allocation is in use: those that name
// it, those that wait for products that read it, and the one that waits for the
// copies to it.
func (t *timeline) events(alloc *ast.Op) []*ast.Op {
	var events []*ast.Op
	for _, u := range alloc.Result(0).Uses() {
		events = append(events, u.Op)
		switch doneBy(u.Op, alloc) {
		case gpu.ByProduct:
			events = append(events, waitsFor(u.Op)...)
		case gpu.ByGroup:
			for _, w := range t.waits {
				if t.spans[w].from > t.spans[u.Op].to && !insideLoopOf(w, u.Op) {
					events = append(events, w)
					break
				}
			}
		}
	}
	return events
}

// waitsFor lists the ops that wait for a product, in its iteration, in the next one or
// behind the loop that carries it.
func waitsFor(product *ast.Op) (waits []*ast.Op) {
	add := func(v *ast.Value) {
		for _, u := range v.Uses() {
			if gpu.WaitsFor(u.Op) == gpu.ByProduct {
				waits = append(waits, u.Op)
			}
		}
	}
	result := product.Result(0)
	add(result)
	for _, u := range result.Uses() {
		if loop := u.Op.Parent(); u.Op.Opcode == ast.OpContinue && loop.Opcode == ast.OpFor {
			add(loop.Body(0).Args[1+u.Index])
			add(loop.Result(u.Index))
		}
	}
	return waits
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

// insideLoopOf reports whether w is in the innermost loop around op: it then
// waits for copies of earlier iterations, and not for the last ones.
func insideLoopOf(w, op *ast.Op) bool {
	for p := op.Parent(); p != nil; p = p.Parent() {
		if analysis.IsLoop(p) {
			return analysis.Within(w, p.Body(0))
		}
	}
	return false
}
