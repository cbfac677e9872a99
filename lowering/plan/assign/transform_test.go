package assign

import (
	"fmt"
	"testing"

	"tileir/ast/num"
	"tileir/lowering/gpu"
	"tileir/lowering/layout"
)

// TestTransformLayout looks at tiles on their way from one arrangement in shared memory to
// another: each element is in one place, and where rows have 128 bytes on both sides,
// neither reads nor writes wait for banks.
func TestTransformLayout(t *testing.T) {
	type side struct {
		elem       num.Type
		contiguous int
		inLanes    bool
	}
	for _, c := range []struct {
		from, to side
	}{
		{side{num.I8, 0, false}, side{num.I8, 1, false}}, {side{num.F8E4M3FN, 1, false}, side{num.F8E4M3FN, 0, false}},
		{side{num.F32, 1, false}, side{num.TF32, 0, false}}, {side{num.F32, 0, false}, side{num.TF32, 0, false}}, {side{num.F32, 0, false}, side{num.TF32, 1, false}},
		{side{num.I8, 1, false}, side{num.BF16, 1, false}}, {side{num.F32, 1, false}, side{num.F16, 1, false}},
		{side{num.I8, 0, false}, side{num.I8, 1, true}}, {side{num.F8E4M3FN, 1, false}, side{num.F8E4M3FN, 0, true}},
	} {
		for _, shape := range [][]int{{32, 32}, {32, 64}, {64, 128}, {128, 128}, {128, 32}, {256, 64}} {
			for _, warps := range []int{4, 8, 16} {
				from := gpu.Shared{Shape: shape, Elem: c.from.elem, Stages: 1, Contiguous: c.from.contiguous, Slices: 1}
				to := gpu.Shared{Shape: shape, Elem: c.to.elem, Stages: 1, Contiguous: c.to.contiguous, InLanes: c.to.inLanes, Slices: 1}
				name := fmt.Sprintf("%v %v to %v, %d warps", shape, c.from, c.to, warps)
				l, ok := transformLayout(from, to, warps)
				if !ok {
					if layout.Size(shape) >= 32*warps {
						t.Errorf("%s: no layout", name)
					}
					continue
				}
				bits := append(append(append([]uint32{}, l.Reg...), l.Lane...), l.Warp...)
				seen := map[uint32]bool{}
				for i := range 1 << len(bits) {
					seen[layout.Combine(bits, i)] = true
				}
				if len(seen) != layout.Size(shape) || len(bits) != layout.Log2(layout.Size(shape)) {
					t.Errorf("%s: %s: %d elements", name, l, len(seen))
				}
				if from.RowBytes() == 128 && to.RowBytes() == 128 && layout.Size(shape) >= 16*32*warps {
					if n := worstWavefronts(to.Place(), to.Lead(l), to.Elem); n > 1 {
						t.Errorf("%s: %s: %d wavefronts to write what one could", name, l, n)
					}
				}
			}
		}
	}
}

// worstWavefronts is how many lanes want different words of one bank at a time, when each
// writes as many neighbours as it has.
func worstWavefronts(place []uint32, l layout.Layout, elem num.Type) int {
	bytes := elem.MemBits() / 8
	for _, c := range l.Reg {
		if bytes == 16 || layout.Combine(place, int(c)) != uint32(bytes) {
			break
		}
		bytes *= 2
	}
	bytes = max(bytes, 4)
	lanes := 128 / bytes
	worst := 0
	for first := 0; first < 32; first += lanes {
		words := map[uint32]map[uint32]bool{}
		for lane := first; lane < min(first+lanes, 32); lane++ {
			at := layout.Combine(place, int(layout.Combine(l.Lane, lane)))
			bank := at % 128 / uint32(bytes)
			if words[bank] == nil {
				words[bank] = map[uint32]bool{}
			}
			words[bank][at/uint32(bytes)] = true
			worst = max(worst, len(words[bank]))
		}
	}
	return worst
}
