package legalize

import (
	"tileir/ast"
	"tileir/lowering/analysis"
	"tileir/lowering/build"
	"tileir/lowering/gpu"
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
		loop := productLoop(op)
		if loop == nil {
			continue
		}
		if why := whyGuarded(op, loop); why != "" {
			if gainsRole(c, loop) {
				c.Remark(loop, remark.LoopGuardKept, "why", why)
			}
			continue
		}
		c.Remark(loop, remark.LoopGuarded)
		unguard(op, loop)
	}
}

// productLoop returns the first loop with products that an if runs where its condition is
// true, or nil.
func productLoop(op *ast.Op) *ast.Op {
	for o := range op.Body(0).Ops() {
		if o.Opcode == ast.OpFor && multipliesIn(o) {
			return o
		}
	}
	return nil
}

// whyGuarded says why a loop with products does not run without the if around it. It is empty
// if the loop is all that the if does, which hands on what the loop does, and otherwise what
// that starts with: what is computed beside the loop can be computed in any case.
func whyGuarded(op, loop *ast.Op) string {
	then, other := op.Body(0), otherwise(op)
	for o := range then.Ops() {
		if o != then.Last() && o != loop && !analysis.Repeatable(o) {
			return "the if does " + o.ShortName() + " as well"
		}
	}
	if other == nil || other.First() != other.Last() || then.Last().Opcode != ast.OpYield || other.Last().Opcode != ast.OpYield {
		return "the if does not yield, in an else that does nothing more, what the loop starts with"
	}
	for i, v := range then.Last().Operands() {
		if v.Def() != loop || other.Last().Operand(i) != loop.List(ast.InInitValues)[v.Index()] {
			return "the if yields something else than what the loop does, or, in its else, than what that starts with"
		}
	}
	return ""
}

// gainsRole reports whether a product in a loop would run beside the threads, and the copy
// engine for it.
func gainsRole(c *pass.Context, loop *ast.Op) (found bool) {
	loop.Walk(func(op *ast.Op) {
		if gpu.IsProduct(op) {
			a, acc := ast.AsTile(op.Get(ast.InLhs).Type), ast.AsTile(op.Value().Type)
			rank := a.Rank()
			i, ok := gpu.InstructionFor(c.Machine, a.ElemNum(), acc.ElemNum(), acc.Shape[rank-2], acc.Shape[rank-1], a.Shape[rank-1])
			found = found || ok && i.Beside() && c.Machine.CopyTensor
		}
	})
	return found
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
