package schedule

import (
	"slices"
	"testing"

	"tileir/lowering/gpu"
)

// TestWarpGrid checks that warps read as little as they can: by mma.sync parts of a product are as
// square as they can be; by multiply-adds a thread's rows and columns, of which a warp has 4 and 8.
func TestWarpGrid(t *testing.T) {
	mma, _ := gpu.InstructionByName("mma.m16n8k16.f32.f16")
	fma, _ := gpu.InstructionByName("fma.f32")
	for _, c := range []struct {
		i              gpu.Instruction
		m, n, w        int
		wantRows, cols int
	}{
		{mma, 128, 128, 8, 2, 4}, {mma, 64, 64, 4, 2, 2}, {mma, 16, 256, 4, 1, 4}, {mma, 256, 8, 4, 4, 1},
		{fma, 64, 64, 4, 2, 2}, {fma, 64, 64, 8, 4, 2}, {fma, 128, 128, 8, 4, 2}, {fma, 64, 128, 4, 2, 2}, {fma, 128, 64, 4, 4, 1}, {fma, 16, 256, 8, 1, 8},
	} {
		if r, n, _ := c.i.Grid(c.m, c.n, c.w); r != c.wantRows || n != c.cols {
			t.Errorf("%s %dx%d on %d warps: %d×%d, want %d×%d", c.i.Name, c.m, c.n, c.w, r, n, c.wantRows, c.cols)
		}
	}
}

// TestOuterProduct checks that no two threads compute the same result where there
// is one for each, and that a thread's vectors are what its operands allow.
func TestOuterProduct(t *testing.T) {
	fma, _ := gpu.InstructionByName("fma.f32")
	for _, c := range []struct{ m, n, warps int }{{64, 64, 4}, {64, 64, 8}, {128, 64, 8}, {16, 32, 1}, {16, 512, 16}, {256, 256, 16}} {
		wm, wn, _ := fma.Grid(c.m, c.n, c.warps)
		for flags := range 4 {
			rowsAlongK, colsAlongK := flags&1 != 0, flags&2 != 0
			l := gpu.OuterProduct(c.m, c.n, wm, wn, rowsAlongK, colsAlongK)
			if lanes, warps := l.Copies(); lanes != 0 || warps != 0 {
				t.Errorf("%v, %d: copies in %d lanes and %d warps: %v", c, flags, lanes, warps, l)
			}
			if n := 1 << len(l.Reg); n*32*c.warps != c.m*c.n {
				t.Errorf("%v, %d: %d results to a thread: %v", c, flags, n, l)
			}
			want := []bool{!colsAlongK, !rowsAlongK}
			for i, unit := range []uint32{1, uint32(c.n)} {
				if slices.Contains(l.Reg, unit) != want[i] {
					t.Errorf("%v, %d: %v", c, flags, l)
				}
			}
		}
	}
}

func TestGroupGrid(t *testing.T) {
	wgmma, _ := gpu.InstructionByName("wgmma.m64k16.f32.f16")
	for _, c := range []struct {
		m, n, w    int
		rows, cols int
		ok         bool
	}{
		{128, 128, 8, 8, 1, true}, {64, 256, 8, 4, 2, true}, {64, 64, 4, 4, 1, true},
		{64, 16, 16, 0, 0, false}, {64, 512, 4, 0, 0, false}, {128, 256, 8, 8, 1, true},
	} {
		if r, n, ok := wgmma.Grid(c.m, c.n, c.w); r != c.rows || n != c.cols || ok != c.ok {
			t.Errorf("%dx%d on %d warps: %d×%d %v, want %d×%d %v", c.m, c.n, c.w, r, n, ok, c.rows, c.cols, c.ok)
		}
	}
}
