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

// reads says that 8 bits of the first operand come from shared memory only, as it is done
// here.
func (wgmmaFamily) reads(i Instruction, which int) Operands {
	if which == 0 && i.A.MemBits() >= 16 {
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
	if p.K > 0 {
		a = groupOperand(i, p.M, p.K, p.Rows/machine.Warpgroup, p.Cols)
	}
	return a, b, groupResult(p.M, p.N, p.Rows/machine.Warpgroup, p.Cols)
}

// groupResult is the layout of a result of wgmma.m64n*: of each 64 rows, warp w
// of a warpgroup holds rows 16w … 16w+15, as fragments of mma.m16n8 side by side
// (PTX ISA, "Register Fragments" of wgmma). Warpgroups lie in rows×cols.
func groupResult(m, n, rows, cols int) layout.Layout {
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

// groupOperand is the layout of the first operand of wgmma.m64* in registers. Of 16 bits
// it is that of a result with as many columns; of 32 bits each lane has columns t and
// t + 4 of eight, and rows as in a result. Each warpgroup of a row of warpgroups has it whole.
func groupOperand(i Instruction, m, k, rows, cols int) layout.Layout {
	l := groupResult(m, k, rows, 1)
	if i.A.MemBits() == 32 {
		l.Reg[0], l.Reg[1] = l.Reg[1], 4
		l.Lane[0], l.Lane[1] = 1, 2
	}
	for range layout.Log2(cols) {
		l.Warp = append(l.Warp, 0)
	}
	return l
}
