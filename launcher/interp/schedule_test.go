package interp

import "testing"

// A shaken order is a permutation of the grid, and depends on the seed.
func TestOrderIsAPermutation(t *testing.T) {
	for _, total := range []int64{1, 2, 3, 7, 64, 1000, 4097} {
		differs := false
		for seed := range uint64(4) {
			o, _ := (&Options{Schedule: &Schedule{Seed: seed}}).schedule(total)
			seen := make([]bool, total)
			for i := range total {
				b := o.block(i)
				if b < 0 || b >= total || seen[b] {
					t.Fatalf("%d tile blocks, seed %d: number %d is tile block %d", total, seed, i, b)
				}
				seen[b] = true
				differs = differs || b != i
			}
		}
		if total > 3 && !differs {
			t.Errorf("%d tile blocks are in the order of the grid under every seed", total)
		}
	}
}
