package barrier

import (
	"maps"
	"math/rand/v2"
	"slices"
	"testing"
)

// A shared set holds what a map would, in order, and the sets it was made from
// stay as they are.
func TestSharedSet(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for round := range 300 {
		most := []int{10, 64, 3000, 100000}[round%4]
		var sets [2]sharedSet
		var want [2]map[int]bool
		for k := range sets {
			want[k] = map[int]bool{}
			for range r.IntN(60) {
				i := r.IntN(most)
				sets[k], want[k][i] = sets[k].with(i), true
			}
		}
		u := sets[0].union(sets[1])
		for k, s := range append(sets[:], u) {
			all := maps.Clone(want[0])
			if k == 1 {
				all = want[1]
			} else if k == 2 {
				maps.Copy(all, want[1])
			}
			list := slices.Sorted(maps.Keys(all))
			if got := slices.Collect(s.all()); !slices.Equal(got, list) || s.len() != len(list) || s.empty() != (len(list) == 0) {
				t.Fatalf("got %v, want %v", got, list)
			}
			first, last := r.IntN(most), r.IntN(most)
			part := slices.DeleteFunc(slices.Clone(list), func(i int) bool { return i < first || i > last })
			if got := slices.Collect(s.between(first, last)); !slices.Equal(got, part) {
				t.Fatalf("from %d to %d: got %v, want %v", first, last, got, part)
			}
			if got := slices.Collect(s.minus(sets[1]).all()); k != 1 && !slices.Equal(got, slices.DeleteFunc(slices.Clone(list), func(i int) bool { return want[1][i] })) {
				t.Fatalf("%v without %v: got %v", list, want[1], got)
			}
			if i := r.IntN(most); s.has(i) != all[i] {
				t.Fatalf("%d is in %v: got %v", i, list, s.has(i))
			}
		}
		if u.union(sets[0]).root != u.root {
			t.Fatal("a union with a part of itself is a new set")
		}
	}
}
