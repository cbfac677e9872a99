package schedule

import (
	"tileir/ast"
	"tileir/lowering/gpu"
)

// Where one choice is better for one reason and another for another, they are weighed by
// what they cost: estimates in thousandths of an entry's time, in terms that have been
// measured one by one (H200, medians of 30; the programs of conformance/kernels/cutile).

// cost is thousandths of the time that an entry takes.
type cost int

const (
	// idleWarpsCost is that of the three warps that do nothing in a role of a warpgroup,
	// beside a role of one warp: attention_grouped makes 387 TFLOP/s with them, 400 without.
	idleWarpsCost cost = 35
	// squeezedCost is that of a register that a thread lacks of those that it can do
	// without: gemm_e4m3_nt makes 1106 TFLOP/s where 48 of them lack, 1177 where none does.
	squeezedCost cost = 1
	// spilledCost is that of one lacking beyond those: its number goes to memory and back.
	// gemm_tf32_nt, where threads round its operands (gpu.rounded = false on the loads), makes 194
	// TFLOP/s where 40 lack, 261 where none does; others suffer more.
	spilledCost cost = 10
)

// registerNeed is an estimate of what a thread needs registers for.
type registerNeed struct {
	held     int // results and operands of products, addresses and counters
	squeezed int // with fewer of them it computes smaller pieces, or waits earlier
}

func (n registerNeed) total() int { return n.held + n.squeezed }

// lacking is the cost of a thread's having no more than some registers.
func (n registerNeed) lacking(has int) cost {
	missing := max(n.total()-has, 0)
	squeezed := min(missing, n.squeezed)
	return cost(squeezed)*squeezedCost + cost(missing-squeezed)*spilledCost
}

// handingOn weighs whether a role gives registers to the threads that multiply: what it
// costs if they have as many as they start with beside a role of one warp, and what if
// they have own, beside idle warps.
func (n registerNeed) handingOn(start, own int) (kept, handed cost) {
	return n.lacking(start), n.lacking(own) + idleWarpsCost
}

// registers estimates the registers of a thread: what the products of a block hold at
// a time, those of the block where it is most.
func (c *chooser) registers() (most registerNeed) {
	threads := 32 * c.Warps
	blocks := map[*ast.Block]registerNeed{}
	for _, op := range c.Products() {
		instr, _, _ := OfProduct(op)
		result, sums := gpu.TileBytes(op.Value())/4, c.sumsHeld(op, instr)
		need := blocks[op.Block()]
		need.held += min(sums, leastSums) * result / threads
		need.squeezed += max(sums-leastSums, 0) * result / threads
		if !instr.ReadsShared() || c.Placement(op, 0).Registers {
			need.held += gpu.TileBytes(op.Get(ast.InLhs)) / 4 / threads
			if c.fromProduct(op.Get(ast.InLhs)) {
				need.squeezed += BetweenRegisters
			} else {
				need.held += BetweenRegisters
			}
		}
		blocks[op.Block()] = need
		if need.total() > most.total() {
			most = need
		}
	}
	most.held += FewRegisters
	return most
}

// leastSums is how many results of a product's size a thread can do with: where it holds
// three, it waits for one part of a sum before it begins the next if it has but two.
const leastSums = 2

// What a thread needs registers for beside the results of products: addresses and
// counters, and what is computed between products, for a piece at a time.
const (
	FewRegisters     = 24
	BetweenRegisters = 24
)

// sumsHeld is how many results of a product's size a thread holds at a time. Where sums are
// made in parts, there is what they are added to; and where nothing is done between one part
// and the next, that goes to registers of its own while threads add the one before: e4m3 of
// 128×128×128 makes 1188 TFLOP/s on an H200 with registers for three, 1120 for two.
func (c *chooser) sumsHeld(product *ast.Op, instr gpu.Instruction) int {
	switch {
	case instr.MostK() == 0 || product.Has(ast.KeyFastAcc):
		return 1
	case c.Placement(product, 0).Raw != nil || c.Placement(product, 1).Raw != nil:
		return 2
	}
	return 3
}
