package schedule

import (
	"fmt"

	"tileir/ast"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
	"tileir/lowering/remark"
)

// Products run beside the threads until those wait for them. What the threads, or other
// products, do meanwhile is part of the schedule: gpu.overlap. The roles pass carries it
// out.

// chooseOverlaps says of each product in a loop what it is under way under. What is asked
// for by hand and cannot be is an error.
func (c *chooser) chooseOverlaps() error {
	for _, p := range c.Products() {
		loop := p.Parent()
		given := p.Str(gpu.AttrOverlap)
		switch {
		case given == gpu.OverlapLater:
			if why := c.whyNotLater(p); why != "" {
				return c.Wrong(p, "%s = %q, which is not possible: %s", gpu.AttrOverlap, given, why)
			}
		case given != "" || !gpu.RunsBeside(p) || loop.Opcode != ast.OpFor || !c.fromProduct(p.Operand(0)):
		default:
			c.chooseLater(p, loop)
		}
	}
	return nil
}

// chooseLater has a product run an iteration later, if it can and there are registers.
func (c *chooser) chooseLater(p, loop *ast.Op) {
	why := c.whyNotLater(p)
	if need, has := c.registers(), c.ThreadRegisters(); why == "" && need > has {
		why = fmt.Sprintf("a thread needs about %d registers, and has %d", need, has)
	}
	if why != "" {
		c.Remark(p, remark.LaterNot, "why", why)
		return
	}
	p.SetAttr(gpu.AttrOverlap, ast.StringAttr(gpu.OverlapLater))
	c.Remark(p, remark.Later)
}

// whyNotLater says what stands against a product being begun an iteration later. It asks
// of the program what rotationOf asks of the plan that is made of it.
func (c *chooser) whyNotLater(p *ast.Op) string {
	loop := p.Parent()
	if loop.Opcode != ast.OpFor || !gpu.RunsBeside(p) || !runsThrough(loop) {
		return "it is not one that runs beside the threads in a for that runs to its end"
	}
	if !c.laterOperands(p) {
		return LaterOperands
	}
	r := NewRotation(loop, p)
	r.Late[p] = true
	r.Close()
	return r.WhyNot(func(op *ast.Op) bool { return gpu.IsProduct(op) && gpu.RunsBeside(op) })
}

// LaterOperands is what stands against a product whose operands do not come as they must.
const LaterOperands = "its right operand does not come by the copy engine, in the loop and for it alone, or its left one is not a product's result in registers"

// laterOperands reports whether a product finds its left operand in registers, and its
// right one in a ring that is filled beside it, and for nothing else.
func (c *chooser) laterOperands(p *ast.Op) bool {
	left, right := c.Placement(p, 0), c.Placement(p, 1)
	if p.Has(gpu.AttrPart) || !left.Registers || left.Raw != nil || !analysis.IsTile(left.Value) || right.Raw != nil {
		return false
	}
	for _, t := range c.tiles {
		if t.value == right.Value && CopyOf(t) == gpu.CopyEngine && t.block == p.Block() && len(t.Readers) == 1 && t.Readers[0] == p {
			return true
		}
	}
	return false
}
