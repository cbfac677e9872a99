package ptxsim

import (
	"fmt"
	"math/bits"

	"tileir/launcher/ptxsim/race"
	"tileir/ptxgen/ptx"
)

// An mbarrier is an object of 8 bytes in shared memory (PTX ISA, "Parallel
// Synchronization and Communication Instructions: mbarrier"). Its phase is
// complete when as many arrivals as expected have come and as many bytes as are
// counted on have been copied; the next one begins at once. The simulator keeps it
// beside the memory, whose bytes nobody may touch.
type mbarrier struct {
	phase   int
	count   int // arrivals expected in each phase
	pending int // those that are still to come in this one
	bytes   int // of copies, that are still to come; may be negative for a while

	latest, completed int64         // for a profile: when the last of this phase comes, and that of the one before came
	agent             race.Agent    // who makes the copies that it counts
	since             uint32        // phases of others before at the same address
	arriving          *race.History // of those that have arrived
	released          *race.History // of those that had when the last phase was complete
	told              bool          // that arriving is that
}

// gather takes in what one that arrives has done.
func (b *mbarrier) gather(h *race.History) {
	if b.told {
		b.arriving, b.told = race.Join(b.arriving, h), h == nil
		return
	}
	b.arriving = race.Gather(b.arriving, h)
}

// clock is when the copies of the current phase will have happened, for its agent.
func (b *mbarrier) clock() uint32 { return b.since + uint32(b.phase) + 1 }

const (
	mbarrierBytes = 8
	maxArrivals   = 1<<20 - 1
	maxTxBytes    = 1<<20 - 1
)

// arrive counts arrivals.
func (b *mbarrier) arrive(n int) error {
	if n > b.pending {
		return fmt.Errorf("%d arrivals at an mbarrier that expects %d more in phase %d", n, b.pending, b.phase)
	}
	b.pending -= n
	b.advance()
	return nil
}

// expect counts on bytes.
func (b *mbarrier) expect(bytes int) error {
	if b.bytes += bytes; b.bytes > maxTxBytes {
		return fmt.Errorf("%d bytes are counted on at an mbarrier, which counts to %d", b.bytes, maxTxBytes)
	}
	return nil
}

// copied counts bytes that have come.
func (b *mbarrier) copied(bytes int) {
	b.bytes -= bytes
	b.advance()
}

// advance begins the next phase if this one is complete.
func (b *mbarrier) advance() {
	if b.pending == 0 && b.bytes == 0 {
		b.phase++
		b.released, b.told = b.arriving, true
		b.pending = b.count
		b.completed, b.latest = b.latest, 0
	}
}

// String says what a phase waits for.
func (b *mbarrier) String() string {
	return fmt.Sprintf("phase %d of an mbarrier, which expects %d more arrivals of %d and %d bytes", b.phase, b.pending, b.count, b.bytes)
}

// object returns the mbarrier at an address of a CTA of the cluster.
func (u *unit) object(addr uint32) (*mbarrier, error) {
	if rank := int(addr >> rankShift); rank < len(u.ctas) {
		if b := u.ctas[rank].mbarrier[addr]; b != nil && b.count > 0 {
			return b, nil
		}
	}
	return nil, fmt.Errorf("there is no mbarrier at shared address %#x: nothing has initialized one", addr)
}

// newMbarrier is an mbarrier after one that was there before, or nil.
func (p *path) newMbarrier(before *mbarrier, count int) *mbarrier {
	b := &mbarrier{count: count, pending: count}
	r := p.warp.cta.unit.races
	switch {
	case before != nil:
		b.agent, b.since = before.agent, before.clock()
	case r != nil:
		b.agent = race.Agent(r.agents)
		r.agents++
	}
	return b
}

// invalid ends an mbarrier. Its agent stays for another one there.
func (b *mbarrier) invalid() {
	if b != nil {
		b.count = 0
	}
}

// object returns the mbarrier at an address, which must come after its beginning and
// before its end: all that is between is as strong as reads are.
func (p *path) object(addr uint32, lane int) (*mbarrier, error) {
	u := p.warp.cta.unit
	b, err := u.object(addr)
	if err == nil {
		err = p.warp.cta.reach(int(addr >> rankShift))
	}
	if err == nil {
		p.touchShared(u.ctas[addr>>rankShift], int(addr&(1<<rankShift-1)), mbarrierBytes, lane, reading.by(race.Cluster))
	}
	return b, err
}

// comeAfter orders what comes after the phases of an mbarrier that are complete.
func (p *path) comeAfter(b *mbarrier, lanes uint32) {
	if w := p.warp.races; w != nil && b != nil {
		w.Acquire(b.released, lanes, p.warp.alive)
		w.ReachBy(b.agent, b.clock()-1, lanes, p.warp.alive)
	}
}

// mbarrier is the instructions on mbarriers.
func (d *decoder) mbarrier() {
	kind := d.takeOne("init", "inval", "arrive", "try_wait", "test_wait", "expect_tx", "complete_tx")
	d.takeOne("shared", "shared::cta", "shared::cluster")
	relaxed := d.takeOne("release", "relaxed", "acquire") == "relaxed"
	d.takeOne("cta", "cluster")
	switch kind {
	case "init", "inval":
		d.mbarrierInit(kind == "init")
	case "arrive":
		d.mbarrierArrive(relaxed)
	case "try_wait", "test_wait":
		d.mbarrierWait(kind == "try_wait", relaxed)
	case "expect_tx", "complete_tx":
		d.mbarrierCount(kind == "expect_tx")
	default:
		d.fail("the instruction is not implemented by the simulator")
	}
	d.take("b64")
}

// mbarrierInit makes or ends an mbarrier.
func (d *decoder) mbarrierInit(begin bool) {
	a, count := d.memory(0), constant(1)
	if begin {
		if !d.operands(2) {
			return
		}
		count = d.src(1, ptx.U32)
	}
	d.s.exec = func(p *path, m uint32) {
		regs, c := p.frame.regs, p.warp.cta
		for ; m != 0; m &= m - 1 {
			i := bits.TrailingZeros32(m)
			addr := uint32(a.base.of(regs)[i] + a.offset)
			n := int(count.of(regs)[i])
			if _, err := p.shared(c, i, addr, mbarrierBytes, writing); err != nil {
				p.failLane(i, err)
			}
			switch {
			case !begin:
				c.mbarrier[addr].invalid()
			case n < 1 || n > maxArrivals:
				p.failLane(i, fmt.Errorf("an mbarrier for %d arrivals: expected 1 to %d", n, maxArrivals))
			default:
				c.mbarrier[addr] = p.newMbarrier(c.mbarrier[addr], n)
			}
		}
	}
}

// mbarrierArrive is an arrival, with or without bytes to count on.
func (d *decoder) mbarrierArrive(relaxed bool) {
	expects := d.take("expect_tx")
	if d.take("noComplete") || d.take("drop") {
		d.fail("the instruction is not implemented by the simulator")
		return
	}
	if len(d.args) < 2 || d.args[0].Kind != ptx.Sink {
		d.fail("the simulator has no state tokens: expected _ for the result")
		return
	}
	a, n := d.memory(1), constant(1)
	d.s.cost.object = &a
	if len(d.args) == 3 {
		n = d.src(2, ptx.U32)
	}
	d.s.exec = func(p *path, m uint32) {
		regs := p.frame.regs
		for ; m != 0; m &= m - 1 {
			i := bits.TrailingZeros32(m)
			b, err := p.object(uint32(a.base.of(regs)[i]+a.offset), i)
			if err == nil && !relaxed {
				b.gather(p.release(1 << i))
			}
			count := int(n.of(regs)[i])
			if err == nil && expects {
				err, count = b.expect(count), 1
			}
			if err == nil {
				err = b.arrive(count)
			}
			if err != nil {
				p.failLane(i, err)
			}
		}
	}
}

// mbarrierCount counts on bytes, or counts bytes that have come.
func (d *decoder) mbarrierCount(expects bool) {
	if !d.operands(2) {
		return
	}
	a, n := d.memory(0), d.src(1, ptx.U32)
	d.s.exec = func(p *path, m uint32) {
		regs := p.frame.regs
		for ; m != 0; m &= m - 1 {
			i := bits.TrailingZeros32(m)
			b, err := p.object(uint32(a.base.of(regs)[i]+a.offset), i)
			switch bytes := int(n.of(regs)[i]); {
			case err != nil:
			case expects:
				err = b.expect(bytes)
			default:
				b.copied(bytes)
			}
			if err != nil {
				p.failLane(i, err)
			}
		}
	}
}

// mbarrierWait asks whether the phase of a parity is complete. A try_wait may wait
// for that, and here does: who waits in vain is found to.
func (d *decoder) mbarrierWait(waits, relaxed bool) {
	if !d.take("parity") {
		d.fail("the simulator has no state tokens: expected .parity")
		return
	}
	if len(d.args) != 3 && len(d.args) != 4 {
		d.operands(3)
		return
	}
	x, a, parity := d.dst(0), d.memory(1), d.src(2, ptx.U32)
	test := func(p *path, m uint32) (complete uint32, first *mbarrier) {
		regs := p.frame.regs
		var of *mbarrier // that lanes in a row have waited for
		lanes := uint32(0)
		for ; m != 0; m &= m - 1 {
			i := bits.TrailingZeros32(m)
			b, err := p.object(uint32(a.base.of(regs)[i]+a.offset), i)
			if err != nil {
				p.failLane(i, err)
			}
			want := int(parity.of(regs)[i] & 1)
			regs[x][i] = 0
			if b.phase&1 != want { // the phase of that parity is the one before
				regs[x][i] = 1
				complete |= 1 << i
				if b != of && !relaxed {
					p.comeAfter(of, lanes)
					of, lanes = b, 0
				}
				lanes |= 1 << i
			} else if first == nil {
				first = b
			}
		}
		p.comeAfter(of, lanes)
		return complete, first
	}
	d.s.kind = stepBlock
	d.s.cost.object, d.s.cost.waits = &a, true
	d.s.wait = func(p *path, m uint32) bool {
		complete, first := test(p, m)
		if complete != 0 || !waits || p.warp.cta.unit.order.spurious() {
			return true
		}
		return p.block(first.String(), func(p *path) bool {
			complete, first := test(p, m)
			if complete == 0 {
				p.wants = first.String()
			}
			return complete != 0
		})
	}
}

// mapa is the address of another CTA's shared memory, in its window or a generic one.
func (d *decoder) mapa() {
	d.take("shared::cluster")
	t := d.takeType()
	const offset, window = 1<<rankShift - 1, 0xffffffff00000000
	d.binary(t, ptx.U32, func(a, rank uint64) uint64 { return a&(offset|window) | rank<<rankShift })
}
