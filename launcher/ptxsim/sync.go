package ptxsim

import (
	"errors"
	"fmt"
	"math/bits"
	"slices"

	"tileir/launcher/ptxsim/race"
	"tileir/ptxgen/ptx"
)

// bar is bar, barrier, bar.warp and barrier.cluster. bar without .warp is what
// barrier is with .aligned (PTX ISA, "bar, barrier").
func (d *decoder) bar() {
	d.take("cta")
	switch {
	case d.take("warp"):
		d.barWarp()
	case d.take("cluster"):
		d.barCluster()
	default:
		d.s.aligned = d.take("aligned") || d.name.Opcode == "bar"
		d.barCTA()
	}
}

// barWarp waits for the lanes that a mask names.
func (d *decoder) barWarp() {
	d.take("sync")
	if !d.operands(1) {
		return
	}
	members := d.src(0, ptx.B32)
	d.s.kind = stepBlock
	d.s.wait = func(p *path, m uint32) bool {
		w := p.warp
		want := uint32(members.of(p.frame.regs)[bits.TrailingZeros32(m)])
		if m&want == want&w.alive {
			w.together(want)
			return true
		}
		w.met |= m
		return p.block(fmt.Sprintf("lanes %#x of its warp", want&^w.met), func(p *path) bool {
			if w.met&want == want&w.alive {
				w.met &^= want
				w.together(want)
			}
			return w.met&p.mask == 0
		})
	}
}

// together notes that lanes have met in bar.warp.sync.
func (w *warp) together(lanes uint32) {
	if lanes&w.alive == w.alive {
		w.apart = nil
	}
	w.meet()
}

// barCluster arrives at, or waits for, the barrier of a cluster.
func (d *decoder) barCluster() {
	arrive := d.takeOne("arrive", "wait") == "arrive"
	relaxed := d.takeOne("release", "relaxed", "acquire") == "relaxed"
	d.s.aligned = d.take("aligned")
	d.s.cost.cluster = arrive
	d.s.cost.clusterWait = !arrive
	if arrive {
		d.s.exec = func(p *path, m uint32) {
			u := p.warp.cta.unit
			u.cluster.count(p.warp, m)
			if !relaxed {
				u.cluster.arriving = race.Gather(u.cluster.arriving, p.release(m))
			}
			p.warp.clusterRound = u.cluster.generation
			u.cluster.complete(u.expected())
		}
		return
	}
	d.s.kind = stepBlock
	d.s.wait = func(p *path, _ uint32) bool {
		u := p.warp.cta.unit
		ready := func(p *path) bool {
			u.cluster.complete(u.expected())
			if u.cluster.generation == p.warp.clusterRound {
				return false
			}
			p.warp.acquire(u.cluster.released, p.mask)
			p.warp.meet()
			return true
		}
		return ready(p) || p.block("the barrier of the cluster", ready)
	}
}

// expected is how many threads a barrier of the cluster waits for.
func (u *unit) expected() int {
	n := 0
	for _, c := range u.ctas {
		n += c.expected() * warpLanes
	}
	return n
}

// count adds lanes of a warp that arrive. A warp whose other threads have returned, before
// or since, counts whole.
func (b *barrier) count(w *warp, m uint32) {
	if m == w.alive {
		b.arrived += warpLanes
		return
	}
	if b.parts == nil {
		b.parts = map[*warp]uint32{}
	}
	b.arrived += bits.OnesCount32(m)
	b.parts[w] |= m
	b.fill(w)
}

// fill counts a warp whole if all of its threads that have not returned have arrived.
func (b *barrier) fill(w *warp) {
	if m := b.parts[w]; m != 0 && w.alive != 0 && m&w.alive == w.alive {
		b.arrived += warpLanes - bits.OnesCount32(m)
		delete(b.parts, w)
	}
}

// complete begins the next round of a barrier if all have arrived.
func (b *barrier) complete(expected int) {
	if b.arrived < expected || b.arrived == 0 {
		return
	}
	b.result = barrierResult{and: b.and, or: b.or, count: b.votes}
	b.arrived, b.and, b.or, b.votes = 0, true, false, 0
	clear(b.parts)
	b.released, b.arriving = b.arriving, nil
	b.generation++
}

// barCTA is a named barrier of the CTA: sync, arrive, or red with its predicate.
func (d *decoder) barCTA() {
	kind := d.takeOne("sync", "arrive", "red")
	op := ""
	first := 0
	if kind == "red" {
		op, first = d.takeOne("and", "or", "popc"), 1
		d.takeType()
	}
	args := d.args[min(first, len(d.args)):]
	var result int32
	predicate := constant(0)
	if kind == "red" && len(args) > 1 {
		result, predicate = d.dst(0), d.value(args[len(args)-1], ptx.Pred)
		args = args[:len(args)-1]
	}
	if len(args) < 1 || len(args) > 2 || kind == "arrive" && len(args) != 2 || kind == "" {
		d.fail("expected a barrier and, where it is needed, a number of threads")
		return
	}
	id, count := d.value(args[0], ptx.U32), constant(0)
	if len(args) == 2 {
		count = d.value(args[1], ptx.U32)
	}
	b := &namedBarrier{id: id, count: count, predicate: predicate, op: op, result: result}
	d.s.cost.bar = b
	if kind == "arrive" {
		d.s.exec = func(p *path, m uint32) { b.arrive(p, m) }
		return
	}
	d.s.kind, d.s.wait = stepBlock, b.wait
}

// namedBarrier is an instruction on a barrier of a CTA.
type namedBarrier struct {
	id, count, predicate source
	op                   string // of bar.red
	result               int32
}

// arrive adds the threads of a path to a round and returns the barrier, its number
// and how many threads it expects.
func (n *namedBarrier) arrive(p *path, m uint32) (b *barrier, id, expected int) {
	regs, lane := p.frame.regs, bits.TrailingZeros32(m)
	id, expected = int(n.id.of(regs)[lane]), int(n.count.of(regs)[lane])
	c := p.warp.cta
	if id >= len(c.barriers) {
		p.failLane(lane, fmt.Errorf("there is no barrier %d: a CTA has %d", id, len(c.barriers)))
	}
	if expected%warpLanes != 0 {
		p.failLane(lane, fmt.Errorf("barrier %d is for %d threads, which is not a multiple of %d", id, expected, warpLanes))
	}
	b = &c.barriers[id]
	if b.arrived == 0 {
		b.and, b.or, b.votes = true, false, 0
	}
	b.count(p.warp, m)
	b.arriving = race.Gather(b.arriving, p.release(m))
	for v, l := n.predicate.of(regs), m; l != 0; l &= l - 1 {
		yes := v[bits.TrailingZeros32(l)] != 0
		b.and, b.or = b.and && yes, b.or || yes
		if yes {
			b.votes++
		}
	}
	if expected > 0 && b.arrived > expected {
		p.failLane(lane, fmt.Errorf("%d threads have arrived at barrier %d, which is for %d", b.arrived, id, expected))
	}
	return b, id, expected
}

// wait arrives and waits for the others.
func (n *namedBarrier) wait(p *path, m uint32) bool {
	b, id, expected := n.arrive(p, m)
	round := b.generation
	ready := func(p *path) bool {
		want := expected
		if want == 0 {
			want = p.warp.cta.expected() * warpLanes
		}
		if b.generation == round {
			b.complete(want)
		}
		if b.generation == round {
			return false
		}
		n.store(p, m, b.result)
		p.warp.acquire(b.released, m)
		p.warp.meet()
		return true
	}
	return ready(p) || p.block(fmt.Sprintf("barrier %d, at which %d threads are", id, b.arrived), ready)
}

// store gives each thread the result of bar.red.
func (n *namedBarrier) store(p *path, m uint32, r barrierResult) {
	v := uint64(r.count)
	switch {
	case n.op == "":
		return
	case n.op != "popc":
		v = 0
		if n.op == "and" && r.and || n.op == "or" && r.or {
			v = 1
		}
	}
	for ; m != 0; m &= m - 1 {
		p.frame.regs[n.result][bits.TrailingZeros32(m)] = v
	}
}

// members demands that the lanes which a mask names execute the instruction
// together: the others would be waited for in vain, or give undefined values.
func members(p *path, m uint32, mask source) uint32 {
	lane := bits.TrailingZeros32(m)
	want := uint32(mask.of(p.frame.regs)[lane])
	if missing := want & p.warp.alive &^ m; missing != 0 {
		p.failLane(lane, fmt.Errorf("its mask %#x names lanes %#x, which are elsewhere", want, missing))
	}
	if stray := m &^ want; stray != 0 {
		p.failLane(bits.TrailingZeros32(stray), fmt.Errorf("the lane is not in the mask %#x", want))
	}
	return want & m
}

// shfl reads a register of another lane (PTX ISA, "shfl.sync").
func (d *decoder) shfl() {
	d.take("sync")
	from := shuffles[d.takeOne("up", "down", "bfly", "idx")]
	d.take("b32")
	if from == nil || !d.operands(5) {
		d.fail("expected .up, .down, .bfly or .idx and five operands")
		return
	}
	first, second := d.args[0], ptx.Arg{Operand: ptx.Operand{Kind: ptx.Sink}}
	if first.Kind == ptx.Pair {
		first, second = d.args[0].Elems[0], d.args[0].Elems[1]
	}
	x, y := d.result(first), d.result(second)
	a, b, c, mask := d.src(1, ptx.B32), d.src(2, ptx.B32), d.src(3, ptx.B32), d.src(4, ptx.B32)
	d.s.exec = func(p *path, m uint32) {
		named := members(p, m, mask)
		regs := p.frame.regs
		a, b, c := *a.of(regs), *b.of(regs), *c.of(regs)
		for l := m; l != 0; l &= l - 1 {
			lane := bits.TrailingZeros32(l)
			j, inside := from(lane, int(b[lane]&31), int(c[lane]&31), int(c[lane]>>8&31))
			if !inside {
				j = lane
			}
			if named>>j&1 == 0 {
				p.failLane(lane, fmt.Errorf("it reads lane %d, which does not execute it", j))
			}
			regs[x][lane], regs[y][lane] = a[j], 0
			if inside {
				regs[y][lane] = 1
			}
		}
	}
}

// shuffles compute the lane that is read, and whether it is within the segment.
var shuffles = map[string]func(lane, b, clamp, segment int) (int, bool){
	"up": func(lane, b, clamp, segment int) (int, bool) {
		j := lane - b
		return j, j >= lane&segment|clamp&^segment
	},
	"down": func(lane, b, clamp, segment int) (int, bool) {
		j := lane + b
		return j, j <= lane&segment|clamp&^segment
	},
	"bfly": func(lane, b, clamp, segment int) (int, bool) {
		j := lane ^ b
		return j, j <= lane&segment|clamp&^segment
	},
	"idx": func(lane, b, clamp, segment int) (int, bool) {
		j := lane&segment | b&^segment
		return j, j <= lane&segment|clamp&^segment
	},
}

// vote combines a predicate of all lanes.
func (d *decoder) vote() {
	d.take("sync")
	kind := d.takeOne("all", "any", "uni", "ballot")
	d.takeType()
	if !d.operands(3) {
		return
	}
	x, a, mask := d.dst(0), d.src(1, ptx.Pred), d.src(2, ptx.B32)
	d.s.exec = func(p *path, m uint32) {
		members(p, m, mask)
		regs := p.frame.regs
		votes := uint32(0)
		for i, v := range a.of(regs) {
			votes |= uint32(v) << i
		}
		votes &= m
		v := uint64(0)
		switch {
		case kind == "ballot":
			v = uint64(votes)
		case kind == "all" && votes == m, kind == "any" && votes != 0, kind == "uni" && (votes == 0 || votes == m):
			v = 1
		}
		spread(&regs[x], m, v)
	}
}

// spread gives all lanes of a register one value.
func spread(x *vec, m uint32, v uint64) {
	for ; m != 0; m &= m - 1 {
		x[bits.TrailingZeros32(m)] = v
	}
}

// redux reduces an integer over lanes.
func (d *decoder) redux() {
	d.take("sync")
	op := d.takeOne("add", "min", "max", "and", "or", "xor")
	t := d.takeType()
	if t.Kind() == ptx.Float {
		d.fail("redux of floats is not implemented by the simulator")
		return
	}
	f, _ := (&decoder{m: d.m, in: d.in, name: d.name, mods: []string{t.String()[1:]}}).atomicOperation(op, sharedSpace)
	if f == nil || !d.operands(3) {
		d.fail("expected an operation and three operands")
		return
	}
	x, a, mask := d.dst(0), d.src(1, t), d.src(2, ptx.B32)
	d.s.exec = func(p *path, m uint32) {
		members(p, m, mask)
		regs := p.frame.regs
		a := a.of(regs)
		l := m & (m - 1)
		v := a[bits.TrailingZeros32(m)]
		for ; l != 0; l &= l - 1 {
			v = f(v, a[bits.TrailingZeros32(l)], 0)
		}
		spread(&regs[x], m, v)
	}
}

// match finds the lanes that hold the same value.
func (d *decoder) match() {
	d.take("sync")
	if !d.take("any") {
		d.fail("match.all is not implemented by the simulator")
		return
	}
	t := d.takeType()
	if !d.operands(3) {
		return
	}
	x, a, mask := d.dst(0), d.src(1, t), d.src(2, ptx.B32)
	d.s.exec = func(p *path, m uint32) {
		members(p, m, mask)
		regs := p.frame.regs
		a := *a.of(regs)
		for l := m; l != 0; l &= l - 1 {
			i := bits.TrailingZeros32(l)
			same := uint64(0)
			for k := m; k != 0; k &= k - 1 {
				if j := bits.TrailingZeros32(k); a[j] == a[i] {
					same |= 1 << j
				}
			}
			regs[x][i] = same
		}
	}
}

func (d *decoder) activemask() {
	d.take("b32")
	x := d.dst(0)
	d.s.exec = func(p *path, m uint32) { spread(&p.frame.regs[x], m, uint64(m)) }
}

// elect names one of the lanes: the first.
func (d *decoder) elect() {
	d.take("sync")
	if !d.operands(2) || d.args[0].Kind != ptx.Pair {
		d.fail("expected a pair of results and a mask")
		return
	}
	x, y, mask := d.result(d.args[0].Elems[0]), d.result(d.args[0].Elems[1]), d.src(1, ptx.B32)
	d.s.exec = func(p *path, m uint32) {
		members(p, m, mask)
		leader := bits.TrailingZeros32(m)
		spread(&p.frame.regs[x], m, uint64(leader))
		spread(&p.frame.regs[y], m, 0)
		p.frame.regs[y][leader] = 1
	}
}

// griddepcontrol has nothing to wait for: one kernel runs at a time. Which threads have come by is
// noted.
func (d *decoder) griddepcontrol() {
	switch d.takeOne("wait", "launch_dependents") {
	case "wait":
		d.s.exec = func(p *path, m uint32) { p.warp.waited |= m }
	case "launch_dependents":
		d.s.exec = func(*path, uint32) {}
	default:
		d.fail("the instruction is not implemented by the simulator")
	}
}

// behindWait demands of an access to global memory that its threads have waited for the launches before. What nobody
// writes they may load from the module's own variables at any time: tables of constants, by ld.global.nc.
func (d *decoder) behindWait() {
	access, own := d.s.exec, func(*path, uint32) uint32 { return 0 }
	if d.name.Opcode == "ld" && slices.Contains(d.name.Mods, "nc") {
		reads := d.s.reads
		own = d.m.lanesIn(d.memory(1))
		d.s.reads = reads
	}
	d.s.exec = func(p *path, m uint32) {
		early := m &^ p.warp.waited
		if early &^= own(p, early); early != 0 {
			p.failLane(bits.TrailingZeros32(early), errors.New("the launch is dependent, and what was launched before may still be running: expected griddepcontrol.wait before it"))
		}
		access(p, m)
	}
}

// lanesIn finds those of some lanes whose address lies in a variable of the module.
func (m *module) lanesIn(at address) func(p *path, of uint32) uint32 {
	return func(p *path, of uint32) (in uint32) {
		base := at.base.of(p.frame.regs)
		for ; of != 0; of &= of - 1 {
			i := bits.TrailingZeros32(of)
			for _, a := range m.globals {
				if place := base[i] + at.offset - a.base; place < uint64(len(a.data)) {
					in |= 1 << i
				}
			}
		}
		return in
	}
}
