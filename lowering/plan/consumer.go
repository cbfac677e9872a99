package plan

import (
	"slices"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/gpu"
)

// consume has the entry's warps read a ring instead of what they loaded: they wait
// until a stage is full before they first read it, and let it be filled again when
// they have read it last.
func (s *roleSplitter) consume(r *ring) {
	c := s.carryCursor(r)
	first := s.firstRead(r)
	wait := gpu.New(first, gpu.MbarrierWait, []*ast.Value{r.full, c.slot, c.phase})
	ast.InsertBefore(first, wait)
	if product := s.carriedProduct(r); product != nil {
		s.releaseOneBehind(r, product, c)
	} else if len(r.loops) > 0 {
		s.release(r, s.lastRead(r), c.slot)
	}
	for _, l := range r.loads {
		for _, reader := range l.readers {
			s.readStage(l, reader, c.slot)
		}
		s.dropLoad(l)
	}
}

// firstRead is the op before which a ring's stage must be full.
func (s *roleSplitter) firstRead(r *ring) *ast.Op {
	if r.loads[0].resident {
		return r.loads[len(r.loads)-1].store
	}
	return inOrder(r.loads[0].readers)[0]
}

// lastRead is the op after which a ring's stage is not read any more: one that is read
// in loops is kept until the end of its block.
func (s *roleSplitter) lastRead(r *ring) *ast.Op {
	if r.loads[0].resident {
		return r.block().Last().Prev()
	}
	readers := inOrder(r.loads[0].readers)
	return lastRead(readers[len(readers)-1])
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

// lastRead is the op with which a reader's reads are done.
func lastRead(reader *ast.Op) *ast.Op {
	if gpu.Is(reader, gpu.Mma) {
		for _, u := range reader.Result(0).Uses() {
			if gpu.Is(u.Op, gpu.MmaWait) {
				return u.Op
			}
		}
	}
	return reader
}

// release lets a stage be filled again after an op.
func (s *roleSplitter) release(r *ring, after *ast.Op, slot *ast.Value) {
	arrive := gpu.New(after, gpu.MbarrierArrive, []*ast.Value{r.empty, slot})
	ast.InsertAfter(after, arrive)
}

// readStage makes a reader read the stage at the slot.
func (s *roleSplitter) readStage(l *ringLoad, reader *ast.Op, slot *ast.Value) {
	switch {
	case l.shared.Stages == 1: // the only one
	case gpu.Is(reader, gpu.Mma):
		setSlot(reader, l.alloc.Result(0), slot)
	default:
		reader.AddOperands(slot)
	}
}

// dropLoad removes a load and what stored it. Who waits for it waits for what it
// waited for: that its copy has been read is known where the stage is full.
func (s *roleSplitter) dropLoad(l *ringLoad) {
	if done := l.load.Result(1); len(done.Uses()) > 0 {
		before := tokenOperand(l.load)
		if before == nil {
			before = at{l.load}.op(ast.OpMakeToken, ast.TokenType{}).Result(0)
		}
		done.ReplaceAllUses(before)
	}
	reshaped := l.store.Operand(0).Def()
	l.store.Erase()
	if reshaped != l.load {
		reshaped.Erase()
	}
	l.load.Erase()
}

// carryCursor has all loops around a ring carry the stage that is read next. It
// returns the cursor of the ring's block.
func (s *roleSplitter) carryCursor(r *ring) cursor {
	if len(r.loops) == 0 {
		a := at{s.firstRead(r)}
		zero := a.constant(num.I32, 0)
		return cursor{zero, zero}
	}
	a := at{r.loops[0]}
	c := cursor{a.constant(num.I32, 0), a.constant(num.I32, 0)}
	for _, loop := range r.loops {
		c = cursor{carryThrough(loop, c.slot), carryThrough(loop, c.phase)}
	}
	inner := r.loops[len(r.loops)-1].Body(0).Last()
	next := c.next(at{inner}, r.stages)
	for _, loop := range slices.Backward(r.loops) {
		loop.Body(0).Last().AddOperands(next.slot, next.phase)
		n := len(loop.Results())
		next = cursor{loop.Result(n - 2), loop.Result(n - 1)}
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

// carriedProduct returns the only reader of a ring, if it is a product that may be
// under way while the next iteration begins: all of its operands in shared memory
// come from rings, there is no other product in its loop, and the loop only adds to
// its result.
func (s *roleSplitter) carriedProduct(r *ring) *ast.Op {
	readers := r.loads[0].readers
	if len(readers) != 1 || len(r.loops) == 0 || !gpu.Is(readers[0], gpu.Mma) {
		return nil
	}
	product := readers[0]
	loop := r.loops[len(r.loops)-1]
	if !runsBeside(product) || r.loads[0].resident || !s.fromRings(product) {
		return nil
	}
	alone := true
	loop.Walk(func(op *ast.Op) {
		if gpu.Is(op, gpu.Mma) && op != product {
			alone = false
		}
	})
	acc := product.Operand(2)
	if !alone || acc.ArgOf() != loop.Body(0) || len(acc.Uses()) != 1 {
		return nil
	}
	wait := lastRead(product)
	uses := wait.Result(0).Uses()
	if wait == product || len(uses) != 1 || uses[0].Op != loop.Body(0).Last() || uses[0].Index != acc.Index()-1 {
		return nil
	}
	return product
}

// fromRings reports whether both operands of a product come from rings: nobody but
// the role writes there.
func (s *roleSplitter) fromRings(product *ast.Op) bool {
	for _, v := range product.Operands()[:2] {
		if !slices.ContainsFunc(s.loads, func(l *ringLoad) bool { return l.alloc.Result(0) == v }) {
			return false
		}
	}
	return true
}

// releaseOneBehind keeps a product under way while the next iteration starts its
// own: the stage of the one before is released when that is complete.
//
//	%p = gpu.mma …, %acc
//	gpu.mma_wait {pending = 1}
//	gpu.mbarrier_arrive %empty, %before     -1 in the first iteration: none
//	continue %p, …, %slot
func (s *roleSplitter) releaseOneBehind(r *ring, product *ast.Op, c cursor) {
	loop := r.loops[len(r.loops)-1]
	before := carryThrough(loop, at{loop}.constant(num.I32, -1))
	loop.Body(0).Last().AddOperands(c.slot)
	wait := lastRead(product)
	carried := product.Operand(2).Index() - 1
	wait.Result(0).ReplaceAllUses(product.Result(0))
	wait.Erase()
	one := gpu.New(product, gpu.MmaWait, nil)
	one.SetAttr("pending", gpu.Int(1))
	ast.InsertAfter(product, one)
	s.release(r, one, before)

	result := loop.Result(carried)
	readers := slices.Clone(result.Uses())
	all := gpu.New(product, gpu.MmaWait, []*ast.Value{result}, result.Type)
	ast.InsertAfter(loop, all)
	for _, u := range readers {
		u.Op.SetOperand(u.Index, all.Result(0))
	}
	if len(r.loops) > 1 {
		s.release(r, all, loop.Result(len(loop.Results())-1))
	}
}
