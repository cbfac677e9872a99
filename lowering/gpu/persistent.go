package gpu

import (
	"slices"

	"tileir/ast"
	"tileir/ast/num"
)

// A CTA is persistent if it runs one tile block after the other: as many are launched as
// multiprocessors hold at one time, and each takes every so manieth tile block, in the
// order that the entry's plan gives them.
//
//	%first, %end, %step = gpu.tile_blocks
//	for %n in (%first to %end, step %step) {
//	  %x, %y, %z = gpu.tile_block %n
//	  …
//	}
//
// Numbers lie as many apart as there are CTAs, or are drawn and told (dynamic.go).
//
// What a role does for one tile block may begin while the entry's warps are at the one
// before.

// IsPersistent reports whether the CTAs of an entry are persistent.
func IsPersistent(entry *ast.Op) bool {
	yes, _ := entry.Attr(AttrPersistent).(ast.BoolAttr)
	return bool(yes)
}

// NewTileBlocks builds a gpu.tile_blocks op.
func NewTileBlocks(at *ast.Op) *ast.Op {
	i := ast.Tile(num.I32)
	return New(at, TileBlocks, nil, i, i, i)
}

// NewTileBlock builds a gpu.tile_block op, for a team where those run neighbours abreast.
func NewTileBlock(at *ast.Op, number *ast.Value, team ...*ast.Value) *ast.Op {
	i := ast.Tile(num.I32)
	return New(at, TileBlock, slices.Concat([]*ast.Value{number}, team), i, i, i)
}

// SaysTileBlock reports whether op says which tile blocks a CTA runs, or a team, or which part of one: the
// same wherever it stands in the entry.
func SaysTileBlock(op *ast.Op) bool {
	return Is(op, TileBlocks) || Is(op, TileBlock) || Is(op, Team) || Is(op, SplitPart) || Is(op, StreamPart)
}

// persistent checks that nothing else says which tile blocks a CTA runs, and that a plan
// that has come so far has the loop over them.
func (c *checker) persistent(op *ast.Op) {
	if !IsPersistent(op) {
		return
	}
	switch {
	case c.entry.cluster > 1:
		c.fail(op, "expected no %s where each tile block has a cluster of CTAs", AttrPersistent)
	case SplitOf(op) > 1:
		c.fail(op, "expected no %s with %s, where each tile block has a cluster of CTAs", AttrPersistent, AttrSplitK)
	case op.Int(AttrBlocksPerCTA, 1) > 1:
		c.fail(op, "expected no %s where several tile blocks share a CTA", AttrPersistent)
	case c.entry.walks && !c.entry.loopsOverBlocks:
		c.fail(op, "expected no %s in a plan without %s, which its loop over tile blocks begins with", AttrPersistent, TileBlocks)
	}
}

// tileBlocks checks that an op that numbers tile blocks stands where the launch is one for
// persistent CTAs.
func (c *checker) tileBlocks(op *ast.Op) {
	_, abreast := AbreastOf(c.entry.op)
	switch {
	case !IsPersistent(c.entry.op):
		c.fail(op, "expected %s = true on the entry, whose CTAs run one tile block each without", AttrPersistent)
	case Is(op, TileBlock) && abreast != (Get(op, InTeam) != nil):
		c.fail(op, "expected a team where the entry has %s, whose numbers are those of neighbours, and nowhere else", AttrAbreast)
	}
}

// ownTileBlock refuses get_tile_block_id where a CTA runs many.
func (c *checker) ownTileBlock(op *ast.Op) {
	if op.Opcode == ast.OpGetTileBlockId && c.entry != nil && c.entry.loopsOverBlocks {
		c.fail(op, "expected %s, in a plan whose CTAs run several tile blocks", TileBlock)
	}
}
