package gpu

import (
	"tileir/ast"
	"tileir/ast/num"
)

// A persistent CTA may have several teams of an entry's warps, beside its roles. Each runs tile
// blocks of its own: of those that the CTA runs, one after the other, team t of n has number t,
// n + t, 2n + t. So what a team computes of its products and stores runs under another's products.
//
//	%n, %end, %step = gpu.tile_blocks          the team's own; in a role, all of the CTA
//	for …
//	  gpu.take_turn %turns, %parity
//	  for %k …                                 reads rings
//	  gpu.end_turn %turns
//	  …                                        while the next team reads them
//
// Roles know of no teams: they fill rings in the order of the tile blocks, and the teams read
// them in that order. A team that has read its part goes on behind what the others read
// meanwhile, so it has to know how much that is. It is the same for all tile blocks.
//
// Whose turn it is mbarriers say, one for each team: a phase of it is complete when the team before has
// read all of its tile block that there is in rings, or will be. Without turns a team could
// wait for a stage that the ring has yet to come round to more than once, and take an earlier
// phase of the same parity for its own. The first turn is the first team's: that begins with the
// parity of the phase before the first, the others with 0.

// TeamsOf is how many teams of an entry's warps a CTA has.
func TeamsOf(entry *ast.Op) int { return int(max(entry.Int(AttrTeams, 1), 1)) }

// OwnWarps is how many warps a CTA of an entry has beside those of roles: those of all its teams.
func OwnWarps(entry *ast.Op) int {
	return int(entry.Int(AttrWarps, 1)) / ClusterOf(entry) * TeamsOf(entry)
}

// NewTeam builds a gpu.team op.
func NewTeam(at *ast.Op) *ast.Op { return New(at, Team, nil, ast.Tile(num.I32)) }

// NewTakeTurn builds a gpu.take_turn op.
func NewTakeTurn(at *ast.Op, turns, phase *ast.Value) *ast.Op {
	return New(at, TakeTurn, []*ast.Value{turns, phase})
}

// NewEndTurn builds a gpu.end_turn op.
func NewEndTurn(at *ast.Op, turns *ast.Value) *ast.Op {
	return New(at, EndTurn, []*ast.Value{turns})
}

// TeamScratchOf returns where the scratch of the first team lies, and how many bytes further on that of
// each next one; ok is false if the plan says nothing of it.
func TeamScratchOf(entry *ast.Op) (offset, bytes int, ok bool) {
	list := IntsOf(entry, AttrTeamScratch)
	if len(list) != 2 {
		return 0, 0, false
	}
	return list[0], list[1], true
}

// teams checks that a CTA can have teams: it runs several tile blocks, and its threads share
// nothing but rings and what each team has for itself.
func (c *checker) teams(op *ast.Op) {
	n := TeamsOf(op)
	switch {
	case n == 1:
		return
	case c.entry.planned && c.entry.walks && !IsPersistent(op):
		c.fail(op, "expected %s = true with %s, of which each runs tile blocks of its own", AttrPersistent, AttrTeams)
		return
	case c.entry.cluster > 1:
		c.fail(op, "expected one CTA where %s is, got a cluster of %d", AttrTeams, c.entry.cluster)
		return
	case n > maxTeams:
		c.fail(op, "expected at most %d %s, as there are barriers for, got %d", maxTeams, AttrTeams, n)
		return
	}
	if op.Has(AttrWarps) && OwnWarps(op) > c.limits.Machine.WarpsPerCTA {
		c.fail(op, "expected at most the %d warps of a CTA, got %d teams of %d", c.limits.Machine.WarpsPerCTA, n, c.entry.warps)
		return
	}
	if !c.entry.layouts {
		return
	}
	if len(RolesOf(op)) == 0 {
		c.fail(op, "expected a %s with %s, which fills what teams read in turn", Role, AttrTeams)
		return
	}
	op.Walk(func(o *ast.Op) {
		if Is(o, AllocShared) && !IsRing(o) {
			c.fail(o, "expected rings alone with %s, which share their threads' memory with no other team, got a tile that threads fill", AttrTeams)
		}
	})
}

// maxTeams is how many teams can each wait for its own threads: of the sixteen barriers of a CTA one
// is for all threads.
const maxTeams = 15

// teamScratch checks that what teams have for themselves lies apart from each other and from all else.
func (c *checker) teamScratch(op *ast.Op) {
	offset, bytes, ok := TeamScratchOf(op)
	n := TeamsOf(op)
	switch {
	case n == 1:
		c.fail(op, "expected no %s without several %s", AttrTeamScratch, AttrTeams)
		return
	case !ok || bytes%scratchAlign != 0 || offset%scratchAlign != 0:
		c.fail(op, "expected %s = array<i64: offset, bytes> of multiples of %d, got %v", AttrTeamScratch, scratchAlign, IntsOf(op, AttrTeamScratch))
		return
	}
	c.within(op, "scratch of all teams", offset, n*bytes)
	op.Walk(func(o *ast.Op) {
		from, size := 0, 0
		switch {
		case !o.Has(KeyOffset):
			return
		case Is(o, AllocMbarrier):
			from, size = int(o.Int(KeyOffset, 0)), MbarriersBytes(o)
		case Is(o, AllocShared):
			if s, err := SharedOf(o); err == nil {
				from, size = int(o.Int(KeyOffset, 0)), s.StageStride()*s.Stages
			}
		}
		if from < offset+n*bytes && offset < from+size {
			c.fail(o, "expected to lie apart from the scratch of teams, bytes %d to %d, got %d to %d", offset, offset+n*bytes, from, from+size)
		}
	})
}

// ownScratch checks that an op's scratch lies in its team's.
func (c *checker) ownScratch(op *ast.Op, from, size int) {
	if TeamsOf(c.entry.op) == 1 {
		return
	}
	offset, bytes, ok := TeamScratchOf(c.entry.op)
	switch {
	case !ok:
		c.fail(op, "expected %s on an entry of several teams, where each has its scratch", AttrTeamScratch)
	case from < offset || from+size > offset+bytes:
		c.fail(op, "expected %s within that of the first team, bytes %d to %d, got %d to %d", AttrScratch, offset, offset+bytes, from, from+size)
	}
}

// team checks that there are teams where an op asks which one runs.
func (c *checker) team(op *ast.Op) {
	switch {
	case TeamsOf(c.entry.op) == 1:
		c.fail(op, "expected several %s on the entry", AttrTeams)
	case inRole(op):
		c.fail(op, "expected to stand in the entry itself, got a %s, which is of no team", Role)
	}
}

// turn checks that teams take turns by mbarriers of their own, at which all warps of a team
// arrive.
func (c *checker) turn(op *ast.Op) {
	n := len(c.diags)
	c.team(op)
	stages, ok := c.mbarriersOf(op, Get(op, InMbarriers))
	if !ok || len(c.diags) > n {
		return
	}
	bars := Get(op, InMbarriers).Def()
	c.ready(op, bars)
	arrivals := bars.Int(KeyArrivals, 1)
	switch {
	case stages != int64(TeamsOf(c.entry.op)):
		c.fail(op, "expected an mbarrier for each of %d teams, got %d", TeamsOf(c.entry.op), stages)
	case arrivals != int64(c.entry.warps):
		c.fail(op, "expected mbarriers whose phase an arrival of each of %d warps completes, got %d", c.entry.warps, arrivals)
	case len(producersOf(bars.Value())) > 0:
		c.fail(op, "expected mbarriers of turns alone, got those of a ring")
	}
	if Is(op, TakeTurn) {
		if v, known := constant(Get(op, InPhase)); known && v != 0 && v != 1 {
			c.fail(op, "expected a parity, 0 or 1, got %d", v)
		}
	}
}
