package expand

import (
	"slices"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/build"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/schedule"
)

// consume has the entry's warps read a ring instead of what they loaded: they wait
// until a stage is full before they first read it, and let it be filled again when
// they have read it last.
func (s *roleSplitter) consume(r *schedule.Ring) error {
	cursors := carryCursors(r)
	if loops := r.Fillings[0].Loops; len(loops) > 0 {
		next := loops[0].Body(0).Last().Operands()
		s.ends[r] = cursor{next[len(next)-2], next[len(next)-1]}
	}
	for _, c := range cursors {
		if err := s.consumeFilling(c.Filling, c.cursor); err != nil {
			return err
		}
	}
	return nil
}

func (s *roleSplitter) consumeFilling(f *schedule.Filling, c cursor) error {
	first := firstRead(f)
	wait := gpu.NewMbarrierWait(first, f.Ring.Full, c.slot, c.phase)
	ast.InsertBefore(first, wait)
	product := scheduledNext(f)
	switch {
	case product != nil && !carriesProducts(s.loads, f):
		return s.Wrong(product, "%s = %q, which is not possible: its loop does more than to add it up, of operands in rings", gpu.AttrOverlap, gpu.OverlapNext)
	case product != nil:
		releaseOneBehind(f, wait.Value())
	case len(f.Loops) > 0:
		release(f.Ring, lastRead(f), wait.Value())
	}
	for _, l := range f.Loads {
		for _, reader := range l.Readers {
			readStage(l, reader, wait.Value())
		}
		dropLoad(l)
	}
	return nil
}

// scheduledNext returns the product that reads a ring where it is filled, if that is to be
// under way until the next iteration's has begun.
func scheduledNext(f *schedule.Filling) *ast.Op {
	for _, r := range f.Readers() {
		if gpu.Is(r, gpu.Mma) && f.Staged() && r.Str(gpu.KeyOverlap) == gpu.OverlapNext {
			return r
		}
	}
	return nil
}

// firstRead is the op before which a ring's stage must be full.
func firstRead(f *schedule.Filling) *ast.Op {
	if f.Loads[0].Resident {
		return f.Loads[len(f.Loads)-1].Store
	}
	return inOrder(f.Readers())[0]
}

// lastRead is the op after which a ring's stage is not read any more: one that is read
// in loops is kept until the end of its block.
func lastRead(f *schedule.Filling) *ast.Op {
	if f.Loads[0].Resident {
		return lastLoop(f)
	}
	readers := inOrder(f.Readers())
	return gpu.LastRead(readers[len(readers)-1])
}

// lastLoop is the op of a filling's block with the last reader in it, or the block's end where a
// product that reads it may still be under way behind its loop.
func lastLoop(f *schedule.Filling) *ast.Op {
	var in []*ast.Op
	for _, r := range f.Readers() {
		if o := r.Str(gpu.KeyOverlap); o != "" && o != gpu.OverlapNone {
			return f.Block().Last().Prev()
		}
		for r.Block() != f.Block() {
			r = r.Parent()
		}
		in = append(in, r)
	}
	in = inOrder(in)
	return in[len(in)-1]
}

// inOrder returns ops of one block in its order.
func inOrder(ops []*ast.Op) []*ast.Op {
	sorted := slices.Clone(ops)
	slices.SortFunc(sorted, func(a, b *ast.Op) int {
		switch {
		case a == b:
			return 0
		case a.IsBefore(b):
			return -1
		}
		return 1
	})
	return sorted
}

// release lets a stage be filled again after an op.
func release(r *schedule.Ring, after *ast.Op, stage *ast.Value) {
	arrive := gpu.New(after, gpu.MbarrierArrive, []*ast.Value{r.Empty, stage})
	if r.Across {
		arrive.SetAttr(gpu.KeyAcross, ast.UnitAttr{})
	}
	ast.InsertAfter(after, arrive)
}

// readStage makes a reader read a stage that was waited for.
func readStage(l *schedule.RingLoad, reader *ast.Op, stage *ast.Value) {
	switch {
	case l.Shared.Stages == 1: // the only one
	case gpu.Is(reader, gpu.Mma):
		setSlot(reader, l.Alloc.Value(), stage)
	default:
		reader.AddOperands(stage)
	}
}

// dropLoad removes a load and what stored it. Who waits for it waits for what it
// waited for: that its copy has been read is known where the stage is full.
func dropLoad(l *schedule.RingLoad) {
	if done := l.Load.Get(ast.OutToken); len(done.Uses()) > 0 {
		before := gpu.TokenOperand(l.Load)
		if before == nil {
			before = build.At{Mark: l.Load}.Op(ast.OpMakeToken, ast.TokenType{}).Value()
		}
		done.ReplaceAllUses(before)
	}
	from := gpu.Get(l.Store, gpu.InTile).Def()
	l.Store.Erase()
	for from != l.Load { // rounded, or reshaped
		op := from
		from = op.Source().Def()
		op.Erase()
	}
	l.Load.Erase()
}

// filledAt is the cursor with which a ring is read where it is filled.
type filledAt struct {
	*schedule.Filling
	cursor
}

// carryCursors has all loops around a ring carry the stage that is read next, from each
// to the one behind it. It returns the cursors where the ring is read.
func carryCursors(r *schedule.Ring) (list []filledAt) {
	f := r.Fillings[0]
	if len(f.Loops) == 0 {
		zero := build.At{Mark: firstRead(f)}.Constant(num.I32, 0)
		return []filledAt{{f, cursor{zero, zero}}}
	}
	start, further := startOf(r, f.Loops[0])
	carryInto(r.Fillings, 0, start, further, &list)
	return list
}

// carryInto does so for the fillings of a block that so many loops are around, of which
// the first begins with the cursor c. It returns the one behind the last. The outermost loop goes on
// further at the end of each iteration, if that says by how much.
func carryInto(fillings []*schedule.Filling, depth int, c cursor, further *ast.Value, list *[]filledAt) cursor {
	for len(fillings) > 0 {
		f := fillings[0]
		if len(f.Loops) == depth {
			*list = append(*list, filledAt{f, c})
			c = c.next(build.At{Mark: f.Block().Last()}, f.Ring.Stages)
			fillings = fillings[1:]
			continue
		}
		loop, n := f.Loops[depth], 1
		for n < len(fillings) && fillings[n].Loops[depth] == loop {
			n++
		}
		inside := cursor{carryThrough(loop, c.slot), carryThrough(loop, c.phase)}
		next := carryInto(fillings[:n], depth+1, inside, nil, list)
		if further != nil {
			next = next.further(build.At{Mark: loop.Body(0).Last()}, f.Ring.Stages, further)
		}
		loop.Body(0).Last().AddOperands(next.slot, next.phase)
		at := len(loop.Results())
		c = cursor{loop.Result(at - 2), loop.Result(at - 1)}
		fillings = fillings[n:]
	}
	return c
}

// carryThrough has a loop carry one more value, which starts with first; its next is
// to be added.
func carryThrough(loop *ast.Op, first *ast.Value) *ast.Value {
	loop.AddOperands(first)
	loop.AddResult(first.Type)
	return loop.Body(0).AddArg(first.Type)
}

// carriesProducts reports whether the readers of a ring are products that may be under way while
// the next iteration begins: all of their operands in shared memory come from rings, there is
// no other product in their loop, and that only adds to their results.
func carriesProducts(loads []*schedule.RingLoad, f *schedule.Filling) bool {
	if len(f.Loops) == 0 {
		return false
	}
	readers, loop := f.Readers(), f.Loops[len(f.Loops)-1]
	alone := true
	loop.Walk(func(op *ast.Op) { alone = alone && (!gpu.Is(op, gpu.Mma) || slices.Contains(readers, op)) })
	return alone && !slices.ContainsFunc(readers, func(r *ast.Op) bool { return f.Loads[0].Resident || !isCarried(loads, r, loop) })
}

// isCarried reports whether a reader is a product of operands in rings that runs beside the
// threads until the next iteration, and of which its loop does nothing but to carry the sum.
func isCarried(loads []*schedule.RingLoad, product, loop *ast.Op) bool {
	if !gpu.Is(product, gpu.Mma) || !gpu.RunsBeside(product) || product.Str(gpu.KeyOverlap) != gpu.OverlapNext || !fromRings(loads, product) {
		return false
	}
	acc := gpu.Get(product, gpu.InAcc)
	if acc.ArgOf() != loop.Body(0) || len(acc.Uses()) != 1 {
		return false
	}
	wait := gpu.LastRead(product)
	uses := wait.Value().Uses()
	return wait != product && len(uses) == 1 && uses[0].Op == loop.Body(0).Last() && uses[0].Index == acc.Index()-1
}

// fromRings reports whether both operands of a product come from rings: nobody but
// the role writes there.
func fromRings(loads []*schedule.RingLoad, product *ast.Op) bool {
	for _, v := range gpu.Factors(product) {
		if !slices.ContainsFunc(loads, func(l *schedule.RingLoad) bool { return l.Alloc.Value() == v }) {
			return false
		}
	}
	return true
}

// releaseOneBehind keeps the products of a ring under way while the next iteration starts its
// own: the stage of the one before is released when those are complete.
//
//	%p = gpu.mma …, %acc
//	gpu.mma_wait %acc {pending = 1}         as many as there are products
//	gpu.mbarrier_arrive %empty, %before     -1 in the first iteration: none
//	continue %p, …, %stage
func releaseOneBehind(f *schedule.Filling, stage *ast.Value) {
	loop, products := f.Loops[len(f.Loops)-1], inOrder(f.Readers())
	before := carryThrough(loop, build.At{Mark: loop}.Constant(num.I32, -1))
	loop.Body(0).Last().AddOperands(stage)
	last := products[len(products)-1]
	for _, p := range products {
		wait := gpu.LastRead(p)
		wait.Value().ReplaceAllUses(p.Value())
		wait.Erase()
	}
	for _, p := range products {
		done := gpu.New(p, gpu.MmaWait, []*ast.Value{gpu.Get(p, gpu.InAcc)})
		done.SetAttr(gpu.KeyPending, gpu.Int(len(products)))
		ast.InsertAfter(last, done)
		last = done
	}
	release(f.Ring, last, before)

	behind := loop
	for _, p := range products {
		result := loop.Result(gpu.Get(p, gpu.InAcc).CarriedIndex())
		readers := slices.Clone(result.Uses())
		all := gpu.New(p, gpu.MmaWait, []*ast.Value{result}, result.Type)
		ast.InsertAfter(behind, all)
		behind = all
		for _, u := range readers {
			u.Op.SetOperand(u.Index, all.Value())
		}
	}
	if f.GoesOn() {
		release(f.Ring, behind, loop.LastResult())
	}
}
