package layout

import (
	"fmt"
	"math/rand/v2"
	"os"
	"testing"
)

// exchangeLayouts are layouts of every kind that plans have, of one shape.
func exchangeLayouts(shape []int, warps int) []Layout {
	var list []Layout
	for _, vec := range []int{1, 2, 4, 8} {
		for _, order := range [][]int{{0, 1}, {1, 0}} {
			list = append(list, Blocked(shape, order, vec, warps))
		}
	}
	for dim := range 2 {
		list = append(list, Along(shape, dim, 4, warps))
	}
	rows := min(2, warps)
	for _, f := range []Fragment{C16x8, A16x16, B16x8, A16x32, B32x8, A16x8, B8x8, C8x8} {
		if shape[0] >= f.Rows && shape[1] >= f.Cols {
			list = append(list, f.Spread(shape[0], shape[1], rows, warps/rows), f.SpreadA(shape[0], shape[1], rows, warps/rows), f.SpreadB(shape[0], shape[1], rows, warps/rows))
		}
	}
	return list
}

// TestExchange moves tiles between layouts of every kind, in one round and in
// several, and counts the wavefronts of every access: a sample of all pairs, a larger one
// with TILEIR_TESTS=all, all of them with TILEIR_MATRIX=full.
func TestExchange(t *testing.T) {
	sample, count, exceptions := 389, 0, 0
	switch {
	case testing.Short():
	case os.Getenv("TILEIR_MATRIX") == "full":
		sample = 1
	case os.Getenv("TILEIR_TESTS") == "all":
		sample = 97
	}
	for _, shape := range [][]int{{64, 64}, {32, 128}, {128, 32}, {16, 16}, {8, 256}} {
		for _, warps := range []int{1, 4, 8} {
			list := exchangeLayouts(shape, warps)
			for _, size := range []int{1, 2, 4, 8} {
				for i, src := range list {
					for k, dst := range list {
						for rounds := range 3 {
							if (i*7+k*3+rounds)%sample != 0 {
								continue
							}
							n := Log2(Size(shape) * size)
							x, ok := NewExchange(src.Bytes(size), dst.Bytes(size), size, size, n, rounds)
							if !ok {
								continue
							}
							if text := runExchange(x, src, dst, size); text != "" {
								t.Fatalf("%v to %v, %d bytes, %d rounds: %s", src, dst, size, rounds, text)
							}
							for side, a := range map[string]Access{"write": x.Write, "read": x.Read} {
								wavefronts, ideal := a.Wavefronts()
								if count++; wavefronts > ideal {
									exceptions++
									t.Logf("%v to %v, %d bytes, %d rounds: %s of %d registers takes %d wavefronts, not %d", src, dst, size, rounds, side, a.Width(), wavefronts, ideal)
								}
								if wavefronts > 2*ideal {
									t.Errorf("%d wavefronts, where %d would do", wavefronts, ideal)
								}
							}
						}
					}
				}
			}
		}
	}
	if exceptions*mostExceptions > count {
		t.Errorf("%d of %d accesses meet in banks", exceptions, count)
	}
}

// The exceptions: where the lanes that one side has in a wavefront are registers of the
// other, which moves as many as it can, the two cannot have all they want, and the
// cheaper of two ways is taken.
const mostExceptions = 200 // one in so many accesses

// runExchange does what the threads do, and compares.
func runExchange(x Exchange, src, dst Layout, size int) string {
	total := Size(src.Shape)
	got := make([]bool, total)
	for round := range 1 << len(x.Rounds) {
		memory := map[uint32]uint32{}
		each := func(a Access, l Layout, do func(place, element uint32)) string {
			for w := range 1 << len(l.Warp) {
				for lane := range 32 {
					done := map[int]bool{}
					for r := range l.NumRegs() {
						if done[r] {
							continue
						}
						mine := Combine(a.Round.Lane, lane) ^ Combine(a.Round.Warp, w)
						group := a.Neighbours(r)
						base := uint32(0)
						for i, q := range group {
							done[q] = true
							place := Combine(a.Map.Reg, q) ^ Combine(a.Map.Lane, lane) ^ Combine(a.Map.Warp, w)
							if i == 0 {
								base = place
							}
							if place != base+uint32(i*size) || base%uint32(len(group)*size) != 0 || int(place) >= x.Bytes {
								return fmt.Sprintf("register %d of %v is at %d of %d, the first at %d", q, group, place, x.Bytes, base)
							}
							if int(mine)^a.RoundOf(q) == round {
								do(place, l.At(q, lane, w))
							}
						}
					}
				}
			}
			return ""
		}
		var wrong string
		if s := each(x.Write, src, func(place, e uint32) {
			if old, ok := memory[place]; ok && old != e {
				wrong = fmt.Sprintf("elements %d and %d are both at %d", old, e, place)
			}
			memory[place] = e
		}); s != "" {
			return "write: " + s
		}
		if s := each(x.Read, dst, func(place, e uint32) {
			if found, ok := memory[place]; !ok || found != e {
				wrong = fmt.Sprintf("at %d there is %d (%v), not %d", place, found, ok, e)
			}
			got[e] = true
		}); s != "" {
			return "read: " + s
		}
		if wrong != "" {
			return wrong
		}
	}
	for e, ok := range got {
		if !ok {
			return fmt.Sprintf("nobody read %d", e)
		}
	}
	return ""
}

// TestSpan checks the algebra on random subspaces.
func TestSpan(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 1))
	random := func() []uint32 {
		list := make([]uint32, rng.IntN(6))
		for i := range list {
			list[i] = rng.Uint32() & 0xff
		}
		return list
	}
	for range 2000 {
		a, b := random(), random()
		common := intersect(a, b)
		n := 0
		for v := range uint32(256) {
			if in(a, v) && in(b, v) {
				n++
				if !in(common, v) {
					t.Fatalf("%v and %v have %d in common, not found", a, b, v)
				}
			}
		}
		if n != 1<<len(independent(common)) {
			t.Fatalf("%v and %v have %d vectors in common, found %v", a, b, n, common)
		}
		null := annihilator(a, 8)
		if len(null) != 8-len(independent(a)) {
			t.Fatalf("annihilator of %v has %d dimensions", a, len(null))
		}
		for _, f := range null {
			for _, v := range a {
				if parity(f, v) != 0 {
					t.Fatalf("%d and %d", f, v)
				}
			}
		}
	}
}
