package gpu

import (
	"tileir/ast/num"
	"tileir/lowering/layout"
)

// mmaFamily is mma.sync: a warp multiplies fragments that it holds in registers.
type mmaFamily struct{}

func (mmaFamily) team() int                                     { return 1 }
func (mmaFamily) beside() bool                                  { return false }
func (mmaFamily) reads(Instruction, int) Operands               { return InRegisters }
func (mmaFamily) alongK(Instruction) bool                       { return false }
func (mmaFamily) leastRow() int                                 { return 0 }
func (mmaFamily) mostK(Instruction) int                         { return 0 }
func (mmaFamily) unit(i Instruction, _, _ int) (rows, cols int) { return i.M, i.N }

func (f mmaFamily) grid(i Instruction, m, n, warps int) (rows, cols int, ok bool) {
	rows, cols = leastGrid(f, i, m, n, warps, func(rows, cols int) int { return rows + cols })
	return rows, cols, true
}

func (mmaFamily) layouts(i Instruction, p Distributed) (a, b, c layout.Layout) {
	fa, fb, fc := fragments(i)
	return fa.SpreadA(p.M, p.K, p.Rows, p.Cols), fb.SpreadB(p.K, p.N, p.Rows, p.Cols), fc.Spread(p.M, p.N, p.Rows, p.Cols)
}

// fragments returns the fragments of an instruction's operands and result (PTX ISA,
// "Matrix Fragments for mma").
func fragments(i Instruction) (a, b, c layout.Fragment) {
	switch {
	case i.M == 8:
		return layout.A8x4, layout.B4x8, layout.C8x8
	case i.C == num.F64 && i.K == 16:
		return layout.A16x16F64, layout.B16x8F64, layout.C16x8F64
	case i.C == num.F64:
		return layout.A16x8F64, layout.B8x8F64, layout.C16x8F64
	case i.K == 8:
		return layout.A16x8, layout.B8x8, layout.C16x8
	case i.K == 16:
		return layout.A16x16, layout.B16x8, layout.C16x8
	}
	return layout.A16x32, layout.B32x8, layout.C16x8
}
