package gpu

import "tileir/ast"

// readStage checks that who reads a stage of a ring has it from a wait for that ring to be
// filled. A ring of one stage is read without naming it.
func (c *checker) readStage(op, alloc *ast.Op, slot *ast.Value) {
	if full := fullOf(alloc); full != nil && slot != nil {
		c.fromWait(op, slot, full)
	}
}

// fullOf is the mbarriers that who fills a ring completes; nil if it is no ring, or its
// copies lack operands, which is found where they stand.
func fullOf(alloc *ast.Op) *ast.Value {
	for _, u := range alloc.Value().Uses() {
		switch {
		case !Fills(u.Op, alloc):
			continue
		case Is(u.Op, StoreShared):
			return ToldBy(u.Op)
		}
		if filling := Get(u.Op, InFilling); filling != nil && Is(filling.Def(), MbarrierExpect) {
			return Get(filling.Def(), InMbarriers)
		}
	}
	return nil
}

// fromWait checks that a stage is what a wait has given: for these mbarriers, or if that is
// nil for any that are as many as the op's own. Loops and ifs may have handed it on. Who may
// name none, before there is one, does so by a negative number.
func (c *checker) fromWait(op *ast.Op, stage, mbarriers *ast.Value) {
	for _, v := range reaching([]*ast.Value{stage}) {
		if len(madeOf(v)) > 0 {
			continue
		}
		n, known := constant(v)
		if known && n < 0 && Is(op, MbarrierArrive) {
			continue
		}
		if !Is(v.Def(), MbarrierWait) {
			c.fail(op, "expected a stage that %s gives, until which it may be in use, got %s", MbarrierWait, definedBy(v))
			return
		}
		switch waited := Get(v.Def(), InMbarriers); {
		case waited == nil: // said where it stands
		case mbarriers != nil && waited != mbarriers:
			c.fail(op, "expected a stage of the %s for the mbarriers that its copies complete, got one of others", MbarrierWait)
			return
		case mbarriers == nil && !Is(op, StoreShared) && waited.Type.String() != Get(op, InMbarriers).Type.String():
			c.fail(op, "expected a stage of as many as its mbarriers, %s, got one of %s", Get(op, InMbarriers).Type, waited.Type)
			return
		}
	}
}
