package llvmgen

import (
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"tileir/lowering/gpu"
)

// reorder numbers tile blocks in the order that the plan gives them,
// plan/schedule/order.go: as the hardware counts them,
//
//	n = ctaid.x + nctaid.x·(ctaid.y + nctaid.y·ctaid.z)
//
// they lie along dimension order[0] first, then order[1], then order[2]; or in bands of
// the first, of which the last may be narrower:
//
//	plane = n % (n0·n1)    first = plane / (band·n1) · band    width = min(band, n0 - first)
//	rest = plane % (band·n1)    i0 = first + rest % width    i1 = rest / width
//
// More tile blocks than 31 bits count, a band for each, keep the hardware's order. Along a
// dimension in which they descend, they count from its end.
func (g *gen) reorder() {
	if order, band, ok := gpu.OrderOf(g.entry); ok {
		g.renumber(order, band)
	}
	if d, ok := gpu.DescendingOf(g.entry); ok {
		axis := "xyz"[d : d+1]
		if g.blockAt[d] == nil {
			g.blockAt[d] = g.sreg("ctaid." + axis)
		}
		g.blockAt[d] = fromEnd(g.top, g.blockAt[d], g.sreg("nctaid."+axis))
	}
}

// fromEnd is the number, from the end, of the tile block that is number at of n.
func fromEnd(b *ir.Block, at, n value.Value) value.Value {
	return b.NewSub(b.NewSub(n, i32(1)), at)
}

// renumber gives tile blocks their place in an order.
func (g *gen) renumber(order [3]int, band int) {
	b := g.top
	var id, n [3]value.Value
	for d, axis := range []string{"x", "y", "z"} {
		id[d], n[d] = g.sreg("ctaid."+axis), g.sreg("nctaid."+axis)
	}
	at := b.NewAdd(id[0], b.NewMul(n[0], b.NewAdd(id[1], b.NewMul(n[1], id[2]))))
	to := blockAt(b, at, n, order, band)
	counted := g.fitsWord(n, max(band, 1))
	for d := range to {
		g.blockAt[d] = b.NewSelect(counted, to[d], id[d])
	}
}

// blockAt is the place in a grid of extents n of the tile block number at, in an order.
func blockAt(b *ir.Block, at value.Value, n [3]value.Value, order [3]int, band int) (to [3]value.Value) {
	n0, n1 := n[order[0]], n[order[1]]
	perPlane := b.NewMul(n0, n1)
	plane := b.NewURem(at, perPlane)
	to[order[2]] = b.NewUDiv(at, perPlane)
	if band == 0 {
		to[order[0]], to[order[1]] = b.NewURem(plane, n0), b.NewUDiv(plane, n0)
	} else {
		perBand := b.NewMul(n1, i32(int64(band)))
		first := b.NewMul(b.NewUDiv(plane, perBand), i32(int64(band)))
		rest, left := b.NewURem(plane, perBand), b.NewSub(n0, first)
		width := b.NewSelect(b.NewICmp(enum.IPredULT, left, i32(int64(band))), left, i32(int64(band)))
		to[order[0]] = b.NewAdd(first, b.NewURem(rest, width))
		to[order[1]] = b.NewUDiv(rest, width)
	}
	return to
}

// fitsWord tells whether the tile blocks of a grid, so many for each, are fewer than 2^31.
func (g *gen) fitsWord(n [3]value.Value, each int) value.Value {
	b := g.top
	wide := func(v value.Value) value.Value { return b.NewZExt(v, types.I64) }
	total := b.NewMul(b.NewMul(wide(n[0]), wide(n[1])), wide(n[2]))
	return b.NewICmp(enum.IPredULT, total, i64(int64(1<<31/each)))
}
