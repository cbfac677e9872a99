package schedule

import (
	"tileir/ast"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
	"tileir/lowering/model"
	"tileir/lowering/plan/pass"
)

// Where one choice is better for one reason and another for another, they are weighed by
// what they cost, as package model has it. Here is what an entry needs.

// registers estimates the registers of a thread: what the products of a block hold at
// a time, those of the block where it is most.
func registers(c *pass.Context) (most model.Registers) {
	threads := 32 * c.Warps
	blocks := map[*ast.Block]model.Registers{}
	for _, op := range Products(c) {
		instr, _, _ := OfProduct(op)
		h := model.Held{Result: gpu.TileBytes(op.Value()) / 4, Sums: sumsHeld(c, op, instr), Chain: fromProduct(op.Get(ast.InLhs))}
		if !instr.ReadsShared() || PlacementOf(c, op, 0).Registers {
			h.Lhs = gpu.TileBytes(op.Get(ast.InLhs)) / 4
		}
		need := blocks[op.Block()]
		need.Add(h, threads)
		blocks[op.Block()] = need
		if need.Total() > most.Total() {
			most = need
		}
	}
	most.Held += model.FewRegisters
	return most
}

// sumsHeld is how many results of a product's size a thread holds at a time. Where sums are
// made in parts, there is what they are added to; and where nothing is done between one part
// and the next, that goes to registers of its own while threads add the one before: e4m3 of
// 128×128×128 makes 1188 TFLOP/s on an H200 with registers for three, 1120 for two.
func sumsHeld(c *pass.Context, product *ast.Op, instr gpu.Instruction) int {
	switch {
	case instr.MostK() == 0 || product.Has(ast.KeyFastAcc) || parts(product) == 1 && startsAtZero(product):
		return 1
	case PlacementOf(c, product, 0).Raw != nil || PlacementOf(c, product, 1).Raw != nil:
		return 2
	}
	return 3
}

// startsAtZero reports whether there is nothing that a product is added to.
func startsAtZero(product *ast.Op) bool {
	bits, ok := analysis.SplatBits(product.Get(ast.InAcc))
	return ok && bits == 0
}
