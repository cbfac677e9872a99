package ptxsim

import "math/bits"

// registersInUse is how many registers of 32 bits a thread of a function has in use
// at a time at most, as the PTX uses them: those that hold what a later instruction
// reads. Predicates are none.
func registersInUse(f *function) int {
	g := flowGraph(f)
	words := (f.regs + 63) / 64
	sizes := f.registerSizes()
	type set []uint64
	in := make([]set, len(g.first))
	for b := range in {
		in[b] = make(set, words)
	}
	most := 0
	// through goes back through a block from what is in use at its end.
	through := func(b int, live set, measure bool) {
		end := len(f.steps)
		if b+1 < len(g.first) {
			end = int(g.first[b+1])
		}
		for i := end - 1; i >= int(g.first[b]); i-- {
			use := f.steps[i].uses()
			if f.steps[i].guard < 0 {
				for _, r := range use.written {
					live[r/64] &^= 1 << (r % 64)
				}
			}
			for _, r := range use.read {
				live[r/64] |= 1 << (r % 64)
			}
			if measure {
				most = max(most, countRegisters(live, sizes))
			}
		}
	}
	atEnd := func(b int) set {
		live := make(set, words)
		for _, s := range g.succ[b] {
			if s >= 0 {
				for i, w := range in[s] {
					live[i] |= w
				}
			}
		}
		return live
	}
	for changed := true; changed; {
		changed = false
		for b := len(g.first) - 1; b >= 0; b-- {
			live := atEnd(b)
			through(b, live, false)
			for i, w := range live {
				if in[b][i] != w {
					in[b], changed = live, true
					break
				}
			}
		}
	}
	for b := range g.first {
		through(b, atEnd(b), true)
	}
	return most
}

// registerUse is what a step does with registers.
type registerUse struct{ read, written []int32 }

func (s *step) uses() registerUse {
	u := registerUse{s.reads, s.writes}
	if s.guard >= 0 {
		u.read = append(u.read[:len(u.read):len(u.read)], s.guard)
	}
	if s.cost != nil && s.cost.product != nil && s.cost.product.async { // the sums go in and come out
		u.read = append(u.read[:len(u.read):len(u.read)], s.cost.product.result...)
	}
	return u
}

// registerSizes is how many registers of 32 bits each register of the PTX takes.
func (f *function) registerSizes() []int {
	sizes := make([]int, f.regs)
	n := 0
	for d := range f.source.Regs {
		size := (f.source.Regs[d].Type.Bits() + 31) / 32
		if f.source.Regs[d].Type.Bits() == 1 {
			size = 0
		}
		for range f.source.Regs[d].Len() {
			sizes[n] = size
			n++
		}
	}
	for ; n < f.regs; n++ {
		sizes[n] = 1
	}
	return sizes
}

func countRegisters(live []uint64, sizes []int) (n int) {
	for i, w := range live {
		for ; w != 0; w &= w - 1 {
			n += sizes[i*64+bits.TrailingZeros64(w)]
		}
	}
	return n
}
