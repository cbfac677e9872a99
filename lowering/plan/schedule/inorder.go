package schedule

import (
	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
	"tileir/lowering/remark"
)

// A multiply-add takes a factor over from the one before it where both have it, and reads the
// register file for the others, which gives it one register of each of two banks in a cycle. ptxas
// mixes the multiply-adds of several steps of k, and every fourth shares nothing with the one before
// it: an H200 issues in 82 of 100 cycles of 4096³ by 64×128×32, and most of the rest are warps that
// wait to dispatch. With -O1, which leaves the order as it is written, and reads of operands that
// stay in theirs, it takes 2818 µs where it took 2902; with the reads alone 3028. Where both operands
// lie along k a thread reads four steps at a time, and the reads alone do best: 3015 µs by
// 64×128×16 where it took 3178, and 3398 with -O1.

// manyOwn is how many results a thread must have of its own for that.
const manyOwn = 64

// Where both operands lie along k ptxas would take registers for two CTAs of four warps, and is held to
// those for three. With fewer than it needs then threads spill: 128×128×16 by eight warps takes
// 12 ms so, and is left as it was.
const (
	residentInOrder  = 3
	registersInOrder = 168
)

// chooseInOrder says what of an entry that multiplies f32 by threads stays in the order in which
// it is written.
func chooseInOrder(c *pass.Context) {
	if c.Op.Has(gpu.AttrInOrder) || !multipliesF32(c) {
		return
	}
	p := Products(c)[0]
	left, ok := c.ContiguousDim(p.Get(ast.InLhs))
	right, ok2 := c.ContiguousDim(p.Get(ast.InRhs))
	switch {
	case !ok || !ok2:
	case left == 1 && right == 0:
		if c.Machine.RegistersFor(residentInOrder*c.Warps) < registersInOrder {
			return
		}
		c.Op.SetAttr(gpu.AttrInOrder, ast.StringAttr(gpu.InOrderReads))
		if !c.Op.Has(gpu.AttrOccupancy) {
			c.Op.SetAttr(gpu.AttrOccupancy, gpu.Int(residentInOrder))
		}
		c.Remark(c.Op, remark.InOrder, "what", "reads of its product's operands", "how", "they are volatile")
	default:
		c.Op.SetAttr(gpu.AttrInOrder, ast.StringAttr(gpu.InOrderAll))
		c.Remark(c.Op, remark.InOrder, "what", "its multiply-adds", "how", "ptxas assembles it with -O1")
	}
}

// multipliesF32 reports whether an entry has one product, in a loop, by threads that have many
// results of f32 each.
func multipliesF32(c *pass.Context) bool {
	list := Products(c)
	if !c.Machine.InOrderF32 || len(list) != 1 || analysis.LoopOf(list[0]) == nil {
		return false
	}
	instr, _, _ := OfProduct(list[0])
	m, n := resultOf(list[0])
	return instr.ReadsShared() && !instr.Beside() && instr.A == num.F32 && m*n >= manyOwn*32*c.Warps
}
