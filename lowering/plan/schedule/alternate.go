package schedule

import (
	"fmt"
	"slices"

	"tileir/ast"
	"tileir/lowering/gpu"
	"tileir/lowering/machine"
	"tileir/lowering/plan/pass"
	"tileir/lowering/remark"
)

// Warpgroups that begin their products at once wait for the tensor cores at once, and then compute at once. Four of them
// do better one after the other: attention of 64 features by tile blocks of 256 queries and 64 keys takes 926 thousand
// cycles so, and 979 else. Two do not: by 128 queries and 128 keys it takes 522 under a causal mask with turns and without,
// attention of e4m3 1,077 for 1,025 (one H200, 28 November 2026). Three teams abreast do, too: by 64 queries and 128 keys each,
// 3×16 heads of 4224 positions, 677 thousand cycles on the slowest multiprocessor, and 728 else.
const alternating = 4

// chooseAlternate has warpgroups begin their products one after the other, where two are under way at a time and there
// are many of them. What is asked for by hand and cannot be is an error.
func chooseAlternate(c *pass.Context, tiles []*StagedTile) error {
	n := c.Warps * gpu.TeamsOf(c.Op) / machine.Warpgroup
	why := whyNotAlternate(c, tiles)
	switch {
	case c.Disabled["roles"]:
		c.Op.RemoveAttr(gpu.AttrAlternate) // nothing begins an iteration later
	case c.Op.Has(gpu.AttrAlternate):
		if why != "" && gpu.Alternates(c.Op) {
			return c.Wrong(c.Op, "%s = true, which is not possible: %s", gpu.AttrAlternate, why)
		}
	case why == "" && (n >= alternating || gpu.TeamsOf(c.Op) > 1):
		c.Op.SetAttr(gpu.AttrAlternate, ast.BoolAttr(true))
		c.Remark(c.Op, remark.Alternate, "warpgroups", n)
	}
	return nil
}

// whyNotAlternate says what stands against it.
func whyNotAlternate(c *pass.Context, tiles []*StagedTile) string {
	dim, abreast := gpu.AbreastOf(c.Op)
	warps := c.Warps * gpu.TeamsOf(c.Op)
	later := []string{gpu.OverlapLater, gpu.OverlapHeld, gpu.OverlapScaled}
	switch {
	case warps < 2*machine.Warpgroup:
		return fmt.Sprintf("a CTA has %d warps that multiply, and two warpgroups have %d", warps, 2*machine.Warpgroup)
	case c.Cluster > 1:
		return fmt.Sprintf("%d CTAs share its warpgroups", c.Cluster)
	case gpu.TeamsOf(c.Op) > 1 && !abreast:
		return "teams read rings in turn"
	case abreast && c.Warps != machine.Warpgroup:
		return fmt.Sprintf("a team has %d warps, and only those of one warpgroup each take turns", c.Warps)
	case abreast && !iterateAlike(c, dim):
		return "a team's loops may iterate more often than another's, who would wait for its turn"
	case !slices.ContainsFunc(Products(c), func(p *ast.Op) bool { return slices.Contains(later, p.Str(gpu.AttrOverlap)) }):
		return "no product is begun an iteration later, beside another"
	}
	for _, t := range tiles {
		if t.transformed || CopyOf(t) != gpu.CopyEngine {
			return "threads fill a tile in shared memory for " + t.Readers[0].ShortName() + ", and all wait for each other before it is read"
		}
	}
	return ""
}

// rowsOfFour is how many rows of a product four warpgroups share, 64 each.
const rowsOfFour = 64 * alternating

// fewOfFour is how many columns of two chained products leave registers for both, and for what is computed between them,
// where four warpgroups share a multiprocessor.
const fewOfFour = 64

// forFour reports whether four warpgroups compute a product: each has 64 rows of it, and of another one that is computed of its
// result, of so few columns that a thread has registers for both. Two with twice as many rows each have fewer instructions
// to choose among while they wait: 1,168 thousand cycles where four take 926 (as above).
func forFour(op *ast.Op) bool {
	chain := false
	for p := range op.Block().Ops() {
		if !gpu.IsProduct(p) {
			continue
		}
		a, t := ast.AsTile(p.Get(ast.InLhs).Type), ast.AsTile(p.Value().Type)
		if t.Rank() != 2 || t.Shape[0] != rowsOfFour || t.Shape[1] > fewOfFour || a.ElemNum().MemBits() != 16 {
			return false
		}
		chain = chain || slices.ContainsFunc(originOf(p.Get(ast.InLhs)).products, func(q *ast.Op) bool { return q.Block() == op.Block() })
	}
	return chain
}
