package schedule

import (
	"tileir/ast"
	"tileir/lowering/gpu"
	"tileir/lowering/machine"
	"tileir/lowering/remark"
)

// Attention by 64 queries, a warpgroup's, is bound by what it computes between products: three such tile blocks keep the
// tensor cores busier than one or two, and by themselves each would bring all keys and values. By 64 queries and 128 keys
// of 64 features, 3×16 heads of 4224 positions, three teams take 662 thousand cycles, three CTAs 767, and tile blocks of 256
// queries, of four warpgroups, 751 (one H200, 28 November 2026).
const (
	abreastTeams    = 3
	abreastRows     = 64  // of a product, those of a warpgroup
	abreastKeys     = 128 // columns of a product of which the next one's operand is computed: a thread of three warpgroups has 160 registers
	abreastFeatures = 64  // columns of that next one
)

// chooseAbreast has three teams run neighbours along the first dimension of the grid along which they may, where that is
// estimated to be worth it.
func (s *chooser) chooseAbreast(rings []*Ring) {
	if !s.free || !s.forThree() {
		return
	}
	why := s.whyNotThree()
	for d := 0; d < len(gridDims) && why == ""; d++ {
		if s.tryAbreast(rings, d) {
			s.Remark(s.Op, remark.Abreast, "dim", gridDims[d])
			return
		}
	}
	if why == "" {
		why = "neighbours along no dimension of the grid read the same in their loops, or too few of three would have something to do"
	}
	s.Remark(s.Op, remark.AbreastNot, "why", why)
}

// forThree reports whether three warpgroups may compute three tile blocks of an entry side by side: loops have a product of
// so few rows and columns, and another that is computed of it. With a third one, as in attention's backward pass, threads
// lack registers: that of queries takes 431 µs without teams, and 509 with them (as above).
func (s *chooser) forThree() bool {
	plain, chained := map[*ast.Block]int{}, map[*ast.Block]int{}
	for _, p := range Products(s.Context) {
		a, t := ast.AsTile(p.Get(ast.InLhs).Type), ast.AsTile(p.Value().Type)
		of, most := plain, abreastKeys
		if fromProduct(p.Get(ast.InLhs)) {
			of, most = chained, abreastFeatures
		}
		of[p.Block()]++
		if t.Rank() != 2 || t.Shape[0] != abreastRows || t.Shape[1] > int64(most) || a.ElemNum().MemBits() != 16 || !gpu.RunsBeside(p) || of[p.Block()] > 1 {
			return false
		}
	}
	return len(chained) > 0 && len(plain) == len(chained)
}

// whyNotThree says what of an entry stands against them, along whichever dimension.
func (s *chooser) whyNotThree() string {
	no := oneTileBlock(s.Context)
	switch asked, ok := hint(s.Context, hintOccupancy); {
	case no != nil:
		return remark.Text(no.Reason, no.Args...)
	case walks(s.Context):
		return "it asks how many there are, so it may walk over its part of them itself"
	case s.Disabled["persist"]:
		return "without the pass persist a CTA runs one tile block"
	case s.Cluster > 1 || gpu.CTAsOf(s.Op) > 1 || s.Warps != machine.Warpgroup:
		return "a tile block is not that of a warpgroup"
	case s.byHand || ok && asked > 1:
		return "it is said how many CTAs a multiprocessor should hold"
	}
	for _, t := range s.tiles {
		if t.transformed || t.Source() == nil || s.refused[t.Source()] != nil {
			return "threads fill a tile in shared memory for " + t.Readers[0].ShortName()
		}
	}
	return ""
}

// leastBusy is of how many tile blocks that teams run one may lie behind the end of the grid. Of 16 in a row two more are a
// ninth, and attention of 64 features takes 1.02 to 1.05 times as long as by three CTAs; of 32 one is a thirty-third, and it
// takes 0.91 to 0.94 of that. Where tile blocks grow along the dimension, those that are missing are the shortest, and do not count: under a causal mask
// 16 in a row take 99 µs by teams, and 111 by three CTAs.
const leastBusy = 12

// tryAbreast writes down teams that run neighbours along a dimension, unless that cannot be.
func (s *chooser) tryAbreast(rings []*Ring, dim int) bool {
	if !s.enoughAbreast(dim) {
		return false
	}
	s.Op.SetAttr(gpu.AttrTeams, gpu.Int(abreastTeams))
	s.Op.SetAttr(gpu.AttrAbreast, gpu.Int(dim))
	s.Op.SetAttr(gpu.AttrPersistent, ast.BoolAttr(true))
	stages := ringStages{s.residency, s.tiles, rings}
	ctas, _, _ := stages.fitNext(stages.needs())
	if ctas == 1 && whyNotAbreast(s.Op, rings, 1) == "" && readOwn(rings, dim) {
		return true
	}
	for _, name := range []string{gpu.AttrTeams, gpu.AttrAbreast, gpu.AttrPersistent} {
		s.Op.RemoveAttr(name)
	}
	return false
}

// enoughAbreast reports whether a grid, if it is known, has enough tile blocks along a dimension for most teams to have one, and in
// all for each multiprocessor to have three: of fewer, each does better with one for itself.
func (s *chooser) enoughAbreast(dim int) bool {
	grid := gpu.IntsOf(s.Op, gpu.AttrLaunch)
	if len(grid) != 3 {
		return true
	}
	run := gpu.RoundUp(grid[dim], abreastTeams)
	numbers := min(run/abreastTeams, s.Machine.SMs)
	for d, n := range grid {
		if d != dim {
			numbers = min(numbers*min(n, s.Machine.SMs), s.Machine.SMs)
		}
	}
	return (leastBusy*(run-grid[dim]) <= run || iterationsGrow(s.Context, dim)) && numbers >= s.Machine.SMs
}
