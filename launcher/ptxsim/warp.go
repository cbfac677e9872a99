package ptxsim

import (
	"math/bits"
	"slices"

	"tileir/launcher/ptxsim/race"
	"tileir/ptxgen/ptx"
)

// A warp executes by paths: sets of lanes that are at the same instruction. A
// branch that divides a path makes two, which wait for each other where the branch
// says that they meet again. Each path can run whatever the others do, so a lane
// may wait for what another one of its warp does, as on GPUs since compute
// capability 7.0 (PTX ISA, "Independent Thread Scheduling").
type path struct {
	warp  *warp
	frame *frame
	pc    int32
	mask  uint32
	join  *join // where it waits for lanes that it was divided from; nil: nowhere
	poll  func(p *path) bool
	wants string // what poll asks for, for reports
}

// join is where the lanes of a divided path meet.
type join struct {
	frame           *frame
	pc              int32
	expect, arrived uint32
	parent          *join
}

// frame is the registers of a function that a path is in.
type frame struct {
	f        *function
	regs     []vec
	written  []uint32       // of each register, the lanes that something has written
	unfenced map[int32]bool // of those that products have, the ones written since a wgmma.fence
	local    int            // where the function's part of local memory begins
	caller   *frame
	site     *callSite
	resume   int32
	outer    *join        // of the caller
	ready    []int64      // of each register, for a profile: when its value is there
	origins  []vecOrigins // of each register, if they are followed
	writers  []*step      // of each register, if origins are followed: what wrote it last
}

// warp is 32 threads, or fewer at the end of a CTA.
type warp struct {
	cta   *cta
	index int
	alive uint32 // lanes that have not returned
	entry *frame
	paths []*path

	parked []*join // joins that some lanes wait at
	pool   map[*function][]*frame
	turns  int // instructions since the warp last waited for anything

	apart        *step  // the loop that lanes have left one after another; nil: since then they met in bar.warp.sync
	met          uint32 // lanes that wait in bar.warp.sync
	clusterRound int    // of the barrier of the cluster that it has arrived at

	copies   copyGroups              // of cp.async
	stores   *[warpLanes]storeGroups // bulk copies to global memory; nil: none
	products productQueue
	local    [warpLanes]localMemory
	clock    warpClock  // for a profile
	waited   uint32     // lanes that have waited for the launches before
	races    *race.Warp // nil where races are not looked for
}

// newWarp starts a warp at the beginning of an entry.
func newWarp(c *cta, index, threads int, f *function) *warp {
	w := &warp{cta: c, index: index, alive: allLanes, pool: map[*function][]*frame{}}
	if left := threads - index*warpLanes; left < warpLanes {
		w.alive = 1<<left - 1
	}
	if spare, ok := c.unit.run.frames.Get().(*frame); ok {
		w.pool[f] = append(w.pool[f], spare)
	}
	w.entry = w.enter(f)
	w.paths = []*path{{warp: w, frame: w.entry, mask: w.alive}}
	w.enterLocal(f, 0, w.alive)
	return w
}

// enter returns a frame for a function, in which nothing is written.
func (w *warp) enter(f *function) *frame {
	if list := w.pool[f]; len(list) > 0 {
		fr := list[len(list)-1]
		w.pool[f] = list[:len(list)-1]
		clear(fr.written)
		clear(fr.unfenced)
		clear(fr.ready)
		clear(fr.origins)
		return fr
	}
	fr := &frame{f: f, regs: make([]vec, f.regs), written: make([]uint32, f.regs)}
	if w.cta.unit.module.follows {
		fr.origins, fr.writers = make([]vecOrigins, f.regs), make([]*step, f.regs)
	}
	return fr
}

// spinLimit is after how many instructions without waiting lanes that wait for a
// warp's others go on without them.
const spinLimit = 1 << 22

// run executes a path until it waits, ends, or has executed budget instructions,
// and returns how many it did.
func (p *path) run(budget int) int {
	n := 0
	for ; n < budget; n++ {
		for p.join != nil && p.pc == p.join.pc {
			if !p.arrive() {
				return n
			}
		}
		s := &p.frame.f.steps[p.pc]
		m := p.mask
		if s.guard >= 0 {
			m = p.admitted(s)
		}
		if t := p.warp.cta.unit.tally; t != nil {
			t.before(p, s, m)
		}
		if m != 0 {
			if p.frame.origins != nil {
				p.moveOrigins(s, m)
			}
			if s.renames && p.warp.products.rename(p, s, m) {
				p.pc++
				continue
			}
			p.checkReads(s, m)
		}
		if !p.step(s, m) {
			return n + 1
		}
	}
	if p.warp.turns += n; p.warp.turns > spinLimit {
		p.warp.turns = 0
		p.warp.release()
	}
	return n
}

// step executes one instruction for the lanes m and says whether the path goes on.
func (p *path) step(s *step, m uint32) bool {
	if s.aligned && m != 0 {
		p.checkTogether(s, m)
	}
	switch s.kind {
	case stepPlain:
		if m != 0 {
			p.warp.products.checkWrites(p, s, m)
			s.exec(p, m)
			if s.puts != nil {
				s.puts(p, m)
			}
			for _, r := range s.writes {
				p.frame.written[r] |= m
			}
			if s.operand {
				p.unfence(s)
			}
		}
		p.pc++
	case stepBranch:
		p.branch(s, m)
	case stepBlock:
		if m != 0 {
			if !s.wait(p, m) {
				return false
			}
			p.waited(s)
		}
		for _, r := range s.writes {
			p.frame.written[r] |= m
		}
		p.pc++
	case stepUndefine:
		for _, r := range s.writes {
			p.frame.written[r] &^= p.mask
		}
		p.pc++
	case stepCall:
		p.enterCall(s)
	case stepReturn:
		return p.leave(m)
	}
	return true
}

// checkTogether demands of an .aligned instruction that all threads of the warp execute
// it, and that they do so at once. Where lanes leave a loop that tries an atomic operation
// again, their meeting at its end is what a GPU usually does, not what PTX promises: the
// assembler lets such a loop yield to lanes that wait behind it, and those go on.
func (p *path) checkTogether(s *step, m uint32) {
	if m != p.warp.alive {
		p.fail(s, m, "it is .aligned: all %d threads of the warp must execute it together, and %d do", bits.OnesCount32(p.warp.alive), bits.OnesCount32(m))
	} else if loop := p.warp.apart; loop != nil {
		p.fail(s, m, "it is .aligned, and the threads of the warp may have been apart since they left the loop around line %d one after another: bar.warp.sync brings them together", loop.line)
	}
}

// unfence notes what a wgmma.fence has to come after.
func (p *path) unfence(s *step) {
	f := p.frame
	if f.unfenced == nil {
		f.unfenced = map[int32]bool{}
	}
	for _, r := range s.writes {
		if f.f.operands[r] {
			f.unfenced[r] = true
		}
	}
}

// block makes the path wait until poll says that it may go on after its
// instruction.
func (p *path) block(wants string, poll func(p *path) bool) bool {
	p.wants, p.poll = wants, poll
	p.warp.turns = 0
	return false
}

// resume asks a path that waits whether it may go on.
func (p *path) resume() bool {
	if !p.poll(p) {
		return false
	}
	p.poll = nil
	p.waited(&p.frame.f.steps[p.pc])
	for _, r := range p.frame.f.steps[p.pc].writes {
		p.frame.written[r] |= p.mask
	}
	p.pc++
	return true
}

// waited tells the profile of the end of a wait.
func (p *path) waited(s *step) {
	if t := p.warp.cta.unit.tally; t != nil {
		t.after(p, s)
	}
}

// admitted returns the lanes of the path that a guard lets execute.
func (p *path) admitted(s *step) uint32 {
	p.checkWritten(s, s.guard, p.mask)
	m := uint32(0)
	for i, v := range p.frame.regs[s.guard] {
		m |= uint32(v) << i
	}
	if s.negate {
		m = ^m
	}
	return m & p.mask
}

// checkReads demands that something has written the registers that are read.
func (p *path) checkReads(s *step, m uint32) {
	for _, r := range s.reads {
		if p.frame.written[r]&m != m {
			p.checkWritten(s, r, m)
		}
	}
}

func (p *path) checkWritten(s *step, r int32, m uint32) {
	missing := m &^ p.frame.written[r]
	if missing == 0 {
		return
	}
	if p.warp.products.holds(p.frame, r) {
		p.fail(s, missing, "register %s is read while a wgmma has it: a wgmma.wait_group must come first", p.frame.f.registerName(r))
	}
	p.fail(s, missing, "register %s is read, and nothing has written it", p.frame.f.registerName(r))
}

// registerName is a register as the PTX calls it.
func (f *function) registerName(r int32) string {
	n := int(r)
	for d := range f.source.Regs {
		k := int(f.source.Regs[d].Len())
		if n < k {
			return f.source.RegName(ptx.MakeReg(d, uint32(n)))
		}
		n -= k
	}
	return "of a parameter"
}

// branch sends the lanes m to the target, and divides the path if that is not all
// of them.
func (p *path) branch(s *step, m uint32) {
	if s.retries && (p.mask != p.warp.alive || m != 0 && m != p.mask) {
		p.warp.apart = s
	}
	switch m {
	case p.mask:
		p.pc = s.target
		return
	case 0:
		p.pc++
		return
	}
	if p.join == nil || p.join.pc != s.join {
		p.join = &join{frame: p.frame, pc: s.join, expect: p.mask, parent: p.join}
	}
	other := &path{warp: p.warp, frame: p.frame, pc: s.target, mask: m, join: p.join}
	p.warp.paths = append(p.warp.paths, other)
	p.mask &^= m
	p.pc++
}

// arrive is a path's coming to its join. The last one goes on, with all lanes.
func (p *path) arrive() bool {
	j := p.join
	j.arrived |= p.mask
	if j.arrived != j.expect {
		p.warp.remove(p)
		if !slices.Contains(p.warp.parked, j) {
			p.warp.parked = append(p.warp.parked, j)
		}
		return false
	}
	p.mask, p.join = j.arrived, j.parent
	p.warp.unpark(j)
	return true
}

func (w *warp) unpark(j *join) {
	if i := slices.Index(w.parked, j); i >= 0 {
		w.parked = slices.Delete(w.parked, i, i+1)
	}
}

func (w *warp) remove(p *path) {
	i := slices.Index(w.paths, p)
	w.paths = slices.Delete(w.paths, i, i+1)
}

// release lets the lanes that wait at joins go on without the others, which seem
// to wait for them.
func (w *warp) release() {
	for _, j := range w.parked {
		w.paths = append(w.paths, &path{warp: w, frame: j.frame, pc: j.pc, mask: j.arrived, join: j.parent})
		j.expect &^= j.arrived
		j.arrived = 0
	}
	w.parked = nil
}

// enterCall begins a function.
func (p *path) enterCall(s *step) {
	site := s.call
	fr := p.warp.enter(site.callee)
	fr.local = p.frame.localEnd()
	p.warp.enterLocal(site.callee, fr.local, p.mask)
	fr.caller, fr.site, fr.resume, fr.outer = p.frame, site, p.pc+1, p.join
	for i, r := range site.args {
		to := site.callee.params[i]
		fr.regs[to], fr.written[to] = p.frame.regs[r], p.mask
	}
	p.frame, p.pc, p.join = fr, 0, nil
}

// leave is a return of the lanes m, and says whether the path goes on.
func (p *path) leave(m uint32) bool {
	if p.frame.caller == nil {
		return p.exit(m)
	}
	if m != p.mask { // the others go on; these wait for them where the function ends
		end := int32(len(p.frame.f.steps) - 1)
		if m == 0 {
			p.pc++
			return true
		}
		p.branch(&step{target: end, join: end}, m)
		return true
	}
	if p.join != nil {
		p.pc = p.join.pc
		return true
	}
	callee := p.frame
	site, fr := callee.site, callee.caller
	for i, r := range site.results {
		from := callee.f.results[i]
		for l := range warpLanes {
			if p.mask>>l&1 != 0 {
				fr.regs[r][l] = callee.regs[from][l]
			}
		}
		fr.written[r] = fr.written[r]&^p.mask | callee.written[from]&p.mask
		fr.forget(r, p.mask)
	}
	p.frame, p.pc, p.join = fr, callee.resume, callee.outer
	p.warp.pool[callee.f] = append(p.warp.pool[callee.f], callee)
	return true
}

// exit ends the lanes m of a kernel. Lanes that wait for them wait no longer.
func (p *path) exit(m uint32) bool {
	w := p.warp
	w.alive &^= m
	w.cta.unit.cluster.fill(w)
	for i := range w.cta.barriers {
		w.cta.barriers[i].fill(w)
	}
	for j := p.join; j != nil; j = j.parent {
		j.expect &^= m
		if j.expect != 0 && j.arrived == j.expect {
			w.paths = append(w.paths, &path{warp: w, frame: j.frame, pc: j.pc, mask: j.arrived, join: j.parent})
			w.unpark(j)
		}
	}
	p.mask &^= m
	if p.mask == 0 {
		w.remove(p)
		return false
	}
	p.pc++
	return true
}
