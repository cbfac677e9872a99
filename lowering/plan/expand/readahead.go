package expand

import (
	"slices"

	"tileir/ast"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/schedule"
)

// Threads that bring the left operand of a product to registers, and transpose or convert it
// on its way, multiply nothing meanwhile. Read an iteration ahead it comes under the product
// before:
//
//	wait for a stage, %a = gpu.load_shared …         of the first iteration
//	for the others {
//	  wait for a stage, %p = gpu.mma %a …            of the iteration before
//	  wait for a stage, %b = gpu.load_shared …       of this one
//	  gpu.mma_wait %p, free its stage, and what is made of it
//	  continue %b
//	}
//	%p = gpu.mma …                                   of the last one
//
// This is a rotation (rotate.go) whose earlier part multiplies nothing.

// readAhead has left operands read an iteration ahead where that is scheduled.
func (s *roleSplitter) readAhead() error {
	var list []*rotation
	var err error
	s.Op.Walk(func(op *ast.Op) {
		if err != nil || !gpu.Is(op, gpu.Mma) || op.Str(gpu.KeyOverlap) != gpu.OverlapAhead {
			return
		}
		r := s.aheadOf(op)
		if r == nil {
			err = s.Wrong(op, "%s = %q, which is not possible: its loop does more than to bring operands and to add up what they make", gpu.AttrOverlap, gpu.OverlapAhead)
			return
		}
		list = append(list, r)
	})
	if err != nil {
		return err
	}
	for _, r := range list {
		r.Product.RemoveAttr(gpu.KeyOverlap)
		r.rotate()
	}
	return nil
}

// aheadOf takes the loop of a product apart: the product comes late, with what it waits for to
// read its right operand, and all that waits for it. nil if nothing else may be done ahead.
func (s *roleSplitter) aheadOf(product *ast.Op) *rotation {
	loop, wait, f := product.Parent(), gpu.LastRead(product), s.fillingOf(product)
	if loop.Opcode != ast.OpFor || f == nil || wait == product || wait.Block() != loop.Body(0) {
		return nil
	}
	r := &rotation{Rotation: schedule.NewRotation(loop, product)}
	r.Late[product], r.Late[wait] = true, true
	for op := range r.Body.Ops() {
		switch {
		case gpu.Is(op, gpu.MbarrierWait) && gpu.Get(op, gpu.InMbarriers) == f.Ring.Full:
			r.full, r.Late[op] = op, true
		case gpu.Is(op, gpu.MbarrierArrive) && gpu.Get(op, gpu.InMbarriers) == f.Ring.Empty:
			r.Late[op] = true
		}
	}
	r.Close()
	early := r.early()
	if r.full == nil || !slices.ContainsFunc(early, func(op *ast.Op) bool { return gpu.Is(op, gpu.LoadShared) }) {
		return nil
	}
	if slices.ContainsFunc(early, func(op *ast.Op) bool { return !mayRunAhead(op) }) {
		return nil
	}
	r.takeCursors()
	r.sink()
	r.cross()
	return r
}
