package gpu

import (
	"testing"

	"tileir/ast/num"
	"tileir/lowering/layout"
)

// TestBanksOfF64 checks that the operands of f64 products are read from shared memory without bank
// conflicts, however they lie there.
func TestBanksOfF64(t *testing.T) {
	instr, ok := InstructionByName("mma.m16n8k16.f64.f64")
	if !ok {
		t.Fatal("there is no such instruction")
	}
	for _, k := range []int{16, 32} {
		a, b, _ := instr.Layouts(Distributed{M: 64, N: 128, K: k, Rows: 1, Cols: 4})
		for which, l := range []layout.Layout{a, b} {
			for contiguous := range 2 {
				s := Shared{Shape: l.Shape, Elem: num.F64, Stages: 1, Contiguous: contiguous, Slices: 1}
				m := l.Bytes(1).Then(s.Place())
				read := layout.WarpAccess{Lane: m.Lane, Lanes: 1 << layout.LaneBits, Width: 8 * m.Run(8)}
				if got, ideal := read.Wavefronts(); got > ideal {
					t.Errorf("k = %d, operand %d, contiguous along %d: %d wavefronts, expected %d", k, which, contiguous, got, ideal)
				}
			}
		}
	}
}
