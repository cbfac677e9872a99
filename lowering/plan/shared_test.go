package plan

import (
	"slices"
	"testing"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/gpu"
	"tileir/lowering/layout"
)

// TestPlace checks that every element has a place of its own within the stage.
func TestPlace(t *testing.T) {
	for _, s := range sharedShapes() {
		place := s.Place()
		seen := make([]bool, s.StageBytes())
		for e := range layout.Size(s.Shape) {
			at := gpu.PlaceOf(place, uint32(e))
			if int(at) >= len(seen) || seen[at] {
				t.Fatalf("%+v: element %d is at %d", s, e, at)
			}
			seen[at] = true
		}
	}
}

func sharedShapes() []gpu.Shared {
	var list []gpu.Shared
	for _, elem := range []num.Type{num.I8, num.F16, num.F32, num.F64} {
		for _, shape := range [][]int{{128, 64}, {64, 128}, {8, 8}, {16, 256}, {32, 16}, {64, 32}} {
			for fast := range 2 {
				list = append(list, gpu.Shared{Shape: shape, Elem: elem, Stages: 1, Fast: fast})
			}
		}
	}
	return list
}

// TestBanks proves what the swizzle is for: the eight rows of 16 bytes that
// ldmatrix reads at a time, neighbours across the contiguous dimension at one
// chunk of it, lie in different banks.
func TestBanks(t *testing.T) {
	for _, s := range sharedShapes() {
		size := s.Elem.MemBits() / 8
		slow := 1 - s.Fast
		if s.RowBytes() < 32 || s.Shape[slow] < 8 {
			continue // narrower rows are not read by ldmatrix
		}
		place := s.Place()
		for chunk := 0; chunk < s.Shape[s.Fast]*size/16; chunk++ {
			for first := 0; first < s.Shape[slow]; first += 8 {
				banks := map[uint32]bool{}
				for row := range 8 {
					e := (first+row)<<layout.DimShift(s.Shape, slow) | (chunk*16/size)<<layout.DimShift(s.Shape, s.Fast)
					banks[gpu.PlaceOf(place, uint32(e))%128/16] = true
				}
				if len(banks) != 8 {
					t.Fatalf("%+v: rows %d… at chunk %d share banks: %d of 8 are used", s, first, chunk, len(banks))
				}
			}
		}
	}
}

// TestAllocRoundTrip writes a description into an op and reads it back.
func TestAllocRoundTrip(t *testing.T) {
	for _, s := range sharedShapes() {
		s.Stages = 3
		got, err := gpu.SharedOf(gpu.NewAllocShared(&ast.Op{}, s))
		if err != nil {
			t.Fatal(err)
		}
		if !slices.Equal(got.Shape, s.Shape) || got.Elem != s.Elem || got.Fast != s.Fast || got.Stages != 3 {
			t.Errorf("wrote %+v, read %+v", s, got)
		}
	}
}

func TestLayoutRoundTrip(t *testing.T) {
	shape := []int{16, 64}
	for _, l := range []layout.Layout{
		layout.Blocked(shape, layout.RowMajor(2), 4, 4),
		layout.C16x8.Spread(16, 64, 1, 4),
		layout.Scalar(shape, 2),
	} {
		got, err := gpu.ParseLayout(string(gpu.AppendLayout(nil, l)), shape)
		if err != nil || !got.Equal(l) {
			t.Errorf("%v: read back as %v, %v", l, got, err)
		}
	}
	for _, bad := range []string{"", "reg", "lane 1", "reg 1 lane 1,2,4,8,16", "reg 9999 lane 1,2,4,8,16 warp", "reg x lane 0,0,0,0,0 warp", "7"} {
		if _, err := gpu.ParseLayout(bad, shape); err == nil {
			t.Errorf("%q was read as a layout", bad)
		}
	}
}

// TestWarpGrid checks that the parts of a product are as square as they can be.
func TestWarpGrid(t *testing.T) {
	mma, _ := gpu.InstructionByName("mma.m16n8k16.f32.f16")
	fma, _ := gpu.InstructionByName("fma.f32")
	for _, c := range []struct {
		i              gpu.Instruction
		m, n, w        int
		wantRows, cols int
	}{
		{mma, 128, 128, 8, 2, 4}, {mma, 64, 64, 4, 2, 2}, {mma, 16, 256, 4, 1, 4}, {mma, 256, 8, 4, 4, 1},
		{fma, 64, 64, 4, 2, 2}, {fma, 64, 64, 8, 4, 2}, {fma, 128, 128, 8, 2, 4}, {fma, 16, 256, 8, 1, 8},
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
