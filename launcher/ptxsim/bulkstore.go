package ptxsim

import (
	"math/bits"
	"slices"

	"tileir/launcher/ptxsim/race"
	"tileir/ptxgen/ptx"
)

// storeGroups are the bulk copies to global memory that a thread has begun, in groups,
// the oldest first (PTX ISA, "cp.async.bulk.commit_group"). Shared memory is read when
// the thread waits for that, and global memory written when it waits for all, or when
// the CTA ends, and no sooner.
type storeGroups struct {
	open   []*bulkStore
	groups [][]*bulkStore
	read   int    // of the groups, the first so many have been read
	done   uint32 // groups before
}

// clock is how many groups are done when the open one is.
func (q *storeGroups) clock() uint32 { return q.done + uint32(len(q.groups)) + 1 }

// bulkStore is a copy from shared to global memory.
type bulkStore struct {
	from   *sharedMemory
	off    int
	tensor *tensorMap // nil: bytes
	at     []int64
	addr   uint64
	bytes  int
	data   []byte // what has been read
	site   *step
	lane   int
}

// storeBulk begins a copy to global memory: of a box, or, without dimensions, of bytes.
func (d *decoder) storeBulk(dims int) {
	n := 2
	if dims == 0 {
		n = 3
	}
	if !d.take("global") || !d.take("shared::cta") || !d.operands(n) {
		d.fail("expected a copy from shared to global memory and %d operands", n)
		return
	}
	src := d.memory(1)
	if dims > 0 {
		box, ok := d.box(0, dims)
		d.f.storesBoxes = true
		d.s.cost.stores = &box
		if !ok {
			return
		}
		d.begin(func(p *path, lane int) (*bulkStore, error) {
			t, at, err := box.of(p, lane)
			if err != nil {
				return nil, err
			}
			return p.newStore(lane, src, t, at, 0, t.bytes(), boxAlign)
		})
		return
	}
	dst, bytes := d.memory(0), d.src(2, ptx.U32)
	d.s.storesTo = dst.base.reg + 1
	d.touches(traffic{space: globalSpace, at: dst, read: &bytes, async: true})
	d.begin(func(p *path, lane int) (*bulkStore, error) {
		addr, n := dst.base.of(p.frame.regs)[lane]+dst.offset, int(bytes.of(p.frame.regs)[lane])
		if err := aligned(addr, n); err != nil {
			return nil, err
		}
		if _, err := p.warp.cta.unit.run.global.bytes(addr, n); err != nil {
			return nil, err
		}
		return p.newStore(lane, src, nil, nil, addr, n, bulkAlign)
	})
}

// begin adds what the lanes ask for to their open groups.
func (d *decoder) begin(store func(p *path, lane int) (*bulkStore, error)) {
	d.s.exec = func(p *path, m uint32) {
		for ; m != 0; m &= m - 1 {
			i := bits.TrailingZeros32(m)
			j, err := store(p, i)
			if err != nil {
				p.failLane(i, err)
			}
			q := p.warp.storesOf(i)
			j.touch(p, q.clock())
			q.open = append(q.open, j)
		}
	}
}

// storesOf is the bulk copies to global memory of a lane.
func (w *warp) storesOf(lane int) *storeGroups {
	if w.stores == nil {
		w.stores = new([warpLanes]storeGroups)
	}
	return &w.stores[lane]
}

// newStore checks what a copy reads of shared memory, and where it writes.
func (p *path) newStore(lane int, src address, t *tensorMap, at []int64, addr uint64, bytes, align int) (*bulkStore, error) {
	s := p.warp.cta.shared
	off, err := s.span(uint32(src.base.of(p.frame.regs)[lane]+src.offset), bytes, align)
	if err != nil {
		return nil, err
	}
	j := &bulkStore{from: s, off: off, tensor: t, at: at, addr: addr, bytes: bytes, site: &p.frame.f.steps[p.pc], lane: lane}
	return j, j.check(p.warp.cta.unit.run.global)
}

// check demands that what is copied has been written, and with the swizzle that it is
// read with, and that there is memory where it goes.
func (j *bulkStore) check(g globalMemory) (err error) {
	if j.tensor == nil {
		_, err := j.from.written(j.off, j.bytes)
		return err
	}
	j.tensor.rows(j.at, func(place int, addr uint64, n int) {
		if _, wrong := g.bytes(addr, n); wrong != nil && err == nil {
			err = wrong
		}
		for first := place; first < place+n && err == nil; {
			unit := first &^ (bulkAlign - 1)
			last := min(unit+bulkAlign, place+n)
			off := swizzled(j.off+first, j.tensor.swizzle)
			if _, err = j.from.written(off, last-first); err == nil {
				err = j.from.swizzledBy(off, j.tensor.swizzle, "the copy")
			}
			first = last
		}
	})
	return err
}

// touch remembers what a copy accesses: shared memory until it is read, global memory
// until the copy is done.
func (j *bulkStore) touch(p *path, clock uint32) {
	w := p.warp
	if w.races == nil {
		return
	}
	u := w.cta.unit
	a := w.races.Begun(p.site(), j.lane, u.readersOf(w), clock, true)
	p.touchSharedBy(w.cta, j.off, j.bytes, &a, false)
	a = w.races.Begun(p.site(), j.lane, u.writersOf(w), clock, true)
	p.touchRows(j.tensor, j.at, j.addr, j.bytes, &a, true)
}

// take reads shared memory.
func (j *bulkStore) take() {
	if j.tensor == nil {
		j.data = slices.Clone(j.from.data[j.off : j.off+j.bytes])
		return
	}
	j.data = make([]byte, j.bytes)
	for i := 0; i < j.bytes; i += bulkAlign {
		at := swizzled(j.off+i, j.tensor.swizzle)
		copy(j.data[i:], j.from.data[at:at+bulkAlign])
	}
}

// put writes global memory, of which newStore has seen that it is there.
func (j *bulkStore) put(g globalMemory) {
	write := func(place int, addr uint64, n int) {
		if to, err := g.bytes(addr, n); err == nil {
			copy(to, j.data[place:])
		}
	}
	if j.tensor == nil {
		write(0, j.addr, j.bytes)
		return
	}
	j.tensor.rows(j.at, write)
}

// commitStores makes a group of the copies to global memory that a thread has begun.
func (d *decoder) commitStores() {
	d.s.cost.group = commitsStores
	d.s.exec = func(p *path, m uint32) {
		for ; m != 0; m &= m - 1 {
			q := p.warp.storesOf(bits.TrailingZeros32(m))
			q.groups, q.open = append(q.groups, q.open), nil
		}
	}
}

// waitStores waits until at most a number of groups of each thread are under way, or,
// with .read, still read shared memory.
func (d *decoder) waitStores() {
	onlyRead := d.take("read")
	if len(d.args) != 1 || d.args[0].Kind != ptx.Int || d.args[0].Val < 0 {
		d.fail("expected a number of groups")
		return
	}
	n := int(d.args[0].Val)
	d.s.cost.group, d.s.cost.pending = waitsForStores, n
	d.s.exec = func(p *path, m uint32) {
		for ; m != 0; m &= m - 1 {
			i := bits.TrailingZeros32(m)
			q := p.warp.storesOf(i)
			q.readUntil(n)
			if !onlyRead {
				q.writeUntil(n, p.warp.cta.unit.run.global)
			}
			if w := p.warp; w.races != nil {
				w.races.ReachLane(w.cta.unit.readersOf(w), i, q.done+uint32(q.read))
				w.races.ReachLane(w.cta.unit.writersOf(w), i, q.done)
			}
		}
	}
}

// readUntil reads for all groups but the n youngest.
func (q *storeGroups) readUntil(n int) {
	for ; q.read < len(q.groups)-n; q.read++ {
		for _, j := range q.groups[q.read] {
			j.take()
		}
	}
}

// writeUntil writes for all groups but the n youngest, which are read.
func (q *storeGroups) writeUntil(n int, g globalMemory) {
	for len(q.groups) > n {
		for _, j := range q.groups[0] {
			j.put(g)
		}
		q.groups = q.groups[1:]
		q.read--
		q.done++
	}
}

// finishStores is the end of a CTA for what its threads copy to global memory. Its
// shared memory goes with it.
func (w *warp) finishStores() {
	if w.stores == nil {
		return
	}
	for i := range w.stores {
		q := &w.stores[i]
		for _, list := range append(q.groups[q.read:len(q.groups):len(q.groups)], q.open) {
			for _, j := range list {
				(&path{warp: w}).fail(j.site, 1<<j.lane, "the CTA ends while the copy still reads its shared memory: cp.async.bulk.wait_group.read must come first")
			}
		}
		q.writeUntil(0, w.cta.unit.run.global)
	}
}

// readersOf and writersOf are who reads shared memory, and writes global memory, for the
// bulk copies of a warp.
func (u *unit) readersOf(w *warp) race.Agent { return race.Agent(3*u.races.warps + w.number()) }
func (u *unit) writersOf(w *warp) race.Agent { return race.Agent(4*u.races.warps + w.number()) }
