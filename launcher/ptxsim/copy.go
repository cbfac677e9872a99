package ptxsim

import (
	"fmt"
	"math/bits"

	"tileir/ptxgen/ptx"
)

// copyGroups are the copies that the threads of a warp have begun with cp.async,
// in groups, the oldest first. A copy is done when its thread waits for it, and no
// sooner: what reads its destination without having waited finds what was there
// before.
type copyGroups [warpLanes]threadCopies

// threadCopies are the copies of a thread.
type threadCopies struct {
	open   []copyJob
	groups [][]copyJob
	done   uint32 // groups that are
}

// commit makes a group of what is open.
func (q *threadCopies) commit() { q.groups, q.open = append(q.groups, q.open), nil }

// clock is how many groups are done when the open one is.
func (q *threadCopies) clock() uint32 { return q.done + uint32(len(q.groups)) + 1 }

// copyJob is a copy of some bytes to shared memory, filled up with zeros.
type copyJob struct {
	dst  uint32
	src  uint64
	n    int // bytes of the destination
	read int // bytes of the source
}

// copyAsync is cp.async in its forms.
func (d *decoder) copyAsync() {
	d.take("async")
	switch {
	case d.take("bulk"):
		d.copyBulk()
	case d.take("commit_group"):
		d.commitCopies()
	case d.take("wait_group"):
		if len(d.args) != 1 || d.args[0].Kind != ptx.Int {
			d.fail("expected a number of groups")
			return
		}
		d.waitCopies(int(d.args[0].Val))
	case d.take("wait_all"):
		d.waitCopies(-1)
	default:
		d.copyThread()
	}
}

// copyThread begins a copy of a thread of 4, 8 or 16 bytes.
func (d *decoder) copyThread() {
	d.takeHints()
	if !d.take("shared") && !d.take("shared::cta") || !d.take("global") {
		d.fail("the instruction is not implemented by the simulator")
		return
	}
	if len(d.args) != 3 && len(d.args) != 4 || d.args[2].Kind != ptx.Int {
		d.fail("expected two addresses, a number of bytes and one of those that are read")
		return
	}
	n := int(d.args[2].Val)
	dst, src, read := d.memory(0), d.memory(1), constant(uint64(n))
	if len(d.args) == 4 {
		read = d.src(3, ptx.U32)
	}
	if n != 4 && n != 8 && n != 16 {
		d.fail("a copy of %d bytes: expected 4, 8 or 16", n)
	}
	d.touches(traffic{space: sharedSpace, at: dst, bytes: n})
	d.touches(traffic{space: globalSpace, at: src, bytes: n, read: &read, async: true})
	d.s.exec = func(p *path, m uint32) {
		regs := p.frame.regs
		for ; m != 0; m &= m - 1 {
			i := bits.TrailingZeros32(m)
			job := copyJob{dst: uint32(dst.base.of(regs)[i] + dst.offset), src: src.base.of(regs)[i] + src.offset, n: n, read: int(read.of(regs)[i])}
			if err := job.check(p); err != nil {
				p.failLane(i, err)
			}
			q := &p.warp.copies[i]
			job.touch(p, i, q.clock())
			q.open = append(q.open, job)
		}
	}
}

// check looks at the addresses of a copy.
func (j *copyJob) check(p *path) error {
	if j.read > j.n {
		return fmt.Errorf("%d bytes are read for a copy of %d", j.read, j.n)
	}
	if _, err := p.warp.cta.shared.span(j.dst, j.n, j.n); err != nil {
		return err
	}
	if j.src&uint64(j.n-1) != 0 && j.read > 0 {
		return fmt.Errorf("address %#x is not a multiple of %d", j.src, j.n)
	}
	if j.read == 0 {
		return nil
	}
	_, err := p.warp.cta.unit.run.global.bytes(j.src, j.read)
	return err
}

// touch remembers what a copy accesses, from when it begins to when it is waited for.
func (j *copyJob) touch(p *path, lane int, clock uint32) {
	w := p.warp
	if w.races == nil {
		return
	}
	a := w.races.Begun(p.site(), lane, w.cta.unit.copiesOf(w), clock, false)
	p.touchSharedBy(w.cta, int(j.dst&(1<<rankShift-1)), j.n, &a, true)
	if j.read > 0 {
		if s := p.globalShadow(j.src, false); s != nil {
			p.touchGlobalBy(s, j.src, j.read, &a, false)
		}
	}
}

// do copies.
func (j *copyJob) do(c *cta) error {
	var from []byte
	if j.read > 0 {
		var err error
		if from, err = c.unit.run.global.bytes(j.src, j.read); err != nil {
			return err
		}
	}
	to, err := c.shared.write(j.dst, j.n, j.n)
	if err != nil {
		return err
	}
	clear(to[copy(to, from):])
	if s := c.shared; s.origins != nil {
		c.unit.run.fillOrigins(s.origins[j.dst&^s.base:][:j.read], j.src)
	}
	return nil
}

// commitCopies makes a group of the copies that a thread has begun.
func (d *decoder) commitCopies() {
	d.s.cost.group = commitsCopies
	d.s.exec = func(p *path, m uint32) {
		for ; m != 0; m &= m - 1 {
			p.warp.copies[bits.TrailingZeros32(m)].commit()
		}
	}
}

// waitCopies waits until at most n groups of each thread are under way; all
// copies, in groups or not, if n is negative.
func (d *decoder) waitCopies(n int) {
	d.s.cost.group, d.s.cost.pending = waitsForCopies, n
	d.s.exec = func(p *path, m uint32) {
		for ; m != 0; m &= m - 1 {
			i := bits.TrailingZeros32(m)
			q := &p.warp.copies[i]
			if n < 0 {
				q.commit()
			}
			for len(q.groups) > max(n, 0) {
				p.copyNow(i, q.groups[0])
				q.groups = q.groups[1:]
				q.done++
			}
			if w := p.warp; w.races != nil {
				w.races.Reach(w.cta.unit.copiesOf(w), q.done)
			}
		}
	}
}

func (p *path) copyNow(lane int, jobs []copyJob) {
	for k := range jobs {
		if err := jobs[k].do(p.warp.cta); err != nil {
			p.failLane(lane, err)
		}
	}
}
