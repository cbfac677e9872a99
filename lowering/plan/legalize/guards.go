package legalize

import (
	"tileir/ast"
	"tileir/lowering/analysis"
	"tileir/lowering/build"
	"tileir/lowering/plan/pass"
	"tileir/lowering/remark"
)

// Guards has loops with products run without an if around them, where the if does nothing
// else: what they load can then be copied ahead by a role, which takes no branches.
//
//	%r = if %c {                           %end = select %c, %n, %from
//	  %s = for %i in (%from to %n) …       %r = for %i in (%from to %end) …
//	       iter_values(%a = %none)              iter_values(%a = %none)
//	  yield %s
//	} else {
//	  yield %none
//	}
//
// A loop that ends where it begins hands on what it starts with.
func Guards(c *pass.Context) {
	var found []*ast.Op
	c.Walk(c.Op, func(op *ast.Op) {
		if op.Opcode == ast.OpIf {
			found = append(found, op)
		}
	})
	for _, op := range found {
		if loop := guarded(op); loop != nil {
			c.Remark(loop, remark.LoopGuarded)
			unguard(op, loop)
		}
	}
}

// guarded returns the loop with products that is all an if does, if the if hands on what
// the loop does, and otherwise what that starts with. What is computed beside the loop can
// be computed in any case.
func guarded(op *ast.Op) (loop *ast.Op) {
	then, other := op.Body(0), otherwise(op)
	if other == nil || other.First() != other.Last() {
		return nil
	}
	for o := range then.Ops() {
		switch {
		case o == then.Last() || analysis.Repeatable(o):
		case o.Opcode == ast.OpFor && loop == nil && multipliesIn(o):
			loop = o
		default:
			return nil
		}
	}
	if loop == nil || then.Last().Opcode != ast.OpYield || other.Last().Opcode != ast.OpYield {
		return nil
	}
	for i, v := range then.Last().Operands() {
		if v.Def() != loop || other.Last().Operand(i) != loop.List(ast.InInitValues)[v.Index()] {
			return nil
		}
	}
	return loop
}

// otherwise is the block of an if for where its condition is false, or nil.
func otherwise(op *ast.Op) *ast.Block {
	if len(op.Regions()) < 2 {
		return nil
	}
	return op.Body(1)
}

// multipliesIn reports whether there is a product in a loop.
func multipliesIn(loop *ast.Op) (found bool) {
	loop.Walk(func(op *ast.Op) { found = found || op.Opcode == ast.OpMmaF || op.Opcode == ast.OpMmaI })
	return found
}

// unguard puts what is in an if before it, with a loop that has no iterations where the
// condition is false.
func unguard(op, loop *ast.Op) {
	then := op.Body(0)
	results := then.Last().Operands()
	for o := then.First(); o != then.Last(); {
		next := o.Next()
		o.Unlink()
		ast.InsertBefore(op, o)
		o = next
	}
	from, end := loop.Get(ast.InLowerBound), loop.Get(ast.InUpperBound)
	loop.Set(ast.InUpperBound, build.At{Mark: loop}.Op(ast.OpSelect, end.Type, op.Get(ast.InCondition), end, from).Value())
	for i, v := range results {
		op.Result(i).ReplaceAllUses(v)
	}
	op.Erase()
}
