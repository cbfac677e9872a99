package schedule

import (
	"fmt"
	"slices"

	"tileir/ast"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
	"tileir/lowering/machine"
	"tileir/lowering/plan/pass"
	"tileir/lowering/remark"
)

// Where a product's left operand is computed, element by element, of the result of another
// whose rows are folded for it, as attention's probabilities are of its scores, both go by
// rows of warps alone, if their instructions take operands in registers: a warp has all
// columns of its rows then, so that folding one asks no other warp, and the operand stays
// where it was computed. Each warp reads all of the right operands for that. By the
// simulator's model of an A100 attention of 64 features takes 0.87 of the time that it takes
// in parts as square as may be. Where no row is folded, as in attention's backward pass, it is
// 0.98 to 1.01, and parts stay square.

// productSearch is how many values are looked at for a product that one is computed of.
const productSearch = 64

// origin is what a value is computed of, element by element.
type origin struct {
	products []*ast.Op    // those whose results it is computed of, also where one adds to another's
	values   []*ast.Value // it itself, these results, and what is between
}

// originOf follows a value to the products that it is computed of.
func originOf(v *ast.Value) (o origin) {
	left := productSearch
	var visit func(v *ast.Value)
	visit = func(v *ast.Value) {
		def := v.Def()
		if left--; left < 0 || def == nil {
			return
		}
		o.values = append(o.values, v)
		switch {
		case gpu.Is(def, gpu.MmaWait):
			visit(def.Source())
		case gpu.Is(def, gpu.Mma):
			o.products = append(o.products, def)
			visit(gpu.Get(def, gpu.InAcc))
		case gpu.IsProduct(def):
			o.products = append(o.products, def)
			visit(def.Get(ast.InAcc))
		case analysis.IsElementwise(def):
			for _, operand := range def.Operands() {
				visit(operand)
			}
		}
	}
	visit(v)
	return o
}

// folded reports whether rows of what a value is computed of are folded.
func (o origin) folded() bool {
	return slices.ContainsFunc(o.values, func(v *ast.Value) bool {
		return slices.ContainsFunc(v.Uses(), func(u ast.Use) bool {
			return u.Op.Opcode == ast.OpReduce && u.Op.Int(ast.KeyDim, 0) == 1
		})
	})
}

// fromProduct reports whether a value is computed element by element of the result of a
// product that runs beside the threads, which lies as the next one reads it.
func fromProduct(v *ast.Value) bool {
	return slices.ContainsFunc(originOf(v).products, gpu.RunsBeside)
}

// takesFragments reports whether products by an instruction may be chained in registers: it
// takes its operands there, and no warpgroups multiply on the machine, beside which products
// by a warp alone are those too small for them.
func takesFragments(m machine.Machine, instr gpu.Instruction) bool {
	return !instr.ReadsShared() && !m.Products.Has(machine.WGMMA)
}

// staysInRegisters reports whether a product's left operand is where a product before left
// it, and its own instruction takes it from there.
func staysInRegisters(c *pass.Context, product *ast.Op, instr gpu.Instruction) bool {
	v := product.Get(ast.InLhs)
	if !takesFragments(c.Machine, instr) {
		return instr.TakesEither() && fromProduct(v) && (!instr.AlongK() || ordersByLanes(c, product))
	}
	before := originOf(v).products
	return len(before) > 0 && !slices.ContainsFunc(append(before, product), hasColumns)
}

// ordersByLanes reports whether a product may sum in the order in which lanes have columns of a result
// before, two neighbours of eight where the instruction takes four of sixteen: its right operand, which
// threads transpose on its way, is written so.
func ordersByLanes(c *pass.Context, product *ast.Op) bool {
	instr, _, _ := OfProduct(product)
	if instr.A.MemBits() != 8 || !instr.AlongK() || !instr.TakesEither() || !fromProduct(product.Get(ast.InLhs)) {
		return false
	}
	r, ok := rawOperand(c, product, product.Get(ast.InRhs), 1, instr)
	return ok && r.Shared.Contiguous != 0
}

// hasColumns reports whether columns of warps share a scheduled product's result.
func hasColumns(product *ast.Op) bool {
	grid := gpu.IntsOf(product, gpu.AttrGrid)
	if gpu.Is(product, gpu.Mma) {
		grid = gpu.IntsOf(product, gpu.KeyWarps)
	}
	return len(grid) == 2 && grid[1] > 1
}

// chainsByRows finds the products that go by rows of warps alone: those whose left operand is
// computed of others' results, the rows of which are folded, and these.
func chainsByRows(c *pass.Context) map[*ast.Op]bool {
	byRows := map[*ast.Op]bool{}
	for _, op := range Products(c) {
		from := originOf(op.Get(ast.InLhs))
		chain := append(from.products, op)
		if len(chain) == 1 || !from.folded() || slices.ContainsFunc(chain, func(p *ast.Op) bool { return readsElsewhere(c.Machine, p) }) {
			continue
		}
		if no := whyNotByRows(c, chain); no != "" {
			c.Remark(op, remark.ChainedNot, "why", no)
			continue
		}
		c.Remark(op, remark.Chained, "warps", c.Warps)
		for _, p := range chain {
			byRows[p] = true
		}
	}
	return byRows
}

// readsElsewhere reports whether a product's operands are no fragments that may be chained.
func readsElsewhere(m machine.Machine, op *ast.Op) bool {
	instr, ok := gpu.InstructionByName(op.Str(gpu.AttrInstruction))
	return !ok || !takesFragments(m, instr)
}

// whyNotByRows says why the products of a chain do not go by rows of warps alone; empty if
// they do.
func whyNotByRows(c *pass.Context, chain []*ast.Op) string {
	for _, op := range chain {
		instr, _ := gpu.InstructionByName(op.Str(gpu.AttrInstruction))
		m, n := resultOf(op)
		if rows, _ := instr.Unit(m, n); m < rows*c.Warps {
			return fmt.Sprintf("%d warps have %d rows each at least, and a result has %d", c.Warps, rows, m)
		}
		if hasColumns(op) {
			return "the schedule shares a result among columns of warps"
		}
		if across, ok := stagedDim(c, op.Get(ast.InRhs)); ok && across == 1 && instr.A.MemBits() < 16 {
			return "each warp would read all of a right operand, byte by byte, as it lies across what is summed over"
		}
	}
	return ""
}
