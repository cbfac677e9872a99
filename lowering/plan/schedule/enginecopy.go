package schedule

import (
	"slices"
	"strconv"

	"tileir/ast"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
	"tileir/lowering/remark"
)

// copyByEngine chooses the loads that the copy engine makes, and the stages of their
// rings, if that is worth a warp of its own.
func (c *chooser) copyByEngine() error {
	var asked *ast.Op // a load of which the schedule says so
	if i := slices.IndexFunc(c.tiles, func(t *StagedTile) bool { return CopyOf(t) == gpu.CopyEngine }); i >= 0 {
		asked = c.tiles[i].Source()
	}
	switch {
	case asked != nil:
		if err := CheckEngine(c.Context, asked); err != nil {
			return err
		}
	case c.Disabled["roles"]:
		return nil
	case !splitsRoles(c.Machine) || !hasProductBeside(c.Op):
		c.Say(noRole(c.Context))
		return nil
	}
	no := Straight(c.Context)
	if no == nil {
		var err error
		if no, err = c.chooseRings(asked != nil); no == nil || err != nil {
			return err
		}
	}
	if asked != nil {
		return Impossible(c.Context, asked, no)
	}
	c.Say(no)
	return nil
}

// chooseRings chooses them for an entry whose loops a role can go through. no is why there is
// no room; what is not worth it and nobody has asked for is left to threads.
func (c *chooser) chooseRings(asked bool) (no *pass.Refusal, err error) {
	e := &engineCopies{Context: c.Context, tiles: c.tiles, slice: analysis.NewProgramSlice(c.Op, gpu.SaysTileBlock), refused: c.refused}
	if err := e.findLoads(); err != nil {
		return nil, err
	}
	if err := e.dropHalves(); err != nil {
		return nil, err
	}
	if !asked && !e.worthwhile() {
		e.sayUnneeded()
		return nil, nil
	}
	shareRings(c.Context, e.loads)
	rings, err := MakeRings(c.Context, e.loads)
	if err != nil {
		return nil, err
	}
	if err := checkAsked(c.Context, rings); err != nil {
		return nil, err
	}
	given := c.Op.Int(gpu.AttrOccupancy, 0)
	c.chooseAbreast(rings)
	if no = (ringStages{c.residency, c.tiles, rings}).chooseStages(); no != nil {
		return no, nil
	}
	if n := c.Op.Int(gpu.AttrOccupancy, 0); c.byHand && n != given {
		return nil, c.Wrong(c.Op, "%s = %d, where shared memory, registers and warps are enough for %d", gpu.AttrOccupancy, given, n)
	}
	writeRings(c.Context, rings)
	if c.once {
		evictFirst(c.Context, c.tiles)
	}
	c.rings = rings
	return nil, nil
}

// checkAsked refuses stages that a schedule asks for and a ring cannot have.
func checkAsked(c *pass.Context, rings []*Ring) error {
	for _, r := range rings {
		n, err := askedStages(c, r)
		if err == nil && n > 0 {
			err = CheckStages(c, r, n)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// CheckEngine refuses a load that the copy engine is asked to make where a target has none, or
// a CTA or a multiprocessor has no room for the warps of a role beside so many others.
func CheckEngine(c *pass.Context, load *ast.Op) error {
	if !splitsRoles(c.Machine) {
		return c.Wrong(load, "%s = %q, which %s cannot do", gpu.AttrCopy, gpu.CopyEngine, c.Machine.Name)
	}
	warps := ownWarps(c) + roleWarps(c.Op)
	if most := c.Machine.WarpsPerCTA; c.Op.Has(gpu.AttrWarps) && warps > most {
		return c.Wrong(load, "%s = %q, which takes a warp at least beside %s = %d, where a CTA has %d warps at most", gpu.AttrCopy, gpu.CopyEngine, gpu.AttrWarps, ownWarps(c), most)
	}
	if ctas, most := c.Op.Int(gpu.AttrOccupancy, 1), c.Machine.CTAsOf(warps); c.Op.Has(gpu.AttrWarps) && ctas > int64(most) {
		return c.Wrong(c.Op, "%s = %d, where a multiprocessor of %s holds %d CTAs of %d warps, with those of the role", gpu.AttrOccupancy, ctas, c.Machine.Name, most, warps)
	}
	return nil
}

// engineCopies are the loads of an entry that the copy engine can make.
type engineCopies struct {
	*pass.Context
	tiles   []*StagedTile
	slice   *analysis.ProgramSlice
	loads   []*RingLoad
	refused map[*ast.Op]*pass.Refusal
}

// findLoads collects the loads that can be copies of the engine. One that has to be and
// cannot is an error.
func (g *engineCopies) findLoads() error {
	for _, t := range g.tiles {
		by := CopyOf(t)
		if t.transformed || by != "" && by != gpu.CopyEngine {
			continue
		}
		l, no := RingLoadOf(g.Context, t, g.slice)
		switch {
		case no == nil:
			g.loads = append(g.loads, l)
		case by == gpu.CopyEngine:
			return Impossible(g.Context, t.Source(), no)
		default:
			g.refuse(t.Source(), no)
		}
	}
	return nil
}

// refuse says why the engine does not copy what a load brings.
func (g *engineCopies) refuse(load *ast.Op, no *pass.Refusal) {
	g.refused[load] = no
	g.Say(no)
}

// dropHalves leaves out loads of which a product's other operand is loaded beside
// them in another way: the threads that load that copy both ahead, at one pace.
func (g *engineCopies) dropHalves() error {
	for n := -1; n != len(g.loads); {
		n = len(g.loads)
		var kept []*RingLoad
		for _, l := range g.loads {
			if !g.isHalf(l) {
				kept = append(kept, l)
				continue
			}
			no := pass.Refuse(l.Load, remark.EngineHalf)
			if CopyOf(l.StagedTile) == gpu.CopyEngine {
				return Impossible(g.Context, l.Load, no)
			}
			g.refuse(l.Load, no)
		}
		g.loads = kept
	}
	return nil
}

// isHalf reports whether a product that reads l has its other operand staged in l's
// block, or in a loop that l is loaded for, from a load that is none of the engine's.
func (g *engineCopies) isHalf(l *RingLoad) bool {
	return slices.ContainsFunc(g.tiles, func(other *StagedTile) bool {
		return other != l.StagedTile && (other.block == l.block || l.Resident) && other.Source() != nil && sharesReader(other, l.StagedTile) &&
			!slices.ContainsFunc(g.loads, func(o *RingLoad) bool { return o.StagedTile == other })
	})
}

// worthwhile reports whether a product in a loop, by an instruction that runs beside
// the threads, reads one of the loads there.
func (g *engineCopies) worthwhile() bool {
	return slices.ContainsFunc(g.loads, func(l *RingLoad) bool { return whyUnneeded(g.Op, l) == "" })
}

// whyUnneeded says why a load is not worth a role; empty if it is.
func whyUnneeded(entry *ast.Op, l *RingLoad) string {
	switch {
	case l.Load.Parent() == entry:
		return "it is loaded once, in no loop that could go on meanwhile"
	case l.Resident:
		return "it is loaded once for the loops that read it"
	case !slices.ContainsFunc(l.Readers, gpu.RunsBeside):
		return "threads read it, no product that runs beside them"
	}
	return ""
}

// sayUnneeded says at each load that the engine could copy why no role is made for it. What
// the engine cannot copy has its reason already.
func (g *engineCopies) sayUnneeded() {
	for _, l := range g.loads {
		g.Say(pass.Refuse(l.Load, remark.EngineUnneeded, "why", whyUnneeded(g.Op, l)))
	}
}

// askedStages is how many stages the loads of a ring ask for, 0 if none does. All that
// ask must ask for the same.
func askedStages(c *pass.Context, r *Ring) (int, error) {
	asked := 0
	for _, f := range r.Fillings {
		for _, l := range f.Loads {
			n := int(l.Load.Int(gpu.AttrStages, 0))
			if n > 0 && asked > 0 && n != asked {
				return 0, c.Wrong(l.Load, "%s = %d, where what is in one ring with it has %d", gpu.AttrStages, n, asked)
			}
			asked = max(asked, n)
		}
	}
	return asked, nil
}

// CheckStages refuses one stage for a ring that is filled in a loop: it is let go when
// the product behind the next one has begun, which then would never come. One whose tile
// loops read that its load is not in has one, or in a persistent CTA another for the next tile
// block. Teams that run neighbours abreast have so many each, and none of another's, of which they would not know whether
// it has been filled before.
func CheckStages(c *pass.Context, r *Ring, stages int) error {
	first := r.Fillings[0].Loads[0].Load
	if _, abreast := gpu.AbreastOf(c.Op); abreast && !r.staged() {
		if n := gpu.TeamsOf(c.Op); stages != n && stages != 2*n {
			return c.Wrong(first, "%s = %d, where each of %d teams has stages of its own for a tile that is loaded once for a loop: %d or %d", gpu.AttrStages, stages, n, n, 2*n)
		}
		return nil
	}
	switch {
	case r.staged() && stages < 2:
		return c.Wrong(first, "%s = %d, where a ring that is filled in a loop has at least 2", gpu.AttrStages, stages)
	case !r.staged() && stages > 1 && !gpu.IsPersistent(c.Op):
		return c.Wrong(first, "%s = %d, where a tile that is loaded once for a loop has 1", gpu.AttrStages, stages)
	case !r.staged() && stages > 2:
		return c.Wrong(first, "%s = %d, where a tile that is loaded once for a loop has 2 at most, one for the next tile block", gpu.AttrStages, stages)
	}
	return nil
}

// write puts the choice into the entry.
func writeRings(c *pass.Context, rings []*Ring) {
	for _, r := range rings {
		for _, f := range r.Fillings {
			for _, l := range f.Loads {
				l.Shared.Stages = r.Stages
				l.Load.SetAttr(gpu.AttrCopy, ast.StringAttr(gpu.CopyEngine))
				realign(c, l.Load)
				if l.number >= 0 {
					l.Load.SetAttr(gpu.AttrRing, gpu.Int(l.number))
				}
				l.Load.SetAttr(gpu.AttrStages, gpu.Int(r.Stages))
			}
		}
	}
	remarkRings(c, rings)
}

// realign says of a load of the engine that the launcher copies what it reads, where rows are not
// known to be aligned.
func realign(c *pass.Context, load *ast.Op) {
	if m, no := copied(c, load); no == nil && m.Bytes < gpu.CopyBytes {
		load.SetAttr(gpu.AttrRealigned, ast.BoolAttr(true))
		c.Remark(load, remark.Realigned)
	}
}

// ofEngine are the attributes that say how the copy engine makes a load.
var ofEngine = []string{gpu.AttrRealigned, gpu.AttrEvictFirst}

// checkOfEngine refuses what is said of loads that the copy engine does not make, unless the
// pass is left out that would have it make them.
func checkOfEngine(c *pass.Context) (err error) {
	c.Walk(c.Op, func(op *ast.Op) {
		for _, attr := range ofEngine {
			if err == nil && isTrue(op, attr) && op.Str(gpu.AttrCopy) != gpu.CopyEngine && !c.Disabled["roles"] {
				err = c.Wrong(op, "%s = true, but the copy engine does not bring its tile", attr)
			}
		}
	})
	return err
}

// remarkRings says at each loop what is copied in it, and at loads in none that they are.
func remarkRings(c *pass.Context, rings []*Ring) {
	for _, r := range rings {
		for _, f := range r.Fillings {
			var at []*ast.Op
			for _, l := range f.Loads {
				at = append(at, l.Load)
			}
			if len(f.Loops) > 0 {
				at = f.Loops[len(f.Loops)-1:]
			}
			for _, op := range at {
				c.Remark(op, remark.Engine, "tiles", len(f.Loads), "stages", r.Stages, "bytes", r.Bytes())
			}
		}
	}
}

// chooseStages gives rings that have them as many stages as memory allows, with as
// many CTAs on a multiprocessor as its registers are enough for. It refuses if they
// would have one.
func (s ringStages) chooseStages() *pass.Refusal {
	s.choosePersistent()
	n := s.needs()
	ctas, stages, resident := s.fitNext(n)
	if ctas == 0 {
		return pass.Refuse(s.rings[0].Fillings[0].Loads[0].Load, remark.EngineRoom, "stages", max(n.asked, 2), "bytes", n.stage, "room", max(s.roomFor(n, 1), 0))
	}
	for _, r := range s.rings {
		switch asked := r.asked(); {
		case r.staged():
			r.Stages = stages
		case asked > 0:
			r.Stages = asked
		default:
			r.Stages = resident * teamsAbreast(s.Op)
		}
	}
	if resident > 1 {
		n.fixed += n.next
	}
	// A hint for more would make threads spill: it counts on fewer warps.
	if asked, ok := hint(s.Context, hintOccupancy); ok && !s.byHand && int(asked) != ctas {
		s.Remark(s.Op, remark.HintIgnored, "hint", hintOccupancy, "value", int(asked), "why", "what the copy engine copies ahead is planned for "+strconv.Itoa(ctas))
	}
	s.Op.SetAttr(gpu.AttrOccupancy, gpu.Int(ctas))
	late := placesLate(s.Context, ctas)
	if chooseRegisters(s.Context, ctas) && chained(s.Context) || late {
		s.Op.SetAttr(gpu.AttrPlacesLate, ast.UnitAttr{})
	}
	s.remarkRoom(n, ctas, stages)
	if gpu.IsPersistent(s.Op) {
		s.Remark(s.Op, remark.Persistent, "ctas", ctas)
	}
	return nil
}
