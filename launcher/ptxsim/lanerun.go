package ptxsim

import (
	"encoding/binary"
	"math/bits"

	"tileir/launcher/ptxsim/race"
)

// laneRun is neighbouring lanes of which each accesses the bytes behind those of the one
// before, or in front of them, or all the same bytes: they are looked up together.
type laneRun struct {
	first, count int
	bytes        int // from one lane to the next; 0: all access the same
}

// at is where the bytes of a lane begin in those of the run.
func (r *laneRun) at(lane int) int {
	if r.bytes < 0 {
		return (lane - r.first - r.count + 1) * r.bytes
	}
	return (lane - r.first) * r.bytes
}

// lowest is the lane that the bytes of the run begin with.
func (r *laneRun) lowest() int {
	if r.bytes < 0 {
		return r.first + r.count - 1
	}
	return r.first
}

// nextRun finds the run of the first of some lanes, which access n bytes each.
func nextRun(base *vec, m uint32, n int, same bool) laneRun {
	first := bits.TrailingZeros32(m)
	r := laneRun{first: first, count: 1, bytes: n}
	if m>>first == 1 {
		return r
	}
	together := bits.TrailingZeros32(^(m >> first)) // lanes without a gap
	if together == 1 {
		return r
	}
	step := base[first+1] - base[first]
	if step != uint64(n) && step != -uint64(n) && (step != 0 || !same) {
		return r
	}
	r.bytes = int(step)
	i := first + 2
	for i < first+together && base[i]-base[i-1] == step {
		i++
	}
	r.count = i - first
	return r
}

// lanes is the run as a mask.
func (r *laneRun) lanes() uint32 { return uint32(uint64(1)<<r.count-1) << r.first }

// load gives each lane its number of size bytes.
func (r *laneRun) load(x *vec, b []byte, size int) {
	to := x[r.first : r.first+r.count]
	switch {
	case r.bytes == 0:
		v := load(b[:size])
		for i := range to {
			to[i] = v
		}
	case r.bytes < 0:
		at := r.at(r.first)
		for i := range to {
			to[i] = load(b[at : at+size])
			at += r.bytes
		}
	case size == 4:
		for i := range to {
			to[i] = uint64(binary.LittleEndian.Uint32(b[i*r.bytes:]))
		}
	case size == 2:
		for i := range to {
			to[i] = uint64(binary.LittleEndian.Uint16(b[i*r.bytes:]))
		}
	default:
		for i := range to {
			to[i] = load(b[i*r.bytes : i*r.bytes+size])
		}
	}
}

// store writes the number of each lane.
func (r *laneRun) store(b []byte, x *vec, size int) {
	from := x[r.first : r.first+r.count]
	switch {
	case r.bytes < 0:
		at := r.at(r.first)
		for _, v := range from {
			store(b[at:at+size], v)
			at += r.bytes
		}
	case size == 4:
		for i, v := range from {
			binary.LittleEndian.PutUint32(b[i*r.bytes:], uint32(v))
		}
	case size == 2:
		for i, v := range from {
			binary.LittleEndian.PutUint16(b[i*r.bytes:], uint16(v))
		}
	default:
		for i, v := range from {
			store(b[i*r.bytes:i*r.bytes+size], v)
		}
	}
}

// runViewer returns how runs of lanes access a space; nil if each lane does for itself.
func runViewer(s space, o order) func(p *path, r laneRun, addr uint64, n int, in intent) []byte {
	switch {
	case o.scope != race.Weak:
	case s == globalSpace:
		return (*path).globalRun
	case s == sharedSpace:
		return (*path).sharedRun
	}
	return nil
}

// access is that of the first lane of a run, and the bytes of all.
func (r *laneRun) access(w *race.Warp, site int32, n int) (a race.Access, all int) {
	if w != nil {
		a = w.Access(site, r.lowest(), race.Weak)
	}
	switch {
	case r.bytes == 0:
		a.Together()
		return a, n
	case r.bytes < 0:
		a.Backward()
	}
	return a, r.count * n
}

// globalRun is an access of a run to global memory, of n bytes for each lane, from addr on
// of the first; nil if it is a fault in one of them.
func (p *path) globalRun(r laneRun, addr uint64, n int, in intent) []byte {
	w := p.warp.races
	a, all := r.access(w, p.site(), n)
	if addr&uint64(n-1) != 0 {
		return nil
	}
	addr -= uint64(r.at(r.first))
	b, err := p.warp.cta.unit.run.global.bytes(addr, all)
	if err != nil {
		return nil
	}
	if w == nil {
		return b
	}
	if s := p.globalShadow(addr, in != reading); s != nil {
		if x := s.Touch(w, int(addr&(1<<regionBits-1)), all, n, &a, in != reading); x != nil {
			if r.bytes < 0 {
				return nil // which is that of the last lane: who looks for each finds the first
			}
			panic(p.race(&a, x, p.warp.cta.unit.run.byteOf(addr, x.Offset)))
		}
	}
	return b
}

// sharedRun is the same of the CTA's shared memory.
func (p *path) sharedRun(r laneRun, addr uint64, n int, in intent) []byte {
	c, w := p.warp.cta, p.warp.races
	a, all := r.access(w, p.site(), n)
	addr -= uint64(r.at(r.first))
	off, err := c.shared.span(uint32(addr), all, n)
	if err != nil || addr>>32 != 0 {
		return nil
	}
	if w != nil {
		x := p.warp.cta.unit.races.shared[c.rank].Touch(w, off, all, n, &a, in != reading)
		switch {
		case x == nil:
		case r.bytes < 0:
			return nil // see globalRun
		default:
			panic(p.raceOfShared(c, &a, x))
		}
	}
	b, err := c.shared.access(uint32(addr), all, n, in)
	if err != nil {
		return nil
	}
	return b
}
