package race

import (
	"maps"
	"math/rand/v2"
	"slices"
	"testing"
)

// happened makes clocks in which an agent has come as far.
func happened(a Agent, at uint32) *clocks {
	c := new(clocks)
	c.happened.reach(a, at)
	return c
}

// TestUnits holds trees of units to maps from units to how far two agents of them have come.
func TestUnits(t *testing.T) {
	type known map[uint32][2]uint32
	rng := rand.New(rand.NewPCG(7, 7))
	trees, models := make([]units, 6), make([]known, 6)
	for i := range models {
		models[i] = known{}
	}
	numbers := []uint32{0, 1, 31, 32, 33, 1023, 1024, 70000, 1 << 31}
	for step := range 4000 {
		to, from := rng.IntN(len(trees)), rng.IntN(len(trees))
		if rng.IntN(2) == 0 {
			unit, agent, at := numbers[rng.IntN(len(numbers))], rng.IntN(2), uint32(step/100)
			trees[to] = trees[to].join(only(unit, happened(Agent(agent), at)))
			m := maps.Clone(models[to])
			v := m[unit]
			v[agent] = max(v[agent], at)
			m[unit], models[to] = v, m
		} else {
			trees[to] = trees[to].join(trees[from])
			m := maps.Clone(models[to])
			for unit, o := range models[from] {
				v := m[unit]
				m[unit] = [2]uint32{max(v[0], o[0]), max(v[1], o[1])}
			}
			models[to] = m
		}
		for i := range trees {
			for _, unit := range numbers {
				want, there := models[i][unit]
				c := trees[i].of(unit)
				if (c != nil) != there {
					t.Fatalf("step %d: tree %d knows of unit %d: %v, expected %v", step, i, unit, c != nil, there)
				}
				if there && (c.happened.of(0) != want[0] || c.happened.of(1) != want[1]) {
					t.Fatalf("step %d: tree %d, unit %d: %v, expected %v", step, i, unit, c.happened.all, want)
				}
			}
		}
	}
}

// TestUnitsShared: what a tree knows already costs it nothing, and what another knows beyond it, it
// takes from there.
func TestUnitsShared(t *testing.T) {
	var more units
	for unit := range uint32(5000) {
		more = more.join(only(unit, happened(0, 1)))
	}
	less := only(4000, happened(0, 1))
	if more.join(more) != more || more.join(less).levels != more.levels || less.join(more).root != more.root {
		t.Error("joining with what is known, or by what knows all, makes another tree")
	}
	added := more.join(only(77, happened(0, 2)))
	shared := func(n, o *node) int {
		return len(slices.DeleteFunc(slices.Clone(n.branches[:]), func(b *node) bool { return b == nil || !slices.Contains(o.branches[:], b) }))
	}
	if got := shared(added.root, more.root); got != 4 { // of five branches of 1024 units
		t.Errorf("a tree with one other unit shares %d branches of five, expected four", got)
	}
}

// TestKnows tells clocks apart that have come as far in all lanes, in some, or not.
func TestKnows(t *testing.T) {
	lanes := func(mask, at uint32) *clock {
		c := new(clock)
		c.reachLanes(3, mask, at)
		return c
	}
	all := new(clock)
	all.reach(3, 5)
	for _, test := range []struct {
		c, o *clock
		want bool
	}{
		{all, lanes(0xff, 5), true},
		{all, lanes(0xff, 6), false},
		{lanes(0xff, 6), all, false},
		{lanes(0xff, 6), lanes(0x0f, 6), true},
		{lanes(0x0f, 6), lanes(0xff, 6), false},
		{new(clock), all, false},
		{all, new(clock), true},
	} {
		if got := test.c.knows(test.o); got != test.want {
			t.Errorf("%v knows %v: %v, expected %v", test.c, test.o, got, test.want)
		}
	}
}
