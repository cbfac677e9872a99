package ptxsim

import (
	"math/bits"
	"slices"
	"sync/atomic"

	"tileir/launcher/ptxsim/profile"
)

// counting is the profile of a run that is going on. Sums and greatest values do
// not depend on the order of units, so neither does the profile.
type counting struct {
	rates *profile.Rates
	first map[*function]int // number of a function's first step in a tally
	steps int
	free  []*tally   // those that no unit has, under run.mu
	all   []*tally   // the same
	seen  [][]uint32 // a bit for each sector of each allocation that something touched
	path  int64      // cycles of all units of the grid, under run.mu
}

// tally is the counts of some units, by step, each of which stands for so many.
type tally struct {
	*counting
	stands int64
	counts []profile.Counts
	clock  unitClock
}

// newCounting prepares the counting of a run.
func newCounting(r *run) *counting {
	c := &counting{rates: profile.RatesOf(r.program.device.options.Target), first: map[*function]int{}}
	for _, f := range r.program.module.functions {
		c.first[f] = c.steps
		c.steps += len(f.steps)
	}
	for _, a := range r.global {
		n := 0
		if a != nil {
			n = (len(a.data)/profile.SectorBytes + 32) / 32
		}
		c.seen = append(c.seen, make([]uint32, n))
	}
	return c
}

// takeTally gives a unit that stands for so many a tally, that of one that has ended if there is one.
func (r *run) takeTally(stands int64) *tally {
	if r.counting == nil {
		return nil
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	c := r.counting
	if i := slices.IndexFunc(c.free, func(t *tally) bool { return t.stands == stands }); i >= 0 {
		t := c.free[i]
		c.free = slices.Delete(c.free, i, i+1)
		t.clock = unitClock{}
		return t
	}
	t := &tally{counting: c, stands: stands, counts: make([]profile.Counts, c.steps)}
	c.all = append(c.all, t)
	return t
}

// giveTally takes the tally of a unit that has ended.
func (r *run) giveTally(u *unit) {
	if u.tally == nil {
		return
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	r.counting.path += u.tally.clock.last * u.tally.stands
	r.counting.free = append(r.counting.free, u.tally)
	u.tally = nil
}

// before counts an instruction that a path is about to execute for the lanes m.
func (t *tally) before(p *path, s *step, m uint32) {
	k := s.cost
	if k == nil {
		return
	}
	n := &t.counts[t.first[p.frame.f]+int(p.pc)]
	n.Instructions[k.class]++
	n.Threads += int64(bits.OnesCount32(m))
	if k.piped {
		n.PipeIssues[k.pipe]++
	}
	if m == 0 {
		t.issue(p, s, n, m)
		return
	}
	for i := range k.traffic {
		t.access(p, n, &k.traffic[i], m)
	}
	if k.product != nil {
		n.Flop += k.product.flop
		n.OperandBytes += k.product.operandBytes
		n.TensorCycles += t.rates.TensorCyclesOf(k.product.flop, k.product.bits)
	}
	if k.load != nil {
		t.loads(p, n, k.load, m)
	}
	if k.stores != nil {
		t.copies(p, n, k.stores, m)
	}
	t.issue(p, s, n, m)
}

// access counts an access of memory.
func (t *tally) access(p *path, n *profile.Counts, a *traffic, m uint32) {
	base := a.at.base.of(p.frame.regs)
	space := a.space
	if space == genericSpace {
		space = globalSpace
		if base[bits.TrailingZeros32(m)]>>32 == sharedWindow>>32 {
			space = clusterSpace
		}
	}
	switch space {
	case globalSpace:
		var read *vec
		if a.read != nil {
			read = a.read.of(p.frame.regs)
		}
		t.sectors(n, base, a, read, m)
	case sharedSpace, clusterSpace:
		n.SharedAccesses++
		if a.rows > 0 {
			for first := 0; first < a.rows; first += 8 {
				n.Wavefronts += wavefronts(base, a.at.offset, 16, 0xff<<first)
				n.IdealFronts++
			}
			return
		}
		per := warpLanes // lanes that are served together
		for ; per > 1 && per*a.bytes > 128; per /= 2 {
		}
		for first := 0; first < warpLanes; first += per {
			if some := m & uint32(uint64(1)<<per-1) << first; some != 0 {
				n.Wavefronts += wavefronts(base, a.at.offset, a.bytes, some)
				n.IdealFronts++
			}
		}
	}
}

// wavefronts is how many times the banks of shared memory, 32 of four bytes, are
// accessed for some lanes: as often as one of them has different words of theirs.
func wavefronts(base *vec, offset uint64, bytes int, lanes uint32) int64 {
	var words [32][]uint32
	most := 1
	for ; lanes != 0; lanes &= lanes - 1 {
		at := uint32(base[bits.TrailingZeros32(lanes)] + offset)
		for w := at / 4; w <= (at+uint32(bytes)-1)/4; w++ {
			bank := &words[w%32]
			if !containsWord(*bank, w) {
				*bank = append(*bank, w)
				most = max(most, len(*bank))
			}
		}
	}
	return int64(most)
}

func containsWord(list []uint32, w uint32) bool {
	for _, x := range list {
		if x == w {
			return true
		}
	}
	return false
}

// sectors counts those of a request to global memory.
func (t *tally) sectors(n *profile.Counts, base *vec, a *traffic, read *vec, m uint32) {
	n.GlobalRequests++
	var list []uint64
	asked := 0
	for ; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m)
		bytes := a.bytes
		if read != nil {
			bytes = int(read[i])
		}
		at := base[i] + a.at.offset
		asked += bytes
		for s := at / profile.SectorBytes; bytes > 0 && s <= (at+uint64(bytes)-1)/profile.SectorBytes; s++ {
			if len(list) == 0 || list[len(list)-1] != s {
				list = append(list, s)
			}
		}
	}
	sectors := t.distinct(list)
	n.Sectors += sectors
	n.IdealSectors += min(sectors, int64((asked+profile.SectorBytes-1)/profile.SectorBytes)) // fewer where lanes ask for the same
}

// distinct is how many sectors there are in a list. It marks them as touched.
func (t *tally) distinct(list []uint64) (n int64) {
	seen := map[uint64]bool{}
	for _, s := range list {
		if !seen[s] {
			seen[s] = true
			n++
			t.touch(s)
		}
	}
	return n
}

// touch marks a sector.
func (t *tally) touch(sector uint64) {
	addr := sector * profile.SectorBytes
	region, off := addr>>regionBits, addr&(1<<regionBits-1)/profile.SectorBytes
	if region < uint64(len(t.seen)) && off/32 < uint64(len(t.seen[region])) {
		atomic.OrUint32(&t.seen[region][off/32], 1<<(off%32))
	}
}

// loads counts what the copy engine is told to copy to shared memory.
func (t *tally) loads(p *path, n *profile.Counts, b *bulkLoad, m uint32) {
	if b.dims > 0 {
		t.copies(p, n, &b.box, m)
		return
	}
	for ; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m)
		bytes := int(b.bytes.of(p.frame.regs)[i])
		n.CopiedBytes += int64(bytes)
		if !b.shared {
			t.touchAll(0, b.src.base.of(p.frame.regs)[i]+b.src.offset, bytes)
		}
	}
}

// copies counts boxes that the copy engine is told to copy.
func (t *tally) copies(p *path, n *profile.Counts, b *boxPlace, m uint32) {
	for ; m != 0; m &= m - 1 {
		tensor, at, err := b.of(p, bits.TrailingZeros32(m))
		if err != nil {
			return // the instruction will say so
		}
		n.CopiedBytes += int64(tensor.bytes())
		tensor.rows(at, t.touchAll)
	}
}

// touchAll marks the sectors of some bytes.
func (t *tally) touchAll(_ int, addr uint64, bytes int) {
	for s := addr / profile.SectorBytes; bytes > 0 && s <= (addr+uint64(bytes)-1)/profile.SectorBytes; s++ {
		t.touch(s)
	}
}

// profile is what a run that has ended cost.
func (r *run) profile(entry string) *profile.Profile {
	c := r.counting
	m := r.program.module
	ctas := r.cluster[0] * r.cluster[1] * r.cluster[2]
	out := &profile.Profile{
		Entry: entry, Target: r.program.device.options.Target, CTAs: int(r.grid.Blocks()) * ctas, Executed: int(r.total()) * ctas, CTAThreads: r.threads, Cluster: ctas,
		SharedBytes: r.shared, Registers: registersInUse(r.function), PathCycles: c.path / max(1, r.grid.Blocks()),
	}
	lines := map[int32]*profile.Line{}
	for f, first := range c.first {
		for i := range f.steps {
			s := &f.steps[i]
			for _, t := range c.all {
				n := &t.counts[first+i]
				if n.Total() == 0 {
					continue
				}
				if lines[s.line] == nil {
					lines[s.line] = &profile.Line{PTX: int(s.line), Text: m.text(s.line), Source: m.place(s.loc)}
				}
				lines[s.line].AddTimes(n, t.stands)
			}
		}
	}
	for line := range int32(len(m.lines)) + 1 {
		if l := lines[line]; l != nil {
			out.Lines = append(out.Lines, *l)
		}
	}
	out.TouchedSectors = r.touched(out)
	return out
}

// touched is how many sectors of global memory the launch touches: those that were, or of a
// sample, as many as all of its accesses together, but no more than there are.
func (r *run) touched(p *profile.Profile) (n int64) {
	if r.sample == nil {
		for _, list := range r.counting.seen {
			for _, w := range list {
				n += int64(bits.OnesCount32(w))
			}
		}
		return n
	}
	for _, a := range r.global {
		if a != nil {
			n += int64(len(a.data)+profile.SectorBytes-1) / profile.SectorBytes
		}
	}
	t := p.Total()
	return min(n, t.Sectors+t.CopiedBytes/profile.SectorBytes)
}

// place is a line of the Tile IR.
func (m *module) place(loc int32) profile.Place {
	if loc < 0 || int(loc) >= len(m.src.Locs) {
		return profile.Place{}
	}
	l := &m.src.Locs[loc]
	return profile.Place{File: m.src.FileName(l.File), Line: int(l.Line)}
}
