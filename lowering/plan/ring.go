package plan

import (
	"slices"

	"tileir/ast"
	"tileir/lowering/gpu"
)

// ring is some stages in shared memory that copies fill in turn, and their mbarriers.
// Loops one behind the other may fill and read one ring: the stage that comes next goes
// from each to the next as a value, so none has to wait until the one before is done.
type ring struct {
	number      int // by which the schedule names it; -1 for one that is filled at one place
	fillings    []*filling
	stages      int
	full, empty *ast.Value
}

// filling is a place of the program where a ring is filled: one or several loads that
// come and go together, as they stand in one block and the same ops read them.
type filling struct {
	ring  *ring
	loads []*ringLoad
	loops []*ast.Op // around them, the outermost first
}

// staged reports whether the ring has several stages: it is filled again and again
// by loads that stand beside all that read it.
func (r *ring) staged() bool { return r.fillings[0].staged() }

func (f *filling) staged() bool { return len(f.loops) > 0 && !f.loads[0].resident }

// block is the block that the loads stand in.
func (f *filling) block() *ast.Block { return f.loads[0].load.Block() }

// bytes is what copies bring to one stage.
func (r *ring) bytes() (n int) {
	for _, l := range r.fillings[0].loads {
		n += l.shared.StageBytes()
	}
	return n
}

// goesOn reports whether a ring is filled again behind the loop around a filling.
func (f *filling) goesOn() bool {
	return len(f.loops) > 1 || f != f.ring.fillings[len(f.ring.fillings)-1]
}

// makeRings puts loads together that the same ops read, and fillings that the schedule
// gives one number.
func (e *entry) makeRings(loads []*ringLoad) (rings []*ring, err error) {
	for _, f := range e.fillings(loads) {
		n := f.number()
		i := slices.IndexFunc(rings, func(r *ring) bool { return n >= 0 && r.number == n })
		if i < 0 {
			rings = append(rings, &ring{number: n})
			i = len(rings) - 1
		}
		if !rings[i].add(f) {
			return nil, e.wrongSchedule(f.loads[0].load, "%s = %d, where the ring's other tiles lie otherwise in shared memory, or are not those of a loop before this one", gpu.AttrRing, n)
		}
		for _, l := range f.loads {
			if m := l.number; m != n {
				return nil, e.wrongSchedule(l.load, "%s = %d, where what the same products read beside it has %d (-1: none)", gpu.AttrRing, m, n)
			}
		}
	}
	return rings, nil
}

// fillings puts loads together that come and go together.
func (e *entry) fillings(loads []*ringLoad) (list []*filling) {
	for _, l := range loads {
		i := slices.IndexFunc(list, func(f *filling) bool { return l.comesWith(f.loads[0]) })
		if i < 0 {
			loops, _ := e.loopsAround(l.load)
			list = append(list, &filling{loops: loops})
			i = len(list) - 1
		}
		list[i].loads = append(list[i].loads, l)
	}
	return list
}

// comesWith reports whether a load can come and go with another.
func (l *ringLoad) comesWith(o *ringLoad) bool {
	return l.load.Block() == o.load.Block() && l.direct && o.direct && slices.Equal(l.readers, o.readers)
}

// number is that of the loads, or -1.
func (f *filling) number() int { return f.loads[0].number }

// add has a ring be filled at one more place, if it can be.
func (r *ring) add(f *filling) bool {
	if n := len(r.fillings); n > 0 && !f.follows(r.fillings[n-1]) {
		return false
	}
	f.ring = r
	r.fillings = append(r.fillings, f)
	return true
}

// follows reports whether a filling can go on with the stages of another: they are those
// of two loops, one behind the other, and the tiles lie alike in shared memory.
func (f *filling) follows(before *filling) bool {
	if !f.staged() || !before.staged() || len(f.loads) != len(before.loads) || !oneBehindOther(before.loops, f.loops) {
		return false
	}
	for i, l := range f.loads {
		if !l.liesAs(before.loads[i]) {
			return false
		}
	}
	return true
}

// liesAs reports whether two tiles can have the same stages.
func (l *ringLoad) liesAs(o *ringLoad) bool {
	a, b := l.shared, o.shared
	return slices.Equal(a.Shape, b.Shape) && a.Elem == b.Elem && a.Fast == b.Fast && a.Slices == b.Slices && l.load.Int(gpu.AttrStages, 0) == o.load.Int(gpu.AttrStages, 0)
}

// oneBehindOther reports whether of two lists of nested loops the first that are not the
// same stand in one block.
func oneBehindOther(a, b []*ast.Op) bool {
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] {
			return a[i].Block() == b[i].Block() && a[i].IsBefore(b[i])
		}
	}
	return false
}

// shareRings numbers the rings that several loops can fill, where the schedule says
// nothing: each filling goes on with the first ring that it can go on with.
func (e *entry) shareRings(loads []*ringLoad) {
	var rings []*ring
	free := 0
	for _, l := range loads {
		free = max(free, l.number+1)
	}
	for _, f := range e.fillings(loads) {
		if f.number() >= 0 {
			continue
		}
		i := slices.IndexFunc(rings, func(r *ring) bool { return r.add(f) })
		if i < 0 {
			rings = append(rings, &ring{number: free, fillings: []*filling{f}})
			free++
		}
	}
	for _, r := range rings {
		if len(r.fillings) == 1 {
			continue
		}
		for _, f := range r.fillings {
			for _, l := range f.loads {
				l.number = r.number
			}
		}
	}
}
