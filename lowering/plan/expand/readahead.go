package expand

import (
	"slices"

	"tileir/ast"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
	"tileir/lowering/plan/schedule"
)

// Threads that bring the left operand of a product to registers, and transpose or convert it
// on its way, multiply nothing meanwhile. Read an iteration ahead it comes under the product
// before:
//
//	wait for a stage, %a = gpu.load_shared …         of the first iteration
//	for the others {
//	  wait for a stage, %p = gpu.mma %a …            of the iteration before
//	  hand back the stage that %a came from
//	  wait for a stage, %b = gpu.load_shared …       of this one
//	  gpu.mma_wait %p, free its stage, and what is made of it
//	  continue %b
//	}
//	%p = gpu.mma …                                   of the last one
//
// This is a rotation (rotate.go) whose earlier part multiplies nothing.

// readAhead has left operands read an iteration ahead where that is scheduled.
func readAhead(c *pass.Context, rings []*schedule.Ring) error {
	list, err := underWay(c, gpu.OverlapAhead, func(product *ast.Op) (*rotation, string) { return aheadOf(rings, product) })
	for _, r := range list {
		r.Product.RemoveAttr(gpu.KeyOverlap)
		r.rotate()
	}
	return err
}

// aheadOf takes the loop of a product apart: the product comes late, with what it waits for to
// read its right operand, and all that waits for it. why says what stands against it: nothing else may
// be done ahead.
func aheadOf(rings []*schedule.Ring, product *ast.Op) (r *rotation, why string) {
	loop, wait, f := product.Parent(), gpu.LastRead(product), fillingOf(rings, product)
	if loop.Opcode != ast.OpFor || f == nil || wait == product || wait.Block() != loop.Body(0) {
		return nil, doesMore
	}
	r = &rotation{Rotation: schedule.NewRotation(loop, product), ahead: true}
	found := r.beginLate(wait, f.Ring)
	r.Close()
	early := r.early()
	if !found || !slices.ContainsFunc(early, func(op *ast.Op) bool { return gpu.Is(op, gpu.LoadShared) }) {
		return nil, doesMore
	}
	if slices.ContainsFunc(early, func(op *ast.Op) bool { return !mayRunAhead(op) }) {
		return nil, doesMore
	}
	if i := slices.IndexFunc(early, func(op *ast.Op) bool { return gpu.Is(op, gpu.MbarrierArrive) }); i >= 0 {
		r.handback = early[i]
		r.Late[r.handback] = true
	}
	r.takeCursors()
	r.sink()
	r.cross()
	return r, ""
}
