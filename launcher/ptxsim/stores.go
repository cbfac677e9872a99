package ptxsim

// Which buffers a kernel stores to shows in its code, as far as addresses are
// computed of parameters: reads of the others need not be remembered. An address
// that comes from memory shows nothing; what is stored to by one is remembered from
// then on.

// paramSet is parameters of an entry, by number; those from 63 on share a bit.
type paramSet uint64

func paramBit(i int) paramSet { return 1 << min(i, 63) }

func (s paramSet) has(i int) bool { return s&paramBit(i) != 0 }

// storedParams finds the parameters that addresses of stores are computed of.
func storedParams(f *function) paramSet {
	of := make([]paramSet, f.regs)
	for changed := true; changed; {
		changed = false
		for i := range f.steps {
			s := &f.steps[i]
			from := s.param
			for _, r := range s.reads {
				from |= of[r]
			}
			if s.fromMemory {
				from = 0
			}
			for _, r := range s.writes {
				if of[r]|from != of[r] {
					of[r] |= from
					changed = true
				}
			}
		}
	}
	stored := paramSet(0)
	for i := range f.steps {
		if r := f.steps[i].storesTo; r > 0 {
			stored |= of[r-1]
		}
	}
	return stored
}

// expectStores notes the allocations that the code stores to.
func (r *run) expectStores(values []uint64, hidden map[int]*allocation) {
	r.stored = make([]bool, len(r.global))
	for i, v := range values {
		if at := v >> regionBits; r.function.stored.has(i) && at < uint64(len(r.stored)) {
			r.stored[at] = true
		}
	}
	if r.function.storesBoxes {
		for _, t := range r.maps {
			r.stored[t.base>>regionBits] = true
		}
	}
	for _, a := range hidden {
		if a != nil {
			r.stored[a.base>>regionBits] = true
		}
	}
}
