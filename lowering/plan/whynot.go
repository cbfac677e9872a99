package plan

import (
	"fmt"
	"slices"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
	"tileir/lowering/layout"
	"tileir/lowering/machine"
	"tileir/lowering/plan/pass"
	"tileir/lowering/remark"
)

// remarkWarps says how many threads there are, and which hints are not followed.
func (e *entry) remarkWarps(w work, given bool) {
	if !e.Listening() {
		return
	}
	if e.Cluster > 1 {
		why := "its products, or what it reduces, are too large for one CTA"
		if n, _ := e.hint(hintCluster); int(n) == e.Cluster {
			why = "the hint " + hintCluster + " asks for it"
		}
		e.Remark(e.Op, remark.Cluster, "ctas", e.Cluster, "why", why)
	}
	why := fmt.Sprintf("the largest tile that is loaded or stored has %d elements", w.largest)
	if w.product > 0 {
		why = "its products ask for as many"
	}
	if given {
		why = "its schedule says so"
	}
	n, hinted := e.hint(hintWarps)
	if !given && hinted && int(n)*e.Cluster == e.Warps {
		why = "the hint " + hintWarps + " says so"
	}
	e.Remark(e.Op, remark.Warps, "warps", e.Warps, "why", why)
	if hinted && int(n)*e.Cluster != e.Warps {
		e.Remark(e.Op, remark.HintIgnored, "hint", hintWarps, "value", int(n), "why", fmt.Sprintf("expected a power of two up to %d", pass.MaxWarps))
	}
	if n, hinted := e.hint(hintCluster); hinted && int(n) != e.Cluster {
		why := fmt.Sprintf("expected a power of two up to %d", e.Machine.ClusterMax)
		if !e.Machine.Clusters {
			why = e.Machine.Generation + " has no clusters"
		}
		e.Remark(e.Op, remark.HintIgnored, "hint", hintCluster, "value", int(n), "why", why)
	}
	if n, hinted := e.hint(hintOccupancy); hinted && int(n) > e.Machine.WarpsPerSM/(e.Warps/e.Cluster) {
		e.Remark(e.Op, remark.HintIgnored, "hint", hintOccupancy, "value", int(n),
			"why", fmt.Sprintf("a multiprocessor of %s holds %d warps", e.Machine.Name, e.Machine.WarpsPerSM))
	}
}

// remarkProduct says which instruction computes a product, and why no better one.
func (e *entry) remarkProduct(op *ast.Op, chosen gpu.Instruction, rows, columns int, given bool) {
	if !e.Listening() {
		return
	}
	e.Remark(op, remark.Multiplied, "instruction", chosen.Name, "rows", rows, "columns", columns)
	if chosen.A == num.F32 {
		e.Remark(op, remark.MultiplyExact)
	}
	for _, i := range gpu.Instructions {
		if given || i.Name == chosen.Name {
			return
		}
		if i.A == chosen.A && i.C == chosen.C {
			e.Say(e.whyNot(op, i))
		}
	}
}

// whyNot says why an instruction for the types of a product is not taken; nil where
// there is nothing to be done about it.
func (e *entry) whyNot(op *ast.Op, i gpu.Instruction) *pass.Refusal {
	at, ct := ast.AsTile(op.Operand(0).Type), ast.AsTile(op.Result(0).Type)
	m, n, k := int(ct.Shape[0]), int(ct.Shape[1]), int(at.Shape[1])
	row := rowBytes(i, n, k)
	switch {
	case !e.Machine.Products.Has(i.Family):
		special, ok := machine.Of(e.Machine.Generation + "a")
		if !ok || !special.Products.Has(i.Family) {
			return nil
		}
		return pass.Refuse(op, remark.MultiplyTarget, "instruction", i.Name, "target", e.Machine.Name, "other", special.Name)
	case m < i.M || n < i.N || k < i.K:
		return pass.Refuse(op, remark.MultiplyShape, "instruction", i.Name,
			"least", fmt.Sprintf("%dx%dx%d", i.M, i.N, i.K), "shape", fmt.Sprintf("%dx%dx%d", m, n, k))
	case e.Warps/e.Cluster < i.Team():
		return pass.Refuse(op, remark.MultiplyWarps, "instruction", i.Name, "warps", e.Warps/e.Cluster)
	case row < i.LeastRow():
		return pass.Refuse(op, remark.MultiplyRows, "instruction", i.Name, "least", i.LeastRow(), "bytes", row)
	}
	if no := e.whyNotAlongK(op, i); no != nil {
		return no
	}
	return pass.Refuse(op, remark.MultiplyGrid, "instruction", i.Name, "warps", e.Warps, "m", m, "n", n)
}

// remarkAccesses says which accesses to memory are narrower than they might be, or
// do not coalesce.
func (a *assigner) remarkAccesses() {
	if !a.Listening() {
		return
	}
	a.entry.Op.Walk(func(op *ast.Op) {
		if !isAccess(op) {
			return
		}
		m := a.access(op)
		size := gpu.ElemBytes(m.Tile.Elem)
		most := a.vectorFor(m.Tile, gpu.CopyBytes) * size
		l, known := a.layoutOf(op, m)
		switch {
		case m.Tile.NumElements() == 1 || m.Known.By == analysis.LimitAtomic && m.Known.Bytes == 0:
		case m.Fast < 0 && most > size:
			a.Remark(op, remark.AccessScattered)
		case m.Fast >= 0 && m.Bytes < most:
			no := a.narrow(op, m, remark.AccessNarrow)
			a.Say(pass.Refuse(op, no.Reason, append(no.Args, "most", most)...))
		case m.Fast >= 0 && known:
			row := int(m.Tile.Shape[m.Fast]) * size
			if n := min(row, a.segmentBytes(op, l)); n < min(sectorBytes, int(m.Tile.NumElements())*size) {
				a.Remark(op, remark.AccessSectors, "bytes", n, "dim", m.Fast)
			}
		}
	})
}

// sectorBytes is what memory moves at least.
const sectorBytes = 32

// isAccess reports whether op moves a tile from or to memory.
func isAccess(op *ast.Op) bool {
	switch op.Opcode {
	case ast.OpLoadViewTko, ast.OpStoreViewTko, ast.OpLoadPtrTko, ast.OpStorePtrTko, ast.OpAtomicRedViewTko, ast.OpAtomicRMWTko:
		return true
	}
	return false
}

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

// narrow says of an access through a view or pointers that it moves fewer bytes at
// once than it might, by which limit, and what to assume so that it moves more.
func (e *entry) narrow(op *ast.Op, m analysis.Access, reason remark.Reason) *pass.Refusal {
	if !e.Listening() {
		return pass.Refuse(op, reason)
	}
	why, assume := m.Known.Explain(gpu.CopyBytes / uint64(gpu.ElemBytes(m.Tile.Elem)))
	return pass.Refuse(op, reason, "bytes", max(m.Bytes, gpu.ElemBytes(m.Tile.Elem)), "limit", why, "assume", assume)
}
