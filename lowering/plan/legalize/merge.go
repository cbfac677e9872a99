package legalize

import (
	"cmp"
	"fmt"
	"slices"

	"tileir/ast"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
	"tileir/lowering/model"
	"tileir/lowering/plan/pass"
	"tileir/lowering/remark"
)

// Merge has one tile block do the work of two neighbours that multiply by the same rows or
// columns, where it is known how large the grid is. It takes what both read once from L2,
// and wgmma reads what it multiplies by less often from shared memory. What is saved is
// power above all: an H200 multiplies 128×128 of f16 in as many cycles as 128×256, with the
// tensor cores busy for 94 % of them, but at a lower clock; 4096³ make 733 TFLOP/s with the
// one and 772 with the other.
//
// The launcher launches half as many tile blocks then (launcher.Kernel.Merged), and refuses
// a grid that is no multiple.
func Merge(c *pass.Context) error {
	if gpu.SplitOf(c.Op) > 1 || gpu.Streams(c.Op) {
		return mergeNotSplit(c)
	}
	if c.Op.Has(gpu.AttrPairs) {
		return mergeGivenPairs(c)
	}
	if given := gpu.IntsOf(c.Op, gpu.AttrMerge); given != nil {
		d := slices.Index(given, 2)
		w := widen(c.Op, d)
		if w.why != "" {
			return c.Wrong(c.Op, "%s, which is not possible: %s", gpu.AttrMerge, w.why)
		}
		w.merge()
		return nil
	}
	product := mergeable(c)
	if product == nil {
		return nil
	}
	w, why := chooseMerged(c, product)
	if why != "" {
		c.Remark(product, remark.MergedNot, "why", why)
		return nil
	}
	if w.pairs != nil {
		c.Remark(product, remark.MergedPairs, "distance", w.pairs.distance)
	} else {
		c.Remark(product, remark.Merged, "dimension", "xyz"[w.dim:w.dim+1])
	}
	w.merge()
	return nil
}

// mergeNotSplit refuses what is to be merged where tile blocks are split: there are too few of
// them.
func mergeNotSplit(c *pass.Context) error {
	for _, given := range []string{gpu.AttrMerge, gpu.AttrPairs} {
		if c.Op.Has(given) {
			by := fmt.Sprintf("%s = %d", gpu.AttrSplitK, gpu.SplitOf(c.Op))
			if gpu.Streams(c.Op) {
				by = gpu.AttrStreamK
			}
			return c.Wrong(c.Op, "%s, which is not possible: by %s CTAs share a tile block each", given, by)
		}
	}
	return nil
}

// mergeGivenPairs merges tile blocks whose numbers are as far apart as the schedule says.
func mergeGivenPairs(c *pass.Context) error {
	distance := int(c.Op.Int(gpu.AttrPairs, 0))
	n, why := numberingOf(c)
	if why == "" {
		var w *widening
		if w, why = n.merged(distance); why == "" {
			w.merge()
			return nil
		}
	}
	return c.Wrong(c.Op, "%s = %d, which is not possible: %s", gpu.AttrPairs, distance, why)
}

// merge has one tile block do the work of two, and says so.
func (w *widening) merge() {
	w.apply()
	if w.pairs != nil {
		w.pairs.renumber(w)
		if w.pairs.walk != nil {
			return // as many tile blocks as before walk over half as many numbers
		}
	}
	factors := []int{1, 1, 1}
	factors[w.dim] = 2
	w.entry.SetAttr(gpu.AttrMerge, gpu.Ints(factors...))
	w.entry.SetAttr(gpu.AttrMerged, gpu.Ints(factors...))
}

// mergeable returns the product that an entry is about if it is of the size and the types that
// gain, or nil.
func mergeable(c *pass.Context) (product *ast.Op) {
	products := 0
	c.Walk(c.Op, func(op *ast.Op) {
		if op.Opcode == ast.OpMmaF || op.Opcode == ast.OpMmaI || op.Opcode == ast.OpMmaFScaled {
			product, products = op, products+1
		}
	})
	if products != 1 || product.Opcode != ast.OpMmaF || !c.Machine.CopyTensor || c.Disabled["roles"] || c.Disabled["persist"] || onClusters(c) {
		return nil
	}
	a, acc := ast.AsTile(product.Get(ast.InLhs).Type), ast.AsTile(product.Value().Type)
	batch := acc.Rank() - 2
	m, n, k := acc.Shape[batch], acc.Shape[batch+1], a.Shape[batch+1]
	i, ok := gpu.InstructionFor(c.Machine, a.ElemNum(), acc.ElemNum(), m, n, k)
	if !ok || !i.Beside() || i.MostK() > 0 || acc.ElemNum().MemBits() != 32 || batch > 0 && acc.Shape[0] != 1 {
		return nil
	}
	if m != mergedFrom || n != mergedFrom {
		return nil
	}
	return product
}

// mergedFrom is the extent of tiles of results that gain by being twice as large: threads have
// registers for no more, and those of smaller ones have not been measured.
const mergedFrom = 128

// chooseMerged finds along which dimension of the grid tile blocks are merged. Where the
// transpose will be computed, rows are its columns.
func chooseMerged(c *pass.Context, product *ast.Op) (w *widening, why string) {
	grid := gpu.IntsOf(c.Op, gpu.AttrLaunch)
	switch {
	case c.ByRecipe:
		return nil, "a recipe schedules it, and says itself what is merged"
	case scheduledByHand(c):
		return nil, "it is scheduled by hand as it stands"
	case grid == nil:
		return nil, "how large the grid is is known at launch only"
	case !carriedAlone(product):
		return nil, "its loop does more than to add up the sum of this product"
	case model.InTurn(c.Machine, c.Op, product):
		return nil, "two teams of warps that run tile blocks in turn take less time, as a function is computed of each sum and those are short"
	}
	if n := computedBehind(c, product.Parent()); n > mostComputed {
		return nil, fmt.Sprintf("%d ops compute something of the sums, more than %d, which takes longer for twice as many, while nothing is multiplied", n, mostComputed)
	}
	along := ast.AsTile(product.Value().Type).Rank() - 1
	if liesAcross(c, product) && whyNotTransposed(c, product) == "" {
		along--
	}
	for d := range grid {
		one := widen(c.Op, d)
		if one.why != "" {
			why = cmp.Or(why, one.why)
		} else if one.wide[product.Value()] == along {
			return one, fewer(grid, d, c.Machine.SMs)
		}
	}
	if w, reason := choosePairs(c, product, along); w != nil || reason != "" {
		return w, reason
	}
	return nil, cmp.Or(why, "no dimension of the grid numbers the columns that it would double, or rows of what is transposed")
}

// fewer says what a grid has against merging tile blocks along one of its dimensions: they
// have to come in pairs, and pairs must not leave multiprocessors idle that single ones
// would keep busy in their last round.
func fewer(grid []int, d, sms int) string {
	if grid[d]%2 != 0 {
		return "their number along " + "xyz"[d:d+1] + " is odd"
	}
	return fewerRounds(grid[0]*grid[1]*grid[2], sms)
}

// scheduledByHand reports whether something in an entry has a schedule already, or the entry
// hints for one.
func scheduledByHand(c *pass.Context) (found bool) {
	hints, _ := c.Op.Attr(ast.KeyOptimizationHints).(ast.HintsAttr)
	for _, target := range hints.Targets {
		list, _ := target.Value.(ast.DictAttr)
		found = found || len(list) > 0
	}
	c.Walk(c.Op, func(op *ast.Op) {
		found = found || slices.ContainsFunc(op.Attrs, func(a ast.NamedAttr) bool { return gpu.ByHand(a.Name) })
	})
	return found
}

// mostComputed is how many ops may compute something of what is summed: with the nine of a bias and
// gelu 128×128 of f16 makes 680 TFLOP/s on an H200, and 128×256 704. Without, it is 725 and 766.
const mostComputed = 9

// computedBehind counts the ops that compute something of what a loop has summed, beyond its
// conversion and its shape.
func computedBehind(c *pass.Context, loop *ast.Op) (n int) {
	for op := loop.Next(); op != nil; op = op.Next() {
		if analysis.IsElementwise(op) && !analysis.IsConversion(op) && op.Opcode != ast.OpAssume && ast.AsTile(op.Value().Type) != nil && ast.AsTile(op.Value().Type).NumElements() > 1 {
			n++
		}
	}
	return n
}
