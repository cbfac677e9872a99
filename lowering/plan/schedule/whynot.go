package schedule

import (
	"fmt"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/gpu"
	"tileir/lowering/machine"
	"tileir/lowering/plan/pass"
	"tileir/lowering/remark"
)

// remarkProduct says which instruction computes a product, and why no better one.
func remarkProduct(c *pass.Context, op *ast.Op, chosen gpu.Instruction, rows, columns int, given bool) {
	if !c.Listening() {
		return
	}
	c.Remark(op, remark.Multiplied, "instruction", chosen.Name, "rows", rows, "columns", columns)
	if chosen.A == num.F32 {
		c.Remark(op, remark.MultiplyExact)
	}
	for _, i := range gpu.Instructions {
		if given || i.Name == chosen.Name {
			return
		}
		if i.A == chosen.A && i.C == chosen.C {
			c.Say(whyNot(c, op, i))
		}
	}
}

// whyNot says why an instruction for the types of a product is not taken; nil where
// there is nothing to be done about it.
func whyNot(c *pass.Context, op *ast.Op, i gpu.Instruction) *pass.Refusal {
	at, ct := ast.AsTile(op.Get(ast.InLhs).Type), ast.AsTile(op.Value().Type)
	m, n, k := int(ct.Shape[0]), int(ct.Shape[1]), int(at.Shape[1])
	row := rowBytes(c, op, i)
	switch {
	case !c.Machine.Products.Has(i.Family):
		special, ok := machine.Of(c.Machine.Generation + "a")
		if !ok || !special.Products.Has(i.Family) {
			return nil
		}
		return pass.Refuse(op, remark.MultiplyTarget, "instruction", i.Name, "target", c.Machine.Name, "other", special.Name)
	case m < i.M || n < i.N || k < i.K:
		return pass.Refuse(op, remark.MultiplyShape, "instruction", i.Name,
			"least", fmt.Sprintf("%dx%dx%d", i.M, i.N, i.K), "shape", fmt.Sprintf("%dx%dx%d", m, n, k))
	case c.Warps/c.Cluster < i.Team():
		return pass.Refuse(op, remark.MultiplyWarps, "instruction", i.Name, "warps", c.Warps/c.Cluster)
	case row < i.LeastRow():
		return pass.Refuse(op, remark.MultiplyRows, "instruction", i.Name, "least", i.LeastRow(), "bytes", row)
	}
	if no := whyNotAlongK(c, op, i); no != nil {
		return no
	}
	return pass.Refuse(op, remark.MultiplyGrid, "instruction", i.Name, "warps", c.Warps, "m", m, "n", n)
}

// whyNotAlongK says why the operands of a product cannot lie in shared memory as an
// instruction wants them that transposes none; nil if they can: threads transpose them, but
// not those of which each CTA of a cluster has a part.
func whyNotAlongK(c *pass.Context, op *ast.Op, instr gpu.Instruction) *pass.Refusal {
	if !instr.AlongK() || c.Cluster == 1 {
		return nil
	}
	for i, name := range []string{"left", "right"} {
		if contiguous, ok := c.ContiguousDim(op.Operand(i)); ok && contiguous != 1-i {
			return pass.Refuse(op, remark.MultiplyAlongK, "instruction", instr.Name, "operand", name)
		}
	}
	return nil
}

// rowBytes is the length of a row of the right operand in shared memory, if it lies there
// as it should for an instruction: along k, if that asks for it, or if nothing says that it
// is contiguous along the columns.
func rowBytes(c *pass.Context, op *ast.Op, i gpu.Instruction) int {
	t := ast.AsTile(op.Get(ast.InRhs).Type)
	row := t.Shape[1]
	if contiguous, ok := c.ContiguousDim(op.Get(ast.InRhs)); i.AlongK() || !ok || contiguous == 0 {
		row = t.Shape[0]
	}
	return int(row) * i.A.MemBits() / 8
}
