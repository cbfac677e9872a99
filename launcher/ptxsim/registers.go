package ptxsim

import (
	"fmt"
	"slices"

	"tileir/ptxgen/ptx"
)

// Warpgroups hand registers to each other through a pool of their CTA (PTX ISA,
// "setmaxnreg"). How many a thread starts with is what ptxas gives to one of a kernel
// with setmaxnreg: all that there are, for as many CTAs as its directives ask for.

// Registers of a multiprocessor (CUDA C++ Programming Guide, "Technical Specifications
// per Compute Capability"), of which each of its partitions has a part.
const (
	registersPerSM = 65536
	partitions     = 4
	mostRegisters  = 255
	registerStep   = 8
	warpgroupWarps = 4
)

// registerPool is what a CTA's warpgroups gave away, and what each warp has.
type registerPool struct {
	spare int   // for a lane of each partition's warps, what nobody has
	have  []int // of a thread, by warp
	// turns are the lines of the setmaxnreg that the warps of a warpgroup have come to,
	// in order; done is how many of them each warp has.
	turns [][]int32
	done  []int
}

// startRegisters is how many registers a thread of an entry starts with; ok is false if
// its directives bound none.
func startRegisters(f *ptx.Func, threads int) (n int, ok bool) {
	bounded, ctas := false, 0
	for _, d := range f.Directives {
		switch d.Name {
		case ".maxnreg":
			return int(d.Args[0]), true
		case ".maxntid", ".reqntid":
			bounded = true
		case ".minnctapersm":
			ctas = int(d.Args[0])
		}
	}
	if !bounded || ctas < 1 {
		return 0, false
	}
	warps := (threads + warpLanes - 1) / warpLanes * ctas
	each := (warps + partitions - 1) / partitions
	return min(mostRegisters, registersPerSM/partitions/warpLanes/each) / registerStep * registerStep, true
}

// registers is the pool of a CTA, which begins with its first setmaxnreg.
func (c *cta) registers(start int) *registerPool {
	if c.pool == nil {
		n := len(c.warps)
		c.pool = &registerPool{have: slices.Repeat([]int{start}, n), turns: make([][]int32, (n+warpgroupWarps-1)/warpgroupWarps), done: make([]int, n)}
	}
	return c.pool
}

// setmaxnreg gives registers of a warp to its CTA's pool, or waits until it can take some.
func (d *decoder) setmaxnreg() {
	inc := d.takeOne("inc", "dec") == "inc"
	d.take("sync")
	d.s.aligned = d.take("aligned")
	d.take("u32")
	if len(d.args) != 1 || d.args[0].Kind != ptx.Int {
		d.fail("expected a number of registers")
		return
	}
	n := int(d.args[0].Val)
	if n%registerStep != 0 {
		d.fail("expected a multiple of %d registers, got %d", registerStep, n)
		return
	}
	f := d.f.source
	d.s.kind = stepBlock
	d.s.wait = func(p *path, m uint32) bool {
		s := &p.frame.f.steps[p.pc]
		start, ok := startRegisters(f, p.warp.cta.unit.run.threads)
		if !ok {
			p.fail(s, 0, "the kernel does not say how many registers its threads start with: expected .maxnreg, or .minnctapersm with .reqntid or .maxntid")
		}
		pool := p.warp.cta.registers(start)
		pool.turn(p, s)
		have := pool.have[p.warp.index]
		switch {
		case inc && n < have, !inc && n > have:
			p.fail(s, 0, "a thread has %d registers", have)
		case !inc:
			pool.spare += have - n
			pool.have[p.warp.index] = n
			return true
		}
		take := func(p *path) bool {
			if pool.spare < n-have {
				return false
			}
			pool.spare -= n - have
			pool.have[p.warp.index] = n
			return true
		}
		return take(p) || p.block(fmt.Sprintf("%d registers for each of its lanes, of which the CTA's pool has %d", n-have, pool.spare), take)
	}
}

// turn demands that the warps of a warpgroup come to the same setmaxnreg, one after the
// other.
func (r *registerPool) turn(p *path, s *step) {
	w := p.warp.index
	warpgroup, k := w/warpgroupWarps, r.done[w]
	r.done[w]++
	if turns := r.turns[warpgroup]; k < len(turns) && turns[k] != s.line {
		p.fail(s, 0, "another warp of its warpgroup is at the setmaxnreg of line %d", turns[k])
	} else if k == len(turns) {
		r.turns[warpgroup] = append(turns, s.line)
	}
}

// checkTurns demands at the end of a CTA that all warps of a warpgroup took part in each
// setmaxnreg.
func (c *cta) checkTurns() {
	if c.pool == nil {
		return
	}
	for w, k := range c.pool.done {
		turns := c.pool.turns[w/warpgroupWarps]
		if k == len(turns) {
			continue
		}
		m, line := c.unit.module, turns[k]
		panic(&Fault{
			PTXLine: int(line), PTX: m.text(line), CTA: c.id, Warp: w, Lane: -1,
			Message: "setmaxnreg: the warp has ended, and others of its warpgroup have executed it",
		})
	}
}
