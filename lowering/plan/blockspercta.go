package plan

import (
	"tileir/ast"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
	"tileir/lowering/remark"
)

// How many tile blocks of one warp a CTA runs. Eight come fast enough where each is soon
// done. Where they are long the registers of all wait for the last of a CTA to end, and
// what is left of a multiprocessor's is less than eight take: with two in place of eight,
// which still fill it, cross_entropy makes 2672 GB/s on an H200, not 2594, and layer_norm_rows
// 6803, not 6743.
const (
	blocksPerShortCTA = 8
	blocksPerLongCTA  = 2 // with loops
)

// blocksPerCTA lets tile blocks of one warp run together in a CTA, a warp for each.
// A multiprocessor holds at most 32 CTAs and starts them one by one; of one warp
// each, they leave half of its threads unused and come slower than they end.
//
// It takes that a tile block knows nothing of a CTA: it has no shared memory,
// its threads do not wait for each other but as a warp does by itself, and it
// holds nothing that a CTA takes and gives back.
func blocksPerCTA(c *pass.Context) {
	switch {
	case c.Warps > 1:
	case c.Op.Int(gpu.AttrShared, 0) > 0:
		c.Remark(c.Op, remark.OneBlockPerCTA, "why", "they use shared memory")
	case renumbered(c):
		c.Remark(c.Op, remark.OneBlockPerCTA, "why", "the schedule numbers them in another order than the hardware")
	case gpu.IsPersistent(c.Op):
		c.Remark(c.Op, remark.OneBlockPerCTA, "why", "a CTA runs one after the other")
	case knowsCTA(c):
		c.Remark(c.Op, remark.OneBlockPerCTA, "why", "their threads wait for each other, or have memory of the tile block's own")
	default:
		blocks := blocksPerShortCTA
		if loops(c.Op) {
			blocks = blocksPerLongCTA
		}
		c.Remark(c.Op, remark.BlocksPerCTA, "blocks", blocks)
		c.Op.SetAttr(gpu.AttrBlocksPerCTA, gpu.Int(blocks))
	}
}

// knowsCTA reports whether an op of the entry is about the CTA as a whole.
func knowsCTA(c *pass.Context) bool {
	found := false
	c.Walk(c.Op, func(op *ast.Op) {
		found = found || gpu.WaitsOf(op) > 0 || op.Opcode == ast.OpAlloca
	})
	return found
}

// renumbered reports whether tile blocks follow each other in an order of their own.
func renumbered(c *pass.Context) bool {
	_, _, ordered := gpu.OrderOf(c.Op)
	_, descending := gpu.DescendingOf(c.Op)
	return ordered || descending
}
