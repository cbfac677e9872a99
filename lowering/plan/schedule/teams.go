package schedule

import (
	"fmt"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
	"tileir/lowering/remark"
)

// Teams of warps run tile blocks of their own, one team's stores and what is computed for them under
// another's products (gpu/teams.go).

// checkTeams refuses teams that are asked for and cannot be: they read rings in turn, and
// each has to know how much of them the others read.
func checkTeams(c *pass.Context, tiles []*StagedTile, rings []*Ring) error {
	if gpu.TeamsOf(c.Op) == 1 || c.Disabled["roles"] || c.Disabled["persist"] {
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
