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
func (a *assigner) remarkAccesses() {
	if !a.Listening() {
		return
	}
	a.Context.Op.Walk(func(op *ast.Op) {
		if !vectorizable(op) {
			return
		}
		m := a.access(op)
		size := gpu.ElemBytes(m.Tile.Elem)
		most := a.vectorFor(m.Tile, gpu.CopyBytes) * size
		l, known := a.layoutOf(op, m)
		switch {
		case analysis.SharesBytes(m.Tile.Elem):
			if known && (m.Contiguous < 0 || m.Bytes == 1 || l.Contiguous(m.Contiguous) == 1) {
				a.Remark(op, remark.AccessHalves)
			}
		case m.Tile.NumElements() == 1:
		case m.Known.By == analysis.LimitAtomic && m.Known.Bytes == 0:
			if _, why := reductionBytes(a.Machine, op, m.Tile); why != "" {
				a.Remark(op, remark.AtomicAlone, "why", why)
			}
		case m.Contiguous < 0 && most > size:
			a.Remark(op, remark.AccessScattered)
		case m.Contiguous >= 0 && m.Bytes < most:
			no := a.Narrow(op, m, remark.AccessNarrow)
			a.Say(pass.Refuse(op, no.Reason, append(no.Args, "most", most)...))
		case m.Contiguous >= 0 && known:
			row := int(m.Tile.Shape[m.Contiguous]) * size
			if n := min(row, a.segmentBytes(op, l)); n < min(sectorBytes, int(m.Tile.NumElements())*size) {
				a.Remark(op, remark.AccessSectors, "bytes", n, "dim", m.Contiguous)
			}
		}
	})
}

// sectorBytes is what memory moves at least.
const sectorBytes = 32

// layoutOf returns the layout in which op moves its tile.
func (a *assigner) layoutOf(op *ast.Op, m analysis.Access) (l layout.Layout, ok bool) {
	for _, v := range slices.Concat(op.Results(), op.Operands()) {
		if t := ast.AsTile(v.Type); t != nil && slices.Equal(t.Shape, m.Tile.Shape) && t.Elem.String() == m.Tile.Elem.String() {
			l, ok = a.have[v]
			return l, ok
		}
	}
	return l, false
}
