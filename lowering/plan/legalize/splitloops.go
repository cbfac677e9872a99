package legalize

import (
	"slices"

	"tileir/ast"
	"tileir/lowering/opt"
	"tileir/lowering/plan/pass"
	"tileir/lowering/remark"
)

// SplitLoops cuts loops with products in two, where an if between those asks how far the loop has come, as programs do
// whose masks hide something in their last tiles alone:
//
//	for %i in (%from to %end) {                  for %i in (%from to min(%m, %end)) {
//	  %s = mmaf …                                  %s = mmaf …
//	  %t = if %i < %m { yield %s }                 … %s …
//	       else { yield (masked %s) }            }
//	  … %t …                                     for %i in (max(%m, %from) to %end) {
//	}                                              %s = mmaf …
//	                                               … (masked %s) …
//	                                             }
//
// Then no branch stands between a product and what is computed of it, and the next one may be under way meanwhile. Where there
// is no if, a mask may say the same (splitmasks.go). A loop is cut once: of several conditions the first that can be.
func SplitLoops(c *pass.Context) {
	var loops []*ast.Op
	c.Walk(c.Op, func(op *ast.Op) {
		if op.Opcode == ast.OpFor && multipliesBeside(op) {
			loops = append(loops, op)
		}
	})
	for _, loop := range slices.Backward(loops) { // those in others first, which are copied when these are cut
		if second := splitLoop(loop); second != nil {
			c.Remark(second, remark.LoopSplit)
		} else if second := splitAtMask(loop); second != nil {
			c.Remark(second, remark.LoopSplitAtMask)
		}
	}
}

// multipliesBeside reports whether a product stands in a loop, and in no other op there.
func multipliesBeside(loop *ast.Op) bool {
	for op := range loop.Body(0).Ops() {
		if op.Opcode == ast.OpMmaF || op.Opcode == ast.OpMmaI {
			return true
		}
	}
	return false
}

// splitLoop cuts a loop, and returns the second of the two that come of it, or nil.
func splitLoop(loop *ast.Op) *ast.Op {
	for op := range loop.Body(0).Ops() {
		if op.Opcode == ast.OpIf {
			if second := opt.SplitAround(op); second != nil {
				return second
			}
		}
	}
	return nil
}
