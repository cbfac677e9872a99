package gpu

import (
	"slices"
	"testing"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/layout"
)

// TestPlace checks that every element has a place of its own within the stage.
func TestPlace(t *testing.T) {
	for _, s := range sharedShapes() {
		place := s.Place()
		seen := make([]bool, s.StageBytes())
		for e := range layout.Size(s.Shape) {
			at := layout.Combine(place, int(e))
			if int(at) >= len(seen) || seen[at] {
				t.Fatalf("%+v: element %d is at %d", s, e, at)
			}
			seen[at] = true
		}
	}
}

func sharedShapes() []Shared {
	var list []Shared
	for _, elem := range []num.Type{num.I8, num.F16, num.F32, num.F64} {
		for _, shape := range [][]int{{128, 64}, {64, 128}, {8, 8}, {16, 256}, {32, 16}, {64, 32}} {
			for contiguous := range 2 {
				list = append(list, Shared{Shape: shape, Elem: elem, Stages: 1, Contiguous: contiguous})
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
		slow := 1 - s.Contiguous
		if s.RowBytes() < 32 || s.Shape[slow] < 8 {
			continue // narrower rows are not read by ldmatrix
		}
		place := s.Place()
		for chunk := 0; chunk < s.Shape[s.Contiguous]*size/16; chunk++ {
			for first := 0; first < s.Shape[slow]; first += 8 {
				banks := map[uint32]bool{}
				for row := range 8 {
					e := (first+row)<<layout.DimShift(s.Shape, slow) | (chunk*16/size)<<layout.DimShift(s.Shape, s.Contiguous)
					banks[layout.Combine(place, int(e))%128/16] = true
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
		s.Stages, s.InLanes = 3, s.Contiguous == 0
		got, err := SharedOf(NewAllocShared(&ast.Op{}, s))
		if err != nil {
			t.Fatal(err)
		}
		if !slices.Equal(got.Shape, s.Shape) || got.Elem != s.Elem || got.Contiguous != s.Contiguous || got.Stages != 3 || got.InLanes != s.InLanes {
			t.Errorf("wrote %+v, read %+v", s, got)
		}
	}
}

// TestInLanes has four neighbours in memory be columns of a result that one lane has.
func TestInLanes(t *testing.T) {
	s := Shared{Shape: []int{32, 16}, Elem: num.F8E4M3FN, Stages: 1, InLanes: true, Slices: 1}
	place, result := s.Place(), warpgroupResult(64, 32, 1, 1)
	for column, want := range []int{0, 1, 4, 5, 8, 9, 12, 13, 2, 3, 6, 7, 10, 11, 14, 15} {
		if got := layout.Combine(place, column*16) % 16; int(got) != want {
			t.Errorf("column %d lies at %d, expected %d", column, got, want)
		}
		lane := layout.Combine(place, column*16) % 16 / 4
		held := false
		for reg := range 8 {
			held = held || int(layout.Combine(result.Reg, reg)^layout.Combine(result.Lane, int(lane))) == column
		}
		if !held {
			t.Errorf("column %d is in the word of lane %d, which does not hold it", column, lane)
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
		got, err := ParseLayout(string(AppendLayout(nil, l)), shape)
		if err != nil || !got.Equal(l) {
			t.Errorf("%v: read back as %v, %v", l, got, err)
		}
	}
	for _, bad := range []string{"", "reg", "lane 1", "reg 1 lane 1,2,4,8,16", "reg 9999 lane 1,2,4,8,16 warp", "reg x lane 0,0,0,0,0 warp", "7"} {
		if _, err := ParseLayout(bad, shape); err == nil {
			t.Errorf("%q was read as a layout", bad)
		}
	}
}
