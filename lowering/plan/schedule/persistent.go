package schedule

import (
	"fmt"
	"slices"

	"tileir/ast"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
	"tileir/lowering/remark"
)

// A CTA that runs one tile block after the other has the next one's operands on their way
// while it stores what it made of the last: its rings never run dry between the two. It
// may do so where tile blocks neither wait for each other, nor say who they are, nor end
// early; the next one would not come, or come too late.

// choosePersistent decides whether CTAs are persistent, where the schedule does not say it.
// It is worth it where products read what the copy engine brings: 128×128 of f16 makes 724
// TFLOP/s on an H200, 685 with a CTA for each tile block, and 8-bit types 5 to 8 % more.
func (s ringStages) choosePersistent() {
	if s.Op.Has(gpu.AttrPersistent) || s.Disabled["persist"] {
		return
	}
	no := oneTileBlock(s.Context)
	if why := s.slowerPersistent(); no == nil && why != "" && gpu.TeamsOf(s.Op) == 1 {
		no = pass.Refuse(s.Op, remark.PersistentNot, "why", why)
	}
	if no != nil {
		s.Say(no)
		return
	}
	s.Op.SetAttr(gpu.AttrPersistent, ast.BoolAttr(true))
}

// slowerPersistent says why a CTA for each tile block is no slower, empty if it is. What is
// said of an H200: 8-bit integers that are transposed 6 %;
// 8 bits that come through registers, of which four make one, gain 6 to 12 %.
// A loop over the tile blocks that a CTA has takes 0.2 µs also where that is one: 64 tile blocks
// of 512×512×512 take 2.73 µs without it, 2.95 with it.
func (s ringStages) slowerPersistent() string {
	between := func(p *ast.Op) bool {
		return PlacementOf(s.Context, p, 0).Raw != nil || PlacementOf(s.Context, p, 1).Raw != nil
	}
	inRegisters := func(p *ast.Op) bool {
		return PlacementOf(s.Context, p, 0).Registers && ast.AsTile(p.Get(ast.InLhs).Type).ElemNum().MemBits() > 8
	}
	ctas, _ := s.fit(s.needs())
	switch {
	case walks(s.Context):
		return "it asks how many there are, so it may walk over its part of them itself"
	case launchedCTAs(s.Context) <= s.fitsPersistent():
		return "all of the grid find room at one time"
	case len(Products(s.Context)) > 1 && !sumsTogether(s.Context):
		return s.slowerChained(ctas)
	case slices.ContainsFunc(Products(s.Context), inRegisters):
		return "operands go through registers, of which none are left"
	case slices.ContainsFunc(Products(s.Context), between) && ctas > 1:
		return "threads transform operands on their way, and those of another multiply meanwhile"
	}
	return ""
}

// slowerChained says the same where a product's operand is computed of another product, if a
// multiprocessor has room for so many CTAs. One that is alone begins with products of which nothing
// is computed yet, and ends with sums that nobody multiplies beside. Attention of 128 features makes
// 554, 593, 603, 607, 624 TFLOP/s on an H200 with persistent CTAs, for lengths of 1024 to 16384, and
// 530, 576, 592, 598, 620 with one for each tile block.
func (s ringStages) slowerChained(ctas int) string {
	switch {
	case !chained(s.Context):
		return "what is computed between its products keeps warps busy, not what comes at its end"
	case slices.ContainsFunc(Products(s.Context), func(p *ast.Op) bool { return PlacementOf(s.Context, p, 1).Raw != nil }):
		return "threads transform operands on their way, which takes longer than what comes at its end"
	case ctas > 1:
		return fmt.Sprintf("%d CTAs share a multiprocessor, of which some multiply while others begin or end", ctas)
	case s.fitsPersistent() == 0:
		return "beside what goes through shared memory on its way out there is no room for stages"
	}
	return ""
}

// fitsPersistent is how many CTAs a multiprocessor has room for if they are persistent.
func (s ringStages) fitsPersistent() int {
	s.Op.SetAttr(gpu.AttrPersistent, ast.BoolAttr(true))
	defer s.Op.RemoveAttr(gpu.AttrPersistent)
	ctas, _ := s.fit(s.needs())
	return ctas
}

// sumsTogether reports whether all products stand in one loop that does nothing but to add them up:
// 128×128 and 128×64 of f16 beside each other make 736 TFLOP/s of 3072³ on an H200, 710 with a CTA
// for each tile block.
func sumsTogether(c *pass.Context) bool {
	products := Products(c)
	return !slices.ContainsFunc(products, func(p *ast.Op) bool {
		return p.Parent() != products[0].Parent() || whyNotSummed(c.Op, p) != "" || addedByThreads(p)
	})
}

// walks reports whether an entry asks for the extents of the grid.
func walks(c *pass.Context) (found bool) {
	c.Walk(c.Op, func(op *ast.Op) { found = found || op.Opcode == ast.OpGetNumTileBlocks })
	return found
}

// checkPersistent refuses persistent CTAs where they are asked for and cannot be.
func checkPersistent(c *pass.Context) error {
	if c.Disabled["persist"] {
		for _, name := range []string{gpu.AttrPersistent, gpu.AttrMirrored, gpu.AttrDynamic, gpu.AttrSection, gpu.AttrTold} {
			c.Op.RemoveAttr(name) // a CTA runs one tile block
		}
	}
	if gpu.IsPersistent(c.Op) {
		return CheckPersistent(c)
	}
	return nil
}

// CheckPersistent is the error for an entry whose CTAs cannot be persistent.
func CheckPersistent(c *pass.Context) error {
	if no := oneTileBlock(c); no != nil {
		return c.Wrong(no.Op, "%s = true, which is not possible: %s", gpu.AttrPersistent, remark.Text(no.Reason, no.Args...))
	}
	return nil
}

// oneTileBlock refuses persistent CTAs: something in the entry demands a CTA for each tile
// block.
func oneTileBlock(c *pass.Context) (no *pass.Refusal) {
	if gpu.CTAsOf(c.Op) > 1 {
		return pass.Refuse(c.Op, remark.PersistentNot, "why", "its tile blocks run on clusters")
	}
	if told := toldByOthers(c); told != nil {
		return pass.Refuse(told, remark.PersistentNot, "why", "by "+told.ShortName()+" they may wait for each other")
	}
	last := c.Op.Body(0).Last()
	c.Walk(c.Op, func(op *ast.Op) {
		if why := endsTileBlock(op, last); no == nil && why != "" {
			no = pass.Refuse(op, remark.PersistentNot, "why", op.ShortName()+" "+why)
		}
	})
	return no
}

// endsTileBlock says why an op asks for a CTA of the tile block's own; last is the end of
// the entry.
func endsTileBlock(op, last *ast.Op) string {
	switch op.Opcode {
	case ast.OpReturn:
		if op != last {
			return "may end one early"
		}
	case ast.OpAlloca:
		return "gives one memory of its own"
	case ast.OpAssert, ast.OpPrintTko:
		return "says which one it is"
	case ast.OpGdcLaunchDependentsTko, ast.OpGdcWaitTko:
		return "is about the launch, of which each one is a part"
	}
	if gpu.Is(op, gpu.Print) {
		return "says which one it is"
	}
	return ""
}
