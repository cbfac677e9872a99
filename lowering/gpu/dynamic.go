package gpu

import (
	"tileir/ast"
	"tileir/ast/num"
)

// Persistent CTAs may draw the numbers of their tile blocks (gpu.dynamic), where those are not equally long: whoever has
// ended one takes the next that nobody has begun, so CTAs end at about the same time. Each begins with that of its own number. Of the
// others a role draws each when it has begun to bring all that the one before reads, and tells it to the entry's warps, beside an mbarrier. It may as
// well tell them of tile blocks that are not drawn (gpu.told): then the next number is a step further.
//
//	%first, %end, %step = gpu.tile_blocks
//
//	producer                                          consumers
//	loop (%n = %first) {                              loop (%n = %first) {
//	  if %n >= %end { break }                           if %n >= %end { break }
//	  …                             copies              …                             reads rings
//	  %next = gpu.draw_tile_block                       %s = wait %told[slot], phase
//	  %s = wait %free[slot], phase                      %next = gpu.mbarrier_told %told[%s]
//	  gpu.mbarrier_tell %told[%s], %next                arrive %free[%s]
//	  continue %next                                    …                             stores
//	                                                    continue %next
//	}                                                 }

// DynamicOf returns the dimension of the grid along which the tile blocks take longer of which persistent CTAs draw the numbers, if they do.
func DynamicOf(entry *ast.Op) (d int, ok bool) {
	return int(entry.Int(AttrDynamic, 0)), entry.Has(AttrDynamic)
}

// TellsBlocks reports whether a role tells an entry's warps which tile block is the next, and where it stands.
func TellsBlocks(entry *ast.Op) bool {
	told, _ := entry.Attr(AttrTold).(ast.BoolAttr)
	return bool(told) || entry.Has(AttrDynamic)
}

// NewDrawTileBlock builds a gpu.draw_tile_block op.
func NewDrawTileBlock(at *ast.Op) *ast.Op { return New(at, DrawTileBlock, nil, ast.Tile(num.I32)) }

// NewMbarrierTell builds a gpu.mbarrier_tell op.
func NewMbarrierTell(at *ast.Op, mbarriers, slot *ast.Value, numbers ...*ast.Value) *ast.Op {
	return New(at, MbarrierTell, append([]*ast.Value{mbarriers, slot}, numbers...))
}

// NewMbarrierTold builds a gpu.mbarrier_told op, of as many numbers as the mbarriers have words.
func NewMbarrierTold(at *ast.Op, mbarriers, slot *ast.Value) *ast.Op {
	types := make([]ast.Type, WordsOf(mbarriers.Def()))
	for i := range types {
		types[i] = ast.Tile(num.I32)
	}
	return New(at, MbarrierTold, []*ast.Value{mbarriers, slot}, types...)
}

// NumbersOf lists what a gpu.mbarrier_tell tells.
func NumbersOf(op *ast.Op) []*ast.Value {
	return op.Operands()[operandIndex(op, InNumbers):]
}

// dynamic checks that a role can draw for all, and that tile blocks follow each other in no other order.
func dynamic(c *checker, op *ast.Op) {
	_, abreast := AbreastOf(op)
	switch d, _ := DynamicOf(op); {
	case d > 2:
		c.fail(op, "expected %s to be 0, 1 or 2, got %d", AttrDynamic, d)
	case !IsPersistent(op):
		c.fail(op, "expected no %s without %s = true: a CTA runs one tile block", AttrDynamic, AttrPersistent)
	case op.Has(AttrMirrored) || op.Has(AttrDescending) || op.Has(AttrOrder):
		c.fail(op, "expected no other order with %s: no %s, %s or %s", AttrDynamic, AttrMirrored, AttrDescending, AttrOrder)
	case op.Has(AttrStreamK) || MulticastOf(op) > 1:
		c.fail(op, "expected no %s with %s or %s, by which CTAs run tile blocks of known numbers", AttrDynamic, AttrStreamK, AttrMulticast)
	case TeamsOf(op) > 1 && !abreast:
		c.fail(op, "expected no %s where teams run tile blocks in turn, of which each counts the others'", AttrDynamic)
	case c.entry.layouts && !drawsIn(op):
		c.fail(op, "expected a %s with %s in a %s, which draws for all", DrawTileBlock, AttrDynamic, Role)
	}
}

// section checks that CTAs draw tile blocks, and that these can be counted.
func section(c *checker, op *ast.Op) {
	switch {
	case !op.Has(AttrDynamic):
		c.fail(op, "expected no %s without %s", AttrSection, AttrDynamic)
	case op.Int(AttrSection, 1) > maxSection:
		c.fail(op, "expected %s of at most %d tile blocks, got %d", AttrSection, maxSection, op.Int(AttrSection, 1))
	}
}

// told checks that there is who tells, and whom.
func told(c *checker, op *ast.Op) {
	_, abreast := AbreastOf(op)
	switch {
	case !TellsBlocks(op):
	case !IsPersistent(op):
		c.fail(op, "expected no %s without %s = true: a CTA runs one tile block", AttrTold, AttrPersistent)
	case TeamsOf(op) > 1 && !abreast:
		c.fail(op, "expected no %s where teams run tile blocks in turn", AttrTold)
	case op.Has(AttrStreamK) || MulticastOf(op) > 1:
		c.fail(op, "expected no %s with %s or %s", AttrTold, AttrStreamK, AttrMulticast)
	}
}

// maxSection bounds the tile blocks of a section: they are counted in 32 bits.
const maxSection = 1 << 10

// drawsIn reports whether a role of an entry draws tile blocks.
func drawsIn(entry *ast.Op) (draws bool) {
	for _, role := range RolesOf(entry) {
		role.Walk(func(o *ast.Op) { draws = draws || Is(o, DrawTileBlock) })
	}
	return draws
}

// drawTileBlock checks that CTAs draw their tile blocks, and one thread does so for all.
func drawTileBlock(c *checker, op *ast.Op) {
	switch _, ok := DynamicOf(c.entry.op); {
	case !ok:
		c.fail(op, "expected %s on the entry", AttrDynamic)
	case !inRole(op):
		c.fail(op, "expected to stand in a %s, where one thread draws for all", Role)
	}
}

// mbarrierTell checks besides that there is room for the numbers, and that the phase waits for them alone.
func mbarrierTell(c *checker, op *ast.Op) {
	n := len(c.diags)
	if c.mbarrierOp(op); len(c.diags) > n {
		return
	}
	bars := Get(op, InMbarriers).Def()
	switch told := len(NumbersOf(op)); {
	case !inRole(op):
		c.fail(op, "expected to stand in a %s, where one thread arrives", Role)
	case told == 0 || told != WordsOf(bars):
		c.fail(op, "expected as many numbers as its mbarriers have %s, %d, got %d", KeyWords, WordsOf(bars), told)
	case bars.Int(KeyArrivals, 1) != 1:
		c.fail(op, "expected mbarriers whose phase its arrival completes, got %d arrivals", bars.Int(KeyArrivals, 1))
	}
}

// mbarrierTold checks that numbers are read behind a wait for them.
func mbarrierTold(c *checker, op *ast.Op) {
	bars := Get(op, InMbarriers)
	if _, ok := c.mbarriersOf(op, bars); !ok {
		return
	}
	c.ready(op, bars.Def())
	c.fromWait(op, Get(op, InSlot), bars)
	if n := len(op.Results()); n == 0 || n != WordsOf(bars.Def()) {
		c.fail(op, "expected as many numbers as its mbarriers have %s, %d, got %d", KeyWords, WordsOf(bars.Def()), n)
	}
}
