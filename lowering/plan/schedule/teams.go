package schedule

import (
	"fmt"
	"slices"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
	"tileir/lowering/machine"
	"tileir/lowering/model"
	"tileir/lowering/plan/pass"
	"tileir/lowering/remark"
)

// Teams of warps run tile blocks of their own, one team's stores and what is computed for them under
// another's products (gpu/teams.go).

// scheduledByHand reports whether something in an entry has a schedule, by hand or by a pass before.
func scheduledByHand(c *pass.Context) (found bool) {
	c.Walk(c.Op, func(op *ast.Op) {
		found = found || slices.ContainsFunc(op.Attrs, func(a ast.NamedAttr) bool { return gpu.ByHand(a.Name) })
	})
	return found
}

// chooseTeams has two teams of a warpgroup run tile blocks in turn in place of two warpgroups that share each,
// where that is estimated to take less time, and what has been chosen for those does for teams, too.
func (s *chooser) chooseTeams() {
	products := Products(s.Context)
	if len(products) != 1 || products[0].Parent() == s.Op || !model.InTurn(s.Machine, s.Op, products[0]) {
		return
	}
	p := products[0]
	why := ""
	switch {
	case s.Cluster > 1 || s.Warps != 2*machine.Warpgroup || p.Str(gpu.AttrOverlap) != gpu.OverlapNext:
		why = "its product is not one by two warpgroups of a CTA, under way until the next has begun"
	case !gpu.IsPersistent(s.Op) || s.Op.Has(gpu.AttrRegisters) || s.Op.Int(gpu.AttrOccupancy, 1) > 1:
		why = "it does not have a multiprocessor for itself, and registers enough"
	default:
		why = s.tryTeams(p)
	}
	if why != "" {
		s.Remark(s.Op, remark.TeamsNot, "why", why)
		return
	}
	s.Remark(s.Op, remark.Teams)
}

// tryTeams writes down two teams, unless that cannot be.
func (s *chooser) tryTeams(p *ast.Op) (why string) {
	s.Op.SetAttr(gpu.AttrTeams, gpu.Int(2))
	stages := s.rings[0].asked()
	rings := ringStages{s.residency, s.tiles, s.rings}
	room := s.Machine.SharedFor(1) - MbarrierBytes - rings.scratchBeside()
	if why = WhyNotInTurn(s.Op, s.rings, 1); why == "" && (stages < leastTeamStages || len(s.rings) > 1 || stages*s.rings[0].Bytes() > room) {
		why = fmt.Sprintf("%d stages, where a team that multiplies alone wants %d, and scratch of each lies beside", stages, leastTeamStages)
	}
	if why != "" {
		s.Op.RemoveAttr(gpu.AttrTeams)
		return why
	}
	s.Warps = machine.Warpgroup
	s.Op.SetAttr(gpu.AttrWarps, gpu.Int(s.Warps))
	p.SetAttr(gpu.AttrGrid, gpu.Ints(machine.Warpgroup, 1))
	return ""
}

// leastTeamStages is how many stages two teams want: gelu of 4096³ takes 187.8 µs with six on an H200,
// 190.0 with five and 195.3 with four.
const leastTeamStages = 5

// checkTeams refuses teams that are asked for and cannot be: they read rings in turn, and
// each has to know how much of them the others read.
func checkTeams(c *pass.Context, tiles []*StagedTile, rings []*Ring) error {
	if gpu.TeamsOf(c.Op) == 1 {
		return nil
	}
	wrong := func(format string, args ...any) error {
		return c.Wrong(c.Op, "%s = %d, which is not possible: %s", gpu.AttrTeams, gpu.TeamsOf(c.Op), fmt.Sprintf(format, args...))
	}
	switch no := oneTileBlock(c); {
	case no != nil:
		return wrong("%s", remark.Text(no.Reason, no.Args...))
	case len(rings) == 0:
		return wrong("the copy engine copies nothing for it, so it has no rings that teams could read in turn")
	case !gpu.IsPersistent(c.Op):
		return wrong("a CTA runs one tile block, as %s says", gpu.AttrPersistent)
	}
	for _, t := range tiles {
		if t.transformed || CopyOf(t) != gpu.CopyEngine {
			return wrong("threads fill a tile in shared memory, of which each team would need its own, for %s", t.Readers[0].ShortName())
		}
	}
	if _, abreast := gpu.AbreastOf(c.Op); abreast {
		if why := whyNotAbreast(c.Op, rings, 1); why != "" {
			return wrong("%s", why)
		}
		return nil
	}
	for _, p := range Products(c) {
		if o := p.Str(gpu.AttrOverlap); o != "" && o != gpu.OverlapNone && o != gpu.OverlapNext {
			return wrong("a product with %s = %q, of which the next loop would have to know", gpu.AttrOverlap, o)
		}
	}
	if why := WhyNotInTurn(c.Op, rings, 1); why != "" {
		return wrong("%s", why)
	}
	return nil
}

// WhyNotTogether says why teams cannot read rings as the entry has them do, in turn or abreast; empty if they can. So many
// loops are around what stands in a loop of a tile block.
func WhyNotTogether(entry *ast.Op, rings []*Ring, loops int) string {
	if _, abreast := gpu.AbreastOf(entry); abreast {
		return whyNotAbreast(entry, rings, loops)
	}
	return WhyNotInTurn(entry, rings, loops)
}

// WhyNotInTurn says why teams cannot read rings in turn; empty if they can: each is filled in loops
// that stand in that over tile blocks, if there is one yet, in as many loops in all, and that iterate as
// often in all tile blocks.
func WhyNotInTurn(entry *ast.Op, rings []*Ring, loops int) string {
	for _, r := range rings {
		for _, f := range r.Fillings {
			if f.Loads[0].Resident || len(f.Loops) != loops {
				return fmt.Sprintf("%s is not in one loop of the tile block", f.Loads[0].Load.ShortName())
			}
			for _, v := range f.Loops[loops-1].Bounds() {
				if !sameForBlocks(entry, v) {
					return "how often a loop iterates depends on the tile block"
				}
				if t := ast.AsTile(v.Type); t.ElemNum() != num.I32 {
					return "a loop counts by " + t.ElemNum().String()
				}
			}
		}
	}
	return ""
}

// sameForBlocks reports whether a number is the same for all tile blocks, and can be computed before them.
func sameForBlocks(entry *ast.Op, v *ast.Value) bool {
	def := v.Def()
	switch {
	case def == nil:
		return v.ArgOf() == entry.Body(0)
	case def.Block() != entry.Body(0) || def.Opcode == ast.OpGetTileBlockId || gpu.SaysTileBlock(def):
		return false
	case !analysis.Repeatable(def) && def.Opcode != ast.OpAssume:
		return false
	}
	for _, o := range def.Operands() {
		if !sameForBlocks(entry, o) {
			return false
		}
	}
	return true
}
