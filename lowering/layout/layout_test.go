package layout

import (
	"slices"
	"testing"
)

// covers checks that every element of the tile is held somewhere.
func covers(t *testing.T, l Layout) {
	t.Helper()
	seen := make([]bool, Size(l.Shape))
	for w := range 1 << len(l.Warp) {
		for lane := range 32 {
			for r := range l.NumRegs() {
				seen[l.At(r, lane, w)] = true
			}
		}
	}
	if i := slices.Index(seen, false); i >= 0 {
		t.Errorf("%v: nobody holds element %d", l, i)
	}
}

func TestBlocked(t *testing.T) {
	l := Blocked([]int{64, 128}, RowMajor(2), 4, 8)
	covers(t, l)
	if got := l.Contiguous(1); got != 4 {
		t.Errorf("Contiguous = %d, want 4", got)
	}
	if got := l.At(1, 1, 0); got != 5 {
		t.Errorf("lane 1, register 1 holds %d, want 5", got)
	}
	if got := l.At(0, 0, 1); got != 128 {
		t.Errorf("warp 1 starts at %d, want 128", got)
	}
	small := Blocked([]int{16}, []int{0}, 4, 4)
	covers(t, small)
	lanes, warps := small.Copies()
	if lanes != 0b11100 || warps != 0b11 {
		t.Errorf("copies = %b %b", lanes, warps)
	}
}

// TestFragments checks the basis tables against the formulas of the PTX ISA.
func TestFragments(t *testing.T) {
	cases := []struct {
		name string
		f    Fragment
		at   func(i, g, t int) (row, col int)
	}{
		{"C16x8", C16x8, func(i, g, t int) (int, int) { return g + 8*(i>>1), 2*t + i&1 }},
		{"A16x16", A16x16, func(i, g, t int) (int, int) { return g + 8*(i>>1&1), 2*t + i&1 + 8*(i>>2) }},
		{"B16x8", B16x8, func(i, g, t int) (int, int) { return 2*t + i&1 + 8*(i>>1), g }},
		{"A16x32", A16x32, func(i, g, t int) (int, int) { return g + 8*(i>>2&1), 4*t + i&3 + 16*(i>>3) }},
		{"B32x8", B32x8, func(i, g, t int) (int, int) { return 4*t + i&3 + 16*(i>>2), g }},
		{"A16x8", A16x8, func(i, g, t int) (int, int) { return g + 8*(i&1), t + 4*(i>>1) }},
		{"B8x8", B8x8, func(i, g, t int) (int, int) { return t + 4*i, g }},
		{"C8x8", C8x8, func(i, g, t int) (int, int) { return g, 2*t + i }},
		{"A8x4", A8x4, func(i, g, t int) (int, int) { return g, t }},
		{"B4x8", B4x8, func(i, g, t int) (int, int) { return t, g }},
	}
	for _, c := range cases {
		l := c.f.Spread(c.f.Rows, c.f.Cols, 1, 1)
		covers(t, l)
		for lane := range 32 {
			for i := range l.NumRegs() {
				r, col := c.at(i, lane/4, lane%4)
				if got, want := l.At(i, lane, 0), uint32(r*c.f.Cols+col); got != want {
					t.Errorf("%s register %d lane %d: element %d, want %d", c.name, i, lane, got, want)
				}
			}
		}
	}
}

// TestWarpgroupFragments checks what the four warps of a warpgroup hold for wgmma against
// the formulas of the PTX ISA, "Register Fragments and Shared Memory Matrix
// Layouts": results of m64nN, and operands A of m64 in registers.
func TestWarpgroupFragments(t *testing.T) {
	cases := []struct {
		name string
		l    Layout
		at   func(i, g, t int) (row, col int)
	}{
		{"D 64x128", C16x8.Spread(64, 128, 4, 1), func(i, g, t int) (int, int) { return g + 8*(i/2%2), i/4*8 + 2*t + i%2 }},
		{"A k16", A16x16.Spread(64, 16, 4, 1), func(i, g, t int) (int, int) { return g + 8*(i/2%2), i/4*8 + 2*t + i%2 }},
		{"A k8 tf32", A16x8.Spread(64, 8, 4, 1), func(i, g, t int) (int, int) { return g + 8*(i%2), i/2*4 + t }},
		{"A k32 bytes", A16x32.Spread(64, 32, 4, 1), func(i, g, t int) (int, int) { return g + 8*(i/4%2), i/8*16 + 4*t + i%4 }},
	}
	for _, c := range cases {
		for warp := range 4 {
			for lane := range 32 {
				for i := range c.l.NumRegs() {
					r, col := c.at(i, lane/4, lane%4)
					if got, want := c.l.At(i, lane, warp), uint32((r+16*warp)*c.l.Shape[1]+col); got != want {
						t.Fatalf("%s: register %d, lane %d, warp %d: element %d, want %d", c.name, i, lane, warp, got, want)
					}
				}
			}
		}
	}
}

func TestSpread(t *testing.T) {
	for _, warps := range [][2]int{{1, 1}, {2, 4}, {4, 2}, {8, 1}, {1, 8}} {
		covers(t, C16x8.Spread(128, 128, warps[0], warps[1]))
		covers(t, A16x16.SpreadA(128, 64, warps[0], warps[1]))
		covers(t, B16x8.SpreadB(64, 128, warps[0], warps[1]))
		covers(t, C16x8.Spread(16, 8, warps[0], warps[1]))
	}
	l := C16x8.Spread(128, 128, 2, 4)
	if got := l.NumRegs(); got != 64 {
		t.Errorf("registers = %d, want 64", got)
	}
}

func TestPermuteReshape(t *testing.T) {
	l := Blocked([]int{4, 8, 32}, RowMajor(3), 2, 4)
	p := []int{2, 0, 1}
	m := l.Permute(p)
	if !slices.Equal(m.Shape, []int{32, 4, 8}) {
		t.Fatalf("shape %v", m.Shape)
	}
	for lane := range 32 {
		c := coord(l.Shape, l.At(1, lane, 3))
		d := coord(m.Shape, m.At(1, lane, 3))
		if d[0] != c[2] || d[1] != c[0] || d[2] != c[1] {
			t.Fatalf("%v became %v", c, d)
		}
	}
	if !m.Permute(Inverse(p)).Equal(l) {
		t.Error("the inverse permutation does not undo")
	}
	if r := l.Reshape([]int{1024}); r.At(1, 7, 2) != l.At(1, 7, 2) {
		t.Error("a reshape moved an element")
	}
}

func TestNarrow(t *testing.T) {
	l := Blocked([]int{16, 64}, RowMajor(2), 4, 4)
	n, from := l.Narrow([]int{16, 1})
	for w := range 4 {
		for lane := range 32 {
			for r := range l.NumRegs() {
				want := DimPart(l.Shape, 0, l.At(r, lane, w))
				if got := n.At(from[r], lane, w); got != want {
					t.Fatalf("register %d lane %d warp %d: %d, want %d", r, lane, w, got, want)
				}
			}
		}
	}
	if n.NumRegs() != l.NumRegs()/4 {
		t.Errorf("narrow tile takes %d registers of %d", n.NumRegs(), l.NumRegs())
	}
	s, _ := l.Slice(1)
	if !slices.Equal(s.Shape, []int{16}) {
		t.Errorf("slice has shape %v", s.Shape)
	}
}

func TestRegisterMap(t *testing.T) {
	a := C16x8.Spread(32, 32, 1, 2)
	b := a
	b.Reg = slices.Clone(a.Reg)
	slices.Reverse(b.Reg)
	b.Reg[0] ^= b.Reg[1]
	from, ok := RegisterMap(a, b)
	if !ok {
		t.Fatal("same threads, other registers: no map found")
	}
	for r := range from {
		if a.At(from[r], 9, 1) != b.At(r, 9, 1) {
			t.Errorf("register %d", r)
		}
	}
	if _, ok := RegisterMap(a, Blocked([]int{32, 32}, RowMajor(2), 4, 2)); ok {
		t.Error("found a register map between layouts of different threads")
	}
}

func TestSolve(t *testing.T) {
	cols := []uint32{0b0110, 0b0011, 0b1000}
	for n := range 8 {
		got, ok := Solve(cols, Combine(cols, n))
		if !ok || got != n {
			t.Errorf("Solve(%b) = %d, %v", Combine(cols, n), got, ok)
		}
	}
	if _, ok := Solve(cols, 1); ok {
		t.Error("1 is not in the span")
	}
}

func TestAlongDouble(t *testing.T) {
	for dim := range 3 {
		l := Along([]int{4, 64, 8}, dim, 2, 4)
		covers(t, l)
		for _, c := range l.Warp {
			if DimPart(l.Shape, dim, c) != 0 {
				t.Errorf("Along(%d): warps share the dimension", dim)
			}
		}
		if !l.Separable(dim) {
			t.Errorf("Along(%d) is not separable", dim)
		}
	}
	covers(t, Blocked([]int{8, 32}, RowMajor(2), 2, 4).Double(0))
	if (Layout{Shape: []int{2, 2}, Reg: []uint32{3}}).Separable(0) {
		t.Error("a column along both dimensions counts as separable")
	}
}

// coord splits a row-major element index into coordinates.
func coord(shape []int, e uint32) []int {
	c := make([]int, len(shape))
	for d := len(shape) - 1; d >= 0; d-- {
		c[d] = int(e) & (shape[d] - 1)
		e >>= Log2(shape[d])
	}
	return c
}
