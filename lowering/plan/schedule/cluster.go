package schedule

import (
	"context"

	"tileir/ast"
	"tileir/halt"
	"tileir/lowering/gpu"
	"tileir/lowering/layout"
	"tileir/lowering/machine"
	"tileir/lowering/plan/pass"
)

// A tile block runs on one CTA, or on the CTAs of a cluster: if its entry asks
// for that by the hint num_cta_in_cga, or if the results of a product, or what is
// reduced, are more than the registers of a CTA can hold beside what else it
// needs. Then gpu.cluster is their number, and gpu.warps counts the warps of all
// of them: CTA c of n has the warps whose upper log2(n) bits are c, so that
// layouts distribute a tile over the CTAs as they do to warps. What differs is where
// threads meet:
//
//   - a barrier waits for all threads of the cluster, unless it only keeps
//     tiles in shared memory apart: each CTA has its own copy of those;
//   - scratch is that of the first CTA, which the others reach through
//     distributed shared memory.

// residentBytes is how much of a tile that has to be there as a whole a CTA
// takes: 64 registers of each thread.
const residentBytes = 64 * 4 * 32 * pass.MaxWarps

// CTAs returns how many CTAs a tile block of an entry will have.
func CTAs(ctx context.Context, op *ast.Op, m machine.Machine) (n int, err error) {
	defer halt.Catch(&err)
	return chooseCluster(pass.New(ctx, op, m)), nil
}

// chooseCluster returns how many CTAs a tile block shall have.
func chooseCluster(c *pass.Context) int {
	if n := c.Op.Int(gpu.AttrCluster, 0); n > 0 {
		return int(n)
	}
	if !c.Machine.Clusters {
		return 1
	}
	warps := int(c.Op.Int(gpu.AttrWarps, pass.MaxWarps*int64(c.Machine.ClusterMax))) // each CTA has one at least
	if n, ok := hint(c, hintCluster); ok && n >= 1 && n <= int64(min(c.Machine.ClusterMax, warps)) && n&(n-1) == 0 {
		return int(n)
	}
	most := 0
	c.Walk(c.Op, func(op *ast.Op) {
		switch op.Opcode {
		case ast.OpMmaF, ast.OpMmaI:
			most = max(most, gpu.TileBytes(op.Value()))
		case ast.OpReduce, ast.OpScan:
			most = max(most, gpu.TileBytes(op.List(ast.InOperands)[0]))
		}
	})
	n := most / residentBytes
	if n > min(c.Machine.ClusterPortable, warps) {
		return 1 // too much for a cluster as well: the chunk pass makes loops of it
	}
	return max(1, n)
}

// slice gives each CTA of a cluster only that part of operand which of a product
// that its warps multiply. A product's warps count the rows of their grid first,
// so the upper bits, which are the CTA's rank, number columns, then rows. Where parts would
// do and there are none, it says why.
func slice(c *pass.Context, tile *gpu.Shared, which int, instr gpu.Instruction, wm, wn int) (whyNot string) {
	bits := layout.Log2(c.Cluster)
	cols := min(bits, layout.Log2(wn))
	rows := bits - cols
	n, warps := 1<<rows, wm
	unit, unitN := instr.Unit(gpu.OuterUnit[0], gpu.OuterUnit[1])
	if which == 1 {
		n, warps, unit = 1<<cols, wn, unitN
	}
	switch {
	case n == 1:
		return "" // all need all
	case tile.Shape[which] < warps*unit:
		return "some warps compute what others do"
	case tile.Shape[which]/n*tile.Elem.MemBits()/8 < instr.LeastRow():
		return "a part would have shorter rows than " + instr.Name + " reads"
	}
	tile.Slices, tile.Along = n, which
	if which == 1 {
		tile.RankBit = rows
	}
	return ""
}
