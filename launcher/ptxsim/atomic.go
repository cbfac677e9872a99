package ptxsim

import (
	"math/bits"

	"tileir/ast/num"
	"tileir/ptxgen/ptx"
)

// atom is atom and red: lanes take turns, from the first.
func (d *decoder) atom() {
	red := d.name.Opcode == "red"
	o := d.takeOrder()
	o.atomic()
	s := d.takeSpace()
	d.take("async")
	op := d.takeOne("add", "min", "max", "and", "or", "xor", "exch", "cas", "inc", "dec")
	n := d.takeVector()
	f, t := d.atomicOperation(op, s)
	if f == nil || s == paramSpace {
		d.fail("the simulator has no atomic operation .%s on %s", op, t)
		return
	}
	d.orders(o, s)
	at := 1
	if red {
		at = 0
	}
	count := at + 2
	if op == "cas" {
		count++
	}
	if !d.operands(count) {
		return
	}
	var parts []int32
	if !red {
		parts = d.results(0)
	}
	a, b := d.memory(at), d.sources(at+1, t)
	c := b
	if op == "cas" {
		c = d.sources(at+2, t)
	}
	if len(b) != n || len(c) != n {
		d.fail("expected %d values, got %d", n, len(b))
		return
	}
	d.s.fromMemory, d.s.storesTo = true, a.base.reg+1
	size := int(t.Bytes())
	d.touches(traffic{space: s, at: a, bytes: n * size})
	view, in := viewer(s), updating.by(o.scope)
	d.s.exec = func(p *path, m uint32) {
		regs := p.frame.regs
		base := *a.base.of(regs)
		if !red {
			p.observe(o, s, &base, a.offset, m)
		}
		p.publish(o, s, &base, a.offset, m, true)
		for ; m != 0; m &= m - 1 {
			i := bits.TrailingZeros32(m)
			memory, err := view(p, i, base[i]+a.offset, n*size, in)
			if err != nil {
				p.failLane(i, err)
			}
			for k := range b {
				place := memory[k*size : k*size+size]
				old := load(place)
				store(place, f(old, b[k].of(regs)[i], c[k].of(regs)[i]))
				if parts != nil {
					regs[parts[k]][i] = old
				}
			}
		}
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
