package schedule

import (
	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/gpu"
	"tileir/lowering/machine"
)

// Products lists the products of matrices in an entry.
func (s *Schedule) Products() (list []*ast.Op) {
	s.Walk(s.Op, func(op *ast.Op) {
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

// chooseInstructions gives each product its instruction, and distributes its result over
// the warps.
func (s *Schedule) chooseInstructions() error {
	for _, op := range s.Products() {
		if err := s.scheduleProduct(op); err != nil {
			return err
		}
	}
	return nil
}

func (s *Schedule) scheduleProduct(op *ast.Op) error {
	at, ct := ast.AsTile(op.Get(ast.InLhs).Type), ast.AsTile(op.Value().Type)
	if at.Rank() != 2 {
		return s.Unsupported(op, "only products of matrices are, not batches of rank %d", at.Rank())
	}
	m, n := int(ct.Shape[0]), int(ct.Shape[1])
	instr, given := gpu.InstructionByName(op.Str(gpu.AttrInstruction))
	if !given {
		var err error
		if instr, err = s.instructionFor(op); err != nil {
			return err
		}
	}
	rows, cols, ok := instr.Grid(m, n, s.Warps)
	if grid := gpu.IntsOf(op, gpu.AttrGrid); len(grid) == 2 {
		rows, cols, ok = grid[0], grid[1], true
	}
	if !ok {
		return s.Wrong(op, "%s, which %d warps cannot share so that each warpgroup has 64 rows and 8 to 256 columns of %d×%d results", instr.Name, s.Warps, m, n)
	}
	op.SetAttr(gpu.AttrInstruction, ast.StringAttr(instr.Name))
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
