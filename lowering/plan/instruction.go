package plan

import (
	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/gpu"
	"tileir/lowering/machine"
)

// products lists the products of matrices in an entry.
func (e *entry) products() (list []*ast.Op) {
	e.Walk(e.Op, func(op *ast.Op) {
		if gpu.IsProduct(op) {
			list = append(list, op)
		}
	})
	return list
}

// scheduledProduct returns what the schedule says of a product.
func scheduledProduct(op *ast.Op) (instr gpu.Instruction, rows, cols int) {
	instr, ok := gpu.InstructionByName(op.Str(gpu.AttrInstruction))
	grid := gpu.IntsOf(op, gpu.AttrGrid)
	if !ok || len(grid) != 2 {
		panic("BUG: plan: a product has no schedule")
	}
	return instr, grid[0], grid[1]
}

// chooseInstructions gives each product its instruction, and deals its result out to
// the warps.
func (e *entry) chooseInstructions() error {
	for _, op := range e.products() {
		if err := e.scheduleProduct(op); err != nil {
			return err
		}
	}
	return nil
}

func (e *entry) scheduleProduct(op *ast.Op) error {
	at, ct := ast.AsTile(op.Operand(0).Type), ast.AsTile(op.Result(0).Type)
	if at.Rank() != 2 {
		return e.Unsupported(op, "only products of matrices are, not batches of rank %d", at.Rank())
	}
	m, n := int(ct.Shape[0]), int(ct.Shape[1])
	instr, given := gpu.InstructionByName(op.Str(gpu.AttrInstruction))
	if !given {
		var err error
		if instr, err = e.instructionFor(op); err != nil {
			return err
		}
	}
	rows, cols, ok := instructionGrid(instr, m, n, e.Warps)
	if grid := gpu.IntsOf(op, gpu.AttrGrid); len(grid) == 2 {
		rows, cols, ok = grid[0], grid[1], true
	}
	if !ok {
		return e.wrongSchedule(op, "%s, which %d warps cannot share so that each group has 64 rows and 8 to 256 columns of %d×%d results", instr.Name, e.Warps, m, n)
	}
	op.SetAttr(gpu.AttrInstruction, ast.StringAttr(instr.Name))
	op.SetAttr(gpu.AttrGrid, gpu.Ints(rows, cols))
	e.remarkProduct(op, instr, rows, cols, given)
	return nil
}

// instructionFor chooses the instruction of a product.
func (e *entry) instructionFor(op *ast.Op) (gpu.Instruction, error) {
	a, c := ast.AsTile(op.Operand(0).Type), ast.AsTile(op.Result(0).Type)
	m, n, k := c.Shape[0], c.Shape[1], a.Shape[1]
	instr, ok := gpu.InstructionFor(e.Machine, a.ElemNum(), c.ElemNum(), m, n, k)
	if !ok {
		return instr, e.Unsupported(op, "there is no way to multiply %s into %s on %s", a.ElemNum(), c.ElemNum(), e.Machine.Generation)
	}
	if !instr.Group {
		return instr, nil
	}
	_, _, ok = groupGrid(int(m), int(n), e.Warps)
	if !ok || rowBytes(instr, int(n), int(k)) < minRowBytes || e.Warps/e.Cluster < 4 || e.whyNotAlongK(op, instr) != nil { // a group lies in one CTA
		instr, ok = e.withoutGroup(a.ElemNum(), c.ElemNum(), m, n, k)
	}
	if !ok {
		return instr, e.Unsupported(op, "there is no way to multiply %s into %s by %d warps", a.ElemNum(), c.ElemNum(), e.Warps)
	}
	return instr, nil
}

// minRowBytes is the shortest row in shared memory that wgmma has a swizzle for.
const minRowBytes = 32

// rowBytes is the length of a row of the right operand in shared memory, if it lies
// there as it should for an instruction.
func rowBytes(i gpu.Instruction, n, k int) int {
	if i.AlongK() {
		n = k
	}
	return n * i.A.MemBits() / 8
}

// withoutGroup chooses an instruction that a single warp issues.
func (e *entry) withoutGroup(a, c num.Type, m, n, k int64) (gpu.Instruction, bool) {
	return gpu.InstructionFor(e.Machine.Without(machine.WGMMA), a, c, m, n, k)
}

// instructionGrid deals an m×n result out to warps as an instruction wants it; ok is
// false if there are too many of them.
func instructionGrid(i gpu.Instruction, m, n, warps int) (rows, cols int, ok bool) {
	if i.Group {
		return groupGrid(m, n, warps)
	}
	rows, cols = warpGrid(i, m, n, warps)
	return rows, cols, true
}

// warpGrid deals an m×n result out to warps so that a warp's part is as square
// as may be: the operands that it reads are then fewest.
func warpGrid(i gpu.Instruction, m, n, warps int) (wm, wn int) {
	unitM, unitN := i.M, i.N
	if i.FromSMEM && !i.Group {
		unitM, unitN = min(gpu.OuterUnit[0], m), min(gpu.OuterUnit[1], n)
	}
	best := -1
	for rows := 1; rows <= warps; rows *= 2 {
		cols := warps / rows
		cost := max(m/rows, unitM) + max(n/cols, unitN)
		if m/rows < unitM || n/cols < unitN {
			cost += m + n // some warps would compute what others compute too
		}
		if best < 0 || cost < best {
			best, wm, wn = cost, rows, cols
		}
	}
	return wm, wn
}

// groupGrid does the same for groups of four warps, which lie one below the
// other. For each 64 rows of its part a group reads those and all columns of
// the part, at most 256. ok is false if there are too many groups.
func groupGrid(m, n, warps int) (wm, wn int, ok bool) {
	best := -1
	for rows := 1; rows <= warps/4; rows *= 2 {
		cols := warps / 4 / rows
		pm, pn := m/rows, n/cols
		if pm < 64 || pn < 8 || pn > 256 {
			continue
		}
		if cost := pm / 64 * (64 + pn); best < 0 || cost < best {
			best, wm, wn = cost, 4*rows, cols
		}
	}
	return wm, wn, best >= 0
}
