package layout

import "testing"

// TestWithinWarps deals out again what warps have of a product's result.
func TestWithinWarps(t *testing.T) {
	product := Layout{Shape: []int{128, 128}, Reg: []uint32{1, 1024, 8, 16, 32, 64}, Lane: []uint32{2, 4, 128, 256, 512}, Warp: []uint32{2048, 4096, 8192}}
	for _, c := range []struct {
		dim, n int
		want   string // nothing where it cannot be
	}{
		{1, 8, "128x128 reg[1,2,4,256,512,1024] lane[8,16,32,64,128] warp[2048,4096,8192]"},
		{1, 1, "128x128 reg[32,64,128,256,512,1024] lane[1,2,4,8,16] warp[2048,4096,8192]"},
		{0, 8, "128x128 reg[128,256,512,16,32,64] lane[1024,1,2,4,8] warp[2048,4096,8192]"},
		{0, 32, ""}, // other warps have them
		{1, 256, ""},
	} {
		got, ok := product.WithinWarps(c.dim, c.n)
		covers(t, got)
		if s := got.String(); ok != (c.want != "") || ok && s != c.want {
			t.Errorf("%d along dimension %d: got %s, %t, want %s", c.n, c.dim, s, ok, c.want)
		}
	}
	copies := Layout{Shape: []int{32}, Reg: []uint32{1}, Lane: []uint32{2, 4, 8, 16, 0}}
	if _, ok := copies.WithinWarps(0, 1); ok {
		t.Error("threads share elements, and each has some of its own then")
	}
}

// TestWarpExchange writes and reads the scratch of an exchange within warps: each thread
// gets what it wants, and no warp comes to bytes of another.
func TestWarpExchange(t *testing.T) {
	product := Layout{Shape: []int{64, 64}, Reg: []uint32{1, 512, 8, 16, 32}, Lane: []uint32{2, 4, 64, 128, 256}, Warp: []uint32{1024, 2048}}
	rows, ok := product.WithinWarps(1, 8)
	if !ok {
		t.Fatal("no rows within warps")
	}
	for _, rounds := range []int{0, 1, 2} {
		x, ok := NewWarpExchange(product, rows, 2, rounds)
		if !ok || x.Bytes != 64*64*2>>rounds {
			t.Fatalf("%d rounds: %d bytes, %t", rounds, x.Bytes, ok)
		}
		for warp := range 4 {
			at := map[[2]int]uint32{} // round and place -> element
			each(product, warp, x.Write, func(round, place int, element uint32) {
				if place/(x.Bytes/4) != warp {
					t.Fatalf("warp %d writes byte %d of %d", warp, place, x.Bytes)
				}
				at[[2]int{round, place}] = element + 1
			})
			each(rows, warp, x.Read, func(round, place int, element uint32) {
				if got := at[[2]int{round, place}]; got != element+1 {
					t.Fatalf("%d rounds, warp %d: element %d is not at byte %d in round %d", rounds, warp, element, place, round)
				}
			})
		}
	}
	if _, ok := NewWarpExchange(product, Blocked([]int{64, 64}, RowMajor(2), 8, 4), 2, 0); ok {
		t.Error("warps exchange something")
	}
}

// each lists the places that a warp accesses: round, byte, element.
func each(l Layout, warp int, a Access, f func(round, place int, element uint32)) {
	for lane := range 32 {
		for r := range l.NumRegs() {
			place := Combine(a.Map.Reg, r) ^ Combine(a.Map.Lane, lane) ^ Combine(a.Map.Warp, warp)
			round := Combine(a.Round.Reg, r) ^ Combine(a.Round.Lane, lane) ^ Combine(a.Round.Warp, warp)
			f(int(round), int(place), l.At(r, lane, warp))
		}
	}
}
