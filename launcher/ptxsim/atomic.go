package ptxsim

import (
	"math/bits"

	"tileir/ast/num"
	"tileir/ptxgen/ptx"
)

// atomicUpdate is an atomic operation of lanes, which take turns, from the first.
type atomicUpdate struct {
	order   order
	space   space
	at      address
	size    int // bytes of a number
	view    viewFunc
	f       ternaryFunc
	b, c    []source
	cas     bool    // what is compared and found as it was may change a part of it
	draws   bool    // it counts around, as tile blocks are drawn
	results []int32 // what was in memory; nil: nobody wants it
}

// atom is atom and red.
func (d *decoder) atom() {
	a := &atomicUpdate{order: d.takeOrder()}
	a.order.atomic()
	a.space = d.takeSpace()
	d.take("async")
	op := d.takeOne("add", "min", "max", "and", "or", "xor", "exch", "cas", "inc", "dec")
	n := d.takeVector()
	var t ptx.Type
	a.f, t = d.atomicOperation(op, a.space)
	if a.f == nil || a.space == paramSpace {
		d.fail("the simulator has no atomic operation .%s on %s", op, t)
		return
	}
	if a.draws = op == "inc" && a.space == globalSpace; a.draws {
		d.m.draws = true
	} else {
		d.orders(a.order, a.space)
	}
	if !d.atomicOperands(a, op, t) {
		return
	}
	if len(a.b) != n || len(a.c) != n {
		d.fail("expected %d values, got %d", n, len(a.b))
		return
	}
	a.size, a.view = int(t.Bytes()), viewer(a.space)
	d.s.fromMemory, d.s.storesTo = true, a.at.base.reg+1
	d.touches(traffic{space: a.space, at: a.at, bytes: n * a.size})
	d.s.exec = a.exec
}

// atomicOperands reads [what atom gives,] where, and one or two operands.
func (d *decoder) atomicOperands(a *atomicUpdate, op string, t ptx.Type) bool {
	at, count := 1, 3
	if d.name.Opcode == "red" {
		at, count = 0, 2
	}
	if op == "cas" {
		count++
	}
	if !d.operands(count) {
		return false
	}
	if at == 1 {
		a.results = d.results(0)
	}
	a.at, a.b = d.memory(at), d.sources(at+1, t)
	a.c, a.cas = a.b, op == "cas"
	if a.cas {
		a.c = d.sources(at+2, t)
	}
	return true
}

// exec is the operation of lanes.
func (a *atomicUpdate) exec(p *path, m uint32) {
	regs := p.frame.regs
	if cta := p.warp.cta; a.draws && cta.unit.run.dealt {
		a.deal(cta, regs, m)
		return
	}
	base := *a.at.base.of(regs) // which may be among the results
	if a.results != nil {
		p.observe(a.order, a.space, &base, a.at.offset, m)
	}
	p.publish(a.order, a.space, &base, a.at.offset, m, true)
	in := updating.by(a.order.scope)
	if a.cas {
		in = reading.by(a.order.scope)
	}
	for ; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m)
		addr := base[i] + a.at.offset
		memory, err := a.view(p, i, addr, len(a.b)*a.size, in)
		if err != nil {
			p.failLane(i, err)
		}
		for k := range a.b {
			place := memory[k*a.size:][:a.size]
			old := load(place)
			next := a.f(old, a.b[k].of(regs)[i], a.c[k].of(regs)[i])
			if a.cas && next != old {
				a.writes(p, i, addr, old^next)
			}
			store(place, next)
			if a.results != nil {
				regs[a.results[k]][i] = old
			}
		}
	}
}

// deal gives lanes what they draw where CTAs draw in turn, each as often as the others: of CTA i of n number i, n + i, 2n + i.
func (a *atomicUpdate) deal(c *cta, regs []vec, m uint32) {
	for ; m != 0; m &= m - 1 {
		drawn := uint64(c.id[0]) + uint64(c.drawn)*uint64(c.unit.run.ctas[0])
		c.drawn++
		if a.results != nil {
			regs[a.results[0]][bits.TrailingZeros32(m)] = drawn
		}
	}
}

// writes has the lane write the part of a number in which cas changes bits. It only reads the
// rest: elements of fewer than 16 bits are stored by a cas of 16, beside neighbours that others
// may read meanwhile.
func (a *atomicUpdate) writes(p *path, lane int, addr, changed uint64) {
	n := a.size
	for half := n / 2; half > 0; half /= 2 {
		low, high := changed&mask(8*half), changed>>(8*half)
		if low != 0 && high != 0 {
			break
		}
		if n, changed = half, low; low == 0 {
			addr, changed = addr+uint64(half), high
		}
	}
	if _, err := a.view(p, lane, addr, n, updating.by(a.order.scope)); err != nil {
		p.failLane(lane, err)
	}
}

// atomicOperation returns what an operation makes of what is in memory and its
// operands.
func (d *decoder) atomicOperation(op string, s space) (ternaryFunc, ptx.Type) {
	noftz := d.take("noftz")
	t := d.takeType()
	if t.Kind() == ptx.Float {
		if op != "add" {
			return nil, t
		}
		f := float{t: numTypes[t], packed: packed(t)}
		// Sums of f32 in global memory have no subnormal numbers (PTX ISA, "atom").
		f.ftz = t == ptx.F32 && s != sharedSpace && s != clusterSpace && !noftz
		sum := f.binary(func(a, b uint64) uint64 { return num.Add(f.t, a, b, num.NearestEven) })
		return func(a, b, _ uint64) uint64 { return sum(a, b) }, t
	}
	width, isSigned := t.Bits(), t.Kind() == ptx.Signed
	less := func(a, b uint64) bool { return a < b }
	if isSigned {
		less = func(a, b uint64) bool { return signed(a, width) < signed(b, width) }
	}
	pick := func(least bool) ternaryFunc {
		return func(a, b, _ uint64) uint64 {
			if less(a, b) == least {
				return a
			}
			return b
		}
	}
	return map[string]ternaryFunc{
		"add": func(a, b, _ uint64) uint64 { return (a + b) & mask(width) },
		"and": func(a, b, _ uint64) uint64 { return a & b },
		"or":  func(a, b, _ uint64) uint64 { return a | b },
		"xor": func(a, b, _ uint64) uint64 { return a ^ b },
		"min": pick(true), "max": pick(false),
		"exch": func(_, b, _ uint64) uint64 { return b },
		"cas": func(a, b, c uint64) uint64 {
			if a == b {
				return c
			}
			return a
		},
		"inc": func(a, b, _ uint64) uint64 {
			if a >= b {
				return 0
			}
			return a + 1
		},
		"dec": func(a, b, _ uint64) uint64 {
			if a == 0 || a > b {
				return b
			}
			return a - 1
		},
	}[op], t
}
