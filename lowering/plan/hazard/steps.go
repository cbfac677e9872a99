package hazard

import (
	"slices"

	"tileir/ast"
	"tileir/lowering/gpu"
)

// step is one thing that an agent does.
type step struct {
	op           *ast.Op
	kind         gpu.Kind
	bar          *ast.Op // gpu.alloc_mbarrier
	slot, parity int
	bytes        int
	tiles        []stage // that a copy writes or a product reads
	beside       bool    // a product that runs beside the threads
	pending      int     // of a wait for products
	warps        int     // that arrive
	cta, ctas    int     // that does it, of how many
	across       bool    // to all CTAs, or at the mbarriers of all
	rounds       []int   // of each of those, the number of the tile of the ring that is filled or read, from 0
}

// stage is a stage of a tile in shared memory, or the part of one that a CTA brings.
type stage struct {
	alloc     *ast.Op
	slot      int
	cta, part int
}

// CTAs that bring each other tiles run the same steps, each with stages and mbarriers of its own. A copy across
// writes its CTA's part to the stages of all, and counts at the mbarriers of all; what reads such a
// stage reads all parts. So where one of them does not wait for another, or counts other arrivals or bytes, it
// is found as what goes wrong between the warps of one.

// inStep is what all CTAs of a cluster do: the steps of each, of one tile in shared memory the parts that CTAs bring.
func inStep(entry *ast.Op, produced, consumed [][]step) (p, c [][]step) {
	n := gpu.MulticastOf(entry)
	if n == 1 {
		return produced, consumed
	}
	parts := map[*ast.Op]bool{}
	for _, steps := range produced {
		for _, s := range steps {
			if s.kind == gpu.CopyTensor && s.across {
				parts[s.tiles[0].alloc] = true
			}
		}
	}
	for cta := range n {
		for _, steps := range produced {
			p = append(p, stepsOf(steps, cta, n, parts))
		}
		for _, steps := range consumed {
			c = append(c, stepsOf(steps, cta, n, parts))
		}
	}
	return p, c
}

// stepsOf are the steps of one of n CTAs.
func stepsOf(steps []step, cta, n int, parts map[*ast.Op]bool) []step {
	list := slices.Clone(steps)
	for i := range list {
		s := &list[i]
		s.cta, s.ctas = cta, n
		copies := s.kind == gpu.CopyTensor
		tiles, rounds := s.tiles, s.rounds
		s.tiles, s.rounds = nil, nil
		for k, t := range tiles {
			t.cta = cta
			first, last := 0, 0
			switch {
			case copies && s.across:
				first, last = cta, cta
			case parts[t.alloc]:
				last = n - 1
			}
			for t.part = first; t.part <= last; t.part++ {
				s.tiles, s.rounds = append(s.tiles, t), append(s.rounds, rounds[k])
			}
		}
		if copies && s.across {
			s.bytes /= n
		}
	}
	return list
}

// at is a step as it is done at each CTA where it is done at all.
func (s step) at() (list []step) {
	if !s.across {
		return []step{s}
	}
	for cta := range s.ctas {
		there := s
		there.cta, there.tiles = cta, slices.Clone(s.tiles)
		for k := range there.tiles {
			there.tiles[k].cta = cta
		}
		list = append(list, there)
	}
	return list
}
