package gpu

import (
	"tileir/ast/num"
	"tileir/lowering/layout"
	"tileir/lowering/machine"
)

// wgmmaFamily is wgmma: a warpgroup multiplies what lies in shared memory, the first operand
// also from registers, and goes on meanwhile.
type wgmmaFamily struct{}

func (wgmmaFamily) team() int    { return machine.Warpgroup }
func (wgmmaFamily) beside() bool { return true }

func (wgmmaFamily) reads(_ Instruction, which int) Operands {
	if which == 0 {
		return InRegisters | InShared
	}
	return InShared
}

// alongK says that wgmma transposes 16 bits only.
func (wgmmaFamily) alongK(i Instruction) bool { return i.A.MemBits() != 16 }

// leastRow is that of the shortest swizzle.
func (wgmmaFamily) leastRow() int { return minRow }

// mostK keeps sums short of 8-bit floating-point numbers, which wgmma adds up in fewer bits
// than f32 has.
func (wgmmaFamily) mostK(i Instruction) int {
	if i.A.MemBits() == 8 && i.C == num.F32 {
		return 128
	}
	return 0
}

// unit counts 16 of the 64 rows for each of the four warps.
func (wgmmaFamily) unit(i Instruction, _, _ int) (rows, cols int) {
	return i.M / machine.Warpgroup, i.N
}

// The least rows of a warpgroup's part of a result, and the least and most columns.
const (
	warpgroupRows     = 64
	leastWarpgroupCol = 8
	mostWarpgroupCols = 256
)

// grid distributes a result over warpgroups, whose warps lie one below the other. For each 64
// rows of its part a warpgroup reads those and all columns of the part, at most 256.
func (wgmmaFamily) grid(_ Instruction, m, n, warps int) (wm, wn int, ok bool) {
	best := -1
	for rows := 1; rows <= warps/machine.Warpgroup; rows *= 2 {
		cols := warps / machine.Warpgroup / rows
		pm, pn := m/rows, n/cols
		if pm < warpgroupRows || pn < leastWarpgroupCol || pn > mostWarpgroupCols {
			continue
		}
		if cost := pm / warpgroupRows * (warpgroupRows + pn); best < 0 || cost < best {
			best, wm, wn = cost, machine.Warpgroup*rows, cols
		}
	}
	return wm, wn, best >= 0
}

func (wgmmaFamily) layouts(i Instruction, p Distributed) (a, b, c layout.Layout) {
	c = warpgroupResult(p.M, p.N, p.Rows/machine.Warpgroup, p.Cols)
	if p.K > 0 {
		a = warpgroupOperand(i, p)
		if i.A.MemBits() == 8 && !p.InLanes {
			pairRows(c)
		}
	}
	return a, b, c
}

// pairRows has a lane hold rows 2g and 2g+1 of 16 where it has g and g+8. To the instruction
// one row is as good as another, as long as the first operand and the result agree.
func pairRows(l layout.Layout) {
	row := uint32(l.Shape[1])
	l.Reg[1], l.Lane[2], l.Lane[3], l.Lane[4] = row, 2*row, 4*row, 8*row
}

// pairedOperand is the layout of the first operand in registers, of 8 bits, as
// ldmatrix.trans reads it where it lies across k: two rows of one column are neighbours.
// What words the instruction takes is made of it by PairedWords.
//
// Lanes 2 and 3 of four have the columns the other way round, so that the rows that
// ldmatrix reads at a time, columns here, are 0 to 7 modulo 8: a swizzle keeps those apart.
//
//	lane of four   word 0               word 1
//	0              columns 0 and 1      columns 2 and 3
//	1              4 and 5              6 and 7
//	2              10 and 11            8 and 9
//	3              14 and 15            12 and 13
func pairedOperand(m, k, rows, cols int) layout.Layout {
	l := warpgroupResult(m, k, rows, 1)
	pairRows(l)
	warp, reg := l.Warp, []uint32{l.Reg[1], 1, 2}
	for c := 16; c < k; c *= 2 {
		reg = append(reg, uint32(c))
	}
	for r := 64; r < m/rows; r *= 2 {
		reg = append(reg, uint32(r*k))
	}
	l.Reg, l.Warp = reg, warp
	l.Lane[0], l.Lane[1] = 4, 8^2
	for range layout.Log2(cols) {
		l.Warp = append(l.Warp, 0)
	}
	return l
}

// PairedWords are the selectors of prmt that make the words of rows 2g and 2g+1 of two words
// of a first operand in registers, of 8 bits: for lanes 0 and 1 of four, and for 2 and 3.
var PairedWords = [2][2]int64{{0x6420, 0x2064}, {0x7531, 0x3175}}

// warpgroupResult is the layout of a result of wgmma.m64n*: of each 64 rows, warp w
// of a warpgroup holds rows 16w … 16w+15, as fragments of mma.m16n8 side by side
// (PTX ISA, "Register Fragments" of wgmma). Warpgroups lie in rows×cols.
func warpgroupResult(m, n, rows, cols int) layout.Layout {
	unit := func(r, c int) uint32 { return uint32(r*n + c) }
	l := layout.Layout{Shape: []int{m, n}}
	l.Reg = []uint32{unit(0, 1), unit(8, 0)}
	l.Lane = []uint32{unit(0, 2), unit(0, 4), unit(1, 0), unit(2, 0), unit(4, 0)}
	for c := 8; c < n/cols; c *= 2 {
		l.Reg = append(l.Reg, unit(0, c))
	}
	for r := 64; r < m/rows; r *= 2 {
		l.Reg = append(l.Reg, unit(r, 0))
	}
	l.Warp = []uint32{unit(16, 0), unit(32, 0)}
	for r := max(m/rows, 64); len(l.Warp) < 2+layout.Log2(rows); r *= 2 {
		if r >= m {
			l.Warp = append(l.Warp, 0)
		} else {
			l.Warp = append(l.Warp, unit(r, 0))
		}
	}
	for c := n / cols; c < n; c *= 2 {
		l.Warp = append(l.Warp, unit(0, c))
	}
	return l
}

// warpgroupOperand is the layout of the first operand of wgmma.m64* in registers. Of 16 bits
// it is that of a result with as many columns; of 8 bits, too, if the other operand lies in that order (columns
// 2t, 2t + 1, 2t + 8 and 2t + 9 of 16 are a word), and else see pairedOperand; of 32 bits each lane has columns t
// and t + 4 of eight, and rows as in a result. Each warpgroup of a row of warpgroups has it whole.
func warpgroupOperand(i Instruction, p Distributed) layout.Layout {
	rows := p.Rows / machine.Warpgroup
	l := warpgroupResult(p.M, p.K, rows, 1)
	switch bits := i.A.MemBits(); {
	case bits == 8 && !p.InLanes:
		return pairedOperand(p.M, p.K, rows, p.Cols)
	case bits == 8:
		l.Reg[1], l.Reg[2] = l.Reg[2], l.Reg[1]
	case bits == 32:
		l.Reg[0], l.Reg[1] = l.Reg[1], 4
		l.Lane[0], l.Lane[1] = 1, 2
	}
	for range layout.Log2(p.Cols) {
		l.Warp = append(l.Warp, 0)
	}
	return l
}
