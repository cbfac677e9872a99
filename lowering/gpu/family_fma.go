package gpu

import "tileir/lowering/layout"

// fmaFamily is multiply-adds: each thread reads its operands from shared memory and adds to
// registers of its own.
type fmaFamily struct{}

func (fmaFamily) team() int                       { return 1 }
func (fmaFamily) beside() bool                    { return false }
func (fmaFamily) reads(Instruction, int) Operands { return InShared }
func (fmaFamily) alongK(Instruction) bool         { return false }
func (fmaFamily) leastRow() int                   { return 0 }
func (fmaFamily) mostK(Instruction) int           { return 0 }
func (fmaFamily) unit(_ Instruction, m, n int) (rows, cols int) {
	return min(OuterUnit[0], m), min(OuterUnit[1], n)
}

func (f fmaFamily) grid(i Instruction, m, n, warps int) (rows, cols int, ok bool) {
	rows, cols = squareGrid(f, i, m, n, warps)
	return rows, cols, true
}

func (fmaFamily) layouts(_ Instruction, p Distributed) (a, b, c layout.Layout) {
	return a, b, OuterProduct(p.M, p.N, p.Rows, p.Cols, p.AlongK[0], p.AlongK[1])
}

// squareGrid distributes an m×n result over warps so that a warp's part is as square
// as may be: the operands that it reads are then fewest.
func squareGrid(f family, i Instruction, m, n, warps int) (wm, wn int) {
	unitM, unitN := f.unit(i, m, n)
	best := -1
	for rows := 1; rows <= warps; rows *= 2 {
		cols := warps / rows
		cost := max(m/rows, unitM) + max(n/cols, unitN)
		if m/rows < unitM || n/cols < unitN {
			cost += m + n // some warps would compute what others compute too
		}
		if best < 0 || cost < best {
			best, wm, wn = cost, rows, cols
		}
	}
	return wm, wn
}
