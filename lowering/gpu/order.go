package gpu

import "tileir/ast"

// OrderOf returns the dimensions of the grid along which tile blocks follow each other, the
// fastest first, and how many make a band of the first; 0 for all. ok is false if they run
// as the hardware starts them.
func OrderOf(entry *ast.Op) (order [3]int, band int, ok bool) {
	order = [3]int{0, 1, 2}
	copy(order[:], IntsOf(entry, AttrOrder))
	band = int(entry.Int(AttrBand, 0))
	return order, band, band > 0 || order != [3]int{0, 1, 2}
}

// DescendingOf returns the dimension of the grid along which tile blocks follow each other
// from the last to the first, if there is one.
func DescendingOf(entry *ast.Op) (d int, ok bool) {
	return int(entry.Int(AttrDescending, 0)), entry.Has(AttrDescending)
}

// MirroredOf returns the dimension of the grid along which a persistent CTA runs two tile blocks
// from either end one after the other, if there is one.
func MirroredOf(entry *ast.Op) (d int, ok bool) {
	return int(entry.Int(AttrMirrored, 0)), entry.Has(AttrMirrored)
}

// maxBand bounds the tile blocks of a band: with the most along another dimension of the
// grid they are counted in 32 bits.
const maxBand = 1 << 10

// order checks that each dimension of the grid is named once, and that nothing else says
// which tile block a CTA runs.
func (c *checker) order(op *ast.Op) {
	order, band, _ := OrderOf(op)
	var seen [3]bool
	for _, d := range order {
		if d < 0 || d > 2 || seen[d] {
			c.fail(op, "expected %s to name 0, 1 and 2 once, got %v", AttrOrder, order)
			return
		}
		seen[d] = true
	}
	if band > maxBand {
		c.fail(op, "expected %s of at most %d tile blocks, got %d", AttrBand, maxBand, band)
		return
	}
	c.renumbered(op)
}

// descending checks that the dimension is one of the grid's, and that nothing else says which
// tile block a CTA runs.
func (c *checker) descending(op *ast.Op) {
	if d, _ := DescendingOf(op); d > 2 {
		c.fail(op, "expected %s to be 0, 1 or 2, got %d", AttrDescending, d)
		return
	}
	if _, _, also := OrderOf(op); !also {
		c.renumbered(op)
	}
}

// mirrored checks that the dimension is the one along which the tile blocks of persistent CTAs
// follow each other first, all of them, and in no other way.
func (c *checker) mirrored(op *ast.Op) {
	d, _ := MirroredOf(op)
	order, band, _ := OrderOf(op)
	switch {
	case d > 2:
		c.fail(op, "expected %s to be 0, 1 or 2, got %d", AttrMirrored, d)
	case !IsPersistent(op):
		c.fail(op, "expected no %s without %s = true: a CTA runs one tile block", AttrMirrored, AttrPersistent)
	case op.Has(AttrDescending):
		c.fail(op, "expected either %s or %s", AttrMirrored, AttrDescending)
	case order[0] != d || band > 0:
		c.fail(op, "expected %s = %d to be the dimension along which tile blocks follow each other first, without %s", AttrMirrored, d, AttrBand)
	}
}

// renumbered checks that a CTA may run another tile block than that of its own number.
func (c *checker) renumbered(op *ast.Op) {
	switch {
	case c.entry.cluster > 1, SplitOf(op) > 1:
		c.fail(op, "expected tile blocks in the order of the hardware where each has a cluster of CTAs")
	case op.Int(AttrBlocksPerCTA, 1) > 1:
		c.fail(op, "expected tile blocks in the order of the hardware where several share a CTA")
	}
}
