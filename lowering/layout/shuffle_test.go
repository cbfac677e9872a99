package layout

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// TestShuffle moves tiles within warps, between layouts of the plans' kinds and
// between random ones, with words of one, two and four registers.
func TestShuffle(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	tried, found := 0, map[int]int{}
	try := func(src, dst Layout) {
		for _, per := range []int{1, 2, 4} {
			s, ok := NewShuffle(src, dst, per)
			if !ok {
				continue
			}
			found[per]++
			if r, lane, ok := runShuffle(s, src, dst); !ok {
				t.Fatalf("%v to %v, words of %d: register %d of lane %d is wrong: %+v", src, dst, per, r, lane, s)
			}
		}
		tried++
	}
	for _, shape := range [][]int{{8, 32}, {16, 16}, {64, 8}, {16, 64}} {
		list := exchangeLayouts(shape, 1)
		for _, src := range list {
			for _, dst := range list {
				try(src, dst)
			}
		}
	}
	if found[1] < tried*9/10 {
		t.Errorf("of %d conversions within a warp, %d were found", tried, found[1])
	}
	for range 3000 {
		n := 5 + rng.IntN(5)
		columns := func() []uint32 {
			for {
				cs := make([]uint32, n)
				for i := range cs {
					cs[i] = rng.Uint32() & (1<<n - 1)
				}
				if len(independent(cs)) == n {
					return cs
				}
			}
		}
		split := func(cs []uint32) Layout {
			return Layout{Shape: []int{1 << n}, Reg: slices.Clone(cs[:n-5]), Lane: slices.Clone(cs[n-5:])}
		}
		before := found[1]
		try(split(columns()), split(columns()))
		if found[1] == before {
			t.Fatal("no way between two layouts without copies")
		}
	}
	if found[2] == 0 || found[4] == 0 {
		t.Errorf("found %v", found)
	}
}

// runShuffle does what the lanes do, and finds a register that is not as dst says.
func runShuffle(s Shuffle, src, dst Layout) (r, lane int, ok bool) {
	words := make([][][]uint32, 32) // lane, word, register
	for lane := range words {
		for i := 0; i < len(s.From); i += s.Per {
			var w []uint32
			for _, r := range s.From[i : i+s.Per] {
				w = append(w, src.At(r, lane, 0))
			}
			words[lane] = append(words[lane], w)
		}
	}
	choose := func(list []Choice) {
		for _, c := range list {
			for lane, old := range words {
				if parity(uint32(lane), c.Lanes) == 0 {
					continue
				}
				now := make([][]uint32, len(old))
				for w := range now {
					now[w] = old[w^c.Words]
				}
				words[lane] = now
			}
		}
	}
	choose(s.Before)
	got := make([][][]uint32, 32)
	for lane := range got {
		for w, send := range s.Send {
			from := Combine(s.Lane, lane) ^ Combine(s.Skip, w)
			if s.Stays(w) && int(from) != lane {
				return w, lane, false
			}
			got[lane] = append(got[lane], words[from][send])
		}
	}
	words = got
	choose(s.After)
	for lane := range words {
		regs := slices.Concat(words[lane]...)
		for r, at := range s.To {
			if regs[at] != dst.At(r, lane, 0) {
				return r, lane, false
			}
		}
	}
	return 0, 0, true
}

// TestShuffleCost holds the worked example: two registers and two lanes change
// places with four selects and one shuffle.
func TestShuffleCost(t *testing.T) {
	src := Layout{Shape: []int{64}, Reg: []uint32{1}, Lane: []uint32{2, 4, 8, 16, 32}}
	dst := Layout{Shape: []int{64}, Reg: []uint32{2}, Lane: []uint32{1, 4, 8, 16, 32}}
	s, ok := NewShuffle(src, dst, 1)
	if !ok || len(s.Before) != 1 || len(s.After) != 1 || !s.Stays(0) || s.Stays(1) || s.Cost(4) != 7 {
		t.Errorf("%+v, cost %d", s, s.Cost(4))
	}
}
