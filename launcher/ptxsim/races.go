package ptxsim

import (
	"fmt"
	"strings"

	"tileir/launcher/ptxsim/race"
)

// unitRaces is what is remembered of the accesses of a unit; nil where races are
// not looked for.
type unitRaces struct {
	warps  int // of the unit
	agents int // that have a number
	shared []*race.Shadow
	global []*race.Shadow         // by region; nil where none is
	places map[uint64]*race.Place // in shared memory, by generic address
}

// Agents of a unit: its warps, what they have begun of products, of copies by threads
// and, twice, of bulk copies to global memory (bulkstore.go), and then its mbarriers,
// each for the copies that it counts.
const agentsOfWarp = 5

func (u *unit) productsOf(w *warp) race.Agent { return race.Agent(u.races.warps + w.number()) }
func (u *unit) copiesOf(w *warp) race.Agent   { return race.Agent(2*u.races.warps + w.number()) }

// number is the warp's in its unit.
func (w *warp) number() int { return w.cta.rank*len(w.cta.unit.ctas[0].warps) + w.index }

// watch makes a unit remember accesses.
func (r *run) watch(u *unit) {
	if r.program.device.options.Races == RacesOff {
		return
	}
	per := (r.threads + warpLanes - 1) / warpLanes
	n := per * len(u.ctas)
	u.races = &unitRaces{warps: n, agents: agentsOfWarp * n, places: map[uint64]*race.Place{}, global: r.shadows}
	for range u.ctas {
		u.races.shared = append(u.races.shared, r.newShadow())
	}
	if !r.ordered() {
		u.races.global = make([]*race.Shadow, len(r.global))
	}
	for _, c := range u.ctas {
		for _, w := range c.warps {
			w.races = race.NewWarp(uint32(u.index), race.Agent(w.number()), per)
		}
	}
}

// newShadow is a shadow for the shared memory of a CTA.
func (r *run) newShadow() *race.Shadow {
	if s, ok := r.spare.Get().(*race.Shadow); ok {
		s.Reset()
		return s
	}
	return race.NewShadow(r.shared, race.SharedLine)
}

// strength is the scope of accesses with these intents; weak without one.
func (in intent) strength() race.Scope { return race.Scope(in >> intentBits) }

// touchShared remembers an access to the shared memory of a CTA of the unit.
func (p *path) touchShared(c *cta, off, n, lane int, in intent) {
	if w := p.warp.races; w != nil {
		a := w.Access(p.site(), lane, in.strength())
		p.touchSharedBy(c, off, n, &a, in.does() != reading)
	}
}

// touchSharedBy is touchShared for an access by anybody.
func (p *path) touchSharedBy(c *cta, off, n int, a *race.Access, writes bool) {
	if x := p.warp.cta.unit.races.shared[c.rank].Touch(p.warp.races, off, n, n, a, writes); x != nil {
		panic(p.raceOfShared(c, a, x))
	}
}

// raceOfShared is the fault of an access to the shared memory of a CTA.
func (p *path) raceOfShared(c *cta, a *race.Access, x *race.Conflict) *Fault {
	where := fmt.Sprintf("byte %#x of shared memory", x.Offset)
	if len(p.warp.cta.unit.ctas) > 1 {
		where += fmt.Sprintf(" of CTA (%d, %d, %d)", c.id[0], c.id[1], c.id[2])
	}
	return p.race(a, x, where)
}

// touchGlobal remembers an access to global memory, which is there.
func (p *path) touchGlobal(addr uint64, n, lane int, in intent) {
	w := p.warp.races
	if w == nil {
		return
	}
	if s := p.globalShadow(addr, in.does() != reading); s != nil {
		a := w.Access(p.site(), lane, in.strength())
		p.touchGlobalBy(s, addr, n, &a, in.does() != reading)
	}
}

func (p *path) touchGlobalBy(s *race.Shadow, addr uint64, n int, a *race.Access, writes bool) {
	if x := s.Touch(p.warp.races, int(addr&(1<<regionBits-1)), n, n, a, writes); x != nil {
		panic(p.race(a, x, p.warp.cta.unit.run.byteOf(addr, x.Offset)))
	}
}

// byteOf names a byte of the allocation that an address is in.
func (r *run) byteOf(addr uint64, off int) string {
	return fmt.Sprintf("byte %d of %s", off, r.global[addr>>regionBits].name)
}

// globalShadow is where accesses to an allocation are remembered; nil if they are
// not: of those that nothing stores to, as far as the code shows, reads are not.
func (p *path) globalShadow(addr uint64, writes bool) *race.Shadow {
	u := p.warp.cta.unit
	i := addr >> regionBits
	s := u.races.global[i]
	if s == nil && (writes || u.run.stored[i]) {
		s = race.NewShadow(cap(u.run.global[i].data), race.GlobalLine)
		u.races.global[i] = s
	}
	return s
}

// site is the number of the instruction that the path is at.
func (p *path) site() int32 { return p.frame.f.steps[p.pc].site }

// release is what the lanes have done; nil where nobody looks for races.
func (p *path) release(m uint32) *race.History {
	if p.warp.races == nil {
		return nil
	}
	return p.warp.races.Release(m, p.warp.alive)
}

// acquire makes lanes come after a history.
func (w *warp) acquire(h *race.History, lanes uint32) {
	if w.races != nil {
		w.races.Acquire(h, lanes, w.alive)
	}
}

// meet orders what the lanes of a warp did before what they do.
func (w *warp) meet() {
	if w.races != nil {
		w.races.Meet()
	}
}

// race is the fault of an access that nothing orders after one before.
func (p *path) race(a *race.Access, x *race.Conflict, where string) *Fault {
	u := p.warp.cta.unit
	lane := int(a.Lane)
	f := p.fault(u.module.sites[a.Site], lane, fmt.Sprintf("race at %s: %s", where, u.why(x)))
	f.Before = u.run.describe(x)
	return f
}

// why says what is missing between an access and the one before.
func (u *unit) why(x *race.Conflict) string {
	did := "read"
	if x.Wrote {
		did = "written"
	}
	agent, n := int(x.Before.Agent), u.races.warps
	switch {
	case x.Why == race.NoProxy:
		return "it is " + did + " before by a thread, and no fence.proxy.async comes between"
	case x.Why == race.NoMeeting:
		return "it is " + did + " before by another lane of the warp, and no bar.warp.sync or barrier comes between"
	case int64(x.Before.Unit) != u.index:
		return "it is " + did + " by another tile block, and nothing orders the two"
	case agent >= agentsOfWarp*n:
		return "it is " + did + " by a copy, and nothing has waited for the phase of its mbarrier"
	case agent >= 4*n:
		return "it is " + did + " by a bulk copy, and no cp.async.bulk.wait_group, or no barrier after it, comes between"
	case agent >= 3*n:
		return "it is " + did + " by a bulk copy, and no cp.async.bulk.wait_group.read, or no barrier after it, comes between"
	case agent >= 2*n:
		return "it is " + did + " by a copy, and no cp.async.wait_group, or no barrier after it, comes between"
	case agent >= n:
		return "it is " + did + " by a wgmma, and no wgmma.wait_group, or no barrier after it, comes between"
	}
	return "it is " + did + " by another warp, and no barrier, nor a release that is acquired, comes between"
}

// describe says what the access before was and who did it.
func (r *run) describe(x *race.Conflict) string {
	m := r.program.module
	s := m.sites[x.Before.Site]
	var b strings.Builder
	b.WriteString("the access before: ")
	if l := m.location(s.loc); l != "" {
		b.WriteString(l + ", ")
	}
	per := (r.threads + warpLanes - 1) / warpLanes
	if n := r.cluster[0] * r.cluster[1] * r.cluster[2] * per; int(x.Before.Agent) < agentsOfWarp*n {
		g := int(x.Before.Agent) % n
		id := r.ctaOf(int64(x.Before.Unit), g/per)
		fmt.Fprintf(&b, "CTA (%d, %d, %d), warp %d, lane %d, ", id[0], id[1], id[2], g%per, x.Before.Lane)
	}
	fmt.Fprintf(&b, "PTX line %d:\n  %5d | %s", s.line, s.line, strings.TrimSpace(m.text(s.line)))
	return b.String()
}

// merge takes what a unit has accessed in global memory to that of the units before,
// where tile blocks cannot tell each other anything.
func (r *run) merge(u *unit) {
	if u.races == nil {
		return
	}
	for _, s := range u.races.shared {
		r.spare.Put(s)
	}
	if r.ordered() {
		return
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	r.ended[u.turn] = u.races.global
	for list, ok := r.ended[r.merged]; ok && r.merged < r.faulty; list, ok = r.ended[r.merged] {
		delete(r.ended, r.merged)
		if f := r.mergeUnit(list); f != nil {
			r.faulty, r.fault = r.merged, f
		}
		r.merged++
	}
}

// mergeUnit merges the accesses of one unit.
func (r *run) mergeUnit(list []*race.Shadow) *Fault {
	for i, s := range list {
		switch {
		case s == nil:
		case r.shadows[i] == nil:
			r.shadows[i] = s
		default:
			if x, after, found := r.shadows[i].Merge(s); found {
				return r.raceOfUnits(i, &x, &after)
			}
		}
	}
	return nil
}

// raceOfUnits is the fault of a unit whose access races with that of another one.
func (r *run) raceOfUnits(region int, x *race.Conflict, a *race.Access) *Fault {
	m := r.program.module
	s := m.sites[a.Site]
	did := "read"
	if x.Wrote {
		did = "written"
	}
	per := (r.threads + warpLanes - 1) / warpLanes
	n := r.cluster[0] * r.cluster[1] * r.cluster[2] * per
	g := int(a.Agent) % n
	return &Fault{
		Location: m.location(s.loc), PTXLine: int(s.line), PTX: m.text(s.line), CTA: r.ctaOf(int64(a.Unit), g/per), Warp: g % per, Lane: int(a.Lane),
		Message: fmt.Sprintf("%s: race at %s: it is %s by another tile block, and nothing orders the two", s.name, r.byteOf(uint64(region)<<regionBits, x.Offset), did),
		Before:  r.describe(x),
	}
}
