package schedule

import (
	"tileir/ast"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
)

// Products lists the products of matrices in an entry.
func Products(c *pass.Context) (list []*ast.Op) {
	c.Walk(c.Op, func(op *ast.Op) {
		if gpu.IsProduct(op) {
			list = append(list, op)
		}
	})
	return list
}

// OfProduct returns what the schedule says of a product.
func OfProduct(op *ast.Op) (instr gpu.Instruction, rows, cols int) {
	instr, ok := gpu.InstructionByName(op.Str(gpu.AttrInstruction))
	grid := gpu.IntsOf(op, gpu.AttrGrid)
	if !ok || len(grid) != 2 {
		panic("BUG: plan: a product has no schedule")
	}
	return instr, grid[0], grid[1]
}

// resultOf is how many rows and columns a product's result has.
func resultOf(op *ast.Op) (m, n int) {
	t := ast.AsTile(op.Value().Type)
	return int(t.Shape[0]), int(t.Shape[1])
}

// addedByThreads reports whether threads add up what a product makes, as its instruction
// keeps sums short.
func addedByThreads(p *ast.Op) bool {
	instr, _, _ := OfProduct(p)
	return instr.MostK() > 0 && !p.Has(ast.KeyFastAcc)
}

// parts is in how many pieces a product is made for that.
func parts(p *ast.Op) int {
	if !addedByThreads(p) {
		return 1
	}
	instr, _, _ := OfProduct(p)
	return (int(ast.AsTile(p.Get(ast.InLhs).Type).Shape[1]) + instr.MostK() - 1) / instr.MostK()
}
