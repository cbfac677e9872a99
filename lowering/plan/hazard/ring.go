package hazard

import (
	"cmp"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"

	"tileir/ast"
	"tileir/lowering/gpu"
)

// The roles and the entry's warps run side by side, and meet at mbarriers only. What
// each does with rings is written down first, for numbers of iterations chosen at
// random, the same for all; then they are run against each other in many orders,
// with mbarriers that count arrivals and bytes as the hardware's do, and copies and
// products that take effect at any time until they are waited for. What may go wrong:
//
//   - a copy, or a store by threads of a role, to a stage that is being read or copied to,
//   - a read of a stage that is being copied to, or that holds another tile than the
//     one whose turn it is,
//   - a stage released that a product under way may be reading, or that threads have read without a fence before
//     the copy engine writes it,
//   - a phase that more arrive at than it waits for,
//   - nobody can go on, or what was started is never waited for.

// checkRings runs the roles of an entry against its warps.
func checkRings(entry *ast.Op) string {
	roles := gpu.RolesOf(entry)
	if len(roles) == 0 {
		return ""
	}
	rng := rand.New(rand.NewPCG(3, 4))
	for range fewest {
		seed := rng.Uint64()
		times := func() func() int {
			same := rand.New(rand.NewPCG(seed, 5))
			return func() int { return []int{0, 1, 2, 3, 7, 20}[same.IntN(6)] }
		}
		var produced, consumed [][]step
		common := team{of: gpu.TeamsOf(entry), told: told{}}
		for _, role := range roles {
			t := trace(entry, role.Body(0), times(), team{of: common.of})
			if t.bad != "" {
				return t.bad
			}
			produced = append(produced, t.steps)
			common.merge(t.team.starts)
			maps.Copy(common.told, t.tells)
		}
		for n := range common.of {
			t := trace(entry, entry.Body(0), times(), team{number: n, of: common.of, starts: common.starts, told: common.told})
			if t.bad != "" {
				return t.bad
			}
			consumed = append(consumed, t.steps)
		}
		if bad := race(rng, entry, produced, consumed); bad != "" {
			return bad
		}
	}
	return ""
}

// mbarrier is one mbarrier as it runs.
type mbarrier struct{ phase, arrived, bytes, want int }

// agent is a role, or some of the entry's warps, as they run.
type agent struct {
	steps    []step
	at       int
	products []step         // under way
	unfenced map[stage]bool // read by threads, since the last fence
}

// contest is a run of all agents against each other.
type contest struct {
	rng      *rand.Rand
	agents   []*agent
	bars     map[stage]*mbarrier // by gpu.alloc_mbarrier and slot
	copies   []step              // under way
	contents map[stage]int       // the tile that a stage holds, from 1
	guarded  map[*ast.Op][]*ast.Op
	fills    map[*ast.Op]*ast.Op // by gpu.alloc_mbarrier of empty stages, that of full ones that copies fill behind a wait for them
	byEngine map[*ast.Op]bool    // what the copy engine fills
}

// fills lists what is told of bytes behind a wait for each gpu.alloc_mbarrier.
func fills(produced [][]step) map[*ast.Op]*ast.Op {
	list := map[*ast.Op]*ast.Op{}
	for _, steps := range produced {
		var waited *ast.Op
		for _, s := range steps {
			switch s.kind {
			case gpu.MbarrierWait:
				waited = s.bar
			case gpu.MbarrierExpect:
				list[waited] = s.bar
			}
		}
	}
	return list
}

// guards lists the tiles that are copied to behind a wait for each gpu.alloc_mbarrier: who
// arrives there says that they have been read.
func guards(produced [][]step) map[*ast.Op][]*ast.Op {
	list := map[*ast.Op][]*ast.Op{}
	for _, steps := range produced {
		var waited *ast.Op
		for _, s := range steps {
			switch s.kind {
			case gpu.MbarrierWait:
				waited = s.bar
			case gpu.CopyTensor, gpu.StoreShared:
				if alloc := s.tiles[0].alloc; !slices.Contains(list[waited], alloc) {
					list[waited] = append(list[waited], alloc)
				}
			}
		}
	}
	return list
}

// copied lists the tiles that the copy engine fills.
func copied(produced [][]step) map[*ast.Op]bool {
	list := map[*ast.Op]bool{}
	for _, s := range slices.Concat(produced...) {
		if s.kind == gpu.CopyTensor {
			list[s.tiles[0].alloc] = true
		}
	}
	return list
}

func race(rng *rand.Rand, entry *ast.Op, produced, consumed [][]step) string {
	c := &contest{rng: rng, bars: map[stage]*mbarrier{}, contents: map[stage]int{}, guarded: guards(produced), fills: fills(produced), byEngine: copied(produced)}
	produced, consumed = inStep(entry, produced, consumed)
	for _, steps := range produced {
		c.join(steps, together(steps))
	}
	for _, steps := range consumed {
		c.join(steps, entry.Int(gpu.AttrWarps, 1) > 1)
	}
	for {
		moves := c.rng.Perm(len(c.agents) + 1)
		moved, done := false, true
		for _, i := range moves {
			if i == len(c.agents) {
				moved = c.arriveCopy() || moved
				continue
			}
			a := c.agents[i]
			for n := c.rng.IntN(8); a.at < len(a.steps) && n >= 0; n-- {
				ok, bad := c.step(a, a.steps[a.at])
				if bad != "" {
					return bad
				}
				if !ok {
					break
				}
				a.at++
				moved = true
			}
			done = done && a.at == len(a.steps)
		}
		switch {
		case done && len(c.copies) == 0:
			return ""
		case !moved && len(c.copies) == 0:
			return c.stuck()
		}
	}
}

// join adds who does some steps: with several warps two halves of them, which wait for each other nowhere.
func (c *contest) join(steps []step, several bool) {
	if !several {
		c.agents = append(c.agents, &agent{steps: steps})
		return
	}
	c.agents = append(c.agents, &agent{steps: halved(steps)}, &agent{steps: halved(steps)})
}

// together reports whether several warps do the steps of a role, which stores tiles then.
func together(steps []step) bool {
	return slices.ContainsFunc(steps, func(s step) bool { return s.kind == gpu.StoreShared && s.warps > 1 })
}

func halved(steps []step) []step {
	list := slices.Clone(steps)
	for i := range list {
		list[i].warps /= 2
	}
	return list
}

func (c *contest) stuck() string {
	for i, a := range c.agents {
		if a.at < len(a.steps) {
			s := a.steps[a.at]
			return fmt.Sprintf("ring: side %d waits for ever at %s of slot %d, parity %d", i, s.op.ShortName(), s.slot, s.parity)
		}
	}
	return "ring: nobody can go on"
}

// bar is the mbarrier of a step.
func (c *contest) bar(s step) *mbarrier {
	k := stage{alloc: s.bar, slot: s.slot, cta: s.cta}
	if c.bars[k] == nil {
		c.bars[k] = &mbarrier{}
	}
	return c.bars[k]
}

// complete goes on to the next phase when all have arrived and all bytes have come.
func (c *contest) complete(s step) string {
	b := c.bar(s)
	if n := int(s.bar.Int(gpu.KeyArrivals, 1)); b.arrived > n {
		return fmt.Sprintf("ring: %d arrive at a phase of %d, at %s", b.arrived, n, s.op.ShortName())
	} else if b.arrived == n && b.bytes == b.want {
		*b = mbarrier{phase: b.phase + 1}
	}
	if full := c.fills[s.bar]; full != nil && b.phase > c.bar(step{bar: full, slot: s.slot, cta: s.cta}).phase {
		return fmt.Sprintf("ring: slot %d is released before it has been filled, at %s", s.slot, s.op.ShortName())
	}
	return ""
}

// step does one step; ok is false if it has to wait.
func (c *contest) step(a *agent, s step) (ok bool, bad string) {
	switch s.kind {
	case gpu.MbarrierWait:
		return c.bar(s).phase%2 != s.parity, ""
	case gpu.MbarrierArrive:
		if s.op.Has(gpu.AttrAsync) {
			a.unfenced = nil
		}
		if bad := c.released(a, s); bad != "" {
			return true, bad
		}
		for _, s := range s.at() {
			c.bar(s).arrived += s.warps
			bad = cmp.Or(bad, c.complete(s))
		}
		return true, bad
	case gpu.MbarrierExpect:
		b := c.bar(s)
		b.arrived++
		b.want += s.bytes
		return true, c.complete(s)
	case gpu.CopyTensor:
		for _, s := range s.at() {
			bad = cmp.Or(bad, c.copyTo(s))
		}
		return true, bad
	case gpu.StoreShared:
		if s.op.Has(gpu.AttrAsync) {
			a.unfenced = nil
		}
		return true, c.write(s)
	case gpu.LoadShared, gpu.Mma:
		if s.beside {
			a.products = append(a.products, s)
		} else {
			a.readUnfenced(s)
		}
		return true, c.read(s)
	case gpu.MmaWait:
		a.products = a.products[max(0, len(a.products)-s.pending):]
	}
	return true, ""
}

// readUnfenced remembers what threads read by loads of their own.
func (a *agent) readUnfenced(s step) {
	if a.unfenced == nil {
		a.unfenced = map[stage]bool{}
	}
	for _, at := range s.tiles {
		a.unfenced[at] = true
	}
}

// released refuses to let a stage be filled again that a product may still be reading, or the loads of threads.
func (c *contest) released(a *agent, s step) string {
	for at := range a.unfenced {
		if at.slot == s.slot && slices.Contains(c.guarded[s.bar], at.alloc) && c.byEngine[at.alloc] {
			return fmt.Sprintf("ring: slot %d is released to the copy engine without a fence behind the loads of threads", s.slot)
		}
	}
	for _, p := range a.products {
		for _, at := range p.tiles {
			if at.slot == s.slot && slices.Contains(c.guarded[s.bar], at.alloc) {
				return fmt.Sprintf("ring: slot %d is released, which %s may be reading", s.slot, p.op.ShortName())
			}
		}
	}
	return ""
}

// copyTo starts a copy.
func (c *contest) copyTo(s step) string {
	at := s.tiles[0]
	if bad := c.inUse(at, "a copy"); bad != "" {
		return bad
	}
	delete(c.contents, at)
	c.copies = append(c.copies, s)
	return ""
}

// write stores a tile to a stage, which holds it at once, for those who arrive behind.
func (c *contest) write(s step) string {
	at := s.tiles[0]
	if bad := c.inUse(at, "a store"); bad != "" && c.contents[at] != s.rounds[0]+1 {
		return bad
	}
	c.contents[at] = s.rounds[0] + 1
	return ""
}

// inUse refuses what fills a stage that is being read, or copied to.
func (c *contest) inUse(at stage, what string) string {
	for _, a := range c.agents {
		for _, p := range a.products {
			if slices.Contains(p.tiles, at) {
				return fmt.Sprintf("ring: %s to slot %d, which %s may be reading", what, at.slot, p.op.ShortName())
			}
		}
		if a.at < len(a.steps) && c.reading(a, at) {
			return fmt.Sprintf("ring: %s to slot %d before all have read it", what, at.slot)
		}
	}
	for _, other := range c.copies {
		if other.tiles[0] == at {
			return fmt.Sprintf("ring: two copies to slot %d at a time", at.slot)
		}
	}
	return ""
}

// reading reports whether an agent is still to read the tile that a stage holds.
func (c *contest) reading(a *agent, at stage) bool {
	held := c.contents[at]
	for _, s := range a.steps[a.at:] {
		if i := slices.Index(s.tiles, at); i >= 0 && s.kind != gpu.CopyTensor && s.kind != gpu.StoreShared && held > 0 && s.rounds[i] == held-1 {
			return true
		}
	}
	return false
}

// arriveCopy has a copy arrive, if there is one.
func (c *contest) arriveCopy() bool {
	if len(c.copies) == 0 {
		return false
	}
	i := c.rng.IntN(len(c.copies))
	s := c.copies[i]
	c.copies = slices.Delete(c.copies, i, i+1)
	c.contents[s.tiles[0]] = s.rounds[0] + 1
	c.bar(s).bytes += s.bytes
	c.complete(s)
	return true
}

func (c *contest) read(s step) string {
	for i, at := range s.tiles {
		if got, want := c.contents[at], s.rounds[i]+1; got != want || want == 0 {
			return fmt.Sprintf("ring: %s reads tile %d from slot %d, which holds %d (0: none)", s.op.ShortName(), want, at.slot, got)
		}
	}
	return ""
}
