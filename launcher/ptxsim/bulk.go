package ptxsim

import (
	"fmt"
	"math/bits"
	"slices"
	"strconv"

	"tileir/launcher"
	"tileir/launcher/ptxsim/race"
	"tileir/ptxgen/ptx"
)

// The copy engine (PTX ISA, "Data Movement and Conversion Instructions: Bulk copy"):
// boxes of tensors and runs of bytes. What it copies to shared memory counts at an
// mbarrier; what it copies from there to global memory is waited for in groups, see
// bulkstore.go.

// bulkAlign is what addresses and numbers of bytes of bulk copies must be multiples of.
const bulkAlign = 16

// copyBulk is cp.async.bulk in its forms.
func (d *decoder) copyBulk() {
	switch {
	case d.take("commit_group"):
		d.commitStores()
		return
	case d.take("wait_group"):
		d.waitStores()
		return
	case d.take("prefetch"):
		d.nothing()
		return
	}
	d.takeHints()
	dims := 0
	if d.take("tensor") {
		for k := 1; k <= 5; k++ {
			if d.take(strconv.Itoa(k) + "d") {
				dims = k
			}
		}
		d.take("tile")
	}
	switch {
	case d.take("bulk_group"):
		d.storeBulk(dims)
	case d.take("mbarrier::complete_tx::bytes"):
		d.loadBulk(dims)
	default:
		d.fail("the instruction is not implemented by the simulator")
	}
}

// box takes operand i as a tensor map and coordinates of a box.
func (d *decoder) box(i, dims int) (b boxPlace, ok bool) {
	if i >= len(d.args) || d.args[i].Kind != ptx.Bracket || len(d.args[i].Elems) != 2 || len(d.args[i].Elems[1].Elems) != dims {
		d.fail("expected [map, {%d coordinates}]", dims)
		return b, false
	}
	b.tensor = d.value(d.args[i].Elems[0], ptx.B64)
	for _, c := range d.args[i].Elems[1].Elems {
		b.at = append(b.at, d.value(c, ptx.S32))
	}
	return b, true
}

// boxPlace is a box of a tensor as an instruction names it.
type boxPlace struct {
	tensor source
	at     []source
}

// of returns the tensor map and the coordinates that a lane names.
func (b *boxPlace) of(p *path, lane int) (*tensorMap, []int64, error) {
	regs := p.frame.regs
	t, err := p.warp.cta.unit.tensorMap(b.tensor.of(regs)[lane])
	if err != nil {
		return nil, nil, err
	}
	at := make([]int64, len(b.at))
	for k := range at {
		at[k] = int64(int32(b.at[k].of(regs)[lane]))
	}
	if len(at) != len(t.box) {
		return nil, nil, fmt.Errorf("%d coordinates for a tensor of %d dimensions", len(at), len(t.box))
	}
	if at[0]*int64(t.elem)%boxUnit != 0 {
		return nil, nil, fmt.Errorf("a box that begins at element %d of its row, of %d bytes each: not at a multiple of %d bytes, which ends a kernel on an H200 as an illegal instruction", at[0], t.elem, boxUnit)
	}
	return t, at, nil
}

// loadBulk begins a copy to shared memory: of a box, or, without dimensions, of bytes.
func (d *decoder) loadBulk(dims int) {
	multicast := d.take("multicast::cluster")
	b := bulkLoad{to: constant(0), dims: dims, multicast: multicast, shared: !d.take("global")}
	toCluster, own := d.take("shared::cluster"), d.take("shared::cta")
	if !toCluster && !own || b.shared && (dims > 0 || multicast || !toCluster || !own) {
		d.fail("the simulator copies from global memory to that of CTAs, or from the memory of one CTA to that of another")
		return
	}
	n, ok := 3, true
	if dims == 0 {
		n = 4
	}
	if multicast {
		n++
		b.to = d.src(n-1, ptx.B16)
	}
	if !d.operands(n) {
		return
	}
	b.dst = d.memory(0)
	if dims == 0 {
		b.src, b.bytes, b.bar = d.memory(1), d.src(2, ptx.U32), d.memory(3)
	} else {
		b.box, ok = d.box(1, dims)
		b.bar = d.memory(2)
	}
	if ok {
		d.s.cost.load, d.s.exec = &b, b.begin
	}
}

// bulkLoad is an instruction that copies to shared memory.
type bulkLoad struct {
	dst, bar  address
	dims      int // of the tensor; 0: bytes are copied
	box       boxPlace
	src       address // of bytes
	bytes     source
	shared    bool // src is shared memory of the own CTA
	to        source
	multicast bool
}

// begin tells the copy engine what to do, for each thread.
func (b *bulkLoad) begin(p *path, m uint32) {
	for ; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m)
		if err := b.beginLane(p, i); err != nil {
			p.failLane(i, err)
		}
	}
}

func (b *bulkLoad) beginLane(p *path, i int) error {
	regs, u := p.frame.regs, p.warp.cta.unit
	dst, bar := uint32(b.dst.base.of(regs)[i]+b.dst.offset), uint32(b.bar.base.of(regs)[i]+b.bar.offset)
	from, err := b.from(p, i)
	if err != nil {
		return err
	}
	ranks := []int{int(dst >> rankShift)}
	if b.multicast {
		ranks = ranksOf(uint16(b.to.of(regs)[i]))
	} else if dst>>rankShift != bar>>rankShift {
		return fmt.Errorf("a copy to CTA %d of the cluster that counts at an mbarrier of CTA %d", dst>>rankShift, bar>>rankShift)
	}
	for _, rank := range ranks {
		if rank >= len(u.ctas) {
			return fmt.Errorf("a copy to CTA %d of a cluster of %d", rank, len(u.ctas))
		}
		if err := p.warp.cta.reach(rank); err != nil {
			return err
		}
		job, err := from.job(u, moved(dst, rank), moved(bar, rank))
		if err != nil {
			return err
		}
		p.touchLoad(from, moved(dst, rank), moved(bar, rank), i)
		u.async = append(u.async, job)
	}
	return nil
}

// from is what a lane's copy reads.
func (b *bulkLoad) from(p *path, lane int) (f bulkSource, err error) {
	if b.dims > 0 {
		t, at, err := b.box.of(p, lane)
		if err == nil {
			f = bulkSource{tensor: t, at: at, bytes: t.bytes()}
			f.data, err = t.read(p.warp.cta.unit.run.global, at)
			f.origins = p.boxOrigins(t, at)
		}
		return f, err
	}
	regs := p.frame.regs
	f = bulkSource{addr: b.src.base.of(regs)[lane] + b.src.offset, bytes: int(b.bytes.of(regs)[lane]), shared: b.shared}
	if err := aligned(f.addr, f.bytes); err != nil {
		return f, err
	}
	var data []byte
	if b.shared {
		data, err = p.warp.cta.shared.read(uint32(f.addr), f.bytes, bulkAlign)
	} else {
		data, err = p.warp.cta.unit.run.global.bytes(f.addr, f.bytes)
	}
	f.data, f.origins = slices.Clone(data), p.byteOrigins(&f)
	return f, err
}

// aligned demands what addresses and sizes of bulk copies must be.
func aligned(addr uint64, n int) error {
	switch {
	case addr%bulkAlign != 0:
		return fmt.Errorf("address %#x is not a multiple of %d", addr, bulkAlign)
	case n%bulkAlign != 0:
		return fmt.Errorf("%d bytes are not a multiple of %d", n, bulkAlign)
	}
	return nil
}

// bulkSource is what a bulk copy reads: a box, or bytes of global memory, or of the
// shared memory of the CTA.
type bulkSource struct {
	tensor  *tensorMap // nil: bytes
	at      []int64
	addr    uint64
	shared  bool
	bytes   int
	data    []byte
	origins []launcher.Origin // of each byte, if they are followed
}

// job is the copy to shared memory, which counts its bytes at an mbarrier.
func (f *bulkSource) job(u *unit, dst, bar uint32) (asyncOp, error) {
	align, swizzle := bulkAlign, 0
	if f.tensor != nil {
		align, swizzle = boxAlign, f.tensor.swizzle
	}
	c := u.ctas[dst>>rankShift]
	off, err := c.shared.span(dst, f.bytes, align)
	if err != nil {
		return asyncOp{}, err
	}
	b, err := u.object(bar)
	if err != nil {
		return asyncOp{}, err
	}
	return asyncOp{do: func() {
		placeBox(c.shared, off, swizzle, f.data, f.origins)
		b.copied(f.bytes)
	}}, nil
}

// touchLoad remembers what a copy to shared memory accesses, until the phase of its
// mbarrier is complete.
func (p *path) touchLoad(f bulkSource, dst, bar uint32, lane int) {
	u, w := p.warp.cta.unit, p.warp.races
	if w == nil {
		return
	}
	b, err := p.object(bar, lane)
	if err != nil {
		p.failLane(lane, err)
	}
	a := w.Begun(p.site(), lane, b.agent, b.clock(), true)
	p.touchSharedBy(u.ctas[bar>>rankShift], int(bar&(1<<rankShift-1)), mbarrierBytes, &a, false)
	p.touchSharedBy(u.ctas[dst>>rankShift], int(dst&(1<<rankShift-1)), f.bytes, &a, true)
	if f.shared {
		p.touchSharedBy(p.warp.cta, int(f.addr&(1<<rankShift-1)), f.bytes, &a, false)
		return
	}
	p.touchRows(f.tensor, f.at, f.addr, f.bytes, &a, false)
}

// touchRows remembers what a bulk copy accesses of global memory.
func (p *path) touchRows(t *tensorMap, at []int64, addr uint64, bytes int, a *race.Access, writes bool) {
	touch := func(_ int, addr uint64, n int) {
		if s := p.globalShadow(addr, writes); s != nil {
			p.touchGlobalBy(s, addr, n, a, writes)
		}
	}
	switch {
	case t == nil:
		touch(0, addr, bytes)
	case p.globalShadow(t.base, writes) != nil:
		t.rows(at, touch)
	}
}

// ranksOf lists the CTAs of a mask.
func ranksOf(mask uint16) (list []int) {
	for ; mask != 0; mask &= mask - 1 {
		list = append(list, bits.TrailingZeros16(mask))
	}
	return list
}

// moved is an address of shared memory at the same place of another CTA.
func moved(addr uint32, rank int) uint32 { return addr&(1<<rankShift-1) | uint32(rank)<<rankShift }
