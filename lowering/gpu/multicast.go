package gpu

import "tileir/ast"

// Two tile blocks that are neighbours along a dimension of the grid read the same tiles of an operand that
// does not depend on it. They may run on the two CTAs of a cluster, in step: the role of each brings half
// of such a tile to both, at the same place in the shared memory of each, and counts its bytes at the mbarrier
// of each. The tile blocks of numbers 2n and 2n + 1, in the order that the plan gives them, are those of a cluster;
// persistent CTAs run such pairs one after the other.
//
//	producer of either                     consumers of either
//	s = wait empty[slot], phase            s = wait full[slot], phase
//	f = expect full[s], bytes of all       read stage s
//	copy {across} half of b → f of both    arrive {across} empty[s] of both
//	copy a → f
//
// A stage is free when the warps of both CTAs have released it, as either's copies write to both. So both fill
// as many stages, one as far as the other. All CTAs of the cluster wait for each other when
// mbarriers are ready, and before any ends, for whose memory others may still reach.

// MulticastOf is how many CTAs of a cluster, each with tile blocks of its own, bring each other what they
// all read, or the tile of a load; 1: they do not.
func MulticastOf(op *ast.Op) int { return int(max(op.Int(AttrMulticast, 1), 1)) }

// CTAsInStep is how many CTAs can bring each other tiles.
const CTAsInStep = 2

// Part is what one of several CTAs brings of a tile in shared memory: Boxes of it, which begin further
// on by Step elements along dimension Along of a box for each CTA before, and by Bytes in shared memory.
type Part struct{ Boxes, Along, Step, Bytes int }

// PartOf divides a stage of a tile among so many CTAs: its panels, or the rows of a single one. ok is false
// if it cannot be.
func PartOf(s Shared, ctas int) (p Part, ok bool) {
	count, _ := Boxes(s)
	p = Part{Boxes: count / ctas, Bytes: s.StageBytes() / ctas}
	if count%ctas == 0 {
		p.Step = p.Boxes * s.RowBytes() * 8 / s.Elem.MemBits()
	} else {
		p.Boxes, p.Along, p.Step = 1, 1, s.StageBytes()/s.RowBytes()/ctas
	}
	return p, len(s.Shape) == 2 && s.Slices <= 1 && p.Bytes%TileAlign == 0
}

// partOfBox makes the extents of a box of a tile those of a CTA's part.
func partOfBox(box []int, s Shared, ctas int) []int {
	if p, ok := PartOf(s, ctas); ok && p.Along > 0 && ctas > 1 {
		box[p.Along] = p.Step
	}
	return box
}

// multicast checks that an entry can have its tile blocks on clusters, one to each CTA.
func (c *checker) multicast(op *ast.Op) {
	n := int(op.Int(AttrMulticast, 1))
	if n != 1 && n != CTAsInStep {
		c.fail(op, "expected %s to be 1 or %d, got %d", AttrMulticast, CTAsInStep, n)
		return
	}
	if n == 1 || op.Opcode != ast.OpEntry || !c.entry.scheduled {
		return
	}
	switch m := c.limits.Machine; {
	case !m.CopyMulticast:
		c.fail(op, "expected no %s on %s, which copies to one CTA at a time", AttrMulticast, m.Name)
	case c.entry.cluster > 1 || SplitOf(op) > 1 || Streams(op) || TeamsOf(op) > 1:
		c.fail(op, "expected one CTA and one team to a tile block with %s, and none in parts", AttrMulticast)
	case op.Has(AttrMirrored) || op.Has(AttrDescending):
		c.fail(op, "expected tile blocks that follow each other in their order with %s", AttrMulticast)
	default:
		c.evenGrid(op)
	}
}

// evenGrid checks that the tile blocks of a grid that is known go in pairs.
func (c *checker) evenGrid(op *ast.Op) {
	order, band, _ := OrderOf(op)
	along := [3]int{}
	for d := range along {
		along[d] = LaunchedAlong(op, d)
	}
	switch {
	case along[order[0]] == 0:
		c.fail(op, "expected %s with %s: tile blocks go in pairs", AttrLaunch, AttrMulticast)
	case along[order[0]]%CTAsInStep != 0 || band%CTAsInStep != 0 || !IsPersistent(op) && along[0]%CTAsInStep != 0:
		c.fail(op, "expected multiples of %d tile blocks along the dimension in which they follow each other, got %d in bands of %d", CTAsInStep, along[order[0]], band)
	}
}

// LaunchedAlong is how many tile blocks there are along a dimension of the grid, 0 if that is not known.
func LaunchedAlong(entry *ast.Op, d int) int {
	grid, merged := IntsOf(entry, AttrLaunch), IntsOf(entry, AttrMerged)
	switch {
	case len(grid) != 3:
		return 0
	case len(merged) == 3:
		return grid[d] / merged[d]
	}
	return grid[d]
}

// acrossCTAs checks that an op of a ring goes by both CTAs of a cluster where they bring each other tiles, and
// by its own elsewhere.
func (c *checker) acrossCTAs(op *ast.Op) {
	if want := MulticastOf(c.entry.op) > 1; want != op.Has(KeyAcross) {
		c.fail(op, "expected %s where %s says that CTAs bring each other tiles, and nowhere else", KeyAcross, AttrMulticast)
	}
}
