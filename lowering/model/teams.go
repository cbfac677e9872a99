package model

import (
	"slices"

	"tileir/ast"
	"tileir/lowering/gpu"
	"tileir/lowering/machine"
)

// Two teams of warps run tile blocks in turn, so that what one computes of its sums and stores runs under
// the products of the other (gpu/teams.go). Against that two tile blocks as one take less from L2 for
// each product, so the shorter the sum is, the better teams do. With gelu, in µs on an H200,
// two as one and two teams: 44.0 and 36.4 for 4096×4096×512, 240 and 210 for 8192×8192×1024, 192.8 and
// 190.4 for 4096×4096×4096, 1476 and 1519 for 8192×8192×8192.

// mostInTurn is over how much is summed at most where teams do better, if a function is computed of each
// sum; leastInTurn how many tile blocks a multiprocessor has at least: with two 2048×2048×2048
// takes 28.4 and 28.7.
const (
	mostInTurn  = 4096
	leastInTurn = 4
)

// TeamRows and TeamColumns are the results of a product that one team of four warps has registers for.
const TeamRows, TeamColumns = 128, 128

// InTurn reports whether two teams are estimated to do better than two tile blocks as one, for an entry
// of which a loop does nothing but to add up a product of 16 bits.
func InTurn(m machine.Machine, entry, product *ast.Op) bool {
	l, ok := LaunchOf(entry)
	a, sums := ast.AsTile(product.Get(ast.InLhs).Type), ast.AsTile(product.Value().Type)
	if !ok || a.ElemNum().MemBits() != 16 || !slices.Equal(sums.Shape, []int64{TeamRows, TeamColumns}) || l.Blocks() < int64(leastInTurn*m.SMs) || !computesFunction(product) {
		return false
	}
	trips, known := l.trips(product.Parent())
	return known && int64(trips)*a.Shape[len(a.Shape)-1] <= mostInTurn
}

// computesFunction reports whether something behind the loop of a product is a function of as many numbers,
// one that takes more than an instruction or two.
func computesFunction(product *ast.Op) bool {
	results := ast.AsTile(product.Value().Type).NumElements()
	for op := product.Parent().Next(); op != nil; op = op.Next() {
		switch op.Opcode {
		case ast.OpExp, ast.OpExp2, ast.OpTanH, ast.OpLog, ast.OpLog2, ast.OpSin, ast.OpCos, ast.OpPow:
			if t := ast.AsTile(op.Value().Type); t != nil && t.NumElements() >= results {
				return true
			}
		}
	}
	return false
}

// LaunchOf is what an entry is planned for, as far as its plan says it; ok is false if it does not
// say how large the grid is.
func LaunchOf(entry *ast.Op) (l *Launch, ok bool) {
	grid, arguments := gpu.IntsOf(entry, gpu.AttrLaunch), gpu.IntsOf(entry, gpu.AttrArguments)
	if len(grid) != 3 {
		return nil, false
	}
	l = &Launch{Scalars: map[int]int64{}}
	for d, n := range grid {
		l.Grid[d] = int64(n)
	}
	for i := 0; i+1 < len(arguments); i += 2 {
		l.Scalars[arguments[i]] = int64(arguments[i+1])
	}
	return l, true
}
