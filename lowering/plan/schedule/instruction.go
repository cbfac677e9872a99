package schedule

import (
	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/gpu"
	"tileir/lowering/machine"
	"tileir/lowering/plan/pass"
)

// chooseInstructions gives each product its instruction, and distributes its result over
// the warps.
func chooseInstructions(c *pass.Context) error {
	given := map[*ast.Op]bool{}
	for _, op := range Products(c) {
		if rank := ast.AsTile(op.Value().Type).Rank(); rank != 2 {
			return c.Unsupported(op, "only products of matrices are, not batches of rank %d", rank)
		}
		if given[op] = op.Has(gpu.AttrInstruction); given[op] {
			continue
		}
		instr, err := instructionFor(c, op)
		if err != nil {
			return err
		}
		op.SetAttr(gpu.AttrInstruction, ast.StringAttr(instr.Name))
	}
	byRows := chainsByRows(c)
	for _, op := range Products(c) {
		if err := distribute(c, op, byRows[op], given[op]); err != nil {
			return err
		}
	}
	return nil
}

// distribute shares a product's result among the warps.
func distribute(c *pass.Context, op *ast.Op, byRows, given bool) error {
	instr, _ := gpu.InstructionByName(op.Str(gpu.AttrInstruction))
	m, n := resultOf(op)
	rows, cols, ok := instr.Grid(m, n, c.Warps)
	if byRows {
		rows, cols, ok = c.Warps, 1, true
	}
	if grid := gpu.IntsOf(op, gpu.AttrGrid); len(grid) == 2 {
		rows, cols, ok = grid[0], grid[1], true
	}
	if !ok {
		return c.Wrong(op, "%s, which %d warps cannot share so that each warpgroup has 64 rows and 8 to 256 columns of %d×%d results", instr.Name, c.Warps, m, n)
	}
	if c.Warps/c.Cluster < instr.Team() {
		return c.Wrong(op, "%s, which the %d warps of a warpgroup compute together, and a CTA has %d", instr.Name, instr.Team(), c.Warps/c.Cluster)
	}
	op.SetAttr(gpu.AttrGrid, gpu.Ints(rows, cols))
	remarkProduct(c, op, instr, rows, cols, given)
	return nil
}

// instructionFor chooses the instruction of a product.
func instructionFor(c *pass.Context, op *ast.Op) (gpu.Instruction, error) {
	a, acc := ast.AsTile(op.Get(ast.InLhs).Type), ast.AsTile(op.Value().Type)
	m, n, k := acc.Shape[0], acc.Shape[1], a.Shape[1]
	instr, ok := gpu.InstructionFor(c.Machine, a.ElemNum(), acc.ElemNum(), m, n, k)
	if !ok {
		return instr, c.Unsupported(op, "there is no way to multiply %s into %s on %s", a.ElemNum(), acc.ElemNum(), c.Machine.Generation)
	}
	if instr.Team() == 1 {
		return instr, nil
	}
	_, _, ok = instr.Grid(int(m), int(n), c.Warps)
	if !ok || rowBytes(c, op, instr) < instr.LeastRow() || c.Warps/c.Cluster < instr.Team() || whyNotAlongK(c, op, instr) != nil { // a warpgroup lies in one CTA
		instr, ok = withoutWarpgroup(c.Machine, a.ElemNum(), acc.ElemNum(), m, n, k)
	}
	if !ok {
		return instr, c.Unsupported(op, "there is no way to multiply %s into %s by %d warps", a.ElemNum(), acc.ElemNum(), c.Warps)
	}
	return instr, nil
}

// withoutWarpgroup chooses an instruction that a single warp issues.
func withoutWarpgroup(on machine.Machine, a, c num.Type, m, n, k int64) (gpu.Instruction, bool) {
	return gpu.InstructionFor(on.Without(machine.WGMMA), a, c, m, n, k)
}
