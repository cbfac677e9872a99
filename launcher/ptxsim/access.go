package ptxsim

import (
	"errors"
	"fmt"
	"math/bits"
	"slices"
	"strings"

	"tileir/launcher/ptxsim/profile"
	"tileir/launcher/ptxsim/race"
	"tileir/ptxgen/ptx"
)

// space is where an access goes.
type space uint8

const (
	genericSpace space = iota
	globalSpace
	sharedSpace  // of the own CTA
	clusterSpace // shared memory of any CTA of the cluster
	paramSpace
	localSpace // of the thread
)

var spaces = map[string]space{
	"global": globalSpace, "const": globalSpace, "shared": sharedSpace, "shared::cta": sharedSpace, "shared::cluster": clusterSpace, "param": paramSpace, "param::entry": paramSpace, "param::func": paramSpace, "local": localSpace,
}

// takeSpace removes the modifier that names a state space.
func (d *decoder) takeSpace() space {
	for name, s := range spaces {
		if d.take(name) {
			return s
		}
	}
	return genericSpace
}

// takeHints removes what only concerns caches, with its operand.
func (d *decoder) takeHints() {
	if n := len(d.args); d.take("L2::cache_hint") && n > 0 {
		d.value(d.args[n-1], ptx.B64)
		d.args = d.args[:n-1]
	}
	d.takeOne("ca", "cg", "cs", "lu", "cv", "wb", "wt")
	d.take("nc")
	d.mods = slices.DeleteFunc(d.mods, func(m string) bool { return strings.HasPrefix(m, "L1::") || strings.HasPrefix(m, "L2::") })
}

// createPolicy makes a policy by which caches keep what is read. There are none here: it is nothing but a number.
func (d *decoder) createPolicy() {
	d.take("fractional")
	d.takeHints()
	d.take("b64")
	x := d.dst(0)
	if len(d.args) > 1 {
		d.src(1, ptx.F32)
	}
	d.s.exec = func(p *path, m uint32) { spread(&p.frame.regs[x], m, 0) }
}

// takeVector removes .v2, .v4 or .v8 and returns how many elements there are.
func (d *decoder) takeVector() int {
	switch d.takeOne("v2", "v4", "v8") {
	case "v2":
		return 2
	case "v4":
		return 4
	case "v8":
		return 8
	}
	return 1
}

// laneAccess is how the lanes of a warp load or store their numbers.
type laneAccess struct {
	order order
	space space
	at    address
	size  int // bytes of a number
	bytes int // of all that a lane accesses
	in    intent
	view  viewFunc
	runs  func(p *path, r laneRun, addr uint64, n int, in intent) []byte // nil: each lane for itself
}

// laneAccess is one of n numbers for each lane.
func (d *decoder) laneAccess(o order, s space, at address, t ptx.Type, n int, in intent) *laneAccess {
	a := &laneAccess{order: o, space: s, at: at, size: int(t.Bytes()), bytes: n * int(t.Bytes()), in: in.by(o.scope), view: viewer(s), runs: runViewer(s, o)}
	d.touches(traffic{space: s, at: at, bytes: a.bytes})
	return a
}

// next is the memory of the first of some lanes, and of those that follow it in memory. All
// may load the same.
func (a *laneAccess) next(p *path, base *vec, lanes uint32) (laneRun, []byte) {
	if a.runs != nil {
		r := nextRun(base, lanes, a.bytes, a.in.does() == reading)
		if b := a.runs(p, r, base[r.first]+a.at.offset, a.bytes, a.in); b != nil {
			return r, b
		}
	}
	// One of the lanes has a fault, or each looks for itself.
	r := laneRun{first: bits.TrailingZeros32(lanes), count: 1, bytes: a.bytes}
	b, err := a.view(p, r.first, base[r.first]+a.at.offset, a.bytes, a.in)
	if err != nil {
		p.failLane(r.first, err)
	}
	return r, b
}

// ld loads a number or a vector of numbers.
func (d *decoder) ld() {
	o := d.takeOrder()
	d.takeHints()
	s, n := d.takeSpace(), d.takeVector()
	t := d.takeType()
	if !d.operands(2) {
		return
	}
	d.orders(o, s)
	if s == paramSpace {
		d.ldParam(t, n)
		return
	}
	parts, at := d.results(0), d.memory(1)
	if len(parts) != n {
		d.fail("expected %d results, got %d", n, len(parts))
		return
	}
	d.s.fromMemory = true
	a := d.laneAccess(o, s, at, t, n, reading)
	d.movesFromMemory(parts, s, at, a.size)
	widen := d.widen(d.args[0], t)
	d.s.exec = func(p *path, m uint32) {
		a.load(p, parts, m)
		if widen != nil {
			p.frame.widen(parts, widen, m)
		}
	}
}

// load gives lanes their numbers.
func (a *laneAccess) load(p *path, parts []int32, m uint32) {
	regs := p.frame.regs
	base := *a.at.base.of(regs) // which may be among the results
	if a.order.scope != race.Weak {
		p.observe(a.order, a.space, &base, a.at.offset, m)
	}
	for m != 0 {
		r, b := a.next(p, &base, m)
		m &^= r.lanes()
		for k, x := range parts {
			r.load(&regs[x], b[k*a.size:], a.size)
		}
	}
}

// widen gives registers what has been loaded, as wide as they are.
func (f *frame) widen(parts []int32, widen unaryFunc, m uint32) {
	for _, x := range parts {
		for lanes := m; lanes != 0; lanes &= lanes - 1 {
			i := bits.TrailingZeros32(lanes)
			f.regs[x][i] = widen(f.regs[x][i])
		}
	}
}

// orders says that tile blocks may tell each other something by an access.
func (d *decoder) orders(o order, s space) {
	if o.scope != race.Weak && (s == globalSpace || s == genericSpace) {
		d.m.ordered = true
	}
}

// paramIndex is the number of a parameter.
func (f *function) paramIndex(name string) int {
	return slices.IndexFunc(f.source.Params, func(v ptx.Param) bool { return v.Name == name })
}

// widen gives a loaded number the width of its register: signed types with their
// sign. nil is nothing to do.
func (d *decoder) widen(a ptx.Arg, t ptx.Type) unaryFunc {
	a = list(a)[0]
	if t.Kind() != ptx.Signed || a.Kind != ptx.Register {
		return nil
	}
	from, to := t.Bits(), d.f.source.RegType(a.Reg()).Bits()
	return func(v uint64) uint64 { return uint64(signed(v, from)) & mask(to) }
}

// ldParam reads a parameter of the entry, or of the function, or the result of a
// call.
func (d *decoder) ldParam(t ptx.Type, n int) {
	d.s.cost.class = profile.Move
	a := d.args[1]
	if a.Kind != ptx.SymAddress || n != 1 {
		d.fail("the simulator reads parameters by their names, one number at a time")
		return
	}
	name, widen := d.m.src.Symbols[a.ID], d.widen(d.args[0], t)
	if widen == nil {
		widen = func(v uint64) uint64 { return v }
	}
	x := d.dst(0)
	size := int(t.Bytes())
	if at, ok := d.f.paramAt[name]; ok {
		at += int(a.Val)
		d.s.param = paramBit(d.f.paramIndex(name))
		d.s.exec = func(p *path, m uint32) {
			v := widen(load(p.warp.cta.unit.run.params[at : at+size]))
			for ; m != 0; m &= m - 1 {
				p.frame.regs[x][bits.TrailingZeros32(m)] = v
			}
		}
		return
	}
	r, ok := d.vars[name]
	if !ok || a.Val != 0 {
		d.fail("%s is no parameter that the simulator knows", name)
		return
	}
	d.s.reads = append(d.s.reads, int32(r))
	d.s.exec = func(p *path, m uint32) {
		for ; m != 0; m &= m - 1 {
			i := bits.TrailingZeros32(m)
			p.frame.regs[x][i] = widen(p.frame.regs[r][i] & mask(8*size))
		}
	}
}

// st stores a number or a vector of numbers.
func (d *decoder) st() {
	o := d.takeOrder()
	d.takeHints()
	s, n := d.takeSpace(), d.takeVector()
	t := d.takeType()
	if !d.operands(2) {
		return
	}
	d.orders(o, s)
	if s == paramSpace {
		d.stParam(t)
		return
	}
	at, parts := d.memory(0), d.sources(1, t)
	if len(parts) != n {
		d.fail("expected %d values, got %d", n, len(parts))
		return
	}
	d.s.storesTo = at.base.reg + 1
	a := d.laneAccess(o, s, at, t, n, writing)
	d.putsInMemory(parts, s, at, a.size)
	d.s.exec = func(p *path, m uint32) { a.store(p, parts, m) }
}

// store writes the numbers of lanes.
func (a *laneAccess) store(p *path, parts []source, m uint32) {
	regs := p.frame.regs
	base := a.at.base.of(regs)
	if a.order.scope != race.Weak {
		p.publish(a.order, a.space, base, a.at.offset, m, false)
	}
	for m != 0 {
		r, b := a.next(p, base, m)
		m &^= r.lanes()
		p.checkRepeated(r, b, parts, a.size)
		for k := range parts {
			r.store(b[k*a.size:], parts[k].of(regs), a.size)
		}
	}
}

// checkRepeated demands that lanes store what others have stored to the same place by
// the same instruction, where others have. b is what is there.
func (p *path) checkRepeated(r laneRun, b []byte, parts []source, size int) {
	w := p.warp.races
	if w == nil || w.Repeated == 0 {
		return
	}
	for i := r.first; i < r.first+r.count; i++ {
		for k := range parts {
			at := r.at(i) + k*size
			if w.Repeated>>i&1 != 0 && load(b[at:at+size]) != parts[k].of(p.frame.regs)[i]&mask(8*size) {
				p.failLane(i, errors.New("race: another lane stores something else to the same place by this instruction"))
			}
		}
	}
	w.Repeated = 0
}

// stParam sets an argument of a call, or the result of the function.
func (d *decoder) stParam(t ptx.Type) {
	d.s.cost.class = profile.Move
	a := d.args[0]
	r, ok := 0, false
	if a.Kind == ptx.SymAddress && a.Val == 0 {
		r, ok = d.vars[d.m.src.Symbols[a.ID]]
	}
	if !ok {
		d.fail("the simulator sets scalars in .param by their names only")
		return
	}
	v := d.src(1, t)
	d.s.writes = append(d.s.writes, int32(r))
	d.s.exec = func(p *path, m uint32) {
		v := v.of(p.frame.regs)
		for ; m != 0; m &= m - 1 {
			i := bits.TrailingZeros32(m)
			p.frame.regs[r][i] = v[i] & mask(t.Bits())
		}
	}
}

// intent is what an access does with memory, and above that the scope of one that is
// not weak.
type intent uint8

const (
	reading  intent = iota
	writing         // all of it
	updating        // by an atomic operation

	intentBits = 2
)

func (in intent) does() intent { return in & (1<<intentBits - 1) }

func (in intent) by(s race.Scope) intent { return in | intent(s)<<intentBits }

// viewFunc returns n bytes of memory for an access.
type viewFunc func(p *path, lane int, addr uint64, n int, in intent) ([]byte, error)

// viewer returns how a space is accessed.
func viewer(s space) viewFunc {
	switch s {
	case globalSpace:
		return func(p *path, lane int, addr uint64, n int, in intent) ([]byte, error) {
			return p.global(addr, n, lane, in)
		}
	case sharedSpace:
		return func(p *path, lane int, addr uint64, n int, in intent) ([]byte, error) {
			return p.shared(p.warp.cta, lane, uint32(addr), n, in)
		}
	case clusterSpace:
		return viewCluster
	case localSpace:
		return viewLocal
	}
	return viewGeneric
}

// viewCluster is an access to the shared memory of the CTA that the address
// names.
func viewCluster(p *path, lane int, addr uint64, n int, in intent) ([]byte, error) {
	u := p.warp.cta.unit
	rank := int(uint32(addr) >> rankShift)
	if rank >= len(u.ctas) {
		return nil, fmt.Errorf("shared address %#x is of CTA %d of a cluster of %d", uint32(addr), rank, len(u.ctas))
	}
	if err := p.warp.cta.reach(rank); err != nil {
		return nil, err
	}
	return p.shared(u.ctas[rank], lane, uint32(addr), n, in)
}

// viewGeneric is an access by a generic address.
func viewGeneric(p *path, lane int, addr uint64, n int, in intent) ([]byte, error) {
	switch addr >> 32 {
	case sharedWindow >> 32:
		return viewCluster(p, lane, addr-sharedWindow, n, in)
	case localWindow >> 32:
		return viewLocal(p, lane, addr-localWindow, n, in)
	case paramWindow >> 32:
		params := p.warp.cta.unit.run.params
		if off := addr - paramWindow; off+uint64(n) <= uint64(len(params)) && in.does() == reading {
			return params[off : off+uint64(n)], nil
		}
	}
	return p.global(addr, n, lane, in)
}

// global is an access to global memory.
func (p *path) global(addr uint64, n, lane int, in intent) ([]byte, error) {
	g := p.warp.cta.unit.run.global
	find := g.at
	if in.strength() != race.Weak {
		find = g.half
	}
	b, err := find(addr, n)
	if err == nil {
		p.touchGlobal(addr, n, lane, in)
	}
	return b, err
}

// shared is an access to the shared memory of a CTA.
func (p *path) shared(c *cta, lane int, addr uint32, n int, in intent) ([]byte, error) {
	if p.warp.races != nil {
		off, err := c.shared.span(addr, n, n)
		if err != nil {
			return nil, err
		}
		p.touchShared(c, off, n, lane, in) // what is on its way to memory is not written yet
	}
	return c.shared.access(addr, n, n, in.does())
}
