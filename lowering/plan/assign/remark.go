package assign

import (
	"slices"

	"tileir/ast"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
	"tileir/lowering/layout"
	"tileir/lowering/plan/pass"
	"tileir/lowering/remark"
)

// remarkAccesses says which accesses to memory are narrower than they might be, or
// do not coalesce.
func remarkAccesses(c *pass.Context, have map[*ast.Value]layout.Layout) {
	if !c.Listening() {
		return
	}
	c.Op.Walk(func(op *ast.Op) {
		if !vectorizable(op) {
			return
		}
		m := access(c, op)
		size := gpu.ElemBytes(m.Tile.Elem)
		most := vectorFor(c.Warps, m.Tile, gpu.CopyBytes) * size
		l, known := layoutOf(have, op, m)
		switch {
		case analysis.SharesBytes(m.Tile.Elem):
			if known && (m.Contiguous < 0 || m.Bytes == 1 || l.Contiguous(m.Contiguous) == 1) {
				c.Remark(op, remark.AccessHalves)
			}
		case m.Tile.NumElements() == 1:
		case m.Known.By == analysis.LimitAtomic && m.Known.Bytes == 0:
			if _, why := reductionBytes(c.Machine, op, m.Tile); why != "" {
				c.Remark(op, remark.AtomicAlone, "why", why)
			}
		case m.Contiguous < 0 && most > size:
			c.Remark(op, remark.AccessScattered)
		case m.Contiguous >= 0 && m.Bytes < most:
			no := c.Narrow(op, m, remark.AccessNarrow)
			c.Say(pass.Refuse(op, no.Reason, append(no.Args, "most", most)...))
		case m.Contiguous >= 0 && known:
			row := int(m.Tile.Shape[m.Contiguous]) * size
			if n := min(row, segmentBytes(c, op, l)); n < min(sectorBytes, int(m.Tile.NumElements())*size) {
				c.Remark(op, remark.AccessSectors, "bytes", n, "dim", m.Contiguous)
			}
		}
	})
}

// sectorBytes is what memory moves at least.
const sectorBytes = 32

// layoutOf returns the layout in which op moves its tile.
func layoutOf(have map[*ast.Value]layout.Layout, op *ast.Op, m analysis.Access) (l layout.Layout, ok bool) {
	for _, v := range slices.Concat(op.Results(), op.Operands()) {
		if t := ast.AsTile(v.Type); t != nil && slices.Equal(t.Shape, m.Tile.Shape) && t.Elem.String() == m.Tile.Elem.String() {
			l, ok = have[v]
			return l, ok
		}
	}
	return l, false
}
