package schedule

import (
	"fmt"
	"slices"

	"tileir/ast"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
	"tileir/lowering/remark"
)

// Ring is some stages in shared memory that copies fill in turn, and their mbarriers.
// Loops one behind the other may fill and read one ring: the stage that comes next goes
// from each to the next as a value, so none has to wait until the one before is done.
type Ring struct {
	number      int // by which the schedule names it; -1 for one that is filled at one place
	Fillings    []*Filling
	Stages      int
	Full, Empty *ast.Value
	Across      bool  // CTAs of a cluster fill each other's
	Copied      *Ring // what the engine brings, if a role makes what this one holds of that; else nil
}

// Filling is a place of the program where a ring is filled: one or several loads that
// come and go together, as they stand in one block and the same ops read them.
type Filling struct {
	Ring  *Ring
	Loads []*RingLoad
	Loops []*ast.Op // around them, the outermost first
}

// staged reports whether the ring has several stages: it is filled again and again
// by loads that stand beside all that read it.
func (r *Ring) staged() bool { return r.Fillings[0].Staged() }

// Staged reports the same of one of the places where it is filled.
func (f *Filling) Staged() bool { return len(f.Loops) > 0 && !f.Loads[0].Resident }

// Block is the block that the loads stand in.
func (f *Filling) Block() *ast.Block { return f.Loads[0].Load.Block() }

// asked is how many stages the schedule asks for; 0: it says nothing.
func (r *Ring) asked() int { return int(r.Fillings[0].Loads[0].Load.Int(gpu.AttrStages, 0)) }

// Bytes is what copies bring to one stage.
func (r *Ring) Bytes() int { return r.Fillings[0].Bytes() }

// Bytes is the same of one of the places where it is filled.
func (f *Filling) Bytes() (n int) {
	for _, l := range f.Loads {
		n += l.Shared.StageBytes()
	}
	return n
}

// transformedBytes is what the stages take that a role writes of a ring's tiles.
func (r *Ring) transformedBytes() (n int) {
	for _, l := range r.Fillings[0].Loads {
		n += int(l.Load.Int(gpu.AttrTransformed, 0)) * l.Shared.StageBytes()
	}
	return n
}

// GoesOn reports whether a ring is filled again behind the loop around a filling.
func (f *Filling) GoesOn() bool {
	return len(f.Loops) > 1 || f != f.Ring.Fillings[len(f.Ring.Fillings)-1]
}

// MakeRings puts loads together that the same ops read, and fillings that the schedule
// gives one number.
func MakeRings(c *pass.Context, loads []*RingLoad) (rings []*Ring, err error) {
	for _, f := range fillings(c.Op, loads) {
		n := f.number()
		i := slices.IndexFunc(rings, func(r *Ring) bool { return n >= 0 && r.number == n })
		if i < 0 {
			rings = append(rings, &Ring{number: n})
			i = len(rings) - 1
		}
		if !rings[i].add(f) {
			return nil, c.Wrong(f.Loads[0].Load, "%s = %d, where the ring's other tiles lie otherwise in shared memory, or are not those of a loop before this one", gpu.AttrRing, n)
		}
		for _, l := range f.Loads {
			if m := l.number; m != n {
				return nil, c.Wrong(l.Load, "%s, where what the same products read beside it has %s", ringName(m), ringName(n))
			}
		}
	}
	return rings, nil
}

// ringName is how the schedule says which ring a load fills.
func ringName(number int) string {
	if number < 0 {
		return "no " + gpu.AttrRing
	}
	return fmt.Sprintf("%s = %d", gpu.AttrRing, number)
}

// fillings puts loads together that come and go together.
func fillings(entry *ast.Op, loads []*RingLoad) (list []*Filling) {
	for _, l := range loads {
		i := slices.IndexFunc(list, func(f *Filling) bool { return slices.ContainsFunc(f.Loads, l.comesWith) })
		if i < 0 {
			loops, _ := LoopsAround(entry, l.Load)
			list = append(list, &Filling{Loops: loops})
			i = len(list) - 1
		}
		list[i].Loads = append(list[i].Loads, l)
	}
	return list
}

// Readers lists the ops that read what the loads bring, each of them once.
func (f *Filling) Readers() (list []*ast.Op) {
	for _, l := range f.Loads {
		for _, r := range l.Readers {
			if !slices.Contains(list, r) {
				list = append(list, r)
			}
		}
	}
	return list
}

// comesWith reports whether a load can come and go with another: the same ops read both, or some
// op beside them does.
func (l *RingLoad) comesWith(o *RingLoad) bool {
	return l.Load.Block() == o.Load.Block() && l.direct && o.direct &&
		(slices.Equal(l.Readers, o.Readers) || !l.Resident && !o.Resident && sharesReader(l.StagedTile, o.StagedTile))
}

// number is that of the loads, or -1.
func (f *Filling) number() int { return f.Loads[0].number }

// add has a ring be filled at one more place, if it can be.
func (r *Ring) add(f *Filling) bool {
	if n := len(r.Fillings); n > 0 && !f.follows(r.Fillings[n-1]) {
		return false
	}
	f.Ring = r
	r.Fillings = append(r.Fillings, f)
	return true
}

// follows reports whether a filling can go on with the stages of another: they are those
// of two loops, one behind the other, and the tiles lie alike in shared memory.
func (f *Filling) follows(before *Filling) bool {
	if !f.Staged() || !before.Staged() || len(f.Loads) != len(before.Loads) || !oneBehindOther(before.Loops, f.Loops) {
		return false
	}
	for i, l := range f.Loads {
		if !l.liesAs(before.Loads[i]) {
			return false
		}
	}
	return true
}

// liesAs reports whether two tiles can have the same stages.
func (l *RingLoad) liesAs(o *RingLoad) bool {
	a, b := l.Shared, o.Shared
	return slices.Equal(a.Shape, b.Shape) && a.Elem == b.Elem && a.Contiguous == b.Contiguous && a.Slices == b.Slices && a.InLanes == b.InLanes && l.Load.Int(gpu.AttrTransformed, 0) == o.Load.Int(gpu.AttrTransformed, 0) && l.Load.Int(gpu.AttrStages, 0) == o.Load.Int(gpu.AttrStages, 0)
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
func shareRings(c *pass.Context, loads []*RingLoad) {
	var rings []*Ring
	free := 0
	for _, l := range loads {
		free = max(free, l.number+1)
	}
	for _, f := range fillings(c.Op, loads) {
		if f.number() >= 0 {
			continue
		}
		i := slices.IndexFunc(rings, func(r *Ring) bool { return r.add(f) })
		if i < 0 {
			remarkRingAlone(c, f, rings)
			rings = append(rings, &Ring{number: free, Fillings: []*Filling{f}})
			free++
		}
	}
	for _, r := range rings {
		if len(r.Fillings) == 1 {
			continue
		}
		for _, f := range r.Fillings {
			for _, l := range f.Loads {
				l.number = r.number
			}
		}
	}
}

// remarkRingAlone says of a loop behind others why it goes on with the stages of none.
func remarkRingAlone(c *pass.Context, f *Filling, rings []*Ring) {
	behind := func(r *Ring) bool {
		before := r.Fillings[len(r.Fillings)-1]
		return f.Staged() && before.Staged() && oneBehindOther(before.Loops, f.Loops)
	}
	if c.Listening() && slices.ContainsFunc(rings, behind) {
		c.Remark(f.Loops[len(f.Loops)-1], remark.RingAlone, "bytes", f.Bytes())
	}
}
