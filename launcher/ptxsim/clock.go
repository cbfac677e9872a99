package ptxsim

import (
	"math/bits"

	"tileir/launcher/ptxsim/profile"
)

// The clock of the issue model: how many cycles a unit takes if it has a
// multiprocessor to itself. Each warp issues in order, one instruction a cycle,
// when the registers that it reads are there. At barriers it waits for the last
// that arrives, for copies and products until they are done. See
// profile/estimate.go for what becomes of it.

// warpClock is the time of a warp.
type warpClock struct {
	now      int64
	rounds   map[int]int // of named barriers: how often it has arrived
	asked    int64       // when the copies that are in no group will be done
	copies   []int64     // when groups of cp.async will be
	stored   int64       // the same for bulk copies to global memory
	stores   []int64
	issued   int64 // the same for products
	products []int64
}

// unitClock is what the warps of a unit share.
type unitClock struct {
	last    int64                  // that any warp has come to
	barrier map[barrierRound]int64 // when the last so far arrived
	tensor  map[int]int64          // when the tensor cores of a partition of a CTA are free
}

// barrierRound is a use of a barrier of a CTA.
type barrierRound struct{ rank, id, round int }

const clusterBarrier = -1 // the id of the barrier of a cluster

// readyAt is when the registers of a frame hold what was computed last.
func (f *frame) readyAt() []int64 {
	if len(f.ready) != len(f.regs) {
		f.ready = make([]int64, len(f.regs))
	}
	return f.ready
}

// issue lets the warp's clock go on by an instruction.
func (t *tally) issue(p *path, s *step, n *profile.Counts, m uint32) {
	k, w := s.cost, &p.warp.clock
	ready := p.frame.readyAt()
	at := w.now + 1
	for _, r := range s.reads {
		at = max(at, ready[r])
	}
	if s.guard >= 0 {
		at = max(at, ready[s.guard])
	}
	n.StallCycles += at - (w.now + 1)
	w.now = at
	latency := k.latency
	if len(k.traffic) > 0 && k.class == profile.Shared {
		latency += n.Wavefronts/max(1, n.SharedAccesses) - 1
	}
	for _, r := range s.writes {
		ready[r] = at + latency
	}
	if k.product != nil {
		t.multiply(p, k.product, ready)
	}
	if k.stores != nil {
		w.stored = max(w.stored, at+profile.LatencyCopy)
	}
	for i := range k.traffic {
		if k.traffic[i].async {
			w.stored = max(w.stored, at+profile.LatencyCopy)
			w.asked = max(w.asked, at+profile.LatencyGlobal)
		}
	}
	if m != 0 {
		t.groups(w, k, n)
		t.arrive(p, k, bits.TrailingZeros32(m))
	}
	t.clock.last = max(t.clock.last, w.now)
}

// multiply keeps the tensor cores of the warp's partition busy.
func (t *tally) multiply(p *path, k *productCost, ready []int64) {
	w := &p.warp.clock
	if t.clock.tensor == nil {
		t.clock.tensor = map[int]int64{}
	}
	unit := p.warp.cta.rank*4 + p.warp.index%4
	start := max(w.now, t.clock.tensor[unit])
	done := start + t.rates.TensorCyclesOf(k.flop, k.bits)
	t.clock.tensor[unit] = done
	if k.async {
		w.issued = max(w.issued, done+profile.LatencyTensor)
		return
	}
	for _, r := range k.result {
		ready[r] = done + profile.LatencyTensor
	}
}

// groups commits groups, and counts how many are under way.
func (t *tally) groups(w *warpClock, k *cost, n *profile.Counts) {
	switch k.group {
	case commitsCopies:
		w.copies, w.asked = append(w.copies, w.asked), 0
		n.InFlight = max(n.InFlight, int64(len(w.copies)))
	case commitsProducts:
		w.products, w.issued = append(w.products, w.issued), 0
		n.InFlight = max(n.InFlight, int64(len(w.products)))
	case commitsStores:
		w.stores, w.stored = append(w.stores, w.stored), 0
		n.InFlight = max(n.InFlight, int64(len(w.stores)))
	case waitsForStores:
		w.stores = w.drain(w.stores, k.pending, n)
	case waitsForCopies:
		w.copies = w.drain(w.copies, k.pending, n)
	case waitsForProducts:
		w.products = w.drain(w.products, k.pending, n)
	}
}

// drain waits until at most pending groups are under way.
func (w *warpClock) drain(groups []int64, pending int, n *profile.Counts) []int64 {
	n.Waits++
	for len(groups) > max(pending, 0) {
		w.wait(groups[0], n)
		groups = groups[1:]
	}
	return groups
}

// wait lets the warp wait until a time.
func (w *warpClock) wait(until int64, n *profile.Counts) {
	if until > w.now {
		n.WaitCycles += until - w.now
		n.StallCycles += until - w.now
		w.now = until
	}
}

// arrive notes when a lane of a warp arrives at a barrier, or when the copies that are begun
// will count at their mbarrier.
func (t *tally) arrive(p *path, k *cost, lane int) {
	switch {
	case k.bar != nil:
		t.reach(p, p.warp.cta.rank, int(k.bar.id.of(p.frame.regs)[lane]))
	case k.cluster:
		t.reach(p, 0, clusterBarrier)
	case k.load != nil:
		t.object(p, lane, &k.load.bar, profile.LatencyCopy)
	case k.object != nil && !k.waits:
		t.object(p, lane, k.object, 0)
	}
}

// object notes that an arrival at an mbarrier happens some cycles from now.
func (t *tally) object(p *path, lane int, at *address, later int64) {
	addr := uint32(at.base.of(p.frame.regs)[lane] + at.offset)
	if b, err := p.warp.cta.unit.object(addr); err == nil {
		b.latest = max(b.latest, p.warp.clock.now+later)
	}
}

// reach is an arrival at a barrier.
func (t *tally) reach(p *path, rank, id int) {
	w := &p.warp.clock
	if w.rounds == nil {
		w.rounds = map[int]int{}
	}
	if t.clock.barrier == nil {
		t.clock.barrier = map[barrierRound]int64{}
	}
	w.rounds[id]++
	at := barrierRound{rank, id, w.rounds[id]}
	t.clock.barrier[at] = max(t.clock.barrier[at], w.now)
}

// after is the end of a wait.
func (t *tally) after(p *path, s *step) {
	k, w := s.cost, &p.warp.clock
	if k == nil {
		return
	}
	n := &t.counts[t.first[p.frame.f]+int(p.pc)]
	lane := bits.TrailingZeros32(p.mask)
	n.Waits++
	switch {
	case k.bar != nil:
		id := int(k.bar.id.of(p.frame.regs)[lane])
		w.wait(t.clock.barrier[barrierRound{p.warp.cta.rank, id, w.rounds[id]}]+profile.LatencyBarrier, n)
	case k.clusterWait:
		w.wait(t.clock.barrier[barrierRound{0, clusterBarrier, w.rounds[clusterBarrier]}]+profile.LatencyBarrier, n)
	case k.object != nil:
		addr := uint32(k.object.base.of(p.frame.regs)[lane] + k.object.offset)
		if b, err := p.warp.cta.unit.object(addr); err == nil {
			w.wait(b.completed, n)
		}
	}
	t.clock.last = max(t.clock.last, w.now)
}
