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

// grid has a thread read as little as may be for its results, of which it has as many either way: with 64×128 on
// four warps 8 rows and 8 columns, where square parts of warps would be 16 rows and 4 columns.
func (f fmaFamily) grid(i Instruction, m, n, warps int) (rows, cols int, ok bool) {
	unitM, unitN := f.unit(i, m, n)
	down, across := max(unitM/outerSide, 1), max(unitN/outerSide, 1) // threads of a warp
	rows, cols = leastGrid(f, i, m, n, warps, func(rows, cols int) int { return rows*across + cols*down })
	return rows, cols, true
}

func (fmaFamily) layouts(_ Instruction, p Distributed) (a, b, c layout.Layout) {
	return a, b, OuterProduct(p.M, p.N, p.Rows, p.Cols, p.AlongK[0], p.AlongK[1])
}

// leastGrid distributes an m×n result over warps so that what one reads for its part, by a number of
// rows and columns, is least.
func leastGrid(f family, i Instruction, m, n, warps int, reads func(rows, cols int) int) (wm, wn int) {
	unitM, unitN := f.unit(i, m, n)
	best := -1
	for rows := 1; rows <= warps; rows *= 2 {
		cols := warps / rows
		cost := reads(max(m/rows, unitM), max(n/cols, unitN))
		if m/rows < unitM || n/cols < unitN {
			cost += reads(m, n) // some warps would compute what others compute too
		}
		if best < 0 || cost < best {
			best, wm, wn = cost, rows, cols
		}
	}
	return wm, wn
}
