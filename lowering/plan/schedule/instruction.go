package schedule

import (
	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/gpu"
	"tileir/lowering/machine"
)

// chooseInstructions gives each product its instruction, and distributes its result over
// the warps.
func (s *Schedule) chooseInstructions() error {
	given := map[*ast.Op]bool{}
	for _, op := range s.Products() {
		if rank := ast.AsTile(op.Value().Type).Rank(); rank != 2 {
			return s.Unsupported(op, "only products of matrices are, not batches of rank %d", rank)
		}
		if given[op] = op.Has(gpu.AttrInstruction); given[op] {
			continue
		}
		instr, err := s.instructionFor(op)
		if err != nil {
			return err
		}
		op.SetAttr(gpu.AttrInstruction, ast.StringAttr(instr.Name))
	}
	byRows := s.chainsByRows()
	for _, op := range s.Products() {
		if err := s.distribute(op, byRows[op], given[op]); err != nil {
			return err
		}
	}
	return nil
}

// distribute shares a product's result among the warps.
func (s *Schedule) distribute(op *ast.Op, byRows, given bool) error {
	instr, _ := gpu.InstructionByName(op.Str(gpu.AttrInstruction))
	m, n := resultOf(op)
	rows, cols, ok := instr.Grid(m, n, s.Warps)
	if byRows {
		rows, cols, ok = s.Warps, 1, true
	}
	if grid := gpu.IntsOf(op, gpu.AttrGrid); len(grid) == 2 {
		rows, cols, ok = grid[0], grid[1], true
	}
	if !ok {
		return s.Wrong(op, "%s, which %d warps cannot share so that each warpgroup has 64 rows and 8 to 256 columns of %d×%d results", instr.Name, s.Warps, m, n)
	}
	op.SetAttr(gpu.AttrGrid, gpu.Ints(rows, cols))
	s.remarkProduct(op, instr, rows, cols, given)
	return nil
}

// instructionFor chooses the instruction of a product.
func (s *Schedule) instructionFor(op *ast.Op) (gpu.Instruction, error) {
	a, c := ast.AsTile(op.Get(ast.InLhs).Type), ast.AsTile(op.Value().Type)
	m, n, k := c.Shape[0], c.Shape[1], a.Shape[1]
	instr, ok := gpu.InstructionFor(s.Machine, a.ElemNum(), c.ElemNum(), m, n, k)
	if !ok {
		return instr, s.Unsupported(op, "there is no way to multiply %s into %s on %s", a.ElemNum(), c.ElemNum(), s.Machine.Generation)
	}
	if instr.Team() == 1 {
		return instr, nil
	}
	_, _, ok = instr.Grid(int(m), int(n), s.Warps)
	if !ok || s.rowBytes(op, instr) < instr.LeastRow() || s.Warps/s.Cluster < instr.Team() || s.whyNotAlongK(op, instr) != nil { // a warpgroup lies in one CTA
		instr, ok = s.withoutWarpgroup(a.ElemNum(), c.ElemNum(), m, n, k)
	}
	if !ok {
		return instr, s.Unsupported(op, "there is no way to multiply %s into %s by %d warps", a.ElemNum(), c.ElemNum(), s.Warps)
	}
	return instr, nil
}

// withoutWarpgroup chooses an instruction that a single warp issues.
func (s *Schedule) withoutWarpgroup(a, c num.Type, m, n, k int64) (gpu.Instruction, bool) {
	return gpu.InstructionFor(s.Machine.Without(machine.WGMMA), a, c, m, n, k)
}
