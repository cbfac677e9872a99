package barrier

import (
	"container/heap"

	"tileir/ast"
	"tileir/halt"
	"tileir/lowering/gpu"
)

// flow finds what is pending at every place of an outermost loop, or of an entry but
// for its loops. A place is where paths meet: the beginning of a body, or behind an op
// with regions.
//
// The text is gone through from its beginning to its end, and once more while
// something new came around the end of a loop. What an op does to what is pending it
// does to each access apart, so a place is gone on from as a whole once, and then
// with nothing but what is new there, until a barrier stops that. What an outer
// loop's end makes of an access is no less than what that of a loop inside made of
// it, so three times are enough for most nests, however deep they are.
type flow struct {
	*barriers
	loop   *ast.Op // nil for an entry
	places map[int]*arrived
	ahead  numbers              // places to go on from, of this time through the text
	again  numbers              // and of the next
	barred map[*ast.Op]*pending // before each barrier
	exit   *pending             // behind the loop
	placed []*ast.Op

	// A trial follows what a barrier stopped, to see whether that is needed: it
	// places nothing, begins where base has been, and ends with the first conflict.
	base *flow
	left bool // a conflict was found
}

// arrived is what is pending at a place.
type arrived struct {
	known   pending // it was gone on with this
	fresh   pending // it is to be gone on with this
	waiting bool    // it is among the places ahead
	added   bool    // it was gone on from with all that the ops there do
}

func (b *barriers) newFlow(loop *ast.Op) *flow {
	return &flow{barriers: b, loop: loop, places: map[int]*arrived{}, barred: map[*ast.Op]*pending{}, exit: nowhere()}
}

func (n numbers) Len() int           { return len(n) }
func (n numbers) Less(i, j int) bool { return n[i] < n[j] }
func (n numbers) Swap(i, j int)      { n[i], n[j] = n[j], n[i] }
func (n *numbers) Push(x any)        { *n = append(*n, x.(int)) }
func (n *numbers) Pop() any {
	last := len(*n) - 1
	x := (*n)[last]
	*n = (*n)[:last]
	return x
}

// run goes on from all places ahead.
func (f *flow) run() {
	for !f.left {
		if len(f.ahead) == 0 {
			f.ahead, f.again = f.again, f.ahead
		}
		if len(f.ahead) == 0 {
			return
		}
		f.goOn(heap.Pop(&f.ahead).(int))
	}
}

// goOn goes on from a place with what is new there.
func (f *flow) goOn(place int) {
	a := f.places[place]
	p, adds := a.fresh, !a.added
	a.known.merge(&p)
	a.fresh, a.waiting, a.added = pending{}, false, true
	op := f.time.Ops[place]
	if f.time.Spans[op].From == place {
		f.from(op.Block(), op.Block().First(), &p, adds)
	} else {
		f.from(op.Block(), op.Next(), &p, adds)
	}
}

// arrive has a place gone on from if something new is pending there.
func (f *flow) arrive(queue *numbers, place int, p *pending) {
	a := f.places[place]
	if a == nil {
		a = &arrived{added: f.base != nil}
		f.places[place] = a
	}
	fresh := p.minus(&a.known)
	if f.base != nil && f.base.places[place] != nil {
		fresh = fresh.minus(&f.base.places[place].known)
	}
	if a.added && fresh.empty() {
		return
	}
	a.fresh.merge(&fresh)
	if !a.waiting {
		a.waiting = true
		heap.Push(queue, place)
	}
}

// enter has a body gone through; one that is empty leads to its end.
func (f *flow) enter(body *ast.Block, p *pending) {
	if body.First() == nil {
		f.end(body, p)
	} else {
		f.arrive(&f.ahead, f.start(body), p)
	}
}

// start is the place at the beginning of a body.
func (f *flow) start(body *ast.Block) int {
	first := body.First()
	for f.time.Spans[first].From == 0 { // a barrier of this pass
		first = first.Next()
	}
	return f.time.Spans[first].From
}

// from goes on from an op to the next place or the end of the block, with all that
// the ops do, or only to see what becomes of what is pending.
func (f *flow) from(blk *ast.Block, op *ast.Op, p *pending, adds bool) {
	for ; op != nil; op = op.Next() {
		halt.If(f.Ctx)
		if f.left || !adds && p.empty() {
			return
		}
		switch op.Opcode {
		case ast.OpFor, ast.OpLoop:
			if f.loop != nil {
				f.enterLoop(op, p)
				return
			}
			if p = f.outermost(op, p); p.unreachable {
				return
			}
		case ast.OpIf:
			f.branch(op, p)
			return
		case ast.OpContinue:
			f.next(f.time.Inner[op], p)
			return
		case ast.OpBreak:
			f.leave(f.time.Inner[op], p)
			return
		case ast.OpReturn:
			return
		default:
			f.op(op, p, adds)
		}
	}
	f.end(blk, p)
}

// end is the end of a block that goes on behind its op, or with the next iteration.
func (f *flow) end(blk *ast.Block, p *pending) {
	switch op := blk.Parent(); op.Opcode {
	case ast.OpIf:
		f.arrive(&f.ahead, f.time.Spans[op].To, p)
	case ast.OpFor, ast.OpLoop:
		f.next(op, p)
	}
}

func (f *flow) branch(op *ast.Op, p *pending) {
	if len(op.Regions()) < 2 || op.Body(1) == nil {
		f.arrive(&f.ahead, f.time.Spans[op].To, p)
	}
	for i := range op.Regions() {
		if body := op.Body(i); body != nil {
			f.enter(body, p)
		}
	}
}

// enterLoop begins a loop's first iteration, or none.
func (f *flow) enterLoop(op *ast.Op, p *pending) {
	f.enter(op.Body(0), p)
	if op.Opcode == ast.OpFor && !runs(op) {
		f.leave(op, p)
	}
}

// next is the end of an iteration, and that of the last.
func (f *flow) next(loop *ast.Op, p *pending) {
	if loop.Opcode == ast.OpFor {
		f.leave(loop, p)
	}
	if body := loop.Body(0); body.First() != nil {
		f.arrive(&f.again, f.start(body), grownOld(f.time, p, loop))
	}
}

// leave goes on behind a loop.
func (f *flow) leave(loop *ast.Op, p *pending) {
	if loop == f.loop {
		f.exit.merge(p)
	} else {
		f.arrive(&f.ahead, f.time.Spans[loop].To, p)
	}
}

// op places the barrier that op needs, and adds what it does to what is pending.
func (f *flow) op(op *ast.Op, p *pending, adds bool) {
	if gpu.Is(op, gpu.Role) {
		return // what it does, mbarriers keep apart
	}
	if !gpu.Is(op, gpu.Barrier) {
		bar := f.needed(op, p, f.base == nil)
		if bar != nil && f.base != nil {
			f.left = true
			return
		}
		if bar != nil {
			ast.InsertBefore(op, bar)
			f.placed = append(f.placed, bar)
			f.stop(bar, p)
		}
		f.record(op, p, adds)
		return
	}
	f.stop(op, p)
}

// stop is a barrier.
func (f *flow) stop(bar *ast.Op, p *pending) {
	if f.barred[bar] == nil {
		f.barred[bar] = nowhere()
	}
	f.barred[bar].merge(p)
	f.pass(bar, p)
}

// outermost places the barriers of a loop that is in no other and returns what is
// pending behind it.
func (b *barriers) outermost(loop *ast.Op, p *pending) *pending {
	f := b.through(loop, p)
	// A barrier placed for the second iteration stops what the first had found
	// behind it.
	for placed := f.placed; len(f.placed) > 0; f.placed = append(placed, f.placed...) {
		f = b.through(loop, p)
		if len(f.placed) == 0 {
			f.placed = placed
			break
		}
	}
	for _, bar := range f.placed {
		f.removeRedundant(bar)
	}
	return f.exit
}

// through goes through a loop.
func (b *barriers) through(loop *ast.Op, p *pending) *flow {
	f := b.newFlow(loop)
	if loop.Opcode == ast.OpFor && !runs(loop) {
		f.exit.merge(p)
	}
	f.enter(loop.Body(0), p)
	f.run()
	return f
}

// removeRedundant takes a barrier away if what it stops meets nothing before the next
// ones do.
func (f *flow) removeRedundant(bar *ast.Op) {
	t := f.newFlow(f.loop)
	t.base = f
	blk, next := bar.Block(), bar.Next()
	stopped := f.stopped(bar)
	bar.Unlink()
	if t.from(blk, next, &stopped, false); !t.left {
		t.run()
	}
	if t.left {
		ast.InsertBefore(next, bar)
		return
	}
	for place, a := range t.places {
		f.places[place].known.merge(&a.known)
	}
	for other, p := range t.barred {
		f.barred[other].merge(p)
	}
	f.exit.merge(t.exit)
}

// stopped is what a barrier keeps from going on.
func (f *flow) stopped(bar *ast.Op) pending {
	p := *f.barred[bar]
	after := p
	f.pass(bar, &after)
	return p.minus(&after)
}
